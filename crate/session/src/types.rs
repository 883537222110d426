//! The types of everything passed to the page's script, as TypeScript declarations.

use ts_rs::{Config, TS};

use crate::{
    action, asking, claims, editing, growing, history, link, making, marking, opponents, picking, race, racing, random,
    source, state, strip, typing, variants, weighing, wrong,
};

/// All of them, as a declaration file; types declared in `www/core` are imported from there.
pub fn types() -> String {
    let config = Config::new();
    macro_rules! declared {
        ($($Type:ty),* $(,)?) => { [$(<$Type as TS>::decl(&config)),*] };
    }
    let declared = declared![
        source::Source,
        state::Subject,
        wrong::ReadError,
        state::Panel,
        state::Quiz,
        state::Prediction,
        state::Blank,
        state::MoveSort,
        state::FormerSearch,
        state::NoticeArgument,
        state::Notice,
        state::OtherText,
        state::FormReading,
        editing::Editing,
        weighing::WeightBox,
        weighing::FormerWeight,
        weighing::Weighing,
        typing::Waiting,
        typing::Typing,
        variants::PlayerWord,
        variants::Change,
        making::EditBarField,
        making::EditProblem,
        making::Making,
        marking::Outcome,
        history::Ways,
        random::RandomFields,
        growing::RandomState,
        race::Pace,
        race::Race,
        racing::RaceStep,
        link::IgnoredReason,
        link::IgnoredPiece,
        asking::EditMove,
        action::YesNo,
        action::From,
        action::Action,
        claims::look::Cell,
        claims::look::Filling,
        claims::look::Bar,
        claims::look::ClaimLook,
        claims::ClaimEntry,
        claims::OtherTree,
        claims::NextClaim,
        claims::ClaimView,
        strip::Strip,
        strip::StripPart,
        strip::LeafReach,
        opponents::Opponents,
        opponents::Against,
        opponents::Worth,
        picking::ListPlace,
        picking::Beside,
        picking::RowCost,
    ];
    let fields = state::State::fields(&config).into_iter();
    let fields = fields.map(|(doc, name, told)| format!("  /**{doc} */ {name}: {told},\n"));
    let state = format!("type State = {{\n{}}} & Notation;", fields.collect::<String>());
    let all: String = declared.iter().chain([&state]).map(|declared| format!("export {declared}\n")).collect();
    // A line for each field and action.
    let all = all.replace(" \n/**\n * ", "\n  /** ").replace("\n */\n", " */ ");
    all.replace(" | { \"type\": ", "\n  | { \"type\": ")
}
