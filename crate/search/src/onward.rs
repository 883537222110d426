//! A written tree continued from one of its nodes, with the table of a search of the whole tree: `kept-from=2 ((3 12 8) (2 4 6))` is `min
//! (2 4 6)` after a search of both. A node is given by its sibling indices from the root, `2.1`. Several such paths, with commas, are as
//! many searches, each in the subtree of the one before.

use std::ops::Range;

use crate::edit;
use crate::notation::{self, ParseError, ParseErrorKind};
use crate::search::{self, Settings};
use crate::trace::Entry;
use crate::tree::{GameTree, NodeId, Tree};

const FIELD: &str = "kept-from=";

/// Whether a text is a tree continued from a node.
///
/// ```
/// assert!(secateur::onward::is_onward("kept-from=2 ((3 12 8) (2 4 6))"));
/// assert!(!secateur::onward::is_onward("((3 12 8) (2 4 6))"));
/// ```
pub fn is_onward(text: &str) -> bool {
    text.trim_start().starts_with(FIELD)
}

/// The text of the tree from a node on, with the table after the search of `text`.
///
/// ```
/// let text = "((3 12 8) (2 4 6))";
/// let tree = secateur::notation::read(text).unwrap();
/// assert_eq!(secateur::onward::text(text, &tree, secateur::NodeId(5)), "kept-from=2 ((3 12 8) (2 4 6))");
/// ```
pub fn text(text: &str, tree: &GameTree, node: NodeId) -> String {
    let places = edit::path_to(tree, node).into_iter().map(|place| (place + 1).to_string());
    let way = places.collect::<Vec<_>>().join(".");
    match parts(text) {
        None => format!("{FIELD}{way} {}", text.trim()),
        Some((ways, whole)) => format!("{FIELD}{},{way} {}", &text[ways], text[whole].trim()),
    }
}

/// Reads the subtree, or the whole tree if the text names no node. `told` is called with each node of the whole tree and its start in the
/// text.
///
/// ```
/// let tree = secateur::onward::read("kept-from=2 ((3 12 8) (2 4 6))", &mut |_, _| ()).unwrap();
/// assert_eq!(tree, secateur::notation::read("min (2 4 6)").unwrap());
/// ```
pub fn read(text: &str, told: &mut dyn FnMut(NodeId, usize)) -> Result<GameTree, ParseError> {
    let (whole, nodes) = searched(text, told)?;
    Ok(nodes.into_iter().fold(whole, |tree, node| edit::below(&tree, node)))
}

/// What the search table knows about the tree that `text` means from the searches before, each with the same settings; empty for an
/// algorithm without a table, or if no such search is possible.
pub fn known(text: &str, settings: &Settings) -> Vec<(NodeId, Entry)> {
    known_within(usize::MAX, text, settings).unwrap_or_default()
}

/// The same if the text, with every repeated position written out, is within this number of characters.
pub fn known_within(characters: usize, text: &str, settings: &Settings) -> Option<Vec<(NodeId, Entry)>> {
    if !settings.algorithm.table {
        return Some(Vec::new());
    }
    // Each can at most double the text before it.
    let repeats = text.matches('@').count() as u32;
    if characters.checked_shr(repeats).unwrap_or(0) < text.len() {
        return None;
    }
    let (mut tree, nodes) = searched(text, &mut |_, _| ()).ok()?;
    let mut known = Vec::new();
    for node in nodes {
        let Ok(entries) = search::learned(&tree, settings, &known) else { return Some(Vec::new()) };
        let next = edit::below(&tree, node);
        let entry = |here: NodeId| {
            let there = NodeId(node.0 + here.0);
            let entry = entries[tree.position(there).index()].filter(|_| next.position(here) == here)?;
            // An entry with less lookahead belongs to another search.
            (entry.depth == Tree::ahead(&next, &here, settings.horizon())).then_some((here, entry))
        };
        // The root is searched for its move.
        known = next.nodes().skip(1).filter_map(entry).collect();
        tree = next;
    }
    Some(known)
}

/// The ranges of the node paths and of the whole tree in a text.
fn parts(text: &str) -> Option<(Range<usize>, Range<usize>)> {
    let start = text.len() - text.trim_start().strip_prefix(FIELD)?.len();
    let end =
        text[start..].find(|letter: char| letter.is_whitespace() || letter == '(').map_or(text.len(), |at| start + at);
    Some((start..end, end..text.len()))
}

/// The whole tree, and the node from which each later search continues, in the tree of the search before.
fn searched(text: &str, told: &mut dyn FnMut(NodeId, usize)) -> Result<(GameTree, Vec<NodeId>), ParseError> {
    let Some((ways, whole)) = parts(text) else {
        return Ok((notation::read_with_places(text, told)?.0, Vec::new()));
    };
    let start = whole.start;
    let read = notation::read_with_places(&text[whole], &mut |node, at| told(node, start + at));
    let (tree, _) =
        read.map_err(|ParseError { kind, range, .. }| kind.at(start + range.start..start + range.end, text))?;
    let (mut root, mut nodes, mut at) = (NodeId::ROOT, Vec::new(), ways.start);
    for way in text[ways].split(',') {
        let here = at..at + way.len();
        at = here.end + 1;
        let down = |node: NodeId, place: &str| {
            let place = place.parse::<usize>().ok()?.checked_sub(1)?;
            tree.children(node).nth(place)
        };
        let node = way.split('.').try_fold(root, down).filter(|&node| !tree.is_leaf(node));
        let Some(node) = node else { return Err(ParseErrorKind::NoSuchNode.at(here, text)) };
        nodes.push(NodeId(node.0 - root.0));
        root = node;
    }
    Ok((tree, nodes))
}
