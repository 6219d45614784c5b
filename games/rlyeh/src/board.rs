//! Which stacks and Bosses come onto the board, and the short codes that stand for a board.

mod check;
mod code;
mod list;
#[cfg(test)]
mod tests;

use fracas_core::{Chance, Log, Seat, Usage};
use tinyvec::ArrayVec;

use crate::Rlyeh;
use crate::card::{BossId, Card, CardId, CardKind, Colour, LOOTS, Stack};
use crate::catalogue::Catalogue;
use crate::event::Event;
use crate::options::Mode;
use crate::state::{Den, MAX_BOSSES, MAX_STACKS, POX, Pile, State};

/// The Red row of a first game (R28).
const FIRST_RED: [&str; 4] =
    ["were-swan", "highly-trained-badgers", "nipple-crabs", "spectral-worm"];
/// The stack of the Green row of a first game that is known beside Merch (R29).
const FIRST_GREEN: [&str; 1] = ["bono-trask"];
/// The stacks that stand in for those of a first game that are not known (G3).
const STAND_INS: [&str; 6] =
    ["preschooler-lisa", "annika", "kittens", "diabolus", "gabes-gross-mouth", "gunhorse"];
/// The Green stacks of a first game, Merch among them (R29).
const FIRST_GREENS: usize = 5;
/// The total costs of the Gold stacks: 3/3, 4/4 and 5/5 (R47).
const GOLD_COSTS: [u8; 3] = [6, 8, 10];
/// The colours of the Bosses in the order of the rows.
const ROWS: [Colour; MAX_BOSSES] = [Colour::Green, Colour::Gold, Colour::Red];

/// What is taken for the rows of a first game that are not known (G3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rows {
    /// Those that we give.
    StandIn,
    /// Others at random.
    Random,
}

/// Which stacks and Bosses come onto the board.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The stacks that do for certain.
    sure: ArrayVec<[CardId; MAX_STACKS]>,
    /// What the others are drawn from; no stack is in two of these.
    draws: Vec<Draw>,
    /// The Bosses of which one is drawn: Green, Gold and Red.
    bosses: [Vec<BossId>; MAX_BOSSES],
}

/// Some stacks that are drawn out of several.
#[derive(Clone, Debug)]
struct Draw {
    count: usize,
    from: Vec<CardId>,
}

impl Plan {
    /// Gets the board of a mode: that of a first game (R27 to R30), or stacks at random (R46 to R51).
    pub(crate) fn usual(mode: Mode, rows: Rows, catalogue: &Catalogue) -> Plan {
        let mut plan = Plan::bare(mode, catalogue);
        if mode == Mode::First {
            let known = FIRST_GREEN.iter().chain(&FIRST_RED);
            plan.sure.extend(known.filter_map(|id| catalogue.find_card(id)));
            plan.bosses[2].truncate(1);
            match rows {
                Rows::StandIn => {
                    plan.sure.extend(STAND_INS.iter().filter_map(|id| catalogue.find_card(id)));
                    plan.bosses[0].truncate(1);
                    plan.bosses[1].truncate(1);
                }
                Rows::Random => {
                    let is_green = |card: &Card| card.colour == Colour::Green;
                    let known = FIRST_GREEN.len() + 1;
                    plan.draw(catalogue, FIRST_GREENS - known, is_green);
                }
            }
        }
        plan.fill(mode, catalogue);
        plan
    }

    /// Gets the stacks that are on every board, and all Bosses to draw from.
    fn bare(mode: Mode, catalogue: &Catalogue) -> Plan {
        let always =
            catalogue.cards().filter(|(_, card)| card.kind == CardKind::Stack(Stack::Always));
        let bosses = ROWS.map(|colour| {
            let is_used = mode.has_gold() || colour != Colour::Gold;
            let of_colour = catalogue.bosses().filter(|(_, boss)| is_used && boss.colour == colour);
            of_colour.map(|(boss, _)| boss).collect()
        });
        let sure = always.map(|(card, _)| card).take(MAX_STACKS).collect();
        Plan { sure, draws: Vec::new(), bosses }
    }

    /// Draws as many stacks as there usually are: a Gold one of each cost that is not there (R47), then
    /// others that are not Gold (R48, R51).
    fn fill(&mut self, mode: Mode, catalogue: &Catalogue) {
        for cost in GOLD_COSTS.into_iter().filter(|_| mode.has_gold()) {
            let is_wanted = |card: &Card| card.colour == Colour::Gold && card.total_cost() == cost;
            let is_there = self.sure.iter().any(|card| is_wanted(catalogue.card(*card)));
            if !is_there && self.stacks() < mode.usual_stacks() {
                self.draw(catalogue, 1, is_wanted);
            }
        }
        let others = mode.usual_stacks().saturating_sub(self.stacks());
        self.draw(catalogue, others, |card| card.colour != Colour::Gold);
    }

    /// Draws some stacks out of those with a Randomizer that fit and are not there.
    fn draw(&mut self, catalogue: &Catalogue, count: usize, fits: impl Fn(&Card) -> bool) {
        let is_random = |card: &Card| card.kind == CardKind::Stack(Stack::Random);
        let cards = catalogue.cards().filter(|(_, card)| is_random(card) && fits(card));
        let from: Vec<CardId> =
            cards.map(|(card, _)| card).filter(|card| !self.sure.contains(card)).collect();
        let count = count.min(from.len());
        if 0 < count {
            self.draws.push(Draw { count, from });
        }
    }

    /// Counts the stacks of cards.
    fn stacks(&self) -> usize {
        self.sure.len() + self.draws.iter().map(|draw| draw.count).sum::<usize>()
    }

    /// Counts the cards that can lie on the board at most, without PAX Pox.
    pub(crate) fn most_cards(&self, catalogue: &Catalogue) -> usize {
        let copies = |card: &CardId| usize::from(catalogue.card(*card).copies);
        let sure: usize = self.sure.iter().map(copies).sum();
        let drawn: usize = self.draws.iter().map(|draw| draw.most(copies)).sum();
        let bosses = self.bosses.iter().filter(|bosses| !bosses.is_empty()).count();
        sure + drawn + bosses * (LOOTS + 1)
    }
}

impl Draw {
    /// Counts the cards of the largest stacks that can be drawn.
    fn most(&self, copies: impl Fn(&CardId) -> usize) -> usize {
        let mut sizes: Vec<usize> = self.from.iter().map(copies).collect();
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        sizes.iter().take(self.count).sum()
    }
}

impl Rlyeh {
    /// Lays the board: stacks in rows by colour and cost (R34, R52), the Bosses with all their Loots (R35)
    /// and PAX Pox (R31).
    pub(crate) fn lay_board(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut cards = self.plan.sure;
        for Draw { count, from } in &self.plan.draws {
            let mut bag: ArrayVec<[CardId; 256]> = from.iter().copied().collect();
            chance.draw_into(&mut bag, *count, &mut cards);
        }
        cards.sort_unstable_by_key(|card| self.place_in_rows(*card));
        let pile = |card: CardId| Pile { card, left: self.card(card).copies };
        state.stacks = cards.into_iter().map(pile).collect();
        let bosses = self.plan.bosses.iter().filter_map(|bosses| chance.pick(bosses));
        state.bosses = bosses.map(|boss| Den { boss, loots: u8::MAX, is_bought: false }).collect();
        state.pox = POX;
        self.offer_board(state, log);
    }

    /// Gets what orders the stacks: the row, then the cost, then the catalogue.
    fn place_in_rows(&self, card: CardId) -> (usize, u8, CardId) {
        let Card { colour, .. } = self.card(card);
        let row = ROWS.iter().position(|row| row == colour).unwrap_or(ROWS.len());
        (row, self.card(card).total_cost(), card)
    }

    /// Counts all that can be bought as on offer to everyone.
    fn offer_board(&self, state: &State, log: &mut impl Log<Event, State>) {
        for seat in Seat::all(self.seats) {
            let mut offer = |card: CardId| log.used(seat, card.0.into(), Usage::Available);
            state.stacks.iter().for_each(|pile| offer(pile.card));
            for den in &state.bosses {
                let boss = self.catalogue.boss(den.boss);
                boss.loots.into_iter().for_each(&mut offer);
                offer(boss.card);
            }
        }
    }
}
