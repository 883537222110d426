//! The sentences of a step: messages, as JSON text.

use wasm_bindgen::prelude::*;

use secateur::grain::Grain;
use secateur::message::{Argument, Message};
use secateur::score::Score;
use secateur::terms;
use secateur_courses::course::Course;
use secateur_courses::course::{Infinity, Letters, Windows};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::telling::WeightChange;
use secateur_courses::telling::{CutQuestion, LiveKind, LiveValue, Telling, TermRow};
use secateur_drawing::picture::Pen;

use super::browser::Work;
use super::{PageRun, field};

#[wasm_bindgen(typescript_custom_section)]
const WORDING: &str = r#"
/** How a step is described. */
export type Wording = Pick<Notation, 'letters' | 'windows' | 'infinity'> & {
    /** id of the course whose words are used; any other for none */
    notation: string;
    grain: Grain;
    /** the question to the class: none, or this step is one; or it is answered, and how */
    asking: 'no' | 'question' | 'answer' | 'right' | 'wrong';
    /** whether the class is asked before every decision */
    predict: boolean;
    /** whether the last step says what other orders would have cost */
    counting: boolean;
    /** the changed weight of a feature, and the search's earlier result */
    weighing?: { was: { feature: string, weights: [before: number, now: number], score: number, best: string, leaves: number } | null } | null;
};
"#;

#[wasm_bindgen]
extern "C" {
    /// How a step is described.
    #[wasm_bindgen(typescript_type = "Wording")]
    pub type Wording;
}

impl Wording {
    fn id(&self, name: &str) -> String {
        field(self, name).ok().and_then(|value| value.as_string()).unwrap_or_default()
    }

    fn is(&self, name: &str) -> bool {
        field(self, name).is_ok_and(|value| value.is_truthy())
    }
}

#[wasm_bindgen(js_class = Run)]
impl PageRun {
    /// The sentences of a step: a list of messages, each a list of its id, and the name and the value of every argument. The characters are
    /// the decimal separator and that of thousands.
    pub fn tell(&self, step: usize, wording: &Wording, decimal: char, group: Option<char>) -> String {
        let _work = Work::begin("secateur: tell");
        self.telling(wording, decimal, group, |telling| {
            let mut pen = Pen::default();
            pen.open();
            for message in messages(telling, step, wording) {
                write(&mut pen, &message);
            }
            pen.close();
            pen.finish()
        })
    }

    /// The pseudo-code at a step: a list of the lines, each its message and its level, and their shared arguments, as a message without an
    /// id; if there is a current line, also its index and the values beside it, a message.
    pub fn code(&self, step: usize, wording: &Wording, decimal: char, group: Option<char>) -> String {
        self.telling(wording, decimal, group, |telling| {
            let code = telling.code(step);
            let mut pen = Pen::default();
            pen.open();
            pen.open();
            for line in &code.lines {
                pen.open();
                pen.text(line.id);
                pen.whole(line.level.into());
                pen.close();
            }
            pen.close();
            write(&mut pen, &code.told);
            if let Some((at, values)) = &code.here {
                pen.whole(*at as u32);
                write(&mut pen, values);
            }
            pen.close();
            pen.finish()
        })
    }

    /// The live values at a step: the maximum length of a number, whether a number line belongs to them, and each as its name and its
    /// description, both messages, which bound it is, its text, and whether it is new.
    pub fn live(&self, step: usize, wording: &Wording, decimal: char, group: Option<char>) -> String {
        self.telling(wording, decimal, group, |telling| {
            let live = telling.live(step);
            let mut pen = Pen::default();
            pen.open();
            pen.whole(live.room as u32);
            pen.put(if live.has_line { "true" } else { "false" });
            pen.open();
            for LiveValue { row, text, is_new } in &live.values {
                pen.open();
                pen.text(row.name);
                or_nothing(&mut pen, row.about);
                pen.text(match row.what {
                    LiveKind::Alpha => "a",
                    LiveKind::Beta => "b",
                    LiveKind::Variable | LiveKind::FromWorst | LiveKind::Depth => "best",
                });
                or_nothing(&mut pen, text.as_deref());
                pen.put(if *is_new { "true" } else { "false" });
                pen.close();
            }
            pen.close();
            pen.close();
            pen.finish()
        })
    }

    /// Maximum number of a chance node's children for which [`PageRun::terms`] has rows.
    #[wasm_bindgen(js_name = mostTerms)]
    pub fn most_terms(&self) -> usize {
        terms::most(&self.tree)
    }

    /// How the mean of the innermost open chance node adds up, or empty: the node; for each child its number, the search's progress with
    /// it, whether the last event changed it, its probability, its value, and their product; how many children have no row; the sum so far
    /// and the possible values of the mean, and whether both are new; the requirements on the current child, a list of messages.
    pub fn terms(&self, step: usize, wording: &Wording, decimal: char, group: Option<char>) -> Option<String> {
        self.telling(wording, decimal, group, |telling| {
            let table = telling.terms(step)?;
            let mut pen = Pen::default();
            pen.open();
            pen.whole(table.node.0);
            pen.open();
            for TermRow { term, part, worth, product } in &table.rows {
                pen.open();
                pen.whole(term.child.0);
                pen.text(term.state.id());
                pen.put(if term.is_now { "true" } else { "false" });
                for text in [part, worth, product] {
                    pen.text(text);
                }
                pen.close();
            }
            pen.close();
            pen.whole(table.others as u32);
            pen.text(&table.seen);
            or_nothing(&mut pen, table.reach.as_deref());
            pen.put(if table.is_moved { "true" } else { "false" });
            pen.open();
            for need in &table.needs {
                write(&mut pen, need);
            }
            pen.close();
            pen.close();
            Some(pen.finish())
        })
    }
}

impl PageRun {
    fn telling<T>(
        &self,
        wording: &Wording,
        decimal: char,
        group: Option<char>,
        tell: impl FnOnce(&Telling<'_>) -> T,
    ) -> T {
        let letters = Letters::named(&wording.id("letters")).unwrap_or(Letters::Below);
        let boards = self.reading.boards();
        tell(&Telling {
            tree: &self.tree,
            trace: &self.trace,
            settings: &self.settings,
            findings: &self.findings,
            names: &|node| self.reading.name(letters, node),
            numbers: NumberStyle {
                decimal,
                group,
                infinity: Infinity::named(&wording.id("infinity")).unwrap_or(Infinity::Signs),
            },
            windows: Windows::named(&wording.id("windows")).unwrap_or(Windows::Closed),
            course: Course::named(&wording.id("notation")),
            is_of_game: self.reading.staged.is_some(),
            boards: boards.as_deref(),
            grain: Grain::named(&wording.id("grain")).unwrap_or(Grain::Event),
            predicts: wording.is("predict"),
            asking: CutQuestion::named(&wording.id("asking")).unwrap_or(CutQuestion::No),
            counts: wording.is("counting"),
        })
    }
}

/// The sentences of a step; or of a changed weight, until a step is made.
fn messages(telling: &Telling<'_>, step: usize, wording: &Wording) -> Vec<Message> {
    if let Some(change) = wording.weight_change() {
        return vec![telling.weighed(&change)];
    }
    telling.at(step)
}

impl Wording {
    /// The changed weight, and what the search found before.
    fn weight_change(&self) -> Option<WeightChange> {
        let weighing = field(self, "weighing").ok().filter(JsValue::is_object)?;
        let was = field(&weighing, "was").ok().filter(JsValue::is_object)?;
        let weights = field(&was, "weights").ok()?;
        let score = |of: &JsValue, name: &str| Score::new(field(of, name).ok()?.as_f64()?);
        Some(WeightChange {
            feature: field(&was, "feature").ok()?.as_string()?,
            weights: [score(&weights, "0")?, score(&weights, "1")?],
            score: score(&was, "score")?,
            best: field(&was, "best").ok()?.as_string()?,
            leaves: field(&was, "leaves").ok()?.as_f64()? as usize,
        })
    }
}

fn or_nothing(pen: &mut Pen, text: Option<&str>) {
    match text {
        Some(text) => pen.text(text),
        None => pen.put("null"),
    }
}

/// A message as a list of its id, and the name and the value of every argument.
pub(crate) fn write(pen: &mut Pen, message: &Message) {
    pen.open();
    pen.text(&message.id());
    for (name, value) in message.args() {
        pen.text(name);
        match value {
            Argument::Text(text) => pen.text(text),
            Argument::Count(count) => pen.whole(*count),
            Argument::Mean(mean) => pen.put(&mean.to_string()),
        }
    }
    pen.close();
}
