# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, what any search must see

panel-label = What to see of the search
panel-window = Window
panel-passes = Passes
panel-table = Table
panel-moves = Moves
panel-critical = Must see
panel-leaf = { $parent }: leaf { $place }
line-label = Number line: the root is worth between { $low } and { $high }
line-guess = guess
proof-before = Window { window }. A result at <a>α</a> or below is only an upper bound; at <b>β</b> or above, only a lower bound.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: the root is worth { $score } or more.
proof-more = How much more is not known.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: the root is worth { $score } or less.
proof-less = How much less is not known.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: inside the window, so the root is worth exactly { $score }.
proof-certain = The root is worth exactly { $score }.
proof-together = Together with the passes before: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] Looking { $depth } ply ahead
       *[other] Looking { $depth } plies ahead
    }: <nb>root { $relation } { $score }</nb>.
proof-move = If time runs out now, the answer is <nb>{ $move }</nb>.
pass-none = No pass has begun: the root may be worth anything.
pass-asks = Pass { $number } asks one question: is the root worth { $beta } or more?
pass-searches = Pass { $number } searches with the window { window }.
pass-looks =
    { $depth ->
        [one] Pass { $number } looks { $depth } ply ahead.
       *[other] Pass { $number } looks { $depth } plies ahead.
    }
pass-called = { window }
pass-go = Pass { $number }: to its end
pass-number = Pass
pass-depth = Depth
pass-window = Window
pass-result = Result
pass-known = Known
pass-move = Move
pass-leaves = Leaves
table-hits = Known positions met: <k>{ $probes }</k>. Answered by the table alone: <k>{ $hits }</k>.
table-position = Position
table-depth = Plies ahead
table-score = Score
table-empty = Nothing is stored yet.
moves-nameless = These orders know a move by its name, and this tree has no names. Write some: (x: 3 y: 12).
moves-killers = Killer moves
moves-history = History
moves-ply = Ply
moves-last = Last
moves-before = Before
moves-move = Move
moves-max = MAX
moves-min = MIN
moves-none = No cut-off yet.
critical-leaves = Leaves evaluated
critical-run = this run
critical-best = best possible
critical-random = random order
critical-minimax = minimax
critical-type-1 = must be known exactly
critical-type-2 = one child is enough
critical-type-3 = all children are needed
critical-spare = seen, but not needed
cost-label = Every node has { $b } children, depth { $d }
key-pass = pass
key-table = table
key-ask = zero window
