//! Tars Tarkas, Tarzan, The Mummy, The Three Musketeers and Time Traveler.

use crate::state::{Phase, Position};
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, CAT, EVE, FAY, GUS};
use crate::zone::Zone;

#[test]
fn avenging_my_love_discards_two_placed_cards() {
    let mut table = armed("tars-tarkas", &["avenging-my-love"]);
    let cards =
        [table.place(EVE, "ray-gun"), table.place(FAY, "rapier"), table.place(FAY, "combat-5")];
    table
        .does("avenging-my-love")
        .play(A, "choose ray-gun from placed.1")
        .play(A, "choose combat-5 from placed.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Placed, Zone::PowerPack]);
}

#[test]
fn barsoomian_warrior_and_statesman_defends_teammates_of_john_carter() {
    let card = "barsoomian-warrior-and-statesman";
    for (friend, target, can) in
        [("bob", "0.1", true), ("bob", "0.2", false), ("john-carter-of-mars", "0.2", true)]
    {
        let mut table = teams(["tars-tarkas", friend, "cat", "dan"], ["eve", "fay", "gus", "hal"]);
        table.hold(A, &[card]).attacked("energy-6", target);
        assert_eq!(table.can(A, card), can, "{friend}, {target}");
    }
    // It acts as a Power card, so it defends where Specials may not.
    let mut table = rivals("tars-tarkas", "invisible-man");
    assert!(table.hold(A, &[card]).attacked("hidden-sociopath", "0.1").can(A, card));
}

#[test]
fn four_armed_warrior_gains_one_for_each_card_placed_to_him() {
    let mut table = armed("tars-tarkas", &["four-armed-warrior"]);
    table.place(HERO, "rapier");
    table.place(HERO, "combat-5");
    table.place(BOB, "flintlock");
    assert_eq!(table.aims("four-armed-warrior", "1.1").to_block(), 8);
    assert_eq!(table.unanswered().damage(EVE), 6);
}

#[test]
fn jeddak_of_thark_attacks_with_the_top_card_if_it_is_defended() {
    let blocked = |top: &str| {
        let mut table = armed("tars-tarkas", &["jeddak-of-thark"]);
        table.stack(A, &[top]).hold(B, &["energy-6"]).aims("jeddak-of-thark", "1.1");
        table.play(B, "play energy-6 by 1.1 use 2");
        table
    };
    let mut table = blocked("energy-8");
    let way = table.choices(A);
    assert!(
        way.iter().all(|it| it.starts_with("play energy-8 elsewhere by 0.1")),
        "whatever his grid: {way:?}"
    );
    table.play(A, &way[0]).play(A, "target 1.2").unanswered();
    assert_eq!(table.damage(FAY), 8);
    assert!(table.is_turn_of(B));
    // A Teamwork card is an attack whose follow-ups are not made.
    let mut table = blocked("teamwork-404");
    let way = table.choices(A)[0].clone();
    table.play(A, &way).play(A, "target 1.2").unanswered();
    assert_eq!(table.damage(FAY), 4);
    assert!(table.is_turn_of(B));
    // What is no attack goes to the Dead Pile.
    let table = blocked("lucky-charm");
    assert_eq!(table.cards(A, Zone::Dead), ["jeddak-of-thark", "lucky-charm"]);
    assert!(table.is_turn_of(B));
}

#[test]
fn protector_of_the_incubator_avoids_universe_attacks_and_their_follow_ups() {
    let mut table = hero("tars-tarkas");
    table
        .hold(A, &["protector-of-the-incubator"])
        .hold(B, &["combat-5"])
        .attacked("teamwork-404", "0.2");
    table.play(A, "play protector-of-the-incubator by 0.1");
    assert_eq!(table.damage(BOB), 0);
    assert!(table.is_turn_of(A) && table.hand(B) == ["combat-5"]);
    // Attacks that another card has granted are no follow-ups of this one.
    let mut table = hero("tars-tarkas");
    table
        .hold(A, &["protector-of-the-incubator"])
        .hold(B, &["mystical-energy", "energy-5", "ray-gun", "combat-5"])
        .wait();
    table.hold(B, &["draconic-leadership"]);
    table.opponent_attacks("mystical-energy", "0.2").unanswered();
    table.play(B, "play energy-5 by 1.1 with ray-gun").play(B, "target 0.2");
    table.play(A, "play protector-of-the-incubator by 0.1");
    assert_eq!(
        table.damage(BOB),
        4,
        "a Power card with a Basic card is an attack with a Universe card"
    );
    let mut table = hero("tars-tarkas");
    table.hold(A, &["protector-of-the-incubator"]).attacked("energy-5", "0.2");
    assert!(!table.can(A, "protector-of-the-incubator"));
}

#[test]
fn sola_discards_one_of_three_and_ventures_five() {
    let mut table = armed("tars-tarkas", &["sola"]);
    table.pile(B, &["energy-1", "energy-2", "energy-3", "energy-4"]).does("sola");
    assert!(!table.may(A, "choose energy-4 from draw-pile.1"));
    table.play(A, "choose energy-2 from draw-pile.1");
    assert_eq!((table.cards(B, Zone::Dead), table.total(A)), (vec!["energy-2"], 5));
    assert_eq!(table.next_battle().total(A), 0);
}

#[test]
fn jungle_tactics_avoid_a_teamwork_attack_and_its_follow_ups() {
    let mut table = hero("tarzan");
    table.hold(A, &["jungle-tactics"]).hold(B, &["combat-5"]).attacked("teamwork-404", "0.2");
    table.play(A, "play jungle-tactics by 0.1");
    assert_eq!(table.damage(BOB), 0);
    assert!(table.is_turn_of(A));
    let mut table = hero("tarzan");
    table
        .hold(A, &["jungle-tactics"])
        .hold(B, &["ray-gun"])
        .attacked("energy-5 by 1.1 with ray-gun", "0.2");
    assert!(!table.can(A, "jungle-tactics"), "a Basic card is no Teamwork card");
}

#[test]
fn lord_of_the_jungle_leaves_two_to_fight() {
    let mut table = armed("tarzan", &["lord-of-the-jungle", "combat-5", "combat-8"]);
    table.hold(B, &["energy-6", "combat-7", "energy-5"]).strikes("lord-of-the-jungle", "1.1");
    assert!(table.can_by(B, "energy-6", "by 1.1") && !table.can_by(B, "combat-7", "by 1.2"));
    table.play(B, "play energy-6 by 1.1");
    assert!(table.targets(B).is_empty(), "Tarzan is the only target");
    assert!(!table.can_by(A, "combat-8", "by 0.2"), "nor may others defend");
    table.unanswered();
    assert_eq!(table.damage(HERO), 6);
    assert!(table.can_by(A, "combat-5", "by 0.1") && !table.can_by(A, "combat-5", "by 0.2"));
}

#[test]
fn my_feet_are_like_hands_forbids_attacks() {
    let mut table = armed("tarzan", &["my-feet-are-like-hands"]);
    table.hold(B, &["energy-6"]).strikes("my-feet-are-like-hands", "1.1");
    assert!(!table.can_by(B, "energy-6", "by 1.1"));
    assert!(table.next_battle().hold(B, &["energy-6"]).wait().can_by(B, "energy-6", "by 1.1"));
}

#[test]
fn deceptive_maneuver_forbids_placed_cards() {
    let mut table = armed("tarzan", &["deceptive-maneuver"]);
    table.place(EVE, "energy-6");
    table.place(FAY, "combat-6");
    table.hold(B, &["energy-5"]).strikes("deceptive-maneuver", "1.1");
    assert!(!table.can(B, "energy-6") && table.can(B, "energy-5") && table.can(B, "combat-6"));
    let mut table = teams(["ann", "bob", "cat", "tarzan"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["deceptive-maneuver"]).fight().can_by(
        A,
        "deceptive-maneuver",
        "by 0.4"
    ));
}

#[test]
fn ancient_wisdom_avoids_a_power_attack_on_a_teammate_and_draws() {
    let mut table = hero("the-mummy");
    table.stack(A, &["combat-3"]).hold(A, &["ancient-wisdom"]).attacked("energy-8", "0.2");
    table.play(A, "play ancient-wisdom by 0.1");
    assert_eq!((table.damage(BOB), table.hand(A)), (0, vec!["combat-3"]));
    for (attack, target) in [("energy-8", "0.1"), ("eves-strike", "0.2")] {
        let mut table = hero("the-mummy");
        assert!(
            !table.hold(A, &["ancient-wisdom"]).attacked(attack, target).can(A, "ancient-wisdom"),
            "{attack} on {target}"
        );
    }
}

#[test]
fn fury_of_the_desert_removes_a_hit_of_the_record() {
    let mut table = armed("the-mummy", &["fury-of-the-desert"]);
    table.record(HERO, "combat-5");
    table.hit(HERO, "combat-4");
    assert_eq!(table.strikes("fury-of-the-desert", "1.1").damage(HERO), 4);
}

#[test]
fn pharaoh_of_the_fourth_dynasty_removes_any_of_his_hits() {
    let mut table = armed("the-mummy", &["pharaoh-of-the-fourth-dynasty"]);
    table.record(HERO, "combat-5");
    table.hit(HERO, "combat-4");
    table.strikes("pharaoh-of-the-fourth-dynasty", "1.1").play(A, "choose combat-4 on 0.1");
    assert_eq!((table.damage(HERO), table.total(B)), (5, 0));
}

#[test]
fn reinvigorated_by_fresh_organs_switches_all_hits_with_a_teammate() {
    let mut table = armed("the-mummy", &["reinvigorated-by-fresh-organs"]);
    table.record(HERO, "combat-5");
    table.hit(HERO, "combat-4");
    table.hit(BOB, "combat-2");
    table.does("reinvigorated-by-fresh-organs").play(A, "choose character 0.2");
    assert_eq!((table.damage(HERO), table.damage(BOB), table.total(B)), (2, 9, 6));
}

#[test]
fn relentless_pursuit_attacks_after_the_opponent_has_conceded() {
    let mut table = hero("the-mummy");
    table.hold(A, &["relentless-pursuit"]).hold(B, &["energy-8"]).wait().play(B, "concede");
    while table.due() == [B] {
        table.play(B, "pass");
    }
    table.aims("relentless-pursuit", "1.1");
    assert!(table.can_by(B, "energy-8", "use 2"));
    // Not after one's own concession.
    let mut table = hero("the-mummy");
    table.hold(A, &["relentless-pursuit"]).fight().play(A, "concede");
    assert!(!table.can(A, "relentless-pursuit"));
}

#[test]
fn the_eternal_journey_negates_in_answer_for_a_brute_force_card() {
    let mut table = rivals("the-mummy", "wicked-witch");
    let aqua = table.attach(RIVAL, "aquaphobic");
    table.hold(A, &["the-eternal-journey"]).fight().does("the-eternal-journey");
    assert_eq!(table.zone(aqua), Zone::Dead, "on the turn for nothing");
    let mut table = rivals("the-mummy", "wicked-witch");
    table
        .hold(A, &["the-eternal-journey", "brute-force-7", "brute-force-8", "energy-3"])
        .attacked("feared-by-all-witches", "0.2");
    table.play(A, "play the-eternal-journey by 0.1 use 2");
    assert_eq!(table.choices(A), ["pay brute-force-7"], "usable by him");
    table.play(A, "pay brute-force-7");
    assert_eq!((table.damage(BOB), table.cards(A, Zone::PowerPack)), (0, vec!["brute-force-7"]));
    let mut table = rivals("the-mummy", "wicked-witch");
    table.hold(A, &["the-eternal-journey", "energy-3"]).attacked("feared-by-all-witches", "0.2");
    assert!(!table.can(A, "the-eternal-journey"));
}

#[test]
fn all_for_one_fetches_a_teamwork_card_and_frees_the_musketeers() {
    let mut table = armed("the-three-musketeers", &["all-for-one", "combat-5", "brute-force-4"]);
    table.pile(A, &["teamwork-404", "energy-1"]).does("all-for-one");
    if table.game.ask(&table.state).is_some() {
        table.play(A, "choose teamwork-404 from draw-pile.0");
    }
    assert!(table.hand(A).contains(&"teamwork-404"));
    table.play(B, "pass");
    // Energy 8, followed with Combat and Brute Force.
    table
        .strikes("teamwork-404", "1.2")
        .strikes("combat-5 by 0.1", "1.1")
        .strikes("brute-force-4 by 0.1", "1.1");
    assert_eq!(table.total(A), 4 + 5 + 4);
    table.next_battle().hold(A, &["teamwork-404"]).go(Phase::Placing);
    while table.due() == [B] {
        table.play(B, "pass");
    }
    assert!(table.may(A, "place teamwork-404 0.1"), "and may place them");
}

#[test]
fn athos_marks_the_target_for_the_next_level_1_power_card() {
    let mut table = armed("the-three-musketeers", &["athos", "combat-1", "combat-2"]);
    table.strikes("athos", "1.1").play(B, "pass").strikes("combat-2", "1.1");
    assert_eq!(table.position(EVE), Position::Front, "a 2 does not");
    table.play(B, "pass").strikes("combat-1", "1.1");
    assert_eq!(table.position(EVE), Position::Out);
    // Whatever her ability.
    let mut table = rivals("the-three-musketeers", "the-mummy");
    table
        .hold(A, &["athos", "combat-1"])
        .fight()
        .strikes("athos", "1.1")
        .play(B, "pass")
        .strikes("combat-1", "1.1");
    assert_eq!(table.position(RIVAL), Position::Out);
    // It shows no hourglass: removing it does not undo it.
    let mut table = rivals("the-three-musketeers", "dr-watson");
    table
        .hold(A, &["athos", "combat-1"])
        .hold(B, &["british-army-surgeon"])
        .fight()
        .strikes("athos", "1.1");
    table.play(B, "play british-army-surgeon by 1.1").unanswered().strikes("combat-1", "1.1");
    assert_eq!(table.position(RIVAL), Position::Out);
}

#[test]
fn porthos_is_not_blocked_with_intelligence() {
    let mut table = armed("the-three-musketeers", &["porthos"]);
    table.hold(B, &["intelligence-6", "brute-force-7"]).aims("porthos", "1.3");
    assert!(!table.can(B, "intelligence-6") && table.can(B, "brute-force-7"));
}

#[test]
fn valiant_charge_grows_with_defeated_objectives_and_defends_the_team() {
    let mut table = armed("the-three-musketeers", &["valiant-charge"]);
    table.missions(A, 4, 0, 3);
    assert_eq!(table.aims("valiant-charge by 0.1 as combat", "1.1").to_block(), 8);
    assert_eq!(table.unanswered().damage(EVE), 5);
    let mut table = hero("the-three-musketeers");
    table.missions(A, 4, 0, 3).hold(A, &["valiant-charge"]).attacked("energy-8", "0.2");
    assert!(table.can_by(A, "valiant-charge", "by 0.1 use 2"));
    let mut table = hero("the-three-musketeers");
    table.missions(A, 5, 0, 2).hold(A, &["valiant-charge"]).attacked("energy-8", "0.2");
    assert!(!table.can(A, "valiant-charge"));
}

#[test]
fn from_a_mile_away_discards_a_placed_card_of_each_on_the_front_line() {
    let mut table = armed("time-traveler", &["from-a-mile-away"]);
    let eve = [table.place(EVE, "ray-gun"), table.place(EVE, "energy-5")];
    let gus = table.place(GUS, "brute-force-6");
    let hal = table.place(crate::tests::table::HAL, "brute-force-8");
    table.does("from-a-mile-away").play(B, "choose energy-5 from placed.1");
    assert_eq!(
        eve.map(|it| table.zone(it)),
        [Zone::Placed, Zone::PowerPack],
        "the opponent's choice"
    );
    assert_eq!(
        (table.zone(gus), table.zone(hal)),
        (Zone::PowerPack, Zone::Placed),
        "not of the Reserve"
    );
}

#[test]
fn futuristic_phaser_is_eight_against_energy() {
    let mut table = armed("time-traveler", &["futuristic-phaser"]);
    assert_eq!(table.aims("futuristic-phaser", "1.1").to_block(), 8, "Eve's Energy is 8");
    assert_eq!(table.unanswered().damage(EVE), 8);
}

#[test]
fn knowledge_of_tomorrow_ventures_ten_once_for_an_intelligence_card() {
    let mut table =
        armed("time-traveler", &["knowledge-of-tomorrow", "intelligence-4", "intelligence-5"]);
    table.does("knowledge-of-tomorrow");
    assert_eq!(table.total(A), 0);
    table.play(B, "pass");
    let way = table
        .choices(A)
        .into_iter()
        .find(|it| it.starts_with("play knowledge-of-tomorrow"))
        .unwrap();
    table.play(A, &way).play(A, "pay intelligence-4");
    assert_eq!(table.total(A), 10);
    assert!(table.is_turn_of(A) || !table.can(A, "knowledge-of-tomorrow"));
    assert!(!table.can(A, "knowledge-of-tomorrow"), "once per game");
    table.next_battle();
    assert_eq!((table.total(A), table.cards(A, Zone::Dead)), (0, vec!["knowledge-of-tomorrow"]));
    // Once used it may not be negated; before it may.
    for (is_used, zone) in [(true, Zone::Astral), (false, Zone::Dead)] {
        let mut table = rivals("time-traveler", "sherlock-holmes");
        let card = table.put(A, "knowledge-of-tomorrow", Zone::Astral);
        table.state.cards_mut(A).lie_mut(card).by = HERO;
        table.hold(A, &["intelligence-4"]).hold(B, &["logical-reasoning"]).fight();
        if is_used {
            let way = table
                .choices(A)
                .into_iter()
                .find(|it| it.starts_with("play knowledge-of-tomorrow"))
                .unwrap();
            table.play(A, &way).play(A, "pay intelligence-4").unanswered();
        } else {
            table.strikes("intelligence-4", "1.2");
        }
        table.play(B, "play logical-reasoning by 1.1").unanswered();
        assert_eq!(table.zone(card), zone);
    }
}

#[test]
fn harbingers_warning_negates_an_event_as_it_is_played() {
    let mut table = hero("time-traveler");
    table.hold(A, &["harbingers-warning"]).put(B, "jane", Zone::FaceDown);
    table.go(Phase::Turning).play(A, "play harbingers-warning by 0.1");
    assert_eq!(table.cards(B, Zone::Defeated), ["jane"]);
    assert!(table.cards(B, Zone::Astral).is_empty());
    // It takes no slot where it is placed.
    let mut table = hero("time-traveler");
    table.place(HERO, "ill-already-be-gone");
    table.hold(A, &["harbingers-warning"]).go(Phase::Placing);
    assert!(table.may(A, "place harbingers-warning 0.1"));
}

#[test]
fn the_tomorrow_doctor_removes_a_hit_of_a_teammate() {
    let mut table = armed("time-traveler", &["the-tomorrow-doctor"]);
    table.hit(BOB, "energy-5");
    table.record(CAT, "energy-4");
    table.record(HERO, "energy-3");
    table.does("the-tomorrow-doctor");
    assert!(!table.may(A, "choose energy-3 on 0.1"), "not his own");
    table.play(A, "choose energy-5 on 0.2");
    assert_eq!((table.damage(BOB), table.damage(CAT)), (0, 4));
}
