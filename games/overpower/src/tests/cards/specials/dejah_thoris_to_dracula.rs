//! Dejah Thoris, Dr. Watson and Dracula.

use crate::state::Phase;
use crate::tests::cards::stage::{HERO, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, CAT, EVE};
use crate::zone::Zone;

#[test]
fn diplomat_to_all_martians_draws_when_more_than_one_is_ventured() {
    for (wager, drawn) in [("venture 2", 1), ("venture 1", 0)] {
        let mut table = hero("dejah-thoris");
        table.attach(HERO, "diplomat-to-all-martians");
        table.state.initiative = B;
        table.go(Phase::Venture).play(B, wager);
        if drawn == 1 {
            table.play(A, "yes");
        }
        assert_eq!(table.hand(A).len(), drawn, "{wager}");
    }
}

#[test]
fn fortune_of_helium_draws_three_and_discards_duplicates() {
    let mut table = armed("dejah-thoris", &["fortune-of-helium"]);
    table.stack(A, &["combat-1", "energy-1", "combat-3"]).does("fortune-of-helium");
    table.play(A, "keep combat-1");
    assert_eq!(table.hand(A), ["combat-1", "combat-3"]);
}

#[test]
fn head_of_martian_science_raises_two_grids_to_7() {
    let mut table = armed(
        "dejah-thoris",
        &["head-of-martian-science", "energy-7", "intelligence-7", "combat-6"],
    );
    table.does("head-of-martian-science");
    assert!(table.can_by(A, "energy-7", "by 0.1") && table.can_by(A, "intelligence-7", "by 0.1"));
    assert!(!table.can(A, "combat-6"), "what she could play anyway does not go with it");
    table.play(A, "pass");
    assert!(!table.next_battle().hold(A, &["energy-7"]).fight().can_by(A, "energy-7", "by 0.1"));
}

#[test]
fn protector_of_barsoom_avoids_for_the_team_and_ends_the_turn() {
    let mut table = hero("dejah-thoris");
    table
        .hold(A, &["protector-of-barsoom"])
        .hold(B, &["energy-5"])
        .attacked("mystical-energy", "0.2");
    table.play(A, "play protector-of-barsoom by 0.1");
    assert_eq!(table.damage(BOB), 0);
    assert!(table.is_turn_of(A), "the turn is over");
}

#[test]
fn champions_of_barsoom_combine_with_a_teammates_brute_force_card() {
    let mut table = armed("dejah-thoris", &["champions-of-barsoom", "brute-force-6", "combat-5"]);
    assert!(!table.can_by(A, "champions-of-barsoom", "with combat-5"));
    table.aims("champions-of-barsoom by 0.1 with brute-force-6", "1.1");
    assert_eq!(table.to_block(), 10, "a single attack");
    table.unanswered();
    assert_eq!(
        (table.damage(EVE), table.state.cards(A).len(Zone::Hit)),
        (10, 2),
        "each is a hit of its own"
    );
    let mut table = armed("dejah-thoris", &["champions-of-barsoom", "brute-force-2"]);
    table.fallen_now(BOB).fallen_now(CAT);
    assert!(
        !table.can_by(A, "champions-of-barsoom", "with brute-force-2"),
        "a teammate must be able to"
    );
}

#[test]
fn all_chips_on_the_table_opens_both_hands() {
    let mut table = armed("dr-watson", &["all-chips-on-the-table", "energy-1"]);
    table.hold(B, &["energy-5"]).strikes("all-chips-on-the-table", "1.1");
    assert!([A, B].iter().all(|seat| table.is_open(*seat)));
    table.next_battle();
    assert!(![A, B].iter().any(|seat| table.is_open(*seat)));
}

#[test]
fn british_army_surgeon_removes_a_hit_of_the_team() {
    let mut table = armed("dr-watson", &["british-army-surgeon"]);
    table.hit(BOB, "energy-5");
    table.record(HERO, "energy-3");
    assert_eq!(table.total(B), 5);
    table.does("british-army-surgeon").play(A, "choose energy-5 on 0.2");
    assert_eq!(
        (table.damage(BOB), table.damage(HERO), table.total(B)),
        (0, 3, 0),
        "it affects the total"
    );
}

#[test]
fn not_a_bad_detective_reveals_two_cards_that_the_target_could_play() {
    let mut table = armed("dr-watson", &["not-a-bad-detective"]);
    table
        .hold(B, &["energy-8", "energy-5", "combat-6", "combat-8"])
        .strikes("not-a-bad-detective", "1.1");
    assert!(!table.may(B, "choose combat-8 from hand.1"), "Eve cannot play it");
    table.play(B, "choose energy-8 from hand.1").play(B, "choose combat-6 from hand.1");
    let cards = table.state.cards(B);
    let seen = cards.iter(Zone::Hand).filter(|it| cards.lie(*it).seen == crate::zone::EVERYONE);
    assert_eq!(seen.count(), 2);
    let mut table = teams(["ann", "bob", "cat", "dr-watson"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["not-a-bad-detective"]).fight().can_by(
        A,
        "not-a-bad-detective",
        "by 0.4"
    ));
}

#[test]
fn always_there_for_a_friend_takes_the_attack_and_draws_if_it_hits() {
    let mut table = hero("dr-watson");
    table
        .stack(A, &["combat-3"])
        .hold(A, &["always-there-for-a-friend", "combat-6"])
        .attacked("energy-6", "0.2");
    table.play(A, "play always-there-for-a-friend by 0.1");
    assert!(table.can_by(A, "combat-6", "by 0.1 use 2"), "he may defend");
    table.play(A, "pass").play(A, "yes");
    assert_eq!((table.damage(BOB), table.damage(HERO)), (0, 6));
    assert_eq!(table.hand(A), ["combat-3", "combat-6"]);
    let mut table = hero("dr-watson");
    table.hold(A, &["always-there-for-a-friend", "combat-6"]).attacked("energy-6", "0.2");
    table.play(A, "play always-there-for-a-friend by 0.1").play(A, "play combat-6 by 0.1 use 2");
    assert!(table.hand(A).is_empty(), "defended, he draws nothing");
    let mut table = hero("dr-watson");
    table.hold(A, &["always-there-for-a-friend"]).attacked("energy-6", "0.1");
    assert!(!table.can(A, "always-there-for-a-friend"), "an attack on a teammate");
}

#[test]
fn crimson_restoration_removes_all_hits_which_go_on_counting() {
    let mut table = armed("dracula", &["crimson-restoration"]);
    table.hit(HERO, "energy-8");
    table.record(HERO, "energy-7");
    table.strikes("crimson-restoration", "1.1").play(A, "yes");
    assert_eq!((table.damage(HERO), table.total(B)), (0, 8));
    assert_eq!(table.cards(B, Zone::Astral), ["energy-8"]);
    let mut table = armed("dracula", &["crimson-restoration"]);
    table.hit(HERO, "energy-8");
    table
        .hold(B, &["energy-8"])
        .aims("crimson-restoration", "1.1")
        .play(B, "play energy-8 by 1.1 use 2");
    assert_eq!(table.damage(HERO), 8, "only if it is successful");
}

#[test]
fn veil_of_deceit_is_discarded_to_negate_a_special_without_a_value() {
    let mut table = rivals("dracula", "anubis");
    table
        .hold(A, &["veil-of-deceit"])
        .hold(B, &["wither", "siphon-strike"])
        .fight()
        .does("veil-of-deceit");
    table.opponent_attacks("siphon-strike", "0.2");
    assert!(!table.can(A, "veil-of-deceit"), "a numerical Special");
    table.unanswered().play(A, "pass").opponent_attacks("wither", "0.2");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play veil-of-deceit")).unwrap();
    table.play(A, &way);
    assert_eq!(table.cards(A, Zone::Dead), ["veil-of-deceit"]);
    assert_eq!(table.cards(B, Zone::Dead), ["wither"]);
}

#[test]
fn paralyzing_gaze_forbids_attacks_for_the_battle() {
    let mut table = armed("dracula", &["paralyzing-gaze", "energy-3"]);
    table.hold(B, &["energy-6", "energy-7"]).strikes("paralyzing-gaze", "1.1");
    assert!(!table.can_by(B, "energy-6", "by 1.1"));
    table.play(B, "pass").aims("energy-3", "1.1");
    assert!(table.can_by(B, "energy-7", "use 2"), "she may defend");
    assert!(
        table
            .unanswered()
            .next_battle()
            .hold(B, &["energy-6"])
            .wait()
            .can_by(B, "energy-6", "by 1.1")
    );
}

#[test]
fn to_the_last_man_forbids_cards_that_speak_of_teammates() {
    let mut table =
        teams(["dracula", "bob", "cat", "dan"], ["joan-of-arc", "leonidas", "gus", "hal"]);
    table.hold(A, &["to-the-last-man", "energy-3"]);
    table.hold(B, &["inspirational-leadership", "patron-saint-of-france", "give-them-nothing"]);
    table.fight().does("to-the-last-man");
    assert!(!table.can(B, "inspirational-leadership") && table.can(B, "patron-saint-of-france"));
    table
        .play(B, "play patron-saint-of-france by 1.1 as combat")
        .play(B, "target 0.2")
        .unanswered();
    table.aims("energy-3", "1.2");
    assert!(!table.can(B, "give-them-nothing"), "nor to defend");
}

#[test]
fn undead_flesh_avoids_combat_or_brute_force() {
    for (attack, can) in [
        ("combat-6", true),
        ("brute-force-5", true),
        ("energy-6", false),
        ("multipower-3 by 1.1 as combat", true),
    ] {
        let mut table = hero("dracula");
        table.hold(A, &["undead-flesh"]).attacked(attack, "0.1");
        assert_eq!(table.can(A, "undead-flesh"), can, "{attack}");
    }
}
