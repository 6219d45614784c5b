//! A whole match looked back on: what each seat could expect at every moment, what each choice
//! cost, and how much was luck.
//!
//! Every moment is judged from what the seat in question knew at that moment, never from what was
//! really in the other hands.
//!
//! - `account`: luck told apart from play; `judge`: one choice against the best

mod account;
mod judge;
mod permille;

use std::sync::Arc;

use fracas_bots::{Opinion, Step};
use fracas_core::{Legible, Match, Outcome, Replay, ReplayError, Seat, Streams, Viewer};
use rayon::prelude::*;
use serde::Serialize;

pub use account::Account;
pub use judge::{Judged, Mark};
pub use permille::Permille;

use account::{Choice, settle};
use judge::{Verdict, judge, look};

/// How to analyse a match.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    /// How many worlds are played for each question.
    pub iterations: u32,
    /// How many threads; 0 for one on each core. They change nothing but the time it takes.
    pub threads: usize,
}

/// What there is to say of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// How many worlds were played for each question.
    pub iterations: u32,
    /// What each seat could expect, by moment and seat: before each decision, and at the end. The
    /// last is the result of a finished match.
    pub expected: Vec<Vec<Permille>>,
    /// The decisions, in order.
    pub decisions: Vec<Decision>,
    /// Luck and play, by seat.
    pub accounts: Vec<Account>,
    /// The result; none where the match was not played to its end.
    pub outcome: Option<Outcome>,
    /// How it ended, in a sentence, where the moves do not say so.
    pub ending: Option<String>,
}

/// One decision of a match, judged from what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// Where in the game it was, for example "Battle 3: substitution".
    pub moment: String,
    /// What was chosen.
    pub made: Judged,
    /// What was best.
    pub best: Judged,
    /// What the choice cost: the best less the one made, and never below nothing.
    pub cost: Permille,
    /// How far off the cost may be; 19 of 20 are nearer.
    pub margin: Permille,
    /// What such a choice is called, where it cost much.
    pub mark: Option<Mark>,
    /// What search thought of each choice at first sight.
    pub options: Vec<Opinion>,
    /// What was to be expected after the best choice, beginning with it.
    pub line: Vec<Step>,
    /// What everyone was told of what followed.
    pub told: Vec<String>,
}

/// Analyses a match once its replay is verified; `progress` hears of each moment that is done, of
/// which there is one more than moves.
pub fn analyze<G: Legible>(
    game: &Arc<G>,
    replay: &Replay,
    study: &Study,
    progress: &(dyn Fn() + Sync),
) -> Result<Analysis, ReplayError> {
    replay.verify(game.clone())?;
    let moments = moments(game, replay);
    let streams = Streams::new(&replay.seed);
    let think = |index: usize| {
        let thoughts = think(&moments, index, replay, study, streams.branch(index as u64));
        progress();
        thoughts
    };
    let all = || (0..moments.len()).into_par_iter().map(think).collect();
    let thoughts: Vec<Thoughts> =
        match rayon::ThreadPoolBuilder::new().num_threads(study.threads).build() {
            Ok(pool) => pool.install(all),
            // Without threads of its own the analysis uses those that are there.
            Err(_) => all(),
        };
    Ok(conclude(&moments, thoughts, replay, study))
}

/// Gets the match as it was before each move, and at its end.
fn moments<G: Legible>(game: &Arc<G>, replay: &Replay) -> Vec<Match<G>> {
    let setup = replay.setup.clone();
    let mut table = Match::deal(game.clone(), setup, &replay.names, replay.seed.clone());
    let mut moments = vec![table.clone()];
    for (seat, notation) in &replay.moves {
        table.play(*seat, notation).expect("the moves of a verified replay are legal");
        moments.push(table.clone());
    }
    moments
}

/// What was thought at one moment.
struct Thoughts {
    /// What each seat could expect; none where it knew nothing that it had not known before.
    expected: Vec<Option<Permille>>,
    /// What is thought of the decision made, if one was.
    verdict: Option<Verdict>,
}

fn think<G: Legible>(
    moments: &[Match<G>],
    index: usize,
    replay: &Replay,
    study: &Study,
    streams: Streams,
) -> Thoughts {
    let (table, iterations) = (&moments[index], study.iterations);
    let mut thoughts = Thoughts { expected: Vec::new(), verdict: None };
    for seat in Seat::all(table.game().seats()) {
        if let Some(outcome) = table.outcome() {
            thoughts.expected.push(Some(Permille::of(table.game().worth(&outcome, seat))));
            continue;
        }
        let knows_more = index == 0 || is_news(&moments[index - 1], table, seat);
        let chosen = replay.moves.get(index).filter(|(decider, _)| *decider == seat);
        if !knows_more && chosen.is_none() {
            thoughts.expected.push(None);
            continue;
        }
        let outlook = look(table, seat, iterations, streams);
        thoughts.expected.push(knows_more.then(|| outlook.expected()));
        if let Some((_, notation)) = chosen {
            let action = table.game().parse(notation).expect("a verified move can be read");
            thoughts.verdict = Some(judge(table, seat, action, iterations, (outlook, streams)));
        }
    }
    thoughts
}

/// Checks whether a seat was told something since the moment before, or has other choices now. That
/// someone has laid down a card in secret is seen, and is no news.
fn is_news<G: Legible>(before: &Match<G>, after: &Match<G>, seat: Seat) -> bool {
    let known = |table: &Match<G>| {
        (table.told(Viewer::Seat(seat), 0).len(), table.actions(seat), table.to_act())
    };
    known(before) != known(after)
}

fn conclude<G: Legible>(
    moments: &[Match<G>],
    thoughts: Vec<Thoughts>,
    replay: &Replay,
    study: &Study,
) -> Analysis {
    let mut expected: Vec<Vec<Permille>> = Vec::new();
    let mut decisions = Vec::new();
    for (index, Thoughts { expected: seen, verdict }) in thoughts.into_iter().enumerate() {
        let last = |seat: usize| expected.last().map_or(Permille(0), |before| before[seat]);
        let seen = seen.iter().enumerate().map(|(seat, new)| new.unwrap_or_else(|| last(seat)));
        expected.push(seen.collect());
        if let Some(verdict) = verdict {
            decisions.push(decision(moments, index, replay.moves[index].0, verdict));
        }
    }
    let choice = |decision: &Decision| Choice { seat: decision.seat, cost: decision.sure_cost() };
    let choices: Vec<Choice> = decisions.iter().map(choice).collect();
    let end = &moments[moments.len() - 1];
    Analysis {
        iterations: study.iterations,
        accounts: settle(&expected, &choices),
        expected,
        decisions,
        outcome: end.outcome(),
        ending: replay.ending.clone(),
    }
}

fn decision<G: Legible>(
    moments: &[Match<G>],
    index: usize,
    seat: Seat,
    verdict: Verdict,
) -> Decision {
    let (before, after) = (&moments[index], &moments[index + 1]);
    let heard = before.told(Viewer::Spectator, 0).len();
    let told = after.told(Viewer::Spectator, heard);
    Decision {
        number: index + 1,
        seat,
        moment: before.view(Viewer::Spectator).scene.moment,
        cost: verdict.cost,
        margin: verdict.margin,
        mark: Mark::of(verdict.cost, verdict.margin),
        made: verdict.made,
        best: verdict.best,
        options: verdict.options,
        line: verdict.line,
        told: told.into_iter().map(|told| told.text).collect(),
    }
}

impl Decision {
    /// Gets what the choice cost, if that is more than chance may have made it look.
    pub fn sure_cost(&self) -> Permille {
        if self.margin < self.cost { self.cost } else { Permille(0) }
    }
}

impl Analysis {
    /// Lists the decisions that cost something, the dearest first.
    pub fn dearest(&self) -> Vec<&Decision> {
        let mut costly: Vec<&Decision> =
            self.decisions.iter().filter(|decision| Permille(0) < decision.cost).collect();
        costly.sort_by_key(|decision| std::cmp::Reverse(decision.cost));
        costly
    }

    /// Counts the decisions of a seat with a certain mark.
    pub fn count(&self, seat: Seat, mark: Mark) -> usize {
        let is_such = |decision: &&Decision| decision.seat == seat && decision.mark == Some(mark);
        self.decisions.iter().filter(is_such).count()
    }
}
