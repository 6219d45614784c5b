//! Phase 8: End of Battle (chapter 13).

use crate::event::{Event, Pile, Victory, Why};
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EVE, FAY, GUS, HAL, Plan, Table, card};
use crate::who::Who;
use crate::zone::Zone;

/// Gets the totals that were told.
fn totals(table: &Table) -> Option<[i16; 2]> {
    table.events.iter().find_map(|event| {
        let Event::Totals(totals) = event else { return None };
        Some(*totals)
    })
}

/// Lets a character have fallen in this battle with a hit that lies in the Astral Plane.
fn fallen_with(table: &mut Table, who: Who, id: &str) {
    let hit = table.hit(who, id);
    let lie = *table.state.cards(hit.owner()).lie(hit);
    let cards = table.state.cards_mut(hit.owner());
    cards.put(hit, Zone::Astral);
    *cards.lie_mut(hit) = lie;
    table.fallen_now(who);
}

/// R398: hands are shown and discarded.
#[test]
fn r398_hands_are_shown_and_discarded() {
    let mut table = Table::duel();
    table.hold(A, &["anns-dodge"]).with_usual_hands().go(Phase::End);
    let shown = [card("anns-dodge")].into_iter().collect();
    assert!(table.events.contains(&Event::Shows(A, shown)));
    assert_eq!(table.cards(A, Zone::Dead), ["anns-dodge"]);
}

/// R399: each card goes to its proper pile.
#[test]
fn r399_hands_go_to_the_proper_piles() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun", "good-luck"]).go(Phase::End);
    let to = |id: &str| {
        table.events.iter().find_map(|event| {
            let Event::Discarded { card: it, to, .. } = event else { return None };
            (*it == card(id)).then_some(*to)
        })
    };
    let expected = [Pile::PowerPack, Pile::Dead, Pile::Defeated].map(Some);
    assert_eq!(["energy-5", "ray-gun", "good-luck"].map(to), expected);
}

/// R400: totals are computed before hits become part of the Permanent Record.
#[test]
fn r400_totals_come_before_the_record() {
    let mut table = Table::duel();
    let hit = table.hit(EVE, "energy-5");
    table.with_usual_hands().go(Phase::End);
    assert_eq!(totals(&table), Some([5, 0]));
    assert!(!table.state.cards(A).lie(hit).is_current);
}

/// R401: a total is the hits on the opponent's characters, those of the fallen, and what changes it.
#[test]
fn r401_what_a_venture_total_is_made_of() {
    let mut table = Table::duel();
    table.hit(EVE, "energy-5");
    fallen_with(&mut table, FAY, "combat-7");
    table.record(GUS, "energy-6");
    table.stand(ANN, "anns-boast");
    table.hit(ANN, "energy-2");
    assert_eq!([A, B].map(|seat| table.game.venture_total(&table.state, seat)), [16, 2]);
}

/// R402: values are added, not cards.
#[test]
fn r402_values_are_added() {
    let mut table = Table::duel();
    table.hit(EVE, "energy-7");
    table.hit(EVE, "combat-3");
    assert_eq!(table.game.venture_total(&table.state, A), 10);
}

/// R403: the higher total wins, unless someone conceded.
#[test]
fn r403_the_higher_total_wins() {
    let won = |conceded| {
        let mut table = Table::duel();
        table.hit(EVE, "energy-5");
        table.hit(ANN, "energy-4");
        table.state.turn.conceded = conceded;
        table.with_usual_hands().go(Phase::End);
        let won = |event: &Event| {
            let Event::WonBattle(seat) = event else { return None };
            Some(*seat)
        };
        table.events.iter().find_map(won)
    };
    assert_eq!((won(None), won(Some(A)), won(Some(B))), (Some(A), Some(B), Some(A)));
}

/// R404: equal totals are a tie.
#[test]
fn r404_equal_totals_are_a_tie() {
    let mut table = Table::duel();
    table.wagered(A, 1, 0).wagered(B, 1, 0);
    table.hit(EVE, "energy-5");
    table.hit(ANN, "combat-5");
    table.with_usual_hands().go(Phase::End);
    assert!(table.events.contains(&Event::Tied));
    assert_eq!((table.objectives(A), table.state.side(A).missions.ventured()), ([6, 0, 0], 1));
}

/// R405: the winner's Objectives go up and the loser's go down.
#[test]
fn r405_objectives_move_with_the_battle() {
    let mut table = Table::duel();
    table.wagered(A, 1, 0).wagered(B, 2, 0);
    table.hit(ANN, "energy-5");
    table.go(Phase::End);
    assert_eq!((table.objectives(A), table.objectives(B)), ([6, 0, 1], [5, 2, 0]));
}

/// R406: hits on those who stand become part of the Permanent Record.
#[test]
fn r406_hits_become_the_permanent_record() {
    let mut table = Table::duel();
    let hit = table.hit(EVE, "energy-5");
    table.with_usual_hands().go(Phase::End);
    let lie = table.state.cards(A).lie(hit);
    assert_eq!((table.zone(hit), lie.at, lie.is_current), (Zone::Hit, EVE, false));
    assert_eq!(table.game.venture_total(&table.state, A), 0);
}

/// R407: what lasts to the end of the battle is discarded, with Venture modifiers and hits of the fallen.
#[test]
fn r407_what_ends_with_the_battle_is_discarded() {
    let mut table = Table::duel();
    let attached = table.attach(ANN, "anns-battle-cry");
    let boast = table.stand(ANN, "anns-boast");
    fallen_with(&mut table, FAY, "brute-force-7");
    assert_eq!(table.state.agenda.entries().len(), 2);
    table.with_usual_hands().go(Phase::End);
    assert_eq!([attached, boast].map(|piece| table.zone(piece)), [Zone::Dead; 2]);
    assert!(table.discarded().contains(&("brute-force-7", Why::BattleOver)));
    assert!(table.cards(A, Zone::Astral).is_empty() && table.state.agenda.entries().is_empty());
}

/// R408: Events go to the Defeated Pile.
#[test]
fn r408_events_go_to_the_defeated_pile() {
    let mut table = Table::duel();
    table.put(B, "jane", Zone::Astral);
    table.with_usual_hands().go(Phase::End);
    assert_eq!(table.cards(B, Zone::Defeated), ["jane"]);
}

/// R409: placed cards stay.
#[test]
fn r409_placed_cards_stay() {
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.with_usual_hands().go(Phase::End);
    assert_eq!(table.placed(BOB), ["combat-5"]);
}

/// R410: cards that last to the end of the game stay.
#[test]
fn r410_what_lasts_for_the_game_stays() {
    let mut table = Table::duel();
    let oath = table.stand(ANN, "anns-oath");
    table.with_usual_hands().go(Phase::End);
    assert_eq!((table.zone(oath), table.state.agenda.entries().len()), (Zone::Astral, 1));
}

/// R411: hands, totals, winner, Objectives, records, what ends, victory, initiative: in this order.
#[test]
fn r411_the_end_of_battle_has_its_order() {
    let mut table = Table::duel();
    table.wagered(A, 1, 0).hold(B, &["eves-dodge"]);
    table.attach(ANN, "anns-battle-cry");
    table.hit(EVE, "energy-5");
    table.with_usual_hands().go(Phase::End);
    let place = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    let discarded = |id: &'static str| {
        place(&move |event| matches!(event, Event::Discarded { card: it, .. } if *it == card(id)))
    };
    let order = [
        discarded("eves-dodge"),
        place(&|event| matches!(event, Event::Totals(_))),
        place(&|event| *event == Event::WonBattle(A)),
        place(&|event| matches!(event, Event::Objectives(..))),
        discarded("anns-battle-cry"),
        place(&|event| *event == Event::BattleBegan(3, B)),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// Ends a battle that seat 1 wins, in which its team was wiped out, with so many Objectives completed.
fn wiped_out(completed: u8) -> Table {
    let mut table = Table::duel();
    table.missions(B, 7 - completed, completed, 0).wagered(B, 1, 0).wagered(A, 1, 0);
    for who in [EVE, FAY, GUS, HAL] {
        table.fallen_now(who);
    }
    table.hit(ANN, "energy-5");
    table.go(Phase::End);
    table
}

/// R412: victory by Objectives is checked first.
#[test]
fn r412_objectives_are_checked_first() {
    assert_eq!(wiped_out(6).winner(), Some((B, Victory::Completed)));
}

/// R413: victory by KO is checked after it.
#[test]
fn r413_ko_is_checked_after_objectives() {
    assert_eq!(wiped_out(5).winner(), Some((A, Victory::Ko)));
}

/// R414: so who has nobody left can still win.
#[test]
fn r414_a_team_that_is_wiped_out_can_win() {
    let table = wiped_out(6);
    assert!(table.state.is_wiped_out(B));
    assert_eq!(table.winner(), Some((B, Victory::Completed)));
}

/// R415: if both are wiped out and Objectives decide nothing, the game is a draw.
#[test]
fn r415_both_wiped_out_is_a_draw() {
    let mut table = Table::duel();
    for who in [ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL] {
        table.fallen_now(who);
    }
    table.go(Phase::End);
    assert!(table.events.contains(&Event::Drawn));
    assert!(table.game.result(&table.state).is_some_and(|outcome| outcome.is_tie()));
}

/// R416: victory is checked at no other time.
#[test]
fn r416_victory_waits_for_the_end_of_battle() {
    let mut table = Table::new(Plan::default());
    for who in [EVE, FAY, GUS, HAL] {
        table.fallen_now(who);
    }
    table.missions(A, 0, 7, 0).hold(A, &["energy-5"]).go(Phase::Placing);
    assert_eq!((table.state.phase, table.winner()), (Phase::Placing, None));
    table.play(A, "pass");
    assert_ne!(table.state.phase, Phase::Over);
}
