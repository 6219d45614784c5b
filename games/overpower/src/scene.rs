//! What a viewer sees of a game.
//!
//! - `sight`: who sees which card, and the ids of what is seen
//! - `middle`: the Astral Plane and what both fight for; `side`: what a player has; `character`: characters and
//!   Homebases as items; `face`: cards as items
//! - `choice`: what can be done, in words; `question`: what is asked, in words; `verb`: what is done to
//!   what is chosen

mod character;
mod choice;
mod face;
mod middle;
mod question;
mod side;
mod sight;
mod verb;

use fracas_core::{Area, Item, Layout, Scene, Seat, Viewer};

use crate::OverPower;
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::state::{Phase, Stage, State, Target};
use crate::who::Who;
use sight::Sight;

/// Gets the id of an area of a player.
pub(crate) fn area(name: &str, seat: Seat) -> String {
    format!("{name}.{seat}")
}

/// Gets the id of a character or Homebase.
pub(crate) fn who_item(who: Who) -> String {
    if who.is_character() {
        format!("character.{}.{}", who.seat(), who.place() + 1)
    } else {
        format!("homebase.{}", who.seat())
    }
}

/// Gets the id of a card where its face is seen; of several, that of the first.
pub(crate) fn card_item(catalogue: &Catalogue, owner: Seat, card: CardId) -> String {
    format!("card.{owner}.{}", catalogue.card(card).id)
}

impl OverPower {
    /// Gets the name of a character or Homebase; nothing for a Homebase that is not there.
    pub(crate) fn name_of(&self, who: Who) -> &str {
        let team = self.team(who.seat());
        if who.is_character() {
            return &self.catalogue.character(team.characters[who.place()]).name;
        }
        team.homebase.map_or("", |homebase| &self.catalogue.homebase(homebase).name)
    }

    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let sight = self.sight(state, viewer);
        let mut areas = self.show_middle(state, &sight);
        // The viewer's own side comes last, nearest to where it sits.
        let near = if let Viewer::Seat(seat) = viewer { seat } else { Seat(0) };
        for seat in [near.opponent(), near] {
            areas.extend(self.show_side(state, seat, &sight));
        }
        Scene {
            moment: moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: self.focus(state, &sight),
        }
    }

    /// Gets what the moment is about: what is being played, by whom and at whom, or else whose turn it is.
    fn focus(&self, state: &State, sight: &Sight) -> Vec<String> {
        let play = &state.play;
        if play.stage == Stage::Idle || !play.card.is_some() {
            let is_turn = matches!(state.phase, Phase::Battle | Phase::PostConcession);
            return if is_turn { vec![area("team", state.turn.seat)] } else { Vec::new() };
        }
        let mut ids: Vec<String> = [play.card, play.partner]
            .into_iter()
            .filter(|piece| piece.is_some())
            .filter_map(|piece| sight.item(piece))
            .collect();
        ids.extend(self.is_shown(play.actor).then(|| who_item(play.actor)));
        match play.target {
            Target::None => {}
            Target::Character(who) => ids.extend(self.is_shown(who).then(|| who_item(who))),
            Target::Homebase(seat) => ids.push(who_item(Who::homebase(seat))),
            Target::Card(piece) => ids.extend(sight.item(piece)),
        }
        ids.dedup();
        ids
    }

    /// Checks whether there is such a character or Homebase on the table.
    fn is_shown(&self, who: Who) -> bool {
        who.is_character() || (who.is_homebase() && self.team(who.seat()).homebase.is_some())
    }
}

/// Says where in the game we are.
fn moment(state: &State) -> String {
    let battle = state.battle;
    let phase = match state.phase {
        Phase::First => return "Before the first battle".into(),
        Phase::Over => return "Game over".into(),
        Phase::Draw => "1. Draw",
        Phase::Events | Phase::Turning => "2. Events",
        Phase::Duplicates | Phase::Unusable | Phase::Replacement | Phase::Discarded => "3. Discard",
        Phase::Placing => "4. Placing",
        Phase::Venture | Phase::Ventured | Phase::Conceding => "5. Venture",
        Phase::Battle => "6. Battle",
        Phase::PostConcession => "7. After the concession",
        Phase::End | Phase::Lifting | Phase::Cleanup => "8. End of battle",
    };
    format!("Battle {battle}: {phase}")
}

/// Makes an area of a player.
fn own_area(name: &str, label: &str, seat: Seat, layout: Layout, items: Vec<Item>) -> Area {
    Area {
        id: area(name, seat),
        label: label.into(),
        owner: Some(seat),
        layout,
        places: Vec::new(),
        items,
    }
}
