//! The page's style sheets, as far as they concern the drawing of a tree: selectors of classes and attributes, matched against an element
//! and its ancestors. States that occur only on screen (hover, focus, selection) never match.

use std::collections::HashMap;

use super::element::Element;
use secateur_drawing::picture::Tag;

/// The rules of a style sheet.
#[derive(Debug)]
pub(super) struct Sheet {
    /// In order of precedence, lowest first.
    pub rules: Vec<Rule>,
    /// By a class that the element itself must have, or none: the rules that require it.
    by_class: HashMap<String, Vec<usize>>,
}

/// One selector, with its declarations.
#[derive(Debug)]
pub(super) struct Rule {
    selector: Selector,
    /// Whether it applies only on paper.
    is_print: bool,
    /// Names and values, as written.
    pub declarations: Vec<(String, String)>,
}

/// From the outermost to the element itself.
#[derive(Debug)]
struct Selector {
    compounds: Vec<Compound>,
    weight: Specificity,
}

/// Specificity: the numbers of classes, attributes and states, and of tags.
type Specificity = (usize, usize);

/// The conditions on one element.
#[derive(Debug)]
struct Compound {
    wants: Vec<Want>,
}

#[derive(Debug)]
enum Want {
    Tag(String),
    Class(String),
    Attribute(String, Option<String>),
    Any(Vec<Compound>),
    None(Vec<Compound>),
    /// `:root`.
    Root,
    /// A state that no drawn element is in.
    Never,
}

/// The key for elements of any class.
const NO_CLASS: &str = "";

/// States that exist only on screen.
const STATES: [&str; 3] = ["focus", "hover", "active"];

impl Sheet {
    /// Reads several style sheets, later ones taking precedence; or returns what is not understood.
    pub fn read(texts: &[&str]) -> Result<Sheet, String> {
        let mut rules = Vec::new();
        for text in texts {
            read_rules(&without_comments(text), false, &mut rules)?;
        }
        // Equal specificity keeps the order.
        rules.sort_by_key(|rule| rule.selector.weight);
        let mut by_class: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, rule) in rules.iter().enumerate() {
            by_class.entry(rule.selector.class().to_owned()).or_default().push(at);
        }
        Ok(Sheet { rules, by_class })
    }

    /// The rules for an element, on screen or on paper, later ones taking precedence.
    pub fn matching<'a>(&'a self, way: &'a [&'a Element], is_print: bool) -> impl Iterator<Item = &'a Rule> {
        let classes = way.last().map_or("", |element| &element.classes);
        let asked = classes.split(' ').filter(|class| !class.is_empty()).chain([NO_CLASS]);
        let mut places: Vec<usize> = asked.filter_map(|class| self.by_class.get(class)).flatten().copied().collect();
        places.sort_unstable();
        let rules = places.into_iter().map(|at| &self.rules[at]);
        rules.filter(move |rule| (is_print || !rule.is_print) && rule.selector.matches(way))
    }

    /// The declarations for the root, or for the root on paper.
    pub fn of_root(&self, is_print: bool) -> impl Iterator<Item = &(String, String)> {
        let is_root = move |rule: &&Rule| {
            let [Compound { wants }] = &rule.selector.compounds[..] else { return false };
            rule.is_print == is_print && matches!(wants[..], [Want::Root])
        };
        self.rules.iter().filter(is_root).flat_map(|rule| &rule.declarations)
    }
}

/// The prefix of rules that apply only on paper.
const PRINT: &str = "@media print";

fn read_rules(text: &str, is_print: bool, rules: &mut Vec<Rule>) -> Result<(), String> {
    let mut rest = text.trim();
    while let Some((selectors, after)) = rest.split_once('{') {
        let end = closing(after, ['{', '}']).ok_or_else(|| format!("no end of {selectors}"))?;
        let (body, after) = (&after[..end], &after[end + 1..]);
        rest = after.trim_start();
        if selectors.trim() == PRINT {
            read_rules(body, true, rules)?;
            continue;
        }
        let declarations = declarations(body)?;
        for selector in parts(selectors, ',') {
            rules.push(Rule { selector: Selector::read(selector)?, is_print, declarations: declarations.clone() });
        }
    }
    if rest.is_empty() { Ok(()) } else { Err(format!("“{rest}” is no rule")) }
}

/// The end of the brackets around a text.
pub(super) fn closing(text: &str, [open, close]: [char; 2]) -> Option<usize> {
    let mut depth = 1;
    let is_closing = |sign: char| {
        depth += i32::from(sign == open) - i32::from(sign == close);
        depth == 0
    };
    text.find(is_closing)
}

/// The sheet without its comments.
fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("*/").map_or("", |(_, after)| after))
}

fn declarations(body: &str) -> Result<Vec<(String, String)>, String> {
    let one = |declared: &str| {
        let (name, value) = declared.split_once(':').ok_or_else(|| format!("“{declared}” declares nothing"))?;
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    };
    parts(body, ';').map(one).collect()
}

/// The parts between separators outside brackets; none of them empty.
pub(super) fn parts(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let is_end = move |sign: char| {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => (),
        }
        depth == 0 && sign == separator
    };
    text.split(is_end).map(str::trim).filter(|part| !part.is_empty())
}

impl Selector {
    fn read(text: &str) -> Result<Selector, String> {
        let compounds = parts(text, ' ').map(Compound::read).collect::<Result<Vec<_>, _>>()?;
        let weight = compounds.iter().map(Compound::weight).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        Ok(Selector { compounds, weight })
    }

    /// The first class that the element itself must have.
    fn class(&self) -> &str {
        let mut wants = self.compounds.last().into_iter().flat_map(|compound| &compound.wants);
        let named = wants.find_map(|want| if let Want::Class(class) = want { Some(class.as_str()) } else { None });
        named.unwrap_or(NO_CLASS)
    }

    /// Whether it matches the last element of a path from the outside inwards.
    fn matches(&self, way: &[&Element]) -> bool {
        let (Some((itself, around)), Some((last, before))) = (way.split_last(), self.compounds.split_last()) else {
            return false;
        };
        // Of several matching ancestors, the nearest one is best.
        let mut around = around.iter().rev();
        last.matches(itself) && before.iter().rev().all(|compound| around.any(|element| compound.matches(element)))
    }
}

impl Compound {
    fn read(text: &str) -> Result<Compound, String> {
        let mut wants = Vec::new();
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let after = &rest[sign.len_utf8()..];
            rest = match sign {
                '.' => {
                    let (name, rest) = word(after);
                    wants.push(Want::Class(name.to_owned()));
                    rest
                }
                '[' => {
                    let (inside, rest) = after.split_once(']').ok_or_else(|| format!("no end of {text}"))?;
                    let (name, value) =
                        inside.split_once('=').map_or((inside, None), |(name, value)| (name, Some(value)));
                    wants.push(Want::Attribute(name.to_owned(), value.map(|value| value.trim_matches('"').to_owned())));
                    rest
                }
                ':' => {
                    let (name, rest) = word(after);
                    let (inside, rest) = in_brackets(rest);
                    let list = || parts(inside, ',').map(Compound::read).collect::<Result<Vec<_>, _>>();
                    wants.push(match name {
                        "is" => Want::Any(list()?),
                        "not" => Want::None(list()?),
                        "root" => Want::Root,
                        name if STATES.contains(&name) => Want::Never,
                        _ => return Err(format!("what is :{name}?")),
                    });
                    rest
                }
                _ => {
                    let (name, rest) = word(rest);
                    if name.is_empty() {
                        return Err(format!("“{text}” is no selector"));
                    }
                    wants.push(Want::Tag(name.to_owned()));
                    rest
                }
            };
        }
        Ok(Compound { wants })
    }

    fn weight(&self) -> Specificity {
        let of_list = |list: &[Compound]| list.iter().map(Compound::weight).max().unwrap_or_default();
        let of = |want: &Want| match want {
            Want::Tag(_) => (0, 1),
            Want::Any(list) | Want::None(list) => of_list(list),
            Want::Class(_) | Want::Attribute(..) | Want::Root | Want::Never => (1, 0),
        };
        self.wants.iter().map(of).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    }

    fn matches(&self, element: &Element) -> bool {
        self.wants.iter().all(|want| match want {
            Want::Tag(tag) => Tag::named(tag) == Some(element.tag),
            Want::Class(class) => element.has_class(class),
            Want::Attribute(name, wanted) => {
                element.get(name).is_some_and(|value| wanted.as_ref().is_none_or(|wanted| wanted == value))
            }
            Want::Any(list) => list.iter().any(|one| one.matches(element)),
            Want::None(list) => !list.iter().any(|one| one.matches(element)),
            Want::Root | Want::Never => false,
        })
    }
}

/// A name, and the rest.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(|sign: char| !sign.is_alphanumeric() && !matches!(sign, '-' | '_')).unwrap_or(text.len());
    text.split_at(end)
}

/// The contents of the brackets that a text begins with, and the rest; nothing without any.
fn in_brackets(text: &str) -> (&str, &str) {
    let inside = text.strip_prefix('(').and_then(|text| text.split_once(')'));
    inside.unwrap_or(("", text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur_drawing::picture::Canvas;

    /// Two nested elements with these classes.
    fn way(outer: &str, inner: &str) -> Element {
        let mut sketch = Element::root();
        sketch.begin(Tag::Group, &[outer], "");
        sketch.set("data-skin", "plain");
        sketch.begin(Tag::Path, &[inner], "");
        sketch.end();
        sketch.end();
        sketch.finish()
    }

    fn is_meant(selector: &str, outer: &str, inner: &str) -> bool {
        let outer = way(outer, inner);
        Selector::read(selector).unwrap().matches(&[&outer, &outer.children[0]])
    }

    #[test]
    fn selectors_mean_what_they_mean_in_a_browser() {
        assert!(is_meant(".node .shape", "node is-now", "shape"));
        assert!(!is_meant(".node .shape", "node", "val"));
        assert!(!is_meant(".shape .node", "node", "shape"));
        assert!(is_meant(".node.is-now .shape", "node is-now", "shape"));
        assert!(!is_meant(".node.is-now .shape", "node is-path", "shape"));
        assert!(is_meant(".node:is(.is-pv, .is-now) .shape", "node is-now", "shape"));
        assert!(!is_meant(".node:not(.leaf, .is-now) .shape", "node is-now", "shape"));
        assert!(is_meant(".node:not(.leaf, .is-now):not(:hover) .shape", "node", "shape"));
        assert!(!is_meant(".node:hover .shape", "node", "shape"));
        assert!(is_meant("[data-skin=\"plain\"] path", "node", "shape"));
        assert!(!is_meant("[data-skin=\"pills\"] path", "node", "shape"));
        assert!(!is_meant(".node .shape:not([d])", "node", "") && is_meant("path:not([d])", "node", ""));
    }

    #[test]
    fn what_weighs_more_wins_and_else_what_comes_later() {
        let sheet = Sheet::read(&[".a .b { x: 1 } .b { x: 2; y: 3 } /* .b { x: 4 } */ .c, .b { x: 5 }"]).unwrap();
        let outer = way("a", "b");
        let way = [&outer, &outer.children[0]];
        let found: Vec<_> = sheet.matching(&way, false).map(|rule| rule.declarations[0].1.as_str()).collect();
        assert_eq!(found, ["2", "5", "1"]);
        assert_eq!(Selector::read(".a:is(.b, .c.d) e[f]").unwrap().weight, (4, 1));
    }

    #[test]
    fn what_is_not_understood_is_said() {
        for text in
            [".a { b }", ".a { b: c", "a > b { c: d }", ".a::before { b: c }", "@media screen { .a { b: c } }", ".a"]
        {
            assert!(Sheet::read(&[text]).is_err(), "{text}");
        }
    }
}
