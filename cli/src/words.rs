//! The words of a language: messages of the core as a plain or a marked line, character by character as on the page. It knows no tree and
//! no run.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use secateur::Score;
use secateur::message::{Argument, Message};
use secateur_courses::course::{Infinity, Names};
use secateur_courses::numbers::NumberStyle;
use unic_langid::LanguageIdentifier;

/// A language, by its files and number format.
#[derive(Clone, Copy)]
pub struct Language {
    /// As in links.
    pub id: &'static str,
    sources: [&'static str; 3],
    /// The decimal separator.
    decimal: char,
    /// The separator of thousands in a score, from 10,000 on.
    score_group: Option<char>,
    format: NumberFormatter,
}

/// How a bundle formats the numeric arguments of messages: with grouped thousands, from 10,000 on.
type NumberFormatter = fn(&FluentValue<'_>, &Memoizer) -> Option<String>;
type Memoizer = intl_memoizer::IntlLangMemoizer;

macro_rules! language {
    ($id:literal, $decimal:expr, $group:expr, $score_group:expr) => {
        Language {
            id: $id,
            sources: [
                include_str!(concat!("../locales/", $id, ".ftl")),
                include_str!(concat!("../locales/", $id, ".courses.ftl")),
                include_str!(concat!("../locales/", $id, ".examples.ftl")),
            ],
            decimal: $decimal,
            score_group: $score_group,
            format: |value, _| written(value, $decimal, $group),
        }
    };
}

/// A space that does not make one number look like two.
const NARROW: char = '\u{202f}';

/// Every language, English first. In English, scores grouped by commas would run into the commas between them.
pub const LANGUAGES: [Language; 4] = [
    language!("en", '.', ',', None),
    language!("pl", ',', NARROW, Some(NARROW)),
    language!("ro", ',', '.', Some('.')),
    language!("ru", ',', NARROW, Some(NARROW)),
];

impl Language {
    /// The language with this id.
    pub fn named(id: &str) -> Option<Language> {
        LANGUAGES.into_iter().find(|language| language.id == id)
    }

    /// Its format of scores.
    pub fn numbers(&self, infinity: Infinity) -> NumberStyle {
        NumberStyle { decimal: self.decimal, group: self.score_group, infinity }
    }
}

fn written(value: &FluentValue<'_>, decimal: char, group: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let style = NumberStyle { decimal, group: Some(group), infinity: Infinity::Signs };
    Score::new(number.value).map(|number| style.write(number))
}

/// Replaces "<" in an argument until the marks are read, so that a node's name can never open one.
const ESCAPED: char = '\u{e000}';
/// Replace the letters of an argument if the bounds are called min and max: a node named α keeps its name.
const GUARDED: [(char, char); 2] = [('α', '\u{e001}'), ('β', '\u{e002}')];

/// Formats messages in a language, and in English if that lacks one.
pub struct Words {
    bundles: Vec<FluentBundle<FluentResource>>,
    bounds: Names,
}

impl Words {
    /// The words of a language, with these names of the bounds.
    pub fn new(language: Language, bounds: Names) -> Words {
        let bundles = if language.id == LANGUAGES[0].id { vec![LANGUAGES[0]] } else { vec![language, LANGUAGES[0]] };
        Words { bundles: bundles.into_iter().map(bundle).collect(), bounds }
    }

    /// The text of a message of the core.
    pub fn say(&self, message: &Message) -> Phrase {
        let mut args = FluentArgs::new();
        for (name, argument) in message.args() {
            args.set(*name, self.value(argument));
        }
        self.line(&message.id(), &args)
    }

    /// The texts of all of them, one after the other.
    pub fn say_all(&self, messages: &[Message]) -> Phrase {
        let lines: Vec<String> = messages.iter().map(|message| self.say(message).line).collect();
        Phrase { line: lines.join(" ") }
    }

    /// A message by its name, with texts for its arguments.
    pub fn text(&self, id: &str, args: &[(&str, &str)]) -> String {
        let args = args.iter().map(|&(name, text)| (name, FluentValue::from(self.guarded(text)))).collect();
        self.line(id, &args).text()
    }

    /// A message by its name, with numbers for its arguments.
    pub fn counted(&self, id: &str, args: &[(&str, usize)]) -> String {
        let args = args.iter().map(|&(name, count)| (name, FluentValue::from(count))).collect();
        self.line(id, &args).text()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            Argument::Text(text) => FluentValue::from(self.guarded(text)),
            Argument::Count(count) => FluentValue::from(*count),
            Argument::Mean(mean) => FluentValue::from(*mean),
        }
    }

    fn guarded(&self, text: &str) -> String {
        let text = text.replace('<', &ESCAPED.to_string());
        match self.bounds {
            Names::MinMax => GUARDED.iter().fold(text, |text, &(letter, sign)| text.replace(letter, &sign.to_string())),
            _ => text,
        }
    }

    fn line(&self, id: &str, args: &FluentArgs<'_>) -> Phrase {
        let speaker = self.bundles.iter().find(|bundle| bundle.has_message(id));
        let pattern = speaker.and_then(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
        let Some((bundle, pattern)) = pattern else { return Phrase { line: id.to_owned() } };
        // A missing argument shows in the line, as on the page.
        let mut missing = Vec::new();
        let line = bundle.format_pattern(pattern, Some(args), &mut missing);
        debug_assert!(missing.is_empty(), "{id}: {missing:?}");
        let line = narrowed(&line);
        Phrase { line: if self.bounds == Names::MinMax { in_min_max(&line) } else { line } }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.id.parse().expect("the table holds ids of languages");
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(language.format));
    for source in language.sources {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource(resource).expect("a language has each message once");
    }
    bundle
}

/// A narrow space groups thousands: a wide one would split a number in two on a projector. Rounded numbers are not equal.
fn narrowed(line: &str) -> String {
    let signs: Vec<char> = line.chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| signs.get(at)).is_some_and(char::is_ascii_digit);
    let parts = |at: usize| signs[at] == '\u{a0}' && is_digit(at.checked_sub(1)) && is_digit(Some(at + 1));
    let line: String = (0..signs.len()).map(|at| if parts(at) { NARROW } else { signs[at] }).collect();
    line.replace("= ≈", "≈ ")
}

/// Alpha-beta is named after the bounds, and keeps its name.
fn in_min_max(line: &str) -> String {
    let kept = line.replace("α-β", "\u{e003}");
    kept.replace('α', "min").replace('β', "max").replace('\u{e003}', "α-β")
}

/// The text of a message.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    /// With its marks; names are escaped.
    line: String,
}

impl Phrase {
    /// With its marks, and with names that cannot open any, for the core.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// As plain text.
    pub fn text(&self) -> String {
        self.pieces().into_iter().map(|(_, text)| text).collect()
    }

    /// With marks such as `<a>α</a>`; a "<" in a name is kept, too.
    pub fn marked(&self) -> String {
        restored(&self.line)
    }

    /// Its pieces, each with its surrounding marks, the outermost first: `a` α, `b` β, `x` a cut-off, `k` a keyword, `nb` no line break
    /// inside, `mark` look here.
    pub fn pieces(&self) -> Vec<(Vec<&str>, String)> {
        let mut pieces = Vec::new();
        let mut marks: Vec<&str> = Vec::new();
        let mut rest = self.line.as_str();
        while let Some((before, mark, after)) = next_mark(rest) {
            if !before.is_empty() {
                pieces.push((marks.clone(), restored(before)));
            }
            match mark.strip_prefix('/') {
                None => marks.push(mark),
                Some(closed) if marks.last() == Some(&closed) => drop(marks.pop()),
                Some(_) => (),
            }
            rest = after;
        }
        if !rest.is_empty() {
            pieces.push((marks, restored(rest)));
        }
        pieces
    }
}

/// The first mark of a line with the text before and after it; `/a` at the end of a mark.
fn next_mark(line: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    loop {
        let start = from + line[from..].find('<')?;
        let inside = &line[start + 1..];
        let end = inside.find('>')?;
        let mark = &inside[..end];
        let name = mark.strip_prefix('/').unwrap_or(mark);
        if !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_lowercase()) {
            return Some((&line[..start], mark, &inside[end + 1..]));
        }
        from = start + 1;
    }
}

fn restored(text: &str) -> String {
    let signs = text.chars().map(|sign| match sign {
        ESCAPED => '<',
        sign => GUARDED.iter().find(|(_, guard)| *guard == sign).map_or(sign, |&(letter, _)| letter),
    });
    signs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> Words {
        Words::new(LANGUAGES[0], Names::Greek)
    }

    #[test]
    fn every_language_can_be_read_and_has_the_sign_of_its_decimals() {
        for language in LANGUAGES {
            for source in language.sources {
                assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{}", language.id);
            }
            let sign = Words::new(language, Names::Greek).text("decimal-sign", &[]);
            assert_eq!(sign, language.decimal.to_string(), "{}", language.id);
        }
    }

    #[test]
    fn the_table_has_every_language_that_there_are_files_of() {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/locales")).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut ids: Vec<String> = names.map(|name| name.split('.').next().unwrap().to_owned()).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids, LANGUAGES.map(|language| language.id));
    }

    #[test]
    fn a_name_opens_no_mark() {
        let args = [("node", "<a>x"), ("at", "max"), ("player", "max"), ("score", "3"), ("first", "yes")];
        assert_eq!(english().text("improve", &args), "MAX node <a>x takes 3, its first score, as its best so far.");
    }

    #[test]
    fn marks_part_a_line() {
        let mut args = FluentArgs::new();
        for (name, text) in [("windows", "closed"), ("comma", ", "), ("alpha", "3"), ("beta", "8")] {
            args.set(name, text);
        }
        let said = english().line("window", &args);
        assert_eq!(said.marked(), "<nb>[<a>3</a>, <b>8</b>]</nb>");
        assert_eq!(said.text(), "[3, 8]");
        assert_eq!(said.pieces()[1], (vec!["nb", "a"], "3".to_owned()));
    }

    #[test]
    fn counts_are_grouped_from_ten_thousand_on() {
        let said = |language: Language, count: u32| {
            let mut args = FluentArgs::new();
            args.set("value", count);
            Words::new(language, Names::Greek).line("counts-number", &args).text()
        };
        let [en, pl, ro, ru] = LANGUAGES;
        assert_eq!(said(en, 9_999), "9999");
        assert_eq!(said(en, 1_234_567), "1,234,567");
        assert_eq!(said(pl, 12_345), "12\u{202f}345");
        assert_eq!(said(ro, 12_345), "12.345");
        assert_eq!(said(ru, 12_345), "12\u{202f}345");
    }

    #[test]
    fn where_the_bounds_are_min_and_max_alpha_beta_keeps_its_name() {
        let words = Words::new(LANGUAGES[0], Names::MinMax);
        assert!(words.text("dialect-fail-soft-note", &[]).contains("≤ min, ≥ max"));
        let args = [("node", "α"), ("at", "max"), ("player", "max"), ("score", "3"), ("first", "yes")];
        assert!(words.text("improve", &args).starts_with("MAX node α takes"));
        assert_eq!(in_min_max("α-β, α and β"), "α-β, min and max");
    }
}
