//! Slides of a run for PowerPoint, which are written one by one.

use wasm_bindgen::prelude::*;

use secateur_export::pptx::{self, Called, Deck};
use secateur_export::{self, RunWords, Said, Slide};

use super::Run;
use super::figures::{Asked, Says, Studio, manner};

/// Slides as they are written.
#[wasm_bindgen]
pub struct Pptx {
    studio: secateur_export::Studio,
    says: Says,
    /// Until it is finished.
    pptx: Option<pptx::Pptx>,
}

#[wasm_bindgen]
impl Pptx {
    /// Writes the next slide: a step, what that is called, and what is said of it, with its marks.
    pub fn take(&mut self, step: usize, label: String, sentence: &str) {
        let notes: Vec<String> = self.studio.notes(step).into_iter().map(|note| self.says.say(note)).collect();
        let slide = Slide { figure: self.studio.figure(step), step, label, sentence: Said::read(sentence) };
        let called = Called { tree: &self.studio.run().tree, names: &|node| self.studio.name(node) };
        if let Some(pptx) = &mut self.pptx {
            pptx.add(&slide, &notes, &called);
        }
    }

    /// The bytes of the file.
    pub fn finish(&mut self) -> Vec<u8> {
        self.pptx.take().map(pptx::Pptx::finish).unwrap_or_default()
    }
}

#[wasm_bindgen]
impl Run {
    /// Begins so many slides of it for PowerPoint, which have a room and an extent of their own: what is searched and how, where the
    /// run is cut that it goes on, its language, and who says what is in the notes.
    pub fn pptx(&self, asked: &Asked, about: &str, end: &str, language: &str, slides: usize, says: Says) -> Pptx {
        let Studio(studio) = self.studio_of(pptx::Pptx::manner(manner(self, asked)));
        let words = RunWords { title: about, end };
        let pptx = pptx::Pptx::new(Deck { words, language, theme: studio.manner().theme, slides });
        Pptx { studio, says, pptx: Some(pptx) }
    }
}
