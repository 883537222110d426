//! The page's language and look, as in links and files, by name. Absent fields stay the reader's own.

use std::collections::BTreeMap;

use secateur::grain::Grain;
use secateur::named;
use secateur::plain::Plain;
use secateur::search::spelled;
use secateur_courses::course::Notation;
use secateur_courses::preset::Preset;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

named! {
    /// The colours of the page.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Theme {
        /// As the system sets them.
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}
named! {
    /// In which order children are drawn.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Arrange {
        /// As the tree has them.
        Written = "written",
        /// In the order of the search.
        Search = "search",
    }
}
named! {
    /// What is written on the tree besides the search.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    Overlay {
        /// Nothing.
        None = "none",
        /// A strategy of MAX.
        Strategy = "strategy",
        /// The moves that keep the value.
        Keeping = "keeping",
        /// The critical tree.
        Critical = "critical",
        /// The interval in which each leaf decides.
        Leaves = "leaves",
    }
}

/// The default language.
const ENGLISH: &str = "en";

/// The page's language and look, as far as given.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct View {
    /// How far a step goes, if chosen.
    pub grain: Option<Grain>,
    /// Whether stepping stops before every decision.
    pub predict: Option<bool>,
    /// The id of the language.
    pub language: Option<String>,
    /// The colours.
    pub theme: Option<Theme>,
    /// The whole notation that was chosen.
    pub notation: Option<Preset>,
    /// By switch of the notation: the id of its value.
    pub switches: BTreeMap<&'static str, &'static str>,
    /// In which order children are drawn.
    pub arrange: Option<Arrange>,
    /// What is written on the tree.
    pub overlay: Option<Overlay>,
}

/// One field of a view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum ViewField {
    Grain,
    Predict,
    Language,
    Theme,
    Notation,
    /// A switch of the notation, by its name in the page's state.
    Switch(&'static str),
    Arrange,
    Overlay,
}

impl ViewField {
    /// Every field, in the order in which links name them. A whole notation comes before its switches.
    pub fn all() -> impl Iterator<Item = ViewField> {
        use ViewField::{Arrange, Grain, Language, Notation as Whole, Overlay, Predict, Switch, Theme};
        let switches = Notation::choices().into_iter().map(|(switch, _)| Switch(switch));
        [Grain, Predict, Language, Theme, Whole].into_iter().chain(switches).chain([Arrange, Overlay])
    }

    pub fn name(self) -> String {
        match self {
            ViewField::Grain => "grain".to_owned(),
            ViewField::Predict => "predict".to_owned(),
            ViewField::Language => "language".to_owned(),
            ViewField::Theme => "theme".to_owned(),
            ViewField::Notation => "notation".to_owned(),
            ViewField::Switch(switch) => spelled(switch),
            ViewField::Arrange => "arrange".to_owned(),
            ViewField::Overlay => "overlay".to_owned(),
        }
    }

    /// Its text in a view; none for a default, also for a reader whose defaults are `own`.
    pub fn written(self, view: &View, own: Option<&View>) -> Option<String> {
        let usual = match self {
            ViewField::Grain => "",
            ViewField::Predict => "off",
            ViewField::Language => ENGLISH,
            ViewField::Theme => Theme::ALL[0].id(),
            ViewField::Notation => Preset::default().id(),
            ViewField::Switch(switch) => return written_switch(switch, view, own),
            ViewField::Arrange => Arrange::ALL[0].id(),
            ViewField::Overlay => Overlay::ALL[0].id(),
        };
        let is_chosen = matches!(self, ViewField::Grain | ViewField::Predict);
        let is_usual_to_reader = is_chosen || own.and_then(|own| self.value_in(own)).is_none_or(|own| own == usual);
        self.value_in(view).filter(|&value| value != usual || !is_usual_to_reader).map(str::to_owned)
    }

    fn value_in(self, view: &View) -> Option<&str> {
        match self {
            ViewField::Grain => view.grain.map(Grain::id),
            ViewField::Predict => view.predict.map(|predict| if predict { "on" } else { "off" }),
            ViewField::Language => view.language.as_deref(),
            ViewField::Theme => view.theme.map(Theme::id),
            ViewField::Notation => view.notation.map(Preset::id),
            ViewField::Switch(switch) => view.switches.get(switch).copied(),
            ViewField::Arrange => view.arrange.map(Arrange::id),
            ViewField::Overlay => view.overlay.map(Overlay::id),
        }
    }

    /// Reads its text, and sets it; none if it is invalid.
    pub fn read(self, text: &str, languages: &[String], view: &mut View) -> Option<()> {
        match self {
            // The name in older links and files.
            ViewField::Grain if text == "cutoff" => view.grain = Some(Grain::CutOff),
            ViewField::Grain => view.grain = Some(Grain::named(text)?),
            ViewField::Predict => view.predict = Some(["off", "on"].iter().position(|&word| word == text)? == 1),
            ViewField::Language => view.language = Some(languages.iter().find(|&id| id == text)?.clone()),
            ViewField::Theme => view.theme = Some(Theme::named(text)?),
            ViewField::Notation => {
                let preset = Preset::named(text)?;
                view.notation = Some(preset);
                view.switches = preset.notation().ids().into_iter().collect();
            }
            ViewField::Switch(switch) => {
                let (_, ids) = Notation::choices().into_iter().find(|&(name, _)| name == switch)?;
                view.switches.insert(switch, ids.into_iter().find(|&id| id == text)?);
            }
            ViewField::Arrange => view.arrange = Some(Arrange::named(text)?),
            ViewField::Overlay => view.overlay = Some(Overlay::named(text)?),
        }
        Some(())
    }
}

/// A switch of the notation that differs from the whole notation. A reader with other switches needs all of them if the general notation is
/// meant, which sets none by itself.
fn written_switch(switch: &'static str, view: &View, own: Option<&View>) -> Option<String> {
    let value = *view.switches.get(switch)?;
    let preset = view.notation.unwrap_or_default();
    let whole = preset.notation().ids().into_iter().find(|&(name, _)| name == switch)?.1;
    let is_own = |own: &View| own.switches.get(switch).is_none_or(|&own| own == whole);
    let is_known = preset != Preset::default() || own.is_none_or(is_own);
    (value != whole || !is_known).then(|| value.to_owned())
}

impl View {
    /// The differences from the defaults, by name.
    pub fn texts(&self) -> impl Iterator<Item = (String, String)> {
        ViewField::all().filter_map(|field| Some((field.name(), field.written(self, None)?)))
    }

    /// From saved data, which may be anything; invalid fields are ignored.
    pub fn from_plain(texts: &Plain, languages: &[String]) -> View {
        let mut view = View::default();
        for field in ViewField::all() {
            if let Some(text) = texts.field(&field.name()).text() {
                field.read(text, languages, &mut view);
            }
        }
        view
    }

    /// The notation, with its switches.
    pub fn noted(mut self, preset: Preset, notation: &Notation) -> View {
        self.notation = Some(preset);
        self.switches = notation.ids().into_iter().collect();
        self
    }
}

/// As the fields of the page's state.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = serializer.serialize_map(None)?;
        for field in ViewField::all() {
            let Some(value) = field.value_in(self) else { continue };
            match field {
                ViewField::Predict => state.serialize_entry("predict", &(value == "on"))?,
                ViewField::Switch(switch) => state.serialize_entry(switch, value)?,
                _ => state.serialize_entry(&field.name(), value)?,
            }
            if field == ViewField::Grain {
                state.serialize_entry("isGrainOwn", &true)?;
            }
        }
        state.end()
    }
}

/// From the same; a grain that was not chosen is absent.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let state = Plain::deserialize(deserializer)?;
        let mut view = View::default();
        for field in ViewField::all() {
            let name = if let ViewField::Switch(switch) = field { switch.to_owned() } else { field.name() };
            match (field, state.field(&name)) {
                (ViewField::Grain, _) if *state.field("isGrainOwn") != Plain::Flag(true) => (),
                (ViewField::Predict, &Plain::Flag(predict)) => view.predict = Some(predict),
                (_, Plain::Text(text)) => {
                    field.read(text, std::slice::from_ref(text), &mut view);
                }
                _ => (),
            }
        }
        Ok(view)
    }
}

/// Stores a whole notation by its id.
pub(crate) mod preset {
    use super::*;

    pub fn serialize<S: Serializer>(preset: &Preset, serializer: S) -> Result<S::Ok, S::Error> {
        preset.id().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Preset, D::Error> {
        Ok(Preset::named(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

/// Stores the switches of a notation by their names.
pub(crate) mod switches {
    use super::*;

    pub fn serialize<S: Serializer>(switches: &Notation, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(switches.ids())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Notation, D::Error> {
        let mut notation = Notation::GENERAL;
        for (name, id) in BTreeMap::<String, String>::deserialize(deserializer)? {
            notation.put(&name, &id);
        }
        Ok(notation)
    }
}
