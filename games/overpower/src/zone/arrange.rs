//! All cards of a player laid out anew, as a saved state has them.

use tinyvec::ArrayVec;

use super::{Cards, Lie, Order, Zone};
use crate::card::CardId;
use crate::piece::{Piece, PieceSet};

impl Cards {
    /// Gets how many cards there are.
    pub(crate) fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// Gets the Draw Pile from below: what was put under it, the bag, and what was put or seen on top.
    pub(crate) fn draw_parts(&self) -> [Vec<Piece>; 3] {
        let (under, over) = (usize::from(self.under), usize::from(self.over));
        let pieces = |from: usize, to: usize| {
            let part = self.draw[from..to].iter();
            part.map(|&index| Piece::new(self.owner, usize::from(index))).collect()
        };
        let end = self.draw.len() - over;
        [pieces(0, under), pieces(under, end), pieces(end, self.draw.len())]
    }

    /// Gets the Power Pack from below.
    pub(crate) fn pack_pieces(&self) -> Vec<Piece> {
        self.pack.iter().map(|&index| Piece::new(self.owner, usize::from(index))).collect()
    }

    /// Lays all cards out anew: each is named once, those of the Draw Pile and the Power Pack from below. The
    /// Draw Pile has so many under its bag and over it.
    pub(crate) fn arrange(
        &mut self,
        places: &[(Piece, Zone, Lie)],
        [under, over]: [usize; 2],
        fresh: &[CardId],
    ) {
        self.zones = [PieceSet::EMPTY; Zone::COUNT];
        self.draw = Order::default();
        self.pack = Order::default();
        for &(piece, zone, lie) in places {
            self.zones[zone as usize].insert(piece);
            self.lies[piece.index()] = lie;
            match zone {
                Zone::Draw => self.draw.push(piece.0 & 0x7f),
                Zone::PowerPack => self.pack.push(piece.0 & 0x7f),
                Zone::Hand
                | Zone::Placed
                | Zone::Under
                | Zone::Astral
                | Zone::Clipped
                | Zone::Hit
                | Zone::FaceDown
                | Zone::Dead
                | Zone::Defeated
                | Zone::Removed => {}
            }
        }
        self.under = under as u8;
        self.over = over as u8;
        self.fresh = ArrayVec::default();
        self.fresh.extend(fresh.iter().copied());
    }
}
