//! Headless Horseman, Hercules, Invisible Man, Jane Porter and Joan of Arc.

use crate::state::Position;
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, EVE, FAY, Table};
use crate::zone::{EVERYONE, Zone};

/// Sets up the Headless Horseman, whose mark lies on Eve.
fn marked(hand: &[&str]) -> Table {
    let mut table = hero("headless-horseman");
    table.afflict(HERO, EVE, "mark-of-the-headless");
    table.hold(A, hand).fight();
    table
}

#[test]
fn decapitate_discards_a_placed_card_or_all_of_the_marked() {
    let mut table = armed("headless-horseman", &["decapitate"]);
    let cards = [table.place(EVE, "ray-gun"), table.place(EVE, "energy-5")];
    table.does("decapitate").play(A, "choose ray-gun from placed.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Placed]);
    let mut table = marked(&["decapitate"]);
    let cards = [table.place(EVE, "ray-gun"), table.place(EVE, "energy-5")];
    table.does("decapitate");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::PowerPack]);
}

#[test]
fn human_spine_whip_takes_a_card_and_the_marked_cannot_use_specials_against_it() {
    let mut table = armed("headless-horseman", &["human-spine-whip"]);
    table.hold(B, &["energy-1", "eves-dodge"]).aims("human-spine-whip", "1.1");
    assert!(table.can(B, "eves-dodge"));
    table.unanswered().play(B, "choose energy-1 from hand.1");
    assert_eq!(table.hand(B), ["eves-dodge"]);
    let mut table = marked(&["human-spine-whip"]);
    table.hold(B, &["energy-6", "eves-dodge"]).aims("human-spine-whip", "1.1");
    assert!(!table.can(B, "eves-dodge") && table.can(B, "energy-6"), "6 - 2 against 4");
}

#[test]
fn mark_of_the_headless_weakens_against_him_and_pays_for_a_ko() {
    let mut table = marked(&["energy-5"]);
    table.hold(B, &["energy-6"]).aims("energy-5", "1.1");
    assert!(!table.can(B, "energy-6"), "6 - 2 against 5");
    table.unanswered().opponent_attacks("energy-6", "0.1");
    assert_eq!(table.to_block(), 4, "against him");
    let mut table = marked(&[]);
    table.hold(B, &["energy-6"]).play(A, "pass").opponent_attacks("energy-6", "0.2");
    assert_eq!(table.to_block(), 6, "not against others");
    // If he KOs the target, his team has 5 more in this battle.
    let mut table = marked(&["energy-5"]);
    table.record(EVE, "energy-8");
    table.record(EVE, "energy-7");
    table.strikes("energy-5", "1.1");
    assert_eq!((table.position(EVE), table.total(A)), (Position::Out, 5 + 5));
    assert_eq!(table.next_battle().total(A), 0);
    // If another does, it has not.
    let mut table = marked(&["combat-5"]);
    table.record(EVE, "energy-8");
    table.record(EVE, "energy-7");
    table.strikes("combat-5 by 0.2", "1.1");
    assert_eq!((table.position(EVE), table.total(A)), (Position::Out, 5));
}

#[test]
fn pumpkin_head_attacks_the_marked_after_a_concession() {
    let mut table = hero("headless-horseman");
    table.afflict(HERO, EVE, "mark-of-the-headless");
    table.hold(A, &["pumpkin-head"]).hold(B, &["energy-8"]).wait().play(B, "concede");
    while table.due() == [B] {
        table.play(B, "pass");
    }
    table.play(A, "play pumpkin-head by 0.1");
    assert!(table.can_by(B, "energy-8", "use 2"), "aimed at Eve alone, who may defend");
    let mut table = hero("headless-horseman");
    table.hold(A, &["pumpkin-head"]).hold(B, &["energy-8"]).wait().play(B, "concede");
    while table.due() == [B] {
        table.play(B, "pass");
    }
    assert!(!table.can(A, "pumpkin-head"), "nobody is marked");
}

#[test]
fn relentless_hessian_draws_and_plays_the_mark() {
    let mut table = armed("headless-horseman", &["relentless-hessian", "energy-3"]);
    table.put(A, "mark-of-the-headless", Zone::Dead);
    table.stack(A, &["combat-3"]).does("relentless-hessian");
    assert_eq!(table.hand(A), ["combat-3", "energy-3"], "the duplicate is kept");
    table.play(A, "choose mark-of-the-headless from dead-pile.0");
    let way = table.choices(A)[0].clone();
    table.play(A, &way).play(A, "target 1.2").unanswered();
    let mark = table.state.cards(A).iter(Zone::Hit).next().unwrap();
    assert_eq!((table.id(mark), table.state.cards(A).lie(mark).at), ("mark-of-the-headless", FAY));
    assert!(table.is_turn_of(B));
}

#[test]
fn visage_of_terror_gains_three_against_the_simple() {
    // The Mummy's Intelligence is 2.
    let mut table = rivals("headless-horseman", "the-mummy");
    table.hold(A, &["visage-of-terror"]).fight().aims("visage-of-terror", "1.1");
    assert_eq!(table.to_block(), 9);
    assert_eq!(table.unanswered().damage(RIVAL), 6, "the bonus is no damage");
    let mut table = armed("headless-horseman", &["visage-of-terror"]);
    assert_eq!(table.aims("visage-of-terror", "1.1").to_block(), 6, "Eve's is 3");
}

#[test]
fn sowing_chaos_forbids_follow_ups_for_the_game() {
    let mut table = armed("hercules", &["sowing-chaos"]);
    table.strikes("sowing-chaos", "1.1").next_battle();
    // Brute Force 7 of Gus, to be followed with Energy or Combat.
    table.hold(B, &["teamwork-420", "energy-5", "combat-5"]).wait();
    table.play(B, "play teamwork-420 by 1.3").play(B, "target 0.1").unanswered();
    assert!(!table.can_by(B, "energy-5", "by 1.1") && table.can_by(B, "combat-5", "by 1.2"));
}

#[test]
fn protector_of_mankind_blocks_for_the_team() {
    let mut table = hero("hercules");
    table.hold(A, &["protector-of-mankind"]).attacked("energy-7", "0.2");
    table.play(A, "play protector-of-mankind by 0.1 use 2");
    assert_eq!(table.damage(BOB), 0);
    let mut table = hero("hercules");
    table.hold(A, &["protector-of-mankind"]).attacked("energy-8", "0.2");
    assert!(!table.can(A, "protector-of-mankind"), "7 against 8");
}

#[test]
fn slaying_the_hydra_discards_one_lasting_card_in_play() {
    let mut table = rivals("hercules", "wicked-witch");
    let cards = [table.attach(RIVAL, "aquaphobic"), table.attach(RIVAL, "harness-the-wind")];
    table.hold(A, &["slaying-the-hydra"]).fight().does("slaying-the-hydra");
    table.play(A, "choose harness-the-wind from attached.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Clipped, Zone::Dead]);
    // Universe cards as well.
    let mut table = rivals("hercules", "ra");
    let staff = table.attach(RIVAL, "staff-head");
    table.hold(A, &["slaying-the-hydra"]).fight().does("slaying-the-hydra");
    assert_eq!(table.zone(staff), Zone::Dead);
}

#[test]
fn didnt_see_it_coming_lets_the_invisible_man_attack_face_down() {
    let mut table =
        armed("invisible-man", &["didnt-see-it-coming", "combat-5", "hidden-sociopath"]);
    for card in ["combat-4", "energy-5", "brute-force-8"] {
        table.put(A, card, Zone::PowerPack);
    }
    table.hold(B, &["energy-3", "energy-8", "eves-dodge", "refusal"]).does("didnt-see-it-coming");
    assert_eq!(
        table.choices(A),
        ["choose combat-4 from power-pack.0", "enough"],
        "playable by him, no duplicate"
    );
    table.play(A, "choose combat-4 from power-pack.0");
    table.play(B, "play energy-3 by 1.1").play(B, "target 0.2").unanswered();
    assert!(table.may(A, "play combat-5 by 0.1") && table.may(A, "play combat-5 by 0.1 face-down"));
    assert!(!table.may(A, "play combat-5 by 0.2 face-down"), "nobody else");
    table.play(A, "play hidden-sociopath by 0.1 face-down").play(A, "target 1.1");
    assert!(table.can(B, "energy-8") && table.can(B, "eves-dodge") && !table.can(B, "refusal"));
    // A Special may not defend it, which could not be known.
    let before = table.state;
    table.play(B, "play eves-dodge by 1.1");
    assert_eq!((table.damage(EVE), table.hand(B)), (5, vec!["energy-8", "refusal"]));
    // For two cards of the Draw Pile it is seen, and then is like any other attack.
    table.state = before;
    table.pile(B, &["energy-1", "energy-2", "energy-4"]);
    table.play(B, "use didnt-see-it-coming 1");
    assert_eq!(table.cards(B, Zone::Dead), ["energy-1", "energy-2"]);
    assert!(table.can(B, "energy-8") && !table.can(B, "eves-dodge") && table.can(B, "refusal"));
    table.play(B, "play energy-8 by 1.1 use 2");
    assert_eq!(table.damage(EVE), 0);
}

#[test]
fn hidden_sociopath_is_not_defended_by_specials() {
    let mut table = armed("invisible-man", &["hidden-sociopath"]);
    table.hold(B, &["eves-dodge", "energy-5"]).aims("hidden-sociopath", "1.1");
    assert!(!table.can(B, "eves-dodge") && table.can(B, "energy-5"));
}

#[test]
fn im_in_your_house_opens_the_hand_for_the_battle() {
    let mut table = armed("invisible-man", &["im-in-your-house"]);
    table.hold(B, &["energy-5", "energy-6"]).does("im-in-your-house");
    let cards = table.state.cards(B);
    assert!(cards.iter(Zone::Hand).all(|it| cards.lie(it).seen == EVERYONE));
    assert!(table.is_open(B));
    assert!(!table.next_battle().is_open(B));
}

#[test]
fn ive_murdered_before_is_only_defended_by_power_cards_of_five_or_more() {
    let mut table = armed("invisible-man", &["ive-murdered-before"]);
    table.hold(B, &["eves-dodge", "energy-4", "energy-5"]).aims("ive-murdered-before", "1.1");
    assert_eq!(table.to_block(), 0);
    assert!(!table.can(B, "eves-dodge") && !table.can(B, "energy-4") && table.can(B, "energy-5"));
}

#[test]
fn one_at_a_time_is_exchanged_for_a_power_card() {
    let mut table = armed("invisible-man", &["one-at-a-time", "combat-2"]);
    table.pile(A, &["energy-2", "energy-7", "anns-dodge"]).does("one-at-a-time");
    if table.game.ask(&table.state).is_some() {
        assert_eq!(
            table.choices(A),
            ["choose energy-7 from draw-pile.0"],
            "no duplicate, no Special"
        );
        table.play(A, "choose energy-7 from draw-pile.0");
    }
    // Nobody can use it but the others of his team.
    assert_eq!(table.hand(A), ["combat-2"], "Energy 7 is above all grids of the team");
    let mut table = armed("invisible-man", &["one-at-a-time", "combat-2"]);
    table.pile(A, &["combat-2", "combat-7", "anns-dodge"]).does("one-at-a-time");
    if table.game.ask(&table.state).is_some() {
        table.play(A, "choose combat-7 from draw-pile.0");
    }
    assert_eq!(table.hand(A), ["combat-2", "combat-7"]);
    assert_eq!(table.cards(A, Zone::Dead), ["one-at-a-time"]);
}

#[test]
fn run_and_hide_avoids_with_any_intelligence_power_card() {
    let mut table = armed("invisible-man", &["run-and-hide", "intelligence-8", "energy-2"]);
    table.hold(B, &["energy-8"]).does("run-and-hide").opponent_attacks("energy-8", "0.1");
    assert!(!table.can(A, "energy-2"));
    table.play(A, "play intelligence-8 by 0.1 use 16");
    assert_eq!(table.damage(HERO), 0);
    let mut table = hero("invisible-man");
    table.attach(HERO, "run-and-hide");
    table.hold(A, &["intelligence-8"]).attacked("energy-8", "0.2");
    assert!(!table.can_by(A, "intelligence-8", "use 16"), "attacks on him");
}

#[test]
fn archimedes_q_porter_mills_the_first_three_specials() {
    let mut table = armed("jane-porter", &["archimedes-q-porter"]);
    table.pile(B, &["energy-1", "eves-dodge", "eves-strike", "energy-2", "good-luck", "refusal"]);
    table.strikes("archimedes-q-porter", "1.1");
    assert_eq!(table.cards(B, Zone::Dead), ["eves-dodge", "eves-strike", "good-luck"]);
    assert_eq!(table.cards(B, Zone::Draw).len(), 3);
}

#[test]
fn ethnoarchaeology_discards_all_lasting_specials_placed_and_in_play() {
    let mut table = rivals("jane-porter", "wicked-witch");
    let gone = [table.attach(RIVAL, "aquaphobic"), table.place(RIVAL, "harness-the-wind")];
    let stays = table.place(FAY, "combat-5");
    table.hold(A, &["ethnoarchaeology"]).fight().does("ethnoarchaeology");
    assert_eq!(gone.map(|it| table.zone(it)), [Zone::Dead, Zone::Dead]);
    assert_eq!(table.zone(stays), Zone::Placed);
}

#[test]
fn tenacious_pursuit_attacks_after_the_opponent_has_conceded() {
    let mut table = hero("jane-porter");
    table.hold(A, &["tenacious-pursuit"]).hold(B, &["energy-8"]).wait().play(B, "concede");
    while table.due() == [B] {
        table.play(B, "pass");
    }
    table.aims("tenacious-pursuit", "1.1");
    assert!(table.can_by(B, "energy-8", "use 2"), "the opponent may defend");
    let mut table = teams(["ann", "bob", "cat", "jane-porter"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["tenacious-pursuit"]).fight().can_by(A, "tenacious-pursuit", "by 0.4"));
}

#[test]
fn lady_of_the_jungle_forbids_attacks_of_both() {
    let mut table = armed("jane-porter", &["lady-of-the-jungle", "energy-3"]);
    table.hold(B, &["energy-6", "energy-5"]).strikes("lady-of-the-jungle", "1.1");
    assert!(!table.can_by(B, "energy-6", "by 1.1"));
    table.play(B, "play energy-5 by 1.3").play(B, "target 0.1").unanswered();
    assert!(!table.can_by(A, "energy-3", "by 0.1") && table.can_by(A, "energy-3", "by 0.2"));
}

#[test]
fn not_without_my_friends_mills_three() {
    let mut table = armed("jane-porter", &["not-without-my-friends"]);
    table
        .pile(B, &["energy-1", "energy-2", "energy-3", "energy-4"])
        .strikes("not-without-my-friends", "1.1");
    assert_eq!(table.cards(B, Zone::Dead), ["energy-1", "energy-2", "energy-3"]);
}

#[test]
fn not_a_damsel_in_distress_avoids_and_takes_a_card() {
    let mut table = hero("jane-porter");
    table
        .hold(A, &["not-a-damsel-in-distress"])
        .hold(B, &["energy-1", "energy-2"])
        .attacked("energy-8", "0.1");
    table.play(A, "play not-a-damsel-in-distress by 0.1").play(B, "choose energy-2 from hand.1");
    assert_eq!((table.damage(HERO), table.hand(B)), (0, vec!["energy-1"]));
}

#[test]
fn angelic_visions_lays_four_cards_of_the_hand_open() {
    let mut table = armed("joan-of-arc", &["angelic-visions"]);
    table.hold(B, &["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6"]);
    table.strikes("angelic-visions", "1.1");
    let cards = table.state.cards(B);
    let seen = cards
        .iter(Zone::Hand)
        .filter(|it| table.game.sees(&table.state, fracas_core::Viewer::Seat(A), *it));
    assert_eq!(seen.count(), 4);
}

#[test]
fn burned_at_the_stake_kos_joan_whose_hits_do_not_count_and_draws() {
    let mut table = armed("joan-of-arc", &["burned-at-the-stake"]);
    table.hit(HERO, "energy-8");
    table.stack(A, &["combat-3"]).does("burned-at-the-stake").play(A, "yes");
    assert_eq!((table.position(HERO), table.total(B)), (Position::Out, 0));
    assert_eq!(table.hand(A), ["combat-3"]);
}

#[test]
fn early_feminist_leader_strengthens_women() {
    let mut table =
        teams(["joan-of-arc", "jane-porter", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(HERO, "early-feminist-leader");
    table
        .hold(A, &["combat-4", "energy-3", "brute-force-2"])
        .fight()
        .aims("combat-4 by 0.2", "1.1");
    assert_eq!(table.to_block(), 6, "Jane with Combat");
    table.unanswered().play(B, "pass").aims("energy-3 by 0.2", "1.1");
    assert_eq!(table.to_block(), 3, "Energy is not meant");
    let mut table =
        teams(["joan-of-arc", "jane-porter", "bob", "dan"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["early-feminist-leader", "combat-5"]).attacked("energy-7", "0.1");
    let way = table
        .choices(A)
        .into_iter()
        .find(|it| it.starts_with("play early-feminist-leader"))
        .unwrap();
    table.play(A, &way).play(A, "play combat-5 by 0.1 use 2");
    assert_eq!(table.damage(HERO), 0, "in answer, 5 and 2 against 7");
    let mut table =
        teams(["joan-of-arc", "jane-porter", "bob", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(HERO, "early-feminist-leader");
    table.hold(A, &["combat-7"]).fight().aims("combat-7 by 0.3", "1.1");
    assert_eq!(table.to_block(), 7, "Bob is no woman");
}

#[test]
fn inspirational_leadership_lets_each_teammate_attack() {
    let mut table = armed(
        "joan-of-arc",
        &["inspirational-leadership", "combat-5", "brute-force-6", "combat-3"],
    );
    table.strikes("inspirational-leadership", "1.1").strikes("combat-5 by 0.2", "1.1");
    assert!(!table.can_by(A, "combat-3", "by 0.2") && table.can_by(A, "combat-3", "by 0.3"));
    table.strikes("brute-force-6 by 0.3", "1.1");
    assert_eq!(table.damage(EVE), 4 + 5 + 6);
    assert!(table.is_turn_of(B), "not Dan in Reserve");
}

#[test]
fn protection_of_saint_michael_avoids_combat_and_forbids_intelligence() {
    let mut table = hero("joan-of-arc");
    table
        .hold(A, &["protection-of-saint-michael"])
        .hold(B, &["intelligence-3", "energy-5"])
        .attacked("combat-6", "0.2");
    table.play(A, "play protection-of-saint-michael by 0.1");
    assert_eq!(table.damage(BOB), 0);
    table.play(A, "pass");
    assert!(!table.can(B, "intelligence-3") && table.can(B, "energy-5"));
    let mut table = hero("joan-of-arc");
    table.hold(A, &["protection-of-saint-michael"]).attacked("energy-6", "0.2");
    assert!(!table.can(A, "protection-of-saint-michael"), "no Combat icon");
}
