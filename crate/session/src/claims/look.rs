//! What to show beside a claim's tree, as data: squares, one per leaf, or a small table. It knows no claim and draws nothing.

use secateur::message::Message;
use secateur::score::{Bound, CutRule, ReturnRule, Ties};
use secateur::search::Settings;
use secateur::trace::Visit;
use serde::Serialize;
use ts_rs::TS;

use super::evidence::Evidence;

/// Up to this many orders are given as a number.
const MOST_ORDERS: f64 = 1e6;

/// Squares, or a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum ClaimLook {
    /// Rows of squares; the first row fills all of them.
    Squares {
        /// Each row.
        bars: Vec<Bar>,
    },
    /// A table.
    Table {
        /// The column heads.
        #[ts(type = "CoreMessage[]")]
        head: Vec<Message>,
        /// The rows below.
        rows: Vec<Vec<Cell>>,
        /// The row that the claim is about.
        now: usize,
    },
}

/// A row of squares.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Bar {
    /// What is counted.
    pub label: Cell,
    /// More about that.
    pub small: Cell,
    /// The number of squares, with fractions.
    pub count: f64,
    /// The same with few decimals.
    #[ts(type = "CoreMessage")]
    pub number: Message,
    /// Their look.
    pub look: Filling,
}

/// The look of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Filling {
    /// To compare with.
    Full,
    /// The subject of the claim.
    Now,
    /// Dashed: only claimed.
    #[serde(rename = "said")]
    Claimed,
}

/// A message, or a text that is the same in every language.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the two")]
pub enum Cell {
    Message(#[ts(type = "CoreMessage")] Message),
    Text(String),
}

impl From<Message> for Cell {
    fn from(message: Message) -> Cell {
        Cell::Message(message)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

/// A count, or a mean with this many decimals.
pub(super) fn number(value: f64, decimals: i32) -> Message {
    Message::new("counts-number").with_mean("value", rounded(value, decimals))
}

/// A number with this many decimals.
pub(super) fn rounded(value: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (value * scale).round() / scale
}

/// A table with columns, by the names of their messages.
pub(super) fn table<const COLUMNS: usize>(
    head: [&'static str; COLUMNS],
    rows: impl IntoIterator<Item = [Cell; COLUMNS]>,
    now: usize,
) -> ClaimLook {
    let head = head.into_iter().map(Message::new).collect();
    ClaimLook::Table { head, rows: rows.into_iter().map(Vec::from).collect(), now }
}

/// The same for numbers.
pub(super) fn numbers<const COLUMNS: usize>(
    head: [&'static str; COLUMNS],
    rows: impl IntoIterator<Item = [f64; COLUMNS]>,
    now: usize,
) -> ClaimLook {
    table(head, rows.into_iter().map(|row| row.map(|value| number(value, 1).into())), now)
}

pub(super) fn squares(bars: impl Into<Vec<Bar>>) -> ClaimLook {
    ClaimLook::Squares { bars: bars.into() }
}

impl Bar {
    pub(super) fn new(label: impl Into<Cell>, small: &'static str, count: f64, look: Filling) -> Bar {
        let small = Message::new(small).into();
        Bar { label: label.into(), small, count, number: number(count, 1), look }
    }

    fn counted(label: &'static str, small: &'static str, count: usize) -> Bar {
        Bar::new(Message::new(label), small, count as f64, Filling::Full)
    }

    /// Over random leaves, with one more decimal: it is compared with a count.
    pub(super) fn mean(mean: f64) -> Bar {
        Bar { number: number(mean, 2), ..Bar::new(Message::new("look-mean"), "look-random", mean, Filling::Now) }
    }

    pub(super) fn minimax(evidence: &Evidence) -> Bar {
        Bar::counted("look-minimax", "look-every", evidence.all())
    }

    pub(super) fn this_run(evidence: &Evidence) -> Bar {
        let is_clamped = evidence.run.settings.rules() == (CutRule::PastBound, ReturnRule::FailHard);
        let small = if is_clamped { "look-past" } else { "look-written" };
        Bar { look: Filling::Now, ..Bar::counted("look-run", small, evidence.leaves()) }
    }

    pub(super) fn least(evidence: &Evidence) -> Bar {
        let orders = evidence.costs().orders;
        let bar = Bar::counted("look-least", "look-best", evidence.least());
        let counted = Message::new("look-orders").with_mean("orders", orders);
        if orders < MOST_ORDERS { Bar { small: counted.into(), ..bar } } else { bar }
    }
}

/// Past the bound, and at it.
pub(super) fn by_rule(evidence: &Evidence) -> ClaimLook {
    let at_bound = Bar::counted("look-at", "look-else", evidence.at_bound());
    squares([Bar::minimax(evidence), Bar::this_run(evidence), at_bound])
}

/// The value of the move taken: the first of equals, the last, and the last if an equal score is exact.
pub(super) fn by_ties(evidence: &Evidence) -> ClaimLook {
    let own = &evidence.run.settings;
    let first = Settings { ties: Ties::First, ..*own };
    let exact = Settings { cut: CutRule::PastBound, returns: ReturnRule::FailSoft, ..*own };
    let rows = [first, *own, exact].map(|settings| {
        let evidence = evidence.with(settings);
        let ties = Message::with_kind("rule-ties-", evidence.run.settings.ties.id());
        [ties.into(), evidence.dialect().into(), evidence.score(evidence.worth(evidence.taken())).into()]
    });
    table(["look-equals", "look-dialect", "look-worth"], rows, 1)
}

/// What some nodes returned, and their values.
pub(super) fn worths(evidence: &Evidence, is_wanted: impl Fn(&Visit) -> bool) -> ClaimLook {
    let row = |visit: &Visit| {
        let sign = match visit.bound {
            Bound::Exact => "",
            Bound::Lower => "≥",
            Bound::Upper => "≤",
        };
        let returned = format!("{sign}{}", evidence.score(visit.score));
        [evidence.name(visit.node).into(), returned.into(), evidence.score(evidence.worth(visit.node)).into()]
    };
    let rows: Vec<_> = evidence.returns().filter(|visit| is_wanted(visit)).map(row).collect();
    let last = rows.len() - 1;
    table(["look-node", "look-returned", "look-worth"], rows, last)
}
