"""Cuts the page's two font files from Inter's variable font: python3 cut.py InterVariable.woff2

Needs fonttools and brotli from PyPI; the font is in inter-ui 4.1.1 from npm. Both files keep the weights that the page uses. Each
is written twice: for the page, and without compression for the program, whose pictures are drawn with it.
Kept are tabular digits, round quotes, and signs that stand level with capitals and numbers. Kerning is not: the core measures
texts without it, and at the size of a projector nobody sees that it is missing.
It also writes how wide their characters are into the core, which measures the tree's texts: crate/drawing/src/picture/advances.rs.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


def signs(*ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


ENGLISH = signs((0x20, 0x7E)) | set(map(ord, "\u00a0\u202f±·×αβ–—’“”…←↑→↓−∞≤≥▲▼✗"))
LETTERS = signs((0xA1, 0x17F), (0x218, 0x21B), (0x410, 0x44F)) | set(map(ord, "Ёё‐‑‒―‖‗‘‚‛„‟†‡•‣․‥‰‹›€′⇒₀₁₂₃₄₅₆₇₈₉∅≈≠✓"))


def instance(source):
    """The font at one optical size. Read anew, because instancing leaves tables that refer to each other half read."""
    font = instantiateVariableFont(TTFont(source), {"opsz": 22, "wght": (400, 700)})
    file = BytesIO()
    font.save(file)
    return TTFont(file)


def without_ligatures(font):
    """A name such as a->b keeps the characters that were typed."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "calt":
            # The last lookup raises signs beside capitals and numbers, those before it make arrows and crosses.
            record.Feature.LookupListIndex = record.Feature.LookupListIndex[-1:]


def tabular_digits(font):
    """Nothing but digits: a sign has one width anyway, and columns of numbers need no more."""
    digits = {name for code, name in font.getBestCmap().items() if code in signs((0x30, 0x39))}
    for lookup in lookups_of(font, "tnum"):
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            part.mapping = {glyph: other for glyph, other in part.mapping.items() if glyph in digits}


def lookups_of(font, feature):
    table = font["GSUB"].table
    return [
        table.LookupList.Lookup[index]
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    ]


def cut(source, codes, path):
    font = instance(source)
    without_ligatures(font)
    tabular_digits(font)
    options = Options(hinting=False, name_IDs=list(range(7)), layout_features=["calt", "tnum", "ss03"])
    # What places letters, and what programs with menus of fonts ask for.
    options.drop_tables += ["GPOS", "GDEF", "STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.save(path.with_suffix(".ttf"))
    font.flavor = "woff2"
    font.save(path)


def advances(path):
    """By character: how wide it is at weights 400 and 700, with round quotes, as the page has them. Between, widths are linear."""
    fonts = [instantiateVariableFont(TTFont(path), {"wght": weight}) for weight in (400, 700)]
    round_quotes = {}
    for lookup in lookups_of(fonts[0], "ss03"):
        for part in lookup.SubTable:
            round_quotes.update(getattr(part, "ExtSubTable", part).mapping)
    glyphs = {code: round_quotes.get(glyph, glyph) for code, glyph in fonts[0].getBestCmap().items()}
    return {code: [font["hmtx"][glyph][0] for font in fonts] for code, glyph in glyphs.items()}


def runs(codes):
    """The first and last of characters that follow each other."""
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def rust(widths):
    def lines(items, count):
        return "\n".join("    " + ", ".join(items[at : at + count]) + "," for at in range(0, len(items), count))

    firsts_and_lasts = [f"(0x{first:x}, 0x{last:x})" for first, last in runs(widths)]
    pairs = [str(widths[code]) for code in sorted(widths)]
    return f"""//! How wide the characters of the page's font are; written by cli/fonts/cut.py.

/// In these units an em is so much.
pub const EM: u32 = {EM};

/// The first and the last of characters that follow each other.
#[rustfmt::skip]
pub const RUNS: [(u32, u32); {len(firsts_and_lasts)}] = [
{lines(firsts_and_lasts, 6)}
];

/// Of all characters in the runs, one after another: how wide each is at weight 400 and at 700.
#[rustfmt::skip]
pub static ADVANCES: [[u16; 2]; {len(widths)}] = [
{lines(pairs, 8)}
];
"""


EM = 2048
folder = Path(__file__).parent
files = {"inter-secateur.woff2": ENGLISH, "inter-secateur-letters.woff2": LETTERS - ENGLISH}
widths = {}
for name, codes in files.items():
    cut(sys.argv[1], codes, folder / name)
    widths.update(advances(folder / name))
(folder / "../../crate/drawing/src/picture/advances.rs").write_text(rust(widths))
