//! Files of rows: what is written can be read back, in every format alike.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs::File;
use std::path::{Path, PathBuf};

use fracas_report::rows::{Cell, Column, Format, Kind, RowFile};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

/// A path in the folder of tests.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn columns() -> Vec<Column> {
    vec![
        Column::new("match", Kind::Large, "the match"),
        Column::new("place", Kind::Small, "the place"),
        Column::new("bot", Kind::Text, "who it was"),
    ]
}

/// Texts that a careless writer would garble.
const TEXTS: [&str; 5] = ["greedy", "a, b", "say \"no\"\nagain", "", "Ænn 李"];

/// Writes rows, more than are gathered at once.
fn write(name: &str, rows: usize) -> PathBuf {
    let path = path(name);
    let mut file = RowFile::create(&path, Format::of(&path).unwrap(), columns()).unwrap();
    for row in 0..rows {
        let large = (row as i64) << 32;
        let cells = [Cell::Number(large), Cell::Number(-1), Cell::Text(TEXTS[row % TEXTS.len()])];
        file.write(&cells).unwrap();
    }
    file.finish().unwrap();
    path
}

/// Reads a Parquet file as texts.
fn read_parquet(path: &Path) -> Vec<Vec<String>> {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    let text = |field: &Field| {
        if let Field::Str(text) = field { text.clone() } else { field.to_string() }
    };
    let rows = reader.get_row_iter(None).unwrap();
    rows.map(|row| row.unwrap().get_column_iter().map(|(_, field)| text(field)).collect()).collect()
}

/// Reads a CSV file as texts.
fn read_csv(path: &Path) -> Vec<Vec<String>> {
    let rows = csv::Reader::from_path(path).unwrap().into_records();
    rows.map(|row| row.unwrap().iter().map(String::from).collect()).collect()
}

#[test]
fn all_formats_hold_the_same_rows() {
    const ROWS: usize = 70_000;
    let csv = read_csv(&write("same.csv", ROWS));
    assert_eq!((csv.len(), csv[2].join("|").as_str()), (ROWS, "8589934592|-1|say \"no\"\nagain"));
    let parquet = write("same.parquet", ROWS);
    assert_eq!(read_parquet(&parquet), csv);
    let json = std::fs::read_to_string(write("same.json", ROWS)).unwrap();
    let json: Vec<serde_json::Value> = serde_json::from_str(&json).unwrap();
    assert_eq!(json.len(), ROWS);
    for (object, row) in json.iter().zip(&csv).take(10) {
        assert_eq!(object["match"].to_string(), row[0]);
        assert_eq!(object["bot"], row[2].as_str());
    }
}

#[test]
fn parquet_columns_have_types_and_say_what_they_mean() {
    let file = File::open(write("typed.parquet", 1)).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let metadata = reader.metadata().file_metadata();
    let types: Vec<String> = metadata
        .schema_descr()
        .columns()
        .iter()
        .map(|column| format!("{} {}", column.name(), column.physical_type()))
        .collect();
    assert_eq!(types, ["match INT64", "place INT32", "bot BYTE_ARRAY"]);
    let about = metadata.key_value_metadata().unwrap();
    assert_eq!(about[1].value.as_deref(), Some("the place"));
}

#[test]
fn files_without_rows_can_be_read() {
    assert_eq!(read_csv(&write("none.csv", 0)), Vec::<Vec<String>>::new());
    assert_eq!(read_parquet(&write("none.parquet", 0)), Vec::<Vec<String>>::new());
    assert_eq!(std::fs::read_to_string(write("none.json", 0)).unwrap(), "[\n]\n");
}

#[test]
fn a_file_is_there_whole_or_as_it_was_before() {
    for name in ["kept.csv", "kept.json", "kept.parquet"] {
        let path = path(name);
        std::fs::write(&path, "before").unwrap();
        let mut file = RowFile::create(&path, Format::of(&path).unwrap(), columns()).unwrap();
        file.write(&[Cell::Number(1), Cell::Number(2), Cell::Text("x")]).unwrap();
        drop(file);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "before", "it was not finished");
        let unfinished = path.with_file_name(format!("{name}.unfinished"));
        assert!(!unfinished.exists(), "and nothing is left behind");
    }
}

#[test]
fn the_ending_of_the_name_decides() {
    let format = |name: &str| Format::of(Path::new(name));
    assert_eq!(format("a/b.CSV"), Some(Format::Csv));
    assert_eq!(
        (format("x.json"), format("x.parquet")),
        (Some(Format::Json), Some(Format::Parquet))
    );
    assert_eq!((format("x.txt"), format("csv"), format("")), (None, None, None));
}
