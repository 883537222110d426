# Secateur în română. Marcajele și regulile sunt cele din en.ftl; propoziții de cel mult 170 de caractere.
#
# Glosar: game tree arbore de joc · node nod · leaf frunză · root rădăcină · child fiu · ply nivel · depth limit limită
# de adâncime · score scor · value, worth valoare · static evaluation evaluare statică · best optim (cel mai bun scor) ·
# window fereastră · root window fereastra inițială · zero window fereastră nulă · bound limită · cut-off retezare ·
# deep profund · principal variation variația principală · strict strict · running bound limită curentă · dialect
# dialect · step pas · run rulare · frame cadru · seed sămânță · fail-soft și fail-hard netraduse. În pseudocod se
# traduc și numele variabilelor.
# Numele nodurilor și numerele stau după substantiv („nodul MIN b”, „din nodul b”) și nu se declină. De la 20 în sus
# numerele cer „de”. Ferestrele și șirurile de numere se despart prin punct și virgulă: virgula este zecimală.

## the page

page-title = Secateur: minimax și alpha-beta, pas cu pas
brand = Secateur
bar-label = Căutare și arbore
stage-label = Arbore de joc
aside-label = Starea căutării
player-label = Pași
fatal = Secateur nu poate porni: modulul de căutare nu se încarcă. Reîncărcați pagina; dacă nu ajută, folosiți un browser actual.
fatal-detail = Browserul spune: { $reason }
failed-title = În program a apărut o eroare.
failed-kept = Arborele și toate schimbările lui sunt păstrate. Pentru a continua, reîncărcați pagina.
failed-on = Continuă
failed-without = Continuă fără acest arbore
decimal-sign = ,

## names of nodes, shared by the sentences

who =
    { $at ->
        [root] Rădăcina
        [max] Nodul MAX { $node }
       *[min] Nodul MIN { $node }
    }
# După „pentru”.
caller-whole =
    { $callerAt ->
        [root] rădăcină
        [max] nodul MAX { $caller }
       *[min] nodul MIN { $caller }
    }
# După număr: „3 din rădăcină”.
caller-own =
    { $callerAt ->
        [root] din rădăcină
       *[node] din nodul { $caller }
    }
where-node = în nodul { $node }
where-holder = în nodul { $holder }
where-alpha-holder = în nodul { $alphaHolder }
where-beta-holder = în nodul { $betaHolder }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step and after the last

start-minimax = Minimax evaluează fiecare frunză și duce scorurile în sus: MAX îl ia pe cel mai mare, MIN pe cel mai mic. Pentru a începe, faceți un pas înainte.
start-alpha-beta = <nb>Alpha-beta</nb> caută de la stânga și sare peste frunzele care nu pot schimba valoarea rădăcinii. Pentru a începe, faceți un pas înainte.
start-window = <nb>Alpha-beta</nb> primește fereastra { window }: un scor din interiorul ei este exact, unul din afară este doar o limită.

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] Rădăcina are valoarea
           *[node] Rădăcina { $node } are valoarea
        } { $score }{ outcome }
    }
wins-soon =
    { wins-who } { $plies ->
        [one] în { $plies } semimutare
        [few] în { $plies } semimutări
       *[other] în { $plies } de semimutări
    }
wins-who =
    { $soon ->
        [win] MAX câștigă
        [loss] MAX pierde
        [max-win] MAX câștigă
        [max-loss] MAX pierde
        [min-win] MIN câștigă
       *[min-loss] MIN pierde
    }
outcome =
    { $outcome ->
        [soon] { " " }({ wins-soon })
        [win] { " " }(MAX câștigă)
        [loss] { " " }(MAX pierde)
        [max] { " " }pentru MAX
        [min] { " " }pentru MIN
        [max-win] { " " }(MAX câștigă)
        [max-loss] { " " }(MAX pierde)
        [min-win] { " " }(MIN câștigă)
        [min-loss] { " " }(MIN pierde)
       *[none] { "" }
    }
end-line =
    { $line ->
        [long] variația principală începe cu { $moves }
       *[whole] variația principală este { $moves }
    }
end-evaluated =
    { $unit ->
        [static] Poziții evaluate
       *[leaf] Frunze evaluate
    }: { $leaves }
end-effort =
    { end-evaluated }{ $effort ->
        [partial] { "" }
       *[whole] { " " }(minimax: { $needed })
    }
end-exact-minimax = { end-root }, { end-line }. { end-evaluated }.
end-exact = { end-root }, { end-line }. { end-effort }.
end-lower = Căutarea întoarce { $score }, iar <nb>{ $score } ≥ <b>β = { $met }</b></nb>: valoarea rădăcinii este cel puțin { $score }{ end-more }. { end-effort }.
end-upper = Căutarea întoarce { $score }, iar <nb>{ $score } ≤ <a>α = { $met }</a></nb>: valoarea rădăcinii este cel mult { $score }{ end-more }. { end-effort }.
end-more =
    { $proved ->
        [yes] { end-proved }
       *[no] , mai mult nu se știe
    }
end-proved = ; din frunze, exact { $score }

## the sentence: one event each

visit-minimax =
    { $player ->
        [max] { who } caută cel mai mare dintre scorurile fiilor săi.
       *[min] { who } caută cel mai mic dintre scorurile fiilor săi.
    }
window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
held-alpha =
    { $alphaHeld ->
        [end] niciun câștig nu este mai mic decât { $alpha }
        [window] fereastra inițială începe la { $alpha }
        [root] MAX are deja { $alpha } în rădăcină
       *[node] MAX are deja { $alpha } { where-alpha-holder }
    }
held-beta =
    { $betaHeld ->
        [end] niciun câștig nu este mai mare decât { $beta }
        [window] fereastra inițială se termină la { $beta }
        [root] MIN are deja { $beta } în rădăcină
       *[node] MIN are deja { $beta } { where-beta-holder }
    }
visit-full = { who } începe cu fereastra completă { window }: niciun jucător nu are încă nimic.
visit-alpha = { who } începe cu fereastra { window }: { held-alpha }.
visit-beta = { who } începe cu fereastra { window }: { held-beta }.
visit-both = { who } începe cu fereastra { window }: { held-alpha }, iar { held-beta }.
visit-same-window = { who } începe cu fereastra inițială { window }: niciun jucător nu are încă ceva mai bun.
visit-root-window = { who } începe cu fereastra inițială { window }: întrebarea privește doar scorurile din interiorul ei.

worth =
    { $what ->
        [static] { $at ->
            [root] Rădăcina
           *[node] Nodul { $node }
        } atinge limita de adâncime cu evaluarea statică { $score }
        [pass] Limita trecerii ({ $limit }): { $at ->
            [root] rădăcina
           *[node] nodul { $node }
        } are evaluarea statică { $score }
        [named] { $outcome ->
            [soon] Frunza { $node }: { wins-soon } ({ $score })
           *[none] Frunza { $node } are valoarea { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] Frunza: { wins-soon } ({ $score })
           *[none] Frunza are valoarea { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] Tot arborele este o singură frunză, cu valoarea { $score }{ outcome }.
    }
evaluate-first = { worth }: este primul scor pentru { caller-whole }.
evaluate-better = { worth }: pentru { caller-player } e mai bine decât { $callerBest } { caller-own }.
evaluate-equal = { worth }, la fel ca { $callerBest } { caller-own }: rămâne primul.
evaluate-worse = { worth }: pentru { caller-player } nu e mai bine decât { $callerBest } { caller-own }.

improve-best =
    { $first ->
        [yes] { who } ia { $score }, primul său scor, drept cel mai bun de până acum
       *[no] { who } ia { $score } drept cel mai bun scor al său, mai bun decât { $previous }
    }
improve = { improve-best }.
improve-outside =
    { $player ->
        [max] { improve-best }. Nu este peste <nb><a>α = { $bound }</a></nb>, deci fereastra rămâne.
       *[min] { improve-best }. Nu este sub <nb><b>β = { $bound }</b></nb>, deci fereastra rămâne.
    }
improve-met =
    { $player ->
        [max] { improve-best }. <nb>{ $score } { compare } <b>β = { $bound }</b></nb>, dar nu mai este nimic de retezat.
       *[min] { improve-best }. <nb>{ $score } { compare } <a>α = { $bound }</a></nb>, dar nu mai este nimic de retezat.
    }
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
            [root] MAX are acum { $to } în rădăcină
           *[node] MAX are acum { $to } { where-node }
        }: <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.
       *[min] { $at ->
            [root] MIN are acum { $to } în rădăcină
           *[node] MIN are acum { $to } { where-node }
        }: <nb><b>β</b> scade</nb> de la { $from } la <b>{ $to }</b>, iar fereastra este { window }.
    }

cutoff-held =
    { $side ->
        [alpha] { $held ->
            [window] Fereastra inițială începe la { $met }
            [root] MAX are deja { $met } în rădăcină
           *[node] MAX are deja { $met } { where-holder }
        }
       *[beta] { $held ->
            [window] Fereastra inițială se termină la { $met }
            [root] MIN are deja { $met } în rădăcină
           *[node] MIN are deja { $met } { where-holder }
        }
    }
cutoff-seen =
    { $held ->
        [end] { who } are { $score }, cel mai bun scor posibil, iar <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
       *[held] { who } are { $score }. { cutoff-held }, iar <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
    }
cutoff-lost =
    { $lost ->
        [one] ultimul fiu nu mai poate schimba nimic
        [few] ultimii { $lost } fii nu mai pot schimba nimic
       *[other] ultimii { $lost } de fii nu mai pot schimba nimic
    }
cutoff =
    { cutoff-seen }: { cutoff-lost }. <x>{ $deep ->
        [yes] Retezare { side } profundă
       *[no] Retezare { side }
    }.</x>
side =
    { $side ->
        [alpha] α
       *[beta] β
    }

return-minimax =
    { $player ->
        [max] { who } întoarce { $score }, cel mai mare dintre scorurile sale. { arrival }
       *[min] { who } întoarce { $score }, cel mai mic dintre scorurile sale. { arrival }
    }
return-exact = { who } întoarce { $score }, valoarea sa exactă. { arrival }
return-lower = { who } întoarce { $score }: valoarea sa este cel puțin { $score }. { arrival }
return-upper = { who } întoarce { $score }: valoarea sa este cel mult { $score }. { arrival }
proved =
    { $bound ->
        [upper] cel mult
        [lower] cel puțin
       *[exact] exact
    }
return-raised =
    { $returns ->
        [fail-hard] { who } are { $best }, dar întoarce <nb><a>α = { $score }</a></nb>: fail-hard nu iese din fereastră. Valoarea sa: { proved } { $score }. { arrival }
       *[running-bound] { who } are { $best }, dar întoarce <nb><a>α = { $score }</a></nb>, pe care nu l-a ridicat nimic. Valoarea sa: { proved } { $score }. { arrival }
    }
return-lowered =
    { $returns ->
        [fail-hard] { who } are { $best }, dar întoarce <nb><b>β = { $score }</b></nb>: fail-hard nu iese din fereastră. Valoarea sa: { proved } { $score }. { arrival }
       *[running-bound] { who } are { $best }, dar întoarce <nb><b>β = { $score }</b></nb>, pe care nu l-a coborât nimic. Valoarea sa: { proved } { $score }. { arrival }
    }
arrival =
    { $arrival ->
        [first] Este primul scor pentru { caller-whole }.
        [better] Pentru { caller-player } e mai bine decât { $callerBest } { caller-own }.
        [tied] La fel ca { $callerBest } { caller-own }: rămâne ultimul.
        [equal] La fel ca { $callerBest } { caller-own }: rămâne primul.
       *[worse] Pentru { caller-player } nu e mai bine decât { $callerBest } { caller-own }.
    }

## the pseudo-code

code-label = Pseudocod
code-call =
    { $player ->
        [max] MAX(nod)
       *[min] MIN(nod)
    }
code-call-window =
    { $player ->
        [max] MAX(nod, <a>α</a>, <b>β</b>)
       *[min] MIN(nod, <a>α</a>, <b>β</b>)
    }
code-leaf = <k>dacă</k> frunză: <k>întoarce</k> valoarea
code-limit = <k>dacă</k> limită: <k>întoarce</k> eval. statică
code-start =
    { $player ->
        [max] optim ← { $worst }
       *[min] optim ← { $worst }
    }
code-each = <k>pentru fiecare</k> fiu:
code-descend =
    { $callee ->
        [max] v ← MAX(fiu)
        [min] v ← MIN(fiu)
       *[any] v ← caută(fiu)
    }
code-descend-window =
    { $callee ->
        [max] v ← MAX(fiu, <a>α</a>, <b>β</b>)
        [min] v ← MIN(fiu, <a>α</a>, <b>β</b>)
       *[any] v ← caută(fiu, <a>α</a>, <b>β</b>)
    }
code-best =
    { $player ->
        [max] optim ← max(optim, v)
       *[min] optim ← min(optim, v)
    }
code-narrow =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, optim)
       *[min] <b>β</b> ← min(<b>β</b>, optim)
    }
code-cut =
    { $player ->
        [max] <k>dacă</k> { $returns ->
            [running-bound] <a>α</a>
           *[other] optim
        } { compare } <b>β</b>: <k>întoarce</k> { $returns ->
            [fail-hard] <b>β</b>
            [running-bound] <a>α</a>
           *[fail-soft] optim
        }
       *[min] <k>dacă</k> { $returns ->
            [running-bound] <b>β</b>
           *[other] optim
        } { compare } <a>α</a>: <k>întoarce</k> { $returns ->
            [fail-hard] <a>α</a>
            [running-bound] <b>β</b>
           *[fail-soft] optim
        }
    }
code-return = <k>întoarce</k> optim
code-return-bound =
    { $player ->
        [max] <k>întoarce</k> <a>α</a>
       *[min] <k>întoarce</k> <b>β</b>
    }
code-root = rădăcină
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

panel-label = Ce se vede din căutare
panel-search = Căutare
panel-counts = Numere

## live values and counters

live-alpha = α
live-alpha-long = { " " }· are MAX
live-beta = β
live-beta-long = { " " }· are MIN
live-best = optim
live-best-long = { " " }aici
live-none = –
gauge-label = Axa numerelor, cu fereastra și cel mai bun scor
number-line = Axa numerelor: fereastra merge de la { $low } la { $high }.{ $ray ->
        [up] { " " }Valoarea de aici va fi cel puțin { $value }.
        [down] { " " }Valoarea de aici va fi cel mult { $value }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Cele două nu se întâlnesc: o retezare.
       *[no] { "" }
    }
counts-leaves = frunze evaluate
counts-positions = poziții evaluate
counts-number = { $value }
counts-of = din { $all }
counts-needs = pentru minimax
counts-cutoffs =
    { $cutoffs ->
        [one] retezare
       *[other] retezări
    }

## timeline and transport

timeline-label = Toată rularea
timeline-value = Pasul { $step } din { $length }. { $sentence }
timeline-value-open = Pasul { $step }. { $sentence }
transport-label = Pași
first-step = Primul pas
step-back = Pas înapoi
play = Redă
pause = Pauză
step-forward = Pas înainte
next-cutoff = Retezarea următoare
next-cutoff-keys = Retezarea următoare (Shift + →); cu Shift, cea precedentă
last-step = Ultimul pas
step-number = { $step }
step-of = din { $length }
speed-label = Viteza de redare
speed-value = { $speed } ×
key-leaf = frunză evaluată
key-narrow = fereastră îngustată
key-cut = retezare

## header and menu

algorithm-label = Algoritm
algorithm-minimax = Minimax
algorithm-alpha-beta = Alpha-beta
dialect-label = Dialect
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: retează la limită (≤ α, ≥ β) și întoarce cel mai bun scor găsit.
dialect-fail-soft-strict = Fail-soft, strict
dialect-fail-soft-strict-note = Fail-soft, strict: retează doar dincolo de limită (< α, > β) și întoarce cel mai bun scor găsit.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: retează la limită (≤ α, ≥ β) și întoarce un scor între α și β.
dialect-fail-hard-strict = Fail-hard, strict
dialect-fail-hard-strict-note = Fail-hard, strict: retează doar dincolo de limită (< α, > β) și întoarce un scor între α și β.
dialect-running-bound = Limită curentă
dialect-running-bound-note = Limită curentă: retează la limită (≤ α, ≥ β) și întoarce α final (MAX) sau β final (MIN).
example-label = Exemplu
example-own = Arbore propriu
example-button = Exemplu: { $name }
field-tree = Arbore
more = Mai multe setări
hint-static = { $score } înaintea unei paranteze este evaluare statică; o virgulă după număr îl face frunză.

## the example that the page opens with; the others come with the picker

course-books = Fundamente
course-books-kind = manuale
example-textbook = Manual, 2 niveluri
example-textbook-line = o retezare, aceeași în orice dialect
example-note = { $course }, { $kind }: { $line }.

## tree

tree-stage-label = Arbore de joc. Săgețile duc de la nod la nod, Enter schimbă o frunză.
tree-others = alte #
tree-row-max = MAX
tree-row-min = MIN
tree-row-level = nivel { $level }
tree-row-depth = adâncime { $depth }
tree-row-score = scor
tree-row-side-max = maximizează
tree-row-side-min = minimizează
tree-row-player-max = jucător
tree-row-player-min = oponent
tree-who =
    { $kind ->
        [max] nodul MAX
        [min] nodul MIN
       *[leaf] frunza
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }din rădăcină
       *[nameless] { "" }
    }
tree-is-now = aici
tree-is-pv = pe variația principală
tree-is-unseen = încă fără vizită
tree-is-cut = în partea retezată
tree-value =
    { $bound ->
        [most] cel mult { $score }
        [least] cel puțin { $score }
       *[exact] valoarea { $score }
    }
tree-window = fereastra de la { $alpha } la { $beta }
tree-plus-infinity = plus infinit
tree-minus-infinity = minus infinit
tree-zoom = Vederea arborelui
tree-zoom-in = Mărește
tree-zoom-out = Micșorează
tree-zoom-fit = Arată tot arborele

## stage

stage-present = Prezintă
stage-grain = Fiecare pas
stage-grain-event = un eveniment
stage-grain-lecture = un pas de curs
stage-grain-slide = un diapozitiv
stage-grain-leaf = o frunză
stage-grain-cut-off = o retezare
stage-returns = Nodul întoarce { $score }. { arrival }
stage-held =
    { $side ->
        [alpha] { $held ->
            [end] niciun câștig nu este mai mic decât { $met }
            [nobody] MAX nu are încă nimic
            [window] fereastra inițială începe la { $met }
            [root] MAX are deja { $met } în rădăcină
           *[node] MAX are deja { $met } { where-holder }
        }
       *[beta] { $held ->
            [end] niciun câștig nu este mai mare decât { $met }
            [nobody] MIN nu are încă nimic
            [window] fereastra inițială se termină la { $met }
            [root] MIN are deja { $met } în rădăcină
           *[node] MIN are deja { $met } { where-holder }
        }
    }
stage-question = { who } are <mark>{ $score }</mark>; { stage-held }, deci { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Va fi vizitat următorul fiu?
# $said: whether the hall has answered, and how.
stage-answer =
    { $said ->
        [right] { $answer ->
            [yes] Corect: da.
           *[no] Corect: nu.
        }
        [wrong] { $answer ->
            [yes] Ba da, va fi vizitat.
           *[no] Totuși nu va fi vizitat.
        }
       *[answer] { $answer ->
            [yes] Da.
           *[no] Nu.
        }
    }

## taking

taking-share = Distribuie
taking-export = Exportă
taking-dismiss = Ascunde
taking-ignored-not-loaded = O parte a paginii nu s-a putut încărca. Verificați rețeaua și încercați din nou sau reîncărcați pagina: arborele și pasul rămân.
notice-restart = Reîncarcă

## making

making-edit = Editează arborele

## comparing

compare-title = De unde vin numerele diferite?

## familia de algoritmi: ce spun listele

algorithm-group-basic = O singură căutare
algorithm-group-windows = Treceri și ferestre nule
algorithm-group-memory = Cu memorie
algorithm-negamax = Negamax
algorithm-minimax-by-levels = Minimax, nivel cu nivel
algorithm-iterative-deepening = Adâncire iterativă
algorithm-aspiration = Fereastră de aspirație
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alpha-beta cu tabelă
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
