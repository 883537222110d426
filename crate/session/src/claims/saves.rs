//! Claims about how much a search saves.

use secateur::message::Message;
use secateur_courses::course::Course::{GamesAsSearch, Gomoku, Java, OpenWindows};

use super::Claim;
use super::evidence::Evidence;
use super::look::{Bar, Filling, numbers, rounded, squares};
use super::trees::{best, by, example, plain, worst};
use crate::run::Run;

pub(super) const CLAIMS: &[Claim] = &[
    Claim {
        id: "root",
        courses: &[GamesAsSearch],
        trees: || [plain(example("line")), best(2, 2)].map(|tree| by(GamesAsSearch, tree)).into(),
        step: Run::length,
        fill: |evidence, message| {
            counted(evidence, message)
                .with_count("least", evidence.least())
                .with_text("root", format!("√{}", evidence.all()))
                .with_mean("value", rounded(evidence.uniform().root, 1))
                .with_word("sign", "√N")
                .with_word("even", "2√N − 1")
        },
        look: |evidence| {
            let root = Bar::new("√N".to_owned(), "look-said", evidence.uniform().root, Filling::Claimed);
            squares([Bar::minimax(evidence), Bar::this_run(evidence), Bar::least(evidence), root])
        },
    },
    Claim {
        id: "twice",
        courses: &[GamesAsSearch, Gomoku, Java],
        trees: || vec![best(3, 3), best(2, 3)],
        step: Run::length,
        fill: |evidence, message| {
            message
                .with_count("few", evidence.best(2, 3).all())
                .with_count("three", evidence.best(3, 3).leaves())
                .with_count("four", evidence.best(4, 3).leaves())
        },
        look: |evidence| {
            let rows = [2, 3, 4].map(|plies| {
                let all = evidence.best(plies, 3).all();
                let reached = evidence.reach(all);
                [plies, all, reached, evidence.best(reached, 3).leaves()].map(|count| count as f64)
            });
            numbers(["look-plies", "look-minimax", "look-reached", "look-leaves"], rows, 0)
        },
    },
    Claim {
        id: "unordered",
        courses: &[GamesAsSearch],
        trees: || vec![plain(example("textbook")), best(2, 2)],
        step: Run::length,
        fill: |evidence, message| {
            let depth = evidence.uniform().depth;
            counted(evidence, message)
                .with_count("plies", depth)
                .with_count("more", depth + 1)
                .with_mean("mean", rounded(mean(evidence, depth + 1), 1))
        },
        look: |evidence| {
            let shape = evidence.uniform();
            let rows = [0, 1, 2].map(|more| {
                let plies = shape.depth + more;
                let best = evidence.best(plies, shape.branching);
                [plies as f64, best.all() as f64, mean(evidence, plies), best.leaves() as f64]
            });
            numbers(["look-plies", "look-minimax", "look-random", "look-ordered"], rows, 1)
        },
    },
    Claim {
        id: "power",
        courses: &[OpenWindows],
        trees: || vec![plain(example("textbook")), best(2, 2)],
        step: Run::length,
        fill: |evidence, message| {
            let shape = evidence.uniform();
            message
                .with_count("children", shape.branching)
                .with_count("plies", shape.depth)
                .with_mean("mean", rounded(mean(evidence, shape.depth), 2))
                .with_mean("power", rounded(power(evidence), 1))
        },
        look: |evidence| {
            let shape = evidence.uniform();
            let exponent = shape.exponent.expect("it has less than ten children");
            let formula = Message::new("look-power").with_mean("exponent", rounded(exponent, 2));
            squares([
                Bar::minimax(evidence),
                Bar { look: Filling::Full, ..Bar::this_run(evidence) },
                Bar::mean(mean(evidence, shape.depth)),
                Bar::new(formula, "look-said", power(evidence), Filling::Claimed),
            ])
        },
    },
    Claim {
        id: "slower",
        courses: &[Java],
        trees: || vec![worst(3, 3), worst(2, 2)],
        step: Run::length,
        fill: counted,
        look: |evidence| squares([Bar::minimax(evidence), Bar::this_run(evidence), Bar::least(evidence)]),
    },
    Claim {
        id: "each-ply",
        courses: &[Gomoku],
        trees: || vec![best(3, 3), best(2, 3)],
        step: Run::length,
        fill: |evidence, message| {
            let steps = [2, 3, 4, 5, 6].map(|plies| evidence.best(plies, 3).leaves().to_string());
            message
                .with_count("few", evidence.best(2, 3).all())
                .with_count("all", evidence.best(3, 3).all())
                .with_text("steps", steps.join(", "))
        },
        look: |evidence| {
            let rows = [2, 3, 4, 5].map(|plies| {
                let [before, best] = [plies - 1, plies].map(|plies| evidence.best(plies, 3));
                let leaves = best.leaves() as f64;
                [plies as f64, best.all() as f64, leaves, leaves / before.leaves() as f64]
            });
            numbers(["look-plies", "look-minimax", "look-ordered", "look-times"], rows, 1)
        },
    },
];

/// Leaves of the run, and of minimax.
pub(super) fn counted(evidence: &Evidence, message: Message) -> Message {
    message.with_count("leaves", evidence.leaves()).with_count("all", evidence.all())
}

/// The mean over random leaves, for the tree's shape with so many plies.
fn mean(evidence: &Evidence, plies: usize) -> f64 {
    secateur::search::mean_of_random(evidence.uniform().branching, plies)
}

/// The cost by the claim's exponent.
fn power(evidence: &Evidence) -> f64 {
    evidence.uniform().power.expect("it has less than ten children")
}
