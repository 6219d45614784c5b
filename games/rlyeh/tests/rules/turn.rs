//! Playing and buying (R61 to R81).

use crate::scenario::Scenario;
use crate::table::{A, B};

#[test]
fn r81_sample_turn() {
    let hand = [
        "quarter",
        "quarter",
        "cardboard-tube",
        "cardboard-tube",
        "cardboard-tube",
        "cardboard-tube",
    ];
    let mut table = Scenario::of(2).board(&["bono-trask"]).hand(A, &hand).start();
    table.play("play all");
    assert_eq!((table.tokens(), table.power()), (2, 4));
    table.play("buy bono-trask").play("buy fleshreaper");
    assert!(table.discard(A).contains(&"bono-trask".to_owned()));
    assert!(table.discard(A).contains(&"fleshreaper".to_owned()));
    assert_eq!(table.due(), B, "with nothing left to play and to spend the turn is over");
}
