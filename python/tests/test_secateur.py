"""The module against the program that it asks."""

import doctest
import json
import subprocess
import sysconfig
from pathlib import Path

import pytest

import secateur
from secateur import SecateurError, Tree

TEXTBOOK = "((3 12 8) (2 4 6) (14 5 2))"
GUIDE = Path(__file__).parents[2] / "docs/guide/src/python.md"


def program(*words):
    return subprocess.run([secateur._program(), *words], check=True, capture_output=True, encoding="utf-8").stdout


def test_a_method_gives_what_its_command_prints():
    tree = Tree(TEXTBOOK)
    assert tree.run() == json.loads(program("trace", TEXTBOOK))
    assert tree.steps() == json.loads(program("steps", "--json", TEXTBOOK))["steps"]
    assert tree.compare() == json.loads(program("compare", "--json", TEXTBOOK))
    assert tree.link() == program("link", TEXTBOOK).strip()
    assert tree.picture(14).svg == program("picture", TEXTBOOK, "--step", "14", "--output", "-", "--format", "svg")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"algorithm": "mtd-f", "guess": -3}, ["--algorithm", "mtd-f", "--guess", "-3"]),
        ({"window": (float("-inf"), 5)}, ["--window", "-inf", "5"]),
        ({"window": [0, 2.5]}, ["--window", "0", "2.5"]),
        ({"depth": None}, []),
    ],
)
def test_options_are_those_of_the_program(options, words):
    assert Tree(TEXTBOOK).run(**options) == json.loads(program("trace", TEXTBOOK, *words))


def test_a_switch_is_on_or_off():
    tree = Tree("(1 2)")
    assert "<text" not in tree.picture(outlines=True).svg
    assert "<text" in tree.picture(outlines=False).svg


def test_a_notebook_shows_the_picture():
    tree = Tree(TEXTBOOK)
    assert tree._repr_svg_() == tree.picture(0).svg
    picture = tree.picture("cut-off")
    assert picture._repr_svg_() == tree.picture(14).svg
    assert repr(picture) == f"Picture(tree=Tree('{TEXTBOOK}'), options={{'step': 'cut-off'}})"


@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<svg"), ("a.tex", b"%"), ("a.pdf", b"%PDF"), ("a.png", b"\x89PNG")])
def test_a_picture_is_saved_by_its_extension(tmp_path, name, begins):
    picture = Tree(TEXTBOOK).picture(14, theme="print")
    picture.save(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)
    if name.endswith("svg"):
        assert (tmp_path / name).read_text("utf-8") == picture.svg


@pytest.mark.parametrize(
    ("text", "message", "line", "column", "caret"),
    [
        ("(3 (4 5", "this bracket is never closed", 1, 4, "  (3 (4 5\n     ^"),
        ("((3 12)\n (б: 3 x))", "this has no place in a tree of this form", 2, 3, "   (б: 3 x))\n    ^"),
        ("", "the text ends where a node should stand", 1, 1, "  \n  ^"),
        ("--help", "this is not a score, which is a number, W, L, D, inf or -inf", 1, 1, "  --help\n  ^"),
    ],
)
def test_a_text_that_is_no_tree_is_told_with_its_place(text, message, line, column, caret):
    with pytest.raises(SecateurError) as told:
        Tree(text)
    error = told.value
    assert (error.message, error.line, error.column, error.caret) == (message, line, column, caret)
    assert str(error) == f"line {line}, column {column}: {message}\n{caret}"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"step": 99}, "there is no step 99: the run ends with step 26"),
        ({"stepp": 9}, "unexpected argument '--stepp' found"),
        ({"algorithm": "alphabeta"}, "invalid value 'alphabeta' for '--algorithm <ID>'"),
    ],
)
def test_an_option_that_cannot_be_used_is_told(options, message):
    with pytest.raises(SecateurError) as told:
        Tree(TEXTBOOK).picture(**options)
    assert told.value.message.startswith(message)
    assert (told.value.line, told.value.column, told.value.caret) == (None, None, None)


def test_a_note_is_a_warning_at_the_line_that_asked():
    with pytest.warns(UserWarning, match="^Read as nested names\\.$") as notes:
        tree = Tree('{"max": [1, 2]}')
        with pytest.raises(SecateurError, match="^there is no step 99"):
            tree.picture(99)
        assert tree.run()["score"] == 2
    assert [note.filename for note in notes] == [__file__] * 2


def test_the_program_beside_the_interpreter_comes_first(monkeypatch, tmp_path):
    beside = tmp_path / Path(secateur._program()).name
    beside.touch(0o755)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert secateur._program() == str(beside)


def test_without_the_program_its_place_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(FileNotFoundError, match="no program secateur in"):
        Tree("(1 2)")


def test_the_guide_shows_what_happens(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    done = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert done.attempted and not done.failed
