//! Searches reported in courses, forums and by other programs, each with its right answer; and trees as they write them.

use serde_json::Value;

mod common;
use common::{ProgramOutput, said, said_to};

/// A reported property of a search, in the table's form.
fn told(found: &Value, what: &str) -> Value {
    let events = || found["events"].as_array().into_iter().flatten();
    let of_kind = move |kind: &'static str| events().filter(move |event| event["kind"] == kind);
    let named = |node: &Value| found["names"][node.as_u64().unwrap() as usize].clone();
    let count = |count: usize| Value::from(count);
    match what {
        "leaves" => of_kind("evaluate").map(|event| event["score"].clone()).collect(),
        "cutoffs" => count(of_kind("cutoff").count()),
        "deep" => of_kind("cutoff").map(|event| event["deep"].clone()).collect(),
        "line" => found["principal_variation"].as_array().unwrap().iter().map(named).collect(),
        // A leaf is evaluated, not visited.
        "visited" => {
            let nodes = events().filter(|event| ["visit", "evaluate"].map(Value::from).contains(&event["kind"]));
            let names: Vec<Value> = nodes.map(|event| named(&event["node"])).collect();
            names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ").into()
        }
        "looked" => (found["leaves"].as_u64().unwrap() + found["visits"].as_u64().unwrap()).into(),
        other => found[other].clone(),
    }
}

#[test]
fn every_search_that_is_told_of_has_its_right_answer() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("cases/reports.json")).unwrap();
    for case in &cases {
        let words: Vec<&str> = case["words"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let ProgramOutput { code, out, errors } =
            said_to(&words, case["input"].as_str().unwrap_or_default().as_bytes());
        if case["is_refused"] == true {
            assert!(code == Some(1) && errors.starts_with("error: "), "{words:?}: {errors}");
            continue;
        }
        assert_eq!(code, Some(0), "{words:?}: {errors}");
        let found: Value = serde_json::from_str(&out).unwrap();
        for (what, expected) in case.as_object().unwrap() {
            match what.as_str() {
                "what" | "words" | "input" => (),
                "moves" => assert!(expected.as_array().unwrap().contains(&found["move"]), "{words:?}: {found}"),
                "deep" if expected.is_u64() => {
                    let deep = told(&found, what).as_array().unwrap().iter().filter(|deep| **deep == true).count();
                    assert_eq!(Value::from(deep), *expected, "{words:?}");
                }
                what => assert_eq!(told(&found, what), *expected, "{what} of {words:?}"),
            }
        }
    }
}

#[test]
fn a_tree_of_another_form_is_searched_and_told_of() {
    let ProgramOutput { code, out, errors } = said(&["trace", "(max (min 3 12 8) (min 2 4 6))"]);
    assert_eq!((code, errors.as_str()), (Some(0), "note: Read as Lisp.\n"));
    assert_eq!(serde_json::from_str::<Value>(&out).unwrap()["score"], 3);
    let note = "note: 2 before a bracket is read as a static evaluation; put a comma after it to make it a leaf.\n";
    assert_eq!(said(&["tree", "(2 (3 5))"]).errors, note);
    assert_eq!(said(&["tree", "(2, (3 5))"]).errors, "");
    let large = said(&["tree", "[[sys.maxsize, 3], [2, 4]]"]);
    assert_eq!(
        (large.out.as_str(), large.errors.as_str()),
        ("((W 3)(2 4))\n", "note: sys.maxsize is so large that it is read as infinity.\n")
    );
}

#[test]
fn a_tree_of_no_form_is_refused_with_what_helps() {
    let ProgramOutput { code, errors, .. } = said_to(&["trace", "-"], b"(;GM[1](;B[aa])(;B[bb]))");
    let sentence = "error: standard input, line 1, column 1: this looks like SGF, a record of a game; enter the game by its moves: game=connect-four&moves=4453&depth=3\n";
    assert!(code == Some(1) && errors.starts_with(sentence) && errors.lines().count() == 3, "{errors}");
    let both = said(&["trace", "(max (1 2) (3 4))"]).errors;
    assert!(both.contains("max (min (3 12) min (2 4))") && both.contains("(max (min 3 12) (min 2 4))"), "{both}");
}

#[test]
fn a_tree_is_written_in_each_form_and_read_from_it() {
    let tree = "a:(b:(3 12.5 W)c:max(2 L))";
    for form in ["notation", "json", "dot", "forest", "python", "outline"] {
        let written = said(&["tree", "--format", form, tree]);
        assert_eq!((written.code, written.errors.as_str()), (Some(0), ""), "{form}");
        assert_eq!(said_to(&["tree", "-"], written.out.as_bytes()).out, format!("{tree}\n"), "{}", written.out);
    }
    assert_eq!(said(&["tree", "--format", "python", "((3 12) (2 L))"]).out, "[[3, 12], [2, float('-inf')]]\n");
    let object: Value = serde_json::from_str(&said(&["tree", "--format", "json", tree]).out).unwrap();
    assert_eq!((&object["name"], &object["children"][0]["children"][2]["value"]), (&"a".into(), &"inf".into()));
    assert_eq!(said(&["tree", "--format", "xml", tree]).code, Some(2));
}
