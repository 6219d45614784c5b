//! Where bots think, and search for hints: outside the request path, a few at a time, each table in its turn.

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

    /// Lets a bot think and gives its action, none when it failed to; nothing at all when by its
    /// turn nobody wants to know any more.
    pub(crate) async fn think(
        self,
        thinker: Thinker,
        is_wanted: impl Fn() -> bool,
    ) -> Option<Option<String>> {
        tokio::time::sleep(self.pause).await;
        self.consider(thinker, is_wanted).await
    }

    /// Lets something be thought about at once, if by its turn it is still wanted; gives nothing
    /// else as [`Bots::think`] does.
    pub(crate) async fn consider<T: Send + 'static>(
        self,
        thinker: impl FnOnce(&mut Fast) -> T + Send + 'static,
        is_wanted: impl Fn() -> bool,
    ) -> Option<Option<T>> {
        if !is_wanted() {
            return None;
        }
        let permit = self.permits.acquire_owned().await.ok()?;
        if !is_wanted() {
            return None;
        }
        let thought = tokio::task::spawn_blocking(move || {
            // Held until it is thought, even if whoever asked has gone away.
            let _permit = permit;
            thinker(&mut fresh_chance())
        });
        match thought.await {
            Ok(thought) => Some(Some(thought)),
            Err(failure) => {
                tracing::error!(%failure, "a bot failed to think");
                Some(None)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_nobody_wants_any_more_is_not_thought_about() {
        let bots = Bots::new(1, Duration::ZERO);
        let thinker = |action: &'static str| -> Thinker { Box::new(move |_| action.to_owned()) };
        assert_eq!(bots.clone().think(thinker("a"), || false).await, None);
        assert_eq!(bots.clone().think(thinker("b"), || true).await, Some(Some("b".into())));
        let broken: Thinker = Box::new(|_| std::panic::resume_unwind(Box::new("lost")));
        assert_eq!(bots.think(broken, || true).await, Some(None), "the table chooses for it");
    }
}
