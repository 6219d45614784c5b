//! A state as people read and write it.

use fracas_core::Problems;
use serde_json::Value;

use crate::OpArena;
use crate::state::State;

impl OpArena {
    pub(crate) fn write_state(&self, _: &State) -> Value {
        Value::Null
    }

    pub(crate) fn read_state(&self, _: &Value) -> Result<State, Problems> {
        Ok(self.before)
    }
}
