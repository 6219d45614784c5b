//! All cards, robots, tiles and arenas of a table, from the game's own files and a table's packs.

mod arenas;
mod bounds;
mod cards;
mod check;
mod fields;
mod robots;
mod secret;
mod tiles;

pub(crate) use tiles::EMPTY;

use std::sync::{Arc, LazyLock};

use fracas_cards::effect::{Effect, Library, Program, Selection};
use fracas_cards::pack::{check_game, read_own, with_packs};
use fracas_cards::{File, Ids, Report, unknown_id};
use fracas_core::{Pack, Problems};

use crate::arena::Arena;
use crate::card::{Board, BoardId, Card, CardId, Pile, Tile, TileId};
use crate::words::{Deed, Group, Operation, Whom, Words};

/// The game's own files.
const FILES: [(&str, &str); 6] = [
    ("starting.toml", include_str!("../cards/starting.toml")),
    ("supply.toml", include_str!("../cards/supply.toml")),
    ("shop.toml", include_str!("../cards/shop.toml")),
    ("robots.toml", include_str!("../cards/robots.toml")),
    ("tiles.toml", include_str!("../cards/tiles.toml")),
    // Arenas come last: their tiles must be known.
    ("arenas.toml", include_str!("../cards/arenas.toml")),
];

/// The most robots, packs included.
pub(crate) const MAX_BOARDS: usize = 32;
/// The most kinds of tiles, packs included.
pub(crate) const MAX_TILES: usize = 60;

/// Whose file is read: only the game's own files have starting and Supply cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Game,
    Pack,
}

/// All cards, robots, tiles and arenas of a table.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<Card>,
    boards: Vec<Board>,
    tiles: Vec<Tile>,
    arenas: Vec<Arena>,
    library: Library<Words>,
    push: Program,
    beside: Program,
    ids: Ids,
}

impl Default for Catalogue {
    /// Makes a catalogue that knows the rules alone.
    fn default() -> Self {
        let mut library = Library::default();
        // R103, R104: a push is a knock back that the pusher follows.
        let push = library.add(&Effect::InOrder(vec![
            Effect::Do(Operation::KnockBack(1, Whom::Target)),
            Effect::Do(Operation::Follow),
        ]));
        // R121: a pull at 45 degrees has two ends, of which the puller chooses.
        let beside = library.add(&Effect::Pick {
            selection: Selection::exactly(1, Group::BesidePuller),
            then: Box::new(Effect::Do(Operation::Drag)),
            otherwise: None,
        });
        let (cards, boards, tiles, arenas) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Catalogue { cards, boards, tiles, arenas, library, push, beside, ids: Ids::new() }
    }
}

impl Catalogue {
    /// Gets the game's own cards, robots and tiles.
    pub fn base() -> &'static Arc<Catalogue> {
        static BASE: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
            read_own(Catalogue::default(), &FILES, |own, name, text| {
                own.add(name, text, Origin::Game)
            })
        });
        &BASE
    }

    /// Gets the game's own cards, robots and tiles with those of a table's packs.
    pub fn with_packs(packs: &[Pack]) -> Result<Arc<Catalogue>, Problems> {
        with_packs(Catalogue::base(), packs, Catalogue::add_file)
    }

    /// Adds what is in the file of a pack, or says all that is wrong with it.
    pub fn add_file(&mut self, name: &str, text: &str) -> Result<(), Report> {
        self.add(name, text, Origin::Pack)
    }

    fn add(&mut self, name: &str, text: &str, origin: Origin) -> Result<(), Report> {
        let file = File::read(name, text);
        let root = file.root();
        check_game(&root, crate::ID);
        for card in root.tables("card") {
            self.within_bounds(&card, |own| own.add_card(&card, origin));
            card.finish();
        }
        for robot in root.tables("robot") {
            self.within_bounds(&robot, |own| own.add_board(&robot));
            robot.finish();
        }
        for tile in root.tables("tile") {
            self.within_bounds(&tile, |own| own.add_tile(&tile));
            tile.finish();
        }
        for arena in root.tables("arena") {
            self.add_arena(&arena);
            arena.finish();
        }
        root.finish();
        file.into_report().into_result()
    }

    fn compiled(&mut self, effect: Option<Deed>) -> Option<(Deed, Program)> {
        let effect = effect?;
        let program = self.library.add(&effect);
        Some((effect, program))
    }

    /// Gets a kind of card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }

    /// Gets a robot.
    #[inline]
    pub fn board(&self, board: BoardId) -> &Board {
        &self.boards[board.0 as usize]
    }

    /// Gets a kind of tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.0 as usize]
    }

    /// Gets the programs of all cards, robots and tiles.
    #[inline]
    pub(crate) fn library(&self) -> &Library<Words> {
        &self.library
    }

    /// Gets the program of a push: its target is the pushed robot.
    #[inline]
    pub(crate) fn push(&self) -> Program {
        self.push
    }

    /// Gets the end of a pull at 45 degrees (R121).
    pub(crate) fn beside(&self) -> Program {
        self.beside
    }

    /// Checks whether a card is one of the Shop's.
    #[inline]
    pub fn is_shop_card(&self, card: CardId) -> bool {
        matches!(self.card(card).pile, Pile::Shop(_))
    }

    /// Iterates over the kinds of cards: starting, Supply, Shop, then those of packs.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> + Clone {
        self.cards.iter().enumerate().map(|(at, card)| (CardId(at as u8), card))
    }

    /// Iterates over the robots.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = (BoardId, &Board)> + Clone {
        self.boards.iter().enumerate().map(|(at, board)| (BoardId(at as u8), board))
    }

    /// Iterates over the kinds of tiles.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = (TileId, &Tile)> + Clone {
        self.tiles.iter().enumerate().map(|(at, tile)| (TileId(at as u8), tile))
    }

    /// Counts the cards of the Shop Deck.
    pub fn shop_size(&self) -> usize {
        let shop = self.cards.iter().filter(|card| matches!(card.pile, Pile::Shop(_)));
        shop.map(|card| usize::from(card.copies)).sum()
    }

    /// Finds a kind of card by its id.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards().find(|(_, card)| card.id == id).map(|(card, _)| card)
    }

    /// Finds a robot by its id.
    pub fn find_board(&self, id: &str) -> Option<BoardId> {
        self.boards().find(|(_, board)| board.id == id).map(|(board, _)| board)
    }

    /// Finds a kind of tile by the letter that stands for it in drawn layouts.
    pub fn tile_by_letter(&self, letter: char) -> Option<TileId> {
        self.tiles().find(|(_, tile)| tile.letter == letter).map(|(tile, _)| tile)
    }

    /// Says that there is no card with such an id, and which may have been meant.
    pub fn unknown_card(&self, id: &str) -> String {
        unknown_id("card", id, self.cards.iter().map(|card| (&*card.id, &*card.name)))
    }

    /// Says that there is no robot with such an id, and which may have been meant.
    pub fn unknown_board(&self, id: &str) -> String {
        unknown_id("robot", id, self.boards.iter().map(|board| (&*board.id, &*board.name)))
    }
}
