//! From the Unbothered Capybara to the Yodelling Lumberjack.

use crate::dude::Slot;
use crate::fighter::Mark;
use crate::tests::arena::{A, Arena, B, C, effect};

#[test]
fn unbothered_capybara_takes_no_nerph_and_has_a_choice_of_springs() {
    let mut arena = Arena::new(2);
    let capybara = arena.put(A, "unbothered-capybara");
    assert_eq!(arena.health(capybara), 10);
    for seat in [A, B] {
        arena.token_phase(seat);
        assert_eq!(arena.actions(seat), ["shield unbothered-capybara", "pass"], "{seat}");
    }
    arena.run(B, &effect(r#"{ pick = { from = { abilities = "others" } }, then = "nerph" }"#));
    assert_eq!(arena.fighter(capybara).nerphs(), 0, "nor by an ability");
    let giant = arena.put(B, "giant");
    arena.hold(A, &["pebble"]);
    arena.hurt(capybara, B, 6);
    let after = |arena: &Arena| (arena.damage(capybara), arena.damage(giant), arena.hand_size(A));
    let springs = [("option 1", (2, 0, 1)), ("option 2", (2, 2, 1)), ("option 3", (2, 2, 3))];
    for (option, expected) in springs {
        arena.place_least(A, 1, "use unbothered-capybara 2");
        arena.act(A, option);
        assert_eq!(after(&arena), expected, "{option}");
    }
}

#[test]
fn unhappy_cthulhu_kills_and_is_seen_by_tokens_only() {
    let mut arena = Arena::new(2);
    let cthulhu = arena.put(A, "unhappy-cthulhu");
    let brick = arena.put(B, "brick");
    arena.token_phase(B);
    assert!(arena.can(B, "shield unhappy-cthulhu") && arena.can(B, "nerph unhappy-cthulhu 2"));
    arena.place(B, 5);
    arena.act(B, "use brick 1");
    assert_eq!(arena.damage(cthulhu), 0, "Throw finds nobody");
    arena.place(B, 5);
    arena.act(B, "attack brick");
    assert_eq!(arena.damage(brick), 5, "there was only itself to attack");
    arena.nerph(cthulhu, 2);
    arena.place(B, 5);
    arena.act(B, "use brick 1");
    assert_eq!(arena.damage(cthulhu), 2, "Nerphed");
    arena.place_least(A, 6, "use unhappy-cthulhu 1");
    assert_eq!((arena.is_in_play(brick), arena.scores()), (false, [3, 2]), "without a marker");
}

#[test]
fn unionized_wisp_is_paid_for_tokens_and_lists_grievances() {
    let mut arena = Arena::new(2);
    let wisp = arena.put(A, "unionized-wisp");
    let [giant, bomb] = ["giant", "bomb"].map(|id| arena.put(B, id));
    assert_eq!(arena.health(wisp), 5);
    arena.token_phase(B);
    arena.act(B, "shield unionized-wisp");
    assert_eq!(arena.tokens_of(A), (1, 2));
    arena.token_phase(B);
    arena.act(B, "nerph unionized-wisp 1");
    assert_eq!((arena.tokens_of(A), arena.fighter(wisp).nerphs()), ((1, 3), 0), "Shielded");
    arena.place_least(A, 3, "use unionized-wisp 2");
    assert!(!arena.can(A, "choose ability unionized-wisp 1"), "A has no grievances with it");
    arena.act(A, "choose ability giant 1");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude bomb"]);
    arena.act(A, "choose dude giant");
    assert_eq!((arena.fighter(giant).can_use(Slot::First), arena.damage(giant)), (false, 1));
    arena.nerph(wisp, 1);
    arena.shield(bomb);
    arena.place(A, 3);
    arena.acts(&["use unionized-wisp 2", "choose ability bomb 1", "choose dude bomb"]);
    assert_eq!(arena.damage(bomb), 2, "A's own Nerph counts, the one on the Shield does not");
    arena.tokens(B, 1, 0);
    arena.token_phase(B);
    arena.act(B, "shield unionized-wisp");
    assert_eq!(arena.tokens_of(A), (1, 3), "Nerphed");
}

#[test]
fn vacuum_of_sorrow_swallows_tokens_and_shields() {
    let mut arena = Arena::new(3);
    let vacuum = arena.put(A, "vacuum-of-sorrow");
    let [giant, bomb] = [(B, "giant"), (C, "bomb")].map(|(seat, id)| arena.put(seat, id));
    arena.place_least(A, 2, "use vacuum-of-sorrow 1");
    arena.act(A, "choose dude bomb");
    assert_eq!([giant, bomb].map(|dude| arena.damage(dude)), [0, 2]);
    assert_eq!([A, B, C].map(|seat| arena.tokens_of(seat)), [(1, 1), (0, 0), (0, 0)]);
    for (roller, shields) in [(B, 2), (A, 3)] {
        for dude in [vacuum, giant, bomb] {
            if !arena.fighter(dude).has(Mark::Shield) {
                arena.shield(dude);
            }
        }
        arena.waste(roller, 5);
        let shielded = [vacuum, giant, bomb].map(|dude| arena.fighter(dude).has(Mark::Shield));
        assert_eq!(shielded, [true, false, false]);
        assert_eq!(arena.tokens_of(A), (shields, 1), "one, however many are lost");
    }
}

#[test]
fn vegan_werewolf_drinks_or_draws_on_sixes_and_howls_at_humans() {
    let mut arena = Arena::new(3);
    let werewolf = arena.put(A, "vegan-werewolf");
    arena.hold(A, &["pebble"]);
    arena.hurt(werewolf, B, 3);
    for (roller, damage, hand) in [(B, 1, 1), (A, 0, 1), (B, 0, 2)] {
        arena.waste(roller, 6);
        assert_eq!((arena.damage(werewolf), arena.hand_size(A)), (damage, hand));
    }
    let own = arena.put(A, "neighbour");
    let [brick, giant] = ["brick", "giant"].map(|id| arena.put(B, id));
    let herald = arena.put(C, "herald");
    let damage = |arena: &Arena| [own, brick, giant, herald].map(|dude| arena.damage(dude));
    arena.place_least(A, 2, "use vegan-werewolf 2");
    arena.act(A, "choose dude brick");
    assert_eq!(damage(&arena), [0, 1 + 1, 0, 1], "A's own Human hears nothing");
    arena.place(A, 2);
    arena.acts(&["use vegan-werewolf 2", "choose dude giant"]);
    assert_eq!(damage(&arena), [0, 3, 1, 2]);
}

#[test]
fn vending_machine_with_a_grudge_hits_for_a_nerph_and_gets_shields_from_fails() {
    let mut arena = Arena::new(2);
    let machine = arena.put(A, "vending-machine-with-a-grudge");
    let giant = arena.put(B, "giant");
    arena.tokens(A, 0, 1);
    arena.place_least(A, 2, "use vending-machine-with-a-grudge 1");
    assert_eq!((arena.damage(giant), arena.tokens_of(A)), (4, (0, 1)), "the Nerph is kept");
    arena.tokens(A, 1, 0);
    arena.place(A, 2);
    arena.acts(&["use vending-machine-with-a-grudge 1", "choose shield", "choose nerph"]);
    assert_eq!((arena.damage(giant), arena.tokens_of(A)), (4, (2, 1)), "a Shield is no Nerph");
    arena.waste(B, 6);
    assert_eq!(arena.tokens_of(A), (3, 1));
    arena.waste(A, 6);
    assert_eq!(arena.tokens_of(A), (3, 1), "A's own Fails do not count");
    arena.nerph(machine, 2);
    arena.waste(B, 6);
    assert_eq!(arena.tokens_of(A), (3, 1), "Nerphed");
    let skill = 5;
    arena.place_least(A, skill, "skill vending-machine-with-a-grudge");
    for token in ["nerph", "nerph 2", "nerph 3", "nerph 4", "nerph 5"] {
        arena.act(A, &format!("choose {token}"));
    }
    assert_eq!(arena.tokens_of(A), (3, 1 + skill));
}

#[test]
fn viking_raids_one_player_and_wears_horns() {
    let mut arena = Arena::new(3);
    let viking = arena.put(A, "viking");
    let bomb = arena.put(A, "bomb");
    arena.put(B, "brick");
    arena.score([0, 3, 0]);
    arena.place_least(A, 4, "use viking 1");
    assert_eq!(arena.actions(A), ["choose player 1", "choose player 2"]);
    arena.act(A, "choose player 1");
    assert_eq!(arena.scores(), [2, 1, 0]);
    arena.place(A, 4);
    arena.acts(&["use viking 1", "choose player 2"]);
    assert_eq!(arena.scores(), [2, 1, 0], "C has nothing to steal");
    let hit = effect(r#"{ damage = { amount = 2, whom = { all = "others" } } }"#);
    arena.run(B, &hit);
    assert_eq!((arena.damage(viking), arena.damage(bomb)), (2 - 1, 2), "only his own damage");
    arena.nerph(viking, 2);
    arena.run(B, &hit);
    assert_eq!(arena.damage(viking), 1 + 2, "Nerphed");
}

#[test]
fn yeti_on_vacation_throws_three_cones_and_shuts_the_door_on_fours() {
    let mut arena = Arena::new(2);
    let yeti = arena.put(A, "yeti-on-vacation");
    let [giant, bomb] = ["giant", "bomb"].map(|id| arena.put(B, id));
    assert_eq!(arena.health(yeti), 8);
    arena.place_least(A, 3, "use yeti-on-vacation 1");
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude bomb"]);
    arena.acts(&["choose dude bomb", "choose dude giant", "choose dude bomb"]);
    assert_eq!([giant, bomb].map(|dude| arena.damage(dude)), [1, 2]);
    arena.hurt(yeti, B, 3);
    arena.waste(A, 4);
    assert_eq!((arena.damage(yeti), arena.fighter(yeti).has(Mark::Shield)), (3, false));
    let supply = arena.state.shields;
    for damage in [2, 1] {
        arena.waste(B, 4);
        assert_eq!((arena.damage(yeti), arena.fighter(yeti).has(Mark::Shield)), (damage, true));
    }
    assert_eq!(arena.state.shields, supply - 1, "one Shield at most");
}

#[test]
fn yodelling_lumberjack_fells_all_others_and_echoes_on_threes_of_others() {
    let mut arena = Arena::new(3);
    let lumberjack = arena.put(A, "yodelling-lumberjack");
    assert_eq!(arena.health(lumberjack), 6);
    let bomb = arena.put(A, "bomb");
    let [ghost, giant] = [(B, "ghost"), (C, "giant")].map(|(seat, id)| arena.put(seat, id));
    let dudes = [lumberjack, bomb, ghost, giant];
    let damage = |arena: &Arena| dudes.map(|dude| arena.damage(dude));
    arena.waste(B, 3);
    assert_eq!(damage(&arena), [0, 0, 0, 0], "nobody is damaged");
    arena.place_least(A, 6, "use yodelling-lumberjack 1");
    assert_eq!(damage(&arena), [0, 0, 2, 2], "whom nobody can target, too");
    let mirror = arena.put(C, "mirror");
    arena.hurt(bomb, B, 1);
    arena.waste(B, 3);
    assert_eq!(damage(&arena), [0, 1, 2, 3], "the Giant is the only damaged target");
    arena.hurt(mirror, B, 1);
    arena.waste(C, 3);
    assert_eq!(arena.actions(A), ["choose dude giant", "choose dude mirror"]);
    arena.act(A, "choose dude mirror");
    assert_eq!((damage(&arena), arena.damage(mirror)), ([0, 1, 2, 3], 2));
    arena.waste(A, 3);
    assert!(!arena.can(A, "choose dude mirror"), "an own 3 does nothing");
}
