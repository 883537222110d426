//! Figures: a step of a run drawn for a self-contained file. A figure is the picture's own drawing with the looks of the page's style
//! sheets, so a file looks like the page.
//!
//! `studio` makes the figures of a run, `paint` that of a scene; `element` stores the drawing, `sheet` reads the style sheets, `look`
//! computes the look of each element. Every format has a module in `formats` that writes what is [visible](Figure::seen), and a row of
//! their table.
//!
//! ```
//! use secateur_export::{Studio, StudioOptions, StudioRun, Svg};
//! # use std::rc::Rc;
//! let tree = secateur::notation::read("((3 12 8) (2 4 6))").unwrap();
//! let settings = secateur::search::Settings::default();
//! let trace = secateur::search::record(&tree, &settings).unwrap();
//! let studio = Studio::new(StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, StudioOptions::default());
//! assert!(studio.figure(7).svg(Svg::default()).starts_with("<svg "));
//! ```

mod about;
mod beside;
mod element;
mod formats;
mod look;
mod matrix;
mod numbers;
mod paint;
mod sentence;
mod sheet;
mod slide;
mod stops;
mod studio;
mod table;
mod tex;
mod way;
mod wrap;
mod xml;

use std::rc::Rc;

pub use about::about;
pub use beside::{Lane, beside};
pub use element::Element;
pub use formats::beamer::{Beamer, Frames};
pub use formats::handout::{Handout, PageGrid};
pub use formats::pptx;
pub use formats::svg::{Svg, font_face};
pub use formats::tikz::{NodeNames, tikz};
pub use formats::{FORMATS, FileOption, Format, Maker, PaperWriter, RunFile, StepFile};
pub use look::{FigureTheme, Look, StyledElement};
pub use matrix::Matrix;
pub use sentence::{MarkedSentence, SentenceMark, Stretch};
pub use slide::{RunSlide, RunWords, SlideNote};
pub use stops::{MOST_STOPS, Stops};
pub use studio::{Extent, Room, Studio, StudioOptions, StudioRun};
pub use table::{TableRow, table};
pub use tex::{TexCell, tabular, tex};

use look::Looks;

/// A drawn step of a run.
pub struct Figure {
    /// Px.
    pub width: f64,
    /// Px.
    pub height: f64,
    drawn: Element,
    looks: Rc<Looks>,
}

impl Figure {
    /// Everything visible, as a tree of elements with their looks and positions: the input of file writers.
    pub fn seen(&self) -> StyledElement<'_> {
        self.looks.seen(&self.drawn).expect("no style sheet hides the tree itself")
    }

    /// The colour of a name in the style sheets, such as `--paper`, as `#rrggbb`.
    pub fn colour(&self, name: &str) -> &str {
        self.looks.colour(name)
    }
}

#[cfg(test)]
fn test_sizes() -> [(&'static str, f64); 6] {
    ["--leaf-font", "--value-font", "--window-font", "--name-font", "--margin-font", "--pen"].map(|name| (name, 1.5))
}
