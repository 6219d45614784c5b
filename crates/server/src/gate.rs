//! How much each client may do.

use std::collections::HashMap;
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
    sockets: Mutex<Sockets>,
}

#[derive(Debug, Default)]
struct Sockets {
    total: usize,
    by_client: HashMap<IpAddr, usize>,
}

/// The right to have a socket open; given back when it is dropped.
pub(crate) struct SocketPermit {
    gate: Arc<Gate>,
    client: IpAddr,
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
            sockets: Mutex::default(),
        })
    }

    /// Lets a request in, or says that there are too many.
    pub(crate) fn let_request_in(&self, client: IpAddr) -> Result<(), Refused> {
        check(&self.requests, client)
    }

    /// Lets a client make a person or a table, or says that it has made too many.
    pub(crate) fn let_make(&self, client: IpAddr) -> Result<(), Refused> {
        check(&self.makings, client)
    }

    /// Counts the open sockets.
    pub(crate) fn open_sockets(&self) -> usize {
        lock(&self.sockets).total
    }

    /// Lets a socket open, or says that there are too many.
    pub(crate) fn let_socket_open(
        self: &Arc<Self>,
        client: IpAddr,
    ) -> Result<SocketPermit, Refused> {
        let mut sockets = lock(&self.sockets);
        let of_client = sockets.by_client.get(&client).copied().unwrap_or_default();
        if self.limits.sockets <= sockets.total {
            return Err(refused("full", "the server is full; try again in a few minutes"));
        }
        if self.limits.sockets_per_client <= of_client {
            let sentence = "too many connections from your address; close some windows first";
            return Err(refused("too-many-connections", sentence));
        }
        sockets.total += 1;
        sockets.by_client.insert(client, of_client + 1);
        metrics::gauge!("fracas_sockets").increment(1);
        Ok(SocketPermit { gate: self.clone(), client })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = lock(&self.gate.sockets);
        sockets.total -= 1;
        if let Some(count) = sockets.by_client.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                sockets.by_client.remove(&self.client);
            }
        }
        metrics::gauge!("fracas_sockets").decrement(1);
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<IpAddr>, client: IpAddr) -> Result<(), Refused> {
    if MANY_CLIENTS < limiter.len() {
        limiter.retain_recent();
    }
    limiter.check_key(&client).map_err(|_| too_fast())
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
        let code = |permit: Result<SocketPermit, Refused>| permit.err().map(|no| no.refusal.code);
        assert_eq!(code(gate.let_socket_open(ANN)), Some("too-many-connections"));
        let _third = gate.let_socket_open(BOB);
        assert_eq!(code(gate.let_socket_open(BOB)), Some("full"));
        drop(first);
        assert_eq!(code(gate.let_socket_open(ANN)), None);
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
