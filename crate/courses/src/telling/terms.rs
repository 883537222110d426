//! How the mean of a chance node adds up at a step, as a table: numbers as written, and the requirements on a child as messages.

use super::Telling;
use super::saying::Saying;
use secateur::Frame;
use secateur::message::Message;
use secateur::score::{Interval, Score};
use secateur::terms::{Term, TermRequirement, Terms};
use secateur::tree::{Fraction, NodeId};

/// The table.
pub struct TermTable {
    /// The chance node.
    pub node: NodeId,
    /// Its children's rows, in order.
    pub rows: Vec<TermRow>,
    /// How many more children it has.
    pub others: usize,
    /// The sum so far.
    pub seen: String,
    /// The possible values of the mean, if anything is known.
    pub reach: Option<String>,
    /// Whether the last event changed both.
    pub is_moved: bool,
    /// What the current child must bring.
    pub needs: Vec<Message>,
}

/// A row of it.
pub struct TermRow {
    /// The data of the row.
    pub term: Term,
    /// The child's probability.
    pub part: String,
    /// The child's value, or the interval of its possible values.
    pub worth: String,
    /// The same times its probability.
    pub product: String,
}

/// A longer probability, in characters, is rounded: the tree has it in full.
const LONGEST_PART: usize = 7;
/// The number of decimals then.
const PART_DECIMALS: u8 = 3;

impl Telling<'_> {
    /// The sum of the innermost open chance node, if any.
    pub fn terms(&self, step: usize) -> Option<TermTable> {
        let Terms { node, terms, others, seen, reach, is_moved, needs } =
            Terms::at(&Frame::at(self.tree, self.trace, step))?;
        let row = |term: Term| TermRow {
            term,
            part: self.write_part(term.part),
            worth: self.between(term.worth),
            product: self.between(term.product),
        };
        let is_known = reach.low.is_finite() || reach.high.is_finite();
        Some(TermTable {
            node,
            rows: terms.into_iter().map(row).collect(),
            others,
            seen: self.between(seen),
            reach: is_known.then(|| self.between(reach)),
            is_moved,
            needs: needs.iter().map(|need| self.need(need)).collect(),
        })
    }

    /// Everything known about a number, as short as on the tree.
    fn between(&self, Interval { low, high }: Interval) -> String {
        if low == high {
            return self.write(low);
        }
        // A rounded bound stays a bound, and an interval is not a single number: neither needs ≈.
        let bare = |score: Score| self.write(score).replace('≈', "");
        match (low.is_finite(), high.is_finite()) {
            (true, true) => bare(low) + "…" + &bare(high),
            (true, false) => "≥".to_owned() + &bare(low),
            (false, true) => "≤".to_owned() + &bare(high),
            (false, false) => "?".to_owned(),
        }
    }

    /// A probability as in the text of a tree, in the language's number format.
    pub(super) fn write_part(&self, part: Fraction) -> String {
        let text = part.to_string();
        if LONGEST_PART < text.len() {
            let thousand = 10_u64.pow(PART_DECIMALS.into());
            let units = (u128::from(part.over()) * u128::from(thousand) + u128::from(part.under() / 2))
                / u128::from(part.under());
            let rounded = Fraction::new(units, thousand.into()).expect("it has few digits");
            return "≈".to_owned() + &self.write_part(rounded);
        }
        match text.strip_prefix('.') {
            Some(decimals) if self.numbers.decimal != '.' => format!("0{}{decimals}", self.numbers.decimal),
            _ => text,
        }
    }

    fn need(&self, need: &TermRequirement) -> Message {
        let TermRequirement { child, side, bound, seen, left, end, part, score } = *need;
        let number = |score: Score| {
            let text = self.write(score);
            if score < Score::ZERO { format!("({text})") } else { text }
        };
        let mut sum = self.write(bound);
        if seen != Score::ZERO {
            sum += &format!(" − {}", number(seen));
        }
        if left != Fraction::ZERO {
            sum += &format!(" − {} × {}", self.write_part(left), number(end));
        }
        let sum = if sum.contains(' ') { format!("({sum})") } else { sum };
        let part = self.write_part(part);
        let part = if part.contains('/') { format!("({part})") } else { part };
        let mut say = Saying::new(self);
        // In a game the name is a line of moves, and only the last of them is the child's own.
        let own = self.tree.name(child).filter(|_| self.is_of_game).map(str::to_owned);
        say.text("child", own.unwrap_or_else(|| (self.names)(child)));
        say.word("side", side.id()).score("score", score);
        say.text("how", format!("{sum} / {part}"));
        say.done("mean-need")
    }
}
