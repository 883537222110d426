# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, what any search must see

panel-label = Co widać z przeszukiwania
panel-window = Okno
panel-passes = Przebiegi
panel-table = Tablica
panel-moves = Ruchy
panel-critical = Konieczne
panel-leaf = { $parent }: liść { $place }
line-label = Oś liczbowa: wartość korzenia od { $low } do { $high }
line-guess = przybliżenie
proof-before = Okno { window }. Wynik równy <a>α</a> lub mniejszy to tylko ograniczenie górne; równy <b>β</b> lub większy – tylko dolne.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: korzeń ma wartość co najmniej { $score }.
proof-more = O ile większą, nie wiadomo.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: korzeń ma wartość co najwyżej { $score }.
proof-less = O ile mniejszą, nie wiadomo.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: wewnątrz okna, więc korzeń ma wartość dokładnie { $score }.
proof-certain = Korzeń ma wartość dokładnie { $score }.
proof-together = Razem z poprzednimi przebiegami: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] { $depth } półruch naprzód
        [few] { $depth } półruchy naprzód
       *[many] { $depth } półruchów naprzód
    }: <nb>korzeń { $relation } { $score }</nb>.
proof-move = Jeśli teraz skończy się czas, odpowiedzią jest <nb>{ $move }</nb>.
pass-none = Żaden przebieg się nie zaczął: korzeń może mieć każdą wartość.
pass-asks = Przebieg { $number } zadaje jedno pytanie: czy korzeń ma wartość co najmniej { $beta }?
pass-searches = Przebieg { $number } przeszukuje z oknem { window }.
pass-looks =
    { $depth ->
        [one] Przebieg { $number } patrzy { $depth } półruch naprzód.
        [few] Przebieg { $number } patrzy { $depth } półruchy naprzód.
       *[many] Przebieg { $number } patrzy { $depth } półruchów naprzód.
    }
pass-called = { window }
pass-go = Przebieg { $number }: do końca
pass-number = Nr
pass-depth = Głęb.
pass-window = Okno
pass-result = Wynik
pass-known = Wiadomo
pass-move = Ruch
pass-leaves = Liście
table-hits = Spotkane znane pozycje: <k>{ $probes }</k>. Rozstrzygnięte samą tablicą: <k>{ $hits }</k>.
table-position = Pozycja
table-depth = Półruchy
table-score = Wynik
table-empty = Nic jeszcze nie zapisano.
moves-nameless = Te kolejności rozpoznają ruch po nazwie, a to drzewo nie ma nazw. Można je wpisać: (x: 3 y: 12).
moves-killers = Ruchy zabójcze
moves-history = Historia
moves-ply = Półruch
moves-last = Ostatni
moves-before = Wcześniej
moves-move = Ruch
moves-max = MAX
moves-min = MIN
moves-none = Jeszcze bez cięć.
critical-leaves = Ocenione liście
critical-run = ten przebieg
critical-best = najmniej
critical-random = losowa kolejność
critical-minimax = minimaks
critical-type-1 = wartość musi być dokładna
critical-type-2 = wystarczy jedno dziecko
critical-type-3 = potrzebne wszystkie dzieci
critical-spare = widziane niepotrzebnie
cost-label = Każdy węzeł ma dzieci: { $b }, głębokość { $d }
key-pass = przebieg
key-table = tablica
key-ask = okno zerowe
