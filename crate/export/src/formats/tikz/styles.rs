//! Names for looks: colours by their names on the page, styles by the words of their first use, and switches for parts of texts. Each is
//! defined once, at the start of a picture.

use super::item::{TextSpan, TikzItem, is_bold};
use super::{Scale, number};
use crate::{Figure, Look, MarkedSentence, SentenceMark};

/// The page's colours and their names here.
const COLOURS: [(&str, &str); 19] = [
    ("--ink", "ink"),
    ("--ink-2", "inkTwo"),
    ("--ink-3", "inkThree"),
    ("--rule", "rule"),
    ("--soft", "soft"),
    ("--raise", "raise"),
    ("--paper", "paper"),
    ("--now", "now"),
    ("--alpha", "alpha"),
    ("--beta", "beta"),
    ("--cut", "cut"),
    ("--cut-soft", "lost"),
    ("--evaluated", "evaluated"),
    ("--earlier", "earlier"),
    ("--on-now", "onNow"),
    ("--alpha-on-now", "alphaOnNow"),
    ("--beta-on-now", "betaOnNow"),
    ("--now-edge", "nowEdge"),
    ("--on-pv", "onLine"),
];

/// Everything named so far.
pub(super) struct Styles {
    pub scale: Scale,
    /// Names and `#rrggbb`, and whether it is used.
    colours: Vec<(String, String, bool)>,
    /// Names and options.
    styles: Vec<(String, String)>,
    /// Names and their definitions.
    switches: Vec<(String, String)>,
    has_struck: bool,
    has_marked: bool,
}

impl Styles {
    /// With the colours of a figure.
    pub fn from_figure(figure: &Figure, scale: Scale) -> Styles {
        let colour = |(token, name): (&str, &str)| (name.to_owned(), figure.colour(token).to_owned(), false);
        let colours = COLOURS.into_iter().map(colour).collect();
        Styles { scale, colours, styles: Vec::new(), switches: Vec::new(), has_struck: false, has_marked: false }
    }

    /// The name of a colour.
    pub fn colour(&mut self, hex: &str) -> String {
        let at = self.colours.iter().position(|(_, known, _)| known == hex).unwrap_or_else(|| {
            let letter = char::from(b'A' + (self.colours.len() % 26) as u8);
            self.colours.push((format!("colour{letter}"), hex.to_owned(), false));
            self.colours.len() - 1
        });
        self.colours[at].2 = true;
        self.colours[at].0.clone()
    }

    /// The name of a style: equal looks share a name. `words` describe the item, the first one is always in the name.
    pub fn style(&mut self, words: &[String], options: String) -> String {
        let names = names(words, " ");
        name(&mut self.styles, names, options, |name, count| format!("{name} {count}"))
    }

    /// The style of something drawn along a path.
    pub fn line(&mut self, item: &TikzItem) -> String {
        let TikzItem { look, scale, words, .. } = item;
        let mut options = Vec::new();
        if let Some(fill) = &look.fill {
            options.push(format!("fill={}", self.colour(fill)));
        }
        if let Some(stroke) = look.stroke.as_ref().filter(|_| look.is_stroked()) {
            options.push(format!("draw={}", self.colour(stroke)));
            options.push(format!("line width={}", self.scale.length(look.width * scale)));
            if look.cap == "round" {
                options.push("line cap=round".to_owned());
            }
            if !look.dash.is_empty() {
                options.push(format!("dash pattern={}", self.dashed(&look.dash, *scale)));
            }
        }
        options.extend(opacity(look));
        self.style(words, options.join(", "))
    }

    /// The style of a text with this offset from its position.
    pub fn text(&mut self, item: &TikzItem, (dx, dy): (f64, f64)) -> String {
        let TikzItem { look, scale, words, .. } = item;
        let mut options = Vec::new();
        for (name, shift) in [("xshift", dx), ("yshift", -dy)] {
            if self.scale.length(shift) != "0pt" {
                options.push(format!("{name}={}", self.scale.length(shift)));
            }
        }
        options.push(format!("scale={}", self.scale.font(look.font * scale)));
        options.push(format!("text={}", self.colour(look.fill.as_deref().unwrap_or("#000000"))));
        match look.anchor.as_str() {
            "start" => options.push("anchor=base west".to_owned()),
            "end" => options.push("anchor=base east".to_owned()),
            _ => (),
        }
        if is_bold(look) {
            options.push("font=\\bfseries\\boldmath".to_owned());
        }
        if let Some(around) = look.stroke.as_ref().filter(|_| look.is_outlined) {
            options.push(format!("fill={}, inner sep=1pt", self.colour(around)));
        }
        options.extend(opacity(look));
        self.style(words, options.join(", "))
    }

    /// A part of a text in TeX.
    pub fn stretch(&mut self, stretch: &TextSpan) -> String {
        // A command would swallow the space after it.
        if let Some(text) = stretch.text.strip_prefix(' ') {
            return format!(" {}", self.stretch(&TextSpan { text: text.to_owned(), ..stretch.clone() }));
        }
        let mut text = super::tex(&stretch.text);
        if stretch.is_struck {
            self.has_struck = true;
            text = format!("\\ooalign{{{text}\\cr\\struck}}");
        }
        if !stretch.word.is_empty() {
            let series = if stretch.is_bold { "\\bfseries\\boldmath" } else { "\\mdseries\\unboldmath" };
            let does = format!("\\color{{{}}}{series}", self.colour(&stretch.fill));
            let words = [stretch.word.clone()];
            // TeX's command names have no digits.
            let lettered = |name: &str, count: usize| format!("{name}{}", char::from(b'A' + (count % 26) as u8 - 1));
            let name = name(&mut self.switches, names(&words, ""), does, lettered);
            text = format!("\\{name} {text}");
        }
        match stretch {
            TextSpan { is_marked: true, .. } => {
                self.has_marked = true;
                self.now();
                format!("\\marked{{{text}}}")
            }
            TextSpan { word, is_struck, .. } if !word.is_empty() || *is_struck => format!("{{{text}}}"),
            _ => text,
        }
    }

    /// A sentence in TeX, with its marks in the colours of a figure.
    pub fn sentence(&mut self, said: &MarkedSentence, figure: &Figure) -> String {
        let mut out = String::new();
        let mut is_together = false;
        for part in &said.stretches {
            if part.has(SentenceMark::Together) != is_together {
                is_together = !is_together;
                out += if is_together { "\\mbox{" } else { "}" };
            }
            let marked = [
                (SentenceMark::Alpha, "lo", "--alpha"),
                (SentenceMark::Beta, "hi", "--beta"),
                (SentenceMark::Cut, "no", "--cut"),
                (SentenceMark::Key, "key", "--ink"),
            ];
            let (word, token) = marked
                .into_iter()
                .find(|&(mark, ..)| part.has(mark))
                .map_or(("", "--ink"), |(_, word, token)| (word, token));
            out += &self.stretch(&TextSpan {
                text: part.text.clone(),
                word: word.to_owned(),
                fill: figure.colour(token).to_owned(),
                is_bold: !word.is_empty(),
                is_struck: false,
                is_marked: part.has(SentenceMark::Now),
            });
        }
        if is_together {
            out.push('}');
        }
        out
    }

    /// Marks the marker's colour as used.
    fn now(&mut self) {
        for (name, _, is_used) in &mut self.colours {
            *is_used |= name == "now";
        }
    }

    fn dashed(&self, dash: &[f64], scale: f64) -> String {
        let turns = if dash.len().is_multiple_of(2) { 1 } else { 2 };
        let lengths = dash.iter().cycle().take(turns * dash.len()).enumerate();
        let one = |(index, length): (usize, &f64)| {
            format!("{} {}", ["on", "off"][index % 2], self.scale.length(length * scale))
        };
        lengths.map(one).collect::<Vec<_>>().join(" ")
    }

    /// The styles, as options.
    pub fn options(&self) -> impl Iterator<Item = String> {
        self.styles.iter().map(|(name, options)| format!("{name}/.style={{{options}}},"))
    }

    /// The other definitions; all of them may be inside a group.
    pub fn definitions(&self) -> Vec<String> {
        let used = self.colours.iter().filter(|(.., is_used)| *is_used);
        let colour = |(name, hex, _): &(String, String, bool)| {
            format!("\\definecolor{{{name}}}{{HTML}}{{{}}}", hex[1..].to_uppercase())
        };
        let switches = self.switches.iter().map(|(name, does)| format!("\\def\\{name}{{{does}}}"));
        let mut lines: Vec<String> = used.map(colour).chain(switches).collect();
        if self.has_marked {
            lines.push("\\fboxsep=0.8pt \\def\\marked{\\kern-\\fboxsep\\colorbox{now}}".to_owned());
        }
        if self.has_struck {
            lines.push("\\def\\struck{\\leaders\\hrule height.65ex depth-.56ex\\hfill\\cr}".to_owned());
        }
        lines
    }
}

fn opacity(look: &Look) -> Option<String> {
    (look.opacity < 1.0).then(|| format!("opacity={}", number(look.opacity)))
}

/// Possible names, shortest first.
fn names(words: &[String], between: &str) -> Vec<String> {
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    (1..=words.len()).map(|count| words[..count].join(between)).collect()
}

/// The existing name for a value, or a new one.
fn name(
    known: &mut Vec<(String, String)>,
    names: Vec<String>,
    meant: String,
    numbered: impl Fn(&str, usize) -> String,
) -> String {
    let longest = names.last().expect("everything is called something").clone();
    let more = (2..).map(|count| numbered(&longest, count));
    let mut all = names.into_iter().chain(more);
    let is_free =
        |name: &String| known.iter().find(|(other, _)| other == name).is_none_or(|(_, other)| *other == meant);
    let name = all.find(is_free).expect("numbers do not end");
    if !known.iter().any(|(other, _)| *other == name) {
        known.push((name.clone(), meant));
    }
    name
}
