//! Who is at the other end of a socket.

use fracas_protocol::Refused;
use tokio::sync::watch;

use crate::app::App;
use crate::http::Caller;
use crate::people::Name;
use crate::refusal::from_store;
use crate::store::Person;

/// Who is at the other end, and the news of them.
pub(crate) struct Visitor {
    pub(super) person: Option<Person>,
    pub(super) news: Option<watch::Receiver<Name>>,
}

impl Visitor {
    /// Watches who asks for a socket. They are looked up again, since they may have changed since.
    pub(crate) async fn new(app: &App, caller: Caller) -> Result<Visitor, Refused> {
        let Some((person, token)) = caller.person.zip(caller.token) else {
            return Ok(Visitor { person: None, news: None });
        };
        let news = app.people.watch(person.id);
        let found = app.house.store.person(token).await.map_err(|why| from_store(&why));
        if !matches!(found, Ok(Some(_))) {
            app.people.unwatch(person.id, news);
            return found.map(|_| Visitor { person: None, news: None });
        }
        Ok(Visitor { person: found?, news: Some(news) })
    }

    /// Waits for another name; none when the person is forgotten.
    pub(super) async fn renamed(&mut self) -> Name {
        if let Some(news) = &mut self.news
            && news.changed().await.is_ok()
        {
            return news.borrow_and_update().clone();
        }
        std::future::pending().await
    }
}
