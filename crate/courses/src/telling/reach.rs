//! Sentences about variable depth: why a search continues beyond its limit at a node, or stops elsewhere.

use super::saying::Saying;
use super::{StepContext, Telling};
use secateur::frame::Fact;
use secateur::message::Message;
use secateur_games::Reach;

impl Telling<'_> {
    /// For the node that is entered or evaluated at a step, if there is something to say.
    pub(super) fn reach(&self, moment: &StepContext<'_>) -> Option<Message> {
        let (node, is_entered) = match moment.fact {
            Some(Fact::Visit { node, .. }) => (node, true),
            Some(Fact::Evaluate { node, .. }) => (node, false),
            _ => return None,
        };
        let reach = self
            .boards?
            .at(node)
            .reach
            .filter(|reach| is_entered == matches!(reach, Reach::GoesOn(_) | Reach::MayStand))?;
        let (limit, ply) = (self.boards?.limit()?, self.tree.ply(node));
        let mut say = Saying::new(self);
        if let Reach::GoesOn(unrest) | Reach::Ends(unrest) = reach {
            say.word("unrest", unrest.id());
        }
        if matches!(reach, Reach::MayStand | Reach::Stands) {
            // Standing pat is a move of the parent.
            let mover = self.tree.parent(node).filter(|_| reach == Reach::Stands).unwrap_or(node);
            say.word("player", self.tree.player(mover).id());
        }
        say.count("limit", limit).count("plies", ply.abs_diff(limit));
        // A search with its own limit, or one per pass, differs from the tree: then this is about the tree.
        let is_of_tree = self.settings.algorithm.deepens || self.settings.depth.is_some();
        Some(say.done(match reach {
            Reach::GoesOn(_) if is_of_tree => "grown-goes-on",
            Reach::Quiet if is_of_tree => "grown-quiet",
            Reach::Ends(_) if is_of_tree => "grown-ends",
            Reach::Sure if is_of_tree => "grown-sure",
            Reach::MayStand => "reach-may-stand",
            Reach::Stands => "reach-stands",
            Reach::GoesOn(_) => "reach-goes-on",
            Reach::Quiet => "reach-quiet",
            Reach::Ends(_) => "reach-ends",
            Reach::Sure => "reach-sure",
        }))
    }
}
