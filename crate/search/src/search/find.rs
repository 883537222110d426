//! What a search finds of a tree that is not recorded: its score, the line of play that has it, and what that took.

use crate::score::{Bound, Score, Side, Turn, Window};
use crate::trace::{Entry, Observer};
use crate::tree::Tree;

use super::{Run, WrittenOrder, mtd};
use super::{SearchError, Settings, run};

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// The score of the root.
    pub score: Score,
    /// The moves that lead to it, none where the game is over: every node along them has this score, and each is the first of
    /// the best. They end where that is not proved: after a search that only proves a bound, and where a position may come
    /// again, on what a table has found on another path.
    pub line: Vec<M>,
    /// How many leaves were evaluated.
    pub leaves: u64,
    /// How many inner nodes were visited.
    pub visits: u64,
    /// How many of these visits were cut off.
    pub cut_offs: u64,
}

/// Searches a tree of any kind. A search calls itself once for each ply: for the most plies a thread's usual 2 MiB are enough
/// where it was compiled with optimisation, without it takes up to 8.
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

/// The same for as long as `goes_on`, which is asked once in some thousand nodes; nothing where it has said no.
pub fn find_while<T: Tree>(
    tree: &T,
    settings: &Settings,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Option<SearchResult<T::Move>>, SearchError> {
    found(tree, settings, goes_on, run)
}

/// The same by MTD(f) in the written order, which are the settings' own, of a tree that refuses nothing. Whoever asks for no other
/// search has no other one compiled for the tree.
pub fn find_by_mtd<T: Tree>(
    tree: &T,
    settings: &Settings,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<Option<SearchResult<T::Move>>, SearchError> {
    found(tree, settings, goes_on, |tree, settings, observer| {
        Run { tree, settings, observer, known: &[] }.by(WrittenOrder, |search| {
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
    // Without a pass that has proved anything, what the only one has found.
    let found = || if best.is_empty() { lines.first_mut().map(std::mem::take).unwrap_or_default() } else { best };
    let line = followed.unwrap_or_else(found);
    Ok((!is_full).then_some(SearchResult { score, line, leaves, visits, cut_offs }))
}

/// Whoever waits is asked once in so many visits.
const PATIENCE: u64 = 1 << 12;

/// Keeps the root's best line; of several passes that of the last one that proves some move to be worth its score.
struct Finder<'a, T: Tree> {
    tree: &'a T,
    settings: &'a Settings,
    window: Window,
    /// By ply: the best moves from there on, in the visit under way or the last one.
    lines: Vec<Vec<T::Move>>,
    best: Vec<T::Move>,
    /// What the search has told itself, once its result is known.
    followed: Option<Vec<T::Move>>,
    leaves: u64,
    visits: u64,
    cut_offs: u64,
    /// All visits, also those on the way along the line.
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

    /// A leaf may be answered like this, which has no visit.
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
        // A bound on the other side is what no move passes, and proves none.
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
