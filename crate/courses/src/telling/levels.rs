//! Minimax by levels: nobody waits for a score, because those of the children exist before their parent's turn.

use super::Telling;
use super::saying::Saying;
use secateur::frame::Fact;

impl Telling<'_> {
    pub(super) fn say_level(&self, say: &mut Saying<'_>, fact: &Fact) -> bool {
        let ply = self.tree.ply(fact.node());
        match *fact {
            Fact::Visit { .. } => say.count("ply", ply).id("visit-level"),
            Fact::Evaluate { node, score, r#static, .. } => {
                self.say_worth(say, node, score, r#static);
                say.count("ply", ply).id("evaluate-level");
            }
            Fact::Return { score, .. } => say.score("score", score).id("return-level"),
            _ => return false,
        }
        true
    }
}
