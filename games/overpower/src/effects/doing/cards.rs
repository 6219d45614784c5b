//! Hands, piles and placed cards.

use fracas_cards::effect::{Context, Entry, Task};
use fracas_core::{Chance, Log, Seat, SeatSet};

use super::Doer;
use crate::discard::are_duplicates;
use crate::draw::Drawing;
use crate::event::{Event, Pile, Shown, Why};
use crate::piece::{Piece, PieceSet};
use crate::rules::{Origin, Seen};
use crate::state::State;
use crate::words::{ALL, CardFilter, Moment, Place};
use crate::zone::{EVERYONE, Zone};

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        keeps_duplicates: bool,
        is_shown: bool,
        chance: &mut impl Chance,
    ) {
        let how = Drawing { keeps_duplicates, is_shown, ..Drawing::default() };
        self.game.draw(self.state, seat, usize::from(count), how, chance, self.log);
    }

    pub(super) fn discard_chosen(&mut self, context: Context) {
        for piece in self.chosen(context) {
            self.game.discard(self.state, piece, Why::Effect, self.log);
        }
    }

    pub(super) fn put_chosen(&mut self, place: Place, context: Context) {
        for piece in self.chosen(context) {
            self.put(piece, place);
        }
    }

    pub(super) fn put_this(&mut self, place: Place, context: Context) {
        if let Some(piece) = self.this(context) {
            self.put(piece, place);
        }
    }

    fn put(&mut self, piece: Piece, place: Place) {
        let owner = piece.owner();
        let seen = self.state.cards(owner).lie(piece).seen;
        match place {
            Place::Discard => self.game.discard(self.state, piece, Why::Effect, self.log),
            Place::Dead => {
                self.game.discard_to(self.state, piece, Pile::Dead, Why::Effect, self.log);
            }
            Place::Top | Place::Bottom | Place::Draw => {
                self.game.leave_play(self.state, piece);
                let cards = self.state.cards_mut(owner);
                match place {
                    Place::Top => cards.put_on_top(piece, seen),
                    Place::Bottom => cards.put_under(piece, seen),
                    Place::Draw | Place::Discard | Place::Dead | Place::Out => {
                        cards.put(piece, Zone::Draw);
                    }
                }
                self.log.tell(Event::PutBack(owner, 1));
            }
            Place::Out => self.remove_from_game(piece),
        }
    }

    pub(super) fn remove_from_game(&mut self, piece: Piece) {
        self.game.leave_play(self.state, piece);
        let owner = piece.owner();
        self.log.reveal(Event::RemovedFromGame(owner, self.state.face(piece)));
        self.state.cards_mut(owner).put(piece, Zone::Removed);
    }

    pub(super) fn take(&mut self, is_shown: bool, keeps_duplicates: bool, context: Context) {
        for piece in self.chosen(context) {
            let owner = piece.owner();
            let face = self.state.face(piece);
            self.game.leave_play(self.state, piece);
            let is_known = self.state.cards(owner).lie(piece).seen == EVERYONE;
            let cards = self.state.cards_mut(owner);
            cards.put(piece, Zone::Hand);
            let seen = &mut cards.lie_mut(piece).seen;
            *seen = if is_shown || is_known { EVERYONE } else { seen.with(owner) };
            if is_shown || is_known {
                self.log.reveal(Event::Taken(owner, face));
            } else {
                let instead = Event::DrewHidden(owner, 1);
                self.log.reveal_to(SeatSet::one(owner), Event::Taken(owner, face), Some(instead));
            }
            if !keeps_duplicates {
                self.state.unchecked[owner.index()].insert(piece);
            }
        }
    }

    /// Puts the first cards of a Draw Pile that fit on the Dead Pile.
    pub(super) fn mill(
        &mut self,
        seat: Seat,
        count: u8,
        cards: &CardFilter,
        takes_duplicates: bool,
        chance: &mut impl Chance,
    ) {
        self.game.renew_if_empty(self.state, seat, self.log);
        let (mut left, mut depth) = (count, 0);
        while 0 < left && depth < self.state.cards(seat).len(Zone::Draw) {
            let pile = self.state.cards_mut(seat);
            pile.uncover(depth + 1, chance);
            let Some(piece) = pile.known_top().nth(depth) else { break };
            if !Seen::printed(self.game.card_of(self.state, piece)).fits(cards) {
                depth += 1;
                continue;
            }
            left -= 1;
            self.game.discard_to(self.state, piece, Pile::Dead, Why::Effect, self.log);
            if takes_duplicates {
                self.drop_duplicates(seat, piece);
            }
            if depth == 0 && 0 < left {
                self.game.renew_if_empty(self.state, seat, self.log);
            }
        }
    }

    /// Puts all duplicates of a card, placed or in hand, on the Dead Pile.
    fn drop_duplicates(&mut self, seat: Seat, of: Piece) {
        for zone in [Zone::Hand, Zone::Placed] {
            for piece in self.state.cards(seat).iter(zone) {
                let [one, other] = [of, piece].map(|it| self.game.card_of(self.state, it));
                if are_duplicates(one, other) {
                    self.game.discard_to(self.state, piece, Pile::Dead, Why::Duplicate, self.log);
                }
            }
        }
    }

    pub(super) fn look(
        &mut self,
        count: u8,
        (at, by): (Seat, Seat),
        context: Context,
        chance: &mut impl Chance,
    ) {
        self.game.renew_if_empty(self.state, at, self.log);
        let cards = self.state.cards_mut(at);
        let count = if count == ALL { cards.len(Zone::Draw) as u8 } else { count };
        cards.uncover(usize::from(count), chance);
        let top: super::Pieces = cards.known_top().take(usize::from(count)).collect();
        let mut shown = Shown::default();
        let mut looked = PieceSet::EMPTY;
        for piece in top {
            looked.insert(piece);
            let lie = cards.lie_mut(piece);
            lie.seen = lie.seen.with(by);
            let _ = shown.try_push(cards.face(piece));
        }
        let instead = Event::Looks(by, at, shown.len() as u8);
        self.log.reveal_to(SeatSet::one(by), Event::Shows(at, shown), Some(instead));
        self.looked(context.source, by, at, looked);
    }

    /// Lets what waits for it begin when a card of a team lets its player look at cards of the other: at once, as long
    /// as they lie there. Events are not played by a team.
    pub(super) fn looked(&mut self, source: u16, by: Seat, at: Seat, pieces: PieceSet) {
        let Origin::Card(card) = Origin::from_number(source) else { return };
        if by == at || pieces.is_empty() || self.game.is_event(self.state, card) {
            return;
        }
        self.state.looked[at.index()] = pieces;
        let waits = |entry: &&Entry<Moment>| {
            let is_moment = matches!(entry.task, Task::Each { when: Moment::YouLook, .. });
            is_moment && entry.owner == by
        };
        let found = self.state.agenda.entries().iter().find(waits).copied();
        if let Some(entry) = found {
            // There is room: what cards begin is checked when they are read.
            let _ = self.state.stack.resume(&entry);
        }
    }

    /// Shows the hand of a player who plays with an open hand from now on.
    pub(super) fn open_hand(&mut self, source: u16, by: Seat, at: Seat) {
        self.game.show_hand(self.state, at, self.log);
        let hand = self.state.cards(at).set(Zone::Hand);
        self.looked(source, by, at, hand);
    }

    pub(super) fn reveal(&mut self, context: Context) {
        let mut shown = Shown::default();
        let mut owner = None;
        let mut looked = PieceSet::EMPTY;
        for piece in self.chosen(context) {
            looked.insert(piece);
            let cards = self.state.cards_mut(piece.owner());
            cards.lie_mut(piece).seen = EVERYONE;
            let _ = shown.try_push(cards.face(piece));
            owner = Some(piece.owner());
        }
        if let Some(owner) = owner {
            self.log.reveal(Event::Shows(owner, shown));
            self.looked(context.source, context.owner, owner, looked);
        }
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        self.state.cards_mut(seat).shuffle();
        self.log.tell(Event::Shuffled(seat));
    }

    pub(super) fn remove_copies(&mut self, context: Context) {
        let faces: tinyvec::ArrayVec<[crate::card::CardId; 8]> = {
            let pieces = self.chosen(context);
            pieces.iter().take(8).map(|piece| self.state.face(*piece)).collect()
        };
        let Some(owner) = self.chosen(context).first().map(|piece| piece.owner()) else { return };
        for zone in [Zone::Draw, Zone::Dead, Zone::PowerPack] {
            for piece in self.state.cards(owner).iter(zone) {
                if faces.contains(&self.state.face(piece)) {
                    self.remove_from_game(piece);
                }
            }
        }
    }

    /// Places the chosen card to the character that is gone through.
    pub(super) fn place_it(&mut self, context: Context) {
        let outer = self.state.stack.outer_things(context);
        let Some(who) = crate::rules::first_character(outer) else { return };
        for piece in self.chosen(context) {
            self.game.leave_play(self.state, piece);
            self.state.place(piece, who);
            let face = self.state.face(piece);
            self.log.reveal(Event::Placed(who.seat(), face, who));
        }
    }
}
