//! The pieces of a number line, assembled from the parts that were tried.

use serde::Serialize;

use super::between;
use super::trial::{Trial, TrialRange};
use crate::named;
use crate::score::Score;
use crate::tree::NodeId;

named! {
    /// Which of its ends belong to a piece.
    #[derive(Serialize)]
    #[serde(rename_all = "lowercase")]
    Ends {
        /// Neither.
        Neither = "neither",
        /// The lower one.
        From = "from",
        /// The upper one.
        To = "to",
        /// Both.
        Both = "both",
    }
}

/// A part of a leaf's number line on which nothing changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The lower end; −∞ if open.
    pub from: Score,
    /// The upper end.
    pub to: Score,
    /// Which ends belong to it.
    pub includes: Ends,
    /// A score in it: near its middle, with few digits.
    pub middle: Score,
    /// The score that the search returns; none if that is the leaf's own.
    pub score: Option<Score>,
    /// Whether that is the root's value throughout, and not the effect of a window or a dialect.
    pub is_value: bool,
    /// The move taken at the root.
    pub best: Option<NodeId>,
    /// The leaves in the order of their evaluation, with repetitions.
    pub leaves: Vec<NodeId>,
    /// The children that are cut off and not visited later.
    pub cut: Vec<NodeId>,
}

impl Ends {
    fn new(from: bool, to: bool) -> Ends {
        match (from, to) {
            (false, false) => Ends::Neither,
            (true, false) => Ends::From,
            (false, true) => Ends::To,
            (true, true) => Ends::Both,
        }
    }
}

impl Piece {
    /// Whether this score of the leaf is in it.
    pub fn holds(&self, score: Score) -> bool {
        let has_to = matches!(self.includes, Ends::To | Ends::Both);
        (self.from < score || self.has_from() && self.from == score) && (score < self.to || has_to && score == self.to)
    }

    fn has_from(&self) -> bool {
        matches!(self.includes, Ends::From | Ends::Both)
    }
}

/// The trials, merged where nothing changes.
pub(super) fn pieces(tried: &[TrialRange]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut goes_on = false;
    for (index, part) in tried.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &tried[before]);
        let (joins_last, joins_next) = match part.is_point() {
            true => part.sides(before, tried.get(index + 1)),
            // Between two such parts there is a point with too many digits for a score.
            false => (goes_on || before.is_some_and(|before| !before.is_point() && part.is_like(before)), false),
        };
        match pieces.last_mut().filter(|_| joins_last) {
            Some(piece) => {
                piece.to = part.to;
                piece.is_value &= part.outcome.is_value;
                piece.includes = Ends::new(piece.has_from(), part.is_point());
                if !part.is_point() {
                    piece.score = part.number();
                }
            }
            None => pieces.push(part.alone()),
        }
        goes_on = joins_next;
    }
    for piece in &mut pieces {
        let is_exact = |score: &Score| score.decimals() <= piece.middle.decimals();
        piece.middle = between(piece.from, piece.to).take(1).find(is_exact).unwrap_or(piece.middle);
    }
    pieces
}

impl Trial {
    /// Whether a search visits, cuts off and plays the same as in another trial.
    fn does_as(&self, other: &Trial) -> bool {
        self.best == other.best && self.leaves == other.leaves && self.cut == other.cut
    }
}

impl TrialRange {
    fn is_point(&self) -> bool {
        self.from == self.to
    }

    /// The score that the search returns; none if it is the leaf's own, and this is not a point.
    fn number(&self) -> Option<Score> {
        Some(self.outcome.score).filter(|score| self.is_point() || *score != self.sample)
    }

    /// Whether a point belongs to the part before it, and to the part after it: if both would do and describe it differently, to the one
    /// with a number.
    fn sides(&self, before: Option<&TrialRange>, behind: Option<&TrialRange>) -> (bool, bool) {
        let before = before.filter(|before| before.to == self.from && self.is_as_in(before));
        let behind = behind.filter(|behind| behind.from == self.to && self.is_as_in(behind));
        match (before.map(TrialRange::number), behind.map(TrialRange::number)) {
            (Some(before), Some(behind)) if before != behind => (before.is_some(), before.is_none()),
            (before, behind) => (before.is_some(), behind.is_some()),
        }
    }

    /// Whether the result at this point is the same as in the adjacent part.
    fn is_as_in(&self, part: &TrialRange) -> bool {
        self.outcome.score == part.number().unwrap_or(self.sample) && self.outcome.does_as(&part.outcome)
    }

    /// Whether the result is the same in another part.
    fn is_like(&self, part: &TrialRange) -> bool {
        self.number() == part.number() && self.outcome.does_as(&part.outcome)
    }

    fn alone(&self) -> Piece {
        let Trial { is_value, best, leaves, cut, .. } = &self.outcome;
        let (leaves, cut) = (leaves.clone(), cut.clone());
        let includes = Ends::new(self.is_point(), self.is_point());
        let (from, to, middle, score) = (self.from, self.to, self.sample, self.number());
        Piece { from, to, includes, middle, score, is_value: *is_value, best: *best, leaves, cut }
    }
}
