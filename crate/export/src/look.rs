//! The look of each element of a drawing: the page's style sheets, with the sizes of a picture and the colours of a theme.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::element::Element;
use super::matrix::Matrix;
use super::sheet::{Rule, Sheet, closing, parts};
use secateur::named;
use secateur_drawing::picture::Tag;

/// The style sheets, in order of precedence, lowest first; the page has all but the last, which is for files.
const SHEETS: [&str; 5] = [
    include_str!("colours.css"),
    include_str!("tree.css"),
    include_str!("more.css"),
    include_str!("words.css"),
    include_str!("print.css"),
];

static SHEET: LazyLock<Sheet> = LazyLock::new(|| Sheet::read(&SHEETS).expect("a test reads them"));

named! {
    /// The colours of a figure.
    FigureTheme {
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// Black on white: shapes, weights and dashes carry all meaning.
        Print = "print",
    }
}

/// The look of an element, in px of the figure.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// `#rrggbb`, or nothing.
    pub fill: Option<String>,
    /// `#rrggbb`, or nothing.
    pub stroke: Option<String>,
    /// Stroke width.
    pub width: f64,
    /// Dash pattern: on and off alternately.
    pub dash: Vec<f64>,
    /// Line cap.
    pub cap: String,
    /// Line join.
    pub join: String,
    /// Opacity of the element and its contents.
    pub opacity: f64,
    /// Font size.
    pub font: f64,
    /// Font weight.
    pub weight: u16,
    /// Text anchor: start, middle or end.
    pub anchor: String,
    /// Letter spacing, in em.
    pub spacing: f64,
    /// Whether it is struck out.
    pub is_struck: bool,
    /// Whether the stroke is below the fill.
    pub is_outlined: bool,
    /// Radius of a circle, if a style sheet sets it.
    pub radius: Option<f64>,
    /// Whether the stroke has the same width at every scale.
    is_unscaled: bool,
}

impl Look {
    /// The default look; the weight is the page's.
    const PLAIN: Look = Look {
        fill: None,
        stroke: None,
        width: 1.0,
        dash: Vec::new(),
        cap: String::new(),
        join: String::new(),
        opacity: 1.0,
        font: 16.0,
        weight: 450,
        anchor: String::new(),
        spacing: 0.0,
        is_struck: false,
        is_outlined: false,
        radius: None,
        is_unscaled: false,
    };

    /// What an element inherits from its parent.
    fn inherited(&self) -> Look {
        Look { opacity: 1.0, is_struck: false, radius: None, is_unscaled: false, ..self.clone() }
    }

    /// Whether the stroke is visible.
    pub fn is_stroked(&self) -> bool {
        self.stroke.is_some() && 0.0 < self.width
    }
}

/// An element with everything needed to draw it.
pub struct StyledElement<'a> {
    /// The element.
    pub element: &'a Element,
    /// Its look.
    pub look: Look,
    /// From the element's own px to px of the figure.
    pub matrix: Matrix,
    /// Its visible children, from back to front.
    pub children: Vec<StyledElement<'a>>,
}

/// The style sheets with the sizes of one picture.
pub(super) struct Looks {
    is_print: bool,
    /// Values of custom properties.
    values: HashMap<String, String>,
}

impl Looks {
    pub fn new(theme: FigureTheme, sizes: &[(&str, f64)]) -> Looks {
        let is_print = theme == FigureTheme::Print;
        let declared = SHEET.of_root(false).chain(SHEET.of_root(true).filter(|_| is_print));
        let themed = |(name, value): &(String, String)| (name.clone(), of_theme(value, theme).to_owned());
        let mut values: HashMap<_, _> = declared.map(themed).collect();
        values.extend(sizes.iter().map(|&(name, size)| (name.to_owned(), size.to_string())));
        Looks { is_print, values }
    }

    /// The colour of a name, such as `--ink`.
    pub fn colour(&self, name: &str) -> &str {
        &self.values[name]
    }

    /// Everything visible in a drawing; the rest is left out.
    pub fn seen<'a>(&self, drawn: &'a Element) -> Option<StyledElement<'a>> {
        let first = Look { fill: Some("#000000".to_owned()), ..Look::PLAIN };
        self.of_element(drawn, &mut Vec::new(), &first, Matrix::NONE)
    }

    fn of_element<'a>(
        &self,
        element: &'a Element,
        around: &mut Vec<&'a Element>,
        outer: &Look,
        at: Matrix,
    ) -> Option<StyledElement<'a>> {
        around.push(element);
        let mut look = outer.inherited();
        for (name, value) in &element.attributes {
            self.set(&mut look, name, value);
        }
        for Rule { declarations, .. } in SHEET.matching(around, self.is_print) {
            for (name, value) in declarations {
                self.set(&mut look, name, value);
            }
        }
        let matrix = element.get("transform").map_or(at, |transform| at.then(transform));
        let is_seen = 0.0 < look.opacity && (element.is_around_others() || look.fill.is_some() || look.is_stroked());
        let seen = is_seen.then(|| {
            let children = element.children.iter();
            let children = children.filter_map(|child| self.of_element(child, around, &look, matrix)).collect();
            if look.is_unscaled {
                look.width /= matrix.scale();
            }
            StyledElement { element, look, matrix, children }
        });
        around.pop();
        seen
    }

    /// Applies a declaration; those without effect on a figure are ignored.
    fn set(&self, look: &mut Look, name: &str, value: &str) {
        let value = self.with_values(value);
        let value = value.as_str();
        match name {
            "fill" => look.fill = colour(value),
            "stroke" => look.stroke = colour(value),
            "stroke-width" => look.width = length(value),
            "stroke-dasharray" if value == "none" => look.dash.clear(),
            "stroke-dasharray" => look.dash = parts(value, ' ').map(length).collect(),
            "stroke-linecap" => look.cap = value.to_owned(),
            "stroke-linejoin" => look.join = value.to_owned(),
            "opacity" => look.opacity = length(value),
            "font-size" => look.font = length(value),
            "font-weight" => look.weight = length(value) as u16,
            "text-anchor" => look.anchor = value.to_owned(),
            "letter-spacing" => look.spacing = length(value),
            "text-decoration" => look.is_struck = value == "line-through",
            "paint-order" => look.is_outlined = value == "stroke",
            "vector-effect" => look.is_unscaled = value == "non-scaling-stroke",
            "r" => look.radius = Some(length(value)),
            _ => (),
        }
    }

    /// With custom properties resolved.
    fn with_values(&self, value: &str) -> String {
        let Some((before, after)) = value.split_once("var(") else { return value.to_owned() };
        let end = closing(after, ['(', ')']).expect("style sheets close their brackets");
        let (name, other) =
            after[..end].split_once(',').map_or((&after[..end], ""), |(name, other)| (name, other.trim()));
        let known = self.values.get(name.trim()).cloned().unwrap_or_else(|| self.with_values(other));
        format!("{before}{known}{}", self.with_values(&after[end + 1..]))
    }
}

/// The colour of a theme, from a pair.
fn of_theme(value: &str, theme: FigureTheme) -> &str {
    let both = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    both.and_then(|both| parts(both, ',').nth(usize::from(theme == FigureTheme::Dark))).unwrap_or(value)
}

fn colour(value: &str) -> Option<String> {
    (!matches!(value, "none" | "transparent")).then(|| value.to_owned())
}

/// A length in px or em, a number, or a product of them.
fn length(value: &str) -> f64 {
    let product = value.strip_prefix("calc(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(value);
    let one = |factor: &str| factor.trim().trim_end_matches("px").trim_end_matches("em").parse().unwrap_or(f64::NAN);
    product.split('*').map(one).product()
}

/// Whether an element contains text.
pub(super) fn is_text(tag: Tag) -> bool {
    matches!(tag, Tag::Text | Tag::Span)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Properties without effect on paper.
    const IGNORED: [&str; 4] = ["color-scheme", "pointer-events", "font-kerning", "font-variant-numeric"];

    #[test]
    fn every_declaration_of_the_style_sheets_is_understood() {
        let looks = Looks::new(FigureTheme::Light, &super::super::test_sizes());
        let mut count = 0;
        for (name, value) in SHEET.rules.iter().flat_map(|rule| &rule.declarations) {
            if name.starts_with("--") || IGNORED.contains(&name.as_str()) {
                continue;
            }
            let value = looks.with_values(value);
            match name.as_str() {
                "fill" | "stroke" => assert!(
                    colour(&value).is_none_or(|colour| colour.starts_with('#') && colour.len() == 7),
                    "{name}: {value}"
                ),
                "stroke-linecap" | "stroke-linejoin" => assert_eq!(value, "round"),
                "text-anchor" => assert!(["start", "middle", "end"].contains(&value.as_str()), "{value}"),
                "text-decoration" => assert_eq!(value, "line-through"),
                "paint-order" => assert_eq!(value, "stroke"),
                "vector-effect" => assert_eq!(value, "non-scaling-stroke"),
                "stroke-dasharray" if value == "none" => (),
                "stroke-dasharray" => assert!(parts(&value, ' ').all(|part| length(part).is_finite()), "{value}"),
                "stroke-width" | "opacity" | "font-size" | "font-weight" | "letter-spacing" | "r" => {
                    assert!(length(&value).is_finite(), "{name}: {value}");
                }
                _ => panic!("what is {name}: {value}?"),
            }
            count += 1;
        }
        assert!(100 < count, "{count}");
    }

    fn is_grey(colour: &str) -> bool {
        colour[1..3] == colour[3..5] && colour[3..5] == colour[5..7]
    }

    #[test]
    fn every_colour_is_there_in_every_theme_and_on_paper_without_its_hue() {
        let [light, dark, print] =
            [FigureTheme::Light, FigureTheme::Dark, FigureTheme::Print].map(|theme| Looks::new(theme, &[]));
        let is_colour = |value: &str| value.len() == 7 && value.starts_with('#');
        for name in light.values.keys().filter(|name| name.starts_with("--")) {
            assert!([&light, &dark, &print].iter().all(|looks| is_colour(looks.colour(name))), "{name}");
        }
        assert!(print.values.iter().filter(|(name, _)| name.starts_with("--")).all(|(_, value)| is_grey(value)));
        assert_ne!(light.colour("--paper"), dark.colour("--paper"));
        assert_eq!(light.colour("--on-now"), dark.colour("--on-now"));
    }
}
