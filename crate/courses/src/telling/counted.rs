//! A run's final sentence while its counts are shown: the costs of other orders.

use secateur::score::Score;
use secateur::search::Means;

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
            Some(mean) => say.text("mean", self.mean_count(mean)),
            None => say.word("mean", "none"),
        };
        Some(say.done("end-counted"))
    }

    /// A mean number of leaves: with three decimals if it is small, with none if it is large, and with ≈ if that rounds it.
    fn mean_count(&self, mean: f64) -> String {
        let digits = mean.log10().floor().max(1.0) - 1.0;
        let mean = Score::new(mean).expect("a number of leaves is finite").to_unit(Means::USUAL_DECIMALS);
        self.numbers.write_about(mean, Some((3.0 - digits).max(0.0) as u8))
    }
}
