//! The state of a run after some events, in the page's form.

use wasm_bindgen::prelude::*;

use secateur::frame::{Fact, Frame, OpenNode};
use secateur::holder::Holder;
use secateur::score::Bound;
use secateur::tree::NodeId;

use super::PageRun;
use super::object::Object;

#[wasm_bindgen(typescript_custom_section)]
const FRAME: &str = r#"
/** Finite or ±Infinity; from MAX's side, except that a run with a `fromMover` algorithm gives its nodes' scores from the mover's side. */
export type Score = number;
export type Player = 'max' | 'min';
export type Grain = 'event' | 'lecture' | 'leaf' | 'cut-off';
export type Side = 'alpha' | 'beta';
export type Bound = 'exact' | 'lower' | 'upper';
export type VisitEvent = {
    kind: 'visit';
    node: number;
    alpha: Score;
    beta: Score;
};
export type EvaluateEvent = {
    kind: 'evaluate';
    node: number;
    score: Score;
    alpha: Score;
    beta: Score;
    /** whether that is a static evaluation */
    static: boolean;
};
export type ImproveEvent = {
    kind: 'improve';
    node: number;
    child: number;
    score: Score;
    previous: Score | null;
};
/** Without a child where the table narrows, or the payoffs end. */
export type NarrowEvent = {
    kind: 'narrow';
    node: number;
    side: Side;
    from: Score;
    to: Score;
    child: number | null;
    byPayoffs: boolean;
};
export type CutoffEvent = {
    kind: 'cutoff';
    node: number;
    side: Side;
    after: number;
    score: Score;
    met: Score;
    lost: number[];
    /** whose bound was met */
    holder: Holder;
    deep: boolean;
};
export type ReturnEvent = {
    kind: 'return';
    node: number;
    score: Score;
    bound: Bound;
    certain: boolean;
    /** of its children; null where the table answers */
    best: Score | null;
};
/** A child is about to be called with its own window: a zero window, or after a surprise the open one. */
export type AskEvent = {
    kind: 'ask';
    node: number;
    caller: number;
    alpha: Score;
    beta: Score;
    /** the zero window's answer, when this is the search after a surprise */
    surprise: Score | null;
};
/** The table knows the position. */
export type ProbeEvent = {
    kind: 'probe';
    node: number;
    depth: number;
    low: Score;
    high: Score;
};
export type StoreEvent = {
    kind: 'store';
    node: number;
    depth: number;
    low: Score;
    high: Score;
};
export type PassEvent = {
    kind: 'pass';
    node: number;
    number: number;
    alpha: Score;
    beta: Score;
    depth: number | null;
};
/** A pass ends; low and high are what is known after it. */
export type ProveEvent = {
    kind: 'prove';
    node: number;
    number: number;
    score: Score;
    bound: Bound;
    /** the side of the window that it missed, if it can still be opened */
    missed: Side | null;
    best: number | null;
    low: Score;
    high: Score;
};
/** A child's score goes into the mean of a chance node. */
export type SumEvent = {
    kind: 'sum';
    node: number;
    child: number;
    score: Score;
    /** what the children seen so far add to the mean */
    seen: Score;
    /** the interval of the mean */
    low: Score;
    high: Score;
};
export type FamilyEvent = AskEvent | ProbeEvent | StoreEvent | PassEvent | ProveEvent | SumEvent;
export type BasicEvent = VisitEvent | EvaluateEvent | ImproveEvent | NarrowEvent | CutoffEvent | ReturnEvent;
export type Event = BasicEvent | FamilyEvent;
export type OpenVisit = {
    node: number;
    player: Player;
    alpha: Score;
    beta: Score;
    best: Score | null;
};
export type Result = {
    score: Score;
    /** what the run has proved */
    bound: Bound;
    /** what the score alone proves */
    theorem: Bound;
};
/** The holder of a bound: the node whose best score it is; the root window; the end of the payoffs; or a question or a table. */
export type Holder = number | 'window' | 'end' | 'nobody';
export type Frame = {
    step: number;
    /** the one that has just happened */
    event: Event | null;
    /** the node that decides next about a score that has just arrived: go on or cut off */
    decides: number | null;
    /** open visits, root first, and an evaluated leaf */
    path: number[];
    /** root first */
    open: OpenVisit[];
    /** evaluations so far */
    leaves: number;
    /** leaves evaluated so far, among those that minimax needs */
    distinct: number;
    /** so far */
    cutoffs: number;
    /** at the last step of a finished run only */
    result: Result | null;
};
"#;

pub(crate) fn written(run: &PageRun, frame: &Frame<'_>) -> JsValue {
    let fact = frame.fact();
    let is_over = run.trace.is_finished && frame.step == run.length();
    let mut object = Object::new();
    object
        .count("step", frame.step)
        .node("decides", run.trace.decision(&run.tree, frame.step))
        .nodes("path", &frame.path())
        .count("leaves", run.trace.leaves_before(frame.step))
        .count("distinct", run.distinct_before(frame.step))
        .count("cutoffs", run.trace.cut_offs_before(frame.step))
        .list("open");
    for &open in &frame.open {
        write_open(&mut object, if run.is_by_movers() { open.by_mover() } else { open });
    }
    object.end_list();
    match fact {
        Some(fact) => {
            object.named("event").node("node", Some(fact.node()));
            if let Fact::CutOff { node, side, .. } = fact {
                write_holder(&mut object, frame.holder(node, side, run.settings.payoffs));
            }
            write_event(&mut object, if run.is_by_movers() { fact.by_movers(&run.tree) } else { fact });
        }
        None => {
            object.none("event");
        }
    }
    if is_over {
        write_result(&mut object, run)
    } else {
        object.none("result")
    };
    object.finish()
}

fn write_open(object: &mut Object, open: OpenNode) {
    object
        .begin()
        .node("node", Some(open.node))
        .word("player", open.player.id())
        .window(open.window)
        .score("best", open.best)
        .end();
}

fn write_result<'a>(object: &'a mut Object, run: &PageRun) -> &'a mut Object {
    let trace = &run.trace;
    let said = |bound: Bound| if bound.is_certain(trace.score) { Bound::Exact } else { bound };
    object
        .named("result")
        .score("score", Some(run.told(NodeId::ROOT, trace.score)))
        .word("bound", word_of(run.told(NodeId::ROOT, said(trace.bound))))
        .word("theorem", word_of(run.told(NodeId::ROOT, said(trace.theorem))))
        .end()
}

fn write_holder(object: &mut Object, holder: Holder) {
    match holder {
        Holder::Node(node) => object.node("holder", Some(node)),
        Holder::RootWindow => object.word("holder", "window"),
        Holder::Payoffs => object.word("holder", "end"),
        Holder::Nobody => object.word("holder", "nobody"),
    };
}

fn word_of(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

fn write_event(object: &mut Object, fact: Fact) {
    match fact {
        Fact::Visit { window, .. } => object.word("kind", "visit").window(window),
        Fact::Evaluate { score, window, r#static, .. } => {
            object.word("kind", "evaluate").score("score", Some(score)).window(window).flag("static", r#static)
        }
        Fact::Improve { child, score, previous, .. } => object
            .word("kind", "improve")
            .node("child", Some(child))
            .score("score", Some(score))
            .score("previous", previous),
        Fact::Narrow { side, from, to, child, by_payoffs, .. } => object
            .word("kind", "narrow")
            .word("side", side.id())
            .score("from", Some(from))
            .score("to", Some(to))
            .node("child", child)
            .flag("byPayoffs", by_payoffs),
        Fact::CutOff { side, after, score, met, lost, deep, .. } => object
            .word("kind", "cutoff")
            .word("side", side.id())
            .node("after", Some(after))
            .score("score", Some(score))
            .score("met", Some(met))
            .nodes("lost", &lost)
            .flag("deep", deep),
        Fact::Return { score, bound, certain, best, .. } => object
            .word("kind", "return")
            .score("score", Some(score))
            .word("bound", word_of(bound))
            .flag("certain", certain)
            .score("best", best),
        fact => write_event_of_family(object, &fact),
    }
    .end();
}

/// The same for events of algorithms beyond minimax and alpha-beta.
fn write_event_of_family<'a>(object: &'a mut Object, fact: &Fact) -> &'a mut Object {
    match *fact {
        Fact::Ask { caller, window, surprise, .. } => {
            object.word("kind", "ask").node("caller", Some(caller)).window(window).score("surprise", surprise)
        }
        Fact::Probe { known, .. } => object
            .word("kind", "probe")
            .count("depth", known.depth.into())
            .score("low", Some(known.low))
            .score("high", Some(known.high)),
        Fact::Store { known, .. } => object
            .word("kind", "store")
            .count("depth", known.depth.into())
            .score("low", Some(known.low))
            .score("high", Some(known.high)),
        Fact::Pass { number, window, depth, .. } => {
            object.word("kind", "pass").count("number", number as usize).window(window);
            match depth {
                Some(depth) => object.count("depth", depth),
                None => object.none("depth"),
            }
        }
        Fact::Sum { child, score, seen, low, high, .. } => object
            .word("kind", "sum")
            .node("child", Some(child))
            .score("score", Some(score))
            .score("seen", Some(seen))
            .score("low", Some(low))
            .score("high", Some(high)),
        Fact::Prove { number, score, bound, missed, best, low, high, .. } => {
            object
                .word("kind", "prove")
                .count("number", number as usize)
                .score("score", Some(score))
                .word("bound", word_of(bound))
                .node("best", best)
                .score("low", Some(low))
                .score("high", Some(high));
            match missed {
                Some(side) => object.word("missed", side.id()),
                None => object.none("missed"),
            }
        }
        _ => object,
    }
}
