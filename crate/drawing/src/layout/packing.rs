//! Packing in one direction: subtrees come in post-order, children before their parent, and each is placed as close as possible to its
//! previous siblings, which are behind it. It knows neither left nor right.

use super::sizes::BoxSizes;

/// Packs every subtree as close as possible to its previous neighbour.
pub struct Packing {
    gap: f64,
    family: f64,
    /// By ply: the children placed so far, whose parent is still to come.
    rows: Vec<SubtreeRow>,
}

/// The subtrees of the first children of one node, placed side by side.
#[derive(Clone)]
struct SubtreeRow {
    /// How far the children themselves reach; minus infinity without any.
    own: OutlineReach,
    /// The position of the last child; the first is at 0.
    last: f64,
    /// How far their subtrees reach on each ply below, from the lowest up, minus `offset`.
    outline: Vec<OutlineReach>,
    offset: f64,
}

#[derive(Clone, Copy)]
struct OutlineReach {
    back: f64,
    front: f64,
}

impl Packing {
    /// For a tree of so many plies.
    pub fn new(height: usize, sizes: &impl BoxSizes) -> Packing {
        let own = OutlineReach { back: 0.0, front: f64::NEG_INFINITY };
        let rows = vec![SubtreeRow { own, last: 0.0, outline: Vec::new(), offset: 0.0 }; height + 2];
        Packing { gap: sizes.gap(), family: sizes.family(), rows }
    }

    /// How far the whole tree reaches back from the root in the mean of this packing and that of the mirrored tree.
    pub fn reach_back(&self, mirrored: &Packing) -> f64 {
        let (one, other) = (&self.rows[0], &mirrored.rows[0]);
        let plies = one.outline.iter().zip(&other.outline);
        let reaches = plies.map(|(back, front)| front.front + other.offset - (back.back + one.offset));
        // The root, which is at 0 in both, reaches as far as its box.
        reaches.fold(-2.0 * one.own.back, larger) / 2.0
    }

    /// Places the next adjacent leaves on `ply`, the last of them `span` in front of the first; returns the position of the first, relative
    /// to its first sibling.
    #[inline]
    pub fn set_leaves(&mut self, ply: usize, back: f64, span: f64, front: f64) -> f64 {
        let row = &mut self.rows[ply];
        row.begin(self.gap, back);
        let place = row.own.front + (self.gap + back);
        row.last = place + span;
        row.own.front = row.last + front;
        place
    }

    /// Places the next inner node on `ply`, whose subtree is complete; returns its position relative to its first sibling, and the middle
    /// of its children relative to the first.
    #[inline]
    pub fn set_inner(&mut self, ply: usize, back: f64, front: f64) -> (f64, f64) {
        let [row, below] = &mut self.rows[ply..ply + 2] else { unreachable!("there are two more rows than plies") };
        row.begin(self.gap, back);
        let middle = below.last / 2.0;
        let children = OutlineReach { back: below.own.back - self.family, front: below.own.front + self.family };
        below.own.front = f64::NEG_INFINITY;
        // From here on, everything below is relative to its own middle.
        below.offset -= middle;
        row.last = row.join(below, children.moved(-middle), row.own.front + (self.gap + back), self.gap);
        row.own.front = row.last + front;
        (row.last, middle)
    }
}

impl SubtreeRow {
    /// Places the first child at 0.
    fn begin(&mut self, gap: f64, back: f64) {
        if self.own.front == f64::NEG_INFINITY {
            self.own = OutlineReach { back: -back, front: -(gap + back) };
        }
    }

    /// Adds some `children` and everything `below` them to this row, with their middle at `place` or as little in front of it as possible;
    /// returns the position. Costs the height of the lower outline, which is merged into the other.
    fn join(&mut self, below: &mut SubtreeRow, children: OutlineReach, mut place: f64, gap: f64) -> f64 {
        if let Some((top, deeper)) = self.outline.split_last_mut() {
            place = larger(place, top.front - children.back + (self.offset + gap));
            // Usually the children are leaves, with nothing deeper.
            let to_place = self.offset + gap - below.offset;
            for (placed, next) in deeper.iter().rev().zip(below.outline.iter().rev()) {
                place = larger(place, placed.front - next.back + to_place);
            }
            top.front = children.front + (place - self.offset);
            below.offset += place;
            let by = below.offset - self.offset;
            if below.outline.len() <= deeper.len() {
                for (placed, next) in deeper.iter_mut().rev().zip(below.outline.iter().rev()) {
                    placed.front = next.front + by;
                }
            } else {
                for (placed, next) in deeper.iter().rev().zip(below.outline.iter_mut().rev()) {
                    next.back = placed.back - by;
                }
                below.outline.push(top.moved(-by));
                self.take_over(below);
            }
        } else {
            below.outline.push(children.moved(-below.offset));
            below.offset += place;
            self.take_over(below);
        }
        below.outline.clear();
        below.offset = 0.0;
        place
    }

    fn take_over(&mut self, below: &mut SubtreeRow) {
        std::mem::swap(&mut self.outline, &mut below.outline);
        self.offset = below.offset;
    }
}

impl OutlineReach {
    fn moved(self, by: f64) -> OutlineReach {
        OutlineReach { back: self.back + by, front: self.front + by }
    }
}

// A float's own `max` checks for NaN first.
fn larger(one: f64, other: f64) -> f64 {
    if one < other { other } else { one }
}
