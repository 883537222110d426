//! The trees on which claims are checked.

use secateur::search::{RequestedSettings, read_settings};
use secateur_courses::course::Course;
use secateur_courses::examples::examples;

use crate::state::Subject;

/// A tree with a line of settings.
pub(super) fn searched(text: &str, line: &str) -> Subject {
    let settings = read_settings(line).expect("a test opens every claim");
    Subject { source: text.into(), settings: RequestedSettings::from(&settings) }
}

/// The same by the rules of a course.
pub(super) fn by(course: Course, subject: Subject) -> Subject {
    let (cut, returns) = course.rules();
    Subject { settings: RequestedSettings { cut, returns, ..subject.settings }, ..subject }
}

/// A tree with plain alpha-beta.
pub(super) fn plain(text: &str) -> Subject {
    searched(text, "alpha-beta")
}

/// The text of an example.
pub(super) fn example(id: &str) -> &'static str {
    examples().find(|(_, example)| example.id == id).expect("a test opens every claim").1.text
}

/// A tree in which every node has the best child first.
pub(super) fn best(plies: u32, children: usize) -> Subject {
    plain(&ordered(true, plies, children, 1))
}

/// A tree in which every node has the best child last.
pub(super) fn worst(plies: u32, children: usize) -> Subject {
    plain(&ordered(false, plies, children, 1))
}

/// The same number of children everywhere, and the scores from `least` on, each once: every subtree gets a range of them, and the ranges of
/// a node's children go down or up.
fn ordered(goes_down: bool, plies: u32, children: usize, least: usize) -> String {
    if plies == 0 {
        return least.to_string();
    }
    let size = children.pow(plies - 1);
    let place = |child| if goes_down { children - 1 - child } else { child };
    // What is best for one player is worst for the other, one ply further down.
    let child = |child| ordered(!goes_down, plies - 1, children, least + size * place(child));
    let children: Vec<String> = (0..children).map(child).collect();
    format!("({})", children.join(" "))
}
