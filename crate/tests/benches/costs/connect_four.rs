//! Connect Four on 7 × 6 squares as a programmer would write it for one search: alpha-beta from the mover's side, on bitboards, middle
//! column first, with a table that stores both bounds of a position and always replaces older entries.

/// Columns in search order.
const COLUMNS: [u32; 7] = [3, 2, 4, 1, 5, 0, 6];
/// Squares of a column, plus one that stays empty.
const STRIDE: u32 = 7;
const ALL: u64 = {
    let (mut all, mut column) = (0, 0);
    while column < 7 {
        all |= 0b11_1111 << (column * STRIDE);
        column += 1;
    }
    all
};
/// Slots of the table, as a power of 2.
const PLACES: u32 = 20;

/// A position after some moves, in columns from 1: 17 discs, and some hundred thousand nodes to its value.
pub const MOVES: &str = "52446155614451175";

#[derive(Clone, Copy, Default)]
struct SolverPlace {
    key: u64,
    low: i8,
    high: i8,
    is_used: bool,
}

/// The solver.
pub struct Solver {
    places: Vec<SolverPlace>,
}

impl Solver {
    /// With an empty table.
    pub fn new() -> Solver {
        Solver { places: vec![SolverPlace::default(); 1 << PLACES] }
    }

    /// 1, 0 or −1 for the side to move after these moves.
    pub fn value(&mut self, moves: &str) -> i32 {
        let (mut own, mut all) = (0, 0);
        for column in moves.bytes().map(|digit| u32::from(digit - b'1')) {
            let next = all | (all + (1 << (column * STRIDE)));
            (own, all) = (own ^ all, next);
        }
        self.search(own, all, -1, 1)
    }

    fn search(&mut self, own: u64, all: u64, mut alpha: i32, mut beta: i32) -> i32 {
        let key = own + all;
        let index = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES)) as usize;
        let place = self.places[index];
        let (mut low, mut high) = (-1, 1);
        if place.is_used && place.key == key {
            (low, high) = (i32::from(place.low), i32::from(place.high));
            if low == high || beta <= low {
                return low;
            }
            if high <= alpha {
                return high;
            }
            alpha = alpha.max(low);
            beta = beta.min(high);
        }
        let (mut best, mut bound) = (-2, alpha);
        for column in COLUMNS {
            if all & (1 << (column * STRIDE + 5)) != 0 {
                continue;
            }
            let next = all | (all + (1 << (column * STRIDE)));
            let score = if has_four(own | (next ^ all)) {
                1
            } else if next == ALL {
                0
            } else {
                -self.search(own ^ all, next, -beta, -bound)
            };
            if best < score {
                best = score;
            }
            if beta <= score {
                break;
            }
            if bound < score {
                bound = score;
            }
        }
        if best <= alpha {
            high = best;
        } else if beta <= best {
            low = best;
        } else {
            (low, high) = (best, best);
        }
        self.places[index] = SolverPlace { key, low: low as i8, high: high as i8, is_used: true };
        best
    }
}

fn has_four(discs: u64) -> bool {
    [1, STRIDE, STRIDE - 1, STRIDE + 1].into_iter().any(|step| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}
