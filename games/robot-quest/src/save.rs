//! stub
use crate::{RobotQuest, State};
use fracas_core::Problems;
use serde_json::Value;
impl RobotQuest {
    pub(crate) fn write_state(&self, _: &State) -> Value {
        Value::Null
    }
    pub(crate) fn read_state(&self, _: &Value) -> Result<State, Problems> {
        Err(Problems::one("a", "b"))
    }
}
