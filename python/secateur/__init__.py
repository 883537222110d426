"""Minimax, alpha-beta and their relatives on game trees, in notebooks and scripts.

    >>> from secateur import Tree
    >>> tree = Tree("((3 12 8) (2 4 6) (14 5 2))")
    >>> tree.run(algorithm="pvs")["score"]
    3
    >>> tree.steps()[13]["sentence"]
    'MIN node b has seen 2. MAX already has 3 at the root, and 2 ≤ α = 3: its last 2 children cannot matter. α cut-off.'

A notebook shows a tree, and a picture of one of its steps, as the drawing. The program `secateur`, installed with this module, does
all the work, and every method takes the options that its command lists (`secateur picture --help`): `window=(0, 10)` is
`--window 0 10`, `leaf_windows="called"` is `--leaf-windows called`, and `outlines=True` is `--outlines`.
"""

import json
import os
import re
import shutil
import subprocess
import sysconfig
import warnings
from dataclasses import dataclass, field
from typing import Any, Optional, Union

__all__ = ["Picture", "SecateurError", "Tree"]


class SecateurError(ValueError):
    """A tree, a score or an option that cannot be used.

    >>> try:
    ...     Tree("((3 12 8) (2 x 6))")
    ... except SecateurError as error:
    ...     print(error)
    line 1, column 14: this is not a score, which is a number, W, L, D, inf or -inf
      ((3 12 8) (2 x 6))
                   ^
    """

    message: str
    """What is wrong, without the place."""
    line: Optional[int] = None
    """The line of the tree's text, from 1; `None` where the error is not in that text."""
    column: Optional[int] = None
    """The character of that line, from 1."""
    caret: Optional[str] = None
    """The text around the place, and below it a `^` pointing there."""

    def __init__(self, told: str) -> None:
        super().__init__(told)
        self.message = told
        place = re.match(r"line (\d+), column (\d+): (.*)\n( .*\n *\^)", told)
        if place:
            self.line, self.column = int(place[1]), int(place[2])
            self.message, self.caret = place[3], place[4]


class Tree:
    """A game tree, from its text; an invalid text raises a `SecateurError`.

    >>> Tree("(a: (3 5) b: (2 9))").compare()[0]["leaves"]
    3
    """

    text: str
    """As passed in."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ask("tree")

    def __repr__(self) -> str:
        return f"Tree({self.text!r})"

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def picture(self, step: Union[int, str, None] = None, **options: object) -> "Picture":
        """One step of a run: its number, `"end"`, or such as `"cut-off:2"`. Without a step, the tree before the search.

        >>> Tree("(1 2)").picture("end", theme="dark").svg[:4]
        '<svg'
        """
        options["step"] = step
        return Picture(self, options, self._ask("picture", output="-", format="svg", **options))

    def run(self, **options: object) -> dict[str, Any]:
        """The whole run, as `secateur trace` prints it: `score`, `principal_variation`, `events` and more.

        A score is a number, `"inf"` or `"-inf"`; `float` reads all three.
        """
        run: dict[str, Any] = json.loads(self._ask("trace", **options))
        return run

    def compare(self, **options: object) -> list[dict[str, Any]]:
        """The cost of every algorithm: a row for each, with `algorithm`, `leaves`, `cutoffs`, `score` and more."""
        rows: list[dict[str, Any]] = json.loads(self._ask("compare", json=True, **options))
        return rows

    def steps(self, **options: object) -> list[dict[str, Any]]:
        """What happens at each step: `step`, `kind`, `node`, `sentence` and more."""
        steps: list[dict[str, Any]] = json.loads(self._ask("steps", json=True, **options))["steps"]
        return steps

    def link(self, **options: object) -> str:
        """The part after the page's address; with `page="https://…"` the whole address.

        >>> Tree("(1 2)").link(step=3)
        '#tree=(1+2)&step=3'
        """
        return self._ask("link", **options).rstrip("\n")

    def _ask(self, command: str, **options: object) -> str:
        """What the program prints. Its notes become warnings at the method's caller."""
        words = [word for name, value in options.items() for word in _words(name, value)]
        done = subprocess.run([_program(), command, "-", *words], input=self.text, capture_output=True, encoding="utf-8")
        notes, _, error = f"\n{done.stderr}".partition("\nerror: ")
        if done.returncode:
            raise SecateurError(error.removeprefix("standard input, ").rstrip("\n"))
        for note in notes.split("\nnote: ")[1:]:
            warnings.warn(note.rstrip("\n"), stacklevel=3)
        return done.stdout


@dataclass(frozen=True)
class Picture:
    """One step of a run, drawn."""

    tree: Tree
    options: dict[str, object]
    """Of `secateur picture`."""
    svg: str = field(repr=False)
    """With its font."""

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes a file, whose extension gives the format: .svg, .tex, .pdf or .png."""
        self.tree._ask("picture", output=path, **self.options)

    def _repr_svg_(self) -> str:
        return self.svg


def _program() -> str:
    """The program that was installed beside this interpreter, else one on the PATH."""
    places = [sysconfig.get_path("scripts"), os.environ.get("PATH", "")]
    program = shutil.which("secateur", path=os.pathsep.join(places))
    if program is None:
        raise FileNotFoundError(f"there is no program secateur in {places[0]} or on the PATH")
    return program


def _words(name: str, value: object) -> list[str]:
    """An option as the program reads it."""
    option = "--" + name.replace("_", "-")
    if value is None or value is False:
        return []
    if value is True:
        return [option]
    return [option, *map(str, value if isinstance(value, (list, tuple)) else [value])]
