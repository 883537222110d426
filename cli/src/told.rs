//! What is said of a run in the page's words: the sentence and the label of a step, what is searched and how, and that a run goes
//! on where it is cut.

use secateur::figure::{Manner, Note, Run, Said, Slide, Stops, Studio};
use secateur::picture::{Captions, Names};
use secateur::score::Window;
use secateur::search::DIALECTS;
use secateur::telling::{Asking, Findings, Telling};

use crate::words::{Language, Words};

/// A tree of more nodes is not written out where it is told what is searched.
const MOST_WRITTEN: usize = 400;

/// Who tells of a run.
pub struct Teller<'a> {
    words: &'a Words,
    language: Language,
    run: &'a Run,
    manner: &'a Manner,
    names: Names<std::rc::Rc<secateur::GameTree>>,
    findings: Findings,
}

impl<'a> Teller<'a> {
    pub fn new(words: &'a Words, language: Language, studio: &'a Studio) -> Teller<'a> {
        let (run, manner) = (studio.run(), studio.manner());
        let names = Names::of(run.tree.clone(), manner.notation.letters);
        Teller { words, language, run, manner, names, findings: Findings::default() }
    }

    /// What has happened, with marks.
    pub fn sentence(&self, step: usize) -> Said {
        let Run { tree, trace, settings } = self.run;
        let Manner { notation, course, grain, .. } = *self.manner;
        let telling = Telling {
            tree,
            trace,
            settings,
            findings: &self.findings,
            names: &|node| self.names.name(node),
            numbers: self.language.numbers(notation.infinity),
            windows: notation.windows,
            course,
            grain,
            predicts: false,
            asking: Asking::No,
            counts: false,
        };
        Said::read(self.words.say_all(&telling.at(step)).line())
    }

    /// Which step it is.
    pub fn label(&self, step: usize) -> String {
        let length = self.run.trace.events.len();
        self.words.counted("taking-step", &[("step", step), ("length", length)])
    }

    /// A step as slides and handouts show it.
    pub fn slide(&self, studio: &Studio, step: usize) -> Slide {
        Slide { figure: studio.figure(step), step, label: self.label(step), sentence: self.sentence(step) }
    }

    /// What the notes of a slide say besides its sentence.
    pub fn notes(&self, studio: &Studio, step: usize) -> Vec<String> {
        let said = |note: Note| {
            let told: Vec<_> = note.arguments.iter().map(|(name, text)| (*name, text.as_str())).collect();
            self.words.text(note.id, &told)
        };
        studio.notes(step).into_iter().map(said).collect()
    }

    /// What is searched and how, on one line.
    pub fn about(&self) -> String {
        let Run { tree, settings, .. } = self.run;
        let text = |id: &str| self.words.text(id, &[]);
        let numbers = self.language.numbers(self.manner.notation.infinity);
        let mut parts = vec![text(&format!("algorithm-{}", settings.algorithm.id))];
        let dialect = DIALECTS.iter().find(|row| (row.cut, row.returns) == (settings.cut, settings.returns));
        if let Some(dialect) = dialect.filter(|_| settings.algorithm.dialects) {
            parts.push(text(&format!("dialect-{}", dialect.id)));
        }
        let window = settings.root_window();
        if window != Window::FULL {
            parts.push(format!("({}, {})", numbers.write(window.alpha()), numbers.write(window.beta())));
        }
        if tree.len() <= MOST_WRITTEN {
            parts.push(tree.to_string());
        }
        parts.join(" · ")
    }

    /// That the run goes on behind the last stop; empty where it does not.
    pub fn end(&self, stops: &Stops) -> String {
        let (last, limit) = (stops.steps.last().copied().unwrap_or_default(), stops.steps.len());
        let length = self.run.trace.events.len();
        let told = [("step", last), ("length", length), ("limit", limit)];
        if stops.is_whole { String::new() } else { self.words.counted("taking-end", &told) }
    }
}

/// What is said on the picture itself.
pub fn captions(words: &Words, run: &Run, rows: secateur::course::Rows) -> Captions {
    Captions::of(&run.tree, &run.settings, rows, &|message| words.counted(message.id, message.number.as_slice()))
}
