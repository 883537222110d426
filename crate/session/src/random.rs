//! The settings of a random tree, as typed, and as in links, for people to read: `children:2..3,depth:4,order:best-first,distinct,seed:7`.
//! Defaults are left out, except the seed.

use std::ops::RangeInclusive;

use secateur::plain::Plain;
use secateur::random::{RandomTree, TreeOrder};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The fields of the dialog, all as typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RandomFields {
    /// The fewest children of a node.
    pub least: String,
    /// The most.
    pub most: String,
    /// Plies below the root.
    pub depth: String,
    /// The smallest score.
    pub low: String,
    /// The largest.
    pub high: String,
    /// The seed.
    pub seed: String,
    /// How children are sorted.
    pub order: String,
    /// Whether all leaves differ.
    pub distinct: bool,
    /// Whether chance moves after every player.
    pub chance: bool,
}

/// Why a field is invalid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RandomProblem {
    /// The name of the field.
    pub field: &'static str,
    /// `number` if it is not a whole number; `range` if it is out of range; `empty` if it is below its lower end's field.
    pub kind: &'static str,
    /// The lower end.
    pub least: i64,
    /// The upper one.
    pub most: i64,
}

/// The default settings.
pub fn usual() -> RandomTree {
    RandomTree {
        branching: 3..=3,
        depth: 3,
        scores: 0..=20,
        distinct: false,
        order: TreeOrder::Random,
        chance: false,
        seed: 1,
    }
}

/// The numeric fields and their ranges. JSON and scripts have no larger seeds.
const RANGES: [(&str, RangeInclusive<i64>); 6] = [
    ("least", 1..=1000),
    ("most", 1..=1000),
    ("depth", 1..=1000),
    ("low", -1_000_000..=1_000_000),
    ("high", -1_000_000..=1_000_000),
    ("seed", 0..=(1 << 53) - 1),
];

impl From<&RandomTree> for RandomFields {
    fn from(tree: &RandomTree) -> RandomFields {
        RandomFields {
            least: tree.branching.start().to_string(),
            most: tree.branching.end().to_string(),
            depth: tree.depth.to_string(),
            low: tree.scores.start().to_string(),
            high: tree.scores.end().to_string(),
            seed: tree.seed.to_string(),
            order: tree.order.id().to_owned(),
            distinct: tree.distinct,
            chance: tree.chance,
        }
    }
}

impl RandomFields {
    /// Takes typed text, by field.
    pub fn take(&mut self, change: &Plain) {
        let texts = [
            ("least", &mut self.least),
            ("most", &mut self.most),
            ("depth", &mut self.depth),
            ("low", &mut self.low),
            ("high", &mut self.high),
            ("seed", &mut self.seed),
            ("order", &mut self.order),
        ];
        for (name, place) in texts {
            if let Some(text) = change.field(name).text() {
                text.clone_into(place);
            }
        }
        for (name, place) in [("distinct", &mut self.distinct), ("chance", &mut self.chance)] {
            if let Plain::Flag(is_so) = *change.field(name) {
                *place = is_so;
            }
        }
    }

    fn typed(&self) -> [&str; 6] {
        [&self.least, &self.most, &self.depth, &self.low, &self.high, &self.seed]
    }

    /// The settings that they describe.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn tree(&self) -> Result<RandomTree, RandomProblem> {
        let mut numbers = [0; 6];
        for ((number, typed), (field, range)) in numbers.iter_mut().zip(self.typed()).zip(RANGES) {
            let problem = |kind| RandomProblem { field, kind, least: *range.start(), most: *range.end() };
            *number = whole(typed).ok_or_else(|| problem("number"))?;
            if !range.contains(number) {
                return Err(problem("range"));
            }
        }
        let [least, most, depth, low, high, seed] = numbers;
        let empty = |field| Err(RandomProblem { field, kind: "empty", least, most });
        if most < least {
            return empty("most");
        }
        if high < low {
            return empty("high");
        }
        Ok(RandomTree {
            branching: least as usize..=most as usize,
            depth: depth as usize,
            scores: low as i32..=high as i32,
            distinct: self.distinct,
            order: TreeOrder::named(&self.order).unwrap_or(usual().order),
            chance: self.chance,
            seed: seed as u64,
        })
    }

    /// From saved data, which may be anything; invalid fields have their defaults.
    pub fn from_plain(value: &Plain) -> RandomFields {
        let mut fields = RandomFields::from(&usual());
        let first = fields.clone();
        let is_within =
            |text: &str, range: RangeInclusive<i64>| whole(text).is_some_and(|number| range.contains(&number));
        let places = [
            &mut fields.least,
            &mut fields.most,
            &mut fields.depth,
            &mut fields.low,
            &mut fields.high,
            &mut fields.seed,
        ];
        for (place, (name, range)) in places.into_iter().zip(RANGES) {
            if let Some(text) = value.field(name).text().filter(|text| is_within(text, range)) {
                text.clone_into(place);
            }
        }
        if whole(&fields.most) < whole(&fields.least) {
            (fields.least, fields.most) = (first.least, first.most);
        }
        if whole(&fields.high) < whole(&fields.low) {
            (fields.low, fields.high) = (first.low, first.high);
        }
        if let Some(order) = value.field("order").text().and_then(TreeOrder::named) {
            order.id().clone_into(&mut fields.order);
        }
        fields.distinct = *value.field("distinct") == Plain::Flag(true);
        fields.chance = *value.field("chance") == Plain::Flag(true);
        fields
    }
}

/// A typed whole number.
fn whole(typed: &str) -> Option<i64> {
    let number: f64 = typed.trim().replacen('−', "-", 1).parse().ok()?;
    (number.fract() == 0.0).then_some(number as i64)
}

/// The settings of a tree as in links.
///
/// ```
/// use secateur::random::RandomTree;
/// use secateur_session::random;
/// let asked = RandomTree { branching: 2..=3, seed: 7, ..random::usual() };
/// assert_eq!(random::written(&asked), "children:2..3,seed:7");
/// assert_eq!(random::read("children:2..3,seed:7"), Ok(asked));
/// ```
pub fn written(tree: &RandomTree) -> String {
    let (own, usual) = (parts(tree), parts(&usual()));
    let said = own.iter().zip(&usual).filter(|((name, value), (_, usual))| *name == "seed" || value != usual);
    let parts: Vec<String> = said
        .map(|((name, value), _)| if value.is_empty() { (*name).to_owned() } else { format!("{name}:{value}") })
        .collect();
    parts.join(",")
}

/// By name, in the order in links.
fn parts(tree: &RandomTree) -> [(&'static str, String); 7] {
    let flag = |is_so: bool| if is_so { String::new() } else { "no".to_owned() };
    [
        ("children", span(tree.branching.start(), tree.branching.end())),
        ("depth", tree.depth.to_string()),
        ("scores", span(tree.scores.start(), tree.scores.end())),
        ("order", tree.order.id().to_owned()),
        ("distinct", flag(tree.distinct)),
        ("chance", flag(tree.chance)),
        ("seed", tree.seed.to_string()),
    ]
}

fn span<N: ToString + PartialEq>(from: &N, to: &N) -> String {
    if from == to { from.to_string() } else { format!("{}..{}", from.to_string(), to.to_string()) }
}

/// Reads them from a link.
///
/// # Errors
/// Invalid or repeated parts.
pub fn read(text: &str) -> Result<RandomTree, Vec<String>> {
    let mut tree = usual();
    let (mut wrong, mut seen) = (Vec::new(), Vec::new());
    for part in text.split(',').map(str::trim) {
        let (name, value) = part.split_once(':').map_or((part, ""), |(name, value)| (name.trim(), value.trim()));
        if seen.contains(&name) || read_part(name, value, &mut tree).is_none() {
            wrong.push(part.to_owned());
        }
        seen.push(name);
    }
    if wrong.is_empty() { Ok(tree) } else { Err(wrong) }
}

fn read_part(name: &str, value: &str, tree: &mut RandomTree) -> Option<()> {
    let ends = |least: &str, most: &str| {
        let (first, last) = value.split_once("..").unwrap_or((value, value));
        let (from, to) = (digits(first)?, digits(last)?);
        (from <= to && range(least)?.contains(&from) && range(most)?.contains(&to)).then_some((from, to))
    };
    let one = |field: &str| ends(field, field).filter(|(from, to)| from == to).map(|(number, _)| number);
    match name {
        "children" => {
            let (least, most) = ends("least", "most")?;
            tree.branching = least as usize..=most as usize;
        }
        "depth" => tree.depth = one("depth")? as usize,
        "scores" => {
            let (low, high) = ends("low", "high")?;
            tree.scores = low as i32..=high as i32;
        }
        "order" => tree.order = TreeOrder::named(value)?,
        "distinct" if value.is_empty() => tree.distinct = true,
        "chance" if value.is_empty() => tree.chance = true,
        "seed" => tree.seed = one("seed")? as u64,
        _ => return None,
    }
    Some(())
}

fn range(field: &str) -> Option<RangeInclusive<i64>> {
    RANGES.into_iter().find(|&(name, _)| name == field).map(|(_, range)| range)
}

/// A whole number, digits only.
fn digits(text: &str) -> Option<i64> {
    let size = text.strip_prefix('-').unwrap_or(text);
    text.parse().ok().filter(|_| size.bytes().all(|byte| byte.is_ascii_digit()))
}
