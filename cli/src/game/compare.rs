//! `secateur game … compare`: the cost of every algorithm to each depth, and of alpha-beta in each move order.

use clap::Args;
use secateur::report::JsonScore;
use secateur::search::ChildOrder;
use secateur::tree::Limits;
use secateur_games::{Cost, Growth, Playable, costs_of};
use serde_json::json;

use super::growing::refused;
use super::position_options::ChosenPosition;
use super::thinking::Thinking;
use crate::columns::columns;
use crate::error::CliError;
use crate::json::{formatted, text};
use crate::search_options::orders;
use crate::streams::Streams;
use crate::values::depths;

pub const EXAMPLES: &str = "\
The table has the leaves that each search evaluates; --json has visits and cut-offs too.

Examples:
  secateur game connect-four compare --depth 1-6 --weights open-lines=1,centre=0
  secateur game chess --moves \"e4 e5\" compare --depth 1-3 --order captures-first
  secateur game kalah compare --depth 4 --json";

#[derive(Args)]
pub struct GameCompareCommand {
    /// A JSON array, one object per search, instead of the table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    thinking: Thinking,
    /// The depth, or a range of depths such as 1-6
    #[arg(long, value_name = "PLIES", default_value = "1-4", value_parser = depths)]
    depth: (usize, usize),
    /// Move order; by default as written, and then alpha-beta in all the others
    #[arg(long, value_parser = orders(|_| true))]
    order: Option<ChildOrder>,
}

impl GameCompareCommand {
    pub fn order(&self) -> Option<ChildOrder> {
        self.order
    }

    pub fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        let (first, last) = self.depth;
        let to = |depth: usize| {
            let play = self.thinking.play(&laid.game, (&laid.position, laid.played), Some(depth))?;
            let limits = Limits { depth: Some(depth), ..Limits::default() };
            costs_of(&play, Growth { limits, ..Growth::default() }, self.order)
                .map_err(|error| refused(error, Some(depth)))
        };
        let all = (first..=last).map(to).collect::<Result<Vec<Vec<Cost>>, CliError>>()?;
        if self.json {
            let to_depth =
                |(depth, costs): (usize, &Vec<Cost>)| costs.iter().map(move |cost| object(depth, cost)).collect();
            let objects: Vec<Vec<_>> = (first..).zip(&all).map(to_depth).collect();
            return streams.line(&text(&objects.concat()));
        }
        let head =
            ["algorithm", "order"].map(str::to_owned).into_iter().chain((first..=last).map(|depth| depth.to_string()));
        let row = |at: usize| {
            let names = [all[0][at].algorithm.id, all[0][at].order.id()].map(str::to_owned).into_iter();
            names.chain(all.iter().map(|costs| costs[at].leaves.to_string())).collect()
        };
        let lines: Vec<Vec<String>> = std::iter::once(head.collect()).chain((0..all[0].len()).map(row)).collect();
        streams.write(columns(&lines, 2))
    }
}

fn object(depth: usize, cost: &Cost) -> serde_json::Value {
    let Cost { algorithm, order, score, leaves, visits, cut_offs } = *cost;
    json!(formatted(json!({
        "algorithm": algorithm.id, "order": order.id(), "depth": depth, "leaves": leaves, "visits": visits,
        "cutoffs": cut_offs, "score": JsonScore(score),
    })))
}
