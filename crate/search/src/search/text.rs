//! Settings as text: those that differ from the defaults, by name and value, as in links, comparisons and texts of games.

use super::{RequestedSettings, SETTINGS, Setting, Settings};

/// The subject of one name in a text: a setting, or both bounds of the root window.
#[derive(Clone, Copy, Debug)]
pub enum SettingField {
    /// A setting.
    One(&'static Setting),
    /// Both bounds.
    Window {
        /// The lower one.
        alpha: &'static Setting,
        /// The upper one.
        beta: &'static Setting,
    },
}

impl SettingField {
    /// Every field, in the order in which links name them.
    pub fn all() -> impl Iterator<Item = SettingField> {
        SETTINGS.iter().enumerate().filter_map(|(at, row)| match row.id {
            "alpha" => Some(SettingField::Window { alpha: row, beta: &SETTINGS[at + 1] }),
            "beta" => None,
            _ => Some(SettingField::One(row)),
        })
    }

    /// The field with this name.
    pub fn named(name: &str) -> Option<SettingField> {
        SettingField::all().find(|field| field.name() == name)
    }

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            SettingField::One(row) => row.id,
            SettingField::Window { .. } => "window",
        }
    }

    /// Its text in settings; none for the default.
    pub fn written(self, asked: &RequestedSettings) -> Option<String> {
        match self {
            SettingField::One(row) => (!row.is_plain(asked)).then(|| row.value_in(asked).text()),
            SettingField::Window { alpha, beta } => (!alpha.is_plain(asked) || !beta.is_plain(asked))
                .then(|| format!("{},{}", alpha.value_in(asked).text(), beta.value_in(asked).text())),
        }
    }

    /// Reads its value, and sets it; none if the text is invalid. A window may have brackets of any kind.
    pub fn read(self, text: &str, asked: &mut RequestedSettings) -> Option<()> {
        match self {
            SettingField::One(row) => row.read(text, asked),
            SettingField::Window { alpha, beta } => {
                let text = text.trim_start().trim_end();
                let text = text.strip_prefix(['[', '(']).unwrap_or(text);
                let (low, high) = text.strip_suffix([']', ')']).unwrap_or(text).split_once(',')?;
                let mut both = *asked;
                alpha.read(low, &mut both)?;
                beta.read(high, &mut both)?;
                *asked = both;
                Some(())
            }
        }
    }
}

/// Settings in one line, for a text that names a search: its algorithm, and what differs from the defaults.
///
/// ```
/// use secateur::search::{read_settings, settings_line};
/// let settings = read_settings("pvs order=static").unwrap();
/// assert_eq!(settings_line(&settings), "pvs order=static");
/// ```
pub fn settings_line(settings: &Settings) -> String {
    let mut line = settings.algorithm.id.to_owned();
    let asked = RequestedSettings::from(settings);
    for field in SettingField::all().skip(1) {
        line.extend(field.written(&asked).map(|value| format!(" {}={value}", field.name())));
    }
    line
}

/// The settings of such a line; none if it is not one.
pub fn read_settings(line: &str) -> Option<Settings> {
    let mut words = line.split_whitespace();
    let mut asked = RequestedSettings::default();
    let mut fields = SettingField::all();
    fields.next()?.read(words.next()?, &mut asked)?;
    for word in words {
        let (name, value) = word.split_once('=')?;
        SettingField::all().skip(1).find(|field| field.name() == name)?.read(value, &mut asked)?;
    }
    asked.settings().ok()
}

/// The name of a switch in links and options: `as-of` for `asOf`.
pub fn spelled(switch: &str) -> String {
    let letter =
        |letter: char| if letter.is_uppercase() { format!("-{}", letter.to_lowercase()) } else { letter.into() };
    switch.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::{read_settings, settings_line};

    #[test]
    fn a_line_of_settings_reads_back_and_nothing_else_is_one() {
        let lines = [
            "alpha-beta",
            "minimax depth=3",
            "alpha-beta cut=past-bound returns=fail-hard ties=last window=-0.5,inf order=killer",
            "aspiration guess=2.5e-7 margin=0.000001",
            "mtd-f least=-1 greatest=1",
            "pvs order=shuffled seed=3",
        ];
        for line in lines {
            assert_eq!(read_settings(line).map(|settings| settings_line(&settings)).as_deref(), Some(line));
        }
        for line in ["", "beta-alpha", "pvs order", "pvs order=by-chance", "pvs window=3", "pvs window=3,3"] {
            assert_eq!(read_settings(line), None, "{line}");
        }
        for line in ["pvs margin=0", "pvs algorithm=pvs", "pvs alpha=3", "pvs seed=-3", "pvs depth=10000"] {
            assert_eq!(read_settings(line), None, "{line}");
        }
    }
}
