//! The argument of a cut-off as parts of a number line: the window of the current node, the possible values of the node or of a mean, and
//! the gap between them if they do not meet. Positions along the line are shares of it; sizes and signs are the page's.

use secateur::frame::Frame;
use secateur::score::{Interval, Player, Score, Side, Window};
use secateur::search::Settings;
use secateur::terms;
use secateur::tree::GameTree;

/// What is known at a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knowledge {
    /// Its window; if bounds are assigned before the comparison, they may have crossed.
    pub window: Window,
    /// Who moves there.
    pub player: Player,
    /// The best score so far.
    pub value: Option<Score>,
    /// Whether the node returns at least that at MAX, at most that at MIN.
    pub counts: bool,
    /// Whether that has cut children off.
    pub is_cut: bool,
    /// The possible values of a chance node's mean, if both ends are known.
    pub mean: Option<Interval>,
}

impl Knowledge {
    /// What is known at the innermost open node; outside a search, the root window, or that of the pass.
    pub fn from_frame(frame: &Frame<'_>, settings: &Settings) -> Knowledge {
        let trace = frame.trace();
        let Some(open) = frame.open.last() else {
            let pass = trace.passes[..trace.passes_before(frame.step)].last();
            let window = pass.map_or(settings.root_window(), |pass| pass.window);
            return Knowledge { window, player: Player::Max, value: None, counts: false, is_cut: false, mean: None };
        };
        let cut_off = trace.cut_off_of(&trace.visits[open.visit.index()]);
        let is_cut = cut_off.is_some_and(|(_, event)| event < frame.step);
        let (window, player, value) = (open.window, open.player, open.best);
        let known = Knowledge { window, player, value, counts: true, is_cut, mean: None };
        if let Some(mean) = terms::reach(frame) {
            return known.with_mean(mean, settings.payoffs);
        }
        if settings.algorithm.from_mover { known.by_mover() } else { known }
    }

    /// The same at a chance node. A mean with only a lower or an upper bound is treated like the best score of a player, who can do no
    /// worse.
    fn with_mean(self, mean: Interval, payoffs: Window) -> Knowledge {
        let Interval { low, high } = mean;
        match (low.is_finite(), high.is_finite()) {
            (false, true) => Knowledge { player: Player::Min, value: Some(high), ..self },
            (true, false) => Knowledge { player: Player::Max, value: Some(low), ..self },
            (true, true) if (low, high) != (payoffs.alpha(), payoffs.beta()) => Knowledge { mean: Some(mean), ..self },
            _ => self,
        }
    }

    /// The same from the side of the node's mover, who wants the most.
    pub fn by_mover(self) -> Knowledge {
        let (player, turned) = (self.player, self.player == Player::Min);
        if !turned {
            return self;
        }
        Knowledge {
            window: player.sees(self.window),
            value: self.value.map(|value| -value),
            player: Player::Max,
            ..self
        }
    }
}

/// A score and its position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LinePlace {
    /// The score.
    pub score: Score,
    /// From 0 at the left end of the line, which is −∞, to 1.
    pub at: f64,
}

/// The parts of a number line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NumberLine {
    /// α and β.
    pub window: [LinePlace; 2],
    /// The best score so far.
    pub value: Option<LinePlace>,
    /// The end of the ray that begins at the value: its possible values.
    pub ray: Option<f64>,
    /// The interval of a mean.
    pub mean: Option<[LinePlace; 2]>,
    /// From the window to the ray, if a cut-off shows that they do not meet.
    pub gap: Option<[f64; 2]>,
}

impl NumberLine {
    /// Its parts at a node, on the scale of a tree and a root window.
    pub fn new(known: Knowledge, tree: &GameTree, settings: &Settings) -> NumberLine {
        let Knowledge { window, player, value, counts, is_cut, mean } = known;
        let ends = scale(tree, settings);
        let place = |score: Score| LinePlace { score, at: at(score, ends) };
        let value = value.map(place);
        let ray = value.filter(|_| counts && settings.algorithm.windowed).map(|_| match player {
            Player::Max => 1.0,
            Player::Min => 0.0,
        });
        let met = place(window.bound(player.cut_side()));
        let gap = value.filter(|_| is_cut && ray.is_some()).map(|value| match player.cut_side() {
            Side::Beta => [met.at, value.at],
            Side::Alpha => [value.at, met.at],
        });
        let mean = mean.map(|Interval { low, high }| [place(low), place(high)]);
        NumberLine { window: [place(window.alpha()), place(window.beta())], value, ray, mean, gap }
    }
}

/// The part of the line for finite scores.
const FINITE: [f64; 2] = [0.1, 0.9];

/// The least and the greatest finite score of a tree and its root window: the same at every step.
fn scale(tree: &GameTree, settings: &Settings) -> Option<(f64, f64)> {
    let window = settings.root_window();
    let range = tree.range().into_iter().flat_map(|(low, high)| [low, high]);
    let scores = range.chain([window.alpha(), window.beta()]).filter(|score| score.is_finite()).map(Score::value);
    // If every score is from its mover's side, they come from both sides.
    let turned = |score: f64| if settings.algorithm.from_mover { [score, -score] } else { [score; 2] };
    let mut ends: Option<(f64, f64)> = None;
    for score in scores.flat_map(turned) {
        let (low, high) = ends.unwrap_or((score, score));
        ends = Some((low.min(score), high.max(score)));
    }
    ends
}

fn at(score: Score, ends: Option<(f64, f64)>) -> f64 {
    if !score.is_finite() {
        return if score < Score::ZERO { 0.0 } else { 1.0 };
    }
    let (low, high) = ends.unwrap_or_default();
    let share = if low < high { (score.value() - low) / (high - low) } else { 0.5 };
    // A question of one unit may ask beyond all scores of the tree.
    (FINITE[0] + share * (FINITE[1] - FINITE[0])).clamp(0.03, 0.97)
}
