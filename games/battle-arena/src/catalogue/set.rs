//! Reading what the cards of a file have in common.

use fracas_cards::Fields;

/// What the cards of a file have in common.
#[derive(Default)]
pub(super) struct Set {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) variation: String,
    pub(super) icon: Option<String>,
}

pub(super) fn read_set(fields: Fields<'_>) -> Set {
    let code = fields.text("code").unwrap_or_default();
    let name = fields.text("name").unwrap_or_default();
    fields.number("year", 2000..=2999);
    let variation = fields.optional_text("variation").unwrap_or_default();
    let icon = fields.optional_icon("icon");
    fields.finish();
    Set { code, name, variation, icon }
}
