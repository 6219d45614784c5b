//! How events are told.

use fracas_core::Told;

use super::Event;
use crate::catalogue::Catalogue;

impl Event {
    pub(crate) fn tell(&self, _: &Catalogue, _: &[String]) -> Told {
        Told { kind: "event", text: format!("{self:?}"), items: Vec::new(), good_for: None }
    }
}
