//! `secateur picture`: one step of a run, drawn.

use clap::{Args, ValueEnum};
use secateur_export::{Extent, Manner, Studio, Svg, Theme, tikz};

use crate::fault::Fault;
use crate::fonts;
use crate::given::{Asked, Given};
use crate::output::Output;
use crate::shown::Shown;
use crate::step::Step;
use crate::streams::Streams;
use crate::told::Teller;
use crate::values::ids;
use crate::vector::{self, Vector};

pub const EXAMPLES: &str = "\
Examples:
  secateur picture \"((3 12 8) (2 4 6) (14 5 2))\" --step 11 --output step.svg
  secateur picture --notation e --step end --file tree.txt --output end.pdf
  secateur picture --step cut-off:2 --file tree.txt --output second-cut-off.svg
  secateur random | secateur picture - --output tree.png --width 1600
  secateur picture \"(1 2)\" --output - --format svg | display -";

/// The largest tree that is drawn whole, in nodes: its picture takes some 60 MB, and making it 1 GB.
const MOST_WHOLE: usize = 200_000;

/// A kind of file.
#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// A picture for web pages and drawing programs
    Svg,
    /// A picture for LaTeX, with TikZ
    Tex,
    /// A page that is as large as the picture
    Pdf,
    /// An image in pixels
    Png,
}

const KINDS: [&str; 4] = ["svg", "tex", "pdf", "png"];

#[derive(Args)]
pub struct Picture {
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    drawing: Drawing,
}

/// Which step is drawn and how, whatever the tree.
#[derive(Args)]
pub struct Drawing {
    #[command(flatten)]
    pub shown: Shown,
    #[command(flatten)]
    step: Step,
    #[command(flatten)]
    output: Output,
    /// The file format, where the name does not give it
    #[arg(long, value_enum, value_name = "KIND", help_heading = "Output")]
    format: Option<Kind>,
    /// How much is shown: the whole tree, or what the page shows of it
    #[arg(long, default_value = "whole", value_parser = ids(Extent::ALL.iter().map(|one| one.id()), Extent::named), help_heading = "Output")]
    view: Extent,
    /// Width of the picture; of a PNG, in pixels
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(16..=100_000), help_heading = "Output")]
    width: Option<u32>,
    /// Letters as shapes, for programs that do not read embedded fonts
    #[arg(long, help_heading = "Output")]
    outlines: bool,
    /// The tree alone, without the sentence below it
    #[arg(long, help_heading = "Output")]
    transparent: bool,
}

/// Whether so many nodes can be drawn; else what helps.
pub fn check_size(extent: Extent, nodes: usize, help: &str) -> Result<(), Fault> {
    if extent == Extent::Page || nodes <= MOST_WHOLE {
        return Ok(());
    }
    Err(Fault::unusable(format!(
        "the tree has {nodes} nodes, and none of more than {MOST_WHOLE} is drawn whole: {help} draws what the page shows of it"
    )))
}

impl Picture {
    pub fn run(&self, streams: &mut Streams) -> Result<(), Fault> {
        self.drawing.draw(|streams, _| self.given.read(streams), streams)
    }
}

impl Drawing {
    pub fn draw(&self, tree: impl Asked, streams: &mut Streams) -> Result<(), Fault> {
        let kind = self.output.kind(self.format, |ending| Kind::from_str(ending, false).ok(), &KINDS)?;
        let ((run, boards), words) = (self.shown.run(|settings| tree(streams, settings))?, self.shown.words());
        let step = self.step.of(&run.trace)?;
        let manner = Manner { extent: self.view, ..self.shown.manner(&run, boards, &words) };
        check_size(manner.extent, run.tree.len(), "--view page")?;
        let studio = Studio::new(run, manner);
        let teller = Teller::new(&words, &studio);
        let (figure, title) = (studio.figure(step), teller.sentence(step).text());
        if let Kind::Tex = kind {
            let says = [teller.about(), teller.label(step), title];
            let text = tikz(&figure, &studio.node_names(), &says.each_ref().map(String::as_str));
            return self.output.write(text, streams);
        }
        let background = match self.shown.theme {
            _ if self.transparent => None,
            Theme::Dark => Some(figure.colour("--paper")),
            _ => Some("#ffffff"),
        };
        let font = fonts::style();
        let width = self.width.map(f64::from);
        let svg = figure.svg(Svg { title: &title, font: &font, background, width });
        let bytes = match kind {
            Kind::Svg if !self.outlines => svg.into_bytes(),
            Kind::Svg | Kind::Tex => Vector::of(&svg)?.outlines(&title).into_bytes(),
            Kind::Pdf => vector::pdf(&[Vector::of(&svg)?], !self.outlines),
            Kind::Png => {
                let vector = Vector::of(&svg)?;
                // Unless said otherwise as sharp as paper and projectors like it.
                vector.png(width.unwrap_or(2.0 * vector.width()))?
            }
        };
        self.output.write(bytes, streams)
    }
}
