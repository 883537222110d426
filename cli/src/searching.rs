//! The options of a search, with the names and values of links and menus.

use clap::{Args, FromArgMatches};
use secateur::CutRule;
use secateur::GameTree;
use secateur::ReturnRule;
use secateur::Score;
use secateur::Ties;
use secateur::Trace;
use secateur::search::{ALGORITHMS, Algorithm, ChildOrder, SearchError, Settings};
use secateur_courses::course::Course;

use crate::fault::Fault;
use crate::given::Searched;
use crate::values::{ids, plies, score, score_text, whole, window};

/// A search, but for its algorithm.
#[derive(Args)]
#[command(next_help_heading = "Search")]
pub struct Rules {
    /// When a score cuts off
    #[arg(long, value_name = "RULE", value_parser = ids(CutRule::ALL.iter().map(|rule| rule.id()), CutRule::named))]
    cut: Option<CutRule>,
    /// What a visit returns
    #[arg(long, value_name = "RULE", value_parser = ids(ReturnRule::ALL.iter().map(|rule| rule.id()), ReturnRule::named))]
    returns: Option<ReturnRule>,
    /// Which of equal scores is taken
    #[arg(long, value_name = "WHICH", value_parser = ids(Ties::ALL.iter().map(|rule| rule.id()), Ties::named))]
    ties: Option<Ties>,
    /// The window that the root is called with
    #[arg(long, num_args = 2, value_names = ["LO", "HI"], allow_hyphen_values = true, value_parser = score_text)]
    window: Option<Vec<String>>,
    /// How many plies the search may look ahead
    #[arg(long, value_name = "PLIES", value_parser = whole::<usize>)]
    depth: Option<usize>,
    /// Order in which children are searched
    #[arg(long, value_name = "ORDER", value_parser = orders(|_| true))]
    pub order: Option<ChildOrder>,
    /// Seed of the order "shuffled": a whole number from 0 up
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>)]
    pub seed: u64,
    /// Where MTD(f) and aspiration begin
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true, value_parser = score_text)]
    guess: Option<String>,
    /// How far aspiration's window reaches on both sides of the guess
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true, value_parser = score_text)]
    margin: Option<String>,
    /// The least payoff that the game can give
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true, value_parser = score_text)]
    least: Option<String>,
    /// The greatest payoff that the game can give
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true, value_parser = score_text)]
    greatest: Option<String>,
}

/// A search with its algorithm.
#[derive(Args)]
pub struct Searching {
    /// What searches the tree
    #[arg(long, value_name = "ID", value_parser = algorithms(), help_heading = "Search")]
    pub algorithm: Option<Algorithm>,
    #[command(flatten)]
    pub rules: Rules,
}

fn algorithms() -> impl clap::builder::TypedValueParser<Value = Algorithm> {
    ids(ALGORITHMS.iter().map(|algorithm| algorithm.id), Algorithm::named)
}

/// The orders of the children that are wanted.
pub fn orders(is_wanted: fn(ChildOrder) -> bool) -> impl clap::builder::TypedValueParser<Value = ChildOrder> {
    let wanted = ChildOrder::ALL.iter().copied().filter(move |&order| is_wanted(order));
    ids(wanted.map(ChildOrder::id), |id| ChildOrder::named(id, 1))
}

/// Options of a search that are to be those of a game: `--depth` goes no deeper than a tree may be.
pub struct Limited<T>(pub T);

impl<T: Args> Args for Limited<T> {
    fn group_id() -> Option<clap::Id> {
        T::group_id()
    }

    fn augment_args(command: clap::Command) -> clap::Command {
        T::augment_args(command).mut_arg("depth", |arg| arg.value_parser(plies))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Limited<T> {
    fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
        T::from_arg_matches(matches).map(Limited)
    }

    fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}

impl Searching {
    /// Whether no limit is chosen, no algorithm, nor anything else but an order of a game's own.
    pub fn is_free(&self) -> bool {
        self.algorithm.is_none() && self.rules.depth.is_none() && self.rules.is_usual()
    }

    /// The settings, by the rules of a course where nothing else is said.
    pub fn settings(&self, course: Option<Course>) -> Result<Settings, Fault> {
        let settings = self.rules.settings(course)?;
        Ok(Settings { algorithm: self.algorithm.unwrap_or(settings.algorithm), ..settings })
    }
}

impl Rules {
    /// As [`Searching::settings`], in the usual algorithm.
    pub fn settings(&self, course: Option<Course>) -> Result<Settings, Fault> {
        let usual = Settings::default();
        let (cut, returns) = course.map_or((usual.cut, usual.returns), Course::rules);
        let said = |text: &Option<String>, usual: Score| text.as_deref().map_or(Ok(usual), score);
        let (least, greatest) = (self.least.as_deref().unwrap_or("-inf"), self.greatest.as_deref().unwrap_or("inf"));
        let settings = Settings {
            window: match self.window.as_deref() {
                Some([low, high]) => window(low, high, ["the window’s lower end", "its upper end"])?,
                _ => usual.window,
            },
            cut: self.cut.unwrap_or(cut),
            returns: self.returns.unwrap_or(returns),
            ties: self.ties.unwrap_or(usual.ties),
            payoffs: window(least, greatest, ["the least payoff", "the greatest"])?,
            depth: self.depth,
            order: match self.order {
                Some(order) => self.seeded(order),
                None => usual.order,
            },
            guess: said(&self.guess, usual.guess)?,
            margin: said(&self.margin, usual.margin)?,
            ..usual
        };
        let is_margin = settings.margin.is_finite() && Score::ZERO < settings.margin;
        let unusable = || Fault::unusable(format!("the margin {} is not a number above 0", settings.margin));
        if is_margin { Ok(settings) } else { Err(unusable()) }
    }

    /// Whether nothing is chosen of how a search goes, but perhaps a game's own order.
    fn is_usual(&self) -> bool {
        let Rules { cut, returns, ties, window, order, guess, margin, least, greatest, depth: _, seed: _ } = self;
        let scores = [guess, margin, least, greatest];
        cut.is_none()
            && returns.is_none()
            && ties.is_none()
            && window.is_none()
            && order.is_none_or(ChildOrder::is_of_game)
            && scores.into_iter().all(Option::is_none)
    }

    fn seeded(&self, order: ChildOrder) -> ChildOrder {
        ChildOrder::named(order.id(), self.seed).expect("an order of the table")
    }
}

/// The recorded run, or why there is none.
pub fn record(searched: &Searched, settings: &Settings) -> Result<Trace, Fault> {
    searched.record(settings).map_err(|error| refused(&searched.tree, settings, error))
}

/// Why a tree cannot be searched like this.
pub fn refused(tree: &GameTree, settings: &Settings, error: SearchError) -> Fault {
    Fault::unusable(match error {
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
            format!("{} made {passes} passes and found nothing out any more: please report it", settings.algorithm.id)
        }
        other => other.to_string(),
    })
}
