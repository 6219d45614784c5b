//! Tables to test rules at.

use std::collections::BTreeMap;

use fracas_battle_arena::{Catalogue, Deck, HeroId, PlayId};
use fracas_battle_arena_limited::{BattleArenaLimited, ID, State};
use fracas_core::{Legible as _, Match, Refusal, Seat, Seed, Setup, Table as _, Viewer};
use serde_json::{Value, json};

/// The one seat.
pub(crate) const ALONE: Seat = Seat(0);
/// The products, with how many packs each has.
pub(crate) const PRODUCTS: [(&str, usize); 3] =
    [("booster-box", 20), ("double-blaster", 12), ("double-mega", 14)];
/// The sets, with the codes that their cards bear.
pub(crate) const SETS: [(&str, &str); 4] =
    [("griffey", "G"), ("alpha", "A"), ("alpha-update", "U"), ("tecmo-bowl", "T")];

/// A table with its match.
pub(crate) struct Table(pub(crate) Match<BattleArenaLimited>);

pub(crate) fn setup(product: &str, set: &str) -> Setup {
    let options = [("set".into(), set.into())].into();
    Setup { game: ID.into(), mode: product.into(), options, ..Setup::default() }
}

/// Opens a product of a set.
pub(crate) fn sealed(product: &str, set: &str, seed: u64) -> Table {
    let setup = setup(product, set);
    let game = BattleArenaLimited::open(&setup).unwrap().into();
    Table(Match::deal(game, setup, &[], Seed::from_number(seed)))
}

impl Table {
    pub(crate) fn state(&self) -> &State {
        self.0.state()
    }

    pub(crate) fn game(&self) -> &BattleArenaLimited {
        self.0.game()
    }

    pub(crate) fn catalogue(&self) -> &Catalogue {
        self.game().catalogue()
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        let view = self.0.view(Viewer::Seat(ALONE));
        view.choices.into_iter().map(|choice| choice.notation).collect()
    }

    /// Lists the ids of the cards that may be added.
    pub(crate) fn addable(&self) -> Vec<String> {
        let added = |choice: &String| choice.strip_prefix("add ").map(str::to_owned);
        self.choices().iter().filter_map(added).collect()
    }

    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> &mut Table {
        if let Err(refusal) = self.0.play(ALONE, action) {
            panic!("{action}: {refusal}");
        }
        self
    }

    /// Plays what must be refused, and checks that nothing changes.
    #[track_caller]
    pub(crate) fn refused(&mut self, action: &str) -> Refusal {
        let before = self.state().clone();
        let refusal = self.0.play(ALONE, action).expect_err(action);
        assert_eq!(*self.state(), before, "a refused action changes nothing");
        refusal
    }

    #[track_caller]
    pub(crate) fn expect_refused(&mut self, action: &str, code: &str, rule: Option<u16>) {
        let refusal = self.refused(action);
        assert_eq!((refusal.code, refusal.rule.map(|it| it.0)), (code, rule), "{refusal}");
    }

    /// Has the deck completed, hands it in and reads it.
    pub(crate) fn build(&mut self) -> Deck {
        self.play("complete").play("done");
        self.deck()
    }

    /// Reads the deck that is taken away.
    pub(crate) fn deck(&self) -> Deck {
        let text = self.0.takes_away(ALONE).expect("the deck is handed in");
        Deck::read(self.catalogue(), "deck", &text).unwrap()
    }

    /// Lists all that a viewer is shown and told.
    pub(crate) fn seen(&self, viewer: Viewer) -> String {
        let view = String::from_utf8(self.0.view(viewer).to_bytes()).unwrap();
        let told = self.0.told(viewer, 0);
        format!("{view}\n{}", serde_json::to_string(&told).unwrap())
    }

    pub(crate) fn hero(&self, hero: HeroId) -> &str {
        &self.catalogue().hero(hero).id
    }

    pub(crate) fn play_id(&self, play: PlayId) -> &str {
        &self.catalogue().play(play).id
    }

    /// Gets the state after a change of the pool that was opened, at the same table.
    #[track_caller]
    pub(crate) fn with_pool(&self, part: &str, ids: &[String]) -> State {
        let mut saved: Value = self.game().save(self.state());
        saved["pool"][part] = json!(ids);
        self.game().load(&saved).unwrap()
    }
}

/// Counts copies.
pub(crate) fn counts<C: Copy + Ord>(cards: &[C]) -> BTreeMap<C, usize> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(*card).or_default() += 1;
    }
    counts
}

/// Repeats what comes first in a row until there are so many, each so often at most.
pub(crate) fn few(ids: impl IntoIterator<Item = String>, each: usize, count: usize) -> Vec<String> {
    let copies = ids.into_iter().flat_map(|id| std::iter::repeat_n(id, each));
    let few: Vec<String> = copies.take(count).collect();
    assert_eq!(few.len(), count, "there are enough cards for such a pool");
    few
}
