//! What can be tested.

use fracas_cards::effect::{Spelling, Word};

/// Something that is so or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `"in-centre"`: your robot is on a centre space.
    InCentre,
    /// `{ health-at-most = 2 }`: your robot has so much Health or less.
    HealthAtMost(u8),
    /// `"target-next-to-you"`: the target of the attack is next to you.
    TargetNextToYou,
    /// `"target-hit-obstacle"`: the robot that was knocked back or pulled last was knocked into an
    /// obstacle, which it cannot be twice in a turn (R112).
    TargetHitObstacle,
    /// `"another-attack"`: another Attack card was played this turn.
    AnotherAttack,
    /// `{ points-behind = 1 }`: an opponent has so many more Victory Points than you, or more; what
    /// team mates have does not count.
    PointsBehind(u8),
}

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("in-centre", |word| word.alone(Condition::InCentre)),
        ("health-at-most", |word| Some(Condition::HealthAtMost(word.number(1..=9)? as u8))),
        ("target-next-to-you", |word| word.alone(Condition::TargetNextToYou)),
        ("target-hit-obstacle", |word| word.alone(Condition::TargetHitObstacle)),
        ("another-attack", |word| word.alone(Condition::AnotherAttack)),
        ("points-behind", |word| Some(Condition::PointsBehind(word.number(1..=20)? as u8))),
    ];

    fn say(&self) -> String {
        match self {
            Condition::InCentre => "your robot is on a centre space".to_owned(),
            Condition::HealthAtMost(most) => format!("your robot has {most} Health or less"),
            Condition::TargetNextToYou => "the target is next to you".to_owned(),
            Condition::TargetHitObstacle => "that robot hits an obstacle".to_owned(),
            Condition::AnotherAttack => "you played another Attack card this turn".to_owned(),
            Condition::PointsBehind(1) => "an opponent has more Victory Points than you".to_owned(),
            Condition::PointsBehind(least) => {
                format!("an opponent has at least {least} Victory Points more than you")
            }
        }
    }
}
