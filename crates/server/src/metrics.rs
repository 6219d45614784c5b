//! The counts that Prometheus reads.

use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// How often what was counted is cleared away.
const UPKEEP: Duration = Duration::from_secs(5);

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
    metrics::describe_counter!("fracas_store_writes_total", "Writes that are on the disk");
    metrics::describe_counter!("fracas_store_failures_total", "Writes that failed");
    metrics::describe_histogram!("fracas_store_batch_size", "Writes that share one sync");
    metrics::describe_histogram!(
        "fracas_store_sync_seconds",
        metrics::Unit::Seconds,
        "How long a sync takes"
    );
    metrics::describe_gauge!("fracas_live_tables", "Tables in memory");
    metrics::describe_gauge!("fracas_connections", "Open connections that are no sockets");
    metrics::describe_gauge!("fracas_sockets", "Open sockets");
}

/// Writes all counts as Prometheus reads them.
pub(crate) fn render() -> String {
    HANDLE.get().map(PrometheusHandle::render).unwrap_or_default()
}

/// Clears away what was counted and read, again and again: otherwise it grows while nobody reads.
pub(crate) async fn keep_up() {
    let mut ticks = tokio::time::interval(UPKEEP);
    loop {
        ticks.tick().await;
        if let Some(handle) = HANDLE.get() {
            handle.run_upkeep();
        }
    }
}
