//! Who can use a card, by name and by grid.

use std::sync::Arc;

use fracas_core::Seat;

use crate::OverPower;
use crate::card::{Card, HomebaseId, How, Kind, Use, Whose};
use crate::power::Icons;
use crate::state::{Position, State};
use crate::thing::Thing;
use crate::who::{TEAM, Who, WhoSet};
use crate::words::{Class, Rule, Topic, Topics};

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

/// What both teams can do as printed, before any rule stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Printed {
    /// The Power Grids, by seat and place.
    pub(crate) grids: [[[u8; 4]; TEAM]; 2],
    /// Who can use each card of the catalogue.
    pub(crate) users: Arc<[WhoSet]>,
    /// The characters that start the game with a card.
    pub(crate) starters: WhoSet,
}

impl Class {
    /// Gets what a rule can be about that changes who can use such a card.
    const fn topics_of_use(self) -> Topics {
        match self {
            Class::Power => Topics::of(&[Topic::Grid, Topic::BlocksWith]),
            Class::Character | Class::AnyCharacter => Topics::of(&[Topic::Borrows, Topic::PlaysIt]),
            Class::Teamwork => {
                Topics::of(&[Topic::Grid, Topic::TeamworkWithoutTypes, Topic::AnyTeamwork])
            }
            Class::Basic | Class::Training | Class::Ally => Topics::of(&[Topic::Grid]),
            Class::Advanced | Class::Event | Class::Aspect => Topics::of(&[]),
        }
    }
}

impl OverPower {
    /// Finds out the printed Power Grids of both teams.
    pub(crate) fn printed_grids(&self) -> [[[u8; 4]; TEAM]; 2] {
        let grid = |who| self.character_at(who).grid;
        let team = |seat| std::array::from_fn(|place| grid(Who::character(seat, place)));
        [Seat(0), Seat(1)].map(team)
    }

    /// Finds out which characters of both teams start the game with a card.
    pub(crate) fn printed_starters(&self) -> WhoSet {
        let all = Who::team(Seat(0)).chain(Who::team(Seat(1)));
        all.filter(|who| self.character_at(*who).starts_with.is_some()).collect()
    }

    /// Finds out who can use each card of the catalogue in a state in which no rule stands.
    pub(crate) fn printed_users(&self, state: &State) -> Arc<[WhoSet]> {
        let is_user = |card, who: &Who| self.is_user(state, card, *who);
        let users = |card| WhoSet::ALL.iter().filter(|who| is_user(card, who)).collect();
        self.catalogue.cards().map(|(_, card)| users(card)).collect()
    }

    /// Gets those of a player who can use a card: characters, or the Homebase for an Aspect. Whether they may act at all
    /// is not asked here, nor whether there is a partner.
    #[inline]
    pub(crate) fn users(&self, state: &State, seat: Seat, card: &Card) -> WhoSet {
        let all = WhoSet::of(seat);
        if self.has_rules(state, card.facts.class.topics_of_use()) {
            return all.iter().filter(|who| self.is_user(state, card, *who)).collect();
        }
        self.printed.users[card.facts.card.index()].among(all)
    }

    /// Checks whether a character can use a card, or a Homebase an Aspect, as `users` says.
    #[inline]
    pub(crate) fn can_use(&self, state: &State, card: &Card, who: Who) -> bool {
        if self.has_rules(state, card.facts.class.topics_of_use()) {
            return self.is_user(state, card, who);
        }
        self.printed.users[card.facts.card.index()].contains(who)
    }

    /// Finds out whether the name or the grid of a character is right for a card, or the Homebase for an Aspect.
    fn is_user(&self, state: &State, card: &Card, who: Who) -> bool {
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
        self.plays_it(state, card, who)
            && !self.belongs_to(whose, who)
            && !self.borrows(state, whose, who)
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
        let is_able = |who: Who| {
            if who.is_homebase() {
                return true;
            }
            let fighter = state.fighter(who);
            match fighter.position {
                Position::Front => true,
                // R227: those that fell in this battle still count.
                Position::Out => fighter.fell_now,
                // R219.
                Position::Reserve => {
                    self.may_act(state, who, card) || self.can_place(state, card, who)
                }
            }
        };
        self.users(state, seat, card).iter().any(is_able)
    }
}
