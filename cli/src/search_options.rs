//! The options of a search, from the table of settings: names and values are those of links and menus.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use secateur::GameTree;
use secateur::Trace;
use secateur::search::{
    self, ChildOrder, EmptyRange, RequestedSettings, SearchError, Setting, SettingField, SettingKind, SettingValue,
    Settings,
};
use secateur_courses::course::Course;

use crate::error::CliError;
use crate::tree_options::LoadedTree;
use crate::values::{ids, plies, score, score_text, whole};

/// The given settings: by field, the arguments.
pub struct SearchOptions<const WITH_ALGORITHM: bool>(Vec<(SettingField, Vec<String>)>);

/// A search with its algorithm.
pub type FullSearchOptions = SearchOptions<true>;
/// A search except its algorithm.
pub type SearchRules = SearchOptions<false>;

impl<const WITH_ALGORITHM: bool> Args for SearchOptions<WITH_ALGORITHM> {
    fn augment_args(command: Command) -> Command {
        command.args(fields(WITH_ALGORITHM).map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const WITH_ALGORITHM: bool> FromArgMatches for SearchOptions<WITH_ALGORITHM> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let is_said = |field: &SettingField| matches.value_source(field.name()) == Some(ValueSource::CommandLine);
        let words =
            |field: SettingField| matches.get_many::<String>(field.name()).into_iter().flatten().cloned().collect();
        Ok(SearchOptions(fields(WITH_ALGORITHM).filter(is_said).map(|field| (field, words(field))).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The options in order: the payoffs come last.
fn fields(with_algorithm: bool) -> impl Iterator<Item = SettingField> {
    let is_payoff = |field: &SettingField| ["least", "greatest"].contains(&field.name());
    let (payoffs, others): (Vec<_>, Vec<_>) = SettingField::all().partition(is_payoff);
    others.into_iter().skip(usize::from(!with_algorithm)).chain(payoffs)
}

fn option(field: SettingField) -> Arg {
    let (first, names) = match field {
        SettingField::One(row) => (row, vec![row.value]),
        SettingField::Window { alpha, beta } => (alpha, vec![alpha.value, beta.value]),
    };
    let option = Arg::new(field.name()).long(field.name()).help(first.help).help_heading("Search");
    let option = option.num_args(names.len()).value_names(names);
    match first.kind {
        SettingKind::Algorithm | SettingKind::Rule | SettingKind::Order => {
            option.value_parser(PossibleValuesParser::new((first.choices)()))
        }
        SettingKind::Bound | SettingKind::Score | SettingKind::Margin => {
            option.allow_hyphen_values(true).value_parser(score_text)
        }
        SettingKind::Count { .. } => {
            let option = option.value_parser(|text: &str| whole::<u64>(text).map(|_| text.to_owned()));
            match first.plain() {
                SettingValue::Count(Some(plain)) => option.default_value(plain.to_string()),
                _ => option,
            }
        }
    }
}

/// The wanted orders of children.
pub fn orders(is_wanted: fn(ChildOrder) -> bool) -> impl TypedValueParser<Value = ChildOrder> {
    let wanted = ChildOrder::ALL.iter().copied().filter(move |&order| is_wanted(order));
    ids(wanted.map(ChildOrder::id), |id| ChildOrder::named(id, 1))
}

/// Options of a search in a game: `--depth` is limited to the maximum depth of a tree.
pub struct GameSearchOptions<T>(pub T);

impl<T: Args> Args for GameSearchOptions<T> {
    fn group_id() -> Option<clap::Id> {
        T::group_id()
    }

    fn augment_args(command: Command) -> Command {
        let is_depth = |text: &str| plies(text).map(|_| text.to_owned());
        T::augment_args(command).mut_arg("depth", |arg| arg.value_parser(is_depth))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for GameSearchOptions<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        T::from_arg_matches(matches).map(GameSearchOptions)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}

impl<const WITH_ALGORITHM: bool> SearchOptions<WITH_ALGORITHM> {
    /// The arguments of a setting.
    fn said(&self, name: &str) -> Option<&[String]> {
        self.0.iter().find(|(field, _)| field.name() == name).map(|(_, words)| &words[..])
    }

    /// The order of the children, if chosen.
    pub fn order(&self) -> Option<ChildOrder> {
        ChildOrder::named(self.said("order")?.first()?, 1)
    }

    /// Whether neither limit nor algorithm is chosen, nor anything else but a game's own order.
    pub fn is_free(&self) -> bool {
        self.0.iter().all(|(field, _)| ["order", "seed"].contains(&field.name()))
            && self.order().is_none_or(ChildOrder::is_of_game)
    }

    /// The requested settings, by the rules of a course by default.
    pub fn asked(&self, course: Option<Course>) -> Result<RequestedSettings, CliError> {
        let (cut, returns) = course.map_or_else(Default::default, Course::rules);
        let mut asked = RequestedSettings { cut, returns, ..RequestedSettings::default() };
        for (field, words) in &self.0 {
            match *field {
                SettingField::One(row) => set(row, &words[0], &mut asked)?,
                SettingField::Window { alpha, beta } => {
                    set(alpha, &words[0], &mut asked)?;
                    set(beta, &words[1], &mut asked)?;
                }
            }
        }
        Ok(asked)
    }

    /// Whether an algorithm is chosen.
    pub fn has_algorithm(&self) -> bool {
        self.said("algorithm").is_some()
    }

    /// The same settings, with an algorithm that runs on this tree if none is chosen.
    pub fn on(&self, tree: &GameTree, settings: Settings) -> Settings {
        let near = search::nearest(settings.algorithm, tree, settings.payoffs);
        Settings { algorithm: if self.has_algorithm() { settings.algorithm } else { near }, ..settings }
    }

    /// The settings, by the rules of a course by default.
    pub fn settings(&self, course: Option<Course>) -> Result<Settings, CliError> {
        self.asked(course)?.settings().map_err(|empty| {
            let word = |name, at: usize, usual| self.said(name).map_or(usual, |words: &[String]| words[at].as_str());
            CliError::unusable(match empty {
                EmptyRange::Window => {
                    let (low, high) = (word("window", 0, "-inf"), word("window", 1, "inf"));
                    format!("the window’s lower end, {low}, is not below its upper end, {high}")
                }
                EmptyRange::Payoffs => {
                    let (low, high) = (word("least", 0, "-inf"), word("greatest", 0, "inf"));
                    format!("the least payoff, {low}, is not below the greatest, {high}")
                }
            })
        })
    }
}

/// Sets the value of an argument, which the option's parser has accepted.
fn set(row: &'static Setting, word: &str, asked: &mut RequestedSettings) -> Result<(), CliError> {
    let value = match row.kind {
        SettingKind::Algorithm | SettingKind::Rule | SettingKind::Order => row.choice(word),
        SettingKind::Bound | SettingKind::Score | SettingKind::Margin => Some(SettingValue::Score(score(word)?)),
        SettingKind::Count { .. } => word.parse().ok().map(|count| SettingValue::Count(Some(count))),
    };
    value.and_then(|value| row.set(value, asked)).ok_or_else(|| match value {
        Some(SettingValue::Score(score)) => {
            CliError::unusable(format!("the {} {score} is not a number above 0", row.id))
        }
        _ => CliError::unusable(format!("{word:?} is not a value of --{}: {}", row.id, row.help)),
    })
}

/// The recorded run, or why there is none.
pub fn record(searched: &LoadedTree, settings: &Settings) -> Result<Trace, CliError> {
    searched.record(settings).map_err(|error| refused(&searched.tree, settings, error))
}

/// Why a tree cannot be searched with these settings.
pub fn refused(tree: &GameTree, settings: &Settings, error: SearchError) -> CliError {
    CliError::unusable(match error {
        SearchError::MissingStaticEvaluation { node } => {
            let name = tree.name(node).map_or(String::new(), |name| format!(" ({name})"));
            let ply = tree.ply(node);
            let who = match settings.depth {
                Some(depth) if depth == ply => "the depth limit stops".to_owned(),
                _ => format!("{} stops in its pass to depth {ply}", settings.algorithm.id),
            };
            format!("{who} at node {}{name}, which has no static evaluation", node.0)
        }
        SearchError::BeyondPayoffs { node } => {
            let score = tree.score(node).map_or(String::new(), |score| score.to_string());
            let (least, greatest) = (settings.payoffs.alpha(), settings.payoffs.beta());
            format!("node {} has {score}, which is not a payoff from {least} to {greatest}", node.0)
        }
        SearchError::TooManyPasses { passes } => {
            format!("{} made {passes} passes, and the last proved nothing new: please report it", settings.algorithm.id)
        }
        SearchError::Chance => {
            format!(
                "this tree has chance nodes, which {} cannot search: expectiminimax and star1 can",
                settings.algorithm.id
            )
        }
        other => other.to_string(),
    })
}
