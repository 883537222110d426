//! Trees as other people and programs write them: what each is read as, and that none is mistaken for another.

use common::sketch::{Sketch, plain_trees, woven};
use proptest::prelude::*;
use secateur::GameTree;
use secateur::NodeId;
use secateur::forms::{self, Form};
use secateur::notation;
use secateur::search;
use serde_json::Value;

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("cases/forms.json")).unwrap()
}

/// The error for a rejected text: its kind and the piece that it refers to.
fn refused(text: &str) -> (&'static str, String) {
    let error = forms::read(text).expect_err(text);
    (error.kind.id(), text[error.range].to_owned())
}

#[test]
fn every_case_is_read_as_it_is_meant() {
    for case in cases() {
        let text = case["text"].as_str().unwrap();
        if let Some(kind) = case["refused"].as_str() {
            let (found, at) = refused(text);
            assert_eq!(found, kind, "{text}");
            if let Some(piece) = case["at"].as_str() {
                assert_eq!(at, piece, "{text}");
            }
            continue;
        }
        let read = forms::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let tree = notation::read(&read.text).unwrap();
        assert_eq!(notation::write(&tree), case["tree"].as_str().unwrap(), "{text}");
        assert_eq!(read.form.id(), case["form"].as_str().unwrap_or("notation"), "{text}");
        let notes: Vec<&str> = read.notes.iter().map(forms::ReadingNote::id).collect();
        let expected: Vec<&str> =
            case["notes"].as_array().map_or(Vec::new(), |all| all.iter().filter_map(Value::as_str).collect());
        assert_eq!(notes, expected, "{text}");
        let other = read.other.map(|other| notation::write(&notation::read(&other.text).unwrap()));
        assert_eq!(other.as_deref(), case["other"].as_str(), "{text}");
        if let Some(score) = case["score"].as_f64() {
            let trace = search::record(&tree, &search::Settings::default()).unwrap();
            assert_eq!(trace.score.value(), score, "{text}");
        }
    }
}

#[test]
fn every_refusal_has_a_case_and_a_sentence() {
    let cases = cases();
    for problem in forms::Problem::ALL {
        assert!(cases.iter().any(|case| case["refused"] == problem.id()), "{}", problem.id());
        assert!(problem.to_string().starts_with(|sign: char| sign.is_lowercase() || sign == '“'), "{problem}");
    }
    for form in Form::ALL {
        let is_here = |case: &Value| case["form"].as_str().unwrap_or("notation") == form.id();
        let is_written = [Form::Python, Form::Forest].contains(form);
        assert!(is_written || cases.iter().any(is_here), "{}", form.id());
    }
}

#[test]
fn every_text_that_was_given_out_is_in_the_notation() {
    let given: Value = serde_json::from_str(include_str!("cases/given-out.json")).unwrap();
    for row in given["links"].as_array().unwrap() {
        let Some(text) = row["tree"].as_str().filter(|text| notation::read(text).is_ok()) else { continue };
        let read = forms::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((read.form, read.text.as_str()), (Form::Own, text));
    }
}

/// A tree in which all nodes have names of their own, W, L and D among them.
#[derive(Clone, Debug)]
struct NamedTree {
    name: String,
    is_max: bool,
    score: Option<f64>,
    children: Vec<NamedTree>,
}

impl NamedTree {
    fn from_sketch(sketch: &Sketch, is_max: bool) -> NamedTree {
        let first = if sketch.children.len() == 2 { b'a' } else { b'A' };
        let letter = char::from(first + (sketch.id % 26) as u8);
        let name = if sketch.id < 26 { letter.to_string() } else { format!("{letter}{}", sketch.id) };
        let score = sketch.score.filter(|_| sketch.children.is_empty());
        NamedTree {
            name,
            is_max,
            score,
            children: sketch.children.iter().map(|child| NamedTree::from_sketch(child, !is_max)).collect(),
        }
    }

    fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    fn all(&self) -> Vec<&NamedTree> {
        std::iter::once(self).chain(self.children.iter().flat_map(NamedTree::all)).collect()
    }

    fn player(&self) -> &'static str {
        if self.is_max { "max" } else { "min" }
    }

    fn number(&self, infinity: &str) -> String {
        match self.score.unwrap() {
            f64::INFINITY => infinity.to_owned(),
            f64::NEG_INFINITY => format!("-{infinity}"),
            score => score.to_string(),
        }
    }

    /// In the notation, with the names of inner nodes, of leaves, or none.
    fn own(&self, inner: bool, leaves: bool) -> String {
        let name = if if self.is_leaf() { leaves } else { inner } { format!("{}:", self.name) } else { String::new() };
        if self.is_leaf() {
            return format!("{name}{}", self.number("inf"));
        }
        format!("{name}({})", self.each(",", &|child| child.own(inner, leaves)))
    }

    fn each(&self, between: &str, write: &dyn Fn(&NamedTree) -> String) -> String {
        self.children.iter().map(write).collect::<Vec<_>>().join(between)
    }

    /// Built from the leaves up.
    fn fold(&self, infinity: &str, between: &str, inner: &dyn Fn(&NamedTree, String) -> String) -> String {
        if self.is_leaf() {
            return self.number(infinity);
        }
        inner(self, self.each(between, &|child| child.fold(infinity, between, inner)))
    }
}

/// A program that writes trees: which names it writes, for inner nodes and for leaves, and how.
type TreeWriter = (&'static str, [bool; 2], fn(&NamedTree) -> String);

const WRITERS: &[TreeWriter] = &[
    ("lists of Python", [false; 2], |tree| tree.fold("float('inf')", ", ", &|_, all| format!("[{all}]"))),
    ("tuples of Python", [false; 2], |tree| {
        tree.fold("math.inf", ", ", &|node, all| {
            if node.children.len() == 1 { format!("({all},)") } else { format!("({all})") }
        })
    }),
    ("tuples in lists", [false; 2], |tree| {
        tree.fold("float(\"inf\")", ", ", &|node, all| {
            if node.is_max { format!("({all},)") } else { format!("[{all}]") }
        })
    }),
    ("numpy", [false; 2], |tree| format!("x = np.array({})", tree.fold("np.inf", ", ", &|_, all| format!("[{all}]")))),
    ("Mathematica", [false; 2], |tree| tree.fold("oo", ",", &|_, all| format!("{{{all}}}")) + ";"),
    ("R", [false; 2], |tree| tree.fold("Inf", ", ", &|_, all| format!("list({all})"))),
    ("Lisp", [false; 2], |tree| format!("'{}", tree.fold("inf", " ", &|_, all| format!("({all})")))),
    ("Lisp with operators", [false; 2], |tree| {
        tree.fold("inf", " ", &|node, all| format!("({} {all})", node.player()))
    }),
    ("Lisp in capitals", [false; 2], |tree| {
        tree.fold("inf", "\n ", &|node, all| format!("({} {all})", node.player().to_uppercase()))
    }),
    ("forest", [false; 2], |tree| {
        let inner = |node: &NamedTree, all: String| format!("[{} {all}]", node.player().to_uppercase());
        bracketed(tree, &inner)
    }),
    ("forest with names", [true, false], |tree| {
        bracketed(tree, &|node, all| format!("[{{{}}}, draw {all}]", node.name))
    }),
    ("qtree", [false; 2], |tree| {
        format!("\\Tree {}", tree.fold("inf", " ", &|node, all| format!("[.{} {all} ]", node.player().to_uppercase())))
    }),
    ("TikZ", [true, false], |tree| {
        fn node(tree: &NamedTree) -> String {
            let label = if tree.is_leaf() { tree.number("inf") } else { tree.name.clone() };
            format!("node {{{label}}}{}", tree.each("", &|child| format!(" child {{{}}}", node(child))))
        }
        format!("\\{};", node(tree))
    }),
    ("JSON", [false; 2], |tree| json(tree, false)),
    ("JSON with names", [true; 2], |tree| json(tree, true)),
    ("nested dictionaries", [true; 2], |tree| {
        fn pair(tree: &NamedTree) -> String {
            if tree.is_leaf() {
                return format!("'{}': {}", tree.name, tree.number("inf"));
            }
            format!("'{}': {{{}}}", tree.name, tree.each(", ", &pair))
        }
        format!("{{{}}}", pair(tree))
    }),
    ("a dictionary of lists", [true; 2], |tree| {
        let of = |node: &&NamedTree| match node.is_leaf() {
            true => format!("'{}': {}", node.name, node.number("inf")),
            false => format!("'{}': [{}]", node.name, node.each(", ", &|child| format!("'{}'", child.name))),
        };
        format!("{{{}}}", tree.all().iter().map(of).collect::<Vec<_>>().join(", "))
    }),
    ("lines of children", [true; 2], |tree| {
        let of = |node: &&NamedTree| match node.is_leaf() {
            true => format!("{}={}", node.name, node.number("inf")),
            false => format!("{}: [{}]", node.name, node.each(", ", &|child| child.name.clone())),
        };
        tree.all().iter().map(of).collect::<Vec<_>>().join("\n")
    }),
    ("arrows", [true; 2], |tree| {
        let of = |node: &&NamedTree| match node.is_leaf() {
            true => format!("{} = {}", node.name, node.number("∞")),
            false => node.each("\n", &|child| format!("{} -> {}", node.name, child.name)),
        };
        tree.all().iter().map(of).collect::<Vec<_>>().join("\n")
    }),
    ("a table of edges", [true; 2], |tree| {
        let of = |node: &NamedTree, parent: &str| {
            format!("{parent},{},{}\n", node.name, if node.is_leaf() { node.number("inf") } else { String::new() })
        };
        let below = |node: &&NamedTree| node.each("", &|child| of(child, &node.name));
        let rows: String = tree.all().iter().map(below).collect();
        format!("parent,child,value\n{}{rows}", of(tree, ""))
    }),
    ("DOT", [true; 2], |tree| {
        let of = |node: &&NamedTree| match node.is_leaf() {
            true => format!("{} [label=\"{}: {}\"];", node.name, node.name, node.number("inf")),
            false => node.each(" ", &|child| format!("{} -> {};", node.name, child.name)),
        };
        format!("digraph {{ {} }}", tree.all().iter().map(of).collect::<Vec<_>>().join("\n"))
    }),
    ("an outline", [true, false], |tree| outlined(tree, "\t", "")),
    ("a list of Markdown", [true, false], |tree| outlined(tree, "  ", "- ")),
    ("name lists", [true; 2], |tree| {
        fn list(tree: &NamedTree) -> String {
            if tree.is_leaf() {
                return format!("('{}', {})", tree.name, tree.number("inf"));
            }
            format!("['{}', {}]", tree.name, tree.each(", ", &list))
        }
        list(tree)
    }),
    ("Lisp with names", [true; 2], |tree| {
        fn list(tree: &NamedTree) -> String {
            if tree.is_leaf() {
                return format!("({} {})", tree.name, tree.number("inf"));
            }
            format!("({} {})", tree.name, tree.each(" ", &list))
        }
        list(tree)
    }),
    ("Lisp with names of inner nodes", [true, false], |tree| {
        tree.fold("inf", " ", &|node, all| format!("({} {all})", node.name))
    }),
    ("Prolog", [false; 2], |tree| {
        fn term(tree: &NamedTree) -> String {
            if tree.is_leaf() {
                return format!("leaf({})", tree.number("inf"));
            }
            format!("node({}, [{}])", tree.player(), tree.each(", ", &term))
        }
        term(tree)
    }),
    ("Scala", [false; 2], |tree| {
        tree.fold("inf", ", ", &|node, all| format!("{}({all})", if node.is_max { "Max" } else { "Min" }))
    }),
    ("terms", [true, false], |tree| tree.fold("inf", ",", &|node, all| format!("{}({all})", node.name))),
    ("AND and OR", [false; 2], |tree| {
        tree.fold("inf", " ", &|node, all| format!("({} {all})", if node.is_max { "or" } else { "AND" }))
    }),
    ("players as keys", [false; 2], |tree| {
        tree.fold("\"inf\"", ", ", &|node, all| format!("{{\"{}\": [{all}]}}", node.player()))
            .replace("-\"inf\"", "\"-inf\"")
    }),
    ("calls with keys", [true; 2], |tree| {
        fn call(tree: &NamedTree) -> String {
            if tree.is_leaf() {
                return format!("Node(\"{}\", value={})", tree.name, tree.number("inf"));
            }
            format!("Node(\"{}\", children=[{}])", tree.name, tree.each(", ", &call))
        }
        call(tree)
    }),
    ("rows that name their parents", [true; 2], |tree| {
        let row = |node: &NamedTree, parent: String| {
            let value = if node.is_leaf() { format!(", \"value\": \"{}\"", node.number("inf")) } else { String::new() };
            format!("{{\"id\": \"{}\", \"parent\": {parent}{value}}}", node.name)
        };
        let below = |node: &&NamedTree| {
            node.children.iter().map(|child| row(child, format!("\"{}\"", node.name))).collect::<Vec<_>>()
        };
        let rows: Vec<String> = tree.all().iter().flat_map(below).collect();
        format!("[{}, {}]", row(tree, "null".to_owned()), rows.join(", "))
    }),
];

fn bracketed(tree: &NamedTree, inner: &dyn Fn(&NamedTree, String) -> String) -> String {
    if tree.is_leaf() {
        return format!("[{}]", tree.number("inf"));
    }
    inner(tree, tree.each(" ", &|child| bracketed(child, inner)))
}

fn json(tree: &NamedTree, has_names: bool) -> String {
    let name = if has_names { format!("\"name\": \"{}\", ", tree.name) } else { String::new() };
    if tree.is_leaf() {
        return format!("{{{name}\"value\": {}}}", tree.number("Infinity"));
    }
    format!("{{{name}\"children\": [{}]}}", tree.each(", ", &|child| json(child, has_names)))
}

fn outlined(tree: &NamedTree, indent: &str, bullet: &str) -> String {
    fn lines(tree: &NamedTree, before: &str, indent: &str, bullet: &str) -> String {
        let label = if tree.is_leaf() { tree.number("inf") } else { tree.name.clone() };
        let inner = format!("{before}{indent}");
        format!("{before}{bullet}{label}\n{}", tree.each("", &|child| lines(child, &inner, indent, bullet)))
    }
    lines(tree, "", indent, bullet)
}

/// How a writer's text is read: nothing where it is rejected.
fn read_back(writer: &TreeWriter, tree: &NamedTree) -> Option<(GameTree, GameTree, String)> {
    let text = (writer.2)(tree);
    // Where no node has two leaves, nothing shows that a number after a name is a child.
    let has_two = |node: &&NamedTree| 1 < node.children.iter().filter(|child| child.is_leaf()).count();
    if writer.0 == "Lisp with names of inner nodes" && !tree.all().iter().any(has_two) {
        return None;
    }
    let read = forms::read(&text).ok()?;
    let [inner, leaves] = writer.1;
    let meant = tree.own(inner, leaves);
    let meant = notation::read(&meant).unwrap_or_else(|error| panic!("{meant}: {error}"));
    // A number before a bracket may be a static evaluation: that is reported, with the other reading.
    let other = read.other.and_then(|other| notation::read(&other.text).ok());
    let is_offered = other.as_ref() == Some(&meant) && read.notes.iter().any(|note| note.id() == "static");
    if is_offered { None } else { Some((notation::read(&read.text).unwrap(), meant, text)) }
}

#[test]
fn every_writer_is_read() {
    let tree = notation::read("((3 12 8) (2 4 6))").unwrap();
    assert_eq!(tree.leaf_count(), 6);
    let leaf = |id: u32, score: f64| Sketch { id, score: Some(score), ..Sketch::default() };
    let inner = |id: u32, children: Vec<Sketch>| Sketch { id, children, ..Sketch::default() };
    let below =
        vec![inner(1, vec![leaf(2, 3.0), leaf(3, 12.0)]), inner(4, vec![leaf(5, 2.5), leaf(6, f64::NEG_INFINITY)])];
    let tree = NamedTree::from_sketch(&inner(0, below), true);
    for writer in WRITERS {
        let (found, meant, text) = read_back(writer, &tree).unwrap_or_else(|| {
            let text = (writer.2)(&tree);
            panic!("{}: {text}: {}", writer.0, forms::read(&text).unwrap_err())
        });
        assert_eq!(found, meant, "{}: {text}", writer.0);
    }
}

proptest! {
    #![proptest_config(common::cases(3_000))]

    #[test]
    fn what_a_form_writes_is_read_back_or_refused(sketch in plain_trees()) {
        let tree = NamedTree::from_sketch(&sketch, true);
        prop_assume!(!tree.is_leaf());
        for writer in WRITERS {
            if let Some((found, meant, text)) = read_back(writer, &tree) {
                prop_assert_eq!(found, meant, "{}: {}", writer.0, text);
            }
        }
    }

}

proptest! {
    #![proptest_config(common::cases(1_000))]

    #[test]
    fn what_is_written_in_a_form_is_the_same_tree(tree in prop_oneof![plain_trees().prop_map(|sketch| notation::read(&sketch.text()).unwrap()), woven()]) {
        for form in [Form::Json, Form::Dot, Form::Forest, Form::Python, Form::Outline] {
            let written = forms::write(&tree, form);
            let text = written.ok_or_else(|| TestCaseError::fail(format!("{form:?}: {tree}")))?;
            let read = forms::read(&text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(notation::read(&read.text).unwrap(), tree.clone(), "{}", text);
        }
    }

    #[test]
    fn any_text_is_a_tree_or_refused(text in "[\\[\\](){},:;=> \n\t'\"a3-]{0,24}|(max|min|A|3|\\(|\\)|\\[|\\]| |->|\n|\\\\node|child|digraph|children|value|\"|'|\\{|\\}|:|,|=|@){0,16}") {
        if let Ok(read) = forms::read(&text) {
            prop_assert!(notation::read(&read.text).is_ok(), "{}", read.text);
        }
    }
}

#[test]
fn a_name_that_is_a_players_word_stays_a_name() {
    for name in ["or", "AND", "maximizer", "△"] {
        for player in ["max", "min"] {
            let tree = notation::read(&format!("max (min ({name}: {player} (0)) {name}1: 3)")).unwrap();
            for form in [Form::Json, Form::Dot, Form::Forest, Form::Python, Form::Outline] {
                let text = forms::write(&tree, form).unwrap_or_else(|| panic!("{form:?}: {tree}"));
                assert_eq!(notation::read(&forms::read(&text).unwrap().text).unwrap(), tree, "{text}");
            }
        }
    }
}

#[test]
fn the_root_of_what_is_written_moves_first() {
    let tree = notation::read("min ((3 5) a: max (2 9))").unwrap();
    let json = forms::write(&tree, Form::Json).unwrap();
    assert!(json.starts_with("{\"player\": \"min\", \"children\": [\n"), "{json}");
    assert_eq!(tree.player(NodeId::ROOT).word(), "min");
    assert_eq!(forms::write(&tree, Form::Outline).unwrap(), "min\n  max\n    3\n    5\n  a: max\n    2\n    9");
}
