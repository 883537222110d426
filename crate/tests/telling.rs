//! What is said at every step of many runs, as messages with arguments. A case is one line: its non-default settings, and by step the
//! messages, without the arguments about the search that all share.

use std::collections::BTreeSet;

use common::case::with_telling;
use secateur::message::{Argument, Message};
use secateur::search::Settings;
use secateur_courses::telling::Telling;
use serde_json::{Value, json};

/// By step: what a case says.
fn told(case: &Value) -> Vec<String> {
    with_telling(case, |telling| {
        let said = |step| {
            let messages = telling.at(step);
            messages.iter().map(|message| in_words(message, telling)).collect::<Vec<_>>().join(" | ")
        };
        (0..=telling.trace.events.len()).map(said).collect()
    })
}

/// A message, and its arguments by name, without the ones about the search that all messages share.
fn in_words(message: &Message, telling: &Telling<'_>) -> String {
    let Settings { algorithm, cut, returns, .. } = *telling.settings;
    let known =
        [("algorithm", algorithm.id), ("cut", cut.id()), ("returns", returns.id()), ("windows", telling.windows.id())];
    let argument = |(name, argument): &(&'static str, Argument)| {
        let value = match argument {
            Argument::Text(text) => text.to_string(),
            Argument::Count(count) => count.to_string(),
            Argument::Mean(mean) => mean.to_string(),
        };
        (!known.contains(&(name, &value))).then(|| format!(" {name}={value}"))
    };
    let mut args: Vec<String> = message.args().iter().filter_map(argument).collect();
    args.sort();
    message.id() + &args.concat()
}

/// With `SECATEUR_UPDATE` in the environment, writes the current messages into the cases instead: check the diff.
#[test]
fn every_step_says_what_its_case_says() {
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/telling.jsonl");
        let renewed = |line: &str| {
            let case: Value = serde_json::from_str(line).unwrap();
            line.replace(&case["steps"].to_string(), &json!(told(&case)).to_string()) + "\n"
        };
        std::fs::write(path, include_str!("cases/telling.jsonl").lines().map(renewed).collect::<String>()).unwrap();
        return;
    }
    for line in include_str!("cases/telling.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let expected = case["steps"].as_array().unwrap();
        let told = told(&case);
        assert_eq!(told.len(), expected.len());
        for (step, (told, expected)) in told.iter().zip(expected).enumerate() {
            assert_eq!(told, expected, "step {step} of {} {}", case["tree"], case["settings"]);
        }
    }
}

#[test]
fn a_pass_stops_at_its_own_limit_and_what_is_said_of_a_variable_depth_is_said_of_the_tree() {
    let (mut stopped, mut of_tree) = (0, BTreeSet::new());
    for tree in [
        "game=connect-four&moves=444333&depth=2&beyond=1&sure=3",
        "game=draughts&size=6x6&depth=5&beyond=1",
        "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=1",
        "game=tic-tac-toe&moves=a1 b2 b1&depth=2&beyond=2",
    ] {
        for (algorithm, depth) in [("iterative-deepening", 0), ("iterative-deepening", 2), ("alpha-beta", 2)] {
            let mut settings = json!({ "algorithm": algorithm });
            if 0 < depth {
                settings["depth"] = depth.into();
            }
            for grain in ["event", "lecture"] {
                let case = json!({ "tree": tree, "settings": settings, "grain": grain });
                let is_deepening = algorithm != "alpha-beta";
                with_telling(&case, |telling| {
                    for step in 0..=telling.trace.events.len() {
                        let said: Vec<String> =
                            telling.at(step).iter().map(|message| in_words(message, telling)).collect();
                        let of = format!("{tree} by {algorithm} to {depth}, {step}: {said:?}");
                        let horizon = match telling.trace.passes_before(step) {
                            0 => telling.settings.horizon(),
                            passes => telling.trace.passes[passes - 1].horizon,
                        };
                        let is_of_pass = said.iter().any(|told| told.contains(" what=pass"));
                        let is_static = said.iter().any(|told| told.contains(" what=static"));
                        assert!(!said.iter().any(|told| told.contains("reach-")), "{of}");
                        assert!(!is_of_pass || !said.iter().any(|told| told.contains("grown-")), "{of}");
                        assert!(!is_of_pass || said[0].contains(&format!(" limit={horizon} ")), "{of}");
                        assert!(if is_deepening { !is_static } else { !is_of_pass }, "{of}");
                        stopped += usize::from(is_of_pass);
                        let grown = said.iter().filter(|told| told.starts_with("grown-"));
                        of_tree.extend(grown.map(|told| told.split(' ').next().unwrap_or_default().to_owned()));
                    }
                });
            }
        }
    }
    assert!(100 < stopped, "{stopped}");
    assert_eq!(Vec::from_iter(of_tree), ["grown-ends", "grown-goes-on", "grown-quiet", "grown-sure"]);
}

#[test]
fn where_the_depth_varies_every_sentence_says_why() {
    let mut said: BTreeSet<String> = BTreeSet::new();
    for tree in [
        "game=connect-four&moves=444333555&depth=2&beyond=1",
        "game=connect-four&moves=444333&depth=2&beyond=1&sure=3",
        "game=draughts&size=6x6&depth=5&beyond=1",
        "game=reversi&size=4x4&depth=3&beyond=1",
        "game=kalah&size=4x3&depth=1&beyond=1",
        "game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1&beyond=1",
    ] {
        for algorithm in ["minimax", "alpha-beta", "negamax", "pvs", "minimax-by-levels"] {
            let settings = json!({ "algorithm": algorithm });
            for grain in ["event", "lecture"] {
                let case = json!({ "tree": tree, "settings": settings, "grain": grain });
                let reach = told(&case).into_iter().filter(|told| told.contains("reach-"));
                let reach: BTreeSet<_> = reach.map(|told| told[told.find("reach-").unwrap()..].to_owned()).collect();
                assert!(!reach.is_empty(), "{tree} by {algorithm}");
                said.extend(reach.into_iter().map(|told| told.split(" | ").next().unwrap_or_default().to_owned()));
            }
        }
    }
    for part in [
        "reach-goes-on limit=1 plies=0 unrest=check",
        "reach-goes-on limit=1 plies=0 unrest=capture",
        "reach-goes-on limit=2 plies=0 unrest=threat",
        "reach-goes-on limit=1 plies=0 unrest=further-move",
        "reach-goes-on limit=3 plies=0 unrest=corner",
        "reach-ends limit=2 plies=1 unrest=threat",
        "reach-quiet limit=2 plies=0",
        "reach-quiet limit=2 plies=1",
        "reach-sure limit=2 plies=1",
    ] {
        assert!(said.contains(part), "{part} is not in {said:#?}");
    }
}

#[test]
fn a_win_by_an_evaluation_is_said_as_one_and_in_how_many_plies_it_comes() {
    let last = |tree: &str, algorithm: &str| {
        let case = json!({ "tree": tree, "settings": { "algorithm": algorithm } });
        told(&case).pop().unwrap()
    };
    for (tree, said) in [
        ("game=tic-tac-toe&moves=a1 b2 a2 c3&depth=3", &["outcome=soon", "soon=win", "plies=1", "score=999"][..]),
        ("game=nim&heaps=1,1&depth=2", &["outcome=soon", "soon=loss", "plies=2", "score=−998"]),
        ("game=nim&heaps=1,1", &["outcome=loss", "score=−1"]),
        ("game=nim&heaps=1,1&utility=result", &["outcome=loss", "score=−∞"]),
        ("game=nim&heaps=1,2&utility=speed", &["outcome=win", "score=1"]),
        ("game=tic-tac-toe&depth=1", &["outcome=none"]),
    ] {
        let told = last(tree, "alpha-beta");
        assert!(said.iter().all(|said| told.contains(said)), "{tree}: {told}");
    }
    let told = last("game=nim&heaps=1,1&depth=2", "negamax");
    assert!(told.contains("soon=max-loss") && told.contains("plies=2"), "{told}");
}

#[test]
fn nobody_who_has_lost_a_line_is_said_to_have_nothing() {
    for tree in ["game=nim&heaps=2,2&utility=result", "(L (W L) (L W))"] {
        let told = told(&json!({ "tree": tree, "settings": {} }));
        let first = told.iter().position(|said| said.starts_with("evaluate")).unwrap();
        assert!(told[..first].iter().any(|said| said.starts_with("visit-full")), "{tree}");
        let later: Vec<&String> = told[first..].iter().filter(|said| said.starts_with("visit-full")).collect();
        assert!(later.is_empty(), "{tree}: {later:?}");
    }
}

#[test]
fn results_of_a_game_are_letters_where_infinities_are_and_infinities_are_signs_then() {
    let told =
        |tree: &str, infinity: &str| told(&json!({ "tree": tree, "settings": {}, "infinity": infinity })).join(" | ");
    let lettered = told("game=nim&heaps=1,1", "letters");
    assert!(lettered.contains("score=L") && lettered.contains("alpha=−∞"), "{lettered}");
    assert!(told("game=nim&heaps=1,1", "signs").contains("score=−1"));
    assert!(told("game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1", "letters").contains("score=D"));
    let limited = told("game=nim&heaps=1,1&depth=2", "letters");
    assert!(limited.contains("score=−998"), "{limited}");
    let drawn = ["W", "D", "L"].map(|letter| told("(1 0 -1)", "letters").contains(&format!("score={letter}")));
    assert_eq!(drawn, [false; 3]);
}
