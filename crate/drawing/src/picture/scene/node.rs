//! The nodes of a tree at a step: the look of each, what is in it and around it, and where. Positions are in the node's own coordinates:
//! its centre is 0, 0 and its scale 1. It knows no colour.

use std::rc::Rc;

use super::at_node::StageArea;
use super::edge::EdgePart;
use super::place::{Cast, NodePlace, PlacedNode};
use super::stalks;
use super::step::StepCache;
use super::straight::Shift;
use super::text::{Anchor, BoxPart, LabelPart, TO_BASELINE, TextPart};
use super::wedge::Wedge;
use super::wedge::{OVER, board_size};
use super::{SceneInput, kind_of};
use crate::picture::Picture;
use crate::picture::boards::{BADGE, BoardSizes};
use crate::picture::chances::{self, EACH_GAP};
use crate::picture::diagram::Spread;
use crate::picture::outline::{Outline, PlayerSign};
use crate::picture::sizes::{LINE_HALF, PILL_HAIR, Sizes};
use crate::picture::skin::{CHIP_PAD, NodeKind, SIGN_REACH, Spot};
use crate::picture::text_width::text_width;
use crate::picture::window_label::{LabelBounds, WindowLabel, WindowStyle};
use crate::sight::Item;
use secateur::frame::{Fact, NodeState, Sign};
use secateur::named;
use secateur::score::Interval;
use secateur::tree::NodeId;
use secateur_courses::course::{Best, Windows};
use secateur_courses::writing::{NodeWriting, Presence};
use secateur_games::NodeBoard;

named! {
    /// The look of a node: one word for its state, the strongest first.
    NodeLook {
        /// On the principal variation.
        Principal = "pv",
        /// This step's event is about it.
        Now = "now",
        /// The search is in it.
        Path = "path",
        /// Lost by a cut-off.
        Cut = "cut",
        /// Left from an earlier search.
        Earlier = "earlier",
        /// Its value is known.
        Exact = "exact",
        /// A bound on its value is known.
        Bound = "bound",
        /// The search has not visited it.
        Unseen = "unseen",
    }
}

/// A positioned node.
#[derive(Clone, PartialEq, Debug)]
pub struct NodePart {
    /// The node; for a wedge, the first of its siblings.
    pub node: NodeId,
    /// Its kind, as skins distinguish it.
    pub kind: NodeKind,
    /// How it looks.
    pub look: NodeLook,
    /// Its centre, px of the tree.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// The scale at which it is drawn; a wedge is not scaled.
    pub scale: f64,
    /// How much of it is drawn. If only dots, the other fields are empty.
    pub presence: Presence,
    /// Whether its number is final, if the notation marks that.
    pub is_final: bool,
    /// Whether its number is the initial value of a running best.
    pub is_start: bool,
    /// Whether it is a leaf whose number is not yet known.
    pub is_place: bool,
    /// Whether it is a leaf with the shape of the next mover, and its number beside it.
    pub is_turned: bool,
    /// Whether it is a leaf of a game whose score was set by hand.
    pub is_by_hand: bool,
    /// Whether it stands for a subtree that has not been grown.
    pub is_ungrown: bool,
    /// Whether it is smaller than its sizes say.
    pub is_far: bool,
    /// The board inside, in a game's tree.
    pub board: Option<BoardPart>,
    /// Dots instead of the node.
    pub dots: Option<TextPart>,
    /// Its shape; for a wedge, the one at the top.
    pub body: Option<BodyPart>,
    /// The size of its touch target, if the body is small.
    pub hit: Option<f64>,
    /// The sign of its player.
    pub sign: Option<SignPart>,
    /// The marker under the value of the current node, if that is not inside.
    pub chip: Option<BoxPart>,
    /// Its number.
    pub value: Option<ValuePart>,
    /// The same beside it, if it is a mere dot.
    pub beside: Option<TextPart>,
    /// The number before the scores were changed.
    pub was: Option<TextPart>,
    /// Its name.
    pub name: Option<TextPart>,
    /// Its window.
    pub window: Option<LabelPart>,
    /// The probability of its children, if all are equal.
    pub each: Option<TextPart>,
    /// The wedge of its subtree.
    pub wedge: Option<Wedge>,
    /// What is known about it, for screen readers.
    pub said: NodeDescription,
}

/// What is known about a node, drawn or not.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeDescription {
    /// Its number; empty if unknown.
    pub value: String,
    /// What that proves.
    pub sign: Sign,
    /// The interval of its value, if that is what is known.
    pub interval: Option<[String; 2]>,
    /// Its window; empty if it has none.
    pub window: Option<[String; 2]>,
}

impl NodeDescription {
    fn from_writing(written: &NodeWriting, sight: &SceneInput<'_>) -> NodeDescription {
        let write = |score| sight.picture.writing.score(score);
        let window = written.alpha.zip(written.beta).map(|(alpha, beta)| [write(alpha), write(beta)]);
        let interval = written.interval.map(|Interval { low, high }| [write(low), write(high)]);
        NodeDescription { value: written.value.map_or_else(String::new, write), sign: written.sign, interval, window }
    }
}

/// The shape of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BodyPart {
    /// Its outline.
    pub outline: Outline,
    /// Px.
    pub width: f64,
    /// Px.
    pub height: f64,
}

/// The sign of a player in a node, or on its edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SignPart {
    /// The sign.
    pub sign: PlayerSign,
    /// Px.
    pub size: f64,
    /// Its middle, relative to the node's.
    pub x: f64,
    /// The width of the disc under it, if it is on the edge.
    pub badge: Option<f64>,
}

/// The number of a node.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuePart {
    /// All of it.
    pub text: TextPart,
    /// Whether it is smaller than the values of other nodes.
    pub is_small: bool,
    /// How many of its bytes are the score before clamping, if the notation shows both.
    pub found: usize,
    /// The stroke under a final number: its left end, its height and its width.
    pub underline: Option<Underline>,
}

/// A position inside a node.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardPart {
    /// What is drawn.
    pub board: Rc<NodeBoard>,
    /// Where, relative to the node's centre.
    pub spread: Spread,
    /// Whether the same position is in an earlier node.
    pub is_again: bool,
}

/// A horizontal stroke, px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Underline {
    /// Its left end.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Its length.
    pub width: f64,
}

impl BodyPart {
    /// Its outline as path data.
    pub fn path(&self) -> String {
        self.outline.path(self.width, self.height, 0.0)
    }
}

/// The minimum size of a board, px.
const LEAST_BOARD: f64 = 9.0;
/// Text on the path matters most, so it may be smaller than other readable text.
const LEAST_ON_PATH: f64 = 0.7;
/// The size of a leaf that is only a placeholder, in em.
const PLACE_SIZE: f64 = 0.62;

/// The look of a node.
fn look(seen: &PlacedNode, told: &StepCache<'_>) -> NodeLook {
    let NodeWriting { state, is_now, .. } = seen.written;
    match state {
        _ if told.is_principal(seen.node) => NodeLook::Principal,
        _ if is_now && !told.is_over => NodeLook::Now,
        NodeState::Unseen => NodeLook::Unseen,
        NodeState::Cut => NodeLook::Cut,
        NodeState::Earlier => NodeLook::Earlier,
        NodeState::Open if !told.is_over => NodeLook::Path,
        _ if seen.written.sign == Sign::None => NodeLook::Exact,
        _ => NodeLook::Bound,
    }
}

/// The window of a node and the bound to highlight. If every bound has its name, the bound that a cut-off met is marked, too.
pub(super) fn bounds(seen: &PlacedNode, told: &StepCache<'_>) -> Option<LabelBounds> {
    let NodeWriting { alpha, beta, side, from, .. } = seen.written;
    if alpha.is_none() && beta.is_none() {
        return None;
    }
    let held = match told.fact {
        Some(Fact::CutOff { side, holder, .. }) if holder == Some(seen.node) => Some(told.told(seen.node, side)),
        _ => None,
    };
    let is_named = told.step.notation.windows == Windows::Labelled;
    Some(LabelBounds { alpha, beta, side, from, held: held.filter(|_| is_named) })
}

/// The part of an item.
pub(super) fn node(item: &Item, cast: &Cast, told: &StepCache<'_>, sight: &SceneInput<'_>) -> Option<NodePart> {
    let seen = cast.get(item.node)?;
    let kind = kind_of(told.tree(), seen.node);
    let NodeWriting { presence, is_final, is_start, value, .. } = seen.written;
    let mut part = bare(seen.node, kind, seen.place);
    part.look = look(seen, told);
    (part.presence, part.is_final, part.is_start) = (presence, is_final, is_start);
    part.is_place = kind == NodeKind::Leaf && value.is_none();
    {
        part.is_by_hand = told.tree().is_by_hand(seen.node);
        part.is_ungrown = told.tree().stub(seen.node).is_some();
    }
    part.said = NodeDescription::from_writing(&seen.written, sight);
    if presence == Presence::Drawn {
        part.board = board(item, seen, kind, told, sight);
    }
    if 0 < item.siblings {
        fold(&mut part, item, seen, told, sight);
    } else if presence == Presence::Dots {
        part.dots = Some(dots(sight));
    } else {
        Painter { seen, kind, told, sight, is_readable: is_readable(seen, kind, told, sight) }.add(&mut part);
    }
    Some(part)
}

/// A node about which nothing is known or drawn yet.
fn bare(node: NodeId, kind: NodeKind, NodePlace { x, y, scale }: NodePlace) -> NodePart {
    NodePart {
        node,
        kind,
        look: NodeLook::Exact,
        x,
        y,
        scale,
        presence: Presence::Drawn,
        is_final: false,
        is_start: false,
        is_place: false,
        is_turned: false,
        is_by_hand: false,
        is_ungrown: false,
        board: None,
        // To a thousandth, the precision at which scales are written.
        is_far: scale < 0.9995,
        dots: None,
        body: None,
        hit: None,
        sign: None,
        chip: None,
        value: None,
        beside: None,
        was: None,
        name: None,
        window: None,
        each: None,
        wedge: None,
        said: NodeDescription { value: String::new(), sign: Sign::None, interval: None, window: None },
    }
}

impl NodePart {
    /// A node outside any tree, with only its shape, and a name if names are inside.
    pub(in crate::picture) fn unwritten(kind: NodeKind, place: NodePlace, name: &str, sizes: &Sizes) -> NodePart {
        NodePart {
            body: Some(body(kind, sizes)),
            sign: sign(kind, sizes),
            name: sizes.look().is_named.then(|| self::name(name.to_owned(), kind, sizes)),
            ..bare(NodeId::ROOT, kind, place)
        }
    }
}

/// Whether its texts are large enough to read.
pub(super) fn is_readable(
    seen: &PlacedNode,
    kind: NodeKind,
    told: &StepCache<'_>,
    SceneInput { picture: Picture { geometry, .. }, view, .. }: &SceneInput<'_>,
) -> bool {
    let font = if kind == NodeKind::Leaf { geometry.sizes.leaf_font } else { geometry.sizes.window_font };
    let least = if told.is_on_path(seen.node) { LEAST_ON_PATH } else { 1.0 };
    !view.projection.is_far() || least * 0.97 * geometry.readable <= font * seen.place.scale
}

/// Dots, a little larger than values.
fn dots(sight: &SceneInput<'_>) -> TextPart {
    let sizes = &sight.picture.geometry.sizes;
    let font = 1.1 * sizes.value_font;
    TextPart { text: "…".to_owned(), x: 0.0, y: 0.1 * font, font, anchor: Anchor::Middle }
}

impl NodePart {
    /// The area of the window below a leaf.
    pub(super) fn window_below(&self) -> Option<StageArea> {
        let window = self.window.as_ref().filter(|_| self.kind == NodeKind::Leaf)?;
        let [left, right, top, bottom] = window.reach().map(|px| px * self.scale);
        Some(StageArea { left: self.x + left, right: self.x + right, top: self.y + top, bottom: self.y + bottom })
    }
}

/// Removes the windows below leaves that another subtree's edge crosses.
pub(super) fn make_way(parts: &mut [NodePart], edges: &[EdgePart], told: &StepCache<'_>, sight: &SceneInput<'_>) {
    let has_others = |part: &NodePart| 0 < sight.picture.rows[told.tree().ply(part.node)].inner;
    for part in parts.iter_mut().filter(|part| has_others(part)) {
        let is_crossed = |area: StageArea| edges.iter().any(|edge| edge.node != part.node && area.is_crossed(edge));
        if part.window_below().is_some_and(is_crossed) {
            part.window = None;
        }
    }
}

/// A wedge with the sign of its node, and beside it the value, if there is room.
fn fold(part: &mut NodePart, item: &Item, seen: &PlacedNode, told: &StepCache<'_>, sight: &SceneInput<'_>) {
    let geometry = &sight.picture.geometry;
    let deepest = geometry.ys[item.deepest] * sight.view.projection.scale_y;
    let (width, height) = geometry.sizes.body(part.kind);
    // Below a row of leaves there are no edges: a wedge for others ends where they do.
    let below = if part.kind == NodeKind::Leaf { 2.0 } else { 1.0 };
    let down = below * (deepest - seen.place.y);
    let line = stalks::end(item, told.tree(), sight);
    let down = line.map_or(down, |line| line - seen.place.y);
    let mut wedge = Wedge::from_item(item, down);
    if line.is_some() {
        wedge.stalks = stalks::stalks(item, told.tree(), [wedge.left, wedge.right], sight);
    }
    let outline = geometry.sizes.figure(part.kind).outline;
    let sign = wedge.sign;
    let sign = if part.board.is_some() { 0.0 } else { sign };
    part.body = (0.0 < sign).then_some(BodyPart { outline, width: sign, height: sign * height / width });
    let is_one = item.siblings == 1 && part.kind != NodeKind::Leaf;
    let text = if is_one { sight.value(&seen.written) } else { None };
    let font = geometry.column.window_font;
    // Below a board is the wedge itself.
    let lowered = if part.board.is_some() { 0.6 * font } else { 0.0 };
    let x = 0.5 * sign + super::wedge::BESIDE_SIGN + 0.4 * lowered;
    // Its own span contains nothing else.
    let text = text.filter(|text| x + font * text_width(text, 600) < wedge.right);
    wedge.value = text.map(|text| TextPart { text, x, y: 0.45 * font + lowered, font, anchor: Anchor::Start });
    wedge.others = others(&wedge, sight);
    (part.is_place, part.wedge) = (false, Some(wedge));
}

/// The space around the number of a leaf that takes no more room than the number, in fonts.
const PACKED_AIR: f64 = 0.05;

/// The number of siblings in a wedge, below it, if there is room: in words, or the number alone.
fn others(wedge: &Wedge, sight: &SceneInput<'_>) -> Option<TextPart> {
    let font = sight.picture.geometry.column.window_font;
    let number = sight.picture.writing.score(secateur::Score::new(wedge.siblings as f64)?);
    let texts = [sight.words.others.replace('#', &number), number];
    let text = texts.into_iter().find(|text| font * text_width(text, 600) <= wedge.right - wedge.left)?;
    let (x, y) = (f64::midpoint(wedge.left, wedge.right), wedge.end() + 1.1 * font);
    (1 < wedge.siblings).then_some(TextPart { text, x, y, font, anchor: Anchor::Middle })
}

/// Draws a node that is not folded.
struct Painter<'a> {
    seen: &'a PlacedNode,
    kind: NodeKind,
    told: &'a StepCache<'a>,
    sight: &'a SceneInput<'a>,
    is_readable: bool,
}

impl Painter<'_> {
    fn add(&self, part: &mut NodePart) {
        let (sizes, written) = (&self.sight.picture.geometry.sizes, &self.seen.written);
        let skin = sizes.look();
        let is_beside = skin.is_beside && self.kind != NodeKind::Leaf;
        let text = self.sight.value(written).filter(|_| self.is_readable);
        let name = Some(self.sight.name(self.seen.node)).filter(|name| self.is_readable && !name.is_empty());
        let is_outside = sizes.has_values_outside() && self.kind != NodeKind::Leaf;
        let has_chip = is_outside && part.look == NodeLook::Now;
        part.chip = text.as_deref().filter(|_| has_chip).map(|text| self.chip(text));
        (part.value, part.window) = if skin.is_pill {
            self.word(text)
        } else {
            (text.map(|text| self.value(text)), self.window(name.as_deref()))
        };
        part.is_turned = self.is_turned();
        part.body = Some(self.body());
        part.hit = is_beside.then_some(sizes.row_unit);
        part.sign = sign(self.kind, sizes);
        part.each = self.each(name.as_deref());
        part.name = name.map(|name| self.name(name));
    }

    /// How far the labels on one side move for edges, at scale 1: to the right, and down.
    fn shift(&self, side: usize) -> Spot {
        let (Shift { down, out }, scale) = (self.seen.shifts[side], self.seen.place.scale);
        Spot { x: if side == 0 { -out } else { out } / scale, y: down / scale }
    }

    fn is_turned(&self) -> bool {
        self.kind == NodeKind::Leaf && 0.0 < self.sight.picture.geometry.sizes.turn
    }

    fn body(&self) -> BodyPart {
        let sizes = &self.sight.picture.geometry.sizes;
        if self.is_turned() {
            let outline = sizes.figure(self.told.tree().player(self.seen.node).into()).outline;
            return BodyPart { outline, width: sizes.turn, height: sizes.turn };
        }
        // A leaf whose number is not yet known is only a placeholder.
        if self.kind == NodeKind::Leaf && sizes.is_bare && self.seen.written.value.is_none() {
            let size = PLACE_SIZE * sizes.leaf_font;
            return BodyPart { outline: Outline::Ellipse, width: size, height: size };
        }
        let body = body(self.kind, sizes);
        let own = self.sight.value(&self.seen.written).filter(|_| self.kind == NodeKind::Leaf && sizes.is_packed);
        let wide = |text: String| (text_width(&text, 700) + PACKED_AIR) * sizes.leaf_font;
        BodyPart { width: own.map_or(body.width, wide), ..body }
    }

    /// A chip ends where the value ends.
    fn chip(&self, text: &str) -> BoxPart {
        let sizes = &self.sight.picture.geometry.sizes;
        let font = self.value_font(text);
        let (width, height) = ((text_width(text, 700) + 2.0 * CHIP_PAD) * font, 1.24 * font);
        let shift = self.shift(0);
        let spot = sizes.spots(self.kind).value;
        if sizes.boards.is_some() {
            let y = sizes.beside_board(self.told.tree().ply(self.seen.node)).0 - height / 2.0;
            return BoxPart { x: spot.x - CHIP_PAD * font, y, width, height, round: 0.16 * height };
        }
        let x = spot.x + shift.x + CHIP_PAD * font - width;
        BoxPart { x, y: shift.y - height / 2.0, width, height, round: 0.16 * height }
    }

    /// The interval of a chance node is written as large as it fits.
    fn value_font(&self, text: &str) -> f64 {
        let sizes = &self.sight.picture.geometry.sizes;
        if self.kind == NodeKind::Chance { sizes.mean_font(text_width(text, 700)) } else { sizes.value_font }
    }

    fn value(&self, text: String) -> ValuePart {
        let sizes = &self.sight.picture.geometry.sizes;
        let Spot { x, y } = sizes.spots(self.kind).value;
        let shift = self.shift(0);
        let value_font = self.value_font(&text);
        let is_small = value_font < sizes.value_font;
        let (x, y) = (x + shift.x, y + shift.y - TO_BASELINE * (sizes.value_font - value_font));
        let found = self.sight.found(&self.seen.written).len();
        if sizes.has_values_outside() && sizes.boards.is_some() && self.kind != NodeKind::Leaf {
            let y = y + sizes.beside_board(self.told.tree().ply(self.seen.node)).0;
            let underline = self.underline(&text, Spot { x: x + sizes.value_font * text_width(&text, 700) / 2.0, y });
            let text = TextPart { text, x, y, font: value_font, anchor: Anchor::Start };
            return ValuePart { text, is_small, found, underline };
        }
        let (font, anchor) = match self.kind {
            NodeKind::Leaf if self.is_turned() => (sizes.leaf_font, Anchor::Start),
            NodeKind::Leaf => (sizes.leaf_font, Anchor::Middle),
            _ if sizes.look().is_beside => (value_font, Anchor::End),
            _ => (value_font, Anchor::Middle),
        };
        let underline = self.underline(&text, Spot { x, y });
        ValuePart { text: TextPart { text, x, y, font, anchor }, is_small, found, underline }
    }

    /// A stroke under a final number, as under a sum.
    fn underline(&self, text: &str, Spot { x, y }: Spot) -> Option<Underline> {
        let sizes = &self.sight.picture.geometry.sizes;
        let is_underlined = self.seen.written.is_final && self.told.step.notation.best == Best::Res;
        let half = (0.36 * sizes.value_font).max(sizes.value_font * text_width(text, 650) / 2.0);
        let underline = Underline { x: x - half, y: y + 0.22 * sizes.value_font + sizes.pen, width: 2.0 * half };
        (is_underlined && self.kind != NodeKind::Leaf).then_some(underline)
    }

    /// A name; one beside a node gives way to edges.
    fn name(&self, text: String) -> TextPart {
        let sizes = &self.sight.picture.geometry.sizes;
        let look = sizes.look();
        let name = name(text, self.kind, sizes);
        if !look.is_beside || look.is_named || self.kind == NodeKind::Leaf {
            return name;
        }
        let Spot { x, y } = self.shift(1);
        TextPart { x: name.x + x, y: name.y + y, ..name }
    }

    fn is_quiet(&self) -> bool {
        self.seen.written.state != NodeState::Open || self.told.is_over
    }

    /// A window beside its node, or below its leaf.
    fn window(&self, name: Option<&str>) -> Option<LabelPart> {
        let sizes = &self.sight.picture.geometry.sizes;
        let style = sizes.beside[self.told.tree().ply(self.seen.node)].filter(|_| self.is_readable)?;
        let is_quiet = self.is_quiet();
        let label = self.sight.window(style, &bounds(self.seen, self.told)?, sizes.window_font, is_quiet);
        if self.kind == NodeKind::Leaf {
            let lines = if style == WindowStyle::Line { 0.8 } else { 1.3 };
            let (x, y) = (-label.width / 2.0, sizes.leaf_height / 2.0 + lines * sizes.window_font);
            let y = y + sizes.way_line(self.told.tree(), self.seen.node);
            return Some(LabelPart { label, x, y, is_quiet });
        }
        let x = sizes.spots(self.kind).window + sizes.name_room(name.map_or(0.0, |name| text_width(name, 500)));
        let shift = self.shift(1);
        if sizes.boards.is_some() {
            let y = sizes.beside_board(self.told.tree().ply(self.seen.node)).1;
            return Some(LabelPart { label, x, y, is_quiet });
        }
        let lift = if self.each_text().is_some() { LINE_HALF * sizes.window_font } else { 0.0 };
        Some(LabelPart { label, x: x + shift.x, y: shift.y - lift, is_quiet })
    }

    /// The probability of each child, if all are equal.
    fn each_text(&self) -> Option<String> {
        if self.kind != NodeKind::Chance || self.sight.boards.is_some() {
            return None;
        }
        let SceneInput { picture, words, .. } = self.sight;
        chances::each(self.told.tree(), self.seen.node, words.each, picture.writing.numbers)
    }

    /// The same below the window's place, whether or not there is a window.
    fn each(&self, name: Option<&str>) -> Option<TextPart> {
        let text = self.each_text().filter(|_| self.is_readable)?;
        let sizes = &self.sight.picture.geometry.sizes;
        let lines = sizes.beside[self.told.tree().ply(self.seen.node)].map_or(0.0, WindowStyle::lines);
        let (font, shift) = (sizes.window_font, self.shift(1));
        let x = sizes.spots(self.kind).window + sizes.name_room(name.map_or(0.0, |name| text_width(name, 500)));
        let gap = if sizes.look().is_pill { EACH_GAP * font } else { 0.0 };
        let y = shift.y + (lines * LINE_HALF + TO_BASELINE) * font;
        Some(TextPart { text, x: x + gap + shift.x, y, font, anchor: Anchor::Start })
    }

    /// Value and window as one word, or stacked.
    fn word(&self, text: Option<String>) -> (Option<ValuePart>, Option<LabelPart>) {
        let sizes = &self.sight.picture.geometry.sizes;
        let (font, is_quiet, spot) = (sizes.value_font, self.is_quiet(), sizes.spots(self.kind).value);
        let wide = text.as_deref().map_or(0.0, |text| font * text_width(text, 700));
        let label = self.word_window(wide);
        let window = label.as_ref().map_or(0.0, |label| label.width);
        let has_both = text.is_some() && label.is_some();
        let hair = if has_both && !sizes.is_tight { PILL_HAIR * font } else { 0.0 };
        let left = spot.x - if sizes.is_tight { wide } else { wide + hair + window } / 2.0;
        let lift = if sizes.is_tight && has_both { 0.6 * font } else { 0.0 };
        let value = text.map(|text| {
            let found = self.sight.found(&self.seen.written).len();
            let underline = self.underline(&text, spot);
            let text = TextPart { text, x: left, y: spot.y - lift, font, anchor: Anchor::Start };
            ValuePart { text, is_small: false, found, underline }
        });
        let from = if sizes.is_tight { spot.x - window / 2.0 } else { left + wide + hair };
        (value, label.map(|label| LabelPart { label, x: from, y: lift, is_quiet }))
    }

    /// The window of such a word beside a value of this width. A bound's previous value is only shown if the pill has room for it.
    fn word_window(&self, value: f64) -> Option<WindowLabel> {
        let sizes = &self.sight.picture.geometry.sizes;
        let bounds = bounds(self.seen, self.told).filter(|_| self.is_readable)?;
        let label = |bounds| self.sight.window(WindowStyle::Line, bounds, sizes.window_font, self.is_quiet());
        let whole = label(&bounds);
        let (width, height) = sizes.body(self.kind);
        let badge = if self.kind == NodeKind::Leaf { 0.0 } else { SIGN_REACH * height };
        let beside = if sizes.is_tight { 0.0 } else { value + PILL_HAIR * sizes.value_font };
        let has_room = beside + whole.width <= width - badge;
        Some(if has_room { whole } else { label(&LabelBounds { from: None, ..bounds }) })
    }
}

/// The board in a node, or over a wedge, if there is room for one.
fn board(
    item: &Item,
    seen: &PlacedNode,
    kind: NodeKind,
    told: &StepCache<'_>,
    sight: &SceneInput<'_>,
) -> Option<BoardPart> {
    let (boards, sizes) = (sight.boards?, sight.picture.geometry.sizes.boards.as_ref()?);
    let (columns, _) = boards.extent();
    let (width, height, middle, scale) = if 0 < item.siblings {
        let (width, height) = board_size(item, boards);
        (width, height, -height / 2.0 - OVER, 1.0)
    } else {
        let framed = sizes.framed(kind);
        (framed.width, framed.height, framed.middle(kind), seen.place.scale)
    };
    let px = width.min(height) * scale;
    if px < LEAST_BOARD || item.siblings == 0 && !sizes.has_board(kind) {
        return None;
    }
    let (left, top) = (-width / 2.0, middle - height / 2.0);
    let spread = Spread { left, top, side: width / columns as f64, detail: BoardSizes::detail(px) };
    Some(BoardPart { board: boards.at(seen.node), spread, is_again: told.tree().is_met_again(seen.node) })
}

fn body(kind: NodeKind, sizes: &Sizes) -> BodyPart {
    let (width, height) = sizes.body(kind);
    BodyPart { outline: sizes.figure(kind).outline, width, height }
}

fn sign(kind: NodeKind, sizes: &Sizes) -> Option<SignPart> {
    let sign = sizes.figure(kind).sign?;
    let (width, height) = sizes.body(kind);
    let is_inside = sizes.boards.is_none() && !sizes.look().is_pill;
    if is_inside {
        return Some(SignPart { sign, size: 0.42 * width, x: 0.0, badge: None });
    }
    if sizes.boards.is_some() {
        let badge = BADGE * width;
        return Some(SignPart { sign, size: 0.5 * badge, x: -width / 2.0, badge: Some(badge) });
    }
    let reach = 2.0 * SIGN_REACH * height;
    Some(SignPart { sign, size: 0.5 * reach, x: -width / 2.0, badge: Some(reach) })
}

/// A name; inside a node it is as large as fits.
fn name(text: String, kind: NodeKind, sizes: &Sizes) -> TextPart {
    let look = sizes.look();
    let Spot { x, y } = sizes.spots(kind).name;
    let is_inside = look.is_named && kind != NodeKind::Leaf;
    let wide = sizes.name_font * text_width(&text, 600);
    let room = if kind == NodeKind::Chance { 0.55 * sizes.chance.0 } else { 0.8 * sizes.node_width };
    let share = if is_inside { (room / wide).min(1.0) } else { 1.0 };
    let anchor = match kind {
        NodeKind::Leaf => Anchor::End,
        _ if is_inside => Anchor::Middle,
        _ if look.is_beside => Anchor::Start,
        _ => Anchor::End,
    };
    TextPart { text, x, y: share * y, font: share * sizes.name_font, anchor }
}
