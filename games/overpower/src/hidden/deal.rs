//! Dealing another player's cards anew.

use fracas_core::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use super::beliefs::{Beliefs, Believed};
use super::tally::Seen;
use super::{Faces, Hidden, eyes};
use crate::OverPower;
use crate::card::{CardId, Kind};
use crate::discard::are_duplicates;
use crate::piece::{MAX_PIECES, Piece};
use crate::state::{Phase, State};
use crate::turn::Question;
use crate::zone::{Cards, Memory, Zone};

/// How often another card is tried for a hand that may not hold one.
const TRIES: u32 = 12;
/// How many Events a player holds at least who is asked which of them to lay (R185).
const EVENTS_ASKED: usize = 2;

impl OverPower {
    /// Deals the cards of a player anew that a viewer does not see.
    pub(super) fn redeal_other(
        &self,
        state: &mut State,
        seat: Seat,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let beliefs = self.beliefs(seat);
        let open = self.open_cards(state, seat);
        let cards = state.cards(seat);
        let hidden = Hidden::new(cards, eyes(viewer), open);
        if hidden.len() == 0 {
            return;
        }
        let kept = Kept::new(cards, &hidden);
        let seen = seen(cards, &hidden, &kept, beliefs.size);
        let unknown = hidden.len() - kept.early.len() - kept.late.len();
        let deck = beliefs.guess(&seen, chance);
        let mut faces = self.rest_of(deck, &seen, unknown, chance);
        let hand = HandRule::new(state, seat);
        let laid = if hand.laid == Laid::Event { hidden.face_down.len() } else { 0 };
        let events = hand.least_events + laid;
        self.bring_events(events, beliefs, &seen, &kept, &mut faces);
        let unknown = faces.iter().map(|face| Dealt { face: *face, is_shown: false });
        let early = kept.early.iter().map(|face| Dealt { face: *face, is_shown: true });
        let bag = unknown.chain(early).collect();
        let table = *state;
        let cards = state.cards_mut(seat);
        let memory = forget(cards, &hidden);
        let mut dealer = Dealer { game: self, table: &table, cards, memory, bag, late: kept.late };
        dealer.deal(&hidden, hand, chance);
        let memory = dealer.memory;
        cards.set_memory(memory);
        self.fit_attack(state, &hidden);
    }

    /// Lets the attack that lies face down be made as it can be with the card that was dealt there, or with another one
    /// where it cannot be.
    fn fit_attack(&self, state: &mut State, hidden: &Hidden) {
        let play = state.play;
        if !play.is_face_down || !hidden.face_down.contains(&play.card) {
            return;
        }
        let dealt = state.face(play.card);
        let others = self.catalogue.cards().map(|(face, _)| face);
        let ways = [dealt].into_iter().chain(others);
        let way = ways.into_iter().find_map(|face| Some((face, self.laid_as(state, face)?)));
        if let Some((face, (how, declared))) = way {
            state.cards_mut(play.card.owner()).set_face(play.card, face);
            (state.play.how, state.play.declared) = (how, declared);
        }
    }

    /// Lists what a deck holds beside the cards seen: so many of them. There are enough, since it has as many cards
    /// as the one that was brought.
    fn rest_of(
        &self,
        deck: &Believed,
        seen: &Seen,
        count: usize,
        chance: &mut impl Chance,
    ) -> Faces {
        let mut left = seen.tally.clone();
        let family = |card: CardId| self.card(card).family;
        let families: ArrayVec<[_; 8]> =
            seen.kinds.iter().filter_map(|card| family(*card)).map(Some).take(8).collect();
        let mut rest = Faces::default();
        for &card in &deck.cards {
            // R153: what the deck has of a family is not what was seen of it.
            let is_ruled_out = family(card).is_some_and(|of| families.contains(&Some(of)));
            if !left.take(card) && !is_ruled_out {
                rest.push(card);
            }
        }
        while count < rest.len() {
            rest.swap_remove(chance.below(rest.len() as u32) as usize);
        }
        while rest.len() < count {
            rest.push(chance.pick(&deck.cards).unwrap_or_default());
        }
        rest
    }

    /// Sees to it that there are so many Events among the cards that are dealt.
    fn bring_events(
        &self,
        count: usize,
        beliefs: &Beliefs,
        seen: &Seen,
        kept: &Kept,
        faces: &mut Faces,
    ) {
        if count == 0 {
            return;
        }
        let is_event = |card: &CardId| matches!(self.card(*card).kind, Kind::Event(_));
        let known = kept.early.iter().chain(&kept.late).filter(|card| is_event(card)).count();
        let held = faces.iter().filter(|card| is_event(card)).count();
        let is_left =
            |card: &CardId, faces: &Faces| seen.tally.count(*card) == 0 && !faces.contains(card);
        for _ in known + held..count {
            let event = beliefs.events.iter().copied().find(|card| is_left(card, faces));
            let other = faces.iter().position(|card| !is_event(card));
            if let (Some(event), Some(other)) = (event, other) {
                faces[other] = event;
            }
        }
    }
}

/// Lists the cards of a deck of so many cards that are not hidden, and those that are remembered.
fn seen(cards: &Cards, hidden: &Hidden, kept: &Kept, size: usize) -> Seen {
    let mut is_hidden = crate::piece::PieceSet::EMPTY;
    hidden.all().for_each(|piece| is_hidden.insert(piece));
    let mut seen = Seen::default();
    // What started under a Homebase or placed comes after the deck.
    for piece in cards.all().take(size).filter(|piece| !is_hidden.has(*piece)) {
        seen.add(cards.face(piece));
    }
    kept.early.iter().chain(&kept.late).for_each(|card| seen.add(*card));
    seen
}

/// The cards that are remembered among those hidden.
#[derive(Default)]
struct Kept {
    /// Those that may be anywhere.
    early: Faces,
    /// Those that were shuffled into the Draw Pile last.
    late: Faces,
}

impl Kept {
    fn new(cards: &Cards, hidden: &Hidden) -> Kept {
        let memory = cards.memory();
        let mut kept = Kept::default();
        for piece in hidden.all().filter(|piece| memory.shown.has(*piece)) {
            let face = cards.face(piece);
            if memory.late.has(piece) { kept.late.push(face) } else { kept.early.push(face) }
        }
        // Where they really lie must not matter.
        kept.early.sort_unstable();
        kept.late.sort_unstable();
        kept
    }
}

/// Forgets which of the hidden cards were shown: that goes with the faces.
fn forget(cards: &Cards, hidden: &Hidden) -> Memory {
    let mut memory = *cards.memory();
    for piece in hidden.all() {
        memory.shown.remove(piece);
        memory.late.remove(piece);
    }
    memory
}

/// What everyone knows of the cards in a hand.
#[derive(Clone, Copy)]
struct HandRule {
    /// How many Events there are at least.
    least_events: usize,
    /// Whether there may be Events.
    may_hold_events: bool,
    /// Whether duplicates were discarded.
    is_checked: bool,
    /// What lies face down.
    laid: Laid,
}

/// What lies face down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    /// An Event (R184).
    Event,
    /// An attack whose defence is guessed.
    Attack,
}

impl Laid {
    /// Checks whether a card may lie so on a table.
    fn takes(self, game: &OverPower, table: &State, face: CardId) -> bool {
        match self {
            Laid::Event => matches!(game.card(face).kind, Kind::Event(_)),
            Laid::Attack => game.laid_as(table, face).is_some(),
        }
    }
}

impl HandRule {
    fn new(state: &State, seat: Seat) -> HandRule {
        let is_done = state.side(seat).is_done;
        let cards = state.cards(seat);
        let is_unchecked = !state.unchecked[seat.index()].is_empty();
        let has_laid = !cards.is_empty(Zone::FaceDown) || !cards.is_empty(Zone::Astral);
        let is_asked = state.due.contains(seat) && state.question() == Question::Phase;
        let (may_hold_events, is_checked) = match state.phase {
            Phase::First | Phase::Draw => (true, false),
            // Who holds an Event lays one, once that is asked (R183).
            Phase::Events => (is_asked || has_laid || state.question() == Question::Card, false),
            Phase::Turning => (has_laid, false),
            Phase::Duplicates => (!is_done, is_done && !is_unchecked),
            Phase::Unusable
            | Phase::Replacement
            | Phase::Discarded
            | Phase::Placing
            | Phase::Venture
            | Phase::Ventured
            | Phase::Conceding
            | Phase::Battle
            | Phase::PostConcession
            | Phase::End
            | Phase::Lifting
            | Phase::Cleanup
            | Phase::Over => (false, !is_unchecked),
        };
        let is_choosing = state.phase == Phase::Events && is_asked;
        let least_events = if is_choosing { EVENTS_ASKED } else { 0 };
        let has_events = matches!(state.phase, Phase::Events | Phase::Turning);
        let laid = if has_events { Laid::Event } else { Laid::Attack };
        HandRule { least_events, may_hold_events, is_checked, laid }
    }
}

/// A card that is dealt.
#[derive(Clone, Copy, Default)]
struct Dealt {
    face: CardId,
    /// Whether it is remembered.
    is_shown: bool,
}

struct Dealer<'a> {
    game: &'a OverPower,
    /// The table before anything is dealt.
    table: &'a State,
    cards: &'a mut Cards,
    memory: Memory,
    /// The cards that may be anywhere.
    bag: ArrayVec<[Dealt; MAX_PIECES]>,
    /// Those that cannot have been held before they were shuffled in.
    late: Faces,
}

impl Dealer<'_> {
    fn deal(&mut self, hidden: &Hidden, rule: HandRule, chance: &mut impl Chance) {
        for &piece in &hidden.face_down {
            self.give_some(piece, rule.laid, chance);
        }
        let plain = hidden.hand.len().saturating_sub(rule.least_events);
        for &piece in &hidden.hand[plain..] {
            self.give_some(piece, Laid::Event, chance);
        }
        for (at, &piece) in hidden.hand[..plain].iter().enumerate() {
            let may_be_late = hidden.held <= at;
            // The hand as far as it is dealt, and what is seen of it.
            let others = &hidden.hand[at..];
            self.give(piece, may_be_late, chance, |dealer, face| {
                dealer.may_hold(face, rule, others)
            });
        }
        for &piece in &hidden.draw {
            self.give(piece, true, chance, |_, _| true);
        }
    }

    /// Deals a card of a sort, if there is one.
    fn give_some(&mut self, piece: Piece, sort: Laid, chance: &mut impl Chance) {
        let is_one = |face: CardId| sort.takes(self.game, self.table, face);
        let count = self.bag.iter().filter(|card| is_one(card.face)).count()
            + self.late.iter().filter(|face| is_one(**face)).count();
        let mut nth = chance.below(count as u32) as usize;
        let mut is_chosen = |face: CardId| {
            let is_it = is_one(face) && nth == 0;
            nth = nth.saturating_sub(usize::from(is_one(face)));
            is_it
        };
        let at = self.bag.iter().position(|card| is_chosen(card.face));
        let at = at.or_else(|| {
            self.late.iter().position(|face| is_chosen(*face)).map(|at| self.bag.len() + at)
        });
        match at {
            Some(at) => self.take(piece, at),
            None => self.give(piece, true, chance, |_, _| true),
        }
    }

    /// Deals a card that may be there, as far as one is found.
    fn give(
        &mut self,
        piece: Piece,
        may_be_late: bool,
        chance: &mut impl Chance,
        test: impl Fn(&Self, CardId) -> bool,
    ) {
        let late = if may_be_late || self.bag.is_empty() { self.late.len() } else { 0 };
        let mut at = 0;
        for _ in 0..TRIES {
            at = chance.below((self.bag.len() + late) as u32) as usize;
            if test(self, self.face(at)) {
                break;
            }
        }
        self.take(piece, at);
    }

    fn face(&self, at: usize) -> CardId {
        match at.checked_sub(self.bag.len()) {
            None => self.bag[at].face,
            Some(at) => self.late[at],
        }
    }

    /// Makes a piece one of the cards left.
    fn take(&mut self, piece: Piece, at: usize) {
        if let Some(at) = at.checked_sub(self.bag.len()) {
            self.cards.set_face(piece, self.late.swap_remove(at));
            self.memory.shown.insert(piece);
            self.memory.late.insert(piece);
        } else {
            let dealt = self.bag.swap_remove(at);
            self.cards.set_face(piece, dealt.face);
            if dealt.is_shown {
                self.memory.shown.insert(piece);
            }
        }
    }

    /// Checks whether a hand may hold a card beside those that were dealt before `others`.
    fn may_hold(&self, face: CardId, rule: HandRule, others: &[Piece]) -> bool {
        let card = self.game.card(face);
        if !rule.may_hold_events && matches!(card.kind, Kind::Event(_)) {
            return false;
        }
        let is_like = |piece: Piece| {
            !others.contains(&piece) && are_duplicates(card, self.game.card(self.cards.face(piece)))
        };
        let held = || self.cards.iter(Zone::Hand).chain(self.cards.iter(Zone::Placed));
        !rule.is_checked || !held().any(is_like)
    }
}
