//! The table before the first battle (R154 to R159).

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Chance, Coin, Fast, Log, Seat, SeatSet, Silent};

use crate::OverPower;
use crate::action::Action;
use crate::card::{CardId, CharacterId};
use crate::catalogue::Catalogue;
use crate::deck::Deck;
use crate::event::Event;
use crate::options::Mode;
use crate::piece::{Piece, PieceSet};
use crate::rules::Origin;
use crate::state::{
    Fighter, Missions, OBJECTIVES, Phase, Play, Position, Side, Skirmish, State, Turn,
};
use crate::who::{TEAM, Who};
use crate::zone::{Cards, Zone};

impl OverPower {
    /// Tosses for the choice of who goes first (R157, R158).
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let winner = self.first.unwrap_or_else(|| match chance.coin() {
            Coin::Heads => Seat(0),
            Coin::Tails => Seat(1),
        });
        log.tell(Event::Tossed(winner));
        State { initiative: winner, due: SeatSet::one(winner), ..self.before }
    }

    /// Gets the state before the toss with the inherent abilities of characters and Homebases in force (R26).
    pub(crate) fn with_inherent_abilities(&self) -> State {
        let mut state = self.before;
        for seat in Seat::all(2) {
            let homebase = self.homebase(seat).map(|base| (Who::homebase(seat), &base.inherent));
            let team = Who::team(seat).map(|who| (who, &self.character_at(who).inherent));
            for (who, inherent) in team.chain(homebase) {
                let Some(program) = inherent.program else { continue };
                // There is room, since nothing else is under way; and what only stands asks for no chance.
                let _ = state.stack.call(program, seat, Origin::Inherent(who).number());
                self.run_effects(&mut state, &mut Fast::new(0), &mut Silent);
            }
        }
        state
    }

    /// Lets the winner of the toss go first or second (R158, R159).
    pub(crate) fn choose_order(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        state.initiative = if action == Action::Second { seat.opponent() } else { seat };
        log.tell(Event::GoesFirst(state.initiative));
        self.begin_battle(state, log);
    }
}

/// Gets the state before the toss (R154, R155): decks are shuffled, and teams, Homebases and Objectives laid out.
pub(crate) fn lay_out(mode: Mode, decks: &[Deck; 2], catalogue: &Catalogue) -> State {
    let skirmish = match mode {
        Mode::Venture | Mode::Brawl => Skirmish::default(),
        Mode::Skirmish(count) => Skirmish { left: count, stake: 0, won: [0; 2] },
    };
    let side = |seat: usize| side(mode, Seat(seat as u8), &decks[seat], catalogue);
    State {
        phase: Phase::First,
        due: SeatSet::EMPTY,
        initiative: Seat(0),
        battle: 0,
        sides: [side(0), side(1)],
        unchecked: [PieceSet::EMPTY; 2],
        looked: Default::default(),
        skirmish,
        turn: Turn::default(),
        play: Play::default(),
        outer: Play::default(),
        stack: Stack::default(),
        agenda: Agenda::default(),
    }
}

fn side(mode: Mode, seat: Seat, deck: &Deck, catalogue: &Catalogue) -> Side {
    // R129: all start in Reserve.
    let reserve = if mode == Mode::Venture { OBJECTIVES } else { 0 };
    let position = |place| if place + 1 == TEAM { Position::Reserve } else { Position::Front };
    let fighter = |place| {
        let position = position(place);
        Fighter { position, start: position, ..Fighter::default() }
    };
    Side {
        cards: take_out(seat, deck, catalogue),
        team: std::array::from_fn(fighter),
        missions: Missions { reserve, ..Missions::default() },
        is_done: false,
        has_discarded: false,
        has_paid: false,
        lost_last: false,
        used_base: false,
    }
}

/// Makes the cards of a player: the Draw Pile, then what starts under the Homebase, then what starts placed.
fn take_out(seat: Seat, deck: &Deck, catalogue: &Catalogue) -> Cards {
    let starting = starting(deck, catalogue);
    let in_play = deck.under.iter().copied().chain(starting.iter().map(|(card, _)| *card));
    let all: Vec<CardId> = deck.cards.iter().copied().chain(in_play).collect();
    let mut cards = Cards::new(seat, &all);
    let mut piece = deck.cards.len();
    let mut put = |zone, at| {
        let next = Piece::new(seat, piece);
        cards.put(next, zone);
        cards.lie_mut(next).at = at;
        piece += 1;
    };
    for _ in &deck.under {
        put(Zone::Under, Who::homebase(seat));
    }
    for (_, place) in &starting {
        put(Zone::Placed, Who::character(seat, *place));
    }
    cards
}

/// Lists the cards that start placed, with the place of their characters.
fn starting(deck: &Deck, catalogue: &Catalogue) -> Vec<(CardId, usize)> {
    let card = |character: CharacterId| {
        catalogue.find_card(catalogue.character(character).starts_with.as_deref()?)
    };
    let team = deck.team.characters.iter().enumerate();
    team.filter_map(|(place, character)| Some((card(*character)?, place))).collect()
}
