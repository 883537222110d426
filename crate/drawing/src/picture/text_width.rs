//! The width of a text in the page's own font, without asking a browser: the sum of its characters' advance widths. The font is cut to one
//! optical size, so a width is in em and scales with the size; between weights it is linear. Kerning is left out: the page sets the tree's
//! texts without it.

use super::advances::{ADVANCES, EM, RUNS};

/// The digit that stands for every digit when room is reserved, so that another digit never moves anything.
pub const WIDEST_DIGIT: char = '4';

/// The width of a text in em at a weight from 400 to 700.
///
/// ```
/// use secateur_drawing::picture::text_width;
/// let [regular, bold] = [400, 700].map(|weight| text_width("12", weight));
/// assert!(regular < bold && (text_width("12", 550) - (regular + bold) / 2.0).abs() < 1e-12);
/// ```
pub fn text_width(text: &str, weight: u16) -> f64 {
    let [mut regular, mut bold] = [0_u32; 2];
    for sign in text.chars() {
        let [one, other] = advances_of(sign).map(u32::from);
        (regular, bold) = (regular + one, bold + other);
    }
    let share = (f64::from(weight) - 400.0) / 300.0;
    (f64::from(regular) * (1.0 - share) + f64::from(bold) * share) / f64::from(EM)
}

/// The width of a character at weights 400 and 700. One that the font lacks comes from another font: it gets a usual width, a whole em from
/// the first CJK characters on, which are square.
fn advances_of(sign: char) -> [u16; 2] {
    let code = u32::from(sign);
    let mut before = 0;
    for &(first, last) in &RUNS {
        if first <= code && code <= last {
            return ADVANCES[(before + code - first) as usize];
        }
        before += last + 1 - first;
    }
    let width = if code < 0x2e80 { EM * 3 / 5 } else { EM };
    [width as u16; 2]
}

/// The same text with every digit replaced by the widest.
pub fn with_widest_digits(text: &str) -> String {
    let mut widest = String::new();
    for sign in text.chars() {
        widest.push(if sign.is_ascii_digit() { WIDEST_DIGIT } else { sign });
    }
    widest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_digit_is_wider_than_the_widest() {
        let widest = advances_of(WIDEST_DIGIT);
        for [regular, bold] in ('0'..='9').map(advances_of) {
            assert!(regular <= widest[0] && bold <= widest[1]);
        }
    }

    #[test]
    fn every_run_has_its_advances() {
        let signs: u32 = RUNS.iter().map(|(first, last)| last + 1 - first).sum();
        assert_eq!(signs as usize, ADVANCES.len());
        assert_eq!(advances_of('✗'), ADVANCES[ADVANCES.len() - 1]);
    }
}
