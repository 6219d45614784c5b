//! The address people reach the server by.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// Scheme, host and port of an address, the way browsers write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// Why a text is no address that people could reach a server by.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}; write it like https://cards.example.org")]
pub struct NotAnOrigin(&'static str);

impl Origin {
    /// Gets the address as a browser writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Checks whether it is reached over TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let url: Uri = text.parse().map_err(|_| NotAnOrigin("this is no address"))?;
        let (Some(scheme), Some(authority)) = (url.scheme_str(), url.authority()) else {
            return Err(NotAnOrigin("scheme or host is missing"));
        };
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(NotAnOrigin("browsers come by http or https")),
        };
        if authority.as_str().contains('@') {
            return Err(NotAnOrigin("a user is not part of it"));
        }
        if url.query().is_some() || !matches!(url.path(), "" | "/") || text.contains('#') {
            return Err(NotAnOrigin("it ends with host and port"));
        }
        let host = authority.host().to_ascii_lowercase();
        let has_port = authority.as_str().len() != authority.host().len();
        match authority.port_u16() {
            _ if host.is_empty() => Err(NotAnOrigin("the host is missing")),
            None if has_port => Err(NotAnOrigin("the port is no number")),
            Some(port) if port != usual => Ok(Origin(format!("{scheme}://{host}:{port}"))),
            Some(_) | None => Ok(Origin(format!("{scheme}://{host}"))),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_as_browsers_write_it() {
        for (given, kept) in [
            ("https://cards.example.org", "https://cards.example.org"),
            ("HTTPS://Cards.Example.ORG:443/", "https://cards.example.org"),
            ("http://cards.example.org:80", "http://cards.example.org"),
            ("http://cards.example.org:443", "http://cards.example.org:443"),
            ("http://[::1]:8700", "http://[::1]:8700"),
        ] {
            assert_eq!(given.parse::<Origin>().map(|it| it.to_string()), Ok(kept.into()));
        }
    }

    #[test]
    fn what_is_more_or_less_than_an_address_is_refused() {
        for bad in [
            "",
            "cards.example.org",
            "ftp://cards.example.org",
            "https://",
            "https://ann@cards.example.org",
            "https://cards.example.org/fracas",
            "https://cards.example.org/?a=b",
            "https://cards.example.org?a",
            "https://cards.example.org/#a",
            "https://cards.example.org:x",
            "https://cards.example.org:",
        ] {
            assert!(bad.parse::<Origin>().is_err(), "{bad:?}");
        }
    }
}
