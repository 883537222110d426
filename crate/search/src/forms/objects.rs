//! Objects with fields as nodes: `{"name": "A", "children": […]}`, in the usual spellings; and tables of nodes that refer to each other.

use super::draft::{self, Draft};
use super::graph::Graph;
use super::number;
use super::value::DataValue;
use super::{FormTrouble, Problem, ReadingNote, data};
use crate::notation;
use crate::score::Turn;

const CHILDREN: [&str; 10] =
    ["children", "childs", "kids", "branches", "successors", "subtrees", "child", "moves", "next", "actions"];
const NAMES: [&str; 9] = ["name", "label", "title", "id", "key", "text", "node", "move", "action"];
const SCORES: [&str; 11] =
    ["value", "score", "utility", "payoff", "val", "eval", "evaluation", "heuristic", "minimax", "data", "static"];
const PLAYERS: [&str; 7] = ["player", "type", "turn", "agent", "role", "kind", "mover"];
/// Keys whose boolean says who moves, each with the player for true.
const FLAGS: [(&str, Turn); 12] = [
    ("max", Turn::Max),
    ("ismax", Turn::Max),
    ("maximizing", Turn::Max),
    ("ismaximizing", Turn::Max),
    ("maximizingplayer", Turn::Max),
    ("ismaximizingplayer", Turn::Max),
    ("min", Turn::Min),
    ("ismin", Turn::Min),
    ("minimizing", Turn::Min),
    ("isminimizing", Turn::Min),
    ("minimizingplayer", Turn::Min),
    ("isminimizingplayer", Turn::Min),
];
const SIDES: [&str; 3] = ["left", "middle", "right"];
const TABLES: [&str; 3] = ["nodes", "vertices", "states"];
const EDGES: [&str; 5] = ["edges", "links", "relations", "arcs", "connections"];
const FROM: [&str; 4] = ["source", "from", "parent", "start"];
const TO: [&str; 6] = ["target", "to", "child", "children", "end", "dest"];
const ROOTS: [&str; 3] = ["root", "start", "initial"];

type ObjectFields = [(String, DataValue)];

/// A key in lowercase, without blanks and underscores.
fn plain(key: &str) -> String {
    key.trim().to_lowercase().replace(['_', '-', ' '], "")
}

/// The value of the first of these keys that is present and not empty.
fn field<'a>(fields: &'a ObjectFields, keys: &[&str]) -> Option<&'a DataValue> {
    let with = |key: &&str| fields.iter().find(|(own, value)| plain(own) == **key && !value.is_nothing());
    keys.iter().find_map(with).map(|(_, value)| value)
}

fn has(fields: &ObjectFields, keys: &[&str]) -> bool {
    fields.iter().any(|(own, _)| keys.contains(&plain(own).as_str()))
}

/// Whether these fields describe a node: they have children, or a score beside other known keys, and either all keys are known or none
/// holds what could be a child.
pub(super) fn is_node(fields: &ObjectFields) -> bool {
    let is_list = |value: &DataValue| {
        matches!(value, DataValue::List(_) | DataValue::Dict(_) | DataValue::Call(..)) || value.is_nothing()
    };
    let has_children = fields.iter().any(|(key, value)| CHILDREN.contains(&plain(key).as_str()) && is_list(value));
    let is_binary = has(fields, &["left"]) && has(fields, &["right"]);
    let score = field(fields, &SCORES).is_some_and(|value| value.word().is_some());
    let others = fields.iter().filter(|(key, _)| !is_known(&plain(key)));
    let is_plain = others.clone().all(|(_, value)| value.word().is_some());
    has_children || is_binary && is_plain || score && is_plain && (1 < fields.len() || has(fields, &SCORES[..6]))
}

fn is_known(key: &str) -> bool {
    CHILDREN.contains(&key)
        || SIDES.contains(&key)
        || NAMES.contains(&key)
        || SCORES.contains(&key)
        || PLAYERS.contains(&key)
        || FLAGS.iter().any(|(flag, _)| *flag == key)
}

/// The node that the fields describe.
pub(super) fn node(fields: &ObjectFields, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut children = Vec::new();
    for child in children_of(fields)? {
        children.push(match child {
            DataValue::Dict(fields) => node(fields, notes)?,
            other => data::node(other, notes)?,
        });
    }
    described(fields, children, notes)
}

fn leaf(word: &str, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let score = number::read(word, notes)?;
    score.map(Draft::leaf).ok_or_else(|| FormTrouble::new(Problem::NoScore, word))
}

/// The children of a node, as written.
fn children_of(fields: &ObjectFields) -> Result<Vec<&DataValue>, FormTrouble> {
    let mut all = Vec::new();
    if let Some(value) = field(fields, &CHILDREN) {
        if 1 < fields.iter().filter(|(key, _)| key == CHILDREN[0]).count() {
            return Err(FormTrouble::new(Problem::Twice, CHILDREN[0]));
        }
        match value {
            DataValue::List(list) => all.extend(&list.items),
            DataValue::Call(head, list) if data::is_container(head) && list.keyed.is_empty() => all.extend(&list.items),
            DataValue::Dict(pairs) if !is_node(pairs) => all.extend(pairs.iter().map(|(_, value)| value)),
            one => all.push(one),
        }
    }
    let sides = SIDES.map(|side| field(fields, &[side]));
    if !all.is_empty() && sides.iter().any(Option::is_some) {
        return Err(FormTrouble::new(Problem::Label, "left"));
    }
    all.extend(sides.into_iter().flatten());
    Ok(all)
}

/// A node with these children and everything else in its fields.
fn described(fields: &ObjectFields, children: Vec<Draft>, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let is_inner = !children.is_empty();
    let mut draft = Draft { children, ..Draft::default() };
    for (key, value) in fields {
        let known = plain(key);
        if value.is_nothing() || CHILDREN.contains(&known.as_str()) || SIDES.contains(&known.as_str()) {
            continue;
        }
        if known.starts_with("prob") || known == "chance" {
            let weight = value.word().and_then(notation::likelihood);
            draft.weight = Some(weight.ok_or_else(|| FormTrouble::new(Problem::Chance, key))?);
            continue;
        }
        // Under any key, MAX and MIN are players; true and false say which if the key names one.
        let word = value.word().unwrap_or_default();
        let is_other = ["depth", "minimax"].iter().any(|other| known.contains(other));
        let is_flag = !is_known(&known) && !is_other && ["true", "false"].contains(&word.to_lowercase().as_str());
        let named = FLAGS.iter().filter(|_| is_flag).map(|(flag, _)| *flag).find(|flag| known.starts_with(flag));
        let found = named
            .map_or(Ok(draft::turn(word).filter(|&turn| turn != Turn::Chance && !is_known(&known))), |flag| {
                mover(flag, word)
            })?;
        if let Some(turn) = found {
            if draft.turn.is_some_and(|before| before != turn) {
                return Err(FormTrouble::new(Problem::Twice, key));
            }
            draft.turn = Some(turn);
            continue;
        }
        if !is_known(&known) && !notes.iter().any(|note| matches!(note, ReadingNote::Ignored { field } if field == key))
        {
            notes.push(ReadingNote::Ignored { field: key.clone() });
        }
    }
    if let Some(value) = field(fields, &SCORES) {
        let Some(word) = value.word() else { return Err(FormTrouble::new(Problem::Payoffs, "[")) };
        let is_another = |(key, other): &&(String, DataValue)| {
            SCORES[..6].contains(&plain(key).as_str()) && !other.is_nothing() && other.word() != Some(word)
        };
        if let Some((key, _)) = fields.iter().find(is_another).filter(|_| has(fields, &SCORES[..6])) {
            return Err(FormTrouble::new(Problem::Twice, key));
        }
        draft.score = Some(
            number::read(word, notes)?
                .ok_or_else(|| FormTrouble::from_kind(crate::notation::ParseErrorKind::BadScore, word))?,
        );
    }
    for key in PLAYERS.into_iter().chain(FLAGS.map(|(key, _)| key)) {
        if let Some(value) = field(fields, &[key]) {
            let word = value.word().unwrap_or_default();
            match mover(key, word)? {
                Some(turn) if draft.turn.is_some_and(|before| before != turn) => {
                    return Err(FormTrouble::new(Problem::Twice, key));
                }
                Some(turn) => draft.turn = Some(turn),
                None => (),
            }
        }
    }
    for key in NAMES {
        let Some(word) = field(fields, &[key]).and_then(DataValue::word) else { continue };
        // A label may hold everything; an id is only a name.
        let is_id = ["id", "key"].contains(&key);
        match draft::turn(word).filter(|&turn| turn != Turn::Chance) {
            Some(turn) if !is_id && draft.turn.is_none_or(|before| before == turn) => draft.turn = Some(turn),
            _ if key == "label" && !is_inner && draft.score.is_none() => {
                let said = Draft::with_label(word, Vec::new(), notes)?;
                (draft.score, draft.again) = (said.score, said.again);
                draft.name = draft.name.or(said.name);
            }
            _ => draft.name = draft.name.or(Some(word.to_owned())),
        }
    }
    Ok(draft)
}

/// Who moves, by the value of such a field; none if it only says what kind of node this is.
pub(super) fn mover(key: &str, word: &str) -> Result<Option<Turn>, FormTrouble> {
    let small = word.to_lowercase();
    if let Some((_, turn)) = FLAGS.iter().find(|(flag, _)| *flag == key) {
        return match small.as_str() {
            "true" | "1" => Ok(Some(*turn)),
            "false" | "0" => Ok(Some(if *turn == Turn::Max { Turn::Min } else { Turn::Max })),
            _ => Err(FormTrouble::new(Problem::Mover, word)),
        };
    }
    match small.as_str() {
        "random" | "average" => Ok(Some(Turn::Chance)),
        "leaf" | "terminal" | "node" | "inner" | "internal" | "decision" | "root" | "branch" | "state" | "end" => {
            Ok(None)
        }
        // A game's own names for its players are unknown here.
        _ => draft::turn(word).map(Some).ok_or_else(|| FormTrouble::new(Problem::Mover, word)),
    }
}

/// Whether data is a table of nodes by id, or of edges.
pub(super) fn is_table(value: &DataValue) -> bool {
    match value {
        DataValue::Dict(fields) => {
            has(fields, &TABLES)
                && matches!(field(fields, &TABLES), Some(DataValue::Dict(_) | DataValue::List(_)))
                && (has(fields, &EDGES) || has(fields, &ROOTS) || !has(fields, &NAMES))
                || has(fields, &EDGES) && matches!(field(fields, &EDGES), Some(DataValue::List(_)))
        }
        DataValue::List(list) => {
            let links = |item: &DataValue| {
                matches!(
                    item,
                    DataValue::Dict(fields) if has(fields, &["parent"]) || has(fields, &FROM) && has(fields, &TO)
                )
            };
            let rows = || {
                list.items.iter().filter_map(|item| match item {
                    DataValue::Dict(fields) => Some(fields),
                    _ => None,
                })
            };
            let ids: Vec<&str> = rows().filter_map(|fields| field(fields, &NAMES)?.word()).collect();
            let names_another = rows().any(|fields| match field(fields, &CHILDREN) {
                Some(DataValue::List(children)) => {
                    children.items.iter().any(|child| child.word().is_some_and(|word| ids.contains(&word)))
                }
                _ => false,
            });
            1 < list.items.len()
                && (list.items.iter().any(links) || names_another)
                && list.items.iter().all(|item| matches!(item, DataValue::Dict(_)))
        }
        _ => false,
    }
}

/// The tree of such a table.
pub(super) fn table(value: &DataValue, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut graph = Graph::default();
    let mut rows: Vec<(Option<&str>, &DataValue)> = Vec::new();
    let mut edges: Vec<&DataValue> = Vec::new();
    match value {
        DataValue::Dict(fields) => {
            match field(fields, &TABLES) {
                Some(DataValue::Dict(pairs)) => rows.extend(pairs.iter().map(|(id, value)| (Some(id.as_str()), value))),
                Some(DataValue::List(list)) => rows.extend(list.items.iter().map(|item| (None, item))),
                _ => (),
            }
            if let Some(DataValue::List(list)) = field(fields, &EDGES) {
                edges.extend(&list.items);
            }
            graph.root = field(fields, &ROOTS).and_then(DataValue::word).map(str::to_owned);
        }
        DataValue::List(list) => {
            for item in &list.items {
                match item {
                    DataValue::Dict(fields) if has(fields, &TO) && has(fields, &FROM) && !has(fields, &["id"]) => {
                        edges.push(item)
                    }
                    item => rows.push((None, item)),
                }
            }
        }
        _ => (),
    }
    for (id, value) in rows {
        row(&mut graph, id, value, notes)?;
    }
    for edge in edges {
        let (from, to) = match edge {
            DataValue::Dict(fields) => (field(fields, &FROM), field(fields, &TO)),
            DataValue::List(list) => (list.items.first(), list.items.get(1)),
            _ => (None, None),
        };
        let (Some(from), Some(to)) = (from.and_then(DataValue::word), to) else {
            return Err(FormTrouble::new(Problem::Label, "edges"));
        };
        let from = graph.node(from);
        link(&mut graph, from, to)?;
    }
    graph.draft(notes)
}

fn row(
    graph: &mut Graph,
    id: Option<&str>,
    value: &DataValue,
    notes: &mut Vec<ReadingNote>,
) -> Result<(), FormTrouble> {
    let DataValue::Dict(fields) = value else {
        let Some(word) = value.word() else {
            // The children, by their ids.
            let node = graph.node(id.ok_or_else(|| FormTrouble::new(Problem::Label, "nodes"))?);
            return link(graph, node, value);
        };
        return match id {
            Some(id) => {
                let node = graph.node(id);
                let said = Draft { name: Some(id.to_owned()), ..leaf(word, notes)? };
                graph.say(node, said)
            }
            None => {
                graph.node(word);
                Ok(())
            }
        };
    };
    let own = field(fields, &["id", "name", "key", "label"]).and_then(DataValue::word);
    let id = id.or(own).ok_or_else(|| FormTrouble::new(Problem::Label, "nodes"))?;
    let node = graph.node(id);
    let children = field(fields, &CHILDREN);
    let without = |keys: &[&str]| -> Vec<(String, DataValue)> {
        fields.iter().filter(|(key, _)| !keys.contains(&plain(key).as_str())).cloned().collect()
    };
    let mut rest = without(&CHILDREN);
    rest.retain(|(key, _)| !["left", "right", "middle", "parent", "parentid"].contains(&plain(key).as_str()));
    // For an inner node, only what differs from a placeholder of children.
    let holder = children.map(|_| Draft::default()).into_iter().collect();
    let mut said = described(&rest, holder, notes)?;
    said.children.clear();
    said.name.get_or_insert_with(|| id.to_owned());
    if said.weight.is_some() {
        // With several paths to a node, nothing says which one the weight belongs to.
        return Err(FormTrouble::new(Problem::Chance, id));
    }
    if said.again.is_none() && (said.turn.is_some() || said.score.is_some() || said.name.as_deref() != Some(id)) {
        graph.say(node, said)?;
    }
    if let Some(children) = children {
        link(graph, node, children)?;
    }
    for side in SIDES {
        if let Some(child) = field(fields, &[side]) {
            link(graph, node, child)?;
        }
    }
    if let Some(parent) = field(fields, &["parent", "parentid"]).and_then(DataValue::word) {
        let parent = graph.node(parent);
        graph.edge(parent, node);
    }
    Ok(())
}

fn link(graph: &mut Graph, from: usize, to: &DataValue) -> Result<(), FormTrouble> {
    match (to, to.word()) {
        (_, Some(word)) => {
            let child = graph.node(word);
            graph.edge(from, child);
            Ok(())
        }
        (DataValue::List(list), _) => list.items.iter().try_for_each(|item| match item.word() {
            Some(_) => link(graph, from, item),
            None => Err(FormTrouble::new(Problem::Label, "children")),
        }),
        _ => Err(FormTrouble::new(Problem::Label, "children")),
    }
}
