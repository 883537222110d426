//! The core's tables: the build writes them for the page (`www/core/tables.js`), so that they are available before the core. The page
//! contains no number that stands for something, and no list of anything listed here.

use secateur::forms::{Form, WRITTEN, WritingForm};
use secateur::frame::{NodeState, Sign};
use secateur::grain::Grain;
use secateur::message::Message;
use secateur::random::TreeOrder;
use secateur::score::{CutRule, Player, ReturnRule};
use secateur::search::{self, ALGORITHMS, DIALECTS, Dialect, SETTINGS, SettingValue, Settings, Traits};
use secateur::trace::Event;
use secateur::tree::MOST_NODES;
use secateur_courses::course::{Course, Cuts, Notation};
use secateur_courses::examples::{Example, SUBJECTS, examples, group_of};
use secateur_courses::prepared::{PREPARED, PreparedPosition};
use secateur_courses::preset::Preset;
use secateur_drawing::picture::scene::CutMark;
use secateur_export::{FORMATS, Format, Maker};
use secateur_games::{GAMES, GameField};
use secateur_session::claims::{Claim, claims};
use secateur_session::keeping;
use secateur_session::link;
use secateur_session::race::{self, Pace};
use secateur_session::random::{self, RandomFields};
use secateur_session::view::{Overlay, Theme};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

use super::numbers::{BIN, COLUMN, FLAGS, MARK, sides};
use super::settings::{self, SettingRow};
use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const ALGORITHM: &str = r#"
export type Algorithm = {
    id: string;
    /** whether it works with windows */
    windowed: boolean;
    /** whether the root window can be chosen */
    rootWindow: boolean;
    /** whether cut rule and return rule can be chosen */
    dialects: boolean;
    /** whether the choice among equals can be set */
    ties: boolean;
    /** whether a guess can be chosen */
    guess: boolean;
    /** whether a margin around it can be chosen */
    margin: boolean;
    /** whether it has a transposition table */
    table: boolean;
    /** whether it searches to every depth up to the limit */
    deepens: boolean;
    /** whether its scores are from the mover's side */
    fromMover: boolean;
    /** whether a child may be called with its own window: a zero window, and after a surprise again an open one */
    asks: boolean;
    /** the end of the number line at which its zero windows start; null if that is a guess */
    begins: 'top' | 'bottom' | null;
    /** whether it goes level by level, from the lowest ply up */
    byLevels: boolean;
};
"#;

#[derive(Serialize)]
struct Tables {
    /// In the order of the picker.
    algorithms: Vec<&'static Traits>,
    dialects: Vec<DialectRow>,
    settings: Vec<SettingRow>,
    grains: Vec<&'static str>,
    /// The names of games, in the order of the picker.
    games: Vec<&'static str>,
    /// The file formats of a step and of a run on the page, in its order.
    formats: Vec<FormatRow>,
    /// The forms in which other people and programs write trees.
    forms: Vec<FormRow>,
    /// The fields of a game's text, in the order in which they are written.
    #[serde(rename = "gameFields")]
    game_fields: Vec<&'static str>,
    /// Maximum number of nodes in a tree.
    #[serde(rename = "mostNodes")]
    most_nodes: usize,
    /// The maximum length of a link, and of one that is read, in characters.
    #[serde(rename = "longestLink")]
    longest_link: usize,
    #[serde(rename = "longestRead")]
    longest_read: usize,
    /// The overlays on the tree besides the search, in the order of their key.
    overlays: Vec<&'static str>,
    themes: Vec<&'static str>,
    /// 1 is normal.
    #[serde(rename = "textSizes")]
    text_sizes: [f64; 4],
    /// The same for playing.
    speeds: [f64; 4],
    /// The paces of compared runs, the default first.
    paces: Vec<&'static str>,
    /// The minimum and maximum number of compared runs.
    #[serde(rename = "fewestRuns")]
    fewest_runs: usize,
    #[serde(rename = "mostRuns")]
    most_runs: usize,
    /// The default settings of random trees, and the orders of their children.
    #[serde(rename = "usualRandom")]
    usual_random: RandomFields,
    #[serde(rename = "randomOrders")]
    random_orders: Vec<&'static str>,
    /// Whole notations, the general one first.
    presets: Vec<PresetRow>,
    /// By switch of a notation: its values, the default first.
    #[serde(serialize_with = "by_name")]
    switches: Vec<(&'static str, Vec<&'static str>)>,
    /// In the order of the picker.
    examples: Vec<ExampleRow>,
    /// By subject: its examples.
    #[serde(serialize_with = "by_name")]
    subjects: [(&'static str, &'static [&'static str]); SUBJECTS.len()],
    /// Common claims about searches.
    claims: Vec<ClaimRow>,
    /// Positions of games.
    prepared: Vec<PreparedRow>,
    /// By mark of a cut-off: its strokes without an edge, as path data around its middle. It is 100 wide and high.
    #[serde(serialize_with = "by_name")]
    cuts: Vec<(&'static str, String)>,
    /// By number: the kinds of events, and the meanings of numbers in rows.
    events: [&'static str; Event::KINDS.len()],
    players: Vec<&'static str>,
    states: Vec<&'static str>,
    signs: Vec<&'static str>,
    sides: Vec<Option<&'static str>>,
    flags: [&'static str; FLAGS.len()],
    mark: [&'static str; MARK.len()],
    column: [&'static str; COLUMN.len()],
    bin: [&'static str; BIN.len()],
}

#[derive(Serialize)]
struct DialectRow {
    id: &'static str,
    cut: CutRule,
    returns: ReturnRule,
}

#[derive(Serialize)]
struct PresetRow {
    id: &'static str,
    language: Option<&'static str>,
    #[serde(serialize_with = "by_name")]
    notation: Vec<(&'static str, &'static str)>,
    rules: RulesRow,
}

#[derive(Serialize)]
struct RulesRow {
    cut: CutRule,
    returns: ReturnRule,
}

/// A file format on the page.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FormatRow {
    id: &'static str,
    extension: &'static str,
    media: &'static str,
    /// Whether it has one step, not a run.
    is_of_step: bool,
    /// Whether the browser makes it, from an SVG.
    is_own: bool,
    options: Vec<&'static str>,
}

fn formats() -> Vec<FormatRow> {
    let mut formats: Vec<&Format> = FORMATS.iter().filter(|format| 0 < format.on_page).collect();
    formats.sort_by_key(|format| (!format.is_of_step(), format.on_page));
    let row = |format: &Format| FormatRow {
        id: format.id,
        extension: format.extension,
        media: format.media,
        is_of_step: format.is_of_step(),
        is_own: matches!(format.maker, Maker::OwnStep),
        options: format.options.iter().map(|option| option.id()).collect(),
    };
    formats.into_iter().map(row).collect()
}

/// A form in which trees are written.
#[derive(Serialize)]
struct FormRow {
    id: &'static str,
    extension: &'static str,
}

impl From<&WritingForm> for FormRow {
    fn from(written: &WritingForm) -> FormRow {
        FormRow { id: written.form.id(), extension: written.extension }
    }
}

/// A tree of a lecture, with its own settings; the others have defaults.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ExampleRow {
    id: &'static str,
    course: &'static str,
    text: &'static str,
    settings: ChosenSettings,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    race: Vec<ChosenSettings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    overlay: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    was_open: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    once: Option<&'static str>,
}

#[derive(Serialize)]
struct ClaimRow {
    id: &'static str,
    kind: &'static str,
    courses: Vec<&'static str>,
}

impl ClaimRow {
    fn new(kind: &'static str, claim: &'static Claim) -> ClaimRow {
        ClaimRow { id: claim.id, kind, courses: claim.courses.iter().map(|course| course.id()).collect() }
    }
}

/// A position of a game, with further search words.
#[derive(Serialize)]
struct PreparedRow {
    id: &'static str,
    text: &'static str,
    settings: ChosenSettings,
    words: Vec<Message>,
}

impl From<&'static PreparedPosition> for PreparedRow {
    fn from(prepared: &'static PreparedPosition) -> PreparedRow {
        let PreparedPosition { id, text, .. } = *prepared;
        PreparedRow { id, text, settings: (&prepared.settings()).into(), words: prepared.words() }
    }
}

#[derive(Serialize)]
#[serde(transparent)]
struct ChosenSettings(#[serde(serialize_with = "by_name")] Vec<(&'static str, SettingValue)>);

impl From<&Settings> for ChosenSettings {
    /// The settings that differ from the defaults.
    fn from(settings: &Settings) -> ChosenSettings {
        let asked = search::RequestedSettings::from(settings);
        ChosenSettings(
            SETTINGS.iter().filter(|row| !row.is_plain(&asked)).map(|row| (row.id, row.value_in(&asked))).collect(),
        )
    }
}

impl ExampleRow {
    fn new(course: Option<Course>, example: &'static Example) -> ExampleRow {
        let Example { id, text, overlay, was_open, once, .. } = *example;
        let course = group_of(course, example);
        let race = example.race().iter().map(ChosenSettings::from).collect();
        ExampleRow { id, course, text, settings: (&example.settings()).into(), race, overlay, was_open, once }
    }
}

/// Rows as an object, in order.
fn by_name<Row: Serialize, S: Serializer>(rows: &[(&'static str, Row)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(rows.iter().map(|(name, row)| (name, row)))
}

/// All tables.
#[wasm_bindgen]
pub fn tables() -> JsValue {
    let dialect = |&Dialect { id, cut, returns }: &Dialect| DialectRow { id, cut, returns };
    let preset = |preset: Preset| {
        let (cut, returns) = preset.rules();
        PresetRow {
            id: preset.id(),
            language: preset.0.map(Course::language),
            notation: preset.notation().ids().into(),
            rules: RulesRow { cut, returns },
        }
    };
    to_js(&Tables {
        algorithms: ALGORITHMS.iter().map(|algorithm| algorithm.traits()).collect(),
        dialects: DIALECTS.iter().map(dialect).collect(),
        settings: settings::table(),
        longest_link: link::LONGEST,
        longest_read: link::LONGEST_READ,
        overlays: Overlay::ALL.iter().map(|overlay| overlay.id()).collect(),
        themes: Theme::ALL.iter().map(|theme| theme.id()).collect(),
        text_sizes: keeping::TEXT_SIZES,
        speeds: keeping::SPEEDS,
        paces: Pace::ALL.iter().map(|pace| pace.id()).collect(),
        fewest_runs: race::FEWEST,
        most_runs: race::MOST,
        usual_random: RandomFields::from(&random::usual()),
        random_orders: TreeOrder::ALL.iter().map(|order| order.id()).collect(),
        presets: Preset::all().map(preset).collect(),
        switches: Notation::choices().into(),
        examples: examples().map(|(course, example)| ExampleRow::new(course, example)).collect(),
        subjects: SUBJECTS,
        claims: claims().map(|(kind, claim)| ClaimRow::new(kind, claim)).collect(),
        prepared: PREPARED.iter().map(PreparedRow::from).collect(),
        cuts: Cuts::ALL.iter().map(|&cuts| (cuts.id(), CutMark::from_cuts(cuts).alone(100.0).concat())).collect(),
        grains: Grain::ALL.iter().map(|grain| grain.id()).collect(),
        most_nodes: MOST_NODES,
        games: GAMES.iter().map(|row| row.id).collect(),
        formats: formats(),
        forms: WRITTEN.iter().filter(|written| written.form != Form::Own).map(FormRow::from).collect(),
        game_fields: GameField::all().map(GameField::id).collect(),
        events: Event::KINDS,
        players: Player::ALL.iter().map(|player| player.id()).collect(),
        states: NodeState::ALL.iter().map(|state| state.id()).collect(),
        signs: Sign::ALL.iter().map(|sign| sign.id()).collect(),
        sides: sides(),
        flags: FLAGS,
        mark: MARK,
        column: COLUMN,
        bin: BIN,
    })
}
