//! The weights of a chance node's children: from text to shares in a tree, and back.

use std::ops::Range;

use super::ParseErrorKind;
use super::token::{self, PlacedWeight, Weight};
use crate::score::Turn;
use crate::tree::{Fraction, GameTree, NodeId, TreeBuilder, multiple};

/// The children of one chance node so far: each with its weight and the place of that, if any.
#[derive(Default)]
pub(crate) struct ChanceWeights(Vec<(NodeId, Option<PlacedWeight>)>);

impl ChanceWeights {
    /// One more child.
    pub fn add(&mut self, child: NodeId, weight: Option<PlacedWeight>) -> Result<(), ParseErrorKind> {
        if self.0.first().is_some_and(|(_, first)| first.is_some() != weight.is_some()) {
            return Err(ParseErrorKind::MissingWeight);
        }
        self.0.push((child, weight));
        Ok(())
    }

    /// Sets the shares once all children are there. Errors about all of them are reported at the last.
    pub fn weigh(self, builder: &mut TreeBuilder) -> Result<(), (ParseErrorKind, Range<usize>)> {
        let weights = || self.0.iter().filter_map(|(_, weight)| weight.as_ref());
        let Some((_, last)) = weights().next_back() else { return Ok(()) };
        let wrong = |kind: ParseErrorKind| (kind, last.clone());
        let parts = || weights().map(|(weight, _)| weight.fraction());
        let too_precise = || wrong(ParseErrorKind::WeightTooPrecise);
        let sum = parts().try_fold(Fraction::ZERO, Fraction::plus).ok_or_else(too_precise)?;
        if weights().any(|(weight, _)| matches!(weight, Weight::Part(_))) && sum != Fraction::ONE {
            return Err(wrong(ParseErrorKind::WeightSum { sum }));
        }
        let under = parts().map(Fraction::under).try_fold(1, multiple).ok_or_else(too_precise)?;
        for ((child, _), part) in self.0.iter().zip(parts()) {
            builder.weigh(*child, part.over() * (under / part.under())).expect("no part is more than their sum");
        }
        Ok(())
    }
}

/// The weights to write before names, during writing.
pub(super) struct WrittenWeights<'a> {
    tree: &'a GameTree,
    /// The open chance nodes whose children have weights in the text, each with whether all these are finite decimals.
    open: Vec<(NodeId, bool)>,
}

impl WrittenWeights<'_> {
    pub fn new(tree: &GameTree) -> WrittenWeights<'_> {
        WrittenWeights { tree, open: Vec::new() }
    }

    /// The weight of the next node in pre-order, with its colon, unless it can be left out: if all children are alike and no name would be
    /// read as a weight.
    pub fn text(&mut self, node: NodeId) -> String {
        let tree = self.tree;
        while self.open.pop_if(|(parent, _)| tree.end(*parent) <= node).is_some() {}
        let above = self.open.last().copied().filter(|(open, _)| Some(*open) == tree.parent(node));
        if tree.turn(node) == Turn::Chance && tree.children(node).any(|child| self.is_said(child)) {
            self.open.push((node, Fraction::new(1, tree.whole(node).into()).is_some_and(Fraction::ends)));
        }
        match above.and_then(|(_, ends)| Some((ends, tree.likelihood(node)?))) {
            Some((true, part)) => format!("{part}:"),
            Some((false, part)) => format!("{}/{}:", part.over(), part.under()),
            None => String::new(),
        }
    }

    fn is_said(&self, child: NodeId) -> bool {
        self.tree.weight(child) != 1 || self.tree.name(child).is_some_and(token::is_like_weight)
    }
}
