//! Building a deck from a pool: what each choice does to it (R467 to R472, R487 to R489, R492, R493).

use fracas_core::Seat;
use fracas_overpower::{CardId, CharacterId, Collection, Limits, Mode, Sheet, TEAM};

use crate::OverPowerLimited;
use crate::action::Action;
use crate::state::{Bench, Find, Stage, State};

/// What decks are built for.
pub(crate) const LIMITS: Limits = Limits { mode: Mode::Venture, is_strict: false };

impl OverPowerLimited {
    /// Gathers all that a player may build a deck of, characters that are lent included (R494).
    pub fn pool(&self, state: &State, seat: Seat) -> Collection {
        let mut pool = self.opened(state, seat);
        pool.borrow_characters(&self.catalogue);
        pool
    }

    /// Gathers what a player has picked and opened.
    fn opened(&self, state: &State, seat: Seat) -> Collection {
        let stacks = state.player(seat).stacks.iter().map(|stack| state.character(*stack));
        let starter = state.starter.map(|at| &self.products.starters()[usize::from(at)]);
        let given = starter.iter().flat_map(|starter| starter.characters.iter().copied());
        let specials = stacks.clone().flat_map(|who| self.products.specials(who).iter().copied());
        let found = state.finds(seat).filter_map(|find| match find {
            Find::Card(card) => Some(card),
            Find::Homebase(_) => None,
        });
        let dealt = starter.iter().flat_map(|starter| starter.cards.iter().copied());
        let homebases = state.finds(seat).filter_map(|find| match find {
            Find::Homebase(homebase) => Some(homebase),
            Find::Card(_) => None,
        });
        let homebases: Vec<_> = homebases.collect();
        let cards = specials.chain(found).chain(dealt);
        Collection::opened(&self.catalogue, stacks.chain(given), &homebases, cards)
    }

    /// Lists the characters that a player is lent, since those at hand are no team (R494).
    pub(crate) fn lent(&self, state: &State, seat: Seat) -> Vec<CharacterId> {
        let mut pool = self.opened(state, seat);
        let count = pool.borrow_characters(&self.catalogue);
        pool.characters.split_off(pool.characters.len() - count)
    }

    /// Carries out a choice of a builder.
    pub(crate) fn build(&self, state: &mut State, seat: Seat, action: Action) {
        let pool = self.pool(state, seat);
        let bench = &mut state.player_mut(seat).bench;
        match action {
            Action::Front(id) => bench.front.push(id),
            Action::Reserve(id) => bench.reserve = Some(id),
            Action::Drop(id) => {
                bench.front.retain(|other| *other != id);
                bench.reserve = bench.reserve.filter(|other| *other != id);
            }
            Action::Base(id) => {
                bench.homebase = Some(id);
                bench.under.clear();
            }
            Action::NoBase => {
                bench.homebase = None;
                bench.under.clear();
            }
            Action::Missions(id) => bench.missions = Some(id),
            Action::Cards | Action::Change => bench.stage = Stage::Cards,
            Action::Team => bench.stage = Stage::Team,
            Action::Add(card) => {
                let place = bench.cards.iter().position(|other| card < *other);
                bench.cards.insert(place.unwrap_or(bench.cards.len()), card);
            }
            Action::Take(card) => remove(&mut bench.cards, card),
            Action::Under(card) => bench.under.push(card),
            Action::Lift(card) => remove(&mut bench.under, card),
            Action::Complete => self.complete(bench, &pool),
            Action::Pick(_) | Action::Done => {}
        }
        self.take_out_strangers(bench);
        bench.is_legal = self.is_legal(bench, &pool);
    }

    /// Lets the builder complete the deck.
    fn complete(&self, bench: &mut Bench, pool: &Collection) {
        let sheet = bench.sheet().complete(&self.catalogue, LIMITS, pool);
        let sheet = sheet.expect("every choice leaves room for a legal deck");
        *bench = Bench::from_sheet(&sheet);
        bench.stage = Stage::Review;
    }

    /// Takes out the cards that the team, the Homebase or the Mission Set does not allow any more (R148 to R151).
    pub(crate) fn take_out_strangers(&self, bench: &mut Bench) {
        let mut sheet = bench.sheet();
        for card in std::mem::take(&mut sheet.cards) {
            if sheet.objection(&self.catalogue, LIMITS, card).is_none() {
                sheet.cards.push(card);
            }
        }
        bench.cards.clear();
        bench.cards.extend(sheet.cards);
    }

    /// Checks whether a deck that is begun is made of a pool alone, and can be completed.
    pub(crate) fn is_of_pool(&self, bench: &Bench, pool: &Collection) -> bool {
        let sheet = bench.sheet();
        pool.outside(&self.catalogue, &sheet).or(()).is_ok()
            && sheet.complete(&self.catalogue, LIMITS, pool).is_ok()
    }

    /// Checks whether a deck is legal and made of a pool alone.
    pub(crate) fn is_legal(&self, bench: &Bench, pool: &Collection) -> bool {
        let sheet = bench.sheet();
        bench.is_team()
            && sheet.offences(&self.catalogue, LIMITS).or(()).is_ok()
            && pool.outside(&self.catalogue, &sheet).or(()).is_ok()
    }
}

fn remove<A: tinyvec::Array<Item = CardId>>(from: &mut tinyvec::ArrayVec<A>, card: CardId) {
    if let Some(place) = from.iter().position(|other| *other == card) {
        from.remove(place);
    }
}

impl Bench {
    /// Checks whether all places of the team are taken.
    pub(crate) fn is_team(&self) -> bool {
        self.front.len() == TEAM - 1 && self.reserve.is_some()
    }

    /// Gets the deck as it is written down.
    pub(crate) fn sheet(&self) -> Sheet {
        Sheet {
            name: String::new(),
            format: None,
            front: self.front.to_vec(),
            reserve: self.reserve.into_iter().collect(),
            homebases: self.homebase.into_iter().collect(),
            missions: self.missions.into_iter().collect(),
            cards: self.cards.to_vec(),
            under: self.under.to_vec(),
        }
    }

    /// Takes over a deck that is written down and legal.
    fn from_sheet(sheet: &Sheet) -> Bench {
        let mut bench = Bench {
            reserve: sheet.reserve.first().copied(),
            homebase: sheet.homebases.first().copied(),
            missions: sheet.missions.first().copied(),
            ..Bench::default()
        };
        bench.front.extend(sheet.front.iter().copied());
        bench.cards.extend(sheet.cards.iter().copied());
        bench.under.extend(sheet.under.iter().copied());
        bench
    }
}

impl OverPowerLimited {
    /// Writes the deck that a player has handed in.
    pub(crate) fn deck_of(&self, state: &State, seat: Seat) -> Option<String> {
        let player = state.players.get(seat.index()).filter(|player| player.is_done)?;
        let sheet = player.bench.sheet();
        let names =
            sheet.front.iter().take(2).map(|id| self.catalogue.character(*id).name.as_str());
        let name = names.collect::<Vec<_>>().join(" and ");
        let sheet = Sheet { name, format: Some(LIMITS.mode.id().into()), ..sheet };
        Some(sheet.write(&self.catalogue))
    }
}
