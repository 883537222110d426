//! What can be chosen of a game: each is a field of its text, a row of the page's dialog and an option of the program, and all of them go
//! by what the game says of it here. It knows no game.

use super::OPTIONS;
use super::board::Board;

/// Something that can be chosen of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// The name in settings and links.
    pub id: &'static str,
    /// What its values are.
    pub kind: OptionKind,
    /// How the program's help writes a value; empty where it is one of two.
    pub value: &'static str,
    /// What the program's help says of it.
    pub help: &'static str,
    /// A value that the page's dialog gives as an example; empty where there is nothing to write.
    pub sample: &'static str,
    /// Whether it says how large the board is, which a position may do, too.
    pub is_size: bool,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// Something that is written.
    Text {
        /// The value as games write it, if it is one.
        read: fn(&str) -> Option<String>,
        /// What is needed where it is none.
        needed: &'static str,
    },
    /// A number from 1 on.
    Count,
    /// One of two rules, the usual one first; of others the game says that there are none.
    Rule([&'static str; 2]),
    /// The same, where the program refuses others before there is a game.
    Listed([&'static str; 2]),
    /// [`YES`], or nothing.
    Flag,
}

/// How a field that is either so or not says that it is.
pub const YES: &str = "yes";

/// Width and height; of Kalah pits and seeds.
pub(super) const SIZE: GameOption = GameOption {
    id: "size",
    kind: OptionKind::Text { read: |text| numbers(text, 'x', 2), needed: "two numbers such as 7x6 are needed" },
    value: "7x6",
    help: "Width and height of the board; for Kalah, pits and seeds",
    sample: "",
    is_size: true,
};

/// As many numbers as are wanted, with this between them.
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

    /// A value as games write it.
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

/// What is chosen; what is not is as the game has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// By name, as [`GameOption::read`] gives it.
    chosen: Vec<(&'static str, String)>,
    /// The text of a position that is going to be read: what is not chosen is as it says, as far as a text can say that.
    pub(super) position: Option<String>,
}

impl Options {
    /// What is said as links say it; nothing where that is nothing that can be chosen.
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

    /// The same with one thing more chosen, as [`GameOption::read`] gives it.
    #[must_use]
    pub fn with(mut self, option: &GameOption, value: String) -> Options {
        self.chosen.push((option.id, value));
        self
    }

    /// The same for a position that is going to be read.
    #[must_use]
    pub fn at(self, position: Option<String>) -> Options {
        Options { position, ..self }
    }

    /// What is chosen.
    pub fn get(&self, option: &GameOption) -> Option<&str> {
        self.chosen.iter().find(|(id, _)| *id == option.id).map(|(_, value)| &value[..])
    }

    /// The numbers of what is chosen.
    pub(super) fn numbers(&self, option: &GameOption) -> Option<Vec<usize>> {
        let numbers = self.get(option)?.split(|sign: char| !sign.is_ascii_digit());
        Some(numbers.filter_map(|number| number.parse().ok()).collect())
    }

    /// The size that is chosen.
    pub(super) fn size(&self) -> Option<(usize, usize)> {
        let [width, height] = self.numbers(&SIZE)?[..] else { return None };
        Some((width, height))
    }

    /// The size that is chosen, or that of a board that is going to be read.
    pub(super) fn board_size(&self) -> Option<(usize, usize)> {
        self.size().or_else(|| Board::size_of(self.position.as_deref()?))
    }
}
