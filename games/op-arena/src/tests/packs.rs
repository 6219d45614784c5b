//! Packs that go further than the printed Dudes do.

use fracas_core::Legible as _;

use crate::tests::arena::{A, Arena, B, effect};

/// Makes a Dude of two abilities.
fn dude(id: &str, first: &str, second: &str) -> String {
    format!(
        "[[dude]]\nid = \"{id}\"\nname = \"{id}\"\ntype = \"spirit\"\nattack = 6\n\
         [[dude.ability]]\nname = \"One of {id}\"\n{first}\n\
         [[dude.ability]]\nname = \"Two of {id}\"\n{second}\n"
    )
}

fn pack(dudes: &[String]) -> String {
    format!("game = \"op-arena\"\n{}", dudes.concat())
}

/// R93. Who is killed before it has used an ability does not get that use: of two deaths, a Dude speaks of the
/// last.
#[test]
fn r093_c010_a_dude_that_dies_again_before_it_has_spoken_speaks_of_its_last_death() {
    let dead =
        |id, effect: &str| dude(id, &format!("when = \"dies\"\n{effect}"), "rule = \"loyal\"");
    let pack = pack(&[
        dead("medium", r#"effect = { pick = { from = "discard-pile" }, then = "put-in-play" }"#),
        dead("avenger", r#"effect = { kill = { all = "any" } }"#),
        dead("plaintiff", "effect = { steal-points = 9 }"),
        dead("mourner", "effect = { draw = 1 }"),
    ]);
    let mut arena = Arena::with_pack("grind", 2, &[], &pack);
    let ids = ["medium", "avenger", "plaintiff", "mourner"];
    let [.., plaintiff, _] = ids.map(|id| arena.put(A, id));
    arena.run(B, &effect(r#"{ kill = { all = "any" } }"#));
    assert_eq!(arena.actions(A), ids.map(|id| format!("last-words {id}")));
    arena.acts(&["last-words medium", "choose plaintiff from discard"]);
    assert!(arena.is_in_play(plaintiff), "it has still to speak of its first death");
    arena.act(A, "last-words avenger");
    assert!(!arena.is_in_play(plaintiff), "A has killed it again");
    assert_eq!(arena.actions(A), ["last-words mourner", "last-words plaintiff"], "each once");
    let saved = arena.game.save(&arena.state);
    assert_eq!(arena.game.load(&saved).expect("a position of the game"), arena.state);
    arena.act(A, "last-words plaintiff");
    assert!(arena.state.fallen.is_empty());
    assert_eq!(arena.scores(), [3, 4 * 3], "it has no quarrel with B, who killed it before");
}

/// Whatever helps, a die cannot be placed where there is no number.
#[test]
fn any_number_of_dudes_can_make_it_easier() {
    let ease = r#"rule = { easier = { amount = 5, for = "yours" } }"#;
    let ids: Vec<String> = (1..=14).map(|number| format!("coach-{number}")).collect();
    let dudes: Vec<String> = ids.iter().map(|id| dude(id, ease, ease)).collect();
    let mut arena = Arena::with_pack("brawl", 2, &[("limit", "none")], &pack(&dudes));
    for id in &ids {
        arena.put(A, id);
    }
    arena.place(A, 1);
    let attacks = ids.iter().map(|id| format!("attack {id}"));
    assert_eq!(arena.actions(A), attacks.chain(["fail".to_owned()]).collect::<Vec<_>>());
}

/// Makes an effect with so many loops inside each other.
fn looped(loops: usize, effect: &str) -> String {
    let open = r#"{ for-each = { players = "left" }, do = "#;
    format!("{}{effect}{}", open.repeat(loops), " }".repeat(loops))
}

/// R86. What Dudes have against being targeted is not given up, however much waits for it.
#[test]
fn r086_both_abilities_of_a_target_are_used_where_all_room_is_taken() {
    let aim = r#"{ pick = { from = { target = "others" } }, then = { damage = 2 } }"#;
    let deep = format!("die = 3\neffect = {}", looped(4, aim));
    let answer = format!("when = \"targeted\"\neffect = {}", looped(6, "{ points = 1 }"));
    let execute =
        looped(1, r#"{ pick = { from = { die-abilities = "your-others" } }, then = "execute" }"#);
    let pack = pack(&[
        dude("deep", &deep, "rule = \"loyal\""),
        dude("touchy", &answer, &answer),
        dude("boss", &format!("die = 2\neffect = {execute}"), "rule = \"loyal\""),
    ]);
    let mut arena = Arena::with_pack("brawl", 2, &[], &pack);
    arena.put(A, "boss");
    arena.put(A, "deep");
    let touchy = arena.put(B, "touchy");
    arena.place_least(A, 2, "use boss 1");
    assert_eq!((arena.damage(touchy), arena.points(B)), (2, 2));
}

#[test]
fn an_effect_can_be_about_all_others_that_look_so() {
    let mut arena = Arena::new(2);
    let dudes = [(A, "brick"), (A, "giant"), (A, "echo"), (B, "mirror")];
    let dudes = dudes.map(|(seat, id)| arena.put(seat, id));
    let [brick, giant, _, mirror] = dudes;
    for dude in [brick, giant, mirror] {
        arena.hurt(dude, B, 1);
    }
    let others = r#"{ whose = "yours", is = "damaged", except-this = true }"#;
    arena.run(A, &effect(&format!("{{ damage = {{ amount = 1, whom = {{ all = {others} }} }} }}")));
    assert_eq!(arena.damages(dudes), [1, 2, 0, 1], "neither Brick itself, nor the unhurt, nor B's");
}
