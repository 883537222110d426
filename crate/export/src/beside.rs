//! Runs on one tree side by side as one figure: above each tree its name and the last event, below it the run's cost so far. Every node has
//! the same position in each.

use std::rc::Rc;

use super::element::Element;
use super::look::Looks;
use super::wrap::{lines, put};
use super::{Extent, Figure, FigureTheme, Room, Studio, StudioOptions, StudioRun, TexCell};
use secateur_drawing::picture::{Canvas, MOST_LEAVES, Tag};

/// One of several runs, with its texts.
pub struct Lane {
    /// Its name.
    pub name: String,
    /// The last event, or why it cannot run.
    pub words: String,
    /// One line each.
    pub costs: Vec<TexCell>,
    /// The run and its step.
    pub shown: Option<(StudioRun, usize)>,
}

/// Room for one tree, px.
const ROOM: Room = Room { width: 640.0, height: 400.0 };
/// Between trees and around them, px.
const GAP: f64 = 32.0;
/// The distance between two lines of text, px.
const LINE: f64 = 24.0;
/// Size and weight of a name, and of other texts.
const NAME: (f64, u16) = (20.0, 650);
const WORDS: (f64, u16) = (16.0, 450);

/// The figure of runs drawn in the same way, with children as written.
pub fn beside(lanes: &[Lane], manner: StudioOptions) -> Figure {
    let shown: Vec<&(StudioRun, usize)> = lanes.iter().filter_map(|lane| lane.shown.as_ref()).collect();
    let runs: Vec<StudioRun> = shown.iter().map(|(run, _)| run.clone()).collect();
    let is_small = |run: &StudioRun| run.tree.leaf_count() <= MOST_LEAVES;
    let extent = if runs.iter().all(is_small) { Extent::Whole } else { Extent::Page };
    let manner = StudioOptions { room: ROOM, extent, theme: FigureTheme::Light, is_arranged: false, ..manner };
    let studios = Studio::beside(runs, &manner);
    let figures: Vec<Figure> = studios.iter().zip(&shown).map(|(studio, (_, step))| studio.figure(*step)).collect();
    let largest = |size: fn(&Figure) -> f64| figures.iter().map(size).fold(0.0, f64::max);
    let column = ROOM.width.max(largest(|figure| figure.width));

    let broken = |text: &str, (font, weight): (f64, u16)| lines(text, column / font, weight);
    let said: Vec<_> = lanes.iter().map(|lane| (broken(&lane.name, NAME), broken(&lane.words, WORDS))).collect();
    let names = said.iter().map(|(name, _)| name.len()).max().unwrap_or_default() as f64;
    let words = said.iter().map(|(_, words)| words.len()).max().unwrap_or_default() as f64;
    let first = GAP + NAME.0;
    let trees = first + LINE * (names + words);
    let costs = trees + largest(|figure| figure.height) + LINE;
    let most = lanes.iter().map(|lane| lane.costs.len()).max().unwrap_or_default() as f64;

    let looks =
        figures.first().map_or_else(|| Rc::new(Looks::new(FigureTheme::Light, &[])), |figure| figure.looks.clone());
    let mut figures = figures.into_iter();
    let mut out = Element::root();
    out.begin(Tag::Group, &[], "");
    for (at, (lane, (name, words))) in lanes.iter().zip(&said).enumerate() {
        let x = GAP + (column + GAP) * at as f64;
        let y = |line: usize| first + LINE * line as f64;
        name.iter().enumerate().for_each(|(at, line)| put(&mut out, &["words-name"], line, x, y(at)));
        words.iter().enumerate().for_each(|(at, line)| put(&mut out, &["words"], line, x, y(at) + LINE * names));
        if lane.shown.is_some() {
            out.begin(Tag::Group, &[], "");
            out.attribute("transform", "translate(# #)", &[x, trees]);
            out.take(figures.next().expect("each run has a figure").drawn);
            out.end();
        }
        for (at, TexCell { text, is_strong }) in lane.costs.iter().enumerate() {
            put(&mut out, &["words", if *is_strong { "is-strong" } else { "" }], text, x, costs + LINE * at as f64);
        }
    }
    out.end();
    let width = GAP + (column + GAP) * lanes.len() as f64;
    Figure { width: width.ceil(), height: (costs + LINE * most + GAP).ceil(), drawn: out.finish(), looks }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Svg;
    use secateur::search::{self, Algorithm, Settings};

    fn lane(algorithm: &str, tree: &str) -> Lane {
        let tree = secateur::notation::read(tree).unwrap();
        let settings = Settings { algorithm: Algorithm::named(algorithm).unwrap(), ..Settings::default() };
        let trace = search::record(&tree, &settings).unwrap();
        let step = trace.events.len();
        Lane {
            name: algorithm.to_owned(),
            words:
                "What has happened here is told in more words than one line has room for beside a tree of this size."
                    .to_owned(),
            costs: vec![TexCell { text: "leaves: 7".to_owned(), is_strong: true }],
            shown: Some((StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, step)),
        }
    }

    #[test]
    fn every_node_stands_at_the_same_place_in_each() {
        let lanes = ["alpha-beta", "minimax", "mtd-f"].map(|algorithm| lane(algorithm, "((3 12 8) (2 4 6) (14 5 2))"));
        let figure = beside(&lanes, StudioOptions::default());
        let places = |seen: &crate::StyledElement<'_>| {
            let mut places = Vec::new();
            collect(seen, &mut places);
            places
        };
        fn collect(seen: &crate::StyledElement<'_>, places: &mut Vec<[i64; 2]>) {
            if seen.element.has_class("node") {
                let (x, y) = seen.matrix.at(0.0, 0.0);
                places.push([x, y].map(|at| (100.0 * at).round() as i64));
            }
            seen.children.iter().for_each(|child| collect(child, places));
        }
        let seen = figure.seen();
        let columns: Vec<Vec<[i64; 2]>> =
            seen.children.iter().map(places).filter(|places| !places.is_empty()).collect();
        assert_eq!(columns.len(), 3);
        assert_eq!(columns[0].len(), 13);
        let moved = |by: i64| columns[0].iter().map(|[x, y]| [x + by, *y]).collect::<Vec<_>>();
        let across = columns[1][0][0] - columns[0][0][0];
        assert_eq!([&columns[1], &columns[2]], [&moved(across), &moved(2 * across)]);
        let svg = figure.svg(Svg::default());
        assert!(svg.contains(">minimax</text>") && svg.contains("leaves: 7"), "{svg}");
    }

    #[test]
    fn what_cannot_run_says_why_in_its_place() {
        let lanes =
            [lane("minimax", "(1 2)"), Lane { shown: None, words: "Why.".to_owned(), ..lane("minimax", "(1 2)") }];
        let [one, other] = [&lanes[..1], &lanes[..]].map(|lanes| beside(lanes, StudioOptions::default()));
        assert!(one.width < other.width && other.svg(Svg::default()).contains("Why."));
        assert!(!beside(&lanes[1..], StudioOptions::default()).svg(Svg::default()).contains("<path"));
    }
}
