//! Moves as in game records (PGN and PDN movetext): with move numbers, comments, variations and annotations between them, and the result at
//! the end. It knows no game.

/// The words of a record that may be moves, each with the number of characters before it.
///
/// A comment is in braces, or from a semicolon to the end of its line; a variation is in parentheses, which may be nested. `12.`, `12...`
/// and `$3` are not moves, and `12.e4` is a move after its number.
pub(super) fn words(text: &str) -> Vec<(usize, &str)> {
    let (mut words, mut begun) = (Vec::new(), None);
    let (mut variations, mut comment_ends) = (0_usize, None);
    for (at, (index, sign)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        if comment_ends.is_some() {
            if comment_ends == Some(sign) {
                comment_ends = None;
            }
            continue;
        }
        let is_between = sign.is_whitespace() || matches!(sign, ',' | '{' | ';' | '(' | ')');
        if !is_between && variations == 0 {
            begun = begun.or(Some((at, index)));
            continue;
        }
        words.extend(begun.take().map(|(at, start)| without_number(at, &text[start..index])));
        match sign {
            '{' => comment_ends = Some('}'),
            ';' => comment_ends = Some('\n'),
            '(' => variations += 1,
            ')' => variations = variations.saturating_sub(1),
            _ => (),
        }
    }
    words.retain(|(_, word)| !word.is_empty() && !word.starts_with('$'));
    words
}

/// The same without the result at the end.
pub(super) fn without_result(mut words: Vec<(usize, &str)>) -> Vec<(usize, &str)> {
    words.pop_if(|(_, word)| matches!(*word, "*" | "1-0" | "0-1" | "1/2-1/2" | "½-½" | "2-0" | "0-2" | "1-1"));
    words
}

/// Squares such as `f5d6c3`, one by one: each begins with a letter after a digit.
pub(super) fn squares(words: Vec<(usize, &str)>) -> Vec<(usize, &str)> {
    let mut squares = Vec::new();
    for (mut at, mut rest) in words {
        let is_end = |(one, next): (char, char)| one.is_ascii_digit() && next.is_alphabetic();
        while let Some(length) = rest.chars().zip(rest.chars().skip(1)).position(is_end) {
            let end = rest.char_indices().nth(length + 1).map_or(rest.len(), |(index, _)| index);
            squares.push((at, &rest[..end]));
            (at, rest) = (at + length + 1, &rest[end..]);
        }
        squares.push((at, rest));
    }
    squares
}

/// Characters such as `4453`, one by one.
pub(super) fn signs(words: Vec<(usize, &str)>) -> Vec<(usize, &str)> {
    let mut signs = Vec::new();
    for (at, word) in words {
        let places = word.char_indices().zip(at..);
        signs.extend(places.map(|((start, sign), at)| (at, &word[start..start + sign.len_utf8()])));
    }
    signs
}

/// A word without its move number, if it has one.
fn without_number(at: usize, word: &str) -> (usize, &str) {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if !rest.starts_with(['.', '…']) {
        return (at, word);
    }
    let rest = rest.trim_start_matches(['.', '…']);
    (at + word.chars().count() - rest.chars().count(), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(found: Vec<(usize, &str)>, expected: &[(usize, &str)]) {
        assert_eq!(found, expected);
    }

    #[test]
    fn what_stands_between_moves_is_left_out_and_places_count_characters() {
        check(
            words("1. e4 {the „best”} e5 2.Nf3!? $1 (2. f4 {King’s} (2. d4) exf4) 2... Nc6"),
            &[(3, "e4"), (19, "e5"), (24, "Nf3!?"), (68, "Nc6")],
        );
        check(words("9-13; the usual one\n 22-18 , … 1…  6-9"), &[(0, "9-13"), (21, "22-18"), (35, "6-9")]);
        check(words("{never closed"), &[]);
        check(words("(a b"), &[]);
        check(words("1-2 3"), &[(0, "1-2"), (4, "3")]);
    }

    #[test]
    fn a_result_is_one_only_at_the_end() {
        check(without_result(words("e4 1-0")), &[(0, "e4")]);
        check(without_result(words("1-0 e4")), &[(0, "1-0"), (4, "e4")]);
    }

    #[test]
    fn what_is_run_together_is_taken_apart() {
        check(
            squares(words("F5d6 C3pass b10a1")),
            &[(0, "F5"), (2, "d6"), (5, "C3"), (7, "pass"), (12, "b10"), (15, "a1")],
        );
        check(signs(words("1. 44 5")), &[(3, "4"), (4, "4"), (6, "5")]);
    }
}
