//! What can be waited for, and how often.

use fracas_cards::effect::Flaw;

use crate::words::Moment;

/// Finds out that `whenever` waits for what comes once.
pub(super) fn comes_once(moment: Moment) -> Option<Flaw> {
    let comes_once = match moment {
        Moment::NextBattle
        | Moment::StartOf(_)
        | Moment::NextReveal
        | Moment::RevealAfter(_)
        | Moment::RevealOf(_)
        | Moment::ItsReveal
        | Moment::EndOfNextBattle
        | Moment::BattlesFromNow(_)
        | Moment::EndOf(_) => true,
        Moment::StartOfBattle
        | Moment::Reveal
        | Moment::PlaysOver
        | Moment::Decided
        | Moment::Honors
        | Moment::EndOfBattle
        | Moment::YouRun
        | Moment::OpponentRuns
        | Moment::YouRoll
        | Moment::OpponentRolls
        | Moment::Roll
        | Moment::Flip
        | Moment::YouWin
        | Moment::OpponentWins
        | Moment::HeroLost
        | Moment::OpponentDraws => false,
    };
    comes_once.then(|| {
        Flaw::new(
            "this moment comes once",
            "waits for it each time",
            "write { later = .., do = .. }",
        )
    })
}
