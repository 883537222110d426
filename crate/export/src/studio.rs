//! Makes figures: a run and its drawing options, from which every step gets its figure. All figures of a studio have the same size, and
//! each node has one position in them. It needs no page: the page's texts are passed in as words.

use std::cell::OnceCell;
use std::rc::Rc;

use super::look::Looks;
use super::{Figure, FigureTheme, paint};
use secateur::frame::Frame;
use secateur::grain::Grain;
use secateur::named;
use secateur::search::{ChildOrder, Settings};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::{Course, Notation};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::slides::Slides;
use secateur_drawing::layout::Arrangement;
use secateur_drawing::picture::scene::{
    NotationStep, OverlayKind, OverlayValues, Scene, SceneInput, SceneView, SceneWords, Wishes,
};
use secateur_drawing::picture::{Captions, Picture, PictureInput, ShortNames, Stage, Widths};
use secateur_drawing::sight::{Tallies, TreeShape};
use secateur_games::Boards;

/// What is drawn.
#[derive(Clone, Debug)]
pub struct StudioRun {
    /// The searched tree.
    pub tree: Rc<GameTree>,
    /// The run.
    pub trace: Rc<Trace>,
    /// Of the run.
    pub settings: Settings,
}

named! {
    /// How much of a tree a figure shows.
    Extent {
        /// All of it, at a legible size.
        Whole = "whole",
        /// The page's initial view: for a tree larger than the room its whole width, through the lens over the path, with wedges for what
        /// is too small.
        Page = "page",
    }
}

/// How a run is drawn.
#[derive(Clone, Debug)]
pub struct StudioOptions {
    /// How the tree is written.
    pub notation: Notation,
    /// The course of the notation, if any: then a figure shows what is new on a slide.
    pub course: Option<Course>,
    /// What a step is.
    pub grain: Grain,
    /// The decimal separator.
    pub decimal: char,
    /// The separator of thousands, from 10,000 on; none without grouping.
    pub group: Option<char>,
    /// The texts on the picture.
    pub captions: Captions,
    /// Whether children are in the order of the search if it has its own; else they are numbered in that order.
    pub is_arranged: bool,
    /// The overlay besides the search.
    pub overlay: Option<OverlayKind>,
    /// The room that a tree up to this size fits, px.
    pub room: Room,
    /// How much is drawn.
    pub extent: Extent,
    /// The colours.
    pub theme: FigureTheme,
    /// For a game: what is drawn in the nodes.
    pub boards: Option<Rc<Boards>>,
}

impl Default for StudioOptions {
    /// The general notation, event by event, with English numbers and no words.
    fn default() -> StudioOptions {
        StudioOptions {
            notation: Notation::GENERAL,
            course: None,
            grain: Grain::Event,
            decimal: '.',
            group: None,
            captions: Captions::default(),
            is_arranged: false,
            overlay: None,
            room: Room::PICTURE,
            extent: Extent::Whole,
            theme: FigureTheme::Light,
            boards: None,
        }
    }
}

impl StudioOptions {
    fn has_results(&self) -> bool {
        self.boards.as_ref().is_some_and(|boards| boards.wins().are_results())
    }

    /// How numbers are written.
    pub fn numbers(&self) -> NumberStyle {
        NumberStyle { decimal: self.decimal, group: self.group, infinity: self.notation.infinity }
    }
}

/// A room for a tree, px.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// From left to right, including the rows' texts.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Room {
    /// For a picture that stands alone.
    pub const PICTURE: Room = Room { width: 1340.0, height: 760.0 };
}

/// Where figures of a run are made.
pub struct Studio {
    run: StudioRun,
    manner: StudioOptions,
    is_arranged: bool,
    names: ShortNames<Rc<GameTree>>,
    picture: Picture,
    marked: Option<OverlayValues>,
    looks: Rc<Looks>,
    /// Computed when a tree larger than the room is shown as on the page.
    counted: OnceCell<(TreeShape, Tallies)>,
}

impl Studio {
    /// For a run, with these options.
    pub fn new(run: StudioRun, manner: StudioOptions) -> Studio {
        let widths = widths(&run, &manner);
        Studio::with_room(run, manner, widths)
    }

    /// For runs on one tree side by side: their figures have the same size, and each node has one position in all.
    pub fn beside(runs: Vec<StudioRun>, manner: &StudioOptions) -> Vec<Studio> {
        let all = runs.iter().map(|run| widths(run, manner)).reduce(Widths::or_wider).unwrap_or_default();
        runs.into_iter().map(|run| Studio::with_room(run, manner.clone(), all.clone())).collect()
    }

    /// With room for texts of these widths.
    fn with_room(run: StudioRun, manner: StudioOptions, widths: Widths) -> Studio {
        let StudioRun { tree, trace, settings } = &run;
        let names = ShortNames::new(tree.clone(), manner.notation.letters);
        let is_arranged = manner.is_arranged && has_order(settings);
        let arrangement = if is_arranged { Arrangement::from_trace(tree, trace) } else { Arrangement::default() };
        let Room { width, height } = manner.room;
        let name = |node| names.name(node);
        let source = source(&run, &manner, &arrangement, &name);
        let stage = Stage { width, height, is_phone: None };
        let picture = match manner.extent {
            Extent::Whole => Picture::unrolled(&source, widths, stage),
            Extent::Page => Picture::with_room(&source, widths, stage),
        };
        let looks = Rc::new(paint::looks(&picture, manner.theme));
        let marked = manner.overlay.and_then(|kind| OverlayValues::compute(kind, tree, trace, settings));
        Studio { names, is_arranged, picture, marked, looks, counted: OnceCell::new(), run, manner }
    }

    /// What is drawn.
    pub fn run(&self) -> &StudioRun {
        &self.run
    }

    /// How it is drawn.
    pub fn manner(&self) -> &StudioOptions {
        &self.manner
    }

    /// The positions of all nodes, and all sizes.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The figure of a step: the tree after so many events.
    pub fn figure(&self, step: usize) -> Figure {
        let StudioRun { tree, trace, settings } = &self.run;
        let frame = Frame::at(tree, trace, step);
        let notation = &self.manner.notation;
        let step = NotationStep { frame: &frame, since: self.since(step), settings, notation };
        let (view, is_large) = self.view(step);
        let scene = self.scene(step, &view, is_large);
        paint::figure(&scene, &self.picture, &view, notation, self.looks.clone())
    }

    /// The number of events before those that a step shows at once.
    pub fn since(&self, step: usize) -> usize {
        let arrangement = Arrangement::default();
        source(&self.run, &self.manner, &arrangement, &|_| String::new()).since(step)
    }

    /// The name of a node; empty if it has none.
    pub fn name(&self, node: NodeId) -> String {
        self.names.name(node)
    }

    fn scene(&self, step: NotationStep<'_>, view: &SceneView, is_large: bool) -> Scene {
        let captions = &self.manner.captions;
        let rows = captions.rows_at(&self.run.trace, step.frame.step, self.picture.geometry.column.is_short);
        let Captions { sides, each, others, limit, .. } = captions;
        let sides = sides.each_ref().map(String::as_str);
        let words = SceneWords { names: &|node| self.names.name(node), rows, sides, each, others, limit };
        let large = is_large.then(|| {
            let (shape, tallies) = self.counted.get_or_init(|| counted(&self.run));
            (shape, tallies)
        });
        let wishes = Wishes {
            is_numbered: has_order(&self.run.settings) && !self.is_arranged,
            is_lecture: self.manner.grain == Grain::Lecture,
            overlay: self.marked.as_ref().map(OverlayValues::overlay),
            ..Wishes::default()
        };
        let sight = SceneInput { picture: &self.picture, view, words, large, boards: self.manner.boards.as_deref() };
        Scene::at(step, &sight, wishes)
    }

    /// How the tree is viewed, and whether parts of it are too small to draw.
    fn view(&self, step: NotationStep<'_>) -> (SceneView, bool) {
        let geometry = &self.picture.geometry;
        if self.manner.extent == Extent::Page && !geometry.fits && geometry.opens_whole {
            return (SceneView::opening(step, &self.picture, self.manner.room.width), true);
        }
        (SceneView::whole(&self.picture, geometry.column.width + geometry.width, geometry.height), false)
    }
}

/// The widths of everything that a run shows.
fn widths(run: &StudioRun, manner: &StudioOptions) -> Widths {
    source(run, manner, &Arrangement::default(), &|_| String::new()).widths()
}

fn counted(run: &StudioRun) -> (TreeShape, Tallies) {
    let shape = TreeShape::from_tree(&run.tree);
    let tallies = Tallies::count(&run.tree, &run.trace, &shape);
    (shape, tallies)
}

/// Whether a search has its own order of children.
fn has_order(settings: &Settings) -> bool {
    settings.order != ChildOrder::default() || settings.algorithm.deepens
}

fn source<'a>(
    run: &'a StudioRun,
    manner: &'a StudioOptions,
    arrangement: &'a Arrangement,
    names: &'a dyn Fn(NodeId) -> String,
) -> PictureInput<'a> {
    let StudioRun { tree, trace, settings } = run;
    let StudioOptions { notation, course, grain, .. } = manner;
    let by_event = *grain == Grain::Event;
    let slides = course.filter(|_| by_event || *grain == Grain::Lecture);
    PictureInput {
        tree,
        trace,
        settings,
        slides: slides.map(|course| Slides { tree, trace, settings, course, by_event }),
        notation,
        numbers: manner.numbers(),
        arrangement,
        has_windows: settings.algorithm.windowed,
        names,
        row_texts: &manner.captions.rows,
        each: &manner.captions.each,
        boards: manner.boards.as_deref(),
        has_results: manner.has_results(),
    }
}
