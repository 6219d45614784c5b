//! Who leads. See the rules in the crate's documentation.

use std::cmp::Reverse;

use crate::event::{Event, Round};
use crate::record::{EntrantId, Verdict};

/// What a match is worth to its winner.
const WIN: u32 = 3;
/// What it is worth to both if it is drawn.
const DRAW: u32 = 1;
/// The whole of a share.
const WHOLE: u32 = 1_000_000;
/// The least that someone's share counts for their opponents.
const LEAST_SHARE: u32 = WHOLE / 3;

/// Where someone stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub entrant: EntrantId,
    /// The place, from 1; no two have the same.
    pub place: usize,
    /// The points.
    pub points: u32,
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// The opponents' match wins, in millionths.
    pub opponents: u32,
    /// The sum of the scores.
    pub score: i64,
    /// The opponents' opponents' match wins, in millionths.
    pub opponents_opponents: u32,
    /// The points made against those who are equal in all of the above.
    pub among_equals: u32,
    /// The lot.
    pub lot: u16,
}

/// What came of one match for one of the two.
struct Met {
    entrant: EntrantId,
    opponent: EntrantId,
    points: u32,
    score: i32,
}

impl Event {
    /// Ranks all who took part from the start.
    pub fn standings(&self) -> Vec<Standing> {
        let met = self.met(&self.rounds);
        let ids = (0..self.entrants.len() as u16).map(EntrantId);
        let ids = ids.filter(|it| !self.entrants[it.index()].withdrew);
        let mut table: Vec<Standing> = ids.map(|id| self.tally(id, &met)).collect();
        let shares: Vec<(EntrantId, u32)> =
            table.iter().map(|it| (it.entrant, it.share())).collect();
        for standing in &mut table {
            standing.opponents = mean_of_opponents(standing.entrant, &met, &shares);
        }
        let of_opponents: Vec<(EntrantId, u32)> =
            table.iter().map(|it| (it.entrant, it.opponents)).collect();
        for standing in &mut table {
            standing.opponents_opponents = mean_of_opponents(standing.entrant, &met, &of_opponents);
        }
        count_among_equals(&mut table, &met);
        table.sort_by_key(|it| (Reverse((it.merit(), it.among_equals)), it.lot));
        for (index, standing) in table.iter_mut().enumerate() {
            standing.place = index + 1;
        }
        table
    }

    fn tally(&self, entrant: EntrantId, met: &[Met]) -> Standing {
        let own: Vec<&Met> = met.iter().filter(|it| it.entrant == entrant).collect();
        let count = |points: u32| own.iter().filter(|it| it.points == points).count() as u32;
        let byes = self.rounds.iter().filter(|round| round.byes.contains(&entrant)).count() as u32;
        Standing {
            entrant,
            place: 0,
            points: own.iter().map(|it| it.points).sum::<u32>() + WIN * byes,
            wins: count(WIN),
            draws: count(DRAW),
            losses: count(0),
            byes,
            opponents: 0,
            score: own.iter().map(|it| i64::from(it.score)).sum(),
            opponents_opponents: 0,
            among_equals: 0,
            lot: self.entrants[entrant.index()].lot,
        }
    }

    /// Lists what came of all decided matches, for both.
    fn met(&self, rounds: &[Round]) -> Vec<Met> {
        let mut all = Vec::new();
        for decided in rounds.iter().flat_map(|round| &round.matches) {
            let (Some(verdict), Some(result)) = (self.verdict_of(decided), decided.result) else {
                continue;
            };
            let [first, second] = decided.pair;
            let points = match verdict {
                Verdict::First => [WIN, 0],
                Verdict::Second => [0, WIN],
                Verdict::Draw => [DRAW, DRAW],
                Verdict::Neither => [0, 0],
            };
            let [one, other] = result.scores;
            all.push(Met { entrant: first, opponent: second, points: points[0], score: one });
            all.push(Met { entrant: second, opponent: first, points: points[1], score: other });
        }
        all
    }

    /// Counts the points that someone had before a round.
    pub(crate) fn points_before(&self, round: usize, entrant: EntrantId) -> u32 {
        let before = &self.rounds[..round];
        let byes = before.iter().filter(|it| it.byes.contains(&entrant)).count() as u32;
        let met = self.met(before);
        met.iter().filter(|it| it.entrant == entrant).map(|it| it.points).sum::<u32>() + WIN * byes
    }
}

impl Standing {
    /// Gets the share of the points that could have been made, as it counts for opponents.
    fn share(&self) -> u32 {
        let played = self.wins + self.draws + self.losses + self.byes;
        let share = (self.points * WHOLE).checked_div(played * WIN).unwrap_or_default();
        share.max(LEAST_SHARE)
    }

    /// Gets all that counts before equals are held against each other.
    fn merit(&self) -> (u32, u32, i64, u32) {
        (self.points, self.opponents, self.score, self.opponents_opponents)
    }
}

fn mean_of_opponents(entrant: EntrantId, met: &[Met], values: &[(EntrantId, u32)]) -> u32 {
    let value = |opponent| values.iter().find(|(id, _)| *id == opponent).map_or(0, |(_, it)| *it);
    let (mut sum, mut count) = (0, 0);
    for own in met.iter().filter(|it| it.entrant == entrant) {
        sum += value(own.opponent);
        count += 1;
    }
    u32::checked_div(sum, count).unwrap_or_default()
}

fn count_among_equals(table: &mut [Standing], met: &[Met]) {
    let merits: Vec<_> = table.iter().map(|it| (it.entrant, it.merit())).collect();
    for standing in table {
        let is_equal = |opponent: EntrantId| merits.contains(&(opponent, standing.merit()));
        let own = met.iter().filter(|it| it.entrant == standing.entrant && is_equal(it.opponent));
        standing.among_equals = own.map(|it| it.points).sum();
    }
}
