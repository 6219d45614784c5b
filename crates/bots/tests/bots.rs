//! Bots on High Card: they play by what their seat knows, the same each time, and some play better.

use fracas_bots::{Bot, Budget, Greedy, Level, Mind, Random};
use fracas_core::{Chance as _, Fast, Game as _, Information, Legible as _, Seat, Silent, Viewer};
use fracas_testkit::{HighCard, HighCardAction, HighCardState};
use serde_json::json;

use HighCardAction::{Keep, Swap};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const GAME: HighCard = HighCard { weakness: None };
/// A bot of each kind; search thinks briefly, and in more than one tree when it thinks longer.
const MINDS: [Mind; 3] =
    [Mind::Level(Level::Random), Mind::Level(Level::Greedy), Mind::Search(Budget::Iterations(30))];

/// A position in which both seats keep or swap.
fn both_decide(held: [u8; 2]) -> HighCardState {
    let state = json!({ "held": held, "thrown": [], "said": [true, false], "due": [0, 1] });
    GAME.load(&state).expect("the position is possible")
}

/// Lets a bot choose once for every seed.
fn choices(
    bot: &mut dyn Bot<HighCard>,
    state: &HighCardState,
    seat: Seat,
    seeds: u64,
) -> Vec<HighCardAction> {
    let information = Information::new(&GAME, state, seat);
    let choose = |seed| {
        bot.begin();
        bot.choose(&information, &mut Fast::new(seed))
    };
    (0..seeds).map(choose).collect()
}

fn count(chosen: &[HighCardAction], wanted: HighCardAction) -> usize {
    chosen.iter().filter(|action| **action == wanted).count()
}

#[test]
fn levels_are_called_by_their_names() {
    let names = ["random", "greedy", "easy", "normal", "hard", "expert"];
    for (level, name) in Level::ALL.into_iter().zip(names) {
        assert_eq!((level.to_string().as_str(), level.name()), (name, name));
        assert_eq!(name.parse(), Ok(level), "a level reads back as it is written");
    }
    assert_eq!(Level::ALL.len(), names.len(), "and there are no others");
}

#[test]
fn an_unknown_name_is_refused_with_all_that_are_known() {
    for name in ["clever", "", "Random", " greedy"] {
        let error = name.parse::<Level>().expect_err("no bot has this name");
        let wanted = format!(
            "there is no bot {name:?}; there are random, greedy, easy, normal, hard, expert"
        );
        assert_eq!(error.to_string(), wanted);
    }
}

#[test]
fn every_bot_chooses_what_is_legal_through_whole_games() {
    for level in Level::ALL {
        let mut bot = level.bot();
        let mut chance = Fast::new(1);
        for _ in 0..level.iterations().map_or(200, |iterations| 1 + 4_000 / iterations) {
            let mut state = GAME.deal(&mut chance, &mut Silent);
            while let Some(seat) = GAME.to_act(&state).first() {
                let action = bot.choose(&Information::new(&GAME, &state, seat), &mut chance);
                let mut legal = Vec::new();
                GAME.actions(&state, seat, &mut legal);
                assert!(legal.contains(&action), "{level}: {action:?} is not among {legal:?}");
                GAME.apply(&mut state, seat, action, &mut chance, &mut Silent);
            }
        }
    }
}

#[test]
fn random_chooses_each_action_equally_often_whatever_it_holds() {
    for held in [[0, 9], [9, 0], [4, 5]] {
        let chosen = choices(&mut Random::default(), &both_decide(held), A, 10_000);
        // 5,000 of 10,000 are expected, with a standard deviation of 50.
        assert!((4_700..5_300).contains(&count(&chosen, Keep)), "with {held:?}");
        assert_eq!(count(&chosen, Keep) + count(&chosen, Swap), 10_000, "nothing else is legal");
    }
}

#[test]
fn greedy_keeps_what_probably_wins_and_swaps_what_probably_loses() {
    for seat in [A, B] {
        for (card, wanted) in [(9, Keep), (8, Keep), (7, Keep), (2, Swap), (1, Swap), (0, Swap)] {
            let mut held = [5, 5];
            held[seat.index()] = card;
            let chosen = choices(&mut Greedy::default(), &both_decide(held), seat, 500);
            let right = count(&chosen, wanted);
            assert!(450 <= right, "seat {seat}: {right} of 500 times {wanted:?} with {card}");
        }
    }
}

/// A swap of the 9 can only lose, and a swap of the 0 can only win.
#[test]
fn greedy_never_errs_where_there_is_nothing_to_weigh() {
    let mut greedy = Greedy::with_worlds(200);
    let chosen = choices(&mut greedy, &both_decide([9, 5]), A, 200);
    assert_eq!(count(&chosen, Keep), 200, "nothing beats the 9");
    let chosen = choices(&mut greedy, &both_decide([0, 5]), A, 200);
    assert_eq!(count(&chosen, Swap), 200, "the 0 beats nothing");
}

#[test]
fn greedy_chooses_evenly_among_actions_that_promise_the_same() {
    let state = GAME.deal(&mut Fast::new(1), &mut Silent);
    let chosen = choices(&mut Greedy::default(), &state, A, 10_000);
    let high = count(&chosen, HighCardAction::Say(true));
    assert!((4_700..5_300).contains(&high), "{high} of 10,000: what is said wins nothing");
}

/// Plays one game and gets the winner.
fn winner(bots: &mut [Box<dyn Bot<HighCard>>; 2], seed: u64) -> Seat {
    let (mut deals, mut thoughts) = (Fast::new(seed), Fast::new(!seed));
    let mut state = GAME.deal(&mut deals, &mut Silent);
    while let Some(seat) = GAME.to_act(&state).first() {
        let information = Information::new(&GAME, &state, seat);
        let action = bots[seat.index()].choose(&information, &mut thoughts);
        GAME.apply(&mut state, seat, action, &mut deals, &mut Silent);
    }
    let outcome = GAME.outcome(&state).expect("the game is over");
    outcome.winners().next().expect("someone wins")
}

/// Counts the wins of the first level over the second, with each deal played from both seats.
fn wins_of(first: Level, second: Level, pairs: u64) -> usize {
    let (mut here, mut there) = ([first.bot(), second.bot()], [second.bot(), first.bot()]);
    let seat_a = (0..pairs).filter(|&seed| winner(&mut here, seed) == A).count();
    let seat_b = (0..pairs).filter(|&seed| winner(&mut there, seed) == B).count();
    seat_a + seat_b
}

#[test]
fn greedy_beats_random_on_the_same_cards() {
    let wins = wins_of(Level::Greedy, Level::Random, 2_000);
    assert!(2_400 < wins, "greedy wins {wins} of 4,000");
    let level = wins_of(Level::Random, Level::Random, 2_000);
    assert!((1_850..2_150).contains(&level), "random wins {level} of 4,000 against itself");
}

#[test]
fn the_same_information_and_generator_give_the_same_choice() {
    for mind in MINDS {
        let mut used = mind.bot();
        for card in 0..9 {
            let state = both_decide([card, 9]);
            let first = choices(&mut *used, &state, A, 100);
            assert_eq!(choices(&mut *used, &state, A, 100), first, "{mind} asked again");
            let fresh = choices(&mut *mind.bot(), &state, A, 100);
            assert_eq!(fresh, first, "{mind}: what it chose before has no part in it");
        }
    }
}

#[test]
fn a_choice_uses_the_same_chance_each_time() {
    for mind in MINDS {
        let state = both_decide([4, 6]);
        let information = Information::new(&GAME, &state, A);
        let after = |mut bot: Box<dyn Bot<HighCard>>| {
            let mut chance = Fast::new(7);
            bot.choose(&information, &mut chance);
            chance.below(1 << 30)
        };
        assert_eq!(after(mind.bot()), after(mind.bot()), "{mind}");
    }
}

/// Re-deals what the seat cannot know in every decision of many games: no bot can tell.
#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    let mut chance = Fast::new(3);
    let mut redealt = 0;
    for _ in 0..300 {
        let mut state = GAME.deal(&mut chance, &mut Silent);
        while let Some(seat) = GAME.to_act(&state).first() {
            for mind in MINDS {
                let real = choices(&mut *mind.bot(), &state, seat, 3);
                for _ in 0..5 {
                    let mut other = state.clone();
                    GAME.resample(&mut other, Viewer::Seat(seat), &mut chance);
                    redealt += usize::from(other != state);
                    let chosen = choices(&mut *mind.bot(), &other, seat, 3);
                    assert_eq!(chosen, real, "{mind} as seat {seat}: {state:?} and {other:?}");
                }
            }
            let mut legal = Vec::new();
            GAME.actions(&state, seat, &mut legal);
            let action = chance.pick(&legal).expect("a due seat has actions");
            GAME.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }
    assert!(8_000 < redealt, "{redealt} of 12,000 re-dealt tables were different ones");
}
