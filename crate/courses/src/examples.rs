//! The trees of lectures and books, and their searches. An example knows no words: its name and its line are messages named by its id.

use crate::course::Course;
use secateur::notation;
use secateur::search::{RequestedSettings, SETTINGS, Setting, SettingKind, Settings, read_settings};
use secateur::tree::GameTree;

/// A tree with its search.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Names the messages `example-ID` and `example-ID-line`.
    pub id: &'static str,
    /// The tree.
    pub text: &'static str,
    /// A line of settings; the others have defaults.
    search: &'static str,
    /// Lines of settings of the runs side by side when it opens.
    race: &'static [&'static str],
    /// The overlay on the tree when it opens.
    pub overlay: Option<&'static str>,
    /// Whether there are old links to it without its payoffs.
    pub was_open: bool,
    /// Its text in old links, without names.
    pub once: Option<&'static str>,
}

pub(crate) const fn example(id: &'static str, text: &'static str, search: &'static str) -> Example {
    Example { id, text, search, race: &[], overlay: None, was_open: false, once: None }
}

impl Example {
    pub(crate) const fn with_race(self, race: &'static [&'static str]) -> Example {
        Example { race, ..self }
    }

    pub(crate) const fn with_overlay(self, overlay: &'static str) -> Example {
        Example { overlay: Some(overlay), ..self }
    }

    pub(crate) const fn was_open(self) -> Example {
        Example { was_open: true, ..self }
    }

    pub(crate) const fn once(self, text: &'static str) -> Example {
        Example { once: Some(text), ..self }
    }

    /// Its settings.
    pub fn settings(&self) -> Settings {
        settings(self.search)
    }

    /// The settings of the runs side by side when it opens, if any.
    pub fn race(&self) -> Vec<Settings> {
        self.race.iter().map(|line| settings(line)).collect()
    }

    /// Its text, if a tree is the same; without names if the tree comes from an old link.
    pub fn text_of(&self, tree: &GameTree) -> Option<&'static str> {
        (shortest(self.text) == notation::write(tree)).then_some(self.text)
    }

    /// Whether it is searched with its own settings.
    pub fn is_as_asked(&self, asked: &RequestedSettings) -> bool {
        let own = RequestedSettings::from(&self.settings());
        let may_differ = |row: &Setting| row.is_plain(&own) && !is_of_every_run(row);
        SETTINGS.iter().all(|row| row.value_in(&own) == row.value_in(asked) || may_differ(row))
    }

    /// Whether its settings are only rules, a root window and payoffs.
    fn asks_for_rules_alone(&self) -> bool {
        let own = RequestedSettings::from(&self.settings());
        let is_rule = |row: &Setting| row.kind == SettingKind::Bound || matches!(row.id, "cut" | "returns");
        SETTINGS.iter().all(|row| row.is_plain(&own) || is_rule(row))
    }

    /// Whether it has these bounds.
    fn has_bounds(&self, asked: &RequestedSettings) -> bool {
        let own = RequestedSettings::from(&self.settings());
        SETTINGS.iter().all(|row| row.kind != SettingKind::Bound || row.value_in(&own) == row.value_in(asked))
    }

    /// With its payoffs added, if old links lack them.
    fn as_given(&self, asked: &RequestedSettings) -> RequestedSettings {
        let own = RequestedSettings::from(&self.settings());
        let usual = RequestedSettings::default();
        let has_none = asked.least == usual.least && asked.greatest == usual.greatest;
        if self.was_open && has_none {
            RequestedSettings { least: own.least, greatest: own.greatest, ..*asked }
        } else {
            *asked
        }
    }
}

/// Whether a setting applies to every run: algorithm, rules, depth and order.
fn is_of_every_run(row: &Setting) -> bool {
    !matches!(row.kind, SettingKind::Bound | SettingKind::Score | SettingKind::Margin) && row.id != "seed"
}

/// A normal form for all ways to write a tree.
fn shortest(text: &str) -> String {
    notation::write(&notation::read(text).expect("a test reads every tree of the table"))
}

/// Maximum number of nodes in an example.
pub const MOST_NODES: usize = 64;

/// The example that is shown, if any: the same tree, searched with the example's settings; or else one with only rules and a root window,
/// if the window is the same. It depends on nothing else, so that it has the same name wherever it comes from; but overlay and runs side by
/// side distinguish two examples with the same search.
pub fn example_like(
    tree: &GameTree,
    asked: &RequestedSettings,
    overlay: Option<&str>,
    has_race: bool,
) -> Option<&'static Example> {
    if MOST_NODES < tree.len() {
        return None;
    }
    let text = notation::write(tree);
    let is_tree =
        |example: &Example| [Some(example.text), example.once].into_iter().flatten().any(|own| shortest(own) == text);
    let has_bounds = |example: &Example| example.has_bounds(&example.as_given(asked));
    let alike: Vec<_> = examples().map(|(_, one)| one).filter(|one| is_tree(one) && has_bounds(one)).collect();
    let same = || alike.iter().filter(|example| example.is_as_asked(&example.as_given(asked)));
    let shown = same().find(|example| example.overlay == overlay && example.race.is_empty() != has_race);
    let shown = shown.or_else(|| same().next());
    shown.or_else(|| alike.iter().find(|example| example.asks_for_rules_alone())).copied()
}

fn settings(line: &str) -> Settings {
    read_settings(line).expect("a test reads every line of the table")
}

/// A tree with a repeated position.
pub(crate) const MET: &str = "((5 p: (7 9)) (6 @p))";
/// A tree whose nodes all have a static evaluation.
pub(crate) const DEEPENED: &str =
    "(a: 4 (a1: 3 (7 3) a2: 5 (8 6)) b: 9 (b1: 7 (7 9) b2: 4 (5 3)) c: 6 (c1: 6 (9 5) c2: 5 (8 1)))";

/// From books, not from a course.
const BOOKS: &[Example] = &[
    example("textbook", "((3 12 8) (2 4 6) (14 5 2))", "alpha-beta"),
    example("deep", "(5, (((3 9) 4) 8))", "alpha-beta"),
    example(
        "best-first",
        "(((21 20 19) (24 23 22) (27 26 25)) ((12 11 10) (15 14 13) (18 17 16)) ((3 2 1) (6 5 4) (9 8 7)))",
        "alpha-beta",
    ),
    example(
        "worst-first",
        "(((7 8 9) (4 5 6) (1 2 3)) ((16 17 18) (13 14 15) (10 11 12)) ((25 26 27) (22 23 24) (19 20 21)))",
        "alpha-beta",
    ),
    example("pvs-pays", "((((5 2) (4 1)) ((1 8) (9 4))) (((7 3) (9 9)) ((6 2) (3 2))))", "pvs"),
    example("pvs-repeats", "((3 4) (5 6) (2 9))", "pvs"),
];

/// With chance, also in place of an opponent who plays at random.
const CHANCE: &[Example] = &[
    example("bins", "(a: (-50 50) b: (1 3) c: (-5 15))", "alpha-beta"),
    example("bins-random", "(a: chance (-50 50) b: chance (1 3) c: chance (-5 15))", "expectiminimax"),
    example("bins-helping", "(a: max (-50 50) b: max (1 3) c: max (-5 15))", "alpha-beta"),
    example(
        "bins-errs",
        "(a: chance (.75: (-50 50) .25: chance (-50 50)) b: chance (.75: (1 3) .25: chance (1 3)) \
         c: chance (.75: (-5 15) .25: chance (-5 15)))",
        "expectiminimax",
    ),
    example(
        "order-kept",
        "(a: chance (.9: (2 2) .1: (3 3)) b: chance (.9: (1 1) .1: (4 4)))",
        "star1 least=1 greatest=4",
    ),
    example(
        "order-kept-moved",
        "(a: chance (.9: (20 20) .1: (30 30)) b: chance (.9: (1 1) .1: (400 400)))",
        "star1 least=1 greatest=400",
    ),
    example("mean-open", "(a: chance ((2 2) (1 2)) b: chance ((0 2) (-1 0)))", "expectiminimax"),
    example("mean-bounded", "(a: chance ((2 2) (1 2)) b: chance ((0 2) (-1 0)))", "star1 least=-2 greatest=2"),
    example("mean-plain", "(a: chance (10 8 3) b: chance (2 15 7) c: chance (6 5 4))", "expectiminimax"),
    example(
        "mean-cut",
        "(a: chance (.5: c: (8 6) .3: d: (4 9) .2: e: (2 5)) b: chance (.5: f: (-2 3) .3: g: (1 4) .2: h: (7 9)))",
        "star1 least=-10 greatest=10",
    ),
];

/// Every example with its course, in the order of the picker: those from books, those with chance, then course by course.
pub fn examples() -> impl Iterator<Item = (Option<Course>, &'static Example)> {
    let of_courses = Course::ALL.into_iter().map(|course| (Some(course), course.lesson().examples));
    let of_none = [(None, BOOKS), (None, CHANCE)].into_iter();
    of_none.chain(of_courses).flat_map(|(course, all)| all.iter().map(move |one| (course, one)))
}

/// The id of the picker's group for an example of a course, or of none.
pub fn group_of(course: Option<Course>, example: &Example) -> &'static str {
    let is_of_chance = CHANCE.iter().any(|one| one.id == example.id);
    course.map_or(if is_of_chance { "chance" } else { "books" }, Course::id)
}

/// The subjects of examples, across the courses: the names of the messages `subject-ID`, and their examples.
pub const SUBJECTS: [(&str, &[&str]); 9] = [
    ("cuts", &["textbook", "hanging", "line", "three-cuts", "gomoku", "demo", "demo-both", "equal"]),
    ("deep", &["deep", "demo", "history"]),
    ("windows", &["window-0-10", "window-4-6", "window-2-3", "window-6-7"]),
    (
        "orders",
        &["best-first", "worst-first", "killer", "deepening", "refutation", "static", "fewest-nodes", "history"],
    ),
    ("limits", &["heuristic-2", "heuristic-3", "limit-3", "no-limit", "deepening", "refutation"]),
    ("table", &["graph", "table-answers", "table-narrows"]),
    ("zero", &["pvs-pays", "pvs-repeats", "window-2-3", "window-6-7", "mtd", "mtd-range"]),
    ("ties", &["keeping", "ties-last", "equal"]),
    ("ends", &["heuristic-2", "heuristic-3", "wins-minimax", "win-loss", "gomoku", "limit-3", "draw"]),
];
