//! Rows as Apache Parquet: column by column, compressed, with types.

use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::{Cell, Column, Kind};

/// How many rows are gathered before they are written.
const GROUP: usize = 1 << 16;

/// A Parquet file that takes rows.
pub(super) struct Columnar {
    file: SerializedFileWriter<File>,
    gathered: Vec<Values>,
    rows: usize,
}

/// Values of one column that wait to be written.
enum Values {
    Small(Vec<i32>),
    Large(Vec<i64>),
    Text(Vec<ByteArray>),
}

impl Columnar {
    pub(super) fn start(file: File, columns: &[Column]) -> io::Result<Columnar> {
        let fields = columns.iter().map(field).collect::<Result<_, _>>().map_err(failed)?;
        let schema =
            Type::group_type_builder("rows").with_fields(fields).build().map_err(failed)?;
        let about = |column: &Column| KeyValue::new(column.name.clone(), column.about.clone());
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("fracas".into())
            .set_key_value_metadata(Some(columns.iter().map(about).collect()))
            .build();
        let file = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties));
        let gathered = columns.iter().map(|column| Values::new(column.kind)).collect();
        Ok(Columnar { file: file.map_err(failed)?, gathered, rows: 0 })
    }

    pub(super) fn write(&mut self, row: &[Cell<'_>]) -> io::Result<()> {
        for (cell, values) in row.iter().zip(&mut self.gathered) {
            values.push(*cell)?;
        }
        self.rows += 1;
        if self.rows == GROUP { self.flush() } else { Ok(()) }
    }

    pub(super) fn finish(mut self) -> io::Result<File> {
        self.flush()?;
        self.file.into_inner().map_err(failed)
    }

    /// Writes what was gathered.
    fn flush(&mut self) -> io::Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        self.rows = 0;
        let mut group = self.file.next_row_group().map_err(failed)?;
        for values in &mut self.gathered {
            let Some(mut column) = group.next_column().map_err(failed)? else { break };
            match values {
                Values::Small(values) => {
                    column.typed::<Int32Type>().write_batch(values, None, None)
                }
                Values::Large(values) => {
                    column.typed::<Int64Type>().write_batch(values, None, None)
                }
                Values::Text(values) => {
                    column.typed::<ByteArrayType>().write_batch(values, None, None)
                }
            }
            .map_err(failed)?;
            column.close().map_err(failed)?;
            values.clear();
        }
        group.close().map(drop).map_err(failed)
    }
}

impl Values {
    fn new(kind: Kind) -> Values {
        match kind {
            Kind::Small => Values::Small(Vec::new()),
            Kind::Large => Values::Large(Vec::new()),
            Kind::Text => Values::Text(Vec::new()),
        }
    }

    fn push(&mut self, cell: Cell<'_>) -> io::Result<()> {
        let wrong = || io::Error::new(io::ErrorKind::InvalidInput, "a value of another kind");
        match (self, cell) {
            (Values::Small(values), Cell::Number(number)) => {
                values.push(i32::try_from(number).map_err(|_| wrong())?);
            }
            (Values::Large(values), Cell::Number(number)) => values.push(number),
            (Values::Text(values), Cell::Text(text)) => values.push(text.into()),
            (Values::Small(_) | Values::Large(_), Cell::Text(_))
            | (Values::Text(_), Cell::Number(_)) => return Err(wrong()),
        }
        Ok(())
    }

    fn clear(&mut self) {
        match self {
            Values::Small(values) => values.clear(),
            Values::Large(values) => values.clear(),
            Values::Text(values) => values.clear(),
        }
    }
}

/// Describes a column in the file's schema.
fn field(column: &Column) -> Result<Arc<Type>, ParquetError> {
    let (physical, logical) = match column.kind {
        Kind::Small => (Physical::INT32, None),
        Kind::Large => (Physical::INT64, None),
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let builder = Type::primitive_type_builder(&column.name, physical)
        .with_repetition(Repetition::REQUIRED)
        .with_logical_type(logical);
    builder.build().map(Arc::new)
}

/// Makes an error of writing of one of Parquet.
fn failed(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
