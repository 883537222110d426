//! Claims about the rules of a search.

use secateur::message::Message;
use secateur::score::{Score, Window};
use secateur::search::Settings;
use secateur::tree::NodeId;
use secateur_courses::course::Course::{GameModel, GamesAsSearch, Gomoku, Java};

use super::Claim;
use super::evidence::Evidence;
use super::look::{Cell, by_rule, by_ties, number, table};
use super::saves::counted;
use super::trees::{best, by, example, plain, searched};
use crate::run::Run;

pub(super) const CLAIMS: &[Claim] = &[
    Claim {
        id: "enough",
        courses: &[Gomoku],
        trees: || [best(3, 2), best(3, 3)].map(|tree| by(Gomoku, tree)).into(),
        step: Run::length,
        fill: at_bound,
        look: by_rule,
    },
    Claim {
        id: "own",
        courses: &[Gomoku],
        trees: || [example("win-loss"), "(W L)"].map(|text| by(Gomoku, plain(text))).into(),
        step: Run::length,
        fill: at_bound,
        look: by_rule,
    },
    Claim {
        id: "equals",
        courses: &[GamesAsSearch],
        trees: || {
            let last = |text| searched(text, "alpha-beta ties=last");
            vec![last("(4, (4 2))"), by(GameModel, last("(4, (2))"))]
        },
        step: Run::length,
        fill: |evidence, message| {
            let taken = evidence.taken();
            message
                .with_text("move", evidence.name(taken))
                .with_text("worth", evidence.score(evidence.worth(taken)))
                .with_text("score", evidence.score(evidence.worth(NodeId::ROOT)))
        },
        look: by_ties,
    },
    Claim {
        id: "branch",
        courses: &[Java],
        trees: || [example("mtd"), "(6 2)"].map(|text| by(Java, searched(text, "alpha-beta window=4,6"))).into(),
        step: |run| run.trace.next_cut_off(0).unwrap_or(0),
        fill: |evidence, message| message.with_text("window", evidence.window()),
        look: |evidence| {
            let open = evidence.with(Settings { window: Window::FULL, ..evidence.run.settings });
            table(["look-window", "look-before"], [&open, evidence].map(before_cut_off), 1)
        },
    },
    Claim {
        id: "printed",
        courses: &[GameModel],
        trees: || ["((3))", example("hanging")].map(|text| by(GameModel, plain(text))).into(),
        step: Run::length,
        fill: |evidence, message| {
            let (leaf, window) = evidence.first_leaf();
            message.with_text("leaf", evidence.score(leaf)).with_text("alpha", evidence.score(window.alpha()))
        },
        look: |evidence| {
            let (leaf, window) = evidence.first_leaf();
            let returned = evidence.returns().next().map_or(Score::ZERO, |visit| visit.score);
            let row = |procedure, bound, score: Score| -> [Cell; 3] {
                let minimum = format!("{bound}, {}", evidence.score(leaf));
                [Message::new(procedure).into(), minimum.into(), evidence.score(score).into()]
            };
            let rows = [row("look-printed", "α", window.alpha()), row("look-mended", "β", returned)];
            table(["look-procedure", "look-minimum", "look-returned"], rows, 0)
        },
    },
];

/// The counts when cutting past the bound, and at it.
pub(super) fn at_bound(evidence: &Evidence, message: Message) -> Message {
    counted(evidence, message)
        .with_count("at", evidence.at_bound())
        .with_text("win", evidence.score(Score::INFINITE))
        .with_text("loss", evidence.score(-Score::INFINITE))
}

/// How many leaves are evaluated before the first cut-off.
fn before_cut_off(evidence: &Evidence) -> [Cell; 2] {
    let leaves = |step| number(evidence.run.trace.leaves_before(step) as f64, 1);
    let first = evidence.run.trace.next_cut_off(0);
    [evidence.window().into(), first.map_or_else(|| Message::new("look-none"), leaves).into()]
}
