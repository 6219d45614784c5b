//! Whether what a seat is sent depends on what it may not know.

use fracas_core::{Chance, Chronicle, Legible, Seat, Told, View, Viewer};
use serde::Serialize;

/// Something a viewer is sent that differs between worlds it must not be able to tell apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leak {
    /// Who could tell the worlds apart.
    pub viewer: Viewer,
    /// By what.
    pub by: &'static str,
    /// What it was sent in the real world.
    pub real: String,
    /// What it would have been sent in another.
    pub other: String,
}

/// Re-deals all that `viewer` cannot know and compares what it is sent.
pub fn leak<G: Legible>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> Option<Leak> {
    leak_of_view(game, state, viewer, &View::of(game, state, viewer), chance)
}

/// Looks for a leak as [`leak`] does, where what the viewer is sent of the state is at hand.
pub(crate) fn leak_of_view<G: Legible>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    real: &View,
    chance: &mut impl Chance,
) -> Option<Leak> {
    let mut other = state.clone();
    game.resample(&mut other, viewer, chance);
    let other = View::of(game, &other, viewer);
    let by = match () {
        () if *real == other => return None,
        () if real.scene != other.scene => "scene",
        () if real.choices != other.choices => "actions",
        () if real.due != other.due => "who is due",
        () => "outcome",
    };
    Some(Leak { viewer, by, real: text(real), other: text(&other) })
}

/// Writes what is sent.
fn text(sent: &impl Serialize) -> String {
    serde_json::to_string(sent).expect("what is sent is plain data")
}

/// What a move may show.
#[derive(Clone, Copy, Debug, Default)]
pub struct Openness {
    /// The move may be taken back, so that it shows nothing.
    pub is_undoable: bool,
    /// Everyone is told of every choice, so that more may be told than the table shows.
    pub choices_are_open: bool,
}

/// Makes a move in the real world, and others that might have been made instead: the same in a world
/// that looks the same to `viewer`, and, unless choices are open, another move of the same seat in
/// either world. Where the viewer sees the same table afterwards, it must have been told the same. And
/// where the move may be taken back, the same move in the other world must leave the same table, since
/// nothing hidden may have been shown.
pub fn leak_of_move<G, C>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    (seat, action): (Seat, G::Action),
    chance: &C,
    rules: Openness,
) -> Option<Leak>
where
    G: Legible,
    C: Chance + Clone,
{
    let mut picks = chance.clone();
    let mut world = state.clone();
    game.resample(&mut world, viewer, &mut picks);
    let real = After::of(game, state, viewer, (seat, action), &mut chance.clone());
    for before in [&world, state] {
        let mut possible = Vec::new();
        game.actions(before, seat, &mut possible);
        let mut moves = vec![picks.pick(&possible).unwrap_or(action)];
        // A seat knows its own choice; only the others must not be told of it.
        moves.retain(|_| !rules.choices_are_open && !viewer.is(seat));
        let is_another_world = !std::ptr::eq(before, state);
        moves.extend((is_another_world && possible.contains(&action)).then_some(action));
        for other in moves {
            let after = After::of(game, before, viewer, (seat, other), &mut chance.clone());
            let leak = |by, real, other| Some(Leak { viewer, by, real, other });
            if real.view == after.view {
                if real.told != after.told {
                    return leak("events", text(&real.told), text(&after.told));
                }
            } else if rules.is_undoable && other == action {
                let by = "a move that may be taken back";
                return leak(by, text(&real.view), text(&after.view));
            }
        }
    }
    None
}

/// What a viewer is sent after a move.
struct After {
    /// The table.
    view: View,
    /// What happened.
    told: Vec<Told>,
}

impl After {
    fn of<G: Legible>(
        game: &G,
        before: &G::State,
        viewer: Viewer,
        (seat, action): (Seat, G::Action),
        chance: &mut impl Chance,
    ) -> After {
        let mut state = before.clone();
        let mut log = Chronicle::default();
        game.apply(&mut state, seat, action, chance, &mut log);
        let names: Vec<String> =
            Seat::all(game.seats()).map(|seat| format!("Seat {seat}")).collect();
        let heard = log.entries.iter().filter_map(|entry| entry.seen_by(viewer));
        let told = heard.map(|event| game.tell(event, &names)).collect();
        After { view: View::of(game, &state, viewer), told }
    }
}
