//! Writing a state.

use fracas_core::Seat;

use super::{
    SavedBoon, SavedBoss, SavedDeck, SavedHead, SavedLedger, SavedMind, SavedPlayer, SavedStack,
    SavedState, SavedTop, Witness,
};
use crate::Rlyeh;
use crate::card::{CardId, HeroId};
use crate::pile::Layout;
use crate::state::{Den, Glob, Ledger, Mind, State};
use crate::words::Boon;

impl Rlyeh {
    pub(super) fn to_saved(&self, state: &State) -> SavedState {
        let stacks = state.stacks.iter();
        SavedState {
            phase: state.phase,
            first: state.first,
            active: state.active,
            turn: state.turn,
            quiet: state.quiet,
            tokens: state.tokens,
            power: state.power,
            players: Seat::all(self.seats).map(|seat| self.write_player(state, seat)).collect(),
            board: stacks
                .map(|pile| SavedStack { card: self.write_card(pile.card), left: pile.left })
                .collect(),
            bosses: state.bosses.iter().map(|den| self.write_boss(*den)).collect(),
            pox: state.pox,
            glob: state.glob.and_then(|glob| self.write_glob(state, glob)),
            deleted: self.write_cards(&state.deleted),
            this_turn: self.write_ledger(&state.ledger),
            mind: self.write_mind(state.mind),
            effects: state.stack,
        }
    }

    fn write_card(&self, card: CardId) -> String {
        self.catalogue.card(card).id.clone()
    }

    fn write_cards(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|card| self.write_card(*card)).collect()
    }

    fn write_hero(&self, hero: HeroId) -> String {
        self.catalogue.hero(hero).id.clone()
    }

    fn write_player(&self, state: &State, seat: Seat) -> SavedPlayer {
        let player = state.player(seat);
        let layout = player.cards.layout();
        SavedPlayer {
            hero: player.hero.map(|hero| self.write_hero(hero)),
            offered: player.offered.map(|heroes| heroes.map(|hero| self.write_hero(hero))),
            deck: self.write_deck(&layout),
            hand: self.write_cards(&layout.hand),
            shown: self.write_cards(&layout.shown),
            play: self.write_cards(&layout.play),
            discard: self.write_cards(&layout.discard),
            front: self.write_cards(&player.front),
            head: player.head.map(|head| SavedHead { by: head.by, is_safe: head.is_safe }),
            used: (0..u16::BITS as u8).filter(|bit| player.used & (1 << bit) != 0).collect(),
        }
    }

    fn write_deck(&self, layout: &Layout) -> SavedDeck {
        let top = layout.top.iter().map(|(card, is_private)| SavedTop {
            card: self.write_card(*card),
            seen_by: if *is_private { Witness::Owner } else { Witness::Everyone },
        });
        SavedDeck {
            bottom: self.write_cards(&layout.bottom),
            cards: self.write_cards(&layout.deck),
            top: top.collect(),
        }
    }

    fn write_boss(&self, den: Den) -> SavedBoss {
        let boss = self.catalogue.boss(den.boss);
        let left = boss.loots.iter().enumerate().filter(|(at, _)| den.loots & (1 << at) != 0);
        SavedBoss {
            boss: boss.id.clone(),
            loots: left.map(|(_, loot)| self.write_card(*loot)).collect(),
            is_bought: den.is_bought,
        }
    }

    fn write_glob(&self, state: &State, glob: Glob) -> Option<String> {
        let card = match glob {
            Glob::Stack(at) => state.stacks.get(usize::from(at))?.card,
            Glob::Pox => self.catalogue.pox(),
        };
        Some(self.write_card(card))
    }

    fn write_ledger(&self, ledger: &Ledger) -> SavedLedger {
        SavedLedger {
            plays: self.write_cards(&ledger.plays),
            played: ledger.played,
            green: ledger.green,
            red: ledger.red,
            gold: ledger.gold,
            tokens_spent: ledger.tokens_spent,
            power_spent: ledger.power_spent,
            bought: ledger.bought,
            ones: ledger.ones,
            boons: self.write_boons(ledger),
            is_rolling_more: ledger.is_rolling_more,
            extra_cards: ledger.extra_cards,
            has_drawn: ledger.has_drawn,
            plays_all: ledger.plays_all,
            rank: ledger.rank,
        }
    }

    fn write_boons(&self, ledger: &Ledger) -> Vec<SavedBoon> {
        let held = |boon: Boon| {
            let card = ledger.boon(boon)?;
            Some(SavedBoon { boon, card: self.write_card(card) })
        };
        Boon::ALL.into_iter().filter_map(held).collect()
    }

    fn write_mind(&self, mind: Mind) -> SavedMind {
        SavedMind {
            is_settled: mind.is_settled,
            asked: mind.asked.into_iter().collect(),
            shown: mind.shown.map(|card| self.write_card(card)),
            deleted: mind.deleted,
            lender: mind.lender,
            borrowed: mind.borrowed,
            is_placed: mind.is_placed,
            copier: mind.copier.map(|card| self.write_card(card)),
        }
    }
}
