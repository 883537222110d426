//! The project's own commands, run as `cargo xtask COMMAND`.
//!
//! Each command fetches what it needs and says so. This file only reads the command line; it knows nothing of
//! compilers, packages or browsers.

mod additions;
mod before;
mod browser;
mod debian;
#[cfg(test)]
mod docs;
mod guide;
mod licences;
mod markdown;
mod page;
mod papers;
mod python;
mod release;
mod run;
mod rust;
mod site;
mod steps;
mod test;
mod wasm;
mod wasm_target;

use std::process::ExitCode;

use anyhow::Result;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [--no-open] [--port N]   build the page, serve it on this computer and open it in the browser
  build                          build the page into www/dist, ready for any web server and any path
  test [--long]                  check and test; --long draws a hundred times as many cases at random and leaves no test of the
                                 page out of Firefox, which takes hours
  bench [--quick] [--json]       measure everything that has a budget, some minutes; the result is also in
        [--check] [--keep]       target/bench.json. --check tells what is worse than in docs/bench.json, --keep writes that
  papers                         compile what the page makes for LaTeX, by three engines; TeX is fetched where that is possible
  release [--tag TAG]            build what is given out into target/release-files; the tag has to be that of the version
  additions                      add one of each kind of thing to a copy of the project and look for them on its page
  guide                          make pictures and tables of the guide again
  wasm                           build only the core's WebAssembly, into www/pkg
  screenshot                     take the picture of the page and the icons again";

const BENCH_OPTIONS: [&str; 4] = ["--quick", "--json", "--check", "--keep"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(task) = Task::read(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match task.run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[derive(Debug, PartialEq)]
enum Task<'a> {
    Serve { open: bool, port: Option<u16> },
    Build,
    Test { is_long: bool },
    Bench(&'a [String]),
    Papers,
    Release { tag: Option<&'a str> },
    Additions,
    Guide,
    Wasm,
    Screenshot,
    Help,
}

impl<'a> Task<'a> {
    /// The task in the arguments after `cargo xtask`; `None` if they are invalid.
    fn read(arguments: &'a [String]) -> Option<Self> {
        let (name, rest) = arguments.split_first()?;
        let task = match name.as_str() {
            "serve" => return Self::read_serve(rest),
            "bench" => {
                let known = |option: &String| BENCH_OPTIONS.contains(&option.as_str());
                return rest.iter().all(known).then_some(Self::Bench(rest));
            }
            "test" => match rest {
                [option] if option == "--long" => return Some(Self::Test { is_long: true }),
                _ => Self::Test { is_long: false },
            },
            "release" => match rest {
                [option, tag] if option == "--tag" => return Some(Self::Release { tag: Some(tag) }),
                _ => Self::Release { tag: None },
            },
            "build" => Self::Build,
            "papers" => Self::Papers,
            "additions" => Self::Additions,
            "guide" => Self::Guide,
            "wasm" => Self::Wasm,
            "screenshot" => Self::Screenshot,
            "help" | "--help" | "-h" => Self::Help,
            _ => return None,
        };
        rest.is_empty().then_some(task)
    }

    fn read_serve(options: &[String]) -> Option<Self> {
        let (mut open, mut port) = (true, None);
        let mut options = options.iter();
        while let Some(option) = options.next() {
            match option.as_str() {
                "--no-open" => open = false,
                "--port" => port = Some(options.next()?.parse().ok()?),
                _ => return None,
            }
        }
        Some(Self::Serve { open, port })
    }

    fn run(self) -> Result<ExitCode> {
        match self {
            Self::Serve { open, port } => site::serve(open, port)?,
            Self::Build => {
                site::build()?;
                println!("The page is in www/dist; www/dist/secateur.html is the same in one file.");
            }
            Self::Test { is_long } => return test::run(is_long),
            Self::Bench(options) => browser::bench(options)?,
            Self::Papers => papers::run()?,
            Self::Release { tag } => release::run(tag)?,
            Self::Additions => print!("{}", additions::test()?),
            Self::Guide => guide::make()?,
            Self::Wasm => {
                page::packages()?;
                wasm::build()?;
            }
            Self::Screenshot => browser::screenshot()?,
            Self::Help => println!("{USAGE}"),
        }
        Ok(ExitCode::SUCCESS)
    }
}

#[cfg(test)]
mod tests {
    use super::Task;

    #[track_caller]
    fn check(line: &str, expected: Option<Task>) {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        assert_eq!(Task::read(&words), expected, "{line}");
    }

    #[test]
    fn serve_takes_its_options_in_any_order() {
        check("serve", Some(Task::Serve { open: true, port: None }));
        check("serve --no-open --port 8080", Some(Task::Serve { open: false, port: Some(8080) }));
        check("serve --port 8080 --no-open", Some(Task::Serve { open: false, port: Some(8080) }));
    }

    #[test]
    fn tests_may_take_long() {
        check("test", Some(Task::Test { is_long: false }));
        check("test --long", Some(Task::Test { is_long: true }));
    }

    #[test]
    fn a_release_may_have_a_tag() {
        check("release", Some(Task::Release { tag: None }));
        check("release --tag v1.2.3", Some(Task::Release { tag: Some("v1.2.3") }));
        check("release --tag", None);
        check("release v1.2.3", None);
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "sreve",
            "build now",
            "serve --port",
            "serve --port 70000",
            "serve 8080",
            "bench it",
            "test long",
            "test --whole",
        ] {
            check(line, None);
        }
    }
}
