//! Phase 8: who won the battle, and what becomes of what is on the table (R398 to R416).

use fracas_cards::effect::Task;
use fracas_core::{Log, Seat};

use crate::OverPower;
use crate::action::Action;
use crate::card::{Astral, Lasts};
use crate::event::{Event, Shown, Why};
use crate::options::Mode;
use crate::piece::{Piece, PieceSet};
use crate::rules::{Origin, Site};
use crate::state::{Missions, Phase, Position, State};
use crate::turn::Step;
use crate::who::Who;
use crate::words::{Moment, Rule, Topic};
use crate::zone::Zone;

impl Missions {
    /// Gets how far Objectives can be lifted when a battle is won (R260 to R263): so many from Defeated to Reserve,
    /// and so many to Completed.
    pub(crate) fn lifts(self) -> impl Iterator<Item = (u8, u8)> + Clone {
        let (most, steps) = (self.defeated, self.steps);
        let all = (0..=most).flat_map(move |high| (0..=most - high).map(move |low| (low, high)));
        all.filter(move |(low, high)| low + 2 * high <= steps)
    }

    /// Moves what was ventured, after a win (R256, R264).
    fn win(&mut self) {
        self.steps = self.from_completed;
        self.completed += self.from_reserve + self.from_completed;
        self.clear();
    }

    /// Moves what was ventured, after a loss (R257, R265).
    fn lose(&mut self) {
        self.defeated += self.from_reserve;
        self.reserve += self.from_completed;
        self.clear();
    }

    fn clear(&mut self) {
        (self.from_reserve, self.from_completed, self.new) = (0, 0, 0);
    }
}

impl OverPower {
    /// Discards hands, computes Venture Totals and moves Objectives (R398 to R405).
    pub(crate) fn end_battle(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        log.pause(state);
        self.discard_hands(state, log);
        let winner = match self.mode {
            Mode::Venture => {
                let winner = self.decide_battle(state, log);
                move_objectives(state, winner, log);
                winner
            }
            Mode::Skirmish(_) => {
                let winner = self.decide_battle(state, log);
                claim(state, winner, log);
                winner
            }
            // R442: there are no totals.
            Mode::Brawl => None,
        };
        for seat in Seat::all(2) {
            state.side_mut(seat).lost_last = winner == Some(seat.opponent());
        }
        log.pause(state);
        state.enter(Phase::Lifting)
    }

    fn discard_hands(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        for seat in state.in_order() {
            let hand = state.cards(seat).iter(Zone::Hand);
            let shown: Shown = hand.clone().map(|piece| state.face(piece)).take(16).collect();
            if !shown.is_empty() {
                log.reveal(Event::Shows(seat, shown));
            }
            for piece in hand {
                self.discard(state, piece, Why::BattleOver, log);
            }
        }
    }

    /// Finds the winner of the battle: whoever did not concede, or has the higher total (R381, R403, R404).
    fn decide_battle(&self, state: &State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        let winner = if let Some(seat) = state.turn.conceded {
            Some(seat.opponent())
        } else {
            let totals = [Seat(0), Seat(1)].map(|seat| self.venture_total(state, seat));
            log.tell(Event::Totals(totals.map(|total| total as i16)));
            match totals[0].cmp(&totals[1]) {
                std::cmp::Ordering::Greater => Some(Seat(0)),
                std::cmp::Ordering::Less => Some(Seat(1)),
                std::cmp::Ordering::Equal => None,
            }
        };
        log.tell(winner.map_or(Event::Tied, Event::WonBattle));
        winner
    }

    /// Asks the winner to use steps, if there are any and anything to lift (R260).
    pub(crate) fn ask_to_lift(&self, state: &mut State) -> Step {
        if let Some(seat) = state.lifting() {
            return Step::ask(seat);
        }
        for side in &mut state.sides {
            side.missions.steps = 0;
        }
        state.announce(Moment::EndOfBattle);
        come_nearer(state);
        state.enter(Phase::Cleanup)
    }

    /// Lifts Objectives out of the Defeated pile (R260 to R263).
    pub(crate) fn lift(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        let Action::Lift(low, high) = action else { return };
        let missions = &mut state.side_mut(seat).missions;
        missions.steps = 0;
        missions.defeated -= low + high;
        missions.reserve += low;
        missions.completed += high;
        log.tell(Event::Objectives(seat, *missions));
    }

    /// Makes hits part of the Permanent Record, discards what ends with the battle, and goes on to the next battle
    /// unless someone has won (R406 to R413).
    pub(crate) fn clean_up(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        for seat in state.in_order() {
            let cards = state.cards(seat);
            let in_play = [Zone::Hit, Zone::Astral, Zone::Clipped].map(|zone| cards.set(zone));
            for piece in in_play.into_iter().fold(PieceSet::EMPTY, PieceSet::and).iter(seat) {
                self.settle_card(state, piece, log);
            }
            go_back(state, seat, log);
        }
        // R349: what kept a character standing may have ended with the battle.
        self.check_kos(state, log);
        if self.verdict(state).is_some() {
            return self.end_game(state, log);
        }
        log.pause(state);
        state.initiative = OverPower::next_initiative(state);
        self.begin_battle(state, log)
    }

    /// Checks whether a card in play goes on into the next battle.
    fn stays_in_play(&self, state: &State, piece: Piece) -> bool {
        let card = self.card_of(state, piece);
        let raises_grids = || {
            let number = Origin::Card(piece).number();
            let is_its = |site: &Site<'_>| site.origin.number() == number;
            self.standing(state, Topic::Grid)
                .any(|(rule, site)| matches!(rule, Rule::Grid { .. }) && is_its(&site))
        };
        let are_grids_long = || {
            let is_own = |site: &Site<'_>| site.owner == piece.owner();
            self.standing(state, Topic::LongGrids)
                .any(|(rule, site)| *rule == Rule::LongGrids && is_own(&site))
        };
        card.lasts == Some(Lasts::Game)
            || card.printed_level().is_none() && raises_grids() && are_grids_long()
    }

    /// Deals with one card at the end of a battle.
    fn settle_card(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event, State>) {
        let cards = state.cards_mut(piece.owner());
        match cards.zone(piece) {
            Zone::Hit => {
                let lie = cards.lie_mut(piece);
                lie.is_current = false;
                let is_damage = 0 < lie.damage;
                if self.card_of(state, piece).lasts == Some(Lasts::Battle) {
                    // A hit that counts stays, though what else it did is over.
                    self.end_rules(state, piece);
                    if !is_damage {
                        self.discard(state, piece, Why::BattleOver, log);
                    }
                }
            }
            Zone::Astral | Zone::Clipped => {
                // Hits of the fallen lie there as well, for the total of this battle (R407).
                let lie = cards.lie_mut(piece);
                let is_hit = 0 < lie.damage;
                (lie.damage, lie.is_current) = (0, false);
                // C75: what such a hit does beside its damage goes on from there.
                let goes_on = !is_hit || self.card_of(state, piece).astral == Astral::After;
                if !goes_on || !self.stays_in_play(state, piece) {
                    self.discard(state, piece, Why::BattleOver, log);
                }
            }
            Zone::Draw
            | Zone::Hand
            | Zone::Placed
            | Zone::Under
            | Zone::FaceDown
            | Zone::PowerPack
            | Zone::Dead
            | Zone::Defeated
            | Zone::Removed => {}
        }
    }
}

impl State {
    /// Gets who may lift Objectives.
    pub(crate) fn lifting(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| {
            let missions = self.side(*seat).missions;
            0 < missions.steps && 0 < missions.defeated
        })
    }
}

/// Gives the Objectives at stake to the winner; after a tie one more is at stake (R451 to R456).
fn claim(state: &mut State, winner: Option<Seat>, log: &mut impl Log<Event, State>) {
    let skirmish = &mut state.skirmish;
    let Some(winner) = winner else {
        skirmish.stake = (skirmish.stake + 1).min(skirmish.left);
        return;
    };
    skirmish.left -= skirmish.stake;
    skirmish.won[winner.index()] += skirmish.stake;
    log.tell(Event::Claimed(winner, skirmish.won[winner.index()]));
    skirmish.stake = 0;
}

/// Lets those go back to the Front Line that started there, if two are in Reserve (R22).
fn go_back(state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
    let is_in_reserve = |state: &State, who| state.fighter(who).position == Position::Reserve;
    let both = Who::team(seat).filter(|who| is_in_reserve(state, *who)).count();
    if both < 2 {
        return;
    }
    for who in Who::team(seat) {
        if is_in_reserve(state, who) && state.fighter(who).start == Position::Front {
            state.fighter_mut(who).position = Position::Front;
            log.tell(Event::Moved(who, Position::Front));
        }
    }
}

/// Moves the Objectives of both players; in a tie they stay ventured (R270, R405).
fn move_objectives(state: &mut State, winner: Option<Seat>, log: &mut impl Log<Event, State>) {
    let Some(winner) = winner else {
        for side in &mut state.sides {
            side.missions.new = 0;
        }
        return;
    };
    state.side_mut(winner).missions.win();
    state.side_mut(winner.opponent()).missions.lose();
    for seat in [winner, winner.opponent()] {
        log.tell(Event::Objectives(seat, state.side(seat).missions));
    }
}

/// Lets what waits for the end of the next battle wait for the end of what is then the current one.
fn come_nearer(state: &mut State) {
    if !state.agenda.entries().iter().any(|entry| entry.is_about(Moment::EndOfNextBattle)) {
        return;
    }
    let nearer = |moment: Moment| {
        if moment == Moment::EndOfNextBattle { Moment::EndOfBattle } else { moment }
    };
    let old = state.agenda;
    state.agenda.retain(|_| false);
    for mut entry in old.entries().iter().copied() {
        entry.task = match entry.task {
            Task::Once { when, program } => Task::Once { when: nearer(when), program },
            Task::Each { when, until, program } => {
                Task::Each { when: nearer(when), until: until.map(nearer), program }
            }
            Task::Rule { until, rule } => Task::Rule { until: until.map(nearer), rule },
        };
        // There is room for as many as there were.
        let _ = state.agenda.add(entry);
    }
}
