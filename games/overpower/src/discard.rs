//! Phase 3: duplicate and unusable cards (R196 to R229), and the replacement in the first battle (R160 to R164).

use fracas_core::{Chance, Log, Seat};

use crate::OverPower;
use crate::action::Action;
use crate::card::{Card, CardId, GridTest, Kind};
use crate::draw::Drawing;
use crate::event::{Event, Why};
use crate::piece::{Piece, PieceSet};
use crate::power::Icons;
use crate::state::{Phase, State};
use crate::turn::Step;
use crate::words::{Rule, Topic};
use crate::zone::Zone;

impl State {
    /// Checks whether there are cards to be checked before anything else goes on.
    #[inline]
    pub(crate) fn has_unchecked(&self) -> bool {
        self.unchecked.iter().any(|pieces| !pieces.is_empty())
    }
}

impl OverPower {
    /// Begins the duplicate check of the next player, the initiative player first (R196).
    pub(crate) fn check_duplicates(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        for seat in state.in_order() {
            if state.side(seat).is_done {
                continue;
            }
            state.side_mut(seat).is_done = true;
            for piece in state.cards(seat).iter(Zone::Hand) {
                // R213: an Event that was not played counts as a duplicate.
                if self.is_event(state, piece) {
                    self.discard_checked(state, piece, Why::Duplicate, log);
                }
            }
            state.unchecked[seat.index()] = state.cards(seat).set(Zone::Hand);
            return Step::On;
        }
        log.pause(state);
        state.enter(Phase::Unusable)
    }

    /// Discards unusable cards, the initiative player's first (R197, R218 to R223).
    pub(crate) fn check_unusable(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        for seat in state.in_order() {
            let hand = state.cards(seat).set(Zone::Hand);
            self.discard_unusable(state, seat, hand, log);
        }
        // That nothing more was discarded tells something of both hands.
        log.reveal(Event::Checked);
        log.pause(state);
        state.enter(Phase::Replacement)
    }

    /// Asks the second player of the first battle whether to draw a replacement (R160, R164).
    pub(crate) fn offer_replacement(&self, state: &mut State) -> Step {
        let second = state.initiative.opponent();
        let side = state.side(second);
        if state.battle == 1 && side.has_discarded && !side.is_done {
            return Step::ask(second);
        }
        state.enter(Phase::Discarded)
    }

    /// Draws the one replacement, or does without (R161).
    pub(crate) fn replace(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.side_mut(seat).is_done = true;
        if action == Action::Replace {
            self.draw(state, seat, 1, Drawing::default(), chance, log);
        }
    }

    /// Checks cards that are to be checked: duplicates are discarded, or their player chooses which one to keep
    /// (R216); then those drawn after the Discard Phase that are unusable (R217).
    pub(crate) fn check_drawn(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        let Some(seat) = self.checking(state) else { return Step::On };
        let alike = self.alike(state, seat);
        // What is discarded makes no duplicate of a card before it.
        for piece in state.unchecked[seat.index()].among(alike).iter(seat) {
            let Some(rivals) = self.rivals(state, piece, alike) else { continue };
            if let Rivals::Held(rivals) = rivals {
                let face = state.face(piece);
                if rivals.iter(seat).any(|rival| state.face(rival) != face) {
                    return Step::ask(seat);
                }
            }
            self.discard_checked(state, piece, Why::Duplicate, log);
        }
        let checked = std::mem::take(&mut state.unchecked[seat.index()]);
        if state.phase != Phase::Duplicates {
            self.discard_unusable(state, seat, checked, log);
        }
        Step::On
    }

    /// Gets whose cards are checked now.
    pub(crate) fn checking(&self, state: &State) -> Option<Seat> {
        let seats = state.in_order().into_iter();
        seats.into_iter().find(|seat| !state.unchecked[seat.index()].is_empty())
    }

    /// Gets the cards of a hand of which one is to be kept.
    pub(crate) fn duplicates(&self, state: &State, seat: Seat) -> PieceSet {
        let alike = self.alike(state, seat);
        let mut unchecked = state.unchecked[seat.index()].among(alike).iter(seat);
        let held = unchecked.find_map(|piece| {
            let Some(Rivals::Held(mut rivals)) = self.rivals(state, piece, alike) else {
                return None;
            };
            rivals.insert(piece);
            Some(rivals)
        });
        held.unwrap_or(PieceSet::EMPTY)
    }

    /// Keeps one of several duplicates and discards the others (D7).
    pub(crate) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        let Action::Keep(kept) = action else { return };
        let kept_card = self.card(kept);
        let group = self.duplicates(state, seat);
        let Some(piece) = group.iter(seat).find(|piece| state.face(*piece) == kept) else { return };
        for other in group.iter(seat).filter(|other| *other != piece) {
            if are_duplicates(kept_card, self.card_of(state, other)) {
                self.discard_checked(state, other, Why::Duplicate, log);
            }
        }
    }

    /// Finds the cards in hand or placed that may be duplicates of each other. Most of the time there is none, and what
    /// is no duplicate for sure is not compared any more.
    fn alike(&self, state: &State, seat: Seat) -> PieceSet {
        let cards = state.cards(seat);
        let all = cards.set(Zone::Hand).and(cards.set(Zone::Placed));
        let bit = |piece: Piece| self.card(cards.face(piece)).facts.likeness_bit;
        let (mut seen, mut shared) = (0, 0);
        for bit in all.iter(seat).map(bit) {
            shared |= seen & bit;
            seen |= bit;
        }
        if shared == 0 {
            return PieceSet::EMPTY;
        }
        all.iter(seat).filter(|piece| shared & bit(*piece) != 0).collect()
    }

    /// Finds what a card in hand is a duplicate of, among those that may be.
    fn rivals(&self, state: &State, piece: Piece, alike: PieceSet) -> Option<Rivals> {
        let seat = piece.owner();
        let cards = state.cards(seat);
        if !cards.is_in(piece, Zone::Hand) {
            return None;
        }
        let card = self.card(cards.face(piece));
        let is_like =
            |other: &Piece| are_duplicates(card, self.card(cards.face(*other))) && *other != piece;
        let placed = alike.among(cards.set(Zone::Placed)).iter(seat).filter(is_like).count();
        let held = alike.among(cards.set(Zone::Hand));
        let rivals: PieceSet = held.iter(seat).filter(is_like).collect();
        if placed + rivals.len() == 0 {
            return None;
        }
        let allowed = self.allowed_duplicates(state, seat, state.face(piece));
        if placed + rivals.len() <= allowed {
            None
        } else if allowed < placed {
            // R215: the one in hand goes.
            Some(Rivals::Placed)
        } else {
            Some(Rivals::Held(rivals))
        }
    }

    /// Counts how many more copies of a card a player may keep.
    fn allowed_duplicates(&self, state: &State, seat: Seat, card: CardId) -> usize {
        let card = self.card(card);
        let is_allowed =
            |rule: &Rule| matches!(rule, Rule::KeepsDuplicate(name) if *name == card.name);
        let by_rules = self
            .standing(state, Topic::KeepsDuplicate)
            .filter(|(rule, site)| site.owner == seat && is_allowed(rule));
        by_rules.count() + usize::from(card.keeps_duplicate)
    }

    /// Discards those of some cards in a hand that are unusable.
    pub(crate) fn discard_unusable(
        &self,
        state: &mut State,
        seat: Seat,
        pieces: PieceSet,
        log: &mut impl Log<Event, State>,
    ) {
        for piece in pieces.iter(seat) {
            if state.cards(seat).is_in(piece, Zone::Hand)
                && !self.is_usable(state, seat, self.card_of(state, piece))
            {
                self.discard_checked(state, piece, Why::Unusable, log);
            }
        }
    }

    fn discard_checked(
        &self,
        state: &mut State,
        piece: Piece,
        why: Why,
        log: &mut impl Log<Event, State>,
    ) {
        if let Phase::Duplicates | Phase::Unusable = state.phase {
            state.side_mut(piece.owner()).has_discarded = true;
        }
        self.discard(state, piece, why, log);
    }
}

/// What a card in hand is a duplicate of.
enum Rivals {
    /// A placed card.
    Placed,
    /// Other cards in hand.
    Held(PieceSet),
}

/// Checks whether two cards are duplicates (R202 to R212).
#[inline]
pub(crate) fn are_duplicates(one: &Card, other: &Card) -> bool {
    one.facts.likeness == other.facts.likeness && are_alike(one, other)
}

fn are_alike(one: &Card, other: &Card) -> bool {
    match (&one.kind, &other.kind) {
        (Kind::Power(one), Kind::Power(other)) => one.value == other.value,
        (Kind::Basic { bonus, .. }, Kind::Basic { bonus: other_bonus, .. })
        | (Kind::Training { bonus, .. }, Kind::Training { bonus: other_bonus, .. }) => {
            bonus == other_bonus && (one.name == other.name || is_same_requirement(one, other))
        }
        // R210: whatever follows them, and whatever they are called.
        (Kind::Teamwork { .. }, Kind::Teamwork { .. }) => {
            one.attack_value() == other.attack_value() && is_same_requirement(one, other)
        }
        (Kind::Ally { .. }, Kind::Ally { .. }) => {
            one.attack_value() == other.attack_value()
                && (one.name == other.name || is_same_requirement(one, other))
        }
        (Kind::Special(_), Kind::Special(_))
        | (Kind::Advanced(_), Kind::Advanced(_))
        | (Kind::Aspect(_), Kind::Aspect(_)) => one.id == other.id,
        (
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_),
            _,
        ) => false,
    }
}

/// Checks whether two Universe cards ask for the same grid.
fn is_same_requirement(one: &Card, other: &Card) -> bool {
    let requirement = |card: &Card| match card.kind {
        Kind::Basic { of, grid, .. } => Some((Icons::one(of), GridTest::AtLeast(grid))),
        Kind::Teamwork { to_use, grid, .. } => Some((to_use, GridTest::AtLeast(grid))),
        Kind::Training { of, grid, .. } => Some((of, GridTest::AtMost(grid))),
        Kind::Ally { of, grid } => Some((Icons::one(of), grid)),
        Kind::Power(_)
        | Kind::Special(_)
        | Kind::Advanced(_)
        | Kind::Event(_)
        | Kind::Aspect(_) => None,
    };
    requirement(one) == requirement(other)
}
