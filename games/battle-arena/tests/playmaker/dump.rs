use crate::tables;
use fracas_core::{Fast, Game, Legible, Viewer};
use fracas_testkit::{Wander, any_step};
use std::collections::BTreeMap;

#[test]
fn dump() {
    let mut chance = Fast::new(5);
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for round in 0..6 {
        let _ = round;
        for table in tables(&mut chance) {
            let wander = Wander::new(table, any_step);
            for _ in 0..10 {
                let mut state = wander.play(0, &mut chance);
                loop {
                    let Some(seat) = wander.game.to_act(&state).first() else { break };
                    let scene = wander.game.scene(&state, Viewer::Seat(seat));
                    let mut actions = vec![];
                    wander.game.actions(&state, seat, &mut actions);
                    let labels: Vec<String> = actions
                        .iter()
                        .take(3)
                        .chain(actions.last())
                        .map(|a| {
                            let c = wander.game.choice(&state, seat, *a);
                            for item in &c.items {
                                assert!(scene.has(item), "{c:?} {scene:#?}");
                            }
                            assert_eq!(wander.game.parse(&c.notation), Ok(*a), "{}", c.notation);
                            format!("{} [{}] {:?}", c.label, c.notation, c.items)
                        })
                        .collect();
                    if scene.prompt.contains(": ") && !scene.prompt.starts_with("Battle") {
                        seen.entry(scene.prompt.clone())
                            .or_insert_with(|| labels.join("\n        "));
                    }
                    if !wander.step(&mut state, &mut chance) {
                        break;
                    }
                }
            }
        }
    }
    for (prompt, labels) in seen {
        println!("{prompt}\n        {labels}");
    }
}
