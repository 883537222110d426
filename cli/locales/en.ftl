# Secateur in English. Marks that a message may hold: <a> α, <b> β, <x> a cut-off, <k> a keyword of the pseudo-code,
# <nb> no line break inside, <mark> look here. Sentences: present tense, at most 130 characters where possible.

## the page

page-title = Secateur: minimax and alpha-beta, step by step
brand = Secateur
bar-label = Search and tree
stage-label = Game tree
aside-label = State of the search
player-label = Steps
fatal = Secateur could not start: its search engine did not load. Reload the page; if that does not help, use a current browser.
fatal-detail = The browser says: { $reason }
failed-title = Something went wrong in Secateur.
failed-kept = The tree and all your changes are saved. Reload the page to continue.
failed-on = Continue
failed-without = Continue without this tree
# The sign before the decimals of a number.
decimal-sign = .

## names of nodes, shared by the sentences

# $at says what kind of node it is: the unnamed root, a MAX or a MIN node.
who =
    { $at ->
        [root] The root
        [max] MAX node { $node }
       *[min] MIN node { $node }
    }
# The node that called, inside a sentence.
caller-whole =
    { $callerAt ->
        [root] the root
        [max] MAX node { $caller }
       *[min] MIN node { $caller }
    }
caller-own =
    { $callerAt ->
        [root] the root’s
       *[node] { $caller }’s
    }
where-node = at node { $node }
where-holder = at node { $holder }
where-alpha-holder = at node { $alphaHolder }
where-beta-holder = at node { $betaHolder }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step and after the last

start-minimax = Minimax looks at every leaf and passes the scores up: MAX takes the largest, MIN the smallest. Step forward to begin.
start-alpha-beta = <nb>Alpha-beta</nb> searches from the left and skips leaves that cannot change the root’s score. Step forward to begin.
start-window = <nb>Alpha-beta</nb> is called with the window { window }: a score inside it is exact, one outside is only a bound.

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] The root is worth
           *[node] Root { $node } is worth
        } { $score }{ outcome }
    }
wins-soon =
    { wins-who } { $plies ->
        [one] in { $plies } ply
       *[other] in { $plies } plies
    }
wins-who =
    { $soon ->
        [win] MAX wins
        [loss] MAX loses
        [max-win] MAX wins
        [max-loss] MAX loses
        [min-win] MIN wins
       *[min-loss] MIN loses
    }
outcome =
    { $outcome ->
        [soon] { " " }({ wins-soon })
        [win] { " " }(MAX wins)
        [loss] { " " }(MAX loses)
        [max] { " " }for MAX
        [min] { " " }for MIN
        [max-win] { " " }(MAX wins)
        [max-loss] { " " }(MAX loses)
        [min-win] { " " }(MIN wins)
        [min-loss] { " " }(MIN loses)
       *[none] { "" }
    }
end-line =
    { $line ->
        [long] best play begins { $moves }
       *[whole] best play is { $moves }
    }
# What a run has cost; of how many there are, minimax would take all.
end-evaluated =
    { $unit ->
        [static] Positions evaluated
       *[leaf] Leaves evaluated
    }: { $leaves }
end-effort =
    { end-evaluated }{ $effort ->
        [partial] { "" }
       *[whole] { " " }(minimax: { $needed })
    }
end-exact-minimax = { end-root }: { end-line }. { end-evaluated }.
end-exact = { end-root }: { end-line }. { end-effort }.
end-lower = The search returns { $score }, and <nb>{ $score } ≥ <b>β = { $met }</b></nb>: the root is worth at least { $score }{ end-more }. { end-effort }.
end-upper = The search returns { $score }, and <nb>{ $score } ≤ <a>α = { $met }</a></nb>: the root is worth at most { $score }{ end-more }. { end-effort }.
end-more =
    { $proved ->
        [yes] { end-proved }
       *[no] , no more is known
    }
end-proved = ; by its leaves exactly { $score }

## the sentence: one event each

visit-minimax =
    { $player ->
        [max] { who } looks for the largest score among its children.
       *[min] { who } looks for the smallest score among its children.
    }
window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
held-alpha =
    { $alphaHeld ->
        [end] no payoff is less than { $alpha }
        [window] the root window starts at { $alpha }
        [root] MAX already has { $alpha } at the root
       *[node] MAX already has { $alpha } { where-alpha-holder }
    }
held-beta =
    { $betaHeld ->
        [end] no payoff is more than { $beta }
        [window] the root window ends at { $beta }
        [root] MIN already has { $beta } at the root
       *[node] MIN already has { $beta } { where-beta-holder }
    }
visit-full = { who } starts with the full window { window }: neither player has anything yet.
visit-alpha = { who } starts with the window { window }: { held-alpha }.
visit-beta = { who } starts with the window { window }: { held-beta }.
visit-both = { who } starts with the window { window }: { held-alpha }, and { held-beta }.
visit-same-window = { who } starts with the root window, { window }: neither player has anything better yet.
visit-root-window = { who } starts with the root window { window }: the search is asked only about scores inside it.

worth =
    { $what ->
        [static] The depth limit stops at { $at ->
            [root] the root
           *[node] node { $node }
        }, whose static evaluation is { $score }
        [pass] The limit of this pass, depth { $limit }, stops at { $at ->
            [root] the root
           *[node] node { $node }
        }, whose static evaluation is { $score }
        [named] { $outcome ->
            [soon] Leaf { $node }: { wins-soon } ({ $score })
           *[none] Leaf { $node } is worth { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] The leaf: { wins-soon } ({ $score })
           *[none] The leaf is worth { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] The whole tree is one leaf, worth { $score }{ outcome }.
    }
evaluate-first = { worth }, the first score that { caller-whole } has seen.
evaluate-better = { worth }, better for { caller-player } than { caller-own } { $callerBest }.
evaluate-equal = { worth }, as good as { caller-own } { $callerBest }: the first one stays.
evaluate-worse = { worth }, no better for { caller-player } than { caller-own } { $callerBest }.

improve-best =
    { $first ->
        [yes] { who } takes { $score }, its first score, as its best so far
       *[no] { who } takes { $score } as its best, better than { $previous }
    }
improve = { improve-best }.
improve-outside =
    { $player ->
        [max] { improve-best }. It is not above <nb><a>α = { $bound }</a></nb>, so the window stays.
       *[min] { improve-best }. It is not below <nb><b>β = { $bound }</b></nb>, so the window stays.
    }
improve-met =
    { $player ->
        [max] { improve-best }. <nb>{ $score } { compare } <b>β = { $bound }</b></nb>, but nothing is left to cut off.
       *[min] { improve-best }. <nb>{ $score } { compare } <a>α = { $bound }</a></nb>, but nothing is left to cut off.
    }
# How a score is compared with the bound that may cut: MAX with β, MIN with α; at the bound, or only past it.
compare =
    { $cut ->
        [past-bound] { $player ->
            [max] >
           *[min] { "<" }
        }
       *[at-bound] { $player ->
            [max] ≥
           *[min] ≤
        }
    }

narrow =
    { $player ->
        [max] { $at ->
            [root] MAX now has { $to } at the root
           *[node] MAX now has { $to } { where-node }
        }: <nb><a>α</a> rises</nb> from { $from } to <a>{ $to }</a>, and the window is { window }.
       *[min] { $at ->
            [root] MIN now has { $to } at the root
           *[node] MIN now has { $to } { where-node }
        }: <nb><b>β</b> drops</nb> from { $from } to <b>{ $to }</b>, and the window is { window }.
    }

cutoff-held =
    { $side ->
        [alpha] { $held ->
            [window] The root window starts at { $met }
            [root] MAX already has { $met } at the root
           *[node] MAX already has { $met } { where-holder }
        }
       *[beta] { $held ->
            [window] The root window ends at { $met }
            [root] MIN already has { $met } at the root
           *[node] MIN already has { $met } { where-holder }
        }
    }
# A score that no other can beat: its bound is the end of the number line, and nobody has to hold it.
cutoff-seen =
    { $held ->
        [end] { who } has seen { $score }, the best there is, and <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
       *[held] { who } has seen { $score }. { cutoff-held }, and <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
    }
cutoff-lost =
    { $lost ->
        [one] its last child
       *[other] its last { $lost } children
    }
cutoff =
    { cutoff-seen }: { cutoff-lost } cannot matter. <x>{ $deep ->
        [yes] Deep { side }
       *[no] { side }
    } cut-off.</x>
side =
    { $side ->
        [alpha] α
       *[beta] β
    }

return-minimax =
    { $player ->
        [max] { who } returns { $score }, the largest of its scores. { arrival }
       *[min] { who } returns { $score }, the smallest of its scores. { arrival }
    }
return-exact = { who } returns { $score }, its exact value. { arrival }
return-lower = { who } returns { $score }: it is worth at least { $score }. { arrival }
return-upper = { who } returns { $score }: it is worth at most { $score }. { arrival }
proved =
    { $bound ->
        [upper] at most
        [lower] at least
       *[exact] exactly
    }
return-raised =
    { $returns ->
        [fail-hard] { who } found { $best } but returns its <nb><a>α = { $score }</a></nb>: fail-hard never returns less. It is worth { proved } { $score }. { arrival }
       *[running-bound] { who } found { $best } but returns its final <nb><a>α = { $score }</a></nb>, which nothing has raised. It is worth { proved } { $score }. { arrival }
    }
return-lowered =
    { $returns ->
        [fail-hard] { who } found { $best } but returns its <nb><b>β = { $score }</b></nb>: fail-hard never returns more. It is worth { proved } { $score }. { arrival }
       *[running-bound] { who } found { $best } but returns its final <nb><b>β = { $score }</b></nb>, which nothing has lowered. It is worth { proved } { $score }. { arrival }
    }
arrival =
    { $arrival ->
        [first] The first score for { caller-whole }.
        [better] Better for { caller-player } than { caller-own } { $callerBest }.
        [tied] As good as { caller-own } { $callerBest }: of equals the last is taken.
        [equal] As good as { caller-own } { $callerBest }: the first one stays.
       *[worse] No better for { caller-player } than { caller-own } { $callerBest }.
    }

## the pseudo-code

code-label = Pseudo-code
code-call =
    { $player ->
        [max] MAX(node)
       *[min] MIN(node)
    }
code-call-window =
    { $player ->
        [max] MAX(node, <a>α</a>, <b>β</b>)
       *[min] MIN(node, <a>α</a>, <b>β</b>)
    }
code-leaf = <k>if</k> leaf: <k>return</k> its value
code-limit = <k>if</k> at the limit: <k>return</k> static evaluation
code-start =
    { $player ->
        [max] best ← { $worst }
       *[min] best ← { $worst }
    }
code-each = <k>for each</k> child:
code-descend =
    { $callee ->
        [max] v ← MAX(child)
        [min] v ← MIN(child)
       *[any] v ← search(child)
    }
code-descend-window =
    { $callee ->
        [max] v ← MAX(child, <a>α</a>, <b>β</b>)
        [min] v ← MIN(child, <a>α</a>, <b>β</b>)
       *[any] v ← search(child, <a>α</a>, <b>β</b>)
    }
code-best =
    { $player ->
        [max] best ← max(best, v)
       *[min] best ← min(best, v)
    }
code-narrow =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, best)
       *[min] <b>β</b> ← min(<b>β</b>, best)
    }
code-cut =
    { $player ->
        [max] <k>if</k> { $returns ->
            [running-bound] <a>α</a>
           *[other] best
        } { compare } <b>β</b>: <k>return</k> { $returns ->
            [fail-hard] <b>β</b>
            [running-bound] <a>α</a>
           *[fail-soft] best
        }
       *[min] <k>if</k> { $returns ->
            [running-bound] <b>β</b>
           *[other] best
        } { compare } <a>α</a>: <k>return</k> { $returns ->
            [fail-hard] <a>α</a>
            [running-bound] <b>β</b>
           *[fail-soft] best
        }
    }
code-return = <k>return</k> best
code-return-bound =
    { $player ->
        [max] <k>return</k> <a>α</a>
       *[min] <k>return</k> <b>β</b>
    }
code-root = root
code-now-visit = { $node }
code-now-visit-window = { $node }{ $comma }<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>
code-now-evaluate = { $score }
code-now-improve =
    { $player ->
        [max] max({ $previous }{ $comma }{ $score })
       *[min] min({ $previous }{ $comma }{ $score })
    }
code-now-narrow =
    { $player ->
        [max] { $from } → <a>{ $to }</a>
       *[min] { $from } → <b>{ $to }</b>
    }
code-now-cutoff =
    { $player ->
        [max] { $score } { compare } <b>{ $met }</b>
       *[min] { $score } { compare } <a>{ $met }</a>
    }
code-now-return = { $score }

## the tabs beside the tree

panel-label = What to see of the search
panel-search = Search
panel-counts = Counts

## live values and counters

live-alpha = α
live-alpha-long = { " " }· MAX has
live-beta = β
live-beta-long = { " " }· MIN has
live-best = best
live-best-long = { " " }here
live-none = –
gauge-label = Number line with the window and the best score
number-line = Number line: the window goes from { $low } to { $high }.{ $ray ->
        [up] { " " }The value here will be { $value } or more.
        [down] { " " }The value here will be { $value } or less.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }The two do not meet: a cut-off.
       *[no] { "" }
    }
counts-leaves = leaves evaluated
counts-positions = positions evaluated
counts-number = { $value }
counts-of = of { $all }
counts-needs = minimax needs
counts-cutoffs =
    { $cutoffs ->
        [one] cut-off
       *[other] cut-offs
    }

## timeline and transport

timeline-label = The whole run
timeline-value = Step { $step } of { $length }. { $sentence }
timeline-value-open = Step { $step }. { $sentence }
transport-label = Steps
first-step = First step
step-back = Step back
play = Play
pause = Pause
step-forward = Step forward
next-cutoff = Next cut-off
next-cutoff-keys = Next cut-off (Shift + →); with Shift, the previous one
last-step = Last step
step-number = { $step }
step-of = of { $length }
speed-label = Playing speed
speed-value = { $speed } ×
key-leaf = leaf evaluated
key-narrow = window narrowed
key-cut = cut-off

## header and menu

algorithm-label = Algorithm
algorithm-minimax = Minimax
algorithm-alpha-beta = Alpha-beta
dialect-label = Dialect
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: cuts at the bound (≤ α, ≥ β) and returns the best score found.
dialect-fail-soft-strict = Fail-soft, strict
dialect-fail-soft-strict-note = Fail-soft, strict: cuts only past the bound (< α, > β) and returns the best score found.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: cuts at the bound (≤ α, ≥ β) and returns a score kept between α and β.
dialect-fail-hard-strict = Fail-hard, strict
dialect-fail-hard-strict-note = Fail-hard, strict: cuts only past the bound (< α, > β) and returns a score kept between α and β.
dialect-running-bound = Running bound
dialect-running-bound-note = Running bound: cuts at the bound (≤ α, ≥ β) and returns the final α at MAX, the final β at MIN.
example-label = Example
example-own = Your own tree
example-button = Example: { $name }
field-tree = Tree
more = More settings
hint-static = { $score } before a bracket is read as a static evaluation; put a comma after it to make it a leaf.

## the example that the page opens with; the others come with the picker

course-books = Basics
course-books-kind = AI textbooks
example-textbook = Textbook, 2 plies
example-textbook-line = one cut-off, whichever rule cuts
example-note = { $course }, { $kind }: { $line }.

## tree

tree-stage-label = Game tree. Arrow keys walk from node to node, Enter edits a leaf.
tree-others = # others
tree-row-max = MAX
tree-row-min = MIN
tree-row-level = level { $level }
tree-row-depth = depth { $depth }
tree-row-score = score
tree-row-side-max = maximising
tree-row-side-min = minimising
tree-row-player-max = player
tree-row-player-min = opponent
# Read aloud, joined with commas: who, its state, its value, its window.
tree-who =
    { $kind ->
        [max] MAX node
        [min] MIN node
       *[leaf] leaf
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }at the root
       *[nameless] { "" }
    }
tree-is-now = here
tree-is-pv = on the principal variation
tree-is-unseen = not visited
tree-is-cut = cut off
tree-value =
    { $bound ->
        [most] at most { $score }
        [least] at least { $score }
       *[exact] value { $score }
    }
tree-window = window { $alpha } to { $beta }
tree-plus-infinity = plus infinity
tree-minus-infinity = minus infinity
tree-zoom = View of the tree
tree-zoom-in = Zoom in
tree-zoom-out = Zoom out
tree-zoom-fit = Show the whole tree

## stage

stage-present = Present
stage-grain = Each step
stage-grain-event = one event
stage-grain-lecture = one lecture step
stage-grain-slide = one slide
stage-grain-leaf = one leaf
stage-grain-cut-off = one cut-off
# After the sentence of a cut-off, in one lecture step.
stage-returns = It returns { $score }. { arrival }
stage-held =
    { $side ->
        [alpha] { $held ->
            [end] no payoff is less than { $met }
            [nobody] MAX has nothing yet
            [window] the root window starts at { $met }
            [root] MAX already has { $met } at the root
           *[node] MAX already has { $met } { where-holder }
        }
       *[beta] { $held ->
            [end] no payoff is more than { $met }
            [nobody] MIN has nothing yet
            [window] the root window ends at { $met }
            [root] MIN already has { $met } at the root
           *[node] MIN already has { $met } { where-holder }
        }
    }
# Asked before the decision: the best score so far, and the bound that it is about to be compared with.
stage-question = { who } has <mark>{ $score }</mark>; { stage-held }, so { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Will its next child be looked at?
# $said: whether the hall has answered, and how.
stage-answer =
    { $said ->
        [right] { $answer ->
            [yes] Right: yes.
           *[no] Right: no.
        }
        [wrong] { $answer ->
            [yes] Not so: it will be.
           *[no] Not so: it will not be.
        }
       *[answer] { $answer ->
            [yes] Yes.
           *[no] No.
        }
    }

## taking

taking-share = Share
taking-export = Take it along
taking-dismiss = Dismiss
taking-ignored-not-loaded = A part of the page could not be loaded. Check the network and try again, or reload the page: tree and step stay.
notice-restart = Reload

## making

making-edit = Edit the tree

## comparing

compare-title = Why do we get different numbers?

## the family: what the pickers say

algorithm-group-basic = One search
algorithm-group-windows = Passes and zero windows
algorithm-group-memory = With memory
algorithm-negamax = Negamax
algorithm-minimax-by-levels = Minimax, level by level
algorithm-iterative-deepening = Iterative deepening
algorithm-aspiration = Aspiration
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alpha-beta with a table
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
