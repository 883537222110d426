//! A page that does every action at once, and its stories.

use std::rc::Rc;

use common::in_words;
use expect_test::Expect;
use secateur::search::{RequestedSettings, SETTINGS, Setting};
use secateur::tree::NodeId;
use secateur_courses::course::{Infinity, Letters};
use secateur_courses::numbers::NumberStyle;
use secateur_session::action::Action;
use secateur_session::choosing::field_text;
use secateur_session::claims::ClaimStyle;
use secateur_session::memory::Memory;
use secateur_session::need::Patience;
use secateur_session::random::{self, RandomFields};
use secateur_session::run::Run;
use secateur_session::source::Source;
use secateur_session::state::{News, State, Subject};
use secateur_session::strip::Strip;
use secateur_session::{Session, commas, following, hints, link, race, strip};
use serde_json::{Value, json};

/// How a newly opened page writes nodes and scores.
pub(super) const MANNER: ClaimStyle = ClaimStyle {
    letters: Letters::Below,
    numbers: NumberStyle { decimal: '.', group: None, infinity: Infinity::Signs },
};

/// A page that does every action at once.
pub(super) struct Page {
    pub(super) session: Session,
    /// The last state reported.
    told: State,
}

impl Page {
    /// As it opens.
    pub(super) fn opening() -> Page {
        let languages = ["en", "pl", "ro", "ru"].map(str::to_owned).to_vec();
        let session = Session::new(languages, Patience::ENDLESS);
        Page { told: session.state.clone(), session }
    }

    /// One that shows a link, with its tree as typed and nothing else chosen.
    pub(super) fn showing(hash: &str) -> Page {
        let mut page = Page::opening();
        let said = link::read(hash, &[]);
        assert_eq!(said.ignored, [], "{hash}");
        let Session { state, memory, .. } = &mut page.session;
        if let Some(tree) = said.tree {
            (state.source, state.example) = (Source::from(tree), None);
        }
        state.settings = said.settings;
        let asked = Subject { source: state.source.clone(), settings: said.settings };
        state.shown = memory.shown_of(&asked, &state.shown).expect("nothing is needed");
        page.told = page.session.state.clone();
        page
    }

    /// The opening page after some actions, one per line.
    pub(super) fn after(actions: &str) -> Page {
        Page::opening().then(actions)
    }

    pub(super) fn then(mut self, actions: &str) -> Page {
        for line in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.act(line);
        }
        self
    }

    /// Does what a line says: the type of an action, and its fields if it has any.
    pub(super) fn act(&mut self, line: &str) {
        let (name, fields) = line.split_once(' ').unwrap_or((line, "{}"));
        let fields: Value = serde_json::from_str(fields).unwrap_or_else(|error| panic!("{line}: {error}"));
        let is_name = fields.as_object().is_some_and(serde_json::Map::is_empty);
        let action = if is_name { name.into() } else { json!({ name: fields }) };
        self.does(&serde_json::from_value(action).unwrap_or_else(|error| panic!("{line}: {error}")));
    }

    pub(super) fn does(&mut self, action: &Action) {
        self.session.act(action).expect("nothing is needed");
    }

    pub(super) fn copy(&self) -> Page {
        let mut page = Page::opening();
        (page.session.state, page.told) = (self.state().clone(), self.told.clone());
        page
    }

    pub(super) fn state(&self) -> &State {
        &self.session.state
    }

    pub(super) fn source(&self) -> &str {
        self.state().source.text()
    }

    pub(super) fn shown(&self) -> &str {
        self.state().shown.source.text()
    }

    pub(super) fn memory(&mut self) -> &mut Memory {
        &mut self.session.memory
    }

    /// Forgets everything that a page may forget between two actions.
    pub(super) fn forget(&mut self) {
        let Session { state, memory, .. } = &mut self.session;
        memory.keep_only(&Memory::wanted(state));
    }

    pub(super) fn strip(&mut self, leaf: u32) -> Option<Strip> {
        let run = self.run();
        strip::at_leaf(self.memory(), &run, NodeId(leaf))
    }

    pub(super) fn run(&mut self) -> Rc<Run> {
        self.session.memory.look(&self.session.state.shown)
    }

    /// The content of a small field.
    fn field(&self, name: &str) -> String {
        field_text(self.state(), Setting::named(name).expect("a setting"))
    }

    /// The event shown at this step.
    pub(super) fn event(&mut self) -> String {
        let run = self.run();
        let events = in_words(&run.tree, &run.trace, run.settings.window);
        self.state().step.checked_sub(1).map_or_else(|| "none".to_owned(), |last| events[last].clone())
    }

    /// Why the typed or chosen values are not shown.
    pub(super) fn problems(&mut self) -> String {
        let Session { state, memory, .. } = &mut self.session;
        compact(&serde_json::to_value(memory.problems(state)).unwrap())
    }

    /// The link to what is shown.
    pub(super) fn link(&mut self) -> String {
        let Session { state, memory, .. } = &mut self.session;
        let run = memory.look(&state.shown);
        let said = following::link(state, run.reading.text());
        link::written(&link::Link { strip: strip::written(state, &run), ..said }, None)
    }

    /// The text in the field, and every one that undo leads back to.
    pub(super) fn way_back(&self) -> Vec<String> {
        let mut page = self.copy();
        let mut texts = vec![page.source().to_owned()];
        while 0 < page.state().history.lengths().0 {
            page.act("undo");
            texts.push(page.source().to_owned());
        }
        texts
    }

    /// What has changed since the last call, one field per line.
    fn news(&mut self) -> Vec<String> {
        let now = self.session.state.clone();
        let before = std::mem::replace(&mut self.told, now);
        let now = &self.told;
        let Value::Object(fields) = serde_json::to_value(News { before: Some(&before), now }).unwrap() else {
            panic!("a state has fields")
        };
        let field = |(name, value): (&String, &Value)| match name.as_str() {
            "settings" => format!("settings: {}", settings(&now.settings)),
            "shown" => format!("shown: {}, {}", short(now.shown.source.text()), settings(&now.shown.settings)),
            "source" => format!("source: {}", short(now.source.text())),
            "recent" => {
                let trees: Vec<_> = now.recent.iter().map(|recent| short(recent.source.text())).collect();
                format!("recent: {}", trees.join(" | "))
            }
            "race" => format!("race: {}", now.race.as_ref().map_or_else(|| "none".to_owned(), in_race)),
            "random" => format!("random: {}", in_random(value)),
            "history" => {
                let (undo, redo) = now.history.lengths();
                format!("history: {undo} to undo, {redo} to redo")
            }
            name => format!("{name}: {}", compact(value)),
        };
        // Which part of a change would come next is reported to nobody.
        let is_told =
            |(name, _): &(&String, &Value)| *name != "history" || before.history.lengths() != now.history.lengths();
        fields.iter().filter(is_told).map(field).collect()
    }

    pub(super) fn answer(&mut self, question: &str) -> String {
        let (name, about) = question.split_once(' ').unwrap_or((question, ""));
        let Session { state, memory, .. } = &mut self.session;
        match name {
            "event" => self.event(),
            "problems" => self.problems(),
            "field" => format!("“{}”", self.field(about)),
            "link" => self.link(),
            "back" => self.way_back().join(" ← "),
            "hint" => hints::hint(state, about != "without-scores").unwrap_or("none").to_owned(),
            "pointed" => commas::pointed(state, memory).unwrap_or_else(|| "no".to_owned()),
            "shortest" => memory.shortest(&state.shown.source).unwrap(),
            "example" => state.example.unwrap_or("none").to_owned(),
            "score" => memory.score_text(state, secateur::NodeId(about.parse().unwrap())),
            "state" => {
                let state = serde_json::to_value(News { before: None, now: state }).unwrap();
                about.split(' ').map(|name| format!("{name}: {}", compact(&state[name]))).collect::<Vec<_>>().join(", ")
            }
            _ => panic!("no question {question}"),
        }
    }
}

/// Non-default settings, as in links.
pub(super) fn settings(asked: &RequestedSettings) -> String {
    let said = SETTINGS.iter().filter(|row| !row.is_plain(asked));
    let said: Vec<_> = said.map(|row| format!("{}={}", row.id, row.value_in(asked).text())).collect();
    if said.is_empty() { "plain".to_owned() } else { said.join(" ") }
}

fn in_race(race: &race::Race) -> String {
    let is_open = if race.is_open { "open" } else { "closed" };
    format!("{} by {} at {}, {is_open}", race::written(&race.runs), race.by.id(), race.at)
}

/// What is requested of random trees, as far as not default, and the last one.
fn in_random(random: &Value) -> String {
    let usual = serde_json::to_value(RandomFields::from(&random::usual())).unwrap();
    let asked = random["fields"].as_object().unwrap().iter().filter(|&(name, value)| usual[name] != *value);
    let mut parts: Vec<_> = asked.map(|(name, value)| format!("{name} {}", compact(value))).collect();
    if let (Some(made), Some(of)) = (random["made"].as_str(), random["of"].as_str()) {
        parts.push(format!("made {} of {of}", short(made)));
    }
    if parts.is_empty() { "as usual".to_owned() } else { parts.join(", ") }
}

/// The beginning of a long text.
fn short(text: &str) -> String {
    const MOST: usize = 100;
    if text.chars().count() <= MOST {
        return text.replace('\n', "⏎");
    }
    format!("{}… of {} bytes", text.chars().take(MOST / 2).collect::<String>(), text.len())
}

/// JSON without empty values.
fn compact(value: &Value) -> String {
    fn says(value: &Value) -> bool {
        !matches!(value, Value::Null | Value::Bool(false))
            && value.as_str() != Some("")
            && *value != Value::Array(vec![])
    }
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => short(text),
        Value::Number(number) => number.as_f64().map_or_else(|| number.to_string(), |number| number.to_string()),
        Value::Bool(_) => value.to_string(),
        Value::Array(list) => format!("[{}]", list.iter().map(compact).collect::<Vec<_>>().join(", ")),
        // A subject, by its text.
        Value::Object(fields) if fields.contains_key("settings") => compact(&fields["source"]["text"]),
        Value::Object(fields) => {
            let said = fields.iter().filter(|(_, value)| says(value));
            let said = said.map(|(name, value)| match value {
                Value::Bool(true) => name.clone(),
                value => format!("{name} {}", compact(value)),
            });
            format!("{{{}}}", said.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Checks a story.
#[expect(clippy::needless_pass_by_value, reason = "as `expect!` makes it")]
pub(super) fn story(expected: Expect) {
    let mut page = Page::opening();
    let mut told = String::new();
    for line in expected.data().lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        let answers = match kind {
            "#" => Vec::new(),
            "=" => {
                page = if rest.is_empty() { Page::opening() } else { Page::showing(rest) };
                Vec::new()
            }
            ">" => {
                page.act(rest);
                page.news()
            }
            "?" => vec![page.answer(rest)],
            // The lines there are generated again.
            _ => continue,
        };
        told += line;
        told += "\n";
        for answer in answers {
            told += &format!("  {answer}\n");
        }
    }
    expected.assert_eq(&told);
}
