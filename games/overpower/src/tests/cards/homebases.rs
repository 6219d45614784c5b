//! The Homebases.

use crate::event::Victory;
use crate::state::Phase;
use crate::tests::table::{A, A_HOME, B, BOB, EVE, FAY, Plan, Table};
use crate::zone::Zone;

/// Sets up a hero with Bob, Cat and Dan at a Homebase.
fn at(homebase: &str, hero: &str) -> Table {
    let teams = [[hero, "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    Table::new(Plan { teams, homebases: [Some(homebase), None], ..Plan::default() })
}

/// Sets up a Homebase with three cards under it.
fn over(homebase: &str, under: &'static [&'static str]) -> Table {
    let homebases = [Some(homebase), None];
    Table::new(Plan { homebases, under: [under, &[]], ..Plan::default() })
}

#[test]
fn draculas_armory_lends_one_of_three_basic_cards_each_battle() {
    let mut table = over("draculas-armory", &["ray-gun", "rapier", "trident"]);
    table.hold(A, &["energy-5", "combat-6"]).fight();
    table.aims("energy-5 by 0.1 with ray-gun under", "1.1");
    assert_eq!(table.to_block(), 7);
    table.unanswered();
    assert_eq!(table.cards(A, Zone::Dead), ["ray-gun"], "it is removed from there");
    table.play(B, "pass");
    assert!(!table.can_by(A, "combat-6", "rapier"), "once per battle");
    table.next_battle().hold(A, &["combat-6"]).fight();
    assert!(table.can_by(A, "combat-6", "with rapier under"), "another one in the next");
    assert!(!table.can_by(A, "combat-6", "ray-gun"));
    // A defence as well.
    let mut table = over("draculas-armory", &["ray-gun", "rapier", "trident"]);
    table.hold(A, &["combat-5"]).attacked("energy-8", "0.1");
    table.play(A, "play combat-5 by 0.1 use 2 with rapier under");
    assert_eq!(table.damage(crate::tests::table::ANN), 0);
}

#[test]
fn spartan_training_ground_lends_one_of_three_training_cards_each_battle() {
    let mut table = over(
        "spartan-training-ground",
        &["training-merlin", "training-robin-hood", "training-lancelot"],
    );
    table.hold(A, &["intelligence-3", "brute-force-3"]).fight();
    table.aims("intelligence-3 by 0.1 with training-lancelot under", "1.1");
    assert_eq!(table.to_block(), 3 + 4);
    table.unanswered();
    assert_eq!(table.cards(A, Zone::Dead), ["training-lancelot"]);
    table.play(B, "pass");
    assert!(!table.can_by(A, "brute-force-3", "training-robin-hood"), "once per battle");
}

#[test]
fn the_round_table_holds_any_character_specials_and_no_others() {
    let mut table = at("the-round-table", "ann");
    table.hold(A, &["good-luck", "anns-dodge"]).go(Phase::Placing);
    assert!(!table.may(A, "place anns-dodge 0.base"));
    table.play(A, "place good-luck 0.base");
    assert_eq!(table.placed(A_HOME), ["good-luck"]);
    table.fight();
    assert!(table.can_by(A, "good-luck", "on 0.base by 0.2"), "any of the team plays it");
    let mut table = at("test-house", "ann");
    table.hold(A, &["good-luck", "anns-dodge"]).go(Phase::Placing);
    assert!(!table.may(A, "place good-luck 0.base") && table.may(A, "place anns-dodge 0.base"));
}

#[test]
fn barsoom_fetches_a_power_card_for_a_special_that_raises_grids_and_keeps_it_in_play() {
    let mut table = at("barsoom", "john-carter-of-mars");
    table.pile(A, &["brute-force-8", "energy-8", "combat-6", "combat-5"]);
    table.hold(A, &["lower-gravity", "brute-force-6"]).fight().does("lower-gravity");
    table.play(A, "yes");
    let choices = table.choices(A);
    assert!(choices.contains(&"choose brute-force-8 from draw-pile.0".into()), "usable by him now");
    assert!(!choices.contains(&"choose energy-8 from draw-pile.0".into()), "not usable by him");
    assert!(!choices.contains(&"choose combat-6 from draw-pile.0".into()), "a duplicate");
    table.play(A, "choose brute-force-8 from draw-pile.0");
    assert_eq!(table.hand(A), ["brute-force-6", "brute-force-8"]);
    // The card needs the raised grid, so it may follow at once.
    assert!(table.can_by(A, "brute-force-8", "by 0.1") && !table.can(A, "brute-force-6"));
    table.strikes("brute-force-8", "1.1");
    assert_eq!(table.damage(EVE), 8);
    assert_eq!(table.next_battle().cards(A, Zone::Clipped), ["lower-gravity"], "for the game now");
    let mut table = at("test-house", "john-carter-of-mars");
    table.hold(A, &["lower-gravity"]).fight().does("lower-gravity");
    assert!(table.next_battle().cards(A, Zone::Clipped).is_empty(), "elsewhere for the battle");
}

#[test]
fn asclepieion_draws_and_attacks_after_a_hit_is_removed_from_a_record() {
    let mut table = at("asclepieion", "dr-watson");
    table.record(BOB, "energy-5");
    table.stack(A, &["combat-3"]).hold(A, &["british-army-surgeon", "combat-6"]).fight();
    table.does("british-army-surgeon").play(A, "yes");
    assert_eq!(table.hand(A), ["combat-3", "combat-6"]);
    assert!(table.can_by(A, "combat-6", "by 0.1"), "and he may attack at once");
    assert!(!table.can_by(A, "combat-6", "by 0.2"), "he who played it");
    table.strikes("combat-6", "1.1");
    assert!(table.is_turn_of(B));
    // A hit from the current battle is not of a record.
    let mut table = at("asclepieion", "dr-watson");
    table.hit(BOB, "energy-5");
    table.hold(A, &["british-army-surgeon", "combat-6"]).fight().does("british-army-surgeon");
    assert!(table.is_turn_of(B));
}

#[test]
fn the_221_b_baker_st_discards_one_of_the_cards_that_its_team_sees() {
    // A hand that is revealed.
    let mut table = at("221-b-baker-st", "invisible-man");
    table.hold(A, &["im-in-your-house"]).hold(B, &["energy-5", "eves-dodge"]).fight();
    table.does("im-in-your-house").play(A, "choose eves-dodge from hand.1");
    assert_eq!((table.hand(B), table.cards(B, Zone::Dead)), (vec!["energy-5"], vec!["eves-dodge"]));
    // A Draw Pile that is looked at.
    let mut table = at("221-b-baker-st", "sheriff-of-nottingham");
    table.pile(B, &["energy-1", "energy-2", "energy-3"]).hold(A, &["read-the-bones"]).fight();
    table.does("read-the-bones").play(A, "choose energy-2 from draw-pile.1");
    assert_eq!(table.cards(B, Zone::PowerPack), ["energy-2"]);
    // A pile that is sorted through.
    let mut table = at("221-b-baker-st", "sherlock-holmes");
    table
        .pile(B, &["energy-1", "energy-2", "energy-3"])
        .hold(A, &["probability-evaluation"])
        .fight();
    table.does("probability-evaluation").play(A, "choose energy-2 from draw-pile.1");
    table.play(A, "choose energy-3 from draw-pile.1");
    assert_eq!(
        (table.cards(B, Zone::PowerPack), table.cards(B, Zone::Removed).contains(&"energy-3")),
        (vec!["energy-2"], true)
    );
    // It need not, and elsewhere nobody is asked.
    let mut table = at("221-b-baker-st", "invisible-man");
    table.hold(A, &["im-in-your-house"]).hold(B, &["energy-5"]).fight();
    table.does("im-in-your-house").play(A, "enough");
    assert_eq!(table.hand(B), ["energy-5"]);
    let mut table = at("test-house", "invisible-man");
    table.hold(A, &["im-in-your-house"]).hold(B, &["energy-5"]).fight();
    assert!(table.does("im-in-your-house").is_turn_of(B));
}

#[test]
fn event_horizon_the_future_replaces_every_event_in_hand() {
    let mut table = at("event-horizon-the-future", "ann");
    table.stack(
        A,
        &[
            "jane",
            "the-lost-city-of-opar",
            "energy-1",
            "combat-2",
            "brute-force-3",
            "intelligence-4",
            "energy-5",
            "combat-6",
            "energy-7",
            "combat-8",
        ],
    );
    table.go(Phase::Draw);
    assert_eq!(table.hand(A).len(), 10, "two cards for two Events, before one is chosen");
    table.play(A, "event jane");
    assert_eq!(
        table.hand(A).len(),
        8,
        "the other Event is discarded as ever, and no third card is drawn"
    );
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
}

#[test]
fn the_land_that_time_forgot_attacks_after_a_concession_and_counts_kos_first() {
    let mut table = at("the-land-that-time-forgot", "ann");
    table.hold(A, &["energy-5", "anns-strike"]).hold(B, &["energy-1"]).wait();
    table.play(B, "concede");
    while table.due() == [B] {
        table.play(B, "pass");
    }
    assert!(table.can_by(A, "energy-5", "by 0.1") && !table.can(A, "anns-strike"), "a Power card");
    table.strikes("energy-5", "1.1");
    assert!(table.damage(EVE) == 5 || table.state.phase != Phase::PostConcession);
    // Both have won: by KO, and by Objectives.
    let mut table = at("the-land-that-time-forgot", "ann");
    for who in [EVE, FAY, crate::tests::table::GUS, crate::tests::table::HAL] {
        table.fallen(who);
    }
    table.missions(B, 0, 6, 0);
    table.state.side_mut(B).missions.from_reserve = 1;
    table.hit(crate::tests::table::ANN, "energy-5");
    table.go(Phase::End);
    assert_eq!(table.winner(), Some((A, Victory::Ko)));
}
