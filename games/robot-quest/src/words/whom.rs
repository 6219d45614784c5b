//! Whom something is done to.

use fracas_cards::effect::{Spelling, Word};

/// Robots, by what they are to the one whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// `"you"`: the robot that it is done for.
    You,
    /// `"target"`: the target of the attack that is being made.
    Target,
    /// `"it"`: the robot that was chosen or is gone through.
    It,
    /// `{ around-you = 1 }`: every other robot within so many spaces, friends too.
    AroundYou(u8),
    /// `{ around-target = 1 }`: every other robot within so many spaces of the target, you and friends
    /// too.
    AroundTarget(u8),
    /// `"behind-target"`: every robot on the line from you through the target, beyond it and up to the
    /// first space that blocks movement with a tile; friends too.
    BehindTarget,
    /// `{ enemies-around-you = 1 }`: every enemy within so many spaces.
    EnemiesAroundYou(u8),
    /// `"friends"`: every friendly robot on the board, you too.
    Friends,
}

impl Whom {
    /// Checks whether it takes the target of an attack to know who is meant.
    pub fn needs_target(self) -> bool {
        match self {
            Whom::Target | Whom::AroundTarget(_) | Whom::BehindTarget => true,
            Whom::You
            | Whom::It
            | Whom::AroundYou(_)
            | Whom::EnemiesAroundYou(_)
            | Whom::Friends => false,
        }
    }
}

impl Word for Whom {
    type Saying = String;
    const KIND: &'static str = "robot";
    const WORDS: &'static [Spelling<Self>] = &[
        ("you", |word| word.alone(Whom::You)),
        ("target", |word| word.alone(Whom::Target)),
        ("it", |word| word.alone(Whom::It)),
        ("around-you", |word| Some(Whom::AroundYou(word.number(1..=6)? as u8))),
        ("around-target", |word| Some(Whom::AroundTarget(word.number(1..=6)? as u8))),
        ("behind-target", |word| word.alone(Whom::BehindTarget)),
        ("enemies-around-you", |word| Some(Whom::EnemiesAroundYou(word.number(1..=6)? as u8))),
        ("friends", |word| word.alone(Whom::Friends)),
    ];

    /// Says who is meant, as what something is done to: "deal 1 damage to the target".
    fn say(&self) -> String {
        match self {
            Whom::You => "your robot".to_owned(),
            Whom::Target => "the target".to_owned(),
            Whom::It => "{it}".to_owned(),
            Whom::AroundYou(range) => format!("every other robot within range {range}"),
            Whom::AroundTarget(range) => {
                format!("every other robot within range {range} of the target (your own included)")
            }
            Whom::BehindTarget => {
                "every robot in line behind the target (up to a tile that blocks movement)"
                    .to_owned()
            }
            Whom::EnemiesAroundYou(range) => format!("every enemy within range {range}"),
            Whom::Friends => "every friendly robot".to_owned(),
        }
    }
}
