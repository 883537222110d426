//! `secateur link`: the page's address for a tree and how it is searched.

use clap::Args;
use secateur::grain::Grain;
use secateur_games::is_game;
use secateur_session::link::{self, Field, LONGEST};

use crate::fault::Fault;
use crate::given::{Asked, Given};
use crate::notations::{Notated, Switched};
use crate::searching::{Searching, record};
use crate::step::Step;
use crate::streams::Streams;
use crate::values::{ids, languages};
use crate::words::{LANGUAGES, Language};

pub const EXAMPLES: &str = "\
Examples:
  secateur link \"((3 12 8) (2 4 6) (14 5 2))\" --step 11
  secateur link --notation e --algorithm mtd-f --file tree.txt
  secateur link --language pl --theme dark --page https://example.org/secateur/ \"(1 2)\"";

/// What else a link may say of how the page draws; the first is usual.
const THEMES: [&str; 3] = ["auto", "light", "dark"];
const ARRANGED: [&str; 2] = ["written", "search"];
const OVERLAYS: [&str; 4] = ["none", "strategy", "keeping", "critical"];

#[derive(Args)]
pub struct Link {
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    linking: Linking,
}

/// What a link says besides the tree.
#[derive(Args)]
pub struct Linking {
    #[command(flatten)]
    step: Step,
    /// How far one step of the page goes
    #[arg(long, value_name = "GRAIN", value_parser = ids(Grain::ALL.iter().map(|grain| grain.id()), Grain::named))]
    grain: Option<Grain>,
    /// Language
    #[arg(long, value_name = "ID", value_parser = languages())]
    language: Option<Language>,
    /// Colours
    #[arg(long, value_parser = THEMES)]
    theme: Option<String>,
    /// Whether children stand as written, or in the order of the search
    #[arg(long, value_name = "HOW", value_parser = ARRANGED)]
    arrange: Option<String>,
    /// What is marked on the tree besides the search
    #[arg(long, value_name = "WHAT", value_parser = OVERLAYS)]
    overlay: Option<String>,
    /// Where the page is, such as https://example.org/secateur/
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    page: Option<String>,
    #[command(flatten)]
    pub searching: Searching,
    #[command(flatten)]
    notated: Notated,
    #[command(flatten)]
    switched: Switched,
}

impl Link {
    pub fn run(&self, streams: &mut Streams) -> Result<(), Fault> {
        self.linking.link(|streams, _| self.given.read(streams), streams)
    }
}

impl Linking {
    pub fn link(&self, tree: impl Asked, streams: &mut Streams) -> Result<(), Fault> {
        let mut settings = self.searching.settings(self.notated.course())?;
        let searched = tree(streams, &mut settings)?;
        let trace = record(&searched, &settings)?;
        let step = self.step.of(&trace)?;
        // What is grown to a limit is searched to its leaves.
        settings.depth = settings.depth.filter(|_| !searched.text.as_deref().is_some_and(is_game));
        let mut fields = link::settings(&settings, self.searching.rules.seed);
        fields.extend(said("step", (0 < step).then(|| step.to_string())));
        fields.extend(said("grain", self.grain.map(|grain| grain.id().to_owned())));
        let language = self.language.map(|language| language.id).filter(|&id| id != LANGUAGES[0].id);
        fields.extend(said("language", language.map(str::to_owned)));
        fields.extend(unusual("theme", &self.theme, &THEMES));
        let course = self.notated.course();
        fields.extend(link::notation(course, &self.switched.notation(course)));
        fields.extend(unusual("arrange", &self.arrange, &ARRANGED));
        fields.extend(unusual("overlay", &self.overlay, &OVERLAYS));
        let link = link::written(&searched.text.unwrap_or_else(|| searched.tree.to_string()), &fields);
        let length = link.chars().count();
        if LONGEST < length {
            let most = format!("more than the {LONGEST} that every browser and QR code takes");
            return Err(Fault::unusable(format!("the link would have {length} characters, {most}")));
        }
        let page = self.page.clone().unwrap_or_else(|| page(env!("CARGO_PKG_REPOSITORY")));
        streams.line(&format!("{page}#{link}"))
    }
}

fn said(name: &str, text: Option<String>) -> Option<Field> {
    text.map(|text| (name.to_owned(), text))
}

/// A field whose first value needs no saying.
fn unusual(name: &str, text: &Option<String>, values: &[&str]) -> Option<Field> {
    said(name, text.clone().filter(|text| text != values[0]))
}

/// An address that a link can follow.
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

/// Where the page of a repository is, by the ways of its host; nowhere as long as the repository is nobody's.
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
