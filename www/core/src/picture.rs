//! What a stage shows of a run: the picture, made once, and its changes from one step to the next.

use std::cell::OnceCell;
use std::mem;
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use secateur::frame::Frame;
use secateur::search::Settings;
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
use secateur_courses::course::Notation;
use secateur_courses::numbers::NumberStyle;
use secateur_drawing::layout::Arrangement;
use secateur_drawing::picture::Pen;
use secateur_drawing::picture::drawing::DrawingStyle;
use secateur_drawing::picture::motion::Motion;
use secateur_drawing::picture::scene::{
    Lens, NotationStep, Pane, Projection, Scene, SceneInput, SceneView, SceneWords, Wishes,
};
use secateur_drawing::picture::scene::{Minimap, OverlayKind, OverlayNotes, OverlayValues};
use secateur_drawing::picture::{self, CaptionMessage, Captions, PictureInput, ShortNames, Stage};
use secateur_drawing::sight::{Tallies, TreeShape};
use secateur_games::Boards;

use super::browser::Work;
use super::settings::read_notation;
use super::{PageRun, changes, field, to_js};
use secateur_session::run;

#[wasm_bindgen(typescript_custom_section)]
const PICTURE: &str = r#"
/** How a run is drawn: the stage and the words. */
export type Look = {
    width: number;
    height: number;
    /** an id for every switch */
    notation: object;
    /** a name of the course whose slides are steps; else empty */
    course: string;
    /** whether its steps are events */
    byEvent: boolean;
    /** whether children are in search order */
    arranged: boolean;
    /** whether the tree shows windows */
    windowed: boolean;
    /** whether a game's nodes show boards */
    boarded: boolean;
    /** the decimal mark and the thousands separator */
    decimal: string;
    group: string;
    /** formats a message, which may have one number, given by name */
    say: (id: string, name: string, number: number) => string;
};
"#;

#[wasm_bindgen]
extern "C" {
    /// How a run is drawn.
    #[wasm_bindgen(typescript_type = "Look")]
    pub type PictureOptions;

    #[wasm_bindgen(method)]
    fn say(this: &PictureOptions, id: &str, name: &str, number: usize) -> String;
}

impl PictureOptions {
    pub(crate) fn text(&self, name: &str) -> String {
        field(self, name).ok().and_then(|value| value.as_string()).unwrap_or_default()
    }

    pub(crate) fn number(&self, name: &str) -> f64 {
        field(self, name).ok().and_then(|value| value.as_f64()).unwrap_or_default()
    }

    pub(crate) fn is(&self, name: &str) -> bool {
        field(self, name).is_ok_and(|value| value.is_truthy())
    }

    /// The texts on the picture of a run.
    pub(crate) fn captions(&self, run: &PageRun) -> Captions {
        let say = |CaptionMessage { id, number }: CaptionMessage| {
            let (name, number) = number.unwrap_or_default();
            self.say(id, name, number)
        };
        let captions = Captions::write(&run.tree, &run.settings, self.notation().rows, &say);
        if let Some(boards) = run.reading.boards() {
            return captions.with_game(&run.tree, &boards, &say);
        }
        captions
    }

    /// For a game: what is drawn in the nodes.
    fn boards(&self, run: &PageRun) -> Option<Rc<Boards>> {
        if self.is("boarded") { run.reading.boards() } else { None }
    }

    pub(crate) fn notation(&self) -> Notation {
        read_notation(&field(self, "notation").unwrap_or_default())
    }
}

/// The picture of a run on a stage, and its visible part.
#[wasm_bindgen(js_name = Picture)]
pub struct PagePicture {
    picture: picture::Picture,
    notation: Notation,
    names: ShortNames<Rc<GameTree>>,
    captions: Captions,
    shown: Option<Scene>,
    shape: OnceCell<Rc<TreeShape>>,
    overlay: Option<(String, OverlayValues)>,
    boards: Option<Rc<Boards>>,
    was: Option<FormerRun>,
}

/// A run on the same tree with other scores.
struct FormerRun {
    tree: Rc<GameTree>,
    trace: Rc<Trace>,
    settings: Settings,
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// Its picture.
    pub fn picture(&self, look: &PictureOptions) -> PagePicture {
        PagePicture::fit(self, look, None)
    }

    /// Its picture after that of another run, on a tree of the same shape: if an edit changed only a score, layout and facts about the
    /// shape are reused.
    #[wasm_bindgen(js_name = pictureAfter)]
    pub fn picture_after(&self, look: &PictureOptions, last: &PagePicture) -> PagePicture {
        let picture = PagePicture::fit(self, look, Some(&last.picture));
        PagePicture { shape: last.shape.clone(), ..picture }
    }
}

/// The widths of everything that runs on one tree will show.
#[wasm_bindgen(js_name = Widths)]
pub struct PageWidths(picture::Widths);

#[wasm_bindgen(js_class = Widths)]
impl PageWidths {
    /// Adds those of another run.
    pub fn widen(&mut self, run: &PageRun, look: &PictureOptions) {
        self.0 = mem::take(&mut self.0).or_wider(run.widths(look).0);
    }
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// The widths of everything that it will show.
    pub fn widths(&self, look: &PictureOptions) -> PageWidths {
        let notation = look.notation();
        PageWidths(with_source(
            self,
            look,
            &notation,
            |_| String::new(),
            &Captions::default(),
            |source| source.widths(),
        ))
    }

    /// Its picture beside those of other runs, with room for the texts of all.
    #[wasm_bindgen(js_name = pictureBeside)]
    pub fn picture_beside(&self, look: &PictureOptions, widths: &PageWidths) -> PagePicture {
        PagePicture::build(self, look, |source, stage| picture::Picture::still(source, widths.0.clone(), stage))
    }
}

/// The input of a run's picture.
fn with_source<T>(
    run: &PageRun,
    look: &PictureOptions,
    notation: &Notation,
    names: impl Fn(NodeId) -> String,
    captions: &Captions,
    act: impl FnOnce(&PictureInput<'_>) -> T,
) -> T {
    let sign = |name: &str| look.text(name).chars().next();
    act(&PictureInput {
        tree: &run.tree,
        trace: &run.trace,
        settings: &run.settings,
        slides: run.slides(&look.text("course"), look.is("byEvent")),
        notation,
        numbers: NumberStyle {
            decimal: sign("decimal").unwrap_or('.'),
            group: sign("group"),
            infinity: notation.infinity,
        },
        arrangement: &if look.is("arranged") { run.arrangement() } else { Arrangement::default() },
        has_windows: look.is("windowed"),
        names: &names,
        row_texts: &captions.rows,
        each: &captions.each,
        boards: look.boards(run).as_deref(),
        has_results: run.reading.has_results(),
    })
}

impl PagePicture {
    fn fit(run: &PageRun, look: &PictureOptions, last: Option<&picture::Picture>) -> PagePicture {
        PagePicture::build(run, look, |source, stage| picture::Picture::fit(source, stage, last))
    }

    fn build(
        run: &PageRun,
        look: &PictureOptions,
        make: impl FnOnce(&PictureInput<'_>, Stage) -> picture::Picture,
    ) -> PagePicture {
        let notation = look.notation();
        let names = ShortNames::new(run.tree.clone(), notation.letters);
        let captions = look.captions(run);
        let stage = Stage { width: look.number("width"), height: look.number("height"), is_phone: None };
        let picture =
            with_source(run, look, &notation, |node| names.name(node), &captions, |source| make(source, stage));
        PagePicture {
            picture,
            notation,
            names,
            captions,
            shown: None,
            shape: OnceCell::new(),
            overlay: None,
            boards: look.boards(run),
            was: None,
        }
    }
}

#[wasm_bindgen(js_class = Picture)]
impl PagePicture {
    /// All sizes, in px: see `geometryOf` of the page.
    pub fn geometry(&self) -> Vec<f64> {
        let geometry = &self.picture.geometry;
        let (sizes, column) = (&geometry.sizes, &geometry.column);
        let flag = |is_so: bool| f64::from(u8::from(is_so));
        let mut numbers = vec![
            geometry.width,
            geometry.height,
            geometry.stretch,
            column.width,
            sizes.leaf_font,
            sizes.value_font,
            sizes.window_font,
            sizes.name_font,
            column.window_font,
            sizes.pen,
            flag(geometry.fits),
            flag(geometry.opens_whole),
            flag(sizes.is_bare),
            flag(sizes.look().is_beside),
        ];
        numbers.extend_from_slice(&geometry.ys);
        numbers
    }

    /// The id of the skin in which the tree is drawn.
    pub fn skin(&self) -> String {
        self.picture.geometry.sizes.dress().to_owned()
    }

    /// The position of a node in the layout, along its row.
    pub fn place(&self, node: u32) -> f64 {
        self.picture.layout.x.get(node as usize).copied().unwrap_or(f64::NAN)
    }

    /// The x at a step of a point of the layout, in px of the tree: `x` px at scale 1; see [`PagePicture::draw`].
    pub fn along(&self, run: &PageRun, step: usize, view: &[f64], x: f64) -> f64 {
        let frame = Frame::at(&run.tree, &run.trace, step);
        let view = self.view(self.step(run, &frame, step), view);
        view.lens.at(x * view.projection.scale_x)
    }

    /// Goes to a step, and returns the changes on the stage: see `patch.js`. A step shows at once what follows the first `since` events.
    /// `view` is the left edge of the stage beside the rows, its width and height; the tree's origin there, and its scale along the rows
    /// and down. The `flags` say whether children are numbered, whether steps are a lecture's, and whether previous values are struck out.
    /// The `marked` branches are to be cut off.
    #[allow(clippy::too_many_arguments, reason = "numbers cross fastest")]
    pub fn draw(
        &mut self,
        run: &PageRun,
        step: usize,
        since: usize,
        view: &[f64],
        focus: Option<u32>,
        flags: u32,
        overlay: Option<String>,
        marked: Option<Vec<u32>>,
    ) -> String {
        let _work = Work::begin("secateur: draw");
        self.prepare(run, overlay);
        let frame = Frame::at(&run.tree, &run.trace, step);
        let of = self.step(run, &frame, since);
        let view = self.view(of, view);
        let names = |node: NodeId| self.names.name(node);
        let rows = self.captions.rows_at(&run.trace, step, self.picture.geometry.column.is_short);
        let Captions { sides, each, others, limit, .. } = &self.captions;
        let sides = sides.each_ref().map(String::as_str);
        let sight = SceneInput {
            picture: &self.picture,
            view: &view,
            words: SceneWords { names: &names, rows, sides, each, others, limit },
            large: (!self.picture.geometry.fits).then(|| run.counted(&self.shape)),
            boards: self.boards.as_deref(),
        };
        let [is_numbered, is_lecture] = [1, 2].map(|flag| flags & flag != 0);
        let was = self
            .was
            .as_ref()
            .filter(|_| flags & 4 != 0)
            .map(|was| (was, Frame::at(&was.tree, &was.trace, was.trace.events.len())));
        let marked: Vec<NodeId> = marked.into_iter().flatten().map(NodeId).collect();
        let wishes = Wishes {
            marked: &marked,
            focus: focus.and_then(|node| run.tree.node(node)),
            is_numbered,
            is_lecture,
            overlay: self.overlay(),
            was: was.as_ref().map(|(FormerRun { settings, .. }, frame)| NotationStep {
                frame,
                since: frame.step.saturating_sub(1),
                settings,
                notation: &self.notation,
            }),
        };
        let scene = Scene::at(of, &sight, wishes);
        let style = DrawingStyle { look: self.picture.geometry.sizes.look(), cuts: self.notation.cuts };
        let told = changes::of_scene(&scene, self.shown.as_ref(), style);
        self.shown = Some(scene);
        told
    }

    /// The next drawing starts from an empty stage.
    pub fn forget(&mut self) {
        self.shown = None;
    }

    /// The motions when the events after step `since` are shown, as text: see [`Motion::write`].
    pub fn motion(&self, run: &PageRun, since: usize, step: usize) -> String {
        let frame = Frame::at(&run.tree, &run.trace, step);
        let sizes = &self.picture.geometry.sizes;
        let motions = self.shown.as_ref().map(|scene| Motion::since(&frame, since, scene, sizes));
        changes::of_motions(&motions.unwrap_or_default())
    }

    /// The place of a node, in px of the tree: its middle, its width and height and its scale; empty if it is not drawn.
    pub fn spot(&self, node: u32) -> Vec<f64> {
        let part = self.shown.as_ref().and_then(|scene| scene.node(NodeId(node)));
        part.map_or_else(Vec::new, |part| {
            let (width, height) = self.picture.geometry.sizes.body(part.kind);
            vec![part.x, part.y, width * part.scale, height * part.scale, part.scale]
        })
    }
}

impl PagePicture {
    fn step<'a>(&'a self, run: &'a PageRun, frame: &'a Frame<'a>, since: usize) -> NotationStep<'a> {
        NotationStep { frame, since, settings: &run.settings, notation: &self.notation }
    }

    fn view(&self, step: NotationStep<'_>, numbers: &[f64]) -> SceneView {
        let &[left, width, height, x, y, scale_x, scale_y] = numbers else {
            return SceneView::whole(&self.picture, 0.0, 0.0);
        };
        let (pane, projection) = (Pane { left, width, height }, Projection { x, y, scale_x, scale_y });
        SceneView { pane, projection, lens: self.lens(step, projection, pane) }
    }

    fn lens(&self, step: NotationStep<'_>, projection: Projection, pane: Pane) -> Lens {
        Lens::focus(step, &self.picture, projection, pane)
    }

    /// The chosen overlay besides the search.
    fn overlay(&self) -> Option<OverlayNotes<'_>> {
        self.overlay.as_ref().map(|(_, marked)| marked.overlay())
    }

    /// Computes an overlay once.
    fn prepare(&mut self, run: &PageRun, overlay: Option<String>) {
        if self.overlay.as_ref().map(|(name, _)| name) == overlay.as_ref() {
            return;
        }
        self.overlay = overlay.and_then(|name| {
            let marked = OverlayValues::compute(OverlayKind::named(&name)?, &run.tree, &run.trace, &run.settings)?;
            Some((name, marked))
        });
    }
}

impl PagePicture {
    /// All sizes and positions.
    pub(crate) fn shape(self) -> picture::Picture {
        self.picture
    }
}

#[wasm_bindgen(js_class = Picture)]
impl PagePicture {
    /// Shows the results of another run on the same tree with other scores struck out beside this one's.
    pub fn strike(&mut self, was: &PageRun) {
        let run::Run { tree, trace, settings, .. } = &**was;
        self.was = Some(FormerRun { tree: tree.clone(), trace: trace.clone(), settings: *settings });
    }
}

#[wasm_bindgen(typescript_custom_section)]
const MAP: &str = r#"
/** The map of a tree that is larger than the stage, px. */
export type TreeMap = {
    width: number;
    height: number;
    /** the size of a px of the tree at scale 1 on it, along the rows */
    across: number;
    /** and from row to row */
    down: number;
    /** around the tree */
    air: number;
    /** its elements, as JSON text */
    drawn: string;
};
"#;

#[derive(serde::Serialize)]
struct Map {
    width: f64,
    height: f64,
    across: f64,
    down: f64,
    air: f64,
    drawn: String,
}

#[wasm_bindgen(js_class = Picture)]
impl PagePicture {
    /// The map of a step.
    #[wasm_bindgen(unchecked_return_type = "TreeMap")]
    pub fn map(&self, run: &PageRun, step: usize, view: &[f64]) -> JsValue {
        let frame = Frame::at(&run.tree, &run.trace, step);
        let step = self.step(run, &frame, step);
        let view = self.view(step, view);
        // It needs no texts.
        let words =
            SceneWords { names: &|_| String::new(), rows: &[], sides: [""; 3], each: "", others: "", limit: "" };
        let boards = self.boards.as_deref();
        let sight = SceneInput { picture: &self.picture, view: &view, words, large: None, boards };
        let map = Minimap::at(step, &sight, run.counted(&self.shape));
        let mut pen = Pen::default();
        map.write(&mut pen);
        let Minimap { width, height, across, down, .. } = map;
        to_js(&Map { width, height, across, down, air: Minimap::AIR, drawn: pen.finish() })
    }

    /// Counts in advance what a tree larger than the stage needs of the whole run: that takes longer than a step.
    pub fn tally(&self, run: &PageRun) {
        run.counted(&self.shape);
    }
}

impl PageRun {
    fn counted<'a>(&'a self, shape: &'a OnceCell<Rc<TreeShape>>) -> (&'a TreeShape, &'a Tallies) {
        let shape = shape.get_or_init(|| Rc::new(TreeShape::from_tree(&self.tree)));
        (shape, self.tallies.get_or_init(|| Tallies::count(&self.tree, &self.trace, shape)))
    }

    /// With every node's children in the order of the search.
    fn arrangement(&self) -> Arrangement {
        Arrangement::from_trace(&self.tree, &self.trace)
    }
}
