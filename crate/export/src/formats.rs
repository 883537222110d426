//! File formats, by name: each is a module with its row, listed here. The rows define what page and program offer, the extensions and the
//! program's help. A writer gets figures and words, and knows neither page nor program.

use super::{Figure, RunSlide, SlideNote, Studio, StudioOptions, about};
use secateur::named;
use secateur::tree::GameTree;

pub(super) mod beamer;
pub(super) mod handout;
pub mod pptx;
pub(super) mod svg;
pub(super) mod tikz;

use tikz::NodeNames;

/// Every format, in the order of the program's help: for a step, then for a run.
pub const FORMATS: &[Format] = &[
    svg::FORMAT,
    tikz::FORMAT,
    Format { id: "page", ..Format::own_step("pdf", "application/pdf", "A page that is as large as the picture") },
    Format { on_page: 2, options: &[FileOption::White], ..Format::own_step("png", "image/png", "An image in pixels") },
    pptx::FORMAT,
    beamer::FORMAT,
    handout::FORMAT,
    Format::own_run("pdf", "application/pdf", "A page for each step"),
    Format::own_run("gif", "image/gif", "An animation"),
    Format::own_run("csv", "text/csv", "A table for spreadsheets: step, node, α, β, value, what has happened"),
    Format::own_run("md", "text/markdown", "The same table in Markdown"),
    Format { id: "folder", ..Format::own_run("svg", "image/svg+xml", "A folder of pictures") },
];

/// A kind of file.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its id on the page, whose message for it is `taking-` and the id.
    pub id: &'static str,
    /// The extension, which is also its name in the program.
    pub extension: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// The program's help text.
    pub help: &'static str,
    /// Its writer, and what that needs.
    pub maker: Maker,
    /// Its place on the page, from 1 on; 0 if only the program makes it.
    pub on_page: u8,
    /// Its options on the page.
    pub options: &'static [FileOption],
}

named! {
    /// An option of a format; its message on the page is `taking-` and the id.
    FileOption {
        /// A white background.
        White = "white",
        /// The font embedded.
        Font = "font",
        /// In dark colours.
        Dark = "dark",
        /// A frame for each step.
        Separate = "separate",
    }
}

/// A format's writer, and what that needs.
#[derive(Clone, Copy, Debug)]
pub enum Maker {
    /// For one step.
    Step(fn(&StepFile<'_>) -> String),
    /// For a run: how to draw it, and what takes its steps.
    Run(fn(&GameTree, StudioOptions) -> StudioOptions, fn(&Studio, RunFile) -> Box<dyn PaperWriter>),
    /// For one step, by code of page and program.
    OwnStep,
    /// For a run, by the program's own code.
    OwnRun,
}

impl Format {
    const fn own_step(id: &'static str, media: &'static str, help: &'static str) -> Format {
        Format { id, extension: id, media, help, maker: Maker::OwnStep, on_page: 0, options: &[] }
    }

    const fn own_run(id: &'static str, media: &'static str, help: &'static str) -> Format {
        Format { maker: Maker::OwnRun, ..Format::own_step(id, media, help) }
    }

    /// Whether it is a file of one step, not of a run.
    pub fn is_of_step(&self) -> bool {
        matches!(self.maker, Maker::Step(_) | Maker::OwnStep)
    }

    /// The format with this id on the page.
    pub fn named(id: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.id == id)
    }
}

/// The input of a step's writer.
pub struct StepFile<'a> {
    /// The drawn step.
    pub figure: &'a Figure,
    /// The names of its nodes.
    pub names: &'a NodeNames,
    /// What is searched and how, the step's number, and its sentence.
    pub says: [&'a str; 3],
    /// A style with the font embedded, or empty.
    pub font: &'a str,
    /// The background, `#rrggbb`, or none.
    pub background: Option<&'a str>,
    /// The requested width, px; else as drawn.
    pub width: Option<f64>,
}

/// The input of a run's writer, besides its steps.
#[derive(Clone, Default, Debug)]
pub struct RunFile {
    /// The name of the page.
    pub name: String,
    /// What is searched and how.
    pub title: String,
    /// For a run that is cut short, a note that it continues; else empty.
    pub end: String,
    /// The meaning of lines, fills and signs.
    pub key: String,
    /// The language of all words, as in the names of language files: `pl`.
    pub language: String,
    /// A style with the font embedded, or empty.
    pub font: String,
    /// Whether each step is a frame of its own.
    pub is_separate: bool,
    /// The number of steps.
    pub slides: usize,
}

impl RunFile {
    /// For a run; `say` formats a message.
    pub fn new(studio: &Studio, say: &dyn Fn(SlideNote) -> String) -> RunFile {
        let message = |id: &str, arguments| say(SlideNote { id: id.to_owned(), arguments });
        let cuts = studio.manner().notation.cuts.id().to_owned();
        RunFile {
            name: message("page-title", Vec::new()),
            title: about(studio.run(), studio.manner(), say),
            key: message("print-key", vec![("cuts", cuts)]),
            ..RunFile::default()
        }
    }
}

/// Writes a file of a run.
pub trait PaperWriter {
    /// Takes the next step; `say` formats a message.
    fn take(&mut self, studio: &Studio, slide: RunSlide, say: &dyn Fn(SlideNote) -> String);

    /// The bytes of the file.
    fn finish(self: Box<Self>, studio: &Studio) -> Vec<u8>;
}

/// A writer that needs all steps first.
struct WholeRunWriter {
    file: RunFile,
    slides: Vec<RunSlide>,
    write: Write,
}

type Write = fn(&Studio, &RunFile, &[RunSlide]) -> String;

fn gathered(file: RunFile, write: Write) -> Box<dyn PaperWriter> {
    Box::new(WholeRunWriter { file, slides: Vec::new(), write })
}

impl PaperWriter for WholeRunWriter {
    fn take(&mut self, _: &Studio, slide: RunSlide, _: &dyn Fn(SlideNote) -> String) {
        self.slides.push(slide);
    }

    fn finish(self: Box<Self>, studio: &Studio) -> Vec<u8> {
        (self.write)(studio, &self.file, &self.slides).into_bytes()
    }
}
