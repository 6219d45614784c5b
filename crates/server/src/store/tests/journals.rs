//! Journals and what is asked about tables.

use fracas_protocol::Stage;
use metrics_exporter_prometheus::PrometheusBuilder;

use super::super::{Append, Entry, PersonId, StoreError, Sweep};
use super::{Folder, append, records};

#[tokio::test]
async fn records_come_back_in_order_with_number_and_time() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a", "b"])).await.unwrap();
    store.append(append("elm", 1, &["other"])).await.unwrap();
    store.append(append("oak", 3, &["c"])).await.unwrap();
    let entry = |number, at, record: &str| Entry { number, at, record: record.to_owned() };
    let expected = vec![entry(1, 1, "a"), entry(2, 1, "b"), entry(3, 3, "c")];
    assert_eq!(store.journal("oak").await.unwrap(), Some(expected));
    assert_eq!(store.journal("ash").await.unwrap(), None, "there is no such table");
}

#[tokio::test]
async fn records_come_back_byte_for_byte() {
    let folder = Folder::new();
    let store = folder.store().await;
    let long = "long ".repeat(400_000);
    let odd = [
        r#"{"say":"\"\\\n\u0000"}"#,
        "",
        "'; drop table journal; --",
        "ñ 🂡 \u{feff}\r\n\0\u{7f}",
        &long,
    ];
    store.append(append("oak", 1, &odd)).await.unwrap();
    assert_eq!(records(&store, "oak").await.unwrap(), odd);
}

#[tokio::test]
async fn a_number_is_taken_once_and_the_others_of_the_batch_go_on() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a"])).await.unwrap();
    // All four are queued before the writer runs, so they are one batch.
    let (second, late, gap, other) = tokio::join!(
        store.append(append("oak", 2, &["b"])),
        store.append(append("oak", 2, &["late", "later"])),
        store.append(append("oak", 9, &["far"])),
        store.append(append("elm", 1, &["e"])),
    );
    second.unwrap();
    other.unwrap();
    let refusal = |first, next| StoreError::Conflict { table: "oak".to_owned(), first, next };
    assert_eq!(late.unwrap_err().to_string(), refusal(2, 3).to_string());
    assert_eq!(gap.unwrap_err().to_string(), refusal(9, 3).to_string());
    assert_eq!(records(&store, "oak").await.unwrap(), ["a", "b"], "no refused record is kept");
    assert_eq!(records(&store, "elm").await.unwrap(), ["e"]);
}

#[tokio::test]
async fn a_refused_append_changes_neither_stage_nor_sitters() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    store.append(append("oak", 1, &["a"])).await.unwrap();
    let late = append("oak", 1, &["late"]);
    let late = Append { stage: Some(Stage::Finished), sitters: vec![ann], ..late };
    store.append(late).await.unwrap_err();
    assert_eq!(store.stage_of("oak").await.unwrap(), Some(Stage::Open));
    assert!(store.tables_of(ann, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_waits_is_written_in_one_batch() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let metrics = recorder.handle();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let folder = Folder::new();
    let store = folder.store().await;
    let (oak, elm, health) = tokio::join!(
        store.append(append("oak", 1, &["a"])),
        store.append(append("elm", 1, &["a"])),
        store.is_healthy(),
    );
    oak.and(elm).and(health).unwrap();
    let metrics = metrics.render();
    for line in [
        "fracas_store_batch_size_count 1",
        "fracas_store_batch_size_sum 3",
        "fracas_store_sync_seconds_count 1",
        "fracas_store_writes_total 3",
    ] {
        assert!(metrics.lines().any(|found| found == line), "{line} is missing in\n{metrics}");
    }
}

#[tokio::test]
async fn a_write_goes_on_when_its_caller_goes_away() {
    let folder = Folder::new();
    let store = folder.store().await;
    tokio::select! {
        biased;
        _ = store.append(append("oak", 1, &["a"])) => unreachable!("the writer had no turn yet"),
        () = async {} => {}
    }
    store.is_healthy().await.unwrap();
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"]);
}

#[tokio::test]
async fn the_stage_is_the_last_one_given() {
    let folder = Folder::new();
    let store = folder.store().await;
    let at =
        |table: &str, first, stage| Append { stage: Some(stage), ..append(table, first, &["x"]) };
    for stage in [Stage::Playing, Stage::Finished, Stage::Expired, Stage::Open] {
        let name = format!("{stage:?}");
        store.append(at(&name, 1, stage)).await.unwrap();
        assert_eq!(store.stage_of(&name).await.unwrap(), Some(stage));
    }
    store.append(at("Open", 2, Stage::Finished)).await.unwrap();
    store.append(append("Open", 3, &["said after the end"])).await.unwrap();
    assert_eq!(store.stage_of("Open").await.unwrap(), Some(Stage::Finished), "none keeps it");
    assert_eq!(store.stage_of("ash").await.unwrap(), None);
}

#[tokio::test]
async fn a_table_may_be_made_and_changed_in_one_batch() {
    let folder = Folder::new();
    let store = folder.store().await;
    let started = Append { stage: Some(Stage::Playing), ..append("oak", 2, &["b"]) };
    let (made, started) =
        tokio::join!(store.append(append("oak", 1, &["a"])), store.append(started));
    made.and(started).unwrap();
    assert_eq!(records(&store, "oak").await.unwrap(), ["a", "b"]);
    assert_eq!(store.stage_of("oak").await.unwrap(), Some(Stage::Playing));
}

#[tokio::test]
async fn unfinished_tables_are_those_open_or_being_played() {
    let folder = Folder::new();
    let store = folder.store().await;
    for (at, table, stage) in [
        (3, "new", Stage::Open),
        (1, "old", Stage::Playing),
        (2, "over", Stage::Finished),
        (2, "gone", Stage::Expired),
    ] {
        let append = Append { at, stage: Some(stage), ..append(table, 1, &["x"]) };
        store.append(append).await.unwrap();
    }
    assert_eq!(store.unfinished().await.unwrap(), ["old", "new"], "oldest first");
}

#[tokio::test]
async fn unfinished_tables_of_a_person_are_counted() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    let bob = store.add_person([2; 32], "Bob", 0).await.unwrap();
    for (table, stage, sitters) in [
        ("new", Stage::Open, vec![ann]),
        ("on", Stage::Playing, vec![ann, bob]),
        ("over", Stage::Finished, vec![ann, bob]),
        ("gone", Stage::Expired, vec![bob]),
    ] {
        let append = Append { stage: Some(stage), sitters, ..append(table, 1, &["x"]) };
        store.append(append).await.unwrap();
    }
    assert_eq!(store.unfinished_of(ann).await.unwrap(), 2);
    assert_eq!(store.unfinished_of(bob).await.unwrap(), 1);
}

#[tokio::test]
async fn tables_of_a_person_are_newest_first() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    let bob = store.add_person([2; 32], "Bob", 0).await.unwrap();
    for (at, table, sitters) in [
        (20, "second", vec![ann, bob]),
        (10, "first", vec![ann]),
        (30, "third", vec![bob, ann, ann]),
    ] {
        let append = Append { at, sitters, ..append(table, 1, &["x"]) };
        store.append(append).await.unwrap();
    }
    let again = Append { at: 40, sitters: vec![ann], ..append("first", 2, &["sat again"]) };
    store.append(again).await.unwrap();
    assert_eq!(store.tables_of(ann, 9).await.unwrap(), ["third", "second", "first"]);
    assert_eq!(store.tables_of(ann, 2).await.unwrap(), ["third", "second"], "no more than asked");
    assert_eq!(store.tables_of(bob, 9).await.unwrap(), ["third", "second"]);
}

#[tokio::test]
async fn a_sitter_nobody_knows_is_left_out() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    let odd = Append { sitters: vec![PersonId(99), ann], ..append("oak", 1, &["a"]) };
    store.append(odd).await.unwrap();
    assert_eq!(store.tables_of(ann, 9).await.unwrap(), ["oak"]);
    assert!(store.tables_of(PersonId(99), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_table_is_idle_since_its_last_record() {
    let folder = Folder::new();
    let store = folder.store().await;
    for (table, stage) in [("quiet", Stage::Open), ("busy", Stage::Open), ("on", Stage::Playing)] {
        let append = Append { at: 100, stage: Some(stage), ..append(table, 1, &["x"]) };
        store.append(append).await.unwrap();
    }
    store.append(Append { at: 200, ..append("busy", 2, &["x"]) }).await.unwrap();
    assert_eq!(store.idle_since(Stage::Open, 150).await.unwrap(), ["quiet"]);
    assert_eq!(store.idle_since(Stage::Open, 201).await.unwrap(), ["busy", "quiet"]);
    assert!(store.idle_since(Stage::Open, 100).await.unwrap().is_empty(), "not before its time");
}

#[tokio::test]
async fn appends_that_belong_together_are_kept_together_or_not_at_all() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append_all(vec![append("oak", 1, &["a"]), append("elm", 1, &["b"])]).await.unwrap();
    let refused = store.append_all(vec![append("ash", 1, &["c"]), append("elm", 1, &["d"])]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })));
    assert_eq!(store.journal("ash").await.unwrap(), None);
    assert_eq!(records(&store, "elm").await.unwrap(), ["b"]);
}

#[tokio::test]
async fn who_stands_up_has_the_table_no_more() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 1).await.unwrap();
    store.append(Append { sitters: vec![ann], ..append("oak", 1, &["a"]) }).await.unwrap();
    assert!(store.is_of(ann, "oak").await.unwrap());
    let left = Append { leavers: vec![ann], ..append("oak", 2, &["b"]) };
    let back = Append { sitters: vec![ann], ..append("oak", 3, &["c"]) };
    let gone = Append { leavers: vec![ann], ..append("oak", 4, &["d"]) };
    let (first, second) = tokio::join!(store.append(left), store.append(back));
    first.unwrap();
    second.unwrap();
    assert!(store.is_of(ann, "oak").await.unwrap(), "the last of them counts");
    store.append(gone).await.unwrap();
    assert!(!store.is_of(ann, "oak").await.unwrap());
}

#[tokio::test]
async fn what_is_old_goes_with_all_that_is_kept_of_it() {
    let folder = Folder::new();
    let store = folder.store().await;
    let [ann, bob] = [1, 2].map(|byte| ([byte; 32], format!("P{byte}")));
    let [ann, bob] = [
        store.add_person(ann.0, &ann.1, 1).await.unwrap(),
        store.add_person(bob.0, &bob.1, 1).await.unwrap(),
    ];
    store.add_person([3; 32], "Cat", 1).await.unwrap();
    for (table, stage, sitter) in [
        ("closed", Stage::Expired, ann),
        ("played", Stage::Finished, bob),
        ("open", Stage::Open, bob),
    ] {
        let made = append(table, 1, &["a"]);
        store.append(Append { stage: Some(stage), sitters: vec![sitter], ..made }).await.unwrap();
    }
    store.forget([1; 32]).await.unwrap();
    let sweep = |expired_before, finished_before| Sweep { expired_before, finished_before };
    store.sweep(sweep(1, None)).await.unwrap();
    assert!(store.journal("closed").await.unwrap().is_some(), "it is not old enough");
    store.sweep(sweep(2, None)).await.unwrap();
    assert_eq!(store.journal("closed").await.unwrap(), None);
    assert!(!store.is_of(ann, "closed").await.unwrap());
    assert!(store.journal("played").await.unwrap().is_some(), "matches are kept for good");
    store.sweep(sweep(2, Some(2))).await.unwrap();
    assert_eq!(store.journal("played").await.unwrap(), None);
    assert!(store.journal("open").await.unwrap().is_some());
    let mut database = folder.meddler().await;
    let people: Vec<i64> =
        sqlx::query_scalar("select id from people").fetch_all(&mut database).await.unwrap();
    assert_eq!(people, [2, 3], "nothing speaks of the first any more");
}
