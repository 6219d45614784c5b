//! What can be tested.

/// Something that is so or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `"in-centre"`: your robot is on a centre space.
    InCentre,
    /// `{ health-at-most = 2 }`: your robot has so much Health or less.
    HealthAtMost(u8),
    /// `"target-next-to-you"`: the target of the attack is next to you.
    TargetNextToYou,
    /// `"target-hit-obstacle"`: the robot that was knocked back or pulled last was stopped by an obstacle.
    TargetHitObstacle,
    /// `"another-attack"`: another Attack card was played this turn.
    AnotherAttack,
    /// `{ points-behind = 1 }`: somebody else has so many more Victory Points than you, or more.
    PointsBehind(u8),
}
