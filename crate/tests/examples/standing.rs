//! Tells where everything is on a stage, to check what a browser shows: every input line is a scene as JSON, and is answered by a line with
//! its labels and the outlines of its nodes, in px of the stage.

use std::io;

use common::ink::{Label, Polygon};
use common::notation_of;
use common::show::Show;
use secateur::search::Settings;
use secateur_drawing::picture::{Stage, text_width};
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        println!("{}", standing(&serde_json::from_str(&line?)?));
    }
    Ok(())
}

fn standing(asked: &Value) -> Value {
    let number = |name: &str| asked[name].as_f64().expect("it is a number");
    let stage = Stage { width: number("width"), height: number("height"), is_phone: None };
    let tree = asked["tree"].as_str().expect("it is a text");
    let show = Show::record(tree, Settings::default(), notation_of(&asked["notation"]), stage);
    let ink = show.ink_at(number("step") as usize);
    let label = |label: &Label| {
        let Label { text, share, baseline, font, .. } = label;
        // Between weights, width is linear.
        let widths = [400, 700].map(|weight| font * text_width(text, weight));
        json!({ "text": text, "at": label.at(), "share": share, "baseline": baseline, "font": font, "widths": widths })
    };
    let outline = |Polygon { owner, area, .. }: &Polygon| json!({ "node": owner, "box": [area.left, area.top, area.right, area.bottom] });
    let labels: Vec<Value> = ink.labels.iter().map(label).collect();
    let outlines: Vec<Value> = ink.outlines.iter().map(outline).collect();
    json!({ "fits": show.picture.geometry.fits, "labels": labels, "outlines": outlines })
}
