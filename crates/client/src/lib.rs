//! A client of the server, for programs: bots from outside, tests and tests of load.
//!
//! A [`Visitor`] is someone with a name, who can make tables and sit down; a [`Socket`] follows
//! tables and plays. Messages of the server are JSON values: a program reads what it needs of them.

mod socket;
mod visitor;

pub use socket::Socket;
pub use visitor::Visitor;

use serde_json::Value;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused.
    #[error("refused ({code}): {sentence}")]
    Refused {
        /// A permanent word for the reason.
        code: String,
        /// The reason.
        sentence: String,
        /// The whole answer.
        answer: Value,
    },
    /// The server cannot be reached, or the connection broke.
    #[error("the connection failed: {0}")]
    Connection(String),
    /// The server said something that makes no sense here.
    #[error("the server answered {0}")]
    Answer(String),
}

impl ClientError {
    fn refused(answer: Value) -> ClientError {
        let word = |name: &str| answer["refusal"][name].as_str().unwrap_or_default().to_owned();
        ClientError::Refused { code: word("code"), sentence: word("sentence"), answer }
    }

    /// Gets the code of a refusal; empty for everything else.
    pub fn code(&self) -> &str {
        match self {
            ClientError::Refused { code, .. } => code,
            ClientError::Connection(_) | ClientError::Answer(_) => "",
        }
    }
}

impl From<reqwest::Error> for ClientError {
    fn from(why: reqwest::Error) -> ClientError {
        ClientError::Connection(why.to_string())
    }
}
