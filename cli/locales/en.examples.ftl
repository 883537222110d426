# Courses, examples, prepared positions and common claims, and their picker in English; it may refer to en.ftl.

## courses: a name, and what it is

course-books = Basics
course-books-kind = AI textbooks
course-chance = Chance
course-chance-kind = dice and erring opponents
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

example-textbook = Textbook, 2 plies
example-textbook-line = one cut-off, whichever rule cuts
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
example-bins = Three bins
example-bins-line = the opponent takes the worst from each bin
example-bins-random = Three bins, random
example-bins-random-line = an opponent who does not think
example-bins-helping = Three bins, helping
example-bins-helping-line = an opponent who takes what is best for you
example-bins-errs = Three bins, erring
example-bins-errs-line = on one move in four, any number is taken
example-order-kept = Means
example-order-kept-line = 0.9 of the time the first number
example-order-kept-moved = The same order, another move
example-order-kept-moved-line = larger numbers in the same order, and b is better
example-mean-open = Payoffs unknown
example-mean-open-line = nothing is cut off at a chance node
example-mean-bounded = Payoffs known
example-mean-bounded-line = from −2 to 2: the same tree with cut-offs
example-mean-plain = Three dice
example-mean-plain-line = all faces of a die are equally likely
example-mean-cut = Cut-off at a chance node
example-mean-cut-line = whatever g and h are, b stays below 4.6
example-by-levels = Minimax by levels
example-by-levels-line = all leaves first, then upwards to the root
example-recursive = Minimax, recursive
example-recursive-line = the values of all children, then the best
example-hanging = Hanging branches
example-hanging-line = two α cuts at the opponent’s nodes
example-heuristic-2 = ±M and heuristic values
example-heuristic-2-line = two plies: level 2 is judged unless the game ends
example-heuristic-3 = ±M, one ply deeper
example-heuristic-3-line = one more ply, and the value changes
example-line-minimax = Minimax, line a b d
example-line-minimax-line = the same value all along the line
example-line = Alpha-beta, line a b d
example-line-line = e and c are left early, the line stays
example-strategy = MAX’s strategy
example-strategy-line = b, then 4 after d and 6 after e
example-three-cuts = Three cut-offs
example-three-cuts-line = a β cut at b, α cuts at d and e
example-keeping = Moves that keep the value
example-keeping-line = a and b are equally good, c is worse
example-ties-last = Ties go to the last
example-ties-last-line = both moves are worth 4, the second is taken
example-wins-minimax = Wins and losses
example-wins-minimax-line = minimax on W and L alone
example-win-loss = Wins and losses, with bounds
example-win-loss-line = cutting only past the bound skips nothing here
example-gomoku = Static values and wins
example-gomoku-line = b can only grow, and a is at most 6
example-limit-3 = A limit of three plies
example-limit-3-line = static values replace what lies deeper
example-no-limit = The same without a limit
example-no-limit-line = deeper down, the value is different
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
example-killer-line = the move that cut off before is tried first
example-deepening = Order from the previous pass
example-deepening-line = each pass sorts the moves for the next
example-refutation = Refutation table
example-refutation-line = the line that answered a move is tried first
example-window-0-10 = Window (0, 10)
example-window-0-10-line = the result lies inside, so it is exact
example-window-4-6 = Window (4, 6)
example-window-4-6-line = it only shows: at least 6
example-window-2-3 = Zero window (2, 3)
example-window-2-3-line = one question: is it 3 or more?
example-window-6-7 = Zero window (6, 7)
example-window-6-7-line = two α cuts prove: at most 6
example-mtd = MTD(f), first value 3
example-mtd-line = at least 6, then at most 6
example-mtd-range = MTD(f), payoffs 0 to 10
example-mtd-range-line = 10 is the greatest payoff: one pass is enough
example-table-answers = The table answers
example-table-answers-line = p is known to be at least 7, past β
example-table-narrows = The table narrows
example-table-narrows-line = p is at least 7, so (2, ∞) becomes (7, ∞)
example-static = Static order
example-static-line = children sorted by their static values
example-fewest-nodes = Fewest nodes first
example-fewest-nodes-line = the small branch gives the bushy one its bound
example-history = History
example-history-line = a move that cut elsewhere is tried first
example-equal = All equal
example-equal-line = equality cuts, but only at the bound
example-note = { $course }, { $kind }: { $line }.

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
picking-clear = Clear the field
picking-groups = Groups
picking-all = Everything
picking-courses = Courses
picking-subjects = Subjects
picking-leaves = leaves
picking-cutoffs = cut-offs
picking-on-stage = on the stage
picking-none = No example has “{ $text }”. Try a number, a move, a window, or a word from the lecture.
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
picking-here = here
picking-tree = tree
picking-heard = heard in

## what is heard about searches: the claim, a line, what holds in few words; the answer and what to note

claim-title = Is that so?
claim-asked = { $claim }?
claim-note = Is that so? { $place } of { $all }, heard in: { $courses }.
claim-next = next: { $place } of { $all }
claim-size =
    { $leaves ->
        [one] 1 leaf
       *[other] { $leaves } leaves
    }
claim-other =
    { $size ->
        [smaller] A smaller tree: { claim-size }
       *[larger] A larger tree: { claim-size }
    }
claim-kind-saves = How much it saves
claim-kind-says = What a result says
claim-kind-rules = Which rule is used
claim-root = At best, alpha-beta looks at { $sign } leaves
claim-root-line = { $root } is { $value }, and { $least } is the least here
claim-root-verdict = nearly twice that
claim-root-answer = Here N is { $all }, and { $root } is { $value }. No order of the children needs fewer than <k>{ $least }</k>.
claim-root-note = For an even number of plies the least is exactly <k>{ $even }</k>: twice the root, less one.
claim-twice = In the best order one searches twice as deep
claim-twice-line = d plies of minimax pay for 2d − 2
claim-twice-verdict = two plies less
claim-twice-answer = Minimax pays { $few } leaves for 2 plies. In the best order 3 plies take { $three } and 4 take { $four }: <k>nothing is gained</k>.
claim-twice-note = d plies become 2d − 2: near to twice as many only when d is large.
claim-unordered = Even without a good order the depth may double
claim-unordered-line = { $more } plies at random take { $mean }, not { $all }
claim-unordered-verdict = best order only
claim-unordered-answer = Minimax pays { $all } leaves for { $plies } plies. With random leaves { $more } plies take <k>{ $mean }</k> on average: not one ply is gained.
claim-unordered-note = Twice the depth is what the best order gives. At random some plies are gained, and only in deep trees.
claim-power = In a random order alpha-beta looks at b to the ¾ d
claim-power-line = { $mean } on average here, the power says { $power }
claim-power-verdict = more in small trees
claim-power-answer = { $children } children, { $plies } plies: over random leaves the mean is <k>{ $mean }</k>, and the power says { $power }.
claim-power-note = A power says how fast the cost grows with the depth, not how much it is.
claim-slower = In the worst order alpha-beta is slower than minimax
claim-slower-line = { $leaves } of { $all } leaves: as many, never more
claim-slower-verdict = never more leaves
claim-slower-answer = In the worst order it looks at { $leaves } of { $all } leaves: as many as minimax, and <k>never more</k>.
claim-slower-note = Each node just takes a little longer, since two bounds are compared.
claim-each-ply = Each further ply takes b times as long
claim-each-ply-line = best order, b = 3: { $steps }
claim-each-ply-verdict = minimax only
claim-each-ply-answer = True of minimax: { $few } leaves, then { $all }. In the best order small and large steps take turns: <k>{ $steps }</k>.
claim-each-ply-note = From an odd number of plies to an even one the step is small, from an even to an odd one large.
claim-at-most = MIN has seen a { $score }, so the node is { $score } or less
claim-at-most-line = { $score } is returned, the node is worth { $worth }
claim-at-most-verdict = worth { $worth }
claim-at-most-answer = Node { $child } stopped at { $score } or more, and MIN took the { $score }. Yet node { $node } is <k>worth { $worth }</k>.
claim-at-most-note = “{ $score } or less” holds for what is returned in this window, not for the position.
claim-approximate = A node that is left early has an approximate value
claim-approximate-line = how far off it is, nobody knows
claim-approximate-verdict = only a bound
claim-approximate-answer = It may lie far off. A node that is left early returns <k>a bound</k>: only the side on which the value lies is certain.
claim-approximate-note = The search needs no more: the bound is enough to prefer another move.
claim-skipped = A child that cannot beat v is skipped
claim-skipped-line = nothing beats { $win }, yet the 1 is looked at
claim-skipped-verdict = only past it
claim-skipped-answer = Nothing beats { $win }, and yet the 1 is looked at: this rule cuts only <k>past</k> the bound, and nothing is past { $win }.
claim-skipped-note = Cut at the bound, and one leaf is enough.
claim-enough = A good order is enough for many cut-offs
claim-enough-line = the best order, and { $leaves } of { $all } leaves
claim-enough-verdict = { $leaves } of { $all }
claim-enough-answer = The best order, and <k>{ $leaves } of { $all }</k> leaves: scores come back inside the window, and nothing inside is past a bound.
claim-enough-note = So only a leaf can cut. At the bound { $at } leaves are enough in this order.
claim-own = Bounds save work on wins and losses, too
claim-own-line = { $leaves } of { $all } leaves by the notes’ own rule
claim-own-verdict = { $leaves } of { $all }
claim-own-answer = By this rule they <k>save nothing</k>: no score is better than { $win } or worse than { $loss }, so none is ever past a bound.
claim-own-note = Cut at the bound: of { $all } leaves, { $at } are looked at.
claim-equals = Of equal moves the last is as good as any
claim-equals-line = the last returns { $score } and is worth { $worth }
claim-equals-verdict = worth { $worth }
claim-equals-answer = Both moves return { $score }, and the last is taken. Yet its { $score } is only <k>a bound</k>: move { $move } is <k>worth { $worth }</k>.
claim-equals-note = By the course’s own rule it is true: <nb>fail-soft</nb> that cuts only past the bound knows an equal score exactly.
claim-branch = A cut-off comes only after one branch was seen in full
claim-branch-line = in a narrow window one leaf is enough
claim-branch-verdict = one leaf
claim-branch-answer = In the window { $window } the first leaf reaches β, and its sibling is <k>cut off</k> at once.
claim-branch-note = With the whole window it is true here: before a branch has given a bound, there is none.
claim-printed = MIN’s procedure works as it is printed
claim-printed-line = α stands where β should: { $leaf } becomes { $alpha }
claim-printed-verdict = one letter off
claim-printed-answer = It takes the minimum with <k>α</k> where β should stand. α is { $alpha } at first, so for the { $leaf } it returns <k>{ $alpha }</k>.
claim-printed-note = So every node of the opponent returns its α after one child.

## what to look at beside the tree

look-title = What to look at
look-run = this run
look-written = as written
look-past = past the bound
look-at = at the bound
look-else = otherwise the same
look-minimax = minimax
look-every = every leaf
look-least = least
look-orders = of { $orders } orders
look-best = in the best order
look-said = the claim
look-plies = plies
look-reached = best order reaches
look-leaves = with leaves
look-random = random leaves
look-ordered = best order
look-mean = mean
look-power = b to the { $exponent } d
look-times = times more
look-node = node
look-returned = returned
look-worth = worth
look-equals = ties
look-dialect = dialect
look-window = window
look-before = leaves before a cut-off
look-none = no cut-off
look-procedure = procedure
look-minimum = minimum of
look-printed = as printed
look-mended = corrected

## Games

picking-trees = Trees
picking-games = Games
picking-prepared = Prepared positions
prepared-last-squares = Tic-tac-toe, the last squares
prepared-last-squares-line = three squares are left; X can win at once
prepared-open-lines = Tic-tac-toe, open lines
prepared-open-lines-line = X in the centre, O in a corner: who has more lines?
prepared-mirrored = Tic-tac-toe, mirror images merged
prepared-mirrored-line = 8 of 12 leaves; 4 with the centre first
prepared-to-the-end = Tic-tac-toe, to the end
prepared-to-the-end-line = four squares: one move draws, the others lose
prepared-nim-again = Nim 1, 2, 3 with a table
prepared-nim-again-line = 447 nodes, but only 24 different positions
prepared-nim-die = A throw before every move
prepared-nim-die-line = Nim with a die: take at most the number thrown
prepared-from-the-left = Connect Four, from the left
prepared-from-the-left-line = six plies, columns left to right: 7607 leaves
prepared-from-the-middle = Connect Four, from the middle
prepared-from-the-middle-line = middle column first: 685 leaves, the least possible
prepared-row-of-four = Gomoku, an open four
prepared-row-of-four-line = free at both ends: five follow whatever the reply
prepared-corner = Reversi, a corner
prepared-corner-line = a corner, once taken, stays taken
prepared-square-weights = Reversi, square weights
prepared-square-weights-line = a corner counts 100, the squares beside it minus 20
prepared-further-move = Kalah, an extra move
prepared-further-move-line = the last seed in the store: the same player again
prepared-forced-capture = Draughts, a forced capture
prepared-forced-capture-line = captures are compulsory; here, over two men
prepared-horizon = Chess, a horizon
prepared-horizon-line = the rook takes a pawn; past the limit it is lost
prepared-as-listed = Chess, as listed
prepared-as-listed-line = captures wait their turn, and little is cut off
prepared-captures-first = Chess, captures first
prepared-captures-first-line = the same tree, captures tried first
prepared-won-later = A win delayed
prepared-won-later-line = all wins are worth the same: the first one is taken
prepared-won-at-once = A win at once
prepared-won-at-once-line = the sooner a win, the more it is worth
# What else a prepared position is found by: other names of its game.
prepared-game =
    { $id ->
        [tic-tac-toe] noughts and crosses, three in a row
        [connect-four] four in a row
        [gomoku] five in a row
        [reversi] Othello
        [kalah] mancala
        [draughts] checkers
        [chess] FEN, UCI
       *[nim] heaps, misère
    }
# And what it is about.
prepared-subject =
    { $id ->
        [symmetry] symmetry, mirror images
        [evaluation] evaluation, depth limit
       *[quiescence] quiescence, horizon effect
    }
