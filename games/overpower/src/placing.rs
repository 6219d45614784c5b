//! Phase 4: cards are placed (R230 to R248).

use fracas_core::{Log, Seat, Usage};

use crate::OverPower;
use crate::action::Action;
use crate::card::{Card, Kind};
use crate::character::BaseSpecials;
use crate::event::Event;
use crate::options::Mode;
use crate::piece::Piece;
use crate::rules::Seen;
use crate::state::{Phase, State};
use crate::turn::Step;
use crate::who::{Who, WhoSet};
use crate::words::{Class, Rule, Topic, Topics};
use crate::zone::Zone;

/// With whom cards of a player can lie, as far as the table goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// The characters that have not been KO'd.
    standing: WhoSet,
    /// Those with whom something lies that takes a slot, by slots.
    taken: [WhoSet; 4],
}

/// A place for a card at a character or Homebase (R236, R240, R241).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    Power,
    Special,
    Universe,
    Aspect,
}

impl Card {
    /// Gets the slot that it takes up when it is placed; Events are never placed (R245).
    #[inline]
    pub(crate) fn slot(&self) -> Option<Slot> {
        self.facts.slot
    }

    fn is_any_character(&self) -> bool {
        self.facts.class == Class::AnyCharacter
    }
}

impl State {
    /// Iterates over the cards placed to a character or Homebase.
    pub(crate) fn placed(&self, who: Who) -> impl Iterator<Item = Piece> + Clone {
        let cards = self.cards(who.seat());
        cards.iter(Zone::Placed).filter(move |piece| cards.lie(*piece).at == who)
    }
}

impl OverPower {
    /// Lets the next player place a card or pass; those with empty hands are passed over (R230 to R233).
    pub(crate) fn placing(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        for seat in Seat::all(2) {
            if !state.side(seat).is_done && state.cards(seat).is_empty(Zone::Hand) {
                state.side_mut(seat).is_done = true;
            }
        }
        let next = [state.turn.seat, state.turn.seat.opponent()];
        if let Some(seat) = next.into_iter().find(|seat| !state.side(*seat).is_done) {
            state.turn.seat = seat;
            return Step::ask(seat);
        }
        log.pause(state);
        match self.mode {
            Mode::Venture => state.enter(Phase::Venture),
            // R442, R452: nothing is wagered.
            Mode::Skirmish(_) => state.enter(Phase::Ventured),
            Mode::Brawl => self.begin_battle_phase(state),
        }
    }

    /// Places a card, or passes for the rest of the phase (R232).
    pub(crate) fn place_or_pass(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        state.turn.seat = seat.opponent();
        let Action::Place(card, who) = action else {
            state.side_mut(seat).is_done = true;
            return log.tell(Event::Passed(seat));
        };
        if let Some(piece) = state.find(seat, Zone::Hand, card) {
            state.place(piece, who);
            log.reveal(Event::Placed(seat, card, who));
            log.used(seat, card.0, Usage::Taken);
        }
    }

    /// Gets those to whom a player can place a card (R235 to R245).
    pub(crate) fn places_for(&self, state: &State, seat: Seat, card: &Card, room: Room) -> WhoSet {
        let fitting = self.fitting_places(state, seat, card, room.standing);
        let free = self.with_room(state, card, fitting, room);
        if !self.has_rules(state, Topics::of(&[Topic::CannotPlace, Topic::PlaysIt])) {
            return free;
        }
        let is_allowed = |who: &Who| {
            self.may_place(state, card, *who)
                && !(who.is_character() && self.may_only_play(state, card, *who))
        };
        free.iter().filter(is_allowed).collect()
    }

    /// Checks whether a card can be placed to a character or Homebase of its owner.
    pub(crate) fn can_place(&self, state: &State, card: &Card, who: Who) -> bool {
        let room = self.room(state, who.seat());
        self.places_for(state, who.seat(), card, room).contains(who)
    }

    /// Gets those with whom a card could lie, whatever lies there.
    fn fitting_places(&self, state: &State, seat: Seat, card: &Card, standing: WhoSet) -> WhoSet {
        let all = self.users(state, seat, card);
        let users = all.among(standing);
        let is_for_characters = !card.is_any_character() || card.is_placeable;
        let characters = if is_for_characters { users } else { WhoSet::EMPTY };
        let base = Who::homebase(seat);
        let fits_base = match card.kind {
            Kind::Aspect(_) => all.contains(base),
            Kind::Special(_) => self.homebase(seat).is_some_and(|it| match it.specials {
                BaseSpecials::AnyCharacter => card.is_any_character(),
                BaseSpecials::Characters => !characters.is_empty(),
            }),
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_) => false,
        };
        if fits_base { characters.with(base) } else { characters }
    }

    /// Checks whether no rule forbids to place a card there.
    fn may_place(&self, state: &State, card: &Card, who: Who) -> bool {
        let seen = Seen::printed(card);
        !self.standing(state, Topic::CannotPlace).any(|(rule, site)| {
            matches!(rule, Rule::CannotPlace(party, cards)
                if seen.fits(cards) && self.is_in(state, party, who, &site))
        })
    }

    /// Checks whether a character starts the game with a card, which then takes up no slot.
    fn starts_with(&self, who: Who, card: &Card) -> bool {
        self.printed.starters.contains(who)
            && self.character_at(who).starts_with.as_ref() == Some(&card.id)
    }

    fn takes_slot(&self, who: Who, card: &Card) -> bool {
        !card.takes_no_slot && !self.starts_with(who, card)
    }

    /// Finds out which slots of a player's characters and Homebase are taken.
    pub(crate) fn room(&self, state: &State, seat: Seat) -> Room {
        let mut room = Room { standing: state.standing(seat).collect(), taken: [WhoSet::EMPTY; 4] };
        let cards = state.cards(seat);
        for piece in cards.iter(Zone::Placed) {
            let (card, at) = (self.card(cards.face(piece)), cards.lie(piece).at);
            if let Some(slot) = card.slot()
                && self.takes_slot(at, card)
            {
                let taken = &mut room.taken[slot as usize];
                *taken = taken.with(at);
            }
        }
        room
    }

    /// Checks whether the slot for a card is free (R238).
    pub(crate) fn has_room(&self, state: &State, card: &Card, who: Who, room: Room) -> bool {
        self.with_room(state, card, WhoSet::one(who), room).contains(who)
    }

    /// Gets those of some at whom the slot for a card is free.
    #[inline]
    fn with_room(&self, state: &State, card: &Card, all: WhoSet, room: Room) -> WhoSet {
        let Some(slot) = card.slot() else { return WhoSet::EMPTY };
        let full = all.among(room.taken[slot as usize]);
        let has_more = |who: Who| {
            !self.takes_slot(who, card)
                || self.has_rules(state, Topic::ExtraSlot.into())
                    && self.has_extra_room(state, card, who)
        };
        let crowded = full.iter().filter(|who| !has_more(*who));
        crowded.fold(all, WhoSet::without)
    }

    /// Checks whether there is room for a card beside others, by rules that let one of some cards take no slot.
    fn has_extra_room(&self, state: &State, card: &Card, who: Who) -> bool {
        let placed = state.placed(who).map(|piece| self.card_of(state, piece));
        let all = placed.filter(|other| other.slot() == card.slot()).chain([card]);
        let mut taken = all.clone().filter(|it| self.takes_slot(who, it)).count();
        for (rule, site) in self.standing(state, Topic::ExtraSlot) {
            let Rule::ExtraSlot(cards) = rule else { continue };
            let is_own = self.own(state, site.origin) == who;
            if is_own && all.clone().any(|card| Seen::printed(card).fits(cards)) {
                taken = taken.saturating_sub(1);
            }
        }
        taken <= 1
    }
}

impl State {
    /// Puts a card where it is placed.
    pub(crate) fn place(&mut self, piece: Piece, who: Who) {
        let cards = self.cards_mut(piece.owner());
        cards.put(piece, Zone::Placed);
        cards.lie_mut(piece).at = who;
    }
}
