//! Events in sentences.

use fracas_core::Seat;

use super::Event;
use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;

/// Says events in sentences.
pub(super) struct Teller<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    pub(super) fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    pub(super) fn hero(&self, hero: HeroId) -> String {
        self.catalogue.hero(hero).label()
    }

    pub(super) fn play(&self, play: PlayId) -> &str {
        &self.catalogue.play(play).name
    }

    pub(super) fn say(&self, event: Event) -> String {
        let name = |seat: Seat| self.seat(seat);
        match event {
            Event::CoinFlip { winner } => format!("{} wins the coin flip.", name(winner)),
            Event::Sides { home } => {
                format!("{} plays at home, {} away.", name(home), name(home.opponent()))
            }
            Event::Honors { to } => format!("{} has Honors.", name(to)),
            Event::Drew { seat, count: 1 } => format!("{} draws a Hero.", name(seat)),
            Event::Drew { seat, count } => format!("{} draws {count} Heroes.", name(seat)),
            Event::LinedUp { seat } => format!("{} has placed the line-up.", name(seat)),
            Event::Declined { seat } => format!("{} makes no substitution.", name(seat)),
            Event::Substituted { seat, out } => {
                format!("{} takes out {} and brings in another Hero.", name(seat), self.hero(out))
            }
            Event::Revealed { battle, heroes } => self.say_revealed(battle, heroes),
            Event::Decided { battle, winner: Some(winner) } => {
                format!("{} wins Battle {}.", name(winner), battle + 1)
            }
            Event::Decided { battle, winner: None } => format!("Battle {} is a tie.", battle + 1),
            Event::SuddenDeath { heroes } => self.say_sudden_death(heroes),
            Event::Ended { winner: Some(winner) } => format!("{} wins the game.", name(winner)),
            Event::Ended { winner: None } => "The game is a tie.".into(),
            Event::Play(event) => self.say_play(event),
        }
    }

    fn say_revealed(&self, battle: u8, heroes: [HeroId; 2]) -> String {
        let [first, second] = heroes.map(|hero| self.hero(hero));
        let [one, other] = [Seat(0), Seat(1)].map(|seat| self.seat(seat));
        format!("Battle {}: {one} has {first}, {other} has {second}.", battle + 1)
    }

    fn say_sudden_death(&self, heroes: [HeroId; 2]) -> String {
        let [first, second] = heroes.map(|hero| self.hero(hero));
        let [one, other] = [Seat(0), Seat(1)].map(|seat| self.seat(seat));
        format!("Sudden death: {one} turns over {first}, {other} {second}.")
    }
}
