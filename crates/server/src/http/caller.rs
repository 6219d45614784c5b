//! Who asks: an address, and a person if the request carries a token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use fracas_protocol::Refused;

use super::{Answer, Refusing};
use crate::app::App;
use crate::gate::client_of;
use crate::refusal::{from_store, refused};
use crate::store::{Person, TokenHash};
use crate::token::hash_of;

/// The name of the cookie that holds a person's token.
pub(super) const COOKIE: &str = "fracas";

/// Who asks.
pub(crate) struct Caller {
    pub(crate) client: IpAddr,
    pub(crate) person: Option<Person>,
    pub(crate) token: Option<TokenHash>,
}

impl Caller {
    /// Gets the person, or refuses someone without a name.
    pub(super) fn named(self) -> Answer<Person> {
        self.person.ok_or_else(|| no_name().into())
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusing;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Caller> {
        let client = client(parts, app);
        let jar = CookieJar::from_headers(&parts.headers);
        let token = jar.get(COOKIE).and_then(|cookie| hash_of(cookie.value()));
        let person = match token {
            Some(token) => app.house.store.person(token).await.map_err(|why| from_store(&why))?,
            None => None,
        };
        Ok(Caller { client, person, token })
    }
}

/// Gets the client that a request comes from.
pub(super) fn client(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(address)| address.ip());
    let told = app.config.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
    client_of(told.unwrap_or(peer))
}

/// Gets the address that the proxy saw: the last one, since the client may have written the others.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// Refuses someone without a name.
pub(crate) fn no_name() -> Refused {
    refused("no-name", "say first how you want to be called")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_that_the_proxy_added_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers
            .append("x-forwarded-for", axum::http::HeaderValue::from_static("1.1.1.1, 10.0.0.7"));
        assert_eq!(forwarded(&headers), "10.0.0.7".parse().ok());
        headers.append("x-forwarded-for", axum::http::HeaderValue::from_static("nonsense"));
        assert_eq!(forwarded(&headers), None);
    }
}
