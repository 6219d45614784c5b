//! Events as they are told: what sort, in which words, about what and good for whom.

use fracas_core::{Seat, Told};

use super::telling::{Teller, sorted};
use super::{Chosen, Event, Pile, Shown};
use crate::OverPower;
use crate::card::CardId;
use crate::scene::{area, card_item, who_item};
use crate::thing::Thing;

impl OverPower {
    /// Tells an event with the players' names.
    pub(crate) fn tell_event(&self, event: &Event, names: &[String]) -> Told {
        Told {
            kind: event.kind(),
            text: Teller { game: self, names }.say(event),
            items: self.items_of(event),
            good_for: event.good_for(),
        }
    }

    /// Lists what an event is about, as far as it may be on the table afterwards.
    fn items_of(&self, event: &Event) -> Vec<String> {
        let card = |owner: Seat, card: CardId| card_item(&self.catalogue, owner, card);
        let all =
            |owner: Seat, cards: &Shown| sorted(cards).iter().map(|it| card(owner, *it)).collect();
        match *event {
            Event::Tossed(_)
            | Event::GoesFirst(_)
            | Event::BattleBegan(..)
            | Event::Invalid
            | Event::Checked
            | Event::LetCome(_)
            | Event::Blocked(..)
            | Event::Tied
            | Event::Drawn
            | Event::Chose(
                _,
                Chosen::HiddenCard | Chosen::Option(_) | Chosen::Yes | Chosen::No | Chosen::Enough,
            ) => Vec::new(),
            Event::Moved(who, _)
            | Event::FaceDown(who)
            | Event::GuessedWrong(who)
            | Event::UsedAbility(who)
            | Event::Aimed(who)
            | Event::Shifted(who)
            | Event::Avoided(who)
            | Event::Fell(who, _) => vec![who_item(who)],
            Event::Drew(seat, ref cards) | Event::Shows(seat, ref cards) => all(seat, cards),
            Event::DrewHidden(seat, _) => vec![area("hand", seat)],
            Event::Renewed(seat) => vec![area("power-pack", seat), area("draw-pile", seat)],
            Event::Shuffled(seat) | Event::PutBack(seat, _) => vec![area("draw-pile", seat)],
            Event::EventLaid(seat) => vec![area("event", seat)],
            Event::Discarded { owner, card: it, to, .. } => {
                vec![card(owner, it), area(to.id(), owner)]
            }
            Event::EventTurned(owner, it)
            | Event::RemovedFromGame(owner, it)
            | Event::AimedAtCard(owner, it)
            | Event::StaysInPlay(owner, it)
            | Event::Taken(owner, it) => vec![card(owner, it)],
            Event::Placed(seat, it, who) => vec![card(seat, it), who_item(who)],
            Event::Looks(_, owner, _) => vec![area("hand", owner), area("draw-pile", owner)],
            Event::Passed(seat)
            | Event::Ventured(seat, ..)
            | Event::Conceded(seat)
            | Event::FoughtOn(seat)
            | Event::WonBattle(seat)
            | Event::Objectives(seat, _)
            | Event::Claimed(seat, _)
            | Event::Won(seat, _) => vec![area("objectives", seat)],
            Event::Chose(_, Chosen::Thing(thing)) => match Thing::from_number(thing) {
                Thing::Card(place, it, _) => vec![card(place.owner(), it)],
                Thing::Character(who) => vec![who_item(who)],
                Thing::Player(seat) => vec![area("objectives", seat)],
                Thing::Type(_) | Thing::AnyPower | Thing::Number(_) => Vec::new(),
            },
            Event::Totals(_) => Seat::all(2).map(|seat| area("objectives", seat)).collect(),
            Event::Played { card: it, actor, partner, .. } => {
                let owner = actor.seat();
                let cards = [Some(it), partner].into_iter().flatten();
                cards.map(|it| card(owner, it)).chain([who_item(actor)]).collect()
            }
            // Whose it is, is not said; of cards that nobody else has, it is theirs.
            Event::Negated(it) => Seat::all(2).map(|seat| card(seat, it)).collect(),
            Event::Hit(it, who, _) | Event::Healed(who, it) => {
                vec![card(who.seat().opponent(), it), who_item(who)]
            }
            Event::HitCard(it, other) => {
                let both = Seat::all(2).flat_map(|seat| [card(seat, it), card(seat, other)]);
                both.collect()
            }
        }
    }
}

impl Pile {
    /// Gets the name of its area.
    fn id(self) -> &'static str {
        match self {
            Pile::PowerPack => "power-pack",
            Pile::Dead => "dead-pile",
            Pile::Defeated => "defeated-pile",
        }
    }
}

impl Event {
    /// Gets whom it is good for.
    fn good_for(&self) -> Option<Seat> {
        match *self {
            Event::WonBattle(seat) | Event::Won(seat, _) => Some(seat),
            Event::Fell(who, _) => Some(who.seat().opponent()),
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
            | Event::LetCome(_)
            | Event::Chose(..)
            | Event::Played { .. }
            | Event::FaceDown(_)
            | Event::GuessedWrong(_)
            | Event::UsedAbility(_)
            | Event::Aimed(_)
            | Event::AimedAtCard(..)
            | Event::Shifted(_)
            | Event::Negated(_)
            | Event::Blocked(..)
            | Event::Avoided(_)
            | Event::Invalid
            | Event::Hit(..)
            | Event::HitCard(..)
            | Event::Healed(..)
            | Event::StaysInPlay(..)
            | Event::Taken(..)
            | Event::Shows(..)
            | Event::Looks(..)
            | Event::PutBack(..)
            | Event::Totals(_)
            | Event::Tied
            | Event::Objectives(..)
            | Event::Claimed(..)
            | Event::Drawn => None,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Event::Tossed(_) => "toss",
            Event::GoesFirst(_) => "first",
            Event::BattleBegan(..) => "battle",
            Event::Moved(..) => "move",
            Event::Drew(..) | Event::DrewHidden(..) => "draw",
            Event::Renewed(_) | Event::Shuffled(_) => "shuffle",
            Event::EventLaid(_) => "place-event",
            Event::EventTurned(..) => "event",
            Event::Discarded { .. } => "discard",
            Event::RemovedFromGame(..) => "removed",
            Event::Placed(..) => "place",
            Event::Passed(_) => "pass",
            Event::Ventured(..) => "venture",
            Event::Conceded(_) => "concede",
            Event::FoughtOn(_) => "fight",
            Event::Checked => "discard-checked",
            Event::LetCome(_) => "let-come",
            Event::Chose(..) => "choose",
            Event::Played { .. } => "play",
            Event::FaceDown(_) => "face-down",
            Event::GuessedWrong(_) => "guess",
            Event::UsedAbility(_) => "ability",
            Event::Aimed(_) | Event::AimedAtCard(..) => "aim",
            Event::Shifted(_) => "shift",
            Event::Negated(_) => "negated",
            Event::Blocked(..) => "block",
            Event::Avoided(_) => "avoid",
            Event::Invalid => "invalid",
            Event::Hit(..) | Event::HitCard(..) => "hit",
            Event::Healed(..) => "healed",
            Event::Fell(..) => "ko",
            Event::StaysInPlay(..) => "stay",
            Event::Taken(..) => "take",
            Event::Shows(..) => "show",
            Event::Looks(..) => "look",
            Event::PutBack(..) => "put-back",
            Event::Totals(_) => "totals",
            Event::WonBattle(_) => "battle-won",
            Event::Tied => "tie",
            Event::Objectives(..) => "objectives",
            Event::Claimed(..) => "claim",
            Event::Won(..) => "won",
            Event::Drawn => "end",
        }
    }
}
