//! Positions of games with Plays are loaded as they were saved.

use fracas_core::Fast;
use fracas_testkit::{Wander, any_step};

use crate::tables;

#[test]
fn every_position_loads_as_it_was_saved() {
    let mut chance = Fast::new(1);
    let mut asking = 0;
    for table in tables(&mut chance) {
        let wander = Wander::new(table, any_step);
        wander.check_games(20, &mut chance, |saved| {
            asking += u32::from(saved.get("effects").is_some());
        });
    }
    assert!(100 < asking, "{asking} positions in which a Play asks something");
}
