//! What can be done.
//!
//! - `spelling`: how it is written; `saying`: how it is said

mod saying;
mod spelling;

use fracas_cards::effect::Selection;

use super::{Group, Number, Party, Sort, Token, Whom, Words};

/// One thing that a Dude does.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// `{ damage = 3 }`, `{ damage = { amount = 2, whom = { all = "other" } } }`: deals damage (R96).
    Damage(Number, Whom),
    /// `{ heal = 2 }`: takes Damage Markers off (C3).
    Heal(Number, Whom),
    /// `{ kill = "it" }`: kills (R101).
    Kill(Whom),
    /// `{ discard = "it" }`: puts on the Dude Discard pile without a kill (R115).
    Discard(Whom),
    /// `{ send-home = "it" }`: puts in its controller's hand.
    SendHome(Whom),
    /// `{ shield = "it" }`: puts a Shield of the Supply on it.
    Shield(Whom),
    /// `{ unshield = "it" }`: puts its Shield in the Supply.
    Unshield(Whom),
    /// `"nerph"`: puts a Nerph of the Supply on the ability that was chosen.
    Nerph,
    /// `{ unnerph = "it" }`: puts its Nerphs in the Supply.
    Unnerph(Whom),
    /// `{ grow = 2 }`: gives more health for as long as it is in play.
    Grow(u8, Whom),
    /// `{ take-control = "it" }`: it is yours.
    TakeControl(Whom),
    /// `"swap"`: this Dude and the chosen one change controllers.
    Swap,
    /// `{ pass-damage = 3 }`: moves Damage Markers from this Dude to the chosen one.
    PassDamage(u8),
    /// `{ take-tokens = 2 }`: takes tokens from the Supply, any mix (R74, R82).
    TakeTokens(u8),
    /// `{ gain-shields = 2 }`, `{ gain-nerphs = { amount = 1, who = "each" } }`: takes from the Supply.
    Gain(Token, Number, Party),
    /// `"steal-token"`: takes the token that was chosen.
    StealToken,
    /// `{ lose-tokens = "others" }`: all their tokens go to the Supply.
    LoseTokens(Party),
    /// `{ points = 2 }`: gains Victory Points.
    Points(Number, Party),
    /// `{ lose-points = { amount = 1, who = "others" } }`: loses Victory Points, not below 0.
    LosePoints(Number, Party),
    /// `{ steal-points = { amount = 1, who = "that-player" } }`: takes theirs.
    StealPoints(u8, Party),
    /// `{ draw = 1 }`: draws Dudes.
    Draw(Number, Party),
    /// `"drop"`: discards the chosen Dude of the hand.
    Drop,
    /// `{ drop-at-random = { amount = 1, who = "others" } }`: discards Dudes of the hand.
    DropAtRandom(u8, Party),
    /// `{ steal-dude = "that-player" }`: takes a Dude from their hand at random and shows it.
    StealDude(Party),
    /// `"put-in-play"`: the chosen Dude of hand or Dude Discard pile is in play, and yours.
    PutInPlay,
    /// `{ summon = 1 }`: the next Dudes of the deck are in play, and yours.
    Summon(u8),
    /// `"take-back"`: the chosen Dude of the Dude Discard pile goes to your hand.
    TakeBack,
    /// `"pass-hands"`: everyone gives the hand to the player on the left.
    PassHands,
    /// `"execute"`: uses the chosen ability as if it were this Dude's (R116).
    Execute,
    /// `"basic-attack"`: uses the Basic Attack of the chosen Dude.
    BasicAttack,
    /// `"roll-again"`: another roll, when this one is done with (C8).
    RollAgain,
    /// Lets what was chosen use what it has against being targeted (R86). No file says so: it follows each
    /// choice of a target.
    Target,
}

impl Operation {
    /// Gets what must be chosen before.
    pub(super) fn target(&self) -> Option<Selection<Words>> {
        if let Operation::TakeTokens(count) = self {
            return Some(Selection::up_to(*count, Group::Supply(*count)));
        }
        None
    }

    /// Gets what it is about.
    pub(crate) fn parts(&self) -> Parts<'_> {
        match self {
            Operation::Damage(amount, whom) | Operation::Heal(amount, whom) => {
                Parts::done_to(*whom).with(amount)
            }
            Operation::Kill(whom)
            | Operation::Discard(whom)
            | Operation::SendHome(whom)
            | Operation::Shield(whom)
            | Operation::Unshield(whom)
            | Operation::Unnerph(whom)
            | Operation::Grow(_, whom)
            | Operation::TakeControl(whom) => Parts::done_to(*whom),
            Operation::Gain(_, amount, party)
            | Operation::Points(amount, party)
            | Operation::LosePoints(amount, party)
            | Operation::Draw(amount, party) => Parts::for_players(*party).with(amount),
            Operation::LoseTokens(party)
            | Operation::StealPoints(_, party)
            | Operation::DropAtRandom(_, party)
            | Operation::StealDude(party) => Parts::for_players(*party),
            Operation::Swap | Operation::PassDamage(_) | Operation::BasicAttack => {
                Parts::needing(Sort::Dude)
            }
            Operation::Nerph | Operation::Execute => Parts::needing(Sort::Ability),
            Operation::StealToken => Parts::needing(Sort::Token),
            Operation::Drop => Parts::needing(Sort::Held),
            Operation::TakeBack => Parts::needing(Sort::Discarded),
            Operation::TakeTokens(_)
            | Operation::PutInPlay
            | Operation::Summon(_)
            | Operation::PassHands
            | Operation::RollAgain
            | Operation::Target => Parts::default(),
        }
    }
}

/// What an operation is about.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts<'a> {
    /// The number that it is done with.
    pub(crate) amount: Option<&'a Number>,
    /// The players that it is done to.
    pub(crate) party: Option<Party>,
    /// What must have been chosen for it, where it needs something of one sort.
    pub(crate) needs: Option<Sort>,
}

impl<'a> Parts<'a> {
    fn done_to(whom: Whom) -> Parts<'a> {
        let needs = (whom == Whom::It).then_some(Sort::Dude);
        Parts { needs, ..Parts::default() }
    }

    fn for_players(party: Party) -> Parts<'a> {
        Parts { party: Some(party), ..Parts::default() }
    }

    fn needing(sort: Sort) -> Parts<'a> {
        Parts { needs: Some(sort), ..Parts::default() }
    }

    fn with(self, amount: &'a Number) -> Parts<'a> {
        Parts { amount: Some(amount), ..self }
    }
}
