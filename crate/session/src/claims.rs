//! Common claims about searches, each checked on a small tree that shows how far it is true. A claim knows no words: its messages are named
//! by its id. Every number set against a claim is counted on a run, and none is hard-coded.
//!
//! ```
//! use secateur_courses::course::{Infinity, Letters};
//! use secateur_courses::numbers::NumberStyle;
//! use secateur_session::claims::{Claim, ClaimStyle};
//! let numbers = NumberStyle { decimal: '.', group: None, infinity: Infinity::Signs };
//! let claim = Claim::named("branch").unwrap();
//! let entry = claim.entry(0, ClaimStyle { letters: Letters::Below, numbers }).unwrap();
//! assert_eq!((entry.message.id(), entry.step), ("claim-branch".to_owned(), 6));
//! ```

use std::rc::Rc;

use secateur::message::Message;
use secateur_courses::course::{Course, Letters};
use secateur_courses::numbers::NumberStyle;
use serde::Serialize;
use ts_rs::TS;

use crate::memory::Memory;
use crate::need::Answer;
use crate::opening::{self, Opening};
use crate::reading::Reading;
use crate::run::Run;
use crate::state::{State, Subject};
use evidence::Evidence;
use look::ClaimLook;

mod evidence;
pub mod look;
mod rules;
mod saves;
mod says;
mod trees;

/// A claim, and the trees on which it is checked.
pub struct Claim {
    /// Names the messages `claim-ID`, `claim-ID-line`, `-verdict`, `-answer` and `-note`.
    pub id: &'static str,
    /// The courses that make this claim.
    pub courses: &'static [Course],
    /// The tree that it opens with, and for most claims another one.
    trees: fn() -> Vec<Subject>,
    /// The step that shows how far it is true.
    step: fn(&Run) -> usize,
    /// Adds the arguments of its messages.
    fill: fn(&Evidence, Message) -> Message,
    /// What to show beside the tree.
    look: fn(&Evidence) -> ClaimLook,
}

/// How nodes and scores are written.
#[derive(Clone, Copy, Debug)]
pub struct ClaimStyle {
    /// Which nodes have letters.
    pub letters: Letters,
    /// The style of scores.
    pub numbers: NumberStyle,
}

/// A claim in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ClaimEntry {
    /// `claim-ID`; its other messages take the same arguments.
    #[ts(type = "CoreMessage")]
    pub message: Message,
    /// The tree.
    pub subject: Subject,
    /// The step that shows how far it is true.
    pub step: usize,
}

/// A claim on the stage.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ClaimView {
    /// Names its messages.
    pub id: &'static str,
    /// `claim-ID`; its other messages take the same arguments.
    #[ts(type = "CoreMessage")]
    pub message: Message,
    /// The step that shows how far it is true.
    pub step: usize,
    /// What to show beside the tree.
    pub look: ClaimLook,
    /// Its other tree.
    pub other: Option<OtherTree>,
    /// Its place among all claims, from 1.
    pub place: usize,
    /// The next claim.
    pub next: Option<NextClaim>,
}

/// Another tree of a claim.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OtherTree {
    /// Its index among the trees of the claim.
    pub tree: usize,
    /// How large it is.
    #[ts(type = "CoreMessage")]
    pub message: Message,
}

/// The claim after another one.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct NextClaim {
    /// Names its messages.
    pub id: &'static str,
    /// `claim-ID`.
    #[ts(type = "CoreMessage")]
    pub message: Message,
}

/// By subject, which names the message `claim-kind-KIND`.
const CLAIMS: [(&str, &[Claim]); 3] = [("saves", saves::CLAIMS), ("says", says::CLAIMS), ("rules", rules::CLAIMS)];

/// Every claim with its kind, in the order of the picker.
pub fn claims() -> impl Iterator<Item = (&'static str, &'static Claim)> {
    CLAIMS.into_iter().flat_map(|(kind, claims)| claims.iter().map(move |claim| (kind, claim)))
}

impl Claim {
    /// The claim with this id.
    pub fn named(id: &str) -> Option<&'static Claim> {
        claims().map(|(_, claim)| claim).find(|claim| claim.id == id)
    }

    /// Its list entry with one of its trees; none if it has no such tree.
    pub fn entry(&self, tree: usize, manner: ClaimStyle) -> Option<ClaimEntry> {
        let subject = (self.trees)().into_iter().nth(tree)?;
        let evidence = Evidence::new(&subject, manner);
        Some(ClaimEntry { message: self.message(&evidence), step: (self.step)(&evidence.run), subject })
    }

    fn message(&self, evidence: &Evidence) -> Message {
        (self.fill)(evidence, Message::with_kind("claim-", self.id))
    }

    /// Its view on the page; none unless one of its trees is on the stage.
    pub fn view(&self, shown: &Subject, memory: &mut Memory, manner: ClaimStyle) -> Option<ClaimView> {
        let here = self.tree_on_stage(shown, memory)?;
        let trees: Vec<Evidence> = (self.trees)().iter().map(|tree| Evidence::new(tree, manner)).collect();
        let evidence = &trees[here];
        let other = (0..trees.len()).find(|tree| *tree != here).map(|tree| {
            let leaves = trees[tree].all();
            let size = if leaves < evidence.all() { "smaller" } else { "larger" };
            let message = Message::new("claim-other").with_word("size", size).with_count("leaves", leaves);
            OtherTree { tree, message }
        });
        let place = 1 + claims().position(|(_, claim)| claim.id == self.id)?;
        let next = |claim: &Claim| Some(NextClaim { id: claim.id, message: claim.entry(0, manner)?.message });
        Some(ClaimView {
            id: self.id,
            message: self.message(evidence),
            step: (self.step)(&evidence.run),
            look: (self.look)(evidence),
            other,
            place,
            next: claims().nth(place).and_then(|(_, claim)| next(claim)),
        })
    }

    /// The index of its tree on the stage, if any.
    pub(crate) fn tree_on_stage(&self, shown: &Subject, memory: &mut Memory) -> Option<usize> {
        let here = memory.known(&shown.source)?;
        let is_here = |own: &Subject| {
            let is_same = |own: Rc<Reading>| own.tree.len() == here.tree.len() && own.text() == here.text();
            own.settings == shown.settings && memory.known(&own.source).is_some_and(is_same)
        };
        (self.trees)().iter().position(is_here)
    }
}

/// Opens a claim with one of its trees, at the step that shows how far it is true.
pub(crate) fn open(state: &mut State, memory: &mut Memory, id: &str, tree: usize) -> Answer<()> {
    let Some(claim) = Claim::named(id) else { return Ok(()) };
    let Some(Subject { source, settings }) = (claim.trees)().into_iter().nth(tree) else { return Ok(()) };
    opening::open(state, memory, Opening { settings: Some(settings), ..source.into() })?;
    state.step = (claim.step)(&memory.look(&state.shown));
    state.claim = Some(claim.id);
    Ok(())
}
