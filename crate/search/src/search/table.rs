//! The table of settings: what each is called, which values it has, what is plain, and when it means something. Links, files,
//! comparisons, the program's options and the page's menu go by it, and none of them names a setting that it treats like others.

use serde::Serialize;

use super::{ALGORITHMS, Algorithm, Asked, ChildOrder, Traits};
use crate::notation;
use crate::plain::Plain;
use crate::score::{CutRule, ReturnRule, Score, Ties};

/// One setting, a row of [`SETTINGS`].
#[derive(Debug)]
pub struct Setting {
    /// The name in links, files, options and scripts.
    pub id: &'static str,
    /// Which values it has.
    pub kind: Kind,
    /// Whether each of several compared runs has one of its own; else it is that of their tree.
    pub own: bool,
    /// When it means something.
    pub only: Only,
    /// What it is, in a few words for the help of a command line.
    pub help: &'static str,
    /// What stands for its value there.
    pub value: &'static str,
    /// The ids of all values of an algorithm, a rule or an order; of a number none.
    pub choices: fn() -> Vec<&'static str>,
    get: fn(&Asked) -> Value,
    put: fn(Asked, Value) -> Option<Asked>,
}

/// Which values a setting has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An algorithm.
    Algorithm,
    /// A rule of a search.
    Rule,
    /// An order of the children.
    Order,
    /// A score at the end of a range; at ±∞ there is no end.
    Bound,
    /// A score.
    Score,
    /// A finite score of more than 0.
    Margin,
    /// A whole number from 0.
    Count {
        /// So many digits can be written.
        digits: u8,
    },
}

/// When a setting means something.
#[derive(Clone, Copy, Debug)]
pub enum Only {
    /// To every search.
    Always,
    /// To algorithms that have this.
    With(fn(&Traits) -> bool),
    /// To the shuffled order.
    Shuffled,
}

/// What a setting is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// The id of an algorithm, a rule or an order.
    Id(&'static str),
    /// A score.
    Score(Score),
    /// A number; none where there is no limit.
    Count(Option<u64>),
}

impl Value {
    fn id(self) -> Option<&'static str> {
        if let Value::Id(id) = self { Some(id) } else { None }
    }

    fn score(self) -> Option<Score> {
        if let Value::Score(score) = self { Some(score) } else { None }
    }

    fn count(self) -> Option<u64> {
        if let Value::Count(count) = self { count } else { None }
    }

    /// As text, which reads back as the same: nothing where there is no limit.
    pub fn text(self) -> String {
        match self {
            Value::Id(id) => id.to_owned(),
            Value::Score(score) => number(score),
            Value::Count(count) => count.map_or_else(String::new, |count| count.to_string()),
        }
    }

    /// As JSON has it, where infinities are words.
    pub fn kept(self) -> Kept {
        match self {
            Value::Score(score) if !score.is_finite() => Kept::Word(number(score)),
            value => Kept::Plain(value),
        }
    }
}

/// A value as JSON has it.
#[derive(PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Kept {
    /// An infinity.
    Word(String),
    /// Any other.
    Plain(Value),
}

/// How a rule is read and set.
macro_rules! rule {
    ($field:ident: $Rule:ident) => {
        Setting {
            choices: || $Rule::ALL.iter().map(|rule| rule.id()).collect(),
            get: |asked| Value::Id(asked.$field.id()),
            put: |asked, value| Some(Asked { $field: $Rule::named(value.id()?)?, ..asked }),
            ..PLAIN
        }
    };
}

/// The same of a score.
macro_rules! score {
    ($field:ident) => {
        Setting {
            get: |asked| Value::Score(asked.$field),
            put: |asked, value| Some(Asked { $field: value.score()?, ..asked }),
            ..PLAIN
        }
    };
}

/// What most rows have.
const PLAIN: Setting = Setting {
    id: "",
    kind: Kind::Rule,
    own: true,
    only: Only::Always,
    help: "",
    value: "SCORE",
    choices: Vec::new,
    get: |_| Value::Count(None),
    put: |_, _| None,
};

/// Every setting, in the order in which links name them.
pub static SETTINGS: &[Setting] = &[
    Setting {
        id: "algorithm",
        kind: Kind::Algorithm,
        help: "What searches the tree",
        value: "ID",
        choices: || ALGORITHMS.iter().map(|algorithm| algorithm.id).collect(),
        get: |asked| Value::Id(asked.algorithm.id),
        put: |asked, value| Some(Asked { algorithm: Algorithm::named(value.id()?)?, ..asked }),
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
        help: "Which of equal scores is taken",
        value: "WHICH",
        ..rule!(ties: Ties)
    },
    Setting {
        id: "alpha",
        kind: Kind::Bound,
        own: false,
        only: Only::With(|has| has.root_window),
        help: "The window that the root is called with",
        value: "LO",
        ..score!(alpha)
    },
    Setting {
        id: "beta",
        kind: Kind::Bound,
        own: false,
        only: Only::With(|has| has.root_window),
        help: "Its upper end",
        value: "HI",
        ..score!(beta)
    },
    Setting {
        id: "depth",
        kind: Kind::Count { digits: 4 },
        own: false,
        help: "How many plies the search may look ahead",
        value: "PLIES",
        get: |asked| Value::Count(asked.depth.map(|plies| plies as u64)),
        put: |asked, value| Some(Asked { depth: value.count().map(|plies| plies as usize), ..asked }),
        ..PLAIN
    },
    Setting {
        id: "order",
        kind: Kind::Order,
        help: "Order in which children are searched",
        value: "ORDER",
        choices: || ChildOrder::ALL.iter().map(|order| order.id()).collect(),
        get: |asked| Value::Id(asked.order.id()),
        put: |asked, value| Some(Asked { order: ChildOrder::named(value.id()?, 1)?, ..asked }),
        ..PLAIN
    },
    Setting {
        id: "seed",
        kind: Kind::Count { digits: 15 },
        only: Only::Shuffled,
        help: "Seed of the order \"shuffled\": a whole number from 0 up",
        value: "NUMBER",
        get: |asked| Value::Count(Some(asked.seed)),
        put: |asked, value| Some(Asked { seed: value.count()?, ..asked }),
        ..PLAIN
    },
    Setting {
        id: "least",
        kind: Kind::Bound,
        own: false,
        help: "The least payoff that the game can give",
        ..score!(least)
    },
    Setting {
        id: "greatest",
        kind: Kind::Bound,
        own: false,
        help: "The greatest payoff that the game can give",
        ..score!(greatest)
    },
    Setting {
        id: "guess",
        kind: Kind::Score,
        only: Only::With(|has| has.guess),
        help: "Where MTD(f) and aspiration begin",
        ..score!(guess)
    },
    Setting {
        id: "margin",
        kind: Kind::Margin,
        only: Only::With(|has| has.margin),
        help: "How far aspiration's window reaches on both sides of the guess",
        ..score!(margin)
    },
    Setting {
        id: "growth",
        kind: Kind::Count { digits: 2 },
        only: Only::With(|has| has.margin),
        help: "How many times as far aspiration reaches with every further pass, from 2; without it, that side is opened",
        value: "FACTOR",
        get: |asked| Value::Count(asked.growth.map(u64::from)),
        put: |asked, value| {
            let growth = value.count().map(u32::try_from).transpose().ok()?;
            growth.is_none_or(|growth| (2..100).contains(&growth)).then_some(Asked { growth, ..asked })
        },
        ..PLAIN
    },
];

impl Setting {
    /// The row with this id.
    pub fn named(id: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|row| row.id == id)
    }

    /// What it is among settings.
    pub fn of(&self, asked: &Asked) -> Value {
        (self.get)(asked)
    }

    /// What it is where nothing is said.
    pub fn plain(&self) -> Value {
        self.of(&Asked::default())
    }

    /// Whether it is as plain among settings.
    pub fn is_plain(&self, asked: &Asked) -> bool {
        self.of(asked) == self.plain()
    }

    /// Sets it as among other settings; whether that is possible, as it always is.
    pub fn copy(&self, from: &Asked, to: &mut Asked) -> Option<()> {
        self.set(self.of(from), to)
    }

    /// Reads it as links have it, and sets it; nothing where the text means nothing.
    pub fn read(&self, text: &str, asked: &mut Asked) -> Option<()> {
        let value = match self.kind {
            Kind::Algorithm | Kind::Rule | Kind::Order => self.choice(text)?,
            Kind::Bound | Kind::Score | Kind::Margin => Value::Score(read_number(text)?),
            Kind::Count { digits } => {
                let is_count = text.len() <= digits.into() && text.bytes().all(|byte| byte.is_ascii_digit());
                Value::Count(Some(text.parse().ok().filter(|_| is_count)?))
            }
        };
        self.set(value, asked)
    }

    /// Reads it as it is typed into a field of its own, where a score may be anything that is one in a tree; nothing for anything else.
    pub fn typed(&self, text: &str) -> Option<Value> {
        let mut asked = Asked::default();
        match self.kind {
            Kind::Bound | Kind::Score | Kind::Margin => {
                self.set(Value::Score(notation::read_score(text).ok()?), &mut asked)?;
            }
            _ => self.read(text, &mut asked)?,
        }
        Some(self.of(&asked))
    }

    /// Takes it as JSON and scripts have it, and sets it; nothing where the value means nothing.
    pub fn take(&self, value: &Plain, asked: &mut Asked) -> Option<()> {
        let value = match (self.kind, value) {
            (Kind::Count { .. }, Plain::Nothing) if self.plain() == Value::Count(None) => Value::Count(None),
            (Kind::Count { digits }, value) => {
                Value::Count(Some(value.count().filter(|&count| count < 10_u64.pow(digits.into()))?))
            }
            (Kind::Bound | Kind::Score | Kind::Margin, &Plain::Number(number)) => Value::Score(Score::new(number)?),
            (Kind::Bound | Kind::Score, Plain::Text(word)) if word == "inf" || word == "-inf" => {
                Value::Score(read_number(word)?)
            }
            (_, Plain::Text(text)) => self.choice(text)?,
            _ => return None,
        };
        self.set(value, asked)
    }

    /// Sets it; nothing where it has no such value.
    pub fn set(&self, value: Value, asked: &mut Asked) -> Option<()> {
        let is_margin = |score: Score| Score::ZERO < score && score.is_finite();
        if self.kind == Kind::Margin && !value.score().is_some_and(is_margin) {
            return None;
        }
        *asked = (self.put)(*asked, value)?;
        Some(())
    }

    /// The value with this id.
    pub fn choice(&self, id: &str) -> Option<Value> {
        (self.choices)().into_iter().find(|&own| own == id).map(Value::Id)
    }
}

/// A score as links write it: the shortest digits that read as the same number, and a power of ten where it is tiny.
fn number(score: Score) -> String {
    match score.value() {
        f64::INFINITY => "inf".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        value if value != 0.0 && value.abs() < 1e-6 => format!("{value:e}"),
        value => value.to_string(),
    }
}

/// The score nearest to a number as links write it, or an infinity; people may write a minus and ∞ as in print.
fn read_number(text: &str) -> Option<Score> {
    let text = text.trim().replacen('−', "-", 1);
    let size = text.strip_prefix(['+', '-']).unwrap_or(&text);
    if size == "∞" || size.eq_ignore_ascii_case("inf") {
        return Some(if text.starts_with('-') { Score::MINUS_INFINITE } else { Score::INFINITE });
    }
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.e".contains(&byte));
    Score::new(text.parse().ok().filter(|number: &f64| is_number && number.is_finite())?)
}
