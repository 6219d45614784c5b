//! Opening, closing and what a crash leaves.

use std::fs::{self, File};

use super::super::{Store, StoreError};
use super::{Folder, append, records};

#[tokio::test]
async fn a_folder_serves_one_store_at_a_time() {
    let folder = Folder::new();
    let store = folder.store().await;
    let refused = Store::open(folder.as_ref()).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused:?}");
    assert_eq!(
        refused.to_string(),
        format!(
            "another server keeps its data in the folder {}; stop it, or name another folder",
            folder.as_ref().display()
        )
    );
    store.append(append("oak", 1, &["a"])).await.expect("the first one goes on");
    store.close().await.unwrap();
    folder.store().await;
}

#[tokio::test]
async fn a_closed_store_has_written_all_and_left_one_file() {
    let folder = Folder::new();
    let store = folder.store().await;
    let (first, second, closed) = tokio::join!(
        store.append(append("oak", 1, &["a"])),
        store.append(append("oak", 2, &["b"])),
        store.clone().close(),
    );
    first.and(second).and(closed).unwrap();
    let refused = store.append(append("oak", 3, &["c"])).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    let refused = store.journal("oak").await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    assert!(!folder.as_ref().join("fracas.db-wal").exists(), "the log is folded in");
    let store = folder.store().await;
    assert_eq!(records(&store, "oak").await.unwrap(), ["a", "b"]);
}

#[tokio::test]
async fn a_crash_loses_nothing_that_was_confirmed() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    for number in 1..=20 {
        store.append(append("oak", number, &["x"])).await.unwrap();
        let left = folder.crashed();
        let found = left.store().await;
        assert_eq!(records(&found, "oak").await.unwrap().len() as u64, number);
        assert_eq!(found.person([1; 32]).await.unwrap().map(|person| person.id), Some(ann));
        found.append(append("oak", number + 1, &["goes on"])).await.unwrap();
    }
}

#[tokio::test]
async fn a_write_cut_short_by_a_crash_is_gone_as_a_whole() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a", "b"])).await.unwrap();
    store.append(append("oak", 3, &["c", "d"])).await.unwrap();
    let left = folder.crashed();
    let log = File::options().write(true).open(left.as_ref().join("fracas.db-wal")).unwrap();
    log.set_len(log.metadata().unwrap().len() - 1).unwrap();
    let found = left.store().await;
    assert_eq!(records(&found, "oak").await.unwrap(), ["a", "b"]);
    found.append(append("oak", 3, &["again"])).await.unwrap();
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_named() {
    let folder = Folder::new();
    fs::create_dir(folder.as_ref()).unwrap();
    let file = folder.as_ref().join("a file");
    File::create(&file).unwrap();
    for wrong in [file.clone(), file.join("below")] {
        let refused = Store::open(&wrong).await.unwrap_err();
        assert!(matches!(refused, StoreError::Folder { .. }), "{refused:?}");
        let start = format!("cannot keep data in the folder {}: ", wrong.display());
        assert!(refused.to_string().starts_with(&start), "{refused}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_folder_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = Folder::new();
    let _store = folder.store().await;
    let mode = fs::metadata(folder.as_ref()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[tokio::test]
async fn a_damaged_file_is_named_and_left_alone() {
    let folder = Folder::new();
    let store = folder.store().await;
    store.append(append("oak", 1, &["a"])).await.unwrap();
    store.close().await.unwrap();
    let whole = fs::read(folder.database()).unwrap();
    let cut = whole[..whole.len() / 2].to_vec();
    for damaged in [cut, b"this is a letter to grandmother".repeat(400)] {
        fs::write(folder.database(), &damaged).unwrap();
        let refused = Store::open(folder.as_ref()).await.unwrap_err();
        assert!(matches!(refused, StoreError::Damaged { .. }), "{refused:?}");
        let start = format!("{} is damaged or not a database: ", folder.database().display());
        assert!(refused.to_string().starts_with(&start), "{refused}");
        assert_eq!(fs::read(folder.database()).unwrap(), damaged);
    }
    fs::write(folder.database(), whole).unwrap();
    let store = folder.store().await;
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"], "a copy put back is as good");
}

#[tokio::test]
async fn a_file_of_a_later_version_is_refused() {
    let folder = Folder::new();
    folder.store().await.close().await.unwrap();
    let mut meddler = folder.meddler().await;
    sqlx::query(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
         values (99, 'later', true, x'00', 0)",
    )
    .execute(&mut meddler)
    .await
    .unwrap();
    let refused = Store::open(folder.as_ref()).await.unwrap_err();
    let StoreError::Newer { found: 99, known, .. } = refused else { panic!("{refused:?}") };
    assert!(known < 99);
}

#[tokio::test]
async fn a_file_of_an_earlier_version_is_brought_up_to_date_and_keeps_what_it_has() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 0).await.unwrap();
    store.append(append("oak", 1, &["a"])).await.unwrap();
    store.close().await.unwrap();
    let mut meddler = folder.meddler().await;
    for undo in [
        "drop table event_people",
        "drop table event_journal",
        "drop table events",
        "drop table decks",
        "delete from _sqlx_migrations where 2 <= version",
    ] {
        sqlx::query(undo).execute(&mut meddler).await.unwrap();
    }
    drop(meddler);
    let store = folder.store().await;
    assert_eq!(records(&store, "oak").await.unwrap(), ["a"]);
    assert_eq!(store.person([1; 32]).await.unwrap().map(|person| person.id), Some(ann));
    assert_eq!(store.decks_of(ann).await.unwrap(), [], "there is room for decks");
    assert_eq!(store.events_on().await.unwrap(), [""; 0], "and for events");
}
