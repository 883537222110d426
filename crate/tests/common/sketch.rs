//! Random trees as boxes: uneven, with equal scores, ±∞, single children and several plies of one player.

use proptest::prelude::*;

/// A tree of boxes. Every inner node has a static evaluation too, so that any depth limit can stop.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    pub id: u32,
    pub name: Option<String>,
    pub is_max: bool,
    pub score: Option<f64>,
    pub children: Vec<Sketch>,
    /// The name of the position that is met again here instead.
    pub again: Option<String>,
}

impl Sketch {
    /// The tree in our notation, with everything written out that could be left out.
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

/// A leaf's score: few values, so that equal ones are common, and a win or a loss now and then.
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

/// Random trees of up to six plies and some sixty nodes.
pub fn trees() -> impl Strategy<Value = Sketch> {
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

/// Random windows with α < β, the full one often.
pub fn windows() -> impl Strategy<Value = (f64, f64)> {
    prop_oneof![
        1 => Just((f64::NEG_INFINITY, f64::INFINITY)),
        2 => (-6..=6, 1..=6).prop_map(|(low, width)| (f64::from(low), f64::from(low + width))),
        1 => utility().prop_filter_map("below a win", |low| (low < f64::INFINITY).then_some((low, f64::INFINITY))),
    ]
}
