//! A server for each test, and what it answers over HTTP.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use fracas_client::{ClientError, Visitor};
use fracas_server::{Config, Limits, Server};
use reqwest::Method;
use reqwest::header::HeaderMap;
use serde_json::Value;

/// How long anything may take before a test gives up; far more than it does.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits for something that must come.
pub(crate) async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it comes in time")
}

/// A server in a folder of its own, which goes with it.
pub(crate) struct House {
    config: Config,
    server: Option<Server>,
}

impl House {
    /// Opens a server without limits, whose bots do not dawdle.
    pub(crate) async fn open() -> House {
        House::with(|_| ()).await
    }

    /// Opens a server that is set up differently.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = format!("fracas-server-{}-{next}", std::process::id());
        let mut config = Config {
            address: ([127, 0, 0, 1], 0).into(),
            data: std::env::temp_dir().join(folder),
            public_url: None,
            behind_proxy: false,
            bot_threads: 1,
            bot_pause: Duration::ZERO,
            keep_days: None,
            limits: Limits::lifted(),
        };
        change(&mut config);
        let server = Server::start(config.clone()).await.expect("a server starts");
        config.address = server.address();
        House { config, server: Some(server) }
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    /// Sets how long bots wait before they move, from the next start on.
    pub(crate) fn set_bot_pause(&mut self, pause: Duration) {
        self.config.bot_pause = pause;
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.config.address)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.config.data.join("fracas.db")
    }

    pub(crate) async fn stop(&mut self) {
        let server = self.server.take().expect("the server runs");
        within(server.stop()).await.expect("the server stops well");
    }

    /// Starts it again on the same folder and address.
    pub(crate) async fn start(&mut self) {
        let server = Server::start(self.config.clone()).await.expect("a server starts again");
        self.server = Some(server);
    }

    /// Lets someone with a name come.
    pub(crate) async fn person(&self, name: &str) -> Visitor {
        Visitor::named(&self.url(), name).await.expect("a name is given")
    }

    /// Lets someone without a name come.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor::new(&self.url())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // A folder that cannot be removed is no reason to fail.
        let _ = std::fs::remove_dir_all(&self.config.data);
    }
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Gets status and code of a refusal, which says what every refusal says.
    pub(crate) fn refusal(&self) -> (u16, String) {
        assert!(400 <= self.status, "this was not refused: {self:?}");
        let answer = self.json();
        assert!(answer["problems"].is_array(), "{answer}");
        (self.status, code_of(&answer["refusal"]))
    }
}

/// Gets the code of a refusal, which says what every refusal says.
pub(crate) fn code_of(refusal: &Value) -> String {
    let code = refusal["code"].as_str().expect("a refusal has a code");
    assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code:?}");
    assert!(refusal["sentence"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{refusal}");
    assert!(refusal["rule"].is_null() || refusal["rule"].is_u64(), "{refusal}");
    code.to_owned()
}

/// Asks over HTTP for anything at all.
pub(crate) async fn call(
    visitor: &Visitor,
    method: Method,
    path: &str,
    body: Option<Value>,
) -> Answer {
    let response = within(visitor.request(method, path, body.as_ref())).await;
    answer(response.expect("the server answers")).await
}

/// Reads an answer to its end.
pub(crate) async fn answer(response: reqwest::Response) -> Answer {
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let text = within(response.text()).await.expect("the answer is text");
    Answer { status, headers, text }
}

/// Asks for a socket with headers of one's own; gives the answer, which is 101 for a socket.
pub(crate) async fn knock(house: &House, headers: &[(&str, &str)]) -> Answer {
    let mut request = reqwest::Client::new()
        .get(house.url() + "/api/v1/socket")
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = within(request.send()).await.expect("the server answers");
    if response.status() != 101 {
        return answer(response).await;
    }
    Answer { status: 101, headers: response.headers().clone(), text: String::new() }
}

pub(crate) async fn get(visitor: &Visitor, path: &str) -> Answer {
    call(visitor, Method::GET, path, None).await
}

pub(crate) async fn post(visitor: &Visitor, path: &str, body: Value) -> Answer {
    call(visitor, Method::POST, path, Some(body)).await
}

/// Gets the code of a refusal over HTTP.
pub(crate) fn code<T>(result: Result<T, ClientError>) -> String {
    match result {
        Err(ClientError::Refused { answer, .. }) => code_of(&answer["refusal"]),
        Err(other) => panic!("this is no refusal: {other}"),
        Ok(_) => panic!("this must be refused"),
    }
}
