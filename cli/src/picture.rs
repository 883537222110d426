//! `secateur picture`: one step of a run, drawn.

use clap::Args;
use secateur_export::{Extent, FigureTheme, Format, Maker, StepFile, Studio, StudioOptions, Svg};

use crate::error::CliError;
use crate::fonts;
use crate::output::{Output, formats};
use crate::step::StepOption;
use crate::streams::Streams;
use crate::teller::Teller;
use crate::tree_options::{TreeInput, TreeOptions};
use crate::values::ids;
use crate::vector::{self, Vector};
use crate::view_options::ViewOptions;

pub const EXAMPLES: &str = "\
Examples:
  secateur picture \"((3 12 8) (2 4 6) (14 5 2))\" --step 11 --output step.svg
  secateur picture --notation e --step end --file tree.txt --output end.pdf
  secateur picture --step cut-off:2 --file tree.txt --output second-cut-off.svg
  secateur random | secateur picture - --output tree.png --width 1600
  secateur picture \"(1 2)\" --output - --format svg | display -";

/// The largest tree that is drawn whole, in nodes: its picture takes about 60 MB, and making it 1 GB.
const MOST_WHOLE: usize = 200_000;

#[derive(Args)]
pub struct PictureCommand {
    #[command(flatten)]
    given: TreeOptions,
    #[command(flatten)]
    drawing: DrawOptions,
}

/// The step and how it is drawn, for any tree.
#[derive(Args)]
pub struct DrawOptions {
    #[command(flatten)]
    pub shown: ViewOptions,
    #[command(flatten)]
    step: StepOption,
    #[command(flatten)]
    output: Output,
    /// The file format, if the name does not give it
    #[arg(long, value_name = "KIND", value_parser = formats(Format::is_of_step), help_heading = "Output")]
    format: Option<&'static Format>,
    /// What is drawn: the whole tree, or the page's view of it
    #[arg(long, default_value = "whole", value_parser = ids(Extent::ALL.iter().map(|one| one.id()), Extent::named), help_heading = "Output")]
    view: Extent,
    /// Width of the picture in pixels; .tex has a size of its own
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(16..=100_000), help_heading = "Output")]
    width: Option<u32>,
    /// Letters as shapes, for programs that do not read embedded fonts
    #[arg(long, help_heading = "Output")]
    outlines: bool,
    /// The tree alone, without a background
    #[arg(long, help_heading = "Output")]
    transparent: bool,
}

/// Checks that so many nodes can be drawn; otherwise says what helps.
pub fn check_size(extent: Extent, nodes: usize, help: &str) -> Result<(), CliError> {
    if extent == Extent::Page || nodes <= MOST_WHOLE {
        return Ok(());
    }
    Err(CliError::unusable(format!(
        "the tree has {nodes} nodes, and only trees of up to {MOST_WHOLE} are drawn whole: {help} draws what the page shows of it"
    )))
}

impl PictureCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        self.drawing.draw(|streams, _| self.given.read(streams), streams)
    }
}

impl DrawOptions {
    pub fn draw(&self, tree: impl TreeInput, streams: &mut Streams) -> Result<(), CliError> {
        let format = self.output.format(self.format, Format::is_of_step)?;
        let ((run, boards), words) = (self.shown.run(|settings| tree(streams, settings))?, self.shown.words());
        let step = self.step.step_in(&run.trace)?;
        let manner = StudioOptions { extent: self.view, ..self.shown.manner(&run, boards, &words) };
        check_size(manner.extent, run.tree.len(), "--view page")?;
        let studio = Studio::new(run, manner);
        let teller = Teller::new(&words, &studio);
        let (figure, names) = (studio.figure(step), studio.node_names());
        let says = [teller.about(), teller.label(step), teller.sentence(step).text()];
        let background = match self.shown.theme {
            _ if self.transparent => None,
            FigureTheme::Dark => Some(figure.colour("--paper")),
            _ => Some("#ffffff"),
        };
        let (font, width) = (fonts::style(), self.width.map(f64::from));
        let says = says.each_ref().map(String::as_str);
        let bytes = match format.maker {
            Maker::Step(write) if !(self.outlines && format.extension == "svg") => {
                write(&StepFile { figure: &figure, names: &names, says, font: &font, background, width }).into_bytes()
            }
            _ => {
                let [.., title] = says;
                let vector = Vector::parse(&figure.svg(Svg { title, font: &font, background, width }))?;
                match format.extension {
                    "svg" => vector.outlines(title).into_bytes(),
                    "pdf" => vector::pdf(&[vector], !self.outlines),
                    // By default as sharp as paper and projectors need.
                    _ => vector.png(width.unwrap_or(2.0 * vector.width()))?,
                }
            }
        };
        self.output.write(bytes, streams)
    }
}
