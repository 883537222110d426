# Cuvintele a cinci cursuri în română: propozițiile, pseudocodul și valorile curente ca pe slide-urile lor; pot folosi ro.ftl.

## what is named

# După prepoziție: „pentru rădăcină”, „din frunză”.
course-node =
    { $at ->
        [root] rădăcină
        [max] nodul MAX
        [min] nodul MIN
        [plus] nodul +
        [minus] nodul −
        [leaf] frunză
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-node-first =
    { $at ->
        [root] Rădăcina
        [max] Nodul MAX
        [min] Nodul MIN
        [plus] Nodul +
        [minus] Nodul −
        [leaf] Frunza
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-at-node =
    { $at ->
        [root] în rădăcină
        [max] în nodul MAX
        [min] în nodul MIN
        [plus] în nodul +
        [minus] în nodul −
        [leaf] în frunză
        [bracketed] în (<k>{ $node }</k>)
       *[node] în <k>{ $node }</k>
    }
course-at-node-first =
    { $at ->
        [root] În rădăcină
        [max] În nodul MAX
        [min] În nodul MIN
        [plus] În nodul +
        [minus] În nodul −
        [leaf] În frunză
        [bracketed] În (<k>{ $node }</k>)
       *[node] În <k>{ $node }</k>
    }
course-holder =
    { $held ->
        [root] rădăcina
        [max] nodul MAX
        [min] nodul MIN
        [plus] nodul +
        [minus] nodul −
        [bracketed] (<k>{ $holder }</k>)
       *[node] <k>{ $holder }</k>
    }
course-at-holder =
    { $held ->
        [root] în rădăcină
        [max] în nodul MAX
        [min] în nodul MIN
        [plus] în nodul +
        [minus] în nodul −
        [bracketed] în (<k>{ $holder }</k>)
       *[node] în <k>{ $holder }</k>
    }
course-window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
course-lost =
    { $lost ->
        [one] ultimul fiu nu mai schimbă nimic
        [few] ultimii { $lost } fii nu mai schimbă nimic
       *[other] ultimii { $lost } de fii nu mai schimbă nimic
    }
course-cut =
    <x>{ $deep ->
        [yes] Retezare { side } profundă
       *[no] Retezare { side }
    }.</x>
course-leaves = Frunze evaluate: { $leaves } (minimax: { $needed }).
course-end-missed =
    { $bound ->
        [lower] Rădăcina întoarce { $score }, iar fereastra ei nu urcă mai sus: valoarea ei este cel puțin { $score }{ course-end-proved }.
       *[upper] Rădăcina întoarce { $score }, iar fereastra ei nu coboară mai jos: valoarea ei este cel mult { $score }{ course-end-proved }.
    } { course-leaves }
course-end-proved =
    { $proved ->
        [yes] { end-proved }
       *[no] { "" }
    }

## passes and the table

course-start-deepening = Căutarea merge până la adâncimea 1, apoi din nou până la adâncimea 2 și așa mai departe: când timpul se termină, mutarea o dă ultima trecere întreagă.
course-pass =
    { $how ->
        [depth] Trecerea { $pass }: căutare până la adâncimea { $depth }.
        [window] Trecerea { $pass }: apel pentru rădăcină cu { course-window }.
       *[both] Trecerea { $pass }: căutare până la adâncimea { $depth } cu { course-window }.
    }
course-proof =
    { $deepens ->
        [yes] { course-proof-to-depth }
       *[no] { course-proof-of-pass }
    }
course-proof-to-depth =
    { $bound ->
        [lower] Trecerea { $pass } întoarce { $score }: până la adâncimea { $depth } rădăcina valorează { $score } sau mai mult.
        [upper] Trecerea { $pass } întoarce { $score }: până la adâncimea { $depth } rădăcina valorează { $score } sau mai puțin.
       *[exact] Trecerea { $pass } întoarce { $score }: atât valorează rădăcina până la adâncimea { $depth }.
    }
course-proof-of-pass =
    { $bound ->
        [lower] Trecerea { $pass } întoarce { $score }: rădăcina valorează { $score } sau mai mult{ course-proof-known }.
        [upper] Trecerea { $pass } întoarce { $score }: rădăcina valorează { $score } sau mai puțin{ course-proof-known }.
       *[exact] Trecerea { $pass } întoarce { $score }: exact atât valorează rădăcina.
    }
course-proof-known =
    { $known ->
        [both] , deci între { $low } și { $high }
        [met] , deci { $low }: limitele s-au întâlnit
       *[none] { "" }
    }
course-known =
    { $helps ->
        [leaf] Tabela cunoaște valoarea { $low }.
        [answer] Tabela dă pentru { course-node }: { known-value }; căutarea nu mai e necesară.
        [window] Tabela dă pentru { course-node }: { known-value }; fereastra devine { course-window }.
       *[none] Tabela dă pentru { course-node }: { known-value }; dar asta nu decide.
    }
course-cost = { course-leaves }

## E: open windows, current and final value

course-e-start = Apelul pentru rădăcină are fereastra deschisă { course-window }, iar fiecare apel de mai jos are fereastra lui. Pentru a începe, faceți un pas înainte.
course-e-start-minimax = res începe de la { $least } unde mută MAX și de la { $greatest } unde mută MIN; se schimbă doar când un fiu este mai bun. Pentru a începe, faceți un pas înainte.
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
        [end] , până la poziția finală { $score }
        [static] , până la poziția { $score } de la limită
       *[none] { "" }
    }
course-e-descend =
    { $called ->
        [same] Apelurile coboară mereu la primul fiu, toate în { course-window }{ course-e-to }.
        [other] Apelurile coboară mereu la primul fiu, la urmă în { course-window }{ course-e-to }.
       *[plain] Apelurile coboară mereu la primul fiu{ course-e-to }.
    }
course-e-call-below =
    { $called ->
        [plain] Apel pentru { course-node }, iar mai jos mereu pentru primul fiu{ course-e-to }.
       *[window] Apel pentru { course-node } în { course-e-formed }, iar mai jos mereu pentru primul fiu{ course-e-to }.
    }
course-e-call =
    { $formed ->
        [max] Apel pentru { course-node } în { course-e-formed }: valorile ≤ { $best } nu ar ridica maximul.
        [min] Apel pentru { course-node } în { course-e-formed }: valorile ≥ { $best } nu ar coborî minimul.
        [plain] Apel pentru { course-node } în { course-window }.
       *[none] Apel pentru { course-node }.
    }
course-e-leaf =
    { $formed ->
        [max] Apel pentru fiul următor în { course-e-formed }{ course-e-worth }.
        [min] Apel pentru fiul următor în { course-e-formed }{ course-e-worth }.
        [plain] Apel pentru primul fiu în { course-window }, fereastra părintelui{ course-e-worth }.
        [other] Apel pentru fiu în { course-window }{ course-e-worth }.
       *[none] Apel pentru fiu{ course-e-worth }.
    }
course-e-worth =
    { $told ->
        [yes] { "" }
       *[no] ; acesta valorează { $score }
    }
course-e-has =
    { $holds ->
        [yes] { $player ->
            [max] { course-at-node-first } avem { $score } și mută MAX: în final { $score } sau mai mult.
           *[min] { course-at-node-first } avem { $score } și mută MIN: în final { $score } sau mai puțin.
        }
       *[no] { $player ->
            [max] { course-at-node-first } avem { $score } și mută MAX: se întoarce { $score } sau mai mult, oricât ar valora poziția.
           *[min] { course-at-node-first } avem { $score } și mută MIN: se întoarce { $score } sau mai puțin, oricât ar valora poziția.
        }
    }
course-e-has-common = { course-e-has } { course-e-common }: fără retezare.
course-e-has-cut =
    { $player ->
        [max] { course-at-node-first }: { $score }, mută MAX: { course-e-empty }. { course-cut }
       *[min] { course-at-node-first }: { $score }, mută MIN: { course-e-empty }. { course-cut }
    }
course-e-cut = { course-at-node-first } { course-e-empty }, deci { course-lost }. { course-cut }
course-e-keeps =
    { $player ->
        [max] { $score } nu ridică valoarea { $best } { course-at-node }.
       *[min] { $score } nu coboară valoarea { $best } { course-at-node }.
    }
course-e-final =
    { $alone ->
        [yes] { course-node-first } nu mai are fii: { $score } este valoarea finală.
       *[no] Nu mai sunt fii: { $score } este valoarea finală.
    }
course-e-handed =
    { $alone ->
        [yes] { course-node-first } întoarce { $score }.
       *[no] Se întoarce { $score }.
    }
course-e-narrow = De acum, apelurile din { course-node } primesc { course-window }.
course-e-end =
    { $said ->
        [inside] Rezultatul { $score } e în interiorul { course-window }, deci e exact.
        [lower] Rezultatul este <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: conform teoremei, rădăcina valorează { $score } sau mai mult{ course-end-proved }.
        [upper] Rezultatul este <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: conform teoremei, rădăcina valorează { $score } sau mai puțin{ course-end-proved }.
       *[certain] Rezultatul { $score } este valoarea rădăcinii.
    }

## C: v between min and max

course-c-start = v începe de la min unde mută + și de la max unde mută −; se schimbă doar când un fiu este mai bun. Pentru a începe, faceți un pas înainte.
course-c-start-minimax = v începe de la { $least } unde mută + și de la { $greatest } unde mută −; se schimbă doar când un fiu este mai bun. Pentru a începe, faceți un pas înainte.
course-c-called =
    { $called ->
        [window] { " " }în { course-window }
       *[plain] { "" }
    }
course-c-found =
    { $leaf ->
        [static] valoarea statică { $score }
       *[end] { $score }
    }
course-c-descend = Primele apeluri coboară{ course-c-called } până la { course-c-found }.
course-c-below = Apel pentru { course-node }{ course-c-called }, care coboară la { course-c-found }.
course-c-call = Apel pentru { course-node }{ course-c-called }.
course-c-leaf =
    { $told ->
        [yes] Apel pentru fiul următor{ course-c-called }.
       *[no] Apel pentru fiul următor{ course-c-called }, care dă { course-c-found }.
    }
course-c-moves =
    { $player ->
        [max] <nb>{ $score } > { $from }</nb>: v = { $score } { course-at-node }.
       *[min] <nb>{ $score } { "<" } { $from }</nb>: v = { $score } { course-at-node }.
    }
course-c-next =
    { $player ->
        [max] Apelurile următoare primesc <nb><a>min = { $to }</a></nb>.
       *[min] Apelurile următoare primesc <nb><b>max = { $to }</b></nb>.
    }
course-c-grows =
    { $player ->
        [max] De aici v poate doar să crească.
       *[min] De aici v poate doar să scadă.
    }
course-c-keeps =
    { $player ->
        [max] { $score } nu e mai mult decât { $to }: v nu se schimbă { course-at-node }.
       *[min] { $score } nu e mai puțin decât { $to }: v nu se schimbă { course-at-node }.
    }
course-c-cut =
    { $player ->
        [max] <nb>v = { $score } > <b>max = { $met }</b></nb>{ course-c-other }: restul (…) nu mai contează: <x>X.</x>
       *[min] <nb>v = { $score } { "<" } <a>min = { $met }</a></nb>{ course-c-other }: restul (…) nu mai contează: <x>X.</x>
    }
course-c-other =
    { $held ->
        [window] , unde se termină fereastra inițială
       *[node] { $player ->
            [max] , iar { course-holder }, −, poate doar să scadă
           *[min] , iar { course-holder }, +, poate doar să crească
        }
    }
course-c-returns =
    { $handed ->
        [clamped] { $player ->
            [max] { course-node-first } întoarce <b>max</b>: { $best }→{ $score }.
           *[min] { course-node-first } întoarce <a>min</a>: { $best }→{ $score }.
        }
        [past] { $player ->
            [max] Nu mai sunt fii, iar <nb>v = { $best } > <b>max = { $score }</b></nb>: { course-node } întoarce <b>max</b>.
           *[min] Nu mai sunt fii, iar <nb>v = { $best } { "<" } <a>min = { $score }</a></nb>: { course-node } întoarce <a>min</a>.
        }
        [left] { course-node-first } nu mai are fii și întoarce { $score }.
       *[cut] { course-node-first } întoarce { $score }.
    }
course-c-end = Rădăcina are valoarea { $score }{ outcome }. { course-leaves }

## B: one bound a node, V(P, α, β)

course-b-start = V(P, α, β) parcurge arborele de la stânga: α este ceea ce are MAX asigurat, β este ceea ce are MIN asigurat. Pentru a începe, faceți un pas înainte.
course-b-start-minimax = V(P) este cea mai mare valoare a fiilor unde mută MAX și cea mai mică unde mută MIN. Pentru a începe, faceți un pas înainte.
course-b-value =
    { $bound ->
        [lower] { course-b-name } ≈ { $score }, cel puțin { $score }
        [upper] { course-b-name } ≈ { $score }, cel mult { $score }
       *[exact] { course-b-name } = { $score }
    }
course-b-name =
    { $at ->
        [root] V
       *[node] V(<k>{ $node }</k>)
    }
course-b-begin =
    { $called ->
        [window] Începem { course-at-node }, cu { course-window }.
       *[plain] Începem { course-at-node }.
    }
course-b-down =
    { $leaf ->
        [none] Coborâm la <k>{ $names }</k>.
       *[end] Coborâm la <k>{ $names }</k> și la valoarea { $score }.
    }
course-b-leaf = Următorul fiu dă { $score }.
course-b-takes =
    { $player ->
        [max] { $count ->
            [one] { course-at-node-first } MAX are un singur fiu: { course-b-value }.
           *[other] { course-at-node-first } MAX ia cea mai mare dintre valorile { $scores }: { course-b-value }.
        }
       *[min] { $count ->
            [one] { course-at-node-first } MIN are un singur fiu: { course-b-value }.
           *[other] { course-at-node-first } MIN ia cea mai mică dintre valorile { $scores }: { course-b-value }.
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
        [yes] Înapoi { course-at-node }, acum cu { course-b-bound }.
       *[no] Deci { course-b-bound } { course-at-node }.
    }
course-b-so-far = Înapoi { course-at-node }, deocamdată cu { $score }.
course-b-takes-no-bound = { course-at-node-first } { $score } e deocamdată cea mai bună valoare, dar nu trece de { course-b-bound }.
course-b-keeps = { course-at-node-first } { $score } nu e mai bun decât { $best }.
course-b-cut =
    { $player ->
        [max] { course-at-node-first } MAX are asigurat cel puțin { $score }, iar <nb>{ $score } > <b>β = { $met }</b></nb>{ course-b-prefers }. { course-cut }
       *[min] { course-at-node-first } MIN are asigurat cel mult { $score }, iar <nb>{ $score } { "<" } <a>α = { $met }</a></nb>{ course-b-prefers }. { course-cut }
    }
course-b-prefers =
    { $held ->
        [window] , unde se termină fereastra inițială
       *[node] { $player ->
            [max] : MIN { course-at-holder } { course-b-choice }
           *[min] : MAX { course-at-holder } { course-b-choice }
        }
    }
course-b-choice =
    { $childAt ->
        [leaf] preferă ceea ce are, fără a ști nimic despre { course-node }
       *[node] preferă <k>{ $child }</k>, fără a ști nimic despre { course-node }
    }
course-b-end = { course-b-value }: variația principală este <k>{ $line }</k>. { course-leaves }

## A: player and opponent, levels, bounds that are assigned

course-a-start = α este limita jucătorului, β cea a oponentului: variabile care întâi se actualizează, apoi se compară. Pentru a începe, faceți un pas înainte.
course-a-start-minimax = Fiecare nod adună valorile tuturor fiilor: jucătorul o ia pe cea mai mare, oponentul pe cea mai mică. Pentru a începe, faceți un pas înainte.
course-a-start-levels = Întâi au valori toate frunzele. Apoi, nivel cu nivel, până la nivelul 0, jucătorul o ia pe cea mai mare, oponentul pe cea mai mică. Pentru a începe, faceți un pas înainte.
course-a-who =
    { $player ->
        [max] jucătorul
       *[min] oponentul
    }
course-a-place = { course-node-first }, nivelul { $level }
course-a-call =
    { $called ->
        [window] { course-a-place }: apel cu { course-window }.
       *[plain] { course-a-place }: apel.
    }
course-a-leaf = Poziția următoare valorează { $score }.
course-a-moves =
    { $player ->
        [max] { course-a-place }: jucătorul primește { $score }, deci <a>α</a> devine <a>{ $score }</a>.
       *[min] { course-a-place }: oponentul primește { $score }, deci <b>β</b> devine <b>{ $score }</b>.
    }
course-a-met =
    { $player ->
        [max] { course-a-place }: jucătorul primește { $score }, deci <nb><a>α = { $score }</a></nb> atinge <nb><b>β = { $other }</b></nb>, dar nu mai sunt ramuri.
       *[min] { course-a-place }: oponentul primește { $score }, deci <nb><b>β = { $score }</b></nb> atinge <nb><a>α = { $other }</a></nb>, dar nu mai sunt ramuri.
    }
course-a-keeps =
    { $player ->
        [max] { course-a-place }: { $score } nu ridică <nb><a>α = { $to }</a></nb>.
       *[min] { course-a-place }: { $score } nu coboară <nb><b>β = { $to }</b></nb>.
    }
course-a-cut =
    { $player ->
        [max] { course-a-place }: jucătorul primește { $score }, iar <nb><a>α = { $score }</a> ≥ <b>β = { $met }</b></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
       *[min] { course-a-place }: oponentul primește { $score }, iar <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
    }
course-a-has =
    { $held ->
        [window] Acolo se termină fereastra inițială
       *[node] { $player ->
            [max] Oponentul are deja { $met } { course-at-holder }
           *[min] Jucătorul are deja { $met } { course-at-holder }
        }
    }
course-a-hanging =
    { $lost ->
        [one] o ramură rămâne suspendată
        [few] { $lost } ramuri rămân suspendate
       *[other] { $lost } de ramuri rămân suspendate
    }
course-returns =
    { $side ->
        [alpha] { course-node-first } întoarce <nb><a>α = { $score }</a></nb>.
       *[beta] { course-node-first } întoarce <nb><b>β = { $score }</b></nb>.
    }
course-now = { course-node-first } are acum { course-window }.
course-a-collects = { course-a-place }: { course-a-who } adună valorile { $scores }.
course-a-takes =
    { $player ->
        [max] { course-a-place }: jucătorul ia cea mai mare valoare, { $score }.
       *[min] { course-a-place }: oponentul ia cea mai mică valoare, { $score }.
    }
course-a-level-leaves = Nivelul { $level }, frunzele: { $scores }.
course-a-level =
    { $player ->
        [max] Nivelul { $level }, jucătorul: fiecare nod ia cea mai mare valoare a fiilor, { $scores }.
        [min] Nivelul { $level }, oponentul: fiecare nod ia cea mai mică valoare a fiilor, { $scores }.
       *[both] Nivelul { $level }: fiecare nod ia cea mai bună valoare a fiilor, { $scores }.
    }
course-a-end =
    { $player ->
        [max] Jucătorul alege <k>{ $move }</k> și primește { $score }{ outcome }. { course-leaves }
       *[min] Oponentul alege <k>{ $move }</k> și primește { $score }{ outcome }. { course-leaves }
    }

## D: depth counts down, the loop stops

course-d-start = Adâncimea începe la { $depth } și scade până la 0; α și β sunt variabile care se actualizează înainte de comparare. Pentru a începe, faceți un pas înainte.
course-d-start-minimax = Adâncimea începe la { $depth } și scade până la 0; fiecare nod adună scorurile tuturor fiilor și întoarce maximul sau minimul lor. Pentru a începe, faceți un pas înainte.
course-d-start-levels = Întâi au scoruri stările de la adâncimea 0. Apoi, până la adâncimea { $depth }, fiecare nod ia maximul sau minimul fiilor. Pentru a începe, faceți un pas înainte.
course-d-place = { course-node-first }, adâncimea { $depth }
course-d-call =
    { $called ->
        [window] { course-d-place }: apel cu { course-window }.
       *[plain] { course-d-place }: apel.
    }
course-d-leaf = Un fiu întoarce scorul { $score }.
course-d-moves =
    { $player ->
        [max] { course-d-place }: a revenit { $score }, deci <a>α</a> devine <a>{ $score }</a>.
       *[min] { course-d-place }: a revenit { $score }, deci <b>β</b> devine <b>{ $score }</b>.
    }
course-d-met =
    { $player ->
        [max] { course-d-place }: a revenit { $score }, deci <nb><a>α = { $score }</a></nb> atinge <nb><b>β = { $other }</b></nb>, dar nu mai sunt fii.
       *[min] { course-d-place }: a revenit { $score }, deci <nb><b>β = { $score }</b></nb> atinge <nb><a>α = { $other }</a></nb>, dar nu mai sunt fii.
    }
course-d-keeps =
    { $player ->
        [max] { course-d-place }: { $score } nu schimbă nimic: rămâne <nb><a>α = { $to }</a></nb>.
       *[min] { course-d-place }: { $score } nu schimbă nimic: rămâne <nb><b>β = { $to }</b></nb>.
    }
course-d-cut =
    { $player ->
        [max] { course-d-place }: a revenit { $score }, iar <nb><b>β = { $met }</b> ≤ <a>α = { $score }</a></nb>: bucla se oprește. { course-d-whose } { course-cut }
       *[min] { course-d-place }: a revenit { $score }, iar <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>: bucla se oprește. { course-d-whose } { course-cut }
    }
course-d-whose =
    { $held ->
        [window] { $met } este un capăt al ferestrei inițiale.
       *[node] { $plies ->
            [one] { $met } este valoarea aflată { course-at-holder }, cu un nivel mai sus.
            [few] { $met } este valoarea aflată { course-at-holder }, cu { $plies } niveluri mai sus.
           *[other] { $met } este valoarea aflată { course-at-holder }, cu { $plies } de niveluri mai sus.
        }
    }
course-d-collects = { course-d-place }: fiii întorc { $scores }.
course-d-takes =
    { $player ->
        [max] { course-d-place }: maximul este { $score }.
       *[min] { course-d-place }: minimul este { $score }.
    }
course-d-level-leaves = Frunzele de la adâncimea { $depth }: { $scores }.
course-d-level =
    { $player ->
        [max] Adâncimea { $depth }, maximizare: fiecare nod ia maximul fiilor, { $scores }.
        [min] Adâncimea { $depth }, minimizare: fiecare nod ia minimul fiilor, { $scores }.
       *[both] Adâncimea { $depth }: fiecare nod ia cea mai bună valoare a fiilor, { $scores }.
    }
course-d-end = Rădăcina întoarce { $score }{ outcome }. { course-leaves }

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
course-e-code-leaf = <k>dacă</k> s este final: <k>întoarce</k> câștigul
course-e-code-start =
    { $player ->
        [max] res ← cel mai mic câștig
       *[min] res ← cel mai mare câștig
    }
course-e-code-each = <k>pentru fiecare</k> fiu s′:
course-e-code-window =
    { $player ->
        [max] max(<a>α</a>, res), <b>β</b>
       *[min] <a>α</a>, min(<b>β</b>, res)
    }
course-e-code-descend =
    { $callee ->
        [max] resnew ← MAX(s′, { course-e-code-window })
        [min] resnew ← MIN(s′, { course-e-code-window })
       *[any] resnew ← caută(s′, { course-e-code-window })
    }
course-e-code-descend-plain =
    { $callee ->
        [max] resnew ← MAX(s′)
        [min] resnew ← MIN(s′)
       *[any] resnew ← caută(s′)
    }
course-e-code-best =
    { $player ->
        [max] <k>dacă</k> resnew > res: res ← resnew
       *[min] <k>dacă</k> resnew { "<" } res: res ← resnew
    }
course-e-code-best-last =
    { $player ->
        [max] <k>dacă</k> resnew ≥ res: res ← resnew
       *[min] <k>dacă</k> resnew ≤ res: res ← resnew
    }
course-e-code-cut =
    { $player ->
        [max] <k>dacă</k> resnew ≥ <b>β</b>: <k>întoarce</k> resnew
       *[min] <k>dacă</k> resnew ≤ <a>α</a>: <k>întoarce</k> resnew
    }
course-e-code-return = <k>întoarce</k> res
course-e-code-break =
    { $player ->
        [max] <k>dacă</k> resnew ≥ <b>β</b>: res ← resnew, <k>ieși</k> din buclă
       *[min] <k>dacă</k> resnew ≤ <a>α</a>: res ← resnew, <k>ieși</k> din buclă
    }
course-e-code-known = <k>dacă</k> tabela decide: <k>întoarce</k> numărul
course-e-code-known-narrow = <a>α</a>, <b>β</b> ← îngustate de tabelă
course-e-code-store = tabelă[s] ← ce dovedește res
course-e-code-mtd = MTD(s, result)
course-e-code-mtd-start = lower ← { $least }, upper ← { $greatest }
course-e-code-mtd-while = <k>cât timp</k> lower { "<" } upper:
course-e-code-mtd-beta = <b>β</b> ← max(result, lower + { $unit })
course-e-code-mtd-search = result ← ab(s, <b>β</b> − { $unit }, <b>β</b>)
course-e-code-mtd-upper = <k>dacă</k> result { "<" } <b>β</b>: upper ← result
course-e-code-mtd-lower = <k>altfel</k>: lower ← result
course-code-deepening-sort = sortează fiii după aceste valori
course-code-deepening-lines = păstrează variantele de respingere
course-c-code-call =
    { $player ->
        [max] caută(n, d, <a>min</a>, <b>max</b>), n este +
       *[min] caută(n, d, <a>min</a>, <b>max</b>), n este −
    }
course-c-code-plain =
    { $player ->
        [max] caută(n, d), n este +
       *[min] caută(n, d), n este −
    }
course-c-code-leaf = <k>dacă</k> final sau d = 0: <k>întoarce</k> valoarea
course-c-code-start =
    { $player ->
        [max] v ← <a>min</a>
       *[min] v ← <b>max</b>
    }
course-c-code-start-plain = v ← { $worst }
course-c-code-descend =
    { $player ->
        [max] v′ ← caută(fiu, d−1, v, <b>max</b>)
       *[min] v′ ← caută(fiu, d−1, <a>min</a>, v)
    }
course-c-code-descend-plain = v′ ← caută(fiu, d−1)
course-c-code-best =
    { $player ->
        [max] <k>dacă</k> v′ > v: v ← v′
       *[min] <k>dacă</k> v′ { "<" } v: v ← v′
    }
course-c-code-best-last =
    { $player ->
        [max] <k>dacă</k> v′ ≥ v: v ← v′
       *[min] <k>dacă</k> v′ ≤ v: v ← v′
    }
course-c-code-cut =
    { $player ->
        [max] <k>dacă</k> v > <b>max</b>: <k>întoarce</k> <b>max</b>
       *[min] <k>dacă</k> v { "<" } <a>min</a>: <k>întoarce</k> <a>min</a>
    }
course-c-code-return = <k>întoarce</k> v
course-b-code-call = V(P, <a>α</a>, <b>β</b>)
course-b-code-plain = V(P)
course-b-code-leaf = P fără mutări: valoarea proprie
course-b-code-descend = Val ← V(fiu, <a>α</a>, <b>β</b>)
course-b-code-descend-plain = Val ← V(fiu)
course-b-code-cut-max = la MAX: <k>oprire</k>, <k>dacă</k> Val > <b>β</b>
course-b-code-cut-min = la MIN: <k>oprire</k>, <k>dacă</k> Val { "<" } <a>α</a>
course-b-code-bound =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, Val)
       *[min] <b>β</b> ← min(<b>β</b>, Val)
    }
course-b-code-return =
    { $player ->
        [max] MAX: V(P) e cel mai mare Val
       *[min] MIN: V(P) e cel mai mic Val
    }
course-b-code-return-last =
    { $player ->
        [max] MAX: V(P) e cel mai mare Val, ultimul
       *[min] MIN: V(P) e cel mai mic Val, ultimul
    }
course-a-code-call =
    { $player ->
        [max] JUCĂTOR(w, <a>α</a>, <b>β</b>)
       *[min] OPONENT(w, <a>α</a>, <b>β</b>)
    }
course-a-code-plain =
    { $player ->
        [max] minimax(w, g), g = jucător
       *[min] minimax(w, g), g = oponent
    }
course-a-code-leaf = <k>dacă</k> w este final: <k>întoarce</k> valoarea
course-a-code-each = <k>pentru fiecare</k> fiu w′ al lui w:
course-a-code-descend-plain = adună minimax(w′, celălalt)
course-a-code-assign =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, { course-a-code-called })
       *[min] <b>β</b> ← min(<b>β</b>, { course-a-code-called })
    }
course-a-code-called =
    { $callee ->
        [max] JUCĂTOR(w′, <a>α</a>, <b>β</b>)
        [min] OPONENT(w′, <a>α</a>, <b>β</b>)
       *[any] caută(w′, <a>α</a>, <b>β</b>)
    }
course-a-code-cut =
    { $player ->
        [max] <k>dacă</k> <a>α</a> ≥ <b>β</b>: <k>întoarce</k> <b>β</b>
       *[min] <k>dacă</k> <b>β</b> ≤ <a>α</a>: <k>întoarce</k> <a>α</a>
    }
course-a-code-return-plain =
    { $player ->
        [max] <k>întoarce</k> cea mai mare
       *[min] <k>întoarce</k> cea mai mică
    }
course-a-code-levels = minimax pe niveluri(w)
course-a-code-levels-each = <k>pentru fiecare</k> nivel, de jos în sus:
course-a-code-levels-leaf = final: valoarea lui
course-a-code-levels-max = al jucătorului: maximul fiilor
course-a-code-levels-min = al oponentului: minimul fiilor
course-a-code-levels-choose = alege fiul cu cea mai bună valoare
course-code-deepening = adâncire(limită)
course-code-deepening-each = <k>pentru</k> d ← 1 <k>la</k> limită:
course-code-deepening-search = caută(d)
course-d-code-call = caută(state, depth, <a>α</a>, <b>β</b>, rând)
course-d-code-plain = caută(state, depth, rând)
course-d-code-leaf = <k>dacă</k> depth = 0: <k>întoarce</k> score(state)
course-d-code-mine = <k>dacă</k> e rândul meu: <k>pentru fiecare</k> fiu:
course-d-code-else = <k>altfel</k>: <k>pentru fiecare</k> fiu:
course-d-code-alpha = <a>α</a> ← max(<a>α</a>, caută(fiu, depth−1))
course-d-code-beta = <b>β</b> ← min(<b>β</b>, caută(fiu, depth−1))
course-d-code-stop = <k>dacă</k> <b>β</b> ≤ <a>α</a>: ieși din buclă
course-d-code-return-alpha = <k>la final</k> <k>întoarce</k> <a>α</a>
course-d-code-return-beta = <k>la final</k> <k>întoarce</k> <b>β</b>
course-d-code-add = adaugă caută(fiu, depth−1) la values
course-d-code-return-max = <k>dacă</k> e rândul meu: <k>întoarce</k> max(values)
course-d-code-return-min = <k>altfel</k>: <k>întoarce</k> min(values)
course-d-code-each = <k>pentru fiecare</k> fiu:
course-d-code-deepening = adâncire(state, limită)
course-d-code-deepening-each = <k>pentru</k> depth ← 1 <k>la</k> limită:
course-d-code-deepening-search = caută(state, depth, −∞, +∞, TRUE)
course-d-code-now-cutoff =
    { $player ->
        [max] <b>{ $met }</b> ≤ <a>{ $score }</a>
       *[min] <b>{ $score }</b> ≤ <a>{ $met }</a>
    }

## the live values of the courses

course-live-called = { " " }· la apel
course-live-here = { " " }aici
course-live-player = { " " }· jucător
course-live-opponent = { " " }· oponent
course-live-min = min
course-live-max = max
course-live-res = res
course-live-v = v
course-live-w = valoare
course-live-val = Val
course-live-depth = adâncime
