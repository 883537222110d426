//! Random trees and links: the output can be read again, by the program and by the page.

mod common;

use common::{ProgramOutput, said};

#[track_caller]
fn check(words: &[&str], out: &str) {
    let expected = ProgramOutput { code: Some(0), out: format!("{out}\n"), errors: String::new() };
    assert_eq!(said(words), expected, "{words:?}");
}

#[track_caller]
fn check_error(words: &[&str], code: i32, error: &str) {
    let ProgramOutput { code: found, out, errors } = said(words);
    assert_eq!((found, out.as_str()), (Some(code), ""), "{words:?}");
    assert!(errors.starts_with(&format!("error: {error}")), "{errors}");
}

#[test]
fn a_seed_means_the_same_tree_for_ever() {
    check(&["random", "--branching", "2", "--depth", "2", "--seed", "1"], "((9 9) (16 18))");
    let few = ["random", "--branching", "1..3", "--depth", "2", "--scores", "-9..-5", "--seed", "4"];
    check(&few, "((-7 -8 -7) (-5 -7 -9))");
    check(&[&few[..], &["--order", "best-first"]].concat(), "((-8 -7 -7) (-9 -7 -5))");
    check(&["random", "--depth", "0", "--scores", "7"], "7");
}

#[test]
fn a_tree_that_there_cannot_be_is_told() {
    check_error(
        &["random", "--depth", "60"],
        1,
        "the tree could have more than 2000000 nodes, or more than 1000 plies",
    );
    check_error(
        &["random", "--branching", "3..2"],
        2,
        "invalid value '3..2' for '--branching <CHILDREN>': the first number is larger than the second",
    );
    check_error(&["random", "--branching", "0"], 2, "a range is empty, or a node would have no child");
    check_error(&["random", "--distinct"], 1, "there are fewer scores than leaves that must all differ");
    check_error(
        &["random", "--scores", "a..b"],
        2,
        "invalid value 'a..b' for '--scores <SCORES>': a whole number is needed, or two such as 2..4",
    );
}

#[test]
fn a_link_says_what_is_not_as_usual() {
    check(&["link", "((3 12 8) (2 4 6) (14 5 2))"], "#tree=((3+12+8)(2+4+6)(14+5+2))");
    check(&["link", "((3 12 8) (2 4 6) (14 5 2))", "--step", "11"], "#tree=((3+12+8)(2+4+6)(14+5+2))&step=11");
    check(&["link", "--step", "end", "(1 2)"], "#tree=(1+2)&step=8");
    check(
        &["link", "--algorithm", "mtd-f", "--guess", "-2.5", "--least", "-9", "--seed", "4", "(a&b: 1 2)"],
        "#tree=(a%26b:1+2)&algorithm=mtd-f&seed=4&least=-9&guess=-2.5",
    );
    check(
        &["link", "--window", "-inf", "5", "--order", "shuffled", "--depth", "3", "--ties", "last", "(1 2)"],
        "#tree=(1+2)&ties=last&window=-inf,5&depth=3&order=shuffled",
    );
    check(
        &[
            "link",
            "--notation",
            "a",
            "--cuts",
            "cross",
            "--language",
            "pl",
            "--theme",
            "dark",
            "--grain",
            "cut-off",
            "(1 2)",
        ],
        "#tree=(1+2)&returns=fail-hard&grain=cut-off&language=pl&theme=dark&notation=a&cuts=cross",
    );
    check(
        &["link", "--as-of", "called", "--arrange", "search", "--overlay", "critical", "--language", "en", "(1 2)"],
        "#tree=(1+2)&as-of=called&arrange=search&overlay=critical",
    );
    for page in ["https://example.org/", "http://[::1]:8080/a?embed", "file:///home/ż/secateur.html"] {
        check(&["link", "--page", page, "(1 2)"], &format!("{page}#tree=(1+2)"));
    }
}

#[test]
fn a_link_that_would_not_open_is_refused() {
    check_error(&["link", "--step", "9", "(1 2)"], 1, "there is no step 9: the run ends with step 8");
    check_error(&["link", "--depth", "1", "((1 2))"], 1, "the depth limit stops at node 1");
    let long = format!("({})", "1 ".repeat(1000));
    let error = "the link would have 2006 characters, more than the 2000 that every browser and QR code takes";
    check_error(&["link", &long], 1, error);
    for page in
        ["x y", "", "example.org", "https://", "https:// example.org/", "https://example.org/#tree=1", "javascript:0"]
    {
        let error = format!(
            "invalid value '{page}' for '--page <ADDRESS>': the address of a page is needed, such as \
             https://example.org/secateur/, without spaces and without a “#”"
        );
        check_error(&["link", "--page", page, "(1 2)"], 2, &error);
    }
}
