//! Nested data as a tree: lists of lists, a label before its children, dictionaries of names, calls, objects with fields.

use super::draft::{Draft, turn};
use super::graph::Graph;
use super::number::{self, AsNumber};
use super::objects;
use super::value::{self, DataValue, List};
use super::{Form, FormTrouble, Problem, ReadingNote};

/// Reads data that is the whole text.
pub(super) fn read(text: &str, notes: &mut Vec<ReadingNote>) -> Result<(Form, Draft), FormTrouble> {
    let value = without_containers(unwrapped(value::read(text)?));
    match &value {
        DataValue::Dict(_) | DataValue::List(_) if objects::is_table(&value) => {
            Ok((Form::Json, objects::table(&value, notes)?))
        }
        DataValue::Dict(fields) if objects::is_node(fields) => Ok((Form::Json, objects::node(fields, notes)?)),
        DataValue::Dict(pairs) if is_adjacency(pairs) => Ok((Form::Adjacency, adjacency(pairs, notes)?)),
        DataValue::Dict(pairs) => Ok((Form::Names, named(pairs, notes)?)),
        _ => {
            let style = ListStyle::detect(&value)?;
            let is_square = matches!(&value, DataValue::List(list) if list.is_square());
            let form = match (style.has_labels, style.is_forest && is_square) {
                (true, true) => Form::Forest,
                (true, false) => Form::Labels,
                (false, _) => Form::Lists,
            };
            Ok((form, style.draft(&value, notes)?))
        }
    }
}

/// The content of `{"tree": …}`, of a list of one object, or of a Lisp definition.
fn unwrapped(value: DataValue) -> DataValue {
    const WRAPPERS: [&str; 5] = ["tree", "root", "data", "gametree", "game_tree"];
    match value {
        DataValue::Dict(mut pairs) if pairs.len() == 1 && WRAPPERS.contains(&pairs[0].0.to_lowercase().as_str()) => {
            let is_inside = match &pairs[0].1 {
                DataValue::Dict(fields) => objects::is_node(fields),
                DataValue::List(_) => true,
                _ => false,
            };
            if is_inside { unwrapped(pairs.remove(0).1) } else { DataValue::Dict(pairs) }
        }
        DataValue::List(mut list)
            if list.is_square() && list.items.len() == 1 && matches!(list.items[0], DataValue::Dict(_)) =>
        {
            unwrapped(list.items.remove(0))
        }
        DataValue::List(mut list)
            if 1 < list.items.len()
                && ["quote", "define", "def", "defparameter", "defvar", "setq"]
                    .map(Some)
                    .contains(&list.items[0].word()) =>
        {
            unwrapped(list.items.remove(list.items.len() - 1))
        }
        other => other,
    }
}

/// The same with `(list 3 12)` of Lisp as a list of two.
fn without_containers(value: DataValue) -> DataValue {
    let DataValue::List(mut list) = value else { return value };
    let is_container = matches!(
        &list.items[..],
        [DataValue::Word(head), _, ..] if ["list", "vector", "quote"].contains(&head.as_str())
    );
    if is_container && list.open == '(' {
        list.items.remove(0);
    }
    list.items = list.items.into_iter().map(without_containers).collect();
    DataValue::List(list)
}

/// Call heads that just make a list.
pub(super) fn is_container(head: &str) -> bool {
    const NAMES: [&str; 17] = [
        "array", "arrayof", "listof", "dict", "rbind", "list", "tuple", "c", "cell", "seq", "vector", "arr", "matrix",
        "vec!", "tensor", "print", "minimax",
    ];
    // An uppercase C is a name. A word with a dot before it is not, as in List.of.
    let is_path = head.contains('.') && !is_plain_head(head) && turn(head).is_none();
    is_path || head != "C" && NAMES.contains(&head.to_lowercase().as_str())
}

/// Call heads and words that only mean node or leaf.
fn is_plain_head(head: &str) -> bool {
    const NAMES: [&str; 11] = [
        "node", "leaf", "tree", "terminal", "inner", "branch", "treenode", "gamenode", "internal", "decision", "state",
    ];
    NAMES.contains(&head.to_lowercase().trim_start_matches("new "))
}

/// The style of labelled lists, found from all of them together.
#[derive(Default)]
struct ListStyle {
    has_labels: bool,
    /// Some label is not a player.
    has_names: bool,
    /// Some call's head is not that of a list.
    has_heads: bool,
    /// Leaves are numbers without a list of their own.
    has_bare_numbers: bool,
    /// Every list has its label first and then only lists, as `[A [B [3] [12]]]`.
    is_forest: bool,
}

impl ListStyle {
    fn detect(value: &DataValue) -> Result<ListStyle, FormTrouble> {
        let mut style = ListStyle { is_forest: true, ..ListStyle::default() };
        style.look(value);
        style.is_forest &= style.has_labels;
        Ok(style)
    }

    fn look(&mut self, value: &DataValue) {
        match value {
            DataValue::List(list) => {
                let labels = list.items.iter().take_while(|item| label(item).is_some()).count();
                self.has_labels |= 0 < labels;
                self.has_names |= list.items[..labels].iter().filter_map(label).any(|word| turn(word).is_none());
                let is_number = |item: &&DataValue| item.word().is_some() && label(item).is_none();
                let may_be_name = list.items.first().is_some_and(is_outcome) && 1 < list.items.len();
                let numbers = list.items.iter().skip(usize::from(may_be_name)).filter(is_number).count();
                let words = list.items.iter().filter(|item| item.word().is_some()).count();
                let is_first = list.items.first().is_some_and(|first| first.word().is_some());
                self.is_forest &= words == usize::from(is_first) && words == 1 && !list.has_commas;
                // With a label, a single number may be its score.
                self.has_bare_numbers |=
                    if labels == 0 { 0 < numbers && words < list.items.len() || 1 < numbers } else { 1 < numbers };
                list.items.iter().for_each(|item| self.look(item));
            }
            DataValue::Call(head, list) => {
                self.has_heads |= !is_container(head);
                self.is_forest = false;
                self.has_labels = true;
                list.items.iter().for_each(|item| self.look(item));
            }
            _ => (),
        }
    }

    fn draft(&self, value: &DataValue, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        match value {
            DataValue::Text(word) | DataValue::Word(word) => {
                if value.is_nothing() {
                    return Err(FormTrouble::from_kind(crate::notation::ParseErrorKind::BadScore, word));
                }
                match number::read(word, notes)? {
                    Some(score) => Ok(Draft::leaf(score)),
                    None => Err(FormTrouble::new(Problem::NoScore, word)),
                }
            }
            DataValue::Dict(fields) if objects::is_node(fields) => objects::node(fields, notes),
            DataValue::Dict(pairs) => named(pairs, notes),
            DataValue::Call(head, list) => self.call(head, list, notes),
            DataValue::List(list) => self.list(list, notes),
        }
    }

    fn all<'a>(
        &self,
        items: impl IntoIterator<Item = &'a DataValue>,
        notes: &mut Vec<ReadingNote>,
    ) -> Result<Vec<Draft>, FormTrouble> {
        items.into_iter().map(|item| self.draft(item, notes)).collect()
    }

    fn list(&self, list: &List, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        if !list.keyed.is_empty() {
            return mixed(self, list, notes);
        }
        let Some(first) = list.items.first() else {
            return Err(FormTrouble::from_kind(crate::notation::ParseErrorKind::EmptyNode, "()"));
        };
        if self.is_forest
            && let Some(word) = first.word()
        {
            let children = self.all(&list.items[1..], notes)?;
            return Draft::with_label(word, children, notes);
        }
        let mut labels = list.items.iter().take_while(|item| label(item).is_some()).count();
        labels += usize::from(labels == 0 && self.may_name(list, first));
        let is_quoted = matches!(first, DataValue::Text(word) if number::is_outcome(word));
        let are_lists = 1 < list.items.len() && list.items[1..].iter().all(|item| matches!(item, DataValue::List(_)));
        if labels == 0 && is_quoted && are_lists {
            return Err(FormTrouble::new(Problem::Inner, first.word().unwrap_or_default()));
        }
        if labels == 0 {
            return Ok(Draft::inner(self.all(&list.items, notes)?));
        }
        let head: Vec<&str> = list.items[..labels].iter().filter_map(DataValue::word).collect();
        self.below(&head.join(" "), list, &list.items[labels..], notes)
    }

    /// Whether the first item of a list may be the node's name: where nodes have names, W, L and D are names, too.
    fn may_name(&self, list: &List, first: &DataValue) -> bool {
        label(first).is_some() || self.has_names && 1 < list.items.len() && is_outcome(first)
    }

    /// A node from its label and the items after it.
    fn below(
        &self,
        head: &str,
        list: &List,
        rest: &[DataValue],
        notes: &mut Vec<ReadingNote>,
    ) -> Result<Draft, FormTrouble> {
        let is_player = turn(head).is_some();
        match rest {
            // A name and a number: a leaf, unless leaves have no names here.
            [one] if one.word().is_some() && !is_player => {
                if self.has_bare_numbers {
                    return Err(FormTrouble::new(Problem::NamedLeaf, head));
                }
                let leaf = self.draft(one, notes)?;
                Ok(Draft { score: leaf.score, ..Draft::head(head, notes)? })
            }
            // A label and the list of children, or one child without a label.
            [DataValue::List(inner)] if inner.items.first().is_some_and(|first| !self.may_name(inner, first)) => {
                if inner.open == list.open
                    && !list.items.is_empty()
                    && inner.items.iter().all(|item| item.word().is_some())
                {
                    return Err(FormTrouble::new(Problem::NamedLeaf, head));
                }
                let is_of_children =
                    inner.open != list.open || inner.items.iter().all(|item| !matches!(item, DataValue::Word(_)));
                if !is_of_children {
                    return Err(FormTrouble::new(Problem::NamedLeaf, head));
                }
                Draft::with_label(head, self.all(&inner.items, notes)?, notes)
            }
            [] => Draft::with_label(head, Vec::new(), notes),
            rest => Draft::with_label(head, self.all(rest, notes)?, notes),
        }
    }

    fn call(&self, head: &str, list: &List, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
        // Beside other heads, R's `c` is a name.
        if is_container(head) && !(self.has_heads && head == "c") {
            if list.items.is_empty() && !list.keyed.is_empty() {
                return self.draft(&DataValue::Dict(list.keyed.clone()), notes);
            }
            // A numeric type does not matter; any other key may be the shape.
            if let Some((key, _)) =
                list.keyed.iter().find(|(key, _)| !["dtype", "copy", "device"].contains(&key.as_str()))
            {
                return Err(FormTrouble::new(Problem::Label, key));
            }
            return match list.items.as_slice() {
                // A single list inside is the tree, as `array([[3, 12], [2, 4]])`.
                [DataValue::List(inner)] => self.list(inner, notes),
                _ => self.list(&List { keyed: Vec::new(), ..list.clone() }, notes),
            };
        }
        if head == "range" {
            return Err(FormTrouble::new(Problem::Label, head));
        }
        if !list.keyed.is_empty() {
            return objects::node(&fields_of(head, list), notes);
        }
        let mut label_words: Vec<&str> = if is_plain_head(head) { Vec::new() } else { vec![head] };
        let mut children = Vec::new();
        let mut score = None;
        let is_leaf = ["leaf", "terminal"].contains(&head.to_lowercase().as_str());
        let inner = |item: &DataValue| matches!(item, DataValue::List(_) | DataValue::Call(..));
        let has_nodes = list.items.iter().any(|item| matches!(item, DataValue::Call(..)));
        for item in &list.items {
            match item {
                _ if item.is_nothing() => (),
                DataValue::List(items) if list.items.iter().filter(|item| inner(item)).count() == 1 && !is_leaf => {
                    children.extend(self.all(&items.items, notes)?);
                }
                item if label(item).is_some() => label_words.extend(label(item)),
                // Beside nodes, a number may be this node's score or a leaf; beside a list of children it is the score.
                item if is_plain_head(head) && !is_leaf && item.word().is_some() && has_nodes => {
                    return Err(FormTrouble::new(Problem::Inner, item.word().unwrap_or_default()));
                }
                item if is_leaf || is_plain_head(head) && item.word().is_some() && list.items.iter().any(inner) => {
                    if score.is_some() {
                        return Err(FormTrouble::new(Problem::Twice, item.word().unwrap_or_default()));
                    }
                    score = self.draft(item, notes)?.score;
                }
                item => children.push(self.draft(item, notes)?),
            }
        }
        if is_plain_head(head)
            && !is_leaf
            && let [only] = children.as_slice()
            && only.children.is_empty()
            && only.is_number()
            && list.items.len() <= 2
            && !list.items.iter().any(inner)
        {
            // Node("b1", 3) and Node(3) are leaves.
            score = only.score;
            children.clear();
        }
        match score {
            Some(_) => Ok(Draft { score, children, ..Draft::head(&label_words.join(" "), notes)? }),
            None => Draft::with_label(&label_words.join(" "), children, notes),
        }
    }
}

/// The arguments of a call with keys, as fields: one without a key is a name, a score or the children, depending on its type.
pub(super) fn fields_of(head: &str, list: &List) -> Vec<(String, DataValue)> {
    let key = |item: &DataValue| match item {
        DataValue::List(_) => "children",
        item if item.word().is_some_and(AsNumber::is_numeric) => "value",
        _ => "name",
    };
    let mut fields = list.keyed.clone();
    fields.extend(list.items.iter().map(|item| (key(item).to_owned(), item.clone())));
    if !is_plain_head(head) {
        fields.push(("type".to_owned(), DataValue::Text(head.to_owned())));
    }
    fields
}

/// A node in any spelling.
pub(super) fn node(value: &DataValue, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    ListStyle::detect(value)?.draft(value, notes)
}

impl Draft {
    fn is_number(&self) -> bool {
        self.name.is_none() && self.turn.is_none() && self.score.is_some()
    }
}

fn is_outcome(value: &DataValue) -> bool {
    value.word().is_some_and(number::is_outcome)
}

/// A word that is not a number: a name or a player.
fn label(value: &DataValue) -> Option<&str> {
    let is_score = |word: &str| {
        let word = word.to_lowercase();
        let size = word.trim_start_matches(['-', '+']);
        size.is_numeric() || number::is_infinity(size) || number::is_greatest(size)
    };
    match value {
        DataValue::Text(word) | DataValue::Word(word)
            if !value.is_nothing() && !is_outcome(value) && !is_score(&number::keyboard(word)) =>
        {
            Some(word)
        }
        _ => None,
    }
}

/// A list in which some items have names, as `(b1: 3, (4, 5))`.
fn mixed(style: &ListStyle, list: &List, notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    if !list.items.is_empty() {
        return Err(FormTrouble::new(Problem::Label, &list.keyed[0].0));
    }
    let children = list.keyed.iter().map(|(name, value)| child(name, value, Some(style), notes));
    Ok(Draft::inner(children.collect::<Result<_, _>>()?))
}

/// A dictionary of names: a single name is the root's, several are its children's.
fn named(pairs: &[(String, DataValue)], notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut below = Vec::new();
    pairs.iter().for_each(|(_, value)| names_below(value, &mut below));
    if let Some((name, _)) = pairs.iter().find(|(name, _)| below.contains(&name.as_str())) {
        return Err(FormTrouble::new(Problem::Graph, name));
    }
    let is_twice = |at: usize| turn(&pairs[at].0).is_none() && pairs[..at].iter().any(|(name, _)| *name == pairs[at].0);
    if let Some(at) = (0..pairs.len()).find(|&at| is_twice(at)) {
        return Err(FormTrouble::new(Problem::Twice, &pairs[at].0));
    }
    match pairs {
        [(name, value)] => child(name, value, None, notes),
        _ => Ok(Draft::inner(
            pairs.iter().map(|(name, value)| child(name, value, None, notes)).collect::<Result<_, _>>()?,
        )),
    }
}

fn names_below<'a>(value: &'a DataValue, names: &mut Vec<&'a str>) {
    names.extend(value.word());
    if let DataValue::Dict(pairs) = value {
        for (name, value) in pairs {
            names.push(name);
            names_below(value, names);
        }
    }
}

fn child(
    name: &str,
    value: &DataValue,
    style: Option<&ListStyle>,
    notes: &mut Vec<ReadingNote>,
) -> Result<Draft, FormTrouble> {
    let draft = match value {
        DataValue::Dict(fields) if objects::is_node(fields) => objects::node(fields, notes)?,
        DataValue::Dict(pairs) => {
            let children = pairs.iter().map(|(name, value)| child(name, value, style, notes));
            Draft::inner(children.collect::<Result<_, _>>()?)
        }
        value => match style {
            Some(style) => style.draft(value, notes)?,
            None => node(value, notes)?,
        },
    };
    if draft.name.is_some() {
        return Err(FormTrouble::new(Problem::Label, name));
    }
    // A name may contain the player, as `"A (max)"`.
    let label = Draft::head(name, notes)?;
    let is_player = label.name.is_none() && label.turn.is_some() && turn(name).is_some();
    if draft.turn.is_some() || label.score.is_some() || label.name.is_none() && !is_player {
        return Ok(Draft { name: Some(name.to_owned()), ..draft });
    }
    Ok(Draft { name: label.name, turn: label.turn, ..draft })
}

/// Whether a dictionary lists the successors of each node by name.
fn is_adjacency(pairs: &[(String, DataValue)]) -> bool {
    let is_key = |word: &str| pairs.iter().any(|(key, _)| key == word);
    let has_players = pairs.iter().any(|(key, _)| turn(key).is_some());
    !has_players
        && pairs.iter().any(|(_, value)| match value {
            DataValue::List(list) => {
                let words = || list.items.iter().filter_map(DataValue::word);
                words().any(|word| is_key(word) || label(&DataValue::Text(word.to_owned())).is_some())
                    && list.items.iter().all(|item| item.word().is_some())
            }
            _ => false,
        })
}

fn adjacency(pairs: &[(String, DataValue)], notes: &mut Vec<ReadingNote>) -> Result<Draft, FormTrouble> {
    let mut graph = Graph::default();
    for (key, value) in pairs {
        add(&mut graph, key, value, pairs, notes)?;
    }
    graph.draft(notes)
}

fn add(
    graph: &mut Graph,
    key: &str,
    value: &DataValue,
    pairs: &[(String, DataValue)],
    notes: &mut Vec<ReadingNote>,
) -> Result<(), FormTrouble> {
    let node = graph.node(key);
    match value {
        DataValue::List(list) => {
            for item in &list.items {
                let Some(word) = item.word() else { return Err(FormTrouble::new(Problem::Label, key)) };
                let is_key = pairs.iter().any(|(key, _)| key == word);
                let is_score = matches!(item, DataValue::Word(_)) && !is_key && !number::is_outcome(word);
                match is_score.then(|| number::read(word, notes)).transpose()?.flatten() {
                    Some(score) if !pairs.iter().any(|(key, _)| key.is_numeric()) => {
                        graph.score(node, Draft::leaf(score));
                    }
                    _ => {
                        let child = graph.node(word);
                        graph.edge(node, child);
                    }
                }
            }
            Ok(())
        }
        value => match value.word().map(|word| number::read(word, notes)).transpose()?.flatten() {
            Some(score) => graph.say(node, Draft { name: Some(key.to_owned()), ..Draft::leaf(score) }),
            None => Err(FormTrouble::new(Problem::Label, key)),
        },
    }
}
