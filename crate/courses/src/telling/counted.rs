//! What a run says at its end while its counts are seen: what other orders would have taken.

use super::{Message, Saying, StepContext, Telling};

impl Telling<'_> {
    /// Nothing where that is not known, and before the end.
    pub(super) fn counted_end(&self, moment: &StepContext<'_>) -> Option<Message> {
        let needed = self.findings.minimax_leaves(self.tree, self.settings);
        if !moment.is_over || !self.trace.is_certain() || needed == 1 {
            return None;
        }
        let costs = self.findings.costs(self.tree, self.settings);
        let best = costs.best_first?;
        let mut say = Saying::new(self);
        say.message = self.sentence_of(moment);
        say.flag("least", costs.is_least).count("best", best);
        match costs.mean_of_orders {
            Some(mean) => say.mean("mean", rounded(mean)),
            None => say.word("mean", "none"),
        };
        Some(say.done("end-counted"))
    }
}

/// With as many decimals as can be told apart from nothing: three of a small number, none of a large one.
fn rounded(mean: f64) -> f64 {
    let digits = mean.log10().floor().max(1.0) - 1.0;
    let scale = 10_f64.powf((3.0 - digits).max(0.0));
    // Halves go up, as they do beside it.
    (mean * scale + 0.5).floor() / scale
}
