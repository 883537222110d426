//! The largest sizes at which a whole tree fits the stage. First the font, in the best way to draw the tree that has room at
//! all; then what room is left goes to inner nodes, to the upper rows, to leaves, and into gaps. Knows no px itself.

use super::plan::Plan;
use super::sizes::{Choice, Limits};
use super::window_label::WindowStyle;

/// So much larger may a row be than the one below.
const ROW_GROWTH: f64 = 1.3;
/// Windows of a crowded tree may be this share of what they should be at least.
const READABLE_SHARE: f64 = 0.81;
/// Windows on one line are given up for a font so much larger.
const MUCH_LARGER: f64 = 1.3;
/// A number is looked for in so many halvings.
const ROUNDS: usize = 9;

/// Looks for the largest sizes.
pub struct Fit<'a> {
    /// Of the stage.
    pub limits: &'a Limits,
    /// What is drawn.
    pub plan: &'a Plan<'a>,
    /// Whether windows stand beside nodes.
    pub is_windowed: bool,
    /// Whether a choice has room on the stage.
    pub fits: &'a dyn Fn(&Choice) -> bool,
}

impl Fit<'_> {
    /// The largest choice that fits; nothing if the tree is too large for this stage.
    pub fn largest(&self) -> Option<Choice> {
        let mut all = self.candidates();
        if self.plan.leaf_windows {
            all = all.into_iter().flat_map(|choice| self.leaf_ways(choice)).collect();
        }
        let mut choice = self.best(&all)?;
        if self.is_windowed {
            self.find_room_for_windows(&mut choice);
        }
        let largest = self.limits.largest / choice.font;
        let (grow, most_grow) = (choice.grow, largest.max(choice.grow).min(1.5));
        choice = self.most(choice, grow, most_grow, |choice, grow| choice.grow = grow);
        choice = self.grow_upper_rows(choice);
        choice = self.most(choice, 1.0, largest.clamp(1.0, 1.3), |choice, leaf| choice.leaf = leaf);
        choice = self.most(choice, 0.0, 1.0, |choice, loose| (choice.loose, choice.spread) = (loose, loose));
        choice = self.most(choice, 0.0, 1.0, |choice, air| choice.air = air);
        // Where labels fill a row above them, leaves may still stand apart.
        let loose = choice.loose;
        Some(self.most(choice, loose, 1.0, |choice, spread| choice.spread = spread))
    }

    /// The ways to draw a tree, the best first, each with the smallest font it may have.
    fn candidates(&self) -> Vec<Choice> {
        let Limits { window_least, bare_least, is_narrow, .. } = *self.limits;
        let rows = self.plan.rows.len();
        if self.plan.skin.look().is_pill {
            let word = Choice::new(bare_least, rows, None, 0.0);
            let large = Choice { font: window_least, ..word.clone() };
            let tight = Choice { is_tight: true, ..word.clone() };
            return vec![large, tight, word];
        }
        let boxed = |style| Choice::new(window_least / 0.84, rows, style, 0.0);
        let bare = Choice { grow: 0.8, is_dense: true, ..Choice::new(bare_least, rows, None, 0.0) };
        if !self.is_windowed {
            return vec![boxed(None), Choice { grow: 0.85, ..boxed(None) }, bare];
        }
        let stacked = boxed(Some(WindowStyle::Stacked));
        let tight = Choice { is_tight: true, ..stacked.clone() };
        let small = Choice { grow: 0.88, ..tight.clone() };
        let smaller = Choice { font: 0.92 * small.font, ..small.clone() };
        let mut all = vec![boxed(Some(WindowStyle::Line)), stacked, tight, small, smaller];
        // Windows that stand on the path alone have a place in the margin.
        if !is_narrow || self.plan.on_path {
            all.push(bare);
        }
        all
    }

    /// The windows of leaves give way first: on one line, stacked, not at all.
    fn leaf_ways(&self, choice: Choice) -> Vec<Choice> {
        let ways: &[Option<WindowStyle>] = match choice.beside[0] {
            Some(WindowStyle::Line) => &[Some(WindowStyle::Line), Some(WindowStyle::Stacked), None],
            Some(WindowStyle::Stacked) => &[Some(WindowStyle::Stacked), None],
            None => return vec![choice],
        };
        let with = |&way: &Option<WindowStyle>| {
            let mut choice = choice.clone();
            for (style, row) in choice.beside.iter_mut().zip(&self.plan.rows) {
                if row.inner == 0 {
                    *style = style.and(way);
                }
            }
            choice
        };
        ways.iter().map(with).collect()
    }

    /// The first that fits, at its largest; unless windows on one line are given up for something much larger.
    fn best(&self, all: &[Choice]) -> Option<Choice> {
        let mut found = all.iter().enumerate();
        let (index, choice) = found.find_map(|(index, choice)| Some((index, self.at_largest(choice)?)))?;
        let is_line = choice.beside[0] == Some(WindowStyle::Line);
        let next = all.get(index + 1).filter(|_| is_line).and_then(|next| self.at_largest(next));
        Some(next.filter(|next| MUCH_LARGER * choice.font <= next.font).unwrap_or(choice))
    }

    /// A candidate in its largest font, if it fits at all.
    fn at_largest(&self, candidate: &Choice) -> Option<Choice> {
        let font = candidate.font;
        let choice = (self.fits)(candidate).then(|| candidate.clone())?;
        Some(self.most(choice, font, self.limits.largest.max(font), |choice, font| choice.font = font))
    }

    /// Where the font left no room for readable windows, a row of larger nodes may still have it.
    fn find_room_for_windows(&self, choice: &mut Choice) {
        let readable = READABLE_SHARE * self.limits.window_least / (0.84 * choice.font * choice.grow);
        for ply in 0..choice.beside.len() {
            if choice.beside[ply].is_some() {
                continue;
            }
            let mut wanted = choice.clone();
            wanted.beside[ply] = Some(WindowStyle::Stacked);
            for scale in &mut wanted.scales[..=ply] {
                *scale = scale.max(readable);
            }
            if (self.fits)(&wanted) {
                *choice = wanted;
            }
        }
    }

    /// Upper rows have fewer nodes: they may be larger, a little more with every row.
    fn grow_upper_rows(&self, mut choice: Choice) -> Choice {
        let largest = (self.limits.largest / (choice.font * choice.grow)).max(1.0);
        for ply in (0..choice.scales.len().saturating_sub(1)).rev() {
            let below = choice.scales[ply].max(choice.scales[ply + 1]);
            let grown = |choice: &mut Choice, scale: f64| choice.scales[..=ply].fill(scale);
            choice = self.most(choice, below, largest.min(below * ROW_GROWTH), grown);
        }
        choice
    }

    /// The choice with the largest number between two that still fits; as it is, which fits, where none does.
    fn most(&self, choice: Choice, least: f64, largest: f64, put: impl Fn(&mut Choice, f64)) -> Choice {
        let with = |number: f64| {
            let mut choice = choice.clone();
            put(&mut choice, number);
            Some(choice).filter(self.fits)
        };
        if let Some(whole) = with(largest) {
            return whole;
        }
        let (mut low, mut high) = (least, largest);
        let mut found = None;
        for _ in 0..ROUNDS {
            let middle = (low + high) / 2.0;
            match with(middle) {
                Some(larger) => (low, found) = (middle, Some(larger)),
                None => high = middle,
            }
        }
        found.unwrap_or(choice)
    }
}
