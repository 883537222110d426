//! Figures as files: in every case the SVG is well-formed, shows every number of its frame, and stays within its bounds.

use std::rc::Rc;

use common::drawn::faults;
use common::show::{Show, shows};
use common::{cases, every_search};
use proptest::prelude::*;
use secateur::Frame;
use secateur::GameTree;
use secateur::Player;
use secateur::Trace;
use secateur::notation;
use secateur::search::{self, Settings};
use secateur_courses::course::{Cuts, Notation};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::writing::{self, Presence};
use secateur_drawing::picture::Captions;
use secateur_export::{
    Extent, FigureTheme, Handout, MarkedSentence, PageGrid, Room, RunSlide, RunWords, Studio, StudioOptions, StudioRun,
    StyledElement, Svg,
};

/// A studio for a tree given as text.
fn studio(text: &str, settings: Settings, manner: StudioOptions) -> Studio {
    let tree = notation::read(text).unwrap();
    let trace = search::record(&tree, &settings).unwrap();
    Studio::new(StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, manner)
}

/// The same for a show.
fn studio_of(show: &Show, extent: Extent, theme: FigureTheme) -> Studio {
    let Show { tree, trace, settings, notation, stage, rows, .. } = show;
    let captions = Captions {
        rows: rows.clone(),
        short_rows: rows.clone(),
        of_passes: Vec::new(),
        sides: ["MAX", "MIN", "CHANCE"].map(str::to_owned),
        each: "each #".into(),
        others: "# others".into(),
        limit: "limit 2".into(),
    };
    let room = Room { width: stage.width, height: stage.height };
    let manner = StudioOptions { notation: *notation, captions, room, extent, theme, ..StudioOptions::default() };
    Studio::new(StudioRun { tree: tree.clone(), trace: Rc::new(trace.clone()), settings: *settings }, manner)
}

/// The numbers of all nodes at a step, as written.
fn values(tree: &GameTree, trace: &Trace, settings: &Settings, notation: &Notation, step: usize) -> Vec<String> {
    let frame = Frame::at(tree, trace, step);
    let slide = writing::Slide { frame: &frame, since: step.saturating_sub(1), settings };
    let numbers = NumberStyle { decimal: '.', group: None, infinity: notation.infinity };
    let value = |node| {
        let player = if settings.algorithm.from_mover { tree.player(node) } else { Player::Max };
        let written = slide.written(node, notation).by_mover(player);
        let is_hidden = written.presence != Presence::Drawn || written.is_lost && notation.cuts == Cuts::Stub;
        written.value.filter(|_| !is_hidden && written.found.is_none()).map(|value| (written.sign, value))
    };
    let text = |(sign, value)| {
        let sign = match sign {
            secateur::frame::Sign::AtLeast => "≥",
            secateur::frame::Sign::AtMost => "≤",
            _ => "",
        };
        format!("{sign}{}", numbers.write(value))
    };
    tree.nodes().filter_map(value).map(text).collect()
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_figure_says_every_number_of_its_frame_and_nothing_is_outside_of_it(show in shows(), at in 0.0..1.0_f64) {
        let step = (at * (show.trace.events.len() + 1) as f64) as usize;
        for (extent, theme) in [(Extent::Whole, FigureTheme::Light), (Extent::Page, FigureTheme::Dark)] {
            let figure = studio_of(&show, extent, theme).figure(step);
            let texts = match extent {
                Extent::Whole => values(&show.tree, &show.trace, &show.settings, &show.notation, step),
                Extent::Page => Vec::new(),
            };
            let found = faults(&figure.svg(Svg { title: "a < b & c", ..Svg::default() }), &texts);
            prop_assert!(found.is_empty(), "{found:#?}");
        }
    }
}

#[test]
fn all_figures_of_a_run_are_of_one_size_and_every_node_stays_in_its_place() {
    for settings in every_search() {
        let studio = studio("4(3(3 12 8) 2(2 4 6) 2(14 5 2))", settings, StudioOptions::default());
        let figures = || (0..=studio.run().trace.events.len()).map(|step| studio.figure(step));
        let first = studio.figure(0);
        for figure in figures() {
            assert_eq!((figure.width, figure.height), (first.width, first.height));
            assert_eq!(places(&figure.seen()), places(&first.seen()));
        }
        assert_eq!(places(&first.seen()).len(), studio.run().tree.len());
    }
}

/// The positions of the visible nodes, with their numbers.
fn places(seen: &StyledElement<'_>) -> Vec<(String, [f64; 2])> {
    let node = seen.element.get("data-node").filter(|_| seen.element.has_class("node"));
    let own = node.map(|node| (node.to_owned(), [seen.matrix.e, seen.matrix.f]));
    own.into_iter().chain(seen.children.iter().flat_map(places)).collect()
}

#[test]
fn trees_of_any_size_are_drawn_whole_and_can_be_read() {
    for (branching, depth) in [(4, 3), (5, 3), (10, 3), (2, 9), (300, 1)] {
        let text = complete(branching, depth);
        let studio = studio(&text, Settings::default(), StudioOptions::default());
        let StudioRun { tree, trace, settings } = studio.run();
        for step in [0, 7, trace.events.len()] {
            let svg = studio.figure(step).svg(Svg::default());
            let texts = values(tree, trace, settings, &Notation::GENERAL, step);
            assert_eq!(faults(&svg, &texts), [""; 0], "{branching}^{depth}");
        }
        assert!(studio.picture().geometry.sizes.leaf_font >= 12.0);
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
fn a_figure_is_as_wide_as_one_asks() {
    let figure = studio("(1 2)", Settings::default(), StudioOptions::default()).figure(2);
    for width in [1.0, 160.0, 4096.5] {
        let svg = figure.svg(Svg { width: Some(width), ..Svg::default() });
        assert!(svg.contains(&format!(" width=\"{width}\"")), "{svg}");
        assert_eq!(faults(&svg, &[]), [""; 0]);
    }
}

#[test]
fn a_handout_has_every_step_once_two_or_more_on_a_page_and_says_where_it_ends() {
    for (branching, depth) in [(2, 1), (3, 2), (3, 3), (4, 3), (5, 3), (1, 12), (40, 1)] {
        let tree = notation::read(&complete(branching, depth)).unwrap();
        let manner = Handout::manner(&tree, StudioOptions::default());
        let studio = studio(&complete(branching, depth), Settings::default(), manner);
        let steps = studio.run().trace.events.len().min(30);
        let slide = |step| RunSlide {
            figure: studio.figure(step),
            step,
            label: format!("Step {step}"),
            sentence: MarkedSentence::read("<k>a</k> has <nb>\u{e000} 3</nb> & more"),
        };
        let frames: Vec<RunSlide> = (0..=steps).map(slide).collect();
        let words = RunWords { title: "(1 2)", end: "It goes on." };
        let handout = Handout { language: "en", title: "<S>", words, key: "Thick: here", font: "", frames: &frames };
        let pages = handout.pages();
        assert!(handout.html().contains(&pages));
        check_pages(&pages, &frames);
    }
}

fn check_pages(pages: &str, frames: &[RunSlide]) {
    let document = roxmltree::Document::parse(pages).unwrap();
    let all = |tag: &'static str| document.descendants().filter(move |node| node.has_tag_name(tag));
    let grid = PageGrid::fit(frames[0].figure.width, frames[0].figure.height);
    let sections: Vec<_> = all("section").collect();
    let expected = frames.len().div_ceil(grid.frames());
    assert!(2 <= grid.rows && sections.len() == expected, "{grid:?} {expected}");
    for (number, section) in (1..).zip(&sections) {
        let last = section.descendants().rfind(|node| node.has_tag_name("p")).unwrap();
        assert_eq!(last.text(), Some(format!("{number} / {expected}").as_str()));
    }
    let is_label = |node: &roxmltree::Node<'_, '_>| node.attribute("class") == Some("at");
    let labels: Vec<_> = document.descendants().filter(is_label).filter_map(|node| node.text()).collect();
    assert_eq!(labels, frames.iter().map(|frame| frame.label.as_str()).collect::<Vec<_>>());
    let is_end = |node: &roxmltree::Node<'_, '_>| node.attribute("class") == Some("end");
    assert_eq!(
        document.descendants().filter(is_end).filter_map(|node| node.text()).collect::<Vec<_>>(),
        ["It goes on."]
    );
    assert!(pages.contains("<b>a</b> has <span class=\"nb\">&lt; 3</span> &amp; more"));
}

#[test]
fn names_and_titles_of_any_sign_are_written_as_they_are() {
    let text = "a<b>: (\"q\": (1 2) ♔&: (3 γ′₁: 4))";
    let studio = studio(text, Settings::default(), StudioOptions::default());
    let svg = studio.figure(0).svg(Svg { title: "<&\">\u{1}", ..Svg::default() });
    let names: Vec<String> =
        studio.run().tree.nodes().map(|node| studio.name(node)).filter(|name| !name.is_empty()).collect();
    assert_eq!(faults(&svg, &names), [""; 0], "{svg}");
}

#[test]
fn faults_that_are_planted_are_found() {
    let svg = studio("((3 12 8) (2 4 6))", Settings::default(), StudioOptions::default()).figure(9).svg(Svg::default());
    let texts = ["12", "8", "2", "4", "6"].map(str::to_owned);
    assert_eq!(faults(&svg, &texts), [""; 0]);
    for (what, with) in [
        (">12<", "><"),
        ("</svg>", ""),
        (" d=\"M", " d=\"M-400 0L"),
        ("viewBox=\"0 0 1", "viewBox=\"0 0 0.1"),
        (" fill=\"#", " fill=\"var(--ink)#"),
        (" x=\"", " class=\"a\" x=\""),
        ("font-size=\"", "font-size=\"9"),
        ("<g", "<foreignObject/><g"),
    ] {
        let planted = svg.replacen(what, with, 1);
        assert_ne!(planted, svg, "{what}");
        assert_ne!(faults(&planted, &texts), [""; 0], "{what}");
    }
}
