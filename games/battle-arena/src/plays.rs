//! Running Plays: which can be run, what they cost, and what drawing and carrying them out comes to.

use fracas_cards::effect::{self, Answer, Context, Fault, asking};
use fracas_core::{Chance, Coin, Log, Seat, Usage};

use crate::BattleArena;
use crate::action::Action;
use crate::battle::Happening;
use crate::book::{Beside, HeldPlay, SpentPlay};
use crate::card::{CostRule, PlayId};
use crate::effects::{Doer, View};
use crate::event::{Event, PlayEvent};
use crate::fight::{Run, Tally};
use crate::state::{Player, State};
use crate::thing::Thing;
use crate::words::{Rule, Side};

/// Why Plays are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A Battle is over (R154).
    Battle,
    /// A Play says so.
    Play,
    /// A Play says so in answer to another draw.
    Along,
}

impl BattleArena {
    /// Appends what a due seat may answer.
    pub(crate) fn list_answers(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) {
            out.extend(ask.answers().map(Action::Answer));
        }
    }

    /// Appends what a seat may do in the Play step: stop, or run a Play (R127, R139).
    pub(crate) fn list_plays(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        let plays = &state.player(seat).plays;
        for (index, held) in plays.iter().enumerate() {
            let is_copy =
                self.has_copies && plays[..index].iter().any(|other| other.play == held.play);
            if !is_copy && self.can_run(state, seat, held.play) {
                out.push(Action::Run(held.play));
            }
        }
    }

    /// Counts the Hot Dogs in the Discard Pile.
    pub(crate) fn spent_dogs(&self, player: &Player) -> u8 {
        (i16::from(self.hot_dogs) - i16::from(player.hot_dogs.max(0))).max(0) as u8
    }

    /// Checks whether a seat can run a Play that it holds: pay for it (R133) and begin it.
    pub(crate) fn can_run(&self, state: &State, seat: Seat, play: PlayId) -> bool {
        i32::from(self.cost(state, seat, play)) <= self.purse(state, seat)
            && self.can_begin(state, seat, play)
    }

    /// Checks whether a seat can run a Play, whatever it costs (R134, R149).
    pub(crate) fn can_begin(&self, state: &State, seat: Seat, play: PlayId) -> bool {
        !self.cannot_run(state, seat)
            && !self.is_banned(state, play)
            && self.fits(state, seat, play)
    }

    /// Checks whether nobody may run a Play of this name.
    pub(crate) fn is_banned(&self, state: &State, play: PlayId) -> bool {
        let named = Thing::Named(play).number();
        self.rules(state).any(|standing| {
            *standing.rule == Rule::Banned && standing.entry.things.contains(&named)
        })
    }

    /// Checks whether what a Play asks for holds (R134).
    pub(crate) fn fits(&self, state: &State, seat: Seat, play: PlayId) -> bool {
        let holds = |play: PlayId| {
            let context = Context::new(seat, play.0);
            let test = self.catalogue.play(play).only_if.as_ref();
            test.is_none_or(|test| test.holds(&View { game: self, state }, context))
        };
        if self.catalogue.play(play).cost.rule == CostRule::Copied {
            return state.player(seat).last_play.is_some_and(holds);
        }
        holds(play)
    }

    /// Gets what a Play costs a seat: increases first, then reductions, never below 0 (R144).
    pub(crate) fn cost(&self, state: &State, seat: Seat, play: PlayId) -> u8 {
        let cost = &self.catalogue.play(play).cost;
        let context = Context::new(seat, play.0);
        let (mut printed, mut cheaper, mut is_free) = (i32::from(cost.printed), 0, false);
        match &cost.rule {
            CostRule::Fixed => {}
            CostRule::FreeIf(test) => is_free = test.holds(&View { game: self, state }, context),
            CostRule::Discount(discount) => cheaper = i32::from(*discount),
            CostRule::Copied => {
                let last = state.player(seat).last_play;
                printed = last.map_or(0, |last| self.catalogue.play(last).cost.printed.into());
            }
        }
        for standing in self.rules(state) {
            let (rule, owner) = (standing.rule, standing.entry.owner);
            if let Rule::PlayCost(change, side) = *rule
                && side.seat(owner) == seat
            {
                printed += i32::from(change.max(0));
                cheaper -= i32::from(change.min(0));
            } else if *rule == Rule::FirstPlayFree && owner == seat {
                is_free |= state.fight.side(seat).plays == 0;
            } else if *rule == Rule::FreeIfOutspent && owner == seat {
                let is_meant = standing.entry.things.contains(&Thing::Named(play).number());
                is_free |= is_meant && self.is_outspent(state, seat, cost.printed);
            }
        }
        if is_free { 0 } else { (printed - cheaper).clamp(0, 99) as u8 }
    }

    /// Checks whether the other player has run a Play of at least this cost in the current Battle.
    fn is_outspent(&self, state: &State, seat: Seat, cost: u8) -> bool {
        let is_dear =
            |run: &Run| run.seat != seat && cost <= self.catalogue.play(run.play).cost.printed;
        state.fight.runs.iter().any(is_dear)
    }

    /// Runs a Play from the hand: its cost is paid before it takes effect (R132).
    pub(crate) fn run_play(
        &self,
        state: &mut State,
        seat: Seat,
        play: PlayId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let cost = self.cost(state, seat, play);
        BattleArena::pay(state, seat, cost);
        let plays = &mut state.player_mut(seat).plays;
        let at =
            plays.iter().position(|held| held.play == play).expect("only a Play in hand is run");
        plays.remove(at);
        if self.begin_play(state, seat, play, cost, log).is_err() {
            BattleArena::drop_effects(state);
        }
        self.go_on(state, chance, log);
    }

    /// Begins a Play that was paid for: it lies beside the board until it is carried out (R145).
    pub(crate) fn begin_play(
        &self,
        state: &mut State,
        seat: Seat,
        play: PlayId,
        paid: u8,
        log: &mut impl Log<Event, State>,
    ) -> Result<(), Fault> {
        let side = state.fight.side_mut(seat);
        side.plays = side.plays.saturating_add(1);
        // What is beyond the room for single runs is still counted.
        let _ = state.fight.runs.try_push(Run { seat, play, paid });
        state.begin_tally(play, seat);
        state.tally.dogs_before = state.tally.dogs_before.saturating_add(paid as i8);
        let used = state.battle + 1;
        let player = state.player_mut(seat);
        player.beside.push(Beside { play, used, has_stayed: false });
        player.uncover_play(play);
        if !player.ran.contains(&play) {
            let _ = player.ran.try_push(play);
        }
        log.used(seat, self.play_card(play), Usage::Played);
        log.reveal(Event::Play(PlayEvent::Ran { seat, play, paid }));
        state.announce(Happening::Run(seat));
        let is_tried =
            self.stands(state, |rule, owner| matches!(rule, Rule::RollToRun(..)) && owner != seat);
        if is_tried {
            return state.stack.call(self.catalogue.own_programs().trial, seat, play.0);
        }
        self.start_program(state, seat, play)
    }

    /// Lets a Play that was begun take effect.
    pub(crate) fn start_program(
        &self,
        state: &mut State,
        seat: Seat,
        play: PlayId,
    ) -> Result<(), Fault> {
        let card = self.catalogue.play(play);
        state.tally =
            Tally { dogs_before: state.tally.dogs_before, running: play, ..Tally::default() };
        state.stack.call(card.program, seat, play.0)?;
        if card.cost.rule != CostRule::Copied {
            state.player_mut(seat).last_play = Some(play);
        }
        Ok(())
    }

    /// Gets the number of a Play among all cards: Plays come after the Heroes.
    pub(crate) fn play_card(&self, play: PlayId) -> u16 {
        self.catalogue.len() as u16 + play.0
    }

    /// Runs no more Plays in this Battle (R130).
    pub(crate) fn stop(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        log.tell(Event::Play(PlayEvent::Stopped { seat }));
        self.end_chance(state, seat, log);
        self.go_on(state, chance, log);
    }

    /// Ends the chance of a seat to run Plays.
    pub(crate) fn end_chance(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        state.fight.stopped = state.fight.stopped.with(seat);
        if state.player(seat).dogs() == 0 && self.stands(state, |rule, _| *rule == Rule::EmptyLoses)
        {
            state.fight.starved = state.fight.starved.with(seat);
            log.tell(Event::Play(PlayEvent::Starved { seat }));
        }
    }

    /// Answers what a Play asks.
    pub(crate) fn answer(
        &self,
        state: &mut State,
        answer: Answer,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut doer = Doer { game: self, state, log };
        let answered = effect::answer(self.catalogue.library(), &mut doer, answer);
        debug_assert!(
            answered.is_ok(),
            "only what was offered is chosen, in the worlds of bots as well"
        );
        self.go_on(state, chance, log);
    }

    /// Drops what is being carried out; open cards go back to their decks.
    pub(crate) fn drop_effects(state: &mut State) {
        state.stack.clear();
        for player in &mut state.players {
            for play in std::mem::take(&mut player.shown_plays) {
                player.hide_play(play, true);
            }
            for hero in std::mem::take(&mut player.shown_heroes) {
                player.hide_hero(hero);
            }
        }
    }

    /// Puts the Plays that are done on their owners' Discard Piles (R145); those with a lasting effect stay.
    pub(crate) fn tidy(state: &mut State, log: &mut impl Log<Event, State>) {
        for seat in Seat::all(2) {
            let beside = state.player(seat).beside;
            if beside.is_empty() {
                continue;
            }
            let entries = state.agenda.entries();
            let stays = |beside: &Beside| {
                entries.iter().any(|entry| entry.owner == seat && entry.source == beside.play.0)
            };
            let (mut kept, mut gone) = (beside, beside);
            kept.retain(|beside| stays(beside));
            kept.iter_mut().for_each(|beside| beside.has_stayed = true);
            gone.retain(|beside| !stays(beside));
            let player = state.player_mut(seat);
            player.beside = kept;
            for Beside { play, used, has_stayed } in gone {
                player.spent.push(SpentPlay { play, used });
                if !has_stayed {
                    continue;
                }
                log.tell(Event::Play(PlayEvent::Ended { seat, play }));
            }
        }
    }

    /// Draws Plays, as far as there are any (R156) and nothing forbids it.
    pub(crate) fn draw_plays(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        cause: Cause,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut drawn = 0;
        for _ in 0..count {
            if self.cannot_draw(state, seat, cause) {
                break;
            }
            if self.is_intercepted(state, seat, chance, log) {
                let thief = seat.opponent();
                if !self.cannot_draw(state, thief, Cause::Play)
                    && self.draw_play(state, thief, chance, log)
                {
                    log.tell(Event::Play(PlayEvent::Drew { seat: thief, count: 1 }));
                }
                continue;
            }
            if !self.draw_play(state, seat, chance, log) {
                break;
            }
            drawn += 1;
            if cause == Cause::Play {
                state.announce(Happening::Drew(seat));
            }
        }
        if 0 < drawn {
            log.tell(Event::Play(PlayEvent::Drew { seat, count: drawn }));
        }
    }

    /// Draws a Play in answer to a draw.
    pub(crate) fn draw_plays_along(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        self.draw_plays(state, seat, 1, Cause::Along, chance, log);
    }

    fn cannot_draw(&self, state: &State, seat: Seat, cause: Cause) -> bool {
        let (drawn, held) = (state.fight.side(seat).drawn, state.player(seat).plays.len());
        self.stands(state, |rule, owner| {
            let is_about = |side: Side| side.seat(owner) == seat;
            matches!(*rule, Rule::NoDraws(side) if is_about(side))
                || matches!(*rule, Rule::NoBattleDraw(side) if cause == Cause::Battle && is_about(side))
                || matches!(*rule, Rule::MostDraws(most, side) if is_about(side) && most <= drawn)
                || matches!(*rule, Rule::FullHand(full) if usize::from(full) <= held)
        })
    }

    /// Flips a coin for a draw that the other player may take over.
    fn is_intercepted(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> bool {
        let thief = seat.opponent();
        if !self.stands(state, |rule, owner| *rule == Rule::InterceptDraws && owner == thief) {
            return false;
        }
        let coin = chance.coin();
        BattleArena::note_flip(state, coin, thief, log);
        coin == Coin::Heads
    }

    fn draw_play(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> bool {
        let player = state.player_mut(seat);
        let Some(known) = player.book.draw(chance) else { return false };
        let is_seen = known.known_to.contains(seat.opponent());
        player.plays.push(HeldPlay { play: known.play, is_seen });
        log.used(seat, self.play_card(known.play), Usage::Available);
        let side = state.fight.side_mut(seat);
        side.drawn = side.drawn.saturating_add(1);
        true
    }

    /// Notes a coin that a seat has flipped.
    pub(crate) fn note_flip(
        state: &mut State,
        coin: Coin,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        let is_heads = coin == Coin::Heads;
        let side = if is_heads { &mut state.tally.heads } else { &mut state.tally.tails };
        *side = side.saturating_add(1);
        let flips = &mut state.fight.side_mut(seat).flips;
        *flips = flips.saturating_add(1);
        let luck = &mut state.player_mut(seat).luck;
        *luck = luck.saturating_add(1);
        log.tell(Event::Play(PlayEvent::Flipped { seat, is_heads }));
        state.announce(Happening::Flip);
    }
}

impl State {
    /// Forgets what the Play before came to.
    pub(crate) fn begin_tally(&mut self, play: PlayId, seat: Seat) {
        let dogs_before = self.player(seat).dogs() as i8;
        self.tally = Tally { running: play, dogs_before, ..Tally::default() };
    }
}
