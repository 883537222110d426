//! A run and how it is drawn: the options shared by picture and run.

use std::rc::Rc;

use clap::Args;
use secateur::grain::Grain;
use secateur::search::Settings;
use secateur_drawing::picture::scene::OverlayKind;
use secateur_export::{Extent, FigureTheme, Room, StudioOptions, StudioRun};
use secateur_games::Boards;

use crate::error::CliError;
use crate::notations::{NotationOption, NotationSwitches};
use crate::search_options::{FullSearchOptions, record};
use crate::teller::captions;
use crate::tree_options::LoadedTree;
use crate::values::{ids, languages};
use crate::words::{LANGUAGES, Language, Words};

#[derive(Args)]
pub struct ViewOptions {
    /// What a step shows; in a course's notation usually a slide, else an event
    #[arg(long, value_name = "GRAIN", value_parser = ids(Grain::ALL.iter().map(|grain| grain.id()), Grain::named))]
    grain: Option<Grain>,
    /// Language
    #[arg(long, value_name = "ID", value_parser = languages(), default_value = LANGUAGES[0].id)]
    pub language: Language,
    /// Colours
    #[arg(
        long,
        default_value = "light",
        value_parser = ids(FigureTheme::ALL.iter().map(|theme| theme.id()), FigureTheme::named)
    )]
    pub theme: FigureTheme,
    /// Whether children are drawn as written, or in the order of the search
    #[arg(long, value_name = "HOW", default_value = "written", value_parser = ["written", "search"])]
    arrange: String,
    /// What is marked on the tree besides the search
    #[arg(long, value_name = "WHAT", value_parser = ids(OverlayKind::ALL.iter().map(|kind| kind.id()), OverlayKind::named))]
    overlay: Option<OverlayKind>,
    #[command(flatten)]
    pub searching: FullSearchOptions,
    #[command(flatten)]
    notated: NotationOption,
    #[command(flatten)]
    switched: NotationSwitches,
}

impl ViewOptions {
    /// The recorded run of a tree, which may depend on the settings and change them; for a game with its boards.
    pub fn run(
        &self,
        tree: impl FnOnce(&mut Settings) -> Result<LoadedTree, CliError>,
    ) -> Result<(StudioRun, Option<Rc<Boards>>), CliError> {
        let mut settings = self.searching.settings(self.notated.course())?;
        let searched = tree(&mut settings)?;
        let settings = self.searching.on(&searched.tree, settings);
        let trace = record(&searched, &settings)?;
        let LoadedTree { tree, boards, .. } = searched;
        Ok((StudioRun { tree, trace: Rc::new(trace), settings }, boards))
    }

    /// The language and notation of its words.
    pub fn words(&self) -> Words {
        Words::new(self.language, self.switched.notation(self.notated.course()).names)
    }

    /// How it is drawn.
    pub fn manner(&self, run: &StudioRun, boards: Option<Rc<Boards>>, words: &Words) -> StudioOptions {
        let course = self.notated.course();
        let notation = self.switched.notation(course);
        let numbers = self.language.numbers(notation.infinity);
        StudioOptions {
            notation,
            course,
            grain: self.grain.unwrap_or(if course.is_some() { Grain::Lecture } else { Grain::Event }),
            decimal: numbers.decimal,
            group: numbers.group,
            captions: captions(words, run, boards.as_deref(), notation.rows),
            is_arranged: self.arrange == "search",
            overlay: self.overlay,
            room: Room::PICTURE,
            extent: Extent::Whole,
            theme: self.theme,
            boards,
        }
    }
}
