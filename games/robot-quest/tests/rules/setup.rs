//! Setup: R6 to R27.

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::{Seat, Viewer};
use fracas_robot_quest::{Catalogue, Pile, RobotQuest};

use crate::scenario::Scenario;
use crate::table::{A, B, C, D, Table};

/// Deals a game in the standard arena.
fn dealt(seats: usize, seed: u64) -> Table {
    Scenario::rumble(seats).arena("standard").seed(seed).deal()
}

/// Makes the first choice there is until the first turn has begun.
fn set_up(mut t: Table) -> Table {
    while t.turn() == 0 {
        let first = t.choices().remove(0);
        t.play(&first);
    }
    t
}

fn count(cards: &[String], id: &str) -> usize {
    cards.iter().filter(|card| *card == id).count()
}

/// R6. The Supply has three piles: 12 Advanced Battery, 12 Heavy Hammer, 12 Rivet Gun.
#[test]
fn r006_the_supply_is_three_piles_of_twelve() {
    for seats in 2..=4 {
        let supply = dealt(seats, 1).position()["supply"].clone();
        let piles: BTreeMap<String, u8> = serde_json::from_value(supply).unwrap();
        let expected = ["advanced-battery", "heavy-hammer", "rivet-gun"].map(|id| (id.into(), 12));
        assert_eq!(piles, BTreeMap::from(expected));
    }
}

/// R7. All other cards with a cost number form the Shop Deck.
#[test]
fn r007_the_shop_deck_is_all_other_cards_with_a_cost() {
    let t = dealt(4, 1);
    let all = [t.shop(), t.shop_deck()].concat();
    for (_, card) in Catalogue::base().cards() {
        let is_in_shop = card.cost.is_some() && card.pile != Pile::Supply;
        let expected = if is_in_shop { usize::from(card.copies) } else { 0 };
        assert_eq!(count(&all, &card.id), expected, "{}", card.id);
    }
    assert_eq!(all.len(), 54);
}

/// R7. The Shop Deck is shuffled: every card comes up as often as it has copies.
#[test]
fn r007_the_shop_deck_is_shuffled() {
    let shops: Vec<String> = (0..900).flat_map(|seed| dealt(3, seed).shop()).collect();
    for (_, card) in Catalogue::base().cards() {
        if let Pile::Shop(_) = card.pile {
            let often = count(&shops, &card.id) / usize::from(card.copies);
            assert!((65..=135).contains(&often), "{}: {often} times, of about 100", card.id);
        }
    }
}

/// R8. Starting cards (Battery, Hammer, Jump Jets) are not in the Shop Deck.
#[test]
fn r008_starting_cards_are_not_in_the_shop_deck() {
    for seed in 0..20 {
        let t = dealt(2, seed);
        for id in ["battery", "hammer", "jump-jets"] {
            assert_eq!(count(&[t.shop(), t.shop_deck()].concat(), id), 0, "{id}");
        }
    }
}

/// R9. The Shop has 6 spaces, filled from the top of the Shop Deck.
#[test]
fn r009_the_shop_has_six_cards_of_the_shop_deck() {
    let t = dealt(4, 1);
    assert_eq!((t.shop().len(), t.shop_deck().len()), (6, 54 - 6));
    assert_eq!(t.seen(Viewer::Spectator, "shop").into_iter().flatten().count(), 6, "face up");
    assert_eq!(t.seen(Viewer::Spectator, "shop-deck"), [None], "the deck is face down");
}

/// R10. The Scrap Heap starts empty and is face up.
#[test]
fn r010_the_scrap_heap_starts_empty_and_is_face_up() {
    assert!(set_up(dealt(4, 1)).scrap().is_empty());
    let mut t = Scenario::rumble(4).hand(A, &["scrap-magnet", "hammer", "battery"]).start();
    t.play("play scrap-magnet").play("choose hammer");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(t.seen(viewer, "scrap"), [Some("hammer".into())]);
    }
}

/// R11. The first player is given or random.
#[test]
fn r011_the_first_player_is_given_or_random() {
    let first = |scenario: Scenario| scenario.deal().due();
    let random = (0..40).map(|seed| first(Scenario::rumble(4).seed(seed)));
    assert_eq!(random.collect::<BTreeSet<Seat>>(), BTreeSet::from([A, B, C, D]));
    for seed in 0..10 {
        assert_eq!(first(Scenario::rumble(4).option("first", "seat-0").seed(seed)), A);
        assert_eq!(first(Scenario::rumble(4).option("first", "seat-2").seed(seed)), C);
    }
    let wrong =
        RobotQuest::open(&Scenario::rumble(2).option("first", "seat-2").setup()).unwrap_err();
    assert_eq!(wrong.to_string(), "option first: there is no seat 2 at a table of 2");
}

/// R12. Turns go clockwise, from the first player on.
#[test]
fn r012_turns_go_clockwise() {
    for seats in 2..=4 {
        for seed in 0..8 {
            let mut t = dealt(seats, seed);
            let first = t.due().index();
            t = set_up(t);
            for turn in 0..9 {
                assert_eq!(t.active().index(), (first + turn) % seats);
                t.play("end");
            }
        }
    }
}

/// R13. In turn order from the first player, each player chooses a Player Board.
#[test]
fn r013_player_boards_are_chosen_in_turn_order() {
    let mut t = dealt(4, 3);
    let first = t.due().index();
    for (place, board) in ["board crate", "board pug", "board strider"].into_iter().enumerate() {
        assert_eq!(t.due().index(), (first + place) % 4);
        t.play(board);
        if t.phase() == "boards" {
            t.expect_refused(board, "board-taken", 13);
        }
    }
    assert_eq!(t.phase(), "placing", "the last player gets the one that is left");
    let order = ["crate", "pug", "strider", "petri"].into_iter().enumerate();
    for (place, robot) in order {
        let seat = (first + place) % 4;
        assert_eq!(t.position()["players"][seat]["robots"][0]["robot"], robot);
    }
}

/// R13. Boards may be dealt at random instead.
#[test]
fn r013_player_boards_can_be_dealt() {
    let mut dealt = BTreeSet::new();
    for seed in 0..200 {
        let t = Scenario::rumble(3).option("boards", "dealt").seed(seed).deal();
        assert_eq!(t.phase(), "placing", "nobody is asked");
        let robots = t.position()["players"].as_array().unwrap().clone();
        let ids = robots.iter().map(|player| player["robots"][0]["robot"].to_string());
        dealt.insert(ids.collect::<Vec<_>>());
    }
    assert_eq!(dealt.len(), 4 * 3 * 2, "in every way that 3 of 4 boards can lie");
}

/// R14. Each player gets the mini of their board.
#[test]
fn r014_each_player_has_the_robot_of_their_board() {
    let mut t = Scenario::rumble(3).option("first", "seat-0").deal();
    t.play("board crate").play("board strider").play("board petri");
    t.expect_refused("spawn strider a1", "not-your-robot", 31);
    t.play("spawn crate a1").play("spawn strider g1").play("spawn petri g7");
    t.expect_refused("move petri g6", "not-your-robot", 31);
    for (seat, robot) in ["crate", "strider", "petri"].into_iter().enumerate() {
        let scene = t.scene(Viewer::Spectator);
        let arena = scene.area("arena").unwrap();
        let id = format!("robot.{robot}");
        let item = arena.items.iter().find(|item| item.id == id).unwrap();
        assert_eq!(item.owner, Some(Seat(seat as u8)));
    }
}

/// R15. Each Health bar is filled with one blue cube and red cubes on the other Health symbols.
#[test]
fn r015_each_health_bar_has_one_blue_cube_and_red_ones() {
    let kettle = "[[robot]]\nid = \"test-kettle\"\nname = \"Kettle\"\nhero = \"Ida\"\nhealth = 7";
    let mut t = Scenario::rumble(3).pack(kettle).deal();
    t.play("board test-kettle").play("board pug").play("board strider");
    for (robot, red) in [("test-kettle", 6), ("pug", 4), ("strider", 4)] {
        let cubes = t.robot(robot);
        assert_eq!((cubes["red"].as_u64(), cubes["blue"].as_u64()), (Some(red), Some(1)));
    }
}

/// R16. Each personal deck has 8 Battery, 1 Hammer and 1 Jump Jets.
#[test]
fn r016_each_personal_deck_has_ten_cards() {
    let t = dealt(4, 1);
    for seat in [A, B, C, D] {
        let mut all = [t.deck(seat), t.hand(seat)].concat();
        all.sort();
        let expected = [&["battery"; 8][..], &["hammer", "jump-jets"]].concat();
        assert_eq!(all, expected);
        assert!(t.in_play(seat).is_empty() && t.discard(seat).is_empty());
    }
}

/// R17. Each player shuffles the personal deck and draws 5 cards.
#[test]
fn r017_each_player_draws_five_of_a_shuffled_deck() {
    let mut hammers = [0; 4];
    for seed in 0..400 {
        let t = set_up(dealt(4, seed));
        for seat in [A, B, C, D] {
            assert_eq!((t.hand(seat).len(), t.deck(seat).len()), (5, 5));
            hammers[seat.index()] += count(&t.hand(seat), "hammer");
        }
    }
    assert!(hammers.iter().all(|hands| (160..=240).contains(hands)), "half of 400: {hammers:?}");
}

/// R18. Victory Point Piles start with 0, 1, 2 and 3 red cubes in turn order.
#[test]
fn r018_later_players_start_with_a_few_points() {
    for seats in 2..=4 {
        for seed in 0..8 {
            let t = dealt(seats, seed);
            for place in 0..seats {
                let seat = Seat(((t.due().index() + place) % seats) as u8);
                assert_eq!((t.red(seat), t.blue(seat)), (place as u64, 0));
            }
        }
    }
}

/// R19. The Reserve has 6 blue cubes with 2 players.
#[test]
fn r019_two_players_have_six_blue_cubes_in_the_reserve() {
    assert_eq!(set_up(dealt(2, 1)).reserve().1, 6);
}

/// R20. The Reserve has 7 blue cubes with 3 players.
#[test]
fn r020_three_players_have_seven_blue_cubes_in_the_reserve() {
    assert_eq!(set_up(dealt(3, 1)).reserve().1, 7);
}

/// R21. The Reserve has 8 blue cubes with 4 players.
#[test]
fn r021_four_players_have_eight_blue_cubes_in_the_reserve() {
    assert_eq!(set_up(dealt(4, 1)).reserve().1, 8);
}

/// R22. All red cubes and gems not given out go to the Reserve.
#[test]
fn r022_the_reserve_has_all_other_red_cubes_and_gems() {
    for (seats, robots, points) in [(2, 4, 1), (3, 3, 1 + 2), (4, 4, 1 + 2 + 3)] {
        let t = set_up(dealt(seats, 1));
        assert_eq!(t.reserve().0, 48 + 12 * 5 - 4 * robots - points, "{seats} players");
    }
}

/// R23. Players may agree on more or fewer Reserve blue cubes for a longer or shorter game.
#[test]
fn r023_players_may_agree_on_other_numbers_of_blue_cubes() {
    for blue in 1..=9 {
        let t = Scenario::rumble(3).option("blue-cubes", &blue.to_string()).deal();
        assert_eq!(t.reserve().1, blue);
    }
}

/// R24. The standard tile layout is used unless the players agree on another.
#[test]
fn r024_the_standard_layout_is_used_unless_another_is_agreed_on() {
    let mut setup = Scenario::rumble(4).arena("standard").setup();
    setup.options.remove("arena");
    assert_eq!(RobotQuest::open(&setup).unwrap().arena().id, "standard", "nobody said anything");
    let mut t = Scenario::rumble(4).arena("crossroads").option("first", "seat-0").deal();
    t.play("board crate").play("board pug").play("board strider");
    let spawns = ["d1", "a4", "g4", "d7"].map(|space| format!("spawn crate {space}"));
    assert_eq!(t.choices(), spawns, "this arena has its Spawns at the sides");
}

/// R24. The standard layout has 4 Spawns, 4 Walls and one of each other tile, none in the centre.
#[test]
fn r024_the_standard_layout_has_each_tile_around_a_free_centre() {
    let t = dealt(4, 1);
    let tiles: Vec<String> = t.seen(Viewer::Spectator, "arena").into_iter().flatten().collect();
    for (_, tile) in Catalogue::base().tiles() {
        let expected = if ["spawn", "wall"].contains(&tile.id.as_str()) { 4 } else { 1 };
        assert_eq!(count(&tiles, &tile.id), expected, "{}", tile.id);
    }
    let scene = t.scene(Viewer::Spectator);
    let items = scene.area("arena").unwrap().items.iter();
    let bare = items.filter(|item| item.face.as_ref().unwrap().kind == "centre");
    assert_eq!(bare.count(), 9);
}

/// R25. In turn order each player places their robot on an unoccupied Spawn tile.
#[test]
fn r025_robots_are_placed_on_free_spawn_tiles_in_turn_order() {
    let mut t = Scenario::rumble(4).option("first", "seat-0").deal();
    t.play("board crate").play("board petri").play("board strider");
    assert_eq!(t.due(), A);
    t.expect_refused("spawn crate b1", "no-spawn", 25);
    t.play("spawn crate g7");
    assert_eq!(t.due(), B);
    t.expect_refused("spawn petri g7", "occupied", 25);
    assert_eq!(t.choices(), ["spawn petri a1", "spawn petri g1", "spawn petri a7"]);
    t.play("spawn petri a7");
    assert_eq!(t.due(), C);
    t.play("spawn strider a1");
    assert_eq!(t.due(), D);
    t.play("spawn pug g1");
    assert_eq!((t.phase().as_str(), t.active(), t.turn()), ("main", A, 1), "the game begins");
}

/// R26. Pug may instead be placed on any empty centre space.
#[test]
fn r026_pug_may_start_on_an_empty_centre_space() {
    let mut t = Scenario::rumble(3).arena("crossroads").option("first", "seat-0").deal();
    t.play("board petri").play("board pug").play("board crate");
    t.expect_refused("spawn petri c3", "no-spawn", 25);
    t.play("spawn petri d1");
    let spaces = ["c3", "d3", "e3", "a4", "c4", "e4", "g4", "c5", "d5", "e5", "d7"];
    let expected = spaces.map(|space| format!("spawn pug {space}"));
    assert_eq!(t.choices(), expected, "not d4, where Tacks are, and not d1");
    t.play("spawn pug c3");
    assert_eq!(t.cell("pug").as_deref(), Some("c3"));
}

/// R27. Discard piles and the Scrap Heap are face up and open to all at any time.
#[test]
fn r027_discard_piles_and_the_scrap_heap_are_open_to_all() {
    let t = Scenario::rumble(3)
        .discard(A, &["hammer", "rivet-gun"])
        .discard(C, &["jump-jets"])
        .scrap(&["oil-can"])
        .active(B)
        .start();
    let some = |ids: &[&str]| ids.iter().map(|&id| Some(id.to_owned())).collect::<Vec<_>>();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(t.seen(viewer, "discard.0"), some(&["hammer", "rivet-gun"]));
        assert_eq!(t.seen(viewer, "discard.2"), some(&["jump-jets"]));
        assert_eq!(t.seen(viewer, "scrap"), some(&["oil-can"]));
    }
    assert_eq!(t.seen(Viewer::Seat(B), "hand.0"), [None], "a hand is not open");
}

/// R17. Hands are drawn after the Player Boards are chosen.
#[test]
fn r017_nobody_sees_a_hand_before_the_boards_are_chosen() {
    let mut t = dealt(3, 5);
    assert_eq!([A, B, C].map(|seat| t.hand(seat).len()), [0; 3]);
    for _ in 0..3 {
        let first = t.choices().remove(0);
        t.play(&first);
    }
    assert_eq!([A, B, C].map(|seat| t.hand(seat).len()), [5; 3]);
}
