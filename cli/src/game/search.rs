//! `secateur game … search`: the score of a position for whoever is to move, and the line of play that has it.

use std::io::{BufRead, BufReader};

use clap::Args;
use secateur::game::{ByRules, Graph, Play, Playable, Utility, Weighing, to_the_end};
use secateur::report::Number;
use secateur::search::{self, Algorithm, SearchError, Settings};
use secateur::{Score, Tree};
use serde::Serialize;
use serde_json::json;

use super::chosen::Laid;
use super::thinking::Thinking;
use crate::fault::Fault;
use crate::json::{formatted, text};
use crate::searching::{Ordered, Searching};
use crate::streams::Streams;

pub const EXAMPLES: &str = "\
The player to move is MAX: the score is what the position is worth to him. Without --depth the game is searched to its end.

Examples:
  secateur game connect-four search --depth 6 --order centre-first --weights open-lines=1,centre=0
  secateur game kalah --size 3x3 search --utility margin --json
  secateur game draughts search --depth 6 --beyond 6 --position B:W21,K30:B1,2
  secateur game tic-tac-toe search --moves - < games.txt";

#[derive(Args)]
pub struct Search {
    #[command(flatten)]
    thinking: Thinking,
    /// One JSON object in place of lines to read
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    searching: Ordered<Searching>,
}

/// What a search has found.
#[derive(Serialize)]
struct Answer {
    score: Number,
    r#move: Option<String>,
    line: Vec<String>,
    leaves: u64,
    visits: u64,
}

/// The same with moves as the game has them.
struct Found<M> {
    score: Score,
    line: Vec<M>,
    leaves: u64,
    visits: u64,
}

/// Where a game may last for ever, it is searched to its end if it has no more positions than that.
const MOST_UNLIMITED: usize = 1 << 12;

impl Search {
    pub fn own_order(&self) -> Option<&str> {
        self.searching.0.rules.own_order()
    }

    /// Whether the game is to be searched to its end, in whatever way is fast.
    pub fn is_free(&self) -> bool {
        self.searching.0.is_free()
    }

    pub fn run<G: Playable>(&self, laid: &Laid<G>, streams: &mut Streams) -> Result<(), Fault> {
        let answer = self.answer(laid, &laid.position, laid.played)?;
        if self.json { streams.line(&text(&formatted(answer))) } else { streams.write(answer.told()) }
    }

    /// A game a line from standard input, and to each one object on a line.
    pub fn each<G: Playable>(&self, laid: &Laid<G>, streams: &mut Streams) -> Result<(), Fault> {
        let (mut lines, mut bad) = (0, 0);
        let mut input = BufReader::new(&mut *streams.input);
        loop {
            let mut line = Vec::new();
            let read = input.read_until(b'\n', &mut line);
            if read.map_err(|error| Fault::unusable(format!("standard input cannot be read: {error}")))? == 0 {
                break;
            }
            lines += 1;
            let answer = match self.game(laid, &line) {
                Ok(answer) => text(&formatted(answer)),
                Err(Fault::Unusable(sentence)) => {
                    bad += 1;
                    text(&formatted(json!({ "error": sentence })))
                }
                Err(fault) => return Err(fault),
            };
            let written = writeln!(streams.output, "{answer}").and_then(|()| streams.output.flush());
            written.map_err(crate::streams::unwritten)?;
        }
        if bad == 0 { Ok(()) } else { Err(Fault::unusable(format!("{bad} of {lines} games cannot be used"))) }
    }

    fn game<G: Playable>(&self, laid: &Laid<G>, line: &[u8]) -> Result<Answer, Fault> {
        let moves = std::str::from_utf8(line).map_err(|_| Fault::unusable("this is no text in UTF-8"))?;
        let (position, played) = laid.after(moves.trim_end(), "")?;
        self.answer(laid, &position, played)
    }

    fn answer<G: Playable>(&self, laid: &Laid<G>, position: &G::Position, played: usize) -> Result<Answer, Fault> {
        let found = self.found(&laid.game, position, played)?;
        let line = laid.texts(position, &found.line);
        let (score, leaves, visits) = (Number(found.score), found.leaves, found.visits);
        Ok(Answer { score, r#move: line.first().cloned(), line, leaves, visits })
    }

    fn found<G: Playable>(&self, game: &G, position: &G::Position, played: usize) -> Result<Found<G::Move>, Fault> {
        let searching = &self.searching.0;
        let settings = searching.settings(None)?;
        // Read first: what cannot be used is told before anything is searched.
        let play = self.thinking.play(game, (position, played), settings.depth)?;
        if self.is_free() && self.thinking.utility.is_none_or(|utility| utility == Utility::Result) {
            let solved = game.solve(position, &mut || true).ok_or_else(endless)?;
            let (score, leaves, visits) = (solved.score, solved.leaves, solved.visits);
            return Ok(Found { score, line: solved.line, leaves, visits });
        }
        let is_small = || Graph::of(game, position, MOST_UNLIMITED, &mut || true).is_some();
        if G::REPEATS && settings.depth.is_none() && !is_small() {
            return Err(endless());
        }
        let table = || Algorithm::named("alpha-beta-table").expect("a row of the table");
        let settings = if self.is_free() {
            Settings { algorithm: table(), payoffs: play.payoffs(), ..settings }
        } else {
            settings
        };
        let found = search::find(&play, &settings).map_err(refused)?;
        let may_end = settings.algorithm.table || settings.algorithm.by_levels;
        let line = if may_end && !settings.may_miss() {
            self.whole_line(&play, (position, played), &settings, found.line)
        } else {
            found.line
        };
        Ok(Found { score: found.score, line, leaves: found.leaves, visits: found.visits })
    }

    /// The line without the gap that the answers of a table leave: it is searched from where it ends.
    fn whole_line<G: Playable>(
        &self,
        play: &Play<'_, G, Weighing, ByRules>,
        (position, played): (&G::Position, usize),
        settings: &Settings,
        line: Vec<G::Move>,
    ) -> Vec<G::Move> {
        // Zero windows prove the first move alone: the opponent's answers in them need not be his best.
        let proven = if settings.algorithm.root_window { usize::MAX } else { 1 };
        let proved = |line: Vec<G::Move>| line.into_iter().take(proven).collect::<Vec<_>>();
        let mut next = |position: &G::Position, further: usize| {
            let depth = settings.depth.map(|depth| depth.saturating_sub(further));
            let settings = Settings { depth, ..*settings };
            let play = self.thinking.play(play.game(), (position, played + further), depth);
            let found = play.ok().filter(|_| depth != Some(0)).and_then(|play| search::find(&play, &settings).ok());
            found.map_or(Vec::new(), |found| proved(found.line))
        };
        if G::REPEATS { proved(line) } else { to_the_end(play.game(), position, proved(line), &mut next) }
    }
}

/// Where a position may come again, nobody knows how deep an unlimited search would go.
fn endless() -> Fault {
    Fault::unusable("from this position the game has too many positions to be searched to its end: give --depth")
}

fn refused(error: SearchError) -> Fault {
    match error {
        SearchError::NoSuchOrder { order } => {
            let id = order.id();
            Fault::words(format!("the order {id} knows the whole tree, which a search of a game does not"))
        }
        other => Fault::unusable(other),
    }
}

impl Answer {
    /// To be read by people.
    fn told(&self) -> String {
        let score = match self.score.0 {
            Score::INFINITE => "W, a win".to_owned(),
            Score::MINUS_INFINITE => "L, a loss".to_owned(),
            score => score.to_string(),
        };
        let by = self.r#move.as_deref().unwrap_or("none, the game is over");
        let (line, leaves, visits) = (self.line.join(" "), self.leaves, self.visits);
        let line = if line.is_empty() { String::new() } else { format!("line    {line}\n") };
        format!("score   {score}\nmove    {by}\n{line}leaves  {leaves}\nvisits  {visits}\n")
    }
}
