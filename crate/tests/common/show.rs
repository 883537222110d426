//! Pictures of random runs, and the scenes of their steps.

use std::rc::Rc;

use super::camera::Camera;
use super::every_search;
use super::ink::SceneInk;
use super::sketch::plain_trees;
use proptest::prelude::*;
use secateur::Frame;
use secateur::GameTree;
use secateur::NodeId;
use secateur::Trace;
use secateur::notation;
use secateur::search::{self, Settings};
use secateur_courses::course::{self, Course, Notation};
use secateur_courses::numbers::NumberStyle;
use secateur_drawing::layout::Arrangement;
use secateur_drawing::picture::scene::{
    Lens, NotationStep, Pane, Projection, Scene, SceneInput, SceneView, SceneWords, Wishes,
};
use secateur_drawing::picture::{Picture, PictureInput, RowText, ShortNames, Stage};
use secateur_drawing::sight::{Tallies, TreeShape};
use secateur_games::{Boards, StagedGame, is_game};

/// The label beside a chance node whose children are all equally likely.
const EACH: &str = "each #";

/// How the page's languages write numbers: English, Polish and Russian, Romanian.
pub const NUMBERS: [(char, Option<char>); 3] = [('.', None), (',', Some('\u{202f}')), (',', Some('.'))];

/// Everything that makes up a scene.
pub struct Show {
    pub tree: Rc<GameTree>,
    /// For a game: the content of the nodes.
    pub boards: Option<Boards>,
    pub trace: Trace,
    pub settings: Settings,
    pub notation: Notation,
    pub stage: Stage,
    pub rows: Vec<Option<RowText>>,
    pub picture: Picture,
}

impl Show {
    /// Records the search of a tree given as text, and makes its picture.
    pub fn record(text: &str, settings: Settings, notation: Notation, stage: Stage) -> Show {
        Show::in_numbers(text, settings, notation, stage, NUMBERS[0])
    }

    /// The same with a language's numbers: decimal mark and thousands separator.
    pub fn in_numbers(
        text: &str,
        settings: Settings,
        notation: Notation,
        stage: Stage,
        (decimal, group): (char, Option<char>),
    ) -> Show {
        let (tree, boards) = if is_game(text) {
            let staged = StagedGame::read(text).unwrap();
            let tree = Rc::new(staged.grow(&mut |_| ()).unwrap().tree);
            let boards = Boards::for_tree(&staged, tree.clone());
            (tree, boards)
        } else {
            (Rc::new(notation::read(text).unwrap()), None)
        };
        let trace = search::record(&tree, &settings).unwrap();
        let mut rows = row_texts(&tree, &notation, false);
        let names = ShortNames::new(&*tree, notation.letters);
        let source = PictureInput {
            tree: &tree,
            trace: &trace,
            settings: &settings,
            slides: None,
            notation: &notation,
            numbers: NumberStyle { decimal, group, infinity: notation.infinity },
            arrangement: &Arrangement::default(),
            has_windows: settings.algorithm.windowed,
            names: &|node| names.name(node),
            row_texts: &rows,
            each: EACH,
            boards: boards.as_ref(),
            has_results: boards.as_ref().is_some_and(|boards| boards.wins().are_results()),
        };
        let picture = Picture::fit(&source, stage, None);
        if picture.geometry.column.is_short {
            rows = row_texts(&tree, &notation, true);
        }
        Show { picture, rows, tree, boards, trace, settings, notation, stage }
    }

    /// Passes the scene of each step to `look`; for a long run, of some.
    pub fn each_step(&self, mut look: impl FnMut(usize, &Scene)) {
        self.each_frame(Wishes::default(), |frame, scene| look(frame.step, scene));
    }

    /// The same with more to show, and with the frame of the scene.
    pub fn each_frame(&self, wishes: Wishes<'_>, mut look: impl FnMut(&Frame<'_>, &Scene)) {
        let length = self.trace.events.len();
        for step in (0..=length).step_by(1 + length / 40).chain([length]) {
            let frame = Frame::at(&self.tree, &self.trace, step);
            look(&frame, &self.scene(&frame, step.saturating_sub(1), wishes));
        }
    }

    /// The whole tree at a frame, with events since a step as new.
    pub fn scene(&self, frame: &Frame<'_>, since: usize, wishes: Wishes<'_>) -> Scene {
        let view = SceneView::whole(&self.picture, self.stage.width, self.stage.height);
        let names = ShortNames::new(&*self.tree, self.notation.letters);
        let names = |node| names.name(node);
        let words = words(&names, &self.rows);
        let sight =
            SceneInput { picture: &self.picture, view: &view, words, large: None, boards: self.boards.as_ref() };
        Scene::at(NotationStep { frame, since, settings: &self.settings, notation: &self.notation }, &sight, wishes)
    }
}

impl Show {
    /// Where everything is after this many events, as long as nobody has moved the view.
    pub fn ink_at(&self, step: usize) -> SceneInk {
        let names = ShortNames::new(&*self.tree, self.notation.letters);
        let names = |node| names.name(node);
        let words = words(&names, &self.rows);
        let shape = TreeShape::from_tree(&self.tree);
        let tallies = Tallies::count(&self.tree, &self.trace, &shape);
        let frame = Frame::at(&self.tree, &self.trace, step);
        let (settings, notation) = (&self.settings, &self.notation);
        let step_of = NotationStep { frame: &frame, since: step.saturating_sub(1), settings, notation };
        let mut view = SceneView::whole(&self.picture, self.stage.width, self.stage.height);
        let is_large = !self.picture.geometry.fits;
        if is_large {
            let mut camera = Camera::new(&self.tree, &self.trace, &self.picture, self.stage);
            let (projection, pane) = (camera.at(step), camera.pane);
            view = SceneView { pane, projection, lens: Lens::focus(step_of, &self.picture, projection, pane) };
        }
        let sight = SceneInput {
            picture: &self.picture,
            view: &view,
            words,
            large: is_large.then_some((&shape, &tallies)),
            boards: self.boards.as_ref(),
        };
        SceneInk::measure(&Scene::at(step_of, &sight, Wishes::default()), &self.picture, &view, notation.cuts)
    }

    /// Passes some scenes of a tree larger than its stage to `look`, with the view of each.
    pub fn each_far_step(&self, look: impl FnMut(&Frame<'_>, &Scene, &SceneView)) {
        let mut camera = Camera::new(&self.tree, &self.trace, &self.picture, self.stage);
        self.each_step_from(|step| (camera.at(step), camera.pane), look);
    }

    /// The same, from a given point of view.
    pub fn each_step_from(
        &self,
        mut place: impl FnMut(usize) -> (Projection, Pane),
        mut look: impl FnMut(&Frame<'_>, &Scene, &SceneView),
    ) {
        let names = ShortNames::new(&*self.tree, self.notation.letters);
        let names = |node| names.name(node);
        let words = words(&names, &self.rows);
        let shape = TreeShape::from_tree(&self.tree);
        let tallies = Tallies::count(&self.tree, &self.trace, &shape);
        let length = self.trace.events.len();
        for step in (0..=length).step_by(1 + length / 60).chain([length]) {
            let frame = Frame::at(&self.tree, &self.trace, step);
            let (settings, notation) = (&self.settings, &self.notation);
            let step_of = NotationStep { frame: &frame, since: step.saturating_sub(1), settings, notation };
            let (projection, pane) = place(step);
            let view = SceneView { pane, projection, lens: Lens::focus(step_of, &self.picture, projection, pane) };
            let sight = SceneInput {
                picture: &self.picture,
                view: &view,
                words,
                large: Some((&shape, &tallies)),
                boards: self.boards.as_ref(),
            };
            look(&frame, &Scene::at(step_of, &sight, Wishes::default()), &view);
        }
    }
}

/// As the page says them in English, with the names of nodes and the captions of rows.
pub fn words<'a>(names: &'a dyn Fn(NodeId) -> String, rows: &'a [Option<RowText>]) -> SceneWords<'a> {
    SceneWords { names, rows, sides: ["MAX", "MIN", "CHANCE"], each: EACH, others: "# others", limit: "limita 2" }
}

/// As the page says them in English; where only a number has room, just that.
fn row_texts(tree: &GameTree, notation: &Notation, is_short: bool) -> Vec<Option<RowText>> {
    let said = |text: &str, small: &str| Some(RowText { text: text.into(), small: small.into() });
    let rows = secateur_drawing::picture::rows_of(tree);
    let words_of = ["MAX", "MIN", "CHANCE"];
    let text = |(ply, row): (usize, &secateur_drawing::picture::PlyRow)| {
        let turn = row.turn.map(|turn| words_of[usize::from(turn.number())]);
        match notation.rows {
            course::Rows::None => None,
            course::Rows::Levels if is_short => said(&ply.to_string(), ""),
            course::Rows::Depth if is_short => said(&(rows.len() - 1 - ply).to_string(), ""),
            course::Rows::Levels => said(&format!("level {ply}"), turn.unwrap_or("")),
            course::Rows::Depth => said(&format!("depth {}", rows.len() - 1 - ply), turn.unwrap_or("")),
            _ => turn.and_then(|turn| said(turn, "")),
        }
    };
    rows.iter().enumerate().map(text).collect()
}

/// All skins and notations: the courses', and the general one with every skin and mark.
fn notations() -> impl Strategy<Value = Notation> {
    use course::{Cuts, Infinity, Rows, Skin, Windows};
    let courses = proptest::sample::select(&Course::ALL[..]).prop_map(Course::notation);
    let looks = (select(Skin::ALL), select(Cuts::ALL), select(Windows::ALL), select(Rows::ALL), select(Infinity::ALL));
    let general = looks.prop_map(|(skin, cuts, windows, rows, infinity)| Notation {
        skin,
        cuts,
        windows,
        rows,
        infinity,
        ..Notation::GENERAL
    });
    prop_oneof![1 => courses, 3 => general]
}

fn select<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    proptest::sample::select(all)
}

/// Those of common screens, and any other from a small phone's to a large projector's, portrait or landscape.
fn stages() -> impl Strategy<Value = Stage> {
    let sizes = [(1340.0, 640.0), (1920.0, 1000.0), (800.0, 450.0), (620.0, 300.0), (358.0, 330.0), (500.0, 900.0)];
    let common = proptest::sample::select(sizes.to_vec());
    let any =
        (320.0..1900.0_f64, 0.42..1.6_f64).prop_map(|(width, share)| (width, (width * share).clamp(300.0, 1000.0)));
    prop_oneof![common, any].prop_map(|(width, height)| Stage { width, height, is_phone: None })
}

fn searches() -> impl Strategy<Value = Settings> {
    proptest::sample::select(every_search().collect::<Vec<_>>())
}

prop_compose! {
    /// Any of them.
    pub fn shows()(
        sketch in plain_trees(),
        settings in searches(),
        notation in notations(),
        stage in stages(),
        numbers in select(&NUMBERS),
    ) -> Show {
        Show::in_numbers(&sketch.text(), settings, notation, stage, numbers)
    }
}

impl std::fmt::Debug for Show {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Show { tree, settings, notation, stage, .. } = self;
        write!(out, "{} by {:?} as {notation:?} on {stage:?}", secateur::notation::write(tree), settings.algorithm.id)
    }
}
