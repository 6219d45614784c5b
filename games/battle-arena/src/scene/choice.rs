//! What can be done, in words.

use fracas_cards::effect::{Answer, Question, asking, picking, plural};
use fracas_core::{Choice, Item, Seat, Viewer};

use super::zones::next_zone;
use super::{hero_item, play_item, zone_area};
use crate::BattleArena;
use crate::action::{Action, Side, Whose};
use crate::card::{HeroId, PlayId};
use crate::effects::{Terms, View};
use crate::options::Mode;
use crate::state::{Phase, State};
use crate::thing::Thing;

impl BattleArena {
    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let label = |hero: HeroId| self.catalogue.hero(hero).label();
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
            Action::Place(hero) => {
                let battle = state.player(seat).line_up.len() + 1;
                let items = vec![self.held_item(state, seat, hero), next_zone(state, seat)];
                (format!("Place {} for Battle {battle}", label(hero)), items)
            }
            Action::Decline => ("Keep the Hero you placed".into(), vec![]),
            Action::Substitute(hero) => {
                let price = self.price(state, seat);
                let items = vec![self.held_item(state, seat, hero), placed(state, seat)];
                (format!("Bring in {}{price}", label(hero)), items)
            }
            Action::Run(play) => self.describe_run(state, seat, play),
            Action::Stop => ("Run no more Plays in this Battle".into(), vec![]),
            Action::Answer(answer) => self.describe_answer(state, seat, answer),
        };
        Choice { notation: action.write(&self.catalogue), label, items, ..Choice::default() }
    }

    /// Says what a substitution costs.
    fn price(&self, state: &State, seat: Seat) -> String {
        if self.mode != Mode::Playmaker {
            return " for 2 Hot Dogs".into();
        }
        let Terms { cost, payer, .. } = self.substitution_terms(state, seat);
        let cost = plural(cost.into(), "Hot Dog");
        match cost.as_str() {
            "0 Hot Dogs" => " for free".into(),
            _ if payer == seat => format!(" for {cost}"),
            _ => format!("; your opponent pays {cost}"),
        }
    }

    fn describe_run(&self, state: &State, seat: Seat, play: PlayId) -> (String, Vec<String>) {
        let name = &self.catalogue.play(play).name;
        let label = match self.cost(state, seat, play) {
            0 => format!("Run {name} for free"),
            cost => format!("Run {name} for {}", plural(cost.into(), "Hot Dog")),
        };
        let held = self.thing_item(state, seat, Thing::HeldPlay(seat, play));
        let hero = BattleArena::hero_in_battle(state, seat);
        let fights = hero_item(&self.catalogue, seat, hero);
        let fights = self.numbered(state, seat, &zone_area(seat), fights);
        (label, held.into_iter().chain([fights]).collect())
    }

    fn describe_answer(&self, state: &State, seat: Seat, answer: Answer) -> (String, Vec<String>) {
        match answer {
            Answer::Option(option) => (self.option_text(state, seat, option), Vec::new()),
            Answer::Yes => ("Yes".into(), Vec::new()),
            Answer::No => (self.no_text(state, seat), Vec::new()),
            Answer::Stop => (self.stop_text(state), Vec::new()),
            Answer::Thing(number) => {
                let thing = Thing::from_number(number);
                let pick = picking(self.catalogue.library(), &state.stack);
                let label = self.thing_label(state, seat, thing, pick.and_then(|pick| pick.then));
                (label, self.thing_item(state, seat, thing).into_iter().collect())
            }
        }
    }

    fn option_text(&self, state: &State, seat: Seat, option: u8) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let text = ask.and_then(|ask| ask.option_text(option));
        text.map_or_else(String::new, |text| self.as_asked(state, seat, text))
    }

    /// Says no, and what that leads to.
    fn no_text(&self, state: &State, seat: Seat) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let Some(instead) = ask.and_then(|ask| ask.instead) else { return "No".into() };
        let instead = self.as_asked(state, seat, instead);
        let mut letters = instead.chars();
        let first = letters.next().map(|first| first.to_lowercase().collect::<String>());
        format!("No: {}{}", first.unwrap_or_default(), letters.as_str())
    }

    /// Says that this is enough: nothing more is chosen, or nothing at all.
    fn stop_text(&self, state: &State) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let is_first = match ask.map(|ask| ask.kind) {
            Some(Question::Things { chosen, .. }) => chosen == 0,
            Some(Question::Options { chosen, .. }) => chosen == 0,
            Some(Question::YesNo) | None => true,
        };
        if is_first { "None" } else { "Enough" }.into()
    }

    /// Gets the id of what can be chosen: the card itself where the one who chooses sees it, else the place
    /// it is in.
    fn thing_item(&self, state: &State, seat: Seat, thing: Thing) -> Option<String> {
        let (area, owner) = match thing {
            Thing::HeldHero(owner, _) => ("hand", owner),
            Thing::HeldPlay(owner, _) => ("plays", owner),
            Thing::DiscardedHero(owner, _) | Thing::DiscardedPlay(owner, _) => ("discard", owner),
            Thing::DeckHero(owner, _) => ("deck", owner),
            Thing::BookPlay(owner, _) => ("playbook", owner),
            Thing::ShownHero(owner, _) | Thing::ShownPlay(owner, _) => ("shown", owner),
            Thing::Beside(owner, _) => ("beside", owner),
            Thing::LineUp(owner, battle) => {
                return Some(self.zone_item(state, seat, owner, battle));
            }
            Thing::Battle(battle) => return Some(self.zone_item(state, seat, seat, battle)),
            Thing::Number(_) | Thing::Weapon(_) | Thing::Set(_) | Thing::Named(_) => return None,
        };
        let area = format!("{area}.{owner}");
        if !is_seen(state, seat, thing) {
            return Some(area);
        }
        let hero = View { game: self, state }.hero_of(thing);
        let hero = hero.map(|(owner, hero)| hero_item(&self.catalogue, owner, hero));
        let play = || thing.play().map(|play| play_item(&self.catalogue, owner, play));
        hero.or_else(play).map(|id| self.numbered(state, seat, &area, id))
    }

    /// Gets the id of the face-down Hero of a player in a Battle, as a seat sees it.
    fn zone_item(&self, state: &State, seat: Seat, owner: Seat, battle: u8) -> String {
        let player = state.player(owner);
        let hero = player.line_up.get(usize::from(battle));
        let has_looked = seat != owner && player.spied >> battle & 1 == 1;
        match hero.filter(|_| has_looked) {
            Some(&hero) => {
                let id = hero_item(&self.catalogue, owner, hero);
                self.numbered(state, seat, &zone_area(owner), id)
            }
            None => format!("{}.{}", zone_area(owner), state.zone(owner, battle.into())),
        }
    }

    /// Gets the id of a card in an area, as it is told apart from its copies elsewhere.
    fn numbered(&self, state: &State, seat: Seat, area: &str, id: String) -> String {
        if !self.has_copies {
            return id;
        }
        let scene = self.show(state, Viewer::Seat(seat));
        let is_it = |item: &&Item| item.id.split('~').next() == Some(&id);
        let found = scene.area(area).and_then(|area| area.items.iter().find(is_it));
        found.map_or(id.clone(), |item| item.id.clone())
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

/// Gets the id of the Hero that a seat has placed for the current Battle, before it is revealed.
fn placed(state: &State, seat: Seat) -> String {
    format!("{}.{}", zone_area(seat), state.zone(seat, state.battle as usize))
}

/// Checks whether a seat sees a card where it can be chosen.
fn is_seen(state: &State, seat: Seat, thing: Thing) -> bool {
    match thing {
        Thing::HeldHero(owner, hero) => {
            owner == seat || state.player(owner).seen_hand.contains(&hero)
        }
        Thing::HeldPlay(owner, play) => {
            let mut held = state.player(owner).plays.iter();
            owner == seat || held.any(|held| held.play == play && held.is_seen)
        }
        Thing::BookPlay(owner, play) => {
            let book = &state.player(owner).book;
            let mut known = book.top.iter().chain(&book.bottom);
            known.any(|known| known.play == play && known.known_to.contains(seat))
        }
        Thing::ShownPlay(..) => state.tally.looks.contains(seat),
        Thing::Beside(owner, play) => {
            state.player(owner).beside.iter().any(|beside| beside.play == play)
        }
        Thing::DiscardedHero(..) | Thing::DiscardedPlay(..) | Thing::ShownHero(..) => true,
        Thing::DeckHero(..)
        | Thing::LineUp(..)
        | Thing::Battle(_)
        | Thing::Number(_)
        | Thing::Weapon(_)
        | Thing::Set(_)
        | Thing::Named(_) => false,
    }
}
