//! Why something may not be done.

use fracas_cards::effect::{asking, plural};
use fracas_core::{Refusal, Seat};

use crate::Rlyeh;
use crate::action::Action;
use crate::card::{BossId, Card, CardId, CardKind, Cost, HeroId};
use crate::effects::View;
use crate::state::{Phase, State};
use crate::words::Boon;

impl Rlyeh {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::over(126);
        }
        if !state.due.contains(seat) {
            return Refusal::not_your_turn(62);
        }
        if !state.stack.is_empty() || matches!(action, Action::Answer(_)) {
            return self.explain_answer(state, seat, action);
        }
        if state.phase == Phase::Heroes {
            return self.explain_in_setup(action);
        }
        match action {
            Action::Hero(_) => {
                Refusal::by_rule("wrong-step", 58, "heroes were chosen before the first turn")
            }
            Action::Play(card) => self.explain_play(state, seat, card),
            Action::PlayAll => self.explain_play_all(state, seat),
            Action::Buy(card) => self.explain_purchase(state, card),
            Action::BuyFrom(boss) => self.explain_loot(state, boss),
            Action::Answer(_) | Action::End => {
                Refusal::by_rule("wrong-step", 63, "not now: play and buy first")
            }
        }
    }

    fn explain_in_setup(&self, action: Action) -> Refusal {
        match action {
            Action::Hero(HeroId(hero)) => {
                let name = &self.catalogue.hero(HeroId(hero)).name;
                let sentence = format!("{name} is not one of the two heroes that you were dealt");
                Refusal::by_rule("not-offered", 58, sentence)
            }
            Action::Play(_)
            | Action::PlayAll
            | Action::Buy(_)
            | Action::BuyFrom(_)
            | Action::Answer(_)
            | Action::End => {
                Refusal::by_rule("wrong-step", 58, "not now: choose one of your two heroes first")
            }
        }
    }

    fn explain_answer(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let Some(ask) = ask else {
            return Refusal::plain("nothing-asked", "nothing is asked now");
        };
        let question = self.question(state, seat, &ask);
        let sentence = match action {
            Action::Answer(_) => format!("that is not among the choices; {question}"),
            Action::Hero(_)
            | Action::Play(_)
            | Action::PlayAll
            | Action::Buy(_)
            | Action::BuyFrom(_)
            | Action::End => format!("something is being carried out first; {question}"),
        };
        let rule = match state.phase {
            Phase::Start => 64,
            Phase::End => 63,
            Phase::Heroes | Phase::Main | Phase::Over => 66,
        };
        Refusal::by_rule("answer-first", rule, sentence)
    }

    fn explain_play(&self, state: &State, seat: Seat, card: CardId) -> Refusal {
        let facts = self.card(card);
        if !state.player(seat).cards.hand().contains(&card) {
            return not_in_hand(&facts.name);
        }
        Refusal::by_rule("not-playable", 102, format!("{} is never played", facts.name))
    }

    fn explain_play_all(&self, state: &State, seat: Seat) -> Refusal {
        let hand = state.player(seat).cards.hand().iter();
        let mut plain = hand.filter(|card| self.card(**card).plain.is_some());
        let sentence = match plain.next() {
            Some(card) => format!("there is only one such card in your hand: play {}", {
                &self.card(*card).id
            }),
            None => "no card in your hand gives Tokens and Power alone".into(),
        };
        Refusal::by_rule("not-in-hand", 65, sentence)
    }

    fn explain_purchase(&self, state: &State, card: CardId) -> Refusal {
        let facts = self.card(card);
        let name = &facts.name;
        let Some(at) = state.stack_of(card) else { return self.not_for_sale(facts) };
        if state.stacks[at].left == 0 {
            return Refusal::by_rule("stack-empty", 76, format!("no {name} is left in the stack"));
        }
        if !state.is_open(at) {
            let sentence = format!("the stack of {name} is under the Glob token");
            return Refusal::by_rule("under-glob", 79, sentence);
        }
        too_expensive(name, facts.cost.unwrap_or_default(), state)
    }

    fn not_for_sale(&self, facts: &Card) -> Refusal {
        let name = &facts.name;
        let (rule, sentence) = match facts.kind {
            CardKind::Pox => (80, format!("{name} cannot be bought")),
            CardKind::Loot(boss) => {
                let id = &self.catalogue.boss(boss).id;
                (39, format!("{name} is a Loot: those are bought unseen, with `buy-from {id}`"))
            }
            CardKind::Boss(boss) => {
                let id = &self.catalogue.boss(boss).id;
                (44, format!("{name} is a Boss: buy with `buy-from {id}`"))
            }
            CardKind::Starter(_) | CardKind::Unique => {
                (76, format!("{name} is a starting card, of which the board has none"))
            }
            CardKind::Stack(_) => (76, format!("{name} has no stack on this board")),
        };
        Refusal::by_rule("not-for-sale", rule, sentence)
    }

    fn explain_loot(&self, state: &State, boss: BossId) -> Refusal {
        let name = &self.catalogue.boss(boss).name;
        let Some(den) = state.bosses.iter().find(|den| den.boss == boss) else {
            return Refusal::by_rule("not-for-sale", 76, format!("{name} is not on this board"));
        };
        let what = if den.loots == 0 { name.clone() } else { format!("a Loot of {name}") };
        too_expensive(&what, self.price_for(state, *den), state)
    }
}

/// Says that someone has not what something costs (R71 to R75).
fn too_expensive(name: &str, cost: Cost, state: &State) -> Refusal {
    let has_tokens = u16::from(cost.tokens) <= state.tokens;
    let (tokens, power) = (state.tokens, state.power);
    let (code, rule, have) = match (cost.tokens, cost.power) {
        (_, 0) if state.ledger.boon(Boon::PowerAsTokens).is_some() => {
            ("not-enough-tokens", 71, format!("{tokens}, and {power} Power to use for it"))
        }
        (0, _) if state.ledger.boon(Boon::TokensAsPower).is_some() => {
            let tokens = plural(tokens.into(), "Token");
            ("not-enough-power", 72, format!("{power}, and {tokens} to use for it"))
        }
        (_, 0) => ("not-enough-tokens", 71, format!("{tokens}")),
        (0, _) => ("not-enough-power", 72, format!("{power}")),
        _ => {
            let code = if has_tokens { "not-enough-power" } else { "not-enough-tokens" };
            (code, 75, format!("{tokens} and {power}"))
        }
    };
    let sentence = format!("{name} costs {} and you have {have}", cost.say());
    Refusal::by_rule(code, rule, sentence)
}

fn not_in_hand(name: &str) -> Refusal {
    Refusal::by_rule("not-in-hand", 65, format!("{name} is not in your hand"))
}
