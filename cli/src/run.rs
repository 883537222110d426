//! `secateur run`: a run from its start to its end, as slides, a handout, pages, an animation, a table or a folder of
//! pictures.

use std::fs;

use clap::{Args, ValueEnum};
use secateur::Score;
use secateur::rows;
use secateur_courses::film;
use secateur_export::pptx::{Called, Deck, Pptx};
use secateur_export::{
    Beamer, Frames, Handout, MOST_STOPS, Manner, Run as Recorded, RunWords, Slide, Stops, Studio, Svg,
};

use crate::fault::Fault;
use crate::fonts;
use crate::frames::{self, Frame};
use crate::given::{Asked, Given};
use crate::moving::{Gif, Palette};
use crate::output::{self, Output};
use crate::picture::check_size;
use crate::progress::Progress;
use crate::shown::Shown;
use crate::steps;
use crate::streams::Streams;
use crate::told::Teller;
use crate::values::{ids, score_word};
use crate::vector::{self, Vector};
use crate::words::{Language, Words};

pub const EXAMPLES: &str = "\
Examples:
  secateur run \"((3 12 8) (2 4 6) (14 5 2))\" --output slides.pptx
  secateur run --grain lecture --language pl --file tree.txt --output slides.tex
  secateur run --notation e \"((3 12) (2 4))\" --output run.gif
  secateur run --grain leaf \"((3 12) (2 4))\" --output run.csv
  secateur random --seed 7 | secateur run - --output steps/";

/// What a run becomes.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Slides for PowerPoint and LibreOffice
    Pptx,
    /// Slides for LaTeX, with Beamer
    Tex,
    /// A handout to print
    Html,
    /// A page for each step
    Pdf,
    /// An animation
    Gif,
    /// A table for spreadsheets: step, node, α, β, value, what has happened
    Csv,
    /// The same table in Markdown
    Md,
    /// A folder of pictures
    Svg,
}

const KINDS: [&str; 7] = ["pptx", "tex", "html", "pdf", "gif", "csv", "md"];

#[derive(Args)]
pub struct Run {
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    showing: Showing,
    /// What `--most-frames` was called where no game may have a greatest take
    #[arg(long, hide = true, value_name = "NUMBER", conflicts_with = "most_frames", value_parser = frames())]
    most: Option<u32>,
}

/// What a run becomes, whatever the tree.
#[derive(Args)]
pub struct Showing {
    #[command(flatten)]
    pub shown: Shown,
    #[command(flatten)]
    output: Output,
    /// The file format, where the name does not give it; svg is a folder of pictures
    #[arg(long, value_enum, value_name = "KIND", help_heading = "Output")]
    format: Option<Kind>,
    /// Stop after so many frames
    #[arg(long, value_name = "NUMBER", default_value_t = MOST_STOPS as u32, value_parser = frames(), help_heading = "Output")]
    most_frames: u32,
    /// One frame with overlays, or a frame for each step (.tex only)
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

/// A run that is being written.
struct Writing<'a> {
    studio: &'a Studio,
    teller: Teller<'a>,
    words: &'a Words,
    language: Language,
    stops: Stops,
}

impl Run {
    pub fn run(&self, streams: &mut Streams) -> Result<(), Fault> {
        let most = self.most.unwrap_or(self.showing.most_frames);
        self.showing.show_most(most, |streams, _| self.given.read(streams), streams)
    }
}

impl Showing {
    pub fn show(&self, tree: impl Asked, streams: &mut Streams) -> Result<(), Fault> {
        self.show_most(self.most_frames, tree, streams)
    }

    fn show_most(&self, most: u32, tree: impl Asked, streams: &mut Streams) -> Result<(), Fault> {
        let kind = self.kind()?;
        let ((run, boards), words, language) =
            (self.shown.run(|settings| tree(streams, settings))?, self.shown.words(), self.shown.language);
        let manner = manner_of(kind, &run, self.shown.manner(&run, boards, &words));
        check_size(manner.extent, run.tree.len(), "secateur picture --view page")?;
        let stops = run.stops(manner.course, manner.grain, most as usize);
        let studio = Studio::new(run, manner);
        let teller = Teller::new(&words, &studio);
        let writing = Writing { studio: &studio, teller, words: &words, language, stops };
        match kind {
            Kind::Pptx => self.output.write(writing.pptx(), streams),
            Kind::Tex => self.output.write(writing.tex(self.frames), streams),
            Kind::Html => self.output.write(writing.html(), streams),
            Kind::Pdf => self.output.write(writing.pdf()?, streams),
            Kind::Gif => self.output.write(writing.gif(self.speed)?, streams),
            Kind::Csv => self.output.write(rows::csv(&writing.table(&score_word)), streams),
            Kind::Md => {
                let numbers = writing.studio.manner().numbers();
                self.output.write(rows::markdown(&writing.table(&|score| numbers.write(score))), streams)
            }
            Kind::Svg => writing.folder(&self.output),
        }
    }

    /// What has no ending is a folder.
    fn kind(&self) -> Result<Kind, Fault> {
        let is_folder = !self.output.is_standard() && self.output.output.extension().is_none();
        let said = self.format.or(is_folder.then_some(Kind::Svg));
        let named = |ending: &str| Kind::from_str(ending, false).ok().filter(|&kind| kind != Kind::Svg);
        match self.output.kind(said, named, &KINDS)? {
            Kind::Svg if self.output.is_standard() => {
                Err(Fault::words("a folder cannot be written to standard output"))
            }
            kind => Ok(kind),
        }
    }
}

/// The manner with the room that a tree has in this kind of file.
fn manner_of(kind: Kind, run: &Recorded, manner: Manner) -> Manner {
    match kind {
        Kind::Pptx => Pptx::manner(manner),
        Kind::Html => Handout::manner(&run.tree, manner),
        Kind::Gif | Kind::Pdf => frames::manner(manner),
        Kind::Tex => Beamer::manner(&run.tree, manner),
        Kind::Svg | Kind::Csv | Kind::Md => manner,
    }
}

impl Writing<'_> {
    /// Each step with its figure, one after the other.
    fn slides(&self) -> impl Iterator<Item = Slide> {
        let mut progress = Progress::new("Drawing", self.stops.steps.len());
        self.stops.steps.iter().enumerate().map(move |(done, &step)| {
            progress.tell(done);
            self.teller.slide(self.studio, step)
        })
    }

    fn pptx(&self) -> Vec<u8> {
        let (title, end) = (self.teller.about(), self.teller.end(&self.stops));
        let words = RunWords { title: &title, end: &end };
        let (theme, language) = (self.studio.manner().theme, self.language.id);
        let mut pptx = Pptx::new(Deck { words, language, theme, slides: self.stops.steps.len() });
        let called = Called { tree: &self.studio.run().tree, names: &|node| self.studio.name(node) };
        for slide in self.slides() {
            pptx.add(&slide, &self.teller.notes(self.studio, slide.step), &called);
        }
        pptx.finish()
    }

    fn tex(&self, frames: Frames) -> String {
        let (title, end) = (self.teller.about(), self.teller.end(&self.stops));
        let slides: Vec<Slide> = self.slides().collect();
        let words = RunWords { title: &title, end: &end };
        Beamer { slides: &slides, names: &self.studio.node_names(), words, frames }.tex()
    }

    fn html(&self) -> String {
        let (title, end) = (self.teller.about(), self.teller.end(&self.stops));
        let frames: Vec<Slide> = self.slides().collect();
        let cuts = self.studio.manner().notation.cuts.id();
        Handout {
            language: self.language.id,
            title: &self.words.text("page-title", &[]),
            words: RunWords { title: &title, end: &end },
            key: &self.words.text("print-key", &[("cuts", cuts)]),
            font: &fonts::style(),
            frames: &frames,
        }
        .html()
    }

    /// The steps as frames of one size, as SVG.
    fn frames(slides: &[Slide]) -> impl Fn(usize) -> Result<Vector, Fault> {
        let frames: Vec<Frame> = slides.iter().map(Frame::of).collect();
        let lines = frames.iter().map(Frame::lines).max().unwrap_or_default();
        let last = frames.len().saturating_sub(1).max(1);
        let font = fonts::style();
        move |index| Vector::of(&frames[index].svg(&font, lines, index as f64 / last as f64))
    }

    fn pdf(&self) -> Result<Vec<u8>, Fault> {
        let slides: Vec<Slide> = self.slides().collect();
        let frame = Self::frames(&slides);
        Ok(vector::pdf(&(0..slides.len()).map(frame).collect::<Result<Vec<_>, _>>()?, true))
    }

    /// A row a step, the head first.
    fn table(&self, score: &dyn Fn(Score) -> String) -> Vec<Vec<String>> {
        let head = ["step", "node", "α", "β", "value", "what has happened"].map(str::to_owned).to_vec();
        let told = steps::told(self.studio, &self.teller, &self.stops.steps);
        std::iter::once(head).chain(told.iter().map(|told| told.cells(score))).collect()
    }

    fn gif(&self, speed: f64) -> Result<Vec<u8>, Fault> {
        let slides: Vec<Slide> = self.slides().collect();
        let frame = Self::frames(&slides);
        let drawn = |index: usize| frame(index)?.points(frames::WIDTH);
        // Steps from all of the run have all of its colours.
        let every = slides.len().div_ceil(SAMPLE);
        let sample: Vec<_> = (0..slides.len()).step_by(every).map(drawn).collect::<Result<_, _>>()?;
        let mut gif = Gif::new(&sample[0], Palette::of(&sample));
        let mut progress = Progress::new("Painting", slides.len());
        for (index, slide) in slides.iter().enumerate() {
            progress.tell(index);
            let is_last = index + 1 == slides.len();
            gif.add(&drawn(index)?, hundredths(slide, is_last, speed));
        }
        Ok(gif.finish())
    }

    fn folder(&self, output: &Output) -> Result<(), Fault> {
        let folder = &output.output;
        let unmade = |error| Fault::unusable(format!("the folder {} cannot be made: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(unmade)?;
        let digits = self.stops.steps.last().map_or(1, |step| step.to_string().len());
        let font = fonts::style();
        for Slide { figure, step, sentence, .. } in self.slides() {
            let background = Some(figure.colour("--paper"));
            let svg = figure.svg(Svg { title: &sentence.text(), font: &font, background, width: None });
            output::write(&folder.join(format!("step-{step:0digits$}.svg")), svg)?;
        }
        Ok(())
    }
}

/// So many frames tell the colours of all.
const SAMPLE: usize = 12;

/// How long a step is seen.
fn hundredths(slide: &Slide, is_last: bool, speed: f64) -> u16 {
    let time = f64::from(film::reading_time(slide.sentence.text().chars().count())) / 10.0;
    let longer = if is_last { 200.0 } else { 0.0 };
    ((time + longer) / speed).clamp(5.0, 6000.0) as u16
}
