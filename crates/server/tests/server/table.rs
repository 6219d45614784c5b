//! Tables, the people who play there, and what they hear.

use fracas_client::{Socket, Visitor};
use fracas_core::{Chance as _, Fast};
use fracas_protocol::{NewSeat, NewTable, Request, Sit};
use serde_json::Value;

use crate::house::{House, code_of, within};

/// Wishes for a table with the host at seat 0 and an open seat 1.
pub(crate) fn new_table(mode: &str) -> NewTable {
    NewTable {
        game: "battle-arena".into(),
        mode: mode.into(),
        options: [].into(),
        seats: vec![NewSeat::Me, NewSeat::Open],
        listed: true,
        clock: None,
        hints: None,
        packs: Vec::new(),
    }
}

/// Gets a seat for a bot.
pub(crate) fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.into(), deck: None }
}

/// Makes a table and gives its id.
pub(crate) async fn make(host: &Visitor, table: &NewTable) -> String {
    let info = within(host.make_table(table)).await.expect("the table is made");
    info["id"].as_str().expect("a table has an id").to_owned()
}

/// Brings a nonce of one's own, and the usual deck.
pub(crate) fn nonce(nonce: &str) -> Sit {
    Sit { nonce: nonce.into(), deck: None }
}

pub(crate) async fn sit(visitor: &Visitor, table: &str, place: u8) -> Value {
    let sit = nonce(&format!("nonce-{place}"));
    within(visitor.sit(table, place, &sit)).await.expect("the seat is free")
}

/// Someone who follows a table over a socket, and everything that is heard there.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) table: String,
    /// The number of the last thing that happened.
    pub(crate) number: u64,
    /// The match; null before it is on.
    pub(crate) position: Value,
    /// The facts about the table.
    pub(crate) facts: Value,
    pub(crate) lines: Vec<Value>,
    /// Every message, in order.
    pub(crate) heard: Vec<Value>,
}

impl Player {
    pub(crate) async fn at(table: &str, visitor: &Visitor) -> Player {
        Player::back_at(table, visitor, None).await
    }

    /// Follows a table of which everything up to a number is known.
    pub(crate) async fn back_at(table: &str, visitor: &Visitor, after: Option<u64>) -> Player {
        let socket = within(visitor.socket()).await.expect("the socket opens");
        let mut player = Player {
            socket,
            table: table.to_owned(),
            number: 0,
            position: Value::Null,
            facts: Value::Null,
            lines: Vec::new(),
            heard: Vec::new(),
        };
        let follow = Request::Follow { table: table.to_owned(), after };
        player.ask(follow).await.expect("the table can be followed");
        player
    }

    /// Hears the next message. What happens at the table must come in order, without a gap.
    pub(crate) async fn hear(&mut self) -> Value {
        let message = within(self.socket.next()).await.expect("the socket is open");
        self.note(&message);
        message
    }

    fn note(&mut self, message: &Value) {
        self.heard.push(message.clone());
        match message["type"].as_str().expect("a message has a type") {
            "following" => {
                self.number = message["number"].as_u64().expect("a number");
                self.facts = message["table"].clone();
                self.position = message["position"].clone();
                self.lines.clone_from(message["lines"].as_array().expect("lines"));
            }
            "update" => {
                assert_eq!(message["table"], *self.table);
                assert_eq!(message["number"], self.number + 1, "one more than before");
                self.number += 1;
                self.lines.extend(message["lines"].as_array().expect("lines").clone());
                if !message["position"].is_null() {
                    self.position = message["position"].clone();
                }
            }
            "table" => self.facts = message["table"].clone(),
            _ => {}
        }
    }

    /// Hears messages until what is known fulfils a condition.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Player) -> bool) {
        while !is_so(self) {
            self.hear().await;
        }
    }

    /// Asks for something; gives the answer or the refusal.
    pub(crate) async fn ask(&mut self, request: Request) -> Result<Value, Value> {
        let id = within(self.socket.send(request)).await.expect("the socket is open");
        self.answer_to(id).await
    }

    /// Waits for the answer to a request.
    pub(crate) async fn answer_to(&mut self, id: u32) -> Result<Value, Value> {
        loop {
            let message = self.hear().await;
            if message["id"] != id {
                continue;
            }
            return match message["type"].as_str() {
                Some("refused") => Err(message["refusal"].clone()),
                _ => Ok(message),
            };
        }
    }

    /// Asks for something that must be refused, and gives the code.
    pub(crate) async fn refused(&mut self, request: Request) -> String {
        code_of(&self.ask(request).await.expect_err("this must be refused"))
    }

    pub(crate) fn turn(&self) -> Option<u64> {
        self.position["turn"].as_u64()
    }

    /// Lists what can be played.
    pub(crate) fn choices(&self) -> Vec<String> {
        let choices = self.position["view"]["choices"].as_array().into_iter().flatten();
        choices.filter_map(|choice| choice["notation"].as_str()).map(str::to_owned).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.facts["stage"] == "finished"
    }

    /// Gets the request to play an action now.
    pub(crate) fn to_play(&self, action: &str) -> Request {
        let turn = self.turn().unwrap_or_default();
        Request::Play { table: self.table.clone(), turn, action: action.to_owned() }
    }

    /// Plays an action and waits until it is seen.
    pub(crate) async fn play(&mut self, action: &str) {
        let (turn, request) = (self.turn(), self.to_play(action));
        self.ask(request).await.expect("the action is legal");
        self.until(|player| player.turn() != turn).await;
    }

    /// Plays the first choice.
    pub(crate) async fn play_any(&mut self) {
        let action = self.choices().swap_remove(0);
        self.play(&action).await;
    }

    /// Gets the request to take back a move now.
    pub(crate) fn to_undo(&self) -> Request {
        Request::Undo { table: self.table.clone(), number: self.number }
    }

    /// Gets the answer to the wish to take back a move that is known.
    pub(crate) fn to_answer(&self, agree: bool) -> Request {
        let number = self.facts["undo_asked"]["number"].as_u64().unwrap_or_default();
        Request::AnswerUndo { table: self.table.clone(), number, agree }
    }

    pub(crate) async fn say(&mut self, text: &str) -> Result<Value, Value> {
        self.ask(Request::Say { table: self.table.clone(), text: text.into() }).await
    }

    /// Waits until the server has nothing more to say that was caused before now.
    pub(crate) async fn settle(&mut self) {
        self.ask(Request::Ping).await.expect("the server is there");
    }
}

/// Two people in a match, and their sockets.
pub(crate) struct Duel {
    pub(crate) table: String,
    pub(crate) ann: Visitor,
    pub(crate) bob: Visitor,
    pub(crate) players: [Player; 2],
}

impl Duel {
    pub(crate) async fn begin(house: &House, mode: &str) -> Duel {
        Duel::at(house, &new_table(mode)).await
    }

    /// Sits Ann at seat 0 of her own table and Bob at seat 1.
    pub(crate) async fn at(house: &House, table: &NewTable) -> Duel {
        let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
        let table = make(&ann, table).await;
        sit(&ann, &table, 0).await;
        sit(&bob, &table, 1).await;
        let players = [Player::at(&table, &ann).await, Player::at(&table, &bob).await];
        let mut duel = Duel { table, ann, bob, players };
        duel.players[0].until(|ann| ann.facts["seats"][1]["holder"]["away_since"].is_null()).await;
        duel
    }

    /// Gets the index of the one who must choose.
    pub(crate) fn due(&self) -> usize {
        let due = self.players.iter().position(|player| player.turn().is_some());
        due.expect("someone is due")
    }

    /// Lets both hear all that happened.
    pub(crate) async fn catch_up(&mut self) {
        catch_up(&mut self.players).await;
    }

    /// Lets someone take back a move, or ask for it, having heard all that happened.
    pub(crate) async fn undo(&mut self, who: usize) -> Result<Value, Value> {
        self.catch_up().await;
        let request = self.players[who].to_undo();
        self.players[who].ask(request).await
    }

    /// Lets someone answer the wish to take back a move, having heard all that happened.
    pub(crate) async fn answer_undo(&mut self, who: usize, agree: bool) -> Result<Value, Value> {
        self.catch_up().await;
        self.players[who].settle().await;
        let request = self.players[who].to_answer(agree);
        self.players[who].ask(request).await
    }

    /// Lets the one who is due play the first choice.
    pub(crate) async fn step(&mut self) {
        let due = self.due();
        self.players[due].play_any().await;
        self.catch_up().await;
    }

    /// Plays until both place their line-ups.
    pub(crate) async fn reach_line_up(&mut self) {
        while self.players[0].position["view"]["scene"]["moment"] != "Line-up" {
            self.step().await;
        }
    }

    /// Plays to the end.
    pub(crate) async fn finish(&mut self, seed: u64) {
        play_out(&mut self.players, &mut Fast::new(seed)).await;
    }
}

/// Lets everyone hear what the one who has heard most has.
pub(crate) async fn catch_up(players: &mut [Player]) {
    let last = players.iter().map(|player| player.number).max().unwrap_or_default();
    for player in players {
        player.until(|player| last <= player.number).await;
    }
}

/// Plays a match to its end by choices that `chance` makes; bots and spectators may be there.
pub(crate) async fn play_out(players: &mut [Player], chance: &mut Fast) {
    while !players[0].is_over() {
        match players.iter().position(|player| player.turn().is_some()) {
            Some(due) => {
                let mut choices = players[due].choices();
                let action = choices.swap_remove(chance.below(choices.len() as u32) as usize);
                players[due].play(&action).await;
            }
            None => drop(players[0].hear().await),
        }
        catch_up(players).await;
    }
    for player in players {
        player.until(Player::is_over).await;
    }
}
