//! The Events. Those marked as uncertain are tested by the text that is known of them.

use super::stage::{HERO, hero, rivals};
use crate::event::Ko;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EVE, FAY, HAL, Table};
use crate::zone::Zone;

/// Turns an Event of seat 0 over on a table where nobody holds anything.
#[track_caller]
fn turned(mut table: Table, event: &str) -> Table {
    table.put(A, event, Zone::FaceDown);
    table.go(Phase::Turning);
    assert!(table.state.phase != Phase::Turning || table.game.ask(&table.state).is_some());
    table
}

/// Turns an Event over on the usual table.
#[track_caller]
fn event(event: &str) -> Table {
    turned(Table::duel(), event)
}

#[test]
fn desperate_gamble_gives_two_for_four_hits_to_ko() {
    let mut table = event("desperate-gamble");
    table.play(A, "choose character 0.1");
    assert_eq!(table.due(), [B], "each player may choose one");
    table.play(B, "enough").hold(A, &["energy-3"]).fight().aims("energy-3", "1.1");
    assert_eq!(table.to_block(), 5);
    assert_eq!(table.hits_to_ko(ANN), 16);
    assert_eq!(table.hits_to_ko(EVE), 20);
    assert_eq!(table.next_battle().hits_to_ko(ANN), 20, "this battle");
    // R349: who has 16 damage already is KO'd.
    let mut table = Table::duel();
    table.record(ANN, "energy-8");
    table.record(ANN, "energy-8");
    let mut table = turned(table, "desperate-gamble");
    table.play(A, "choose character 0.1").play(B, "enough");
    assert_eq!(table.position(ANN), Position::Out);
}

#[test]
fn the_cost_of_knowledge_is_sanity_leaves_intelligence_hits_out_of_venture() {
    let mut table = event("the-cost-of-knowledge-is-sanity");
    table.hit(EVE, "intelligence-5");
    table.hit(EVE, "energy-3");
    table.hit(ANN, "multipower-4");
    assert_eq!((table.total(A), table.total(B)), (3, 0), "a MultiPower hit shows it as well");
}

#[test]
fn stars_align_sorts_the_two_top_cards_of_both_players() {
    let mut table = Table::duel();
    table.pile(A, &["energy-1", "energy-2", "energy-3"]).pile(B, &["combat-1", "combat-2"]);
    let mut table = turned(table, "stars-align");
    table.play(A, "choose energy-1 from draw-pile.0").play(A, "enough");
    assert_eq!(table.cards(A, Zone::Dead), ["energy-1"]);
    table.play(A, "enough");
    assert_eq!(table.due(), [B]);
    table.play(B, "enough").play(B, "choose combat-1 from draw-pile.1");
    table.play(B, "enough");
    assert_eq!(table.cards(B, Zone::Draw).len(), 2, "shuffled in, not discarded");
    assert_eq!(table.cards(B, Zone::Dead).len(), 0);
}

#[test]
fn who_can_you_trust_shows_two_cards_of_each_hand_after_the_venture() {
    let mut table = event("who-can-you-trust");
    table
        .hold(A, &["energy-1", "energy-2", "energy-3"])
        .hold(B, &["combat-1", "combat-2", "combat-3"]);
    table.go(Phase::Ventured);
    table.play(A, "choose energy-1 from hand.0").play(A, "choose energy-2 from hand.0");
    table.play(B, "choose combat-1 from hand.1").play(B, "choose combat-3 from hand.1");
    let shown = |seat: fracas_core::Seat| {
        let cards = table.state.cards(seat);
        let seen = cards.iter(Zone::Hand).filter(|it| cards.lie(*it).seen == crate::zone::EVERYONE);
        seen.count()
    };
    assert_eq!((shown(A), shown(B)), (2, 2));
}

#[test]
fn healed_by_a_dark_power_gives_two_for_hits_removed_from_a_record() {
    let mut table = hero("dr-watson");
    table.record(BOB, "energy-5");
    table.record(CAT, "energy-4");
    let mut table = turned(table, "healed-by-a-dark-power");
    table.hold(A, &["british-army-surgeon"]).fight().does("british-army-surgeon");
    table.play(A, "choose energy-5 on 0.2");
    assert_eq!((table.total(A), table.total(B)), (2, 0));
    // "You" is either player.
    let mut table = rivals("ann", "dr-watson");
    table.record(FAY, "energy-5");
    let mut table = turned(table, "healed-by-a-dark-power");
    table.hold(B, &["british-army-surgeon"]).wait();
    table.play(B, "play british-army-surgeon by 1.1");
    assert_eq!((table.total(A), table.total(B)), (0, 2));
    // Hits of this battle are not of a record.
    let mut table = hero("dr-watson");
    table.hit(BOB, "energy-5");
    let mut table = turned(table, "healed-by-a-dark-power");
    table.hold(A, &["british-army-surgeon"]).fight().does("british-army-surgeon");
    assert_eq!(table.total(A), 0);
}

#[test]
fn the_lost_city_of_opar_makes_any_power_brute_force() {
    let mut table = event("the-lost-city-of-opar");
    for hit in ["energy-1", "combat-1", "any-power-5"] {
        table.record(EVE, hit);
    }
    assert_eq!(table.game.ko(&table.state, EVE, None), Some(Ko::Spectrum), "three types now");
    let mut table = Table::duel();
    for hit in ["energy-1", "combat-1", "any-power-5"] {
        table.record(EVE, hit);
    }
    assert_eq!(table.game.ko(&table.state, EVE, None), None);
}

#[test]
fn tarzan_the_terrible_weakens_the_defence_of_the_highest_threat() {
    // Zeus has 23, the others 19.
    let mut table = turned(rivals("ann", "zeus"), "tarzan-the-terrible");
    assert_eq!(table.due(), [B], "the opponent chooses among equals");
    table.play(B, "choose character 0.2");
    table.hold(A, &["combat-7"]).attacked("energy-6", "0.2");
    assert!(!table.can(A, "combat-7"), "7 - 2 against 6");
    let mut table = turned(rivals("ann", "zeus"), "tarzan-the-terrible");
    table.play(B, "choose character 0.2").hold(A, &["energy-5"]).hold(B, &["energy-6"]).fight();
    table.aims("energy-5", "1.1");
    assert!(!table.can(B, "energy-6"), "Zeus alone has the highest, and nobody is asked for him");
}

#[test]
fn the_power_of_gonfal_lets_negates_of_ones_turn_answer_for_nothing() {
    // Logical Reasoning only works on one's own turn otherwise.
    let mut table = turned(rivals("sherlock-holmes", "wicked-witch"), "the-power-of-gonfal");
    table.hold(A, &["logical-reasoning"]).attacked("feared-by-all-witches", "0.2");
    table.play(A, "play logical-reasoning by 0.1 use 15");
    assert_eq!((table.damage(BOB), table.hand(A).len()), (0, 0));
    assert_eq!(table.cards(B, Zone::Dead), ["feared-by-all-witches"]);
    let mut table = rivals("sherlock-holmes", "wicked-witch");
    table.hold(A, &["logical-reasoning"]).attacked("feared-by-all-witches", "0.2");
    assert!(!table.can(A, "logical-reasoning"));
    // Tracking Movements asks for an open hand otherwise, The Eternal Journey for a card.
    for (who, card) in [("mina-harker", "tracking-movements"), ("the-mummy", "the-eternal-journey")]
    {
        let mut table = turned(rivals(who, "wicked-witch"), "the-power-of-gonfal");
        table.hold(A, &[card, "energy-1"]).attacked("feared-by-all-witches", "0.2");
        table.play(A, &format!("play {card} by 0.1 use 15"));
        assert_eq!((table.hand(A), table.is_open(A)), (vec!["energy-1"], false), "{card}");
        assert_eq!(table.cards(A, Zone::Dead), [card]);
    }
}

#[test]
fn jane_forbids_basic_universe_cards() {
    let mut table = event("jane");
    table.hold(A, &["energy-5", "ray-gun", "training-robin-hood", "combat-3"]).fight();
    assert!(!table.can_by(A, "energy-5", "ray-gun") && table.can(A, "energy-5"));
    assert!(
        table
            .next_battle()
            .hold(A, &["energy-5", "ray-gun"])
            .fight()
            .can_by(A, "energy-5", "ray-gun")
    );
}

#[test]
fn a_captive_no_more_leaves_brute_force_hits_out_of_venture() {
    let mut table = event("a-captive-no-more");
    table.hit(EVE, "brute-force-5");
    table.hit(EVE, "energy-3");
    assert_eq!(table.total(A), 3);
}

#[test]
fn the_giant_man_of_mars_lets_attacks_on_the_chosen_be_shifted() {
    let mut table = event("the-giant-man-of-mars");
    table.play(A, "choose character 0.1").play(B, "choose character 1.1");
    table.hold(A, &["energy-1"]).attacked("energy-5", "0.1");
    assert!(table.may(A, "shift 0.2") && table.may(A, "shift 0.3") && !table.may(A, "shift 0.4"));
    table.play(A, "shift 0.2").unanswered();
    assert_eq!((table.damage(ANN), table.damage(BOB)), (0, 5));
}

#[test]
fn the_battle_with_zad_discards_three_cards_and_their_duplicates() {
    let mut table = Table::duel();
    table
        .pile(A, &["energy-1", "combat-2", "energy-3", "energy-4"])
        .hold(A, &["combat-1", "energy-8"]);
    let placed = table.place(ANN, "energy-2");
    table.pile(B, &["energy-5", "energy-6", "energy-7", "energy-8"]);
    let table = turned(table, "the-battle-with-zad");
    assert_eq!(
        table.cards(A, Zone::Dead),
        ["combat-1", "combat-2", "energy-1", "energy-2", "energy-3"]
    );
    assert_eq!(table.zone(placed), Zone::Dead);
    assert_eq!(table.hand(A), ["energy-8"]);
    assert_eq!(table.cards(B, Zone::Dead), ["energy-5", "energy-6", "energy-7"]);
}

#[test]
fn eyes_in_the_dark_fetches_a_card_and_lets_bonuses_count() {
    let mut table = Table::duel();
    table.pile(A, &["ray-gun", "energy-1"]);
    table.put(A, "training-robin-hood", Zone::Dead);
    let mut table = turned(table, "eyes-in-the-dark");
    assert!(table.may(A, "choose training-robin-hood from dead-pile.0"));
    table.play(A, "choose ray-gun from draw-pile.0");
    while table.due() == [B] && table.state.phase == Phase::Turning {
        table.play(B, "enough");
    }
    assert!(table.hand(A).contains(&"ray-gun"));
    table.hold(A, &["energy-5"]).fight();
    table.play(A, "play energy-5 by 0.1 with ray-gun").play(A, "target 1.1").unanswered();
    assert_eq!(
        (table.total(A), table.damage(EVE)),
        (5 + 2, 5),
        "the bonus counts, but is no damage"
    );
    assert!(table.cards(A, Zone::Astral).contains(&"ray-gun"));
}

#[test]
fn a_venomous_threat_brings_the_reserve_to_the_front_line_for_a_battle() {
    let mut table = event("a-venomous-threat");
    assert_eq!((table.position(DAN), table.position(HAL)), (Position::Front, Position::Front));
    table.next_battle();
    assert_eq!((table.position(DAN), table.position(HAL)), (Position::Reserve, Position::Reserve));
}

#[test]
fn the_chamber_of_reptiles_discards_a_special_in_play_for_three() {
    let mut table = rivals("leonidas", "wicked-witch");
    let phalanx = table.attach(HERO, "shield-phalanx");
    let aqua = table.attach(EVE, "aquaphobic");
    let mut table = turned(table, "the-chamber-of-reptiles");
    assert_eq!(table.due(), [B], "seat 0 finds no card for the game; Aquaphobic is for the battle");
    table.play(B, "choose shield-phalanx from attached.0");
    assert_eq!((table.zone(phalanx), table.zone(aqua)), (Zone::Dead, Zone::Clipped));
    assert_eq!((table.total(A), table.total(B)), (3, 0), "whose card it was gains");
}

#[test]
fn rally_our_allies_fills_open_universe_slots_of_the_front_line() {
    let mut table = Table::duel();
    table.place(BOB, "rapier");
    table.pile(A, &["allan-quatermain", "hera", "energy-1"]);
    table.put(A, "little-john", Zone::Dead);
    let mut table = turned(table, "rally-our-allies");
    // Ann has Energy 8 and Brute Force 5.
    assert!(
        table.may(A, "choose hera from draw-pile.0")
            && table.may(A, "choose little-john from dead-pile.0")
    );
    assert!(!table.may(A, "choose allan-quatermain from draw-pile.0"), "her Energy is too high");
    table.play(A, "choose hera from draw-pile.0");
    assert_eq!(table.placed(ANN), ["hera"]);
    table.play(A, "choose allan-quatermain from draw-pile.0");
    assert_eq!((table.placed(CAT), table.placed(BOB)), (vec!["allan-quatermain"], vec!["rapier"]));
}

#[test]
fn second_chances_discards_up_to_five_cards_of_the_power_pack() {
    let mut table = Table::duel();
    for card in ["energy-1", "energy-2", "energy-3"] {
        table.put(B, card, Zone::PowerPack);
    }
    let mut table = turned(table, "second-chances");
    table.play(A, "choose energy-1 from power-pack.1").play(A, "choose energy-3 from power-pack.1");
    table.play(A, "enough");
    assert_eq!(table.cards(B, Zone::Dead), ["energy-1", "energy-3"]);
    assert_eq!(table.cards(B, Zone::PowerPack), ["energy-2"]);
}

#[test]
fn heroes_we_need_lets_teamwork_cards_ignore_types() {
    // Combat 8 and follow-ups of Energy and Intelligence; Ann's Energy is 8, her Combat 6.
    let mut table = event("heroes-we-need");
    table.hold(A, &["teamwork-413", "combat-5", "brute-force-3"]).fight();
    table.strikes("teamwork-413 by 0.1", "1.1").strikes("combat-5 by 0.2", "1.1");
    table.strikes("brute-force-3 by 0.3", "1.1");
    assert_eq!(table.damage(EVE), 4 + 5 + 3);
    let mut table = Table::duel();
    table.hold(A, &["teamwork-413", "combat-5", "brute-force-3"]).fight();
    assert!(!table.can(A, "teamwork-413"));
}

#[test]
fn ready_for_war_forbids_training_cards() {
    let mut table = event("ready-for-war");
    table.hold(A, &["brute-force-3", "training-robin-hood", "energy-5", "ray-gun"]).fight();
    assert!(
        !table.can_by(A, "brute-force-3", "training-robin-hood")
            && table.can_by(A, "energy-5", "ray-gun")
    );
}

#[test]
fn getting_our_hands_dirty_adds_two_to_power_blocks_without_basic_cards() {
    let mut table = event("getting-our-hands-dirty");
    table.hold(A, &["combat-5", "flintlock"]).attacked("energy-7", "0.1");
    assert!(
        table.can_by(A, "combat-5", "by 0.1 use 2")
            && table.can_by(A, "combat-5", "with flintlock")
    );
    let mut table = event("getting-our-hands-dirty");
    table.hold(A, &["combat-5", "flintlock"]).attacked("energy-8", "0.1");
    assert!(!table.can(A, "combat-5"), "7 either way: with a Basic card nothing is added");
}

/// Negating an Event as it is played is Harbinger's Warning's alone; Events that stand end with the battle.
#[test]
fn events_end_with_the_battle() {
    let mut table = event("jane");
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
    table.next_battle();
    assert_eq!(table.cards(A, Zone::Defeated), ["jane"]);
}
