//! What cards, heroes and Bosses do, as a player reads it.

use fracas_cards::effect::{Amount, Effect, Word, capitalised, plural};

use super::{Attack, Boss, Card, CardKind, Colour, Cost, Defense, Hero, Roll, Trigger};
use crate::catalogue::Catalogue;
use crate::words::{Deed, Group, On, Operation};

impl Card {
    /// Says what it does, as a player reads it.
    pub fn text(&self) -> String {
        match self.kind {
            CardKind::Pox => return "It cannot be played.".to_owned(),
            CardKind::Boss(_) => return "Who buys it ends the game at once.".to_owned(),
            CardKind::Starter(_) | CardKind::Unique | CardKind::Stack(_) | CardKind::Loot(_) => {}
        }
        let mut sentences = Vec::new();
        if self.stays_in_front {
            let front = "When you buy or gain it, put it in front of you for the rest of the game.";
            sentences.push(front.to_owned());
        }
        sentences.extend(text_of(&self.effect));
        sentences.extend(self.attack.as_ref().map(Attack::text));
        sentences.extend(self.defense.as_ref().map(Defense::text));
        sentences.extend(self.triggers.iter().map(Trigger::text));
        if let Some((effect, _)) = &self.reaction {
            let when = capitalised(&On::OpponentBoughtLoot.say());
            sentences.push(effect.text_after(&format!("{when}:")));
        }
        sentences.extend(self.roll.as_ref().map(Roll::text));
        sentences.join(" ")
    }
}

/// Says what playing a card does; none if it does nothing. What it gives comes first, as on the card.
fn text_of(effect: &Deed) -> Option<String> {
    let parts =
        if let Effect::InOrder(parts) = effect { parts } else { std::slice::from_ref(effect) };
    let given = parts.iter().map_while(gift).collect::<Vec<_>>();
    let rest = &parts[given.len()..];
    let mut sentences = Vec::new();
    if !given.is_empty() {
        sentences.push(format!("{}.", given.join(", ")));
    }
    if !rest.is_empty() {
        sentences.push(Effect::InOrder(rest.to_vec()).text());
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Says Tokens or Power that a part of an effect gives, if it does nothing else: "+2 Tokens".
fn gift(part: &Deed) -> Option<String> {
    let Effect::Do(operation) = part else { return None };
    if let Operation::Tokens(Amount::Fixed(tokens)) = operation {
        return Some(format!("+{}", plural(*tokens, "Token")));
    }
    let Operation::Power(Amount::Fixed(power)) = operation else { return None };
    Some(format!("+{power} Power"))
}

impl Roll {
    /// Says what the numbers of the d20 lead to.
    pub fn text(&self) -> String {
        let [normal, critical] = [&self.normal, &self.critical].map(|effect| {
            let text = text_of(effect).unwrap_or_else(|| effect.text());
            lowered(&text)
        });
        format!("1: Fumble, each opponent draws a card. 2–17: {normal} 18–20: {critical}")
    }
}

/// The text with a small letter first, as it follows a label.
fn lowered(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().map(char::to_lowercase);
    first.map_or_else(String::new, |first| format!("{first}{}", rest.as_str()))
}

impl Attack {
    /// Says what it does to each opponent, and what the attacker gets for blocks.
    pub fn text(&self) -> String {
        let group = Group::Opponents;
        let attack = Effect::ForEach { group, body: Box::new(self.effect.clone()) };
        let attack = attack.text_after("PvP Attack:");
        let Some(if_blocked) = &self.if_blocked else { return attack };
        let blocked = if_blocked.text_after("For each opponent who blocks,");
        format!("{attack} {blocked}")
    }
}

impl Defense {
    /// Says how it blocks, and what that gives.
    pub fn text(&self) -> String {
        let how = if self.stays_in_hand { "reveal" } else { "discard" };
        let block = format!("PvP Defense: {how} this card to block a PvP Attack");
        if self.effect == Effect::nothing() {
            return format!("{block}.");
        }
        self.effect.text_after(&format!("{block}; if you do,"))
    }
}

impl Trigger {
    /// Says when something happens, and what.
    pub fn text(&self) -> String {
        let when = if self.is_once {
            let first = self.on.say().replacen("when ", "the first time in a turn that ", 1);
            format!("{}:", capitalised(&first))
        } else {
            format!("{}:", capitalised(&self.on.say()))
        };
        self.effect.text_after(&when)
    }
}

impl Hero {
    /// Says what is special about it, as a player reads it.
    pub fn text(&self, catalogue: &Catalogue) -> String {
        let mut sentences = Vec::new();
        if let Some(start) = self.start {
            let name = &catalogue.card(start).name;
            sentences.push(format!("Your starting deck includes {name}."));
        }
        if 0 < self.extra_draw {
            let more = match self.extra_draw {
                1 => "an extra card".to_owned(),
                more => format!("{more} extra cards"),
            };
            let first = "The first time in your turn that a card tells you to draw,";
            sentences.push(format!("{first} draw {more}."));
        }
        if 0 < self.loot_discount {
            let less = self.loot_discount;
            sentences
                .push(format!("Boss Loots cost you {less} less, Gold ones {less} less of both."));
        }
        sentences.extend(self.triggers.iter().map(Trigger::text));
        sentences.join(" ")
    }
}

impl Boss {
    /// Says what its levels cost, as a player reads it.
    pub fn text(&self) -> String {
        let [first, second, last] = self.levels.map(Cost::say);
        format!(
            "The first four Loots cost {first} each, the other four {second}. Then the Boss itself costs \
             {last}, and who buys it ends the game at once."
        )
    }
}

impl Cost {
    /// Says it: "3 Tokens and 3 Power".
    pub fn say(self) -> String {
        let tokens = plural(i32::from(self.tokens), "Token");
        match (self.tokens, self.power) {
            (_, 0) => tokens,
            (0, power) => format!("{power} Power"),
            (_, power) => format!("{tokens} and {power} Power"),
        }
    }
}

impl Card {
    /// Gets the word for what it is.
    pub fn kind_word(&self) -> &'static str {
        match (self.kind, self.colour) {
            (CardKind::Starter(_) | CardKind::Unique, _) => "starting card",
            (CardKind::Stack(_), Colour::Green) => "gamer",
            (CardKind::Stack(_), Colour::Red) => "evil",
            (CardKind::Stack(_), Colour::Gold | Colour::None) => "gold",
            (CardKind::Loot(_), _) => "loot",
            (CardKind::Boss(_), _) => "boss",
            (CardKind::Pox, _) => "pox",
        }
    }
}
