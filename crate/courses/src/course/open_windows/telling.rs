//! The slides on α-β and MTD(f): open windows of the calls, the current value and the final one, and whether a node's possible values and
//! its window overlap. More is known about a search's result than about its position.

use crate::slides::Part;
use crate::telling::{Saying, SlideContext, word_of};
use secateur::message::Message;
use secateur::score::{Bound, Score, Window};
use secateur::tree::NodeId;

impl SlideContext<'_> {
    pub(super) fn in_open_windows(&self, part: &Part, index: usize) -> Option<Message> {
        match *part {
            Part::Call { caller, ref nodes, window, above, best, formed, same, leaf, r#static, .. } => {
                let mut say = self.about(nodes[0]);
                say.window(window);
                let how = self.say_formation(&mut say, caller.filter(|_| formed), best, above);
                match leaf {
                    Some(score) => self.say_score(&mut say, score),
                    None => {
                        say.word("score", "");
                    }
                }
                say.word(
                    "leaf",
                    if leaf.is_none() {
                        "none"
                    } else if r#static {
                        "static"
                    } else {
                        "end"
                    },
                );
                if caller.is_none() && 1 < nodes.len() {
                    // The pass has given its window.
                    let is_told = !self.is_windowed() || same && self.is_after_pass(index);
                    say.word(
                        "called",
                        if is_told {
                            "plain"
                        } else if same {
                            "same"
                        } else {
                            "other"
                        },
                    );
                    return Some(say.done("course-e-descend"));
                }
                if caller.is_none() && self.is_after_pass(index) {
                    return None;
                }
                if 1 < nodes.len() {
                    say.word("called", if self.is_windowed() { "window" } else { "plain" });
                    return Some(say.done("course-e-call-below"));
                }
                if leaf.is_none() {
                    say.word("formed", if how == "other" { "plain" } else { how });
                    return Some(say.done("course-e-call"));
                }
                // A tree that is a single leaf has no caller.
                caller?;
                say.flag("told", self.is_taken(index, nodes[0]));
                Some(say.done("course-e-leaf"))
            }
            Part::Arrival { node, score, window, improves, holds, meets, goes_on, best, against, .. } => {
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.window(window).score("best", best.unwrap_or(score)).flag("holds", holds);
                if !improves {
                    // The proof of a pass gives its result.
                    let is_told = self.parts.iter().any(|part| matches!(part, Part::Proof { .. }));
                    return (!is_told).then(|| say.done("course-e-keeps"));
                }
                if self.is_cut_off_next(index, node) {
                    say.word("side", against.id()).word("deep", "no");
                    return Some(say.done("course-e-has-cut"));
                }
                let is_common = self.is_windowed() && !meets && goes_on;
                Some(say.done(if is_common { "course-e-has-common" } else { "course-e-has" }))
            }
            Part::CutOff { node, score, window, side, lost, .. } => {
                if self.has_arrived_before(index, node) {
                    return None;
                }
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.window(window).word("side", side.id()).count("lost", lost).word("deep", "no");
                Some(say.done("course-e-cut"))
            }
            Part::Return { node, score, best, cut, .. } => {
                // The table's answer is already described, and a cut-off is described at the caller.
                if self.is_ending(index) || cut && index + 1 < self.parts.len() {
                    return None;
                }
                best?;
                let mut say = self.about(node);
                self.say_score(&mut say, score);
                say.flag("alone", index == 0);
                Some(say.done(if cut { "course-e-handed" } else { "course-e-final" }))
            }
            Part::End { score, bound, certain, proved, window, inside, leaves, .. } => {
                let said = match certain || bound == Bound::Exact {
                    true if inside => "inside",
                    true => "certain",
                    false => word_of(bound),
                };
                let mut say = self.about(NodeId::ROOT);
                self.say_score(&mut say, score);
                self.say_leaves(&mut say, leaves);
                say.window(window).word("said", said).flag("proved", proved);
                Some(say.done("course-e-end"))
            }
            _ => None,
        }
    }

    /// Before the first step, for a search with windows.
    pub(super) fn start_in_open_windows(&self) -> Message {
        let mut say = self.about(NodeId::ROOT);
        say.window(self.telling.settings.root_window());
        say.done("course-e-start")
    }

    /// A bound has moved to a score described before.
    pub(super) fn narrowed(&self, node: NodeId) -> Message {
        let mut say = self.about(node);
        say.window(self.moment.window());
        say.done("course-e-narrow")
    }

    /// The origin of a call's window: what could still change the caller's best score, and the caller's own window.
    fn say_formation(
        &self,
        say: &mut Saying<'_>,
        caller: Option<NodeId>,
        best: Option<Score>,
        above: Option<Window>,
    ) -> &'static str {
        say.word("best", "").word("aboveAlpha", "").word("aboveBeta", "");
        let how = match (caller, above, best) {
            _ if !self.is_windowed() => "none",
            (None, ..) | (_, None, _) => "other",
            (_, _, None) => "plain",
            (Some(caller), Some(above), Some(best)) => {
                say.score("best", best).score("aboveAlpha", above.alpha()).score("aboveBeta", above.beta());
                self.telling.tree.player(caller).id()
            }
        };
        say.word("formed", how);
        how
    }

    /// Whether the previous part describes a score arriving at this node.
    fn has_arrived_before(&self, index: usize, of: NodeId) -> bool {
        let before = index.checked_sub(1).map(|before| &self.parts[before]);
        matches!(before, Some(Part::Arrival { node, .. }) if *node == of)
    }
}
