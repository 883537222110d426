//! A game as a tree, from its initial position or any other one. It knows no game: rules, evaluation and quiet are given.

use crate::named::named;
use crate::score::{Score, Turn, Window};
use crate::tree::{MOST_AHEAD, Tree};

use super::{Evaluation, Game, Quiet};

/// Where nobody knows how long a game lasts, wins count as if it were so many plies, and later ones are all alike.
pub(super) const LONGEST: usize = 500;

/// What a win by a program's own scale is worth before the first ply: see [`Utility::Plies`].
const WIN: i32 = 1000;

named! {
    /// What the end of a game is worth.
    Utility {
        /// As the rules have it.
        Points = "points",
        /// A win, a loss or a draw: W, L, D.
        Result = "result",
        /// The sooner a win comes the more it is worth: see [`Game::pace`].
        Speed = "speed",
        /// The difference of discs or seeds; as the rules have it where a game counts none.
        Margin = "margin",
        /// A win is 1000 less its ply below the root: for programs that also have an evaluation.
        Plies = "plies",
    }
}

/// A game from its initial position on, as a tree.
pub struct Play<'g, G: Game, E: Evaluation<G> = (), Q: Quiet<G> = ()> {
    game: &'g G,
    /// Where it does not begin with the initial position.
    start: Option<G::Position>,
    /// How many moves have led there.
    played: usize,
    /// Whether the second player is MAX.
    is_turned: bool,
    utility: Utility,
    evaluation: E,
    quiet: Q,
    beyond: usize,
    /// How certain an evaluation has to be for a search to stop before its limit; more than 1 is never.
    sure: f64,
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<P> {
    /// The position.
    pub position: P,
    /// How many moves have led to it.
    pub ply: usize,
}

impl<'g, G: Game> Play<'g, G> {
    /// To the end of the game, by its rules alone.
    pub fn new(game: &'g G) -> Play<'g, G> {
        Play {
            game,
            start: None,
            played: 0,
            is_turned: false,
            utility: Utility::Points,
            evaluation: (),
            quiet: (),
            beyond: 0,
            sure: f64::INFINITY,
        }
    }
}

impl<'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> Play<'g, G, E, Q> {
    /// The same from another position on, to which so many moves have led. **The player to move there is MAX**, whichever it is.
    #[must_use]
    pub fn from(self, position: G::Position, played: usize) -> Play<'g, G, E, Q> {
        let played = self.game.ply(&position).unwrap_or(played);
        let is_turned = self.game.turn(&position) == Turn::Min;
        Play { start: Some(position), played, is_turned, ..self }
    }

    /// The same where the end is worth something else.
    #[must_use]
    pub fn counting(self, utility: Utility) -> Play<'g, G, E, Q> {
        Play { utility, ..self }
    }

    /// The same for a search that may stop before the end, with an evaluation.
    pub fn evaluated<F: Evaluation<G>>(self, evaluation: F) -> Play<'g, G, F, Q> {
        let Play { game, start, played, is_turned, utility, quiet, beyond, sure, .. } = self;
        Play { game, start, played, is_turned, utility, evaluation, quiet, beyond, sure }
    }

    /// The same for a search that looks up to `beyond` plies past its limit where a position is not quiet.
    pub fn until_quiet<R: Quiet<G>>(self, quiet: R, beyond: usize) -> Play<'g, G, E, R> {
        let Play { game, start, played, is_turned, utility, evaluation, sure, .. } = self;
        Play { game, start, played, is_turned, utility, evaluation, quiet, beyond, sure }
    }

    /// The same for a search that asks the evaluation first at every node, and stops before its limit where a position is quiet and
    /// the evaluation as [certain](Evaluation::certainty) as this.
    #[must_use]
    pub fn while_unsure(self, sure: f64) -> Play<'g, G, E, Q> {
        Play { sure, ..self }
    }

    /// The rules.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// Whether MAX is the second player of the rules.
    pub fn is_turned(&self) -> bool {
        self.is_turned
    }

    /// How many moves have led to a node from the beginning of the game.
    fn played(&self, node: &Moment<G::Position>) -> usize {
        self.game.ply(&node.position).unwrap_or(self.played + node.ply)
    }

    /// From the side of MAX, who may be the second player.
    #[inline]
    fn for_max(&self, score: Score) -> Score {
        if self.is_turned { score.times(-1) } else { score }
    }

    /// What an end is worth to the first player.
    fn worth(&self, node: &Moment<G::Position>, points: Score) -> Score {
        let times = |win: i32| Score::of_whole(i64::from(win)).times(sign(points));
        match self.utility {
            Utility::Points => points,
            Utility::Result if points == Score::ZERO => points,
            Utility::Result => Score::INFINITE.times(sign(points)),
            Utility::Speed => times(self.game.pace(&node.position, self.played(node)).max(1)),
            Utility::Margin => {
                self.game.margin(&node.position).map_or(points, |margin| Score::of_whole(i64::from(margin)))
            }
            Utility::Plies => times(WIN - node.ply.min(self.lasts()) as i32),
        }
    }

    /// The ply below the root from which on all wins of [`Utility::Plies`] are alike.
    fn lasts(&self) -> usize {
        self.height().unwrap_or(LONGEST).min(LONGEST)
    }

    /// The least and the greatest that an end may be worth to MAX.
    fn ends(&self) -> (Score, Score) {
        let both = |greatest: i64| (Score::of_whole(-greatest), Score::of_whole(greatest));
        let (least, greatest) = self.game.utilities();
        match (self.utility, self.game.greatest_margin()) {
            (Utility::Result, _) => (Score::MINUS_INFINITE, Score::INFINITE),
            (Utility::Speed, _) => both(1 + self.game.longest().unwrap_or(LONGEST) as i64),
            (Utility::Margin, Some(margin)) => both(i64::from(margin)),
            (Utility::Plies, _) => both(i64::from(WIN)),
            _ if self.is_turned => (greatest.times(-1), least.times(-1)),
            _ => (least, greatest),
        }
    }

    /// The evaluations that lie strictly between every loss and every win, as far as a scale tells wins from one another.
    fn opinions(&self) -> (Score, Score) {
        let (least, greatest) = match self.utility {
            Utility::Result => (Score::of_whole(i64::from(-WIN)), Score::of_whole(i64::from(WIN))),
            Utility::Speed => (Score::MINUS_ONE, Score::ONE),
            Utility::Plies => {
                let win = i64::from(WIN) - self.lasts() as i64;
                (Score::of_whole(-win), Score::of_whole(win))
            }
            Utility::Points | Utility::Margin => self.ends(),
        };
        let decimals = self.decimals();
        (least.plus_units(1, decimals), greatest.plus_units(-1, decimals))
    }

    fn opinion(&self, node: &Moment<G::Position>) -> Score {
        let (least, greatest) = self.opinions();
        let score = self.for_max(self.evaluation.score(self.game, &node.position));
        score.larger(least).smaller(greatest)
    }

    /// Whether a search need not look any further, though it may.
    fn is_sure(&self, node: &Moment<G::Position>) -> bool {
        0 < node.ply
            && self.quiet.is_quiet(self.game, &node.position)
            && self.sure <= self.evaluation.certainty(self.game, &node.position)
    }

    /// Whether a position is worth something else on another ply.
    fn counts_plies(&self) -> bool {
        matches!(self.utility, Utility::Speed | Utility::Plies)
    }
}

fn sign(points: Score) -> i32 {
    match points {
        Score::ZERO => 0,
        win if Score::ZERO < win => 1,
        _ => -1,
    }
}

impl<G: Game, E: Evaluation<G>, Q: Quiet<G>> Tree for Play<'_, G, E, Q> {
    type Node = Moment<G::Position>;
    type Move = G::Move;
    type Key = G::Key;

    const REPEATS: bool = G::REPEATS;

    fn root(&self) -> Self::Node {
        Moment { position: self.start.clone().unwrap_or_else(|| self.game.start()), ply: 0 }
    }

    #[inline]
    fn turn(&self, node: &Self::Node) -> Turn {
        match self.game.turn(&node.position) {
            Turn::Chance => Turn::Chance,
            turn if self.is_turned == (turn == Turn::Min) => Turn::Max,
            _ => Turn::Min,
        }
    }

    #[inline]
    fn moves(&self, node: &Self::Node) -> impl Iterator<Item = G::Move> {
        self.game.moves(&node.position)
    }

    #[inline]
    fn child(&self, node: &Self::Node, by: G::Move) -> Self::Node {
        Moment { position: self.game.play(&node.position, by), ply: node.ply + 1 }
    }

    #[inline]
    fn utility(&self, node: &Self::Node) -> Option<Score> {
        let points = self.game.outcome(&node.position)?;
        Some(self.for_max(if self.utility == Utility::Points { points } else { self.worth(node, points) }))
    }

    fn evaluation(&self, node: &Self::Node) -> Option<Score> {
        E::IS_KNOWN.then(|| self.opinion(node))
    }

    #[inline]
    fn stop(&self, node: &Self::Node, horizon: usize) -> Option<Score> {
        if let Some(utility) = self.utility(node) {
            return Some(utility);
        }
        if E::IS_KNOWN && self.sure <= 1.0 && self.is_sure(node) {
            return self.evaluation(node);
        }
        let past = node.ply.checked_sub(horizon)?;
        let stops = self.beyond <= past || self.quiet.is_quiet(self.game, &node.position);
        if stops { self.evaluation(node) } else { None }
    }

    #[inline]
    fn ply(&self, node: &Self::Node) -> usize {
        node.ply
    }

    #[inline]
    fn key(&self, node: &Self::Node) -> G::Key {
        self.game.key(&node.position)
    }

    fn shape(&self, node: &Self::Node) -> G::Key {
        self.game.shape(&node.position)
    }

    /// Counted from where the search ends at the latest. So it tells the ply, and where wins count by plies and no limit is set, it has
    /// to: a position met on two plies is then worth two things.
    #[inline]
    fn ahead(&self, node: &Self::Node, horizon: usize) -> u16 {
        let last = horizon.saturating_add(self.beyond);
        let end = usize::from(MOST_AHEAD);
        if end <= last && !self.counts_plies() {
            return MOST_AHEAD;
        }
        last.min(end).saturating_sub(node.ply) as u16
    }

    fn weight(&self, node: &Self::Node, by: G::Move) -> u32 {
        self.game.weight(&node.position, by)
    }

    fn repeated(&self, node: &Self::Node) -> Option<usize> {
        self.game.repeated(&node.position)
    }

    fn decimals(&self) -> u8 {
        let (least, greatest) = self.ends();
        let ends = if self.utility == Utility::Points { least.decimals().max(greatest.decimals()) } else { 0 };
        ends.max(self.evaluation.decimals())
    }

    fn range(&self) -> Option<(Score, Score)> {
        let (least, greatest) = self.ends();
        if least.is_finite() && greatest.is_finite() {
            return Some((least, greatest));
        }
        match self.utility {
            Utility::Result if E::IS_KNOWN => Some(self.opinions()),
            Utility::Result => Some((Score::ZERO, Score::ZERO)),
            _ => None,
        }
    }

    fn payoffs(&self) -> Window {
        let (least, greatest) = self.ends();
        Window::new(least, greatest).unwrap_or(Window::FULL)
    }

    fn height(&self) -> Option<usize> {
        self.game.longest().map(|longest| longest.saturating_sub(self.played))
    }

    fn is_evaluated(&self) -> bool {
        E::IS_KNOWN
    }
}
