//! The lens over a tree larger than the stage: a piecewise linear map along the row that keeps the order of nodes. It knows no tree; px
//! alone.

/// How the row is stretched and squeezed.
#[derive(Clone, PartialEq, Debug)]
pub struct Lens {
    /// The ends of its pieces, ascending.
    pub from: Vec<f64>,
    /// The images of these positions.
    pub to: Vec<f64>,
}

impl Lens {
    /// The identity.
    pub fn none() -> Lens {
        Lens { from: vec![0.0, 1.0], to: vec![0.0, 1.0] }
    }

    /// The image of a position.
    pub fn at(&self, x: f64) -> f64 {
        moved(&self.from, &self.to, x)
    }

    /// The position with this image.
    pub fn back(&self, x: f64) -> f64 {
        moved(&self.to, &self.from, x)
    }
}

/// The image of a position under the pieces from `from` to `to`.
fn moved(from: &[f64], to: &[f64], x: f64) -> f64 {
    let last = from.len() - 1;
    if x <= from[0] {
        return to[0] + x - from[0];
    }
    if from[last] <= x {
        return to[last] + x - from[last];
    }
    // NaN stays NaN.
    let piece = from.partition_point(|&start| start <= x).max(1) - 1;
    let length = from[piece + 1] - from[piece];
    let share = if 0.0 < length { (x - from[piece]) / length } else { 0.0 };
    to[piece] + share * (to[piece + 1] - to[piece])
}

pub use spread::{Shares, Span};

/// Only needed for a tree larger than the stage.
mod spread {
    use super::Lens;

    /// Of the room beside the innermost span, each ply's other children get this share of what those of the ply above get.
    const DECLINE: f64 = 0.62;
    /// But at least this much, if there is any room.
    const LEAST: f64 = 8.0;

    /// The part of the row with a node's whole subtree.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Span {
        /// Its start.
        pub from: f64,
        /// Its end.
        pub to: f64,
        /// Its minimum width.
        pub need: f64,
    }

    /// How the room is divided: the same for every path, so that everything beside its upper part stays in place when its lower part
    /// changes.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Shares {
        /// The room of the innermost span.
        pub inner: f64,
        /// How many plies share the rest.
        pub plies: usize,
    }

    impl Lens {
        /// The lens over a row that keeps its width, with spans each within the one before.
        pub fn over(width: f64, spans: &[Span], shares: Shares) -> Lens {
            let needs = needs(spans);
            let (mut from, mut to) = (vec![0.0], vec![0.0]);
            let (mut from_end, mut to_end) = (vec![width], vec![width]);
            let (mut outer, mut left, mut right) = ((0.0, width), 0.0, width);
            for (index, span) in spans.iter().enumerate() {
                let inside = (span.from.max(outer.0), span.to.min(outer.1));
                let outside = outer.1 - outer.0 - (inside.1 - inside.0);
                if outside <= 0.0 || inside.1 <= inside.0 {
                    continue;
                }
                let wide: f64 = right - left;
                let share = wide * (inside.1 - inside.0) / (outer.1 - outer.0);
                let free = wide - shares.inner.max(needs[index]);
                let beside = free * first_share(shares.plies.saturating_sub(index).max(1));
                let taken = share.max(wide - LEAST.min(wide - share).max(beside));
                let squeeze = (wide - taken) / outside;
                left += (inside.0 - outer.0) * squeeze;
                right = left + taken;
                from.push(inside.0);
                to.push(left);
                from_end.push(inside.1);
                to_end.push(right);
                outer = inside;
            }
            from.extend(from_end.into_iter().rev());
            to.extend(to_end.into_iter().rev());
            Lens { from, to }
        }
    }

    /// By span: the width that it needs, including the spans within it.
    fn needs(spans: &[Span]) -> Vec<f64> {
        let mut needs: Vec<f64> = spans.iter().map(|span| span.need).collect();
        for index in (1..needs.len()).rev() {
            needs[index - 1] = needs[index - 1].max(needs[index]);
        }
        needs
    }

    /// The share of the first of this many plies.
    fn first_share(plies: usize) -> f64 {
        (1.0 - DECLINE) / (1.0 - DECLINE.powi(plies as i32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_spans_nothing_changes() {
        let lens = Lens::over(1000.0, &[], Shares { inner: 0.0, plies: 0 });
        for x in [-5.0, 0.0, 300.0, 1000.0, 1200.0] {
            assert_eq!(lens.at(x), x);
            assert_eq!(Lens::none().at(x), x);
        }
    }

    #[test]
    fn a_span_gets_what_it_needs_and_order_is_kept() {
        let spans = [Span { from: 200.0, to: 400.0, need: 300.0 }, Span { from: 250.0, to: 260.0, need: 200.0 }];
        let lens = Lens::over(1000.0, &spans, Shares { inner: 0.0, plies: 2 });
        assert!(199.0 <= lens.at(260.0) - lens.at(250.0));
        assert_eq!((lens.at(0.0), lens.at(1000.0)), (0.0, 1000.0));
        for x in 0..1000 {
            assert!(lens.at(f64::from(x)) <= lens.at(f64::from(x) + 1.0));
            assert!((lens.back(lens.at(f64::from(x))) - f64::from(x)).abs() < 1e-9);
        }
    }
}
