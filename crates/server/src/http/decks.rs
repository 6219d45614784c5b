//! The decks that people keep. They are their owner's alone: for everyone else they are not there.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use fracas_cards::DeckSection;
use fracas_core::Problem;
use fracas_protocol::{NewDeck, OwnDeck, Refused, SectionSize};

use super::caller::Caller;
use super::games::{look_at, tag};
use super::{Answer, Body, Given};
use crate::app::App;
use crate::refusal::{from_store, refused};
use crate::store::{Deck, DeckText, Person};
use crate::time::now;
use crate::token::new_id;

/// The longest name of a deck, in characters.
const LONGEST_NAME: usize = 60;

/// Lists the caller's decks, the one that was changed last first.
#[utoipa::path(get, path = "/api/v1/me/decks", tag = "decks", responses(
    (status = 200, body = Vec<OwnDeck>), (status = 401, body = Refused)))]
pub(super) async fn my_decks(State(app): State<App>, caller: Caller) -> Answer<Json<Vec<OwnDeck>>> {
    let person = caller.named()?;
    let decks = app.house.store.decks_of(person.id).await.map_err(|why| from_store(&why))?;
    Ok(Json(decks.into_iter().map(own_deck).collect()))
}

/// Keeps a deck for the caller.
#[utoipa::path(post, path = "/api/v1/me/decks", tag = "decks", request_body = NewDeck, responses(
    (status = 201, body = OwnDeck), (status = 401, body = Refused),
    (status = 409, body = Refused, description = "there are too many decks"),
    (status = 413, body = Refused), (status = 422, body = Refused)))]
pub(super) async fn keep_deck(
    State(app): State<App>,
    caller: Caller,
    Body(wish): Body<NewDeck>,
) -> Answer<(StatusCode, Json<OwnDeck>)> {
    let client = caller.client;
    let person = caller.named()?;
    app.gate.let_make(client)?;
    let (id, most) = (new_id(), app.config.limits.decks_per_person);
    let text = read(&app, wish)?;
    let is_kept = app.house.store.keep_deck(person.id, &id, text, now(), most).await;
    if !is_kept.map_err(|why| from_store(&why))? {
        let sentence = format!("you keep {most} decks already; delete one first");
        return Err(refused("too-many-decks", sentence).into());
    }
    Ok((StatusCode::CREATED, Json(find(&app, &person, &id).await?)))
}

/// Gets a deck of the caller.
#[utoipa::path(get, path = "/api/v1/me/decks/{deck}", tag = "decks", params(("deck", description = "the id of the deck")),
    responses((status = 200, body = OwnDeck), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub(super) async fn my_deck(
    State(app): State<App>,
    caller: Caller,
    Given(Path(deck)): Given<Path<String>>,
) -> Answer<Json<OwnDeck>> {
    Ok(Json(find(&app, &caller.named()?, &deck).await?))
}

/// Changes a deck of the caller.
#[utoipa::path(put, path = "/api/v1/me/decks/{deck}", tag = "decks", params(("deck", description = "the id of the deck")),
    request_body = NewDeck, responses((status = 200, body = OwnDeck), (status = 401, body = Refused), (status = 404, body = Refused),
    (status = 409, body = Refused, description = "the deck has another revision"), (status = 413, body = Refused), (status = 422, body = Refused)))]
pub(super) async fn change_deck(
    State(app): State<App>,
    caller: Caller,
    Given(Path(deck)): Given<Path<String>>,
    Body(wish): Body<NewDeck>,
) -> Answer<Json<OwnDeck>> {
    let person = caller.named()?;
    let seen = wish.revision;
    let text = read(&app, wish)?;
    let is_changed = app.house.store.change_deck(person.id, &deck, text, now(), seen).await;
    let is_changed = is_changed.map_err(|why| from_store(&why))?;
    let kept = find(&app, &person, &deck).await?;
    if is_changed {
        return Ok(Json(kept));
    }
    let sentence = "this deck was changed elsewhere in the meantime";
    Err(refused("deck-changed", sentence).into())
}

/// Deletes a deck of the caller.
#[utoipa::path(delete, path = "/api/v1/me/decks/{deck}", tag = "decks", params(("deck", description = "the id of the deck")),
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub(super) async fn drop_deck(
    State(app): State<App>,
    caller: Caller,
    Given(Path(deck)): Given<Path<String>>,
) -> Answer<StatusCode> {
    let person = caller.named()?;
    let is_dropped = app.house.store.drop_deck(person.id, &deck).await;
    if is_dropped.map_err(|why| from_store(&why))? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(no_such_deck().into())
}

async fn find(app: &App, person: &Person, id: &str) -> Result<OwnDeck, Refused> {
    let deck = app.house.store.deck(person.id, id).await.map_err(|why| from_store(&why))?;
    deck.map(own_deck).ok_or_else(no_such_deck)
}

fn no_such_deck() -> Refused {
    refused("no-such-deck", "you have no such deck; perhaps it was deleted")
}

/// Gets what is kept of a deck that the game can read.
fn read(app: &App, wish: NewDeck) -> Result<DeckText, Refused> {
    let NewDeck { game, mode, options, list, revision: _ } = wish;
    let most = app.config.limits.deck_bytes;
    if most < list.len() {
        let sentence =
            format!("the list has {} bytes; a deck that is kept has {most} at most", list.len());
        return Err(refused("too-large", sentence));
    }
    let page = look_at(game.clone(), mode.clone(), options.clone(), &list)?;
    let length = page.name.chars().count();
    if LONGEST_NAME < length {
        let sentence =
            format!("the name has {length} characters; a deck's has {LONGEST_NAME} at most");
        return Err(refused("bad-name", sentence));
    }
    let options = serde_json::to_string(&options)
        .map_err(|why| refused("unreadable", format!("the options cannot be kept: {why}")))?;
    Ok(DeckText { game, mode, options, list })
}

/// Shows a deck to its owner, with what is wrong with it today: rules and cards may have changed.
fn own_deck(Deck { id, text, revision, changed_at }: Deck) -> OwnDeck {
    let DeckText { game, mode, options, list } = text;
    let options: BTreeMap<String, String> = serde_json::from_str(&options).unwrap_or_default();
    let (sections, offences) = match look_at(game.clone(), mode.clone(), options.clone(), &list) {
        Ok(page) => {
            (page.sections.iter().map(size).collect(), page.offences.iter().cloned().collect())
        }
        Err(why) => (Vec::new(), all_that_is_wrong(why)),
    };
    OwnDeck {
        name: tag(&list, "deck").unwrap_or_default(),
        format: tag(&list, "format"),
        id,
        game,
        mode,
        options,
        list,
        sections,
        offences,
        revision,
        changed_at: changed_at.try_into().unwrap_or_default(),
    }
}

fn size(section: &DeckSection) -> SectionSize {
    let cards = section.cards.iter().map(|it| it.copies).sum();
    SectionSize { name: section.name.to_owned(), cards }
}

fn all_that_is_wrong(why: Refused) -> Vec<Problem> {
    if why.problems.is_empty() {
        return vec![Problem { place: "list".into(), message: why.refusal.sentence }];
    }
    why.problems
}
