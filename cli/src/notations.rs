//! A course's notation, and its switches one by one.

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use secateur::search::spelled;
use secateur_courses::course::{Course, Names, Notation};
use secateur_courses::preset::Preset;

use crate::values::ids;
use crate::words::{LANGUAGES, Words};

/// A course's notation, and the rules of its search.
#[derive(Args)]
pub struct NotationOption {
    /// The notation of a course, with the rules of its search
    #[arg(long = "notation", value_name = "ID", value_parser = ids(Preset::all().map(Preset::id), Preset::named), help_heading = "Notation")]
    preset: Option<Preset>,
}

impl NotationOption {
    pub fn course(&self) -> Option<Course> {
        self.preset.and_then(|Preset(course)| course)
    }
}

/// Changes to the whole notation: by switch, the id of its value.
pub struct NotationSwitches(Vec<(&'static str, String)>);

impl NotationSwitches {
    /// A course's notation, with these changes.
    pub fn notation(&self, course: Option<Course>) -> Notation {
        let mut notation = Preset(course).notation();
        for (switch, id) in &self.0 {
            assert!(notation.put(switch, id), "clap has taken values of the table alone");
        }
        notation
    }
}

/// An option for each switch of the core's table.
impl Args for NotationSwitches {
    fn augment_args(command: Command) -> Command {
        let words = Words::new(LANGUAGES[0], Names::Greek);
        let option = |(switch, values): (&'static str, Vec<&'static str>)| {
            let name = spelled(switch);
            let told = |what| words.text(&format!("notation-{name}{what}"), &[]);
            Arg::new(switch)
                .help(format!("{}. {}", told(""), told("-why").trim_end_matches('.')))
                .long(name)
                .value_name("ID")
                .value_parser(clap::builder::PossibleValuesParser::new(values))
                .help_heading("Notation")
        };
        command.args(Notation::choices().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        NotationSwitches::augment_args(command)
    }
}

impl FromArgMatches for NotationSwitches {
    fn from_arg_matches(matches: &ArgMatches) -> Result<NotationSwitches, clap::Error> {
        let switches = Notation::choices().map(|(switch, _)| switch);
        let said = |switch: &'static str| Some((switch, matches.get_one::<String>(switch)?.clone()));
        Ok(NotationSwitches(switches.into_iter().filter_map(said).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = NotationSwitches::from_arg_matches(matches)?;
        Ok(())
    }
}
