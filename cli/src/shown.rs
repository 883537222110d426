//! A run and how it is drawn: the options that picture and run have in common.

use std::rc::Rc;

use clap::Args;
use secateur::figure::{Extent, Manner, Room, Run, Studio, Theme};
use secateur::grain::Grain;
use secateur::picture::Captions;
use secateur::picture::scene::OverlayKind;

use crate::fault::Fault;
use crate::given::Given;
use crate::notations::{Notated, Switched};
use crate::searching::{Searching, record};
use crate::streams::Streams;
use crate::values::ids;

#[derive(Args)]
pub struct Shown {
    #[command(flatten)]
    given: Given,
    /// What one step shows: event by event, or in the notation of a course slide by slide, unless said otherwise
    #[arg(long, value_name = "GRAIN", value_parser = ids(Grain::ALL.iter().map(|grain| grain.id()), Grain::named))]
    grain: Option<Grain>,
    /// In which colours
    #[arg(long, default_value = "light", value_parser = ids([Theme::Light, Theme::Dark].map(Theme::id), Theme::named))]
    pub theme: Theme,
    /// Whether children stand as written, or in the order of the search
    #[arg(long, value_name = "HOW", default_value = "written", value_parser = ["written", "search"])]
    arrange: String,
    /// What is written on the tree besides the search
    #[arg(long, value_name = "WHAT", value_parser = ids(OverlayKind::ALL.iter().map(|kind| kind.id()), OverlayKind::named))]
    overlay: Option<OverlayKind>,
    #[command(flatten)]
    searching: Searching,
    #[command(flatten)]
    notated: Notated,
    #[command(flatten)]
    switched: Switched,
}

impl Shown {
    /// The recorded run.
    pub fn run(&self, streams: &mut Streams) -> Result<Run, Fault> {
        let settings = self.searching.settings(self.notated.course())?;
        let tree = self.given.read(streams)?;
        let trace = record(&tree, &settings)?;
        Ok(Run { tree: Rc::new(tree), trace: Rc::new(trace), settings })
    }

    /// What one step shows.
    pub fn grain(&self) -> Grain {
        let usual = if self.notated.course().is_some() { Grain::Lecture } else { Grain::Event };
        self.grain.unwrap_or(usual)
    }

    /// Where the figures of a run are made.
    pub fn studio(&self, run: Run, room: Room, extent: Extent) -> Studio {
        let course = self.notated.course();
        let notation = self.switched.notation(course);
        let captions = Captions::of(&run.tree, &run.settings, notation.rows, &|message| message.id.to_owned());
        let manner = Manner {
            notation,
            course,
            grain: self.grain(),
            captions,
            is_arranged: self.arrange == "search",
            overlay: self.overlay,
            room,
            extent,
            theme: self.theme,
            ..Manner::default()
        };
        Studio::new(run, manner)
    }
}
