//! Phase 2: Events (chapters 2.7 and 7).

use crate::event::{Event, Why};
use crate::state::Phase;
use crate::tests::table::{A, B, EIGHT, Plan, Table, card};
use crate::zone::Zone;

/// Lets seat 0 draw some Events and then other cards, and seat 1 no Event.
fn with_events(events: &[&str]) -> Table {
    let mut table = Table::duel();
    table.with_usual_hands().stack(A, events).go(Phase::Draw);
    table
}

/// R133: a player puts at most one Event into effect in a battle.
#[test]
fn r133_one_event_in_a_battle() {
    let mut table = with_events(&["jane", "a-captive-no-more"]);
    table.play(A, "event jane");
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
}

/// R134: an Event affects only the battle in which it is played.
#[test]
fn r134_an_event_lasts_for_one_battle() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun"]);
    table.put(A, "jane", Zone::FaceDown);
    table.with_usual_hands().stack(B, &[]).go(Phase::Turning);
    table.reach(Phase::Battle);
    assert!(!table.may(A, "play energy-5 by 0.1 with ray-gun"));
    table.go(Phase::End);
    assert!(table.cards(A, Zone::Astral).is_empty());
    let jane = table.state.agenda.entries().len();
    assert_eq!(jane, 0, "nothing of it stands any more");
}

/// R135: an Event in effect goes to the Defeated Pile at the end of the battle.
#[test]
fn r135_an_event_goes_to_the_defeated_pile() {
    let mut table = with_events(&["jane"]);
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
    table.with_usual_hands().go(Phase::End);
    assert_eq!(table.cards(A, Zone::Defeated), ["jane"]);
}

/// R183: who has drawn an Event must play one.
#[test]
fn r183_an_event_must_be_played() {
    let table = with_events(&["jane"]);
    assert!(table.events.contains(&Event::EventLaid(A)));
    let table = with_events(&["jane", "a-captive-no-more"]);
    assert_eq!(
        table.choices(A),
        ["event jane", "event a-captive-no-more"],
        "to play none is no choice"
    );
}

/// R184: the Event is announced and laid face down.
#[test]
fn r184_events_are_laid_face_down() {
    let mut table = Table::duel();
    table.hold(A, &["jane"]).hold(B, &["ready-for-war", "a-captive-no-more"]);
    table.go(Phase::Events);
    assert_eq!(table.events, [Event::EventLaid(A)], "which it is, is not said");
    assert_eq!(table.cards(A, Zone::FaceDown), ["jane"]);
}

/// R185: with several the player chooses; both players do so at once.
#[test]
fn r185_one_of_several_events_is_chosen() {
    let mut table = Table::duel();
    table.hold(A, &["jane", "stars-align"]).hold(B, &["ready-for-war", "a-captive-no-more"]);
    table.go(Phase::Events);
    assert_eq!(table.due(), [A, B]);
    table.play(B, "event ready-for-war");
    assert_eq!((table.due(), table.events.clone()), (vec![A], vec![Event::EventLaid(B)]));
    table.play(A, "event jane");
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
    assert_eq!(table.cards(B, Zone::Astral), ["ready-for-war"]);
}

/// R186: each player with an Event draws one card for it.
#[test]
fn r186_a_card_is_drawn_for_the_event() {
    let table = with_events(&["jane"]);
    assert_eq!((table.drawn(A).len(), table.drawn(B).len()), (9, 8));
    assert_eq!(table.hand(A).len(), 8);
}

/// R187: cards are drawn before any Event is turned over.
#[test]
fn r187_replacements_come_before_events_are_turned() {
    let mut table = Table::duel();
    table.hold(A, &["jane"]).hold(B, &["ready-for-war"]).go(Phase::Events);
    let first = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted);
    let turned = first(&|event| matches!(event, Event::EventTurned(..)));
    let drawn = table.events.iter().rposition(|event| matches!(event, Event::Drew(..)));
    assert!(drawn.is_some() && drawn < turned);
}

/// R188: Events are turned over one after the other, the initiative player's first.
#[test]
fn r188_the_initiative_players_event_is_turned_first() {
    for first in [A, B] {
        let mut table = Table::duel();
        table.state.initiative = first;
        table.hold(A, &["jane"]).hold(B, &["jane"]).go(Phase::Events);
        let turned = table.events.iter().filter_map(|event| {
            let Event::EventTurned(seat, _) = event else { return None };
            Some(*seat)
        });
        assert_eq!(turned.collect::<Vec<_>>(), [first, first.opponent()]);
    }
}

/// R332: an Event can be negated when it is turned over, by a card that negates Events.
#[test]
fn r332_an_event_can_be_negated_when_it_is_turned_over() {
    let turned = |held: &str| {
        let teams = [["ann", "bob", "cat", "dan"], ["time-traveler", "fay", "gus", "hal"]];
        let mut table = Table::new(Plan { teams, ..Plan::default() });
        table.hold(B, &[held]).put(A, "jane", Zone::FaceDown);
        table.go(Phase::Turning);
        assert_eq!(table.due(), [B], "whoever could hold such a card is asked");
        table
    };
    let mut table = turned("harbingers-warning");
    table.play(B, "play harbingers-warning by 1.1");
    assert_eq!(
        (table.cards(A, Zone::Defeated), table.cards(B, Zone::Dead)),
        (vec!["jane"], vec!["harbingers-warning"])
    );
    assert!(table.state.agenda.entries().iter().all(|entry| entry.owner != A));

    let mut table = turned("energy-5");
    assert_eq!(table.choices(B), ["pass"]);
    table.play(B, "pass");
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
}

/// R189: Events that are not played are discarded in the Discard Phase and not replaced.
#[test]
fn r189_other_events_are_discarded_later() {
    let mut table = with_events(&["jane", "a-captive-no-more"]);
    table.play(A, "event jane");
    assert_eq!(table.discarded(), [("a-captive-no-more", Why::Duplicate)]);
    assert_eq!(table.cards(A, Zone::Defeated), ["a-captive-no-more"]);
    assert_eq!(table.drawn(A).len(), 1, "a card is drawn for the Event that is played alone");
}

/// R190: an Event drawn in any other phase goes to the Defeated Pile at once.
#[test]
fn r190_an_event_drawn_later_goes_at_once() {
    let mut table = Table::duel();
    table.hold(A, &["good-luck"]).stack(A, &["jane"]).go(Phase::Battle);
    table.play(A, "play good-luck by 0.1");
    assert_eq!(table.cards(A, Zone::Defeated), ["good-luck", "jane"]);
    assert!(table.hand(A).is_empty());
}

/// R191: an Event drawn for an Event goes to the Defeated Pile and is not replaced in turn.
#[test]
fn r191_an_event_drawn_for_an_event_is_not_replaced() {
    let mut table = Table::duel();
    table.stack(A, &["a-captive-no-more"]).stack(A, &EIGHT[..7]).stack(A, &["jane"]);
    table.stack(B, &EIGHT).go(Phase::Draw);
    assert_eq!(table.cards(A, Zone::Defeated), ["a-captive-no-more"]);
    assert_eq!((table.hand(A).len(), table.drawn(A).len()), (7, 9));
}

/// R192: both players fight under all Events in play.
#[test]
fn r192_events_are_for_both_players() {
    let mut table = Table::duel();
    table.hold(B, &["energy-5", "ray-gun"]);
    table.put(A, "jane", Zone::FaceDown);
    table.state.initiative = B;
    table.go(Phase::Turning).reach(Phase::Battle);
    assert!(table.may(B, "play energy-5 by 1.1"));
    assert!(!table.may(B, "play energy-5 by 1.1 with ray-gun"));
}

/// R193: an Event in effect lies in the Astral Plane.
#[test]
fn r193_events_lie_in_the_astral_plane() {
    let table = with_events(&["jane"]);
    assert_eq!(table.cards(A, Zone::Astral), ["jane"]);
    assert!(table.events.contains(&Event::EventTurned(A, card("jane"))));
}

/// R194: a player without an Event does nothing.
#[test]
fn r194_without_an_event_nothing_happens() {
    let table = with_events(&[]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::EventLaid(_))));
    assert_eq!((table.drawn(A).len(), table.state.phase), (8, Phase::Placing));
}

/// R195: two Events both take effect.
#[test]
fn r195_both_events_take_effect() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun"]);
    table.put(A, "jane", Zone::FaceDown);
    table.put(B, "jane", Zone::FaceDown);
    table.go(Phase::Turning);
    assert_eq!([A, B].map(|seat| table.cards(seat, Zone::Astral)), [["jane"]; 2].map(Vec::from));
}
