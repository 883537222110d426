//! What a run on a claim's tree shows: every number set against a claim is counted here. It knows no claim.

use std::rc::Rc;

use secateur::frame::{Fact, Frame};
use secateur::grain::Grain;
use secateur::message::Message;
use secateur::score::{Score, Window};
use secateur::search::{Costs, DIALECTS, Settings, UniformCosts, values};
use secateur::trace::{Event, Visit};
use secateur::tree::NodeId;

use super::ClaimStyle;
use super::trees;
use crate::reading::Reading;
use crate::run::Run;
use crate::state::Subject;

/// No deeper trees are needed.
const MOST_PLIES: usize = 8;

/// A run on a claim's tree, and how it is written.
pub(super) struct Evidence {
    pub run: Run,
    manner: ClaimStyle,
}

impl Evidence {
    pub fn new(subject: &Subject, manner: ClaimStyle) -> Evidence {
        let reading = Reading::read(subject.source.text(), &mut |_, _| ())
            .unwrap_or_else(|_| unreachable!("a test reads every tree"));
        let settings = subject.settings.settings().expect("a test searches every tree");
        Evidence { run: run(&Rc::new(reading), settings), manner }
    }

    /// The same tree with other settings.
    pub fn with(&self, settings: Settings) -> Evidence {
        Evidence { run: run(&self.run.reading, settings), manner: self.manner }
    }

    /// A tree in which every node has the best child first, by plain alpha-beta.
    pub fn best(&self, plies: usize, children: usize) -> Evidence {
        Evidence::new(&trees::best(plies as u32, children), self.manner)
    }

    /// How many leaves it evaluates.
    pub fn leaves(&self) -> usize {
        self.run.leaves()
    }

    /// The same for minimax.
    pub fn all(&self) -> usize {
        self.run.findings.minimax_leaves(&self.run.tree, &self.run.settings)
    }

    /// The same for plain alpha-beta, which cuts at the bound.
    pub fn at_bound(&self) -> usize {
        self.with(Settings::default()).leaves()
    }

    /// The same with the best child first.
    pub fn least(&self) -> usize {
        self.costs().best_first.expect("one search by the rules of the settings alone")
    }

    pub fn costs(&self) -> &Costs {
        self.run.findings.costs(&self.run.tree, &self.run.settings)
    }

    /// The costs on a tree in which every node has this many children.
    pub fn uniform(&self) -> UniformCosts {
        self.costs().uniform.expect("every node of this tree has as many children")
    }

    /// The depth that the best order reaches with so many leaves and three children per node.
    pub fn reach(&self, leaves: usize) -> usize {
        (1..MOST_PLIES).find(|plies| leaves < self.best(plies + 1, 3).leaves()).unwrap_or(MOST_PLIES)
    }

    /// The visits to inner nodes, in the order of their returns.
    pub fn returns(&self) -> impl Iterator<Item = &Visit> {
        self.run.trace.events.iter().filter_map(|event| match event {
            Event::Return(id) => Some(&self.run.trace.visits[id.index()]),
            _ => None,
        })
    }

    /// A node's minimax value.
    pub fn worth(&self, node: NodeId) -> Score {
        values(&self.run.tree, self.run.settings.horizon())[node.index()]
    }

    /// The move that is taken.
    pub fn taken(&self) -> NodeId {
        self.run.trace.taken_move().expect("the root has moves")
    }

    /// The first score that is evaluated, and the window at that moment.
    pub fn first_leaf(&self) -> (Score, Window) {
        let step = Grain::Leaf.next(&self.run.trace, 0);
        match Frame::at(&self.run.tree, &self.run.trace, step).fact() {
            Some(Fact::Evaluate { score, window, .. }) => (score, window),
            _ => unreachable!("every run evaluates a leaf"),
        }
    }

    /// As a score is written.
    pub fn score(&self, score: Score) -> String {
        self.manner.numbers.write(score)
    }

    /// A node's name; empty if it has none.
    pub fn name(&self, node: NodeId) -> String {
        self.run.reading.name(self.manner.letters, node)
    }

    /// The root window.
    pub fn window(&self) -> String {
        let window = self.run.settings.window;
        format!("({}, {})", self.score(window.alpha()), self.score(window.beta()))
    }

    /// How it cuts and returns.
    pub fn dialect(&self) -> Message {
        let is_own = |(cut, returns)| (cut, returns) == self.run.settings.rules();
        let dialect = DIALECTS.into_iter().find(|dialect| is_own((dialect.cut, dialect.returns)));
        Message::with_kind("dialect-", dialect.expect("there are as many dialects as pairs of rules").id)
    }
}

fn run(reading: &Rc<Reading>, settings: Settings) -> Run {
    Run::record(reading, settings, None, &mut |_| ()).expect("a test searches every tree")
}
