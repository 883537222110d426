//! Games on the command line: known counts, searches, trees, matches, and errors.

mod common;

use common::{ProgramOutput, said, said_to};
use secateur::search::ALGORITHMS;
use serde_json::{Value, json};

/// The JSON answer of a game; `@` stands for a space inside an argument.
#[track_caller]
fn asked(words: &str) -> Value {
    let words: Vec<String> = words.split(' ').map(|word| word.replace('@', " ")).collect();
    let words: Vec<&str> = ["game"].into_iter().chain(words.iter().map(String::as_str)).collect();
    let ProgramOutput { code, out, errors } = said(&words);
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{words:?}");
    let found: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(found["format"], 1);
    found
}

#[track_caller]
fn check_plies(words: &str, plies: &[u64]) {
    let found = asked(&format!("{words} perft --depth {} --json", plies.len() - 1));
    assert_eq!(found["plies"], json!(plies), "{words}");
    assert_eq!(found["ended"].as_array().unwrap().len(), plies.len());
}

#[track_caller]
fn check_error(words: &[&str], code: i32, error: &str) {
    let ProgramOutput { code: found, out, errors } = said(&[&["game"], words].concat());
    assert_eq!((found, out.as_str()), (Some(code), ""), "{words:?}");
    assert!(errors.starts_with(&format!("error: {error}")), "{errors}");
    assert!(errors.lines().count() <= 3, "{errors}");
}

/// Score, first move and leaves; checks that the line can be played and read back.
#[track_caller]
fn check_search(words: &str, score: Value, by: Value, leaves: Option<u64>) {
    let found = asked(&format!("{words} --json"));
    assert_eq!((&found["score"], &found["move"]), (&score, &by), "{words}");
    assert_eq!(found["line"].get(0).unwrap_or(&Value::Null), &by);
    if let Some(leaves) = leaves {
        assert_eq!(found["leaves"], leaves, "{words}");
    }
}

#[test]
fn sequences_are_as_many_as_is_known() {
    check_plies("tic-tac-toe", &[1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
    check_plies("connect-four", &[1, 7, 49, 343, 2401, 16807, 117_649, 823_536]);
    check_plies("--mnk 4,3,3 mnk", &[1, 12, 132, 1320, 11880, 95040]);
    check_plies("mnk --mnk 4,4,4", &[1, 16, 240, 3360, 43680, 524_160]);
    check_plies("reversi", &[1, 4, 12, 56, 244, 1396, 8200, 55092]);
    check_plies("chess", &[1, 20, 400, 8902]);
    check_plies("draughts", &[1, 7, 49, 302, 1469, 7361, 36768]);
    check_plies("draughts --size 6x6", &[1, 5, 25, 106, 369, 1271, 4104]);
    check_plies("draughts --size 4x4", &[1, 3, 9, 12, 16, 22, 26, 40, 59]);
    check_plies("kalah --size 3x3", &[1, 3, 8, 19, 48, 120, 280, 610, 1283]);
    check_plies("kalah", &[1, 6, 35, 185, 942, 4690, 23233]);
    // All moves, including those far from any stone.
    check_plies("gomoku", &[1, 225, 50400]);
}

#[test]
fn sequences_of_nim_are_as_many_as_is_known() {
    for (heaps, nodes, ends) in [("1,2", 12, 5), ("1,1,1", 16, 6), ("2,2", 33, 14), ("1,2,3", 447, 182)] {
        let found = asked(&format!("nim perft --heaps {heaps} --depth 20 --json"));
        let sum = |key: &str| found[key].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum::<u64>();
        assert_eq!((sum("plies"), sum("ended")), (nodes, ends), "{heaps}");
    }
}

#[test]
fn positions_are_counted_once_and_up_to_symmetry() {
    let found = asked("tic-tac-toe perft --depth 9 --distinct --json");
    assert_eq!(found["plies"], json!([1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]));
    let found = asked("tic-tac-toe perft --depth 9 --distinct --symmetry --json");
    assert_eq!(found["plies"], json!([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]));
    let found = asked("connect-four perft --depth 6 --distinct --json");
    assert_eq!(found["plies"], json!([1, 7, 49, 238, 1120, 4263, 16422]));
    let table = said(&["game", "nim", "--heaps", "1,1", "perft", "--depth", "1"]).out;
    assert_eq!(table.lines().next_back().unwrap().split_whitespace().collect::<Vec<_>>(), ["1", "2", "0"]);
}

#[test]
fn connect_four_takes_as_many_leaves_as_is_known() {
    let weights = "--weights open-lines=1,centre=0";
    for (depth, score, all, left, first) in [(4, -2, 2_401, 582, 97), (6, 0, 117_649, 7_607, 685)] {
        let search = format!("connect-four search --depth {depth} {weights}");
        check_search(&search, score.into(), "4".into(), Some(left));
        check_search(&format!("{search} --order centre-first"), score.into(), "4".into(), Some(first));
        check_search(&format!("{search} --algorithm minimax"), score.into(), "4".into(), Some(all));
    }
}

#[test]
fn a_search_with_a_depth_takes_the_same_wherever_it_is_asked() {
    let known = |algorithm: &str, order: &str, counted: &Value| -> [Value; 4] {
        let is_it = |row: &&Value| row["algorithm"] == algorithm && (order.is_empty() || row["order"] == order);
        let row = counted.as_array().unwrap().iter().find(is_it).unwrap();
        ["leaves", "visits", "cutoffs", "score"].map(|key| row[key].clone())
    };
    let cases = [
        ("connect-four", "4", "--weights centre=0", Some(436)),
        ("reversi --size 4x4", "3", "", None),
        ("nim --heaps 1,2,3", "6", "", None),
        ("tic-tac-toe --moves b2,a1,c3", "4", "", None),
        ("draughts --size 6x6", "3", "", None),
        ("kalah --size 3x3", "4", "", None),
        ("chess --moves e4,e5", "2", "", None),
    ];
    for (game, depth, weights, leaves) in cases {
        let words = format!("game {game} compare --depth {depth} {weights} --json");
        let compared = said(&words.split_whitespace().collect::<Vec<_>>()).out;
        let compared: Value = serde_json::from_str(&compared).unwrap();
        let tree = format!("game {game} tree --depth {depth} {weights} --static");
        let tree = said(&tree.split_whitespace().collect::<Vec<_>>()).out;
        let of_text: Value = serde_json::from_str(&said_to(&["compare", "-", "--json"], tree.as_bytes()).out).unwrap();
        for algorithm in ALGORITHMS.iter().filter(|row| !row.chance) {
            let id = algorithm.id;
            let counts = known(id, "as-written", &compared);
            assert_eq!(known(id, "", &of_text), counts, "{game}: {id}");
            let found =
                asked(&format!("{game} search --depth {depth} {weights} --algorithm {id} --json").replace("  ", " "));
            assert_eq!(["leaves", "visits", "cutoffs", "score"].map(|key| found[key].clone()), counts, "{game}: {id}");
        }
        if let Some(leaves) = leaves {
            assert_eq!(known("alpha-beta-table", "as-written", &compared)[0], leaves);
        }
    }
}

/// The text of a game as command-line arguments.
fn words_of(text: &str) -> Vec<String> {
    let option = |field: &str| field.split_once('=').map(|(name, value)| [format!("--{name}"), value.to_owned()]);
    let (game, fields) = text.split_once('&').unwrap();
    let game = game.trim_start_matches("game=").to_owned();
    [game].into_iter().chain(fields.split('&').flat_map(|field| option(field).unwrap())).collect()
}

#[test]
fn the_picture_of_every_game_has_the_number_of_every_leaf_that_was_evaluated() {
    let sheet: Vec<String> = serde_json::from_str(include_str!("../../crate/tests/cases/sheet.json")).unwrap();
    for text in sheet {
        let all = words_of(&text);
        let (game, options) = all.split_first().unwrap();
        let with = |verb: &[&str]| {
            let options = options.iter().map(String::as_str);
            let words: Vec<&str> = ["game", game].iter().chain(verb).copied().chain(options).collect();
            said(&words)
        };
        let svg = with(&["picture", "--output", "-", "--format", "svg", "--step", "end"]).out;
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts = document.descendants().filter(|element| element.has_tag_name("text"));
        let texts = texts.map(|text| {
            text.descendants().filter(|part| part.is_text()).filter_map(|part| part.text()).collect::<String>()
        });
        let mut shown: Vec<f64> = texts.filter_map(|text| text.trim().replace('−', "-").parse().ok()).collect();
        let trace = said_to(&["trace", "-"], with(&["tree"]).out.as_bytes()).out;
        let trace: Value = serde_json::from_str(&trace).unwrap();
        let evaluated = trace["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "evaluate");
        for score in evaluated.map(|event| event["score"].as_f64().unwrap()) {
            let place = shown.iter().position(|&number| number == score);
            shown.swap_remove(place.unwrap_or_else(|| panic!("{text}: one {score} is missing")));
        }
    }
}

#[test]
fn searches_are_compared_depth_by_depth() {
    let words = "game connect-four compare --depth 2-4 --weights open-lines=1,centre=0";
    let table = said(&words.split(' ').collect::<Vec<_>>()).out;
    let row = |names: &[&str]| -> Vec<u32> {
        let rows = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let found = rows.into_iter().find(|cells| cells.starts_with(names)).unwrap_or_else(|| panic!("{table}"));
        found[2..].iter().map(|cell| cell.parse().unwrap()).collect()
    };
    assert_eq!(row(&["algorithm", "order"]), [2, 3, 4]);
    assert_eq!(row(&["minimax", "as-written"]), [49, 343, 2401]);
    assert_eq!(row(&["alpha-beta", "as-written"])[2], 582);
    assert_eq!(row(&["alpha-beta", "centre-first"])[2], 97);
    assert_eq!(row(&["alpha-beta", "best-first"]), [13, 55, 97]);
    assert_eq!(row(&["alpha-beta-table", "as-written"])[2], 436);
    check_error(
        &["connect-four", "compare", "--depth", "3-2"],
        2,
        "invalid value '3-2' for '--depth <PLIES>': a depth from 1 is needed, or two such as 1-6",
    );
}

#[test]
fn small_games_are_searched_to_their_end() {
    check_search("tic-tac-toe search --algorithm alpha-beta", 0.into(), "a3".into(), Some(7_330));
    check_search("tic-tac-toe search --algorithm alpha-beta --cut past-bound", 0.into(), "a3".into(), Some(62_162));
    check_search("tic-tac-toe search --order centre-first --algorithm alpha-beta", 0.into(), "b2".into(), Some(2_893));
    for known in ["--window -1 1", "--least -1 --greatest 1", "--utility result"] {
        check_search(&format!("tic-tac-toe search --algorithm alpha-beta {known}"), 0.into(), "a3".into(), Some(6_740));
    }
    check_search("tic-tac-toe search --algorithm alpha-beta --utility speed", 0.into(), "a3".into(), Some(8_453));
    check_search("nim search --position 3,4,5", 1.into(), "1-2".into(), None);
    check_search("nim search --position 3,4,5 --utility result", "inf".into(), "1-2".into(), None);
    check_search("nim --heaps 1,1,1 --rule misere search", (-1).into(), "1-1".into(), None);
    for (game, score) in [("mnk --mnk 4,3,3", json!(1)), ("draughts --size 4x4", 0.into()), ("tic-tac-toe", 0.into())] {
        assert_eq!(asked(&format!("{game} search --json"))["score"], score, "{game}");
    }
    for (seeds, margin) in (1..).zip([0, 4, 2, 2]) {
        let found = asked(&format!("kalah --size 3x{seeds} search --utility margin --json"));
        assert_eq!(found["score"], margin, "{seeds} seeds");
    }
    let found = asked("reversi --size 4x4 search --utility margin --json");
    assert_eq!(found["score"], -8);
    // The position after the line has the line's score, for its mover.
    let line: Vec<&str> = found["line"].as_array().unwrap().iter().map(|by| by.as_str().unwrap()).collect();
    let words =
        ["game", "reversi", "--size", "4x4", "--moves", &line.join(" "), "search", "--utility", "margin", "--json"];
    let over: Value = serde_json::from_str(&said(&words).out).unwrap();
    let mover = if line.len().is_multiple_of(2) { 1 } else { -1 };
    assert_eq!((&over["score"], &over["move"], &over["line"]), (&(-8 * mover).into(), &Value::Null, &json!([])));
    assert_eq!((&over["leaves"], &over["visits"]), (&1.into(), &0.into()));
    check_search("kalah search --utility margin --position 0,0,5/0,0,3@first", 2.into(), Value::Null, Some(1));
}

#[test]
fn a_score_says_what_it_proves_and_payoffs_that_leave_scores_out_are_refused() {
    let bound = |rest: &str| asked(&format!("connect-four search --depth 4 --json {rest}"))["bound"].clone();
    let bounds = ["--window -inf inf", "--window 3 5", "--window -9 -5", "--window -9 5"].map(bound);
    assert_eq!(bounds, [json!("exact"), json!("upper"), json!("lower"), json!("exact")]);
    let refused = said(&["game", "tic-tac-toe", "search", "--depth", "3", "--least", "0", "--greatest", "1"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.errors.contains("beyond payoffs from 0 to 1"), "{}", refused.errors);
    // The last of equals may be only a bound: then no line is given that need not keep the score.
    let found = asked("tic-tac-toe search --algorithm negamax --returns fail-hard --ties last --json");
    assert_eq!((&found["score"], found["line"].as_array().map(Vec::len)), (&0.into(), Some(1)));
    // Here it takes a losing move.
    let last = "tic-tac-toe --moves c2,b2,b3,c3 search --ties last --json";
    let [wrong, right] = ["", " --cut past-bound --returns fail-soft"].map(|rule| asked(&format!("{last}{rule}")));
    assert_eq!([&wrong["score"], &right["score"]], [0, 0]);
    assert_eq!([&wrong["move"], &right["move"]], ["c1", "a1"]);
    assert!(wrong["doubt"].as_str().unwrap().contains("--cut past-bound"));
    assert_eq!(right.get("doubt"), None);
}

#[test]
fn whoever_has_won_or_lost_has_exactly_that_by_every_algorithm() {
    for algorithm in ["minimax", "minimax-by-levels", "alpha-beta", "negamax", "pvs", "mtd-f", "sss-star", "aspiration"]
    {
        for (heaps, score) in [("2,2", -1), ("1,2", 1), ("0", -1)] {
            let found = asked(&format!("nim --heaps {heaps} search --json --algorithm {algorithm}"));
            assert_eq!((&found["score"], &found["bound"]), (&json!(score), &json!("exact")), "{algorithm} on {heaps}");
        }
    }
}

#[test]
fn a_line_goes_to_the_end_though_a_table_answers() {
    for search in ["search", "search --utility speed", "search --algorithm mtd-f", "search --algorithm sss-star"] {
        let found = asked(&format!("tic-tac-toe {search} --json"));
        let line: Vec<&str> = found["line"].as_array().unwrap().iter().map(|by| by.as_str().unwrap()).collect();
        assert_eq!(line.len(), 9, "{search}");
        // The line contains no mistake.
        for played in 1..9 {
            let words = ["game", "tic-tac-toe", "--moves", &line[..played].join(" "), "search", "--json"];
            let after: Value = serde_json::from_str(&said(&words).out).unwrap();
            assert_eq!(after["score"], 0, "{search}, {line:?} after {played}");
        }
    }
    let found = asked("connect-four --moves 44444423 search --depth 5 --algorithm alpha-beta-table --json");
    assert_eq!(found["line"].as_array().unwrap().len(), 5);
}

#[test]
fn whoever_is_to_move_is_max_and_a_game_that_is_over_is_no_error() {
    check_search("connect-four search --depth 1 --moves 445566", 999.into(), "3".into(), None);
    check_search("connect-four search --depth 1 --moves 4455663", json!(-1000), Value::Null, Some(1));
    check_search("connect-four search --moves 4455663", (-1).into(), Value::Null, Some(1));
    check_search("connect-four search --position 4455663", (-1).into(), Value::Null, Some(1));
    check_search("connect-four search --position 4455 --moves 663 --utility speed", (-18).into(), Value::Null, Some(1));
}

#[test]
fn many_games_are_answered_by_a_line_each() {
    let words = ["game", "connect-four", "search", "--depth", "2", "--moves", "-"];
    let ProgramOutput { code, out, errors } = said_to(&words, b"44\r\n\n4x\n\xff\n4455663");
    assert_eq!((code, errors.as_str()), (Some(1), "error: 2 of 5 games cannot be used\n"));
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 5);
    for (answer, moves) in answers.iter().zip(["44", "", "4x", "4", "4455663"]) {
        if moves == "4x" {
            assert_eq!(answer, &json!({ "format": 1, "error": "character 2: “x” is not a move here" }));
        } else if moves != "4" {
            assert_eq!(answer, &asked_of(moves), "{moves}");
        }
    }
    assert_eq!(said_to(&words, b"44\n").code, Some(0));
    assert_eq!(said_to(&words, b"\xef\xbb\xbf44\n").out, said_to(&words, b"44\n").out, "with a byte order mark");
    // An error that is not about any line is reported once.
    let ProgramOutput { code, out, errors } = said_to(&[&words[..], &["--weights", "a=1"]].concat(), b"4\n4\n");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(errors.starts_with("error: --weights: the game has no feature “a”"), "{errors}");
    let endless = [&b"44\n"[..], &[b'4'; 3 << 20], b"\n\n", &[b' '; 1 << 20]].concat();
    let ProgramOutput { code, out, errors } = said_to(&words, &endless);
    assert_eq!((code, errors.as_str()), (Some(1), "error: 2 of 4 games cannot be used\n"));
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let too_long = json!({ "format": 1, "error": "no game is that long" });
    assert_eq!(answers, [asked_of("44"), too_long.clone(), asked_of(""), too_long]);
    check_error(&["connect-four", "perft", "--depth", "2", "--moves", "-"], 2, "--moves - reads many games");
}

fn asked_of(moves: &str) -> Value {
    let words = ["game", "connect-four", "--moves", moves, "search", "--depth", "2", "--json"];
    serde_json::from_str(&said(&words).out).unwrap()
}

#[test]
fn a_grown_tree_is_a_tree_as_any_other() {
    let tree = |words: &[&str]| said(&[&["game"], words].concat()).out;
    assert_eq!(tree(&["nim", "--heaps", "1,1", "tree"]), "(1-1:(2-1:-1)2-1:(1-1:@/1-1/2-1))\n");
    for words in [
        &["connect-four", "--moves", "4453", "tree", "--depth", "3"][..],
        &["chess", "tree", "--depth", "2", "--static"],
        &["reversi", "tree", "--depth", "3", "--order", "corners-first"],
        &["draughts", "tree", "--depth", "4", "--beyond", "2"],
        &["draughts", "tree", "--depth", "4", "--beyond", "4", "--quiescence", "captures"],
        &["kalah", "tree", "--depth", "2"],
        &["tic-tac-toe", "tree", "--depth", "2", "--symmetry"],
    ] {
        let ProgramOutput { code, out, errors } = said_to(&["trace", "-"], tree(words).as_bytes());
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{words:?}");
        let options: Vec<&str> =
            words.iter().copied().filter(|word| !["--symmetry", "--static"].contains(word)).collect();
        let options = options.join(" ").replace(" tree ", " search ");
        let trace: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(trace["score"], asked(&format!("{options} --json"))["score"], "{words:?}");
    }
    let picture = said(&["game", "nim", "--heaps", "1,2", "picture", "--output", "-", "--format", "svg"]).out;
    assert!(picture.starts_with("<svg") && picture.contains("2-1"), "{picture}");
    let link = said(&["game", "nim", "--heaps", "1,1", "link", "--algorithm", "pvs"]).out;
    assert_eq!(link, "#game=nim&heaps=1,1&algorithm=pvs\n");
    let depths = ["--depth=3", "--beyond=2", "--sure=5"];
    let options = [&depths[..], &["--order", "centre-first", "--weights", "centre=0", "--symmetry"]].concat();
    let link = said(&[&["game", "connect-four", "--size", "5x4", "--moves", "3 3", "link"], &options[..]].concat()).out;
    let fields = "size=5x4&moves=33&depth=3&beyond=2&sure=5&weights=centre=0&symmetry=yes&order=centre-first";
    assert_eq!(link, format!("#game=connect-four&{fields}\n"));
    let position = ["--position", "4k3/8/2p5/3p4/8/8/8/3R3K w - -", "--depth", "1", "--beyond", "4"];
    let captures = [&["game", "chess"][..], &position, &["--quiescence", "captures"]].concat();
    let link = said(&[&captures[..2], &["link"], &captures[2..]].concat()).out;
    assert!(link.ends_with("&depth=1&beyond=4&quiescence=captures\n"), "{link}");
    let best = said(&[&captures[..2], &["search"], &captures[2..]].concat()).out;
    assert!(!best.contains("Rxd5"), "{best}");
    let run = said(&["game", "nim", "--heaps", "1,1", "run", "--output", "-", "--format", "tex"]).out;
    assert!(run.contains("\\documentclass"), "{run}");
    check_error(&["connect-four", "tree"], 1, "the tree would have more than 2000000 nodes: give --depth");
    check_error(&["chess", "link"], 1, "the tree would have ");
}

#[test]
fn every_kind_of_file_has_the_boards_of_a_game() {
    let of = |words: &str, format: &str| {
        let words = format!("{words} --output - --format {format}");
        let words: Vec<&str> = ["game"].into_iter().chain(words.split(' ')).collect();
        let ProgramOutput { code, out, errors } = said(&words);
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{words:?}");
        out
    };
    let opening = "tic-tac-toe picture --depth 2 --symmetry --step 20";
    let svg = of(opening, "svg");
    for told in [">b3</text>", ">×4</text>", "X moves", "limit", "After b3, MIN has seen −1"] {
        assert!(svg.contains(told), "{told}");
    }
    let tex = of(opening, "tex");
    assert!(tex.contains("After b3, MIN has seen −1") && tex.contains("\\times"), "{tex}");
    let run = "tic-tac-toe run --depth 2 --symmetry --grain lecture";
    let men = of("chess picture --depth 1", "svg");
    assert!(men.contains("Nf3") && men.contains("white moves"));
    for game in [
        "connect-four --size 4x4",
        "reversi --size 4x4",
        "draughts --size 4x4",
        "kalah --size 2x2",
        "nim --heaps 1,2",
        "nim --heaps 3 --die 3",
        "chess --position 4k3/8/8/8/8/8/4P3/4K3_w_-_-",
    ] {
        let words = format!("game {game} run --depth 2 --grain lecture --output - --format pptx");
        let words: Vec<String> = words.split(' ').map(|word| word.replace('_', " ")).collect();
        let ProgramOutput { code, errors, .. } = said(&words.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{words:?}");
    }
    assert!(of(run, "tex").contains("\\documentclass"));
}

#[test]
fn matches_and_what_is_learned_are_the_same_for_a_seed() {
    let words = "connect-four --size 5x4 match --games 20 --seed 3 --first depth=4,beyond=2 --second depth=1 --json";
    let found = asked(words);
    assert_eq!(found, asked(words));
    let count = |key: &str| found[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 20);
    assert!(count("losses") < count("wins"), "{found}");
    assert!(found["low"].as_f64().unwrap() < found["high"].as_f64().unwrap());
    let words = "reversi --size 4x4 learn --games 8 --depth 1 --weights corners=1,mobility=1,discs=1 --json";
    let words: Vec<&str> = ["game"].into_iter().chain(words.split(' ')).collect();
    let ProgramOutput { code, out, errors } = said(&words);
    assert_eq!(code, Some(0));
    assert!(errors.ends_with("Learning, games: 225 of 225\n"), "{errors}");
    assert_eq!(out, said(&words).out);
    let learned: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(learned["first"], json!({ "corners": 1, "mobility": 1, "discs": 1, "squares": 0 }));
    assert_eq!(learned["weights"].as_object().unwrap().len(), 4);
    assert_eq!(["wins", "draws", "losses"].map(|key| learned["match"][key].as_u64().unwrap()).iter().sum::<u64>(), 8);
}

#[test]
fn what_cannot_be_used_is_told_with_its_place() {
    check_error(&["tic-tac-toe", "--moves", "a1 a1", "search"], 1, "--moves, character 4: “a1” is not a move here");
    check_error(&["connect-four", "search", "--position", "x"], 1, "--position, character 1: the board has 6 rows");
    check_error(&["connect-four", "search", "--position", "448"], 1, "--position, character 3: “8” is not a move here");
    check_error(&["connect-four", "search", "--position", "../.. x"], 1, "--position: this game has no such size");
    check_error(&["chess", "search", "--depth", "1", "--position", "8/8 w"], 1, "--position, character ");
    check_error(&["nim", "search", "--position", "-1,2,3"], 1, "--position, character 1: a whole number is missing");
    check_error(&["connect-four", "search", "--moves", "-4"], 1, "--moves, character 1: “-” is not a move here");
    check_error(
        &["connect-four", "search", "--position", "--json"],
        2,
        "invalid value '--json' for '--position <TEXT>': a text is missing here",
    );
    check_error(
        &["reversi", "search", "--depth", "1", "--weights", "a=1"],
        1,
        "--weights: the game has no feature “a”, only corners",
    );
    check_error(&["reversi", "match", "--first", "depth=0"], 1, "--first: “depth=0” is not a limit");
    check_error(&["nim", "search", "--position", "99999999999,2"], 1, "--position: this game has no such size");
}

#[test]
fn a_position_that_no_game_comes_to_is_told() {
    for (game, position) in [
        ("tic-tac-toe", "xx./.o./... x"),
        ("tic-tac-toe", "xxx/oo./..o x"),
        // Either row would have ended the game before the other.
        ("mnk --mnk 3,7,3", "xxx/.../.../ooo/o../o.o/xxx o"),
        ("connect-four", "......./......./......./......./..x..../.x..... o"),
        ("connect-four", "......./......./......./xxxxo../oooxoox/xxxxooo o"),
        ("draughts", "B:W1:B5"),
        ("draughts", "B:W:B1,2,3,4,5,6,7,8,9,10,11,12,13"),
        ("kalah", "4,4,4,4,4,4,0/4,4,4,4,4,4,40 first"),
        ("chess", "P7/7k/8/8/8/8/8/K7 w - -"),
    ] {
        let words: Vec<&str> = game.split(' ').chain(["search", "--position", position]).collect();
        let ProgramOutput { code, out, errors } = said(&[&["game"], &words[..]].concat());
        assert_eq!((code, out.as_str()), (Some(1), ""), "{words:?}");
        assert!(errors.starts_with("error: --position, character "), "{errors}");
        assert!(errors.ends_with("no game can reach this position\n"), "{errors}");
    }
    // A last disc or stone may complete several lines.
    check_search("mnk --mnk 5,3,3 search --position xxxxx/oo.../oo...@o", (-1).into(), Value::Null, None);
    check_search(
        "connect-four search --depth 1 --position ......./......./......./......./ooo..../xxxx...@o",
        json!(-1000),
        Value::Null,
        None,
    );
    // The board's size in the text need not be repeated.
    check_search("kalah search --position 0,0,1,1/2,2,2,0@first", (-1).into(), "3".into(), None);
}

#[test]
fn a_margin_is_asked_only_of_games_that_count_one() {
    let error = "--utility margin: this game counts no margin, only Reversi and Kalah do\n";
    for words in ["tic-tac-toe search", "nim --heaps 1,2 tree", "chess tree --depth 1", "connect-four link --depth 1"] {
        let words: Vec<&str> = words.split(' ').chain(["--utility", "margin"]).collect();
        check_error(&words, 1, error);
    }
}

#[test]
fn what_is_too_large_to_be_searched_to_its_end_is_told_with_what_helps() {
    for (words, what) in [
        ("reversi search", "60 free squares, at most 30"),
        ("gomoku search", "225 free squares, at most 25"),
        ("gomoku search --moves h8 --utility speed", "224 free squares, at most 25"),
        ("connect-four --size 8x8 search", "64 free squares, at most 42"),
        ("kalah search", "48 seeds in pits, at most 36"),
        ("nim --heaps 1000000 search", "1000000 objects, at most 1000"),
        ("nim --heaps 15,6 --die 3 search", "21 objects, at most 20"),
        ("nim --heaps 200,200,200,200 search --algorithm minimax", "1632240801 positions, at most 16777216"),
        ("chess search", "more than 1048576 positions"),
        ("chess search --algorithm alpha-beta", "more than 4096 positions"),
        ("draughts search --utility speed", "more than 4096 positions"),
        ("draughts --size 4x4 search --algorithm minimax", "its positions follow each other in too many ways"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let error = "from this position the game is too large to be searched to its end";
        check_error(&words, 1, &format!("{error} ({what}): give --depth\n"));
    }
    // Later in the game it is not, nor when it is over.
    check_search("connect-four --size 8x8 search --moves 1212121", (-1).into(), Value::Null, None);
    let near = "xxxxxxxx/xxxxxxxx/xxxxxxxx/oooooooo/xxxxxxxx/oooooooo/xxxxxxox/x......o@x";
    check_search("tic-tac-toe search --position -xx/oo-/---", 1.into(), "a3".into(), None);
    check_search("tic-tac-toe search --position ---/OO-/XX-", 1.into(), "c1".into(), None);
    check_search("tic-tac-toe search --position --X/OO-/--X", 1.into(), "c2".into(), None);
    check_search(&format!("reversi search --position {near}"), 1.into(), "g8".into(), None);
}

#[test]
fn each_move_has_its_own_score() {
    let check = |words: &str, expected: Value| {
        let found = asked(&format!("{words} --each --json"));
        let moves = found["moves"].as_array().unwrap().iter();
        let moves: Vec<Value> = moves.map(|one| json!([one["move"], one["score"]])).collect();
        assert_eq!(json!(moves), expected, "{words}");
    };
    check("nim search --heaps 1,2", json!([["1-1", -1], ["2-1", 1], ["2-2", -1]]));
    check("nim search --heaps 1,2 --utility speed", json!([["1-1", -2], ["2-1", 1], ["2-2", -2]]));
    check("nim --heaps 7 --most 3 search", json!([["1-1", -1], ["1-2", -1], ["1-3", 1]]));
    check("nim search --position 0,0", json!([]));
    // A win is 1000 minus its ply below the position in question.
    let late = json!([["c3", -998], ["c2", -998], ["a1", 999], ["b1", 1], ["c1", -998]]);
    for algorithm in ["minimax", "alpha-beta", "alpha-beta-table", "iterative-deepening"] {
        let words = format!("tic-tac-toe search --depth 3 --position xo./xo./... --algorithm {algorithm}");
        check(&words, late.clone());
    }
    check("tic-tac-toe search --depth 3 --position xo./xo./... --window 0 3", late);
    let ProgramOutput { out, .. } = said(&["game", "nim", "--heaps", "1,2", "search", "--each"]);
    assert!(out.ends_with("moves\n  1-1   -1\n  2-1   1\n  2-2   -1\n"), "{out}");
}

#[test]
fn nim_with_a_die_is_worth_the_chance_to_win() {
    // Two thirds, five ninths, four ninths: rounded to nine decimals at each throw.
    for (heap, chance) in [(1, 1.0), (2, 2.0 / 3.0), (3, 5.0 / 9.0), (4, 4.0 / 9.0), (5, 5.0 / 9.0)] {
        for how in ["search", "search --algorithm star1", "search --algorithm expectiminimax --least 0 --greatest 1"] {
            let found = asked(&format!("nim --heaps {heap} --die 3 {how} --json"));
            let score = found["score"].as_f64().unwrap();
            assert!((score - chance).abs() < 4e-9, "{heap} {how}: {score}");
            // At a throw there is no move, and the line ends.
            assert_eq!((&found["move"], &found["line"]), (&Value::Null, &json!([])), "{heap} {how}");
        }
    }
    let leaves = |how: &str| asked(&format!("nim --heaps 5 --die 3 {how} --json"))["leaves"].as_u64().unwrap();
    assert_eq!(leaves("search"), leaves("search --algorithm expectiminimax"));
    assert!(leaves("search --algorithm star1") < leaves("search"), "the payoffs are known");
    let told = said(&["game", "nim", "--heaps", "1", "--die", "3", "search"]).out;
    assert!(told.contains("move    none, chance moves first"), "{told}");
    let thrown = asked("nim --heaps 5 --die 3 --moves die-2 search --each --json");
    assert_eq!((&thrown["move"], &thrown["line"]), (&json!("1-1"), &json!(["1-1"])));
    assert_eq!(thrown["moves"].as_array().map(Vec::len), Some(2), "no more than was thrown");
    let counts = asked("nim --heaps 3 --die 3 perft --depth 9 --json");
    assert_eq!(counts["plies"], json!([1, 3, 6, 15, 21, 27, 27]));
    assert_eq!(counts["ended"], json!([0, 0, 1, 0, 12, 0, 27]));
    let link = said(&["game", "nim", "--heaps", "3", "--die", "3", "--moves", "DIE-2", "link"]).out;
    assert_eq!(link, "#game=nim&heaps=3&die=3&moves=die-2\n");
    let compared = said(&["game", "nim", "--heaps", "3", "--die", "2", "compare", "--depth", "2"]).out;
    let rows: Vec<&str> = compared.lines().skip(1).filter_map(|row| row.split_whitespace().next()).collect();
    assert_eq!(rows, ["expectiminimax", "star1"]);
    for verb in ["match", "learn"] {
        check_error(&["nim", "--die", "3", verb], 2, "this game has chance nodes");
    }
    let refused = "--utility result: this game has chance nodes, so a win is worth 1 and a loss 0";
    check_error(&["nim", "--die", "3", "search", "--utility", "result"], 1, refused);
    check_error(&["nim", "--die", "0", "search"], 2, "invalid value '0' for '--die <3>': a number from 1 to 1000");
}

#[test]
fn a_game_that_is_over_before_it_begins_has_a_winner() {
    let found = asked("nim --heaps 0 match --games 4 --json");
    assert_eq!((&found["wins"], &found["losses"]), (&2.into(), &2.into()));
}

#[test]
fn words_that_no_game_has_are_told() {
    check_error(
        &["pig", "search"],
        2,
        "invalid value 'pig' for '<NAME>'\n  [possible values: nim, mnk, tic-tac-toe, gomoku,",
    );
    check_error(&["nim", "search", "--size", "3x3"], 2, "nim: this game has no option “size”");
    check_error(
        &["connect-four", "--size", "9x9", "search"],
        2,
        "connect-four: this game has no such size, only sides of 4 to 8",
    );
    for heaps in ["1000000,1", "99999999999,2", "2,99999999999999999999999"] {
        check_error(
            &["nim", "search", "--heaps", heaps],
            2,
            "nim: this game has no such size, only heaps of at most a mill",
        );
    }
    check_error(
        &["nim", "--heaps", "1,-2", "search"],
        2,
        "invalid value '1,-2' for '--heaps <1,2,3>': numbers such as 1,2,3 are needed",
    );
    check_error(
        &["connect-four", "--size", "7", "search"],
        2,
        "invalid value '7' for '--size <7x6>': two numbers such as 7x6",
    );
    check_error(&["nim", "--rule", "other", "search"], 2, "nim: this game has no rule “other”");
    check_error(
        &["kalah", "search", "--order", "centre-first"],
        2,
        "this game has no order centre-first; its own is further-move-first",
    );
    check_error(
        &["kalah", "search", "--depth", "1", "--order", "best-first"],
        2,
        "the order best-first needs the whole tree",
    );
    check_error(
        &["kalah", "search", "--beyond", "2"],
        2,
        "the following required arguments were not provided:\n  --depth <PLIES>",
    );
    check_error(
        &["kalah", "search", "--depth", "2", "--beyond", "2", "--quiescence", "captures"],
        1,
        "--quiescence captures: nothing is captured in this game, only in draughts and chess",
    );
    check_error(
        &["kalah", "search", "--depth", "2", "--sure=-2"],
        2,
        "invalid value '-2' for '--sure <POINTS>': a number from 0 is needed",
    );
    check_error(
        &["chess", "search", "--depth", "9999"],
        2,
        "invalid value '9999' for '--depth <PLIES>': a whole number from 0 to 1000",
    );
    check_error(&["chess", "match", "--moves", "e4"], 2, "these games begin with the initial position");
    for (before, after) in [("--moves 4", "--moves 5"), ("--moves=4", "--moves=4"), ("--size 7x6", "--size=8x8")] {
        let words: Vec<&str> =
            [before, "search", after, "--depth 1"].iter().flat_map(|words| words.split(' ')).collect();
        let option = if before.contains("size") { "--size <7x6>" } else { "--moves <TEXT>" };
        let error = format!("the argument '{option}' cannot be used multiple times\n");
        check_error(&[&["connect-four"], &words[..]].concat(), 2, &error);
    }
    check_error(&["nim"], 2, "'secateur game' requires a subcommand but one was not provided");
    for verb in ["perft", "search", "compare", "tree", "picture", "run", "link", "match", "learn"] {
        let ProgramOutput { code, out, .. } = said(&["game", "nim", verb, "--help"]);
        assert_eq!(code, Some(0));
        assert!(out.contains("Examples:\n  secateur game "), "{out}");
        let page = said(&["man", "game", verb]).out;
        assert!(page.contains("secateur\\-game\\-") && page.contains("Examples:"), "{page}");
    }
    assert_eq!(said(&["man", "game", "chess"]).code, Some(2));
}

#[test]
fn a_win_is_told_as_one_whatever_it_is_worth() {
    for (words, score) in [
        ("connect-four search --depth 1 --moves 445566", "999, a win in 1 ply"),
        ("nim --heaps 1,1 search --depth 2", "-998, a loss in 2 plies"),
        ("connect-four search --depth 1 --moves 4455663", "-1000, a loss"),
        ("nim --heaps 1,2 search", "1, a win"),
        ("nim --heaps 1,2 search --utility result", "W, a win"),
        ("nim --heaps 1,2 search --utility speed", "1, a win"),
        ("tic-tac-toe search", "0"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let out = said(&[&["game"], &words[..]].concat()).out;
        assert_eq!(out.lines().next(), Some(&*format!("score   {score}")), "{words:?}");
    }
}
