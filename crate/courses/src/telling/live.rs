//! The live values at a step: the window of the current node and the variable beside it, in the words of a course or in general.

use super::Telling;
use crate::numbers::most_decimals;
use crate::slides::{self, Slides};
use secateur::frame::Fact;
use secateur::score::{Player, Score, Side, Window};
use secateur::tree::NodeId;

/// The live values at a step.
pub struct LiveValues {
    /// In order.
    pub values: Vec<LiveValue>,
    /// The maximum length of a number in characters, so that none touches its neighbour at any step.
    pub room: usize,
    /// Whether a number line belongs to them.
    pub has_line: bool,
}

/// One of them.
pub struct LiveValue {
    /// Its row.
    pub row: LiveRow,
    /// None if it has no value yet.
    pub text: Option<String>,
    /// Whether the last event moved or met it.
    pub is_new: bool,
}

/// A live value as a notation shows it.
#[derive(Clone, Copy, Debug)]
pub struct LiveRow {
    /// The message of its name.
    pub name: &'static str,
    /// The message about it.
    pub about: Option<&'static str>,
    /// Which it is.
    pub what: LiveKind,
}

/// The kind of a live value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiveKind {
    /// The window's lower bound.
    Alpha,
    /// Its upper one.
    Beta,
    /// The course's variable.
    Variable,
    /// The same, starting at the worst payoff before the first child.
    FromWorst,
    /// The remaining depth.
    Depth,
}

impl LiveKind {
    fn side(self) -> Option<Side> {
        match self {
            LiveKind::Alpha => Some(Side::Alpha),
            LiveKind::Beta => Some(Side::Beta),
            _ => None,
        }
    }
}

impl LiveRow {
    pub(crate) const fn new(what: LiveKind, name: &'static str, about: Option<&'static str>) -> LiveRow {
        LiveRow { name, about, what }
    }
}

/// In the general words.
const GENERAL: [LiveRow; 3] = [
    LiveRow::new(LiveKind::Alpha, "live-alpha", Some("live-alpha-long")),
    LiveRow::new(LiveKind::Beta, "live-beta", Some("live-beta-long")),
    LiveRow::new(LiveKind::Variable, "live-best", Some("live-best-long")),
];

/// The same if every number is its mover's.
const OF_MOVER: [LiveRow; 3] = [
    LiveRow::new(LiveKind::Alpha, "live-alpha", Some("live-alpha-mover")),
    LiveRow::new(LiveKind::Beta, "live-beta", Some("live-beta-mover")),
    LiveRow::new(LiveKind::Variable, "live-best", Some("live-best-mover")),
];

/// A chance node's variable in place of the best score.
const OF_CHANCE: LiveRow = LiveRow::new(LiveKind::Variable, "live-sum", Some("live-sum-long"));

/// The minimum room in courses, in characters.
const LEAST_ROOM: usize = 4;

impl Telling<'_> {
    /// The values of the course if it has words for the run, else the general ones.
    pub fn live(&self, step: usize) -> LiveValues {
        let own = self.slides().filter(Slides::speaks);
        let now = own.map_or_else(|| self.live_in_general(step), |slides| slides.live(step));
        let rows = match own {
            Some(slides) => slides.course.lesson().live,
            None if self.is_by_movers() => OF_MOVER,
            None => GENERAL,
        };
        let is_chance = own.is_none() && self.is_chance(now.node);
        let rows = rows.map(|row| if is_chance && row.what == LiveKind::Variable { OF_CHANCE } else { row });
        // Without windows, only the variable.
        let rows = rows.into_iter().filter(|row| self.is_windowed() || row.what.side().is_none());
        let value = |row: LiveRow| {
            let is_new = row.what.side().is_some_and(|side| now.side == Some(side));
            LiveValue { row, text: self.live_text(row.what, &now), is_new }
        };
        let room = if own.is_some() { self.room_in_course() } else { self.room_in_general() };
        LiveValues { values: rows.map(value).collect(), room, has_line: self.is_windowed() || own.is_none() }
    }

    fn live_text(&self, what: LiveKind, now: &slides::LiveVariables) -> Option<String> {
        let score = match what {
            LiveKind::Alpha => now.window.alpha(),
            LiveKind::Beta => now.window.beta(),
            LiveKind::Variable => now.value?,
            LiveKind::FromWorst => now.value.unwrap_or(self.settings.payoffs.worst(now.player)),
            LiveKind::Depth => return Some(now.depth.to_string()),
        };
        Some(self.write(score))
    }

    /// Outside a search there is only the root window, or that of the pass.
    fn live_in_general(&self, step: usize) -> slides::LiveVariables {
        let moment = self.moment(step);
        let side = match moment.fact {
            Some(Fact::Narrow { side, .. }) => Some(side),
            _ => None,
        };
        let of_node = |node, player, window, value| slides::LiveVariables {
            node,
            player,
            depth: 0,
            window,
            value,
            counts: false,
            side,
        };
        match moment.frame.open.last() {
            Some(&open) => {
                let open = if self.is_by_movers() { open.by_mover() } else { open };
                let value = if self.is_chance(open.node) { open.sum.map(|sum| sum.seen) } else { open.best };
                of_node(open.node, open.player, open.window, value)
            }
            None => {
                let pass = self.trace.passes[..self.trace.passes_before(step)].last();
                let window = pass.map_or_else(|| self.root_window(), |pass| pass.window);
                of_node(NodeId::ROOT, self.tree.player(NodeId::ROOT), window, None)
            }
        }
    }

    /// From the side that the run shows.
    fn root_window(&self) -> Window {
        self.told(NodeId::ROOT, self.settings.root_window())
    }

    /// The scores that the longest number is among.
    fn ends(&self) -> Vec<Score> {
        let range = self.findings.range(self.tree).map(|(low, high)| [low, high]);
        let window = self.root_window();
        let ends: Vec<Score> = range.into_iter().flatten().chain([window.alpha(), window.beta()]).collect();
        let turned = ends.iter().map(|&end| Player::Min.sees(end)).filter(|_| self.is_by_movers());
        ends.iter().copied().chain(turned).collect()
    }

    fn room_in_course(&self) -> usize {
        self.ends().into_iter().map(|end| self.length(end)).fold(LEAST_ROOM, usize::max)
    }

    /// Any number may have as many decimals as the tree; with chance, as many as means have, and ≈.
    fn room_in_general(&self) -> usize {
        let decimals = match (most_decimals(self.tree), self.tree.decimals()) {
            (Some(decimals), _) => usize::from(decimals) + 2,
            (None, 0) => 0,
            (None, decimals) => usize::from(decimals) + 1,
        };
        let whole = |end: Score| Score::new(end.value().trunc()).map_or(0, |whole| self.length(whole) + decimals);
        self.ends().into_iter().flat_map(|end| [self.length(end), whole(end)]).max().unwrap_or_default()
    }

    fn length(&self, score: Score) -> usize {
        self.write(score).chars().count()
    }
}
