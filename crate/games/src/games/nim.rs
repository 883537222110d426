//! Nim: players in turn take any number from one heap, or up to a limit. Whoever takes the last one wins, or at misère loses (Bouton 1902).
//! With a die, each player throws first, and takes at most that many.

use std::iter;
use std::num::IntErrorKind;

use secateur::score::{Score, Turn};

use super::GameRow;
use crate::diagram::numbers;
use crate::options::OptionKind;
use crate::{
    BadGame, BadText, BoardDetail, BoardLines, Calm, Dark, Diagram, Feature, FeatureCounts, Features, Game, GameOption,
    Ground, MOST_FEATURES, Occupant, Options, Solve, TextProblem, Texts, TooLarge, Visitor,
};

/// A position has as many moves as counters, and all of them may be listed.
const MOST_COUNTERS: u64 = 1_000_000;
/// A throw has as many outcomes as the die has faces, and all of them may be listed.
const MOST_FACES: u32 = 1_000;
/// With more counters in rows of equal length, no board is drawn.
const MOST_DRAWN: usize = 1_000;

/// Nim with any heaps that fit: their sizes and the die together take at most 63 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nim {
    /// In the order in which they were given.
    heaps: Vec<Heap>,
    /// By bit of a position: its heap, or the die.
    by_bit: Vec<Heap>,
    /// The bits of the throw in a position; none without a die.
    die: Heap,
    /// The highest throw, in those bits.
    highest: u64,
    start: u64,
    misere: bool,
    /// The maximum that a move may take, if not a whole heap.
    most: Option<u32>,
    longest: usize,
}

/// The remaining heaps, in their places, the throw, and who moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimPosition(u64);

/// The bit of a position that says that MIN moves.
const MIN: u64 = 1 << 63;

/// A number from one heap: see [`Nim::heap_and_take`]; or a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NimMove(u64);

/// The place of a heap's size in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Heap {
    /// One of it: its lowest bit; 0 if it is always empty.
    one: u64,
    /// All its bits.
    mask: u64,
}

impl Heap {
    /// For sizes up to this one, above the bits in use; none if it does not fit.
    fn above(used: usize, largest: u32) -> Option<Heap> {
        let bits = u32::BITS - largest.leading_zeros();
        (used as u32 + bits <= MIN.trailing_zeros()).then(|| {
            let mask = ((1 << bits) - 1) << used;
            Heap { one: (1 << used) & mask, mask }
        })
    }

    /// Its number in a position, or in a move.
    fn size(self, position: u64) -> u64 {
        (position & self.mask).checked_div(self.one).unwrap_or(0)
    }
}

/// All moves of a position: from the first heap one, two and so on, then from the next. A throw takes from the die, which is set to its
/// highest face.
struct Moves<'a> {
    by_bit: &'a [Heap],
    position: u64,
    /// What no move has taken yet.
    rest: u64,
    most: Option<u32>,
}

impl Iterator for Moves<'_> {
    type Item = NimMove;

    #[inline]
    fn next(&mut self) -> Option<NimMove> {
        // The first non-empty heap has the lowest bit.
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
    /// Nim with heaps of these sizes; none if they do not fit.
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
            let heap = Heap::above(by_bit.len(), size)?;
            start |= u64::from(size) * heap.one;
            heaps.push(heap);
            by_bit.extend((0..heap.mask.count_ones()).map(|_| heap));
        }
        let longest = sizes.iter().map(|&size| size as usize).sum();
        Some(Nim { heaps, by_bit, die: Heap::default(), highest: 0, start, misere: false, most: None, longest })
    }

    /// The same with a die with this many faces, at least one, that each player throws before a move, taking at most that many; none if it
    /// does not fit. A throw is a chance move.
    ///
    /// ```
    /// use secateur_games::{Game, Nim};
    /// use secateur::score::Turn;
    /// let nim = Nim::new(&[5]).unwrap().with_die(3).unwrap();
    /// let two = nim.play(&nim.start(), nim.moves(&nim.start()).nth(1).unwrap());
    /// assert_eq!((nim.turn(&nim.start()), nim.moves(&nim.start()).count()), (Turn::Chance, 3));
    /// assert_eq!((nim.turn(&two), nim.moves(&two).count()), (Turn::Max, 2));
    /// ```
    #[must_use]
    pub fn with_die(mut self, faces: u32) -> Option<Nim> {
        let faces = faces.max(1);
        self.die = Heap::above(self.by_bit.len(), faces)?;
        self.highest = u64::from(faces) * self.die.one;
        self.by_bit.extend((0..self.die.mask.count_ones()).map(|_| self.die));
        Some(Nim { longest: 2 * self.longest, ..self })
    }

    /// The throw; none before a throw, and without a die.
    fn thrown(&self, position: &NimPosition) -> Option<u32> {
        Some(self.die.size(position.0) as u32).filter(|&thrown| 0 < thrown)
    }

    /// The same, except that whoever takes the last one loses.
    #[must_use]
    pub fn misere(self) -> Nim {
        Nim { misere: true, ..self }
    }

    /// The same with at most so many per move, at least one.
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

    /// A heap's contribution: its size or, if moves are limited, the remainder of its size modulo the limit plus one.
    fn value(&self, size: u64) -> u64 {
        self.most.map_or(size, |most| size % (u64::from(most) + 1))
    }

    /// The sizes of the heaps of a position.
    pub fn sizes(&self, position: &NimPosition) -> impl Iterator<Item = u64> {
        let position = position.0;
        self.heaps.iter().map(move |heap| heap.size(position))
    }

    /// The heap that a move takes from, from 0, and how many.
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

    fn has_chance(&self) -> bool {
        self.highest != 0
    }

    #[inline]
    fn turn(&self, position: &NimPosition) -> Turn {
        if self.highest != 0 && position.0 & self.die.mask == 0 { Turn::Chance } else { self.mover(position) }
    }

    #[inline]
    fn mover(&self, position: &NimPosition) -> Turn {
        if position.0 & MIN == 0 { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &NimPosition) -> impl Iterator<Item = NimMove> {
        let by_bit = &self.by_bit;
        if self.turn(position) == Turn::Chance {
            return Moves { by_bit, position: self.highest, rest: self.highest, most: None };
        }
        let most = self.thrown(position).into_iter().chain(self.most).min();
        Moves { by_bit, position: position.0, rest: position.0 & !(MIN | self.die.mask), most }
    }

    #[inline]
    fn play(&self, position: &NimPosition, NimMove(taken): NimMove) -> NimPosition {
        if taken & self.die.mask != 0 {
            return NimPosition(position.0 + taken);
        }
        NimPosition(((position.0 & !self.die.mask) - taken) ^ MIN)
    }

    #[inline]
    fn outcome(&self, position: &NimPosition) -> Option<Score> {
        if position.0 & !MIN != 0 {
            return None;
        }
        // The other player has taken the last one.
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

pub(super) const ROW: GameRow = GameRow { id: "nim", name: "Nim", options: &[HEAPS, RULE, MOST, DIE] };

/// The sizes of the heaps.
pub(super) const HEAPS: GameOption = GameOption {
    id: "heaps",
    kind: OptionKind::Text {
        read: |text| Some(listed(&read_heaps(text)?)),
        needed: "numbers such as 1,2,3 are needed",
    },
    value: "1,2,3",
    help: "Sizes of the heaps (Nim only)",
    sample: "3,4,5",
    is_size: true,
};

/// Who loses: whoever cannot move, or at misère whoever made the last move.
pub(super) const RULE: GameOption = GameOption {
    id: "rule",
    kind: OptionKind::Rule(["normal", "misere"]),
    value: "RULE",
    help: "The rule, normal or misere (Nim only)",
    sample: "",
    is_size: false,
};

/// The maximum of a move.
pub(super) const MOST: GameOption = GameOption {
    id: "most",
    kind: OptionKind::Count,
    value: "3",
    help: "Maximum that a move takes (Nim only)",
    sample: "3",
    is_size: false,
};

/// The faces of the die.
pub(super) const DIE: GameOption = GameOption {
    id: "die",
    kind: OptionKind::Text {
        read: |text| Some(text.parse().ok().filter(|faces| (1..=MOST_FACES).contains(faces))?.to_string()),
        needed: "a number from 1 to 1000 is needed",
    },
    value: "3",
    help: "Faces of a die: a player throws it, and takes at most the number thrown (Nim only)",
    sample: "3",
    is_size: false,
};

/// With the heaps in the options, by default 1, 2 and 3.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let said = options.position.as_deref().and_then(heaps_of);
    let heaps = options.get(&HEAPS).and_then(read_heaps).or(said).unwrap_or_else(|| vec![1, 2, 3]);
    let is_small = heaps.iter().map(|&size| u64::from(size)).sum::<u64>() <= MOST_COUNTERS;
    let die = options.get(&DIE).and_then(|faces| faces.parse().ok());
    let nim = Nim::new(&heaps).filter(|_| is_small);
    let nim = die.map_or(nim.clone(), |faces| nim?.with_die(faces));
    let nim =
        nim.ok_or(BadGame::Size("heaps of at most a million together that take at most 63 bits, the die included"))?;
    let most = options.get(&MOST).and_then(|most| most.parse().ok());
    let nim = most.map_or(nim.clone(), |most| nim.at_most(most));
    match options.get(&RULE) {
        None | Some("normal") => Ok(visitor.visit(nim)),
        Some("misere") => Ok(visitor.visit(nim.misere())),
        Some(rule) => Err(BadGame::NoRule(&RULE, rule.to_owned())),
    }
}

/// The heaps of a position, if it is valid.
fn heaps_of(position: &str) -> Option<Vec<u32>> {
    read_heaps(position.split_whitespace().next()?)
}

/// The sizes of heaps, `1,2,3`. A size beyond all numbers becomes the largest one, which no game has.
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
    lines: BoardLines::None,
    dark: Dark::None,
    has_marks: false,
    pieces: &[],
    players: None,
    told: BoardDetail::Heaps,
    is_pressed: false,
};

/// The prefix of a throw.
const THROW: &str = "die-";

/// `1,2,3`, then `second` if it is the second player's turn, then `die-3` after a throw; a move is `1-2`, two from the first heap, and a
/// throw `die-3`.
impl Texts for Nim {
    fn write_position(&self, position: &NimPosition) -> String {
        let sizes: Vec<String> = self.sizes(position).map(|size| size.to_string()).collect();
        let mover = if self.mover(position) == Turn::Min { " second" } else { "" };
        let thrown = self.thrown(position).map(|thrown| format!(" {THROW}{thrown}"));
        sizes.join(",") + mover + &thrown.unwrap_or_default()
    }

    fn diagram(&self, position: &NimPosition) -> Option<Diagram> {
        let sizes: Vec<u32> = self.sizes(position).map(|size| size as u32).collect();
        let most = self.sizes(&self.start()).max().unwrap_or_default() as u32;
        if MOST_DRAWN < most as usize * sizes.len() {
            return None;
        }
        // If all heaps are empty, empty rows.
        let most = most.max(1);
        let row = |&size: &u32| (0..most).map(move |at| if at < size { Occupant::Counter } else { Occupant::Outside });
        // The die has a column of its own, beside the first heap.
        let die = self.thrown(position).map_or(Occupant::Outside, Occupant::Die);
        let dice = [die].into_iter().chain(iter::repeat(Occupant::Outside));
        let row = |(size, die)| row(size).chain(self.has_chance().then_some(die));
        let names = [Vec::new(), numbers(1..=sizes.len())];
        let columns = most as usize + usize::from(self.has_chance());
        Some(Diagram::new(&GROUND, columns, sizes.iter().zip(dice).flat_map(row).collect(), names))
    }

    fn read_position(&self, text: &str) -> Result<NimPosition, BadText> {
        let text = text.trim();
        let (rest, thrown) = text.rsplit_once(THROW).filter(|_| self.has_chance()).unwrap_or((text, ""));
        let (sizes, mover) = rest.trim_end().split_once(' ').unwrap_or((rest.trim_end(), "first"));
        let mut position = match mover.trim() {
            "first" => 0,
            "second" => MIN,
            _ => return Err(BadText::new(sizes.chars().count() + 1, TextProblem::NoMover)),
        };
        let parts: Vec<&str> = sizes.split(',').collect();
        if parts.len() != self.heaps.len() {
            return Err(BadText::new(0, TextProblem::Squares { expected: self.heaps.len() }));
        }
        let mut at = 0;
        for (heap, part) in self.heaps.iter().zip(parts) {
            let bad = || BadText::new(at, TextProblem::Number);
            let size: u64 = part.trim().parse().map_err(|_| bad())?;
            let placed = size.checked_mul(heap.one).filter(|placed| placed & !heap.mask == 0);
            // An empty heap has no bits, and only 0 fits in it.
            position |= placed.filter(|_| size == 0 || heap.one != 0).ok_or_else(bad)?;
            at += part.chars().count() + 1;
        }
        if !thrown.is_empty() || rest.len() < text.len() {
            let bad = |problem| BadText::new(rest.chars().count(), problem);
            let placed = thrown.parse::<u32>().ok().and_then(|thrown| u64::from(thrown).checked_mul(self.die.one));
            let placed = placed.filter(|placed| (1..=self.highest).contains(placed));
            let placed = placed.ok_or_else(|| bad(TextProblem::Number))?;
            if position & !MIN == 0 {
                return Err(bad(TextProblem::Impossible));
            }
            position |= placed;
        }
        Ok(NimPosition(position))
    }

    fn write_move(&self, _: &NimPosition, by: NimMove) -> String {
        if let Some(thrown) = self.thrown(&NimPosition(by.0)) {
            return format!("{THROW}{thrown}");
        }
        let (heap, taken) = self.heap_and_take(by);
        format!("{}-{taken}", heap + 1)
    }
}

/// Who wins, by the exclusive or of all heaps' contributions (Bouton 1902). With a die this is unknown.
impl Features for Nim {
    fn features(&self) -> &'static [Feature] {
        if self.has_chance() { &[] } else { &[Feature { id: "sum", weight: 1.0 }] }
    }

    fn count(&self, position: &NimPosition) -> FeatureCounts {
        let mut counts = [0; MOST_FEATURES];
        if self.has_chance() {
            return counts;
        }
        let values = || self.sizes(position).map(|size| self.value(size));
        let sum = values().fold(0, |sum, value| sum ^ value);
        let is_turned = self.misere && values().all(|value| value <= 1);
        let wins = ((sum != 0) != is_turned) == (self.turn(position) == Turn::Max);
        counts[0] = if wins { 1 } else { -1 };
        counts
    }
}

impl Calm for Nim {}

impl Solve for Nim {
    fn too_large(&self, from: &NimPosition) -> Option<TooLarge> {
        let positions = self.sizes(from).fold(1, |all: u64, size| all.saturating_mul(size + 1));
        // With chance, no table answers.
        TooLarge::check("objects", self.sizes(from).sum(), if self.has_chance() { 20 } else { 1000 })
            .or(TooLarge::check("positions", positions, 1 << 24))
    }
}
