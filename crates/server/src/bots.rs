//! Where bots think: outside the request path, a few at a time, each table in its turn.

use std::sync::Arc;
use std::time::Duration;

use fracas_core::{Fast, Seed, Streams};
use fracas_registry::Thinker;
use tokio::sync::Semaphore;

/// The pool of threads that bots think on.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    permits: Arc<Semaphore>,
    /// How long a bot waits before it moves, so that people can follow.
    pause: Duration,
}

impl Bots {
    pub(crate) fn new(threads: usize, pause: Duration) -> Bots {
        Bots { permits: Arc::new(Semaphore::new(threads)), pause }
    }

    /// Lets a bot think; none when it failed to.
    pub(crate) async fn think(self, thinker: Thinker) -> Option<String> {
        tokio::time::sleep(self.pause).await;
        let _permit = self.permits.acquire().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || thinker(&mut fresh_chance()));
        match thought.await {
            Ok(action) => Some(action),
            Err(failure) => {
                tracing::error!(%failure, "a bot failed to think");
                None
            }
        }
    }
}

/// Gets chance that nobody can foresee.
fn fresh_chance() -> Fast {
    Streams::new(&secret_seed()).nth(0)
}

/// Makes a seed that nobody can guess.
pub(crate) fn secret_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    Seed::from_bytes(&bytes)
}
