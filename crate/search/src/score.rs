//! Scores, players, windows and bounds: everything that lies on the number line.
//!
//! A score is always from MAX's side, also inside a search that thinks for MIN. This is the only file that compares a score with α or β; it
//! knows no tree and no search.

use std::cmp::Ordering;
use std::fmt;

use crate::named;

/// A decimal with as many digits as are exact, at most [`Score::MOST_DECIMALS`] of them decimals; or +∞ (a win for MAX) or −∞ (a loss).
/// Never NaN, and zero has no sign.
#[derive(Clone, Copy, PartialEq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Score(f64);

/// As floats compare. Written out, since a derived one compares twice: for less, and for anything at all.
impl PartialOrd for Score {
    #[inline]
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }

    #[inline]
    fn lt(&self, other: &Score) -> bool {
        self.0 < other.0
    }

    #[inline]
    fn le(&self, other: &Score) -> bool {
        self.0 <= other.0
    }

    #[inline]
    fn gt(&self, other: &Score) -> bool {
        self.0 > other.0
    }

    #[inline]
    fn ge(&self, other: &Score) -> bool {
        self.0 >= other.0
    }
}

impl Score {
    /// A win for MAX.
    pub const INFINITE: Score = Score(f64::INFINITY);
    /// A loss for MAX.
    pub const MINUS_INFINITE: Score = Score(f64::NEG_INFINITY);
    /// A draw.
    pub const ZERO: Score = Score(0.0);
    /// One point.
    pub const ONE: Score = Score(1.0);
    /// One point for MIN.
    pub const MINUS_ONE: Score = Score(-1.0);
    /// Maximum number of decimals of a score: beyond it a unit could vanish in rounding.
    pub const MOST_DECIMALS: u8 = 15;
    /// Whole numbers up to this are exact.
    pub(crate) const MOST_UNITS: u64 = 1 << 53;

    /// The score nearest to this value, ±∞ beyond all that are exact; `None` for NaN.
    ///
    /// ```
    /// use secateur::Score;
    /// assert_eq!(Score::new(0.1 + 0.2), Score::new(0.3));
    /// assert_eq!(Score::new(1e-300), Some(Score::ZERO));
    /// assert_eq!(Score::new(-1e300), Some(Score::MINUS_INFINITE));
    /// ```
    pub fn new(value: f64) -> Option<Score> {
        if value.is_nan() {
            return None;
        }
        // Adding zero turns −0 into +0.
        let exact = Score(value + 0.0);
        let finest = || (0..=Score::MOST_DECIMALS).rev().find_map(|decimals| exact.rounded(decimals));
        let is_score = exact.rounded(exact.decimals()) == Some(exact);
        Some(if is_score { exact } else { finest().unwrap_or(exact.beyond()) })
    }

    /// `units` of 10^−`decimals` (of 10^|`decimals`| if negative), or `None` for more digits than are exact.
    // Not inlined: the page's first load pays for each copy.
    #[inline(never)]
    pub fn from_units(units: u64, decimals: i32) -> Option<Score> {
        // One exact multiplication or division rounds as reading does; beyond 10^15 nothing is exact.
        let scale = u8::try_from(decimals.unsigned_abs()).ok().filter(|&scale| scale <= Score::MOST_DECIMALS)?;
        let (value, decimals) = match decimals {
            0.. => (units as f64 / power(scale), scale),
            _ => (units as f64 * power(scale), 0),
        };
        (units <= Score::MOST_UNITS).then_some(Score(value)).filter(|score| score.is_exact(decimals))
    }

    /// A whole number of at most 2^53.
    #[inline]
    pub fn from_whole(number: i64) -> Score {
        Score(number as f64)
    }

    /// A number of units of 10^−`decimals`, within the exact range.
    #[inline]
    pub fn from_sum(units: f64, decimals: u8) -> Score {
        Score(if decimals == 0 { units } else { units / power(decimals) } + 0.0)
    }

    /// Whether this score is within the range where neighbouring units of 10^−`decimals` are distinct floats.
    pub(crate) fn is_exact(self, decimals: u8) -> bool {
        let size = self.0.abs();
        decimals <= Score::MOST_DECIMALS && (size.next_up() - size) * power(decimals) <= 1.0
    }

    /// How many units of 10^−`decimals` this score is, to the nearest whole number.
    pub fn units(self, decimals: u8) -> f64 {
        let nearest = (self.0 * power(decimals)).round();
        // The product may be half a unit off; only the right number of units reads back as this score.
        let reads_so = |units: &f64| units / power(decimals) == self.0;
        [nearest, nearest - 1.0, nearest + 1.0].into_iter().find(reads_so).unwrap_or(nearest)
    }

    /// The nearest score with so many decimals, or `None` if that has more digits than are exact.
    fn rounded(self, decimals: u8) -> Option<Score> {
        Some(Score(self.units(decimals) / power(decimals) + 0.0)).filter(|score| score.is_exact(decimals))
    }

    /// The infinity on this score's side of 0.
    fn beyond(self) -> Score {
        if self.0 < 0.0 { Score::MINUS_INFINITE } else { Score::INFINITE }
    }

    /// The nearest score with so many decimals; ±∞ if that has more digits than are exact.
    ///
    /// ```
    /// use secateur::Score;
    /// assert_eq!(Score::new(2.46).unwrap().to_unit(1), Score::new(2.5).unwrap());
    /// ```
    #[must_use]
    pub fn to_unit(self, decimals: u8) -> Score {
        self.rounded(decimals).unwrap_or(self.beyond())
    }

    /// The same score from the other side if `sign` is −1.
    #[must_use]
    pub fn times(self, sign: i32) -> Score {
        Score(self.0 * f64::from(sign) + 0.0)
    }

    /// The value as a float; infinite scores are float infinities.
    pub fn value(self) -> f64 {
        self.0
    }

    /// Whether this is neither a win nor a loss.
    pub fn is_finite(self) -> bool {
        self.0.is_finite()
    }

    /// How many decimals this score needs: at most [`Score::MOST_DECIMALS`], and none for ±∞.
    pub fn decimals(self) -> u8 {
        let is_written_with = |decimals: &u8| !self.is_finite() || self.rounded(*decimals) == Some(self);
        (0..=Score::MOST_DECIMALS).find(is_written_with).unwrap_or(Score::MOST_DECIMALS)
    }

    /// This score plus `units` of 10^−`decimals`: the same number as reading the sum from text. ±∞ stays, and so does a score if it or the
    /// sum has more such units than are exact.
    ///
    /// ```
    /// use secateur::Score;
    /// let score = Score::new(4.98).unwrap();
    /// assert_eq!(score.plus_units(1, 2), Score::new(4.99).unwrap());
    /// ```
    #[must_use]
    pub fn plus_units(self, units: i32, decimals: u8) -> Score {
        // Whole numbers of units up to 2^53 are exact, and one division rounds as reading does.
        let own = self.units(decimals);
        let sum = own + f64::from(units);
        let is_exact = decimals <= Score::MOST_DECIMALS && own.abs().max(sum.abs()) <= Score::MOST_UNITS as f64;
        if is_exact { Score(sum / power(decimals) + 0.0) } else { self }
    }

    /// The sum of this score and `other` to so many decimals: the same number as reading the sum from text; ±∞ if that has more digits than
    /// are exact. ±∞ stays.
    #[must_use]
    pub(crate) fn plus(self, other: Score, decimals: u8) -> Score {
        if !self.is_finite() {
            return self;
        }
        Score((self.units(decimals) + other.units(decimals)) / power(decimals) + 0.0).to_unit(decimals)
    }

    /// The absolute value.
    pub fn size(self) -> Score {
        Score(self.0.abs())
    }

    /// The larger of two.
    #[inline]
    pub fn larger(self, other: Score) -> Score {
        if self < other { other } else { self }
    }

    /// The smaller of two.
    #[inline]
    pub fn smaller(self, other: Score) -> Score {
        if other < self { other } else { self }
    }
}

fn power(decimals: u8) -> f64 {
    10_f64.powi(i32::from(decimals))
}

/// A whole number of units of 10^−`decimals`, with at least `whole` digits before the `point`.
pub(crate) fn written(units: i64, decimals: usize, point: &str, whole: usize) -> String {
    let digits = format!("{:0width$}", units.unsigned_abs(), width = decimals + whole);
    let (whole, part) = digits.split_at_checked(digits.len() - decimals).expect("a digit is one byte");
    let sign = if units < 0 { "-" } else { "" };
    let point = if decimals == 0 { "" } else { point };
    format!("{sign}{whole}{point}{part}")
}

impl fmt::Display for Score {
    /// The shortest text that reads back as this score: `W` and `L` for ±∞.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::INFINITE => out.write_str("W"),
            Score::MINUS_INFINITE => out.write_str("L"),
            score => {
                let decimals = score.decimals();
                out.write_str(&written(score.units(decimals) as i64, decimals.into(), ".", 0))
            }
        }
    }
}

/// An optional score in the size of a score.
#[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct MaybeScore(f64);

impl MaybeScore {
    pub(crate) const NONE: MaybeScore = MaybeScore(f64::NAN);

    /// The better one for a player: this score, if any, or `score`.
    #[inline]
    pub(crate) fn or_better(self, player: Player, score: Score) -> MaybeScore {
        // Without a score the other one is better.
        MaybeScore(player.better(score, Score(self.0)).0)
    }

    #[inline]
    pub(crate) fn get(self) -> Option<Score> {
        (!self.0.is_nan()).then_some(Score(self.0))
    }
}

impl From<Option<Score>> for MaybeScore {
    #[inline]
    fn from(score: Option<Score>) -> MaybeScore {
        MaybeScore(score.map_or(f64::NAN, Score::value))
    }
}

impl PartialEq for MaybeScore {
    fn eq(&self, other: &MaybeScore) -> bool {
        self.get() == other.get()
    }
}

named! {
    /// Who moves at a node.
    #[derive(Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Player {
        /// Wants the largest score.
        Max = "max",
        /// Wants the smallest score.
        Min = "min",
    }
}

impl Player {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// How the notation writes this player.
    pub fn word(self) -> &'static str {
        self.id()
    }

    /// Whether `score` is strictly better for this player than `best`.
    pub fn prefers(self, score: Score, best: Score) -> bool {
        match self {
            Player::Max => best < score,
            Player::Min => score < best,
        }
    }

    /// The one that is better for this player.
    #[inline]
    pub(crate) fn better(self, one: Score, other: Score) -> Score {
        match self {
            Player::Max => one.larger(other),
            Player::Min => one.smaller(other),
        }
    }

    /// The bound of a window that this player moves: MAX raises α, MIN lowers β.
    pub fn own_side(self) -> Side {
        match self {
            Player::Max => Side::Alpha,
            Player::Min => Side::Beta,
        }
    }

    /// The bound that cuts this player off: β at a MAX node, α at a MIN node.
    pub fn cut_side(self) -> Side {
        self.other().own_side()
    }
}

named! {
    /// Whose turn it is where moves can be made.
    Turn {
        /// MAX makes a move.
        Max = "max",
        /// MIN makes a move.
        Min = "min",
        /// Chance makes it.
        Chance = "chance",
    }
}

impl Turn {
    /// How the notation writes it.
    pub fn word(self) -> &'static str {
        self.id()
    }

    /// The player who moves; none if chance does.
    #[inline]
    pub fn player(self) -> Option<Player> {
        match self {
            Turn::Max => Some(Player::Max),
            Turn::Min => Some(Player::Min),
            Turn::Chance => None,
        }
    }
}

impl From<Player> for Turn {
    #[inline]
    fn from(player: Player) -> Turn {
        match player {
            Player::Max => Turn::Max,
            Player::Min => Turn::Min,
        }
    }
}

named! {
    /// One of the two bounds of a window.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Side {
        /// What MAX already has.
        Alpha = "alpha",
        /// What MIN already has.
        Beta = "beta",
    }
}

named! {
    /// When a score that reaches the far bound ends a visit.
    #[derive(Default, serde::Serialize)]
    #[serde(rename_all = "kebab-case")]
    CutRule {
        /// MAX cuts at score ≥ β, MIN at score ≤ α.
        #[default]
        AtBound = "at-bound",
        /// MAX cuts at score > β, MIN at score < α.
        PastBound = "past-bound",
    }
}

named! {
    /// What a visit returns to its caller.
    #[derive(Default, serde::Serialize)]
    #[serde(rename_all = "kebab-case")]
    ReturnRule {
        /// The best score, even outside the window.
        #[default]
        FailSoft = "fail-soft",
        /// The best score, clamped into the window the visit was called with.
        FailHard = "fail-hard",
        /// MAX its final α, MIN its final β: clamped on the player's own side only.
        RunningBound = "running-bound",
    }
}

named! {
    /// Which of several equal scores a player takes.
    #[derive(Default, serde::Serialize)]
    #[serde(rename_all = "kebab-case")]
    Ties {
        /// The first one stays.
        #[default]
        First = "first",
        /// The last one replaces it; a score that is only a bound may replace an exact one.
        Last = "last",
    }
}

impl Ties {
    /// Whether `player`, who has `best`, takes `score` instead.
    #[inline]
    pub fn takes(self, player: Player, score: Score, best: Score) -> bool {
        match self {
            Ties::First => player.prefers(score, best),
            Ties::Last => !player.prefers(best, score),
        }
    }
}

/// The scores that still matter: α is what MAX already has, β what MIN already has.
///
/// α ≤ β always; they are equal only under [`CutRule::PastBound`], where a score equal to the far bound narrows the window without cutting.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// The window that excludes nothing.
    pub const FULL: Window = Window { alpha: Score::MINUS_INFINITE, beta: Score::INFINITE };

    /// The window between two scores, or `None` unless `alpha` < `beta`.
    pub fn new(alpha: Score, beta: Score) -> Option<Window> {
        (alpha < beta).then_some(Window { alpha, beta })
    }

    /// The window between two scores, the first of which must not be larger.
    pub fn between(alpha: Score, beta: Score) -> Window {
        Window { alpha, beta }
    }

    /// α: what MAX can already count on.
    #[inline]
    pub fn alpha(self) -> Score {
        self.alpha
    }

    /// β: what MIN can already hold MAX to.
    #[inline]
    pub fn beta(self) -> Score {
        self.beta
    }

    /// Whether α has met β.
    pub fn is_empty(self) -> bool {
        self.beta <= self.alpha
    }

    /// The bound on one side.
    pub fn bound(self, side: Side) -> Score {
        match side {
            Side::Alpha => self.alpha,
            Side::Beta => self.beta,
        }
    }

    /// The end that is worst for `player`: α for MAX, β for MIN.
    pub fn worst(self, player: Player) -> Score {
        self.bound(player.own_side())
    }

    /// Whether `score`, found by `player`, ends the visit: the opponent already has something at least as good.
    #[inline]
    pub fn is_cut_by(self, player: Player, score: Score, rule: CutRule) -> bool {
        match (player, rule) {
            (Player::Max, CutRule::AtBound) => self.beta <= score,
            (Player::Max, CutRule::PastBound) => self.beta < score,
            (Player::Min, CutRule::AtBound) => score <= self.alpha,
            (Player::Min, CutRule::PastBound) => score < self.alpha,
        }
    }

    /// The window after `player` has found `score`, or `None` if that changes nothing.
    #[inline]
    pub fn narrowed(self, player: Player, score: Score) -> Option<Window> {
        match player {
            Player::Max => (self.alpha < score).then_some(Window { alpha: score, ..self }),
            Player::Min => (score < self.beta).then_some(Window { beta: score, ..self }),
        }
    }

    /// What a visit called with this window returns when its best score is `best`.
    #[inline]
    pub fn returned(self, player: Player, best: Score, rule: ReturnRule) -> Score {
        match (rule, player) {
            (ReturnRule::FailSoft, _) => best,
            (ReturnRule::RunningBound, Player::Max) => best.larger(self.alpha),
            (ReturnRule::RunningBound, Player::Min) => best.smaller(self.beta),
            (ReturnRule::FailHard, _) => self.nearest(best),
        }
    }

    /// The overlap of this window and `range`, or this window if they have none.
    #[must_use]
    pub(crate) fn inside(self, range: Window) -> Window {
        Window::new(self.alpha.larger(range.alpha), self.beta.smaller(range.beta)).unwrap_or(self)
    }

    /// `score`, or the nearest end of this window.
    pub(crate) fn nearest(self, score: Score) -> Score {
        score.larger(self.alpha).smaller(self.beta)
    }

    /// Whether `score` lies strictly between the bounds, so that it is exact.
    pub fn holds(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }

    /// Whether this is a zero window: no number of a grid lies strictly inside. The grid has so many decimals, and beyond its ends only ±∞.
    pub fn is_zero(self, ends: Option<(Score, Score)>, decimals: u8) -> bool {
        if self.alpha == Score::MINUS_INFINITE {
            return ends.is_some_and(|(lowest, _)| self.beta == lowest);
        }
        if self.beta == Score::INFINITE {
            return ends.is_some_and(|(_, highest)| self.alpha == highest);
        }
        // A bound of the root window may lie between two numbers of the grid.
        let unit = 1.0 / power(decimals);
        (self.beta.0 - self.alpha.0 - unit).abs() < unit / 2.0
    }

    /// The same window with one bound replaced, or `None` if α would exceed β.
    pub fn with(self, side: Side, bound: Score) -> Option<Window> {
        let window = self.moved(side, bound);
        (window.alpha <= window.beta).then_some(window)
    }

    /// The same for a bound that must not pass the other one.
    #[inline]
    #[must_use]
    pub fn moved(self, side: Side, bound: Score) -> Window {
        match side {
            Side::Alpha => Window { alpha: bound, ..self },
            Side::Beta => Window { beta: bound, ..self },
        }
    }

    /// The same scores from the other side.
    pub(crate) fn turned(self) -> Window {
        Window { alpha: self.beta.times(-1), beta: self.alpha.times(-1) }
    }

    /// This window with infinite bounds replaced by the ends of `range`; unchanged if that would leave nothing.
    #[must_use]
    pub fn ending_with(self, range: Window) -> Window {
        let alpha = if self.alpha == Score::MINUS_INFINITE { range.alpha } else { self.alpha };
        let beta = if self.beta == Score::INFINITE { range.beta } else { self.beta };
        Window::new(alpha, beta).unwrap_or(self)
    }

    /// Whether `inner` lies inside this window.
    pub fn contains(self, inner: Window) -> bool {
        self.alpha <= inner.alpha && inner.beta <= self.beta
    }
}

/// An interval that contains a value, ends included.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Interval {
    /// Lower end.
    pub low: Score,
    /// Upper end.
    pub high: Score,
}

impl Interval {
    /// The interval of a single score.
    pub(crate) fn exactly(score: Score) -> Interval {
        Interval { low: score, high: score }
    }

    /// The interval that a score with this bound stands for.
    pub(crate) fn from_bound(bound: Bound, score: Score) -> Interval {
        match bound {
            Bound::Exact => Interval::exactly(score),
            Bound::Lower => Interval { low: score, high: Score::INFINITE },
            Bound::Upper => Interval { low: Score::MINUS_INFINITE, high: score },
        }
    }

    /// Whether it excludes any score.
    pub(crate) fn says_something(self) -> bool {
        self.low.is_finite() || self.high.is_finite()
    }

    /// The end on one side: the lower one for α, the upper one for β.
    pub(crate) fn end(self, side: Side) -> Score {
        match side {
            Side::Alpha => self.low,
            Side::Beta => self.high,
        }
    }

    /// The same end, mutable.
    pub(crate) fn end_mut(&mut self, side: Side) -> &mut Score {
        match side {
            Side::Alpha => &mut self.low,
            Side::Beta => &mut self.high,
        }
    }

    /// The intersection; `later` if the two contradict each other: in a game with repeated positions, a table may hold what is true of
    /// another path.
    pub(crate) fn and(self, later: Interval) -> Interval {
        let both = Interval { low: self.low.larger(later.low), high: self.high.smaller(later.high) };
        if both.low <= both.high { both } else { later }
    }

    /// What kind of bound `score` is for a value in this interval; none if the value may lie on either side.
    pub fn bound_of(self, score: Score) -> Option<Bound> {
        if self.low == score && self.high == score {
            Some(Bound::Exact)
        } else if self.high <= score {
            Some(Bound::Upper)
        } else if score <= self.low {
            Some(Bound::Lower)
        } else {
            None
        }
    }
}

named! {
    /// What the result of a search with a window proves about the root, and why.
    ProofReason {
        /// It lies inside the window.
        Exact = "exact",
        /// A lower bound: it meets β.
        Lower = "lower",
        /// An upper bound: it meets α.
        Upper = "upper",
        /// Exact: it meets β, and no payoff is larger.
        Greatest = "greatest",
        /// Exact: it meets α, and no payoff is smaller.
        Least = "least",
        /// Exact: it lies on a bound, and only a score past a bound cuts.
        OnBound = "on-bound",
        /// Exact, whatever the window.
        Certain = "certain",
    }
}

named! {
    /// What a returned score r says about a node's minimax value m.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Bound {
        /// m = r.
        Exact = "exact",
        /// m ≥ r.
        Lower = "lower",
        /// m ≤ r.
        Upper = "upper",
    }
}

impl Bound {
    /// What `score` proves about the root of a game with these payoffs, when the search was called with `window`.
    pub fn proof(self, score: Score, window: Window, payoffs: Window) -> ProofReason {
        // Nothing exceeds a win, whatever the rule.
        match self {
            Bound::Lower => ProofReason::Lower,
            Bound::Upper => ProofReason::Upper,
            Bound::Exact if !score.is_finite() => ProofReason::Certain,
            Bound::Exact if window.beta <= score && score == payoffs.beta => ProofReason::Greatest,
            Bound::Exact if score <= window.alpha && score == payoffs.alpha => ProofReason::Least,
            Bound::Exact if score < window.alpha || window.beta < score => ProofReason::Certain,
            Bound::Exact if window.holds(score) => ProofReason::Exact,
            Bound::Exact => ProofReason::OnBound,
        }
    }

    /// The side on which a search with this result failed, if the window can still be opened there.
    pub fn missed(self, window: Window) -> Option<Side> {
        match self {
            Bound::Upper if window.alpha.is_finite() => Some(Side::Alpha),
            Bound::Lower if window.beta.is_finite() => Some(Side::Beta),
            _ => None,
        }
    }

    /// The theorem (Knuth and Moore 1975): what `score` means when the search was called with `window`.
    ///
    /// It holds for every dialect as long as α < β. In an empty window r ≤ α and β ≤ r can both be true, and then a
    /// dialect that clamps may prove only one of them: see [`crate::trace`].
    #[inline]
    pub fn classify(score: Score, window: Window) -> Bound {
        if score <= window.alpha {
            Bound::Upper
        } else if window.beta <= score {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// The same theorem for a search that cuts only past the bound and returns the best score unchanged: a score on a bound is exact, as in
    /// a closed interval.
    ///
    /// At MAX, where children are called with bounds aᵢ and β: the first child whose score r is the largest has aᵢ ≤ r, so r is its value,
    /// and no other child is worth more. This needs no gap between the bounds.
    #[inline]
    pub fn classify_closed(score: Score, window: Window) -> Bound {
        if score < window.alpha {
            Bound::Upper
        } else if window.beta < score {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// The same for a value that lies in `range`: a value of at most the least payoff is exactly that. Nothing changes at ±∞, where the
    /// bound is exact anyway: see [`Bound::is_certain`].
    #[inline]
    #[must_use]
    pub fn within(self, score: Score, range: Window) -> Bound {
        let end = match self {
            Bound::Upper => range.alpha,
            _ => range.beta,
        };
        if score == end && score.is_finite() { Bound::Exact } else { self }
    }

    /// Whether the node's value is known to be exactly `score`: a bound pins it at its own infinity (m ≤ −∞, m ≥ +∞).
    pub fn is_certain(self, score: Score) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score == Score::INFINITE,
            Bound::Upper => score == Score::MINUS_INFINITE,
        }
    }
}
