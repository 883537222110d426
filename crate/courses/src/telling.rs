//! The sentences of a step: messages of the language files with their arguments. A sentence says who has what, the comparison, the
//! consequence, and whose bound it is. It picks messages by the facts of a frame; words stay in the language files, which page and command
//! line share.

use std::cell::OnceCell;

use crate::course::Windows;
use crate::numbers::{NumberStyle, most_decimals};
use secateur::frame::{Fact, Frame};
use secateur::grain::Grain;
use secateur::message::Message;
use secateur::named;
use secateur::score::{Bound, Score};
use secateur::search::{self, Settings};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_games::Boards;

mod chance;
mod code;
mod counted;
mod courses;
mod end;
mod event;
mod family;
mod levels;
mod live;
mod mover;
mod passes;
mod reach;
mod saying;
mod steps;
mod table;
mod terms;
mod weights;

pub use code::Code;
pub use live::{LiveKind, LiveRow, LiveValue, LiveValues};
pub use terms::{TermRow, TermTable};
pub use weights::WeightChange;

pub(crate) use courses::{SlideContext, is_full};
pub(crate) use saying::Saying;

/// The input of sentences.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// The searched tree.
    pub tree: &'a GameTree,
    /// The run.
    pub trace: &'a Trace,
    /// Of the run.
    pub settings: &'a Settings,
    /// Cached facts about it.
    pub findings: &'a Findings,
    /// Short names of nodes; empty for unnamed ones.
    pub names: &'a dyn Fn(NodeId) -> String,
    /// How scores are written.
    pub numbers: NumberStyle,
    /// How windows are written.
    pub windows: Windows,
    /// The course whose words are used, if it has any for the run.
    pub course: Option<crate::course::Course>,
    /// Whether nodes are named after the moves that lead there, as in a game.
    pub is_of_game: bool,
    /// The contents of a game tree's nodes.
    pub boards: Option<&'a Boards>,
    /// What a step is.
    pub grain: Grain,
    /// Whether the class is asked before every decision.
    pub predicts: bool,
    /// The question to the class.
    pub asking: CutQuestion,
    /// Whether the last step gives the costs of other orders.
    pub counts: bool,
}

named! {
    /// The question to the class: whether a node's search will continue.
    CutQuestion {
        /// Nothing.
        No = "no",
        /// This step is the question.
        Question = "question",
        /// This step shows the answer, and nobody answered.
        Answer = "answer",
        /// This step shows it after a right answer.
        Right = "right",
        /// This step shows it after a wrong answer.
        Wrong = "wrong",
    }
}

/// Facts about a run, computed on demand.
#[derive(Default)]
pub struct Findings {
    minimax_leaves: OnceCell<usize>,
    decimals: OnceCell<u8>,
    range: OnceCell<Option<(Score, Score)>>,
    wrong_worth: OnceCell<Option<Score>>,
    costs: OnceCell<search::Costs>,
}

impl Findings {
    /// How many leaves minimax evaluates on the tree, down to the same depth.
    pub fn minimax_leaves(&self, tree: &GameTree, settings: &Settings) -> usize {
        *self.minimax_leaves.get_or_init(|| search::minimax_leaves(tree, settings.horizon()))
    }
}

impl Findings {
    /// A zero window is 10^−`decimals` wide.
    pub fn decimals(&self, tree: &GameTree, settings: &Settings) -> u8 {
        *self.decimals.get_or_init(|| settings.grid_on(tree).decimals())
    }

    /// The smallest and the largest finite score.
    pub fn range(&self, tree: &GameTree) -> Option<(Score, Score)> {
        *self.range.get_or_init(|| tree.range())
    }

    /// The value of the move taken at the root, if it differs from the root's known value.
    pub fn wrong_worth(&self, tree: &GameTree, trace: &Trace, settings: &Settings) -> Option<Score> {
        *self.wrong_worth.get_or_init(|| settings.wrong_move(tree, trace).map(|(_, worth)| worth))
    }

    /// The costs of the same search with other orders of the children, and on other trees of the same shape.
    pub fn costs(&self, tree: &GameTree, settings: &Settings) -> &search::Costs {
        self.costs.get_or_init(|| search::Costs::compute(tree, settings))
    }
}

/// The kind of a node named after the moves that lead there.
const AFTER: &str = "after";

/// A step, with all numbers from the side that the run shows.
pub(crate) struct StepContext<'a> {
    pub frame: Frame<'a>,
    pub fact: Option<Fact>,
    /// Whether the run is over.
    pub is_over: bool,
}

impl<'a> Telling<'a> {
    /// A step past the end is the last one.
    #[inline(never)]
    fn moment(&self, step: usize) -> StepContext<'a> {
        let frame = Frame::at(self.tree, self.trace, step);
        let fact = frame.fact().map(|fact| if self.is_by_movers() { fact.by_movers(self.tree) } else { fact });
        let is_over = self.trace.is_finished && frame.step == self.trace.events.len();
        StepContext { frame, fact, is_over }
    }

    /// The sentence of a step, in the general words.
    pub fn sentence(&self, step: usize) -> Message {
        self.sentence_of(&self.moment(step))
    }

    #[inline(never)]
    fn sentence_of(&self, moment: &StepContext<'_>) -> Message {
        let mut say = Saying::new(self);
        match &moment.fact {
            None => self.say_start(&mut say),
            Some(fact) => {
                self.say_about(&mut say, fact.node());
                if moment.is_over {
                    self.say_end(&mut say, moment, fact);
                } else {
                    self.say_event(&mut say, moment, fact);
                }
            }
        }
        say.message
    }

    /// Arguments about the node and the rules that every sentence may use.
    #[inline(never)]
    fn say_about(&self, say: &mut Saying<'_>, node: NodeId) {
        let (cut, returns) = self.settings.rules();
        let place = self.place(node);
        if place == AFTER {
            // If all numbers are the mover's, MAX's rules apply to both players.
            say.word("mover", self.tree.player(node).id());
        }
        say.name("node", node)
            .word("at", place)
            .flag("reply", self.has_replies())
            .word("player", self.tree.player(node).id())
            .word("algorithm", self.settings.algorithm.id)
            .word("cut", cut.id())
            .word("returns", returns.id())
            .word("windows", self.windows.id());
    }

    /// Whether children are replies, as in a game.
    fn has_replies(&self) -> bool {
        self.is_of_game && self.course.is_none()
    }

    /// The kind of a node in a sentence.
    #[inline(never)]
    fn place(&self, node: NodeId) -> &'static str {
        if self.is_of_game && self.course.is_none() && node != NodeId::ROOT {
            return AFTER;
        }
        if node == NodeId::ROOT && (self.names)(node).is_empty() { "root" } else { self.tree.turn(node).id() }
    }

    /// Whether numbers are from the side of their node's mover.
    fn is_by_movers(&self) -> bool {
        self.settings.algorithm.from_mover
    }

    /// Converts something about a node from MAX's side to the side that the run shows.
    fn told<T: std::ops::Neg<Output = T>>(&self, node: NodeId, what: T) -> T {
        if self.is_by_movers() { self.tree.player(node).sees(what) } else { what }
    }

    /// Whether it uses windows.
    fn is_windowed(&self) -> bool {
        self.settings.algorithm.windowed
    }

    /// Whether the algorithm is one of the two that all others are variants of.
    fn is_basic(&self) -> bool {
        matches!(self.settings.algorithm.id, "alpha-beta" | "minimax")
    }

    /// The separator of two numbers.
    fn comma(&self) -> &'static str {
        if self.numbers.comma(self.settings.has_decimals(self.tree)) == ";" { "; " } else { ", " }
    }

    /// A score as on the tree, with ≈ before it if a mean is rounded.
    fn write(&self, score: Score) -> String {
        if self.boards.is_some_and(|boards| boards.wins().are_results()) {
            return self.numbers.write_result(score);
        }
        self.numbers.write_about(score, most_decimals(self.tree))
    }

    /// Whether a score is written rounded.
    fn rounds(&self, score: Score) -> bool {
        most_decimals(self.tree).is_some_and(|decimals| decimals < score.decimals())
    }

    /// For whom a score decides the game.
    fn outcome(&self, score: Score) -> &'static str {
        let is_win = self.boards.map(Boards::wins).unwrap_or_default().has(score);
        outcome(score, is_win)
    }

    /// Says that, and in how many plies if the score includes it.
    fn say_outcome(&self, say: &mut Saying<'_>, score: Score, outcome: &'static str) {
        if let Some(plies) = self.boards.and_then(|boards| boards.wins().plies(score)) {
            say.word("soon", outcome).count("plies", plies).word("outcome", "soon");
            return;
        }
        let _ = score;
        say.word("outcome", outcome);
    }
}

fn outcome(score: Score, is_win: bool) -> &'static str {
    if !is_win {
        "none"
    } else if score < Score::ZERO {
        "loss"
    } else {
        "win"
    }
}

/// The kind of bound, as messages distinguish it.
pub(crate) fn word_of(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}
