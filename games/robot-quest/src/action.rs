//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::card::{BoardId, CardId};
use crate::catalogue::Catalogue;
use crate::sight::Cell;
use crate::thing::Thing;

/// One choice. A robot is named by its Player Board, which no two robots of a table share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `board pug`: takes a Player Board.
    Board(BoardId),
    /// `spawn pug a1`: puts a robot on the board, in setup and in the Respawn phase.
    Spawn(BoardId, Cell),
    /// `start pug`: lets the tile under this robot act first.
    Start(BoardId),
    /// `play battery`, `play jump-jets for pug`: plays a card that is no Attack.
    Play(CardId, Option<BoardId>),
    /// `attack petri with rivet-gun`, `attack petri with rivet-gun from pug`: plays an Attack.
    Attack(CardId, Option<BoardId>, BoardId),
    /// `use strider`, `use strider on petri`: pays for an ability.
    Use(BoardId, Option<BoardId>),
    /// `buy rev-motors`: buys a card of the Shop or the Supply.
    Buy(CardId),
    /// `move pug d4`: moves a robot, which enters the tile there.
    Move(BoardId, Cell),
    /// `jump pug d4`: moves a robot that may move over obstacles and ignores the tile there.
    Jump(BoardId, Cell),
    /// `push petri from pug`: pushes a robot.
    Push(BoardId, BoardId),
    /// `option 1`, `yes`, `no`, `choose …`, `enough`: answers what an effect asks.
    Answer(Answer),
    /// `end`: ends the Main phase.
    End,
}

const FORMS: &str = "board ROBOT, spawn ROBOT SPACE, start ROBOT, play CARD [for ROBOT], \
                     attack ROBOT with CARD [from ROBOT], use ROBOT [on ROBOT], buy CARD, \
                     move ROBOT SPACE, jump ROBOT SPACE, push ROBOT from ROBOT, option NUMBER, yes, \
                     no, choose THING, enough, end";

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let card = |card: CardId| catalogue.card(card).id.as_str();
        let robot = |board: BoardId| catalogue.board(board).id.as_str();
        match self {
            Action::Board(board) => format!("board {}", robot(board)),
            Action::Spawn(board, cell) => format!("spawn {} {cell}", robot(board)),
            Action::Start(board) => format!("start {}", robot(board)),
            Action::Play(played, None) => format!("play {}", card(played)),
            Action::Play(played, Some(by)) => format!("play {} for {}", card(played), robot(by)),
            Action::Attack(with, None, target) => {
                format!("attack {} with {}", robot(target), card(with))
            }
            Action::Attack(with, Some(by), target) => {
                format!("attack {} with {} from {}", robot(target), card(with), robot(by))
            }
            Action::Use(board, None) => format!("use {}", robot(board)),
            Action::Use(board, Some(target)) => {
                format!("use {} on {}", robot(board), robot(target))
            }
            Action::Buy(bought) => format!("buy {}", card(bought)),
            Action::Move(board, to) => format!("move {} {to}", robot(board)),
            Action::Jump(board, to) => format!("jump {} {to}", robot(board)),
            Action::Push(by, target) => format!("push {} from {}", robot(target), robot(by)),
            Action::Answer(Answer::Option(option)) => format!("option {}", option + 1),
            Action::Answer(Answer::Yes) => "yes".into(),
            Action::Answer(Answer::No) => "no".into(),
            Action::Answer(Answer::Thing(thing)) => {
                format!("choose {}", Thing::from_number(thing).write(catalogue))
            }
            Action::Answer(Answer::Stop) => "enough".into(),
            Action::End => "end".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let card = |id: &str| catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id));
        let robot = |id: &str| catalogue.find_board(id).ok_or_else(|| catalogue.unknown_board(id));
        Ok(match words[..] {
            ["board", id] => Action::Board(robot(id)?),
            ["spawn", id, at] => Action::Spawn(robot(id)?, read_cell(at)?),
            ["start", id] => Action::Start(robot(id)?),
            ["play", id] => Action::Play(card(id)?, None),
            ["play", id, "for", by] => Action::Play(card(id)?, Some(robot(by)?)),
            ["attack", target, "with", id] => Action::Attack(card(id)?, None, robot(target)?),
            ["attack", target, "with", id, "from", by] => {
                Action::Attack(card(id)?, Some(robot(by)?), robot(target)?)
            }
            ["use", id] => Action::Use(robot(id)?, None),
            ["use", id, "on", target] => Action::Use(robot(id)?, Some(robot(target)?)),
            ["buy", id] => Action::Buy(card(id)?),
            ["move", id, to] => Action::Move(robot(id)?, read_cell(to)?),
            ["jump", id, to] => Action::Jump(robot(id)?, read_cell(to)?),
            ["push", target, "from", by] => Action::Push(robot(by)?, robot(target)?),
            ["option", number] => Action::Answer(Answer::read_option(number)?),
            ["yes"] => Action::Answer(Answer::Yes),
            ["no"] => Action::Answer(Answer::No),
            ["choose", ref thing @ ..] => {
                Action::Answer(Answer::Thing(Thing::read(thing, catalogue)?.number()))
            }
            ["enough"] => Action::Answer(Answer::Stop),
            ["end"] => Action::End,
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}

/// Reads a space.
pub(crate) fn read_cell(text: &str) -> Result<Cell, String> {
    Cell::read(text).ok_or_else(|| format!("{text:?} is not a space; spaces are a1 to g7"))
}
