//! The most pairs that can be made of those who may meet: a maximum matching.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// Counts the most pairs that can be made, where `may_meet` says of any two whether they may.
pub(crate) fn most_pairs(count: usize, may_meet: impl Fn(usize, usize) -> bool) -> usize {
    let mut meetings: UnGraph<(), ()> = UnGraph::with_capacity(count, count * count);
    let nodes: Vec<_> = (0..count).map(|_| meetings.add_node(())).collect();
    for one in 0..count {
        for other in one + 1..count {
            if may_meet(one, other) {
                meetings.add_edge(nodes[one], nodes[other], ());
            }
        }
    }
    maximum_matching(&meetings).len()
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
