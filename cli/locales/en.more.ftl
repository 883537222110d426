# What the rest of the page says in English: menus, notices, dialogs, cards, the edit bar. It may refer to en.ftl.

## stage

# The card beside a node: who it is, then a line for each thing that happened to it so far.
stage-story-who =
    { $kind ->
        [leaf] { $named ->
            [yes] Leaf { $node }
           *[no] Leaf
        }
       *[node] { who }
    }
stage-story-visit =
    { $windowed ->
        [no] is visited
       *[yes] is called with { window }
    }
stage-story-evaluate =
    { $windowed ->
        [no] { stage-story-worth }
       *[yes] { stage-story-worth }, asked with { window }
    }
stage-story-worth =
    { $what ->
        [static] static evaluation { $score }
       *[leaf] worth { $score }
    }
stage-story-improve =
    { $from ->
        [leaf] takes { $score } from a leaf
       *[node] takes { $score } from { $child }
    }{ $first ->
        [yes] { "" }
        [tied] , of equals the last
       *[no] , better than { $previous }
    }
stage-story-narrow =
    { $side ->
        [alpha] <a>α</a> rises from { $from } to <a>{ $to }</a>
       *[beta] <b>β</b> drops from { $from } to <b>{ $to }</b>
    }
stage-story-met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
stage-story-cut = <x>{ $deep ->
        [yes] deep { side }
       *[no] { side }
    } cut-off</x>, { stage-story-met }{ $held ->
        [end] { "" }
        [window] , the root window’s
        [root] , held by the root
        [max] , held by MAX node { $holder }
       *[min] , held by MIN node { $holder }
    }
stage-story-cutoff = { stage-story-cut }: { $lost ->
        [one] 1 child is never looked at
       *[other] { $lost } children are never looked at
    }
stage-story-return =
    { $proves ->
        [exact] returns { $score }: its exact value
        [lower] returns { $score }: it is worth at least { $score }
       *[upper] returns { $score }: it is worth at most { $score }
    }
stage-story-unseen = not looked at so far
stage-story-lost = is never looked at. { who }: { stage-story-cut }
stage-story-left =
    { $left ->
        [one] 1 line before
       *[other] { $left } lines before
    }
tip-step = Press → for the next step.
tip-leaf = Click a leaf to change its score.
tip-present = Press P to present to a class.
stage-leave = Leave the presentation
stage-moment = QR code of this moment
stage-predict = Predict first
stage-hint-present = Esc leaves
stage-hint-dark = { $key } brings the tree back
stage-hint-grain = Each step: { $grain ->
        [event] { stage-grain-event }
        [lecture] { stage-grain-lecture }
        [slide] { stage-grain-slide }
        [leaf] { stage-grain-leaf }
       *[cut-off] { stage-grain-cut-off }
    }
stage-hint-predict =
    { $predict ->
        [on] Predict first: on
       *[off] Predict first: off
    }
stage-yes = Yes
stage-no = No
stage-answers = Your answer
stage-tally = { $right } of { $asked } right

## taking

taking-close = Close
taking-link = Link to this step
taking-copy = Copy link
taking-copied = The link is copied.
taking-not-copied = This browser does not let the page copy: press Ctrl+C while the link is selected.
taking-qr = QR code of the link to this step
taking-moment = This moment on your phone: predict what comes next
taking-unreachable =
    { $where ->
        [file] Phones cannot open this address: the page is a file on this computer.
       *[here] Phones cannot open this address: the page runs on this computer only.
    } Put the page on a web server to share steps with a class.
taking-too-long = This tree is too long for a link: it would have more than { $limit } characters. Share the tree as a file instead.
taking-save-tree = Save the tree as a file
taking-step = Step { $step } of { $length }
taking-run =
    { $frames ->
        [one] The run, { $frames } frame
       *[other] The run, { $frames } frames
    }
taking-tree = The tree
taking-open-page = Open the whole page
taking-embed = In a page of your own
taking-embed-too-long = This tree is too long for a link, so no frame can show it.
taking-svg = Picture, SVG
taking-png = Picture, PNG
taking-tikz = LaTeX, TikZ
taking-handout = Print or PDF
taking-beamer = LaTeX, Beamer
taking-pptx = PowerPoint
taking-text = Text file
taking-form = { $form ->
        [json] JSON
        [dot] DOT
        [forest] LaTeX, forest
        [python] Python
       *[outline] Outline
    }
taking-form-none = This form has no room for all that the tree has: take the text file.
taking-white = White background
taking-font = Font inside the SVG
taking-dark = Dark slides
taking-separate = Beamer: a frame for each step
taking-grain = A frame for
taking-grain-event = every event
taking-grain-lecture = every lecture step
taking-grain-leaf = every leaf
taking-grain-cut-off = every cut-off
taking-cropped = Only the first { $limit } frames: choose a coarser grain for the rest.
taking-end = This is not the end: the run goes on after step { $step } to step { $length }, and only its beginning is here: { $limit ->
        [one] { $limit } frame
       *[other] { $limit } frames
    }.
taking-copy-lines = Copy the lines
taking-copied-lines = The lines are copied.
taking-busy = Drawing …
taking-frames = Drawing: { $done } of { $all } pictures
taking-made = The file is made.
taking-not-made = This could not be made: { $reason }
taking-too-large = The picture is too large for this browser. The SVG has no such limit.
# In the notes of a slide; a node may have no name.
notes-window =
    { $named ->
        [no] Window
       *[yes] Window of { $node }
    }: α = { $alpha }{ $comma }β = { $beta }
notes-best =
    { $named ->
        [no] Best so far
       *[yes] Best so far at { $node }
    }: { $best }
notes-leaves = Leaves evaluated so far: { $leaves }
taking-ignored-unknown = The link says “{ $piece }”, which means nothing here: ignored.
taking-ignored-unreadable = The link says “{ $piece }”, which cannot be read: ignored.
taking-ignored-twice = The link says “{ $piece }”, but has said otherwise before: ignored.
taking-ignored-tree = The tree in the link cannot be read, so it is not shown:
taking-ignored-step = The link says “{ $piece }”, but this run ends at step { $limit }.
taking-ignored-random = The link says “{ $piece }”, but there is no such tree: ignored.
taking-ignored-coming = The tree of the link is being made …
taking-ignored-too-long = The link is too long to be read: ignored.
taking-ignored-more = { $limit } more pieces of the link are ignored.

## making

making-label = Edit the tree
making-who =
    { $kind ->
        [max] MAX node
        [min] MIN node
       *[leaf] Leaf
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }(root)
       *[nameless] { "" }
    }
making-add-child = Add a child
making-add-sibling = Add a sibling
making-add-child-short = Child
making-add-sibling-short = Sibling
making-move-left = Move left
making-move-right = Move right
making-delete = Delete
making-onward = Continue from here
making-done = Done
making-error-no-such-place-root = The root has no siblings: it can be neither moved nor deleted.
making-error-no-such-place-left = This is the first child already.
making-error-no-such-place-right = This is the last child already.
making-error-bad-name = A name cannot have spaces, brackets, commas, colons or quotation marks.
making-error-name-needed = Other places refer to this position by its name, so it keeps that name and no other node may have it.
making-error-leaf-needs-score = A leaf needs a score.
making-error-infinite-static = A static evaluation is a number: only a leaf can be W, L or ∞.
making-error-score-too-precise = The scores of this tree would need too many digits together.
making-error-too-deep = The tree cannot be deeper.
making-error-too-many-nodes = The tree cannot have more nodes.
making-error-names-too-long = The names in the tree cannot be longer together.
making-error-too-long = The text of the tree cannot be longer.
making-error-of-a-game = This tree is grown from a game: only the scores of its leaves can be changed. Delete restores the game’s own score.
making-error-settings = The depth limit would stop at a node without a static evaluation.
making-player = Who moves
making-max = MAX
making-min = MIN
making-name = Name
making-score = Score
making-static = Static evaluation
making-random-title = Random tree
making-random-children = Children of a node
making-random-least = Fewest children
making-random-most = Most children
making-random-depth = Depth, in plies
making-random-scores = Scores
making-random-low = Smallest score
making-random-high = Largest score
making-random-order = Order of children
making-random-order-random = As they come
making-random-order-best-first = Best child first
making-random-order-worst-first = Worst child first
making-random-distinct = All leaves different
making-random-seed = Seed
making-random-size =
    { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }, { $nodes } nodes
making-random-make = Make the tree
making-random-another = Another
making-random-close = Close
making-random-number = A whole number is needed here.
making-random-range = A whole number from { $least } to { $most } is needed here.
making-random-empty = The second number must not be smaller than the first.
making-random-empty-range = The second number must not be smaller than the first.
making-random-too-large = The tree could have more than 2,000,000 nodes. Take fewer plies or children.
making-random-too-few-scores = There are fewer scores than leaves. Widen the range or allow equal leaves.
making-drop = Drop a tree here: a .txt or .json file, at most 2,000,000 nodes
making-close = Close
making-file-large =
    { $name ->
        [pasted] The text has
       *[file] “{ $name }” has
    } more than { $limit } characters: too long for a tree.
making-file-binary = “{ $name }” is not text, so it cannot be a tree.
making-file-empty = “{ $name }” is empty.
making-file-unreadable = “{ $name }” could not be read.
making-menu = Tree
making-random = Random tree …
making-game = A game …
making-open = Open a file …
making-save-text = Save as text
making-save-all = Save with settings and step
making-undo = Undo
making-redo = Redo
making-recent = Recent

## comparing

compare-lead = One tree, every dialect. Choose a row to see it on the tree; what differs from that row is <mark>marked</mark>.
compare-window = Root window { window }.
compare-depth = Depth limit: { $depth }.
compare-large = Beyond { $limit } nodes, single nodes have no columns.
compare-columns = Only nodes whose scores differ have columns{ $hidden ->
        [0] { "" }
       *[more] ; not shown: { $hidden }
    }.
compare-returned = returned by
compare-differs = differs
compare-current = The page shows this one.
compare-beside = The other rows are compared with this one.
compare-same = The same numbers on this tree.
compare-coming = Still being searched …
compare-long = This run, or the one on the page, is too long to be compared here.
compare-found = { who } finds { stage-story-met }
compare-effort =
    { $unit ->
        [static] { $leaves ->
            [one] { $leaves } position
           *[other] { $leaves } positions
        }
       *[leaf] { $leaves ->
            [one] { $leaves } leaf
           *[other] { $leaves } leaves
        }
    }
compare-goes-on = { compare-found }. { $windowed ->
        [no] Minimax has no window and never cuts
       *[yes] { $player ->
            [max] Here only a larger score cuts
           *[min] Here only a smaller score cuts
        }
    }, so the search goes on there: { compare-effort } more.
compare-cuts = { compare-found }. Here that is enough to cut: { compare-effort } fewer.
compare-then-goes-on = { who } then cuts in the chosen row, as { stage-story-met }, but not here: { compare-effort } more.
compare-then-cuts = { who } then cuts here, as { stage-story-met }, but not in the chosen row: { compare-effort } fewer.
compare-clamps = { who } finds { $best } but returns { $score }: { $returns ->
        [running-bound] { $side ->
            [alpha] never less than the <a>α</a> it was called with
           *[beta] never more than the <b>β</b> it was called with
        }
       *[fail-hard] its score is clamped into its window { window }
    }.
compare-keeps = { who } returns { $best }, the best it found, and not { $score }: { $windowed ->
        [no] minimax has no window
       *[yes] the score may lie outside its window { window }
    }.
compare-last = { compare-found }, but no child is left to cut off: the same numbers.
compare-open = { compare-title } …
race-open = Compare runs …
arrange-label = Children in search order

## notation

# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = By hand
notation-by-hand-open = By hand …
notation-by-hand-note = each switch on its own, on a small tree
# A button: every switch as the course has it.
notation-back = Back to the slides
notation-back-general = Back to the general one
notation-changed-count = { $count } changed •
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], bounds with ≤ and ≥
notation-preset-a-note = ▲ player, ▼ opponent, levels, branches left hanging
notation-preset-b-note = letters, one bound per node, dashes
notation-preset-c-note = + and −, value then window, L and W, X, …
notation-preset-d-note = α and β as assigned, depth counts down
notation-preset-e-note = circles MAX, squares MIN, (α, β) as called, also at leaves
# The language of a course.
notation-language-pl = Polish
notation-language-ro = Romanian
notation-language-en = English
notation-language-ru = Russian
notation-group-nodes = Nodes
notation-group-windows = Windows
notation-group-leaves = Leaves and cut-offs
notation-group-numbers = Numbers
# What the notation means outside the tree: in the panel of α and β, for one key, in the address.
notation-in-panel = in the panel
notation-each-step = each step
notation-in-link = in a link
notation-in-link-none = nothing
notation-skin = Shape
notation-skin-triangles = triangles
notation-skin-circles = circles, squares
notation-skin-signs = plus, minus
notation-skin-plain = dots
notation-skin-letters = letters
notation-skin-pills = words
notation-skin-why = The shape says whose move it is; dots and letters leave that to the rows.
notation-letters = Letters
notation-letters-below = a below the root
notation-letters-root = a at the root
notation-letters-unnamed = only where none has a name
notation-letters-why = Nodes without a name get letters, row by row; with the root called a, a line of play begins there.
notation-rows = Rows
notation-rows-names = MAX
notation-rows-none = none
notation-rows-players = player
notation-rows-levels = 0 1 2
notation-rows-depth = 2 1 0
notation-rows-why = Who moves, the level from 0, or how much depth is left.
notation-interim = Not yet final
notation-interim-signed = ≥ 8
notation-interim-plain = 8
notation-interim-why = With its sign a number says what it proves so far; without, it is the best number so far.
notation-best = Best so far
notation-best-best = best
notation-best-none = none
notation-best-v = v
notation-best-res = res
notation-best-why = The variable for the best value so far. Where code has none, a node shows its value when it is returned.
notation-windows = Written
notation-windows-closed = [α, β]
notation-windows-open = (α, β)
notation-windows-labelled = α = β =
notation-windows-why = A closed window holds its bounds too, an open one does not; with names each bound is a variable.
notation-as-of = Windows shown
notation-as-of-left = as left
notation-as-of-called = as called
notation-as-of-why = As called, a window says what was asked of the node; as left, what the search has made of it.
notation-bounds = At a node
notation-bounds-both = both bounds
notation-bounds-own = its own
notation-bounds-why = Its own bound is the one that the node itself moves: α at MAX, β at MIN.
notation-after = After the return
notation-after-kept = kept
notation-after-cut = if it cut
notation-after-gone = gone
notation-after-why = Without windows the eye stays on the path; a window that is kept says why something was cut.
notation-leaf-windows = Windows at leaves
notation-leaf-windows-none = no
notation-leaf-windows-called = yes
notation-leaf-windows-why = A leaf is called with a window, like every other node.
notation-raised = α raised
notation-raised-after = after the test
notation-raised-before = before it
notation-raised-why = Before the test, α and β meet or cross at a cut-off; after it, the value alone has met a bound.
notation-names = Names of bounds
notation-names-greek = α β
notation-names-min-max = min max
notation-names-why = What the bounds are called in the course’s code.
notation-numbers = Leaf numbers
notation-numbers-start = from the start
notation-numbers-seen = when looked at
notation-numbers-why = From the start, the class can ask “and if 7 were 3?”; when looked at, nobody reads ahead.
notation-unseen = Not yet seen
notation-unseen-drawn = drawn
notation-unseen-dots = …
notation-unseen-why = Behind “…” the tree is only promised, as to the search itself.
notation-cuts = Cut mark
notation-cuts-slashes = two strokes
notation-cuts-scissors = scissors
notation-cuts-cross = cross
notation-cuts-dashed = dashes
notation-cuts-stub = stub
notation-cuts-why = It marks the edge to what is not looked at; a stub takes the rest of the branch away.
notation-infinity = Infinity
notation-infinity-signs = −∞ +∞
notation-infinity-letters = L W
notation-infinity-m = −M M
notation-infinity-unsigned = −∞ ∞
notation-infinity-why = A bound that nothing beats, a game lost or won, or a number larger than any value.
notation-separator = Between bounds
notation-separator-comma = 6, 10
notation-separator-semicolon = 6; 10
notation-separator-tight = 6,10
notation-separator-why = A semicolon stays clear beside decimal commas; without a space a window reads as one word.

# What a worker does while the page stands still; the number is of nodes or events so far.
working-label = Work under way
working-reading = Reading the tree: { $count } nodes so far
working-running = Searching: { $count } events so far
working-making = Growing the tree …
working-cancel = Cancel
working-failed = The work in the background ended before it was done; memory may have run out. What is shown here has not changed.
working-again = Try again
# Under a run that was stopped because memory would not hold it; the number is of its events.
working-unfinished = This run is longer than can be kept here. It was stopped without a result after { $count } events; every step up to there can be seen.
field-tree-giant = A text of { $length } characters: the field shows its beginning. Change the scores on the tree, or the text in a file (at most 2,000,000 nodes and 1000 plies). It is not kept when the tab closes.
making-random-limits = At most { $nodes } nodes and { $plies } plies.
making-random-at-most = at most { $nodes } nodes
notation-open = Notation …

## the timeline of a long run

key-leaves = leaves evaluated
key-rise =
    { $side ->
        [alpha] root’s α rises
       *[beta] root’s β drops
    }
key-cuts = cut-offs
timeline-zoom = View of the run
timeline-zoom-in = Zoom into the run
timeline-zoom-out = Zoom out of the run
timeline-zoom-whole = Show the whole run
# What lies in a bin of the timeline.
timeline-bin =
    Events { $from }–{ $to }: { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }{ $windowed ->
        [no] .
       *[yes] , { timeline-cuts }.
    }
timeline-cuts =
    { $cuts ->
        [0] no cut-offs
        [one] { $cuts } cut-off
       *[other] { $cuts } cut-offs
    }
timeline-hint =
    { $windowed ->
        [no] { timeline-wheel }
       *[yes] A click on the lower row goes to the nearest cut-off. { timeline-wheel }
    }
timeline-wheel = The wheel zooms, with Shift it moves.

## the list of keys

keys-title = Keys
keys-close = Close
keys-step = step forward, step back
keys-cutoff = next, previous cut-off
keys-ends = first step, last step
keys-play = play or pause
keys-timeline = on the timeline of a long run: closer, farther, whole
keys-page = step, as a presenter’s remote does
keys-tree = in the tree: parent, child, sibling
keys-edit = on a leaf: edit its score
keys-edit-next = while editing: the next leaf
keys-field = in the tree field: take the tree and step on; a new line
keys-escape = while editing: as it was before
letter-keys-note =
    { $are ->
        [on] Letters, digits and punctuation marks are keys by themselves. “{ letter-keys }” in the menu switches this off.
       *[off] Letters, digits and punctuation marks do nothing by themselves now. “{ letter-keys }” in the menu switches them on.
    }
keys-help = this list
key-space = Space
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-tab = Tab
key-escape = Esc
stage-key-present = present: only sentence, tree and timeline
stage-key-show = present from the first step, from this one, as a presenter’s remote does
stage-key-full = full screen
stage-key-dark = black screen, and back
stage-key-white = white screen, and back
stage-key-moment = while presenting: a QR code of this moment, for phones that predict first
stage-key-grain = how far a step goes: event, lecture step, leaf, cut-off
stage-key-predict = predict first: stop before every decision
stage-key-answer = at a question: yes, no
stage-key-jump = click an inner node: when it was entered, again: closed
stage-click = Click
making-keys-undo = undo, redo a change of the tree
making-keys-edit = edit the tree: choose nodes by mouse or arrows
making-keys-child = on a node: add a child
making-keys-sibling = on a node: add a sibling
making-keys-delete = on a node: delete it
making-keys-move = on a node: move it left, right
making-keys-name = on a node: MAX or MIN; its name
making-keys-onward = on an inner node: continue from here
making-keys-random = another random tree
making-keys-files = open, save a tree
key-ctrl = Ctrl
key-insert = Insert
key-delete = Delete
compare-key = why dialects give different numbers
critical-key = on the tree, in turn: MAX’s strategy, moves that keep the value, what is seen with the best child first
cost-key = how many leaves: this run and other orders
race-key = compare runs side by side
picking-keys-open = the list of examples
picking-keys-next = the next example of its group, the one before
notation-keys-dialog = notation: as in a course, or by hand
notation-keys-skin = nodes as { $skins } (not while presenting)

## what this is

about-what = Minimax and alpha-beta on a game tree, one event at a time, for lectures.
about-version = Version { $version }
about-licence = Free to use, change and share. Licence: { $one } or { $other }, at your choice.
about-parts = What it is made of, and under which licences

## menu

field-tree-error = Line { $line }, column { $column }: { $message }
menu-label = Settings
menu-search = Search
menu-page = Page
menu-others = Other
field-none = none
trouble-stops =
    { $by ->
        [pass] A pass stops
       *[limit] The depth limit stops
    }
trouble-missing-static-evaluation =
    { $at ->
        [root] { trouble-stops } at the root, which has no static evaluation: a score before its bracket.
       *[node] { trouble-stops } at node { $node }, which has no static evaluation: a score before its bracket.
    }
trouble-fill = Fill in the means of the leaves
commas-read = Here “{ $found }” is two scores, { $left } and { $right }: the comma separates nodes. One score is written { $meant }.
commas-decimals = Read as decimals
commas-keep = Leave it as it is
read-other = Read as { $text }
read-keep = Keep this
trouble-not-grown = The search reaches what has not been grown, or its order needs the whole tree.
trouble-score = Changing a score needs the whole tree, but only what the search looks at has been grown.
trouble-grow = Grow the whole tree
trouble-empty-window = The root window is empty: α must be less than β.
trouble-instead =
    { $what ->
        [algorithm] Instead of “{ $asked }” you see “{ $shown }”.
        [depth] So you see the search without a limit.
        [payoffs] So you see the search as if the payoffs were not known.
        [order] So you see the search in the order of the game.
       *[window] So you see the search with the full window.
    }
trouble-settle = Keep what is shown
size-label = Text size
size-value = { $percent } %
language-label = Language
theme-label = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
letter-keys = Letters as keys
show-keys = Keys
about-open = About Secateur
offline-kept = Works without a network.
offline-new = A new version is available. It starts once every tab of this page has been closed.

## what can be wrong with a text

error-unexpected-character = a node should stand here, not “{ $found }”.
error-unexpected-end = the text ends where a node should stand.
error-unclosed = this bracket is never closed.
error-mismatched-bracket = this bracket does not match the one it closes.
error-empty-node = these brackets are empty; a node needs a score or children.
error-missing-score = a score or children are missing here.
error-trailing-text = the tree is complete before this; “{ $found }” is left over.
error-bad-score = “{ $found }” is not a score. Write a number, W, L, D, inf or -inf.
error-score-too-precise = the tree’s scores need more than { $limit } digits together.
error-too-long = the text has more than { $limit } characters.
error-too-many-nodes = the tree has more than { $limit } nodes.
error-names-too-long = the names of all nodes together have more than { $limit } bytes.
error-too-deep = the tree is deeper than { $limit } plies.
error-not-a-leaf = this node is not a leaf.
error-unknown-position = “{ $found }” stands for a position met before, but no node before it has that name.
error-ambiguous-position = several nodes before this have that name: it is not clear which of them “{ $found }” means.
error-endless-position = “{ $found }” stands below the node of that name: the game would never end.
error-no-such-node = the tree has no inner node “{ $found }”. Nodes are given by their places among siblings, as in 2.1.
error-bad-depth = “{ $found }” is not a number of plies.

## a tree in a form of other people or programs

error-form-newick = this looks like Newick, with names behind the brackets. Write them in front: A: (B: (3 12) C: (2 4)).
error-form-gambit = this looks like a game of Gambit. Write its tree as nested lists: ((3 12) (2 4)).
error-form-sgf = this looks like SGF, a record of a game. Enter the game by its moves: game=connect-four&moves=4453&depth=3.
error-form-pgn = this looks like a game of chess in PGN. Enter its moves as a game: game=chess&moves=e4 e5&depth=2.
error-form-fen = this looks like a position of chess. Put game=chess&position= before it and &depth=2 behind it.
error-form-yaml = this looks like YAML with fields. Give the same as JSON, or as an outline, one node a line.
error-form-mermaid = this looks like Mermaid. Write one edge a line, A -> B, and scores as B = 3; DOT is read, too.
error-form-uml = this looks like PlantUML. Give the tree as an outline, one node a line, or as DOT.
error-form-xml = this looks like XML or HTML. Give the tree as JSON with “children” and “value”.
error-form-gml = this looks like GML. Give the tree as DOT or as a table of edges.
error-form-drawing = this looks like a tree drawn with lines. Write an outline, one node a line, or nested lists: ((3 12) (2 4)).
error-form-link = this is an address. Open it in the browser, or enter the tree itself.
error-form-bare-numbers = these numbers have no brackets, so they fit many trees. Write ((3 5) (2 9)), or (3 5 2 9) for one node.
error-form-header = this looks like a table. Its first line must name the columns: parent,child,value.
error-form-payoffs = { $found } looks like the payoffs of several players; a score is one number, for MAX. If they are leaves, leave out the commas.
error-form-chance = “{ $found }” looks like a chance node; only MAX and MIN can move here.
error-form-operator = “{ $found }” can be meant in two ways. Write max (min (3 12) min (2 4)) or, as in Lisp, (max (min 3 12) (min 2 4)).
error-form-inner = { $found } before a bracket may be a label or a child. Write 4 (3 5) if it belongs to the node, (4, (3 5)) if it is a leaf.
error-form-named-leaf = “{ $found }” with one number may be a leaf or a node with one child. Write A: 3 for a leaf, A: (3) for a node.
error-form-no-score = “{ $found }” is a leaf without a score. Write it behind the name: b1: 3.
error-form-twice = “{ $found }” is described twice, and differently.
error-form-roots = no node leads to “{ $found }”, and the tree has a root already.
error-form-graph = “{ $found }” stands in several dictionaries. Write the children of each node as a list: A: [B, C].
error-form-mover = “{ $found }” is neither MAX nor MIN.
error-form-fraction = { $found } has no end as a decimal. Multiply all scores by the same number.
error-form-indented = “{ $found }” is indented like no line above it.
error-form-label = “{ $found }” has no place in a tree of this form.
read-endless = { $number } is so large that it is read as infinity.
read-suspected = { $number } is read as a number. If infinity is meant, write inf.
read-renamed = A name has no spaces, brackets or colons here: “{ $from }” is called { $to }.
read-ignored = “{ $field }” says nothing about a tree and is left out.
read-as = Read as { $form ->
        [json] JSON
        [dot] DOT
        [forest] a LaTeX tree (forest)
        [python] Python
        [outline] an outline
        [lisp] Lisp
        [lists] nested lists
        [labels] lists with labels
        [names] nested names
        [adjacency] lists of children
        [qtree] a LaTeX tree (qtree)
        [tikz] a TikZ tree
        [csv] a table of edges
        [rows] rows of numbers
       *[notation] our notation
    }.

## tree

tree-editor-label =
    { $named ->
        [named] Score of leaf { $name }
       *[nameless] Score of the leaf
    }

## below the tree on paper

print-key = Thick outline: the search is here. Grey: settled. Dashed: never looked at. { $cuts ->
        [scissors] Scissors
        [cross] Cross
        [dashed] Thick dots
        [stub] Bar across
       *[slashes] Double slash
    }: cut-off. Filled: principal variation.
