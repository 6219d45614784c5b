//! The most pairs that can be made of those who may meet: a maximum matching, by Edmonds' blossoms.

use std::collections::VecDeque;

/// Counts the most pairs that can be made, where `may_meet` says of any two whether they may.
pub(crate) fn most_pairs(count: usize, may_meet: impl Fn(usize, usize) -> bool) -> usize {
    let mut search = Search {
        count,
        may_meet,
        partner: vec![None; count],
        parent: vec![None; count],
        base: (0..count).collect(),
        is_reached: vec![false; count],
    };
    for root in 0..count {
        if search.partner[root].is_none()
            && let Some(end) = search.find_path(root)
        {
            search.turn_over(end);
        }
    }
    search.partner.iter().flatten().count() / 2
}

/// A search for a path of pairs that can be turned over to make one pair more.
struct Search<F> {
    count: usize,
    may_meet: F,
    partner: Vec<Option<usize>>,
    /// The way back to the root, over those reached by who they may meet.
    parent: Vec<Option<usize>>,
    /// The root of the blossom that each is in; itself outside of any.
    base: Vec<usize>,
    is_reached: Vec<bool>,
}

impl<F: Fn(usize, usize) -> bool> Search<F> {
    /// Finds someone without a partner to whom a path leads.
    fn find_path(&mut self, root: usize) -> Option<usize> {
        self.parent.fill(None);
        self.is_reached.fill(false);
        self.base = (0..self.count).collect();
        self.is_reached[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(from) = queue.pop_front() {
            for to in 0..self.count {
                let is_edge = from != to && (self.may_meet)(from, to);
                if !is_edge || self.base[from] == self.base[to] || self.partner[from] == Some(to) {
                    continue;
                }
                let is_outer =
                    to == root || self.partner[to].is_some_and(|it| self.parent[it].is_some());
                if is_outer {
                    self.close_blossom(from, to, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(from);
                    let Some(next) = self.partner[to] else { return Some(to) };
                    self.is_reached[next] = true;
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// Makes one of all on the two ways from an edge back to where they meet.
    fn close_blossom(&mut self, from: usize, to: usize, queue: &mut VecDeque<usize>) {
        let stem = self.common_base(from, to);
        let mut in_blossom = vec![false; self.count];
        self.mark_way(from, stem, to, &mut in_blossom);
        self.mark_way(to, stem, from, &mut in_blossom);
        for each in 0..self.count {
            if in_blossom[self.base[each]] {
                self.base[each] = stem;
                if !self.is_reached[each] {
                    self.is_reached[each] = true;
                    queue.push_back(each);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut on_way = vec![false; self.count];
        let mut at = self.base[one];
        loop {
            on_way[at] = true;
            match self.partner[at].and_then(|it| self.parent[it]) {
                Some(before) => at = self.base[before],
                None => break,
            }
        }
        let mut at = self.base[other];
        while !on_way[at] {
            let before = self.partner[at].and_then(|it| self.parent[it]);
            at = self.base[before.expect("both ways lead to the root")];
        }
        at
    }

    fn mark_way(&mut self, from: usize, stem: usize, child: usize, in_blossom: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != stem {
            let partner = self.partner[at].expect("only the root has no partner");
            in_blossom[self.base[at]] = true;
            in_blossom[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            at = self.parent[partner].expect("a partner was reached from someone");
        }
    }

    /// Pairs anew along the path that ends here.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(here) = at {
            let before = self.parent[here].expect("the path leads back to its root");
            at = self.partner[before];
            self.partner[here] = Some(before);
            self.partner[before] = Some(here);
        }
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::{Chance as _, Fast};

    use super::*;

    /// Counts by trying everything.
    fn most_by_trying(left: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
        let [first, rest @ ..] = left else { return 0 };
        let alone = most_by_trying(rest, may_meet);
        let paired = rest.iter().filter(|it| may_meet(*first, **it)).map(|it| {
            let others: Vec<usize> = rest.iter().copied().filter(|other| other != it).collect();
            1 + most_by_trying(&others, may_meet)
        });
        paired.max().unwrap_or_default().max(alone)
    }

    #[test]
    fn as_many_pairs_are_made_as_by_trying_everything() {
        let mut chance = Fast::new(5);
        for _ in 0..3_000 {
            let count = 1 + chance.below(9) as usize;
            let density = 1 + chance.below(9);
            let edges: Vec<bool> = (0..count * count).map(|_| chance.below(10) < density).collect();
            let may_meet =
                |one: usize, other: usize| edges[one.max(other) * count + one.min(other)];
            let all: Vec<usize> = (0..count).collect();
            let expected = most_by_trying(&all, &may_meet);
            assert_eq!(most_pairs(count, may_meet), expected, "{edges:?}");
        }
    }

    #[test]
    fn two_triangles_that_touch_are_three_pairs() {
        // Greedy pairs 2 with 3 last, or finds the blossoms.
        let edges = [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (4, 5), (3, 5)];
        let may_meet = |a: usize, b: usize| edges.contains(&(a, b)) || edges.contains(&(b, a));
        assert_eq!(most_pairs(6, may_meet), 3);
    }
}
