//! The way of one card from its announcement to its pile (R331).

use std::ops::ControlFlow;

use fracas_core::{Log, Seat, SeatSet};

use super::offers::Offer;
use crate::OverPower;
use crate::action::Aim;
use crate::card::{How, Kind, Script, Use, UseFrom};
use crate::event::{Event, Why};
use crate::piece::Piece;
use crate::rules::Origin;
use crate::state::{Grant, Outcome, Phase, Play, Position, Stage, State, Target};
use crate::thing::Thing;
use crate::turn::Step;
use crate::who::Who;
use crate::words::{Moment, Rule, Topic};
use crate::zone::Zone;

impl State {
    /// Gets the grant with which the card that is being played is aimed: as it was when the card was announced, as far
    /// as targets go.
    pub(crate) fn aiming_grant(&self) -> Option<Grant> {
        let is_free =
            self.play.only_target == Who::NOBODY && !self.play.on_reserve && !self.play.is_granted;
        (!is_free).then(|| Grant {
            target: self.play.only_target,
            not_target: self.play.not_target,
            on_reserve: self.play.on_reserve,
            ..Grant::default()
        })
    }
}

impl OverPower {
    /// Announces a card on its player's turn (R316).
    pub(super) fn announce_play(
        &self,
        state: &mut State,
        offer: &Offer,
        log: &mut impl Log<Event, State>,
    ) {
        let grant = state.turn.grants.first().copied();
        if grant.is_some() {
            self.use_grant(state, offer);
        }
        state.turn.has_begun = true;
        let grant_or_none = grant.unwrap_or_default();
        let drawn = if grant.is_some() { state.turn.drawn_bonus } else { 0 };
        let made = offer.made();
        state.play = Play {
            stage: Stage::Aiming,
            card: offer.piece,
            how: offer.how,
            partner: offer.partner,
            actor: offer.actor,
            declared: offer.declared,
            is_placed: made.is_placed,
            bonus: grant_or_none.bonus + drawn,
            defended_by: grant_or_none.defended_by,
            is_face_down: offer.is_face_down,
            // R395: after a concession nothing more is granted.
            is_last: grant_or_none.is_last || state.phase == Phase::PostConcession,
            only_target: grant_or_none.target,
            not_target: grant_or_none.not_target,
            ko_at: grant_or_none.ko_at,
            on_reserve: grant_or_none.on_reserve,
            is_granted: grant.is_some(),
            stays_put: self.is_offered_in_play(state, offer),
            ..Play::default()
        };
        self.take_up(state, offer, log);
        if state.play.stays_put {
            // What a card in play offers happens inside the action that it enables.
            state.play.stage = Stage::Effect;
        }
        let owed = self.owed(state, offer.piece, offer.how, offer.actor);
        if let Some(price) = owed {
            state.play.owed = price.count;
            state.play.stage = Stage::Paying;
        }
    }

    /// Checks whether an offer is something that a card in play offers.
    pub(super) fn is_offered_in_play(&self, state: &State, offer: &Offer) -> bool {
        let used = self.card_of(state, offer.piece).uses.get(usize::from(offer.how));
        used.is_some_and(|used| used.from != UseFrom::Hand)
    }

    /// Takes a card and its partner from where they are.
    pub(super) fn take_up(
        &self,
        state: &mut State,
        offer: &Offer,
        log: &mut impl Log<Event, State>,
    ) {
        let seat = offer.actor.seat();
        let stays = self.is_offered_in_play(state, offer);
        self.tell_of_training(state, offer);
        for piece in [offer.piece, offer.partner] {
            let is_taken = piece.is_some() && !(stays && piece == offer.piece);
            if is_taken {
                if state.cards(piece.owner()).is_in(piece, Zone::Under) {
                    state.side_mut(seat).used_base = true;
                }
                let face = state.face(piece);
                let cards = state.cards_mut(piece.owner());
                cards.put(piece, if offer.is_face_down { Zone::FaceDown } else { Zone::Astral });
                cards.lie_mut(piece).by = offer.actor;
                log.used(seat, face.0, fracas_core::Usage::Played);
            }
        }
        let played = Event::Played {
            card: state.face(offer.piece),
            actor: offer.actor,
            partner: offer.partner.is_some().then(|| state.face(offer.partner)),
            declared: offer.declared,
        };
        if offer.is_face_down {
            let instead = Event::FaceDown(offer.actor);
            return log.reveal_to(SeatSet::one(seat), played, Some(instead));
        }
        log.reveal(played);
    }

    /// Discards a card to pay for the one that is being played.
    pub(super) fn pay(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event, State>) {
        self.discard(state, piece, Why::Paid, log);
        state.play.owed = state.play.owed.saturating_sub(1);
        if state.play.owed == 0 && state.play.is_answer_paid {
            self.answer_for_its_price(state, log);
        } else if state.play.owed == 0 {
            let is_at_once = state.play.stays_put;
            state.play.stage = if is_at_once { Stage::Effect } else { Stage::Aiming };
        }
    }

    /// Goes one step on with the card that is being played.
    pub(super) fn play_step(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        let seat = state.play.actor.seat();
        match state.play.stage {
            Stage::Idle => Step::On,
            Stage::Paying => Step::ask(state.play.paid_for().2.seat()),
            Stage::Aiming => self.find_target(state, log),
            Stage::Astral | Stage::Defence => self.ask_for_answer(state, log),
            Stage::Effect => self.take_effect(state, log),
            Stage::Shifting => Step::ask(seat.opponent()),
            Stage::Resolved => self.land(state, log),
            Stage::Checked => self.check_what_fell(state, log),
            Stage::After => self.grant_more(state),
            Stage::Closing => self.put_away(state, log),
        }
    }

    /// Finds the target, or asks for it where there are several.
    fn find_target(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if !self.how(state, state.play.card, state.play.how).is_attack() {
            state.play.stage = Stage::Astral;
            return Step::On;
        }
        let (mut found, mut count) = (Target::None, 0);
        let made = state.play.made();
        let _ = self.each_target(state, made, state.aiming_grant().as_ref(), &mut |target| {
            found = target;
            count += 1;
            ControlFlow::Continue(())
        });
        match count {
            0 => {
                // What it cost has taken its last target away.
                state.play.stage = Stage::Closing;
                Step::On
            }
            1 => {
                self.take_aim(state, found, log);
                Step::On
            }
            _ => Step::ask(state.play.actor.seat()),
        }
    }

    /// Aims at what was chosen.
    pub(super) fn aim(&self, state: &mut State, aim: Aim, log: &mut impl Log<Event, State>) {
        let target = self.target_at(state, aim);
        self.take_aim(state, target, log);
    }

    /// Finds what a choice of a target means.
    pub(super) fn target_at(&self, state: &State, aim: Aim) -> Target {
        match aim {
            Aim::Character(who) if who.is_homebase() => Target::Homebase(who.seat()),
            Aim::Character(who) => Target::Character(who),
            Aim::Card(seat, card) => {
                self.in_play(state, seat, card).map_or(Target::None, Target::Card)
            }
        }
    }

    fn take_aim(&self, state: &mut State, target: Target, log: &mut impl Log<Event, State>) {
        state.play.stage = Stage::Astral;
        state.set_target(target);
        match target {
            Target::Character(who) => log.tell(Event::Aimed(who)),
            Target::Homebase(seat) => log.tell(Event::Aimed(Who::homebase(seat))),
            Target::Card(piece) => log.tell(Event::AimedAtCard(piece.owner(), state.face(piece))),
            Target::None => {}
        }
        self.shift_by_force(state, log);
    }

    /// Asks the other player for an answer, unless there is none to think about.
    fn ask_for_answer(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        let seat = state.play.actor.seat().opponent();
        if !self.is_target_valid(state) {
            log.tell(Event::Invalid);
            state.play.result = Outcome::Defended;
            state.play.stage = Stage::Resolved;
            return Step::On;
        }
        if self.is_asked(state, seat) {
            return Step::ask(seat);
        }
        self.let_it_come(state, log);
        Step::On
    }

    /// Checks whether a player has anything to think about in answer. What is in a hand is nobody else's to know, so
    /// whoever has one is asked.
    fn is_asked(&self, state: &State, seat: Seat) -> bool {
        if state.is_wiped_out(seat) {
            return false;
        }
        if !state.cards(seat).is_empty(Zone::Hand) {
            return true;
        }
        let has_answer = self.answers(state, seat, &mut |_| ControlFlow::Break(())).is_break();
        let has_shift = || self.each_shift(state, seat, &mut |_| ControlFlow::Break(())).is_break();
        has_answer || self.card_to_see_by(state, seat).is_some() || has_shift()
    }

    /// Checks whether the target of an attack may still be attacked (R310).
    fn is_target_valid(&self, state: &State) -> bool {
        let play = &state.play;
        let how = self.how(state, play.card, play.how);
        match play.target {
            Target::None => true,
            Target::Homebase(seat) => self.homebase(seat).is_some(),
            Target::Card(piece) => !self.is_gone(state, piece),
            Target::Character(who) => {
                let seen = self.seen(state, play.made()).as_power(how.acts_as_power());
                let ignores = matches!(how, How::Attack(attack) if attack.ignores_locks);
                // R293: one that has gone to Reserve is out of reach.
                let is_there = state.is_front(who) || play.is_on_reserve || how.reaches_reserve();
                state.is_standing(who)
                    && is_there
                    && self.may_be_attacked(state, who, &seen, ignores)
            }
        }
    }

    fn is_gone(&self, state: &State, piece: Piece) -> bool {
        let cards = state.cards(piece.owner());
        ![Zone::Astral, Zone::Clipped, Zone::Hit].into_iter().any(|zone| cards.is_in(piece, zone))
    }

    /// Lets a card go on that is not answered, or no more.
    pub(super) fn let_it_come(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        if state.play.is_face_down {
            self.turn_over(state, log);
        }
        let is_attack = self.how(state, state.play.card, state.play.how).is_attack();
        state.play.stage = match state.play.stage {
            Stage::Astral if !is_attack || self.has_effect_first(state) => Stage::Effect,
            Stage::Idle
            | Stage::Paying
            | Stage::Aiming
            | Stage::Astral
            | Stage::Effect
            | Stage::Defence
            | Stage::Shifting
            | Stage::Resolved
            | Stage::Checked
            | Stage::After
            | Stage::Closing => Stage::Resolved,
        };
    }

    /// Lets a card's text take effect (R324).
    fn take_effect(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        let card = self.card_of(state, state.play.card);
        let used = &card.uses[usize::from(state.play.how)];
        let is_attack = used.how.is_attack();
        if !is_attack && !state.play.stays_put {
            self.put_in_play(state, state.play.card, state.play.actor, log);
            self.tell_of_grids(state, used);
        }
        state.play.stage = if is_attack { Stage::Defence } else { Stage::Checked };
        self.begin_script(state, &used.effect, state.play.card, state.play.actor);
        Step::On
    }

    /// Begins one of a card's texts, about its target.
    pub(crate) fn begin_script(&self, state: &mut State, script: &Script, card: Piece, actor: Who) {
        let Some(program) = script.program else { return };
        let about = state.play.target.character().map(|who| Thing::Character(who).number());
        let source = Origin::Card(card).number();
        // There is room, since what cards begin is checked when they are read.
        let _ = state.stack.call_about(program, actor.seat(), source, about.as_slice());
    }

    /// Leaves a card in play for as long as it lasts, where it belongs.
    pub(crate) fn put_in_play(
        &self,
        state: &mut State,
        piece: Piece,
        actor: Who,
        log: &mut impl Log<Event, State>,
    ) {
        let card = self.card_of(state, piece);
        if !card.stays_in_play() {
            return;
        }
        let cards = state.cards_mut(piece.owner());
        if card.is_clipped {
            cards.put(piece, Zone::Clipped);
            cards.lie_mut(piece).at = actor;
        } else {
            cards.put(piece, Zone::Astral);
        }
        cards.lie_mut(piece).by = actor;
        log.tell(Event::StaysInPlay(actor.seat(), state.face(piece)));
    }

    /// Lets what waits for a Training card know that one is played.
    fn tell_of_training(&self, state: &mut State, offer: &Offer) {
        let is_training = offer.partner.is_some()
            && matches!(self.card_of(state, offer.partner).kind, Kind::Training { .. });
        if is_training {
            state.announce_to(offer.actor.seat(), Moment::YouTrain);
        }
    }

    /// Lets what waits for a Special that raises a grid know that one is played on its player's turn.
    fn tell_of_grids(&self, state: &mut State, used: &Use) {
        if used.effect.raises_a_grid {
            state.announce_to(state.play.actor.seat(), Moment::YouRaiseAGrid);
        }
    }

    /// Brings those back to the Front Line who went to Reserve only as long as there is someone else to aim at.
    pub(super) fn return_if_needed(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let found = self.standing(state, Topic::ReturnsIfNeeded).find_map(|(rule, site)| {
            let is_away = *rule == Rule::ReturnsIfNeeded
                && site.own.is_character()
                && state.fighter(site.own).position == Position::Reserve;
            let is_needed = || state.front(site.owner).next().is_none();
            (is_away && is_needed()).then_some(site.own)
        });
        if let Some(who) = found {
            state.fighter_mut(who).position = Position::Front;
            log.tell(Event::Moved(who, Position::Front));
        }
    }

    /// Grants what a card grants, unless it was negated (R323).
    fn grant_more(&self, state: &mut State) -> Step {
        let play = state.play;
        state.play.stage = Stage::Closing;
        let card = self.card_of(state, play.card);
        let used = &card.uses[usize::from(play.how)];
        if play.is_last {
            return Step::On;
        }
        if play.result == Outcome::Negated {
            self.begin_script(state, &used.negated, play.card, play.actor);
            return Step::On;
        }
        if !play.is_unfollowed {
            let follow_ups = self.follow_ups(state, play.card, play.actor, card);
            OverPower::grant(state, follow_ups.into_iter().flatten());
        }
        self.begin_script(state, &used.after, play.card, play.actor);
        Step::On
    }

    /// Discards a card that does not stay in play, and goes back to what it had interrupted.
    fn put_away(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        self.put_partner_away(state, log);
        let piece = state.play.card;
        let cards = state.cards(piece.owner());
        // R366: the hit that KO'd its target lies there and counts.
        let is_passing = cards.is_in(piece, Zone::Astral)
            && !cards.lie(piece).is_current
            && !state.play.stays_put
            && !self.is_in_effect(state, piece);
        if is_passing {
            self.discard(state, piece, Why::Used, log);
        }
        let inner = std::mem::replace(&mut state.play, state.outer);
        state.outer = Play::default();
        if state.play.card.is_some() && inner.result == Outcome::Hit {
            state.play.result = Outcome::Defended;
            state.play.stage = Stage::Resolved;
        }
        log.pause(state);
        Step::On
    }

    /// Checks whether a card in the Astral Plane is there for more than to be played.
    fn is_in_effect(&self, state: &State, piece: Piece) -> bool {
        let is_negated = state.play.card == piece && state.play.result == Outcome::Negated;
        let card = self.card_of(state, piece);
        let is_act = !self.how(state, piece, state.play.how).is_attack();
        !is_negated && card.stays_in_play() && (is_act || self.has_standing(state, piece))
    }

    /// Checks whether a rule of a card stands.
    pub(crate) fn has_standing(&self, state: &State, piece: Piece) -> bool {
        let source = Origin::Card(piece).number();
        state.agenda.entries().iter().any(|entry| entry.source == source)
    }
}
