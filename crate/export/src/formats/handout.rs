//! A run as a handout for paper: frames of figure and sentence, two or more per page for any size of tree, black on white, with page
//! numbers. One self-contained HTML file; the page prints the same.

use super::{Format, Maker, RunFile, gathered};
use crate::xml::Xml;
use crate::{
    Extent, FigureTheme, MarkedSentence, Room, RunSlide, RunWords, SentenceMark, Stretch, Studio, StudioOptions, Svg,
};
use secateur::tree::GameTree;
use secateur_drawing::picture::MOST_LEAVES;

pub(super) const FORMAT: Format = Format {
    id: "handout",
    extension: "html",
    media: "text/html",
    help: "A handout to print",
    maker: Maker::Run(Handout::manner, |_, file| gathered(file, write)),
    on_page: 1,
    options: &[],
};

fn write(_: &Studio, file: &RunFile, frames: &[RunSlide]) -> String {
    let RunFile { name, title, end, key, language, font, .. } = file;
    Handout { language, title: name, words: RunWords { title, end }, key, font, frames }.html()
}

/// The sheet in every handout.
const SHEET: &str = include_str!("handout.css");

/// A handout.
pub struct Handout<'a> {
    /// The language of its words, as in `lang`.
    pub language: &'a str,
    /// Its name.
    pub title: &'a str,
    /// What is searched and how; and a note if the run is cut short.
    pub words: RunWords<'a>,
    /// The meaning of lines, fills and signs.
    pub key: &'a str,
    /// A style with the font embedded, or empty.
    pub font: &'a str,
    /// Its frames, in order; their figures made with the [options](Handout::manner) for handouts.
    pub frames: &'a [RunSlide],
}

/// The number of frames per page, across and down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageGrid {
    /// Across.
    pub columns: usize,
    /// Down.
    pub rows: usize,
}

/// A wider figure, in px, takes the full width of a page.
const WIDEST_HALF: f64 = 800.0;
/// The area for frames on A4, within its margins: mm.
const PAGE: (f64, f64) = (184.0, 252.0);
/// Between columns.
const GUTTER: f64 = 8.0;
/// The height of a frame without its figure.
const WORDS: f64 = 20.0;
/// How far a figure may shrink for one more row.
const LEAST_SHARE: f64 = 0.8;

impl PageGrid {
    /// For figures of this size, px: at least two rows, and as many as leave the figures nearly as wide as their column.
    pub fn fit(width: f64, height: f64) -> PageGrid {
        let columns = if width <= WIDEST_HALF { 2 } else { 1 };
        let across = (PAGE.0 - GUTTER * (columns - 1) as f64) / columns as f64;
        let down = across * height / width * LEAST_SHARE + WORDS;
        PageGrid { columns, rows: ((PAGE.1 / down) as usize).clamp(2, 8) }
    }

    /// Frames per page.
    pub fn frames(self) -> usize {
        self.columns * self.rows
    }
}

/// The room of a frame, px: of two side by side, and of one at full width.
const ROOMS: [Room; 2] = [Room { width: 680.0, height: 320.0 }, Room { width: 1340.0, height: 470.0 }];
/// Trees with more leaves take the full width.
const MOST_LEAVES_IN_HALF: usize = 12;

impl Handout<'_> {
    /// The options with the room for a tree on paper, and its colours. A tree that would be illegible there as a whole is shown as on the
    /// page.
    pub fn manner(tree: &GameTree, manner: StudioOptions) -> StudioOptions {
        let room = ROOMS[usize::from(MOST_LEAVES_IN_HALF < tree.leaf_count())];
        let extent = if tree.leaf_count() <= MOST_LEAVES { Extent::Whole } else { Extent::Page };
        StudioOptions { room, extent, theme: FigureTheme::Print, ..manner }
    }

    /// The whole file.
    pub fn html(&self) -> String {
        let mut out = Xml::default();
        out.raw("<!DOCTYPE html>\n");
        out.open("html");
        out.set("lang", self.language);
        out.raw(">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n");
        out.element("title", &format!("{} · {}", self.title, self.words.title));
        // Neither the sheet nor a font in base64 can end a style element.
        for style in [self.font, SHEET].into_iter().filter(|style| !style.is_empty()) {
            out.raw("\n<style>");
            out.raw(style);
            out.raw("</style>");
        }
        out.raw("\n</head>\n<body class=\"is-handout\">\n");
        out.raw(&self.pages());
        out.raw("\n</body>\n</html>\n");
        out.finish()
    }

    /// Its pages, without the file around them.
    pub fn pages(&self) -> String {
        let grid = self
            .frames
            .first()
            .map_or(PageGrid { columns: 1, rows: 2 }, |first| PageGrid::fit(first.figure.width, first.figure.height));
        let pages: Vec<&[RunSlide]> = self.frames.chunks(grid.frames()).collect();
        let mut out = Xml::default();
        out.start("main", "handout");
        for (number, frames) in pages.iter().enumerate() {
            self.page(&mut out, grid, frames, (number + 1, pages.len()));
        }
        out.close("main");
        out.finish()
    }

    fn page(&self, out: &mut Xml, grid: PageGrid, frames: &[RunSlide], (number, all): (usize, usize)) {
        out.raw("\n");
        out.start("section", "handout-page");
        if number == 1 {
            out.raw("<header>");
            out.element("h1", self.title);
            out.element("p", self.words.title);
            out.raw("</header>");
        }
        out.start("ol", &format!("has-{}-columns has-{}-rows", grid.columns, grid.rows));
        frames.iter().for_each(|one| frame(out, one));
        let end = Some(self.words.end).filter(|end| number == all && !end.is_empty());
        let has_room = frames.len() < grid.frames();
        end.filter(|_| has_room).into_iter().for_each(|end| ending(out, "li", end));
        out.close("ol");
        end.filter(|_| !has_room).into_iter().for_each(|end| ending(out, "p", end));
        out.raw("<footer>");
        out.element("p", self.key);
        out.element("p", &format!("{number} / {all}"));
        out.raw("</footer>");
        out.close("section");
    }
}

fn ending(out: &mut Xml, tag: &str, end: &str) {
    out.start(tag, "end");
    out.text(end);
    out.close(tag);
}

fn frame(out: &mut Xml, RunSlide { figure, label, sentence, .. }: &RunSlide) {
    out.raw("\n<li>");
    out.start("p", "says");
    out.start("span", "at");
    out.text(label);
    out.close("span");
    said(out, sentence);
    out.close("p");
    out.raw(&figure.svg(Svg { title: &sentence.text(), ..Svg::default() }));
    out.raw("</li>");
}

/// A sentence with its marks as elements.
fn said(out: &mut Xml, sentence: &MarkedSentence) {
    for Stretch { text, marks } in &sentence.stretches {
        for mark in marks {
            match mark {
                SentenceMark::Key => out.raw("<b>"),
                SentenceMark::Now => out.raw("<mark>"),
                mark => out.start("span", mark.id()),
            }
        }
        out.text(text);
        for mark in marks.iter().rev() {
            out.close(match mark {
                SentenceMark::Key => "b",
                SentenceMark::Now => "mark",
                _ => "span",
            });
        }
    }
}
