//! What stands: questions to the rules that cards in play and inherent abilities hold up.
//!
//! - `party`: whom a rule is about; `numbers`: grids and bonuses; `leave`: what may be done and what may not

mod leave;
mod numbers;
mod party;

use fracas_core::Seat;

use crate::OverPower;
use crate::card::{Card, CardId, Level, Whose};
use crate::piece::Piece;
use crate::power::{Icons, PowerType};
use crate::state::State;
use crate::thing::Thing;
use crate::who::Who;
use crate::words::{CardFilter, Class, Rule, Topic, Topics, Word};

pub(crate) use leave::{Means, SHIELDS, is_meant};
pub(crate) use numbers::NumericalAction;
pub(crate) use party::{first_character, first_player};

/// Where something that stands or happens comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A card.
    Card(Piece),
    /// The inherent ability of a character or Homebase.
    Inherent(Who),
}

impl Origin {
    /// Gets the number by which effects know it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        match self {
            Origin::Card(piece) => u16::from(piece.0),
            Origin::Inherent(who) => 256 + u16::from(who.0),
        }
    }

    /// Gets what a number stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Origin {
        match u8::try_from(number) {
            Ok(piece) => Origin::Card(Piece(piece)),
            Err(_) => Origin::Inherent(Who((number - 256) as u8)),
        }
    }
}

/// Whose a rule or effect is, where it comes from and what it is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site<'a> {
    /// Whose it is.
    pub(crate) owner: Seat,
    /// The character that it is of: who plays the card, or whose inherent ability it is.
    pub(crate) own: Who,
    /// Where it comes from.
    pub(crate) origin: Origin,
    /// What was chosen.
    pub(crate) things: &'a [u16],
}

/// A card as rules look at it while it is used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    /// The card.
    pub(crate) card: &'a Card,
    /// What it counts as.
    pub(crate) class: Class,
    /// What goes with it: an attack with both is of both classes.
    pub(crate) with: Option<Class>,
    /// The icons: the type that was declared, or what is printed.
    pub(crate) icons: Icons,
    /// The value, if it has one.
    pub(crate) value: Option<u8>,
    /// Whether it comes from where it was placed.
    pub(crate) is_placed: bool,
}

impl<'a> Seen<'a> {
    /// Looks at a card as it is printed.
    #[inline]
    pub(crate) fn printed(card: &'a Card) -> Seen<'a> {
        Seen {
            card,
            class: card.facts.class,
            with: None,
            icons: card.facts.icons,
            value: card.facts.level.map(|level| level.value),
            is_placed: false,
        }
    }

    /// Looks at it with a value, and the type it was declared.
    #[must_use]
    pub(crate) fn with_level(self, level: Level, declared: Option<PowerType>) -> Seen<'a> {
        let icons = declared.map_or(level.icons, Icons::one);
        Seen { icons, value: Some(level.value), ..self }
    }

    /// Looks at it as a Power card if it acts as one (R327).
    #[must_use]
    pub(crate) fn as_power(self, is_power: bool) -> Seen<'a> {
        Seen { class: if is_power { Class::Power } else { self.class }, ..self }
    }

    /// Looks at it together with another card.
    #[must_use]
    pub(crate) fn together(self, with: Option<Class>) -> Seen<'a> {
        Seen { with, ..self }
    }

    /// Looks at it where it was placed, or in a hand.
    #[must_use]
    pub(crate) fn placed(self, is_placed: bool) -> Seen<'a> {
        Seen { is_placed, ..self }
    }

    /// Checks whether it is meant by words that say which icon was chosen.
    #[inline]
    pub(crate) fn fits_at(&self, filter: &CardFilter, site: &Site<'_>) -> bool {
        if !filter.is_of_chosen_icon {
            return self.fits(filter);
        }
        let is_shown = |thing: &u16| match Thing::from_number(*thing) {
            Thing::Type(of) => self.icons.has(of),
            Thing::AnyPower => self.icons.is_any_power(),
            Thing::Card(..) | Thing::Character(_) | Thing::Player(_) | Thing::Number(_) => false,
        };
        self.fits(filter) && site.things.iter().any(is_shown)
    }

    /// Checks whether it is meant.
    #[inline]
    pub(crate) fn fits(&self, filter: &CardFilter) -> bool {
        self.fits_all(filter) != filter.is_inverted
    }

    fn fits_all(&self, filter: &CardFilter) -> bool {
        let is_of_class = |class: Class| filter.classes.has(class);
        (is_of_class(self.class) || self.with.is_some_and(is_of_class))
            && (filter.icons.is_empty() || self.icons.meets(filter.icons))
            && (!filter.is_single || self.icons.single().is_some())
            && self.fits_value(filter)
            && filter.is_placed.is_none_or(|is_placed| is_placed == self.is_placed)
            && filter.is_once.is_none_or(|is_once| is_once == self.card.is_once)
            && self.says_one_of(filter.says)
    }

    fn fits_value(&self, filter: &CardFilter) -> bool {
        let fits = |(least, most): (u8, u8)| self.value.is_some_and(|it| least <= it && it <= most);
        filter.values.is_none_or(fits)
            && filter.is_numerical.is_none_or(|is_numerical| is_numerical == self.value.is_some())
    }

    fn says_one_of(&self, words: [Option<Word>; 2]) -> bool {
        let is_said = |word: &Word| self.card.says.contains(word);
        words == [None; 2] || words.iter().flatten().any(is_said)
    }
}

impl OverPower {
    /// Gets a card on the table.
    #[inline]
    pub(crate) fn card_of(&self, state: &State, piece: Piece) -> &Card {
        self.catalogue.card(state.face(piece))
    }

    /// Gets the character at a place.
    #[inline]
    pub(crate) fn character_at(&self, who: Who) -> &crate::character::Character {
        self.catalogue.character(self.team(who.seat()).characters[who.place()])
    }

    /// Iterates over the rules in force about something.
    #[inline]
    pub(crate) fn standing<'a>(
        &'a self,
        state: &'a State,
        topics: impl Into<Topics>,
    ) -> impl Iterator<Item = (&'a Rule, Site<'a>)> {
        self.all_rules(state, topics.into()).filter(|(_, site)| match site.origin {
            Origin::Card(_) => true,
            // What an ability has done to someone chosen is done.
            Origin::Inherent(who) => !site.things.is_empty() || !self.is_silenced(state, who),
        })
    }

    /// Checks whether there are rules about something, those of characters who have lost their inherent abilities
    /// included.
    #[inline]
    pub(crate) fn has_rules(&self, state: &State, topics: Topics) -> bool {
        state.agenda.has_rules_about(topics.0)
    }

    /// Iterates over rules with those of characters who have lost their inherent abilities.
    #[inline]
    fn all_rules<'a>(
        &'a self,
        state: &'a State,
        topics: Topics,
    ) -> impl Iterator<Item = (&'a Rule, Site<'a>)> {
        state.agenda.rules_about(topics.0, self.catalogue.library()).map(|standing| {
            let entry = standing.entry;
            let origin = Origin::from_number(entry.source);
            let own = self.own(state, origin);
            (standing.rule, Site { owner: entry.owner, own, origin, things: &entry.things })
        })
    }

    /// Checks whether a character has lost its inherent ability.
    pub(crate) fn is_silenced(&self, state: &State, who: Who) -> bool {
        self.all_rules(state, Topic::NoInherent.into()).any(|(rule, site)| {
            matches!(rule, Rule::NoInherent(party) if self.is_in(state, party, who, &site))
        })
    }

    /// Checks whether a Special or Advanced Universe card belongs to a character (R14, R54).
    pub(crate) fn belongs_to(&self, whose: Whose, who: Who) -> bool {
        let own = self.team(who.seat()).characters[who.place()];
        match whose {
            Whose::Anyone => true,
            Whose::Character(character) => own == character,
            Whose::Versions(first) => self.catalogue.character(own).version_of == first,
        }
    }

    /// Finds the cards of a face that a player has in play.
    pub(crate) fn in_play(&self, state: &State, seat: Seat, card: CardId) -> Option<Piece> {
        use crate::zone::Zone;
        let cards = state.cards(seat);
        let zones = [Zone::Astral, Zone::Clipped, Zone::Hit];
        zones.into_iter().flat_map(|zone| cards.iter(zone)).find(|piece| cards.face(*piece) == card)
    }
}

impl Card {
    /// Gets what it counts as.
    #[inline]
    pub(crate) fn class(&self) -> Class {
        self.facts.class
    }

    /// Gets the Power Type icons that it shows.
    #[inline]
    pub(crate) fn icons(&self) -> Icons {
        self.facts.icons
    }

    /// Gets its printed value, as an attack or else as a defence.
    #[inline]
    pub(crate) fn printed_level(&self) -> Option<Level> {
        self.facts.level
    }
}
