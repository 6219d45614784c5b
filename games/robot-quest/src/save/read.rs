//! Reading a state, as far as its words are known; whether it is possible is checked afterwards.

use fracas_core::{Problems, Seat, SeatSet};
use tinyvec::{Array, ArrayVec};

use super::{SavedDeed, SavedPlayer, SavedRobot, SavedShift, SavedState};
use crate::RobotQuest;
use crate::action::read_cell;
use crate::card::{BoardId, CardId};
use crate::movement::Obstacle;
use crate::pile::Cards;
use crate::sight::{Cell, Edge};
use crate::state::{Deeds, MAX_OWNED, Player, Robot, RobotId, RobotSet, SUPPLY, Shift, State};

impl RobotQuest {
    /// Reads a state, or names all words in it that mean nothing.
    pub(super) fn understand(&self, saved: &SavedState) -> Result<State, Problems> {
        if saved.players.len() != self.seats {
            let message =
                format!("the table has {} players, not {}", self.seats, saved.players.len());
            return Err(Problems::one("players", message));
        }
        let mut reader = Reader { game: self, state: self.before, problems: Problems::default() };
        reader.seat("first", saved.first);
        reader.seat("active", saved.active);
        for (seat, player) in Seat::all(self.seats).zip(&saved.players) {
            reader.player(seat, player);
        }
        // Which robots there are must be known before any is named.
        for (seat, player) in Seat::all(self.seats).zip(&saved.players) {
            reader.obstacles(seat, player);
        }
        reader.table(saved);
        reader.effects(saved);
        let Reader { state, problems, .. } = reader;
        let State { players, robots, shop, shop_deck, supply, scrap, deed, starting, .. } = state;
        problems.or(State {
            phase: saved.phase,
            due: SeatSet::EMPTY,
            first: saved.first,
            active: saved.active,
            turn: saved.turn,
            quiet: saved.quiet,
            energy: saved.energy,
            moves: saved.moves,
            players,
            robots,
            shop,
            shop_deck,
            supply,
            scrap,
            reserve_red: saved.reserve.red,
            reserve_blue: saved.reserve.blue,
            stack: saved.effects,
            agenda: saved.scheduled,
            deed,
            starting,
        })
    }
}

/// Reads a saved state part by part.
struct Reader<'a> {
    game: &'a RobotQuest,
    /// What was read so far.
    state: State,
    problems: Problems,
}

impl Reader<'_> {
    fn seat(&mut self, place: &str, seat: Seat) {
        self.problems.expect_seat(place, seat, self.game.seats);
    }

    fn card(&mut self, place: &str, id: &str) -> Option<CardId> {
        let card = self.game.catalogue.find_card(id);
        if card.is_none() {
            self.problems.add(place, self.game.catalogue.unknown_card(id));
        }
        card
    }

    fn cards<A: Array<Item = CardId>>(&mut self, place: &str, ids: &[String]) -> ArrayVec<A> {
        let mut cards = ArrayVec::default();
        if A::CAPACITY < ids.len() {
            let most = A::CAPACITY;
            self.problems
                .add(place, format!("at most {most} cards can lie here, not {}", ids.len()));
            return cards;
        }
        cards.extend(ids.iter().filter_map(|id| self.card(place, id)));
        cards
    }

    fn board(&mut self, place: &str, id: &str) -> Option<BoardId> {
        let board = self.game.catalogue.find_board(id);
        if board.is_none() {
            self.problems.add(place, self.game.catalogue.unknown_board(id));
        }
        board
    }

    fn cell(&mut self, place: &str, text: &str) -> Option<Cell> {
        read_cell(text).map_err(|wrong| self.problems.add(place, wrong)).ok()
    }

    /// Reads the name of a robot that is on the table.
    fn robot(&mut self, place: &str, id: &str) -> Option<RobotId> {
        let board = self.board(place, id)?;
        let robot = self.state.robot_of(board);
        if robot.is_none() {
            self.problems.add(place, format!("nobody at the table has the robot {id:?}"));
        }
        robot
    }

    fn robots(&mut self, place: &str, ids: &[String]) -> RobotSet {
        ids.iter().filter_map(|id| self.robot(place, id)).collect()
    }

    fn player(&mut self, seat: Seat, saved: &SavedPlayer) {
        let place = |part: &str| format!("players[{seat}].{part}");
        let parts = [
            ("deck", &saved.deck),
            ("hand", &saved.hand),
            ("in_play", &saved.in_play),
            ("discard", &saved.discard),
        ];
        let [deck, hand, in_play, discard] =
            parts.map(|(part, ids)| self.cards::<[CardId; MAX_OWNED]>(&place(part), ids));
        let owned: usize = parts.iter().map(|(_, ids)| ids.len()).sum();
        if MAX_OWNED < owned {
            let message = format!("a player can own {MAX_OWNED} cards, not {owned}");
            self.problems.add(format!("players[{seat}]"), message);
        }
        let sure = saved.surely_in_hand;
        if hand.len() < usize::from(sure) {
            let place = format!("players[{seat}].surely_in_hand");
            self.problems.add(place, format!("there are {} cards in hand", hand.len()));
        }
        let cards = Cards::of(deck, hand, in_play, discard).with_sure(sure);
        self.state.players[seat.index()] = Player { cards, red: saved.red, blue: saved.blue };
        let own = self.game.own_robots(seat);
        if saved.robots.len() != own.len() as usize {
            let message = format!(
                "a player has {} robots here, not {} (R164)",
                own.len(),
                saved.robots.len()
            );
            self.problems.add(place("robots"), message);
        }
        for (at, (robot, saved)) in own.iter().zip(&saved.robots).enumerate() {
            let read = self.own_robot(&place(&format!("robots[{at}]")), saved);
            *self.state.robot_mut(robot) = read;
        }
    }

    fn own_robot(&mut self, place: &str, saved: &SavedRobot) -> Robot {
        let board = saved.robot.as_ref().and_then(|id| self.board(&format!("{place}.robot"), id));
        let cell = saved.space.as_ref().and_then(|text| self.cell(&format!("{place}.space"), text));
        Robot {
            board,
            cell,
            red: saved.red,
            blue: saved.blue,
            has_used_ability: saved.has_used_ability,
            flies: saved.moves_over_obstacles,
            is_diagonal: saved.moves_diagonally,
            hits: 0,
        }
    }

    fn obstacles(&mut self, seat: Seat, saved: &SavedPlayer) {
        for (at, (robot, saved)) in self.game.own_robots(seat).iter().zip(&saved.robots).enumerate()
        {
            let place = format!("players[{seat}].robots[{at}].knocked_into");
            let obstacles = saved.knocked_into.iter();
            let hits = obstacles.filter_map(|text| self.obstacle(&place, text));
            self.state.robot_mut(robot).hits = hits.fold(0, |set, hit| set | hit.bit());
        }
    }

    fn obstacle(&mut self, place: &str, text: &str) -> Option<Obstacle> {
        let found = match text.split_once(' ') {
            Some(("wall", at)) => return self.cell(place, at).map(Obstacle::Wall),
            Some(("robot", id)) => return self.robot(place, id).map(Obstacle::Robot),
            Some(("side", side)) => Edge::ALL.into_iter().find(|edge| edge.word() == side),
            Some(_) | None => None,
        };
        if found.is_none() {
            let right = "write `wall d4`, `robot ROBOT` or `side top`, right, bottom or left";
            self.problems.add(place, format!("{text:?} is no obstacle; {right}"));
        }
        found.map(Obstacle::Side)
    }

    /// Reads what lies beside the arena.
    fn table(&mut self, saved: &SavedState) {
        self.state.shop_deck = self.cards("shop_deck", &saved.shop_deck);
        self.state.scrap = self.cards("scrap", &saved.scrap);
        for (space, id) in saved.shop.iter().enumerate() {
            let place = format!("shop[{space}]");
            self.state.shop[space] = id.as_ref().and_then(|id| self.card(&place, id));
        }
        self.state.supply = [0; SUPPLY];
        for (id, count) in &saved.supply {
            let Some(card) = self.card("supply", id) else { continue };
            match self.game.supply_pile(card) {
                Some(pile) => self.state.supply[pile] = *count,
                None => self.problems.add("supply", format!("{id:?} has no Supply pile (R6)")),
            }
        }
    }

    fn effects(&mut self, saved: &SavedState) {
        self.state.starting = self.robots("starting", &saved.starting);
        self.state.deed = saved.deed.as_ref().map_or_else(Deeds::default, |deed| self.deed(deed));
    }

    fn deed(&mut self, saved: &SavedDeed) -> Deeds {
        Deeds {
            actor: self.robot("deed.actor", &saved.actor).unwrap_or_default(),
            target: saved.target.as_ref().and_then(|id| self.robot("deed.target", id)),
            extra_damage: saved.extra_damage,
            shift: saved.shift.as_ref().map_or_else(Shift::default, |shift| self.shift(shift)),
        }
    }

    fn shift(&mut self, saved: &SavedShift) -> Shift {
        Shift {
            is_under_way: saved.is_under_way,
            queue: self.robots("deed.shift.queue", &saved.queue),
            robot: self.robot("deed.shift.robot", &saved.robot).unwrap_or_default(),
            left: saved.left,
            gone: saved.gone,
            origin: self.cell("deed.shift.origin", &saved.origin).unwrap_or_default(),
            start: self.cell("deed.shift.start", &saved.start).unwrap_or_default(),
            was_stopped: saved.was_stopped,
        }
    }
}
