//! DOT, the language of Graphviz: nodes and edges of one graph, with node labels. It ignores how a graph is drawn.

use super::draft::Draft;
use super::graph::Graph;
use super::{FormTrouble, Problem, ReadingNote};
use crate::notation::ParseErrorKind;

/// Whether a text begins like a graph.
pub(super) fn is_dot(text: &str) -> bool {
    let small = text.trim_start().to_lowercase();
    let small = small.strip_prefix("strict").map_or(small.as_str(), str::trim_start);
    let rest = small.strip_prefix("digraph").or_else(|| small.strip_prefix("graph"));
    rest.is_some_and(|rest| {
        rest.starts_with([' ', '{', '\n', '"']) && rest.split_once('{').is_some_and(|(name, _)| !name.contains('='))
    })
}

/// The tree that the graph describes.
pub(super) fn read(text: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let tokens = tokens(text)?;
    let start = tokens.iter().position(|token| token.is('{')).map_or(tokens.len(), |at| at + 1);
    let mut reader = DotReader { tokens, at: start, graph: Graph::default(), labels: Vec::new() };
    reader.statements()?;
    if reader.at < reader.tokens.len() {
        return Err(FormTrouble::from_kind(ParseErrorKind::TrailingText, &reader.tokens[reader.at].text));
    }
    let mut graph = reader.graph;
    for (node, label) in reader.labels {
        let said = if graph.has_children(node) {
            Draft::head(&label, notes)?
        } else {
            Draft::with_label(&label, Vec::new(), notes)?
        };
        graph.say(node, said)?;
    }
    graph.draft(notes)
}

#[derive(Clone, Debug)]
struct DotToken {
    text: String,
    /// Punctuation rather than a word.
    is_sign: bool,
}

impl DotToken {
    fn is(&self, sign: char) -> bool {
        self.is_sign && self.text.starts_with(sign)
    }
}

fn tokens(text: &str) -> Result<Vec<DotToken>, FormTrouble> {
    let mut tokens = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else { return Ok(tokens) };
        let mut push = |text: String, is_sign: bool| tokens.push(DotToken { text, is_sign });
        let length = match first {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => {
                let mut word = String::new();
                let mut signs = rest.char_indices().skip(1);
                let end = loop {
                    match signs.next() {
                        None => return Err(FormTrouble::from_kind(ParseErrorKind::Unclosed, rest)),
                        Some((at, '"')) => break at + 1,
                        Some((_, '\\')) => match signs.next() {
                            Some((_, 'n' | 'l' | 'r')) => word.push('\n'),
                            Some((_, sign)) => word.push(sign),
                            None => (),
                        },
                        Some((_, sign)) => word.push(sign),
                    }
                };
                push(word, false);
                end
            }
            '{' | '}' | '[' | ']' | ';' | ',' | '=' | ':' => {
                push(first.to_string(), true);
                1
            }
            '-' if rest.starts_with("->") || rest.starts_with("--") => {
                push(">".to_owned(), true);
                2
            }
            _ => {
                let ends = |(at, sign): (usize, char)| {
                    let is_edge = rest[at..].starts_with("->") || rest[at..].starts_with("--");
                    (is_edge || sign.is_whitespace() || "{}[];,=:\"".contains(sign)).then_some(at)
                };
                let length = rest.char_indices().skip(1).find_map(ends).unwrap_or(rest.len());
                push(rest[..length].to_owned(), false);
                length
            }
        };
        rest = &rest[length..];
    }
}

struct DotReader {
    tokens: Vec<DotToken>,
    at: usize,
    graph: Graph,
    labels: Vec<(usize, String)>,
}

impl DotReader {
    fn peek(&self, sign: char) -> bool {
        self.tokens.get(self.at).is_some_and(|token| token.is(sign))
    }

    fn take(&mut self, sign: char) -> bool {
        let is_here = self.peek(sign);
        self.at += usize::from(is_here);
        is_here
    }

    /// The statements up to the closing brace.
    fn statements(&mut self) -> Result<Vec<usize>, FormTrouble> {
        let mut all = Vec::new();
        loop {
            while self.take(';') || self.take(',') {}
            if self.take('}') {
                return Ok(all);
            }
            if self.at == self.tokens.len() {
                return Err(FormTrouble::from_kind(ParseErrorKind::Unclosed, "{"));
            }
            self.statement(&mut all)?;
        }
    }

    fn statement(&mut self, all: &mut Vec<usize>) -> Result<(), FormTrouble> {
        let word = self.tokens[self.at].clone();
        let is_assigned = self.tokens.get(self.at + 1).is_some_and(|token| token.is('='));
        if is_assigned {
            self.at += 3;
            return Ok(());
        }
        if !word.is_sign && ["node", "edge", "graph"].contains(&word.text.to_lowercase().as_str()) {
            self.at += 1;
            self.attributes()?;
            return Ok(());
        }
        let mut before = self.ends()?;
        let first = before.clone();
        let mut is_edge = false;
        while self.take('>') {
            is_edge = true;
            let after = self.ends()?;
            for &from in &before {
                after.iter().for_each(|&to| self.graph.edge(from, to));
            }
            all.extend(&before);
            before = after;
        }
        all.extend(&before);
        let label = self.attributes()?;
        if let (Some(label), false) = (label, is_edge) {
            self.labels.extend(first.into_iter().map(|node| (node, label.clone())));
        }
        Ok(())
    }

    /// The nodes at one end of an edge.
    fn ends(&mut self) -> Result<Vec<usize>, FormTrouble> {
        let Some(token) = self.tokens.get(self.at).cloned() else {
            return Err(FormTrouble::from_kind(ParseErrorKind::UnexpectedEnd, ""));
        };
        self.at += 1;
        if !token.is_sign && token.text.to_lowercase() == "subgraph" {
            if !self.peek('{') {
                self.at += 1;
            }
            return self.ends();
        }
        if token.is('{') {
            return self.statements();
        }
        if token.is_sign {
            return Err(FormTrouble::from_kind(ParseErrorKind::UnexpectedCharacter, &token.text));
        }
        // A port, as in a:left.
        while self.take(':') {
            self.at += 1;
        }
        Ok(vec![self.graph.node(&token.text)])
    }

    /// The label among the attributes that follow.
    fn attributes(&mut self) -> Result<Option<String>, FormTrouble> {
        let mut label = None;
        while self.take('[') {
            while !self.take(']') {
                let Some(key) = self.tokens.get(self.at) else {
                    return Err(FormTrouble::from_kind(ParseErrorKind::Unclosed, "["));
                };
                let key = key.text.to_lowercase();
                let is_label = ["label", "xlabel"].contains(&key.as_str());
                self.at += 1;
                if self.take('=') {
                    let value = self.tokens.get(self.at).map(|token| token.text.clone());
                    if key == "dir" && value.as_deref() == Some("back") {
                        return Err(FormTrouble::new(Problem::Label, "dir"));
                    }
                    self.at += 1;
                    if is_label && label.is_none() {
                        label = value.filter(|value| !value.trim().is_empty());
                    }
                }
                while self.take(',') || self.take(';') {}
            }
        }
        if label.as_ref().is_some_and(|label| label.contains('<')) {
            return Err(FormTrouble::new(Problem::Label, &label.unwrap_or_default()));
        }
        Ok(label)
    }
}
