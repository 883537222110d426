//! Scores, players, windows and bounds: everything that lies on the number line.
//!
//! A score is always from MAX's side, also inside a search that thinks for MIN. This is the only file that compares a
//! score with α or β; it knows no tree and no search.

use std::fmt;

use serde::Serialize;

/// A finite decimal, or +∞ (a win for MAX), or −∞ (a loss); never NaN, and zero has one sign.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
#[serde(transparent)]
pub struct Score(f64);

impl Score {
    /// A win for MAX.
    pub const INFINITE: Score = Score(f64::INFINITY);
    /// A loss for MAX.
    pub const MINUS_INFINITE: Score = Score(f64::NEG_INFINITY);
    /// A draw.
    pub const ZERO: Score = Score(0.0);
    /// One point.
    pub const ONE: Score = Score(1.0);
    /// Most decimals that a score may have: beyond it a unit could vanish in rounding.
    pub const MOST_DECIMALS: u8 = 15;
    /// Whole numbers below this are exact: a score has fewer units, and so has a tree's largest in the tree's units.
    pub const MOST_UNITS: u64 = 1 << 53;

    /// The score with this value, or `None` for NaN.
    pub fn new(value: f64) -> Option<Score> {
        // Adding zero turns −0 into +0.
        (!value.is_nan()).then_some(Score(value + 0.0))
    }

    /// `units` of 10^−`decimals` (of 10^|`decimals`| if negative), or `None` for more digits than are exact.
    pub fn of_units(units: u64, decimals: i32) -> Option<Score> {
        // One exact multiplication or division rounds as reading does.
        let value = match u8::try_from(decimals) {
            Ok(decimals) if decimals <= Score::MOST_DECIMALS => units as f64 / 10_f64.powi(i32::from(decimals)),
            Ok(_) => return None,
            Err(_) => units as f64 * 10_f64.powi(-decimals),
        };
        let most = Score::MOST_UNITS as f64;
        (units < Score::MOST_UNITS && value < most).then_some(Score(value))
    }

    /// The same score from the other side if `sign` is −1.
    #[must_use]
    pub(crate) fn times(self, sign: i32) -> Score {
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

    /// How many decimals this score needs; more than [`Score::MOST_DECIMALS`] if that many do not write it exactly.
    pub fn decimals(self) -> u8 {
        let is_written_with = |decimals: &u8| self.plus_units(0, *decimals) == self;
        (0..=Score::MOST_DECIMALS).find(is_written_with).unwrap_or(Score::MOST_DECIMALS + 1)
    }

    /// This score moved by `units` of 10^−`decimals`: the same number as reading the sum from text. ±∞ stays.
    ///
    /// ```
    /// use secateur::Score;
    /// let score = Score::new(4.98).unwrap();
    /// assert_eq!(score.plus_units(1, 2), Score::new(4.99).unwrap());
    /// ```
    #[must_use]
    pub fn plus_units(self, units: i32, decimals: u8) -> Score {
        if !self.is_finite() {
            return self;
        }
        // Whole numbers of units below 2^53 are exact, and one division rounds as reading does.
        let scale = 10_f64.powi(i32::from(decimals));
        Score(((self.0 * scale).round() + f64::from(units)) / scale + 0.0)
    }

    /// This score and `other` together, to so many decimals: the same number as reading the sum from text. ±∞ stays.
    #[must_use]
    pub fn plus(self, other: Score, decimals: u8) -> Score {
        if !self.is_finite() {
            return self;
        }
        let scale = 10_f64.powi(i32::from(decimals));
        Score(((self.0 * scale).round() + (other.0 * scale).round()) / scale + 0.0)
    }

    fn larger(self, other: Score) -> Score {
        if self < other { other } else { self }
    }

    fn smaller(self, other: Score) -> Score {
        if other < self { other } else { self }
    }
}

impl fmt::Display for Score {
    /// The shortest text that reads back as this score: `W` and `L` for ±∞.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::INFINITE => out.write_str("W"),
            Score::MINUS_INFINITE => out.write_str("L"),
            score => {
                let decimals = usize::from(score.decimals().min(Score::MOST_DECIMALS));
                // The scores of a tree have at most 2^53 units, so this is a whole number.
                let units = (score.0.abs() * 10_f64.powi(decimals as i32)).round() as u64;
                let digits = format!("{units:0decimals$}");
                let (whole, part) = digits.split_at(digits.len() - decimals);
                let sign = if score.0 < 0.0 { "-" } else { "" };
                let point = if decimals == 0 { "" } else { "." };
                write!(out, "{sign}{whole}{point}{part}")
            }
        }
    }
}

/// A score or none, in the room of a score.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "full", derive(Serialize, serde::Deserialize))]
pub(crate) struct MaybeScore(f64);

impl MaybeScore {
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

/// Who moves at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Wants the largest score.
    Max,
    /// Wants the smallest score.
    Min,
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
        match self {
            Player::Max => "max",
            Player::Min => "min",
        }
    }

    /// Whether `score` is strictly better for this player than `best`: equal scores never replace the first one.
    pub fn prefers(self, score: Score, best: Score) -> bool {
        match self {
            Player::Max => best < score,
            Player::Min => score < best,
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

/// One of the two bounds of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// What MAX already has.
    Alpha,
    /// What MIN already has.
    Beta,
}

/// When a score that reaches the far bound ends a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CutRule {
    /// MAX cuts at score ≥ β, MIN at score ≤ α.
    #[default]
    AtBound,
    /// MAX cuts at score > β, MIN at score < α.
    PastBound,
}

impl CutRule {
    /// The rule with this id.
    pub fn named(id: &str) -> Option<CutRule> {
        match id {
            "at-bound" => Some(CutRule::AtBound),
            "past-bound" => Some(CutRule::PastBound),
            _ => None,
        }
    }
}

/// What a visit gives back to its caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReturnRule {
    /// The best score, clamped into the window the visit was called with.
    FailHard,
    /// MAX its final α, MIN its final β: clamped on the player's own side only.
    RunningBound,
    /// The best score, even outside the window.
    #[default]
    FailSoft,
}

impl ReturnRule {
    /// The rule with this id.
    pub fn named(id: &str) -> Option<ReturnRule> {
        match id {
            "fail-hard" => Some(ReturnRule::FailHard),
            "running-bound" => Some(ReturnRule::RunningBound),
            "fail-soft" => Some(ReturnRule::FailSoft),
            _ => None,
        }
    }
}

/// The scores that still matter: α is what MAX already has, β what MIN already has.
///
/// α ≤ β always; they meet only under [`CutRule::PastBound`], where a score equal to the far bound narrows and does
/// not cut.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
pub struct Window {
    /// What MAX can already count on.
    pub alpha: Score,
    /// What MIN can already hold MAX to.
    pub beta: Score,
}

impl Window {
    /// The window that excludes nothing.
    pub const FULL: Window = Window { alpha: Score::MINUS_INFINITE, beta: Score::INFINITE };

    /// The window between two scores, or `None` unless `alpha` < `beta`.
    pub fn new(alpha: Score, beta: Score) -> Option<Window> {
        (alpha < beta).then_some(Window { alpha, beta })
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
            (ReturnRule::FailHard, _) => best.larger(self.alpha).smaller(self.beta),
        }
    }

    /// Whether `score` lies strictly between the bounds, so that it is exact.
    pub fn holds(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }

    /// The same window with one bound somewhere else.
    #[must_use]
    pub fn with(self, side: Side, bound: Score) -> Window {
        match side {
            Side::Alpha => Window { alpha: bound, ..self },
            Side::Beta => Window { beta: bound, ..self },
        }
    }

    /// Whether `inner` lies inside this window.
    pub fn contains(self, inner: Window) -> bool {
        self.alpha <= inner.alpha && inner.beta <= self.beta
    }
}

/// What a returned score r says about a node's minimax value m.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "full", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
pub enum Bound {
    /// m = r.
    Exact,
    /// m ≥ r.
    Lower,
    /// m ≤ r.
    Upper,
}

impl Bound {
    /// The theorem (Knuth and Moore 1975): what `score` means when the search was called with `window`.
    ///
    /// It holds for every dialect as long as α < β. In an empty window r ≤ α and β ≤ r can both be true, and then a
    /// dialect that clamps may prove only one of them: see [`crate::trace`].
    pub fn of(score: Score, window: Window) -> Bound {
        if score <= window.alpha {
            Bound::Upper
        } else if window.beta <= score {
            Bound::Lower
        } else {
            Bound::Exact
        }
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
