//! Reports of searches, to check that the page's core reports the same: every input line is a tree with its settings as JSON, and is
//! answered by a line with the report, or with the kind of error.

use std::io;

use common::case;
use secateur::Report;
use secateur::notation;
use secateur::search::{self, SearchError};
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        println!("{}", report(&serde_json::from_str(&line?)?));
    }
    Ok(())
}

fn report(asked: &Value) -> String {
    let tree = notation::read(asked["tree"].as_str().expect("it is a text")).expect("it reads");
    let settings = case::settings(&asked["settings"]);
    match search::record(&tree, &settings) {
        Ok(trace) => serde_json::to_string(&Report::new(&tree, &trace, &settings)).expect("it can be written"),
        Err(SearchError::MissingStaticEvaluation { .. }) => json!({ "kind": "missing-static-evaluation" }).to_string(),
        Err(SearchError::BeyondPayoffs { .. }) => json!({ "kind": "beyond-payoffs" }).to_string(),
        Err(error) => panic!("{asked}: {error}"),
    }
}
