//! The sizes of the nodes' boxes: one per node, or equal within each row. It knows nothing about packing.

use std::ops::Range;

use super::SubtreeReach;

/// The boxes of the nodes: how far each reaches to the left and right of its centre, and the gap between two boxes.
#[derive(Clone, Copy)]
pub struct Boxes<'a> {
    /// By node, not negative.
    pub left: &'a [f64],
    /// By node, not negative.
    pub right: &'a [f64],
    /// The minimum distance between neighbours of a ply.
    pub gap: f64,
}

/// Boxes that are equal within each row.
#[derive(Clone, Copy)]
pub struct RowBoxes<'a> {
    /// By ply, not negative: how far a leaf reaches to the left and right of its centre, and an inner node.
    pub sizes: &'a [[f64; 4]],
    /// The minimum distance between neighbours of a ply.
    pub gap: f64,
    /// Additional distance between first and last children and the children of other nodes.
    pub family: f64,
}

/// What a layout needs of its boxes, by rank.
pub(super) trait BoxSizes {
    fn gap(&self) -> f64;

    fn family(&self) -> f64;

    /// How far an inner node reaches to the left and right.
    fn inner(&self, node: usize, ply: usize) -> (f64, f64);

    /// For adjacent leaves, how far the first reaches to the left and the last to the right.
    fn ends(&self, leaves: Range<usize>, ply: usize) -> (f64, f64);

    /// The distance of the last of some adjacent leaves from the first.
    fn span(&self, leaves: Range<usize>, ply: usize) -> f64;

    /// Adds positions and reaches of adjacent leaves, the first of them at `place`.
    fn set(&self, leaves: Range<usize>, ply: usize, place: f64, x: &mut Vec<f64>, reaches: &mut Vec<SubtreeReach>);
}

impl BoxSizes for Boxes<'_> {
    fn gap(&self) -> f64 {
        self.gap
    }

    fn family(&self) -> f64 {
        0.0
    }

    fn inner(&self, node: usize, _: usize) -> (f64, f64) {
        (self.left[node], self.right[node])
    }

    fn ends(&self, leaves: Range<usize>, _: usize) -> (f64, f64) {
        (self.left[leaves.start], self.right[leaves.end - 1])
    }

    fn span(&self, leaves: Range<usize>, _: usize) -> f64 {
        let Range { start, end } = leaves;
        let distances = self.right[start..end - 1].iter().zip(&self.left[start + 1..end]);
        distances.map(|(right, left)| right + self.gap + left).sum()
    }

    fn set(&self, leaves: Range<usize>, _: usize, mut place: f64, x: &mut Vec<f64>, reaches: &mut Vec<SubtreeReach>) {
        let (left, right) = (&self.left[leaves.clone()], &self.right[leaves]);
        x.push(place);
        x.extend(right.iter().zip(&left[1..]).map(|(right, left)| {
            place += right + self.gap + left;
            place
        }));
        reaches.extend(left.iter().zip(right).map(|(&left, &right)| (left as f32, right as f32)));
    }
}

impl BoxSizes for RowBoxes<'_> {
    fn gap(&self) -> f64 {
        self.gap
    }

    fn family(&self) -> f64 {
        self.family
    }

    fn inner(&self, _: usize, ply: usize) -> (f64, f64) {
        let [_, _, left, right] = self.sizes[ply];
        (left, right)
    }

    fn ends(&self, _: Range<usize>, ply: usize) -> (f64, f64) {
        let [left, right, ..] = self.sizes[ply];
        (left, right)
    }

    fn span(&self, leaves: Range<usize>, ply: usize) -> f64 {
        let (left, right) = self.ends(leaves.clone(), ply);
        (leaves.len() - 1) as f64 * (right + self.gap + left)
    }

    fn set(&self, leaves: Range<usize>, ply: usize, place: f64, x: &mut Vec<f64>, reaches: &mut Vec<SubtreeReach>) {
        let (left, right) = self.ends(leaves.clone(), ply);
        let distance = right + self.gap + left;
        x.extend((0..leaves.len() as u32).map(|number| place + f64::from(number) * distance));
        reaches.resize(x.len(), (left as f32, right as f32));
    }
}
