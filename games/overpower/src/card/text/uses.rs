//! What the uses of a card say.

use fracas_cards::effect::capitalised;

use super::attack::{a_level, said_attack, said_block};
use super::{begun_small, led, only_if};
use crate::card::{AimAt, Concession, How, Lasts, Script, Use, UseFrom};
use crate::words::{CardFilter, Class, ClassSet, Party};

/// Says all uses, in the order of the card.
pub(super) fn of(uses: &[Use], lasts: Option<Lasts>) -> Vec<String> {
    let mut sentences = Vec::new();
    for (at, used) in uses.iter().enumerate() {
        if is_said(&uses[..at], used) {
            continue;
        }
        let twin = block_twin(used, &uses[at + 1..]);
        let is_alone = uses.len() == 1;
        let mut said = Saying { used, lasts, twin, is_alone }.sentences();
        let is_other = used.is_offensive() && uses[..at].iter().any(Use::is_offensive);
        if let (true, Some(first)) = (is_other, said.first_mut()) {
            *first = format!("Or: {first}");
        }
        sentences.extend(said);
    }
    sentences
}

/// Finds the block that says the same as an attack: "attack or defence".
fn block_twin<'u>(used: &Use, others: &'u [Use]) -> Option<&'u Use> {
    let How::Attack(attack) = &used.how else { return None };
    others.iter().find(|other| {
        let is_alike = other.only_if.is_none();
        is_alike && matches!(&other.how, How::Block { level, .. } if *level == attack.level)
    })
}

/// Checks whether an earlier use has said it: a response that does what the action does, a block with its attack.
fn is_said(earlier: &[Use], used: &Use) -> bool {
    earlier.iter().any(|other| {
        let is_twin = block_twin(other, std::slice::from_ref(used)).is_some();
        let is_same = used.how == How::Respond
            && other.how == How::Act
            && other.effect.effect == used.effect.effect;
        is_twin || is_same
    })
}

struct Saying<'u> {
    used: &'u Use,
    lasts: Option<Lasts>,
    twin: Option<&'u Use>,
    /// Whether it is the only use of its card.
    is_alone: bool,
}

impl Saying<'_> {
    fn sentences(&self) -> Vec<String> {
        let used = self.used;
        let mut said = self.how();
        let script = |script: &Script| script.text(self.lasts);
        match used.how {
            How::Aim { .. } => said.extend(script(&used.hit)),
            How::Shift { .. } => {
                said.extend(script(&used.hit).map(|text| led("If the attack hits it", &text)));
            }
            How::Attack(_)
            | How::Act
            | How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Respond
            | How::Counter(_) => {
                said.extend(script(&used.hit).map(|text| led("If it hits", &text)));
            }
        }
        let cases = [
            ("If it KOs its target", &used.killed),
            ("If it is defended", &used.defended),
            ("If it is not successful", &used.missed),
        ];
        said.extend(cases.iter().filter_map(|(case, it)| Some(led(case, &script(it)?))));
        if used.from == UseFrom::Hand || !self.is_led() {
            let is_after = !said.is_empty() && matches!(used.how, How::Act);
            said.extend(
                script(&used.after).map(|text| if is_after { led("Then", &text) } else { text }),
            );
        }
        said.extend(script(&used.negated).map(|text| led("If it is negated", &text)));
        said.extend(self.concession());
        said
    }

    /// Checks whether what it does is said behind what it costs.
    fn is_led(&self) -> bool {
        self.used.price.is_some() || self.used.from != UseFrom::Hand
    }

    fn how(&self) -> Vec<String> {
        let used = self.used;
        let effect = used.effect.text(self.lasts);
        let condition = used.only_if.as_ref();
        let mut said = Vec::new();
        match &used.how {
            How::Attack(attack) => {
                said.extend(said_attack(attack, self.twin));
                said.extend(effect);
            }
            How::Aim { at } => said.push(said_aim(at)),
            How::Act => said.extend(self.act(effect)),
            How::Respond => said.extend(effect.map(|text| led("In answer", &text))),
            How::Block { .. } | How::Avoid { .. } | How::Negate { .. } | How::Shift { .. } => {
                let sentence = capitalised(&self.answer());
                let is_spent = used.from != UseFrom::Hand;
                match effect.filter(|_| !is_spent) {
                    Some(effect) if !self.is_alone => {
                        said.push(format!("{sentence}; then {}", begun_small(&effect)));
                    }
                    effect => {
                        said.push(only_if(condition, &format!("{sentence}.")));
                        said.extend(effect);
                    }
                }
            }
            How::Counter(level) => said.push(format!(
                "In answer to an attack on this character, make {} on the attacker; if it hits, the first attack is \
                 discarded.",
                a_level(*level, "attack")
            )),
        }
        said
    }

    /// Says an action, with what it costs.
    fn act(&self, effect: Option<String>) -> Option<String> {
        let used = self.used;
        let price = used.price.as_ref().map(crate::card::Price::say);
        let effect = effect?;
        Some(match (used.from, price) {
            (UseFrom::Hand, None) => effect,
            (UseFrom::Hand, Some(price)) => led(&format!("By discarding {price}"), &effect),
            (UseFrom::Play, None) => led("While it is in play", &effect),
            (UseFrom::Play, Some(price)) => {
                led(&format!("While it is in play, by discarding {price}"), &effect)
            }
            (UseFrom::OpponentInPlay, price) => {
                let price = price.unwrap_or_default();
                format!("Your opponent may discard {price} on their turn to discard this card.")
            }
        })
    }

    /// Says a defence or another answer: "avoid an attack on this character".
    fn answer(&self) -> String {
        let price = self.used.price.as_ref();
        let price =
            price.map(|price| format!(" by discarding {}", price.say())).unwrap_or_default();
        let spent = match self.used.from {
            UseFrom::Hand => "",
            UseFrom::Play | UseFrom::OpponentInPlay => "discard it from play to ",
        };
        let text = match &self.used.how {
            How::Block { level, whom, gains, is_power, combines } => {
                said_block(*level, whom, gains.as_ref(), *is_power, *combines)
            }
            How::Avoid { whom, attacks } => {
                let attack = attacks.noun().some(1);
                format!("avoid {attack}{}", said_whom(whom))
            }
            How::Negate { cards } => {
                let is_event = *cards == CardFilter::of(ClassSet::of(Class::Event));
                let when =
                    if is_event { "as your opponent plays it" } else { "played by your opponent" };
                let answer = if spent.is_empty() { "in answer, " } else { "" };
                format!("{answer}negate {} {when}", cards.one())
            }
            How::Shift { from, to } => {
                format!("shift an attack on {} to {}", from.any(), other(from, to))
            }
            How::Attack(_) | How::Aim { .. } | How::Act | How::Respond | How::Counter(_) => {
                String::new()
            }
        };
        format!("{spent}{text}{price}")
    }

    fn concession(&self) -> Option<String> {
        let used = self.used;
        Some(match used.after_concession? {
            Concession::Opponent => {
                let condition = used.concession_if.as_ref();
                only_if(condition, "May be used after your opponent concedes the battle.")
            }
            Concession::Either => {
                "Played when a player concedes, before the battle or in it, and at no other time."
                    .into()
            }
        })
    }
}

/// Says the other end of a shift, which is another character where both are the same characters.
fn other(from: &Party, to: &Party) -> String {
    if from == to { "another of them".into() } else { to.any() }
}

pub(super) fn said_whom(whom: &Party) -> String {
    if *whom == Party::Own { String::new() } else { format!(" on {}", whom.any()) }
}

fn said_aim(at: &AimAt) -> String {
    let mut rest = Vec::new();
    if 0 < at.some_grid {
        rest.push(format!(" with a grid of {} or more", at.some_grid));
    }
    if at.is_above_self {
        rest.push(" with a higher grid than this character".into());
    }
    rest.extend(at.placed.map(|cards| format!(" with {} placed", cards.one())));
    if at.is_fresh {
        rest.push(", but not on one that has this card as a hit".into());
    }
    let rest = rest.concat();
    format!("Play it as an attack on an opposing character{rest}.")
}
