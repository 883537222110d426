//! The widths of texts in Arial, which every lecturer has, and which is wider than the page's own font in places. It has only numbers: no
//! outlines are included.

use secateur_drawing::picture::text_width;

/// Thousandths of an em: the advance of each character from space to tilde, regular and bold.
const ADVANCES: [[u16; 95]; 2] = [
    [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ],
    [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ],
];
/// The same for the symbols of scores and windows.
const SIGNS: [(char, [u16; 2]); 7] = [
    ('−', [584, 584]),
    ('∞', [713, 713]),
    ('≤', [549, 549]),
    ('≥', [549, 549]),
    ('→', [1000, 1000]),
    ('α', [578, 611]),
    ('β', [576, 611]),
];
/// The maximum width of any other letter relative to the page's font.
const WIDER: f64 = 1.24;

/// The width of a text in em.
pub(super) fn width(text: &str, is_bold: bool) -> f64 {
    text.chars().map(|sign| advance(sign, is_bold)).sum()
}

fn advance(sign: char, is_bold: bool) -> f64 {
    let column = usize::from(is_bold);
    let plain = u32::from(sign).checked_sub(32).and_then(|at| ADVANCES[column].get(at as usize)).copied();
    let known = plain.or_else(|| SIGNS.iter().find(|(other, _)| *other == sign).map(|(_, both)| both[column]));
    known.map_or_else(
        || WIDER * text_width(sign.encode_utf8(&mut [0; 4]), if is_bold { 700 } else { 400 }),
        |thousandths| f64::from(thousandths) / 1000.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur_drawing::picture::WIDEST_DIGIT;

    #[test]
    fn what_is_kept_free_for_a_number_is_enough_for_it() {
        for (weight, is_bold) in [(450, false), (500, false), (600, true), (650, true), (700, true)] {
            let room = text_width(&WIDEST_DIGIT.to_string(), weight);
            for sign in ('0'..='9').chain(['−', '∞', '≤', '≥', ',', '[', ']', '(', ')']) {
                let room = if sign.is_ascii_digit() { room } else { 1.13 * text_width(&sign.to_string(), weight) };
                assert!(advance(sign, is_bold) <= room, "{sign} at {weight}");
            }
        }
    }

    #[test]
    fn a_text_is_as_wide_as_its_signs() {
        assert_eq!(width("10 − x", false), 0.556 + 0.556 + 0.278 + 0.584 + 0.278 + 0.5);
        assert!(width("Ж", true) > text_width("Ж", 700));
    }
}
