//! What every request and every answer passes: limits, the Origin check and security headers.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use fracas_protocol::Refused;

use super::Refusing;
use super::caller::client;
use crate::app::App;
use crate::origin::Origin;
use crate::refusal::refused;

/// What a page may load and do. Styles may be set by the page's own script, for moving cards.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // A link to a table is an invitation: it is not given to other sites.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Checks a request and marks its answer.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let is_api = parts.uri.path().starts_with("/api/v1/");
    let acts = !matches!(parts.method, Method::GET | Method::HEAD);
    let opens_socket = parts.headers.contains_key(header::UPGRADE);
    let origin = if acts || opens_socket {
        check_origin(&parts.headers, app.config.public_url.as_ref())
    } else {
        Ok(())
    };
    let is_counted = is_api || parts.uri.path() == "/health";
    let pace = if is_counted { app.gate.let_request_in(client(&parts, &app)) } else { Ok(()) };
    let mut response = match origin.and(pace) {
        Ok(()) => {
            let answer = next.run(Request::from_parts(parts, body));
            let patience = app.config.limits.request_patience;
            tokio::time::timeout(patience, answer)
                .await
                .unwrap_or_else(|_| Refusing(too_slow()).into_response())
        }
        Err(why) => Refusing(why).into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn too_slow() -> Refused {
    refused("too-slow", "this took too long; send all of it at once, or try again")
}

/// Refuses what a page from elsewhere asks for in its visitor's name. Programs that are not
/// browsers send no Origin, and no cookies but their own.
fn check_origin(headers: &HeaderMap, public_url: Option<&Origin>) -> Result<(), Refused> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let is_ours = if let Some(url) = public_url {
        origin == url.as_str()
    } else {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let from = origin.split_once("://").map(|(_, host)| host);
        from.is_some() && from == host
    };
    if is_ours {
        return Ok(());
    }
    Err(refused("foreign-page", "this was asked for by a page of another site"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_let_in(origin: Option<&'static str>, public_url: Option<&str>) -> bool {
        let public_url: Option<Origin> = public_url.and_then(|url| url.parse().ok());
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("cards.example.org:8700"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        check_origin(&headers, public_url.as_ref()).is_ok()
    }

    #[test]
    fn only_our_own_pages_may_act() {
        assert!(is_let_in(Some("http://cards.example.org:8700"), None));
        assert!(is_let_in(None, None), "a program that is no browser");
        for foreign in ["http://evil.example", "null", "", "http://cards.example.org:8701"] {
            assert!(!is_let_in(Some(foreign), None), "{foreign:?}");
        }
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts() {
        let public = Some("https://Play.Example:443/");
        assert!(is_let_in(Some("https://play.example"), public));
        assert!(!is_let_in(Some("http://play.example"), public));
        assert!(!is_let_in(Some("http://cards.example.org:8700"), public));
    }
}
