//! The counts that Prometheus reads.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to count; once for all servers of a process.
pub(crate) fn install() {
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Another recorder may be there already; then the counts are its own affair.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    });
}

fn describe() {
    metrics::describe_counter!("fracas_moves_total", "Moves accepted and kept");
    metrics::describe_counter!("fracas_tables_total", "Tables made");
    metrics::describe_counter!("fracas_messages_total", "Messages received over sockets");
    metrics::describe_counter!("fracas_refusals_total", "Requests refused, by code");
    metrics::describe_gauge!("fracas_live_tables", "Tables in memory");
    metrics::describe_gauge!("fracas_sockets", "Open sockets");
}

/// Writes all counts as Prometheus reads them.
pub(crate) fn render() -> String {
    HANDLE.get().map(PrometheusHandle::render).unwrap_or_default()
}
