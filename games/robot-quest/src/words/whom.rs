//! Whom something is done to.

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
