# Secateur po polsku. Znaczniki i reguły jak w en.ftl; zdania najwyżej na 170 znaków.
#
# Słowniczek: game tree drzewo gry · node węzeł · leaf liść · root korzeń · child dziecko · ply półruch · depth limit
# limit głębokości · score wynik · value, worth wartość · static evaluation oszacowanie statyczne · best najlepszy
# (wynik), w pseudokodzie naj · window okno · root window okno początkowe · zero window okno zerowe · bound granica
# (okna), ograniczenie (wartości) · cut-off odcięcie · deep głęboki · principal variation wariant
# główny · strict ostry (jak nierówność) · running bound bieżąca granica · dialect dialekt · step krok · run przebieg ·
# frame klatka · seed ziarno · fail-soft i fail-hard bez tłumaczenia. W pseudokodzie tłumaczone są też nazwy zmiennych.
# Imiona węzłów i liczby stoją po rzeczowniku („węzeł MIN b”, „w węźle b”), więc nigdy się nie odmieniają. Węzeł, korzeń
# i liść są rodzaju męskiego, stąd „jego” i „swój”. Okna i ciągi liczb dzieli średnik, bo przecinek jest dziesiętny.

## the page

page-title = Secateur: minimaks i alfa-beta krok po kroku
brand = Secateur
bar-label = Przeszukiwanie i drzewo
stage-label = Drzewo gry
aside-label = Stan przeszukiwania
player-label = Kroki
fatal = Secateur nie może się uruchomić: moduł przeszukiwania się nie wczytuje. Odśwież stronę; jeżeli to nie pomaga, użyj aktualnej przeglądarki.
fatal-detail = Przeglądarka podaje: { $reason }
failed-title = W programie wystąpił błąd.
failed-kept = Drzewo i wszystkie jego zmiany są zachowane. Aby pracować dalej, odśwież stronę.
failed-on = Dalej
failed-without = Dalej bez tego drzewa
decimal-sign = ,

## names of nodes, shared by the sentences

who =
    { $at ->
        [root] Korzeń
        [max] Węzeł MAX { $node }
       *[min] Węzeł MIN { $node }
    }
# Po „dla”: dopełniacz.
caller-whole =
    { $callerAt ->
        [root] korzenia
        [max] węzła MAX { $caller }
       *[min] węzła MIN { $caller }
    }
# Po liczbie: „3 w korzeniu”.
caller-own =
    { $callerAt ->
        [root] w korzeniu
       *[node] w węźle { $caller }
    }
where-node = w węźle { $node }
where-holder = w węźle { $holder }
where-alpha-holder = w węźle { $alphaHolder }
where-beta-holder = w węźle { $betaHolder }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step and after the last

start-minimax = Minimaks ocenia każdy liść i przekazuje wyniki w górę: MAX bierze największy, MIN najmniejszy. Aby zacząć, zrób krok naprzód.
start-alpha-beta = <nb>Alfa-beta</nb> idzie od lewej i pomija liście, które nie mogą zmienić wartości korzenia. Aby zacząć, zrób krok naprzód.
start-window = <nb>Alfa-beta</nb> dostaje okno { window }: wynik wewnątrz okna jest dokładny, wynik poza nim to tylko ograniczenie.

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] Korzeń ma wartość
           *[node] Korzeń { $node } ma wartość
        } { $score }{ outcome }
    }
wins-soon =
    { wins-who } { $plies ->
        [one] w { $plies } półruchu
       *[other] w { $plies } półruchach
    }
wins-who =
    { $soon ->
        [win] MAX wygrywa
        [loss] MAX przegrywa
        [max-win] MAX wygrywa
        [max-loss] MAX przegrywa
        [min-win] MIN wygrywa
       *[min-loss] MIN przegrywa
    }
outcome =
    { $outcome ->
        [soon] { " " }({ wins-soon })
        [win] { " " }(MAX wygrywa)
        [loss] { " " }(MAX przegrywa)
        [max] { " " }dla MAX
        [min] { " " }dla MIN
        [max-win] { " " }(MAX wygrywa)
        [max-loss] { " " }(MAX przegrywa)
        [min-win] { " " }(MIN wygrywa)
        [min-loss] { " " }(MIN przegrywa)
       *[none] { "" }
    }
end-line =
    { $line ->
        [long] wariant główny zaczyna się od { $moves }
       *[whole] wariant główny to { $moves }
    }
end-evaluated =
    { $unit ->
        [static] Ocenione pozycje
       *[leaf] Ocenione liście
    }: { $leaves }
end-effort =
    { end-evaluated }{ $effort ->
        [partial] { "" }
       *[whole] { " " }(minimaks: { $needed })
    }
end-exact-minimax = { end-root }, { end-line }. { end-evaluated }.
end-exact = { end-root }, { end-line }. { end-effort }.
end-lower = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≥ <b>β = { $met }</b></nb>: korzeń ma wartość co najmniej { $score }{ end-more }. { end-effort }.
end-upper = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≤ <a>α = { $met }</a></nb>: korzeń ma wartość co najwyżej { $score }{ end-more }. { end-effort }.
end-more =
    { $proved ->
        [yes] { end-proved }
       *[no] , więcej nie wiadomo
    }
end-proved = ; z liści: dokładnie { $score }

## the sentence: one event each

visit-minimax =
    { $player ->
        [max] { who } szuka największego z wyników swoich dzieci.
       *[min] { who } szuka najmniejszego z wyników swoich dzieci.
    }
window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
held-alpha =
    { $alphaHeld ->
        [end] żadna wypłata nie jest mniejsza niż { $alpha }
        [window] okno początkowe zaczyna się od { $alpha }
        [root] MAX ma już { $alpha } w korzeniu
       *[node] MAX ma już { $alpha } { where-alpha-holder }
    }
held-beta =
    { $betaHeld ->
        [end] żadna wypłata nie jest większa niż { $beta }
        [window] okno początkowe kończy się na { $beta }
        [root] MIN ma już { $beta } w korzeniu
       *[node] MIN ma już { $beta } { where-beta-holder }
    }
visit-full = { who } zaczyna z pełnym oknem { window }: żaden z graczy nic jeszcze nie ma.
visit-alpha = { who } zaczyna z oknem { window }: { held-alpha }.
visit-beta = { who } zaczyna z oknem { window }: { held-beta }.
visit-both = { who } zaczyna z oknem { window }: { held-alpha }, a { held-beta }.
visit-same-window = { who } zaczyna z oknem początkowym { window }: żaden z graczy nie ma jeszcze nic lepszego.
visit-root-window = { who } zaczyna z oknem początkowym { window }: pytanie dotyczy tylko wyników z jego wnętrza.

worth =
    { $what ->
        [static] { $at ->
            [root] Korzeń
           *[node] Węzeł { $node }
        } osiąga limit głębokości z oszacowaniem statycznym { $score }
        [pass] Limit przejścia ({ $limit }) osiąga { $at ->
            [root] korzeń
           *[node] węzeł { $node }
        } z oszacowaniem statycznym { $score }
        [named] { $outcome ->
            [soon] Liść { $node }: { wins-soon } ({ $score })
           *[none] Liść { $node } ma wartość { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] Liść: { wins-soon } ({ $score })
           *[none] Liść ma wartość { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] Całe drzewo to jeden liść o wartości { $score }{ outcome }.
    }
evaluate-first = { worth }: to pierwszy wynik dla { caller-whole }.
evaluate-better = { worth }: dla { caller-player } to lepiej niż { $callerBest } { caller-own }.
evaluate-equal = { worth }, tyle co { $callerBest } { caller-own }: zostaje pierwszy.
evaluate-worse = { worth }: dla { caller-player } to nie lepiej niż { $callerBest } { caller-own }.

improve-best =
    { $first ->
        [yes] { who } przyjmuje { $score }, swój pierwszy wynik, jako najlepszy dotąd
       *[no] { who } przyjmuje { $score } jako swój najlepszy wynik, lepszy niż { $previous }
    }
improve = { improve-best }.
improve-outside =
    { $player ->
        [max] { improve-best }. To nie więcej niż <nb><a>α = { $bound }</a></nb>, więc okno się nie zmienia.
       *[min] { improve-best }. To nie mniej niż <nb><b>β = { $bound }</b></nb>, więc okno się nie zmienia.
    }
improve-met =
    { $player ->
        [max] { improve-best }. <nb>{ $score } { compare } <b>β = { $bound }</b></nb>, ale nie ma już czego odciąć.
       *[min] { improve-best }. <nb>{ $score } { compare } <a>α = { $bound }</a></nb>, ale nie ma już czego odciąć.
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
            [root] MAX ma teraz { $to } w korzeniu
           *[node] MAX ma teraz { $to } { where-node }
        }: <nb><a>α</a> rośnie</nb> z { $from } do <a>{ $to }</a>, a okno to teraz { window }.
       *[min] { $at ->
            [root] MIN ma teraz { $to } w korzeniu
           *[node] MIN ma teraz { $to } { where-node }
        }: <nb><b>β</b> spada</nb> z { $from } do <b>{ $to }</b>, a okno to teraz { window }.
    }

cutoff-held =
    { $side ->
        [alpha] { $held ->
            [window] Okno początkowe zaczyna się od { $met }
            [root] MAX ma już { $met } w korzeniu
           *[node] MAX ma już { $met } { where-holder }
        }
       *[beta] { $held ->
            [window] Okno początkowe kończy się na { $met }
            [root] MIN ma już { $met } w korzeniu
           *[node] MIN ma już { $met } { where-holder }
        }
    }
cutoff-seen =
    { $held ->
        [end] { who } ma { $score }, najlepszy możliwy wynik, a <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
       *[held] { who } ma { $score }. { cutoff-held }, a <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
    }
cutoff-lost =
    { $lost ->
        [one] ostatnie dziecko
       *[other] ostatnich { $lost } dzieci
    }
cutoff =
    { cutoff-seen }: { cutoff-lost } nie może już nic zmienić. <x>{ $deep ->
        [yes] Głębokie odcięcie { side }
       *[no] Odcięcie { side }
    }.</x>
side =
    { $side ->
        [alpha] α
       *[beta] β
    }

return-minimax =
    { $player ->
        [max] { who } zwraca { $score }, największy ze swoich wyników. { arrival }
       *[min] { who } zwraca { $score }, najmniejszy ze swoich wyników. { arrival }
    }
return-exact = { who } zwraca { $score }, swoją dokładną wartość. { arrival }
return-lower = { who } zwraca { $score }: jego wartość to co najmniej { $score }. { arrival }
return-upper = { who } zwraca { $score }: jego wartość to co najwyżej { $score }. { arrival }
proved =
    { $bound ->
        [upper] co najwyżej
        [lower] co najmniej
       *[exact] dokładnie
    }
return-raised =
    { $returns ->
        [fail-hard] { who } ma { $best }, ale zwraca <nb><a>α = { $score }</a></nb>: fail-hard nie wychodzi za okno. Jego wartość to { proved } { $score }. { arrival }
       *[running-bound] { who } ma { $best }, ale zwraca końcowe <nb><a>α = { $score }</a></nb>, którego nic nie podnosi. Jego wartość to { proved } { $score }. { arrival }
    }
return-lowered =
    { $returns ->
        [fail-hard] { who } ma { $best }, ale zwraca <nb><b>β = { $score }</b></nb>: fail-hard nie wychodzi za okno. Jego wartość to { proved } { $score }. { arrival }
       *[running-bound] { who } ma { $best }, ale zwraca końcowe <nb><b>β = { $score }</b></nb>, którego nic nie obniża. Jego wartość to { proved } { $score }. { arrival }
    }
arrival =
    { $arrival ->
        [first] To pierwszy wynik dla { caller-whole }.
        [better] Dla { caller-player } to lepiej niż { $callerBest } { caller-own }.
        [tied] To tyle co { $callerBest } { caller-own }: zostaje ostatni.
        [equal] To tyle co { $callerBest } { caller-own }: zostaje pierwszy.
       *[worse] Dla { caller-player } to nie lepiej niż { $callerBest } { caller-own }.
    }

## the pseudo-code

code-label = Pseudokod
code-call =
    { $player ->
        [max] MAX(węzeł)
       *[min] MIN(węzeł)
    }
code-call-window =
    { $player ->
        [max] MAX(węzeł, <a>α</a>, <b>β</b>)
       *[min] MIN(węzeł, <a>α</a>, <b>β</b>)
    }
code-leaf = <k>jeżeli</k> liść: <k>zwróć</k> jego wartość
code-limit = <k>jeżeli</k> limit: <k>zwróć</k> oszacowanie
code-start =
    { $player ->
        [max] naj ← { $worst }
       *[min] naj ← { $worst }
    }
code-each = <k>dla każdego</k> dziecka:
code-descend =
    { $callee ->
        [max] v ← MAX(dziecko)
        [min] v ← MIN(dziecko)
       *[any] v ← szukaj(dziecko)
    }
code-descend-window =
    { $callee ->
        [max] v ← MAX(dziecko, <a>α</a>, <b>β</b>)
        [min] v ← MIN(dziecko, <a>α</a>, <b>β</b>)
       *[any] v ← szukaj(dziecko, <a>α</a>, <b>β</b>)
    }
code-best =
    { $player ->
        [max] naj ← max(naj, v)
       *[min] naj ← min(naj, v)
    }
code-narrow =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, naj)
       *[min] <b>β</b> ← min(<b>β</b>, naj)
    }
code-cut =
    { $player ->
        [max] <k>jeżeli</k> { $returns ->
            [running-bound] <a>α</a>
           *[other] naj
        } { compare } <b>β</b>: <k>zwróć</k> { $returns ->
            [fail-hard] <b>β</b>
            [running-bound] <a>α</a>
           *[fail-soft] naj
        }
       *[min] <k>jeżeli</k> { $returns ->
            [running-bound] <b>β</b>
           *[other] naj
        } { compare } <a>α</a>: <k>zwróć</k> { $returns ->
            [fail-hard] <a>α</a>
            [running-bound] <b>β</b>
           *[fail-soft] naj
        }
    }
code-return = <k>zwróć</k> naj
code-return-bound =
    { $player ->
        [max] <k>zwróć</k> <a>α</a>
       *[min] <k>zwróć</k> <b>β</b>
    }
code-root = korzeń
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

panel-label = Co widać z przeszukiwania
panel-search = Przeszukiwanie
panel-counts = Liczby

## live values and counters

live-alpha = α
live-alpha-long = { " " }· ma MAX
live-beta = β
live-beta-long = { " " }· ma MIN
live-best = najlepszy
live-best-long = { "" }
live-none = –
gauge-label = Oś liczbowa z oknem i najlepszym wynikiem
number-line = Oś liczbowa: okno ma końce { $low } i { $high }.{ $ray ->
        [up] { " " }Wartość będzie tu równa co najmniej { $value }.
        [down] { " " }Wartość będzie tu równa co najwyżej { $value }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Nie mają części wspólnej: cięcie.
       *[no] { "" }
    }
counts-leaves = ocenione liście
counts-positions = ocenione pozycje
counts-number = { $value }
counts-of = z { $all }
counts-needs = w minimaksie
counts-cutoffs =
    { $cutoffs ->
        [one] odcięcie
        [few] odcięcia
       *[many] odcięć
    }

## timeline and transport

timeline-label = Cały przebieg
timeline-value = Krok { $step } z { $length }. { $sentence }
timeline-value-open = Krok { $step }. { $sentence }
transport-label = Kroki
first-step = Pierwszy krok
step-back = Krok wstecz
play = Odtwarzaj
pause = Wstrzymaj
step-forward = Krok naprzód
next-cutoff = Następne odcięcie
next-cutoff-keys = Następne odcięcie (Shift + →); z Shiftem poprzednie
last-step = Ostatni krok
step-number = { $step }
step-of = z { $length }
speed-label = Szybkość odtwarzania
speed-value = { $speed } ×
key-leaf = oceniony liść
key-narrow = zwężone okno
key-cut = odcięcie

## header and menu

algorithm-label = Algorytm
algorithm-minimax = Minimaks
algorithm-alpha-beta = Alfa-beta
dialect-label = Dialekt
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: odcina na granicy (≤ α, ≥ β) i zwraca najlepszy znaleziony wynik.
dialect-fail-soft-strict = Fail-soft, ostry
dialect-fail-soft-strict-note = Fail-soft, ostry: odcina dopiero za granicą (< α, > β) i zwraca najlepszy znaleziony wynik.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: odcina na granicy (≤ α, ≥ β) i zwraca wynik między α a β.
dialect-fail-hard-strict = Fail-hard, ostry
dialect-fail-hard-strict-note = Fail-hard, ostry: odcina dopiero za granicą (< α, > β) i zwraca wynik między α a β.
dialect-running-bound = Bieżąca granica
dialect-running-bound-note = Bieżąca granica: odcina na granicy (≤ α, ≥ β) i zwraca końcowe α (MAX) lub końcowe β (MIN).
example-label = Przykład
example-own = Własne drzewo
example-button = Przykład: { $name }
field-tree = Drzewo
more = Więcej ustawień
hint-static = { $score } przed nawiasem to oszacowanie statyczne; przecinek po liczbie czyni z niej liść.

## the example that the page opens with; the others come with the picker

course-books = Podstawy
course-books-kind = podręczniki
example-textbook = Podręcznik, 2 półruchy
example-textbook-line = jedno odcięcie, takie samo w każdym dialekcie
example-note = { $course }, { $kind }: { $line }.

## tree

tree-stage-label = Drzewo gry. Strzałki prowadzą od węzła do węzła, Enter zmienia liść.
tree-others = inne: #
tree-row-max = MAX
tree-row-min = MIN
tree-row-level = poziom { $level }
tree-row-depth = głębokość { $depth }
tree-row-score = ocena
tree-row-side-max = maksymalizuje
tree-row-side-min = minimalizuje
tree-row-player-max = gracz
tree-row-player-min = przeciwnik
tree-who =
    { $kind ->
        [max] węzeł MAX
        [min] węzeł MIN
       *[leaf] liść
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }w korzeniu
       *[nameless] { "" }
    }
tree-is-now = tutaj
tree-is-pv = w wariancie głównym
tree-is-unseen = nieodwiedzony
tree-is-cut = odcięty
tree-value =
    { $bound ->
        [most] co najwyżej { $score }
        [least] co najmniej { $score }
       *[exact] wartość { $score }
    }
tree-window = okno od { $alpha } do { $beta }
tree-plus-infinity = plus nieskończoność
tree-minus-infinity = minus nieskończoność
tree-zoom = Widok drzewa
tree-zoom-in = Powiększ
tree-zoom-out = Pomniejsz
tree-zoom-fit = Pokaż całe drzewo

## stage

stage-present = Prezentuj
stage-grain = Każdy krok
stage-grain-event = jedno zdarzenie
stage-grain-lecture = jeden krok wykładu
stage-grain-slide = jeden slajd
stage-grain-leaf = jeden liść
stage-grain-cut-off = jedno odcięcie
stage-returns = Węzeł zwraca { $score }. { arrival }
stage-held =
    { $side ->
        [alpha] { $held ->
            [end] żadna wypłata nie jest mniejsza niż { $met }
            [nobody] MAX nic jeszcze nie ma
            [window] okno początkowe zaczyna się od { $met }
            [root] MAX ma już { $met } w korzeniu
           *[node] MAX ma już { $met } { where-holder }
        }
       *[beta] { $held ->
            [end] żadna wypłata nie jest większa niż { $met }
            [nobody] MIN nic jeszcze nie ma
            [window] okno początkowe kończy się na { $met }
            [root] MIN ma już { $met } w korzeniu
           *[node] MIN ma już { $met } { where-holder }
        }
    }
stage-question = { who } ma <mark>{ $score }</mark>; { stage-held }, więc { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Czy następne dziecko zostanie odwiedzone?
# $said: whether the hall has answered, and how.
stage-answer =
    { $said ->
        [right] { $answer ->
            [yes] Dobrze: tak.
           *[no] Dobrze: nie.
        }
        [wrong] { $answer ->
            [yes] Jednak zostanie.
           *[no] Jednak nie zostanie.
        }
       *[answer] { $answer ->
            [yes] Tak.
           *[no] Nie.
        }
    }

## taking

taking-share = Udostępnij
taking-export = Zabierz ze sobą
taking-dismiss = Ukryj
taking-ignored-not-loaded = Części strony nie udało się wczytać. Sprawdź sieć i spróbuj ponownie albo odśwież stronę: drzewo i krok zostaną.
notice-restart = Odśwież

## making

making-edit = Edytuj drzewo

## comparing

compare-title = Skąd biorą się różne liczby?

## rodzina algorytmów: to, co mówią listy wyboru

algorithm-group-basic = Jedno przeszukanie
algorithm-group-windows = Przejścia i okna zerowe
algorithm-group-memory = Z pamięcią
algorithm-negamax = Negamaks
algorithm-minimax-by-levels = Minimaks, poziom po poziomie
algorithm-iterative-deepening = Iteracyjne pogłębianie
algorithm-aspiration = Okno aspiracji
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alfa-beta z tablicą
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
