//! Everything that changes during a game.

use fracas_cards::effect::Stack;
use fracas_core::{Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::card::{BossId, CardId, Colour, HeroId, LOOTS};
use crate::pile::Cards;
use crate::words::{Boon, Tint};

/// The most seats (R11).
pub(crate) const MAX_PLAYERS: usize = 4;
/// The number of cards in a new hand (R25, R83).
pub(crate) const HAND: u8 = 6;
/// The most stacks of cards on a board: 14 without Gold (R51), 13 with it (R49).
pub(crate) const MAX_STACKS: usize = 16;
/// The most Bosses on a board.
pub(crate) const MAX_BOSSES: usize = 3;
/// The copies of PAX Pox (R31).
pub(crate) const POX: u8 = 20;
/// The most Tokens and the most Power.
pub(crate) const MAX_POOL: u16 = 9_999;
/// How many plays of a turn are told apart; more count, but as no names.
pub(crate) const MAX_PLAYS: usize = 96;
/// The most cards in front of a player.
pub(crate) const MAX_FRONT: usize = 8;
/// The most cards on a table, checked when it is opened.
pub(crate) const MAX_CARDS: usize = 255;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What is being decided, unless an effect asks something.
    pub(crate) phase: Phase,
    /// Who must decide.
    pub(crate) due: SeatSet,
    /// Who goes first.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    /// How many turns have begun since a card was taken from the board last.
    pub(crate) quiet: u16,
    /// The Tokens of the active player.
    pub(crate) tokens: u16,
    /// The Power of the active player.
    pub(crate) power: u16,
    /// What happened in this turn.
    pub(crate) ledger: Ledger,
    /// What the effect that is being carried out must remember.
    pub(crate) mind: Mind,
    /// The players by seat; those beyond the seats of the table have nothing.
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The stacks of the board: Green, Gold, Red, each by cost (R52).
    pub(crate) stacks: ArrayVec<[Pile; MAX_STACKS]>,
    /// The Bosses of the board: Green, Gold, Red.
    pub(crate) bosses: ArrayVec<[Den; MAX_BOSSES]>,
    /// The PAX Pox in their stack.
    pub(crate) pox: u8,
    /// The stack under the Glob token.
    pub(crate) glob: Option<Glob>,
    /// The Deleted Cards.
    pub(crate) deleted: ArrayVec<[CardId; MAX_CARDS]>,
    /// The effects that are being carried out.
    pub(crate) stack: Stack,
}

// Searches copy it by the million.
const _: () = assert!(size_of::<State>() <= 4096);

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Heroes are chosen (R58).
    Heroes,
    /// What happens at the start of a turn (R64).
    Start,
    /// Cards are played and bought (R63).
    Main,
    /// What happens at the end of a turn.
    End,
    /// The game is over.
    Over,
}

/// A stack of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    /// Its card.
    pub(crate) card: CardId,
    /// The copies left.
    pub(crate) left: u8,
}

/// A Boss stack. The order of its Loots is not kept, since nobody knows it: one is drawn when it is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Den {
    /// The Boss.
    pub(crate) boss: BossId,
    /// Which of its Loots are left, as a set of bits.
    pub(crate) loots: u8,
    /// Whether the Boss itself was bought.
    pub(crate) is_bought: bool,
}

impl Den {
    /// Gets the level of the Boss, counted from 0 (R38, R41, R42).
    #[inline]
    pub(crate) fn level(self) -> usize {
        match self.loots.count_ones() as usize {
            0 => 2,
            left if left <= LOOTS / 2 => 1,
            _ => 0,
        }
    }
}

/// What lies under the Glob token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Glob {
    /// A stack, by its place in the state.
    Stack(u8),
    /// The PAX Pox.
    Pox,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The hero; none before it is chosen.
    pub(crate) hero: Option<HeroId>,
    /// The two heroes to choose from, while they are (R58).
    pub(crate) offered: Option<[HeroId; 2]>,
    /// Deck, hand, cards in play and discard pile.
    pub(crate) cards: Cards,
    /// The cards that stay in front (R85).
    pub(crate) front: ArrayVec<[CardId; MAX_FRONT]>,
    /// Who put a PAX Pox on the player's head, as long as it is there (G16).
    pub(crate) head: Option<Head>,
    /// Which of the hero's triggers have happened in this turn, as a set of bits; those of the cards in
    /// front follow.
    pub(crate) used: u16,
}

/// A PAX Pox on a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Head {
    /// Who put it there.
    pub(crate) by: Seat,
    /// Whether it was rolled for and stayed.
    pub(crate) is_safe: bool,
}

/// What happened in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// The cards that were played, in their order; as what they were played.
    pub(crate) plays: ArrayVec<[CardId; MAX_PLAYS]>,
    /// How many cards were played.
    pub(crate) played: u8,
    /// How many Green cards were played.
    pub(crate) green: u8,
    /// How many Red cards were played.
    pub(crate) red: u8,
    /// How many Gold cards were played.
    pub(crate) gold: u8,
    /// The Tokens that were spent.
    pub(crate) tokens_spent: u16,
    /// The Power that was spent.
    pub(crate) power_spent: u16,
    /// How many cards were bought, by colours in the order of [`Tint`].
    pub(crate) bought: [u8; 4],
    /// What a card gives that says 1, if something made it more.
    pub(crate) ones: u8,
    /// What holds for the rest of the turn, with the card that said so, in the order of [`Boon`].
    pub(crate) boons: [Option<CardId>; Boon::ALL.len()],
    /// Whether a Loot is being rolled for that is rolled for once more.
    pub(crate) is_rolling_more: bool,
    /// How many cards more are drawn for the next hand.
    pub(crate) extra_cards: u8,
    /// Whether a card has told the active player to draw (R167).
    pub(crate) has_drawn: bool,
    /// Whether all plain cards are being played.
    pub(crate) plays_all: bool,
    /// How far the plain plays and purchases since the last other action have come in their usual
    /// order; bots look no further back.
    pub(crate) rank: u8,
}

impl Ledger {
    /// Counts the cards of a colour that were played; Gold ones count for both others (R19).
    #[inline]
    pub(crate) fn count(&self, tint: Tint) -> u8 {
        self.counts()[tint as usize]
    }

    /// Counts the cards that were played, by colours in the order of [`Tint`].
    #[inline]
    pub(crate) fn counts(&self) -> [u8; 4] {
        [self.green, self.red, self.gold, self.played - self.gold]
    }

    /// Counts a purchase.
    pub(crate) fn count_purchase(&mut self, colour: Colour) {
        for tint in Tint::ALL {
            let count = &mut self.bought[tint as usize];
            *count = count.saturating_add(u8::from(tint.fits(colour)));
        }
    }

    /// Gets the card that said that something holds for the rest of the turn; none if it does not.
    #[inline]
    pub(crate) fn boon(&self, boon: Boon) -> Option<CardId> {
        self.boons[boon as usize]
    }

    /// Gets how many Tokens or how much Power a card gives that says so many, if nothing doubles it.
    #[inline]
    pub(crate) fn single(&self, amount: u16) -> u16 {
        if amount == 1 { u16::from(self.ones).max(1) } else { amount }
    }

    /// Gets how many Tokens or how much Power a card gives that says so many.
    #[inline]
    pub(crate) fn given(&self, amount: u16, by: CardId, double: Boon) -> u16 {
        let is_doubled = self.boon(double).is_some_and(|doubler| doubler != by);
        self.single(amount) << u16::from(is_doubled)
    }
}

/// What an effect must remember beside its place on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Mind {
    /// Whether it said that something is settled.
    pub(crate) is_settled: bool,
    /// Who was asked.
    pub(crate) asked: SeatSet,
    /// The card that was revealed, discarded or deleted last.
    pub(crate) shown: Option<CardId>,
    /// How many cards it deleted.
    pub(crate) deleted: u8,
    /// Whose card is being played by another.
    pub(crate) lender: Option<Seat>,
    /// How many cards of that player were played so far.
    pub(crate) borrowed: u8,
    /// Whether the card that was bought or gained last was put elsewhere than on the discard pile.
    pub(crate) is_placed: bool,
    /// The card that is being played as a copy of another.
    pub(crate) copier: Option<CardId>,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Finds the stack of a card.
    #[inline]
    pub(crate) fn stack_of(&self, card: CardId) -> Option<usize> {
        self.stacks.iter().position(|pile| pile.card == card)
    }

    /// Checks whether a card can be bought or gained from a stack (R79, R110).
    #[inline]
    pub(crate) fn is_open(&self, at: usize) -> bool {
        0 < self.stacks[at].left && self.glob != Some(Glob::Stack(at as u8))
    }

    /// Checks whether PAX Pox can be gained (R104, R110).
    #[inline]
    pub(crate) fn has_pox(&self) -> bool {
        0 < self.pox && self.glob != Some(Glob::Pox)
    }
}
