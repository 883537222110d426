//! A run's final sentence while its counts are shown: the costs of other orders.

use super::{Message, Saying, StepContext, Telling};

impl Telling<'_> {
    /// None if they are unknown, and before the end.
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

/// Rounded to significant decimals: three for a small number, none for a large one.
fn rounded(mean: f64) -> f64 {
    let digits = mean.log10().floor().max(1.0) - 1.0;
    let scale = 10_f64.powf((3.0 - digits).max(0.0));
    // Halves go up, as in the numbers beside it.
    (mean * scale + 0.5).floor() / scale
}
