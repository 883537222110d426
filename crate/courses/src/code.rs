//! The pseudo-code of a search as a table: one row per line, with the events on it. A line is a message; it knows no words and not how it
//! is drawn.

use secateur::frame::{Fact, Frame};
use secateur::score::{Player, Side, Ties, Turn, Window};
use secateur::search::Settings;
use secateur::trace::Event;
use secateur::tree::{GameTree, NodeId};

mod general;
pub(crate) mod passes;

/// What can happen on a line: the kind of an event, or a special case of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "most are the kinds of events")]
pub enum LineKind {
    Visit,
    Evaluate,
    /// A static evaluation.
    Static,
    /// An end of the payoff range becomes a bound.
    Start,
    Improve,
    /// A new best score that meets the bound.
    CutImprove,
    Narrow,
    /// From a table entry.
    NarrowKnown,
    CutOff,
    /// A score that meets the bound is returned.
    CutReturn,
    Return,
    /// The root returns.
    Result,
    /// The table's entry is returned.
    Answer,
    Ask,
    /// After a surprise.
    AskAgain,
    Probe,
    Store,
    Pass,
    Prove,
    /// The root is worth at most the window's lower bound.
    ProveLow,
    /// The root is worth at least its upper bound.
    ProveHigh,
    /// A child's score enters the mean.
    Sum,
    /// No score can bring the mean above α.
    CutLow,
    /// No score can bring it below β.
    CutHigh,
}

/// A line, with its events and conditions.
#[derive(Clone, Copy, Debug)]
pub struct CodeLine {
    /// A message.
    pub id: &'static str,
    /// Level of indentation.
    pub level: u8,
    /// The events on it.
    pub kinds: &'static [LineKind],
    /// The player, if MAX and MIN have lines of their own.
    player: Option<Player>,
    /// Whether it exists with these settings.
    when: fn(&Settings) -> bool,
    /// The message of the values beside it, if it differs from the general one of the event.
    pub(crate) values: Option<&'static str>,
}

/// The lines of a search, in shared parts.
pub(crate) type PseudoCode = &'static [&'static [CodeLine]];
/// By algorithm.
pub(crate) type Programs = &'static [(&'static str, PseudoCode)];

pub(crate) const fn line(id: &'static str, level: u8, kinds: &'static [LineKind]) -> CodeLine {
    CodeLine { id, level, kinds, player: None, when: |_| true, values: None }
}

impl CodeLine {
    pub(crate) const fn when(self, when: fn(&Settings) -> bool) -> CodeLine {
        CodeLine { when, ..self }
    }

    /// For one player only.
    pub(crate) const fn for_player(self, player: Player) -> CodeLine {
        CodeLine { player: Some(player), ..self }
    }

    /// For a search that takes the first of equals.
    pub(crate) const fn of_first(self) -> CodeLine {
        self.when(|settings| settings.ties() == Ties::First)
    }

    /// For a search that takes the last of equals.
    pub(crate) const fn of_last(self) -> CodeLine {
        self.when(|settings| settings.ties() == Ties::Last)
    }

    /// With its own message for the values beside it.
    pub(crate) const fn with_values(self, id: &'static str) -> CodeLine {
        CodeLine { values: Some(id), ..self }
    }

    /// Whether all returns are on it, not only those that meet a bound.
    pub(crate) fn returns(&self) -> bool {
        self.kinds.iter().any(|kind| matches!(kind, LineKind::Return | LineKind::Result))
    }

    /// Whether this event is on it, for a node of this player.
    pub fn has(&self, kind: LineKind, player: Player) -> bool {
        self.kinds.contains(&kind) && self.player.is_none_or(|own| own == player)
    }
}

/// For a search with a depth limit: its own, or that of each pass.
pub(crate) const LIMIT: CodeLine =
    line("code-limit", 1, &[LineKind::Static]).when(|settings| settings.depth.is_some() || settings.algorithm.deepens);
pub(crate) const EACH: CodeLine = line("code-each", 1, &[]);

/// The lines for these settings: from a course's program, or from the general one.
pub(crate) fn lines(settings: &Settings, own: Option<PseudoCode>) -> Vec<CodeLine> {
    let parts = own.unwrap_or_else(|| general::program(settings));
    parts.concat().into_iter().filter(|line| (line.when)(settings)).collect()
}

/// What a search does at chance nodes.
pub(crate) const CHANCE: PseudoCode = &[&[
    line("code-chance", 0, &[LineKind::Visit]),
    line("code-chance-start", 1, &[]),
    line("code-chance-each", 1, &[]),
    line("code-chance-descend", 2, &[]),
    line("code-chance-sum", 2, &[LineKind::Sum]),
    line("code-chance-cut-low", 2, &[LineKind::CutLow]).when(cuts_means),
    line("code-chance-cut-high", 2, &[LineKind::CutHigh]).when(cuts_means),
    line("code-chance-return", 1, &[LineKind::Return]),
]];

fn cuts_means(settings: &Settings) -> bool {
    settings.algorithm.id == "star1" && settings.payoffs != Window::FULL
}

/// The program of an algorithm.
pub(crate) fn program(programs: Programs, algorithm: &str) -> Option<PseudoCode> {
    programs.iter().find(|(id, _)| *id == algorithm).map(|&(_, parts)| parts)
}

/// The line kinds of a fact, most specific first.
pub(crate) fn kinds(frame: &Frame<'_>, fact: &Fact, settings: &Settings) -> Vec<LineKind> {
    let is_chance = frame.tree().turn(fact.node()) == Turn::Chance;
    let own = match *fact {
        Fact::CutOff { side, .. } if is_chance => {
            return vec![if side == Side::Alpha { LineKind::CutLow } else { LineKind::CutHigh }];
        }
        Fact::Return { .. } if is_chance => return vec![LineKind::Return],
        Fact::Sum { .. } => LineKind::Sum,
        Fact::Visit { .. } => LineKind::Visit,
        Fact::Evaluate { r#static: true, .. } => LineKind::Static,
        Fact::Evaluate { .. } => LineKind::Evaluate,
        Fact::Improve { .. } if is_cut_next(frame, settings) => return vec![LineKind::CutImprove, LineKind::Improve],
        Fact::Improve { .. } => LineKind::Improve,
        Fact::Narrow { by_payoffs: true, .. } => LineKind::Start,
        Fact::Narrow { child: None, .. } => LineKind::NarrowKnown,
        Fact::Narrow { .. } => LineKind::Narrow,
        Fact::CutOff { .. } => LineKind::CutOff,
        Fact::Return { best: None, .. } => LineKind::Answer,
        // A score that meets the bound is returned where it is compared, whether or not a child is left to cut off.
        Fact::Return { .. } if fact.meets(frame.tree(), settings) => LineKind::CutReturn,
        Fact::Return { .. } => LineKind::Return,
        Fact::Ask { surprise: None, .. } => LineKind::Ask,
        Fact::Ask { .. } => LineKind::AskAgain,
        Fact::Probe { .. } => LineKind::Probe,
        Fact::Store { .. } => LineKind::Store,
        Fact::Pass { .. } => LineKind::Pass,
        Fact::Prove { missed: None, .. } => LineKind::Prove,
        Fact::Prove { missed: Some(Side::Alpha), .. } => LineKind::ProveLow,
        Fact::Prove { missed: Some(Side::Beta), .. } => LineKind::ProveHigh,
    };
    match fact {
        Fact::Return { node: NodeId::ROOT, .. } => vec![LineKind::Result, own],
        _ => vec![own],
    }
}

/// Whether the score that has just arrived is the last one, since it meets the bound. A table's store comes before the return.
fn is_cut_next(frame: &Frame<'_>, settings: &Settings) -> bool {
    let (tree, trace) = (frame.tree(), frame.trace());
    let is_kept = |event: &Event| matches!(event, Event::Store { .. });
    let Some(next) = trace.events[frame.step..].iter().position(|event| !is_kept(event)) else { return false };
    let next = Frame::at(tree, trace, frame.step + next + 1).fact();
    next.is_some_and(|next| matches!(next, Fact::CutOff { .. }) || next.meets(tree, settings))
}

/// The node whose loop is running: a leaf has none, so the lines stay those of its parent.
pub(crate) fn loop_of(tree: &GameTree, settings: &Settings, fact: &Fact) -> NodeId {
    // A question is on a line of its caller.
    let node = if let Fact::Ask { caller, .. } = *fact { caller } else { fact.node() };
    let is_last = tree.is_leaf(node) || Some(tree.ply(node)) == settings.depth;
    let is_evaluated = matches!(fact, Fact::Evaluate { r#static: true, .. });
    if is_last || is_evaluated { tree.parent(node).unwrap_or(node) } else { node }
}
