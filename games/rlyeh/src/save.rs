//! States as people read and edit them.

use fracas_core::Problems;
use serde_json::Value;

use crate::Rlyeh;
use crate::state::State;

impl Rlyeh {
    pub(crate) fn write_state(&self, _: &State) -> Value {
        unimplemented!()
    }

    pub(crate) fn read_state(&self, _: &Value) -> Result<State, Problems> {
        unimplemented!()
    }
}
