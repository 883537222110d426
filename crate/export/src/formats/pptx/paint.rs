//! Colours and strokes. The page's colours are theme colours, so choosing another theme for the slides recolours the trees, too.

use super::xml::PartXml;
use crate::FigureTheme;
use crate::look::Looks;

/// The colours by their names in the style sheets, with their names in a theme.
const SCHEME: [(&str, &str); 10] = [
    ("--paper", "bg1"),
    ("--ink", "tx1"),
    ("--soft", "bg2"),
    ("--ink-2", "tx2"),
    ("--alpha", "accent1"),
    ("--beta", "accent2"),
    ("--cut", "accent3"),
    ("--now", "accent4"),
    ("--rule", "accent5"),
    ("--ink-3", "accent6"),
];

/// The names of the colours.
pub(super) struct SlidePalette {
    /// `rrggbb` of each name in [`SCHEME`].
    colours: Vec<(String, &'static str)>,
    on_marker: String,
    theme: FigureTheme,
}

impl SlidePalette {
    pub fn from_theme(theme: FigureTheme) -> SlidePalette {
        let looks = Looks::new(theme, &[]);
        let colour = |&(name, scheme): &(&str, &'static str)| (bare(looks.colour(name)), scheme);
        SlidePalette { colours: SCHEME.iter().map(colour).collect(), on_marker: bare(looks.colour("--on-now")), theme }
    }

    /// The colour with this name in the theme.
    pub fn named(&self, scheme: &str) -> &str {
        let found = self.colours.iter().find(|(_, name)| *name == scheme);
        &found.expect("only names of the table are asked for").0
    }

    /// The colour of text on the yellow marker.
    pub fn on_marker(&self) -> &str {
        &self.on_marker
    }

    /// The values for the fixed parts: dark and light are the two ends of a theme, and the master says which of them is the background.
    pub fn words(&self) -> [(&'static str, &str); 14] {
        let [dark, light] = match self.theme {
            FigureTheme::Light | FigureTheme::Print => [["tx1", "tx2"], ["bg1", "bg2"]],
            FigureTheme::Dark => [["bg1", "bg2"], ["tx1", "tx2"]],
        };
        let map = match self.theme {
            FigureTheme::Light | FigureTheme::Print => ["lt1", "dk1", "lt2", "dk2"],
            FigureTheme::Dark => ["dk1", "lt1", "dk2", "lt2"],
        };
        [
            ("dk1", self.named(dark[0])),
            ("lt1", self.named(light[0])),
            ("dk2", self.named(dark[1])),
            ("lt2", self.named(light[1])),
            ("accent1", self.named("accent1")),
            ("accent2", self.named("accent2")),
            ("accent3", self.named("accent3")),
            ("accent4", self.named("accent4")),
            ("accent5", self.named("accent5")),
            ("accent6", self.named("accent6")),
            ("bg1", map[0]),
            ("tx1", map[1]),
            ("bg2", map[2]),
            ("tx2", map[3]),
        ]
    }

    /// Writes a colour with an opacity.
    pub fn colour(&self, xml: &mut PartXml, colour: &str, opacity: f64) {
        let bare = bare(colour);
        let scheme = self.colours.iter().find(|(other, _)| *other == bare).map(|(_, scheme)| *scheme);
        let (element, value) = scheme.map_or(("a:srgbClr", bare.as_str()), |scheme| ("a:schemeClr", scheme));
        if 1.0 <= opacity {
            return xml.leaf(element, &[("val", &value)]);
        }
        let alpha = (opacity * 100_000.0).round() as i64;
        xml.element(element, &[("val", &value)], |xml| xml.leaf("a:alpha", &[("val", &alpha)]));
    }

    /// Writes the fill of a shape or a text, or that there is none.
    pub fn fill(&self, xml: &mut PartXml, paint: Option<&Paint>) {
        let Some(Paint { colour, opacity }) = paint else { return xml.leaf("a:noFill", &[]) };
        xml.element("a:solidFill", &[], |xml| self.colour(xml, colour, *opacity));
    }

    /// Writes a line, or that there is none.
    pub fn line(&self, xml: &mut PartXml, stroke: Option<&Stroke>) {
        let Some(Stroke { paint, width, dash, is_round }) = stroke else {
            return xml.element("a:ln", &[], |xml| xml.leaf("a:noFill", &[]));
        };
        let emu = (width.round() as i64).clamp(LEAST_LINE, MOST_LINE);
        let cap = if *is_round { "rnd" } else { "flat" };
        xml.element("a:ln", &[("w", &emu), ("cap", &cap)], |xml| {
            self.fill(xml, Some(paint));
            if !dash.is_empty() {
                xml.element("a:custDash", &[], |xml| {
                    for pair in dash.chunks(2) {
                        let share = |length: f64| (length / width * 100_000.0).round() as i64;
                        let (on, off) = (share(pair[0]), share(pair[pair.len() - 1]));
                        xml.leaf("a:ds", &[("d", &on), ("sp", &off)]);
                    }
                });
            }
            xml.leaf("a:round", &[]);
        });
    }
}

/// The thinnest visible line, in EMU, and the widest allowed on slides.
const LEAST_LINE: i64 = 3_175;
const MOST_LINE: i64 = 20_116_800;

/// `#rrggbb` without `#`, as slides write it.
fn bare(colour: &str) -> String {
    colour.trim_start_matches('#').to_ascii_uppercase()
}

/// A colour with an opacity.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Paint {
    /// `#rrggbb`.
    pub colour: String,
    /// From 0 to 1.
    pub opacity: f64,
}

/// A line.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stroke {
    pub paint: Paint,
    /// EMU.
    pub width: f64,
    /// On and off alternately, EMU.
    pub dash: Vec<f64>,
    /// Whether its ends are round.
    pub is_round: bool,
}
