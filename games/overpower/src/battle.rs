//! Phase 6 and 7: turns, passing and conceding (R278 to R286, R371 to R397).
//!
//! - `abilities`: what inherent abilities let characters do on a turn
//! - `offers`: what can be played on a turn; `places`: where those cards are; `partners`: what goes with them; `prices`:
//!   what must be paid; `targets`: what can be attacked; `answers`: what can be answered
//! - `face_down`: attacks whose defence is guessed; `shifts`: attacks that go elsewhere
//! - `values`: how much attacks and blocks are worth; `chain`: what follows in the same turn
//! - `resolve`: the way of one card from its announcement to its pile; `land`: what attacks hit; `respond`: what answers
//!   do

mod abilities;
mod answers;
mod chain;
mod face_down;
mod land;
mod offers;
mod partners;
mod places;
mod prices;
mod resolve;
mod respond;
mod shifts;
mod targets;
mod values;

use std::ops::ControlFlow;

use fracas_core::{Chance, Log, Seat};

pub(crate) use answers::{AVOID_BY_RULE, NEGATE_BY_RULE};
pub(crate) use offers::Offer;

use crate::OverPower;
use crate::action::{Action, Aim, From, Played, Source};
use crate::card::{Card, Concession, Use};
use crate::event::Event;
use crate::options::Mode;
use crate::piece::Piece;
use crate::rules::Seen;
use crate::state::{Phase, Stage, State, Target, Turn};
use crate::turn::Step;
use crate::who::{Who, WhoSet};
use crate::words::{Rule, Topic};
use crate::zone::Zone;

impl OverPower {
    /// Begins the Battle Phase (R278).
    pub(crate) fn begin_battle_phase(&self, state: &mut State) -> Step {
        state.turn = Turn { drawn_to: Who::NOBODY, ..Turn::default() };
        state.enter(Phase::Battle)
    }

    /// Goes one step on in the Battle Phase, or after a concession.
    pub(crate) fn battle_step(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if state.play.stage != Stage::Idle {
            return self.play_step(state, log);
        }
        let seat = state.turn.seat;
        if !state.turn.grants.is_empty() {
            self.drop_idle_grants(state, seat, log);
            if !state.turn.grants.is_empty() {
                return Step::ask(seat);
            }
        }
        if state.turn.has_begun {
            return self.end_turn(state, false);
        }
        if state.phase == Phase::PostConcession {
            return self.offer_last_action(state);
        }
        self.return_if_needed(state, log);
        if self.can_only_pass(state, seat) {
            log.tell(Event::Passed(seat));
            return self.end_turn(state, true);
        }
        Step::ask(seat)
    }

    /// Checks whether a player has nothing to decide on their turn (R377, R383).
    fn can_only_pass(&self, state: &State, seat: Seat) -> bool {
        state.is_wiped_out(seat) || state.side(seat).is_done && !self.may_concede(state, seat)
    }

    /// Checks whether a player may concede the battle (R384, R440, R461).
    pub(crate) fn may_concede(&self, state: &State, seat: Seat) -> bool {
        let may = match self.mode {
            Mode::Brawl => false,
            Mode::Venture => true,
            Mode::Skirmish(objectives) => state.skirmish.won[seat.index()] <= objectives / 2,
        };
        may && !state.is_wiped_out(seat)
    }

    /// Ends a turn, and the phase after two passes (R382).
    fn end_turn(&self, state: &mut State, is_passed: bool) -> Step {
        if state.phase == Phase::PostConcession {
            return self.end_last_action(state);
        }
        let is_over = is_passed && state.turn.was_passed;
        state.turn = Turn {
            seat: state.turn.seat.opponent(),
            was_passed: is_passed,
            conceded: state.turn.conceded,
            drawn_to: Who::NOBODY,
            ..Turn::default()
        };
        if is_over {
            state.phase = Phase::End;
        }
        Step::On
    }

    /// Asks the one whose turn it is after a concession, the conceder first (R390, R391).
    fn offer_last_action(&self, state: &mut State) -> Step {
        let seat = state.turn.seat;
        if state.side(seat).is_done || state.is_wiped_out(seat) {
            return self.end_last_action(state);
        }
        // What is in a hand is nobody else's to know.
        let has_hand = !state.cards(seat).is_empty(Zone::Hand);
        let could_act = !state.turn.is_early || self.could_have_plans(state, seat);
        if has_hand && could_act || self.has_offer(state, seat, None, |_| true) {
            Step::ask(seat)
        } else {
            self.end_last_action(state)
        }
    }

    fn end_last_action(&self, state: &mut State) -> Step {
        let seat = state.turn.seat;
        let is_conceder = state.turn.conceded == Some(seat);
        state.side_mut(seat).is_done = true;
        if is_conceder {
            state.turn = Turn {
                seat: seat.opponent(),
                conceded: Some(seat),
                is_early: state.turn.is_early,
                passed: state.turn.passed,
                drawn_to: Who::NOBODY,
                ..Turn::default()
            };
        } else {
            state.phase = Phase::End;
        }
        Step::On
    }

    /// Checks whether a player could hold a card that is played when someone concedes, as far as the team goes.
    pub(crate) fn could_have_plans(&self, state: &State, seat: Seat) -> bool {
        let standing: WhoSet = state.standing(seat).collect();
        self.catalogue.plans().any(|card| {
            let mut users = self.users(state, seat, card).among(standing).iter();
            users.any(|who| self.may_act(state, who, card))
        })
    }

    /// Checks whether a card may be used after a concession (R388, R393, R394).
    fn is_for_the_conceded(&self, state: &State, card: &Card, used: &Use, seat: Seat) -> bool {
        if used.how.is_attack() && state.turn.passed[seat.index()] {
            return false;
        }
        let is_conceder = state.turn.conceded == Some(seat);
        let is_early = state.turn.is_early;
        let by_card = match used.after_concession {
            Some(Concession::Either) => !is_early || used.is_for_venture,
            Some(Concession::Opponent) => !is_conceder && !is_early,
            None => false,
        };
        by_card || self.is_allowed_after_concession(state, card, seat)
    }

    /// Checks whether a rule allows a card after the opponent's concession.
    fn is_allowed_after_concession(&self, state: &State, card: &Card, seat: Seat) -> bool {
        state.turn.conceded != Some(seat)
            && !state.turn.is_early
            && self.standing(state, Topic::AfterConcession).any(|(rule, site)| {
                matches!(rule, Rule::AfterConcession(cards)
                    if site.owner == seat && Seen::printed(card).fits(cards))
            })
    }

    /// Checks whether a card that may be used after a concession finds the target that it needs for that.
    fn is_left_for_the_conceded(
        &self,
        state: &State,
        card: &Card,
        used: &Use,
        offer: &Offer,
    ) -> bool {
        state.phase != Phase::PostConcession
            || used.concession_if.is_none()
            || self.is_allowed_after_concession(state, card, offer.actor.seat())
            || self.has_target(state, offer, None)
    }

    /// Lists what a player can do in the Battle Phase, or after a concession.
    pub(crate) fn battle_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.play.stage {
            Stage::Idle => self.turn_actions(state, seat, out),
            Stage::Paying => self.payments(state, seat, out),
            Stage::Aiming => self.list_targets(state, out),
            Stage::Astral | Stage::Defence => {
                let _ = self.answers(state, seat, &mut |offer| {
                    out.push(self.play_action(state, offer));
                    ControlFlow::Continue(())
                });
                self.list_sight(state, seat, out);
                if !state.play.must_block {
                    self.list_shifts(state, seat, out);
                    out.push(Action::Pass);
                }
            }
            Stage::Shifting => self.list_new_targets(state, out),
            Stage::Effect | Stage::Resolved | Stage::Checked | Stage::After | Stage::Closing => {}
        }
    }

    /// Checks whether a player can do anything in the Battle Phase, or after a concession.
    pub(crate) fn has_battle_actions(&self, state: &State, seat: Seat) -> bool {
        match state.play.stage {
            Stage::Paying => self.payable_now(state, seat).next().is_some(),
            Stage::Astral | Stage::Defence => {
                !state.play.must_block
                    || self.answers(state, seat, &mut |_| ControlFlow::Break(())).is_break()
                    || self.card_to_see_by(state, seat).is_some()
            }
            // Whoever has no attack can pass, and targets lie open.
            Stage::Idle
            | Stage::Aiming
            | Stage::Effect
            | Stage::Shifting
            | Stage::Resolved
            | Stage::Checked
            | Stage::After
            | Stage::Closing => true,
        }
    }

    fn turn_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let grant = state.turn.grants.first();
        let may_play = grant.is_some() || !state.side(seat).is_done;
        let mut holds_attack = false;
        if may_play {
            let _ = self.offers(state, seat, grant, &mut |offer| {
                let is_attack = self.how(state, offer.piece, offer.how).is_attack();
                holds_attack |= is_attack && offer.from == From::Hand;
                out.push(self.play_action(state, offer));
                ControlFlow::Continue(())
            });
        }
        if grant.is_none() && may_play {
            self.list_abilities(state, seat, out);
        }
        let may_pass = match grant {
            // R100, R120: what must follow and cannot lapses.
            Some(grant) => !grant.is_due || out.is_empty(),
            // R371 to R374: whoever holds an attack that can be played does not pass.
            None => state.phase == Phase::PostConcession || !holds_attack,
        };
        if may_pass {
            out.push(Action::Pass);
        }
        let may_concede = grant.is_none() && state.phase == Phase::Battle;
        if may_concede && self.may_concede(state, seat) {
            out.push(Action::Concede);
        }
    }

    /// Says an offer as an action.
    pub(crate) fn play_action(&self, state: &State, offer: &Offer) -> Action {
        let partner =
            offer.partner.is_some().then(|| (state.face(offer.partner), offer.partner_from));
        Action::Play(Played {
            card: state.face(offer.piece),
            from: offer.from,
            how: offer.how,
            actor: offer.actor,
            partner,
            declared: offer.declared,
            is_face_down: offer.is_face_down,
        })
    }

    /// Finds the cards that an action speaks of.
    fn offer_of(&self, state: &State, seat: Seat, played: &Played) -> Option<Offer> {
        let piece = self.find_piece(state, seat, played.card, played.from)?;
        let partner = match played.partner {
            Some((card, from)) => self.find_piece(state, seat, card, from)?,
            None => Piece::NONE,
        };
        Some(Offer {
            piece,
            from: played.from,
            how: played.how,
            actor: played.actor,
            partner,
            partner_from: played.partner.map_or(From::Hand, |(_, from)| from),
            declared: played.declared,
            is_face_down: played.is_face_down,
        })
    }

    /// Carries out a decision of the Battle Phase.
    pub(crate) fn battle_act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        match (state.play.stage, action) {
            (Stage::Idle, Action::Play(played)) => {
                if let Some(offer) = self.offer_of(state, seat, &played) {
                    self.announce_play(state, &offer, log);
                }
            }
            (Stage::Idle, Action::Use(Source::Inherent(who), number)) => {
                self.use_ability(state, who, number, log);
            }
            (Stage::Idle, Action::Pass) => self.pass(state, seat, log),
            (Stage::Idle, Action::Concede) => self.concede_battle(state, seat, log),
            (Stage::Paying, Action::Pay(card, from)) => {
                if let Some(piece) = self.find_piece(state, seat, card, from) {
                    self.pay(state, piece, log);
                }
            }
            (Stage::Aiming, Action::Target(aim)) => self.aim(state, aim, log),
            (Stage::Astral | Stage::Defence, Action::Play(played)) => {
                if let Some(offer) = self.offer_of(state, seat, &played) {
                    self.answer_with(state, &offer, chance, log);
                }
            }
            (Stage::Astral | Stage::Defence, Action::Shift(aim)) => {
                self.shift_by_rule(state, aim, log);
            }
            (Stage::Astral | Stage::Defence, Action::Use(..)) => {
                self.pay_to_see(state, seat, chance, log);
            }
            (Stage::Astral | Stage::Defence, Action::Pass) => {
                // What comes of it may depend on cards that the player does not see.
                log.reveal(Event::LetCome(seat));
                self.let_it_come(state, log);
            }
            (Stage::Shifting, Action::Target(aim)) => self.shift_by_card(state, aim, log),
            _ => {}
        }
    }

    fn pass(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
        if !state.turn.grants.is_empty() {
            // What may follow is declined, or cannot follow.
            return self.drop_grant(state, log);
        }
        log.tell(Event::Passed(seat));
        if state.phase == Phase::Battle {
            state.side_mut(seat).is_done = true;
        }
        self.end_turn(state, true);
    }

    /// Concedes on one's own turn (R378, R380).
    pub(crate) fn concede_battle(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        log.tell(Event::Conceded(seat));
        state.phase = Phase::PostConcession;
        state.turn = Turn {
            seat,
            conceded: Some(seat),
            passed: state.sides.each_ref().map(|side| side.is_done),
            drawn_to: Who::NOBODY,
            ..Turn::default()
        };
        for side in &mut state.sides {
            side.is_done = false;
        }
    }

    /// Iterates over the cards with which what is played can be paid for.
    fn payable_now<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (Piece, From)> + 'a {
        let (card, how, actor) = state.play.paid_for();
        let price = self.owed(state, card, how, actor).into_iter();
        let payable = price.flat_map(move |price| self.payable(state, seat, price, actor));
        payable.filter(move |(piece, _)| *piece != card)
    }

    fn payments(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for (piece, from) in self.payable_now(state, seat) {
            let action = Action::Pay(state.face(piece), from);
            if !out.contains(&action) {
                out.push(action);
            }
        }
    }

    fn list_targets(&self, state: &State, out: &mut Vec<Action>) {
        let made = state.play.made();
        let _ = self.each_target(state, made, state.aiming_grant().as_ref(), &mut |target| {
            out.extend(self.aim_at(state, target).map(Action::Target));
            ControlFlow::Continue(())
        });
    }

    /// Says a target as a choice.
    pub(crate) fn aim_at(&self, state: &State, target: Target) -> Option<Aim> {
        match target {
            Target::None => None,
            Target::Character(who) => Some(Aim::Character(who)),
            Target::Homebase(seat) => Some(Aim::Character(Who::homebase(seat))),
            Target::Card(piece) => Some(Aim::Card(piece.owner(), state.face(piece))),
        }
    }
}
