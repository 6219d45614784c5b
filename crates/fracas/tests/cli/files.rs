//! Files that cannot be what they should be, given to every command that reads one.

use crate::harness::Folder;

/// Commands that read the file whose name follows.
const COMMANDS: [&str; 5] = ["cards check", "deck check", "deck show", "replay", "play --resume"];

#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = Folder::new();
    for command in COMMANDS {
        folder.run(&format!("{command} none")).refused_with(&["none: there is no such file"]);
    }
}

#[test]
fn a_folder_is_not_taken_for_a_file() {
    let folder = Folder::new();
    for command in COMMANDS {
        folder.run(&format!("{command} .")).refused_with(&[".: this is a folder, not a file"]);
    }
}

#[test]
fn bytes_that_are_no_text_are_pointed_at() {
    let folder = Folder::new();
    folder.write("bytes", b"game = \"battle-arena\"\nhero = \xff\xfe\n");
    for command in COMMANDS {
        let run = folder.run(&format!("{command} bytes"));
        run.refused_with(&["not UTF-8", "bytes:2:8", "0xff"]);
    }
}

#[test]
fn an_empty_file_is_refused_for_what_it_lacks() {
    let folder = Folder::new();
    folder.write("empty", "");
    folder.run("cards check empty").refused_with(&["empty: ", "game = \"battle-arena\""]);
    folder.run("deck check empty").refused_with(&["empty: ", "game: battle-arena"]);
    folder.run("replay empty").refused_with(&["empty: line 1", "fracas replay 1"]);
    folder.run("play --resume empty").refused_with(&["empty: this is not a saved match"]);
}

#[test]
fn any_text_is_refused_for_what_it_is_not() {
    let folder = Folder::new();
    folder.write(
        "poem",
        "Roses are red,\ngame = \"battle-arena\"\ngame: battle-arena\n\0\u{7}\u{202e}",
    );
    for command in COMMANDS {
        folder.run(&format!("{command} poem")).refused_with(&["poem"]);
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_given_up() {
    let folder = Folder::new();
    for command in COMMANDS {
        folder.run(&format!("{command} /dev/zero")).refused_with(&["the file is too large"]);
    }
}
