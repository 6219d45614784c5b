//! A scenario as a position that can be loaded: that of a dealt game, with what the test names put in its
//! place.

use std::sync::Arc;

use fracas_core::{Match, Seed, Setup, Table as _};
use fracas_rlyeh::{Card, CardKind, Catalogue, Colour, Rlyeh, Starter};
use serde_json::{Value, json};

use super::{Player, Scenario, names, strings};

impl Scenario {
    /// Writes the position.
    pub(super) fn state(&self, game: &Arc<Rlyeh>, setup: &Setup) -> Value {
        let seed = Seed::from_number(1);
        let dealt = Match::deal(game.clone(), setup.clone(), &names(self.seats), seed);
        let mut state = dealt.position();
        // A hero that was dealt may ask something at the start of its turn.
        for under_way in ["effects", "mind"] {
            state.as_object_mut().unwrap().remove(under_way);
        }
        let catalogue = game.catalogue();
        let mut deleted = self.deleted.clone();
        let players: Vec<Value> =
            (0..self.seats).map(|seat| self.player(seat, catalogue, &mut deleted)).collect();
        state["phase"] = json!("main");
        state["turn"] = json!(self.turn());
        state["first"] = json!(0);
        state["active"] = json!(self.active);
        state["quiet"] = json!(self.quiet);
        state["tokens"] = json!(self.tokens);
        state["power"] = json!(self.power);
        state["players"] = json!(players);
        state["board"] = self.piles(&state["board"], &mut deleted);
        state["bosses"] = self.bosses(&state["bosses"], &mut deleted);
        let pox = 20 - self.copies("pax-pox");
        let left = self.pox.unwrap_or(pox);
        deleted.extend((left..pox).map(|_| "pax-pox".to_owned()));
        state["pox"] = json!(left);
        state["glob"] = json!(self.glob);
        state["deleted"] = json!(deleted);
        state["this_turn"] = self.this_turn(&state["this_turn"], catalogue);
        state
    }

    /// Gets the earliest turn of the active player before which there were enough quiet ones.
    fn turn(&self) -> usize {
        let rounds = usize::from(self.quiet.saturating_sub(1)).div_ceil(self.seats);
        rounds * self.seats + 1 + self.active.index()
    }

    /// Counts the copies of a card that are named somewhere.
    fn copies(&self, id: &str) -> u8 {
        let named = self.named();
        let on_board = self.board.iter().filter(|card| *card == id).count();
        (named.iter().filter(|card| *card == id).count() - on_board) as u8
    }

    fn player(&self, seat: usize, catalogue: &Catalogue, deleted: &mut Vec<String>) -> Value {
        let player = &self.players[seat];
        let mut left = self.starting_cards_left(seat, catalogue);
        let mut hand = player.hand.clone().unwrap_or_default();
        if player.hand.is_none()
            && let Some(quarter) = left.iter().position(|card| card == "quarter")
        {
            hand.push(left.remove(quarter));
        }
        let mut deck = player.deck.clone().unwrap_or_default();
        let mut discard = player.discard.clone().unwrap_or_default();
        match (&player.deck, &player.discard) {
            (None, _) if player.top.is_empty() => deck.extend(left),
            (_, None) => discard.extend(left),
            (_, Some(_)) => deleted.extend(left),
        }
        let top = player.top.iter().map(|card| json!({ "card": card, "seen_by": "everyone" }));
        json!({
            "hero": self.heroes[seat],
            "deck": { "cards": deck, "top": top.collect::<Vec<_>>() },
            "hand": hand,
            "play": player.in_play,
            "discard": discard,
            "front": player.front,
        })
    }

    /// Lists the starting cards of a player that are not named.
    fn starting_cards_left(&self, seat: usize, catalogue: &Catalogue) -> Vec<String> {
        let hero = catalogue.find_hero(&self.heroes[seat]);
        let hero = catalogue.hero(hero.unwrap_or_else(|| panic!("no hero {}", self.heroes[seat])));
        let own = owned(&self.players[seat]);
        let mut left = Vec::new();
        let mut add = |card: &Card, copies: u8| {
            let named = own.iter().filter(|id| **id == card.id).count();
            left.extend((named..usize::from(copies)).map(|_| card.id.clone()));
        };
        for (id, card) in catalogue.cards() {
            match card.kind {
                CardKind::Starter(Starter::Quarter) => add(card, hero.quarters),
                CardKind::Starter(Starter::Tube) => add(card, hero.tubes),
                CardKind::Unique if hero.start == Some(id) => add(card, 1),
                CardKind::Unique
                | CardKind::Stack(_)
                | CardKind::Loot(_)
                | CardKind::Boss(_)
                | CardKind::Pox => {}
            }
        }
        left
    }

    fn piles(&self, board: &Value, deleted: &mut Vec<String>) -> Value {
        let mut board = board.clone();
        for pile in board.as_array_mut().unwrap() {
            let card = pile["card"].as_str().unwrap().to_owned();
            let there = 9 - self.copies(&card);
            let left = self.left.get(&card).copied().unwrap_or(there);
            deleted.extend((left..there).map(|_| card.clone()));
            pile["left"] = json!(left);
        }
        board
    }

    fn bosses(&self, bosses: &Value, deleted: &mut Vec<String>) -> Value {
        let mut bosses = bosses.clone();
        for boss in bosses.as_array_mut().unwrap() {
            let named = self.named();
            let all = boss["loots"].as_array().unwrap().iter().filter_map(Value::as_str);
            let there: Vec<String> =
                all.filter(|loot| !named.iter().any(|id| id == loot)).map(str::to_owned).collect();
            let left = self.loots.get(boss["boss"].as_str().unwrap()).unwrap_or(&there);
            deleted.extend(there.iter().filter(|loot| !left.contains(loot)).cloned());
            boss["loots"] = json!(left);
        }
        bosses
    }

    /// Writes what was played this turn.
    fn this_turn(&self, ledger: &Value, catalogue: &Catalogue) -> Value {
        let mut ledger = ledger.clone();
        let colours: Vec<Colour> = self
            .plays
            .iter()
            .map(|id| catalogue.card(catalogue.find_card(id).unwrap()).colour)
            .collect();
        let count = |is_meant: &dyn Fn(&Colour) -> bool| {
            json!(colours.iter().filter(|colour| is_meant(colour)).count())
        };
        ledger["plays"] = json!(self.plays);
        ledger["played"] = json!(self.plays.len());
        ledger["green"] = count(&|colour| colour.is_green());
        ledger["red"] = count(&|colour| colour.is_red());
        ledger["gold"] = count(&|colour| *colour == Colour::Gold);
        ledger
    }
}

fn owned(player: &Player) -> Vec<String> {
    let parts = [&player.hand, &player.deck, &player.discard].into_iter().flatten().flatten();
    let beside = player.in_play.iter().chain(&player.top).chain(&player.front);
    let all: Vec<&str> = parts.chain(beside).map(String::as_str).collect();
    strings(&all)
}
