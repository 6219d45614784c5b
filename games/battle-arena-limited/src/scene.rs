//! What a viewer sees.
//!
//! - `choice`: what can be done, in words

mod choice;

use fracas_battle_arena::{Catalogue, Collection, HeroId, PlayId};
use fracas_core::{Area, Face, Item, Layout, Scene, Viewer};

use crate::action::Card;
use crate::legal::left_over;
use crate::state::{Stage, State};
use crate::{ALONE, BattleArenaLimited};

/// Gets the id of an area.
pub(crate) fn area_id(name: &str) -> String {
    format!("{name}.{ALONE}")
}

/// Gets the id of a card in a part of the table.
pub(crate) fn card_item(catalogue: &Catalogue, part: &str, card: Card) -> String {
    format!("{part}.{}", card.id(catalogue))
}

fn area(name: &str, label: impl Into<String>, layout: Layout, items: Vec<Item>) -> Area {
    Area {
        id: area_id(name),
        label: label.into(),
        owner: Some(ALONE),
        layout,
        places: Vec::new(),
        items,
    }
}

impl BattleArenaLimited {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let is_own = viewer.is(ALONE);
        let areas = if is_own { self.show_bench(state) } else { vec![self.show_packs()] };
        let mut scene = Scene {
            moment: format!("{}, {}", self.format.title, self.set().name),
            prompt: prompt(state, viewer).into(),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        scene
    }

    /// Shows those who look on that packs were opened.
    fn show_packs(&self) -> Area {
        let packs = Item::counter("packs", "Packs opened", self.product().packs as i64);
        area("opened", "Opened", Layout::Counters, vec![packs])
    }

    /// Shows what can be put into the deck, and the deck.
    fn show_bench(&self, state: &State) -> Vec<Area> {
        let (pool, lent) = (self.pool(state), self.lent(state));
        let bench = &state.bench;
        let heroes = left_over(&pool.heroes, &bench.heroes);
        let plays = left_over(&pool.plays, &bench.plays);
        let row = |name, label: &str, items| area(name, label, Layout::Row, items);
        vec![
            row("pool-heroes", "Heroes in the pool", self.show_heroes("pool", &heroes, &lent)),
            row("pool-plays", "Plays in the pool", self.show_plays("pool", &plays, &lent)),
            row("heroes", "Hero Deck", self.show_heroes("deck", &bench.heroes, &lent)),
            row("plays", "Playbook", self.show_plays("deck", &bench.plays, &lent)),
            row("hot-dogs", "Hot Dog Deck", self.show_hot_dogs(state)),
            area("counts", "Counts", Layout::Counters, self.show_counts(state)),
        ]
    }

    fn show_counts(&self, state: &State) -> Vec<Item> {
        let limits = &self.format.limits;
        let deck = self.deck_of(state);
        let bonus = deck.plays.iter().filter(|play| self.catalogue.play(**play).is_bonus()).count();
        let mut counts = Vec::new();
        let mut add = |id: &str, name: String, value: usize| {
            counts.push(Item::counter(id, &name, value as i64));
        };
        add("count.heroes", format!("Heroes, of {}", limits.heroes), deck.heroes.len());
        match limits.most_bonus_beyond() {
            None => add("count.plays", format!("Plays, of {}", limits.plays), deck.plays.len()),
            Some(most) => {
                let plays = deck.plays.len() - bonus;
                add("count.plays", format!("Plays, of {}", limits.plays), plays);
                add("count.bonus", format!("Bonus Plays beyond them, at most {most}"), bonus);
            }
        }
        counts
    }

    /// Shows Heroes, the strongest first, copies as one; those that are lent say so.
    fn show_heroes(&self, part: &str, heroes: &[HeroId], lent: &Collection) -> Vec<Item> {
        let show = |hero: HeroId| {
            let copies = heroes.iter().filter(|other| **other == hero).count();
            let face = self.catalogue.hero_face(hero);
            let item = self.show_card(part, Card::Hero(hero), face, copies);
            Item { badges: badges(&hero, &lent.heroes), ..item }
        };
        self.by_power(heroes).into_iter().map(show).collect()
    }

    /// Shows Plays that are in order, copies as one; those that are lent say so.
    fn show_plays(&self, part: &str, plays: &[PlayId], lent: &Collection) -> Vec<Item> {
        let runs = plays.chunk_by(|one, next| one == next);
        let show = |run: &[PlayId]| {
            let face = self.catalogue.play(run[0]).face();
            let item = self.show_card(part, Card::Play(run[0]), face, run.len());
            Item { badges: badges(&run[0], &lent.plays), ..item }
        };
        runs.map(show).collect()
    }

    fn show_card(&self, part: &str, card: Card, face: Face, copies: usize) -> Item {
        let item = Item::face_up(card_item(&self.catalogue, part, card), face);
        Item { count: (1 < copies).then_some(copies as u32), ..item }
    }

    fn show_hot_dogs(&self, state: &State) -> Vec<Item> {
        let ids = self.deck_of(state).hot_dogs;
        let runs = ids.chunk_by(|one, next| one == next);
        let show = |run: &[String]| {
            let hot_dog = self.catalogue.find_hot_dog(&run[0])?;
            let face = Face {
                card: Some(hot_dog.id.clone()),
                name: hot_dog.name.clone(),
                kind: "hot-dog".into(),
                icon: hot_dog.icon.clone(),
                ..Face::default()
            };
            let item = Item::face_up(format!("deck.{}", hot_dog.id), face);
            Some(Item { count: (1 < run.len()).then_some(run.len() as u32), ..item })
        };
        runs.filter_map(show).collect()
    }
}

/// Says of a card that is lent that it is.
fn badges<C: PartialEq>(card: &C, lent: &[C]) -> Vec<String> {
    if lent.contains(card) { vec!["lent".into()] } else { Vec::new() }
}

fn prompt(state: &State, viewer: Viewer) -> &'static str {
    match (state.is_done, viewer.is(ALONE), state.bench.stage) {
        (true, _, _) => "The deck is ready to be played",
        (false, false, _) => "Waiting for the deck to be built",
        (false, true, Stage::Heroes) => "Choose your Heroes, or have the deck completed",
        (false, true, Stage::Plays) => "Choose your Plays, or have the deck completed",
        (false, true, Stage::Review) => "This is your deck: hand it in, or change it",
    }
}
