//! Slides of a run for PowerPoint, which are written one by one.

use wasm_bindgen::prelude::*;

use secateur::figure::pptx::{self, Called, Deck};
use secateur::figure::{self, Note, RunWords, Said, Slide};

use super::Run;
use super::figures::{Asked, Studio, manner};

/// Slides as they are written.
#[wasm_bindgen]
pub struct Pptx {
    studio: figure::Studio,
    /// Until it is finished.
    pptx: Option<pptx::Pptx>,
}

#[wasm_bindgen]
impl Pptx {
    /// What the notes of a step say besides its sentence: messages as `[id, name, text, name, text …]`.
    pub fn notes(&self, step: usize) -> Vec<JsValue> {
        let note = |Note { id, arguments }: Note| {
            let words = arguments.into_iter().flat_map(|(name, text)| [name.to_owned(), text]);
            let texts = [id.to_owned()].into_iter().chain(words);
            texts.map(JsValue::from).collect::<js_sys::Array>().into()
        };
        self.studio.notes(step).into_iter().map(note).collect()
    }

    /// Writes the next slide: a step, what that is called, what is said of it, with its marks, and what its notes say.
    pub fn take(&mut self, step: usize, label: String, sentence: &str, notes: Vec<String>) {
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
    /// run is cut that it goes on, and its language.
    pub fn pptx(&self, asked: &Asked, about: &str, end: &str, language: &str, slides: usize) -> Pptx {
        let Studio(studio) = self.studio_of(pptx::Pptx::manner(manner(asked)));
        let words = RunWords { title: about, end };
        let pptx = pptx::Pptx::new(Deck { words, language, theme: studio.manner().theme, slides });
        Pptx { studio, pptx: Some(pptx) }
    }
}
