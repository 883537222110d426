//! Short names for nodes: a node's own name, else a letter for each inner node in level order (a, b … z, aa …), without letters that look
//! like another letter or a digit from the back row. They begin below the root or, by choice, at it; leaves have none. A node's own name
//! shifts no other's letter; only a node whose letter is taken by a name gets a free one. Under a root named a, the letters begin with b.
//! It knows the shape of the tree, never where a name is drawn.

use std::ops::Deref;

use secateur::ranking;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Letters;

/// Without i, l and o.
const ALPHABET: &[u8; 23] = b"abcdefghjkmnpqrstuvwxyz";
const MOST_LETTERS: usize = 5;

/// The short names of a tree's nodes.
pub struct ShortNames<Tree> {
    tree: Tree,
    /// By node: its index among the nodes with letters in level order, [`NONE`] for all others.
    ranks: Vec<u32>,
    /// The index of the letters that are the root's name, if the root has no letter of its own.
    root: Option<u32>,
    /// The ranks whose own letters are some node's name, in order, each with the index of its replacement.
    moved: Vec<(u32, u32)>,
}

/// The rank of a node without a letter.
const NONE: u32 = u32::MAX;

impl<Tree: Deref<Target = GameTree>> ShortNames<Tree> {
    /// For all nodes, with letters that begin there.
    pub fn new(tree: Tree, letters: Letters) -> ShortNames<Tree> {
        let first = usize::from(letters != Letters::Root);
        let has_none = letters == Letters::Unnamed && tree.names().next().is_some();
        let (ranks, count) = if has_none { (vec![NONE; tree.len()], 0) } else { ranks(&tree, first) };
        let root = tree.name(NodeId::ROOT).filter(|_| 0 < first).and_then(place_of);
        let mut names = ShortNames { tree, ranks, root, moved: Vec::new() };
        names.move_taken(count);
        names
    }

    /// The name of a node; empty if it has neither a name nor a letter.
    pub fn name(&self, node: NodeId) -> String {
        if let Some(own) = self.tree.name(node) {
            // A repeated position has its mark in the notation.
            return if self.tree.is_met_again(node) { "@".to_owned() + own } else { own.to_owned() };
        }
        let mut name = String::new();
        let rank = self.ranks[node.index()];
        if rank != NONE {
            let moved = self.moved.binary_search_by_key(&rank, |&(rank, _)| rank);
            push_letters(&mut name, moved.map_or_else(|_| self.shifted(rank), |found| self.moved[found].1));
        }
        name
    }

    /// The index of the letters of a rank, if no node has them as its name.
    fn shifted(&self, rank: u32) -> u32 {
        if self.root.is_some_and(|root| root <= rank) { rank + 1 } else { rank }
    }

    /// Finds letters for the nodes whose own are some node's name.
    fn move_taken(&mut self, count: u32) {
        let mut taken = self.taken();
        ranking::sort(&mut taken);
        taken.dedup();
        let mut has_own = vec![false; count as usize];
        for (node, _) in self.tree.names() {
            if let Some(named) = has_own.get_mut(self.ranks[node.index()] as usize) {
                *named = true;
            }
        }
        let mut spare = self.shifted(count);
        for &(_, place) in &taken {
            let place = place as u32;
            let rank = if self.root.is_some_and(|root| root < place) { place - 1 } else { place };
            if Some(place) == self.root || has_own.get(rank as usize).is_none_or(|&has_own| has_own) {
                continue;
            }
            let is_taken = |spare: u32| taken.binary_search(&(i64::from(spare), spare as usize)).is_ok();
            while is_taken(spare) {
                spare += 1;
            }
            self.moved.push((rank, spare));
            spare += 1;
        }
    }

    /// The indices of the letters that are names.
    fn taken(&self) -> Vec<(i64, usize)> {
        let places = self.tree.words().iter().filter_map(|word| place_of(word));
        places.map(|place| (i64::from(place), place as usize)).collect()
    }
}

/// By node: its index in level order among the inner nodes from the `first` on; and their number. The pre-order meets the nodes of a ply
/// from left to right, so counting by ply is enough.
fn ranks(tree: &GameTree, first: usize) -> (Vec<u32>, u32) {
    let lettered = || tree.nodes().skip(first).filter(|&node| !tree.is_leaf(node));
    let mut next = vec![0; tree.height() + 2];
    for node in lettered() {
        next[tree.ply(node) + 1] += 1;
    }
    for ply in 1..next.len() {
        next[ply] += next[ply - 1];
    }
    let count = next[next.len() - 1];
    let mut ranks = vec![NONE; tree.len()];
    for node in lettered() {
        let rank = &mut next[tree.ply(node)];
        ranks[node.index()] = *rank;
        *rank += 1;
    }
    (ranks, count)
}

/// 0 is a, 22 is z, 23 is aa.
fn push_letters(out: &mut String, place: u32) {
    let letters = ALPHABET.len() as u32;
    if letters <= place {
        push_letters(out, place / letters - 1);
    }
    out.push(char::from(ALPHABET[(place % letters) as usize]));
}

/// The index of the letters that a name consists of; none for any other name.
fn place_of(name: &str) -> Option<u32> {
    let mut place = 0;
    for letter in name.bytes().take(MOST_LETTERS + 1) {
        let digit = ALPHABET.iter().position(|&other| other == letter)? as u32;
        place = place * ALPHABET.len() as u32 + digit + 1;
    }
    (1..=MOST_LETTERS).contains(&name.len()).then(|| place - 1)
}
