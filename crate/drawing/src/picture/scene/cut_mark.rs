//! The marks of a cut-off: what is drawn across the edge of a lost child. A mark is centred where it meets the edge; one that turns is
//! drawn for an edge straight down. Paths alone, without colour or width.

use crate::picture::path::{filled, px};
use secateur_courses::course::Cuts;

/// How a mark is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CutMark {
    cuts: Cuts,
    /// Whether it turns with the edge.
    pub is_turned: bool,
    /// The radius of the paper under it, in sizes.
    pub plate: Option<f64>,
    /// Whether the whole edge is marked, without a sign on it.
    pub is_whole: bool,
}

impl CutMark {
    /// The mark of a notation.
    pub fn from_cuts(cuts: Cuts) -> CutMark {
        CutMark {
            cuts,
            is_turned: matches!(cuts, Cuts::Slashes | Cuts::Stub),
            plate: (cuts == Cuts::Scissors).then_some(0.66),
            is_whole: cuts == Cuts::Dashed,
        }
    }

    /// Its strokes on an edge, one path each.
    pub fn strokes(&self, size: f64) -> Vec<String> {
        match self.cuts {
            Cuts::Slashes => [-0.18, 0.18].map(|y| line(size, [0.42, y - 0.17, -0.42, y + 0.17])).into(),
            Cuts::Scissors => [-1.0, 1.0].map(|side| blade(size, side)).into(),
            Cuts::Cross => [-1.0, 1.0].map(|side| line(size, [-0.35, -0.35 * side, 0.35, 0.35 * side])).into(),
            Cuts::Dashed => Vec::new(),
            Cuts::Stub => vec![filled("M# 0H#", &[-0.4 * size, 0.4 * size])],
        }
    }

    /// Its strokes without an edge, as in a legend.
    pub fn alone(&self, size: f64) -> Vec<String> {
        if !self.is_whole {
            return self.strokes(size);
        }
        let dash = |y: f64| filled("M0 #V#", &[(y - 0.02) * size, (y + 0.02) * size]);
        [-0.36, 0.0, 0.36].map(dash).into()
    }
}

/// A line between two points, in sizes.
fn line(size: f64, [x1, y1, x2, y2]: [f64; 4]) -> String {
    filled("M# #L# #", &[x1 * size, y1 * size, x2 * size, y2 * size])
}

/// A blade with its ring, on one side of the scissors.
fn blade(size: f64, side: f64) -> String {
    let r = px(0.17 * size);
    let start = [-0.5 * size, 0.24 * side * size, r, r, 2.0 * r, r, r, -2.0 * r];
    let ring = filled("M# #a# # 0 1 1 # 0a# # 0 1 1 # 0", &start);
    ring + &line(size, [-0.19, 0.15 * side, 0.46, -0.27 * side])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_has_strokes_of_its_own() {
        let alone: Vec<_> = Cuts::ALL.iter().map(|&cuts| CutMark::from_cuts(cuts).alone(20.0)).collect();
        for (index, strokes) in alone.iter().enumerate() {
            assert!(!strokes.is_empty() && !alone[..index].contains(strokes));
        }
        assert_eq!(CutMark::from_cuts(Cuts::Slashes).strokes(10.0), ["M4.2 -3.5L-4.2 -0.1", "M4.2 0.1L-4.2 3.5"]);
        assert_eq!(CutMark::from_cuts(Cuts::Dashed).strokes(10.0), [""; 0]);
    }
}
