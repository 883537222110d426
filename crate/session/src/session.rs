//! What happens on a page, one action after another: the next state as a pure function of state and action.

use crate::action::{Action, From, YesNo};
use crate::link::{IgnoredPiece, IgnoredReason};
use crate::memory::Memory;
use crate::need::{Answer, Patience};
use crate::opening::Opening;
use crate::state::State;
use crate::view::{Arrange, Overlay, Theme};
use crate::{
    choosing, claims, commas, editing, following, growing, hints, history, keeping, making, marking, opening, picking,
    racing, stepping, strip, typing, weighing,
};
use secateur::grain::Grain;

/// A page's state, and the known facts about its trees.
pub struct Session {
    /// What the page shows and remembers.
    pub state: State,
    /// How sources read, and what searches did on them.
    pub memory: Memory,
    /// The ids of the available languages.
    languages: Vec<String>,
}

impl Session {
    /// The page as it opens.
    pub fn new(languages: Vec<String>, patience: Patience) -> Session {
        Session { state: State::opening(), memory: Memory::new(patience), languages }
    }

    /// Performs an action.
    ///
    /// # Errors
    /// What has to be computed first: then nothing has happened.
    pub fn act(&mut self, action: &Action) -> Answer<()> {
        let size = self.memory.look(&self.state.shown).tree.len();
        // The click may refer to an older tree than the current one.
        if action.node().is_some_and(|node| size <= node.index()) {
            return Ok(());
        }
        let mut next = self.state.clone();
        if next.blank.is_some() && action.uncovers() {
            next.blank = None;
        } else {
            self.transition(&mut next, action)?;
        }
        if next == self.state {
            return Ok(());
        }
        self.follow(&mut next, action);
        self.state = next;
        Ok(())
    }

    /// The consequences of any change, whatever caused it.
    fn follow(&mut self, state: &mut State, action: &Action) {
        let before = &self.state;
        weighing::end(before, state, action);
        history::remember(before, state, action);
        making::end_by_stepping(before, state);
        crate::recent::remember(before, state, action);
        if state.shown != before.shown {
            state.predictions.clear();
            state.wants_score = false;
            making::forget_added(state, action);
            // They set the claim about their tree themselves.
            let is_opening = action.brings_tree() && !matches!(action, Action::ChooseExample { .. });
            if !is_opening {
                state.claim = None;
            }
        }
        if state.notice == before.notice && state.source != before.source {
            state.notice = None;
        }
        hints::learn(state, action);
        stepping::settle_grain(state);
        let size = self.memory.look(&state.shown).tree.len();
        state.focus_node = state.focus_node.filter(|node| node.index() < size);
        marking::follow(before, state, &mut self.memory, action);
        strip::follow(before, state, &mut self.memory, action);
    }

    fn transition(&mut self, state: &mut State, action: &Action) -> Answer<()> {
        let memory = &mut self.memory;
        let run = memory.look(&state.shown);
        match action {
            Action::GoTo { step } => stepping::go_to(state, &run, step.round().max(0.0) as usize),
            Action::StepForward => stepping::forward(state, &run),
            Action::StepBack => stepping::back(state, &run),
            Action::First => stepping::go_to(state, &run, 0),
            Action::Last => stepping::go_to(state, &run, usize::MAX),
            Action::Answer { answer } => stepping::answer(state, &run, *answer == YesNo::Yes),
            Action::NextCutoff => stepping::next_cut_off(state, &run),
            Action::PreviousCutoff => stepping::previous_cut_off(state, &run),
            Action::JumpTo { node } => stepping::jump_to(state, &run, *node),
            Action::Play => stepping::play(state, &run),
            Action::Pause => state.playing = false,
            Action::TogglePlay if state.playing => state.playing = false,
            Action::TogglePlay => stepping::play(state, &run),
            Action::Tick => stepping::tick(state, &run),
            Action::SetSpeed { speed } => state.speed = *speed,
            Action::SetGrain { grain } => stepping::set_grain(state, Grain::named(grain).unwrap_or(Grain::Event)),
            Action::CycleGrain => stepping::cycle_grain(state),

            Action::TogglePredict => stepping::toggle_predict(state),
            Action::TogglePresent => stepping::toggle_present(state),
            Action::Leave => (state.present, state.blank) = (false, None),
            Action::StartShow { from } => stepping::start_show(state, &run, *from == From::First),
            Action::ToggleBlank { blank } => {
                state.blank = if state.blank == Some(*blank) { None } else { Some(*blank) };
                (state.playing, state.editing) = (false, None);
            }

            Action::SetText { text } => editing::set_text(state, memory, text)?,
            Action::BeginText => typing::begin(state),
            Action::AwaitText { text } => typing::wait(state, text),
            Action::EndText => typing::end(state),
            Action::CancelText => typing::cancel(state, memory)?,
            Action::ReadOther => editing::read_other(state, memory)?,
            Action::KeepReading => state.read_as = None,
            Action::ReadDecimals => editing::read_decimals(state, memory)?,
            Action::KeepCommas => commas::keep(state),
            Action::FillStatics => editing::fill_statics(state, memory)?,
            Action::GrowWhole => editing::grow_whole(state, memory)?,

            Action::FocusNode { node } => {
                state.focus_node = *node;
                // Moving on is the end of the added leaf, and of messages about another one.
                if let Some(making) = &mut state.making {
                    (making.added, making.outcome) = (None, None);
                }
            }
            Action::EditLeaf { node } => editing::begin(state, memory, *node)?,
            Action::EditText { node, text } => editing::type_score(state, memory, *node, text)?,
            Action::AwaitEdit { text, .. } => editing::wait(state, text),
            Action::CommitEdit { r#move } => editing::commit(state, memory, *r#move)?,
            Action::CancelEdit => editing::cancel(state, memory)?,
            Action::LeaveEdit => editing::leave(state, memory)?,
            Action::SetScore { node, text } => editing::set_score(state, memory, *node, text)?,

            Action::OpenWeight { feature } => weighing::open(state, memory, feature.as_deref()),
            Action::SetWeight { feature, text, is_typed } => weighing::set(state, memory, feature, text, *is_typed)?,
            Action::AwaitWeight { feature, text, is_typed } => weighing::wait(state, memory, feature, text, *is_typed),

            Action::Undo => history::undo(state, memory)?,
            Action::Redo => history::redo(state, memory)?,
            Action::ToggleMaking => making::toggle(state, memory),
            Action::OpenMaking { wants } => making::open(state, memory, *wants),
            Action::CloseMaking => making::close(state),
            Action::ChangeTree { change, .. } => making::change(state, memory, change)?,
            Action::ScoreAdded { text } => making::score_added(state, memory, text)?,
            Action::MarkBranch => marking::mark(state, memory),
            Action::FindScores => marking::find_scores(state, memory)?,

            Action::OpenSaved { saved } => opening::open_saved(state, memory, saved, &self.languages)?,
            Action::OpenGiven { text } => opening::open_given(state, memory, Opening::from_text(text))?,
            Action::OpenTree { text, settings, step, beyond_was } => {
                opening::open(state, memory, Opening { settings: *settings, step: *step, ..Opening::from_text(text) })?;
                if beyond_was.is_some() {
                    state.beyond_was.clone_from(beyond_was);
                }
            }
            Action::OpenClaim { id, tree } => claims::open(state, memory, id, *tree)?,
            Action::OpenPrepared { id } => picking::open_prepared(state, memory, id)?,
            Action::GoOn { node } => opening::go_on(state, memory, *node)?,
            Action::OpenRecent { index } => opening::open_recent(state, memory, *index)?,
            Action::OpenLink { hash } => following::open(state, memory, hash, &self.languages)?,
            Action::ChooseExample { id } => choosing::example(state, memory, id)?,
            Action::SetRandom { change } => state.random.fields.take(change),
            Action::MakeRandom => drop(growing::make(state, memory)?),
            Action::AnotherRandom => growing::another(state, memory)?,

            Action::ChooseAlgorithm { id } => choosing::setting(state, memory, "algorithm", id)?,
            Action::ChooseDialect { id } => choosing::dialect(state, memory, id)?,
            Action::ChooseOrder { id } => choosing::setting(state, memory, "order", id)?,
            Action::ChooseRule { rule, id } => choosing::setting(state, memory, rule, id)?,
            Action::SetField { field, text } => choosing::field(state, memory, field, text)?,
            Action::Settle => choosing::settle(state),
            Action::ChooseNotation { id } => choosing::notation(state, memory, id)?,
            Action::SetNotation { change } => {
                for (switch, id) in change {
                    state.switches.put(switch, id);
                }
                state.animate = false;
            }

            Action::CloseClaim => state.claim = None,
            Action::ChooseStrip { node } => strip::choose(state, *node),
            Action::ChoosePanel { panel } => choosing::panel(state, *panel),
            Action::ToggleCounts => choosing::toggle_counts(state),
            Action::RateMoves { by } => (state.rated, state.animate) = (*by, false),
            Action::NextOverlay => choosing::next_overlay(state, memory),
            Action::ChooseOverlay { id } => choosing::put_overlay(state, Overlay::named(id).unwrap_or(Overlay::None)),
            Action::OpenRace => racing::open(state),
            Action::ShowRace => racing::show(state, memory)?,
            Action::DropRace => state.race = None,
            Action::CloseRace => choosing::close_race(state),
            Action::MoveRace { step } => racing::go(state, memory, *step)?,
            Action::PaceRace { by } => racing::pace(state, memory, *by)?,
            Action::ChangeRun { index, name, text } => racing::change(state, *index, name, text),
            Action::RemoveRun { index } => racing::remove(state, *index),
            Action::AddRun => racing::add(state, memory)?,
            Action::ToggleArrange => {
                state.arrange = if state.arrange == Arrange::Search { Arrange::Written } else { Arrange::Search };
                state.animate = false;
            }

            Action::Prefer { kept } => keeping::prefer(state, kept),
            Action::SetTheme { theme } => state.theme = Theme::named(theme).unwrap_or(Theme::Auto),
            Action::SetLanguage { language } => state.language.clone_from(language),
            Action::SetTextSize { size } => state.text_size = *size,
            Action::ToggleLetterKeys => state.letter_keys = !state.letter_keys,
            Action::Notice { notice } => state.notice.clone_from(notice),
            Action::NotLoaded => {
                let news = IgnoredPiece::new(String::new(), IgnoredReason::NotLoaded);
                // The same message is not repeated.
                if !state.ignored.contains(&news) {
                    state.ignored.push(news);
                }
            }
            Action::DismissIgnored => state.ignored.clear(),
            Action::DismissTip => hints::dismiss(state),
        }
        Ok(())
    }
}
