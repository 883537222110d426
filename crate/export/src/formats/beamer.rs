//! A run as Beamer slides: a complete document. The tree is one picture, in which everything is drawn once, with its slides and its look on
//! each; sentences and labels are around it. So a run is one frame with overlays, or frames with one slide each, between which others may
//! be inserted.

use super::tikz::{GENERAL, NodeNames, Scale, SlideWords, TikzNodes, TikzPicture, is_dark};
use super::{FileOption, Format, Maker, RunFile, gathered};
use crate::tex::{comment, tex};
use crate::{Extent, Figure, MarkedSentence, Room, RunSlide, RunWords, Studio, StudioOptions};
use secateur::named;
use secateur::tree::GameTree;

named! {
    /// How a run becomes frames.
    Frames {
        /// One frame, step by step.
        Overlays = "overlays",
        /// A frame for each step.
        Separate = "separate",
    }
}

/// The room for the tree on a slide of 16:9, pt.
const ROOM: (f64, f64) = (415.0, 173.0);
/// The same in px, for small trees and for larger ones, which would be too small or too large in the other's room.
const ROOMS: [Room; 2] = [Room { width: 680.0, height: 285.0 }, Room { width: 1340.0, height: 560.0 }];
/// Trees with more leaves than this are drawn in the larger room.
const MOST_LEAVES_SMALL: usize = 12;

pub(super) const FORMAT: Format = Format {
    id: "beamer",
    extension: "tex",
    media: "application/x-tex",
    help: "Slides for LaTeX, with Beamer",
    maker: Maker::Run(Beamer::manner, |_, file| gathered(file, write)),
    on_page: 2,
    options: &[FileOption::Separate],
};

/// The document; empty without slides.
fn write(studio: &Studio, file: &RunFile, slides: &[RunSlide]) -> String {
    let words = RunWords { title: &file.title, end: &file.end };
    let frames = if file.is_separate { Frames::Separate } else { Frames::Overlays };
    let document = Beamer { slides, names: &studio.node_names(), words, frames };
    if slides.is_empty() { String::new() } else { document.tex() }
}

/// A run as a document.
pub struct Beamer<'a> {
    /// At least one; all figures have the same size.
    pub slides: &'a [RunSlide],
    /// The names of the nodes.
    pub names: &'a NodeNames,
    /// What is searched and how, and a note if the run is cut short.
    pub words: RunWords<'a>,
    /// How it is divided into frames.
    pub frames: Frames,
}

impl Beamer<'_> {
    /// The options with the room for a tree on a slide. A tree that would be illegible there as a whole is shown as on the page.
    pub fn manner(tree: &GameTree, manner: StudioOptions) -> StudioOptions {
        let room = ROOMS[usize::from(MOST_LEAVES_SMALL < tree.leaf_count())];
        StudioOptions { room, extent: Extent::Page, ..manner }
    }

    /// The document.
    pub fn tex(&self) -> String {
        let Beamer { slides, words, frames, .. } = *self;
        let picture = self.picture();
        let mut lines = head(&picture, words);
        lines.extend(preamble(&picture, is_dark(&slides[0].figure)));
        lines.push("\\begin{document}".to_owned());
        lines.extend(frame(slides, &picture, frames));
        if frames == Frames::Separate {
            lines.extend((2..=slides.len()).map(|slide| format!("\\againframe<{slide}>{{run}}")));
        }
        if !words.end.is_empty() {
            lines.push(format!("\\begin{{frame}}\\sentence {}\\end{{frame}}", tex(words.end)));
        }
        lines.push("\\end{document}".to_owned());
        lines.join("\n") + "\n"
    }

    /// The tree on all slides, with the sentences in its colours.
    fn picture(&self) -> TikzPicture {
        let Beamer { slides, words, names, .. } = *self;
        let figures: Vec<&Figure> = slides.iter().map(|slide| &slide.figure).collect();
        let said: Vec<&MarkedSentence> = slides.iter().map(|slide| &slide.sentence).collect();
        let besides: Vec<&str> = slides.iter().map(|slide| slide.label.as_str()).chain([words.end]).collect();
        let scale = Scale::to_fit(figures[0], ROOM);
        let spoken = SlideWords { said: &said, besides: &besides };
        TikzPicture::from_slides(&figures, spoken, TikzNodes::collect(&figures, names, scale), scale)
    }
}

fn head(picture: &TikzPicture, words: RunWords<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let needs = picture.needs;
    if needs.cyrillic {
        lines.push("% needs a font with Cyrillic letters under lualatex and xelatex".to_owned());
    }
    if !words.title.is_empty() {
        lines.push(format!("% {}", comment(words.title)));
    }
    lines.push("\\documentclass[aspectratio=169]{beamer}".to_owned());
    let encodings = needs.encodings();
    lines.push("\\usepackage{iftex,tikz}".to_owned());
    // So that letters can be searched for, and copied out of the PDF; Latin Modern has no Cyrillic.
    let map = "\\IfFileExists{cmap.sty}{\\usepackage{cmap}}{}\\usepackage[utf8]{inputenc}";
    let latin = if needs.cyrillic { "" } else { "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}" };
    let encoding = if encodings.contains(&"T2A") { "T1,T2A" } else { "T1" };
    lines.push(format!("\\ifPDFTeX{map}\\usepackage[{encoding}]{{fontenc}}{latin}\\fi"));
    lines
}

/// The styles of the tree and the slides.
fn preamble(picture: &TikzPicture, is_dark: bool) -> Vec<String> {
    let mut lines = vec![
        "\\tikzset{".to_owned(),
        "  on/.code 2 args={\\only<#1>{\\pgfkeysalso{#2}}},".to_owned(),
        "  tree/.style={".to_owned(),
    ];
    lines.extend(GENERAL.iter().map(|option| format!("    {option}")));
    lines.push("  },".to_owned());
    lines.extend(picture.options.iter().map(|option| format!("  {option}")));
    lines.push("}".to_owned());
    lines.extend(picture.definitions.iter().cloned());
    lines.push("\\setbeamertemplate{navigation symbols}{}".to_owned());
    lines.push("\\setbeamersize{text margin left=7mm, text margin right=7mm}".to_owned());
    lines.push("\\setbeamercolor{normal text}{fg=ink}".to_owned());
    if is_dark {
        lines.push("\\setbeamercolor{background canvas}{bg=paper}".to_owned());
    }
    lines.push("\\def\\sentence{\\sffamily\\fontsize{12}{14.5}\\selectfont}".to_owned());
    lines
}

/// The frame of the run, with one slide per step.
fn frame(slides: &[RunSlide], picture: &TikzPicture, frames: Frames) -> Vec<String> {
    let count = slides.len();
    let begin = match frames {
        Frames::Overlays => "\\begin{frame}[t]".to_owned(),
        Frames::Separate => "\\begin{frame}<1>[t, label=run]".to_owned(),
    };
    let mut lines =
        vec![begin, "  \\begin{minipage}[t][1.75cm][t]{\\textwidth}\\raggedright\\sentence\\leavevmode".to_owned()];
    let only = |slide: usize| if count == 1 { String::new() } else { format!("\\only<{}>", slide + 1) };
    let sentences = picture.sentences.iter().enumerate();
    lines.extend(sentences.map(|(slide, sentence)| format!("    {}{{{sentence}}}%", only(slide))));
    lines.push("  \\end{minipage}\\par\\vfill\\centering".to_owned());
    lines.push("  \\begin{tikzpicture}[tree]".to_owned());
    lines.extend(picture.lines.iter().map(|line| format!("    {line}")));
    lines.push("  \\end{tikzpicture}\\par\\vfill".to_owned());
    lines.push("  \\raggedleft\\tiny\\color{inkThree}%".to_owned());
    let labels = slides.iter().enumerate();
    lines.extend(labels.map(|(slide, RunSlide { label, .. })| format!("  {}{{{}}}%", only(slide), tex(label))));
    lines.push("\\end{frame}".to_owned());
    lines
}
