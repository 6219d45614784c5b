//! A card: a Hero, a Play or a Hot Dog.

use fracas_cards::effect::{Program, Test};

use crate::words::{Deed, Words};

/// The place of a Hero in its table's catalogue. Files and people use the Hero's id instead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeroId(pub(crate) u16);

/// A type of Hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// Champions and alternate art.
    Alt,
    /// Bare hands.
    Brawl,
    /// Machines.
    Cyber,
    /// Flames.
    Fire,
    /// Light.
    Glow,
    /// Bubble gum.
    Gum,
    /// Witchcraft.
    Hex,
    /// Frost.
    Ice,
    /// Metal.
    Steel,
    /// All of it.
    Super,
}

/// The weapons by the words that files use.
pub(crate) const WEAPONS: [(&str, Weapon); 10] = [
    ("alt", Weapon::Alt),
    ("brawl", Weapon::Brawl),
    ("cyber", Weapon::Cyber),
    ("fire", Weapon::Fire),
    ("glow", Weapon::Glow),
    ("gum", Weapon::Gum),
    ("hex", Weapon::Hex),
    ("ice", Weapon::Ice),
    ("steel", Weapon::Steel),
    ("super", Weapon::Super),
];

impl Weapon {
    /// Gets the word that files use.
    pub fn word(self) -> &'static str {
        WEAPONS.iter().find(|(_, weapon)| *weapon == self).map_or("", |(word, _)| word)
    }

    /// Gets the word that texts use, such as `Fire`.
    pub fn title(self) -> String {
        let word = self.word();
        format!("{}{}", word[..1].to_uppercase(), &word[1..])
    }
}

/// A Hero card: one variation of one Hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The permanent id, such as `showtime-fire-a`.
    pub id: String,
    /// The Hero's name.
    pub name: String,
    /// The type.
    pub weapon: Weapon,
    /// The printed Power.
    pub power: i16,
    /// The code of the set, such as `A`.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// Which artwork of the set it is.
    pub variation: String,
    /// Its own picture; none for that of its name or set.
    pub icon: Option<String>,
}

impl Hero {
    /// Gets the Hero for a sentence: name, weapon and Power.
    pub fn label(&self) -> String {
        format!("{} ({} {})", self.name, self.weapon.title(), self.power)
    }
}

/// A Hot Dog card. All are alike in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HotDog {
    /// The permanent id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Its own picture; none for the usual one.
    pub icon: Option<String>,
}

/// The place of a Play in its table's catalogue. Files and people use the Play's id instead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayId(pub(crate) u16);

/// A Play card.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The permanent id, such as `front-run`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The code of the set, such as `A`.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// What kind of Play it is.
    pub kind: PlayKind,
    /// What it costs.
    pub cost: Cost,
    /// Its deck balancing score, where one is published.
    pub score: Option<u16>,
    /// What must hold for it to be run (R134).
    pub only_if: Option<Test<Words>>,
    /// What it does.
    pub effect: Deed,
    /// Whether what it does holds for the rest of the game, as far as other Plays ask.
    pub is_lasting: bool,
    /// Whether what it does whenever something happens is the same whoever's it is, so that the Plays of
    /// both players do not add up (R146).
    pub is_shared: bool,
    /// What it does, said in English.
    pub text: String,
    /// What it does, compiled.
    pub(crate) program: Program,
    /// Its own picture; none for the usual one.
    pub icon: Option<String>,
}

impl Play {
    /// Checks whether it is a bonus Play.
    pub fn is_bonus(&self) -> bool {
        self.kind == PlayKind::Bonus
    }
}

/// What kind of Play a Play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayKind {
    /// Counted among the Plays of a Playbook.
    Standard,
    /// Beyond that number in some formats.
    Bonus,
    /// Given away.
    Promo,
}

/// The kinds of Plays by the words that files use.
pub(crate) const PLAY_KINDS: [(&str, PlayKind); 3] =
    [("standard", PlayKind::Standard), ("bonus", PlayKind::Bonus), ("promo", PlayKind::Promo)];

impl PlayKind {
    /// Gets the word that files use.
    pub fn word(self) -> &'static str {
        PLAY_KINDS.iter().find(|(_, kind)| *kind == self).map_or("", |(word, _)| word)
    }
}

/// What a Play costs in Hot Dogs (R28).
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The printed cost; 0 for a copied one.
    pub printed: u8,
    /// What changes it.
    pub rule: CostRule,
}

/// What changes the cost of a Play.
#[derive(Clone, Debug, PartialEq)]
pub enum CostRule {
    /// Nothing.
    Fixed,
    /// `free-if = <condition>`: it costs nothing if this holds.
    FreeIf(Test<Words>),
    /// `discount = 1`: it makes itself cheaper.
    Discount(u8),
    /// `cost = "copied"`: it costs what the last Play cost that its owner ran.
    Copied,
}
