//! What effects do to the game.

use fracas_cards::effect::{Context, Entry, Facts, Fault, Flow, Host, Stack, Task};
use fracas_core::{Chance, Coin, Log, Seat};
use tinyvec::ArrayVec;

use super::{View, source_play};
use crate::BattleArena;
use crate::battle::Happening;
use crate::card::PlayId;
use crate::event::{Event, PlayEvent};
use crate::state::State;
use crate::thing::Thing;
use crate::words::{Moment, Number, Operation, Rule, Whom, Words};

/// How many things an operation is about at most.
const MOST_THINGS: usize = 64;

/// The game as effects may change it.
pub(crate) struct Doer<'a, L> {
    pub(crate) game: &'a BattleArena,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

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
            Operation::Power(amount, who) => self.power(amount, *who, context),
            Operation::SetPower { to, plus, who } => self.set_power(to, *plus, *who, context),
            Operation::SwapPower => self.swap_power(context),
            Operation::DoublePower => {
                let power = self.game.current_power(self.state, context.owner);
                self.change_power(context.owner, power.into(), context);
            }
            Operation::ShareChanges => self.share_changes(context),
            Operation::TurnLosses => {
                let (you, opponent) = (context.owner, context.owner.opponent());
                self.state.fight.ledger.turn_losses(you, opponent);
            }
            Operation::HoldPower => {
                let power = self.game.current_power(self.state, context.owner);
                let floor = &mut self.state.fight.side_mut(context.owner).floor;
                *floor = Some(floor.map_or(power, |floor| floor.max(power)));
            }
            Operation::Draw(amount, who) => self.draw(amount, *who, context, chance),
            Operation::DrawAlong => {
                self.game.draw_plays_along(self.state, context.owner, chance, self.log);
            }
            Operation::DrawHeroes(amount, who) => self.draw_heroes(amount, *who, context, chance),
            Operation::DiscardPlays(discarding) => {
                self.discard_plays(discarding.how, discarding.who.seat(context.owner), context);
            }
            Operation::DiscardHeroes(discarding) => {
                self.discard_heroes(discarding.how, discarding.who.seat(context.owner), context);
            }
            Operation::Discard => self.discard(context),
            Operation::MillPlays(amount, who) => self.mill_plays(amount, *who, context, chance),
            Operation::MillHeroes(amount, who) => self.mill_heroes(amount, *who, context, chance),
            Operation::RevealPlays(count, side) => {
                self.reveal_plays(*count, side.seat(context.owner), chance);
            }
            Operation::LookAtPlays(count) => self.look_at_plays(*count, context.owner, chance),
            Operation::RevealHeroes(count, side) => {
                self.reveal_heroes(*count, side.seat(context.owner), chance);
            }
            Operation::Show => self.show(context),
            Operation::Look => self.look(context),
            Operation::Reveal => self.reveal(context),
            Operation::Take => self.take(context),
            Operation::PutOnTop => self.put_on_top(context),
            Operation::Rest(to) => self.put_rest(*to),
            Operation::ShuffleIn => self.shuffle_in(context),
            Operation::ShufflePlaysIn(who) => self.shuffle_plays_in(*who, context),
            Operation::RenewPlays(who) => self.renew_plays(*who, context, chance),
            Operation::ShuffleDiscards(pile) => self.shuffle_discards(*pile, context.owner),
            Operation::ShufflePlaybook => self.state.player_mut(context.owner).shuffle_book(),
            Operation::Replace => self.replace(context),
            Operation::Swap => self.swap(context),
            Operation::ReplaceFromDeck(who) => self.replace_from_deck(*who, context, chance),
            Operation::Settle => self.settle(context),
            Operation::RenewLineUp => self.renew_line_up(context.owner.opponent(), chance),
            Operation::LookAhead => self.look_ahead(context.owner),
            Operation::ShowNext => self.show_next(context.owner.opponent()),
            Operation::DropNext => self.drop_next(context.owner.opponent(), chance),
            Operation::Recover(amount, who) => self.recover(amount, *who, context),
            Operation::RecoverUpTo(_, side) => {
                self.recover_chosen(side.seat(context.owner), context);
            }
            Operation::LoseHotDogs(amount, who) => self.lose_hot_dogs(amount, *who, context),
            Operation::PayAny => self.pay_any(context),
            Operation::BecomeHotDog => self.become_hot_dog(context),
            Operation::TradeHotDogs => self.trade_hot_dogs(),
            Operation::Run => self.run_chosen(context)?,
            Operation::RunTop(side) => self.run_top(side.seat(context.owner), chance)?,
            Operation::CopyLastPlay => self.copy_last_play(context)?,
            Operation::Cancel(lasting) => self.cancel(*lasting, context),
            Operation::UndoPlays => self.undo_plays(context.owner.opponent()),
            Operation::EndBattle => self.end_battle(),
            Operation::Honors(side) => self.give_honors(side.seat(context.owner)),
            Operation::Flip(count) => self.flip(*count, context.owner, chance),
            Operation::FlipUntilTails => self.flip_until_tails(context.owner, chance),
            Operation::Roll(count, side) => {
                return self.roll(*count, side.seat(context.owner), context, chance);
            }
            Operation::Again => {
                let running = self.state.tally.running;
                self.state.stack.go_over(self.game.catalogue.play(running).program);
            }
            Operation::Reroll => self.reroll(context, chance),
            Operation::Begin => self.begin_after_trial(context)?,
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, mut entry: Entry<Moment>) -> Result<(), Fault> {
        let now = self.state.battle + 1;
        name_things(&mut entry);
        entry.task = match entry.task {
            Task::Once { when, program } => {
                Task::Once { when: when.precise(now, chosen_battle(&entry)), program }
            }
            Task::Each { when, until, program } => {
                let until = until.map(|until| until.precise(now, None));
                self.drop_older(
                    |task| matches!(task, Task::Each { program: old, .. } if *old == program),
                    &entry,
                );
                Task::Each { when, until, program }
            }
            Task::Rule { until, rule } => {
                let until = until.map(|until| until.precise(now, None));
                if until != Some(Moment::EndOf(now)) {
                    self.drop_older(
                        |task| matches!(task, Task::Rule { rule: old, .. } if *old == rule),
                        &entry,
                    );
                }
                self.keep_battle(&mut entry, rule);
                Task::Rule { until, rule }
            }
        };
        self.state.agenda.add(entry)
    }

    #[inline]
    fn next_due(&mut self) -> Option<Entry<Moment>> {
        let entry = self.state.agenda.next_due()?;
        let (seat, play) = (entry.owner, PlayId(entry.source));
        self.state.begin_tally(play, seat);
        self.log.tell(Event::Play(PlayEvent::Due { seat, play }));
        Some(entry)
    }

    fn flipped(&mut self, coin: Coin, context: Context, _: &mut impl Chance) -> Result<(), Fault> {
        self.note_flip(coin, context.owner);
        Ok(())
    }

    fn rolled(
        &mut self,
        _: u8,
        face: u8,
        context: Context,
        _: &mut impl Chance,
    ) -> Result<(), Fault> {
        self.note_roll(face, context.owner);
        self.offer_reroll(context.owner, context)
    }
}

/// Lets an entry know Plays in hand and Discard Pile by name: they do not stay where they are.
fn name_things(entry: &mut Entry<Moment>) {
    for thing in &mut entry.things {
        let known = Thing::from_number(*thing);
        if matches!(known, Thing::HeldPlay(..) | Thing::DiscardedPlay(..))
            && let Some(play) = known.play()
        {
            *thing = Thing::Named(play).number();
        }
    }
}

/// Gets the Battle that was chosen when an entry was made, counted from 1.
fn chosen_battle(entry: &Entry<Moment>) -> Option<u8> {
    entry.things.iter().find_map(|&thing| {
        let (Thing::Battle(battle) | Thing::LineUp(_, battle)) = Thing::from_number(thing) else {
            return None;
        };
        Some(battle + 1)
    })
}

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn view(&self) -> View<'_> {
        View { game: self.game, state: self.state }
    }

    /// Counts a number of things, never below 0.
    pub(super) fn number(&self, amount: &Number, context: Context) -> u8 {
        amount.count(&self.view(), context).clamp(0, 99) as u8
    }

    /// Gets the things that an operation is about.
    pub(super) fn things(&self, context: Context) -> ArrayVec<[Thing; MOST_THINGS]> {
        let things = self.state.stack.things(context).iter().take(MOST_THINGS);
        things.map(|&thing| Thing::from_number(thing)).collect()
    }

    pub(super) fn tell(&mut self, event: PlayEvent) {
        self.log.tell(Event::Play(event));
    }

    pub(super) fn show_all(&mut self, event: PlayEvent) {
        self.log.reveal(Event::Play(event));
    }

    /// Removes what the same Play let stand before: lasting effects do not add up (R146), a copy's neither (C47).
    /// What holds for both players does not add up with the other player's either.
    fn drop_older(&mut self, is_same: impl Fn(&Task<Moment>) -> bool, entry: &Entry<Moment>) {
        let catalogue = &self.game.catalogue;
        let library = catalogue.library();
        let running = self.state.tally.running;
        let is_shared = |task: &Task<Moment>| match task {
            Task::Rule { rule, .. } => library.rule(*rule).is_some_and(Rule::is_about_both),
            Task::Each { .. } => catalogue.play(running).is_shared,
            Task::Once { .. } => false,
        };
        self.state.agenda.retain(|old| {
            let is_doubled = is_same(&old.task) && old.things == entry.things;
            !is_doubled || old.owner != entry.owner && !is_shared(&old.task)
        });
    }

    /// Notes the Battle in which a guard begins: it stops only what comes after it.
    fn keep_battle(&self, entry: &mut Entry<Moment>, rule: fracas_cards::effect::RuleId) {
        let rule = self.game.catalogue.library().rule(rule);
        if matches!(rule, Some(Rule::Guard(_) | Rule::Immune)) {
            let _ = entry.things.try_push(Thing::Battle(self.state.battle).number());
        }
    }

    pub(super) fn change_power(&mut self, of: Seat, amount: i32, context: Context) {
        let by = (context.owner, source_play(context));
        self.game.change_power(self.state, of, by, amount, self.log);
    }

    fn power(&mut self, amount: &Number, who: Whom, context: Context) {
        let amount = amount.count(&self.view(), context);
        for seat in who.seats(context.owner) {
            self.change_power(seat, amount, context);
        }
    }

    fn set_power(&mut self, amount: &Number, plus: u8, who: Whom, context: Context) {
        for seat in who.seats(context.owner) {
            let to = amount.count(&self.view(), context) + i32::from(plus);
            let now = i32::from(self.game.current_power(self.state, seat));
            self.change_power(seat, to - now, context);
        }
    }

    fn swap_power(&mut self, context: Context) {
        let seats = [context.owner, context.owner.opponent()];
        let [own, other] = seats.map(|seat| i32::from(self.game.current_power(self.state, seat)));
        self.change_power(seats[0], other - own, context);
        self.change_power(seats[1], own - other, context);
    }

    fn share_changes(&mut self, context: Context) {
        let (you, opponent) = (context.owner, context.owner.opponent());
        let changes: ArrayVec<[i32; 2 * MOST_THINGS]> = {
            let own = self.state.fight.ledger.changes().iter().filter(|change| change.of == you);
            own.flat_map(|change| [i32::from(change.gain), i32::from(change.loss)]).collect()
        };
        let standing = self.game.standing_changes(self.state, you);
        for amount in changes.into_iter().chain([standing]) {
            self.change_power(opponent, amount, context);
        }
    }

    fn cancel(&mut self, lasting: crate::words::Lasting, context: Context) {
        let chosen = self.things(context);
        let game = self.game;
        let is_cancelled = |owner: Seat, source: u16| {
            let play = PlayId(source);
            match lasting {
                crate::words::Lasting::All => game.catalogue.play(play).is_lasting,
                crate::words::Lasting::Chosen => chosen.contains(&Thing::Beside(owner, play)),
            }
        };
        self.state.agenda.retain(|entry| !is_cancelled(entry.owner, entry.source));
    }

    /// Undoes what the Plays did that a seat ran this Battle: their changes of Power, and what of them
    /// still stands or waits.
    fn undo_plays(&mut self, seat: Seat) {
        let runs = self.state.fight.runs;
        let is_undone = |play: PlayId| runs.iter().any(|run| run.seat == seat && run.play == play);
        self.state.fight.ledger.undo(seat, is_undone);
        self.state.fight.side_mut(seat).floor = None;
        self.state.agenda.retain(|entry| entry.owner != seat || !is_undone(PlayId(entry.source)));
        self.tell(PlayEvent::Undone { seat });
    }

    fn end_battle(&mut self) {
        self.state.fight.is_called_off = true;
        self.tell(PlayEvent::CalledOff);
    }

    fn give_honors(&mut self, seat: Seat) {
        if self.state.honors != seat {
            self.state.honors = seat;
            self.log.tell(Event::Honors { to: seat });
        }
    }

    pub(super) fn announce(&mut self, happening: Happening) {
        self.state.announce(happening);
    }

    fn run_chosen(&mut self, context: Context) -> Result<(), Fault> {
        let Some(&thing) = self.things(context).first() else { return Ok(()) };
        let (Some(play), Some(seat)) = (thing.play(), thing.owner()) else {
            return Ok(());
        };
        if !self.game.can_begin(self.state, seat, play) {
            self.tell(PlayEvent::Failed { seat, play });
            self.take(context);
            return Ok(());
        }
        if !self.take_play(thing) {
            return Ok(());
        }
        self.game.begin_play(self.state, seat, play, 0, self.log)
    }

    fn run_top(&mut self, seat: Seat, chance: &mut impl Chance) -> Result<(), Fault> {
        let Some(known) = self.state.player_mut(seat).book.draw(chance) else { return Ok(()) };
        self.show_all(PlayEvent::ShownPlay { seat, play: known.play });
        if self.game.can_begin(self.state, seat, known.play) {
            return self.game.begin_play(self.state, seat, known.play, 0, self.log);
        }
        let known_to = fracas_core::SeatSet::all(2);
        self.state.player_mut(seat).book.put_on_top(crate::book::KnownPlay { known_to, ..known });
        self.tell(PlayEvent::Failed { seat, play: known.play });
        Ok(())
    }

    fn copy_last_play(&mut self, context: Context) -> Result<(), Fault> {
        let Some(last) = self.state.player(context.owner).last_play else { return Ok(()) };
        self.state.tally.running = last;
        let program = self.game.catalogue.play(last).program;
        self.state.stack.call(program, context.owner, context.source)
    }

    fn begin_after_trial(&mut self, context: Context) -> Result<(), Fault> {
        let (seat, play) = (context.owner, source_play(context));
        let face = context.number.clamp(0, 6) as u8;
        let is_failed = self.game.stands(self.state, |rule, owner| {
            let Rule::RollToRun(from, to) = rule else { return false };
            owner != seat && !(*from..=*to).contains(&face)
        });
        if is_failed {
            self.tell(PlayEvent::Failed { seat, play });
            return Ok(());
        }
        self.game.start_program(self.state, seat, play)
    }
}
