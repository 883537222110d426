//! Path data of an SVG, in px, as exact as it can be seen.

/// To a tenth of a px, as it is written.
pub fn px(value: f64) -> f64 {
    tenths(value) as f64 / 10.0
}

fn tenths(value: f64) -> i64 {
    (value * 10.0 + 0.5).floor() as i64
}

/// A path while it is being written.
#[derive(Default)]
pub struct Path(String);

impl Path {
    /// Adds a command with its numbers in px, each to a tenth.
    #[must_use]
    pub fn add(mut self, command: char, numbers: &[f64]) -> Path {
        self.0.push(command);
        for (index, &number) in numbers.iter().enumerate() {
            if 0 < index {
                self.0.push(' ');
            }
            push_tenths(&mut self.0, tenths(number));
        }
        self
    }

    /// What stands in the attribute.
    pub fn finish(self) -> String {
        self.0
    }
}

/// Writes a number of tenths, without a point where it is whole.
fn push_tenths(out: &mut String, tenths: i64) {
    if tenths < 0 {
        out.push('-');
    }
    let size = tenths.unsigned_abs();
    let (whole, part) = (size / 10, size % 10);
    push_whole(out, whole);
    if 0 < part {
        out.push('.');
        push_whole(out, part);
    }
}

/// A number to a tenth, as it stands in an attribute.
pub(super) fn number(value: f64) -> String {
    let mut text = String::new();
    push_tenths(&mut text, tenths(value));
    text
}

/// The same to a thousandth, for what is not negative.
pub(super) fn fine_number(value: f64) -> String {
    let thousandths = (value * 1000.0 + 0.5) as u64;
    let mut text = String::new();
    push_whole(&mut text, thousandths / 1000);
    let mut rest = thousandths % 1000;
    if 0 < rest {
        text.push('.');
    }
    while 0 < rest {
        push_whole(&mut text, rest / 100);
        rest = rest % 100 * 10;
    }
    text
}

/// Writes a whole number. By hand, since the standard way weighs much.
fn push_whole(out: &mut String, number: u64) {
    if 10 <= number {
        push_whole(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}
