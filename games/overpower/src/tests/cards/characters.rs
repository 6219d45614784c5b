//! The inherent abilities of characters, and that the others have none.

use super::stage::{HERO, hero, rivals, teams};
use crate::catalogue::Catalogue;
use crate::event::Ko;
use crate::state::{Phase, Position};
use crate::tests::table::{A, B, BOB, EVE, Plan, Table};
use crate::zone::Zone;

/// Checks that a character has no inherent ability.
#[track_caller]
fn plain(id: &str) {
    let found = Catalogue::base().characters().find(|(_, it)| it.id == id);
    let (_, it) = found.expect("a character");
    let is_plain = it.inherent.effect.is_none() && it.uses.is_empty();
    assert!(is_plain && it.starts_with.is_none() && it.may_include.is_empty(), "{id}");
    assert_eq!(it.threat, it.threat_in_reserve);
    let table = hero(id);
    assert_eq!(table.hits_to_ko(HERO), 20);
}

/// Checks that a character falls with so much damage of one type, and not with less.
#[track_caller]
fn falls_at(id: &str, hits: i16) {
    let mut table = hero(id);
    for _ in 0..hits - 1 {
        table.record(HERO, "energy-1");
    }
    assert_eq!(table.game.ko(&table.state, HERO, None), None, "{} are too few", hits - 1);
    table.record(HERO, "energy-1");
    assert_eq!(table.game.ko(&table.state, HERO, None), Some(Ko::Cumulative));
}

#[test]
fn angry_mob_middle_ages_falls_with_25() {
    falls_at("angry-mob-middle-ages", 25);
}

#[test]
fn angry_mob_industrial_age_falls_with_25() {
    falls_at("angry-mob-industrial-age", 25);
}

#[test]
fn angry_mob_modern_age_falls_with_30() {
    falls_at("angry-mob-modern-age", 30);
}

#[test]
fn anubis_has_no_ability() {
    plain("anubis");
}

#[test]
fn billy_the_kid_plays_numerical_specials_from_reserve() {
    let mut table = teams(["ann", "bob", "cat", "billy-the-kid"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["quick-draw", "reap-the-whirlwind", "regulators", "combat-5"]).fight();
    assert!(table.can_by(A, "quick-draw", "by 0.4"));
    assert!(
        !table.can(A, "reap-the-whirlwind") && !table.can(A, "regulators"),
        "these have no value"
    );
    assert!(!table.can_by(A, "combat-5", "by 0.4"), "a Power card is no Special");
}

#[test]
fn captain_nemo_has_no_ability() {
    plain("captain-nemo");
}

#[test]
fn carson_of_venus_costs_one_more_in_reserve() {
    let table = hero("carson-of-venus");
    assert_eq!(table.game.threat(HERO), 18);
    let table = teams(["ann", "bob", "cat", "carson-of-venus"], ["eve", "fay", "gus", "hal"]);
    assert_eq!(table.game.threat(crate::tests::table::DAN), 19);
}

#[test]
fn count_of_monte_cristo_has_no_ability() {
    plain("count-of-monte-cristo");
}

#[test]
fn cthulhu_plays_intelligence_teamwork_from_reserve() {
    let mut table = teams(["max", "max-too", "cat", "cthulhu"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["teamwork-428", "teamwork-403", "combat-5", "brute-force-4"]).fight();
    assert!(table.can_by(A, "teamwork-428", "by 0.4"), "Intelligence 7");
    assert!(!table.can_by(A, "teamwork-403", "by 0.4"), "Energy");
}

#[test]
fn dejah_thoris_has_no_ability() {
    plain("dejah-thoris");
}

#[test]
fn dr_watson_ventures_two_more_at_baker_street() {
    let teams = [["dr-watson", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    let table =
        Table::new(Plan { teams, homebases: [Some("221-b-baker-st"), None], ..Plan::default() });
    assert_eq!((table.total(A), table.total(B)), (2, 0));
    assert_eq!(hero("dr-watson").total(A), 0, "elsewhere he does not");
}

#[test]
fn dracula_offers_two_to_an_opponent_and_heals_two_if_that_is_accepted() {
    let mut table = hero("dracula");
    table.record(HERO, "energy-3");
    table.record(HERO, "energy-4");
    table.record(HERO, "energy-5");
    table.with_usual_hands().go(Phase::Discarded);
    table.play(A, "choose character 1.1");
    assert_eq!(table.due(), [B], "the opponent may refuse");
    table.play(B, "yes").play(A, "choose energy-4 on 0.1").play(A, "choose energy-5 on 0.1");
    assert_eq!(table.damage(HERO), 3);
    table.hold(B, &["energy-3"]).wait().opponent_attacks("energy-3", "0.2");
    assert_eq!(table.to_block(), 5, "Eve is +2 to all actions");

    let mut table = hero("dracula");
    table.record(HERO, "energy-3");
    table.go(Phase::Discarded);
    table.play(A, "choose character 1.1").play(B, "no");
    assert_eq!(table.damage(HERO), 3, "refused");
}

#[test]
fn headless_horseman_has_no_ability() {
    plain("headless-horseman");
}

#[test]
fn hercules_has_no_ability() {
    plain("hercules");
}

#[test]
fn invisible_man_has_no_ability() {
    plain("invisible-man");
}

#[test]
fn jane_porter_has_no_ability() {
    plain("jane-porter");
}

#[test]
fn joan_of_arc_has_no_ability() {
    plain("joan-of-arc");
}

#[test]
fn john_carter_of_mars_may_have_brute_force_8_in_his_deck() {
    let found = Catalogue::base().characters().find(|(_, it)| it.id == "john-carter-of-mars");
    let (_, carter) = found.unwrap();
    assert_eq!(carter.may_include, ["brute-force-8"]);
    let mut table = hero("john-carter-of-mars");
    table.hold(A, &["brute-force-8"]).fight();
    assert!(!table.can_by(A, "brute-force-8", "by 0.1"), "his grid is 7 without Lower Gravity");
}

#[test]
fn king_arthur_ventures_one_more_each_battle() {
    let mut table = hero("king-arthur");
    assert_eq!((table.total(A), table.total(B)), (1, 0));
    assert_eq!(table.next_battle().total(A), 1);
    table.game.fall(&mut table.state, HERO, Ko::ByCard, &mut fracas_core::Silent);
    assert_eq!(table.total(A), 0, "an ability falls with its character");
}

#[test]
fn korak_has_no_ability() {
    plain("korak");
}

#[test]
fn lancelot_starts_with_sword_and_shield_placed_beside_his_slot() {
    let mut table = hero("lancelot");
    assert_eq!(table.placed(HERO), ["sword-and-shield"]);
    table.hold(A, &["for-the-queen"]).go(Phase::Placing);
    table.play(A, "place for-the-queen 0.1");
    assert_eq!(table.placed(HERO).len(), 2, "the slot for a Special was free");
}

#[test]
fn leonidas_has_no_ability() {
    plain("leonidas");
}

#[test]
fn merlin_looks_at_the_top_card_after_the_venture_and_may_put_it_under() {
    let mut table = hero("merlin");
    table.pile(A, &["energy-1", "combat-2", "combat-3"]).go(Phase::Ventured);
    assert!(table.choices(A).contains(&"choose energy-1 from draw-pile.0".to_owned()));
    table.play(A, "choose energy-1 from draw-pile.0");
    let order: Vec<&str> = table.state.cards(A).draw_pile().map(|it| table.id(it)).collect();
    assert_eq!(order, ["energy-1", "combat-3", "combat-2"], "from below");
    let mut table = hero("merlin");
    table.pile(A, &["energy-1", "combat-2"]).go(Phase::Ventured).play(A, "enough");
    let order: Vec<&str> = table.state.cards(A).draw_pile().map(|it| table.id(it)).collect();
    assert_eq!(order, ["combat-2", "energy-1"], "it stays on top");
}

#[test]
fn mina_harker_has_no_ability() {
    plain("mina-harker");
}

#[test]
fn morgan_le_fay_costs_one_more_in_reserve() {
    assert_eq!(hero("morgan-le-fay").game.threat(HERO), 19);
    let table = teams(["ann", "bob", "cat", "morgan-le-fay"], ["eve", "fay", "gus", "hal"]);
    assert_eq!(table.game.threat(crate::tests::table::DAN), 20);
}

#[test]
fn mr_hyde_has_no_ability() {
    plain("mr-hyde");
}

#[test]
fn poseidon_has_no_ability() {
    plain("poseidon");
}

#[test]
fn professor_moriarty_has_no_ability() {
    plain("professor-moriarty");
}

#[test]
fn ra_gives_three_staff_cards_for_eight_hits_to_ko() {
    let mut table = hero("ra");
    table.attach(HERO, "shards-of-the-staff");
    table.attach(BOB, "staff-fragments");
    table.fight();
    assert!(!table.may(A, "use 0.1 1"), "two are too few");
    table.attach(HERO, "staff-head");
    table.hold(B, &["refusal"]).record(EVE, "energy-7");
    table.record(EVE, "energy-5");
    table.play(A, "use 0.1 1").play(A, "choose character 1.1");
    assert_eq!(table.cards(A, Zone::Dead).len(), 3, "the staff is gone");
    assert_eq!(table.position(EVE), Position::Out, "12 damage are enough now");
    assert!(table.is_turn_of(B), "it was the action of the turn");
    // It lasts for the game, whatever becomes of Ra.
    let mut table = hero("ra");
    for staff in ["shards-of-the-staff", "staff-fragments", "staff-head"] {
        table.attach(HERO, staff);
    }
    table.fight().play(A, "use 0.1 1").play(A, "choose character 1.4");
    table.game.fall(&mut table.state, HERO, Ko::ByCard, &mut fracas_core::Silent);
    assert_eq!(table.hits_to_ko(crate::tests::table::HAL), 12);
    assert_eq!(table.hits_to_ko(EVE), 20);
}

#[test]
fn robin_hood_has_no_ability() {
    plain("robin-hood");
}

#[test]
fn sheriff_of_nottingham_follows_his_own_teamwork_cards() {
    let mut table =
        teams(["sheriff-of-nottingham", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    // Brute Force 7, then Combat and Intelligence.
    table.hold(A, &["teamwork-421", "combat-5", "intelligence-3"]).fight();
    table
        .strikes("teamwork-421", "1.1")
        .strikes("combat-5", "1.2")
        .strikes("intelligence-3", "1.3");
    assert_eq!(table.total(A), 4 + 5 + 3, "all three by himself");
}

#[test]
fn sherlock_holmes_has_no_ability() {
    plain("sherlock-holmes");
}

#[test]
fn sun_wukong_has_no_ability() {
    plain("sun-wukong");
}

#[test]
fn tars_tarkas_has_room_for_one_basic_card_more() {
    let mut table = hero("tars-tarkas");
    table.hold(A, &["rapier", "flintlock", "hyde-serum", "combat-5"]).go(Phase::Placing);
    table.play(A, "place rapier 0.1").play(A, "place flintlock 0.1");
    assert!(!table.may(A, "place hyde-serum 0.1"), "one more, not two");
    assert!(table.may(A, "place combat-5 0.1"), "other slots are as ever");
    let mut table = hero("tars-tarkas");
    table.place(HERO, "teamwork-410");
    table.hold(A, &["teamwork-411", "rapier"]).go(Phase::Placing);
    assert!(table.may(A, "place rapier 0.1") && !table.may(A, "place teamwork-411 0.1"));
}

#[test]
fn tarzan_avoids_brute_force_attacks_with_intelligence_cards_he_can_play() {
    let mut table = hero("tarzan");
    table.hold(A, &["intelligence-4", "intelligence-5"]).attacked("brute-force-5", "0.1");
    assert!(!table.can_by(A, "intelligence-5", "use 16"), "his grid is 4");
    table.play(A, "play intelligence-4 by 0.1 use 16");
    assert_eq!(table.damage(HERO), 0);
    let mut table = hero("tarzan");
    table.hold(A, &["intelligence-4"]).attacked("energy-5", "0.1");
    assert!(!table.can(A, "intelligence-4"), "Brute Force attacks alone");
}

#[test]
fn the_mummy_falls_only_with_an_energy_hit() {
    let mut table = hero("the-mummy");
    for hit in ["combat-8", "combat-7", "combat-6"] {
        table.record(HERO, hit);
    }
    assert_eq!(table.game.ko(&table.state, HERO, None), None, "21 damage, no Energy");
    table.record(HERO, "energy-1");
    assert_eq!(table.game.ko(&table.state, HERO, None), Some(Ko::Cumulative));
    let mut table = hero("the-mummy");
    for hit in ["combat-1", "brute-force-1", "intelligence-1"] {
        table.record(HERO, hit);
    }
    assert_eq!(table.game.ko(&table.state, HERO, None), None, "nor by a Spectrum");
}

#[test]
fn the_three_musketeers_do_not_fall_by_teamwork_cards() {
    let mut table = hero("the-three-musketeers");
    for hit in ["energy-8", "energy-7", "energy-4", "teamwork-401"] {
        table.record(HERO, hit);
    }
    assert_eq!(
        table.game.ko(&table.state, HERO, None),
        None,
        "23 with the Teamwork card, 19 without"
    );
    table.record(HERO, "energy-1");
    assert_eq!(table.game.ko(&table.state, HERO, None), Some(Ko::Cumulative));
    let mut table = hero("the-three-musketeers");
    for hit in ["energy-1", "combat-1", "teamwork-416"] {
        table.record(HERO, hit);
    }
    assert_eq!(table.game.ko(&table.state, HERO, None), None, "two types without it");
}

#[test]
fn time_traveler_blocks_with_intelligence_7_and_8() {
    let mut table = hero("time-traveler");
    table.hold(A, &["intelligence-7", "intelligence-8", "energy-7"]).attacked("energy-7", "0.1");
    assert!(table.can_by(A, "intelligence-8", "use 2") && !table.can(A, "energy-7"));
    table.play(A, "play intelligence-7 by 0.1 use 2");
    assert_eq!(table.damage(HERO), 0);
    let mut table = hero("time-traveler");
    table.hold(A, &["intelligence-7"]).fight();
    assert!(!table.can_by(A, "intelligence-7", "by 0.1"), "defensively only");
}

#[test]
fn van_helsing_attacks_dracula_at_one_more() {
    let mut table = rivals("van-helsing", "dracula");
    table.hold(A, &["combat-5"]).fight().aims("combat-5", "1.1");
    assert_eq!(table.to_block(), 6);
    let mut table = rivals("van-helsing", "dracula");
    table.hold(A, &["combat-5"]).fight().aims("combat-5", "1.2");
    assert_eq!(table.to_block(), 5, "Fay is not Dracula");
}

#[test]
fn victory_harben_costs_two_more_in_reserve() {
    assert_eq!(hero("victory-harben").game.threat(HERO), 18);
    let table = teams(["ann", "bob", "cat", "victory-harben"], ["eve", "fay", "gus", "hal"]);
    assert_eq!(table.game.threat(crate::tests::table::DAN), 20);
}

#[test]
fn wicked_witch_has_no_ability() {
    plain("wicked-witch");
}

#[test]
fn zeus_keeps_a_second_thunderbolt_and_plays_no_energy_teamwork() {
    let mut table = hero("zeus");
    table.hold(A, &["thunderbolt", "thunderbolt", "thunderbolt"]).go(Phase::Duplicates);
    assert_eq!(table.hand(A), ["thunderbolt", "thunderbolt"], "one duplicate, not two");
    let mut table = teams(["zeus", "max", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["teamwork-404", "teamwork-416", "combat-3", "energy-3"]).fight();
    assert!(
        !table.can_by(A, "teamwork-404", "by 0.1") && table.can_by(A, "teamwork-404", "by 0.2")
    );
    assert!(table.can_by(A, "teamwork-416", "by 0.1"), "Brute Force 6");
}

#[test]
fn zorro_has_no_ability() {
    plain("zorro");
}
