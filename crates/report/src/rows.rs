//! Files of rows: CSV, JSON or Parquet, by the ending of their name.
//!
//! A file is written whole or not at all: rows go into one beside it, which takes its name once the
//! last row is in.

mod columnar;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use columnar::Columnar;

/// What the values of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whole numbers that fit into 32 bits.
    Small,
    /// Whole numbers that fit into 64 bits.
    Large,
    /// Text.
    Text,
}

/// A column: every row has a value in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What its values are.
    pub kind: Kind,
    /// What they mean.
    pub about: String,
}

impl Column {
    /// Makes a column.
    pub fn new(name: impl Into<String>, kind: Kind, about: impl Into<String>) -> Column {
        Column { name: name.into(), kind, about: about.into() }
    }
}

/// A value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// A number, for columns of numbers.
    Number(i64),
    /// A text, for columns of text.
    Text(&'a str),
}

/// How rows are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A line for each row, after one with the names of the columns.
    Csv,
    /// A list with an object for each row.
    Json,
    /// Apache Parquet.
    Parquet,
}

impl Format {
    /// Finds the format by the ending of a file's name.
    pub fn of(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "csv" => Some(Format::Csv),
            "json" => Some(Format::Json),
            "parquet" => Some(Format::Parquet),
            _ => None,
        }
    }
}

/// A file that takes rows.
pub struct RowFile {
    path: PathBuf,
    unfinished: PathBuf,
    columns: Vec<Column>,
    writer: Option<Writer>,
}

enum Writer {
    Csv(Box<csv::Writer<File>>),
    Json { file: BufWriter<File>, is_empty: bool },
    Parquet(Box<Columnar>),
}

impl RowFile {
    /// Starts a file.
    pub fn create(path: &Path, format: Format, columns: Vec<Column>) -> io::Result<RowFile> {
        let mut unfinished = path.as_os_str().to_owned();
        unfinished.push(".unfinished");
        let unfinished = PathBuf::from(unfinished);
        let file = File::create(&unfinished)?;
        // From here on it is cleaned up, whatever happens.
        let mut rows = RowFile { path: path.to_owned(), unfinished, columns, writer: None };
        rows.writer = Some(Writer::start(file, format, &rows.columns)?);
        Ok(rows)
    }

    /// Writes a row: a value for each column, in order.
    pub fn write(&mut self, row: &[Cell<'_>]) -> io::Result<()> {
        debug_assert!(row.len() == self.columns.len(), "a value for each column");
        match &mut self.writer {
            Some(writer) => writer.write(row, &self.columns),
            None => Ok(()),
        }
    }

    /// Gives the file its name, now that all rows are in.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(writer) = self.writer.take() {
            writer.finish()?.sync_all()?;
            std::fs::rename(&self.unfinished, &self.path)?;
        }
        Ok(())
    }
}

impl Drop for RowFile {
    fn drop(&mut self) {
        // Once the file has its name, nothing is here to clean up.
        let _ = std::fs::remove_file(&self.unfinished);
    }
}

impl Writer {
    fn start(file: File, format: Format, columns: &[Column]) -> io::Result<Writer> {
        match format {
            Format::Csv => {
                let mut writer = csv::Writer::from_writer(file);
                writer.write_record(columns.iter().map(|column| &column.name))?;
                Ok(Writer::Csv(Box::new(writer)))
            }
            Format::Json => {
                let mut file = BufWriter::new(file);
                file.write_all(b"[")?;
                Ok(Writer::Json { file, is_empty: true })
            }
            Format::Parquet => Ok(Writer::Parquet(Box::new(Columnar::start(file, columns)?))),
        }
    }

    fn write(&mut self, row: &[Cell<'_>], columns: &[Column]) -> io::Result<()> {
        match self {
            Writer::Csv(writer) => write_csv(writer, row),
            Writer::Json { file, is_empty } => {
                file.write_all(if *is_empty { b"\n" } else { b",\n" })?;
                *is_empty = false;
                write_json(file, row, columns)
            }
            Writer::Parquet(writer) => writer.write(row),
        }
    }

    /// Writes what is still to be written.
    fn finish(self) -> io::Result<File> {
        match self {
            Writer::Csv(writer) => writer.into_inner().map_err(csv::IntoInnerError::into_error),
            Writer::Json { mut file, .. } => {
                file.write_all(b"\n]\n")?;
                file.into_inner().map_err(io::IntoInnerError::into_error)
            }
            Writer::Parquet(writer) => writer.finish(),
        }
    }
}

fn write_csv(writer: &mut csv::Writer<File>, row: &[Cell<'_>]) -> io::Result<()> {
    for cell in row {
        match cell {
            Cell::Number(number) => writer.write_field(number.to_string())?,
            Cell::Text(text) => writer.write_field(text)?,
        }
    }
    Ok(writer.write_record(None::<&[u8]>)?)
}

fn write_json(file: &mut impl Write, row: &[Cell<'_>], columns: &[Column]) -> io::Result<()> {
    for (index, (cell, column)) in row.iter().zip(columns).enumerate() {
        file.write_all(if index == 0 { b"{" } else { b"," })?;
        serde_json::to_writer(&mut *file, &column.name)?;
        file.write_all(b":")?;
        match cell {
            Cell::Number(number) => write!(file, "{number}")?,
            Cell::Text(text) => serde_json::to_writer(&mut *file, text)?,
        }
    }
    file.write_all(b"}")
}
