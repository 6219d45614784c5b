//! From what the players agreed on to the rules of their table, and opening the packs.

use std::cmp::Reverse;

use fracas_battle_arena::{Catalogue, Format};
use fracas_core::{Chance, Log, Problems, SeatSet, Setup};

use crate::event::Event;
use crate::options::PASSPORT;
use crate::products::Products;
use crate::state::{Bench, Pool, State};
use crate::{ALONE, BattleArenaLimited, Card};

/// How many of the strongest Heroes a player is told of.
const HIGHLIGHTS: usize = 3;

impl BattleArenaLimited {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<BattleArenaLimited, Problems> {
        let mut problems = PASSPORT.check(setup);
        if !setup.decks.is_empty() {
            problems.add("decks", "decks are made here of what is opened (R176); name none");
        }
        if !setup.packs.is_empty() {
            problems.add("packs", "all packs are of one set (R172); add no card files");
        }
        let products = Products::base().clone();
        let product = products.products().iter().position(|it| it.id == setup.mode);
        let set = PASSPORT.option(setup, "set");
        let set = products.sets().iter().position(|it| it.id == set);
        let (Some(product), Some(set), Some(format)) = (product, set, format_of(&setup.mode))
        else {
            return Err(problems);
        };
        let catalogue = Catalogue::base().clone();
        problems.or(BattleArenaLimited { catalogue, products, product, set, format })
    }

    /// Opens all packs (R171).
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let pool = self.open_packs(chance);
        let state = State { pool, bench: Bench::default(), is_done: false };
        log.tell(Event::Opened { packs: self.product().packs as u8 });
        let mut heroes = state.pool.heroes.to_vec();
        heroes.sort_by_key(|&hero| (Reverse(self.catalogue.power(hero)), hero));
        heroes.dedup();
        for &hero in heroes.iter().take(HIGHLIGHTS) {
            log.reveal_to(SeatSet::one(ALONE), Event::Found { hero }, None);
        }
        let lent = self.lent(&state);
        let heroes = lent.heroes.iter().copied().map(Card::Hero);
        for card in heroes.chain(lent.plays.iter().copied().map(Card::Play)) {
            log.reveal_to(SeatSet::one(ALONE), Event::Lent { card }, None);
        }
        state
    }

    /// Opens as many packs as the product has.
    pub(crate) fn open_packs(&self, chance: &mut impl Chance) -> Pool {
        let mut pool = Pool::default();
        for _ in 0..self.product().packs {
            let pack = self.products.fill_pack(self.set(), chance);
            pool.heroes.extend(pack.heroes);
            pool.plays.extend(pack.plays);
            pool.hot_dogs.extend(pack.hot_dogs);
        }
        pool.sort();
        pool
    }
}

/// Gets the format that the decks of a mode are for.
fn format_of(mode: &str) -> Option<&'static Format> {
    let decks_for = PASSPORT.makes_decks_for(mode)?;
    let (_, format) = decks_for.options.iter().find(|(id, _)| *id == "format")?;
    Format::from_id(format)
}
