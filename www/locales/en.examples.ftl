# What the picker of examples says in English, fetched with it or with an example that a link opens; it may refer to en.ftl.

## courses: a name, and what it is

course-a = Game model
course-a-kind = in Polish
course-b = Games as search
course-b-kind = in Romanian
course-c = Gomoku
course-c-kind = in English
course-d = Games in Java
course-d-kind = in Russian
course-e = α-β and MTD(f)
course-e-kind = in Polish

## examples: a name, and what they show in at most 50 characters

example-deep = Deep cut-off
example-deep-line = the bound is held above the parent
example-best-first = Best child first
example-best-first-line = no order looks at fewer leaves
example-worst-first = Worst child first
example-worst-first-line = nothing is cut off, as in minimax
example-pvs-pays = PVS saves leaves
example-pvs-pays-line = zero windows cut where alpha-beta does not
example-pvs-repeats = PVS searches again
example-pvs-repeats-line = a zero window promised more than was known
example-by-levels = Minimax by levels
example-by-levels-line = all leaves first, then upwards to the root
example-recursive = Minimax, recursive
example-recursive-line = the values of all children, then the best
example-hanging = Hanging branches
example-hanging-line = two α cuts at the opponent’s nodes
example-heuristic-2 = ±M and heuristic values
example-heuristic-2-line = two plies: level 2 is judged unless the game ends
example-heuristic-3 = ±M, one ply deeper
example-heuristic-3-line = one more ply, and the value is another
example-line-minimax = Minimax, line a b d
example-line-minimax-line = one value stands all along the line
example-line = Alpha-beta, line a b d
example-line-line = e and c are left early, the line stays
example-three-cuts = Three cut-offs
example-three-cuts-line = a β cut at b, α cuts at d and e
example-keeping = Moves that keep the value
example-keeping-line = a and b are equally good, c is worse
example-wins-minimax = Wins and losses
example-wins-minimax-line = minimax on W and L alone
example-win-loss = Wins and losses, with bounds
example-win-loss-line = cutting only past the bound skips nothing here
example-gomoku = Static values and wins
example-gomoku-line = b can only grow, and a is at most 6
example-limit-3 = A limit of three plies
example-limit-3-line = static values stand for what lies deeper
example-no-limit = The same without a limit
example-no-limit-line = deeper down, the value is another
example-draw = Win, loss, draw
example-draw-line = neither side can force more than a draw
example-graph = A tree that is a graph
example-graph-line = two ways lead to p, which is searched twice
example-demo-minimax = Minimax, 4 plies
example-demo-minimax-line = every leaf; the depth counts down to 0
example-demo = Alpha-beta, 4 plies
example-demo-line = four cut-offs, two of them deep
example-demo-both = Both side by side
example-demo-both-line = the same tree, leaf by leaf
example-killer = Killer moves
example-killer-line = what cut off before is tried first
example-deepening = Order from the pass before
example-deepening-line = each pass sorts the moves for the next
example-window-0-10 = Window (0, 10)
example-window-0-10-line = the result lies inside, so it is exact
example-window-4-6 = Window (4, 6)
example-window-4-6-line = all that is learnt is: at least 6
example-window-2-3 = Zero window (2, 3)
example-window-2-3-line = one question: is it 3 or more?
example-window-6-7 = Zero window (6, 7)
example-window-6-7-line = two α cuts prove: at most 6
example-mtd = MTD(f), first value 3
example-mtd-line = at least 6, then at most 6
example-table-answers = The table answers
example-table-answers-line = p is known to be at least 7, past β
example-table-narrows = The table narrows
example-table-narrows-line = p is at least 7, so (2, ∞) becomes (7, ∞)
example-static = Static order
example-static-line = children sorted by their static values
example-history = History
example-history-line = a move that cut elsewhere is tried first
example-equal = All equal
example-equal-line = equality cuts, but only at the bound

## subjects

subject-cuts = Cut-offs
subject-deep = Deep cut-offs
subject-windows = Windows
subject-orders = Order of the children
subject-limits = Depth limit
subject-table = Transposition table
subject-zero = Zero windows, MTD(f)
subject-ties = Equal values
subject-ends = Wins, losses, draws

## the picker

picking-title = Examples
picking-find = Search
picking-find-what = Search: a word, a number, a window
picking-clear = Empty the field
picking-groups = Groups
picking-all = Everything
picking-courses = Courses
picking-subjects = Subjects
picking-leaves = leaves
picking-cutoffs = cut-offs
picking-here = on the stage
picking-none = No example has “{ $text }”. Try a number, a move, a window, or a word of the lecture.
picking-no-recent = Trees of your own appear here when another takes their place.
picking-open = Open
picking-searched = search
picking-window = window
picking-limit = limit
picking-course = course
picking-key-rows = rows
picking-key-open = open
picking-key-groups = groups
picking-key-next = next, without this list
picking-place = { $place } of { $all } · { $name }
picking-keys = { picking-place } · X next · Shift X back · O all
picking-first = { picking-place } · nothing before it
picking-last = { picking-place } · nothing after it
