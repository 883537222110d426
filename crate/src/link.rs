//! Links: the part of the page's address behind "#", which says in words what is shown, field by field. What a link leaves out is
//! as usual. Reading one is for the page, which has further fields.
//!
//! ```
//! use secateur::link;
//! use secateur::search::Settings;
//!
//! let settings = Settings { depth: Some(1), ..Settings::default() };
//! let mut fields = link::settings(&settings, 1);
//! fields.push(("step".to_owned(), "4".to_owned()));
//! assert_eq!(link::written("(3(1 2)W)", &fields), "tree=(3(1+2)W)&depth=1&step=4");
//! ```

use crate::course::{Course, Notation};
use crate::score::Score;
use crate::score::{CutRule, ReturnRule, Ties, Window};
use crate::search::Settings;
use crate::{
    notation::read_score,
    search::{Algorithm, ChildOrder},
};

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
    differing(values(settings, seed), values(&Settings::default(), 1))
}

/// Settings in one line, for a text that names a search: its algorithm, and what else is not as usual.
///
/// ```
/// use secateur::link::{read_settings, settings_line};
/// let settings = read_settings("pvs order=static").unwrap();
/// assert_eq!(settings_line(&settings), "pvs order=static");
/// ```
pub fn settings_line(settings: &Settings) -> String {
    let mut line = settings.algorithm.id.to_owned();
    let others = self::settings(settings, 1).into_iter().filter(|(name, _)| name != "algorithm");
    line.extend(others.map(|(name, value)| format!(" {name}={value}")));
    line
}

/// The settings of such a line; nothing where it is none.
pub fn read_settings(line: &str) -> Option<Settings> {
    let mut words = line.split_whitespace();
    let mut settings = Settings { algorithm: Algorithm::named(words.next()?)?, ..Settings::default() };
    let score = |text: &str| read_score(text).ok();
    for word in words {
        let (name, value) = word.split_once('=')?;
        match name {
            "cut" => settings.cut = CutRule::named(value)?,
            "returns" => settings.returns = ReturnRule::named(value)?,
            "ties" => settings.ties = Ties::named(value)?,
            "window" => {
                let (alpha, beta) = value.split_once(',')?;
                settings.window = Window::new(score(alpha)?, score(beta)?)?;
            }
            "depth" => settings.depth = Some(value.parse().ok()?),
            "order" => settings.order = ChildOrder::named(value, 1)?,
            "least" => settings.payoffs = Window::new(score(value)?, settings.payoffs.beta())?,
            "greatest" => settings.payoffs = Window::new(settings.payoffs.alpha(), score(value)?)?,
            "guess" => settings.guess = score(value)?,
            "margin" => settings.margin = score(value).filter(|&margin| Score::ZERO < margin)?,
            _ => return None,
        }
    }
    Some(settings)
}

/// The fields of a notation: the course whose it is, and what differs from that.
pub fn notation(course: Option<Course>, notation: &Notation) -> Vec<Field> {
    let whole = course.map_or(Notation::GENERAL, Course::notation);
    let name = course.map(|course| ("notation".to_owned(), course.id().to_owned()));
    name.into_iter().chain(differing(notation.ids(), whole.ids())).collect()
}

/// The name of a switch in links and options: `as-of` for `asOf`.
pub fn spelled(switch: &str) -> String {
    let letter =
        |letter: char| if letter.is_uppercase() { format!("-{}", letter.to_lowercase()) } else { letter.into() };
    switch.chars().map(letter).collect()
}

fn differing<T: Into<String> + PartialEq, const N: usize>(
    values: [(&'static str, T); N],
    usual: [(&'static str, T); N],
) -> Vec<Field> {
    let pairs = values.into_iter().zip(usual).filter(|(value, usual)| value != usual);
    pairs.map(|((name, value), _)| (spelled(name), value.into())).collect()
}

/// Every setting, in the order of links.
fn values(settings: &Settings, seed: u64) -> [(&'static str, String); 12] {
    let window = [settings.window.alpha(), settings.window.beta()].map(number);
    [
        ("algorithm", settings.algorithm.id.to_owned()),
        ("cut", settings.cut.id().to_owned()),
        ("returns", settings.returns.id().to_owned()),
        ("ties", settings.ties.id().to_owned()),
        ("window", window.join(",")),
        ("depth", settings.depth.map_or_else(String::new, |plies| plies.to_string())),
        ("order", settings.order.id().to_owned()),
        ("seed", seed.to_string()),
        ("least", number(settings.payoffs.alpha())),
        ("greatest", number(settings.payoffs.beta())),
        ("guess", number(settings.guess)),
        ("margin", number(settings.margin)),
    ]
}

/// A score as the page writes it: the shortest digits that read as the same number, and a power of ten where it is tiny.
fn number(score: Score) -> String {
    match score.value() {
        f64::INFINITY => "inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        value if value != 0.0 && value.abs() < 1e-6 => format!("{value:e}"),
        value => value.to_string(),
    }
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
    use crate::course::{AsOf, Course, Cuts, Notation};
    use crate::notation::read_score;
    use crate::score::{CutRule, Ties, Window};
    use crate::search::Settings;

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

    #[test]
    fn a_line_of_settings_reads_back_and_nothing_else_is_one() {
        let lines = [
            "alpha-beta",
            "minimax depth=3",
            "alpha-beta cut=past-bound returns=fail-hard ties=last window=-0.5,inf order=killer",
            "aspiration guess=2.5e-7 margin=0.000001",
            "mtd-f least=-1 greatest=1",
        ];
        for line in lines {
            assert_eq!(
                super::read_settings(line).map(|settings| super::settings_line(&settings)).as_deref(),
                Some(line)
            );
        }
        for line in ["", "beta-alpha", "pvs order", "pvs order=by-chance", "pvs seed=3", "pvs window=3", "pvs margin=0"]
        {
            assert_eq!(super::read_settings(line), None, "{line}");
        }
    }
}
