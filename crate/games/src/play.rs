//! A game as a tree, from its initial position or any other one. It knows no game: rules, evaluation and quiescence are passed in.

use secateur::named;
use secateur::score::{Score, Turn, Window};
use secateur::search::ChildOrder;
use secateur::search::{InOrder, RankOrdering, SearchError, Settings, WrittenOrder};
use secateur::tree::{MOST_AHEAD, Tree};

use super::Texts;
use super::quiet::STANDING;
use super::{Evaluation, Game, Quiet};

/// In a game of unknown length, wins count as if it had so many plies, and all later ones are equal.
pub(super) const LONGEST: usize = 500;

/// The value of a win on a program's own scale at the root: see [`Utility::Plies`].
const WIN: i32 = 1000;

named! {
    /// The value of the end of a game.
    Utility {
        /// By the rules: a win is 1, a draw 0, a loss −1.
        Points = "points",
        /// A win, a loss or a draw: W, L, D, which are ±∞ and 0.
        Result = "result",
        /// The sooner a win, the more it is worth: see [`Game::pace`].
        Speed = "speed",
        /// The difference of discs or seeds; by the rules if a game counts none.
        Margin = "margin",
        /// A win is 1000 minus its ply below the root: for programs that also have an evaluation.
        Plies = "plies",
        /// The probability to win, if chance moves: a win is 1, a draw a half, a loss 0.
        Chance = "chance",
    }
}

impl Utility {
    /// Those that can be chosen by name; the others follow from other choices.
    pub const CHOSEN: [Utility; 3] = [Utility::Result, Utility::Speed, Utility::Margin];

    /// The default: with chance, the probability to win; to the end of the game, the rules; to a depth, or to where an evaluation is
    /// certain, the scale of the evaluation.
    pub fn usual(game: &impl Game, depth: Option<usize>, sure: Option<f64>) -> Utility {
        match (depth, sure) {
            _ if game.has_chance() => Utility::Chance,
            (None, None) => Utility::Points,
            _ => Utility::Plies,
        }
    }

    /// Whether it differs from the rules in a game: not every one counts a margin, and only probabilities have a mean.
    pub fn is_of(self, game: &impl Game) -> bool {
        game.has_chance() == (self == Utility::Chance) && (self != Utility::Margin || game.greatest_margin().is_some())
    }
}

/// A game from its initial position on, as a tree.
pub struct Play<'g, G: Game, E: Evaluation<G> = (), Q: Quiet<G> = ()> {
    game: &'g G,
    /// If it does not begin with the initial position.
    start: Option<G::Position>,
    /// How many moves have led to the position of the search.
    played: usize,
    /// How many plies below that the tree begins.
    ply: usize,
    /// Whether the second player is MAX.
    is_turned: bool,
    utility: Utility,
    evaluation: E,
    quiet: Q,
    beyond: usize,
    /// The ply from which a player may stand pat, if the search allows it.
    limit: usize,
    /// The certainty of an evaluation at which a search stops before its limit; more than 1 is never reached.
    sure: f64,
    /// Derived from all this.
    scale: ScoreRanges,
}

/// Which scores of a game's tree are wins or losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// The least and the greatest value of a win; none is a win if the greatest is less.
    sizes: (i32, i32),
    /// The value of a win at the root, if each ply costs one.
    at_once: Option<i32>,
}

impl Wins {
    /// Whether a score is a win for MAX or for MIN.
    pub fn has(self, score: Score) -> bool {
        let (least, greatest) = self.sizes;
        let within = |size: f64| f64::from(least) <= size && size <= f64::from(greatest);
        !score.is_finite() || 0 < least && within(score.size().value())
    }

    /// Whether only the result counts: a win is 1, a draw 0, a loss −1.
    pub fn are_results(self) -> bool {
        self.sizes == (1, 1)
    }

    /// The number of plies from the root to such a win, if its score says that.
    pub fn plies(self, score: Score) -> Option<usize> {
        let left = f64::from(self.at_once?) - score.size().value();
        let is_told = self.has(score) && 1.0 <= left && left < LONGEST as f64 && left.fract() == 0.0;
        is_told.then_some(left as usize)
    }
}

/// The ranges of scores.
#[derive(Clone, Copy, Debug)]
struct ScoreRanges {
    /// The least and the greatest value of an end for MAX.
    ends: (Score, Score),
    /// The range of evaluations, strictly between every loss and every win, as far as a scale distinguishes wins.
    opinions: (Score, Score),
    decimals: u8,
    /// The ply below the root from which on all wins of [`Utility::Plies`] are equal.
    lasts: usize,
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameMoment<P> {
    /// The position.
    pub position: P,
    /// How many moves have led to it.
    pub ply: usize,
    /// Whether the player to move has stood pat there, which ends the search.
    pub is_standing: bool,
}

impl<P> GameMoment<P> {
    /// A position after so many moves.
    pub fn new(position: P, ply: usize) -> GameMoment<P> {
        GameMoment { position, ply, is_standing: false }
    }
}

impl<'g, G: Game> Play<'g, G> {
    /// To the end of the game, by its rules alone.
    pub fn new(game: &'g G) -> Play<'g, G> {
        let ends = game.utilities();
        let scale = ScoreRanges { ends, opinions: ends, decimals: 0, lasts: 0 };
        let (utility, sure) = (Utility::usual(game, None, None), f64::INFINITY);
        let play = Play {
            game,
            start: None,
            played: 0,
            ply: 0,
            is_turned: false,
            utility,
            evaluation: (),
            quiet: (),
            beyond: 0,
            limit: usize::MAX,
            sure,
            scale,
        };
        play.scaled()
    }
}

impl<'g, G: Game, E: Evaluation<G>, Q: Quiet<G>> Play<'g, G, E, Q> {
    /// The same from another position, after so many moves. **The player to move there is MAX**, whoever it is.
    #[must_use]
    pub fn from(self, position: G::Position, played: usize) -> Play<'g, G, E, Q> {
        let played = self.game.ply(&position).unwrap_or(played);
        let is_turned = self.game.mover(&position) == Turn::Min;
        Play { start: Some(position), played, ply: 0, is_turned, ..self }.scaled()
    }

    /// The part below one move from the root, in which everything has the same value as in the whole: for the same player, after as many
    /// plies.
    #[must_use]
    pub fn after(self, by: G::Move) -> Play<'g, G, E, Q> {
        let GameMoment { position, ply, .. } = self.child(&self.root(), by);
        Play { start: Some(position), ply, ..self }
    }

    /// The same with another value of ends.
    #[must_use]
    pub fn counting(self, utility: Utility) -> Play<'g, G, E, Q> {
        Play { utility, ..self }.scaled()
    }

    /// The same for a search that may stop before the end, with an evaluation.
    pub fn evaluated<F: Evaluation<G>>(self, evaluation: F) -> Play<'g, G, F, Q> {
        let Play { game, start, played, ply, is_turned, utility, quiet, beyond, limit, sure, scale, .. } = self;
        Play { game, start, played, ply, is_turned, utility, evaluation, quiet, beyond, limit, sure, scale }.scaled()
    }

    /// The same for a search that goes up to `beyond` plies past its limit where a position is not quiet.
    pub fn until_quiet<R: Quiet<G>>(self, quiet: R, beyond: usize) -> Play<'g, G, E, R> {
        let Play { game, start, played, ply, is_turned, utility, evaluation, limit, sure, scale, .. } = self;
        Play { game, start, played, ply, is_turned, utility, evaluation, quiet, beyond, limit, sure, scale }
    }

    /// The same for searches that stop at this ply at the latest, except where a position is not quiet. There a player may stand pat, if
    /// the search [allows it](Quiet::standing).
    #[must_use]
    pub fn limited(self, limit: Option<usize>) -> Play<'g, G, E, Q> {
        Play { limit: limit.unwrap_or(usize::MAX), ..self }
    }

    /// The same for a search that evaluates every node first, and stops before its limit where a position is quiet and the evaluation at
    /// least this [certain](Evaluation::certainty).
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

    /// Which scores say that the game is won or lost.
    pub fn wins(&self) -> Wins {
        match self.utility {
            Utility::Points => Wins { sizes: (1, 1), at_once: None },
            Utility::Speed => Wins { sizes: (1, i32::MAX), at_once: None },
            Utility::Plies => Wins { sizes: (WIN - self.scale.lasts as i32, WIN), at_once: Some(WIN) },
            Utility::Result | Utility::Margin | Utility::Chance => Wins::default(),
        }
    }

    /// How many moves have led to a node from the beginning of the game.
    fn played(&self, node: &GameMoment<G::Position>) -> usize {
        self.game.ply(&node.position).unwrap_or(self.played + node.ply)
    }

    /// From the side of MAX, who may be the second player.
    #[inline]
    fn for_max(&self, score: Score) -> Score {
        if self.is_turned { score.times(-1) } else { score }
    }

    /// The probability of an outcome that is this much better for MAX than an even one.
    fn chance(&self, better: Score) -> Score {
        better.plus_units(5 * 10_i32.pow(u32::from(self.scale.decimals) - 1), self.scale.decimals)
    }

    /// The value of an end for the first player.
    fn worth(&self, node: &GameMoment<G::Position>, points: Score) -> Score {
        let times = |win: i32| Score::from_whole(i64::from(win)).times(sign(points));
        match self.utility {
            Utility::Points | Utility::Chance => points,
            Utility::Result if points == Score::ZERO => points,
            Utility::Result => Score::INFINITE.times(sign(points)),
            Utility::Speed => times(self.game.pace(&node.position, self.played(node)).max(1)),
            Utility::Margin => {
                self.game.margin(&node.position).map_or(points, |margin| Score::from_whole(i64::from(margin)))
            }
            Utility::Plies => times(WIN - node.ply.min(self.scale.lasts) as i32),
        }
    }

    /// With the matching scale.
    fn scaled(self) -> Play<'g, G, E, Q> {
        let lasts = self.height().unwrap_or(LONGEST).min(LONGEST);
        let ends = self.ends();
        let own = match self.utility {
            Utility::Points => ends.0.decimals().max(ends.1.decimals()),
            // An even chance is a half.
            Utility::Chance => 1,
            _ => 0,
        };
        let decimals = own.max(self.evaluation.decimals());
        let least_win = match self.utility {
            Utility::Result => WIN,
            Utility::Speed => 1,
            Utility::Plies => WIN - lasts as i32,
            Utility::Points | Utility::Margin | Utility::Chance => 0,
        };
        let (low, high) = if least_win == 0 { ends } else { both(least_win) };
        let opinions = (low.plus_units(1, decimals), high.plus_units(-1, decimals));
        Play { scale: ScoreRanges { ends, opinions, decimals, lasts }, ..self }
    }

    fn ends(&self) -> (Score, Score) {
        let (least, greatest) = self.game.utilities();
        match (self.utility, self.game.greatest_margin()) {
            (Utility::Result, _) => (Score::MINUS_INFINITE, Score::INFINITE),
            (Utility::Speed, _) => both(self.game.pace(&self.root().position, self.played)),
            (Utility::Margin, Some(margin)) => both(margin),
            (Utility::Plies, _) => both(WIN),
            (Utility::Chance, _) => (Score::ZERO, Score::ONE),
            _ if self.is_turned => (greatest.times(-1), least.times(-1)),
            _ => (least, greatest),
        }
    }

    /// The range of evaluations, which never declare a game decided.
    pub(super) fn opinions(&self) -> (Score, Score) {
        self.scale.opinions
    }

    fn opinion(&self, node: &GameMoment<G::Position>) -> Score {
        self.counted(self.for_max(self.evaluation.score(self.game, &node.position)))
    }

    /// The score of an evaluation that is this good for MAX.
    pub(super) fn counted(&self, score: Score) -> Score {
        let (least, greatest) = self.scale.opinions;
        let score = if self.utility == Utility::Chance { self.chance(score) } else { score };
        score.larger(least).smaller(greatest)
    }

    /// Whether a search may stop here because the evaluation is certain.
    fn is_sure(&self, node: &GameMoment<G::Position>) -> bool {
        0 < node.ply
            && self.quiet.is_quiet(self.game, &node.position)
            && self.sure <= self.evaluation.certainty(self.game, &node.position)
    }

    /// The move by which the player to move at a node may stand pat.
    #[inline]
    fn standing(&self, node: &GameMoment<G::Position>) -> Option<G::Move> {
        if Q::STANDS && self.limit <= node.ply { self.quiet.standing(self.game) } else { None }
    }

    /// Whether a position has another value on another ply.
    fn counts_plies(&self) -> bool {
        matches!(self.utility, Utility::Speed | Utility::Plies)
    }
}

impl<G: Texts, E: Evaluation<G>, Q: Quiet<G>> Play<'_, G, E, Q> {
    /// A move at a node as the game writes it; `stand` if its player stands pat.
    pub fn write_move(&self, node: &GameMoment<G::Position>, by: G::Move) -> String {
        if self.standing(node) == Some(by) { STANDING.to_owned() } else { self.game.write_move(&node.position, by) }
    }
}

fn both(greatest: i32) -> (Score, Score) {
    (Score::from_whole(i64::from(-greatest)), Score::from_whole(i64::from(greatest)))
}

fn sign(points: Score) -> i32 {
    match points {
        Score::ZERO => 0,
        win if Score::ZERO < win => 1,
        _ => -1,
    }
}

impl<G: Game, E: Evaluation<G>, Q: Quiet<G>> Tree for Play<'_, G, E, Q> {
    type Node = GameMoment<G::Position>;
    type Move = G::Move;
    type Key = G::Key;

    const REPEATS: bool = G::REPEATS;

    fn root(&self) -> Self::Node {
        GameMoment::new(self.start.clone().unwrap_or_else(|| self.game.start()), self.ply)
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
        let standing = self.standing(node);
        let looks_at = move |&by: &G::Move| standing.is_none() || self.quiet.looks_at(self.game, &node.position, by);
        standing.into_iter().chain(self.game.moves(&node.position).filter(looks_at))
    }

    #[inline]
    fn child(&self, node: &Self::Node, by: G::Move) -> Self::Node {
        let is_standing = Q::STANDS && self.standing(node) == Some(by);
        let position = if is_standing { node.position.clone() } else { self.game.play(&node.position, by) };
        GameMoment { position, ply: node.ply + 1, is_standing }
    }

    #[inline]
    fn utility(&self, node: &Self::Node) -> Option<Score> {
        let points = self.game.outcome(&node.position)?;
        Some(match self.utility {
            Utility::Points => self.for_max(points),
            Utility::Chance => self.chance(Score::from_sum(f64::from(5 * sign(self.for_max(points))), 1)),
            _ => self.for_max(self.worth(node, points)),
        })
    }

    fn evaluation(&self, node: &Self::Node) -> Option<Score> {
        E::IS_KNOWN.then(|| self.opinion(node))
    }

    #[inline]
    fn stop(&self, node: &Self::Node, horizon: usize) -> Option<Score> {
        if let Some(utility) = self.utility(node) {
            return Some(utility);
        }
        if E::IS_KNOWN && self.sure.is_finite() && self.is_sure(node) {
            return self.evaluation(node);
        }
        let past = node.ply.checked_sub(horizon)?;
        // A pass that ends before the limit has no capture search.
        let is_early = || Q::STANDS && horizon < self.limit && self.quiet.standing(self.game).is_some();
        let stops =
            self.beyond <= past || node.is_standing || is_early() || self.quiet.is_quiet(self.game, &node.position);
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

    /// Relative to the latest end of the search, so it depends on the ply. Where wins count by plies and no limit is set, it must: a
    /// position on two plies then has two values.
    #[inline]
    fn ahead(&self, node: &Self::Node, horizon: usize) -> u16 {
        let last = horizon.saturating_add(self.beyond);
        let end = usize::from(MOST_AHEAD);
        if end <= last && !self.counts_plies() {
            return MOST_AHEAD;
        }
        last.min(end).saturating_sub(node.ply) as u16
    }

    /// No win comes sooner than with the next move.
    #[inline]
    fn outlook(&self, node: &Self::Node) -> Option<Window> {
        let fastest = || self.game.pace(&node.position, self.played(node) + 1).max(1);
        (self.utility == Utility::Speed).then(|| both(fastest())).and_then(|(least, most)| Window::new(least, most))
    }

    fn weight(&self, node: &Self::Node, by: G::Move) -> u64 {
        self.game.weight(&node.position, by).into()
    }

    fn own_order(&self) -> Option<ChildOrder> {
        self.game.own_order()
    }

    fn rank(&self, node: &Self::Node, by: G::Move) -> u32 {
        if Q::STANDS && self.standing(node) == Some(by) { 0 } else { self.game.rank(&node.position, by) }
    }

    fn repeated(&self, node: &Self::Node) -> Option<usize> {
        self.game.repeated(&node.position)
    }

    fn decimals(&self) -> u8 {
        self.scale.decimals
    }

    fn range(&self) -> Option<(Score, Score)> {
        let (least, greatest) = self.scale.ends;
        if least.is_finite() && greatest.is_finite() {
            return Some((least, greatest));
        }
        match self.utility {
            Utility::Result if E::IS_KNOWN => Some(self.scale.opinions),
            Utility::Result => Some((Score::ZERO, Score::ZERO)),
            _ => None,
        }
    }

    fn payoffs(&self) -> Window {
        let (least, greatest) = self.scale.ends;
        Window::new(least, greatest).unwrap_or(Window::FULL)
    }

    fn height(&self) -> Option<usize> {
        self.game.longest().map(|longest| longest.saturating_sub(self.played))
    }

    fn is_evaluated(&self) -> bool {
        E::IS_KNOWN
    }

    fn in_order<S: InOrder<Self>>(&self, settings: &Settings, search: S) -> Result<Score, SearchError> {
        let (order, deepens) = (settings.order, settings.algorithm.deepens);
        if order == ChildOrder::AsWritten && !deepens {
            return search.run(WrittenOrder);
        }
        if order.is_of_game() && self.own_order() != Some(order) {
            return Err(SearchError::NoSuchOrder { order });
        }
        let ranked = RankOrdering::new(self, order, deepens, settings.horizon());
        search.run(ranked.ok_or(SearchError::NoSuchOrder { order })?)
    }
}
