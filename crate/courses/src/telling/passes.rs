//! The passes of a driver: the question of each and its reason, and what it has proved at its end.

use super::family::known_of;
use super::saying::Saying;
use super::{Telling, word_of};
use secateur::frame::Fact;
use secateur::score::{Bound, Score, Side, Window};

impl Telling<'_> {
    pub(super) fn say_pass(&self, say: &mut Saying<'_>, number: u32, window: Window, depth: Option<usize>) -> bool {
        let algorithm = self.settings.algorithm;
        say.count("pass", number as usize + 1).flag("first", number == 0).window(window);
        if algorithm.deepens {
            let depth = depth.unwrap_or(self.tree.height());
            say.word("order", self.settings.order.id()).count("depth", depth).id("pass-deepening");
            return true;
        }
        let before = number.checked_sub(1).map(|before| &self.trace.passes[before as usize]);
        if algorithm.margin {
            let missed = before.and_then(|before| before.bound.missed(before.window).map(|side| (side, before.window)));
            self.say_guess(say);
            say.score("margin", self.settings.margin);
            let is_open =
                |side| self.trace.passes[number as usize].window.bound(side) == self.settings.payoffs.bound(side);
            match missed {
                Some((side, window)) => {
                    let why = match (side, is_open(side)) {
                        (Side::Alpha, true) => "low",
                        (Side::Alpha, false) => "low-grown",
                        (Side::Beta, true) => "high",
                        (Side::Beta, false) => "high-grown",
                    };
                    say.word("why", why).score("missed", window.bound(side))
                }
                None if self.settings.guess_on(self.tree).is_finite() => say.word("why", "guess").word("missed", ""),
                None => say.word("why", "win").word("missed", ""),
            };
            say.id("pass-aspiration");
            return true;
        }
        let why = match before {
            Some(before) if before.bound == Bound::Upper => "high",
            Some(_) => "low",
            None => self.settings.beginning_on(self.tree),
        };
        let (low, high) = before.map_or((Score::ZERO, Score::ZERO), |before| before.known);
        self.say_payoffs(say);
        say.word("why", why).score("low", low).score("high", high).id("pass-zero");
        true
    }

    pub(super) fn say_proof(&self, say: &mut Saying<'_>, fact: &Fact) -> bool {
        let &Fact::Prove { number, score, bound, best, low, high, .. } = fact else { return false };
        say.count("pass", number as usize + 1)
            .score("score", score)
            .word("bound", word_of(bound))
            .word("known", known_of(low, high))
            .score("low", low)
            .score("high", high)
            .word("has", if best.is_none() { "nothing" } else { "move" })
            .text("move", best.map_or_else(String::new, |best| self.name_or_score(best)));
        if self.settings.algorithm.deepens {
            let horizon = self.trace.passes[number as usize].horizon;
            say.count("depth", horizon.min(self.tree.height())).id("prove-deepening");
        } else {
            say.id("prove-pass");
        }
        true
    }
}
