//! A position in words: what is where, as messages of the language files with their arguments, for those who do not see the board. It knows
//! no language, and no rule beyond what is drawn.

use super::{BoardDetail, Dark, Diagram, Occupant, STONES};
use secateur::message::Message;

/// A sentence about a part of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    /// Its message; the list replaces the argument `list`.
    pub message: Message,
    /// The list, in this order.
    pub list: Vec<Message>,
}

impl From<Message> for Sentence {
    fn from(message: Message) -> Sentence {
        Sentence { message, list: Vec::new() }
    }
}

impl Diagram {
    /// Everything on the board: pits and pieces by player, discs by column, counters by heap, and the throw.
    pub fn sentences(&self) -> Vec<Sentence> {
        match self.ground.told {
            BoardDetail::Columns => (0..self.columns).map(|column| self.column(column)).collect(),
            BoardDetail::Heaps => {
                let heaps = self.squares.chunks(self.columns).zip(1..).map(|(row, heap)| heap_of(heap, row));
                heaps.chain(self.squares.iter().filter_map(thrown)).collect()
            }
            BoardDetail::Pits => [false, true].map(|is_second| self.pits_of(is_second)).to_vec(),
            BoardDetail::Pieces => [false, true].map(|is_second| self.pieces_of(is_second)).to_vec(),
        }
    }

    /// Where a square is and what is on it, if it can be set.
    pub fn square(&self, place: usize) -> Option<Message> {
        let cell = self.squares.get(place).filter(|&&cell| cell != Occupant::Outside)?;
        let message = Message::new("gaming-put-square");
        let message = match (self.ground.told, self.ground.dark) {
            (BoardDetail::Columns, _) => {
                let (column, row) = (place % self.columns, place / self.columns);
                let message = message.with_word("where", "hole").with_count("column", column + 1);
                message.with_count("row", self.rows() - row)
            }
            (_, Dark::Used) => message.with_word("where", "number").with_text("place", self.name(place)),
            _ => message.with_word("where", "name").with_text("place", self.name(place)),
        };
        Some(match owned(*cell) {
            Some((is_second, kind)) => message.with_word("kind", kind).with_word("player", player(is_second)),
            None => message.with_word("kind", "none"),
        })
    }

    /// The name of a square: on a board of which half is used, the number in the names of moves.
    fn name(&self, place: usize) -> String {
        if self.ground.dark == Dark::Used { (place / 2 + 1).to_string() } else { self.name_of(place) }
    }

    /// From the bottom up.
    fn column(&self, column: usize) -> Sentence {
        let stack = (0..self.rows()).rev().map(|row| self.squares[row * self.columns + column]).filter_map(owned);
        let disc = |(is_second, _)| Message::new("position-disc").with_word("player", player(is_second));
        let list: Vec<Message> = stack.map(disc).collect();
        let message = Message::new("position-column").with_count("column", column + 1);
        Sentence { message: message.with_count("height", list.len()).with_count("rows", self.rows()), list }
    }

    /// From the player's left to right, and the store.
    fn pits_of(&self, is_second: bool) -> Sentence {
        let row = usize::from(!is_second) * self.columns;
        let mut seeds: Vec<u32> = self.squares[row..row + self.columns].iter().filter_map(seeds_of).collect();
        if is_second {
            seeds.reverse();
        }
        let store = seeds.pop().unwrap_or_default();
        let pit = |(&seeds, pit): (&u32, usize)| {
            Message::new("position-pit").with_count("pit", pit).with_count("seeds", seeds as usize)
        };
        let store = Message::new("position-store").with_count("seeds", store as usize);
        of_player(is_second, seeds.iter().zip(1..).map(pit).chain([store]).collect())
    }

    /// In reading order; if they differ, the most valuable first.
    fn pieces_of(&self, is_second: bool) -> Sentence {
        let own =
            self.squares.iter().enumerate().filter(|&(_, &cell)| owned(cell).is_some_and(|(of, _)| of == is_second));
        let mut own: Vec<(usize, Occupant)> = own.map(|(place, &cell)| (place, cell)).collect();
        own.sort_by_key(|&(_, cell)| match cell {
            Occupant::ChessMan { man, .. } => man as usize,
            Occupant::Piece { is_king, .. } => usize::from(!is_king),
            _ => 0,
        });
        let differ = STONES.len() < self.ground.pieces.len();
        let piece = |(place, cell): (usize, Occupant)| {
            let kind = owned(cell).filter(|_| differ).map_or("mark", |(_, kind)| kind);
            Message::new("position-piece").with_word("kind", kind).with_text("place", self.name(place))
        };
        of_player(is_second, own.into_iter().map(piece).collect())
    }
}

fn heap_of(heap: usize, row: &[Occupant]) -> Sentence {
    let counters = row.iter().filter(|&&cell| cell == Occupant::Counter).count();
    Message::new("position-heap").with_count("heap", heap).with_count("counters", counters).into()
}

fn thrown(cell: &Occupant) -> Option<Sentence> {
    match *cell {
        Occupant::Die(thrown) => Some(Message::new("position-die").with_count("thrown", thrown as usize).into()),
        _ => None,
    }
}

fn of_player(is_second: bool, list: Vec<Message>) -> Sentence {
    let message = Message::new("position-read").with_word("player", player(is_second));
    Sentence { message: message.with_count("count", list.len()), list }
}

fn player(is_second: bool) -> &'static str {
    if is_second { "second" } else { "first" }
}

fn seeds_of(cell: &Occupant) -> Option<u32> {
    match *cell {
        Occupant::Seeds(seeds) => Some(seeds),
        _ => None,
    }
}

/// Whose piece it is, whether the second player's, and its kind.
fn owned(cell: Occupant) -> Option<(bool, &'static str)> {
    match cell {
        Occupant::Piece { is_second, .. } => Some((is_second, cell.kind())),
        Occupant::ChessMan { is_black, .. } => Some((is_black, cell.kind())),
        _ => None,
    }
}

impl Occupant {
    /// The name of a piece: in chess the man, in draughts whether it is a king; empty for all others.
    pub fn kind(self) -> &'static str {
        match self {
            Occupant::Piece { is_king: false, .. } => "piece",
            Occupant::Piece { is_king: true, .. } => "crowned",
            Occupant::ChessMan { man, .. } => man.id(),
            _ => "",
        }
    }
}
