//! The nodes of the tree as named coordinates: everything at a node is relative to its middle, and edges go from name to name.

use std::collections::{HashMap, HashSet};

use super::item::number;
use super::{Scale, outline};
use crate::way::{WayPoint, WaySegment, bounds, steps};
use crate::{Figure, StyledElement};
use secateur::tree::{GameTree, NodeId};

/// Maximum length of a name that is used unchanged.
const LONGEST: usize = 12;
/// The maximum distance of equal places, px.
const NEAR: f64 = 0.6;

/// The names of a tree's nodes in TikZ: letters and digits, and unique.
#[derive(Clone, Debug)]
pub struct NodeNames(Vec<String>);

impl NodeNames {
    /// From their names in a picture.
    pub fn from_tree(tree: &GameTree, name: impl Fn(NodeId) -> String) -> NodeNames {
        let mut names: Vec<String> =
            tree.nodes().map(name).map(|name| if is_plain(&name) { name } else { String::new() }).collect();
        let mut taken = HashSet::new();
        for name in names.iter_mut().filter(|name| !name.is_empty()) {
            if !taken.insert(name.clone()) {
                name.clear();
            }
        }
        for node in tree.nodes() {
            for (place, child) in tree.children(node).enumerate() {
                if names[child.index()].is_empty() {
                    let by_parent = format!("{}{}", names[node.index()], place + 1);
                    let is_usable =
                        node != NodeId::ROOT && by_parent.len() <= LONGEST && taken.insert(by_parent.clone());
                    names[child.index()] = if is_usable { by_parent } else { numbered(child, &mut taken) };
                }
            }
        }
        if names[0].is_empty() {
            names[0] =
                if taken.insert("root".to_owned()) { "root".to_owned() } else { numbered(NodeId::ROOT, &mut taken) };
        }
        NodeNames(names)
    }

    fn get(&self, node: usize) -> &str {
        &self.0[node]
    }
}

fn is_plain(name: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric();
    name.len() <= LONGEST && name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_letter)
}

fn numbered(node: NodeId, taken: &mut HashSet<String>) -> String {
    let mut name = format!("n{}", node.index());
    while !taken.insert(name.clone()) {
        name.push('n');
    }
    name
}

/// A node at its place.
#[derive(Clone, Debug)]
struct NodeBox {
    node: usize,
    name: String,
    middle: WayPoint,
    /// Px.
    width: f64,
    /// Px.
    height: f64,
    /// Max, min or leaf.
    kind: String,
}

/// All nodes drawn in any of some figures.
#[derive(Clone)]
pub(crate) struct TikzNodes<'a> {
    names: &'a NodeNames,
    scale: Scale,
    /// From left to right.
    places: Vec<NodeBox>,
    at: HashMap<(i64, i64), usize>,
    /// The heights of all nodes, px.
    rows: Vec<f64>,
    /// The number of places per node.
    counts: HashMap<usize, usize>,
    /// Names of outlines, with their paths around a middle.
    outlines: Vec<(String, String)>,
    /// Names of sizes.
    sizes: Vec<(String, String)>,
}

impl<'a> TikzNodes<'a> {
    /// The nodes of some figures.
    pub(in crate::formats) fn collect(figures: &[&Figure], names: &'a NodeNames, scale: Scale) -> TikzNodes<'a> {
        let (places, rows, outlines, sizes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (at, counts) = (HashMap::new(), HashMap::new());
        let mut boxes = TikzNodes { names, scale, places, at, rows, counts, outlines, sizes };
        for figure in figures {
            let seen = figure.seen();
            let nodes = seen.children.iter().filter(|layer| layer.element.has_class("nodes"));
            nodes.flat_map(|layer| &layer.children).for_each(|node| boxes.take(node));
        }
        boxes
    }

    /// Adds a node; a known one gets its maximum size.
    fn take(&mut self, seen: &StyledElement<'_>) {
        let kind =
            ["max", "min", "chance", "leaf"].into_iter().find(|kind| seen.element.has_class(kind)).unwrap_or("leaf");
        let body = seen.children.iter().find(|child| child.element.has_class("shape"));
        let way = body.and_then(|body| body.element.get("d")).map(steps).unwrap_or_default();
        let scale = seen.matrix.scale();
        let way: Vec<WaySegment> = way.into_iter().map(|step| step.at(|(x, y)| (scale * x, scale * y))).collect();
        let [left, top, right, bottom] = if way.is_empty() { [0.0; 4] } else { bounds(&way) };
        if !way.is_empty() && !seen.element.has_class("is-folded") {
            self.name_outline(kind, &way);
        }
        let (middle, width, height) = (seen.matrix.at(0.0, 0.0), right - left, bottom - top);
        if let Some(&at) = self.at.get(&key(middle)) {
            let place = &mut self.places[at];
            (place.width, place.height) = (place.width.max(width), place.height.max(height));
            return;
        }
        self.at.insert(key(middle), self.places.len());
        if !self.rows.contains(&middle.1) {
            self.rows.push(middle.1);
        }
        let node = number(seen.element, "data-node") as usize;
        let name = self.place_name(node);
        self.places.push(NodeBox { node, name, middle, width, height, kind: kind.to_owned() });
    }

    /// Nodes move under a lens: each further place of a node has a name of its own.
    fn place_name(&mut self, node: usize) -> String {
        let count = self.counts.entry(node).or_insert(0);
        *count += 1;
        let name = self.names.get(node);
        if *count == 1 { name.to_owned() } else { format!("{name}-{count}") }
    }

    fn name_outline(&mut self, kind: &str, way: &[WaySegment]) {
        let told = outline(way, (0.0, 0.0), self.scale);
        if self.outlines.iter().any(|(_, known)| *known == told) {
            return;
        }
        let name = counted(&self.outlines, &format!("{kind} outline"));
        self.outlines.push((name, told));
    }

    /// The name of the node at a place.
    pub fn named(&self, place: WayPoint) -> Option<&str> {
        self.find(place).map(|found| found.name.as_str())
    }

    fn find(&self, place: WayPoint) -> Option<&NodeBox> {
        self.at.get(&key(place)).map(|&at| &self.places[at])
    }

    /// The name of an outline.
    pub fn outline_named(&self, told: &str) -> Option<&str> {
        self.outlines.iter().find(|(_, known)| known == told).map(|(name, _)| name.as_str())
    }

    /// The end of an edge by name, such as `b.north`.
    pub fn end(&self, (x, y): WayPoint) -> Option<String> {
        let near = |one: f64, other: f64| (one - other).abs() < NEAR;
        // Edges end above or below a middle, so the search goes row by row.
        self.rows.iter().find_map(|&row| {
            let place =
                self.find((x, row)).or_else(|| self.find((x - 0.1, row))).or_else(|| self.find((x + 0.1, row)))?;
            let side = [("north", -place.height / 2.0), ("center", 0.0), ("south", place.height / 2.0)];
            let (name, _) = side.into_iter().find(|&(_, up)| near(y, place.middle.1 + up))?;
            Some(format!("{}.{name}", place.name))
        })
    }

    /// The definitions of places and outlines, as options.
    pub fn options(&mut self) -> Vec<String> {
        let outlines = self.outlines.iter();
        let mut lines: Vec<String> =
            outlines.map(|(name, way)| format!("{name}/.style={{insert path={{{way}}}}},")).collect();
        for place in &self.places {
            let size = size(place, self.scale);
            if !self.sizes.iter().any(|(_, known)| *known == size) {
                let name = counted(&self.sizes, &format!("{} box", place.kind));
                lines.push(format!("{name}/.style={{{size}}},"));
                self.sizes.push((name, size));
            }
        }
        lines
    }

    /// A line for every place.
    pub fn lines(&self) -> Vec<String> {
        let mut places: Vec<&NodeBox> = self.places.iter().collect();
        places.sort_by_key(|place| place.node);
        let one = |place: &&NodeBox| {
            let size = size(place, self.scale);
            let (name, _) = self.sizes.iter().find(|(_, known)| *known == size).expect("all sizes have got a name");
            let at = super::point(place.middle, self.scale);
            format!("\\node[{name}] ({}) at {at} {{}};", place.name)
        };
        places.iter().map(one).collect()
    }
}

/// A name, with a number if it is not the first of its kind.
fn counted(known: &[(String, String)], name: &str) -> String {
    match known.iter().filter(|(other, _)| other.starts_with(name)).count() {
        0 => name.to_owned(),
        count => format!("{name} {}", count + 1),
    }
}

fn size(place: &NodeBox, scale: Scale) -> String {
    format!("anchor=center, minimum width={}, minimum height={}", scale.length(place.width), scale.length(place.height))
}

/// Places are rounded to a tenth of a px.
fn key((x, y): WayPoint) -> (i64, i64) {
    ((x * 10.0).round() as i64, (y * 10.0).round() as i64)
}
