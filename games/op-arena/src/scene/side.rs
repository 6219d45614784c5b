//! What one player has, as far as the viewer sees it.

use fracas_core::{Area, Item, Layout, Seat, Viewer};

use super::{arena_area, colour, counter, cubes_item, hand_area, token_icon, tokens_item};
use crate::OpArena;
use crate::options::Mode;
use crate::state::State;
use crate::words::Token;

impl OpArena {
    /// Shows what one seat has: its numbers, its Dudes in play and its hand.
    pub(super) fn show_side(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Area> {
        let area = |id: String, label: &str, layout, items| Area {
            id,
            label: label.into(),
            owner: Some(seat),
            layout,
            places: Vec::new(),
            items,
        };
        let fighters = state.fighters_of(seat).map(|it| self.show_fighter(state, it, viewer));
        let dudes = fighters.chain(self.show_laid(state, seat, viewer)).collect();
        vec![
            area(format!("score.{seat}"), "Score", Layout::Counters, self.counters(state, seat)),
            area(arena_area(seat), "Dudes", Layout::Row, dudes),
            area(hand_area(seat), "Hand", Layout::Hand, self.show_hand(state, seat, viewer)),
        ]
    }

    fn counters(&self, state: &State, seat: Seat) -> Vec<Item> {
        let player = state.player(seat);
        let mut items = vec![self.standing_of(state, seat)];
        for token in Token::BOTH {
            let name = format!("{}s", token.name());
            let count = player.tokens(token).into();
            items.push(counter(&tokens_item(seat, token), &name, count, token_icon(token)));
        }
        // Cubes are of no use where nobody may reroll (R142).
        if self.has_limit {
            items.push(counter(&cubes_item(seat), "Reroll Cubes", player.cubes.into(), "cubes"));
        }
        for item in &mut items {
            item.owner = Some(seat);
        }
        items
    }

    /// Shows what a player has of what counts, beside the player's colour.
    fn standing_of(&self, state: &State, seat: Seat) -> Item {
        let player = state.player(seat);
        let id = self.player_item(seat);
        let mut item = if self.mode == Mode::LastDude {
            let dudes = state.fighters_of(seat).count() + player.hand.len();
            counter(&id, "Dudes in play and hand", dudes as u32, "mug-shot")
        } else {
            counter(&id, "Victory Points", player.points.into(), "trophy-cup")
        };
        item.badges.push(colour(seat).into());
        if self.mode == Mode::Teams {
            let (team, points) = (self.side_name(seat), self.side_points(state, seat));
            item.badges.push(format!("{team}: {points}"));
        }
        item
    }

    /// Shows the starting Dudes that a player has put down to the player alone: the others do not know how
    /// many they are (R17).
    fn show_laid(
        &self,
        state: &State,
        seat: Seat,
        viewer: Viewer,
    ) -> impl Iterator<Item = Item> + use<'_> {
        let laid = OpArena::laid_by(state, seat);
        let own = laid.iter().filter(move |_| viewer.is(seat));
        own.map(|dude| Item { badges: vec!["face down".into()], ..self.show_open(dude) })
    }

    /// Shows a hand: to its owner, and to others what they know to be there, then the backs of the rest.
    fn show_hand(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let hand = state.player(seat).hand;
        if viewer.is(seat) {
            let held = hand.without(OpArena::laid_by(state, seat));
            return held.iter().map(|dude| self.show_open(dude)).collect();
        }
        let known = hand.iter().filter(|dude| state.seen[dude.index()].include(viewer));
        let known: Vec<Item> = known.map(|dude| self.show_known(dude)).collect();
        let hidden = 0..hand.len() - known.len();
        let backs = hidden.map(|position| Item::back(&hand_area(seat), position));
        known.into_iter().chain(backs).collect()
    }
}
