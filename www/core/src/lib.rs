//! The page's door to the core: only this package refers to JavaScript. It translates and decides nothing.
//!
//! Small values cross as plain values, bulk numbers as typed arrays. Infinite scores are JavaScript infinities.

use std::ops::Deref;
use std::rc::Rc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use secateur::frame::{Frame, Mark};
use secateur::grain::Grain;
use secateur::notation::{self, ParseError};
use secateur::score::{Score, Turn};
use secateur::search::SearchError;
use secateur::trace::Event;
use secateur::tree::NodeId;
use secateur_courses::course::{Course, Infinity, Letters};
use secateur_courses::film;
use secateur_courses::numberline::{LinePlace, NumberLine};
use secateur_courses::numbers::{NumberStyle, most_decimals, write_fraction};
use secateur_session::{ReadError, opponents, reading::Reading, run, strip};

mod browser;
mod changes;
mod courses;
mod family;
mod figures;
mod frame;
mod games;
mod links;
mod more;
mod numbers;
mod object;
mod picking;
mod picture;
mod session;
mod settings;
mod swatches;
mod tables;
mod telling;
mod working;

use browser::Work;
use numbers::{COLUMN, mark_numbers, side_number};
use object::Object;

fn to_js(value: &impl Serialize) -> JsValue {
    let made = value.serialize(&Serializer::json_compatible());
    // An expect would pull in the formatting of all JavaScript values.
    made.unwrap_or_else(|_| unreachable!("plain data becomes a plain value"))
}

/// A single score.
#[wasm_bindgen(js_name = readScore)]
pub fn read_score(text: &str) -> Result<f64, JsValue> {
    notation::read_score(text).map(Score::value).map_err(|error| read_error(&error, text))
}

fn field(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    js_sys::Reflect::get(object, &name.into())
}

#[wasm_bindgen(typescript_custom_section)]
const READ_ERROR: &str = r#"
export type ReadError = import('../src/port/session.js').ReadError;
export type Strip = import('../src/port/session.js').Strip;
export type LeafReach = import('../src/port/session.js').LeafReach;
export type Opponents = import('../src/port/session.js').Opponents;
"#;

/// Why a text cannot be read.
fn read_error(error: &ParseError, text: &str) -> JsValue {
    to_js(&ReadError::from_parse_error(error, text))
}

/// A tree that has been read.
#[wasm_bindgen(js_name = Tree)]
pub struct PageTree(Rc<Reading>);

impl Deref for PageTree {
    type Target = Reading;

    fn deref(&self) -> &Reading {
        &self.0
    }
}

#[wasm_bindgen(js_class = Tree)]
impl PageTree {
    /// Reads a tree from its notation.
    pub fn read(text: &str) -> Result<PageTree, JsValue> {
        let _work = Work::begin("secateur: read");
        Reading::read(text, &mut |_, _| ()).map(|reading| PageTree(Rc::new(reading))).map_err(|error| to_js(&error))
    }

    /// Whether another tree is the same except for its scores.
    #[wasm_bindgen(js_name = hasShapeOf)]
    pub fn has_shape_of(&self, other: &PageTree) -> bool {
        self.0.has_shape_of(other)
    }

    /// Whether this is the only reference to it.
    #[wasm_bindgen(js_name = isLast)]
    pub fn is_last(&self) -> bool {
        Rc::strong_count(&self.0) == 1
    }

    /// The number of nodes.
    #[wasm_bindgen(getter)]
    pub fn size(&self) -> usize {
        self.tree.len()
    }

    /// The number of leaves.
    #[wasm_bindgen(getter, js_name = leafCount)]
    pub fn leaf_count(&self) -> usize {
        self.tree.leaf_count()
    }

    /// The ply of the deepest node.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> usize {
        self.tree.height()
    }

    /// The tree's unit is 10^−`decimals`.
    #[wasm_bindgen(getter)]
    pub fn decimals(&self) -> u8 {
        self.tree.decimals()
    }

    /// A typed score of this tree, moved by a number of units; none if it is not a score.
    #[wasm_bindgen(js_name = plusUnits)]
    pub fn plus_units(&self, typed: &str, units: i32) -> Option<String> {
        notation::plus_units(typed, units, self.tree.decimals())
    }

    /// By node: its parent; `u32::MAX` for the root.
    pub fn parents(&self) -> Vec<u32> {
        self.tree.nodes().map(|node| self.tree.parent(node).map_or(u32::MAX, |parent| parent.0)).collect()
    }

    /// By node: one past the last node of its subtree.
    pub fn ends(&self) -> Vec<u32> {
        self.tree.nodes().map(|node| self.tree.end(node).0).collect()
    }

    /// By node: its distance from the root.
    pub fn plies(&self) -> Vec<u16> {
        self.tree.nodes().map(|node| self.tree.ply(node) as u16).collect()
    }

    /// By node: the number of its player.
    pub fn players(&self) -> Vec<u8> {
        self.tree.nodes().map(|node| self.tree.player(node).number()).collect()
    }

    /// Whether chance moves anywhere.
    #[wasm_bindgen(js_name = hasChance)]
    pub fn has_chance(&self) -> bool {
        self.tree.has_chance()
    }

    /// The number of decimals with which its scores are written; none if all are whole.
    #[wasm_bindgen(js_name = mostDecimals)]
    pub fn most_decimals(&self) -> Option<u8> {
        most_decimals(&self.tree)
    }

    /// Whether chance moves at a node.
    #[wasm_bindgen(js_name = isChance)]
    pub fn is_chance(&self, node: u32) -> bool {
        self.tree.node(node).is_some_and(|node| self.tree.turn(node) == Turn::Chance)
    }

    /// The probability of a node, as written; none if chance does not decide.
    pub fn likelihood(&self, node: u32) -> Option<String> {
        Some(self.tree.likelihood(self.tree.node(node)?)?.to_string())
    }

    /// By node: the first node with the same position; empty if no position is repeated.
    pub fn positions(&self) -> Vec<u32> {
        if !self.tree.has_repeats() {
            return Vec::new();
        }
        self.tree.nodes().map(|node| self.tree.position(node).0).collect()
    }

    /// By node: its utility or static evaluation; NaN where it has none.
    pub fn scores(&self) -> Vec<f64> {
        self.tree.nodes().map(|node| self.tree.score(node).map_or(f64::NAN, Score::value)).collect()
    }

    /// The smallest and the largest finite score; empty if there is none.
    pub fn range(&self) -> Vec<f64> {
        self.tree.range().map_or_else(Vec::new, |(low, high)| vec![low.value(), high.value()])
    }

    /// The first inner node that has a static evaluation.
    #[wasm_bindgen(js_name = firstStatic)]
    pub fn first_static(&self) -> Option<u32> {
        let is_static = |node: &NodeId| !self.tree.is_leaf(*node) && self.tree.score(*node).is_some();
        self.tree.nodes().find(is_static).map(|node| node.0)
    }

    /// The nodes that a search to this depth may have to evaluate, in order: leaves, and nodes at the depth limit.
    pub fn frontier(&self, depth: Option<usize>) -> Vec<u32> {
        let horizon = depth.unwrap_or(usize::MAX);
        let stops = |node: &NodeId| {
            let ply = self.tree.ply(*node);
            ply == horizon || ply < horizon && self.tree.is_leaf(*node)
        };
        self.tree.nodes().filter(stops).map(|node| node.0).collect()
    }

    /// The name of a node in the text.
    pub fn name(&self, node: u32) -> Option<String> {
        self.tree.name(NodeId(node)).map(str::to_owned)
    }

    /// The name of a node, or its letter, by the number of that switch's value; empty if it has neither.
    pub fn label(&self, node: u32, letters: usize) -> String {
        let asked = Letters::ALL.get(letters).zip(self.tree.node(node));
        asked.map_or_else(String::new, |(&letters, node)| self.0.name(letters, node))
    }

    /// The shortest text of this tree, or of its source.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// Runs a search up to `most` events and visits together, or the maximum length of a run.
    pub fn run(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
        most: Option<usize>,
    ) -> Result<PageRun, JsValue> {
        let settings = settings::read(settings)?;
        let _work = Work::begin("secateur: search");
        let run = run::Run::record(&self.0, settings, most, &mut |_| ());
        run.map(|run| PageRun(Rc::new(run))).map_err(settings_error)
    }
}

#[wasm_bindgen(typescript_custom_section)]
const SETTINGS_ERROR: &str = r#"
export type SettingsError = {
    kind: 'missing-static-evaluation';
    node: number;
} | {
    kind: 'empty-window';
} | {
    kind: 'empty-payoffs';
} | {
    kind: 'beyond-payoffs';
    node: number;
} | {
    kind: 'too-many-passes';
    passes: number;
} | {
    kind: 'not-grown';
}
    | { kind: 'chance' };
"#;

fn settings_error(error: SearchError) -> JsValue {
    let mut object = Object::new();
    match error {
        SearchError::MissingStaticEvaluation { node } => {
            object.word("kind", "missing-static-evaluation").node("node", Some(node))
        }
        SearchError::BeyondPayoffs { node } => object.word("kind", "beyond-payoffs").node("node", Some(node)),
        SearchError::TooManyPasses { passes } => object.word("kind", "too-many-passes").count("passes", passes),
        SearchError::NotGrown => object.word("kind", "not-grown"),
        _ => return JsError::new("no such search").into(),
    };
    object.finish()
}

/// A recorded run.
#[wasm_bindgen(js_name = Run)]
pub struct PageRun(Rc<run::Run>);

impl Deref for PageRun {
    type Target = run::Run;

    fn deref(&self) -> &run::Run {
        &self.0
    }
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// Whether this is the only reference to it.
    #[wasm_bindgen(js_name = isLast)]
    pub fn is_last(&self) -> bool {
        Rc::strong_count(&self.0) == 1
    }

    /// The number of events; a step is a number of past events.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.length()
    }

    /// Whether the search finished; otherwise there is no result.
    #[wasm_bindgen(getter, js_name = isFinished)]
    pub fn is_finished(&self) -> bool {
        self.trace.is_finished
    }

    /// The separator of two numbers of this run, in a language with this decimal separator.
    pub fn separator(&self, decimal: char) -> String {
        let numbers = NumberStyle { decimal, group: None, infinity: Infinity::Signs };
        numbers.comma(self.settings.has_decimals(&*self.tree)).to_owned()
    }

    /// A mean as the fraction with a small denominator that it equals; none if there is none.
    pub fn fraction(&self, score: f64) -> Option<String> {
        write_fraction(Score::new(score)?)
    }

    /// How many leaves minimax evaluates on this tree, down to the same depth.
    #[wasm_bindgen(getter, js_name = minimaxLeaves)]
    pub fn minimax_leaves(&self) -> usize {
        self.findings.minimax_leaves(&self.tree, &self.settings)
    }

    /// How many leaves the run evaluates.
    #[wasm_bindgen(getter, js_name = leafCount)]
    pub fn leaf_count(&self) -> usize {
        self.leaves()
    }

    /// How many of the leaves that minimax would evaluate the run evaluates, each of them counted once.
    #[wasm_bindgen(getter, js_name = distinctCount)]
    pub fn distinct_count(&self) -> usize {
        self.distinct_before(self.length())
    }

    /// How many cut-offs the run has.
    #[wasm_bindgen(getter, js_name = cutoffCount)]
    pub fn cut_off_count(&self) -> usize {
        self.trace.cut_offs_before(self.length())
    }

    /// Where a jump from `step` to a node leads: see [`Trace::jump`](secateur::trace::Trace::jump); unchanged if there is no such node.
    pub fn jump(&self, node: u32, step: usize) -> usize {
        self.tree.node(node).map_or(step, |node| self.trace.jump(&self.tree, node, step))
    }

    /// The first step in `from`..`to` at which a class can be asked something: see [`Trace::decision`](secateur::trace::Trace::decision).
    pub fn decision(&self, from: usize, to: usize) -> Option<usize> {
        self.0.decision(from, to)
    }

    /// The steps at which something happened to a node: see [`Trace::story`](secateur::trace::Trace::story).
    pub fn story(&self, node: u32, step: usize) -> Vec<usize> {
        self.tree.node(node).map_or_else(Vec::new, |node| self.trace.story(&self.tree, node, step))
    }

    /// The events `from`..`to`, a row of numbers each: see `numbers::COLUMN`.
    pub fn columns(&self, from: usize, to: usize) -> Vec<u32> {
        let numbers = |event: &Event| -> [u32; COLUMN.len()] {
            let side = match *event {
                Event::Narrow { node, side, .. } | Event::CutOff { node, side, .. } => Some(self.told(node, side)),
                _ => None,
            };
            [u32::from(event.kind()), self.trace.node_of(*event).0, u32::from(side_number(side))]
        };
        let to = to.min(self.length());
        self.trace.events[from.min(to)..to].iter().map(numbers).collect::<Vec<_>>().into_flattened()
    }

    /// The events `from`..`to` in `count` equal bins, a row of numbers each: leaves evaluated, cut-offs and moves of the root's window.
    pub fn bins(&self, from: usize, to: usize, count: usize) -> Vec<u32> {
        self.trace.bins(from, to, count).into_flattened()
    }

    /// The state of the run after `step` events.
    #[wasm_bindgen(unchecked_return_type = "Frame")]
    pub fn frame(&self, step: usize) -> JsValue {
        let frame = Frame::at(&self.tree, &self.trace, step);
        frame::written(self, &frame)
    }

    /// The looks of the given nodes after `step` events: a row of numbers each, see `numbers::MARK`.
    pub fn marks(&self, step: usize, nodes: &[u32]) -> Vec<f64> {
        let frame = Frame::at(&self.tree, &self.trace, step);
        let line = self.line_at(frame.step);
        let numbers = |&node: &u32| {
            let Some(node) = self.tree.node(node) else {
                return mark_numbers(Mark::UNSEEN, frame.step, false, false);
            };
            let mark = frame.mark(node);
            let window = mark.window.or_else(|| self.settings.window_before(&self.tree, frame.step, node));
            let mark = Mark { window, ..mark };
            let mark = if self.is_by_movers() { mark.by_mover(self.tree.player(node)) } else { mark };
            let mark = Mark { window: mark.window.filter(|_| self.settings.algorithm.windowed), ..mark };
            mark_numbers(mark, frame.step, line.contains(&node), self.trace.evaluates(node, frame.step))
        };
        nodes.iter().flat_map(numbers).collect()
    }

    /// Whether the root window may leave the root's value unknown.
    #[wasm_bindgen(getter, js_name = mayMiss)]
    pub fn may_miss(&self) -> bool {
        self.settings.may_miss()
    }

    /// The window with which the root is called, α and β, from the side that this run shows: for the pass of a step, or for the whole run.
    pub fn window(&self, step: Option<usize>) -> Vec<f64> {
        let begun = self.trace.passes_before(step.unwrap_or_default());
        let whole = || self.told(NodeId::ROOT, self.settings.root_window());
        let window = self.trace.passes[..begun].last().map_or_else(whole, |pass| pass.window);
        vec![window.alpha().value(), window.beta().value()]
    }

    /// The next stop of a key press at this grain.
    #[wasm_bindgen(js_name = nextStop)]
    pub fn next_stop(&self, step: usize, #[wasm_bindgen(unchecked_param_type = "Grain")] grain: &str) -> usize {
        Grain::named(grain).unwrap_or(Grain::Event).next(&self.trace, step)
    }

    /// The film from one step to a later one: for each shot the step at its end, and milliseconds.
    pub fn film(&self, since: usize, step: usize) -> Vec<u32> {
        let shots = film::film(&self.trace, since, step.min(self.length()));
        shots.iter().flat_map(|shot| [shot.step as u32, shot.time]).collect()
    }

    /// How long a step is shown while playing: see [`film::reading_time`].
    #[wasm_bindgen(js_name = readingTime)]
    pub fn reading_time(&self, letters: usize) -> u32 {
        film::reading_time(letters)
    }

    /// The number line of the current node: α, β, the best score so far and both ends of a mean, each with its position; the end of the ray
    /// of the best score, and the gap of a cut-off. NaN for missing values.
    #[wasm_bindgen(js_name = numberLine)]
    pub fn number_line(&self, step: usize, course: Option<String>) -> Vec<f64> {
        let course = course.as_deref().and_then(Course::named);
        let NumberLine { window, value, ray, mean, gap } = self.0.number_line(step, course);
        let mut numbers = Vec::new();
        let [low, high] = mean.map_or([None; 2], |ends| ends.map(Some));
        for place in [Some(window[0]), Some(window[1]), value, low, high] {
            numbers.extend(place.map_or([f64::NAN; 2], |LinePlace { score, at }| [score.value(), at]));
        }
        numbers.push(ray.unwrap_or(f64::NAN));
        numbers.extend(gap.unwrap_or([f64::NAN; 2]));
        numbers
    }

    /// At most so many leaves, with the interval in which each decides; empty if unknown.
    #[wasm_bindgen(unchecked_return_type = "LeafReach[]")]
    pub fn reaches(&self, most: usize) -> JsValue {
        to_js(&strip::all(&self.0, most))
    }

    /// The moves of the root against other opponents, if they can be compared.
    #[wasm_bindgen(unchecked_return_type = "Opponents | null")]
    pub fn opponents(&self) -> JsValue {
        to_js(&opponents::compare(&self.0))
    }

    /// The step of the next cut-off after `step`.
    #[wasm_bindgen(js_name = nextCutoff)]
    pub fn next_cut_off(&self, step: usize) -> Option<usize> {
        self.trace.next_cut_off(step)
    }

    /// The step of the last cut-off before `step`.
    #[wasm_bindgen(js_name = previousCutoff)]
    pub fn previous_cut_off(&self, step: usize) -> Option<usize> {
        self.trace.previous_cut_off(step)
    }

    /// The nodes of the principal variation, if the step shows one.
    #[wasm_bindgen(js_name = lineAt)]
    pub fn nodes_of_line_at(&self, step: usize) -> Vec<u32> {
        self.line_at(step).into_iter().map(|node| node.0).collect()
    }
}
