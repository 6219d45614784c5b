//! Leonidas, Merlin, Mina Harker and Morgan le Fay.

use crate::state::{Phase, Position};
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, DAN, EVE, FAY};
use crate::zone::{EVERYONE, Zone};

#[test]
fn the_300_blocks_with_its_value_as_well() {
    let mut table = hero("leonidas");
    table.hold(A, &["300"]).attacked("energy-8", "0.1");
    assert_eq!(table.play(A, "play 300 by 0.1 use 2").damage(HERO), 0);
    let mut table = hero("leonidas");
    assert!(!table.hold(A, &["300"]).attacked("energy-8", "0.2").can(A, "300"), "himself alone");
}

#[test]
fn baptized_in_combat_adds_three_to_one_combat_action_of_the_team() {
    let mut table = armed("leonidas", &["baptized-in-combat", "combat-5", "brute-force-6"]);
    table.does("baptized-in-combat");
    assert!(!table.can(A, "brute-force-6") && table.can_by(A, "combat-5", "by 0.1"));
    table.aims("combat-5 by 0.2", "1.1");
    assert_eq!(table.to_block(), 8);
    assert_eq!(table.unanswered().damage(EVE), 5, "the bonus is no damage");
    assert!(table.is_turn_of(B));
    // In answer, for a defence.
    let mut table = hero("leonidas");
    table.hold(A, &["baptized-in-combat", "combat-5", "brute-force-5"]).attacked("energy-8", "0.2");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play baptized-in-combat")).unwrap();
    table.play(A, &way);
    assert!(!table.can(A, "brute-force-5"));
    assert_eq!(table.play(A, "play combat-5 by 0.2 use 2").damage(BOB), 0);
    // If it is negated the action goes on without the bonus.
    let mut table = armed("leonidas", &["baptized-in-combat", "combat-5"]);
    table
        .hold(B, &["refusal"])
        .play(A, "play baptized-in-combat by 0.1")
        .play(B, "play refusal by 1.1");
    table.aims("combat-5", "1.1");
    assert_eq!(table.to_block(), 5);
}

#[test]
fn for_sparta_forbids_specials_or_goes_back_to_the_draw_pile() {
    let mut table = armed("leonidas", &["for-sparta"]);
    table.hold(B, &["eves-strike"]).strikes("for-sparta", "1.1");
    assert!(!table.can(B, "eves-strike"));
    let mut table = armed("leonidas", &["for-sparta"]);
    table.hold(B, &["energy-6"]).aims("for-sparta", "1.1").play(B, "play energy-6 by 1.1 use 2");
    assert!(table.cards(A, Zone::Draw).contains(&"for-sparta"));
}

#[test]
fn give_them_nothing_avoids_for_the_team() {
    for target in ["0.1", "0.2"] {
        let mut table = hero("leonidas");
        table.hold(A, &["give-them-nothing"]).attacked("energy-8", target);
        table.play(A, "play give-them-nothing by 0.1");
        assert_eq!((table.damage(HERO), table.damage(BOB)), (0, 0));
    }
}

#[test]
fn greatest_soldiers_in_history_bring_training_cards_back_and_draw_for_them() {
    let mut table = armed(
        "leonidas",
        &["greatest-soldiers-in-history", "training-robin-hood", "brute-force-3"],
    );
    table.put(A, "training-merlin", Zone::Dead);
    table.put(A, "ray-gun", Zone::Dead);
    table.does("greatest-soldiers-in-history");
    assert!(table.cards(A, Zone::Draw).contains(&"training-merlin"));
    assert_eq!(table.cards(A, Zone::Dead), ["ray-gun"]);
    table.stack(A, &["combat-1"]).play(B, "pass");
    table.play(A, "play brute-force-3 by 0.1 with training-robin-hood");
    while table.may(A, "target 1.1") {
        table.play(A, "target 1.1");
    }
    if table.may(A, "yes") {
        table.play(A, "yes");
    }
    assert!(table.hand(A).contains(&"combat-1") || table.may(A, "target 1.1"));
}

#[test]
fn shield_phalanx_lets_power_cards_of_the_team_block_one_more() {
    let mut table = hero("leonidas");
    table.hold(A, &["shield-phalanx", "combat-5"]).attacked("energy-6", "0.2");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play shield-phalanx")).unwrap();
    assert_eq!(table.play(A, &way).play(A, "play combat-5 by 0.2 use 2").damage(BOB), 0);
    table
        .next_battle()
        .hold(A, &["combat-5"])
        .hold(B, &["energy-6"])
        .wait()
        .opponent_attacks("energy-6", "0.2");
    assert!(table.can_by(A, "combat-5", "by 0.2 use 2"), "for the game");
}

#[test]
fn archimedes_reveals_all_cards_of_a_sort() {
    let mut table = armed("merlin", &["archimedes"]);
    table.hold(B, &["energy-1", "energy-2", "eves-dodge", "ray-gun"]).does("archimedes");
    assert_eq!(
        table.choices(A),
        ["option 1", "option 2", "option 3"],
        "Specials, Universe or Power cards"
    );
    table.play(A, "option 3");
    while table.due() == [B] && table.game.ask(&table.state).is_some() {
        let choice = table.choices(B)[0].clone();
        table.play(B, &choice);
    }
    let cards = table.state.cards(B);
    let mut seen: Vec<&str> = cards
        .iter(Zone::Hand)
        .filter(|it| cards.lie(*it).seen == EVERYONE)
        .map(|it| table.id(it))
        .collect();
    seen.sort_unstable();
    assert_eq!(seen, ["energy-1", "energy-2"]);
}

#[test]
fn for_camelot_lets_merlin_and_his_friends_defend_each_other() {
    let mut table = teams(["merlin", "lancelot", "bob", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(HERO, "for-camelot");
    table.hold(A, &["combat-7", "energy-7"]).attacked("energy-6", "0.1");
    assert!(table.can_by(A, "combat-7", "by 0.2 use 2"), "Lancelot for Merlin");
    let mut table = teams(["merlin", "lancelot", "bob", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(HERO, "for-camelot");
    table.hold(A, &["combat-7", "energy-7"]).attacked("energy-6", "0.2");
    assert!(
        table.can_by(A, "energy-7", "by 0.1 use 2") && !table.can_by(A, "combat-7", "by 0.3"),
        "Merlin for Lancelot, not Bob"
    );
}

#[test]
fn foretell_the_future_takes_cards_out_of_the_draw_pile() {
    let mut table = armed("merlin", &["foretell-the-future"]);
    table.pile(A, &["energy-1", "energy-2", "energy-3"]).does("foretell-the-future");
    table
        .play(A, "choose energy-1 from draw-pile.0")
        .play(A, "choose energy-3 from draw-pile.0")
        .play(A, "enough");
    assert_eq!(table.cards(A, Zone::Dead), ["energy-1", "energy-3", "foretell-the-future"]);
    assert_eq!(table.cards(A, Zone::Draw), ["energy-2"]);
}

#[test]
fn transmogrification_lets_merlin_use_specials_of_a_teammate() {
    let mut table = teams(["merlin", "hercules", "leonidas", "dan"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["transmogrification", "great-club", "300"]).fight().does("transmogrification");
    table.play(A, "choose character 0.2").play(B, "pass");
    assert!(table.can_by(A, "great-club", "by 0.1") && !table.can_by(A, "300", "by 0.1"));
    table.go(Phase::Placing);
    assert!(table.may(A, "place great-club 0.1") && !table.may(A, "place 300 0.1"));
    assert_eq!(table.fight().strikes("great-club by 0.1", "1.1").damage(EVE), 6);
}

#[test]
fn draculas_telepathic_connection_reveals_what_the_target_could_play() {
    let mut table = armed("mina-harker", &["draculas-telepathic-connection"]);
    table
        .hold(B, &["energy-8", "combat-6", "combat-8"])
        .strikes("draculas-telepathic-connection", "1.1");
    while table.due() == [B] && table.game.ask(&table.state).is_some() {
        let choice = table.choices(B)[0].clone();
        table.play(B, &choice);
    }
    let cards = table.state.cards(B);
    let mut seen: Vec<&str> = cards
        .iter(Zone::Hand)
        .filter(|it| cards.lie(*it).seen == EVERYONE)
        .map(|it| table.id(it))
        .collect();
    seen.sort_unstable();
    assert_eq!(seen, ["combat-6", "energy-8"], "Eve's Combat is 6");
    let mut table = teams(["ann", "bob", "cat", "mina-harker"], ["eve", "fay", "gus", "hal"]);
    assert!(
        table
            .hold(A, &["draculas-telepathic-connection"])
            .fight()
            .can(A, "draculas-telepathic-connection")
    );
}

#[test]
fn jonathan_harker_solicitor_acts_as_a_power_card() {
    let mut table = hero("mina-harker");
    table.hold(A, &["jonathan-harker-solicitor"]).attacked("energy-5", "0.1");
    assert_eq!(table.play(A, "play jonathan-harker-solicitor by 0.1 use 2").damage(HERO), 0);
    // So it defends where Specials may not.
    let mut table = rivals("mina-harker", "invisible-man");
    table.hold(A, &["jonathan-harker-solicitor"]).attacked("hidden-sociopath", "0.1");
    assert!(table.can(A, "jonathan-harker-solicitor"));
    // In the Astral Plane it is a Special still.
    let mut table = armed("mina-harker", &["jonathan-harker-solicitor"]);
    table.hold(B, &["refusal"]).aims("jonathan-harker-solicitor", "1.1");
    assert!(table.can(B, "refusal"));
}

#[test]
fn nocturnal_hunter_is_not_defended_by_specials() {
    let mut table = armed("mina-harker", &["nocturnal-hunter"]);
    table.hold(B, &["eves-dodge", "energy-5"]).aims("nocturnal-hunter", "1.1");
    assert!(!table.can(B, "eves-dodge") && table.can(B, "energy-5"));
}

#[test]
fn the_hunger_removes_one_of_her_hits() {
    let mut table = armed("mina-harker", &["the-hunger"]);
    table.hit(HERO, "energy-5");
    table.strikes("the-hunger", "1.1");
    assert_eq!((table.damage(HERO), table.damage(EVE)), (0, 7));
}

#[test]
fn tracking_movements_negates_on_the_turn_or_with_an_open_hand() {
    let mut table = rivals("mina-harker", "wicked-witch");
    let aqua = table.attach(RIVAL, "aquaphobic");
    table.hold(A, &["tracking-movements", "energy-1"]).fight().does("tracking-movements");
    assert_eq!(table.zone(aqua), Zone::Dead);
    assert!(!table.is_open(A), "that costs nothing");
    let mut table = rivals("mina-harker", "wicked-witch");
    table.hold(A, &["tracking-movements", "energy-1"]).attacked("feared-by-all-witches", "0.2");
    table.play(A, "play tracking-movements by 0.1 use 2");
    assert_eq!(table.damage(BOB), 0);
    assert!(table.is_open(A), "she plays open handed");
    assert!(!table.next_battle().is_open(A), "this battle");
}

#[test]
fn vampiric_celerity_discards_a_placed_card() {
    let mut table = armed("mina-harker", &["vampiric-celerity"]);
    let cards = [table.place(EVE, "ray-gun"), table.place(EVE, "energy-5")];
    table.does("vampiric-celerity").play(A, "choose energy-5 from placed.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Placed, Zone::PowerPack], "her choice");
    let mut table = teams(["ann", "bob", "cat", "mina-harker"], ["eve", "fay", "gus", "hal"]);
    table.place(EVE, "ray-gun");
    assert!(table.hold(A, &["vampiric-celerity"]).fight().can_by(A, "vampiric-celerity", "by 0.4"));
}

#[test]
fn apprentice_of_merlin_may_be_played_from_reserve() {
    let mut table =
        teams(["ann", "bob", "cat", "morgan-le-fay"], ["wicked-witch", "fay", "gus", "hal"]);
    table.hold(A, &["apprentice-of-merlin"]).attacked("feared-by-all-witches", "0.2");
    assert!(table.can_by(A, "apprentice-of-merlin", "by 0.4 use 2"));
    // Others that negate may not.
    let mut table = teams(["ann", "bob", "cat", "merlin"], ["wicked-witch", "fay", "gus", "hal"]);
    table.hold(A, &["ascendant-mage"]).attacked("feared-by-all-witches", "0.2");
    assert!(!table.can(A, "ascendant-mage"));
}

#[test]
fn avalons_warmth_clears_a_permanent_record() {
    let mut table = armed("morgan-le-fay", &["avalons-warmth"]);
    table.record(BOB, "energy-5");
    table.record(BOB, "energy-6");
    table.hit(BOB, "energy-3");
    table.record(HERO, "energy-4");
    table.does("avalons-warmth").play(A, "choose character 0.2");
    assert_eq!((table.damage(BOB), table.damage(HERO)), (3, 4));
    let mut table = teams(["ann", "bob", "cat", "morgan-le-fay"], ["eve", "fay", "gus", "hal"]);
    assert!(table.hold(A, &["avalons-warmth"]).fight().can_by(A, "avalons-warmth", "by 0.4"));
}

#[test]
fn duality_discards_a_placed_card_and_draws() {
    let mut table = armed("morgan-le-fay", &["duality", "energy-3"]);
    let cards = [table.place(EVE, "ray-gun"), table.place(FAY, "combat-5")];
    table.stack(A, &["combat-3"]).does("duality").play(A, "choose combat-5 from placed.1");
    assert_eq!(cards.map(|it| table.zone(it)), [Zone::Placed, Zone::PowerPack]);
    assert_eq!(table.hand(A), ["combat-3", "energy-3"], "not discarded though a duplicate");
}

#[test]
fn enchantress_guile_sorts_three_cards_if_it_is_defended() {
    let mut table = armed("morgan-le-fay", &["enchantress-guile"]);
    table.pile(B, &["energy-1", "energy-2", "energy-3", "energy-5"]).hold(B, &["energy-4"]);
    table.aims("enchantress-guile", "1.1").play(B, "play energy-4 by 1.1 use 2").play(A, "yes");
    table.play(A, "choose energy-1 from draw-pile.1").play(A, "enough");
    table
        .play(A, "choose energy-2 from draw-pile.1")
        .play(A, "choose energy-3 from draw-pile.1")
        .enough();
    let order: Vec<&str> = table.state.cards(B).draw_pile().map(|it| table.id(it)).collect();
    assert_eq!(
        order,
        ["energy-1", "energy-5", "energy-2", "energy-3"],
        "from below, the last on top"
    );
    let mut table = armed("morgan-le-fay", &["enchantress-guile"]);
    assert!(table.strikes("enchantress-guile", "1.1").is_turn_of(B), "only if defended");
}

#[test]
fn shapeshifters_guise_attacks_with_a_special_of_a_teammate() {
    let mut table =
        teams(["morgan-le-fay", "hercules", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.place(BOB, "godly-prowess");
    table.hold(A, &["shapeshifters-guise", "great-club", "enchantress-guile", "energy-5"]).fight();
    table.strikes("shapeshifters-guise", "1.1");
    assert!(
        table.can_by(A, "great-club", "by 0.1")
            && table.can_by(A, "godly-prowess", "on 0.2 by 0.1")
    );
    assert!(!table.can(A, "enchantress-guile") && !table.can(A, "energy-5"));
    table.strikes("great-club by 0.1", "1.1");
    assert_eq!(table.damage(EVE), 3 + 6);
    assert!(table.is_turn_of(B));
}

#[test]
fn teleportation_circle_swaps_with_the_reserve() {
    let mut table = armed("morgan-le-fay", &["teleportation-circle"]);
    table.does("teleportation-circle").play(A, "choose character 0.2");
    assert_eq!((table.position(BOB), table.position(DAN)), (Position::Reserve, Position::Front));
    // From Reserve she changes places herself.
    let mut table = teams(["ann", "bob", "cat", "morgan-le-fay"], ["eve", "fay", "gus", "hal"]);
    table.hold(A, &["teleportation-circle"]).fight().does("teleportation-circle by 0.4");
    table.play(A, "choose character 0.1");
    assert_eq!((table.position(HERO), table.position(DAN)), (Position::Reserve, Position::Front));
}
