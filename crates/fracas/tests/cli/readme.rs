//! What the READMEs show is what the command takes.

use crate::harness::{Folder, Run};

const READMES: [(&str, &str); 2] = [
    ("README.md", include_str!("../../../../README.md")),
    ("crates/fracas/README.md", include_str!("../../README.md")),
];

/// Finds the commands in a text: whole lines of examples, and code within a line.
fn commands(markdown: &str) -> Vec<String> {
    let lines = markdown.lines().map(|line| line.trim_start_matches("$ "));
    let within = markdown.split('`');
    lines
        .chain(within)
        .filter(|text| text.starts_with("fracas ") && !text.contains('\n'))
        // What the shell does with the command is its own affair.
        .filter_map(|text| text.split(['|', '<', '>', '#']).next())
        .map(|text| text.trim().to_owned())
        .collect()
}

#[test]
fn the_commands_in_the_readmes_are_understood() {
    let folder = Folder::new();
    for (file, markdown) in READMES {
        for command in commands(markdown) {
            // Help is shown once all before it was understood.
            let line = format!("{} --help", command.trim_start_matches("fracas "));
            let run = folder.run(&line);
            assert_eq!(run.code, 0, "{file} shows {command:?}: {}", run.stderr);
        }
    }
}

/// Finds the blocks of code that are scripts of the command.
fn scripts(markdown: &str) -> Vec<&str> {
    let blocks = markdown.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| block.split("```").next())
        .filter(|block| block.lines().all(|line| line.starts_with("fracas ")))
        .collect()
}

#[cfg(unix)]
#[test]
fn the_scripts_in_the_readmes_run() {
    let scripts: Vec<&str> = READMES.iter().flat_map(|(_, markdown)| scripts(markdown)).collect();
    assert!(2 <= scripts.len(), "there are some in each");
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_fracas"));
    let folder = Folder::new();
    for script in scripts {
        let mut shell = std::process::Command::new("/bin/sh");
        shell.args(["-e", "-c", script]).current_dir(folder.path("."));
        shell.env("PATH", program.parent().unwrap());
        Run::new(script, &shell.output().unwrap()).said();
    }
}
