//! Who can use a card, by name and by grid.

use fracas_core::Seat;

use crate::OverPower;
use crate::card::{Card, HomebaseId, How, Kind, Use, Whose};
use crate::power::Icons;
use crate::state::{Position, State};
use crate::thing::Thing;
use crate::who::Who;
use crate::words::{Rule, Topic, Topics};

impl Card {
    /// Gets the value of its attack, as printed.
    pub(crate) fn attack_value(&self) -> Option<u8> {
        self.uses.iter().find_map(Use::attack_value)
    }
}

impl Use {
    /// Gets the value of the attack that it is.
    pub(crate) fn attack_value(&self) -> Option<u8> {
        match &self.how {
            How::Attack(attack) => Some(attack.level.value),
            How::Aim { .. }
            | How::Act
            | How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => None,
        }
    }
}

impl OverPower {
    /// Checks whether a character can use a card, or a Homebase an Aspect: whether the name or the grid is right. That
    /// it may act at all is not asked here, nor whether there is a partner.
    pub(crate) fn can_use(&self, state: &State, card: &Card, who: Who) -> bool {
        match card.kind {
            Kind::Aspect(of) => self.is_home_of(who, of),
            Kind::Event(_) => false,
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_) => who.is_character() && self.character_can_use(state, card, who),
        }
    }

    fn character_can_use(&self, state: &State, card: &Card, who: Who) -> bool {
        let grid = |of| self.grid(state, who, of);
        match card.kind {
            // R34, R40, R42 to R44.
            Kind::Power(level) => {
                let blocks = |of| self.blocks_above_grid(state, who, card, of);
                self.has_grid(state, who, level.icons, level.value)
                    || level.icons.declarable().any(blocks)
            }
            // R14, R48, R54.
            Kind::Special(whose) => {
                self.belongs_to(whose, who) || self.may_borrow(state, card, whose, who)
            }
            Kind::Basic { of, grid: least, .. } => least <= grid(of),
            Kind::Teamwork { to_use, grid: least, .. } => {
                self.has_grid(state, who, to_use, least) || self.may_team_up(state, who, least)
            }
            // R106: here a low grid is what it takes.
            Kind::Training { of, grid: most, .. } => of.declarable().any(|of| grid(of) <= most),
            Kind::Ally { of, grid: test } => test.holds(grid(of)),
            // R122: anyone of a team that started with its character.
            Kind::Advanced(whose) => {
                Who::team(who.seat()).any(|teammate| self.belongs_to(whose, teammate))
            }
            Kind::Event(_) | Kind::Aspect(_) => false,
        }
    }

    /// Checks whether a rule lets a character use a Special that is not its own.
    fn may_borrow(&self, state: &State, card: &Card, whose: Whose, who: Who) -> bool {
        self.borrows(state, whose, who) || self.plays_it(state, card, who)
    }

    /// Checks whether a rule lets a character use the Specials of another one.
    fn borrows(&self, state: &State, whose: Whose, who: Who) -> bool {
        self.standing(state, Topic::Borrows).any(|(rule, site)| {
            let Rule::Borrows(party) = rule else { return false };
            let mut team = Who::team(who.seat());
            site.own == who
                && team.any(|it| self.is_in(state, party, it, &site) && self.belongs_to(whose, it))
        })
    }

    /// Checks whether a rule lets a character play just this card.
    fn plays_it(&self, state: &State, card: &Card, who: Who) -> bool {
        self.standing(state, Topic::PlaysIt).any(|(_, site)| {
            let is_it = |thing: &u16| match Thing::from_number(*thing) {
                Thing::Card(_, face, _) => self.card(face).id == card.id,
                Thing::Character(_)
                | Thing::Type(_)
                | Thing::AnyPower
                | Thing::Player(_)
                | Thing::Number(_) => false,
            };
            site.own == who && site.things.iter().any(is_it)
        })
    }

    /// Checks whether a character may play a card only by a rule that does not let it have the card placed.
    pub(crate) fn may_only_play(&self, state: &State, card: &Card, who: Who) -> bool {
        let Kind::Special(whose) = card.kind else { return false };
        !self.belongs_to(whose, who)
            && !self.borrows(state, whose, who)
            && self.plays_it(state, card, who)
    }

    /// Checks whether a rule lets a character use a Teamwork card though its grid of the type is too low.
    fn may_team_up(&self, state: &State, who: Who, least: u8) -> bool {
        self.standing(state, Topics::of(&[Topic::TeamworkWithoutTypes, Topic::AnyTeamwork])).any(
            |(rule, site)| {
                let is_free = *rule == Rule::TeamworkWithoutTypes;
                *rule == Rule::AnyTeamwork && site.own == who
                    || is_free && self.has_grid(state, who, Icons::ALL_TYPES, least)
            },
        )
    }

    /// Checks whether some grid of a character, of the types that the icons allow, is high enough.
    pub(crate) fn has_grid(&self, state: &State, who: Who, icons: Icons, least: u8) -> bool {
        icons.declarable().any(|of| least <= self.grid(state, who, of))
    }

    /// Checks whether a Homebase is one that an Aspect goes with (R137).
    fn is_home_of(&self, who: Who, of: Option<HomebaseId>) -> bool {
        let own = self.team(who.seat()).homebase;
        who.is_homebase() && own.is_some() && (of.is_none() || of == own)
    }

    /// Checks whether a player can make any use of a card in hand in this battle (R218 to R228).
    pub(crate) fn is_usable(&self, state: &State, seat: Seat, card: &Card) -> bool {
        let is_user = |who: Who| {
            let fighter = state.fighter(who);
            self.can_use(state, card, who)
                && match fighter.position {
                    Position::Front => true,
                    // R227: those that fell in this battle still count.
                    Position::Out => fighter.fell_now,
                    // R219.
                    Position::Reserve => {
                        self.may_act(state, who, card) || self.can_place(state, card, who)
                    }
                }
        };
        Who::team(seat).any(is_user) || self.can_use(state, card, Who::homebase(seat))
    }
}
