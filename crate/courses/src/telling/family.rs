//! The sentences of the algorithms beyond the basic two, if they differ from the basic ones. Events shared by several algorithms are here;
//! those of a single family are in files of their own.

use super::saying::Saying;
use super::{StepContext, Telling, word_of};
use secateur::frame::Fact;
use secateur::holder::Holder;
use secateur::score::{Bound, Player, ProofReason, Score, Side, Window};
use secateur::tree::NodeId;

impl Telling<'_> {
    pub(super) fn say_start_of_family(&self, say: &mut Saying<'_>) {
        self.say_guess(say);
        self.say_payoffs(say);
        if self.trace.known.1.is_some() {
            say.count("known", self.trace.known.0.len()).id("start-known");
            return;
        }
        match self.settings.growth {
            Some(_) if self.settings.algorithm.margin => say.id("start-aspiration-grown"),
            _ => say.id_of("start-", self.settings.algorithm.id),
        };
    }

    /// The guess in force, and the requested one if it was rounded.
    pub(super) fn say_guess(&self, say: &mut Saying<'_>) {
        let guess = self.settings.guess_on(self.tree);
        let asked = self.settings.guess;
        say.score("guess", guess).score("asked", asked).flag("rounded", guess != asked);
    }

    /// The ends of the payoffs.
    pub(super) fn say_payoffs(&self, say: &mut Saying<'_>) {
        say.score("least", self.settings.payoffs.alpha()).score("greatest", self.settings.payoffs.beta());
    }

    /// Says what differs from the basic sentence; returns whether it did.
    pub(super) fn say_event_of_family(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) -> bool {
        let algorithm = self.settings.algorithm;
        if algorithm.from_mover {
            self.say_by_mover(say, moment, fact);
            return true;
        }
        if algorithm.by_levels {
            return self.say_level(say, fact);
        }
        if algorithm.chance && self.say_event_of_chance(say, moment, fact) {
            return true;
        }
        match *fact {
            Fact::Visit { node, window, .. } => self.say_visit_of_family(say, moment, node, window),
            Fact::Evaluate { node, score, r#static, ref arrival, .. } if arrival.caller.is_none() => {
                self.say_worth(say, node, score, r#static);
                say.id("evaluate-root");
                true
            }
            Fact::Narrow { node, side, from, to, child: None, by_payoffs: false } => {
                say.score("from", from).score("to", to).window(moment.window()).word("side", side.id());
                say.word("at", self.place(node)).id("narrow-known");
                true
            }
            Fact::CutOff { .. } => self.say_cut_off_of_family(say, moment, fact),
            Fact::Return { score, bound, certain, best, ref arrival, .. } => {
                if arrival.caller.is_some() && best.is_some() {
                    return false;
                }
                say.word("bound", if certain { "exact" } else { word_of(bound) }).score("score", score);
                self.say_arrival(say, arrival, score, certain);
                say.id(if best.is_none() { "return-known" } else { "return-asked" });
                true
            }
            Fact::Ask { caller, window, than, surprise, .. } => {
                say.word("callerPlayer", self.tree.player(caller).id()).window(window).score("than", than);
                if let Some(surprise) = surprise {
                    say.score("surprise", surprise);
                }
                say.id(if surprise.is_none() { "ask-zero" } else { "ask-again" });
                true
            }
            Fact::Probe { .. } => self.say_probe(say, fact),
            Fact::Store { node, known } => self.say_store(say, moment, node, known),
            Fact::Pass { number, window, depth, .. } => self.say_pass(say, number, window, depth),
            Fact::Prove { .. } => self.say_proof(say, fact),
            _ => false,
        }
    }

    fn say_visit_of_family(
        &self,
        say: &mut Saying<'_>,
        moment: &StepContext<'_>,
        node: NodeId,
        window: Window,
    ) -> bool {
        if self.is_zero(window) {
            say.window(window).id("visit-zero");
            return true;
        }
        let is_nobodys = |side| self.holder(moment, node, side) == Holder::Nobody;
        // A bound that nobody holds comes from the table, or from a question.
        if window == Window::FULL || !(is_nobodys(Side::Alpha) || is_nobodys(Side::Beta)) {
            return false;
        }
        say.window(window).id(if self.settings.algorithm.table { "visit-known" } else { "visit-answered" });
        true
    }

    /// Whether a search with this window only answers a question: no score of the tree lies inside it.
    fn is_zero(&self, window: Window) -> bool {
        let algorithm = self.settings.algorithm;
        if algorithm.table {
            return !algorithm.root_window;
        }
        let decimals = || self.findings.decimals(self.tree, self.settings);
        algorithm.asks && window.is_zero(self.findings.range(self.tree), decimals())
    }

    fn say_cut_off_of_family(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) -> bool {
        let &Fact::CutOff { node, side, score, met, ref lost, holder, .. } = fact else { return false };
        let algorithm = self.settings.algorithm;
        let is_nobodys = self.holder(moment, node, side) == Holder::Nobody;
        // A pass with a zero window is one question; in a search with open windows, some node on the way down has asked it.
        let is_asked = if algorithm.table { !algorithm.root_window && holder.is_none() } else { is_nobodys };
        let known = holder.filter(|_| is_nobodys && !is_asked);
        if !is_asked && known.is_none() {
            return false;
        }
        say.word("side", side.id()).score("score", score).score("met", met).count("lost", lost.len());
        let Some(holder) = known else {
            say.id("cutoff-zero");
            return true;
        };
        say.word("held", if holder == node { "own" } else { self.place(holder) }).name("holder", holder);
        say.id("cutoff-known");
        true
    }

    /// The last sentence of an algorithm beyond the basic two, and of any that took an unproved move.
    pub(super) fn say_end_of_family(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, line: &[NodeId]) -> bool {
        let taken = self.taken_last(line);
        if self.is_basic() && taken.is_none() {
            return false;
        }
        self.say_result(say, moment, line);
        if !self.is_basic() {
            let score = self.told(NodeId::ROOT, self.trace.score);
            let player = self.tree.player(NodeId::ROOT);
            if self.is_by_movers() {
                self.say_outcome(say, score, self.outcome_to(player, score));
            }
            let is_short = line.len() <= 7 && self.is_whole(line);
            say.word(
                "line",
                if line.len() == 1 {
                    "none"
                } else if is_short {
                    "whole"
                } else {
                    "long"
                },
            );
        }
        match taken {
            Some(taken) => self.say_taken(say, taken),
            None => self.say_found(say),
        }
        true
    }

    /// The move taken at the root as the last of equals, if nothing proves it as good.
    fn taken_last(&self, line: &[NodeId]) -> Option<NodeId> {
        let may_be_wrong =
            self.settings.may_mislead() && self.what_the_score_proves() == Bound::Exact && line.len() <= 1;
        self.trace.taken_move().filter(|_| may_be_wrong)
    }

    fn say_taken(&self, say: &mut Saying<'_>, taken: NodeId) {
        let wrong = self.findings.wrong_worth(self.tree, self.trace, self.settings);
        let wrong = wrong.map(|worth| self.told(NodeId::ROOT, worth));
        let is_at_most = self.is_by_movers() || self.tree.player(NodeId::ROOT) == Player::Max;
        say.word("bound", if is_at_most { "upper" } else { "lower" })
            .name("move", taken)
            .flag("wrong", wrong.is_some())
            .score("worth", wrong.unwrap_or_default())
            .id("end-taken");
    }

    fn say_found(&self, say: &mut Saying<'_>) {
        let algorithm = self.settings.algorithm;
        let passes = &self.trace.passes;
        if algorithm.by_levels {
            // There is nothing else to say.
            return say.id("end-levels");
        }
        let proved = self.what_the_score_proves();
        if proved != Bound::Exact {
            return say.id_of("end-missed-", word_of(proved));
        }
        if algorithm.deepens {
            let depth = self.settings.depth.map_or(self.tree.height(), |depth| depth.min(self.tree.height()));
            say.count("depth", depth).id("end-deepening");
            return;
        }
        let payoffs = self.told(NodeId::ROOT, self.settings.payoffs);
        let proof = passes.last().map(|pass| Bound::Exact.proof(pass.score, pass.window, payoffs));
        if let Some(proof @ (ProofReason::Greatest | ProofReason::Least)) = proof {
            say.id_of("end-", proof.id());
        } else if algorithm.margin {
            say.flag("again", 1 < passes.len()).id("end-aspiration");
        } else if passes.is_empty() {
            say.id("end-found");
        } else {
            say.count("passes", passes.len()).id("end-zero");
        }
    }

    /// For whom a score is given, and whether it decides the game.
    pub(super) fn outcome_to(&self, player: Player, score: Score) -> &'static str {
        match (player.id(), self.outcome(score)) {
            ("max", "win") => "max-win",
            ("max", "loss") => "max-loss",
            (_, "win") => "min-win",
            (_, "loss") => "min-loss",
            (player, _) => player,
        }
    }
}

/// What two bounds say together, as messages distinguish it.
pub(super) fn known_of(low: Score, high: Score) -> &'static str {
    match (low == Score::MINUS_INFINITE, high == Score::INFINITE) {
        _ if low == high => "exact",
        (true, true) => "none",
        (false, true) => "low",
        (true, false) => "high",
        (false, false) => "both",
    }
}
