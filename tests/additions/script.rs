//! A run as plain text, for reading aloud: what is searched, and a line for each step.

use super::{Format, Maker, RunFile, gathered};
use crate::{RunSlide, Studio};

pub(super) const FORMAT: Format = Format {
    id: "script",
    extension: "txt",
    media: "text/plain",
    help: "What is said, line by line",
    maker: Maker::Run(|_, manner| manner, |_, file| gathered(file, write)),
    on_page: 4,
    options: &[],
};

fn write(_: &Studio, file: &RunFile, slides: &[RunSlide]) -> String {
    let line = |slide: &RunSlide| format!("{}: {}\n", slide.label, slide.sentence.text());
    format!("{}\n{}{}", file.title, slides.iter().map(line).collect::<String>(), file.end)
}
