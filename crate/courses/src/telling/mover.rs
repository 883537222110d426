//! Negamax: every number from the side of its node's mover.

use super::saying::Saying;
use super::{StepContext, Telling, word_of};
use secateur::frame::{Arrival, Fact};
use secateur::score::{Player, Score};
use secateur::tree::NodeId;

impl Telling<'_> {
    pub(super) fn say_by_mover(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) {
        let player = self.tree.player(fact.node());
        // Every mover takes the largest: so MAX's rules apply.
        if !matches!(fact, Fact::Evaluate { .. }) {
            say.word("player", Player::Max.id()).word("mover", player.id());
        }
        match *fact {
            Fact::Visit { window, caller, .. } => {
                let is_same = caller.is_none_or(|caller| self.tree.player(caller) == player);
                say.window(window).flag("turned", !is_same).id("visit-mover");
            }
            Fact::Evaluate { node, score, r#static, ref arrival, .. } => {
                self.say_worth(say, node, score, r#static);
                self.say_outcome(say, score, self.outcome_to(player, score));
                self.say_news(say, node, score, arrival, true);
                say.id("evaluate-mover");
            }
            Fact::Improve { score, previous, .. } => {
                let first = match previous {
                    None => "yes",
                    Some(previous) if previous == score => "tied",
                    Some(_) => "no",
                };
                say.score("score", score).word("first", first).score("previous", previous.unwrap_or_default());
                say.id("improve-mover");
            }
            Fact::Narrow { from, to, by_payoffs, .. } => {
                let window = moment.innermost().map_or(moment.window(), |open| open.by_mover().window);
                say.window(window).score("from", from).score("to", to);
                say.id(if by_payoffs { "narrow-mover-payoffs" } else { "narrow-mover" });
            }
            Fact::CutOff { node, side, score, met, ref lost, deep, .. } => {
                say.score("score", score).score("met", met);
                self.say_holder(say, moment, node, side);
                say.count("lost", lost.len()).flag("deep", deep).id("cutoff-mover");
            }
            Fact::Return { node, score, bound, certain, best, ref arrival, .. } => {
                let found = best.unwrap_or(score);
                say.word("bound", if certain { "exact" } else { word_of(bound) });
                say.score("score", score).score("best", found);
                self.say_news(say, node, score, arrival, certain);
                say.id(if found == score { "return-mover" } else { "return-mover-clamped" });
            }
            Fact::Sum { .. }
            | Fact::Ask { .. }
            | Fact::Probe { .. }
            | Fact::Store { .. }
            | Fact::Pass { .. }
            | Fact::Prove { .. } => {
                unreachable!("negamax knows no chance, asks nothing, has no table and makes no passes")
            }
        }
    }

    /// The effect of a score on the node that waits for it, and how that reads it: negated if the other player moves.
    fn say_news(&self, say: &mut Saying<'_>, node: NodeId, score: Score, arrival: &Arrival, certain: bool) {
        self.say_arrival(say, arrival, arrival.caller_score, certain);
        let Some(caller) = arrival.caller else {
            say.word("turned", "none");
            return;
        };
        say.score("own", arrival.caller_score)
            .word("sign", if score < Score::ZERO { "minus" } else { "plus" })
            .flag("turned", self.tree.player(caller) != self.tree.player(node));
    }
}
