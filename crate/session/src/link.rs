//! Links: the part of the page's address after "#", which says what is shown, field by field, for people to read and write. Fields that a
//! link leaves out have their defaults; language and look stay the reader's own. Whether a tree can be read, and how long its run is, is
//! not known here.
//!
//! ```
//! use secateur_session::link;
//! let mut link = link::read("#tree=(3(1 2)W)&depth=1&step=4&colour=red", &[]);
//! assert_eq!((link.tree.as_deref(), link.settings.depth, link.step), (Some("(3(1 2)W)"), Some(1), 4));
//! assert_eq!(link.ignored[0].piece, "colour=red");
//! assert_eq!(link::written(&link, None), "tree=(3(1+2)W)&depth=1&step=4");
//! ```

use secateur::named;
use secateur::random::RandomTree;
use secateur::search::{RequestedSettings, SettingField};
use secateur_games::{GameField, is_game};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::ReadError;
use crate::race::{self, Pace, Race};
use crate::random::{self, RandomFields};
use crate::view::{View, ViewField};

/// The maximum length of a link, in characters, for browsers, messengers and QR codes.
pub const LONGEST: usize = 2000;
/// Links longer than this, in characters, are not read at all.
pub const LONGEST_READ: usize = 1_000_000;
/// Maximum number of ignored pieces that are listed.
const MOST_TOLD: usize = 6;
/// Maximum length of each, in characters.
const LONGEST_TOLD: usize = 40;
/// The name of a search's limit beside a game, whose own depth says how far the tree goes.
const LIMIT: &str = "limit";

/// The contents of a link.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Link {
    /// The text of the tree, or of a game.
    pub tree: Option<String>,
    /// How the tree was made.
    #[serde(serialize_with = "as_fields", deserialize_with = "from_text")]
    pub random: Option<RandomTree>,
    /// How it is searched.
    pub settings: RequestedSettings,
    /// How many events of the run have happened.
    pub step: u32,
    /// The runs to compare.
    pub race: Option<Race>,
    /// The id of a common claim about alpha-beta.
    pub claim: Option<String>,
    /// The word for the leaf whose number line is shown.
    pub strip: Option<String>,
    /// Language and look of the page.
    pub view: View,
    /// Whether the link says anything about the tree and its run.
    #[serde(skip_deserializing)]
    pub is_run: bool,
    /// Ignored pieces.
    #[serde(skip_deserializing)]
    pub ignored: Vec<IgnoredPiece>,
}

/// An ignored piece of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct IgnoredPiece {
    /// Its text in the link, shortened.
    pub piece: String,
    /// Why.
    pub why: IgnoredReason,
    /// For a tree: the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<ReadError>,
    /// The last step there is; or the number of pieces not listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<usize>,
}

impl IgnoredPiece {
    /// An ignored piece.
    pub fn new(piece: String, why: IgnoredReason) -> IgnoredPiece {
        IgnoredPiece { piece, why, error: None, limit: None }
    }
}

named! {
    /// Why a piece is ignored.
    #[derive(Serialize, TS)]
    #[serde(rename_all = "kebab-case")]
    IgnoredReason {
        /// Unknown field.
        Unknown = "unknown",
        /// Invalid value.
        Unreadable = "unreadable",
        /// Repeated field.
        Twice = "twice",
        /// The link is too long to be read.
        TooLong = "too-long",
        /// There are more pieces, not listed.
        More = "more",
        /// The tree cannot be read.
        Tree = "tree",
        /// The run does not have so many steps.
        Step = "step",
        /// There is no such random tree.
        Random = "random",
        /// A part of the page did not load.
        NotLoaded = "not-loaded",
    }
}

/// For the dialog, all as typed.
fn as_fields<S: Serializer>(tree: &Option<RandomTree>, serializer: S) -> Result<S::Ok, S::Error> {
    tree.as_ref().map(RandomFields::from).serialize(serializer)
}

/// From the page's own state.
fn from_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<RandomTree>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    Ok(text.and_then(|text| random::read(&text).ok()))
}

/// One field of a link, apart from the tree.
#[derive(Clone, Copy)]
enum Field {
    Random,
    Setting(SettingField),
    Step,
    Compare,
    By,
    At,
    Claim,
    Strip,
    View(ViewField),
}

impl Field {
    /// Every field, in the order in which they are written.
    fn all() -> impl Iterator<Item = Field> {
        let run = [Field::Step, Field::Compare, Field::By, Field::At, Field::Claim, Field::Strip];
        let settings = SettingField::all().map(Field::Setting);
        [Field::Random].into_iter().chain(settings).chain(run).chain(ViewField::all().map(Field::View))
    }

    fn name(self) -> String {
        match self {
            Field::Random => "random".to_owned(),
            Field::Setting(field) => field.name().to_owned(),
            Field::Step => "step".to_owned(),
            Field::Compare => "compare".to_owned(),
            Field::By => "by".to_owned(),
            Field::At => "at".to_owned(),
            Field::Claim => "claim".to_owned(),
            Field::Strip => "strip".to_owned(),
            Field::View(field) => field.name(),
        }
    }

    fn named(name: &str) -> Option<Field> {
        Field::all().find(|field| field.name() == name)
    }

    /// Its text in a link; none if it can be left out.
    fn written(self, link: &Link, own: Option<&View>) -> Option<String> {
        let race = || link.race.as_ref().filter(|race| race.is_open);
        match self {
            Field::Random => link.random.as_ref().map(random::written),
            Field::Setting(field) => field.written(&link.settings),
            Field::Step => (0 < link.step).then(|| link.step.to_string()),
            Field::Compare => race().map(|race| race::written(&race.runs)),
            Field::By => race().filter(|race| race.by != Pace::default()).map(|race| race.by.id().to_owned()),
            Field::At => race().filter(|race| 0 < race.at).map(|race| race.at.to_string()),
            Field::Claim => link.claim.clone(),
            Field::Strip => link.strip.clone(),
            Field::View(field) => field.written(&link.view, own),
        }
    }

    /// Reads its text, and sets it.
    ///
    /// # Errors
    /// The invalid parts of the text.
    fn read(self, text: &str, draft: &mut LinkDraft<'_>) -> Result<(), Option<Vec<String>>> {
        let link = &mut draft.link;
        let read = match self {
            Field::Random => {
                link.random = Some(random::read(text).map_err(Some)?);
                Some(())
            }
            Field::Setting(field) => field.read(text, &mut link.settings),
            Field::Step => count(text).map(|step| link.step = step),
            Field::Compare => race::read(text).map(|runs| draft.runs = Some(runs)),
            Field::By => Pace::named(text).map(|by| draft.by = Some(by)),
            Field::At => count(text).map(|at| draft.at = Some(at)),
            Field::Claim => is_claim(text).then(|| link.claim = Some(text.to_owned())),
            Field::Strip => {
                link.strip = Some(text.to_owned());
                Some(())
            }
            Field::View(field) => field.read(text, draft.languages, &mut link.view),
        };
        read.ok_or(None)
    }
}

/// The names of all fields except the tree, in the order in which they are written.
pub fn names() -> impl Iterator<Item = String> {
    Field::all().map(Field::name)
}

/// A number of steps.
fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_claim(text: &str) -> bool {
    text.len() <= 30 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

/// The link to what is shown, without "#".
///
/// `own` is the reader's language and look without the link, if it is meant for this reader only.
pub fn written(link: &Link, own: Option<&View>) -> String {
    let tree = link.tree.as_deref().unwrap_or_default();
    let mut pieces = Vec::new();
    if is_game(tree) {
        let part = |part: &str| {
            let (name, text) = part.split_once('=').unwrap_or((part, ""));
            format!("{}={}", name.trim(), encoded(text.trim()))
        };
        pieces.extend(tree.split('&').map(part));
    } else if link.tree.is_some() {
        pieces.push(format!("tree={}", encoded(tree)));
    }
    for field in Field::all() {
        if let Some(text) = field.written(link, own) {
            let name = field.name();
            let name = if name == "depth" && is_game(tree) { LIMIT } else { &name };
            pieces.push(format!("{name}={}", encoded(&text)));
        }
    }
    pieces.join("&")
}

/// The link in a text, from "#" on. Whatever precedes "#", the text is a link if the part after it has a field that only a link has.
///
/// ```
/// use secateur_session::link;
/// assert_eq!(link::find(" <https://example.org/?embed#tree=(1+2)>"), Some("#tree=(1+2)"));
/// assert_eq!(link::find("tree: (#1 2)"), None);
/// ```
pub fn find(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_address = |before: &str| !before.contains(|sign: char| sign.is_whitespace() || "(){}".contains(sign));
    let start = text.find('#').filter(|&start| is_address(&text[..start]))?;
    let hash = text[start..].strip_suffix('>').unwrap_or(&text[start..]);
    let name = hash[1..].split(['&', '=']).next()?;
    let is_known = || ["tree", "game"].contains(&name) || Field::named(name).is_some();
    (hash.contains('=') && !hash.contains(['\n', '\r']) && !is_longer(text, LONGEST_READ) && is_known()).then_some(hash)
}

fn is_longer(text: &str, most: usize) -> bool {
    most < text.len() && most < text.chars().count()
}

/// The link read so far, and the comparison, whichever parts came first.
struct LinkDraft<'a> {
    link: Link,
    runs: Option<Vec<RequestedSettings>>,
    by: Option<Pace>,
    at: Option<u32>,
    languages: &'a [String],
}

/// Reads a link, with or without "#". Any text can be read; ignored pieces are listed.
///
/// `languages` are the ids of the available languages.
pub fn read(hash: &str, languages: &[String]) -> Link {
    let mut draft = LinkDraft { link: Link::default(), runs: None, by: None, at: None, languages };
    let text = hash.strip_prefix('#').unwrap_or(hash);
    if is_longer(text, LONGEST_READ) {
        return Link { ignored: vec![ignored(text, IgnoredReason::TooLong)], ..draft.link };
    }
    let pieces = of_game(text.split('&').filter(|piece| !piece.is_empty()).map(str::to_owned).collect());
    // A whole notation comes first: other fields modify it.
    let (whole, others): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|piece| piece.starts_with("notation="));
    let (mut vain, mut seen) = (Vec::new(), Vec::new());
    for piece in whole.iter().chain(&others) {
        vain.extend(read_piece(piece, &mut draft, &mut seen));
    }
    // A pace makes no sense without runs.
    if !seen.contains(&"compare") {
        let is_said = |name: &&str| (*name == "by" && draft.by.is_some()) || (*name == "at" && draft.at.is_some());
        vain.extend(seen.iter().copied().filter(is_said).map(|name| ignored(name, IgnoredReason::Unreadable)));
    }
    let (by, at) = (draft.by.unwrap_or_default(), draft.at.unwrap_or_default());
    let race = draft.runs.map(|runs| Race { runs, by, at, is_open: true });
    if MOST_TOLD < vain.len() {
        let rest = vain.split_off(MOST_TOLD - 1).len();
        vain.push(IgnoredPiece { limit: Some(rest), ..ignored("", IgnoredReason::More) });
    }
    Link { race, ignored: vain, ..draft.link }
}

/// In a link about a game, all pieces about the game are one, the text of a tree.
fn of_game(pieces: Vec<String>) -> Vec<String> {
    let is_first = |piece: &String| name_of(piece) == GameField::Game.id();
    if !pieces.iter().any(is_first) {
        return pieces;
    }
    let is_own = |piece: &String| GameField::all().any(|field| field.id() == name_of(piece));
    let (mut own, rest): (Vec<String>, Vec<String>) = pieces.into_iter().partition(is_own);
    own.sort_by_key(|piece| !is_first(piece));
    let limit = |piece: String| match piece.strip_prefix(LIMIT) {
        Some(plies) if name_of(&piece) == LIMIT => format!("depth{plies}"),
        _ => piece,
    };
    [format!("tree={}", own.join("%26"))].into_iter().chain(rest.into_iter().map(limit)).collect()
}

fn name_of(piece: &str) -> &str {
    piece.split('=').next().unwrap_or(piece)
}

/// Reads one piece, and lists what is ignored.
fn read_piece<'a>(piece: &'a str, draft: &mut LinkDraft<'_>, seen: &mut Vec<&'a str>) -> Vec<IgnoredPiece> {
    let name = name_of(piece);
    let field = Field::named(name);
    if field.is_none() && name != "tree" {
        return vec![ignored(piece, IgnoredReason::Unknown)];
    }
    if seen.contains(&name) {
        return vec![ignored(piece, IgnoredReason::Twice)];
    }
    seen.push(name);
    let text = decoded(piece[name.len()..].strip_prefix('=').unwrap_or_default());
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
        return vec![ignored(piece, IgnoredReason::Unreadable)];
    };
    let Some(field) = field else {
        draft.link.tree = Some(text);
        draft.link.is_run = true;
        return Vec::new();
    };
    match field.read(text.trim(), draft) {
        Ok(()) => {
            draft.link.is_run |= !matches!(field, Field::View(_));
            Vec::new()
        }
        Err(None) => vec![ignored(piece, IgnoredReason::Unreadable)],
        Err(Some(parts)) => {
            parts.iter().map(|part| ignored(&format!("{name}={}", encoded(part)), IgnoredReason::Unreadable)).collect()
        }
    }
}

/// A piece in the form in which it is shown.
pub(crate) fn ignored(piece: &str, why: IgnoredReason) -> IgnoredPiece {
    let start = |most: usize| piece.chars().take(most).collect::<String>();
    let whole = decoded(&start(6 * LONGEST_TOLD)).unwrap_or_else(|| start(2 * LONGEST_TOLD));
    let mut piece = whole;
    if is_longer(&piece, LONGEST_TOLD) {
        piece = piece.chars().take(LONGEST_TOLD - 1).chain(['…']).collect();
    }
    IgnoredPiece::new(piece, why)
}

/// Brackets, commas and colons stay legible; a space becomes "+".
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            ' ' => encoded.push('+'),
            '%' | '&' | '#' | '+' | '"' | '<' | '>' | '`' | '\\' | '\n' | '\r' | '\t' => {
                encoded.push_str(&format!("%{:02X}", u32::from(character)));
            }
            _ => encoded.push(character),
        }
    }
    encoded
}

/// Decodes text from any source; none if it is damaged.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                (digit()? * 16 + digit()?) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
