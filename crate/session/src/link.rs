//! Links: the part of the page's address behind "#", which says in words what is shown, field by field. What a link leaves out is
//! as usual. Reading one is for the page, which has further fields.
//!
//! ```
//! use secateur_session::link;
//! use secateur::search::Settings;
//!
//! let settings = Settings { depth: Some(1), ..Settings::default() };
//! let mut fields = link::settings(&settings, 1);
//! fields.push(("step".to_owned(), "4".to_owned()));
//! assert_eq!(link::written("(3(1 2)W)", &fields), "tree=(3(1+2)W)&depth=1&step=4");
//! ```

use secateur::search::{Settings, differing, differing_settings};
use secateur_courses::course::{Course, Notation};

/// The longest link, in characters: what every browser, messenger and QR code still takes.
pub const LONGEST: usize = 2000;

/// The name of a field, and what it says.
pub type Field = (String, String);

/// The link of a tree, by its text, and of what else is said, in this order. The text of a game has fields of its own.
pub fn written(tree: &str, fields: &[Field]) -> String {
    let mut link = if tree.starts_with("game=") {
        let own: Vec<String> = tree.split('&').map(encoded).collect();
        own.join("&")
    } else {
        format!("tree={}", encoded(tree))
    };
    for (name, text) in fields {
        link.extend(["&", name, "=", &encoded(text)]);
    }
    link
}

/// The fields of the settings that are not as usual. The seed stands by itself, since it is chosen in any order of the children.
pub fn settings(settings: &Settings, seed: u64) -> Vec<Field> {
    differing_settings(settings, seed)
}

/// The fields of a notation: the course whose it is, and what differs from that.
pub fn notation(course: Option<Course>, notation: &Notation) -> Vec<Field> {
    let whole = course.map_or(Notation::GENERAL, Course::notation);
    let name = course.map(|course| ("notation".to_owned(), course.id().to_owned()));
    name.into_iter().chain(differing(notation.ids(), whole.ids())).collect()
}

/// Brackets, commas and colons stay as they are, for people to read; a space becomes "+".
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            ' ' => encoded.push('+'),
            '%' | '&' | '#' | '+' | '"' | '<' | '>' | '`' | '\\' | '\n' | '\r' | '\t' => {
                encoded.push_str(&format!("%{:02X}", u32::from(character)));
            }
            _ => encoded.push(character),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::{notation, settings, written};
    use secateur::notation::read_score;
    use secateur::score::{CutRule, Ties, Window};
    use secateur::search::Settings;
    use secateur_courses::course::{AsOf, Course, Cuts, Notation};

    #[track_caller]
    fn check(changed: Settings, seed: u64, fields: &str) {
        assert_eq!(written("1", &settings(&changed, seed)), format!("tree=1{fields}"));
    }

    #[test]
    fn settings_are_said_where_they_are_not_as_usual() {
        let score = |text| read_score(text).unwrap();
        let usual = Settings::default();
        check(usual, 1, "");
        check(usual, 7, "&seed=7");
        check(
            Settings { cut: CutRule::PastBound, ties: Ties::Last, depth: Some(0), ..usual },
            1,
            "&cut=past-bound&ties=last&depth=0",
        );
        let window = Window::new(score("-0.5"), score("inf")).unwrap();
        let payoffs = Window::new(score("-inf"), score("1000000")).unwrap();
        check(Settings { window, payoffs, ..usual }, 1, "&window=-0.5,inf&greatest=1000000");
        check(
            Settings { guess: score("0.00000025"), margin: score("0.000001"), ..usual },
            1,
            "&guess=2.5e-7&margin=0.000001",
        );
    }

    #[test]
    fn a_notation_is_its_course_and_what_differs() {
        let said = |course, given: Notation| written("1", &notation(course, &given));
        assert_eq!(said(None, Notation::GENERAL), "tree=1");
        assert_eq!(said(Some(Course::OpenWindows), Course::OpenWindows.notation()), "tree=1&notation=e");
        let changed = Notation { as_of: AsOf::Left, cuts: Cuts::Cross, ..Course::OpenWindows.notation() };
        assert_eq!(said(Some(Course::OpenWindows), changed), "tree=1&notation=e&as-of=left&cuts=cross");
    }

    #[test]
    fn what_would_end_a_field_is_encoded() {
        assert_eq!(written("a&b: (c+d: 1 50%: 2 #: W)", &[]), "tree=a%26b:+(c%2Bd:+1+50%25:+2+%23:+W)");
        assert_eq!(written("\"x\": (é\t1)", &[]), "tree=%22x%22:+(é%091)");
    }
}
