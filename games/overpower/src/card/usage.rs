//! The ways to use a card.

use fracas_cards::effect::{Effect, Part, Program};

use super::Level;
use crate::words::{
    AttackFilter, CardFilter, Class, Condition, Deed, Number, Operation, Party, Rule,
};

/// Something that must be discarded so that a card can be used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    /// How many cards.
    pub count: u8,
    /// From where.
    pub from: PriceFrom,
    /// Which may be taken.
    pub cards: CardFilter,
    /// Whether they must be usable by the character that plays the card.
    pub is_usable_by_self: bool,
}

/// Where the cards of a price may come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PriceFrom {
    /// The hand.
    Hand,
    /// The hand, or placed cards.
    HandOrPlaced,
    /// The hand, or cards placed to a Front Line teammate.
    Teammate,
    /// Cards in play.
    Play,
}

/// One way to use a card. A card has its uses in the order of the card; actions name them by their number.
#[derive(Clone, Debug)]
pub struct Use {
    /// What it is.
    pub how: How,
    /// What must be paid.
    pub price: Option<Price>,
    /// Where the card is when it is used so.
    pub from: UseFrom,
    /// What must hold for it to be used so, if anything.
    pub only_if: Option<Condition>,
    /// After whose concession it may be used as well (R388).
    pub after_concession: Option<Concession>,
    /// Whether it may be used so after a concession in the Venture Phase as well.
    pub is_for_venture: bool,
    /// What must hold of its target for it to be used after a concession, if anything.
    pub concession_if: Option<Condition>,
    /// What happens when it has left the Astral Plane: all of an action that is no attack, and what must be settled
    /// before an attack is defended. For a defence, when it is done.
    pub effect: Script,
    /// What happens if the attack is successful (R295).
    pub hit: Script,
    /// What happens if the attack is defended (R322).
    pub defended: Script,
    /// What happens if the attack is not successful, for whatever reason.
    pub missed: Script,
    /// What happens if the attack KOs its target.
    pub killed: Script,
    /// What happens after the attack, whatever came of it, unless it was negated: more attacks that it grants.
    pub after: Script,
    /// What happens if it is negated: what was played together with it goes on alone.
    pub negated: Script,
}

/// An effect with its program.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// What it does; nothing if there is none.
    pub effect: Option<Deed>,
    /// The same, compiled.
    pub(crate) program: Option<Program>,
    /// Whether it negates a card; follows from the effect, as the next.
    pub(crate) negates: bool,
    /// Whether it raises a grid for as long as its card stays in play.
    pub(crate) raises_a_grid: bool,
}

/// Where a card is when it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UseFrom {
    /// In hand or placed.
    #[default]
    Hand,
    /// In play, by its owner: the use is something that it offers while it is there.
    Play,
    /// In play, by the opponent on the opponent's turn.
    OpponentInPlay,
}

/// After whose concession a card may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concession {
    /// The opponent's.
    Opponent,
    /// Anyone's, that before the battle included, and at no other time.
    Either,
}

/// What a use is.
#[derive(Clone, Debug, PartialEq)]
pub enum How {
    /// A numerical attack on one's own turn.
    Attack(Attack),
    /// An attack without a value on a character: it can be avoided, not blocked (R306). What it does is its `hit`.
    Aim {
        /// Which characters it can be made on.
        at: AimAt,
    },
    /// An action that is no attack, on one's own turn.
    Act,
    /// A block (R300).
    Block {
        /// Its value and icons.
        level: Level,
        /// Who may be defended.
        whom: Party,
        /// What it gains, as the game stands when it is made.
        gains: Option<Number>,
        /// Whether it counts as a Power card (R329).
        is_power: bool,
        /// Whether it may be combined with Universe cards.
        combines: bool,
    },
    /// An avoid (R307).
    Avoid {
        /// Who may be defended.
        whom: Party,
        /// Which attacks.
        attacks: AttackFilter,
    },
    /// A negate, while a card is in the Astral Plane (R317).
    Negate {
        /// Which cards.
        cards: CardFilter,
    },
    /// A shift of the attack (R336). Its `hit` happens if the attack hits the new target.
    Shift {
        /// From whom.
        from: Party,
        /// To whom.
        to: Party,
    },
    /// Anything else that is done in answer to an attack or action, and may make its target invalid (R310).
    Respond,
    /// An attack on the attacker, in answer to an attack; if it hits, the first attack is discarded.
    Counter(Level),
}

/// Which characters an attack without a value can be made on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AimAt {
    /// Only those with this value or more in some grid; 0 for all.
    pub some_grid: u8,
    /// Only those with a higher grid than the character that plays it, in some type.
    pub is_above_self: bool,
    /// Only those with a placed card that fits.
    pub placed: Option<CardFilter>,
    /// Not those on which a card of the same name lies.
    pub is_fresh: bool,
}

/// A numerical attack.
#[expect(clippy::struct_excessive_bools, reason = "each is on the card by itself")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attack {
    /// Its value and icons.
    pub level: Level,
    /// What it is instead if something holds when it is made, of the target or the table.
    pub instead: Option<(Condition, Level)>,
    /// What it gains, as the game stands when it is made; never damage.
    pub gains: Option<Number>,
    /// What must hold of the target for it to gain that, if anything.
    pub gains_if: Option<Condition>,
    /// Whether it counts as a Power card after it has left the Astral Plane (R327).
    pub is_power: bool,
    /// Whether it may be combined with Universe cards.
    pub combines: bool,
    /// The Power card that it may be combined with for a single attack.
    pub joins: Option<Join>,
    /// Whether it may be made on the Reserve character.
    pub reaches_reserve: bool,
    /// Whether it may be made on the Homebase (R31).
    pub reaches_homebase: bool,
    /// Which cards may defend it; all if nothing is said.
    pub defended_by: Option<CardFilter>,
    /// What must hold of the target for that to matter, if anything.
    pub defended_by_if: Option<Condition>,
    /// Which cards may block it, beside that.
    pub blocked_by: Option<CardFilter>,
    /// Whether its hit counts to Venture.
    pub is_ventured: bool,
    /// What must hold when totals are counted for it to count, if anything.
    pub ventured_if: Option<Condition>,
    /// Whether it passes over cards that say "may not attack" and "may not be attacked".
    pub ignores_locks: bool,
}

/// A Power card that an attack may be combined with for a single attack.
#[derive(Clone, Debug, PartialEq)]
pub struct Join {
    /// Which cards.
    pub cards: CardFilter,
    /// Who may add it, which must be able to play it.
    pub by: Party,
}

impl Attack {
    /// Makes an attack of which no more is said.
    pub(crate) fn of(level: Level) -> Attack {
        Attack { level, is_ventured: true, ..Attack::default() }
    }
}

impl Script {
    /// Makes a script of an effect, which is still to be compiled. What is asked of it in play is found out here, since
    /// to go through an effect takes memory.
    pub(crate) fn of(effect: Deed) -> Script {
        let mut script = Script::default();
        effect.visit(&mut |part, _| {
            let Part::Effect(part) = part else { return };
            script.negates |= matches!(part, Effect::Do(Operation::Negate));
            script.raises_a_grid |= matches!(part, Effect::Rule { rule: Rule::Grid { .. }, .. });
        });
        Script { effect: Some(effect), ..script }
    }
}

impl Use {
    /// Makes a use of which no more is said.
    pub(crate) fn of(how: How) -> Use {
        Use {
            how,
            price: None,
            from: UseFrom::Hand,
            only_if: None,
            after_concession: None,
            is_for_venture: false,
            concession_if: None,
            effect: Script::default(),
            hit: Script::default(),
            defended: Script::default(),
            missed: Script::default(),
            killed: Script::default(),
            after: Script::default(),
            negated: Script::default(),
        }
    }

    /// Iterates over all that it does, in the order of its fields.
    pub(crate) fn scripts_mut(&mut self) -> impl Iterator<Item = &mut Script> {
        let Use { effect, hit, defended, missed, killed, after, negated, .. } = self;
        [effect, hit, defended, missed, killed, after, negated].into_iter()
    }

    /// Checks whether it may negate Events, at no price.
    pub(crate) fn negates_events(&self) -> bool {
        let How::Negate { cards } = &self.how else { return false };
        self.price.is_none() && (cards.classes.has(Class::Event) || cards.is_inverted)
    }

    /// Checks whether it can be played when someone concedes in the Venture Phase.
    pub(crate) fn is_plan(&self) -> bool {
        self.is_for_venture
    }

    /// Checks whether it is made on one's own turn: swords (R57).
    pub fn is_offensive(&self) -> bool {
        match self.how {
            How::Attack(_) | How::Aim { .. } | How::Act => self.from == UseFrom::Hand,
            How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        }
    }

    /// Checks whether it is made in answer: a shield (R59).
    pub fn is_defensive(&self) -> bool {
        let is_answer = match self.how {
            How::Attack(_) | How::Aim { .. } | How::Act => false,
            How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => true,
        };
        let is_either = self.after_concession == Some(Concession::Either);
        (is_answer || is_either) && self.from == UseFrom::Hand
    }
}
