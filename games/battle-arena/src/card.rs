//! A card: a Hero or a Hot Dog.

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
        let weapon = self.weapon.word();
        format!("{} ({}{} {})", self.name, weapon[..1].to_uppercase(), &weapon[1..], self.power)
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
