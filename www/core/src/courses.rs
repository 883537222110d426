//! The page's queries about slides of courses.

use wasm_bindgen::prelude::*;

use super::{PageRun, to_js};
use secateur_courses::course::Course;
use secateur_courses::slides::Slides;

#[wasm_bindgen(typescript_custom_section)]
const NOTATION: &str = r#"
/** How a lecturer writes trees. */
export type Notation = {
    /** the nodes', from the table */
    skin: string;
    /** the subject of their labels */
    rows: 'names' | 'none' | 'players' | 'levels' | 'depth';
    /** how a value that is not yet final is written */
    interim: 'signed' | 'plain';
    /** the variable for the best score so far */
    best: 'best' | 'none' | 'v' | 'res';
    windows: 'closed' | 'open' | 'labelled';
    /** the window shown at a node */
    asOf: 'left' | 'called';
    /** which of them */
    bounds: 'both' | 'own';
    /** how it changes when the node returns; cut, where it took part in a cut-off */
    after: 'kept' | 'cut' | 'gone';
    leafWindows: 'none' | 'called';
    /** whether a node's own bound moves after the test for a cut-off */
    raised: 'after' | 'before';
    /** the bounds' */
    names: 'greek' | 'min-max';
    /** where the letters of unnamed nodes begin */
    letters: 'below' | 'root' | 'unnamed';
    /** when leaves start to show theirs */
    numbers: 'start' | 'seen';
    unseen: 'drawn' | 'dots';
    cuts: 'slashes' | 'scissors' | 'cross' | 'dashed' | 'stub';
    infinity: 'signs' | 'letters' | 'm' | 'unsigned';
    /** of two bounds */
    separator: 'comma' | 'semicolon' | 'tight';
};
"#;

#[wasm_bindgen(typescript_custom_section)]
const PARTS: &str = r#"
export type Window = {
    alpha: Score;
    beta: Score;
};
export type Call = {
    kind: 'call';
    /** the caller of the first */
    caller: number | null;
    /** that are called */
    nodes: number[];
    /** of the last */
    window: Window;
    /** the window of the first call's caller */
    above: Window | null;
    /** of the caller */
    best: Score | null;
    /** the bound of the first call that is not from the caller's own call */
    side: Side | null;
    /** whether the first window follows from the caller's own and its best score, which is not the worst possible */
    formed: boolean;
    /** whether all are called with the same window */
    same: boolean;
    /** the score of the last, if evaluated */
    leaf: Score | null;
    /** whether that is a static evaluation */
    static: boolean;
};
export type Arrival = {
    kind: 'arrival';
    node: number;
    player: Player;
    child: number;
    score: Score;
    /** whether it is better than all before */
    improves: boolean;
    /** whether it is better than the parent's own bound too */
    moves: boolean;
    /** whether it meets the bound that ends the parent's search, even with no child left */
    meets: boolean;
    /** whether it cuts children off */
    cuts: boolean;
    /** whether the parent's true value, too, is no less at MAX, no more at MIN */
    holds: boolean;
    /** the parent's own bound before */
    from: Score;
    /** the same now */
    to: Score;
    /** the best of the children before */
    previous: Score | null;
    /** the best of the children now */
    best: Score | null;
    /** the parent's original window */
    window: Window;
    /** the same, as its children have moved it */
    left: Window;
    /** the bound that could end the parent's search */
    against: Side;
    /** whether another child is called next */
    goesOn: boolean;
};
export type CutOff = {
    kind: 'cutOff';
    node: number;
    player: Player;
    /** the bound that is met */
    side: Side;
    /** that meets it */
    score: Score;
    met: Score;
    window: Window;
    left: Window;
    /** the ancestor that has the bound; null for the root window */
    holder: number | null;
    /** how many plies up that is */
    plies: number | null;
    deep: boolean;
    /** the child that gave the bound to the holder */
    preferred: number | null;
    /** whether the true value, too, is no less at MAX, no more at MIN */
    holds: boolean;
    /** how many children */
    lost: number;
};
export type Return = {
    kind: 'return';
    node: number;
    player: Player;
    score: Score;
    /** of its children; null where the table answers */
    best: Score | null;
    /** what the score says */
    bound: Bound;
    window: Window;
    /** whether children were cut off */
    cut: boolean;
    /** the bound that is returned, where bounds are */
    side: Side;
    /** the scores from its children */
    scores: Score[];
};
export type Level = {
    kind: 'level';
    ply: number;
    player: Player | null;
    leaves: boolean;
    nodes: number[];
    scores: Score[];
};
export type KnownPart = {
    kind: 'known';
    node: number;
    low: Score;
    high: Score;
    answer: Score | null;
    narrowed: Window | null;
};
export type PassPart = {
    kind: 'pass';
    number: number;
    window: Window;
    depth: number | null;
};
export type Proof = {
    kind: 'proof';
    number: number;
    score: Score;
    bound: Bound;
    window: Window;
    best: number | null;
    low: Score;
    high: Score;
};
export type End = {
    kind: 'end';
    score: Score;
    bound: Bound;
    certain: boolean;
    /** whether the nodes searched prove it */
    proved: boolean;
    window: Window;
    /** whether the result lies inside it, where the search works with windows */
    inside: boolean;
    leaves: number;
    line: number[];
};
export type Part = Call | Arrival | CutOff | Return | Level | KnownPart | PassPart | Proof | End;
"#;

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// Where the next slide of a course ends, or the next event that it shows.
    #[wasm_bindgen(js_name = nextSlide)]
    pub fn next_slide(&self, step: usize, course: &str, by_event: bool) -> usize {
        self.slides(course, by_event).map_or(step, |slides| slides.next(step))
    }

    /// The number of events before those that a step shows at once: see [`Slides::since`].
    #[wasm_bindgen(js_name = sinceSlide)]
    pub fn since_slide(&self, step: usize, course: &str, by_event: bool) -> usize {
        self.slides(course, by_event).map_or(step, |slides| slides.since(step))
    }

    /// The contents of the slide after `since` events, up to `step`; empty for a run for which the course has no words.
    #[wasm_bindgen(unchecked_return_type = "Part[] | null | undefined")]
    pub fn parts(&self, step: usize, since: usize, course: &str) -> JsValue {
        to_js(&self.slides(course, false).filter(Slides::speaks).map(|slides| slides.parts(since, step)))
    }

    /// Whether a course has words for the run: see [`Slides::speaks`].
    pub fn speaks(&self, course: &str) -> bool {
        self.slides(course, false).as_ref().is_some_and(Slides::speaks)
    }

    pub(crate) fn slides(&self, course: &str, by_event: bool) -> Option<Slides<'_>> {
        Course::named(course).map(|course| self.0.slides(course, by_event))
    }
}
