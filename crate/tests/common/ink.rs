//! Where the ink of a scene is on its stage: labels to the extent of their letters, outlines of nodes, and edges; and which of them
//! collide. Coordinates are px of the stage. Invisible things are left out.

use kurbo::{CubicBez, ParamCurve, Point};
use secateur::GameTree;
use secateur::NodeId;
use secateur_courses::course::{Cuts, Skin};
use secateur_courses::writing::Presence;
use secateur_drawing::picture::Spread;
use secateur_drawing::picture::scene::{
    Anchor, ArcPart, LabelPart, NodeLook, NodeNote, NodePart, Scene, SceneView, TextPart,
};
use secateur_drawing::picture::{Chance, NodeKind, Outline, Picture, text_width};

/// How far two things may overlap, px: less is not visible.
const TOLERANCE: f64 = 0.75;
/// Captions of rows are letter-spaced, em per letter.
const ROW_SPACING: f64 = 0.06;

/// How much of a letter's descender edges keep clear of, em.
const TAIL: f64 = 0.14;

/// What a label says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelKind {
    Value,
    Name,
    Window,
    Row,
    /// The number of a child on its edge.
    Place,
    Carried,
    Dots,
    /// The value beside a wedge, or its number of nodes.
    Brief,
    /// On its edge.
    Move,
    /// The path to a position's first occurrence.
    Way,
    /// A number struck through.
    Was,
    /// From the critical tree.
    Type,
    /// A probability on its edge.
    Weight,
    /// The probabilities below a node, beside it.
    Each,
}

/// A bounding box, px of the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl Area {
    fn overlaps(&self, other: &Area) -> bool {
        self.left + TOLERANCE < other.right
            && other.left + TOLERANCE < self.right
            && self.top + TOLERANCE < other.bottom
            && other.top + TOLERANCE < self.bottom
    }

    fn is_within(&self, other: &Area) -> bool {
        other.left - TOLERANCE <= self.left
            && self.right <= other.right + TOLERANCE
            && other.top - TOLERANCE <= self.top
            && self.bottom <= other.bottom + TOLERANCE
    }

    fn corners(&self) -> [(f64, f64); 4] {
        [(self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom)]
    }

    fn around(points: &[(f64, f64)]) -> Area {
        let nothing = Area { left: f64::MAX, right: f64::MIN, top: f64::MAX, bottom: f64::MIN };
        points.iter().fold(nothing, |area, &(x, y)| Area {
            left: area.left.min(x),
            right: area.right.max(x),
            top: area.top.min(y),
            bottom: area.bottom.max(y),
        })
    }
}

/// A text on the stage; a window has several, of one group.
#[derive(Clone, Debug)]
pub struct Label {
    pub what: LabelKind,
    /// Its node; for a row, its ply.
    pub owner: usize,
    pub text: String,
    /// Of its letters.
    pub area: Area,
    pub baseline: f64,
    /// Px.
    pub font: f64,
    /// Which share of it is left of its anchor.
    pub share: f64,
    /// Whether it is not part of the tree, which is cropped where it is larger than the stage.
    is_aside: bool,
    /// Labels of one group do not collide.
    group: usize,
}

/// The outline of a node, clockwise; or a piece of an edge, without an area.
#[derive(Clone, Debug)]
pub struct Polygon {
    pub owner: usize,
    is_leaf: bool,
    pub area: Area,
    points: Vec<(f64, f64)>,
}

/// Everything of a scene that must not collide.
#[derive(Clone, Debug)]
pub struct SceneInk {
    pub labels: Vec<Label>,
    pub outlines: Vec<Polygon>,
    edges: Vec<Polygon>,
    /// The nodes with boards outside them.
    boards_outside: Vec<usize>,
    /// What may be inside an inner node, and inside a leaf.
    inside: [&'static [LabelKind]; 2],
    /// Where the tree is cropped, if it is.
    crop: Option<Area>,
    stage: Area,
}

impl SceneInk {
    pub fn measure(scene: &Scene, picture: &Picture, view: &SceneView, cuts: Cuts) -> SceneInk {
        let geometry = &picture.geometry;
        let (skin, look) = (geometry.sizes.skin, geometry.sizes.look());
        let inner: &[LabelKind] = match skin {
            _ if geometry.sizes.boards.is_some_and(|boards| boards.is_stripped) => &[LabelKind::Value, LabelKind::Was],
            _ if geometry.sizes.boards.is_some() => &[],
            Skin::Letters => &[LabelKind::Name],
            Skin::Pills => &[LabelKind::Value, LabelKind::Window],
            _ if look.is_beside => &[],
            _ => &[LabelKind::Value],
        };
        let leaf: &[LabelKind] = match look.is_pill {
            true => inner,
            false if 0.0 < geometry.sizes.turn => &[],
            false => &[LabelKind::Value, LabelKind::Was],
        };
        let pane = view.pane;
        let right = pane.left + pane.width;
        let crop = Area { left: pane.left, right, top: 0.0, bottom: pane.height };
        let mut ink = SceneInk {
            labels: Vec::new(),
            outlines: Vec::new(),
            edges: Vec::new(),
            boards_outside: Vec::new(),
            inside: [inner, leaf],
            crop: (!geometry.fits).then_some(crop),
            stage: Area { left: 0.0, ..crop },
        };
        let from = (view.projection.x, view.projection.y);
        let is_gone = |part: &NodePart| {
            matches!(part.presence, Presence::Gone | Presence::Mark) || cuts == Cuts::Stub && part.look == NodeLook::Cut
        };
        for part in scene.nodes.iter().filter(|part| !is_gone(part)) {
            ink.add_node(part, from, geometry.sizes.is_bare, skin);
        }
        ink.add_edges(scene, from, cuts);
        for part in &scene.moves {
            let (x, y) = (part.x - part.width / 2.0, part.y + 0.36 * part.font);
            let text = part.name.clone() + &part.images;
            let text = TextPart { text, x, y, font: part.font, anchor: Anchor::Start };
            ink.put(LabelKind::Move, part.node.index(), from, 1.0, &text, 600);
        }
        for part in &scene.weights {
            let (x, font) = (part.x, part.font);
            let mut put = |text: &str, y: f64, font: f64| {
                let text = TextPart { text: text.to_owned(), x, y: y + 0.36 * font, font, anchor: Anchor::Middle };
                ink.put(LabelKind::Weight, part.node.index(), from, 1.0, &text, 650);
            };
            match &part.text {
                Chance::Decimal(text) => put(text, part.y, font),
                Chance::Fraction(over, under) => {
                    put(over, part.y - 0.46 * font, 0.8 * font);
                    put(under, part.y + 0.46 * font, 0.8 * font);
                }
            }
        }
        for part in &scene.notes {
            let at = (from.0 + part.x, from.1 + part.y);
            match &part.note {
                NodeNote::Way(_, way, scale) | NodeNote::Ungrown(way, scale) | NodeNote::Reach(way, scale) => {
                    ink.put(LabelKind::Way, part.node.index(), at, *scale, way, 500);
                }
                &NodeNote::Type(number, font) => {
                    let text = TextPart { text: number.to_string(), x: 0.0, y: 0.0, font, anchor: Anchor::Middle };
                    ink.put(LabelKind::Type, part.node.index(), at, 1.0, &text, 600);
                }
                _ => (),
            }
        }
        if let Some(carried) = &scene.carried {
            ink.put(
                LabelKind::Carried,
                carried.node.index(),
                (from.0 + carried.x, from.1 + carried.y),
                1.0,
                &carried.text,
                700,
            );
        }
        let in_tree = ink.labels.len();
        for row in &scene.rows {
            row.lines.iter().for_each(|line| ink.put(LabelKind::Row, row.ply, (0.0, 0.0), 1.0, line, 500));
            if let Some((node, window)) = &row.window {
                ink.put_window(*node, (0.0, 0.0), 1.0, window);
            }
        }
        if let Some(name) = scene.limit.as_ref().and_then(|limit| limit.name.as_ref()) {
            ink.put(LabelKind::Row, usize::MAX - 1, (0.0, 0.0), 1.0, name, 500);
        }
        for entry in scene.legend.iter().flat_map(|legend| &legend.entries) {
            ink.put(LabelKind::Row, usize::MAX, (0.0, 0.0), 1.0, &entry.name, 500);
        }
        ink.labels[in_tree..].iter_mut().for_each(|label| label.is_aside = true);
        ink
    }

    fn add_node(&mut self, part: &NodePart, (from_x, from_y): (f64, f64), is_bare: bool, skin: Skin) {
        let scale = if part.wedge.is_some() { 1.0 } else { part.scale };
        let (at, owner, is_leaf) = ((from_x + part.x, from_y + part.y), part.node.index(), part.kind == NodeKind::Leaf);
        let is_filled = matches!(part.look, NodeLook::Now | NodeLook::Principal);
        let is_painted = !(is_bare && is_leaf) || part.is_place || is_filled;
        if let Some(body) = part.body.filter(|_| is_painted && part.wedge.is_none()) {
            let size = (scale * body.width / 2.0, scale * body.height / 2.0);
            let points = outline(body.outline, at, size);
            self.outlines.push(Polygon { owner, is_leaf, area: Area::around(&points), points });
        }
        if let (Some(board), Some(outline)) = (&part.board, self.outlines.last().filter(|_| part.wedge.is_none())) {
            let (columns, rows) = board.board.diagram.extent();
            let Spread { left, top, side, .. } = board.spread;
            let (right, bottom) = (left + side * columns as f64, top + side * rows as f64);
            let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
            let is_inside = |&(x, y): &(f64, f64)| outline.holds((at.0 + scale * x, at.1 + scale * y));
            if !corners.iter().all(is_inside) {
                self.boards_outside.push(owner);
            }
        }
        let mut put = |what, text: &TextPart, weight| self.put(what, owner, at, scale, text, weight);
        part.dots.iter().for_each(|text| put(LabelKind::Dots, text, 700));
        part.value.iter().for_each(|value| put(LabelKind::Value, &value.text, 700));
        part.was.iter().for_each(|text| put(LabelKind::Was, text, 500));
        let weight = if skin == Skin::Letters && !is_leaf { 600 } else { 500 };
        part.name.iter().for_each(|text| put(LabelKind::Name, text, weight));
        part.each.iter().for_each(|text| put(LabelKind::Each, text, 500));
        let of_wedge = part.wedge.iter().flat_map(|wedge| wedge.value.iter().chain(&wedge.others));
        of_wedge.chain(&part.beside).for_each(|text| put(LabelKind::Brief, text, 600));
        if let Some(window) = &part.window {
            self.put_window(part.node, at, scale, window);
        }
    }

    fn add_edges(&mut self, scene: &Scene, (from_x, from_y): (f64, f64), cuts: Cuts) {
        for edge in &scene.edges {
            let mut way = vec![(edge.x1, edge.from), (edge.x1, edge.y1)];
            if cuts == Cuts::Stub && edge.share < 1.0 {
                way.push(edge.along(edge.share));
            } else {
                way.extend([(edge.x2, edge.y2), (edge.x2, edge.to)]);
            }
            let at = |&(x, y): &(f64, f64)| (from_x + x, from_y + y);
            for pair in way.windows(2).filter(|pair| pair[0] != pair[1]) {
                let points: Vec<(f64, f64)> = pair.iter().map(at).collect();
                self.edges.push(Polygon {
                    owner: edge.node.index(),
                    is_leaf: false,
                    area: Area::around(&points),
                    points,
                });
            }
            if let Some(told) = edge.number {
                let y = told.y + 0.36 * told.font;
                let text =
                    TextPart { text: told.number.to_string(), x: told.x, y, font: told.font, anchor: Anchor::Middle };
                self.put(LabelKind::Place, edge.node.index(), (from_x, from_y), 1.0, &text, 600);
            }
        }
    }

    fn put(&mut self, what: LabelKind, owner: usize, at: (f64, f64), scale: f64, part: &TextPart, weight: u16) {
        let TextPart { ref text, x, y, font, anchor } = *part;
        let spacing = if what == LabelKind::Row { ROW_SPACING * text.chars().count() as f64 } else { 0.0 };
        let wide = font * (text_width(text, weight) + spacing);
        let share = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => 0.5,
            Anchor::End => 1.0,
        };
        let group = self.labels.last().map_or(0, |label| label.group + 1);
        self.add(what, owner, at, scale, (text, [x - share * wide, wide, y, font], share), group);
    }

    fn put_window(&mut self, node: NodeId, at: (f64, f64), scale: f64, LabelPart { label, x, y, .. }: &LabelPart) {
        let group = self.labels.last().map_or(0, |label| label.group + 1);
        for piece in &label.pieces {
            let place = [x + piece.x, piece.width, y + piece.y, piece.size];
            self.add(LabelKind::Window, node.index(), at, scale, (&piece.text, place, 0.0), group);
        }
    }

    fn add(
        &mut self,
        what: LabelKind,
        owner: usize,
        (at_x, at_y): (f64, f64),
        scale: f64,
        (text, [left, wide, y, font], share): (&str, [f64; 4], f64),
        group: usize,
    ) {
        if text.trim().is_empty() {
            return;
        }
        let (baseline, font) = (at_y + scale * y, scale * font);
        let (up, down) = reach(text);
        let (left, right) = (at_x + scale * left, at_x + scale * (left + wide));
        let area = Area { left, right, top: baseline - up * font, bottom: baseline + down * font };
        self.labels.push(Label {
            what,
            owner,
            text: text.to_owned(),
            area,
            baseline,
            font,
            share,
            is_aside: false,
            group,
        });
    }

    /// The slope of the edge to a node.
    pub fn slope(&self, node: usize) -> Area {
        let pieces = self.edges.iter().filter(|edge| edge.owner == node);
        let areas = pieces
            .map(|edge| edge.area)
            .max_by(|one, other| (one.right - one.left).total_cmp(&(other.right - other.left)));
        areas.expect("it has an edge")
    }

    /// Without what the edge of a cropped tree cuts in two.
    fn seen(&self) -> impl Iterator<Item = &Label> {
        let is_seen = |label: &&Label| self.crop.is_none_or(|crop| label.is_aside || label.area.is_within(&crop));
        self.labels.iter().filter(is_seen)
    }

    /// The smallest font, px.
    pub fn smallest(&self) -> f64 {
        self.seen().map(|label| label.font).fold(f64::INFINITY, f64::min)
    }

    /// Labels below leaves and wedges that stick out of the stage, though partly visible.
    pub fn cut_off(&self) -> impl Iterator<Item = String> {
        let is_below = |label: &&Label| matches!(label.what, LabelKind::Way | LabelKind::Brief);
        let is_cut = |label: &&Label| label.area.overlaps(&self.stage) && !label.area.is_within(&self.stage);
        self.labels.iter().filter(is_below).filter(is_cut).map(Label::name)
    }

    /// The names and windows, at nodes or aside, that an arc crosses, at some hundred points of it.
    pub fn met_by_arc(&self, arc: &ArcPart, view: &SceneView, also_aside: bool) -> impl Iterator<Item = String> {
        let ArcPart { from, one, two, to, .. } = *arc;
        let curve = CubicBez::new(from, one, two, to);
        let points: Vec<Point> = (0..=100).map(|part| curve.eval(f64::from(part) / 100.0)).collect();
        let (from_x, from_y) = (view.projection.x, view.projection.y);
        let labels = self.labels.iter().filter(move |label| also_aside || !label.is_aside);
        let labels = labels.filter(|label| matches!(label.what, LabelKind::Name | LabelKind::Window));
        let is_met = move |label: &&Label| {
            let Area { left, right, top, bottom } = label.area;
            points.iter().any(|at| (left..right).contains(&(from_x + at.x)) && (top..bottom).contains(&(from_y + at.y)))
        };
        labels.filter(is_met).map(Label::name)
    }

    /// The edges that cross the shape of a node that they do not belong to.
    pub fn through(&self, tree: &GameTree) -> Vec<String> {
        let mut found = Vec::new();
        for edge in &self.edges {
            let [(x1, y1), (x2, y2)] = edge.points[..] else { unreachable!("a piece of an edge has two ends") };
            let ends = [Some(edge.owner), tree.parent(NodeId(edge.owner as u32)).map(NodeId::index)];
            let others = self.outlines.iter().filter(|outline| !ends.contains(&Some(outline.owner)));
            // From end to end, at every hundredth.
            let is_inside = |outline: &&Polygon| {
                let points = (0..=100).map(|part| f64::from(part) / 100.0);
                let mut points = points.map(|part| (x1 + part * (x2 - x1), y1 + part * (y2 - y1)));
                points.any(|(x, y)| outline.area.right >= x && outline.area.left <= x && outline.holds_well((x, y)))
            };
            found.extend(
                others
                    .filter(is_inside)
                    .map(|outline| format!("the edge to {} runs through {}", edge.owner, outline.owner)),
            );
        }
        found
    }

    /// Everything that collides, is out of place, or sticks out of the stage.
    pub fn faults(&self) -> Vec<String> {
        let labels: Vec<&Label> = self.seen().collect();
        let mut faults: Vec<String> =
            self.boards_outside.iter().map(|node| format!("the board of {node} is not inside its shape")).collect();
        for (index, label) in labels.iter().enumerate() {
            let meets = |other: &&&Label| {
                label.group != other.group && label.area.overlaps(&other.area) && !covers(label, other)
            };
            faults.extend(
                labels[..index].iter().filter(meets).map(|other| format!("{} meets {}", label.name(), other.name())),
            );
            if self.crop.is_none() && !label.area.is_within(&self.stage) {
                faults.push(format!("{} is outside the stage", label.name()));
            }
            if label.what == LabelKind::Carried || self.crop.is_some() && label.is_aside {
                continue;
            }
            for outline in &self.outlines {
                let inside = self.inside[usize::from(outline.is_leaf)];
                if outline.owner == label.owner && inside.contains(&label.what) {
                    if !label.area.corners().iter().all(|&corner| outline.holds(corner)) {
                        faults.push(format!("{} is not inside its own shape", label.name()));
                    }
                } else if outline.crosses(&label.area) {
                    faults.push(format!("{} meets the shape of {}", label.name(), outline.owner));
                }
            }
            let is_on_edges = matches!(label.what, LabelKind::Place | LabelKind::Brief | LabelKind::Move);
            // A probability is on an edge of its own.
            let is_own = |edge: &Polygon| label.what == LabelKind::Weight && edge.owner == label.owner;
            let is_crossed = |edge: &Polygon| !is_own(edge) && edge.crosses(&label.above_edges());
            if !is_on_edges && self.edges.iter().any(is_crossed) {
                faults.push(format!("{} is crossed by an edge", label.name()));
            }
        }
        for (index, one) in self.outlines.iter().enumerate() {
            if self.crop.is_none() && !one.area.is_within(&self.stage) {
                faults.push(format!("the shape of {} is outside the stage", one.owner));
            }
            let meets = |other: &&Polygon| one.area.overlaps(&other.area) && other.crosses(&one.area);
            faults.extend(
                self.outlines[..index]
                    .iter()
                    .filter(meets)
                    .map(|other| format!("the shapes of {} and {} meet", other.owner, one.owner)),
            );
        }
        faults
    }
}

impl Label {
    fn name(&self) -> String {
        format!("{:?} “{}” of {}", self.what, self.text, self.owner)
    }

    /// The area that edges keep clear of: a letter's descender may touch one slightly.
    fn above_edges(&self) -> Area {
        Area { bottom: self.area.bottom.min(self.baseline + TAIL * self.font), ..self.area }
    }

    /// Where it is anchored, px.
    pub fn at(&self) -> f64 {
        self.area.left + self.share * (self.area.right - self.area.left)
    }

    /// The same, moved.
    pub fn moved(&self, (dx, dy): (f64, f64)) -> Label {
        let Area { left, right, top, bottom } = self.area;
        let area = Area { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
        Label { area, baseline: self.baseline + dy, ..self.clone() }
    }
}

impl Polygon {
    /// The same, moved.
    pub fn moved(&self, (dx, dy): (f64, f64)) -> Polygon {
        let points: Vec<(f64, f64)> = self.points.iter().map(|(x, y)| (x + dx, y + dy)).collect();
        Polygon { area: Area::around(&points), points, ..*self }
    }

    /// Whether it intersects a box: by the separating axes of both.
    fn crosses(&self, area: &Area) -> bool {
        // Most are far apart.
        if area.right - TOLERANCE <= self.area.left || self.area.right <= area.left + TOLERANCE {
            return false;
        }
        if area.bottom - TOLERANCE <= self.area.top || self.area.bottom <= area.top + TOLERANCE {
            return false;
        }
        let inner = Area {
            left: area.left + TOLERANCE,
            top: area.top + TOLERANCE,
            right: area.right - TOLERANCE,
            bottom: area.bottom - TOLERANCE,
        };
        self.sides().all(|((x1, y1), (x2, y2))| {
            let ends = |points: &[(f64, f64)]| {
                let places = points.iter().map(|(x, y)| x * (y1 - y2) + y * (x2 - x1));
                places.fold((f64::MAX, f64::MIN), |(least, most), at| (at.min(least), at.max(most)))
            };
            let (ours, theirs) = (ends(&inner.corners()), ends(&self.points));
            theirs.0 < ours.1 && ours.0 < theirs.1
        })
    }

    fn holds(&self, (x, y): (f64, f64)) -> bool {
        self.sides().all(|((x1, y1), (x2, y2))| {
            let length = (x2 - x1).hypot(y2 - y1).max(1e-9);
            -TOLERANCE <= ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
        })
    }

    /// Whether a point is inside, and not on the outline.
    fn holds_well(&self, (x, y): (f64, f64)) -> bool {
        self.sides().all(|((x1, y1), (x2, y2))| {
            let length = (x2 - x1).hypot(y2 - y1).max(1e-9);
            TOLERANCE <= ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
        })
    }

    fn sides(&self) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
        let next = self.points.iter().cycle().skip(1);
        self.points.iter().copied().zip(next.copied())
    }
}

/// A rising value may cover windows for a step, where rows are close together.
fn covers(one: &Label, other: &Label) -> bool {
    matches!((one.what, other.what), (LabelKind::Carried, LabelKind::Window) | (LabelKind::Window, LabelKind::Carried))
}

/// Around a centre, extending this far to the right and down.
fn outline(outline: Outline, (x, y): (f64, f64), (across, down): (f64, f64)) -> Vec<(f64, f64)> {
    let at = |&(right, below): &(f64, f64)| (x + right * across, y + below * down);
    match outline {
        Outline::Corners(corners) => corners.iter().map(at).collect(),
        // A roof only leaves more room.
        Outline::Square | Outline::Round | Outline::Card | Outline::Soft => {
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].iter().map(at).collect()
        }
        Outline::RoofUp => {
            let eaves = 0.32 * across / down - 1.0;
            [(0.0, -1.0), (1.0, eaves), (1.0, 1.0), (-1.0, 1.0), (-1.0, eaves)].iter().map(at).collect()
        }
        Outline::RoofDown => {
            let eaves = 1.0 - 0.32 * across / down;
            [(-1.0, -1.0), (1.0, -1.0), (1.0, eaves), (0.0, 1.0), (-1.0, eaves)].iter().map(at).collect()
        }
        Outline::Ellipse => {
            let turns = (0..24).map(|part| f64::from(part) / 24.0 * std::f64::consts::TAU);
            turns.map(|turn| at(&(turn.cos(), turn.sin()))).collect()
        }
    }
}

/// How far the letters of a text reach above and below its baseline, em; unlisted letters count as the tallest.
fn reach(text: &str) -> (f64, f64) {
    let of = |sign: char| match sign {
        '0'..='9' => (0.74, 0.01),
        '−' | '–' | '-' | ' ' | '\u{a0}' | '\u{202f}' => (0.36, 0.0),
        '+' | '∞' | '=' | '≤' | '≥' => (0.58, 0.0),
        '.' | '…' => (0.13, 0.01),
        ',' | ';' => (0.52, 0.17),
        '(' | ')' | '[' | ']' => (0.77, 0.14),
        '→' => (0.68, 0.04),
        'a' | 'c' | 'e' | 'm' | 'n' | 'o' | 'r' | 's' | 'u' | 'v' | 'w' | 'x' | 'z' | 'α' | 'я' => (0.56, 0.01),
        '_' => (0.0, 0.11),
        'g' | 'j' | 'p' | 'q' | 'y' | 'ą' | 'ę' | '@' | 'β' => (0.76, 0.21),
        'ż' | 'Q' => (0.77, 0.06),
        'A'..='Z' | 'a'..='z' | '\'' | ':' => (0.76, 0.01),
        _ => (0.93, 0.24),
    };
    text.chars().map(of).fold((0.0, 0.0), |(up, down): (f64, f64), (high, low)| (up.max(high), down.max(low)))
}
