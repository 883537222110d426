//! What stands around a tree where it is copied from, and words that the notation has others for. It knows no form.

use super::number::{self, Number};
use super::{Note, Trouble};

/// The text without code fences, `name =` in front, a closing semicolon, a quote of Lisp, and the brackets of containers.
pub(super) fn inside(text: &str) -> String {
    let mut text = number::keyboard(text).trim_matches(|sign: char| sign.is_whitespace()).to_owned();
    if text.starts_with("```") || text.starts_with("~~~") {
        let fence: String = text.chars().take(3).collect();
        let lines: Vec<&str> = text.lines().skip(1).take_while(|line| !line.trim_start().starts_with(&fence)).collect();
        text = lines.join("\n");
    }
    let is_of_names = |sign: char| sign.is_alphanumeric() || " _.:<>[]*\t".contains(sign);
    if let Some((name, data)) = text.split_once('=')
        && !name.trim().is_empty()
        && name.chars().all(is_of_names)
        && is_one_piece(data)
        && !data.starts_with('>')
    {
        text = data.to_owned();
    }
    let mut text = text.trim_matches(|sign: char| sign.is_whitespace()).to_owned();
    // A type before braces, as `new int[][]{{3, 12}, {2, 4}}`.
    if let Some((kind, _)) = text.split_once('{')
        && (kind.contains("[]") || kind.starts_with("new ") || kind.contains('<'))
        && kind.chars().all(is_of_names)
    {
        text = text[kind.len()..].to_owned();
    }
    if is_one_piece(&text) {
        text = text.trim_end_matches([';', ',', ' ', '\n']).to_owned();
        text = text.trim_start_matches(['\'', '`']).to_owned();
    }
    text
}

/// Whether a text is one pair of brackets with what may stand around it.
pub(super) fn is_one_piece(text: &str) -> bool {
    let mut depth = 0_i64;
    let mut is_over = false;
    for sign in text.trim().chars() {
        match sign {
            _ if is_over && !sign.is_whitespace() && !matches!(sign, ';' | ',') => return false,
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

/// The text with the notation's words for infinity, fractions and numbers that are infinite elsewhere.
///
/// # Errors
/// Where a number is none of the notation's.
pub(super) fn in_own_words(text: &str, notes: &mut Vec<Note>) -> Result<String, Trouble> {
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
