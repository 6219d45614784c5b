//! The course of a game, in the order of the rulebook: coin flip, sides, Honors, line-up, Battles,
//! sudden death.

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Chance, Coin, Log, Seat, SeatSet, Usage};
use tinyvec::ArrayVec;

use crate::BattleArena;
use crate::action::{Side, Whose};
use crate::card::HeroId;
use crate::effects::Terms;
use crate::event::Event;
use crate::fight::{Fight, Tally};
use crate::options::Mode;
use crate::plays::Cause;
use crate::state::{
    BATTLES, BENCH, Heroes, MAX_DECK, PLAY_HAND, Phase, Player, SUBSTITUTION_COST, State,
    WINS_TO_END,
};

impl BattleArena {
    /// Flips the coin (R59); its winner chooses a side first (R60).
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let winner = if chance.coin() == Coin::Heads { Seat(0) } else { Seat(1) };
        log.tell(Event::CoinFlip { winner });
        State {
            due: SeatSet::one(winner),
            flip_winner: winner,
            home: winner,
            honors: winner,
            ..self.before
        }
    }

    /// Gets the state before the coin flip.
    pub(crate) fn before_the_flip(hot_dogs: u8, decks: &[Heroes; 2]) -> State {
        let hot_dogs = hot_dogs as i8;
        State {
            phase: Phase::Side,
            due: SeatSet::EMPTY,
            flip_winner: Seat(0),
            home: Seat(0),
            honors: Seat(0),
            decided: SeatSet::EMPTY,
            substituted: SeatSet::EMPTY,
            battle: 0,
            players: decks.map(|deck| Player { deck, hot_dogs, ..Player::default() }),
            fight: Fight::default(),
            tally: Tally::default(),
            stack: Stack::default(),
            agenda: Agenda::default(),
        }
    }

    pub(crate) fn take_side(
        &self,
        state: &mut State,
        seat: Seat,
        side: Side,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.home = if side == Side::Home { seat } else { seat.opponent() };
        log.tell(Event::Sides { home: state.home });
        match self.mode {
            // R91: in Rookie nothing is decided in turn, so there are no Honors to give.
            Mode::Rookie => draw_line_ups(state, chance, log),
            Mode::Substitution | Mode::Playmaker => state.phase = Phase::Honors,
        }
    }

    /// Places a Hero for the first Battle that has none; the last one goes where it must (R70).
    #[inline]
    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        hero: HeroId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let player = state.player_mut(seat);
        take_out(&mut player.hand, hero);
        player.line_up.push(hero);
        log.used(seat, hero.0, Usage::Taken);
        // Copies of one Hero are placed one by one all the same: to place them at once would show
        // that they are.
        if 1 < player.hand.len() {
            return;
        }
        place_the_last(state, seat, log);
        if state.due.is_empty() {
            self.begin_battles(state, chance, log);
        }
    }

    fn begin_battles(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.phase = Phase::Substitution;
        if self.mode != Mode::Rookie {
            draw_for_both(state, BENCH, chance, log); // R75: only now, so the Bench was unknown before.
        }
        if self.mode == Mode::Playmaker {
            for seat in Seat::all(2) {
                self.draw_plays(state, seat, PLAY_HAND, Cause::Battle, chance, log);
            }
            state.fight = Fight::default();
            BattleArena::begin_battle(state);
        }
        self.fight_on(state, chance, log);
    }

    /// Replaces the Hero of the current Battle by one from the Bench (R101 to R108).
    pub(crate) fn substitute(
        &self,
        state: &mut State,
        seat: Seat,
        hero: HeroId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let battle = state.battle as usize;
        let player = state.player_mut(seat);
        player.take_from_hand(hero);
        player.uncover_hero(player.line_up[battle]);
        let out = std::mem::replace(&mut player.line_up[battle], hero);
        player.discard.push(out);
        // Only who brings it in knows the new Hero, whoever knew the old one.
        player.forgotten &= !(1 << battle);
        player.spied &= !(1 << battle);
        state.release_hero(seat, state.battle);
        if self.mode == Mode::Playmaker {
            let Terms { cost, payer, .. } = self.substitution_terms(state, seat);
            BattleArena::pay(state, payer, cost as u8);
            state.fight.brought_in = state.fight.brought_in.with(seat);
        } else {
            state.player_mut(seat).hot_dogs -= SUBSTITUTION_COST;
        }
        state.substituted = state.substituted.with(seat);
        log.used(seat, hero.0, Usage::Taken);
        log.reveal(Event::Substituted { seat, out });
        draw(state, seat, 1, chance, log);
        self.decide(state, seat, chance, log);
    }

    /// Makes no substitution in the current Battle (R100).
    pub(crate) fn decline(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        log.tell(Event::Declined { seat });
        self.decide(state, seat, chance, log);
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.decided = state.decided.with(seat);
        self.fight_on(state, chance, log);
    }

    /// Fights Battles until someone must decide or the game is over.
    fn fight_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        if self.mode == Mode::Playmaker {
            return self.go_on(state, chance, log);
        }
        loop {
            if self.mode == Mode::Substitution
                && let Some(seat) = next_to_decide(state)
            {
                state.due = SeatSet::one(seat);
                return;
            }
            self.fight(state, log);
            if is_last_battle(state, state.battle) {
                return self.end(state, chance, log);
            }
        }
    }

    /// Turns over the Heroes of the current Battle and compares them (R94, R95, R98).
    fn fight(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let battle = state.battle;
        let heroes = state.players.each_ref().map(|player| player.line_up[battle as usize]);
        for (seat, hero) in Seat::all(2).zip(heroes) {
            log.used(seat, hero.0, Usage::Played);
        }
        log.reveal(Event::Revealed { battle, heroes });
        log.tell(Event::Decided { battle, winner: self.stronger(heroes) });
        self.record(state, battle, heroes);
        // Asked again, not kept: in Rookie nobody needs to know, and playouts are spared the answer.
        if self.mode == Mode::Substitution
            && let Some(winner) = self.stronger(heroes)
        {
            pass_honors(state, winner, log);
        }
        state.battle += 1;
        state.due = SeatSet::EMPTY;
        state.decided = SeatSet::EMPTY;
        state.substituted = SeatSet::EMPTY;
        log.pause(state);
    }

    /// Writes down who won a Battle, without asking who: to a processor it is as good as random.
    #[inline]
    pub(crate) fn record(&self, state: &mut State, battle: u8, heroes: [HeroId; 2]) {
        let [first, second] = heroes.map(|hero| self.catalogue.power(hero));
        state.players[0].won |= u8::from(second < first) << battle;
        state.players[1].won |= u8::from(first < second) << battle;
    }

    /// Gets the seat whose Hero has the higher Power; none when they are equal.
    #[inline]
    pub(crate) fn stronger(&self, [first, second]: [HeroId; 2]) -> Option<Seat> {
        match self.catalogue.power(first).cmp(&self.catalogue.power(second)) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    pub(crate) fn end(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let [first, second] = state.players.each_ref().map(Player::wins);
        if first == second && self.sudden_death {
            self.sudden_death(state, chance, log);
        }
        state.phase = Phase::Over;
        state.due = SeatSet::EMPTY;
        log.tell(Event::Ended { winner: self.winner(state) });
    }

    /// Turns over top Heroes until two differ or a deck is empty (R15 to R17, R22).
    fn sudden_death(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        while state.players.iter().all(|player| !player.deck.is_empty()) {
            let heroes = state.players.each_mut().map(|player| {
                let hero = chance.draw(&mut player.deck).expect("the deck is not empty");
                player.overtime.push(hero);
                hero
            });
            for (seat, hero) in Seat::all(2).zip(heroes) {
                for usage in [Usage::Available, Usage::Taken, Usage::Played] {
                    log.used(seat, hero.0, usage);
                }
            }
            log.reveal(Event::SuddenDeath { heroes });
            log.pause(state);
            if self.stronger(heroes).is_some() {
                return;
            }
        }
    }
}

/// Gives starting Honors (R82, R83) and draws the line-ups.
pub(crate) fn give_honors(
    state: &mut State,
    seat: Seat,
    whose: Whose,
    chance: &mut impl Chance,
    log: &mut impl Log<Event, State>,
) {
    state.honors = if whose == Whose::Own { seat } else { seat.opponent() };
    log.tell(Event::Honors { to: state.honors });
    draw_line_ups(state, chance, log);
}

/// Moves Honors to the winner of a Battle (R84); a tie leaves them where they are (R86).
pub(crate) fn pass_honors(state: &mut State, winner: Seat, log: &mut impl Log<Event, State>) {
    if state.honors != winner {
        state.honors = winner;
        log.tell(Event::Honors { to: winner });
    }
}

/// Checks whether no further Battle is fought after so many: someone has a fourth win (R6), or it was the
/// seventh.
#[inline]
pub(crate) fn is_last_battle(state: &State, over: u8) -> bool {
    let [first, second] = state.players.each_ref().map(Player::wins);
    (over as usize == BATTLES) | (WINS_TO_END <= first.max(second))
}

/// Checks whether a player could pay for and make a substitution (R111, R112).
#[inline]
pub(crate) fn can_substitute(player: &Player) -> bool {
    SUBSTITUTION_COST <= player.hot_dogs && !player.hand.is_empty()
}

/// Gets who decides next about substitution: the Holder, then the other (R88), passing over those
/// who could only decline.
pub(crate) fn next_to_decide(state: &State) -> Option<Seat> {
    let open = |seat: &Seat| !state.decided.contains(*seat) && can_substitute(state.player(*seat));
    [state.honors, state.honors.opponent()].into_iter().find(open)
}

/// Draws seven Heroes for each player (R68) and lets both place them at once (R72).
fn draw_line_ups(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event, State>) {
    draw_for_both(state, BATTLES, chance, log);
    state.phase = Phase::LineUp;
    state.due = SeatSet::all(2);
}

/// Places the last Hero of a hand, which goes where it must.
fn place_the_last(state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
    let player = state.player_mut(seat);
    for hero in &player.hand {
        log.used(seat, hero.0, Usage::Taken);
    }
    player.line_up.extend(player.hand);
    player.hand.clear();
    log.tell(Event::LinedUp { seat });
    state.due = state.due.without(seat);
}

fn draw_for_both(
    state: &mut State,
    count: usize,
    chance: &mut impl Chance,
    log: &mut impl Log<Event, State>,
) {
    for seat in Seat::all(2) {
        draw(state, seat, count, chance, log);
    }
}

/// Draws Heroes from the deck to the hand, as far as there are any (R110).
#[expect(clippy::inline_always, reason = "both players draw in one loop, without two calls")]
#[inline(always)]
pub(crate) fn draw(
    state: &mut State,
    seat: Seat,
    count: usize,
    chance: &mut impl Chance,
    log: &mut impl Log<Event, State>,
) {
    let Player { deck, hand, .. } = state.player_mut(seat);
    let drawn = chance.draw_into(deck, count, hand);
    for hero in &hand[hand.len() - drawn..] {
        log.used(seat, hero.0, Usage::Available);
    }
    if 0 < drawn {
        log.tell(Event::Drew { seat, count: drawn as u8 });
    }
}

/// Takes a Hero out of a hand; the last one takes its place.
#[inline]
pub(crate) fn take_out(hand: &mut ArrayVec<[HeroId; MAX_DECK]>, hero: HeroId) {
    let at = hand.iter().position(|&held| held == hero).expect("only a Hero in hand is played");
    let last = hand.len() - 1;
    hand[at] = hand[last];
    hand.set_len(last);
}

/// The rules that no deck of a format can reach without Plays: its Heroes outlast all substitutions.
#[cfg(test)]
pub(crate) mod tests {
    use fracas_core::{Fast, Game, Match, Seed, Setup, Silent};

    use super::*;
    use crate::action::Action;

    /// Plays to the first decision about substitution.
    pub(crate) fn first_decision() -> (BattleArena, State) {
        let setup =
            Setup { game: crate::ID.into(), mode: "substitution".into(), ..Setup::default() };
        let game = BattleArena::open(&setup).unwrap();
        let mut table = Match::deal(game.clone().into(), setup, &[], Seed::from_number(1));
        while table.state().phase != Phase::Substitution {
            let seat = table.to_act().first().unwrap();
            table.play_action(seat, table.actions(seat)[0]).unwrap();
        }
        (game, *table.state())
    }

    /// Empties the Holder's Hero Deck.
    fn with_an_empty_deck() -> (BattleArena, State, Seat) {
        let (game, mut state) = first_decision();
        let holder = state.honors;
        state.player_mut(holder).deck.clear();
        (game, state, holder)
    }

    /// R110. With an empty Hero Deck a substitution draws nothing and the Bench shrinks.
    #[test]
    fn r110_an_empty_deck_lets_the_bench_shrink() {
        let (game, mut state, holder) = with_an_empty_deck();
        let hero = state.player(holder).hand[0];
        game.apply(&mut state, holder, Action::Substitute(hero), &mut Fast::new(1), &mut Silent);
        assert_eq!(state.player(holder).hand.len(), BENCH - 1, "one Hero went in and none came");
    }

    /// R111. With an empty Bench a player cannot substitute, so the other decides alone.
    #[test]
    fn r111_an_empty_bench_cannot_substitute() {
        let (game, mut state, holder) = with_an_empty_deck();
        let hero = state.player(holder).hand[0];
        state.player_mut(holder).hand = [hero].into_iter().collect();
        game.apply(&mut state, holder, Action::Substitute(hero), &mut Fast::new(1), &mut Silent);
        let battle = state.battle;
        game.apply(&mut state, holder.opponent(), Action::Decline, &mut Fast::new(1), &mut Silent);
        assert_eq!(state.battle, battle + 1, "the Battle was fought");
        assert!(!state.due.contains(holder), "there is nothing to decide without a Bench");
        let refusal = game.explain(&state, holder, Action::Substitute(hero));
        assert_eq!((refusal.code, refusal.rule.map(|rule| rule.0)), ("empty-bench", Some(111)));
    }
}
