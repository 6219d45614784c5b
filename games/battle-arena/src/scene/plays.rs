//! Plays: in hand, in the Playbook, beside the board and open.

use fracas_cards::effect::{Entry, Task};
use fracas_core::{Area, Item, Layout, Seat, SeatSet, Viewer};

use super::face::pile_of_backs;
use super::side::own;
use crate::BattleArena;
use crate::book::HeldPlay;
use crate::card::PlayId;
use crate::state::State;
use crate::thing::Thing;
use crate::words::Moment;

impl BattleArena {
    /// Shows what lies open of a seat: Plays beside the board, and cards that Plays lay open.
    pub(super) fn open_areas(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Area> {
        let beside = own("beside", "Plays in effect", seat, Layout::Row, self.beside(state, seat));
        let shown = own("shown", "Open cards", seat, Layout::Row, self.shown(state, seat, viewer));
        [beside, shown].into_iter().filter(|area| !area.items.is_empty()).collect()
    }

    /// Shows the Plays in hand: all to their owner, those it has seen to the opponent.
    pub(super) fn held_plays(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let mut held: Vec<HeldPlay> = state.player(seat).plays.to_vec();
        held.sort_unstable_by_key(|held| (held.play, !held.is_seen));
        if viewer.is(seat) {
            return held.into_iter().map(|held| self.own_play(state, seat, held)).collect();
        }
        let is_seen = |held: &&HeldPlay| held.is_seen && viewer.is(seat.opponent());
        let seen = held.iter().filter(is_seen).map(|held| self.play_face_up(seat, held.play));
        let area = format!("plays.{seat}");
        let backs = held.iter().filter(|held| !is_seen(held)).enumerate();
        seen.chain(backs.map(|(at, _)| Item::back(&area, at))).collect()
    }

    /// Shows a Play to the one who holds it, with what it costs now and whether the opponent has seen it.
    fn own_play(&self, state: &State, seat: Seat, held: HeldPlay) -> Item {
        let mut item = self.play_face_up(seat, held.play);
        let (cost, printed) =
            (self.cost(state, seat, held.play), self.catalogue.play(held.play).cost.printed);
        if cost != printed && state.phase.is_battle() {
            item.badges.push(format!("costs {cost}"));
        }
        if held.is_seen {
            item.badges.push("seen".into());
        }
        item
    }

    /// Shows a Playbook from the bottom up, with what the viewer knows of its order.
    pub(super) fn playbook(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let book = &state.player(seat).book;
        let seen = |known_to: SeatSet, play| {
            let is_known = matches!(viewer, Viewer::Seat(seat) if known_to.contains(seat));
            is_known.then_some(play)
        };
        let bottom = book.bottom.iter().rev().map(|known| seen(known.known_to, known.play));
        let top = book.top.iter().map(|known| seen(known.known_to, known.play));
        let plays: Vec<Option<PlayId>> =
            bottom.chain(book.bag.iter().map(|_| None)).chain(top).collect();
        let area = format!("playbook.{seat}");
        let (mut items, mut backs) = (Vec::new(), 0);
        for alike in plays.chunk_by(|one, other| one.is_none() && other.is_none()) {
            if let Some(play) = alike[0] {
                items.push(self.play_face_up(seat, play));
            } else {
                items.extend(pile_of_backs(&area, backs, alike.len()));
                backs += 1;
            }
        }
        items
    }

    /// Shows the Plays beside the board, and those that are in effect though their card lies elsewhere.
    fn beside(&self, state: &State, seat: Seat) -> Vec<Item> {
        let beside = &state.player(seat).beside;
        let lying = beside.iter().map(|beside| {
            let mut item = self.play_face_up(seat, beside.play);
            item.badges = self.lasting_badges(state, seat, beside.play);
            item
        });
        let entries = state.agenda.entries().iter().filter(|entry| entry.owner == seat);
        let mut elsewhere: Vec<PlayId> = entries.map(|entry| PlayId(entry.source)).collect();
        elsewhere.retain(|play| !beside.iter().any(|beside| beside.play == *play));
        elsewhere.sort_unstable();
        elsewhere.dedup();
        let elsewhere = elsewhere.into_iter().map(|play| {
            let mut item = self.play_face_up(seat, play);
            item.id = format!("{seat}.effect.{}", self.catalogue.play(play).id);
            item.badges = self.lasting_badges(state, seat, play);
            item
        });
        lying.chain(elsewhere).collect()
    }

    /// Says for how long a Play is in effect, and about what.
    fn lasting_badges(&self, state: &State, seat: Seat, play: PlayId) -> Vec<String> {
        let mut badges = Vec::new();
        let mut contexts = state.stack.contexts();
        if contexts.any(|context| context.owner == seat && context.source == play.0) {
            badges.push("running".into());
        }
        let is_its = |entry: &&Entry<Moment>| entry.owner == seat && entry.source == play.0;
        for entry in state.agenda.entries().iter().filter(is_its) {
            badges.push(duration(entry, state.battle + 1));
            badges.extend(entry.things.iter().filter_map(|thing| self.subject(*thing)));
        }
        let mut said = std::collections::BTreeSet::new();
        badges.retain(|badge| said.insert(badge.clone()));
        badges
    }

    /// Names what a lasting effect is about: a weapon, a number or a Play.
    fn subject(&self, thing: u16) -> Option<String> {
        match Thing::from_number(thing) {
            Thing::Weapon(weapon) => Some(weapon.word().into()),
            Thing::Number(number) => Some(number.to_string()),
            Thing::Named(play) => Some(self.catalogue.play(play).name.clone()),
            Thing::HeldHero(..)
            | Thing::HeldPlay(..)
            | Thing::DiscardedHero(..)
            | Thing::DiscardedPlay(..)
            | Thing::DeckHero(..)
            | Thing::BookPlay(..)
            | Thing::ShownHero(..)
            | Thing::ShownPlay(..)
            | Thing::LineUp(..)
            | Thing::Beside(..)
            | Thing::Battle(_)
            | Thing::Set(_) => None,
        }
    }

    /// Shows the cards that Plays lay open; Plays that one player looks at are backs to others.
    fn shown(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let player = state.player(seat);
        let looks = state.tally.looks;
        let is_seen = match viewer {
            Viewer::Seat(seat) => looks.contains(seat),
            Viewer::Spectator => looks == SeatSet::all(2),
        };
        let heroes = self.faces(state, &player.shown_heroes, seat).into_iter();
        let area = format!("shown.{seat}");
        let plays = player.shown_plays.iter().enumerate().map(|(at, &play)| {
            if is_seen { self.play_face_up(seat, play) } else { Item::back(&area, at) }
        });
        heroes.chain(plays).collect()
    }
}

/// Says when what waits happens, or when what stands ends; `now` is the current Battle, counted from 1.
fn duration(entry: &Entry<Moment>, now: u8) -> String {
    match entry.task {
        Task::Once { when, .. } => waiting(when, now),
        Task::Each { until, .. } | Task::Rule { until, .. } => match until {
            None => "rest of the game".into(),
            Some(Moment::EndOf(battle)) if battle == now => "this Battle".into(),
            Some(Moment::EndOf(battle)) => format!("to Battle {battle}"),
            Some(until) => format!("until {}", waiting(until, now)),
        },
    }
}

/// Says what is waited for.
fn waiting(when: Moment, now: u8) -> String {
    match when {
        Moment::StartOf(battle) => format!("start of Battle {battle}"),
        Moment::RevealOf(battle) if battle == now => "reveal".into(),
        Moment::RevealOf(battle) => format!("Battle {battle}"),
        Moment::EndOf(battle) => format!("end of Battle {battle}"),
        Moment::StartOfBattle | Moment::NextBattle => "next Battle".into(),
        Moment::Reveal | Moment::NextReveal | Moment::RevealAfter(_) | Moment::ItsReveal => {
            "next reveal".into()
        }
        Moment::PlaysOver => "end of Plays".into(),
        Moment::Decided => "end of this Battle".into(),
        Moment::Honors => "when Honors are settled".into(),
        Moment::EndOfBattle | Moment::EndOfNextBattle | Moment::BattlesFromNow(_) => {
            "end of a Battle".into()
        }
        Moment::YouRun | Moment::OpponentRuns => "next Play".into(),
        Moment::YouRoll | Moment::OpponentRolls | Moment::Roll => "next die".into(),
        Moment::Flip => "next coin".into(),
        Moment::YouWin | Moment::OpponentWins => "next win".into(),
        Moment::HeroLost => "next Hero discarded".into(),
        Moment::OpponentDraws => "next draw".into(),
    }
}
