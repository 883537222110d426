# What the page and the program say in English; en.courses.ftl and en.examples.ftl hold the rest. Marks that a message may hold:
# <a> α, <b> β, <x> a cut-off, <k> a keyword of the pseudo-code, <nb> no line break inside, <mark> look here. Sentences: present
# tense, at most 130 characters where possible.

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
# The character before the decimals of a number.
decimal-sign = .
offline-kept = Works without a network.
offline-new = A new version is available. It starts once every tab of this page has been closed.
notice-restart = Reload
taking-dismiss = Dismiss

## names of nodes, shared by the sentences

# $at says what kind of node it is: one of a game, called by the moves that lead there; the unnamed root; a MAX or a MIN node.
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
# The node that called, inside a sentence.
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
caller-own =
    { $callerAt ->
        [root] the root’s
       *[node] { $caller }’s
    }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
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
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step

start-minimax = Minimax looks at every leaf and passes the scores up: MAX takes the largest, MIN the smallest. Step forward to begin.
start-minimax-by-levels = Minimax goes level by level, from the lowest ply up: every node finds the scores of its children ready. Step forward to begin.
start-alpha-beta = <nb>Alpha-beta</nb> searches from the left and skips leaves that cannot change the root’s score. Step forward to begin.
start-window = <nb>Alpha-beta</nb> is called with the window { window }: a score inside it is exact, one outside is only a bound.
start-payoffs = <nb>Alpha-beta</nb> begins with { window }, from the least payoff of the game to the greatest, so its result is exact.
start-negamax = Negamax is <nb>alpha-beta</nb> in one procedure: every score is seen by the player to move, who takes the largest. Step forward to begin.
start-iterative-deepening = Iterative deepening searches one ply deep, then two, and so on: if time runs out, the last complete pass gives the move.
start-aspiration = Aspiration searches with a narrow window around the guess { guess-told }. If the result falls outside, that side is opened and the search repeated.
start-aspiration-grown = Aspiration searches with a narrow window around the guess { guess-told }. If the result falls outside, the window is widened there by a growing margin and the search repeated.
start-pvs = PVS trusts the first child. Of each later one, a zero window only asks whether it is better; if it is, it is searched again.
start-alpha-beta-table = <nb>Alpha-beta</nb> with a table stores what it last proved about each position, and looks there before it searches.
start-mtd-f = MTD(f) uses zero windows only, the first one at the guess { guess-told }. Each pass moves one bound, until the two bounds meet.
start-sss-star = SSS*, as MTD({ $greatest }): zero windows from the top. Each pass lowers the upper bound, until it meets the value.
start-dual-star = DUAL*, as MTD({ $least }): zero windows from the bottom. Each pass raises the lower bound, until it meets the value.
start-expectiminimax = Expectiminimax takes the largest score for MAX, the smallest for MIN, and the mean at chance nodes.
start-star1 = Star1 is expectiminimax with cut-offs at chance nodes, too: it stops once no payoffs to come can bring the mean back into the window.
start-known = The table still knows { $known ->
        [one] { $known } position
       *[other] { $known } positions
    } from the previous search: { $known ->
        [0] everything is searched.
       *[other] these are not searched again.
    }
guess-told =
    { $rounded ->
        [yes] { $guess } ({ $asked } rounded)
       *[no] { $guess }
    }

## the sentence: after the last step

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
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
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
        [mean] { " " }of { $needed }
       *[whole] { " " }(minimax: { $needed })
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (without what the table knew: { $unaided })
       *[some] { end-effort }
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
end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] : { end-line }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
end-missed-lower = The search returns { $score }, and <nb>{ $score } ≥ <b>β = { $met }</b></nb>: the root is worth at least { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = The search returns { $score }, and <nb>{ $score } ≤ <a>α = { $met }</a></nb>: the root is worth at most { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told }, as the last pass, depth { $depth }, says. { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] The first window contained it.
       *[yes] The first window missed it.
    } { end-evaluations }.
end-zero = { end-told }. The two bounds meet in pass { $passes }. { end-evaluations }.
end-greatest = { end-told }. It is at least that, and no payoff is greater. { end-evaluations }.
end-least = { end-told }. It is at most that, and no payoff is less. { end-evaluations }.
end-taken = { end-root }. Ties go to the last move, { $move }, known only to be { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>It is worth { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.
end-counted = { end-root }, after { $leaves } of { cost-all }. { $least ->
        [yes] The best order looks at { $best }
       *[no] With the best child first it looks at { $best }
    }{ $mean ->
        [none] .
       *[some] ; the mean over all orders is <nb>{ $mean }.</nb>
    }

## the sentence: one event each

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
visit-zero = { who } is called with the zero window { window }: is it worth at least { $beta }, or at most { $alpha }?
visit-known = { who } starts with the window { window }, which the table has narrowed on the way down.
visit-answered = { who } starts with the window { window }: a zero window has proved one of its ends.
visit-payoffs = { who } starts with the window { window }, from the least payoff to the greatest: neither player has anything yet.
visit-for-mean = { who } starts with the window { window }: { caller-own } mean needs its value.
visit-asked-by-chance = { who } starts with the window { window }: a score outside it would already settle { caller-own } mean.
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
        [yes] { who } starts with { window }: for { mover-name }, <a>α</a> and <b>β</b> change sign and swap places.
       *[no] { who } starts with the window { window }.
    }

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
evaluate-root = { worth }.
evaluate-first = { worth }, the first score that { caller-whole } has seen.
evaluate-better = { worth }, better for { caller-player } than { caller-own } { $callerBest }.
evaluate-equal = { worth }, as good as { caller-own } { $callerBest }: the first one stays.
evaluate-tied = { worth }, as good as { caller-own } { $callerBest }: ties go to the last.
evaluate-worse = { worth }, no better for { caller-player } than { caller-own } { $callerBest }.
evaluate-level = { worth }, on ply { $ply }.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-best =
    { $first ->
        [yes] { who } takes { $score }, its first score, as its best so far
       *[no] { who } takes { $score } as its best, better than { $previous }
    }
improve = { improve-best }.
improve-tied = { who } takes this { $score } as its best in place of the one before: ties go to the last.
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
improve-mover =
    { $first ->
        [yes] { who } takes { $score }, its first score, as its best so far.
        [tied] { who } takes this { $score } as its best in place of the one before: ties go to the last.
       *[no] { who } takes { $score } as its best, better than { $previous }.
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
        [one] its last { $reply ->
            [yes] reply
           *[no] child
        }
       *[other] its last { $lost } { $reply ->
            [yes] replies
           *[no] children
        }
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
        [root] , which the opponent has at the root
       *[node] , which the opponent has { where-holder }
    }: { cutoff-lost } cannot matter. <x>{ $deep ->
        [yes] Deep cut-off.
       *[no] Cut-off.
    }</x>

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
bounded = <nb>{ proved } { $score }</nb>
bounded-mean =
    { $rounded ->
        [no] { bounded }
        [fraction] <nb>{ proved } { $fraction }</nb>
       *[yes] { $score }
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
return-asked = { who } returns { $score }: it is worth { bounded }.{ arrival-told }
return-known = { who } returns { $score } from the table, without a search: it is worth { bounded }.{ arrival-told }
# Where chance moves.
who-chance =
    { $at ->
        [root] The root
       *[chance] CHANCE node { $node }
    }
visit-chance = { who-chance } starts with the window { window }: it returns the mean of its children.
sum-whole = { who-chance } has seen all its children: the mean is { $seen }.
sum-between = { who-chance } adds <nb>{ $part } × { $score }</nb>: its mean now lies between { $low } and { $high }.
sum-part = { who-chance } adds <nb>{ $part } × { $score }</nb> to its mean: { $seen } so far, and children of total weight { $left } are still to come.
return-worth = { who } returns { $score }: it is worth { bounded-mean }.{ arrival-told }
return-mean = { who-chance } returns { $score }: the mean is { bounded-mean }.{ arrival-told }
cutoff-by-chance = { who } has seen { $score }, and <nb>{ $score } { compare } { $met }</nb> is all that the mean { $held ->
        [root] at the root
       *[node] { where-holder }
    } needs: { cutoff-lost } cannot matter.
cutoff-chance =
    { who-chance } has a mean of { proved } { $score }, whatever follows, and <nb>{ $score } { $side ->
        [alpha] ≤ <a>α = { $met }</a>
       *[beta] ≥ <b>β = { $met }</b>
    }</nb>: { cutoff-lost } cannot matter.
return-level =
    { $player ->
        [max] { who } is worth { $score }, the largest of its scores.
       *[min] { who } is worth { $score }, the smallest of its scores.
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }
turned =
    { $turned ->
        [yes] { " " }For { caller-player } that is { negated }.
        [no] { " " }{ caller-player } moves above it too, so the sign stays.
       *[none] { "" }
    }
return-mover = { who } returns { $score }: for { mover-name } it is worth { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } found { $best } but returns the bound { $score }: for { mover-name } { bounded }.{ turned }{ arrival-told }
arrival =
    { $arrival ->
        [first] The first score for { caller-whole }.
        [better] Better for { caller-player } than { caller-own } { $callerBest }.
        [tied] As good as { caller-own } { $callerBest }: ties go to the last.
        [equal] As good as { caller-own } { $callerBest }: the first one stays.
       *[worse] No better for { caller-player } than { caller-own } { $callerBest }.
    }
arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
# After the sentence of a cut-off, in one lecture step.
stage-returns = It returns { $score }. { arrival }

ask-zero =
    { $callerPlayer ->
        [max] { who }: is it worth more than { $than }? The zero window { window } asks only that.
       *[min] { who }: is it worth less than { $than }? The zero window { window } asks only that.
    }
ask-again =
    { $callerPlayer ->
        [max] { who } is a surprise: at least { $surprise } is more than { $than }. How much more? It is searched again with { window }.
       *[min] { who } is a surprise: at most { $surprise } is less than { $than }. How much less? It is searched again with { window }.
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
        [root] The table stores the static evaluation of the root: { $low }.
        [static] The table stores the static evaluation of node { $node }: { $low }.
        [named] The table stores the value of leaf { $node }: { $low }.
       *[leaf] The table stores the value of the leaf: { $low }.
    }
store-exact = { who }: the table stores its value, { known-value } (depth { $depth }).
store-bound = { who }: the table stores a bound on its value, { known-value } (depth { $depth }).

pass-deepening =
    { $first ->
        [yes] Pass { $pass } searches to depth { $depth } with the window { window }.
       *[no] { $order ->
            [refutation] Pass { $pass } searches to depth { $depth } with the window { window }: first along the refutation lines of the previous pass.
           *[other] Pass { $pass } searches to depth { $depth } with the window { window }: first the children that the previous pass found best.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Pass { $pass } searches with the window { window }: the guess { guess-told }, and { $margin } on both sides.
        [win] Pass { $pass } searches with the window { window }: the guess is { guess-told }, and no other score lies beyond it.
        [low] Pass { $pass } searches with { window }: the result did not pass <nb><a>α = { $missed }</a></nb>, so <a>α</a> is opened.
        [low-grown] Pass { $pass } searches with { window }: the result did not pass <nb><a>α = { $missed }</a></nb>, so <a>α</a> is moved below it.
        [high-grown] Pass { $pass } searches with { window }: the result reached <nb><b>β = { $missed }</b></nb>, so <b>β</b> is moved above it.
       *[high] Pass { $pass } searches with { window }: the result reached <nb><b>β = { $missed }</b></nb>, so <b>β</b> is opened.
    }
pass-zero =
    { $why ->
        [guess] Pass { $pass } begins at the guess: is the root worth at least { $beta }? The zero window { window } asks.
        [top] Pass { $pass } begins at the top, { $greatest }: is the root worth { $beta }? The zero window { window } asks.
        [bottom] Pass { $pass } begins at the bottom, { $least }: is the root worth more, at least { $beta }? The zero window { window } asks.
        [low] Pass { $pass }: the root is worth at least { $low }. Is it worth { $beta } or more? The zero window { window } asks.
       *[high] Pass { $pass }: the root is worth at most { $high }. Is it worth as much as { $beta }? The zero window { window } asks.
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
prove-deepening = Pass { $pass }, to depth { $depth }, returns { $score }: to that depth the root is worth { bounded }.{ prove-move }

## the sentence: where the search of a game stops

unrest =
    { $unrest ->
        [threat] a player can win at once
        [capture] a capture is possible
        [check] the king is in check
        [corner] a corner can be taken
       *[further-move] the same player can move again
    }
reach-goes-on = The position is not quiet: { unrest }, so the search goes on beyond its limit of { $limit ->
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
reach-quiet = The position is quiet, so the search stops there.
reach-ends = The position is not quiet: { unrest }, yet the search goes no further.
reach-sure = That is certain enough: the search stops { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
  } before its limit.
grown-goes-on = The position is not quiet: { unrest }, so the tree goes on beyond its limit of { $limit ->
    [one] 1 ply
   *[other] { $limit } plies
  }.
grown-quiet = The position is quiet, so the tree ends there.
grown-ends = The position is not quiet: { unrest }, yet the tree ends there.
grown-sure = That is certain enough: the tree ends { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
  } before its limit.

## the question before a decision

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
    }. Will its next { $reply ->
        [yes] reply
       *[no] child
    } be looked at?
stage-question-given = { who } has <mark>{ $score }</mark>, and here { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Will its next { $reply ->
        [yes] reply
       *[no] child
    } be looked at?
# $said: whether the class has answered, and how.
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
stage-yes = Yes
stage-no = No
stage-answers = Your answer
stage-tally = { $right } of { $asked } right

## the card beside a node

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
        [tied] , as ties go to the last
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
stage-story-sum =
    { $from ->
        [leaf] adds { $score } from a leaf to its mean
       *[node] adds { $score } from { $child } to its mean
    }: { $seen } so far
stage-story-return =
    { $proves ->
        [exact] returns { $score }: { $fraction ->
            [none] its exact value
           *[other] exactly { $fraction }
        }
        [lower] returns { $score }: it is worth at least { $score }
       *[upper] returns { $score }: it is worth at most { $score }
    }
stage-story-unseen = not looked at yet
stage-story-lost = is never looked at. { who }: { stage-story-cut }
stage-story-left =
    { $left ->
        [one] 1 earlier line
       *[other] { $left } earlier lines
    }
stage-story-ask =
    { $again ->
        [yes] is searched again with { window }
       *[no] is asked with { window }
    }
stage-story-probe = the table knows: { known-value }
stage-story-store = the table stores: { known-value }
stage-story-pass = pass { $pass } with { window }
stage-story-prove = pass { $pass } returns { $score }: { known-value }

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
code-stop = <k>if</k> leaf or limit: <k>return</k> its score
code-start =
    { $player ->
        [max] best ← { $worst }
       *[min] best ← { $worst }
    }
code-each = <k>for each</k> child:
code-each-descend =
    { $callee ->
        [max] <k>for each</k> child: v ← MAX(child, <a>α</a>, <b>β</b>)
        [min] <k>for each</k> child: v ← MIN(child, <a>α</a>, <b>β</b>)
       *[any] <k>for each</k> child: v ← search(child, <a>α</a>, <b>β</b>)
    }
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
code-best-last =
    { $player ->
        [max] <k>if</k> v ≥ best: best ← v
       *[min] <k>if</k> v ≤ best: best ← v
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
code-break =
    { $player ->
        [max] <k>if</k> best ≥ <b>β</b>: <k>leave</k> the loop
       *[min] <k>if</k> best ≤ <a>α</a>: <k>leave</k> the loop
    }
code-return = <k>return</k> best
code-return-bound =
    { $player ->
        [max] <k>return</k> <a>α</a>
       *[min] <k>return</k> <b>β</b>
    }
code-root = root
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

# Where chance moves: s is the sum so far, r the weight of the rest, L and U are the least and the greatest payoff.
code-chance = CHANCE(node, <a>α</a>, <b>β</b>)
code-chance-start = s ← 0, r ← 1
code-chance-each = <k>for each</k> child, weight p:
code-chance-descend = v ← search(child, its window)
code-chance-sum = s ← s + p · v, r ← r − p
code-chance-cut-low = <k>if</k> s + r · U ≤ <a>α</a>: <k>return</k> s + r · U
code-chance-cut-high = <k>if</k> s + r · L ≥ <b>β</b>: <k>return</k> s + r · L
code-chance-return = <k>return</k> s

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
code-deepening-lines = store the refutation lines
code-deepening-sort = sort children by their scores
code-aspiration = aspiration(root, guess, margin)
code-aspiration-window = <a>α</a>, <b>β</b> ← guess ± margin
code-aspiration-search = m ← search(root, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>if</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>again</k>
code-aspiration-high = <k>if</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>again</k>
code-aspiration-low-grown = <k>if</k> m ≤ <a>α</a>: margin ← { $growth } · margin, <a>α</a> ← m − margin, <k>again</k>
code-aspiration-high-grown = <k>if</k> m ≥ <b>β</b>: margin ← { $growth } · margin, <b>β</b> ← m + margin, <k>again</k>
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

code-now-node =
    { $at ->
        [root] { code-root }
       *[node] { $node }
    }
code-now-visit = { code-now-node }
code-now-visit-window = { code-now-node }{ $comma }<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>
code-now-evaluate = { $score }
code-now-sum = { $part } · { $score }
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

## the panels: live values and counters

panel-label = Views of the search
panel-search = Search
panel-counts = Counts
live-alpha = α
live-alpha-long = { " " }· MAX has
live-beta = β
live-beta-long = { " " }· MIN has
live-best = best
live-best-long = { " " }here
live-sum = s
live-sum-long = { " " }so far
live-none = –
live-alpha-mover = { " " }· mover has
live-beta-mover = { " " }· opponent has
live-best-mover = { live-best-long }
gauge-label = Number line with the window and the best score
number-line = Number line: the window goes from { $low } to { $high }.{ $ray ->
        [up] { " " }The value here will be { $value } or more.
        [down] { " " }The value here will be { $value } or less.
        [between] { " " }The value here will lie between { $from } and { $to }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }The two do not meet: a cut-off.
       *[no] { "" }
    }
# How the mean of a chance node adds up, a table: p, v and s are those of the pseudo-code.
mean-child = child
mean-part = weight p
mean-worth = value v
mean-product = p · v
mean-leaf = leaf { $place }
mean-others =
    { $others ->
        [one] and 1 more child
       *[other] and { $others } more children
    }
mean-seen = sum s so far
mean-reach = mean of { $node }
# What the child under way is asked for.
mean-need =
    { $side ->
        [alpha] To reach <a>α</a>: { $child } ≥ { $how } <nb><a>= { $score }</a></nb>
       *[beta] To reach <b>β</b>: { $child } ≥ { $how } <nb><b>= { $score }</b></nb>
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
counts-evaluations = evaluations

## the panels: passes, table, moves, strategy, the critical tree

panel-window = Window
panel-passes = Passes
panel-table = Table
panel-moves = Moves
panel-strategy = Strategy
panel-keeping = Keeps value
panel-depths = Depths
panel-critical = Critical tree
panel-leaves = Leaves
panel-leaf = { $parent }: leaf { $place }
panel-partial = Only the part that the search looks at has been grown; the value of the rest is not known.

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
proof-exactly =
    { $rounded ->
        [yes] { $score }
       *[no] exactly { $score }
    }
proof-proved = The leaves that were looked at make it { proof-exactly }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: inside the window, so the root is worth { proof-exactly }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: only a score past a bound cuts here, so one on a bound is exact too. The root is worth { proof-exactly }.
proof-certain = The root is worth { proof-exactly }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, and no payoff is more than { $score }: the root is worth { proof-exactly }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, and no payoff is less than { $score }: the root is worth { proof-exactly }.
proof-together = Together with the earlier passes: <nb>{ $known }</nb>.
proof-payoffs = Together with the range of payoffs: <nb>{ $known }</nb>.
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

moves-nameless = These orders recognise moves by their names, and this tree has none. Add some: (x: 3 y: 12).
moves-killers = Killer moves
moves-history = History
moves-ply = Ply
moves-last = Last
moves-before = Earlier
moves-move = Move
moves-max = MAX
moves-min = MIN
moves-none = No cut-off yet.
moves-lines = Refutation lines
moves-answer = Answered by
moves-no-line = No pass has ended yet.

# The number line of a leaf: what its score changes
strip-heading =
    This leaf{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $score }
strip-label = The score of this leaf
strip-all = All leaves
strip-clause =
    { $place ->
        [any] whatever its score
        [below] below { $to }
        [up-to] up to { $to }
        [at] at { $from }
        [from] from { $from } on
        [above] above { $from }
       *[between] between { $from } and { $to }
    } the root { $root ->
        [leaf] equals this leaf
       *[number] is { $score }
    }{ $cut ->
        [0] { "" }
        [one] { " " }and { $cut } branch is cut off
       *[other] { " " }and { $cut } branches are cut off
    }
strip-row =
    { $root ->
        [leaf] root = x
       *[number] root = { $score }
    }, move { $move }, { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }{ $cut ->
        [0] { "" }
       *[other] , { $cut } cut off
    }
strip-returned = That is what this search returns; the root may be worth something else.
reach-lead = The scores at which a leaf decides the value of the root:
reach-row =
    { $kind ->
        [never] never changes the root
        [always] always equals the root
        [below] changes the root only below { $high }
        [above] changes the root only above { $low }
       *[between] changes the root only between { $low } and { $high }
    }
reach-more = These are the first { $count } leaves.

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
critical-type-1 = must be known exactly
critical-type-2 = one child is enough
critical-type-3 = all children are needed
critical-spare = seen, but not needed

## the panels: what a run costs

depths-label = Leaves evaluated, by depth; below, alpha-beta in other orders
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

## steps and timeline

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
key-grow = sum grows
key-pass = pass
key-table = table
key-ask = zero window
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
timeline-wheel = The wheel zooms; with Shift it scrolls.

## algorithms, dialects, examples

algorithm-label = Algorithm
algorithm-group-basic = One search
algorithm-group-windows = Passes and zero windows
algorithm-group-memory = With memory
algorithm-minimax = Minimax
algorithm-minimax-by-levels = Minimax, level by level
algorithm-alpha-beta = Alpha-beta
algorithm-negamax = Negamax
algorithm-iterative-deepening = Iterative deepening
algorithm-aspiration = Aspiration
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alpha-beta with a table
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
dialect-label = Dialect
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: cuts at the bound (≤ α, ≥ β) and returns the best score found.
dialect-fail-soft-strict = Fail-soft, strict
dialect-fail-soft-strict-note = Fail-soft, strict: cuts only past the bound (< α, > β) and returns the best score found.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: cuts at the bound (≤ α, ≥ β) and returns a score clamped between α and β.
dialect-fail-hard-strict = Fail-hard, strict
dialect-fail-hard-strict-note = Fail-hard, strict: cuts only past the bound (< α, > β) and returns a score clamped between α and β.
dialect-running-bound = Running bound
dialect-running-bound-note = Running bound: cuts at the bound (≤ α, ≥ β) and returns the final α at MAX, the final β at MIN.
example-own = Your own tree
example-button = Example: { $name }

## the menu

menu-label = Settings
menu-search = Search
menu-page = Page
menu-others = Other
more = More settings
field-none = none
size-label = Text size
size-value = { $percent } %
language-label = Language
theme-label = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
letter-keys = Letter shortcuts
show-keys = Keys

## the menu: how it is searched

window-label = Root window
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
payoffs-why = Nothing is worth more than a win: a player whose move wins need not look at the others. Without the range the search does not know that, and looks for something better.
payoffs-uncounted = On a tree this large, the saving by the range is not counted here.

cut-label = Cut
rule-cut-at-bound = at the bound
rule-cut-past-bound = past it
ties-label = Ties
rule-ties-first = first
rule-ties-last = last
ties-about = Which of several equal moves a player takes.
ties-take-first = Take the first
ties-cut-past = Cut past the bound
ties-warning =
    { $why ->
        [clamped] Scores are clamped, and ties go to the last
       *[cut] Cut at the bound, and ties go to the last
    }: the move may be wrong.
ties-why =
    { $why ->
        [clamped] A score clamped to the bound may be worth less to its player than it looks; being the last, it wins the tie.
       *[cut] A child cut at the bound is worth at most that to the player above; being the last, it wins the tie.
    }
ties-here = Here: worth { $worth }, not { $score }.

order-label = Child order
order-label-game = Order of moves
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
        [game] This is another game’s own order of moves, and this tree has none.
        [static] Inner nodes have no static evaluation here (a score before the bracket), so only leaves are sorted.
        [names] This order recognises moves by their names, and this tree has none.
        [passes] This order follows the previous pass, and this search makes only one.
       *[deepening] This order stores the refutation lines of a pass for the next, deeper one: it needs iterative deepening.
    }
arrange-label = Children in search order
arrange-label-game = Replies in search order

field-seed = Seed
field-guess = First guess
field-guess-rounded = First guess, rounded to { $guess }
field-margin = Margin
field-growth = Growth of the margin
field-alpha = Root window, α
field-beta = Root window, β
field-least = Least payoff
field-greatest = Greatest payoff
field-depth = Depth limit, in plies

overlay-label = On the tree
overlay-none = Principal variation
overlay-strategy = MAX’s strategy
overlay-keeping = Moves that keep the value
overlay-critical = Best child first: what is seen
overlay-critical-game = Best reply first: what is seen
overlay-leaves = Which leaves decide

## notes under the settings, and what is wrong with them

note-payoffs = Payoffs from { $least } to { $greatest }
note-ties = Ties go to the last
note-guess = First guess { guess-told }
note-margin = Margin { $margin }
note-seed = Seed { $seed }
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
trouble-not-grown = The search reaches a part of the tree that has not been grown, or its order needs the whole tree.
trouble-chance = This search cannot handle chance nodes.
trouble-score = Changing a score needs the whole tree, but only the part that the search looks at has been grown.
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
# $at: the node is named, the leaf is a child of a node that is or is not named, or it is the whole tree.
trouble-beyond-payoffs =
    { $at ->
        [node] Node { $node }
        [child] Leaf { $place } of the root
        [alone] The only leaf
       *[leaf] Leaf { $place } of node { $parent }
    } has { $score }, which is not a payoff from { $least } to { $greatest }.
trouble-empty-payoffs = The least payoff must be less than the greatest.
trouble-too-many-passes = The search was stopped after { $passes } passes: they proved nothing more. This is a bug in the program.

## the text of the tree

field-tree = Tree
field-tree-error = Line { $line }, column { $column }: { $message }
field-tree-giant = A text of { $length } characters: the field shows its beginning. Change the scores on the tree, or the text in a file (at most 2,000,000 nodes and 1000 plies). It is not saved when the tab is closed.
hint-static = { $score } before a bracket is read as a static evaluation; put a comma after it to make it a leaf.
commas-read = Here “{ $found }” is two scores, { $left } and { $right }: the comma separates nodes. One score is written { $meant }.
commas-decimals = Read as decimals
commas-keep = Leave it as it is
read-other = Read as { $text }
read-keep = Keep this
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
error-bad-weight = “{ $found }” is not a weight. Write a decimal, a fraction such as 1/6, or a whole number.
error-no-weight = “{ $found }” is not a weight: it must be more than 0.
error-weight-too-precise = the weights need more than { $limit } digits together.
error-missing-weight = either all children of a chance node have weights, or none of them.
error-weight-sum = these weights sum to { $found }, not to 1. Only whole numbers are read as shares.
error-infinite-below-chance = no win, loss or ∞ can stand below a chance node: the mean would not be defined.
error-bad-depth = “{ $found }” is not a number of plies.
error-bad-seed = “{ $found }” is not a seed: it must be a whole number, 0 or more.
error-bad-margin = “{ $found }” is not a margin: it must be a number above 0.
error-bad-growth = “{ $found }” is not a growth factor: it must be a whole number, 2 or more.

## what can be wrong with a tree in another notation

error-form-newick = this looks like Newick, with names after the brackets. Write them before: A: (B: (3 12) C: (2 4)).
error-form-gambit = this looks like a Gambit game. Write its tree as nested lists: ((3 12) (2 4)).
error-form-sgf = this looks like SGF, a record of a game. Enter the game by its moves: game=connect-four&moves=4453&depth=3.
error-form-pgn = this looks like a chess game in PGN. Enter its moves as a game: game=chess&moves=e4 e5&depth=2.
error-form-fen = this looks like a chess position. Put game=chess&position= before it and &depth=2 after it.
error-form-yaml = this looks like YAML with fields. Give the same as JSON, or as an outline, one node per line.
error-form-mermaid = this looks like Mermaid. Write one edge per line, A -> B, and scores as B = 3; DOT is read, too.
error-form-uml = this looks like PlantUML. Give the tree as an outline, one node per line, or as DOT.
error-form-xml = this looks like XML or HTML. Give the tree as JSON with “children” and “value”.
error-form-gml = this looks like GML. Give the tree as DOT or as a table of edges.
error-form-drawing = this looks like a tree drawn with lines. Write an outline, one node per line, or nested lists: ((3 12) (2 4)).
error-form-link = this is an address. Open it in the browser, or enter the tree itself.
error-form-bare-numbers = these numbers have no brackets, so they fit many trees. Write ((3 5) (2 9)), or (3 5 2 9) for one node.
error-form-header = this looks like a table. Its first line must name the columns: parent,child,value.
error-form-payoffs = { $found } looks like the payoffs of several players; a score is one number, for MAX. If they are leaves, leave out the commas.
error-form-chance = “{ $found }” looks like a probability, which cannot be read here. Write chance nodes as chance (.25: 3 .75: 5).
error-form-operator = “{ $found }” can be meant in two ways. Write max (min (3 12) min (2 4)) or, as in Lisp, (max (min 3 12) (min 2 4)).
error-form-inner = { $found } before a bracket may be a label or a child. Write 4 (3 5) if it belongs to the node, (4, (3 5)) if it is a leaf.
error-form-named-leaf = “{ $found }” with one number may be a leaf or a node with one child. Write A: 3 for a leaf, A: (3) for a node.
error-form-no-score = “{ $found }” is a leaf without a score. Write it after the name: b1: 3.
error-form-twice = “{ $found }” is described twice, and differently.
error-form-roots = no node leads to “{ $found }”, and the tree has a root already.
error-form-graph = “{ $found }” stands in several dictionaries. Write the children of each node as a list: A: [B, C].
error-form-mover = “{ $found }” is neither MAX nor MIN.
error-form-fraction = { $found } is not a finite decimal. Multiply all scores by the same number.
error-form-indented = the indentation of “{ $found }” matches no line above it.
error-form-label = “{ $found }” has no place in a tree of this form.

## the tree

tree-stage-label = Game tree. Arrow keys walk from node to node, Enter edits a leaf.
tree-others = # others
tree-row-max = MAX
tree-row-min = MIN
tree-row-chance = CHANCE
# Beside a chance node whose children are all equally likely, with a # for how likely each is.
tree-each = each #
tree-row-level = level { $level }
tree-row-depth = depth { $depth }
tree-row-score = score
tree-row-side-max = maximising
tree-row-side-min = minimising
tree-row-player-max = player
tree-row-player-min = opponent
tree-row-limit = limit
tree-row-beyond = beyond
# The line across a tree that goes on beyond its limit.
tree-limit = limit { $depth }

# Read aloud, joined with commas: who, its state, its value, its window.
tree-who =
    { $kind ->
        [max] MAX node
        [min] MIN node
        [chance] chance node
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
tree-is-earlier = from an earlier search
tree-value =
    { $bound ->
        [most] at most { $score }
        [least] at least { $score }
       *[exact] value { $score }
    }
tree-between = between { $low } and { $high }
tree-window = window { $alpha } to { $beta }
tree-plus-infinity = plus infinity
tree-minus-infinity = minus infinity
# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = folded: { $evaluated } of its { $leaves } leaves evaluated, { $cut } cut off
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = { $siblings } neighbouring subtrees, folded: { $evaluated } of { $leaves } leaves evaluated, { $cut } cut off
tree-stub =
    { $moves ->
        [one] { $moves } move, not grown
       *[other] { $moves } moves, not grown
    }

tree-zoom = View of the tree
tree-zoom-in = Zoom in
tree-zoom-out = Zoom out
tree-zoom-fit = Show the whole tree
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Follow the search
# A small map in a corner of the tree.
tree-map = The whole tree, and the part that is shown
tree-editor-label =
    { $named ->
        [named] Score of leaf { $name }
       *[nameless] Score of the leaf
    }
tree-editor-side = Enter scores from MAX’s side
tree-editor-by-hand = This score was entered by hand. Delete it and press Enter to restore the game’s own score.

## notation

notation-title = Notation
notation-open = Notation …
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
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], bounds with ≤ and ≥
notation-preset-a-note = ▲ player, ▼ opponent, levels, branches left hanging
notation-preset-b-note = letters, one bound per node, dashes
notation-preset-c-note = + and −, value then window, L and W, X, …
notation-preset-d-note = α and β as assigned, depth counts down
notation-preset-e-note = circles MAX, squares MIN, (α, β) as called, also at leaves
# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = By hand
notation-by-hand-open = By hand …
notation-by-hand-note = each switch on its own, on a small tree
# A button: every switch as the course has it.
notation-back = Back to the slides
notation-back-general = Back to the general one
notation-changed-count = { $count } changed •
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
notation-letters-unnamed = only if no node has a name
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
notation-interim-why = With its sign, a number says what is proved so far; without it, the number is only the best so far.
notation-best = Best so far
notation-best-best = best
notation-best-none = none
notation-best-v = v
notation-best-res = res
notation-best-why = The variable for the best value so far. Where the code has none, a node shows its value when it is returned.
notation-windows = Window style
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
notation-after-kept = stay
notation-after-cut = stay if it cut
notation-after-gone = disappear
notation-after-why = Without windows the eye stays on the path; a window that stays says why something was cut.
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
notation-cuts-why = It marks the edge to a branch that is not looked at; a stub removes the rest of the branch.
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

## presenting

tip-step = Press → for the next step.
tip-leaf = Click a leaf to change its score.
tip-present = Press P to present to a class.
stage-present = Present
stage-grain = Each step
stage-grain-event = one event
stage-grain-lecture = one lecture step
stage-grain-slide = one slide
stage-grain-leaf = one leaf
stage-grain-cut-off = one cut-off
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

## sharing and exporting

taking-share = Share
taking-export = Export
taking-ignored-not-loaded = A part of the page could not be loaded. Check the network and try again, or reload the page: tree and step stay.
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
taking-json = JSON
taking-dot = DOT
taking-forest = LaTeX, forest
taking-python = Python
taking-outline = Outline
taking-form-none = This format cannot hold everything in the tree: take the text file.
taking-white = White background
taking-font = Font inside the SVG
taking-dark = Dark slides
taking-separate = Beamer: a frame for each step
taking-grain = A frame for
taking-grain-event = every event
taking-grain-lecture = every lecture step
taking-grain-leaf = every leaf
taking-grain-cut-off = every cut-off
taking-cropped = Only the first { $limit } frames: choose larger steps for the rest.
taking-end = This is not the end: the run goes on after step { $step } to step { $length }, and only its beginning is here: { $limit ->
        [one] { $limit } frame
       *[other] { $limit } frames
    }.
taking-copy-lines = Copy the lines
taking-copied-lines = The lines are copied.
taking-busy = Drawing …
taking-frames = Drawing: { $done } of { $all } pictures
taking-made = The file is ready.
taking-not-made = This could not be made: { $reason }
taking-too-large = The picture is too large for this browser. The SVG has no such limit.
taking-ignored-unknown = The link says “{ $piece }”, which means nothing here: ignored.
taking-ignored-unreadable = The link says “{ $piece }”, which cannot be read: ignored.
taking-ignored-twice = The link says “{ $piece }”, but says otherwise earlier: ignored.
taking-ignored-tree = The tree in the link cannot be read, so it is not shown:
taking-ignored-step = The link says “{ $piece }”, but this run ends at step { $limit }.
taking-ignored-random = The link says “{ $piece }”, but there is no such tree: ignored.
taking-ignored-too-long = The link is too long to be read: ignored.
taking-ignored-more = { $limit } more pieces of the link are ignored.
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

## making a tree

making-edit = Edit the tree
making-label = Edit the tree
making-who =
    { $kind ->
        [max] MAX node
        [min] MIN node
        [chance] CHANCE node
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
making-player = Who moves
making-max = MAX
making-min = MIN
making-chance = CHANCE
making-name = Name
making-score = Score
making-static = Static evaluation
making-likelihood = Probability
making-errs = Errs on one move in
making-side = { $label } (for MAX)
making-error-no-such-place-root = The root has no siblings: it can be neither moved nor deleted.
making-error-no-such-place-left = This is the first child already.
making-error-no-such-place-right = This is the last child already.
making-error-bad-name = A name cannot have spaces, brackets, commas, colons or quotation marks.
making-error-name-needed = Other places refer to this position by its name, so it keeps that name and no other node may have it.
making-error-leaf-needs-score = A leaf needs a score.
making-error-infinite-static = A static evaluation is a number: only a leaf can be W, L or ∞.
making-error-score-too-precise = The scores of this tree would need too many digits together.
making-error-infinite-below-chance = Below a chance node every score is a number: a mean with W, L or ∞ is not defined.
making-error-no-weight = A weight must be more than 0.
making-error-weight-too-precise = The weights would need too many digits together.
making-error-too-deep = The tree cannot be deeper.
making-error-too-many-nodes = The tree cannot have more nodes.
making-error-names-too-long = The names in the tree cannot be longer in total.
making-error-too-long = The text of the tree cannot be longer.
making-error-of-a-game = This tree is grown from a game: only the scores of its leaves can be changed. Delete restores the game’s own score.
making-error-settings = The depth limit would stop at a node without a static evaluation.
making-error-times = A whole number from 2 to 1000 is needed: on one move in that many, the player takes any move.
making-error-likelihood = A probability lies between 0 and 1: a decimal such as .25, or a fraction such as 1/6.
making-mark = To be cut off
making-scores = Find scores
making-marked =
    { $count ->
        [one] { $count } branch to be cut off
       *[other] { $count } branches to be cut off
    }
wanted-fewest =
    { $count ->
        [0] Exactly these are cut off already.
        [one] Now exactly these are cut off. { $count } score has changed, and one had to.
       *[other] Now exactly these are cut off. { $count } scores have changed; fewer would not do.
    }
wanted-found =
    { $count ->
        [0] Exactly these are cut off already.
        [one] Now exactly these are cut off. { $count } score has changed.
       *[other] Now exactly these are cut off. { $count } scores have changed; fewer might do.
    }
wanted-root = The root is not a branch, so it cannot be cut off.
wanted-below-limit = The depth limit stops the search above this node.
wanted-inside = A branch above this one is marked too, so the search never comes here.
wanted-cuts-nothing = This algorithm never cuts off a branch.
wanted-only-child = This is an only child, so it is always searched.
wanted-first-child = This child is searched first, so it is never cut off.
wanted-later-child = A cut-off skips all later children, too, and this one is not marked.
wanted-open-root = Only a root window or known payoffs can cut off a child of the root.
wanted-no-bound = There is no bound here yet, so nothing can be cut off.
wanted-too-many-leaves = Scores can be found for trees of up to 64 leaves.
wanted-follows = The scores of this tree follow from something else and cannot be chosen freely.
wanted-search = There is no such search on this tree.
wanted-no-node = A marked branch is no longer there.
wanted-impossible = No scores cut off exactly these branches.
wanted-not-found = No such scores were found, though there may be some. The next try begins with other scores.

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
making-random-chance = Chance after every move
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
making-random-limits = At most { $nodes } nodes and { $plies } plies.
making-random-at-most = at most { $nodes } nodes

making-menu = Tree
making-random = Random tree …
making-game = A game …
making-open = Open a file …
making-save-text = Save as text
making-save-all = Save with settings and step
making-undo = Undo
making-redo = Redo
making-recent = Recent
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

## comparing dialects

compare-title = Why do we get different numbers?
compare-open = { compare-title } …
compare-lead = One tree, every dialect. Choose a row to see it on the tree; what differs from that row is <mark>marked</mark>.
compare-window = Root window { window }.
compare-depth = Depth limit: { $depth }.
compare-large = Beyond { $limit } nodes, single nodes have no columns.
compare-columns = Only nodes whose scores differ have columns{ $hidden ->
        [0] { "" }
       *[more] ; not shown: { $hidden }
    }.
compare-chance = The dialects are those of alpha-beta, which cannot deal with chance nodes.
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

## other opponents

opponents-title = Other opponents
opponents-who = If { $player ->
        [max] MAX
       *[min] MIN
    } …
opponents-best = plays best
opponents-errs = errs on one move in four
opponents-random = moves at random
opponents-helps = helps
opponents-worth = each move is worth
opponents-move = best move
opponents-value = worth
opponents-undefined = –: a mean with W, L or ∞ is not defined.

## runs side by side

race-title = Runs side by side
race-open = Compare runs …
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

## work in the background

# What a worker does while the page stands still; the number is of nodes or events so far.
working-label = Work under way
working-reading = Reading the tree: { $count } nodes so far
working-running = Searching: { $count } events so far
working-making = Growing the tree …
working-finding = Looking for scores …
working-cancel = Cancel
working-failed = The work in the background ended before it was done; memory may have run out. What is shown here has not changed.
working-again = Try again
# Under a run that was stopped because memory would not hold it; the number is of its events.
working-unfinished = This run is longer than can be stored here. It was stopped without a result after { $count } events; every step up to there can be seen.

## games

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = Tic-tac-toe
game-gomoku = Gomoku
game-connect-four = Connect Four
game-reversi = Reversi
game-draughts = Draughts
game-kalah = Kalah
game-chess = Chess
# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, to the end
        [one] { $game }, { $plies } ply
       *[other] { $game }, { $plies } plies
    }
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
gaming-position = Initial position, if another
gaming-moves = Moves from there
gaming-turn =
    { $who ->
        [first] { $throws ->
            [yes] The first player throws
           *[no] The first player is to move
        }
       *[second] { $throws ->
            [yes] The second player throws
           *[no] The second player is to move
        }
    }, and is MAX.
gaming-over = The game is over here.
gaming-play = Play a move
gaming-put = Place pieces
gaming-put-turn = The other player moves
gaming-put-end = Play moves again
gaming-put-nothing = nothing
gaming-put-piece =
    { position-kind }, { $player ->
        [first] first player
       *[second] second player
    }
# A square to place a piece on, for those who do not see it: where it is, and what stands there.
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
gaming-rule = Whoever makes the last move loses
gaming-most = A move takes at most
gaming-die = Faces of a die thrown before each move
gaming-capture = A last seed in an empty pit captures even alone
gaming-rest = Seeds left at the end go to the player whose pits are empty
gaming-all-moves = Also moves far from any piece
gaming-symmetry = Mirror images only once
gaming-seen-by = Only what the search looks at
gaming-utility = A finished game is worth
gaming-utility-usual = Win 1, draw 0, loss −1
gaming-utility-usual-limited = Win 1000, less 1 for each ply
gaming-utility-usual-chance = Win 1, loss 0
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
    }, the tree grown for this search has { $nodes } { $nodes ->
        [one] node
       *[other] nodes
    }; { $seen } of them are looked at.
gaming-closed =
    { $grown ->
        [seen] With ply { $ply } even the part that the search looks at would have more than { $nodes } nodes. A better order of moves or a table may go further.
       *[all] With ply { $ply } the tree would have more than { $nodes } nodes. A later position would fit, or only what the search looks at.
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

## games: the position

panel-position = Position
position-first = Initial position
position-after = After { $moves }
position-by-hand = Score { $score } entered by hand; the sum does not count
position-to-move =
  { $who ->
    [first] { $throws ->
        [yes] First player to throw
       *[no] First player to move
    }
   *[second] { $throws ->
        [yes] Second player to throw
       *[no] Second player to move
    }
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
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
position-die = The die shows { $thrown }.
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
position-sure-why = Where a quiet position is worth at least that many points to either player, the search stops before the limit.
position-onward = Continue from here
position-back = One move back
position-shallower = One ply less
position-deeper = One ply more
position-depth = { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
  }
moves-cross = X moves
moves-nought = O moves
moves-black = black moves
moves-white = white moves
moves-full = disc moves
moves-ring = ring moves

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
        [yes] ; the search looks at { $leaves } leaves instead of { $oldLeaves }
       *[no] { "" }
    }
weighed = Weight of “{ weighed-feature }”: <mark>{ $now }</mark> instead of { $before }. MAX gets { $score }{ outcome } with <k>{ $best }</k>, no longer { $oldScore } with { $oldBest }{ weighed-effort }.
weighed-same = Weight of “{ weighed-feature }”: <mark>{ $now }</mark> instead of { $before }. MAX still gets { $score }{ outcome } with <k>{ $best }</k>{ weighed-effort }.
weighed-back = Weight of “{ weighed-feature }”: <mark>{ $now }</mark>, as before.
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
feature-further-move = extra move
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

## what can be wrong with a game

error-game-unknown = “{ $found }” is not a game. The games are { $others } and { $last }.
error-game-field = “{ $found }” says nothing about a game.
error-game-twice = “{ $found }” is given twice.
error-game-missing = “{ $found }” has no value.
error-game-value = “{ $found }” is not a value for this.
error-game-option = this game has no option “{ $found }”.
error-game-order = this game has no order of moves called “{ $found }”.
error-game-rule = this game has no rule called “{ $found }”.
error-game-size = this game cannot have the size “{ $found }”.
error-game-feature = this game has no feature “{ $found }”.
error-game-weight = “{ $found }” is not a feature, “=” and a number of at most a million.
error-game-too-large = the tree would have more than { $limit } nodes. Lower its depth limit or the number of extra plies.
error-game-too-deep = the tree would be deeper than { $limit } plies. Lower its depth limit or the number of extra plies.
error-game-endless = without a depth limit the tree goes to the end of the game, and is too large. Add one: &depth=3.
error-game-no-tree = this game has no tree.
error-game-seen-by = this search needs the whole tree: choose another algorithm or child order.
error-game-whole = that needs the whole tree, but only the part that one search looks at has been grown. Leave out “seen-by”.
error-game-no-captures = nothing is captured in this game; only in draughts and chess.
error-game-no-margin = this game counts no margin; only Reversi and Kalah do.
error-game-chance = this game has chance nodes: a win is worth 1, a loss 0.
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
keys-field = in the tree field: take the tree and go on to its steps; a new line
keys-escape = while editing: restore the old value
keys-help = this list
letter-keys-note =
    { $are ->
        [on] Letters, digits and punctuation marks are shortcuts by themselves. “{ letter-keys }” in the menu switches this off.
       *[off] Letters, digits and punctuation marks do nothing by themselves now. “{ letter-keys }” in the menu switches them on.
    }
key-space = Space
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-tab = Tab
key-escape = Esc
key-ctrl = Ctrl
key-insert = Insert
key-delete = Delete

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
making-keys-mark = on a node: mark its branch to be cut off; find scores that cut it off
making-keys-random = another random tree
making-keys-files = open, save a tree
compare-key = why dialects give different numbers
critical-key = on the tree, in turn: MAX’s strategy, moves that keep the value, what is seen with the best child first, which leaves decide
cost-key = how many leaves: this run and other orders
race-key = compare runs side by side
picking-keys-open = the list of examples
picking-keys-next = the next example of its group, the one before
notation-keys-dialog = notation: as in a course, or by hand
notation-keys-skin = nodes as { $skins } (not while presenting)

## what this is

about-what = Minimax and alpha-beta on a game tree, one event at a time, for lectures.
about-guide = Guide
about-version = Version { $version }
about-licence = Free to use, change and share. Licence: { $one } or { $other }, at your choice.
about-parts = Its parts and their licences
about-open = About Secateur

## below the tree on paper

print-key = Thick outline: the search is here. Thin grey: not visited yet. Dashed: never visited. { $cuts ->
        [scissors] Scissors
        [cross] Cross
        [dashed] Thick dots
        [stub] Bar across
       *[slashes] Double slash
    }: cut-off. Filled: principal variation.
