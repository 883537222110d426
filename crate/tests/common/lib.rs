//! Shared by several tests: events in words, random trees, and a second, deliberately naive alpha-beta.

#![allow(missing_docs, reason = "the names say it where they are asked")]

pub mod camera;
pub mod case;
pub mod deck;
pub mod drawn;
pub mod element;
pub mod ink;
pub mod latex;
pub mod naive;
pub mod package;
pub mod replay;
pub mod show;
pub mod sketch;

use proptest::prelude::*;
use proptest::test_runner::Config as ProptestConfig;
use secateur::Bound;
use secateur::CutRule;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::ReturnRule;
use secateur::Score;
use secateur::Side;
use secateur::Ties;
use secateur::Trace;
use secateur::Window;
use secateur::frame::{NodeState, Sign};
use secateur::search::{self, ALGORITHMS, DIALECTS, Dialect, Settings};
use secateur::trace::{Event, Sum};
use secateur_drawing::layout::Arrangement;
use secateur_games::Game;

/// This many cases of a property, times the integer in the environment variable `SECATEUR_CASES`.
pub fn cases(count: u32) -> ProptestConfig {
    let factor =
        std::env::var("SECATEUR_CASES").map_or(1, |factor| factor.parse().expect("SECATEUR_CASES is a number"));
    ProptestConfig { cases: count * factor, ..ProptestConfig::default() }
}

/// A finite score.
pub fn score(value: f64) -> Score {
    Score::new(value).unwrap()
}

pub fn dialect(id: &str) -> Dialect {
    DIALECTS.into_iter().find(|dialect| dialect.id == id).unwrap_or_else(|| panic!("no dialect {id}"))
}

pub fn settings(dialect: Dialect, window: Window) -> Settings {
    Settings { cut: dialect.cut, returns: dialect.returns, window, ..Settings::default() }
}

pub fn minimax() -> Settings {
    Settings { algorithm: search::Algorithm::named("minimax").unwrap(), ..Settings::default() }
}

/// The moves at a position in the game's own order.
pub fn in_own_order<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves: Vec<G::Move> = game.moves(position).collect();
    moves.sort_by_key(|&by| game.rank(position, by));
    moves
}

/// The algorithm with this id, also the one for games alone.
pub fn algorithm(id: &str) -> search::Algorithm {
    search::Algorithm::named(id).or((id == search::PVS_WITH_TABLE.id).then_some(search::PVS_WITH_TABLE)).unwrap()
}

/// Every combination of cut rule and return rule, including the unnamed one.
pub fn all_rules() -> impl Iterator<Item = (CutRule, ReturnRule)> {
    [CutRule::AtBound, CutRule::PastBound].into_iter().flat_map(|cut| {
        [ReturnRule::FailHard, ReturnRule::RunningBound, ReturnRule::FailSoft].map(|returns| (cut, returns))
    })
}

/// Every algorithm in each of its dialects.
pub fn every_search() -> impl Iterator<Item = Settings> {
    ALGORITHMS.iter().flat_map(|&algorithm| {
        let dialects = DIALECTS.into_iter().take(if algorithm.dialects { DIALECTS.len() } else { 1 });
        dialects.map(move |one| Settings { algorithm, cut: one.cut, returns: one.returns, ..Settings::default() })
    })
}

/// The settings with payoffs at the tree's least and greatest score, or this many units beyond, or unknown.
pub fn within_payoffs(settings: Settings, tree: &GameTree, beyond: [Option<u8>; 2]) -> Settings {
    let scores = || tree.nodes().filter_map(|node| tree.score(node)).map(Score::value);
    let end = |score: f64, units: i32| Score::new(score).unwrap().plus_units(units, tree.decimals());
    let least = beyond[0].map(|units| end(scores().reduce(f64::min).unwrap(), -i32::from(units)));
    let greatest = beyond[1].map(|units| end(scores().reduce(f64::max).unwrap(), i32::from(units)));
    let (least, greatest) = (least.unwrap_or(Score::MINUS_INFINITE), greatest.unwrap_or(Score::INFINITE));
    Window::new(least, greatest).map_or(settings, |payoffs| Settings { payoffs, ..settings })
}

/// What [`within_payoffs`] takes: mostly the scores themselves.
pub fn ends() -> impl Strategy<Value = [Option<u8>; 2]> {
    let end = || prop_oneof![2 => Just(None), 3 => Just(Some(0)), 2 => (0..4_u8).prop_map(Some)];
    [end(), end()]
}

/// Which of equals is taken.
pub fn ties() -> impl Strategy<Value = Ties> {
    prop_oneof![Just(Ties::First), Just(Ties::Last)]
}

/// Whether a bound on a node's minimax value is true.
pub fn holds(bound: Bound, score: Score, value: Score) -> bool {
    match bound {
        Bound::Exact => score == value,
        Bound::Lower => score <= value,
        Bound::Upper => value <= score,
    }
}

/// A score as in the tables.
pub fn number(score: Score) -> String {
    match score {
        Score::INFINITE => "inf".to_owned(),
        Score::MINUS_INFINITE => "-inf".to_owned(),
        score => score.value().to_string(),
    }
}

pub fn interval(window: Window) -> String {
    format!("({}, {})", number(window.alpha()), number(window.beta()))
}

fn bound_word(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Alpha => "alpha",
        Side::Beta => "beta",
    }
}

/// Every event of a run in a few words.
pub fn in_words(tree: &GameTree, trace: &Trace, window: Window) -> Vec<String> {
    let mut windows = vec![window];
    let mut open = Vec::new();
    let say = |event: &Event| match *event {
        Event::Visit(id) => {
            let visit = &trace.visits[id.index()];
            windows.push(visit.window);
            open.push(id.index());
            format!("visit {} in {}", visit.node.0, interval(visit.window))
        }
        Event::Evaluate { node, score } => {
            format!("evaluate {} = {} in {}", node.0, number(score), interval(windows[windows.len() - 1]))
        }
        Event::Improve { node, child, score } => format!("improve {} by {} to {}", node.0, child.0, number(score)),
        Event::Narrow { node, side, from, to } => {
            let open = windows.last_mut().unwrap();
            *open = open.with(side, to).unwrap();
            format!("narrow {} {} from {} to {}", node.0, side_word(side), number(from), number(to))
        }
        Event::CutOff { node, side, after, .. } => {
            let visit = &trace.visits[open[open.len() - 1]];
            assert!(!trace.lost(tree, visit, after).is_empty(), "a cut-off removes something");
            format!("cut off {} on {} after {}", node.0, side_word(side), after.0)
        }
        Event::Return(id) => {
            windows.pop();
            open.pop();
            let visit = &trace.visits[id.index()];
            format!("return {} = {} {}", visit.node.0, number(visit.score), bound_word(visit.bound))
        }
        Event::Ask { node, window } => {
            // A leaf is never asked, so a visit comes next.
            format!("ask {} in {}", node.0, interval(window))
        }
        Event::Probe { node, low, high, .. } => format!("probe {} {} to {}", node.0, number(low), number(high)),
        Event::Store { node, low, high, .. } => format!("store {} {} to {}", node.0, number(low), number(high)),
        Event::Pass(id) => {
            windows = vec![trace.passes[id.index()].window];
            format!("pass {} in {}", id.0, interval(windows[0]))
        }
        Event::Prove(id) => {
            let pass = trace.passes[id.index()];
            format!("prove {} = {} {}", id.0, number(pass.score), bound_word(pass.bound))
        }
        Event::Sum { node, child, sum } => {
            let Sum { low, high, .. } = trace.sums[sum.index()];
            format!("sum {} with {} {} to {}", node.0, child.0, number(low), number(high))
        }
    };
    trace.events.iter().map(say).collect()
}

/// What a frame shows at a node, as in the tables.
pub fn shown(frame: &Frame<'_>, node: NodeId) -> String {
    let mark = frame.mark(node);
    if mark.state == NodeState::Cut {
        return "cut".to_owned();
    }
    let sign = match mark.sign {
        Sign::None => "",
        Sign::AtMost => "≤",
        Sign::AtLeast => "≥",
    };
    let value = mark.value.map(|value| format!("{sign}{}", number(value)));
    [value, mark.window.map(interval)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The text of the tree in this arrangement, and its nodes in the order of that text.
pub fn arranged(tree: &GameTree, arrangement: &Arrangement) -> (String, Vec<NodeId>) {
    fn write(tree: &GameTree, arrangement: &Arrangement, node: NodeId, (text, nodes): (&mut String, &mut Vec<NodeId>)) {
        nodes.push(node);
        *text += tree.player(node).word();
        if tree.is_leaf(node) {
            *text += &format!(" {}", tree.score(node).unwrap().value());
            return;
        }
        *text += " (";
        for child in arrangement.children(tree, node) {
            write(tree, arrangement, child, (text, nodes));
            *text += " ";
        }
        *text += ")";
    }
    let (mut text, mut nodes) = (String::new(), Vec::new());
    write(tree, arrangement, NodeId::ROOT, (&mut text, &mut nodes));
    (text, nodes)
}

/// A notation from the tables: the general one with the given changes.
pub fn notation_of(case: &serde_json::Value) -> secateur_courses::course::Notation {
    let mut notation = secateur_courses::course::Notation::GENERAL;
    for (switch, id) in case.as_object().into_iter().flatten() {
        assert!(notation.put(switch, id.as_str().unwrap()), "{switch} {id}");
    }
    notation
}
