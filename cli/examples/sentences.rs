//! The program's sentences for runs, to check that the page's are the same: every input line is a run as JSON with the languages to use,
//! and every output line has, by language and by step, the plain and the marked sentence.

#[path = "../../crate/tests/common/case.rs"]
mod case;
#[allow(dead_code, reason = "the program says more")]
#[path = "../src/words.rs"]
mod words;

use std::io;

use secateur_courses::course::Names;
use secateur_courses::telling::Telling;
use serde_json::{Value, json};
use words::{Language, Words};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        let languages = asked["languages"].as_array().expect("it is a list");
        let sentences: Vec<Value> = languages.iter().map(|language| told(&asked, language)).collect();
        println!("{}", Value::from(sentences));
    }
    Ok(())
}

fn told(asked: &Value, language: &Value) -> Value {
    let language = language.as_str().and_then(Language::named).expect("it is a language");
    let bounds = if asked["names"] == "min-max" { Names::MinMax } else { Names::Greek };
    let words = Words::new(language, bounds);
    case::with_telling(asked, |telling| {
        let telling = Telling { numbers: language.numbers(telling.numbers.infinity), ..*telling };
        let said = |step| {
            let said = words.say_all(&telling.at(step));
            json!([said.text(), said.marked()])
        };
        (0..=telling.trace.events.len()).map(said).collect()
    })
}
