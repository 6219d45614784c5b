//! Events in sentences.

use fracas_cards::effect::{list, plural};
use fracas_core::Seat;

use super::{Chosen, Event, Ko, Pile, Shown, Victory, Why};
use crate::OverPower;
use crate::card::CardId;
use crate::power::PowerType;
use crate::state::{Missions, Position};
use crate::thing::Thing;
use crate::who::Who;

/// Says events in sentences.
pub(super) struct Teller<'a> {
    pub(super) game: &'a OverPower,
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// Names a character or Homebase; with its player's name where both teams have it.
    fn who(&self, who: Who) -> String {
        let name = self.game.name_of(who);
        let is_shared = Who::team(who.seat().opponent())
            .chain([Who::homebase(who.seat().opponent())])
            .any(|other| self.game.name_of(other) == name);
        if is_shared { format!("{}'s {name}", self.seat(who.seat())) } else { name.to_owned() }
    }

    fn card(&self, card: CardId) -> &str {
        &self.game.catalogue.card(card).name
    }

    fn cards(&self, cards: &Shown) -> String {
        let names = sorted(cards).into_iter().map(|card| self.card(card).to_owned());
        let names: Vec<String> = names.collect();
        if names.is_empty() { "no card".into() } else { list(&names, "and") }
    }

    /// Says an event.
    pub(super) fn say(&self, event: &Event) -> String {
        let seat = |seat: Seat| self.seat(seat);
        let who = |who: Who| self.who(who);
        let card = |card: CardId| self.card(card);
        match *event {
            Event::Tossed(winner) => format!("{} wins the toss.", seat(winner)),
            Event::GoesFirst(first) => format!("{} goes first.", seat(first)),
            Event::BattleBegan(number, first) => {
                format!("Battle {number} begins. {} has initiative.", seat(first))
            }
            Event::Moved(whom, Position::Front) => format!("{} joins the Front Line.", who(whom)),
            Event::Moved(whom, Position::Reserve) => format!("{} goes to Reserve.", who(whom)),
            Event::Moved(whom, Position::Out) => format!("{} is out of the game.", who(whom)),
            Event::Drew(by, ref cards) => format!("{} draws {}.", seat(by), self.cards(cards)),
            Event::DrewHidden(by, count) => format!("{} draws {}.", seat(by), cards(count)),
            Event::Renewed(of) => {
                format!("{} shuffles the Power Pack to a new Draw Pile.", seat(of))
            }
            Event::Shuffled(of) => format!("{}'s Draw Pile is shuffled.", seat(of)),
            Event::EventLaid(by) => format!("{} lays an Event face down.", seat(by)),
            Event::EventTurned(by, turned) => format!("{}'s Event is {}.", seat(by), card(turned)),
            Event::Discarded { owner, card, to, why } => self.say_discarded(owner, card, to, why),
            Event::RemovedFromGame(owner, removed) => {
                format!("{}'s {} leaves the game.", seat(owner), card(removed))
            }
            Event::Placed(by, placed, at) => {
                format!("{} places {} to {}.", seat(by), card(placed), who(at))
            }
            Event::Passed(by) => format!("{} passes.", seat(by)),
            Event::Ventured(by, reserve, completed) => self.say_ventured(by, reserve, completed),
            Event::Conceded(by) => format!("{} concedes the battle.", seat(by)),
            Event::FoughtOn(by) => format!("{} fights.", seat(by)),
            Event::Checked => "Duplicate and unusable cards are discarded.".into(),
            Event::Won(winner, how) => self.say_won(winner, how),
            Event::Drawn => "Nobody wins the game.".into(),
            Event::Totals(totals) => self.say_totals(totals),
            Event::WonBattle(winner) => format!("{} wins the battle.", seat(winner)),
            Event::Tied => "The battle is tied: what was ventured stays ventured.".into(),
            Event::Objectives(of, missions) => self.say_objectives(of, missions),
            Event::Claimed(by, count) => {
                format!("{} has claimed {}.", seat(by), objectives(count))
            }
            Event::Played { card, actor, partner, declared } => {
                self.say_played(card, actor, partner, declared)
            }
            Event::FaceDown(_)
            | Event::GuessedWrong(_)
            | Event::UsedAbility(_)
            | Event::Aimed(_)
            | Event::AimedAtCard(..)
            | Event::LetCome(_)
            | Event::Chose(..)
            | Event::Shifted(_)
            | Event::Negated(_)
            | Event::Blocked(..)
            | Event::Avoided(_)
            | Event::Invalid
            | Event::Hit(..)
            | Event::HitCard(..)
            | Event::Healed(..)
            | Event::Fell(..)
            | Event::StaysInPlay(..)
            | Event::Taken(..)
            | Event::Shows(..)
            | Event::Looks(..)
            | Event::PutBack(..) => self.say_in_play(event),
        }
    }

    /// Says what happens to attacks, hits and cards in play.
    fn say_in_play(&self, event: &Event) -> String {
        let who = |who: Who| self.who(who);
        let card = |card: CardId| self.card(card);
        match *event {
            Event::FaceDown(by) => format!("{} attacks face down.", who(by)),
            Event::GuessedWrong(by) => format!("{} has guessed wrong.", who(by)),
            Event::UsedAbility(by) => format!("{} uses its ability.", who(by)),
            Event::Aimed(at) => format!("It is aimed at {}.", who(at)),
            Event::AimedAtCard(owner, at) => {
                format!("It is aimed at {}'s {}.", self.seat(owner), card(at))
            }
            Event::LetCome(by) => format!("{} does not answer it.", self.seat(by)),
            Event::Chose(by, what) => self.say_chosen(by, what),
            Event::Shifted(to) => format!("The attack is shifted to {}.", who(to)),
            Event::Negated(negated) => format!("{} is negated.", card(negated)),
            Event::Blocked(with, against) => {
                format!("The attack is blocked: {with} against {against}.")
            }
            Event::Avoided(by) => format!("{} avoids the attack.", who(by)),
            Event::Invalid => "The attack has no target any more.".into(),
            Event::Hit(hit, whom, 0) => format!("{} hits {}.", card(hit), who(whom)),
            Event::Hit(hit, whom, damage) => {
                format!("{} hits {} for {damage} damage.", card(hit), who(whom))
            }
            Event::HitCard(hit, other) => format!("{} hits {}.", card(hit), card(other)),
            Event::Healed(whom, hit) => {
                format!("{} is taken off {}'s record.", card(hit), who(whom))
            }
            Event::Fell(whom, how) => format!("{} is KO'd{}!", who(whom), by(how)),
            Event::StaysInPlay(_, stays) => format!("{} stays in play.", card(stays)),
            Event::Taken(by, taken) => {
                format!("{} takes {} in hand.", self.seat(by), card(taken))
            }
            Event::Shows(by, ref cards) => {
                format!("{} shows {}.", self.seat(by), self.cards(cards))
            }
            Event::Looks(by, of, count) if by == of => {
                format!("{} looks at {} of the own deck.", self.seat(by), cards(count))
            }
            Event::Looks(by, of, count) => {
                format!("{} looks at {} of {}.", self.seat(by), cards(count), self.seat(of))
            }
            Event::PutBack(of, count) => {
                format!("{} puts {} back to the Draw Pile.", self.seat(of), cards(count))
            }
            Event::Tossed(_)
            | Event::GoesFirst(_)
            | Event::BattleBegan(..)
            | Event::Moved(..)
            | Event::Drew(..)
            | Event::DrewHidden(..)
            | Event::Renewed(_)
            | Event::Shuffled(_)
            | Event::EventLaid(_)
            | Event::EventTurned(..)
            | Event::Discarded { .. }
            | Event::RemovedFromGame(..)
            | Event::Placed(..)
            | Event::Passed(_)
            | Event::Ventured(..)
            | Event::Conceded(_)
            | Event::FoughtOn(_)
            | Event::Checked
            | Event::Played { .. }
            | Event::Totals(_)
            | Event::WonBattle(_)
            | Event::Tied
            | Event::Objectives(..)
            | Event::Claimed(..)
            | Event::Won(..)
            | Event::Drawn => String::new(),
        }
    }

    fn say_chosen(&self, by: Seat, what: Chosen) -> String {
        let by = self.seat(by);
        match what {
            Chosen::Thing(thing) => {
                let thing = match Thing::from_number(thing) {
                    Thing::Character(whom) => self.who(whom),
                    Thing::Player(seat) => self.seat(seat).to_owned(),
                    other @ (Thing::Card(..)
                    | Thing::Type(_)
                    | Thing::AnyPower
                    | Thing::Number(_)) => self.game.thing_name(other),
                };
                format!("{by} chooses {thing}.")
            }
            Chosen::HiddenCard => format!("{by} chooses a card."),
            Chosen::Option(option) => format!("{by} takes option {}.", u16::from(option) + 1),
            Chosen::Yes => format!("{by} accepts."),
            Chosen::No => format!("{by} declines."),
            Chosen::Enough => format!("{by} chooses nothing more."),
        }
    }

    fn say_discarded(&self, owner: Seat, card: CardId, to: Pile, why: Why) -> String {
        let (owner, card) = (self.seat(owner), self.card(card));
        let to = match to {
            Pile::PowerPack => "Power Pack",
            Pile::Dead => "Dead Pile",
            Pile::Defeated => "Defeated Pile",
        };
        match why {
            Why::Duplicate => format!("{owner} discards {card}, a duplicate."),
            Why::Unusable => format!("{owner} discards {card}, which is unusable."),
            Why::Paid => format!("{owner} pays with {card}."),
            Why::Effect => format!("{owner} discards {card}."),
            Why::Used | Why::BattleOver => format!("{card} goes to {owner}'s {to}."),
        }
    }

    fn say_ventured(&self, by: Seat, reserve: u8, completed: u8) -> String {
        let by = self.seat(by);
        match (reserve, completed) {
            (0, 0) => format!("{by} ventures nothing more."),
            (_, 0) => format!("{by} ventures {}.", objectives(reserve)),
            (0, _) => format!("{by} ventures {} from Completed.", objectives(completed)),
            (..) => {
                format!("{by} ventures {} and {completed} from Completed.", objectives(reserve))
            }
        }
    }

    fn say_played(
        &self,
        card: CardId,
        actor: Who,
        partner: Option<CardId>,
        declared: Option<PowerType>,
    ) -> String {
        let mut text = format!("{} plays {}", self.who(actor), self.card(card));
        if let Some(of) = declared {
            text = text + " as " + of.title();
        }
        if let Some(partner) = partner {
            text = text + " with " + self.card(partner);
        }
        text.push('.');
        text
    }

    fn say_totals(&self, totals: [i16; 2]) -> String {
        let total = |seat: Seat| format!("{} {}", self.seat(seat), totals[seat.index()]);
        format!("Venture Totals: {}, {}.", total(Seat(0)), total(Seat(1)))
    }

    fn say_objectives(&self, of: Seat, missions: Missions) -> String {
        let Missions { reserve, completed, defeated, .. } = missions;
        let ventured = match missions.ventured() {
            0 => String::new(),
            count => format!(", {count} ventured"),
        };
        let of = self.seat(of);
        format!(
            "{of}'s Objectives: {completed} completed, {reserve} in Reserve, {defeated} defeated{ventured}."
        )
    }

    fn say_won(&self, winner: Seat, how: Victory) -> String {
        let why = match how {
            Victory::Completed => "all Objectives are completed",
            Victory::Defeated => "the opponent's Objectives are all defeated",
            Victory::Ko => "the opponent's team is KO'd",
            Victory::Skirmish => "more Objectives were claimed",
        };
        format!("{} wins the game: {why}.", self.seat(winner))
    }
}

/// Orders cards as they lie in a hand: in which order they were drawn is not seen.
pub(super) fn sorted(cards: &Shown) -> Shown {
    let mut cards = *cards;
    cards.sort_unstable();
    cards
}

fn cards(count: u8) -> String {
    plural(count.into(), "card")
}

fn objectives(count: u8) -> String {
    plural(count.into(), "Objective")
}

/// Says by what a character is KO'd.
fn by(how: Ko) -> &'static str {
    match how {
        Ko::Cumulative => " by damage",
        Ko::Spectrum => " by hits of three Power Types",
        Ko::Absolute => " by damage and hits of three Power Types",
        Ko::ByCard => "",
    }
}
