//! The settings as a user requests them, each stored separately: two bounds that may leave no window, and an order whose seed is remembered
//! while another order is selected. So every request can be saved and written out.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{Algorithm, ChildOrder, SETTINGS, Settings};
use crate::plain::Plain;
use crate::score::{CutRule, ReturnRule, Score, Ties, Window};

/// Settings, each by itself; the table's rows say more about each.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "each field is as in the settings of a run, or half of it")]
pub struct RequestedSettings {
    pub algorithm: Algorithm,
    pub cut: CutRule,
    pub returns: ReturnRule,
    pub ties: Ties,
    pub alpha: Score,
    pub beta: Score,
    pub depth: Option<usize>,
    /// The shuffled one with any seed.
    pub order: ChildOrder,
    pub seed: u64,
    pub least: Score,
    pub greatest: Score,
    pub guess: Score,
    pub margin: Score,
    pub growth: Option<u32>,
}

/// Two bounds with nothing between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmptyRange {
    /// The root window.
    Window,
    /// The payoffs of the game.
    Payoffs,
}

impl EmptyRange {
    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            EmptyRange::Window => "empty-window",
            EmptyRange::Payoffs => "empty-payoffs",
        }
    }
}

impl fmt::Display for EmptyRange {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            EmptyRange::Window => "the lower end of the window is not below its upper end",
            EmptyRange::Payoffs => "the least payoff is not below the greatest",
        })
    }
}

impl std::error::Error for EmptyRange {}

impl RequestedSettings {
    /// The settings of a run.
    ///
    /// # Errors
    /// If window or payoffs are empty.
    pub fn settings(&self) -> Result<Settings, EmptyRange> {
        Ok(Settings {
            algorithm: self.algorithm,
            window: Window::new(self.alpha, self.beta).ok_or(EmptyRange::Window)?,
            cut: self.cut,
            returns: self.returns,
            ties: self.ties,
            payoffs: Window::new(self.least, self.greatest).ok_or(EmptyRange::Payoffs)?,
            depth: self.depth,
            order: self.order.seeded(self.seed),
            guess: self.guess,
            margin: self.margin,
            growth: self.growth,
        })
    }

    /// Takes every setting that occurs among some plain fields.
    ///
    /// # Errors
    /// The first one, by its id, whose value is invalid.
    pub fn take(&mut self, fields: &Plain) -> Result<(), &'static str> {
        let said = SETTINGS.iter().filter(|row| fields.has(row.id));
        said.into_iter().try_for_each(|row| row.take(fields.field(row.id), self).ok_or(row.id))
    }
}

impl From<&Settings> for RequestedSettings {
    fn from(settings: &Settings) -> RequestedSettings {
        let seed = if let ChildOrder::Shuffled { seed } = settings.order { seed } else { 1 };
        RequestedSettings {
            algorithm: settings.algorithm,
            cut: settings.cut,
            returns: settings.returns,
            ties: settings.ties,
            alpha: settings.window.alpha(),
            beta: settings.window.beta(),
            depth: settings.depth,
            order: settings.order.seeded(1),
            seed,
            least: settings.payoffs.alpha(),
            greatest: settings.payoffs.beta(),
            guess: settings.guess,
            margin: settings.margin,
            growth: settings.growth,
        }
    }
}

impl Default for RequestedSettings {
    fn default() -> RequestedSettings {
        RequestedSettings::from(&Settings::default())
    }
}

/// By id, as in scripts: infinities are numbers.
impl Serialize for RequestedSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(SETTINGS.iter().map(|row| (row.id, row.value_in(self))))
    }
}

/// Absent fields have their defaults.
impl<'de> Deserialize<'de> for RequestedSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RequestedSettings, D::Error> {
        let mut asked = RequestedSettings::default();
        asked.take(&Plain::deserialize(deserializer)?).map_err(Error::custom)?;
        Ok(asked)
    }
}
