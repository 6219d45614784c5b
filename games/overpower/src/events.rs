//! Phase 2: Events (R183 to R195).

use fracas_core::{Chance, Log, Seat, SeatSet, Usage};

use crate::OverPower;
use crate::action::{Action, From, Played};
use crate::card::{Card, CardId, How, Kind, Use};
use crate::draw::Drawing;
use crate::event::{Event, Why};
use crate::legal::CardSet;
use crate::piece::Piece;
use crate::rules::{Means, Origin, Seen};
use crate::state::{Phase, State};
use crate::turn::Step;
use crate::who::Who;
use crate::words::{Rule, Topic};
use crate::zone::Zone;

impl OverPower {
    /// Checks whether a card is an Event.
    #[inline]
    pub(crate) fn is_event(&self, state: &State, piece: Piece) -> bool {
        matches!(self.card_of(state, piece).kind, Kind::Event(_))
    }

    /// Iterates over the Events in a hand.
    pub(crate) fn held_events<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Piece> + 'a {
        state.cards(seat).iter(Zone::Hand).filter(|piece| self.is_event(state, *piece))
    }

    /// Lets each player who holds an Event lay one face down, both at once (R183 to R185), and draws for it (R186).
    pub(crate) fn lay_events(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        let mut due = SeatSet::EMPTY;
        for seat in state.in_order() {
            if !state.cards(seat).is_empty(Zone::FaceDown) {
                continue;
            }
            if !state.side(seat).is_done && self.replaces_events(state, seat) {
                self.replace_events(state, seat, chance, log);
            }
            let mut events = self.held_events(state, seat);
            match (events.next(), events.next()) {
                (None, _) => {}
                (Some(only), None) => {
                    drop(events);
                    lay(state, only, log);
                }
                (Some(_), Some(_)) => due = due.with(seat),
            }
        }
        if !due.is_empty() {
            return Step::Ask(due);
        }
        for seat in state.in_order() {
            if !state.cards(seat).is_empty(Zone::FaceDown) && !state.side(seat).is_done {
                self.draw(state, seat, 1, Drawing::default(), chance, log);
            }
        }
        state.enter(Phase::Turning)
    }

    /// Checks whether a player draws a card for each Event.
    fn replaces_events(&self, state: &State, seat: Seat) -> bool {
        self.standing(state, Topic::ReplacesEvents)
            .any(|(rule, site)| *rule == Rule::ReplacesEvents && site.owner == seat)
    }

    /// Draws a card for each Event in hand, those drawn on the way included.
    fn replace_events(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let how = Drawing { keeps_events: true, ..Drawing::default() };
        let mut replaced = 0;
        loop {
            let events = self.held_events(state, seat).count();
            if events <= replaced {
                break;
            }
            self.draw(state, seat, events - replaced, how, chance, log);
            replaced = events;
        }
        state.side_mut(seat).is_done = true;
    }

    /// Lays the chosen Event face down.
    pub(crate) fn choose_event(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        let Action::Event(card) = action else { return };
        if let Some(piece) = state.find(seat, Zone::Hand, card) {
            lay(state, piece, log);
        }
    }

    /// Turns the next Event over, the initiative player's first (R188), and lets it take effect (R193), unless it
    /// can be negated first (R332).
    pub(crate) fn turn_event(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if let Some(owner) = state.in_order().into_iter().find(|seat| state.side(*seat).is_done) {
            return Step::ask(owner.opponent());
        }
        let next = state.in_order().into_iter().find_map(|seat| {
            let laid = state.cards(seat).iter(Zone::FaceDown).next();
            laid.map(|piece| (seat, piece))
        });
        let Some((seat, piece)) = next else { return state.enter(Phase::Duplicates) };
        state.cards_mut(seat).put(piece, Zone::Astral);
        let card = state.face(piece);
        log.reveal(Event::EventTurned(seat, card));
        log.used(seat, card.0, Usage::Played);
        log.pause(state);
        if self.could_negate(state, seat.opponent(), piece) {
            state.side_mut(seat).is_done = true;
        } else {
            self.begin_event(state, seat, piece, card);
        }
        Step::On
    }

    /// Checks whether a player could negate an Event, as far as the other can know: with any card that the team
    /// could play, if there is a hand.
    fn could_negate(&self, state: &State, seat: Seat, event: Piece) -> bool {
        let has_hand = !state.cards(seat).is_empty(Zone::Hand);
        let is_user = |card: &Card| {
            let negates = card.uses.iter().any(|way| self.negates(state, way, event));
            negates && state.standing(seat).any(|who| self.may_negate_with(state, card, who))
        };
        let mut placed = state.cards(seat).iter(Zone::Placed);
        placed.any(|piece| is_user(self.card_of(state, piece)))
            || has_hand && self.catalogue.event_negates().any(is_user)
    }

    /// Checks whether a use of a card negates an Event.
    fn negates(&self, state: &State, way: &Use, event: Piece) -> bool {
        let event = self.card_of(state, event);
        let How::Negate { cards } = &way.how else { return false };
        way.price.is_none() && !event.is_sure && Seen::printed(event).fits(cards)
    }

    fn may_negate_with(&self, state: &State, card: &Card, who: Who) -> bool {
        self.can_use(state, card, who)
            && self.may_act(state, who, card)
            && self.may_use(state, who, &Seen::printed(card), Means::Other)
    }

    /// Finds the Event that was turned over and may be negated by a player.
    pub(crate) fn turned_event(&self, state: &State, seat: Seat) -> Option<Piece> {
        let mut astral = state.cards(seat.opponent()).iter(Zone::Astral);
        astral.find(|piece| self.is_event(state, *piece))
    }

    /// Lists how a player can negate the Event that was turned over.
    pub(crate) fn list_negates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(event) = self.turned_event(state, seat) else { return };
        let cards = state.cards(seat);
        let hand = CardSet::of(state, cards.iter(Zone::Hand)).iter().map(|card| (card, From::Hand));
        let placed = cards.iter(Zone::Placed);
        let placed = placed.map(|piece| (cards.face(piece), From::Placed(cards.lie(piece).at)));
        for (card, from) in hand.chain(placed) {
            let it = self.card(card);
            let ways = it.uses.iter().zip(0..).filter(|(way, _)| self.negates(state, way, event));
            for (_, how) in ways {
                let users = state.standing(seat).filter(|who| {
                    let is_there = match from {
                        From::Placed(at) => at == *who || at.is_homebase(),
                        From::Hand | From::Under | From::Elsewhere => true,
                    };
                    is_there && self.may_negate_with(state, it, *who)
                });
                out.extend(users.map(|actor| {
                    let (partner, declared, is_face_down) = (None, None, false);
                    Action::Play(Played { card, from, how, actor, partner, declared, is_face_down })
                }));
            }
        }
        out.push(Action::Pass);
    }

    /// Negates the Event that was turned over, or lets it take effect.
    pub(crate) fn negate_event(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        state.side_mut(seat.opponent()).is_done = false;
        let Some(event) = self.turned_event(state, seat) else { return };
        let card = state.face(event);
        let Action::Play(Played { card: by, from, actor, .. }) = action else {
            return self.begin_event(state, event.owner(), event, card);
        };
        let Some(piece) = self.find_piece(state, seat, by, from) else { return };
        log.reveal(Event::Played { card: by, actor, partner: None, declared: None });
        log.used(seat, by.0, Usage::Played);
        log.tell(Event::Negated(card));
        self.discard(state, event, Why::Effect, log);
        self.discard(state, piece, Why::Used, log);
    }

    fn begin_event(&self, state: &mut State, seat: Seat, piece: Piece, card: CardId) {
        for way in &self.card(card).uses {
            if let Some(program) = way.effect.program {
                // There is room, since what cards begin is checked when they are read.
                let _ = state.stack.call(program, seat, Origin::Card(piece).number());
            }
        }
    }
}

fn lay(state: &mut State, piece: Piece, log: &mut impl Log<Event, State>) {
    let (seat, card) = (piece.owner(), state.face(piece));
    state.cards_mut(seat).put(piece, Zone::FaceDown);
    log.tell(Event::EventLaid(seat));
    log.used(seat, card.0, Usage::Taken);
}
