//! People and their tokens.

use super::super::{Person, StoreError};
use super::Folder;

#[tokio::test]
async fn a_person_is_found_by_token() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 5).await.unwrap();
    let bob = store.add_person([2; 32], "Bob", 5).await.unwrap();
    assert_ne!(ann, bob);
    let person = store.person([2; 32]).await.unwrap();
    assert_eq!(person, Some(Person { id: bob, name: "Bob".to_owned() }));
    assert_eq!(store.person([3; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn a_token_belongs_to_one_person() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 5).await.unwrap();
    let refused = store.add_person([1; 32], "Bob", 5).await;
    assert!(matches!(refused, Err(StoreError::TokenTaken)), "{refused:?}");
    assert_eq!(store.person([1; 32]).await.unwrap().map(|person| person.id), Some(ann));
}

#[tokio::test]
async fn a_person_may_be_renamed() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 5).await.unwrap();
    store.add_person([2; 32], "Bob", 5).await.unwrap();
    store.rename(ann, "Anna").await.unwrap();
    let name = async |token| store.person(token).await.unwrap().map(|person| person.name);
    assert_eq!(name([1; 32]).await.as_deref(), Some("Anna"));
    assert_eq!(name([2; 32]).await.as_deref(), Some("Bob"), "the others keep theirs");
}

#[tokio::test]
async fn a_forgotten_token_opens_nothing_and_its_person_stays() {
    let folder = Folder::new();
    let store = folder.store().await;
    let ann = store.add_person([1; 32], "Ann", 5).await.unwrap();
    store.add_person([2; 32], "Bob", 5).await.unwrap();
    store.forget([1; 32]).await.unwrap();
    store.forget([2; 32]).await.unwrap();
    store.forget([1; 32]).await.unwrap();
    assert_eq!(store.person([1; 32]).await.unwrap(), None);
    let mut meddler = folder.meddler().await;
    let names: Vec<(i64, String)> = sqlx::query_as("select id, name from people order by id")
        .fetch_all(&mut meddler)
        .await
        .unwrap();
    assert_eq!(names.first(), Some(&(ann.0, "Ann".to_owned())));
    assert_eq!(names.len(), 2, "people without a token may be many");
}
