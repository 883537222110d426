//! A file's line about its run: what was searched and how. It picks messages; the caller knows the language.

use super::{SlideNote, StudioOptions, StudioRun};
use secateur::score::Window;
use secateur::search::DIALECTS;
use secateur::tree::NodeId;

/// A larger tree, in nodes, is not written out.
const MOST_WRITTEN: usize = 400;

/// What was searched and how; `say` formats a message. A root window is written as on the tree.
pub fn about(run: &StudioRun, manner: &StudioOptions, say: &dyn Fn(SlideNote) -> String) -> String {
    let StudioRun { tree, settings, .. } = run;
    let plain = |id: String| say(SlideNote { id, arguments: Vec::new() });
    let mut parts = vec![plain(format!("algorithm-{}", settings.algorithm.id))];
    let dialect = DIALECTS.iter().find(|row| (row.cut, row.returns) == (settings.cut, settings.returns));
    if let Some(dialect) = dialect.filter(|_| settings.algorithm.dialects) {
        parts.push(plain(format!("dialect-{}", dialect.id)));
    }
    let window = settings.root_window();
    if window != Window::FULL {
        let window = if settings.algorithm.from_mover { tree.player(NodeId::ROOT).sees(window) } else { window };
        let (numbers, windows) = (manner.numbers(), manner.notation.windows.id().to_owned());
        let [alpha, beta] = [window.alpha(), window.beta()].map(|bound| numbers.write(bound));
        let comma = format!("{} ", numbers.comma(settings.has_decimals(&**tree)));
        parts.push(say(SlideNote {
            id: "window".to_owned(),
            arguments: vec![("windows", windows), ("alpha", alpha), ("comma", comma), ("beta", beta)],
        }));
    }
    if tree.len() <= MOST_WRITTEN {
        parts.push(tree.to_string());
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use secateur::Score;
    use secateur::notation;
    use secateur::search::{self, Algorithm, Settings};

    #[track_caller]
    fn check(tree: &str, algorithm: &str, window: [i32; 2], expected: &str) {
        let tree = notation::read(tree).unwrap();
        let algorithm = Algorithm::named(algorithm).unwrap();
        let [alpha, beta] = window.map(|bound| Score::new(f64::from(bound)).unwrap());
        let settings = Settings { algorithm, window: Window::new(alpha, beta).unwrap(), ..Settings::default() };
        let trace = search::record(&tree, &settings).unwrap();
        let run = StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings };
        let say = |note: SlideNote| {
            let told = note.arguments.iter().map(|(_, text)| text.as_str());
            std::iter::once(note.id.as_str()).chain(told).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(about(&run, &StudioOptions::default(), &say), expected);
    }

    #[test]
    fn it_says_what_is_searched_and_how() {
        check(
            "(1 2)",
            "alpha-beta",
            [-1, 5],
            "algorithm-alpha-beta · dialect-fail-soft · window closed −1 ,  5 · (1 2)",
        );
        check("(1 2)", "minimax", [-1, 5], "algorithm-minimax · (1 2)");
        check(
            "min (1 2)",
            "negamax",
            [-1, 5],
            "algorithm-negamax · dialect-fail-soft · window closed −5 ,  1 · min(1 2)",
        );
    }
}
