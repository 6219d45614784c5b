//! Phase 1, and all other drawing (R173 to R182, R190, R217).

use fracas_core::{Chance, Log, Seat, SeatSet, Usage};

use crate::OverPower;
use crate::event::{Event, Shown, Why};
use crate::options::Mode;
use crate::piece::{Piece, PieceSet};
use crate::state::{HAND, Phase, Position, State};
use crate::turn::Step;
use crate::who::{TEAM, Who};
use crate::words::{Moment, Rule, Topic};
use crate::zone::{EVERYONE, Zone};

/// How cards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// Whether duplicates may be kept.
    pub(crate) keeps_duplicates: bool,
    /// Whether everyone sees the cards.
    pub(crate) is_shown: bool,
    /// Whether Events may be kept, in the Event Phase.
    pub(crate) keeps_events: bool,
}

impl OverPower {
    /// Lets the Reserve move up and both players draw.
    pub(crate) fn draw_phase(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        if !state.side(state.initiative).is_done {
            for seat in state.in_order() {
                self.move_up(state, seat, log);
            }
            for seat in state.in_order() {
                self.draw(state, seat, HAND, Drawing::default(), chance, log);
                state.side_mut(seat).is_done = true;
            }
            state.announce(Moment::DrawPhase);
            return Step::On;
        }
        state.announce(Moment::AfterDraw);
        log.pause(state);
        state.enter(match self.mode {
            Mode::Venture => Phase::Events,
            // R439, R447: these are played without Events.
            Mode::Brawl | Mode::Skirmish(_) => Phase::Duplicates,
        })
    }

    /// Lets the Reserve character move up if someone of the Front Line has fallen (R17 to R21).
    fn move_up(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
        while state.front(seat).count() < TEAM - 1 {
            let reserve = state.standing(seat).find(|who| !state.is_front(*who));
            let Some(who) = reserve else { return };
            if self.is_held_back(state, who) {
                return;
            }
            state.fighter_mut(who).position = Position::Front;
            log.tell(Event::Moved(who, Position::Front));
        }
    }

    /// Checks whether a rule keeps a character in Reserve for one battle more, and lets it end.
    fn is_held_back(&self, state: &mut State, who: Who) -> bool {
        if state.front(who.seat()).next().is_none() {
            return false;
        }
        let rule = self.standing(state, Topic::StaysInReserve).find(|(rule, site)| {
            matches!(rule, Rule::StaysInReserve(party) if self.is_in(state, party, who, site))
        });
        let Some(source) = rule.map(|(_, site)| site.origin.number()) else { return false };
        state.agenda.remove_source(source);
        true
    }

    /// Draws cards, as far as there are any.
    pub(crate) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        count: usize,
        how: Drawing,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut drawn = PieceSet::EMPTY;
        let mut faces = Shown::default();
        for _ in 0..count {
            self.renew_if_empty(state, seat, log);
            let cards = state.cards_mut(seat);
            let Some(piece) = cards.draw(chance) else { break };
            let seen = if how.is_shown { EVERYONE } else { SeatSet::one(seat) };
            let lie = cards.lie_mut(piece);
            lie.seen = seen.into_iter().fold(lie.seen, SeatSet::with);
            drawn.insert(piece);
            log.used(seat, state.face(piece).0, Usage::Available);
            if faces.len() == faces.capacity() {
                // More than fit are told in several events.
                tell_drawn(seat, std::mem::take(&mut faces), how, log);
            }
            faces.push(state.face(piece));
        }
        tell_drawn(seat, faces, how, log);
        if state.phase != Phase::Draw && !how.keeps_events {
            self.look_at_drawn(state, seat, drawn, how, log);
        }
    }

    /// Deals with cards that were drawn after the Draw Phase: Events go at once (R190), and what is drawn after
    /// the Discard Phase is checked as in it (R217).
    fn look_at_drawn(
        &self,
        state: &mut State,
        seat: Seat,
        mut drawn: PieceSet,
        how: Drawing,
        log: &mut impl Log<Event, State>,
    ) {
        for piece in drawn.iter(seat) {
            if self.is_event(state, piece) {
                self.discard(state, piece, Why::Unusable, log);
                drawn.remove(piece);
            }
        }
        if !is_checked_at_once(state.phase) {
            return;
        }
        if how.keeps_duplicates {
            self.discard_unusable(state, seat, drawn, log);
        } else {
            let unchecked = &mut state.unchecked[seat.index()];
            *unchecked = unchecked.and(drawn);
        }
    }

    /// Finds the top card of a Draw Pile, which is made of the Power Pack if it is empty (R178 to R182).
    pub(crate) fn next_card(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Piece> {
        self.renew_if_empty(state, seat, log);
        state.cards_mut(seat).top(chance)
    }

    /// Makes the Power Pack the Draw Pile if that is empty and a card of it is needed (R178, R179).
    pub(crate) fn renew_if_empty(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        let cards = state.cards_mut(seat);
        if cards.is_empty(Zone::Draw) && !cards.is_empty(Zone::PowerPack) {
            cards.renew();
            log.tell(Event::Renewed(seat));
        }
    }
}

/// Checks whether cards drawn in a phase are checked at once, since the Discard Phase is over.
fn is_checked_at_once(phase: Phase) -> bool {
    match phase {
        Phase::Replacement
        | Phase::Discarded
        | Phase::Placing
        | Phase::Venture
        | Phase::Ventured
        | Phase::Conceding
        | Phase::Battle
        | Phase::PostConcession => true,
        Phase::First
        | Phase::Draw
        | Phase::Events
        | Phase::Turning
        | Phase::Duplicates
        | Phase::Unusable
        | Phase::End
        | Phase::Lifting
        | Phase::Cleanup
        | Phase::Over => false,
    }
}

fn tell_drawn(seat: Seat, faces: Shown, how: Drawing, log: &mut impl Log<Event, State>) {
    if faces.is_empty() {
        return;
    }
    if how.is_shown {
        return log.reveal(Event::Drew(seat, faces));
    }
    let hidden = Event::DrewHidden(seat, faces.len() as u8);
    log.reveal_to(SeatSet::one(seat), Event::Drew(seat, faces), Some(hidden));
}
