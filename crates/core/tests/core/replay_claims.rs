//! What a replay claims is checked by playing it again: its line checks are no proof, since anyone
//! can write it anew after a change.

use std::sync::Arc;

use fracas_core::{FairShuffle, Match, Replay, ReplayError, Seat, Seed, Setup, Table as _};
use fracas_testkit::HighCard;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Reads a replay and plays it again.
fn verify(text: &str) -> Result<Match<HighCard>, ReplayError> {
    Replay::read(text)?.verify(Arc::new(HighCard::default()))
}

fn play(mut table: Match<HighCard>, moves: &[(Seat, &str)]) -> Replay {
    for (seat, notation) in moves {
        table.play(*seat, notation).expect("the move is legal");
    }
    let replay = table.replay().expect("the match was dealt");
    assert!(verify(&replay.write()).is_ok(), "unchanged, it verifies");
    replay
}

const COURSE: [(Seat, &str); 4] = [(A, "high"), (B, "low"), (A, "keep"), (B, "keep")];

/// A whole match whose seed the seats made together.
fn fair() -> Replay {
    let shuffle = FairShuffle::new("secret", &["ann", "bob"]).expect("visible ASCII");
    let game = Arc::new(HighCard::default());
    let table = Match::deal_fairly(game, Setup::default(), &[], shuffle);
    play(table.expect("each seat adds a nonce"), &COURSE)
}

fn seed(text: &str) -> Seed {
    text.parse().expect("visible ASCII")
}

fn dealt(seed: &Seed) -> Match<HighCard> {
    Match::deal(Arc::new(HighCard::default()), Setup::default(), &[], seed.clone())
}

fn ordinary() -> Replay {
    play(dealt(&Seed::from_number(11)), &COURSE)
}

/// Finds the line that begins with a tag, counted from 1.
fn line_of(replay: &Replay, tag: &str) -> usize {
    let text = replay.write();
    1 + text.lines().position(|line| line.starts_with(tag)).expect("the tag is there")
}

/// Finds the line of a move, the first being 0.
fn line_of_move(replay: &Replay, index: usize) -> usize {
    line_of(replay, "moves: ") + 1 + index
}

/// Writes a changed replay, so that all its line checks are right, and gets why it is refused.
fn refusal(replay: &Replay) -> ReplayError {
    let text = replay.write();
    assert!(Replay::read(&text).is_ok(), "the line checks are right");
    verify(&text).expect_err("what it claims is not so")
}

fn refused(replay: &Replay, tag: &str, message: &str) {
    let wanted = ReplayError { line: line_of(replay, tag), message: message.into() };
    assert_eq!(refusal(replay), wanted);
}

fn refused_move(replay: &Replay, index: usize, message: &str) {
    let wanted = ReplayError { line: line_of_move(replay, index), message: message.into() };
    assert_eq!(refusal(replay), wanted);
}

const NOT_COMMITTED: &str = "the secret is not the one that was committed to";
const NOT_MADE: &str = "the seed is not what secret and nonces make";
const OTHER_STATE: &str = "the moves lead to another final state";

/// Changes how the seed of the fair match was made.
fn with_shuffle(change: impl Fn(&mut String, &mut FairShuffle)) -> Replay {
    let mut replay = fair();
    let (commitment, shuffle) = replay.fair.as_mut().expect("the shuffle was fair");
    change(commitment, shuffle);
    replay
}

#[test]
fn another_secret_than_the_one_committed_to_is_refused() {
    let replay = with_shuffle(|_, shuffle| shuffle.secret = seed("Secret"));
    refused(&replay, "commitment: ", NOT_COMMITTED);
}

#[test]
fn another_commitment_than_the_one_shown_is_refused() {
    let replay =
        with_shuffle(|commitment, _| *commitment = FairShuffle::commitment(&seed("Secret")));
    refused(&replay, "commitment: ", NOT_COMMITTED);
    let replay = with_shuffle(|commitment, _| *commitment = commitment.to_uppercase());
    refused(&replay, "commitment: ", NOT_COMMITTED);
}

#[test]
fn another_secret_with_a_commitment_of_its_own_does_not_make_the_seed() {
    let replay = with_shuffle(|commitment, shuffle| {
        shuffle.secret = seed("Secret");
        *commitment = FairShuffle::commitment(&seed("Secret"));
    });
    refused(&replay, "seed: ", NOT_MADE);
}

#[test]
fn a_nonce_that_was_changed_moved_added_or_lost_does_not_make_the_seed() {
    let changes: [fn(&mut Vec<Seed>); 2] =
        [|nonces| nonces[1] = seed("bOb"), |nonces| nonces.swap(0, 1)];
    for change in changes {
        let replay = with_shuffle(|_, shuffle| change(&mut shuffle.nonces));
        refused(&replay, "seed: ", NOT_MADE);
    }
}

#[test]
fn a_nonce_more_or_less_than_there_are_seats_is_refused() {
    for count in [0, 1, 3] {
        let replay = with_shuffle(|_, shuffle| shuffle.nonces.resize(count, seed("x")));
        let message = format!("{count} nonces were added by 2 seats; each adds one");
        refused(&replay, "commitment: ", &message);
    }
}

/// A dealer that may add a nonce after seeing the others' could try values until the cards suit.
#[test]
fn a_dealer_cannot_choose_the_cards_with_a_nonce_of_its_own() {
    let ground = (0..10_000).map(|own: u32| {
        FairShuffle::new("s", &["ann", "bob", &own.to_string()]).expect("visible ASCII")
    });
    let suits = |shuffle: &FairShuffle| {
        let position = dealt(&shuffle.seed()).position();
        position["held"][0] == 9 && position["held"][1] == 0
    };
    let shuffle = ground.into_iter().find(suits).expect("there are only 90 deals");
    let game = Arc::new(HighCard::default());
    let refused = Match::deal_fairly(game, Setup::default(), &[], shuffle.clone());
    assert!(refused.is_err(), "a table of two does not deal with three nonces");
    let replay = play(dealt(&shuffle.seed()), &COURSE);
    let claim =
        Replay { fair: Some((FairShuffle::commitment(&shuffle.secret), shuffle)), ..replay };
    assert!(verify(&claim.write()).is_err(), "nor does its replay verify");
}

#[test]
fn a_chosen_seed_is_refused_even_when_it_deals_the_very_same_cards() {
    let fair = fair();
    let shuffled = dealt(&fair.seed);
    let is_same = |seed: &Seed| dealt(seed).state() == shuffled.state();
    let same = (0..10_000).map(Seed::from_number).find(is_same).expect("there are only 90 deals");
    refused(&Replay { seed: same, ..fair }, "seed: ", NOT_MADE);
}

#[test]
fn another_seed_leads_to_another_result_or_state() {
    let real = ordinary();
    let mut refusals = [0; 2];
    for seed in (100..200).map(Seed::from_number) {
        let state = dealt(&seed).state().clone();
        let replay = Replay { seed, ..real.clone() };
        if state == *dealt(&real.seed).state() {
            assert!(verify(&replay.write()).is_ok(), "the same cards are the same match");
            continue;
        }
        let ReplayError { line, message } = refusal(&replay);
        assert!(message.starts_with("the moves lead to another "), "{message}");
        let lines = [line_of(&replay, "places: "), line_of(&replay, "state: ")];
        refusals[lines.iter().position(|tag| *tag == line).expect("one of both")] += 1;
    }
    assert!(90 < refusals[0], "other cards are other scores: {refusals:?}");
}

#[test]
fn another_result_is_refused_with_the_one_that_was_played() {
    let real = ordinary();
    let [first, second] = real.result.clone().expect("a whole match")[..] else {
        panic!("2 seats")
    };
    let played = format!("{} ({}), {} ({})", first.0, first.1, second.0, second.1);
    let message = format!("the moves lead to another result: {played}");
    let wrong = [
        Some(vec![second, first]),
        Some(vec![(1, first.1), (1, second.1)]),
        Some(vec![(first.0, first.1 + 1), second]),
        Some(vec![first]),
        Some(vec![first, second, (3, 0)]),
        None,
    ];
    for result in wrong {
        refused(&Replay { result, ..real.clone() }, "places: ", &message);
    }
}

#[test]
fn an_unfinished_match_cannot_claim_a_result() {
    let unfinished = play(dealt(&Seed::from_number(11)), &COURSE[..3]);
    let claimed = Replay { result: ordinary().result, ..unfinished };
    refused(&claimed, "places: ", "the moves lead to another result: unfinished");
}

#[test]
fn another_final_state_is_refused() {
    let real = ordinary();
    let of_another = play(dealt(&Seed::from_number(12)), &COURSE).state;
    for state in [of_another, real.state.to_uppercase(), String::new(), "0".repeat(64)] {
        refused(&Replay { state, ..real.clone() }, "state: ", OTHER_STATE);
    }
}

/// Changes the moves of the ordinary match.
fn with_moves(moves: &[(Seat, &str)]) -> Replay {
    let moves = moves.iter().map(|&(seat, notation)| (seat, notation.into())).collect();
    Replay { moves, ..ordinary() }
}

#[test]
fn a_legal_move_in_place_of_the_one_made_leads_elsewhere() {
    let spoken = with_moves(&[(A, "low"), (B, "low"), (A, "keep"), (B, "keep")]);
    refused(&spoken, "state: ", OTHER_STATE);
    let swapped = with_moves(&[(A, "high"), (B, "low"), (A, "swap"), (B, "keep")]);
    let ReplayError { line, message } = refusal(&swapped);
    assert_eq!(line, line_of(&swapped, "places: "), "another card is another score");
    assert!(message.starts_with("the moves lead to another result: "), "{message}");
}

#[test]
fn an_illegal_move_is_refused_in_its_line_with_the_reason() {
    let keep = with_moves(&[(A, "keep"), (B, "low"), (A, "keep"), (B, "keep")]);
    let reason = "\"keep\" is refused: first both speak, then both keep or swap (R2)";
    refused_move(&keep, 0, reason);
    let nonsense = with_moves(&[(A, "high"), (B, "low"), (A, "keep"), (B, "kEep")]);
    refused_move(&nonsense, 3, "\"kEep\" is refused: \"kEep\" is not an action");
    let nobody = with_moves(&[(A, "high"), (B, "low"), (Seat(2), "keep"), (B, "keep")]);
    let reason = "\"keep\" is refused: there is no seat 2; this table has 2, from 0";
    refused_move(&nobody, 2, reason);
}

#[test]
fn moves_in_another_order_are_refused_where_it_matters() {
    let not_your_turn = "\"low\" is refused: it is not your turn to decide (R1)";
    let swapped = with_moves(&[(B, "low"), (A, "high"), (A, "keep"), (B, "keep")]);
    refused_move(&swapped, 0, not_your_turn);
    let at_once = with_moves(&[(A, "high"), (B, "low"), (B, "keep"), (A, "keep")]);
    assert!(verify(&at_once.write()).is_ok(), "choices made at once have no order to verify");
}

#[test]
fn moves_cannot_be_left_out_or_added() {
    let shorter = with_moves(&COURSE[..3]);
    refused(&shorter, "places: ", "the moves lead to another result: unfinished");
    let longer = [&COURSE[..], &[(B, "keep")]].concat();
    refused_move(&with_moves(&longer), 4, "\"keep\" is refused: the game is over (R4)");
    let twice = [&COURSE[..1], &COURSE].concat();
    let reason = "\"high\" is refused: it is not your turn to decide (R1)";
    refused_move(&with_moves(&twice), 1, reason);
}

#[test]
fn an_ending_that_the_moves_do_not_show_is_told_and_read_back() {
    let unfinished = play(dealt(&Seed::from_number(11)), &COURSE[..1]);
    let ended = Replay { ending: Some("Bob resigned. Ann wins.".into()), ..unfinished.clone() };
    let text = ended.write();
    assert!(verify(&text).is_ok());
    assert_eq!(Replay::read(&text).ok(), Some(ended));
    assert!(!unfinished.write().contains("ending:"), "as it was written before");
}
