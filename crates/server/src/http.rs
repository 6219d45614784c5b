//! The routes.
//!
//! - `caller`: who asks; `guard`: what every request and answer passes
//! - `people`, `decks`, `games`, `tables`, `events`: the API; `assets`: the web client

mod assets;
mod caller;
mod decks;
mod events;
mod games;
mod guard;
mod people;
mod tables;

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, FromRequestParts, State, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use fracas_protocol::Refused;
use tokio::time::Instant;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::refusal::refused;
use crate::socket::Visitor;
pub(crate) use assets::has_web_client;
pub(crate) use caller::{Caller, no_name};

/// How long it is believed that the store takes writes, or not.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);
/// What a socket reads at once: people send little, and the usual 128 KB of each would be most of
/// what a table needs.
const READ_BUFFER: usize = 4 << 10;

/// The document that describes the API.
#[derive(OpenApi)]
#[openapi(info(
    title = "Fracas",
    description = "Tables for battle card games. What happens at a table goes over the socket at \
                   /api/v1/socket, whose messages are described in /api/v1/messages.json.",
    license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
))]
struct Api;

/// Makes all routes.
pub(crate) fn router(app: App) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(people::who_am_i, people::name_me, people::forget_me))
        .routes(routes!(people::my_tables))
        .routes(routes!(decks::my_decks, decks::keep_deck))
        .routes(routes!(decks::my_deck, decks::change_deck, decks::drop_deck))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::cards))
        .routes(routes!(games::check_deck))
        .routes(routes!(tables::lobby, tables::make))
        .routes(routes!(tables::table, tables::close))
        .routes(routes!(tables::sit, tables::stand_up, tables::change_seat))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::replay))
        .routes(routes!(tables::replay_file))
        .routes(routes!(events::events, events::hold))
        .routes(routes!(events::my_events))
        .routes(routes!(events::event, events::call_off))
        .routes(routes!(events::sign_up))
        .routes(routes!(events::take_out))
        .routes(routes!(events::add_bot))
        .routes(routes!(events::start))
        .routes(routes!(messages))
        .routes(routes!(socket))
        .routes(routes!(health))
        .routes(routes!(metrics))
        .split_for_parts();
    let limits = app.config.limits;
    api.route("/api/v1/openapi.json", get(|| async move { Json(document) }))
        .fallback(assets::asset)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), guard::check))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// Describes the messages that go over the socket, as a JSON schema.
#[utoipa::path(get, path = "/api/v1/messages.json", tag = "socket", responses((status = 200, body = serde_json::Value)))]
async fn messages() -> Json<serde_json::Value> {
    Json(fracas_protocol::message_schema())
}

/// Opens the socket that tables are followed and played over.
#[utoipa::path(get, path = "/api/v1/socket", tag = "socket", responses(
    (status = 101, description = "from here on there are messages"),
    (status = 429, body = Refused), (status = 503, body = Refused)))]
async fn socket(
    State(app): State<App>,
    caller: Caller,
    Given(upgrade): Given<WebSocketUpgrade>,
) -> Answer<Response> {
    let permit = app.gate.let_socket_open(caller.client)?;
    let visitor = Visitor::new(&app, caller).await?;
    let response = upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(app.config.limits.message_bytes)
        .max_frame_size(app.config.limits.message_bytes)
        .on_upgrade(move |socket| crate::socket::serve(app, socket, visitor, permit));
    Ok(response)
}

/// Tells whether moves can be kept.
#[utoipa::path(get, path = "/health", tag = "operation", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain")))]
async fn health(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    // Those who ask at the same time wait for the first, and take its answer.
    let mut health = app.health.lock().await;
    let known = health.filter(|(at, _)| at.elapsed() < HEALTH_HOLDS);
    let is_healthy = if let Some((_, is_healthy)) = known {
        is_healthy
    } else {
        let checked = app.house.store.is_healthy().await;
        let checked = checked.inspect_err(|why| tracing::error!(%why, "the store is not healthy"));
        *health = Some((Instant::now(), checked.is_ok()));
        checked.is_ok()
    };
    if is_healthy {
        return "ok\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, "the database takes no writes\n").into_response()
}

/// Tells Prometheus the counts.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String, content_type = "text/plain")))]
async fn metrics() -> ([(HeaderName, &'static str); 1], String) {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::render())
}

/// Refuses what a path is not made for.
async fn wrong_method() -> Refusing {
    refused("wrong-method", "this cannot be done here; /api/v1/openapi.json lists what can").into()
}

/// A refusal as an answer.
pub(crate) struct Refusing(pub(crate) Refused);

impl From<Refused> for Refusing {
    fn from(why: Refused) -> Refusing {
        Refusing(why)
    }
}

impl IntoResponse for Refusing {
    fn into_response(self) -> Response {
        let status = match self.0.refusal.code {
            "no-name" => StatusCode::UNAUTHORIZED,
            "no-such-table" | "no-such-game" | "no-such-seat" | "no-such-page" | "no-such-deck"
            | "no-such-event" | "no-such-entrant" => StatusCode::NOT_FOUND,
            "expired" => StatusCode::GONE,
            "foreign-page" | "not-your-table" | "not-your-seat" | "not-your-event"
            | "not-seated" => StatusCode::FORBIDDEN,
            "too-slow" => StatusCode::REQUEST_TIMEOUT,
            "seat-taken" | "seat-kept" | "already-seated" | "already-playing" | "finished"
            | "not-finished" | "not-playing" | "too-many-changes" | "deck-changed"
            | "too-many-decks" | "already-started" | "not-on" | "event-full"
            | "already-signed-up" | "too-few" | "bad-pods" | "misfit" | "deck-is-set"
            | "event-is-on" => StatusCode::CONFLICT,
            "too-fast" | "too-many-connections" | "too-many-tables" | "too-many-events" => {
                StatusCode::TOO_MANY_REQUESTS
            }
            "store-failed" | "not-kept" | "full" | "gone" => StatusCode::SERVICE_UNAVAILABLE,
            "unreadable-table" | "unreadable-event" => StatusCode::INTERNAL_SERVER_ERROR,
            "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
            "wrong-method" => StatusCode::METHOD_NOT_ALLOWED,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        metrics::counter!("fracas_refusals_total", "code" => self.0.refusal.code).increment(1);
        (status, Json(self.0)).into_response()
    }
}

/// The answer to a request, or why there is none.
type Answer<T> = Result<T, Refusing>;

/// What the head of a request says, refused in our words where it is wrong.
struct Given<T>(T);

impl<S: Sync, T: FromRequestParts<S, Rejection: std::fmt::Display>> FromRequestParts<S>
    for Given<T>
{
    type Rejection = Refusing;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Given<T>> {
        let given = T::from_request_parts(parts, state).await;
        given.map(Given).map_err(|why| refused("unreadable", why.to_string()).into())
    }
}

/// A JSON body, refused in our words where it is wrong.
struct Body<T>(T);

impl<S: Send + Sync, T: serde::de::DeserializeOwned> axum::extract::FromRequest<S> for Body<T> {
    type Rejection = Refusing;

    async fn from_request(request: axum::extract::Request, state: &S) -> Answer<Body<T>> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(refused("too-large", "what you send is too large").into())
            }
            Err(why) => Err(refused("unreadable", why.body_text()).into()),
        }
    }
}
