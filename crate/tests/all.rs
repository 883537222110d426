//! All tests of the core as one program: compiled once, run in parallel.

mod arrangement;
mod boards;
mod calls;
mod chance;
mod chance_scene;
mod chess;
mod code;
mod collisions;
mod comparing;
mod counts;
mod courses;
mod dice;
mod draughts;
mod drawing;
mod examples;
mod family;
mod figures;
mod film;
mod forms;
mod frames;
mod games;
mod games_search;
mod golden;
mod holders;
mod kinds;
mod latex;
mod lines;
mod links;
mod live;
mod making;
mod minimap;
mod notation;
mod numberline;
mod onward;
mod opponents;
mod picture;
mod pptx;
mod properties;
mod proved;
mod reading;
mod records;
mod saved;
mod scene;
mod session;
mod sight;
mod staged;
mod stranger;
mod swatch;
mod sweep;
mod table;
mod telling;
mod terms;
mod types;
mod unfinished;
mod wanted;
mod windows;
mod working;

#[test]
fn every_file_of_tests_runs() {
    for file in std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if let Some(name) = name.strip_suffix(".rs").filter(|&name| name != "all") {
            assert!(include_str!("all.rs").contains(&format!("\nmod {name};\n")), "{name} is left out");
        }
    }
}
