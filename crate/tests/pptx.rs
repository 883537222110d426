//! Slides for PowerPoint, read back: the tree is in them, shape by shape, and a strict program would open them.

use std::collections::BTreeSet;

use common::deck::SlideShow;
use common::every_search;
use common::package::{PackageParts, SlideItem};
use secateur::Frame;
use secateur::NodeId;
use secateur::grain::Grain;
use secateur::search::Settings;
use secateur_courses::course::{Course, Notation, Skin};
use secateur_export::{Extent, FigureTheme, StudioOptions};

const LECTURE: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn show(text: &str, manner: StudioOptions) -> SlideShow {
    SlideShow::record(text, Settings::default(), manner)
}

fn package(show: &SlideShow) -> PackageParts {
    PackageParts::read(&show.pptx("en"))
}

/// The shape of a node: its number is the same on every slide.
fn node(shapes: &[SlideItem], node: NodeId) -> Option<&SlideItem> {
    shapes.iter().find(|shape| shape.id == 1_000_000 + node.index() as i64)
}

/// The texts of one kind of placeholder.
fn text_at(shapes: &[SlideItem], place: &str) -> String {
    shapes.iter().find(|shape| shape.placeholder.as_deref() == Some(place)).expect("it is there").text.clone()
}

#[test]
fn the_whole_tree_is_in_every_slide_with_a_shape_for_each_node_and_its_value_in_it() {
    let show = show(LECTURE, StudioOptions::default());
    let package = package(&show);
    let slides = package.slides();
    assert_eq!(slides.len(), show.studio.run().trace.events.len() + 1);
    let run = show.studio.run();
    for (path, &step) in slides.iter().zip(&show.steps) {
        let shapes = package.shapes(path);
        let frame = Frame::at(&run.tree, &run.trace, step);
        for one in run.tree.nodes() {
            let shape = node(&shapes, one).expect("it has a shape");
            let outline = match (run.tree.is_leaf(one), run.tree.ply(one)) {
                (true, _) => "roundRect",
                (false, 0) => "flowChartExtract",
                (false, _) => "flowChartMerge",
            };
            assert_eq!(shape.outline, outline);
            let value = frame.mark(one).value.or(run.tree.score(one)).map(|value| value.value().to_string());
            let text = shape.text.trim_start_matches(['≤', '≥']);
            assert_eq!(text, value.unwrap_or_default(), "{} at {step}", shape.name);
        }
        // A cut-off edge is drawn in two parts.
        let edges = shapes.iter().filter_map(|shape| shape.name.split_once("edge ").map(|(_, edge)| edge));
        assert_eq!(BTreeSet::from_iter(edges).len(), run.tree.len() - 1);
    }
}

#[test]
fn the_title_is_the_sentence_and_the_notes_have_the_numbers() {
    let show = show(LECTURE, StudioOptions::default());
    let package = package(&show);
    for (at, (path, &step)) in package.slides().iter().zip(&show.steps).enumerate() {
        let shapes = package.shapes(path);
        assert_eq!(text_at(&shapes, "title").replace('\u{a0}', " "), show.sentence(step).text());
        assert_eq!(text_at(&shapes, "ftr"), show.label(step));
        assert_eq!(text_at(&shapes, "sldNum"), (at + 1).to_string());
        let said = [show.label(step), show.sentence(step).text()];
        let notes: Vec<String> = said.into_iter().chain(show.notes(step)).collect();
        assert_eq!(package.notes(path), notes.join("\n"));
    }
    let last = show.notes(8).join("\n");
    assert_eq!(
        last,
        "notes-window named: yes, node: a, alpha: −∞, beta: 3, comma: , \nnotes-best named: yes, node: a, best: 3\nnotes-leaves leaves: 3"
    );
}

#[test]
fn edges_are_glued_to_the_nodes_that_they_join() {
    let show = show(LECTURE, StudioOptions::default());
    let package = package(&show);
    let shapes = package.shapes(&package.slides()[12]);
    for node in show.studio.run().tree.nodes().skip(1) {
        let parent = show.studio.run().tree.parent(node).unwrap();
        let ids = [parent, node].map(|node| 1_000_000 + node.index() as i64);
        assert!(shapes.iter().any(|shape| shape.glued == ids), "{ids:?}");
    }
}

#[test]
fn what_is_written_twice_is_the_same() {
    let show = show(LECTURE, StudioOptions { theme: FigureTheme::Dark, ..StudioOptions::default() });
    assert_eq!(show.pptx("ru"), show.pptx("ru"));
}

#[test]
fn every_search_notation_and_skin_makes_a_file_that_strict_programs_open() {
    let tree = "a<b>: 4 (\"q\": 3 ((6 2) ♔&: (8 -7.5)) γ′₁: 2 ((5 W) (9 3)))";
    let skins = Skin::ALL.iter().map(|&skin| (Notation { skin, ..Notation::GENERAL }, None));
    let courses = Course::ALL.into_iter().map(|course| (course.notation(), Some(course)));
    let themes = [FigureTheme::Light, FigureTheme::Dark].into_iter().cycle();
    for ((notation, course), theme) in skins.chain(courses).zip(themes) {
        let show = show(tree, StudioOptions { notation, course, theme, ..StudioOptions::default() });
        assert_eq!(package(&show).faults(), [""; 0], "{notation:?}");
    }
    for settings in every_search() {
        let show = SlideShow::record("4(3(3 12 8) 2(2 4 6))", settings, StudioOptions::default());
        assert_eq!(package(&show).faults(), [""; 0], "{settings:?}");
    }
}

#[test]
fn trees_of_any_size_make_slides() {
    for (branching, depth) in [(2, 6), (5, 3), (10, 3), (300, 1), (1, 60)] {
        for extent in [Extent::Page, Extent::Whole] {
            let manner = StudioOptions { grain: Grain::CutOff, ..StudioOptions::default() };
            let mut show = SlideShow::record_extent(&complete(branching, depth), Settings::default(), manner, extent);
            show.steps = vec![0, show.studio.run().trace.events.len() / 2, show.studio.run().trace.events.len()];
            let package = package(&show);
            assert_eq!(package.faults(), [""; 0], "{branching}^{depth}");
            if extent == Extent::Whole {
                let shapes = package.shapes(&package.slides()[1]);
                let count = show.studio.run().tree.nodes().filter(|&one| node(&shapes, one).is_some()).count();
                assert_eq!(count, show.studio.run().tree.len());
            }
        }
    }
}

/// A tree with this many children everywhere.
fn complete(branching: usize, depth: usize) -> String {
    if depth == 0 {
        return "7".to_owned();
    }
    format!("({})", vec![complete(branching, depth - 1); branching].join(" "))
}

#[test]
fn a_run_of_three_hundred_slides_that_is_cut_says_so_on_one_more() {
    let mut show = show(&complete(3, 6), StudioOptions::default());
    show.steps.truncate(300);
    show.end = "It goes on <k>here</k>.";
    let package = package(&show);
    assert_eq!(package.faults(), [""; 0]);
    let slides = package.slides();
    assert_eq!(slides.len(), 301);
    assert_eq!(text_at(&package.shapes(&slides[300]), "title"), "It goes on here.");
}

#[test]
fn names_are_those_of_the_tree_and_without_one_a_place() {
    let show = show("top: (b: (1 2) (3 4))", StudioOptions::default());
    let package = package(&show);
    let names: Vec<String> = package.shapes(&package.slides()[0]).into_iter().map(|shape| shape.name).collect();
    for name in ["node top", "node b", "node b.2", "edge top–b", "edge b–b.1"] {
        assert!(names.iter().any(|other| other == name), "{name} in {names:?}");
    }
}

#[test]
fn the_words_have_their_language() {
    let show = show(LECTURE, StudioOptions::default());
    for (language, told) in [("en", "en-GB"), ("pl", "pl-PL"), ("ro", "ro-RO"), ("ru", "ru-RU")] {
        let package = PackageParts::read(&show.pptx(language));
        for path in ["ppt/slides/slide9.xml", "ppt/notesSlides/notesSlide9.xml", "ppt/presentation.xml"] {
            let text = package.part(path).unwrap();
            let told = format!("lang=\"{told}\"");
            assert_eq!(text.matches("lang=").count(), text.matches(&told).count(), "{path}");
            assert!(text.contains(&told));
        }
    }
}

/// The errors found after this replacement in a part.
#[track_caller]
fn planted(path: &str, from: &str, to: &str) -> Vec<String> {
    let mut package = package(&show(LECTURE, StudioOptions::default()));
    let part = package.parts.iter_mut().find(|(other, _)| other == path).expect("it is there");
    assert!(part.1.contains(from), "no {from} in {path}");
    part.1 = part.1.replacen(from, to, 1);
    package.faults()
}

#[test]
fn planted_faults_are_found() {
    let slide = "ppt/slides/slide9.xml";
    for (path, from, to, found) in [
        ("[Content_Types].xml", "slides/slide3.xml", "slides/slide99.xml", "is told of"),
        ("[Content_Types].xml", "/ppt/slides/slide3.xml", "/ppt/slides/slide4.xml", "is of no kind"),
        ("ppt/_rels/presentation.xml.rels", "slides/slide5.xml", "slides/slide.xml", "has to do with"),
        ("ppt/presentation.xml", "r:id=\"rId9\"", "r:id=\"rId999\"", "asks for rId999"),
        (slide, "cNvPr id=\"1000003\"", "cNvPr id=\"1000002\"", "two shapes are number"),
        (slide, "<a:stCxn id=\"1000000\"", "<a:stCxn id=\"77\"", "glued to"),
        (slide, "cx=\"", "cx=\"-", "has cx -"),
        (slide, "<a:off x=\"", "<a:off x=\"99", "outside of the slide"),
        (slide, "cy=\"", "cy=\"0.", "has cy 0."),
        ("ppt/slides/slide15.xml", "<a:moveTo><a:pt x=\"", "<a:moveTo><a:pt x=\"-9", "outside of its shape"),
        (slide, "sz=\"1", "sz=\"9999991", "has letters of"),
        (slide, "</p:sld>", "", "is no XML"),
    ] {
        let faults = planted(path, from, to);
        assert!(faults.iter().any(|fault| fault.contains(found)), "{found}: {faults:?}");
    }
}
