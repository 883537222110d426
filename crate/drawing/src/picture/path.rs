//! SVG path data and other numbers in px, at visible precision.

/// To a tenth of a px, as it is written.
pub fn px(value: f64) -> f64 {
    tenths(value) as f64 / 10.0
}

fn tenths(value: f64) -> i64 {
    (value * 10.0 + 0.5).floor() as i64
}

/// A pattern with numbers filled in.
pub(super) fn filled(pattern: &str, numbers: &[f64]) -> String {
    let mut text = String::new();
    fill(&mut text, pattern, numbers);
    text
}

/// Writes a pattern, replacing every `#` by a number to a tenth.
pub(crate) fn fill(out: &mut String, pattern: &str, numbers: &[f64]) {
    let mut numbers = numbers.iter();
    for sign in pattern.chars() {
        match sign {
            '#' => push_tenths(out, numbers.next().map_or(0, |&number| tenths(number))),
            _ => out.push(sign),
        }
    }
}

/// Writes a number of tenths, without a decimal point if it is whole.
fn push_tenths(out: &mut String, tenths: i64) {
    if tenths < 0 {
        out.push('-');
    }
    // Pixel numbers are never that large, and small numbers are written faster.
    let size = tenths.unsigned_abs() as u32;
    let (whole, part) = (size / 10, size % 10);
    push_whole(out, whole);
    if 0 < part {
        out.push('.');
        push_whole(out, part);
    }
}

/// Writes a non-negative number to a thousandth.
pub(super) fn push_thousandths(out: &mut String, value: f64) {
    let thousandths = (value * 1000.0 + 0.5) as u32;
    push_whole(out, thousandths / 1000);
    let mut rest = thousandths % 1000;
    if 0 < rest {
        out.push('.');
    }
    while 0 < rest {
        push_whole(out, rest / 100);
        rest = rest % 100 * 10;
    }
}

/// Writes a whole number. By hand, since the standard formatter is large.
pub(super) fn push_whole(out: &mut String, number: u32) {
    if 10 <= number {
        push_whole(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}
