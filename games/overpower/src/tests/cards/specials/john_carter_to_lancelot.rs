//! John Carter of Mars, King Arthur, Korak and Lancelot.

use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, EVE, HAL, Plan, Table};
use crate::zone::Zone;

#[test]
fn dotar_sojat_avoids_an_attack_on_a_teammate() {
    let mut table = hero("john-carter-of-mars");
    table.hold(A, &["dotar-sojat"]).attacked("energy-8", "0.2");
    table.play(A, "play dotar-sojat by 0.1");
    assert_eq!(table.damage(BOB), 0);
    let mut table = hero("john-carter-of-mars");
    assert!(!table.hold(A, &["dotar-sojat"]).attacked("energy-8", "0.1").can(A, "dotar-sojat"));
}

#[test]
fn immortality_removes_all_hits_which_go_on_counting() {
    let mut table = armed("john-carter-of-mars", &["immortality"]);
    table.hit(HERO, "energy-8");
    table.record(HERO, "energy-7");
    table.does("immortality");
    assert_eq!((table.damage(HERO), table.total(B)), (0, 8));
}

#[test]
fn leap_into_the_fray_reaches_the_reserve() {
    let mut table = armed("john-carter-of-mars", &["leap-into-the-fray"]);
    table.hold(B, &["brute-force-8"]).play(A, "play leap-into-the-fray by 0.1 as combat");
    assert_eq!(table.targets(A), ["1.1", "1.2", "1.3", "1.4"]);
    table.play(A, "target 1.4");
    assert!(table.can_by(B, "brute-force-8", "by 1.4 use 2"), "who may defend");
    assert_eq!(table.unanswered().damage(HAL), 8);
}

#[test]
fn lower_gravity_raises_brute_force_to_8() {
    let mut table =
        armed("john-carter-of-mars", &["lower-gravity", "brute-force-8", "brute-force-7"]);
    table.does("lower-gravity");
    assert!(!table.can(A, "brute-force-7"), "that needs no raised grid");
    table.strikes("brute-force-8", "1.1");
    assert_eq!(table.damage(EVE), 8);
    assert!(table.is_turn_of(B));
    // If it is negated, so is what needs it.
    let mut table = armed("john-carter-of-mars", &["lower-gravity", "brute-force-8"]);
    table.hold(B, &["refusal"]).play(A, "play lower-gravity by 0.1").play(B, "play refusal by 1.1");
    assert!(table.is_turn_of(B) && table.hand(A) == ["brute-force-8"]);
    // A Teamwork card that needs it goes with it, and is followed.
    let mut table = armed(
        "john-carter-of-mars",
        &["lower-gravity", "teamwork-422", "combat-5", "intelligence-3"],
    );
    table.does("lower-gravity").strikes("teamwork-422", "1.1").strikes("combat-5 by 0.2", "1.1");
    assert_eq!(table.damage(EVE), 4 + 5);
    // In answer it raises the grid for a block.
    let mut table = hero("john-carter-of-mars");
    table.hold(A, &["lower-gravity", "brute-force-8"]).attacked("energy-8", "0.1");
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play lower-gravity")).unwrap();
    table.play(A, &way).play(A, "play brute-force-8 by 0.1 use 2");
    assert_eq!(table.damage(HERO), 0);
}

#[test]
fn superhuman_endurance_forbids_combat_and_brute_force_attacks() {
    let mut table = hero("john-carter-of-mars");
    table
        .hold(A, &["superhuman-endurance"])
        .hold(B, &["brute-force-5", "energy-4"])
        .attacked("combat-6", "0.1");
    let way = table
        .choices(A)
        .into_iter()
        .find(|it| it.starts_with("play superhuman-endurance"))
        .unwrap();
    table.play(A, &way);
    assert_eq!(table.damage(HERO), 0, "its target has become invalid");
    table.play(A, "pass").play(B, "play brute-force-5 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    table.play(B, "target 0.2").unanswered().play(A, "pass").play(B, "play energy-4 by 1.1");
    assert!(table.may(B, "target 0.1"));
}

#[test]
fn king_of_camelot_avoids_an_attack_on_a_teammate() {
    let mut table = hero("king-arthur");
    table.hold(A, &["king-of-camelot"]).attacked("energy-8", "0.2");
    assert_eq!(table.play(A, "play king-of-camelot by 0.1").damage(BOB), 0);
    let mut table = hero("king-arthur");
    assert!(
        !table.hold(A, &["king-of-camelot"]).attacked("energy-8", "0.1").can(A, "king-of-camelot")
    );
}

#[test]
fn knights_of_the_round_table_take_back_an_objective_for_a_card() {
    let mut table = hero("king-arthur");
    table.missions(B, 5, 2, 0).wagered(B, 2, 1);
    table.hold(A, &["knights-of-the-round-table", "energy-1"]).fight();
    table.play(A, "play knights-of-the-round-table by 0.1").play(A, "pay energy-1").unanswered();
    assert_eq!((table.due(), table.choices(B).len()), (vec![B], 2), "the opponent chooses which");
    let choice = table.choices(B)[0].clone();
    table.play(B, &choice);
    assert_eq!(table.state.side(B).missions.ventured(), 2);
    assert_eq!(table.objectives(B), [4, 1, 0], "back in Reserve");
    let mut table = hero("king-arthur");
    table.place(BOB, "combat-5");
    assert!(
        !table
            .hold(A, &["knights-of-the-round-table"])
            .fight()
            .can(A, "knights-of-the-round-table"),
        "from hand"
    );
}

#[test]
fn legendary_partnership_discards_all_lasting_cards_in_play() {
    let mut table = rivals("king-arthur", "wicked-witch");
    let gone = [table.attach(RIVAL, "harness-the-wind")];
    let stays = table.place(RIVAL, "aquaphobic");
    table.hold(A, &["legendary-partnership"]).fight().strikes("legendary-partnership", "1.2");
    assert_eq!(gone.map(|it| table.zone(it)), [Zone::Dead]);
    assert_eq!(table.zone(stays), Zone::Placed, "in play, not placed");
}

#[test]
fn heavy_is_the_head_plays_a_special_of_another_from_the_dead_pile() {
    let mut table = teams(["king-arthur", "hercules", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    for card in ["great-club", "godly-prowess", "king-of-camelot"] {
        table.put(A, card, Zone::Dead);
    }
    table.hold(A, &["heavy-is-the-head"]).fight().does("heavy-is-the-head");
    if table.game.ask(&table.state).is_some() {
        table.play(A, "choose great-club from dead-pile.0");
    }
    let way = table.choices(A);
    assert!(
        way.iter().all(|it| it.starts_with("play great-club elsewhere by 0.1")),
        "not One Per Deck, not his: {way:?}"
    );
    table.play(A, &way[0]).play(A, "target 1.1").unanswered();
    assert_eq!(table.damage(EVE), 6);
    assert!(table.is_turn_of(B));
    // In answer.
    let mut table = teams(["king-arthur", "hercules", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.put(A, "lion-skin-cloak", Zone::Dead);
    table.hold(A, &["heavy-is-the-head"]).attacked("energy-8", "0.1");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play heavy-is-the-head")).unwrap();
    table.play(A, &way);
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play lion-skin-cloak")).unwrap();
    table.play(A, &way);
    assert_eq!(table.damage(HERO), 0);
}

#[test]
fn heavy_is_the_head_plays_a_card_that_stays_in_play_once() {
    let mut table =
        teams(["king-arthur", "captain-nemo", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.put(A, "ruthless-plunderer", Zone::Dead);
    table.hold(A, &["heavy-is-the-head", "energy-7"]).attacked("energy-8", "0.1");
    for card in ["heavy-is-the-head", "ruthless-plunderer"] {
        let start = format!("play {card}");
        let way = table.choices(A).into_iter().find(|it| it.starts_with(&start)).unwrap();
        table.play(A, &way);
    }
    let again = |choice: &String| choice.starts_with("play ruthless-plunderer");
    assert!(!table.choices(A).iter().any(again), "it was lent for one use");
}

#[test]
fn lead_from_the_front_avoids_four_or_with_friends_six() {
    for (friend, attack, can) in [
        ("bob", "energy-4", true),
        ("bob", "energy-5", false),
        ("lancelot", "energy-6", true),
        ("merlin", "energy-6", true),
        ("merlin", "energy-7", false),
    ] {
        let mut table = teams(["king-arthur", friend, "cat", "dan"], ["eve", "fay", "gus", "hal"]);
        table.hold(A, &["lead-from-the-front"]).attacked(attack, "0.2");
        assert_eq!(table.can(A, "lead-from-the-front"), can, "{friend} against {attack}");
    }
}

#[test]
fn john_clayton_iii_reaches_the_reserve() {
    let mut table = armed("korak", &["john-clayton-iii"]);
    table.strikes("john-clayton-iii", "1.4");
    assert_eq!(table.damage(HAL), 6);
}

#[test]
fn jungle_survival_is_only_defended_with_combat() {
    let mut table = armed("korak", &["jungle-survival"]);
    table.hold(B, &["energy-8", "combat-3", "eves-dodge"]).aims("jungle-survival", "1.1");
    assert!(!table.can(B, "energy-8") && !table.can(B, "eves-dodge") && table.can(B, "combat-3"));
}

#[test]
fn like_father_like_son_ventures_six_and_defends_in_the_jungle() {
    // The usual missions of seat 0 are those of the King of the Jungle.
    let mut table = armed("korak", &["like-father-like-son", "combat-5"]);
    table.hold(B, &["energy-7"]).does("like-father-like-son");
    assert_eq!(table.total(A), 6);
    table.opponent_attacks("energy-7", "0.2");
    assert!(table.can_by(A, "combat-5", "by 0.2 use 2"));
    let missions = ["the-call-of-cthulhu", "warlord-of-mars"];
    let mut table = Table::new(Plan {
        teams: [["korak", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]],
        missions,
        ..Plan::default()
    });
    table
        .hold(A, &["like-father-like-son", "combat-5"])
        .hold(B, &["energy-7"])
        .fight()
        .does("like-father-like-son");
    assert_eq!(table.total(A), 6);
    assert!(!table.opponent_attacks("energy-7", "0.2").can(A, "combat-5"));
}

#[test]
fn meriem_and_jackie_clayton_draw_all_attacks_to_korak() {
    let mut table = armed("korak", &["meriem-and-jackie-clayton"]);
    table
        .hold(B, &["energy-7"])
        .does("meriem-and-jackie-clayton")
        .opponent_attacks("energy-7", "0.2");
    assert_eq!(table.to_block(), 5, "at 2 less");
    table.unanswered();
    assert_eq!((table.damage(BOB), table.damage(HERO)), (0, 7));
    // Attacks made on him are shifted nowhere.
    table.play(A, "pass").hold(B, &["energy-6"]);
    table.opponent_attacks("energy-6", "0.1").unanswered();
    assert_eq!(table.damage(HERO), 13);
}

#[test]
fn son_of_the_jungle_avoids_six_and_with_family_for_anyone() {
    for (friend, attack, target, can) in [
        ("bob", "energy-6", "0.1", true),
        ("bob", "energy-7", "0.1", false),
        ("bob", "energy-6", "0.2", false),
        ("tarzan", "energy-6", "0.3", true),
        ("jane-porter", "energy-6", "0.3", true),
        ("tarzan", "energy-7", "0.3", false),
    ] {
        let mut table = teams(["korak", friend, "cat", "dan"], ["eve", "fay", "gus", "hal"]);
        table.hold(A, &["son-of-the-jungle"]).attacked(attack, target);
        assert_eq!(table.can(A, "son-of-the-jungle"), can, "{friend} against {attack} on {target}");
    }
}

#[test]
fn to_the_death_combines_with_his_own_power_card() {
    let mut table = armed("korak", &["to-the-death", "combat-6", "brute-force-5", "combat-8"]);
    assert!(!table.can_by(A, "to-the-death", "with brute-force-5"), "Combat or Intelligence");
    assert!(!table.can_by(A, "to-the-death", "with combat-8"), "one that he can play");
    table.aims("to-the-death by 0.1 with combat-6", "1.1");
    assert_eq!(table.to_block(), 10);
    assert_eq!(table.unanswered().damage(EVE), 10);
}

#[test]
fn chivalrous_protector_takes_the_attack_and_what_follows() {
    let mut table = hero("lancelot");
    table
        .hold(A, &["chivalrous-protector"])
        .hold(B, &["energy-5"])
        .attacked("mystical-energy", "0.2");
    table.play(A, "play chivalrous-protector by 0.1").unanswered();
    assert_eq!((table.damage(BOB), table.damage(HERO)), (0, 4));
    table.opponent_attacks("energy-5", "0.1");
    assert_eq!(table.to_block(), 3, "on Lancelot, at 2 less");
    table.unanswered();
    assert_eq!(table.damage(HERO), 9);
}

#[test]
fn for_guineveres_love_puts_sword_and_shield_in_play() {
    let mut table = teams(["lancelot", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    let sword = table.state.placed(HERO).next().unwrap();
    table.state.cards_mut(A).put(sword, Zone::Dead);
    table.hold(A, &["for-guineveres-love", "combat-5"]).hold(B, &["refusal"]).fight();
    table.play(A, "play for-guineveres-love by 0.1");
    assert!(!table.can(B, "refusal"), "it may not be negated");
    table.unanswered();
    assert_eq!((table.zone(sword), table.total(A)), (Zone::Clipped, 2));
    table.aims("combat-5", "1.1");
    assert_eq!(table.to_block(), 7, "a Power card may go with it");
}

#[test]
fn for_the_queen_defends_with_sword_and_shield() {
    let mut table = hero("lancelot");
    table.hold(A, &["for-the-queen"]).attacked("energy-5", "0.1");
    assert!(!table.can(A, "for-the-queen"), "placed is not in play");
    let mut table = hero("lancelot");
    table.attach(HERO, "sword-and-shield");
    table.hold(A, &["for-the-queen"]).attacked("energy-5", "0.1");
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play for-the-queen")).unwrap();
    assert_eq!(table.play(A, &way).damage(HERO), 0);
}

#[test]
fn knight_of_the_round_table_heals_and_retrieves_sword_and_shield() {
    let mut table = armed("lancelot", &["knight-of-the-round-table"]);
    let sword = table.state.placed(HERO).next().unwrap();
    table.state.cards_mut(A).put(sword, Zone::Dead);
    table.hit(HERO, "energy-5");
    table.does("knight-of-the-round-table").play(A, "choose sword-and-shield from dead-pile.0");
    assert_eq!((table.damage(HERO), table.total(B), table.zone(sword)), (0, 0, Zone::Clipped));
    // It must remove a hit first.
    let mut table = armed("lancelot", &["knight-of-the-round-table"]);
    let sword = table.state.placed(HERO).next().unwrap();
    table.state.cards_mut(A).put(sword, Zone::Dead);
    table.does("knight-of-the-round-table");
    assert_eq!(table.zone(sword), Zone::Dead);
}

#[test]
fn sword_and_shield_strengthens_power_attacks_and_avoids_once() {
    let mut table = hero("lancelot");
    table.fight().does("sword-and-shield on 0.1 by 0.1");
    table
        .hold(A, &["combat-5"])
        .hold(B, &["energy-8"])
        .opponent_attacks("energy-8", "0.2")
        .unanswered();
    table.aims("combat-5", "1.1");
    assert_eq!(table.to_block(), 7);
    table.unanswered();
    let mut table = hero("lancelot");
    let sword = table.attach(HERO, "sword-and-shield");
    table.attacked("energy-8", "0.1");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play sword-and-shield")).unwrap();
    table.play(A, &way);
    assert_eq!((table.damage(HERO), table.zone(sword)), (0, Zone::Dead));
    let mut table = hero("lancelot");
    table.attach(HERO, "sword-and-shield");
    assert!(!table.attacked("energy-8", "0.2").can(A, "sword-and-shield"), "attacks on him");
}

#[test]
fn true_strike_is_ten_with_sword_and_shield_in_play() {
    let mut table = hero("lancelot");
    table.attach(HERO, "sword-and-shield");
    table.hold(A, &["true-strike"]).fight();
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play true-strike")).unwrap();
    table.hold(B, &["lucky-charm"]).play(A, &way).play(A, "target 1.1");
    assert_eq!(table.to_block(), 10);
    table.unanswered();
    let hit = table.state.cards(A).iter(Zone::Hit).next().unwrap();
    assert_eq!(
        (table.damage(EVE), table.state.cards(A).lie(hit).icons),
        (10, crate::power::Icons::ANY_POWER)
    );
    let mut table = armed("lancelot", &["true-strike"]);
    assert_eq!(table.strikes("true-strike", "1.1").damage(EVE), 7, "placed is not in play");
}
