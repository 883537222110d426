//! The page's session: actions go in, changes come out.

use js_sys::{Object, Reflect};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use secateur::plain::Plain;
use secateur::search::{RequestedSettings, Setting};
use secateur::tree::NodeId;
use secateur_session::action::Action;
use secateur_session::keeping::{self, Start};
use secateur_session::memory::{Finding, Memory};
use secateur_session::need::{Answer, Need, Patience};
use secateur_session::source::Source;
use secateur_session::state::{News, State, Subject};
use secateur_session::view::View;
use secateur_session::{self as core, choosing, commas, following, growing, hints, link, racing, strip};

use super::{PageRun, PageTree, field, to_js};

#[wasm_bindgen(typescript_custom_section)]
const SESSION: &str = r#"
export type State = import('../src/port/types.js').State;
export type Action = import('../src/port/types.js').Action;
export type Subject = import('../src/port/types.js').Subject;
export type Outcome = import('../src/port/types.js').Outcome;
export type Job = import('../src/port/answers.js').Job;
/** why the typed or chosen values are not shown */
export type Problems = { error: ReadError | null, trouble: SettingsError | null };
/** what is stored of a tree */
export type SavedPage = { tree: string, settings: object, step: number, typed?: string };
/** what a page opens with, if anything */
export type Start = { recent: unknown[], random: unknown, now: unknown, hash: string, carried: unknown };
/** the result of a random tree's fields: its size, or at most that, or why there is none */
export type Forecast = {
    size?: { nodes: number, leaves: number };
    atMost?: number;
    problem?: { field: keyof RandomFields, kind: string, least: number, most: number };
};
"#;

/// Reads a plain value of the page.
pub(crate) fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsError::new(&error.to_string()).into())
}

/// The page's state, and everything that can happen to it.
#[wasm_bindgen(js_name = Session)]
pub struct PageSession {
    pub(crate) session: core::Session,
    /// The last state that the page received.
    told: Option<State>,
    /// What has to be computed first.
    needed: Option<Need>,
}

#[wasm_bindgen(js_class = Session)]
impl PageSession {
    /// The page as it opens, in one of these languages.
    #[wasm_bindgen(constructor)]
    pub fn new(languages: Vec<String>) -> PageSession {
        PageSession { session: core::Session::new(languages, Patience::QUICK), told: None, needed: None }
    }

    /// Performs an action; returns what has to be computed first if it could not.
    #[wasm_bindgen(unchecked_return_type = "Job | undefined")]
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Action")] action: JsValue,
    ) -> Result<JsValue, JsValue> {
        let kind = field(&action, "type")?;
        let fields: Object = action.unchecked_into();
        // The name alone, or the fields by name.
        let action = if Object::keys(&fields).length() == 1 {
            kind
        } else {
            let by_kind: Object = Object::new();
            Reflect::set(&by_kind, &kind, &fields)?;
            by_kind.into()
        };
        let done = self.session.act(&from_js::<Action>(action)?);
        Ok(self.needs(done))
    }

    /// Opens the page's initial state; returns what has to be computed first if it could not.
    #[wasm_bindgen(unchecked_return_type = "Job | undefined")]
    pub fn open(&mut self, #[wasm_bindgen(unchecked_param_type = "Start")] start: JsValue) -> Result<JsValue, JsValue> {
        let carried = from_js(field(&start, "carried")?).ok();
        let opened = self.session.open(&Start { carried, ..from_js(start)? });
        Ok(self.needs(opened))
    }

    /// What survives a reload.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn carried(&self) -> JsValue {
        to_js(&self.session.carried())
    }

    /// The part of the page's state to store.
    #[wasm_bindgen(unchecked_return_type = "SavedPage")]
    pub fn now(&self) -> JsValue {
        to_js(&keeping::now(&self.session.state))
    }

    /// The contents of a file, for other readers.
    #[wasm_bindgen(unchecked_return_type = "SavedPage")]
    pub fn file(&self) -> JsValue {
        to_js(&keeping::file(&self.session.state))
    }

    /// The recent trees, including those that another tab has added since.
    #[wasm_bindgen(js_name = recentBeside, unchecked_return_type = "SavedPage[]")]
    pub fn recent_beside(
        &self,
        #[wasm_bindgen(unchecked_param_type = "unknown[]")] kept: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(to_js(&keeping::recent_beside(&self.session.state, &from_js::<Vec<Plain>>(kept)?)))
    }

    /// The position at which the last of the compared runs ends.
    #[wasm_bindgen(js_name = raceLast)]
    pub fn race_last(&mut self) -> u32 {
        let runs = racing::runs(&self.session.state, &mut self.session.memory).unwrap_or_default();
        self.session.state.race.as_ref().map_or(0, |race| racing::last(race.by, &runs))
    }

    /// The step that each compared run shows; none for one that does not work.
    #[wasm_bindgen(js_name = raceSteps, unchecked_return_type = "(number | null)[]")]
    pub fn race_steps(&mut self) -> JsValue {
        let core::Session { state, memory, .. } = &mut self.session;
        let Some(race) = &state.race else { return to_js(&[(); 0]) };
        let step = |settings| {
            let run = memory.outcome(&state.shown.source, &settings).ok()?.ok()?;
            Some(racing::step_of(race, &run))
        };
        to_js(&race.settings(&state.shown.settings).map(step).collect::<Vec<_>>())
    }

    /// What has to be computed before the state can be drawn.
    #[wasm_bindgen(unchecked_return_type = "Job | undefined")]
    pub fn missing(&mut self) -> JsValue {
        let known = self.session.memory.missing(&self.session.state);
        self.needs(known)
    }

    /// The fields of the state that have changed since the last call.
    #[wasm_bindgen(unchecked_return_type = "Partial<State>")]
    pub fn news(&mut self) -> JsValue {
        let now = &self.session.state;
        let news = to_js(&News { before: self.told.as_ref(), now });
        self.told = Some(now.clone());
        news
    }

    /// Takes the result for the last need.
    pub fn adopt(
        &mut self,
        tree: Option<PageTree>,
        run: Option<PageRun>,
        #[wasm_bindgen(unchecked_param_type = "object | undefined")] error: JsValue,
        #[wasm_bindgen(unchecked_param_type = "object | undefined")] trouble: JsValue,
        text: Option<String>,
        #[wasm_bindgen(unchecked_param_type = "Outcome | undefined")] outcome: JsValue,
    ) -> Result<(), JsValue> {
        let Some(need) = &self.needed else { return Ok(()) };
        let error = if error.is_undefined() || matches!(need, Need::Random(_)) { None } else { Some(from_js(error)?) };
        let outcome = if outcome.is_undefined() { None } else { Some(from_js(outcome)?) };
        let trouble = if trouble.is_undefined() { None } else { Some(from_js(trouble)?) };
        let reading = tree.map(|tree| Ok(tree.0)).or(error.map(Err));
        let run = run.map(|run| Ok(run.0)).or(trouble.map(Err));
        self.session.memory.adopt(need, Finding { reading, run, text, outcome });
        Ok(())
    }

    /// From now on computes everything at once, however long it takes.
    #[wasm_bindgen(js_name = beEndless)]
    pub fn be_endless(&mut self) {
        self.session.memory.patience = Patience::ENDLESS;
    }

    /// Keeps what is needed while it is computed.
    pub fn hold(&mut self) {
        if let Some(need) = &self.needed {
            self.session.memory.hold(need);
        }
    }

    /// The result is no longer awaited.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.session.memory.let_go();
    }

    /// Forgets everything except what is shown, compared, typed, restored by Escape, and struck out.
    #[wasm_bindgen(js_name = keepOnly)]
    pub fn keep_only(&mut self) {
        self.session.memory.keep_only(&Memory::wanted(&self.session.state));
    }

    /// How a text reads, if known.
    pub fn tree(&mut self, text: &str) -> Option<PageTree> {
        self.session.memory.known(&text.into()).map(PageTree)
    }

    /// The search of a text with some settings, if there is one and it is known.
    pub fn run(
        &mut self,
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: JsValue,
    ) -> Result<Option<PageRun>, JsValue> {
        let settings: RequestedSettings = from_js(settings)?;
        let found = self.session.memory.outcome(&text.into(), &settings);
        Ok(found.ok().and_then(Result::ok).map(|run| PageRun(run.clone())))
    }

    /// Whether there is such a search, or finding out takes too long.
    #[wasm_bindgen(js_name = mayWork)]
    pub fn may_work(
        &mut self,
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: JsValue,
    ) -> Result<bool, JsValue> {
        let settings = from_js(settings)?;
        Ok(self.session.memory.may_work(&Subject { source: text.into(), settings }))
    }

    /// Why there is no search with such settings, if known.
    #[wasm_bindgen(unchecked_return_type = "SettingsError | undefined")]
    pub fn trouble(
        &mut self,
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: JsValue,
    ) -> Result<JsValue, JsValue> {
        let settings = from_js(settings)?;
        let trouble = self.session.memory.trouble(&Subject { source: text.into(), settings });
        Ok(trouble.map_or(JsValue::UNDEFINED, |trouble| to_js(&trouble)))
    }

    /// Why a text is not a tree, if known.
    #[wasm_bindgen(js_name = readError, unchecked_return_type = "ReadError | undefined")]
    pub fn read_error(&mut self, text: &str) -> JsValue {
        let error = self.session.memory.read_error(&text.into());
        error.map_or(JsValue::UNDEFINED, |error| to_js(&error))
    }

    /// What a state would show for a request, with the nearest settings; none while that is not known.
    #[wasm_bindgen(js_name = shownOf, unchecked_return_type = "Subject | undefined")]
    pub fn shown_of(
        &mut self,
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "Settings")] settings: JsValue,
    ) -> Result<JsValue, JsValue> {
        let asked = Subject { source: Source::from(text), settings: from_js(settings)? };
        let shown = self.session.memory.shown_of(&asked, &self.session.state.shown);
        Ok(shown.map_or(JsValue::UNDEFINED, |shown| to_js(&shown)))
    }

    /// Why the stage does not show what was typed and chosen.
    #[wasm_bindgen(unchecked_return_type = "Problems")]
    pub fn problems(&mut self) -> JsValue {
        to_js(&self.session.memory.problems(&self.session.state))
    }

    /// A number with a comma, if it is worth asking whether it is one number.
    pub fn comma(&mut self) -> Option<String> {
        commas::asked(&self.session.state, &mut self.session.memory)
    }

    /// The text of a setting's small field.
    #[wasm_bindgen(js_name = fieldText)]
    pub fn field_text(&self, id: &str) -> String {
        Setting::named(id).map_or_else(String::new, |row| choosing::field_text(&self.session.state, row))
    }

    /// The number line of a run's leaf, if other scores can be tried.
    #[wasm_bindgen(unchecked_return_type = "Strip | null")]
    pub fn strip(&mut self, run: &PageRun, leaf: u32) -> JsValue {
        to_js(&strip::at_leaf(&mut self.session.memory, &run.0, NodeId(leaf)))
    }

    /// What the fields of a random tree would give.
    #[wasm_bindgen(unchecked_return_type = "Forecast")]
    pub fn forecast(&mut self) -> JsValue {
        to_js(&growing::forecast(&self.session.state, &mut self.session.memory))
    }

    /// The hint to show now.
    pub fn hint(&mut self) -> Option<String> {
        let takes_scores = self.session.memory.look(&self.session.state.shown).reading.takes_scores();
        hints::hint(&self.session.state, takes_scores).map(str::to_owned)
    }

    /// The link to what is shown, without "#"; for one reader only, also fields that are the same without a link; none if it would be too
    /// long.
    pub fn link(
        &mut self,
        is_asked: bool,
        #[wasm_bindgen(unchecked_param_type = "Partial<State> | undefined")] own: JsValue,
    ) -> Result<Option<String>, JsValue> {
        let own: Option<View> = from_js(own)?;
        let state = &self.session.state;
        let run = self.session.memory.look(&state.shown);
        // Two nodes need at least three characters; so a giant is never written out, except a game's, which is grown.
        if link::LONGEST < run.tree.len() && !state.shown.source.is_game() {
            return Ok(None);
        }
        let mut said = following::link(state, run.reading.text());
        said.strip = strip::written(state, &run);
        if is_asked {
            said.view.predict = Some(true);
        }
        let whole = link::written(&said, own.as_ref());
        // A tree comes before its random settings.
        let links = [whole, {
            said.random = None;
            link::written(&said, own.as_ref())
        }];
        Ok(links.into_iter().find(|link| link.chars().count() <= link::LONGEST))
    }

    fn needs<T>(&mut self, answer: Answer<T>) -> JsValue {
        let Err(need) = answer else { return JsValue::UNDEFINED };
        let job = to_js(&*need);
        self.needed = Some(*need);
        job
    }
}
