//! The skins: the outlines for each player's nodes and for chance, the sizes of bodies, and where labels are around a node's centre. One
//! row each, which everything that draws, measures or avoids nodes uses. Knows sizes, but no position and no state.

use super::outline::{Outline, PlayerSign};
use super::row::PlyRow;
use super::sizes::{BESIDE_TURN, Sizes};
use secateur::score::{Player, Turn};
use secateur_courses::course::Skin;

/// The kind of a node in a skin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// MAX moves there.
    Max,
    /// MIN moves there.
    Min,
    /// Chance moves there.
    Chance,
    /// Nobody moves there.
    Leaf,
}

impl NodeKind {
    /// Its public name.
    pub fn id(self) -> &'static str {
        match self {
            NodeKind::Max => "max",
            NodeKind::Min => "min",
            NodeKind::Chance => "chance",
            NodeKind::Leaf => "leaf",
        }
    }
}

impl From<Turn> for NodeKind {
    fn from(turn: Turn) -> NodeKind {
        match turn {
            Turn::Max => NodeKind::Max,
            Turn::Min => NodeKind::Min,
            Turn::Chance => NodeKind::Chance,
        }
    }
}

impl From<Player> for NodeKind {
    fn from(player: Player) -> NodeKind {
        Turn::from(player).into()
    }
}

/// The edge of a shape above or below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// Level.
    Flat,
    /// Two sides of a triangle.
    Slant,
    /// Of a diamond.
    Tip,
    /// Of an ellipse.
    Round,
}

/// How the nodes of one kind are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NodeFigure {
    /// Its shape.
    pub outline: Outline,
    /// The share of the body's width and height that it fills.
    pub share: f64,
    /// Its upper and lower edges, where an arc may end.
    pub edges: [Edge; 2],
    /// Its sign, inside or on the edge of a pill.
    pub sign: Option<PlayerSign>,
}

/// The body of an inner node, in px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Body {
    /// Width at scale 1.
    pub width: f64,
    /// Height at scale 1.
    pub height: f64,
    /// Font size of the value.
    pub value_font: f64,
}

/// The anchor of a text on its baseline, in px from the node's centre.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Where the labels of a node are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spots {
    /// Its value.
    pub value: Spot,
    /// Its name.
    pub name: Spot,
    /// Where free room to the right begins, after names; px.
    pub window: f64,
}

/// How labels are placed at inner nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Labels {
    /// The value in the wide half, the name in the free corner.
    InTriangle,
    /// The value in the middle, the name before the node.
    InMiddle,
    /// The value before the node, the name after it.
    Beside,
    /// The value before the node, the name inside.
    BesideLetter,
    /// The sign on the left edge, the name beside it.
    InPill,
}

/// The size of a body.
#[derive(Clone, Copy, PartialEq, Debug)]
enum BodySize {
    /// Wide enough for the value at the narrowest part of the triangle beside it.
    Triangle,
    /// A circle, or an oval for long values.
    Oval,
    /// This share of the row's unit.
    Small(f64),
}

/// The look of a skin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SkinLook {
    max: NodeFigure,
    min: NodeFigure,
    chance: NodeFigure,
    leaf: NodeFigure,
    labels: Labels,
    shape: BodySize,
    /// Whether values are left of the nodes, and names right of them.
    pub is_beside: bool,
    /// Whether leaves are numbers without a box.
    pub is_bare: bool,
    /// Whether only the rows say who moves.
    pub needs_rows: bool,
    /// Whether the name is inside.
    pub is_named: bool,
    /// Whether value and window are inside, as one word.
    pub is_pill: bool,
    /// Whether bodies are so low that flat edges leave no room below the value.
    pub is_dot: bool,
    /// Whether the corner opposite the name is free.
    pub has_corner: bool,
    /// Whether a legend explains the shapes if rows have no names.
    pub has_legend: bool,
}

/// The width of the outline inside a node, relative to its height.
const OUTLINE: f64 = 0.075;
/// How far a sign on the edge of a pill reaches to either side, relative to its height.
pub const SIGN_REACH: f64 = 0.3;
/// The space around a text on the yellow marker, in em.
pub const CHIP_PAD: f64 = 0.2;
/// From the middle down to the baseline of a centred text, in em.
const TO_BASELINE: f64 = 0.36;

/// The body's width grows with its value up to so many units; beyond that the font shrinks, down to this share of the unit, before the body
/// grows again.
const WIDE: f64 = 1.9;
const WIDEST: f64 = 3.4;
const LEAST_SHARE: f64 = 0.27;

const DISC: NodeFigure = NodeFigure { outline: Outline::Ellipse, share: 1.0, edges: [Edge::Round; 2], sign: None };
/// Visually as large as the disc.
const SQUARE: NodeFigure = NodeFigure { outline: Outline::Square, share: 0.92, ..LEAF };
const UP: NodeFigure = NodeFigure { outline: Outline::UP, edges: [Edge::Slant, Edge::Flat], ..LEAF };
const DOWN: NodeFigure = NodeFigure { outline: Outline::DOWN, edges: [Edge::Flat, Edge::Slant], ..LEAF };
const DIAMOND: NodeFigure = NodeFigure { outline: Outline::DIAMOND, edges: [Edge::Tip; 2], ..LEAF };
const LEAF: NodeFigure = NodeFigure { outline: Outline::Round, share: 1.0, edges: [Edge::Flat; 2], sign: None };

impl SkinLook {
    /// How the nodes of one kind are drawn.
    pub fn figure(&self, kind: NodeKind) -> NodeFigure {
        match kind {
            NodeKind::Max => self.max,
            NodeKind::Min => self.min,
            NodeKind::Chance => self.chance,
            NodeKind::Leaf => self.leaf,
        }
    }

    /// For nodes with boards inside.
    pub(super) const fn for_boards(figures: [NodeFigure; 3], leaf: NodeFigure) -> SkinLook {
        SkinLook { leaf, ..look(figures, Labels::InMiddle, BodySize::Oval) }
    }

    /// The same if only corners say who moves.
    pub(super) const fn with_legend(self) -> SkinLook {
        SkinLook { has_legend: true, ..self }
    }
}

/// The figures of MAX, MIN and chance with their signs.
pub(super) const fn signed(figure: NodeFigure) -> [NodeFigure; 3] {
    [
        NodeFigure { sign: Some(PlayerSign::Plus), ..figure },
        NodeFigure { sign: Some(PlayerSign::Minus), ..figure },
        NodeFigure { sign: Some(PlayerSign::Star), ..figure },
    ]
}

const fn look([max, min, chance]: [NodeFigure; 3], labels: Labels, shape: BodySize) -> SkinLook {
    let is_beside = matches!(labels, Labels::Beside | Labels::BesideLetter);
    let is_bare = is_beside || matches!(labels, Labels::InMiddle);
    SkinLook {
        max,
        min,
        chance,
        leaf: LEAF,
        labels,
        shape,
        is_beside,
        is_bare,
        needs_rows: false,
        is_named: false,
        is_pill: false,
        is_dot: false,
        has_corner: false,
        has_legend: false,
    }
}

/// The look of each skin, in the order of the skins.
static LOOKS: [SkinLook; Skin::ALL.len()] = [
    // Triangles.
    SkinLook { has_corner: true, ..look([UP, DOWN, DISC], Labels::InTriangle, BodySize::Triangle) },
    // Circles.
    SkinLook { has_legend: true, ..look([DISC, SQUARE, DIAMOND], Labels::InMiddle, BodySize::Oval) },
    // Signs.
    look(signed(DISC), Labels::Beside, BodySize::Small(0.537)),
    // Plain.
    SkinLook { needs_rows: true, is_dot: true, ..look([DISC, DISC, DIAMOND], Labels::Beside, BodySize::Small(0.172)) },
    // Letters.
    SkinLook {
        needs_rows: true,
        is_named: true,
        ..look([DISC, DISC, DIAMOND], Labels::BesideLetter, BodySize::Small(0.62))
    },
    // Pills.
    SkinLook { is_pill: true, ..look(signed(LEAF), Labels::InPill, BodySize::Oval) },
];

/// The skin for a tree with these rows: if different players move in one row, it uses signs to tell them apart.
pub fn skin_for(rows: &[PlyRow], skin: Skin) -> Skin {
    let is_mixed = rows.iter().any(|row| 0 < row.inner && row.turn.is_none());
    if SkinLook::for_skin(skin).needs_rows && is_mixed { Skin::Signs } else { skin }
}

impl SkinLook {
    /// The look of a skin.
    pub fn for_skin(skin: Skin) -> &'static SkinLook {
        &LOOKS[usize::from(skin.number())]
    }

    /// The body of a node in a row with this unit, in px; the widest value is in em.
    pub fn body(&self, unit: f64, font: f64, widest_value: f64) -> Body {
        match self.shape {
            BodySize::Triangle => {
                let share = 0.347;
                roomy_body(unit, widest_value, share, 0.685 - 0.367 * share, 1.18)
            }
            BodySize::Oval => roomy_body(unit, widest_value, 0.37, 0.92, 1.0),
            BodySize::Small(share) => Body { width: share * unit, height: share * unit, value_font: 0.9 * font },
        }
    }
}

/// The size of a diamond that looks as large as its skin's disc.
const DIAMOND_SHARE: f64 = 1.15;
const SMALL_DIAMOND_SHARE: f64 = 1.25;
/// The height of a line of digits with a comma in a diamond, in em.
const TALL: f64 = 1.06;
/// An interval's minimum font, relative to other values, if there is room for it.
pub(super) const BETWEEN_SHARE: f64 = 0.66;

impl SkinLook {
    /// Whether a chance node's text is inside a diamond.
    fn has_values_in_diamonds(&self) -> bool {
        self.chance.outline == Outline::DIAMOND && !self.is_beside
    }

    /// The width and height of a chance node beside bodies like this one, in px. Its widest value needs room, in em, and so does its widest
    /// text of all, at the font that this may have.
    pub fn chance_body(&self, Body { height, value_font, .. }: Body, [value, widest]: [f64; 2]) -> (f64, f64) {
        let is_diamond = self.chance.outline == Outline::DIAMOND;
        match self.shape {
            BodySize::Small(_) if is_diamond => (SMALL_DIAMOND_SHARE * height, SMALL_DIAMOND_SHARE * height),
            BodySize::Small(_) => (height, height),
            _ if is_diamond => {
                let height = DIAMOND_SHARE * height;
                let free = |font: f64| 1.0 - TALL * font / height;
                let text = (value / free(value_font)).max(widest / free(BETWEEN_SHARE * value_font)) * value_font;
                (height.max(text + OUTLINE * height), height)
            }
            _ => (height.max((widest * value_font + OUTLINE * height) / 0.92), height),
        }
    }
}

/// A body with the value inside, in px: `share` is the value's maximum font relative to the unit, `free` the share of the body's width for
/// it, `least` the minimum width of the body, in units.
fn roomy_body(unit: f64, widest: f64, share: f64, free: f64, least: f64) -> Body {
    let wide = |share: f64| (widest * share + OUTLINE) / free;
    let most = wide(LEAST_SHARE).clamp(WIDE, WIDEST);
    let width = wide(share).max(least).min(most) * unit;
    Body { width, height: unit, value_font: (share * unit).min((free * width - OUTLINE * unit) / widest) }
}

impl Sizes {
    /// Its name in style sheets.
    pub fn dress(&self) -> &'static str {
        if let Some(boards) = &self.boards {
            return boards.dress();
        }
        self.skin.id()
    }

    /// How the nodes of one kind are drawn.
    pub fn figure(&self, kind: NodeKind) -> NodeFigure {
        self.look().figure(kind)
    }

    /// The width and height of a node's body at scale 1, in px.
    pub fn body(&self, kind: NodeKind) -> (f64, f64) {
        match kind {
            NodeKind::Leaf => return (self.leaf_width, self.leaf_height),
            NodeKind::Chance => return self.chance,
            NodeKind::Max | NodeKind::Min => {}
        }
        let NodeFigure { share, .. } = self.figure(kind);
        (share * self.node_width, share * self.node_height)
    }

    /// Where the labels of a node are at scale 1.
    pub fn spots(&self, kind: NodeKind) -> Spots {
        if let Some(boards) = &self.boards {
            return boards.spots(kind, self, self.node_width / 2.0 + self.label_gap());
        }
        let y = TO_BASELINE * self.value_font;
        let name_y = TO_BASELINE * self.name_font;
        let edge = self.glow_edge(kind);
        let beside = Spots {
            value: Spot { x: -edge - CHIP_PAD * self.value_font, y },
            name: Spot { x: edge, y: name_y },
            window: edge,
        };
        match self.look().labels {
            _ if kind == NodeKind::Leaf => Spots {
                value: Spot { x: self.beside_turn(), y: TO_BASELINE * self.leaf_font },
                name: Spot { x: -self.leaf_width / 2.0 - 0.3 * self.name_font, y: name_y },
                window: self.leaf_width / 2.0,
            },
            Labels::InTriangle if kind != NodeKind::Chance => self.in_triangle(kind),
            Labels::InTriangle | Labels::InMiddle => {
                Spots { value: Spot { x: 0.0, y }, name: Spot { x: -edge, y: name_y }, window: edge }
            }
            Labels::Beside => beside,
            Labels::BesideLetter => Spots { name: Spot { x: 0.0, y: name_y }, ..beside },
            Labels::InPill => {
                let sign = SIGN_REACH * self.node_height;
                let left = -self.node_width / 2.0 - sign;
                Spots {
                    value: Spot { x: sign / 2.0, y },
                    name: Spot { x: left - 0.2 * self.name_font, y: name_y },
                    window: self.node_width / 2.0,
                }
            }
        }
    }

    /// The font of a chance node's text of this width in em.
    pub fn mean_font(&self, wide: f64) -> f64 {
        let (width, height) = self.chance;
        let most = match self.look().has_values_in_diamonds() {
            true => 1.0 / (wide / (width - OUTLINE * height) + TALL / height),
            false => self.mean_room / wide,
        };
        self.value_font.min(most)
    }

    /// Where a leaf's score begins beside its shape; 0 if it is in the middle.
    fn beside_turn(&self) -> f64 {
        if 0.0 < self.turn { self.turn / 2.0 + BESIDE_TURN * self.leaf_font } else { 0.0 }
    }

    fn in_triangle(&self, kind: NodeKind) -> Spots {
        let (lower, ascent) = if kind == NodeKind::Max { (1.0, 0.0) } else { (-1.0, 0.73 * self.name_font) };
        Spots {
            value: Spot { x: 0.0, y: lower * 0.185 * self.node_height + TO_BASELINE * self.value_font },
            name: Spot { x: -0.37 * self.node_width, y: -lower * 0.14 * self.node_height + ascent },
            window: self.node_width / 2.0 + self.label_gap(),
        }
    }

    /// The gap between a node and its labels: enough for the glow around the current node.
    fn label_gap(&self) -> f64 {
        (0.3 * self.window_font).max(12.0 * self.pen)
    }

    /// The same for labels level with the glow at its widest, from the node's centre.
    fn glow_edge(&self, kind: NodeKind) -> f64 {
        let width = if kind == NodeKind::Chance { self.chance.0 } else { self.node_width };
        width / 2.0 + 13.0 * self.pen + 0.25 * self.window_font
    }
}
