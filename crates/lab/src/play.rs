//! One whole game, as fast as it goes.

use fracas_bots::Bot;
use fracas_core::{Fast, Game, Information, Log, Outcome, Silent};

/// Plays a game to its end and gives its result and the number of decisions. Rules and bots have
/// generators of their own, so the same deals meet any bots.
pub fn play_game<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Fast,
    thoughts: &mut Fast,
) -> (Outcome, u32) {
    watch_game(game, bots, deals, thoughts, &mut Silent)
}

/// Plays a game to its end while someone listens, for whom nothing is hidden.
pub fn watch_game<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Fast,
    thoughts: &mut Fast,
    log: &mut impl Log<G::Event, G::State>,
) -> (Outcome, u32) {
    for bot in &mut *bots {
        bot.begin();
    }
    let mut state = game.deal(deals, log);
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let action = bots[seat.index()].choose(&Information::new(game, &state, seat), thoughts);
        game.apply(&mut state, seat, action, deals, log);
        decisions += 1;
    }
    (game.outcome(&state).expect("a game that waits for nobody is over"), decisions)
}
