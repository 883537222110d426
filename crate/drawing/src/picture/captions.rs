//! Texts on a picture besides names and numbers: who moves in a row, its level or the remaining depth, and which shape is which player. It
//! picks messages; the caller knows the language.

use super::row::{RowText, rows_of};
use secateur::score::Turn;
use secateur::search::Settings;
use secateur::trace::Trace;
use secateur::tree::GameTree;
use secateur_courses::course::Rows;
use secateur_games::Boards;

/// A message with at most one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaptionMessage {
    /// Its name.
    pub id: &'static str,
    /// The name of the number in it, and the number.
    pub number: Option<(&'static str, usize)>,
}

/// The texts on a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captions {
    /// By ply: the text of the row.
    pub rows: Vec<Option<RowText>>,
    /// The same if there is only room for a number.
    pub short_rows: Vec<Option<RowText>>,
    /// By depth of a pass: the rows and the short rows, if they count the remaining depth.
    pub of_passes: Vec<[Vec<Option<RowText>>; 2]>,
    /// MAX, MIN and chance.
    pub sides: [String; 3],
    /// Beside a chance node whose children are all equally likely, with a `#` for the probability; empty in a tree without chance.
    pub each: String,
    /// For siblings in one wedge, with a `#` for their number.
    pub others: String,
    /// The name of the limit line in a game's tree that goes beyond it; empty without one.
    pub limit: String,
}

impl Captions {
    /// For a tree searched with these settings; `say` formats a message.
    pub fn write(tree: &GameTree, settings: &Settings, rows: Rows, say: &dyn Fn(CaptionMessage) -> String) -> Captions {
        let turns: Vec<Option<Turn>> = rows_of(tree).iter().map(|row| row.turn).collect();
        let limit = settings.horizon().min(turns.len() - 1);
        let texts = |is_short| row_texts(&turns, limit, rows, is_short, say);
        let counts_down = settings.algorithm.deepens && rows == Rows::Depth;
        let horizons = if counts_down { 0..limit } else { 0..0 };
        let of_passes = horizons
            .map(|horizon| [false, true].map(|is_short| row_texts(&turns, horizon, rows, is_short, say)))
            .collect();
        let sides = [Turn::Max, Turn::Min, Turn::Chance].map(|turn| say(plain(name_of(turn))));
        let each = if tree.has_chance() { say(plain("tree-each")) } else { String::new() };
        let others = say(plain("tree-others"));
        Captions { rows: texts(false), short_rows: texts(true), of_passes, sides, each, others, limit: String::new() }
    }

    /// The rows' texts at a step: a pass counts from its own limit.
    pub fn rows_at(&self, trace: &Trace, step: usize, is_short: bool) -> &[Option<RowText>] {
        let pass = trace.passes[..trace.passes_before(step)].last();
        match pass.and_then(|pass| self.of_passes.get(pass.horizon)) {
            Some(rows) => &rows[usize::from(is_short)],
            None if is_short => &self.short_rows,
            None => &self.rows,
        }
    }

    /// The same for a game's tree, whose rows say whose pieces move, and where the limit is.
    #[must_use]
    pub fn with_game(mut self, tree: &GameTree, boards: &Boards, say: &dyn Fn(CaptionMessage) -> String) -> Captions {
        let limit = boards.limit();
        if let Some(limit) = boards.crossed() {
            self.limit = say(counted("tree-limit", "depth", limit));
        }
        let has_names = self.rows.iter().any(Option::is_some);
        for (ply, (row, text)) in rows_of(tree).into_iter().zip(&mut self.rows).enumerate() {
            let piece = row.turn.and_then(Turn::player).and_then(|player| boards.piece(player));
            match text {
                Some(RowText { small, .. }) if limit.is_some_and(|limit| limit < ply) => {
                    *small = say(plain("tree-row-beyond"))
                }
                Some(RowText { small, .. }) if small.is_empty() => {
                    *small = piece.map_or_else(String::new, |id| say(plain(id)));
                }
                None if row.inner == 0 && limit == Some(ply) && has_names => {
                    let small = say(counted("position-depth", "depth", ply));
                    *text = Some(RowText { text: say(plain("tree-row-limit")), small });
                }
                _ => {}
            }
        }
        self
    }
}

/// By ply: the text of the row, if the search goes no deeper than a limit.
fn row_texts(
    turns: &[Option<Turn>],
    limit: usize,
    rows: Rows,
    is_short: bool,
    say: &dyn Fn(CaptionMessage) -> String,
) -> Vec<Option<RowText>> {
    let line = |text: String, small: String| Some(RowText { text, small });
    let alone = |text: String| line(text, String::new());
    let one =
        |turn: Option<Turn>, id: fn(Turn) -> &'static str| turn.map_or_else(String::new, |turn| say(plain(id(turn))));
    let text = |(ply, &turn): (usize, &Option<Turn>)| {
        let depth = limit.saturating_sub(ply);
        match rows {
            Rows::None => None,
            Rows::Names => turn.and_then(|turn| alone(say(plain(name_of(turn))))),
            Rows::Players => turn.and_then(|turn| alone(say(plain(role_of(turn))))),
            Rows::Depth if limit < ply => None,
            Rows::Levels if is_short => alone(ply.to_string()),
            Rows::Levels => line(say(counted("tree-row-level", "level", ply)), one(turn, role_of)),
            Rows::Depth if is_short => alone(depth.to_string()),
            Rows::Depth => {
                let small = if depth == 0 { say(plain("tree-row-score")) } else { one(turn, aim_of) };
                line(say(counted("tree-row-depth", "depth", depth)), small)
            }
        }
    };
    turns.iter().enumerate().map(text).collect()
}

fn plain(id: &'static str) -> CaptionMessage {
    CaptionMessage { id, number: None }
}

fn counted(id: &'static str, name: &'static str, number: usize) -> CaptionMessage {
    CaptionMessage { id, number: Some((name, number)) }
}

fn name_of(turn: Turn) -> &'static str {
    match turn {
        Turn::Max => "tree-row-max",
        Turn::Min => "tree-row-min",
        Turn::Chance => "tree-row-chance",
    }
}

fn role_of(turn: Turn) -> &'static str {
    match turn {
        Turn::Max => "tree-row-player-max",
        Turn::Min => "tree-row-player-min",
        Turn::Chance => "tree-row-chance",
    }
}

fn aim_of(turn: Turn) -> &'static str {
    match turn {
        Turn::Max => "tree-row-side-max",
        Turn::Min => "tree-row-side-min",
        Turn::Chance => "tree-row-chance",
    }
}
