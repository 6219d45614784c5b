//! An event goes on where it was, whenever the server ends.

use fracas_protocol::{Course, NewEvent, Request};

use crate::events::{
    SWISS, event_for_four, hold, info, new_event, sign_up, start, take_seat, until,
};
use crate::failures::{meddler, run};
use crate::house::{House, get};
use crate::table::Player;

#[tokio::test]
async fn an_event_is_the_same_after_every_stop() {
    let mut house = House::open().await;
    let (ann, bob, event) = event_for_four(&house).await;
    let before = info(&ann, &event).await;
    house.stop().await;
    house.start().await;
    assert_eq!(info(&ann, &event).await, before, "people sign up");
    start(&ann, &event).await;
    // Matches between bots may go on at any time; those of people wait.
    let on = until(&ann, &event, |it| !it["your_table"].is_null()).await;
    house.stop().await;
    house.start().await;
    let after = info(&ann, &event).await;
    assert_eq!(after["your_table"], on["your_table"], "the same table waits");
    for _ in 0..20 {
        for person in [&ann, &bob] {
            let facts = info(person, &event).await;
            let Some(table) = facts["your_table"].as_str() else { continue };
            let facts = get(person, &format!("/api/v1/tables/{table}")).await.json();
            if facts["your_place"].is_null() {
                take_seat(person, table).await;
            }
            house.stop().await;
            house.start().await;
            let mut player = Player::at(table, person).await;
            assert!(!player.facts["your_place"].is_null(), "whoever sat still sits");
            if player.facts["stage"] == "playing" {
                player.ask(Request::Resign { table: table.to_owned() }).await.unwrap();
            }
        }
        if info(&ann, &event).await["stage"] == "over" {
            return;
        }
    }
    panic!("the event goes on to its end: {}", info(&ann, &event).await);
}

#[tokio::test]
async fn tables_that_were_not_made_before_the_end_are_made_after_it() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(SWISS)).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    let table = info(&ann, &event).await["your_table"].as_str().unwrap().to_owned();
    house.stop().await;
    // As if the power had failed between the record and the table.
    let mut database = meddler(&house).await;
    for delete in ["delete from journal", "delete from sitters", "delete from tables"] {
        run(&mut database, delete).await;
    }
    drop(database);
    house.start().await;
    assert_eq!(info(&ann, &event).await["your_table"], table.as_str());
    take_seat(&ann, &table).await;
    take_seat(&bob, &table).await;
}

#[tokio::test]
async fn results_that_were_not_noted_before_the_end_are_noted_after_it() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &new_event(Course::Elimination)).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    let table = info(&ann, &event).await["your_table"].as_str().unwrap().to_owned();
    take_seat(&ann, &table).await;
    let mut player = take_seat(&bob, &table).await;
    player.until(|player| player.facts["stage"] == "playing").await;
    player.ask(Request::Resign { table }).await.unwrap();
    until(&ann, &event, |it| it["stage"] == "over").await;
    house.stop().await;
    let mut database = meddler(&house).await;
    run(
        &mut database,
        "delete from event_journal where number = (select max(number) from event_journal)",
    )
    .await;
    run(&mut database, "update events set stage = 'playing'").await;
    drop(database);
    house.start().await;
    let facts = until(&ann, &event, |it| it["stage"] == "over").await;
    assert_eq!(facts["standings"][0]["entrant"], 0, "Bob resigned");
}

#[tokio::test]
async fn nobody_is_late_for_what_was_while_the_server_was_away() {
    let mut house = House::open().await;
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let event = hold(&ann, &NewEvent { patience: Some(60), ..new_event(SWISS) }).await;
    sign_up(&ann, &event).await;
    sign_up(&bob, &event).await;
    start(&ann, &event).await;
    house.stop().await;
    let mut database = meddler(&house).await;
    run(&mut database, "update event_journal set written_at = written_at - 86400000").await;
    drop(database);
    house.start().await;
    let facts = info(&ann, &event).await;
    assert_eq!(facts["stage"], "playing");
    let table = facts["your_table"].as_str().unwrap();
    take_seat(&ann, table).await;
    take_seat(&bob, table).await;
}
