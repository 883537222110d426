//! The page's queries about games: their table, the fields of a text, positions, and the size of a tree.

use std::rc::Rc;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use secateur::score::{Score, Turn};
use secateur::search::{self, Settings};
use secateur::tree::NodeId;
use secateur_drawing::picture::{BoardSketch, Pen, Readable};
use secateur_games::{
    AnyPosition, BoardSetup, Calm, Cost, Depths, Diagram, Features, GAMES, Game, GameField, GameOption, Occupant,
    OptionKind, Options, Quiescence, RatedMove, Ruler, StagedGame, StagedGameError, Texts, Unrest, Utility,
    WeightedFeature, WeightedSum, YES, any_game, has_mirrors,
};
use secateur_session::{ReadError, reading::Reading, run};

use super::picture::PictureOptions;
use super::{PageRun, PageTree, settings, telling::write, to_js};

#[wasm_bindgen(typescript_custom_section)]
const GAME: &str = r#"
/** Something that can be chosen for a game. */
export type GameOption = {
    id: string;
    /** its value when ticked; empty if it is typed */
    ticked: string;
    /** an example of a typed value */
    sample: string;
    /** whether it says how large the board is */
    isSize: boolean;
};

/** A game of the table. */
export type GameRow = {
    id: string;
    /** its fields besides those that all have */
    options: GameOption[];
    features: { id: string, weight: number }[];
    utilities: string[];
    /** whether pieces are placed on squares */
    hasPieces: boolean;
    /** whether some positions are one another's mirror images */
    hasMirrors: boolean;
    /** whether a search may go on with captures alone, and a player stand pat */
    hasCaptures: boolean;
};

/** What a text says of a game. */
export type GameSummary = {
    id: string;
    /** by field, in the order of the text that is written */
    fields: [string, string][];
    /** whether MAX, who moves first in the tree, is the second player */
    isTurned: boolean;
    depth: number | null;
    /** whether all moves are played one after the other from the initial position */
    isFromStart: boolean;
    /** the threat where a position is not quiet: a word of the message “unrest” */
    unrest: string | null;
};

/** A board that stands alone. */
export type GameDiagram = { width: number, height: number, /** its elements, as JSON text */ drawn: string };

/** What can be put on a square: in chess a kind of man, in draughts a man or a king, else a piece; empty for nothing. */
export type GamePiece = { isSecond: boolean, kind: string, diagram: GameDiagram };

/** A square to put something on: where it begins on its board, and its place and content as a message, JSON text. */
export type GameSquare = { place: number, left: number, top: number, side: number, said: string };

/** A position as texts, and as it is drawn. */
export type GamePosition = {
    position: string;
    diagram: GameDiagram | null;
    /** the board in words, as JSON text: sentences, each a message and those listed in it */
    said: string;
    /** the features' values from MAX's side, as the page writes scores */
    sum: { id: string, count: number, weight: number, product: number, /** where its bar begins and ends, as shares of the width */ bar: [number, number] }[];
    total: number;
    /** the value used where an evaluation cannot be that large */
    counted: number | null;
    /** where the bar of the sum begins and ends, and so where zero is */
    totalBar: [number, number];
    /** the legal moves */
    moves: string[];
    /** whether the second player is to move */
    isSecond: boolean;
    /** whether that is a throw */
    throws: boolean;
    isOver: boolean;
};

/** Which move is best at the root, over a range of a weight. */
export type GameStrip = { from: number, to: number, move: string };

/** What a search has found for the root of a game. */
export type GameResult = { score: number, best: string, leaves: number };

/** The counts for one ply of a game's tree. */
export type GamePly = { nodes: number, positions: number, ended: number, beyond: number };

/** The largest limit at which the leaves' labels fit a stage, in plies; 0 if none does. */
export type GameReadable = { numbers: number, boards: number, /** whether the game is over there */ isWhole: boolean };

/** What a move of the first position is worth, as the page writes scores. */
export type GameRating = { move: string, score: number };

/** What one search of a game takes. */
export type GameCost = { algorithm: string, order: string, leaves: number };
"#;

/// Why a text is not a valid game.
fn staged_error(error: &StagedGameError, text: &str) -> JsValue {
    to_js(&ReadError::from_game_error(error, text))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RowValue {
    id: &'static str,
    options: Vec<OptionValue>,
    features: Vec<FeatureValue>,
    utilities: Vec<&'static str>,
    has_pieces: bool,
    has_mirrors: bool,
    has_captures: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OptionValue {
    id: &'static str,
    ticked: &'static str,
    sample: &'static str,
    is_size: bool,
}

impl From<&GameOption> for OptionValue {
    fn from(&GameOption { id, kind, sample, is_size, .. }: &GameOption) -> OptionValue {
        let ticked = match kind {
            OptionKind::Rule([_, other]) | OptionKind::Listed([_, other]) => other,
            OptionKind::Flag => YES,
            OptionKind::Text { .. } | OptionKind::Count => "",
        };
        OptionValue { id, ticked, sample, is_size }
    }
}

#[derive(Serialize)]
struct CostValue {
    algorithm: &'static str,
    order: &'static str,
    leaves: f64,
}

#[derive(Serialize)]
struct FeatureValue {
    id: &'static str,
    weight: f64,
}

/// The text of a game with the part grown that this search visits, if the text names another search; none if that does not matter, or there
/// is no such search.
#[wasm_bindgen(js_name = seenBy)]
pub fn seen_by(text: &str, #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue) -> Option<String> {
    StagedGame::read(text).ok()?.seen_by(&settings::read(settings).ok()?)
}

/// The games, in the order of the picker.
#[wasm_bindgen(unchecked_return_type = "GameRow[]")]
pub fn games() -> JsValue {
    let row = |row: &secateur_games::GameRow| {
        let game = any_game(row.id, &Options::default()).ok()?;
        let features = game.features().iter();
        Some(RowValue {
            id: row.id,
            options: row.options.iter().map(OptionValue::from).collect(),
            features: features.map(|feature| FeatureValue { id: feature.id, weight: feature.weight }).collect(),
            utilities: Utility::CHOSEN.into_iter().filter(|one| one.is_of(&game)).map(Utility::id).collect(),
            has_pieces: BoardSetup::from_position(game.clone(), &game.start()).is_some(),
            has_mirrors: has_mirrors(&game),
            has_captures: Quiescence::Captures.is_of(&game),
        })
    };
    to_js(&GAMES.iter().filter_map(row).collect::<Vec<_>>())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SummaryValue<'a> {
    id: &'a str,
    fields: Vec<(&'static str, &'a str)>,
    is_turned: bool,
    depth: Option<usize>,
    is_from_start: bool,
    unrest: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PositionValue {
    position: String,
    diagram: Option<DiagramValue>,
    said: String,
    sum: Vec<TermValue>,
    total: f64,
    counted: Option<f64>,
    total_bar: [f64; 2],
    moves: Vec<String>,
    is_second: bool,
    throws: bool,
    is_over: bool,
}

#[derive(Serialize)]
struct DiagramValue {
    width: f64,
    height: f64,
    drawn: String,
}

#[derive(Serialize)]
struct TermValue {
    id: &'static str,
    count: i32,
    weight: f64,
    product: f64,
    /// The ends of its bar, as shares of the room for all bars.
    bar: [f64; 2],
}

#[derive(Serialize)]
struct ResultValue<'a> {
    score: f64,
    best: &'a str,
    leaves: usize,
}

/// A heap may have more moves than anybody clicks.
const MOST_OFFERED: usize = 1_000;

/// A position, drawn with the changes since the one before, or with squares to play on.
fn position_value(
    staged: &StagedGame,
    position: &AnyPosition,
    before: Option<&AnyPosition>,
    is_played: bool,
) -> PositionValue {
    let game = staged.game();
    let diagram = match before {
        Some(before) => game.diagram_after(before, position),
        None => game.diagram(position),
    };
    let drawn = |diagram: &Diagram| {
        drawn(diagram, |sketch, pen| {
            if is_played {
                sketch.draw_squares(pen);
            }
        })
    };
    let (terms, total) = staged.sum(position);
    let (bars, total_bar) = WeightedFeature::bars(&terms);
    let term = |(WeightedFeature { id, count, weight, product }, bar): (WeightedFeature, [f64; 2])| TermValue {
        id,
        count,
        weight,
        product: product.value(),
        bar,
    };
    let is_over = game.outcome(position).is_some();
    let rules = game.by_rules();
    let offered = if is_over { 0 } else { MOST_OFFERED };
    let moves = rules.moves(position).take(offered).map(|by| rules.write_move(position, by)).collect();
    PositionValue {
        position: game.write_position(position),
        diagram: diagram.as_ref().map(drawn),
        said: read_aloud(diagram.as_ref()),
        sum: terms.into_iter().zip(bars).map(term).collect(),
        total: total.value(),
        counted: staged.counted(position).filter(|&counted| counted != total).map(Score::value),
        total_bar,
        moves,
        is_second: game.mover(position) == Turn::Min,
        throws: !is_over && game.turn(position) == Turn::Chance,
        is_over,
    }
}

fn said(staged: &StagedGame) -> JsValue {
    let field = |field: GameField| Some((field.id(), staged.value(field)?));
    to_js(&SummaryValue {
        id: staged.value(GameField::Game).unwrap_or_default(),
        fields: GameField::all().filter_map(field).collect(),
        is_turned: staged.is_turned(),
        depth: staged.depth(),
        is_from_start: staged.value(GameField::Position).is_none(),
        unrest: staged.game().usual_unrest().map(Unrest::id),
    })
}

/// The fields of a game's text, and its first position; nothing is grown.
#[wasm_bindgen(js_name = readGame, unchecked_return_type = "GameSummary & { first: GamePosition }")]
pub fn read_game(text: &str) -> Result<JsValue, JsValue> {
    let staged = StagedGame::read(text).map_err(|error| staged_error(&error, text))?;
    let value = said(&staged);
    let first = to_js(&position_value(&staged, staged.start(), None, true));
    js_sys::Reflect::set(&value, &"first".into(), &first)?;
    Ok(value)
}

/// The text of a game with one more move played.
#[wasm_bindgen(js_name = afterMove)]
pub fn after_move(text: &str, by: &str) -> Result<String, JsValue> {
    StagedGame::read(text).map(|staged| staged.after(by)).map_err(|error| staged_error(&error, text))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PieceValue {
    is_second: bool,
    /// In chess the man; in draughts whether it is a king; empty for no piece.
    kind: &'static str,
    diagram: DiagramValue,
}

impl PieceValue {
    fn new(arranged: &BoardSetup, cell: Occupant) -> PieceValue {
        let is_second =
            matches!(cell, Occupant::Piece { is_second: true, .. } | Occupant::ChessMan { is_black: true, .. });
        PieceValue { is_second, kind: cell.kind(), diagram: drawn(&arranged.drawn(cell), |_, _| ()) }
    }
}

#[derive(Serialize)]
struct SquareValue {
    place: usize,
    left: f64,
    top: f64,
    side: f64,
    said: String,
}

/// A position that is set up piece by piece.
#[wasm_bindgen]
pub struct GameArranging(BoardSetup);

#[wasm_bindgen]
impl GameArranging {
    /// Begins with the first position of a text; none if its game has no pieces that are placed on squares.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(text: &str) -> Option<GameArranging> {
        let staged = StagedGame::read(text).ok()?;
        BoardSetup::from_position(staged.game().clone(), staged.start()).map(GameArranging)
    }

    /// The pieces for squares; the first is none.
    #[wasm_bindgen(unchecked_return_type = "GamePiece[]")]
    pub fn pieces(&self) -> JsValue {
        to_js(&self.0.pieces().into_iter().map(|cell| PieceValue::new(&self.0, cell)).collect::<Vec<_>>())
    }

    /// Places a piece, by its index, on a square.
    pub fn put(&mut self, place: usize, piece: usize) {
        if let Some(&cell) = self.0.pieces().get(piece) {
            self.0.put(place, cell);
        }
    }

    /// Lets the other player move.
    pub fn turn(&mut self) {
        self.0.turn();
    }

    /// The text of the position.
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// The board.
    #[wasm_bindgen(unchecked_return_type = "GameDiagram")]
    pub fn diagram(&self) -> JsValue {
        to_js(&drawn(self.0.diagram(), |_, _| ()))
    }

    /// The squares for pieces.
    #[wasm_bindgen(unchecked_return_type = "GameSquare[]")]
    pub fn squares(&self) -> JsValue {
        let diagram = self.0.diagram();
        let square = |(place, [left, top], side): (usize, [f64; 2], f64)| {
            let mut pen = Pen::default();
            write(&mut pen, &diagram.square(place)?);
            Some(SquareValue { place, left, top, side, said: pen.finish() })
        };
        to_js(&BoardSketch::alone(diagram).places().filter_map(square).collect::<Vec<_>>())
    }

    /// The next square, this many columns to the right or rows down.
    pub fn beside(&self, place: usize, right: i32, down: i32) -> usize {
        self.0.beside(place, right as isize, down as isize)
    }
}

/// The description of a board, as JSON text.
fn read_aloud(diagram: Option<&Diagram>) -> String {
    let mut pen = Pen::default();
    pen.open();
    for sentence in diagram.map(Diagram::sentences).unwrap_or_default() {
        pen.open();
        write(&mut pen, &sentence.message);
        for listed in &sentence.list {
            write(&mut pen, listed);
        }
        pen.close();
    }
    pen.close();
    pen.finish()
}

/// A drawn board that stands alone, and what covers it.
fn drawn(diagram: &Diagram, over: impl FnOnce(&BoardSketch, &mut Pen)) -> DiagramValue {
    let sketch = BoardSketch::alone(diagram);
    let mut pen = Pen::default();
    pen.open();
    sketch.draw(&mut pen);
    sketch.draw_names(&mut pen);
    over(&sketch, &mut pen);
    pen.close();
    DiagramValue { width: sketch.width(), height: sketch.height(), drawn: pen.finish() }
}

/// Counts each ply of a game's tree, whatever its limit.
#[wasm_bindgen]
pub struct GameRuler(Ruler);

#[wasm_bindgen]
impl GameRuler {
    /// For the game in a text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<GameRuler, JsValue> {
        let staged = StagedGame::read(text).map_err(|error| staged_error(&error, text))?;
        Ok(GameRuler(Ruler::new(staged)))
    }

    /// The next ply; none after the last one within the maximum size.
    #[wasm_bindgen(unchecked_return_type = "GamePly | undefined")]
    pub fn next(&mut self) -> JsValue {
        self.0.next().map_or(JsValue::UNDEFINED, |ply| to_js(&ply))
    }
}

/// The cost of searching a game, depth by depth.
#[wasm_bindgen]
pub struct GameDepths(Depths);

#[wasm_bindgen]
impl GameDepths {
    /// For the whole game in a text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<GameDepths, JsValue> {
        let whole = StagedGame::read(text).and_then(|staged| StagedGame::read(&staged.whole()));
        Ok(GameDepths(Depths::new(whole.map_err(|error| staged_error(&error, text))?)))
    }

    /// The next depth; none after the limit, or if the tree is too large to wait for.
    #[wasm_bindgen(unchecked_return_type = "GameCost[] | undefined")]
    pub fn next(&mut self) -> JsValue {
        let value = |cost: &Cost| CostValue {
            algorithm: cost.algorithm.id,
            order: cost.order.id(),
            leaves: cost.leaves as f64,
        };
        self.0.next().map_or(JsValue::UNDEFINED, |costs| to_js(&costs.iter().map(value).collect::<Vec<_>>()))
    }
}

/// The maximum limits at which a stage has room for the boards and numbers of a game's leaves, with these settings.
#[wasm_bindgen(js_name = readableGame, unchecked_return_type = "GameReadable")]
pub fn readable_game(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
    look: &PictureOptions,
) -> Result<JsValue, JsValue> {
    let staged = StagedGame::read(text).map_err(|error| staged_error(&error, text))?;
    let settings = settings::read(settings)?;
    let readable = Readable::measure(&staged, &mut |limited, tree| {
        let trace = search::record(&tree, &settings).or_else(|_| search::record(&tree, &Settings::default()));
        let reading = Rc::new(Reading::from_game(tree, limited));
        Some(PageRun(Rc::new(run::Run::new(reading, trace.ok()?, settings))).picture(look).shape())
    });
    Ok(to_js(&readable))
}

#[derive(Serialize)]
struct RatingValue {
    r#move: String,
    score: f64,
}

/// The score of each move of a game's first position, to the limits of text and settings, in the order of the tree; none without a tree, or
/// a search.
#[wasm_bindgen(js_name = ratedMoves, unchecked_return_type = "GameRating[]")]
pub fn rated_moves(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "Settings")] settings: &JsValue,
) -> Result<JsValue, JsValue> {
    let staged = StagedGame::read(text).map_err(|error| staged_error(&error, text))?;
    let rated = staged.rated(&settings::read(settings)?).unwrap_or_default();
    let value = |RatedMove { by, score }| RatingValue { r#move: by, score: score.value() };
    Ok(to_js(&rated.into_iter().map(value).collect::<Vec<_>>()))
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// The node whose position is shown beside the tree at a step.
    pub fn spoken(&self, step: usize) -> u32 {
        self.trace.spoken(&self.tree, step).0
    }

    /// The result at the root of a game.
    #[wasm_bindgen(unchecked_return_type = "GameResult")]
    pub fn found(&self) -> JsValue {
        let line = self.trace.principal_variation(&self.tree);
        let best = line.get(1).and_then(|&node| self.tree.name(node)).unwrap_or_default();
        let leaves = self.trace.leaves_before(self.trace.events.len());
        to_js(&ResultValue { score: self.trace.score.value(), best, leaves })
    }
}

#[wasm_bindgen(js_class = Tree)]
impl PageTree {
    /// The fields of the text of the game whose tree it is; none for a written tree.
    #[wasm_bindgen(unchecked_return_type = "GameSummary | undefined")]
    pub fn game(&self) -> JsValue {
        self.staged.as_deref().map_or(JsValue::UNDEFINED, said)
    }

    /// The position of a node of a game; none in a written tree.
    #[wasm_bindgen(unchecked_return_type = "GamePosition | undefined")]
    pub fn position(&self, node: u32) -> JsValue {
        let Some((staged, node)) = self.staged.as_ref().zip(self.tree.node(node)) else {
            return JsValue::UNDEFINED;
        };
        let position = |node: NodeId| staged.position(&self.tree, node);
        let before = self.tree.parent(node).map(position);
        to_js(&position_value(staged, &position(node), before.as_ref(), false))
    }

    /// The moves that lead to a node of a game.
    pub fn path(&self, node: u32) -> String {
        self.staged.as_ref().and(self.tree.node(node)).map_or_else(String::new, |node| self.tree.path(node))
    }

    /// The text of the game with a node as its first position, or of the tree with it as the root; optionally with the contents of the
    /// table after this search.
    pub fn onward(&self, text: &str, node: u32, keeps_table: bool) -> String {
        self.tree.node(node).map_or_else(|| text.to_owned(), |node| self.0.onward(text, node, keeps_table))
    }

    /// The text of the game without the last move played.
    #[wasm_bindgen(js_name = oneMoveBack)]
    pub fn one_move_back(&self) -> Option<String> {
        self.staged.as_ref()?.back()
    }

    /// The text of the game grown so many plies beyond the limit where positions are not quiet.
    #[wasm_bindgen(js_name = withBeyond)]
    pub fn with_beyond(&self, plies: usize) -> Option<String> {
        let plies = if plies == 0 { String::new() } else { plies.to_string() };
        Some(self.staged.as_ref()?.regrown(GameField::Beyond, &plies))
    }

    /// The number of plies beyond the limit.
    pub fn beyond(&self) -> usize {
        self.staged.as_ref().map_or(0, |staged| staged.beyond())
    }

    /// The text of the game without a certainty at which evaluations end the search early.
    #[wasm_bindgen(js_name = neverSure)]
    pub fn never_sure(&self) -> Option<String> {
        Some(self.staged.as_ref()?.regrown(GameField::Sure, ""))
    }

    /// That certainty, in points.
    pub fn sure(&self) -> Option<f64> {
        self.staged.as_ref()?.sure()
    }

    /// The text of the game with another limit; without one it is grown to its end.
    #[wasm_bindgen(js_name = withDepth)]
    pub fn with_depth(&self, depth: Option<usize>) -> Option<String> {
        let depth = depth.map_or_else(String::new, |depth| depth.to_string());
        Some(self.staged.as_ref()?.regrown(GameField::Depth, &depth))
    }

    /// The weight of a feature; 0 if the game does not have it.
    pub fn weight(&self, feature: &str) -> f64 {
        self.0.weight(feature)
    }

    /// A weight moved by tenths.
    #[wasm_bindgen(js_name = movedWeight)]
    pub fn moved_weight(&self, weight: f64, tenths: i32) -> f64 {
        WeightedSum::moved(weight, tenths)
    }

    /// The best move at the root for weights of a feature in a range, in parts with one move each.
    #[wasm_bindgen(js_name = bestMoves, unchecked_return_type = "GameStrip[]")]
    pub fn best_moves(&self, feature: &str, low: f64, high: f64) -> JsValue {
        to_js(&self.reweighed().map_or_else(Vec::new, |known| known.strip(feature, low, high)))
    }

    /// The number of moves at a leaf that stands for a part not grown.
    pub fn stub(&self, node: u32) -> Option<u32> {
        self.tree.stub(NodeId(node)).map(|moves| moves as u32)
    }

    /// Whether only the part that one search visits has been grown.
    #[wasm_bindgen(js_name = isPartial)]
    pub fn is_partial(&self) -> bool {
        self.tree.is_partial()
    }

    /// Whether scores are results of a game: 1, 0 and −1.
    #[wasm_bindgen(js_name = hasResults)]
    pub fn has_results(&self) -> bool {
        self.0.has_results()
    }

    /// Whether scores of leaves can be set by hand.
    #[wasm_bindgen(js_name = takesScores)]
    pub fn takes_scores(&self) -> bool {
        self.0.takes_scores()
    }

    /// Whether the score of a game's leaf was set by hand.
    #[wasm_bindgen(js_name = isByHand)]
    pub fn is_by_hand(&self, node: u32) -> bool {
        self.tree.node(node).is_some_and(|node| self.tree.is_by_hand(node))
    }
}
