//! The lines of a picture: each item once, with its slides and its look on each of them.

use std::collections::HashMap;

/// A drawing at one place, in one look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TikzLine {
    /// The drawing's layer.
    pub layer: String,
    /// The TikZ command.
    pub command: &'static str,
    /// The name of a style.
    pub style: String,
    /// Its position, as options.
    pub place: String,
    /// Everything after the options.
    pub rest: String,
}

/// A line without its look, and how many like it came before on the same slide.
type LineKey = (String, &'static str, String, String, usize);

/// A line with its looks.
struct StyledLine {
    key: LineKey,
    /// Styles, each with its slides, counted from 1.
    looks: Vec<(String, Vec<usize>)>,
}

/// The lines of all slides.
pub(super) struct TikzLines {
    slides: usize,
    drawn: Vec<StyledLine>,
    known: HashMap<LineKey, usize>,
    /// From back to front.
    order: Vec<usize>,
    /// Where the next new line of a slide is inserted.
    next: usize,
    /// The current slide.
    slide: Option<usize>,
}

impl TikzLines {
    pub fn new(slides: usize) -> TikzLines {
        TikzLines { slides, drawn: Vec::new(), known: HashMap::new(), order: Vec::new(), next: 0, slide: None }
    }

    /// Adds the next line of a slide, from back to front.
    pub fn take(&mut self, slide: usize, line: TikzLine) {
        if self.slide.replace(slide) != Some(slide) {
            self.next = 0;
        }
        let TikzLine { layer, command, style, place, rest } = line;
        let mut key = (layer, command, place, rest, 0);
        while let Some(&at) = self.known.get(&key) {
            if !self.drawn[at].is_on(slide) {
                return self.show(at, slide, style);
            }
            key.4 += 1;
        }
        let at = self.drawn.len();
        self.known.insert(key.clone(), at);
        self.drawn.push(StyledLine { key, looks: Vec::new() });
        self.order.insert(self.next, at);
        self.show(at, slide, style);
    }

    fn show(&mut self, at: usize, slide: usize, style: String) {
        let from = self.order[self.next..].iter().position(|&other| other == at);
        if let Some(steps) = from {
            self.next += steps + 1;
        }
        let looks = &mut self.drawn[at].looks;
        match looks.iter_mut().find(|(other, _)| *other == style) {
            Some((_, slides)) => slides.push(slide + 1),
            None => looks.push((style, vec![slide + 1])),
        }
    }

    /// All of them in TikZ, layer by layer.
    pub fn written(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut layer = "";
        for drawn in self.order.iter().map(|&at| &self.drawn[at]) {
            if drawn.key.0 != layer {
                layer = &drawn.key.0;
                lines.push(format!("% {}", title(layer)));
            }
            lines.push(drawn.written(self.slides));
        }
        lines
    }
}

impl StyledLine {
    fn is_on(&self, slide: usize) -> bool {
        self.looks.iter().any(|(_, slides)| slides.last() == Some(&(slide + 1)))
    }

    fn written(&self, all: usize) -> String {
        let (_, command, place, rest, _) = &self.key;
        let mut slides: Vec<usize> = self.looks.iter().flat_map(|(_, slides)| slides).copied().collect();
        slides.sort_unstable();
        let looks: Vec<String> = match &self.looks[..] {
            [(style, _)] => vec![style.clone()],
            looks => looks.iter().map(|(style, slides)| format!("on={{{}}}{{{style}}}", ranges(slides, all))).collect(),
        };
        let options: Vec<&str> =
            looks.iter().map(String::as_str).chain([place.as_str()]).filter(|part| !part.is_empty()).collect();
        let there = if slides.len() == all { String::new() } else { format!("<{}>", ranges(&slides, all)) };
        let rest = if rest.is_empty() { String::new() } else { format!(" {rest}") };
        format!("\\{command}{there}[{}]{rest};", options.join(", "))
    }
}

/// Slides in Beamer's syntax; open-ended if they last to the end.
fn ranges(slides: &[usize], all: usize) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for &slide in slides {
        match ranges.last_mut().filter(|(_, last)| last + 1 == slide) {
            Some((_, last)) => *last = slide,
            None => ranges.push((slide, slide)),
        }
    }
    let one = |&(first, last): &(usize, usize)| match (first, last) {
        (first, last) if last == all && first < last => format!("{first}-"),
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
    };
    ranges.iter().map(one).collect::<Vec<_>>().join(",")
}

/// A layer's name for readers of the file.
fn title(layer: &str) -> &str {
    match layer {
        "rows" => "beside the rows",
        "edges" => "edges",
        "lines" => "lines over the edges",
        "halos" => "around the current node",
        "cuts" => "cut-offs",
        "arcs" => "from a cut-off to whose bound it met",
        "nodes" => "what stands at the nodes",
        "carries" => "a value on its way up",
        "rings" => "around a node",
        _ => "notes",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(style: &str, rest: &str) -> TikzLine {
        let (layer, place) = ("edges".to_owned(), String::new());
        TikzLine { layer, command: "path", style: style.to_owned(), place, rest: rest.to_owned() }
    }

    fn written(slides: &[&[(&str, &str)]]) -> Vec<String> {
        let mut lines = TikzLines::new(slides.len());
        for (slide, items) in slides.iter().enumerate() {
            items.iter().for_each(|(style, rest)| lines.take(slide, line(style, rest)));
        }
        lines.written()[1..].to_vec()
    }

    #[test]
    fn what_never_changes_is_written_once() {
        assert_eq!(
            written(&[&[("s", "(a)"), ("t", "(b)")], &[("s", "(a)"), ("t", "(b)")]]),
            ["\\path[s] (a);", "\\path[t] (b);"]
        );
    }

    #[test]
    fn looks_come_with_their_slides() {
        let slides: [&[(&str, &str)]; 4] = [&[("s", "(a)")], &[("t", "(a)")], &[("s", "(a)")], &[("s", "(a)")]];
        assert_eq!(written(&slides), ["\\path[on={1,3-}{s}, on={2}{t}] (a);"]);
        assert_eq!(written(&[&[("s", "(a)")], &[], &[("s", "(a)")]]), ["\\path<1,3>[s] (a);"]);
    }

    #[test]
    fn what_is_new_goes_where_it_is_painted() {
        let slides: [&[(&str, &str)]; 2] = [&[("s", "(a)"), ("s", "(c)")], &[("s", "(a)"), ("s", "(b)"), ("s", "(c)")]];
        assert_eq!(written(&slides), ["\\path[s] (a);", "\\path<2>[s] (b);", "\\path[s] (c);"]);
    }

    #[test]
    fn what_is_drawn_twice_on_a_slide_stays_twice() {
        assert_eq!(written(&[&[("wide", "(a)"), ("thin", "(a)")]]), ["\\path[wide] (a);", "\\path[thin] (a);"]);
    }
}
