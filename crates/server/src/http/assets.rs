//! The web client, which is part of the binary.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::Refusing;
use crate::refusal::refused;

/// The files that the web client is built to.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Web;

const PAGE: &str = "index.html";
/// What a visitor reads where the web client was not built before the server.
const NO_CLIENT: &str =
    "The web client is not part of this binary. Build it with `make build`, which builds both.\n";

/// Checks whether the web client is part of the binary.
pub(crate) fn has_web_client() -> bool {
    Web::get(PAGE).is_some()
}

/// Gives a file of the web client; every other path is a page of it.
pub(super) async fn asset(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let reads = matches!(method, Method::GET | Method::HEAD);
    if path.starts_with("api/") || !reads {
        return Refusing(refused("no-such-page", format!("there is nothing at /{path}")))
            .into_response();
    }
    if let Some(file) = Web::get(path) {
        return give(path, &file, &headers);
    }
    // What looks like a file and is not there must not be answered with a page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    match Web::get(PAGE) {
        Some(file) => give(PAGE, &file, &headers),
        None => (StatusCode::SERVICE_UNAVAILABLE, NO_CLIENT).into_response(),
    }
}

fn give(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(file);
    // The build names files under assets/ by what is in them.
    let cache = match path.split('/').next() {
        Some("assets") => "public, max-age=31536000, immutable",
        Some("icons") => "public, max-age=86400",
        _ => "no-cache",
    };
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    let head = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data.to_vec()).into_response()
}

fn tag(file: &EmbeddedFile) -> String {
    use std::fmt::Write as _;
    let hash = file.metadata.sha256_hash();
    hash[..8].iter().fold(String::from("\""), |mut tag, byte| {
        let _ = write!(tag, "{byte:02x}");
        tag
    }) + "\""
}
