//! The result of a search of an unrecorded tree: its score, the line of play behind it, and its cost.

use crate::score::{Bound, Score, Side, Turn, Window};
use crate::trace::{Entry, Observer};
use crate::tree::Tree;

use super::{SearchError, Settings, run};
use super::{SearchRun, WrittenOrder, mtd};

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// The score of the root.
    pub score: Score,
    /// The moves that lead to it, none if the game is over: every node on them has this score, and each move is the first of the best. They
    /// end where this is not proved: after a search that proves only a bound, and, in games with repeated positions, at table entries from
    /// another path.
    pub line: Vec<M>,
    /// How many leaves were evaluated.
    pub leaves: u64,
    /// How many inner nodes were visited.
    pub visits: u64,
    /// How many of these visits were cut off.
    pub cut_offs: u64,
}

/// Searches a tree of any kind. The search recurses once per ply: at the maximum depth a thread's usual 2 MiB are enough in an optimised
/// build; without optimisation it takes up to 8.
///
/// ```
/// use secateur::GameTree;
/// use secateur::search::{self, Settings};
/// let tree: GameTree = "((3 12 8) (2 4 6) (14 5 2))".parse().unwrap();
/// let found = search::find(&tree, &Settings::default()).unwrap();
/// assert_eq!((found.leaves, found.cut_offs), (7, 1));
/// assert_eq!(found.line, [secateur::NodeId(1), secateur::NodeId(2)]);
/// ```
pub fn find<T: Tree>(tree: &T, settings: &Settings) -> Result<SearchResult<T::Move>, SearchError> {
    let found = find_while(tree, settings, &mut || true)?;
    Ok(found.expect("nobody has stopped it"))
}

/// The same for as long as `goes_on` agrees, which is asked once every few thousand nodes; none if it stops.
pub fn find_while<T: Tree>(
    tree: &T,
    settings: &Settings,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Option<SearchResult<T::Move>>, SearchError> {
    found(tree, settings, goes_on, run)
}

/// The same by MTD(f) in the written order, which the settings must name, for a tree that refuses nothing. A caller that needs only this
/// has no other search compiled for the tree.
pub fn find_by_mtd<T: Tree>(
    tree: &T,
    settings: &Settings,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Option<SearchResult<T::Move>>, SearchError> {
    found(tree, settings, goes_on, |tree, settings, observer| {
        SearchRun { tree, settings, observer, known: &[] }.by(WrittenOrder, |search| {
            search.only_solves = true;
            mtd::run(search)
        })
    })
}

fn found<'a, T: Tree>(
    tree: &'a T,
    settings: &'a Settings,
    goes_on: &'a mut dyn FnMut() -> bool,
    search: impl FnOnce(&'a T, &'a Settings, &mut Finder<'a, T>) -> Result<Score, SearchError>,
) -> Result<Option<SearchResult<T::Move>>, SearchError> {
    let window = settings.root_window();
    let mut finder = Finder {
        tree,
        settings,
        window,
        lines: Vec::new(),
        best: Vec::new(),
        followed: None,
        leaves: 0,
        visits: 0,
        cut_offs: 0,
        looked: 0,
        goes_on,
        is_full: false,
    };
    let score = search(tree, settings, &mut finder)?;
    let Finder { leaves, visits, cut_offs, is_full, best, followed, mut lines, .. } = finder;
    // If no pass has proved anything, the result of the only one.
    let found = || if best.is_empty() { lines.first_mut().map(std::mem::take).unwrap_or_default() } else { best };
    let line = followed.unwrap_or_else(found);
    Ok((!is_full).then_some(SearchResult { score, line, leaves, visits, cut_offs }))
}

/// The caller is asked once in so many visits.
const PATIENCE: u64 = 1 << 12;

/// Keeps the root's best line; of several passes, that of the last one that proves some move to be worth its score.
struct Finder<'a, T: Tree> {
    tree: &'a T,
    settings: &'a Settings,
    window: Window,
    /// By ply: the best moves from there on, in the current visit or the last one.
    lines: Vec<Vec<T::Move>>,
    best: Vec<T::Move>,
    /// The line that the search itself reports once its result is known.
    followed: Option<Vec<T::Move>>,
    leaves: u64,
    visits: u64,
    cut_offs: u64,
    /// All visits, including those while following the line.
    looked: u64,
    goes_on: &'a mut dyn FnMut() -> bool,
    is_full: bool,
}

impl<T: Tree> Finder<'_, T> {
    fn begin(&mut self, ply: usize) {
        if self.lines.len() <= ply {
            self.lines.resize(ply + 1, Vec::new());
        }
        self.lines[ply].clear();
    }
}

impl<T: Tree> Observer<T> for Finder<'_, T> {
    fn follows(&self) -> bool {
        true
    }

    fn visit(&mut self, node: &T::Node, _: Window) {
        self.begin(self.tree.ply(node));
        self.looked += 1;
        self.visits += u64::from(self.followed.is_none());
        if self.looked.is_multiple_of(PATIENCE) {
            self.is_full = self.is_full || !(self.goes_on)();
        }
    }

    fn evaluate(&mut self, node: &T::Node, _: Score) {
        self.begin(self.tree.ply(node));
        self.leaves += u64::from(self.followed.is_none());
    }

    /// A leaf, which has no visit, may be answered like this.
    fn probe(&mut self, node: &T::Node, _: Entry) {
        self.begin(self.tree.ply(node));
    }

    fn cut_off(&mut self, _: &T::Node, _: Side, _: T::Move) {
        self.cut_offs += u64::from(self.followed.is_none());
    }

    fn improve(&mut self, node: &T::Node, by: T::Move, _: Score) {
        let ply = self.tree.ply(node);
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(by);
        line.extend(below.first().into_iter().flatten());
    }

    fn pass(&mut self, window: Window, _: usize) {
        self.window = window;
        self.lines.iter_mut().for_each(Vec::clear);
    }

    fn prove(&mut self, score: Score) {
        // A bound on the other side limits all moves and proves none.
        let failed = if self.tree.turn(&self.tree.root()) == Turn::Min { Bound::Lower } else { Bound::Upper };
        let proved = self.settings.proves(score, self.window);
        let now = self.lines.first().filter(|line| !line.is_empty());
        if (proved != failed || proved.is_certain(score))
            && let Some(now) = now
        {
            self.best.clone_from(now);
        }
    }

    fn settle(&mut self) {
        self.followed = Some(Vec::new());
    }

    fn follow(&mut self, by: T::Move) {
        self.followed.as_mut().expect("it is settled").push(by);
    }

    fn is_full(&self) -> bool {
        self.is_full
    }
}
