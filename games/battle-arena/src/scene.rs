//! What a viewer sees of a game.

use std::collections::BTreeMap;

use fracas_core::{Area, Choice, Face, Item, Layout, Scene, Seat, Viewer, place_id};

use crate::BattleArena;
use crate::action::{Action, Side, Whose};
use crate::card::HeroId;
use crate::catalogue::Catalogue;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, Player, State};

/// Gets the id of the area of a seat's Zones.
pub(crate) fn zone_area(seat: Seat) -> String {
    format!("zones.{seat}")
}

/// Gets the id of a Hero that the viewer can see.
pub(crate) fn hero_item(catalogue: &Catalogue, seat: Seat, hero: HeroId) -> String {
    format!("{seat}.{}", catalogue.hero(hero).id)
}

impl BattleArena {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = vec![self.score(state)];
        // The viewer's own side comes last, nearest to where it sits.
        let near = if viewer.is(Seat(1)) { Seat(1) } else { Seat(0) };
        for seat in [near.opponent(), near] {
            areas.extend(self.side(state, seat, near, viewer));
        }
        let mut scene = Scene {
            moment: moment(state),
            prompt: prompt(state, viewer),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        scene.focus = focus(state, &scene, near, viewer);
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
        let items = Seat::all(2).map(wins).collect();
        Area {
            id: "score".into(),
            label: "Score".into(),
            owner: None,
            layout: Layout::Counters,
            places: Vec::new(),
            items,
        }
    }

    fn score_badges(&self, state: &State, seat: Seat) -> Vec<String> {
        let mut badges = Vec::new();
        if state.phase != Phase::Side {
            badges.push(if seat == state.home { "home" } else { "away" }.into());
        }
        let are_given = !matches!(state.phase, Phase::Side | Phase::Honors);
        if self.mode == Mode::Substitution && are_given && seat == state.honors {
            badges.push("honors".into());
        }
        badges
    }

    /// Shows what one seat has.
    fn side(&self, state: &State, seat: Seat, near: Seat, viewer: Viewer) -> Vec<Area> {
        let player = state.player(seat);
        let area = |kind: &str, label: &str, layout, items| Area {
            id: format!("{kind}.{seat}"),
            label: label.into(),
            owner: Some(seat),
            layout,
            places: Vec::new(),
            items,
        };
        let is_placing = state.phase == Phase::LineUp;
        let zones = Layout::Zones { count: BATTLES as u8 };
        let zones = area("zones", "Battle Zones", zones, self.zones(state, seat, near, viewer));
        let mut areas = vec![Area { places: zone_names(state, seat, near), ..zones }];
        if is_placing || self.mode == Mode::Substitution {
            let label = if is_placing { "Heroes drawn" } else { "Bench" };
            areas.push(area("hand", label, Layout::Hand, self.hand(player, seat, viewer)));
        }
        areas.push(area(
            "deck",
            "Hero Deck",
            Layout::Pile,
            pile_of_backs("deck", seat, player.deck_size()),
        ));
        if !player.overtime.is_empty() {
            areas.push(area(
                "overtime",
                "Sudden death",
                Layout::Pile,
                self.faces(&player.overtime, seat),
            ));
        }
        if self.mode != Mode::Rookie {
            let mut discard = self.faces(&player.discard, seat);
            discard.extend(hot_dogs("spent", seat, self.spent_dogs(player)));
            areas.push(area("discard", "Discard Pile", Layout::Pile, discard));
            areas.push(area(
                "hot-dogs",
                "Hot Dogs",
                Layout::Pile,
                hot_dogs("hot-dogs", seat, player.hot_dogs.max(0) as u8).into_iter().collect(),
            ));
        }
        areas
    }

    /// Shows the Zones of a seat in the order they lie on the table, so that those which face each
    /// other stand above each other (R56). Face-down Heroes are backs to everyone: once the line-up
    /// is placed, its owner may not look at it again (R73).
    fn zones(&self, state: &State, seat: Seat, near: Seat, viewer: Viewer) -> Vec<Item> {
        let is_placing = state.due.contains(seat) && state.phase == Phase::LineUp;
        let line_up = state.player(seat).line_up.iter().enumerate();
        let item = |(battle, &hero): (usize, &HeroId)| {
            let zone = state.zone(seat, battle);
            let is_seen = battle < state.battle as usize || is_placing && viewer.is(seat);
            let item =
                if is_seen { self.face_up(seat, hero) } else { Item::back(&zone_area(seat), zone) };
            Item {
                at: Some(place_of(state, seat, battle, near)),
                badges: badges(state, seat, battle),
                ..item
            }
        };
        let mut items: Vec<Item> = line_up.map(item).collect();
        items.sort_by_key(|item| item.at);
        items
    }

    fn hand(&self, player: &Player, seat: Seat, viewer: Viewer) -> Vec<Item> {
        if viewer.is(seat) {
            return self.faces(&player.hand, seat);
        }
        (0..player.hand.len())
            .map(|position| Item::back(&format!("hand.{seat}"), position))
            .collect()
    }

    fn faces(&self, heroes: &[HeroId], seat: Seat) -> Vec<Item> {
        heroes.iter().map(|&hero| self.face_up(seat, hero)).collect()
    }

    fn face_up(&self, seat: Seat, hero: HeroId) -> Item {
        let card = self.catalogue.hero(hero);
        let face = Face {
            card: Some(card.id.clone()),
            name: card.name.clone(),
            kind: card.weapon.word().into(),
            icon: self.catalogue.icon(card).map(str::to_owned),
            numbers: BTreeMap::from([("power".into(), i64::from(card.power))]),
            text: String::new(),
        };
        Item::face_up(hero_item(&self.catalogue, seat, hero), face)
    }

    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let label = |hero: HeroId| self.catalogue.hero(hero).label();
        let item = |hero: HeroId| self.held_item(state, seat, hero);
        let (label, items) = match action {
            Action::Side(Side::Home) => {
                ("Play at home: fight from your left to your right".into(), vec![])
            }
            Action::Side(Side::Away) => {
                ("Play away: fight from your right to your left".into(), vec![])
            }
            Action::Honors(Whose::Own) => ("Take Honors: decide first in Battle 1".into(), vec![]),
            Action::Honors(Whose::Opponent) => {
                ("Give Honors to your opponent, who decides first in Battle 1".into(), vec![])
            }
            Action::Place(hero) => (
                format!("Place {} for {}", label(hero), next_place(state, seat)),
                vec![item(hero), next_zone(state, seat)],
            ),
            Action::Decline => ("Keep the Hero you placed".into(), vec![]),
            Action::Substitute(hero) => {
                let zone = state.zone(seat, state.battle as usize);
                (
                    format!("Bring in {} for 2 Hot Dogs", label(hero)),
                    vec![item(hero), format!("{}.{zone}", zone_area(seat))],
                )
            }
            Action::Run(play) => (format!("Run {}", self.catalogue.play(play).name), vec![]),
            Action::Stop => ("Run no more Plays in this Battle".into(), vec![]),
            Action::Answer(_) => (String::new(), vec![]),
        };
        Choice { notation: action.write(&self.catalogue), label, items, ..Choice::default() }
    }

    /// Gets the id of a Hero in a seat's hand. Copies of it that the seat sees in its Zones come
    /// before it in the scene and are numbered first.
    fn held_item(&self, state: &State, seat: Seat, hero: HeroId) -> String {
        let line_up = &state.player(seat).line_up;
        let is_placing = state.phase == Phase::LineUp;
        let seen = if is_placing { line_up.len() } else { state.battle as usize };
        let copies = line_up[..seen].iter().filter(|other| **other == hero).count();
        let id = hero_item(&self.catalogue, seat, hero);
        if copies == 0 { id } else { format!("{id}~{}", copies + 1) }
    }
}

fn next_place(state: &State, seat: Seat) -> String {
    format!("Battle {}", state.player(seat).line_up.len() + 1)
}

/// Gets the id of the Zone that a seat fills next, as the seat itself sees it.
fn next_zone(state: &State, seat: Seat) -> String {
    let battle = state.player(seat).line_up.len();
    place_id(&zone_area(seat), place_of(state, seat, battle, seat))
}

/// Gets where the Hero of a Battle lies in its row, with the side of `near` below.
fn place_of(state: &State, seat: Seat, battle: usize, near: Seat) -> (u8, u8) {
    let zone = state.zone(seat, battle);
    let column = if seat == near { zone } else { BATTLES - 1 - zone };
    (column as u8, 0)
}

/// Names the Zones of a seat by their Battles, in the order they lie, once sides are chosen.
fn zone_names(state: &State, seat: Seat, near: Seat) -> Vec<String> {
    if state.phase == Phase::Side {
        return Vec::new();
    }
    let mut names = vec![String::new(); BATTLES];
    for battle in 0..BATTLES {
        let (column, _) = place_of(state, seat, battle, near);
        names[column as usize] = format!("Battle {}", battle + 1);
    }
    names
}

/// Gets what the moment is about: the Zone to fill, the Battle to come or the one just fought.
fn focus(state: &State, scene: &Scene, near: Seat, viewer: Viewer) -> Vec<String> {
    let battle = match (state.phase, viewer) {
        (Phase::LineUp, Viewer::Seat(seat)) if state.due.contains(seat) => {
            return vec![next_zone(state, seat)];
        }
        (Phase::Substitution, _) if state.due.is_empty() => state.battle.saturating_sub(1),
        (phase, _) if phase.is_battle() => state.battle,
        (_, _) => return Vec::new(),
    };
    let hero = |seat: Seat| {
        let place = place_of(state, seat, battle.into(), near);
        let zones = scene.area(&zone_area(seat))?;
        zones.items.iter().find(|item| item.at == Some(place)).map(|item| item.id.clone())
    };
    Seat::all(2).filter_map(hero).collect()
}

fn badges(state: &State, seat: Seat, battle: usize) -> Vec<String> {
    let mut badges = vec![format!("battle {}", battle + 1)];
    if battle < state.battle as usize {
        let [own, other] = [seat, seat.opponent()].map(|seat| state.player(seat).has_won(battle));
        badges.push(
            if own {
                "won"
            } else if other {
                "lost"
            } else {
                "tied"
            }
            .into(),
        );
    }
    badges
}

fn pile_of_backs(kind: &str, seat: Seat, count: usize) -> Vec<Item> {
    let pile = Item { count: Some(count as u32), ..Item::back(&format!("{kind}.{seat}"), 0) };
    if count == 0 { Vec::new() } else { vec![pile] }
}

fn hot_dogs(kind: &str, seat: Seat, count: u8) -> Option<Item> {
    let face = Face {
        name: "Hot Dog".into(),
        kind: "hot-dog".into(),
        icon: Some("hot-dog".into()),
        ..Face::default()
    };
    let pile = Item {
        count: Some(u32::from(count)),
        ..Item::face_up(format!("{kind}.{seat}.pile"), face)
    };
    (0 < count).then_some(pile)
}

fn moment(state: &State) -> String {
    match state.phase {
        Phase::Side => "Coin flip".into(),
        Phase::Honors => "Honors".into(),
        Phase::LineUp => "Line-up".into(),
        Phase::Substitution if state.due.is_empty() => {
            format!("Battle {} of {BATTLES}", state.battle)
        }
        Phase::Substitution => format!("Battle {} of {BATTLES}: substitution", state.battle + 1),
        Phase::Start
        | Phase::Reveal
        | Phase::Plays
        | Phase::PlaysOver
        | Phase::Decided
        | Phase::HonorsSettled => format!("Battle {} of {BATTLES}: Plays", state.battle + 1),
        Phase::Over => "Game over".into(),
    }
}

fn prompt(state: &State, viewer: Viewer) -> String {
    let Viewer::Seat(seat) = viewer else { return "You are watching.".into() };
    if state.due.is_empty() && state.phase != Phase::Over {
        return String::new();
    }
    if !state.due.contains(seat) && state.phase != Phase::Over {
        return "Waiting for your opponent.".into();
    }
    match state.phase {
        Phase::Side => "You won the coin flip. Home or Away?".into(),
        Phase::Honors => "Who starts with Honors?".into(),
        Phase::LineUp => format!("Which Hero fights in {}?", next_place(state, seat)),
        Phase::Substitution => {
            format!("Battle {}: substitute, or keep the Hero you placed?", state.battle + 1)
        }
        Phase::Start
        | Phase::Reveal
        | Phase::Plays
        | Phase::PlaysOver
        | Phase::Decided
        | Phase::HonorsSettled => format!("Battle {}: run a Play, or stop?", state.battle + 1),
        Phase::Over => "The game is over.".into(),
    }
}
