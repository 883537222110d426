//! The table of settings: names, values, defaults, and when each has an effect. Links, files, comparisons, the program's options and the
//! page's menu use it, and none of them names a setting that it treats like others.

use serde::Serialize;

use super::{ALGORITHMS, Algorithm, ChildOrder, RequestedSettings, Traits};
use crate::notation;
use crate::plain::Plain;
use crate::score::{CutRule, ReturnRule, Score, Ties};

/// One setting, a row of [`SETTINGS`].
#[derive(Debug)]
pub struct Setting {
    /// The name in links, files, options and scripts.
    pub id: &'static str,
    /// Which values it has.
    pub kind: SettingKind,
    /// Whether each of several compared runs has its own; else it belongs to their tree.
    pub own: bool,
    /// When it has an effect.
    pub only: Only,
    /// A short description for the command line's help.
    pub help: &'static str,
    /// The placeholder of its value there.
    pub value: &'static str,
    /// The ids of all values of an algorithm, a rule or an order; empty for a number.
    pub choices: fn() -> Vec<&'static str>,
    get: fn(&RequestedSettings) -> SettingValue,
    put: fn(RequestedSettings, SettingValue) -> Option<RequestedSettings>,
}

/// Which values a setting has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingKind {
    /// An algorithm.
    Algorithm,
    /// A rule of a search.
    Rule,
    /// An order of the children.
    Order,
    /// A score at the end of a range; ±∞ means no end.
    Bound,
    /// A score.
    Score,
    /// A finite score above 0.
    Margin,
    /// A whole number from 0.
    Count {
        /// Maximum number of digits.
        digits: u8,
    },
}

/// When a setting has an effect.
#[derive(Clone, Copy, Debug)]
pub enum Only {
    /// In every search.
    Always,
    /// In algorithms with this property.
    With(fn(&Traits) -> bool),
    /// In the shuffled order.
    Shuffled,
}

/// The value of a setting.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum SettingValue {
    /// The id of an algorithm, a rule or an order.
    Id(&'static str),
    /// A score.
    Score(Score),
    /// A number; none for no limit.
    Count(Option<u64>),
}

impl SettingValue {
    fn id(self) -> Option<&'static str> {
        if let SettingValue::Id(id) = self { Some(id) } else { None }
    }

    fn score(self) -> Option<Score> {
        if let SettingValue::Score(score) = self { Some(score) } else { None }
    }

    fn count(self) -> Option<u64> {
        if let SettingValue::Count(count) = self { count } else { None }
    }

    /// As text that reads back as the same value; empty for no limit.
    pub fn text(self) -> String {
        match self {
            SettingValue::Id(id) => id.to_owned(),
            SettingValue::Score(score) => number(score),
            SettingValue::Count(count) => count.map_or_else(String::new, |count| count.to_string()),
        }
    }

    /// As JSON, with infinities as words.
    pub fn to_json(self) -> JsonValue {
        match self {
            SettingValue::Score(score) if !score.is_finite() => JsonValue::Word(number(score)),
            value => JsonValue::Plain(value),
        }
    }
}

/// A value in JSON.
#[derive(PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum JsonValue {
    /// An infinity.
    Word(String),
    /// Any other.
    Plain(SettingValue),
}

/// How a rule is read and set.
macro_rules! rule {
    ($field:ident: $Rule:ident) => {
        Setting {
            choices: || $Rule::ALL.iter().map(|rule| rule.id()).collect(),
            get: |asked| SettingValue::Id(asked.$field.id()),
            put: |asked, value| Some(RequestedSettings { $field: $Rule::named(value.id()?)?, ..asked }),
            ..PLAIN
        }
    };
}

/// The same for a score.
macro_rules! score {
    ($field:ident) => {
        Setting {
            get: |asked| SettingValue::Score(asked.$field),
            put: |asked, value| Some(RequestedSettings { $field: value.score()?, ..asked }),
            ..PLAIN
        }
    };
}

/// The default fields of a row.
const PLAIN: Setting = Setting {
    id: "",
    kind: SettingKind::Rule,
    own: true,
    only: Only::Always,
    help: "",
    value: "SCORE",
    choices: Vec::new,
    get: |_| SettingValue::Count(None),
    put: |_, _| None,
};

/// Every setting, in the order in which links name them.
pub static SETTINGS: &[Setting] = &[
    Setting {
        id: "algorithm",
        kind: SettingKind::Algorithm,
        help: "What searches the tree",
        value: "ID",
        choices: || ALGORITHMS.iter().map(|algorithm| algorithm.id).collect(),
        get: |asked| SettingValue::Id(asked.algorithm.id),
        put: |asked, value| Some(RequestedSettings { algorithm: Algorithm::named(value.id()?)?, ..asked }),
        ..PLAIN
    },
    Setting {
        id: "cut",
        only: Only::With(|has| has.dialects),
        help: "When a score cuts off",
        value: "RULE",
        ..rule!(cut: CutRule)
    },
    Setting {
        id: "returns",
        only: Only::With(|has| has.dialects),
        help: "What a visit returns",
        value: "RULE",
        ..rule!(returns: ReturnRule)
    },
    Setting {
        id: "ties",
        only: Only::With(|has| has.ties),
        help: "Which of several equal scores is taken",
        value: "WHICH",
        ..rule!(ties: Ties)
    },
    Setting {
        id: "alpha",
        kind: SettingKind::Bound,
        own: false,
        only: Only::With(|has| has.root_window),
        help: "The window that the root is called with",
        value: "LO",
        ..score!(alpha)
    },
    Setting {
        id: "beta",
        kind: SettingKind::Bound,
        own: false,
        only: Only::With(|has| has.root_window),
        help: "Its upper end",
        value: "HI",
        ..score!(beta)
    },
    Setting {
        id: "depth",
        kind: SettingKind::Count { digits: 4 },
        own: false,
        help: "Maximum number of plies that the search looks ahead",
        value: "PLIES",
        get: |asked| SettingValue::Count(asked.depth.map(|plies| plies as u64)),
        put: |asked, value| Some(RequestedSettings { depth: value.count().map(|plies| plies as usize), ..asked }),
        ..PLAIN
    },
    Setting {
        id: "order",
        kind: SettingKind::Order,
        help: "Order in which children are searched",
        value: "ORDER",
        choices: || ChildOrder::ALL.iter().map(|order| order.id()).collect(),
        get: |asked| SettingValue::Id(asked.order.id()),
        put: |asked, value| Some(RequestedSettings { order: ChildOrder::named(value.id()?, 1)?, ..asked }),
        ..PLAIN
    },
    Setting {
        id: "seed",
        kind: SettingKind::Count { digits: 15 },
        only: Only::Shuffled,
        help: "Seed of the order \"shuffled\": a whole number from 0 up",
        value: "NUMBER",
        get: |asked| SettingValue::Count(Some(asked.seed)),
        put: |asked, value| Some(RequestedSettings { seed: value.count()?, ..asked }),
        ..PLAIN
    },
    Setting {
        id: "least",
        kind: SettingKind::Bound,
        own: false,
        help: "The least payoff that the game can give",
        ..score!(least)
    },
    Setting {
        id: "greatest",
        kind: SettingKind::Bound,
        own: false,
        help: "The greatest payoff that the game can give",
        ..score!(greatest)
    },
    Setting {
        id: "guess",
        kind: SettingKind::Score,
        only: Only::With(|has| has.guess),
        help: "First guess of MTD(f) and aspiration",
        ..score!(guess)
    },
    Setting {
        id: "margin",
        kind: SettingKind::Margin,
        only: Only::With(|has| has.margin),
        help: "How far aspiration's window reaches on both sides of the guess",
        ..score!(margin)
    },
    Setting {
        id: "growth",
        kind: SettingKind::Count { digits: 2 },
        only: Only::With(|has| has.margin),
        help: "Factor by which aspiration's margin grows with every further pass, from 2; without it, the failed side is opened",
        value: "FACTOR",
        get: |asked| SettingValue::Count(asked.growth.map(u64::from)),
        put: |asked, value| {
            let growth = value.count().map(u32::try_from).transpose().ok()?;
            growth.is_none_or(|growth| (2..100).contains(&growth)).then_some(RequestedSettings { growth, ..asked })
        },
        ..PLAIN
    },
];

impl Setting {
    /// The row with this id.
    pub fn named(id: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|row| row.id == id)
    }

    /// Its value among settings.
    pub fn value_in(&self, asked: &RequestedSettings) -> SettingValue {
        (self.get)(asked)
    }

    /// Its default.
    pub fn plain(&self) -> SettingValue {
        self.value_in(&RequestedSettings::default())
    }

    /// Whether it has its default among settings.
    pub fn is_plain(&self, asked: &RequestedSettings) -> bool {
        self.value_in(asked) == self.plain()
    }

    /// Copies it from other settings; returns whether that is possible, which it always is.
    pub fn copy(&self, from: &RequestedSettings, to: &mut RequestedSettings) -> Option<()> {
        self.set(self.value_in(from), to)
    }

    /// Reads it from a link's text, and sets it; none if the text is invalid.
    pub fn read(&self, text: &str, asked: &mut RequestedSettings) -> Option<()> {
        let value = match self.kind {
            SettingKind::Algorithm | SettingKind::Rule | SettingKind::Order => self.choice(text)?,
            SettingKind::Bound | SettingKind::Score | SettingKind::Margin => SettingValue::Score(read_number(text)?),
            SettingKind::Count { digits } => {
                let is_count = text.len() <= digits.into() && text.bytes().all(|byte| byte.is_ascii_digit());
                SettingValue::Count(Some(text.parse().ok().filter(|_| is_count)?))
            }
        };
        self.set(value, asked)
    }

    /// Reads it from a field of its own, where a score may have any form that it may have in a tree; none if invalid.
    pub fn typed(&self, text: &str) -> Option<SettingValue> {
        let mut asked = RequestedSettings::default();
        match self.kind {
            SettingKind::Bound | SettingKind::Score | SettingKind::Margin => {
                self.set(SettingValue::Score(notation::read_score(text).ok()?), &mut asked)?;
            }
            _ => self.read(text, &mut asked)?,
        }
        Some(self.value_in(&asked))
    }

    /// Reads it from JSON or a script, and sets it; none if the value is invalid.
    pub fn take(&self, value: &Plain, asked: &mut RequestedSettings) -> Option<()> {
        let value = match (self.kind, value) {
            (SettingKind::Count { .. }, Plain::Nothing) if self.plain() == SettingValue::Count(None) => {
                SettingValue::Count(None)
            }
            (SettingKind::Count { digits }, value) => {
                SettingValue::Count(Some(value.count().filter(|&count| count < 10_u64.pow(digits.into()))?))
            }
            (SettingKind::Bound | SettingKind::Score | SettingKind::Margin, &Plain::Number(number)) => {
                SettingValue::Score(Score::new(number)?)
            }
            (SettingKind::Bound | SettingKind::Score, Plain::Text(word)) if word == "inf" || word == "-inf" => {
                SettingValue::Score(read_number(word)?)
            }
            (_, Plain::Text(text)) => self.choice(text)?,
            _ => return None,
        };
        self.set(value, asked)
    }

    /// Sets it; none if it has no such value.
    pub fn set(&self, value: SettingValue, asked: &mut RequestedSettings) -> Option<()> {
        let is_margin = |score: Score| Score::ZERO < score && score.is_finite();
        if self.kind == SettingKind::Margin && !value.score().is_some_and(is_margin) {
            return None;
        }
        *asked = (self.put)(*asked, value)?;
        Some(())
    }

    /// The value with this id.
    pub fn choice(&self, id: &str) -> Option<SettingValue> {
        (self.choices)().into_iter().find(|&own| own == id).map(SettingValue::Id)
    }
}

/// A score as links write it: the shortest digits that read as the same number, with a power of ten if it is tiny.
fn number(score: Score) -> String {
    match score.value() {
        f64::INFINITY => "inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        value if value != 0.0 && value.abs() < 1e-6 => format!("{value:e}"),
        value => value.to_string(),
    }
}

/// The score nearest to a number in a link, or an infinity; typographic minus and ∞ are allowed.
fn read_number(text: &str) -> Option<Score> {
    let text = text.trim().replacen('−', "-", 1);
    let size = text.strip_prefix(['+', '-']).unwrap_or(&text);
    if size == "∞" || size.eq_ignore_ascii_case("inf") {
        return Some(if text.starts_with('-') { Score::MINUS_INFINITE } else { Score::INFINITE });
    }
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.e".contains(&byte));
    Score::new(text.parse().ok().filter(|number: &f64| is_number && number.is_finite())?)
}
