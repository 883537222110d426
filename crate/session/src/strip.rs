//! The strip of a leaf: its number line in pieces, on each of which the search does the same, with a mark at its current score. It is shown
//! for the leaf last chosen or changed, until the search moves on, or as long as its panel is open.

use secateur::score::{Interval, Score};
use secateur::search::Settings;
use secateur::sweep::{self, Ends, Piece};
use secateur::tree::{GameTree, NodeId};
use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::asking::has_score;
use crate::memory::Memory;
use crate::run::Run;
use crate::state::{Panel, State};

/// The minimum width of a piece, as a share of the line; all of them together take no more than [`SHARED`] this way.
const LEAST: f64 = 0.12;
const SHARED: f64 = 0.6;
/// The length of an open end: this share of everything between, or one.
const MARGIN: f64 = 0.3;

/// A leaf's number line.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Strip {
    /// The leaf.
    #[ts(as = "u32")]
    pub leaf: NodeId,
    /// Its score.
    pub own: f64,
    /// Lower end of the interval in which the root follows it.
    pub low: f64,
    /// Upper end; if both are equal no score changes the root.
    pub high: f64,
    /// From the lowest up.
    pub parts: Vec<StripPart>,
    /// The number of decimals of the other scores.
    pub decimals: u8,
    /// Whether the search's behaviour on each is known, not just the root's value.
    #[serde(rename = "isSearched")]
    #[ts(rename = "isSearched")]
    pub is_searched: bool,
}

/// A piece of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StripPart {
    /// Its ends.
    pub ends: [f64; 2],
    /// The ends of the drawn part.
    pub drawn: [f64; 2],
    /// Their places, as shares of the line.
    pub at: [f64; 2],
    /// Which ends belong to it.
    #[ts(type = "'neither' | 'from' | 'to' | 'both'")]
    pub includes: Ends,
    /// A score in it, as one would type it.
    pub middle: String,
    /// The search's result; null if that is the leaf's own score.
    pub score: Option<f64>,
    /// Whether that is the root's value.
    pub is_value: bool,
    /// The move at the root.
    #[ts(as = "Option<u32>")]
    pub best: Option<NodeId>,
    /// How many leaves are evaluated.
    pub leaves: usize,
    /// The branches that are cut off.
    #[ts(as = "Vec<u32>")]
    pub cut: Vec<NodeId>,
    /// Whether it contains the leaf's score.
    pub is_now: bool,
}

/// A leaf of the list of all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct LeafReach {
    /// The leaf.
    #[ts(as = "u32")]
    pub leaf: NodeId,
    /// Its score.
    pub own: f64,
    /// Lower end of the interval in which the root follows it.
    pub low: f64,
    /// See `low`.
    pub high: f64,
}

/// Whether scores may be tried at the leaves: not if they follow from a game, or some are unknown.
fn is_known(run: &Run) -> bool {
    run.reading.takes_scores() && !run.tree.is_partial()
}

/// The last pieces found: they depend on everything but the leaf's own score, so they stay the same while that is dragged.
#[derive(Default)]
pub(crate) struct SweepCache {
    /// For the tree without that score, with its number of decimals.
    of: Option<(GameTree, u8, Settings, NodeId)>,
    pieces: Vec<Piece>,
}

impl SweepCache {
    fn pieces(&mut self, run: &Run, leaf: NodeId) -> Option<&[Piece]> {
        let (tree, settings) = (&*run.tree, run.settings);
        if sweep::MOST_LEAVES < tree.leaf_count() {
            return Some(&[]);
        }
        let others = tree.with_score(leaf, Score::ZERO).ok()?;
        let settings = Settings { guess: settings.guess_on(tree), ..settings };
        let of = Some((others, tree.decimals(), settings, leaf));
        if self.of != of {
            self.pieces = sweep::sweep(tree, &settings, leaf).ok()?;
            self.of = of;
        }
        Some(&self.pieces)
    }
}

/// The strip of a leaf; none for an inner node, or in a tree whose scores cannot be changed.
pub fn at_leaf(memory: &mut Memory, run: &Run, leaf: NodeId) -> Option<Strip> {
    if run.tree.len() <= leaf.index() || !has_score(run, leaf) || !is_known(run) {
        return None;
    }
    let own = run.tree.score(leaf)?;
    let interval = sweep::intervals(&run.tree, &run.settings).ok()?[leaf.index()];
    // A search with initial table entries is another one.
    let is_alone = run.trace.known.0.is_empty();
    let pieces = if is_alone { memory.swept.pieces(run, leaf)? } else { &[] };
    let is_searched = !pieces.is_empty();
    let parts = if is_searched { parts(pieces, own) } else { parts(&of_value(interval), own) };
    let decimals = run.tree.with_score(leaf, Score::ZERO).map_or(0, |others| others.decimals());
    let (low, high) = (interval.low.value(), interval.high.value());
    Some(Strip { leaf, own: own.value(), low, high, parts, decimals, is_searched })
}

/// At most `most` leaves in the order of the text, repeated positions once.
pub fn all(run: &Run, most: usize) -> Vec<LeafReach> {
    let Some(intervals) = is_known(run).then(|| sweep::intervals(&run.tree, &run.settings).ok()).flatten() else {
        return Vec::new();
    };
    let leaves = run.tree.nodes().filter(|&leaf| has_score(run, leaf) && run.tree.position(leaf) == leaf);
    let reach = |leaf: NodeId| {
        let Interval { low, high } = intervals[leaf.index()];
        Some(LeafReach { leaf, own: run.tree.score(leaf)?.value(), low: low.value(), high: high.value() })
    };
    leaves.filter_map(reach).take(most).collect()
}

/// The pieces for a tree that is too large for more: where the root's value is constant, and where it is this leaf's.
fn of_value(Interval { low, high }: Interval) -> Vec<Piece> {
    let piece = |from, to, includes, score| {
        let middle = sweep::between(from, to).next().unwrap_or(from);
        let (leaves, cut) = (Vec::new(), Vec::new());
        Piece { from, to, includes, middle, score, is_value: true, best: None, leaves, cut }
    };
    if low == high {
        return vec![piece(Score::MINUS_INFINITE, Score::INFINITE, Ends::Neither, Some(low))];
    }
    let below = piece(Score::MINUS_INFINITE, low, Ends::To, Some(low));
    let between = piece(low, high, Ends::Neither, None);
    let above = piece(high, Score::INFINITE, Ends::From, Some(high));
    let is_there = |piece: &Piece| piece.from < piece.to;
    [below, between, above].into_iter().filter(is_there).collect()
}

/// The pieces side by side: proportional to their size, but each wide enough to be visible.
fn parts(pieces: &[Piece], own: Score) -> Vec<StripPart> {
    let turns =
        || pieces.iter().flat_map(|piece| [piece.from, piece.to]).chain([own]).filter(|score| score.is_finite());
    let low = turns().map(Score::value).fold(f64::INFINITY, f64::min);
    let high = turns().map(Score::value).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low <= high { (low, high) } else { (0.0, 0.0) };
    let margin = (MARGIN * (high - low)).max(1.0);
    let drawn = |piece: &Piece| {
        let [from, to] = [piece.from, piece.to].map(Score::value);
        [from.max(low - margin), to.min(high + margin)]
    };
    let all: f64 = pieces.iter().map(drawn).map(|[from, to]| to - from).sum();
    let least = LEAST.min(SHARED / pieces.len() as f64);
    let rest = 1.0 - least * pieces.len() as f64;
    let mut left = 0.0;
    let mut part = |piece: &Piece| {
        let drawn = drawn(piece);
        let wide = least + if 0.0 < all { rest * (drawn[1] - drawn[0]) / all } else { rest / pieces.len() as f64 };
        let at = [left, left + wide];
        left += wide;
        StripPart {
            ends: [piece.from.value(), piece.to.value()],
            drawn,
            at,
            includes: piece.includes,
            middle: piece.middle.value().to_string(),
            score: piece.score.map(Score::value),
            is_value: piece.is_value,
            best: piece.best,
            leaves: piece.leaves.len(),
            cut: piece.cut.clone(),
            is_now: is_on(piece, own),
        }
    };
    pieces.iter().map(&mut part).collect()
}

/// A win or a loss belongs to the last piece on its side.
fn is_on(piece: &Piece, own: Score) -> bool {
    let is_end = !own.is_finite() && (piece.from == own || piece.to == own);
    is_end || piece.holds(own)
}

/// Which leaf's strip is shown after an action.
pub(crate) fn follow(before: &State, state: &mut State, memory: &mut Memory, action: &Action) {
    let is_moved = state.step != before.step && state.shown == before.shown;
    let chosen = state.editing.as_ref().map(|editing| editing.node);
    let chosen = chosen.or(match *action {
        Action::SetScore { node, .. } => Some(node),
        Action::FocusNode { node } => node,
        _ => None,
    });
    if chosen.is_some() {
        state.strip = chosen;
    } else if action.brings_tree() && !matches!(action, Action::OpenLink { .. }) || is_moved && !is_open(state) {
        state.strip = None;
    }
    if let Some(leaf) = state.strip {
        let run = memory.look(&state.shown);
        let is_there = leaf.index() < run.tree.len() && has_score(&run, leaf) && is_known(&run);
        state.strip = state.strip.filter(|_| is_there);
    }
}

/// Whether its panel was chosen.
fn is_open(state: &State) -> bool {
    state.panel == Some(Panel::Leaves) && !state.counting
}

/// Chooses the leaf whose strip the panel shows, or the list of all.
pub(crate) fn choose(state: &mut State, node: Option<NodeId>) {
    (state.strip, state.focus_node) = (node, node);
    (state.panel, state.counting, state.animate) = (Some(Panel::Leaves), false, false);
}

/// The word for a leaf in a link, if its strip was chosen.
pub fn written(state: &State, run: &Run) -> Option<String> {
    let leaf = state.strip.filter(|_| is_open(state))?;
    Some(sweep::word_of(&run.tree, leaf))
}
