//! `cargo xtask papers`: documents made by page and program, compiled by three TeX engines and opened by LibreOffice and python-pptx. These
//! are large, so this is not part of the other commands; it runs before a release, and in a workflow.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::run::{capture, say};
use crate::{browser, debian, python};

/// Required programs, and TeX files without which a document fails.
const PROGRAMS: [&str; 7] = ["pdflatex", "lualatex", "xelatex", "pdftotext", "pdftoppm", "soffice", "python3"];
const FILES: [&str; 7] =
    ["beamer.cls", "tikz.sty", "lmodern.sty", "fontspec.sty", "cmap.sty", "t2aenc.def", "pzdr.tfm"];

/// The Debian packages of all these, and of a font with Cyrillic letters and chess men.
const PACKAGES: [&str; 12] = [
    "texlive-latex-base",
    "texlive-latex-recommended",
    "texlive-pictures",
    "texlive-luatex",
    "texlive-xetex",
    "texlive-fonts-recommended",
    "texlive-lang-cyrillic",
    "lmodern",
    "poppler-utils",
    "fonts-dejavu-core",
    "libreoffice-impress",
    "python3-venv",
];

/// The reader of slides besides LibreOffice, from PyPI.
const READER: &str = "python-pptx==1.0.2";

/// Makes the documents on the built page and compiles them.
pub fn run() -> Result<()> {
    if !missing().is_empty() && debian::is_here() && debian::is_root() {
        say("Fetching TeX and LibreOffice, some minutes");
        debian::install_fresh(&PACKAGES)?;
    }
    let missing = missing();
    ensure!(
        missing.is_empty(),
        "missing here: {}. On Debian: apt-get update && apt-get install {}",
        missing.join(", "),
        PACKAGES.join(" ")
    );
    browser::papers(&python::with("pptx", READER)?)
}

fn missing() -> Vec<&'static str> {
    let runs = |program: &&str| capture(Command::new(program).arg("--help")).is_ok();
    let is_found = |file: &&str| capture(Command::new("kpsewhich").arg(file)).is_ok();
    let programs = PROGRAMS.into_iter().filter(|program| !runs(program));
    programs.chain(FILES.into_iter().filter(|file| !is_found(file))).collect()
}
