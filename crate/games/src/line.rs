//! Lines of play to the end. A search's own line ends where its table answers.

use super::Game;

/// The line and its continuation, until the game is over: `next` gives the best moves of a position after so many moves, none if there are
/// no more.
pub fn to_the_end<G: Game, N>(game: &G, from: &G::Position, line: Vec<G::Move>, next: &mut N) -> Vec<G::Move>
where
    N: FnMut(&G::Position, usize) -> Vec<G::Move>,
{
    let (mut position, mut line, mut played) = (from.clone(), line, 0);
    loop {
        position = line[played..].iter().fold(position, |position, &by| game.play(&position, by));
        played = line.len();
        if game.outcome(&position).is_some() {
            return line;
        }
        line.extend(next(&position, played));
        if line.len() == played {
            return line;
        }
    }
}
