//! The scores that a search can meet, as far as zero windows need them: there is none between two neighbours.

use crate::score::{Player, Score, Window};
use crate::tree::Tree;

/// The least and the greatest of these scores, and the unit between two neighbours.
#[derive(Clone, Copy, Default, Debug)]
pub struct Grid {
    decimals: u8,
    /// The ends of the range of the tree's finite scores; none if it has no finite score.
    ends: Option<(Score, Score)>,
}

impl Grid {
    /// The grid of the scores of a tree, and of a window as far as both together are exact.
    pub(crate) fn new(tree: &impl Tree, window: Window) -> Grid {
        let (decimals, ends) = (tree.decimals(), tree.range());
        let bounds = || [window.alpha(), window.beta()].into_iter().filter(|bound| bound.is_finite());
        let finest = bounds().map(Score::decimals).fold(decimals, u8::max);
        let mut all = ends.into_iter().flat_map(|(lowest, highest)| [lowest, highest]).chain(bounds());
        let is_exact = all.all(|score| score.is_exact(finest));
        Grid { decimals: if is_exact { finest } else { decimals }, ends }
    }

    /// The maximum number of scores, including wins and losses, plus one pass.
    pub(super) fn len(self) -> usize {
        let unit = 10_f64.powi(i32::from(self.decimals));
        self.ends.map_or(0, |(lowest, highest)| ((highest.value() - lowest.value()) * unit) as usize).saturating_add(4)
    }

    /// How many decimals the unit has.
    pub fn decimals(self) -> u8 {
        self.decimals
    }

    /// The next better score for `player`.
    pub(super) fn next(self, score: Score, player: Player) -> Score {
        match player {
            Player::Max => self.above(score),
            Player::Min => self.below(score),
        }
    }

    /// The neighbour nearest to a score, which may lie between two if it is a bound of a window.
    fn nearest(self, score: Score) -> Score {
        Some(score.to_unit(self.decimals)).filter(|nearest| nearest.is_finite()).unwrap_or(score)
    }

    /// The next higher score.
    pub(super) fn above(self, score: Score) -> Score {
        let nearest = self.nearest(score);
        match self.ends {
            Some((lowest, _)) if score == Score::MINUS_INFINITE => lowest,
            Some(_) if score < nearest => nearest,
            Some(_) => nearest.plus_units(1, self.decimals),
            None => Score::INFINITE,
        }
    }

    /// The next lower score.
    pub(super) fn below(self, score: Score) -> Score {
        let nearest = self.nearest(score);
        match self.ends {
            Some((_, highest)) if score == Score::INFINITE => highest,
            Some(_) if nearest < score => nearest,
            Some(_) => nearest.plus_units(-1, self.decimals),
            None => Score::MINUS_INFINITE,
        }
    }
}
