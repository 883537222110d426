//! Slides of runs, with words as a locale would supply them.

use std::rc::Rc;

use secateur::notation;
use secateur::search::{self, Settings};
use secateur_drawing::picture::{CaptionMessage, Captions};
use secateur_export::pptx::{Deck, Pptx, ShapeNames};
use secateur_export::{
    Extent, FigureTheme, MarkedSentence, RunSlide, RunWords, SlideNote, Studio, StudioOptions, StudioRun,
};

/// A run to be made into slides.
pub struct SlideShow {
    pub studio: Studio,
    /// Of every slide.
    pub steps: Vec<usize>,
    pub end: &'static str,
}

impl SlideShow {
    /// For a tree given as text: at each step of the grain.
    pub fn record(text: &str, settings: Settings, manner: StudioOptions) -> SlideShow {
        SlideShow::record_extent(text, settings, manner, Extent::Page)
    }

    /// The same with this much of the tree.
    pub fn record_extent(text: &str, settings: Settings, manner: StudioOptions, extent: Extent) -> SlideShow {
        let tree = notation::read(text).unwrap();
        let trace = search::record(&tree, &settings).unwrap();
        let length = trace.events.len();
        let mut steps = vec![0];
        while let Some(&step) = steps.last().filter(|&&step| step < length) {
            steps.push(manner.grain.next(&trace, step));
        }
        let captions = Captions::write(&tree, &settings, manner.notation.rows, &said);
        let manner = StudioOptions { captions, extent, ..Pptx::manner(manner) };
        SlideShow {
            studio: Studio::new(StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, manner),
            steps,
            end: "",
        }
    }

    pub fn theme(&self) -> FigureTheme {
        self.studio.manner().theme
    }

    /// The title of a slide.
    pub fn sentence(&self, step: usize) -> MarkedSentence {
        MarkedSentence::read(&format!(
            "At <k>b</k> α is <a>{step}</a>, β is <b>+∞</b>: <nb><a>{step}</a> < <b>+∞</b></nb>, <mark>no</mark> <x>cut-off</x>."
        ))
    }

    pub fn label(&self, step: usize) -> String {
        format!("Step {step} of {}", self.studio.run().trace.events.len())
    }

    pub fn notes(&self, step: usize) -> Vec<String> {
        let said = |note: &SlideNote| {
            let arguments: Vec<_> = note.arguments.iter().map(|(name, text)| format!("{name}: {text}")).collect();
            format!("{} {}", note.id, arguments.join(", "))
        };
        self.studio.notes(step).iter().map(said).collect()
    }

    /// The bytes of the file.
    pub fn pptx(&self, language: &str) -> Vec<u8> {
        let words = RunWords { title: "Alpha-beta & <friends>", end: self.end };
        let mut pptx = Pptx::new(Deck { words, language, theme: self.theme(), slides: self.steps.len() });
        let called = ShapeNames { tree: &self.studio.run().tree, names: &|node| self.studio.name(node) };
        for &step in &self.steps {
            let slide = RunSlide {
                figure: self.studio.figure(step),
                step,
                label: self.label(step),
                sentence: self.sentence(step),
            };
            pptx.add(&slide, &self.notes(step), &called);
        }
        pptx.finish()
    }
}

/// A message in no real language.
fn said(message: CaptionMessage) -> String {
    let number = message.number.map_or_else(String::new, |(_, number)| format!(" {number}"));
    format!("{}{number}", message.id.rsplit('-').next().unwrap_or_default())
}
