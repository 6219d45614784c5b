//! Ids that must be unique, within a file and across files.

use std::collections::BTreeMap;

use super::File;
use crate::name::Name;

/// The ids claimed so far, and where.
///
/// ```
/// use fracas_cards::{File, Ids};
///
/// let file = File::read("heroes.toml", "[[hero]]\nid = \"frank\"\n[[hero]]\nid = \"frank\"\n");
/// let mut ids = Ids::new();
/// let heroes = file.root().tables("hero");
/// let claimed = heroes.iter().filter_map(|hero| hero.id("id")).map(|id| ids.claim(&file, &id));
/// assert_eq!(claimed.collect::<Vec<_>>(), [true, false]);
/// assert!(file.into_report().render().contains("first used in line 2"));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Ids {
    /// Where each id was claimed: file and line.
    claimed: BTreeMap<String, (String, usize)>,
}

impl Ids {
    /// Starts with no id claimed.
    pub fn new() -> Self {
        Self::default()
    }

    /// Claims an id for the place where it is written; a taken one is reported and gives `false`.
    pub fn claim(&mut self, file: &File<'_>, id: &Name) -> bool {
        if let Some((first, line)) = self.claimed.get(&id.text) {
            let elsewhere =
                if first == file.name() { String::new() } else { format!(" of {first}") };
            let label = format!("first used in line {line}{elsewhere}");
            file.error(id.span.clone(), format!("the id `{id}` is used twice"), label, None);
            return false;
        }
        let place = (file.name().to_owned(), file.line(id.span.start));
        self.claimed.insert(id.text.clone(), place);
        true
    }
}
