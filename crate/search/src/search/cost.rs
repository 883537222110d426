//! What alpha-beta costs in comparison with one run: with the best child first, with the worst, on average over all orders of the children,
//! and on average over trees of the same shape; and what the lectures' formulas say.

use std::rc::Rc;

use crate::score::{CutRule, Player, ReturnRule, Score, Window};
use crate::trace::Observer;
use crate::tree::{GameTree, NodeId};

use super::order::values;
use super::{ChildOrder, Settings, not_by_minimax, run, stops_at};

/// Leaves evaluated, counted or exact; `None` if unknown.
#[derive(Clone, PartialEq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Costs {
    /// With the best child first everywhere.
    pub best_first: Option<usize>,
    /// Whether no order, and no search that finds the value, takes less than the best child first. On uneven trees another child may refute
    /// more cheaply than the best one, as may one outside a root window.
    pub is_least: bool,
    /// With the worst child first everywhere. If that evaluates every leaf, no order takes more.
    pub worst_first: Option<usize>,
    /// The mean over all orders of the children of this tree.
    pub mean_of_orders: Option<f64>,
    /// The number of these orders, as close as a float comes.
    pub orders: f64,
    /// Costs of the shape, if it is uniform.
    pub uniform: Option<UniformCosts>,
}

/// A tree whose inner nodes all have the same number of children and whose leaves are all at the same depth.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UniformCosts {
    /// Children per node.
    pub branching: usize,
    /// Plies.
    pub depth: usize,
    /// The mean over trees of this shape with distinct leaves in random order.
    pub mean_of_random: Option<f64>,
    /// b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the cost of the best order (Knuth and Moore 1975).
    pub least: usize,
    /// √N, the cost often claimed for the best order.
    pub root: f64,
    /// The exponent with which the mean is said to grow, per ply: 0.75 below 10 children, 0.76 up to 30.
    pub exponent: Option<f64>,
    /// The cost by that exponent.
    pub power: Option<f64>,
}

impl Costs {
    /// The costs of searching `tree` with these settings except for the order of the children; empty if minimax values are not enough: see
    /// [`not_by_minimax`].
    pub fn compute(tree: &GameTree, settings: &Settings) -> Costs {
        if not_by_minimax(tree).is_some() {
            return Costs { orders: f64::NAN, ..Costs::default() };
        }
        let horizon = settings.horizon();
        let has = settings.algorithm;
        // A single search by the rules of the settings, with the root window.
        let is_plain = has.dialects && has.root_window && !has.deepens;
        let by = |order| is_plain.then(|| leaves_of(tree, &Settings { order, ..*settings })).flatten();
        let shape = UniformShape::detect(tree, horizon);
        let best_first = by(ChildOrder::BestFirst);
        let plainly = || Settings { order: ChildOrder::BestFirst, depth: settings.depth, ..Settings::default() };
        let is_least = shape.as_ref().is_some_and(|shape| {
            let is_bound = shape.alternates && settings.root_window() == Window::FULL;
            is_bound && best_first.or_else(|| leaves_of(tree, &plainly())) == Some(shape.least())
        });
        let uniform = shape.map(|uniform| UniformCosts {
            branching: uniform.branching,
            depth: uniform.depth,
            mean_of_random: (is_plain
                && uniform.alternates
                && uniform.branching <= MOST_BRANCHING
                && meets_truth(settings)
                && settings.root_window() == settings.payoffs)
                .then(|| mean_of_random(uniform.branching, uniform.depth)),
            least: uniform.least(),
            root: uniform.power(0.5),
            exponent: claimed_exponent(uniform.branching),
            power: claimed_exponent(uniform.branching).map(|exponent| uniform.power(exponent)),
        });
        Costs {
            best_first,
            is_least,
            worst_first: by(ChildOrder::WorstFirst),
            mean_of_orders: if is_plain { mean_of_orders(tree, settings) } else { None },
            orders: tree
                .nodes()
                .filter(|&node| tree.ply(node) < horizon)
                .map(|node| (1..=tree.children(node).count()).map(|place| place as f64).product::<f64>())
                .product(),
            uniform,
        }
    }
}

/// The exponent with which the mean is said to grow.
fn claimed_exponent(branching: usize) -> Option<f64> {
    match branching {
        0..10 => Some(0.75),
        10..=30 => Some(0.76),
        _ => None,
    }
}

/// Whether a returned score compares with the bounds as the true value does, so that cut-offs follow from true values alone. Past the
/// bound, a clamped score no longer cuts.
fn meets_truth(settings: &Settings) -> bool {
    settings.cut == CutRule::AtBound || settings.returns == ReturnRule::FailSoft
}

/// How many leaves a search evaluates.
fn leaves_of(tree: &GameTree, settings: &Settings) -> Option<usize> {
    struct Counter(usize);
    impl Observer for Counter {
        fn evaluate(&mut self, _: &NodeId, _: Score) {
            self.0 += 1;
        }
    }
    let mut counter = Counter(0);
    run(tree, settings, &mut counter).ok()?;
    Some(counter.0)
}

/// A uniform shape.
struct UniformShape {
    branching: usize,
    depth: usize,
    /// Whether the players alternate.
    alternates: bool,
}

impl UniformShape {
    fn detect(tree: &GameTree, horizon: usize) -> Option<UniformShape> {
        let depth = tree.height().min(horizon);
        let branching = tree.children(NodeId::ROOT).count();
        let inner = || tree.nodes().filter(|&node| tree.ply(node) < depth);
        let is_uniform = 0 < depth && 1 < branching && inner().all(|node| tree.children(node).count() == branching);
        let first = tree.player(NodeId::ROOT);
        let mover = |node: NodeId| if tree.ply(node).is_multiple_of(2) { first } else { first.other() };
        let alternates = inner().all(|node| tree.player(node) == mover(node));
        is_uniform.then_some(UniformShape { branching, depth, alternates })
    }

    /// The leaves needed to prove the value, from both sides.
    fn least(&self) -> usize {
        let half = |plies: usize| self.branching.pow(plies as u32);
        half(self.depth.div_ceil(2)) + half(self.depth / 2) - 1
    }

    /// The number of all leaves, to a power.
    fn power(&self, exponent: f64) -> f64 {
        (self.branching as f64).powf(exponent * self.depth as f64)
    }
}

/// Maximum number of steps to find a mean: a page is waiting.
const MOST_WORK: usize = 20_000_000;

/// Nodes with more children do not occur in lectures, and would take too long.
const MOST_BRANCHING: usize = 500;

/// The mean number of leaves that alpha-beta evaluates, over all orders of the children, equally likely.
///
/// A leaf is evaluated if and only if the largest value to the left of its path below MAX nodes, at least α, is smaller than the smallest
/// one below MIN nodes, at most β; when cutting only past the bound, not larger. In a random order, k given siblings of a node on the path
/// all come after it with probability 1 / (k + 1), independently for each node on the path.
fn mean_of_orders(tree: &GameTree, settings: &Settings) -> Option<f64> {
    // With a window wider than the payoffs, the places of α and β depend on who moves above.
    if !meets_truth(settings) || !settings.payoffs.contains(settings.root_window()) {
        return None;
    }
    let horizon = settings.horizon();
    let values = values(tree, horizon);
    let mut walk = Orders { tree, horizon, settings, values, path: Vec::new(), work: 0 };
    walk.expected(NodeId::ROOT)
}

struct Orders<'a> {
    tree: &'a GameTree,
    horizon: usize,
    settings: &'a Settings,
    values: Vec<Score>,
    path: Vec<PathNode>,
    work: usize,
}

/// A node on the path, among its siblings.
struct PathNode {
    /// Who moves above it.
    player: Player,
    value: Score,
    /// Its own value and those of its siblings, smallest first.
    all: Rc<[Score]>,
}

impl PathNode {
    /// The share of orders in which no sibling with a larger value comes before it.
    fn share_without_larger(&self, than: Score) -> f64 {
        let count = self.all.len() - self.all.partition_point(|&value| value <= than);
        1.0 / (1 + count - usize::from(than < self.value)) as f64
    }

    /// The share of orders in which no sibling whose value reaches a bound comes before it; such values are the smallest.
    fn share_without(&self, reach: impl Fn(Score) -> bool) -> f64 {
        let count = self.all.partition_point(|&value| reach(value));
        1.0 / (1 + count - usize::from(reach(self.value))) as f64
    }
}

impl Orders<'_> {
    /// The expected number of leaves evaluated below a node; none if that takes too long to compute.
    fn expected(&mut self, node: NodeId) -> Option<f64> {
        if stops_at(self.tree, node, self.horizon) {
            return self.chance();
        }
        let mut all: Vec<Score> = self.tree.children(node).map(|child| self.values[child.index()]).collect();
        all.sort_by(|one, other| one.value().total_cmp(&other.value()));
        let all: Rc<[Score]> = all.into();
        let player = self.tree.player(node);
        let mut sum = 0.0;
        for child in self.tree.children(node) {
            self.path.push(PathNode { player, value: self.values[child.index()], all: all.clone() });
            sum += self.expected(child)?;
            self.path.pop();
        }
        Some(sum)
    }

    /// The share of orders in which the leaf at the end of the path is evaluated.
    fn chance(&mut self) -> Option<f64> {
        let window = self.settings.root_window();
        let (alpha, beta) = (window.alpha(), window.beta());
        let is_closed = self.settings.cut == CutRule::PastBound;
        let of = |player: Player| self.path.iter().filter(move |choice| choice.player == player);
        let siblings = of(Player::Max).flat_map(|choice| choice.all.iter().copied());
        let mut bounds: Vec<Score> = siblings.filter(|&value| alpha < value).chain([alpha]).collect();
        bounds.sort_by(|one, other| one.value().total_cmp(&other.value()));
        bounds.dedup();
        self.work += bounds.len() * self.path.len();
        if MOST_WORK < self.work {
            return None;
        }
        let (mut sum, mut before) = (0.0, 0.0);
        for bound in bounds {
            // The event that α has risen no further, and that β has not come down to it.
            let up_to: f64 = of(Player::Max).map(|choice| choice.share_without_larger(bound)).product();
            let is_open = if is_closed { bound <= beta } else { bound < beta };
            let reach = |value: Score| if is_closed { value < bound } else { value <= bound };
            let goes_on: f64 = of(Player::Min).map(|choice| choice.share_without(reach)).product();
            sum += if is_open { (up_to - before) * goes_on } else { 0.0 };
            before = up_to;
        }
        Some(sum)
    }
}

/// The mean number of leaves that alpha-beta evaluates on uniform trees with distinct leaves in random order.
///
/// With u the share of leaves no larger than some score, and F the share of the siblings on a ply: over the nodes of the path below MAX
/// nodes, Σ Fⁱ is the probability that α is no larger than the score; below MIN nodes, Σ (1 − F)ⁱ that β is larger. The mean is the
/// integral of the second over the first (Fuller, Gaschnig and Gillogly 1973; Baudet 1978).
pub fn mean_of_random(branching: usize, depth: usize) -> f64 {
    let at = |u: f64| shares(branching, depth, u);
    let start = at(0.0);
    // The values of large subtrees are concentrated in a narrow range: first many parts, then finer where they are uneven.
    let parts = 64;
    let slope = |u: f64| {
        let (_, slope, minimum) = at(u);
        slope * minimum
    };
    let integral: f64 = (0..parts)
        .map(|part| {
            let (low, high) = (part as f64 / parts as f64, (part + 1) as f64 / parts as f64);
            integrated(&slope, low, high, 1e-11 * start.2, 48)
        })
        .sum();
    start.0 * start.2 + integral
}

/// At the share `u` of the leaves: the sum for α, its slope, and the sum for β. The last ply is MIN's; this does not affect the mean.
fn shares(branching: usize, depth: usize, u: f64) -> (f64, f64, f64) {
    let (mut share, mut rise) = (u, 1.0);
    let (mut alpha, mut alpha_slope, mut beta) = (1.0, 0.0, 1.0);
    for ply in 0..depth {
        let is_max = ply % 2 == 1;
        let part = if is_max { share } else { 1.0 - share };
        let (mut sum, mut slope, mut power, mut power_slope) = (0.0, 0.0, 1.0, 0.0);
        for _ in 0..branching {
            sum += power;
            slope += power_slope;
            power_slope = power_slope * part + power;
            power *= part;
        }
        // All siblings together: the value of the parent.
        if is_max {
            (alpha, alpha_slope) = (alpha * sum, alpha_slope * sum + alpha * slope * rise);
            (share, rise) = (power, power_slope * rise);
        } else {
            beta *= sum;
            (share, rise) = (1.0 - power, power_slope * rise);
        }
    }
    (alpha, alpha_slope, beta)
}

/// The integral of a smooth function, by Simpson's rule on halves until they agree.
fn integrated(f: &impl Fn(f64) -> f64, low: f64, high: f64, tolerance: f64, depth: usize) -> f64 {
    let simpson = |low: f64, high: f64| (high - low) / 6.0 * (f(low) + 4.0 * f(f64::midpoint(low, high)) + f(high));
    let middle = f64::midpoint(low, high);
    let (whole, halves) = (simpson(low, high), simpson(low, middle) + simpson(middle, high));
    if depth == 0 || (halves - whole).abs() <= 15.0 * tolerance {
        return halves + (halves - whole) / 15.0;
    }
    integrated(f, low, middle, tolerance / 2.0, depth - 1) + integrated(f, middle, high, tolerance / 2.0, depth - 1)
}

#[cfg(test)]
mod tests {
    use super::mean_of_random;

    #[test]
    fn the_mean_lies_between_the_least_and_all_however_deep() {
        for (branching, depth) in [(2, 20), (3, 13), (10, 6), (100, 3), (super::MOST_BRANCHING, 2)] {
            let mean = mean_of_random(branching, depth);
            let all = branching.pow(depth as u32) as f64;
            let half = |plies: usize| branching.pow(plies as u32) as f64;
            let least = half(depth.div_ceil(2)) + half(depth / 2) - 1.0;
            assert!(least < mean && mean < all, "{branching}, {depth}: {mean}");
        }
    }

    #[test]
    fn the_mean_over_random_leaves_is_the_exact_one() {
        let known = [
            (2, 2, 11.0 / 3.0),
            (2, 3, 719.0 / 105.0),
            (2, 4, 77503.0 / 6435.0),
            (3, 2, 521.0 / 70.0),
            (4, 2, 547033.0 / 45045.0),
            (3, 1, 3.0),
            (3, 3, 19.458059),
            (3, 4, 45.202451),
            (3, 5, 110.486577),
            (3, 6, 248.561855),
            (3, 7, 582.365937),
            (3, 8, 1287.079),
            (5, 3, 69.863703),
            (5, 6, 2549.9123),
            (10, 2, 55.959576),
            (10, 3, 384.250389),
            (10, 4, 1983.2947),
            (10, 5, 11551.16),
            (35, 2, 453.4),
        ];
        for (branching, depth, expected) in known {
            let found = mean_of_random(branching, depth);
            let digits = format!("{expected}").split('.').nth(1).map_or(0, str::len).min(6);
            let slack = 0.6 * 10_f64.powi(-(digits as i32));
            assert!((found - expected).abs() <= slack.max(1e-6), "{branching}, {depth}: {found} and not {expected}");
        }
    }
}
