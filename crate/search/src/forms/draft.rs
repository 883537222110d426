//! A tree as a reader finds it, node by node, before it is built: names as people write them, labels of one or several words.

use std::collections::HashMap;

use super::number::{self, AsNumber};
use super::{FormTrouble, Problem, ReadingNote};
use crate::notation::{ChanceWeights, ParseErrorKind, Weight};
use crate::score::{Score, Turn};
use crate::tree::{GameTree, NodeId, TreeBuilder, TreeError, ends_word};

/// A node with its subtree.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Draft {
    pub name: Option<String>,
    pub turn: Option<Turn>,
    /// The weight below chance, if given.
    pub weight: Option<Weight>,
    pub score: Option<Score>,
    pub children: Vec<Draft>,
    /// The number of this position in a graph.
    pub position: Option<usize>,
    /// The name of the position repeated here.
    pub again: Option<String>,
}

impl Draft {
    /// A leaf without a name.
    pub fn leaf(score: Score) -> Draft {
        Draft { score: Some(score), ..Draft::default() }
    }

    /// An inner node without a name.
    pub fn inner(children: Vec<Draft>) -> Draft {
        Draft { children, ..Draft::default() }
    }

    /// A node from its label: name, player and score in any order, or as in the notation, `name: player score`. W, L and D are names at an
    /// inner node, and beside a number.
    pub fn with_label(label: &str, children: Vec<Draft>, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        let mut draft = Draft { children, ..Draft::default() };
        let label = label.trim().trim_matches('$').trim();
        let label = label.strip_prefix('{').and_then(|label| label.strip_suffix('}')).unwrap_or(label).trim();
        if let Some(name) = label.strip_prefix('@').filter(|name| !name.is_empty() && !name.contains(ends_word)) {
            draft.again = Some(name.to_owned());
            return Ok(draft);
        }
        let rest = match label.split_once(':') {
            Some((name, rest)) if !name.trim().is_empty() => {
                draft.name = Some(name.trim().to_owned());
                rest
            }
            _ => label,
        };
        if let Some(again) = rest.trim().strip_prefix('@').filter(|again| !again.is_empty() && draft.name.is_some()) {
            draft.again = Some(again.to_owned());
            return Ok(draft);
        }
        let is_between = |sign: char| sign.is_whitespace() || matches!(sign, '=' | '(' | ')' | ',' | '\n' | '|');
        let mut names: Vec<&str> = Vec::new();
        let words = || rest.split(is_between).filter(|word| !word.is_empty());
        let has_number = words().any(AsNumber::is_numeric);
        for word in words() {
            if draft.turn.is_none()
                && let Some(turn) = turn(word).filter(|&turn| turn != Turn::Chance || !draft.children.is_empty())
            {
                draft.turn = Some(turn);
            } else if !(has_number && number::is_outcome(word))
                && let Some(score) = draft.score_of(word, notes)?
            {
                draft.score = Some(score);
            } else {
                names.push(word);
            }
        }
        // Two numbers without a name are not one leaf; a number before the name of an inner node may be its index.
        let is_first = words().next().is_some_and(AsNumber::is_numeric) && !draft.children.is_empty();
        if draft.score.is_some() && draft.name.is_none() && names.iter().any(|name| name.is_numeric() || is_first) {
            return Err(FormTrouble::new(Problem::Inner, rest));
        }
        if !names.is_empty() {
            if draft.name.is_some() {
                return Err(FormTrouble::new(Problem::Label, names[0]));
            }
            draft.name = Some(names.join(" "));
        }
        Ok(draft)
    }

    /// A node from its label, with score or children given elsewhere: no word of the label is W, L or D.
    pub fn head(label: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        let holder = vec![Draft::default()];
        let labelled = Draft::with_label(label, holder, notes)?;
        Ok(Draft { children: Vec::new(), ..labelled })
    }

    /// Who moves: chance, too, if nothing else is said and all children have weights.
    fn turn_there(&self) -> Option<Turn> {
        let is_weighed = !self.children.is_empty() && self.children.iter().all(|child| child.weight.is_some());
        self.turn.or_else(|| is_weighed.then_some(Turn::Chance))
    }

    /// The score that a word of the label stands for, if it is one and none is set yet.
    fn score_of(&self, word: &str, notes: &mut Vec<ReadingNote>) -> Result<Option<Score>, FormTrouble> {
        if self.score.is_some() || !self.children.is_empty() && number::is_outcome(word) {
            return Ok(None);
        }
        number::read(word, notes)
    }

    /// The tree, if every leaf has a score.
    pub fn tree(&self, notes: &mut Vec<ReadingNote>) -> Result<GameTree, FormTrouble> {
        let mut building = Building { builder: TreeBuilder::default(), positions: HashMap::new(), notes };
        building.add(self)?;
        Ok(building.builder.finish())
    }
}

/// Who moves, by the usual words and symbols for MAX, MIN and chance.
pub(super) fn turn(word: &str) -> Option<Turn> {
    let word = word.trim_start_matches('.').to_lowercase();
    match word.as_str() {
        // For AND/OR trees, whose leaves are won or lost.
        "or" => Some(Turn::Max),
        "and" => Some(Turn::Min),
        "chance" | "expect" | "exp" => Some(Turn::Chance),
        "max" | "maximizer" | "maximiser" | "maximizing" | "maximising" | "maxnode" | "max-node" | "△" | "▲" | "∆" => {
            Some(Turn::Max)
        }
        "min" | "minimizer" | "minimiser" | "minimizing" | "minimising" | "minnode" | "min-node" | "▽" | "▼" | "∇" => {
            Some(Turn::Min)
        }
        _ => None,
    }
}

struct Building<'a> {
    builder: TreeBuilder,
    positions: HashMap<usize, NodeId>,
    notes: &'a mut Vec<ReadingNote>,
}

impl Building<'_> {
    fn add(&mut self, draft: &Draft) -> Result<(), FormTrouble> {
        let name = draft.name.as_deref().map(|name| self.word(name)).filter(|name| !name.is_empty());
        let shown = name.clone().unwrap_or_default();
        let failed = |error: TreeError| FormTrouble::from_kind(error.into(), &shown);
        let known = draft.position.and_then(|position| self.positions.get(&position)).copied();
        if let Some(again) = &draft.again {
            let first = match self.builder.named(again).or_else(|| self.builder.at(again).map(Some)) {
                None => return Err(FormTrouble::from_kind(ParseErrorKind::UnknownPosition, again)),
                Some(None) => return Err(FormTrouble::from_kind(ParseErrorKind::AmbiguousPosition, again)),
                Some(Some(first)) => first,
            };
            return self.builder.repeat(name.as_deref(), first).map(drop).map_err(failed);
        }
        if let Some(first) = known {
            return self.builder.repeat(None, first).map(drop).map_err(failed);
        }
        if draft.children.is_empty() && draft.score.is_none() {
            return Err(FormTrouble::new(Problem::NoScore, &shown));
        }
        // An infinite value at an inner node is a search's start value, not its own.
        let score = draft.score.filter(|score| draft.children.is_empty() || score.is_finite());
        let node = self.builder.open(name.as_deref(), draft.turn_there(), score).map_err(failed)?;
        if let Some(position) = draft.position {
            self.positions.insert(position, node);
        }
        let wrong = |kind: ParseErrorKind| FormTrouble::from_kind(kind, &shown);
        let mut weighing = ChanceWeights::default();
        for child in &draft.children {
            if self.builder.is_up_to_chance() {
                let next = NodeId(self.builder.node_count() as u32);
                weighing.add(next, child.weight.map(|weight| (weight, 0..0))).map_err(wrong)?;
            } else if child.weight.is_some() {
                return Err(FormTrouble::new(Problem::Chance, child.name.as_deref().unwrap_or(&shown)));
            }
            self.add(child)?;
        }
        weighing.weigh(&mut self.builder).map_err(|(kind, _)| wrong(kind))?;
        self.builder.close().map_err(failed)
    }

    /// A name in a form that the notation allows.
    fn word(&mut self, name: &str) -> String {
        let mut word: String =
            name.trim().split(ends_word).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_");
        while word.starts_with(['"', '\'']) {
            word.remove(0);
        }
        if word != name
            && !word.is_empty()
            && !self.notes.iter().any(|note| matches!(note, ReadingNote::Renamed { .. }))
        {
            self.notes.push(ReadingNote::Renamed { from: name.to_owned(), to: word.clone() });
        }
        word
    }
}
