//! A run as negamax shows it: every number from the side of its node's mover. What is good for MIN is negative for MAX, so at a MIN node a
//! score changes its sign, and the bounds of a window swap places and change signs. This is only for display: events keep MAX's side. A
//! node with the same mover as its parent has the same side, so nothing is negated there.

use std::ops::Neg;

use crate::frame::{Arrival, Fact, Mark, OpenNode, Sign};
use crate::score::{Bound, Player, Score, Side, Window};
use crate::tree::GameTree;

impl Player {
    /// What this player sees of a value given from MAX's side.
    pub fn sees<T: Neg<Output = T>>(self, told: T) -> T {
        match self {
            Player::Max => told,
            Player::Min => -told,
        }
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        self.times(-1)
    }
}

impl Neg for Window {
    type Output = Window;
    fn neg(self) -> Window {
        self.turned()
    }
}

impl Neg for Side {
    type Output = Side;
    fn neg(self) -> Side {
        match self {
            Side::Alpha => Side::Beta,
            Side::Beta => Side::Alpha,
        }
    }
}

impl Neg for Bound {
    type Output = Bound;
    fn neg(self) -> Bound {
        match self {
            Bound::Exact => Bound::Exact,
            Bound::Lower => Bound::Upper,
            Bound::Upper => Bound::Lower,
        }
    }
}

impl Neg for Sign {
    type Output = Sign;
    fn neg(self) -> Sign {
        match self {
            Sign::None => Sign::None,
            Sign::AtMost => Sign::AtLeast,
            Sign::AtLeast => Sign::AtMost,
        }
    }
}

impl OpenNode {
    /// The visit as its own mover sees it.
    #[must_use]
    pub fn by_mover(mut self) -> OpenNode {
        self.window = self.player.sees(self.window);
        self.best = self.best.map(|best| self.player.sees(best));
        self
    }
}

impl Mark {
    /// The value as `player`, who moves at the node, sees it.
    #[must_use]
    pub fn by_mover(self, player: Player) -> Mark {
        Mark {
            value: self.value.map(|value| player.sees(value)),
            sign: player.sees(self.sign),
            window: self.window.map(|window| player.sees(window)),
            narrowed: self.narrowed.map(|(side, from)| (player.sees(side), player.sees(from))),
            ..self
        }
    }
}

impl Arrival {
    fn by_mover(self, tree: &GameTree) -> Arrival {
        let Some(caller) = self.caller else { return self };
        let player = tree.player(caller);
        Arrival {
            caller_best: self.caller_best.map(|best| player.sees(best)),
            caller_score: player.sees(self.caller_score),
            ..self
        }
    }
}

impl Fact {
    /// The event as its node's mover sees it; its arrival as the caller's mover sees it.
    #[must_use]
    pub fn by_movers(self, tree: &GameTree) -> Fact {
        let by = |node| tree.player(node);
        match self {
            Fact::Visit { node, window, caller } => Fact::Visit { node, window: by(node).sees(window), caller },
            Fact::Evaluate { node, score, window, r#static, arrival } => Fact::Evaluate {
                node,
                score: by(node).sees(score),
                window: by(node).sees(window),
                r#static,
                arrival: arrival.by_mover(tree),
            },
            Fact::Improve { node, child, score, previous, outside, met } => Fact::Improve {
                node,
                child,
                score: by(node).sees(score),
                previous: previous.map(|score| by(node).sees(score)),
                outside: outside.map(|score| by(node).sees(score)),
                met: met.map(|score| by(node).sees(score)),
            },
            Fact::Narrow { node, side, from, to, child, by_payoffs } => Fact::Narrow {
                node,
                side: by(node).sees(side),
                from: by(node).sees(from),
                to: by(node).sees(to),
                child,
                by_payoffs,
            },
            Fact::CutOff { node, side, after, score, met, lost, holder, deep } => Fact::CutOff {
                node,
                side: by(node).sees(side),
                after,
                score: by(node).sees(score),
                met: by(node).sees(met),
                lost,
                holder,
                deep,
            },
            Fact::Return { node, score, bound, certain, best, window, arrival } => Fact::Return {
                node,
                score: by(node).sees(score),
                bound: by(node).sees(bound),
                certain,
                best: best.map(|best| by(node).sees(best)),
                window: by(node).sees(window),
                arrival: arrival.by_mover(tree),
            },
            // No algorithm shows chance, questions, tables and passes from the mover's side.
            Fact::Sum { .. }
            | Fact::Ask { .. }
            | Fact::Probe { .. }
            | Fact::Store { .. }
            | Fact::Pass { .. }
            | Fact::Prove { .. } => self,
        }
    }
}
