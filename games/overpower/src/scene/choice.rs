//! What can be done, in words.

use fracas_cards::effect::{Answer, Question, plural};
use fracas_core::{Choice, Mark, MarkKind, Seat, Viewer};

use super::sight::{Sight, item_or_place};
use super::{area, who_item};
use crate::OverPower;
use crate::action::{Action, Aim, From, Played, Source};
use crate::battle::{AVOID_BY_RULE, NEGATE_BY_RULE};
use crate::card::{CardId, How};
use crate::effects::{FROM_COMPLETED, IN_DEFEATED, IN_RESERVE, SORTS, owner_of_pile};
use crate::piece::Piece;
use crate::state::{Phase, Stage, State};
use crate::thing::{Place, Thing};
use crate::who::Who;
use crate::zone::Zone;

/// A label, and what it touches.
type Described = (String, Vec<String>);

/// So many Objectives can be ventured without penalty (R251).
const FREE: u8 = 2;

impl OverPower {
    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let sight = self.sight(state, Viewer::Seat(seat));
        let notation = action.write(&self.catalogue);
        let (label, items) = self.describe_with(state, seat, action, &sight);
        let marks = match action {
            Action::Target(_) | Action::Shift(_) => {
                items.last().map(|target| Mark::new(MarkKind::Target, vec![target.clone()]))
            }
            Action::First
            | Action::Second
            | Action::Event(_)
            | Action::Keep(_)
            | Action::Replace
            | Action::Place(..)
            | Action::Venture(..)
            | Action::Lift(..)
            | Action::Fight
            | Action::Concede
            | Action::Pass
            | Action::Play(_)
            | Action::Use(..)
            | Action::Pay(..)
            | Action::Answer(_) => None,
        };
        Choice { notation, label, items, marks: marks.into_iter().collect() }
    }

    fn describe_with(&self, state: &State, seat: Seat, action: Action, sight: &Sight) -> Described {
        let name = |card: CardId| &self.catalogue.card(card).name;
        let held = |card: CardId| self.card_items(state, seat, card, From::Hand, sight);
        match action {
            Action::First => ("Go first".into(), Vec::new()),
            Action::Second => ("Go second".into(), Vec::new()),
            Action::Event(card) => (format!("Lay {} face down", name(card)), held(card)),
            Action::Keep(card) => (format!("Keep {}", name(card)), held(card)),
            Action::Replace => ("Draw a card".into(), vec![area("draw-pile", seat)]),
            Action::Place(card, who) => {
                let items = held(card).into_iter().chain([who_item(who)]).collect();
                (format!("Place {} to {}", name(card), self.name_of(who)), items)
            }
            Action::Venture(reserve, completed) => venture(seat, reserve, completed),
            Action::Lift(reserve, completed) => lift(seat, reserve, completed),
            Action::Fight => ("Fight".into(), Vec::new()),
            Action::Concede => ("Concede the battle".into(), Vec::new()),
            Action::Pass => (pass_text(state, seat).into(), Vec::new()),
            Action::Play(played) => self.describe_play(state, seat, played, sight),
            Action::Target(aim) => {
                let (name, item) = self.describe_aim(state, aim, sight);
                (format!("Aim at {name}"), items_of_play(state, item, sight))
            }
            Action::Shift(aim) => {
                let (name, item) = self.describe_aim(state, aim, sight);
                (format!("Shift the attack to {name}"), items_of_play(state, item, sight))
            }
            Action::Use(source, _) => self.describe_use(state, seat, source, sight),
            Action::Pay(card, from) => {
                let items = self.card_items(state, seat, card, from, sight);
                (format!("Discard {}{}", name(card), self.text_of_place(from)), items)
            }
            Action::Answer(answer) => self.describe_answer(state, answer, sight),
        }
    }

    /// Gets the id of a card that is used, as a list.
    fn card_items(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        from: From,
        sight: &Sight,
    ) -> Vec<String> {
        let piece = self.find_piece(state, seat, card, from);
        piece.map(|piece| item_or_place(state, sight, piece)).into_iter().collect()
    }

    /// Describes that a card is used: what for, by whom and with what.
    fn describe_play(&self, state: &State, seat: Seat, played: Played, sight: &Sight) -> Described {
        let card = self.catalogue.card(played.card);
        let (actor, what) = (self.name_of(played.actor), &card.name);
        let how = card.uses.get(usize::from(played.how)).map(|it| &it.how);
        let mut label = match how {
            Some(How::Attack(_) | How::Aim { .. }) => format!("{actor} attacks with {what}"),
            Some(How::Block { .. }) => format!("{actor} blocks with {what}"),
            Some(How::Avoid { .. }) => format!("{actor} avoids it with {what}"),
            Some(How::Negate { .. }) => format!("{actor} negates it with {what}"),
            Some(How::Shift { .. }) => format!("{actor} shifts it with {what}"),
            Some(How::Counter(_)) => format!("{actor} strikes back with {what}"),
            None if played.how == AVOID_BY_RULE => format!("{actor} avoids it with {what}"),
            None if played.how == NEGATE_BY_RULE => format!("{actor} negates it with {what}"),
            Some(How::Act | How::Respond) | None => format!("{actor} plays {what}"),
        };
        let mut items = self.card_items(state, seat, played.card, played.from, sight);
        if let Some(of) = played.declared {
            label = label + " as " + of.title();
        }
        if let Some((partner, from)) = played.partner {
            label = label + " and " + &self.catalogue.card(partner).name;
            items.extend(self.card_items(state, seat, partner, from, sight));
        }
        if played.is_face_down {
            label += " face down";
        }
        if played.from != From::Placed(played.actor) {
            label.push_str(&self.text_of_place(played.from));
        }
        items.push(who_item(played.actor));
        (label, items)
    }

    /// Says where a card comes from, if not from the hand.
    fn text_of_place(&self, from: From) -> String {
        match from {
            From::Hand => String::new(),
            From::Placed(who) => format!(" (placed to {})", self.name_of(who)),
            From::Under => " (under the Homebase)".into(),
            From::Elsewhere => " (elsewhere)".into(),
        }
    }

    /// Gets the name of what can be aimed at, and its id.
    fn describe_aim(&self, state: &State, aim: Aim, sight: &Sight) -> (String, Option<String>) {
        match aim {
            Aim::Character(who) => (self.name_of(who).to_owned(), Some(who_item(who))),
            Aim::Card(seat, card) => {
                let piece = in_play(state, seat, card);
                let item = piece.and_then(|piece| sight.item(piece));
                (self.catalogue.card(card).name.clone(), item)
            }
        }
    }

    fn describe_use(&self, state: &State, seat: Seat, source: Source, sight: &Sight) -> Described {
        let verb = if state.question() == crate::turn::Question::Order { "First" } else { "Use" };
        if state.play.is_face_down {
            return ("Put the top 2 cards on the Dead Pile and see the attack".into(), Vec::new());
        }
        match source {
            Source::Card(card) => {
                let piece = in_play(state, seat, card);
                let items = piece.and_then(|piece| sight.item(piece)).into_iter().collect();
                (format!("{verb} {}", self.catalogue.card(card).name), items)
            }
            Source::Inherent(who) => (format!("{verb} {}", self.name_of(who)), vec![who_item(who)]),
        }
    }

    fn describe_answer(&self, state: &State, answer: Answer, sight: &Sight) -> Described {
        match answer {
            Answer::Option(option) => (self.option_text(state, option), Vec::new()),
            Answer::Yes => ("Yes".into(), Vec::new()),
            Answer::No => (self.no_text(state), Vec::new()),
            Answer::Stop => (self.stop_text(state).into(), Vec::new()),
            Answer::Thing(number) => {
                let thing = Thing::from_number(number);
                let label = format!("{} {}", self.verb(state), self.thing_label(state, thing));
                (label, self.thing_item(state, thing, sight))
            }
        }
    }

    fn option_text(&self, state: &State, option: u8) -> String {
        self.ask(state).and_then(|ask| ask.option_text(option)).unwrap_or_default().to_owned()
    }

    fn no_text(&self, state: &State) -> String {
        let instead = self.ask(state).and_then(|ask| ask.instead);
        instead.map_or_else(|| "No".into(), |instead| format!("No: {instead}"))
    }

    /// Says that this is enough: nothing more is chosen, or nothing at all.
    fn stop_text(&self, state: &State) -> &'static str {
        let chosen = match self.ask(state).map(|ask| ask.kind) {
            Some(Question::Things { chosen, .. }) => u32::from(chosen),
            Some(Question::Options { chosen, .. }) => chosen.count_ones(),
            Some(Question::YesNo) | None => 0,
        };
        if 0 < chosen { "Enough" } else { "None" }
    }

    /// Names something that can be chosen, with where it is.
    fn thing_label(&self, state: &State, thing: Thing) -> String {
        let name = self.thing_name(thing);
        let Thing::Card(place, ..) = thing else { return name };
        let at = thing.piece(state).map(|piece| state.cards(piece.owner()).lie(piece).at);
        let at = at.filter(|at| *at != Who::NOBODY).map(|at| self.name_of(at));
        match (place, at) {
            (Place::Hit(who), _) => format!("{name} (hit on {})", self.name_of(who)),
            (Place::In(Zone::Placed, _), Some(at)) => format!("{name} (placed to {at})"),
            (Place::In(Zone::Clipped, _), Some(at)) => format!("{name} (attached to {at})"),
            (Place::In(Zone::PowerPack, _), _) => format!("{name} (Power Pack)"),
            (Place::In(Zone::Dead, _), _) => format!("{name} (Dead Pile)"),
            (Place::In(Zone::Draw, _), _) => format!("{name} (Draw Pile)"),
            (Place::In(..), _) => name,
        }
    }

    /// Names something that can be chosen.
    pub(crate) fn thing_name(&self, thing: Thing) -> String {
        match thing {
            Thing::Card(_, card, _) => self.catalogue.card(card).name.clone(),
            Thing::Character(who) => self.name_of(who).to_owned(),
            Thing::Type(of) => of.title().into(),
            Thing::AnyPower => "Any-Power".into(),
            Thing::Player(Seat(seat)) => format!("Player {}", seat + 1),
            Thing::Number(number) => pile_of(number).1.into(),
        }
    }

    /// Gets the id of something that can be chosen, as a list.
    fn thing_item(&self, state: &State, thing: Thing, sight: &Sight) -> Vec<String> {
        match thing {
            Thing::Card(..) => {
                let piece = thing.piece(state);
                piece.map(|piece| item_or_place(state, sight, piece)).into_iter().collect()
            }
            Thing::Character(who) => vec![who_item(who)],
            Thing::Player(seat) => vec![area("objectives", seat)],
            Thing::Number(number) => {
                let (seat, _, counter) = pile_of(number);
                vec![area(counter, seat)]
            }
            Thing::Type(_) | Thing::AnyPower => Vec::new(),
        }
    }
}

/// Gets the Objectives that a number stands for: whose, what they are called, and where they are counted.
fn pile_of(number: u8) -> (Seat, &'static str, &'static str) {
    let (name, counter) = match number % SORTS {
        IN_RESERVE => ("Reserve", "reserve"),
        IN_DEFEATED => ("Defeated", "defeated"),
        FROM_COMPLETED => ("ventured from Completed", "ventured"),
        _ => ("ventured from Reserve", "ventured"),
    };
    (owner_of_pile(number), name, counter)
}

/// Lists what is being played and what it would go to, so that it can be dragged there.
fn items_of_play(state: &State, to: Option<String>, sight: &Sight) -> Vec<String> {
    let played = state.play.card.is_some().then(|| sight.item(state.play.card)).flatten();
    let played = played.filter(|played| Some(played) != to.as_ref());
    played.into_iter().chain(to).collect()
}

/// Finds a card in play.
fn in_play(state: &State, seat: Seat, card: CardId) -> Option<Piece> {
    let cards = state.cards(seat);
    let zones = [Zone::Astral, Zone::Clipped, Zone::Placed];
    zones.into_iter().find_map(|zone| cards.iter(zone).find(|piece| cards.face(*piece) == card))
}

/// Says how many Objectives are ventured, and what that gives the opponent (R252).
fn venture(seat: Seat, reserve: u8, completed: u8) -> Described {
    let mut label = match (reserve, completed) {
        (0, 0) => "Venture nothing more".into(),
        (_, 0) => format!("Venture {reserve}"),
        (0, _) => format!("Venture {completed} from Completed"),
        (..) => format!("Venture {reserve}, and {completed} from Completed"),
    };
    if let Some(more @ 1..) = (reserve + completed).checked_sub(FREE) {
        label = format!("{label} (your opponent draws {})", plural(more.into(), "card"));
    }
    let piles = [("reserve", reserve), ("completed", completed)];
    let touched = piles.into_iter().filter(|(_, count)| 0 < *count);
    (label, touched.map(|(name, _)| area(name, seat)).collect())
}

fn lift(seat: Seat, reserve: u8, completed: u8) -> Described {
    let label = match (reserve, completed) {
        (0, 0) => "Lift none".into(),
        (_, 0) => format!("Lift {reserve} to Reserve"),
        (0, _) => format!("Lift {completed} to Completed"),
        (..) => format!("Lift {reserve} to Reserve, {completed} to Completed"),
    };
    (label, vec![area("defeated", seat)])
}

/// Says what is done without.
fn pass_text(state: &State, seat: Seat) -> &'static str {
    match (state.phase, state.play.stage) {
        (Phase::Replacement, _) => "Draw none",
        (Phase::Placing, _) => "Place no more",
        (Phase::Lifting, _) => "Lift none",
        (Phase::Battle | Phase::PostConcession, Stage::Astral | Stage::Defence) => {
            let is_attack = state.play.target != crate::state::Target::None;
            if is_attack { "Take it" } else { "Let it happen" }
        }
        (Phase::Battle, Stage::Idle) if !state.turn.grants.is_empty() => "Make no more attacks",
        (Phase::PostConcession, Stage::Idle) => "Do nothing more",
        (Phase::Battle, _) if state.turn.seat == seat => "Pass",
        (
            Phase::First
            | Phase::Draw
            | Phase::Events
            | Phase::Turning
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Discarded
            | Phase::Venture
            | Phase::Ventured
            | Phase::Conceding
            | Phase::Battle
            | Phase::PostConcession
            | Phase::End
            | Phase::Cleanup
            | Phase::Over,
            _,
        ) => "Pass",
    }
}
