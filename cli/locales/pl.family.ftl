# Co mówią po polsku algorytmy poza alfa-betą i minimaksem; wczytywane razem z nimi, może odwoływać się do pl.ftl.
#
# Słowniczek, dalszy ciąg: pass przejście · zero window okno zerowe · guess przybliżenie · margin margines · transposition
# table tablica transpozycji, krótko tablica · depth (wpisu) głębokość · mover gracz na ruchu · level, ply poziom, półruch ·
# payoff wypłata.

## the sentence: before the first step and after the last

start-negamax = Negamaks to <nb>alfa-beta</nb> w jednej procedurze: każdy wynik podany jest dla gracza na ruchu, a ten bierze największy. Aby zacząć, zrób krok naprzód.
start-minimax-by-levels = Minimaks idzie poziom po poziomie, od najniższego w górę: każdy węzeł ma już gotowe wyniki dzieci. Aby zacząć, zrób krok naprzód.
start-iterative-deepening = Iteracyjne pogłębianie szuka na głębokość 1, potem 2 i tak dalej: gdy kończy się czas, ruch daje ostatnie pełne przejście.
start-aspiration = Okno aspiracji: wąskie okno wokół przybliżenia { guess-told }. Gdy wynik leży poza nim, okno otwiera się z tej strony i przeszukiwanie rusza od nowa.
start-pvs = PVS ufa pierwszemu dziecku. O każde następne pyta oknem zerowym, czy jest lepsze; niespodziankę przeszukuje ponownie.
start-alpha-beta-table = <nb>Alfa-beta</nb> z tablicą pamięta o każdej pozycji to, co ostatnio wykazało, i zagląda tam, zanim zacznie ją przeszukiwać.
start-mtd-f = MTD(f) używa tylko okien zerowych, a pierwsze leży przy { guess-told }. Każde przejście przesuwa jedno ograniczenie, aż oba się spotkają.
start-sss-star = SSS* jako MTD({ $greatest }): okna zerowe od góry. Każde przejście obniża górne ograniczenie, aż spotka ono wartość.
start-dual-star = DUAL* jako MTD({ $least }): okna zerowe od dołu. Każde przejście podnosi dolne ograniczenie, aż spotka ono wartość.
start-payoffs = <nb>Alfa-beta</nb> zaczyna z oknem { window }, od najmniejszej wypłaty w grze do największej: jej wynik jest więc dokładny.
start-known = Z poprzedniego przeszukiwania tablica zna jeszcze { $known ->
        [one] { $known } pozycję
        [few] { $known } pozycje
       *[many] { $known } pozycji
    }: { $known ->
        [0] przeszukuje się wszystko.
       *[many] tego, co zna, nie przeszukuje się znowu.
    }

end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (inaczej: { $unaided })
       *[some] { end-effort }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-missed-lower = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≥ <b>β = { $met }</b></nb>: korzeń ma wartość co najmniej { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≤ <a>α = { $met }</a></nb>: korzeń ma wartość co najwyżej { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told }; tak mówi przejście na głębokość { $depth }. { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Pierwsze okno wystarcza.
       *[yes] Pierwsze okno nie trafia.
    } { end-evaluations }.
end-zero = { end-told }. Ograniczenia równe: przejście { $passes }. { end-evaluations }.
end-greatest = { end-told }. Co najmniej tyle, a więcej nie można. { end-evaluations }.
end-least = { end-told }. Co najwyżej tyle, a mniej nie można. { end-evaluations }.
end-taken = { end-root }. Z równych wybrano ostatni, { $move }; wiadomo: { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>Jest wart { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.

## negamax: live values, and what is typed

live-alpha-mover = { " " }· ma gracz
live-beta-mover = { " " }· ma przeciwnik
live-best-mover = { live-best-long }
tree-editor-side = Wyniki wpisuje się z punktu widzenia MAX
making-side = { $label } (dla MAX)

## counters

counts-evaluations = liczba ocen

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

visit-zero = { who } dostaje okno zerowe { window }: czy ma wartość co najmniej { $beta }, czy co najwyżej { $alpha }?
visit-known = { who } zaczyna z oknem { window }, które po drodze zwęziła tablica.
visit-answered = { who } zaczyna z oknem { window }: jeden z jego końców wykazało okno zerowe.
visit-payoffs = { who } zaczyna z oknem { window }, od najmniejszej wypłaty do największej: żaden z graczy nic jeszcze nie ma.
visit-level =
    { $player ->
        [max] { who }, poziom { $ply }, bierze największy z wyników swoich { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        }: wszystkie są już gotowe.
       *[min] { who }, poziom { $ply }, bierze najmniejszy z wyników swoich { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        }: wszystkie są już gotowe.
    }
visit-mover =
    { $turned ->
        [yes] { who } zaczyna z oknem { window }: dla { mover-name } <a>α</a> i <b>β</b> zmieniają znak i miejsce.
       *[no] { who } zaczyna z oknem { window }.
    }

evaluate-root = { worth }.
evaluate-level = { worth }, poziom { $ply }.
evaluate-tied = { worth }, tyle co { $callerBest } { caller-own }: z równych zostaje ostatni.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-mover =
    { $first ->
        [yes] { who } przyjmuje { $score }, swój pierwszy wynik, jako najlepszy dotąd.
        [tied] { who } przyjmuje to { $score } jako najlepszy wynik w miejsce poprzedniego: z równych ostatni.
       *[no] { who } przyjmuje { $score } jako swój najlepszy wynik, lepszy niż { $previous }.
    }
improve-tied = { who } przyjmuje to { $score } jako najlepszy wynik w miejsce poprzedniego: z równych ostatni.

narrow-mover = { who } ma teraz { $to } dla { mover-name }: <nb><a>α</a> rośnie</nb> z { $from } do <a>{ $to }</a>, a okno to teraz { window }.
narrow-known =
    { $side ->
        [alpha] { who }: tablica daje co najmniej { $to }, więc <nb><a>α</a> rośnie</nb> z { $from } do <a>{ $to }</a>, a okno to teraz { window }.
       *[beta] { who }: tablica daje co najwyżej { $to }, więc <nb><b>β</b> spada</nb> z { $from } do <b>{ $to }</b>, a okno to teraz { window }.
    }
narrow-payoffs =
    { $player ->
        [max] { who }: żadna wypłata nie jest mniejsza niż { $to }, więc jeszcze przed pierwszym dzieckiem <nb><a>α</a> rośnie</nb> z { $from } do <a>{ $to }</a>, a okno to teraz { window }.
       *[min] { who }: żadna wypłata nie jest większa niż { $to }, więc jeszcze przed pierwszym dzieckiem <nb><b>β</b> spada</nb> z { $from } do <b>{ $to }</b>, a okno to teraz { window }.
    }
narrow-mover-payoffs = { who }: żadna wypłata nie jest dla { mover-name } gorsza niż { $to }, więc <nb><a>α</a> rośnie</nb> z { $from } do <a>{ $to }</a>, a okno to teraz { window }.

met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
cutoff-zero = { who } ma { $score }, a { met } to odpowiedź na pytanie: { cutoff-lost } nie może już nic zmienić. <x>Odcięcie { side }.</x>
cutoff-known = { who } ma { $score }. { $held ->
        [own] Tę granicę dała mu tablica
        [root] Granicę dała tablica w korzeniu
       *[node] Granicę dała tablica { where-holder }
    }, a { met }: { cutoff-lost } nie może już nic zmienić. <x>Odcięcie { side }.</x>
cutoff-mover = { who } ma { $score }, a <nb>{ $score } { compare } <b>β = { $met }</b></nb>{ $held ->
        [end] { "" }
        [window] , koniec okna początkowego
        [root] , wynik przeciwnika w korzeniu
       *[node] , wynik przeciwnika { where-holder }
    }: { cutoff-lost } nie może już nic zmienić. <x>{ $deep ->
        [yes] Głębokie odcięcie.
       *[no] Odcięcie.
    }</x>

return-asked = { who } zwraca { $score }: jego wartość to { bounded }.{ arrival-told }
return-known = { who } zwraca { $score } z tablicy, bez przeszukiwania: jego wartość to { bounded }.{ arrival-told }
return-level =
    { $player ->
        [max] { who } ma wartość { $score }, największy ze swoich wyników.
       *[min] { who } ma wartość { $score }, najmniejszy ze swoich wyników.
    }
turned =
    { $turned ->
        [yes] { " " }Dla { caller-player } to { negated }.
        [no] { " " }Wyżej też { caller-player }: ten sam znak.
       *[none] { "" }
    }
return-mover = { who } zwraca { $score }: dla { mover-name } ma wartość { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } ma { $best }, ale zwraca { $score }: dla { mover-name } { bounded }.{ turned }{ arrival-told }

ask-zero =
    { $callerPlayer ->
        [max] { who }: czy jego wartość to więcej niż { $than }? Tylko o to pyta okno zerowe { window }.
       *[min] { who }: czy jego wartość to mniej niż { $than }? Tylko o to pyta okno zerowe { window }.
    }
ask-again =
    { $callerPlayer ->
        [max] { who } zaskakuje: co najmniej { $surprise } to więcej niż { $than }. O ile? Przeszukiwanie rusza ponownie z oknem { window }.
       *[min] { who } zaskakuje: co najwyżej { $surprise } to mniej niż { $than }. O ile? Przeszukiwanie rusza ponownie z oknem { window }.
    }

known-value =
    { $known ->
        [exact] dokładnie { $low }
        [low] co najmniej { $low }
        [high] co najwyżej { $high }
        [both] co najmniej { $low } i co najwyżej { $high }
       *[none] jeszcze nic
    }
probe-exact = { who } jest w tablicy: { known-value } (głębokość { $depth }). Przeszukiwanie jest zbędne.
probe-decides =
    { $side ->
        [beta] { who } jest w tablicy: { known-value } (głębokość { $depth }). <nb>{ $low } ≥ <b>β = { $beta }</b></nb>, więc przeszukiwanie jest zbędne.
       *[alpha] { who } jest w tablicy: { known-value } (głębokość { $depth }). <nb>{ $high } ≤ <a>α = { $alpha }</a></nb>, więc przeszukiwanie jest zbędne.
    }
probe-narrows = { who } jest w tablicy: { known-value } (głębokość { $depth }). To zwęża okno { window }.
probe-open = { who } jest w tablicy: { known-value } (głębokość { $depth }). Przy oknie { window } to nie rozstrzyga, więc trzeba szukać.
probe-leaf = { worth }: tablica już to wie, więc nie ma nowej oceny.{ arrival-told }

store-leaf =
    { $what ->
        [root] Tablica zapisuje oszacowanie statyczne korzenia: { $low }.
        [static] Tablica zapisuje oszacowanie statyczne węzła { $node }: { $low }.
        [named] Tablica zapisuje wartość liścia { $node }: { $low }.
       *[leaf] Tablica zapisuje wartość liścia: { $low }.
    }
store-exact = { who }: tablica zapisuje wartość, { known-value } (głębokość { $depth }).
store-bound = { who }: tablica zapisuje ograniczenie wartości, { known-value } (głębokość { $depth }).

pass-deepening =
    { $first ->
        [yes] Przejście { $pass } szuka na głębokość { $depth } z oknem { window }.
       *[no] { $order ->
            [refutation] Przejście { $pass } szuka na głębokość { $depth } z oknem { window }: najpierw wzdłuż wariantów, które odpowiedziały w poprzednim.
           *[other] Przejście { $pass } szuka na głębokość { $depth } z oknem { window }: najpierw dzieci, które poprzednie przejście uznało za najlepsze.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Przejście { $pass } szuka z oknem { window }: przybliżenie { guess-told } i { $margin } po obu stronach.
        [win] Przejście { $pass } szuka z oknem { window }: przybliżenie to { guess-told } i żaden wynik nie leży za nim.
        [low] Przejście { $pass } szuka z { window }: wynik nie przekroczył <nb><a>α = { $missed }</a></nb>, więc <a>α</a> się otwiera.
       *[high] Przejście { $pass } szuka z { window }: wynik osiągnął <nb><b>β = { $missed }</b></nb>, więc <b>β</b> się otwiera.
    }
pass-zero =
    { $why ->
        [guess] Przejście { $pass } zaczyna od przybliżenia: czy korzeń ma wartość co najmniej { $beta }? O to pyta okno zerowe { window }.
        [top] Przejście { $pass } zaczyna od góry, od { $greatest }: czy korzeń ma wartość { $beta }? O to pyta okno zerowe { window }.
        [bottom] Przejście { $pass } zaczyna od dołu, od { $least }: czy korzeń ma wartość co najmniej { $beta }? O to pyta okno zerowe { window }.
        [low] Przejście { $pass }: korzeń ma wartość co najmniej { $low }. Czy nawet { $beta }? O to pyta okno zerowe { window }.
       *[high] Przejście { $pass }: korzeń ma wartość co najwyżej { $high }. Czy aż { $beta }? O to pyta okno zerowe { window }.
    }
prove-move =
    { $has ->
        [nothing] { "" }
       *[move] { " " }Gdyby skończył się czas, ruchem byłby { $move }.
    }
prove-pass = Przejście { $pass } zwraca { $score }: korzeń ma wartość { bounded }.{ $known ->
        [both] { " " }Wiadomo: { known-value }.
       *[other] { "" }
    }{ prove-move }
prove-deepening = Przejście { $pass }, głębokość { $depth }, zwraca { $score }: tam korzeń ma wartość { bounded }.{ prove-move }

## the question before a decision

stage-question-given = { who } ma <mark>{ $score }</mark>, a tutaj { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Czy { $reply ->
        [yes] następna odpowiedź zostanie odwiedzona
       *[no] następne dziecko zostanie odwiedzone
    }?

## the card beside a node

stage-story-ask =
    { $again ->
        [yes] ponownie, z oknem { window }
       *[no] pytanie z oknem { window }
    }
stage-story-probe = tablica zna: { known-value }
stage-story-store = tablica zapisuje: { known-value }
stage-story-pass = przejście { $pass } z oknem { window }
stage-story-prove = przejście { $pass } zwraca { $score }: { known-value }

## the pseudo-code

code-stop = <k>jeżeli</k> liść lub limit: <k>zwróć</k> wynik
code-each-descend =
    { $callee ->
        [max] <k>dla</k> dziecka: v ← MAX(dziecko, <a>α</a>, <b>β</b>)
        [min] <k>dla</k> dziecka: v ← MIN(dziecko, <a>α</a>, <b>β</b>)
       *[any] <k>dla</k> dziecka: v ← szukaj(dziecko, <a>α</a>, <b>β</b>)
    }
code-best-last =
    { $player ->
        [max] <k>jeżeli</k> v ≥ naj: naj ← v
       *[min] <k>jeżeli</k> v ≤ naj: naj ← v
    }
code-break =
    { $player ->
        [max] <k>jeżeli</k> naj ≥ <b>β</b>: <k>przerwij</k> pętlę
       *[min] <k>jeżeli</k> naj ≤ <a>α</a>: <k>przerwij</k> pętlę
    }
code-store = tablica[węzeł] ← co daje naj
code-known = <k>jeżeli</k> tablica rozstrzyga: <k>zwróć</k> wynik
code-known-narrow = <a>α</a>, <b>β</b> ← zwężone przez tablicę
code-negamax = negamaks(węzeł, <a>α</a>, <b>β</b>)
code-leaf-mover = <k>jeżeli</k> liść: <k>zwróć</k> wartość dla gracza
code-limit-mover = <k>jeżeli</k> limit: <k>zwróć</k> jego oszacowanie
code-descend-negamax =
    { $turned ->
        [yes] v ← −negamaks(dziecko, −<b>β</b>, −<a>α</a>)
        [no] v ← negamaks(dziecko, <a>α</a>, <b>β</b>)
       *[some] v ← ±negamaks(dziecko)
    }
code-levels = minimaks po poziomach(drzewo)
code-levels-plies = <k>dla każdego</k> poziomu, od dołu:
code-levels-nodes = <k>dla każdego</k> węzła poziomu:
code-levels-leaf = <k>jeżeli</k> liść: wynik(węzeł) ← wartość
code-levels-limit = <k>jeżeli</k> limit: oszacowanie
code-levels-start =
    { $player ->
        [max] <k>w przeciwnym razie</k>: naj ← { $worst }
       *[min] <k>w przeciwnym razie</k>: naj ← { $worst }
    }
code-levels-each = <k>dla każdego</k> dziecka:
code-levels-best =
    { $player ->
        [max] naj ← max(naj, wynik(dziecko))
       *[min] naj ← min(naj, wynik(dziecko))
    }
code-levels-best-last =
    { $player ->
        [max] <k>jeżeli</k> wynik(dziecko) ≥ naj: naj ← wynik(dziecko)
       *[min] <k>jeżeli</k> wynik(dziecko) ≤ naj: naj ← wynik(dziecko)
    }
code-levels-score = wynik(węzeł) ← naj
code-deepening = pogłębianie(korzeń, limit)
code-deepening-each = <k>dla</k> głębokość ← 1 <k>do</k> limit:
code-deepening-search = m ← szukaj(korzeń, głębokość)
code-deepening-lines = zachowaj warianty odpowiedzi
code-deepening-sort = uporządkuj dzieci według wyników
code-aspiration = aspiracja(korzeń, f, margines)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± margines
code-aspiration-search = m ← szukaj(korzeń, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>jeżeli</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>ponownie</k>
code-aspiration-high = <k>jeżeli</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>ponownie</k>
code-aspiration-return = <k>zwróć</k> m
code-pvs-first =
    { $callee ->
        [max] pierwsze: v ← MAX(dziecko, <a>α</a>, <b>β</b>)
        [min] pierwsze: v ← MIN(dziecko, <a>α</a>, <b>β</b>)
       *[any] pierwsze: v ← szukaj(dziecko, <a>α</a>, <b>β</b>)
    }
code-pvs-zero =
    { $player ->
        [max] <a>α</a>, <a>α</a> + { $unit }
       *[min] <b>β</b> − { $unit }, <b>β</b>
    }
code-pvs-ask =
    { $callee ->
        [max] dalsze: v ← MAX(dziecko, { code-pvs-zero })
        [min] dalsze: v ← MIN(dziecko, { code-pvs-zero })
       *[any] dalsze: v ← szukaj(dziecko, { code-pvs-zero })
    }
code-pvs-again =
    { $player ->
        [max] <k>jeżeli</k> <a>α</a> < v < <b>β</b>: <k>ponownie</k> z v, <b>β</b>
       *[min] <k>jeżeli</k> <a>α</a> < v < <b>β</b>: <k>ponownie</k> z <a>α</a>, v
    }
code-mtd = MTD(korzeń, f)
code-sss = SSS*(korzeń)
code-dual = DUAL*(korzeń)
code-mtd-start = m ← f, dół ← { $least }, góra ← { $greatest }
code-sss-start = m ← { $greatest }, dół ← { $least }, góra ← { $greatest }
code-dual-start = m ← { $least }, dół ← { $least }, góra ← { $greatest }
code-mtd-while = <k>dopóki</k> dół < góra:
code-mtd-beta = <b>β</b> ← max(m, dół + { $unit })
code-mtd-search = m ← szukaj(korzeń, <b>β</b> − { $unit }, <b>β</b>)
code-mtd-bound = <k>jeżeli</k> m < <b>β</b>: góra ← m, <k>w p.p.</k> dół ← m
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

panel-window = Okno
panel-passes = Przejścia
panel-table = Tablica
panel-moves = Ruchy
panel-strategy = Strategia
panel-keeping = Zachowuje
panel-depths = Głębokości
depths-label = Ocenione liście według głębokości; niżej alfa-beta w innych kolejnościach
panel-critical = Drzewo krytyczne
panel-leaf = { $parent }: liść { $place }
line-label = Oś liczbowa: wartość korzenia od { $low } do { $high }
line-guess = przybliżenie
proof-before = Okno { window }. { $cut ->
        [past-bound] { $returns ->
            [fail-soft] Wynik mniejszy niż <a>α</a> to tylko ograniczenie górne; większy niż <b>β</b> – tylko dolne.
           *[other] { proof-open }
        }
       *[at-bound] { proof-open }
    }
proof-open = Wynik równy <a>α</a> lub mniejszy to tylko ograniczenie górne; równy <b>β</b> lub większy – tylko dolne.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: korzeń ma wartość co najmniej { $score }.
proof-more = O ile większą, nie wiadomo.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: korzeń ma wartość co najwyżej { $score }.
proof-less = O ile mniejszą, nie wiadomo.
proof-proved = Z obejrzanych liści wynika, że dokładnie { $score }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: wewnątrz okna, więc korzeń ma wartość dokładnie { $score }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: tu odcina tylko wynik poza granicą, więc równy granicy też jest dokładny. Korzeń ma wartość dokładnie { $score }.
proof-certain = Korzeń ma wartość dokładnie { $score }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, a żadna wypłata nie jest większa niż { $score }: korzeń ma wartość dokładnie { $score }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, a żadna wypłata nie jest mniejsza niż { $score }: korzeń ma wartość dokładnie { $score }.
proof-together = Razem z poprzednimi przejściami: <nb>{ $known }</nb>.
proof-payoffs = Razem z granicami wypłat: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] { $depth } półruch naprzód
        [few] { $depth } półruchy naprzód
       *[many] { $depth } półruchów naprzód
    }: <nb>korzeń { $relation } { $score }</nb>.
proof-move = Jeśli teraz skończy się czas, odpowiedzią jest <nb>{ $move }</nb>.
pass-none =
    { $begin ->
        [top] Żadne przejście się nie zaczęło: korzeń może mieć każdą wartość. Pierwsze zacznie od { $greatest }.
        [bottom] Żadne przejście się nie zaczęło: korzeń może mieć każdą wartość. Pierwsze zacznie od { $least }.
       *[guess] Żadne przejście się nie zaczęło: korzeń może mieć każdą wartość.
    }
pass-asks = Przejście { $number } zadaje jedno pytanie: czy korzeń ma wartość co najmniej { $beta }?
pass-searches = Przejście { $number } przeszukuje z oknem { window }.
pass-looks =
    { $depth ->
        [one] Przejście { $number } patrzy { $depth } półruch naprzód.
        [few] Przejście { $number } patrzy { $depth } półruchy naprzód.
       *[many] Przejście { $number } patrzy { $depth } półruchów naprzód.
    }
pass-called = { window }
pass-go = Przejście { $number }: do końca
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
moves-none = Jeszcze bez odcięć.
moves-lines = Warianty odpowiedzi
moves-answer = Odpowiedź
moves-no-line = Jeszcze żadne przejście się nie skończyło.
critical-type-1 = wartość musi być dokładna
critical-type-2 = wystarczy jedno dziecko
critical-type-3 = potrzebne wszystkie dzieci
critical-spare = widziane niepotrzebnie
cost-all = { $needed } { $unit ->
        [static] { $needed ->
            [one] pozycji
           *[other] pozycji
        }
       *[leaf] { $needed ->
            [one] liścia
           *[other] liści
        }
    }
cost-counted = Policzone
cost-run = ten przebieg
cost-run-of = z { cost-all }
cost-run-again = oceny; { $distinct } z { cost-all }
cost-least = najmniej
cost-least-note =
    { $own ->
        [no] w każdym przeszukiwaniu
       *[yes] najlepsza kolejność
    }
cost-best = najlepsze dziecko
cost-best-game = najlepsza odpowiedź
cost-best-note = pierwsze; nie zawsze najmniej
cost-mean = średnia, kolejności
cost-mean-orders =
    { $some ->
        [countless] wszystkie w tym drzewie
       *[known] w tym drzewie: { $orders }
    }
cost-random = średnia, losowo
cost-random-leaves = liście losowane od nowa
cost-most = najwięcej
cost-most-note = najgorsza kolejność, minimaks
cost-minimax = minimaks
cost-minimax-note =
    { $unit ->
        [static] każda pozycja
       *[leaf] każdy liść
    }
panel-partial = Rozwinięto tylko to, co ogląda przeszukiwanie; ile warta jest reszta, nie wiadomo.
tree-stub =
    { $moves ->
        [one] { $moves } ruch, nierozwinięty
        [few] { $moves } ruchy, nierozwinięte
       *[many] { $moves } ruchów, nierozwinięte
    }
cost-later = Liczby będą widoczne po zakończeniu przebiegu.
cost-label = Każdy węzeł ma dzieci: b = { $b }, głębokość d = { $d }.
claims-label = Według wzoru
claims-not = (niepoliczone)
claims-told = { $least ->
        [yes] najmniej: { $leaves }
       *[no] najlepsze: { $leaves }
    }
claims-exact = Knuth, Moore; { claims-told }
claims-best = najlepiej; { claims-told }
claims-mean = losowo; średnia: { $leaves }
claims-foot = Żółte: ten przebieg. Pełne: policzone. Przerywane: wynik wzoru; kropki prowadzą do liczby, o której mówi.
end-counted = { end-root }, oceniono { $leaves } z { cost-all }. { $least ->
        [yes] Najlepsza kolejność wymaga { $best }
       *[no] Najlepsze dziecko pierwsze: { $best }
    }{ $mean ->
        [none] .
       *[some] ; średnia ze wszystkich kolejności to <nb>{ $mean }.</nb>
    }
key-pass = przejście
key-table = tablica
key-ask = okno zerowe

## runs side by side

race-title = Przebiegi obok siebie
race-run = Przebieg { $number }
race-by = Wspólny krok
race-by-leaf = co liść
race-by-event = co zdarzenie
race-by-end = do końca
race-add = Dodaj przebieg
race-remove = Usuń przebieg { $number }
race-at-start = początek
race-at-leaf = liść { $at }
race-at-event = zdarzenie { $at }
race-at-end = koniec
race-leaves = liczba ocen: { $leaves }
race-setting = { $name }: { $value }
race-table = Dotychczasowy koszt każdego przebiegu
race-count-leaves = liczba ocen
race-count-distinct = różne węzły
race-count-visits = odwiedziny
race-count-cutoffs = odcięcia
race-count-passes = przejścia
race-count-hits = odpowiedzi z tablicy
race-least = najmniej
race-text = Kopiuj tabelę jako tekst
race-latex = Kopiuj tabelę jako LaTeX
race-as-share = Udostępnij
race-as-file = Plik
race-as-svg = SVG
race-as-png = PNG
race-as-text = Tekst
race-as-latex = LaTeX
race-not-copied = Przeglądarka nie pozwala stronie kopiować.

## trees too large to draw whole

# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = zwinięte: ocenione liście: { $evaluated } z { $leaves }, odcięte: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = sąsiednie poddrzewa: { $siblings }, zwinięte; ocenione liście: { $evaluated } z { $leaves }, odcięte: { $cut }
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Podążaj za przeszukiwaniem
# A small map in a corner of the tree.
tree-map = Całe drzewo i pokazana część

## the search rows of the menu

trouble-beyond-payoffs =
    { $at ->
        [node] Węzeł { $node }
        [child] Liść { $place } korzenia
        [alone] Jedyny liść
       *[leaf] Liść { $place } węzła { $parent }
    } ma { $score }, a to nie jest wypłata od { $least } do { $greatest }.
trouble-empty-payoffs = Najmniejsza wypłata musi być mniejsza niż największa.
note-payoffs = Wypłaty od { $least } do { $greatest }
payoffs-label = Wypłaty
payoffs-from = od
payoffs-to = do
payoffs-clear = O wypłatach nic nie wiadomo
payoffs-about = Co wiadomo o wszystkich wypłatach; puste: nic.
payoffs-effect =
    { $what ->
        [passes] Na tym drzewie: przejścia { $here }, bez tego { $there }.
        [leaves] Na tym drzewie: liście { $here }, bez tego { $there }.
       *[nothing] Na tym drzewie nic to nie oszczędza.
    }
payoffs-why = Nic nie jest warte więcej niż wygrana: kto ma ruch wygrywający, nie musi oglądać pozostałych. Bez zakresu przeszukiwanie tego nie wie i szuka czegoś lepszego.
payoffs-uncounted = Na tak dużym drzewie nie liczymy tu, ile oszczędza zakres.
cut-label = Odcięcie
rule-cut-at-bound = na granicy
rule-cut-past-bound = za nią
ties-label = Z równych
rule-ties-first = pierwszy
rule-ties-last = ostatni
ties-about = Który z równych ruchów wybiera gracz.
ties-take-first = Wybieraj pierwszy
ties-cut-past = Odcinaj za granicą
note-ties = Z równych ostatni
ties-warning =
    { $why ->
        [clamped] Wyniki przycięte do okna, z równych ostatni
       *[cut] Odcięcie na granicy, z równych ostatni
    }: ruch może być błędny.
ties-why =
    { $why ->
        [clamped] Wynik przycięty do granicy może być dla gracza wart mniej, niż się wydaje, a jako ostatni z równych wygrywa.
       *[cut] Dziecko odcięte na granicy jest dla gracza nad nim warte co najwyżej tyle, a jako ostatnie z równych wygrywa.
    }
ties-here = Tutaj: wart { $worth }, a nie { $score }.
field-least = Najmniejsza wypłata
field-greatest = Największa wypłata
window-label = Okno początkowe
order-label = Kolejność dzieci
order-label-game = Kolejność ruchów
arrange-label-game = Odpowiedzi w kolejności przeszukiwania
order-as-written = Jak w zapisie
order-centre-first = Najpierw środek
order-corners-first = Najpierw rogi
order-captures-first = Najpierw bicia
order-further-move-first = Najpierw dające dalszy ruch
order-static = Według oszacowania statycznego
order-fewest-children = Najpierw z najmniejszą liczbą dzieci
order-fewest-replies = Najpierw z najmniejszą liczbą odpowiedzi
order-fewest-nodes = Najpierw z najmniejszą liczbą węzłów
order-killer = Ruchy zabójcze
order-history = Historia
order-previous-pass = Według poprzedniego przejścia
order-refutation = Tablica refutacji
order-best-first = Od najlepszego, według wartości
order-worst-first = Od najgorszego, według wartości
order-reversed = Odwrotnie
order-shuffled = Potasowane
field-seed = Ziarno
field-guess = Pierwsze przybliżenie
field-guess-rounded = Pierwsze przybliżenie, zaokrąglone do { $guess }
field-margin = Margines
field-alpha = Okno początkowe, α
field-beta = Okno początkowe, β
field-depth = Limit głębokości, w półruchach
order-choice = { $name } · { $leaves }
order-choice-lacks =
    { $name } · { $lacks ->
        [game] nie tutaj
        [names] brak nazw
        [passes] brak przejść
       *[deepening] bez pogłębiania
    }
order-effect = Liście: { $leaves }, jak w zapisie { $written }.
order-lacks =
    { $lacks ->
        [game] To własna kolejność innej gry: to drzewo jej nie zna.
        [static] Węzły wewnętrzne nie mają tu oszacowań statycznych, wyników przed nawiasami: sortowane są tylko liście.
        [names] Ta kolejność rozpoznaje ruch po nazwie, a to drzewo nie ma nazw.
        [passes] Ta kolejność idzie za poprzednim przejściem, a to przeszukiwanie ma jedno przejście.
       *[deepening] Ta kolejność zachowuje warianty przejścia dla następnego, głębszego: potrzebuje iteracyjnego pogłębiania.
    }
overlay-label = Na drzewie
overlay-none = Wariant główny
overlay-strategy = Strategia MAX
overlay-keeping = Ruchy zachowujące wartość
overlay-critical = Najlepsze dziecko pierwsze: co widać
overlay-critical-game = Najlepsza odpowiedź pierwsza: co widać
strategy-lead =
    { $has ->
        [move] MAX gra { $move } i ma co najmniej { $score }, cokolwiek zrobi MIN.
       *[none] MAX ma co najmniej { $score }, cokolwiek zrobi MIN.
    }
strategy-move = MIN gra
strategy-answer = MAX odpowiada
strategy-value = Wartość
keeping-at = W węźle
keeping-moves = Zachowuje wartość
keeping-value = Wartość

## as in a course

notation-title = Notacja
# On a chip in the header: the tree is drawn as in this course; then whether some of it has been changed by hand.
notation-as-in = Jak w <k>{ $course }</k>
notation-changed = , zmieniona
# The chip's cross.
notation-leave = Wróć do notacji ogólnej
notation-preset-general = Ogólna
notation-preset-a = Model gry
notation-preset-b = Gry jako przeszukiwanie
notation-preset-c = Gomoku
notation-preset-d = Gry w Javie
notation-preset-e = α-β i MTD(f)

## what notes and fields say

guess-told =
    { $rounded ->
        [yes] { $guess } (zaokrąglone { $asked })
       *[no] { $guess }
    }
note-guess = Pierwsze przybliżenie { guess-told }
note-margin = Margines { $margin }
note-seed = Ziarno { $seed }
error-bad-seed = „{ $found }” to nie ziarno: ma to być liczba całkowita, co najmniej 0.
error-bad-margin = „{ $found }” to nie margines: ma to być liczba większa od 0.
trouble-too-many-passes = Przeszukiwanie przerwano po tylu przejściach: { $passes }, bo niczego nowego już nie wykazywały. To błąd programu.
tree-is-earlier = z wcześniejszego przeszukania

## Gry

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = Kółko i krzyżyk
game-gomoku = Gomoku
game-connect-four = Cztery w rzędzie
game-reversi = Reversi
game-draughts = Warcaby
game-kalah = Kalah
game-chess = Szachy

gaming-title = Gra
gaming-game = Która gra
gaming-size =
    { $game ->
        [kalah] Dołki i ziarna
       *[other] Szerokość i wysokość
    }
gaming-heaps = Stosy
gaming-mnk = Szerokość, wysokość, ile w rzędzie
gaming-such = np. { $such }
gaming-position = Pierwsza pozycja, jeśli inna
gaming-moves = Ruchy od niej
gaming-turn =
    { $player ->
        [first] Na ruchu jest pierwszy gracz i to on jest MAX.
       *[second] Na ruchu jest drugi gracz i to on jest MAX.
    }
gaming-over = Tutaj gra jest skończona.
gaming-play = Zagraj ruch
gaming-put = Ustaw figury
gaming-put-turn = Ruch ma drugi gracz
gaming-put-end = Wróć do ruchów
gaming-put-nothing = nic
gaming-put-piece =
    { position-kind }, { $player ->
        [first] pierwszy gracz
       *[second] drugi gracz
    }
# A square to put a piece on, for those who do not see it: where it is, and what stands there.
gaming-put-square =
    { $where ->
        [number] pole { $place }
        [hole] kolumna { $column }, rząd { $row } od dołu
       *[name] { $place }
    }: { $kind ->
        [none] puste
       *[other] { gaming-put-piece }
    }
gaming-put-squares = Plansza, strzałki prowadzą od pola do pola
gaming-misere = Kto robi ostatni ruch, przegrywa
gaming-most = Ruch zabiera najwyżej
gaming-capture = Ostatnie ziarno w pustym dołku bije także samo
gaming-rest = Pozostałe na końcu ziarna dostaje gracz, którego dołki są puste
gaming-all-moves = Także ruchy z dala od pionów
gaming-symmetry = Lustrzane odbicia tylko raz
gaming-seen-by = Tylko to, co ogląda przeszukiwanie
gaming-utility = Koniec jest wart
gaming-utility-usual = Wygrana 1, remis 0, przegrana −1
gaming-utility-usual-limited = Wygrana 1000, o 1 mniej za każdy półruch
gaming-utility-result = Wygrana +∞, remis 0, przegrana −∞
gaming-utility-speed = Tym więcej, im szybsza wygrana
gaming-utility-margin = Tyle, o ile się wygrywa
gaming-beyond = Dalsze półruchy, gdzie niespokojnie
gaming-quiescence = Tam tylko bicia albo stand pat (ocena bez ruchu)
gaming-sure = Pewne od tylu punktów
gaming-weights = Wagi oceny
gaming-nodes = węzły
gaming-positions = pozycje
gaming-seen = obejrzane
gaming-limit = Limit głębokości
gaming-counting = Liczenie …
gaming-told =
    { $plies ->
        [one] Przy limicie { $plies } półruchu
        [few] Przy limicie { $plies } półruchów
       *[many] Przy limicie { $plies } półruchów
    }: { $nodes } { $nodes ->
        [one] węzeł
        [few] węzły
       *[many] węzłów
    }, { $positions } { $positions ->
        [one] pozycja
        [few] pozycje
       *[many] pozycji
    }. Drzewo ma { $all } { $all ->
        [one] węzeł
        [few] węzły
       *[many] węzłów
    }{ $beyond ->
        [0] .
       *[other] , w tym { $beyond } poza limitem.
    }
gaming-told-seen = Przy limicie { $plies } { $plies ->
        [one] półruchu
        [few] półruchów
       *[many] półruchów
    } drzewo tego, co ogląda przeszukiwanie, ma { $nodes } { $nodes ->
        [one] węzeł
        [few] węzły
       *[many] węzłów
    }, z czego obejrzanych: { $seen }.
gaming-closed =
    { $grown ->
        [seen] Z półruchem { $ply } nawet tego, co ogląda przeszukiwanie, byłoby więcej niż { $nodes } węzłów. Dalej może sięgnąć lepsza kolejność ruchów albo tablica.
       *[all] Z półruchem { $ply } drzewo miałoby więcej niż { $nodes } węzłów. Zmieści się późniejsza pozycja albo tylko to, co ogląda przeszukiwanie.
    }
gaming-readable =
    { $what ->
        [none] Na tym ekranie nawet po jednym półruchu nie ma miejsca na liczbę przy każdym liściu.
        [numbers] Na tym ekranie każdy liść ma swoją liczbę do półruchu { $numbers }; na plansze przy liściach nie ma miejsca.
        [both] Na tym ekranie każdy liść ma swoją planszę i liczbę do półruchu { $numbers }.
       *[apart] Na tym ekranie każdy liść ma swoją planszę i liczbę do półruchu { $boards }, a samą liczbę do półruchu { $numbers }.
    }
gaming-end = koniec
gaming-open = Otwórz drzewo

tree-editor-by-hand = Ten wynik podano ręcznie. Usuń go i naciśnij Enter, a wróci ten, który daje gra.

# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, do końca
        [one] { $game }, { $plies } półruch
        [few] { $game }, { $plies } półruchy
       *[many] { $game }, { $plies } półruchów
    }

error-game-unknown = „{ $found }” nie jest grą. Są nim, tic-tac-toe, mnk, gomoku, connect-four, reversi, draughts, kalah i chess.
error-game-field = „{ $found }” nie mówi nic o grze.
error-game-twice = „{ $found }” podano dwa razy.
error-game-missing = „{ $found }” nie ma wartości.
error-game-value = „{ $found }” nie jest tu poprawną wartością.
error-game-option = ta gra nie ma „{ $found }”.
error-game-order = ta gra nie ma kolejności ruchów o nazwie „{ $found }”.
error-game-rule = ta gra nie ma zasady o nazwie „{ $found }”.
error-game-size = ta gra nie może mieć rozmiaru „{ $found }”.
error-game-feature = tego ta gra nie liczy: „{ $found }”.
error-game-weight = „{ $found }” nie jest cechą, znakiem „=” i liczbą nie większą niż milion.
error-game-too-large = drzewo miałoby więcej niż { $limit } węzłów. Zmniejsz limit głębokości albo liczbę dalszych półruchów.
error-game-too-deep = drzewo byłoby głębsze niż { $limit } półruchów. Zmniejsz limit głębokości albo liczbę dalszych półruchów.
error-game-endless = bez limitu głębokości drzewo sięga końca gry i jest za duże. Dodaj limit: &depth=3.
error-game-no-tree = ta gra nie ma drzewa.
error-game-seen-by = to przeszukiwanie wymaga całego drzewa: wybierz inny algorytm albo inną kolejność dzieci.
error-game-whole = do tego trzeba całego drzewa, a rozwinięto tylko to, co ogląda jedno przeszukiwanie. Usuń „seen-by”.
error-game-no-captures = w tej grze nic się nie bije; bicia są tylko w warcabach i szachach.
error-game-no-margin = w tej grze nie liczy się różnicy; liczy się ją tylko w Reversi i Kalah.
error-game-node = „{ $found }” nie prowadzi do żadnego liścia drzewa.
error-game-sign = „{ $found }” nic tu nie oznacza.
error-game-rows = plansza ma { $limit } rzędów.
error-game-squares = każdy rząd ma { $limit } pól.
error-game-number = brakuje tu liczby całkowitej albo jest za duża.
error-game-no-mover = nie podano, kto ma ruch.
error-game-impossible = żadna gra nie prowadzi do tej pozycji.
error-game-no-player = brakuje gracza, „B” lub „W”.
error-game-both-players = bierki każdego gracza podaje się raz.
error-game-taken = na tym polu już coś stoi.
error-game-fields = pozycja to plansza, kto ma ruch, roszady, bicie w przelocie i dwa liczniki.
error-game-kings = każdy gracz ma jednego króla i króle nie stoją obok siebie.
error-game-check = kto właśnie wykonał ruch, zostawił króla pod szachem.
error-game-castling = król lub wieża nie stoją tam, gdzie zaczyna się roszada.
error-game-en-passant = żaden pionek nie mógł minąć tego pola.
error-game-no-move = „{ $found }” nie jest tu ruchem.
error-game-is-over = gra kończy się przed „{ $found }”.

panel-position = Pozycja
position-first = Pierwsza pozycja
position-after = Po { $moves }
position-by-hand = Wynik { $score } podano ręcznie; suma się nie liczy
position-to-move =
  { $who ->
    [first] Ruch ma pierwszy gracz
   *[second] Ruch ma drugi gracz
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
moves-cross = ruch X
moves-nought = ruch O
moves-black = ruch czarnych
moves-white = ruch białych
moves-full = ruch pełnych
moves-ring = ruch pustych
# The line across a tree that goes on beyond its limit.
tree-limit = limit { $depth }
tree-row-limit = limit
position-over = Gra skończona.
# A board in words, for those who do not see it: a sentence for each player, or for each column or heap.
position-read =
    { $player ->
        [first] Pierwszy gracz
       *[second] Drugi gracz
    }: { $count ->
        [0] nic
       *[other] { $list }
    }.
position-piece =
    { $kind ->
        [mark] { $place }
       *[other] { position-kind } { $place }
    }
position-kind =
    { $kind ->
        [piece] pionek
        [crowned] damka
        [king] król
        [queen] hetman
        [rook] wieża
        [bishop] goniec
        [knight] skoczek
       *[pawn] pionek
    }
position-pit =
    dołek { $pit } { $seeds ->
        [0] pusty
        [one] z 1 ziarnem
       *[other] z { $seeds } ziarnami
    }
position-store =
    magazyn { $seeds ->
        [0] pusty
        [one] z 1 ziarnem
       *[other] z { $seeds } ziarnami
    }
position-heap =
    Stos { $heap }: { $counters ->
        [0] pusty
        [one] 1 żeton
        [few] { $counters } żetony
       *[other] { $counters } żetonów
    }.
position-column =
    Kolumna { $column }{ $height ->
        [0] : pusta, miejsca na { $rows }
       *[other] , wysokość { $height } z { $rows }, od dołu: { $list }
    }.
position-disc =
    { $player ->
        [first] pierwszy gracz
       *[second] drugi gracz
    }
position-evaluation = Ocena z perspektywy MAX{ $asked ->
        [no] : tu nie jest potrzebna
        [over] : tu liczy się wynik gry
       *[yes] { "" }
    }
position-total = suma
position-counted = Liczy się jako { $counted }: między przegraną a wygraną.
position-weight = Waga cechy „{ $name }”
position-no-weight = Waga to liczba, najwyżej milion.
position-best = { $move } jest najlepszy od { $from } do { $to }.
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
        [yes] ; liczba odwiedzonych liści to { $leaves }, a nie { $oldLeaves }
       *[no] { "" }
    }
weighed = Waga cechy „{ weighed-feature }”: <mark>{ $now }</mark> zamiast { $before }. MAX dostaje { $score }{ outcome } po <k>{ $best }</k>, a nie { $oldScore } po { $oldBest }{ weighed-effort }.
weighed-same = Waga cechy „{ weighed-feature }”: <mark>{ $now }</mark> zamiast { $before }. MAX nadal dostaje { $score }{ outcome } po <k>{ $best }</k>{ weighed-effort }.
weighed-back = Waga cechy „{ weighed-feature }”: <mark>{ $now }</mark>, jak przedtem.
position-line = rozgrywka
position-beyond = { $unrest ->
    [threat] groźby
    [capture] bicia
    [corner] rogi
   *[further-move] dodatkowe ruchy
  }: { $plies ->
    [0] stop
   *[other] +{ $plies }
  }
position-beyond-why = Gdy { unrest }, przeszukiwanie idzie poza limit.
position-beyond-told =
    { $plies ->
        [0] Bez wychodzenia poza limit
       *[other] Z wychodzeniem poza limit
    }: { $leaves ->
        [same] tyle samo liści
       *[other] liście { $oldLeaves } → { $newLeaves }
    }, { $score ->
        [same] ocena nadal { $newScore }
       *[other] ocena { $oldScore } → { $newScore }
    }.
position-sure = pewne od: { $points }
position-sure-why = Gdzie spokojna pozycja daje komuś co najmniej tyle punktów, przeszukiwanie zatrzymuje się przed limitem.
tree-row-beyond = poza
unrest =
    { $unrest ->
        [threat] ktoś może od razu wygrać
        [capture] możliwe jest bicie
        [check] król jest szachowany
        [corner] można zająć róg
       *[further-move] ten sam gracz może ruszyć się znowu
    }
reach-goes-on = Pozycja nie jest spokojna, { unrest }: przeszukiwanie idzie poza limit (liczba półruchów: { $limit }).
reach-may-stand =
    Poza limitem (liczba półruchów: { $limit }) sprawdza się tylko bicia, a { $player ->
        [max] MAX
       *[min] MIN
    } może też nie bić (stand pat): ocena pozycji liczy się jak jeszcze jedna odpowiedź.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } nie bije (stand pat): pozycja jest warta tyle, ile jej ocena.
reach-quiet = Nic się tam nie zapowiada, więc przeszukiwanie się zatrzymuje.
reach-ends = Pozycja nie jest spokojna, { unrest }, ale przeszukiwanie nie idzie dalej.
reach-sure = To dość pewne: przeszukiwanie zatrzymuje się przed limitem (liczba półruchów: { $plies }).
grown-goes-on = Pozycja nie jest spokojna, { unrest }: drzewo sięga poza swój limit (liczba półruchów: { $limit }).
grown-quiet = Nic się tam nie zapowiada, więc drzewo się kończy.
grown-ends = Pozycja nie jest spokojna, { unrest }, ale drzewo się tam kończy.
grown-sure = To dość pewne: drzewo kończy się przed limitem (liczba półruchów: { $plies }).
position-onward = Dalej stąd
position-back = Ruch wstecz
position-shallower = Półruch mniej
position-deeper = Półruch więcej
position-depth = { $depth ->
    [one] 1 półruch
    [few] { $depth } półruchy
   *[other] { $depth } półruchów
  }
rated-open = Oceń każdy ruch
rated-label = Ocena każdego ruchu
rated-move = Ruch
rated-score = Ocena
rated-best = najlepszy
rated-sort = Sortuj według: { $by }
feature-bishops = gońce
feature-centre = środek
feature-corners = narożniki
feature-discs = krążki
feature-further-move = jeszcze jeden ruch
feature-kings = damki
feature-knights = skoczki
feature-men = piony
feature-mobility = ruchliwość
feature-open-lines = otwarte linie
feature-pawns = pionki
feature-queens = hetmany
feature-rooks = wieże
feature-rows-with-four = rzędy z czterema
feature-rows-with-one = rzędy z jednym
feature-rows-with-three = rzędy z trzema
feature-rows-with-two = rzędy z dwoma
feature-seeds = ziarna
feature-squares = wagi pól
feature-store = magazyn
feature-sum = kto weźmie ostatni
feature-threes = otwarte trójki

## sentences of a game: a node is called by the moves that lead there. They take the place of those of the same name.

who =
    { $at ->
        [after] Po <k>{ $node }</k> { $mover ->
            [max] MAX
           *[min] MIN
        }
        [root] Korzeń
        [max] Węzeł MAX { $node }
       *[min] Węzeł MIN { $node }
    }
caller-whole =
    { $callerAt ->
        [after] { $callerPlayer ->
            [max] gracza MAX po <k>{ $caller }</k>
           *[min] gracza MIN po <k>{ $caller }</k>
        }
        [root] korzenia
        [max] węzła MAX { $caller }
       *[min] węzła MIN { $caller }
    }
where-node =
    { $at ->
        [after] po <k>{ $node }</k>
       *[node] w węźle { $node }
    }
where-holder =
    { $held ->
        [after] po <k>{ $holder }</k>
       *[node] w węźle { $holder }
    }
where-alpha-holder =
    { $alphaHeld ->
        [after] po <k>{ $alphaHolder }</k>
       *[node] w węźle { $alphaHolder }
    }
where-beta-holder =
    { $betaHeld ->
        [after] po <k>{ $betaHolder }</k>
       *[node] w węźle { $betaHolder }
    }
visit-minimax =
    { $player ->
        [max] { who } szuka największego z wyników swoich { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        }.
       *[min] { who } szuka najmniejszego z wyników swoich { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        }.
    }
cutoff-lost =
    { $lost ->
        [one] { $reply ->
            [yes] ostatnia odpowiedź
           *[no] ostatnie dziecko
        }
       *[other] ostatnich { $lost } { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        }
    }
stage-question = { who } ma <mark>{ $score }</mark>; { stage-held }, więc { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Czy { $reply ->
        [yes] następna odpowiedź zostanie odwiedzona
       *[no] następne dziecko zostanie odwiedzone
    }?
