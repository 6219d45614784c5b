//! The Any Character Specials, played by Ann; plain ones are in `plain`.

use super::stage::rivals;
use crate::event::Event;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, CAT, EVE, FAY, Table};
use crate::zone::Zone;

/// Sets up Ann with these cards in hand, on whose turn it is.
fn armed(hand: &[&str]) -> Table {
    let mut table = Table::duel();
    table.hold(A, hand).fight();
    table
}

#[test]
fn heimdall_avoids_an_attack_with_a_special_and_draws() {
    let mut table = Table::duel();
    table.stack(A, &["combat-3"]).hold(A, &["heimdall", "energy-3"]).attacked("eves-strike", "0.2");
    table.play(A, "play heimdall by 0.2").play(A, "yes");
    assert_eq!(table.damage(BOB), 0);
    assert_eq!(table.hand(A), ["combat-3", "energy-3"], "the duplicate is kept");
    let mut table = Table::duel();
    table.hold(A, &["heimdall"]).attacked("energy-5", "0.2");
    assert!(!table.can(A, "heimdall"), "a Power card is no Special");
}

#[test]
fn lady_of_the_lake_draws_three_and_discards_duplicates() {
    let mut table = armed(&["lady-of-the-lake", "energy-1"]);
    table.stack(A, &["combat-1", "combat-2", "combat-3"]).does("lady-of-the-lake");
    table.play(A, "keep energy-1");
    assert_eq!(table.hand(A), ["combat-2", "combat-3", "energy-1"]);
    assert_eq!(table.cards(A, Zone::PowerPack), ["combat-1"]);
}

#[test]
fn robin_hood_master_thief_draws_four_for_a_special() {
    let mut table = armed(&["robin-hood-master-thief", "anns-dodge", "energy-1"]);
    table.stack(A, &["combat-1", "combat-2", "combat-3", "combat-4"]);
    table.play(A, "play robin-hood-master-thief by 0.1");
    assert_eq!(table.choices(A), ["pay anns-dodge"], "a Special pays for it");
    table.play(A, "pay anns-dodge").unanswered();
    assert_eq!(table.hand(A).len(), 5, "duplicates are kept");
    assert!(!armed(&["robin-hood-master-thief", "energy-1"]).can(A, "robin-hood-master-thief"));
}

#[test]
fn fairy_protection_avoids_and_shields_for_the_battle() {
    let mut table = Table::duel();
    table.hold(A, &["fairy-protection"]).hold(B, &["energy-6"]).attacked("energy-8", "0.2");
    table.play(A, "play fairy-protection by 0.2");
    assert_eq!(table.damage(BOB), 0);
    table.play(A, "pass").play(B, "play energy-6 by 1.1");
    assert_eq!(table.targets(B), ["0.1", "0.3"]);
}

#[test]
fn loki_takes_three_of_the_venture_and_opens_the_hand() {
    let mut table = armed(&["loki"]);
    table.hold(B, &["energy-5"]).does("loki");
    assert_eq!(table.total(B), -3);
    assert!(table.is_open(B) && !table.is_open(A));
    table.next_battle();
    assert!(table.total(B) == 0 && !table.is_open(B));
}

#[test]
fn disorient_opponent_avoids_all_of_a_teamwork_card_or_discards_a_placed_one() {
    let mut table = Table::duel();
    table.hold(A, &["disorient-opponent"]).hold(B, &["combat-5"]).attacked("teamwork-404", "0.2");
    table.play(A, "play disorient-opponent by 0.2 use 2");
    assert_eq!(table.damage(BOB), 0);
    assert!(table.is_turn_of(A) && table.hand(B) == ["combat-5"], "no follow-up is made");
    let mut table = armed(&["disorient-opponent"]);
    table.place(FAY, "teamwork-410");
    table.place(EVE, "ray-gun");
    table.does("disorient-opponent");
    assert_eq!(table.cards(B, Zone::Dead), ["teamwork-410"], "Fay alone has one");
    let mut table = Table::duel();
    table.hold(A, &["disorient-opponent"]).attacked("energy-5", "0.2");
    assert!(!table.can(A, "disorient-opponent"));
}

#[test]
fn grim_reaper_takes_four_cards_of_an_icon() {
    let mut table = armed(&["grim-reaper"]);
    table.hold(B, &["energy-1", "energy-2", "energy-3", "energy-4", "combat-5"]);
    let placed = table.place(EVE, "energy-5");
    table.strikes("grim-reaper", "1.2").play(A, "choose energy");
    for card in [
        "energy-1 from hand.1",
        "energy-2 from hand.1",
        "energy-3 from hand.1",
        "energy-5 from placed.1",
    ] {
        assert!(!table.may(B, "choose combat-5 from hand.1"), "not the icon");
        table.play(B, &format!("choose {card}"));
    }
    assert_eq!(
        (table.hand(B), table.zone(placed)),
        (vec!["combat-5", "energy-4"], Zone::PowerPack)
    );
}

#[test]
fn gunnr_battle_valkyrie_mills_five() {
    let mut table = armed(&["gunnr-battle-valkyrie"]);
    table.pile(B, &["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6"]);
    table.does("gunnr-battle-valkyrie");
    assert_eq!(table.cards(B, Zone::Dead).len(), 5);
    assert_eq!(table.cards(B, Zone::Draw), ["energy-6"]);
}

#[test]
fn hades_lord_of_the_underworld_concedes_and_returns_the_objectives() {
    let mut table = Table::duel();
    table.wagered(A, 2, 0).wagered(B, 3, 0).hold(A, &["hades-lord-of-the-underworld"]).fight();
    table.does("hades-lord-of-the-underworld");
    assert!(table.events.contains(&Event::Conceded(A)));
    assert_eq!((table.objectives(A), table.objectives(B)), ([7, 0, 0], [7, 0, 0]));
    let mut table = Table::duel();
    table.wagered(A, 3, 0).wagered(B, 1, 0).hold(A, &["hades-lord-of-the-underworld"]).fight();
    table.does("hades-lord-of-the-underworld");
    assert_eq!(
        (table.objectives(A), table.objectives(B)),
        ([4, 0, 3], [6, 1, 0]),
        "three are too many: the battle is lost with all that was ventured"
    );
    let mut table = Table::duel();
    table.hold(A, &["hades-lord-of-the-underworld"]).go(Phase::Placing);
    assert!(table.may(A, "place hades-lord-of-the-underworld 0.1"));
}

#[test]
fn legendary_escape_shifts_an_attack_to_another_on_the_front_line() {
    let mut table = Table::duel();
    table.hold(A, &["legendary-escape", "brute-force-7"]).attacked("energy-6", "0.1");
    table.play(A, "play legendary-escape by 0.1");
    assert_eq!(table.targets(A), ["0.2", "0.3"]);
    table.play(A, "target 0.3");
    assert!(table.can_by(A, "brute-force-7", "by 0.3 use 2"), "who may defend");
    table.unanswered();
    assert_eq!((table.damage(ANN), table.damage(CAT)), (0, 6));
}

#[test]
fn preternatural_healing_removes_a_hit_of_the_record() {
    let mut table = armed(&["preternatural-healing"]);
    table.record(ANN, "energy-5");
    table.hit(ANN, "energy-4");
    table.record(BOB, "energy-3");
    table.does("preternatural-healing by 0.1");
    assert_eq!((table.damage(ANN), table.damage(BOB)), (4, 3), "one's own record alone");
    let mut table = Table::duel();
    table.hold(A, &["preternatural-healing"]).go(Phase::Placing);
    assert!(table.may(A, "place preternatural-healing 0.2"));
}

#[test]
fn princess_and_the_pea_ventures_five_more() {
    let mut table = armed(&["princess-and-the-pea"]);
    table.does("princess-and-the-pea");
    assert_eq!((table.total(A), table.total(B)), (5, 0));
    assert_eq!(table.next_battle().total(A), 0);
}

#[test]
fn the_gemini_takes_any_card_of_the_dead_pile() {
    let mut table = armed(&["the-gemini"]);
    table.put(A, "anns-dodge", Zone::Dead);
    table.put(A, "ray-gun", Zone::Dead);
    table.does("the-gemini").play(A, "choose ray-gun from dead-pile.0");
    assert_eq!(table.hand(A), ["ray-gun"]);
}

#[test]
fn valkyrie_hildr_select_the_slain_takes_one_of_the_five_top_cards() {
    let mut table = armed(&["valkyrie-hildr-select-the-slain", "combat-2"]);
    table.stack(A, &["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6"]);
    table.does("valkyrie-hildr-select-the-slain");
    assert!(!table.may(A, "choose energy-2 from draw-pile.0"), "a duplicate");
    assert!(!table.may(A, "choose energy-6 from draw-pile.0"), "the sixth");
    table.play(A, "choose energy-4 from draw-pile.0");
    assert_eq!(table.hand(A), ["combat-2", "energy-4"]);
    assert!(table.events.iter().any(|it| matches!(it, Event::Taken(..))), "it is shown");
}

/// Merlin's Magic may be placed; what it negates is in `plain`.
#[test]
fn merlins_magic_may_be_placed() {
    let mut table = rivals("ann", "wicked-witch");
    table.hold(A, &["merlins-magic"]).go(Phase::Placing).play(A, "place merlins-magic 0.2");
    table
        .hold(B, &["feared-by-all-witches"])
        .wait()
        .opponent_attacks("feared-by-all-witches", "0.1");
    assert!(table.can_by(A, "merlins-magic", "on 0.2 by 0.2 use 2"));
}
