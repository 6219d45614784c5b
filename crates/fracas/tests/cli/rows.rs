//! `--out`: what was played, row by row.

use std::fs::File;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

use crate::harness::{Folder, parse};

const SIM: &str = "sim battle-arena --mode substitution --seats greedy,random --games 120 --seed 5";

/// Reads a CSV file: the names of its columns, and its rows.
fn read_csv(folder: &Folder, name: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let mut reader = csv::Reader::from_path(folder.path(name)).unwrap();
    let texts = |record: &csv::StringRecord| record.iter().map(String::from).collect();
    let header = texts(reader.headers().unwrap());
    (header, reader.records().map(|record| texts(&record.unwrap())).collect())
}

/// Reads a Parquet file: the names of its columns, and its rows as texts.
fn read_parquet(folder: &Folder, name: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let reader = SerializedFileReader::new(File::open(folder.path(name)).unwrap()).unwrap();
    let schema = reader.metadata().file_metadata().schema_descr();
    let header = schema.columns().iter().map(|column| column.name().to_owned()).collect();
    let text = |field: &Field| {
        if let Field::Str(text) = field { text.clone() } else { field.to_string() }
    };
    let rows = reader.get_row_iter(None).unwrap();
    let rows = rows.map(|row| row.unwrap().get_column_iter().map(|(_, cell)| text(cell)).collect());
    (header, rows.collect())
}

#[test]
fn csv_json_and_parquet_hold_the_same_rows() {
    let folder = Folder::new();
    for rows in ["matches", "decisions", "cards"] {
        for ending in ["csv", "json", "parquet"] {
            folder.run(&format!("{SIM} --rows {rows} --out {rows}.{ending}")).said();
        }
        let csv = read_csv(&folder, &format!("{rows}.csv"));
        assert_eq!(read_parquet(&folder, &format!("{rows}.parquet")), csv, "{rows}");
        let json = parse(&folder.read(&format!("{rows}.json")));
        let json = json.as_array().unwrap();
        assert_eq!(json.len(), csv.1.len(), "{rows}");
        for (object, row) in json.iter().zip(&csv.1) {
            for (name, value) in csv.0.iter().zip(row) {
                let told = &object[name];
                assert_eq!(told.as_str().map_or(told.to_string(), String::from), *value, "{name}");
            }
        }
    }
}

#[test]
fn the_bytes_of_a_file_depend_on_the_seed_alone() {
    let folder = Folder::new();
    for ending in ["csv", "parquet"] {
        let bytes = |line: &str| {
            folder.run(&format!("{SIM} --out rows.{ending} --rows decisions {line}")).said();
            std::fs::read(folder.path(&format!("rows.{ending}"))).unwrap()
        };
        assert_eq!(bytes("--threads 1"), bytes("--threads 2"));
        assert_eq!(folder.files(), [format!("rows.{ending}")], "nothing else is left behind");
        std::fs::remove_file(folder.path(&format!("rows.{ending}"))).unwrap();
    }
}

#[test]
fn a_row_for_each_match_says_who_sat_where_and_how_it_ended() {
    let folder = Folder::new();
    let decks = "--deck steel-works --deck tecmo-sluggers";
    let report = folder.run(&format!("{SIM} {decks} --out m.csv --json")).json()["report"].clone();
    let (header, rows) = read_csv(&folder, "m.csv");
    let wanted =
        "seed match set decisions bot_0 deck_0 place_0 score_0 bot_1 deck_1 place_1 score_1";
    assert_eq!(header.join(" "), wanted);
    assert_eq!(rows.len(), 120);
    assert_eq!(rows[0][..3].join(" "), "5 0 0");
    assert_eq!(rows[0][4..6].join(" "), "greedy steel-works");
    assert_eq!(rows[1][..3].join(" "), "5 1 0", "the second match of the set");
    assert_eq!(rows[1][4..6].join(" "), "random tecmo-sluggers", "seats are changed");
    let wins = |bot: &str| {
        let won = |row: &&Vec<String>| {
            (row[4] == bot && (row[6].as_str(), row[10].as_str()) == ("1", "2"))
                || (row[8] == bot && (row[6].as_str(), row[10].as_str()) == ("2", "1"))
        };
        rows.iter().filter(won).count()
    };
    let contenders = &report["paired"]["contenders"];
    assert_eq!(contenders[0]["wins"], wins("greedy"));
    assert_eq!(contenders[1]["wins"], wins("random"));
    let decisions: u64 = rows.iter().map(|row| row[3].parse::<u64>().unwrap()).sum();
    assert_eq!(report["decisions"], decisions);
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_anything_is_played() {
    let folder = Folder::new();
    for (file, word) in [
        ("results.txt", "must end in .csv, .json or .parquet"),
        ("results", "must end in .csv, .json or .parquet"),
        ("no/such/folder.csv", "--out no/such/folder.csv cannot be written"),
    ] {
        let endless = "sim battle-arena --games 1000000000000";
        folder.run(&format!("{endless} --out {file}")).refused_with(&[word]);
    }
    folder.run("sim battle-arena --rows cards").refused_with(&["--out"]);
    folder
        .run("sim battle-arena --out x.csv --rows moves")
        .refused_with(&["invalid value", "cards"]);
    assert_eq!(folder.files(), Vec::<String>::new());
}

#[test]
fn a_file_that_was_there_is_kept_if_the_setup_is_wrong() {
    let folder = Folder::new();
    folder.write("kept.csv", "before");
    folder.run("sim battle-arena --mode x --out kept.csv").refused();
    let decks = "--decks trainer-kit,steel-works";
    folder.run(&format!("tournament battle-arena {decks} --out kept.csv")).refused();
    assert_eq!(folder.read("kept.csv"), "before");
    assert_eq!(folder.files(), ["kept.csv"]);
}

#[test]
fn the_readme_explains_every_column() {
    let folder = Folder::new();
    let readme = include_str!("../../README.md");
    for rows in ["matches", "decisions", "cards"] {
        folder.run(&format!("sim battle-arena --games 2 --rows {rows} --out rows.csv")).said();
        for column in read_csv(&folder, "rows.csv").0 {
            let name = column.trim_end_matches("_0").trim_end_matches("_1");
            assert!(readme.contains(&format!("`{name}")), "{column} of {rows}");
        }
    }
}
