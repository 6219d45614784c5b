//! Every reason why something may not be done.

use fracas_core::{Game as _, Legible as _, Seat};

use crate::scene::tests::pack::table;
use crate::state::Phase;
use crate::tests::arena::{A, Arena, B, C, D};

/// Dudes with all that can be in the way.
const DUDES: &str = r#"
game = "op-arena"

[[dude]]
id = "test-brick"
name = "Brick"
type = "human"
attack = 5
[[dude.ability]]
name = "Throw"
die = 3
effect = { pick = { from = { target = "others" } }, then = { damage = 2 } }
[[dude.ability]]
name = "Hard"
rule = "unnerphable"

[[dude]]
id = "test-ghost"
name = "Ghost"
type = "spirit"
skill = 4
[[dude.ability]]
name = "Boo"
reactive = 2
rolls = "any"
effect = { points = 1 }
[[dude.ability]]
name = "Thin"
rule = { untargetable = "tokens" }

[[dude]]
id = "test-judge"
name = "Judge"
type = "human"
[[dude.ability]]
name = "Order"
rule = "no-rerolls"
[[dude.ability]]
name = "Sentence"
die = 2
effect = { pick = { from = { target = "others" } }, then = { kill = "it" } }

[[dude]]
id = "test-bard"
name = "Bard"
type = "human"
attack = 1
[[dude.ability]]
name = "Opening"
when = "your-turn-starts"
effect = { points = 1 }
[[dude.ability]]
name = "Encore"
when = "your-turn-starts"
effect = { points = 1 }

[[dude]]
id = "test-swan"
name = "Swan"
type = "animal"
[[dude.ability]]
name = "Song"
when = "dies"
effect = { points = 1 }
[[dude.ability]]
name = "Dive"
die = 1
effect = { kill = { all = "any" } }

[[dude]]
id = "test-duck"
name = "Duck"
type = "animal"
[[dude.ability]]
name = "Last Quack"
when = "dies"
effect = { points = 1 }
[[dude.ability]]
name = "Quack"
die = 1
effect = { points = 1 }
"#;

/// Checks why a seat may not do something: the code, the rule and the sentence.
#[track_caller]
fn expect(arena: &Arena, seat: Seat, notation: &str, why: (&str, u16, &str)) {
    assert!(!arena.can(seat, notation), "{notation:?} is legal");
    let action = arena.game.parse(notation).expect("it is an action");
    let refusal = arena.game.refuse(&arena.state, seat, action);
    let rule = refusal.rule.map_or(0, |rule| rule.0);
    assert_eq!((refusal.code, rule, refusal.sentence.as_str()), why);
}

/// A table at which A has rolled a number with a Brick in play, and B has a Ghost.
fn placing(face: u8) -> Arena {
    let mut arena = table(2, DUDES);
    arena.put(A, "test-brick");
    arena.put(B, "test-ghost");
    arena.put(A, "test-bard");
    arena.place(A, face);
    arena
}

#[test]
fn others_decide_and_a_game_ends() {
    let mut arena = placing(4);
    expect(&arena, B, "fail", ("not-your-turn", 25, "it is not your turn to decide"));
    arena.state.phase = Phase::Over;
    expect(&arena, A, "pass", ("over", 125, "the game is over"));
}

#[test]
fn the_call_goes_around() {
    let mut arena = table(2, DUDES);
    arena.hold(A, &["test-brick"]);
    arena.hold(B, &["test-ghost"]);
    arena.begin(A);
    let sentence = "the call goes around the table: it is not your turn to answer it";
    expect(&arena, B, "call test-ghost", ("not-your-turn", 39, sentence));
    expect(&arena, A, "call test-ghost", ("not-in-hand", 38, "Ghost is not in your hand"));
}

#[test]
fn starting_dudes_come_from_the_hand_and_some_players_must_have_one() {
    let mut arena = table(4, DUDES);
    arena.state = arena.game.deal(&mut arena.chance, &mut fracas_core::Silent);
    let [first, fourth] = [0, 3].map(|places| arena.game.left_of(arena.state.first, places));
    for (seat, id) in [(first, "test-brick"), (fourth, "test-ghost")] {
        arena.hold(seat, &[id]);
    }
    let must = "the first three players must start with at least one Dude";
    expect(&arena, first, "pass", ("must-start", 15, must));
    assert!(arena.can(fourth, "pass"), "R16: players 4, 5 and 6 may start with none");
    expect(&arena, fourth, "lay test-brick", ("not-in-hand", 16, "Brick is not in your hand"));
    expect(&arena, first, "lay test-ghost", ("not-in-hand", 15, "Ghost is not in your hand"));
    let first_things = "not now: choose your starting Dudes first, with `lay` and `pass`";
    expect(&arena, first, "reroll", ("wrong-phase", 15, first_things));
    arena.act(first, "lay test-brick");
    expect(&arena, first, "lay test-brick", ("already-down", 15, "Brick lies there already"));
    arena.act(first, "pass");
    let sentence = "you have chosen your starting Dudes; others still choose theirs";
    expect(&arena, first, "lay test-brick", ("not-your-turn", 17, sentence));
}

#[test]
fn every_action_has_its_phase() {
    let arena = placing(4);
    for (notation, sentence) in [
        (
            "discard test-brick",
            "a Dude in play is discarded in phase 1 of a turn, and this is phase 5",
        ),
        ("call test-brick", "Dudes are called in phase 2 of a turn, and this is phase 5"),
        ("shield test-brick", "a token is played in phase 3 of a turn, and this is phase 5"),
        ("nerph test-brick 1", "a token is played in phase 3 of a turn, and this is phase 5"),
        (
            "drop test-brick",
            "Dudes are discarded from hand in phase 6 of a turn, and this is phase 5",
        ),
    ] {
        expect(&arena, A, notation, ("wrong-phase", 27, sentence));
    }
    let sentence = "starting Dudes were chosen before the first turn";
    expect(&arena, A, "lay test-brick", ("wrong-phase", 15, sentence));
    let mut arena = table(2, DUDES);
    arena.put(A, "test-brick");
    arena.begin(A);
    let sentence = "the die is rolled in phase 4 of a turn, and this is phase 1";
    expect(&arena, A, "reroll", ("wrong-phase", 27, sentence));
    for notation in ["fail", "attack test-brick", "skill test-brick", "use test-brick 1"] {
        let sentence = "the die is placed in phase 5 of a turn, and this is phase 1";
        expect(&arena, A, notation, ("wrong-phase", 27, sentence));
    }
}

#[test]
fn only_own_dudes_in_play_are_discarded() {
    let mut arena = table(2, DUDES);
    arena.put(A, "test-brick");
    arena.put(B, "test-ghost");
    arena.begin(A);
    let not_yours = ("not-yours", 28, "Ghost is not under your control");
    expect(&arena, A, "discard test-ghost", not_yours);
    expect(&arena, A, "discard test-swan", ("not-in-play", 28, "Swan is not in play"));
}

#[test]
fn tokens_have_their_limits() {
    let mut arena = table(2, DUDES);
    let brick = arena.put(B, "test-brick");
    arena.put(B, "test-ghost");
    let duck = arena.put(B, "test-duck");
    arena.shield(brick);
    arena.nerph(duck, 1);
    arena.begin(A);
    arena.pass_to(Phase::Token);
    expect(&arena, A, "shield test-swan", ("not-in-play", 55, "Swan is not in play"));
    expect(&arena, A, "nerph test-swan 1", ("not-in-play", 50, "Swan is not in play"));
    expect(&arena, A, "shield test-brick", ("already-shielded", 56, "Brick has a Shield already"));
    let nerphed = "“Last Quack” of Duck is Nerphed already";
    expect(&arena, A, "nerph test-duck 1", ("already-nerphed", 50, nerphed));
    expect(&arena, A, "nerph test-brick 1", ("unnerphable", 95, "Brick cannot be Nerphed"));
    let ghost = "Ghost cannot be targeted by the tokens of other players";
    expect(&arena, A, "shield test-ghost", ("untargetable", 118, ghost));
    expect(&arena, A, "nerph test-ghost 1", ("untargetable", 118, ghost));
    arena.tokens(A, 0, 1);
    expect(&arena, A, "shield test-duck", ("no-token", 49, "you have no Shield"));
    arena.tokens(A, 1, 0);
    expect(&arena, A, "nerph test-duck 2", ("no-token", 49, "you have no Nerph"));
}

#[test]
fn a_die_is_rerolled_with_a_cube_where_nothing_forbids_it() {
    let mut arena = placing(4);
    expect(&arena, A, "reroll", ("kept", 68, "you have kept the 4"));
    arena.put(B, "test-judge");
    let kept = "a Dude of another player keeps you from rerolling";
    expect(&arena, A, "reroll", ("no-rerolls", 95, kept));
    arena.state.player_mut(A).cubes = 0;
    expect(&arena, A, "reroll", ("no-cube", 66, "you have no Reroll Cube left"));
    arena.game.has_limit = false;
    expect(&arena, A, "reroll", ("no-rerolls", 142, "rerolls are not allowed at this table"));
}

#[test]
fn a_die_is_placed_where_it_is_high_enough() {
    let mut arena = placing(2);
    let low = "the Basic Attack of Brick needs 5 or more and you rolled a 2";
    expect(&arena, A, "attack test-brick", ("too-low", 70, low));
    let low = "“Throw” of Brick needs 3 or more and you rolled a 2";
    expect(&arena, A, "use test-brick 1", ("too-low", 70, low));
    expect(&arena, A, "skill test-brick", ("no-spot", 69, "Brick has no Skill Power"));
    let persistent = "“Hard” of Brick is Persistent: it works without the die";
    expect(&arena, A, "use test-brick 2", ("persistent", 77, persistent));
    let not_yours = ("not-yours", 69, "Ghost is not under your control");
    for notation in ["attack test-ghost", "skill test-ghost", "use test-ghost 1"] {
        expect(&arena, A, notation, not_yours);
    }
    expect(&arena, A, "attack test-swan", ("not-in-play", 69, "Swan is not in play"));
    let must = "place the die on one of your Dudes, or `fail`";
    expect(&arena, A, "pass", ("must-place", 73, must));
    let brick = arena.dude("test-brick");
    arena.nerph(brick, 1);
    expect(&arena, A, "use test-brick 1", ("nerphed", 51, "“Throw” of Brick is Nerphed"));
    arena.put(A, "test-ghost");
    let reactive = "“Boo” of Ghost is Reactive: it works when a 2 is rolled";
    expect(&arena, A, "use test-ghost 1", ("reactive", 78, reactive));
    expect(&arena, A, "attack test-ghost", ("no-spot", 69, "Ghost has no Basic Attack"));
}

#[test]
fn what_is_asked_comes_first() {
    let mut arena = placing(6);
    arena.put(B, "test-duck");
    expect(&arena, A, "yes", ("nothing-asked", 0, "nothing is asked now"));
    arena.act(A, "use test-brick 1");
    let question = "Brick, Throw: Choose a Dude of another player for 2 damage.";
    let busy = format!("something is being carried out first; {question}");
    expect(&arena, A, "fail", ("answer-first", 84, &busy));
    let other = format!("that is not among the choices; {question}");
    expect(&arena, A, "choose dude test-brick", ("answer-first", 84, &other));
}

#[test]
fn the_order_of_several_abilities_comes_first() {
    let mut arena = table(2, DUDES);
    arena.put(A, "test-bard");
    arena.begin(A);
    let sentence = "choose first which triggered ability comes next, with `resolve`";
    expect(&arena, A, "pass", ("order-first", 92, sentence));
    arena.acts(&["resolve test-bard 2"]);
    let sentence = "no triggered ability waits to be used";
    expect(&arena, A, "resolve test-bard 1", ("not-triggered", 92, sentence));
    let sentence = "no dead Dude has a last ability to use";
    expect(&arena, A, "last-words test-bard", ("not-triggered", 92, sentence));
}

#[test]
fn the_order_of_the_dead_comes_first() {
    let mut arena = table(4, DUDES);
    arena.put(A, "test-swan");
    arena.put(A, "test-duck");
    arena.put(D, "test-brick");
    arena.place(A, 6);
    arena.act(A, "use test-swan 2");
    assert!(arena.can(A, "last-words test-duck"), "{:?}", arena.actions(A));
    let sentence = "choose first whose last ability comes next, with `last-words`";
    expect(&arena, A, "fail", ("order-first", 92, sentence));
    expect(&arena, C, "fail", ("not-your-turn", 25, "it is not your turn to decide"));
}

#[test]
fn only_the_hand_is_discarded_from_in_cleanup() {
    let mut arena = table(2, DUDES);
    arena.hold(A, &["test-brick"]);
    arena.state.phase = Phase::Cleanup;
    arena.settle();
    expect(&arena, A, "drop test-swan", ("not-in-hand", 119, "Swan is not in your hand"));
}
