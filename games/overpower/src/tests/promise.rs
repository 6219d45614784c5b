//! What bots think of a position.

use crate::options::Mode;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, EVE, Table};

/// Ann has an attack placed, and it is her turn.
fn placed(mode: Mode) -> Table {
    let mut table = Table::of_mode(mode);
    table.place(ANN, "energy-5");
    table.go(Phase::Battle);
    table
}

/// Gets what the position promises seat A after some steps of its own.
fn promise(mut table: Table, steps: &[&str]) -> f32 {
    for step in steps {
        table.play(A, step);
    }
    table.game.estimate(&table.state, A)
}

const PLAY: &str = "play energy-5 on 0.1 by 0.1";

#[test]
fn an_attack_promises_more_than_to_pass_before_it_has_hit() {
    for mode in [Mode::Venture, Mode::Brawl, Mode::Skirmish(7)] {
        let passed = promise(placed(mode), &["pass"]);
        assert!(passed < promise(placed(mode), &[PLAY]), "{mode:?}: not aimed yet");
        assert!(passed < promise(placed(mode), &[PLAY, "target 1.1"]), "{mode:?}: aimed");
    }
}

#[test]
fn an_attack_promises_more_where_it_would_be_the_end() {
    let with_hits = || {
        let mut table = placed(Mode::Brawl);
        for id in ["combat-8", "combat-7"] {
            table.hit(EVE, id);
        }
        table
    };
    let aim = |target: &str| promise(with_hits(), &[PLAY, target]);
    assert!(aim("target 1.2") < aim("target 1.1"), "5 more are 20");
}

#[test]
fn an_attack_on_its_way_is_bad_news_for_the_other() {
    let mut table = placed(Mode::Brawl);
    let before = table.game.estimate(&table.state, B);
    table.play(A, PLAY).play(A, "target 1.1");
    assert!(table.game.estimate(&table.state, B) < before);
}
