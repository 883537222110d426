//! `secateur game … tree`, `picture`, `run`, `steps` and `link`: a game's tree, which is then treated like any other.

use std::rc::Rc;

use clap::Args;
use secateur::GameTree;
use secateur::notation;
use secateur::search::{ChildOrder, Settings};
use secateur::tree::{Limits, TreeError};
use secateur_games::{
    AnyGame, Boards, GameField, Growth, GrowthError, GrowthExtent, Playable, Quiescence, Texts, grown,
};

use super::position_options::{ChosenPosition, with_fields};
use super::thinking::Thinking;
use crate::error::CliError;
use crate::link::Linking;
use crate::picture::DrawOptions;
use crate::run::Showing;
use crate::search_options::{GameSearchOptions, orders};
use crate::steps::Listing;
use crate::streams::Streams;
use crate::tree_options::LoadedTree;
use crate::values::plies;

pub const TREE_EXAMPLES: &str = "\
Examples:
  secateur game nim --heaps 1,2,3 tree
  secateur game tic-tac-toe tree --depth 2 --symmetry | secateur picture - --output opening.svg
  secateur game chess tree --depth 2 --static | secateur compare -";

pub const PICTURE_EXAMPLES: &str = "\
Examples:
  secateur game connect-four --moves 4453 picture --depth 3 --output f.svg
  secateur game nim --heaps 1,2 picture --step end --output nim.pdf";

pub const RUN_EXAMPLES: &str = "\
Examples:
  secateur game nim --heaps 1,2 run --output nim.pptx
  secateur game tic-tac-toe --moves \"a1 b2 c3\" run --depth 2 --output run.gif";

pub const STEPS_EXAMPLES: &str = "\
Examples:
  secateur game nim --heaps 1,2 steps
  secateur game connect-four --moves 4453 steps --depth 2 --grain cut-off --json";

pub const LINK_EXAMPLES: &str = "\
Examples:
  secateur game nim --heaps 1,2 link
  secateur game connect-four --moves 4453 link --depth 2 --algorithm pvs";

/// What is grown, besides the limits.
#[derive(Args)]
#[command(next_help_heading = "Tree")]
pub struct GrowthOptions {
    /// Keep only the first of several moves to mirror images
    #[arg(long)]
    symmetry: bool,
    /// Also evaluate inner nodes, which deepening needs
    #[arg(long = "static")]
    is_evaluated: bool,
}

impl GrowthOptions {
    fn grow<G: Playable>(
        &self,
        laid: &ChosenPosition<G>,
        thinking: &Thinking,
        growth: Growth,
    ) -> Result<GameTree, CliError> {
        let depth = growth.limits.depth;
        let play = thinking.play(&laid.game, (&laid.position, laid.played), depth)?;
        grown(&play, growth).map(|grown| grown.tree).map_err(|error| refused(error, depth))
    }

    fn growth(&self, depth: Option<usize>, needs_static: bool) -> Growth {
        let limits = Limits { depth, ..Limits::default() };
        Growth { limits, is_folded: self.symmetry, is_evaluated: self.is_evaluated || needs_static, is_sorted: false }
    }

    /// The text with which the page grows such a tree.
    fn text<G: Playable>(&self, laid: &ChosenPosition<G>, thinking: &Thinking, depth: Option<usize>) -> String {
        let said = [
            (GameField::Depth, depth.map(|depth| depth.to_string())),
            (GameField::Beyond, (0 < thinking.beyond).then(|| thinking.beyond.to_string())),
            (
                GameField::Quiescence,
                Some(thinking.quiescence).filter(|&how| how != Quiescence::Replies).map(|how| how.id().to_owned()),
            ),
            (GameField::Sure, thinking.sure.map(|points| points.to_string())),
            (GameField::Utility, thinking.utility.map(|utility| utility.id().to_owned())),
            (GameField::Weights, thinking.weights.clone()),
            (GameField::Symmetry, self.symmetry.then(|| "yes".to_owned())),
        ];
        with_fields(laid.text.clone(), said)
    }

    /// The contents of such a tree's nodes, if the game has boards.
    fn boards<G: Playable>(&self, laid: &ChosenPosition<G>, tree: Rc<GameTree>, how: GrowthExtent) -> Option<Boards> {
        let game: AnyGame = laid.game.clone().into();
        let start = game.read_position(&laid.game.write_position(&laid.position)).ok()?;
        Boards::new(game, start, tree, how)
    }
}

pub fn refused(error: GrowthError, depth: Option<usize>) -> CliError {
    let what = match error {
        GrowthError::Tree(TreeError::TooManyNodes | TreeError::TooDeep | TreeError::NamesTooLong) => {
            let how = if depth.is_none() { "give --depth" } else { "give a smaller --depth" };
            return CliError::unusable(format!("the tree would have {error}: {how}"));
        }
        other => other.to_string(),
    };
    CliError::unusable(format!("the game has no tree: {what}"))
}

#[derive(Args)]
pub struct TreeTextCommand {
    #[command(flatten)]
    thinking: Thinking,
    /// Depth of the tree in plies; by default it goes to the end of the game
    #[arg(long, value_name = "PLIES", value_parser = plies)]
    depth: Option<usize>,
    /// Write the tree's moves in this order, one of the game's own
    #[arg(long, value_parser = orders(ChildOrder::is_of_game))]
    order: Option<ChildOrder>,
    #[command(flatten)]
    form: GrowthOptions,
}

impl TreeTextCommand {
    pub fn order(&self) -> Option<ChildOrder> {
        self.order
    }

    pub fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
        let growth = self.form.growth(self.depth, false);
        let growth = Growth { is_sorted: self.order.is_some(), ..growth };
        let tree = self.form.grow(laid, &self.thinking, growth)?;
        streams.line(&notation::write(&tree))
    }
}

/// A verb for trees, applied to a game.
macro_rules! of_a_game {
    ($name:ident, $how:ident, $does:ident, $searching:ident $(. $rest:ident)*) => {
        #[derive(Args)]
        pub struct $name {
            #[command(flatten)]
            thinking: Thinking,
            #[command(flatten)]
            form: GrowthOptions,
            #[command(flatten)]
            how: GameSearchOptions<$how>,
        }

        impl $name {
            pub fn order(&self) -> Option<ChildOrder> {
                self.how.0.$searching$(.$rest)*.order()
            }

            pub fn run<G: Playable>(&self, laid: &ChosenPosition<G>, streams: &mut Streams) -> Result<(), CliError> {
                let tree = |_: &mut Streams, settings: &mut Settings| {
                    let needs_static = settings.algorithm.deepens || settings.order == ChildOrder::Static;
                    let tree = Rc::new(self.form.grow(laid, &self.thinking, self.form.growth(settings.depth, needs_static))?);
                    let play = self.thinking.play(&laid.game, (&laid.position, laid.played), settings.depth)?;
                    let how = self.thinking.grown(self.form.symmetry, settings.depth, play.wins());
                    let boards = self.form.boards(laid, tree.clone(), how).map(Rc::new);
                    let text = self.form.text(laid, &self.thinking, settings.depth);
                    // Beyond the limit the tree continues, and so does the search.
                    settings.depth = settings.depth.filter(|_| self.thinking.beyond == 0);
                    Ok(LoadedTree { tree, text: Some(text), boards })
                };
                self.how.0.$does(tree, streams)
            }
        }
    };
}

of_a_game!(GamePictureCommand, DrawOptions, draw, shown.searching);
of_a_game!(GameRunCommand, Showing, show, shown.searching);
of_a_game!(GameStepsCommand, Listing, list, shown.searching);
of_a_game!(GameLinkCommand, Linking, link, searching);
