//! The sizes of everything in the tree, from one font and a few measures of size and spacing; and the limits that a stage sets. Everything
//! in px; a "font" is a font size. Knows no layout and no positions.

use super::boards::{BoardSizes, Tier};
use super::plan::{Plan, Width};
use super::row::PlyRow;
use super::skin::{Body, CHIP_PAD, SIGN_REACH, SkinLook};
use super::window_label::WindowStyle;
use secateur_courses::course::Skin;

/// Where a tree is drawn, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// Width of the stage.
    pub width: f64,
    /// Height of the stage.
    pub height: f64,
    /// A narrow stage counts as a phone's unless this says otherwise.
    pub is_phone: Option<bool>,
}

/// The values that determine all sizes.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The font to which everything is relative.
    pub font: f64,
    /// How much larger inner nodes are than that font requires.
    pub grow: f64,
    /// By ply: how much larger still its inner nodes are; never more than on the ply above.
    pub scales: Vec<f64>,
    /// By ply: how windows are placed beside nodes; none if there is no room.
    pub beside: Vec<Option<WindowStyle>>,
    /// How much larger leaves are.
    pub leaf: f64,
    /// The spacing of leaves, 0 to 1.
    pub loose: f64,
    /// The spacing of leaves beside their siblings, 0 to 1; at least `loose`.
    pub spread: f64,
    /// The spacing of inner nodes, 0 to 1.
    pub air: f64,
    /// Whether leaves of two nodes are further apart than siblings, however close those are.
    pub is_parted: bool,
    /// Whether there is no room for boxes around leaves.
    pub is_dense: bool,
    /// Whether leaves without boxes take only the room of their own numbers, not that of the widest.
    pub is_packed: bool,
    /// Whether each node gets room only for its own windows, not for the widest of its ply.
    pub is_tight: bool,
    /// How boards are drawn, in a tree that has them.
    pub tier: Tier,
    /// How much larger the boards of inner nodes are than their font requires.
    pub board: f64,
}

/// A way to draw a tree, with its minimum font.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct FitAttempt {
    /// See [`Choice`].
    pub font: f64,
    /// See [`Choice`].
    pub grow: f64,
    /// How windows are placed beside inner nodes.
    pub beside: Option<WindowStyle>,
    /// How windows are placed below the leaves of a row without inner nodes.
    pub below: Option<WindowStyle>,
    /// See [`Choice`].
    pub is_parted: bool,
    /// Whether inner nodes are as large as their numbers require.
    pub is_readable: bool,
    /// See [`Choice`].
    pub is_dense: bool,
    /// See [`Choice`].
    pub is_packed: bool,
    /// See [`Choice`].
    pub is_tight: bool,
    /// See [`Choice`].
    pub tier: Tier,
}

impl FitAttempt {
    /// The usual one.
    pub fn new(font: f64, style: Option<WindowStyle>) -> FitAttempt {
        let usual = FitAttempt { font, grow: 1.0, beside: style, below: style, ..FitAttempt::default() };
        FitAttempt { is_parted: true, is_readable: true, ..usual }
    }
}

impl Choice {
    /// A way to draw a tree with these rows, with this spacing.
    pub fn new(way: &FitAttempt, rows: &[PlyRow], loose: f64) -> Choice {
        let FitAttempt { font, grow, beside, below, is_parted, is_dense, is_packed, is_tight, .. } = *way;
        Choice {
            font,
            grow,
            scales: vec![1.0; rows.len()],
            beside: rows.iter().map(|row| if 0 < row.inner { beside } else { below }).collect(),
            leaf: 1.0,
            loose,
            spread: loose,
            air: loose,
            is_parted,
            is_dense,
            is_packed,
            is_tight,
            tier: way.tier,
            board: 1.0,
        }
    }

    /// Enlarges rows to at least this scale, from the first to that on `ply`.
    pub fn enlarge(&mut self, ply: usize, scale: f64) {
        for row in &mut self.scales[..=ply] {
            *row = row.max(scale);
        }
    }
}

/// How far the labels on either side of the nodes of a row reach above and below its middle, in px at scale 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Band {
    /// The nodes' values.
    pub left: f64,
    /// Their windows.
    pub right: f64,
}

/// How large everything is, in px.
#[derive(Clone, PartialEq, Debug)]
pub struct Sizes {
    /// The skin.
    pub skin: Skin,
    /// Font size of leaves.
    pub leaf_font: f64,
    /// Width of a leaf.
    pub leaf_width: f64,
    /// Height of a leaf.
    pub leaf_height: f64,
    /// The shape of the next mover at a leaf with its score beside it; 0 if the score is inside.
    pub turn: f64,
    /// The unit of gaps: the height of an inner node with its value inside.
    pub row_unit: f64,
    /// Size of a cut sign.
    pub sign_size: f64,
    /// Width of an inner node at scale 1.
    pub node_width: f64,
    /// Height of an inner node at scale 1.
    pub node_height: f64,
    /// The width and height of a chance node at scale 1.
    pub chance: (f64, f64),
    /// Font size of values.
    pub value_font: f64,
    /// The maximum width of a chance node's text, in px.
    pub mean_room: f64,
    /// The room for a value beside its node; 0 if values are inside.
    pub value_room: f64,
    /// Font size of windows.
    pub window_font: f64,
    /// Font size of names.
    pub name_font: f64,
    /// By ply.
    pub bands: Vec<Band>,
    /// The minimum gap between two boxes in a row.
    pub gap: f64,
    /// Additional space on each side of a leaf.
    pub leaf_air: f64,
    /// Additional space on each side of an inner node.
    pub node_air: f64,
    /// Half the additional gap between the children of two nodes.
    pub family: f64,
    /// All line widths are multiples of this.
    pub pen: f64,
    /// By ply: how much larger its inner nodes are.
    pub scales: Vec<f64>,
    /// By ply: how windows are placed beside nodes; none if there is no room.
    pub beside: Vec<Option<WindowStyle>>,
    /// Whether leaves are numbers without a box.
    pub is_bare: bool,
    /// See [`Choice`].
    pub is_packed: bool,
    /// Whether each node has room only for its own windows.
    pub is_tight: bool,
    /// How far windows reach below leaves.
    pub leaf_label: f64,
    /// Of the boards in the nodes, in a tree that has them.
    pub boards: Option<BoardSizes>,
}

/// The stage width for which all sizes were designed.
const DESIGN_WIDTH: f64 = 1340.0;
/// A narrower stage is a phone's: no row names, and text no smaller than on a hand-held page.
const PHONE_WIDTH: f64 = 640.0;
/// The font of nodes to which the design's line widths belong.
const PEN_FONT: f64 = 34.0;
/// The additional gap between leaves of two nodes, in leaf widths.
const PARTED: f64 = 1.0 / 3.0;
/// The shape of the next mover at a leaf, with the gap to the score, in em.
const TURN: f64 = 1.5;
pub(super) const BESIDE_TURN: f64 = 0.2;
/// Half the height of a line of labels, marker included, in em.
pub(super) const LINE_HALF: f64 = 0.62;

/// The smallest and largest fonts on a stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FontLimits {
    /// Whether it is a phone's.
    pub is_narrow: bool,
    /// The largest font.
    pub largest: f64,
    /// Above this font, rows are far apart.
    pub roomy: f64,
    /// The minimum font of windows.
    pub window_least: f64,
    /// The minimum font of leaves without a box.
    pub bare_least: f64,
    /// The font in a tree that is only partly on the stage.
    pub scrolling: f64,
    /// The font of the rows' texts.
    pub row: f64,
}

impl FontLimits {
    /// For a stage.
    pub fn from_stage(stage: Stage) -> FontLimits {
        let unit = stage.width / DESIGN_WIDTH;
        let is_narrow = stage.is_phone.unwrap_or(stage.width < PHONE_WIDTH);
        let least =
            |in_hand: f64, design: f64, least: f64| if is_narrow { in_hand } else { (design * unit).max(least) };
        FontLimits {
            is_narrow,
            largest: (36.0 * unit).max(21.0),
            roomy: (27.0 * unit).max(17.0),
            window_least: least(12.25, 20.4, 12.5),
            bare_least: least(12.0, 16.2, 10.7),
            scrolling: least(16.0, 25.0, 15.0),
            row: (22.0 * unit).max(14.0),
        }
    }

    /// The same, with smaller minimum fonts of windows and leaves by this factor.
    #[must_use]
    pub fn smaller(self, share: f64) -> FontLimits {
        FontLimits { window_least: share * self.window_least, bare_least: share * self.bare_least, ..self }
    }
}

/// How far a window reaches below a leaf, in em.
fn leaf_line(style: Option<WindowStyle>, row: &PlyRow) -> f64 {
    match style {
        Some(_) if row.leaves == 0 => 0.0,
        Some(WindowStyle::Line) => 1.5,
        Some(WindowStyle::Stacked) => 2.7,
        None => 0.0,
    }
}

/// The number of lines beside a node: of its window, and the equal probability of its children.
fn lines(style: Option<WindowStyle>, each: f64) -> f64 {
    style.map_or(0.0, WindowStyle::lines) + if 0.0 < each { 1.0 } else { 0.0 }
}

/// The font of a window inside a pill, in fonts of the value.
pub const PILL_WINDOW: f64 = 0.8;
/// The gap between a value and its window in a pill, in em of the value.
pub const PILL_HAIR: f64 = 0.14;

impl Sizes {
    /// The sizes that follow from a choice, for the widest texts of a tree.
    #[inline(never)]
    pub fn from_choice(plan: &Plan, choice: &Choice) -> Sizes {
        let mut sizes = Sizes::plain(plan, choice);
        if let Some(shape) = plan.boards {
            sizes.hold_boards(plan, choice, shape);
        }
        if plan.look().is_pill {
            sizes.make_pills(plan, choice);
        }
        if plan.look().is_pill || plan.boards.is_some() {
            sizes.chance = (sizes.node_width, sizes.node_height);
        }
        if choice.is_parted {
            sizes.family = sizes.family.max(PARTED * sizes.leaf_width / 2.0);
        }
        sizes
    }

    /// All pills have the same size, including those of leaves.
    fn make_pills(&mut self, plan: &Plan, choice: &Choice) {
        let value_font = choice.font * choice.grow;
        let height = if choice.is_tight { 2.7 } else { 1.75 } * value_font;
        let style = if choice.is_tight { WindowStyle::Stacked } else { WindowStyle::Line };
        let wide = |word: Width| (0.7 + word.in_style(style).max(0.6)) * value_font;
        self.value_font = value_font;
        self.leaf_font = value_font;
        self.node_width = wide(plan.widths.inner_word) + SIGN_REACH * height;
        self.node_height = height;
        self.leaf_width = wide(plan.widths.leaf_word);
        self.leaf_height = height;
        self.row_unit = 2.2 * value_font;
        self.sign_size = 0.9 * value_font;
        self.leaf_air = 0.1 * value_font;
        self.window_font = PILL_WINDOW * value_font;
        self.name_font = PILL_WINDOW * value_font;
        let font = self.window_font;
        self.bands =
            plan.each.iter().map(|&each| Band { left: 0.0, right: lines(None, each) * LINE_HALF * font }).collect();
    }

    /// The minimum font of the numbers of inner nodes, except windows outside, which are checked separately.
    pub fn least_number(&self) -> f64 {
        if self.look().is_pill { self.window_font } else { self.value_font }
    }

    fn plain(plan: &Plan, choice: &Choice) -> Sizes {
        let Choice { font, grow, leaf, loose, spread, air, is_dense, is_tight, .. } = *choice;
        let (leaf_font, node_font) = (font * leaf, font * grow);
        let look = SkinLook::for_skin(plan.skin);
        let widest_leaf = plan.widths.score * leaf_font;
        let row_unit = if is_dense { 2.0 } else { 2.45 + 0.25 * loose } * node_font;
        let Body { width, height, value_font } = look.body(row_unit, node_font, plan.widths.value);
        let is_bare = is_dense || look.is_bare;
        let has_turns = plan.widths.has_turns && !is_bare;
        let turn = if has_turns { TURN * leaf_font } else { 0.0 };
        let window_font = 0.84 * node_font;
        let leaf_air = match (is_dense, is_bare) {
            (true, _) => 0.15,
            (false, true) => 0.75,
            (false, false) => 0.3,
        };
        let band = |(style, &each): (&Option<WindowStyle>, &f64)| Band {
            left: if look.is_beside { LINE_HALF * value_font } else { 0.0 },
            right: lines(*style, each) * LINE_HALF * window_font,
        };
        let body = Body { width, height, value_font };
        let chance = look.chance_body(body, [plan.widths.value, plan.widths.mean]);
        let leaf_lines = choice.beside.iter().zip(&plan.rows).map(|(&style, row)| leaf_line(style, row));
        Sizes {
            skin: plan.skin,
            leaf_font,
            leaf_width: if is_bare {
                widest_leaf + if is_dense { 0.05 } else { 0.5 } * leaf_font
            } else if has_turns {
                turn + 2.0 * (BESIDE_TURN * leaf_font + widest_leaf)
            } else {
                ((1.65 + 0.85 * loose) * leaf_font).max(widest_leaf + (0.45 + 0.5 * loose) * leaf_font)
            },
            leaf_height: match is_bare {
                true => 1.3 * leaf_font,
                false if has_turns => turn,
                false => 2.05 * leaf_font,
            },
            turn,
            row_unit,
            sign_size: if is_dense { 0.5 } else { 0.4 } * row_unit,
            node_width: width,
            node_height: height,
            chance,
            value_font,
            mean_room: plan.widths.mean * value_font,
            value_room: if look.is_beside { (plan.widths.value + 2.0 * CHIP_PAD) * value_font } else { 0.0 },
            window_font,
            name_font: window_font,
            bands: choice.beside.iter().zip(&plan.each).map(band).collect(),
            // Numbers that take only their own room still need a gap.
            gap: if choice.is_packed { 0.36 } else { 0.2 } * font,
            leaf_air: leaf_air * spread * leaf_font,
            node_air: 0.4 * air * font,
            family: 0.7 * loose * leaf_font,
            pen: (node_font / PEN_FONT).clamp(0.5, 1.5),
            scales: choice.scales.clone(),
            beside: choice.beside.clone(),
            is_bare,
            is_packed: choice.is_packed,
            is_tight,
            leaf_label: if plan.leaf_windows { leaf_lines.fold(0.0, f64::max) * window_font } else { 0.0 },
            boards: None,
        }
    }
}
