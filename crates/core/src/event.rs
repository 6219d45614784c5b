//! What happened, and who may see what of it.

use serde::Serialize;

use crate::seat::{Seat, SeatSet, Viewer};
use crate::usage::Usage;

/// Who is told of an event in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Everyone,
    Only(SeatSet),
}

/// One event with its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<E> {
    event: E,
    audience: Audience,
    instead: Option<E>,
    reveals: bool,
}

impl<E> Entry<E> {
    /// Gets what `viewer` is told: the event, its stand-in, or nothing.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        let in_full = match (self.audience, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        };
        if in_full { Some(&self.event) } else { self.instead.as_ref() }
    }

    /// Checks whether the event showed someone what was hidden from them.
    pub fn reveals(&self) -> bool {
        self.reveals
    }
}

/// An event as a viewer is told of it.
///
/// What it tells, the viewer's scene shows at the same moment: no event may say more than that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Told {
    /// A permanent word for what happened, such as `coin-flip`, for clients that show it.
    pub kind: &'static str,
    /// The event in a sentence.
    pub text: String,
    /// The items of the scene it is about.
    pub items: Vec<String>,
    /// The seat for whom it is good news, such as the winner of a fight; none where it is neither
    /// good nor bad.
    pub good_for: Option<Seat>,
}

/// Takes the events of a match as they happen. A type parameter, so that [`Silent`] costs nothing.
pub trait Log<E, S> {
    /// Takes one event.
    fn record(&mut self, entry: Entry<E>);

    /// Lets everyone look at the table as it stands now, after what was told last and before more
    /// happens without a decision: one fight of several, one roll after another.
    fn pause(&mut self, state: &S);

    /// Counts a use of a card, by its number in [`Legible::cards`](crate::Legible::cards), whether
    /// anyone may see it or not: for the lab, which looks into all hands.
    #[inline]
    fn used(&mut self, _: Seat, _: u16, _: Usage) {}

    /// Tells everyone something that follows from what everyone knew.
    #[inline]
    fn tell(&mut self, event: E) {
        self.record(Entry { event, audience: Audience::Everyone, instead: None, reveals: false });
    }

    /// Shows everyone something that was hidden from some.
    #[inline]
    fn reveal(&mut self, event: E) {
        self.record(Entry { event, audience: Audience::Everyone, instead: None, reveals: true });
    }

    /// Tells `seats` something they knew, such as their own hidden choice; the others are told
    /// `instead`, which must not give it away.
    #[inline]
    fn tell_to(&mut self, seats: SeatSet, event: E, instead: Option<E>) {
        let audience = Audience::Only(seats);
        self.record(Entry { event, audience, instead, reveals: false });
    }

    /// Shows `seats` something hidden; the others are told `instead`, which must not give it away.
    #[inline]
    fn reveal_to(&mut self, seats: SeatSet, event: E, instead: Option<E>) {
        let audience = Audience::Only(seats);
        self.record(Entry { event, audience, instead, reveals: true });
    }
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E, S> Log<E, S> for Silent {
    #[inline]
    fn record(&mut self, _: Entry<E>) {}

    #[inline]
    fn pause(&mut self, _: &S) {}
}

/// Keeps everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle<E, S> {
    /// What happened.
    pub entries: Vec<Entry<E>>,
    /// How the table looked in between.
    pub pauses: Vec<Pause<S>>,
}

/// The table at a moment between two decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pause<S> {
    /// How many entries had been taken by then.
    pub after: usize,
    /// The table.
    pub state: S,
}

impl<E, S> Default for Chronicle<E, S> {
    fn default() -> Self {
        Chronicle { entries: Vec::new(), pauses: Vec::new() }
    }
}

impl<E, S: Clone> Log<E, S> for Chronicle<E, S> {
    fn record(&mut self, entry: Entry<E>) {
        self.entries.push(entry);
    }

    fn pause(&mut self, state: &S) {
        self.pauses.push(Pause { after: self.entries.len(), state: state.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn those_outside_the_audience_get_the_stand_in() {
        let mut log: Chronicle<&str, ()> = Chronicle::default();
        log.reveal_to(SeatSet::one(Seat(1)), "drew the ace", Some("drew a card"));
        assert_eq!(log.entries[0].seen_by(Viewer::Seat(Seat(1))), Some(&"drew the ace"));
        assert_eq!(log.entries[0].seen_by(Viewer::Seat(Seat(0))), Some(&"drew a card"));
        assert_eq!(log.entries[0].seen_by(Viewer::Spectator), Some(&"drew a card"));
        assert!(log.entries[0].reveals());
        log.tell_to(SeatSet::one(Seat(1)), "kept the ace", None);
        assert_eq!(log.entries[1].seen_by(Viewer::Seat(Seat(0))), None);
        assert!(!log.entries[1].reveals(), "the seat knew");
    }
}
