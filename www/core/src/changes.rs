//! The changes for the page's layers, as JSON text: many small pieces cross fastest as one text.

use secateur_drawing::picture::Pen;
use secateur_drawing::picture::drawing::{Drawing, DrawingStyle};
use secateur_drawing::picture::motion::Motion;
use secateur_drawing::picture::scene::{NodeDescription, NodePart, Scene};

/// The changes from one scene, or none, to another: the layers, and the labels of nodes; see `patch.js`.
pub(crate) fn of_scene(scene: &Scene, before: Option<&Scene>, style: DrawingStyle) -> String {
    let shown = before.map(|before| Drawing::from_scene(before, style));
    let mut pen = Pen::default();
    pen.open();
    Drawing::from_scene(scene, style).write_changes(shown.as_ref(), &mut pen);
    pen.open();
    for (at, part) in scene.nodes.iter().enumerate() {
        // It is nearly always at the same index.
        let is_same = |before: &Scene| before.nodes.get(at) == Some(part) || before.node(part.node) == Some(part);
        if !before.is_some_and(is_same) {
            say(&mut pen, part);
        }
    }
    pen.close();
    pen.close();
    pen.finish()
}

/// `[node, kind, look, value, what that proves, from, to, α, β, siblings, leaves, evaluated, cut off, left by an earlier search]`: the
/// bounds are empty without a window, both ends if a value is not an interval, and the last five exist only for a wedge.
fn say(pen: &mut Pen, part: &NodePart) {
    let NodeDescription { value, sign, interval, window } = &part.said;
    let [[from, to], [alpha, beta]] =
        [interval, window].map(|pair| pair.as_ref().map_or(["", ""], |[low, high]| [low, high]));
    pen.open();
    pen.whole(part.node.0);
    for word in [part.kind.id(), part.look.id(), value, sign.id(), from, to, alpha, beta] {
        pen.text(word);
    }
    if let Some(wedge) = &part.wedge {
        let counts = &wedge.counts;
        for number in [wedge.siblings, counts.leaves, counts.evaluated, counts.cut, counts.earlier] {
            pen.whole(number);
        }
    }
    pen.close();
}

/// The motions, as a list.
pub(crate) fn of_motions(motions: &[Motion]) -> String {
    let mut pen = Pen::default();
    pen.open();
    motions.iter().for_each(|motion| motion.write(&mut pen));
    pen.close();
    pen.finish()
}
