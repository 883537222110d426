//! A run on the page: a recorded search of a [reading](Reading), and what is computed about it once.

use std::cell::OnceCell;
use std::ops::Neg;
use std::rc::Rc;

use secateur::frame::Frame;
use secateur::grain::Grain;
use secateur::score::Score;
use secateur::search::{self, SearchError, Settings};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Course;
use secateur_courses::numberline::{Knowledge, NumberLine};
use secateur_courses::slides::{LiveVariables, Slides};
use secateur_courses::telling::Findings;
use secateur_drawing::sight::Tallies;

use crate::reading::Reading;

/// A search and all its events.
pub struct Run {
    /// The tree that was searched.
    pub tree: Rc<GameTree>,
    /// How its text reads.
    pub reading: Rc<Reading>,
    /// The recorded events.
    pub trace: Rc<Trace>,
    /// How it was searched.
    pub settings: Settings,
    /// Counts for its sentences.
    pub findings: Findings,
    first_evaluations: OnceCell<Vec<u32>>,
    /// The state of the leaves below each node, for a stage that cannot show all of them.
    pub tallies: OnceCell<Tallies>,
}

impl Run {
    /// A recorded run of a reading.
    pub fn new(reading: Rc<Reading>, trace: Trace, settings: Settings) -> Run {
        Run {
            tree: reading.tree.clone(),
            reading,
            trace: Rc::new(trace),
            settings,
            findings: Findings::default(),
            first_evaluations: OnceCell::new(),
            tallies: OnceCell::new(),
        }
    }

    /// Searches, and records up to `most` events and visits together, if there is a limit.
    ///
    /// # Errors
    /// Why there is no such search.
    pub fn record(
        reading: &Rc<Reading>,
        settings: Settings,
        most: Option<usize>,
        told: &mut dyn FnMut(usize),
    ) -> Result<Run, SearchError> {
        let trace = reading.recorded(&settings, most, told)?;
        Ok(Run::new(reading.clone(), trace, settings))
    }

    /// The number of events; a step is a number of past events.
    pub fn length(&self) -> usize {
        self.trace.events.len()
    }

    /// How many leaves it evaluates.
    pub fn leaves(&self) -> usize {
        self.trace.leaves_before(self.length())
    }

    /// Whether every number is shown from the side of the node's own player.
    pub fn is_by_movers(&self) -> bool {
        self.settings.algorithm.from_mover
    }

    /// Converts something about a node from MAX's side to the side that this run shows.
    pub fn told<T: Neg<Output = T>>(&self, node: NodeId, what: T) -> T {
        if self.is_by_movers() { self.tree.player(node).sees(what) } else { what }
    }

    /// How many of the leaves that minimax would evaluate have been evaluated before a step, each counted once.
    pub fn distinct_before(&self, step: usize) -> usize {
        if self.trace.repeats() {
            let horizon = self.settings.horizon();
            let counts = |node| search::stops_at(&self.tree, node, horizon);
            let firsts = self.first_evaluations.get_or_init(|| self.trace.first_evaluations(counts));
            return firsts.partition_point(|&event| (event as usize) < step);
        }
        self.trace.leaves_before(step)
    }

    /// The principal variation, if the step shows one.
    pub fn line_at(&self, step: usize) -> Vec<NodeId> {
        let is_over = step == self.length() && self.trace.is_certain();
        if is_over { self.trace.principal_variation(&self.tree) } else { Vec::new() }
    }

    /// The first step in `from`..`to` at which a class can be asked something: see [`Trace::decision`].
    pub fn decision(&self, from: usize, to: usize) -> Option<usize> {
        (from..to.min(self.length())).find(|&step| self.trace.decision(&self.tree, step).is_some())
    }

    /// The slides of a course, if it has any for this run; with `each`, every event that it shows is a slide.
    pub fn slides(&self, course: Course, each: bool) -> Slides<'_> {
        Slides { tree: &self.tree, trace: &self.trace, settings: &self.settings, course, by_event: each }
    }

    /// Where a press leads from a step, at a pace.
    pub fn next_stop(&self, step: usize, pace: Stride) -> usize {
        match pace {
            Stride::Grain(grain) => grain.next(&self.trace, step),
            Stride::Course { course, each } => self.slides(course, each).next(step),
        }
    }

    /// Where a press back leads.
    pub fn previous_stop(&self, step: usize, pace: Stride) -> usize {
        match pace {
            Stride::Grain(grain) => grain.previous(&self.trace, step),
            Stride::Course { course, each } => self.slides(course, each).previous(step),
        }
    }

    /// The result at the root of a game.
    pub fn found(&self) -> RootResult {
        let line = self.trace.principal_variation(&self.tree);
        let best = line.get(1).and_then(|&node| self.tree.name(node)).unwrap_or_default().to_owned();
        RootResult { score: self.trace.score, best, leaves: self.leaves() }
    }

    /// The number line of the current node, as in a course or in general.
    pub fn number_line(&self, step: usize, course: Option<Course>) -> NumberLine {
        let known = Knowledge::from_frame(&Frame::at(&self.tree, &self.trace, step), &self.settings);
        let of_course = course.map(|course| self.slides(course, false)).filter(Slides::speaks).map(|slides| {
            let LiveVariables { window, player, counts, .. } = slides.live(step);
            Knowledge { window, player, counts, ..known }
        });
        NumberLine::new(of_course.unwrap_or(known), &self.tree, &self.settings)
    }
}

/// The result of a search at the root of a game.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct RootResult {
    /// The root's value.
    pub score: Score,
    /// The best move.
    pub best: String,
    /// The leaves that were evaluated.
    pub leaves: usize,
}

/// How far one press goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// To the next stop of the grain.
    Grain(Grain),
    /// To the next slide of the course, or with `each`, event that it shows.
    Course {
        /// Whose slides they are.
        course: Course,
        /// Whether each event is a slide.
        each: bool,
    },
}
