//! The numbers of a step, for the notes of a slide: who searches with which window, the best so far, and the number of leaves. It picks
//! messages; the caller knows the language.

use super::{SlideNote, Studio};
use secateur::frame::{Frame, OpenNode};

impl Studio {
    /// The notes of a step besides its sentence.
    pub fn notes(&self, step: usize) -> Vec<SlideNote> {
        let run = self.run();
        let frame = Frame::at(&run.tree, &run.trace, step);
        let mut notes = Vec::new();
        if let Some(&open) = frame.open.last() {
            notes.extend(self.window(open));
            notes.extend(self.best(open));
        }
        let leaves = run.trace.leaves_before(step).to_string();
        notes.push(SlideNote { id: "notes-leaves".to_owned(), arguments: vec![("leaves", leaves)] });
        notes
    }

    fn window(&self, open: OpenNode) -> Option<SlideNote> {
        let algorithm = self.run().settings.algorithm;
        let OpenNode { node, window, .. } = if algorithm.from_mover { open.by_mover() } else { open };
        let writing = self.picture().writing;
        let [alpha, beta] = [window.alpha(), window.beta()].map(|score| writing.score(score));
        let comma = format!("{} ", writing.numbers.comma(self.run().settings.has_decimals(&*self.run().tree)));
        let [named, name] = self.named(node);
        let arguments = vec![named, name, ("alpha", alpha), ("beta", beta), ("comma", comma)];
        algorithm.windowed.then_some(SlideNote { id: "notes-window".to_owned(), arguments })
    }

    fn best(&self, open: OpenNode) -> Option<SlideNote> {
        let open = if self.run().settings.algorithm.from_mover { open.by_mover() } else { open };
        let best = self.picture().writing.score(open.best?);
        let [named, name] = self.named(open.node);
        Some(SlideNote { id: "notes-best".to_owned(), arguments: vec![named, name, ("best", best)] })
    }

    fn named(&self, node: secateur::tree::NodeId) -> [(&'static str, String); 2] {
        let name = self.name(node);
        [("named", if name.is_empty() { "no" } else { "yes" }.to_owned()), ("node", name)]
    }
}
