//! How the mean of a chance node adds up at a step, as a table: numbers as they are written, and what a child is asked for as messages.

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
    /// Of its children, in order.
    pub rows: Vec<TermRow>,
    /// How many more children it has.
    pub others: usize,
    /// The sum so far.
    pub seen: String,
    /// What the mean can still be, where anything is known of that.
    pub reach: Option<String>,
    /// Whether the last event has moved both.
    pub is_moved: bool,
    /// What the child under way is asked for.
    pub needs: Vec<Message>,
}

/// A row of it.
pub struct TermRow {
    /// As the run has it.
    pub term: Term,
    /// How likely chance is to go to the child.
    pub part: String,
    /// What the child is worth, or still can be.
    pub worth: String,
    /// The same times its part.
    pub product: String,
}

/// A chance that takes more characters is rounded: the tree has it in full.
const LONGEST_PART: usize = 7;
/// To so many decimals.
const PART_DECIMALS: u8 = 3;

impl Telling<'_> {
    /// The sum of the innermost open chance node; none where none is open.
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

    /// All that is known of a number, as short as on the tree.
    fn between(&self, Interval { low, high }: Interval) -> String {
        if low == high {
            return self.write(low);
        }
        // A bound is rounded as it is, and an interval says of itself that it is no number.
        let bare = |score: Score| self.write(score).replace('≈', "");
        match (low.is_finite(), high.is_finite()) {
            (true, true) => bare(low) + "…" + &bare(high),
            (true, false) => "≥".to_owned() + &bare(low),
            (false, true) => "≤".to_owned() + &bare(high),
            (false, false) => "?".to_owned(),
        }
    }

    /// A chance as in the text of a tree, in the signs of the language.
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
        // In a game the name is of a line of moves, and only the last of them is the child's own.
        let own = self.tree.name(child).filter(|_| self.is_of_game).map(str::to_owned);
        say.text("child", own.unwrap_or_else(|| (self.names)(child)));
        say.word("side", side.id()).score("score", score);
        say.text("how", format!("{sum} / {part}"));
        say.done("mean-need")
    }
}
