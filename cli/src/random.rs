//! `secateur random`: a random tree, always the same for a seed, and the same as on the page.

use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::Args;
use secateur::random::{RandomTree, RandomTreeError, TreeOrder};

use crate::error::CliError;
use crate::streams::Streams;
use crate::values::{ids, whole};

pub const EXAMPLES: &str = "\
Examples:
  secateur random --branching 3 --depth 3 --seed 7
  secateur random --branching 2..4 --depth 5 --scores -10..10 --order best-first
  secateur random --branching 3 --depth 4 --distinct --scores 1..99 | secateur compare -";

#[derive(Args, Clone)]
pub struct RandomCommand {
    /// Number of children per node: a number, or a range such as 2..4
    #[arg(long, value_name = "CHILDREN", default_value = "3", value_parser = span::<usize>)]
    branching: RangeInclusive<usize>,
    /// Plies below the root
    #[arg(long, value_name = "PLIES", default_value_t = 3, value_parser = whole::<usize>)]
    depth: usize,
    /// Range of the whole numbers for leaves
    #[arg(long, default_value = "0..20", allow_hyphen_values = true, value_parser = span::<i32>)]
    scores: RangeInclusive<i32>,
    /// All leaves different
    #[arg(long)]
    distinct: bool,
    /// A chance node after every move
    #[arg(long)]
    chance: bool,
    /// How the children of each node are sorted by value
    #[arg(long, default_value = "random", value_parser = ids(TreeOrder::ALL.iter().map(|order| order.id()), TreeOrder::named))]
    order: TreeOrder,
    /// Seed of the random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>)]
    seed: u64,
}

impl RandomCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        let RandomCommand { branching, depth, scores, distinct, chance, order, seed } = self.clone();
        let tree = RandomTree { branching, depth, scores, distinct, order, chance, seed };
        let text = tree.text().map_err(|error| match error {
            RandomTreeError::EmptyRange => CliError::words(error),
            other => CliError::unusable(other),
        });
        streams.line(&text?)
    }
}

/// A whole number, or a range, as in links: `2..4`.
fn span<N: FromStr + PartialOrd>(text: &str) -> Result<RangeInclusive<N>, String> {
    let number = |text: &str| text.parse::<N>().map_err(|_| "a whole number is needed, or two such as 2..4".to_owned());
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let (first, last) = (number(first)?, number(last)?);
    if last < first { Err("the first number is larger than the second".to_owned()) } else { Ok(first..=last) }
}
