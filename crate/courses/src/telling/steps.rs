//! The sentences of a step at the current grain: before a decision the question instead of the event; after one the answer first; in
//! lecture steps, which end with a return, also the steps to it; in a course's notation its own words, slide by slide.

use super::saying::Saying;
use super::{CutQuestion, Message, StepContext, Telling};
use secateur::frame::{Fact, OpenNode};
use secateur::grain::Grain;
use secateur::holder::Holder;
use secateur::tree::NodeId;

impl Telling<'_> {
    /// All sentences of a step.
    pub fn at(&self, step: usize) -> Vec<Message> {
        let moment = self.moment(step);
        match self.asking {
            CutQuestion::No if self.counts => {
                if let Some(counted) = self.counted_end(&moment) {
                    return vec![counted];
                }
            }
            CutQuestion::No => (),
            CutQuestion::Question => {
                if let Some(node) = self.trace.decision(self.tree, moment.frame.step) {
                    return vec![self.question(&moment, node)];
                }
            }
            said => return vec![self.answer(&moment, said), self.sentence_of(&moment)],
        }
        if self.predicts {
            return vec![self.before_question(&moment)];
        }
        if let Some(slide) = self.slide(moment.frame.step) {
            return self.with_reach(slide, &moment);
        }
        if self.grain == Grain::Lecture { self.lecture_step(&moment) } else { self.sentences(&moment) }
    }

    /// The event, and with variable depth, why the search continues or stops there.
    fn sentences(&self, moment: &StepContext<'_>) -> Vec<Message> {
        self.with_reach(vec![self.sentence_of(moment)], moment)
    }

    fn with_reach(&self, said: Vec<Message>, moment: &StepContext<'_>) -> Vec<Message> {
        let said = said.into_iter().chain(self.reach(moment)).collect();
        _ = moment;
        said
    }

    /// The effect of a new best score on the window, which the question will be about.
    fn before_question(&self, moment: &StepContext<'_>) -> Message {
        let mut message = self.sentence_of(moment);
        let is_asked = self.trace.decision(self.tree, moment.frame.step).is_some();
        if is_asked && message.id_parts()[0] == "improve-outside" {
            message.call(["improve", ""]);
        }
        message
    }

    /// The two numbers whose comparison decides: the best score of the node, and the bound that could end it.
    fn question(&self, moment: &StepContext<'_>, node: NodeId) -> Message {
        let mut say = Saying::new(self);
        let side = self.told(node, self.tree.player(node).cut_side());
        let Some(open) = moment.frame.open.iter().find(|open| open.node == node) else { return say.message };
        let met = self.told(node, open.window).bound(side);
        self.say_about(&mut say, node);
        say.word("side", side.id()).score("met", met);
        if let Some(best) = open.best {
            say.score("score", self.told(node, best));
        }
        self.say_holder(&mut say, moment, node, side);
        if !met.is_finite() {
            say.word("held", "nobody");
        }
        // A bound that nobody holds comes from a question, or from a table.
        let is_given = met.is_finite() && self.holder(moment, node, side) == Holder::Nobody;
        say.id(if is_given || self.is_by_movers() { "stage-question-given" } else { "stage-question" });
        say.message
    }

    /// The outcome of a decision.
    fn answer(&self, moment: &StepContext<'_>, said: CutQuestion) -> Message {
        let mut say = Saying::new(self);
        let goes_on = !matches!(moment.fact, Some(Fact::CutOff { .. }));
        say.word("said", said.id()).flag("answer", goes_on).id("stage-answer");
        say.message
    }

    /// A lecture step that ends with a return: the cut-off or the last leaf before it is part of its sentences.
    fn lecture_step(&self, moment: &StepContext<'_>) -> Vec<Message> {
        let last = self.sentence_of(moment);
        let step = moment.frame.step;
        let Some(Fact::Return { node, score, certain, ref arrival, .. }) = moment.fact else {
            return self.with_reach(vec![last], moment);
        };
        if step < 2 {
            return vec![last];
        }
        let led = self.moment(step - 1);
        let is_leaf = matches!(led.fact, Some(Fact::Evaluate { .. }));
        // The table's store comes between a cut-off and its return.
        let led = if let Some(Fact::Store { .. }) = led.fact { self.moment(step - 2) } else { led };
        if !is_leaf && !matches!(led.fact, Some(Fact::CutOff { .. })) {
            return vec![last];
        }
        let mut said = self.sentences(&led);
        if is_leaf || moment.is_over || arrival.caller.is_none() || self.is_by_movers() {
            said.push(last);
            return said;
        }
        let mut say = Saying::new(self);
        self.say_about(&mut say, node);
        self.say_arrival(&mut say, arrival, score, certain);
        say.score("score", score).id("stage-returns");
        said.push(say.message);
        said
    }
}

impl StepContext<'_> {
    /// The innermost open visit.
    pub(super) fn innermost(&self) -> Option<&OpenNode> {
        self.frame.open.last()
    }

    /// Its window.
    pub(crate) fn window(&self) -> secateur::score::Window {
        self.innermost().map_or(secateur::score::Window::FULL, |open| open.window)
    }
}
