//! Carson of Venus, Count of Monte Cristo and Cthulhu.

use crate::state::Position;
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, EVE, FAY};
use crate::zone::Zone;

#[test]
fn janjong_duare_mintep_takes_one_attack_on_the_team() {
    let mut table = armed("carson-of-venus", &["janjong-duare-mintep"]);
    table.hold(B, &["energy-8", "energy-5"]).does("janjong-duare-mintep");
    table.opponent_attacks("energy-8", "0.2");
    table.play(A, "shift janjong-duare-mintep of 0").unanswered();
    assert_eq!((table.damage(BOB), table.total(B)), (0, 0));
    assert_eq!(table.cards(A, Zone::Dead), ["janjong-duare-mintep"], "after one hit");
    let mut table = teams(["ann", "bob", "cat", "carson-of-venus"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["janjong-duare-mintep"]).fight().can_by(
        A,
        "janjong-duare-mintep",
        "by 0.4"
    ));
}

#[test]
fn telepathic_resistance_forbids_cards_with_energy() {
    let mut table = armed("carson-of-venus", &["telepathic-resistance", "energy-3"]);
    table.hold(B, &["energy-5", "combat-5", "eves-strike"]).strikes("telepathic-resistance", "1.1");
    assert!(!table.can_by(B, "energy-5", "by 1.1") && table.can_by(B, "combat-5", "by 1.1"));
    assert!(!table.can(B, "eves-strike"), "an Energy Special");
    table
        .play(B, "play combat-5 by 1.1")
        .play(B, "target 0.1")
        .unanswered()
        .aims("energy-3", "1.1");
    assert!(!table.can(B, "energy-5"), "nor to defend");
}

#[test]
fn sometimes_piracy_is_the_best_option_attacks_or_blocks_and_ends_the_turn() {
    let mut table = hero("carson-of-venus");
    table.hold(A, &["sometimes-piracy-is-the-best-option"]).hold(B, &["energy-5", "combat-6"]);
    table.attacked("mystical-energy", "0.1");
    table.play(A, "play sometimes-piracy-is-the-best-option by 0.1 use 2");
    assert_eq!(table.damage(HERO), 0);
    assert!(table.is_turn_of(A), "no attack follows the one that was blocked");
    let mut table = hero("carson-of-venus");
    table.hold(A, &["sometimes-piracy-is-the-best-option"]).attacked("energy-6", "0.1");
    assert!(!table.can(A, "sometimes-piracy-is-the-best-option"), "5 against 6");
    let mut table = hero("carson-of-venus");
    table.hold(A, &["sometimes-piracy-is-the-best-option"]).attacked("energy-5", "0.2");
    assert!(!table.can(A, "sometimes-piracy-is-the-best-option"), "himself alone");
}

#[test]
fn telepathic_training_reveals_three_of_which_one_is_discarded() {
    let mut table = armed("carson-of-venus", &["telepathic-training"]);
    table.hold(B, &["energy-1", "energy-2", "energy-3", "energy-4"]).does("telepathic-training");
    let cards = table.state.cards(B);
    let seen =
        cards.iter(Zone::Hand).filter(|it| cards.lie(*it).seen == crate::zone::EVERYONE).count();
    assert_eq!((seen, table.choices(B).len()), (3, 3), "one of the three");
    let choice = table.choices(B)[0].clone();
    table.play(B, &choice);
    assert_eq!(table.hand(B).len(), 3);
    let mut table = teams(["ann", "bob", "cat", "carson-of-venus"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["telepathic-training"]).fight().can_by(
        A,
        "telepathic-training",
        "by 0.4"
    ));
}

#[test]
fn friend_to_foe_attacks_another_with_a_stolen_power_card() {
    let mut table = armed("count-of-monte-cristo", &["friend-to-foe", "energy-1"]);
    let stolen = table.place(EVE, "energy-8");
    table.place(FAY, "rapier");
    table.does("friend-to-foe");
    let way = table.choices(A);
    assert!(way.iter().all(|it| it.starts_with("play energy-8")), "at once: {way:?}");
    table.play(A, &way[0]);
    assert_eq!(table.targets(A), ["1.2", "1.3"], "a different character");
    table.play(A, "target 1.2").unanswered();
    assert_eq!((table.damage(FAY), table.total(A)), (8, 8), "the venture is his");
    assert_eq!(table.zone(stolen), Zone::Hit);
    assert!(table.is_turn_of(B));
    // The hit can be removed as any other, and goes to its owner's pile.
    let mut table = rivals("count-of-monte-cristo", "dr-watson");
    table.place(FAY, "combat-8");
    table
        .hold(A, &["friend-to-foe"])
        .hold(B, &["british-army-surgeon"])
        .fight()
        .does("friend-to-foe");
    let way = table.choices(A)[0].clone();
    table.play(A, &way).play(A, "target 1.1").unanswered();
    table.play(B, "play british-army-surgeon by 1.1");
    assert_eq!((table.damage(RIVAL), table.cards(B, Zone::PowerPack)), (0, vec!["combat-8"]));
}

#[test]
fn jacopo_lets_the_count_attack_face_down() {
    let mut table =
        armed("count-of-monte-cristo", &["jacopo", "combat-6", "combat-2", "unlimited-resources"]);
    table.hold(B, &["energy-3", "energy-7"]).strikes("jacopo", "1.2");
    assert!(!table.may(A, "play combat-6 by 0.1"), "face down alone");
    assert!(!table.can(A, "unlimited-resources"), "a numerical attack");
    table.play(A, "play combat-6 by 0.1 face-down").play(A, "target 1.1");
    let unseen = table.state.play.card;
    assert!(!table.game.sees(&table.state, fracas_core::Viewer::Seat(B), unseen));
    assert!(table.can(B, "energy-3") && table.can(B, "energy-7"), "any defence can be guessed");
    let other = |card: &str| {
        let mut table = armed("count-of-monte-cristo", &["jacopo", "combat-6", "combat-2"]);
        table.hold(B, &["energy-3", "energy-7"]).strikes("jacopo", "1.2");
        table.play(A, &format!("play {card} by 0.1 face-down")).play(A, "target 1.1");
        table.choices(B)
    };
    assert_eq!(other("combat-6"), other("combat-2"), "whatever lies there");
    table.play(B, "play energy-3 by 1.1 use 2");
    assert_eq!(
        (table.damage(EVE), table.cards(B, Zone::PowerPack)),
        (6, vec!["energy-3"]),
        "too small: it is lost"
    );
    assert!(table.is_turn_of(B));
    // Guessed right, the attack is blocked.
    let mut table = armed("count-of-monte-cristo", &["jacopo", "combat-6"]);
    table.hold(B, &["energy-7"]).strikes("jacopo", "1.2");
    table.play(A, "play combat-6 by 0.1 face-down").play(A, "target 1.1");
    table.play(B, "play energy-7 by 1.1 use 2");
    assert_eq!((table.damage(EVE), table.cards(A, Zone::PowerPack)), (0, vec!["combat-6"]));
    // Nobody need guess.
    let mut table = armed("count-of-monte-cristo", &["jacopo", "combat-6"]);
    table.hold(B, &["energy-7"]).strikes("jacopo", "1.2");
    table.play(A, "play combat-6 by 0.1 face-down").play(A, "target 1.1").play(B, "pass");
    assert_eq!(table.damage(EVE), 6);
}

#[test]
fn network_of_thieves_takes_two_cards_of_the_hand_or_the_target() {
    let mut table = armed("count-of-monte-cristo", &["network-of-thieves"]);
    table.place(EVE, "ray-gun");
    table.place(FAY, "combat-5");
    table.hold(B, &["energy-1", "energy-2"]).strikes("network-of-thieves", "1.1");
    assert!(
        table.may(B, "choose ray-gun from placed.1")
            && !table.may(B, "choose combat-5 from placed.1")
    );
    table.play(B, "choose ray-gun from placed.1").play(B, "choose energy-1 from hand.1");
    assert_eq!((table.hand(B), table.placed(EVE).len()), (vec!["energy-2"], 0));
}

#[test]
fn surprise_swordsman_avoids_combat_or_brute_force_and_takes_a_card() {
    let mut table = hero("count-of-monte-cristo");
    table
        .hold(A, &["surprise-swordsman"])
        .hold(B, &["energy-1", "energy-2"])
        .attacked("combat-6", "0.1");
    table.play(A, "play surprise-swordsman by 0.1").play(B, "choose energy-1 from hand.1");
    assert_eq!((table.damage(HERO), table.hand(B)), (0, vec!["energy-2"]));
    let mut table = hero("count-of-monte-cristo");
    table.hold(A, &["surprise-swordsman"]).attacked("energy-6", "0.1");
    assert!(!table.can(A, "surprise-swordsman"), "Energy");
}

#[test]
fn unlimited_resources_draw_three_and_discard_duplicates() {
    let mut table = armed("count-of-monte-cristo", &["unlimited-resources", "energy-1"]);
    table.stack(A, &["combat-1", "combat-2", "combat-3"]).does("unlimited-resources");
    if table.may(A, "keep energy-1") {
        table.play(A, "keep energy-1");
    }
    assert_eq!(table.hand(A), ["combat-2", "combat-3", "energy-1"]);
}

#[test]
fn devoted_follower_kos_a_teammate_whose_hits_do_not_count() {
    let mut table = armed("cthulhu", &["devoted-follower"]);
    table.hit(BOB, "energy-8");
    table.does("devoted-follower").play(A, "choose character 0.2");
    assert_eq!((table.position(BOB), table.total(B)), (Position::Out, 0));
}

#[test]
fn distracting_intervention_guards_someone_until_it_is_attacked() {
    let mut table = armed("cthulhu", &["distracting-intervention"]);
    table
        .hold(B, &["energy-8", "energy-5"])
        .does("distracting-intervention")
        .play(A, "choose character 0.2");
    table.play(B, "play energy-8 by 1.1");
    assert_eq!(table.targets(B), ["0.1", "0.3", "distracting-intervention of 0"]);
    table.play(B, "target distracting-intervention of 0");
    assert_eq!(table.cards(A, Zone::Dead), ["distracting-intervention"], "KO'd after one hit");
    table.play(A, "pass").play(B, "play energy-5 by 1.1");
    assert!(table.may(B, "target 0.2"));
    let mut table = teams(["ann", "bob", "cat", "cthulhu"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["distracting-intervention"]).fight().can_by(
        A,
        "distracting-intervention",
        "by 0.4"
    ));
}

#[test]
fn network_of_fanatics_lets_two_teammates_attack() {
    let mut table = armed(
        "cthulhu",
        &["network-of-fanatics", "combat-5", "brute-force-6", "energy-2", "combat-1"],
    );
    table.strikes("network-of-fanatics", "1.3");
    assert!(!table.can_by(A, "energy-2", "by 0.1"), "teammates");
    table.strikes("combat-5 by 0.2", "1.1");
    assert!(!table.can_by(A, "combat-1", "by 0.2"), "each of them once");
    table.strikes("brute-force-6 by 0.3", "1.1");
    assert_eq!(table.total(A), 3 + 5 + 6);
    assert!(table.is_turn_of(B));
    // From Reserve for a card of the hand or of a teammate on the Front Line.
    let mut table = teams(["ann", "bob", "cat", "cthulhu"], ["eve", "fay", "gus", "hal"]);
    table.place(BOB, "rapier");
    table
        .hold(A, &["network-of-fanatics", "energy-5"])
        .fight()
        .play(A, "play network-of-fanatics by 0.4");
    assert!(table.may(A, "pay energy-5") && table.may(A, "pay rapier on 0.2"));
}

#[test]
fn cthulhu_the_call_of_cthulhu_lowers_hits_to_ko_by_five() {
    let mut table = armed("cthulhu", &["cthulhu-the-call-of-cthulhu"]);
    table.does("cthulhu-the-call-of-cthulhu").next_battle();
    let needed = [HERO, BOB, EVE, FAY].map(|who| table.hits_to_ko(who));
    assert_eq!(needed, [20, 20, 15, 15], "all opponents, for the game");
    // R349: it KOs at once whoever has enough.
    let mut table = armed("cthulhu", &["cthulhu-the-call-of-cthulhu"]);
    table.record(EVE, "energy-8");
    table.record(EVE, "energy-7");
    assert_eq!(table.does("cthulhu-the-call-of-cthulhu").position(EVE), Position::Out);
    let mut table = teams(["ann", "bob", "cat", "cthulhu"], ["eve", "fay", "gus", "hal"]);
    assert!(
        table
            .hold(A, &["cthulhu-the-call-of-cthulhu"])
            .fight()
            .can(A, "cthulhu-the-call-of-cthulhu")
    );
}
