//! What can be done, in words.

use fracas_cards::effect::{Answer, Question, asking, picking};
use fracas_core::{Choice, Seat, Viewer};

use super::{boss_item, hero_item, stack_item};
use crate::Rlyeh;
use crate::action::Action;
use crate::card::{BossId, CardId};
use crate::effects::View;
use crate::pile::Part;
use crate::state::State;
use crate::thing::Thing;
use crate::words::{Group, Operation, Whom};

impl Rlyeh {
    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let (label, items) = match action {
            Action::Hero(hero) => {
                let label = format!("Play as {}", self.catalogue.hero(hero).name);
                (label, vec![hero_item(&self.catalogue, hero)])
            }
            Action::Play(card) => {
                let held = self.part_item(state, Viewer::Seat(seat), seat, Part::Hand, card);
                let items = held.into_iter().chain([format!("play.{seat}")]);
                (format!("Play {}", self.card(card).name), items.collect())
            }
            Action::PlayAll => {
                let hand = state.player(seat).cards.hand().iter();
                let plain = hand.filter(|card| self.card(**card).plain.is_some()).count();
                (format!("Play all {plain} plain cards"), Vec::new())
            }
            Action::Buy(card) => self.describe_purchase(state, seat, card),
            Action::BuyFrom(boss) => self.describe_loot(state, seat, boss),
            Action::Answer(answer) => self.describe_answer(state, seat, answer),
            Action::End => ("End your turn".into(), Vec::new()),
        };
        Choice { notation: action.write(&self.catalogue), label, items, marks: Vec::new() }
    }

    fn describe_purchase(&self, state: &State, seat: Seat, card: CardId) -> (String, Vec<String>) {
        let facts = self.card(card);
        let price = facts.cost.unwrap_or_default().say();
        let is_last = state.stack_of(card).is_some_and(|at| state.stacks[at].left == 1);
        let is_end = is_last && usize::from(self.depleted_to_end) <= Rlyeh::depleted(state) + 1;
        let end = if is_end { ", which ends the game" } else { "" };
        let label = format!("Buy {} for {price}{end}", facts.name);
        (label, vec![stack_item(&self.catalogue, card), format!("discard.{seat}")])
    }

    fn describe_loot(&self, state: &State, seat: Seat, boss: BossId) -> (String, Vec<String>) {
        let den = state.bosses.iter().find(|den| den.boss == boss);
        let price = den.map(|den| self.price_for(state, *den)).unwrap_or_default().say();
        let name = &self.catalogue.boss(boss).name;
        let label = if den.is_some_and(|den| den.loots == 0) {
            format!("Buy {name} for {price}, which ends the game")
        } else {
            format!("Buy a Loot of {name} for {price}")
        };
        (label, vec![boss_item(&self.catalogue, boss), format!("discard.{seat}")])
    }

    fn describe_answer(&self, state: &State, seat: Seat, answer: Answer) -> (String, Vec<String>) {
        match answer {
            Answer::Option(option) => (self.option_text(state, option), Vec::new()),
            Answer::Yes => ("Yes".into(), Vec::new()),
            Answer::No => ("No".into(), Vec::new()),
            Answer::Stop => (self.stop_text(state), Vec::new()),
            Answer::Thing(thing) => self.describe_thing(state, seat, Thing::from_number(thing)),
        }
    }

    fn option_text(&self, state: &State, option: u8) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        ask.and_then(|ask| ask.option_text(option)).unwrap_or_default().to_owned()
    }

    /// Says that this is enough: nothing more is chosen, or nothing at all.
    fn stop_text(&self, state: &State) -> String {
        let library = self.catalogue.library();
        let ask = asking(library, &View { game: self, state });
        let (are_none, is_first) = match ask.map(|ask| ask.kind) {
            Some(Question::Things { members, chosen, .. }) => {
                (members.as_slice().is_empty(), chosen == 0)
            }
            Some(Question::Options { chosen, .. }) => (false, chosen == 0),
            Some(Question::YesNo) | None => (false, true),
        };
        match picking(library, &state.stack).and_then(|pick| pick.then) {
            _ if !is_first => "Enough".into(),
            Some(Operation::Block) if are_none => "Take it".into(),
            Some(Operation::Block) => "Do not block".into(),
            Some(Operation::Ask) => "High five nobody".into(),
            Some(operation) => format!("{} nothing", verb(operation)),
            None => "None".into(),
        }
    }

    fn describe_thing(&self, state: &State, seat: Seat, thing: Thing) -> (String, Vec<String>) {
        let picking = picking(self.catalogue.library(), &state.stack);
        let verb = picking.as_ref().and_then(|pick| pick.then).map_or("Choose", verb);
        let whom = picking.map_or(Whom::You, |pick| owner_of(*pick.from));
        let context = state.stack.context().unwrap_or_default();
        let owner = Rlyeh::whom(state, whom, context);
        let items = self.thing_item(state, seat, owner, thing).into_iter().collect();
        let name = self.thing_name(state, thing);
        let whose = match thing {
            Thing::Discarded(_) if owner == seat => " from the discard pile".into(),
            Thing::Discarded(_) => format!(" from {}'s discard pile", self.hero_name(state, owner)),
            Thing::Held(_)
            | Thing::Played(_)
            | Thing::Top(_)
            | Thing::Stack(_)
            | Thing::Boss(_)
            | Thing::Player(_) => String::new(),
        };
        // Who gives a card away calls it so.
        let verb =
            if verb == "Gain" && owner == seat && context.owner != seat { "Give" } else { verb };
        (format!("{verb} {name}{whose}"), items)
    }

    fn thing_name(&self, state: &State, thing: Thing) -> String {
        match thing {
            Thing::Held(card)
            | Thing::Discarded(card)
            | Thing::Played(card)
            | Thing::Top(card)
            | Thing::Stack(card) => self.card(card).name.clone(),
            Thing::Boss(boss) => format!("a Loot of {}", self.catalogue.boss(boss).name),
            Thing::Player(seat) => self.hero_name(state, seat).into(),
        }
    }

    /// Gets the id of what can be chosen, if it is on the table to be seen; `owner` is whose card it is.
    fn thing_item(&self, state: &State, seat: Seat, owner: Seat, thing: Thing) -> Option<String> {
        let viewer = Viewer::Seat(seat);
        let part = |part: Part, card: CardId| self.part_item(state, viewer, owner, part, card);
        match thing {
            Thing::Held(card) => part(Part::Hand, card),
            // What was played may be gone since; it stands for its copies in the discard pile then.
            Thing::Played(card) => part(Part::Play, card).or_else(|| part(Part::Discard, card)),
            Thing::Discarded(card) => part(Part::Discard, card),
            Thing::Top(card) => self.top_item(state, viewer, owner, card),
            Thing::Stack(card) => Some(stack_item(&self.catalogue, card)),
            Thing::Boss(boss) => Some(boss_item(&self.catalogue, boss)),
            Thing::Player(player) => {
                state.player(player).hero.map(|hero| hero_item(&self.catalogue, hero))
            }
        }
    }
}

/// Gets whose cards a group has.
fn owner_of(group: Group) -> Whom {
    match group {
        Group::Hand(whom, _) | Group::Discard(whom, _) | Group::CopiesInHand(whom) => whom,
        Group::Defenses => Whom::ThatPlayer,
        Group::Opponents
        | Group::Players
        | Group::NotAsked
        | Group::HandOrDiscard
        | Group::HandOrPlayed
        | Group::TopOfDeck
        | Group::PlayedWithCopies
        | Group::CopiesInDiscard
        | Group::Board(_)
        | Group::FaceUp(_)
        | Group::Bosses(_)
        | Group::ThisBoss
        | Group::GlobStacks
        | Group::Chosen => Whom::You,
    }
}

/// Gets what is done to what is chosen.
fn verb(operation: &Operation) -> &'static str {
    match operation {
        Operation::Discard => "Discard",
        Operation::Delete | Operation::DeleteStack => "Delete",
        Operation::Reveal => "Reveal",
        Operation::Gain(_) | Operation::GainCopies | Operation::Steal => "Gain",
        Operation::Take => "Take",
        Operation::Copy => "Copy",
        Operation::Borrow => "Play",
        Operation::MoveGlob => "Put the Glob on",
        Operation::Ask => "High five",
        Operation::Block => "Block with",
        Operation::Tokens(_)
        | Operation::Power(_)
        | Operation::Draw(..)
        | Operation::GainPox(..)
        | Operation::PoxOnDeck(_)
        | Operation::BalancePox(_)
        | Operation::RevealTop(_)
        | Operation::LookAtTop
        | Operation::DiscardTop(_)
        | Operation::RevealHand(_)
        | Operation::DiscardHand(_)
        | Operation::DeleteThis
        | Operation::GainFleshreaper
        | Operation::PutOnDeck
        | Operation::PutUnderDeck
        | Operation::PutThisUnderDeck
        | Operation::Roll
        | Operation::RollAgain
        | Operation::Settle
        | Operation::OnesBecome(_)
        | Operation::ThisTurn(_)
        | Operation::DrawAtEnd(_) => "Choose",
    }
}
