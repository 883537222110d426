//! Pictures in TikZ and runs in Beamer, read as TeX would read them.

use std::rc::Rc;

use common::latex::{body_faults, faults};
use common::sketch::plain_trees;
use common::{cases, every_search};
use proptest::prelude::*;
use secateur::grain::Grain;
use secateur::notation;
use secateur::search::{self, Settings};
use secateur_courses::course::{Course, Cuts, Notation, Skin};
use secateur_drawing::picture::scene::OverlayKind;
use secateur_export::{
    Beamer, Extent, Figure, FigureTheme, Frames, MarkedSentence, RunSlide, RunWords, Studio, StudioOptions, StudioRun,
    StyledElement, tex, tikz,
};

const LECTURE: &str = "((3 12 8) (2 4 6) (14 5 2))";
/// All characters special to TeX, several alphabets, and characters missing in TeX.
const NAMES: &str =
    r"a$b:(c\d:(3 e%f#:12 8)g_h:(2 i&j:4 k^l~m:6)<a>:(14 γ:5 n′:2 x₁≠y:7 ДЖя:1 żółć:9 ♔♞:3 中:4 Ωμέγα:1 ☃:2))";

fn studio(text: &str, settings: Settings, manner: StudioOptions) -> Studio {
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, &settings).unwrap();
    Studio::new(StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, manner)
}

fn usual(text: &str) -> Studio {
    studio(text, Settings::default(), StudioOptions::default())
}

/// A tree with this many leaves, three or five per node.
fn full(branching: usize, depth: usize) -> String {
    let scores = (0..branching.pow(depth as u32)).map(|leaf| ((37 * leaf + 11) % 23).to_string());
    let mut level: Vec<String> = scores.collect();
    for _ in 0..depth {
        level = level.chunks(branching).map(|family| format!("({})", family.join(" "))).collect();
    }
    level.remove(0)
}

fn picture(studio: &Studio, step: usize) -> String {
    tikz(&studio.figure(step), &studio.node_names(), &["a step"])
}

fn slides(studio: &Studio, grain: Grain) -> Vec<RunSlide> {
    let trace = &studio.run().trace;
    let mut steps = vec![0];
    while *steps.last().unwrap() < trace.events.len() {
        steps.push(grain.next(trace, *steps.last().unwrap()));
    }
    let slide = |step: usize| RunSlide {
        figure: studio.figure(step),
        step,
        label: format!("Step {step}"),
        sentence: MarkedSentence::read("At <k>b</k>: <nb>[<a>3</a>, <b>+∞</b>]</nb>, <x>cut</x> <mark>now</mark>."),
    };
    steps.into_iter().map(slide).collect()
}

fn document(studio: &Studio, slides: &[RunSlide], words: RunWords<'_>, frames: Frames) -> String {
    Beamer { slides, names: &studio.node_names(), words, frames }.tex()
}

/// All visible texts.
fn texts(figure: &Figure) -> Vec<String> {
    fn add(texts: &mut Vec<String>, seen: &StyledElement<'_>) {
        texts.extend(Some(seen.element.text.trim().to_owned()).filter(|text| !text.is_empty()));
        seen.children.iter().for_each(|child| add(texts, child));
    }
    let mut texts = Vec::new();
    add(&mut texts, &figure.seen());
    texts
}

fn check(studio: &Studio, step: usize) {
    let written = picture(studio, step);
    assert_eq!(faults(&written), Vec::<String>::new(), "{written}");
    for text in texts(&studio.figure(step)) {
        assert!(written.contains(&tex(&text)), "{text} is not in\n{written}");
    }
}

#[test]
fn a_picture_is_one_environment_that_leaves_nothing_behind() {
    for notation in Course::ALL.map(Course::notation).into_iter().chain([Notation::GENERAL]) {
        for (&skin, &cuts) in Skin::ALL.iter().flat_map(|skin| Cuts::ALL.iter().map(move |cuts| (skin, cuts))) {
            let manner = StudioOptions { notation: Notation { skin, cuts, ..notation }, ..StudioOptions::default() };
            let studio = studio(LECTURE, Settings::default(), manner);
            [0, 7, 14, 18, studio.run().trace.events.len()].into_iter().for_each(|step| check(&studio, step));
        }
    }
}

#[test]
fn names_of_every_kind_are_written_so_that_tex_reads_them() {
    let studio = usual(NAMES);
    (0..=studio.run().trace.events.len()).for_each(|step| check(&studio, step));
    assert!(picture(&studio, 3).starts_with("% needs tikz; T1 for accented letters under pdflatex; T2A for Russian"));
    assert!(picture(&usual(LECTURE), 3).starts_with("% needs tikz\n% a step\n"));
}

#[test]
fn what_is_written_besides_the_search_is_written_too() {
    for &kind in OverlayKind::ALL {
        for theme in [FigureTheme::Light, FigureTheme::Dark] {
            let studio = studio(
                &full(3, 3),
                Settings::default(),
                StudioOptions { overlay: Some(kind), theme, ..StudioOptions::default() },
            );
            [0, 30, 60].into_iter().for_each(|step| check(&studio, step));
        }
    }
}

#[test]
fn wedges_are_areas_with_bent_sides() {
    let studio =
        studio(&full(5, 4), Settings::default(), StudioOptions { extent: Extent::Page, ..StudioOptions::default() });
    check(&studio, 300);
    let written = picture(&studio, 300);
    let style = written.lines().find(|line| line.trim().starts_with("share evaluated")).unwrap();
    assert!(style.contains("fill=evaluated"), "{style}");
    let wedges: Vec<&str> = written.lines().filter(|line| line.contains("[share ")).collect();
    assert!(2 <= wedges.len(), "{written}");
    for wedge in wedges {
        assert!(2 <= wedge.matches(".. controls").count() && wedge.ends_with("-- cycle;"), "{wedge}");
    }
}

#[test]
fn nodes_are_called_as_in_the_picture_and_edges_go_from_name_to_name() {
    let written = picture(&usual(LECTURE), 14);
    for line in
        ["(b) at ", "[edge] (root.south) -- (a.north);", "(b.south) -- (b1.north);", "at (a1) {3};", "at (b) {b};"]
    {
        assert!(written.contains(line), "{line} is not in\n{written}");
    }
    assert!(picture(&usual("y: (1 2)"), 0).contains("(y) at "));
}

#[test]
fn a_picture_is_about_as_long_as_its_tree_is_large() {
    for (branching, depth) in [(3, 3), (5, 3), (2, 10)] {
        let studio = usual(&full(branching, depth));
        let count = picture(&studio, 50).lines().count();
        let nodes = studio.run().tree.len();
        assert!(count < 100 + 5 * nodes, "{count} lines for {nodes} nodes");
    }
}

#[test]
fn a_run_has_everything_once_with_its_slides() {
    let (wide, wider) = (full(3, 3), full(5, 3));
    for (text, grain) in
        [(LECTURE, Grain::Event), (NAMES, Grain::Lecture), (&wide, Grain::Leaf), (&wider, Grain::CutOff)]
    {
        let manner = Beamer::manner(&notation::read(text).unwrap(), StudioOptions::default());
        let studio = studio(text, Settings::default(), manner);
        let slides = slides(&studio, grain);
        for frames in Frames::ALL {
            let words = RunWords { title: "a run", end: "It goes on." };
            let document = document(&studio, &slides, words, *frames);
            let body = document.split_once("\\begin{document}").unwrap();
            assert_eq!(
                body_faults(&document.replace("<#1>{\\pgfkeysalso{#2}}", "")),
                Vec::<String>::new(),
                "{document}"
            );
            assert!(!body.1.contains('#') && body.1.contains("It goes on."));
            assert_eq!(document.matches("\\begin{").count(), document.matches("\\end{").count());
            let nodes = studio.run().tree.len();
            let count = body.1.lines().count();
            // The view through a lens moves from step to step.
            let most = if text == wider { 5 * nodes * slides.len() } else { 5 * nodes + 12 * slides.len() };
            assert!(count < most, "{count} lines for {} slides of {nodes}", slides.len());
            for slide in &slides {
                assert!(document.contains(&slide.label));
                texts(&slide.figure).iter().for_each(|text| assert!(document.contains(&tex(text)), "{text}"));
            }
            let again = document.matches("\\againframe<").count();
            assert_eq!(again, if *frames == Frames::Separate { slides.len() - 1 } else { 0 });
        }
    }
}

#[test]
fn few_lines_change_from_step_to_step() {
    let studio = studio(
        LECTURE,
        Settings::default(),
        Beamer::manner(&notation::read(LECTURE).unwrap(), StudioOptions::default()),
    );
    let slides = slides(&studio, Grain::Event);
    let document = document(&studio, &slides, RunWords::default(), Frames::Overlays);
    let changing = document.lines().filter(|line| line.contains('<') || line.contains("on={")).count();
    assert!(changing <= 6 * slides.len(), "{changing} lines for {} slides", slides.len());
    assert!(document.lines().count() <= 10 * slides.len(), "{document}");
}

#[test]
fn sentences_keep_their_marks() {
    let studio = usual(LECTURE);
    let slides = slides(&studio, Grain::CutOff);
    let document = document(&studio, &slides, RunWords::default(), Frames::Overlays);
    let sentence = r"\only<2>{At {\key b}: \mbox{[{\lo 3}, {\hi +$\infty$}]}, {\no cut} \marked{now}.}%";
    assert!(document.contains(sentence), "{document}");
}

#[test]
fn faults_are_found() {
    let sound = picture(&usual(LECTURE), 14);
    assert_eq!(faults(&sound), Vec::<String>::new());
    for (from, to) in [
        ("\\begin{tikz", "\\usepackage{tikz}\n\\begin{tikz"),
        ("% a step", "% \\step"),
        ("% needs tikz", "% nothing"),
        ("\\end{tikzpicture}\n", "\\end{tikzpicture}\n\\par"),
        ("  \\definecolor{ink}", "  \\tikzset{x/.style=y}\n  \\definecolor{ink}"),
        ("  \\definecolor{ink}", "  \\definecolor{ick}"),
        ("{3};", "{3;"),
        ("{3};", "{$3};"),
        ("{3};", "{#3};"),
        ("[edge]", "[edg]"),
        ("(a.south)", "(q.south)"),
        ("(a) at", "(b) at"),
        ("  % edges\n", "\n"),
        ("every node/.style={", "every node/.style={{"),
    ] {
        assert!(sound.contains(from), "{from}");
        assert_ne!(faults(&sound.replacen(from, to, 1)), Vec::<String>::new(), "{from} → {to}");
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn any_tree_is_written_soundly(
        sketch in plain_trees(),
        settings in prop::sample::select(every_search().collect::<Vec<_>>()),
        skin in prop::sample::select(Skin::ALL),
        share in 0.0..=1.0_f64,
    ) {
        let manner = StudioOptions { notation: Notation { skin, ..Notation::GENERAL }, ..StudioOptions::default() };
        let studio = studio(&sketch.text(), settings, manner);
        check(&studio, (share * studio.run().trace.events.len() as f64) as usize);
    }
}
