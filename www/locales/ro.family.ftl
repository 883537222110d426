# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, what any search must see

panel-label = Ce se vede din căutare
panel-window = Fereastră
panel-passes = Treceri
panel-table = Tabelă
panel-moves = Mutări
panel-critical = Necesare
panel-leaf = { $parent }: frunza { $place }
line-label = Axa numerelor: valoarea rădăcinii între { $low } și { $high }
line-guess = estimare
proof-before = Fereastra { window }. Un rezultat egal cu <a>α</a> sau mai mic este doar o margine superioară; egal cu <b>β</b> sau mai mare, doar una inferioară.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: valoarea rădăcinii este cel puțin { $score }.
proof-more = Cu cât mai mare, nu se știe.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: valoarea rădăcinii este cel mult { $score }.
proof-less = Cu cât mai mică, nu se știe.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: în interiorul ferestrei, deci valoarea rădăcinii este exact { $score }.
proof-certain = Valoarea rădăcinii este exact { $score }.
proof-together = Împreună cu trecerile anterioare: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] Cu { $depth } nivel înainte
        [few] Cu { $depth } niveluri înainte
       *[other] Cu { $depth } de niveluri înainte
    }: <nb>rădăcina { $relation } { $score }</nb>.
proof-move = Dacă timpul se termină acum, răspunsul este <nb>{ $move }</nb>.
pass-none = Nicio trecere nu a început: rădăcina poate avea orice valoare.
pass-asks = Trecerea { $number } pune o singură întrebare: este valoarea rădăcinii cel puțin { $beta }?
pass-searches = Trecerea { $number } caută cu fereastra { window }.
pass-looks =
    { $depth ->
        [one] Trecerea { $number } privește { $depth } nivel înainte.
        [few] Trecerea { $number } privește { $depth } niveluri înainte.
       *[other] Trecerea { $number } privește { $depth } de niveluri înainte.
    }
pass-called = { window }
pass-go = Trecerea { $number }: la sfârșit
pass-number = Nr.
pass-depth = Ad.
pass-window = Fereastra
pass-result = Rezultat
pass-known = Se știe
pass-move = Mutare
pass-leaves = Frunze
table-hits = Poziții cunoscute întâlnite: <k>{ $probes }</k>. Rezolvate doar de tabelă: <k>{ $hits }</k>.
table-position = Poziție
table-depth = Niveluri
table-score = Scor
table-empty = Nimic nu este memorat încă.
moves-nameless = Aceste ordini recunosc o mutare după nume, iar arborele nu are nume. Se pot scrie: (x: 3 y: 12).
moves-killers = Mutări ucigașe
moves-history = Istoric
moves-ply = Nivel
moves-last = Ultima
moves-before = Înainte
moves-move = Mutare
moves-max = MAX
moves-min = MIN
moves-none = Nicio retezare încă.
critical-leaves = Frunze evaluate
critical-run = această rulare
critical-best = minim posibil
critical-random = ordine aleatoare
critical-minimax = minimax
critical-type-1 = trebuie știut exact
critical-type-2 = ajunge un fiu
critical-type-3 = trebuie toți fiii
critical-spare = văzut fără nevoie
cost-label = Fiecare nod are fii: { $b }, adâncime { $d }
key-pass = trecere
key-table = tabelă
key-ask = fereastră nulă
