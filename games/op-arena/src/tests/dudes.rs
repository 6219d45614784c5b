//! One test for each Dude: what its two abilities do in a game, as its text says.

mod a_to_b;
mod c;
mod coverage;
mod d_to_g;
mod h_to_k;
mod l_to_m;
mod n_to_on;
mod o_to_r;
mod sa_to_so;
mod sp_to_sw;
mod t;
mod u_to_y;
