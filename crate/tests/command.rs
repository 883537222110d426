//! The command line: what it prints, and what it says of words that make no sense.

#![cfg(all(feature = "family", feature = "serde"))]

#[allow(dead_code, reason = "the tests call what main calls")]
#[path = "../examples/trace.rs"]
mod trace;

use std::ffi::OsString;
use std::io::{Error, ErrorKind, Write};
use std::process::ExitCode;

/// What goes out and what is said of faults.
fn said(words: &[&str]) -> (String, String) {
    let (mut out, mut faults) = (Vec::new(), Vec::new());
    let code = trace::answer(words.iter().map(OsString::from), &mut out, &mut faults);
    let [out, faults] = [out, faults].map(|text| String::from_utf8(text).unwrap());
    let is_fault = code == ExitCode::from(2);
    assert_eq!((is_fault, is_fault), (out.is_empty(), !faults.is_empty()), "{words:?}");
    (out, faults)
}

#[track_caller]
fn check_fault(words: &[&str], fault: &str) {
    assert_eq!(said(words).1.trim_end(), fault);
}

#[test]
fn a_run_is_one_object_and_says_which_guess_it_went_by() {
    let run = |words: &[&str]| -> serde_json::Value { serde_json::from_str(&said(words).0).unwrap() };
    let found = run(&["--algorithm", "mtd-f", "--guess", "1.000000000000001", "(-8 17)"]);
    assert_eq!((&found["score"], &found["guess"]), (&17.into(), &1.into()));
    let found = run(&["--algorithm", "mtd-f", "--guess", "1.05307526335401", "((-187 724 -566))"]);
    assert_eq!((&found["score"], &found["guess"]), (&(-566).into(), &1.into()));
    assert!(run(&["(1 2)"])["guess"].is_null());
    assert_eq!(run(&["--compare", "((1 2) 3)"]).as_array().unwrap().len(), 10, "deepening needs static evaluations");
    assert_eq!(run(&["--compare", "(2 (1 2) 3)"]).as_array().unwrap().len(), 11);
}

#[test]
fn who_stops_without_a_static_evaluation_is_named() {
    let limit = "the depth limit stops at node 1, which has no static evaluation";
    check_fault(&["--depth", "1", "((1 2) 3)"], limit);
    check_fault(&["--compare", "--depth", "1", "((1 2) 3)"], limit);
    check_fault(
        &["--depth", "1", "(b: (1 2) 3)"],
        "the depth limit stops at node 1 (b), which has no static evaluation",
    );
    let pass = "iterative-deepening stops in its pass to depth 1 at node 1, which has no static evaluation";
    check_fault(&["--algorithm", "iterative-deepening", "((1 2) 3)"], pass);
    check_fault(&["--algorithm", "iterative-deepening", "--depth", "2", "((1 2) 3)"], pass);
    check_fault(&["--algorithm", "iterative-deepening", "--depth", "1", "((1 2) 3)"], limit);
}

#[test]
fn scores_are_read_as_those_of_a_tree() {
    let digits = |word: &str| format!("{word:?} has more digits than are exact: at most 15 decimals");
    for word in ["1e-256", "1e-16", "1e2147483647", "1e99999999999", "9007199254740993", "0.30000000000000004"] {
        for option in ["--guess", "--margin"] {
            check_fault(&["--algorithm", "aspiration", option, word, "(1 2)"], &digits(word));
        }
        check_fault(&["--window", word, "inf", "(1 2)"], &digits(word));
    }
    check_fault(&["--guess", "nan", "(1 2)"], "\"nan\" is not a score");
    check_fault(&["--margin", "0", "(1 2)"], "the margin 0 is not a number above 0");
    check_fault(&["(1e-400 2)"], "line 1, column 2: score-too-precise");
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStringExt;
    let mut faults = Vec::new();
    let word = OsString::from_vec(vec![b'(', 0xff, b')']);
    assert_eq!(trace::answer([word].into_iter(), &mut Vec::new(), &mut faults), ExitCode::from(2));
    assert!(String::from_utf8(faults).unwrap().starts_with("this is no text in UTF-8: (\u{fffd})"));
}

/// Where nothing can be written.
struct Broken(ErrorKind);

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> Result<usize, Error> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(())
    }
}

#[test]
fn a_reader_that_has_enough_is_no_fault() {
    let tree = || ["(1 2)"].iter().map(OsString::from);
    let mut faults = Vec::new();
    assert_eq!(trace::answer(tree(), &mut Broken(ErrorKind::BrokenPipe), &mut faults), ExitCode::SUCCESS);
    assert!(faults.is_empty());
    assert_eq!(trace::answer(tree(), &mut Broken(ErrorKind::StorageFull), &mut faults), ExitCode::from(2));
    assert!(!faults.is_empty());
    // Nobody reads the faults either.
    let nonsense = ["("].iter().map(OsString::from);
    assert_eq!(trace::answer(nonsense, &mut Vec::new(), &mut Broken(ErrorKind::BrokenPipe)), ExitCode::from(2));
}
