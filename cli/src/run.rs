//! `secateur run`: a whole run, as slides, a handout, pages, an animation, a table or a folder of pictures.

use std::fs;

use clap::Args;
use secateur::Score;
use secateur::rows;
use secateur_courses::film;
use secateur_export::{
    Format, Frames, MOST_STOPS, Maker, PaperWriter, RunFile, RunSlide, Stops, Studio, StudioOptions, StudioRun, Svg,
};

use crate::error::CliError;
use crate::fonts;
use crate::frames::{self, CaptionLines};
use crate::gif::{Gif, GifPalette};
use crate::output::{self, Output, formats};
use crate::picture::check_size;
use crate::progress::Progress;
use crate::steps;
use crate::streams::Streams;
use crate::teller::Teller;
use crate::tree_options::{TreeInput, TreeOptions};
use crate::values::{ids, score_word};
use crate::vector::{self, Vector};
use crate::view_options::ViewOptions;
use crate::words::Language;

pub const EXAMPLES: &str = "\
Examples:
  secateur run \"((3 12 8) (2 4 6) (14 5 2))\" --output slides.pptx
  secateur run --grain lecture --language pl --file tree.txt --output slides.tex
  secateur run --notation e \"((3 12) (2 4))\" --output run.gif
  secateur run --grain leaf \"((3 12) (2 4))\" --output run.csv
  secateur random --seed 7 | secateur run - --output steps/";

fn is_of_run(format: &Format) -> bool {
    !format.is_of_step()
}

#[derive(Args)]
pub struct RunCommand {
    #[command(flatten)]
    given: TreeOptions,
    #[command(flatten)]
    showing: Showing,
    /// The name of `--most-frames` before games had a limit per move
    #[arg(long, hide = true, value_name = "NUMBER", conflicts_with = "most_frames", value_parser = frames())]
    most: Option<u32>,
}

/// The output of a run, for any tree.
#[derive(Args)]
pub struct Showing {
    #[command(flatten)]
    pub shown: ViewOptions,
    #[command(flatten)]
    output: Output,
    /// The file format, if the name does not give it; svg is a folder of pictures
    #[arg(long, value_name = "KIND", value_parser = formats(is_of_run), help_heading = "Output")]
    format: Option<&'static Format>,
    /// Maximum number of frames
    #[arg(long, value_name = "NUMBER", default_value_t = MOST_STOPS as u32, value_parser = frames(), help_heading = "Output")]
    most_frames: u32,
    /// One frame with overlays, or one frame per step (.tex only)
    #[arg(long, value_name = "HOW", default_value = "overlays", value_parser = ids(Frames::ALL.iter().map(|one| one.id()), Frames::named), help_heading = "Output")]
    frames: Frames,
    /// Speed of the animation: 2 is twice as fast (.gif only)
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = speed, help_heading = "Output")]
    speed: f64,
}

fn frames() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=10_000)
}

fn speed(text: &str) -> Result<f64, String> {
    let speed = text.parse().ok().filter(|speed| (0.1..=20.0).contains(speed));
    speed.ok_or_else(|| "a number from 0.1 to 20 is needed".to_owned())
}

/// A run being written.
struct RunWriter<'a> {
    studio: &'a Studio,
    teller: Teller<'a>,
    language: Language,
    stops: Stops,
}

impl RunCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let most = self.most.unwrap_or(self.showing.most_frames);
        self.showing.show_most(most, |streams, _| self.given.read(streams), streams)
    }
}

impl Showing {
    pub fn show(&self, tree: impl TreeInput, streams: &mut Streams) -> Result<(), CliError> {
        self.show_most(self.most_frames, tree, streams)
    }

    fn show_most(&self, most: u32, tree: impl TreeInput, streams: &mut Streams) -> Result<(), CliError> {
        let format = self.format()?;
        let ((run, boards), words, language) =
            (self.shown.run(|settings| tree(streams, settings))?, self.shown.words(), self.shown.language);
        let manner = manner_of(format, &run, self.shown.manner(&run, boards, &words));
        check_size(manner.extent, run.tree.len(), "secateur picture --view page")?;
        let stops = run.stops(manner.course, manner.grain, most as usize);
        let studio = Studio::new(run, manner);
        let teller = Teller::new(&words, &studio);
        let writer = RunWriter { studio: &studio, teller, language, stops };
        let bytes = match format.maker {
            Maker::Run(_, begin) => writer.paper(begin, self.frames),
            _ => match format.extension {
                "pdf" => writer.pdf()?,
                "gif" => writer.gif(self.speed)?,
                "csv" => rows::csv(&writer.table(&score_word)).into_bytes(),
                "md" => {
                    let numbers = writer.studio.manner().numbers();
                    rows::markdown(&writer.table(&|score| numbers.write(score))).into_bytes()
                }
                _ => return writer.folder(&self.output),
            },
        };
        self.output.write(bytes, streams)
    }

    /// A name without an extension is a folder.
    fn format(&self) -> Result<&'static Format, CliError> {
        let folder = Format::named("folder").expect("a row of the table");
        let is_folder = !self.output.is_standard() && self.output.output.extension().is_none();
        let said = self.format.or(is_folder.then_some(folder));
        match self.output.format(said, |format| is_of_run(format) && format.id != folder.id)? {
            format if format.id == folder.id && self.output.is_standard() => {
                Err(CliError::words("a folder cannot be written to standard output"))
            }
            format => Ok(format),
        }
    }
}

/// The options with the room for a tree in this format.
fn manner_of(format: &Format, run: &StudioRun, manner: StudioOptions) -> StudioOptions {
    match (format.maker, format.extension) {
        (Maker::Run(own, _), _) => own(&run.tree, manner),
        (_, "gif" | "pdf") => frames::manner(manner),
        _ => manner,
    }
}

impl RunWriter<'_> {
    /// Each step with its figure, one after the other.
    fn slides(&self) -> impl Iterator<Item = RunSlide> {
        let mut progress = Progress::new("Drawing", self.stops.steps.len());
        self.stops.steps.iter().enumerate().map(move |(done, &step)| {
            progress.tell(done);
            self.teller.slide(self.studio, step)
        })
    }

    fn paper(&self, begin: fn(&Studio, RunFile) -> Box<dyn PaperWriter>, frames: Frames) -> Vec<u8> {
        let say = |note| self.teller.note(note);
        let file = RunFile {
            end: self.teller.end(&self.stops),
            language: self.language.id.to_owned(),
            font: fonts::style(),
            is_separate: frames == Frames::Separate,
            slides: self.stops.steps.len(),
            ..RunFile::new(self.studio, &say)
        };
        let mut paper = begin(self.studio, file);
        self.slides().for_each(|slide| paper.take(self.studio, slide, &say));
        paper.finish(self.studio)
    }

    /// The steps as frames of equal size, as SVG.
    fn frames(slides: &[RunSlide]) -> impl Fn(usize) -> Result<Vector, CliError> {
        let frames: Vec<CaptionLines> = slides.iter().map(CaptionLines::wrap).collect();
        let lines = frames.iter().map(CaptionLines::lines).max().unwrap_or_default();
        let last = frames.len().saturating_sub(1).max(1);
        let font = fonts::style();
        move |index| Vector::parse(&frames[index].svg(&font, lines, index as f64 / last as f64))
    }

    fn pdf(&self) -> Result<Vec<u8>, CliError> {
        let slides: Vec<RunSlide> = self.slides().collect();
        let frame = Self::frames(&slides);
        Ok(vector::pdf(&(0..slides.len()).map(frame).collect::<Result<Vec<_>, _>>()?, true))
    }

    /// One row per step, the head first.
    fn table(&self, score: &dyn Fn(Score) -> String) -> Vec<Vec<String>> {
        let head = ["step", "node", "α", "β", "value", "what has happened"].map(str::to_owned).to_vec();
        let told = steps::told(self.studio, &self.teller, &self.stops.steps);
        std::iter::once(head).chain(told.iter().map(|told| told.cells(score))).collect()
    }

    fn gif(&self, speed: f64) -> Result<Vec<u8>, CliError> {
        let slides: Vec<RunSlide> = self.slides().collect();
        let frame = Self::frames(&slides);
        let drawn = |index: usize| frame(index)?.points(frames::WIDTH);
        // Steps from all over the run have all of its colours.
        let every = slides.len().div_ceil(SAMPLE);
        let sample: Vec<_> = (0..slides.len()).step_by(every).map(drawn).collect::<Result<_, _>>()?;
        let mut gif = Gif::new(&sample[0], GifPalette::from_pictures(&sample));
        let mut progress = Progress::new("Painting", slides.len());
        for (index, slide) in slides.iter().enumerate() {
            progress.tell(index);
            let is_last = index + 1 == slides.len();
            gif.add(&drawn(index)?, hundredths(slide, is_last, speed));
        }
        Ok(gif.finish())
    }

    fn folder(&self, output: &Output) -> Result<(), CliError> {
        let folder = &output.output;
        let unmade = |error| CliError::unusable(format!("the folder {} cannot be made: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(unmade)?;
        let digits = self.stops.steps.last().map_or(1, |step| step.to_string().len());
        let font = fonts::style();
        for RunSlide { figure, step, sentence, .. } in self.slides() {
            let background = Some(figure.colour("--paper"));
            let svg = figure.svg(Svg { title: &sentence.text(), font: &font, background, width: None });
            output::write(&folder.join(format!("step-{step:0digits$}.svg")), svg)?;
        }
        Ok(())
    }
}

/// The number of frames from which the colours are taken.
const SAMPLE: usize = 12;

/// How long a step is shown.
fn hundredths(slide: &RunSlide, is_last: bool, speed: f64) -> u16 {
    let time = f64::from(film::reading_time(slide.sentence.text().chars().count())) / 10.0;
    let longer = if is_last { 200.0 } else { 0.0 };
    ((time + longer) / speed).clamp(5.0, 6000.0) as u16
}
