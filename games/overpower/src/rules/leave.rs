//! What may be done and what may not.

use super::{Origin, Seen, Site};
use crate::OverPower;
use crate::state::State;
use crate::who::Who;
use crate::words::{AttackFilter, Rule, Topic, Topics, Word};

/// What a card is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// To attack; whether cards that say "may not attack" are passed over.
    Attack {
        /// Whether they are.
        ignores_locks: bool,
    },
    /// To defend this character.
    Defend(Who),
    /// For anything else.
    Other,
}

/// What rules are about that forbid to use cards.
const BANS: Topics =
    Topics::of(&[Topic::CannotPlay, Topic::CannotAttack, Topic::CannotDefend, Topic::Duel]);

/// What rules are about that forbid to attack someone.
pub(crate) const SHIELDS: Topics =
    Topics::of(&[Topic::CannotBeAttacked, Topic::Decoy, Topic::Duel]);

impl OverPower {
    /// Checks whether there are rules that forbid someone to use a card.
    #[inline]
    pub(crate) fn has_bans(&self, state: &State) -> bool {
        self.has_rules(state, BANS)
    }

    /// Checks whether no rule forbids a character to use a card so.
    pub(crate) fn may_use(&self, state: &State, who: Who, seen: &Seen<'_>, means: Means) -> bool {
        self.standing(state, BANS)
            .all(|(rule, site)| !self.forbids(state, rule, &site, who, seen, means))
    }

    fn forbids(
        &self,
        state: &State,
        rule: &Rule,
        site: &Site<'_>,
        who: Who,
        seen: &Seen<'_>,
        means: Means,
    ) -> bool {
        if let Rule::CannotPlay(party, cards) = rule {
            return seen.fits(cards) && self.is_in(state, party, who, site);
        }
        if let (Rule::CannotAttack(party, cards), Means::Attack { ignores_locks }) = (rule, means) {
            let is_passed_over = ignores_locks
                && site.owner != who.seat()
                && self.is_said(state, site, Word::MayNotAttack);
            return seen.fits(cards) && self.is_in(state, party, who, site) && !is_passed_over;
        }
        if let (Rule::CannotDefend(party, cards), Means::Defend(whom)) = (rule, means) {
            return seen.fits(cards) && self.is_in(state, party, whom, site);
        }
        *rule == Rule::Duel && !self.is_in_duel(state, who, site)
    }

    /// Checks whether a character is one of the two that a duel is between.
    fn is_in_duel(&self, state: &State, who: Who, site: &Site<'_>) -> bool {
        who == self.own(state, site.origin) || who == self.target_of(state, site)
    }

    /// Checks whether the card that a rule comes from is a Special with these words.
    fn is_said(&self, state: &State, site: &Site<'_>, word: Word) -> bool {
        match site.origin {
            Origin::Card(piece) => self.card_of(state, piece).says.contains(&word),
            Origin::Inherent(_) => false,
        }
    }

    /// Checks whether no rule forbids to attack a character so.
    pub(crate) fn may_be_attacked(
        &self,
        state: &State,
        whom: Who,
        seen: &Seen<'_>,
        ignores_locks: bool,
    ) -> bool {
        self.standing(state, SHIELDS).all(|(rule, site)| {
            let is_passed_over = || {
                ignores_locks
                    && site.owner == whom.seat()
                    && self.is_said(state, &site, Word::MayNotBeAttacked)
            };
            !self.shields(state, rule, &site, whom, seen) || is_passed_over()
        })
    }

    /// Checks whether a rule forbids to attack a character so.
    fn shields(
        &self,
        state: &State,
        rule: &Rule,
        site: &Site<'_>,
        whom: Who,
        seen: &Seen<'_>,
    ) -> bool {
        if let Rule::CannotBeAttacked(party, attacks) = rule {
            return is_meant(attacks, seen) && self.is_in(state, party, whom, site);
        }
        if let Rule::Decoy { whom: party, cards, is_target: true, .. } = rule {
            return seen.fits(cards) && self.is_in(state, party, whom, site);
        }
        *rule == Rule::Duel && !self.is_in_duel(state, whom, site)
    }

    /// Finds the card that a character may attack alone, if there is one.
    pub(crate) fn only_target(&self, state: &State, who: Who) -> Option<crate::piece::Piece> {
        self.standing(state, Topic::OnlyAttacksThis).find_map(|(rule, site)| {
            let Rule::OnlyAttacksThis(party) = rule else { return None };
            let Origin::Card(piece) = site.origin else { return None };
            self.is_in(state, party, who, &site).then_some(piece)
        })
    }
}

/// Checks whether an attack is meant, as far as its card goes; its value leaves bonuses out.
pub(crate) fn is_meant(attacks: &AttackFilter, seen: &Seen<'_>) -> bool {
    let fits_value = |most: u8| seen.value.is_some_and(|value| value <= most);
    seen.fits(&attacks.cards) && attacks.most.is_none_or(fits_value)
}
