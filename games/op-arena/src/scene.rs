//! What a viewer sees of a game.
//!
//! - `middle`: the scoring track, the Power Die, the deck and the Supply; `side`: what a player has
//! - `face`: Dudes as items, and who may read what of them
//! - `choice`: what can be done, in words; `question`: what is asked, in words; `verb`: what is done to what
//!   is chosen

mod choice;
mod face;
mod middle;
mod question;
mod side;
#[cfg(test)]
pub(crate) mod tests;
mod verb;

use fracas_core::{Item, Scene, Seat, Viewer};

use crate::OpArena;
use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::effects::dude_of;
use crate::options::Mode;
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::words::{Operation, Token};

/// The id of the Power Die.
pub(crate) const DIE: &str = "power-die";
/// The id of the Dude Discard pile.
pub(crate) const DISCARD: &str = "discard";

/// The colours of the players by seat (R8), as clients paint what belongs to them.
const COLOURS: [&str; MAX_PLAYERS] = ["Blue", "Red", "Green", "Yellow", "Purple", "Teal"];

/// Gets the colour of a player (R8).
pub(crate) fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % MAX_PLAYERS]
}

/// Gets the id of a Dude wherever its face is seen.
pub(crate) fn dude_item(catalogue: &Catalogue, dude: DudeId) -> String {
    format!("dude.{}", catalogue.dude(dude).id)
}

/// Names an ability with its Dude: “Pistolas” of Pirate Taco.
pub(crate) fn ability_of(catalogue: &Catalogue, dude: DudeId, slot: Slot) -> String {
    let dude = catalogue.dude(dude);
    format!("“{}” of {}", dude.ability(slot).name, dude.name)
}

/// Gets the id of the area of a player's Dudes in play.
pub(crate) fn arena_area(seat: Seat) -> String {
    format!("arena.{seat}")
}

/// Gets the id of the area of a player's hand.
pub(crate) fn hand_area(seat: Seat) -> String {
    format!("hand.{seat}")
}

/// Gets the id of a player's tokens of a kind.
pub(crate) fn tokens_item(seat: Seat, token: Token) -> String {
    format!("{}s.{seat}", token.word())
}

/// Gets the id of the tokens of a kind in the Supply.
fn supply_item(token: Token) -> String {
    format!("supply.{}", token.word())
}

/// Gets the id of a player's Reroll Cubes.
fn cubes_item(seat: Seat) -> String {
    format!("cubes.{seat}")
}

impl OpArena {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = self.show_middle(state);
        // The viewer's own side comes last, nearest to where it sits.
        let near = if let Viewer::Seat(seat) = viewer { seat } else { Seat(0) };
        for seat in self.from(self.left_of(near, 1)) {
            areas.extend(self.show_side(state, seat, viewer));
        }
        Scene {
            moment: moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: self.focus(state),
        }
    }

    /// Gets what the moment is about: the Dude whose ability is carried out and the token that is played on
    /// one, or else the Dudes of the player whose turn it is.
    fn focus(&self, state: &State) -> Vec<String> {
        if matches!(state.phase, Phase::Laying | Phase::Over) {
            return Vec::new();
        }
        let played = state.token.map(|played| played.dude);
        let acting = self.acting(state);
        let seen = |dude: &DudeId| state.fighter(*dude).is_some() || state.discard.contains(*dude);
        let about: Vec<String> = (acting.map(|(dude, _)| dude).into_iter().chain(played))
            .filter(seen)
            .map(|dude| dude_item(&self.catalogue, dude))
            .collect();
        if about.is_empty() { vec![arena_area(state.active)] } else { about }
    }

    /// Gets the Dude whose effect is being carried out, and its ability. A Skill Power is as good as a Fail:
    /// whoever takes tokens need not know by which Dude.
    fn acting(&self, state: &State) -> Option<(DudeId, Option<Slot>)> {
        let context = state.stack.context()?;
        let slot = Slot::BOTH.into_iter().nth(usize::from(context.source >> 8));
        let takes = matches!(self.picked_for(state), Some(Operation::TakeTokens(_)));
        (slot.is_some() || !takes).then_some((dude_of(context), slot))
    }

    /// Gets what stands for a player where a player is chosen.
    fn player_item(&self, seat: Seat) -> String {
        let counter = if self.mode == Mode::LastDude { "dudes" } else { "points" };
        format!("{counter}.{seat}")
    }
}

fn moment(state: &State) -> String {
    let turn = state.turn;
    let phase = match state.phase {
        Phase::Laying => return "Setup: starting Dudes".into(),
        Phase::Over => return "Game over".into(),
        Phase::Start => "Start of the turn",
        Phase::Discard => "1. Discard a Dude",
        Phase::Call => "2. Call for Dudes",
        Phase::Token => "3. Play 1 Token",
        Phase::Roll => "4. Roll",
        Phase::Place => "5. Place the die",
        Phase::Placed => "5. The die is placed",
        Phase::React => "5. Reactive effects",
        Phase::Cleanup => "6. Cleanup",
    };
    format!("Turn {turn}, {}: {phase}", colour(state.active))
}

/// Makes a number to read, with a picture.
fn counter(id: &str, name: &str, value: u32, icon: &str) -> Item {
    let mut counter = Item::counter(id, name, value.into());
    counter.face.iter_mut().for_each(|face| face.icon = Some(icon.into()));
    counter
}

/// Gets the picture of a token.
fn token_icon(token: Token) -> &'static str {
    match token {
        Token::Shield => "checked-shield",
        Token::Nerph => "interdiction",
    }
}
