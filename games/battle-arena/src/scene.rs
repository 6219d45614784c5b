//! What a viewer sees of a game.
//!
//! - `side`: what a player has; `zones`: the line-up; `plays`: Plays wherever they lie; `power`: the Battle
//! - `face`: cards as items
//! - `choice`: what can be done, in words; `thing`: what can be chosen, in words
//! - `question`: what is asked, in words

mod choice;
mod face;
mod plays;
mod power;
mod question;
mod side;
mod thing;
mod zones;

use fracas_core::{Area, Item, Layout, Scene, Seat, Viewer};

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::effects::source_play;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, State};

use zones::{next_zone, place_of};

/// Gets the id of the area of a seat's Zones.
pub(crate) fn zone_area(seat: Seat) -> String {
    format!("zones.{seat}")
}

/// Gets the id of a Hero that the viewer can see.
pub(crate) fn hero_item(catalogue: &Catalogue, seat: Seat, hero: HeroId) -> String {
    format!("{seat}.{}", catalogue.hero(hero).id)
}

/// Gets the id of a Play that the viewer can see.
pub(crate) fn play_item(catalogue: &Catalogue, seat: Seat, play: PlayId) -> String {
    format!("{seat}.{}", catalogue.play(play).id)
}

impl BattleArena {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = vec![self.score(state)];
        areas.extend(self.power_area(state));
        // The viewer's own side comes last, nearest to where it sits.
        let near = near_seat(viewer);
        for seat in [near.opponent(), near] {
            areas.extend(self.side(state, seat, near, viewer));
        }
        let mut scene = Scene {
            moment: moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        scene.focus = self.focus(state, &scene, viewer);
        scene
    }

    fn score(&self, state: &State) -> Area {
        let wins = |seat: Seat| Item {
            owner: Some(seat),
            badges: self.score_badges(state, seat),
            ..Item::counter(
                &format!("wins.{seat}"),
                "Battles won",
                i64::from(state.player(seat).wins()),
            )
        };
        Area::shared("score", "Score", Layout::Counters, Seat::all(2).map(wins).collect())
    }

    fn score_badges(&self, state: &State, seat: Seat) -> Vec<String> {
        let mut badges = Vec::new();
        if state.phase != Phase::Side {
            badges.push(if seat == state.home { "home" } else { "away" }.into());
        }
        let are_given = !matches!(state.phase, Phase::Side | Phase::Honors);
        if self.mode != Mode::Rookie && are_given && seat == state.honors {
            badges.push("honors".into());
        }
        badges
    }

    /// Gets what the moment is about: the Zone to fill, the Play that asks something, the Battle to come or
    /// the one just fought.
    fn focus(&self, state: &State, scene: &Scene, viewer: Viewer) -> Vec<String> {
        if let Some(asking) = self.asking_item(state, scene) {
            return vec![asking];
        }
        let battle = match (state.phase, viewer) {
            (Phase::LineUp, Viewer::Seat(seat)) if state.due.contains(seat) => {
                return vec![next_zone(state, seat)];
            }
            (Phase::Substitution, _) if state.due.is_empty() => state.battle.saturating_sub(1),
            (phase, _) if phase.is_battle() => state.battle,
            (_, _) => return Vec::new(),
        };
        let near = near_seat(viewer);
        let hero = |seat: Seat| {
            let place = place_of(state, seat, battle.into(), near);
            let zones = scene.area(&zone_area(seat))?;
            zones.items.iter().find(|item| item.at == Some(place)).map(|item| item.id.clone())
        };
        Seat::all(2).filter_map(hero).collect()
    }

    /// Gets the id of the Play that asks something, where it lies beside the board.
    fn asking_item(&self, state: &State, scene: &Scene) -> Option<String> {
        let context = state.stack.context()?;
        let card = &self.catalogue.play(source_play(context)).id;
        shown_item(scene, &format!("beside.{}", context.owner), card)
    }
}

/// Gets the side of the table that is nearest to a viewer.
fn near_seat(viewer: Viewer) -> Seat {
    if viewer.is(Seat(1)) { Seat(1) } else { Seat(0) }
}

/// Gets the id of a card that lies open in an area.
fn shown_item(scene: &Scene, area: &str, card: &str) -> Option<String> {
    let is_it =
        |item: &&Item| item.face.as_ref().is_some_and(|face| face.card.as_deref() == Some(card));
    scene.area(area)?.items.iter().find(is_it).map(|item| item.id.clone())
}

fn moment(state: &State) -> String {
    let battle = |number: u8, step: &str| format!("Battle {number} of {BATTLES}{step}");
    let now = state.battle + 1;
    match state.phase {
        Phase::Side => "Coin flip".into(),
        Phase::Honors => "Honors".into(),
        Phase::LineUp => "Line-up".into(),
        Phase::Substitution if state.due.is_empty() => battle(state.battle, ""),
        Phase::Substitution => battle(now, ": substitution"),
        Phase::Start => battle(now, ": start"),
        Phase::Reveal => battle(now, ": reveal"),
        Phase::Plays => battle(now, ": Plays"),
        Phase::PlaysOver => battle(now, ": end of Plays"),
        Phase::Decided => battle(now, ": decided"),
        Phase::HonorsSettled => battle(now, ": Honors"),
        Phase::Over => "Game over".into(),
    }
}
