//! A whole game as a text: what everyone sees, may do and is told, as a change of rules shows in it.

use std::fmt::Write as _;
use std::sync::Arc;

use fracas_core::{Chance, Fast, Item, Legible, Match, Scene, Seed, Setup, Table, Viewer};

/// Plays a random game and writes down, decision by decision, what changes on the table for every
/// viewer, what the due seats may do, what one of them does and what is told of it.
pub fn playthrough<G: Legible>(game: G, setup: &Setup, seed: u64) -> String {
    let mut table = Match::deal(Arc::new(game), setup.clone(), &[], Seed::from_number(seed));
    let mut scenes: Vec<Vec<String>> = vec![Vec::new(); table.game().seats() + 1];
    let mut chance = Fast::new(seed);
    let mut heard = 0;
    let mut text = format!("{} {} {:?}, seed {seed}\n", setup.game, setup.mode, setup.options);
    loop {
        heard += tell(&mut text, &table, heard);
        for (viewer, before) in Viewer::all(table.game().seats()).zip(&mut scenes) {
            show_changes(&mut text, &table, viewer, before);
        }
        let Some(seat) = table.to_act().first() else { break };
        let actions = table.actions(seat);
        let notations: Vec<String> =
            actions.iter().map(|&action| table.game().notation(action)).collect();
        let action = chance.pick(&actions).expect("a due seat has actions");
        let _ = writeln!(text, "seat {seat} may {}", notations.join(" | "));
        let _ = writeln!(
            text,
            "> {}: seat {seat} {}",
            table.moves() + 1,
            table.game().notation(action)
        );
        table.play_action(seat, action).expect("the action is legal");
    }
    let _ = writeln!(text, "{:?}", table.outcome().expect("the game is over"));
    text
}

/// Writes what a spectator is told, and gives the number of events.
fn tell<G: Legible>(text: &mut String, table: &Match<G>, heard: usize) -> usize {
    let told = table.told(Viewer::Spectator, heard);
    for told in &told {
        let _ = writeln!(text, "* [{}] {}", told.kind, told.text);
    }
    told.len()
}

/// Writes the lines of a viewer's scene that were not there before.
fn show_changes<G: Legible>(
    text: &mut String,
    table: &Match<G>,
    viewer: Viewer,
    before: &mut Vec<String>,
) {
    let lines = scene_lines(&table.view(viewer).scene);
    let who = match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".into(),
    };
    for line in lines.iter().filter(|line| !before.contains(line)) {
        let _ = writeln!(text, "  {who} sees {line}");
    }
    *before = lines;
}

fn scene_lines(scene: &Scene) -> Vec<String> {
    let mut lines = vec![format!("moment: {}", scene.moment), format!("prompt: {}", scene.prompt)];
    lines.extend(scene.areas.iter().map(|area| {
        let items: Vec<String> = area.items.iter().map(item_line).collect();
        format!("{}: {}", area.id, items.join(", "))
    }));
    lines
}

fn item_line(item: &Item) -> String {
    let count = item.count.map(|count| format!(" x{count}")).unwrap_or_default();
    let numbers = item
        .face
        .iter()
        .flat_map(|face| &face.numbers)
        .map(|(name, value)| format!(" {name}={value}"));
    let badges = item.badges.iter().map(|badge| format!(" [{badge}]"));
    let pieces = item.pieces.iter().map(|piece| format!(" ({})", piece.text()));
    format!("{}{count}{}", item.id, numbers.chain(badges).chain(pieces).collect::<String>())
}
