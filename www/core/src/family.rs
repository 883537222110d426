//! The page's queries about runs with passes, tables and orders of their own.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{PageRun, to_js};
use secateur::report::Counts;
use secateur::score::{Bound, Score, Side, Window};
use secateur::search::{self, ChildOrder, KillerHistory, NodeType};
use secateur::trace::{Entry, Event, Pass};
use secateur::tree::NodeId;
use secateur_drawing::layout::Arrangement;
use secateur_drawing::picture::scene::strategy;

#[wasm_bindgen(typescript_custom_section)]
const FAMILY: &str = r#"
export type ProofKind = 'exact' | 'lower' | 'upper' | 'greatest' | 'least' | 'on-bound' | 'certain';
export type Pass = {
    alpha: Score;
    beta: Score;
    /** null where it goes to the leaves */
    depth: number | null;
    /** the step that shows its start */
    first: number;
    /** the step that shows what it proved */
    last: number;
    score: Score;
    bound: Bound;
    /** the side of the window that it missed, if it can still be opened */
    missed: Side | null;
    /** the root's best move, where the pass proves one */
    best: number | null;
    /** what is known after it */
    low: Score;
    high: Score;
    /** the leaves it evaluated */
    leaves: number;
};
export type TableRow = {
    node: number;
    depth: number;
    low: Score;
    high: Score;
};
export type KillerHistory = {
    killers: (string | null)[][];
    history: {
        name: string;
        max: number;
        min: number;
    }[];
};
export type Costs = {
    bestFirst: number | null;
    /** whether no order takes less than the best child first */
    isLeast: boolean;
    worstFirst: number | null;
    meanOfOrders: number | null;
    orders: number;
    uniform: {
        branching: number;
        depth: number;
        meanOfRandom: number | null;
        least: number;
        root: number;
        exponent: number | null;
        power: number | null;
    } | null;
};
export type Counts = {
    algorithm: string;
    order: string;
    /** evaluations */
    leaves: number;
    /** nodes evaluated */
    distinct: number;
    visits: number;
    cutoffs: number;
    passes: number;
    /** how often the table knew a position */
    probes: number;
    /** how often its entry was the answer */
    hits: number;
};
"#;

#[derive(Serialize)]
struct PassValue {
    alpha: Score,
    beta: Score,
    /// None if it searches to the leaves.
    depth: Option<usize>,
    /// The steps that show its beginning and its end.
    first: u32,
    last: u32,
    score: Score,
    bound: Bound,
    missed: Option<Side>,
    best: Option<NodeId>,
    low: Score,
    high: Score,
    leaves: usize,
}

#[derive(Serialize)]
struct TableRowValue {
    node: NodeId,
    depth: u16,
    low: Score,
    high: Score,
}

#[derive(Serialize)]
struct KillerHistoryValue<'a> {
    killers: Vec<[Option<&'a str>; 2]>,
    history: Vec<HistoryRow<'a>>,
}

#[derive(Serialize)]
struct HistoryRow<'a> {
    name: &'a str,
    max: u64,
    min: u64,
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// By event: the index of its kind; see [`Event::KINDS`].
    pub fn kinds(&self) -> Vec<u8> {
        self.trace.events.iter().map(Event::kind).collect()
    }

    /// The guess in force.
    #[wasm_bindgen(getter)]
    pub fn guess(&self) -> f64 {
        self.settings.guess_on(&*self.tree).value()
    }

    /// What a result with this window proves about the root, and why: see [`Bound::proof`]. All from the side that this run shows.
    #[wasm_bindgen(unchecked_return_type = "ProofKind")]
    pub fn proof(&self, score: f64, bound: &str, alpha: f64, beta: f64) -> String {
        let bound = match bound {
            "lower" => Bound::Lower,
            "upper" => Bound::Upper,
            _ => Bound::Exact,
        };
        let window = Score::new(alpha).zip(Score::new(beta)).and_then(|(alpha, beta)| Window::new(alpha, beta));
        let payoffs = self.told(NodeId::ROOT, self.settings.payoffs);
        bound.proof(Score::new(score).unwrap_or(Score::ZERO), window.unwrap_or(Window::FULL), payoffs).id().to_owned()
    }

    /// Where its zero-window passes begin: at the guess, or at an end of the number line.
    #[wasm_bindgen(getter, unchecked_return_type = "'guess' | 'top' | 'bottom'")]
    pub fn beginning(&self) -> String {
        self.settings.beginning_on(&*self.tree).to_owned()
    }

    /// A zero window is 10^−`decimals` wide.
    #[wasm_bindgen(getter)]
    pub fn decimals(&self) -> u8 {
        self.findings.decimals(&self.tree, &self.settings)
    }

    /// Whether the move that is taken may be worse than its score: the last of equals may be only a bound.
    #[wasm_bindgen(getter, js_name = mayMislead)]
    pub fn may_mislead(&self) -> bool {
        self.settings.may_mislead()
    }

    /// The child that gave the root its best score; none if the root is a leaf.
    #[wasm_bindgen(getter, js_name = takenMove)]
    pub fn taken_move(&self) -> Option<u32> {
        self.trace.taken_move().map(|node| node.0)
    }

    /// The value of the move taken at the root, if it differs from the root's known value.
    #[wasm_bindgen(getter, js_name = wrongWorth)]
    pub fn wrong_worth(&self) -> Option<f64> {
        let worth = self.findings.wrong_worth(&self.tree, &self.trace, &self.settings)?;
        Some(self.told(NodeId::ROOT, worth).value())
    }

    /// The passes of a driver, in order.
    #[wasm_bindgen(unchecked_return_type = "Pass[]")]
    pub fn passes(&self) -> JsValue {
        let trace = &self.trace;
        let value = |pass: &Pass| PassValue {
            alpha: pass.window.alpha(),
            beta: pass.window.beta(),
            depth: (pass.horizon < self.tree.height()).then_some(pass.horizon),
            first: pass.first + 1,
            last: pass.last + 1,
            score: pass.score,
            bound: pass.bound,
            missed: pass.bound.missed(pass.window),
            best: pass.best,
            low: pass.known.0,
            high: pass.known.1,
            leaves: trace.leaves_in(pass),
        };
        to_js(&trace.passes.iter().map(value).collect::<Vec<_>>())
    }

    /// What the transposition table holds after `step` events: at most `most` positions, those stored last, by node.
    #[wasm_bindgen(unchecked_return_type = "TableRow[]")]
    pub fn table(&self, step: usize, most: usize) -> JsValue {
        let stored = self.trace.stored_before(&self.tree, step, most);
        let row = |&(node, Entry { depth, low, high }): &(NodeId, Entry)| TableRowValue { node, depth, low, high };
        to_js(&stored.iter().map(row).collect::<Vec<_>>())
    }

    /// How often the table knew a position in the first `step` events, and how often that answered the call.
    #[wasm_bindgen(js_name = tableHits)]
    pub fn table_hits(&self, step: usize) -> Vec<usize> {
        let (probes, hits) = self.trace.table_hits_before(step.min(self.length()));
        vec![probes, hits]
    }

    /// What killer moves and history have learned after `step` events.
    #[wasm_bindgen(unchecked_return_type = "KillerHistory")]
    pub fn learned(&self, step: usize) -> JsValue {
        let learned = KillerHistory::at(&self.tree, &self.trace, self.settings.horizon(), step);
        let name = |node: NodeId| self.tree.name(node);
        let killers = learned.killers.iter().map(|killers| killers.map(|killer| killer.and_then(name))).collect();
        let row = |(index, &[max, min]): (usize, &[u64; 2])| {
            let name = name(NodeId(index as u32)).filter(|_| 0 < max + min)?;
            Some(HistoryRow { name, max, min })
        };
        to_js(&KillerHistoryValue { killers, history: learned.history.iter().enumerate().filter_map(row).collect() })
    }

    /// What a child order relies on that this search lacks; none for an unknown id.
    #[wasm_bindgen(js_name = orderLacks)]
    pub fn order_lacks(&self, id: &str) -> Option<String> {
        let lack = ChildOrder::named(id, 0)?.lacks(&self.tree, self.settings.algorithm)?;
        Some(lack.id().to_owned())
    }

    /// By move of the root: the line that refuted it in the passes that ended within `step` events, the move first.
    #[wasm_bindgen(unchecked_return_type = "number[][]")]
    pub fn refutations(&self, step: usize) -> JsValue {
        to_js(&self.trace.refutations(&self.tree, step))
    }

    /// The cost of its first `step` events.
    #[wasm_bindgen(unchecked_return_type = "Counts")]
    pub fn counts(&self, step: usize) -> JsValue {
        to_js(&Counts::at(&self.tree, &self.trace, &self.settings, step))
    }

    /// The costs of the same search with other orders of the children, and on other trees of the same shape.
    #[wasm_bindgen(unchecked_return_type = "Costs")]
    pub fn costs(&self) -> JsValue {
        to_js(self.findings.costs(&self.tree, &self.settings))
    }

    /// By node: its type in the critical tree of the best order, 1 to 3; 0 if it is not needed.
    #[wasm_bindgen(js_name = nodeTypes)]
    pub fn node_types(&self) -> Vec<u8> {
        let number = |node_type| match node_type {
            NodeType::Spare => 0,
            NodeType::Principal => 1,
            NodeType::Cut => 2,
            NodeType::All => 3,
        };
        let types = || search::critical(&self.tree, self.settings.horizon(), self.settings.payoffs);
        if search::not_by_minimax(&self.tree).is_some() { Vec::new() } else { types() }
            .into_iter()
            .map(number)
            .collect()
    }

    /// By node: 1 where MAX's strategy may lead, 0 elsewhere.
    pub fn strategy(&self) -> Vec<u8> {
        self.of_whole(|| strategy(&self.tree, &self.trace, &self.settings)).into_iter().map(u8::from).collect()
    }

    /// By node: 1 if the move that leads there keeps the value of the parent, 0 otherwise.
    pub fn keeping(&self) -> Vec<u8> {
        self.of_whole(|| search::keeps_value(&self.tree, self.settings.horizon())).into_iter().map(u8::from).collect()
    }

    /// The utility or static evaluation of a node, from the side that this run shows; NaN if it has none.
    pub fn score(&self, node: u32) -> f64 {
        let score = |node| Some(self.told(node, self.tree.score(node)?).value());
        self.tree.node(node).and_then(score).unwrap_or(f64::NAN)
    }

    /// By node: its minimax value down to the limit, from the side that this run shows.
    pub fn values(&self) -> Vec<f64> {
        let values = self.of_whole(|| search::values(&self.tree, self.settings.horizon()));
        self.tree.nodes().zip(values).map(|(node, value)| self.told(node, value).value()).collect()
    }

    /// By node: its rank in the pre-order of the tree with every node's children in the order of the search; empty if that is the written
    /// one. See [`Arrangement`].
    pub fn ranks(&self) -> Vec<u32> {
        Arrangement::from_trace(&self.tree, &self.trace).ranks().to_vec()
    }

    /// The place of each given node among its siblings in the last search of its parent within `step` events, from 1; 0 if the parent has
    /// not been searched, and for the root.
    pub fn places(&self, step: usize, nodes: &[u32]) -> Vec<u32> {
        let place = |&node: &u32| {
            let parent = self.tree.parent(self.tree.node(node)?)?;
            let visit = &self.trace.visits[self.trace.visit_of(parent, step)?.index()];
            self.trace.children(&self.tree, visit).position(|child| child.0 == node).map(|place| place as u32 + 1)
        };
        nodes.iter().map(|node| place(node).unwrap_or(0)).collect()
    }
}

impl PageRun {
    /// A query that needs the whole tree; empty if part of it has not been grown.
    fn of_whole<T>(&self, find: impl FnOnce() -> Vec<T>) -> Vec<T> {
        if self.tree.is_partial() { Vec::new() } else { find() }
    }
}
