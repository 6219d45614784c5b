//! What can be counted.

/// Something to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `"cards-in-hand"`: cards in your hand.
    CardsInHand,
    /// `"other-attacks"`: other Attack cards you have in play.
    OtherAttacks,
    /// `"batteries"`: Battery cards you have in play.
    Batteries,
    /// `"missing-health"`: Health that your robot is short of.
    MissingHealth,
    /// `{ enemies-within = 2 }`: enemies within so many spaces of your robot.
    EnemiesWithin(u8),
}
