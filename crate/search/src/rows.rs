//! A run as rows: what each step is about, for tables and for finding a step; and those tables as text.

use crate::frame::{Fact, Frame, Sign};
use crate::score::{Score, Window};
use crate::trace::{Event, Trace};
use crate::tree::{GameTree, NodeId};

/// What the last event of a step is about.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct EventRow {
    /// How many events have happened.
    pub step: usize,
    /// One of [`Event::KINDS`].
    pub kind: &'static str,
    /// The event's node.
    pub node: NodeId,
    /// The window that the node has or is called with; none if the algorithm has none there.
    pub window: Option<Window>,
    /// Its best score so far, or the one that it returns.
    pub value: Option<Score>,
    /// What that proves.
    pub sign: Sign,
}

impl EventRow {
    /// The row of a step between 1 and the number of events.
    pub fn at(tree: &GameTree, trace: &Trace, step: usize) -> EventRow {
        let frame = Frame::at(tree, trace, step);
        let event = trace.events[step - 1];
        let node = trace.node_of(event);
        let mark = frame.mark(node);
        let window = match frame.fact() {
            Some(Fact::Evaluate { window, .. }) => Some(window),
            Some(Fact::Ask { window, .. } | Fact::Pass { window, .. } | Fact::Prove { window, .. }) => Some(window),
            _ => mark.window,
        };
        let (value, sign) = match event {
            Event::Prove(pass) => {
                let pass = &trace.passes[pass.index()];
                (Some(pass.score), pass.bound.into())
            }
            _ => (mark.value, mark.sign),
        };
        EventRow { step, kind: Event::KINDS[usize::from(event.kind())], node, window, value, sign }
    }
}

/// The steps that end with an event of this kind, which is one of [`Event::KINDS`].
pub fn ending_with<'a>(trace: &'a Trace, kind: &'a str) -> impl Iterator<Item = usize> + 'a {
    let steps = trace.events.iter().zip(1..);
    steps.filter(move |(event, _)| Event::KINDS[usize::from(event.kind())] == kind).map(|(_, step)| step)
}

/// Rows of texts as comma-separated values as in RFC 4180, except for line ends.
pub fn csv(rows: &[Vec<String>]) -> String {
    let cell = |text: &String| match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.clone(),
    };
    lines(rows.iter().map(|row| row.iter().map(cell).collect::<Vec<_>>().join(",")))
}

/// Rows of texts, the head first, as a Markdown table.
pub fn markdown(rows: &[Vec<String>]) -> String {
    let cell = |text: &String| text.replace('\\', "\\\\").replace('|', "\\|").replace('\n', " ");
    let mut all: Vec<String> =
        rows.iter().map(|row| format!("| {} |", row.iter().map(cell).collect::<Vec<_>>().join(" | "))).collect();
    if let Some(head) = rows.first() {
        all.insert(1, format!("|{}", "---|".repeat(head.len())));
    }
    lines(all.into_iter())
}

fn lines(all: impl Iterator<Item = String>) -> String {
    all.map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::search::{self, Settings};

    fn run() -> (GameTree, Trace) {
        let tree = notation::read("(a: (3 12) b: (2 4 6) c: (1 9))").unwrap();
        let trace = search::record(&tree, &Settings::default()).unwrap();
        (tree, trace)
    }

    #[test]
    fn a_row_tells_what_its_event_is_about() {
        let (tree, trace) = run();
        let told = |step| {
            let EventRow { kind, node, window, value, .. } = EventRow::at(&tree, &trace, step);
            let window = window.map(|window| format!("{} {}", window.alpha(), window.beta()));
            let value = value.map(|value| value.to_string());
            (kind, tree.path(node), window.unwrap_or_default(), value.unwrap_or_default())
        };
        let row =
            |kind, node: &str, window: &str, value: &str| (kind, node.to_owned(), window.to_owned(), value.to_owned());
        assert_eq!(told(1), row("visit", "", "L W", ""));
        assert_eq!(told(3), row("evaluate", "a", "L W", "3"));
        assert_eq!(told(5), row("narrow", "a", "L 3", "3"));
        assert_eq!(told(6), row("evaluate", "a", "L 3", "12"));
        assert_eq!(told(7), row("return", "a", "L 3", "3"));
        assert_eq!(told(13), row("cutoff", "b", "3 W", "2"));
        assert_eq!(told(trace.events.len()), row("return", "", "3 W", "3"));
    }

    #[test]
    fn every_step_of_every_algorithm_has_a_row() {
        let tree = notation::read("2 (1 (3 (3 5) 2 (2 9)) 4 (5 (1 2) 7 (7 8)))").unwrap();
        for &algorithm in search::ALGORITHMS {
            let trace = search::record(&tree, &Settings { algorithm, ..Settings::default() }).unwrap();
            let rows: Vec<EventRow> = (1..=trace.events.len()).map(|step| EventRow::at(&tree, &trace, step)).collect();
            assert_eq!(rows[rows.len() - 1].value, Some(trace.score), "{}", algorithm.id);
        }
    }

    #[test]
    fn the_cut_offs_and_the_leaves_of_a_run_are_steps() {
        let (_, trace) = run();
        let steps = |kind| ending_with(&trace, kind).collect::<Vec<_>>();
        assert_eq!(steps("cutoff"), [13, 18]);
        assert_eq!(steps("evaluate"), [3, 6, 11, 16]);
        assert_eq!(steps("pass"), []);
    }

    #[test]
    fn what_would_end_a_cell_is_guarded() {
        let rows = [vec!["a".to_owned(), "b".to_owned()], vec!["1, \"2\"".to_owned(), "x|y".to_owned()]];
        assert_eq!(csv(&rows), "a,b\n\"1, \"\"2\"\"\",x|y\n");
        assert_eq!(markdown(&rows), "| a | b |\n|---|---|\n| 1, \"2\" | x\\|y |\n");
    }
}
