//! How much the effects of a table can have under way at once. It is bounded here, so that none that
//! was read is ever given up for want of room.

use fracas_cards::Fields;
use fracas_cards::effect::Effect;
use fracas_cards::effect::limits::DEPTH;

use super::Catalogue;
use crate::card::{Board, Tile};
use crate::state::{MAX_ROBOTS, SCHEDULED};
use crate::words::{Deed, Operation, Part};

/// The most enemies that one robot can Knock Out before any comes back.
const ENEMIES: usize = MAX_ROBOTS - 1;

/// The most frames between an effect and that of a tile: the end of a pull (R121) with its choice.
const PULL: usize = 2;

impl Catalogue {
    /// Adds something, and reports if that is more than can be under way at once.
    pub(super) fn within_bounds(&mut self, fields: &Fields<'_>, add: impl FnOnce(&mut Catalogue)) {
        let (waiting, frames) = (self.most_waiting(), self.most_frames());
        add(self);
        let more = self.most_waiting();
        if SCHEDULED.max(waiting) < more {
            let label = format!("up to {more} effects would wait for their moment, of {SCHEDULED}");
            let help = "each copy of a card counts, and each robot on a tile";
            fields.error("too much is put off at once", label, Some(help));
        }
        let more = self.most_frames();
        if DEPTH.max(frames) < more {
            let label = format!("up to {more} would wait for each other, of {DEPTH}");
            let help = "`pick`, `for-each`, `repeat` and `choose-up-to` inside each other count, with \
                        those of tiles that are entered and of robots that Knock Out";
            fields.error("loops and choices are nested too deeply", label, Some(help));
        }
    }

    /// Counts the most effects that can wait for their moment at once. What is put off waits for a
    /// turn at most, in which each copy is played once, and each robot uses its ability and stands
    /// on a tile once.
    fn most_waiting(&self) -> usize {
        let cards = self.cards.iter();
        let cards = cards.map(|card| usize::from(card.copies) * puts_off(&card.effect));
        let abilities = self.boards.iter().filter_map(|board| board.ability.as_ref());
        let mut abilities: Vec<usize> =
            abilities.map(|ability| puts_off(&ability.effect)).collect();
        abilities.sort_unstable();
        let tiles = self.tiles.iter().filter_map(|tile| tile.at_start.as_ref());
        let tiles = tiles.map(|(effect, _)| puts_off(effect)).max().unwrap_or_default();
        let abilities = abilities.iter().rev().take(MAX_ROBOTS);
        cards.sum::<usize>() + abilities.sum::<usize>() + MAX_ROBOTS * tiles
    }

    /// Counts the most frames that effects can need at once: one of a player, within it those of
    /// the tile that a robot enters by it, and within that those of Knock Outs.
    fn most_frames(&self) -> usize {
        let cards = self.cards.iter().map(|card| &card.effect);
        let abilities = self.boards.iter().filter_map(|board| board.ability.as_ref());
        let tiles = self.tiles.iter().filter_map(|tile| tile.at_start.as_ref());
        let outer = cards.chain(abilities.map(|ability| &ability.effect));
        let outer = outer.chain(tiles.map(|(effect, _)| effect)).map(Effect::frames);
        let entered = self.tiles.iter().map(frames_on_enter);
        let knocked_out = self.boards.iter().map(frames_on_knock_out);
        outer.max().unwrap_or_default()
            + PULL
            + entered.max().unwrap_or_default()
            + knocked_out.max().unwrap_or_default()
    }
}

fn frames_on_enter(tile: &Tile) -> usize {
    tile.on_enter.as_ref().map_or(0, |(effect, _)| effect.frames())
}

/// Counts the frames of a robot's Knock Outs: several may have to wait for each other, and one may
/// lead to the next.
fn frames_on_knock_out(board: &Board) -> usize {
    let Some((effect, _)) = &board.on_knock_out else { return 0 };
    if hurts(effect) { ENEMIES * effect.frames() } else { ENEMIES - 1 + effect.frames() }
}

fn hurts(effect: &Deed) -> bool {
    let mut hurts = false;
    effect.visit(&mut |part, _| {
        hurts |= matches!(
            part,
            Part::Operation(
                Operation::Damage(..) | Operation::KnockOut(_) | Operation::ScrapTop(Some(_))
            )
        );
    });
    hurts
}

/// Counts the most that an effect can put off.
fn puts_off(effect: &Deed) -> usize {
    let inside = effect.parts().into_iter().map(puts_off);
    match effect {
        Effect::Later { .. } | Effect::Whenever { .. } => 1,
        Effect::InOrder(_) | Effect::ChooseUpTo { .. } => inside.sum(),
        Effect::ForEach { .. } => ENEMIES * inside.sum::<usize>(),
        Effect::Repeat { most, .. } => usize::from(*most) * inside.sum::<usize>(),
        Effect::Do(_)
        | Effect::If { .. }
        | Effect::ChooseOne { .. }
        | Effect::May { .. }
        | Effect::Pick { .. }
        | Effect::Coin { .. }
        | Effect::Die { .. }
        | Effect::Rule { .. } => inside.max().unwrap_or_default(),
    }
}
