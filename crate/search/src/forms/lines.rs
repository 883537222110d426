//! Line-based forms: outlines, edges as `A -> B`, children as `A: [B, C]` with scores as `b = 3`, tables of edges (CSV), and rows of
//! numbers.

use super::draft::Draft;
use super::graph::Graph;
use super::number::{self, AsNumber};
use super::{FormTrouble, Problem, ReadingNote, objects};
use crate::notation::ParseErrorKind;

/// The lines that are neither empty nor comments.
pub(super) fn split(text: &str) -> impl Iterator<Item = &str> + Clone {
    // Markdown headings are not comments.
    let is_comment = |line: &str| line.starts_with('#') && !text.contains("\n## ") || line.starts_with("//");
    let without_comment =
        |line| [" # ", " // "].into_iter().fold(line, |line: &str, sign| line.split(sign).next().unwrap_or(line));
    text.lines().filter(move |line| !line.trim().is_empty() && !is_comment(line.trim())).map(without_comment)
}

/// Whether every line is an edge, a list of children or a score.
pub(super) fn is_adjacency(text: &str) -> bool {
    let is_part = |line: &str| parted(line).is_some();
    let has_children = |line: &str| {
        parted(line).is_some_and(|(_, is_arrow, rest)| {
            is_arrow || rest.split(is_between).any(|word| !word.is_empty() && !word.is_numeric())
        })
    };
    let is_flush = |line: &str| !line.starts_with([' ', '\t']);
    pieces(text).all(is_part)
        && pieces(text).any(has_children)
        && split(text).skip(1).all(is_flush)
        && (1 < pieces(text).count() || text.contains("->") || text.contains('→'))
}

/// Lines, also split at semicolons.
fn pieces(text: &str) -> impl Iterator<Item = &str> + Clone {
    split(text).flat_map(|line| line.split(';')).map(str::trim).filter(|piece| !piece.is_empty())
}

/// A node, whether an arrow follows it, and the rest.
fn parted(line: &str) -> Option<(&str, bool, &str)> {
    let line = line.trim().trim_end_matches(',');
    let at = |sign: &'static str| line.split_once(sign).map(|(name, rest)| (name, ![":", "="].contains(&sign), rest));
    let (name, is_arrow, rest) = ["-->", "->", "→", "=>", ":", "="].into_iter().find_map(at)?;
    let name = name.trim().trim_matches(['"', '\'']);
    let is_name = !name.is_empty() && !name.contains(['(', ')', '[', ']', '{', '}', ',']);
    // A set of names, as in DOT.
    let is_set = rest.trim().starts_with('{') && rest.trim().ends_with('}') && !rest.contains([':', '=']);
    let is_list = is_set || !rest.contains('{');
    (is_name && is_list && !rest.trim().is_empty() && !rest.contains('(')).then_some((name, is_arrow, rest.trim()))
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | '[' | ']' | '{' | '}' | '"' | '\'' | '|')
}

/// The tree of such lines.
pub(super) fn adjacency(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut graph = Graph::default();
    let parts: Vec<(&str, bool, &str)> = pieces(text).filter_map(parted).collect();
    let is_inner = |word: &str| parts.iter().any(|(name, ..)| *name == word);
    let is_numbered = parts.iter().any(|(name, ..)| name.is_numeric());
    for (name, is_arrow, rest) in &parts {
        let node = graph.node(name);
        let mut before = node;
        // A path of several arrows.
        for stretch in rest.split("->").flat_map(|stretch| stretch.split('→')) {
            let words: Vec<&str> = stretch.split(is_between).filter(|word| !word.is_empty()).collect();
            let is_score = |word: &str| {
                word.is_numeric() || number::read(word, &mut Vec::new()).is_ok_and(|score| score.is_some())
            };
            if let [word] = words.as_slice()
                && !rest.contains(['[', '{'])
                && is_score(word)
                && !is_inner(word)
                && !is_arrow
            {
                let score = number::read(word, notes)?;
                graph.say(node, Draft { name: Some((*name).to_owned()), score, ..Draft::default() })?;
                continue;
            }
            let mut last = before;
            for word in words {
                match number::read(word, notes)? {
                    Some(score) if word.is_numeric() && !is_numbered => graph.score(before, Draft::leaf(score)),
                    _ => {
                        last = graph.node(word);
                        graph.edge(before, last);
                    }
                }
            }
            before = last;
        }
    }
    graph.draft(notes)
}

/// The indentation of an outline's line, and its content: after blanks, bullets, and the lines that `tree` draws.
fn outlined(line: &str) -> (usize, &str) {
    let mut depth = 0;
    let mut rest = line;
    loop {
        let Some(sign) = rest.chars().next() else { return (depth, rest) };
        let digits = rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let is_numbered = 0 < digits && [". ", ") "].iter().any(|dot| rest[digits..].starts_with(dot));
        if is_numbered {
            (depth, rest) = (depth + digits + 1, &rest[digits + 1..]);
            continue;
        }
        // Org has a star per level, Markdown a hash.
        let stars = rest.len() - rest.trim_start_matches(if rest.starts_with('#') { '#' } else { '*' }).len();
        if (1 < stars || rest.starts_with('#')) && rest[stars..].starts_with(' ') {
            (depth, rest) = (depth + stars, &rest[stars..]);
            continue;
        }
        // A dash per level.
        let dashes = rest.len() - rest.trim_start_matches('-').len();
        if 1 < dashes {
            (depth, rest) = (depth + dashes, &rest[dashes..]);
            continue;
        }
        let is_bullet = matches!(sign, '-' | '*' | '+' | '•' | '–') && rest[sign.len_utf8()..].starts_with([' ', '\t']);
        depth += match sign {
            '\t' => 4,
            ' ' | '\u{a0}' | '│' | '├' | '└' | '─' | '|' | '`' | '┣' | '┗' | '┃' | '━' => 1,
            _ if is_bullet => 1,
            _ => return (depth, rest.trim()),
        };
        rest = &rest[sign.len_utf8()..];
    }
}

/// Whether a text of several lines is indented like an outline.
pub(super) fn is_outline(text: &str) -> bool {
    let mut depths = split(text).map(|line| outlined(line).0);
    let first = depths.next();
    let mut deeper = depths.clone();
    first.is_some_and(|first| deeper.next().is_some_and(|next| first < next) && depths.all(|depth| first < depth))
}

/// The tree of an outline.
pub(super) fn outline(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let lines: Vec<(usize, &str)> = split(text).map(outlined).collect();
    let mut at = 0;
    below(&lines, &mut at, 0, notes)
}

fn below(
    lines: &[(usize, &str)],
    at: &mut usize,
    level: usize,
    notes: &mut Vec<ReadingNote>,
) -> Result<Draft, FormTrouble> {
    let (depth, label) = lines[*at];
    if super::MOST_LEVELS < level {
        return Err(FormTrouble::from_kind(ParseErrorKind::TooDeep, label));
    }
    *at += 1;
    let first = lines.get(*at).map_or(0, |(depth, _)| *depth);
    let mut children = Vec::new();
    while let Some(&(next, label)) = lines.get(*at)
        && depth < next
    {
        if next != first {
            return Err(FormTrouble::new(Problem::Indented, label));
        }
        children.push(below(lines, at, level + 1, notes)?);
    }
    let label = label.trim_matches('"');
    // A row of leaves, as `MIN: 3, 12, 8`.
    if children.is_empty()
        && let Some((head, row)) = label.split_once(':')
        && let row = row.trim().trim_start_matches(['[', '(']).trim_end_matches([']', ')'])
        && 1 < numbers(row).count()
        && numbers(row).all(AsNumber::is_numeric)
    {
        return Draft::with_label(head, leaves(row, notes)?, notes);
    }
    // A colon after a name announces children.
    let label = if children.is_empty() { label } else { label.trim_end_matches([':', '/']) };
    Draft::with_label(label, children, notes)
}

/// A table's cells.
fn cells(line: &str, comma: char) -> Vec<&str> {
    line.split(comma).map(|cell| cell.trim().trim_matches('"').trim()).collect()
}

/// The columns of parent, child, score and player in the header of a table of edges, and the separator of its cells.
fn header(line: &str) -> Option<(char, [Option<usize>; 4])> {
    const NAMES: [&[&str]; 4] = [
        &["parent", "from", "source", "parent_id", "parentid", "parent id", "father", "src"],
        &["child", "to", "target", "node", "id", "name", "dest", "dst", "node_id"],
        &["value", "score", "utility", "payoff", "leaf", "leaf_value", "eval"],
        &["player", "type", "turn", "mover"],
    ];
    [',', ';', '\t'].into_iter().find_map(|comma| {
        let cells: Vec<String> = cells(line, comma).iter().map(|cell| cell.to_lowercase()).collect();
        let place = |names: &[&str]| cells.iter().position(|cell| names.contains(&cell.as_str()));
        let places = NAMES.map(place);
        (places[0].is_some() && places[1].is_some()).then_some((comma, places))
    })
}

/// Whether the first line is the header of a table of edges.
pub(super) fn is_table(text: &str) -> bool {
    split(text).next().is_some_and(|line| header(line).is_some())
}

/// The tree of a table of edges with a header.
pub(super) fn table(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut lines = split(text);
    let first = lines.next().unwrap_or_default();
    let (comma, places) = header(first).ok_or_else(|| FormTrouble::new(Problem::Label, first))?;
    if let Some(chance) = cells(first, comma).into_iter().find(|cell| cell.to_lowercase().starts_with("prob")) {
        return Err(FormTrouble::new(Problem::Chance, chance));
    }
    let mut graph = Graph::default();
    for line in lines {
        let cells = cells(line, comma);
        let cell =
            |place: usize| places[place].and_then(|place| cells.get(place)).copied().filter(|cell| !cell.is_empty());
        let child = cell(1).ok_or_else(|| FormTrouble::new(Problem::Label, line))?;
        let node = graph.node(child);
        if let Some(parent) =
            cell(0).filter(|parent| !["null", "none", "-", "-1", "nan"].contains(&parent.to_lowercase().as_str()))
        {
            let parent = graph.node(parent);
            graph.edge(parent, node);
        }
        let score = match cell(2) {
            Some(word) => {
                Some(number::read(word, notes)?.ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::BadScore, word))?)
            }
            None => None,
        };
        let turn = cell(3).map_or(Ok(None), |word| objects::mover("player", word))?;
        if score.is_some() || turn.is_some() {
            graph.say(node, Draft { name: Some(child.to_owned()), turn, score, ..Draft::default() })?;
        }
    }
    graph.draft(notes)
}

/// Whether every line is a row of numbers.
pub(super) fn is_rows(text: &str) -> bool {
    let is_row = |line: &str| numbers(line).count() != 0 && numbers(line).all(AsNumber::is_numeric);
    1 < split(text).count() && split(text).all(is_row) && split(text).any(|line| 1 < numbers(line).count())
}

fn numbers(line: &str) -> impl Iterator<Item = &str> {
    // Next to semicolons or tabs, a comma is a decimal comma.
    let is_between: fn(char) -> bool = match line.contains([';', '\t']) {
        true => |sign| matches!(sign, ';' | ' ' | '\t'),
        false => |sign| matches!(sign, ',' | ' '),
    };
    line.split(is_between).map(str::trim).filter(|word| !word.is_empty())
}

/// A row of numbers for each child of the root.
pub(super) fn rows(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut children = Vec::new();
    for line in split(text) {
        children.push(Draft::inner(leaves(line, notes)?));
    }
    Ok(Draft::inner(children))
}

fn leaves(line: &str, notes: &mut Vec<ReadingNote>) -> Result<Vec<Draft>, FormTrouble> {
    let mut leaf = |word| {
        let score = number::read(word, notes)?;
        score.map(Draft::leaf).ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::BadScore, word))
    };
    numbers(line).map(&mut leaf).collect()
}
