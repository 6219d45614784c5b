//! Whether an attack hits, and what becomes of what it hits (R339 to R349).

use fracas_core::Log;

use crate::OverPower;
use crate::card::{Astral, Kind};
use crate::event::{Event, Ko, Why};
use crate::piece::Piece;
use crate::power::Icons;
use crate::rules::Origin;
use crate::state::{Outcome, Play, Stage, State, Target};
use crate::turn::Step;
use crate::who::Who;
use crate::words::{Rule, Topic};
use crate::zone::{Lie, Zone};

impl OverPower {
    /// Lets an attack hit, or not, with what its card says to that.
    pub(super) fn land(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if state.play.result == Outcome::Open {
            self.hit(state, log);
        }
        self.put_partner_away(state, log);
        let card = self.card_of(state, state.play.card);
        let used = &card.uses[usize::from(state.play.how)];
        let (piece, actor) = (state.play.card, state.play.actor);
        state.play.stage = Stage::Checked;
        match state.play.result {
            Outcome::Hit => {
                self.tell_who_shifted_it(state);
                self.begin_script(state, &used.hit, piece, actor);
            }
            Outcome::Defended => {
                self.begin_script(state, &used.missed, piece, actor);
                self.begin_script(state, &used.defended, piece, actor);
            }
            Outcome::HitOther => self.begin_script(state, &used.missed, piece, actor),
            Outcome::Open | Outcome::Negated => {}
        }
        Step::On
    }

    /// Lets the text of a card take effect that shifted the attack to where it has hit.
    fn tell_who_shifted_it(&self, state: &mut State) {
        let Play { shift, shift_how, shifter, .. } = state.play;
        if shift.is_some() {
            let used = &self.card_of(state, shift).uses[usize::from(shift_how)];
            self.begin_script(state, &used.hit, shift, shifter);
        }
    }

    /// Lays the card before its target (R339).
    fn hit(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let play = state.play;
        match play.target {
            Target::Character(who) => {
                let level = self.level(state, &play);
                let (damage, icons) = level.map_or((0, Icons::NONE), |it| (it.value, it.icons));
                state.play.result = Outcome::Hit;
                let card = self.card_of(state, play.card);
                // R66: a card with the Astral Plane icon lies there, not on its target.
                let is_laid = card.stays_in_play() && card.astral != Astral::Stays;
                if level.is_some() || is_laid {
                    lay(state, play.card, who, play.actor, damage, icons);
                }
                self.lay_second(state, &play, who);
                log.tell(Event::Hit(state.face(play.card), who, damage));
            }
            Target::Homebase(seat) => {
                state.play.result = Outcome::HitOther;
                self.hit_homebase(state, &play, Who::homebase(seat), log);
            }
            Target::Card(decoy) => {
                state.play.result = Outcome::HitOther;
                self.hit_card(state, &play, decoy, log);
            }
            Target::None => {}
        }
    }

    /// Lays a Power card that was combined with the attack before its target as well.
    fn lay_second(&self, state: &mut State, play: &Play, who: Who) {
        if !play.partner.is_some() {
            return;
        }
        if let Kind::Power(level) = self.card_of(state, play.partner).kind {
            lay(state, play.partner, who, play.actor, level.value, level.icons);
        }
    }

    /// Lays the card before a Homebase, where it counts for nothing (R296, R346).
    fn hit_homebase(
        &self,
        state: &mut State,
        play: &Play,
        base: Who,
        log: &mut impl Log<Event, State>,
    ) {
        let level = self.level(state, play).unwrap_or_default();
        lay(state, play.card, base, play.actor, level.value, level.icons);
        self.lay_second(state, play, base);
        log.tell(Event::Hit(state.face(play.card), base, level.value));
    }

    fn hit_card(
        &self,
        state: &mut State,
        play: &Play,
        decoy: Piece,
        log: &mut impl Log<Event, State>,
    ) {
        log.tell(Event::HitCard(state.face(play.card), state.face(decoy)));
        let damage = self.level(state, play).map_or(0, |level| level.value);
        let endurance = self.endurance(state, decoy);
        let lie = state.cards_mut(decoy.owner()).lie_mut(decoy);
        lie.damage = lie.damage.saturating_add(damage);
        if endurance <= lie.damage || endurance == 0 {
            self.discard(state, decoy, Why::Effect, log);
        }
    }

    /// Discards the Basic or Training card that was played with an attack (R78, R110), or lets its bonus count where a
    /// rule says so.
    pub(super) fn put_partner_away(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let partner = state.play.partner;
        let is_left =
            partner.is_some() && state.cards(partner.owner()).is_in(partner, Zone::Astral);
        if !is_left {
            return;
        }
        let counts = self
            .standing(state, Topic::BonusesCount)
            .any(|(rule, _)| matches!(rule, Rule::BonusesCount));
        if counts && state.play.result == Outcome::Hit {
            let card = self.card_of(state, partner);
            let bonus = self.universe_bonus(state, state.play.actor.seat(), card);
            let at = state.play.target.character().unwrap_or_default();
            let lie = state.cards_mut(partner.owner()).lie_mut(partner);
            (lie.damage, lie.is_current, lie.at) = (bonus, true, at);
        } else {
            self.discard(state, partner, Why::Used, log);
        }
        state.play.partner = Piece::NONE;
    }

    pub(super) fn check_what_fell(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        let mut fallen = self.check_kos(state, log);
        if let Some(who) = self.felled_by_text(state) {
            self.fall(state, who, Ko::ByCard, log);
            fallen = fallen.with(who);
        }
        state.play.stage = Stage::After;
        let target = state.play.target.character();
        if state.play.result == Outcome::Hit && target.is_some_and(|who| fallen.contains(who)) {
            let card = self.card_of(state, state.play.card);
            let used = &card.uses[usize::from(state.play.how)];
            self.begin_script(state, &used.killed, state.play.card, state.play.actor);
        }
        Step::On
    }

    /// Finds the target that a hit KOs by what a card says, whatever its damage.
    fn felled_by_text(&self, state: &State) -> Option<Who> {
        let play = &state.play;
        let who = play.target.character()?;
        if play.result != Outcome::Hit || !state.is_standing(who) {
            return None;
        }
        let is_enough = 0 < play.ko_at && i16::from(play.ko_at) <= self.record(state, who).damage;
        let seen = self.seen(state, play.made());
        let seen = seen.as_power(self.how(state, play.card, play.how).acts_as_power());
        let is_next = self.standing(state, Topic::KoByNext).any(|(rule, site)| {
            matches!(rule, Rule::KoByNext(party, cards)
                if site.origin != Origin::Card(play.card)
                    && seen.fits(cards)
                    && self.is_in(state, party, who, &site))
        });
        (is_enough || is_next).then_some(who)
    }
}

/// Lays a card before a character or Homebase as a hit.
fn lay(state: &mut State, piece: Piece, who: Who, actor: Who, damage: u8, icons: Icons) {
    let cards = state.cards_mut(piece.owner());
    cards.put(piece, Zone::Hit);
    let seen = cards.lie(piece).seen;
    *cards.lie_mut(piece) = Lie { at: who, by: actor, damage, icons, is_current: true, seen };
}
