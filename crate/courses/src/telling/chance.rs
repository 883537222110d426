//! The sentences of events at chance nodes, and of scores that enter their means.

use super::saying::Saying;
use super::{StepContext, Telling, word_of};
use crate::numbers::write_fraction;
use secateur::frame::Fact;
use secateur::holder::Holder;
use secateur::score::{Side, Turn, Window};
use secateur::tree::{Fraction, NodeId};

impl Telling<'_> {
    /// Says what differs from a player's node; returns whether it did.
    pub(super) fn say_event_of_chance(&self, say: &mut Saying<'_>, moment: &StepContext<'_>, fact: &Fact) -> bool {
        match *fact {
            Fact::Visit { node, window, .. } if self.is_chance(node) => say.window(window).id("visit-chance"),
            Fact::Visit { node, window, caller } => {
                let is_open = window == self.settings.payoffs || window == Window::FULL;
                let is_nobodys = |&side: &Side| self.holder(moment, node, side) == Holder::Nobody;
                let mut above = moment.frame.open.iter().rev().map(|open| open.node).filter(|&above| above != node);
                let chance = above.find(|&above| self.is_chance(above));
                let is_asked = caller == chance || [Side::Alpha, Side::Beta].iter().any(is_nobodys);
                let Some(chance) = chance.filter(|_| is_asked) else { return false };
                say.window(window).name("caller", chance).word("callerAt", self.place(chance));
                say.id(if is_open { "visit-for-mean" } else { "visit-asked-by-chance" });
            }
            Fact::Evaluate { node, score, r#static, ref arrival, .. } if self.waits_for_mean(arrival.caller) => {
                self.say_worth(say, node, score, r#static);
                say.id("evaluate-root");
            }
            Fact::Sum { child, score, part, seen, left, low, high, .. } => {
                let is_bounded = low.is_finite() && high.is_finite();
                say.name("child", child)
                    .score("score", score)
                    .score("seen", seen)
                    .score("low", low)
                    .score("high", high);
                say.text("part", self.write_part(part)).text("left", self.write_part(left));
                say.id(match left {
                    Fraction::ZERO => "sum-whole",
                    _ if is_bounded => "sum-between",
                    _ => "sum-part",
                });
            }
            Fact::CutOff { node, side, score, met, ref lost, .. } if self.is_chance(node) => {
                say.word("side", side.id()).score("score", score).score("met", met).count("lost", lost.len());
                say.word("bound", if side == Side::Alpha { "upper" } else { "lower" }).id("cutoff-chance");
            }
            Fact::CutOff { side, score, met, ref lost, holder: Some(holder), .. } if self.is_chance(holder) => {
                say.word("side", side.id()).score("score", score).score("met", met).count("lost", lost.len());
                say.word("held", self.place(holder)).name("holder", holder).id("cutoff-by-chance");
            }
            Fact::Return { node, score, bound, certain, ref arrival, .. }
                if self.is_chance(node) || self.waits_for_mean(arrival.caller) || self.rounds(score) =>
            {
                say.word("bound", if certain { "exact" } else { word_of(bound) }).score("score", score);
                let is_about = certain && self.rounds(score);
                let fraction = if is_about { write_fraction(score) } else { None };
                let rounded = if fraction.is_some() { "fraction" } else { "yes" };
                say.word("rounded", if is_about { rounded } else { "no" });
                say.text("fraction", fraction.unwrap_or_default());
                if self.waits_for_mean(arrival.caller) {
                    say.word("arrival", "none");
                } else {
                    self.say_arrival(say, arrival, score, certain);
                }
                say.id(if self.is_chance(node) { "return-mean" } else { "return-worth" });
            }
            _ => return false,
        }
        true
    }

    pub(super) fn is_chance(&self, node: NodeId) -> bool {
        self.tree.turn(node) == Turn::Chance
    }

    fn waits_for_mean(&self, caller: Option<NodeId>) -> bool {
        caller.is_some_and(|caller| self.is_chance(caller))
    }
}
