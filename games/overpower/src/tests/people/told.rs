//! What events sound like.

use fracas_core::{Seat, Told};

use crate::event::{Event, Ko, Pile, Shown, Victory, Why};
use crate::power::PowerType;
use crate::state::{Missions, Position};
use crate::tests::table::{A, ANN, B, EVE, Plan, Table, card};

fn tell(table: &Table, event: &Event) -> Told {
    table.game.tell_event(event, &["Kim".into(), "Lee".into()])
}

#[test]
fn events_are_sentences_with_the_names_of_players_and_characters() {
    let table = Table::duel();
    let (five, two) = (card("energy-5"), card("combat-2"));
    let shown: Shown = [five, two].into_iter().collect();
    let discarded = |why| Event::Discarded { owner: B, card: five, to: Pile::PowerPack, why };
    let missions =
        Missions { reserve: 3, completed: 2, defeated: 1, from_reserve: 1, ..Missions::default() };
    let played = Event::Played {
        card: five,
        actor: ANN,
        partner: Some(two),
        declared: Some(PowerType::Combat),
    };
    for (event, text) in [
        (Event::Tossed(A), "Kim wins the toss."),
        (Event::BattleBegan(2, B), "Battle 2 begins. Lee has initiative."),
        (Event::Moved(ANN, Position::Front), "Ann joins the Front Line."),
        (Event::Moved(ANN, Position::Reserve), "Ann goes to Reserve."),
        (Event::Drew(A, shown), "Kim draws Energy 5 and Combat 2."),
        (Event::DrewHidden(B, 1), "Lee draws 1 card."),
        (Event::Renewed(B), "Lee shuffles the Power Pack to a new Draw Pile."),
        (discarded(Why::Duplicate), "Lee discards Energy 5, a duplicate."),
        (discarded(Why::Unusable), "Lee discards Energy 5, which is unusable."),
        (discarded(Why::Used), "Energy 5 goes to Lee's Power Pack."),
        (Event::Placed(A, five, ANN), "Kim places Energy 5 to Ann."),
        (Event::Ventured(A, 2, 0), "Kim ventures 2 Objectives."),
        (Event::Ventured(A, 1, 1), "Kim ventures 1 Objective and 1 from Completed."),
        (played, "Ann plays Energy 5 as Combat with Combat 2."),
        (Event::Aimed(EVE), "It is aimed at Eve."),
        (Event::Blocked(7, 5), "The attack is blocked: 7 against 5."),
        (Event::Hit(five, EVE, 5), "Energy 5 hits Eve for 5 damage."),
        (Event::Fell(EVE, Ko::Spectrum), "Eve is KO'd by hits of three Power Types!"),
        (Event::Totals([10, 7]), "Venture Totals: Kim 10, Lee 7."),
        (
            Event::Objectives(A, missions),
            "Kim's Objectives: 2 completed, 3 in Reserve, 1 defeated, 1 ventured.",
        ),
        (Event::Won(B, Victory::Ko), "Lee wins the game: the opponent's team is KO'd."),
    ] {
        assert_eq!(tell(&table, &event).text, text);
    }
}

#[test]
fn a_character_that_both_teams_have_is_told_with_its_player() {
    let teams = [["ann", "bob", "cat", "dan"], ["ann", "fay", "gus", "hal"]];
    let table = Table::new(Plan { teams, ..Plan::default() });
    assert_eq!(tell(&table, &Event::Aimed(EVE)).text, "It is aimed at Lee's Ann.");
    assert_eq!(tell(&table, &Event::Aimed(ANN)).text, "It is aimed at Kim's Ann.");
}

#[test]
fn events_say_what_they_are_about_and_whom_they_are_good_for() {
    let table = Table::duel();
    let five = card("energy-5");
    let hit = tell(&table, &Event::Hit(five, EVE, 5));
    assert_eq!((hit.kind, hit.good_for), ("hit", None));
    assert_eq!(hit.items, ["card.0.energy-5", "character.1.1"], "the card is the opponent's");
    assert_eq!(tell(&table, &Event::Fell(EVE, Ko::Cumulative)).good_for, Some(A));
    assert_eq!(tell(&table, &Event::WonBattle(B)).good_for, Some(B));
    assert_eq!(tell(&table, &Event::Passed(Seat(1))).items, ["objectives.1"]);
}
