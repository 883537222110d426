//! A step of a run, as it is typed.

use clap::Args;

use crate::fault::Fault;

#[derive(Args)]
pub struct Step {
    /// How many events have happened: 0 is the untouched tree, "end" the finished run
    #[arg(long = "step", value_name = "N", default_value = "0", value_parser = step)]
    step: At,
}

#[derive(Clone, Copy)]
enum At {
    Step(usize),
    End,
}

fn step(text: &str) -> Result<At, String> {
    if text == "end" {
        return Ok(At::End);
    }
    text.parse().map(At::Step).map_err(|_| "a step is a whole number from 0, or \"end\"".to_owned())
}

impl Step {
    /// The step of a run with so many.
    pub fn of(&self, length: usize) -> Result<usize, Fault> {
        match self.step {
            At::Step(step) if length < step => {
                Err(Fault::unusable(format!("there is no step {step}: the run ends with step {length}")))
            }
            At::Step(step) => Ok(step),
            At::End => Ok(length),
        }
    }
}
