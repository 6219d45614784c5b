//! What can be chosen from and gone through.

use super::{Filter, Tint, Whom};

/// Cards, players or stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `"opponents"`: all other players, clockwise from you (R118).
    Opponents,
    /// `"players"`: all players, you first, then clockwise (G10).
    Players,
    /// `"players-not-asked"`: opponents who were not asked yet in this effect.
    NotAsked,
    /// `"hand"`, `{ hand = { of = "that-player", .. } }`: cards in a hand.
    Hand(Whom, Filter),
    /// `"discard-pile"`, `{ discard-pile = { of = .., .. } }`: cards in a discard pile.
    Discard(Whom, Filter),
    /// `"hand-or-discard-pile"`: cards in your hand and discard pile.
    HandOrDiscard,
    /// `"hand-or-played"`: cards in your hand, and those you played this turn that are still there.
    HandOrPlayed,
    /// `"top-of-deck"`: the top card of your deck, which you have looked at.
    TopOfDeck,
    /// `"played-with-copies"`: cards you played this turn of which your discard pile holds copies.
    PlayedWithCopies,
    /// `"copies-in-discard-pile"`: copies, in your discard pile, of the card that was chosen.
    CopiesInDiscard,
    /// `{ copies-in-hand = "that-player" }`: copies of this card in a hand.
    CopiesInHand(Whom),
    /// `"board"`, `{ board = { .. } }`: face-up cards of stacks that a card can be gained from; no Bosses
    /// and no PAX Pox (C2).
    Board(Filter),
    /// `"bosses"`, `{ bosses = "non-gold" }`: Boss stacks from which a Loot can be gained.
    Bosses(Option<Tint>),
    /// `"stacks-for-glob"`: non-Boss stacks with cards that are not under the Glob token.
    GlobStacks,
    /// `"chosen"`: what was chosen.
    Chosen,
    /// Cards in that player's hand that can block. No card says so: every PvP Attack does.
    Defenses,
}

impl fracas_cards::effect::Word for Group {
    type Saying = fracas_cards::effect::Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [fracas_cards::effect::Spelling<Self>] = &[];

    fn say(&self) -> Self::Saying {
        unimplemented!()
    }
}
