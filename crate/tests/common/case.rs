//! A run and how it is presented, as JSON: only the non-default parts.

use std::rc::Rc;

use secateur::GameTree;
use secateur::grain::Grain;
use secateur::notation;
use secateur::plain::Plain;
use secateur::search::{self, RequestedSettings, Settings};
use secateur_courses::course::{Course, Infinity, Letters, Windows};
use secateur_courses::numbers::NumberStyle;
use secateur_courses::telling::{CutQuestion, Findings, Telling};
use secateur_drawing::picture::ShortNames;
use secateur_games::{Boards, StagedGame, is_game};
use serde::Deserialize;
use serde_json::Value;

fn word<'a>(of: &'a Value, name: &str, usual: &'a str) -> &'a str {
    of[name].as_str().unwrap_or(usual)
}

/// Settings as in the page, given only where not default.
pub fn settings(of: &Value) -> Settings {
    let mut asked = RequestedSettings::default();
    asked.take(&Plain::deserialize(of).unwrap()).unwrap();
    asked.settings().unwrap()
}

/// What a function makes of a case.
pub fn with_telling<T>(case: &Value, act: impl FnOnce(&Telling<'_>) -> T) -> T {
    let text = word(case, "tree", "");
    let game = is_game(text).then(|| StagedGame::read(text).unwrap());
    let tree: Rc<GameTree> = Rc::new(match &game {
        Some(game) => game.grow(&mut |_| ()).unwrap().tree,
        None => notation::read(text).unwrap(),
    });
    let boards = game.as_ref().and_then(|game| Boards::for_tree(game, tree.clone()));
    let settings = settings(&case["settings"]);
    let trace = search::record(&tree, &settings).unwrap();
    let names = ShortNames::new(&*tree, Letters::named(word(case, "letters", "below")).unwrap());
    act(&Telling {
        tree: &tree,
        trace: &trace,
        settings: &settings,
        findings: &Findings::default(),
        names: &|node| if game.is_some() { tree.path(node) } else { names.name(node) },
        numbers: NumberStyle {
            decimal: word(case, "decimal", ".").chars().next().unwrap(),
            group: word(case, "group", "").chars().next(),
            infinity: Infinity::named(word(case, "infinity", "signs")).unwrap(),
        },
        windows: Windows::named(word(case, "windows", "closed")).unwrap(),
        course: case["course"].as_str().and_then(Course::named),
        is_of_game: game.is_some(),
        boards: boards.as_ref(),
        grain: Grain::named(word(case, "grain", "event")).unwrap(),
        predicts: case["predicts"] == true,
        asking: CutQuestion::named(word(case, "asking", "no")).unwrap(),
        counts: case["counts"] == true,
    })
}
