//! What each viewer sees of Plays and of what they did.

use fracas_core::{Item, Scene, Seat, SeatSet, Viewer};

use crate::book::{HeldPlay, KnownPlay};
use crate::scene::zone_area;
use crate::state::State;
use crate::tests::arena::{A, Arena, B, game, play};

fn scene(state: &State, seat: Seat) -> Scene {
    game().show(state, Viewer::Seat(seat))
}

fn watched(state: &State) -> Scene {
    game().show(state, Viewer::Spectator)
}

/// Gets the items of an area.
fn items<'s>(scene: &'s Scene, area: &str) -> &'s [Item] {
    scene.area(area).map_or(&[], |area| &area.items)
}

/// Gets the names of the cards that lie open in an area, and a dash for each back.
fn names(scene: &Scene, area: &str) -> Vec<String> {
    let name = |item: &Item| item.face.as_ref().map_or("-".to_owned(), |face| face.name.clone());
    items(scene, area).iter().map(name).collect()
}

fn badges<'s>(scene: &'s Scene, id: &str) -> &'s [String] {
    &scene.item(id).unwrap_or_else(|| panic!("{id} is in the scene")).badges
}

/// Gets the Hero of a seat in a Battle, counted from 1.
fn in_zone(scene: &Scene, seat: Seat, battle: u8) -> Item {
    let is_it = |item: &&Item| item.badges.contains(&format!("battle {battle}"));
    items(scene, &zone_area(seat)).iter().find(is_it).unwrap().clone()
}

#[test]
fn current_power_is_shown_with_where_it_comes_from() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "ice-boost");
    let scene = watched(&arena.state);
    assert_eq!(badges(&scene, "power.0"), ["printed 100", "+15 Buff Up 15", "2 Plays run"]);
    assert_eq!(badges(&scene, "power.1"), ["printed 100", "+10 Ice Boost"]);
    let hero = in_zone(&scene, A, 1);
    assert_eq!(hero.face.unwrap().numbers["power"], 115);
    assert_eq!(hero.badges, ["battle 1", "was 100"]);
}

#[test]
fn weapons_are_shown_as_plays_change_them() {
    let mut arena = Arena::new();
    arena.run(A, "only-fire");
    let scene = watched(&arena.state);
    let [own, other] = [A, B].map(|seat| in_zone(&scene, seat, 1));
    assert_eq!((own.face.unwrap().kind.as_str(), own.badges.len()), ("fire", 1));
    assert_eq!(other.face.unwrap().kind, "fire");
    assert_eq!(other.badges, ["battle 1", "was ice"]);
}

#[test]
fn plays_that_stay_say_for_how_long() {
    let mut arena = Arena::new();
    arena.run(A, "ice-boost").run(A, "pay-it-for-me").run(A, "late-game-push");
    let scene = watched(&arena.state);
    assert_eq!(names(&scene, "beside.0"), ["Ice Boost", "Pay It For Me", "Late Game Push"]);
    let lasting: Vec<&[String]> =
        items(&scene, "beside.0").iter().map(|item| &item.badges[..]).collect();
    assert_eq!(lasting, [["rest of the game"], ["to Battle 2"], ["start of Battle 7"]]);
    assert!(scene.area("beside.1").is_none(), "there is nothing beside the other side");
}

#[test]
fn a_play_that_is_a_hot_dog_lies_among_them() {
    let mut arena = Arena::new();
    arena.run(A, "ghost-dog");
    let scene = watched(&arena.state);
    assert_eq!(names(&scene, "hot-dogs.0"), ["Ghost Dog", "Hot Dog"]);
    assert_eq!(items(&scene, "hot-dogs.0")[0].badges, ["hot dog"]);
}

#[test]
fn a_play_that_was_seen_is_open_to_who_has_seen_it() {
    let mut arena = Arena::new().hand(A, &["front-run", "ice-boost"]);
    arena.state.player_mut(A).plays[1].is_seen = true;
    let place = "plays.0";
    assert_eq!(names(&scene(&arena.state, A), place), ["Front Run", "Ice Boost"]);
    assert_eq!(items(&scene(&arena.state, A), place)[1].badges, ["seen"]);
    assert_eq!(names(&scene(&arena.state, B), place), ["Ice Boost", "-"]);
    assert_eq!(names(&watched(&arena.state), place), ["-", "-"]);
}

#[test]
fn a_hero_of_the_bench_that_was_seen_is_open_to_who_has_seen_it() {
    let mut arena = Arena::new();
    let hero = arena.state.player(A).hand[2];
    arena.state.player_mut(A).seen_hand.push(hero);
    assert_eq!(names(&scene(&arena.state, B), "hand.0"), ["steel 70", "-", "-", "-"]);
    assert_eq!(names(&watched(&arena.state), "hand.0"), ["-"; 4]);
    assert_eq!(items(&scene(&arena.state, A), "hand.0")[2].badges, ["seen"]);
}

#[test]
fn a_face_down_hero_is_open_to_who_has_looked_at_it() {
    let mut arena = Arena::new();
    arena.run(A, "x-ray-vision");
    let seen = in_zone(&scene(&arena.state, A), B, 2);
    assert_eq!(seen.face.unwrap().name, "ice 100");
    for other in [scene(&arena.state, B), watched(&arena.state)] {
        let back = in_zone(&other, B, 2);
        assert!(back.face.is_none(), "its owner may not look at it again (R73)");
        assert_eq!(back.badges, ["battle 2", "looked at"]);
    }
}

#[test]
fn heroes_that_came_to_the_line_up_unseen_are_marked() {
    let mut arena = Arena::new();
    arena.run(A, "lineup-randomizer");
    for seat in [A, B] {
        let back = in_zone(&scene(&arena.state, seat), B, 3);
        assert!(back.face.is_none());
        assert_eq!(back.badges, ["battle 3", "unseen"]);
    }
    assert_eq!(in_zone(&watched(&arena.state), A, 3).badges, ["battle 3"]);
}

#[test]
fn the_order_of_a_playbook_is_shown_to_who_knows_it() {
    let mut arena = Arena::new();
    let known = |id: &str, known_to| KnownPlay { play: play(id), known_to };
    let book = &mut arena.state.player_mut(A).book;
    book.put_on_top(known("front-run", SeatSet::one(A)));
    book.put_on_top(known("ice-boost", SeatSet::all(2)));
    assert_eq!(names(&scene(&arena.state, A), "playbook.0"), ["-", "Front Run", "Ice Boost"]);
    assert_eq!(names(&scene(&arena.state, B), "playbook.0"), ["-", "Ice Boost"]);
    let watched = watched(&arena.state);
    assert_eq!(names(&watched, "playbook.0"), ["-"]);
    assert_eq!(items(&watched, "playbook.0")[0].count, Some(22), "nobody else can tell");
}

#[test]
fn open_plays_are_backs_to_who_may_not_look() {
    let mut arena = Arena::new();
    arena.state.player_mut(A).shown_plays.push(play("front-run"));
    arena.state.tally.looks = SeatSet::one(A);
    assert_eq!(names(&scene(&arena.state, A), "shown.0"), ["Front Run"]);
    assert_eq!(names(&scene(&arena.state, B), "shown.0"), ["-"]);
    arena.state.tally.looks = SeatSet::all(2);
    assert_eq!(names(&watched(&arena.state), "shown.0"), ["Front Run"]);
}

#[test]
fn a_question_is_asked_by_its_play_and_all_others_wait() {
    let mut arena = Arena::new().hand(A, &["burn-that-play", "front-run", "ice-boost"]);
    arena.run(A, "burn-that-play");
    let asked = scene(&arena.state, A);
    assert_eq!(asked.prompt, "Burn That Play: Choose a Play in your hand to discard.");
    assert_eq!(asked.focus, ["0.burn-that-play"]);
    assert_eq!(badges(&asked, "0.burn-that-play"), ["running"]);
    let waiting = scene(&arena.state, B);
    assert_eq!(waiting.prompt, "Burn That Play: waiting for your opponent.");
}

#[test]
fn a_play_that_asks_the_opponent_speaks_to_them() {
    let mut arena = Arena::new();
    arena.run(A, "forced-retreat");
    let asked = scene(&arena.state, B);
    assert_eq!(asked.prompt, "Forced Retreat: Choose a Hero in your hand to bring in.");
}

#[test]
fn choices_touch_the_cards_they_are_about() {
    let mut arena = Arena::new().hand(A, &["burn-that-play", "front-run", "ice-boost"]);
    let choices = |arena: &Arena| {
        let seat = arena.state.due.first().unwrap();
        let describe = |action| game().describe(&arena.state, seat, action);
        arena.actions().into_iter().map(describe).collect::<Vec<_>>()
    };
    let run = choices(&arena).remove(1);
    assert_eq!(run.label, "Run Burn That Play for free");
    assert_eq!(run.items, ["0.burn-that-play", "0.fire-100"], "the Play, and the Hero that fights");
    arena.run(A, "burn-that-play");
    let discard = choices(&arena).remove(0);
    assert_eq!(
        (&*discard.label, &*discard.notation),
        ("Discard Front Run", "choose front-run from hand.0")
    );
    assert_eq!(discard.items, ["0.front-run"]);
}

#[test]
fn copies_in_hand_are_told_apart() {
    let mut arena = Arena::new().hand(A, &["2-for-30", "front-run", "front-run", "front-run"]);
    let plays = &mut arena.state.player_mut(A).plays;
    plays.push(HeldPlay { play: play("ice-boost"), is_seen: false });
    arena.run(A, "2-for-30");
    let notation = |arena: &Arena| {
        let write = |action: crate::Action| action.write(&game().catalogue);
        arena.actions().into_iter().map(write).collect::<Vec<_>>()
    };
    let kinds = ["choose front-run from hand.0", "choose ice-boost from hand.0"];
    assert_eq!(notation(&arena), kinds, "one of each kind is offered");
    arena.choose_play("front-run");
    let kinds = ["choose front-run~2 from hand.0", "choose ice-boost from hand.0"];
    assert_eq!(notation(&arena), kinds, "and then the next copy");
}
