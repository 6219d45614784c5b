//! Events in sentences.

use fracas_core::Seat;

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
        match event {
            Event::First { seat } => format!("{} goes first.", self.seat(seat)),
            Event::Board { seat, board } => {
                format!("{} pilots {}.", self.seat(seat), self.robot(board))
            }
            Event::Spawned { board, at } => format!("{} appears on {at}.", self.robot(board)),
            Event::Turn { seat } => format!("{}'s turn.", self.seat(seat)),
            Event::Moved { board, to } => format!("{} moves to {to}.", self.robot(board)),
            Event::Pushed { by, target } => {
                format!("{} pushes {}.", self.robot(by), self.robot(target))
            }
            Event::Shifted { board, to } => format!("{} ends up on {to}.", self.robot(board)),
            Event::Collided { board, with } => self.say_collision(board, with),
            Event::Damaged { board, red, blue } => {
                format!("{} loses {}.", self.robot(board), health(red + blue))
            }
            Event::Repaired { board, amount } => {
                format!("{} repairs {}.", self.robot(board), health(amount))
            }
            Event::KnockedOut { board } => format!("{} is Knocked Out!", self.robot(board)),
            Event::Ended { winner, is_shared: false } => {
                format!("{} wins the game.", self.seat(winner))
            }
            Event::Ended { .. } => "The victory is shared.".into(),
            Event::Claimed { seat, red, blue } => {
                format!("{} claims {}.", self.seat(seat), cubes(red, blue))
            }
            Event::GainedPoints { seat, points } => {
                format!("{} gains {}.", self.seat(seat), victory_points(points))
            }
            Event::LostPoints { seat, points } => {
                format!("{} loses {}.", self.seat(seat), victory_points(points))
            }
            Event::Energy { seat, amount } => {
                format!("{} gains {amount} Energy.", self.seat(seat))
            }
            Event::Move { seat, amount } => format!("{} gains {amount} Move.", self.seat(seat)),
            Event::Played { seat, card, robot: None } => {
                format!("{} plays {}.", self.seat(seat), self.card(card))
            }
            Event::Played { seat, card, robot: Some(robot) } => {
                let (seat, card) = (self.seat(seat), self.card(card));
                format!("{seat} plays {card} for {}.", self.robot(robot))
            }
            Event::Attacked { card: Some(card), by, target, .. } => {
                let (by, target) = (self.robot(by), self.robot(target));
                format!("{by} attacks {target} with {}.", self.card(card))
            }
            Event::Attacked { by, target, .. } => {
                format!("{} attacks {}.", self.robot(by), self.robot(target))
            }
            Event::Used { board, .. } => format!("{} uses its ability.", self.robot(board)),
            Event::Bought { seat, card, cost } => {
                format!("{} buys {} for {cost} Energy.", self.seat(seat), self.card(card))
            }
            Event::Acquired { seat, card } => {
                format!("{} puts {} on the discard pile.", self.seat(seat), self.card(card))
            }
            Event::Offered { card } => format!("{} comes into the Shop.", self.card(card)),
            Event::ScrappedFromShop { card } => {
                format!("{} is scrapped from the Shop.", self.card(card))
            }
            Event::ScrappedTop { card } => {
                format!("{} is scrapped from the Shop Deck.", self.card(card))
            }
            Event::Scrapped { seat, card } => {
                format!("{} scraps {}.", self.seat(seat), self.card(card))
            }
            Event::Discarded { seat, card } => {
                format!("{} discards {}.", self.seat(seat), self.card(card))
            }
            Event::ShopDeckRenewed => "The scrapped Shop cards are shuffled.".into(),
            Event::Drew { seat, count: 1 } => format!("{} draws a card.", self.seat(seat)),
            Event::Drew { seat, count } => format!("{} draws {count} cards.", self.seat(seat)),
        }
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

fn health(amount: u8) -> String {
    format!("{amount} Health")
}

fn victory_points(points: u16) -> String {
    format!("{points} Victory Point{}", if points == 1 { "" } else { "s" })
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
