//! Formats that are recognised but not read, each by how it begins or what it contains.

use super::number::AsNumber;
use super::{Problem, lines};

/// A format, and whether a text is in it.
type ForeignFormat = (Problem, fn(&str) -> bool);

/// The format that a text is in, if it is one of these.
pub(super) fn format(text: &str) -> Option<Problem> {
    const TABLE: [ForeignFormat; 12] = [
        (Problem::Gambit, |text| text.starts_with("EFG ") || text.starts_with("NFG ")),
        (Problem::Sgf, |text| {
            text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';') && rest.contains('['))
        }),
        (Problem::Fen, is_fen),
        (Problem::Pgn, is_pgn),
        (Problem::Mermaid, is_mermaid),
        (Problem::Xml, |text| text.starts_with('<')),
        (Problem::Uml, |text| text.starts_with("@start")),
        (Problem::Gml, |text| {
            text.starts_with("graph [") || text.starts_with("Creator ") || text.starts_with("graph\n[")
        }),
        (Problem::Newick, is_newick),
        (Problem::Yaml, is_yaml),
        (Problem::Drawing, is_drawing),
        (Problem::Link, |text| text.starts_with("http://") || text.starts_with("https://")),
    ];
    TABLE.into_iter().find(|(_, is_so)| is_so(text)).map(|(problem, _)| problem)
}

/// What a text that is in no readable form looks like.
pub(super) fn shape(text: &str) -> Option<Problem> {
    let words = || text.split([',', ';']).flat_map(str::split_whitespace);
    if 1 < words().count() && words().all(AsNumber::is_numeric) {
        return Some(Problem::BareNumbers);
    }
    let columns = |line: &str| line.matches([',', ';', '\t']).count();
    let first = lines::split(text).next().map_or(0, columns);
    let is_table = 1 < lines::split(text).count()
        && 0 < first
        && lines::split(text).all(|line| columns(line) == first)
        && !text.contains(['(', '[', '{', ':', '=']);
    is_table.then_some(Problem::Header)
}

fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.matches('/').count() == 7 && board.chars().all(|sign| "pnbrqkPNBRQK12345678/".contains(sign))
}

fn is_pgn(text: &str) -> bool {
    let begins = |tag: &str| text.starts_with(tag);
    let is_move = |rest: &str| {
        let word = rest.split_whitespace().next().unwrap_or_default();
        1 < word.len() && word.chars().all(|sign| "abcdefghKQRBNOx12345678=+#-!?".contains(sign))
    };
    begins("[Event ")
        || begins("[Site ")
        || begins("[White ")
        || begins("[FEN ")
        || text.strip_prefix("1.").is_some_and(is_move)
}

fn is_mermaid(text: &str) -> bool {
    let mut lines = text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("%%"));
    let first = lines.next().unwrap_or_default().to_lowercase();
    let directions = ["td", "tb", "lr", "rl", "bt"];
    let is_graph = first.strip_prefix("graph ").is_some_and(|rest| directions.contains(&rest.trim()));
    is_graph || first.starts_with("flowchart") || first.starts_with("mindmap") || first.starts_with("statediagram")
}

/// A name directly after a closing bracket, without a colon that would make it the name of the next node.
fn is_newick(text: &str) -> bool {
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ')' | '(' | ';' | ':');
    let names_before = text.match_indices(')').any(|(at, _)| {
        let behind = &text[at + 1..];
        let name = &behind[..behind.find(ends).unwrap_or(behind.len())];
        let after = behind[name.len()..].chars().next();
        let is_length = behind.starts_with(':') && behind[1..].is_numeric();
        is_length
            || !name.is_empty()
                && !name.starts_with([']', '}', '\'', '"', '=', '@', '.', '\\'])
                && matches!(after, None | Some(',' | ')' | ';'))
    });
    text.starts_with('(') && names_before && (text.trim_end().ends_with(';') || text.contains(','))
}

fn is_yaml(text: &str) -> bool {
    const KEYS: [&str; 7] = ["- - ", "children:", "- name:", "- value:", "- children:", "- player:", "- id:"];
    let is_key = |line: &str| KEYS.iter().any(|key| line.trim_start().starts_with(key));
    text.starts_with("---")
        || !text.starts_with(['{', '[', '(']) && 1 < text.lines().count() && text.lines().any(is_key)
}

/// Whether lines of slashes connect a line with the next.
fn is_drawing(text: &str) -> bool {
    let is_strokes = |line: &str| {
        let line = line.trim();
        line.contains(['/', '\\', '|', '│']) && line.chars().all(|sign| "/\\|_-─│┌┐┴┬└┘ ".contains(sign))
    };
    2 < text.lines().count() && text.lines().skip(1).any(is_strokes)
}
