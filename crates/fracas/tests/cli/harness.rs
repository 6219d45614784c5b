//! Starts the command in a folder of its own, and listens.

use std::ffi::OsStr;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

/// A folder that is there for one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Makes an empty folder.
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("cli-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Gets the path of a file in the folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).unwrap();
    }

    /// Reads a file.
    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// Lists the files, in order.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut files: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        files.sort();
        files
    }

    /// Runs the command with words of a line, and nothing on its standard input.
    pub(crate) fn run(&self, line: &str) -> Run {
        self.run_with(line, "")
    }

    /// Runs the command with words of a line, and something on its standard input.
    pub(crate) fn run_with(&self, line: &str, input: impl AsRef<[u8]>) -> Run {
        self.start(&line.split_whitespace().collect::<Vec<_>>(), input.as_ref())
    }

    /// Runs the command with arguments that may hold anything.
    pub(crate) fn start<S: AsRef<OsStr>>(&self, arguments: &[S], input: &[u8]) -> Run {
        let mut child = self.command().args(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let output = std::thread::scope(|scope| {
            scope.spawn(move || match stdin.write_all(input) {
                // The command need not read all it is given.
                Err(why) if why.kind() != ErrorKind::BrokenPipe => panic!("{why}"),
                _ => {}
            });
            child.wait_with_output().unwrap()
        });
        let arguments: Vec<_> =
            arguments.iter().map(|word| word.as_ref().to_string_lossy()).collect();
        Run::new(&arguments.join(" "), &output)
    }

    /// Runs the command, reads the first line of what it prints and closes the pipe.
    pub(crate) fn run_and_hang_up(&self, line: &str) -> Run {
        let mut child = self.command().args(line.split_whitespace()).spawn().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let mut byte = [0];
        let mut first = Vec::new();
        while stdout.read(&mut byte).unwrap() == 1 && byte != *b"\n" {
            first.push(byte[0]);
        }
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        Run::new(line, &Output { stdout: first, ..output })
    }

    /// Prepares the command, in the folder.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fracas"));
        command.current_dir(&self.0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm, and a test may be failing already.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What the command did.
pub(crate) struct Run {
    line: String,
    /// What it printed.
    pub(crate) stdout: String,
    /// What it complained of.
    pub(crate) stderr: String,
    /// How it ended.
    pub(crate) code: i32,
}

impl Run {
    /// Takes what a run left, and checks what holds for every run.
    pub(crate) fn new(line: &str, output: &Output) -> Run {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it prints UTF-8");
        let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
        let code = output.status.code().unwrap_or(-1);
        assert!(!stderr.contains("panicked"), "fracas {line} panicked:\n{stderr}");
        assert!((0..=2).contains(&code), "fracas {line} ended with {}:\n{stderr}", output.status);
        Run { line: line.to_owned(), stdout, stderr, code }
    }

    /// Gets what a run printed that went well and complained of nothing.
    #[track_caller]
    pub(crate) fn said(&self) -> &str {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "fracas {}", self.line);
        &self.stdout
    }

    /// Gets the answer of a run that went well, as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        parse(self.said())
    }

    /// Gets what a run complained of that was given wrong input.
    #[track_caller]
    pub(crate) fn refused(&self) -> &str {
        assert_eq!(self.code, 2, "fracas {}\n{}{}", self.line, self.stdout, self.stderr);
        assert!(self.stderr.starts_with("error: "), "fracas {}: {}", self.line, self.stderr);
        &self.stderr
    }

    /// Checks that wrong input was refused with all of these words, and nothing was printed.
    #[track_caller]
    pub(crate) fn refused_with(&self, words: &[&str]) {
        let complaint = self.refused();
        for word in words {
            assert!(complaint.contains(word), "fracas {}: no {word:?} in {complaint}", self.line);
        }
        assert_eq!(self.stdout, "", "fracas {} answers nothing", self.line);
    }
}

/// Reads JSON.
#[track_caller]
pub(crate) fn parse(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("{why} in {json}"))
}

/// Checks that a text can be read on a narrow terminal.
#[track_caller]
pub(crate) fn assert_fits(text: &str, width: usize) {
    for line in text.lines() {
        assert!(line.chars().count() <= width, "wider than {width}: {line}");
    }
}
