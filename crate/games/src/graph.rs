//! Who wins, from all reachable positions: with repetitions no search ends, but a graph of positions does (retrograde analysis, Bellman
//! 1965). It knows only wins, losses and draws.

use std::collections::{HashMap, HashSet};

use rustc_hash::FxBuildHasher;

use secateur::score::{Score, Turn};

use super::Game;

/// What is known about every position that can be reached from one.
#[derive(Clone, Debug)]
pub struct PositionGraph<G: Game> {
    /// By position: its number.
    numbers: HashMap<G::Key, u32, FxBuildHasher>,
    /// By number.
    nodes: Vec<GraphNode>,
}

#[derive(Clone, Debug)]
struct GraphNode {
    turn: Turn,
    /// None for a draw.
    result: Option<WinDistance>,
    /// How many moves lead to positions whose winner is not known yet.
    open: u32,
    is_end: bool,
}

/// The winner, and how soon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WinDistance {
    by: Turn,
    /// With best play: the winner hurries, and the loser delays.
    plies: u32,
}

impl<G: Game> PositionGraph<G> {
    /// The graph of all reachable positions, by the rules alone; none if there are more than `most`, if chance moves, or if `goes_on`
    /// returns false.
    pub fn explore(
        game: &G,
        from: &G::Position,
        most: usize,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<PositionGraph<G>>
    where
        G: Clone,
    {
        let game = game.by_rules();
        let mut graph = PositionGraph { numbers: HashMap::default(), nodes: Vec::new() };
        let mut edges: Vec<(u32, u32)> = Vec::new();
        let mut waiting = vec![from.clone()];
        graph.numbers.insert(game.key(from), 0);
        graph.nodes.push(GraphNode::from_position(&game, from));
        while let Some(position) = waiting.pop() {
            let number = graph.numbers[&game.key(&position)];
            if game.outcome(&position).is_some() {
                continue;
            }
            if game.turn(&position) == Turn::Chance || number.is_multiple_of(1 << 12) && !goes_on() {
                return None;
            }
            for by in game.moves(&position) {
                let child = game.play(&position, by);
                let next = graph.nodes.len() as u32;
                let found = *graph.numbers.entry(game.key(&child)).or_insert(next);
                if found == next {
                    graph.nodes.push(GraphNode::from_position(&game, &child));
                    waiting.push(child);
                }
                edges.push((found, number));
                graph.nodes[number as usize].open += 1;
            }
            if most < graph.nodes.len() {
                return None;
            }
        }
        graph.solve(edges);
        Some(graph)
    }

    /// Works backwards from every end. Positions from which nobody can force an end are draws.
    fn solve(&mut self, mut edges: Vec<(u32, u32)>) {
        edges.sort_unstable();
        let mut settled: Vec<u32> =
            (0..self.nodes.len() as u32).filter(|&node| self.nodes[node as usize].result.is_some()).collect();
        let mut next = 0;
        while let Some(&child) = settled.get(next) {
            next += 1;
            let won = self.nodes[child as usize].result.expect("it is settled");
            let first = edges.partition_point(|&(to, _)| to < child);
            for &(_, parent) in edges[first..].iter().take_while(|&&(to, _)| to == child) {
                let node = &mut self.nodes[parent as usize];
                node.open -= 1;
                // The mover wins by one winning move, and loses if all moves lose. Children are settled in order of how soon they end: the
                // first win is the fastest, the last loss the slowest.
                if node.result.is_none() && (node.turn == won.by || node.open == 0) {
                    node.result = Some(WinDistance { plies: won.plies + 1, ..won });
                    settled.push(parent);
                }
            }
        }
    }

    /// The number of reachable positions.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many of them end the game.
    pub fn ends(&self) -> usize {
        self.nodes.iter().filter(|node| node.is_end).count()
    }

    /// Always false: it contains the first position.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The value of a position for the first player: 1, 0 or −1; and in how many plies the game is over, if somebody wins. None for a
    /// position that cannot be reached.
    pub fn value(&self, game: &G, position: &G::Position) -> Option<(Score, Option<usize>)> {
        let node = &self.nodes[*self.numbers.get(&game.key(position))? as usize];
        Some(match node.result {
            None => (Score::ZERO, None),
            Some(WinDistance { by: Turn::Max, plies }) => (Score::ONE, Some(plies as usize)),
            Some(WinDistance { plies, .. }) => (Score::MINUS_ONE, Some(plies as usize)),
        })
    }

    /// A best move: one that wins soonest, or draws, or loses last; none if the game is over.
    pub fn best(&self, game: &G, position: &G::Position) -> Option<G::Move> {
        if game.outcome(position).is_some() {
            return None;
        }
        let sign = if game.turn(position) == Turn::Max { 1 } else { -1 };
        let worth = |by: &G::Move| {
            let (value, plies) = self.value(game, &game.play(position, *by)).unwrap_or((Score::ZERO, None));
            let value = value.value() as i64 * sign;
            // The fewest plies for wins, the most for losses.
            (value, -value * plies.unwrap_or(0) as i64)
        };
        // The first of equals.
        game.moves(position).collect::<Vec<_>>().into_iter().rev().max_by_key(worth)
    }

    /// Best moves one after the other, to the end of the game or to the first repetition.
    pub fn line(&self, game: &G, from: &G::Position) -> Vec<G::Move> {
        let (mut position, mut line, mut met) = (from.clone(), Vec::new(), HashSet::new());
        while met.insert(game.key(&position))
            && let Some(by) = self.best(game, &position)
        {
            line.push(by);
            position = game.play(&position, by);
        }
        line
    }
}

impl GraphNode {
    fn from_position<G: Game>(game: &G, position: &G::Position) -> GraphNode {
        let outcome = game.outcome(position);
        let is_end = outcome.is_some();
        let result = outcome.filter(|score| *score != Score::ZERO).map(|score| {
            let by = if Score::ZERO < score { Turn::Max } else { Turn::Min };
            WinDistance { by, plies: 0 }
        });
        let turn = if result.is_none() { game.turn(position) } else { Turn::Chance };
        GraphNode { turn, result, open: 0, is_end }
    }
}
