# The words of five courses in English: sentences, pseudo-code and live values as on their slides; they may refer to en.ftl.

## what is named

course-node =
    { $at ->
        [root] the root
        [max] the MAX node
        [min] the MIN node
        [plus] the + node
        [minus] the − node
        [leaf] the leaf
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-node-first =
    { $at ->
        [root] The root
        [max] The MAX node
        [min] The MIN node
        [plus] The + node
        [minus] The − node
        [leaf] The leaf
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-at-node =
    { $at ->
        [root] at the root
        [max] at the MAX node
        [min] at the MIN node
        [plus] at the + node
        [minus] at the − node
        [leaf] at the leaf
        [bracketed] at (<k>{ $node }</k>)
       *[node] at <k>{ $node }</k>
    }
course-at-node-first =
    { $at ->
        [root] At the root
        [max] At the MAX node
        [min] At the MIN node
        [plus] At the + node
        [minus] At the − node
        [leaf] At the leaf
        [bracketed] At (<k>{ $node }</k>)
       *[node] At <k>{ $node }</k>
    }
course-holder =
    { $held ->
        [root] the root
        [max] the MAX node
        [min] the MIN node
        [plus] the + node
        [minus] the − node
        [bracketed] (<k>{ $holder }</k>)
       *[node] <k>{ $holder }</k>
    }
course-at-holder =
    { $held ->
        [root] at the root
        [max] at the MAX node
        [min] at the MIN node
        [plus] at the + node
        [minus] at the − node
        [bracketed] at (<k>{ $holder }</k>)
       *[node] at <k>{ $holder }</k>
    }
course-window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
course-lost =
    { $lost ->
        [one] the last child cannot matter
       *[other] the last { $lost } children cannot matter
    }
course-cut =
    <x>{ $deep ->
        [yes] Deep { side }
       *[no] { side }
    } cut-off.</x>
course-leaves = Leaves evaluated: { $leaves } (minimax: { $needed }).
course-end-missed =
    { $bound ->
        [lower] The root returns { $score }, and its window reaches no higher: it is worth at least { $score }{ course-end-proved }.
       *[upper] The root returns { $score }, and its window reaches no lower: it is worth at most { $score }{ course-end-proved }.
    } { course-leaves }
course-end-proved =
    { $proved ->
        [yes] { end-proved }
       *[no] { "" }
    }

## passes and the table

course-start-deepening = The search goes to depth 1, then again to depth 2, and so on: if time runs out, the last complete pass gives the move.
course-pass =
    { $how ->
        [depth] Pass { $pass } searches to depth { $depth }.
        [window] Pass { $pass } calls the root with { course-window }.
       *[both] Pass { $pass } searches to depth { $depth } with { course-window }.
    }
course-proof =
    { $deepens ->
        [yes] { course-proof-to-depth }
       *[no] { course-proof-of-pass }
    }
course-proof-to-depth =
    { $bound ->
        [lower] Pass { $pass } returns { $score }: to depth { $depth } the root is worth { $score } or more.
        [upper] Pass { $pass } returns { $score }: to depth { $depth } the root is worth { $score } or less.
       *[exact] Pass { $pass } returns { $score }: that is what the root is worth to depth { $depth }.
    }
course-proof-of-pass =
    { $bound ->
        [lower] Pass { $pass } returns { $score }: the root is worth { $score } or more{ course-proof-known }.
        [upper] Pass { $pass } returns { $score }: the root is worth { $score } or less{ course-proof-known }.
       *[exact] Pass { $pass } returns { $score }: the root is worth exactly that.
    }
course-proof-known =
    { $known ->
        [both] , so it lies between { $low } and { $high }
        [met] , so it is { $low }: the bounds meet
       *[none] { "" }
    }
course-known =
    { $helps ->
        [leaf] The table knows the value { $low }.
        [answer] The table knows that { course-node } is worth { known-value }: no search is needed.
        [window] The table knows that { course-node } is worth { known-value }: its window is { course-window }.
       *[none] The table knows that { course-node } is worth { known-value }: that does not decide.
    }
course-cost = { course-leaves }

## E: open windows, current and final value

course-e-start = The root is called in the open window { course-window }; every call below gets a window of its own. Step forward to begin.
course-e-start-minimax = res begins at { $least } where MAX moves and at { $greatest } where MIN moves; it changes only when a child is better. Step forward to begin.
course-e-formed =
    { $formed ->
        [max] <nb>(<a>{ $best }</a>{ $comma }∞) <cap>∩</cap> ({ $aboveAlpha }{ $comma }{ $aboveBeta }) = { course-window }</nb>
        [min] <nb>(−∞{ $comma }<b>{ $best }</b>) <cap>∩</cap> ({ $aboveAlpha }{ $comma }{ $aboveBeta }) = { course-window }</nb>
       *[plain] { course-window }
    }
course-e-ray =
    { $player ->
        [max] <nb>[{ $score }{ $comma }∞)</nb>
       *[min] <nb>(−∞{ $comma }{ $score }]</nb>
    }
course-e-empty = <nb>{ course-e-ray } <cap>∩</cap> { course-window } <x>= <none>∅</none></x></nb>
course-e-common = <nb>{ course-e-ray } <cap>∩</cap> { course-window } ≠ <none>∅</none></nb>
course-e-to =
    { $leaf ->
        [end] , down to the terminal position { $score }
        [static] , down to the position { $score } at the limit
       *[none] { "" }
    }
course-e-descend =
    { $called ->
        [same] The calls always go to the first child, all in { course-window }{ course-e-to }.
        [other] The calls always go to the first child, at last in { course-window }{ course-e-to }.
       *[plain] The calls always go to the first child{ course-e-to }.
    }
course-e-call-below =
    { $called ->
        [plain] { course-node-first } is called, then always the first child below it{ course-e-to }.
       *[window] { course-node-first } is called in { course-e-formed }, and so is every first child below it{ course-e-to }.
    }
course-e-call =
    { $formed ->
        [max] { course-node-first } is called in { course-e-formed }: { $best } or less could not raise the maximum.
        [min] { course-node-first } is called in { course-e-formed }: { $best } or more could not lower the minimum.
        [plain] { course-node-first } is called in { course-window }.
       *[none] { course-node-first } is called.
    }
course-e-leaf =
    { $formed ->
        [max] The next child is called in { course-e-formed }{ course-e-worth }.
        [min] The next child is called in { course-e-formed }{ course-e-worth }.
        [plain] The first child is called in { course-window }, its parent’s window{ course-e-worth }.
        [other] The child is called in { course-window }{ course-e-worth }.
       *[none] The child is called{ course-e-worth }.
    }
course-e-worth =
    { $told ->
        [yes] { "" }
       *[no] : it is worth { $score }
    }
course-e-has =
    { $holds ->
        [yes] { $player ->
            [max] { course-node-first } has { $score } and is MAX: in the end { $score } or more.
           *[min] { course-node-first } has { $score } and is MIN: in the end { $score } or less.
        }
       *[no] { $player ->
            [max] { course-node-first } has { $score } and is MAX: it returns { $score } or more, whatever the position is worth.
           *[min] { course-node-first } has { $score } and is MIN: it returns { $score } or less, whatever the position is worth.
        }
    }
course-e-has-common = { course-e-has } { course-e-common }: no cut.
course-e-has-cut =
    { $player ->
        [max] { course-node-first } has { $score } and is MAX, so { course-e-empty }. { course-cut }
       *[min] { course-node-first } has { $score } and is MIN, so { course-e-empty }. { course-cut }
    }
course-e-cut = { course-at-node-first }, { course-e-empty }, so { course-lost }. { course-cut }
course-e-keeps =
    { $player ->
        [max] { $score } does not raise the { $best } { course-at-node }.
       *[min] { $score } does not lower the { $best } { course-at-node }.
    }
course-e-final =
    { $alone ->
        [yes] { course-node-first } has no child left: { $score } is final.
       *[no] No child is left: { $score } is final.
    }
course-e-handed =
    { $alone ->
        [yes] { course-node-first } returns { $score }.
       *[no] { $score } is returned.
    }
course-e-narrow = From now on { course-node } calls its children in { course-window }.
course-e-end =
    { $said ->
        [inside] The result { $score } lies inside { course-window }, so it is exact.
        [lower] The result is <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: by the theorem the root is worth { $score } or more{ course-end-proved }.
        [upper] The result is <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: by the theorem the root is worth { $score } or less{ course-end-proved }.
       *[certain] The result is { $score }, the value of the root.
    }

## C: v between min and max

course-c-start = v begins at min where + moves and at max where − moves; it changes only when a child is better. Step forward to begin.
course-c-start-minimax = v begins at { $least } where + moves and at { $greatest } where − moves; it changes only when a child is better. Step forward to begin.
course-c-called =
    { $called ->
        [window] { " " }in { course-window }
       *[plain] { "" }
    }
course-c-found =
    { $leaf ->
        [static] the static value { $score }
       *[end] { $score }
    }
course-c-descend = The first calls go down{ course-c-called } to { course-c-found }.
course-c-below = { course-node-first } is called{ course-c-called } and goes down to { course-c-found }.
course-c-call = { course-node-first } is called{ course-c-called }.
course-c-leaf =
    { $told ->
        [yes] The next child is called{ course-c-called }.
       *[no] The next child is called{ course-c-called } and is worth { course-c-found }.
    }
course-c-moves =
    { $player ->
        [max] <nb>{ $score } > { $from }</nb>: v = { $score } { course-at-node }.
       *[min] <nb>{ $score } { "<" } { $from }</nb>: v = { $score } { course-at-node }.
    }
course-c-next =
    { $player ->
        [max] Its next calls get <nb><a>min = { $to }</a></nb>.
       *[min] Its next calls get <nb><b>max = { $to }</b></nb>.
    }
course-c-grows =
    { $player ->
        [max] From here v can only grow.
       *[min] From here v can only fall.
    }
course-c-keeps =
    { $player ->
        [max] { $score } is not more than { $to }: v is still { $to } { course-at-node }.
       *[min] { $score } is not less than { $to }: v is still { $to } { course-at-node }.
    }
course-c-cut =
    { $player ->
        [max] <nb>v = { $score } > <b>max = { $met }</b></nb>{ course-c-other }: the rest (…) cannot matter: <x>X.</x>
       *[min] <nb>v = { $score } { "<" } <a>min = { $met }</a></nb>{ course-c-other }: the rest (…) cannot matter: <x>X.</x>
    }
course-c-other =
    { $held ->
        [window] , where the root window ends
       *[node] { $player ->
            [max] , and { course-holder }, −, can only fall
           *[min] , and { course-holder }, +, can only grow
        }
    }
course-c-returns =
    { $handed ->
        [clamped] { $player ->
            [max] { course-node-first } returns <b>max</b>: { $best }→{ $score }.
           *[min] { course-node-first } returns <a>min</a>: { $best }→{ $score }.
        }
        [past] { $player ->
            [max] No child is left, and <nb>v = { $best } > <b>max = { $score }</b></nb>: { course-node } returns <b>max</b>.
           *[min] No child is left, and <nb>v = { $best } { "<" } <a>min = { $score }</a></nb>: { course-node } returns <a>min</a>.
        }
        [left] No child is left: { course-node } returns { $score }.
       *[cut] { course-node-first } returns { $score }.
    }
course-c-end = The root is worth { $score }{ outcome }. { course-leaves }

## B: one bound a node, V(P, α, β)

course-b-start = V(P, α, β) goes through the tree from the left: α is what MAX is sure of, β what MIN is sure of. Step forward to begin.
course-b-start-minimax = V(P) is the greatest value of the children where MAX moves, the least where MIN moves. Step forward to begin.
course-b-value =
    { $bound ->
        [lower] { course-b-name } ≈ { $score }, at least { $score }
        [upper] { course-b-name } ≈ { $score }, at most { $score }
       *[exact] { course-b-name } = { $score }
    }
course-b-name =
    { $at ->
        [root] V
       *[node] V(<k>{ $node }</k>)
    }
course-b-begin =
    { $called ->
        [window] Begin { course-at-node }, with { course-window }.
       *[plain] Begin { course-at-node }.
    }
course-b-down =
    { $leaf ->
        [none] Down to <k>{ $names }</k>.
       *[end] Down to <k>{ $names }</k> and to the value { $score }.
    }
course-b-leaf = The next child gives { $score }.
course-b-takes =
    { $player ->
        [max] { $count ->
            [one] { course-at-node-first }, MAX has one child: { course-b-value }.
           *[other] { course-at-node-first }, MAX takes the greatest of { $scores }: { course-b-value }.
        }
       *[min] { $count ->
            [one] { course-at-node-first }, MIN has one child: { course-b-value }.
           *[other] { course-at-node-first }, MIN takes the least of { $scores }: { course-b-value }.
        }
    }
course-b-returns = { course-b-value }.
course-b-bound =
    { $player ->
        [max] <nb><a>α = { $to }</a></nb>
       *[min] <nb><b>β = { $to }</b></nb>
    }
course-b-moves =
    { $first ->
        [yes] Back { course-at-node }, now with { course-b-bound }.
       *[no] So { course-b-bound } { course-at-node }.
    }
course-b-so-far = Back { course-at-node }, with { $score } so far.
course-b-takes-no-bound = { course-at-node-first }, { $score } is the best so far, but not past { course-b-bound }.
course-b-keeps = { course-at-node-first }, { $score } is no better than { $best }.
course-b-cut =
    { $player ->
        [max] { course-at-node-first }, MAX is sure of at least { $score }, and <nb>{ $score } > <b>β = { $met }</b></nb>{ course-b-prefers }. { course-cut }
       *[min] { course-at-node-first }, MIN is sure of at most { $score }, and <nb>{ $score } { "<" } <a>α = { $met }</a></nb>{ course-b-prefers }. { course-cut }
    }
course-b-prefers =
    { $held ->
        [window] , where the root window ends
       *[node] { $player ->
            [max] : MIN { course-at-holder } { course-b-choice }
           *[min] : MAX { course-at-holder } { course-b-choice }
        }
    }
course-b-choice =
    { $childAt ->
        [leaf] prefers what it has, without knowing { course-node }
       *[node] prefers <k>{ $child }</k>, without knowing { course-node }
    }
course-b-end = { course-b-value }: the line is <k>{ $line }</k>. { course-leaves }

## A: player and opponent, levels, bounds that are assigned

course-a-start = α is the player’s bound, β the opponent’s: variables, updated first and compared afterwards. Step forward to begin.
course-a-start-minimax = Each node collects the values of all its children: the player takes the greatest, the opponent the least. Step forward to begin.
course-a-start-levels = All leaves have their values first. Then level by level, up to level 0, the player takes the greatest, the opponent the least. Step forward to begin.
course-a-who =
    { $player ->
        [max] the player
       *[min] the opponent
    }
course-a-place = { course-node-first }, level { $level }
course-a-call =
    { $called ->
        [window] { course-a-place }, is called with { course-window }.
       *[plain] { course-a-place }, is called.
    }
course-a-leaf = The next position is worth { $score }.
course-a-moves =
    { $player ->
        [max] { course-a-place }: the player gets { $score }, so <a>α</a> becomes <a>{ $score }</a>.
       *[min] { course-a-place }: the opponent gets { $score }, so <b>β</b> becomes <b>{ $score }</b>.
    }
course-a-met =
    { $player ->
        [max] { course-a-place }: the player gets { $score }, so <nb><a>α = { $score }</a></nb> meets <nb><b>β = { $other }</b></nb>, but no branch is left.
       *[min] { course-a-place }: the opponent gets { $score }, so <nb><b>β = { $score }</b></nb> meets <nb><a>α = { $other }</a></nb>, but no branch is left.
    }
course-a-keeps =
    { $player ->
        [max] { course-a-place }: { $score } does not raise <nb><a>α = { $to }</a></nb>.
       *[min] { course-a-place }: { $score } does not lower <nb><b>β = { $to }</b></nb>.
    }
course-a-cut =
    { $player ->
        [max] { course-a-place }: the player gets { $score }, and <nb><a>α = { $score }</a> ≥ <b>β = { $met }</b></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
       *[min] { course-a-place }: the opponent gets { $score }, and <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
    }
course-a-has =
    { $held ->
        [window] There the root window ends
       *[node] { $player ->
            [max] The opponent already has { $met } { course-at-holder }
           *[min] The player already has { $met } { course-at-holder }
        }
    }
course-a-hanging =
    { $lost ->
        [one] one branch is left hanging
       *[other] { $lost } branches are left hanging
    }
course-returns =
    { $side ->
        [alpha] { course-node-first } returns <nb><a>α = { $score }</a></nb>.
       *[beta] { course-node-first } returns <nb><b>β = { $score }</b></nb>.
    }
course-now = { course-node-first } now has { course-window }.
course-a-collects = { course-a-place }: { course-a-who } collects the values { $scores }.
course-a-takes =
    { $player ->
        [max] { course-a-place }: the player takes the greatest, { $score }.
       *[min] { course-a-place }: the opponent takes the least, { $score }.
    }
course-a-level-leaves = Level { $level }, the leaves: { $scores }.
course-a-level =
    { $player ->
        [max] Level { $level }, the player: each node takes the greatest of its children, { $scores }.
        [min] Level { $level }, the opponent: each node takes the least of its children, { $scores }.
       *[both] Level { $level }: each node takes the best of its children, { $scores }.
    }
course-a-end =
    { $player ->
        [max] The player chooses <k>{ $move }</k> and gets { $score }{ outcome }. { course-leaves }
       *[min] The opponent chooses <k>{ $move }</k> and gets { $score }{ outcome }. { course-leaves }
    }

## D: depth counts down, the loop stops

course-d-start = The depth begins at { $depth } and counts down to 0; α and β are variables, updated before they are compared. Step forward to begin.
course-d-start-minimax = The depth begins at { $depth } and counts down to 0; each node collects the scores of all its children and returns their maximum or minimum. Step forward to begin.
course-d-start-levels = The states at depth 0 have their scores first. Then, up to depth { $depth }, each node takes the maximum or minimum of its children. Step forward to begin.
course-d-place = { course-node-first }, depth { $depth }
course-d-call =
    { $called ->
        [window] { course-d-place }, is called with { course-window }.
       *[plain] { course-d-place }, is called.
    }
course-d-leaf = A child returns its score { $score }.
course-d-moves =
    { $player ->
        [max] { course-d-place }: { $score } comes back, so <a>α</a> becomes <a>{ $score }</a>.
       *[min] { course-d-place }: { $score } comes back, so <b>β</b> becomes <b>{ $score }</b>.
    }
course-d-met =
    { $player ->
        [max] { course-d-place }: { $score } comes back, so <nb><a>α = { $score }</a></nb> meets <nb><b>β = { $other }</b></nb>, but no child is left.
       *[min] { course-d-place }: { $score } comes back, so <nb><b>β = { $score }</b></nb> meets <nb><a>α = { $other }</a></nb>, but no child is left.
    }
course-d-keeps =
    { $player ->
        [max] { course-d-place }: { $score } changes nothing: <nb><a>α</a> stays { $to }</nb>.
       *[min] { course-d-place }: { $score } changes nothing: <nb><b>β</b> stays { $to }</nb>.
    }
course-d-cut =
    { $player ->
        [max] { course-d-place }: { $score } comes back, and <nb><b>β = { $met }</b> ≤ <a>α = { $score }</a></nb>: the loop stops. { course-d-whose } { course-cut }
       *[min] { course-d-place }: { $score } comes back, and <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>: the loop stops. { course-d-whose } { course-cut }
    }
course-d-whose =
    { $held ->
        [window] The { $met } is an end of the root window.
       *[node] { $plies ->
            [one] The { $met } is { course-holder }’s, one ply up.
           *[other] The { $met } is { course-holder }’s, { $plies } plies up.
        }
    }
course-d-collects = { course-d-place }: the children return { $scores }.
course-d-takes =
    { $player ->
        [max] { course-d-place }: the maximum is { $score }.
       *[min] { course-d-place }: the minimum is { $score }.
    }
course-d-level-leaves = The leaves at depth { $depth }: { $scores }.
course-d-level =
    { $player ->
        [max] Depth { $depth }, maximising: each node takes the maximum of its children, { $scores }.
        [min] Depth { $depth }, minimising: each node takes the minimum of its children, { $scores }.
       *[both] Depth { $depth }: each node takes the best of its children, { $scores }.
    }
course-d-end = The root returns { $score }{ outcome }. { course-leaves }

## the pseudo-code of the courses

course-e-code-call =
    { $player ->
        [max] MAX(s, <a>α</a>, <b>β</b>)
       *[min] MIN(s, <a>α</a>, <b>β</b>)
    }
course-e-code-plain =
    { $player ->
        [max] MAX(s)
       *[min] MIN(s)
    }
course-e-code-leaf = <k>if</k> s is terminal: <k>return</k> its payoff
course-e-code-start =
    { $player ->
        [max] res ← the least payoff
       *[min] res ← the greatest payoff
    }
course-e-code-each = <k>for each</k> child s′:
course-e-code-window =
    { $player ->
        [max] max(<a>α</a>, res), <b>β</b>
       *[min] <a>α</a>, min(<b>β</b>, res)
    }
course-e-code-descend =
    { $callee ->
        [max] resnew ← MAX(s′, { course-e-code-window })
        [min] resnew ← MIN(s′, { course-e-code-window })
       *[any] resnew ← search(s′, { course-e-code-window })
    }
course-e-code-descend-plain =
    { $callee ->
        [max] resnew ← MAX(s′)
        [min] resnew ← MIN(s′)
       *[any] resnew ← search(s′)
    }
course-e-code-best =
    { $player ->
        [max] <k>if</k> resnew > res: res ← resnew
       *[min] <k>if</k> resnew { "<" } res: res ← resnew
    }
course-e-code-best-last =
    { $player ->
        [max] <k>if</k> resnew ≥ res: res ← resnew
       *[min] <k>if</k> resnew ≤ res: res ← resnew
    }
course-e-code-cut =
    { $player ->
        [max] <k>if</k> resnew ≥ <b>β</b>: <k>return</k> resnew
       *[min] <k>if</k> resnew ≤ <a>α</a>: <k>return</k> resnew
    }
course-e-code-return = <k>return</k> res
course-e-code-break =
    { $player ->
        [max] <k>if</k> resnew ≥ <b>β</b>: res ← resnew, <k>leave</k> the loop
       *[min] <k>if</k> resnew ≤ <a>α</a>: res ← resnew, <k>leave</k> the loop
    }
course-e-code-known = <k>if</k> the table decides: <k>return</k> its number
course-e-code-known-narrow = <a>α</a>, <b>β</b> ← narrowed by the table
course-e-code-store = table[s] ← what res proves
course-e-code-mtd = MTD(s, result)
course-e-code-mtd-start = lower ← { $least }, upper ← { $greatest }
course-e-code-mtd-while = <k>while</k> lower { "<" } upper:
course-e-code-mtd-beta = <b>β</b> ← max(result, lower + { $unit })
course-e-code-mtd-search = result ← ab(s, <b>β</b> − { $unit }, <b>β</b>)
course-e-code-mtd-upper = <k>if</k> result { "<" } <b>β</b>: upper ← result
course-e-code-mtd-lower = <k>else</k>: lower ← result
course-code-deepening-sort = sort the children by these values
course-code-deepening-lines = store the refutation lines
course-c-code-call =
    { $player ->
        [max] search(n, d, <a>min</a>, <b>max</b>), n is +
       *[min] search(n, d, <a>min</a>, <b>max</b>), n is −
    }
course-c-code-plain =
    { $player ->
        [max] search(n, d), n is +
       *[min] search(n, d), n is −
    }
course-c-code-leaf = <k>if</k> terminal or d = 0: <k>return</k> its value
course-c-code-start =
    { $player ->
        [max] v ← <a>min</a>
       *[min] v ← <b>max</b>
    }
course-c-code-start-plain = v ← { $worst }
course-c-code-descend =
    { $player ->
        [max] v′ ← search(child, d−1, v, <b>max</b>)
       *[min] v′ ← search(child, d−1, <a>min</a>, v)
    }
course-c-code-descend-plain = v′ ← search(child, d−1)
course-c-code-best =
    { $player ->
        [max] <k>if</k> v′ > v: v ← v′
       *[min] <k>if</k> v′ { "<" } v: v ← v′
    }
course-c-code-best-last =
    { $player ->
        [max] <k>if</k> v′ ≥ v: v ← v′
       *[min] <k>if</k> v′ ≤ v: v ← v′
    }
course-c-code-cut =
    { $player ->
        [max] <k>if</k> v > <b>max</b>: <k>return</k> <b>max</b>
       *[min] <k>if</k> v { "<" } <a>min</a>: <k>return</k> <a>min</a>
    }
course-c-code-return = <k>return</k> v
course-b-code-call = V(P, <a>α</a>, <b>β</b>)
course-b-code-plain = V(P)
course-b-code-leaf = P without moves: its own value
course-b-code-descend = Val ← V(child, <a>α</a>, <b>β</b>)
course-b-code-descend-plain = Val ← V(child)
course-b-code-cut-max = at MAX: <k>stop</k>, <k>if</k> Val > <b>β</b>
course-b-code-cut-min = at MIN: <k>stop</k>, <k>if</k> Val { "<" } <a>α</a>
course-b-code-bound =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, Val)
       *[min] <b>β</b> ← min(<b>β</b>, Val)
    }
course-b-code-return =
    { $player ->
        [max] MAX: V(P) is the greatest Val
       *[min] MIN: V(P) is the least Val
    }
course-b-code-return-last =
    { $player ->
        [max] MAX: V(P) is the greatest Val, the last
       *[min] MIN: V(P) is the least Val, the last
    }
course-a-code-call =
    { $player ->
        [max] PLAYER(w, <a>α</a>, <b>β</b>)
       *[min] OPPONENT(w, <a>α</a>, <b>β</b>)
    }
course-a-code-plain =
    { $player ->
        [max] minimax(w, g), g = player
       *[min] minimax(w, g), g = opponent
    }
course-a-code-leaf = <k>if</k> w is terminal: <k>return</k> its value
course-a-code-each = <k>for each</k> child w′ of w:
course-a-code-descend-plain = collect minimax(w′, the other)
course-a-code-assign =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, { course-a-code-called })
       *[min] <b>β</b> ← min(<b>β</b>, { course-a-code-called })
    }
course-a-code-called =
    { $callee ->
        [max] PLAYER(w′, <a>α</a>, <b>β</b>)
        [min] OPPONENT(w′, <a>α</a>, <b>β</b>)
       *[any] search(w′, <a>α</a>, <b>β</b>)
    }
course-a-code-cut =
    { $player ->
        [max] <k>if</k> <a>α</a> ≥ <b>β</b>: <k>return</k> <b>β</b>
       *[min] <k>if</k> <b>β</b> ≤ <a>α</a>: <k>return</k> <a>α</a>
    }
course-a-code-return-plain =
    { $player ->
        [max] <k>return</k> the greatest of them
       *[min] <k>return</k> the least of them
    }
course-a-code-levels = minimax by levels(w)
course-a-code-levels-each = <k>for each</k> level, from the lowest up:
course-a-code-levels-leaf = a terminal node: its value
course-a-code-levels-max = the player’s: the greatest of its children
course-a-code-levels-min = the opponent’s: the least of its children
course-a-code-levels-choose = choose the child with the best value
course-code-deepening = deepen(limit)
course-code-deepening-each = <k>for</k> d ← 1 <k>to</k> limit:
course-code-deepening-search = search(d)
course-d-code-call = search(state, depth, <a>α</a>, <b>β</b>, mine)
course-d-code-plain = search(state, depth, mine)
course-d-code-leaf = <k>if</k> depth = 0: <k>return</k> score(state)
course-d-code-mine = <k>if</k> mine: <k>for each</k> child:
course-d-code-else = <k>else</k>: <k>for each</k> child:
course-d-code-alpha = <a>α</a> ← max(<a>α</a>, search(child, depth−1))
course-d-code-beta = <b>β</b> ← min(<b>β</b>, search(child, depth−1))
course-d-code-stop = <k>if</k> <b>β</b> ≤ <a>α</a>: leave the loop
course-d-code-return-alpha = <k>then</k> <k>return</k> <a>α</a>
course-d-code-return-beta = <k>then</k> <k>return</k> <b>β</b>
course-d-code-add = add search(child, depth−1) to values
course-d-code-return-max = <k>if</k> mine: <k>return</k> max(values)
course-d-code-return-min = <k>else</k>: <k>return</k> min(values)
course-d-code-each = <k>for each</k> child:
course-d-code-deepening = deepen(state, limit)
course-d-code-deepening-each = <k>for</k> depth ← 1 <k>to</k> limit:
course-d-code-deepening-search = search(state, depth, −∞, +∞, TRUE)
course-d-code-now-cutoff =
    { $player ->
        [max] <b>{ $met }</b> ≤ <a>{ $score }</a>
       *[min] <b>{ $score }</b> ≤ <a>{ $met }</a>
    }

## the live values of the courses

course-live-called = { " " }· as called
course-live-here = { " " }here
course-live-player = { " " }· player
course-live-opponent = { " " }· opponent
course-live-min = min
course-live-max = max
course-live-res = res
course-live-v = v
course-live-w = value
course-live-val = Val
course-live-depth = depth
