//! What effects do to the game.
//!
//! - `cards`: to hands, piles and placed cards; `hits`: to records and cards in play; `attacks`: to what is being
//!   played and what follows it; `team`: to characters and Objectives

mod attacks;
mod cards;
mod hits;
mod team;

use fracas_cards::effect::{Context, Entry, Facts, Fault, Flow, Host, Stack, Task};
use fracas_core::{Chance, Log, Seat};
use tinyvec::ArrayVec;

use super::View;
use crate::OverPower;
use crate::event::Event;
use crate::piece::Piece;
use crate::rules::{Origin, Site};
use crate::state::State;
use crate::thing::Thing;
use crate::who::Who;
use crate::words::{Moment, Number, Operation, Rule, Side, Words};

/// How many things an operation is about at most.
const MOST_THINGS: usize = 80;

/// The game as effects may change it.
pub(crate) struct Doer<'a, L> {
    pub(crate) game: &'a OverPower,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

/// Some cards on the table.
type Pieces = ArrayVec<[Piece; MOST_THINGS]>;

impl<L: Log<Event, State>> Host for Doer<'_, L> {
    type Words = Words;

    #[inline]
    fn facts(&self) -> impl Facts<Words = Words> {
        View { game: self.game, state: self.state }
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack {
        &mut self.state.stack
    }

    fn perform(
        &mut self,
        operation: &Operation,
        context: Context,
        chance: &mut impl Chance,
    ) -> Result<Flow, Fault> {
        match operation {
            Operation::Draw { count, who, keeps_duplicates, is_shown } => {
                let count = self.count(count, context);
                let seat = self.seat(*who, context);
                self.draw(seat, count, *keeps_duplicates, *is_shown, chance);
            }
            Operation::Discard => self.discard_chosen(context),
            Operation::Put(place) => self.put_chosen(*place, context),
            Operation::PutThis(place) => self.put_this(*place, context),
            Operation::Take { is_shown, keeps_duplicates } => {
                self.take(*is_shown, *keeps_duplicates, context);
            }
            Operation::Mill { count, who, cards, takes_duplicates } => {
                let seat = self.seat(*who, context);
                self.mill(seat, *count, cards, *takes_duplicates, chance);
            }
            Operation::Look { count, at, by } => {
                let (at, by) = (self.seat(*at, context), self.seat(*by, context));
                self.look(*count, (at, by), context, chance);
            }
            Operation::Reveal => self.reveal(context),
            Operation::Shuffle(side) => self.shuffle(self.seat(*side, context)),
            Operation::RemoveCopies => self.remove_copies(context),
            Operation::PlaceIt => self.place_it(context),
            Operation::Heal { still_counts } => self.heal(*still_counts, context),
            Operation::SwapHits => self.swap_hits(context),
            Operation::Ko { who, .. } => self.ko(who, context),
            Operation::Negate => self.negate(context),
            Operation::Attach => self.attach(context),
            Operation::PutInPlay => self.put_in_play(context),
            Operation::More(more) => self.grant(more, context),
            Operation::Boost { by, who, cards } => self.boost(*by, who, cards, context),
            Operation::EndTurn => self.end_turn(),
            Operation::NoFollowUps => self.state.play.is_unfollowed = true,
            Operation::DrawFollowUps(by) => self.draw_follow_ups(*by, context),
            Operation::RemoveAttack => self.remove_attack(),
            Operation::AttackNow(now) => self.attack_now(*now, context, chance),
            Operation::PlayIt => self.play_it(context),
            Operation::Move { who, to } => self.move_to(who, *to, context),
            Operation::SwapWithReserve => self.swap_with_reserve(context),
            Operation::Complete => self.complete(context),
            Operation::ReturnObjective => self.return_objective(context),
            Operation::KeepOnly => self.keep_only(context),
            Operation::ReturnAllObjectives => self.return_all_objectives(),
            Operation::ResetObjectives => self.reset_objectives(),
            Operation::Concede => {
                self.game.concede_battle(self.state, context.owner, self.log);
            }
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, entry: Entry<Moment>) -> Result<(), Fault> {
        self.state.agenda.add(entry)?;
        let Task::Rule { rule, .. } = entry.task else { return Ok(()) };
        if let Some(Rule::OpenHand { who, .. }) = self.game.catalogue.library().rule(rule) {
            let seat = Site { things: &entry.things, ..self.source_site(&entry) }.seat(*who);
            self.open_hand(entry.source, entry.owner, seat);
        }
        Ok(())
    }

    /// Takes what is due of the initiative player first (R171), unless its player must choose among several.
    #[inline]
    fn next_due(&mut self) -> Option<Entry<Moment>> {
        if self.state.ordering().is_some() {
            return None;
        }
        self.state.agenda.next_due_from(self.state.initiative)
    }
}

impl<L: Log<Event, State>> Doer<'_, L> {
    fn count(&self, amount: &Number, context: Context) -> u8 {
        amount.count(&self.facts(), context).clamp(0, 99) as u8
    }

    /// Gets whose the effect is, where it comes from and what it is about.
    fn site(&self, context: Context) -> Site<'_> {
        self.game.site(self.state, context)
    }

    /// Gets whose something scheduled is and where it comes from.
    fn source_site(&self, entry: &Entry<Moment>) -> Site<'static> {
        let origin = Origin::from_number(entry.source);
        let own = self.game.own(self.state, origin);
        Site { owner: entry.owner, own, origin, things: &[] }
    }

    /// Gets the character that the effect is of.
    fn own(&self, context: Context) -> Who {
        self.game.own(self.state, Origin::from_number(context.source))
    }

    /// Gets the card that the effect comes from.
    fn this(&self, context: Context) -> Option<Piece> {
        match Origin::from_number(context.source) {
            Origin::Card(piece) => Some(piece),
            Origin::Inherent(_) => None,
        }
    }

    /// Lists the cards that were chosen, as far as they are still there.
    fn chosen(&self, context: Context) -> Pieces {
        let things = self.state.stack.things(context);
        things.iter().filter_map(|thing| Thing::from_number(*thing).piece(self.state)).collect()
    }

    /// Gets the character that was chosen.
    fn chosen_character(&self, context: Context) -> Option<Who> {
        crate::rules::first_character(self.state.stack.things(context))
    }

    /// Gets the seat that a word means.
    fn seat(&self, side: Side, context: Context) -> Seat {
        self.facts().seat(&side, context)
    }
}
