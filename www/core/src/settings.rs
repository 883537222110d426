//! The settings of a run as the page has them: one table, and how the door reads a plain object of them.

use wasm_bindgen::prelude::*;

use secateur::score::{CutRule, ReturnRule, Score, Ties, Window};
use secateur::search::{Algorithm, ChildOrder, Settings};
use secateur_courses::course::{
    After, Best, Cuts, Infinity, LeafWindows, Letters, Names, Notation, Rows, Separator, Skin, Windows,
};
use secateur_courses::course::{AsOf, Bounds, Interim, Numbers, Raised, Unseen};

pub(crate) use table::{Setting, table};

use super::field;
use super::object::Object;

#[wasm_bindgen(typescript_custom_section)]
const SETTINGS: &str = r#"
export type CutRule = 'at-bound' | 'past-bound';
export type ReturnRule = 'fail-hard' | 'running-bound' | 'fail-soft';
export type Ties = 'first' | 'last';
export type Settings = {
    /** id of a row of the core's table */
    algorithm: string;
    cut: CutRule;
    returns: ReturnRule;
    ties: Ties;
    /** the root window; a bound at ±∞ stands at the end of the payoffs */
    alpha: Score;
    beta: Score;
    /** payoff that the game can give, as far as that is known */
    least: Score;
    greatest: Score;
    /** in plies; null searches to the leaves */
    depth: number | null;
    /** id of a child order */
    order: string;
    /** of the shuffled order */
    seed: number;
    /** where MTD(f) and aspiration begin, as it was chosen */
    guess: Score;
    /** of aspiration's window on both sides of the guess, more than 0 */
    margin: number;
};
"#;

/// Reads the page's settings, a plain object.
pub(crate) fn read(value: &JsValue) -> Result<Settings, JsValue> {
    let id = |name: &str| field(value, name).map(|value| value.as_string().unwrap_or_default());
    let score = |name: &str| field(value, name).map(|value| value.as_f64().and_then(Score::new));
    let unknown = |name: &str| JsValue::from(JsError::new(name));
    let window = score("alpha")?
        .zip(score("beta")?)
        .and_then(|(alpha, beta)| Window::new(alpha, beta))
        .ok_or_else(|| refused("empty-window"))?;
    let payoffs = score("least")?
        .zip(score("greatest")?)
        .and_then(|(least, greatest)| Window::new(least, greatest))
        .ok_or_else(|| refused("empty-payoffs"))?;
    Ok(Settings {
        algorithm: Algorithm::named(&id("algorithm")?).ok_or_else(|| unknown("no such algorithm"))?,
        window,
        cut: CutRule::named(&id("cut")?).ok_or_else(|| unknown("no such cut rule"))?,
        returns: ReturnRule::named(&id("returns")?).ok_or_else(|| unknown("no such return rule"))?,
        ties: Ties::named(&id("ties")?).ok_or_else(|| unknown("no such rule for equals"))?,
        payoffs,
        depth: field(value, "depth")?.as_f64().map(|plies| plies as usize),
        order: ChildOrder::named(&id("order")?, field(value, "seed")?.as_f64().unwrap_or_default() as u64)
            .ok_or_else(|| unknown("no such order"))?,
        guess: score("guess")?.unwrap_or(Score::ZERO),
        margin: score("margin")?.filter(|margin| Score::ZERO < *margin).unwrap_or(Score::ONE),
    })
}

/// Why settings are none.
fn refused(kind: &str) -> JsValue {
    let mut object = Object::new();
    object.word("kind", kind);
    object.finish()
}

mod table {
    use secateur::score::{CutRule, ReturnRule, Score, Ties};
    use secateur::search::{ALGORITHMS, ChildOrder, Settings};
    use serde::Serialize;

    /// One setting: what it is called in links, files and the plain object, of which kind it is, and what it is where nothing is said.
    #[derive(Serialize)]
    pub(crate) struct Setting {
        id: &'static str,
        kind: Kind,
        plain: Plain,
        /// Of an algorithm, a rule or an order: the ids of all there are.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        choices: Vec<&'static str>,
        /// Of a count: so many digits can be written.
        #[serde(skip_serializing_if = "Option::is_none")]
        digits: Option<u8>,
        /// Whether each of several compared runs has one of its own; else it is that of the page's tree.
        own: bool,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        Algorithm,
        Rule,
        Order,
        /// A score at the end of a range; at ±∞ there is no end.
        Bound,
        Score,
        /// A finite score of more than 0.
        Margin,
        Count,
    }

    #[derive(Serialize)]
    #[serde(untagged)]
    enum Plain {
        Id(&'static str),
        Score(Score),
        /// None: as far as it goes.
        Count(Option<u32>),
    }

    /// Every setting, in the order in which links name them.
    pub(crate) fn table() -> Vec<Setting> {
        let plain = Settings::default();
        let choice =
            |id, kind, plain, choices| Setting { id, kind, plain: Plain::Id(plain), choices, digits: None, own: true };
        let score = |id, kind, plain, own| Setting {
            id,
            kind,
            plain: Plain::Score(plain),
            choices: Vec::new(),
            digits: None,
            own,
        };
        let count = |id, plain, digits, own| Setting {
            id,
            kind: Kind::Count,
            plain: Plain::Count(plain),
            choices: Vec::new(),
            digits: Some(digits),
            own,
        };
        let algorithms = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
        let orders = ChildOrder::ALL.iter().map(|order| order.id()).collect();
        vec![
            choice("algorithm", Kind::Algorithm, plain.algorithm.id, algorithms),
            choice("cut", Kind::Rule, plain.cut.id(), CutRule::ALL.iter().map(|rule| rule.id()).collect()),
            choice("returns", Kind::Rule, plain.returns.id(), ReturnRule::ALL.iter().map(|rule| rule.id()).collect()),
            choice("ties", Kind::Rule, plain.ties.id(), Ties::ALL.iter().map(|rule| rule.id()).collect()),
            score("alpha", Kind::Bound, plain.window.alpha(), false),
            score("beta", Kind::Bound, plain.window.beta(), false),
            count("depth", None, 4, false),
            choice("order", Kind::Order, plain.order.id(), orders),
            count("seed", Some(1), 15, true),
            score("least", Kind::Bound, plain.payoffs.alpha(), false),
            score("greatest", Kind::Bound, plain.payoffs.beta(), false),
            score("guess", Kind::Score, plain.guess, true),
            score("margin", Kind::Margin, plain.margin, true),
        ]
    }
}

/// Reads an object with an id for every switch; an id that there is not counts as the general notation's.
pub(crate) fn read_notation(ids: &JsValue) -> Notation {
    let id = |name: &str| field(ids, name).ok().and_then(|id| id.as_string()).unwrap_or_default();
    let general = Notation::GENERAL;
    Notation {
        skin: Skin::named(&id("skin")).unwrap_or(general.skin),
        rows: Rows::named(&id("rows")).unwrap_or(general.rows),
        best: Best::named(&id("best")).unwrap_or(general.best),
        windows: Windows::named(&id("windows")).unwrap_or(general.windows),
        after: After::named(&id("after")).unwrap_or(general.after),
        leaf_windows: LeafWindows::named(&id("leafWindows")).unwrap_or(general.leaf_windows),
        names: Names::named(&id("names")).unwrap_or(general.names),
        letters: Letters::named(&id("letters")).unwrap_or(general.letters),
        cuts: Cuts::named(&id("cuts")).unwrap_or(general.cuts),
        infinity: Infinity::named(&id("infinity")).unwrap_or(general.infinity),
        separator: Separator::named(&id("separator")).unwrap_or(general.separator),
        interim: Interim::named(&id("interim")).unwrap_or(general.interim),
        as_of: AsOf::named(&id("asOf")).unwrap_or(general.as_of),
        bounds: Bounds::named(&id("bounds")).unwrap_or(general.bounds),
        raised: Raised::named(&id("raised")).unwrap_or(general.raised),
        numbers: Numbers::named(&id("numbers")).unwrap_or(general.numbers),
        unseen: Unseen::named(&id("unseen")).unwrap_or(general.unseen),
    }
}
