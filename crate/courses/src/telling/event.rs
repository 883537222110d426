//! The sentences for one event each, and the one before the first.

use super::saying::Saying;
use super::{StepContext, Telling, word_of};
use secateur::frame::{Arrival, Fact};
use secateur::holder::Holder;
use secateur::score::{Score, Side, Window};
use secateur::tree::NodeId;

impl Telling<'_> {
    /// Before the first event.
    pub(super) fn say_start(&self, say: &mut Saying<'_>) {
        if !self.is_basic() {
            return self.say_start_of_family(say);
        }
        let is_full = self.settings.window == Window::FULL;
        if !self.is_windowed() {
            say.id("start-minimax");
        } else if is_full && self.settings.payoffs == Window::FULL {
            say.id("start-alpha-beta");
        } else {
            say.word("windows", self.windows.id()).window(self.settings.root_window());
            say.id(if is_full { "start-payoffs" } else { "start-window" });
        }
    }

    pub(super) fn say_event(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) {
        if !self.is_basic() && self.say_event_of_family(say, moment, fact) {
            return;
        }
        match *fact {
            Fact::Visit { node, window, .. } => self.say_visit(say, moment, node, window),
            Fact::Evaluate { node, score, r#static, ref arrival, .. } => {
                self.say_worth(say, node, score, r#static);
                let kind = self.say_arrival(say, arrival, score, true);
                say.id_of("evaluate-", kind);
            }
            Fact::Improve { score, previous, outside, met, .. } => {
                say.score("score", score)
                    .flag("first", previous.is_none())
                    .score("previous", previous.unwrap_or_default());
                if previous == Some(score) {
                    return say.id("improve-tied");
                }
                let Some(bound) = outside.or(met).filter(|_| self.is_windowed()) else { return say.id("improve") };
                say.score("bound", bound).id(if outside.is_none() { "improve-met" } else { "improve-outside" });
            }
            Fact::Narrow { from, to, by_payoffs, .. } => {
                say.score("from", from).score("to", to).window(moment.window());
                say.id(if by_payoffs { "narrow-payoffs" } else { "narrow" });
            }
            Fact::CutOff { node, side, score, met, ref lost, deep, .. } => {
                say.word("side", side.id()).score("score", score).score("met", met).count("lost", lost.len());
                self.say_holder(say, moment, node, side);
                say.flag("deep", deep).id("cutoff");
            }
            Fact::Return { score, bound, certain, best, ref arrival, .. } => {
                let found = best.unwrap_or(score);
                say.word("bound", word_of(bound)).score("score", score).score("best", found);
                self.say_arrival(say, arrival, score, certain);
                if !self.is_windowed() {
                    say.id("return-minimax");
                } else if score == found {
                    say.id_of("return-", if certain { "exact" } else { word_of(bound) });
                } else {
                    say.id(if found < score { "return-raised" } else { "return-lowered" });
                }
            }
            _ => unreachable!("the family tells all its own events"),
        }
    }

    fn say_visit(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, node: NodeId, window: Window) {
        let root = self.root_window_at(moment);
        say.window(window);
        if !self.is_windowed() {
            return say.id("visit-minimax");
        }
        // A loss does not raise α, but whoever has it has something.
        let has_any = moment.frame.open.iter().any(|open| open.best.is_some());
        if window == Window::FULL && !has_any {
            return say.id("visit-full");
        }
        if window == self.settings.payoffs && !has_any {
            return say.id("visit-payoffs");
        }
        if node == NodeId::ROOT {
            return say.id("visit-root-window");
        }
        if window == root {
            return say.id("visit-same-window");
        }
        self.say_holder_as(say, moment, node, Side::Alpha, ["alphaHeld", "alphaHolder"]);
        self.say_holder_as(say, moment, node, Side::Beta, ["betaHeld", "betaHolder"]);
        if window.beta() == Score::INFINITE {
            say.id("visit-alpha");
        } else {
            say.id(if window.alpha() == Score::MINUS_INFINITE { "visit-beta" } else { "visit-both" });
        }
    }

    /// The window with which the root was called; with passes, that of the current one.
    pub(super) fn root_window_at(&self, moment: &StepContext<'_>) -> Window {
        if let Some(pass) = self.trace.passes[..self.trace.passes_before(moment.frame.step)].last() {
            return pass.window;
        }
        let _ = moment;
        self.told(NodeId::ROOT, self.settings.root_window())
    }

    /// Who holds a bound of an open node's window.
    pub(super) fn say_holder(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, node: NodeId, side: Side) {
        self.say_holder_as(say, moment, node, side, ["held", "holder"]);
    }

    #[inline(never)]
    fn say_holder_as(
        &self,
        say: &mut Saying<'_>,
        moment: &StepContext<'_>,
        node: NodeId,
        side: Side,
        [held, name]: [&'static str; 2],
    ) {
        let word = match self.holder(moment, node, side) {
            Holder::Node(holder) => {
                say.name(name, holder).word(held, self.place(holder));
                return;
            }
            Holder::RootWindow => "window",
            Holder::Payoffs => "end",
            Holder::Nobody => "nobody",
        };
        say.word(held, word).word(name, "");
    }

    pub(super) fn holder(&self, moment: &StepContext<'_>, node: NodeId, side: Side) -> Holder {
        moment.frame.holder(node, self.told(node, side), self.settings.payoffs)
    }

    /// The node's own score.
    pub(super) fn say_worth(&self, say: &mut Saying<'_>, node: NodeId, score: Score, is_static: bool) {
        let is_named = !(self.names)(node).is_empty();
        // A pass stops at its own limit, whatever the tree has there.
        let is_of_pass = self.settings.algorithm.deepens;
        let what = if is_static && is_of_pass {
            say.count("limit", self.tree.ply(node));
            "pass"
        } else if is_static {
            "static"
        } else if is_named {
            "named"
        } else {
            "leaf"
        };
        say.word("what", what).score("score", score);
        self.say_outcome(say, score, self.outcome(score));
    }

    /// The effect of a score on the node that waits for it, as a word and as arguments.
    pub(super) fn say_arrival(
        &self,
        say: &mut Saying<'_>,
        arrival: &Arrival,
        score: Score,
        certain: bool,
    ) -> &'static str {
        let kind = match (arrival.caller, arrival.caller_best) {
            (None, _) => "none",
            (_, None) => "first",
            (_, Some(best)) if best == score && arrival.improves => "tied",
            (_, Some(best)) if best == score && certain => "equal",
            _ if arrival.improves && arrival.caller_best != Some(score) => "better",
            _ => "worse",
        };
        say.word("arrival", kind);
        if let Some(caller) = arrival.caller {
            say.name("caller", caller)
                .word("callerAt", self.place(caller))
                .word("callerPlayer", self.tree.player(caller).id());
            match arrival.caller_best {
                Some(best) => say.score("callerBest", best),
                None => say.word("callerBest", ""),
            };
        }
        kind
    }
}
