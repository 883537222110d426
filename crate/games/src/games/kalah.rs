//! Kalah: the seeds of a pit are sown one by one counter-clockwise, including the player's own store and skipping the other one. A last
//! seed in the own store gives another move; a last seed in an empty own pit captures the seeds opposite, if any, or by another rule itself
//! even without any. When a player's pits are empty, the remaining seeds belong to the owner of their pits, or by another rule to that
//! player.

use secateur::score::{Score, Turn};
use secateur::search::ChildOrder;

use super::GameRow;
use crate::diagram::numbers;
use crate::options::{OptionKind, SIZE};
use crate::{
    BadGame, BadText, BoardDetail, BoardLines, Calm, Dark, Diagram, Feature, FeatureCounts, Features, Game, GameOption,
    Ground, MOST_FEATURES, Occupant, Options, Solve, TextProblem, Texts, TooLarge, Unrest, Visitor, record,
};

/// Maximum number of pits per player, and of initial seeds per pit.
const MOST: usize = 6;

/// The number of pits per player, and of seeds per pit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kalah {
    pits: usize,
    seeds: u8,
    /// Whether a last seed in an empty own pit goes to the store even if no seeds are opposite.
    captures_alone: bool,
    /// Whether the remaining seeds at the end go to the other player.
    leaves_to_opponent: bool,
}

/// By player: the seeds in the pits, from the player's left, and then in the store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KalahPosition {
    sides: [[u8; MOST + 1]; 2],
    mover: u8,
}

impl Kalah {
    /// The game with this many pits per player and seeds per pit, 1 to 6 each.
    pub fn new(pits: usize, seeds: usize) -> Option<Kalah> {
        let is_known = |number: usize| (1..=MOST).contains(&number);
        let game = Kalah { pits, seeds: seeds as u8, captures_alone: false, leaves_to_opponent: false };
        (is_known(pits) && is_known(seeds)).then_some(game)
    }

    /// The same, except that a last seed in an empty own pit goes to the store even if no seeds are opposite.
    #[must_use]
    pub fn capturing_alone(self) -> Kalah {
        Kalah { captures_alone: true, ..self }
    }

    /// The same, except that the remaining seeds at the end go to the player whose pits are empty.
    #[must_use]
    pub fn leaving_to_opponent(self) -> Kalah {
        Kalah { leaves_to_opponent: true, ..self }
    }

    fn total(&self) -> usize {
        2 * self.pits * usize::from(self.seeds)
    }

    fn is_empty(&self, side: &[u8; MOST + 1]) -> bool {
        side[..self.pits].iter().all(|&seeds| seeds == 0)
    }

    /// Where the last seed of a pit lands: by player, the mover first, and place.
    fn last(&self, pit: usize, seeds: u8) -> (usize, usize) {
        let round = 2 * self.pits + 1;
        let place = (pit + usize::from(seeds)) % round;
        if place <= self.pits { (0, place) } else { (1, place - self.pits - 1) }
    }

    /// Whether a pit's last seed lands in the own store.
    fn moves_again(&self, side: &[u8; MOST + 1], pit: usize) -> bool {
        self.last(pit, side[pit]) == (0, self.pits)
    }

    /// The seeds in pits and store together.
    fn sum(&self, side: &[u8; MOST + 1]) -> i32 {
        side[..=self.pits].iter().map(|&seeds| i32::from(seeds)).sum()
    }
}

impl Game for Kalah {
    type Position = KalahPosition;
    /// The mover's pit, from 0.
    type Move = u8;
    type Key = KalahPosition;

    fn start(&self) -> KalahPosition {
        let mut side = [0; MOST + 1];
        side[..self.pits].fill(self.seeds);
        KalahPosition { sides: [side; 2], mover: 0 }
    }

    #[inline]
    fn turn(&self, position: &KalahPosition) -> Turn {
        if position.mover == 0 { Turn::Max } else { Turn::Min }
    }

    #[inline]
    fn moves(&self, position: &KalahPosition) -> impl Iterator<Item = u8> {
        let side = position.sides[usize::from(position.mover)];
        (0..self.pits).filter(move |&pit| side[pit] != 0).map(|pit| pit as u8)
    }

    fn own_order(&self) -> Option<ChildOrder> {
        Some(ChildOrder::FurtherMoveFirst)
    }

    /// First the pits whose last seed lands in the own store.
    fn rank(&self, position: &KalahPosition, by: u8) -> u32 {
        u32::from(!self.moves_again(&position.sides[usize::from(position.mover)], usize::from(by)))
    }

    fn play(&self, position: &KalahPosition, by: u8) -> KalahPosition {
        let (pit, mover) = (usize::from(by), usize::from(position.mover));
        let [mut own, mut other] = [position.sides[mover], position.sides[1 - mover]];
        let seeds = own[pit];
        own[pit] = 0;
        let mut place = pit;
        for _ in 0..seeds {
            place = (place + 1) % (2 * self.pits + 1);
            let hole = if place <= self.pits { &mut own[place] } else { &mut other[place - self.pits - 1] };
            *hole += 1;
        }
        if place < self.pits && own[place] == 1 {
            let opposite = &mut other[self.pits - 1 - place];
            if *opposite != 0 || self.captures_alone {
                own[self.pits] += *opposite + 1;
                (own[place], *opposite) = (0, 0);
            }
        }
        let sides = if mover == 0 { [own, other] } else { [other, own] };
        let next = if place == self.pits { mover } else { 1 - mover };
        KalahPosition { sides, mover: next as u8 }
    }

    #[inline]
    fn outcome(&self, position: &KalahPosition) -> Option<Score> {
        if !position.sides.iter().any(|side| self.is_empty(side)) {
            return None;
        }
        let margin = self.margin(position)?;
        Some(Score::from_whole(i64::from(margin.signum())))
    }

    fn utilities(&self) -> (Score, Score) {
        (Score::MINUS_ONE, Score::ONE)
    }

    #[inline]
    fn key(&self, position: &KalahPosition) -> KalahPosition {
        *position
    }

    /// Between two moves that pass the own store and leave a seed there, every move brings a seed nearer to it.
    fn longest(&self) -> Option<usize> {
        let seeds = self.total();
        Some(seeds * (1 + self.pits * seeds))
    }

    fn margin(&self, position: &KalahPosition) -> Option<i32> {
        let stores = position.sides.map(|side| i32::from(side[self.pits]));
        let [first, second] = position.sides.map(|side| self.sum(&side) - i32::from(side[self.pits]));
        let left = if self.leaves_to_opponent { second - first } else { first - second };
        Some(stores[0] - stores[1] + left)
    }

    fn greatest_margin(&self) -> Option<i32> {
        Some(self.total() as i32)
    }
}

/// Two rows of pits and a store at either end.
const GROUND: Ground = Ground {
    lines: BoardLines::None,
    dark: Dark::None,
    has_marks: false,
    pieces: &[],
    players: None,
    told: BoardDetail::Pits,
    is_pressed: false,
};

/// A move is a pit, from 1 at the mover's left. A position has the first player's pits and store, then the second's, each from that
/// player's left, and who is to move: `4,4,4,4,4,4,0/4,4,4,4,4,4,0 first`.
impl Texts for Kalah {
    fn write_position(&self, position: &KalahPosition) -> String {
        let side = |side: [u8; MOST + 1]| {
            let seeds: Vec<String> = side[..=self.pits].iter().map(u8::to_string).collect();
            seeds.join(",")
        };
        let [first, second] = position.sides.map(side);
        let mover = if position.mover == 0 { "first" } else { "second" };
        format!("{first}/{second} {mover}")
    }

    fn diagram(&self, position: &KalahPosition) -> Option<Diagram> {
        // The second player's pits are on top, from right to left.
        let [first, second] = position.sides.each_ref().map(|side| &side[..=self.pits]);
        let seeds = |&seeds: &u8| Occupant::Seeds(u32::from(seeds));
        let top = second.iter().rev().map(seeds).chain([Occupant::Outside]);
        let bottom = [Occupant::Outside].into_iter().chain(first.iter().map(seeds));
        let pits = numbers(1..=self.pits);
        let columns = [vec![String::new()], pits, vec![String::new()]].concat();
        Some(Diagram::new(&GROUND, self.pits + 2, top.chain(bottom).collect(), [columns, Vec::new()]))
    }

    fn diagram_after(&self, before: &KalahPosition, position: &KalahPosition) -> Option<Diagram> {
        let diagram = self.diagram(position)?.after(&self.diagram(before)?);
        let Some(by) = self.moves(before).find(|&by| self.play(before, by) == *position) else { return Some(diagram) };
        let (mover, pit) = (usize::from(before.mover), usize::from(by));
        let (side, place) = self.last(pit, before.sides[mover][pit]);
        let last = if (mover + side) % 2 == 1 { self.pits - place } else { self.pits + 3 + place };
        Some(Diagram { ended: Some(last), ..diagram })
    }

    fn read_position(&self, text: &str) -> Result<KalahPosition, BadText> {
        let text = text.trim_end();
        let (holes, mover) = text.split_once(' ').ok_or(BadText::new(text.chars().count(), TextProblem::NoMover))?;
        let mut sides = [[0; MOST + 1]; 2];
        let rows: Vec<&str> = holes.split('/').collect();
        if rows.len() != sides.len() {
            return Err(BadText::new(0, TextProblem::Rows { expected: sides.len() }));
        }
        let mut at = 0;
        for (side, row) in sides.iter_mut().zip(rows) {
            let numbers: Vec<&str> = row.split(',').collect();
            if numbers.len() != self.pits + 1 {
                return Err(BadText::new(at, TextProblem::Squares { expected: self.pits + 1 }));
            }
            for (hole, number) in side.iter_mut().zip(numbers) {
                *hole = number.trim().parse().map_err(|_| BadText::new(at, TextProblem::Number))?;
                at += number.chars().count() + 1;
            }
        }
        let seeds: usize = sides.iter().flatten().map(|&seeds| usize::from(seeds)).sum();
        if self.total() < seeds {
            return Err(BadText::new(0, TextProblem::Impossible));
        }
        match mover.trim() {
            "first" => Ok(KalahPosition { sides, mover: 0 }),
            "second" => Ok(KalahPosition { sides, mover: 1 }),
            _ => Err(BadText::new(at, TextProblem::NoMover)),
        }
    }

    fn split<'t>(&self, text: &'t str) -> Vec<(usize, &'t str)> {
        record::signs(record::words(text))
    }

    fn write_move(&self, _: &KalahPosition, by: u8) -> String {
        (by + 1).to_string()
    }
}

/// Seeds in the store and in the pits; and, for the mover, pits whose last seed lands in the own store.
impl Features for Kalah {
    fn features(&self) -> &'static [Feature] {
        &[
            Feature { id: "store", weight: 2.0 },
            Feature { id: "seeds", weight: 1.0 },
            Feature { id: "further-move", weight: 1.0 },
        ]
    }

    fn count(&self, position: &KalahPosition) -> FeatureCounts {
        let [store, seeds, again] = [0, 1]
            .map(|player: usize| {
                let side = &position.sides[player];
                let again = (0..self.pits).filter(|&pit| side[pit] != 0 && self.moves_again(side, pit)).count() as i32;
                let is_mover = usize::from(position.mover) == player;
                [
                    i32::from(side[self.pits]),
                    self.sum(side) - i32::from(side[self.pits]),
                    if is_mover { again } else { 0 },
                ]
            })
            .into_iter()
            .reduce(|first, second| std::array::from_fn(|feature| first[feature] - second[feature]))
            .unwrap_or_default();
        let mut counts = [0; MOST_FEATURES];
        counts[..3].copy_from_slice(&[store, seeds, again]);
        counts
    }
}

impl Calm for Kalah {
    fn usual_unrest(&self) -> Option<Unrest> {
        Some(Unrest::FurtherMove)
    }

    fn unrest(&self, position: &KalahPosition) -> Option<Unrest> {
        let side = &position.sides[usize::from(position.mover)];
        let again = (0..self.pits).any(|pit| side[pit] != 0 && self.moves_again(side, pit));
        again.then_some(Unrest::FurtherMove)
    }
}

impl Solve for Kalah {
    fn too_large(&self, from: &KalahPosition) -> Option<TooLarge> {
        let seeds = from.sides.iter().flat_map(|side| &side[..self.pits]).map(|&seeds| u64::from(seeds)).sum();
        // With up to four pits per player there are few distributions even of all seeds.
        TooLarge::check("seeds in pits", seeds, if self.pits <= 4 { u64::MAX } else { 36 })
    }
}

/// The number of pits in a position, and as many seeds per pit as it needs, but at least four.
fn size_of(position: &str) -> Option<(usize, usize)> {
    let (holes, _) = position.split_once(' ')?;
    let pits = holes.split('/').next()?.split(',').count() - 1;
    let seeds: usize = holes.split(['/', ',']).map(|hole| hole.trim().parse().unwrap_or(0)).sum();
    (1..=MOST).contains(&pits).then(|| (pits, seeds.div_ceil(2 * pits).clamp(4, MOST)))
}

pub(super) const ROW: GameRow = GameRow { id: "kalah", name: "Kalah", options: &[SIZE.such_as("3x3"), CAPTURE, REST] };

/// When seeds are captured.
pub(super) const CAPTURE: GameOption = GameOption {
    id: "capture",
    kind: OptionKind::Listed(["opposite", "alone"]),
    value: "CAPTURE",
    help: "When a last seed in an empty pit captures: with seeds opposite, or also alone (Kalah only)",
    sample: "",
    is_size: false,
};

/// Who gets the remaining seeds at the end.
pub(super) const REST: GameOption = GameOption {
    id: "rest",
    kind: OptionKind::Listed(["owner", "opponent"]),
    value: "REST",
    help: "Who gets the remaining seeds at the end (Kalah only)",
    sample: "",
    is_size: false,
};

/// The game with these options, by default with six pits and four seeds.
pub(super) fn choose<V: Visitor>(options: &Options, visitor: V) -> Result<V::Output, BadGame> {
    let said = options.position.as_deref().and_then(size_of);
    let (pits, seeds) = options.size().or(said).unwrap_or((6, 4));
    let game = Kalah::new(pits, seeds).ok_or(BadGame::Size("1 to 6 pits and 1 to 6 seeds"))?;
    let game = match options.get(&CAPTURE) {
        None | Some("opposite") => game,
        Some("alone") => game.capturing_alone(),
        Some(rule) => return Err(BadGame::NoRule(&CAPTURE, rule.to_owned())),
    };
    match options.get(&REST) {
        None | Some("owner") => Ok(visitor.visit(game)),
        Some("opponent") => Ok(visitor.visit(game.leaving_to_opponent())),
        Some(rule) => Err(BadGame::NoRule(&REST, rule.to_owned())),
    }
}
