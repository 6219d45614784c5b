//! Tables: made, found, sat at, looked back on. What happens in a match goes over the socket.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode, header};
use fracas_core::Seat;
use fracas_protocol::{Listing, NewTable, Refused, ReplayPage, SeatChange, Sit, Stage, TableInfo};
use serde::Deserialize;
use utoipa::IntoParams;

use super::caller::Caller;
use super::{Answer, Body, Given};
use crate::app::App;
use crate::bots::secret_seed;
use crate::gate::MadeTable;
use crate::live::{Ask, Deed};
use crate::record::Made;
use crate::refusal::{from_store, refused};
use crate::room::Room;
use crate::store::PersonId;

/// Lists the tables in the lobby.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", responses((status = 200, body = Vec<Listing>)))]
pub(super) async fn lobby(State(app): State<App>) -> Json<Vec<Listing>> {
    Json(app.house.lobby.tables())
}

/// Makes a table. The caller's own seat is kept until the caller sits down with a nonce.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, body = TableInfo), (status = 401, body = Refused), (status = 422, body = Refused)))]
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    Body(wish): Body<NewTable>,
) -> Answer<(StatusCode, Json<TableInfo>)> {
    let client = caller.client;
    let person = caller.named()?;
    app.gate.let_make(client)?;
    app.house.check_tables_of(person.id).await?;
    check_tables_from(&app, client, wish.listed).await?;
    let listed = wish.listed;
    let id = app.house.make(Made::new(wish, &person, secret_seed())?).await?;
    app.gate.note_table(client, MadeTable { id: id.clone(), listed });
    Ok((StatusCode::CREATED, info(&app, &id, Some(person.id)).await?))
}

/// Refuses a client that has made too many tables that are not finished.
async fn check_tables_from(app: &App, client: IpAddr, is_listed: bool) -> Result<(), Refused> {
    if let Some(tables) = app.gate.many_tables_of(client) {
        let mut unfinished = Vec::new();
        for table in tables {
            let stage =
                app.house.store.stage_of(&table.id).await.map_err(|why| from_store(&why))?;
            if matches!(stage, Some(Stage::Open | Stage::Playing)) {
                unfinished.push(table);
            }
        }
        app.gate.keep_tables_of(client, unfinished);
    }
    app.gate.let_make_table(client, is_listed)
}

/// Closes a table whose match has not begun; only for the one who made it.
#[utoipa::path(delete, path = "/api/v1/tables/{table}", tag = "tables", params(("table", description = "the id of the table")),
    responses((status = 200, body = TableInfo), (status = 403, body = Refused), (status = 409, body = Refused)))]
pub(super) async fn close(
    State(app): State<App>,
    caller: Caller,
    Given(Path(table)): Given<Path<String>>,
) -> Answer<Json<TableInfo>> {
    carry_out(&app, caller, &table, Deed::Close).await
}

/// Tells the facts about a table.
#[utoipa::path(get, path = "/api/v1/tables/{table}", tag = "tables", params(("table", description = "the id of the table")),
    responses((status = 200, body = TableInfo), (status = 404, body = Refused), (status = 410, body = Refused)))]
pub(super) async fn table(
    State(app): State<App>,
    caller: Caller,
    Given(Path(table)): Given<Path<String>>,
) -> Answer<Json<TableInfo>> {
    let info = info(&app, &table, caller.person.map(|person| person.id)).await?;
    if info.stage == Stage::Expired {
        return Err(refused("expired", "this table was closed, or nobody came for too long").into());
    }
    Ok(info)
}

/// Sits down at a table, with a part of the shuffle's seed and a deck.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{place}", tag = "tables",
    params(("table", description = "the id of the table"), ("place" = u8, description = "the number of the seat, from 0")),
    request_body = Sit, responses((status = 200, body = TableInfo), (status = 401, body = Refused),
    (status = 409, body = Refused, description = "the seat is taken or kept"), (status = 422, body = Refused)))]
pub(super) async fn sit(
    State(app): State<App>,
    caller: Caller,
    Given(Path((table, place))): Given<Path<(String, u8)>>,
    Body(sit): Body<Sit>,
) -> Answer<Json<TableInfo>> {
    if let Some(person) = &caller.person {
        // A table of one's own is counted already.
        let is_known = app.house.store.is_of(person.id, &table).await;
        if !is_known.map_err(|why| from_store(&why))? {
            app.house.check_tables_of(person.id).await?;
        }
    }
    carry_out(&app, caller, &table, Deed::Sit { place, sit }).await
}

/// Stands up before the match has begun.
#[utoipa::path(delete, path = "/api/v1/tables/{table}/seats/{place}", tag = "tables",
    params(("table", description = "the id of the table"), ("place" = u8, description = "the number of the seat, from 0")),
    responses((status = 200, body = TableInfo), (status = 403, body = Refused), (status = 409, body = Refused)))]
pub(super) async fn stand_up(
    State(app): State<App>,
    caller: Caller,
    Given(Path((table, place))): Given<Path<(String, u8)>>,
) -> Answer<Json<TableInfo>> {
    carry_out(&app, caller, &table, Deed::StandUp { place }).await
}

/// Makes something else of a seat, also of one that someone has taken; only for the one who made the table.
#[utoipa::path(put, path = "/api/v1/tables/{table}/seats/{place}", tag = "tables",
    params(("table", description = "the id of the table"), ("place" = u8, description = "the number of the seat, from 0")),
    request_body = SeatChange, responses((status = 200, body = TableInfo), (status = 403, body = Refused), (status = 409, body = Refused)))]
pub(super) async fn change_seat(
    State(app): State<App>,
    caller: Caller,
    Given(Path((table, place))): Given<Path<(String, u8)>>,
    Body(change): Body<SeatChange>,
) -> Answer<Json<TableInfo>> {
    carry_out(&app, caller, &table, Deed::ChangeSeat { place, seat: change.seat }).await
}

/// Asks for a rematch: a table with the seats turned by one, the same for all who ask.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "tables", params(("table", description = "the id of the finished table")),
    responses((status = 201, body = TableInfo), (status = 403, body = Refused), (status = 409, body = Refused)))]
pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Given(Path(table)): Given<Path<String>>,
) -> Answer<(StatusCode, Json<TableInfo>)> {
    let client = caller.client;
    let person = caller.named()?;
    app.gate.let_make(client)?;
    let id = person.id;
    let table = app.house.ask(&table, |reply| Ask::Rematch { person, reply }).await??;
    Ok((StatusCode::CREATED, info(&app, &table, Some(id)).await?))
}

/// Through whose eyes a match is seen again, and from where.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Steps {
    /// The seat; a spectator's view without one.
    seat: Option<u8>,
    /// The first step of the page, from 0.
    #[serde(default)]
    from: u32,
}

/// Shows a finished match step by step, up to a hundred at a time. One of an event is shown when the event is over.
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay", tag = "tables", params(("table", description = "the id of the finished table"), Steps),
    responses((status = 200, body = ReplayPage), (status = 409, body = Refused)))]
pub(super) async fn replay(
    State(app): State<App>,
    Given(Path(table)): Given<Path<String>>,
    Given(Query(steps)): Given<Query<Steps>>,
) -> Answer<Json<ReplayPage>> {
    let seat = steps.seat.map(Seat);
    let page = app.house.look_back(&table, move |room| room.replay_page(seat, steps.from)).await?;
    Ok(Json(page))
}

/// Gets a finished match as a file for `fracas replay`. One of an event can be had when the event is over.
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay.txt", tag = "tables", params(("table", description = "the id of the finished table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Refused)))]
pub(super) async fn replay_file(
    State(app): State<App>,
    Given(Path(table)): Given<Path<String>>,
) -> Answer<([(HeaderName, String); 2], String)> {
    let text = app.house.look_back(&table, Room::replay_text).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"fracas-{table}.txt\"")),
    ];
    Ok((headers, text))
}

async fn carry_out(app: &App, caller: Caller, table: &str, deed: Deed) -> Answer<Json<TableInfo>> {
    let person = caller.named()?;
    let id = person.id;
    app.house.ask(table, |reply| Ask::Do { person, deed, reply }).await??;
    info(app, table, Some(id)).await
}

async fn info(app: &App, table: &str, person: Option<PersonId>) -> Answer<Json<TableInfo>> {
    Ok(Json(app.house.ask(table, |reply| Ask::Info { person, reply }).await?))
}
