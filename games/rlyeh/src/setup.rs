//! From what the players agreed on to the rules of their table.

use fracas_core::{Problems, Setup};

use crate::Rlyeh;

impl Rlyeh {
    pub(crate) fn open(_setup: &Setup) -> Result<Rlyeh, Problems> {
        unimplemented!()
    }
}
