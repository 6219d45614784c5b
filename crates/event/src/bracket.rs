//! Rounds in which losers are out.

use crate::event::{Event, Match};
use crate::record::{Course, EntrantId, Verdict};

impl Event {
    /// Gets who won a match, with what decides a draw where someone must go on.
    pub(crate) fn verdict_of(&self, decided: &Match) -> Option<Verdict> {
        let verdict = decided.result?.verdict;
        let is_last_draw = verdict == Verdict::Draw && !decided.drawn.is_empty();
        if self.plan().course != Course::Elimination || !is_last_draw {
            return Some(verdict);
        }
        let [first, second] = decided.pair.map(|it| self.entrants[it.index()].lot);
        Some(if first < second { Verdict::First } else { Verdict::Second })
    }

    /// Gets the table of a drawn match that must be played once more.
    pub(crate) fn drawn_table(&self) -> Option<&str> {
        if self.plan().course != Course::Elimination {
            return None;
        }
        let is_owed = |it: &&Match| {
            it.drawn.is_empty() && it.result.is_some_and(|it| it.verdict == Verdict::Draw)
        };
        Some(&self.rounds.last()?.matches.iter().find(is_owed)?.table)
    }

    /// Puts those who are left into their slots; neighbours meet.
    pub(crate) fn slots(&self) -> Vec<Option<EntrantId>> {
        let mut seeds: Vec<EntrantId> = (0..self.entrants.len() as u16).map(EntrantId).collect();
        seeds.retain(|it| !self.entrants[it.index()].withdrew);
        seeds.sort_by_key(|it| self.entrants[it.index()].lot);
        let size = seeds.len().next_power_of_two();
        let mut slots: Vec<Option<EntrantId>> =
            seeding(size).into_iter().map(|seed| seeds.get(seed).copied()).collect();
        for round in 0..self.rounds.len() {
            slots = slots.chunks(2).map(|pair| self.survivor(round, pair)).collect();
        }
        let is_in = |it: &EntrantId| self.entrants[it.index()].is_in();
        slots.into_iter().map(|slot| slot.filter(is_in)).collect()
    }

    /// Finds who of two neighbours went on from a round.
    fn survivor(&self, round: usize, pair: &[Option<EntrantId>]) -> Option<EntrantId> {
        let round = &self.rounds[round];
        let met =
            round.matches.iter().find(|it| it.pair.iter().all(|it| pair.contains(&Some(*it))));
        let Some(met) = met else {
            return round.byes.iter().copied().find(|it| pair.contains(&Some(*it)));
        };
        match self.verdict_of(met)? {
            Verdict::First => Some(met.pair[0]),
            Verdict::Second => Some(met.pair[1]),
            Verdict::Draw | Verdict::Neither => None,
        }
    }
}

/// Pairs neighbours; who has none has a bye.
pub(crate) fn pair(slots: &[Option<EntrantId>]) -> (Vec<[EntrantId; 2]>, Vec<EntrantId>) {
    let (mut pairs, mut byes) = (Vec::new(), Vec::new());
    for neighbours in slots.chunks(2) {
        match neighbours {
            [Some(one), Some(other)] => pairs.push([*one, *other]),
            [Some(alone), None] | [None, Some(alone)] | [Some(alone)] => byes.push(*alone),
            _ => {}
        }
    }
    (pairs, byes)
}

/// Gets the seeds in the order of their slots: the first two can meet in the last round only, and so
/// on; so the first seeds have the byes.
fn seeding(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seeds_are_kept_apart_until_the_end() {
        assert_eq!(seeding(1), [0]);
        assert_eq!(seeding(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    }
}
