//! As much of JSON Schema as our documents use, to hold messages against them.

use serde_json::{Map, Value};

/// Says everything in which a value differs from a schema of a document.
pub(crate) fn differences(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(document, schema, value, "$", &mut found);
    found
}

/// Gets what a reference leads to.
pub(crate) fn resolve<'a>(document: &'a Value, reference: &str) -> Option<&'a Value> {
    document.pointer(reference.strip_prefix('#')?)
}

fn check(document: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let Some(fields) = schema.as_object() else {
        if *schema == false {
            found.push(format!("{at}: nothing may be here"));
        }
        return;
    };
    if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
        match resolve(document, reference) {
            Some(schema) => check(document, schema, value, at, found),
            None => found.push(format!("{at}: {reference} leads nowhere")),
        }
    }
    if fields.get("const").is_some_and(|only| only != value) {
        found.push(format!("{at}: {value} is not {}", fields["const"]));
    }
    let known = fields.get("enum").and_then(Value::as_array);
    if known.is_some_and(|known| !known.contains(value)) {
        found.push(format!("{at}: {value} is not among {}", fields["enum"]));
    }
    check_type(fields, value, at, found);
    check_alternatives(document, fields, value, at, found);
    if let Some(object) = value.as_object() {
        check_object(document, fields, object, at, found);
    }
    if let Some(values) = value.as_array() {
        check_array(document, fields, values, at, found);
    }
}

fn check_type(fields: &Map<String, Value>, value: &Value, at: &str, found: &mut Vec<String>) {
    let is = |name: &Value| match name.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => false,
    };
    let fits = match fields.get("type") {
        None => true,
        Some(Value::Array(names)) => names.iter().any(is),
        Some(name) => is(name),
    };
    if !fits {
        found.push(format!("{at}: {value} is no {}", fields["type"]));
    }
}

fn check_alternatives(
    document: &Value,
    fields: &Map<String, Value>,
    value: &Value,
    at: &str,
    found: &mut Vec<String>,
) {
    for schema in fields.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        check(document, schema, value, at, found);
    }
    for name in ["anyOf", "oneOf"] {
        let Some(schemas) = fields.get(name).and_then(Value::as_array) else { continue };
        let fitting =
            schemas.iter().filter(|it| differences(document, it, value).is_empty()).count();
        if fitting == 0 || name == "oneOf" && fitting != 1 {
            found.push(format!("{at}: {fitting} of {name} fit {value}"));
        }
    }
}

fn check_object(
    document: &Value,
    fields: &Map<String, Value>,
    object: &Map<String, Value>,
    at: &str,
    found: &mut Vec<String>,
) {
    for name in fields.get("required").and_then(Value::as_array).into_iter().flatten() {
        if !name.as_str().is_some_and(|name| object.contains_key(name)) {
            found.push(format!("{at}: {name} is missing"));
        }
    }
    let properties = fields.get("properties").and_then(Value::as_object);
    for (name, value) in object {
        let at = format!("{at}.{name}");
        match (properties.and_then(|known| known.get(name)), fields.get("additionalProperties")) {
            (Some(schema), _) | (None, Some(schema)) => check(document, schema, value, &at, found),
            (None, None) => {}
        }
    }
}

fn check_array(
    document: &Value,
    fields: &Map<String, Value>,
    values: &[Value],
    at: &str,
    found: &mut Vec<String>,
) {
    let first = fields.get("prefixItems").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    for (index, value) in values.iter().enumerate() {
        if let Some(schema) = first.get(index).or(fields.get("items")) {
            check(document, schema, value, &format!("{at}[{index}]"), found);
        }
    }
}

/// Lists every reference in a document.
pub(crate) fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(values) => values.iter().flat_map(references).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

#[test]
fn what_differs_from_a_schema_is_found() {
    let document = serde_json::json!({ "$defs": { "Seat": { "type": "integer" } }, "oneOf": [
        { "type": "object", "properties": { "type": { "const": "sit" }, "seat": { "$ref": "#/$defs/Seat" } }, "required": ["type", "seat"] },
        { "type": "object", "properties": { "type": { "enum": ["go"] }, "to": { "type": ["string", "null"] } }, "required": ["type"] },
    ] });
    let differs = |value: Value| !differences(&document, &document, &value).is_empty();
    assert!(!differs(serde_json::json!({ "type": "sit", "seat": 1 })));
    assert!(!differs(serde_json::json!({ "type": "go", "to": null })));
    assert!(differs(serde_json::json!({ "type": "sit" })));
    assert!(differs(serde_json::json!({ "type": "sit", "seat": "1" })));
    assert!(differs(serde_json::json!({ "type": "stay" })));
    assert!(differs(serde_json::json!([])));
}
