//! Everything that can happen to a page.

use secateur::search::RequestedSettings;
use secateur::tree::NodeId;
use serde::Deserialize;
use ts_rs::TS;

use crate::asking::EditMove;
use crate::making::EditBarField;
use crate::race::Pace;
use crate::racing::RaceStep;
use crate::state::{Blank, FormerSearch, MoveSort, Notice, Panel};
use crate::variants::Change;

/// What happens.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[ts(tag = "type")]
#[expect(missing_docs, reason = "each says what it does")]
pub enum Action {
    GoTo {
        step: f64,
    },
    StepForward,
    StepBack,
    First,
    Last,
    Answer {
        answer: YesNo,
    },
    NextCutoff,
    PreviousCutoff,
    JumpTo {
        #[ts(as = "u32")]
        node: NodeId,
    },
    Play,
    Pause,
    TogglePlay,
    Tick,
    SetSpeed {
        speed: f64,
    },
    SetGrain {
        grain: String,
    },
    CycleGrain,

    TogglePredict,
    TogglePresent,
    Leave,
    StartShow {
        from: From,
    },
    ToggleBlank {
        blank: Blank,
    },

    SetText {
        text: String,
    },
    BeginText,
    AwaitText {
        text: String,
    },
    EndText,
    CancelText,
    ReadOther,
    KeepReading,
    ReadDecimals,
    KeepCommas,
    FillStatics,
    GrowWhole,

    FocusNode {
        #[ts(as = "Option<u32>")]
        node: Option<NodeId>,
    },
    EditLeaf {
        #[ts(as = "u32")]
        node: NodeId,
    },
    EditText {
        #[ts(as = "u32")]
        node: NodeId,
        text: String,
    },
    AwaitEdit {
        #[ts(as = "u32")]
        node: NodeId,
        text: String,
    },
    CommitEdit {
        r#move: EditMove,
    },
    CancelEdit,
    LeaveEdit,
    SetScore {
        #[ts(as = "u32")]
        node: NodeId,
        text: String,
    },

    OpenWeight {
        feature: Option<String>,
    },
    SetWeight {
        feature: String,
        text: String,
        is_typed: bool,
    },
    AwaitWeight {
        feature: String,
        text: String,
        is_typed: bool,
    },

    Undo,
    Redo,
    ToggleMaking,
    OpenMaking {
        wants: Option<EditBarField>,
    },
    CloseMaking,
    ChangeTree {
        change: Change,
        #[serde(default)]
        #[ts(optional)]
        group: Option<String>,
    },
    ScoreAdded {
        text: String,
    },
    /// Marks the branch above the chosen node to be cut off, or unmarks it.
    MarkBranch,
    /// Find scores with which exactly the marked branches are cut off.
    FindScores,

    /// Open saved or carried data: plain JSON beside its tree.
    OpenSaved {
        #[ts(type = "SavedTree")]
        saved: secateur::plain::Plain,
    },
    /// A text in any form.
    OpenGiven {
        text: String,
    },
    /// A text in the notation, or of a game.
    OpenTree {
        text: String,
        #[serde(default)]
        #[ts(optional, type = "Settings")]
        settings: Option<RequestedSettings>,
        #[serde(default)]
        #[ts(optional, as = "Option<usize>")]
        step: usize,
        /// What a game's search found before the setting to search beyond its limit was changed.
        #[serde(default)]
        #[ts(optional = nullable)]
        beyond_was: Option<FormerSearch>,
    },
    /// A claim about searches, on one of its trees.
    OpenClaim {
        id: String,
        #[serde(default)]
        #[ts(optional, as = "Option<usize>")]
        tree: usize,
    },
    /// A prepared position of a game.
    OpenPrepared {
        id: String,
    },
    GoOn {
        #[ts(as = "u32")]
        node: NodeId,
    },
    OpenRecent {
        index: usize,
    },
    OpenLink {
        hash: String,
    },
    ChooseExample {
        id: String,
    },
    SetRandom {
        #[ts(type = "Partial<RandomFields>")]
        change: secateur::plain::Plain,
    },
    MakeRandom,
    AnotherRandom,

    ChooseAlgorithm {
        id: String,
    },
    ChooseDialect {
        id: String,
    },
    ChooseOrder {
        id: String,
    },
    ChooseRule {
        rule: String,
        id: String,
    },
    SetField {
        field: String,
        text: String,
    },
    Settle,
    ChooseNotation {
        id: String,
    },
    SetNotation {
        #[ts(type = "Partial<Notation>")]
        change: std::collections::BTreeMap<String, String>,
    },

    CloseClaim,
    /// The leaf whose number line its panel shows; none for the list of all leaves.
    ChooseStrip {
        #[ts(as = "Option<u32>")]
        node: Option<NodeId>,
    },
    ChoosePanel {
        panel: Panel,
    },
    ToggleCounts,
    RateMoves {
        by: Option<MoveSort>,
    },
    NextOverlay,
    ChooseOverlay {
        id: String,
    },
    OpenRace,
    /// The runs become visible for the first time.
    ShowRace,
    CloseRace,
    /// Nobody is waiting for its runs any more.
    DropRace,
    MoveRace {
        step: RaceStep,
    },
    PaceRace {
        by: Pace,
    },
    ChangeRun {
        index: usize,
        name: String,
        text: String,
    },
    RemoveRun {
        index: usize,
    },
    AddRun,
    ToggleArrange,

    /// Restore a user's preferences.
    Prefer {
        #[ts(type = "object")]
        kept: secateur::plain::Plain,
    },
    SetTheme {
        theme: String,
    },
    SetLanguage {
        language: String,
    },
    SetTextSize {
        size: f64,
    },
    ToggleLetterKeys,
    Notice {
        notice: Option<Notice>,
    },
    NotLoaded,
    DismissIgnored,
    DismissTip,
}

/// The class's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the two answers")]
pub enum YesNo {
    Yes,
    No,
}

/// Where a presentation begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the two places")]
#[ts(rename = "ShowFrom")]
pub enum From {
    First,
    Here,
}

impl Action {
    /// Whether it brings a whole tree, with settings of its own.
    pub(crate) fn brings_tree(&self) -> bool {
        matches!(
            self,
            Action::ChooseExample { .. }
                | Action::OpenSaved { .. }
                | Action::OpenTree { .. }
                | Action::OpenGiven { .. }
                | Action::OpenClaim { .. }
                | Action::OpenPrepared { .. }
                | Action::GoOn { .. }
                | Action::OpenRecent { .. }
                | Action::OpenLink { .. }
                | Action::MakeRandom
                | Action::AnotherRandom
        )
    }

    /// Whether it changes settings: then a source that is grown for a search is grown for the new one.
    pub(crate) fn is_choice(&self) -> bool {
        matches!(
            self,
            Action::ChooseAlgorithm { .. }
                | Action::ChooseDialect { .. }
                | Action::ChooseOrder { .. }
                | Action::ChooseRule { .. }
                | Action::ChooseNotation { .. }
                | Action::SetField { .. }
        )
    }

    /// Whether it may be part of a larger change.
    pub(crate) fn is_piece(&self) -> bool {
        matches!(
            self,
            Action::SetText { .. }
                | Action::AwaitText { .. }
                | Action::EditText { .. }
                | Action::AwaitEdit { .. }
                | Action::SetScore { .. }
                | Action::ChangeTree { .. }
                | Action::SetWeight { .. }
                | Action::AwaitWeight { .. }
        )
    }

    /// Whether it moves through the run: over a blank screen it only brings the tree back, since a lecturer presses keys without looking.
    pub(crate) fn uncovers(&self) -> bool {
        matches!(
            self,
            Action::StepForward
                | Action::StepBack
                | Action::NextCutoff
                | Action::PreviousCutoff
                | Action::First
                | Action::Last
                | Action::Play
                | Action::TogglePlay
                | Action::StartShow { .. }
        )
    }

    /// The node that it is about.
    pub(crate) fn node(&self) -> Option<NodeId> {
        match *self {
            Action::JumpTo { node }
            | Action::EditLeaf { node }
            | Action::EditText { node, .. }
            | Action::AwaitEdit { node, .. }
            | Action::SetScore { node, .. }
            | Action::GoOn { node } => Some(node),
            Action::FocusNode { node } | Action::ChooseStrip { node } => node,
            _ => None,
        }
    }
}
