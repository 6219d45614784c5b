//! Who meets whom, and in which seats.

use fracas_core::Seat;

/// Those who sit at one table, and the games that make one set of it.
///
/// In turn 0 the first of `contenders` sits in seat 0, the second in seat 1 and so on; with every
/// turn each moves one seat down. As many turns as seats make a whole rotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matchup {
    /// Who plays, by number.
    pub contenders: Vec<usize>,
    /// The rules of each turn, by number: they differ where a contender brings its own deck.
    pub turns: Vec<usize>,
}

impl Matchup {
    /// Makes the matchup in which everyone stays in one seat, so that a game is a set.
    pub fn unpaired(seats: usize) -> Matchup {
        Matchup { contenders: (0..seats).collect(), turns: vec![0] }
    }

    /// Makes the matchup in which everyone sits in each seat once, by the same rules.
    pub fn rotated(contenders: Vec<usize>) -> Matchup {
        Matchup { turns: vec![0; contenders.len()], contenders }
    }

    /// Gets who sits in a seat.
    #[inline]
    pub fn sitter(&self, turn: usize, seat: Seat) -> usize {
        self.contenders[self.slot(turn, seat)]
    }

    /// Gets the position among the contenders of the one who sits in a seat.
    #[inline]
    pub(crate) fn slot(&self, turn: usize, seat: Seat) -> usize {
        (turn + seat.index()) % self.contenders.len()
    }

    /// Checks whether everyone sits in each seat equally often.
    pub fn is_paired(&self) -> bool {
        self.turns.len() == self.contenders.len()
    }
}

/// Lists all tables of `seats` out of `contenders`, so that everyone meets everyone equally often;
/// none if there are more than `most`.
pub fn all_tables(contenders: usize, seats: usize, most: usize) -> Option<Vec<Vec<usize>>> {
    let mut tables = Vec::new();
    let mut table: Vec<usize> = (0..seats).collect();
    if seats == 0 || contenders < seats {
        return Some(tables);
    }
    loop {
        if tables.len() == most {
            return None;
        }
        tables.push(table.clone());
        // The last one who can be replaced by the next is, and all after follow on.
        let room = |at: &usize| table[*at] < contenders - seats + at;
        let Some(at) = (0..seats).rev().find(room) else { return Some(tables) };
        let next = table[at] + 1;
        table.splice(at.., next..next + seats - at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_sits_in_each_seat_once() {
        let matchup = Matchup::rotated(vec![4, 7, 9]);
        for seat in Seat::all(3) {
            let mut sitters: Vec<usize> = (0..3).map(|turn| matchup.sitter(turn, seat)).collect();
            sitters.sort_unstable();
            assert_eq!(sitters, [4, 7, 9]);
        }
        assert!(matchup.is_paired() && !Matchup::unpaired(3).is_paired());
    }

    #[test]
    fn everyone_meets_everyone_equally_often() {
        for (contenders, seats, tables) in [(2, 2, 1), (5, 2, 10), (5, 3, 10), (6, 4, 15)] {
            let all = all_tables(contenders, seats, 1_000).unwrap();
            assert_eq!(all.len(), tables);
            let meet = |a: usize, b: usize| {
                all.iter().filter(|table| table.contains(&a) && table.contains(&b)).count()
            };
            for a in 0..contenders {
                for b in (0..contenders).filter(|b| *b != a) {
                    assert_eq!(meet(a, b), meet(0, 1), "{a} and {b} of {contenders}");
                }
            }
        }
    }

    #[test]
    fn too_few_make_no_table_and_too_many_are_not_counted_out() {
        assert_eq!(all_tables(2, 3, 10), Some(Vec::new()));
        assert_eq!(all_tables(5, 2, 9), None);
    }
}
