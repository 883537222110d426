//! Symbols that no TeX font has, as our own outlines: chess men, and the simple shapes of games and lists. A symbol is about 0.9 em wide,
//! on the baseline.

/// The symbols of each drawing: hollow and filled, and the outline in tenths of an em.
const SHAPES: [(&str, &str, &str); 13] = [
    ("□▫☐", "■▪", "(1,0) -- (8,0) -- (8,7) -- (1,7) -- cycle"),
    ("○◯", "●⚫", "(4.5,3.5) circle (3.5)"),
    ("", "▲", "(.5,0) -- (8.5,0) -- (4.5,7) -- cycle"),
    ("", "▼", "(.5,7) -- (8.5,7) -- (4.5,0) -- cycle"),
    ("▷", "▶", "(1,0) -- (8,3.5) -- (1,7) -- cycle"),
    ("◁", "◀", "(8,0) -- (1,3.5) -- (8,7) -- cycle"),
    ("◇", "◆♦", "(4.5,-.5) -- (8.5,3.5) -- (4.5,7.5) -- (.5,3.5) -- cycle"),
    (
        "☆",
        "★",
        "(4.5,7.9) -- (5.4,5) -- (8.5,4.9) -- (6,3.1) -- (7,.1) -- (4.5,1.9) -- (2,.1) -- (3,3.1) -- (.5,4.9) -- (3.6,5) -- \
         cycle",
    ),
    (
        "♔",
        "♚",
        "(4.5,4.2) .. controls (3.4,5.8) and (.9,5.4) .. (.9,3.6) -- (2,1) -- (2,0) -- (7,0) -- (7,1) -- (8.1,3.6) \
         .. controls (8.1,5.4) and (5.6,5.8) .. (4.5,4.2) -- (4.5,8.2) (3.4,7) -- (5.6,7) (2,1) -- (7,1)",
    ),
    (
        "♕",
        "♛",
        "(2,0) -- (7,0) -- (7,1) -- (8.4,6) -- (6.3,3.6) -- (5.9,7) -- (4.5,3.8) -- (3.1,7) -- (2.7,3.6) -- (.6,6) -- (2,1) -- \
         cycle (8.4,6.5) circle (.5) (5.9,7.5) circle (.5) (3.1,7.5) circle (.5) (.6,6.5) circle (.5)",
    ),
    (
        "♖",
        "♜",
        "(1.5,0) -- (7.5,0) -- (7.5,1) -- (6.5,1.6) -- (6.5,5) -- (7.5,5.6) -- (7.5,7.5) -- (6.2,7.5) -- (6.2,6.6) -- (5.2,6.6) \
         -- (5.2,7.5) -- (3.8,7.5) -- (3.8,6.6) -- (2.8,6.6) -- (2.8,7.5) -- (1.5,7.5) -- (1.5,5.6) -- (2.5,5) -- (2.5,1.6) \
         -- (1.5,1) -- cycle",
    ),
    (
        "♗",
        "♝",
        "(1.5,0) -- (7.5,0) -- (7.2,1) -- (5.6,1.8) -- (6.6,4) .. controls (6.8,5.2) and (5.4,6.6) .. (4.5,7.4) \
         .. controls (3.6,6.6) and (2.2,5.2) .. (2.4,4) -- (3.4,1.8) -- (1.8,1) -- cycle (4.5,8) circle (.5)",
    ),
    (
        "♘",
        "♞",
        "(2,0) -- (7.6,0) -- (7.6,1) -- (7.2,4) .. controls (7,6) and (5.8,7) .. (4.4,7.2) -- (4,8.2) -- (3.3,7) -- (1.6,4.6) \
         -- (1.8,3.6) -- (2.8,3.4) -- (4.4,4.2) -- (2.4,1) -- cycle",
    ),
];
/// A symbol of two parts, the lower one first.
const PAWN: &str =
    "(1.8,0) -- (7.2,0) -- (7,1) -- (5.5,2) -- (5.1,4) -- (3.9,4) -- (3.5,2) -- (2,1) -- cycle (4.5,5.5) circle (1.5)";

/// Symbols made of lines.
const LINES: [(&str, &str); 2] =
    [("✓✔", "(1,3.5) -- (3.5,.5) -- (8,7.5)"), ("✗✘✕✖", "(1.5,.5) -- (7.5,6.5) (1.5,6.5) -- (7.5,.5)")];

/// A symbol as a small picture in the colour of the surrounding text.
pub(super) fn sign(sign: char) -> Option<String> {
    if let Some((_, line)) = LINES.iter().find(|(signs, _)| signs.contains(sign)) {
        return Some(picture("line width=.08em", line));
    }
    let shapes = SHAPES.iter().copied().chain([("♙", "♟", PAWN)]);
    shapes.into_iter().find_map(|(hollow, filled, outline)| match () {
        () if hollow.contains(sign) => Some(picture("line width=.05em", outline)),
        () if filled.contains(sign) => Some(picture("line width=.05em, fill=.", outline)),
        () => None,
    })
}

fn picture(options: &str, outline: &str) -> String {
    format!("{{\\tikz[x=.1em, y=.1em, baseline=0pt]\\draw[draw=., line join=round, {options}] {outline};}}")
}
