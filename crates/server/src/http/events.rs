//! Events: held, signed up for, begun, left. What happens at one is told over the socket.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use fracas_protocol::{EventInfo, EventListing, NewBot, NewEvent, Refused, SignUp};

use super::caller::Caller;
use super::{Answer, Body, Given};
use crate::app::App;
use crate::events::{EventAsk, EventDeed};

/// Lists the events that can be found without a link.
#[utoipa::path(get, path = "/api/v1/events", tag = "events", responses((status = 200, body = Vec<EventListing>)))]
pub(super) async fn events(State(app): State<App>) -> Json<Vec<EventListing>> {
    Json(app.house.events.list())
}

/// Holds an event. Whoever holds it takes part only by signing up as everyone does.
#[utoipa::path(post, path = "/api/v1/events", tag = "events", request_body = NewEvent, responses(
    (status = 201, body = EventInfo), (status = 401, body = Refused), (status = 422, body = Refused),
    (status = 429, body = Refused)))]
pub(super) async fn hold(
    State(app): State<App>,
    caller: Caller,
    Body(wish): Body<NewEvent>,
) -> Answer<(StatusCode, Json<EventInfo>)> {
    let client = caller.client;
    let person = caller.named()?;
    app.gate.let_make(client)?;
    let id = app.house.hold_event(wish, &person).await?;
    Ok((StatusCode::CREATED, Json(app.house.event_info(&id, Some(person.id)).await?)))
}

/// Lists the events that the caller holds or takes part in, the newest first.
#[utoipa::path(get, path = "/api/v1/me/events", tag = "people", responses(
    (status = 200, body = Vec<EventListing>), (status = 401, body = Refused)))]
pub(super) async fn my_events(
    State(app): State<App>,
    caller: Caller,
) -> Answer<Json<Vec<EventListing>>> {
    let person = caller.named()?;
    Ok(Json(app.house.events_of(person.id).await?))
}

/// Tells the facts about an event.
#[utoipa::path(get, path = "/api/v1/events/{event}", tag = "events", params(("event", description = "the id of the event")),
    responses((status = 200, body = EventInfo), (status = 404, body = Refused)))]
pub(super) async fn event(
    State(app): State<App>,
    caller: Caller,
    Given(Path(event)): Given<Path<String>>,
) -> Answer<Json<EventInfo>> {
    let person = caller.person.map(|person| person.id);
    Ok(Json(app.house.event_info(&event, person).await?))
}

/// Calls an event off before it has begun; only for the one who holds it.
#[utoipa::path(delete, path = "/api/v1/events/{event}", tag = "events", params(("event", description = "the id of the event")),
    responses((status = 200, body = EventInfo), (status = 401, body = Refused), (status = 403, body = Refused), (status = 404, body = Refused),
    (status = 409, body = Refused)))]
pub(super) async fn call_off(
    State(app): State<App>,
    caller: Caller,
    Given(Path(event)): Given<Path<String>>,
) -> Answer<Json<EventInfo>> {
    carry_out(&app, caller, &event, EventDeed::Cancel).await
}

/// Signs the caller up for an event, with a deck where everyone brings one.
#[utoipa::path(post, path = "/api/v1/events/{event}/entrants", tag = "events", params(("event", description = "the id of the event")),
    request_body = SignUp, responses((status = 200, body = EventInfo), (status = 401, body = Refused), (status = 404, body = Refused),
    (status = 409, body = Refused, description = "it is full, it has begun, or the caller takes part already"), (status = 422, body = Refused)))]
pub(super) async fn sign_up(
    State(app): State<App>,
    caller: Caller,
    Given(Path(event)): Given<Path<String>>,
    Body(wish): Body<SignUp>,
) -> Answer<Json<EventInfo>> {
    carry_out(&app, caller, &event, EventDeed::SignUp { deck: wish.deck }).await
}

/// Takes the caller out of an event: before the start as if never signed up, after it by dropping out. Before the start, the one who holds it may take out anyone.
#[utoipa::path(delete, path = "/api/v1/events/{event}/entrants/{entrant}", tag = "events",
    params(("event", description = "the id of the event"), ("entrant" = u16, description = "the number of the entrant")),
    responses((status = 200, body = EventInfo), (status = 401, body = Refused), (status = 403, body = Refused), (status = 404, body = Refused),
    (status = 409, body = Refused)))]
pub(super) async fn take_out(
    State(app): State<App>,
    caller: Caller,
    Given(Path((event, entrant))): Given<Path<(String, u16)>>,
) -> Answer<Json<EventInfo>> {
    carry_out(&app, caller, &event, EventDeed::Remove { entrant }).await
}

/// Lets a bot take part; only for the one who holds the event.
#[utoipa::path(post, path = "/api/v1/events/{event}/bots", tag = "events", params(("event", description = "the id of the event")),
    request_body = NewBot, responses((status = 200, body = EventInfo), (status = 401, body = Refused), (status = 403, body = Refused),
    (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(super) async fn add_bot(
    State(app): State<App>,
    caller: Caller,
    Given(Path(event)): Given<Path<String>>,
    Body(wish): Body<NewBot>,
) -> Answer<Json<EventInfo>> {
    let deed = EventDeed::AddBot { level: wish.level, deck: wish.deck };
    carry_out(&app, caller, &event, deed).await
}

/// Begins an event; only for the one who holds it.
#[utoipa::path(post, path = "/api/v1/events/{event}/start", tag = "events", params(("event", description = "the id of the event")),
    responses((status = 200, body = EventInfo), (status = 401, body = Refused), (status = 403, body = Refused), (status = 404, body = Refused),
    (status = 409, body = Refused)))]
pub(super) async fn start(
    State(app): State<App>,
    caller: Caller,
    Given(Path(event)): Given<Path<String>>,
) -> Answer<Json<EventInfo>> {
    carry_out(&app, caller, &event, EventDeed::Start).await
}

async fn carry_out(
    app: &App,
    caller: Caller,
    event: &str,
    deed: EventDeed,
) -> Answer<Json<EventInfo>> {
    let person = caller.named()?;
    let id = person.id;
    app.house.ask_event(event, |reply| EventAsk::Do { person, deed, reply }).await??;
    Ok(Json(app.house.event_info(event, Some(id)).await?))
}
