//! What the page asks about the notations of courses: their table, their slides, and what stands at a node in one of them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::numbers::written_numbers;
use super::{Run, field, to_js};
use secateur::course::{
    After, AsOf, Best, Bounds, Course, Cuts, Infinity, Interim, LeafWindows, Names, Notation, Numbers, Raised, Rows,
    Separator, Skin, Unseen, Windows,
};
use secateur::frame::Frame;
use secateur::score::{CutRule, ReturnRule};
use secateur::slides::Slides;
use secateur::tree::NodeId;
use secateur::writing::Slide;

#[derive(Serialize)]
struct CourseRow {
    id: &'static str,
    cut: CutRule,
    returns: ReturnRule,
    notation: std::collections::BTreeMap<&'static str, &'static str>,
}

/// The courses, in the order of the menu, each with its rules and the value of every switch.
#[wasm_bindgen]
pub fn courses() -> JsValue {
    let row = |course: Course| {
        let (cut, returns) = course.rules();
        CourseRow { id: course.id(), cut, returns, notation: course.notation().ids().into_iter().collect() }
    };
    to_js(&Course::ALL.map(row))
}

/// Reads an object with an id for every switch; an id that there is not counts as the general notation's.
fn read_notation(ids: &JsValue) -> Notation {
    let id = |name: &str| field(ids, name).ok().and_then(|id| id.as_string()).unwrap_or_default();
    let general = Notation::GENERAL;
    Notation {
        skin: Skin::named(&id("skin")).unwrap_or(general.skin),
        rows: Rows::named(&id("rows")).unwrap_or(general.rows),
        interim: Interim::named(&id("interim")).unwrap_or(general.interim),
        best: Best::named(&id("best")).unwrap_or(general.best),
        windows: Windows::named(&id("windows")).unwrap_or(general.windows),
        as_of: AsOf::named(&id("asOf")).unwrap_or(general.as_of),
        bounds: Bounds::named(&id("bounds")).unwrap_or(general.bounds),
        after: After::named(&id("after")).unwrap_or(general.after),
        leaf_windows: LeafWindows::named(&id("leafWindows")).unwrap_or(general.leaf_windows),
        raised: Raised::named(&id("raised")).unwrap_or(general.raised),
        names: Names::named(&id("names")).unwrap_or(general.names),
        numbers: Numbers::named(&id("numbers")).unwrap_or(general.numbers),
        unseen: Unseen::named(&id("unseen")).unwrap_or(general.unseen),
        cuts: Cuts::named(&id("cuts")).unwrap_or(general.cuts),
        infinity: Infinity::named(&id("infinity")).unwrap_or(general.infinity),
        separator: Separator::named(&id("separator")).unwrap_or(general.separator),
    }
}

#[wasm_bindgen]
impl Run {
    /// Where the next slide of a course ends, or the next event that it shows.
    #[wasm_bindgen(js_name = nextSlide)]
    pub fn next_slide(&self, step: usize, course: &str, by_event: bool) -> usize {
        self.slides(course, by_event).map_or(step, |slides| slides.next(step))
    }

    /// Where the slide before ends, or the event before that it shows.
    #[wasm_bindgen(js_name = previousSlide)]
    pub fn previous_slide(&self, step: usize, course: &str, by_event: bool) -> usize {
        self.slides(course, by_event).map_or(step, |slides| slides.previous(step))
    }

    /// What the slide from behind `since` events up to `step` tells; nothing of a run for which the course has no words.
    pub fn parts(&self, step: usize, since: usize, course: &str) -> JsValue {
        to_js(&self.slides(course, false).filter(Slides::speaks).map(|slides| slides.parts(since, step)))
    }

    /// The live values of a course's panel; nothing of a run for which it has no words.
    pub fn live(&self, step: usize, course: &str) -> JsValue {
        to_js(&self.slides(course, false).filter(Slides::speaks).map(|slides| slides.live(step)))
    }

    /// What stands at the given nodes after `step` events, on a slide that began after `since` of them: a row of numbers
    /// each, see [`WRITTEN`](super::numbers::WRITTEN).
    pub fn written(&self, step: usize, since: usize, nodes: &[u32], notation: &JsValue) -> Vec<f64> {
        let notation = read_notation(notation);
        let frame = Frame::at(&self.tree, &self.trace, step);
        let line = self.line_at(frame.step);
        let slide = Slide { frame: &frame, since, settings: &self.settings };
        let numbers = |&node: &u32| {
            let node = NodeId(node);
            let written = slide.written(node, &notation);
            let written = if self.is_by_movers() { written.by_mover(self.tree.player(node)) } else { written };
            written_numbers(&written, line.contains(&node), self.trace.evaluates(node, frame.step))
        };
        nodes.iter().flat_map(numbers).collect()
    }

    fn slides(&self, course: &str, by_event: bool) -> Option<Slides<'_>> {
        let course = Course::named(course)?;
        Some(Slides { tree: &self.tree, trace: &self.trace, settings: &self.settings, course, by_event })
    }
}
