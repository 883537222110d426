//! The command line: its arguments, its errors, and its exit codes.

mod common;

use std::io::Read;
use std::process::Stdio;

use common::{ProgramOutput, said, said_to, secateur};

/// The program exits with this code and this text, and writes nothing else.
#[track_caller]
fn check_error(words: &[&str], code: i32, error: &str) {
    let expected = ProgramOutput { code: Some(code), out: String::new(), errors: format!("error: {error}\n") };
    assert_eq!(said(words), expected, "{words:?}");
}

#[track_caller]
fn check_taken(words: &[&str]) -> serde_json::Value {
    let ProgramOutput { code, out, errors } = said(words);
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{words:?}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_run_is_one_object_and_says_which_guess_it_went_by() {
    let found = check_taken(&["trace", "--algorithm", "mtd-f", "--guess", "1.000000000000001", "(-8 17)"]);
    assert_eq!((&found["format"], &found["score"], &found["guess"]), (&1.into(), &17.into(), &1.into()));
    let found = check_taken(&["trace", "--algorithm", "mtd-f", "--guess", "1.05307526335401", "((-187 724 -566))"]);
    assert_eq!((&found["score"], &found["guess"]), (&(-566).into(), &1.into()));
    assert!(check_taken(&["trace", "(1 2)"])["guess"].is_null());
}

#[test]
fn a_comparison_has_a_row_for_each_algorithm_that_can_run() {
    let compared = |tree: &str| {
        let ProgramOutput { out, errors, .. } = said(&["compare", "--json", tree]);
        (serde_json::from_str::<serde_json::Value>(&out).unwrap().as_array().unwrap().len(), errors)
    };
    let left_out = "note: no row for a search that cannot run here: iterative-deepening stops in its pass to depth 1 at \
                    node 1, which has no static evaluation\n";
    assert_eq!(compared("((1 2) 3)"), (10, left_out.to_owned()));
    assert_eq!(compared("0 (2 (1 2) 3)"), (11, String::new()));
    let left_out = "note: no rows for the searches that cannot handle chance nodes\n";
    assert_eq!(compared("(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))"), (2, left_out.to_owned()));
    let first = &check_taken(&["compare", "--json", "4 (1 (3 12 8) 0 (2 4 6) 2 (14 5 2))"])[0];
    let expected = r#"{"format":1,"algorithm":"alpha-beta","order":"as-written","score":3,"bound":"exact","leaves":7,
        "distinct":7,"visits":4,"cutoffs":1,"passes":1,"probes":0,"hits":0}"#;
    assert_eq!(first, &serde_json::from_str::<serde_json::Value>(expected).unwrap());
}

#[test]
fn a_tree_with_chance_is_searched_by_what_knows_it_unless_something_else_is_asked_for() {
    let tree = "(chance ((2 2) (1 2)) chance ((0 2) (-1 0)))";
    let leaves = |words: &[&str]| {
        let found = check_taken(&[&["trace", tree], words].concat());
        let events = found["events"].as_array().unwrap();
        (found["score"].clone(), events.iter().filter(|event| event["kind"] == "evaluate").count())
    };
    assert_eq!(leaves(&[]), (1.5.into(), 7));
    assert_eq!(leaves(&["--least", "-2", "--greatest", "2"]), (1.5.into(), 5));
    assert_eq!(leaves(&["--algorithm", "expectiminimax", "--least", "-2", "--greatest", "2"]), (1.5.into(), 7));
    let refused = "this tree has chance nodes, which minimax cannot search: expectiminimax and star1 can";
    check_error(&["trace", "--algorithm", "minimax", tree], 1, refused);
    check_error(&["sweep", tree], 1, "this tree has chance nodes, so no leaf decides alone");
    assert!(said(&["link", tree]).out.contains("#tree=(chance"));
    assert!(
        said(&["trace", "chance (.5: 3 .4: 4)"])
            .errors
            .contains("line 1, column 15: these weights sum to .9, not to 1")
    );
}

#[test]
fn a_mean_is_told_to_three_decimals_with_a_sign_that_it_is_rounded_and_where_it_returns_as_a_fraction() {
    let tree = "(chance (3 12 8) chance (2 4 6) chance (14 5 2))";
    let steps = said(&["steps", tree, "--algorithm", "star1", "--least", "2", "--greatest", "14"]).out;
    for sentence in [
        "CHANCE node a has seen all its children: the mean is ≈7.667.",
        "CHANCE node a returns ≈7.667: the mean is exactly 23/3. The first score for the root.",
        "whatever follows, and ≈6.667 ≤ α ≈ 7.667: its last child cannot matter.",
        "CHANCE node b returns ≈6.667: the mean is at most ≈6.667. No better for MAX than the root’s ≈7.667.",
        "The root is worth ≈7.667: best play begins a. Leaves evaluated: 8 of 9.",
    ] {
        assert!(steps.contains(sentence), "{sentence}\n{steps}");
    }
}

#[test]
fn a_sweep_tells_what_every_score_of_a_leaf_changes() {
    let tree = "((3 12 8) (2 4 6) (14 5 2))";
    let found = check_taken(&["sweep", "--leaf", "4", "--json", tree]);
    let expected = r#"{"format":1,"leaves":[{"node":6,"name":null,"low":3,"high":4,"pieces":[
        {"from":"-inf","to":3,"includes":"to","score":3,"is_value":true,"move":1,"leaves":7,"cut":[7,8]},
        {"from":3,"to":4,"includes":"neither","score":"leaf","is_value":true,"move":5,"leaves":9,"cut":[]},
        {"from":4,"to":"inf","includes":"from","score":4,"is_value":true,"move":5,"leaves":9,"cut":[]}]}]}"#;
    assert_eq!(found, serde_json::from_str::<serde_json::Value>(expected).unwrap());
    let all = check_taken(&["sweep", "--json", tree]);
    assert_eq!((all["leaves"].as_array().unwrap().len(), &all["leaves"][3]), (9, &found["leaves"][0]));
    let table = said(&["sweep", "--leaf", "x", "--window", "3", "9", "(a: (x: 5 y: 8) b: (@x 3))"]).out;
    let expected = "\
node 2 (x), which has 5: the root is its score clamped between -inf and 8
score      result  move  leaves  cut
x ≤ 3           x     1       2  3 6
3 < x ≤ 8       x     1       3    6
x > 8           8     1       4    –
";
    assert_eq!(table, expected);
    check_error(&["sweep", "--leaf", "10", tree], 1, "no leaf is called \"10\", and their numbers are 1 to 9");
    let wide = format!("({})", "(1 2 3 4 5) ".repeat(13));
    let ProgramOutput { out, errors, .. } = said(&["sweep", "--leaf", "1", "--json", &wide]);
    assert!(!out.contains("pieces") && out.contains("\"low\":1") && errors.starts_with("note: more than 64"), "{out}");
}

#[test]
fn the_steps_of_a_run_are_listed() {
    let table = said(&["steps", "(a: (3 12) b: (2 4))"]).out;
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(
        lines[..2],
        [
            "step  kind      node  sentence",
            "1     visit     #0    The root starts with the full window [−∞, +∞]: neither player has anything yet."
        ]
    );
    assert!(lines[13].starts_with("13    cutoff    b     MIN node b has seen 2."), "{table}");
    let trace = check_taken(&["trace", "(a: (3 12) b: (2 4))"]);
    let listed = check_taken(&["steps", "--json", "(a: (3 12) b: (2 4))"]);
    let kinds = |list: &serde_json::Value| -> Vec<_> {
        list.as_array().unwrap().iter().map(|step| (step["kind"].clone(), step["node"].clone())).collect()
    };
    assert_eq!(kinds(&listed["steps"]), kinds(&trace["events"]));
    let ends = check_taken(&["steps", "--json", "--grain", "cut-off", "(1 2)"]);
    let last = &ends["steps"][0];
    assert_eq!(ends["steps"].as_array().unwrap().len(), 1, "a run without a cut-off has its end alone");
    assert_eq!((&last["step"], &last["value"], &last["alpha"]), (&8.into(), &2.into(), &2.into()));
    let game = check_taken(&["game", "nim", "--heaps", "1,2", "steps", "--json"]);
    assert_eq!(game["steps"][3]["name"], "1-1 2-1 2-1");
}

#[test]
fn a_comparison_is_a_table_to_read() {
    let table = said(&["compare", "--window", "5", "inf", "((3 12 8) (2 4 6) W)"]).out;
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 11);
    assert_eq!(lines[0], "algorithm          leaves  distinct  visits  cutoffs  passes  probes  score  bound");
    assert_eq!(lines[1], "alpha-beta              3         3       3        2       1       0    inf  exact");
    assert_eq!(lines[3], "minimax                 7         7       3        0       1       0    inf  exact");
}

#[test]
fn values_may_begin_with_a_hyphen() {
    assert_eq!(check_taken(&["trace", "-12"])["score"], -12);
    assert_eq!(check_taken(&["trace", "-inf"])["score"], "-inf");
    assert_eq!(check_taken(&["trace", "-3.5", "--guess", "-inf"])["score"], -3.5);
    assert_eq!(check_taken(&["trace", "-8 (1 2)", "--depth", "0"])["score"], -8);
    assert_eq!(check_taken(&["trace", "--depth", "0", "-.5(1 2)"])["score"], -0.5);
    let found = check_taken(&["trace", "--guess", "-3", "--window", "-inf", "5", "--least", "-9", "(1 -2)"]);
    assert_eq!((&found["events"][0]["alpha"], &found["events"][0]["beta"]), (&(-9).into(), &5.into()));
}

#[test]
fn a_course_searches_by_its_rules() {
    let score = |words: &[&str]| check_taken(&[&["trace", "--window", "4", "6"], words].concat())["score"].clone();
    assert_eq!(score(&["((1 2) 3)"]), 3);
    assert_eq!(score(&["--notation", "a", "((1 2) 3)"]), 4, "which is fail-hard");
    assert_eq!(score(&["--notation", "a", "--returns", "fail-soft", "((1 2) 3)"]), 3);
    assert_eq!(score(&["--notation", "general", "((1 2) 3)"]), 3);
}

#[test]
fn a_tree_comes_from_a_file_or_from_standard_input() {
    let path = std::env::temp_dir().join(format!("secateur-tree-{}.txt", std::process::id()));
    std::fs::write(&path, "((1 2)\n (3 x))").unwrap();
    let file = path.to_str().unwrap();
    let place = format!("{file}, line 2, column 5: this is not a score, which is a number, W, L, D, inf or -inf");
    check_error(&["trace", "--file", file], 1, &format!("{place}\n   (3 x))\n      ^"));
    std::fs::write(&path, [b'(', 0xff, b')']).unwrap();
    check_error(&["trace", "--file", file], 1, &format!("{file}, line 1: this is not UTF-8 text"));
    std::fs::remove_file(&path).unwrap();
    let ProgramOutput { code, errors, .. } = said(&["trace", "--file", file]);
    assert_eq!((code, errors.lines().count()), (Some(1), 1));
    assert!(errors.starts_with(&format!("error: {file} cannot be read: ")), "{errors}");
    assert_eq!(said_to(&["trace", "-"], b"(1 2)\n"), said(&["trace", "(1 2)"]));
    assert_eq!(
        said_to(&["trace", "-"], b"(1 2").errors,
        "error: standard input, line 1, column 1: this bracket is never closed\n  (1 2\n  ^\n"
    );
}

#[test]
fn a_tree_from_a_node_on_is_searched_with_what_a_table_knew() {
    let text = "kept-from=2 ((3 12 8) ((2 4) (6 1)))";
    let leaves = |algorithm: &str, text: &str| {
        let found = check_taken(&["trace", "--algorithm", algorithm, text]);
        let evaluated = found["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "evaluate").count();
        (found["score"].as_f64().unwrap(), evaluated)
    };
    assert_eq!(leaves("alpha-beta-table", "min ((2 4) (6 1))"), (4.0, 3));
    assert_eq!(leaves("alpha-beta-table", text), (4.0, 0), "all of it is known");
    assert_eq!(leaves("alpha-beta", text), (4.0, 3), "nothing is kept without a table");
    let rows: serde_json::Value = serde_json::from_str(&said(&["compare", "--json", text]).out).unwrap();
    let with_table = rows.as_array().unwrap().iter().find(|row| row["algorithm"] == "alpha-beta-table").unwrap();
    assert_eq!((&with_table["score"], &with_table["leaves"]), (&4.into(), &0.into()));
    let link = said(&["link", "--page", "https://example.org/", text]).out;
    assert_eq!(link, "https://example.org/#tree=kept-from=2+((3+12+8)+((2+4)+(6+1)))\n");
    let place = "line 1, column 11: these places among siblings lead to no inner node of the tree";
    check_error(&["trace", "kept-from=9 ((3 1) 4)"], 1, &format!("{place}\n  kept-from=9 ((3 1) 4)\n            ^"));
}

#[test]
fn a_mistake_in_a_long_line_is_shown_with_what_is_around_it() {
    let tree = format!("({} x {})", "1 ".repeat(500), "2 ".repeat(500));
    let shown = said(&["trace", &tree]).errors;
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1].chars().nth(lines[2].find('^').unwrap()), Some('x'));
    assert!(lines.iter().all(|line| line.chars().count() < 100), "{shown}");
}

#[test]
fn who_stops_without_a_static_evaluation_is_named() {
    let limit = "the depth limit stops at node 1, which has no static evaluation";
    check_error(&["trace", "--depth", "1", "((1 2) 3)"], 1, limit);
    check_error(&["compare", "--depth", "1", "((1 2) 3)"], 1, limit);
    let named = "the depth limit stops at node 1 (b), which has no static evaluation";
    check_error(&["trace", "--depth", "1", "(b: (1 2) 3)"], 1, named);
    let pass = "iterative-deepening stops in its pass to depth 1 at node 1, which has no static evaluation";
    let deepening = ["trace", "--algorithm", "iterative-deepening", "((1 2) 3)"];
    check_error(&deepening, 1, pass);
    check_error(&[&deepening[..], &["--depth", "2"]].concat(), 1, pass);
    check_error(&[&deepening[..], &["--depth", "1"]].concat(), 1, limit);
    check_error(&["trace", "--least", "3", "(1 9)"], 1, "node 1 has 1, which is not a payoff from 3 to W");
}

#[test]
fn scores_are_read_as_those_of_a_tree() {
    let digits = |word: &str| format!("{word:?} has more digits than are exact: at most 15 decimals");
    for word in ["1e-256", "1e-16", "1e2147483647", "1e99999999999", "9007199254740993", "0.30000000000000004"] {
        for option in ["--guess", "--margin"] {
            check_error(&["trace", "--algorithm", "aspiration", option, word, "(1 2)"], 1, &digits(word));
        }
        check_error(&["trace", "--window", word, "inf", "(1 2)"], 1, &digits(word));
    }
    let nan = "\"nan\" is not a score, which is a decimal, W, L, D, inf or -inf";
    check_error(&["trace", "--guess", "nan", "(1 2)"], 1, nan);
    check_error(&["trace", "--margin", "0", "(1 2)"], 1, "the margin 0 is not a number above 0");
    let growth = "\"1\" is not a value of --growth: Factor by which aspiration's margin grows with every further pass, from 2; \
                  without it, the failed side is opened";
    check_error(&["trace", "--growth", "1", "(1 2)"], 1, growth);
    check_error(
        &["trace", "--window", "5", "-inf", "(1 2)"],
        1,
        "the window’s lower end, 5, is not below its upper end, -inf",
    );
    check_error(
        &["trace", "--least", "5", "--greatest", "3", "(1 2)"],
        1,
        "the least payoff, 5, is not below the greatest, 3",
    );
    let precise = "line 1, column 2: the scores need more digits than are exact: at most 15 decimals";
    check_error(&["trace", "(1e-400 2)"], 1, &format!("{precise}\n  (1e-400 2)\n   ^"));
}

#[test]
fn words_that_make_no_sense_are_told_in_three_lines_at_most() {
    const MORE: &str = "\nFor more information, try '--help'.";
    let check = |words: &[&str], error: &str| check_error(words, 2, &format!("{error}{MORE}"));
    check(&["shorten", "(1 2)"], "unrecognized subcommand 'shorten'");
    check(
        &["trace", "--algoritm", "minimax", "(1 2)"],
        "unexpected argument '--algoritm' found\n  tip: a similar argument exists: '--algorithm'",
    );
    check(
        &["trace", "--ties", "none", "(1 2)"],
        "invalid value 'none' for '--ties <WHICH>'\n  [possible values: first, last]",
    );
    check(&["trace"], "the following required arguments were not provided:\n  <TREE|--file <PATH>>");
    check(&["trace", "(1 2)", "--depth"], "a value is required for '--depth <PLIES>' but none was supplied");
    check(
        &["trace", "(1 2)", "--depth", "two"],
        "invalid value 'two' for '--depth <PLIES>': a whole number from 0 is needed",
    );
    check(
        &["trace", "--guess", "--depth", "3", "(1 2)"],
        "invalid value '--depth' for '--guess <SCORE>': a score is missing here",
    );
    check(
        &["trace", "-8 (1 2)", "--tie", "last"],
        "unexpected argument '--tie' found\n  tip: a similar argument exists: '--ties'",
    );
    check(&["trace", "-x"], "unexpected argument '-x' found\n  tip: to pass '-x' as a value, use '-- -x'");
    check(&["trace", "(1 2)", "(3 4)"], "unexpected argument '(3 4)' found");
    check(&["trace", "-", "--file", "x"], "the argument '[TREE]' cannot be used with '--file <PATH>'");
    for option in ["--algorithm", "--cut", "--returns", "--ties", "--order", "--notation"] {
        let ProgramOutput { code, errors, .. } = said(&["trace", option, "other", "(1 2)"]);
        assert_eq!(code, Some(2));
        assert!(errors.contains("[possible values: "), "{errors}");
    }
}

#[test]
fn a_text_may_begin_with_a_mark_and_a_path_with_a_hyphen() {
    let tree = "\u{feff}((3 5) (2 9))";
    assert_eq!(said_to(&["compare", "-"], tree.as_bytes()), said(&["compare", "((3 5) (2 9))"]));
    let folder = std::env::temp_dir().join(format!("secateur-paths-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let run = |words: &[&str]| secateur().args(words).current_dir(&folder).output().unwrap().status.code();
    assert_eq!(run(&["picture", "(1 2)", "--output", "-a.svg"]), Some(0));
    assert!(folder.join("-a.svg").is_file());
    std::fs::write(folder.join("-b"), "(1 2)").unwrap();
    assert_eq!(run(&["trace", "--file", "-b"]), Some(0));
    std::fs::remove_dir_all(folder).unwrap();
    let missing = said(&["picture", "(1 2)", "--output", "--step", "1"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.errors.contains("a value is required for '--output <FILE>'"), "{}", missing.errors);
}

#[test]
fn help_is_a_command_too() {
    assert_eq!(said(&["help", "trace"]), said(&["trace", "--help"]));
    assert_eq!(said(&["help", "game", "search"]).code, Some(0));
    assert_eq!(said(&["help", "prune"]).code, Some(2));
}

#[test]
fn without_words_the_help_tells_all_commands() {
    let ProgramOutput { code, out, errors } = said(&[]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    for command in
        ["trace", "compare", "picture", "run", "steps", "sweep", "random", "game", "link", "completions", "man"]
    {
        assert!(errors.contains(&format!("\n  {command} ")), "{errors}");
        let ProgramOutput { code, out, .. } = said(&[command, "--help"]);
        assert_eq!(code, Some(0));
        assert!(out.contains("\nExamples:\n  secateur "), "{out}");
    }
    assert!(!errors.contains("lines"), "{errors}");
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_refused() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    let output = secateur().arg("trace").arg(OsString::from_vec(vec![b'(', 0xff, b')'])).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(output.stderr.starts_with(b"error: invalid UTF-8"));
}

#[test]
fn a_reader_that_has_enough_is_no_error() {
    // More than a pipe holds.
    let tree = format!("({})", "(1 2 3)".repeat(2000));
    let mut program = secateur().args(["trace", &tree]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut few = [0; 10];
    program.stdout.take().unwrap().read_exact(&mut few).unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_told() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = secateur().args(["trace", "(1 2)"]).stdout(full()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"error: the result cannot be written: "));
    // Stderr is full too.
    assert_eq!(secateur().args(["trace", "("]).stderr(full()).status().unwrap().code(), Some(1));
}
