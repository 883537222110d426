//! A run as slides for PowerPoint and all compatible programs: a slide per step, with native shapes and texts, so that a lecturer can edit
//! everything. It draws nothing itself and knows no words: sentences and notes are passed in.
//!
//! `drawn` turns a figure's elements into shapes, `label` does so for windows; `shape`, `text` and `paint` write them, `slide` assembles
//! one slide and `package` the file.

mod arial;
mod drawn;
mod label;
mod package;
mod paint;
mod shape;
mod slide;
mod text;
mod xml;

pub use drawn::ShapeNames;

use super::{FileOption, Format, Maker, PaperWriter, RunFile};
use crate::{Extent, FigureTheme, MarkedSentence, Room, RunSlide, RunWords, SlideNote, Studio, StudioOptions};
use package::{Package, PartKind};
use paint::SlidePalette;
use slide::{NAMESPACES, SIZE, SlideStyle};
use xml::PartXml;

pub(super) const FORMAT: Format = Format {
    id: "pptx",
    extension: "pptx",
    media: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    help: "Slides for PowerPoint and LibreOffice",
    maker: Maker::Run(
        |_, manner| Pptx::manner(manner),
        |studio, file| {
            let words = RunWords { title: &file.title, end: &file.end };
            let RunFile { language, slides, .. } = &file;
            Box::new(Pptx::new(Deck { words, language, theme: studio.manner().theme, slides: *slides }))
        },
    ),
    on_page: 3,
    options: &[FileOption::Dark],
};

/// The common data of all slides of a run.
#[derive(Clone, Copy, Debug)]
pub struct Deck<'a> {
    /// The texts of the run.
    pub words: RunWords<'a>,
    /// The language of all words, as in the names of language files: `pl`.
    pub language: &'a str,
    /// The colours of all figures.
    pub theme: FigureTheme,
    /// The number of slides.
    pub slides: usize,
}

/// Writes slides, one after the other.
pub struct Pptx {
    package: Package,
    palette: SlidePalette,
    language: String,
    end: String,
    written: usize,
}

impl Pptx {
    /// The options with the room for a tree on a slide. A tree that would be illegible there as a whole is shown as on the page.
    pub fn manner(manner: StudioOptions) -> StudioOptions {
        StudioOptions { room: Room { width: 1340.0, height: 578.0 }, extent: Extent::Page, ..manner }
    }

    /// Begins with the parts that do not depend on the slides.
    pub fn new(deck: Deck<'_>) -> Pptx {
        let slides = deck.slides + usize::from(!deck.words.end.is_empty());
        let mut package = Package::new(&parts(slides));
        let palette = SlidePalette::from_theme(deck.theme);
        let language = spoken(deck.language);
        package.relate(
            "",
            &[
                ("ppt/presentation.xml".to_owned(), package::MAIN),
                ("docProps/core.xml".to_owned(), package::CORE),
                ("docProps/app.xml".to_owned(), package::APP),
            ],
        );
        package.put("docProps/app.xml", &app(slides));
        package.put("docProps/core.xml", &core(deck.words.title, &language));
        package.put("ppt/presentation.xml", &presentation(slides, &language));
        package.relate("ppt/presentation.xml", &in_presentation(slides));
        for (path, text) in FIXED {
            package.put(path, filled(text, &palette, &language).as_bytes());
        }
        for (path, to) in RELATED {
            let to: Vec<_> = to.iter().map(|&(target, kind)| (target.to_owned(), kind)).collect();
            package.relate(path, &to);
        }
        Pptx { package, palette, language, end: deck.words.end.to_owned(), written: 0 }
    }

    /// The next slide, and further lines of its notes, besides its number and its sentence.
    pub fn add(&mut self, slide: &RunSlide, notes: &[String], called: &ShapeNames<'_>) {
        let style = SlideStyle { palette: &self.palette, language: &self.language };
        let number = self.written + 1;
        let written = style.slide(number, &slide.sentence, &slide.label, Some((&slide.figure, called)));
        let said = [slide.label.clone(), slide.sentence.text()];
        let notes = style.notes(number, said.iter().chain(notes));
        self.put(&written, &notes);
    }

    fn put(&mut self, slide: &[u8], notes: &[u8]) {
        self.written += 1;
        let number = self.written;
        let [slide_path, notes_path] = paths(number);
        self.package.put(&slide_path, slide);
        self.package.relate(
            &slide_path,
            &[
                ("../slideLayouts/slideLayout1.xml".to_owned(), package::LAYOUT),
                (format!("../notesSlides/notesSlide{number}.xml"), package::NOTES),
            ],
        );
        self.package.put(&notes_path, notes);
        self.package.relate(
            &notes_path,
            &[
                ("../notesMasters/notesMaster1.xml".to_owned(), package::NOTES_MASTER),
                (format!("../slides/slide{number}.xml"), package::SLIDE),
            ],
        );
    }

    /// The bytes of the file. If a run is cut short, the last slide says so.
    pub fn finish(mut self) -> Vec<u8> {
        if !self.end.is_empty() {
            let style = SlideStyle { palette: &self.palette, language: &self.language };
            let number = self.written + 1;
            let (slide, notes) =
                (style.slide(number, &MarkedSentence::read(&self.end), "", None), style.notes(number, [].iter()));
            self.put(&slide, &notes);
        }
        self.package.finish()
    }
}

impl PaperWriter for Pptx {
    fn take(&mut self, studio: &Studio, slide: RunSlide, say: &dyn Fn(SlideNote) -> String) {
        let notes: Vec<String> = studio.notes(slide.step).into_iter().map(say).collect();
        self.add(&slide, &notes, &ShapeNames { tree: &studio.run().tree, names: &|node| studio.name(node) });
    }

    fn finish(self: Box<Self>, _: &Studio) -> Vec<u8> {
        Pptx::finish(*self)
    }
}

/// The parts that differ only in colours and language.
const FIXED: [(&str, &str); 9] = [
    ("ppt/presProps.xml", include_str!("pptx/parts/presProps.xml")),
    ("ppt/viewProps.xml", include_str!("pptx/parts/viewProps.xml")),
    ("ppt/tableStyles.xml", include_str!("pptx/parts/tableStyles.xml")),
    ("ppt/theme/theme1.xml", include_str!("pptx/parts/theme.xml")),
    ("ppt/theme/theme2.xml", include_str!("pptx/parts/theme.xml")),
    ("ppt/slideMasters/slideMaster1.xml", include_str!("pptx/parts/slideMaster.xml")),
    ("ppt/slideLayouts/slideLayout1.xml", include_str!("pptx/parts/stepLayout.xml")),
    ("ppt/slideLayouts/slideLayout2.xml", include_str!("pptx/parts/textLayout.xml")),
    ("ppt/notesMasters/notesMaster1.xml", include_str!("pptx/parts/notesMaster.xml")),
];

/// A part and its relationships.
type PartRelations = (&'static str, &'static [(&'static str, PartKind)]);

const RELATED: [PartRelations; 4] = [
    (
        "ppt/slideMasters/slideMaster1.xml",
        &[
            ("../slideLayouts/slideLayout1.xml", package::LAYOUT),
            ("../slideLayouts/slideLayout2.xml", package::LAYOUT),
            ("../theme/theme1.xml", package::THEME),
        ],
    ),
    ("ppt/slideLayouts/slideLayout1.xml", &[("../slideMasters/slideMaster1.xml", package::MASTER)]),
    ("ppt/slideLayouts/slideLayout2.xml", &[("../slideMasters/slideMaster1.xml", package::MASTER)]),
    ("ppt/notesMasters/notesMaster1.xml", &[("../theme/theme2.xml", package::THEME)]),
];

/// The paths of a slide and of its notes.
fn paths(number: usize) -> [String; 2] {
    [format!("ppt/slides/slide{number}.xml"), format!("ppt/notesSlides/notesSlide{number}.xml")]
}

/// All parts with a kind of their own.
fn parts(slides: usize) -> Vec<(String, PartKind)> {
    let kind_of = |path: &str| match path.rsplit('/').next().unwrap_or_default() {
        "presProps.xml" => package::PROPERTIES,
        "viewProps.xml" => package::VIEW,
        "tableStyles.xml" => package::TABLES,
        "slideMaster1.xml" => package::MASTER,
        "notesMaster1.xml" => package::NOTES_MASTER,
        name if name.starts_with("theme") => package::THEME,
        _ => package::LAYOUT,
    };
    let mut parts = vec![
        ("docProps/app.xml".to_owned(), package::APP),
        ("docProps/core.xml".to_owned(), package::CORE),
        ("ppt/presentation.xml".to_owned(), package::MAIN),
    ];
    parts.extend(FIXED.iter().map(|&(path, _)| (path.to_owned(), kind_of(path))));
    for number in 1..=slides {
        let [slide, notes] = paths(number);
        parts.extend([(slide, package::SLIDE), (notes, package::NOTES)]);
    }
    parts
}

/// The presentation's relationships, in the order of their numbers.
fn in_presentation(slides: usize) -> Vec<(String, PartKind)> {
    let mut to: Vec<(String, PartKind)> = [
        ("slideMasters/slideMaster1.xml", package::MASTER),
        ("notesMasters/notesMaster1.xml", package::NOTES_MASTER),
        ("presProps.xml", package::PROPERTIES),
        ("viewProps.xml", package::VIEW),
        ("theme/theme1.xml", package::THEME),
        ("tableStyles.xml", package::TABLES),
    ]
    .map(|(path, kind)| (path.to_owned(), kind))
    .into();
    to.extend((1..=slides).map(|number| (format!("slides/slide{number}.xml"), package::SLIDE)));
    to
}

fn presentation(slides: usize, language: &str) -> Vec<u8> {
    PartXml::part("p:presentation", NAMESPACES, |xml| {
        let first = in_presentation(0).len();
        xml.element("p:sldMasterIdLst", &[], |xml| {
            xml.leaf("p:sldMasterId", &[("id", &2_147_483_648_u32), ("r:id", &"rId1")]);
        });
        xml.element("p:notesMasterIdLst", &[], |xml| xml.leaf("p:notesMasterId", &[("r:id", &"rId2")]));
        if 0 < slides {
            xml.element("p:sldIdLst", &[], |xml| {
                for number in 1..=slides {
                    xml.leaf("p:sldId", &[("id", &(255 + number)), ("r:id", &format!("rId{}", first + number))]);
                }
            });
        }
        xml.leaf("p:sldSz", &[("cx", &SIZE.0), ("cy", &SIZE.1)]);
        xml.leaf("p:notesSz", &[("cx", &SIZE.1), ("cy", &9_144_000)]);
        xml.element("p:defaultTextStyle", &[], |xml| {
            xml.element("a:defPPr", &[], |xml| xml.leaf("a:defRPr", &[("lang", &language)]));
            xml.element("a:lvl1pPr", &[("algn", &"l")], |xml| {
                xml.element("a:defRPr", &[("sz", &1800)], |xml| {
                    xml.element("a:solidFill", &[], |xml| xml.leaf("a:schemeClr", &[("val", &"tx1")]));
                    xml.leaf("a:latin", &[("typeface", &"+mn-lt")]);
                });
            });
        });
    })
}

fn app(slides: usize) -> Vec<u8> {
    let space = "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties";
    PartXml::part("Properties", &[("xmlns", &space)], |xml| {
        xml.text("Application", "Secateur");
        xml.text("PresentationFormat", "Widescreen");
        xml.text("Slides", &slides.to_string());
        xml.text("Notes", &slides.to_string());
    })
}

fn core(title: &str, language: &str) -> Vec<u8> {
    let attributes: xml::Attributes<'_> = &[
        ("xmlns:cp", &"http://schemas.openxmlformats.org/package/2006/metadata/core-properties"),
        ("xmlns:dc", &"http://purl.org/dc/elements/1.1/"),
    ];
    PartXml::part("cp:coreProperties", attributes, |xml| {
        xml.text("dc:title", title);
        xml.text("dc:creator", "Secateur");
        xml.text("dc:language", language);
    })
}

/// A language with a country, for spelling checkers.
fn spoken(language: &str) -> String {
    let country = if language == "en" { "GB".to_owned() } else { language.to_uppercase() };
    if language.contains('-') { language.to_owned() } else { format!("{language}-{country}") }
}

/// A part with the colours and the language of a run, in place of `{name}`.
fn filled(text: &str, palette: &SlidePalette, language: &str) -> String {
    let words = palette.words().into_iter().chain([("language", language)]);
    words.fold(text.to_owned(), |text, (name, word)| text.replace(&format!("{{{name}}}"), word))
}
