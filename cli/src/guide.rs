//! Two tables of the guide, from the tables of program and page: every option, and every field of a link. `cargo xtask guide` rewrites
//! them; otherwise a test compares them with the guide.

use std::fmt::Write;
use std::{env, fs};

use clap::{Arg, Command, CommandFactory};
use secateur::search::{ALGORITHMS, Only, SettingField, SettingKind};
use secateur_games::{GameField, StagedGame};
use secateur_session::link;

use crate::command::CommandLine;

/// Headings of options shared by many commands, which are listed once.
const SHARED: [&str; 4] = ["Search", "Notation", "Game", "Evaluation"];

#[test]
fn the_guide_has_every_option() {
    let mut program = CommandLine::command();
    program.build();
    check("program.md", "options", &options(&program));
}

#[test]
fn the_guide_has_every_field_of_a_link() {
    let mut program = CommandLine::command();
    program.build();
    check("links.md", "fields", &fields(&program));
}

/// Checks the text between two marks of a page of the guide, or writes it if `SECATEUR_GUIDE` is set.
fn check(page: &str, mark: &str, text: &str) {
    let path = format!("{}/../docs/guide/src/{page}", env!("CARGO_MANIFEST_DIR"));
    // The package alone has no guide.
    let Ok(old) = fs::read_to_string(&path) else { return };
    let (before, rest) = old.split_once(&format!("<!-- {mark} -->\n")).expect("the page has the first mark");
    let (_, after) = rest.split_once(&format!("<!-- end of {mark} -->\n")).expect("the page has the last mark");
    let new = format!("{before}<!-- {mark} -->\n\n{text}\n<!-- end of {mark} -->\n{after}");
    if env::var_os("SECATEUR_GUIDE").is_some() {
        fs::write(path, new).unwrap();
    } else {
        assert!(old == new, "{page} is old: cargo xtask guide writes it anew");
    }
}

/// A command by its words after `secateur`.
struct CommandPage<'a> {
    name: String,
    command: &'a Command,
}

fn pages(program: &Command) -> Vec<CommandPage<'_>> {
    let mut pages = Vec::new();
    for command in program.get_subcommands().filter(|command| command.get_name() != "help") {
        pages.push(CommandPage { name: command.get_name().to_owned(), command });
        pages.extend(
            command
                .get_subcommands()
                .map(|verb| CommandPage { name: format!("{} {}", command.get_name(), verb.get_name()), command: verb }),
        );
    }
    pages
}

/// A section per command, and one per shared heading.
fn options(program: &Command) -> String {
    let pages = pages(program);
    let shared = SHARED.map(|heading| {
        let all: Vec<&Arg> = pages.iter().flat_map(|page| args(page.command, Some(heading))).collect();
        let mut rows: Vec<(String, String)> = Vec::new();
        for arg in &all {
            let row = (spelled(arg), told(arg));
            if !rows.contains(&row) && 1 < all.iter().filter(|other| told(other) == row.1).count() {
                rows.push(row);
            }
        }
        (heading, rows)
    });
    let mut text = String::new();
    for page in &pages {
        section(&mut text, page, &pages, &shared);
    }
    for (heading, rows) in shared {
        writeln!(text, "## Options: {heading}\n").unwrap();
        table(&mut text, rows.into_iter().map(|(_, row)| row));
    }
    text.trim_end().to_owned() + "\n"
}

type SharedOptions = (&'static str, Vec<(String, String)>);

fn section(text: &mut String, page: &CommandPage, pages: &[CommandPage], shared: &[SharedOptions]) {
    let CommandPage { name, command } = page;
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    writeln!(text, "## secateur {name}\n\n{about}.\n").unwrap();
    let usage = Command::clone(command).render_usage().to_string();
    writeln!(text, "```text\n{}\n```\n", usage.trim_start_matches("Usage: ")).unwrap();
    // A verb of a game does with the game's tree what the command with this name does with any tree.
    let like = name.strip_prefix("game ").and_then(|verb| pages.iter().find(|other| other.name == verb));
    let of_like: Vec<String> = like.iter().flat_map(|other| other.command.get_arguments()).map(told).collect();
    let is_shared = |row: &String| shared.iter().any(|(_, rows)| rows.iter().any(|(_, other)| other == row));
    let all: Vec<String> = args_of_any(command).map(told).collect();
    let own: Vec<&String> = all.iter().filter(|row| !is_shared(row) && !of_like.contains(row)).collect();
    let repeated = all.iter().any(|row| !is_shared(row) && of_like.contains(row));
    if !own.is_empty() {
        table(text, own.into_iter().cloned());
    }
    let mut others: Vec<String> = Vec::new();
    if let Some(other) = like.filter(|_| repeated) {
        others.push(format!("those of [secateur {0}](#secateur-{0})", other.name));
    }
    for (heading, rows) in shared {
        let (has, lacks): (Vec<_>, Vec<_>) = rows.iter().partition(|(_, row)| all.contains(row));
        let names = |rows: Vec<&(String, String)>| {
            rows.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let link = format!("[{heading}](#options-{})", heading.to_lowercase());
        match (has.len(), lacks.len()) {
            (0, _) => (),
            (_, 0) => others.push(format!("all of {link}")),
            (few, many) if few < many => others.push(format!("{} of {link}", names(has))),
            _ => others.push(format!("all of {link} but {}", names(lacks))),
        }
    }
    if !others.is_empty() {
        writeln!(text, "Further options: {}.\n", others.join("; ")).unwrap();
    }
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (note, examples) = help.split_once("Examples:\n").unwrap_or((&help, ""));
    if !note.trim().is_empty() {
        writeln!(text, "{}\n", note.trim()).unwrap();
    }
    if !examples.is_empty() {
        let lines: String = examples.lines().map(|line| format!("{}\n", line.trim_start())).collect();
        writeln!(text, "```sh\n{lines}```\n").unwrap();
    }
}

fn args_of_any(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str()))
}

fn args<'a>(command: &'a Command, heading: Option<&str>) -> impl Iterator<Item = &'a Arg> {
    args_of_any(command).filter(move |arg| arg.get_help_heading() == heading)
}

fn spelled(arg: &Arg) -> String {
    arg.get_long().map_or_else(|| arg.get_id().to_string(), |long| format!("--{long}"))
}

/// A row of a table: syntax, meaning, and values.
fn told(arg: &Arg) -> String {
    let values = arg.get_value_names().filter(|_| arg.get_num_args().is_none_or(|count| count.takes_values()));
    let words: Vec<String> = values.unwrap_or_default().iter().map(|value| value.to_string()).collect();
    let name = match arg.get_long() {
        Some(_) => [vec![spelled(arg)], words].concat().join(" "),
        None => words.join(" "),
    };
    let mut says = sentence(&arg.get_help().map(ToString::to_string).unwrap_or_default());
    says += &one_of(&possible(arg));
    if let [default] = arg.get_default_values()
        && !possible(arg).is_empty() | !says.is_empty()
        && arg.get_num_args().is_none_or(|count| count.takes_values())
    {
        write!(says, " Default: `{}`.", default.display()).unwrap();
    }
    format!("| `{}` | {} |", name.replace('|', "\\|"), says.replace('|', "\\|"))
}

fn sentence(help: &str) -> String {
    format!("{}.", help.trim_end_matches('.'))
}

fn possible(arg: &Arg) -> Vec<String> {
    arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect()
}

fn one_of(values: &[String]) -> String {
    match values {
        [] => String::new(),
        values => format!(" Values: `{}`.", values.join("`, `")),
    }
}

fn table(text: &mut String, rows: impl Iterator<Item = String>) {
    let rows: Vec<String> = rows.collect();
    writeln!(text, "| option | meaning |\n| --- | --- |\n{}\n", rows.join("\n")).unwrap();
}

/// A table of every field, each with an example link.
fn fields(program: &Command) -> String {
    let row =
        |name: &str, says: &str, example: &str| format!("| `{name}` | {} | `{example}` |\n", says.replace('|', "\\|"));
    let head = "| field | meaning | example |\n| --- | --- | --- |\n";
    let option = |command: &str, name: &str| {
        let command = command.split(' ').try_fold(program, |command, name| command.find_subcommand(name))?;
        command.get_arguments().find(|arg| arg.get_long() == Some(name))
    };
    let mut text = format!("### A tree and its search\n\n{head}");
    text += &row("tree", "The tree, as in the field at the top of the page.", "tree=((3+12+8)(2+4+6))");
    for name in link::names() {
        let arg = option("link", &name);
        let (help, example) = own_field(&name).unwrap_or_default();
        let says = match arg {
            Some(arg) if help.is_empty() => {
                sentence(&arg.get_help().unwrap_or_default().to_string()) + &one_of(&possible(arg)) + &when(&name)
            }
            _ => help.to_owned(),
        };
        let last = arg.and_then(|arg| possible(arg).pop());
        let example = if example.is_empty() { last.expect("there is an example of it") } else { example.to_owned() };
        let example = format!("{name}={example}");
        // A pace makes no sense without runs.
        let whole =
            if ["by", "at"].contains(&&name[..]) { format!("compare=pvs;mtd-f&{example}") } else { example.clone() };
        assert_eq!(link::read(&whole, &["en", "pl", "ro", "ru"].map(str::to_owned)).ignored, [], "{example}");
        if name == "grain" {
            text += &format!("\n### How it is shown\n\n{head}");
        }
        text += &row(&name, &says, &example);
    }
    text += &format!("\n### A game in place of a tree\n\n{head}");
    for field in GameField::all() {
        let (help, example) = own_game_field(field.id());
        let help = match option("game link", field.id()) {
            Some(arg) if help.is_empty() => {
                sentence(&arg.get_help().unwrap_or_default().to_string()) + &one_of(&possible(arg))
            }
            _ => help.to_owned(),
        };
        assert!(!help.is_empty(), "{}", field.id());
        // There it is an option, here another field.
        let help = help.replace("--", "");
        let read = StagedGame::read(example).map(|staged| staged.grow(&mut |_| ()).map(drop));
        assert!(matches!(read, Ok(Ok(()))), "{example}: {read:?}");
        assert!(example.split('&').any(|part| part.split('=').next() == Some(field.id())), "{example}");
        text += &row(field.id(), &help, &example.replace(' ', "+"));
    }
    text
}

/// When a setting has an effect, if not always.
fn when(name: &str) -> String {
    let Some(SettingField::One(setting)) = SettingField::named(name) else { return String::new() };
    let whose = match setting.only {
        Only::With(has) if setting.kind != SettingKind::Rule => {
            let algorithms = ALGORITHMS.iter().filter(|algorithm| has(algorithm.traits()));
            algorithms.map(|algorithm| format!("`{}`", algorithm.id)).collect::<Vec<_>>()
        }
        _ => return String::new(),
    };
    format!(" Only for {}.", whose.join(" and "))
}

/// Text and example for a field of a link that is not an option of the program.
fn own_field(name: &str) -> Option<(&'static str, &'static str)> {
    Some(match name {
        "random" => (
            "How a random tree was made: `children`, `depth`, `scores`, `order` (`random`, `best-first`, `worst-first`), `distinct`, `chance` and `seed`, \
             any of which may be left out. Without `tree`, the link makes that tree.",
            "children:2..3,depth:4,scores:-5..40,order:best-first,distinct,seed:7",
        ),
        "window" => ("", "4,6"),
        "depth" => (
            "Maximum number of plies searched. With a game, whose own `depth` limits the tree, it is called `limit`.",
            "2",
        ),
        "seed" => ("", "7"),
        "least" => ("", "-10"),
        "greatest" => ("", "10"),
        "guess" => ("", "3"),
        "margin" | "growth" => ("", "2"),
        "step" => ("How many events of the run have happened.", "11"),
        "compare" => (
            "Two to four runs side by side: an algorithm each, then its rules and settings, with commas between them and a semicolon between runs.",
            "alpha-beta,past-bound;mtd-f,guess=3",
        ),
        "by" => ("What the runs side by side do together in one step. Values: `leaf`, `event`, `end`.", "event"),
        "at" => ("How many of those steps they have gone.", "3"),
        "claim" => ("A claim of “Is that so?” that is checked on this tree.", "twice"),
        "strip" => ("The leaf whose number line is shown, by its name or by its number in the order of the text.", "4"),
        "predict" => {
            ("Whether stepping stops before every decision, with a question to the class. Values: `off`, `on`.", "on")
        }
        _ => return None,
    })
}

/// The same for a game's field, with the text of a game that has it.
fn own_game_field(id: &str) -> (&'static str, &'static str) {
    match id {
        "size" => ("", "game=kalah&size=3x3&depth=1"),
        "heaps" => ("", "game=nim&heaps=1,2"),
        "mnk" => ("", "game=mnk&mnk=3,3,3&depth=1"),
        "rule" => ("", "game=nim&heaps=1,2&rule=misere"),
        "most" => ("", "game=nim&heaps=4&most=3"),
        "die" => ("", "game=nim&heaps=2&die=2"),
        "capture" => ("", "game=kalah&capture=alone&depth=1"),
        "rest" => ("", "game=kalah&rest=opponent&depth=1"),
        "all-moves" => {
            ("On large boards, include moves far from any stone. Value: `yes`.", "game=gomoku&all-moves=yes&depth=1")
        }
        "position" => ("", "game=tic-tac-toe&position=o../.x./... x&depth=1"),
        "moves" => ("The moves played so far.", "game=connect-four&moves=4453&depth=1"),
        "depth" => ("Plies of the tree; without it, it goes to the end of the game.", "game=connect-four&depth=2"),
        "beyond" => ("", "game=draughts&depth=1&beyond=2"),
        "quiescence" => ("", "game=chess&depth=1&beyond=1&quiescence=captures"),
        "sure" => ("", "game=connect-four&depth=2&sure=50"),
        "utility" => ("", "game=nim&heaps=1,2&utility=result"),
        "weights" => ("", "game=connect-four&depth=1&weights=centre=1"),
        "symmetry" => (
            "Keep only the first of several moves to mirror images. Value: `yes`.",
            "game=tic-tac-toe&depth=2&symmetry=yes",
        ),
        "game" => (
            "Which game. The names are those of [`secateur game`](program.md#secateur-game).",
            "game=tic-tac-toe&depth=1",
        ),
        "move-order" => (
            "The game's own order of moves; `order` has replaced it.",
            "game=connect-four&depth=1&move-order=centre-first",
        ),
        "kept-from" => (
            "How many moves earlier the search began whose table is kept; several numbers go back further.",
            "game=nim&heaps=2,2&moves=1-1 2-1&kept-from=2",
        ),
        "seen-by" => (
            "The search that decides what is grown: only the nodes that it visits.",
            "game=tic-tac-toe&depth=2&seen-by=pvs order=static",
        ),
        "scores" => {
            ("Scores given by hand, each by the moves that lead to its leaf.", "game=tic-tac-toe&depth=1&scores=a1: 5")
        }
        _ => panic!("{id} has no example"),
    }
}
