//! Variants of the shown tree: with another score or shape, with static evaluations, with other weights, in another form.

use secateur::edit::{self, Edit};
use secateur::forms::{self, Form};
use secateur::notation;
use secateur::onward::is_onward;
use secateur::plain::Plain;
use secateur::score::Turn;
use secateur::tree::{Fraction, NodeId};
use secateur_games::is_game;
use serde::Deserialize;
use ts_rs::TS;

use crate::memory::{Memory, read_score};
use crate::need::Answer;
use crate::source::Source;
use crate::state::{FormReading, OtherText};
use crate::wrong::ReadError;

/// A change at one node; names and scores as typed.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(try_from = "Plain")]
#[ts(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each says what it does")]
pub enum Change {
    AddChild,
    AddSibling,
    Delete,
    MoveLeft,
    MoveRight,
    SetPlayer {
        player: PlayerWord,
    },
    SetName {
        name: String,
    },
    SetScore {
        score: String,
    },
    /// The mover errs in one of this many moves.
    Errs {
        times: String,
    },
    SetLikelihood {
        part: String,
    },
}

/// A player's word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the players")]
pub enum PlayerWord {
    Max,
    Min,
    Chance,
}

/// Read field by field: serde's code for the tag would be larger than all of this crate.
impl TryFrom<Plain> for Change {
    type Error = &'static str;

    fn try_from(value: Plain) -> Result<Change, &'static str> {
        let text = |name: &str| value.field(name).text().ok_or("a field is missing");
        Ok(match text("kind")? {
            "add-child" => Change::AddChild,
            "add-sibling" => Change::AddSibling,
            "delete" => Change::Delete,
            "move-left" => Change::MoveLeft,
            "move-right" => Change::MoveRight,
            "set-player" => Change::SetPlayer {
                player: match text("player")? {
                    "min" => PlayerWord::Min,
                    "chance" => PlayerWord::Chance,
                    _ => PlayerWord::Max,
                },
            },
            "set-name" => Change::SetName { name: text("name")?.to_owned() },
            "set-score" => Change::SetScore { score: text("score")?.to_owned() },
            "errs" => Change::Errs { times: text("times")?.to_owned() },
            "set-likelihood" => Change::SetLikelihood { part: text("part")?.to_owned() },
            _ => return Err("no such change"),
        })
    }
}

impl Change {
    /// The name in messages.
    pub fn id(&self) -> &'static str {
        match self {
            Change::AddChild => "add-child",
            Change::AddSibling => "add-sibling",
            Change::Delete => "delete",
            Change::MoveLeft => "move-left",
            Change::MoveRight => "move-right",
            Change::SetPlayer { .. } => "set-player",
            Change::SetName { .. } => "set-name",
            Change::SetScore { .. } => "set-score",
            Change::Errs { .. } => "errs",
            Change::SetLikelihood { .. } => "set-likelihood",
        }
    }

    /// Its typed text.
    pub fn typed(&self) -> &str {
        match self {
            Change::SetName { name: typed }
            | Change::SetScore { score: typed }
            | Change::Errs { times: typed }
            | Change::SetLikelihood { part: typed } => typed,
            _ => "",
        }
    }
}

/// Why a change is not possible.
#[derive(Clone, PartialEq, Debug)]
pub enum NoChange {
    /// By the end of its message's name.
    Error(&'static str),
    /// The typed text is not a score.
    BadScore(ReadError),
}

/// A larger tree of a game is grown with other weights in the worker.
const MOST_REWEIGHED: usize = 100_000;

impl Memory {
    /// A source with another score at a leaf.
    pub fn rescore(&mut self, shown: &Source, node: NodeId, typed: &str) -> Answer<Result<Source, ReadError>> {
        let reading = match self.read(shown, None)? {
            Ok(reading) => reading,
            Err(error) => return Ok(Err(error)),
        };
        Ok(read_score(typed).and_then(|_| reading.with_score(shown.text(), node, typed)).map(|now| self.follow(now)))
    }

    /// A game with a leaf's score by the rules restored; none if it was not set by hand.
    pub fn unscored(&mut self, shown: &Source, node: NodeId) -> Answer<Option<Source>> {
        let Ok(reading) = self.read(shown, None)? else { return Ok(None) };
        Ok(reading.without_score(node).map(|now| self.follow(now)))
    }

    /// A game with another weight of a feature, as typed.
    pub fn reweighed(&mut self, shown: &Source, feature: &str, typed: &str) -> Result<Source, ReadError> {
        let Some(reading) = self.known(shown) else { return Ok(shown.clone()) };
        if MOST_REWEIGHED < reading.tree.len() || reading.is_grown_by_weights() {
            return reading.weight_text(feature, typed).map(Source::from);
        }
        reading.with_weight(feature, typed).map(|now| self.follow(now))
    }

    /// A source after a change of the tree's shape, and the place of the node in it. A leaf's score is changed in the text, which keeps the
    /// rest as typed. In a game's grown tree only scores can be changed, and deleting one restores the score by the rules.
    pub fn edited(
        &mut self,
        source: &Source,
        node: NodeId,
        change: &Change,
    ) -> Answer<Result<(Source, NodeId), NoChange>> {
        let Ok(reading) = self.read(source, None)? else { return Ok(Err(NoChange::Error("no-such-place"))) };
        if let Change::SetScore { score } = change
            && reading.tree.is_leaf(node)
        {
            let typed = score.trim();
            if typed.is_empty() {
                return Ok(Err(NoChange::Error("leaf-needs-score")));
            }
            let rescored = self.rescore(source, node, typed)?;
            return Ok(rescored.map(|source| (source, node)).map_err(NoChange::BadScore));
        }
        if source.is_game() {
            let back = if *change == Change::Delete { self.unscored(source, node)? } else { None };
            return Ok(back.map(|source| (source, node)).ok_or(NoChange::Error("of-a-game")));
        }
        let edit = match edit_of(change) {
            Ok(edit) => edit,
            Err(refused) => return Ok(Err(refused)),
        };
        Ok(match edit::edited(&reading.tree, node, &edit) {
            Ok((tree, node)) => Ok((spaced(&notation::write(&tree)), node)),
            Err(error) => Err(NoChange::Error(error.id())),
        })
    }

    /// A source continued from a node, optionally with the contents of the table.
    pub fn onward(&mut self, source: &Source, node: NodeId, keeps_table: bool) -> Answer<Source> {
        let Ok(reading) = self.read(source, None)? else { return Ok(source.clone()) };
        let text = reading.onward(source.text(), node, keeps_table);
        Ok(if source.is_game() || keeps_table { text.into() } else { spaced(&text) })
    }

    /// A source with static evaluations at inner nodes that had none; unchanged if it cannot be read.
    pub fn with_statics(&mut self, source: &Source) -> Answer<Source> {
        let read = self.read(source, None)?;
        Ok(read.map_or_else(|_| source.clone(), |reading| spaced(&reading.with_static_evaluations())))
    }

    /// The text with commas read as decimal points, if they look intended.
    pub fn with_decimal_points(&mut self, source: &Source) -> Option<String> {
        let text = source.text();
        self.known(source)?;
        let is_plain = text.len() <= self.patience.characters && !is_game(text) && !is_onward(text);
        if is_plain { notation::with_decimal_points(text) } else { None }
    }

    /// In which form of other people or programs a text was read, and remarks about it; none if there is nothing to say, or if it cannot be
    /// read at all.
    pub fn in_form(&mut self, text: &str) -> Answer<Option<FormReading>> {
        let source = Source::from(text);
        if source.is_game() || self.patience.characters < text.len() {
            return Ok(None);
        }
        drop(self.read(&source, None)?);
        Ok(match forms::read(text) {
            Ok(read) => {
                let messages = read.messages();
                let is_plain = read.form == Form::Own && messages.is_empty() && read.other.is_none();
                let other = read.other.map(|other| OtherText { text: other.text, form: other.form.id() });
                let form = read.form.id();
                (!is_plain).then_some(FormReading { typed: text.to_owned(), text: read.text, form, messages, other })
            }
            // A text in the notation may be meant in another form: then neither reading is taken for granted.
            Err(error) => {
                self.refuse(&source, ReadError::from_parse_error(&error, text));
                None
            }
        })
    }
}

fn edit_of(change: &Change) -> Result<Edit, NoChange> {
    Ok(match change {
        Change::AddChild => Edit::AddChild,
        Change::AddSibling => Edit::AddSibling,
        Change::Delete => Edit::Delete,
        Change::MoveLeft => Edit::MoveLeft,
        Change::MoveRight => Edit::MoveRight,
        Change::SetPlayer { player: PlayerWord::Max } => Edit::SetTurn(Turn::Max),
        Change::SetPlayer { player: PlayerWord::Min } => Edit::SetTurn(Turn::Min),
        Change::SetPlayer { player: PlayerWord::Chance } => Edit::SetTurn(Turn::Chance),
        Change::Errs { times } => {
            let times = times.trim().parse().ok().filter(|times| (2..=1000).contains(times));
            Edit::Errs(times.and_then(|times| Fraction::new(1, times)).ok_or(NoChange::Error("times"))?)
        }
        Change::SetLikelihood { part } => {
            let part = notation::read_likelihood(part).filter(|part| part.over() < part.under());
            Edit::SetLikelihood(part.ok_or(NoChange::Error("likelihood"))?)
        }
        Change::SetName { name } => Edit::SetName(Some(name.clone()).filter(|name| !name.is_empty())),
        Change::SetScore { score } if score.trim().is_empty() => Edit::SetScore(None),
        Change::SetScore { score } => {
            let score = read_score(score.trim()).map_err(NoChange::BadScore)?;
            if !score.is_finite() {
                return Err(NoChange::Error("infinite-static"));
            }
            Edit::SetScore(Some(score))
        }
    })
}

/// The shortest text with spaces for legibility. No name has a bracket or a colon.
pub(crate) fn spaced(text: &str) -> Source {
    let mut spaced = String::with_capacity(text.len() * 5 / 4);
    let mut before = ' ';
    for sign in text.chars() {
        let opens = sign == '(' && !['(', ' '].contains(&before);
        let parts = [')', ':', ','].contains(&before) && ![')', ' ', ',', '('].contains(&sign);
        if opens || parts {
            spaced.push(' ');
        }
        spaced.push(sign);
        before = sign;
    }
    spaced.into()
}
