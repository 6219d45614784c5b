//! Worlds in which someone is asked what they were asked: a choice among hidden cards shows that there is one.

use fracas_cards::effect::{Facts as _, Members, asking, picking};
use fracas_core::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::effects::{View, named_play};
use crate::state::State;
use crate::words::Group;

/// How often cards are dealt anew before a card is put where one must be.
const DEALS: u32 = 8;
/// How many cards are tried for that.
const CARDS: u32 = 2_000;

impl BattleArena {
    /// Re-deals what `viewer` cannot know, so that whoever is asked something has an answer.
    pub(super) fn redeal_until_asked(
        &self,
        state: &mut State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let is_own_question = state.due.into_iter().any(|seat| viewer.is(seat));
        if state.stack.is_empty() || is_own_question {
            return self.redeal_with_plays(state, viewer, chance);
        }
        let before = *state;
        for _ in 0..DEALS {
            *state = before;
            self.redeal_with_plays(state, viewer, chance);
            if self.has_answer(state) {
                return;
            }
        }
        let picked = picking(self.catalogue.library(), &state.stack).map(|picking| *picking.from);
        if let (Some(group), Some(seat)) = (picked, state.due.first()) {
            self.put_answers(state, (seat, viewer), group, chance);
        }
    }

    /// Checks whether whoever is asked has an answer.
    fn has_answer(&self, state: &State) -> bool {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        ask.is_some_and(|ask| ask.answers().next().is_some())
    }

    /// Puts cards where some must be that can be chosen, one after the other.
    fn put_answers(
        &self,
        state: &mut State,
        asked: (Seat, Viewer),
        group: Group,
        chance: &mut impl Chance,
    ) {
        let mut place = 0;
        for _ in 0..CARDS {
            if self.has_answer(state) {
                return;
            }
            let mut other = *state;
            // A card that can be chosen already is no gain wherever it lies, so each place has its turn.
            if !self.exchange(&mut other, asked, group, place, chance) {
                if place == 0 {
                    return;
                }
                place = 0;
                continue;
            }
            place += 1;
            if self.choices(state, group) < self.choices(&other, group) {
                *state = other;
            }
        }
    }

    /// Counts what can be chosen from a group.
    fn choices(&self, state: &State, group: Group) -> usize {
        let mut members = Members::default();
        let context = state.stack.context().unwrap_or_default();
        View { game: self, state }.list(&group, context, &mut members);
        members.as_slice().len()
    }

    /// Puts any card in the place of a hidden one; false if there is none.
    fn exchange(
        &self,
        state: &mut State,
        (seat, viewer): (Seat, Viewer),
        group: Group,
        place: usize,
        chance: &mut impl Chance,
    ) -> bool {
        let hero = HeroId(chance.below(self.catalogue.len() as u32) as u16);
        let play = PlayId(chance.below(self.catalogue.plays().count() as u32) as u16);
        let named = state.stack.context().and_then(|context| named_play(state, context));
        let player = state.player_mut(seat);
        let is_watched = viewer.is(seat.opponent());
        let seen = if is_watched { player.seen_hand } else { ArrayVec::default() };
        if let Group::Playbook(_) = group {
            return player.book.bag.get_mut(place).map(|held| *held = play).is_some();
        }
        if group == Group::OpposingPlaysNamed {
            let mut hidden = player.plays.iter_mut().filter(|held| !(held.is_seen && is_watched));
            return hidden.nth(place).map(|held| held.play = named.unwrap_or(play)).is_some();
        }
        let held = if let Group::Heroes(..) = group {
            player.hand.iter_mut().filter(|held| !seen.contains(held)).nth(place)
        } else if let Group::HeroDeck(_) = group {
            player.deck.get_mut(place)
        } else {
            None
        };
        held.map(|held| *held = hero).is_some()
    }
}
