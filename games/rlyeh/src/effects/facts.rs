//! What effects ask about the game.

use fracas_cards::KindSet;
use fracas_cards::effect::{Context, Facts, Members, Stack};
use fracas_core::Seat;

use super::source_card;
use crate::Rlyeh;
use crate::card::{BossId, CardId, CardKind};
use crate::pile::Cards;
use crate::state::{Glob, State};
use crate::thing::Thing;
use crate::words::{Condition, Count, Filter, Group, Operation, Role, Whom, Words};

/// The game as effects may ask about it.
pub(crate) struct View<'a> {
    pub(crate) game: &'a Rlyeh,
    pub(crate) state: &'a State,
}

impl Facts for View<'_> {
    type Words = Words;

    #[inline]
    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        let (game, state) = (self.game, self.state);
        let ledger = &state.ledger;
        match *condition {
            Condition::StackHasCards => {
                let stack = source_card(context).and_then(|card| state.stack_of(card));
                stack.is_some_and(|at| 0 < state.stacks[at].left)
            }
            Condition::FirstCard => ledger.played == 1,
            Condition::PlayedBefore => {
                let plays = ledger.plays.iter();
                1 < plays.filter(|card| Some(**card) == source_card(context)).count()
            }
            Condition::Played(tint) => 0 < ledger.count(tint),
            Condition::PlayedOthers(tint, least) => {
                let is_own = |card: CardId| tint.fits(game.card(card).colour);
                least + u8::from(source_card(context).is_some_and(is_own)) <= ledger.count(tint)
            }
            Condition::ShownCosts(least) => {
                state.mind.shown.is_some_and(|card| least <= game.card(card).total_cost())
            }
            Condition::ShownIs(filter) => {
                state.mind.shown.is_some_and(|card| filter.fits(game.card(card)))
            }
            Condition::DiscardEmpty => self.cards(Whom::You, context).discard().is_empty(),
            Condition::HandHolds(whom, filter) => self.in_hand(whom, filter, context) != 0,
            Condition::DifferentInHand(least) => {
                let hand = self.cards(Whom::You, context).hand().iter();
                u32::from(least) <= hand.map(|card| card.0).collect::<KindSet>().count()
            }
            Condition::CopyOnBoard => self
                .chosen_card(context)
                .is_some_and(|card| state.stack_of(card).is_some_and(|at| state.is_open(at))),
            Condition::CanDraw => self.cards(Whom::You, context).can_draw(),
            Condition::Settled => state.mind.is_settled,
            Condition::TokensSpent(least) => u16::from(least) <= ledger.tokens_spent,
            Condition::PowerSpent(least) => u16::from(least) <= ledger.power_spent,
            Condition::Bought(tint) => 0 < ledger.bought[tint as usize],
        }
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        match *count {
            Count::DifferentPlayed => i32::from(Rlyeh::different_played(self.state)),
            Count::Deleted => i32::from(self.state.mind.deleted),
            Count::InHand(whom, filter) => self.in_hand(whom, filter, context) as i32,
            Count::WorthInHand(whom, least) => {
                let hand = self.cards(whom, context).hand().iter();
                hand.filter(|card| least <= self.game.card(**card).points).count() as i32
            }
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        let (game, state, owner) = (self.game, self.state, context.owner);
        let others = game.others(owner);
        let players = |seats: &mut dyn Iterator<Item = Seat>, out: &mut Members| {
            out.extend(seats.map(|seat| Thing::Player(seat).number()));
        };
        match *group {
            Group::Opponents => players(&mut { others }, out),
            Group::Players => players(&mut std::iter::once(owner).chain(others), out),
            Group::NotAsked => {
                players(&mut others.filter(|seat| !state.mind.asked.contains(*seat)), out);
            }
            Group::Hand(whom, filter) => {
                self.copies(self.cards(whom, context).hand(), Thing::Held, filter, out);
            }
            Group::Discard(whom, filter) => {
                self.copies(self.cards(whom, context).discard(), Thing::Discarded, filter, out);
            }
            Group::HandOrDiscard => {
                let cards = self.cards(Whom::You, context);
                self.copies(cards.hand(), Thing::Held, Filter::ANY, out);
                self.copies(cards.discard(), Thing::Discarded, Filter::ANY, out);
            }
            Group::HandOrPlayed => {
                let cards = self.cards(Whom::You, context);
                self.copies(cards.hand(), Thing::Held, Filter::ANY, out);
                self.copies(cards.play(), Thing::Played, Filter::ANY, out);
            }
            Group::TopOfDeck => {
                let top = self.cards(Whom::You, context).seen_top();
                out.extend(top.map(|card| Thing::Top(card).number()));
            }
            Group::PlayedWithCopies => self.played_with_copies(context, out),
            Group::CopiesInDiscard => {
                let chosen = self.chosen_card(context);
                let pile = self.cards(Whom::You, context).discard();
                View::copies_of(pile, Thing::Discarded, |card| Some(card) == chosen, out);
            }
            Group::CopiesInHand(whom) => {
                let this = source_card(context);
                let hand = self.cards(whom, context).hand();
                View::copies_of(hand, Thing::Held, |card| Some(card) == this, out);
            }
            Group::Board(filter) => self.board(filter, |at| state.is_open(at), out),
            Group::FaceUp(filter) => self.board(filter, |at| 0 < state.stacks[at].left, out),
            Group::Bosses(tint) => {
                let colour = |boss| game.catalogue.boss(boss).colour;
                self.bosses(|boss| tint.is_none_or(|tint| tint.fits(colour(boss))), out);
            }
            Group::ThisBoss => {
                let this = source_card(context).map(|card| game.card(card).kind);
                self.bosses(|boss| this == Some(CardKind::Loot(boss)), out);
            }
            Group::GlobStacks => self.stacks_for_glob(out),
            Group::Chosen => out.extend(state.stack.things(context).iter().copied()),
            Group::Defenses => {
                let hand = self.cards(Whom::ThatPlayer, context).hand();
                let blocks = |card: CardId| game.card(card).defense.is_some();
                View::copies_of(hand, Thing::Held, blocks, out);
            }
        }
    }

    #[inline]
    fn kind(&self, thing: u16) -> u16 {
        Thing::first_copy(thing)
    }

    /// Whether a hand holds such a card is its owner's secret, as long as it may.
    fn is_asked_anyway(&self, group: &Group, context: Context) -> bool {
        let (game, state) = (self.game, self.state);
        match *group {
            Group::Defenses => {
                let seat = Rlyeh::that_player(state, context);
                Rlyeh::may_hold(state, seat, |card| game.card(card).defense.is_some())
            }
            Group::CopiesInHand(whom) => {
                let seat = Rlyeh::whom(state, whom, context);
                Rlyeh::may_hold(state, seat, |card| Some(card) == source_card(context))
            }
            Group::Hand(whom, filter) => {
                let seat = Rlyeh::whom(state, whom, context);
                filter != Filter::ANY
                    && Rlyeh::may_hold(state, seat, |card| filter.fits(game.card(card)))
            }
            Group::Opponents
            | Group::Players
            | Group::NotAsked
            | Group::Discard(..)
            | Group::HandOrDiscard
            | Group::HandOrPlayed
            | Group::TopOfDeck
            | Group::PlayedWithCopies
            | Group::CopiesInDiscard
            | Group::Board(_)
            | Group::FaceUp(_)
            | Group::Bosses(_)
            | Group::ThisBoss
            | Group::GlobStacks
            | Group::Chosen => false,
        }
    }

    fn seat(&self, role: &Role, context: Context) -> Seat {
        match role {
            Role::You => context.owner,
            Role::ThatPlayer => Rlyeh::that_player(self.state, context),
        }
    }

    fn can_pay(&self, price: &Operation, context: Context) -> bool {
        if let Operation::DiscardTop(whom) = price {
            return self.cards(*whom, context).can_draw();
        }
        if matches!(price, Operation::GainPox(..)) {
            return self.state.has_pox();
        }
        if matches!(price, Operation::PutOnDeck | Operation::PutUnderDeck) {
            return !self.state.mind.is_placed;
        }
        *price != Operation::DeleteThis || self.game.has_this(self.state, context)
    }
}

impl View<'_> {
    fn cards(&self, whom: Whom, context: Context) -> &Cards {
        &self.state.player(Rlyeh::whom(self.state, whom, context)).cards
    }

    fn in_hand(&self, whom: Whom, filter: Filter, context: Context) -> usize {
        let hand = self.cards(whom, context).hand().iter();
        hand.filter(|card| filter.fits(self.game.card(**card))).count()
    }

    fn chosen_card(&self, context: Context) -> Option<CardId> {
        let thing = self.state.stack.things(context).first()?;
        Thing::from_number(*thing).card()
    }

    /// Lists such cards, copies side by side, in the order of the catalogue.
    fn copies(
        &self,
        cards: &[CardId],
        thing: fn(CardId) -> Thing,
        filter: Filter,
        out: &mut Members,
    ) {
        View::copies_of(cards, thing, |card| filter.fits(self.game.card(card)), out);
    }

    fn copies_of(
        cards: &[CardId],
        thing: fn(CardId) -> Thing,
        is_meant: impl Fn(CardId) -> bool,
        out: &mut Members,
    ) {
        let meant = cards.iter().filter(|card| is_meant(**card));
        let set: KindSet = meant.map(|card| card.0).collect();
        for card in set.iter().map(CardId) {
            let count = cards.iter().filter(|other| **other == card).count() as u16;
            out.extend(thing(card).copies(count));
        }
    }

    fn played_with_copies(&self, context: Context, out: &mut Members) {
        let discard = self.cards(Whom::You, context).discard();
        let discarded: KindSet = discard.iter().map(|card| card.0).collect();
        let plays = self.state.ledger.plays.iter().map(|card| card.0);
        let set: KindSet = plays.filter(|card| discarded.contains(*card)).collect();
        out.extend(set.iter().map(|card| Thing::Played(CardId(card)).number()));
    }

    /// Lists the stacks of such cards, by their places in the state.
    fn board(&self, filter: Filter, is_meant: impl Fn(usize) -> bool, out: &mut Members) {
        let piles = self.state.stacks.iter().enumerate();
        let meant = piles.filter(|(at, _)| is_meant(*at)).map(|(_, pile)| pile.card);
        let fitting = meant.filter(|card| filter.fits(self.game.card(*card)));
        out.extend(fitting.map(|card| Thing::Stack(card).number()));
    }

    fn bosses(&self, is_meant: impl Fn(BossId) -> bool, out: &mut Members) {
        let dens = self.state.bosses.iter().filter(|den| den.loots != 0);
        let fitting = dens.filter(|den| is_meant(den.boss));
        out.extend(fitting.map(|den| Thing::Boss(den.boss).number()));
    }

    fn stacks_for_glob(&self, out: &mut Members) {
        let state = self.state;
        let piles = state.stacks.iter().enumerate();
        let open = piles.filter(|(at, _)| state.is_open(*at)).map(|(_, pile)| pile.card);
        let pox =
            (0 < state.pox && state.glob != Some(Glob::Pox)).then(|| self.game.catalogue.pox());
        out.extend(open.chain(pox).map(|card| Thing::Stack(card).number()));
    }
}

impl Rlyeh {
    /// Counts the cards with different names that were played this turn (R157).
    pub(crate) fn different_played(state: &State) -> u8 {
        let set: KindSet = state.ledger.plays.iter().map(|card| card.0).collect();
        set.count() as u8
    }
}
