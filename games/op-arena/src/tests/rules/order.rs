//! What comes before what, where several things happen at once (R86 to R95, C1, C4, C14 to C17).

use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D, effect};

/// Opens a table with Dudes whose abilities come about by what others do.
fn arena(seats: usize) -> Arena {
    Arena::with_pack("brawl", seats, &[], include_str!("order.toml"))
}

/// R91, C1. What a Reactive effect sets off comes before the next Reactive effect, each time.
#[test]
fn c001_what_a_reactive_sets_off_comes_before_the_next_reactive() {
    let mut arena = arena(4);
    let dudes = [(B, "splash"), (C, "ripple"), (D, "grudge")];
    let [splash, ripple, grudge] = dudes.map(|(seat, id)| arena.put(seat, id));
    arena.waste(A, 4);
    assert_eq!(arena.triggered(), [splash, grudge, ripple, grudge]);
    assert_eq!(arena.damages([splash, ripple, grudge]), [2, 2, 2], "each was hit back once");
}

#[test]
fn c001_what_one_start_of_turn_ability_sets_off_comes_before_the_other() {
    let mut arena = arena(2);
    let lark = arena.put(A, "lark");
    let grudge = arena.put(B, "grudge");
    arena.begin(A);
    assert_eq!(arena.actions(A), ["resolve lark 1", "resolve lark 2"]);
    arena.act(A, "resolve lark 2");
    assert_eq!(arena.triggered(), [lark, grudge, lark, grudge]);
    assert_eq!(arena.damages([lark, grudge]), [2, 2]);
}

#[test]
fn r095_each_of_several_dudes_that_are_put_in_play_is_noticed() {
    let mut arena = arena(3);
    arena.put(A, "usher");
    arena.put(B, "parade");
    arena.deck(&["brick", "giant"]);
    arena.place(B, 5);
    arena.act(B, "use parade 1");
    for _ in 0..2 {
        assert_eq!(arena.actions(A), ["resolve usher 1", "resolve usher 2"]);
        arena.acts(&["resolve usher 1", "yes"]);
    }
    let damages = ["brick", "giant"].map(|id| arena.damage(arena.dude(id)));
    assert_eq!((damages, arena.points(A)), ([1, 1], 2));
}

/// R86, C14. Several targets answer in turn order, whoever was chosen first.
#[test]
fn c014_several_targets_answer_in_turn_order() {
    for order in [["cactus", "snapper"], ["snapper", "cactus"]] {
        let mut arena = arena(3);
        let twins = arena.put(A, "twins");
        let dudes = [(B, "cactus"), (C, "snapper")].map(|(seat, id)| arena.put(seat, id));
        arena.place(A, 3);
        arena.act(A, "use twins 1");
        for id in order {
            arena.act(A, &format!("choose dude {id}"));
        }
        assert_eq!(arena.triggered(), dudes, "{order:?}");
        assert_eq!(arena.damage(twins), 1 + 3, "it is hurt when the Snapper looks");
        assert_eq!(arena.damages(dudes), [2, 2]);
    }
}

#[test]
fn c014_targets_of_one_player_answer_as_they_were_targeted() {
    for (order, damage) in [(["cactus", "snapper"], 1 + 3), (["snapper", "cactus"], 1)] {
        let mut arena = arena(2);
        let twins = arena.put(A, "twins");
        order.map(|id| arena.put(B, id)).reverse();
        arena.place(A, 3);
        arena.act(A, "use twins 1");
        for id in order {
            arena.act(A, &format!("choose dude {id}"));
        }
        assert_eq!(arena.damage(twins), damage, "{order:?}");
    }
}

/// R100, C16. Who is dead is no target any more, though it lies there until the effect is done.
#[test]
fn c016_the_dead_are_no_targets_for_the_rest_of_an_effect() {
    let mut arena = arena(2);
    arena.put(A, "twins");
    let brick = arena.put(B, "brick");
    arena.hurt(brick, A, 2);
    let [giant, cactus] = ["giant", "cactus"].map(|id| arena.put(B, id));
    arena.place(A, 4);
    arena.acts(&["use twins 2", "choose dude brick"]);
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude cactus"]);
    arena.acts(&["choose dude giant", "choose dude cactus"]);
    assert!(!arena.is_in_play(brick));
    assert_eq!(arena.damages([giant, cactus]), [1, 1]);
}

#[test]
fn c016_a_dead_target_does_not_answer() {
    let mut arena = arena(2);
    let twins = arena.put(A, "twins");
    let cactus = arena.put(B, "cactus");
    arena.put(B, "giant");
    arena.hurt(cactus, A, 6);
    arena.place(A, 4);
    arena.acts(&["use twins 2", "choose dude cactus"]);
    assert_eq!(arena.damage(twins), 1, "it answers the blow that kills it");
    assert_eq!(arena.damage(arena.dude("giant")), 2, "and the others go elsewhere");
}

/// R104, C4. The markers that a Dude dies with are counted, whatever its action does with others.
#[test]
fn c004_the_dead_keep_their_markers() {
    let mut arena = arena(3);
    let kettle = arena.put(A, "kettle");
    arena.hurt(kettle, B, 5);
    arena.hurt(kettle, C, 3);
    let cactus = arena.put(B, "cactus");
    arena.place(A, 2);
    arena.act(A, "use kettle 1");
    assert_eq!((arena.is_in_play(kettle), arena.damage(cactus)), (false, 0));
    assert_eq!(arena.scores(), [0, 2 + 3, 1]);
}

/// R88, C15. A Dude that came after the roll does not react to it.
#[test]
fn c015_who_comes_after_the_roll_does_not_react_to_it() {
    let mut arena = arena(2);
    arena.put(A, "parade");
    arena.deck(&["bell", "brick"]);
    arena.place(A, 5);
    arena.act(A, "use parade 1");
    assert_eq!(arena.points(A), 0);
    arena.load(&[5]);
    arena.begin(B);
    arena.pass_to(Phase::Roll);
    arena.acts(&["pass", "enough"]);
    assert_eq!(arena.points(A), 1, "to the next one it does");
}

/// G12, C17. All deaths of the effect that ends the game are scored, those that follow from deaths too.
#[test]
fn g012_who_starves_by_the_deciding_effect_is_scored() {
    let mut arena = arena(3);
    arena.put(A, "lark");
    let [giant, tower, _] = ["giant", "tower", "brick"].map(|id| arena.put(B, id));
    arena.score([28, 0, 0]);
    arena.hurt(giant, C, 10);
    arena.hurt(tower, C, 8);
    arena.state.active = A;
    arena.run(A, &effect(r#"{ kill = { all = { whose = "others", type = "human" } } }"#));
    assert_eq!(arena.state.phase, Phase::Over);
    assert_eq!(arena.state.fighters_of(B).count(), 0);
    let scores = [28 + 3 * 3, 0, 2 * 2];
    assert_eq!(arena.scores(), scores, "the Tower starves without the Brick, then the Giant");
}

/// G12, C17. An effect is carried out whole before the end is looked at.
#[test]
fn c017_an_effect_is_done_before_the_end_is_checked() {
    let mut arena = arena(2);
    arena.put(A, "lark");
    let brick = arena.put(B, "brick");
    arena.score([29, 29]);
    arena.hurt(brick, B, 1);
    arena.run(A, &effect(r#"{ in-order = [{ points = 1 }, { kill = { all = "others" } }] }"#));
    assert_eq!((arena.state.phase, arena.scores()), (Phase::Over, [30 + 3, 29 + 2]));
}
