//! A tree as nodes and edges: a node with several incoming edges is a repeated position. It knows no text.

use std::collections::HashMap;

use super::draft::Draft;
use super::number::{self, AsNumber};
use super::{FormTrouble, Problem, ReadingNote};
use crate::notation::ParseErrorKind;
use crate::tree::MOST_NODES;

/// Nodes by their ids in order of first mention, with their edges.
#[derive(Default)]
pub(super) struct Graph {
    ids: Vec<String>,
    numbers: HashMap<String, usize>,
    /// Name and score of a node, once known; without children.
    said: Vec<Option<Draft>>,
    children: Vec<Vec<usize>>,
    parents: Vec<usize>,
    /// The root, if the text names it.
    pub root: Option<String>,
}

impl Graph {
    /// The number of the node with this id.
    pub fn node(&mut self, id: &str) -> usize {
        let id = id.trim();
        if let Some(&number) = self.numbers.get(id) {
            return number;
        }
        let number = self.ids.len();
        self.ids.push(id.to_owned());
        self.numbers.insert(id.to_owned(), number);
        self.said.push(None);
        self.children.push(Vec::new());
        self.parents.push(0);
        number
    }

    /// A leaf that is only a score.
    pub fn score(&mut self, parent: usize, score: Draft) {
        let number = self.ids.len();
        self.ids.push(String::new());
        self.said.push(Some(score));
        self.children.push(Vec::new());
        self.parents.push(1);
        self.children[parent].push(number);
    }

    pub fn edge(&mut self, parent: usize, child: usize) {
        self.children[parent].push(child);
        self.parents[child] += 1;
    }

    /// Describes a node. A name of its own replaces its id.
    pub fn say(&mut self, node: usize, said: Draft) -> Result<(), FormTrouble> {
        if self.said[node].as_ref().is_some_and(|before| *before != said) {
            return Err(FormTrouble::new(Problem::Twice, &self.ids[node]));
        }
        self.said[node] = Some(said);
        Ok(())
    }

    pub fn has_children(&self, node: usize) -> bool {
        !self.children[node].is_empty()
    }

    /// The tree below the only node without incoming edges.
    pub fn draft(&self, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        let root = match &self.root {
            Some(root) => *self
                .numbers
                .get(root.trim())
                .ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnknownPosition, root))?,
            None => {
                let mut roots = (0..self.ids.len()).filter(|&node| self.parents[node] == 0);
                match (roots.next(), roots.next()) {
                    (Some(root), None) => root,
                    (Some(_), Some(second)) => return Err(FormTrouble::new(Problem::Roots, &self.ids[second])),
                    (None, _) => {
                        return Err(FormTrouble::from_kind(
                            ParseErrorKind::EndlessPosition,
                            self.ids.first().map_or("", |id| id),
                        ));
                    }
                }
            }
        };
        let mut state =
            GraphWalk { open: vec![false; self.ids.len()], met: vec![false; self.ids.len()], count: 0, levels: 0 };
        let draft = self.below(root, &mut state, notes)?;
        match state.met.iter().position(|met| !met) {
            Some(apart) => Err(FormTrouble::new(Problem::Roots, &self.ids[apart])),
            None => Ok(draft),
        }
    }

    fn below(&self, node: usize, state: &mut GraphWalk, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        if state.open[node] {
            return Err(FormTrouble::from_kind(ParseErrorKind::EndlessPosition, &self.ids[node]));
        }
        state.count += 1;
        if MOST_NODES < state.count {
            return Err(FormTrouble::from_kind(ParseErrorKind::TooManyNodes, ""));
        }
        if super::MOST_LEVELS < state.levels {
            return Err(FormTrouble::from_kind(ParseErrorKind::TooDeep, &self.ids[node]));
        }
        let is_many = 1 < self.parents[node];
        if state.met[node] {
            return Ok(Draft { position: Some(node), ..Draft::default() });
        }
        state.open[node] = true;
        state.levels += 1;
        let mut children = Vec::new();
        for &child in &self.children[node] {
            children.push(self.below(child, state, notes)?);
        }
        state.open[node] = false;
        state.levels -= 1;
        state.met[node] = true;
        let mut draft = match &self.said[node] {
            Some(said) => said.clone(),
            None if children.is_empty() => self.leaf(node, notes)?,
            None => {
                let turn = super::draft::turn(&self.ids[node]);
                Draft { name: turn.is_none().then(|| self.ids[node].clone()), turn, ..Draft::default() }
            }
        };
        if is_many && !self.ids[node].is_empty() {
            draft.name.get_or_insert_with(|| self.ids[node].clone());
            draft.position = Some(node);
        }
        draft.children = children;
        Ok(draft)
    }

    /// A leaf known only by its id: that is its score if no inner node has a number as its name.
    fn leaf(&self, node: usize, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        let id = &self.ids[node];
        let is_numbered =
            (0..self.ids.len()).any(|node| !self.children[node].is_empty() && self.ids[node].is_numeric());
        match number::read(id, notes)? {
            Some(score) if !is_numbered && self.parents[node] < 2 && !number::is_outcome(id) => Ok(Draft::leaf(score)),
            _ => Err(FormTrouble::new(Problem::NoScore, id)),
        }
    }
}

struct GraphWalk {
    open: Vec<bool>,
    met: Vec<bool>,
    count: usize,
    levels: usize,
}
