//! `secateur game … search`: the score of a position for the mover, and the line of play that leads to it.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Read};

use clap::Args;
use secateur::Bound;
use secateur::Score;
use secateur::Tree;
use secateur::Window;
use secateur::report::JsonScore;
use secateur::search::{self, Algorithm, ChildOrder, SearchError, Settings};
use secateur_games::{
    MOST_POSITIONS, Play, Playable, PositionGraph, Quiescence, Utility, WeightedSum, Wins, to_the_end,
};
use serde::Serialize;
use serde_json::json;

use super::position_options::{ChosenPosition, texts};
use super::thinking::Thinking;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::progress::Progress;
use crate::search_options::{FullSearchOptions, GameSearchOptions};
use crate::streams::Streams;
use crate::tree_options::MARK;

pub const EXAMPLES: &str = "\
The player to move is MAX: the score is what the position is worth to that player. Without --depth the game is searched to its end.
Unless --algorithm says how, that is by whatever is fastest, and an order of the game's own changes nothing.

Examples:
  secateur game connect-four search --depth 6 --order centre-first --weights open-lines=1,centre=0
  secateur game kalah --size 3x3 search --utility margin --json
  secateur game connect-four search --depth 6 --each
  secateur game draughts search --depth 6 --beyond 6 --position B:W21,K30:B1,2
  secateur game tic-tac-toe search --moves - < games.txt";

#[derive(Args)]
pub struct GameSearchCommand {
    /// One JSON object instead of readable lines
    #[arg(long)]
    json: bool,
    /// Also the scores of all moves, each searched separately with an open window
    #[arg(long)]
    each: bool,
    #[command(flatten)]
    thinking: Thinking,
    #[command(flatten)]
    searching: GameSearchOptions<FullSearchOptions>,
}

/// The result of a search.
#[derive(Serialize)]
struct SearchAnswer {
    score: JsonScore,
    /// What that means for a win or a loss, for human readers.
    #[serde(skip)]
    outcome: String,
    /// What it proves: with a window, the true score may be higher or lower.
    bound: Bound,
    r#move: Option<String>,
    #[serde(skip)]
    is_over: bool,
    /// Why the move may be worth less than the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<&'static str>,
    line: Vec<String>,
    leaves: u64,
    visits: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    cutoffs: Option<u64>,
    /// The score of each move, with `--each`.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveScore>>,
}

/// A move and its score.
#[derive(Serialize)]
struct MoveScore {
    r#move: String,
    score: JsonScore,
}

/// The same with the game's own moves.
struct GameAnswer<M> {
    score: Score,
    bound: Bound,
    doubt: Option<&'static str>,
    line: Vec<M>,
    leaves: u64,
    visits: u64,
    /// None for a game that was solved in its own way.
    cutoffs: Option<u64>,
}

/// The note on a search that takes the last of equals, if that may be only a bound.
const DOUBT: &str =
    "ties go to the last move, which may be worth less: not so with --cut past-bound --returns fail-soft";

/// More than the moves of any game need.
const MOST_BYTES: u64 = 1 << 20;

/// A game that may last forever is searched to its end if it has at most so many positions.
const MOST_UNLIMITED: usize = 1 << 12;

/// The number of times that such a search may ask whether to go on: even few positions may have too many paths.
const MOST_ASKED: u32 = 1 << 10;

impl GameSearchCommand {
    pub fn order(&self) -> Option<ChildOrder> {
        self.searching.0.order()
    }

    /// Whether the game is searched to its end, in whatever way is fast.
    fn is_free(&self) -> bool {
        self.searching.0.is_free()
    }

    pub fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        let answer = self.answer(laid, &laid.position, laid.played)?;
        if self.json { streams.line(&text(&formatted(answer))) } else { streams.write(answer.told()) }
    }

    /// Reads one game per line from standard input, and answers each with one object per line.
    pub fn each<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        // An error that is not about any game is reported once.
        let settings = self.searching.0.settings(None)?;
        self.thinking.play(&laid.game, (&laid.position, laid.played), settings.depth)?;
        let (mut lines, mut bad) = (0, 0);
        let mut input = BufReader::new(&mut *streams.input);
        let unread = |error| CliError::unusable(format!("standard input cannot be read: {error}"));
        loop {
            let mut line = Vec::new();
            let read = (&mut input).take(MOST_BYTES).read_until(b'\n', &mut line);
            if read.map_err(unread)? == 0 {
                break;
            }
            lines += 1;
            if lines == 1 && line.starts_with(MARK) {
                line.drain(..MARK.len());
            }
            if is_too_long(&line) && !line.ends_with(b"\n") {
                input.skip_until(b'\n').map_err(unread)?;
            }
            let answer = match self.game(laid, &line) {
                Ok(answer) => text(&formatted(answer)),
                Err(CliError::Unusable(sentence)) => {
                    bad += 1;
                    text(&formatted(json!({ "error": sentence })))
                }
                Err(error) => return Err(error),
            };
            let written = writeln!(streams.output, "{answer}").and_then(|()| streams.output.flush());
            written.map_err(crate::streams::unwritten)?;
        }
        if bad == 0 { Ok(()) } else { Err(CliError::unusable(format!("{bad} of {lines} games cannot be used"))) }
    }

    fn game<G: Playable>(&self, laid: &ChosenPosition<G>, line: &[u8]) -> Result<SearchAnswer, CliError> {
        if is_too_long(line) {
            return Err(CliError::unusable("no game is that long"));
        }
        let moves = std::str::from_utf8(line).map_err(|_| CliError::unusable("this is not UTF-8 text"))?;
        let (_, (position, played)) = laid.after(moves.trim_end(), "")?;
        self.answer(laid, &position, played)
    }

    fn answer<G: Playable>(
        &self,
        laid: &ChosenPosition<G>,
        position: &G::Position,
        played: usize,
    ) -> Result<SearchAnswer, CliError> {
        let found = self.found(&laid.game, position, played)?;
        let depth = self.searching.0.settings(None)?.depth;
        let play = self.thinking.play(&laid.game, (position, played), depth)?;
        let outcome = told_of(play.wins(), found.score);
        let line = texts(&play, &found.line);
        let GameAnswer { score, bound, doubt, leaves, visits, cutoffs, .. } = found;
        let moves = if self.each { Some(self.rated(&laid.game, position, played)?) } else { None };
        let (score, by, is_over) = (JsonScore(score), line.first().cloned(), laid.game.outcome(position).is_some());
        Ok(SearchAnswer { score, outcome, bound, r#move: by, is_over, doubt, line, leaves, visits, cutoffs, moves })
    }

    /// The exact score of each move of a position.
    fn rated<G: Playable>(&self, game: &G, position: &G::Position, played: usize) -> Result<Vec<MoveScore>, CliError> {
        if game.outcome(position).is_some() {
            return Ok(Vec::new());
        }
        let settings = Settings { window: Window::FULL, ..self.searching.0.settings(None)? };
        let rated = |by| {
            let score = self.score_after(game, (position, played), by, &settings)?;
            Ok(MoveScore { r#move: game.write_move(position, by), score: JsonScore(score) })
        };
        game.moves(position).map(rated).collect()
    }

    fn score_after<G: Playable>(
        &self,
        game: &G,
        (position, played): (&G::Position, usize),
        by: G::Move,
        settings: &Settings,
    ) -> Result<Score, CliError> {
        if self.is_free() {
            let next = game.play(position, by);
            let utility = self.thinking.utility_of(game, settings.depth);
            if let Some(solved) = game.solve_by(&next, played + 1, utility, &mut || true) {
                return Ok(solved.score.times(if game.turn(&next) == game.turn(position) { 1 } else { -1 }));
            }
        }
        let play = self.thinking.play(game, (position, played), settings.depth)?.after(by);
        let settings = self.freely(game, &play, *settings);
        Ok(search::find(&play, &settings).map_err(refused)?.score)
    }

    /// With these settings, or in whatever way is fast if none are given. With chance, the game's payoffs are known.
    fn freely<G: Playable>(
        &self,
        game: &G,
        play: &Play<'_, G, WeightedSum, Quiescence>,
        settings: Settings,
    ) -> Settings {
        if game.has_chance() {
            let payoffs = if settings.payoffs == Window::FULL { play.payoffs() } else { settings.payoffs };
            let is_chosen = self.searching.0.has_algorithm();
            let algorithm = if is_chosen { settings.algorithm } else { search::for_chance(settings.payoffs) };
            return Settings { algorithm, payoffs, ..settings };
        }
        if !self.is_free() {
            return settings;
        }
        let algorithm = Algorithm::named("alpha-beta-table").expect("a row of the table");
        Settings { algorithm, payoffs: play.payoffs(), order: game.own_order().unwrap_or_default(), ..settings }
    }

    fn found<G: Playable>(
        &self,
        game: &G,
        position: &G::Position,
        played: usize,
    ) -> Result<GameAnswer<G::Move>, CliError> {
        let searching = &self.searching.0;
        let settings = searching.settings(None)?;
        // Read first, so that errors are reported before anything is searched.
        let play = self.thinking.play(game, (position, played), settings.depth)?;
        if !settings.payoffs.contains(play.payoffs()) {
            return Err(beyond(settings.payoffs, play.payoffs()));
        }
        let too_large = game.too_large(position).filter(|_| settings.depth.is_none());
        if let Some(too_large) = too_large.filter(|_| game.outcome(position).is_none()) {
            return Err(endless(&too_large));
        }
        let mut progress = Progress::endless("Searching");
        let mut goes_on = || {
            progress.tick();
            true
        };
        let utility = self.thinking.utility_of(game, settings.depth);
        if self.is_free()
            && let Some(solved) = game.solve_by(position, played, utility, &mut goes_on)
        {
            let (score, leaves, visits) = (solved.score, solved.leaves, solved.visits);
            return Ok(GameAnswer {
                score,
                bound: Bound::Exact,
                doubt: None,
                line: solved.line,
                leaves,
                visits,
                cutoffs: None,
            });
        }
        let most = if self.is_free() && matches!(utility, Utility::Points | Utility::Result) {
            MOST_POSITIONS
        } else {
            MOST_UNLIMITED
        };
        let is_small =
            || most == MOST_UNLIMITED && PositionGraph::explore(game, position, most, &mut || true).is_some();
        let is_unlimited = G::REPEATS && settings.depth.is_none();
        if is_unlimited && !is_small() {
            return Err(endless(&format!("more than {most} positions")));
        }
        let settings = self.freely(game, &play, settings);
        let mut asked = 0;
        let mut is_waited_for = || {
            asked += 1;
            goes_on() && !(is_unlimited && MOST_ASKED < asked)
        };
        let found = search::find_while(&play, &settings, &mut is_waited_for).map_err(refused)?;
        let found = found.ok_or_else(|| endless(&"its positions follow each other in too many ways"))?;
        let line = if settings.algorithm.by_levels {
            self.whole_line(&play, (position, played), &settings, found.line)
        } else {
            found.line
        };
        // The last of equals may be only a bound: its move is the search's move, but its line ends there.
        let line = if settings.may_mislead() { line.into_iter().take(1).collect() } else { line };
        let doubt = (settings.may_mislead() && !line.is_empty()).then_some(DOUBT);
        // A search without a window of its own ends with the position's value; and nothing exceeds a win.
        let proved = settings.proves(found.score, settings.root_window());
        let is_exact = !settings.algorithm.windowed || proved.is_certain(found.score);
        let bound = if is_exact { Bound::Exact } else { proved };
        let (leaves, visits, cutoffs) = (found.leaves, found.visits, Some(found.cut_offs));
        Ok(GameAnswer { score: found.score, bound, doubt, line, leaves, visits, cutoffs })
    }

    /// The line after its first move, which is all that a search by levels stores.
    fn whole_line<G: Playable>(
        &self,
        play: &Play<'_, G, WeightedSum, Quiescence>,
        (position, played): (&G::Position, usize),
        settings: &Settings,
        line: Vec<G::Move>,
    ) -> Vec<G::Move> {
        let mut next = |position: &G::Position, further: usize| {
            let depth = settings.depth.map(|depth| depth.saturating_sub(further));
            let settings = Settings { depth, ..*settings };
            let play = self.thinking.play(play.game(), (position, played + further), depth);
            let found = play.ok().filter(|_| depth != Some(0)).and_then(|play| search::find(&play, &settings).ok());
            found.map_or(Vec::new(), |found| found.line)
        };
        if G::REPEATS { line } else { to_the_end(play.game(), position, line, &mut next) }
    }
}

/// Whether a line exceeded the maximum length.
fn is_too_long(line: &[u8]) -> bool {
    line.len() as u64 == MOST_BYTES
}

/// Why a range of payoffs does not fit a game.
fn beyond(payoffs: Window, scores: Window) -> CliError {
    let [least, greatest, low, high] = [payoffs.alpha(), payoffs.beta(), scores.alpha(), scores.beta()];
    CliError::unusable(format!("scores here go from {low} to {high}, beyond payoffs from {least} to {greatest}"))
}

/// Why an unlimited search would take forever.
fn endless(what: &dyn Display) -> CliError {
    CliError::unusable(format!(
        "from this position the game is too large to be searched to its end ({what}): give --depth"
    ))
}

fn refused(error: SearchError) -> CliError {
    match error {
        SearchError::NoSuchOrder { order } => {
            let id = order.id();
            CliError::words(format!("the order {id} needs the whole tree, which a search of a game does not have"))
        }
        other => CliError::unusable(other),
    }
}

/// Whether a score is a win or a loss, and how soon if the score says so.
fn told_of(wins: Wins, score: Score) -> String {
    if !wins.has(score) {
        return String::new();
    }
    let what = if score < Score::ZERO { "a loss" } else { "a win" };
    match wins.plies(score) {
        Some(1) => format!(", {what} in 1 ply"),
        Some(plies) => format!(", {what} in {plies} plies"),
        None => format!(", {what}"),
    }
}

impl SearchAnswer {
    /// For human readers.
    fn told(&self) -> String {
        let (score, outcome) = (self.score.0, &self.outcome);
        let sign = match self.bound {
            Bound::Exact => "",
            Bound::Lower => "at least ",
            Bound::Upper => "at most ",
        };
        let doubt = self.doubt.map_or(String::new(), |doubt| format!("note    {doubt}\n"));
        let nobody = if self.is_over { "none, the game is over" } else { "none, chance moves first" };
        let by = self.r#move.as_deref().unwrap_or(nobody);
        let (line, leaves, visits) = (self.line.join(" "), self.leaves, self.visits);
        let line = if line.is_empty() { String::new() } else { format!("line    {line}\n") };
        let cutoffs = self.cutoffs.map_or(String::new(), |cutoffs| format!("cutoffs {cutoffs}\n"));
        let moves =
            self.moves.iter().flatten().map(|MoveScore { r#move, score }| format!("  {:<6}{}\n", r#move, score.0));
        let moves: String = moves.collect();
        let moves = if moves.is_empty() { moves } else { format!("moves\n{moves}") };
        format!(
            "score   {sign}{score}{outcome}\nmove    {by}\n{doubt}{line}leaves  {leaves}\nvisits  {visits}\n{cutoffs}{moves}"
        )
    }
}
