//! What refers to what in a program, as its linker has written it down (`--emit-relocs`), and what of it a few functions alone use.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use anyhow::{Result, ensure};
use wasmparser::{KnownCustom, Linking, Parser, Payload, RelocationEntry, SymbolInfo, TypeRef};

/// A function or a piece of data, by its number among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Item {
    /// A function; those that are imported are the first.
    Function(usize),
    /// A piece of data.
    Data(usize),
}

/// The references of a program.
#[derive(Debug, Default)]
pub struct References {
    from: HashMap<Item, HashSet<Item>>,
    to: HashMap<Item, HashSet<Item>>,
    /// What is no part of anything: functions from outside, and those that the outside may call.
    open: HashSet<Item>,
}

impl References {
    /// Those of a program that was linked with its relocations.
    pub fn read(program: &[u8]) -> Result<References> {
        let mut symbols: Vec<Option<Item>> = Vec::new();
        let mut relocations: Vec<(usize, RelocationEntry)> = Vec::new();
        let (mut code, mut data) = (Section::default(), Section::default());
        let mut references = References::default();
        for payload in Parser::new(0).parse_all(program) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        if matches!(import?.ty, TypeRef::Func(_)) {
                            references.open.insert(Item::Function(code.imported));
                            code.imported += 1;
                        }
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        references.open.insert(Item::Function(export?.index as usize));
                    }
                }
                Payload::CodeSectionStart { range, .. } => code.start = range.start,
                Payload::CodeSectionEntry(body) => code.pieces.push(body.range()),
                Payload::DataSection(pieces) => {
                    data.start = pieces.range().start;
                    for piece in pieces {
                        data.pieces.push(piece?.range);
                    }
                }
                Payload::CustomSection(section) => match section.as_known() {
                    KnownCustom::Linking(linking) => {
                        for part in linking.subsections() {
                            let Linking::SymbolTable(table) = part? else { continue };
                            for symbol in table {
                                symbols.push(item_of(symbol?));
                            }
                        }
                    }
                    KnownCustom::Reloc(list) => {
                        let start = if section.name() == "reloc.CODE" { code.start } else { data.start };
                        let ours = ["reloc.CODE", "reloc.DATA"].contains(&section.name());
                        for entry in list.entries().into_iter().filter(|_| ours) {
                            relocations.push((start, entry?));
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        ensure!(!symbols.is_empty() && !relocations.is_empty(), "the program tells nothing of its references");
        for (start, entry) in relocations {
            let at = start + entry.offset as usize;
            let from = code.piece(at).map(Item::Function).or_else(|| data.piece(at).map(Item::Data));
            let to = symbols.get(entry.index as usize).copied().flatten();
            // Types have no symbols: what is no function and no data is open to all.
            let (Some(from), Some(to), false) = (from, to, entry.ty == wasmparser::RelocationType::TypeIndexLeb) else {
                continue;
            };
            references.from.entry(from).or_default().insert(to);
            references.to.entry(to).or_default().insert(from);
        }
        Ok(references)
    }

    /// What an item refers to.
    pub fn of(&self, item: Item) -> impl Iterator<Item = Item> {
        self.from.get(&item).into_iter().flatten().copied()
    }

    /// These functions, and all that nothing but these and one another refer to.
    pub fn owned(&self, roots: &HashSet<Item>) -> HashSet<Item> {
        let mut owned = roots.clone();
        let mut todo: Vec<Item> = roots.iter().copied().collect();
        while let Some(item) = todo.pop() {
            todo.extend(self.of(item).filter(|next| !self.open.contains(next) && owned.insert(*next)));
        }
        loop {
            let is_shared =
                |item: &&Item| !roots.contains(item) && self.to.get(item).is_some_and(|from| !from.is_subset(&owned));
            let shared: Vec<Item> = owned.iter().filter(is_shared).copied().collect();
            if shared.is_empty() {
                return owned;
            }
            for item in shared {
                owned.remove(&item);
            }
        }
    }
}

/// Where the pieces of a section lie in a program.
#[derive(Default)]
struct Section {
    start: usize,
    /// How many there are before the first one.
    imported: usize,
    pieces: Vec<Range<usize>>,
}

impl Section {
    /// The number of the piece that has this byte.
    fn piece(&self, at: usize) -> Option<usize> {
        let next = self.pieces.partition_point(|piece| piece.end <= at);
        self.pieces.get(next).filter(|piece| piece.contains(&at)).map(|_| self.imported + next)
    }
}

fn item_of(symbol: SymbolInfo) -> Option<Item> {
    match symbol {
        SymbolInfo::Func { index, .. } => Some(Item::Function(index as usize)),
        SymbolInfo::Data { symbol: Some(defined), .. } => Some(Item::Data(defined.index as usize)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Item::{Data, Function},
        References,
    };

    #[test]
    fn what_others_refer_to_is_nobodys_own() {
        let mut references = References::default();
        // Two roots: the first has a helper with a table, and both have one in common; a third function is also called from outside.
        let pairs = [(0, 2), (0, 4), (1, 4), (0, 5), (6, 5), (2, 2)].map(|(from, to)| (Function(from), Function(to)));
        for (from, to) in
            pairs.into_iter().chain([(Function(2), Data(0)), (Data(0), Function(3)), (Function(0), Function(7))])
        {
            references.from.entry(from).or_default().insert(to);
            references.to.entry(to).or_default().insert(from);
        }
        references.open.insert(Function(7));
        let owned = references.owned(&[Function(0)].into());
        assert_eq!(owned, [Function(0), Function(2), Data(0), Function(3)].into());
    }
}
