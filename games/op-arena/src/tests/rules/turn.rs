//! Chapters 4 to 6: the turn, discarding, the call.

use crate::event::Event;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C};

/// Three Dudes without a trigger, for what any Dude does.
const PLAIN: &str = r#"
game = "op-arena"

[[dude]]
id = "brick"
name = "Brick"
type = "human"
attack = 5
skill = 4
[[dude.ability]]
name = "Throw"
die = 3
effect = { pick = { from = { target = "others" } }, then = { damage = 2 } }
[[dude.ability]]
name = "Hard"
rule = "loyal"
"#;

#[test]
fn r034_markers_of_others_score_when_a_dude_is_discarded() {
    let mut arena = Arena::with_pack(3, PLAIN);
    let brick = arena.put(A, "brick");
    arena.hurt(brick, B, 2);
    arena.hurt(brick, C, 1);
    arena.begin(A);
    arena.act(A, "discard brick");
    assert_eq!([A, B, C].map(|seat| arena.points(seat)), [0, 2, 1]);
    assert!(arena.state.discard.contains(brick) && !arena.is_in_play(brick));
}

#[test]
fn r037_r039_the_call_goes_round_from_the_current_player() {
    let mut arena = Arena::with_pack(3, PLAIN);
    arena.hold(A, &["brick"]);
    arena.hold(C, &["viking"]);
    arena.begin(A);
    assert_eq!((arena.state.phase, arena.due()), (Phase::Call, A));
    arena.act(A, "pass");
    assert_eq!(arena.due(), C, "B has no Dude in hand");
    arena.act(C, "call viking");
    assert!(arena.events.iter().any(|event| matches!(event, Event::Entered { seat: C, .. })));
}
