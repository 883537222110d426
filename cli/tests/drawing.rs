//! Pictures and runs: every file format, read back.

mod common;

use std::io::Read;
use std::path::PathBuf;

use common::{ProgramOutput, said, said_to, secateur};

const TREE: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// What goes to standard output.
fn made(words: &[&str]) -> Vec<u8> {
    let output = secateur().args(words).args(["--output", "-"]).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{words:?}");
    output.stdout
}

fn text(words: &[&str]) -> String {
    String::from_utf8(made(words)).unwrap()
}

/// All texts of an SVG, with its title first.
fn texts(svg: &str) -> Vec<String> {
    let options = roxmltree::ParsingOptions { allow_dtd: false, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(svg, options).unwrap();
    let is_text = |node: &roxmltree::Node| ["title", "text", "tspan"].contains(&node.tag_name().name());
    let own = |node: roxmltree::Node| {
        node.children().filter_map(|child| child.text().filter(|_| child.is_text())).collect::<String>()
    };
    document.descendants().filter(is_text).map(own).filter(|text| !text.is_empty()).collect()
}

/// A separate folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("secateur-{name}-{}", std::process::id()));
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_picture_says_what_has_happened_and_what_stands_on_the_tree() {
    let svg = text(&["picture", TREE, "--step", "14", "--format", "svg"]);
    let said = texts(&svg);
    assert_eq!(
        said[0],
        "MIN node b has seen 2. MAX already has 3 at the root, and 2 ≤ α = 3: its last 2 children cannot matter. α cut-off."
    );
    for text in ["MAX", "MIN", "≥3", "≤2", "a", "b", "c", "12", "14"] {
        assert!(said.iter().any(|one| one == text), "{text}: {said:?}");
    }
    assert!(svg.contains("@font-face{font-family:'Inter Secateur'") && svg.contains("fill=\"#ffffff\""));
    assert!(!text(&["picture", TREE, "--format", "svg", "--transparent"]).contains("fill=\"#ffffff\"/><"));
}

#[test]
fn a_picture_speaks_four_languages_and_five_notations() {
    let title = |options: &[&str]| {
        texts(&text(&[&["picture", TREE, "--step", "14", "--format", "svg"], options].concat()))[0].clone()
    };
    assert!(title(&["--language", "pl"]).starts_with("Węzeł MIN b"), "{}", title(&["--language", "pl"]));
    assert!(title(&["--language", "ro"]).starts_with("Nodul MIN b"), "{}", title(&["--language", "ro"]));
    assert!(title(&["--language", "ru"]).starts_with("Узел MIN b"), "{}", title(&["--language", "ru"]));
    let pictures = ["general", "a", "b", "c", "d", "e"]
        .map(|id| text(&["picture", TREE, "--step", "8", "--format", "svg", "--notation", id]));
    for (index, picture) in pictures.iter().enumerate() {
        assert!(pictures[..index].iter().all(|other| other != picture), "notation {index} is drawn like another");
    }
    let crossed = text(&["picture", TREE, "--step", "14", "--format", "svg", "--cuts", "cross"]);
    assert_ne!(crossed, text(&["picture", TREE, "--step", "14", "--format", "svg"]));
}

#[test]
fn outlines_have_no_texts_and_need_no_font() {
    let svg = text(&["picture", TREE, "--step", "14", "--format", "svg", "--outlines"]);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let count = |name: &str| document.descendants().filter(|node| node.tag_name().name() == name).count();
    assert_eq!((count("text"), count("style")), (0, 0));
    assert!(40 < count("path"), "letters and shapes are paths");
    assert_eq!(
        texts(&svg),
        texts(&text(&["picture", TREE, "--step", "14", "--format", "svg"]))[..1],
        "it keeps its title"
    );
}

#[test]
fn a_png_is_as_wide_as_is_said() {
    let size = |options: &[&str]| {
        let png = made(&[&["picture", TREE, "--format", "png"], options].concat());
        assert!(png.starts_with(b"\x89PNG\r\n"));
        [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().unwrap()))
    };
    let [wide, high] = size(&[]);
    assert_eq!(size(&["--width", "678"]), [678, high * 678 / wide]);
}

#[test]
fn a_pdf_holds_its_letters_as_text_or_as_outlines() {
    let pdf = |options: &[&str]| made(&[&["picture", TREE, "--step", "14", "--format", "pdf"], options].concat());
    let holds = |pdf: &[u8], what: &str| pdf.windows(what.len()).any(|part| part == what.as_bytes());
    let plain = pdf(&[]);
    assert!(plain.starts_with(b"%PDF-") && holds(&plain, "/FontFile2") || holds(&plain, "/Type0"), "fonts are inside");
    assert!(holds(&plain, "/ToUnicode"), "and say which letters they have");
    assert!(!holds(&pdf(&["--outlines"]), "/ToUnicode"));
    assert_eq!(plain, pdf(&[]), "the same again, whatever the time is");
}

#[test]
fn a_tree_of_ten_thousand_nodes_is_drawn_whole_or_as_the_page_shows_it() {
    let tree = said(&["random", "--branching", "10", "--depth", "4"]).out;
    let drawn = |view: &str| {
        let words = ["picture", "-", "--step", "9", "--view", view, "--output", "-", "--format", "svg"];
        said_to(&words, tree.as_bytes()).out
    };
    let (whole, page) = (drawn("whole"), drawn("page"));
    assert!(
        10_000 < texts(&whole).len() && texts(&page).len() < 2_000,
        "{} {}",
        texts(&whole).len(),
        texts(&page).len()
    );
    let words = ["picture", "-", "--output", "-", "--format", "png"];
    let ProgramOutput { code, errors, .. } = said_to(&words, tree.as_bytes());
    assert_eq!(code, Some(1));
    assert!(errors.contains("too many: give a smaller --width"), "{errors}");
}

#[test]
fn a_picture_for_latex_is_one_that_stands_alone() {
    let tex = text(&["picture", TREE, "--step", "14", "--format", "tex"]);
    let (before, picture) = tex.split_once("\\begin{tikzpicture}").unwrap();
    assert!(
        before.starts_with("% needs tikz\n")
            && before.lines().all(|line| line.starts_with("% ") && !line.contains('\\')),
        "{before}"
    );
    assert!(picture.trim_end().ends_with("\\end{tikzpicture}"));
}

#[test]
fn slides_for_powerpoint_are_as_many_as_steps() {
    let names = |options: &[&str]| {
        let pptx = made(&[&["run", TREE, "--format", "pptx"], options].concat());
        let mut archive = zip::ZipArchive::new(std::io::Cursor::new(pptx)).unwrap();
        let slides = archive
            .file_names()
            .filter(|name| name.as_ref().is_ok_and(|name| name.starts_with("ppt/slides/slide")))
            .count();
        let mut slide = String::new();
        archive.by_name("ppt/slides/slide3.xml").unwrap().read_to_string(&mut slide).unwrap();
        (slides, slide)
    };
    assert_eq!((names(&[]).0, names(&["--grain", "leaf"]).0, names(&["--most-frames", "4"]).0), (27, 9, 5));
    assert_eq!(names(&["--most", "4"]).0, 5, "as it was called before");
    assert!(names(&["--language", "pl", "--grain", "leaf"]).1.contains("Krok 6 z 26"));
}

#[test]
fn slides_for_latex_are_a_document() {
    let tex = text(&["run", TREE, "--format", "tex", "--grain", "cut-off"]);
    for line in ["\\documentclass[aspectratio=169]{beamer}", "\\begin{frame}", "\\end{document}"] {
        assert!(tex.contains(line), "{line}");
    }
    assert_eq!(tex.matches("\\begin{frame}").count(), 1);
    let separate = text(&["run", TREE, "--format", "tex", "--grain", "cut-off", "--frames", "separate"]);
    assert_eq!(separate.matches("\\againframe").count(), 2);
}

#[test]
fn a_handout_has_every_step_and_says_what_is_searched() {
    let html = text(&["run", TREE, "--format", "html", "--grain", "leaf", "--language", "ru"]);
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("lang=\"ru\""));
    assert_eq!(html.matches("<svg ").count(), 9);
    assert!(html.contains("((3 12 8)(2 4 6)(14 5 2))"));
}

#[test]
fn a_moving_picture_shows_each_step_as_long_as_its_sentence_takes() {
    let bytes = made(&["run", TREE, "--format", "gif", "--grain", "cut-off", "--speed", "2"]);
    let mut gif = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
    assert_eq!(gif.width(), 960);
    let mut delays = Vec::new();
    while let Some(frame) = gif.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    assert_eq!(delays.len(), 3);
    assert!(delays.iter().all(|delay| (50..600).contains(delay)), "{delays:?}");
}

#[test]
fn a_pdf_has_a_page_for_each_step() {
    let pdf = made(&["run", TREE, "--format", "pdf", "--grain", "leaf"]);
    let pages = pdf.windows(b"/Type/Page".len() + 1).filter(|part| part.starts_with(b"/Type/Page") && part[10] != b's');
    assert_eq!((pages.count(), &pdf[..5]), (9, b"%PDF-".as_slice()));
}

#[test]
fn a_step_is_called_by_what_has_just_happened() {
    let drawn = |step: &str| text(&["picture", TREE, "--step", step, "--format", "svg"]);
    assert_eq!(drawn("cut-off"), drawn("14"));
    assert_eq!(drawn("cutoff:1"), drawn("14"));
    assert_eq!(drawn("leaf:3"), drawn("7"));
    assert_eq!(drawn("end"), drawn("26"));
}

#[test]
fn a_run_is_a_table_of_its_steps() {
    let csv = text(&["run", "(a: (3 12) b: (2 4))", "--format", "csv"]);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "step,node,α,β,value,what has happened");
    assert_eq!(lines[3], "3,#2,-inf,inf,3,\"The leaf is worth 3, the first score that MIN node a has seen.\"");
    assert!(lines[13].starts_with("13,b,3,inf,2,\"MIN node b has seen 2. MAX already has 3"), "{csv}");
    let markdown = text(&["run", "(a: (3 12) b: (2 4))", "--format", "md", "--grain", "cut-off", "--language", "pl"]);
    let lines: Vec<&str> = markdown.lines().collect();
    assert_eq!((lines.len(), lines[1]), (4, "|---|---|---|---|---|---|"));
    assert!(lines[2].starts_with("| 13 | b | 3 | +∞ | 2 | "), "{markdown}");
}

#[test]
fn what_has_no_ending_is_a_folder_of_pictures() {
    let folder = folder("steps");
    let place = folder.join("run");
    let ProgramOutput { code, out, errors } =
        said(&["run", TREE, "--grain", "leaf", "--output", place.to_str().unwrap()]);
    assert_eq!((code, out.as_str(), errors.as_str()), (Some(0), "", ""));
    let mut names: Vec<String> =
        std::fs::read_dir(&place).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let steps = ["00", "03", "06", "07", "12", "17", "20", "23", "26"];
    assert_eq!(names, steps.map(|step| format!("step-{step}.svg")));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_output_that_cannot_be_is_told() {
    let check = |words: &[&str], code: i32, error: &str| {
        let ProgramOutput { code: found, out, errors } = said(words);
        assert_eq!((found, out.as_str()), (Some(code), ""), "{words:?}");
        assert!(errors.starts_with(&format!("error: {error}")), "{errors}");
        assert!(errors.lines().count() <= 3, "{errors}");
    };
    check(&["picture", TREE], 2, "the following required arguments were not provided:\n  --output <FILE>");
    check(
        &["picture", TREE, "--output", "a.bmp"],
        2,
        "the extension of a.bmp gives no format; the formats are: svg, tex, pdf, png",
    );
    check(
        &["run", TREE, "--output", "a.svg"],
        2,
        "the extension of a.svg gives no format; the formats are: pptx, tex, html, pdf, gif, csv, md",
    );
    check(
        &["run", TREE, "--output", "-"],
        2,
        "standard output has no extension to give the format: use --format with one of pptx, tex, html, pdf, gif, csv, md",
    );
    check(&["run", TREE, "--output", "-", "--format", "svg"], 2, "a folder cannot be written to standard output");
    check(&["picture", TREE, "--output", "/nowhere/a.svg"], 1, "/nowhere/a.svg cannot be written: ");
    check(
        &["picture", TREE, "--step", "27", "--output", "-", "--format", "svg"],
        1,
        "there is no step 27: the run ends with step 26",
    );
    check(
        &["picture", TREE, "--step", "cut-off:2", "--output", "-", "--format", "svg"],
        1,
        "there is no cut-off:2: the run has 1",
    );
    check(
        &["picture", TREE, "--step", "leaf:0", "--output", "-", "--format", "svg"],
        2,
        "invalid value 'leaf:0' for '--step <N>': a step is a whole number from 0, \"end\", \"cut-off\", \"leaf\"",
    );
    check(&["run", TREE, "--output", "a.gif", "--speed", "0"], 2, "invalid value '0' for '--speed <FACTOR>'");
    check(
        &["picture", "(\u{10fffd}: (1 2) 3)", "--output", "-", "--format", "png"],
        1,
        "no font on this computer has “\u{10fffd}”, so it cannot be drawn: use .svg",
    );
}

#[test]
fn of_a_tree_too_large_to_be_drawn_whole_it_is_said_what_helps() {
    let tree = format!("({})", "1 ".repeat(200_000));
    let told = |help: &str| {
        format!(
            "error: the tree has 200001 nodes, and only trees of up to 200000 are drawn whole: {help} draws what the page shows \
             of it\n"
        )
    };
    for (words, help) in [
        (&["picture", "-", "--output", "-", "--format", "svg"][..], "--view page"),
        (&["run", "-", "--output", "folder"], "secateur picture --view page"),
    ] {
        let ProgramOutput { code, out, errors } = said_to(words, tree.as_bytes());
        assert_eq!((code, out.as_str(), errors), (Some(1), "", told(help)), "{words:?}");
    }
}
