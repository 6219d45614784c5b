//! `fracas games`.

use crate::harness::{Folder, assert_fits};

#[test]
fn the_listing_shows_what_can_be_played_and_how() {
    let run = Folder::new().run("games");
    assert_fits(run.said(), 80);
    insta::assert_snapshot!(run.said(), @"
    battle-arena  Bo Jackson Battle Arena
      Two line-ups of seven Heroes meet in seven Battles; the higher Power wins
      each.
      seats    2
      cards    1592
      decks    alpha-forty, alpha-legends, brawl-hall, brawl-yard, fire-and-ice,
               griffey-forty, starter-2024, steel-works, tecmo-air-raid,
               tecmo-ground-game, tecmo-sluggers, trainer-kit
      modes    rookie        Place seven Heroes and see who wins the Battles.
               substitution  A Bench and ten Hot Dogs let you exchange a Hero before
                             its Battle.
               playmaker     Hot Dogs also pay for Plays, which turn Battles once
                             the Heroes are revealed.
      options  format        Size and limits of the decks; beyond the first three
                             those of events, each for one mode: standard, limited,
                             trainer, std-rookie, std-substitution, std-playmaker,
                             booster-box-sealed, double-blaster-sealed,
                             double-mega-sealed, spec-playmaker,
                             spec-plus-playmaker, spec-plus-rookie-double-up,
                             elite-playmaker, apex-playmaker, apex-blitz,
                             alphatrilogy-playmaker, alphatrilogy-blitz,
                             brawl-playmaker, brawl-rookie-double-up, hilo-madness,
                             tecmo-spec-plus-playmaker, tecmo-spec-plus-rookie
               tiebreaker    What settles a level game after seven Battles: off,
                             sudden-death
               limits        Whether Limited decks keep to the Standard limits;
                             relaxed is for sealed play: kept, relaxed
               super         Whether a Super Hero wins at equal Power against one
                             that is none: by-format, off, wins-ties

    op-arena  O.P. Arena
      Roll the die, unleash your absurd Dudes and be in on every kill: 30 points
      win.
      seats    2, 3, 4, 5, 6
      cards    84
      modes    brawl         Everyone for themselves, to 30 points.
               grind         Super Savage Double Dip Grind Match: to 50 points.
               speed         Ain't Got Time For That Speed Bout: to 20 points.
               teams         Quadruple Fudge Gulag Team Clash: teams of two, to 50
                             points together.
               last-dude     Mega Explosion Omega Death Mode: until every Dude but
                             one is gone.
      options  hands         How many Dudes are drawn up to; 5 is the Extra Elastic
                             Veteran-Only Throwdown: 3, 5
               limit         How many Dudes in play let a player answer the call;
                             none, without rerolls, is the George P. Fustercluck
                             Championship Tournament: two, none
               reading       What you may read of the others' Dudes: names, as the
                             rulebook has it, or all: names, all
               first         Who goes first: random, seat-0, seat-1, seat-2, seat-3,
                             seat-4, seat-5

    overpower  OverPower
      Lead four legends into battle after battle: complete your seven Objectives, or
      knock the others out.
      seats    2
      cards    458
      decks    avalons-shadow, chain-of-command, fists-of-legend, full-spectrum,
               horror-menagerie, sons-of-barsoom, spartan-school, the-long-game,
               the-resistance, time-detectives, ungodly-power
      modes    venture       Wager your Objectives on each battle; seven completed
                             win, seven defeated lose.
               brawl         No Objectives, no Events, no way out: to the last
                             character.
               skirmish      One Objective a battle from a row that both fight for;
                             the most of them win.
      options  objectives    How many Objectives a Skirmish is fought for: 7, 5, 9
               strict        Whether decks may hold only Power and Universe cards
                             that someone on the team can use: off, on
               first         Who wins the toss and chooses to go first or second:
                             random, seat-0, seat-1

    overpower-limited  OverPower Draft
      Open packs, pick characters with their Specials by turns, and build a deck of
      what you have.
      seats    1, 8, 10
      cards    458
      modes    draft         A pod of eight or ten: three packs each, stacks in the
                             middle, picks back and forth.
               sealed        Alone: open a Starter Deck and Booster Packs, and build
                             a deck of them.
      options  boosters      How many Booster Packs a Sealed player opens: 6, 3

    rlyeh  Penny Arcade: Rumble in R'lyeh
      Start with Quarters and Cardboard Tubes, buy better cards and take the Bosses'
      Loot.
      seats    2, 3, 4
      cards    70
      modes    first         The board of a first game, and one of its four heroes
                             for everyone.
               advanced      Stacks at random with Gold cards; everyone chooses one
                             of two heroes.
               without-gold  Stacks at random without Gold cards and their Boss: a
                             longer game.
      options  board         The stacks on the board: those of the mode, or the ones
                             of a code or a list: usual, or a board's code, or
                             stacks and Bosses such as kittens, were-swan, cthulhu
               rows          The Green and Gold rows of a first game, whose picture
                             is lost: stand-in, random
               heroes        Whether everyone is dealt a hero or chooses one of two;
                             usual is by the mode: usual, dealt, chosen
               stacks-to-end How many depleted stacks end the game; usual is 4 with
                             Gold cards, 6 without: usual, 4, 6
               head-crabs    A PAX Pox falls off a head when the d20 shows this or
                             less (Head Crabs): 10, 5, 15, 20
               first         Who goes first: random, seat-0, seat-1, seat-2, seat-3

    robot-quest  Robot Quest Arena
      Drive your robot through the arena, build its deck on the way and claim the
      others' cubes.
      seats    2, 3, 4
      cards    56
      modes    rumble        Everyone for themselves; two players have two robots
                             each.
               teams         Four players in two teams, who add their points.
      options  arena         Where the tiles lie; supplied takes the arena of the
                             table's pack: standard, bed-of-nails, bumper-cars,
                             corridors, crossroads, labyrinth, open-field,
                             scrap-factory, smoke-ring, supplied
               boards        Whether robots are chosen in turn order or dealt at
                             random: chosen, dealt
               blue-cubes    Blue cubes in the Reserve: more make a longer game;
                             usual is 6, 7 or 8 by players: usual, 1, 2, 3, 4, 5, 6,
                             7, 8, 9
               first         Who goes first: random, seat-0, seat-1, seat-2, seat-3
    ");
}

#[test]
fn programs_are_told_ids_modes_options_and_counts() {
    let games = Folder::new().run("games --json").json();
    let game = &games[0];
    assert_eq!(
        (&game["id"], &game["title"]),
        (&"battle-arena".into(), &"Bo Jackson Battle Arena".into())
    );
    assert_eq!(game["seats"][0], 2);
    assert_eq!(
        (&game["modes"][0]["id"], &game["modes"][1]["id"]),
        (&"rookie".into(), &"substitution".into())
    );
    assert_eq!(game["options"][0]["values"][1], "limited", "options name their values");
    assert!(game["decks"].as_array().unwrap().contains(&"trainer-kit".into()));
    let cards = Folder::new().run("cards battle-arena --json").json();
    assert_eq!(game["cards"], cards.as_array().unwrap().len(), "as many as `fracas cards` lists");
}

#[test]
fn an_argument_too_many_is_refused() {
    Folder::new().run("games battle-arena").refused_with(&["unexpected argument 'battle-arena'"]);
}
