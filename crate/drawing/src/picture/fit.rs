//! The largest sizes at which a whole tree fits the stage. First the font, in the best way to draw the tree that fits at all; the remaining
//! room then goes to inner nodes, to the upper rows, to leaves, and into gaps. Knows no px itself.

use super::boards;
use super::plan::Plan;
use super::sizes::{Choice, FitAttempt, FontLimits, Sizes};
use super::window_label::WindowStyle;

/// How much larger a row may be than the one below.
const ROW_GROWTH: f64 = 1.3;
/// Windows of a crowded tree may be this share of their usual minimum.
const READABLE_SHARE: f64 = 0.81;
/// Windows on one line are given up for a font larger by this factor.
const MUCH_LARGER: f64 = 1.3;
/// With at most so many leaves, a tree larger than the stage is preferred to unreadable numbers.
const FEW_LEAVES: usize = 27;
/// The minimum size of numbers before a tree exceeds the stage, px: all of them at once tell more than a few larger ones.
const SMALL_NUMBER: f64 = 12.0;
/// The number of halvings in a search for a number.
const ROUNDS: usize = 9;

/// Finds the largest sizes.
pub struct Fit<'a> {
    /// Of the stage.
    pub limits: &'a FontLimits,
    /// What has to be drawn.
    pub plan: &'a Plan<'a>,
    /// Whether windows are beside nodes.
    pub is_windowed: bool,
    /// Whether a choice fits the stage.
    pub fits: &'a dyn Fn(&Choice) -> bool,
}

impl Fit<'_> {
    /// The largest choice that fits; none if the tree is too large for this stage.
    pub fn largest(&self) -> Option<Choice> {
        let leaves: usize = self.plan.rows.iter().map(|row| row.leaves).sum();
        let is_narrow = self.limits.is_narrow;
        let ways = self.ways();
        // On a phone, unreadable inner nodes would be no gain.
        let small: Vec<FitAttempt> = ways.iter().filter(|way| !(way.is_packed && is_narrow)).copied().collect();
        let mut choice = self
            .crowded_best(&ways, true)
            .or_else(|| self.packed())
            .or_else(|| (is_narrow || FEW_LEAVES < leaves).then(|| self.crowded_best(&small, false)).flatten())?;
        if self.is_windowed {
            choice = self.with_room_for_windows(choice);
        }
        let largest = self.largest_font() / choice.font;
        let (grow, most_grow) = (choice.grow, largest.min(1.5).max(choice.grow));
        self.find_most(&mut choice, grow, most_grow, &|choice, grow| choice.grow = grow);
        self.grow_upper_rows(&mut choice);
        self.find_most(&mut choice, 1.0, largest.clamp(1.0, 1.3), &|choice, leaf| choice.leaf = leaf);
        self.find_most(&mut choice, 0.0, 1.0, &|choice, loose| (choice.loose, choice.spread) = (loose, loose));
        self.find_most(&mut choice, 0.0, 1.0, &|choice, air| choice.air = air);
        // If labels fill a row above them, there may still be gaps between the leaves.
        let loose = choice.loose;
        self.find_most(&mut choice, loose, 1.0, &|choice, spread| choice.spread = spread);
        self.grow_boards(&mut choice);
        Some(choice)
    }

    /// The best way, if need be with families that cannot be told apart: that is better than unreadable numbers.
    fn crowded_best(&self, ways: &[FitAttempt], is_readable: bool) -> Option<Choice> {
        let crowding = [true, false].into_iter();
        crowding
            .map(|is_parted| ways.iter().map(|&way| FitAttempt { is_parted, is_readable, ..way }).collect::<Vec<_>>())
            .find_map(|ways| self.best(&ways))
    }

    /// Numbers as close together and as small as they can be read.
    fn packed(&self) -> Option<Choice> {
        let limits = FontLimits { bare_least: self.limits.bare_least.min(SMALL_NUMBER), ..*self.limits };
        let small = Fit { limits: &limits, ..*self };
        let ways: Vec<FitAttempt> = small.ways().into_iter().filter(|way| way.is_packed).collect();
        small.crowded_best(&ways, true)
    }

    /// The same for a tree that should be no larger than necessary: all its windows, and leaves without boxes.
    pub fn crowded(&self) -> Option<Choice> {
        let mut choice = self.best(&[self.crowded_way()])?;
        self.grow_upper_rows(&mut choice);
        self.grow_boards(&mut choice);
        self.find_most(&mut choice, 0.0, 1.0, &|choice, loose| (choice.loose, choice.spread) = (loose, loose));
        Some(choice)
    }

    fn crowded_way(&self) -> FitAttempt {
        let FontLimits { window_least, bare_least, .. } = *self.limits;
        if self.plan.boards.is_some() {
            return boards::crowded(self.limits, self.is_windowed);
        }
        if self.plan.look().is_pill {
            return FitAttempt::new(window_least, None);
        }
        let style = self.is_windowed.then_some(WindowStyle::Stacked);
        let grow = if self.is_windowed { window_least / (0.84 * bare_least) } else { 1.0 };
        FitAttempt { grow, is_dense: true, is_tight: self.is_windowed, ..FitAttempt::new(bare_least, style) }
    }

    /// The ways to draw a tree, best first, each with its minimum font. The windows of leaves give way first: on one line, stacked, not at
    /// all.
    fn ways(&self) -> Vec<FitAttempt> {
        const LINE: Option<WindowStyle> = Some(WindowStyle::Line);
        const STACKED: Option<WindowStyle> = Some(WindowStyle::Stacked);
        let mut all = Vec::new();
        for way in self.ways_of_inner() {
            let leaf_ways: &[Option<WindowStyle>] = match way.beside {
                Some(_) if !self.plan.leaf_windows => &[way.beside],
                LINE => &[LINE, STACKED, None],
                STACKED => &[STACKED, None],
                None => &[None],
            };
            all.extend(leaf_ways.iter().map(|&below| FitAttempt { below, ..way }));
        }
        all
    }

    /// The same for inner nodes.
    fn ways_of_inner(&self) -> Vec<FitAttempt> {
        let FontLimits { window_least, bare_least, is_narrow, .. } = *self.limits;
        if self.plan.boards.is_some() {
            return boards::ways(self.limits, self.is_windowed, self.plan);
        }
        if self.plan.look().is_pill {
            let word = FitAttempt::new(bare_least, None);
            return vec![FitAttempt::new(window_least, None), FitAttempt { is_tight: true, ..word }, word];
        }
        let boxed = FitAttempt::new(window_least / 0.84, None);
        let bare = FitAttempt { grow: 0.8, is_dense: true, ..FitAttempt::new(bare_least, None) };
        let packed = FitAttempt { is_packed: true, ..bare };
        if !self.is_windowed {
            return vec![boxed, FitAttempt { grow: 0.85, ..boxed }, bare, packed];
        }
        let line = FitAttempt { beside: Some(WindowStyle::Line), ..boxed };
        let stacked = FitAttempt { beside: Some(WindowStyle::Stacked), ..boxed };
        let tight = FitAttempt { is_tight: true, ..stacked };
        let small = FitAttempt { grow: 0.88, ..tight };
        let mut all = vec![line, stacked, tight, small, FitAttempt { font: 0.92 * small.font, ..small }];
        // Windows that are only on the path have a place in the margin.
        if !is_narrow || self.plan.on_path {
            all.extend([bare, packed]);
        }
        all
    }

    /// The first that fits, at its largest; unless windows on one line are given up for something much larger.
    fn best(&self, all: &[FitAttempt]) -> Option<Choice> {
        for (index, way) in all.iter().enumerate() {
            let Some(choice) = self.at_largest(way) else { continue };
            let is_line = way.beside == Some(WindowStyle::Line);
            let next = all.get(index + 1).filter(|_| is_line).and_then(|next| self.at_largest(next));
            return Some(next.filter(|next| MUCH_LARGER * choice.font <= next.font).unwrap_or(choice));
        }
        None
    }

    /// The maximum font.
    fn largest_font(&self) -> f64 {
        if self.plan.boards.is_some() {
            return boards::largest(self.limits);
        }
        self.limits.largest
    }

    /// A way at its largest font, if it fits at all.
    #[inline(never)]
    fn at_largest(&self, way: &FitAttempt) -> Option<Choice> {
        let mut choice = Choice::new(way, &self.plan.rows, 0.0);
        // The font at which nodes have their size in this way, provided that their numbers are readable.
        let readable = self.limits.bare_least / Sizes::from_choice(self.plan, &choice).least_number() * choice.font;
        let put = |choice: &mut Choice, font: f64| {
            choice.font = font;
            choice.grow = if way.is_readable { way.grow * (readable / font).max(1.0) } else { way.grow };
        };
        put(&mut choice, way.font);
        if !(self.fits)(&choice) {
            return None;
        }
        self.find_most(&mut choice, way.font, self.largest_font().max(way.font), &put);
        Some(choice)
    }

    /// If the font left no room for readable windows, a row of larger nodes may still have it.
    fn with_room_for_windows(&self, mut choice: Choice) -> Choice {
        let readable = READABLE_SHARE * self.limits.window_least / (0.84 * choice.font * choice.grow);
        for ply in 0..choice.beside.len() {
            if choice.beside[ply].is_some() {
                continue;
            }
            let scales = choice.scales.clone();
            choice.beside[ply] = Some(WindowStyle::Stacked);
            choice.enlarge(ply, readable);
            if !(self.fits)(&choice) {
                choice.beside[ply] = None;
                choice.scales = scales;
            }
        }
        choice
    }

    /// Upper rows have fewer nodes: they may be larger, a little more with every row.
    fn grow_upper_rows(&self, choice: &mut Choice) {
        let largest = (self.largest_font() / (choice.font * choice.grow)).max(1.0);
        for ply in (0..choice.scales.len() - 1).rev() {
            let before = choice.scales.clone();
            let least = before[ply];
            self.find_most(choice, least, largest.min(least * ROW_GROWTH), &|choice, scale| {
                choice.scales = before.clone();
                choice.enlarge(ply, scale);
            });
        }
    }

    /// Boards may use the height that texts leave free.
    fn grow_boards(&self, choice: &mut Choice) {
        if self.plan.boards.is_some() {
            self.find_most(choice, 1.0, boards::MOST_BOARD, &|choice, board| choice.board = board);
        }
    }

    /// Finds the largest number between two that still fits, given that the least does.
    #[inline(never)]
    fn find_most(&self, choice: &mut Choice, least: f64, largest: f64, put: &dyn Fn(&mut Choice, f64)) {
        put(choice, largest);
        if (self.fits)(choice) {
            return;
        }
        let (mut low, mut high) = (least, largest);
        for _ in 0..ROUNDS {
            let middle = (low + high) / 2.0;
            put(choice, middle);
            if (self.fits)(choice) {
                low = middle;
            } else {
                high = middle;
            }
        }
        put(choice, low);
    }
}
