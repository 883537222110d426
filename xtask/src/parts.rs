//! Takes parts out of the core that are fetched by themselves: the rules of each game.
//!
//! All that is asked of a game is asked in a function of its own, `apart`, compiled for each game by itself: these are a part's
//! roots. With them goes what nothing else refers to, functions and data; the tables of chess are such. The core calls roots by
//! slots of its table that are empty until the part has come, and the part takes from the core by name what it calls there, and
//! memory and table.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::mem;

use anyhow::{Context, Result, ensure};
use walrus::ir::{Call, CallIndirect, Const, Instr, InstrSeq, Value, VisitorMut, dfs_pre_order_mut};
use walrus::{
    ConstExpr, DataId, DataKind, ElementItems, ElementKind, ExportItem, FunctionId, FunctionKind, GlobalId, GlobalKind,
    ImportKind, ImportedFunction, MemoryId, Module, ModuleConfig, TableId, TypeId, passes,
};

use crate::references::{Item, References};

/// What functions are called in which something is asked of a game; a reference to its type follows.
const ROOT: &str = "secateur::game::any::apart::<";
/// Where the types of games are; the module that knows the rules follows.
const GAMES: &str = "secateur::game::";
/// The name of the module from which a part takes what the core gives.
const CORE: &str = "core";

/// Takes the parts out of a program that was linked with its references: the core without them, and by the names of the modules
/// that know the rules the parts.
pub fn split(program: &[u8]) -> Result<(Vec<u8>, BTreeMap<String, Module>)> {
    let references = References::read(program)?;
    let mut core = Program::read(program)?;
    let roots = core.roots();
    ensure!(!roots.is_empty(), "no function of the core is called {ROOT}");
    let mut slots: BTreeMap<usize, u64> = BTreeMap::new();
    let mut end = core.module.tables.get(core.table).initial;
    for &root in roots.values().flatten() {
        slots.insert(root, end);
        end += 1;
    }
    core.widen(end);
    let mut taken = HashSet::new();
    let mut parts = BTreeMap::new();
    for (name, roots) in &roots {
        let owned = references.owned(&roots.iter().map(|&root| Item::Function(root)).collect());
        let mut part = Program::read(program)?;
        part.widen(end);
        part.become_part(&owned, &slots)?;
        core.give(&part.module)?;
        taken.extend(owned);
        parts.insert(name.clone(), part.module);
    }
    core.leave_out(&taken, &slots)?;
    Ok((core.module.emit_wasm(), parts))
}

/// A program, with its functions, globals and data by their numbers in the file.
struct Program {
    module: Module,
    functions: Vec<FunctionId>,
    globals: Vec<GlobalId>,
    data: Vec<DataId>,
    table: TableId,
    memory: MemoryId,
}

impl Program {
    fn read(program: &[u8]) -> Result<Program> {
        let mut module =
            ModuleConfig::new().generate_name_section(false).generate_producers_section(false).parse(program)?;
        for stale in ["linking", "reloc.CODE", "reloc.DATA"] {
            module.customs.remove_raw(stale);
        }
        let memory = module.memories.iter().next().context("the core has no memory")?.id();
        Ok(Program {
            functions: module.funcs.iter().map(|function| function.id()).collect(),
            globals: module.globals.iter().map(|global| global.id()).collect(),
            data: module.data.iter().map(|data| data.id()).collect(),
            table: module.tables.main_function_table()?.context("the core has no table of functions")?,
            memory,
            module,
        })
    }

    /// By modules of games the functions in which something is asked of them.
    fn roots(&self) -> BTreeMap<String, BTreeSet<usize>> {
        let mut roots: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (number, &id) in self.functions.iter().enumerate() {
            let name = self.module.funcs.get(id).name.as_deref().unwrap_or_default();
            let name = format!("{:#}", rustc_demangle::demangle(name));
            let game = name.strip_prefix(ROOT).and_then(|rest| rest.trim_start_matches('&').strip_prefix(GAMES));
            if let Some((module, _)) = game.and_then(|game| game.split_once("::")) {
                roots.entry(module.to_owned()).or_default().insert(number);
            }
        }
        roots
    }

    /// Gives the table of functions so many slots.
    fn widen(&mut self, slots: u64) {
        let table = self.module.tables.get_mut(self.table);
        table.initial = slots;
        table.maximum = Some(slots);
    }

    /// Keeps what is owned alone, and takes all else from the core.
    fn become_part(&mut self, owned: &HashSet<Item>, slots: &BTreeMap<usize, u64>) -> Result<()> {
        let of_core: Vec<_> = self.module.exports.iter().map(|export| export.id()).collect();
        for export in of_core {
            self.module.exports.delete(export);
        }
        self.module.start = None;
        // What the compiler has used of WebAssembly stays told; names, and what is for the script, are the core's.
        let sections = self.module.customs.iter().filter(|(_, section)| section.name() != "target_features");
        let told: Vec<_> = sections.map(|(id, _)| id).collect();
        for id in told {
            self.module.customs.delete(id);
        }
        let mut filled = self.filled()?;
        filled.retain(|_, function| owned.contains(&self.item(*function)));
        let own = slots.iter().filter(|(root, _)| owned.contains(&Item::Function(**root)));
        filled.extend(own.map(|(&root, &slot)| (slot, self.functions[root])));
        self.fill(filled);
        let others = self.functions.iter().copied().enumerate().filter(|(at, _)| !owned.contains(&Item::Function(*at)));
        for (number, id) in others.collect::<Vec<_>>() {
            let ty = self.module.funcs.get(id).ty();
            let import = self.module.imports.add(CORE, &format!("f{number}"), id);
            self.module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
        }
        for (number, &id) in self.globals.iter().enumerate() {
            let import = self.module.imports.add(CORE, &format!("g{number}"), id);
            self.module.globals.get_mut(id).kind = GlobalKind::Import(import);
        }
        self.module.tables.get_mut(self.table).import = Some(self.module.imports.add(CORE, "table", self.table));
        self.module.memories.get_mut(self.memory).import = Some(self.module.imports.add(CORE, "memory", self.memory));
        self.drop_data(|item| !owned.contains(&item));
        passes::gc::run(&mut self.module);
        Ok(())
    }

    /// Gives a part what that takes.
    fn give(&mut self, part: &Module) -> Result<()> {
        for import in part.imports.iter() {
            let number = || import.name[1..].parse::<usize>();
            let item = match import.kind {
                ImportKind::Function(_) => ExportItem::Function(self.functions[number()?]),
                ImportKind::Global(_) => ExportItem::Global(self.globals[number()?]),
                ImportKind::Table(_) => ExportItem::Table(self.table),
                ImportKind::Memory(_) => ExportItem::Memory(self.memory),
                ImportKind::Tag(_) => continue,
            };
            if !self.module.exports.iter().any(|export| export.name == import.name) {
                self.module.exports.add(&import.name, item);
            }
        }
        Ok(())
    }

    /// Leaves out what the parts have, and calls their roots by slots.
    fn leave_out(&mut self, taken: &HashSet<Item>, slots: &BTreeMap<usize, u64>) -> Result<()> {
        let mut filled = self.filled()?;
        filled.retain(|_, function| !taken.contains(&self.item(*function)));
        self.fill(filled);
        let mut calling = Calling { roots: BTreeMap::new(), table: self.table };
        for (&root, &slot) in slots {
            let id = self.functions[root];
            calling.roots.insert(id, (i32::try_from(slot)?, self.module.funcs.get(id).ty()));
        }
        for (_, function) in self.module.funcs.iter_local_mut() {
            let entry = function.entry_block();
            dfs_pre_order_mut(&mut calling, function, entry);
        }
        self.drop_data(|item| taken.contains(&item));
        self.join_data()?;
        passes::gc::run(&mut self.module);
        Ok(())
    }

    fn item(&self, function: FunctionId) -> Item {
        Item::Function(self.functions.iter().position(|&id| id == function).expect("a function of this program"))
    }

    /// Which functions stand in the table, by slots.
    fn filled(&self) -> Result<BTreeMap<u64, FunctionId>> {
        let mut filled = BTreeMap::new();
        for element in self.module.elements.iter() {
            let (ElementKind::Active { offset, .. }, ElementItems::Functions(functions)) =
                (&element.kind, &element.items)
            else {
                continue;
            };
            filled.extend((constant(offset)?..).zip(functions.iter().copied()));
        }
        Ok(filled)
    }

    /// Fills the table with these functions and no others.
    fn fill(&mut self, filled: BTreeMap<u64, FunctionId>) {
        let before: Vec<_> = self.module.elements.iter().map(|element| element.id()).collect();
        for element in before {
            self.module.elements.delete(element);
        }
        let mut runs: Vec<(u64, Vec<FunctionId>)> = Vec::new();
        for (slot, function) in filled {
            match runs.last_mut() {
                Some((start, run)) if *start + run.len() as u64 == slot => run.push(function),
                _ => runs.push((slot, vec![function])),
            }
        }
        let table = self.table;
        let mut elements = Vec::new();
        for (start, run) in runs {
            let kind = ElementKind::Active { table, offset: value(start) };
            elements.push(self.module.elements.add(kind, ElementItems::Functions(run)));
        }
        self.module.tables.get_mut(table).elem_segments = elements.into_iter().collect();
    }

    fn drop_data(&mut self, is_dropped: impl Fn(Item) -> bool) {
        let dropped = self.data.iter().enumerate().filter(|(number, _)| is_dropped(Item::Data(*number)));
        for (_, &id) in dropped {
            self.module.data.delete(id);
            self.module.memories.get_mut(self.memory).data_segments.remove(&id);
        }
    }

    /// Makes one piece of pieces of data that lie side by side: each takes some bytes for where it goes.
    fn join_data(&mut self) -> Result<()> {
        const NEAR: u64 = 8;
        let mut pieces = BTreeMap::new();
        let apart: Vec<DataId> = self.module.data.iter().map(|data| data.id()).collect();
        for id in apart {
            let data = self.module.data.get_mut(id);
            if let DataKind::Active { offset, .. } = &data.kind {
                pieces.insert(constant(offset)?, mem::take(&mut data.value));
                self.module.data.delete(id);
            }
        }
        self.module.memories.get_mut(self.memory).data_segments.clear();
        let mut joined: Vec<(u64, Vec<u8>)> = Vec::new();
        for (start, piece) in pieces {
            match joined.last_mut() {
                Some((first, before)) if start <= *first + before.len() as u64 + NEAR => {
                    before.resize(usize::try_from(start - *first)?, 0);
                    before.extend(piece);
                }
                _ => joined.push((start, piece)),
            }
        }
        for (start, piece) in joined {
            let id = self.module.data.add(DataKind::Active { memory: self.memory, offset: value(start) }, piece);
            self.module.memories.get_mut(self.memory).data_segments.insert(id);
        }
        Ok(())
    }
}

/// Calls parts' roots by the slots in which they are going to be.
struct Calling {
    roots: BTreeMap<FunctionId, (i32, TypeId)>,
    table: TableId,
}

impl VisitorMut for Calling {
    fn start_instr_seq_mut(&mut self, sequence: &mut InstrSeq) {
        let mut at = 0;
        while let Some((instruction, place)) = sequence.instrs.get_mut(at) {
            if let Instr::Call(Call { func }) = instruction
                && let Some(&(slot, ty)) = self.roots.get(func)
            {
                *instruction = CallIndirect { ty, table: self.table }.into();
                let place = *place;
                sequence.instrs.insert(at, (Const { value: Value::I32(slot) }.into(), place));
                at += 1;
            }
            at += 1;
        }
    }
}

fn constant(offset: &ConstExpr) -> Result<u64> {
    let ConstExpr::Value(Value::I32(offset)) = *offset else { anyhow::bail!("no number: {offset:?}") };
    Ok(u64::from(offset.cast_unsigned()))
}

fn value(offset: u64) -> ConstExpr {
    ConstExpr::Value(Value::I32(u32::try_from(offset).expect("memory and table end before").cast_signed()))
}
