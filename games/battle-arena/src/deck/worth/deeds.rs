//! What operations are worth.

use fracas_cards::effect::Counted;

use super::{HERO, HOT_DOG, Outlook, PLAY, POINT};
use crate::words::{Count, Discarding, Group, How, Number, Operation, Side, Whom};

/// How much Power usually turns a Battle.
const ENOUGH: i32 = 40 * POINT;

impl Outlook {
    /// Gets what an operation is worth.
    pub(super) fn deed(&self, operation: &Operation) -> i32 {
        match operation {
            Operation::Power(amount, who) => {
                at_the_right_time(to_you(*who, ample(self.number(amount))))
            }
            Operation::SetPower { to, plus, who } => {
                self.set_power(to, *who) + to_you(*who, i32::from(*plus) * POINT)
            }
            Operation::Draw(amount, who) => to_you(*who, self.number(amount) * PLAY / 100),
            Operation::DrawHeroes(amount, who) => to_you(*who, self.number(amount) * HERO / 100),
            Operation::MillPlays(amount, who) => to_you(*who, -self.number(amount)),
            Operation::MillHeroes(amount, _) => self.number(amount) / 2,
            Operation::Recover(amount, who) => to_you(*who, self.number(amount) * HOT_DOG / 100),
            Operation::LoseHotDogs(amount, who) => {
                to_you(*who, -self.number(amount) * HOT_DOG * 3 / 400)
            }
            Operation::RecoverUpTo(most, side) => {
                to_you(Whom::One(*side), i32::from(*most) * HOT_DOG * 3 / 4)
            }
            Operation::DiscardPlays(how) => discarding(*how, PLAY * 3 / 4),
            Operation::DiscardHeroes(how) => discarding(*how, HERO),
            Operation::Honors(side) => to_you(Whom::One(*side), POINT),
            Operation::RunTop(side) => to_you(Whom::One(*side), 11 * POINT),
            Operation::ShufflePlaysIn(who) => to_you(*who, -2 * PLAY),
            Operation::Run => 14 * POINT,
            Operation::CopyLastPlay => 10 * POINT,
            Operation::Replace | Operation::Swap => 12 * POINT,
            Operation::SwapPower | Operation::UndoPlays => 15 * POINT,
            Operation::DoublePower => 50 * POINT,
            Operation::EndBattle => 18 * POINT,
            Operation::TradeHotDogs => 5 * POINT,
            Operation::BecomeHotDog => HOT_DOG,
            Operation::PayAny => -2 * HOT_DOG,
            Operation::HoldPower | Operation::ShareChanges | Operation::TurnLosses => 4 * POINT,
            Operation::DrawAlong | Operation::Take => PLAY * 3 / 4,
            Operation::DropNext | Operation::RenewLineUp | Operation::Cancel(_) => 3 * POINT,
            Operation::Settle
            | Operation::ShuffleDiscards(_)
            | Operation::ShuffleIn
            | Operation::PutOnTop
            | Operation::ReplaceFromDeck(_)
            | Operation::RenewPlays(_)
            | Operation::LookAhead
            | Operation::ShowNext
            | Operation::Look
            | Operation::Reveal => 2 * POINT,
            // What these do is worth what follows from it.
            Operation::Discard
            | Operation::RevealPlays(..)
            | Operation::LookAtPlays(_)
            | Operation::RevealHeroes(..)
            | Operation::Show
            | Operation::Rest(_)
            | Operation::ShufflePlaybook
            | Operation::Flip(_)
            | Operation::FlipUntilTails
            | Operation::Roll(..)
            | Operation::Again
            | Operation::Reroll
            | Operation::Begin => 0,
        }
    }

    /// Gets what it is worth that a Power is so much from now on: a Hero usually has what the other has.
    fn set_power(&self, amount: &Number, who: Whom) -> i32 {
        let own = Number::Counted { each: 1, of: Counted::Game(Count::PrintedPower(Side::You)) };
        if *amount == own && who == Whom::One(Side::You) {
            // It only takes back what was lost.
            return 2 * POINT;
        }
        let power = self.number(amount);
        let usual = self.expected(Count::Power(Side::You));
        let change = (power - usual).clamp(-60 * POINT, 60 * POINT);
        // What makes them equal helps whoever is behind, which is when it is run.
        if change == 0 { 8 * POINT } else { to_you(who, change / 3) }
    }
}

/// Gets what it is worth to choose from a group, beside what is done with it.
pub(super) fn picked(from: Group, by: Side) -> i32 {
    match (from, by) {
        (Group::Plays(Side::You), Side::You) => -PLAY / 4,
        (Group::Plays(Side::Opponent) | Group::OpposingPlaysNamed, _) => PLAY * 3 / 4,
        (Group::Heroes(Side::You, _), Side::You) => -HERO,
        _ => 0,
    }
}

/// Gets what a change of Power is worth: few Battles are so far from even that all of a large one is needed.
fn ample(change: i32) -> i32 {
    let needed = change.clamp(-ENOUGH, ENOUGH);
    needed + (change - needed) / 5
}

/// Gets what is left of a disadvantage to who chooses the Battle in which it hurts least.
fn at_the_right_time(worth: i32) -> i32 {
    if worth < 0 { worth / 3 } else { worth }
}

/// Gets what is good for some, to you.
fn to_you(who: Whom, worth: i32) -> i32 {
    match who {
        Whom::One(Side::You) => worth,
        Whom::One(Side::Opponent) => -worth,
        Whom::Both => 0,
    }
}

fn discarding(Discarding { who, how, .. }: Discarding, each: i32) -> i32 {
    let count = match how {
        How::Chosen(count) | How::AtRandom(count) => i32::from(count),
        How::All => 3,
    };
    to_you(Whom::One(who), -count * each)
}
