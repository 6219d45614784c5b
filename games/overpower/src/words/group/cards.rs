//! Cards that can be chosen from.

use fracas_cards::effect::{Noun, Word, list};
use fracas_cards::{Fields, Kind, Value};

use crate::words::operation::under;
use crate::words::{CardFilter, Party, Side};

/// Some cards of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Cards {
    /// Where they are.
    pub places: Vec<CardPlace>,
    /// Whose.
    pub of: Side,
    /// Placed to, or on, these characters alone.
    pub at: Option<Party>,
    /// Which.
    pub that: CardFilter,
    /// The card of this name alone.
    pub named: Option<String>,
    /// Those that one of these can play, or belong to them where they are Specials.
    pub playable_by: Option<Party>,
    /// Those that none of these can play.
    pub not_playable_by: Option<Party>,
    /// Whether only those that are no duplicate of a card in their owner's hand or placed.
    pub is_fresh: bool,
    /// Whether only the top so many cards of the Draw Pile that whoever chooses has looked at; 0 for all.
    pub top: u8,
}

/// Where cards can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// `"hand"`.
    Hand,
    /// `"placed"`: placed to characters or the Homebase.
    Placed,
    /// `"play"`: attached, in the Astral Plane, or hits without a value; also hits with a value that have a lasting
    /// effect.
    Play,
    /// `"draw-pile"`.
    Draw,
    /// `"dead-pile"`.
    Dead,
    /// `"power-pack"`.
    PowerPack,
}

const PLACES: [(&str, CardPlace); 6] = [
    ("hand", CardPlace::Hand),
    ("placed", CardPlace::Placed),
    ("play", CardPlace::Play),
    ("draw-pile", CardPlace::Draw),
    ("dead-pile", CardPlace::Dead),
    ("power-pack", CardPlace::PowerPack),
];

impl Cards {
    pub(super) fn read(table: &Fields<'_>) -> Option<Cards> {
        let places = table.value("in").and_then(read_places);
        let of = under(table, "of", Side::You);
        let that = CardFilter::under(table, "that");
        let party = |key: &str| {
            let party = table.optional_value(key).map(Party::read);
            party.map_or(Some(None), |party| party.map(Some))
        };
        let (at, by, not_by) = (party("at"), party("playable-by"), party("not-playable-by"));
        Some(Cards {
            places: places?,
            of: of?,
            at: at?,
            that: that?,
            named: table.optional_text("named"),
            playable_by: by?,
            not_playable_by: not_by?,
            is_fresh: table.flag_or("fresh", false),
            top: table.number_or("top", 1..=16, 0) as u8,
        })
    }

    /// Checks whether it depends on which cards there are if any are meant.
    pub(crate) fn is_choosy(&self) -> bool {
        !self.that.is_all()
            || self.named.is_some()
            || self.playable_by.is_some()
            || self.not_playable_by.is_some()
            || self.is_fresh
    }

    pub(super) fn noun(&self) -> Noun {
        let noun = match &self.named {
            Some(name) => Noun::the(name, ""),
            None => self.that.noun(),
        };
        if 1 < self.top {
            let said = Noun::of_them(if self.is_fresh { "that is no duplicate" } else { "" });
            return self.owned(said);
        }
        if self.top == 1 {
            return self
                .owned(Noun::the("top card", &format!("of {} Draw Pile", self.of.possessive())));
        }
        let mut rest = vec![noun.rest.clone()];
        let says = |party: &Party| party.any();
        rest.extend(self.playable_by.as_ref().map(|by| format!("playable by {}", says(by))));
        rest.extend(
            self.not_playable_by.as_ref().map(|by| format!("not playable by {}", says(by))),
        );
        rest.push(self.place());
        if self.is_fresh {
            rest.push("that is no duplicate".into());
        }
        rest.retain(|part| !part.is_empty());
        let placed = self.places == [CardPlace::Placed] && self.at.is_some();
        let adjective = if placed { "placed " } else { "" };
        let (one, many) = (format!("{adjective}{}", noun.one), format!("{adjective}{}", noun.many));
        let rest = rest.join(" ");
        self.owned(match &self.named {
            Some(name) => Noun::the(name, &rest),
            None => Noun::irregular(&one, &many, &rest),
        })
    }

    /// Says whose they are, where their owner does something with them; what is done with a pile is done by whoever
    /// looks through it.
    fn owned(&self, said: Noun) -> Noun {
        let is_pile = |place: &CardPlace| {
            matches!(place, CardPlace::Draw | CardPlace::Dead | CardPlace::PowerPack)
        };
        let is_looked_through = self.of == Side::Opponent && self.places.iter().all(is_pile);
        if self.of == Side::You || is_looked_through { said } else { said.owned_by(self.of.say()) }
    }

    fn place(&self) -> String {
        if self.places == [CardPlace::Placed] {
            return match &self.at {
                Some(at) => format!("on {}", at.any()),
                None if self.of == Side::You => "that you have placed".into(),
                None => format!("that {} has placed", self.of.object()),
            };
        }
        let names: Vec<String> = self.places.iter().map(|place| self.place_name(*place)).collect();
        match self.of {
            Side::You if self.places == [CardPlace::Play] => "that you have in play".into(),
            other if self.places == [CardPlace::Play] => {
                format!("that {} has in play", other.object())
            }
            Side::You | Side::Opponent | Side::That | Side::Other | Side::Owner => {
                list(&names, "or")
            }
        }
    }

    fn place_name(&self, place: CardPlace) -> String {
        let whose = self.of.possessive();
        match place {
            CardPlace::Hand => format!("in {whose} hand"),
            CardPlace::Placed => match &self.at {
                Some(at) => format!("placed to {}", at.any()),
                None => "placed".into(),
            },
            CardPlace::Play => "in play".into(),
            CardPlace::Draw => format!("in {whose} Draw Pile"),
            CardPlace::Dead => format!("in {whose} Dead Pile"),
            CardPlace::PowerPack => format!("in {whose} Power Pack"),
        }
    }
}

fn read_places(value: Value<'_>) -> Option<Vec<CardPlace>> {
    if value.kind() != Kind::List {
        return Some(vec![value.as_word(&PLACES)?]);
    }
    value.as_array()?.iter().map(|place| place.as_word(&PLACES)).collect()
}
