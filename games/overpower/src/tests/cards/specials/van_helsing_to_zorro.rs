//! Van Helsing, Victory Harben, Wicked Witch, Zeus and Zorro.

use crate::state::Position;
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, CAT, EVE, FAY, GUS, HAL};
use crate::zone::Zone;

#[test]
fn monster_hunting_expert_discards_all_lasting_specials_placed_and_in_play() {
    let mut table = rivals("van-helsing", "wicked-witch");
    let gone = [table.attach(RIVAL, "aquaphobic"), table.place(RIVAL, "harness-the-wind")];
    table.hold(A, &["monster-hunting-expert"]).fight().does("monster-hunting-expert");
    assert_eq!(gone.map(|it| table.zone(it)), [Zone::Dead, Zone::Dead]);
}

#[test]
fn right_tools_for_the_job_gives_a_power_attack_and_neither_is_defended_by_specials() {
    let mut table =
        armed("van-helsing", &["right-tools-for-the-job", "combat-5", "crossbow-expert"]);
    table.hold(B, &["eves-dodge", "energy-1"]).aims("right-tools-for-the-job", "1.1");
    assert!(!table.can(B, "eves-dodge"));
    table.unanswered();
    assert!(!table.can(A, "crossbow-expert"), "a Power card");
    table.aims("combat-5", "1.1");
    assert!(!table.can(B, "eves-dodge"));
    assert_eq!(table.unanswered().damage(EVE), 3 + 5);
}

#[test]
fn sacred_wafers_from_amsterdam_leave_universe_attacks_alone() {
    let mut table = hero("van-helsing");
    table
        .hold(A, &["sacred-wafers-from-amsterdam"])
        .hold(B, &["energy-5", "ray-gun", "energy-4"])
        .attacked("energy-8", "0.1");
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play sacred-wafers")).unwrap();
    assert_eq!(table.play(A, &way).damage(HERO), 0);
    table.play(A, "pass").play(B, "play energy-4 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    table
        .play(B, "target 0.2")
        .unanswered()
        .play(A, "pass")
        .play(B, "play energy-5 by 1.1 with ray-gun");
    assert!(table.may(B, "target 0.1"));
}

#[test]
fn world_renowned_doctor_removes_a_hit_of_a_record_of_the_team() {
    let mut table = armed("van-helsing", &["world-renowned-doctor"]);
    table.record(BOB, "energy-5");
    table.hit(CAT, "energy-4");
    table.strikes("world-renowned-doctor", "1.1");
    assert_eq!(table.choices(A), ["choose energy-5 on 0.2", "enough"], "records alone");
    table.play(A, "choose energy-5 on 0.2");
    assert_eq!(table.damage(BOB), 0);
}

#[test]
fn abner_perrys_lab_assistant_avoids_intelligence_and_fetches_a_card() {
    let mut table = hero("victory-harben");
    for card in ["intelligence-4", "intelligence-5", "multipower-3", "energy-2"] {
        table.put(A, card, Zone::PowerPack);
    }
    table.hold(A, &["abner-perrys-lab-assistant"]).attacked("intelligence-3", "0.2");
    table.play(A, "play abner-perrys-lab-assistant by 0.1");
    assert_eq!(table.choices(A), ["choose intelligence-4 from power-pack.0", "enough"]);
    table.play(A, "choose intelligence-4 from power-pack.0");
    assert_eq!((table.damage(BOB), table.hand(A)), (0, vec!["intelligence-4"]));
    let mut table = teams(["ann", "bob", "cat", "victory-harben"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["abner-perrys-lab-assistant"]).attacked("intelligence-3", "0.2");
    assert!(table.can_by(A, "abner-perrys-lab-assistant", "by 0.4"));
    let mut table = hero("victory-harben");
    table.hold(A, &["abner-perrys-lab-assistant"]).attacked("intelligence-3", "0.1");
    assert!(!table.can(A, "abner-perrys-lab-assistant"), "for a teammate");
}

#[test]
fn chamston_hedding_estate_avoids_universe_attacks_and_forbids_them() {
    let mut table = hero("victory-harben");
    table.hold(A, &["chamston-hedding-estate"]).hold(B, &["ray-gun", "energy-4", "merlins-wand"]);
    table
        .attacked("energy-5 by 1.1 with ray-gun", "0.1")
        .play(A, "play chamston-hedding-estate by 0.1");
    assert_eq!(table.damage(HERO), 0);
    table.play(A, "pass").play(B, "play energy-4 by 1.1 with merlins-wand");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    let mut table = hero("victory-harben");
    assert!(
        !table
            .hold(A, &["chamston-hedding-estate"])
            .attacked("energy-5", "0.1")
            .can(A, "chamston-hedding-estate")
    );
}

#[test]
fn department_of_theoretical_physics_draws_four_for_an_intelligence_card() {
    let mut table = armed(
        "victory-harben",
        &["department-of-theoretical-physics", "intelligence-7", "intelligence-8", "energy-3"],
    );
    table.stack(A, &["combat-3", "combat-4", "combat-5", "combat-6"]);
    table.play(A, "play department-of-theoretical-physics by 0.1");
    assert_eq!(table.choices(A), ["pay intelligence-7"], "usable by her");
    table.play(A, "pay intelligence-7").unanswered();
    assert_eq!(table.hand(A).len(), 2 + 4, "duplicates are kept");
    // From Reserve it takes one more.
    let mut table = teams(["ann", "bob", "cat", "victory-harben"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["department-of-theoretical-physics", "intelligence-7"]).fight();
    assert!(!table.can(A, "department-of-theoretical-physics"), "one is too few");
    let mut table = teams(["ann", "bob", "cat", "victory-harben"], ["eve", "fay", "gus", "hal"]);
    table
        .hold(A, &["department-of-theoretical-physics", "intelligence-7", "intelligence-6"])
        .fight();
    table
        .play(A, "play department-of-theoretical-physics by 0.4")
        .play(A, "pay intelligence-7")
        .play(A, "pay intelligence-6");
    assert_eq!(table.unanswered().hand(A).len(), 4);
}

#[test]
fn fires_of_halos_burn_all_cards_with_intelligence_in_hand() {
    let mut table = armed("victory-harben", &["fires-of-halos"]);
    table.place(GUS, "intelligence-6");
    table.hold(B, &["intelligence-3", "multipower-4", "energy-5"]).does("fires-of-halos");
    assert_eq!((table.hand(B), table.placed(GUS)), (vec!["energy-5"], vec!["intelligence-6"]));
}

#[test]
fn practical_physics_may_be_played_from_reserve_for_an_intelligence_card() {
    let mut table = teams(["ann", "bob", "cat", "victory-harben"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["practical-physics", "intelligence-7", "energy-3"]).fight();
    table.play(A, "play practical-physics by 0.4");
    assert_eq!(table.choices(A), ["pay intelligence-7"]);
    table.play(A, "pay intelligence-7").play(A, "target 1.1").unanswered();
    assert_eq!(table.damage(EVE), 7);
}

#[test]
fn aquaphobic_forbids_universe_attacks() {
    let mut table = hero("wicked-witch");
    table
        .hold(A, &["aquaphobic"])
        .hold(B, &["ray-gun", "energy-4"])
        .attacked("energy-5 by 1.1 with ray-gun", "0.1");
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play aquaphobic")).unwrap();
    assert_eq!(table.play(A, &way).damage(HERO), 0);
    table.play(A, "pass").play(B, "play energy-4 by 1.1");
    assert!(table.may(B, "target 0.1"), "Power cards alone may");
}

#[test]
fn feared_by_all_witches_takes_the_witch_out_of_the_fight() {
    let mut table = armed("wicked-witch", &["feared-by-all-witches", "energy-5"]);
    table
        .hold(B, &["energy-6"])
        .strikes("feared-by-all-witches", "1.1")
        .play(B, "play energy-6 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    table.play(B, "target 0.2").unanswered();
    assert!(!table.can_by(A, "energy-5", "by 0.1") && table.can_by(A, "energy-5", "by 0.3"));
}

#[test]
fn i_will_have_those_silver_shoes_discards_a_placed_card_and_fetches_a_basic_one() {
    let mut table = armed("wicked-witch", &["i-will-have-those-silver-shoes"]);
    let placed = table.place(EVE, "eves-dodge");
    for card in ["ray-gun", "teamwork-404"] {
        table.put(A, card, Zone::Dead);
    }
    table.does("i-will-have-those-silver-shoes");
    assert_eq!(table.zone(placed), Zone::Dead);
    assert_eq!(table.choices(A), ["choose ray-gun from dead-pile.0", "enough"]);
    assert_eq!(table.play(A, "choose ray-gun from dead-pile.0").hand(A), ["ray-gun"]);
}

#[test]
fn one_eye_reaches_the_reserve_and_keeps_it_there_for_a_battle() {
    let mut table = armed("wicked-witch", &["one-eye"]);
    table.strikes("one-eye", "1.4").fallen_now(EVE).next_battle();
    assert_eq!((table.damage(HAL), table.position(HAL)), (7, Position::Reserve), "for one battle");
    table.next_battle();
    assert_eq!(table.position(HAL), Position::Front);
    // If nobody else is on the Front Line, it does not matter.
    let mut table = armed("wicked-witch", &["one-eye"]);
    table.strikes("one-eye", "1.4").fallen_now(EVE).fallen_now(FAY).fallen_now(GUS).next_battle();
    assert_eq!(table.position(HAL), Position::Front);
}

#[test]
fn harness_the_wind_lets_attacks_be_shifted_to_the_front_line() {
    let mut table = hero("wicked-witch");
    table.hold(A, &["harness-the-wind"]).hold(B, &["energy-5"]).attacked("energy-6", "0.1");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play harness-the-wind")).unwrap();
    table.play(A, &way);
    assert!(table.may(A, "shift 0.2") && table.may(A, "shift 0.3") && !table.may(A, "shift 0.4"));
    table.play(A, "shift 0.3");
    assert!(!table.may(A, "shift 0.1") && !table.may(A, "shift 0.2"), "C105: once");
    table.unanswered();
    assert_eq!((table.damage(HERO), table.damage(CAT)), (0, 6));
    table.play(A, "pass").opponent_attacks("energy-5", "0.2");
    assert!(table.may(A, "shift 0.1"), "the next attack is another one");
}

#[test]
fn a_jealous_god_weakens_a_grid_that_is_higher_than_his() {
    // Fay has Combat 8 and Zeus 3; her other grids are no higher than his.
    let mut table = armed("zeus", &["a-jealous-god"]);
    table.hold(B, &["combat-7", "brute-force-5"]).strikes("a-jealous-god", "1.2");
    table.opponent_attacks("combat-7 by 1.2", "0.2");
    assert_eq!(table.to_block(), 5);
    table.unanswered().play(A, "pass").opponent_attacks("brute-force-5 by 1.2", "0.2");
    assert_eq!(table.to_block(), 5);
    // Not twice on one character, and only as long as Zeus stands.
    let mut table = hero("zeus");
    table.afflict(HERO, FAY, "a-jealous-god");
    table.hold(A, &["a-jealous-god"]).fight().play(A, "play a-jealous-god by 0.1");
    assert!(!table.may(A, "target 1.2"));
    let mut table = armed("zeus", &["a-jealous-god"]);
    table.strikes("a-jealous-god", "1.2");
    table.game.fall(&mut table.state, HERO, crate::event::Ko::ByCard, &mut fracas_core::Silent);
    assert_eq!(table.cards(A, Zone::Dead), ["a-jealous-god"]);
}

#[test]
fn banishment_forbids_attacks_or_banishes_allies() {
    let mut table = armed("zeus", &["banishment"]);
    table.hold(B, &["energy-6"]).strikes("banishment by 0.1", "1.1");
    assert!(!table.can_by(B, "energy-6", "by 1.1"));
    let mut table = armed("zeus", &["banishment"]);
    let cards = [table.place(EVE, "hera"), table.place(FAY, "rapier")];
    table.does("banishment by 0.1 use 2");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Placed]);
    assert_eq!(table.total(B), -3);
    assert_eq!(table.next_battle().total(B), 0);
}

#[test]
fn zeus_hera_takes_ten_damage_for_him() {
    let mut table = armed("zeus", &["zeus-hera"]);
    table
        .hold(B, &["energy-6", "energy-8", "energy-5", "refusal"])
        .play(A, "play zeus-hera by 0.1");
    assert!(!table.can(B, "refusal"), "it may not be negated");
    table.unanswered().opponent_attacks("energy-6", "0.1").unanswered();
    assert_eq!((table.damage(HERO), table.total(B)), (0, 0), "shifted, and not to be defended");
    assert_eq!(table.cards(A, Zone::Clipped), ["zeus-hera"], "6 are too few");
    table.play(A, "pass").opponent_attacks("energy-8", "0.1").unanswered();
    assert_eq!(table.cards(A, Zone::Dead), ["zeus-hera"], "14");
    table.play(A, "pass").opponent_attacks("energy-5", "0.1").unanswered();
    assert_eq!(table.damage(HERO), 5);
    // Attacks on others, and those without a value, are not hers.
    let mut table = rivals("zeus", "anubis");
    table.attach(HERO, "zeus-hera");
    table.hold(B, &["wither", "energy-5"]).wait().opponent_attacks("wither", "0.1").unanswered();
    table.play(A, "pass").opponent_attacks("energy-5", "0.2").unanswered();
    assert_eq!((table.damage(BOB), table.state.cards(B).len(Zone::Hit)), (5, 2));
}

#[test]
fn law_and_order_moves_all_objectives_to_reserve() {
    let mut table = hero("zeus");
    table.missions(A, 3, 2, 2).wagered(A, 1, 1).missions(B, 4, 3, 0).wagered(B, 0, 2);
    table.hold(A, &["law-and-order"]).fight().does("law-and-order");
    assert_eq!((table.objectives(A), table.objectives(B)), ([5, 0, 0], [5, 0, 0]));
    let ventured = [A, B].map(|seat| table.state.side(seat).missions);
    assert_eq!(ventured.map(|it| (it.from_reserve, it.from_completed)), [(2, 0), (2, 0)]);
}

#[test]
fn thunderbolt_forbids_specials_in_defence_of_zeus_for_the_game() {
    let mut table = teams(["zeus", "leonidas", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["thunderbolt", "give-them-nothing", "energy-8"]).hold(B, &["energy-6"]).fight();
    table.strikes("thunderbolt", "1.2").opponent_attacks("energy-6", "0.1");
    assert!(!table.can(A, "give-them-nothing") && table.can(A, "energy-8"));
    // It goes on though its target is KO'd (C75), but does not matter for teammates.
    let mut table = teams(["zeus", "leonidas", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.record(FAY, "energy-8");
    table.record(FAY, "energy-5");
    table.hold(A, &["thunderbolt"]).fight().strikes("thunderbolt", "1.2");
    assert_eq!((table.position(FAY), table.total(A)), (Position::Out, 9));
    table.next_battle().hold(A, &["give-them-nothing"]).hold(B, &["energy-6", "energy-5"]).wait();
    assert_eq!(table.total(A), 0);
    table.opponent_attacks("energy-6", "0.1");
    assert!(!table.can(A, "give-them-nothing"));
    table.unanswered().play(A, "pass").opponent_attacks("energy-5", "0.2");
    assert!(table.can(A, "give-them-nothing"));
}

#[test]
fn the_3_quick_strokes_ko_a_target_with_fifteen_damage() {
    let mut table = armed("zorro", &["3-quick-strokes", "combat-5", "combat-4", "energy-1"]);
    table.record(EVE, "combat-7");
    table.strikes("3-quick-strokes", "1.1");
    assert!(!table.can(A, "energy-1"), "Combat attacks");
    table.play(A, "play combat-5 by 0.1");
    assert!(table.targets(A).is_empty(), "against the same character");
    table.unanswered();
    assert_eq!((table.damage(EVE), table.position(EVE)), (14, Position::Front));
    table.play(A, "play combat-4 by 0.1").unanswered();
    assert_eq!(table.position(EVE), Position::Out, "18 are enough");
    // Whatever would prevent it.
    let mut table = rivals("zorro", "angry-mob-modern-age");
    table.record(RIVAL, "combat-8");
    table.record(RIVAL, "combat-5");
    table.hold(A, &["3-quick-strokes"]).fight().strikes("3-quick-strokes", "1.1");
    assert_eq!(table.position(RIVAL), Position::Out);
}

#[test]
fn master_of_escape_leaves_each_player_one_objective() {
    let mut table = hero("zorro");
    table.missions(A, 5, 1, 1).wagered(A, 2, 1).missions(B, 7, 0, 0).wagered(B, 3, 0);
    table.hold(A, &["master-of-escape"]).fight().does("master-of-escape");
    let choice = table.choices(A).last().unwrap().clone();
    table.play(A, &choice);
    if table.due() == [B] && table.game.ask(&table.state).is_some() {
        let choice = table.choices(B)[0].clone();
        table.play(B, &choice);
    }
    let ventured = [A, B].map(|seat| table.state.side(seat).missions.ventured());
    assert_eq!(ventured, [1, 1]);
    assert_eq!(
        (table.objectives(A), table.objectives(B)),
        ([5, 0, 1], [6, 0, 0]),
        "seat 0 kept the one from Completed"
    );
}

#[test]
fn ancestral_rapier_discards_one_of_five() {
    let mut table = armed("zorro", &["ancestral-rapier"]);
    table.pile(B, &["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6"]);
    table.strikes("ancestral-rapier", "1.1").play(A, "yes");
    assert!(!table.may(A, "choose energy-6 from draw-pile.1"));
    table.play(A, "choose energy-5 from draw-pile.1");
    assert_eq!(table.cards(B, Zone::Dead), ["energy-5"]);
}

#[test]
fn riches_of_don_diego_de_la_vega_complete_an_objective() {
    let mut table = armed("zorro", &["riches-of-don-diego-de-la-vega"]);
    table.missions(A, 5, 0, 2).strikes("riches-of-don-diego-de-la-vega", "1.1");
    let choice = table.choices(A)[1].clone();
    table.play(A, &choice);
    assert_eq!(table.objectives(A), [5, 1, 1], "from Defeated as well");
}

#[test]
fn riposte_acts_as_a_power_card_for_the_team_with_universe_cards() {
    let mut table = hero("zorro");
    table.hold(A, &["riposte"]).attacked("energy-5", "0.2");
    assert!(table.can_by(A, "riposte", "by 0.1 use 2"));
    let mut table = armed("zorro", &["riposte", "training-lancelot"]);
    table.aims("riposte by 0.1 with training-lancelot as brute-force", "1.1");
    assert_eq!(table.to_block(), 9);
}
