//! Luck told apart from play, to the last thousandth.

use fracas_core::Seat;
use serde::Serialize;

use super::Permille;

/// A choice and what it cost the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// Who chose.
    pub(super) seat: Seat,
    /// The value of the best choice less that of the one made, as the seat could know it; nothing
    /// where the difference may be chance.
    pub(super) cost: Permille,
}

/// How a seat came from what it could expect to what it got: `start + luck - lost + given = end`.
///
/// What the seat could expect changes from each moment to the next. Of each such change,
/// - what the seat's own choice cost is *lost*;
/// - what another seat's choice cost that seat is *given* to the others, in equal parts: results are
///   shared out among the seats, so what one leaves the others take;
/// - all the rest is *luck*: cards and dice, and what was hidden when it was chosen.
///
/// So luck is all that is left when every choice has been paid for, errors of estimation included: a
/// cost within its margin is not paid. What is expected on the way cancels out: only start, end and
/// costs decide what the sums are. A choice made in secret is paid for when it is made, though others
/// learn of it later. A seat that always finds the best choice loses nothing, whatever comes of it;
/// where choices make no difference, all is luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// What it could expect at the start.
    pub start: Permille,
    /// What chance and hidden things gave it, or took.
    pub luck: Permille,
    /// What its own choices cost it; never below nothing.
    pub lost: Permille,
    /// What the choices of others left to it; never below nothing.
    pub given: Permille,
    /// What it got, or could expect when the match was broken off.
    pub end: Permille,
}

/// Settles the accounts of all seats, given what each could expect at every moment, and the choice
/// between each moment and the next.
pub(super) fn settle(expected: &[Vec<Permille>], choices: &[Choice]) -> Vec<Account> {
    let (Some(start), Some(end)) = (expected.first(), expected.last()) else { return Vec::new() };
    let open = |seat: Seat| Account {
        seat,
        start: start[seat.index()],
        luck: Permille(0),
        lost: Permille(0),
        given: Permille(0),
        end: end[seat.index()],
    };
    let mut accounts: Vec<Account> = Seat::all(start.len()).map(open).collect();
    for (moment, choice) in expected.windows(2).zip(choices) {
        for account in &mut accounts {
            let at = account.seat.index();
            account.enter(moment[1][at] - moment[0][at], *choice, start.len());
        }
    }
    accounts
}

impl Account {
    /// Enters one change of what the seat could expect.
    fn enter(&mut self, change: Permille, choice: Choice, seats: usize) {
        let (lost, given) = if choice.seat == self.seat {
            (choice.cost, Permille(0))
        } else {
            (Permille(0), choice.part_of(self.seat, seats))
        };
        self.lost += lost;
        self.given += given;
        self.luck += change + lost - given;
    }
}

impl Choice {
    /// Gets the part of the cost that falls to another seat: equal parts, where those who sit next
    /// after the one who chose take what does not divide.
    fn part_of(self, seat: Seat, seats: usize) -> Permille {
        let others = seats as i32 - 1;
        let after = (seat.index() + seats - self.seat.index() - 1) % seats;
        let takes_one_more = (after as i32) < self.cost.0 % others;
        Permille(self.cost.0 / others + i32::from(takes_one_more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments<const SEATS: usize>(moments: &[[i32; SEATS]]) -> Vec<Vec<Permille>> {
        moments.iter().map(|seats| seats.map(Permille).to_vec()).collect()
    }

    fn chose(seat: u8, cost: i32) -> Choice {
        Choice { seat: Seat(seat), cost: Permille(cost) }
    }

    fn assert_adds_up(accounts: &[Account]) {
        for account in accounts {
            let sum = account.start + account.luck - account.lost + account.given;
            assert_eq!(sum, account.end, "{account:?}");
        }
    }

    #[test]
    fn what_a_choice_cost_is_lost_by_one_and_given_to_the_other_and_the_rest_is_luck() {
        // Seat 0 gives 100 away and is luckier than that by 30; then seat 1 does its best and wins.
        let expected = moments(&[[500, 480], [430, 570], [0, 1000]]);
        let accounts = settle(&expected, &[chose(0, 100), chose(1, 0)]);
        assert_adds_up(&accounts);
        let [first, second] = accounts[..] else { panic!("two seats") };
        assert_eq!(
            (first.lost, first.given, first.luck),
            (Permille(100), Permille(0), Permille(-400))
        );
        assert_eq!(
            (second.lost, second.given, second.luck),
            (Permille(0), Permille(100), Permille(420))
        );
    }

    #[test]
    fn where_nobody_had_a_choice_all_is_luck() {
        let expected = moments(&[[500, 500], [650, 350], [1000, 0]]);
        let accounts = settle(&expected, &[chose(0, 0), chose(1, 0)]);
        assert_adds_up(&accounts);
        assert_eq!(accounts[0].luck, Permille(500));
        assert_eq!((accounts[1].lost, accounts[1].given), (Permille(0), Permille(0)));
    }

    #[test]
    fn among_many_seats_all_that_one_loses_the_others_are_given() {
        let expected = moments(&[[500; 4], [400, 520, 530, 550], [1000, 667, 333, 0]]);
        let accounts = settle(&expected, &[chose(2, 100), chose(0, 50)]);
        assert_adds_up(&accounts);
        let given: Vec<i32> = accounts.iter().map(|account| account.given.0).collect();
        // 100 of seat 2 are 34 for seat 3 and 33 for seats 0 and 1; 50 of seat 0 are 17, 17 and 16.
        assert_eq!(given, [33, 33 + 17, 17, 34 + 16]);
        let sum = |part: fn(&Account) -> Permille| accounts.iter().map(part).sum::<Permille>();
        assert_eq!(sum(|account| account.lost), sum(|account| account.given));
    }

    #[test]
    fn a_match_without_moves_has_accounts_without_entries() {
        let accounts = settle(&moments(&[[510, 490]]), &[]);
        assert_adds_up(&accounts);
        assert_eq!((accounts[0].start, accounts[0].luck), (accounts[0].end, Permille(0)));
    }
}
