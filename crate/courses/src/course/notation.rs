//! How a lecturer writes a tree, as a value for each switch. A notation changes what is shown and said, never an event.

use secateur::named;

named! {
    /// The shapes of nodes.
    Skin {
        /// ▲ MAX, ▼ MIN.
        Triangles = "triangles",
        /// ○ MAX, □ MIN.
        Circles = "circles",
        /// + MAX, − MIN.
        Signs = "signs",
        /// Dots.
        Plain = "plain",
        /// Circles with the name of the node.
        Letters = "letters",
        /// Pills with value and window as one word, + or − on their edge.
        Pills = "pills",
    }
}
named! {
    /// The text of a row in the margin.
    Rows {
        /// Who moves: MAX, MIN.
        Names = "names",
        /// Nothing.
        None = "none",
        /// Who moves: player, opponent.
        Players = "players",
        /// The level, 0 at the root, and who moves.
        Levels = "levels",
        /// The remaining depth, 0 at the leaves, and who moves.
        Depth = "depth",
    }
}
named! {
    /// How a value that is not yet final is written.
    Interim {
        /// With what it proves: ≥ 8.
        Signed = "signed",
        /// As a plain number.
        Plain = "plain",
    }
}
named! {
    /// The variable for the best score so far.
    Best {
        /// The best score of the children so far.
        Best = "best",
        /// None: a node has a value only once it returns.
        None = "none",
        /// v, which begins at the node's own bound and moves past it; no number has a sign for what it proves.
        V = "v",
        /// res, which begins at the least or greatest payoff.
        Res = "res",
    }
}
named! {
    /// How a window is written.
    Windows {
        /// [α, β].
        Closed = "closed",
        /// (α, β).
        Open = "open",
        /// α = …, β = ….
        Labelled = "labelled",
    }
}
named! {
    /// Which window a node shows.
    AsOf {
        /// The current one.
        Left = "left",
        /// The one of its call.
        Called = "called",
    }
}
named! {
    /// Which bounds a node shows.
    Bounds {
        /// Both.
        Both = "both",
        /// The node's own: α at MAX, β at MIN.
        Own = "own",
    }
}
named! {
    /// What happens to a window when its node returns.
    After {
        /// It stays.
        Kept = "kept",
        /// It stays if the node was cut off; its own bound stays if it has cut something off.
        Cut = "cut",
        /// It disappears.
        Gone = "gone",
    }
}
named! {
    /// Whether leaves show the window of their call.
    LeafWindows {
        /// No.
        None = "none",
        /// Yes.
        Called = "called",
    }
}
named! {
    /// When a node's own bound moves.
    Raised {
        /// After the test for a cut-off.
        After = "after",
        /// Before it, so that at a cut-off the bounds meet or cross.
        Before = "before",
    }
}
named! {
    /// The names of the bounds.
    Names {
        /// α and β.
        Greek = "greek",
        /// min and max.
        MinMax = "min-max",
    }
}
named! {
    /// Where the letters of unnamed nodes begin.
    Letters {
        /// Below the root, which has no letter.
        Below = "below",
        /// At the root, which is a.
        Root = "root",
        /// Below the root, if no node has a name of its own; otherwise there are no letters.
        Unnamed = "unnamed",
    }
}
named! {
    /// When the numbers of leaves are shown.
    Numbers {
        /// From the start.
        Start = "start",
        /// Once the search has visited them; from the start if it visits all, as minimax does.
        Seen = "seen",
    }
}
named! {
    /// How nodes that the search has not seen are drawn.
    Unseen {
        /// As nodes.
        Drawn = "drawn",
        /// "…" in place of a child; only the mark for a child that is cut off.
        Dots = "dots",
    }
}
named! {
    /// The mark of a cut-off.
    Cuts {
        /// Two strokes across the edge.
        Slashes = "slashes",
        /// Scissors.
        Scissors = "scissors",
        /// A cross.
        Cross = "cross",
        /// Dashes.
        Dashed = "dashed",
        /// A branch left hanging.
        Stub = "stub",
    }
}
named! {
    /// How infinite scores are written.
    Infinity {
        /// ∞.
        Signs = "signs",
        /// W and L.
        Letters = "letters",
        /// M and −M.
        M = "m",
        /// ∞ without a plus.
        Unsigned = "unsigned",
    }
}
named! {
    /// The separator of two bounds.
    Separator {
        /// A comma, or a semicolon if a number has a decimal comma.
        Comma = "comma",
        /// A semicolon.
        Semicolon = "semicolon",
        /// A comma without a space.
        Tight = "tight",
    }
}

/// Declares a notation with all switches: each field, its type, and its name in the page's state.
macro_rules! notation {
    ($($field:ident: $Switch:ident = $name:literal,)*) => {
        /// How a lecturer writes a tree.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "each field is one switch, which has its docs")]
        pub struct Notation {
            $(pub $field: $Switch,)*
        }

        impl Notation {
            /// Every switch by its name, with the id of its value.
            pub fn ids(&self) -> [(&'static str, &'static str); 17] {
                [$(($name, self.$field.id())),*]
            }

            /// By switch: the ids of its values, the general notation's first.
            pub fn choices() -> [(&'static str, Vec<&'static str>); 17] {
                [$(($name, $Switch::ALL.iter().map(|value| value.id()).collect())),*]
            }

            /// Sets a switch, by its name, to the value with this id; returns whether both exist.
            pub fn put(&mut self, switch: &str, id: &str) -> bool {
                match switch {
                    $($name => $Switch::named(id).map(|value| self.$field = value).is_some(),)*
                    _ => false,
                }
            }
        }
    };
}

notation! {
    skin: Skin = "skin",
    rows: Rows = "rows",
    interim: Interim = "interim",
    best: Best = "best",
    windows: Windows = "windows",
    as_of: AsOf = "asOf",
    bounds: Bounds = "bounds",
    after: After = "after",
    leaf_windows: LeafWindows = "leafWindows",
    raised: Raised = "raised",
    names: Names = "names",
    letters: Letters = "letters",
    numbers: Numbers = "numbers",
    unseen: Unseen = "unseen",
    cuts: Cuts = "cuts",
    infinity: Infinity = "infinity",
    separator: Separator = "separator",
}

impl Notation {
    /// The page's own notation.
    pub const GENERAL: Notation = Notation {
        skin: Skin::Triangles,
        rows: Rows::Names,
        interim: Interim::Signed,
        best: Best::Best,
        windows: Windows::Closed,
        as_of: AsOf::Left,
        bounds: Bounds::Both,
        after: After::Kept,
        leaf_windows: LeafWindows::None,
        raised: Raised::After,
        names: Names::Greek,
        letters: Letters::Below,
        numbers: Numbers::Start,
        unseen: Unseen::Drawn,
        cuts: Cuts::Slashes,
        infinity: Infinity::Signs,
        separator: Separator::Comma,
    };

    /// Whether every node shows the same as in the general notation, however it is drawn.
    pub fn is_general_at_nodes(&self) -> bool {
        let Notation { skin, rows, windows, names, letters, cuts, infinity, separator, .. } = *self;
        *self == Notation { skin, rows, windows, names, letters, cuts, infinity, separator, ..Notation::GENERAL }
    }
}

#[cfg(test)]
mod tests {
    use super::Notation;

    #[test]
    fn the_general_notation_has_the_first_value_of_every_switch() {
        let first = Notation::choices().map(|(switch, ids)| (switch, ids[0]));
        assert_eq!(Notation::GENERAL.ids(), first);
    }
}
