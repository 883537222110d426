//! Pictures of random runs, and the scenes of their steps.

use super::camera::Camera;
use super::every_search;
use super::sketch::plain_trees;
use proptest::prelude::*;
use secateur::course::{self, Course, Notation};
use secateur::layout::Arrangement;
use secateur::picture::scene::{Lens, Scene, Sight, Step, View, Wishes, Words};
use secateur::picture::{Names, NumberStyle, Picture, RowText, Source, Stage};
use secateur::search::{self, Settings};
use secateur::sight::{Shape, Tallies};
use secateur::{Frame, GameTree, Player, Trace, notation};

/// Everything that a scene is made of.
pub struct Show {
    pub tree: GameTree,
    pub trace: Trace,
    pub settings: Settings,
    pub notation: Notation,
    pub stage: Stage,
    pub rows: Vec<Option<RowText>>,
    pub picture: Picture,
}

impl Show {
    /// Records the search of a tree that is written so, and makes its picture.
    pub fn of(text: &str, settings: Settings, notation: Notation, stage: Stage) -> Show {
        let tree = notation::read(text).unwrap();
        let trace = search::record(&tree, &settings).unwrap();
        let rows = row_texts(&tree, &notation);
        let names = Names::of(&tree);
        let source = Source {
            tree: &tree,
            trace: &trace,
            settings: &settings,
            slides: None,
            notation: &notation,
            numbers: NumberStyle { decimal: '.', group: None, infinity: notation.infinity },
            arrangement: &Arrangement::default(),
            has_windows: settings.algorithm.windowed,
            names: &|node| names.name(node),
            row_texts: &rows,
        };
        let picture = Picture::of(&source, stage, None);
        Show { picture, rows, tree, trace, settings, notation, stage }
    }

    /// Hands the scene of each step to `look`, of a long run some of them.
    pub fn each_step(&self, mut look: impl FnMut(usize, &Scene)) {
        self.each_frame(Wishes::default(), |frame, scene| look(frame.step, scene));
    }

    /// The same with more to see, and with the frame that the scene is of.
    pub fn each_frame(&self, wishes: Wishes<'_>, mut look: impl FnMut(&Frame<'_>, &Scene)) {
        let view = View::whole(&self.picture, self.stage.width, self.stage.height);
        let names = Names::of(&self.tree);
        let words = Words { names: &|node| names.name(node), rows: &self.rows, sides: ["MAX", "MIN"] };
        let sight = Sight { picture: &self.picture, view: &view, words, large: None };
        let length = self.trace.events.len();
        for step in (0..=length).step_by(1 + length / 40).chain([length]) {
            let frame = Frame::at(&self.tree, &self.trace, step);
            let since = step.saturating_sub(1);
            let step_of = Step { frame: &frame, since, settings: &self.settings, notation: &self.notation };
            look(&frame, &Scene::of(step_of, &sight, wishes));
        }
    }
}

impl Show {
    /// Hands some scenes of a tree larger than its stage to `look`, with the view that each is seen through.
    pub fn each_far_step(&self, mut look: impl FnMut(&Frame<'_>, &Scene, &View)) {
        let mut camera = Camera::new(&self.tree, &self.trace, &self.picture, self.stage);
        let names = Names::of(&self.tree);
        let words = Words { names: &|node| names.name(node), rows: &self.rows, sides: ["MAX", "MIN"] };
        let shape = Shape::of(&self.tree);
        let tallies = Tallies::of(&self.tree, &self.trace, &shape);
        let length = self.trace.events.len();
        for step in (0..=length).step_by(1 + length / 60).chain([length]) {
            let frame = Frame::at(&self.tree, &self.trace, step);
            let (settings, notation) = (&self.settings, &self.notation);
            let step_of = Step { frame: &frame, since: step.saturating_sub(1), settings, notation };
            let (projection, pane) = (camera.at(step), camera.pane);
            let view = View { pane, projection, lens: Lens::of(step_of, &self.picture, projection, pane) };
            let sight = Sight { picture: &self.picture, view: &view, words, large: Some((&shape, &tallies)) };
            look(&frame, &Scene::of(step_of, &sight, Wishes::default()), &view);
        }
    }
}

/// As the page says them in English.
fn row_texts(tree: &GameTree, notation: &Notation) -> Vec<Option<RowText>> {
    let said = |text: &str, small: &str| Some(RowText { text: text.into(), small: small.into() });
    let rows = secateur::picture::rows_of(tree);
    let text = |(ply, row): (usize, &secateur::picture::Row)| {
        let player = row.player.map(|player| if player == Player::Max { "MAX" } else { "MIN" });
        match notation.rows {
            course::Rows::None => None,
            course::Rows::Levels => said(&format!("level {ply}"), player.unwrap_or("")),
            course::Rows::Depth => said(&format!("depth {}", rows.len() - 1 - ply), player.unwrap_or("")),
            _ => player.and_then(|player| said(player, "")),
        }
    };
    rows.iter().enumerate().map(text).collect()
}

/// All stages, skins and notations: the courses', and the general one with every skin and mark.
fn notations() -> impl Strategy<Value = Notation> {
    let courses = proptest::sample::select(&Course::ALL[..]).prop_map(Course::notation);
    let skins = proptest::sample::select(course::Skin::ALL);
    let cuts = proptest::sample::select(course::Cuts::ALL);
    let windows = proptest::sample::select(course::Windows::ALL);
    let rows = proptest::sample::select(course::Rows::ALL);
    let general = (skins, cuts, windows, rows).prop_map(|(skin, cuts, windows, rows)| Notation {
        skin,
        cuts,
        windows,
        rows,
        ..Notation::GENERAL
    });
    prop_oneof![1 => courses, 3 => general]
}

fn stages() -> impl Strategy<Value = Stage> {
    let sizes = [(1340.0, 640.0), (1920.0, 1000.0), (800.0, 450.0), (620.0, 300.0), (358.0, 330.0), (500.0, 900.0)];
    proptest::sample::select(sizes.to_vec()).prop_map(|(width, height)| Stage { width, height, is_phone: None })
}

fn searches() -> impl Strategy<Value = Settings> {
    proptest::sample::select(every_search().collect::<Vec<_>>())
}

prop_compose! {
    /// Any of them all.
    pub fn shows()(sketch in plain_trees(), settings in searches(), notation in notations(), stage in stages()) -> Show {
        Show::of(&sketch.text(), settings, notation, stage)
    }
}

impl std::fmt::Debug for Show {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Show { tree, settings, notation, stage, .. } = self;
        write!(out, "{} by {:?} as {notation:?} on {stage:?}", secateur::notation::write(tree), settings.algorithm.id)
    }
}
