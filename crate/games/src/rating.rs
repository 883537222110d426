//! The exact scores of all moves of a game's first position, which no search with cut-offs finds on its way.

use secateur::score::{Score, Window};
use secateur::search::{self, Algorithm, SearchError, Settings};
use secateur::tree::{NodeId, Tree};

use super::{Game, StagedGame, StagedGameError, Texts};

/// A move and its score, from MAX's side.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedMove {
    /// The move, as its game writes it.
    pub by: String,
    /// What it is worth.
    pub score: Score,
}

/// Why moves have no scores.
#[derive(Clone, PartialEq, Debug)]
pub enum RatingError {
    /// There is no tree.
    Game(StagedGameError),
    /// A search has no result.
    Search(SearchError),
}

impl StagedGame {
    /// Every move of the first position in the order of the tree, each searched to the limits of text and settings with an open window. If
    /// only the part that one search visits is grown, the rest is taken from the game.
    ///
    /// ```
    /// use secateur_games::StagedGame;
    /// use secateur::search::Settings;
    /// let nim = StagedGame::read("game=nim&heaps=1,2")?.rated(&Settings::default()).unwrap();
    /// let told: Vec<_> = nim.iter().map(|one| (&*one.by, one.score.value())).collect();
    /// assert_eq!(told, [("1-1", -1.0), ("2-1", 1.0), ("2-2", -1.0)]);
    /// # Ok::<(), secateur_games::StagedGameError>(())
    /// ```
    ///
    /// # Errors
    /// If the tree is too large, or the search has no result.
    pub fn rated(&self, settings: &Settings) -> Result<Vec<RatedMove>, RatingError> {
        if self.takes_scores() { self.rated_in_tree(settings) } else { self.rated_by_rules(settings) }
    }

    fn rated_in_tree(&self, settings: &Settings) -> Result<Vec<RatedMove>, RatingError> {
        let tree = self.grow(&mut |_| ()).map_err(RatingError::Game)?.tree;
        if tree.is_leaf(NodeId::ROOT) {
            return Ok(Vec::new());
        }
        let values = search::values(&tree, settings.horizon());
        let rated = |child: NodeId| RatedMove {
            by: tree.name(child).unwrap_or_default().to_owned(),
            score: values[child.index()],
        };
        Ok(tree.children(NodeId::ROOT).map(rated).collect())
    }

    fn rated_by_rules(&self, settings: &Settings) -> Result<Vec<RatedMove>, RatingError> {
        let (play, game) = (self.play(), self.game());
        let root = play.root();
        if play.stop(&root, usize::MAX).is_some() {
            return Ok(Vec::new());
        }
        let depth = self.depth().into_iter().chain(settings.depth).min();
        let algorithm = if game.has_chance() {
            search::for_chance(Window::FULL)
        } else {
            Algorithm::named("alpha-beta-table").expect("a row of the table")
        };
        let order = game.own_order().unwrap_or_default();
        let settings = Settings { algorithm, order, depth, window: Window::FULL, ..Settings::default() };
        let rated = |by| {
            let found = search::find(&self.play().after(by), &settings).map_err(RatingError::Search)?;
            Ok(RatedMove { by: game.write_move(self.start(), by), score: found.score })
        };
        play.moves(&root).map(rated).collect()
    }
}
