//! What a viewer sees of a game.
//!
//! - `face`: cards, robots and tiles as items
//! - `choice`: what can be done, in words
//! - `marks`: what a card or a robot reaches, and what a push would do
//! - `numbers`: what is counted, and what was put off to another moment

mod choice;
mod face;
mod marks;
mod numbers;

use fracas_cards::effect::asking;
use fracas_core::{Area, Item, Layout, Scene, Seat, Viewer, place_id};

use crate::RobotQuest;
use crate::card::{BoardId, CardId};
use crate::catalogue::Catalogue;
use crate::effects::View;
use crate::sight::{CENTRE, Cell, SIDE};
use crate::state::{Phase, RobotId, State};

/// The id of the area of the arena.
const ARENA: &str = "arena";

/// Gets the id of a robot on the board.
pub(crate) fn robot_item(catalogue: &Catalogue, board: BoardId) -> String {
    format!("robot.{}", catalogue.board(board).id)
}

/// Gets the id of a Player Board.
pub(crate) fn board_item(catalogue: &Catalogue, board: BoardId) -> String {
    format!("board.{}", catalogue.board(board).id)
}

/// Gets the id of a space.
pub(crate) fn space_item(cell: Cell) -> String {
    place_id(ARENA, (cell.column(), cell.row()))
}

impl RobotQuest {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = vec![self.show_arena(state, viewer)];
        if state.phase == Phase::Boards {
            areas.push(self.show_boards_left(state));
        }
        areas.extend([
            self.show_shop(state),
            self.show_supply(state),
            RobotQuest::show_reserve(state),
        ]);
        areas.push(Area::shared("shop-deck", "Shop Deck", Layout::Pile, backs(&state.shop_deck)));
        let scrap = self.cards("scrap", sorted(&state.scrap));
        areas.push(Area::shared("scrap", "Scrap Heap", Layout::Pile, scrap));
        // The viewer's own side comes last, nearest to where it sits.
        let near = if let Viewer::Seat(seat) = viewer { seat } else { Seat(0) };
        for seat in Seat::all_from(near.left(1, self.seats), self.seats) {
            areas.extend(self.show_side(state, seat, viewer));
        }
        let mut scene = Scene {
            moment: RobotQuest::moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        scene.focus = self.focus(state);
        scene
    }

    fn show_arena(&self, state: &State, viewer: Viewer) -> Area {
        let mut items: Vec<Item> = Cell::all().filter_map(|cell| self.ground(cell)).collect();
        for robot in (0..self.robots as u8).map(RobotId) {
            if let (Some(board), Some(cell)) = (state.robot(robot).board, state.robot(robot).cell) {
                let item = self.robot(state, robot, board, viewer);
                items.push(Item { at: Some((cell.column(), cell.row())), ..item });
            }
        }
        let layout = Layout::Grid { width: SIDE, height: SIDE };
        Area::shared(ARENA, &self.field.arena.name, layout, items)
    }

    /// Shows the tile of a space, or that it is worth a Victory Point (R178, R179).
    fn ground(&self, cell: Cell) -> Option<Item> {
        let at = Some((cell.column(), cell.row()));
        if let Some(tile) = self.field.arena.tile(cell) {
            let face = self.catalogue.tile(tile).face();
            return Some(Item { at, ..Item::face_up(format!("tile.{cell}"), face) });
        }
        let face = face::centre();
        cell.is_in(CENTRE).then(|| Item { at, ..Item::face_up(format!("tile.{cell}"), face) })
    }

    fn show_shop(&self, state: &State) -> Area {
        let items = self.cards("shop", state.shop.iter().flatten().copied());
        Area::shared("shop", "Shop", Layout::Row, items)
    }

    fn show_supply(&self, state: &State) -> Area {
        let piles = self.supply.iter().zip(state.supply).filter(|(_, left)| 0 < *left);
        let items = piles
            .map(|(card, left)| Item { count: Some(u32::from(left)), ..self.card("shop", *card) });
        Area::shared("supply", "Supply", Layout::Row, items.collect())
    }

    fn show_boards_left(&self, state: &State) -> Area {
        let left = crate::turn::bits(self.boards_left(state)).map(BoardId);
        let items = left.map(|board| {
            let facts = self.catalogue.board(board);
            Item::face_up(board_item(&self.catalogue, board), facts.face(facts.health, 1))
        });
        Area::shared("boards", "Player Boards", Layout::Row, items.collect())
    }

    /// Shows what one seat has.
    fn show_side(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Area> {
        let cards = &state.player(seat).cards;
        let area = |kind: &str, label: &str, layout, items| Area {
            id: format!("{kind}.{seat}"),
            label: label.into(),
            owner: Some(seat),
            layout,
            places: Vec::new(),
            items,
        };
        let named = seat.to_string();
        let later = self.later(state, seat);
        let waiting = area("later", "For later", Layout::Counters, later);
        // The hand comes first, then cards in play and discarded ones: copies are numbered in this
        // order, so that a card seems to go from each to the next.
        let mut areas = vec![
            area("score", "Score", Layout::Counters, self.counters(state, seat)),
            area("boards", "Robots", Layout::Row, self.boards(state, seat, viewer)),
            area("hand", "Hand", Layout::Hand, self.hand(state, seat, viewer)),
            area("play", "In play", Layout::Row, self.cards(&named, sorted(cards.play()))),
            area(
                "discard",
                "Discard pile",
                Layout::Pile,
                self.cards(&named, sorted(cards.discard())),
            ),
            area("deck", "Deck", Layout::Pile, backs_of("deck", seat, cards.deck().len())),
        ];
        if !waiting.items.is_empty() {
            areas.push(waiting);
        }
        areas
    }

    fn boards(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let own = self.own_robots(seat).iter();
        let boards = own.filter_map(|robot| Some((robot, state.robot(robot).board?)));
        boards.map(|(robot, board)| self.player_board(state, robot, board, viewer)).collect()
    }

    fn hand(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let hand = state.player(seat).cards.hand();
        if !viewer.is(seat) {
            let back = |position| Item::back(&format!("hand.{seat}"), position);
            return (0..hand.len()).map(back).collect();
        }
        let held = |card: CardId| Item {
            marks: self.attack_marks(state, seat, card),
            ..self.card(&seat.to_string(), card)
        };
        sorted(hand).map(held).collect()
    }

    fn cards(&self, named: &str, cards: impl Iterator<Item = CardId>) -> Vec<Item> {
        cards.map(|card| self.card(named, card)).collect()
    }

    fn moment(state: &State) -> String {
        match state.phase {
            Phase::Boards => "Setup: Player Boards".into(),
            Phase::Placing => "Setup: robots".into(),
            Phase::Start => "Start of Turn".into(),
            Phase::Respawn => "Respawn".into(),
            Phase::Main => "Main phase".into(),
            Phase::End => "End of Turn".into(),
            Phase::Over => "Game over".into(),
        }
    }

    fn prompt(&self, state: &State, viewer: Viewer) -> String {
        let Viewer::Seat(seat) = viewer else { return "You are watching.".into() };
        if state.phase == Phase::Over {
            return "The game is over.".into();
        }
        if state.due.is_empty() {
            return String::new();
        }
        if !state.due.contains(seat) {
            return "Waiting for another player.".into();
        }
        if let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) {
            return ask.prompt.to_owned();
        }
        match state.phase {
            Phase::Boards => "Which robot will you pilot?".into(),
            Phase::Placing => "Where does your robot start?".into(),
            Phase::Start => "Which tile acts first?".into(),
            Phase::Respawn => "Where does your robot come back?".into(),
            Phase::Main => "Play cards, move, push, buy, or end your turn.".into(),
            Phase::End | Phase::Over => String::new(),
        }
    }

    /// Gets what the moment is about: the robots of the active player.
    fn focus(&self, state: &State) -> Vec<String> {
        if matches!(state.phase, Phase::Boards | Phase::Placing | Phase::Over) {
            return Vec::new();
        }
        let own = self.own_robots(state.active).iter();
        let present = own.filter(|robot| state.robot(*robot).cell.is_some());
        let boards = present.filter_map(|robot| state.robot(robot).board);
        boards.map(|board| robot_item(&self.catalogue, board)).collect()
    }
}

/// Gets what marks the players and robots of a team.
fn team_badge(seat: Seat) -> &'static str {
    if seat.0.is_multiple_of(2) { "A" } else { "B" }
}

/// Lists cards in the order of the catalogue, since their own order means nothing.
fn sorted(cards: &[CardId]) -> impl Iterator<Item = CardId> + use<> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.into_iter()
}

fn backs(deck: &[CardId]) -> Vec<Item> {
    let pile = Item { count: Some(deck.len() as u32), ..Item::back("shop-deck", 0) };
    if deck.is_empty() { Vec::new() } else { vec![pile] }
}

fn backs_of(kind: &str, seat: Seat, count: usize) -> Vec<Item> {
    let pile = Item { count: Some(count as u32), ..Item::back(&format!("{kind}.{seat}"), 0) };
    if count == 0 { Vec::new() } else { vec![pile] }
}
