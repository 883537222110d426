//! The page's words, from its own language files: messages that the core picks become lines, and scores and counts are written as
//! the language has them. English says what another language lacks.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use secateur::course::{Infinity, Names};
use secateur::picture::NumberStyle;
use secateur::telling::{Argument, Message};

/// A language: its id, its files, and what parts the thousands of a number from 10,000 on, and of a score.
struct Language {
    id: &'static str,
    files: [&'static str; 4],
    group: char,
    parts_scores: bool,
}

macro_rules! language {
    ($id:literal, $group:literal, $parts_scores:literal) => {
        Language {
            id: $id,
            files: [
                include_str!(concat!("../locales/", $id, ".ftl")),
                include_str!(concat!("../locales/", $id, ".more.ftl")),
                include_str!(concat!("../locales/", $id, ".family.ftl")),
                include_str!(concat!("../locales/", $id, ".courses.ftl")),
            ],
            group: $group,
            parts_scores: $parts_scores,
        }
    };
}

/// The first is usual. Grouped by commas, English scores would run into the commas between them.
static LANGUAGES: [Language; 4] = [
    language!("en", ',', false),
    language!("pl", '\u{202f}', true),
    language!("ro", '.', true),
    language!("ru", '\u{202f}', true),
];

/// The ids of all languages, the usual one first.
pub const IDS: [&str; 4] = ["en", "pl", "ro", "ru"];

/// Stands for "<" in what a message is told until its marks are read, so that no name can open one; likewise for α and β.
const GUARDED: [(char, &str); 3] = [('<', "\u{e000}"), ('α', "\u{e001}"), ('β', "\u{e002}")];

/// Who speaks a language.
pub struct Speech {
    language: &'static Language,
    bundles: [FluentBundle<FluentResource>; 2],
    /// Whether the bounds are called min and max.
    has_min_max: bool,
    decimal: char,
}

impl Speech {
    /// In the language with this id, in which the bounds are called so.
    pub fn new(id: &str, names: Names) -> Speech {
        let language = LANGUAGES.iter().find(|language| language.id == id).expect("an id of the table");
        let bundles = [bundle(language), bundle(&LANGUAGES[0])];
        let mut speech = Speech { language, bundles, has_min_max: false, decimal: '.' };
        speech.decimal = speech.text("decimal-sign", &[]).chars().next().unwrap_or('.');
        speech.has_min_max = names == Names::MinMax;
        speech
    }

    /// The id of the language.
    pub fn id(&self) -> &'static str {
        self.language.id
    }

    /// How it writes scores.
    pub fn numbers(&self, infinity: Infinity) -> NumberStyle {
        let group = self.language.parts_scores.then_some(self.language.group);
        NumberStyle { decimal: self.decimal, group, infinity }
    }

    /// A message as a line with marks.
    pub fn line(&self, message: &Message) -> String {
        let arguments = message.args().iter().map(|(name, argument)| {
            let value = match argument {
                Argument::Text(text) => FluentValue::from(self.guarded(text)),
                Argument::Count(count) => FluentValue::from(*count),
                Argument::Mean(mean) => FluentValue::from(*mean),
            };
            (*name, value)
        });
        self.formatted(&message.id(), arguments.collect())
    }

    /// The message with this id as plain text, told some numbers and texts.
    pub fn text(&self, id: &str, told: &[(&str, FluentValue<'_>)]) -> String {
        let guarded = told.iter().map(|(name, value)| match value {
            FluentValue::String(text) => (*name, FluentValue::from(self.guarded(text))),
            value => (*name, value.clone()),
        });
        secateur::figure::Said::read(&self.formatted(id, guarded.collect())).text()
    }

    fn guarded(&self, text: &str) -> String {
        let signs = if self.has_min_max { &GUARDED[..] } else { &GUARDED[..1] };
        signs.iter().fold(text.to_owned(), |text, (sign, stand_in)| text.replace(*sign, stand_in))
    }

    fn formatted(&self, id: &str, arguments: FluentArgs<'_>) -> String {
        let spoken = self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
        let Some((bundle, pattern)) = spoken else { return id.to_owned() };
        let line = bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned();
        if self.has_min_max { in_min_max(&line) } else { line }
    }
}

fn bundle(language: &'static Language) -> FluentBundle<FluentResource> {
    let id = language.id.parse().expect("the ids are those of languages");
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language.group {
        ',' => |value, _| counted(value, ','),
        '.' => |value, _| counted(value, '.'),
        _ => |value, _| counted(value, '\u{202f}'),
    }));
    for file in language.files {
        let resource = FluentResource::try_new(file.to_owned()).expect("the page's tests read every file");
        bundle.add_resource(resource).expect("no message stands in two files");
    }
    bundle
}

/// A whole number with its thousands parted from 10,000 on.
fn counted(value: &FluentValue<'_>, group: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let is_large = number.value.fract() == 0.0 && 10_000.0 <= number.value;
    let digits = is_large.then(|| (number.value as u64).to_string())?;
    let parted = digits.char_indices().map(|(at, digit)| {
        let has_group = 0 < at && (digits.len() - at).is_multiple_of(3);
        if has_group { format!("{group}{digit}") } else { digit.to_string() }
    });
    Some(parted.collect())
}

/// Alpha-beta has its name from the bounds, and keeps it.
fn in_min_max(line: &str) -> String {
    const WHOLE: &str = "α-β";
    line.split(WHOLE).map(|part| part.replace('α', "min").replace('β', "max")).collect::<Vec<_>>().join(WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_files_and_its_numbers() {
        assert_eq!(LANGUAGES.each_ref().map(|language| language.id), IDS);
        let told = |id| {
            let speech = Speech::new(id, Names::Greek);
            speech.text("taking-step", &[("step", 3.into()), ("length", 12_345.into())])
        };
        assert_eq!(
            IDS.map(told),
            ["Step 3 of 12,345", "Krok 3 z 12\u{202f}345", "Pasul 3 din 12.345", "Шаг 3 из 12\u{202f}345",]
        );
    }

    #[test]
    fn where_bounds_are_called_min_and_max_a_name_keeps_its_letters() {
        let speech = Speech::new("en", Names::MinMax);
        assert_eq!(speech.formatted("α, α-β and β", FluentArgs::new()), "α, α-β and β", "there is no such message");
        assert_eq!(in_min_max("α, α-β and β"), "min, α-β and max");
        assert_eq!(speech.guarded("<α"), "\u{e000}\u{e001}");
    }
}
