//! How a text reads: as a written tree, a tree continued from another, or the tree of a game; and what is computed about it once.

use std::cell::OnceCell;
use std::rc::Rc;

use secateur::edit;
use secateur::notation::{self, ScorePlaces};
use secateur::onward::{self, is_onward};
use secateur::search::{self, RequestedSettings, SearchError, Settings};
use secateur::trace::{Entry, Trace};
use secateur::tree::{GameTree, MOST_NODES, NodeId};
use secateur_courses::course::Letters;
use secateur_courses::examples::{Example, example_like};
use secateur_drawing::picture::ShortNames;
use secateur_games::{Boards, Features, GrownTree, NodeCounts, StagedGame, is_game};

use crate::wrong::ReadError;

/// Number of nodes between two progress reports.
const TELLS_EVERY: u32 = 1 << 15;
/// Largest tree of a game, in nodes, or text, in characters, for which the page waits until a table is learned.
const QUICKLY_GROWN: usize = 10_000;
const QUICKLY_READ: usize = 100_000;

/// A tree on the page, from its text.
pub struct Reading {
    /// The tree itself.
    pub tree: Rc<GameTree>,
    /// Shared by all trees that differ only in their scores.
    shape: Rc<()>,
    places: ScorePlaces,
    /// The game whose tree it is.
    pub staged: Option<Rc<StagedGame>>,
    /// The text of a tree continued from a node of another.
    onward: Option<Rc<str>>,
    names: [OnceCell<ShortNames<Rc<GameTree>>>; Letters::ALL.len()],
    boards: OnceCell<Option<Rc<Boards>>>,
    reweighed: OnceCell<NodeCounts>,
}

/// Called with the number of nodes, and the fraction of the text read so far, if known.
pub type ReadingProgress<'a> = &'a mut dyn FnMut(usize, Option<f64>);

impl Reading {
    fn new(tree: Rc<GameTree>) -> Reading {
        Reading {
            tree,
            shape: Rc::new(()),
            places: ScorePlaces::new(Vec::new()),
            staged: None,
            onward: None,
            names: Default::default(),
            boards: OnceCell::new(),
            reweighed: OnceCell::new(),
        }
    }

    /// A written tree, and the places of its scores in the text.
    pub fn with_places(tree: GameTree, places: ScorePlaces) -> Reading {
        Reading { places, ..Reading::new(Rc::new(tree)) }
    }

    /// The tree of a game.
    pub fn from_game(tree: GameTree, staged: StagedGame) -> Reading {
        Reading { staged: Some(Rc::new(staged)), ..Reading::new(Rc::new(tree)) }
    }

    /// A tree that its text continues from a node of another.
    pub fn going_on(tree: GameTree, text: &str) -> Reading {
        Reading { onward: Some(text.trim().into()), ..Reading::new(Rc::new(tree)) }
    }

    /// Reads any source text, and reports progress now and then.
    ///
    /// # Errors
    /// The error and its place.
    pub fn read(text: &str, told: ReadingProgress) -> Result<Reading, ReadError> {
        if is_game(text) {
            let grown = Reading::grow(text, MOST_NODES, &mut |count| told(count, None));
            return grown;
        }
        let told = &mut |node: NodeId, start: usize| {
            if node.0.is_multiple_of(TELLS_EVERY) {
                told(node.index(), Some(start as f64 / text.len() as f64));
            }
        };
        let read = if is_onward(text) {
            onward::read(text, told).map(|tree| Reading::going_on(tree, text))
        } else {
            notation::read_with_places(text, told).map(|(tree, places)| Reading::with_places(tree, places))
        };
        read.map_err(|error| ReadError::from_parse_error(&error, text))
    }

    /// Grows the tree of a game with at most so many nodes.
    ///
    /// # Errors
    /// The error in the text and its place; or that the tree has more nodes.
    pub fn grow(text: &str, nodes: usize, told: &mut dyn FnMut(usize)) -> Result<Reading, ReadError> {
        let refused = |error| ReadError::from_game_error(&error, text);
        let staged = StagedGame::read(text).map_err(refused)?;
        let GrownTree { tree, .. } = staged.grow_within(nodes, told).map_err(refused)?;
        Ok(Reading::from_game(tree, staged))
    }

    /// By node: where its score begins in the text, in bytes; `u32::MAX` if it has none of its own.
    pub fn places(&self) -> &[u32] {
        self.places.starts()
    }

    /// A text of the same tree; the shortest one for a written tree.
    pub fn text(&self) -> String {
        match (&self.staged, &self.onward) {
            (Some(staged), _) => staged.write(),
            (None, Some(text)) => text.to_string(),
            _ => notation::write(&self.tree),
        }
    }

    /// The example that it is when searched like this: see [`example_like`]. Games and continued trees are not examples.
    pub fn example(
        &self,
        asked: &RequestedSettings,
        overlay: Option<&str>,
        has_race: bool,
    ) -> Option<&'static Example> {
        let is_written = self.staged.is_none() && self.onward.is_none();
        is_written.then(|| example_like(&self.tree, asked, overlay, has_race)).flatten()
    }

    /// The name of a node; in games, its moves.
    pub fn name(&self, letters: Letters, node: NodeId) -> String {
        if self.staged.is_some() {
            return self.tree.path(node);
        }
        self.names[usize::from(letters.number())].get_or_init(|| ShortNames::new(self.tree.clone(), letters)).name(node)
    }

    /// Whether scores are results of a game.
    pub fn has_results(&self) -> bool {
        self.staged.as_ref().is_some_and(|staged| staged.play().wins().are_results())
    }

    /// Whether scores of leaves can be set by hand.
    pub fn takes_scores(&self) -> bool {
        self.staged.as_ref().is_none_or(|staged| staged.takes_scores())
    }

    /// For a game: what is drawn in the nodes of its tree.
    pub fn boards(&self) -> Option<Rc<Boards>> {
        let found = || self.staged.as_ref().and_then(|staged| Boards::for_tree(staged, self.tree.clone())).map(Rc::new);
        self.boards.get_or_init(found).clone()
    }

    /// For a game: what is counted at its nodes.
    pub fn reweighed(&self) -> Option<&NodeCounts> {
        let staged = self.staged.as_ref()?;
        Some(self.reweighed.get_or_init(|| NodeCounts::count(staged.clone(), self.tree.clone())))
    }

    /// The weight of a feature of the game; 0 if it has none.
    pub fn weight(&self, feature: &str) -> f64 {
        let Some(staged) = &self.staged else { return 0.0 };
        let known = staged.game().features().iter().zip(staged.weights().weights());
        known.into_iter().find(|(known, _)| known.id == feature).map_or(0.0, |(_, weight)| weight)
    }

    /// The text with another score at a leaf, as typed, and its tree.
    ///
    /// # Errors
    /// What is wrong with the score.
    pub fn with_score(&self, text: &str, leaf: NodeId, score: &str) -> Result<(String, Reading), ReadError> {
        if self.staged.is_some() {
            return self.with_game_score(leaf, Some(score));
        }
        if self.onward.is_some() {
            let text = notation::write(&self.tree);
            let plain =
                Reading::read(&text, &mut |_, _| ()).unwrap_or_else(|_| unreachable!("what is written is read"));
            return plain.with_score(&text, leaf, score);
        }
        let edited = self.places.with_score(text, &self.tree, leaf, score);
        let (edited, tree, places) = edited.map_err(|error| ReadError::from_parse_error(&error, score))?;
        Ok((edited, Reading { shape: self.shape.clone(), ..Reading::with_places(tree, places) }))
    }

    /// Whether another tree is the same except for its scores.
    pub fn has_shape_of(&self, other: &Reading) -> bool {
        Rc::ptr_eq(&self.shape, &other.shape)
    }

    /// The text with a game leaf's score by the rules restored, and its tree; none if it has that score already.
    pub fn without_score(&self, leaf: NodeId) -> Option<(String, Reading)> {
        if !self.tree.is_by_hand(leaf) { None } else { self.with_game_score(leaf, None).ok() }
    }

    fn with_game_score(&self, leaf: NodeId, score: Option<&str>) -> Result<(String, Reading), ReadError> {
        let typed = score.unwrap_or_default();
        let Some(staged) = &self.staged else { return Err(ReadError::whole("of-a-game", None, typed)) };
        let changed = staged.with_score(&self.tree, leaf, score);
        let (staged, tree) = changed.map_err(|reason| ReadError::whole(reason.id(), reason.limit(), typed))?;
        Ok((staged.write(), Reading { shape: self.shape.clone(), ..Reading::from_game(tree, staged) }))
    }

    /// The text of the game with a feature's weight as typed.
    ///
    /// # Errors
    /// It is not a weight.
    pub fn weight_text(&self, feature: &str, typed: &str) -> Result<String, ReadError> {
        let weights = self.staged.as_ref().and_then(|staged| {
            let weights = staged.weights_with(feature, typed).ok()?;
            Some(staged.by_weights(&weights))
        });
        weights.ok_or_else(|| ReadError::whole("game-weight", None, typed))
    }

    /// The same with its tree, without applying the game's rules again.
    ///
    /// # Errors
    /// It is not a weight.
    pub fn with_weight(&self, feature: &str, typed: &str) -> Result<(String, Reading), ReadError> {
        let now = self.reweighed().and_then(|known| {
            let weights = known.parts().0.weights_with(feature, typed).ok()?;
            known.by(&weights).ok()
        });
        let now = now.ok_or_else(|| ReadError::whole("game-weight", None, typed))?;
        let (staged, tree) = now.parts();
        let (text, staged, tree) = (staged.write(), Some(staged.clone()), tree.clone());
        let known = Reading { boards: self.boards.clone(), reweighed: OnceCell::from(now), ..Reading::new(tree) };
        Ok((text, Reading { staged, shape: self.shape.clone(), ..known }))
    }

    /// Whether other weights would grow another tree of the game.
    pub fn is_grown_by_weights(&self) -> bool {
        self.staged.as_ref().is_some_and(|staged| staged.is_grown_by_weights(&self.tree))
    }

    /// The text of the game with a node as its first position, or of the tree with it as the root; optionally with the contents of the
    /// table after this search.
    pub fn onward(&self, text: &str, node: NodeId, keeps_table: bool) -> String {
        match &self.staged {
            Some(staged) => staged.onward(&self.tree, node, keeps_table),
            None if keeps_table => onward::text(text, &self.tree, node),
            None => notation::write(&edit::below(&self.tree, node)),
        }
    }

    /// The text of the same tree with static evaluations at all inner nodes.
    pub fn with_static_evaluations(&self) -> String {
        // A mean has no more digits than its scores, and the shape stays, so no limit is exceeded.
        edit::with_static_evaluations(&self.tree).map_or_else(|_| self.text(), |tree| notation::write(&tree))
    }

    /// Whether there was an earlier search, with whose table this one begins.
    pub(crate) fn goes_on(&self) -> bool {
        self.onward.is_some() || self.staged.as_ref().is_some_and(|staged| staged.goes_on())
    }

    /// What the search table knows from the earlier searches, if a game or tree continues from one of their nodes; with `is_quick`, none if
    /// their trees are too large to search while the page waits.
    fn known(&self, settings: &Settings, is_quick: bool) -> Option<Vec<(NodeId, Entry)>> {
        let (nodes, characters) = if is_quick { (QUICKLY_GROWN, QUICKLY_READ) } else { (MOST_NODES, usize::MAX) };
        match (&self.staged, &self.onward) {
            (Some(staged), _) => staged.known_within(nodes, &self.tree, settings),
            (None, Some(text)) => onward::known_within(characters, text, settings),
            _ => Some(Vec::new()),
        }
    }

    /// Records a search, with its table's initial entries, up to `most` events and visits, if there is a limit: then nothing is recorded if
    /// the earlier searches would take longer than a page can wait. Reports the number of events now and then.
    ///
    /// # Errors
    /// Why there is no such search.
    pub fn recorded(
        &self,
        settings: &Settings,
        most: Option<usize>,
        told: &mut dyn FnMut(usize),
    ) -> Result<Trace, SearchError> {
        let known = self.known(settings, most.is_some());
        let most = if known.is_none() && most.is_some() { 0 } else { most.unwrap_or(search::MOST_RECORDED) };
        search::record_knowing(&self.tree, settings, known.filter(|_| self.goes_on()), most, told)
    }
}
