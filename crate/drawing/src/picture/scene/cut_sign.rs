//! Where the cut sign is on the edge of a lost child, and how large it may be. Neighbouring signs slide down their edges together until
//! they are 1.2 signs apart. Numbers alone, for one node's lost children at a time.

/// How far down the edge of a leaf a sign is.
const ON_LEAF_EDGE: f64 = 0.5;
/// The same for a longer edge.
const ON_LONG_EDGE: f64 = 0.36;
/// The same below the probabilities of a chance node's children, and the lowest position there.
const BELOW_CHANCES: f64 = 0.7;
const LOWEST_BELOW_CHANCES: f64 = 0.86;
/// No sign is moved lower than this for its neighbours.
const LOWEST: f64 = 0.72;
/// The distance between neighbours, in signs.
const APART: f64 = 1.2;

/// The lost children of one node.
#[derive(Clone, Copy, Debug)]
pub struct LostChildren<'a> {
    /// Their places, ascending, px.
    pub xs: &'a [f64],
    /// Whether all of them are leaves.
    pub are_leaves: bool,
    /// The height between the rows, px.
    pub gap: f64,
    /// The preferred size of a sign, px.
    pub size: f64,
    /// How far labels of the row above reach into the gap, px.
    pub clear: f64,
    /// Whether probabilities are above the signs.
    pub are_below_chances: bool,
}

/// Where the signs are: the same for all of them, so that they are aligned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SignSpot {
    /// The share of the edge above the sign.
    pub share: f64,
    /// Px.
    pub size: f64,
}

impl LostChildren<'_> {
    /// Where their signs are.
    pub fn spot(&self) -> SignSpot {
        let LostChildren { xs, are_leaves, gap, size, clear, are_below_chances } = *self;
        let (wanted, lowest) = match are_leaves {
            _ if are_below_chances => (BELOW_CHANCES, LOWEST_BELOW_CHANCES),
            true => (ON_LEAF_EDGE, LOWEST),
            false => (ON_LONG_EDGE, LOWEST),
        };
        let nearest = xs.windows(2).map(|pair| pair[1] - pair[0]).fold(f64::INFINITY, f64::min);
        let apart = if nearest.is_finite() { (APART * size / nearest).max(wanted).min(lowest) } else { wanted };
        let fitting = size.min(nearest * apart / APART).min(0.8 * (gap - clear).max(0.0));
        // Above and below, the sign stays out of the rows with labels.
        let (margin, clear) = if 0.0 < gap { ((0.55 * fitting / gap).min(0.5), clear / gap) } else { (0.5, 0.0) };
        SignSpot { share: apart.max(margin + clear).min(1.0 - margin), size: fitting }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAVES: LostChildren<'_> =
        LostChildren { xs: &[100.0], are_leaves: true, gap: 100.0, size: 40.0, clear: 0.0, are_below_chances: false };

    #[test]
    fn one_sign_stands_in_the_middle_of_a_leaf_s_edge_and_above_it_on_a_longer_one() {
        assert_eq!(LEAVES.spot(), SignSpot { share: 0.5, size: 40.0 });
        assert_eq!(LostChildren { are_leaves: false, ..LEAVES }.spot(), SignSpot { share: 0.36, size: 40.0 });
    }

    #[test]
    fn neighbours_keep_apart() {
        for distance in [20.0, 40.0, 60.0, 80.0, 200.0] {
            let SignSpot { share, size } = LostChildren { xs: &[0.0, distance], ..LEAVES }.spot();
            assert!(APART * size <= share * distance + 1e-9, "{distance}");
            assert!((ON_LEAF_EDGE..=LOWEST).contains(&share));
        }
    }

    #[test]
    fn signs_keep_out_of_the_rows_and_of_labels() {
        for gap in [5.0, 20.0, 50.0] {
            for clear in [0.0, 3.0, 12.0] {
                let SignSpot { share, size } = LostChildren { gap, clear, ..LEAVES }.spot();
                assert!(
                    share * gap - size / 2.0 >= clear.min(gap / 2.0) - 1e-9 || size <= 0.8 * (gap - clear).max(0.0)
                );
                assert!(share * gap + size / 2.0 <= gap + 1e-9);
            }
        }
    }
}
