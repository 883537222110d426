//! What surrounds a copied tree, and words with other spellings in the notation. It knows no form.

use super::number::{self, AsNumber};
use super::{FormTrouble, ReadingNote};

/// The text without code fences, a leading `name =`, a final semicolon, a Lisp quote, and container brackets.
pub(super) fn inside(text: &str) -> String {
    let mut text = number::keyboard(text).trim_matches(|sign: char| sign.is_whitespace()).to_owned();
    if text.starts_with("```") || text.starts_with("~~~") {
        let fence: String = text.chars().take(3).collect();
        let lines: Vec<&str> = text.lines().skip(1).take_while(|line| !line.trim_start().starts_with(&fence)).collect();
        text = lines.join("\n");
    }
    let bare = without_types(&without_comments(&text));
    if let Some(data) = joined(&bare) {
        return data;
    }
    let assigned = ["<-", "="].into_iter().find_map(|sign| {
        let (name, data) = bare.split_once(sign)?;
        let is_name = !name.trim().is_empty() && name.chars().all(is_of_names);
        (is_name && is_one_piece(data) && !data.starts_with('>')).then_some(data)
    });
    let data = assigned.unwrap_or(&bare);
    if !is_one_piece(data) {
        return text;
    }
    let data = data.trim().trim_end_matches([';', ',', '.', ' ', '\n']);
    data.trim_start_matches(['\'', '`']).to_owned()
}

/// Whether a character may be part of a name or its type, as in `int[][] tree`.
fn is_of_names(sign: char) -> bool {
    sign.is_alphanumeric() || " _.:<>[],*$@\t".contains(sign)
}

/// The text without comments in the usual languages, except inside strings.
fn without_comments(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    let mut quote = None;
    while let Some(sign) = rest.chars().next() {
        let is_apart = bare.chars().next_back().is_none_or(|sign| sign.is_whitespace() || "([{)]},;".contains(sign));
        let after = &rest[sign.len_utf8()..];
        let line = rest.find('\n').unwrap_or(rest.len());
        let up_to = |end: &str| rest[2..].find(end).map(|at| at + 4);
        // Elsewhere a semicolon ends a row.
        let is_lisp = || bare.find(['(', '[', '{']).is_none_or(|at| bare[at..].starts_with('('));
        let comment = match sign {
            _ if quote.is_some() || !is_apart => None,
            '/' if after.starts_with('*') => up_to("*/"),
            '(' if after.starts_with('*') => up_to("*)"),
            '/' if after.starts_with('/') => Some(line),
            '-' if after.starts_with("- ") => Some(line),
            '%' => Some(line),
            '#' if !after.starts_with(['(', '[', '{']) => Some(line),
            ';' if after.starts_with([';', ' ']) && is_lisp() => Some(line),
            // MATLAB: the line continues.
            '.' if after.starts_with("..\n") => Some(4),
            _ => None,
        };
        if let Some(length) = comment {
            bare.push(' ');
            rest = &rest[length..];
            continue;
        }
        let begins = |sign: char| {
            sign == '"' || sign == '\'' && !after.starts_with(['(', '[']) && after[..line - 1].contains('\'')
        };
        quote = match quote {
            None if begins(sign) => Some(sign),
            Some(open) if open == sign => None,
            quote => quote,
        };
        bare.push(sign);
        rest = after;
    }
    bare.trim().to_owned()
}

/// The text without types before braces, such as `new int[]` and `vector<int>`.
fn without_types(text: &str) -> String {
    let mut bare = String::new();
    for piece in text.split_inclusive('{') {
        let before = piece.strip_suffix('{').unwrap_or(piece);
        let kind = &before[before.rfind(['=', '(', '{', '}', ';', '\n']).map_or(0, |at| at + 1)..];
        let kind = kind.trim_start_matches([',', ' ']);
        let is_array = kind.contains("[]") || kind.contains("[,]");
        let is_type = is_array || kind.starts_with("new ") || kind.contains('<');
        let is_type = is_type && before.len() < piece.len() && !kind.contains("[[") && kind.chars().all(is_of_names);
        bare += if is_type { &before[..before.len() - kind.len()] } else { before };
        bare += &piece[before.len()..];
    }
    bare
}

/// Several dictionaries merged, such as `graph = {…}` and `values = {…}`.
fn joined(text: &str) -> Option<String> {
    let mut inside = Vec::new();
    let mut rest = text;
    while !rest.trim_matches([' ', '\n', ';', ',']).is_empty() {
        let (name, _) = rest.split_once('{')?;
        let is_name = name.trim_end().ends_with('=')
            && name
                .trim_end()
                .trim_end_matches('=')
                .chars()
                .all(|sign| is_of_names(sign) || sign.is_whitespace() || sign == ';');
        let mut depth = 0_usize;
        let end = rest.char_indices().skip(name.chars().count()).find_map(|(at, sign)| {
            match sign {
                '{' | '[' | '(' => depth += 1,
                '}' | ']' | ')' => depth = depth.saturating_sub(1),
                _ => (),
            }
            (depth == 0).then_some(at)
        })?;
        let is_dict = rest[end..].starts_with('}') && rest[name.len()..end].contains(':');
        if !is_name || !is_dict {
            return None;
        }
        inside.push(rest[name.len() + 1..end].trim().trim_end_matches(','));
        rest = &rest[end + 1..];
    }
    (1 < inside.len()).then(|| format!("{{{}}}", inside.join(", ")))
}

/// Whether a text is one pair of brackets with what may surround it.
pub(super) fn is_one_piece(text: &str) -> bool {
    let mut depth = 0_i64;
    let mut is_over = false;
    for sign in text.trim().chars() {
        match sign {
            _ if is_over && !sign.is_whitespace() && !matches!(sign, ';' | ',' | '.') => return false,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                depth -= 1;
                is_over = depth == 0;
            }
            _ => (),
        }
    }
    is_over
}

/// The text with the notation's words for infinity, fractions and numbers that mean infinity elsewhere.
///
/// # Errors
/// If a number is not valid in the notation.
pub(super) fn in_own_words(text: &str, notes: &mut Vec<ReadingNote>) -> Result<String, FormTrouble> {
    let mut text = text.to_owned();
    for quote in ['"', '\''] {
        for (word, own) in
            [("inf", "inf"), ("-inf", "-inf"), ("infinity", "inf"), ("-infinity", "-inf"), ("+inf", "inf")]
        {
            text = text.replace(&format!("float({quote}{word}{quote})"), own);
        }
    }
    let text = text.replace("--inf", "inf");
    let mut own = String::new();
    let ends = |sign: char| crate::tree::ends_word(sign) || sign == ';';
    for piece in text.split_inclusive(ends) {
        let (word, end) = match piece.chars().next_back().filter(|&sign| ends(sign)) {
            Some(sign) => (&piece[..piece.len() - sign.len_utf8()], Some(sign)),
            None => (piece, None),
        };
        let size = word.trim_start_matches(['-', '+']).to_lowercase();
        let is_other = size.contains('/')
            || number::is_infinity(&size)
            || number::is_greatest(&size)
            || 15 < size.len()
            || size.contains('e');
        let score = if (size.is_numeric() || number::is_infinity(&size) || number::is_greatest(&size))
            && is_other
            && end != Some(':')
        {
            number::read(word, notes)?
        } else {
            None
        };
        own += &score.map_or_else(|| word.to_owned(), |score| score.to_string());
        own.extend(end);
    }
    Ok(own)
}
