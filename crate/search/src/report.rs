//! A run as one plain JSON object, for scripts and external checks.
//!
//! Node ids are pre-order numbers; JSON has no infinities, so ±∞ are the strings "inf" and "-inf".

use serde::{Serialize, Serializer};

use crate::frame::is_deep;
use crate::score::{Bound, Score, Side, Window};
use crate::search::{self, Settings};
use crate::trace::{Event, Pass, Sum, Trace};
use crate::tree::{GameTree, NodeId};

/// Everything about a run.
#[derive(Serialize, Debug)]
pub struct Report<'a> {
    /// The guess that the run used, if the algorithm has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    guess: Option<JsonScore>,
    /// None if the run did not finish.
    score: Option<JsonScore>,
    bound: Option<Bound>,
    principal_variation: Vec<NodeId>,
    names: Vec<Option<&'a str>>,
    passes: Vec<PassEntry>,
    events: Vec<ReportEntry>,
}

#[derive(Serialize, Debug)]
struct PassEntry {
    alpha: JsonScore,
    beta: JsonScore,
    depth: Option<usize>,
    /// None if the run did not finish the pass.
    score: Option<JsonScore>,
    bound: Option<Bound>,
    best: Option<NodeId>,
    low: JsonScore,
    high: JsonScore,
    leaves: usize,
}

#[derive(Serialize, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ReportEntry {
    Visit {
        node: NodeId,
        alpha: JsonScore,
        beta: JsonScore,
    },
    Evaluate {
        node: NodeId,
        score: JsonScore,
        alpha: JsonScore,
        beta: JsonScore,
    },
    Improve {
        node: NodeId,
        child: NodeId,
        score: JsonScore,
    },
    Narrow {
        node: NodeId,
        side: Side,
        from: JsonScore,
        to: JsonScore,
    },
    CutOff {
        node: NodeId,
        side: Side,
        after: NodeId,
        lost: Vec<NodeId>,
        holder: Option<NodeId>,
        deep: bool,
    },
    Return {
        node: NodeId,
        score: JsonScore,
        bound: Bound,
    },
    Ask {
        node: NodeId,
        alpha: JsonScore,
        beta: JsonScore,
    },
    Probe {
        node: NodeId,
        depth: u16,
        low: JsonScore,
        high: JsonScore,
    },
    Store {
        node: NodeId,
        depth: u16,
        low: JsonScore,
        high: JsonScore,
    },
    Pass {
        number: u32,
        alpha: JsonScore,
        beta: JsonScore,
    },
    Prove {
        number: u32,
        score: JsonScore,
        bound: Bound,
    },
    Sum {
        node: NodeId,
        child: NodeId,
        score: JsonScore,
        seen: JsonScore,
        left: String,
        low: JsonScore,
        high: JsonScore,
    },
}

/// A score as JSON writes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JsonScore(pub Score);

impl Serialize for JsonScore {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Score::INFINITE => out.serialize_str("inf"),
            Score::MINUS_INFINITE => out.serialize_str("-inf"),
            // Whole numbers are written without ".0", as in the lectures; a score has at most 2^53 units.
            score if score.value().fract() == 0.0 => out.serialize_i64(score.value() as i64),
            score => out.serialize_f64(score.value()),
        }
    }
}

impl<'a> Report<'a> {
    /// The report of a run of `settings` on `tree`.
    pub fn new(tree: &'a GameTree, trace: &Trace, settings: &Settings) -> Report<'a> {
        Report {
            guess: settings.algorithm.guess.then(|| JsonScore(settings.guess_on(tree))),
            score: trace.is_finished.then_some(JsonScore(trace.score)),
            bound: trace.is_finished.then_some(trace.bound),
            principal_variation: best_line(tree, trace, settings),
            names: tree.nodes().map(|node| tree.name(node)).collect(),
            passes: trace.passes.iter().map(|pass| pass_entry(tree, trace, pass)).collect(),
            events: entries(tree, trace, settings.root_window()),
        }
    }
}

/// The principal variation; if a table or a question answered before its end, a search afterwards proves the rest.
fn best_line(tree: &GameTree, trace: &Trace, settings: &Settings) -> Vec<NodeId> {
    let known = trace.principal_variation(tree);
    let is_told_later = settings.algorithm.table || settings.algorithm.asks;
    if !is_told_later || !trace.is_certain() || known.last().is_some_and(|&node| tree.is_leaf(node)) {
        return known;
    }
    let found = search::find(tree, settings).map_or_else(|_| Vec::new(), |found| found.line);
    let all: Vec<NodeId> = [NodeId::ROOT].into_iter().chain(found).collect();
    if known.len() < all.len() { all } else { known }
}

/// What a run costs up to a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counts {
    /// The id of the algorithm.
    pub algorithm: &'static str,
    /// The id of the order of the children.
    pub order: &'static str,
    score: Option<JsonScore>,
    /// What the score proves.
    pub bound: Option<Bound>,
    /// Evaluations.
    pub leaves: usize,
    /// How many different nodes were evaluated.
    pub distinct: usize,
    /// Calls of the search.
    pub visits: usize,
    /// Calls that were cut off.
    pub cutoffs: usize,
    /// Passes that have begun; 1 without passes.
    pub passes: usize,
    /// How often the table knew the position.
    pub probes: usize,
    /// How often that answered the call.
    pub hits: usize,
}

impl Counts {
    /// None if the run has not finished; the counts are then those so far.
    pub fn score(&self) -> Option<Score> {
        self.score.map(|JsonScore(score)| score)
    }

    /// The counts of a whole run.
    pub fn at_end(tree: &GameTree, trace: &Trace, settings: &Settings) -> Counts {
        Counts::at(tree, trace, settings, trace.events.len())
    }

    /// The counts of a run's first `step` events.
    pub fn at(tree: &GameTree, trace: &Trace, settings: &Settings, step: usize) -> Counts {
        let events = &trace.events[..step.min(trace.events.len())];
        let mut is_evaluated = vec![false; tree.len()];
        for event in events {
            if let Event::Evaluate { node, .. } = *event {
                is_evaluated[node.index()] = true;
            }
        }
        let is_over = trace.is_finished && events.len() == trace.events.len();
        let (probes, hits) = trace.table_hits_before(events.len());
        Counts {
            algorithm: settings.algorithm.id,
            order: settings.order.id(),
            score: is_over.then_some(JsonScore(trace.score)),
            bound: is_over.then_some(trace.bound),
            leaves: trace.leaves_before(step),
            distinct: is_evaluated.into_iter().filter(|&is_evaluated| is_evaluated).count(),
            visits: events.iter().filter(|event| matches!(event, Event::Visit(_))).count(),
            cutoffs: trace.cut_offs_before(step),
            passes: trace.passes_before(step).max(usize::from(0 < step)),
            probes,
            hits,
        }
    }
}

/// What a pass proved about the root, checked against its score: the driver may know less, since it knows only the score.
fn proved_by(trace: &Trace, pass: &Pass) -> Bound {
    trace.proved(NodeId::ROOT, pass.last as usize + 1).bound_of(pass.score).unwrap_or(pass.bound)
}

fn pass_entry(tree: &GameTree, trace: &Trace, pass: &Pass) -> PassEntry {
    let has_ended = (pass.last as usize) < trace.events.len();
    PassEntry {
        alpha: JsonScore(pass.window.alpha()),
        beta: JsonScore(pass.window.beta()),
        depth: (pass.horizon < tree.height()).then_some(pass.horizon),
        score: has_ended.then_some(JsonScore(pass.score)),
        bound: has_ended.then(|| proved_by(trace, pass)),
        best: pass.best,
        low: JsonScore(pass.known.0),
        high: JsonScore(pass.known.1),
        leaves: trace.leaves_before(pass.last as usize) - trace.leaves_before(pass.first as usize),
    }
}

fn entries(tree: &GameTree, trace: &Trace, window: Window) -> Vec<ReportEntry> {
    let mut windows = vec![window];
    // The open visits, and the window of a question that is about to be asked.
    let mut open = Vec::new();
    let mut asked = None;
    let entry = |event: &Event| match *event {
        Event::Visit(id) => {
            let visit = &trace.visits[id.index()];
            windows.push(visit.window);
            open.push(visit);
            asked = None;
            ReportEntry::Visit {
                node: visit.node,
                alpha: JsonScore(visit.window.alpha()),
                beta: JsonScore(visit.window.beta()),
            }
        }
        Event::Evaluate { node, score } => {
            let window = asked.take().unwrap_or(windows[windows.len() - 1]);
            ReportEntry::Evaluate {
                node,
                score: JsonScore(score),
                alpha: JsonScore(window.alpha()),
                beta: JsonScore(window.beta()),
            }
        }
        Event::Improve { node, child, score } => ReportEntry::Improve { node, child, score: JsonScore(score) },
        Event::Narrow { node, side, from, to } => {
            let window = windows.last_mut().expect("the root window is never taken off");
            *window = window.moved(side, to);
            ReportEntry::Narrow { node, side, from: JsonScore(from), to: JsonScore(to) }
        }
        Event::CutOff { node, side, after, holder } => ReportEntry::CutOff {
            node,
            side,
            after,
            lost: trace.lost(tree, open[open.len() - 1], after),
            holder,
            deep: is_deep(tree, node, holder),
        },
        Event::Return(id) => {
            windows.pop();
            open.pop();
            let visit = &trace.visits[id.index()];
            ReportEntry::Return { node: visit.node, score: JsonScore(visit.score), bound: visit.bound }
        }
        Event::Ask { node, window } => {
            asked = Some(window);
            ReportEntry::Ask { node, alpha: JsonScore(window.alpha()), beta: JsonScore(window.beta()) }
        }
        Event::Probe { node, depth, low, high } => {
            ReportEntry::Probe { node, depth, low: JsonScore(low), high: JsonScore(high) }
        }
        Event::Store { node, depth, low, high } => {
            ReportEntry::Store { node, depth, low: JsonScore(low), high: JsonScore(high) }
        }
        Event::Pass(id) => {
            let window = trace.passes[id.index()].window;
            windows = vec![window];
            ReportEntry::Pass { number: id.0, alpha: JsonScore(window.alpha()), beta: JsonScore(window.beta()) }
        }
        Event::Prove(id) => {
            let pass = &trace.passes[id.index()];
            ReportEntry::Prove { number: id.0, score: JsonScore(pass.score), bound: proved_by(trace, pass) }
        }
        Event::Sum { node, child, sum } => {
            let Sum { score, seen, low, high, .. } = trace.sums[sum.index()];
            let left = trace.sums[sum.index()].left_part().to_string();
            let [score, seen, low, high] = [score, seen, low, high].map(JsonScore);
            ReportEntry::Sum { node, child, score, seen, left, low, high }
        }
    };
    trace.events.iter().map(entry).collect()
}
