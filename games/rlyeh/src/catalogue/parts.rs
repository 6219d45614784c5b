//! Reading what a card does.

use fracas_cards::Fields;
use fracas_cards::effect::Effect;

use super::Origin;
use super::check::{Site, check};
use super::fields::{Reported, Wait, read_effect, read_triggers};
use crate::card::Attack;
use crate::words::{Deed, Operation, Part};

/// The most triggers of a card.
const MOST_TRIGGERS: usize = 1;

/// What a card does, before it is compiled.
pub(super) struct Parts {
    pub(super) effect: Deed,
    /// Normal and critical results.
    pub(super) roll: Option<(Deed, Deed)>,
    pub(super) attack: Option<Attack>,
    /// The effect, and whether the card stays in hand.
    pub(super) defense: Option<(Deed, bool)>,
    pub(super) triggers: Vec<Wait>,
    pub(super) reaction: Option<Deed>,
    pub(super) stays_in_front: bool,
}

/// What kind of card it is that does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bearer {
    /// A card of a stack.
    Stack,
    /// A card of a starting deck.
    Starting,
    /// A Loot.
    Loot,
}

impl Parts {
    /// Reads what a card does.
    pub(super) fn read(
        fields: &Fields<'_>,
        bearer: Bearer,
        origin: Origin,
    ) -> Result<Parts, Reported> {
        let effect = read_effect(fields, "effect", Site::Play);
        let roll = read_roll(fields);
        let attack = read_attack(fields);
        let defense = read_defense(fields);
        let triggers = read_triggers(fields, MOST_TRIGGERS, Site::Front);
        let reaction = read_effect(fields, "reaction", Site::Reaction);
        let stays_in_front = fields.flag_or("stays-in-front", false);
        let is_in_place = check_place(fields, bearer, stays_in_front);
        let roll = roll?;
        let effect = effect?.unwrap_or_else(|| {
            // R113: who plays a card with a table and nothing else rolls.
            let is_rolled = roll.is_some() && !stays_in_front;
            if is_rolled { Effect::Do(Operation::Roll) } else { Effect::nothing() }
        });
        let (attack, defense) = (attack?, defense?);
        let (triggers, reaction) = (triggers?, reaction?);
        let parts = Parts { effect, roll, attack, defense, triggers, reaction, stays_in_front };
        is_in_place?;
        parts.check_roll(fields)?;
        parts.check_copies(fields, bearer, origin)?;
        Ok(parts)
    }

    /// Makes the parts of a card that does nothing.
    pub(super) fn nothing() -> Parts {
        Parts {
            effect: Effect::nothing(),
            roll: None,
            attack: None,
            defense: None,
            triggers: Vec::new(),
            reaction: None,
            stays_in_front: false,
        }
    }

    /// Checks whether it does nothing at all.
    pub(super) fn is_nothing(&self) -> bool {
        self.effect == Effect::nothing()
            && self.attack.is_none()
            && self.defense.is_none()
            && self.triggers.is_empty()
            && self.reaction.is_none()
    }

    /// Iterates over what happens when the card is played, whatever is rolled.
    pub(super) fn played(&self) -> impl Iterator<Item = &Deed> {
        let results = self.roll.iter().flat_map(|(normal, critical)| [normal, critical]);
        let attack = self.attack.iter();
        let attack =
            attack.flat_map(|attack| std::iter::once(&attack.effect).chain(&attack.if_blocked));
        std::iter::once(&self.effect).chain(results).chain(attack)
    }

    fn does(&self, wanted: &Operation) -> bool {
        let defense = self.defense.iter().map(|(effect, _)| effect);
        let triggers = self.triggers.iter().map(|wait| &wait.effect);
        let mut all = self.played().chain(defense).chain(triggers).chain(&self.reaction);
        all.any(|effect| does(effect, wanted))
    }

    /// Checks that there is a table where the card rolls, and a roll where there is a table.
    fn check_roll(&self, fields: &Fields<'_>) -> Result<(), Reported> {
        let (has_table, is_rolled) = (self.roll.is_some(), self.does(&Operation::Roll));
        if is_rolled && !has_table {
            let help = "write roll = { normal = .., critical = .. }";
            fields.error("the card rolls on no table", "no `roll` here", Some(help));
        }
        if has_table && !is_rolled {
            let help = "write \"roll\" where the d20 is rolled";
            fields.error("nobody rolls on the table of the card", "never rolled", Some(help));
        }
        if has_table == is_rolled { Ok(()) } else { Err(Reported) }
    }

    /// Refuses what could go on for ever: copies of cards that are copies themselves, and cards of others
    /// that play cards of others.
    fn check_copies(
        &self,
        fields: &Fields<'_>,
        bearer: Bearer,
        origin: Origin,
    ) -> Result<(), Reported> {
        if bearer == Bearer::Stack && self.does(&Operation::Copy) {
            let help = "only starting cards and Loots can be copies";
            let label = "could be a copy of itself";
            fields.error("a card of the board cannot be a copy of another", label, Some(help));
            return Err(Reported);
        }
        if origin == Origin::Pack && self.does(&Operation::Borrow) {
            let label = "says play-and-return";
            let message = "only Thanksgiving plays cards of other hands: two such cards could play \
                           each other for ever";
            fields.error(message, label, None);
            return Err(Reported);
        }
        Ok(())
    }
}

pub(super) fn does(effect: &Deed, wanted: &Operation) -> bool {
    let mut does = false;
    effect.visit(&mut |part, _| {
        does |= matches!(part, Part::Operation(operation) if operation == wanted);
    });
    does
}

/// Checks that what the card has can be used where it is: on the board, in a hand or in front of its owner.
fn check_place(fields: &Fields<'_>, bearer: Bearer, in_front: bool) -> Result<(), Reported> {
    let mut is_clean = true;
    let mut refuse = |key: &str, message: &str, label: &str| {
        if let Some(value) = fields.optional_value(key) {
            value.error(message, label, None);
            is_clean = false;
        }
    };
    if bearer != Bearer::Loot {
        refuse("stays-in-front", "only Loots stay in front of their owners", "not a Loot");
    }
    if bearer != Bearer::Stack {
        let message = "only a card of a stack can be revealed when an opponent buys a Loot";
        refuse("reaction", message, "has no stack");
    }
    if in_front {
        for key in ["effect", "attack", "if-blocked", "defense"] {
            let message = format!("a card in front of its owner has no `{key}`");
            refuse(key, &message, "it is never played or in a hand");
        }
    } else {
        let message = "only cards that stay in front of their owners have triggers";
        refuse("triggers", message, "this one is played");
    }
    if in_front && !fields.has("triggers") {
        let help = "write triggers = [{ on = \"start-of-turn\", effect = .. }]";
        fields.error("the card in front of its owner does nothing", "no `triggers`", Some(help));
        return Err(Reported);
    }
    if is_clean { Ok(()) } else { Err(Reported) }
}

fn read_roll(fields: &Fields<'_>) -> Result<Option<(Deed, Deed)>, Reported> {
    let Some(value) = fields.optional_value("roll") else { return Ok(None) };
    let table = value.as_table().ok_or(Reported)?;
    let result = |key| {
        let value = table.value(key).ok_or(Reported)?;
        let effect = Effect::read(value).ok_or(Reported)?;
        check(value, &effect, Site::Roll).map(|()| effect)
    };
    let (normal, critical) = (result("normal"), result("critical"));
    table.finish();
    Ok(Some((normal?, critical?)))
}

fn read_attack(fields: &Fields<'_>) -> Result<Option<Attack>, Reported> {
    let effect = read_effect(fields, "attack", Site::Attack);
    let if_blocked = read_effect(fields, "if-blocked", Site::Blocked);
    let (effect, if_blocked) = (effect?, if_blocked?);
    if effect.is_none() && if_blocked.is_some() {
        fields.error("`if-blocked` belongs to a PvP Attack", "no `attack` here", None);
        return Err(Reported);
    }
    Ok(effect.map(|effect| Attack { effect, if_blocked }))
}

/// Reads a PvP Defense, which may give nothing.
fn read_defense(fields: &Fields<'_>) -> Result<Option<(Deed, bool)>, Reported> {
    let stays_in_hand = fields.flag_or("stays-in-hand", false);
    let effect = read_effect(fields, "defense", Site::Defense)?;
    if !fields.has("defense") {
        if fields.has("stays-in-hand") {
            fields.error("`stays-in-hand` belongs to a PvP Defense", "no `defense` here", None);
            return Err(Reported);
        }
        return Ok(None);
    }
    Ok(Some((effect.unwrap_or_else(Effect::nothing), stays_in_hand)))
}
