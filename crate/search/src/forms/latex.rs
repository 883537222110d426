//! Trees in LaTeX: forest, qtree and similar packages, and TikZ children. It reads labels, and of the options only who moves.

use super::draft::{self, Draft};
use super::{FormTrouble, MOST_LEVELS, Problem, ReadingNote};
use crate::notation::ParseErrorKind;

/// Whether a text is a forest tree: brackets with a label and options, without commas between them.
pub(super) fn is_forest(text: &str) -> bool {
    let squeezed: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let is_bare = text.starts_with('[')
        && !squeezed.contains("],")
        && !squeezed.contains(",[")
        && !text.contains(['"', '(', ':', ';']);
    text.contains("\\begin{forest}") || is_bare && squeezed[1..].contains('[') && text.contains(['{', '$', '\\', ','])
}

/// Whether a text is a tree for qtree or a similar package.
pub(super) fn is_qtree(text: &str) -> bool {
    text.contains("\\Tree") || text.starts_with("[.") && !text[2..].starts_with(|sign: char| sign.is_ascii_digit())
}

/// Whether a text is a tree of TikZ nodes and children.
pub(super) fn is_tikz(text: &str) -> bool {
    text.contains("child") && (text.contains("\\node") || text.contains("node {") || text.contains("node{"))
}

/// The text without LaTeX comments.
fn without_comments(text: &str) -> String {
    let code = |line: &str| {
        let mut signs = line.match_indices('%').map(|(at, _)| at);
        let at = signs.find(|&at| !line[..at].ends_with('\\'));
        line[..at.unwrap_or(line.len())].to_owned()
    };
    text.lines().map(code).collect::<Vec<_>>().join("\n")
}

/// The tree for forest.
pub(super) fn forest(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let text = without_comments(text);
    let text = text.as_str();
    let text = text.split_once("\\begin{forest}").map_or(text, |(_, inside)| inside);
    let text = text.split_once("\\end{forest}").map_or(text, |(inside, _)| inside);
    let at = first_outside(text, &['[']).ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, ""))?;
    let (inside, rest) = group(&text[at..])?;
    if !rest.trim().is_empty() {
        return Err(FormTrouble::from_kind(ParseErrorKind::TrailingText, rest.trim()));
    }
    forest_node(inside, 0, notes)
}

fn forest_node(inside: &str, level: usize, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    if MOST_LEVELS < level {
        return Err(FormTrouble::from_kind(ParseErrorKind::TooDeep, ""));
    }
    let end = first_outside(inside, &['[']).unwrap_or(inside.len());
    let (head, mut rest) = inside.split_at(end);
    let mut children = Vec::new();
    while rest.trim_start().starts_with('[') {
        let (child, behind) = group(rest.trim_start())?;
        children.push(forest_node(child, level + 1, notes)?);
        rest = behind;
    }
    if !rest.trim().is_empty() {
        return Err(FormTrouble::from_kind(ParseErrorKind::BadScore, rest.trim()));
    }
    let comma = first_outside(head, &[',']);
    let (label, options) = comma.map_or((head, ""), |comma| (&head[..comma], &head[comma + 1..]));
    let mut node = Draft::with_label(&plain(label), children, notes)?;
    if node.turn.is_none() {
        node.turn = options.split(',').find_map(|option| draft::turn(option.trim()));
    }
    Ok(node)
}

/// The tree for qtree.
pub(super) fn qtree(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let text = without_comments(text);
    let text = text.as_str();
    let text = text.split_once("\\Tree").map_or(text, |(_, behind)| behind);
    let at = text.find('[').ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, ""))?;
    let (inside, _) = group(&text[at..])?;
    qtree_node(inside, 0, notes)
}

fn qtree_node(inside: &str, level: usize, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    if MOST_LEVELS < level {
        return Err(FormTrouble::from_kind(ParseErrorKind::TooDeep, ""));
    }
    let mut rest = inside.trim_start();
    let mut label = "";
    if let Some(head) = rest.strip_prefix('.') {
        let (word, behind) = word_of(head)?;
        (label, rest) = (word, behind.trim_start());
    }
    let mut children = Vec::new();
    while !rest.is_empty() {
        if rest.starts_with('[') {
            let (child, behind) = group(rest)?;
            children.push(qtree_node(child, level + 1, notes)?);
            // The label may be repeated after the bracket.
            rest = match behind.strip_prefix('.') {
                Some(behind) => word_of(behind)?.1.trim_start(),
                None => behind.trim_start(),
            };
        } else if rest.starts_with("\\edge") {
            rest = rest.split_once(';').map_or("", |(_, behind)| behind).trim_start();
        } else {
            let (word, behind) = word_of(rest)?;
            children.push(Draft::with_label(&plain(word), Vec::new(), notes)?);
            rest = behind.trim_start();
        }
    }
    Draft::with_label(&plain(label), children, notes)
}

/// A word, or a group in braces, and the rest.
fn word_of(text: &str) -> Result<(&str, &str), FormTrouble> {
    if text.starts_with('{') {
        return group(text);
    }
    let end = text.find(|sign: char| sign.is_whitespace() || sign == '[' || sign == ']').unwrap_or(text.len());
    if end == 0 {
        Err(FormTrouble::from_kind(ParseErrorKind::UnexpectedCharacter, text))
    } else {
        Ok(text.split_at(end))
    }
}

/// The tree for TikZ.
pub(super) fn tikz(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let text = without_comments(text);
    let text = text.as_str();
    let at = text.find("\\node").map(|at| at + 1).or_else(|| text.find("node"));
    let at = at.ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, ""))?;
    tikz_node(&text[at..], 0, notes)
}

fn tikz_node(text: &str, level: usize, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    if MOST_LEVELS < level {
        return Err(FormTrouble::from_kind(ParseErrorKind::TooDeep, ""));
    }
    let rest = text.strip_prefix("node").unwrap_or(text);
    let at = first_outside(rest, &['{']).ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, ""))?;
    let (options, rest) = rest.split_at(at);
    let (label, mut rest) = group(rest)?;
    let mut children = Vec::new();
    loop {
        rest = rest.trim_start();
        let Some(behind) = rest.strip_prefix("child") else { break };
        let at = first_outside(behind, &['{'])
            .ok_or_else(|| FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, "child"))?;
        let between = &behind[..at];
        if between.contains("foreach") {
            return Err(FormTrouble::new(Problem::Label, "foreach"));
        }
        let (inside, after) = group(&behind[at..])?;
        rest = after;
        if between.contains("missing") {
            continue;
        }
        let node = inside.find("node").ok_or_else(|| FormTrouble::new(Problem::NoScore, inside))?;
        children.push(tikz_node(&inside[node..], level + 1, notes)?);
    }
    let behind = rest.trim_start();
    if !(behind.is_empty() || behind.starts_with(';') || behind.starts_with("edge") || behind.starts_with("\\end")) {
        return Err(FormTrouble::new(Problem::Label, behind));
    }
    let mut node = Draft::with_label(&plain(label), children, notes)?;
    if node.turn.is_none() {
        let words = options.split(|sign: char| !sign.is_alphanumeric());
        node.turn = words.into_iter().find_map(draft::turn);
    }
    Ok(node)
}

/// A label without formatting commands.
fn plain(label: &str) -> String {
    let mut label = label.trim().replace("\\infty", "inf").replace("\\\\", " ");
    for (sign, word) in
        [("\\bigtriangleup", "max"), ("\\triangle ", "max"), ("\\bigtriangledown", "min"), ("\\triangledown", "min")]
    {
        label = label.replace(sign, word);
    }
    for command in
        ["\\textbf", "\\textit", "\\texttt", "\\textsc", "\\emph", "\\mathbf", "\\mathrm", "\\underline", "\\small"]
    {
        label = label.replace(command, "");
    }
    let mut plain = String::new();
    let mut signs = label.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '{' | '}' | '$' => (),
            // A character escaped because it is special in TeX.
            '\\' => plain.extend(signs.next()),
            sign => plain.push(sign),
        }
    }
    plain.trim().to_owned()
}

/// The index of the first of these characters outside brackets of any other kind.
fn first_outside(text: &str, wanted: &[char]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut escaped = false;
    for (at, sign) in text.char_indices() {
        if depth == 0 && !escaped && wanted.contains(&sign) {
            return Some(at);
        }
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '{' => depth += 1,
            '[' | '(' if !wanted.contains(&'[') => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ']' | ')' if !wanted.contains(&'[') => depth = depth.saturating_sub(1),
            _ => (),
        }
    }
    None
}

/// The content of the brackets or braces that the text begins with, and the rest.
fn group(text: &str) -> Result<(&str, &str), FormTrouble> {
    let open = text.chars().next().unwrap_or('{');
    let close = if open == '[' { ']' } else { '}' };
    let (mut depth, mut braces, mut escaped) = (0_usize, 0_usize, false);
    for (at, sign) in text.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if sign == open && braces == 0 => depth += 1,
            _ if sign == close && braces == 0 => {
                depth -= 1;
                if depth == 0 {
                    return Ok((&text[1..at], &text[at + 1..]));
                }
            }
            '{' => braces += 1,
            '}' => braces = braces.saturating_sub(1),
            _ => (),
        }
    }
    Err(FormTrouble::from_kind(ParseErrorKind::Unclosed, &text[..1]))
}
