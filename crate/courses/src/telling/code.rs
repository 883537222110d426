//! The pseudo-code at a step: its lines, the current one, and the values beside that.

use super::saying::Saying;
use super::{StepContext, Telling};
use crate::code::{self, CodeLine};
use crate::course::Best;
use crate::slides::Slides;
use secateur::frame::{Fact, TableKnowledge};
use secateur::message::Message;
use secateur::score::{Player, Score, Side};
use secateur::tree::NodeId;

/// The pseudo-code at a step.
pub struct Code {
    /// In order; each is a message.
    pub lines: Vec<CodeLine>,
    /// The arguments of the lines.
    pub told: Message,
    /// The index of the current line, and the values beside it.
    pub here: Option<(usize, Message)>,
}

impl Telling<'_> {
    /// The lines of the course if it has a program for the run, else the general ones.
    pub fn code(&self, step: usize) -> Code {
        let moment = self.moment(step);
        let slides = self.slides().filter(Slides::speaks);
        let own = slides.and_then(|slides| code::program(slides.course.lesson().code, self.settings.algorithm.id));
        let slides = slides.filter(|_| own.is_some());
        let node = moment.fact.as_ref().map_or(NodeId::ROOT, |fact| code::loop_of(self.tree, self.settings, fact));
        let own = if self.is_chance(node) { Some(code::CHANCE) } else { own };
        let lines = code::lines(self.settings, own);
        let told = self.told_of_loop(node);
        let here = moment.fact.as_ref().and_then(|fact| {
            // A fact seen from its node's mover has its bounds swapped, too.
            let kinds = code::kinds(&moment.frame, &moment.frame.fact()?, self.settings);
            let player = self.player_of_loop(node);
            let at = kinds.iter().find_map(|&kind| lines.iter().position(|line| line.has(kind, player)))?;
            Some((at, self.values(&moment, fact, &told, slides.map(|slides| (slides, &lines[at])))))
        });
        Code { lines, told, here }
    }

    /// If scores are from the mover's side, everyone takes the largest.
    fn player_of_loop(&self, node: NodeId) -> Player {
        if self.is_by_movers() { Player::Max } else { self.tree.player(node) }
    }

    fn told_of_loop(&self, node: NodeId) -> Message {
        let mut say = Saying::new(self);
        let (cut, returns) = self.settings.rules();
        let unit = Score::ZERO.plus_units(1, self.findings.decimals(self.tree, self.settings));
        say.word("player", self.player_of_loop(node).id())
            .word("comma", self.comma())
            .word("cut", cut.id())
            .word("returns", returns.id())
            .score("worst", self.worst(node))
            .score("unit", unit);
        self.say_payoffs(&mut say);
        if let Some(growth) = self.settings.growth {
            say.count("growth", growth as usize);
        }
        self.say_callee(&mut say, node);
        say.message
    }

    /// The worst payoff for a node's mover, from the side that the run shows.
    fn worst(&self, node: NodeId) -> Score {
        self.told(node, self.settings.payoffs.worst(self.tree.player(node)))
    }

    /// Who is called below a node: one player if it is the opponent everywhere, else no particular one; and whether the side changes there.
    fn say_callee(&self, say: &mut Saying<'_>, node: NodeId) {
        let player = self.tree.player(node);
        let turned = |child: &NodeId| self.tree.player(*child) != player;
        let (all, others) = (self.tree.children(node).count(), self.tree.children(node).filter(turned).count());
        if others == all {
            say.word("callee", player.other().id()).word("turned", "yes");
        } else {
            say.word("callee", "any").word("turned", if others == 0 { "no" } else { "some" });
        }
    }

    /// The values of the line.
    fn values(
        &self,
        moment: &StepContext<'_>,
        fact: &Fact,
        told: &Message,
        own: Option<(Slides<'_>, &CodeLine)>,
    ) -> Message {
        let mut say = Saying::on(self, told.clone());
        let id = self.say_values(&mut say, fact);
        say.id(id);
        if let Some((slides, line)) = own {
            self.say_own_values(&mut say, moment, fact, slides, line);
        }
        say.message
    }

    fn say_values(&self, say: &mut Saying<'_>, fact: &Fact) -> &'static str {
        match *fact {
            Fact::Visit { node, window, .. } => {
                let is_root = node == NodeId::ROOT && (self.names)(node).is_empty();
                say.name("node", node).word("at", if is_root { "root" } else { "node" });
                say.window(window);
                if self.is_windowed() { "code-now-visit-window" } else { "code-now-visit" }
            }
            Fact::Evaluate { score, .. } => {
                say.score("score", score);
                "code-now-evaluate"
            }
            Fact::Improve { node, score, previous, .. } => {
                say.score("score", score).score("previous", previous.unwrap_or_else(|| self.worst(node)));
                "code-now-improve"
            }
            Fact::Narrow { from, to, .. } => {
                say.score("from", from).score("to", to);
                "code-now-narrow"
            }
            Fact::CutOff { node, score, met, side, .. } => {
                say.score("score", score).score("met", met);
                if self.is_chance(node) {
                    say.word("player", if side == Side::Alpha { "min" } else { "max" });
                }
                "code-now-cutoff"
            }
            Fact::Sum { score, part, .. } => {
                say.score("score", score).text("part", self.write_part(part));
                "code-now-sum"
            }
            Fact::Return { score, .. } => {
                say.score("score", score);
                "code-now-return"
            }
            Fact::Ask { window, .. } => {
                say.window(window);
                "code-now-ask"
            }
            Fact::Pass { window, .. } => {
                say.window(window);
                "code-now-pass"
            }
            Fact::Probe { known, .. } => {
                say_known(say, known);
                "code-now-probe"
            }
            Fact::Store { known, .. } => {
                say_known(say, known);
                "code-now-store"
            }
            Fact::Prove { score, .. } => {
                say.score("score", score);
                "code-now-prove"
            }
        }
    }

    /// The values beside a line in a course's program, if they differ.
    fn say_own_values(
        &self,
        say: &mut Saying<'_>,
        moment: &StepContext<'_>,
        fact: &Fact,
        slides: Slides<'_>,
        line: &CodeLine,
    ) {
        let is_improvement = matches!(fact, Fact::Improve { .. });
        if let Some(id) = line.values {
            say.id(id);
        } else if is_improvement && !self.is_windowed() && slides.course.notation().best == Best::None {
            // All values are collected, and compared at the end.
            say.id("code-now-evaluate");
        } else if let Some(compared) = slides.compared(moment.frame.step) {
            match *fact {
                Fact::Improve { .. } => {
                    say.score("previous", compared);
                }
                // A value returned where it is compared: the slide has shown the test, and ends with the return.
                Fact::Return { best: Some(best), .. } if !line.returns() => {
                    say.score("score", best).score("met", compared).id("code-now-cutoff");
                }
                _ => (),
            }
        }
    }
}

fn say_known(say: &mut Saying<'_>, TableKnowledge { low, high, .. }: TableKnowledge) {
    say.score("low", low).score("high", high).word("known", if low == high { "exact" } else { "some" });
}
