//! Rounds in which those meet who have the same points.

use std::cmp::Reverse;

use fracas_core::{Chance, Coin};

use crate::event::Event;
use crate::matching::most_pairs;
use crate::record::EntrantId;
use crate::standing::Standing;

/// Someone to be paired.
#[derive(Clone, Copy, Debug)]
struct Seeker {
    id: EntrantId,
    points: u32,
    byes: u32,
    /// How often they were paired with someone of fewer points.
    floats: u32,
    /// The place in the standings.
    place: usize,
    /// Their place among equals in this round.
    lot: usize,
}

/// Those to be paired, and how often each two have met.
struct Field {
    /// The first comes first: by points, then whoever was paired down most, then as chance has it.
    seekers: Vec<Seeker>,
    /// How often two have met, by their places in `seekers`.
    met: Vec<Vec<u32>>,
}

/// Pairs all who are still in it; one has a bye if their number is odd.
pub(crate) fn pair(
    event: &Event,
    chance: &mut impl Chance,
) -> (Vec<[EntrantId; 2]>, Option<EntrantId>) {
    let field = Field::new(event, chance);
    let mut left: Vec<usize> = (0..field.seekers.len()).collect();
    let bye = (left.len() % 2 == 1).then(|| field.take_bye(&mut left));
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let pair = field.take_pair(&mut left).map(|it| field.seekers[it].id);
        pairs.push(match chance.coin() {
            Coin::Heads => pair,
            Coin::Tails => [pair[1], pair[0]],
        });
    }
    (pairs, bye.map(|it| field.seekers[it].id))
}

impl Field {
    fn new(event: &Event, chance: &mut impl Chance) -> Field {
        let standings = event.standings();
        let active: Vec<&Standing> = {
            let is_in = |it: &&Standing| event.entrants[it.entrant.index()].is_in();
            standings.iter().filter(is_in).collect()
        };
        let mut lots: Vec<usize> = (0..active.len()).collect();
        chance.shuffle(&mut lots);
        let seeker = |(standing, lot): (&&Standing, usize)| Seeker {
            id: standing.entrant,
            points: standing.points,
            byes: standing.byes,
            floats: event.floats_of(standing.entrant),
            place: standing.place,
            lot,
        };
        let mut seekers: Vec<Seeker> = active.iter().zip(lots).map(seeker).collect();
        seekers.sort_by_key(|it| (Reverse(it.points), Reverse(it.floats), it.lot));
        let meetings = |one: &Seeker, other: &Seeker| {
            let matches = event.rounds.iter().flat_map(|round| &round.matches);
            let is_theirs =
                |pair: &[EntrantId; 2]| pair.contains(&one.id) && pair.contains(&other.id);
            matches.filter(|it| is_theirs(&it.pair)).count() as u32
        };
        let row = |one| seekers.iter().map(|other| meetings(one, other)).collect();
        let met = seekers.iter().map(row).collect();
        Field { seekers, met }
    }

    /// Counts the pairs of those left who must meet again, however they are paired.
    fn rematches(&self, left: &[usize]) -> usize {
        let is_new = |one: usize, other: usize| self.met[left[one]][left[other]] == 0;
        left.len() / 2 - most_pairs(left.len(), is_new)
    }

    /// Takes out the one who has the bye.
    fn take_bye(&self, left: &mut Vec<usize>) -> usize {
        let fewest = self.seekers.iter().map(|it| it.byes).min().unwrap_or_default();
        let mut worthy: Vec<usize> =
            left.iter().copied().filter(|it| self.seekers[*it].byes == fewest).collect();
        worthy.sort_by_key(|it| Reverse(self.seekers[*it].place));
        // The first of the best, so the last in the standings.
        let best = worthy.into_iter().min_by_key(|it| self.rematches(&without(left, &[*it])));
        let best = best.expect("someone has the fewest byes");
        left.retain(|it| *it != best);
        best
    }

    /// Takes out the first with the nearest whom they can meet while the others can still be paired
    /// as well as before.
    fn take_pair(&self, left: &mut Vec<usize>) -> [usize; 2] {
        let first = left[0];
        let least = self.rematches(left);
        let mut others = left[1..].to_vec();
        // `others` is in order already, so that among equals of the next points the first comes first.
        others.sort_by_key(|it| {
            (self.met[first][*it], self.seekers[first].points - self.seekers[*it].points)
        });
        let fits = |other: &usize| {
            let again = usize::from(self.met[first][*other] != 0);
            again + self.rematches(&without(left, &[first, *other])) == least
        };
        let other = others.into_iter().find(fits).expect("the best pairing pairs the first");
        *left = without(left, &[first, other]);
        [first, other]
    }
}

fn without(left: &[usize], gone: &[usize]) -> Vec<usize> {
    left.iter().copied().filter(|it| !gone.contains(it)).collect()
}

impl Event {
    /// Counts how often someone met one who had fewer points when they were paired.
    fn floats_of(&self, entrant: EntrantId) -> u32 {
        let is_float = |index: usize| {
            let pair = self.rounds[index].matches.iter().find(|it| it.pair.contains(&entrant));
            let other = pair.and_then(|it| it.pair.into_iter().find(|it| *it != entrant));
            other.is_some_and(|other| {
                self.points_before(index, other) < self.points_before(index, entrant)
            })
        };
        (0..self.rounds.len()).filter(|index| is_float(*index)).count() as u32
    }
}
