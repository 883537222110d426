//! Writes a tree in the forms of other programs: JSON, DOT, forest, Python, an outline. Each reads back as the same tree.

use super::draft::turn;
use super::{Form, read};
use crate::notation;
use crate::score::Score;
use crate::tree::{GameTree, NodeId};

/// A form that trees are written in.
#[derive(Clone, Copy, Debug)]
pub struct WritingForm {
    /// The form.
    pub form: Form,
    /// The extension of its files.
    pub extension: &'static str,
    write: fn(&GameTree) -> String,
}

/// All of them, in the order in which they are offered; other forms can only be read.
pub const WRITTEN: &[WritingForm] = &[
    WritingForm { form: Form::Own, extension: "txt", write: notation::write },
    WritingForm { form: Form::Json, extension: "json", write: objects },
    WritingForm { form: Form::Dot, extension: "dot", write: dot },
    WritingForm { form: Form::Forest, extension: "tex", write: document },
    WritingForm { form: Form::Python, extension: "py", write: literal },
    WritingForm { form: Form::Outline, extension: "txt", write: outline },
];

/// The tree in a form, if the form can hold all of it: none if it would read back as another tree, or if parts have not been grown.
///
/// ```
/// use secateur::forms::{Form, write};
/// let tree = secateur::notation::read("((3 12) (2 4))")?;
/// assert_eq!(write(&tree, Form::Python).as_deref(), Some("[[3, 12], [2, 4]]"));
/// # Ok::<(), secateur::notation::ParseError>(())
/// ```
pub fn write(tree: &GameTree, form: Form) -> Option<String> {
    if tree.is_partial() {
        return None;
    }
    let written = WRITTEN.iter().find(|written| written.form == form)?;
    let text = (written.write)(tree);
    let is_same = read(&text).ok().and_then(|read| notation::read(&read.text).ok()).as_ref() == Some(tree);
    is_same.then_some(text)
}

/// Whether a tree is only its shape and its leaf scores.
fn is_bare(tree: &GameTree) -> bool {
    tree.nodes().all(|node| {
        tree.name(node).is_none()
            && tree.turn(node) == tree.default_player(node).into()
            && (tree.is_leaf(node) || tree.score(node).is_none())
    })
}

fn number(score: Score, greatest: &str, least: &str) -> String {
    match score {
        Score::INFINITE => greatest.to_owned(),
        Score::MINUS_INFINITE => least.to_owned(),
        // JSON requires a digit before the decimal point.
        score => {
            let text = score.to_string();
            match text.strip_prefix("-.") {
                Some(digits) => format!("-0.{digits}"),
                None if text.starts_with('.') => format!("0{text}"),
                None => text,
            }
        }
    }
}

/// The repeated position at a node, as in the notation: `@b`, or `c: @b` if it has another name here.
fn again(tree: &GameTree, node: NodeId) -> Option<String> {
    let first = tree.name(tree.position(node)).filter(|_| tree.is_met_again(node))?;
    let own = tree.name(node).filter(|&own| own != first);
    Some(own.map_or(format!("@{first}"), |own| format!("{own}: @{first}")))
}

/// Name, player and score of a node as far as the form needs them, in the notation.
fn label(tree: &GameTree, node: NodeId) -> String {
    if let Some(again) = again(tree, node) {
        return again;
    }
    let is_said = !tree.is_leaf(node) || tree.turn(node) != tree.default_player(node).into();
    let name = tree.name(node).map(|name| format!("{name}:"));
    let player = is_said.then(|| tree.turn(node).word().to_owned());
    let score = tree.score(node).map(|score| score.to_string());
    [name, player, score].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The children to write below a node.
fn below(tree: &GameTree, node: NodeId) -> Vec<NodeId> {
    if again(tree, node).is_some() { Vec::new() } else { tree.children(node).collect() }
}

fn objects(tree: &GameTree) -> String {
    json(tree, NodeId::ROOT, 0, |score| number(score, "\"inf\"", "\"-inf\""))
}

fn json(tree: &GameTree, node: NodeId, level: usize, number: fn(Score) -> String) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    if let Some(again) = again(tree, node) {
        return format!("{{\"label\": {}}}", quoted(&again));
    }
    let mut fields = Vec::new();
    if let Some(name) = tree.name(node) {
        // A name that also means a player, such as "or", reads back as a name only as an id.
        let key = if turn(name).is_some() { "id" } else { "name" };
        fields.push(format!("\"{key}\": {}", quoted(name)));
    }
    if !tree.is_leaf(node) || tree.turn(node) != tree.default_player(node).into() {
        fields.push(format!("\"player\": \"{}\"", tree.turn(node).word()));
    }
    if let Some(part) = tree.likelihood(node).filter(|_| tree.has_weights()) {
        let zero = if part.over() < part.under() { "0" } else { "" };
        fields.push(if part.ends() {
            format!("\"probability\": {zero}{part}")
        } else {
            format!("\"probability\": \"{part}\"")
        });
    }
    if let Some(score) = tree.score(node) {
        fields.push(format!("\"value\": {}", number(score)));
    }
    if !tree.is_leaf(node) {
        let indent = "  ".repeat(level + 1);
        let children = tree.children(node).map(|child| format!("\n{indent}{}", json(tree, child, level + 1, number)));
        fields.push(format!("\"children\": [{}]", children.collect::<Vec<_>>().join(",")));
    }
    format!("{{{}}}", fields.join(", "))
}

fn dot(tree: &GameTree) -> String {
    let mut text = String::from("digraph {\n");
    // A repeated position shares the node of its first occurrence, unless its name differs.
    let stands_at = |node: NodeId| {
        let first = tree.position(node);
        if tree.name(node) == tree.name(first) { first } else { node }
    };
    let mut next = NodeId::ROOT;
    for node in tree.nodes() {
        if node < next {
            continue;
        }
        if again(tree, node).is_some() {
            next = tree.end(node);
        }
        if stands_at(node) != node {
            continue;
        }
        let label = label(tree, node).replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("  n{} [label=\"{label}\"];\n", node.0);
        for child in below(tree, node) {
            text += &format!("  n{} -> n{};\n", node.0, stands_at(child).0);
        }
    }
    text + "}"
}

fn document(tree: &GameTree) -> String {
    format!("\\begin{{forest}}\n{}\n\\end{{forest}}", forest(tree, NodeId::ROOT, 1))
}

fn forest(tree: &GameTree, node: NodeId, level: usize) -> String {
    let label = label(tree, node);
    let label: String =
        label.chars().flat_map(|sign| "_#%&$".contains(sign).then_some('\\').into_iter().chain([sign])).collect();
    let indent = "  ".repeat(level);
    let children: String =
        below(tree, node).into_iter().map(|child| format!("\n{}", forest(tree, child, level + 1))).collect();
    format!("{indent}[{{{label}}}{children}]")
}

/// Lists if they can hold the whole tree, else dictionaries.
fn literal(tree: &GameTree) -> String {
    if is_bare(tree) {
        python(tree, NodeId::ROOT)
    } else {
        json(tree, NodeId::ROOT, 0, |score| number(score, "float('inf')", "float('-inf')"))
    }
}

fn python(tree: &GameTree, node: NodeId) -> String {
    match tree.score(node).filter(|_| tree.is_leaf(node)) {
        Some(score) => number(score, "float('inf')", "float('-inf')"),
        None => format!("[{}]", tree.children(node).map(|child| python(tree, child)).collect::<Vec<_>>().join(", ")),
    }
}

fn outline(tree: &GameTree) -> String {
    let mut lines = Vec::new();
    let mut next = NodeId::ROOT;
    for node in tree.nodes() {
        if next <= node {
            lines.push(format!("{}{}", "  ".repeat(tree.ply(node)), label(tree, node)));
            next = if again(tree, node).is_some() { tree.end(node) } else { NodeId(node.0 + 1) };
        }
    }
    lines.join("\n")
}
