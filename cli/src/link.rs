//! `secateur link`: the page's address for a tree and how it is searched.

use clap::Args;
use secateur::grain::Grain;
use secateur_courses::preset::Preset;
use secateur_games::is_game;
use secateur_session::link::{self, LONGEST};
use secateur_session::view::{Arrange, Overlay, Theme, View};

use crate::error::CliError;
use crate::notations::{NotationOption, NotationSwitches};
use crate::search_options::{FullSearchOptions, record};
use crate::step::StepOption;
use crate::streams::Streams;
use crate::tree_options::{TreeInput, TreeOptions};
use crate::values::{ids, languages};
use crate::words::Language;

pub const EXAMPLES: &str = "\
Examples:
  secateur link \"((3 12 8) (2 4 6) (14 5 2))\" --step 11
  secateur link --notation e --algorithm mtd-f --file tree.txt
  secateur link --language pl --theme dark --page https://example.org/secateur/ \"(1 2)\"";

#[derive(Args)]
pub struct LinkCommand {
    #[command(flatten)]
    given: TreeOptions,
    #[command(flatten)]
    linking: Linking,
}

/// A link's fields besides the tree.
#[derive(Args)]
pub struct Linking {
    #[command(flatten)]
    step: StepOption,
    /// How far one step of the page goes
    #[arg(long, value_name = "GRAIN", value_parser = ids(Grain::ALL.iter().map(|grain| grain.id()), Grain::named))]
    grain: Option<Grain>,
    /// Language
    #[arg(long, value_name = "ID", value_parser = languages())]
    language: Option<Language>,
    /// Colours
    #[arg(long, value_parser = ids(Theme::ALL.iter().map(|theme| theme.id()), Theme::named))]
    theme: Option<Theme>,
    /// Whether children are drawn as written, or in the order of the search
    #[arg(long, value_name = "HOW", value_parser = ids(Arrange::ALL.iter().map(|how| how.id()), Arrange::named))]
    arrange: Option<Arrange>,
    /// What is marked on the tree besides the search
    #[arg(long, value_name = "WHAT", value_parser = ids(Overlay::ALL.iter().map(|what| what.id()), Overlay::named))]
    overlay: Option<Overlay>,
    /// Where the page is, such as https://example.org/secateur/
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    page: Option<String>,
    #[command(flatten)]
    pub searching: FullSearchOptions,
    #[command(flatten)]
    notated: NotationOption,
    #[command(flatten)]
    switched: NotationSwitches,
}

impl LinkCommand {
    pub fn run(&self, streams: &mut Streams) -> Result<(), CliError> {
        self.linking.link(|streams, _| self.given.read(streams), streams)
    }
}

impl Linking {
    pub fn link(&self, tree: impl TreeInput, streams: &mut Streams) -> Result<(), CliError> {
        let course = self.notated.course();
        let mut settings = self.searching.settings(course)?;
        let searched = tree(streams, &mut settings)?;
        let trace = record(&searched, &self.searching.on(&searched.tree, settings))?;
        let step = self.step.step_in(&trace)?;
        let mut asked = self.searching.asked(course)?;
        // A tree grown to a limit is searched to its leaves.
        asked.depth = asked.depth.filter(|_| !searched.text.as_deref().is_some_and(is_game));
        let view = View {
            grain: self.grain,
            language: self.language.map(|language| language.id.to_owned()),
            theme: self.theme,
            arrange: self.arrange,
            overlay: self.overlay,
            ..View::default()
        };
        let shown = link::Link {
            tree: Some(searched.text.unwrap_or_else(|| searched.tree.to_string())),
            settings: asked,
            step: step.try_into().expect("no run is as long"),
            view: view.noted(Preset(course), &self.switched.notation(course)),
            ..link::Link::default()
        };
        let link = link::written(&shown, None);
        let length = link.chars().count();
        if LONGEST < length {
            let most = format!("more than the {LONGEST} that every browser and QR code takes");
            return Err(CliError::unusable(format!("the link would have {length} characters, {most}")));
        }
        let page = self.page.clone().unwrap_or_else(|| page(env!("CARGO_PKG_REPOSITORY")));
        streams.line(&format!("{page}#{link}"))
    }
}

/// An address to which a link can be appended.
fn address(text: &str) -> Result<String, String> {
    let rest = ["https://", "http://", "file:///"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let is_of_address = |sign: char| !sign.is_whitespace() && !sign.is_control() && !"#\"<>\\^`{|}".contains(sign);
    if rest.is_some_and(|rest| rest.starts_with(char::is_alphanumeric) || rest.starts_with('['))
        && text.chars().all(is_of_address)
    {
        Ok(text.to_owned())
    } else {
        Err("the address of a page is needed, such as https://example.org/secateur/, without spaces and without a “#”"
            .to_owned())
    }
}

/// The page's address for a repository, by its host; none while the repository has no owner.
fn page(repository: &str) -> String {
    let path = repository.strip_prefix("https://github.com/").filter(|path| !path.starts_with("OWNER/"));
    let parts = path.and_then(|path| path.trim_end_matches('/').split_once('/'));
    parts.map_or_else(String::new, |(owner, name)| format!("https://{}.github.io/{name}/", owner.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::page;

    #[test]
    fn a_repository_has_its_page_beside_it() {
        assert_eq!(page("https://github.com/Someone/secateur"), "https://someone.github.io/secateur/");
        assert_eq!(page("https://github.com/OWNER/secateur"), "");
    }
}
