//! Robin Hood, Sheriff of Nottingham, Sherlock Holmes and Sun Wukong.

use crate::state::Phase;
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals};
use crate::tests::table::{A, B, BOB, EVE, FAY};
use crate::zone::Zone;

#[test]
fn band_of_merry_men_acts_as_a_power_card_with_universe_cards() {
    let mut table = armed("robin-hood", &["band-of-merry-men", "training-robin-hood"]);
    // Robin Hood's Brute Force is 4: a Training card goes with it, a Basic card would not.
    table.aims("band-of-merry-men by 0.1 with training-robin-hood", "1.1");
    assert_eq!(table.to_block(), 9);
    let mut table = hero("robin-hood");
    table.hold(A, &["band-of-merry-men"]).attacked("energy-5", "0.1");
    assert_eq!(table.play(A, "play band-of-merry-men by 0.1 use 2").damage(HERO), 0);
}

#[test]
fn defender_of_the_people_avoids_combat_for_a_teammate_and_draws() {
    let mut table = hero("robin-hood");
    table.stack(A, &["combat-3"]).hold(A, &["defender-of-the-people"]).attacked("combat-6", "0.2");
    table.play(A, "play defender-of-the-people by 0.1").play(A, "yes");
    assert_eq!((table.damage(BOB), table.hand(A)), (0, vec!["combat-3"]));
    for (attack, target) in [("combat-6", "0.1"), ("energy-6", "0.2")] {
        let mut table = hero("robin-hood");
        table.hold(A, &["defender-of-the-people"]).attacked(attack, target);
        assert!(!table.can(A, "defender-of-the-people"), "{attack} on {target}");
    }
}

#[test]
fn hero_of_nottingham_takes_a_card_of_the_hand() {
    let mut table = armed("robin-hood", &["hero-of-nottingham"]);
    table.place(EVE, "ray-gun");
    table.hold(B, &["energy-1", "energy-2"]).strikes("hero-of-nottingham", "1.1");
    assert!(!table.may(B, "choose ray-gun from placed.1"), "from hand");
    table.play(B, "choose energy-1 from hand.1");
    assert_eq!(table.hand(B), ["energy-2"]);
}

#[test]
fn master_thief_discards_a_placed_power_card_and_draws_two() {
    let mut table = armed("robin-hood", &["master-thief", "energy-3"]);
    let power = table.place(EVE, "energy-5");
    table.place(FAY, "rapier");
    table.stack(A, &["combat-3", "combat-4"]).does("master-thief").play(A, "yes");
    assert_eq!(table.zone(power), Zone::PowerPack, "Eve alone has a Power card placed");
    assert_eq!(table.hand(A), ["combat-3", "combat-4", "energy-3"], "duplicates are kept");
}

#[test]
fn steal_from_the_rich_discards_a_placed_card() {
    let mut table = armed("robin-hood", &["steal-from-the-rich"]);
    let cards = [table.place(EVE, "ray-gun"), table.place(EVE, "energy-5")];
    table.does("steal-from-the-rich").play(A, "choose ray-gun from placed.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Placed]);
}

#[test]
fn flaming_arrows_burn_placed_specials_and_forbid_to_place_them_next_battle() {
    let mut table = armed("sheriff-of-nottingham", &["flaming-arrows"]);
    let cards = [table.place(EVE, "eves-dodge"), table.place(EVE, "energy-5")];
    table.strikes("flaming-arrows", "1.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Placed]);
    table.next_battle().hold(B, &["eves-dodge"]).go(Phase::Placing);
    assert!(!table.may(B, "place eves-dodge 1.1"), "not in the next battle");
    table.next_battle().hold(B, &["eves-dodge"]).go(Phase::Placing);
    assert!(table.may(B, "place eves-dodge 1.1"), "but in the one after it");
}

#[test]
fn read_the_bones_puts_cards_of_the_top_six_under_the_pile() {
    let mut table = armed("sheriff-of-nottingham", &["read-the-bones"]);
    let pile = ["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6", "energy-7"];
    table.pile(B, &pile).does("read-the-bones");
    assert!(!table.may(A, "choose energy-7 from draw-pile.1"));
    table
        .play(A, "choose energy-2 from draw-pile.1")
        .play(A, "choose energy-5 from draw-pile.1")
        .play(A, "enough");
    let order: Vec<&str> = table.state.cards(B).draw_pile().map(|it| table.id(it)).collect();
    assert_eq!(
        order,
        ["energy-5", "energy-2", "energy-7", "energy-6", "energy-4", "energy-3", "energy-1"]
    );
}

#[test]
fn rule_by_fear_adds_two_to_all_actions_of_the_team() {
    let mut table = armed("sheriff-of-nottingham", &["rule-by-fear", "combat-5", "combat-4"]);
    table.hold(B, &["energy-6"]).does("rule-by-fear").opponent_attacks("energy-6", "0.2");
    assert!(table.can_by(A, "combat-4", "by 0.2 use 2"));
    table.unanswered().aims("combat-5 by 0.2", "1.1");
    assert_eq!(table.to_block(), 7);
}

#[test]
fn squeeze_the_commoners_lowers_bonuses_of_universe_cards() {
    let mut table = armed("sheriff-of-nottingham", &["squeeze-the-commoners"]);
    table.does("squeeze-the-commoners");
    table.hold(
        B,
        &["energy-5", "merlins-wand", "teamwork-405", "brute-force-6", "energy-4", "ray-gun"],
    );
    table.opponent_attacks("energy-5 by 1.1 with merlins-wand", "0.2");
    assert_eq!(table.to_block(), 6, "3 - 2");
    table.unanswered().play(A, "pass");
    table.opponent_attacks("energy-4 by 1.1 with ray-gun", "0.2");
    assert_eq!(table.to_block(), 4, "2 - 2");
    // Teamwork bonuses as well, and for the game.
    table.unanswered().next_battle().hold(B, &["teamwork-405", "brute-force-6"]).wait();
    table.opponent_attacks("teamwork-405", "0.2").unanswered();
    table.opponent_attacks("brute-force-6 by 1.2", "0.3");
    assert_eq!(table.to_block(), 6, "1 - 2 is no less than nothing");
}

#[test]
fn taxes_discard_a_placed_power_card_and_venture_its_value() {
    let mut table = armed("sheriff-of-nottingham", &["taxes"]);
    let placed = table.place(EVE, "energy-7");
    table.does("taxes");
    assert_eq!((table.zone(placed), table.total(A)), (Zone::PowerPack, 7));
    assert_eq!(table.cards(A, Zone::Astral), ["taxes"], "it lies in the Astral Plane");
    table.next_battle();
    assert_eq!((table.total(A), table.cards(A, Zone::Dead)), (0, vec!["taxes"]), "this battle");
    // While it lies there it can be negated.
    let mut table = rivals("sheriff-of-nottingham", "sherlock-holmes");
    table.place(RIVAL, "intelligence-7");
    table.hold(A, &["taxes"]).hold(B, &["logical-reasoning"]).fight().does("taxes");
    table.play(B, "play logical-reasoning by 1.1");
    assert_eq!(table.total(A), 0);
}

#[test]
fn battle_of_wits_forbids_attacks_of_both() {
    let mut table = armed("sherlock-holmes", &["battle-of-wits", "intelligence-5"]);
    table.hold(B, &["energy-6", "energy-5"]).strikes("battle-of-wits", "1.1");
    assert!(!table.can_by(B, "energy-6", "by 1.1"));
    table.play(B, "play energy-5 by 1.3").play(B, "target 0.2").unanswered();
    assert!(
        !table.can_by(A, "intelligence-5", "by 0.1") && table.can_by(A, "intelligence-5", "by 0.2")
    );
}

#[test]
fn irene_adler_opens_the_hand() {
    let mut table = armed("sherlock-holmes", &["irene-adler"]);
    table.hold(B, &["energy-5"]).strikes("irene-adler", "1.1");
    assert!(table.is_open(B));
    assert!(!table.next_battle().is_open(B));
}

#[test]
fn logical_reasoning_negates_on_the_turn_alone() {
    let mut table = rivals("sherlock-holmes", "wicked-witch");
    let aqua = table.attach(RIVAL, "aquaphobic");
    table.hold(A, &["logical-reasoning"]).fight().does("logical-reasoning");
    assert_eq!(table.zone(aqua), Zone::Dead);
    let mut table = rivals("sherlock-holmes", "wicked-witch");
    table.hold(A, &["logical-reasoning"]).attacked("feared-by-all-witches", "0.2");
    assert!(!table.can(A, "logical-reasoning"));
}

#[test]
fn probability_evaluation_removes_a_card_of_the_opponents_draw_pile() {
    let mut table = armed("sherlock-holmes", &["probability-evaluation"]);
    table.pile(B, &["energy-1", "energy-2", "eves-dodge"]).does("probability-evaluation");
    table.play(A, "choose eves-dodge from draw-pile.1");
    assert!(table.cards(B, Zone::Removed).contains(&"eves-dodge"));
    assert_eq!(table.cards(B, Zone::Draw), ["energy-1", "energy-2"]);
}

#[test]
fn cloud_surfing_avoids_for_the_team_and_draws_behind() {
    for (defeated, cards) in [(2, 1), (1, 0)] {
        let mut table = hero("sun-wukong");
        table.missions(A, 7 - defeated, 0, defeated).missions(B, 6, 0, 1);
        table.stack(A, &["combat-3"]).hold(A, &["cloud-surfing"]).attacked("energy-8", "0.2");
        table.play(A, "play cloud-surfing by 0.1");
        assert_eq!((table.damage(BOB), table.hand(A).len()), (0, cards));
    }
}

#[test]
fn godly_strength_counts_only_behind() {
    for (defeated, venture) in [(2, 11), (1, 0)] {
        let mut table = armed("sun-wukong", &["godly-strength"]);
        table.missions(A, 7 - defeated, 0, defeated).missions(B, 6, 0, 1);
        table.strikes("godly-strength", "1.1");
        assert_eq!((table.damage(EVE), table.total(A)), (11, venture));
    }
}

#[test]
fn grasp_of_the_five_elements_discards_what_is_placed_and_all_hits() {
    let mut table = armed("sun-wukong", &["grasp-of-the-five-elements"]);
    let placed = table.place(HERO, "combat-5");
    table.hit(HERO, "energy-5");
    table.record(HERO, "energy-6");
    table.does("grasp-of-the-five-elements");
    assert_eq!((table.zone(placed), table.damage(HERO), table.total(B)), (Zone::PowerPack, 0, 0));
}

#[test]
fn staff_of_the_monkey_king_discards_a_placed_universe_card() {
    let mut table = armed("sun-wukong", &["staff-of-the-monkey-king"]);
    let cards =
        [table.place(EVE, "ray-gun"), table.place(FAY, "rapier"), table.place(FAY, "combat-5")];
    table.strikes("staff-of-the-monkey-king", "1.1").play(A, "choose rapier from placed.1");
    assert_eq!(
        cards.map(|it| table.zone(it)),
        [Zone::Placed, Zone::Dead, Zone::Placed],
        "whoever has it"
    );
}

#[test]
fn stone_skin_avoids_brute_force_and_then_forbids_it() {
    let mut table = hero("sun-wukong");
    table
        .hold(A, &["stone-skin"])
        .hold(B, &["brute-force-4", "energy-5"])
        .attacked("brute-force-5", "0.1");
    table.play(A, "play stone-skin by 0.1");
    assert_eq!(table.damage(HERO), 0);
    table.play(A, "pass").play(B, "play brute-force-4 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    table.play(B, "target 0.2").unanswered().play(A, "pass").play(B, "play energy-5 by 1.1");
    assert!(table.may(B, "target 0.1"));
    let mut table = hero("sun-wukong");
    assert!(!table.hold(A, &["stone-skin"]).attacked("energy-5", "0.1").can(A, "stone-skin"));
}

#[test]
fn transformation_trickery_lets_attacks_be_shifted_to_the_chosen() {
    let mut table = armed("sun-wukong", &["transformation-trickery", "combat-8"]);
    table.hold(B, &["energy-6"]).does("transformation-trickery").play(A, "choose character 0.2");
    table.opponent_attacks("energy-6", "0.3");
    assert!(table.may(A, "shift 0.2") && !table.may(A, "shift 0.1"));
    table.play(A, "shift 0.2");
    assert!(table.can_by(A, "combat-8", "by 0.2 use 2") && table.may(A, "pass"), "who may defend");
    table.unanswered();
    assert_eq!(table.damage(BOB), 6);
}
