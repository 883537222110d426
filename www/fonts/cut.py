"""Cuts the page's two font files from Inter's variable font: python3 cut.py InterVariable.woff2

Needs fonttools and brotli from PyPI; the font is in inter-ui 4.1.1 from npm. Both files keep the weights that the page uses.
Kept are kerning, tabular numbers, round quotes, and signs that stand level with capitals and numbers.
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


def cut(source, codes, path):
    font = instance(source)
    without_ligatures(font)
    options = Options(hinting=False, name_IDs=list(range(7)), layout_features=["kern", "calt", "tnum", "ss03"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(path)


folder = Path(__file__).parent
cut(sys.argv[1], ENGLISH, folder / "inter-secateur.woff2")
cut(sys.argv[1], LETTERS - ENGLISH, folder / "inter-secateur-letters.woff2")
