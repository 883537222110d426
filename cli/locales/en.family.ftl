# What the algorithms beyond alpha-beta and minimax say in English, fetched with them; it may refer to en.ftl.

## the sentence: before the first step and after the last

start-negamax = Negamax is <nb>alpha-beta</nb> in one procedure: every score is seen by the player to move, who takes the largest. Step forward to begin.
start-minimax-by-levels = Minimax goes level by level, from the lowest ply up: every node finds the scores of its children ready. Step forward to begin.
start-iterative-deepening = Iterative deepening searches one ply deep, then two, and so on: if time runs out, the last complete pass has a move.
start-aspiration = Aspiration searches with a narrow window around the guess { guess-told }. If the result falls outside, that side is opened and the search repeated.
start-pvs = PVS trusts the first child. Of each later one, a zero window only asks whether it is better; if it is, it is searched again.
start-alpha-beta-table = <nb>Alpha-beta</nb> with a table stores what it last proved of each position, and looks there before it searches.
start-mtd-f = MTD(f) uses zero windows only, the first one at the guess { guess-told }. Each pass moves one bound, until the two bounds meet.
start-sss-star = SSS*, as MTD({ $greatest }): zero windows from the top. Each pass lowers the upper bound, until it meets the value.
start-dual-star = DUAL*, as MTD({ $least }): zero windows from the bottom. Each pass raises the lower bound, until it meets the value.
start-payoffs = <nb>Alpha-beta</nb> begins with { window }, from the least payoff of the game to the greatest, so its result is exact.
start-known = The table still knows { $known ->
        [one] { $known } position
       *[other] { $known } positions
    } from the previous search: { $known ->
        [0] everything is searched.
       *[other] these are not searched again.
    }

end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] : { end-line }
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (without what the table knew: { $unaided })
       *[some] { end-effort }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-missed-lower = The search returns { $score }, and <nb>{ $score } ≥ <b>β = { $met }</b></nb>: the root is worth at least { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = The search returns { $score }, and <nb>{ $score } ≤ <a>α = { $met }</a></nb>: the root is worth at most { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told }, as the last pass, depth { $depth }, says. { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] The first window holds it.
       *[yes] The first window missed it.
    } { end-evaluations }.
end-zero = { end-told }. The two bounds meet in pass { $passes }. { end-evaluations }.
end-greatest = { end-told }. It is at least that, and no payoff is greater. { end-evaluations }.
end-least = { end-told }. It is at most that, and no payoff is less. { end-evaluations }.
end-taken = { end-root }. Of equals the last move is taken, { $move }, known only to be { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>It is worth { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.

## negamax: live values, and what is typed

live-alpha-mover = { " " }· mover has
live-beta-mover = { " " }· opponent has
live-best-mover = { live-best-long }
tree-editor-side = Enter scores from MAX’s side
making-side = { $label } (for MAX)

## counters

counts-evaluations = evaluations

## the sentence: one event each

arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
bounded = <nb>{ proved } { $score }</nb>
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }

visit-zero = { who } is called with the zero window { window }: is it worth at least { $beta }, or at most { $alpha }?
visit-known = { who } starts with the window { window }, which the table has narrowed on the way down.
visit-answered = { who } starts with the window { window }: one of its ends is what a zero window has proved.
visit-payoffs = { who } starts with the window { window }, from the least payoff to the greatest: neither player has anything yet.
visit-level =
    { $player ->
        [max] { who }, on ply { $ply }, takes the largest score of its { $reply ->
            [yes] replies
           *[no] children
        }: they all have one already.
       *[min] { who }, on ply { $ply }, takes the smallest score of its { $reply ->
            [yes] replies
           *[no] children
        }: they all have one already.
    }
visit-mover =
    { $turned ->
        [yes] { who } starts with { window }: for { mover-name }, <a>α</a> and <b>β</b> change sign and place.
       *[no] { who } starts with the window { window }.
    }

evaluate-root = { worth }.
evaluate-level = { worth }, on ply { $ply }.
evaluate-tied = { worth }, as good as { caller-own } { $callerBest }: of equals the last is taken.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-mover =
    { $first ->
        [yes] { who } takes { $score }, its first score, as its best so far.
        [tied] { who } takes this { $score } as its best in place of the one before: of equals the last.
       *[no] { who } takes { $score } as its best, better than { $previous }.
    }
improve-tied = { who } takes this { $score } as its best in place of the one before: of equals the last.

narrow-mover = { who } now has { $to } for { mover-name }: <nb><a>α</a> rises</nb> from { $from } to <a>{ $to }</a>, and the window is { window }.
narrow-known =
    { $side ->
        [alpha] { who }: the table proves at least { $to }, so <nb><a>α</a> rises</nb> from { $from } to <a>{ $to }</a>, and the window is { window }.
       *[beta] { who }: the table proves at most { $to }, so <nb><b>β</b> drops</nb> from { $from } to <b>{ $to }</b>, and the window is { window }.
    }
narrow-payoffs =
    { $player ->
        [max] { who }: no payoff is less than { $to }, so <nb><a>α</a> rises</nb> from { $from } to <a>{ $to }</a> before any child is looked at. The window is { window }.
       *[min] { who }: no payoff is more than { $to }, so <nb><b>β</b> drops</nb> from { $from } to <b>{ $to }</b> before any child is looked at. The window is { window }.
    }
narrow-mover-payoffs = { who }: no payoff is worse for { mover-name } than { $to }, so <nb><a>α</a> rises</nb> from { $from } to <a>{ $to }</a>, and the window is { window }.

met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
cutoff-zero = { who } has seen { $score }, and { met } answers the question: { cutoff-lost } cannot matter. <x>{ side } cut-off.</x>
cutoff-known = { who } has seen { $score }. { $held ->
        [own] The table already gave its bound
        [root] The table gave the bound at the root
       *[node] The table gave the bound { where-holder }
    }, and { met }: { cutoff-lost } cannot matter. <x>{ side } cut-off.</x>
cutoff-mover = { who } has seen { $score }, and <nb>{ $score } { compare } <b>β = { $met }</b></nb>{ $held ->
        [end] { "" }
        [window] , where the root window ends
        [root] , what the opponent has at the root
       *[node] , what the opponent has { where-holder }
    }: { cutoff-lost } cannot matter. <x>{ $deep ->
        [yes] Deep cut-off.
       *[no] Cut-off.
    }</x>

return-asked = { who } returns { $score }: it is worth { bounded }.{ arrival-told }
return-known = { who } returns { $score } from the table, without a search: it is worth { bounded }.{ arrival-told }
return-level =
    { $player ->
        [max] { who } is worth { $score }, the largest of its scores.
       *[min] { who } is worth { $score }, the smallest of its scores.
    }
turned =
    { $turned ->
        [yes] { " " }For { caller-player } that is { negated }.
        [no] { " " }{ caller-player } moves above it too, so the sign stays.
       *[none] { "" }
    }
return-mover = { who } returns { $score }: for { mover-name } it is worth { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } found { $best } but returns the bound { $score }: for { mover-name } { bounded }.{ turned }{ arrival-told }

ask-zero =
    { $callerPlayer ->
        [max] { who }: is it worth more than { $than }? The zero window { window } asks only that.
       *[min] { who }: is it worth less than { $than }? The zero window { window } asks only that.
    }
ask-again =
    { $callerPlayer ->
        [max] { who } surprises: at least { $surprise } is more than { $than }. How much more? It is searched again with { window }.
       *[min] { who } surprises: at most { $surprise } is less than { $than }. How much less? It is searched again with { window }.
    }

known-value =
    { $known ->
        [exact] exactly { $low }
        [low] at least { $low }
        [high] at most { $high }
        [both] at least { $low } and at most { $high }
       *[none] nothing yet
    }
probe-exact = { who } is in the table: worth { known-value } (depth { $depth }). It needs no search.
probe-decides =
    { $side ->
        [beta] { who } is in the table: worth { known-value } (depth { $depth }). <nb>{ $low } ≥ <b>β = { $beta }</b></nb>, so it needs no search.
       *[alpha] { who } is in the table: worth { known-value } (depth { $depth }). <nb>{ $high } ≤ <a>α = { $alpha }</a></nb>, so it needs no search.
    }
probe-narrows = { who } is in the table: worth { known-value } (depth { $depth }). That narrows the window { window }.
probe-open = { who } is in the table: worth { known-value } (depth { $depth }). That does not decide in { window }, so it is searched.
probe-leaf = { worth }: the table knows it, so it is not evaluated again.{ arrival-told }

store-leaf =
    { $what ->
        [root] The table keeps the static evaluation of the root: { $low }.
        [static] The table keeps the static evaluation of node { $node }: { $low }.
        [named] The table keeps the value of leaf { $node }: { $low }.
       *[leaf] The table keeps the value of the leaf: { $low }.
    }
store-exact = { who }: the table keeps its value, { known-value } (depth { $depth }).
store-bound = { who }: the table keeps a bound on its value, { known-value } (depth { $depth }).

pass-deepening =
    { $first ->
        [yes] Pass { $pass } searches to depth { $depth } with the window { window }.
       *[no] { $order ->
            [refutation] Pass { $pass } searches to depth { $depth } with the window { window }: first along the lines that answered in the previous pass.
           *[other] Pass { $pass } searches to depth { $depth } with the window { window }: first the children that the previous pass found best.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Pass { $pass } searches with the window { window }: the guess { guess-told }, and { $margin } on both sides.
        [win] Pass { $pass } searches with the window { window }: the guess is { guess-told }, and no other score lies beyond it.
        [low] Pass { $pass } searches with { window }: the result did not pass <nb><a>α = { $missed }</a></nb>, so <a>α</a> is opened.
       *[high] Pass { $pass } searches with { window }: the result reached <nb><b>β = { $missed }</b></nb>, so <b>β</b> is opened.
    }
pass-zero =
    { $why ->
        [guess] Pass { $pass } begins at the guess: is the root worth at least { $beta }? The zero window { window } asks.
        [top] Pass { $pass } begins at the top, { $greatest }: is the root worth { $beta }? The zero window { window } asks.
        [bottom] Pass { $pass } begins at the bottom, { $least }: is the root worth more, at least { $beta }? The zero window { window } asks.
        [low] Pass { $pass }: the root is worth at least { $low }. Is it worth even { $beta }? The zero window { window } asks.
       *[high] Pass { $pass }: the root is worth at most { $high }. Is it worth all of { $beta }? The zero window { window } asks.
    }
prove-move =
    { $has ->
        [nothing] { "" }
       *[move] { " " }If time ran out now, the move would be { $move }.
    }
prove-pass = Pass { $pass } returns { $score }: the root is worth { bounded }.{ $known ->
        [both] { " " }Known now: { known-value }.
       *[other] { "" }
    }{ prove-move }
prove-deepening = Pass { $pass }, to depth { $depth }, returns { $score }: there the root is worth { bounded }.{ prove-move }

## the question before a decision

stage-question-given = { who } has <mark>{ $score }</mark>, and here { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Will its next { $reply ->
        [yes] reply
       *[no] child
    } be looked at?

## the card beside a node

stage-story-ask =
    { $again ->
        [yes] is searched again with { window }
       *[no] is asked with { window }
    }
stage-story-probe = the table knows: { known-value }
stage-story-store = the table keeps: { known-value }
stage-story-pass = pass { $pass } with { window }
stage-story-prove = pass { $pass } returns { $score }: { known-value }

## the pseudo-code

code-stop = <k>if</k> leaf or limit: <k>return</k> its score
code-each-descend =
    { $callee ->
        [max] <k>for each</k> child: v ← MAX(child, <a>α</a>, <b>β</b>)
        [min] <k>for each</k> child: v ← MIN(child, <a>α</a>, <b>β</b>)
       *[any] <k>for each</k> child: v ← search(child, <a>α</a>, <b>β</b>)
    }
code-best-last =
    { $player ->
        [max] <k>if</k> v ≥ best: best ← v
       *[min] <k>if</k> v ≤ best: best ← v
    }
code-break =
    { $player ->
        [max] <k>if</k> best ≥ <b>β</b>: <k>leave</k> the loop
       *[min] <k>if</k> best ≤ <a>α</a>: <k>leave</k> the loop
    }
code-store = table[node] ← what best proves
code-known = <k>if</k> the table decides: <k>return</k> its score
code-known-narrow = <a>α</a>, <b>β</b> ← narrowed by the table
code-negamax = negamax(node, <a>α</a>, <b>β</b>)
code-leaf-mover = <k>if</k> leaf: <k>return</k> the mover’s value
code-limit-mover = <k>if</k> at the limit: <k>return</k> the mover’s evaluation
code-descend-negamax =
    { $turned ->
        [yes] v ← −negamax(child, −<b>β</b>, −<a>α</a>)
        [no] v ← negamax(child, <a>α</a>, <b>β</b>)
       *[some] v ← ±negamax(child)
    }
code-levels = minimax by levels(tree)
code-levels-plies = <k>for each</k> ply, from the lowest up:
code-levels-nodes = <k>for each</k> node of the ply:
code-levels-leaf = <k>if</k> leaf: score(node) ← its value
code-levels-limit = <k>if</k> at the limit: static evaluation
code-levels-start =
    { $player ->
        [max] <k>else</k>: best ← { $worst }
       *[min] <k>else</k>: best ← { $worst }
    }
code-levels-each = <k>for each</k> child:
code-levels-best =
    { $player ->
        [max] best ← max(best, score(child))
       *[min] best ← min(best, score(child))
    }
code-levels-best-last =
    { $player ->
        [max] <k>if</k> score(child) ≥ best: best ← score(child)
       *[min] <k>if</k> score(child) ≤ best: best ← score(child)
    }
code-levels-score = score(node) ← best
code-deepening = deepen(root, limit)
code-deepening-each = <k>for</k> depth ← 1 <k>to</k> limit:
code-deepening-search = m ← search(root, depth)
code-deepening-lines = keep the lines that answered
code-deepening-sort = sort children by their scores
code-aspiration = aspiration(root, guess, margin)
code-aspiration-window = <a>α</a>, <b>β</b> ← guess ± margin
code-aspiration-search = m ← search(root, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>if</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>again</k>
code-aspiration-high = <k>if</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>again</k>
code-aspiration-return = <k>return</k> m
code-pvs-first =
    { $callee ->
        [max] first child: v ← MAX(child, <a>α</a>, <b>β</b>)
        [min] first child: v ← MIN(child, <a>α</a>, <b>β</b>)
       *[any] first child: v ← search(child, <a>α</a>, <b>β</b>)
    }
code-pvs-zero =
    { $player ->
        [max] <a>α</a>, <a>α</a> + { $unit }
       *[min] <b>β</b> − { $unit }, <b>β</b>
    }
code-pvs-ask =
    { $callee ->
        [max] others: v ← MAX(child, { code-pvs-zero })
        [min] others: v ← MIN(child, { code-pvs-zero })
       *[any] others: v ← search(child, { code-pvs-zero })
    }
code-pvs-again =
    { $player ->
        [max] <k>if</k> <a>α</a> < v < <b>β</b>: <k>again</k> with v, <b>β</b>
       *[min] <k>if</k> <a>α</a> < v < <b>β</b>: <k>again</k> with <a>α</a>, v
    }
code-mtd = MTD(root, f)
code-sss = SSS*(root)
code-dual = DUAL*(root)
code-mtd-start = m ← f, low ← { $least }, high ← { $greatest }
code-sss-start = m ← { $greatest }, low ← { $least }, high ← { $greatest }
code-dual-start = m ← { $least }, low ← { $least }, high ← { $greatest }
code-mtd-while = <k>while</k> low < high:
code-mtd-beta = <b>β</b> ← max(m, low + { $unit })
code-mtd-search = m ← search(root, <b>β</b> − { $unit }, <b>β</b>)
code-mtd-bound = <k>if</k> m < <b>β</b>: high ← m <k>else</k> low ← m
code-now-ask = <a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>
code-now-pass = <a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>
code-now-probe =
    { $known ->
        [exact] { $low }
       *[some] { $low } … { $high }
    }
code-now-store =
    { $known ->
        [exact] { $low }
       *[some] { $low } … { $high }
    }
code-now-prove = { $score }

# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, the critical tree

panel-window = Window
panel-passes = Passes
panel-table = Table
panel-moves = Moves
panel-strategy = Strategy
panel-keeping = Keeps value
panel-depths = Depths
depths-label = Leaves evaluated, by depth; below, alpha-beta in other orders
panel-critical = Critical tree
panel-leaf = { $parent }: leaf { $place }
line-label = Number line: the root is worth between { $low } and { $high }
line-guess = guess
proof-before = Window { window }. { $cut ->
        [past-bound] { $returns ->
            [fail-soft] A result below <a>α</a> is only an upper bound; above <b>β</b>, only a lower bound.
           *[other] { proof-open }
        }
       *[at-bound] { proof-open }
    }
proof-open = A result at <a>α</a> or below is only an upper bound; at <b>β</b> or above, only a lower bound.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: the root is worth { $score } or more.
proof-more = How much more is not known.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: the root is worth { $score } or less.
proof-less = How much less is not known.
proof-proved = The leaves that were looked at make it exactly { $score }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: inside the window, so the root is worth exactly { $score }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: only a score past a bound cuts here, so one on a bound is exact too. The root is worth exactly { $score }.
proof-certain = The root is worth exactly { $score }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, and no payoff is more than { $score }: the root is worth exactly { $score }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, and no payoff is less than { $score }: the root is worth exactly { $score }.
proof-together = Together with the passes before: <nb>{ $known }</nb>.
proof-payoffs = Together with the ends of the payoffs: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] Looking { $depth } ply ahead
       *[other] Looking { $depth } plies ahead
    }: <nb>root { $relation } { $score }</nb>.
proof-move = If time runs out now, the answer is <nb>{ $move }</nb>.
pass-none =
    { $begin ->
        [top] No pass has begun: the root may be worth anything. The first begins at { $greatest }.
        [bottom] No pass has begun: the root may be worth anything. The first begins at { $least }.
       *[guess] No pass has begun: the root may be worth anything.
    }
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
moves-nameless = These orders tell moves by their names, and this tree has none. Add some: (x: 3 y: 12).
moves-killers = Killer moves
moves-history = History
moves-ply = Ply
moves-last = Last
moves-before = Before
moves-move = Move
moves-max = MAX
moves-min = MIN
moves-none = No cut-off yet.
moves-lines = Lines that answered
moves-answer = Answered by
moves-no-line = No pass has ended yet.
critical-type-1 = must be known exactly
critical-type-2 = one child is enough
critical-type-3 = all children are needed
critical-spare = seen, but not needed
cost-all = { $needed } { $unit ->
        [static] { $needed ->
            [one] position
           *[other] positions
        }
       *[leaf] { $needed ->
            [one] leaf
           *[other] leaves
        }
    }
cost-counted = Counted
cost-run = this run
cost-run-of = of { cost-all }
cost-run-again = evaluations, { $distinct } of { cost-all }
cost-least = least
cost-least-note =
    { $own ->
        [no] any search needs them
       *[yes] best order
    }
cost-best = best child first
cost-best-game = best reply first
cost-best-note = not always the least
cost-mean = mean, orders
cost-mean-orders =
    { $some ->
        [countless] all of this tree
       *[known] all { $orders } of this tree
    }
cost-random = mean, random
cost-random-leaves = leaves drawn anew
cost-most = most
cost-most-note = worst order, minimax
cost-minimax = minimax
cost-minimax-note =
    { $unit ->
        [static] every position
       *[leaf] every leaf
    }
panel-partial = Only what the search looks at has been grown; what the rest is worth is not known.
tree-stub =
    { $moves ->
        [one] { $moves } move, not grown
       *[other] { $moves } moves, not grown
    }
cost-later = The counts appear when the run is over.
cost-label = Every node has b = { $b } children, depth d = { $d }.
claims-label = Formulas
claims-not = (not counted)
claims-told = { $least ->
        [yes] least is { $leaves }
       *[no] best first: { $leaves }
    }
claims-exact = Knuth, Moore; { claims-told }
claims-best = at best; { claims-told }
claims-mean = random; mean is { $leaves }
claims-foot = Yellow: this run. Filled: counted. Dashed: by formula; dots lead to its count.
end-counted = { end-root }, after { $leaves } of { cost-all }. { $least ->
        [yes] The best order looks at { $best }
       *[no] With the best child first it looks at { $best }
    }{ $mean ->
        [none] .
       *[some] ; the mean over all orders is <nb>{ $mean }.</nb>
    }
key-pass = pass
key-table = table
key-ask = zero window

## runs side by side

race-title = Runs side by side
race-run = Run { $number }
race-by = Step together
race-by-leaf = by leaf
race-by-event = by event
race-by-end = to the end
race-add = Add a run
race-remove = Remove run { $number }
race-at-start = start
race-at-leaf = leaf { $at }
race-at-event = event { $at }
race-at-end = end
race-leaves = evaluations: { $leaves }
race-setting = { $name }: { $value }
race-table = What each run has cost so far
race-count-leaves = evaluations
race-count-distinct = distinct nodes
race-count-visits = visits
race-count-cutoffs = cut-offs
race-count-passes = passes
race-count-hits = answers from the table
race-least = the least
race-text = Copy the table as text
race-latex = Copy the table as LaTeX
race-as-share = Share
race-as-file = File
race-as-svg = SVG
race-as-png = PNG
race-as-text = Text
race-as-latex = LaTeX
race-not-copied = This browser does not let the page copy.

## trees too large to draw whole

# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = folded: { $evaluated } of its { $leaves } leaves evaluated, { $cut } cut off
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = { $siblings } neighbouring subtrees, folded: { $evaluated } of { $leaves } leaves evaluated, { $cut } cut off
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Follow the search
# A small map in a corner of the tree.
tree-map = The whole tree, and the part that is shown

## the search rows of the menu

# $at: the node is named, the leaf is a child of a node that is or is not named, or it is the whole tree.
trouble-beyond-payoffs =
    { $at ->
        [node] Node { $node }
        [child] Leaf { $place } of the root
        [alone] The only leaf
       *[leaf] Leaf { $place } of node { $parent }
    } has { $score }, which is not a payoff from { $least } to { $greatest }.
trouble-empty-payoffs = The least payoff must be less than the greatest.
note-payoffs = Payoffs from { $least } to { $greatest }
payoffs-label = Payoffs
payoffs-from = from
payoffs-to = to
payoffs-clear = Payoffs not known
payoffs-about = The range of all possible payoffs; empty: not known.
# What knowing the payoffs does on the tree that is shown.
payoffs-effect =
    { $what ->
        [passes] On this tree: passes { $here }, without the range { $there }.
        [leaves] On this tree: leaves { $here }, without the range { $there }.
       *[nothing] On this tree the range saves nothing.
    }
payoffs-why = Nothing is worth more than a win: a player whose move wins need not look at his other moves. Without the range the search does not know that, and looks for something better.
payoffs-uncounted = On a tree this large, what the range saves is not counted here.
cut-label = Cut
rule-cut-at-bound = at the bound
rule-cut-past-bound = past it
ties-label = Of equals
rule-ties-first = first
rule-ties-last = last
ties-about = Which of equal moves a player takes.
ties-take-first = Take the first
ties-cut-past = Cut past the bound
note-ties = Of equals the last
ties-warning =
    { $why ->
        [clamped] Clamped scores, last of equals
       *[cut] Cut at the bound, last of equals
    }: the move may be wrong.
ties-why =
    { $why ->
        [clamped] A score clamped to the bound may be worth less to its player than it looks; as the last of equals it wins.
       *[cut] A child cut at the bound is worth at most that to the player above; as the last of equals it wins.
    }
ties-here = Here: worth { $worth }, not { $score }.
field-least = Least payoff
field-greatest = Greatest payoff
window-label = Root window
order-label = Child order
order-label-game = Order of moves
arrange-label-game = Replies in search order
order-as-written = As written
order-centre-first = Centre first
order-corners-first = Corners first
order-captures-first = Captures first
order-further-move-first = Extra moves first
order-static = By static evaluation
order-fewest-children = Fewest children first
order-fewest-replies = Fewest replies first
order-fewest-nodes = Fewest nodes first
order-killer = Killer moves
order-history = History
order-previous-pass = By the previous pass
order-refutation = Refutation table
order-best-first = Best first, by true value
order-worst-first = Worst first, by true value
order-reversed = Reversed
order-shuffled = Shuffled
field-seed = Seed
field-guess = First guess
field-guess-rounded = First guess, rounded to { $guess }
field-margin = Margin
field-alpha = Root window, α
field-beta = Root window, β
field-depth = Depth limit, in plies
# Behind an order: the leaves it takes on the tree that is shown, or what it would need.
order-choice = { $name } · { $leaves }
order-choice-lacks =
    { $name } · { $lacks ->
        [game] not here
        [names] no names
        [passes] no passes
       *[deepening] no deepening
    }
order-effect = Leaves: { $leaves }, as written { $written }.
order-lacks =
    { $lacks ->
        [game] This is the own order of another game, and this tree has none.
        [static] Inner nodes have no static evaluation here (a score before the bracket), so only leaves are sorted.
        [names] This order tells moves by their names, and this tree has none.
        [passes] This order follows the previous pass, and this search makes only one.
       *[deepening] This order keeps the lines of a pass for the next, deeper one: it needs iterative deepening.
    }
overlay-label = On the tree
overlay-none = Principal variation
overlay-strategy = MAX’s strategy
overlay-keeping = Moves that keep the value
overlay-critical = Best child first: what is seen
overlay-critical-game = Best reply first: what is seen
strategy-lead =
    { $has ->
        [move] MAX plays { $move } and has at least { $score }, whatever MIN does.
       *[none] MAX has at least { $score }, whatever MIN does.
    }
strategy-move = MIN plays
strategy-answer = MAX answers
strategy-value = Value
keeping-at = At
keeping-moves = Keeps the value
keeping-value = Value

## as in a course

notation-title = Notation
# On a chip in the header: the tree is drawn as in this course; then whether some of it has been changed by hand.
notation-as-in = As in <k>{ $course }</k>
notation-changed = , changed
# The chip's cross.
notation-leave = Back to the general notation
notation-preset-general = General
notation-preset-a = Game model
notation-preset-b = Games as search
notation-preset-c = Gomoku
notation-preset-d = Games in Java
notation-preset-e = α-β and MTD(f)

## what notes and fields say

guess-told =
    { $rounded ->
        [yes] { $guess } ({ $asked } rounded)
       *[no] { $guess }
    }
note-guess = First guess { guess-told }
note-margin = Margin { $margin }
note-seed = Seed { $seed }
error-bad-seed = “{ $found }” is not a seed: it must be a whole number, 0 or more.
error-bad-margin = “{ $found }” is not a margin: it must be a number above 0.
trouble-too-many-passes = The search was stopped after { $passes } passes: they proved nothing more. This is a bug in the program.
tree-is-earlier = from an earlier search

## Games

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = Tic-tac-toe
game-gomoku = Gomoku
game-connect-four = Connect Four
game-reversi = Reversi
game-draughts = Draughts
game-kalah = Kalah
game-chess = Chess

gaming-title = A game
gaming-game = Which game
gaming-size =
    { $game ->
        [kalah] Pits and seeds
       *[other] Width and height
    }
gaming-heaps = Heaps
gaming-mnk = Width, height, in a row
gaming-such = such as { $such }
gaming-position = First position, if another
gaming-moves = Moves from there
gaming-turn =
    { $player ->
        [first] The first player is to move, and is MAX.
       *[second] The second player is to move, and is MAX.
    }
gaming-over = The game is over here.
gaming-play = Play a move
gaming-put = Put pieces
gaming-put-turn = The other player moves
gaming-put-end = Play moves again
gaming-put-nothing = nothing
gaming-put-piece =
    { position-kind }, { $player ->
        [first] first player
       *[second] second player
    }
# A square to put a piece on, for those who do not see it: where it is, and what stands there.
gaming-put-square =
    { $where ->
        [number] square { $place }
        [hole] column { $column }, row { $row } from the bottom
       *[name] { $place }
    }: { $kind ->
        [none] empty
       *[other] { gaming-put-piece }
    }
gaming-put-squares = Board, arrow keys go from square to square
gaming-misere = Whoever makes the last move loses
gaming-most = A move takes at most
gaming-capture = A last seed in an empty pit captures even alone
gaming-rest = Seeds left at the end go to the player whose pits are empty
gaming-all-moves = Also moves far from any piece
gaming-symmetry = Mirror images only once
gaming-seen-by = Only what the search looks at
gaming-utility = A finished game is worth
gaming-utility-usual = Win 1, draw 0, loss −1
gaming-utility-usual-limited = Win 1000, less 1 for each ply
gaming-utility-result = Win +∞, draw 0, loss −∞
gaming-utility-speed = More, the sooner it is won
gaming-utility-margin = The winning margin
gaming-beyond = Extra plies where not quiet
gaming-quiescence = There only captures, with standing pat
gaming-sure = Points that make it certain
gaming-weights = Weights of the evaluation
gaming-nodes = nodes
gaming-positions = positions
gaming-seen = looked at
gaming-limit = Depth limit
gaming-counting = Counting …
gaming-told =
    { $plies ->
        [one] At the limit of { $plies } ply
       *[other] At the limit of { $plies } plies
    }: { $nodes } { $nodes ->
        [one] node
       *[other] nodes
    }, { $positions } { $positions ->
        [one] position
       *[other] positions
    }. The tree has { $all } { $all ->
        [one] node
       *[other] nodes
    }{ $beyond ->
        [0] .
       *[other] , { $beyond } of them beyond the limit.
    }
gaming-told-seen = At the limit of { $plies } { $plies ->
        [one] ply
       *[other] plies
    }, the tree of what the search looks at has { $nodes } { $nodes ->
        [one] node
       *[other] nodes
    }; { $seen } of them are looked at.
gaming-closed =
    { $grown ->
        [seen] With ply { $ply } even what the search looks at would be more than { $nodes } nodes. A better order of moves or a table may go further.
       *[all] With ply { $ply } the tree would have more than { $nodes } nodes. What would fit: a later position, or only what the search looks at.
    }
gaming-readable =
    { $what ->
        [none] On this screen not even one ply has room for a number at every leaf.
        [numbers] On this screen every leaf has its number down to ply { $numbers }; there is no room for boards at the leaves.
        [both] On this screen every leaf has its board and its number down to ply { $numbers }.
       *[apart] On this screen every leaf has its board and its number down to ply { $boards }, its number alone down to ply { $numbers }.
    }
gaming-end = the end
gaming-open = Open the tree

tree-editor-by-hand = This score was entered by hand. Delete it and press Enter to have the game’s own back.

# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, to the end
        [one] { $game }, { $plies } ply
       *[other] { $game }, { $plies } plies
    }

error-game-unknown = “{ $found }” is not a game. There are nim, tic-tac-toe, mnk, gomoku, connect-four, reversi, draughts, kalah and chess.
error-game-field = “{ $found }” says nothing about a game.
error-game-twice = “{ $found }” is given twice.
error-game-missing = “{ $found }” has no value.
error-game-value = “{ $found }” is not a value for this.
error-game-option = this game has no “{ $found }”.
error-game-order = this game has no order of moves called “{ $found }”.
error-game-rule = this game has no rule called “{ $found }”.
error-game-size = this game cannot have the size “{ $found }”.
error-game-feature = this game does not count that: “{ $found }”.
error-game-weight = “{ $found }” is not a feature, “=” and a number of at most a million.
error-game-too-large = the tree would have more than { $limit } nodes. Lower its depth limit or the number of extra plies.
error-game-too-deep = the tree would be deeper than { $limit } plies. Lower its depth limit or the number of extra plies.
error-game-endless = without a depth limit the tree goes to the end of the game, and is too large. Add one: &depth=3.
error-game-no-tree = this game has no tree.
error-game-seen-by = this search needs the whole tree: choose another algorithm or child order.
error-game-whole = that needs the whole tree, but only what one search looks at has been grown. Leave out “seen-by”.
error-game-no-captures = nothing is captured in this game; only in draughts and chess.
error-game-no-margin = this game counts no margin; only Reversi and Kalah do.
error-game-node = “{ $found }” leads to no leaf of the tree.
error-game-sign = “{ $found }” means nothing here.
error-game-rows = the board has { $limit } rows.
error-game-squares = each row has { $limit } places.
error-game-number = a whole number is missing here, or is too large.
error-game-no-mover = the player to move is missing.
error-game-impossible = no game can reach this position.
error-game-no-player = a player is missing, “B” or “W”.
error-game-both-players = each player’s pieces must be given once.
error-game-taken = a piece already stands on this square.
error-game-fields = a position is a board, a turn, castling, en passant and two counters.
error-game-kings = each player has one king, and no king stands beside the other.
error-game-check = whoever has just moved has left the king in check.
error-game-castling = the king or the rook is not where castling begins.
error-game-en-passant = no pawn can have passed over this square.
error-game-no-move = “{ $found }” is not a move here.
error-game-is-over = the game is over before “{ $found }”.

panel-position = Position
position-first = First position
position-after = After { $moves }
position-by-hand = Score { $score } entered by hand; the sum does not count
position-to-move =
  { $who ->
    [first] First player to move
   *[second] Second player to move
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
moves-cross = X moves
moves-nought = O moves
moves-black = black moves
moves-white = white moves
moves-full = disc moves
moves-ring = ring moves
# The line across a tree that goes on beyond its limit.
tree-limit = limit { $depth }
tree-row-limit = limit
position-over = The game is over.
# A board in words, for those who do not see it: a sentence for each player, or for each column or heap.
position-read =
    { $player ->
        [first] First player
       *[second] Second player
    }: { $count ->
        [0] nothing
       *[other] { $list }
    }.
position-piece =
    { $kind ->
        [mark] { $place }
       *[other] { position-kind } { $place }
    }
position-kind =
    { $kind ->
        [piece] piece
        [crowned] crowned piece
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
position-pit =
    pit { $pit } { $seeds ->
        [0] empty
        [one] with 1 seed
       *[other] with { $seeds } seeds
    }
position-store =
    store { $seeds ->
        [0] empty
        [one] with 1 seed
       *[other] with { $seeds } seeds
    }
position-heap =
    Heap { $heap }: { $counters ->
        [0] empty
        [one] 1 counter
       *[other] { $counters } counters
    }.
position-column =
    Column { $column }{ $height ->
        [0] : empty, room for { $rows }
       *[other] , height { $height } of { $rows }, from the bottom up: { $list }
    }.
position-disc =
    { $player ->
        [first] first player
       *[second] second player
    }
position-evaluation = Evaluation, for MAX{ $asked ->
        [no] : not asked here
        [over] : the outcome counts here
       *[yes] { "" }
    }
position-total = sum
position-counted = Counts as { $counted }: it stays between loss and win.
position-weight = Weight of “{ $name }”
position-no-weight = A weight is a number of at most a million.
position-best = { $move } is best from { $from } to { $to }.
weighed-feature =
    { $feature ->
        [bishops] { feature-bishops }
        [centre] { feature-centre }
        [corners] { feature-corners }
        [discs] { feature-discs }
        [further-move] { feature-further-move }
        [kings] { feature-kings }
        [knights] { feature-knights }
        [men] { feature-men }
        [mobility] { feature-mobility }
        [open-lines] { feature-open-lines }
        [pawns] { feature-pawns }
        [queens] { feature-queens }
        [rooks] { feature-rooks }
        [rows-with-four] { feature-rows-with-four }
        [rows-with-one] { feature-rows-with-one }
        [rows-with-three] { feature-rows-with-three }
        [rows-with-two] { feature-rows-with-two }
        [seeds] { feature-seeds }
        [squares] { feature-squares }
        [store] { feature-store }
        [sum] { feature-sum }
       *[threes] { feature-threes }
    }
weighed-effort =
    { $effort ->
        [yes] ; the search looks at { $leaves } leaves, not at { $oldLeaves }
       *[no] { "" }
    }
weighed = Weight of “{ weighed-feature }”: <mark>{ $now }</mark> instead of { $before }. MAX gets { $score }{ outcome } with <k>{ $best }</k>, no longer { $oldScore } with { $oldBest }{ weighed-effort }.
weighed-same = Weight of “{ weighed-feature }”: <mark>{ $now }</mark> instead of { $before }. MAX still gets { $score }{ outcome } with <k>{ $best }</k>{ weighed-effort }.
weighed-back = Weight of “{ weighed-feature }”: <mark>{ $now }</mark>, as before.
position-line = line of play
position-beyond = { $unrest ->
    [threat] threats
    [capture] captures
    [corner] corners
   *[further-move] extra moves
  }: { $plies ->
    [0] stop
   *[other] +{ $plies }
  }
position-beyond-why = Where { unrest }, the search goes on beyond the limit.
position-beyond-told =
    { $plies ->
        [0] Without going on beyond the limit
       *[other] Going on beyond the limit
    }: { $leaves ->
        [same] as many leaves
       *[other] leaves { $oldLeaves } → { $newLeaves }
    }, { $score ->
        [same] score still { $newScore }
       *[other] score { $oldScore } → { $newScore }
    }.
position-sure = certain from: { $points }
position-sure-why = Where a quiet position is worth at least so many points to either player, the search stops before the limit.
tree-row-beyond = beyond
unrest =
    { $unrest ->
        [threat] a player can win at once
        [capture] something can be captured
        [check] the king is in check
        [corner] a corner can be taken
       *[further-move] the same player can move again
    }
reach-goes-on = It is not quiet, { unrest }: the search goes on beyond its limit of { $limit ->
    [one] 1 ply
   *[other] { $limit } plies
  }.
reach-may-stand =
    Beyond the limit of { $limit ->
        [one] 1 ply
       *[other] { $limit } plies
    } only captures are looked at, and { $player ->
        [max] MAX
       *[min] MIN
    } may stand pat: the evaluation counts as one more reply.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } stands pat: the position is worth its evaluation.
reach-quiet = Nothing is about to happen there, so the search stops.
reach-ends = It is not quiet, { unrest }, yet the search goes no further.
reach-sure = That is certain enough: the search stops { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
  } before its limit.
grown-goes-on = It is not quiet, { unrest }: the tree goes on beyond its limit of { $limit ->
    [one] 1 ply
   *[other] { $limit } plies
  }.
grown-quiet = Nothing is about to happen there, so the tree ends.
grown-ends = It is not quiet, { unrest }, yet the tree ends there.
grown-sure = That is certain enough: the tree ends { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
  } before its limit.
position-onward = Continue from here
position-back = One move back
position-shallower = One ply less
position-deeper = One ply more
position-depth = { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
  }
rated-open = Score every move
rated-label = Every move, scored
rated-move = Move
rated-score = Score
rated-best = best
rated-sort = Sort by: { $by }
feature-bishops = bishops
feature-centre = centre
feature-corners = corners
feature-discs = discs
feature-further-move = further move
feature-kings = kings
feature-knights = knights
feature-men = men
feature-mobility = mobility
feature-open-lines = open lines
feature-pawns = pawns
feature-queens = queens
feature-rooks = rooks
feature-rows-with-four = rows with four
feature-rows-with-one = rows with one
feature-rows-with-three = rows with three
feature-rows-with-two = rows with two
feature-seeds = seeds
feature-squares = square weights
feature-store = store
feature-sum = who takes the last
feature-threes = open threes

## sentences of a game: a node is called by the moves that lead there. They take the place of those of the same name.

who =
    { $at ->
        [after] After <k>{ $node }</k>, { $mover ->
            [max] MAX
           *[min] MIN
        }
        [root] The root
        [max] MAX node { $node }
       *[min] MIN node { $node }
    }
caller-whole =
    { $callerAt ->
        [after] { $callerPlayer ->
            [max] MAX after <k>{ $caller }</k>
           *[min] MIN after <k>{ $caller }</k>
        }
        [root] the root
        [max] MAX node { $caller }
       *[min] MIN node { $caller }
    }
where-node =
    { $at ->
        [after] after <k>{ $node }</k>
       *[node] at node { $node }
    }
where-holder =
    { $held ->
        [after] after <k>{ $holder }</k>
       *[node] at node { $holder }
    }
where-alpha-holder =
    { $alphaHeld ->
        [after] after <k>{ $alphaHolder }</k>
       *[node] at node { $alphaHolder }
    }
where-beta-holder =
    { $betaHeld ->
        [after] after <k>{ $betaHolder }</k>
       *[node] at node { $betaHolder }
    }
visit-minimax =
    { $player ->
        [max] { who } looks for the largest score among its { $reply ->
            [yes] replies
           *[no] children
        }.
       *[min] { who } looks for the smallest score among its { $reply ->
            [yes] replies
           *[no] children
        }.
    }
cutoff-lost =
    { $lost ->
        [one] its last { $reply ->
            [yes] reply
           *[no] child
        }
       *[other] its last { $lost } { $reply ->
            [yes] replies
           *[no] children
        }
    }
stage-question = { who } has <mark>{ $score }</mark>; { stage-held }, so { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Will its next { $reply ->
        [yes] reply
       *[no] child
    } be looked at?
