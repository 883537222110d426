//! Following a link: the tree, the run and the step in it, as far as they work; and what had to be ignored, until the user has seen that.

use secateur::sweep;

use crate::choosing::close_race;
use crate::claims::Claim;
use crate::editing::example_of;
use crate::growing::RandomState;
use crate::link::{self, IgnoredPiece, IgnoredReason, Link};
use crate::memory::Memory;
use crate::need::Answer;
use crate::random;
use crate::source::Source;
use crate::state::{Panel, State, Subject};
use crate::stepping::set_grain;
use crate::strip;
use crate::view::View;

/// A longer text, in bytes, is not a tree with a small mistake.
const LONGEST_MENDED: usize = 5000;

/// Opens a link.
pub(crate) fn open(state: &mut State, memory: &mut Memory, hash: &str, languages: &[String]) -> Answer<()> {
    let Link { tree, random, settings, step, race, claim, strip, view, is_run, mut ignored } =
        link::read(hash, languages);
    take_view(state, &view);
    if !is_run {
        state.ignored = ignored;
        return Ok(());
    }
    let made = match &random {
        Some(asked) if tree.is_none() => Some(memory.random(asked)?.ok()),
        _ => None,
    };
    if let (Some(None), Some(asked)) = (&made, &random) {
        ignored.push(IgnoredPiece::new(format!("random={}", random::written(asked)), IgnoredReason::Random));
    }
    let text = tree.or(made.flatten());
    let source = text.as_ref().map_or_else(|| state.shown.source.clone(), |text| Source::from(text.as_str()));
    let asked = Subject { source, settings };
    let found = memory.nearest(&asked)?;
    let is_read = found.is_ok();
    let mut shown = match found {
        Ok(shown) => shown,
        Err(error) => {
            ignored.insert(
                0,
                IgnoredPiece { error: Some(error), ..IgnoredPiece::new("tree".to_owned(), IgnoredReason::Tree) },
            );
            memory.shown_of(&asked, &state.shown)?
        }
    };
    let meant = memory.followed(&asked.source, &settings);
    state.race = race.clone().or(state.race.take());
    if race.is_none() {
        close_race(state);
    }
    let run = memory.look(&shown);
    let example = example_of(&shown, &run, state);
    if let Some(text) = example.and_then(|example| example.text_of(&run.tree)) {
        shown.source = text.into();
        drop(memory.outcome(&shown.source, &shown.settings)?);
    }
    let length = run.length();
    if is_read && length < step as usize {
        let beyond = IgnoredPiece::new(format!("step={step}"), IgnoredReason::Step);
        ignored.push(IgnoredPiece { limit: Some(length), ..beyond });
    }
    // A step makes no sense for a tree that cannot be read.
    state.step = if is_read { (step as usize).min(length) } else { 0 };
    state.has_hints &= state.step == 0;
    if let Some(asked) = random.filter(|_| text.is_some() && is_read) {
        // The link is trusted about how its tree was made.
        state.random = RandomState::from_tree(asked, shown.source.clone());
    }
    if !is_read {
        state.race = None;
    }
    let claimed = claim.as_deref().and_then(Claim::named).filter(|claim| claim.tree_on_stage(&shown, memory).is_some());
    if let (None, Some(claim)) = (claimed, claim) {
        // The claim is not about the link's tree.
        ignored.push(IgnoredPiece::new(format!("claim={claim}"), IgnoredReason::Unreadable));
    }
    let leaf = strip.as_deref().filter(|_| is_read).and_then(|word| sweep::leaf_called(&run.tree, word));
    if let (None, Some(word)) = (leaf, strip) {
        ignored.push(link::ignored(&format!("strip={word}"), IgnoredReason::Unreadable));
    }
    // A tree that cannot be read goes into the field, to be fixed there.
    let is_mended = memory.read_error(&meant).is_some() && meant.text().len() <= LONGEST_MENDED;
    state.source = if is_mended { meant } else { shown.source.clone() };
    state.settings = settings;
    state.shown = shown;
    state.ignored = ignored;
    state.example = example.map(|example| example.id);
    state.claim = claimed.map(|claim| claim.id);
    state.drafts.clear();
    state.animate = false;
    state.playing = false;
    state.editing = None;
    state.focus_node = None;
    state.strip = None;
    if leaf.is_some() {
        strip::choose(state, leaf);
    }
    Ok(())
}

/// Sets the page's language and look, as far as given.
pub(crate) fn take_view(state: &mut State, view: &View) {
    if let Some(grain) = view.grain {
        set_grain(state, grain);
    }
    state.predict = view.predict.unwrap_or(state.predict);
    if let Some(language) = &view.language {
        state.language.clone_from(language);
    }
    state.theme = view.theme.unwrap_or(state.theme);
    state.notation = view.notation.unwrap_or(state.notation);
    for (switch, id) in &view.switches {
        state.switches.put(switch, id);
    }
    state.arrange = view.arrange.unwrap_or(state.arrange);
    if let Some(overlay) = view.overlay {
        state.overlay = overlay;
        state.panel = Panel::for_overlay(overlay);
    }
}

/// A state's language and look.
pub fn view(state: &State) -> View {
    View {
        grain: state.is_grain_own.then_some(state.grain),
        predict: Some(state.predict),
        language: Some(state.language.clone()),
        theme: Some(state.theme),
        arrange: Some(state.arrange),
        overlay: Some(state.overlay),
        ..View::default().noted(state.notation, &state.switches)
    }
}

/// What a state shows, as in links and files.
pub fn link(state: &State, tree: String) -> Link {
    Link {
        tree: Some(tree),
        random: state.random.tree_for(&state.shown.source).cloned(),
        settings: state.settings,
        step: state.step as u32,
        race: state.race.clone(),
        claim: state.claim.map(str::to_owned),
        strip: None,
        view: view(state),
        is_run: true,
        ignored: Vec::new(),
    }
}
