//! Kinds of files, by name: each has a module with its row, and here is the list of them. What page and program offer, how the names of
//! files end and what the program's help says follow from the rows. A writer is given figures and words, and knows neither of the two.

use super::{Figure, RunSlide, SlideNote, Studio, StudioOptions, about};
use secateur::named;
use secateur::tree::GameTree;

pub(super) mod beamer;
pub(super) mod handout;
pub mod pptx;
pub(super) mod svg;
pub(super) mod tikz;

use tikz::NodeNames;

/// Every kind of file, in the order of the program's help: of a step, then of a run.
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
    /// The name on the page, which calls it by the message `taking-` and this.
    pub id: &'static str,
    /// How the names of files end; what the program calls it.
    pub extension: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// What the program's help says of it.
    pub help: &'static str,
    /// Who writes it, and of what.
    pub maker: Maker,
    /// At which place the page offers it, from 1 on; 0 where the program alone makes it.
    pub on_page: u8,
    /// What can be chosen of it on the page.
    pub options: &'static [FileOption],
}

named! {
    /// Something that can be chosen of a file; on the page by the message `taking-` and this.
    FileOption {
        /// White below it.
        White = "white",
        /// The font inside.
        Font = "font",
        /// In dark colours.
        Dark = "dark",
        /// A frame for each step.
        Separate = "separate",
    }
}

/// Who writes a file, and of what.
#[derive(Clone, Copy, Debug)]
pub enum Maker {
    /// Of one step.
    Step(fn(&StepFile<'_>) -> String),
    /// Of a run: how that is to be drawn, and what takes its steps.
    Run(fn(&GameTree, StudioOptions) -> StudioOptions, fn(&Studio, RunFile) -> Box<dyn PaperWriter>),
    /// Of one step, by what page and program have of their own.
    OwnStep,
    /// Of a run, by what the program has of its own.
    OwnRun,
}

impl Format {
    const fn own_step(id: &'static str, media: &'static str, help: &'static str) -> Format {
        Format { id, extension: id, media, help, maker: Maker::OwnStep, on_page: 0, options: &[] }
    }

    const fn own_run(id: &'static str, media: &'static str, help: &'static str) -> Format {
        Format { maker: Maker::OwnRun, ..Format::own_step(id, media, help) }
    }

    /// Whether it is a file of one step, and not of a run.
    pub fn is_of_step(&self) -> bool {
        matches!(self.maker, Maker::Step(_) | Maker::OwnStep)
    }

    /// The one that the page calls so.
    pub fn named(id: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.id == id)
    }
}

/// What the writer of a step is given.
pub struct StepFile<'a> {
    /// The step, drawn.
    pub figure: &'a Figure,
    /// What its nodes are called.
    pub names: &'a NodeNames,
    /// What is searched and how, which step it is, and what has happened.
    pub says: [&'a str; 3],
    /// A style that holds the font, or nothing.
    pub font: &'a str,
    /// What lies below it, `#rrggbb`, or nothing.
    pub background: Option<&'a str>,
    /// How wide it is meant to be, px; else as wide as it was drawn.
    pub width: Option<f64>,
}

/// What the writer of a run is given besides its steps.
#[derive(Clone, Default, Debug)]
pub struct RunFile {
    /// What the page is called.
    pub name: String,
    /// What is searched and how.
    pub title: String,
    /// Where the run is cut, that it goes on; else empty.
    pub end: String,
    /// What lines, fills and signs mean.
    pub key: String,
    /// Of all words, as the language files are named: `pl`.
    pub language: String,
    /// A style that holds the font, or nothing.
    pub font: String,
    /// Whether each step is a frame of its own.
    pub is_separate: bool,
    /// How many steps there will be.
    pub slides: usize,
}

impl RunFile {
    /// Of a run, as `say` says its messages.
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

/// A file of a run that is being written.
pub trait PaperWriter {
    /// Takes the next step; `say` says a message.
    fn take(&mut self, studio: &Studio, slide: RunSlide, say: &dyn Fn(SlideNote) -> String);

    /// The bytes of the file.
    fn finish(self: Box<Self>, studio: &Studio) -> Vec<u8>;
}

/// One that is written when all steps are there.
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
