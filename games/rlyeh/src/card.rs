//! Cards, heroes and Bosses as their files describe them.

mod text;

use fracas_cards::effect::{Effect, Program};

use crate::words::{Deed, On};

/// A kind of card, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A hero, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeroId(pub u8);

/// A Boss, by its place in the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BossId(pub u8);

/// A kind of card.
#[derive(Clone, Debug)]
pub struct Card {
    /// The permanent id.
    pub id: String,
    /// The name on it.
    pub name: String,
    /// What it is.
    pub kind: CardKind,
    /// Its colour.
    pub colour: Colour,
    /// What it costs; none for what has no cost of its own: PAX Pox, Loots and Bosses (G2, C1).
    pub cost: Option<Cost>,
    /// What it is worth at the end.
    pub points: i8,
    /// How many copies there are.
    pub copies: u8,
    /// The picture.
    pub icon: Option<String>,
    /// A line to smile at.
    pub flavour: Option<String>,
    /// Where its facts come from.
    pub source: String,
    /// Whether it is put in front of who buys or gains it, and stays there (R85).
    pub stays_in_front: bool,
    /// What it does when it is played, before its PvP Attack.
    pub effect: Deed,
    /// What its roll leads to, where it has one (R113).
    pub roll: Option<Roll>,
    /// Its PvP Attack, if it has one (R90).
    pub attack: Option<Attack>,
    /// Its PvP Defense, if it has one (R91).
    pub defense: Option<Defense>,
    /// What happens now and then while it is in front of its owner.
    pub triggers: Vec<Trigger>,
    /// What happens if copies are revealed from a hand when an opponent buys a Loot.
    pub reaction: Option<(Deed, Program)>,
    /// Effect and attack compiled; none if playing it does nothing else.
    pub program: Option<Program>,
    /// The Tokens and Power it gives, if it does nothing else and that always.
    pub plain: Option<Cost>,
    /// Whether it matters what was played before it or is still in hand: it deletes or discards cards of
    /// the hand, brings cards into it, or makes others give more. Who owns such a card may want to
    /// keep plain ones for later.
    pub minds_order: bool,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// A Quarter or a Cardboard Tube (R22).
    Starter(Starter),
    /// The unique starting card of a hero (R23).
    Unique,
    /// A card with a stack of its own on the board: Gamer, Evil or Gold by its colour.
    Stack(Stack),
    /// A Loot of a Boss (R6).
    Loot(BossId),
    /// A Boss of Level 3, which belongs to its buyer (R45).
    Boss(BossId),
    /// PAX Pox (R101).
    Pox,
}

/// The two cards that starting decks are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// Green, worth a Token.
    Quarter,
    /// Red, worth a Power.
    Tube,
}

/// How a stack comes onto a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// Always: Merch and Fleshreaper (R46).
    Always,
    /// By its Randomizer (R8).
    Random,
}

/// The colour of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// A Gamer card, paid with Tokens (R12).
    Green,
    /// An Evil card, paid with Power (R13).
    Red,
    /// Both (R14).
    Gold,
    /// None: PAX Pox (R18).
    None,
}

impl Colour {
    /// Checks whether it counts as Green (R14).
    #[inline]
    pub fn is_green(self) -> bool {
        matches!(self, Colour::Green | Colour::Gold)
    }

    /// Checks whether it counts as Red (R14).
    #[inline]
    pub fn is_red(self) -> bool {
        matches!(self, Colour::Red | Colour::Gold)
    }

    /// Gets its word in card files.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Gold => "gold",
            Colour::None => "none",
        }
    }
}

/// Tokens and Power: what something costs or gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Tokens.
    pub tokens: u8,
    /// Power.
    pub power: u8,
}

impl Cost {
    /// Adds both parts (R16).
    #[inline]
    pub fn total(self) -> u8 {
        self.tokens + self.power
    }
}

/// The table of a Loot's roll: 1 is a Fumble (R114).
#[derive(Clone, Debug)]
pub struct Roll {
    /// What happens on 2 to 17 (R116).
    pub normal: Deed,
    /// What happens on 18 to 20 (R115).
    pub critical: Deed,
    /// The whole table compiled.
    pub program: Program,
}

/// A PvP Attack.
#[derive(Clone, Debug)]
pub struct Attack {
    /// What happens to each opponent who does not block, who is "that player".
    pub effect: Deed,
    /// What the attacker gets for each opponent who blocks.
    pub if_blocked: Option<Deed>,
}

/// A PvP Defense.
#[derive(Clone, Debug)]
pub struct Defense {
    /// What the one who blocked gets (R98).
    pub effect: Deed,
    /// The effect compiled.
    pub program: Program,
    /// Whether the card is only revealed and stays in hand (R132); others are discarded (R97).
    pub stays_in_hand: bool,
}

/// Something that happens now and then, of a hero or a card in front of its owner.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// When.
    pub on: On,
    /// Whether it happens only the first time in a turn.
    pub is_once: bool,
    /// What happens.
    pub effect: Deed,
    /// The effect compiled.
    pub program: Program,
    /// Whether it matters what was played before it or is still in hand, as for cards.
    pub minds_order: bool,
}

/// A hero.
#[derive(Clone, Debug)]
pub struct Hero {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The picture.
    pub icon: Option<String>,
    /// A line to smile at.
    pub flavour: Option<String>,
    /// Where its facts come from.
    pub source: String,
    /// The Quarters of the starting deck (R22).
    pub quarters: u8,
    /// The Cardboard Tubes of the starting deck (R22).
    pub tubes: u8,
    /// The unique starting card (R23).
    pub start: Option<CardId>,
    /// Whether it is one of the four of a first game (R20).
    pub is_for_first_game: bool,
    /// How many cards more are drawn the first time a card says so in a turn (R167).
    pub extra_draw: u8,
    /// How much less Boss Loots cost, of what they cost.
    pub loot_discount: u8,
    /// What happens now and then.
    pub triggers: Vec<Trigger>,
}

/// A Boss with its Loots.
#[derive(Clone, Debug)]
pub struct Boss {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The colour: there is one Boss of each on a board.
    pub colour: Colour,
    /// What a Loot costs at Levels 1 and 2, and the Boss itself at Level 3 (R43).
    pub levels: [Cost; 3],
    /// The eight Loots (R35).
    pub loots: [CardId; LOOTS],
    /// The card of Level 3.
    pub card: CardId,
}

/// The number of Loots of a Boss (R35).
pub const LOOTS: usize = 8;

impl Card {
    /// Gets what it costs where a number is needed: both parts together (R16), 0 without a cost (G2).
    #[inline]
    pub fn total_cost(&self) -> u8 {
        self.cost.map_or(0, Cost::total)
    }

    /// Checks whether it is a Loot.
    #[inline]
    pub fn is_loot(&self) -> bool {
        matches!(self.kind, CardKind::Loot(_))
    }

    /// Checks whether it can be played: all but PAX Pox and Bosses (R102).
    #[inline]
    pub fn is_playable(&self) -> bool {
        !matches!(self.kind, CardKind::Pox | CardKind::Boss(_))
    }

    /// Checks whether it has a stack on the board when it is in play.
    #[inline]
    pub fn is_stack(&self) -> bool {
        matches!(self.kind, CardKind::Stack(_))
    }

    /// Checks whether playing it does nothing by itself.
    pub fn has_effect(&self) -> bool {
        self.effect != Effect::nothing()
    }
}
