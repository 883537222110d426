//! The options of games as command-line options: those of the core's list, in its order.

use clap::builder::TypedValueParser;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};
use secateur_games::{GameOption, OPTIONS, OptionKind, YES};

/// The chosen options, with the value in the game's own form.
pub struct Choices(pub Vec<(&'static GameOption, String)>);

fn argument(option: &'static GameOption) -> Arg {
    let argument = Arg::new(option.id).long(option.id).global(true).help(option.help);
    let argument = if let OptionKind::Flag = option.kind { argument } else { argument.value_name(option.value) };
    match option.kind {
        OptionKind::Text { .. } => argument.value_parser(|text: &str| option.read(text)),
        OptionKind::Count => argument.value_parser(value_parser!(u32).range(1..).map(|count| count.to_string())),
        OptionKind::Rule(_) => argument,
        OptionKind::Listed(rules) => argument.value_parser(rules),
        OptionKind::Flag => argument.action(ArgAction::SetTrue),
    }
}

impl Args for Choices {
    fn augment_args(command: Command) -> Command {
        command.args(OPTIONS.iter().map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Choices {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Choices, clap::Error> {
        let value = |option: &GameOption| match option.kind {
            OptionKind::Flag => matches.get_flag(option.id).then(|| YES.to_owned()),
            _ => matches.get_one::<String>(option.id).cloned(),
        };
        Ok(Choices(OPTIONS.iter().filter_map(|option| Some((option, value(option)?))).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Choices::from_arg_matches(matches)?;
        Ok(())
    }
}
