//! Alpha-beta written a second time, as naively as a first homework: two procedures over a tree of boxes that print what they do. It shares
//! nothing with the crate but the words of the events.

use secateur::CutRule;
use secateur::ReturnRule;
use secateur::Ties;
use secateur::search::Settings;

use super::sketch::Sketch;

/// The events of a run, and what it returned. What a returned score proves is left out: see the properties.
pub struct NaiveRun {
    pub events: Vec<String>,
    pub score: f64,
}

/// By the rules of `settings` and with the game's payoffs, from a window that may be wider.
pub fn alpha_beta(tree: &Sketch, (alpha, beta): (f64, f64), settings: &Settings) -> NaiveRun {
    let Settings { cut, returns, ties, payoffs, .. } = *settings;
    let mut homework = Homework {
        events: Vec::new(),
        cut,
        returns,
        takes_last: ties == Ties::Last,
        least: payoffs.alpha().value(),
        greatest: payoffs.beta().value(),
    };
    let score = homework.value(tree, alpha, beta);
    NaiveRun { events: homework.events, score }
}

/// Minimax by definition, without events.
pub fn minimax(tree: &Sketch) -> f64 {
    if tree.children.is_empty() {
        return tree.score.expect("a leaf has a score");
    }
    let scores = tree.children.iter().map(minimax);
    if tree.is_max { scores.fold(f64::NEG_INFINITY, f64::max) } else { scores.fold(f64::INFINITY, f64::min) }
}

struct Homework {
    events: Vec<String>,
    cut: CutRule,
    returns: ReturnRule,
    takes_last: bool,
    least: f64,
    greatest: f64,
}

impl Homework {
    fn say(&mut self, event: String) {
        self.events.push(event);
    }

    fn value(&mut self, node: &Sketch, alpha: f64, beta: f64) -> f64 {
        if node.children.is_empty() {
            let score = node.score.expect("a leaf has a score");
            self.say(format!("evaluate {} = {score} in ({alpha}, {beta})", node.id));
            return score;
        }
        self.say(format!("visit {} in ({alpha}, {beta})", node.id));
        let score = if node.is_max { self.max_value(node, alpha, beta) } else { self.min_value(node, alpha, beta) };
        self.say(format!("return {} = {score}", node.id));
        score
    }

    fn max_value(&mut self, node: &Sketch, called_alpha: f64, beta: f64) -> f64 {
        let mut alpha = called_alpha;
        if alpha < self.least && self.least < beta {
            self.say(format!("narrow {} alpha from {alpha} to {}", node.id, self.least));
            alpha = self.least;
        }
        let mut best = f64::NAN;
        for (index, child) in node.children.iter().enumerate() {
            let score = self.value(child, alpha, beta);
            if index == 0 || score > best || score == best && self.takes_last {
                best = score;
                self.say(format!("improve {} by {} to {score}", node.id, child.id));
            }
            if score > beta || score == beta && self.cut == CutRule::AtBound {
                if index + 1 < node.children.len() {
                    self.say(format!("cut off {} on beta after {}", node.id, child.id));
                }
                break;
            }
            if score > alpha {
                self.say(format!("narrow {} alpha from {alpha} to {score}", node.id));
                alpha = score;
            }
        }
        match self.returns {
            ReturnRule::FailSoft => best,
            ReturnRule::RunningBound => best.max(called_alpha),
            ReturnRule::FailHard => best.max(called_alpha).min(beta),
        }
    }

    fn min_value(&mut self, node: &Sketch, alpha: f64, called_beta: f64) -> f64 {
        let mut beta = called_beta;
        if self.greatest < beta && alpha < self.greatest {
            self.say(format!("narrow {} beta from {beta} to {}", node.id, self.greatest));
            beta = self.greatest;
        }
        let mut best = f64::NAN;
        for (index, child) in node.children.iter().enumerate() {
            let score = self.value(child, alpha, beta);
            if index == 0 || score < best || score == best && self.takes_last {
                best = score;
                self.say(format!("improve {} by {} to {score}", node.id, child.id));
            }
            if score < alpha || score == alpha && self.cut == CutRule::AtBound {
                if index + 1 < node.children.len() {
                    self.say(format!("cut off {} on alpha after {}", node.id, child.id));
                }
                break;
            }
            if score < beta {
                self.say(format!("narrow {} beta from {beta} to {score}", node.id));
                beta = score;
            }
        }
        match self.returns {
            ReturnRule::FailSoft => best,
            ReturnRule::RunningBound => best.min(called_beta),
            ReturnRule::FailHard => best.max(alpha).min(called_beta),
        }
    }
}
