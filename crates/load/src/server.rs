//! The server under load: a process of its own, with a folder of its own, which end with this one.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// How the first line a server prints begins.
const GREETING: &str = "Fracas is at ";
/// The ticks of processor time in a second, as Linux shows them on every platform.
const TICKS: u64 = 100;
/// The files a process has open beside sockets of people: the database, connections for requests.
const OTHER_FILES: usize = 300;

/// A server that runs.
pub(crate) struct Server {
    process: Child,
    folder: PathBuf,
    pub(crate) url: String,
}

impl Server {
    /// Starts a server with an empty database in a folder of its own.
    pub(crate) fn start(program: &Path, parent: &Path) -> Result<Server> {
        let folder = parent.join(format!("fracas-load-{}", std::process::id()));
        std::fs::create_dir(&folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
        let spawned = Command::new(program)
            .args(["serve", "--port", "0", "--no-limits", "--bot-pause", "0", "--data"])
            .arg(&folder)
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let process =
            spawned.with_context(|| format!("{} cannot be started", program.display()))?;
        // From here on, whatever fails ends the process as well.
        let mut server = Server { process, folder, url: String::new() };
        let stdout = server.process.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).context("the server says nothing")?;
        let url = line.strip_prefix(GREETING).and_then(|rest| rest.split_whitespace().next());
        let Some(url) = url else { bail!("the server did not start; it said {line:?}") };
        url.clone_into(&mut server.url);
        Ok(server)
    }

    /// Gets the memory the server has in use, in kilobytes; 0 where the system does not tell.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        resident(&status.unwrap_or_default()).unwrap_or_default()
    }

    /// Gets the processor time the server has used.
    pub(crate) fn cpu(&self) -> Duration {
        cpu(&self.process.id().to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, and a folder that stays behind does no harm.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Gets the processor time this process has used.
pub(crate) fn own_cpu() -> Duration {
    cpu("self")
}

fn cpu(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    Duration::from_millis(ticks(&stat).unwrap_or_default() * 1000 / TICKS)
}

/// Finds the resident memory in what Linux tells of a process.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Finds the ticks of user and system time in what Linux tells of a process.
fn ticks(stat: &str) -> Option<u64> {
    // The name of the program comes before, in brackets, and may hold spaces.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}

/// Checks that both processes may open a socket for each person.
pub(crate) fn check_files(tables: usize) -> Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let needed = 2 * tables + OTHER_FILES;
    match open_files(&limits) {
        Some(allowed) if allowed < needed => bail!(
            "{tables} tables need {needed} open files, and {allowed} are allowed here; \
             run `ulimit -n {needed}` before, or take fewer --tables"
        ),
        // Where the system does not tell, opening tells.
        Some(_) | None => Ok(()),
    }
}

fn open_files(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_of_a_process_is_found() {
        let status = "Name:\tfracas\nVmHWM:\t  9000 kB\nVmRSS:\t    8040 kB\nThreads:\t3\n";
        assert_eq!(resident(status), Some(8040));
        let stat = "71 (a (b) c) S 1 71 71 0 -1 4194560 100 0 0 0 250 75 0 0 20 0 3 0 1";
        assert_eq!(ticks(stat), Some(325));
        let limits =
            "Max processes   10  10  processes\nMax open files            1024    20000  files\n";
        assert_eq!(open_files(limits), Some(1024));
    }

    #[test]
    fn a_system_that_tells_nothing_is_no_failure() {
        assert_eq!((resident(""), ticks(""), open_files("")), (None, None, None));
    }
}
