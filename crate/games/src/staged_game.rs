//! A game on the stage, from a text: `game=connect-four&moves=4453&depth=3`. The text says which game, from which position, and how far;
//! [growing](StagedGame::grow) it gives an ordinary tree, whose nodes are named after their moves.

use std::error::Error;
use std::fmt;
use std::ops::Range;

use secateur::notation::{self, ParseErrorKind};
use secateur::score::{Score, Turn};
use secateur::search::{self, ChildOrder, SearchError, Settings};
use secateur::search::{read_settings, settings_line};
use secateur::trace::Entry;
use secateur::tree::{GameTree, Growing, Limits, MOST_NODES, NodeId, Tree, TreeError};

use super::boards::{played, stands};
use super::{
    AnyGame, AnyMove, AnyPosition, BadGame, BadText, BadWeights, Feature, FeatureCounts, Features, Game, GameMoment,
    GameOption, GrownTree, Growth, GrowthError, MOST_FEATURES, OPTIONS, Options, Play, Quiescence, TextProblem, Texts,
    Utility, WeightedSum, YES, any_game, grown_by_search, names_of,
};

/// The fields of a game's text. The game comes first, then its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameField {
    /// The name of the game.
    Game,
    /// An option of some games.
    Option(&'static GameOption),
    /// The first position, if not the initial one.
    Position,
    /// The moves played from there.
    Moves,
    /// How many plies are grown; without it everything to the end of the game.
    Depth,
    /// How many more plies where a position is not quiet.
    Beyond,
    /// How these are searched.
    Quiescence,
    /// The number of points from which the evaluation of a quiet position is certain, so that nothing is grown below it.
    Sure,
    /// The value of an end.
    Utility,
    /// The weights of features.
    Weights,
    /// The order in which moves are grown: the game's own. It dates from before that became an order of the search.
    MoveOrder,
    /// Whether only the first of several moves to mirror images is grown.
    Symmetry,
    /// How many moves earlier the search began whose table is kept, then the one before it, and so on.
    KeptFrom,
    /// The search that visits everything that is grown: `pvs order=static`. Other nodes are not grown.
    SeenBy,
    /// Scores set by hand, by the moves that lead to their leaves: `a1 b2: 5, a1 c3: -1`.
    Scores,
}

impl GameField {
    /// Every field, in the order of a text.
    pub fn all() -> impl Iterator<Item = GameField> {
        let options = OPTIONS.iter().map(GameField::Option);
        [GameField::Game].into_iter().chain(options).chain([
            GameField::Position,
            GameField::Moves,
            GameField::Depth,
            GameField::Beyond,
            GameField::Quiescence,
            GameField::Sure,
            GameField::Utility,
            GameField::Weights,
            GameField::MoveOrder,
            GameField::Symmetry,
            GameField::KeptFrom,
            GameField::SeenBy,
            GameField::Scores,
        ])
    }

    /// The name in a text.
    pub fn id(self) -> &'static str {
        match self {
            GameField::Game => "game",
            GameField::Option(option) => option.id,
            GameField::Position => "position",
            GameField::Moves => "moves",
            GameField::Depth => "depth",
            GameField::Beyond => "beyond",
            GameField::Quiescence => "quiescence",
            GameField::Sure => "sure",
            GameField::Utility => "utility",
            GameField::Weights => "weights",
            GameField::MoveOrder => "move-order",
            GameField::Symmetry => "symmetry",
            GameField::KeptFrom => "kept-from",
            GameField::SeenBy => "seen-by",
            GameField::Scores => "scores",
        }
    }

    /// The field with this name.
    pub fn named(id: &str) -> Option<GameField> {
        GameField::all().find(|field| field.id() == id)
    }
}

/// Maximum depth limit, in plies.
const MOST_PLIES: usize = 400;

/// A game, a position of it, and how far to grow it.
#[derive(Clone, Debug)]
pub struct StagedGame {
    /// Each field that is present, its text, and its place.
    values: Vec<(GameField, String, Range<usize>)>,
    game: AnyGame,
    start: AnyPosition,
    played: usize,
    depth: Option<usize>,
    beyond: usize,
    quiescence: Quiescence,
    sure: Option<f64>,
    utility: Utility,
    weights: WeightedSum,
    is_folded: bool,
    /// Whether moves are grown in the game's own order.
    is_sorted: bool,
    /// The search that visits everything that is grown, if that is not the whole tree.
    seen_by: Option<Settings>,
    /// How many moves earlier the search began whose table is kept, and those before it.
    kept_from: Vec<usize>,
    /// By the moves that lead to a leaf, with their places in the text.
    scores: Vec<HandScore>,
}

/// A score set by hand.
#[derive(Clone, PartialEq, Debug)]
struct HandScore {
    /// The moves, separated by single spaces.
    path: String,
    /// As it was typed.
    score: String,
    at: Range<usize>,
}

/// A feature of a position with its weight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WeightedFeature {
    /// The name of the feature.
    pub id: &'static str,
    /// Its count, from MAX's side.
    pub count: i32,
    /// Its weight.
    pub weight: f64,
    /// Count times weight.
    pub product: Score,
}

/// Whether a text is about a game, not a tree.
///
/// ```
/// assert!(secateur_games::is_game("game=nim&heaps=1,2"));
/// assert!(!secateur_games::is_game("(3 (5 2))"));
/// ```
pub fn is_game(text: &str) -> bool {
    text.trim_start().starts_with("game=")
}

impl WeightedFeature {
    /// The bars of a sum: each begins where the previous one ended, and that of the total where the first did; as shares of the room for
    /// all of them.
    pub fn bars(terms: &[WeightedFeature]) -> (Vec<[f64; 2]>, [f64; 2]) {
        let mut ends = vec![0.0];
        for term in terms {
            ends.push(ends[ends.len() - 1] + term.product.value());
        }
        let (low, high) = ends.iter().fold((0.0_f64, 0.0_f64), |(low, high), &end| (low.min(end), high.max(end)));
        let share = |at: f64| if low < high { (at - low) / (high - low) } else { 0.0 };
        let bar = |pair: &[f64]| [share(pair[0]), share(pair[1])];
        (ends.windows(2).map(bar).collect(), bar(&[0.0, ends[ends.len() - 1]]))
    }
}

impl StagedGame {
    /// Reads a text, without growing anything.
    ///
    /// ```
    /// use secateur_games::StagedGame;
    /// let nim = StagedGame::read("game=nim&heaps=1,2")?;
    /// let tree = nim.grow(&mut |_| ())?.tree;
    /// assert_eq!((tree.len(), tree.leaf_count()), (12, 5));
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    pub fn read(text: &str) -> Result<StagedGame, StagedGameError> {
        let fields = Fields::parse(text)?;
        let flag = |field: GameField| match fields.of_field(field) {
            Some((value, _)) if value != YES => Err(fields.refused(field, Reason::Value)),
            value => Ok(value.is_some()),
        };
        let plies = |field: GameField, least: usize| match fields.of_field(field) {
            Some((value, _)) => match value.parse() {
                Ok(plies) if (least..=MOST_PLIES).contains(&plies) => Ok(Some(plies)),
                _ => Err(fields.refused(field, Reason::Value)),
            },
            None => Ok(None),
        };
        let game = fields.game()?;
        let start = match fields.of_field(GameField::Position) {
            Some((text, _)) => game.read_position(text).map_err(|bad| fields.bad_text(GameField::Position, bad))?,
            None => game.start(),
        };
        let moves = fields.of_field(GameField::Moves).map_or("", |(text, _)| text);
        let played = game.replay(&start, moves).map_err(|bad| fields.bad_text(GameField::Moves, bad))?;
        let depth = plies(GameField::Depth, 1)?;
        let sure = match fields.of_field(GameField::Sure) {
            Some((text, _)) => Some(sure_points(text).ok_or_else(|| fields.refused(GameField::Sure, Reason::Value))?),
            None => None,
        };
        let quiescence = match fields.of_field(GameField::Quiescence) {
            Some((id, _)) => {
                let chosen =
                    Quiescence::named(id).ok_or_else(|| fields.refused(GameField::Quiescence, Reason::Value))?;
                Some(chosen)
                    .filter(|chosen| chosen.is_of(&game))
                    .ok_or_else(|| fields.refused(GameField::Quiescence, Reason::Captures))?
            }
            None => Quiescence::Replies,
        };
        let utility = match fields.of_field(GameField::Utility) {
            Some((id, _)) => Utility::named(id)
                .filter(|chosen| Utility::CHOSEN.contains(chosen))
                .ok_or_else(|| fields.refused(GameField::Utility, Reason::Value))
                .and_then(|chosen| {
                    let reason = Reason::for_utility(&game);
                    if chosen.is_of(&game) { Ok(chosen) } else { Err(fields.refused(GameField::Utility, reason)) }
                })?,
            None => Utility::usual(&game, depth, sure),
        };
        let weights = fields.of_field(GameField::Weights).map_or("", |(text, _)| text);
        let weights = WeightedSum::read(&game, weights)
            .map_err(|bad| fields.refused(GameField::Weights, Reason::Weights(bad)))?;
        let is_folded = flag(GameField::Symmetry)?;
        let is_sorted = match fields.of_field(GameField::MoveOrder) {
            Some((id, _)) if game.own_order().is_some_and(|own| own.id() == id) => true,
            Some(_) => return Err(fields.refused(GameField::MoveOrder, Reason::Order)),
            None => false,
        };
        let seen_by = match fields.of_field(GameField::SeenBy) {
            Some((line, _)) => match read_settings(line) {
                None => return Err(fields.refused(GameField::SeenBy, Reason::Value)),
                Some(settings) if looks_only_ahead(&settings) => Some(settings),
                Some(_) => return Err(fields.refused(GameField::SeenBy, Reason::Search(SearchError::NotGrown))),
            },
            None => None,
        };
        // Where the search does not go, mirror images and leaves are unknown; and a table would send it elsewhere.
        let needs_all = [GameField::Symmetry, GameField::Scores, GameField::KeptFrom];
        if seen_by.is_some()
            && let Some(field) = needs_all.into_iter().find(|&field| fields.of_field(field).is_some())
        {
            return Err(fields.refused(field, Reason::Whole));
        }
        // However they were typed, they are written in the game's own form.
        let moves = game.write_moves(&start, &played);
        let value = |field: GameField, value: &str| match field {
            GameField::Moves => moves.clone(),
            _ => value.to_owned(),
        };
        Ok(StagedGame {
            start: played.last().map_or(start, |(_, position)| position.clone()),
            played: played.len(),
            depth,
            beyond: plies(GameField::Beyond, 0)?.unwrap_or_default(),
            quiescence,
            sure,
            utility,
            weights,
            is_folded,
            is_sorted,
            seen_by,
            kept_from: fields.kept_from(played.len())?,
            scores: fields.scores()?,
            game,
            values: fields.0.into_iter().map(|(field, said, at)| (field, value(field, said), at)).collect(),
        })
    }

    /// The shortest text of the same game: its fields in their order.
    pub fn write(&self) -> String {
        self.with(&[])
    }

    /// The text of a field.
    pub fn value(&self, field: GameField) -> Option<&str> {
        self.values.iter().find(|(other, ..)| *other == field).map(|(_, value, _)| &value[..])
    }

    /// The rules.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The first position of the tree.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Maximum depth of the tree in plies, if there is a limit.
    pub fn depth(&self) -> Option<usize> {
        self.depth
    }

    /// How many more plies it has where a position is not quiet.
    pub fn beyond(&self) -> usize {
        self.beyond
    }

    /// How these are searched.
    pub fn quiescence(&self) -> Quiescence {
        self.quiescence
    }

    /// The number of points from which an evaluation is certain, if that ends the search early.
    pub fn sure(&self) -> Option<f64> {
        self.sure
    }

    /// The weights of features.
    pub fn weights(&self) -> &WeightedSum {
        &self.weights
    }

    /// The weights, with one replaced by typed text, with a decimal point or a comma.
    pub fn weights_with(&self, feature: &str, typed: &str) -> Result<[f64; MOST_FEATURES], BadWeights> {
        let typed = typed.trim().replace(',', ".").replace('−', "-");
        let own = WeightedSum::read(&self.game, &format!("{feature}={typed}"))?.weights();
        let mut weights = self.weights.weights();
        for ((weight, own), known) in weights.iter_mut().zip(own).zip(self.game.features()) {
            if known.id == feature {
                *weight = own;
            }
        }
        Ok(weights)
    }

    /// The text with these weights; it names those that differ from the game's own.
    pub fn by_weights(&self, weights: &[f64]) -> String {
        let own =
            |(feature, weight): (&Feature, f64)| (feature.weight != weight).then(|| format!("{}={weight}", feature.id));
        let weighing = WeightedSum::from_weights(weights).weights();
        let named: Vec<String> = self.game.features().iter().zip(weighing).filter_map(own).collect();
        let named = named.join(",");
        // Then the weights also affect the depth of the tree.
        if self.sure.is_some() {
            self.regrown(GameField::Weights, &named)
        } else {
            self.with(&[(GameField::Weights, &named)])
        }
    }

    /// Whether only the first of several moves to mirror images is grown.
    pub fn is_folded(&self) -> bool {
        self.is_folded
    }

    /// The text with the part grown that this search visits, if the current text names another search; none if everything is grown, or if
    /// the search needs the whole tree.
    pub fn seen_by(&self, settings: &Settings) -> Option<String> {
        let line = settings_line(settings);
        let said = self.value(GameField::SeenBy)?;
        (said != line && looks_only_ahead(settings)).then(|| self.with(&[(GameField::SeenBy, &line)]))
    }

    /// The text with the whole tree grown.
    pub fn whole(&self) -> String {
        self.with(&[(GameField::SeenBy, "")])
    }

    /// The moves at a position, in the order in which they are grown.
    pub fn moves(&self, position: &AnyPosition) -> Vec<AnyMove> {
        let mut moves: Vec<AnyMove> = self.game.moves(position).collect();
        if self.is_sorted {
            moves.sort_by_cached_key(|&by| self.game.rank(position, by));
        }
        moves
    }

    /// Whether MAX, who moves first in the tree, is the second player by the rules.
    pub fn is_turned(&self) -> bool {
        self.game.mover(&self.start) == Turn::Min
    }

    /// The tree, for searching without growing it.
    pub fn play(&self) -> Play<'_, AnyGame, WeightedSum, Quiescence> {
        let play = Play::new(&self.game).from(self.start.clone(), self.played).counting(self.utility);
        let play = play.evaluated(self.weights).until_quiet(self.quiescence, self.beyond);
        play.limited(self.depth).while_unsure(self.sure.unwrap_or(f64::INFINITY))
    }

    /// Grows the tree, and reports the number of nodes now and then.
    pub fn grow(&self, told: &mut dyn FnMut(usize)) -> Result<GrownTree, StagedGameError> {
        self.grow_within(MOST_NODES, told)
    }

    /// The same with at most so many nodes.
    pub fn grow_within(&self, nodes: usize, told: &mut dyn FnMut(usize)) -> Result<GrownTree, StagedGameError> {
        let play = self.play();
        let limits = Limits { nodes, depth: self.depth };
        if let Some(settings) = &self.seen_by {
            let depth = self.depth.map_or(settings.depth, |depth| Some(settings.depth.unwrap_or(depth).min(depth)));
            let growth = Growth { limits, is_evaluated: true, is_folded: false, is_sorted: self.is_sorted };
            let own = self.game.own_order().filter(|_| self.is_sorted && settings.order == ChildOrder::AsWritten);
            let settings = Settings { depth, order: own.unwrap_or(settings.order), ..*settings };
            let grown = grown_by_search(&play, &settings, growth, told);
            return grown.map_err(|error| match error {
                GrowthError::Tree(error) => self.ungrown(error),
                GrowthError::Search(error) => self.refused(Reason::Search(error)),
            });
        }
        let namer = |node: &GameMoment<AnyPosition>, by| play.write_move(node, by);
        let mut growing = Growing::new(&play, limits);
        growing.namer = Some(&namer);
        growing.told = Some(told);
        // Needed by some orders, and by all deepening.
        growing.is_evaluated = true;
        growing.is_folded = self.is_folded;
        growing.is_sorted = self.is_sorted;
        let (mut tree, repeated) = growing.grown().map_err(|error| self.ungrown(error))?;
        let mut by_hand = Vec::new();
        for HandScore { path, score, at } in &self.scores {
            let refused = |reason| StagedGameError { field: GameField::Scores, at: at.clone(), reason };
            let leaf = self.node(&tree, path).filter(|&node| tree.is_leaf(node));
            let leaf = leaf.ok_or_else(|| refused(Reason::Node))?;
            let value = self.read_score(score).map_err(&refused)?;
            tree = tree.with_score(leaf, value).map_err(|error| refused(Reason::Score(error.into())))?;
            by_hand.push(leaf);
        }
        Ok(GrownTree { tree: tree.given_by_hand(&by_hand), repeated })
    }

    /// The error for an impossible tree: without a limit, that is what is missing.
    fn ungrown(&self, error: TreeError) -> StagedGameError {
        let is_endless = self.depth.is_none()
            && matches!(error, TreeError::TooManyNodes | TreeError::NamesTooLong | TreeError::TooDeep);
        self.refused(if is_endless { Reason::Endless(error) } else { Reason::Tree(error) })
    }

    /// An error about the tree: at its limit or, without one, for the whole game.
    fn refused(&self, reason: Reason) -> StagedGameError {
        let field = if self.depth.is_some() { GameField::Depth } else { GameField::Game };
        let at = self.values.iter().find(|(other, ..)| *other == field).map(|(.., at)| at.clone()).unwrap_or_default();
        StagedGameError { field, at, reason }
    }

    /// The node that these moves lead to.
    pub fn node(&self, tree: &GameTree, path: &str) -> Option<NodeId> {
        path.split_whitespace()
            .try_fold(NodeId::ROOT, |node, by| tree.children(node).find(|&child| tree.name(child) == Some(by)))
    }

    /// The position of a node, from the moves in the names above it.
    ///
    /// # Panics
    /// If the tree is not that of this game.
    pub fn position(&self, tree: &GameTree, node: NodeId) -> AnyPosition {
        let Some(parent) = tree.parent(node) else { return self.start.clone() };
        played(&self.game, tree, &self.position(tree, parent), node)
    }

    /// The weighted features of a position, from MAX's side, and their sum.
    pub fn sum(&self, position: &AnyPosition) -> (Vec<WeightedFeature>, Score) {
        let side = if self.is_turned() { -1 } else { 1 };
        let counts = self.game.count(position).map(|count| side * count);
        let weights = self.weights.weights();
        let term = |(place, feature): (usize, &Feature)| {
            let mut own = FeatureCounts::default();
            own[place] = counts[place];
            let (count, weight) = (counts[place], weights[place]);
            WeightedFeature { id: feature.id, count, weight, product: self.weights.sum(&own) }
        };
        (self.game.features().iter().enumerate().map(term).collect(), self.weights.sum(&counts))
    }

    /// The score of that sum where a search stops: it never declares a game decided.
    pub fn counted(&self, position: &AnyPosition) -> Option<Score> {
        self.play().evaluation(&GameMoment::new(position.clone(), 0))
    }

    /// The text with a node of the tree as the first position, optionally with the contents of the table after the search.
    pub fn onward(&self, tree: &GameTree, node: NodeId, keeps_table: bool) -> String {
        // Standing pat makes no move.
        let node = tree.parent(node).filter(|_| stands(tree, node)).unwrap_or(node);
        let played = self.value(GameField::Moves).unwrap_or_default();
        let all = format!("{played} {}", tree.path(node));
        let moves: Vec<&str> = self.game.split(&all).into_iter().map(|(_, by)| by).collect();
        let keeps = keeps_table && !tree.is_partial() && node != NodeId::ROOT;
        let kept_from = [tree.ply(node)].into_iter().chain(self.kept_from.iter().copied());
        self.with_moves(&moves, &kept_from.filter(|_| keeps).collect::<Vec<_>>())
    }

    /// Whether the table of an earlier search is kept.
    pub fn goes_on(&self) -> bool {
        !self.kept_from.is_empty()
    }

    /// The game at the position of the search whose table is kept, and how many moves later this one begins.
    fn before(&self) -> Option<(StagedGame, usize)> {
        let (&moves, rest) = self.kept_from.split_first()?;
        let played = self.game.split(self.value(GameField::Moves)?).into_iter().map(|(_, by)| by);
        let played: Vec<&str> = played.collect();
        let before = StagedGame::read(&self.with_moves(&played[..played.len() - moves], rest));
        Some((before.ok()?, moves))
    }

    /// What the table knows about positions of this tree from the earlier searches, each with the same settings: empty for an algorithm
    /// without a table, or if no such search is possible.
    pub fn known(&self, tree: &GameTree, settings: &Settings) -> Vec<(NodeId, Entry)> {
        self.known_within(MOST_NODES, tree, settings).unwrap_or_default()
    }

    /// The same if no earlier search has more nodes than that.
    pub fn known_within(&self, nodes: usize, tree: &GameTree, settings: &Settings) -> Option<Vec<(NodeId, Entry)>> {
        let Some((before, moves)) = self.before().filter(|_| settings.algorithm.table) else {
            return Some(Vec::new());
        };
        let old = before.grow_within(nodes, &mut |_| ()).ok()?.tree;
        let entries = search::learned(&old, settings, &before.known_within(nodes, &old, settings)?).ok()?;
        let played = self.game.split(self.value(GameField::Moves).unwrap_or_default());
        let way: Vec<&str> = played[played.len() - moves..].iter().map(|(_, by)| *by).collect();
        let root = before.node(&old, &way.join(" "))?;
        let mut known = Vec::new();
        let mut pairs = vec![(root, NodeId::ROOT)];
        while let Some((there, here)) = pairs.pop() {
            // A deeper entry belongs to another search; and the root is searched for its move.
            if here != NodeId::ROOT
                && old.size(there) == tree.size(here)
                && tree.position(here) == here
                && let Some(entry) = entries[old.position(there).index()]
                && entry.depth == Tree::ahead(tree, &here, settings.horizon())
            {
                let [low, high] = [entry.low, entry.high].map(|score| self.told_here(score, &before, moves));
                let (low, high) = if low <= high { (low, high) } else { (high, low) };
                known.push((here, Entry { low, high, ..entry }));
            }
            let same = |child: &NodeId| old.children(there).find(|&other| old.name(other) == tree.name(*child));
            pairs.extend(tree.children(here).filter_map(|child| Some((same(&child)?, child))));
        }
        known.sort_unstable_by_key(|(node, _)| *node);
        Some(known)
    }

    /// A score of a search that began so many moves earlier, converted for this one.
    fn told_here(&self, score: Score, before: &StagedGame, moves: usize) -> Score {
        let (least, greatest) = before.play().opinions();
        // A win is worth more the nearer it is.
        let nearer = if self.utility == Utility::Plies && score.is_finite() { moves as i32 } else { 0 };
        let score = match score {
            win if greatest < win => win.plus_units(nearer, 0),
            loss if loss < least => loss.plus_units(-nearer, 0),
            score => score,
        };
        score.times(if self.is_turned() == before.is_turned() { 1 } else { -1 })
    }

    /// The text with one more move, valid or not.
    pub fn after(&self, by: &str) -> String {
        let played = self.value(GameField::Moves).unwrap_or_default();
        let moves = self.game.split(played).into_iter().map(|(_, by)| by);
        self.with_moves(&moves.chain([by]).collect::<Vec<_>>(), &[])
    }

    /// The text without the last move played, if any.
    pub fn back(&self) -> Option<String> {
        let mut moves: Vec<&str> =
            self.game.split(self.value(GameField::Moves)?).into_iter().map(|(_, by)| by).collect();
        moves.pop();
        Some(self.with_moves(&moves, &[]))
    }

    /// Scores set by hand then belong to other paths, and a kept table to other searches.
    fn with_moves(&self, moves: &[&str], kept_from: &[usize]) -> String {
        let kept_from: Vec<String> = kept_from.iter().map(usize::to_string).collect();
        let kept_from = (GameField::KeptFrom, &*kept_from.join(","));
        self.with(&[(GameField::Moves, &self.game.join(moves)), (GameField::Scores, ""), kept_from])
    }

    /// The text with another value, or none, of a field that changes the leaves: scores set by hand may have lost their leaves.
    pub fn regrown(&self, field: GameField, value: &str) -> String {
        self.with(&[(field, value), (GameField::Scores, "")])
    }

    /// The text with other values, or none, of some fields.
    fn with(&self, changes: &[(GameField, &str)]) -> String {
        let value = |field: GameField| {
            let changed = changes.iter().find(|(other, _)| *other == field).map(|(_, value)| *value);
            changed.or_else(|| self.value(field)).filter(|value| !value.is_empty())
        };
        let part = |field: GameField| Some(format!("{}={}", field.id(), value(field)?));
        GameField::all().filter_map(part).collect::<Vec<_>>().join("&")
    }

    /// Whether other weights would grow another tree: if only the part that one search visits is grown, or up to certain evaluations.
    pub fn is_grown_by_weights(&self, tree: &GameTree) -> bool {
        tree.is_partial() || self.sure.is_some()
    }

    /// Whether scores of leaves can be set by hand: a new score may send a search elsewhere, so the part that one search visits is not
    /// enough.
    pub fn takes_scores(&self) -> bool {
        self.seen_by.is_none()
    }

    /// The same with a leaf's score set by hand, or removed, and its tree.
    pub fn with_score(
        &self,
        tree: &GameTree,
        leaf: NodeId,
        typed: Option<&str>,
    ) -> Result<(StagedGame, GameTree), Reason> {
        let refused = |kind| Err(Reason::Score(kind));
        if tree.len() <= leaf.index() || !tree.is_leaf(leaf) {
            return refused(ParseErrorKind::NotALeaf);
        }
        if !self.takes_scores() {
            return Err(Reason::Whole);
        }
        // That of a repeated position is set at its first occurrence.
        let path = tree.path(tree.position(leaf));
        let mut scores: Vec<HandScore> = self.scores.iter().filter(|given| given.path != path).cloned().collect();
        let score = match typed {
            Some(typed) => {
                let score = self.read_score(typed)?;
                // A comma would end it.
                scores.push(HandScore { path, score: typed.trim().replace(',', "."), at: 0..0 });
                score
            }
            None => {
                let is_standing = stands(tree, leaf);
                let moment = GameMoment { is_standing, ..GameMoment::new(self.position(tree, leaf), tree.ply(leaf)) };
                let own = self.play().stop(&moment, self.depth.unwrap_or(usize::MAX));
                own.ok_or(Reason::Score(ParseErrorKind::NotALeaf))?
            }
        };
        let tree = tree.with_score(leaf, score).map_err(|error| Reason::Score(error.into()))?;
        let mut values: Vec<_> =
            self.values.iter().filter(|(field, ..)| *field != GameField::Scores).cloned().collect();
        if !scores.is_empty() {
            let parts: Vec<String> =
                scores.iter().map(|HandScore { path, score, .. }| format!("{path}: {score}")).collect();
            values.push((GameField::Scores, parts.join(", "), 0..0));
        }
        let staged = StagedGame { values, scores, ..self.clone() };
        let tree = staged.told_by_hand(tree);
        Ok((staged, tree))
    }

    /// A typed score; a win has its value in this game.
    fn read_score(&self, typed: &str) -> Result<Score, Reason> {
        let score = notation::read_score(typed).map_err(|error| Reason::Score(error.kind))?;
        let loss = match self.utility {
            Utility::Points => Score::MINUS_ONE,
            Utility::Chance => Score::ZERO,
            _ => return Ok(score),
        };
        Ok(match score {
            Score::MINUS_INFINITE => loss,
            Score::INFINITE => Score::ONE,
            score => score,
        })
    }

    /// The tree of this game, with the leaves marked whose scores were set by hand.
    pub fn told_by_hand(&self, tree: GameTree) -> GameTree {
        let leaves: Vec<NodeId> = self.scores.iter().filter_map(|given| self.node(&tree, &given.path)).collect();
        tree.given_by_hand(&leaves)
    }
}

/// The number of points from which an evaluation is certain: not negative, with a decimal point or a comma.
pub fn sure_points(text: &str) -> Option<f64> {
    text.replace(',', ".").parse().ok().filter(|points: &f64| points.is_finite() && 0.0 <= *points)
}

/// Whether a search visits the same nodes whether or not the rest of the tree is there.
fn looks_only_ahead(settings: &Settings) -> bool {
    let has = settings.algorithm;
    let goes_by_passes = matches!(settings.order, ChildOrder::PreviousPass | ChildOrder::Refutation);
    !(settings.order.knows_tree() || goes_by_passes || has.deepens || has.by_levels)
}

/// The fields of a text: the value of each, and its place.
struct Fields<'t>(Vec<(GameField, &'t str, Range<usize>)>);

impl<'t> Fields<'t> {
    fn parse(text: &'t str) -> Result<Fields<'t>, StagedGameError> {
        let mut fields = Fields(Vec::new());
        for part in text.split('&').filter(|part| !part.trim().is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, own, value) = (name.trim(), range(text, name.trim()), value.trim());
            let refused = |field, at, reason| Err(StagedGameError { field, at, reason });
            let Some(field) = GameField::named(name) else { return refused(GameField::Game, own, Reason::Field) };
            if fields.of_field(field).is_some() {
                return refused(field, own, Reason::Twice);
            }
            if value.is_empty() {
                return refused(field, own, Reason::Missing);
            }
            fields.0.push((field, value, range(text, value)));
        }
        Ok(fields)
    }

    fn of_field(&self, field: GameField) -> Option<(&'t str, Range<usize>)> {
        self.0.iter().find(|(other, ..)| *other == field).map(|(_, value, at)| (*value, at.clone()))
    }

    /// An error about a field's value.
    fn refused(&self, field: GameField, reason: Reason) -> StagedGameError {
        let (_, at) = self.of_field(field).unwrap_or_default();
        StagedGameError { field, at, reason }
    }

    /// An error about a position or moves, from the wrong place to the end of the word.
    fn bad_text(&self, field: GameField, bad: BadText) -> StagedGameError {
        let (value, at) = self.of_field(field).unwrap_or_default();
        let skipped = value.char_indices().nth(bad.at).map_or(value.len(), |(index, _)| index);
        let length = match &bad.problem {
            TextProblem::NoMove(text) => text.len(),
            TextProblem::Sign(sign) => sign.len_utf8(),
            _ => value.len() - skipped,
        };
        let start = at.start + skipped;
        StagedGameError { field, at: start..(start + length).min(at.end), reason: Reason::Text(bad.problem) }
    }

    fn game(&self) -> Result<AnyGame, StagedGameError> {
        let text = |field| self.of_field(field).map(|(value, _)| value.to_owned());
        let mut options = Options::default().at(text(GameField::Position));
        for &(field, value, _) in &self.0 {
            if let GameField::Option(option) = field {
                let value = option.read(value).map_err(|_| self.refused(field, Reason::Value))?;
                options = options.with(option, value);
            }
        }
        any_game(&text(GameField::Game).unwrap_or_default(), &options).map_err(|bad| {
            let field = match &bad {
                BadGame::NoGame(_) => GameField::Game,
                BadGame::NoRule(option, _) | BadGame::NoOption(option) => GameField::Option(option),
                // The size of a board may follow from the position.
                BadGame::Size(_) => {
                    let sizes = OPTIONS.iter().filter(|option| option.is_size).map(GameField::Option);
                    let said = sizes.chain([GameField::Position]).find(|&field| self.of_field(field).is_some());
                    said.unwrap_or(GameField::Game)
                }
            };
            self.refused(field, Reason::Game(bad))
        })
    }

    fn kept_from(&self, mut played: usize) -> Result<Vec<usize>, StagedGameError> {
        let Some((value, _)) = self.of_field(GameField::KeptFrom) else { return Ok(Vec::new()) };
        let earlier = |text: &str| {
            let moves = text.trim().parse().ok().filter(|&moves| 0 < moves && moves <= played)?;
            played -= moves;
            Some(moves)
        };
        let all: Option<Vec<usize>> = value.split(',').map(earlier).collect();
        all.ok_or_else(|| self.refused(GameField::KeptFrom, Reason::Value))
    }

    fn scores(&self) -> Result<Vec<HandScore>, StagedGameError> {
        let Some((value, all)) = self.of_field(GameField::Scores) else { return Ok(Vec::new()) };
        let given = |part: &str| {
            let at = range(value, part.trim());
            let at = all.start + at.start..all.start + at.end;
            let read = part.rsplit_once(':').map(|(path, score)| (path.split_whitespace().collect::<Vec<_>>(), score));
            match read {
                Some((path, score)) => Ok(HandScore { path: path.join(" "), score: score.trim().to_owned(), at }),
                None => Err(StagedGameError { field: GameField::Scores, at, reason: Reason::Value }),
            }
        };
        value.split(',').map(given).collect()
    }
}

/// The place of a piece of a text.
fn range(text: &str, piece: &str) -> Range<usize> {
    let start = piece.as_ptr() as usize - text.as_ptr() as usize;
    start..start + piece.len()
}

/// Why a text is not a game that can be shown, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedGameError {
    /// The wrong field.
    pub field: GameField,
    /// The piece of the text, in bytes.
    pub at: Range<usize>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with the text of a game.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// Unknown field.
    Field,
    /// Repeated field.
    Twice,
    /// Empty field.
    Missing,
    /// Invalid value.
    Value,
    /// Invalid game.
    Game(BadGame),
    /// Invalid position or move.
    Text(TextProblem),
    /// Invalid weights.
    Weights(BadWeights),
    /// Not the game's own order.
    Order,
    /// The game has no captures.
    Captures,
    /// The game has no margin for that utility.
    Margin,
    /// The game has chance, so ends count only as probabilities to win.
    Chance,
    /// The tree is impossible, usually because it would be too large.
    Tree(TreeError),
    /// The tree is impossible, since nothing limits its depth and the game is too long to be grown to its end.
    Endless(TreeError),
    /// Invalid search for what is grown.
    Search(SearchError),
    /// It needs the whole tree, but only the part that one search visits is grown.
    Whole,
    /// A score for something that is not a leaf of the tree.
    Node,
    /// Invalid score.
    Score(ParseErrorKind),
}

impl Reason {
    /// Why a utility [does not fit a game](Utility::is_of).
    pub fn for_utility(game: &impl Game) -> Reason {
        if game.has_chance() { Reason::Chance } else { Reason::Margin }
    }

    /// The id of the error in the page's texts.
    pub fn id(&self) -> &'static str {
        match self {
            Reason::Field => "game-field",
            Reason::Twice => "game-twice",
            Reason::Missing => "game-missing",
            Reason::Value => "game-value",
            Reason::Game(BadGame::NoGame(_)) => "game-unknown",
            Reason::Game(BadGame::NoOption(_)) => "game-option",
            Reason::Order => "game-order",
            Reason::Game(BadGame::NoRule(..)) => "game-rule",
            Reason::Game(BadGame::Size(_)) => "game-size",
            Reason::Text(problem) => problem.id(),
            Reason::Weights(BadWeights::NoFeature(_)) => "game-feature",
            Reason::Weights(_) => "game-weight",
            Reason::Captures => "game-no-captures",
            Reason::Margin => "game-no-margin",
            Reason::Chance => "game-chance",
            Reason::Endless(_) => "game-endless",
            Reason::Tree(TreeError::TooManyNodes | TreeError::NamesTooLong) => "game-too-large",
            Reason::Tree(TreeError::TooDeep) => "game-too-deep",
            Reason::Tree(_) => "game-no-tree",
            Reason::Search(_) => "game-seen-by",
            Reason::Whole => "game-whole",
            Reason::Node => "game-node",
            Reason::Score(kind) => kind.id(),
        }
    }

    /// The number in the error.
    pub fn limit(&self) -> Option<usize> {
        match self {
            Reason::Text(TextProblem::Rows { expected } | TextProblem::Squares { expected }) => Some(*expected),
            Reason::Tree(TreeError::TooManyNodes | TreeError::NamesTooLong) => Some(MOST_NODES),
            Reason::Tree(TreeError::TooDeep) => Some(secateur::tree::MOST_PLIES),
            Reason::Score(kind) => kind.limit(),
            _ => None,
        }
    }
}

impl TextProblem {
    fn id(&self) -> &'static str {
        match self {
            TextProblem::Sign(_) => "game-sign",
            TextProblem::Rows { .. } => "game-rows",
            TextProblem::Squares { .. } => "game-squares",
            TextProblem::Number => "game-number",
            TextProblem::NoMover => "game-no-mover",
            TextProblem::Impossible => "game-impossible",
            TextProblem::NoPlayer => "game-no-player",
            TextProblem::BothPlayers => "game-both-players",
            TextProblem::Taken => "game-taken",
            TextProblem::Fields => "game-fields",
            TextProblem::Kings => "game-kings",
            TextProblem::Check => "game-check",
            TextProblem::Castling => "game-castling",
            TextProblem::EnPassant => "game-en-passant",
            TextProblem::NoMove(_) => "game-no-move",
            TextProblem::IsOver => "game-is-over",
        }
    }
}

impl fmt::Display for StagedGameError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.field.id(), self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Field => out.write_str("this is not a field of a game"),
            Reason::Twice => out.write_str("it is given twice"),
            Reason::Missing => out.write_str("it has no value"),
            Reason::Value => out.write_str("this is not a value for it"),
            Reason::Game(bad) => bad.fmt(out),
            Reason::Text(problem) => problem.fmt(out),
            Reason::Weights(bad) => bad.fmt(out),
            Reason::Order => out.write_str("this game has no such order of its own"),
            Reason::Captures => {
                let names = names_of(|game| Quiescence::Captures.is_of(game));
                write!(out, "nothing is captured in this game, only in {names}")
            }
            Reason::Margin => {
                let names = names_of(|game| Utility::Margin.is_of(game));
                write!(out, "this game counts no margin, only {names} do")
            }
            Reason::Chance => out.write_str("this game has chance nodes, so a win is worth 1 and a loss 0"),
            Reason::Tree(error) => error.fmt(out),
            Reason::Endless(error) => write!(out, "to its end, {error}; a depth is missing, such as depth=3"),
            Reason::Search(error) => error.fmt(out),
            Reason::Whole => out.write_str("it needs the whole tree, but only a part has been grown"),
            Reason::Node => out.write_str("this leads to no leaf of the tree"),
            Reason::Score(_) => out.write_str("this is not a score"),
        }
    }
}

impl Error for StagedGameError {}
