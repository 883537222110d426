//! Games as search: V(P, α, β), guaranteed values, preferences without knowing the rest, and ≈ where a value is only a bound.

use crate::slides::Part;
use crate::telling::{Saying, SlideContext, is_full, word_of};
use secateur::message::Message;
use secateur::score::Score;
use secateur::tree::NodeId;

impl SlideContext<'_> {
    pub(super) fn in_letters(&self, part: &Part, index: usize) -> Option<Message> {
        match *part {
            Part::Call { caller, ref nodes, leaf, window, .. } => {
                let mut say = self.about(nodes[0]);
                say.window(window);
                match leaf {
                    Some(score) => self.say_score(&mut say, score),
                    None => {
                        say.word("score", "");
                    }
                }
                say.word("leaf", if leaf.is_none() { "none" } else { "end" });
                let inner = &nodes[..nodes.len() - usize::from(leaf.is_some())];
                // If a pass descends at once, its start is known.
                let below = if 1 < inner.len() && inner[0] == NodeId::ROOT { &inner[1..] } else { inner };
                if inner.is_empty() {
                    let told = caller.filter(|&caller| !self.is_covered(index, caller));
                    return told.map(|_| say.done("course-b-leaf"));
                }
                if caller.is_none() && inner.len() == 1 && leaf.is_none() {
                    say.word("called", if is_full(window) { "plain" } else { "window" });
                    return Some(say.done("course-b-begin"));
                }
                let names: Vec<String> = below.iter().map(|&node| self.name_or_player(node)).collect();
                say.text("names", names.join(", "));
                Some(say.done("course-b-down"))
            }
            Part::Arrival { node, child, player, improves, moves, meets, score, to, best, .. } => {
                if self.is_covered(index, node) || self.is_cut_off_next(index, node) {
                    return None;
                }
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.score("to", to)
                    .score("best", best.unwrap_or(score))
                    .word("player", player.id())
                    .flag("first", !self.has_returned_before(index, child));
                Some(say.done(if !improves {
                    "course-b-keeps"
                } else if !self.is_windowed() || meets {
                    "course-b-so-far"
                } else if moves {
                    "course-b-moves"
                } else {
                    "course-b-takes-no-bound"
                }))
            }
            Part::CutOff { node, score, met, side, deep, holder, preferred, .. } => {
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                self.say_held_by(&mut say, holder);
                say.score("met", met).word("side", side.id()).flag("deep", deep);
                match preferred {
                    Some(child) => self.say_called(&mut say, child, ["child", "childAt"]),
                    None => {
                        say.word("child", "").word("childAt", "leaf");
                    }
                }
                Some(say.done("course-b-cut"))
            }
            Part::Return { node, score, best, bound, ref scores, cut, .. } => {
                if self.is_ending(index) {
                    return None;
                }
                best?;
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.word("bound", word_of(bound));
                let calls = |part: &Part| matches!(part, Part::Call { caller, .. } if *caller == Some(node));
                if cut || !self.parts[..index].iter().any(calls) {
                    return Some(say.done("course-b-returns"));
                }
                say.count("count", scores.len()).text("scores", self.list(scores));
                Some(say.done("course-b-takes"))
            }
            Part::End { score, bound, certain, proved, leaves, ref line, .. } => {
                let mut say = self.ended(score, bound, proved, leaves);
                if !certain {
                    return Some(say.done("course-end-missed"));
                }
                let names = line.iter().map(|&node| (self.telling.names)(node));
                let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
                if names.is_empty() {
                    return Some(say.done("course-c-end"));
                }
                say.word("bound", "exact").text("line", names.join(" "));
                Some(say.done("course-b-end"))
            }
            _ => None,
        }
    }

    /// A bound has moved to a score described before.
    pub(super) fn moves(&self, node: NodeId, to: Score) -> Message {
        let mut say = self.about(node);
        say.score("to", to).word("first", "no");
        say.done("course-b-moves")
    }

    /// Before the first step, for a search with windows.
    pub(super) fn start_in_letters(&self) -> Message {
        Saying::new(self.telling).done("course-b-start")
    }

    fn name_or_player(&self, node: NodeId) -> String {
        let (name, _) = self.called(node);
        if name.is_empty() { self.telling.tree.player(node).id().to_uppercase() } else { name }
    }

    /// Whether the slide continues to the return of this node, which then says everything.
    fn is_covered(&self, index: usize, of: NodeId) -> bool {
        self.parts[index + 1..]
            .iter()
            .any(|part| matches!(part, Part::Return { node, .. } | Part::CutOff { node, .. } if *node == of))
    }

    /// Whether the previous part is the return of this node.
    fn has_returned_before(&self, index: usize, of: NodeId) -> bool {
        let before = index.checked_sub(1).map(|before| &self.parts[before]);
        matches!(before, Some(Part::Return { node, .. }) if *node == of)
    }
}
