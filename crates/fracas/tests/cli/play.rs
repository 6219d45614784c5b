//! `fracas play`: a match in the terminal.

use crate::harness::{Folder, assert_fits};

const PLAY: &str = "play battle-arena --mode substitution --seed 7";

/// Chooses the first of what is offered, more often than a match has decisions.
pub(crate) fn ones() -> String {
    "1\n".repeat(40)
}

#[test]
fn the_table_is_drawn_with_what_happened_and_what_can_be_done() {
    // Both place what they are offered first; then both substitute.
    let line_ups = format!("\n1\n1\n{}\n{}", "1\n".repeat(6), "1\n".repeat(6));
    // In this deal Player 1 wins the flip and Player 2 the first Battle. Player 2 has just seen the
    // table, so that only what has changed is drawn.
    let command = "play battle-arena --mode substitution --seats human,human --seed 9";
    let run = Folder::new().run_with(command, line_ups + "\n3\n\n3\n");
    assert_fits(run.said(), 80);
    let (_, turn) = run.said().rsplit_once("\n> 3\n").unwrap();
    let (turn, _) = turn.rsplit_once("\n> ").unwrap();
    insta::assert_snapshot!(turn, @"
      • Player 2 takes out Jax-In-the-Box (Brawl 110) and brings in another Hero.
      • Player 2 draws a Hero.
      • Battle 1: Player 1 has Superbaby (Steel 115), Player 2 has Gaveler (Fire
        135).
      • Player 2 wins Battle 1.
      • Player 2 has Honors.
    ── Battle 2 of 7: substitution ─────────────────────────────────────────────────
      Player 1   Battles won 0  (home)
      Player 2   Battles won 1  (away, honors)
    Player 1:
      Battle Zones:
      ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   Superbaby
                                                                        steel 115
      battle 7   battle 6   battle 5   battle 4   battle 3   battle 2   battle 1
                                                                        lost
    Player 2 (you):
      Battle Zones:
      ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   Gaveler
                                                                        fire 135
      battle 7   battle 6   battle 5   battle 4   battle 3   battle 2   battle 1
                                                                        won
      Bench:
      Quads      Fungi      Canine     Bayou
      brawl 115  fire 120   fire 100   fire 130
      Hero Deck: 48 × face down
      Discard Pile: Jax-In-the-Box brawl 110, 2 × Hot Dog   Hot Dogs: 8 × Hot Dog
    ── Battle 2: substitute, or keep the Hero you placed?
       1  Keep the Hero you placed
       2  Bring in Quads (Brawl 115) for 2 Hot Dogs
       3  Bring in Fungi (Fire 120) for 2 Hot Dogs
       4  Bring in Canine (Fire 100) for 2 Hot Dogs
       5  Bring in Bayou (Fire 130) for 2 Hot Dogs
    ");
}

#[test]
fn a_whole_match_is_played_by_numbers() {
    let run = Folder::new().run_with(PLAY, ones());
    let said = run.said();
    assert!(said.starts_with("Bo Jackson Battle Arena (substitution), seed 7\n"), "{said}");
    assert!(said.contains("\n  • Player 1 wins the coin flip.\n"), "{said}");
    assert!(said.contains("── Line-up ──"), "{said}");
    assert!(said.contains("── Battle 1 of 7: substitution ──"), "{said}");
    assert!(said.contains(" wins the game.\n"), "{said}");
    assert!(said.contains("── Game over ──"), "{said}");
    assert_fits(said, 80);
}

#[test]
fn cards_and_choices_can_be_asked_about() {
    let asked = "card\nshow\nshow 1\nshow 99\nshow nobody\n1\n1\ncard nobody\ncard Hot dog\n";
    let run = Folder::new().run_with(PLAY, asked);
    let answers = [
        "> card\nNo card in sight has a text.\n",
        "> show\nName a choice by its number or a card by its name, as in: show 3\n",
        "> show 1\nIt marks nothing on the table.\n",
        "> show 99\nThere is no choice and no card in sight called \"99\".\n",
        "> show nobody\nThere is no choice and no card in sight called \"nobody\".\n",
        "> card nobody\nNo card in sight is called \"nobody\".\n",
        "> card Hot dog\n  Hot Dog (hot-dog)\n",
    ];
    for answer in answers {
        assert!(run.said().contains(answer), "{answer} in {}", run.said());
    }
}

#[test]
fn an_action_can_be_typed_by_its_notation() {
    let folder = Folder::new();
    let by_number = folder.run_with(PLAY, "2\n1\n");
    let by_name = folder.run_with(PLAY, "side away\nhonors self\n");
    let typed =
        |said: &str| said.replace("> 2\n", "> side away\n").replace("> 1\n", "> honors self\n");
    assert_eq!(typed(by_number.said()), by_name.said());
}

#[test]
fn what_cannot_be_done_is_explained_and_the_match_goes_on() {
    let input = "0\n9\n99999999999999999999\ndance\nplace nobody\nhonors self\n\n1\n";
    let run = Folder::new().run_with(PLAY, input);
    for answer in [
        "> 0\nThere are choices 1 to 2.\n",
        "> 9\nThere are choices 1 to 2.\n",
        "> 99999999999999999999\nNot understood: ",
        "> dance\nNot understood: \"dance\" is not an action; actions are: side home,",
        "> place nobody\nNot understood: there is no Hero \"nobody\"",
        "> honors self\nNot allowed: not now: a side is being chosen (R60).\n",
        "> \n> 1\n  • Player 1 plays at home",
    ] {
        assert!(run.said().contains(answer), "{answer:?} in {}", run.stdout);
    }
}

#[test]
fn help_and_rules_are_at_hand() {
    let run = Folder::new().run_with(PLAY, "help\nrules R105\nrules 105\nrules\nrules R999\n");
    for word in
        ["NUMBER", "hint", "undo", "look", "rules R12", "save FILE", "replay FILE", "help", "quit"]
    {
        assert!(run.said().contains(&format!("\n  {word} ")), "{word} in {}", run.stdout);
    }
    let rule = "R105 The Hero taken out is shown to the opponent.\n";
    assert_eq!(run.said().matches(rule).count(), 2, "with and without its letter: {}", run.stdout);
    assert!(run.said().contains("> rules\nName a rule, as in: rules R12\n"), "{}", run.stdout);
    assert!(run.said().contains("There is no rule \"R999\".\n"), "{}", run.stdout);
    assert_fits(run.said(), 80);
}

#[test]
fn a_hint_judges_every_choice_and_is_the_same_however_often_it_is_asked() {
    let folder = Folder::new();
    let run = folder.run_with(PLAY, "1\n1\nhint\nhint\n3\nundo\nhint\n");
    let said = run.said();
    assert_fits(said, 80);
    let hints: Vec<&str> = said.split("> hint\n").skip(1).collect();
    let hint = |text: &str| text.split("\n>").next().unwrap_or_default().trim_end().to_owned();
    assert_eq!(hints.len(), 3, "{said}");
    assert_eq!(hint(hints[0]), hint(hints[1]));
    assert_eq!(hint(hints[0]), hint(hints[2]), "a move that was taken back changes nothing");
    let judged = |line: &&str| line.contains("% ") && line.contains(" ×  Place ");
    let choices: Vec<&str> = hints[0].lines().take(8).filter(judged).collect();
    assert_eq!(choices.len(), 7, "{said}");
    let best: Vec<&&str> = choices.iter().filter(|line| line.starts_with("* ")).collect();
    let [best] = best[..] else { panic!("one is the best: {said}") };
    let (_, label) = best.split_once("×  ").unwrap();
    assert!(
        hints[0].contains(&format!("What will probably happen:\n  • You: {label}\n")),
        "{said}"
    );
}

#[test]
fn look_shows_the_table_again() {
    let run = Folder::new().run_with(PLAY, "look\nlook\n");
    assert_eq!(run.said().matches("── Coin flip ──").count(), 3);
    assert_eq!(run.said().matches("wins the coin flip.").count(), 1, "news is told once");
}

#[test]
fn the_last_move_can_be_taken_back_until_something_was_drawn() {
    let run = Folder::new().run_with(PLAY, "undo\n1\nundo\n2\n1\nundo\n");
    let said = run.said();
    assert!(said.contains("> undo\nNot possible: there is no move to take back.\n"), "{said}");
    assert!(said.contains("> undo\nTaken back.\n── Coin flip ──"), "{said}");
    assert!(said.contains("  • Normal Bot plays at home, Player 1 away.\n"), "{said}");
    assert!(
        said.contains("Not possible: another seat has decided since your last move.\n"),
        "{said}"
    );
}

#[test]
fn the_end_of_input_leaves_the_match() {
    for input in ["", "1\n", "1\n1\n1", "quit\n", "1\nquit\n1\n"] {
        let run = Folder::new().run_with(PLAY, input);
        assert!(run.said().ends_with("The match is left unfinished.\n"), "{}", run.stdout);
    }
}

#[test]
fn bytes_that_are_no_text_are_asked_again() {
    let run = Folder::new().run_with(PLAY, b"\xff\xfe\n1\n\0\n");
    assert!(run.said().contains("> That is not text.\n> 1\n"), "{}", run.stdout);
}

#[test]
fn people_hand_the_keyboard_over_and_bots_do_not() {
    let humans = "play battle-arena --seed 7 --seats human,human";
    let run = Folder::new().run_with(humans, "\n1\n1\n1\n1\n1\n1\n1\n");
    let said = run.said();
    let hand_over = |name: &str| {
        said.find(&format!(
            "{name}, it is your turn.\nPress Enter when only you can see the screen."
        ))
    };
    let (first, second) = (hand_over("Player 1").unwrap(), hand_over("Player 2").unwrap());
    assert!(first < second && !said[second..].contains("Player 1 (you)"), "{said}");
    assert!(said.ends_with("The match is left unfinished.\n"), "{said}");
    let alone = Folder::new().run_with(PLAY, "1\n1\n");
    assert!(!alone.said().contains("Press Enter"), "{}", alone.stdout);
}

#[test]
fn people_who_share_a_screen_see_the_end_as_spectators() {
    let humans = "play battle-arena --seed 7 --seats human,human";
    let run = Folder::new().run_with(humans, format!("\n{}\n{}", "1\n".repeat(7), "1\n".repeat(6)));
    let end = run.said().split("── Game over ──").nth(1).expect("the match is over");
    assert!(end.contains("── You are watching.\n") && !end.contains("(you)"), "{end}");
    let told = run.said().matches("wins Battle 1.").count()
        + run.said().matches("Battle 1 is a tie.").count();
    assert_eq!(told, 1, "the Battles are told once, to both");
}

#[test]
fn bots_play_on_their_own_and_alike_for_the_same_seed() {
    let folder = Folder::new();
    let line = "play battle-arena --seats greedy,random --seed 3";
    let run = folder.run(line);
    assert!(run.said().contains("── Game over ──"), "{}", run.stdout);
    assert!(run.said().ends_with("── You are watching.\n"), "{}", run.stdout);
    assert_eq!(run.said(), folder.run(line).said());
}

#[test]
fn a_fresh_seed_is_shown_and_gives_the_same_match_again() {
    let folder = Folder::new();
    let run = folder.run_with("play battle-arena", ones());
    let (_, seed) = run.said().lines().next().unwrap().split_once(", seed ").unwrap();
    let again = folder.run_with(&format!("play battle-arena --seed {seed}"), ones());
    assert_eq!(again.said(), run.said());
}

#[test]
fn wrong_seats_are_refused() {
    let folder = Folder::new();
    for (seats, word) in [
        ("human", "--seats names 1, and Bo Jackson Battle Arena (rookie) is played by 2"),
        ("human,random,greedy", "--seats names 3"),
        (
            "human,deep-thought",
            "there is no bot \"deep-thought\"; there are random, greedy, easy, normal, hard, expert, and human",
        ),
        (",", "there is no bot \"\""),
    ] {
        folder.run(&format!("play battle-arena --seats {seats}")).refused_with(&[word]);
    }
}
