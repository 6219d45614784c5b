//! How many connections the system allows: each is an open file.

use crate::config::Limits;

/// The files that are open beside connections: the database, the log, and some to spare.
const OTHERS: usize = 128;

/// Raises what the system allows as far as it lets us, and keeps the limits below it.
pub(crate) fn fit(limits: Limits) -> Limits {
    let Some(files) = raise() else { return limits };
    let room = files.saturating_sub(OTHERS).max(1);
    let fitted = within(limits, room);
    if fitted.connections < limits.connections || fitted.sockets < limits.sockets {
        tracing::info!(
            files,
            sockets = fitted.sockets,
            connections = fitted.connections,
            "the system allows fewer open files than connections were allowed; raise `ulimit -n` for more"
        );
    }
    fitted
}

/// Lets sockets have most of the room, and requests the rest.
fn within(limits: Limits, room: usize) -> Limits {
    let sockets = limits.sockets.min(room - room / 4);
    let connections = limits.connections.min(room - sockets);
    Limits { connections, sockets, ..limits }
}

/// Raises the number of files that may be open, and gives it; none if it is not limited.
#[cfg(unix)]
fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let current = current?;
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    let files = if raised { maximum } else { Some(current) };
    files.map(|files| usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn raise() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_fit_into_what_the_system_allows() {
        let fitted = within(Limits::default(), 1000);
        assert_eq!((fitted.sockets, fitted.connections), (750, 250));
        let fitted = within(Limits::default(), 1_000_000);
        assert_eq!(fitted.sockets, Limits::default().sockets, "there is room for all");
        assert_eq!(fitted.connections, Limits::default().connections);
    }
}
