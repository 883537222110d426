//! Settings as text: what of them is not as usual, by name and value, as links, texts of games and command lines have it.

use super::{Algorithm, ChildOrder, Settings};
use crate::notation::read_score;
use crate::score::{CutRule, ReturnRule, Score, Ties, Window};

/// The fields of the settings that are not as usual. The seed stands by itself, since it is chosen in any order of the children.
pub fn differing_settings(settings: &Settings, seed: u64) -> Vec<(String, String)> {
    differing(values(settings, seed), values(&Settings::default(), 1))
}

/// Settings in one line, for a text that names a search: its algorithm, and what else is not as usual.
///
/// ```
/// use secateur::search::{read_settings, settings_line};
/// let settings = read_settings("pvs order=static").unwrap();
/// assert_eq!(settings_line(&settings), "pvs order=static");
/// ```
pub fn settings_line(settings: &Settings) -> String {
    let mut line = settings.algorithm.id.to_owned();
    let others = differing_settings(settings, 1).into_iter().filter(|(name, _)| name != "algorithm");
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

/// The name of a switch in links and options: `as-of` for `asOf`.
pub fn spelled(switch: &str) -> String {
    let letter =
        |letter: char| if letter.is_uppercase() { format!("-{}", letter.to_lowercase()) } else { letter.into() };
    switch.chars().map(letter).collect()
}

/// What is not as usual, by the names that links have.
pub fn differing<T: Into<String> + PartialEq, const N: usize>(
    values: [(&'static str, T); N],
    usual: [(&'static str, T); N],
) -> Vec<(String, String)> {
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

#[cfg(test)]
mod tests {
    use super::{read_settings, settings_line};

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
            assert_eq!(read_settings(line).map(|settings| settings_line(&settings)).as_deref(), Some(line));
        }
        for line in ["", "beta-alpha", "pvs order", "pvs order=by-chance", "pvs seed=3", "pvs window=3", "pvs margin=0"]
        {
            assert_eq!(read_settings(line), None, "{line}");
        }
    }
}
