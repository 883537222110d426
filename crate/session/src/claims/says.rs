//! Claims about what a result means.

use secateur::score::{Bound, Score};
use secateur::tree::NodeId;
use secateur_courses::course::Course::{GamesAsSearch, Gomoku, OpenWindows};

use super::Claim;
use super::look::{by_rule, worths};
use super::rules::at_bound;
use super::trees::{by, example, plain, searched};
use crate::run::Run;

pub(super) const CLAIMS: &[Claim] = &[
    Claim {
        id: "at-most",
        courses: &[OpenWindows],
        trees: || {
            let texts = ["(((6 9) (8 7)) ((5 4) (9 3)))", "(((6 9)))"];
            texts.map(|text| searched(text, "alpha-beta window=4,6")).into()
        },
        step: Run::length,
        fill: |evidence, message| {
            let [node, child] = [1, 2].map(NodeId);
            let returned = evidence.returns().find(|visit| visit.node == node).map_or(Score::ZERO, |visit| visit.score);
            message
                .with_text("node", evidence.name(node))
                .with_text("child", evidence.name(child))
                .with_text("score", evidence.score(returned))
                .with_text("worth", evidence.score(evidence.worth(node)))
        },
        look: |evidence| worths(evidence, |visit| visit.node != NodeId::ROOT),
    },
    Claim {
        id: "approximate",
        courses: &[GamesAsSearch],
        trees: || [example("line"), "(4, (2 1))"].map(|text| by(GamesAsSearch, plain(text))).into(),
        step: Run::length,
        fill: |_, message| message,
        look: |evidence| worths(evidence, |visit| visit.bound != Bound::Exact),
    },
    Claim {
        id: "skipped",
        courses: &[Gomoku],
        trees: || vec![by(Gomoku, plain("(W 1)"))],
        step: Run::length,
        fill: at_bound,
        look: by_rule,
    },
];
