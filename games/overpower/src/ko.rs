//! Hits and KOs.

use fracas_cards::effect::{Entry, Task};
use fracas_core::Log;

use crate::OverPower;
use crate::card::Astral;
use crate::event::{Event, Ko, Why};
use crate::piece::Piece;
use crate::power::Icons;
use crate::rules::{Origin, Seen};
use crate::state::{Position, State};
use crate::who::{TEAM, Who, WhoSet};
use crate::words::{Moment, Rule, Topic, Topics};
use crate::zone::Zone;

/// The damage of a Cumulative KO, if nothing else is said (R350), and of every Absolute KO (R361).
const ENOUGH: i16 = 20;
/// The Power Types of a Spectrum KO (R352).
const SPECTRUM: u32 = 3;

/// What the hits on a character come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Record {
    /// The damage.
    pub(crate) damage: i16,
    /// The types among hits of one type.
    types: Icons,
    /// How many hits are wild (R354).
    wild: u32,
    /// All icons on hits.
    pub(crate) icons: Icons,
}

/// A hit that an attack would be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewHit {
    pub(crate) card: Piece,
    pub(crate) damage: u8,
    pub(crate) icons: Icons,
}

impl Record {
    fn add(&mut self, damage: u8, icons: Icons) {
        self.damage += i16::from(damage);
        self.icons = self.icons.and(icons);
        if icons.is_multi_power() {
            self.wild += 1;
        } else if !icons.is_any_power() {
            self.types = self.types.and(icons);
        }
    }

    /// Makes the same with one more hit.
    #[must_use]
    pub(crate) fn with_hit(mut self, damage: u8, icons: Icons) -> Record {
        self.add(damage, icons);
        self
    }

    /// Counts the Power Types for a Spectrum KO (R353, R354, R355).
    pub(crate) fn spectrum(self) -> u32 {
        self.types.count_types() + self.wild
    }

    fn is_absolute(self) -> bool {
        ENOUGH <= self.damage && SPECTRUM <= self.spectrum()
    }
}

impl OverPower {
    /// Iterates over the hits on a character, whoever owns the cards.
    pub(crate) fn hits(state: &State, who: Who) -> impl Iterator<Item = Piece> {
        let all = state.sides.iter().flat_map(|side| side.cards.iter(Zone::Hit));
        all.filter(move |piece| state.cards(piece.owner()).lie(*piece).at == who)
    }

    /// Adds up those hits on a character that count.
    fn record_of(&self, state: &State, who: Who, counts: impl Fn(Piece) -> bool) -> Record {
        let mut record = Record::default();
        for piece in OverPower::hits(state, who).filter(|piece| counts(*piece)) {
            let lie = state.cards(piece.owner()).lie(piece);
            record.add(lie.damage, self.shown_icons(state, lie.icons));
        }
        record
    }

    /// Adds up the hits on each character.
    fn records(&self, state: &State) -> [Record; 2 * TEAM] {
        let mut records = [Record::default(); 2 * TEAM];
        for cards in state.sides.iter().map(|side| &side.cards) {
            for lie in cards.iter(Zone::Hit).map(|piece| cards.lie(piece)) {
                if let Some(record) = records.get_mut(usize::from(lie.at.0)) {
                    record.add(lie.damage, self.shown_icons(state, lie.icons));
                }
            }
        }
        records
    }

    /// Adds up the hits on a character.
    pub(crate) fn record(&self, state: &State, who: Who) -> Record {
        self.record_of(state, who, |_| true)
    }

    /// Checks whether hits of a card count for Cumulative and Spectrum KO of a character (R363).
    fn counts_for_ko(&self, state: &State, who: Who, piece: Piece) -> bool {
        let seen = Seen::printed(self.card_of(state, piece));
        self.standing(state, Topic::NoKoBy).all(|(rule, site)| {
            !matches!(rule, Rule::NoKoBy(party, cards)
                if seen.fits(cards) && self.is_in(state, party, who, &site))
        })
    }

    /// Checks whether a character lacks a hit without which it is not KO'd.
    fn lacks_a_hit(&self, state: &State, who: Who, record: Record) -> bool {
        self.standing(state, Topic::KoNeeds).any(|(rule, site)| {
            matches!(rule, Rule::KoNeeds(party, of)
                if !record.icons.has(*of) && self.is_in(state, party, who, &site))
        })
    }

    /// Gets the icons that a hit shows as things stand.
    pub(crate) fn shown_icons(&self, state: &State, icons: Icons) -> Icons {
        if !icons.is_any_power() {
            return icons;
        }
        let other = self.standing(state, Topic::AnyPowerIs).find_map(|(rule, _)| {
            let Rule::AnyPowerIs(of) = rule else { return None };
            Some(*of)
        });
        other.map_or(icons, Icons::one)
    }

    /// Gets the damage that a Cumulative KO of a character takes.
    pub(crate) fn hits_to_ko(&self, state: &State, who: Who) -> i16 {
        let about_that = Topics::of(&[Topic::KoAt, Topic::HitsToKo]);
        if !self.has_rules(state, about_that) {
            return ENOUGH;
        }
        let (mut base, mut change) = (ENOUGH, 0);
        for (rule, site) in self.standing(state, about_that) {
            if let Rule::KoAt(party, damage) = rule
                && self.is_in(state, party, who, &site)
            {
                base = i16::from(*damage);
            }
            if let Rule::HitsToKo(party, by) = rule
                && self.is_in(state, party, who, &site)
            {
                change += i16::from(*by);
            }
        }
        (base + change).max(1)
    }

    /// Finds out whether a character is KO'd by its hits (R348, R349), with one hit more if there is one.
    pub(crate) fn ko(&self, state: &State, who: Who, more: Option<NewHit>) -> Option<Ko> {
        let all = with(self.record(state, who), more);
        if !self.is_near_ko(state, who, all) {
            return None;
        }
        if all.is_absolute() {
            return Some(Ko::Absolute);
        }
        if self.lacks_a_hit(state, who, all) {
            return None;
        }
        let counts = |piece| self.counts_for_ko(state, who, piece);
        let more = more.filter(|hit| counts(hit.card));
        let counted = with(self.record_of(state, who, counts), more);
        if self.hits_to_ko(state, who) <= counted.damage {
            Some(Ko::Cumulative)
        } else if SPECTRUM <= counted.spectrum() {
            Some(Ko::Spectrum)
        } else {
            None
        }
    }

    /// Checks whether all hits together would be enough, which most of the time they are not.
    #[inline]
    fn is_near_ko(&self, state: &State, who: Who, all: Record) -> bool {
        all != Record::default()
            && (SPECTRUM <= all.spectrum()
                || 0 < all.damage && self.hits_to_ko(state, who) <= all.damage)
    }

    /// KOs all whose hits are enough, and tells whom.
    pub(crate) fn check_kos(&self, state: &mut State, log: &mut impl Log<Event, State>) -> WhoSet {
        let mut fallen = WhoSet::EMPTY;
        if state.sides.iter().all(|side| side.cards.is_empty(Zone::Hit)) {
            return fallen;
        }
        let records = self.records(state);
        for who in (0..8).map(Who) {
            // What falls may end rules by which hits count, so that others are looked at anew.
            let could_fall =
                || !fallen.is_empty() || self.is_near_ko(state, who, records[usize::from(who.0)]);
            if state.is_standing(who)
                && could_fall()
                && let Some(ko) = self.ko(state, who, None)
            {
                self.fall(state, who, ko, log);
                fallen = fallen.with(who);
            }
        }
        fallen
    }

    /// KOs a character (R365 to R369).
    pub(crate) fn fall(
        &self,
        state: &mut State,
        who: Who,
        ko: Ko,
        log: &mut impl Log<Event, State>,
    ) {
        self.tell_who_felled(state, who);
        let fighter = state.fighter_mut(who);
        fighter.position = Position::Out;
        fighter.fell_now = true;
        log.tell(Event::Fell(who, ko));
        // What its ability has done to someone chosen goes on without it.
        let ability = Origin::Inherent(who).number();
        state.agenda.retain(|entry| entry.source != ability || !entry.things.is_empty());
        self.end_with(state, who, log);
        for owner in fracas_core::Seat::all(2) {
            for zone in [Zone::Hit, Zone::Clipped, Zone::Placed] {
                for piece in state.cards(owner).iter(zone) {
                    if state.cards(owner).lie(piece).at == who {
                        self.leave_the_fallen(state, piece, log);
                    }
                }
            }
        }
    }

    /// Lets what waits for it begin when a character KOs the one that its card lies on.
    fn tell_who_felled(&self, state: &mut State, who: Who) {
        let is_by = |source: u16| {
            let origin = Origin::from_number(source);
            let Origin::Card(piece) = origin else { return false };
            self.own(state, origin) == state.play.actor
                && state.cards(piece.owner()).lie(piece).at == who
        };
        let waits = |entry: &&Entry<Moment>| match entry.task {
            Task::Once { when, .. } | Task::Each { when, .. } => {
                when == Moment::SelfKosTarget && is_by(entry.source)
            }
            Task::Rule { .. } => false,
        };
        let found = state.agenda.entries().iter().find(waits).copied();
        if let Some(entry) = found {
            // It begins now, since its card is about to go.
            let _ = state.stack.resume(&entry);
        }
    }

    /// Discards the cards that last as long as a character stands.
    fn end_with(&self, state: &mut State, who: Who, log: &mut impl Log<Event, State>) {
        let next = |state: &State| {
            self.standing(state, Topic::EndsWithSelf).find_map(|(rule, site)| match site.origin {
                Origin::Card(piece) if *rule == Rule::EndsWithSelf && site.own == who => {
                    Some(piece)
                }
                Origin::Card(_) | Origin::Inherent(_) => None,
            })
        };
        while let Some(piece) = next(state) {
            self.discard(state, piece, Why::Effect, log);
        }
    }

    /// Takes a card from a character that is KO'd.
    fn leave_the_fallen(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event, State>) {
        let cards = state.cards_mut(piece.owner());
        let lie = *cards.lie(piece);
        let is_hit = cards.is_in(piece, Zone::Hit);
        // C75: it goes to the Astral Plane for as long as it lasts.
        let goes_on = is_hit
            && self.card_of(state, piece).astral == Astral::After
            && self.has_standing(state, piece);
        if goes_on || is_hit && lie.is_current {
            // R366: its damage counts in this battle's Venture Totals.
            if !goes_on {
                self.end_rules(state, piece);
            }
            let cards = state.cards_mut(piece.owner());
            cards.put(piece, Zone::Astral);
            *cards.lie_mut(piece) = crate::zone::Lie { seen: cards.lie(piece).seen, ..lie };
        } else {
            self.discard(state, piece, Why::Effect, log);
        }
    }
}

fn with(mut record: Record, more: Option<NewHit>) -> Record {
    if let Some(hit) = more {
        record.add(hit.damage, hit.icons);
    }
    record
}
