//! The browser's types are those of this crate.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

#[test]
fn the_browser_has_the_same_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let written = fracas_protocol::typescript();
    if std::env::var_os("FRACAS_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &written).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        there, written,
        "web/src/lib/protocol.ts differs from crates/protocol; write it anew with \
         FRACAS_WRITE=1 cargo test -p fracas-protocol"
    );
}

#[test]
fn the_schema_names_every_message() {
    let schema = fracas_protocol::message_schema().to_string();
    for message in
        ["follow", "play", "answer-undo", "hint", "hello", "following", "update", "refused"]
    {
        assert!(schema.contains(&format!("\"{message}\"")), "{message} is described");
    }
}
