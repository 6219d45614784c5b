//! The cards, robots, tiles and arenas of the game as pages to look things up in.

use std::fmt::Display;

use fracas_cards::effect::capitalised;
use fracas_cards::{CardPage, DeckPage, Diagnostic, Fact, Report, Shelf};
use fracas_core::Setup;

use crate::RobotQuestTitle;
use crate::arena::Arena;
use crate::card::{Board, Card, Pile, Reach, Tile};
use crate::catalogue::{Catalogue, EMPTY};
use crate::sight::{Cell, SIDE};

impl Shelf for RobotQuestTitle {
    fn cards(&self) -> Vec<CardPage> {
        pages(Catalogue::base(), &Catalogue::default())
    }

    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report> {
        let base = Catalogue::base();
        let mut catalogue = Catalogue::clone(base);
        catalogue.add_file(file, text)?;
        Ok(pages(&catalogue, base))
    }

    fn check_deck(&self, file: &str, text: &str, _: &Setup) -> Result<DeckPage, Report> {
        let mut report = Report::new(file, text);
        let wrong = Diagnostic::new(0..0, "Robot Quest Arena has no deck lists", "not needed");
        report.push(wrong.with_help("everyone starts with the same ten cards and buys the others"));
        Err(report)
    }

    fn premade_decks(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Lists what a catalogue has behind what another one has.
fn pages(catalogue: &Catalogue, known: &Catalogue) -> Vec<CardPage> {
    let cards = catalogue.cards().skip(known.cards().len()).map(|(_, card)| card_page(card));
    let boards = catalogue.boards().skip(known.boards().len()).map(|(_, board)| board_page(board));
    let tiles = catalogue.tiles().skip(known.tiles().len()).map(|(_, tile)| tile_page(tile));
    let arenas = catalogue.arenas().skip(known.arenas().len());
    let arenas = arenas.map(|(_, arena)| arena_page(arena, catalogue));
    cards.chain(boards).chain(tiles).chain(arenas).collect()
}

fn fact(label: &'static str, value: impl Display) -> Fact {
    Fact { label, value: format!("{value}") }
}

fn card_page(card: &Card) -> CardPage {
    let mut facts = Vec::new();
    facts.extend(card.cost.map(|cost| fact("cost", cost)));
    if let Some(attack) = card.attack {
        facts.push(fact("damage", attack.damage));
        facts.push(match attack.reach {
            Reach::Melee => fact("range", "melee"),
            Reach::Range(range) => fact("range", range),
        });
    }
    facts.extend(match card.pile {
        Pile::Starting => [fact("pile", "starting deck"), fact("copies", card.copies)],
        Pile::Supply => [fact("pile", "Supply"), fact("copies", card.copies)],
        Pile::Shop(rarity) => [fact("rarity", rarity.word()), fact("copies", card.copies)],
    });
    facts.extend(card.flavour.as_ref().map(|flavour| fact("flavour", flavour)));
    facts.push(fact("source", &card.source));
    CardPage {
        id: card.id.clone(),
        name: card.name.clone(),
        kind: card.kind.word(),
        icon: card.icon.clone(),
        facts,
        text: card.text(),
    }
}

fn board_page(board: &Board) -> CardPage {
    CardPage {
        id: board.id.clone(),
        name: board.name.clone(),
        kind: "robot",
        icon: board.icon.clone(),
        facts: vec![
            fact("pilot", &board.hero),
            fact("health", board.health),
            fact("source", &board.source),
        ],
        text: board.text(),
    }
}

fn tile_page(tile: &Tile) -> CardPage {
    CardPage {
        id: tile.id.clone(),
        name: tile.name.clone(),
        kind: "tile",
        icon: tile.icon.clone(),
        facts: vec![fact("letter", tile.letter), fact("source", &tile.source)],
        text: tile.text(),
    }
}

fn arena_page(arena: &Arena, catalogue: &Catalogue) -> CardPage {
    CardPage {
        id: arena.id.clone(),
        name: arena.name.clone(),
        kind: "arena",
        icon: None,
        facts: vec![
            fact("tiles", count_tiles(arena, catalogue)),
            fact("rows", draw_rows(arena, catalogue)),
            fact("source", &arena.source),
        ],
        text: sentence(&arena.about),
    }
}

fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", capitalised(text))
}

/// Says how many tiles of each kind lie in an arena: "4 Spawn, 2 Wall".
fn count_tiles(arena: &Arena, catalogue: &Catalogue) -> String {
    let counts =
        catalogue.tiles().map(|(id, tile)| (arena.mask(|other| other == id).count_ones(), tile));
    let counts = counts.filter(|(count, _)| 0 < *count);
    let counts: Vec<String> =
        counts.map(|(count, tile)| format!("{count} {}", tile.name)).collect();
    counts.join(", ")
}

/// Draws an arena in letters, from the top.
fn draw_rows(arena: &Arena, catalogue: &Catalogue) -> String {
    let letter = |cell: Cell| arena.tile(cell).map_or(EMPTY, |tile| catalogue.tile(tile).letter);
    let cells: Vec<Cell> = Cell::all().collect();
    let rows = cells.chunks(SIDE as usize);
    let rows: Vec<String> =
        rows.map(|row| row.iter().map(|cell| letter(*cell)).collect()).collect();
    rows.join(" / ")
}
