//! What effects ask about the game.

use fracas_cards::effect::{Context, Facts, Members, Owner, Stack};
use fracas_core::Seat;

use super::dude_of;
use crate::OpArena;
use crate::dude::Slot;
use crate::fighter::{Fighter, Mark};
use crate::state::State;
use crate::thing::Thing;
use crate::words::{
    Condition, Count, Filter, Group, Means, Operation, Players, Token, Topic, Words,
};

/// The game as effects may ask about it.
pub(crate) struct View<'a> {
    pub(crate) game: &'a OpArena,
    pub(crate) state: &'a State,
}

impl Facts for View<'_> {
    type Words = Words;

    #[inline]
    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        let (state, seat) = (self.state, context.owner);
        let player = state.player(seat);
        let this = || state.fighter(dude_of(context));
        let it = || self.it(context);
        match *condition {
            Condition::ItDies => it().is_some_and(Fighter::is_doomed),
            Condition::ItIsShielded => it().is_some_and(|it| it.has(Mark::Shield)),
            Condition::ItIsDamaged => it().is_some_and(|it| 0 < it.markers.total()),
            Condition::ItIs(kind) => {
                it().is_some_and(|it| self.game.catalogue.dude(it.dude).kind == kind)
            }
            Condition::ThisIsDamaged => this().is_some_and(|this| 0 < this.markers.total()),
            Condition::ThisIsUnhurt => this().is_some_and(|this| this.markers.total() == 0),
            Condition::ThisIsShielded => this().is_some_and(|this| this.has(Mark::Shield)),
            Condition::Behind => {
                self.others(seat).all(|other| player.points < state.player(other).points)
            }
            Condition::NotLeading => {
                self.others(seat).any(|other| player.points < state.player(other).points)
            }
            Condition::Alone => {
                state.fighters_of(seat).all(|fighter| fighter.dude == dude_of(context))
            }
            Condition::DudesAtLeast(least) => usize::from(least) <= state.fighters_of(seat).count(),
            Condition::Has(token) => 0 < player.tokens(token),
            Condition::EmptyHand => player.hand.is_empty(),
            Condition::DieAtLeast(least) => least <= state.roll,
        }
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        let (state, player) = (self.state, self.state.player(context.owner));
        let markers = |fighter: Option<&Fighter>| fighter.map_or(0, |it| it.markers.total().into());
        match *count {
            Count::Dudes(filter) => self.dudes(filter, context).count() as i32,
            Count::DamageOnThis => markers(state.fighter(dude_of(context))),
            Count::DamageOnIt => markers(self.it(context)),
            Count::Hand => player.hand.len() as i32,
            Count::Tokens => i32::from(player.shields) + i32::from(player.nerphs),
            Count::Die => i32::from(state.roll),
            Count::Cubes => i32::from(player.cubes),
            Count::NerphsInPlay => state.arena.iter().map(|it| i32::from(it.nerphs())).sum(),
            Count::OtherPlayers => self.game.seats as i32 - 1,
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        let (state, seat) = (self.state, context.owner);
        match *group {
            Group::Targets(filter) => {
                out.extend(self.targets(filter, context).map(|it| Thing::Dude(it.dude).number()));
            }
            Group::Dudes(filter) => {
                out.extend(self.dudes(filter, context).map(|it| Thing::Dude(it.dude).number()));
            }
            Group::Hand => {
                let hand = state.player(seat).hand.iter();
                out.extend(hand.map(|dude| Thing::Held(dude).number()));
            }
            Group::DiscardPile => {
                out.extend(state.discard.iter().map(|dude| Thing::Discarded(dude).number()));
            }
            Group::Abilities(filter) => self.list_abilities(filter, context, out),
            Group::DieAbilities(filter) => self.list_executable(filter, context, out),
            Group::Attackers(filter) => self.list_attackers(filter, context, out),
            Group::Players(players) => {
                let players = self.game.seats_of(players, seat).into_iter();
                out.extend(players.map(|player| Thing::Player(player).number()));
            }
            Group::TokensOf(players) => self.list_owned(players, seat, out),
            Group::Supply(most) => self.list_supply(most, out),
        }
    }

    fn kind(&self, thing: u16) -> u16 {
        match Thing::from_number(thing) {
            Thing::Supplied(token, _) => Thing::Supplied(token, 0).number(),
            Thing::Dude(_)
            | Thing::Held(_)
            | Thing::Discarded(_)
            | Thing::Player(_)
            | Thing::Ability(..)
            | Thing::Owned(..) => thing,
        }
    }

    fn seat(&self, Owner: &Owner, context: Context) -> Seat {
        context.owner
    }

    fn can_pay(&self, _: &Operation, _: Context) -> bool {
        true
    }
}

impl<'a> View<'a> {
    fn it(&self, context: Context) -> Option<&'a Fighter> {
        match OpArena::it(self.state, context) {
            Some(Thing::Dude(dude) | Thing::Ability(dude, _)) => self.state.fighter(dude),
            Some(
                Thing::Held(_)
                | Thing::Discarded(_)
                | Thing::Player(_)
                | Thing::Supplied(..)
                | Thing::Owned(..),
            )
            | None => None,
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.seats).filter(move |other| *other != seat)
    }

    /// Iterates over the living Dudes in play that are meant (C16).
    #[inline]
    pub(super) fn dudes(
        &self,
        filter: Filter,
        context: Context,
    ) -> impl Iterator<Item = &'a Fighter> {
        let (game, state) = (self.game, self.state);
        let seats = game.controllers(state, filter.whose, context.owner);
        let arena = state.arena.iter().filter(move |it| seats.contains(it.controller));
        arena.filter(move |it| !it.is_doomed() && game.fits(it, filter, context))
    }

    /// Iterates over the Dudes in play that are meant and can be targeted.
    #[inline]
    fn targets(&self, filter: Filter, context: Context) -> impl Iterator<Item = &'a Fighter> {
        let out_of_reach = self.game.out_of_reach(self.state, context.owner, Means::Actions);
        self.dudes(filter, context).filter(move |it| !out_of_reach.contains(it.dude))
    }

    /// Lists the abilities that can be Nerphed.
    #[inline]
    fn list_abilities(&self, filter: Filter, context: Context, out: &mut Members) {
        let dudes = self.targets(filter, context);
        let dudes = dudes.filter(|it| !self.game.has_rule(it, Topic::Nerphs));
        out.extend(dudes.flat_map(|it| abilities(it, |_| true)));
    }

    /// Lists the abilities that can be executed.
    #[inline]
    fn list_executable(&self, filter: Filter, context: Context, out: &mut Members) {
        for fighter in self.dudes(filter, context) {
            let dude = self.game.catalogue.dude(fighter.dude);
            out.extend(abilities(fighter, |slot| dude.ability(slot).is_executable));
        }
    }

    /// Lists the Dudes with a Basic Attack.
    #[inline]
    fn list_attackers(&self, filter: Filter, context: Context, out: &mut Members) {
        let dudes = self.dudes(filter, context);
        let dudes = dudes.filter(|it| self.game.catalogue.dude(it.dude).attack.is_some());
        out.extend(dudes.map(|it| Thing::Dude(it.dude).number()));
    }

    /// Lists the tokens that players have, one of each kind.
    #[inline]
    fn list_owned(&self, players: Players, seat: Seat, out: &mut Members) {
        for player in self.game.seats_of(players, seat) {
            let held = Token::BOTH.into_iter();
            let held = held.filter(|token| 0 < self.state.player(player).tokens(*token));
            out.extend(held.map(|token| Thing::Owned(player, token).number()));
        }
    }

    /// Lists the tokens of the Supply, no more than so many of a kind.
    #[inline]
    fn list_supply(&self, most: u8, out: &mut Members) {
        for token in Token::BOTH {
            let copies = 0..self.state.supply(token).min(most);
            out.extend(copies.map(|copy| Thing::Supplied(token, copy).number()));
        }
    }
}

/// Lists the abilities of a Dude that no Nerph lies on.
fn abilities(fighter: &Fighter, is_meant: impl Fn(Slot) -> bool) -> impl Iterator<Item = u16> {
    let slots =
        Slot::BOTH.into_iter().filter(move |slot| fighter.can_use(*slot) && is_meant(*slot));
    slots.map(move |slot| Thing::Ability(fighter.dude, slot).number())
}
