//! A Battle in the hands of a test: Heroes by weapon and Power, cards where the test wants them, and coins
//! and dice that fall as it says.
//!
//! It starts in the Play step of Battle 1: Fire 100 against Ice 100, Honors with A, ten Hot Dogs each, a
//! Bench of four Steel Heroes (60 to 75), and one Play in hand that can be run in Battle 7 only, Late Hit,
//! since the chance of a player without Plays is passed over. The Hero Decks hold nothing but Brawl 50,
//! the Playbooks nothing but Buff Up 15.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::LazyLock;

use fracas_cards::effect::{Answer, asking};
use fracas_core::{Chance, Coin, Fast, Game, Pack, Seat, SeatSet, Setup, Silent};

use crate::BattleArena;
use crate::action::Action;
use crate::book::{Book, HeldPlay, KnownPlay, SpentPlay};
use crate::card::{HeroId, PlayId, WEAPONS, Weapon};
use crate::effects::View;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, State};
use crate::thing::Thing;

/// The player with Honors.
pub(crate) const A: Seat = Seat(0);
/// The other.
pub(crate) const B: Seat = Seat(1);

/// The Hero of a weapon and a Power; every weapon has every Power from 5 to 200 in steps of 5.
pub(crate) type Fighter = (&'static str, i16);

static GAME: LazyLock<BattleArena> = LazyLock::new(|| {
    let mut text = String::from("game = \"battle-arena\"\n");
    for (word, _) in WEAPONS {
        for power in (5..=200).step_by(5) {
            let _ = writeln!(
                text,
                "[[hero]]\nid = \"{word}-{power}\"\nname = \"{word} {power}\"\nweapon = \"{word}\"\npower = {power}\nnumber = \"1\""
            );
        }
    }
    // The one Hero that a Play knows by name.
    text += "[[hero]]\nid = \"mvfree-135\"\nname = \"MVFree\"\nweapon = \"fire\"\npower = 135\nnumber = \"1\"\n";
    let setup = Setup {
        game: crate::ID.into(),
        mode: "substitution".into(),
        packs: vec![Pack { name: "test.toml".into(), text }],
        ..Setup::default()
    };
    let mut game = BattleArena::open(&setup).unwrap();
    game.mode = Mode::Playmaker;
    game.has_copies = true;
    game
});

/// Gets the table of all tests.
pub(crate) fn game() -> &'static BattleArena {
    &GAME
}

/// Coins and dice as the test says; everything else by a fixed seed.
struct Luck {
    coins: VecDeque<Coin>,
    dice: VecDeque<u32>,
    rest: Fast,
}

impl Chance for Luck {
    fn below(&mut self, bound: u32) -> u32 {
        self.rest.below(bound)
    }

    fn coin(&mut self) -> Coin {
        self.coins.pop_front().expect("the test says how each coin falls")
    }

    fn die(&mut self, _: u32) -> u32 {
        self.dice.pop_front().expect("the test says how each die falls")
    }
}

/// A game with Plays in the middle of a Battle.
pub(crate) struct Arena {
    pub(crate) state: State,
    luck: Luck,
}

impl Arena {
    /// Starts in the Play step of Battle 1.
    pub(crate) fn new() -> Arena {
        let mut state = GAME.before;
        state.phase = Phase::Plays;
        for (seat, weapon) in [(A, "fire"), (B, "ice")] {
            let player = state.player_mut(seat);
            player.deck = [hero(("brawl", 50)); 20].into_iter().collect();
            player.line_up = [hero((weapon, 100)); BATTLES].into_iter().collect();
            player.hand =
                [60, 65, 70, 75].into_iter().map(|power| hero(("steel", power))).collect();
            player.book = Book::new([play("buff-up-15"); 20]);
            player.hot_dogs = 10;
            player.plays =
                [HeldPlay { play: play("late-hit"), is_seen: false }].into_iter().collect();
        }
        let luck = Luck { coins: VecDeque::new(), dice: VecDeque::new(), rest: Fast::new(1) };
        state.due = SeatSet::one(A);
        Arena { state, luck }
    }

    /// Makes it a later Battle; those before were tied unless `won` says otherwise.
    pub(crate) fn battle(mut self, battle: u8) -> Arena {
        self.state.battle = battle - 1;
        self
    }

    /// Says that a seat won these Battles.
    pub(crate) fn won(mut self, seat: Seat, battles: &[u8]) -> Arena {
        for battle in battles {
            self.state.player_mut(seat).won |= 1 << (battle - 1);
        }
        self
    }

    /// Puts a Hero into the line-up of a seat, in the current Battle.
    pub(crate) fn hero(self, seat: Seat, fighter: Fighter) -> Arena {
        let battle = self.state.battle + 1;
        self.hero_in(seat, battle, fighter)
    }

    /// Puts a Hero into the line-up of a seat, in a Battle counted from 1.
    pub(crate) fn hero_in(mut self, seat: Seat, battle: u8, fighter: Fighter) -> Arena {
        self.state.player_mut(seat).line_up[usize::from(battle) - 1] = hero(fighter);
        self
    }

    /// Says which Heroes a seat has in hand.
    pub(crate) fn bench(mut self, seat: Seat, fighters: &[Fighter]) -> Arena {
        self.state.player_mut(seat).hand = fighters.iter().map(|&fighter| hero(fighter)).collect();
        self
    }

    /// Says which Plays a seat has in hand.
    pub(crate) fn hand(mut self, seat: Seat, plays: &[&str]) -> Arena {
        self.state.player_mut(seat).plays =
            plays.iter().map(|id| HeldPlay { play: play(id), is_seen: false }).collect();
        self
    }

    /// Puts Plays on top of a Playbook, the topmost first.
    pub(crate) fn book(mut self, seat: Seat, plays: &[&str]) -> Arena {
        let known_to = SeatSet::EMPTY;
        let book = &mut self.state.player_mut(seat).book;
        for id in plays.iter().rev() {
            book.put_on_top(KnownPlay { play: play(id), known_to });
        }
        self
    }

    /// Makes the Playbook of a seat these Plays and no others.
    pub(crate) fn whole_book(mut self, seat: Seat, plays: &[&str]) -> Arena {
        self.state.player_mut(seat).book = Book::new(plays.iter().map(|id| play(id)));
        self
    }

    /// Makes the Hero Deck of a seat these Heroes and no others.
    pub(crate) fn deck(mut self, seat: Seat, fighters: &[Fighter]) -> Arena {
        self.state.player_mut(seat).deck = fighters.iter().map(|&fighter| hero(fighter)).collect();
        self
    }

    /// Puts Heroes on the Discard Pile of a seat.
    pub(crate) fn discarded_heroes(mut self, seat: Seat, fighters: &[Fighter]) -> Arena {
        let discard = &mut self.state.player_mut(seat).discard;
        discard.extend(fighters.iter().map(|&fighter| hero(fighter)));
        self
    }

    /// Puts Plays on the Discard Pile of a seat that it ran in a Battle; 0 if it did not run them.
    pub(crate) fn discarded_plays(mut self, seat: Seat, used: u8, plays: &[&str]) -> Arena {
        let spent = &mut self.state.player_mut(seat).spent;
        spent.extend(plays.iter().map(|id| SpentPlay { play: play(id), used }));
        self
    }

    /// Says how many Hot Dogs a seat has left.
    pub(crate) fn dogs(mut self, seat: Seat, left: i8) -> Arena {
        self.state.player_mut(seat).hot_dogs = left;
        self
    }

    /// Gives Honors, and with them the first chance to run Plays, to a seat.
    pub(crate) fn honors(mut self, seat: Seat) -> Arena {
        self.state.honors = seat;
        self.state.due = SeatSet::one(seat);
        self
    }

    /// Says that a seat ran so many Plays in the Battle before.
    pub(crate) fn plays_before(mut self, seat: Seat, plays: u8) -> Arena {
        self.state.player_mut(seat).plays_before = plays;
        self
    }

    /// Says that a seat has substituted in this Battle.
    pub(crate) fn substituted(mut self, seat: Seat) -> Arena {
        self.state.substituted = self.state.substituted.with(seat);
        self.state.fight.brought_in = self.state.fight.brought_in.with(seat);
        self
    }

    /// Says how the next coins fall: `h` for heads, `t` for tails.
    pub(crate) fn coins(mut self, coins: &str) -> Arena {
        self.set_coins(coins);
        self
    }

    /// Says how the next coins fall, in the course of a test.
    pub(crate) fn set_coins(&mut self, coins: &str) {
        let coin = |letter: char| if letter == 'h' { Coin::Heads } else { Coin::Tails };
        self.luck.coins.extend(coins.chars().map(coin));
    }

    /// Says how the next dice fall.
    pub(crate) fn dice(mut self, faces: &[u32]) -> Arena {
        self.luck.dice.extend(faces);
        self
    }

    /// Runs a Play, which the seat is given if it does not hold it. The other player stops first if it is
    /// that player's chance.
    pub(crate) fn run(&mut self, seat: Seat, id: &str) -> &mut Arena {
        self.give(seat, id);
        self.give_chance(seat);
        let action = Action::Run(play(id));
        assert!(self.actions().contains(&action), "{id} cannot be run");
        self.act(action);
        self
    }

    /// Checks whether a seat could run a Play if it held it.
    pub(crate) fn can_run(&self, seat: Seat, id: &str) -> bool {
        GAME.can_run(&self.state, seat, play(id))
    }

    /// Gets what a Play would cost a seat.
    pub(crate) fn cost(&self, seat: Seat, id: &str) -> u8 {
        GAME.cost(&self.state, seat, play(id))
    }

    fn give(&mut self, seat: Seat, id: &str) {
        let plays = &mut self.state.player_mut(seat).plays;
        if !plays.iter().any(|held| held.play == play(id)) {
            plays.push(HeldPlay { play: play(id), is_seen: false });
        }
    }

    /// Lets the players stop until it is the chance of a seat to run Plays.
    fn give_chance(&mut self, seat: Seat) {
        if self.state.due == SeatSet::one(seat.opponent()) && self.state.stack.is_empty() {
            self.act(Action::Stop);
        }
    }

    /// Stops running Plays for whoever is asked.
    pub(crate) fn stop(&mut self) -> &mut Arena {
        self.act(Action::Stop);
        self
    }

    /// Lets the current Battle end without further Plays.
    pub(crate) fn end_battle(&mut self) -> &mut Arena {
        let battle = self.state.battle;
        while self.state.battle == battle
            && self.state.phase == Phase::Plays
            && self.state.stack.is_empty()
        {
            self.act(Action::Stop);
        }
        self
    }

    /// Goes on to the Play step of the next Battle, without substitutions.
    pub(crate) fn next_battle(&mut self) -> &mut Arena {
        self.end_battle();
        while self.state.phase == Phase::Substitution && self.state.stack.is_empty() {
            self.act(Action::Decline);
        }
        self
    }

    /// Goes on to the Play step of the next Battle and lists who could have substituted before it.
    pub(crate) fn offered_substitution(&mut self) -> Vec<Seat> {
        self.end_battle();
        let mut offered = Vec::new();
        while self.state.phase == Phase::Substitution {
            offered.extend(self.state.due.first());
            self.act(Action::Decline);
        }
        offered
    }

    /// Carries out an action of whoever is asked.
    pub(crate) fn act(&mut self, action: Action) {
        let seat = self.state.due.first().expect("someone is asked");
        let actions = self.actions();
        assert!(actions.contains(&action), "{action:?} is not among {actions:?}");
        GAME.apply(&mut self.state, seat, action, &mut self.luck, &mut Silent);
    }

    /// Lists what whoever is asked may do.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.state.due.first() {
            GAME.actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Gets who is asked something by a Play.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let view = View { game: &GAME, state: &self.state };
        asking(GAME.catalogue.library(), &view).map(|ask| ask.seat)
    }

    /// Says yes to an offer.
    pub(crate) fn yes(&mut self) -> &mut Arena {
        self.act(Action::Answer(Answer::Yes));
        self
    }

    /// Says no to an offer.
    pub(crate) fn no(&mut self) -> &mut Arena {
        self.act(Action::Answer(Answer::No));
        self
    }

    /// Says that enough is chosen.
    pub(crate) fn enough(&mut self) -> &mut Arena {
        self.act(Action::Answer(Answer::Stop));
        self
    }

    /// Chooses an option, counted from 1.
    pub(crate) fn option(&mut self, option: u8) -> &mut Arena {
        self.act(Action::Answer(Answer::Option(option - 1)));
        self
    }

    /// Chooses a Hero among those offered.
    pub(crate) fn choose_hero(&mut self, fighter: Fighter) -> &mut Arena {
        let wanted = hero(fighter);
        self.choose(|view, thing| view.hero_of(thing).is_some_and(|(_, hero)| hero == wanted))
    }

    /// Chooses a Play among those offered.
    pub(crate) fn choose_play(&mut self, id: &str) -> &mut Arena {
        let wanted = play(id);
        self.choose(|_, thing| thing.play() == Some(wanted))
    }

    /// Chooses a number among those offered.
    pub(crate) fn choose_number(&mut self, number: u8) -> &mut Arena {
        self.choose(|_, thing| thing == Thing::Number(number))
    }

    /// Chooses a weapon among those offered.
    pub(crate) fn choose_weapon(&mut self, word: &str) -> &mut Arena {
        let wanted = weapon(word);
        self.choose(|_, thing| thing == Thing::Weapon(wanted))
    }

    /// Chooses a Battle among those offered, or the face-down Hero of one, counted from 1.
    pub(crate) fn choose_battle(&mut self, battle: u8) -> &mut Arena {
        self.choose(|_, thing| {
            matches!(thing, Thing::Battle(at) | Thing::LineUp(_, at) if at + 1 == battle)
        })
    }

    /// Chooses a set of Plays by its code.
    pub(crate) fn choose_set(&mut self, code: &str) -> &mut Arena {
        let at = GAME.catalogue.play_sets().iter().position(|set| set.code == code).unwrap();
        self.choose(|_, thing| thing == Thing::Set(at as u8))
    }

    fn choose(&mut self, is_it: impl Fn(View<'_>, Thing) -> bool) -> &mut Arena {
        let actions = self.actions();
        let view = View { game: &GAME, state: &self.state };
        let found = actions.iter().find(|action| {
            let Action::Answer(Answer::Thing(thing)) = action else { return false };
            is_it(view, Thing::from_number(*thing))
        });
        let action = *found.unwrap_or_else(|| panic!("nothing such is among {actions:?}"));
        self.act(action);
        self
    }

    /// Gets the current Power of the Hero of a seat.
    pub(crate) fn power(&self, seat: Seat) -> i16 {
        GAME.current_power(&self.state, seat)
    }

    /// Gets the current Powers of both Heroes, A's first.
    pub(crate) fn powers(&self) -> (i16, i16) {
        (self.power(A), self.power(B))
    }

    /// Counts the Hot Dogs of a seat that are left.
    pub(crate) fn dogs_left(&self, seat: Seat) -> i32 {
        self.state.player(seat).dogs()
    }

    /// Lists the Plays in the hand of a seat.
    pub(crate) fn plays(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).plays.iter().map(|held| play_id(held.play)).collect()
    }

    /// Counts the Plays in the hand of a seat.
    pub(crate) fn play_count(&self, seat: Seat) -> usize {
        self.state.player(seat).plays.len()
    }

    /// Lists the Plays in the Discard Pile of a seat.
    pub(crate) fn spent(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).spent.iter().map(|spent| play_id(spent.play)).collect()
    }

    /// Lists the Plays of a seat that stay beside the board.
    pub(crate) fn beside(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).beside.iter().map(|beside| play_id(beside.play)).collect()
    }

    /// Lists the Heroes in the hand of a seat.
    pub(crate) fn heroes(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).hand.iter().map(|&hero| hero_id(hero)).collect()
    }

    /// Lists the Heroes in the Discard Pile of a seat.
    pub(crate) fn lost_heroes(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).discard.iter().map(|&hero| hero_id(hero)).collect()
    }

    /// Gets the Hero of a seat in a Battle, counted from 1.
    pub(crate) fn placed(&self, seat: Seat, battle: u8) -> &'static str {
        hero_id(self.state.player(seat).line_up[usize::from(battle) - 1])
    }

    /// Gets the Hero of a seat in the current Battle.
    pub(crate) fn fighter(&self, seat: Seat) -> &'static str {
        self.placed(seat, self.state.battle + 1)
    }

    /// Gets who won a Battle, counted from 1.
    pub(crate) fn winner(&self, battle: u8) -> Option<Seat> {
        Seat::all(2).find(|&seat| self.state.player(seat).has_won(usize::from(battle) - 1))
    }
}

/// Gets the Hero of a weapon and a Power.
pub(crate) fn hero((word, power): Fighter) -> HeroId {
    let id = format!("{word}-{power}");
    GAME.catalogue.find(&id).unwrap_or_else(|| panic!("no Hero {id}"))
}

/// Gets a Play.
pub(crate) fn play(id: &str) -> PlayId {
    GAME.catalogue.find_play(id).unwrap_or_else(|| panic!("no Play {id}"))
}

fn weapon(word: &str) -> Weapon {
    WEAPONS.iter().find(|(known, _)| *known == word).unwrap_or_else(|| panic!("no weapon {word}")).1
}

fn play_id(play: PlayId) -> &'static str {
    &GAME.catalogue.play(play).id
}

fn hero_id(hero: HeroId) -> &'static str {
    &GAME.catalogue.hero(hero).id
}

#[test]
fn a_play_is_paid_for_run_and_discarded() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((115, 100), 8));
    assert_eq!(arena.spent(A), ["buff-up-15"]);
    arena.next_battle();
    assert_eq!((arena.winner(1), arena.state.battle), (Some(A), 1));
    assert_eq!((arena.powers(), arena.play_count(A)), ((100, 100), 2), "a new Battle, a new Play");
}

#[test]
fn the_other_player_answers() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(B, "front-run");
    assert_eq!(arena.powers(), (115, 100), "A has run a Play");
    let mut arena = Arena::new();
    arena.run(B, "front-run");
    assert_eq!(arena.powers(), (100, 120));
}
