//! What happens by Plays, in sentences.

use fracas_cards::effect::{plural, signed};
use fracas_core::Seat;

use super::PlayEvent;
use super::telling::Teller;
use crate::card::PlayId;

impl Teller<'_> {
    pub(super) fn say_play(&self, event: PlayEvent) -> String {
        let name = |seat: Seat| self.seat(seat);
        match event {
            PlayEvent::Drew { seat, count } => format!("{} draws {}.", name(seat), plays(count)),
            PlayEvent::Ran { seat, play, paid } => self.say_run(seat, play, paid),
            PlayEvent::Failed { seat, play } => self.say_of(seat, play, "has no effect"),
            PlayEvent::Stopped { seat } => format!("{} runs no more Plays.", name(seat)),
            PlayEvent::Power { seat, play, amount } => {
                let amount = signed(amount.into());
                format!("{}: {}'s Hero gets {amount} Power.", self.play(play), name(seat))
            }
            PlayEvent::Flipped { seat, is_heads: true } => format!("{} flips heads.", name(seat)),
            PlayEvent::Flipped { seat, is_heads: false } => format!("{} flips tails.", name(seat)),
            PlayEvent::Rolled { seat, face } => format!("{} rolls {face}.", name(seat)),
            PlayEvent::HotDogs { seat, change } => self.say_dogs(seat, change),
            PlayEvent::DiscardedPlay { seat, play } => {
                ended(format!("{} discards {}", name(seat), self.play(play)))
            }
            PlayEvent::DiscardedHero { seat, hero } => {
                format!("{} discards {}.", name(seat), self.hero(hero))
            }
            PlayEvent::ShownPlay { seat, play } => self.say_of(seat, play, "is shown"),
            PlayEvent::ShownHero { seat, hero } => {
                format!("{}'s {} is shown.", name(seat), self.hero(hero))
            }
            PlayEvent::Looked { seat } => format!("{} looks at hidden cards.", name(seat)),
            PlayEvent::TookPlay { seat, play } => {
                let play = play.map_or("a Play", |play| self.play(play));
                format!("{} takes {play} into the hand.", name(seat))
            }
            PlayEvent::TookHero { seat, hero } => {
                let hero = hero.map_or_else(|| "a Hero".into(), |hero| self.hero(hero));
                format!("{} takes {hero} into the hand.", name(seat))
            }
            PlayEvent::Replaced { seat, out, hero } => {
                let (out, hero) = (self.hero(out), self.hero(hero));
                format!("{}'s {hero} fights in place of {out}.", name(seat))
            }
            PlayEvent::Shuffled { seat, count } => {
                format!("{} shuffles {} in.", name(seat), plural(count.into(), "card"))
            }
            PlayEvent::LineUp { seat } => {
                format!("{}'s face-down Heroes have changed.", name(seat))
            }
            PlayEvent::Ended { seat, play } => self.say_of(seat, play, "is over"),
            PlayEvent::Due { seat, play } => self.say_of(seat, play, "takes effect"),
            PlayEvent::Undone { seat } => {
                format!("All that {}'s Plays did in this Battle is undone.", name(seat))
            }
            PlayEvent::CalledOff => "The Battle is decided at once.".into(),
            PlayEvent::Traded => "The players exchange their numbers of Hot Dogs.".into(),
            PlayEvent::Starved { seat } => {
                format!("{} has no Hot Dog left and loses the Battle.", name(seat))
            }
        }
    }

    fn say_of(&self, seat: Seat, play: PlayId, does: &str) -> String {
        format!("{}'s {} {does}.", self.seat(seat), self.play(play))
    }

    fn say_run(&self, seat: Seat, play: PlayId, paid: u8) -> String {
        let (seat, play) = (self.seat(seat), self.play(play));
        match paid {
            0 => format!("{seat} runs {play} for free."),
            paid => format!("{seat} runs {play} for {}.", plural(paid.into(), "Hot Dog")),
        }
    }

    fn say_dogs(&self, seat: Seat, change: i8) -> String {
        let does = if change < 0 { "loses" } else { "recovers" };
        let count = i32::from(change).abs();
        format!("{} {does} {}.", self.seat(seat), plural(count, "Hot Dog"))
    }
}

/// Ends a sentence, unless the name of a Play has done so.
fn ended(sentence: String) -> String {
    if sentence.ends_with(['.', '!', '?']) { sentence } else { sentence + "." }
}

fn plays(count: u8) -> String {
    if count == 1 { "a Play".into() } else { plural(count.into(), "Play") }
}

#[cfg(test)]
mod tests {
    use super::ended;

    #[test]
    fn a_name_that_ends_a_sentence_is_not_ended_twice() {
        for (said, written) in [
            ("Ann discards Reload", "Ann discards Reload."),
            ("Ann discards I Get 1. You Lose 1.", "Ann discards I Get 1. You Lose 1."),
            ("Ann discards Plays Or Dogs?", "Ann discards Plays Or Dogs?"),
        ] {
            assert_eq!(ended(said.into()), written);
        }
    }
}
