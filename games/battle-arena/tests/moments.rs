//! What is shown between two decisions: each Battle on its own.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use fracas_core::{Fast, Scene, Seat, Viewer};

use random::{play, setups, step};

/// Counts the Heroes that are face up in the Zones of a seat.
fn face_up(scene: &Scene, seat: Seat) -> usize {
    let zones = scene.area(&format!("zones.{seat}")).unwrap();
    zones.items.iter().filter(|item| item.face.is_some()).count()
}

fn battles_won(scene: &Scene, seat: Seat) -> i64 {
    scene.item(&format!("wins.{seat}")).unwrap().face.as_ref().unwrap().numbers["value"]
}

#[test]
fn every_battle_is_a_moment_of_its_own() {
    let mut chance = Fast::new(8);
    let mut most = 0;
    for setup in setups().into_iter().filter(|setup| setup.mode != "playmaker") {
        for _ in 0..50 {
            let mut table = play(&setup, 0, &mut chance);
            let mut fought = 0;
            while step(&mut table, &mut chance) {
                for moment in table.moments(Viewer::Spectator) {
                    if !moment.scene.areas.iter().any(|area| area.id.starts_with("overtime")) {
                        fought += 1;
                        assert_eq!(moment.scene.moment, format!("Battle {fought} of 7"));
                    }
                    assert_eq!(face_up(&moment.scene, Seat(0)), fought);
                    assert_eq!(face_up(&moment.scene, Seat(1)), fought);
                    assert_eq!(moment.scene.prompt, "You are watching.");
                    let ids = &moment.scene.focus;
                    assert_eq!(ids.len(), 2, "both Heroes of the Battle");
                    let is_seen = |id| moment.scene.item(id).unwrap().face.is_some();
                    assert!(ids.iter().all(|id| is_seen(id)), "which have just been turned over");
                }
                most = most.max(table.moments(Viewer::Spectator).len());
            }
            let end = table.view(Viewer::Spectator).scene;
            assert_eq!(fought, face_up(&end, Seat(0)), "no Battle went by unseen");
        }
    }
    assert!(7 <= most, "in Rookie all Battles follow from one decision: {most}");
}

#[test]
fn a_battle_with_plays_is_seen_when_it_is_revealed_and_when_it_is_decided() {
    let mut chance = Fast::new(10);
    let playmaker = setups().into_iter().find(|setup| setup.mode == "playmaker").unwrap();
    for _ in 0..50 {
        let mut table = play(&playmaker, 0, &mut chance);
        let mut seen = Vec::new();
        while step(&mut table, &mut chance) {
            for moment in table.moments(Viewer::Spectator) {
                let open = face_up(&moment.scene, Seat(0));
                assert_eq!(open, face_up(&moment.scene, Seat(1)));
                seen.push((open, moment.scene.moment));
            }
        }
        let fought = face_up(&table.view(Viewer::Spectator).scene, Seat(0));
        for battle in 1..=fought {
            for step in ["reveal", "decided"] {
                let wanted = (battle, format!("Battle {battle} of 7: {step}"));
                assert!(seen.contains(&wanted), "{wanted:?} in {seen:?}");
            }
            let next = (battle, format!("Battle {} of 7: start", battle + 1));
            assert_eq!(seen.contains(&next), battle < fought, "the next Heroes are hidden still");
        }
    }
}

#[test]
fn the_score_of_a_moment_is_that_of_the_battles_seen() {
    let mut chance = Fast::new(9);
    let rookie = setups().remove(0);
    let mut table = play(&rookie, 0, &mut chance);
    while step(&mut table, &mut chance) {}
    let moments = table.moments(Viewer::Seat(Seat(1)));
    let told = table.told(Viewer::Seat(Seat(1)), 0);
    assert!(4 <= moments.len(), "it takes four wins");
    for (seat, before) in [(Seat(0), 0), (Seat(1), 0)] {
        let mut last = before;
        for moment in &moments {
            let won = battles_won(&moment.scene, seat);
            let line = &told[moment.heard - 1];
            assert_eq!(line.kind, "battle", "a moment follows the result of its Battle");
            assert_eq!(won - last, i64::from(line.good_for == Some(seat)), "{}", line.text);
            last = won;
        }
    }
}
