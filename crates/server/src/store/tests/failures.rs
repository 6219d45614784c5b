//! A database that fails, and goes on.

use metrics_exporter_prometheus::PrometheusBuilder;
use sqlx::SqliteConnection;

use super::super::StoreError;
use super::{Folder, append, records};

async fn run(meddler: &mut SqliteConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(meddler).await.unwrap();
}

#[tokio::test]
async fn a_failed_batch_fails_all_its_callers_and_the_next_one_is_written() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a"])).await.unwrap();
    let mut meddler = folder.meddler().await;
    run(
        &mut meddler,
        "create trigger burn before insert on journal when new.record = 'fuel' \
         begin select raise(fail, 'the disk is on fire'); end",
    )
    .await;
    let (fuel, neighbour, person) = tokio::join!(
        store.append(append("elm", 1, &["fuel"])),
        store.append(append("oak", 2, &["b"])),
        store.add_person([1; 32], "Ann", 0),
    );
    for failed in [fuel, neighbour, person.map(drop)] {
        let error = failed.unwrap_err();
        assert!(matches!(error, StoreError::NotWritten(_)), "{error:?}");
        assert!(error.to_string().ends_with("the disk is on fire"), "{error}");
    }
    assert_eq!(records(&store, "elm").await, None, "not even the table");
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"]);
    assert_eq!(store.person([1; 32]).await.unwrap(), None);
    store.append(append("oak", 2, &["b"])).await.unwrap();
    assert_eq!(records(&store, "oak").await.unwrap(), ["a", "b"]);
}

#[tokio::test]
async fn a_failed_commit_says_that_nothing_is_certain() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let metrics = recorder.handle();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let folder = Folder::new();
    let store = folder.store().await;
    let mut meddler = folder.meddler().await;
    // A reference that is checked at the commit and not before.
    run(
        &mut meddler,
        "create table debts (person bigint references people (id) deferrable initially deferred); \
         create trigger owe after insert on journal begin insert into debts values (99); end",
    )
    .await;
    let (first, second) = tokio::join!(
        store.append(append("oak", 1, &["a"])),
        store.append(append("elm", 1, &["a"])),
    );
    for failed in [first, second] {
        assert!(matches!(failed, Err(StoreError::Unsure(_))), "{failed:?}");
    }
    let rendered = metrics.render();
    assert!(rendered.lines().any(|line| line == "fracas_store_failures_total 2"), "{rendered}");
    run(&mut meddler, "drop trigger owe").await;
    store.append(append("oak", 1, &["a"])).await.unwrap();
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"]);
}

#[tokio::test]
async fn health_is_a_write_that_must_succeed() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.is_healthy().await.unwrap();
    let mut meddler = folder.meddler().await;
    run(&mut meddler, "alter table health rename to illness").await;
    let ill = store.is_healthy().await;
    assert!(matches!(ill, Err(StoreError::NotWritten(_))), "{ill:?}");
    run(&mut meddler, "alter table illness rename to health").await;
    store.is_healthy().await.unwrap();
}

#[tokio::test]
async fn a_store_that_failed_can_be_closed() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a"])).await.unwrap();
    run(&mut folder.meddler().await, "drop table health").await;
    store.is_healthy().await.unwrap_err();
    store.close().await.unwrap();
    let store = folder.store().await;
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"]);
}
