//! Means of scores at chance nodes: exact sums of whole units, rounded once per chance node. It knows no search.
//!
//! One unit serves the whole tree: 10⁻⁹, or that of the tree's scores if finer; coarser only if the scores are so large that they have no
//! room for so many digits. Rounding to one unit keeps the order of two numbers: a bound on the exact mean of some scores, rounded, is a
//! bound on the rounded mean. So a cut that a bound proves is correct to the last digit, on every machine.

use crate::score::{Interval, Score, Side, Window};
use crate::tree::Tree;

/// The unit of all means of a tree: 10^−`decimals`.
#[derive(Clone, Copy, PartialEq, Default, Debug, serde::Serialize, serde::Deserialize)]
pub struct Means {
    decimals: u8,
}

impl Means {
    /// The decimals of a mean, unless the scores have more or lack the room.
    pub const USUAL_DECIMALS: u8 = 9;

    /// The unit for this tree.
    pub fn from_tree(tree: &impl Tree) -> Means {
        let own = tree.decimals();
        let largest = tree.range().map_or(Score::ZERO, |(low, high)| low.size().larger(high.size()));
        let decimals = (own..Means::USUAL_DECIMALS.max(own) + 1).rev().find(|&decimals| largest.is_exact(decimals));
        Means { decimals: decimals.unwrap_or(own) }
    }

    /// Maximum number of decimals of a mean.
    pub fn decimals(self) -> u8 {
        self.decimals
    }

    /// A finite score in whole units, rounded down. Beyond all scores of the tree and their means, the distance does not matter.
    pub(super) fn floor(self, score: Score) -> i128 {
        const BEYOND: i128 = 2 * Score::MOST_UNITS as i128;
        let own = score.decimals();
        let units = score.units(own) as i128;
        let units = match own.checked_sub(self.decimals) {
            Some(finer) => units.div_euclid(10_i128.pow(finer.into())),
            None => units * 10_i128.pow((self.decimals - own).into()),
        };
        units.clamp(-BEYOND, BEYOND)
    }

    /// The same, rounded up.
    pub(super) fn ceil(self, score: Score) -> i128 {
        -self.floor(score.times(-1))
    }

    /// A score of the tree, or a mean, in whole units.
    pub(super) fn units(self, score: Score) -> i128 {
        score.units(self.decimals) as i128
    }

    /// So many units as a score, if that is exact.
    fn exact(self, units: i128) -> Option<Score> {
        Some(Score::from_sum(units as f64, self.decimals)).filter(|_| units.unsigned_abs() <= Score::MOST_UNITS.into())
    }

    /// What a score within this interval contributes to a mean, with its `weight` out of the `whole`. For payoffs far outside the tree's
    /// scores that may not be exact; then nothing is known.
    pub(crate) fn product(self, worth: Interval, weight: u64, whole: u64) -> Interval {
        let share = |units: i128| self.exact(rounded(i128::from(weight) * units, whole));
        let [low, high] = [worth.low, worth.high].map(|end| Some(end).filter(|end| end.is_finite()));
        Interval {
            low: low.and_then(|low| share(self.floor(low))).unwrap_or(Score::MINUS_INFINITE),
            high: high.and_then(|high| share(self.ceil(high))).unwrap_or(Score::INFINITE),
        }
    }

    /// The mean of scores with their weights, which are more than 0; half a unit is rounded away from 0. The sum cannot overflow for as
    /// many scores as a tree can have.
    pub fn mean(self, weighed: impl Iterator<Item = (Score, u64)>) -> Option<Score> {
        let add = |(sum, whole): (i128, u64), (score, weight): (Score, u64)| {
            score.is_finite().then(|| (sum + i128::from(weight) * self.units(score), whole + weight))
        };
        let (sum, whole) = { weighed }.try_fold((0, 0), add)?;
        self.exact(rounded(sum, whole))
    }
}

/// The whole number nearest to `sum` / `whole`; of two the one farther from 0.
fn rounded(sum: i128, whole: u64) -> i128 {
    let (twice, whole) = (2 * sum.abs(), i128::from(whole));
    sum.signum() * ((twice + whole) / (2 * whole))
}

/// The largest sum that rounds to at most `mean`. From the other side it is the smallest one that rounds to at least that.
fn most_for(mean: i128, whole: u64) -> i128 {
    let between = (2 * mean + 1) * i128::from(whole);
    (if mean < 0 { between } else { between - 1 }).div_euclid(2)
}

/// The state of a chance node while its children are searched. All scores seen are exact until a cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    means: Means,
    /// The least value of an unseen child, in units.
    least: Option<i128>,
    greatest: Option<i128>,
    /// The weights of all children.
    whole: u64,
    /// The weighted sum of the children seen so far.
    seen: i128,
    /// The weights of the unseen children.
    left: u64,
}

/// The scores at which a child decides its parent's question, in units; none if no score does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    /// At or below this score the mean is below the window, whatever follows.
    low: Option<i128>,
    /// At or above this score the mean is above the window.
    high: Option<i128>,
}

impl Question {
    /// The bound beyond which a child's score puts the mean, if any.
    pub fn decided_by(self, means: Means, score: Score) -> Option<Side> {
        let units = means.units(score);
        if self.low.is_some_and(|low| units <= low) {
            Some(Side::Alpha)
        } else {
            self.high.is_some_and(|high| high <= units).then_some(Side::Beta)
        }
    }
}

impl Throw {
    /// Before the first child. Unseen children lie in `payoffs`.
    pub fn new(means: Means, payoffs: Window, whole: u64) -> Throw {
        let [least, greatest] = [payoffs.alpha(), payoffs.beta()].map(|end| Some(end).filter(|end| end.is_finite()));
        let (least, greatest) = (least.map(|end| means.floor(end)), greatest.map(|end| means.ceil(end)));
        Throw { means, least, greatest, whole, seen: 0, left: whole }
    }

    /// The bound on a sum if each remaining unit of weight contributes `end`.
    fn end(sum: i128, end: Option<i128>, weight: u64) -> Option<i128> {
        if weight == 0 { Some(sum) } else { Some(sum + i128::from(weight) * end?) }
    }

    /// The question for the next child, of this weight: does it put the mean outside `window`, whatever the remaining children are, if
    /// those are `bounded`? If a score on a bound is exact, the mean must lie beyond it.
    pub fn question(&self, weight: u64, window: Window, bounded: bool, is_exact_on_bounds: bool) -> Question {
        let (left, weight) = (self.left - weight, i128::from(weight));
        let [least, greatest] = [self.least, self.greatest].map(|end| end.filter(|_| bounded));
        let (alpha, beta) = (window.alpha(), window.beta());
        let most = |alpha: Score| {
            let sum = match is_exact_on_bounds {
                true => most_for(self.means.ceil(alpha) - 1, self.whole),
                false => self.means.floor(alpha) * i128::from(self.whole),
            };
            Some((sum - Throw::end(self.seen, greatest, left)?).div_euclid(weight))
        };
        let fewest = |beta: Score| {
            let sum = match is_exact_on_bounds {
                true => -most_for(-self.means.floor(beta) - 1, self.whole),
                false => self.means.ceil(beta) * i128::from(self.whole),
            };
            Some(-(Throw::end(self.seen, least, left)? - sum).div_euclid(weight))
        };
        let low = Some(alpha).filter(|alpha| alpha.is_finite()).and_then(most);
        let high = Some(beta).filter(|beta| beta.is_finite()).and_then(fewest);
        // In an empty window a score could be on both sides.
        Question { low, high: high.map(|high| low.map_or(high, |low| high.max(low + 1))) }
    }

    /// The window that asks this question of a child, inside the payoffs.
    pub fn window(&self, question: Question, payoffs: Window, is_exact_on_bounds: bool) -> Window {
        // There a score on a bound does not decide.
        let inwards = i128::from(is_exact_on_bounds);
        let score = |units: Option<i128>| units.and_then(|units| self.means.exact(units));
        let alpha = score(question.low.map(|low| low + inwards)).unwrap_or(Score::MINUS_INFINITE);
        let beta = score(question.high.map(|high| high - inwards)).unwrap_or(Score::INFINITE);
        Window::between(alpha, beta.larger(alpha)).inside(payoffs)
    }

    /// A child of this weight returns this score.
    #[must_use]
    pub fn with(self, weight: u64, score: Score) -> Throw {
        let seen = self.seen + i128::from(weight) * self.means.units(score);
        Throw { seen, left: self.left - weight, ..self }
    }

    /// The weights of the unseen children.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// What the children seen so far contribute to the mean.
    pub fn seen(&self) -> Option<Score> {
        self.mean(self.seen)
    }

    /// The mean with the least payoff for each unseen child; none if there is no least payoff.
    pub fn least(&self) -> Option<Score> {
        self.mean(Throw::end(self.seen, self.least, self.left)?)
    }

    /// The same with the greatest payoff.
    pub fn greatest(&self) -> Option<Score> {
        self.mean(Throw::end(self.seen, self.greatest, self.left)?)
    }

    fn mean(&self, sum: i128) -> Option<Score> {
        self.means.exact(rounded(sum, self.whole))
    }
}
