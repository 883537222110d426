//! Whatever happens, in any order: nothing panics, nothing typed is lost, what is shown works, a link shows the same, undo and redo lead
//! back, and a page that waits for results comes to the same state.

use proptest::prelude::*;
use proptest::strategy::Union;
use secateur::NodeId;
use secateur::plain::Plain;
use secateur::search::{ALGORITHMS, DIALECTS, Setting};
use secateur_courses::examples::examples;
use secateur_courses::prepared::PREPARED;
use secateur_courses::preset::Preset;
use secateur_session::action::{Action, From, YesNo};
use secateur_session::asking::EditMove;
use secateur_session::claims::{Claim, claims};
use secateur_session::making::EditBarField;
use secateur_session::marking::Outcome;
use secateur_session::memory::{Finding, Memory, Refusal};
use secateur_session::need::{Need, Patience};
use secateur_session::race::Pace;
use secateur_session::racing::RaceStep;
use secateur_session::state::{Blank, MoveSort, Notice, Panel, State, Subject};
use secateur_session::variants::{Change, PlayerWord};
use secateur_session::{Session, following, link, strip};

use super::page::MANNER;

/// Texts that are typed, opened and carried by links.
const TEXTS: [&str; 29] = [
    "(1 2)",
    "((3 12 8) (2 4 6))",
    "( (3 12, 8)\n (2 4 6) )",
    "((3 12 8) (2 4 6) (14 5 2))",
    "(1 (2 3) ((4) 5))",
    "a: 4 (b: 2 (1 5) c: 3 (d: W 0), 7)",
    "min (a: (b: 5) c: max (1.5 -2))",
    "((W L) (D 3) L)",
    "(a: (x: 1 y: 2) b: (x: 3 y: 0))",
    "((5 p: (7 9)) (6 @p))",
    "7",
    "kept-from=1 ((3 12) (8 2))",
    "kept-from=9 ((3 12) (8 2))",
    "game=nim&heaps=1,2",
    "game=nim&heaps=1,2&seen-by=alpha-beta",
    "game=tic-tac-toe&moves=a1 b2 a2&depth=1",
    "game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs",
    "game=kalah&size=2x1&depth=2&scores=1: 3",
    "game=nim&heaps=x",
    "game=",
    "",
    "((3 12",
    "(max (min 3 12) (min 2 4))",
    "(max (1 2) (3 4))",
    "[[3, 12], [2, 4]]",
    "(2 (3 5))",
    "(3,5 4,2)",
    "{\"children\": [{\"value\": 3}, {\"children\": [{\"value\": 2}, {\"value\": 4}]}]}",
    "((1 2 3 4 5 6 7 8 9) (9 8 7 6 5 4 3 2 1) (1 2 3 4 5 6 7 8 9) (9 8 7 6 5 4 3 2 1) (1 2 3 4 5 6 7 8 9) (9 8 7 6 5))",
];

/// Scores, names and numbers, as someone types them.
const TYPED: [&str; 20] =
    ["3", "-1", "2.5", "W", "L", "D", "", "-", "x", "1e999", "3,5", "i", " 4 ", "0", "17", "a b", "я", "5 6", "∞", "1"];

const HASHES: [&str; 21] = [
    "#tree=(a:(x:3 12)b:(2 4))&strip=x",
    "#strip=2&step=3",
    "#tree=((3 12 8)(2 4 6)(14 5 2))&step=11",
    "#tree=((3+12+8)(2+4+6)(14+5+2))&algorithm=mtd-f&guess=3&step=99&compare=pvs;alpha-beta,past-bound&by=event&at=5",
    "#tree=(((6 2)(8 7))((5 4)(9 3)))&window=4,6&least=0&greatest=10&claim=root",
    "#tree=(6 2)&returns=running-bound&window=4,6&step=4&claim=branch",
    "#tree=(((6 2)(8 7))((5 4)(9 3)))&algorithm=iterative-deepening&notation=e&skin=plain",
    "#tree=a:(b:(d:(1 4)e:(5 6))c:(f:(2 1)g:(1 1)))&cut=past-bound&overlay=strategy&grain=leaf&predict=on",
    "#tree=((3 12&step=4&compare=pvs;minimax",
    "#tree=(max (1 2) (3 4))",
    "#random=children:2,depth:2,seed:1&order=shuffled&seed=7",
    "#random=scores:0..1,distinct,seed:1",
    "#tree=(1 2)&random=seed:3&arrange=search",
    "#game=nim&heaps=1,2&limit=1&algorithm=negamax",
    "#game=tic-tac-toe&moves=a1 b2 a2&depth=2&seen-by=pvs&step=3",
    "#game=tic-tac-toe&moves=a1 b2 a2&depth=1&algorithm=alpha-beta-table&kept-from=1",
    "#theme=dark&language=pl",
    "#step=3&colour=red&step=4",
    "#depth=1&window=5,5",
    "#",
    "#%F&tree=%28",
];

const SAVED: [&str; 6] = [
    r#"{"tree": "(1 (2 3))", "settings": {"algorithm": "pvs", "alpha": "-inf", "beta": 3, "depth": 1}, "step": 4}"#,
    r#"{"tree": "((W L) (3 D))", "step": 1e9, "view": {"overlay": "keeping", "language": "ru", "cuts": "cross"}}"#,
    r#"{"tree": "((9 9) (16 18))", "random": "children:2,depth:2,seed:1", "race": {"runs": "pvs;minimax", "by": "leaf", "at": 2, "isOpen": true}}"#,
    r#"{"tree": "(1 (2", "settings": 7, "step": -1}"#,
    r#"{"tree": 5}"#,
    r#"[]"#,
];

/// What is done, in part depending on the page.
#[derive(Clone, Debug)]
enum Wish {
    Do(Action),
    /// Some characters of the text in the field are replaced.
    TypeOver {
        at: prop::sample::Index,
        gone: usize,
        come: &'static str,
    },
    /// In the open leaf.
    TypeScore(&'static str),
    /// The same, computed elsewhere.
    AwaitScore(&'static str),
}

impl Wish {
    fn action(&self, state: &State) -> Action {
        let open = || state.editing.as_ref().map_or(NodeId(1), |editing| editing.node);
        match self {
            Wish::Do(action) => action.clone(),
            Wish::TypeOver { at, gone, come } => {
                let signs: Vec<char> = state.source.text().chars().collect();
                let at = at.index(signs.len() + 1);
                let rest = signs.iter().skip(at + gone);
                Action::SetText { text: signs[..at].iter().copied().chain(come.chars()).chain(rest.copied()).collect() }
            }
            Wish::TypeScore(text) => Action::EditText { node: open(), text: (*text).to_owned() },
            Wish::AwaitScore(text) => Action::AwaitEdit { node: open(), text: (*text).to_owned() },
        }
    }
}

fn text() -> impl Strategy<Value = String> {
    prop::sample::select(&TEXTS[..]).prop_map(str::to_owned)
}

fn typed() -> impl Strategy<Value = String> {
    prop::sample::select(&TYPED[..]).prop_map(str::to_owned)
}

fn node() -> impl Strategy<Value = NodeId> {
    prop_oneof![20 => 0..8_u32, 4 => 0..40_u32, 1 => Just(u32::MAX)].prop_map(NodeId)
}

/// One of these ids, or one that does not exist.
fn id(ids: impl IntoIterator<Item = &'static str>) -> impl Strategy<Value = String> {
    let ids: Vec<_> = ids.into_iter().chain(["constructor"]).collect();
    prop::sample::select(ids).prop_map(str::to_owned)
}

fn change() -> impl Strategy<Value = Change> {
    let plain = [
        Change::AddChild,
        Change::AddChild,
        Change::AddSibling,
        Change::Delete,
        Change::MoveLeft,
        Change::MoveRight,
        Change::SetPlayer { player: PlayerWord::Max },
        Change::SetPlayer { player: PlayerWord::Min },
    ];
    prop_oneof![
        8 => prop::sample::select(plain.to_vec()),
        1 => typed().prop_map(|name| Change::SetName { name }),
        2 => typed().prop_map(|score| Change::SetScore { score }),
    ]
}

fn plain(json: &str) -> Plain {
    serde_json::from_str(json).unwrap()
}

/// Everything that can happen, stepping and editing more often than the rest.
fn wish() -> impl Strategy<Value = Wish> {
    use Action as A;
    let weights =
        || prop::sample::select(vec!["rows-with-one", "rows-with-two", "stones", "none"]).prop_map(str::to_owned);
    let fields = Setting::named("algorithm").into_iter().chain(secateur::search::SETTINGS).map(|row| row.id);
    let random = prop::sample::select(vec![
        r#"{"seed": "41"}"#,
        r#"{"seed": " 7 ", "depth": "2"}"#,
        r#"{"least": "2", "most": "2", "depth": "3", "order": "best-first"}"#,
        r#"{"least": "9"}"#,
        r#"{"distinct": true, "high": "1"}"#,
        r#"{"distinct": false, "low": "-3", "high": "3"}"#,
        r#"{"depth": "x"}"#,
    ]);
    let moves = || prop::sample::select(vec![EditMove::Stay, EditMove::Next, EditMove::Previous]);
    let notice = Notice { id: "news".to_owned(), args: Default::default() };
    let nothing = [
        A::StepForward,
        A::StepBack,
        A::First,
        A::Last,
        A::NextCutoff,
        A::PreviousCutoff,
        A::Play,
        A::Pause,
        A::TogglePlay,
        A::Tick,
        A::CycleGrain,
        A::TogglePredict,
        A::TogglePresent,
        A::Leave,
        A::BeginText,
        A::EndText,
        A::CancelText,
        A::ReadOther,
        A::KeepReading,
        A::KeepCommas,
        A::FillStatics,
        A::GrowWhole,
        A::CancelEdit,
        A::LeaveEdit,
        A::ToggleMaking,
        A::MarkBranch,
        A::FindScores,
        A::CloseMaking,
        A::Settle,
        A::CloseClaim,
        A::ToggleCounts,
        A::ToggleArrange,
        A::ToggleLetterKeys,
        A::NotLoaded,
        A::DismissIgnored,
        A::DismissTip,
        A::MakeRandom,
        A::AnotherRandom,
        A::NextOverlay,
        A::OpenRace,
        A::ShowRace,
        A::CloseRace,
        A::DropRace,
        A::AddRun,
    ];
    let steps = vec![RaceStep::First, RaceStep::Back, RaceStep::Forward, RaceStep::Last];
    let run_fields = ["dialect", "order", "guess", "seed", "alpha"].into_iter();
    let panels = vec![Panel::Window, Panel::Counts, Panel::Strategy, Panel::Table, Panel::Leaves];
    let acts: Vec<(u32, BoxedStrategy<Action>)> = vec![
        (12, prop::sample::select(nothing.to_vec()).boxed()),
        (4, Just(A::StepForward).boxed()),
        (6, prop::sample::select(vec![A::Undo, A::Redo, A::Undo]).boxed()),
        (2, (-3.0..60.0_f64).prop_map(|step| A::GoTo { step }).boxed()),
        (1, Just(A::GoTo { step: f64::INFINITY }).boxed()),
        (2, any::<bool>().prop_map(|yes| A::Answer { answer: if yes { YesNo::Yes } else { YesNo::No } }).boxed()),
        (1, node().prop_map(|node| A::JumpTo { node }).boxed()),
        (1, (0.1..4.0).prop_map(|speed| A::SetSpeed { speed }).boxed()),
        (1, id(["event", "leaf", "cut-off", "lecture"]).prop_map(|grain| A::SetGrain { grain }).boxed()),
        (
            1,
            any::<bool>().prop_map(|first| A::StartShow { from: if first { From::First } else { From::Here } }).boxed(),
        ),
        (
            1,
            any::<bool>()
                .prop_map(|black| A::ToggleBlank { blank: if black { Blank::Black } else { Blank::White } })
                .boxed(),
        ),
        (6, text().prop_map(|text| A::SetText { text }).boxed()),
        (1, text().prop_map(|text| A::AwaitText { text }).boxed()),
        (2, prop::option::of(node()).prop_map(|node| A::FocusNode { node }).boxed()),
        (5, node().prop_map(|node| A::EditLeaf { node }).boxed()),
        (1, (node(), typed()).prop_map(|(node, text)| A::EditText { node, text }).boxed()),
        (3, moves().prop_map(|r#move| A::CommitEdit { r#move }).boxed()),
        (3, (node(), typed()).prop_map(|(node, text)| A::SetScore { node, text }).boxed()),
        (1, prop::option::of(weights()).prop_map(|feature| A::OpenWeight { feature }).boxed()),
        (
            2,
            (weights(), typed(), any::<bool>())
                .prop_map(|(feature, text, is_typed)| A::SetWeight { feature, text, is_typed })
                .boxed(),
        ),
        (
            1,
            (weights(), typed(), any::<bool>())
                .prop_map(|(feature, text, is_typed)| A::AwaitWeight { feature, text, is_typed })
                .boxed(),
        ),
        (
            1,
            prop::sample::select(vec![None, Some(EditBarField::Name), Some(EditBarField::Score)])
                .prop_map(|wants| A::OpenMaking { wants })
                .boxed(),
        ),
        (
            6,
            (change(), prop::sample::select(vec![None, Some("drag 1"), Some("drag 2")]))
                .prop_map(|(change, group)| A::ChangeTree { change, group: group.map(str::to_owned) })
                .boxed(),
        ),
        (2, typed().prop_map(|text| A::ScoreAdded { text }).boxed()),
        (1, prop::sample::select(&SAVED[..]).prop_map(|json| A::OpenSaved { saved: plain(json) }).boxed()),
        (2, text().prop_map(|text| A::OpenGiven { text }).boxed()),
        (
            2,
            (text(), prop::sample::select(&HASHES[..]), any::<bool>(), 0..40_usize)
                .prop_map(|(text, hash, is_plain, step)| {
                    let settings = (!is_plain).then(|| link::read(hash, &[]).settings);
                    A::OpenTree { text, settings, step, beyond_was: None }
                })
                .boxed(),
        ),
        (2, node().prop_map(|node| A::GoOn { node }).boxed()),
        (1, (0..4_usize).prop_map(|index| A::OpenRecent { index }).boxed()),
        (4, prop::sample::select(&HASHES[..]).prop_map(|hash| A::OpenLink { hash: hash.to_owned() }).boxed()),
        (3, id(examples().map(|(_, example)| example.id)).prop_map(|id| A::ChooseExample { id }).boxed()),
        (
            3,
            (id(claims().map(|(_, claim)| claim.id)), 0..3_usize)
                .prop_map(|(id, tree)| A::OpenClaim { id, tree })
                .boxed(),
        ),
        (1, id(PREPARED.iter().map(|prepared| prepared.id)).prop_map(|id| A::OpenPrepared { id }).boxed()),
        (2, random.prop_map(|change| A::SetRandom { change: plain(change) }).boxed()),
        (3, id(ALGORITHMS.iter().map(|one| one.id)).prop_map(|id| A::ChooseAlgorithm { id }).boxed()),
        (1, id(DIALECTS.iter().map(|one| one.id)).prop_map(|id| A::ChooseDialect { id }).boxed()),
        (1, id((Setting::named("order").unwrap().choices)()).prop_map(|id| A::ChooseOrder { id }).boxed()),
        (
            1,
            (id(["cut", "returns", "ties"]), id(["at-bound", "past-bound", "fail-hard", "last"]))
                .prop_map(|(rule, id)| A::ChooseRule { rule, id })
                .boxed(),
        ),
        (5, (id(fields), typed()).prop_map(|(field, text)| A::SetField { field, text }).boxed()),
        (1, id(Preset::all().map(Preset::id)).prop_map(|id| A::ChooseNotation { id }).boxed()),
        (
            1,
            (id(["cuts", "windows"]), id(["cross", "open"]))
                .prop_map(|(switch, id)| A::SetNotation { change: [(switch, id)].into() })
                .boxed(),
        ),
        (2, prop::option::of(node()).prop_map(|node| A::ChooseStrip { node }).boxed()),
        (1, prop::sample::select(panels).prop_map(|panel| A::ChoosePanel { panel }).boxed()),
        (
            1,
            prop::sample::select(vec![None, Some(MoveSort::Order), Some(MoveSort::Score)])
                .prop_map(|by| A::RateMoves { by })
                .boxed(),
        ),
        (1, id(["none", "strategy", "critical"]).prop_map(|id| A::ChooseOverlay { id }).boxed()),
        (2, prop::sample::select(steps).prop_map(|step| A::MoveRace { step }).boxed()),
        (1, prop::sample::select(Pace::ALL).prop_map(|by| A::PaceRace { by }).boxed()),
        (
            1,
            (0..4_usize, id(run_fields), typed())
                .prop_map(|(index, name, text)| A::ChangeRun { index, name, text })
                .boxed(),
        ),
        (
            1,
            (0..4_usize, id(ALGORITHMS.iter().map(|one| one.id)))
                .prop_map(|(index, text)| A::ChangeRun { index, name: "algorithm".to_owned(), text })
                .boxed(),
        ),
        (1, (0..4_usize).prop_map(|index| A::RemoveRun { index }).boxed()),
        (1, id(["dark", "light"]).prop_map(|theme| A::SetTheme { theme }).boxed()),
        (1, prop::sample::select(vec!["en", "pl"]).prop_map(|id| A::SetLanguage { language: id.to_owned() }).boxed()),
        (1, (0.5..2.0).prop_map(|size| A::SetTextSize { size }).boxed()),
        (1, prop::sample::select(vec![None, Some(notice)]).prop_map(|notice| A::Notice { notice }).boxed()),
        (1, Just(A::ReadDecimals).boxed()),
    ];
    let come = prop::sample::select(vec!["", "1", "2", " ", "(", ")", "b: ", "W", "-", ",5", "я", "((1 2) 3)"]);
    let scores = || prop::sample::select(&TYPED[..]);
    prop_oneof![
        60 => Union::new_weighted(acts).prop_map(Wish::Do),
        6 => (any::<prop::sample::Index>(), 0..3_usize, come)
            .prop_map(|(at, gone, come)| Wish::TypeOver { at, gone, come }),
        8 => scores().prop_map(Wish::TypeScore),
        1 => scores().prop_map(Wish::AwaitScore),
    ]
}

fn session(patience: Patience) -> Session {
    Session::new(["en", "pl", "ro", "ru"].map(str::to_owned).to_vec(), patience)
}

/// Forgets everything that a page may forget between two actions.
fn forget(session: &mut Session) {
    let Session { state, memory, .. } = session;
    memory.keep_only(&Memory::wanted(state));
}

/// What is shown works, and every reference into it is valid.
fn check_shown(session: &mut Session) {
    let Session { state, memory, .. } = session;
    assert!(memory.works(&state.shown), "{:?}", state.shown);
    let run = memory.look(&state.shown);
    assert!(state.step <= run.length(), "step {} of {}", state.step, run.length());
    assert!(state.focus_node.is_none_or(|node| node.index() < run.tree.len()), "{:?}", state.focus_node);
    assert!(state.editing.as_ref().is_none_or(|editing| editing.node.index() < run.tree.len()));
    let claim = state.claim.and_then(Claim::named);
    assert!(claim.is_none_or(|claim| claim.view(&state.shown, memory, MANNER).is_some()), "{:?}", state.claim);
    // If a text reads, the tree is shown, with some settings.
    if memory.read_error(&state.source).is_none() {
        assert_eq!(state.source, state.shown.source);
    }
}

/// What was typed is somewhere.
fn check_typed(before: &State, action: &Action, after: &State) {
    let in_field = |text: &str| {
        let is_read_as = after.read_as.as_ref().is_some_and(|read| read.typed == text);
        // A game grown for a search follows that search.
        let is_followed = text.find("seen-by=").is_some_and(|at| after.source.text().starts_with(&text[..at]));
        after.source.text() == text || is_read_as || is_followed
    };
    match action {
        Action::SetText { text } | Action::OpenTree { text, .. } | Action::OpenGiven { text } => {
            assert!(in_field(text), "{text:?} is lost: {:?}", after.source);
        }
        Action::AwaitText { text } if before.typing.is_some() => {
            assert_eq!(&after.typing.as_ref().unwrap().waiting.as_ref().unwrap().text, text);
        }
        Action::EditText { node, text } | Action::AwaitEdit { node, text }
            if before.editing.as_ref().is_some_and(|editing| editing.node == *node) =>
        {
            assert_eq!(&after.editing.as_ref().unwrap().text, text);
        }
        Action::SetField { field, text } if Setting::named(field).is_some_and(|row| (row.choices)().is_empty()) => {
            assert_eq!(after.drafts.get(field), Some(text));
        }
        Action::SetWeight { text, is_typed: true, .. } => {
            let typed = &after.weighing.as_ref().unwrap().r#box.as_ref().unwrap().typed;
            assert_eq!(typed.as_ref(), Some(text));
        }
        _ => (),
    }
}

/// Whether only what a search looks at is grown. The nearest working settings then depend on what is grown already, where that happens to
/// be everything.
fn is_partly_grown(state: &State) -> bool {
    state.shown.source.text().contains("seen-by=")
}

/// What undo and redo have to restore.
fn standing(state: &State) -> (&str, Option<(&Subject, usize)>) {
    (state.source.text(), (!is_partly_grown(state)).then_some((&state.shown, state.step)))
}

/// One change, undone and redone.
fn check_undo(before: &State, action: &Action, session: &mut Session) {
    let after = session.state.clone();
    let is_one = after.history.lengths().0 == before.history.lengths().0 + 1 && after.history.lengths().1 == 0;
    // Undoing one's own typing restores the earlier history.
    let is_of_history = matches!(action, Action::Undo | Action::Redo | Action::CancelText);
    if !is_one || is_of_history {
        return;
    }
    session.act(&Action::Undo).unwrap();
    assert_eq!(standing(&session.state), standing(before), "undo");
    assert_eq!(session.state.history.lengths(), (before.history.lengths().0, 1));
    session.act(&Action::Redo).unwrap();
    assert_eq!(standing(&session.state), standing(&after), "redo");
    assert_eq!(session.state.settings, after.settings);
    assert_eq!(session.state.history.lengths(), after.history.lengths());
    session.state = after;
}

/// Another page that follows the link.
fn check_link(session: &mut Session) {
    let Session { state, memory, .. } = session;
    if is_partly_grown(state) && state.shown.settings != state.settings {
        return;
    }
    let tree = memory.shortest(&state.shown.source).unwrap();
    let strip = strip::written(state, &memory.look(&state.shown));
    let said = link::Link { strip: strip.clone(), ..following::link(state, tree.clone()) };
    let hash = link::written(&said, None);
    let mut other = self::session(Patience::ENDLESS);
    other.act(&Action::OpenLink { hash: format!("#{hash}") }).unwrap();
    let there = &other.state;
    assert_eq!(there.ignored, [], "{hash}");
    assert_eq!(other.memory.shortest(&there.shown.source).unwrap(), tree, "{hash}");
    assert_eq!((there.settings, there.shown.settings, there.step), (state.settings, state.shown.settings, state.step));
    assert_eq!(there.race, state.race.clone().filter(|race| race.is_open), "{hash}");
    assert_eq!(there.claim, state.claim, "{hash}");
    assert_eq!(strip::written(there, &other.memory.look(&there.shown)), strip, "{hash}");
    assert_eq!(following::view(there), following::view(state), "{hash}");
}

/// Does an action, or asks whether the page has all it needs to be drawn. What is missing is computed elsewhere, as by a worker, and the
/// action is repeated.
fn with_patience(session: &mut Session, action: Option<&Action>) {
    for _ in 0..100 {
        let asked = match action {
            Some(action) => session.act(action),
            None => session.memory.missing(&session.state),
        };
        let Err(need) = asked else {
            session.memory.let_go();
            return;
        };
        session.memory.hold(&need);
        forget(session);
        let mut worker = Memory::new(Patience::ENDLESS);
        let found = match &*need {
            Need::Scores(sought) => {
                let reading = worker.read(&sought.source, None).unwrap().unwrap();
                let outcome = Outcome::search(&reading.tree, &sought.settings, &sought.wanted, sought.seed);
                Finding { outcome: Some(outcome), ..Finding::default() }
            }
            Need::Random(asked) => Finding { text: worker.random(asked).unwrap().ok(), ..Finding::default() },
            Need::Reading { source, settings, is_read } => {
                let reading = worker.read(source, settings.as_ref()).unwrap();
                let run = settings.as_ref().filter(|_| reading.is_ok()).map(|settings| {
                    let found = worker.outcome(source, settings).unwrap();
                    found.map_err(|refused| match refused {
                        Refusal::Settings(trouble) => trouble,
                        Refusal::Text(error) => panic!("{error:?}"),
                    })
                });
                Finding { reading: Some(reading).filter(|_| !is_read), run, ..Finding::default() }
            }
        };
        session.memory.adopt(&need, found);
    }
    panic!("what is needed is never there");
}

/// So little is done at once that almost everything has to wait.
const HASTY: Patience = Patience { characters: 150, recorded: Some(12), nodes: 5, grown: Some(3) };

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 4000, ..common::cases(200) })]

    #[test]
    fn whatever_happens_the_page_stands(wishes in prop::collection::vec(wish(), 1..25)) {
        let mut session = session(Patience::ENDLESS);
        for wish in wishes {
            forget(&mut session);
            let before = session.state.clone();
            let action = wish.action(&before);
            session.act(&action).unwrap();
            check_shown(&mut session);
            check_typed(&before, &action, &session.state);
            check_undo(&before, &action, &mut session);
            check_link(&mut session);
        }
    }

    #[test]
    fn all_changes_are_undone_and_redone_one_after_another(wishes in prop::collection::vec(wish(), 1..25)) {
        let mut session = session(Patience::ENDLESS);
        for wish in wishes {
            let action = wish.action(&session.state);
            session.act(&action).unwrap();
        }
        let mut way = Vec::new();
        while 0 < session.state.history.lengths().0 {
            way.push(session.state.clone());
            forget(&mut session);
            session.act(&Action::Undo).unwrap();
        }
        while let Some(state) = way.pop() {
            forget(&mut session);
            session.act(&Action::Redo).unwrap();
            // Settings chosen later may have merged two steps.
            let shown = |state| standing(state).1.map(|(shown, _)| shown.clone());
            prop_assert_eq!(&session.state.source, &state.source);
            prop_assert_eq!(shown(&session.state), shown(&state));
        }
    }

    #[test]
    fn a_page_that_waits_for_what_it_needs_comes_to_the_same_state(wishes in prop::collection::vec(wish(), 1..25)) {
        let [mut hasty, mut patient] = [HASTY, Patience::ENDLESS].map(session);
        with_patience(&mut hasty, None);
        for wish in wishes {
            let action = wish.action(&patient.state);
            forget(&mut hasty);
            forget(&mut patient);
            with_patience(&mut hasty, Some(&action));
            patient.act(&action).unwrap();
            prop_assert_eq!(&hasty.state, &patient.state);
            // And it is drawn.
            with_patience(&mut hasty, None);
            check_shown(&mut hasty);
        }
    }
}
