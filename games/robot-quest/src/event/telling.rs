//! Events in sentences.

use std::fmt::Display;

use fracas_cards::effect::{list, plural};
use fracas_core::{Seat, SeatSet};

use super::{Bump, Event};
use crate::card::{BoardId, CardId};
use crate::catalogue::Catalogue;

/// Says events in sentences.
pub(super) struct Teller<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn card(&self, card: CardId) -> &str {
        &self.catalogue.card(card).name
    }

    fn robot(&self, board: BoardId) -> &str {
        &self.catalogue.board(board).name
    }

    pub(super) fn say(&self, event: Event) -> String {
        let player = |seat| self.seat(seat);
        let (card, robot) = (|card| self.card(card), |board| self.robot(board));
        match event {
            Event::First { seat } => say(player(seat), "goes", "first"),
            Event::Board { seat, board } => say(player(seat), "pilots", robot(board)),
            Event::Spawned { board, at } => say(robot(board), "appears on", at),
            Event::Turn { seat } => format!("{}'s turn.", player(seat)),
            Event::Played { seat, card, robot } => self.say_play(seat, card, robot),
            Event::Attacked { card, by, target, .. } => self.say_attack(card, by, target),
            Event::Used { board, .. } => say(robot(board), "uses", "its ability"),
            Event::Energy { seat, amount } => say(player(seat), "gains", energy(amount)),
            Event::Move { seat, amount } => say(player(seat), "gains", moves(amount)),
            Event::Bought { seat, card, cost } => self.say_purchase(seat, card, cost),
            Event::Acquired { seat, card } => self.say_acquired(seat, card),
            Event::Offered { card: offered } => say(card(offered), "comes into", "the Shop"),
            Event::ScrappedFromShop { card: scrapped } => self.say_scrapped(scrapped, "Shop"),
            Event::ScrappedTop { card: scrapped } => self.say_scrapped(scrapped, "Shop Deck"),
            Event::Scrapped { seat, card: scrapped } => say(player(seat), "scraps", card(scrapped)),
            Event::Discarded { seat, card: old } => say(player(seat), "discards", card(old)),
            Event::ShopDeckRenewed => "The scrapped Shop cards are shuffled.".into(),
            Event::Drew { seat, count } => say(player(seat), "draws", cards(count)),
            Event::Moved { board, to } => say(robot(board), "moves to", to),
            Event::Pushed { by, target } => say(robot(by), "pushes", robot(target)),
            Event::Shifted { board, to } => say(robot(board), "ends up on", to),
            Event::Collided { board, with } => self.say_collision(board, with),
            Event::Damaged { board, red, blue } => say(robot(board), "loses", health(red + blue)),
            Event::Claimed { seat, red, blue } => say(player(seat), "claims", cubes(red, blue)),
            Event::GainedPoints { seat, points } => say(player(seat), "gains", victory(points)),
            Event::LostPoints { seat, points } => say(player(seat), "loses", victory(points)),
            Event::Repaired { board, amount } => say(robot(board), "repairs", health(amount)),
            Event::KnockedOut { board } => format!("{} is Knocked Out!", robot(board)),
            Event::Ended { winners, is_shared: true } => self.say_all(winners, "share the victory"),
            Event::Ended { winners, is_shared: false } => self.say_won(winners),
        }
    }

    fn say_play(&self, seat: Seat, card: CardId, robot: Option<BoardId>) -> String {
        let (seat, card) = (self.seat(seat), self.card(card));
        match robot {
            None => format!("{seat} plays {card}."),
            Some(robot) => format!("{seat} plays {card} for {}.", self.robot(robot)),
        }
    }

    fn say_attack(&self, card: Option<CardId>, by: BoardId, target: BoardId) -> String {
        let (by, target) = (self.robot(by), self.robot(target));
        match card {
            None => format!("{by} attacks {target}."),
            Some(card) => format!("{by} attacks {target} with {}.", self.card(card)),
        }
    }

    fn say_purchase(&self, seat: Seat, card: CardId, cost: u8) -> String {
        format!("{} buys {} for {cost} Energy.", self.seat(seat), self.card(card))
    }

    fn say_acquired(&self, seat: Seat, card: CardId) -> String {
        format!("{} puts {} on the discard pile.", self.seat(seat), self.card(card))
    }

    fn say_scrapped(&self, card: CardId, from: &str) -> String {
        format!("{} is scrapped from the {from}.", self.card(card))
    }

    fn say_won(&self, winners: SeatSet) -> String {
        let does = if winners.len() == 1 { "wins the game" } else { "win the game" };
        self.say_all(winners, does)
    }

    fn say_all(&self, seats: SeatSet, does: &str) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.seat(seat).into()).collect();
        format!("{} {does}.", list(&names, "and"))
    }

    fn say_collision(&self, board: BoardId, with: Bump) -> String {
        let robot = self.robot(board);
        match with {
            Bump::Wall(at) => format!("{robot} is knocked into the obstacle on {at}."),
            Bump::Side(_) => format!("{robot} is knocked into the edge of the arena."),
            Bump::Robot(other) => format!("{robot} is knocked into {}.", self.robot(other)),
        }
    }
}

fn say(subject: &str, verb: &str, object: impl Display) -> String {
    format!("{subject} {verb} {object}.")
}

fn energy(amount: u16) -> String {
    format!("{amount} Energy")
}

fn moves(amount: u16) -> String {
    format!("{amount} Move")
}

fn health(amount: u8) -> String {
    format!("{amount} Health")
}

fn victory(points: u16) -> String {
    plural(points.into(), "Victory Point")
}

fn cards(count: u8) -> String {
    if count == 1 { "a card".into() } else { format!("{count} cards") }
}

fn cubes(red: u8, blue: u8) -> String {
    match (red, blue) {
        (1, 0) => "1 red cube".into(),
        (red, 0) => format!("{red} red cubes"),
        (0, 1) => "1 blue cube".into(),
        (0, blue) => format!("{blue} blue cubes"),
        (red, blue) => format!("{red} red and {blue} blue cubes"),
    }
}
