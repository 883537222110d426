//! The sentences of a slide, in the words of a course, which turns the slide's parts into messages. If a course has no words for a slide,
//! the general sentence is used.

use super::saying::Saying;
use super::{Message, StepContext, Telling};
use crate::course::{Course, Separator, Skin};
use crate::slides::{Part, Slides};
use secateur::frame::Fact;
use secateur::grain::Grain;
use secateur::score::{Score, Window};
use secateur::tree::NodeId;

mod passes;

/// The maximum number of scores in a list.
const MOST_SCORES: usize = 9;

/// The input of a slide's sentences.
pub(crate) struct SlideContext<'a> {
    pub telling: &'a Telling<'a>,
    pub slides: Slides<'a>,
    pub course: Course,
    /// The end of the slide.
    pub moment: StepContext<'a>,
    /// Its contents.
    pub parts: Vec<Part>,
}

impl Telling<'_> {
    /// The sentences of the slide that ends at a step, in the words of the course; none if the general sentence is to be used.
    pub(super) fn slide(&self, step: usize) -> Option<Vec<Message>> {
        let slides = self.slides()?;
        let is_paced = matches!(self.grain, Grain::Lecture | Grain::Event);
        let told = self.slide_from(if is_paced { slides.since(step) } else { step.saturating_sub(1) }, step);
        (!told.is_empty()).then_some(told)
    }

    /// The same for a slide after `since` events.
    pub fn slide_from(&self, since: usize, step: usize) -> Vec<Message> {
        let Some(slides) = self.slides().filter(Slides::speaks) else { return Vec::new() };
        let parts = slides.parts(since, step);
        let slide = SlideContext { telling: self, slides, course: slides.course, moment: self.moment(step), parts };
        let mut told = Vec::new();
        for (index, part) in slide.parts.iter().enumerate() {
            slide.tell(part, index, &mut told);
        }
        if slide.parts.is_empty() {
            told.extend(slide.alone());
        }
        told
    }

    pub(super) fn slides(&self) -> Option<Slides<'_>> {
        let by_event = self.grain == Grain::Event;
        let Telling { tree, trace, settings, .. } = *self;
        self.course.map(|course| Slides { tree, trace, settings, course, by_event })
    }
}

impl<'a> SlideContext<'a> {
    fn tell(&self, part: &Part, index: usize, told: &mut Vec<Message>) {
        match part {
            Part::Pass { .. } | Part::Proof { .. } | Part::Known { .. } => told.extend(self.of_passes(part, index)),
            Part::End { leaves, .. } if !self.telling.trace.passes.is_empty() => told.push(self.end_of_passes(*leaves)),
            _ => (self.course.lesson().telling.tell)(self, part, index, told),
        }
    }

    /// Before the first step, and for an event that adds nothing by itself.
    fn alone(&self) -> Option<Message> {
        match self.moment.fact {
            None => self.start(),
            Some(Fact::Narrow { node, to, child: Some(_), .. }) => {
                Some((self.course.lesson().telling.narrow)(self, node, to))
            }
            _ => None,
        }
    }

    /// Before the first step: the course's words about the search; none for the general sentence.
    fn start(&self) -> Option<Message> {
        let (algorithm, words) = (self.telling.settings.algorithm, &self.course.lesson().telling);
        let mut say = self.about(NodeId::ROOT);
        if algorithm.deepens {
            return Some(say.done("course-start-deepening"));
        }
        if !self.telling.trace.passes.is_empty() {
            return None;
        }
        if !self.is_windowed() {
            self.say_place(&mut say, NodeId::ROOT);
            self.telling.say_payoffs(&mut say);
            return Some(say.done(if algorithm.by_levels { words.levels? } else { words.minimax }));
        }
        Some((words.start)(self))
    }

    pub(crate) fn is_windowed(&self) -> bool {
        self.telling.is_windowed()
    }

    /// A message with the arguments of every sentence about a node.
    pub(crate) fn about(&self, node: NodeId) -> Saying<'a> {
        let mut say = Saying::new(self.telling);
        self.say_called(&mut say, node, ["node", "at"]);
        say.word("player", self.telling.tree.player(node).id())
            .word("comma", self.comma())
            .word("windows", self.course.notation().windows.id());
        say
    }

    /// A node's name, and the kind of words for it.
    pub(crate) fn say_called(&self, say: &mut Saying<'_>, node: NodeId, [name, at]: [&'static str; 2]) {
        let (called, kind) = self.called(node);
        say.text(name, called).word(at, kind);
    }

    /// Beside a pill there are the drawn names in brackets, and + or − on its edge.
    pub(crate) fn called(&self, node: NodeId) -> (String, &'static str) {
        let tree = self.telling.tree;
        let has_pills = self.course.notation().skin == Skin::Pills;
        let name = (self.telling.names)(node);
        let kind = match tree.player(node).id() {
            _ if !name.is_empty() && has_pills => "bracketed",
            _ if !name.is_empty() => "node",
            _ if node == NodeId::ROOT => "root",
            _ if tree.is_leaf(node) => "leaf",
            "max" if has_pills => "plus",
            _ if has_pills => "minus",
            player => player,
        };
        (name, kind)
    }

    /// Who holds the bound that a cut-off meets; nobody but the root window.
    pub(crate) fn say_held_by(&self, say: &mut Saying<'_>, holder: Option<NodeId>) {
        match holder {
            Some(holder) => self.say_called(say, holder, ["holder", "held"]),
            None => {
                say.word("held", "window").word("holder", "");
            }
        }
    }

    pub(crate) fn say_score(&self, say: &mut Saying<'_>, score: Score) {
        say.score("score", score);
        self.telling.say_outcome(say, score, self.telling.outcome(score));
    }

    /// How many leaves were evaluated.
    pub(crate) fn say_leaves(&self, say: &mut Saying<'_>, leaves: usize) {
        let Telling { tree, settings, findings, .. } = *self.telling;
        say.count("leaves", leaves).count("needed", findings.minimax_leaves(tree, settings));
    }

    /// A node's place: its level, from 0, and the remaining depth.
    pub(crate) fn say_place(&self, say: &mut Saying<'_>, node: NodeId) {
        let ply = self.telling.tree.ply(node);
        say.count("level", ply).count("depth", self.slides.depth_left(node, self.moment.frame.step));
    }

    /// The separator of two numbers.
    fn comma(&self) -> &'static str {
        if self.is_tight() { "," } else { self.telling.comma() }
    }

    fn is_tight(&self) -> bool {
        self.course.notation().separator == Separator::Tight
    }

    pub(crate) fn list(&self, scores: &[Score]) -> String {
        let mut shown: Vec<String> = scores.iter().take(MOST_SCORES).map(|&score| self.telling.write(score)).collect();
        if MOST_SCORES < scores.len() {
            shown.push("…".to_owned());
        }
        shown.join(if self.is_tight() { ", " } else { self.comma() })
    }

    /// Whether the next part describes the cut-off at this node.
    pub(crate) fn is_cut_off_next(&self, index: usize, node: NodeId) -> bool {
        matches!(self.parts.get(index + 1), Some(Part::CutOff { node: cut, .. }) if *cut == node)
    }

    /// Whether the next part describes the effect of `child`'s score.
    pub(crate) fn is_taken(&self, index: usize, child: NodeId) -> bool {
        matches!(self.parts.get(index + 1), Some(Part::Arrival { child: brings, .. }) if *brings == child)
    }

    /// Whether the end of the run follows.
    pub(crate) fn is_ending(&self, index: usize) -> bool {
        matches!(self.parts.get(index + 1), Some(Part::End { .. } | Part::Proof { .. }))
    }

    /// Whether the previous part is the beginning of a pass.
    pub(crate) fn is_after_pass(&self, index: usize) -> bool {
        index.checked_sub(1).is_some_and(|before| matches!(self.parts[before], Part::Pass { .. }))
    }

    /// The end of a run, with its cost.
    pub(crate) fn ended(&self, score: Score, bound: secateur::score::Bound, proved: bool, leaves: usize) -> Saying<'a> {
        let mut say = self.about(NodeId::ROOT);
        self.say_score(&mut say, score);
        self.say_leaves(&mut say, leaves);
        say.word("bound", super::word_of(bound)).flag("proved", proved);
        say
    }
}

pub(crate) fn is_full(window: Window) -> bool {
    window == Window::FULL
}
