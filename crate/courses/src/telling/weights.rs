//! The sentence after a weight of a game's evaluation was changed: what the search finds now, and what it found before.

use super::Telling;
use super::saying::Saying;
use secateur::message::Message;
use secateur::score::Score;

/// A changed weight, and what the search found before.
#[derive(Clone, PartialEq, Debug)]
pub struct WeightChange {
    /// The name of the feature.
    pub feature: String,
    /// Its previous and current value.
    pub weights: [Score; 2],
    /// The root's previous value.
    pub score: Score,
    /// The previous best move.
    pub best: String,
    /// How many leaves were evaluated.
    pub leaves: usize,
}

impl Telling<'_> {
    /// The effect of a changed weight.
    pub fn weighed(&self, change: &WeightChange) -> Message {
        let WeightChange { feature, weights: [before, now], score, best, leaves } = change;
        let line = self.trace.principal_variation(self.tree);
        let own = line.get(1).map_or_else(String::new, |&node| (self.names)(node));
        let mut say = Saying::new(self);
        let is_same = self.trace.score == *score && own == *best;
        say.text("feature", feature.clone()).score("before", *before).score("now", *now);
        if before == now {
            return say.done("weighed-back");
        }
        say.score("score", self.trace.score).text("best", own);
        self.say_outcome(&mut say, self.trace.score, self.outcome(self.trace.score));
        say.score("oldScore", *score).text("oldBest", best.clone());
        let found = self.trace.leaves_before(self.trace.events.len());
        say.count("leaves", found).count("oldLeaves", *leaves).flag("effort", found != *leaves);
        say.done(if is_same { "weighed-same" } else { "weighed" })
    }
}
