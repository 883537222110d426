//! Why a text in another form is refused, and how to fix it.

use std::fmt;

use crate::named;

named! {
    /// Why a text in another form is refused.
    Problem {
        /// Newick: names behind brackets, lengths behind names.
        Newick = "form-newick",
        /// A Gambit game.
        Gambit = "form-gambit",
        /// SGF: Go and other games.
        Sgf = "form-sgf",
        /// PGN: a game of chess.
        Pgn = "form-pgn",
        /// FEN: a chess position.
        Fen = "form-fen",
        /// YAML with fields.
        Yaml = "form-yaml",
        /// A Mermaid diagram.
        Mermaid = "form-mermaid",
        /// PlantUML.
        Uml = "form-uml",
        /// XML or HTML.
        Xml = "form-xml",
        /// GML, which is not XML.
        Gml = "form-gml",
        /// A tree drawn with slashes.
        Drawing = "form-drawing",
        /// A web address.
        Link = "form-link",
        /// Numbers without brackets.
        BareNumbers = "form-bare-numbers",
        /// A table without a header.
        Header = "form-header",
        /// Payoffs of several players.
        Payoffs = "form-payoffs",
        /// An unreadable probability.
        Chance = "form-chance",
        /// `max` or `min` after a bracket, where more than one reading makes sense.
        Operator = "form-operator",
        /// A number before square brackets: static evaluation, label or child.
        Inner = "form-inner",
        /// A name and one number: a leaf, or a node with one child.
        NamedLeaf = "form-named-leaf",
        /// A leaf without a score.
        NoScore = "form-no-score",
        /// A node with two scores, players or names.
        Twice = "form-twice",
        /// Several nodes without incoming edges.
        Roots = "form-roots",
        /// A graph's node in nested dictionaries.
        Graph = "form-graph",
        /// A player who is neither MAX nor MIN.
        Mover = "form-mover",
        /// A fraction whose decimal does not end.
        Fraction = "form-fraction",
        /// An outline's line with an indentation that no earlier line has.
        Indented = "form-indented",
        /// Something that does not exist in this form.
        Label = "form-label",
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Problem::Newick => "this looks like Newick, with names after the brackets; write them before: A: (B: (3 12) C: (2 4))",
            Problem::Gambit => "this looks like a Gambit game; write its tree as nested lists: ((3 12) (2 4))",
            Problem::Sgf => "this looks like SGF, a record of a game; enter the game by its moves: game=connect-four&moves=4453&depth=3",
            Problem::Pgn => "this looks like a chess game in PGN; enter its moves as a game: game=chess&moves=e4 e5&depth=2",
            Problem::Fen => "this looks like a chess position; put game=chess&position= before it and &depth=2 after it",
            Problem::Yaml => "this looks like YAML with fields; give the same as JSON, or as an outline, one node per line",
            Problem::Mermaid => "this looks like Mermaid; write one edge per line, A -> B, and scores as B = 3; DOT is read, too",
            Problem::Uml => "this looks like PlantUML; give the tree as an outline, one node per line, or as DOT",
            Problem::Xml => "this looks like XML or HTML; give the tree as JSON with “children” and “value”",
            Problem::Gml => "this looks like GML; give the tree as DOT or as a table of edges",
            Problem::Drawing => "this looks like a tree drawn with lines; write an outline, one node per line, or nested lists: ((3 12) (2 4))",
            Problem::Link => "this is an address; open it in the browser, or enter the tree itself",
            Problem::BareNumbers => "these numbers have no brackets, so they fit many trees; write ((3 5) (2 9)), or (3 5 2 9) for one node",
            Problem::Header => "this looks like a table; its first line must name the columns: parent,child,value",
            Problem::Payoffs => "these look like the payoffs of several players; a score is one number, for MAX; if they are leaves, leave out the commas",
            Problem::Chance => "this looks like a probability, which cannot be read here; write chance nodes as chance (.25: 3 .75: 5)",
            Problem::Operator => "this can be meant in two ways; write max (min (3 12) min (2 4)) or, as in Lisp, (max (min 3 12) (min 2 4))",
            Problem::Inner => "a number before a bracket may be a label or a child; write 4 (3 5) if it belongs to the node, (4, (3 5)) if it is a leaf",
            Problem::NamedLeaf => "a name with one number may be a leaf or a node with one child; write A: 3 for a leaf, A: (3) for a node",
            Problem::NoScore => "this is a leaf without a score; write it after the name: b1: 3",
            Problem::Twice => "this is described twice, and differently",
            Problem::Roots => "no node leads to this, and the tree has a root already",
            Problem::Graph => "this stands in several dictionaries; write the children of each node as a list: A: [B, C]",
            Problem::Mover => "this is neither MAX nor MIN",
            Problem::Fraction => "this is not a finite decimal; multiply all scores by the same number",
            Problem::Indented => "the indentation matches no line above it",
            Problem::Label => "this has no place in a tree of this form",
        })
    }
}
