//! How much each client may do.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use fracas_protocol::Refused;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::lobby::lock;
use crate::refusal::refused;

/// The most clients whose requests are counted before old ones are forgotten.
const MANY_CLIENTS: usize = 10_000;

/// Counts what clients do, and refuses what is too much.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    makings: DefaultKeyedRateLimiter<IpAddr>,
    connections: Arc<Counter>,
    sockets: Arc<Counter>,
    /// The tables that clients have made and that may not be finished.
    tables: Mutex<HashMap<IpAddr, Vec<MadeTable>>>,
}

/// A table that a client has made.
#[derive(Clone, Debug)]
pub(crate) struct MadeTable {
    pub(crate) id: String,
    pub(crate) listed: bool,
}

/// Counts what is open.
#[derive(Debug, Default)]
struct Counter(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    by_client: HashMap<IpAddr, usize>,
}

/// The right to have something open; given back when it is dropped.
pub(crate) struct Permit {
    counter: Arc<Counter>,
    client: Option<IpAddr>,
    /// The gauge that shows how many there are.
    gauge: &'static str,
}

/// What is full.
enum Full {
    ForAll,
    ForClient,
}

impl Counter {
    /// Opens one more unless there are `most` or the client has `most_of_client`; one without a
    /// client counts only in total.
    fn open(
        self: &Arc<Self>,
        client: Option<IpAddr>,
        most: usize,
        most_of_client: usize,
        gauge: &'static str,
    ) -> Result<Permit, Full> {
        let mut counts = lock(&self.0);
        if most <= counts.total {
            return Err(Full::ForAll);
        }
        if let Some(client) = client {
            let of_client = counts.by_client.get(&client).copied().unwrap_or_default();
            if most_of_client <= of_client {
                return Err(Full::ForClient);
            }
            counts.by_client.insert(client, of_client + 1);
        }
        counts.total += 1;
        metrics::gauge!(gauge).increment(1);
        Ok(Permit { counter: self.clone(), client, gauge })
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Arc<Gate> {
        let per_second = at_least_one(limits.requests_per_second);
        let burst = at_least_one(limits.requests_per_second.saturating_mul(4));
        let per_minute = at_least_one(limits.makings_per_minute);
        Arc::new(Gate {
            limits,
            requests: RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst)),
            makings: RateLimiter::keyed(Quota::per_minute(per_minute)),
            connections: Arc::default(),
            sockets: Arc::default(),
            tables: Mutex::default(),
        })
    }

    /// Lets a request in, or says that there are too many.
    pub(crate) fn let_request_in(&self, client: IpAddr) -> Result<(), Refused> {
        check(&self.requests, &client)
    }

    /// Lets a client make a person or a table, or says that it has made too many.
    pub(crate) fn let_make(&self, client: IpAddr) -> Result<(), Refused> {
        check(&self.makings, &client)
    }

    /// Lets a connection in, unless there are too many; one without a client counts only in total.
    pub(crate) fn let_connect(&self, client: Option<IpAddr>) -> Option<Permit> {
        let Limits { connections, connections_per_client, .. } = self.limits;
        let open = &self.connections;
        open.open(client, connections, connections_per_client, "fracas_connections").ok()
    }

    /// Counts the open sockets.
    pub(crate) fn open_sockets(&self) -> usize {
        lock(&self.sockets.0).total
    }

    /// Lets a socket open, or says that there are too many.
    pub(crate) fn let_socket_open(&self, client: IpAddr) -> Result<Permit, Refused> {
        let Limits { sockets, sockets_per_client, .. } = self.limits;
        let opened = self.sockets.open(Some(client), sockets, sockets_per_client, "fracas_sockets");
        opened.map_err(|full| match full {
            Full::ForAll => refused("full", "the server is full; try again in a few minutes"),
            Full::ForClient => {
                let sentence = "too many connections from your address; close some windows first";
                refused("too-many-connections", sentence)
            }
        })
    }

    /// Lists the tables of a client, if it has made so many that they must be looked through.
    pub(crate) fn many_tables_of(&self, client: IpAddr) -> Option<Vec<MadeTable>> {
        let tables = lock(&self.tables);
        let tables = tables.get(&client)?;
        let listed = tables.iter().filter(|table| table.listed).count();
        let is_many = self.limits.tables_per_client <= tables.len()
            || self.limits.listed_per_client <= listed;
        is_many.then(|| tables.clone())
    }

    /// Remembers which tables of a client are not finished.
    pub(crate) fn keep_tables_of(&self, client: IpAddr, unfinished: Vec<MadeTable>) {
        lock(&self.tables).insert(client, unfinished);
    }

    /// Lets a client make one more table, or says that it has too many.
    pub(crate) fn let_make_table(&self, client: IpAddr, is_listed: bool) -> Result<(), Refused> {
        let tables = lock(&self.tables);
        let tables = tables.get(&client).map(Vec::as_slice).unwrap_or_default();
        if self.limits.tables_per_client <= tables.len() {
            let sentence = "there are too many unfinished tables from your address";
            return Err(refused("too-many-tables", sentence));
        }
        let listed = tables.iter().filter(|table| table.listed).count();
        if is_listed && self.limits.listed_per_client <= listed {
            let sentence = "too many tables from your address are in the lobby; make this one for \
                            those who have its link";
            return Err(refused("too-many-tables", sentence));
        }
        Ok(())
    }

    /// Notes that a client has made a table.
    pub(crate) fn note_table(&self, client: IpAddr, table: MadeTable) {
        let mut tables = lock(&self.tables);
        if MANY_CLIENTS < tables.len() {
            tables.clear();
        }
        tables.entry(client).or_default().push(table);
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = lock(&self.counter.0);
        counts.total -= 1;
        if let Some(client) = self.client
            && let Some(count) = counts.by_client.get_mut(&client)
        {
            *count -= 1;
            if *count == 0 {
                counts.by_client.remove(&client);
            }
        }
        metrics::gauge!(self.gauge).decrement(1);
    }
}

/// Lets one more through for a key, or says that there are too many.
pub(crate) fn check<K: Clone + Eq + Hash>(
    limiter: &DefaultKeyedRateLimiter<K>,
    client: &K,
) -> Result<(), Refused> {
    if MANY_CLIENTS < limiter.len() {
        limiter.retain_recent();
    }
    limiter.check_key(client).map_err(|_| too_fast())
}

/// Refuses what comes too fast.
pub(crate) fn too_fast() -> Refused {
    refused("too-fast", "that was too much at once; wait a moment and try again")
}

pub(crate) fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Gets the address that stands for a client: a household has a whole IPv6 network.
pub(crate) fn client_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: IpAddr = IpAddr::V6(Ipv6Addr::LOCALHOST);
    const BOB: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

    #[test]
    fn a_client_has_so_many_sockets_and_gets_them_back() {
        let gate = Gate::new(Limits { sockets_per_client: 2, sockets: 3, ..Limits::default() });
        let first = gate.let_socket_open(ANN);
        let _second = gate.let_socket_open(ANN);
        let code = |permit: Result<Permit, Refused>| permit.err().map(|no| no.refusal.code);
        assert_eq!(code(gate.let_socket_open(ANN)), Some("too-many-connections"));
        let _third = gate.let_socket_open(BOB);
        assert_eq!(code(gate.let_socket_open(BOB)), Some("full"));
        drop(first);
        assert_eq!(code(gate.let_socket_open(ANN)), None);
    }

    #[test]
    fn connections_are_counted_for_each_client_and_behind_a_proxy_in_total() {
        let limits = Limits { connections_per_client: 1, connections: 3, ..Limits::default() };
        let gate = Gate::new(limits);
        let first = gate.let_connect(Some(ANN));
        assert!(first.is_some() && gate.let_connect(Some(ANN)).is_none());
        let (_second, _third) = (gate.let_connect(None), gate.let_connect(None));
        assert!(gate.let_connect(Some(BOB)).is_none(), "three are open");
        drop(first);
        assert!(gate.let_connect(Some(ANN)).is_some());
    }

    #[test]
    fn a_client_has_so_many_tables_and_fewer_in_the_lobby() {
        let limits = Limits { tables_per_client: 3, listed_per_client: 1, ..Limits::default() };
        let gate = Gate::new(limits);
        let code = |listed| gate.let_make_table(ANN, listed).err().map(|no| no.refusal.code);
        let note = |id: &str, listed| gate.note_table(ANN, MadeTable { id: id.into(), listed });
        note("a", true);
        assert_eq!((code(true), code(false)), (Some("too-many-tables"), None));
        note("b", false);
        note("c", false);
        assert_eq!(code(false), Some("too-many-tables"));
        assert!(gate.let_make_table(BOB, true).is_ok());
        gate.keep_tables_of(ANN, Vec::new());
        assert_eq!(code(true), None);
    }

    #[test]
    fn requests_are_counted_for_each_client_alone() {
        let gate = Gate::new(Limits { requests_per_second: 1, ..Limits::default() });
        let granted = (0..20).filter(|_| gate.let_request_in(ANN).is_ok()).count();
        assert!((4..8).contains(&granted), "a burst of four, and little more: {granted}");
        assert!(gate.let_request_in(BOB).is_ok());
    }

    #[test]
    fn a_network_of_64_bits_is_one_client_and_a_mapped_address_is_an_old_one() {
        let client = |text: &str| text.parse().map(client_of).ok();
        assert_eq!(client("2001:db8:1:2::9"), client("2001:db8:1:2:ffff::1"));
        assert_ne!(client("2001:db8:1:2::9"), client("2001:db8:1:3::9"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
    }
}
