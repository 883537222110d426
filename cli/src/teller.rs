//! The texts about a run in the page's words: the sentence and the label of a step, what is searched and how, and that a run continues
//! where it is cut short.

use secateur::NodeId;
use secateur_courses::telling::{CutQuestion, Findings, Telling};
use secateur_drawing::picture::{CaptionMessage, Captions, ShortNames};
use secateur_export::{MarkedSentence, RunSlide, SlideNote, Stops, Studio, StudioOptions, StudioRun, about};
use secateur_games::Boards;

use crate::words::{LANGUAGES, Words};

/// A message in English, as plain text.
pub fn english(message: &secateur::message::Message) -> String {
    Words::new(LANGUAGES[0], secateur_courses::course::Names::Greek).say(message).text()
}

/// Makes the texts about a run.
pub struct Teller<'a> {
    words: &'a Words,
    run: &'a StudioRun,
    manner: &'a StudioOptions,
    names: ShortNames<std::rc::Rc<secateur::GameTree>>,
    findings: Findings,
}

impl<'a> Teller<'a> {
    pub fn new(words: &'a Words, studio: &'a Studio) -> Teller<'a> {
        let (run, manner) = (studio.run(), studio.manner());
        let names = ShortNames::new(run.tree.clone(), manner.notation.letters);
        Teller { words, run, manner, names, findings: Findings::default() }
    }

    /// The name of a node; in a game, its line of play.
    pub fn name(&self, node: NodeId) -> String {
        if self.manner.boards.is_some() { self.run.tree.path(node) } else { self.names.name(node) }
    }

    /// The sentence of a step, with marks.
    pub fn sentence(&self, step: usize) -> MarkedSentence {
        let StudioRun { tree, trace, settings } = self.run;
        let StudioOptions { notation, course, grain, ref boards, .. } = *self.manner;
        let telling = Telling {
            tree,
            trace,
            settings,
            findings: &self.findings,
            names: &|node| self.name(node),
            numbers: self.manner.numbers(),
            windows: notation.windows,
            course,
            is_of_game: boards.is_some(),
            boards: boards.as_deref(),
            grain,
            predicts: false,
            asking: CutQuestion::No,
            counts: false,
        };
        MarkedSentence::read(self.words.say_all(&telling.at(step)).line())
    }

    /// The step's label.
    pub fn label(&self, step: usize) -> String {
        let length = self.run.trace.events.len();
        self.words.counted("taking-step", &[("step", step), ("length", length)])
    }

    /// A step as in slides and handouts.
    pub fn slide(&self, studio: &Studio, step: usize) -> RunSlide {
        RunSlide { figure: studio.figure(step), step, label: self.label(step), sentence: self.sentence(step) }
    }

    /// What is searched and how, in one line.
    pub fn about(&self) -> String {
        about(self.run, self.manner, &|note| self.note(note))
    }

    /// The text of a file's message.
    pub fn note(&self, SlideNote { id, arguments }: SlideNote) -> String {
        let told: Vec<_> = arguments.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.words.text(&id, &told)
    }

    /// That the run continues after the last stop; empty if it does not.
    pub fn end(&self, stops: &Stops) -> String {
        let (last, limit) = (stops.steps.last().copied().unwrap_or_default(), stops.steps.len());
        let length = self.run.trace.events.len();
        let told = [("step", last), ("length", length), ("limit", limit)];
        if stops.is_whole { String::new() } else { self.words.counted("taking-end", &told) }
    }
}

/// The texts on the picture itself.
pub fn captions(
    words: &Words,
    run: &StudioRun,
    boards: Option<&Boards>,
    rows: secateur_courses::course::Rows,
) -> Captions {
    let say = |message: CaptionMessage| words.counted(message.id, message.number.as_slice());
    let captions = Captions::write(&run.tree, &run.settings, rows, &say);
    match boards {
        Some(boards) => captions.with_game(&run.tree, boards, &say),
        None => captions,
    }
}
