//! Figures of a run for files: their input crosses once, then every step is requested.

use wasm_bindgen::prelude::*;

use secateur::grain::Grain;
use secateur_courses::course::Course;
use secateur_drawing::picture::scene::OverlayKind;
use secateur_export::{
    Extent, FigureTheme, Format, MOST_STOPS, Maker, MarkedSentence, Room, RunFile, RunSlide, SlideNote, StepFile,
    StudioOptions, Svg, TexCell,
};

use super::PageRun;
use super::picture::PictureOptions;

#[wasm_bindgen(typescript_custom_section)]
const MANNER: &str = r#"
/** How figures are drawn: `arranged` is only a wish, and `course` is set whatever the steps are. */
export type Manner = Look & {
    grain: Grain;
    /** the overlay on the search; else empty */
    overlay: string;
    extent: 'whole' | 'page';
    theme: 'light' | 'dark';
    /** for Beamer, whether each step is a frame of its own */
    separate: boolean;
};
"#;

#[wasm_bindgen(typescript_custom_section)]
const SAYS: &str = r#"
/** Formats a message, given its id and every argument's name and text. */
export type Says = (message: string[]) => string;
"#;

#[wasm_bindgen]
extern "C" {
    /// How figures are drawn.
    #[wasm_bindgen(typescript_type = "Manner", extends = PictureOptions)]
    pub type FigureOptions;

    /// Formats messages in the language.
    #[wasm_bindgen(typescript_type = "Says", extends = js_sys::Function)]
    pub type Says;
}

impl Says {
    /// The text of a message; empty if it is unknown.
    pub(crate) fn say(&self, SlideNote { id, arguments }: SlideNote) -> String {
        let words = arguments.into_iter().flat_map(|(name, text)| [name.to_owned(), text]);
        let message: js_sys::Array = std::iter::once(id).chain(words).map(JsValue::from).collect();
        self.call1(&JsValue::NULL, &message).ok().and_then(|said| said.as_string()).unwrap_or_default()
    }
}

pub(crate) fn manner(run: &PageRun, asked: &FigureOptions) -> StudioOptions {
    let usual = StudioOptions::default();
    let sign = |name: &str| asked.text(name).chars().next();
    StudioOptions {
        notation: asked.notation(),
        course: Course::named(&asked.text("course")),
        grain: Grain::named(&asked.text("grain")).unwrap_or(usual.grain),
        decimal: sign("decimal").unwrap_or(usual.decimal),
        group: sign("group"),
        captions: asked.captions(run),
        is_arranged: asked.is("arranged"),
        overlay: OverlayKind::named(&asked.text("overlay")),
        room: Room { width: asked.number("width"), height: asked.number("height") },
        extent: Extent::named(&asked.text("extent")).unwrap_or(Extent::Whole),
        theme: FigureTheme::named(&asked.text("theme")).unwrap_or(FigureTheme::Light),
        boards: run.reading.boards(),
    }
}

/// Makes figures of a run; all have the same size.
#[wasm_bindgen(js_name = Studio)]
pub struct PageStudio(pub(crate) secateur_export::Studio);

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// The studio for its figures.
    pub fn studio(&self, asked: &FigureOptions) -> PageStudio {
        self.studio_of(manner(self, asked))
    }

    /// What is searched and how, on one line.
    pub fn about(&self, asked: &FigureOptions, says: &Says) -> String {
        secateur_export::about(&self.run(), &manner(self, asked), &|note| says.say(note))
    }

    /// Its stops by a grain or by the slides of a course: the steps of a handout and of slides.
    pub fn stops(&self, #[wasm_bindgen(unchecked_param_type = "Grain")] grain: &str, course: &str) -> Vec<usize> {
        let grain = Grain::named(grain).unwrap_or(Grain::Event);
        self.run().stops(Course::named(course), grain, MOST_STOPS).steps
    }

    /// Begins a file of it in a format, with that format's room: the language, the note if the run is cut short, and the number of steps.
    ///
    /// # Errors
    /// The name, if it is not a format of runs.
    pub fn paper(
        &self,
        format: &str,
        asked: &FigureOptions,
        says: Says,
        language: String,
        end: String,
        slides: usize,
    ) -> Result<PagePaper, JsError> {
        let Some(Format { maker: Maker::Run(manner_of, begin), .. }) = Format::named(format) else {
            return Err(JsError::new(format));
        };
        let usual = StudioOptions { room: Room::PICTURE, ..manner(self, asked) };
        let PageStudio(studio) = self.studio_of(manner_of(&self.tree, usual));
        let is_separate = asked.is("separate");
        let words = RunFile::new(&studio, &|note| says.say(note));
        let paper = Some(begin(&studio, RunFile { end, language, is_separate, slides, ..words }));
        Ok(PagePaper { studio, says, paper })
    }
}

impl PageRun {
    pub(crate) fn studio_of(&self, manner: StudioOptions) -> PageStudio {
        PageStudio(secateur_export::Studio::new(self.run(), manner))
    }

    fn run(&self) -> secateur_export::StudioRun {
        secateur_export::StudioRun { tree: self.tree.clone(), trace: self.trace.clone(), settings: self.settings }
    }
}

#[wasm_bindgen(js_class = Studio)]
impl PageStudio {
    /// The tree after so many events.
    pub fn figure(&self, step: usize) -> PageFigure {
        PageFigure(self.0.figure(step))
    }

    /// A figure as a file in a text format: what is searched and how, the step's label and sentence; a style with the font embedded and a
    /// background colour, both possibly empty.
    ///
    /// # Errors
    /// The name, if it is not such a format.
    pub fn write(
        &self,
        figure: &PageFigure,
        format: &str,
        says: Vec<String>,
        font: &str,
        background: &str,
    ) -> Result<String, JsError> {
        let (Some(Format { maker: Maker::Step(write), .. }), [about, label, said]) = (Format::named(format), &says[..])
        else {
            return Err(JsError::new(format));
        };
        let background = Some(background).filter(|colour| !colour.is_empty());
        let (says, names) = ([&about[..], label, said], &self.0.node_names());
        Ok(write(&StepFile { figure: &figure.0, names, says, font, background, width: None }))
    }
}

/// A step, drawn.
#[wasm_bindgen(js_name = Figure)]
pub struct PageFigure(secateur_export::Figure);

#[wasm_bindgen(js_class = Figure)]
impl PageFigure {
    /// Px.
    #[wasm_bindgen(getter)]
    pub fn width(&self) -> f64 {
        self.0.width
    }

    /// Px.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> f64 {
        self.0.height
    }

    /// As SVG: with a title, a style with the font embedded and a background colour, both possibly empty.
    pub fn svg(&self, title: &str, font: &str, background: &str) -> String {
        let background = Some(background).filter(|colour| !colour.is_empty());
        self.0.svg(Svg { title, font, background, width: None })
    }
}

/// A file of a run, which takes its steps one by one.
#[wasm_bindgen(js_name = Paper)]
pub struct PagePaper {
    studio: secateur_export::Studio,
    says: Says,
    /// Present until it is finished.
    paper: Option<Box<dyn secateur_export::PaperWriter>>,
}

#[wasm_bindgen(js_class = Paper)]
impl PagePaper {
    /// Takes the next step: its label, and its sentence with marks.
    pub fn take(&mut self, step: usize, label: String, sentence: &str) {
        let slide =
            RunSlide { figure: self.studio.figure(step), step, label, sentence: MarkedSentence::read(sentence) };
        if let Some(paper) = &mut self.paper {
            paper.take(&self.studio, slide, &|note| self.says.say(note));
        }
    }

    /// The bytes of the file.
    pub fn finish(&mut self) -> Vec<u8> {
        self.paper.take().map(|paper| paper.finish(&self.studio)).unwrap_or_default()
    }
}

/// A style with a font, whose file comes in base64.
#[wasm_bindgen(js_name = fontFace)]
pub fn font_face(family: &str, base64: &str) -> String {
    secateur_export::font_face(family, base64)
}

/// Runs on one tree side by side, added one by one.
#[wasm_bindgen]
#[derive(Default)]
pub struct Lanes {
    lanes: Vec<secateur_export::Lane>,
    manner: StudioOptions,
}

#[wasm_bindgen]
impl Lanes {
    /// None yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Lanes {
        Lanes::default()
    }

    /// Adds the next run: its name, its sentence, and its costs, a line each, some of them bold.
    pub fn take(&mut self, name: String, words: String, costs: Vec<String>, strong: &[u8]) {
        self.lanes.push(secateur_export::Lane { name, words, costs: bold(costs, strong), shown: None });
    }

    /// Draws a run at its step in the one added last; all with the same options.
    pub fn draw(&mut self, run: &PageRun, step: usize, asked: &FigureOptions) {
        self.manner = manner(run, asked);
        if let Some(lane) = self.lanes.last_mut() {
            lane.shown = Some((run.run(), step));
        }
    }

    /// All of them as a figure.
    pub fn figure(&self) -> PageFigure {
        PageFigure(secateur_export::beside(&self.lanes, self.manner.clone()))
    }
}

/// A table as a figure: its cells row by row, which of them are bold, and the text below each row.
#[wasm_bindgen(js_name = tableFigure)]
pub fn table_figure(head: Vec<String>, cells: Vec<String>, strong: &[u8], whys: Vec<String>) -> PageFigure {
    let cells = bold(cells, strong);
    let rows = cells.chunks(head.len().max(1)).zip(whys);
    let rows: Vec<_> = rows.map(|(cells, why)| secateur_export::TableRow { cells: cells.to_vec(), why }).collect();
    PageFigure(secateur_export::table(&head, &rows))
}

fn bold(texts: Vec<String>, strong: &[u8]) -> Vec<TexCell> {
    texts.into_iter().zip(strong).map(|(text, is_strong)| TexCell { text, is_strong: *is_strong != 0 }).collect()
}

/// A table for LaTeX, with one letter per column: its cells row by row, the head first, and which of them are bold.
#[wasm_bindgen]
pub fn tabular(columns: &str, cells: Vec<String>, strong: &[u8]) -> String {
    let cells = bold(cells, strong);
    let rows: Vec<Vec<TexCell>> = cells.chunks(columns.len().max(1)).map(<[TexCell]>::to_vec).collect();
    secateur_export::tabular(columns, &rows)
}
