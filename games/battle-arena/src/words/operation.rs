//! What can be done.

mod aim;
mod saying;
mod spelling;

pub(super) use saying::changed;
pub(super) use spelling::POWER;

use super::{Number, Side, WeaponOf, Whom};

/// One thing that a Play does. "You" is whose Play it is; "your Hero" is the one in the current Battle
/// (R142).
///
/// Where an operation is about a player, `who = "opponent"` or `who = "both"` says so; you, if nothing is
/// said: `{ draw = 2 }`, `{ draw = { amount = 2, who = "both" } }`.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    /// `{ power = 15 }`, `{ power = { amount = -15, who = "opponent" } }`: a Hero gets or loses Power.
    Power(Number, Whom),
    /// `{ set-power = 0 }`, `{ set-power = { amount = "opposing-power", plus = 5, who = .. } }`: a Hero's Power
    /// is now so much, and so much more.
    SetPower {
        /// So much.
        to: Number,
        /// So much more.
        plus: u8,
        /// Whose Hero.
        who: Whom,
    },
    /// `"swap-power"`: the two Heroes exchange their current Power.
    SwapPower,
    /// `"double-power"`: your Hero's Power is doubled.
    DoublePower,
    /// `"share-changes"`: everything that changes your Hero's Power now also changes your opponent's.
    ShareChanges,
    /// `"turn-losses"`: what your opponent's Plays took from your Hero this Battle it gets instead.
    TurnLosses,
    /// `"hold-power"`: your Hero's Power cannot drop below what it is now, this Battle.
    HoldPower,
    /// `{ draw = 2 }`: draw Plays.
    Draw(Number, Whom),
    /// `"draw-along"`: draw a Play in answer to a draw; no other Play answers it.
    DrawAlong,
    /// `{ draw-heroes = 1 }`: draw Heroes.
    DrawHeroes(Number, Whom),
    /// `{ discard-plays = 2 }`, `"all"` or a table: discard Plays from hand.
    DiscardPlays(Discarding),
    /// `{ discard-heroes = { count = 1, weapon = "ice" } }`: discard Heroes from hand.
    DiscardHeroes(Discarding),
    /// `"discard"`: discard the cards that were chosen, wherever they are.
    Discard,
    /// `{ mill-plays = 3 }`: discard Plays from the top of the Playbook.
    MillPlays(Number, Whom),
    /// `{ mill-heroes = 3 }`: discard Heroes from the top of the Hero Deck.
    MillHeroes(Number, Whom),
    /// `{ reveal-plays = 3 }`, `{ reveal-plays = { count = 2, who = "opponent" } }`: lay the top Plays of
    /// a Playbook open.
    RevealPlays(u8, Side),
    /// `{ look-at-plays = 3 }`: look at the top Plays of your Playbook; only you see them.
    LookAtPlays(u8),
    /// `{ reveal-heroes = 5 }`: lay the top Heroes of a Hero Deck open.
    RevealHeroes(u8, Side),
    /// `"show"`: lay the chosen cards open, from hand or Discard Pile.
    Show,
    /// `"look"`: you look at the chosen Plays in your opponent's hand.
    Look,
    /// `"reveal"`: the chosen Plays in hand are shown to both and stay in hand.
    Reveal,
    /// `"take"`: the chosen cards go to their owner's hand.
    Take,
    /// `"put-on-top"`: the chosen Plays go on top of their Playbook, the last one topmost.
    PutOnTop,
    /// `{ rest = "discard" }`: what still lies open goes there.
    Rest(RestTo),
    /// `"shuffle-in"`: the chosen cards are shuffled into their Playbook or Hero Deck.
    ShuffleIn,
    /// `{ shuffle-plays-in = "you" }`: all Plays in hand are shuffled into the Playbook.
    ShufflePlaysIn(Whom),
    /// `{ renew-plays = "both" }`: all Plays in hand are shuffled into the Playbook and as many are drawn.
    RenewPlays(Whom),
    /// `{ shuffle-discards = "heroes" }`: your discarded cards are shuffled into their decks.
    ShuffleDiscards(Pile),
    /// `"shuffle-playbook"`: your Playbook is shuffled.
    ShufflePlaybook,
    /// `"replace"`: the chosen Hero fights in place of its owner's, which is discarded.
    Replace,
    /// `"swap"`: the chosen Hero fights in place of its owner's, which goes to where the chosen one was.
    Swap,
    /// `{ replace-from-deck = "both" }`: the Hero is discarded and the top of the Hero Deck fights.
    ReplaceFromDeck(Whom),
    /// `"settle"`: the chosen face-down Hero goes to the first Battle of yours that is not settled yet;
    /// the one there takes its place.
    Settle,
    /// `"renew-line-up"`: your opponent's face-down Heroes are discarded and replaced by the top of the
    /// Hero Deck, unseen.
    RenewLineUp,
    /// `"look-ahead"`: you look at your opponent's Hero of the next Battle.
    LookAhead,
    /// `"show-next"`: your opponent's Hero of the next Battle is shown to both and turned down again.
    ShowNext,
    /// `"drop-next"`: your opponent's Hero of the next Battle is discarded and replaced by the top of the
    /// Hero Deck, unseen.
    DropNext,
    /// `{ recover = 3 }`: recover Hot Dogs from the Discard Pile.
    Recover(Number, Whom),
    /// `{ recover-up-to = 3 }`: recover as many Hot Dogs as you like, up to so many.
    RecoverUpTo(u8, Side),
    /// `{ lose-hot-dogs = 2 }`: lose Hot Dogs; also the price of an offer.
    LoseHotDogs(Number, Whom),
    /// `"pay-any"`: pay as many Hot Dogs as you like.
    PayAny,
    /// `"become-hot-dog"`: this Play is a Hot Dog from now on.
    BecomeHotDog,
    /// `"trade-hot-dogs"`: the players exchange the numbers of Hot Dogs they have left.
    TradeHotDogs,
    /// `"run"`: the chosen Play is run for free.
    Run,
    /// `{ run-top = "you" }`: the top Play of the Playbook is run for free, if it can be.
    RunTop(Side),
    /// `"copy-last-play"`: do what the last Play did that you ran.
    CopyLastPlay,
    /// `{ cancel = "all" }` or `"chosen"`: cancel Plays that hold for the rest of the game.
    Cancel(Lasting),
    /// `"undo-plays"`: cancel every Play that your opponent ran this Battle.
    UndoPlays,
    /// `"end-battle"`: the Battle is decided now.
    EndBattle,
    /// `{ honors = "you" }`: has Honors in the next Battle.
    Honors(Side),
    /// `{ flip = 3 }`: flip coins and count heads and tails.
    Flip(u8),
    /// `"flip-until-tails"`: flip coins up to the first tails and count heads.
    FlipUntilTails,
    /// `{ roll = 2 }`, `{ roll = { count = 1, who = "opponent" } }`: roll dice and add them up.
    Roll(u8, Side),
    /// `"again"`: the Play is carried out once more from its start.
    Again,
    /// Rolls a die once more. No Play says so: the right to do so leads to it.
    Reroll,
    /// Begins the Play that was paid for. No Play says so: a check before it ends with it.
    Begin,
}

/// How cards are discarded from hand: `2`, `"all"`, or
/// `{ count = 2, who = "opponent", at-random = true, weapon = "ice" }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discarding {
    /// Whose cards; the owner chooses.
    pub who: Side,
    /// How many, and how they are chosen.
    pub how: How,
    /// Of which weapon, for Heroes.
    pub weapon: Option<WeaponOf>,
}

/// How cards are chosen to be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// So many, by choice.
    Chosen(u8),
    /// So many, at random.
    AtRandom(u8),
    /// All of them.
    All,
}

/// Where open cards go in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestTo {
    /// `"discard"`: to the Discard Pile.
    Discard,
    /// `"shuffle"`: into their deck, which is shuffled.
    Shuffle,
    /// `"bottom"`: under their deck.
    Bottom,
    /// `"hand"`: to their owner's hand.
    Hand,
}

/// Some of the discarded cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// `"heroes"`: the Heroes.
    Heroes,
    /// `"used-plays"`: the Plays you ran in earlier Battles.
    UsedPlays,
    /// `"all"`: Heroes and Plays.
    All,
}

/// Some of the Plays that hold for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// `"all"`: of both players.
    All,
    /// `"chosen"`: those that were chosen.
    Chosen,
}
