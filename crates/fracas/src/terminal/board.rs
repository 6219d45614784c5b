//! A grid as a board in a frame, with letters and numbers at its edges and a legend below.

use std::collections::BTreeMap;

use fracas_core::{Area, Item, Mark, MarkKind, Piece, Seat, place_id};

use super::card::numbers;
use super::{WIDTH, cut, side_by_side};

/// The width of a space, as far as the whole board fits.
const SPACE: usize = 5;
const NARROWEST: usize = 2;
/// What stands left of the frame: the number of a row.
const EDGE: usize = 4;

/// A column and a row.
type Place = (u8, u8);

/// A grid to be drawn.
struct Board<'a> {
    area: &'a Area,
    columns: u8,
    rows: u8,
    names: &'a [String],
    signs: BTreeMap<Place, MarkKind>,
}

/// Draws a grid; places that are marked have a sign in their corner.
pub(super) fn draw_board(
    area: &Area,
    (columns, rows): (u8, u8),
    names: &[String],
    marks: &[Mark],
) -> Vec<String> {
    let board = Board { area, columns, rows, names, signs: signs(area, (columns, rows), marks) };
    let mut lines = vec![format!("  {}:", area.label), board.letters()];
    for row in 0..rows {
        lines.push(if row == 0 { board.rule("┌┬┐") } else { board.rule("├┼┤") });
        lines.push(board.line(row, &format!("{:>3} ", row + 1), |place| board.ground_text(place)));
        lines.push(board.line(row, &" ".repeat(EDGE), |place| board.piece_text(place)));
    }
    lines.push(board.rule("└┴┘"));
    lines.extend(side_by_side(&board.legend()));
    lines
}

/// Gets the sign of a mark.
pub(super) fn sign(kind: MarkKind) -> char {
    match kind {
        MarkKind::Target => 'X',
        MarkKind::Path => '>',
        MarkKind::Sight => '+',
        MarkKind::Reach => 'o',
        MarkKind::Blocked => '-',
    }
}

/// Finds the mark of each place that matters most; an item marks the place it stands on.
fn signs(area: &Area, (columns, rows): (u8, u8), marks: &[Mark]) -> BTreeMap<Place, MarkKind> {
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let found = places.filter_map(|place| {
        let is_here = |id: &String| {
            *id == place_id(&area.id, place)
                || area.items.iter().any(|item| item.id == *id && item.at == Some(place))
        };
        let here = marks.iter().filter(|mark| mark.places.iter().any(is_here));
        here.map(|mark| mark.kind).max_by_key(|kind| weight(*kind)).map(|kind| (place, kind))
    });
    found.collect()
}

/// Says how much a mark matters where several are at the same place.
fn weight(kind: MarkKind) -> u8 {
    match kind {
        MarkKind::Target => 4,
        MarkKind::Path => 3,
        MarkKind::Sight => 2,
        MarkKind::Reach => 1,
        MarkKind::Blocked => 0,
    }
}

impl Board<'_> {
    /// Gets the width of a space: as wide as can be read, or as there is room for.
    fn space(&self) -> usize {
        let room = (WIDTH - EDGE - 1) / usize::from(self.columns.max(1));
        room.saturating_sub(1).clamp(NARROWEST, SPACE)
    }

    fn letters(&self) -> String {
        let space = self.space();
        let letters = (0..self.columns).map(|column| format!(" {:^space$}", letter(column)));
        format!("{}{}", " ".repeat(EDGE), letters.collect::<String>()).trim_end().to_owned()
    }

    /// Draws a line of the frame with its left, inner and right corners.
    fn rule(&self, corners: &str) -> String {
        let mut corners = corners.chars();
        let mut next = || corners.next().unwrap_or('+');
        let (left, inner, right) = (next(), next(), next());
        let space = "─".repeat(self.space());
        let spaces = vec![space; usize::from(self.columns)].join(&inner.to_string());
        format!("{}{left}{spaces}{right}", " ".repeat(EDGE))
    }

    /// Draws one line of the spaces of a row.
    fn line(&self, row: u8, edge: &str, text: impl Fn(Place) -> String) -> String {
        let spaces: Vec<String> = (0..self.columns).map(|column| text((column, row))).collect();
        format!("{edge}│{}│", spaces.join("│"))
    }

    fn on(&self, place: Place) -> impl Iterator<Item = &Item> {
        self.area.items.iter().filter(move |item| item.at == Some(place))
    }

    /// Gets the ground of a space: the first thing on it that belongs to nobody.
    fn ground(&self, place: Place) -> Option<&Item> {
        self.on(place).next().filter(|item| item.owner.is_none())
    }

    fn pieces(&self, place: Place) -> Vec<&Item> {
        self.on(place).skip(usize::from(self.ground(place).is_some())).collect()
    }

    fn ground_text(&self, place: Place) -> String {
        let name = self.ground(place).map_or("", name);
        let space = self.space();
        match self.signs.get(&place) {
            Some(kind) => format!("{:<1$}{2}", cut(name, space - 1), space - 1, sign(*kind)),
            None => format!("{:<space$}", cut(name, space)),
        }
    }

    /// Writes what stands on a space: one thing, or that there are more.
    fn piece_text(&self, place: Place) -> String {
        let pieces = self.pieces(place);
        let space = self.space();
        let text = match pieces[..] {
            [] => String::new(),
            [piece] => tag(piece, space),
            [piece, ..] => {
                let first = format!("{}{}", owner_tag(piece.owner), name(piece));
                format!("{}+", cut(&first, space - 1))
            }
        };
        format!("{text:<space$}")
    }

    /// Lists what is on the board: grounds of a sort together, then every piece.
    fn legend(&self) -> Vec<String> {
        let mut grounds: Vec<(&str, Vec<String>)> = Vec::new();
        let mut pieces = Vec::new();
        for row in 0..self.rows {
            for place in (0..self.columns).map(|column| (column, row)) {
                if let Some(ground) = self.ground(place) {
                    let name = name(ground);
                    match grounds.iter_mut().find(|(other, _)| *other == name) {
                        Some((_, places)) => places.push(coordinate(place)),
                        None => grounds.push((name, vec![coordinate(place)])),
                    }
                }
                pieces.extend(self.pieces(place).iter().map(|piece| self.told(piece)));
            }
        }
        let beside = self.area.items.iter().filter(|item| item.at.is_none());
        pieces.extend(beside.map(|item| self.told(item)));
        let grounds = grounds.iter().map(|(name, at)| format!("{name} {}", at.join(" ")));
        grounds.chain(pieces).collect()
    }

    /// Tells all about a piece: whose it is, where it stands, its numbers and its badges.
    fn told(&self, piece: &Item) -> String {
        let owner = piece.owner.map(|seat| {
            let name = self.names.get(seat.index()).map_or("", String::as_str);
            format!("{} {} of {name}", owner_tag(piece.owner), self::name(piece))
        });
        let numbers = piece.face.iter().flat_map(numbers);
        let facts: Vec<String> = [piece.at.map_or_else(|| "off the board".into(), coordinate)]
            .into_iter()
            .chain(numbers.map(|(label, value)| format!("{label} {value}")))
            .chain(piece.pieces.iter().map(Piece::text))
            .chain(piece.badges.iter().cloned())
            .collect();
        format!("{}: {}", owner.unwrap_or_else(|| name(piece).to_owned()), facts.join(", "))
    }
}

/// Writes a piece in the width of a space: the number of its seat, letters of its name, its number.
fn tag(piece: &Item, space: usize) -> String {
    let number = piece.face.as_ref().and_then(|face| numbers(face).first().copied());
    let number = number.map(|(_, number)| format!(" {number}")).unwrap_or_default();
    let owner = owner_tag(piece.owner);
    let room = space.saturating_sub(owner.chars().count() + number.chars().count());
    let number = if room == 0 { String::new() } else { number };
    cut(&format!("{owner}{}{number}", cut(name(piece), room.max(1))), space)
}

fn owner_tag(owner: Option<Seat>) -> String {
    owner.map(|seat| (seat.index() + 1).to_string()).unwrap_or_default()
}

fn name(item: &Item) -> &str {
    item.face.as_ref().map_or("▒▒", |face| face.name.as_str())
}

/// Gets the letters of a column: a to z, then aa.
fn letter(column: u8) -> String {
    let last = char::from(b'a' + column % 26);
    if column < 26 { last.to_string() } else { format!("{}{last}", letter(column / 26 - 1)) }
}

/// Writes a place as people say it: the letter of its column and the number of its row.
pub(super) fn coordinate((column, row): Place) -> String {
    format!("{}{}", letter(column), u16::from(row) + 1)
}
