//! The lobby, which keeps itself up to date.

use fracas_client::Socket;
use fracas_protocol::Request;
use serde_json::{Value, json};

use crate::house::{House, get, within};
use crate::table::{Duel, make, new_table, sit};

/// Someone who looks at the lobby.
struct Visitor {
    socket: Socket,
    tables: Value,
}

impl Visitor {
    async fn of(house: &House) -> Visitor {
        let mut socket = within(house.stranger().socket()).await.unwrap();
        within(socket.ask(Request::EnterLobby)).await.unwrap();
        let mut visitor = Visitor { socket, tables: Value::Null };
        visitor.until(|tables| !tables.is_null()).await;
        visitor
    }

    async fn until(&mut self, is_so: impl Fn(&Value) -> bool) {
        while !is_so(&self.tables) {
            let message = within(self.socket.next()).await.unwrap();
            if message["type"] == "lobby" {
                self.tables = message["tables"].clone();
            }
        }
    }
}

#[tokio::test]
async fn whoever_is_in_the_lobby_sees_tables_come_change_and_go() {
    let house = House::open().await;
    let mut lobby = Visitor::of(&house).await;
    assert_eq!(lobby.tables, json!([]));
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table("rookie")).await;
    lobby.until(|tables| tables[0]["open_seats"] == 1).await;
    let shown = &lobby.tables[0];
    assert_eq!(shown["id"], table.as_str());
    assert_eq!([&shown["host"], &shown["game"], &shown["mode"]], ["Ann", "battle-arena", "rookie"]);
    assert_eq!([&shown["stage"], &shown["sitters"]], [&json!("open"), &json!([])]);
    sit(&ann, &table, 0).await;
    lobby.until(|tables| tables[0]["sitters"] == json!(["Ann"])).await;
    sit(&bob, &table, 1).await;
    lobby.until(|tables| tables[0]["stage"] == "playing").await;
    assert_eq!(lobby.tables, get(&bob, "/api/v1/tables").await.json(), "the same over HTTP");
    let mut player = crate::table::Player::at(&table, &ann).await;
    player.ask(Request::Resign { table }).await.unwrap();
    lobby.until(|tables| *tables == json!([])).await;
    assert_eq!(get(&bob, "/api/v1/tables").await.json(), json!([]));
}

#[tokio::test]
async fn a_table_that_is_not_listed_is_found_by_its_link_alone() {
    let house = House::open().await;
    let mut lobby = Visitor::of(&house).await;
    let ann = house.person("Ann").await;
    let mut hidden = new_table("rookie");
    hidden.listed = false;
    let hidden = make(&ann, &hidden).await;
    sit(&ann, &hidden, 0).await;
    let shown = make(&ann, &new_table("rookie")).await;
    lobby.until(|tables| tables[0]["id"] == shown.as_str()).await;
    assert_eq!(lobby.tables.as_array().unwrap().len(), 1);
    assert_eq!(
        get(&house.stranger(), &format!("/api/v1/tables/{hidden}")).await.json()["host"],
        "Ann"
    );
}

#[tokio::test]
async fn open_tables_come_first() {
    let house = House::open().await;
    let duel = Duel::begin(&house, "rookie").await;
    let open = make(&duel.ann, &new_table("substitution")).await;
    let tables = get(&house.stranger(), "/api/v1/tables").await.json();
    let ids: Vec<&str> =
        tables.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [open.as_str(), duel.table.as_str()]);
}

#[tokio::test]
async fn who_left_the_lobby_is_told_nothing_until_the_return() {
    let house = House::open().await;
    let mut lobby = Visitor::of(&house).await;
    within(lobby.socket.ask(Request::LeaveLobby)).await.unwrap();
    let ann = house.person("Ann").await;
    make(&ann, &new_table("rookie")).await;
    // Another visitor has seen the table, and so would this one have.
    Visitor::of(&house).await.until(|tables| *tables != json!([])).await;
    within(lobby.socket.ask(Request::EnterLobby)).await.unwrap();
    let first = within(lobby.socket.next()).await.unwrap();
    assert_eq!([&first["type"], &first["tables"][0]["host"]], ["lobby", "Ann"]);
}
