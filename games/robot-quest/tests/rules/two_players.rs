//! Two players: R164 to R172.
