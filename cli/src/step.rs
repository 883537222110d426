//! A step of a run, as it is typed.

use clap::Args;
use secateur::Trace;
use secateur::rows;

use crate::error::CliError;

#[derive(Args)]
pub struct StepOption {
    /// Number of events that have happened: 0 is the untouched tree, "end" the finished run; or the kind of the last event: "cut-off",
    /// "leaf", or for the second one "cut-off:2"
    #[arg(long = "step", value_name = "N", default_value = "0", value_parser = step)]
    step: StepSelector,
}

#[derive(Clone, Copy)]
enum StepSelector {
    Step(usize),
    /// The nth event of a kind, with its name.
    Nth(&'static str, &'static str, usize),
    End,
}

fn step(text: &str) -> Result<StepSelector, String> {
    let (word, number) = text.split_once(':').unwrap_or((text, "1"));
    let named = match word {
        "cut-off" | "cutoff" => Some(("cutoff", "cut-off")),
        "leaf" => Some(("evaluate", "leaf")),
        _ => None,
    };
    let at = match named {
        Some((kind, word)) => {
            number.parse().ok().filter(|&number| 0 < number).map(|number| StepSelector::Nth(kind, word, number))
        }
        None if text == "end" => Some(StepSelector::End),
        None => text.parse().ok().map(StepSelector::Step),
    };
    at.ok_or_else(|| {
        "a step is a whole number from 0, \"end\", \"cut-off\", \"leaf\", or \"cut-off:2\" for the second".to_owned()
    })
}

impl StepOption {
    /// The step of a run.
    pub fn step_in(&self, trace: &Trace) -> Result<usize, CliError> {
        let length = trace.events.len();
        match self.step {
            StepSelector::Step(step) if length < step => {
                Err(CliError::unusable(format!("there is no step {step}: the run ends with step {length}")))
            }
            StepSelector::Step(step) => Ok(step),
            StepSelector::Nth(kind, word, number) => rows::ending_with(trace, kind).nth(number - 1).ok_or_else(|| {
                let all = rows::ending_with(trace, kind).count();
                CliError::unusable(format!("there is no {word}:{number}: the run has {all}"))
            }),
            StepSelector::End => Ok(length),
        }
    }
}
