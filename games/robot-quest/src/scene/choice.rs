//! What can be done, in words.

use fracas_cards::effect::{Answer, asking};
use fracas_core::{Choice, Mark, MarkKind, Seat};

use super::marks::marks;
use super::{board_item, robot_item, space_item};
use crate::RobotQuest;
use crate::action::Action;
use crate::card::{BoardId, CardId};
use crate::effects::View;
use crate::sight::Cell;
use crate::state::State;
use crate::thing::Thing;

impl RobotQuest {
    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let (label, items) = match action {
            Action::Board(board) => {
                let facts = self.catalogue.board(board);
                let label = format!("Pilot {} with {}", facts.name, facts.hero);
                (label, vec![board_item(&self.catalogue, board)])
            }
            Action::Spawn(board, cell) => {
                let label = format!("Put {} on {cell}", self.name(board));
                (label, vec![board_item(&self.catalogue, board), space_item(cell)])
            }
            Action::Start(board) => {
                let label = format!("Let the tile under {} act first", self.name(board));
                (label, vec![robot_item(&self.catalogue, board)])
            }
            Action::Play(card, by) => self.describe_play(seat, card, by),
            Action::Attack(card, by, target) => self.describe_attack(seat, card, by, target),
            Action::Use(board, target) => self.describe_ability(board, target),
            Action::Buy(card) => {
                let label = format!("Buy {} for {} Energy", self.title(card), self.price(card));
                (label, vec![self.shop_item(card), format!("discard.{seat}")])
            }
            Action::Move(board, to) | Action::Jump(board, to) => {
                self.describe_move(state, action, board, to)
            }
            Action::Push(by, target) => {
                let cost = self.push_price(state, by, target);
                let label = format!("Push {} ({})", self.name(target), paid(state, cost));
                let items =
                    vec![robot_item(&self.catalogue, by), robot_item(&self.catalogue, target)];
                (label, items)
            }
            Action::Answer(answer) => self.describe_answer(state, seat, answer),
            Action::End => ("End your turn".into(), Vec::new()),
        };
        let marks = self.choice_marks(state, action);
        Choice { notation: action.write(&self.catalogue), label, items, marks }
    }

    fn name(&self, board: BoardId) -> &str {
        &self.catalogue.board(board).name
    }

    fn title(&self, card: CardId) -> &str {
        &self.catalogue.card(card).name
    }

    /// Gets the id of a card in a hand: the first copy, since hands come first.
    fn held_item(&self, seat: Seat, card: CardId) -> String {
        format!("{seat}.{}", self.catalogue.card(card).id)
    }

    fn shop_item(&self, card: CardId) -> String {
        format!("shop.{}", self.catalogue.card(card).id)
    }

    fn describe_play(
        &self,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
    ) -> (String, Vec<String>) {
        let mut items = vec![self.held_item(seat, card)];
        match by {
            None => {
                items.push(format!("play.{seat}"));
                (format!("Play {}", self.title(card)), items)
            }
            Some(by) => {
                items.push(robot_item(&self.catalogue, by));
                (format!("Play {} for {}", self.title(card), self.name(by)), items)
            }
        }
    }

    fn describe_attack(
        &self,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        target: BoardId,
    ) -> (String, Vec<String>) {
        let items = vec![self.held_item(seat, card), robot_item(&self.catalogue, target)];
        let from = by.map(|by| format!(" from {}", self.name(by))).unwrap_or_default();
        (format!("Attack {} with {}{from}", self.name(target), self.title(card)), items)
    }

    fn describe_ability(&self, board: BoardId, target: Option<BoardId>) -> (String, Vec<String>) {
        let pay = self.catalogue.board(board).ability.as_ref().map_or(0, |ability| ability.pay);
        let mut items = vec![board_item(&self.catalogue, board)];
        let name = self.name(board);
        match target {
            Some(target) => {
                items.push(robot_item(&self.catalogue, target));
                items.push(robot_item(&self.catalogue, board));
                (format!("Pay {pay} Energy: {name} attacks {}", self.name(target)), items)
            }
            None => (format!("Pay {pay} Energy: use {name}'s ability"), items),
        }
    }

    fn describe_move(
        &self,
        state: &State,
        action: Action,
        board: BoardId,
        to: Cell,
    ) -> (String, Vec<String>) {
        let robot = state.robot_of(board);
        let cost = robot.and_then(|robot| self.move_cost(state, robot, to)).unwrap_or_default();
        let price = paid(state, cost);
        let tile = self.field.arena.tile(to).map(|tile| &self.catalogue.tile(tile).name);
        let name = self.name(board);
        let label = match (action, tile) {
            (Action::Jump(..), Some(tile)) => {
                format!("Move {name} to {to}, ignoring {tile} ({price})")
            }
            (_, Some(tile)) => format!("Move {name} to {to}, {tile} ({price})"),
            (_, None) => format!("Move {name} to {to} ({price})"),
        };
        (label, vec![robot_item(&self.catalogue, board), space_item(to)])
    }

    fn push_price(&self, state: &State, by: BoardId, target: BoardId) -> u8 {
        let robots = state.robot_of(by).zip(state.robot_of(target));
        robots.and_then(|(by, target)| self.push_cost(state, by, target)).unwrap_or_default()
    }

    fn describe_answer(&self, state: &State, seat: Seat, answer: Answer) -> (String, Vec<String>) {
        match answer {
            Answer::Option(option) => (self.option_text(state, option), Vec::new()),
            Answer::Yes => ("Yes".into(), Vec::new()),
            Answer::No => ("No".into(), Vec::new()),
            Answer::Stop => ("None".into(), Vec::new()),
            Answer::Thing(thing) => self.describe_thing(state, seat, Thing::from_number(thing)),
        }
    }

    fn option_text(&self, state: &State, option: u8) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        ask.and_then(|ask| ask.option_text(option)).unwrap_or_default().to_owned()
    }

    fn describe_thing(&self, state: &State, seat: Seat, thing: Thing) -> (String, Vec<String>) {
        match thing {
            Thing::Held(card) => (self.title(card).into(), vec![self.held_item(seat, card)]),
            Thing::Discarded(card) => {
                // Copies in hand and in play are numbered before those in the discard pile.
                let cards = &state.player(seat).cards;
                let before = cards.hand().iter().chain(cards.play());
                let copies = before.filter(|other| **other == card).count();
                let id = self.held_item(seat, card);
                let id = if copies == 0 { id } else { format!("{id}~{}", copies + 1) };
                (self.title(card).into(), vec![id])
            }
            Thing::ForSale(card) => (self.title(card).into(), vec![self.shop_item(card)]),
            Thing::Robot(board) => {
                (self.name(board).into(), vec![robot_item(&self.catalogue, board)])
            }
            Thing::Space(cell) => (format!("Space {cell}"), vec![space_item(cell)]),
        }
    }

    /// Shows what an action would do on the board.
    fn choice_marks(&self, state: &State, action: Action) -> Vec<Mark> {
        match action {
            Action::Push(by, target) => self.push_marks(state, by, target),
            Action::Move(_, to) | Action::Jump(_, to) | Action::Spawn(_, to) => {
                marks([(MarkKind::Path, vec![space_item(to)])])
            }
            Action::Attack(_, _, target) | Action::Use(_, Some(target)) => {
                marks([(MarkKind::Target, vec![robot_item(&self.catalogue, target)])])
            }
            Action::Board(_)
            | Action::Start(_)
            | Action::Play(..)
            | Action::Use(_, None)
            | Action::Buy(_)
            | Action::Answer(_)
            | Action::End => Vec::new(),
        }
    }
}

/// Says with what something is paid: Move first, then Energy.
fn paid(state: &State, cost: u8) -> String {
    let by_move = state.moves.min(u16::from(cost));
    let by_energy = u16::from(cost) - by_move;
    match (by_move, by_energy) {
        (by_move, 0) => format!("{by_move} Move"),
        (0, by_energy) => format!("{by_energy} Energy"),
        (by_move, by_energy) => format!("{by_move} Move and {by_energy} Energy"),
    }
}
