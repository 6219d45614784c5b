//! How the match of a table begins: once every seat is someone's, a bot's or closed.

use fracas_core::{FairShuffle, Seed};
use fracas_protocol::{Refused, Stage};
use fracas_registry::{Level, bot_names};

use super::bout::{Bout, Player};
use super::{Happening, Place, Room, unplayable};
use crate::record::Plan;
use crate::refusal::refused;

impl Room {
    /// Begins the match once every seat is someone's, a bot's or closed.
    pub(super) fn start_when_settled(
        &mut self,
        happening: &mut Happening,
        at: u64,
    ) -> Result<(), Refused> {
        let is_settled = |place: &Place| {
            place.sitter.is_some() || matches!(place.plan, Plan::Bot { .. } | Plan::Closed)
        };
        if self.stage != Stage::Open || !self.places.iter().all(is_settled) {
            return Ok(());
        }
        let players: Vec<Player> = self.players()?;
        let setup = self.made.setup(self.decks());
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let nonces = players.iter().map(|player| player.nonce.clone()).collect();
        let fair = FairShuffle { secret: self.made.secret.clone(), nonces };
        let desk = self
            .entry
            .deal_fairly(&setup, &names, fair.clone())
            .map_err(|problems| unplayable(&problems))?;
        self.bout = Some(Bout::new(desk, fair, players, self.made.clock, happening.number, at));
        self.stage = Stage::Playing;
        happening.changes_match = true;
        Ok(())
    }

    /// Lists those who play, in seat order.
    fn players(&self) -> Result<Vec<Player>, Refused> {
        let mut players = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            let player = match (&place.sitter, &place.plan) {
                (Some(sitter), _) => Player::person(index as u8, sitter),
                (None, Plan::Bot { level, .. }) => {
                    let level =
                        level.parse().map_err(|why| refused("no-such-bot", format!("{why}")))?;
                    Player::bot(index as u8, level, self.bot_name(index as u8))
                }
                (None, Plan::Open | Plan::Kept { .. } | Plan::Closed) => continue,
            };
            players.push(player);
        }
        Ok(players)
    }

    /// Gets the deck of each seat that is played so far; empty for the usual one.
    fn decks(&self) -> Vec<String> {
        let deck = |place: &Place| match (&place.sitter, &place.plan) {
            (Some(sitter), _) => Some(sitter.deck.clone().unwrap_or_default()),
            (None, Plan::Bot { deck, .. }) => Some(deck.clone().unwrap_or_default()),
            (None, Plan::Open | Plan::Kept { .. }) => Some(String::new()),
            (None, Plan::Closed) => None,
        };
        self.places.iter().filter_map(deck).collect()
    }

    /// Names the bot at a place.
    pub(super) fn bot_name(&self, place: u8) -> String {
        if let Some(Place { plan: Plan::Bot { name: Some(name), .. }, .. }) =
            self.places.get(place as usize)
        {
            return name.clone();
        }
        let level = |place: &Place| match (&place.sitter, &place.plan) {
            (None, Plan::Bot { level, .. }) => level.parse().ok(),
            (Some(_), _) | (None, Plan::Open | Plan::Kept { .. } | Plan::Closed) => None,
        };
        let levels: Vec<Option<Level>> = self.places.iter().map(level).collect();
        bot_names(&levels).into_iter().nth(place as usize).flatten().unwrap_or_default()
    }
}

/// Gets the part of the shuffle that a bot adds: the same for all, since it has nothing to hide.
pub(super) fn nonce_of_bot(place: u8) -> Seed {
    Seed::from_number(u64::from(place))
}
