//! Texts for TeX: special characters are escaped, the symbols of scores and windows become mathematics, and no character is lost, whichever
//! engine compiles it. Greek letters and most symbols are mathematics, which every engine has in its own fonts; Latin and Cyrillic letters
//! are text, for which pdfTeX needs an encoding; a few symbols are drawn, and others are taken from the font if it has them, and else
//! replaced by their number.
//!
//! The output contains no parameter character, so that it may be in the argument of a macro, such as a Beamer frame.

mod drawn;
mod signs;
mod table;

pub use table::{TexCell, tabular};

use signs::{accent, cyrillic, formula, latin, math_accent, replaced};

/// What a document needs for a text.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Needs {
    /// For letters such as ą, an encoding under pdfTeX.
    pub latin: bool,
    /// For Cyrillic letters another one, and a font that has them under the other engines.
    pub cyrillic: bool,
    /// For symbols that are drawn, TikZ.
    pub drawn: bool,
}

impl Needs {
    /// What a document needs for all of these texts.
    pub fn from_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Needs {
        let mut needs = Needs::default();
        for piece in texts.into_iter().flat_map(pieces) {
            needs.latin |= piece.kind == TexKind::Latin;
            needs.cyrillic |= piece.kind == TexKind::Cyrillic;
            needs.drawn |= piece.kind == TexKind::Drawn;
        }
        needs
    }

    /// The additional encodings under pdfTeX.
    pub fn encodings(self) -> Vec<&'static str> {
        [("T1", self.latin), ("T2A", self.cyrillic)]
            .into_iter()
            .filter(|&(_, is_so)| is_so)
            .map(|(name, _)| name)
            .collect()
    }

    /// The requirements for a human reader, in English, like everything in TeX.
    pub fn told(self) -> Vec<&'static str> {
        let mut told = Vec::new();
        if self.latin {
            told.push("T1 for accented letters under pdflatex");
        }
        if self.cyrillic {
            told.push("T2A for Russian under pdflatex, a font with Cyrillic letters under lualatex and xelatex");
        }
        told
    }

    /// The definitions for such texts. They may be inside a group, like all definitions in TeX.
    pub fn definitions(self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.latin {
            lines.push(r"\def\latin{\ifdefined\pdftexversion\fontencoding{T1}\selectfont\fi}".to_owned());
        }
        if self.cyrillic {
            lines.push(
                r"\def\cyrillic{\ifdefined\pdftexversion\fontencoding{T2A}\selectfont\else\anyfont\fi}".to_owned(),
            );
            lines.push(any_font());
        }
        lines
    }
}

/// Fonts with Cyrillic letters, and their size relative to TeX's own.
const CYRILLIC_FONTS: [(&str, &str); 7] = [
    ("CMU Sans Serif", "1"),
    ("DejaVu Sans", ".86"),
    ("Arial", ".95"),
    ("Liberation Sans", ".95"),
    ("Helvetica Neue", ".95"),
    ("Noto Sans", ".95"),
    ("FreeSans", ".95"),
];

/// Uses the font of the document if it has Cyrillic letters, and else the first available of these.
fn any_font() -> String {
    let has = r"\iffontchar\font1078 \else";
    let mut line = format!(r"\def\anyfont{{{has}\rmfamily{has}\suppressfontnotfounderror1 ");
    for (name, size) in CYRILLIC_FONTS {
        line += &format!("{has}\\font\\other=\"{name}\" at {size}em \\iffontchar\\other1078 \\other\\fi");
    }
    line + &r"\fi".repeat(CYRILLIC_FONTS.len() + 2) + "}"
}

/// How a piece of a text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TexKind {
    /// In any font.
    Plain,
    /// In an encoding for letters such as ą.
    Latin,
    /// In one for Cyrillic letters.
    Cyrillic,
    /// As mathematics.
    Formula,
    /// As strokes.
    Drawn,
    /// From a font that may have it.
    Other,
}

/// A piece of a text of one kind.
#[derive(Clone, PartialEq, Debug)]
struct TexPiece {
    kind: TexKind,
    text: String,
}

/// A text in TeX.
pub fn tex(text: &str) -> String {
    let mut out = String::new();
    for TexPiece { kind, text } in pieces(text) {
        match kind {
            TexKind::Plain => push_words(&mut out, &text),
            TexKind::Latin => push_switched(&mut out, r"\latin", &text),
            TexKind::Cyrillic => push_switched(&mut out, r"\cyrillic", &text),
            TexKind::Formula => push_formula(&mut out, &text),
            TexKind::Drawn => text.chars().filter_map(drawn::sign).for_each(|sign| out += &sign),
            TexKind::Other => text.chars().for_each(|sign| push_other(&mut out, sign)),
        }
    }
    out
}

/// Text for readers of the file: one line, without anything that TeX would act upon.
pub fn comment(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('\\', "/")
}

fn pieces(text: &str) -> Vec<TexPiece> {
    let mut found: Vec<TexPiece> = Vec::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let mut kind = kind_of(sign);
        let mut text = String::from(sign);
        // A combining mark belongs to its letter.
        while let Some(mark) = signs.next_if(|&mark| accent(mark).is_some()) {
            kind = if kind == TexKind::Plain { marked(mark) } else { kind };
            text.push(mark);
        }
        match found.last_mut().filter(|last| last.kind == kind) {
            Some(last) => last.text += &text,
            None => found.push(TexPiece { kind, text }),
        }
    }
    joined(found)
}

/// Plain text is joined with adjacent letters, so that a word is set as one.
fn joined(found: Vec<TexPiece>) -> Vec<TexPiece> {
    let kind =
        [TexKind::Cyrillic, TexKind::Latin].into_iter().find(|&kind| found.iter().any(|piece| piece.kind == kind));
    let Some(kind) = kind else { return found };
    let mut joined: Vec<TexPiece> = Vec::new();
    for mut piece in found {
        if piece.kind == TexKind::Plain {
            piece.kind = kind;
        }
        match joined.last_mut().filter(|last| last.kind == piece.kind) {
            Some(last) => last.text += &piece.text,
            None => joined.push(piece),
        }
    }
    joined
}

/// A tail needs an encoding that has it; all other marks work with any.
fn marked(mark: char) -> TexKind {
    if mark == '\u{328}' { TexKind::Latin } else { TexKind::Plain }
}

fn kind_of(sign: char) -> TexKind {
    match sign {
        sign if formula(sign).is_some() => TexKind::Formula,
        sign if sign <= '~' || replaced(sign).is_some() => TexKind::Plain,
        sign if latin(sign) => TexKind::Latin,
        sign if cyrillic(sign) => TexKind::Cyrillic,
        sign if drawn::sign(sign).is_some() => TexKind::Drawn,
        _ => TexKind::Other,
    }
}

/// In braces no symbol is spaced as in a formula; letters never are.
fn push_formula(out: &mut String, text: &str) {
    let mut signs = text.chars().peekable();
    out.push('$');
    let mut is_alone = true;
    while let Some(sign) = signs.next() {
        let mut written = formula(sign).unwrap_or_default().to_owned();
        while let Some(accent) = signs.peek().copied().and_then(math_accent) {
            written = format!("{accent}{{{written}}}");
            signs.next();
        }
        is_alone &= signs.peek().is_none() || sign == '−';
        *out += &if is_alone || is_letter(sign) { written } else { format!("{{{written}}}") };
        is_alone &= sign == '−';
    }
    out.push('$');
}

fn is_letter(sign: char) -> bool {
    sign != 'ο' && matches!(sign, '∞' | 'α'..='ω' | 'Γ' | 'Δ' | 'Θ' | 'Λ' | 'Ξ' | 'Π' | 'Σ' | 'Φ' | 'Ψ' | 'Ω')
}

fn push_switched(out: &mut String, switch: &str, text: &str) {
    *out += &format!("{{{switch} ");
    push_words(out, text);
    out.push('}');
}

/// Characters that TeX would join, such as two hyphens to a dash, are separated; a letter comes with its combining marks.
fn push_words(out: &mut String, text: &str) {
    let mut signs = text.chars().peekable();
    let mut last = None;
    while let Some(sign) = signs.next() {
        if last == Some(sign) && matches!(sign, '-' | '\'' | '`' | ',' | '<' | '>') {
            *out += "{}";
        }
        last = Some(sign);
        let mut word =
            replaced(sign).map_or_else(|| if sign < ' ' { " ".to_owned() } else { sign.into() }, str::to_owned);
        while let Some(mark) = signs.next_if(|&mark| accent(mark).is_some()) {
            word = format!("{}{{{word}}}", accent(mark).expect("just asked"));
        }
        *out += &word;
    }
}

/// A character that only the document's font may have, or else its number in a box.
fn push_other(out: &mut String, sign: char) {
    let number = format!("{:04X}", u32::from(sign));
    let (upper, lower) = number.split_at(number.len() / 2);
    let told = format!("{{\\fboxsep=1pt\\fbox{{\\tiny\\shortstack{{{upper}\\\\{lower}}}}}}}");
    *out +=
        &format!("\\ifdefined\\pdftexversion{told}\\else\\iffontchar\\font\"{number} {sign}\\else{told}\\fi\\fi{{}}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_special_to_tex_is_escaped() {
        let written = r"\$ \textbackslash{} \{ \} \char35{} \% \& \_ \textasciicircum{} \textasciitilde{}";
        assert_eq!(tex(r"$ \ { } # % & _ ^ ~"), written);
        assert_eq!(tex("a--b``c"), "a-{}-b\\`{}{}\\`{}c");
        assert_eq!(tex("\"q\""), "{\\char34}q{\\char34}");
        assert_eq!(tex("a\tb"), "a b");
    }

    #[test]
    fn scores_and_greek_letters_are_mathematics() {
        assert_eq!(tex("[−∞, 3]"), "[$-\\infty$, 3]");
        assert_eq!(tex("n′"), "n${}'$");
        assert_eq!(tex("x₁≠x²"), "x${{}_{1}}{\\neq}$x${}^{2}$");
        assert_eq!(tex("γ-Ω"), "$\\gamma$-$\\Omega$");
        assert_eq!(tex("Ωμέγα"), "$\\Omega\\mu{\\acute{\\varepsilon}}\\gamma\\alpha$");
    }

    #[test]
    fn letters_are_letters_of_their_encodings() {
        assert_eq!(tex("żółw 1"), "{\\latin żółw 1}");
        assert_eq!(tex("Лист 1: ∞"), "{\\cyrillic Лист 1: }$\\infty$");
        assert_eq!(tex("e\u{301}"), "\\'{e}");
        assert_eq!(tex("a\u{328}"), "{\\latin \\k{a}}");
    }

    #[test]
    fn what_no_font_of_tex_has_is_drawn_or_told_by_its_number() {
        assert!(tex("♔").starts_with("{\\tikz"), "{}", tex("♔"));
        assert!(tex("中").contains("\\iffontchar\\font\"4E2D 中"), "{}", tex("中"));
    }

    #[test]
    fn a_document_is_asked_for_what_a_text_needs() {
        assert_eq!(Needs::from_texts(["a γ ₁ −∞"]), Needs::default());
        assert_eq!(Needs::from_texts(["a", "ą"]).encodings(), ["T1"]);
        assert_eq!(Needs::from_texts(["ą", "Ж", "♔"]), Needs { latin: true, cyrillic: true, drawn: true });
    }

    #[test]
    fn any_text_has_balanced_braces_and_no_sign_that_ends_an_argument() {
        for code in (0..0x3000).chain(0x1f000..0x1fb00) {
            let Some(sign) = char::from_u32(code) else { continue };
            let written = tex(&format!("a{sign}{sign}b"));
            let mut depth = 0;
            let mut is_escaped = false;
            for sign in written.chars() {
                match sign {
                    _ if is_escaped => is_escaped = false,
                    '\\' => is_escaped = true,
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    '#' | '%' | '&' | '~' => panic!("{code:x}: {written}"),
                    _ => (),
                }
                assert!(0 <= depth, "{code:x}: {written}");
            }
            assert_eq!(depth, 0, "{code:x}: {written}");
            assert_eq!(written.matches('$').count() % 2, 0, "{code:x}: {written}");
        }
    }

    #[test]
    fn a_comment_is_one_line_without_commands() {
        assert_eq!(comment("a\n b\\input x"), "a b/input x");
    }
}
