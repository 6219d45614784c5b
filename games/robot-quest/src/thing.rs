//! What effects choose from, as numbers that the interpreter keeps.

use crate::action::read_cell;
use crate::card::{BoardId, CardId};
use crate::catalogue::Catalogue;
use crate::sight::Cell;

/// Something that can be chosen: a card by where it lies, a robot or a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// `hammer`: a card in the hand of the one who chooses.
    Held(CardId),
    /// `hammer from discard`: a card in the discard pile of the one who chooses.
    Discarded(CardId),
    /// `hammer from shop`: a card of the Shop or the Supply.
    ForSale(CardId),
    /// `robot pug`: a robot.
    Robot(BoardId),
    /// `space d4`: a space.
    Space(Cell),
}

impl Thing {
    /// Gets the number that stands for it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        let (sort, id) = match self {
            Thing::Held(card) => (0, card.0),
            Thing::Discarded(card) => (1, card.0),
            Thing::ForSale(card) => (2, card.0),
            Thing::Robot(board) => (3, board.0),
            Thing::Space(cell) => (4, cell.0),
        };
        sort << 8 | u16::from(id)
    }

    /// Gets what a number of `number` stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let id = number as u8;
        match number >> 8 {
            0 => Thing::Held(CardId(id)),
            1 => Thing::Discarded(CardId(id)),
            2 => Thing::ForSale(CardId(id)),
            3 => Thing::Robot(BoardId(id)),
            _ => Thing::Space(Cell(id)),
        }
    }

    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let card = |card: CardId| &catalogue.card(card).id;
        match self {
            Thing::Held(held) => card(held).clone(),
            Thing::Discarded(discarded) => format!("{} from discard", card(discarded)),
            Thing::ForSale(offered) => format!("{} from shop", card(offered)),
            Thing::Robot(board) => format!("robot {}", catalogue.board(board).id),
            Thing::Space(cell) => format!("space {cell}"),
        }
    }

    pub(crate) fn read(words: &[&str], catalogue: &Catalogue) -> Result<Thing, String> {
        let card = |id: &str| catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id));
        Ok(match words {
            ["robot", id] => {
                Thing::Robot(catalogue.find_board(id).ok_or_else(|| catalogue.unknown_board(id))?)
            }
            ["space", at] => Thing::Space(read_cell(at)?),
            [id, "from", "discard"] => Thing::Discarded(card(id)?),
            [id, "from", "shop"] => Thing::ForSale(card(id)?),
            [id] => Thing::Held(card(id)?),
            _ => {
                return Err(
                    "choose CARD, CARD from discard, CARD from shop, robot ROBOT or space \
                            SPACE"
                        .into(),
                );
            }
        })
    }
}
