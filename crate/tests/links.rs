//! Links: what is written reads back, people can read it, and no text can do harm. A comparison and how a tree was made have texts of their
//! own in them.

use proptest::prelude::*;
use secateur::grain::Grain;
use secateur::notation;
use secateur::random::{RandomTree, TreeOrder};
use secateur::score::{CutRule, ReturnRule, Score, Ties};
use secateur::search::{Algorithm, ChildOrder, RequestedSettings, SETTINGS, SettingValue};
use secateur_courses::course::{AsOf, Course, Cuts, Notation};
use secateur_courses::preset::Preset;
use secateur_session::link::{self, IgnoredReason, Link};
use secateur_session::race::{self, Pace, Race};
use secateur_session::random;
use secateur_session::view::{Arrange, Overlay, Theme, View};
use serde_json::Value as Json;

use common::{cases, score};

fn languages() -> Vec<String> {
    ["en", "pl", "ro", "ru"].map(str::to_owned).into()
}

fn read(hash: &str) -> Link {
    link::read(hash, &languages())
}

fn shown(tree: &str) -> Link {
    Link { tree: Some(tree.to_owned()), ..Link::default() }
}

/// The link of a tree with some choices, which reads back as the same.
#[track_caller]
fn check_written(link: &Link, expected: &str) {
    let written = link::written(link, None);
    assert_eq!(written, expected);
    assert_eq!(read(&written), Link { is_run: true, ..link.clone() });
}

#[test]
fn a_link_says_what_differs_from_the_start() {
    let check =
        |settings: RequestedSettings, expected: &str| check_written(&Link { settings, ..shown("(1 2)") }, expected);
    let plain = RequestedSettings::default();
    check(plain, "tree=(1+2)");
    check(
        RequestedSettings { algorithm: Algorithm::named("minimax").unwrap(), ..plain },
        "tree=(1+2)&algorithm=minimax",
    );
    check(RequestedSettings { seed: 7, ..plain }, "tree=(1+2)&seed=7");
    check(RequestedSettings { alpha: score(-0.5), ..plain }, "tree=(1+2)&window=-0.5,inf");
    check(
        RequestedSettings {
            cut: CutRule::PastBound,
            returns: ReturnRule::FailHard,
            ties: Ties::Last,
            alpha: score(4.0),
            beta: score(6.0),
            depth: Some(0),
            ..plain
        },
        "tree=(1+2)&cut=past-bound&returns=fail-hard&ties=last&window=4,6&depth=0",
    );
    check(
        RequestedSettings { greatest: score(1e6), guess: Score::MINUS_INFINITE, margin: score(2.5e-7), ..plain },
        "tree=(1+2)&greatest=1000000&guess=-inf&margin=2.5e-7",
    );
    let unmet =
        RequestedSettings { alpha: score(6.0), beta: score(-1.0), least: score(3.0), greatest: score(3.0), ..plain };
    check(unmet, "tree=(1+2)&window=6,-1&least=3&greatest=3");
    check_written(
        &Link { step: 11, claim: Some("deep-cut".to_owned()), ..shown("(1 2)") },
        "tree=(1+2)&step=11&claim=deep-cut",
    );
    check_written(&shown("a&b: (c+d: 1 50%: 2 #: W)"), "tree=a%26b:+(c%2Bd:+1+50%25:+2+%23:+W)");
    check_written(&shown("\"x\": (é\t1)"), "tree=%22x%22:+(é%091)");
}

#[test]
fn a_link_says_how_the_page_speaks_and_draws_where_that_is_not_as_usual() {
    let check = |view: View, expected: &str| check_written(&Link { view, ..shown("1") }, expected);
    check(View::default(), "tree=1");
    let view = View {
        grain: Some(Grain::CutOff),
        predict: Some(true),
        language: Some("pl".to_owned()),
        theme: Some(Theme::Dark),
        arrange: Some(Arrange::Search),
        overlay: Some(Overlay::Critical),
        ..View::default()
    };
    check(view, "tree=1&grain=cut-off&predict=on&language=pl&theme=dark&arrange=search&overlay=critical");
    let open = Preset(Some(Course::OpenWindows));
    check(View::default().noted(open, &open.notation()), "tree=1&notation=e");
    let changed = Notation { as_of: AsOf::Left, cuts: Cuts::Cross, ..open.notation() };
    check(View::default().noted(open, &changed), "tree=1&notation=e&as-of=left&cuts=cross");

    let usual = View::default().noted(Preset::default(), &Notation::GENERAL);
    let usual = View { language: Some("en".to_owned()), theme: Some(Theme::Auto), predict: Some(false), ..usual };
    let link = Link { view: usual.clone(), ..shown("1") };
    assert_eq!(link::written(&link, None), "tree=1");
    // For a reader with other defaults, the usual is not implied.
    assert_eq!(link::written(&link, Some(&usual)), "tree=1");
    let own = View { language: Some("ru".to_owned()), ..usual.clone() }.noted(open, &changed);
    let said = link::written(&link, Some(&own));
    assert!(said.starts_with("tree=1&language=en&notation=general&skin=triangles&"), "{said}");
    assert_eq!(
        link::written(&Link { view: own.clone(), ..link }, Some(&own)),
        "tree=1&language=ru&notation=e&as-of=left&cuts=cross"
    );
}

#[test]
fn people_may_write_a_link_as_they_like() {
    for hash in [
        "#tree=((3 12 8)(2 4 6)(14 5 2))&step=11",
        "tree=((3+12+8)(2+4+6)(14+5+2))&step=11&",
        "#&step=11&&tree=%28%283%2012%208%29%282%204%206%29%2814%205%202%29%29",
    ] {
        let link = read(hash);
        assert_eq!((link.step, link.tree.as_deref()), (11, Some("((3 12 8)(2 4 6)(14 5 2))")), "{hash}");
        assert_eq!(link.ignored, [], "{hash}");
    }
    for window in ["0,10", "(0,10)", "[0, 10]", " 0,+10.0 ", "-0,1e1", ".0,10."] {
        let RequestedSettings { alpha, beta, .. } = read(&format!("#window={window}")).settings;
        assert_eq!((alpha, beta), (score(0.0), score(10.0)), "{window}");
    }
    for (text, value) in
        [("−2.5", -2.5), ("-∞", f64::NEG_INFINITY), ("+Inf", f64::INFINITY), ("0.30000000000000004", 0.3)]
    {
        assert_eq!(read(&format!("#guess={text}")).settings.guess.value(), value, "{text}");
    }
    assert_eq!(read("#grain=cutoff").view.grain, Some(Grain::CutOff));
    // A complete notation is applied first, wherever it is.
    assert_eq!(read("#cuts=stub&notation=c").view, read("#notation=c&cuts=stub").view);
}

#[test]
fn what_a_link_says_in_vain_is_told() {
    let check = |hash: &str, expected: &[&str]| {
        let told: Vec<String> =
            read(hash).ignored.iter().map(|one| format!("{} {}", one.why.id(), one.piece)).collect();
        assert_eq!(told, expected, "{hash}");
    };
    check("#tree=(1 2)&colour=red", &["unknown colour=red"]);
    check("#tree=(1 2)&step=1&step=2", &["twice step=2"]);
    check("#tree=(1 2)&step=-1", &["unreadable step=-1"]);
    check("#tree=(1 2)&step=%E0%A4%A", &["unreadable step=%E0%A4%A"]);
    check("#tree=(1 2)&step=1234567890", &["unreadable step=1234567890"]);
    check(
        "#algorithm=constructor&__proto__=1&cut=&language=xx",
        &["unreadable algorithm=constructor", "unknown __proto__=1", "unreadable cut=", "unreadable language=xx"],
    );
    check("#window=6&returns=best", &["unreadable window=6", "unreadable returns=best"]);
    check("#window=0,1,2&depth=1e9", &["unreadable window=0,1,2", "unreadable depth=1e9"]);
    check(
        "#order=best&seed=-1&algorithm=scout",
        &["unreadable order=best", "unreadable seed=-1", "unreadable algorithm=scout"],
    );
    check("#seed=1.5&guess=x&margin=0", &["unreadable seed=1.5", "unreadable guess=x", "unreadable margin=0"]);
    check(
        "#margin=-1&guess=nan&depth=10000",
        &["unreadable margin=-1", "unreadable guess=nan", "unreadable depth=10000"],
    );
    check(
        "#margin=inf&alpha=1&claim=A&predict=1",
        &["unreadable margin=inf", "unknown alpha=1", "unreadable claim=A", "unreadable predict=1"],
    );
    check("#tree=", &["unreadable tree="]);
    check("#whatever", &["unknown whatever"]);
    check(&format!("#{}", "x".repeat(99)), &[&format!("unknown {}…", "x".repeat(39))]);
    check(
        &format!("#{}", "a&".repeat(99)),
        &["unknown a", "unknown a", "unknown a", "unknown a", "unknown a", "more "],
    );
    assert_eq!(read(&format!("#{}", "a&".repeat(99))).ignored[5].limit, Some(94));
    check(&format!("#tree={}", "(".repeat(1_000_001)), &[&format!("too-long tree={}…", "(".repeat(34))]);
    for (hash, is_run) in
        [("", false), ("#theme=dark", false), ("#step=x", false), ("#step=0", true), ("#random=x", false)]
    {
        assert_eq!(read(hash).is_run, is_run, "{hash}");
    }
}

#[test]
fn a_game_is_one_text_whose_limit_is_its_own() {
    let link = read("#moves=44&game=connect-four&depth=3&limit=2&algorithm=pvs&limits=3");
    assert_eq!(link.tree.as_deref(), Some("game=connect-four&moves=44&depth=3"));
    assert_eq!((link.settings.depth, link.ignored[0].why), (Some(2), IgnoredReason::Unknown));
    assert_eq!(link::written(&link, None), "game=connect-four&moves=44&depth=3&algorithm=pvs&limit=2");
    let spaced = shown("game=nim & heaps= 1,2&position=a#b");
    assert_eq!(link::written(&spaced, None), "game=nim&heaps=1,2&position=a%23b");
    assert_eq!(read("#limit=3").ignored[0].why, IgnoredReason::Unknown);
}

#[test]
fn a_text_that_is_a_link_is_known_as_one() {
    for (text, expected) in [
        ("#tree=((3 12 8)(2 4 6))&step=4", Some("#tree=((3 12 8)(2 4 6))&step=4")),
        (" https://example.org/some/where/?embed#tree=(1+2)\n", Some("#tree=(1+2)")),
        ("<https://example.org/#algorithm=pvs&tree=(1+2)>", Some("#algorithm=pvs&tree=(1+2)")),
        ("file:///home/me/secateur.html#step=3", Some("#step=3")),
        ("https://example.org/#game=nim&heaps=1,2", Some("#game=nim&heaps=1,2")),
        ("((3 12 8)(2 4 6))", None),
        ("#a: (1 2)", None),
        ("tree: (#1 2)", None),
        ("#tree=(1 2)\n(3 4)", None),
        ("https://example.org/#section", None),
        ("https://example.org/#colour=red", None),
        ("(1 2)#tree=(3 4)", None),
    ] {
        assert_eq!(link::find(text), expected, "{text}");
    }
}

#[test]
fn a_comparison_is_written_and_read_back() {
    for written in [
        "alpha-beta;minimax",
        "alpha-beta;pvs;mtd-f,guess=3",
        "alpha-beta,last;alpha-beta",
        "alpha-beta,fail-hard,past-bound,last,order=killer;alpha-beta,order=shuffled,seed=7;aspiration,guess=-inf,margin=0.5;dual-star",
    ] {
        assert_eq!(race::read(written).as_deref().map(race::written).as_deref(), Some(written));
    }
    for bad in [
        "",
        "alpha-beta",
        "alpha-beta;",
        "alpha-beta;alphabeta",
        "alpha-beta;minimax;pvs;mtd-f;negamax",
        "alpha-beta,;pvs",
        "alpha-beta,guess;pvs",
        "alpha-beta,guess=x;pvs",
        "alpha-beta,margin=0;pvs",
        "alpha-beta,order=best;pvs",
        "alpha-beta,seed=-1;pvs",
        "alpha-beta,toString=1;pvs",
        "pvs,guess=1,guess=2;pvs",
        "alpha-beta,fail-hard,fail-soft;pvs",
        "alpha-beta,depth=2;pvs",
        "alpha-beta,cut=past-bound;pvs",
        "alpha-beta,algorithm=pvs;pvs",
    ] {
        assert_eq!(race::read(bad), None, "{bad}");
    }
    let race = Race { runs: race::read("alpha-beta;pvs").unwrap(), by: Pace::Event, at: 5, is_open: true };
    check_written(&Link { race: Some(race.clone()), ..shown("1") }, "tree=1&compare=alpha-beta;pvs&by=event&at=5");
    assert_eq!(link::written(&Link { race: Some(Race { is_open: false, ..race }), ..shown("1") }, None), "tree=1");
    let told = |hash: &str| read(hash).ignored.into_iter().map(|one| one.piece).collect::<Vec<_>>();
    assert_eq!(told("compare=alpha-beta;what&by=leaves&at=1e3"), ["compare=alpha-beta;what", "by=leaves", "at=1e3"]);
    // How runs are aligned says nothing without them.
    assert_eq!(told("at=3&by=leaf"), ["at", "by"]);
}

#[test]
fn how_a_tree_was_made_is_for_a_person_to_read() {
    let all = RandomTree {
        branching: 2..=3,
        depth: 2,
        scores: -5..=40,
        order: TreeOrder::BestFirst,
        chance: false,
        distinct: true,
        seed: 7,
    };
    let text = "children:2..3,depth:2,scores:-5..40,order:best-first,distinct,seed:7";
    check_written(&Link { random: Some(all.clone()), ..shown("1") }, &format!("tree=1&random={text}"));
    assert_eq!(random::read(" seed : 7,distinct, children:2..3 ,depth:2,order:best-first,scores:-5..40"), Ok(all));
    assert_eq!(random::written(&random::usual()), "seed:1");
    for (text, wrong) in [
        ("seed", "seed"),
        ("seed:x", "seed:x"),
        ("seed:-1", "seed:-1"),
        ("seed:+1", "seed:+1"),
        ("seed:1.5", "seed:1.5"),
        ("seed:9007199254740992", "seed:9007199254740992"),
        ("seed:1..2", "seed:1..2"),
        ("children:0", "children:0"),
        ("children:3..2", "children:3..2"),
        ("children:2-3", "children:2-3"),
        ("children:1..1001", "children:1..1001"),
        ("depth:0", "depth:0"),
        ("depth:1..2", "depth:1..2"),
        ("scores:5..", "scores:5.."),
        ("scores:..5", "scores:..5"),
        ("scores:0..1000001", "scores:0..1000001"),
        ("order:best", "order:best"),
        ("order", "order"),
        ("distinct:no", "distinct:no"),
        ("least:2", "least:2"),
        ("seed:1,seed:1", "seed:1"),
        ("seed:1,", ""),
        ("distinct,distinct,depth:4", "distinct"),
        (",", " "),
        ("children:0,depth:4,colour:red", "children:0 colour:red"),
    ] {
        let parts: Vec<String> = wrong.split(' ').map(str::to_owned).collect();
        assert_eq!(random::read(text), Err(parts.clone()), "{text}");
        let told: Vec<String> =
            read(&format!("random={}", text.replace('+', "%2B"))).ignored.into_iter().map(|one| one.piece).collect();
        assert_eq!(told, parts.iter().map(|part| format!("random={part}")).collect::<Vec<_>>());
    }
}

/// Any settings that can be requested.
fn settings() -> impl Strategy<Value = RequestedSettings> {
    let scores = || {
        prop_oneof![
            (-40_i32..40).prop_map(|half| score(f64::from(half) / 2.0)),
            Just(Score::INFINITE),
            Just(Score::MINUS_INFINITE),
            Just(score(1e-7))
        ]
    };
    let choice = 0_usize..100;
    (
        prop::array::uniform5(choice),
        prop::array::uniform5(scores()),
        prop::option::of(0_usize..10_000),
        0_u64..1_000_000_000,
        1_u32..1000,
    )
        .prop_map(|(choices, [alpha, beta, least, greatest, guess], depth, seed, margin)| {
            let margin = score(f64::from(margin) / 8.0);
            let mut asked = RequestedSettings {
                alpha,
                beta,
                least,
                greatest,
                guess,
                depth,
                seed,
                margin,
                ..RequestedSettings::default()
            };
            let rows = SETTINGS.iter().filter(|row| !(row.choices)().is_empty());
            for (row, choice) in rows.zip(choices) {
                let ids = (row.choices)();
                row.set(SettingValue::Id(ids[choice % ids.len()]), &mut asked).unwrap();
            }
            asked
        })
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn what_is_written_is_read_again(
        settings in settings(),
        runs in prop::collection::vec(settings(), 2..4),
        tree in "[ -~]{1,20}[a(1]",
        step in 0_u32..1_000_000_000,
        course in 0_usize..6,
    ) {
        let own = |run: RequestedSettings| {
            let RequestedSettings { algorithm, cut, returns, ties, order, seed, guess, margin, .. } = run;
            let plain = RequestedSettings::default();
            RequestedSettings { algorithm, cut, returns, ties, order, seed, guess, margin, ..plain }
        };
        let runs = runs.into_iter().map(own).collect();
        let race = Some(Race { runs, by: Pace::End, at: step, is_open: true });
        let preset = Preset::all().nth(course).unwrap();
        let view = if course == 0 { View::default() } else { View::default().noted(preset, &preset.notation()) };
        prop_assume!(!tree.starts_with("game="));
        let link = Link { settings, race, step, view, is_run: true, ..shown(&tree) };
        prop_assert_eq!(read(&link::written(&link, None)), link);
    }

    #[test]
    fn any_text_is_a_link_and_what_is_read_is_written_and_read_as_the_same(
        pieces in prop::collection::vec(
            prop_oneof![
                8 => prop::sample::select(vec![
                    "tree=", "((3 12 8)", "(2 4)", ")", "&", "&", "=", "+", "%28", "%", "%F", "step=", "3", "window=", "-inf", ",",
                    "W", "depth=", "cut=past-bound", "algorithm=minimax", "#", "\0", "∞", "a:", "<b>", "__proto__", "4", " ", "game=",
                    "limit=", "compare=", "pvs;pvs", "by=leaf", "at=", "random=", "seed:4", "notation=", "c", "cuts=stub", "grain=cutoff",
                ]).prop_map(str::to_owned),
                1 => any::<String>(),
            ],
            0..14,
        ),
    ) {
        let hash = pieces.concat();
        let link = read(&hash);
        let again = read(&link::written(&link, None));
        prop_assert_eq!(&again.ignored, &[], "{}", hash);
        prop_assert_eq!(again.settings, link.settings);
        prop_assert_eq!((again.step, again.race, again.random, again.claim), (link.step, link.race, link.random, link.claim));
// Defaults are left out.
        prop_assert!(again.view.texts().eq(link.view.texts()));
    }
}

/// Published links keep working: they are on slides as QR codes. The table is never rewritten.
#[test]
fn every_link_that_was_given_out_says_what_it_said_then() {
    let given: Json = serde_json::from_str(include_str!("cases/given-out.json")).unwrap();
    let links = given["links"].as_array().unwrap();
    assert_eq!(links.len(), 200);
    for row in links {
        let hash = row["link"].as_str().unwrap();
        let link = read(hash);
        assert_eq!(link.ignored, [], "{hash}");
        // A link without a tree meant the first example.
        if let Some(text) = &link.tree {
            assert_eq!(notation::write(&notation::read(text).unwrap()), row["tree"].as_str().unwrap());
        }
        let compared = link.race.as_ref().map(|race| race::written(&race.runs));
        assert_eq!(compared.as_deref(), row["compared"]["runs"].as_str());
        let word = |name: &str| row[name].as_str().unwrap();
        assert_eq!(link.view.grain.map_or("event", Grain::id).replace('-', ""), word("grain"), "{hash}");
        assert_eq!(link.view.language.as_deref().unwrap_or("en"), word("language"));
        assert_eq!(link.view.arrange.map_or("written", Arrange::id), word("arrange"));
        let general = Preset::default().notation().ids();
        let switch = |name: &str| {
            let usual = general.iter().find(|(own, _)| *own == name).unwrap().1;
            link.view.switches.get(name).copied().unwrap_or(usual)
        };
        assert_eq!(serde_json::json!(["skin", "windows", "cuts", "infinity"].map(switch)), row["notation"]);
        // Settings that did not work on a tree were not those of its run.
        for (name, value) in row["settings"].as_object().unwrap() {
            let own = SETTINGS.iter().find(|row| row.id == name).unwrap();
            let kept = serde_json::to_value(own.value_in(&link.settings).to_json()).unwrap();
            let is_same = kept == *value || kept.as_f64().zip(value.as_f64()).is_some_and(|(one, other)| one == other);
            let gave_way = ["algorithm", "depth", "alpha", "beta", "order"].contains(&name.as_str())
                && *value == serde_json::to_value(own.plain().to_json()).unwrap();
            assert!(is_same || gave_way, "{name} of {hash}");
        }
        assert_eq!(link::written(&read(&link::written(&link, None)), None), link::written(&link, None));
    }
}

#[test]
fn an_order_keeps_its_seed_while_another_is_chosen() {
    let link = read("#order=killer&seed=7");
    assert_eq!((link.settings.order, link.settings.seed), (ChildOrder::Killer, 7));
    assert_eq!(read("#order=shuffled&seed=7").settings.settings().unwrap().order, ChildOrder::Shuffled { seed: 7 });
    assert_eq!(read("#window=5,5").settings.settings().unwrap_err().id(), "empty-window");
    assert_eq!(read("#least=5&greatest=-5").settings.settings().unwrap_err().id(), "empty-payoffs");
}
