//! Random trees as boxes: uneven, with equal scores, ±∞, single children and several plies of one player.

use proptest::prelude::*;
use secateur::GameTree;
use secateur::notation;

/// A tree of boxes. Every inner node has a static evaluation too, so that any depth limit can stop there.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    pub id: u32,
    pub name: Option<String>,
    pub is_max: bool,
    pub score: Option<f64>,
    pub children: Vec<Sketch>,
    /// The name of the position that occurs again here instead.
    pub again: Option<String>,
}

impl Sketch {
    /// The tree in our notation, with all optional parts written out.
    pub fn text(&self) -> String {
        let name = self.name.as_ref().map_or(String::new(), |name| format!("{name}: "));
        if let Some(again) = &self.again {
            return format!("{name}@{again}");
        }
        let player = if self.is_max { "max" } else { "min" };
        let score = self.score.map_or(String::new(), |score| format!(" {score}"));
        if self.children.is_empty() {
            return format!("{name}{player}{score}");
        }
        let children: Vec<String> = self.children.iter().map(Sketch::text).collect();
        format!("{name}{player}{score} ({})", children.join(", "))
    }

    pub fn is_again(&self) -> bool {
        self.again.is_some()
    }

    /// The mirror image.
    pub fn mirrored(&self) -> Sketch {
        let children = self.children.iter().rev().map(Sketch::mirrored).collect();
        Sketch { children, ..self.clone() }.numbered()
    }

    /// The same tree with many decimals, or huge or tiny scores, in the same order.
    fn with_odd_scores(mut self, from: i64, step: i64, decimals: i32) -> Sketch {
        let units = |score: f64| (from + (4.0 * score) as i64 * step).clamp(-MOST_UNITS, MOST_UNITS);
        let odd = |score: f64| if score.is_finite() { units(score) as f64 / 10_f64.powi(decimals) } else { score };
        self.score = self.score.map(odd);
        self.children = self.children.into_iter().map(|child| child.with_odd_scores(from, step, decimals)).collect();
        self
    }

    /// The same tree with pre-order ids.
    pub fn numbered(mut self) -> Sketch {
        self.number_from(0);
        self
    }

    fn number_from(&mut self, id: u32) -> u32 {
        self.id = id;
        self.children.iter_mut().fold(id + 1, |next, child| child.number_from(next))
    }

    /// The leaves from left to right.
    pub fn leaves(&self) -> Vec<&Sketch> {
        if self.children.is_empty() { vec![self] } else { self.children.iter().flat_map(Sketch::leaves).collect() }
    }
}

/// A leaf's score: few values, so that ties are common, and now and then a win or a loss.
fn utility() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-3..=3).prop_map(f64::from),
        2 => (-40..=40).prop_map(|quarters| f64::from(quarters) / 4.0),
        1 => Just(f64::INFINITY),
        1 => Just(f64::NEG_INFINITY),
    ]
}

fn name() -> impl Strategy<Value = Option<String>> {
    proptest::option::weighted(0.2, "[a-zżяα_][a-z0-9'-]{0,3}")
}

/// Random trees of up to six plies and some sixty nodes; the scores of some are odd.
pub fn trees() -> impl Strategy<Value = Sketch> {
    prop_oneof![
        3 => plain_trees(),
        1 => (plain_trees(), oddities()).prop_map(|(sketch, (from, step, decimals))| sketch.with_odd_scores(from, step, decimals)),
    ]
}

/// How odd scores are: the units added to 0, the units per quarter, and the decimals of a unit.
fn oddities() -> impl Strategy<Value = (i64, i64, i32)> {
    let from = prop_oneof![Just(0), -1_000..1_000_i64, Just(MOST_UNITS), Just(-MOST_UNITS), -MOST_UNITS..=MOST_UNITS];
    (from, prop_oneof![Just(1), Just(7), Just(1 << 40)], prop_oneof![Just(0), Just(15), 0..=15])
}

/// The largest score has this many units, a little less than are exact.
const MOST_UNITS: i64 = 4_000_000_000_000_000;

/// The same with whole numbers and quarters between −40 and 40 for scores.
pub fn plain_trees() -> impl Strategy<Value = Sketch> {
    let leaf = (utility(), name(), any::<bool>()).prop_map(|(score, name, is_max)| Sketch {
        name,
        is_max,
        score: Some(score),
        ..Sketch::default()
    });
    let inner = |children: BoxedStrategy<Sketch>| {
        (proptest::collection::vec(children, 1..=4), name(), any::<bool>(), -9..=9).prop_map(
            |(children, name, is_max, evaluation)| Sketch {
                name,
                is_max,
                score: Some(f64::from(evaluation)),
                children,
                ..Sketch::default()
            },
        )
    };
    leaf.prop_recursive(6, 60, 4, inner).prop_map(Sketch::numbered)
}

/// Random windows with α < β, the full one often, some of them odd.
pub fn windows() -> impl Strategy<Value = (f64, f64)> {
    prop_oneof![
        1 => Just((f64::NEG_INFINITY, f64::INFINITY)),
        2 => (-6..=6, 1..=6).prop_map(|(low, width)| (f64::from(low), f64::from(low + width))),
        1 => (-999..999_i32, 1..999_i32, 0..=15_i32).prop_map(|(low, width, decimals)| {
            (f64::from(low) / 10_f64.powi(decimals), f64::from(low + width) / 10_f64.powi(decimals))
        }),
        1 => (-MOST_UNITS..0, 0..=MOST_UNITS).prop_map(|(low, high)| (low as f64, high as f64)),
        1 => utility().prop_filter_map("below a win", |low| (low < f64::INFINITY).then_some((low, f64::INFINITY))),
    ]
}

/// Random trees with transpositions.
pub fn woven() -> impl Strategy<Value = GameTree> {
    (trees(), proptest::collection::vec(any::<(prop::sample::Index, prop::sample::Index)>(), 0..4)).prop_map(
        |(sketch, repeats)| {
            let mut sketch = named(sketch);
            for (first, again) in repeats {
                let leaves: Vec<u32> = sketch.leaves().iter().skip(1).map(|leaf| leaf.id).collect();
                if leaves.is_empty() {
                    break;
                }
                let again = leaves[again.index(leaves.len())];
                // Only what has ended before the leaf begins can occur again there.
                let ended = ended_before(&sketch, again);
                let of = ended[first.index(ended.len())];
                replace(&mut sketch, again, of);
            }
            notation::read(&sketch.text()).unwrap()
        },
    )
}

fn named(mut sketch: Sketch) -> Sketch {
    sketch.name = Some(format!("n{}", sketch.id));
    sketch.children = sketch.children.into_iter().map(named).collect();
    sketch
}

fn ended_before(sketch: &Sketch, id: u32) -> Vec<u32> {
    fn walk(node: &Sketch, id: u32, ended: &mut Vec<u32>) -> u32 {
        let end = node.children.iter().fold(node.id + 1, |_, child| walk(child, id, ended)).max(node.id + 1);
        if end <= id && !node.is_again() {
            ended.push(node.id);
        }
        end
    }
    let mut ended = Vec::new();
    walk(sketch, id, &mut ended);
    ended
}

fn replace(node: &mut Sketch, id: u32, of: u32) {
    if node.id == id {
        node.again = Some(format!("n{of}"));
    }
    node.children.iter_mut().for_each(|child| replace(child, id, of));
}
