//! Someone with a name, over HTTP.

use fracas_protocol::{NewMe, NewTable, Sit};
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, Response};
use serde::Serialize;
use serde_json::Value;

use crate::{ClientError, Socket};

/// Someone at a server, known by a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    http: reqwest::Client,
    url: String,
    cookie: Option<String>,
}

impl Visitor {
    /// Comes to a server without a name: to watch.
    pub fn new(url: &str) -> Visitor {
        Visitor::sharing(reqwest::Client::new(), url)
    }

    /// Comes to a server over connections that others use as well.
    pub fn sharing(http: reqwest::Client, url: &str) -> Visitor {
        Visitor { http, url: url.trim_end_matches('/').to_owned(), cookie: None }
    }

    /// Comes to a server with a name.
    pub async fn named(url: &str, name: &str) -> Result<Visitor, ClientError> {
        let mut visitor = Visitor::new(url);
        visitor.take_name(name).await?;
        Ok(visitor)
    }

    /// Takes a name, and keeps the cookie that comes with it.
    pub async fn take_name(&mut self, name: &str) -> Result<(), ClientError> {
        let body = NewMe { name: name.to_owned() };
        let response = self.request(Method::POST, "/api/v1/me", Some(&body)).await?;
        let set = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = set.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        self.cookie = cookie.or(self.cookie.take());
        answer(response).await.map(drop)
    }

    /// Gets the cookie that proves who this is, as a browser sends it.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Makes a table and gives the facts about it.
    pub async fn make_table(&self, table: &NewTable) -> Result<Value, ClientError> {
        self.call(Method::POST, "/api/v1/tables", Some(table)).await
    }

    /// Sits down at a table.
    pub async fn sit(&self, table: &str, place: u8, sit: &Sit) -> Result<Value, ClientError> {
        self.call(Method::POST, &format!("/api/v1/tables/{table}/seats/{place}"), Some(sit)).await
    }

    /// Gets something from the API.
    pub async fn get(&self, path: &str) -> Result<Value, ClientError> {
        self.call(Method::GET, path, None::<&()>).await
    }

    /// Asks the API for something and reads the answer.
    pub async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Value, ClientError> {
        answer(self.request(method, path, body).await?).await
    }

    /// Asks for something, and gives the whole answer.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Response, ClientError> {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        Ok(request.send().await?)
    }

    /// Opens a socket.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        Socket::open(&self.url, self.cookie.as_deref()).await
    }
}

async fn answer(response: Response) -> Result<Value, ClientError> {
    let is_success = response.status().is_success();
    let status = response.status();
    let text = response.text().await?;
    let value = if text.is_empty() { Value::Null } else { read(&text)? };
    match is_success {
        true => Ok(value),
        false if value["refusal"].is_object() => Err(ClientError::refused(value)),
        false => Err(ClientError::Answer(format!("{status}: {text}"))),
    }
}

fn read(text: &str) -> Result<Value, ClientError> {
    serde_json::from_str(text).map_err(|_| ClientError::Answer(text.to_owned()))
}
