//! The list of examples: the contents of its groups, the next example, and what the runs of a row cost.

use secateur::message::Message;
use secateur::search::RequestedSettings;
use secateur_courses::examples::{Example, SUBJECTS, examples, group_of};
use secateur_courses::prepared::{PREPARED, PreparedPosition};
use serde::Serialize;
use ts_rs::TS;

use crate::claims::{Claim, ClaimStyle, claims};
use crate::memory::Memory;
use crate::need::Answer;
use crate::opening::{self, Opening};
use crate::state::{State, Subject};

/// The groups of claims, and of prepared positions.
const CLAIMS: &str = "claims";
const GAMES: &str = "games";

/// For a longer text, in characters, the cost is not computed.
const LONGEST: usize = 2000;

/// A place in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ListPlace {
    /// The id of a group.
    pub group: String,
    /// The example, claim or position on the stage; none if another tree is there.
    pub id: Option<&'static str>,
}

/// The neighbour of a place in its group.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Beside {
    /// The id of the group.
    pub group: String,
    /// The neighbouring example, claim or position; at an end of the group the current one.
    pub id: &'static str,
    /// Its place in the group, from 1.
    pub place: usize,
    /// The size of the group.
    pub all: usize,
    /// Whether the group ends here.
    pub is_end: bool,
    /// Its name.
    #[ts(type = "CoreMessage")]
    pub message: Message,
}

/// What the runs of a row cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RowCost {
    /// Leaves of each pass, or of each run side by side.
    pub leaves: Vec<usize>,
    /// The leaves of minimax; none if no single number compares with them.
    pub of: Option<usize>,
    /// Whether the leaves are those of passes.
    pub is_sum: bool,
    /// Cut-offs.
    pub cutoffs: usize,
}

/// The ids in a group: of a course, of a subject, of claims or positions of games; of all examples for any other group.
pub fn ids_in(group: &str) -> Vec<&'static str> {
    let of = |is_wanted: &dyn Fn(&str, &Example) -> bool| {
        let wanted = examples().filter(|(course, example)| is_wanted(group_of(*course, example), example));
        wanted.map(|(_, example)| example.id).collect::<Vec<_>>()
    };
    match group {
        CLAIMS => claims().map(|(_, claim)| claim.id).collect(),
        GAMES => PREPARED.iter().map(|prepared| prepared.id).collect(),
        _ if examples().any(|(course, one)| group_of(course, one) == group) => of(&|own, _| own == group),
        _ => match SUBJECTS.iter().find(|(subject, _)| *subject == group) {
            Some((_, about)) => of(&|_, example| about.contains(&example.id)),
            None => of(&|_, _| true),
        },
    }
}

/// The place of what is on the stage. `last` is the group from which an example was last opened, and that example.
pub fn place(state: &State, last: Option<(&str, &str)>) -> ListPlace {
    let at = |group: &str, id| ListPlace { group: group.to_owned(), id };
    if state.claim.is_some() {
        return at(CLAIMS, state.claim);
    }
    if let Some(prepared) = PREPARED.iter().find(|prepared| is_on_stage(prepared, state)) {
        return at(GAMES, Some(prepared.id));
    }
    let Some((course, example)) = examples().find(|(_, example)| Some(example.id) == state.example) else {
        return at(last.map_or("books", |(group, _)| group), None);
    };
    // If two examples are searched alike, the state names the first.
    let is_like = |other: &Example| {
        other.text == example.text && other.is_as_asked(&RequestedSettings::from(&example.settings()))
    };
    let last_id = last.and_then(|(_, id)| examples().find(|(_, other)| other.id == id && is_like(other)));
    let (course, example) = last_id.unwrap_or((course, example));
    let group = last.map(|(group, _)| group).filter(|group| ids_in(group).contains(&example.id));
    at(group.unwrap_or(group_of(course, example)), Some(example.id))
}

/// The neighbour `by` places further. For a tree in no group, the first example is next.
pub fn beside(state: &State, by: isize, last: Option<(&str, &str)>, manner: ClaimStyle) -> Beside {
    let ListPlace { group, id } = place(state, last);
    let ids = ids_in(&group);
    let here = ids.iter().position(|other| Some(*other) == id);
    let wanted = here.map_or(Some(0), |here| here.checked_add_signed(by));
    let found = wanted.filter(|&place| place < ids.len());
    let place = found.or(here).unwrap_or(0);
    let id = ids[place];
    let message = match &*group {
        CLAIMS => {
            Claim::named(id).and_then(|claim| claim.entry(0, manner)).map(|entry| entry.message).unwrap_or_default()
        }
        GAMES => Message::with_kind("prepared-", id),
        _ => Message::with_kind("example-", id),
    };
    Beside { id, place: place + 1, all: ids.len(), is_end: found.is_none(), message, group }
}

/// Whether a position is on the stage.
fn is_on_stage(prepared: &PreparedPosition, state: &State) -> bool {
    let Subject { source, settings } = &state.shown;
    source.text() == prepared.text && settings.order == RequestedSettings::from(&prepared.settings()).order
}

/// Opens a prepared position.
pub(crate) fn open_prepared(state: &mut State, memory: &mut Memory, id: &str) -> Answer<()> {
    let Some(prepared) = PREPARED.iter().find(|prepared| prepared.id == id) else { return Ok(()) };
    let settings = Some(RequestedSettings::from(&prepared.settings()));
    opening::open(state, memory, Opening { settings, ..Opening::from_text(prepared.text) })
}

/// What the run of a subject costs, or the runs side by side; none if computing that takes long, or the text is not a tree.
pub fn cost(state: &State, memory: &mut Memory, asked: &Subject, side: &[RequestedSettings]) -> Option<RowCost> {
    let source = &asked.source;
    if LONGEST < source.text().chars().count() || memory.read_error(source).is_some() {
        return None;
    }
    let mut run = |settings: RequestedSettings| {
        let asked = Subject { source: source.clone(), settings };
        // As the stage would show it.
        let shown = memory.shown_of(&asked, &state.shown).ok()?;
        Some(memory.look(&shown))
    };
    if !side.is_empty() {
        let leaves = side.iter().map(|settings| Some(run(*settings)?.leaves())).collect::<Option<_>>()?;
        return Some(RowCost { leaves, of: None, is_sum: false, cutoffs: 0 });
    }
    let run = run(asked.settings)?;
    let trace = &run.trace;
    let is_sum = 1 < trace.passes.len();
    let is_repeated = run.distinct_before(run.length()) < run.leaves();
    Some(RowCost {
        leaves: if is_sum {
            trace.passes.iter().map(|pass| trace.leaves_in(pass)).collect()
        } else {
            vec![run.leaves()]
        },
        of: (!is_sum && !is_repeated).then(|| run.findings.minimax_leaves(&run.tree, &run.settings)),
        is_sum,
        cutoffs: trace.cut_offs_before(run.length()),
    })
}
