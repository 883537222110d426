//! Figures as TikZ: a single picture without side effects, or one that changes from slide to slide. It is meant to be edited by hand: tree
//! nodes are named coordinates, everything at a node is relative to them, edges go from name to name, and equal looks share a style. No
//! line contains a parameter character, so that a picture may be in a Beamer frame.
//!
//! `boxes` are the named coordinates, `item` reads the drawing, `styles` names the looks, `lines` combines the slides.

mod boxes;
mod item;
mod lines;
mod styles;

pub use boxes::NodeNames;

use super::{Format, Maker, StepFile};
use crate::tex::{Needs, comment, tex};
use crate::way::{WayPoint, WaySegment, bounds};
use crate::{Figure, MarkedSentence, Studio};
pub(crate) use boxes::TikzNodes;
use item::{TikzItem, TikzShape, items};
use lines::{TikzLine, TikzLines};
use styles::Styles;

/// Points in a centimetre.
const CM: f64 = 28.4528;
/// The width of a picture, without the unit px: the usual one, and that for a tree whose texts would be too small.
const WIDTHS: [f64; 2] = [12.0 * CM, 16.0 * CM];
/// The minimum font at the usual width, pt.
const LEAST_FONT: f64 = 6.0;
/// TeX's letters and symbols are wider than the page's: scaled by this they take the same room.
const SLIM: f64 = 0.93;
/// The font from which texts are scaled, pt: every document has it.
const FONT: f64 = 10.0;

pub(super) const FORMAT: Format = Format {
    id: "tikz",
    extension: "tex",
    media: "application/x-tex",
    help: "A picture for LaTeX, with TikZ",
    maker: Maker::Step(|&StepFile { figure, names, says, .. }| tikz(figure, names, &says)),
    on_page: 3,
    options: &[],
};

impl Studio {
    /// The names of the nodes in TikZ.
    pub fn node_names(&self) -> NodeNames {
        NodeNames::from_tree(&self.run().tree, |node| self.name(node))
    }
}

/// A figure as one picture, with its texts before it as comments.
pub fn tikz(figure: &Figure, names: &NodeNames, says: &[&str]) -> String {
    let scale = Scale::for_paper(figure);
    let picture = TikzPicture::from_figures(&[figure], names, scale);
    let mut told = vec!["needs tikz".to_owned()];
    told.extend(picture.needs.told().into_iter().map(str::to_owned));
    let mut out = format!("% {}\n", told.join("; "));
    for line in says.iter().filter(|line| !line.is_empty()) {
        out += &format!("% {}\n", comment(line));
    }
    out += "\\begin{tikzpicture}[\n";
    for option in GENERAL.iter().map(|&line| line.to_owned()).chain(picture.options) {
        out += &format!("    {option}\n");
    }
    out += "  ]\n";
    for line in picture.definitions.iter().chain(&picture.lines) {
        out += &format!("  {line}\n");
    }
    out + "\\end{tikzpicture}\n"
}

/// Options of a whole picture.
pub(super) const GENERAL: [&str; 4] = [
    "x=1pt, y=-1pt, scale=1, transform shape, name prefix=tree-,",
    "every path/.style={line join=round},",
    "every node/.style={anchor=base, inner sep=0pt, outer sep=0pt,",
    "  node font=\\sffamily\\fontsize{10}{12}\\selectfont},",
];

/// Figures in one picture, one per slide.
pub(super) struct TikzPicture {
    /// The styles.
    pub options: Vec<String>,
    /// Definitions that may be inside a group, but must precede the lines.
    pub definitions: Vec<String>,
    /// The drawing commands.
    pub lines: Vec<String>,
    /// What a document needs for its texts.
    pub needs: Needs,
    /// The sentences of the slides.
    pub sentences: Vec<String>,
}

impl TikzPicture {
    /// For figures of equal size.
    pub fn from_figures(figures: &[&Figure], names: &NodeNames, scale: Scale) -> TikzPicture {
        TikzPicture::from_slides(figures, SlideWords::default(), TikzNodes::collect(figures, names, scale), scale)
    }

    /// The same with sentences in the same colours.
    pub fn from_slides(
        figures: &[&Figure],
        words: SlideWords<'_>,
        mut boxes: TikzNodes<'_>,
        scale: Scale,
    ) -> TikzPicture {
        let first = figures[0];
        let mut styles = Styles::from_figure(first, scale);
        let mut lines = TikzLines::new(figures.len());
        let mut texts: Vec<String> = words.besides.iter().map(|&text| text.to_owned()).collect();
        for (slide, figure) in figures.iter().enumerate() {
            for item in items(&figure.seen()) {
                texts.extend(item.texts().map(str::to_owned));
                lines.take(slide, line(&item, &boxes, &mut styles));
            }
        }
        texts.extend(words.said.iter().map(|said| said.text()));
        let sentences: Vec<String> = words.said.iter().map(|said| styles.sentence(said, first)).collect();
        if !sentences.is_empty() {
            // The slides' own colours.
            for token in ["--ink", "--ink-3"] {
                styles.colour(first.colour(token));
            }
        }
        let needs = Needs::from_texts(texts.iter().map(String::as_str));
        let mut drawn = ground(first, &mut styles);
        let mut options = boxes.options();
        options.extend(styles.options());
        drawn.push("% the nodes".to_owned());
        drawn.extend(boxes.lines());
        drawn.extend(lines.written());
        let definitions = styles.definitions().into_iter().chain(needs.definitions()).collect();
        TikzPicture { options, definitions, lines: drawn, needs, sentences }
    }
}

/// The background: the area and, in the dark theme, its colour.
fn ground(figure: &Figure, styles: &mut Styles) -> Vec<String> {
    let room = format!("(0,0) rectangle {};", point((figure.width, figure.height), styles.scale));
    let mut lines = vec![format!("\\useasboundingbox {room}")];
    if is_dark(figure) {
        lines.push(format!("\\fill[{}] {room}", styles.colour(figure.colour("--paper"))));
    }
    lines
}

/// The texts on slides.
#[derive(Clone, Copy, Default)]
pub(super) struct SlideWords<'a> {
    /// One sentence per slide.
    pub said: &'a [&'a MarkedSentence],
    /// Other texts.
    pub besides: &'a [&'a str],
}

/// Whether a figure is light on dark, and so needs its background.
pub(super) fn is_dark(figure: &Figure) -> bool {
    figure.colour("--paper").chars().nth(1).is_some_and(|digit| digit < '8')
}

/// The size of a px.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// Points per px.
    px: f64,
}

impl Scale {
    /// As wide as a page, or slightly wider if texts would be too small.
    fn for_paper(figure: &Figure) -> Scale {
        let seen = figure.seen();
        let fonts = items(&seen).into_iter().filter(|item| matches!(item.shape, TikzShape::Text(..)));
        let least = fonts.map(|item| item.look.font * item.scale).fold(f64::INFINITY, f64::min);
        let wished = figure.width * LEAST_FONT / least / SLIM;
        Scale { px: wished.clamp(WIDTHS[0], WIDTHS[1]) / figure.width }
    }

    /// As large as fits, in points.
    pub fn to_fit(figure: &Figure, (width, height): (f64, f64)) -> Scale {
        Scale { px: (width / figure.width).min(height / figure.height) }
    }

    /// A length in points.
    fn length(self, px: f64) -> String {
        format!("{}pt", self.told(px))
    }

    /// The same without its unit.
    fn told(self, px: f64) -> String {
        number(self.px * px)
    }

    /// The size of a text relative to the usual font.
    fn font(self, px: f64) -> String {
        number(self.px * px * SLIM / FONT)
    }
}

/// Rounded to a hundredth.
pub(super) fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    (rounded + 0.0).to_string()
}

fn point((x, y): WayPoint, scale: Scale) -> String {
    format!("({},{})", scale.told(x), scale.told(y))
}

/// A path in TikZ syntax, relative to an origin.
fn outline(way: &[WaySegment], origin: WayPoint, scale: Scale) -> String {
    let from_there = |(x, y): WayPoint| point((x - origin.0, y - origin.1), scale);
    if let Some((middle, across, along)) = ellipse(way) {
        let middle = from_there(middle);
        return if scale.told(across) == scale.told(along) {
            format!("{middle} circle ({})", scale.told(across))
        } else {
            format!("{middle} ellipse ({} and {})", scale.told(across), scale.told(along))
        };
    }
    written(way, from_there)
}

fn written(way: &[WaySegment], tell: impl Fn(WayPoint) -> String) -> String {
    let step = |step: &WaySegment| match *step {
        WaySegment::Move(to) => tell(to),
        WaySegment::Line(to) => format!("-- {}", tell(to)),
        WaySegment::Curve(one, two, to) => format!(".. controls {} and {} .. {}", tell(one), tell(two), tell(to)),
        WaySegment::Close => "-- cycle".to_owned(),
    };
    way.iter().map(step).collect::<Vec<_>>().join(" ")
}

/// Centre and radii of an ellipse: nothing else starts and ends at its left and has four curves.
fn ellipse(way: &[WaySegment]) -> Option<(WayPoint, f64, f64)> {
    let [
        WaySegment::Move(first),
        WaySegment::Curve(..),
        WaySegment::Curve(.., opposite),
        WaySegment::Curve(..),
        WaySegment::Curve(.., last),
        WaySegment::Close,
    ] = *way
    else {
        return None;
    };
    let [left, top, right, bottom] = bounds(way);
    let near = |one: f64, other: f64| (one - other).abs() < 0.01;
    let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
    let is_one = near(first.0, left) && near(last.0, left) && near(opposite.0, right) && near(first.1, middle.1);
    is_one.then_some((middle, (right - left) / 2.0, (bottom - top) / 2.0))
}

/// The command for an item, relative to its node if it is at one.
fn line(item: &TikzItem, boxes: &TikzNodes<'_>, styles: &mut Styles) -> TikzLine {
    let TikzItem { layer, origin, shape, words, .. } = item;
    let scale = styles.scale;
    let node = boxes.named(*origin);
    let (origin, shift) = match node {
        Some(node) => (*origin, format!("shift={{({node})}}")),
        None => ((0.0, 0.0), String::new()),
    };
    let away = |(x, y): WayPoint| (x - origin.0, y - origin.1);
    let layer = layer.clone();
    match shape {
        TikzShape::Way(way) if node.is_none() && matches!(layer.as_str(), "edges" | "lines") => {
            let end =
                |place: WayPoint| boxes.end(place).map_or_else(|| point(place, scale), |name| format!("({name})"));
            TikzLine { layer, command: "path", style: styles.line(item), place: String::new(), rest: written(way, end) }
        }
        TikzShape::Way(way) => {
            let rest = outline(way, origin, scale);
            let style = styles.line(item);
            match boxes.outline_named(&rest) {
                Some(name) => {
                    TikzLine { layer, command: "path", style, place: joined(&shift, name), rest: String::new() }
                }
                None => TikzLine { layer, command: "path", style, place: shift, rest },
            }
        }
        TikzShape::Disc(middle, radius) => {
            let rest = format!("{} circle ({})", point(away(*middle), scale), scale.told(*radius));
            TikzLine { layer, command: "path", style: styles.line(item), place: shift, rest }
        }
        TikzShape::Text(place, stretches) => {
            let (style, at) = match node {
                Some(node) if words[0] != "window" => (styles.text(item, away(*place)), format!("({node})")),
                Some(node) => {
                    let at = format!("([shift={{{}}}]{node})", point(away(*place), scale));
                    (styles.text(item, (0.0, 0.0)), at)
                }
                None => (styles.text(item, (0.0, 0.0)), point(*place, scale)),
            };
            let text: String = stretches.iter().map(|stretch| styles.stretch(stretch)).collect();
            TikzLine { layer, command: "node", style, place: String::new(), rest: format!("at {at} {{{text}}}") }
        }
    }
}

fn joined(one: &str, other: &str) -> String {
    if one.is_empty() { other.to_owned() } else { format!("{one}, {other}") }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::{Extent, Room, StudioOptions, StudioRun};
    use secateur::search::Settings;
    use secateur_courses::course::{Course, Notation};

    /// The drawing on a slide, node by node and without named coordinates: lines with their styles and switches resolved.
    fn shown(drawn: &TikzPicture, slide: usize) -> Vec<String> {
        let lines = drawn.lines.iter().filter(|line| !line.ends_with(") {};"));
        let mut shown: Vec<String> = lines.filter_map(|line| line_on(line, drawn, slide)).collect();
        for definition in drawn.definitions.iter().filter_map(|line| line.strip_prefix("\\def")) {
            let (name, does) = definition.split_once('{').expect("it is defined as something");
            for line in &mut shown {
                *line = line.replace(&format!("{{{name} "), &format!("{{{does} "));
            }
        }
        // Nodes do not overlap, so their order does not matter.
        shown.sort_by_key(|line| {
            let name = line.split_once("shift={(").or_else(|| line.split_once(" at (")).map_or("", |(_, rest)| rest);
            name.split_once(')').map(|(name, _)| name.to_owned())
        });
        shown
    }

    fn line_on(line: &str, drawn: &TikzPicture, slide: usize) -> Option<String> {
        let (head, rest) = line.split_once('[').filter(|_| !line.starts_with('%'))?;
        let (options, rest) = rest.split_once(']')?;
        let (command, slides) = head.split_once('<').unwrap_or((head, "1->"));
        is_in(slides.trim_end_matches('>'), slide).then_some(())?;
        let mut out = command.to_owned();
        let looks = options.split("on={").skip(1).filter_map(|part| part.split_once("}{"));
        let looks: Vec<&str> = looks.filter(|(slides, _)| is_in(slides, slide)).map(|(_, rest)| rest).collect();
        assert!(!options.contains("on=") || looks.len() == 1, "{line}");
        let style = looks.first().map_or(options, |rest| rest.split_once('}').expect("it ends").0);
        let name = style.split(", shift").next().unwrap_or_default();
        let start = format!("{name}/.style={{");
        out += drawn.options.iter().find_map(|option| option.strip_prefix(&start)).unwrap_or(name);
        let place = options.find("shift=").map_or("", |at| &options[at..]);
        Some(out + place + rest)
    }

    fn is_in(ranges: &str, slide: usize) -> bool {
        ranges.split(',').any(|range| {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let number = |text: &str| text.parse().unwrap_or(usize::MAX);
            (number(first)..=number(last)).contains(&slide)
        })
    }

    /// Checks all slides of a run, of a long one only some.
    fn check(text: &str, manner: StudioOptions) {
        let tree = secateur::notation::read(text).unwrap();
        let settings = Settings::default();
        let trace = secateur::search::record(&tree, &settings).unwrap();
        let length = trace.events.len();
        let studio = Studio::new(StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings }, manner);
        let figures: Vec<Figure> = (0..=length).step_by(1 + length / 40).map(|step| studio.figure(step)).collect();
        let (names, scale) = (studio.node_names(), Scale::to_fit(&figures[0], (400.0, 200.0)));
        let every: Vec<&Figure> = figures.iter().collect();
        let boxes = TikzNodes::collect(&every, &names, scale);
        let all = TikzPicture::from_slides(&every, SlideWords::default(), boxes.clone(), scale);
        for (slide, figure) in figures.iter().enumerate() {
            let alone = TikzPicture::from_slides(&[figure], SlideWords::default(), boxes.clone(), scale);
            assert_eq!(shown(&all, slide + 1), shown(&alone, 1), "slide {}", slide + 1);
        }
    }

    #[test]
    fn every_slide_shows_what_a_picture_of_it_shows() {
        for notation in Course::ALL.map(Course::notation).into_iter().chain([Notation::GENERAL]) {
            let room = Room { width: 680.0, height: 285.0 };
            check("a$b: ((3 12 8) (2 4 6) (14 5 2))", StudioOptions { notation, room, ..StudioOptions::default() });
        }
    }

    #[test]
    fn what_moves_under_a_lens_is_at_its_place_on_every_slide() {
        let leaves: Vec<String> = (0..125).map(|leaf| ((37 * leaf + 11) % 23).to_string()).collect();
        let families: Vec<String> = leaves.chunks(5).map(|leaves| format!("({})", leaves.join(" "))).collect();
        let tree: Vec<String> = families.chunks(5).map(|families| format!("({})", families.join(" "))).collect();
        check(&format!("({})", tree.join(" ")), StudioOptions { extent: Extent::Page, ..StudioOptions::default() });
    }
}
