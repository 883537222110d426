//! The options of games: each is a field of a text, a row of the page's dialog and an option of the program, all based on the game's
//! description here. It knows no game.

use super::OPTIONS;
use super::board::Board;

/// An option of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// The name in settings and links.
    pub id: &'static str,
    /// Its kind of values.
    pub kind: OptionKind,
    /// The placeholder in the program's help; empty for a flag.
    pub value: &'static str,
    /// The program's help text.
    pub help: &'static str,
    /// An example value in the page's dialog; empty if nothing is typed.
    pub sample: &'static str,
    /// Whether it sets the size of the board, which a position may do, too.
    pub is_size: bool,
}

/// The kinds of values.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// Typed text.
    Text {
        /// The value in normal form, if it is valid.
        read: fn(&str) -> Option<String>,
        /// What is needed otherwise.
        needed: &'static str,
    },
    /// A number from 1 on.
    Count,
    /// One of two rules, the default first; for others, the game's own error.
    Rule([&'static str; 2]),
    /// The same, if the program rejects others before there is a game.
    Listed([&'static str; 2]),
    /// [`YES`], or absent.
    Flag,
}

/// The value of a flag that is set.
pub const YES: &str = "yes";

/// Width and height; in Kalah pits and seeds.
pub(super) const SIZE: GameOption = GameOption {
    id: "size",
    kind: OptionKind::Text { read: |text| numbers(text, 'x', 2), needed: "two numbers such as 7x6 are needed" },
    value: "7x6",
    help: "Width and height of the board; for Kalah, pits and seeds",
    sample: "",
    is_size: true,
};

/// This many numbers, with this separator.
pub(super) fn numbers(text: &str, between: char, count: usize) -> Option<String> {
    let numbers: Option<Vec<usize>> = text.split(between).map(|number| number.trim().parse().ok()).collect();
    let numbers: Vec<String> = numbers.filter(|numbers| numbers.len() == count)?.iter().map(usize::to_string).collect();
    Some(numbers.join(between.encode_utf8(&mut [0; 4])))
}

impl PartialEq for GameOption {
    fn eq(&self, other: &GameOption) -> bool {
        self.id == other.id
    }
}

impl Eq for GameOption {}

impl GameOption {
    /// The same with another example in the page's dialog.
    pub(super) const fn such_as(self, sample: &'static str) -> GameOption {
        GameOption { sample, ..self }
    }

    /// A value in normal form.
    ///
    /// # Errors
    /// What is needed instead.
    pub fn read(&self, text: &str) -> Result<String, &'static str> {
        match self.kind {
            OptionKind::Text { read, needed } => read(text).ok_or(needed),
            OptionKind::Count => {
                let count = text.parse().ok().filter(|&count: &usize| 0 < count);
                let count = count.map(|count| u32::try_from(count).unwrap_or(u32::MAX).to_string());
                count.ok_or("a number from 1 on is needed")
            }
            OptionKind::Flag if text != YES => Err("yes is needed"),
            OptionKind::Rule(_) | OptionKind::Listed(_) | OptionKind::Flag => Ok(text.to_owned()),
        }
    }
}

/// The chosen options; others have the game's defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// By name, in the form that [`GameOption::read`] returns.
    chosen: Vec<(&'static str, String)>,
    /// The text of a position to be read: it decides options that are not chosen, as far as a text can.
    pub(super) position: Option<String>,
}

impl Options {
    /// From a link's fields; none if one of them is no option or has no valid value.
    ///
    /// ```
    /// use secateur_games::{Game, Options, any_game};
    /// let nim = any_game("nim", &Options::parse(&[("heaps", "1,2"), ("rule", "misere")]).unwrap())?;
    /// assert_eq!(nim.moves(&nim.start()).count(), 3);
    /// # Ok::<(), secateur_games::BadGame>(())
    /// ```
    pub fn parse(said: &[(&str, &str)]) -> Option<Options> {
        said.iter().try_fold(Options::default(), |options, (id, text)| {
            let option = OPTIONS.iter().find(|option| option.id == *id)?;
            Some(options.with(option, option.read(text).ok()?))
        })
    }

    /// The same with another option, in the form that [`GameOption::read`] returns.
    #[must_use]
    pub fn with(mut self, option: &GameOption, value: String) -> Options {
        self.chosen.push((option.id, value));
        self
    }

    /// The same for a position to be read.
    #[must_use]
    pub fn at(self, position: Option<String>) -> Options {
        Options { position, ..self }
    }

    /// The value of an option.
    pub fn get(&self, option: &GameOption) -> Option<&str> {
        self.chosen.iter().find(|(id, _)| *id == option.id).map(|(_, value)| &value[..])
    }

    /// The numbers of an option.
    pub(super) fn numbers(&self, option: &GameOption) -> Option<Vec<usize>> {
        let numbers = self.get(option)?.split(|sign: char| !sign.is_ascii_digit());
        Some(numbers.filter_map(|number| number.parse().ok()).collect())
    }

    /// The chosen size.
    pub(super) fn size(&self) -> Option<(usize, usize)> {
        let [width, height] = self.numbers(&SIZE)?[..] else { return None };
        Some((width, height))
    }

    /// The chosen size, or that of a board to be read.
    pub(super) fn board_size(&self) -> Option<(usize, usize)> {
        self.size().or_else(|| Board::size_of(self.position.as_deref()?))
    }
}
