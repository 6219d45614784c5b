//! Short ways to situations.

use fracas_core::{Chronicle, Game as _, Seat, SeatSet};

use super::{Table, card};
use crate::action::Action;
use crate::piece::Piece;
use crate::state::{Missions, Phase, Position};
use crate::who::Who;
use crate::zone::{Lie, Zone};

impl Table {
    /// Adds a card of a player somewhere.
    #[track_caller]
    pub(crate) fn put(&mut self, seat: Seat, id: &str, zone: Zone) -> Piece {
        let cards = self.state.cards_mut(seat);
        let piece = cards.add(card(id));
        cards.put(piece, zone);
        if zone == Zone::Hand {
            cards.lie_mut(piece).seen = SeatSet::one(seat);
        }
        cards.close_piles();
        piece
    }

    /// Puts cards in a hand.
    #[track_caller]
    pub(crate) fn hold(&mut self, seat: Seat, ids: &[&str]) -> &mut Table {
        for id in ids {
            self.put(seat, id, Zone::Hand);
        }
        self
    }

    /// Puts cards on top of a Draw Pile, the first to be drawn first.
    #[track_caller]
    pub(crate) fn stack(&mut self, seat: Seat, ids: &[&str]) -> &mut Table {
        for id in ids.iter().rev() {
            let piece = self.put(seat, id, Zone::Removed);
            self.state.cards_mut(seat).put_on_top(piece, SeatSet::EMPTY);
        }
        self.state.cards_mut(seat).close_piles();
        self
    }

    /// Lets both players draw eight cards of which they must discard none.
    pub(crate) fn with_usual_hands(&mut self) -> &mut Table {
        self.stack(super::A, &super::EIGHT).stack(super::B, &super::EIGHT)
    }

    /// Lets these be all cards of a Draw Pile, the first to be drawn first.
    #[track_caller]
    pub(crate) fn pile(&mut self, seat: Seat, ids: &[&str]) -> &mut Table {
        for piece in self.state.cards(seat).iter(Zone::Draw) {
            self.state.cards_mut(seat).put(piece, Zone::Removed);
        }
        self.stack(seat, ids)
    }

    /// Places a card to a character or Homebase.
    #[track_caller]
    pub(crate) fn place(&mut self, who: Who, id: &str) -> Piece {
        let piece = self.put(who.seat(), id, Zone::Placed);
        self.state.cards_mut(who.seat()).lie_mut(piece).at = who;
        piece
    }

    /// Attaches a card to the character that played it, with what it lets stand.
    #[track_caller]
    pub(crate) fn attach(&mut self, who: Who, id: &str) -> Piece {
        let piece = self.put(who.seat(), id, Zone::Clipped);
        let lie = self.state.cards_mut(who.seat()).lie_mut(piece);
        (lie.at, lie.by) = (who, who);
        self.take_effect(piece, who)
    }

    /// Lays a card in the Astral Plane, with what it lets stand.
    #[track_caller]
    pub(crate) fn stand(&mut self, who: Who, id: &str) -> Piece {
        let piece = self.put(who.seat(), id, Zone::Astral);
        self.state.cards_mut(who.seat()).lie_mut(piece).by = who;
        self.take_effect(piece, who)
    }

    fn take_effect(&mut self, piece: Piece, who: Who) -> Piece {
        let first = self.game.card_of(&self.state, piece).uses.first().cloned();
        if let Some(way) = first {
            self.game.begin_script(&mut self.state, &way.effect, piece, who);
        }
        self.game.run_effects(&mut self.state, &mut self.chance, &mut fracas_core::Silent);
        piece
    }

    /// Lets a character have a hit from the current battle, of a card of the opponent.
    #[track_caller]
    pub(crate) fn hit(&mut self, who: Who, id: &str) -> Piece {
        let seat = who.seat().opponent();
        let piece = self.put(seat, id, Zone::Hit);
        let card = self.game.card(card(id));
        let level = card.printed_level().unwrap_or_default();
        let cards = self.state.cards_mut(seat);
        *cards.lie_mut(piece) = Lie {
            at: who,
            by: Who::character(seat, 0),
            damage: level.value,
            icons: level.icons,
            is_current: true,
            ..*cards.lie(piece)
        };
        piece
    }

    /// Lets a character have a hit on its Permanent Record.
    #[track_caller]
    pub(crate) fn record(&mut self, who: Who, id: &str) -> Piece {
        let piece = self.hit(who, id);
        self.state.cards_mut(piece.owner()).lie_mut(piece).is_current = false;
        piece
    }

    /// Lets a character have been KO'd in an earlier battle.
    pub(crate) fn fallen(&mut self, who: Who) -> &mut Table {
        self.state.fighter_mut(who).position = Position::Out;
        self
    }

    /// Lets a character have been KO'd in this battle.
    pub(crate) fn fallen_now(&mut self, who: Who) -> &mut Table {
        self.state.fighter_mut(who).fell_now = true;
        self.fallen(who)
    }

    /// Lets a player's Objectives lie so.
    pub(crate) fn missions(
        &mut self,
        seat: Seat,
        reserve: u8,
        completed: u8,
        defeated: u8,
    ) -> &mut Table {
        let missions = Missions { reserve, completed, defeated, ..Missions::default() };
        self.state.side_mut(seat).missions = missions;
        self
    }

    /// Lets a player have ventured so many Objectives from Reserve and from Completed, beside the others.
    pub(crate) fn wagered(&mut self, seat: Seat, reserve: u8, completed: u8) -> &mut Table {
        let missions = &mut self.state.side_mut(seat).missions;
        missions.from_reserve += reserve;
        missions.from_completed += completed;
        missions.reserve -= reserve;
        missions.completed -= completed;
        self
    }

    /// Lets a player play a card that is aimed at a character.
    #[track_caller]
    pub(crate) fn attack(&mut self, seat: Seat, text: &str, target: &str) -> &mut Table {
        self.play(seat, text).play(seat, &format!("target {target}"))
    }

    /// Begins a phase of the battle and goes on as far as the next decision; what else was under way is given up.
    pub(crate) fn go(&mut self, phase: Phase) -> &mut Table {
        self.state.unchecked = Default::default();
        self.state.stack.clear();
        if phase == Phase::Battle {
            self.game.begin_battle_phase(&mut self.state);
        } else {
            self.state.enter(phase);
        }
        let mut log = Chronicle::default();
        self.game.go_on(&mut self.state, &mut self.chance, &mut log);
        self.take_events(&log);
        self
    }

    /// Lets everyone do what changes least until a phase is there: pass, place nothing, venture one, fight on.
    #[track_caller]
    pub(crate) fn reach(&mut self, phase: Phase) -> &mut Table {
        let mut events = std::mem::take(&mut self.events);
        for _ in 0..200 {
            if self.state.phase == phase || self.state.phase == Phase::Over {
                self.events = events;
                return self;
            }
            let Some(seat) = self.game.to_act(&self.state).first() else { break };
            let actions = self.actions(seat);
            let dull = [Action::First, Action::Pass, Action::Fight, Action::Venture(1, 0)];
            let dull = dull.into_iter().find(|action| actions.contains(action));
            let action = dull.or(actions.first().copied());
            self.act(seat, action.unwrap_or_else(|| panic!("seat {seat} can do nothing")));
            events.append(&mut self.events);
        }
        panic!("{phase:?} never comes; it is {:?}", self.state.phase);
    }
}
