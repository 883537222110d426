//! Boards in the nodes of a game's tree: how large they are, and where things are in and beside such a node. A board fills its node, whose
//! frame says who moves; the value of an inner node is on its right, above the window, or, if there is no room, in a strip below the board
//! as for a leaf.

use super::diagram::Detail;
use super::outline::{Outline, ROOF};
use super::plan::Plan;
use super::sizes::{Band, Choice, FitAttempt, FontLimits, LINE_HALF, Sizes};
use super::skin::{Edge, NodeFigure, NodeKind, SkinLook, Spot, Spots, signed};
use super::window_label::WindowStyle;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Skin;

/// How a tree's boards are drawn, largest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tier {
    /// A board above its value, in one frame.
    #[default]
    Card,
    /// The same, smaller and simpler.
    Small,
    /// The pieces without a frame, the value below.
    Chip,
    /// No boards at leaves: only their values, as in a tree without boards.
    Number,
    /// No boards at all: only values, of inner nodes, too.
    Bare,
}

impl Tier {
    /// The side of a square board, in fonts.
    fn board(self) -> f64 {
        match self {
            Tier::Card => 2.6,
            Tier::Small => 2.3,
            Tier::Chip => 1.75,
            Tier::Number | Tier::Bare => 0.0,
        }
    }
}

/// A board's width and height, relative to its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardShape {
    wide: f64,
    high: f64,
}

impl BoardShape {
    /// For so many columns and rows: the area of a square one.
    pub fn new((columns, rows): (usize, usize)) -> BoardShape {
        let wide = (columns.max(1) as f64 / rows.max(1) as f64).sqrt();
        BoardShape { wide, high: 1.0 / wide }
    }
}

/// A board in its frame, in px at scale 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardFrame {
    /// Width of the board.
    pub width: f64,
    /// Height of the board.
    pub height: f64,
    /// Between the board and its frame.
    pad: f64,
    /// Height of the strip with the value.
    strip: f64,
    /// Height of the roof that says whose node it is.
    roof: f64,
}

impl BoardFrame {
    fn new(size: f64, shape: BoardShape, pad: f64, strip: f64) -> BoardFrame {
        BoardFrame { width: size * shape.wide, height: size * shape.high, pad, strip, roof: 0.0 }
    }

    fn size(&self) -> (f64, f64) {
        (self.width + 2.0 * self.pad, self.height + (2.0 * self.pad).max(self.pad + self.strip) + self.roof)
    }

    /// How far the middle of the frame is below that of the node, because of a roof above it.
    fn lowered(&self, kind: NodeKind) -> f64 {
        match kind {
            NodeKind::Max => self.roof / 2.0,
            NodeKind::Min => -self.roof / 2.0,
            NodeKind::Chance | NodeKind::Leaf => 0.0,
        }
    }

    /// How far the middle of the board is below that of the node. A board moves a little towards the roof.
    pub fn middle(&self, kind: NodeKind) -> f64 {
        let below = (2.0 * self.pad).max(self.pad + self.strip) - self.pad;
        // A strip in between keeps the board in place.
        let moved = if 0.0 < self.strip && kind == NodeKind::Min { 0.0 } else { 2.0 * TO_ROOF };
        (1.0 - moved) * self.lowered(kind) + (self.pad - below) / 2.0
    }

    /// The middle of the strip.
    fn value(&self, kind: NodeKind) -> f64 {
        let (_, height) = self.size();
        let to_roof = if kind == NodeKind::Min { TO_ROOF * self.roof } else { 0.0 };
        (height - self.roof) / 2.0 + self.lowered(kind) - self.strip / 2.0 + to_roof
    }
}

/// The sizes of the boards of a tree, in px at scale 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardSizes {
    /// How the leaves are drawn.
    pub tier: Tier,
    /// Whether the values of inner nodes are below their boards.
    pub is_stripped: bool,
    /// At an inner node.
    pub inner: BoardFrame,
    /// At a leaf.
    pub leaf: BoardFrame,
    /// The font of the text below leaves with repeated positions or with moves that are not grown; 0 without such leaves.
    pub way: f64,
}

/// How far a board moves towards a roof, as a share of the roof.
const TO_ROOF: f64 = 0.28;
/// A strip with a value, and the gap between a board and its frame, in fonts.
const STRIP: f64 = 1.3;
const PAD: f64 = 0.28;
const CHIP_PAD: f64 = 0.1;
/// The disc with a player's sign on the edge of a frame, in widths of the frame.
pub(super) const BADGE: f64 = 0.36;
/// The font of the text below a leaf with a repeated position, in fonts of the leaves, and its line height in its own font.
const WAY: f64 = 0.78;
pub(super) const WAY_LINE: f64 = 1.7;
/// The maximum font beside a board, in minimum fonts of windows.
const LARGEST: f64 = 1.55;
/// How much larger than its font requires the board of an inner node may be, if there is room.
pub(super) const MOST_BOARD: f64 = 2.2;
/// The fonts of cards, in minimum fonts of windows.
const CARD_FONT: f64 = 1.28;

const FRAME: NodeFigure = NodeFigure { outline: Outline::Card, share: 1.0, edges: [Edge::Flat; 2], sign: None };
const ROOFED: [NodeFigure; 3] =
    [NodeFigure { outline: Outline::RoofUp, ..FRAME }, NodeFigure { outline: Outline::RoofDown, ..FRAME }, FRAME];
const SOFT: [NodeFigure; 3] =
    [NodeFigure { outline: Outline::Soft, ..FRAME }, NodeFigure { outline: Outline::Square, ..FRAME }, FRAME];

/// By how they show who moves: a roof, corners, a sign, or nothing.
static LOOKS: [SkinLook; 4] = [
    SkinLook::for_boards(ROOFED, FRAME),
    SkinLook::for_boards(SOFT, FRAME).with_legend(),
    SkinLook::for_boards(signed(FRAME), FRAME),
    SkinLook::for_boards([FRAME; 3], FRAME),
];

/// The frames around boards in a skin.
pub(super) fn look(skin: Skin) -> &'static SkinLook {
    let own = SkinLook::for_skin(skin);
    let NodeFigure { outline, sign, .. } = own.figure(NodeKind::Max);
    match outline {
        _ if sign.is_some() => &LOOKS[2],
        _ if own.needs_rows => &LOOKS[3],
        Outline::Corners(_) => &LOOKS[0],
        _ => &LOOKS[1],
    }
}

/// The ways to draw a tree with boards, best first.
pub(super) fn ways(limits: &FontLimits, is_windowed: bool, plan: &Plan<'_>) -> Vec<FitAttempt> {
    let FontLimits { window_least, bare_least, is_narrow, .. } = *limits;
    let (line, stacked) =
        if is_windowed { (Some(WindowStyle::Line), Some(WindowStyle::Stacked)) } else { (None, None) };
    let card = |style| FitAttempt { grow: 1.2, ..FitAttempt::new(CARD_FONT * window_least, style) };
    let small = |style| FitAttempt { tier: Tier::Small, grow: 1.2, ..FitAttempt::new(0.98 * window_least, style) };
    let strip = |tier, font| FitAttempt { tier, is_dense: true, ..FitAttempt::new(font, None) };
    let mut all = vec![card(line)];
    if is_windowed {
        all.push(card(stacked));
    }
    all.extend([small(line), FitAttempt { is_tight: true, ..small(stacked) }]);
    // Windows that are only on the path have a place in the margin.
    if !is_narrow || plan.on_path || !is_windowed {
        all.extend([
            strip(Tier::Small, 0.98 * window_least),
            strip(Tier::Chip, bare_least),
            strip(Tier::Number, bare_least),
            FitAttempt { is_packed: true, ..strip(Tier::Number, bare_least) },
            FitAttempt { is_packed: true, ..strip(Tier::Bare, bare_least) },
        ]);
    } else if !plan.leaf_windows {
        all.push(crowded(limits, is_windowed));
    }
    all
}

/// The way for a tree that should be no larger than necessary.
pub(super) fn crowded(limits: &FontLimits, is_windowed: bool) -> FitAttempt {
    let style = is_windowed.then_some(WindowStyle::Stacked);
    FitAttempt {
        tier: Tier::Number,
        is_dense: true,
        is_tight: is_windowed,
        ..FitAttempt::new(0.98 * limits.window_least, style)
    }
}

/// The way for a tree that is only partly on the stage.
pub(super) fn scrolling(way: FitAttempt) -> FitAttempt {
    FitAttempt { tier: Tier::Small, is_dense: true, ..way }
}

/// The largest font on a stage.
pub(super) fn largest(limits: &FontLimits) -> f64 {
    limits.largest.min(LARGEST * limits.window_least)
}

impl Sizes {
    /// The look of the nodes.
    pub fn look(&self) -> &'static SkinLook {
        if self.boards.is_some() { look(self.skin) } else { SkinLook::for_skin(self.skin) }
    }

    /// Whether the values of inner nodes are beside them.
    pub fn has_values_outside(&self) -> bool {
        self.boards.map_or(self.look().is_beside, |boards| !boards.is_stripped)
    }

    /// The height of the line between a leaf and its window, if any.
    pub(super) fn way_line(&self, tree: &GameTree, leaf: NodeId) -> f64 {
        let has_line = tree.is_met_again(leaf) || tree.stub(leaf).is_some();
        self.boards.filter(|_| has_line).map_or(0.0, |boards| boards.line())
    }

    /// Makes room for boards in the nodes.
    pub(super) fn hold_boards(&mut self, plan: &Plan<'_>, choice: &Choice, shape: BoardShape) {
        let Choice { font, grow, leaf, spread, loose, is_dense, tier, board, .. } = *choice;
        let (leaf_font, node_font) = (font * leaf, font * grow);
        let framed = |font: f64, board: f64, tier: Tier, is_stripped: bool| {
            let pad = match tier {
                Tier::Card | Tier::Small => PAD,
                Tier::Chip => CHIP_PAD,
                Tier::Number | Tier::Bare => 0.0,
            };
            BoardFrame::new(
                board * tier.board() * font,
                shape,
                board * pad * font,
                if is_stripped { STRIP * font } else { 0.0 },
            )
        };
        let with_room = |framed: BoardFrame, wide: f64| framed.size().0.max(wide);
        let leaf = framed(leaf_font, 1.0, tier, true);
        let inner_tier = if matches!(tier, Tier::Card | Tier::Bare) { tier } else { Tier::Small };
        let mut inner = framed(node_font, board, inner_tier, is_dense);
        self.value_font = if is_dense { 0.95 } else { 0.9 } * node_font;
        let strip = if is_dense { (plan.widths.value + 0.4) * self.value_font } else { 0.0 };
        self.node_width = with_room(inner, strip);
        let has_roof = look(self.skin).figure(NodeKind::Max).outline == Outline::RoofUp;
        inner.roof = if has_roof { ROOF * self.node_width } else { 0.0 };
        self.node_height = inner.size().1;
        self.is_bare = matches!(tier, Tier::Number | Tier::Bare);
        self.leaf_height = leaf.size().1;
        // As in a tree without boards.
        if !self.is_bare {
            self.leaf_width = with_room(leaf, (plan.widths.score + 0.4) * leaf_font);
        }
        self.leaf_font = leaf_font;
        self.row_unit = (2.2 + 0.25 * loose) * node_font;
        self.sign_size = 0.42 * self.row_unit;
        self.value_room = if is_dense { 0.0 } else { plan.widths.value * self.value_font };
        self.mean_room = plan.widths.value * self.value_font;
        self.window_font = 0.84 * node_font;
        self.name_font = self.window_font;
        let band = |style: &Option<WindowStyle>| {
            let window = style.map_or(0.0, |style| style.lines() * LINE_HALF * self.window_font);
            let value = if is_dense { 0.0 } else { LINE_HALF * self.value_font };
            Band { left: 0.0, right: window + value }
        };
        self.bands = choice.beside.iter().map(band).collect();
        self.gap = if self.is_bare { 0.2 } else { 0.4 } * font;
        self.leaf_air = 0.2 * spread * leaf_font;
        let has_lines = plan.tree.has_repeats() || plan.tree.is_partial();
        let way = if has_lines { WAY * leaf_font } else { 0.0 };
        let boards = BoardSizes { tier, is_stripped: is_dense, inner, leaf, way };
        self.boards = Some(boards);
        self.leaf_label += boards.line();
    }

    /// How far everything to the left of a node with a board reaches.
    pub(super) fn left_of_board(&self, kind: NodeKind) -> f64 {
        let body = self.body(kind).0 / 2.0;
        if self.figure(kind).sign.is_some() { body + BADGE * self.node_width / 2.0 } else { body }
    }

    /// The same to the right, with a window of this width, in px.
    pub(super) fn right_of_board(&self, window: f64) -> f64 {
        let label = window.max(self.value_room);
        if 0.0 < label { self.spots(NodeKind::Max).window + label } else { self.node_width / 2.0 }
    }

    /// The middles of the value beside a board and of the window below it, if any.
    pub fn beside_board(&self, ply: usize) -> (f64, f64) {
        let (value, window) = (LINE_HALF * self.value_font, LINE_HALF * self.window_font);
        match self.beside.get(ply).copied().flatten() {
            Some(_) if self.boards.is_some_and(|boards| boards.is_stripped) => (0.0, 0.0),
            Some(style) => (-window * style.lines(), value),
            None => (0.0, 0.0),
        }
    }
}

impl BoardSizes {
    /// The height of the line below a leaf, in a tree that has any.
    pub(super) fn line(&self) -> f64 {
        WAY_LINE * self.way
    }

    /// For nodes of one kind.
    pub fn framed(&self, kind: NodeKind) -> &BoardFrame {
        if kind == NodeKind::Leaf { &self.leaf } else { &self.inner }
    }

    /// Where the labels of a node are.
    pub(super) fn spots(&self, kind: NodeKind, sizes: &Sizes, right: f64) -> Spots {
        let font = if kind == NodeKind::Leaf { sizes.leaf_font } else { sizes.value_font };
        let is_below = self.is_stripped || kind == NodeKind::Leaf;
        let value = if is_below {
            Spot { x: 0.0, y: self.framed(kind).value(kind) + 0.36 * font }
        } else {
            Spot { x: right, y: 0.36 * font }
        };
        let (width, _) = sizes.body(kind);
        Spots { value, name: Spot { x: -width / 2.0, y: 0.0 }, window: right }
    }

    /// Whether nodes of one kind have boards.
    pub fn has_board(&self, kind: NodeKind) -> bool {
        match self.tier {
            Tier::Bare => false,
            Tier::Number => kind != NodeKind::Leaf,
            _ => true,
        }
    }

    /// Its name in style sheets.
    pub(super) fn dress(&self) -> &'static str {
        match self.tier {
            _ if !self.is_stripped => "boards",
            Tier::Chip => "chips",
            Tier::Card | Tier::Small | Tier::Number | Tier::Bare => "strips",
        }
    }

    /// How much of a board of this height, in px, is drawn.
    pub fn detail(px: f64) -> Detail {
        match px {
            px if 56.0 <= px => Detail::Card,
            px if 33.0 <= px => Detail::Small,
            _ => Detail::Chip,
        }
    }
}
