//! The values of options: ids of the core's tables, and scores as in trees.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use secateur::Score;
use secateur::notation::{self, ParseErrorKind};
use secateur::tree::MOST_PLIES;

use crate::error::CliError;
use crate::words::{LANGUAGES, Language};

/// A value of a table by its id; for an unknown one, the error lists all.
pub fn ids<T: Clone + Send + Sync + 'static>(
    all: impl IntoIterator<Item = &'static str>,
    named: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    let ids: Vec<&str> = all.into_iter().collect();
    PossibleValuesParser::new(ids).map(move |id| named(&id).expect("an id of the table"))
}

/// A language by its id.
pub fn languages() -> impl TypedValueParser<Value = Language> {
    ids(LANGUAGES.map(|language| language.id), Language::named)
}

/// A typed score, which may begin with a hyphen; another option is not one.
pub fn score_text(text: &str) -> Result<String, String> {
    if text.starts_with("--") { Err("a score is missing here".to_owned()) } else { Ok(text.to_owned()) }
}

/// A whole number from 0.
pub fn whole<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "a whole number from 0 is needed".to_owned())
}

/// A number of plies within the limit of trees.
pub fn plies(text: &str) -> Result<usize, String> {
    let plies = text.parse().ok().filter(|plies| *plies <= MOST_PLIES);
    plies.ok_or_else(|| format!("a whole number from 0 to {MOST_PLIES} is needed"))
}

/// The first and the last of a range of depths: `1-6`, or a single one.
pub fn depths(text: &str) -> Result<(usize, usize), String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let both = plies(first).ok().zip(plies(last).ok()).filter(|&(first, last)| 0 < first && first <= last);
    both.ok_or_else(|| "a depth from 1 is needed, or two such as 1-6".to_owned())
}

/// The score of a text.
pub fn score(text: &str) -> Result<Score, CliError> {
    notation::read_score(text).map_err(|error| match error.kind {
        ParseErrorKind::ScoreTooPrecise => {
            let most = Score::MOST_DECIMALS;
            CliError::unusable(format!("{text:?} has more digits than are exact: at most {most} decimals"))
        }
        _ => CliError::unusable(format!("{text:?} is not a score, which is a decimal, W, L, D, inf or -inf")),
    })
}

/// A score for scripts.
pub fn score_word(score: Score) -> String {
    match score {
        Score::INFINITE => "inf".to_owned(),
        Score::MINUS_INFINITE => "-inf".to_owned(),
        score => score.to_string(),
    }
}
