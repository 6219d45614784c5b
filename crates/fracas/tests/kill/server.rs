//! The real server, as a process.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};

use tokio::process::{Child, Command};

/// A folder that is there for one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Makes an empty folder.
    pub(crate) fn new(name: &str) -> Folder {
        let name = format!("{name}-{}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm, and a test may be failing already.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs until it is killed or asked to end; at the latest, until it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) url: String,
}

impl Server {
    /// Starts a server on a folder, and waits until it can be reached.
    pub(crate) fn start(folder: &Folder) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_fracas"))
            .args(["serve", "--port", "0", "--no-limits", "--bot-pause", "0", "--data"])
            .arg(&folder.0)
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let stdout = process.stdout.take().unwrap().into_owned_fd().unwrap();
        let mut line = String::new();
        BufReader::new(File::from(stdout)).read_line(&mut line).unwrap();
        let url = line.strip_prefix("Fracas is at ").and_then(|rest| rest.split(' ').next());
        Server { url: url.expect("the server says where it is").to_owned(), process }
    }

    /// Kills the server, which cannot do anything about it.
    pub(crate) async fn kill(&mut self) {
        self.process.kill().await.unwrap();
    }

    /// Asks the server to end, and waits until it has.
    pub(crate) async fn terminate(&mut self) -> ExitStatus {
        let id = self.process.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        self.process.wait().await.unwrap()
    }
}
