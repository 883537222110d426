//! Nim: players in turn take any number from one heap, or up to a greatest one. Whoever takes the last one wins, or loses where it is played
//! misère (Bouton 1902).

use std::num::IntErrorKind;

use secateur::score::{Score, Turn};

use super::GameRow;
use crate::diagram::numbers;
use crate::options::Kind;
use crate::{
    BadGame, BadText, Calm, Cell, Counts, Dark, Diagram, Feature, Features, Game, GameOption, Ground, Lines,
    MOST_FEATURES, Options, Problem, Solve, Texts, Told, TooLarge, Visitor,
};

/// A position has as many moves as counters, and all of them may be asked for.
const MOST_COUNTERS: u64 = 1_000_000;
/// Of a game with more counters in rows of one length, no board is drawn.
const MOST_DRAWN: usize = 1_000;

/// Nim with any heaps that fit: as many bits as all their sizes take together, at most 63.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nim {
    /// In the order of their sizes as they were given.
    heaps: Vec<Heap>,
    /// By bit of a position: the heap that it belongs to.
    by_bit: Vec<Heap>,
    start: u64,
    misere: bool,
    /// The most that a move may take, if not a whole heap.
    most: Option<u32>,
    longest: usize,
}

/// What is left of the heaps, which keep their places, and who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimPosition(u64);

/// The bit of a position in which MIN moves.
const MIN: u64 = 1 << 63;

/// So many from one heap: see [`Nim::heap_and_take`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimMove(u64);

/// Where a heap's size stands in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Heap {
    /// One of it: its lowest bit, none where it is empty from the start.
    one: u64,
    /// All its bits.
    mask: u64,
}

impl Heap {
    /// How many of it are in a position, or taken by a move.
    fn size(self, position: u64) -> u64 {
        (position & self.mask).checked_div(self.one).unwrap_or(0)
    }
}

/// All moves of a position: from the first heap one, two and so on, then from the next.
struct Moves<'a> {
    by_bit: &'a [Heap],
    position: u64,
    /// What has not been taken yet by any of them.
    rest: u64,
    most: Option<u32>,
}

impl Iterator for Moves<'_> {
    type Item = NimMove;

    #[inline]
    fn next(&mut self) -> Option<NimMove> {
        // The first heap that has any left has the lowest bit.
        let heap = self.by_bit.get(self.rest.trailing_zeros() as usize)?;
        self.rest -= heap.one;
        let taken = (self.position - self.rest) & heap.mask;
        if self.most.is_some_and(|most| u64::from(most) * heap.one <= taken) {
            self.rest &= !heap.mask;
        }
        Some(NimMove(taken))
    }
}

impl Nim {
    /// Nim with heaps of these sizes; none where they do not fit.
    ///
    /// ```
    /// use secateur_games::Nim;
    /// assert!(Nim::new(&[1, 2, 3]).is_some());
    /// assert!(Nim::new(&[u32::MAX; 3]).is_none());
    /// ```
    pub fn new(sizes: &[u32]) -> Option<Nim> {
        let (mut heaps, mut by_bit) = (Vec::with_capacity(sizes.len()), Vec::new());
        let mut start = 0;
        for &size in sizes {
            let (shift, bits) = (by_bit.len() as u32, u32::BITS - size.leading_zeros());
            if MIN.trailing_zeros() < shift + bits {
                return None;
            }
            start |= u64::from(size) << shift;
            let mask = ((1 << bits) - 1) << shift;
            let heap = Heap { one: (1 << shift) & mask, mask };
            heaps.push(heap);
            by_bit.extend((0..bits).map(|_| heap));
        }
        let longest = sizes.iter().map(|&size| size as usize).sum();
        Some(Nim { heaps, by_bit, start, misere: false, most: None, longest })
    }

    /// The same where whoever takes the last one loses.
    #[must_use]
    pub fn misere(self) -> Nim {
        Nim { misere: true, ..self }
    }

    /// The same where a move takes at most so many, one at least.
    ///
    /// ```
    /// use secateur_games::{Game, Nim};
    /// let nim = Nim::new(&[21]).unwrap().at_most(3);
    /// assert_eq!(nim.moves(&nim.start()).count(), 3);
    /// ```
    #[must_use]
    pub fn at_most(self, most: u32) -> Nim {
        Nim { most: Some(most.max(1)), ..self }
    }

    /// By how many a heap counts: as it is, or where moves are limited, what is left of it after as many times one more than that as
    /// there are.
    fn value(&self, size: u64) -> u64 {
        self.most.map_or(size, |most| size % (u64::from(most) + 1))
    }

    /// The sizes of the heaps of a position.
    pub fn sizes(&self, position: &NimPosition) -> impl Iterator<Item = u64> {
        let position = position.0;
        self.heaps.iter().map(move |heap| heap.size(position))
    }

    /// From which heap a move takes, from 0, and how many.
    pub fn heap_and_take(&self, NimMove(taken): NimMove) -> (usize, u64) {
        let taken_of = |heap: &Heap| heap.size(taken);
        let heap = self.heaps.iter().position(|heap| 0 < taken_of(heap)).unwrap_or(0);
        (heap, self.heaps.get(heap).map_or(0, taken_of))
    }
}

impl Game for Nim {
    type Position = NimPosition;
    type Move = NimMove;
    type Key = NimPosition;

    fn start(&self) -> NimPosition {
        NimPosition(self.start)
    }

    #[inline]
    fn turn(&self, position: &NimPosition) -> Turn {
        if position.0 & MIN == 0 { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &NimPosition) -> impl Iterator<Item = NimMove> {
        Moves { by_bit: &self.by_bit, position: position.0, rest: position.0 & !MIN, most: self.most }
    }

    #[inline]
    fn play(&self, position: &NimPosition, NimMove(taken): NimMove) -> NimPosition {
        NimPosition((position.0 - taken) ^ MIN)
    }

    #[inline]
    fn outcome(&self, position: &NimPosition) -> Option<Score> {
        if position.0 & !MIN != 0 {
            return None;
        }
        // The last one has been taken by the other player.
        let wins = (position.0 == 0) == self.misere;
        Some(if wins { Score::ONE } else { Score::MINUS_ONE })
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    #[inline]
    fn key(&self, position: &NimPosition) -> NimPosition {
        *position
    }

    fn longest(&self) -> Option<usize> {
        Some(self.longest)
    }
}

pub(super) const ROW: GameRow = GameRow { id: "nim", name: "Nim", options: &[HEAPS, RULE, MOST] };

/// The sizes of the heaps.
pub(super) const HEAPS: GameOption = GameOption {
    id: "heaps",
    kind: Kind::Text { read: |text| Some(listed(&read_heaps(text)?)), needed: "numbers such as 1,2,3 are needed" },
    value: "1,2,3",
    help: "Sizes of the heaps (Nim only)",
    sample: "3,4,5",
    is_size: true,
};

/// Who loses: whoever cannot move, or misère whoever has made the last move.
pub(super) const RULE: GameOption = GameOption {
    id: "rule",
    kind: Kind::Rule(["normal", "misere"]),
    value: "RULE",
    help: "The rule, normal or misere (Nim only)",
    sample: "",
    is_size: false,
};

/// The most that a move takes.
pub(super) const MOST: GameOption = GameOption {
    id: "most",
    kind: Kind::Count,
    value: "3",
    help: "The most that a move takes (Nim only)",
    sample: "3",
    is_size: false,
};

/// By the heaps of the options, 1, 2 and 3 unless they say otherwise.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let said = options.position.as_deref().and_then(heaps_of);
    let heaps = options.get(&HEAPS).and_then(read_heaps).or(said).unwrap_or_else(|| vec![1, 2, 3]);
    let is_small = heaps.iter().map(|&size| u64::from(size)).sum::<u64>() <= MOST_COUNTERS;
    let nim = Nim::new(&heaps).filter(|_| is_small);
    let nim = nim.ok_or(BadGame::Size("heaps of at most a million together that take at most 63 bits"))?;
    let most = options.get(&MOST).and_then(|most| most.parse().ok());
    let nim = most.map_or(nim.clone(), |most| nim.at_most(most));
    match options.get(&RULE) {
        None | Some("normal") => Ok(visitor.visit(nim)),
        Some("misere") => Ok(visitor.visit(nim.misere())),
        Some(rule) => Err(BadGame::NoRule(&RULE, rule.to_owned())),
    }
}

/// The heaps that a position has, if it is one.
fn heaps_of(position: &str) -> Option<Vec<u32>> {
    read_heaps(position.split_whitespace().next()?)
}

/// The sizes of heaps, `1,2,3`. One that no number is large enough for is the largest that there is, which no game has.
fn read_heaps(text: &str) -> Option<Vec<u32>> {
    let size = |size: &str| match size.trim().parse::<u32>() {
        Err(bad) if *bad.kind() == IntErrorKind::PosOverflow => Some(u32::MAX),
        size => size.ok(),
    };
    text.split(',').map(size).collect()
}

fn listed(sizes: &[u32]) -> String {
    let sizes: Vec<String> = sizes.iter().map(u32::to_string).collect();
    sizes.join(",")
}

/// Rows of counters.
const GROUND: Ground = Ground {
    lines: Lines::None,
    dark: Dark::None,
    has_marks: false,
    pieces: &[],
    players: None,
    told: Told::Heaps,
    is_pressed: false,
};

/// `1,2,3`, and `second` behind it where it is the second player's turn; a move `1-2`, from the first heap two.
impl Texts for Nim {
    fn write_position(&self, position: &NimPosition) -> String {
        let sizes: Vec<String> = self.sizes(position).map(|size| size.to_string()).collect();
        sizes.join(",") + if self.turn(position) == Turn::Min { " second" } else { "" }
    }

    fn diagram(&self, position: &NimPosition) -> Option<Diagram> {
        let sizes: Vec<u32> = self.sizes(position).map(|size| size as u32).collect();
        let most = self.sizes(&self.start()).max().unwrap_or_default() as u32;
        if MOST_DRAWN < most as usize * sizes.len() {
            return None;
        }
        // Where all heaps are empty, rows of none.
        let most = most.max(1);
        let row = |&size: &u32| (0..most).map(move |at| if at < size { Cell::Counter } else { Cell::Outside });
        let names = [Vec::new(), numbers(1..=sizes.len())];
        Some(Diagram::new(&GROUND, most as usize, sizes.iter().flat_map(row).collect(), names))
    }

    fn read_position(&self, text: &str) -> Result<NimPosition, BadText> {
        let (sizes, mover) = text.trim().split_once(' ').unwrap_or((text.trim(), "first"));
        let mut position = match mover.trim() {
            "first" => 0,
            "second" => MIN,
            _ => return Err(BadText::new(sizes.chars().count() + 1, Problem::NoMover)),
        };
        let parts: Vec<&str> = sizes.split(',').collect();
        if parts.len() != self.heaps.len() {
            return Err(BadText::new(0, Problem::Squares { expected: self.heaps.len() }));
        }
        let mut at = 0;
        for (heap, part) in self.heaps.iter().zip(parts) {
            let bad = || BadText::new(at, Problem::Number);
            let size: u64 = part.trim().parse().map_err(|_| bad())?;
            let placed = size.checked_mul(heap.one).filter(|placed| placed & !heap.mask == 0);
            // An empty heap has no bits, and only 0 fits in it.
            position |= placed.filter(|_| size == 0 || heap.one != 0).ok_or_else(bad)?;
            at += part.chars().count() + 1;
        }
        Ok(NimPosition(position))
    }

    fn write_move(&self, _: &NimPosition, by: NimMove) -> String {
        let (heap, taken) = self.heap_and_take(by);
        format!("{}-{taken}", heap + 1)
    }
}

/// Who wins, by the exclusive or of all heaps (Bouton 1902), or of what they count by.
impl Features for Nim {
    fn features(&self) -> &'static [Feature] {
        &[Feature { id: "sum", weight: 1.0 }]
    }

    fn count(&self, position: &NimPosition) -> Counts {
        let values = || self.sizes(position).map(|size| self.value(size));
        let sum = values().fold(0, |sum, value| sum ^ value);
        let is_turned = self.misere && values().all(|value| value <= 1);
        let wins = ((sum != 0) != is_turned) == (self.turn(position) == Turn::Max);
        let mut counts = [0; MOST_FEATURES];
        counts[0] = if wins { 1 } else { -1 };
        counts
    }
}

impl Calm for Nim {}

impl Solve for Nim {
    fn too_large(&self, from: &NimPosition) -> Option<TooLarge> {
        let positions = self.sizes(from).fold(1, |all: u64, size| all.saturating_mul(size + 1));
        TooLarge::of("objects", self.sizes(from).sum(), 1000).or(TooLarge::of("positions", positions, 1 << 24))
    }
}
