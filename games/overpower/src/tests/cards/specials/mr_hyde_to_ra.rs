//! Mr. Hyde, Poseidon, Professor Moriarty and Ra.

use crate::state::Phase;
use crate::tests::cards::stage::{HERO, RIVAL, armed, hero, rivals, teams};
use crate::tests::table::{A, B, BOB, CAT, EVE, HAL};
use crate::zone::Zone;

#[test]
fn overdose_gains_one_for_each_card_of_the_draw_pile() {
    let mut table = armed("mr-hyde", &["overdose"]);
    table.pile(A, &["energy-1", "energy-2", "energy-3", "energy-4"]).hold(B, &["energy-8"]);
    table.aims("overdose", "1.1").play(B, "pass").play(A, "yes").play(A, "yes").play(A, "no");
    assert_eq!(table.to_block(), 8);
    assert_eq!(table.cards(A, Zone::Dead), ["energy-1", "energy-2"]);
    assert_eq!(table.unanswered().damage(EVE), 6, "the bonus is no damage");
    let mut table = armed("mr-hyde", &["overdose"]);
    table.hold(B, &["energy-8"]).aims("overdose", "1.1").play(B, "pass");
    table.play(A, "yes").play(A, "yes").play(A, "yes");
    assert_eq!(
        (table.to_block(), table.due()),
        (9, vec![B]),
        "three at most, and then it may be defended"
    );
}

#[test]
fn sadistic_tendencies_is_eight_against_those_of_low_threat_and_reaches_the_reserve() {
    // Billy's threat is 17.
    let mut table = rivals("mr-hyde", "billy-the-kid");
    table.hold(A, &["sadistic-tendencies"]).fight();
    table.aims("sadistic-tendencies by 0.1 as brute-force", "1.1");
    assert_eq!(table.to_block(), 8);
    assert_eq!(table.unanswered().damage(RIVAL), 8);
    let mut table = armed("mr-hyde", &["sadistic-tendencies"]);
    table.strikes("sadistic-tendencies by 0.1 as brute-force", "1.4");
    assert_eq!(table.damage(HAL), 4, "19 is more than 17; the Reserve is in reach");
}

#[test]
fn set_loose_bans_any_character_specials_around_hyde() {
    let mut table = hero("mr-hyde");
    table.attach(HERO, "set-loose");
    table
        .hold(A, &["wrath-of-ra", "brute-force-5"])
        .hold(B, &["oni-and-succubus", "freya-goddess-of-protection"])
        .fight();
    assert!(!table.can_by(A, "wrath-of-ra", "by 0.1") && table.can_by(A, "wrath-of-ra", "by 0.2"));
    table.aims("brute-force-5", "1.1");
    assert!(!table.can(B, "freya-goddess-of-protection"), "nor to defend against him");
    table.unanswered().play(B, "play oni-and-succubus by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    // In answer it makes such an attack on him invalid.
    let mut table = hero("mr-hyde");
    table.hold(A, &["set-loose"]).attacked("wrath-of-ra", "0.1");
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play set-loose")).unwrap();
    assert_eq!(table.play(A, &way).damage(HERO), 0);
}

#[test]
fn the_serum_raises_three_grids_and_clears_the_record() {
    let mut table = armed("mr-hyde", &["the-serum", "energy-4", "intelligence-7"]);
    table.record(HERO, "energy-5");
    table.hit(HERO, "energy-3");
    table.does("the-serum");
    assert_eq!(table.damage(HERO), 3);
    let grid = |of| table.game.grid(&table.state, HERO, of);
    assert_eq!(crate::power::PowerType::ALL.map(grid), [4, 6, 7, 6], "Energy, Combat, Brute Force");
    let grid = |table: &crate::tests::table::Table| {
        table.game.grid(&table.state, HERO, crate::power::PowerType::Energy)
    };
    assert_eq!(grid(table.next_battle()), 4, "for the game");
}

#[test]
fn trample_attacks_the_reserve_if_it_is_defended() {
    let mut table = armed("mr-hyde", &["trample", "brute-force-5"]);
    table
        .hold(B, &["energy-6", "intelligence-8"])
        .aims("trample", "1.1")
        .play(B, "play energy-6 by 1.1 use 2");
    table.play(A, "play brute-force-5 by 0.1");
    assert!(table.can_by(B, "intelligence-8", "by 1.4 use 2"), "the Reserve is the only target");
    assert_eq!(table.unanswered().damage(HAL), 5);
    let mut table = armed("mr-hyde", &["trample", "brute-force-5"]);
    assert!(table.strikes("trample", "1.1").is_turn_of(B), "only if defended");
}

#[test]
fn victorian_sophisticant_shields_hyde() {
    let mut table = hero("mr-hyde");
    table.hold(A, &["victorian-sophisticant"]).hold(B, &["energy-5"]).attacked("energy-8", "0.1");
    let way = table
        .choices(A)
        .into_iter()
        .find(|it| it.starts_with("play victorian-sophisticant"))
        .unwrap();
    assert_eq!(table.play(A, &way).damage(HERO), 0);
    table.play(A, "pass").play(B, "play energy-5 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
    table
        .play(B, "target 0.2")
        .unanswered()
        .next_battle()
        .hold(B, &["energy-5"])
        .wait()
        .play(B, "play energy-5 by 1.1");
    assert!(table.may(B, "target 0.1"));
}

#[test]
fn reclaim_the_waters_mills_three() {
    let mut table = armed("poseidon", &["reclaim-the-waters"]);
    table
        .pile(B, &["energy-1", "energy-2", "energy-3", "energy-4"])
        .strikes("reclaim-the-waters", "1.1");
    assert_eq!(table.cards(B, Zone::Dead).len(), 3);
}

#[test]
fn form_of_water_avoids_shields_and_removes_the_attack() {
    let mut table = hero("poseidon");
    table.hold(A, &["form-of-water"]).hold(B, &["energy-5"]).attacked("energy-8", "0.1");
    table.play(A, "play form-of-water by 0.1");
    assert_eq!((table.damage(HERO), table.cards(B, Zone::Removed)), (0, vec!["energy-8"]));
    table.play(A, "pass").play(B, "play energy-5 by 1.1");
    assert_eq!(table.targets(B), ["0.2", "0.3"]);
}

#[test]
fn poseidons_might_takes_the_inherent_ability() {
    let mut table = rivals("poseidon", "angry-mob-modern-age");
    table.hold(A, &["poseidons-might"]).fight();
    assert_eq!(table.hits_to_ko(RIVAL), 30);
    table.strikes("poseidons-might by 0.1 as energy", "1.1");
    assert_eq!(table.hits_to_ko(RIVAL), 20);
    assert_eq!(table.next_battle().hits_to_ko(RIVAL), 30, "for the battle");
}

#[test]
fn rising_tides_forbid_placed_universe_cards() {
    let mut table = armed("poseidon", &["rising-tides"]);
    table.place(EVE, "ray-gun");
    table.hold(B, &["energy-5", "merlins-wand"]).does("rising-tides");
    assert!(!table.can_by(B, "energy-5", "ray-gun"), "placed");
    assert!(table.can_by(B, "energy-5", "merlins-wand"), "from hand");
}

#[test]
fn tsunami_mills_seven() {
    let mut table = armed("poseidon", &["tsunami"]);
    let before = table.cards(B, Zone::Draw).len();
    table.does("tsunami");
    assert_eq!(
        (table.cards(B, Zone::Dead).len(), table.cards(B, Zone::Draw).len()),
        (7, before - 7)
    );
}

#[test]
fn complex_criminal_scheme_counts_not_and_fetches_mathematical_genius() {
    let mut table = armed("professor-moriarty", &["complex-criminal-scheme"]);
    table.strikes("complex-criminal-scheme by 0.1 as intelligence", "1.1");
    assert_eq!((table.damage(EVE), table.total(A)), (3, 0));
    let mut table = armed("professor-moriarty", &["complex-criminal-scheme"]);
    table.put(A, "mathematical-genius", Zone::Dead);
    table.hold(B, &["energy-3"]).aims("complex-criminal-scheme by 0.1 as intelligence", "1.1");
    table
        .play(B, "play energy-3 by 1.1 use 2")
        .play(A, "choose mathematical-genius from dead-pile.0");
    let way = table.choices(A)[0].clone();
    assert!(way.starts_with("play mathematical-genius elsewhere by 0.1"), "{way}");
    table.play(A, &way);
    assert!(table.game.ask(&table.state).is_some(), "it is being played");
}

#[test]
fn criminal_mastermind_takes_ten_of_the_venture() {
    let mut table = armed("professor-moriarty", &["criminal-mastermind"]);
    table.does("criminal-mastermind");
    assert_eq!((table.total(A), table.total(B)), (0, -10));
    assert_eq!(table.next_battle().total(B), 0);
}

#[test]
fn future_plans_put_three_cards_on_the_draw_pile_when_someone_concedes() {
    let hand = ["future-plans", "energy-1", "energy-2", "energy-3", "energy-4"];
    let mut table = armed("professor-moriarty", &hand);
    assert!(!table.can(A, "future-plans"), "not before anyone concedes");
    table.hold(B, &["combat-1"]).play(A, "concede").does("future-plans");
    for card in ["energy-1", "energy-2", "energy-3"] {
        table.play(A, &format!("choose {card} from hand.0"));
    }
    let top: Vec<&str> = table.state.cards(A).known_top().map(|it| table.id(it)).take(3).collect();
    assert_eq!(top, ["energy-3", "energy-2", "energy-1"], "the conceder, in the Battle Phase");
    // In the Venture Phase, whoever concedes.
    for (conceder, first) in [(A, A), (B, A)] {
        let mut table = hero("professor-moriarty");
        table.state.initiative = conceder;
        table.hold(A, &hand).hold(B, &["combat-1"]).go(Phase::Conceding).play(conceder, "concede");
        assert_eq!(table.due(), [first], "the other team could not");
        table.does("future-plans").play(A, "choose energy-4 from hand.0").play(A, "enough");
        assert!(
            table.state.battle == 3 || table.state.phase != Phase::Battle,
            "no Battle Phase follows"
        );
        assert_eq!(
            table.cards(A, Zone::Hand).contains(&"energy-4"),
            table.state.battle == 3,
            "drawn again"
        );
    }
    // Other cards for after a concession are not for the Venture Phase.
    let mut table =
        teams(["professor-moriarty", "the-mummy", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.state.initiative = B;
    table.hold(A, &["relentless-pursuit", "future-plans"]).go(Phase::Conceding).play(B, "concede");
    assert!(table.can(A, "future-plans") && !table.can(A, "relentless-pursuit"));
}

#[test]
fn mathematical_genius_takes_one_of_six_and_goes_on_top() {
    let mut table = armed("professor-moriarty", &["mathematical-genius", "combat-2"]);
    table.pile(
        A,
        &["energy-1", "energy-2", "energy-3", "energy-4", "energy-5", "energy-6", "energy-7"],
    );
    table.does("mathematical-genius");
    assert!(
        !table.may(A, "choose energy-2 from draw-pile.0")
            && !table.may(A, "choose energy-7 from draw-pile.0")
    );
    table.play(A, "choose energy-3 from draw-pile.0");
    assert_eq!(table.hand(A), ["combat-2", "energy-3"]);
    let top = table.state.cards(A).known_top().next().map(|it| table.id(it));
    assert_eq!(top, Some("mathematical-genius"));
}

#[test]
fn napoleon_of_crime_avoids_for_the_team_with_intelligence_cards() {
    let mut table = hero("professor-moriarty");
    table.hold(A, &["napoleon-of-crime", "intelligence-8", "energy-3"]).attacked("energy-8", "0.2");
    let way =
        table.choices(A).into_iter().find(|it| it.starts_with("play napoleon-of-crime")).unwrap();
    table.play(A, &way);
    assert!(!table.can(A, "energy-3"));
    assert_eq!(table.play(A, "play intelligence-8 by 0.1 use 16").damage(BOB), 0);
}

#[test]
fn cult_of_mnevis_bull_is_eight_against_the_strong() {
    // Gus has Brute Force 7.
    let mut table = armed("ra", &["cult-of-mnevis-bull"]);
    assert_eq!(table.aims("cult-of-mnevis-bull by 0.1 as combat", "1.3").to_block(), 8);
    assert_eq!(table.unanswered().damage(crate::tests::table::GUS), 8);
}

#[test]
fn eye_of_sekhmet_removes_a_placed_card_and_all_its_copies() {
    let mut table = armed("ra", &["eye-of-sekhmet"]);
    let placed = table.place(EVE, "eves-dodge");
    table.place(EVE, "ray-gun");
    let dead = table.put(B, "eves-dodge", Zone::Dead);
    table
        .pile(B, &["eves-dodge", "energy-1"])
        .does("eye-of-sekhmet")
        .play(A, "choose eves-dodge from placed.1");
    assert_eq!((table.zone(placed), table.zone(dead)), (Zone::Removed, Zone::Removed));
    assert_eq!(
        (table.cards(B, Zone::Draw), table.placed(EVE)),
        (vec!["energy-1"], vec!["ray-gun"])
    );
}

#[test]
fn healing_waters_of_the_nile_remove_a_hit_of_the_team() {
    let mut table = armed("ra", &["healing-waters-of-the-nile"]);
    table.hit(BOB, "energy-5");
    table.record(CAT, "energy-4");
    table.does("healing-waters-of-the-nile").play(A, "choose energy-5 on 0.2");
    assert_eq!((table.damage(BOB), table.damage(CAT), table.total(B)), (0, 4, 0));
}
