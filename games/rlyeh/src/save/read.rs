//! Reading a state, as far as its words are known; whether it is possible is checked afterwards.

use fracas_core::{Problems, Seat, SeatSet};
use tinyvec::ArrayVec;

use super::reader::Reader;
use super::{
    SavedBoon, SavedBoss, SavedDeck, SavedLedger, SavedMind, SavedPlayer, SavedStack, SavedState,
    Witness,
};
use crate::Rlyeh;
use crate::card::{CardId, HeroId};
use crate::pile::{Cards, Layout, MAX_OWNED};
use crate::state::{
    Den, Glob, Head, Ledger, MAX_BOSSES, MAX_PLAYERS, MAX_STACKS, Mind, Pile, Player, State,
};
use crate::words::Boon;

/// How many cards on top of a deck can be known to its owner alone.
const MOST_PRIVATE: usize = u64::BITS as usize;

impl Rlyeh {
    /// Reads a state, or names all words in it that mean nothing.
    pub(super) fn understand(&self, saved: &SavedState) -> Result<State, Problems> {
        if saved.players.len() != self.seats {
            let message =
                format!("the table has {} players, not {}", self.seats, saved.players.len());
            return Err(Problems::one("players", message));
        }
        let mut reader = Reader { game: self, problems: Problems::default() };
        reader.seat("first", saved.first);
        reader.seat("active", saved.active);
        let mut players = [Player::default(); MAX_PLAYERS];
        for (seat, player) in Seat::all(self.seats).zip(&saved.players) {
            players[seat.index()] = reader.player(seat, player);
        }
        let stacks = reader.stacks(&saved.board);
        let state = State {
            phase: saved.phase,
            due: SeatSet::EMPTY,
            first: saved.first,
            active: saved.active,
            turn: saved.turn,
            quiet: saved.quiet,
            tokens: saved.tokens,
            power: saved.power,
            ledger: reader.ledger(&saved.this_turn),
            mind: reader.mind(&saved.mind),
            players,
            bosses: reader.bosses(&saved.bosses),
            pox: saved.pox,
            glob: saved.glob.as_ref().and_then(|id| reader.glob(id, &stacks)),
            stacks,
            deleted: reader.row("deleted", &saved.deleted),
            stack: saved.effects,
        };
        reader.problems.or(state)
    }
}

impl Reader<'_> {
    fn player(&mut self, seat: Seat, saved: &SavedPlayer) -> Player {
        let place = |part: &str| format!("players[{seat}].{part}");
        let hero = saved.hero.as_ref().and_then(|id| self.hero(&place("hero"), id));
        let offered = saved.offered.as_ref().and_then(|ids| self.offered(&place("offered"), ids));
        let head = saved.head.as_ref();
        if let Some(head) = head {
            self.seat(&place("head.by"), head.by);
        }
        Player {
            hero,
            offered,
            cards: self.owned(seat, saved),
            front: self.row(&place("front"), &saved.front),
            head: head.map(|head| Head { by: head.by, is_safe: head.is_safe }),
            used: self.used(&place("used"), &saved.used),
        }
    }

    fn offered(&mut self, place: &str, ids: &[String; 2]) -> Option<[HeroId; 2]> {
        let [one, other] = ids.each_ref().map(|id| self.hero(place, id));
        one.zip(other).map(<[HeroId; 2]>::from)
    }

    fn used(&mut self, place: &str, bits: &[u8]) -> u16 {
        let mut used = 0;
        for bit in bits {
            match 1_u16.checked_shl(u32::from(*bit)) {
                Some(bit) => used |= bit,
                None => self.problems.add(place, format!("there is no trigger {bit}")),
            }
        }
        used
    }

    fn owned(&mut self, seat: Seat, saved: &SavedPlayer) -> Cards {
        let place = |part: &str| format!("players[{seat}].{part}");
        let mut layout = self.deck(&place("deck"), &saved.deck);
        layout.hand = self.cards(&place("hand"), &saved.hand);
        layout.shown = self.cards(&place("shown"), &saved.shown);
        layout.play = self.cards(&place("play"), &saved.play);
        layout.discard = self.cards(&place("discard"), &saved.discard);
        Cards::of(&layout).unwrap_or_else(|| {
            let message = format!("a player can own {MAX_OWNED} cards, not more");
            self.problems.add(format!("players[{seat}]"), message);
            Cards::default()
        })
    }

    fn deck(&mut self, place: &str, saved: &SavedDeck) -> Layout {
        let on_top = format!("{place}.top");
        let tops = saved.top.iter();
        let top: Vec<(CardId, bool)> = tops
            .filter_map(|top| Some((self.card(&on_top, &top.card)?, top.seen_by == Witness::Owner)))
            .collect();
        if top.iter().skip(MOST_PRIVATE).any(|(_, is_private)| *is_private) {
            let message = format!(
                "only the first {MOST_PRIVATE} cards can have been seen by the owner alone"
            );
            self.problems.add(on_top, message);
        }
        Layout {
            bottom: self.cards(&format!("{place}.bottom"), &saved.bottom),
            deck: self.cards(&format!("{place}.cards"), &saved.cards),
            top,
            ..Layout::default()
        }
    }

    fn stacks(&mut self, saved: &[SavedStack]) -> ArrayVec<[Pile; MAX_STACKS]> {
        if !self.has_room("board", MAX_STACKS, saved.len()) {
            return ArrayVec::default();
        }
        let stacks = saved.iter().enumerate().filter_map(|(at, stack)| {
            let card = self.card(&format!("board[{at}].card"), &stack.card)?;
            Some(Pile { card, left: stack.left })
        });
        stacks.collect()
    }

    fn bosses(&mut self, saved: &[SavedBoss]) -> ArrayVec<[Den; MAX_BOSSES]> {
        if !self.has_room("bosses", MAX_BOSSES, saved.len()) {
            return ArrayVec::default();
        }
        saved.iter().enumerate().filter_map(|(at, boss)| self.den(at, boss)).collect()
    }

    fn den(&mut self, at: usize, saved: &SavedBoss) -> Option<Den> {
        let boss = self.boss(&format!("bosses[{at}].boss"), &saved.boss)?;
        let place = format!("bosses[{at}].loots");
        let mut loots = 0;
        for id in &saved.loots {
            let Some(card) = self.card(&place, id) else { continue };
            let facts = self.game.catalogue.boss(boss);
            match facts.loots.iter().position(|loot| *loot == card) {
                Some(at) if loots & (1 << at) == 0 => loots |= 1 << at,
                Some(_) => self.problems.add(&place, format!("{id} is here twice (R6)")),
                None => {
                    let message = format!("{id} is no Loot of {} (R6)", facts.name);
                    self.problems.add(&place, message);
                }
            }
        }
        Some(Den { boss, loots, is_bought: saved.is_bought })
    }

    fn glob(&mut self, id: &str, stacks: &[Pile]) -> Option<Glob> {
        let card = self.card("glob", id)?;
        if card == self.game.catalogue.pox() {
            return Some(Glob::Pox);
        }
        let found = stacks.iter().position(|pile| pile.card == card);
        if found.is_none() {
            self.problems.add("glob", format!("{id} has no stack on this board (R149)"));
        }
        found.map(|at| Glob::Stack(at as u8))
    }

    fn ledger(&mut self, saved: &SavedLedger) -> Ledger {
        let mut boons = [None; Boon::ALL.len()];
        for SavedBoon { boon, card } in &saved.boons {
            boons[*boon as usize] = self.card("this_turn.boons", card);
        }
        Ledger {
            plays: self.row("this_turn.plays", &saved.plays),
            played: saved.played,
            green: saved.green,
            red: saved.red,
            gold: saved.gold,
            tokens_spent: saved.tokens_spent,
            power_spent: saved.power_spent,
            bought: saved.bought,
            ones: saved.ones,
            boons,
            is_rolling_more: saved.is_rolling_more,
            extra_cards: saved.extra_cards,
            has_drawn: saved.has_drawn,
            plays_all: saved.plays_all,
            rank: saved.rank,
        }
    }

    fn mind(&mut self, saved: &SavedMind) -> Mind {
        for seat in saved.asked.iter().chain(&saved.lender) {
            self.seat("mind", *seat);
        }
        Mind {
            is_settled: saved.is_settled,
            asked: saved.asked.iter().copied().collect(),
            shown: saved.shown.as_ref().and_then(|id| self.card("mind.shown", id)),
            deleted: saved.deleted,
            lender: saved.lender,
            copier: saved.copier.as_ref().and_then(|id| self.card("mind.copier", id)),
            borrowed: saved.borrowed,
            is_placed: saved.is_placed,
        }
    }
}
