//! A socket: requests out, answers and news in.

use std::collections::VecDeque;

use fracas_protocol::{ClientMessage, Request};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::ClientError;

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    requests: u32,
    /// What came in while an answer was waited for.
    news: VecDeque<Value>,
}

impl Socket {
    /// Opens a socket with a cookie, and reads the greeting.
    pub async fn open(url: &str, cookie: Option<&str>) -> Result<Socket, ClientError> {
        let url = format!("{}/api/v1/socket", url.replacen("http", "ws", 1));
        let mut request = url.into_client_request().map_err(broken)?;
        if let Some(cookie) = cookie {
            let value = cookie.parse().map_err(|_| ClientError::Answer(cookie.to_owned()))?;
            request.headers_mut().insert("cookie", value);
        }
        let (stream, _) = connect_async(request).await.map_err(broken)?;
        let mut socket = Socket { stream, requests: 0, news: VecDeque::new() };
        let hello = socket.next().await?;
        if hello["type"] == "hello" {
            Ok(socket)
        } else {
            Err(ClientError::Answer(hello.to_string()))
        }
    }

    /// Sends a request and waits for its answer; what comes in before it waits for [`Socket::next`].
    pub async fn ask(&mut self, request: Request) -> Result<Value, ClientError> {
        let id = self.send(request).await?;
        loop {
            let message = self.receive().await?;
            if message["id"] != id {
                self.news.push_back(message);
            } else if message["type"] == "refused" {
                return Err(ClientError::refused(message));
            } else {
                return Ok(message);
            }
        }
    }

    /// Sends a request without waiting, and gives its number.
    pub async fn send(&mut self, request: Request) -> Result<u32, ClientError> {
        self.requests += 1;
        let message = ClientMessage { id: self.requests, request };
        let text =
            serde_json::to_string(&message).map_err(|why| ClientError::Answer(why.to_string()))?;
        self.send_text(text).await?;
        Ok(self.requests)
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.stream.send(Message::Text(text.into())).await.map_err(broken)
    }

    /// Sends bytes as they are.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.stream.send(Message::Binary(bytes.into())).await.map_err(broken)
    }

    /// Waits for the next message.
    pub async fn next(&mut self) -> Result<Value, ClientError> {
        match self.news.pop_front() {
            Some(message) => Ok(message),
            None => self.receive().await,
        }
    }

    /// Waits for the next text, unread: for those who have no time to read it all.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Connection("the server closed it".into()));
                }
                Some(Ok(_)) => {}
                Some(Err(why)) => return Err(broken(why)),
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        // It may be closed already.
        let _ = self.stream.close(None).await;
    }

    async fn receive(&mut self) -> Result<Value, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|_| ClientError::Answer(text))
    }
}

fn broken(why: impl std::fmt::Display) -> ClientError {
    ClientError::Connection(why.to_string())
}
