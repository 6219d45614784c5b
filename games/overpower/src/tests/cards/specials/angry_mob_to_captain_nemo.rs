//! Angry Mob, Anubis, Billy the Kid and Captain Nemo.

use crate::state::{Phase, Position};
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, EVE, FAY};
use crate::zone::Zone;

#[test]
fn dont_let_it_get_away_passes_over_specials_that_forbid_attacks() {
    let mut table = rivals("angry-mob-middle-ages", "mr-hyde");
    table.attach(RIVAL, "victorian-sophisticant");
    table.hold(A, &["dont-let-it-get-away", "strength-in-numbers"]).fight();
    table.play(A, "play strength-in-numbers by 0.1");
    assert_eq!(table.targets(A), ["1.2", "1.3"], "others may not attack Hyde");
    let mut table = rivals("angry-mob-middle-ages", "mr-hyde");
    table.attach(RIVAL, "victorian-sophisticant");
    table.hold(A, &["dont-let-it-get-away"]).fight();
    table.strikes("dont-let-it-get-away by 0.1 as combat", "1.1");
    assert_eq!(table.damage(RIVAL), 2);
    // "May not attack" as well.
    let mut table = rivals("angry-mob-middle-ages", "dracula");
    table.afflict(RIVAL, HERO, "paralyzing-gaze");
    table.hold(A, &["dont-let-it-get-away", "strength-in-numbers"]).fight();
    assert!(table.can(A, "dont-let-it-get-away") && !table.can(A, "strength-in-numbers"));
}

#[test]
fn swarm_them_binds_the_target_until_it_is_attacked() {
    let mut table = armed("angry-mob-middle-ages", &["swarm-them"]);
    table.hold(B, &["energy-5", "combat-7", "energy-6"]).strikes("swarm-them", "1.1");
    table.play(B, "play energy-5 by 1.1");
    assert!(
        table.cards(A, Zone::Dead).contains(&"swarm-them"),
        "Eve can attack nothing else; one hit is enough"
    );
    assert_eq!(table.damage(HERO), 0);
    table.play(A, "pass").play(B, "play energy-6 by 1.1");
    assert_eq!(table.targets(B), ["0.1", "0.2", "0.3"], "now she is free");
    // A teammate of hers may attack it as well.
    let mut table = armed("angry-mob-middle-ages", &["swarm-them"]);
    table.hold(B, &["combat-7"]).strikes("swarm-them", "1.1").play(B, "play combat-7 by 1.2");
    assert!(table.may(B, "target swarm-them of 0") && table.may(B, "target 0.1"));
    // The Mob may keep one duplicate of it.
    let mut table = hero("angry-mob-middle-ages");
    table.hold(A, &["swarm-them", "swarm-them", "swarm-them"]).go(Phase::Duplicates);
    assert_eq!(table.hand(A).len(), 2);
}

#[test]
fn pitchforks_and_torches_forbid_specials_for_the_battle() {
    let mut table = armed("angry-mob-middle-ages", &["pitchforks-and-torches"]);
    table.hold(B, &["eves-strike", "energy-5"]);
    table.strikes("pitchforks-and-torches by 0.1 as energy", "1.1");
    assert!(!table.can(B, "eves-strike") && table.can(B, "energy-5"));
    table.next_battle().hold(B, &["eves-strike"]).wait();
    assert!(table.can(B, "eves-strike"), "the next battle");
    assert_eq!(table.damage(EVE), 7, "the hit stays");
}

#[test]
fn regent_of_the_crown_gives_two_attacks_at_two_more() {
    let mut table =
        armed("angry-mob-middle-ages", &["regent-of-the-crown", "energy-3", "brute-force-4"]);
    table.strikes("regent-of-the-crown", "1.2").aims("energy-3", "1.1");
    assert_eq!(table.to_block(), 5);
    table.unanswered().aims("brute-force-4", "1.1");
    assert_eq!(table.to_block(), 6);
    table.unanswered();
    assert_eq!((table.damage(EVE), table.total(A)), (7, 10), "bonuses count nowhere else");
}

#[test]
fn disrupting_supply_lines_discards_all_placed_universe_cards() {
    let mut table = armed("angry-mob-industrial-age", &["disrupting-supply-lines"]);
    let cards = [(EVE, "ray-gun"), (FAY, "teamwork-410"), (EVE, "energy-5")];
    let cards = cards.map(|(who, card)| table.place(who, card));
    table.does("disrupting-supply-lines");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Dead, Zone::Dead, Zone::Placed]);
}

#[test]
fn union_power_lets_the_team_defend_at_two_more() {
    let mut table = armed("angry-mob-industrial-age", &["union-power", "combat-5"]);
    table.hold(B, &["energy-7"]).strikes("union-power by 0.1 as energy", "1.2");
    table.opponent_attacks("energy-7", "0.2");
    assert!(table.can_by(A, "combat-5", "by 0.2 use 2"), "5 and 2 against 7");
    // It goes on when its target is KO'd (C75).
    let mut table = armed("angry-mob-industrial-age", &["union-power", "combat-5"]);
    table.record(FAY, "energy-8");
    table.record(FAY, "energy-5");
    table.hold(B, &["energy-7"]).strikes("union-power by 0.1 as energy", "1.2");
    assert_eq!(table.position(FAY), Position::Out);
    table.opponent_attacks("energy-7", "0.2");
    assert!(table.can_by(A, "combat-5", "by 0.2 use 2"));
}

#[test]
fn online_cyber_attack_forbids_attacks_with_intelligence() {
    let mut table = armed("angry-mob-modern-age", &["online-cyber-attack", "energy-2"]);
    table.hold(B, &["intelligence-3", "energy-5"]).strikes("online-cyber-attack", "1.1");
    assert!(!table.can(B, "intelligence-3") && table.can(B, "energy-5"));
    table.play(B, "play energy-5 by 1.1").play(B, "target 0.1").unanswered();
    table.aims("energy-2", "1.1");
    assert!(table.can_by(B, "intelligence-3", "use 2"), "it may defend");
}

#[test]
fn ransom_your_secrets_opens_the_hand_until_two_cards_are_paid() {
    let mut table = armed("angry-mob-modern-age", &["ransom-your-secrets"]);
    table.hold(B, &["energy-5", "energy-6", "eves-dodge"]).does("ransom-your-secrets");
    assert!(table.is_open(B), "at once");
    table.stack(B, &["combat-1"]);
    table.next_battle();
    assert!(!table.is_open(B), "in the next battle not yet");
    table.hold(B, &["energy-5"]).go(Phase::Ventured);
    assert!(table.is_open(B), "but after the Venture Phase");
    let cards = table.state.cards(B);
    assert!(cards.iter(Zone::Hand).all(|it| cards.lie(it).seen == crate::zone::EVERYONE));

    let mut table = armed("angry-mob-modern-age", &["ransom-your-secrets"]);
    table.hold(B, &["energy-5", "energy-6", "eves-dodge"]).does("ransom-your-secrets");
    let way = table.choices(B).into_iter().find(|it| it.starts_with("play ransom-your-secrets"));
    table
        .play(B, &way.expect("the opponent may buy it off"))
        .play(B, "pay energy-5")
        .play(B, "pay energy-6");
    assert_eq!(table.cards(A, Zone::Dead), ["ransom-your-secrets"]);
    assert!(!table.is_open(B));
}

#[test]
fn book_of_the_dead_lets_anubis_play_a_special_of_a_fallen_teammate() {
    let mut table = teams(["anubis", "leonidas", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(HERO, "book-of-the-dead");
    table.fallen(BOB).hold(A, &["300", "anns-dodge", "energy-5"]);
    table.state.side_mut(A).is_done = true;
    table.state.side_mut(B).is_done = true;
    table.state.phase = Phase::Draw;
    table.state.announce(crate::words::Moment::AfterDraw);
    table.game.go_on(&mut table.state, &mut table.chance, &mut fracas_core::Silent);
    assert_eq!(
        table.choices(A),
        ["choose 300 from hand.0", "enough"],
        "a Special of the fallen one"
    );
    table.play(A, "choose 300 from hand.0").reach(Phase::Placing);
    assert!(table.hand(A).contains(&"300"), "it is not unusable");
    assert!(!table.may(A, "place 300 0.1"), "he may not place it");
    table.fight();
    assert!(table.can_by(A, "300", "by 0.1"));
    // It may be played from Reserve.
    let mut table = teams(["ann", "bob", "cat", "anubis"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["book-of-the-dead"]).fight().can_by(A, "book-of-the-dead", "by 0.4"));
}

#[test]
fn lord_of_the_sacred_land_attacks_again_with_the_top_of_the_power_pack() {
    let mut table = armed("anubis", &["lord-of-the-sacred-land"]);
    table.put(A, "combat-8", Zone::PowerPack);
    table
        .hold(B, &["energy-5", "energy-8"])
        .aims("lord-of-the-sacred-land by 0.1 as combat", "1.1");
    table.play(B, "play energy-5 by 1.1 use 2").play(A, "yes");
    let way = table.choices(A);
    assert!(way.iter().all(|it| it.starts_with("play combat-8 elsewhere by 0.1")), "{way:?}");
    table.play(A, &way[0]);
    assert_eq!(table.to_block(), 8, "on the same target, whatever his grid");
    table.unanswered();
    assert_eq!(table.damage(EVE), 8);
    // If it is successful there is no second attack.
    let mut table = armed("anubis", &["lord-of-the-sacred-land"]);
    table.put(A, "combat-8", Zone::PowerPack);
    assert!(table.strikes("lord-of-the-sacred-land by 0.1 as combat", "1.1").is_turn_of(B));
}

#[test]
fn shepherd_of_the_damned_avoids_what_would_ko() {
    let mut table = hero("anubis");
    table.record(BOB, "energy-8");
    table.record(BOB, "energy-7");
    table.hold(A, &["shepherd-of-the-damned"]).attacked("energy-5", "0.2");
    table.play(A, "play shepherd-of-the-damned by 0.1");
    assert_eq!(table.damage(BOB), 15);
    let mut table = hero("anubis");
    table.hold(A, &["shepherd-of-the-damned"]).attacked("energy-5", "0.2");
    assert!(!table.can(A, "shepherd-of-the-damned"), "5 would not KO him");
}

#[test]
fn siphon_strike_heals_and_weakens_combat_while_it_is_a_hit() {
    let mut table = armed("anubis", &["siphon-strike"]);
    table.record(HERO, "combat-4");
    table.hit(HERO, "combat-3");
    table.hold(B, &["combat-6", "energy-5"]).strikes("siphon-strike", "1.1");
    assert_eq!(table.damage(HERO), 3, "a hit of the record");
    table.opponent_attacks("combat-6", "0.2");
    assert_eq!(table.to_block(), 4);
    let mut table = rivals("anubis", "dr-watson");
    table.afflict(HERO, RIVAL, "siphon-strike");
    table.hold(B, &["combat-6", "british-army-surgeon"]).wait();
    table
        .play(B, "play british-army-surgeon by 1.1")
        .play(A, "pass")
        .opponent_attacks("combat-6", "0.2");
    assert_eq!(table.to_block(), 6, "the hit is gone");
}

#[test]
fn weighing_of_the_heart_discards_what_is_placed_and_forbids_attacks() {
    let mut table = armed("anubis", &["weighing-of-the-heart"]);
    let placed =
        [table.place(EVE, "energy-5"), table.place(EVE, "ray-gun"), table.place(FAY, "combat-5")];
    table.hold(B, &["energy-6", "combat-8"]).strikes("weighing-of-the-heart", "1.1");
    assert_eq!(placed.map(|it| table.zone(it)), [Zone::PowerPack, Zone::Dead, Zone::Placed]);
    assert!(!table.can_by(B, "energy-6", "by 1.1") && table.can_by(B, "combat-8", "by 1.2"));
}

#[test]
fn wither_takes_one_of_all_actions_for_the_game() {
    let mut table = armed("anubis", &["wither", "energy-5"]);
    table
        .hold(B, &["energy-6", "energy-4"])
        .strikes("wither", "1.1")
        .opponent_attacks("energy-6", "0.2");
    assert_eq!(table.to_block(), 5);
    table.unanswered().aims("energy-5", "1.1");
    assert!(!table.can(B, "energy-4"));
    table.unanswered().next_battle().hold(B, &["energy-6"]).wait();
    table.opponent_attacks("energy-6", "0.2");
    assert_eq!(table.to_block(), 5, "for the game");
}

#[test]
fn head_for_mexico_avoids_and_lets_billy_fight_from_reserve() {
    let mut table = hero("billy-the-kid");
    table.hold(A, &["head-for-mexico", "combat-5", "regulators"]).attacked("energy-8", "0.1");
    table.play(A, "play head-for-mexico by 0.1");
    assert_eq!((table.damage(HERO), table.position(HERO)), (0, Position::Reserve));
    assert!(table.can_by(A, "combat-5", "by 0.1") && !table.can(A, "regulators"), "Power cards");
    assert_eq!(table.next_battle().position(HERO), Position::Front, "for the battle");
    // When there is nobody else to aim at he comes back.
    let mut table = hero("billy-the-kid");
    table.fallen(BOB).fallen(crate::tests::table::CAT);
    table.hold(A, &["head-for-mexico"]).attacked("energy-8", "0.1");
    table.play(A, "play head-for-mexico by 0.1");
    assert_eq!(table.position(HERO), Position::Front);
}

#[test]
fn ill_make_you_famous_completes_an_objective_with_a_ko() {
    let mut table = armed("billy-the-kid", &["ill-make-you-famous"]);
    table.record(EVE, "energy-8");
    table.record(EVE, "energy-7");
    table.strikes("ill-make-you-famous by 0.1 as combat", "1.1");
    assert_eq!(table.position(EVE), Position::Out);
    let pile = table.choices(A)[0].clone();
    table.play(A, &pile);
    assert_eq!(table.objectives(A), [6, 1, 0]);
    let mut table = armed("billy-the-kid", &["ill-make-you-famous"]);
    assert!(
        table.strikes("ill-make-you-famous by 0.1 as combat", "1.1").is_turn_of(B),
        "no KO, nothing"
    );
}

#[test]
fn pals_shift_attacks_to_each_other_that_are_then_blocked() {
    let mut table = hero("billy-the-kid");
    table.hold(A, &["pals", "combat-8", "combat-4"]).attacked("energy-6", "0.1");
    table.play(A, "play pals by 0.1");
    if table.game.ask(&table.state).is_some() {
        table.play(A, "choose character 0.2");
    }
    table.play(A, "shift 0.2");
    assert!(!table.may(A, "pass"), "Bob must defend with a Power card");
    table.play(A, "play combat-8 by 0.2 use 2");
    assert_eq!((table.damage(HERO), table.damage(BOB)), (0, 0));
    // Without a card that blocks it cannot be shifted; the other way round it can, and for the game.
    table
        .next_battle()
        .hold(A, &["combat-7"])
        .hold(B, &["energy-6"])
        .wait()
        .opponent_attacks("energy-6", "0.2");
    table.play(A, "shift 0.1").play(A, "play combat-7 by 0.1 use 2");
    assert_eq!(table.damage(BOB), 0);
}

#[test]
fn quick_draw_attacks_or_strikes_back() {
    let mut table = hero("billy-the-kid");
    table.hold(A, &["quick-draw"]).hold(B, &["energy-4"]).attacked("energy-8", "0.1");
    table.play(A, "play quick-draw by 0.1 use 2");
    assert!(table.can_by(B, "energy-4", "use 2"), "the attacker may defend");
    table.play(B, "pass");
    assert_eq!((table.damage(HERO), table.damage(EVE)), (0, 4), "the attack is discarded");
    let mut table = hero("billy-the-kid");
    table.hold(A, &["quick-draw"]).hold(B, &["energy-4"]).attacked("energy-8", "0.1");
    table
        .play(A, "play quick-draw by 0.1 use 2")
        .play(B, "play energy-4 by 1.1 use 2")
        .unanswered();
    assert_eq!((table.damage(HERO), table.damage(EVE)), (8, 0), "defended, the attack goes on");
    let mut table = hero("billy-the-kid");
    table.hold(A, &["quick-draw"]).attacked("energy-8", "0.2");
    assert!(!table.can(A, "quick-draw"), "only if he is the target");
}

#[test]
fn reap_the_whirlwind_gives_two_against_someone_with_a_grid_of_8() {
    let mut table = armed("billy-the-kid", &["reap-the-whirlwind", "combat-5", "combat-3"]);
    table.play(A, "play reap-the-whirlwind by 0.1");
    assert_eq!(table.targets(A), ["1.1", "1.2"], "Gus has no 8");
    table.play(A, "target 1.1").unanswered().play(B, "pass").aims("combat-5", "1.1");
    assert_eq!(table.to_block(), 7);
    table.unanswered();
    table.hold(B, &["energy-5", "combat-6"]).wait().opponent_attacks("energy-5", "0.1");
    assert!(table.can_by(A, "combat-3", "use 2"), "in defence against Eve as well");
}

#[test]
fn regulators_fetch_a_card_and_draw_after_a_lost_battle() {
    let mut table = armed("billy-the-kid", &["regulators", "energy-5"]);
    table.put(A, "combat-5", Zone::PowerPack);
    table.does("regulators");
    assert_eq!(table.hand(A), ["combat-5", "energy-5"], "not discarded though a duplicate");
    for (lost, cards) in [(true, 9), (false, 8)] {
        let mut table = hero("billy-the-kid");
        table.attach(HERO, "regulators");
        table.with_usual_hands();
        table.state.side_mut(A).lost_last = lost;
        let nine = table.put(A, "good-luck", Zone::Removed);
        table.state.cards_mut(A).put_under(nine, fracas_core::SeatSet::EMPTY);
        table.go(Phase::Draw);
        assert_eq!(table.drawn(A).len(), cards);
    }
}

#[test]
fn ethnologist_forbids_specials_for_the_battle() {
    let mut table = armed("captain-nemo", &["ethnologist"]);
    table.hold(B, &["eves-strike", "energy-5"]).strikes("ethnologist", "1.1");
    assert!(!table.can(B, "eves-strike") && table.can(B, "energy-5"));
    assert!(table.next_battle().hold(B, &["eves-strike"]).wait().can(B, "eves-strike"));
}

#[test]
fn never_set_foot_on_dry_land_avoids_and_lets_nemo_use_specials_from_reserve() {
    let mut table = hero("captain-nemo");
    table
        .hold(A, &["never-set-foot-on-dry-land", "combat-5", "ethnologist"])
        .attacked("energy-8", "0.1");
    table.play(A, "play never-set-foot-on-dry-land by 0.1");
    assert_eq!((table.damage(HERO), table.position(HERO)), (0, Position::Reserve));
    assert!(!table.can_by(A, "combat-5", "by 0.1") && table.can_by(A, "ethnologist", "by 0.1"));
    assert_eq!(table.next_battle().position(HERO), Position::Front);
}

#[test]
fn silent_running_is_not_defended_by_placed_cards() {
    let mut table = armed("captain-nemo", &["silent-running"]);
    table.place(EVE, "energy-8");
    table.hold(B, &["energy-7"]).aims("silent-running", "1.1");
    assert!(table.can(B, "energy-7") && !table.can(B, "energy-8"));
}

#[test]
fn ruthless_plunderer_raises_two_grids_to_7() {
    let mut table =
        armed("captain-nemo", &["ruthless-plunderer", "energy-7", "combat-6", "brute-force-3"]);
    assert!(!table.can_by(A, "energy-7", "by 0.1"));
    table.does("ruthless-plunderer");
    assert!(table.can_by(A, "energy-7", "by 0.1"), "with a card that it is needed for");
    assert!(!table.can(A, "combat-6") && !table.can(A, "brute-force-3"), "and no other");
    table.strikes("energy-7", "1.1");
    assert!(table.is_turn_of(B));
    // In answer.
    let mut table = hero("captain-nemo");
    table.hold(A, &["ruthless-plunderer", "brute-force-7"]).attacked("energy-7", "0.1");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play ruthless-plunderer")).unwrap();
    table.play(A, &way).play(A, "play brute-force-7 by 0.1 use 2");
    assert_eq!(table.damage(HERO), 0);
    assert!(!table.next_battle().hold(A, &["energy-7"]).fight().can_by(A, "energy-7", "by 0.1"));
}

#[test]
fn the_nautilus_lets_one_be_attacked_with_intelligence_alone() {
    let mut table = hero("captain-nemo");
    table
        .hold(A, &["the-nautilus"])
        .hold(B, &["intelligence-3", "energy-5"])
        .attacked("energy-8", "0.2");
    table.play(A, "play the-nautilus by 0.1").play(A, "choose character 0.2");
    assert_eq!(table.damage(BOB), 0, "its target has become invalid");
    table.play(A, "pass").play(B, "play energy-5 by 1.1");
    assert_eq!(table.targets(B), ["0.1", "0.3"]);
    table.play(B, "target 0.1").unanswered().play(A, "pass").play(B, "play intelligence-3 by 1.1");
    assert!(table.may(B, "target 0.2"));
}
