//! People: a name is all it takes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use fracas_core::{readable, visible};
use fracas_protocol::{Listing, Me, NewMe, Refused};

use super::caller::{COOKIE, Caller};
use super::{Answer, Body};
use crate::app::App;
use crate::origin::Origin;
use crate::refusal::{from_store, refused};
use crate::time::now;
use crate::token::{hash_of, new_token};

/// Tells who the caller is; null for someone who has not given a name yet.
#[utoipa::path(get, path = "/api/v1/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn who_am_i(caller: Caller) -> Json<Option<Me>> {
    Json(caller.person.map(|person| Me { name: person.name }))
}

/// Gives the caller a name, and a token in a cookie with the first one.
#[utoipa::path(post, path = "/api/v1/me", tag = "people", request_body = NewMe, responses(
    (status = 200, body = Me), (status = 422, body = Refused)))]
pub(super) async fn name_me(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
    Body(wish): Body<NewMe>,
) -> Answer<(CookieJar, Json<Me>)> {
    let name = readable(&wish.name)
        .filter(|_| visible(&wish.name).chars().count() == wish.name.chars().count())
        .ok_or_else(|| refused("bad-name", "a name has 1 to 40 characters that can be seen"))?;
    if let Some(person) = caller.person {
        app.house.store.rename(person.id, &name).await.map_err(|why| from_store(&why))?;
        app.people.tell(person.id, Some(name.clone()));
        return Ok((jar, Json(Me { name })));
    }
    app.gate.let_make(caller.client)?;
    let token = new_token();
    let hash = hash_of(&token).ok_or_else(|| refused("no-token", "no token could be made"))?;
    app.house.store.add_person(hash, &name, now()).await.map_err(|why| from_store(&why))?;
    Ok((jar.add(cookie(&app, token)), Json(Me { name })))
}

/// Forgets the caller: the token in the cookie is good for nothing any more.
#[utoipa::path(delete, path = "/api/v1/me", tag = "people", responses((status = 204)))]
pub(super) async fn forget_me(
    State(app): State<App>,
    caller: Caller,
    jar: CookieJar,
) -> Answer<(StatusCode, CookieJar)> {
    if let Some(token) = caller.token {
        app.house.store.forget(token).await.map_err(|why| from_store(&why))?;
        if let Some(person) = caller.person {
            app.people.tell(person.id, None);
        }
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(&app, String::new()))))
}

/// Lists the tables the caller made or sat at, the newest first.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "people", responses(
    (status = 200, body = Vec<Listing>), (status = 401, body = Refused)))]
pub(super) async fn my_tables(
    State(app): State<App>,
    caller: Caller,
) -> Answer<Json<Vec<Listing>>> {
    let person = caller.named()?;
    Ok(Json(app.house.tables_of(person.id).await?))
}

fn cookie(app: &App, token: String) -> Cookie<'static> {
    let is_secure = app.config.public_url.as_ref().is_some_and(Origin::is_secure);
    Cookie::build((COOKIE, token))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(is_secure)
        .permanent()
        .build()
}
