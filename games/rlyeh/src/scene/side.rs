//! What one player has, as far as the viewer sees it.

use fracas_core::{Area, Item, Layout, Mark, MarkKind, Seat, Viewer};

use super::{hero_item, sorted};
use crate::Rlyeh;
use crate::card::{CardId, HeroId};
use crate::pile::{Cards, Part, Sight};
use crate::state::{Phase, State};
use crate::words::Boon;

/// What is shown beside Tokens and Power of what holds for the rest of a turn.
const TOKEN_BOONS: [(Boon, &str); 3] = [
    (Boon::DoubleTokens, "doubled"),
    (Boon::TokensAsPower, "count as Power"),
    (Boon::SecondGreen, "next Green card twice"),
];
const POWER_BOONS: [(Boon, &str); 3] = [
    (Boon::DoublePower, "doubled"),
    (Boon::PowerAsTokens, "count as Tokens"),
    (Boon::SecondRed, "next Red card twice"),
];

impl Rlyeh {
    /// Shows what one seat has.
    ///
    /// The hand comes first, then cards in play and discarded ones, the deck and the cards in front:
    /// copies are numbered in this order, so that a card seems to go from each to the next.
    pub(super) fn show_side(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Area> {
        let player = state.player(seat);
        let area = |kind: &str, label: &str, layout, items| Area {
            id: format!("{kind}.{seat}"),
            label: label.into(),
            owner: Some(seat),
            layout,
            places: Vec::new(),
            items,
        };
        let named = seat.to_string();
        let list = |cards| sorted(cards).map(|card| self.show_card(&named, card)).collect();
        let mut areas = vec![area("score", "Score", Layout::Counters, self.counters(state, seat))];
        match player.offered {
            Some(offered) => {
                let heroes = offered.iter().map(|hero| self.show_offer(*hero)).collect();
                areas.push(area("heroes", "Heroes to choose from", Layout::Row, heroes));
            }
            None => {
                areas.push(area("heroes", "Hero", Layout::Row, self.show_hero(state, seat)));
            }
        }
        areas.extend([
            area("hand", "Hand", Layout::Hand, self.show_hand(state, seat, viewer)),
            area("play", "Played", Layout::Row, list(player.cards.play())),
            area("discard", "Discard pile", Layout::Pile, list(player.cards.discard())),
            area("deck", "Deck", Layout::Pile, self.show_deck(state, seat, viewer)),
        ]);
        if !player.front.is_empty() {
            areas.push(area("front", "In front", Layout::Row, list(&player.front)));
        }
        areas
    }

    fn counters(&self, state: &State, seat: Seat) -> Vec<Item> {
        let counter = |id: &str, name: &str, value: i64| Item {
            owner: Some(seat),
            ..Item::counter(&format!("{id}.{seat}"), name, value)
        };
        let mut points = counter("points", "Victory Points", self.points(state, seat).into());
        match self.loots(state, seat) {
            0 => {}
            1 => points.badges.push("1 Loot".into()),
            loots => points.badges.push(format!("{loots} Loots")),
        }
        let mut items = vec![points];
        let is_turn = matches!(state.phase, Phase::Start | Phase::Main | Phase::End);
        if seat == state.active && is_turn {
            let ledger = &state.ledger;
            let mut played = counter("played", "Cards played", ledger.played.into());
            let colours = [(ledger.green, "Green"), (ledger.red, "Red"), (ledger.gold, "Gold")];
            let seen = colours.iter().filter(|(count, _)| 0 < *count);
            played.badges.extend(seen.map(|(count, colour)| format!("{count} {colour}")));
            let ones = ledger.single(1);
            for (id, name, amount, boons) in [
                ("tokens", "Tokens", state.tokens, TOKEN_BOONS),
                ("power", "Power", state.power, POWER_BOONS),
            ] {
                let mut pool = counter(id, name, amount.into());
                pool.badges.extend((1 < ones).then(|| format!("+1 gives {ones}")));
                let held = boons.iter().filter(|(boon, _)| ledger.boon(*boon).is_some());
                pool.badges.extend(held.map(|(_, badge)| (*badge).to_owned()));
                items.push(pool);
            }
            items.push(played);
        }
        items
    }

    fn show_offer(&self, hero: HeroId) -> Item {
        let face = self.hero_face(hero);
        Item::face_up(hero_item(&self.catalogue, hero), face)
    }

    fn show_hero(&self, state: &State, seat: Seat) -> Vec<Item> {
        let player = state.player(seat);
        let mut badges = Vec::new();
        if seat == state.active && !matches!(state.phase, Phase::Heroes | Phase::Over) {
            badges.push("turn".into());
        }
        if self.is_used_up(state, seat) {
            badges.push("used".into());
        }
        if let Some(head) = player.head {
            let how = if head.is_safe { "Pox stays" } else { "Pox" };
            badges.push(how.into());
        }
        let hero = player.hero.map(|hero| Item { badges, ..self.show_offer(hero) });
        hero.into_iter().collect()
    }

    /// Checks whether a hero has done this turn what it does once in a turn.
    fn is_used_up(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let Some(hero) = player.hero.map(|hero| self.catalogue.hero(hero)) else { return false };
        let mut triggers = hero.triggers.iter().enumerate();
        let has_drawn = 0 < hero.extra_draw && seat == state.active && state.ledger.has_drawn;
        has_drawn || triggers.any(|(at, trigger)| trigger.is_once && is_set(player.used, at))
    }

    fn show_hand(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let cards = &state.player(seat).cards;
        if !viewer.is(seat) {
            let shown = sorted(cards.surely_in_hand());
            let hidden = 0..cards.unsure_hand().len();
            let backs = hidden.map(|position| Item::back(&format!("hand.{seat}"), position));
            return shown
                .map(|card| self.show_card(&seat.to_string(), card))
                .chain(backs)
                .collect();
        }
        let mut hand: Vec<Item> = Vec::new();
        let mut copies = (None, 0);
        for card in sorted(cards.hand()) {
            copies =
                if copies.0 == Some(card) { (copies.0, copies.1 + 1) } else { (Some(card), 1) };
            let mut item = self.show_card(&seat.to_string(), card);
            item.marks = self.attack_marks(state, seat, card);
            if copies.1 <= cards.shown_copies(card) {
                item.badges.push("known".into());
            }
            hand.push(item);
        }
        hand
    }

    /// Shows whom a card of the hand would attack (R90).
    fn attack_marks(&self, state: &State, seat: Seat, card: CardId) -> Vec<Mark> {
        if self.card(card).attack.is_none() {
            return Vec::new();
        }
        let heroes = self.others(seat).filter_map(|other| state.player(other).hero);
        let places: Vec<String> = heroes.map(|hero| hero_item(&self.catalogue, hero)).collect();
        if places.is_empty() { Vec::new() } else { vec![Mark::new(MarkKind::Target, places)] }
    }

    /// Shows a deck from the bottom up: what was put under it, the rest face down, and what the viewer has
    /// seen on top.
    fn show_deck(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let cards = &state.player(seat).cards;
        let mut deck: Vec<Item> = Vec::new();
        let (mut backs, mut hidden) = (0, 0);
        for known in deck_as_seen(cards, sight(viewer, seat)) {
            match known {
                Some(card) => {
                    hidden = 0;
                    deck.push(self.show_card(&seat.to_string(), card));
                }
                None if hidden == 0 => {
                    hidden = 1;
                    deck.push(Item::back(&format!("deck.{seat}"), backs));
                    backs += 1;
                }
                None => hidden += 1,
            }
            if let Some(last) = deck.last_mut().filter(|_| 1 < hidden) {
                last.count = Some(hidden);
            }
        }
        deck
    }

    /// Gets the id of a card where the viewer sees it: in play, in front, in the hand or on the discard
    /// pile of a player.
    pub(super) fn shown_item(
        &self,
        state: &State,
        viewer: Viewer,
        seat: Seat,
        card: CardId,
    ) -> Option<String> {
        let count = |cards: &[CardId]| cards.iter().filter(|other| **other == card).count();
        let player = state.player(seat);
        let by = sight(viewer, seat);
        let hand = count(seen_hand(&player.cards, by));
        let (play, discard) = (count(player.cards.play()), count(player.cards.discard()));
        let before = match () {
            () if 0 < play => hand,
            () if player.front.contains(&card) => {
                let deck = deck_as_seen(&player.cards, by);
                hand + play + discard + deck.filter(|known| *known == Some(card)).count()
            }
            () if 0 < hand => 0,
            () if 0 < discard => hand + play,
            () => return None,
        };
        Some(self.numbered(seat, card, before))
    }

    /// Gets the id of the first copy of a card in a part of a player's cards that the viewer sees there.
    pub(super) fn part_item(
        &self,
        state: &State,
        viewer: Viewer,
        seat: Seat,
        part: Part,
        card: CardId,
    ) -> Option<String> {
        let cards = &state.player(seat).cards;
        let hand = seen_hand(cards, sight(viewer, seat));
        let (here, before): (&[CardId], [&[CardId]; 2]) = match part {
            Part::Hand => (hand, [&[], &[]]),
            Part::Play => (cards.play(), [hand, &[]]),
            Part::Discard => (cards.discard(), [hand, cards.play()]),
        };
        let copies = before.into_iter().flatten().filter(|other| **other == card).count();
        here.contains(&card).then(|| self.numbered(seat, card, copies))
    }

    /// Gets the id of the top card of a player's deck, which the viewer sees.
    pub(super) fn top_item(
        &self,
        state: &State,
        viewer: Viewer,
        seat: Seat,
        card: CardId,
    ) -> Option<String> {
        let cards = &state.player(seat).cards;
        let deck: Vec<Option<CardId>> = deck_as_seen(cards, sight(viewer, seat)).collect();
        let (top, below) = deck.split_last()?;
        let others = seen_hand(cards, sight(viewer, seat)).iter().chain(cards.play());
        let others = others.chain(cards.discard()).filter(|other| **other == card).count();
        let below = below.iter().filter(|known| **known == Some(card)).count();
        (*top == Some(card)).then(|| self.numbered(seat, card, others + below))
    }

    /// Gets the id of a player's card of which so many copies are numbered before it.
    fn numbered(&self, seat: Seat, card: CardId, before: usize) -> String {
        let id = &self.card(card).id;
        if before == 0 { format!("{seat}.{id}") } else { format!("{seat}.{id}~{}", before + 1) }
    }
}

/// Gets how much a viewer sees of a player's cards.
fn sight(viewer: Viewer, seat: Seat) -> Sight {
    if viewer.is(seat) { Sight::Owner } else { Sight::Everyone }
}

/// Gets what is seen of a hand.
fn seen_hand(cards: &Cards, by: Sight) -> &[CardId] {
    match by {
        Sight::Owner => cards.hand(),
        Sight::Everyone => cards.surely_in_hand(),
    }
}

/// Iterates over a deck from the bottom up: none for a card that is not known.
fn deck_as_seen(cards: &Cards, by: Sight) -> impl Iterator<Item = Option<CardId>> {
    let bottom = cards.bottom().iter().map(|card| Some(*card));
    let bag = cards.bag().iter().map(|_| None);
    let top = cards.on_top().iter().enumerate();
    let top = top.map(move |(at, card)| {
        let is_seen = by == Sight::Owner || !cards.is_private(at);
        is_seen.then_some(*card)
    });
    bottom.chain(bag).chain(top)
}

fn is_set(bits: u16, at: usize) -> bool {
    bits.checked_shr(at as u32).is_some_and(|bits| bits & 1 != 0)
}
