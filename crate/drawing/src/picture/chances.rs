//! The probabilities of a chance node's children as texts: decimals if short, else fractions; only once if all are equal. It knows no
//! positions.

use secateur::Score;
use secateur::score::Turn;
use secateur::tree::{Fraction, GameTree, NodeId};
use secateur_courses::numbers::NumberStyle;

/// A probability with more decimals is written as a fraction.
const MOST_DECIMALS: u8 = 3;

/// Between a pill and its children's probability, in em.
pub(super) const EACH_GAP: f64 = 0.3;
/// The weight of that text.
pub(super) const EACH_WEIGHT: u16 = 500;

/// A probability as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// On one line.
    Decimal(String),
    /// Above and below a line.
    Fraction(String, String),
}

impl Chance {
    /// On one line in either case.
    pub fn line(self) -> String {
        match self {
            Chance::Decimal(text) => text,
            Chance::Fraction(over, under) => over + "/" + &under,
        }
    }
}

/// How the probabilities of a node's children are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chances {
    /// Each on its edge, with at most so many decimals; as fractions without a number.
    OnEdges(Option<u8>),
    /// Once, beside the node.
    Alike(Option<u8>),
}

impl Chances {
    /// For a node; none if chance does not move there, or has no choice.
    pub fn at(tree: &GameTree, node: NodeId) -> Option<Chances> {
        if tree.turn(node) != Turn::Chance || tree.children(node).nth(1).is_none() {
            return None;
        }
        let whole = tree.whole(node);
        let decimals = (0..=MOST_DECIMALS).find(|&decimals| 10_u64.pow(decimals.into()).is_multiple_of(whole));
        let is_alike = tree.children(node).all(|child| tree.weight(child) == 1);
        Some(if is_alike { Chances::Alike(decimals) } else { Chances::OnEdges(decimals) })
    }

    /// The text of one of them.
    pub fn text(self, chance: Fraction, numbers: NumberStyle) -> Chance {
        let (Chances::OnEdges(decimals) | Chances::Alike(decimals)) = self;
        let (over, under) = (chance.over(), chance.under());
        let Some(decimals) = decimals else { return Chance::Fraction(over.to_string(), under.to_string()) };
        let units = over * (10_u64.pow(decimals.into()) / under);
        let score = Score::from_units(units, i32::from(decimals)).expect("a few digits are exact");
        let text = numbers.write(score);
        // The zero before a decimal comma is never left out.
        let is_short = numbers.decimal == '.' && units != 0;
        Chance::Decimal(text.strip_prefix('0').filter(|_| is_short).unwrap_or(&text).to_owned())
    }
}

/// The text beside a node whose children are all equally likely, with a `#` for the probability; empty beside others.
pub fn each(tree: &GameTree, node: NodeId, words: &str, numbers: NumberStyle) -> Option<String> {
    let chances = Chances::at(tree, node).filter(|chances| matches!(chances, Chances::Alike(_)))?;
    let chance = tree.children(node).next().and_then(|child| tree.likelihood(child))?;
    Some(words.replace('#', &chances.text(chance, numbers).line()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur::notation;
    use secateur_courses::course::Infinity;

    #[track_caller]
    fn check(text: &str, decimal: char, said: Option<&str>, on_edges: &[&str]) {
        let numbers = NumberStyle { decimal, group: None, infinity: Infinity::Signs };
        let tree = notation::read(text).unwrap();
        let root = NodeId::ROOT;
        assert_eq!(each(&tree, root, "each #", numbers).as_deref(), said, "{text}");
        let Some(chances @ Chances::OnEdges(_)) = Chances::at(&tree, root) else { return };
        let texts = tree.children(root).filter_map(|child| Some(chances.text(tree.likelihood(child)?, numbers).line()));
        assert_eq!(texts.collect::<Vec<_>>(), on_edges, "{text}");
    }

    #[test]
    fn chances_are_decimals_where_these_are_short_and_said_once_where_all_are_alike() {
        check("chance (.5: 8 .3: 4 .2: 2)", '.', None, &[".5", ".3", ".2"]);
        check("chance (.5: 8 .3: 4 .2: 2)", ',', None, &["0,5", "0,3", "0,2"]);
        check("chance (.125: 8 .875: 4)", '.', None, &[".125", ".875"]);
        check("chance (.0625: 8 .9375: 4)", '.', None, &["1/16", "15/16"]);
        check("chance (1/6: 3 1/3: 6 1/2: 0)", '.', None, &["1/6", "1/3", "1/2"]);
        check("chance (1 2 3 4 5 6)", '.', Some("each 1/6"), &[]);
        check("chance (.5: 8 .5: 4)", '.', Some("each .5"), &[]);
        check("chance (7)", '.', None, &[]);
        check("(7 8)", '.', None, &[]);
    }
}
