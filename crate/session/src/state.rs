//! Everything that a page shows and remembers, as plain data: no clock, no element, no word.

use std::collections::BTreeMap;

use secateur::grain::Grain;
use secateur::message::Message;
use secateur::plain::Plain;
use secateur::search::RequestedSettings;
use secateur::tree::NodeId;
use secateur_courses::course::Notation;
use secateur_courses::examples::examples;
use secateur_courses::preset::Preset;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::{Config, TS};

use crate::editing::Editing;
use crate::growing::RandomState;
use crate::history::{History, Ways};
use crate::link::IgnoredPiece;
use crate::making::Making;
use crate::race::Race;
use crate::recent::Recent;
use crate::source::Source;
use crate::typing::Typing;
use crate::view::{Arrange, Overlay, Theme};
use crate::weighing::Weighing;

/// What is on the stage: it was read and run without an error.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Subject {
    /// The tree.
    pub source: Source,
    /// How it is searched.
    #[ts(type = "Settings")]
    pub settings: RequestedSettings,
}

/// What a change of the tree can restore.
#[derive(Clone, PartialEq, Debug)]
pub struct Before {
    pub(crate) source: Source,
    pub(crate) settings: RequestedSettings,
    pub(crate) shown: Subject,
    pub(crate) step: usize,
    pub(crate) example: Option<&'static str>,
    pub(crate) history: History,
}

/// A panel beside the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is named by what it shows")]
pub enum Panel {
    Position,
    Window,
    Passes,
    Table,
    Moves,
    Strategy,
    Keeping,
    Critical,
    Depths,
    Leaves,
    Counts,
}

impl Panel {
    /// The panel with more about an overlay.
    pub fn for_overlay(overlay: Overlay) -> Option<Panel> {
        match overlay {
            Overlay::None => None,
            Overlay::Strategy => Some(Panel::Strategy),
            Overlay::Keeping => Some(Panel::Keeping),
            Overlay::Critical => Some(Panel::Critical),
            Overlay::Leaves => Some(Panel::Leaves),
        }
    }
}

/// Whether the class is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Quiz {
    /// No question.
    #[default]
    No,
    /// A decision is about to be shown.
    Question,
    /// It is shown, and nobody answered.
    Answer,
    /// It is shown after a right answer.
    Right,
    /// It is shown after a wrong answer.
    Wrong,
}

/// An answer to the question at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Prediction {
    /// The step of the question.
    pub step: usize,
    /// Whether the answer was right.
    pub is_right: bool,
}

/// A screen that hides everything, so that the class can think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "colours")]
pub enum Blank {
    Black,
    White,
}

/// How the moves of a game's first position are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MoveSort {
    /// In the game's order.
    Order,
    /// The best first.
    Score,
}

/// What a game's search found before the setting to search beyond its limit was changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct FormerSearch {
    /// The game.
    pub text: String,
    /// The root's value.
    pub score: f64,
    /// How many leaves were evaluated.
    pub leaves: usize,
}

/// A message with its arguments, by name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Notice {
    /// Of the message.
    pub id: String,
    /// Numbers and texts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, NoticeArgument>>")]
    pub args: BTreeMap<String, NoticeArgument>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged, try_from = "Plain")]
#[ts(untagged)]
#[expect(missing_docs, reason = "what it is")]
pub enum NoticeArgument {
    Number(f64),
    Text(String),
}

impl TryFrom<Plain> for NoticeArgument {
    type Error = &'static str;

    fn try_from(value: Plain) -> Result<NoticeArgument, &'static str> {
        match value {
            Plain::Number(number) => Ok(NoticeArgument::Number(number)),
            Plain::Text(text) => Ok(NoticeArgument::Text(text)),
            _ => Err("an argument is a number or a text"),
        }
    }
}

/// How the last typed, pasted or dropped text was read, if that is worth saying.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormReading {
    /// As it came.
    pub typed: String,
    /// In the notation.
    pub text: String,
    /// The id of the form in which it was read.
    pub form: &'static str,
    /// Remarks.
    #[ts(type = "CoreMessage[]")]
    pub messages: Vec<Message>,
    /// The other reading, if there are two.
    pub other: Option<OtherText>,
}

/// Another reading.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OtherText {
    /// In the notation.
    pub text: String,
    /// The form of this reading.
    pub form: &'static str,
}

/// Declares the state, and how changes in it reach the page: each field by its name there.
macro_rules! state {
    ($($(#[doc = $doc:literal])* $field:ident: $Type:ty = $name:literal $(as $told:ident)? $(in $script:literal)?,)*) => {
        /// The one state of a page.
        #[derive(Clone, PartialEq, Debug)]
        pub struct State {
            $($(#[doc = $doc])* pub $field: $Type,)*
            /// How the tree is written; on the page its switches are fields like the others.
            pub switches: Notation,
        }

        impl Serialize for News<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut fields = serializer.serialize_map(None)?;
                $(if self.before.is_none_or(|before| before.$field != self.now.$field) {
                    fields.serialize_entry($name, state!(@told self.now.$field $(, $told)?))?;
                })*
                let before = self.before.map(|before| before.switches.ids());
                for (number, (name, id)) in self.now.switches.ids().into_iter().enumerate() {
                    if before.is_none_or(|before| before[number].1 != id) {
                        fields.serialize_entry(name, id)?;
                    }
                }
                fields.end()
            }
        }

        impl State {
            /// The fields in scripts: documentation, name and type of each.
            pub(crate) fn fields(config: &Config) -> Vec<(&'static str, &'static str, String)> {
                vec![$((concat!($($doc),*), $name, state!(@type config $Type $(, $script)?)),)*]
            }
        }
    };
    (@type $config:ident $Type:ty) => { <$Type as TS>::name($config) };
    (@type $config:ident $Type:ty, $script:literal) => { $script.to_owned() };
    (@told $value:expr) => { &$value };
    (@told $value:expr, $told:ident) => { &$told(&$value) };
}

/// What differs from before, or everything.
#[derive(Clone, Copy)]
pub struct News<'a> {
    /// The last state that the page received.
    pub before: Option<&'a State>,
    /// The state to send.
    pub now: &'a State,
}

/// With settings in the page's form, not the saved one.
fn recents(recent: &[Recent]) -> Vec<RecentTree<'_>> {
    recent.iter().map(|tree| RecentTree { tree: tree.source.text(), settings: tree.settings }).collect()
}

#[derive(Serialize)]
struct RecentTree<'a> {
    tree: &'a str,
    settings: RequestedSettings,
}

fn ways(history: &History) -> Ways {
    history.ways()
}

fn grain(grain: &Grain) -> &'static str {
    grain.id()
}

fn preset(preset: &Preset) -> &'static str {
    preset.id()
}

fn theme(theme: &Theme) -> &'static str {
    theme.id()
}

fn arrange(arrange: &Arrange) -> &'static str {
    arrange.id()
}

fn overlay(overlay: &Overlay) -> &'static str {
    overlay.id()
}

state! {
    /// The last typed or opened source.
    source: Source = "source",
    /// As chosen.
    settings: RequestedSettings = "settings" in "Settings",
    /// The last source and settings that worked.
    shown: Subject = "shown",
    /// The id of the example that is shown, if it is one.
    example: Option<&'static str> = "example",
    /// The id of the claim that is checked on this tree.
    claim: Option<&'static str> = "claim",
    /// The number of past events of the shown run: 0 to its length.
    step: usize = "step",
    /// Whether this step was reached by one step forward.
    animate: bool = "animate",
    /// Whether the run is playing.
    playing: bool = "playing",
    /// How fast; 1 is normal.
    speed: f64 = "speed",
    /// How far one press goes.
    grain: Grain = "grain" as grain in "Grain",
    /// Whether the user or a link has chosen that.
    is_grain_own: bool = "isGrainOwn",
    /// Whether stepping stops before every decision.
    predict: bool = "predict",
    /// Whether this step is at a decision, or has just shown one.
    asking: Quiz = "asking",
    /// Answers to the questions at steps of the shown run.
    predictions: Vec<Prediction> = "predictions",
    /// Whether only sentence, tree and timeline are shown.
    present: bool = "present",
    /// The screen that hides everything.
    blank: Option<Blank> = "blank",
    /// The panel that the user has chosen; none shows the algorithm's main one.
    panel: Option<Panel> = "panel",
    /// Whether the counts are shown in place of the state of the search.
    counting: bool = "counting",
    /// How the moves of a game's first position are sorted, if all their scores are shown.
    rated: Option<MoveSort> = "rated",
    /// What a game's search found before the setting to search beyond its limit was changed.
    beyond_was: Option<FormerSearch> = "beyondWas",
    /// What is written on the tree besides the search.
    overlay: Overlay = "overlay" as overlay in "Overlay",
    /// A leaf whose score is being typed.
    editing: Option<Editing> = "editing",
    /// Whether the user wants to change a leaf of a tree whose leaves cannot be edited.
    wants_score: bool = "wantsScore",
    /// Weights of a game's evaluation that are shown and changed.
    weighing: Option<Weighing> = "weighing",
    /// The tree field is being edited.
    typing: Option<Typing> = "typing",
    /// The chosen node.
    focus_node: Option<NodeId> = "focusNode" in "number | null",
    /// The leaf whose number line is shown.
    strip: Option<NodeId> = "strip" in "number | null",
    /// The last whole notation chosen; its switches may have been changed since.
    notation: Preset = "notation" as preset in "string",
    /// The language of the page.
    language: String = "language",
    /// Its colours.
    theme: Theme = "theme" as theme in "'auto' | 'light' | 'dark'",
    /// The text size; 1 is normal.
    text_size: f64 = "textSize",
    /// Whether letters, digits and punctuation marks alone are shortcuts.
    letter_keys: bool = "letterKeys",
    /// The typed text in small fields, by setting, until that is changed elsewhere.
    drafts: BTreeMap<String, String> = "drafts" in "Partial<Record<Field, string>>",
    /// What can be undone and redone.
    history: History = "history" as ways in "Ways",
    /// The edit mode.
    making: Option<Making> = "making",
    /// The user's own trees, newest first.
    recent: Vec<Recent> = "recent" as recents in "{ tree: string, settings: Settings }[]",
    /// The settings of random trees.
    random: RandomState = "random",
    /// Runs side by side.
    race: Option<Race> = "race",
    /// The order in which children are drawn.
    arrange: Arrange = "arrange" as arrange in "'written' | 'search'",
    /// One line of news.
    notice: Option<Notice> = "notice",
    /// Numbers with a comma that the user has confirmed to be two each.
    commas_kept: String = "commasKept",
    /// How the last typed, pasted or dropped text was read.
    read_as: Option<FormReading> = "readAs",
    /// Whether the user has taken some steps here, or dismissed the hints.
    knows_stepping: bool = "knowsStepping",
    /// The same for changing a leaf.
    knows_editing: bool = "knowsEditing",
    /// The same for presenting.
    knows_presenting: bool = "knowsPresenting",
    /// Whether the hints are shown: not after a link to a step.
    has_hints: bool = "hasHints",
    /// The ignored parts of a link, until dismissed.
    ignored: Vec<IgnoredPiece> = "ignored",
}

impl State {
    /// The page as it opens by default: an example, untouched.
    pub fn opening() -> State {
        let (_, example) = examples().next().expect("there are examples");
        let source = Source::from(example.text);
        let settings = RequestedSettings::default();
        State {
            shown: Subject { source: source.clone(), settings },
            source,
            settings,
            example: Some(example.id),
            claim: None,
            step: 0,
            animate: false,
            playing: false,
            speed: 1.0,
            grain: Grain::Event,
            is_grain_own: false,
            predict: false,
            asking: Quiz::No,
            predictions: Vec::new(),
            present: false,
            blank: None,
            panel: None,
            counting: false,
            rated: None,
            beyond_was: None,
            overlay: Overlay::None,
            editing: None,
            wants_score: false,
            weighing: None,
            typing: None,
            focus_node: None,
            strip: None,
            notation: Preset::default(),
            switches: Notation::GENERAL,
            language: "en".to_owned(),
            theme: Theme::Auto,
            text_size: 1.0,
            letter_keys: true,
            drafts: BTreeMap::new(),
            history: History::default(),
            making: None,
            recent: Vec::new(),
            random: RandomState::default(),
            race: None,
            arrange: Arrange::Written,
            notice: None,
            commas_kept: String::new(),
            read_as: None,
            knows_stepping: false,
            knows_editing: false,
            knows_presenting: false,
            has_hints: true,
            ignored: Vec::new(),
        }
    }

    /// What Escape restores.
    pub(crate) fn before(&self) -> Before {
        Before {
            source: self.source.clone(),
            settings: self.settings,
            shown: self.shown.clone(),
            step: self.step,
            example: self.example,
            history: self.history.clone(),
        }
    }
}
