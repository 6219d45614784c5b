//! What a seat knows, as a number.

use std::hash::{Hash, Hasher};

use fracas_core::{Seat, SeatSet, bag_hash};

use super::plays::is_held_by;
use crate::card::PlayId;
use crate::state::{Player, State};

/// Hashes what a seat knows: all that is open, and its own Heroes.
pub(crate) fn know(state: &State, seat: Seat, hasher: &mut impl Hasher) {
    let [own, other] = [state.player(seat), state.player(seat.opponent())];
    let open = usize::from(state.battle) + usize::from(state.phase.is_revealed());
    let shown = open.min(other.line_up.len());
    (seat, state.phase, state.flip_winner, state.home, state.honors).hash(hasher);
    (state.due, state.decided, state.substituted, state.battle).hash(hasher);
    (own.hot_dogs, other.hot_dogs).hash(hasher);
    for (battle, hero) in own.line_up.iter().enumerate() {
        (own.forgotten >> battle & 1 == 0).then_some(*hero).hash(hasher);
    }
    for heroes in [&own.hand, &own.discard, &other.discard] {
        heroes.hash(hasher);
    }
    other.line_up[..shown].hash(hasher);
    for player in [own, other] {
        player.overtime.hash(hasher);
        (player.deck_size(), player.hand.len(), player.line_up.len()).hash(hasher);
    }
}

/// Hashes what a seat knows of Plays and what they did: all that is open, and its own cards.
pub(crate) fn know_plays(state: &State, seat: Seat, hasher: &mut impl Hasher) {
    let fight = &state.fight;
    (fight.stopped, fight.starved, fight.brought_in, fight.is_called_off).hash(hasher);
    fight.sides.hash(hasher);
    fight.runs.hash(hasher);
    fight.ledger.changes().hash(hasher);
    state.agenda.hash(hasher);
    if !state.stack.is_empty() {
        let mut stack = state.stack;
        // What the other player has chosen from a hand is not known until it is done.
        let is_hidden = |thing: u16| is_held_by(thing, seat.opponent());
        stack.exchange_things(|thing| if is_hidden(thing) { u16::MAX } else { thing });
        stack.hash(hasher);
        state.tally.hash(hasher);
    }
    for whose in [seat, seat.opponent()] {
        know_player(state.player(whose), whose == seat, seat, state.tally.looks, hasher);
    }
}

/// Tells copies of a Play apart that differ in something.
fn with(play: PlayId, mark: u8) -> u32 {
    u32::from(play.0) << 8 | u32::from(mark)
}

fn know_player(
    player: &Player,
    is_own: bool,
    seat: Seat,
    looks: SeatSet,
    hasher: &mut impl Hasher,
) {
    (player.won, player.forgotten, player.spied, player.last_play).hash(hasher);
    (player.plays_before, player.extra_before, player.luck).hash(hasher);
    (player.plays.len(), player.book.bag.len(), player.ghosts, player.beside).hash(hasher);
    hasher.write_u64(bag_hash(player.ran.iter().map(|play| play.0)));
    hasher.write_u64(bag_hash(player.spent.iter().map(|spent| with(spent.play, spent.used))));
    // A player also knows what the opponent has seen.
    let held = player.plays.iter().filter(|held| is_own || held.is_seen);
    hasher.write_u64(bag_hash(held.map(|held| with(held.play, held.is_seen.into()))));
    let known = player.book.top.iter().chain(&player.book.bottom);
    for known in known {
        known.known_to.contains(seat).then_some(known.play).hash(hasher);
        is_own.then_some(known.known_to).hash(hasher);
    }
    player.shown_heroes.hash(hasher);
    player.shown_plays.len().hash(hasher);
    if looks.contains(seat) {
        player.shown_plays.hash(hasher);
    }
    if !is_own {
        hasher.write_u64(bag_hash(player.seen_hand.iter().map(|hero| hero.0)));
        for (battle, hero) in player.line_up.iter().enumerate() {
            (player.spied >> battle & 1 == 1).then_some(*hero).hash(hasher);
        }
    }
    hasher.write_u64(bag_hash(player.hidden_heroes.iter().map(|hero| hero.0)));
    hasher.write_u64(bag_hash(player.hidden_plays.iter().map(|play| play.0)));
}
