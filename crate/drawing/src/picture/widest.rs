//! The widest texts a tree will show over a whole run, so that room can be reserved and no step ever moves a node. Small trees are checked
//! node by node and event by event; for large ones a sample and the extremes must do. Results are in em.

use super::PictureInput;
use super::plan::{Width, Widths};
use super::sizes::{PILL_HAIR, PILL_WINDOW};
use super::skin::{BETWEEN_SHARE, SkinLook};
use super::text_width::text_width;
use super::window_label::{LabelBounds, WindowLabel, WindowStyle, Writing};
use secateur::frame::Frame;
use secateur::score::{Player, Score, Side, Window};
use secateur::trace::Event;
use secateur::tree::NodeId;
use secateur_courses::course::Best;
use secateur_courses::writing::Slide;

/// Up to this many nodes, or events, each is checked.
pub const FEW: usize = 2000;

/// The width of everything that the run of a source will show.
#[inline(never)]
pub fn widths(source: &PictureInput<'_>, writing: &Writing) -> Widths {
    let mut values = sample(source);
    let mut gauge = Gauge::new(source, writing, &values);
    values.extend(means(source));
    let is_own = !source.notation.is_general_at_nodes();
    if source.trace.events.len() > FEW && (is_own || source.has_windows) {
        gauge.note_extremes(&values);
    } else if is_own {
        gauge.note_written();
    } else if source.has_windows {
        gauge.note_windows();
    }
    gauge.finish()
}

/// Scores of leaves and static evaluations, for a large tree only some; a score may be shown from either side.
fn sample(source: &PictureInput<'_>) -> Vec<Score> {
    let tree = source.tree;
    let mut values = Vec::new();
    for node in tree.nodes().take(FEW) {
        values.extend(tree.score(node));
    }
    if FEW < tree.len() {
        values.extend(tree.range().into_iter().flat_map(<[Score; 2]>::from));
        values.push(Score::INFINITE);
    }
    if source.settings.algorithm.from_mover {
        values.extend_from_within(..);
        let told = values.len() / 2;
        values[told..].iter_mut().for_each(|value| *value = -*value);
    }
    values
}

/// With chance nodes, the values of inner nodes, for a long run only some.
fn means(source: &PictureInput<'_>) -> Vec<Score> {
    let PictureInput { tree, trace, .. } = *source;
    if !tree.has_chance() {
        return Vec::new();
    }
    let visits = trace.visits.iter().map(|visit| visit.score);
    let sums = trace.sums.iter().flat_map(|sum| [sum.low, sum.high]);
    visits.chain(sums).filter(|score| score.is_finite()).take(FEW).collect()
}

/// The maximum width of an interval at a chance node, if anything is known about payoffs.
fn widest_between(source: &PictureInput<'_>, writing: &Writing) -> f64 {
    let payoffs = source.settings.payoffs;
    if !payoffs.alpha().is_finite() || !payoffs.beta().is_finite() {
        return 0.0;
    }
    let width = |low: Score, high: Score| text_width(&writing.between(low, high), 700);
    let (mut low, mut high) = (payoffs.alpha(), payoffs.beta());
    for sum in &source.trace.sums {
        low = if width(low, high) < width(sum.low, high) { sum.low } else { low };
        high = if width(low, high) < width(low, sum.high) { sum.high } else { high };
    }
    width(low, high)
}

/// By node: the width of its score from either side that may show it, infinite without a score; empty for a large tree.
fn own_scores(source: &PictureInput<'_>, writing: &Writing) -> Vec<f64> {
    let tree = source.tree;
    if FEW < tree.len() {
        return Vec::new();
    }
    let width = |score: Score| text_width(&writing.score(score), 700);
    let own = |score: Score| {
        if source.settings.algorithm.from_mover { width(score).max(width(-score)) } else { width(score) }
    };
    tree.nodes().map(|node| tree.score(node).map_or(f64::INFINITY, own)).collect()
}

/// The width of a value after the score before clamping, if this is the wider of the two.
fn found_first(widest: &str) -> f64 {
    2.0 * text_width(widest, 700) + text_width("→", 700)
}

/// Finds the widest of the texts that it is given.
struct Gauge<'a> {
    source: &'a PictureInput<'a>,
    writing: Writing,
    /// The widest score.
    widest: String,
    widths: Widths,
}

impl Gauge<'_> {
    fn new<'a>(source: &'a PictureInput<'a>, writing: &Writing, values: &[Score]) -> Gauge<'a> {
        let writing = writing.widest();
        let mut widths = Widths::default();
        let mut widest = String::new();
        for &value in values {
            let text = writing.score(value);
            widths.score = widths.score.max(text_width(&text, 600));
            let width = text_width(&text, 700);
            if widths.value < width {
                (widths.value, widest) = (width, text);
            }
        }
        widths.own_scores = own_scores(source, &writing);
        for value in means(source) {
            let text = writing.score(value);
            let width = text_width(&text, 700);
            if widths.value < width {
                (widths.value, widest) = (width, text);
            }
        }
        // With its sign.
        widths.value += text_width("≥", 700);
        if source.tree.has_chance() {
            widths.mean = widths.value.max(BETWEEN_SHARE * widest_between(source, &writing));
        }
        if source.boards.is_some() && source.notation.best == Best::V {
            widths.value = found_first(&widest);
        }
        if source.has_windows {
            widths.windows = vec![Width::default(); source.tree.height() + 1];
        }
        Gauge { source, writing, widest, widths }
    }

    /// Fills in words without a window, if there is none.
    fn finish(mut self) -> Widths {
        for is_leaf in [false, true] {
            let alone = self.word(is_leaf, "");
            let word = if is_leaf { &mut self.widths.leaf_word } else { &mut self.widths.inner_word };
            *word = word.or_wider(alone);
        }
        self.widths
    }

    /// A value and its window as one word, in em of the value.
    fn word(&self, is_leaf: bool, window: &str) -> Width {
        let value = match self.source.notation.best {
            _ if is_leaf => text_width(&self.widest, 700),
            Best::V => found_first(&self.widest),
            _ => self.widths.value.max(self.widths.mean / BETWEEN_SHARE),
        };
        let beside = PILL_WINDOW * text_width(window, 650);
        let hair = if 0.0 < value && !window.is_empty() { PILL_HAIR } else { 0.0 };
        Width { line: value + hair + beside, stacked: value.max(beside) }
    }

    /// Records that these bounds are shown at a node at some step.
    fn note(&mut self, node: NodeId, bounds: &LabelBounds) {
        let tree = self.source.tree;
        if self.source.has_windows {
            let width = self.width(bounds);
            let (row, own) = (&mut self.widths.windows[tree.ply(node)], &mut self.widths.own_windows);
            *row = row.or_wider(width);
            own.resize(tree.len(), Width::default());
            own[node.index()] = own[node.index()].or_wider(width);
        }
        self.note_word(tree.is_leaf(node), bounds);
    }

    /// For a label with these bounds.
    fn width(&self, bounds: &LabelBounds) -> Width {
        let width = |style| WindowLabel::write(style, bounds, &self.writing, 1.0, false).width;
        Width { line: width(WindowStyle::Line), stacked: width(WindowStyle::Stacked) }
    }

    /// Records that these bounds are shown at some node in one word with a value.
    fn note_word(&mut self, is_leaf: bool, bounds: &LabelBounds) {
        if !SkinLook::for_skin(self.source.notation.skin).is_pill {
            return;
        }
        let bounds = LabelBounds { side: None, from: None, ..*bounds };
        // No other window will ever be there, so its digits are known.
        let shown = Writing { is_widest: false, ..self.writing };
        let window = WindowLabel::write(WindowStyle::Line, &bounds, &shown, 1.0, true).text();
        let word = self.word(is_leaf, &window);
        let widest = if is_leaf { &mut self.widths.leaf_word } else { &mut self.widths.inner_word };
        *widest = widest.or_wider(word);
    }

    /// Records the widest possible window for every node.
    fn note_extremes(&mut self, values: &[Score]) {
        let width = |score: Score| text_width(&self.writing.score(score), 650);
        let wider = |one: Score, &other: &Score| if width(one) < width(other) { other } else { one };
        let widest = Some(values.iter().fold(Score::MINUS_INFINITE, wider));
        let bounds = LabelBounds { alpha: widest, beta: widest, side: Some(Side::Beta), from: widest, held: None };
        let width = self.width(&bounds);
        self.widths.windows.fill(width);
        self.note_word(false, &bounds);
        self.note_word(true, &bounds);
    }

    /// Records every window that a node shows in the general notation.
    fn note_windows(&mut self) {
        let PictureInput { tree, trace, settings, .. } = *self.source;
        let mut open: Vec<(NodeId, Window)> = Vec::new();
        for event in &trace.events {
            let moved = match *event {
                Event::Visit(id) => {
                    let visit = &trace.visits[id.index()];
                    open.push((visit.node, visit.window));
                    None
                }
                Event::Return(_) => {
                    open.pop();
                    continue;
                }
                Event::Narrow { side, from, to, .. } => {
                    if let Some((_, window)) = open.last_mut() {
                        *window = window.moved(side, to);
                    }
                    Some((side, Some(from)))
                }
                Event::CutOff { side, .. } => Some((side, None)),
                // The same label, without a highlighted bound.
                _ => continue,
            };
            let Some(&(node, window)) = open.last() else { continue };
            let player = if settings.algorithm.from_mover { tree.player(node) } else { Player::Max };
            self.note(node, &told(player, window, moved));
        }
    }

    /// Records every window that a node shows in a notation of its own, including leaves.
    fn note_written(&mut self) {
        let PictureInput { tree, trace, settings, notation, .. } = *self.source;
        for step in 1..=trace.events.len() {
            let since = self.source.since(step);
            let frame = Frame::at(tree, trace, step);
            let slide = Slide { frame: &frame, since, settings };
            // Only the nodes of the path change, and those of the slide's events.
            let happened = trace.events[since..step].iter().map(|&event| trace.node_of(event));
            for node in frame.path().into_iter().chain(happened) {
                let written = slide.written(node, notation);
                let player = if settings.algorithm.from_mover { tree.player(node) } else { Player::Max };
                let written = written.by_mover(player);
                let (alpha, beta) = (written.alpha, written.beta);
                if alpha.is_some() || beta.is_some() {
                    self.note(node, &LabelBounds { alpha, beta, side: written.side, from: written.from, held: None });
                }
            }
        }
    }
}

/// The bounds shown at a node, from its mover's side, and the one that moved or was met.
fn told(player: Player, window: Window, moved: Option<(Side, Option<Score>)>) -> LabelBounds {
    let window = player.sees(window);
    let from = moved.and_then(|(_, from)| from);
    LabelBounds {
        alpha: Some(window.alpha()),
        beta: Some(window.beta()),
        side: moved.map(|(side, _)| player.sees(side)),
        from: from.map(|from| player.sees(from)),
        held: None,
    }
}
