# Słowa pięciu wykładów po polsku: zdania, pseudokod i bieżące wartości jak na ich slajdach; mogą się odwoływać do pl.ftl.

## what is named

# Dopełniacz: „dla korzenia”, „nie zna liścia”.
course-node =
    { $at ->
        [root] korzenia
        [max] węzła MAX
        [min] węzła MIN
        [plus] węzła +
        [minus] węzła −
        [leaf] liścia
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-node-first =
    { $at ->
        [root] Korzeń
        [max] Węzeł MAX
        [min] Węzeł MIN
        [plus] Węzeł +
        [minus] Węzeł −
        [leaf] Liść
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-at-node =
    { $at ->
        [root] w korzeniu
        [max] w węźle MAX
        [min] w węźle MIN
        [plus] w węźle +
        [minus] w węźle −
        [leaf] w liściu
        [bracketed] w (<k>{ $node }</k>)
       *[node] w <k>{ $node }</k>
    }
course-at-node-first =
    { $at ->
        [root] W korzeniu
        [max] W węźle MAX
        [min] W węźle MIN
        [plus] W węźle +
        [minus] W węźle −
        [leaf] W liściu
        [bracketed] W (<k>{ $node }</k>)
       *[node] W <k>{ $node }</k>
    }
course-holder =
    { $held ->
        [root] korzeń
        [max] węzeł MAX
        [min] węzeł MIN
        [plus] węzeł +
        [minus] węzeł −
        [bracketed] (<k>{ $holder }</k>)
       *[node] <k>{ $holder }</k>
    }
course-at-holder =
    { $held ->
        [root] w korzeniu
        [max] w węźle MAX
        [min] w węźle MIN
        [plus] w węźle +
        [minus] w węźle −
        [bracketed] w (<k>{ $holder }</k>)
       *[node] w <k>{ $holder }</k>
    }
course-window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
course-lost =
    { $lost ->
        [one] ostatni następnik niczego nie zmieni
        [few] ostatnie { $lost } następniki niczego nie zmienią
       *[many] ostatnich { $lost } następników niczego nie zmieni
    }
course-cut =
    <x>{ $deep ->
        [yes] Głębokie odcięcie { side }
       *[no] Odcięcie { side }
    }.</x>
course-leaves = Ocenione liście: { $leaves } (minimaks: { $needed }).
course-end-missed =
    { $bound ->
        [lower] Korzeń zwraca { $score }, a jego okno wyżej nie sięga: jego wartość to co najmniej { $score }{ course-end-proved }.
       *[upper] Korzeń zwraca { $score }, a jego okno niżej nie sięga: jego wartość to co najwyżej { $score }{ course-end-proved }.
    } { course-leaves }
course-end-proved =
    { $proved ->
        [yes] { end-proved }
       *[no] { "" }
    }

## passes and the table

course-start-deepening = Przeszukiwanie sięga głębokości 1, potem od nowa głębokości 2 i tak dalej: gdy kończy się czas, ruch daje ostatnie pełne przejście.
course-pass =
    { $how ->
        [depth] Przejście { $pass }: przeszukiwanie do głębokości { $depth }.
        [window] Przejście { $pass }: wywołanie dla korzenia w oknie { course-window }.
       *[both] Przejście { $pass }: przeszukiwanie do głębokości { $depth } w oknie { course-window }.
    }
course-proof =
    { $deepens ->
        [yes] { course-proof-to-depth }
       *[no] { course-proof-of-pass }
    }
course-proof-to-depth =
    { $bound ->
        [lower] Przejście { $pass } zwraca { $score }: do głębokości { $depth } korzeń ma wartość { $score } lub więcej.
        [upper] Przejście { $pass } zwraca { $score }: do głębokości { $depth } korzeń ma wartość { $score } lub mniej.
       *[exact] Przejście { $pass } zwraca { $score }: tyle jest wart korzeń do głębokości { $depth }.
    }
course-proof-of-pass =
    { $bound ->
        [lower] Przejście { $pass } zwraca { $score }: korzeń ma wartość { $score } lub więcej{ course-proof-known }.
        [upper] Przejście { $pass } zwraca { $score }: korzeń ma wartość { $score } lub mniej{ course-proof-known }.
       *[exact] Przejście { $pass } zwraca { $score }: dokładnie tyle jest wart korzeń.
    }
course-proof-known =
    { $known ->
        [both] , czyli od { $low } do { $high }
        [met] , czyli { $low }: ograniczenia się spotkały
       *[none] { "" }
    }
course-known =
    { $helps ->
        [leaf] Tablica zna wartość { $low }.
        [answer] Tablica mówi o wartości { course-node }: { known-value }; szukać nie trzeba.
        [window] Tablica mówi o wartości { course-node }: { known-value }; okno to teraz { course-window }.
       *[none] Tablica mówi o wartości { course-node }: { known-value }; to nie rozstrzyga.
    }
course-cost = { course-leaves }

## E: open windows, current and final value

course-e-start = Algorytm wywołujemy dla korzenia w otwartym oknie { course-window }; każde wywołanie niżej ma własne okno. Aby zacząć, zrób krok naprzód.
course-e-start-minimax = res zaczyna od { $least }, gdzie gra MAX, i od { $greatest }, gdzie gra MIN; zmienia się tylko wtedy, gdy następnik jest lepszy. Aby zacząć, zrób krok naprzód.
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
        [end] , aż do pozycji końcowej { $score }
        [static] , aż do pozycji { $score } na limicie
       *[none] { "" }
    }
course-e-descend =
    { $called ->
        [same] Wywołania schodzą zawsze do pierwszego następnika, wszystkie w oknie { course-window }{ course-e-to }.
        [other] Wywołania schodzą zawsze do pierwszego następnika, w końcu w oknie { course-window }{ course-e-to }.
       *[plain] Wywołania schodzą zawsze do pierwszego następnika{ course-e-to }.
    }
course-e-call-below =
    { $called ->
        [plain] Wywołujemy algorytm dla { course-node }, a poniżej zawsze dla pierwszego następnika{ course-e-to }.
       *[window] Wywołujemy algorytm dla { course-node } w oknie { course-e-formed }, a poniżej zawsze dla pierwszego następnika{ course-e-to }.
    }
course-e-call =
    { $formed ->
        [max] Wywołujemy algorytm dla { course-node } w oknie { course-e-formed }: wartości ≤ { $best } nie podniosłyby maksimum.
        [min] Wywołujemy algorytm dla { course-node } w oknie { course-e-formed }: wartości ≥ { $best } nie obniżyłyby minimum.
        [plain] Wywołujemy algorytm dla { course-node } w oknie { course-window }.
       *[none] Wywołujemy algorytm dla { course-node }.
    }
course-e-leaf =
    { $formed ->
        [max] Wywołujemy algorytm dla kolejnego następnika w oknie { course-e-formed }{ course-e-worth }.
        [min] Wywołujemy algorytm dla kolejnego następnika w oknie { course-e-formed }{ course-e-worth }.
        [plain] Wywołujemy algorytm dla pierwszego następnika w oknie rodzica { course-window }{ course-e-worth }.
        [other] Wywołujemy algorytm dla następnika w oknie { course-window }{ course-e-worth }.
       *[none] Wywołujemy algorytm dla następnika{ course-e-worth }.
    }
course-e-worth =
    { $told ->
        [yes] { "" }
       *[no] ; jego wartość to { $score }
    }
course-e-has =
    { $holds ->
        [yes] { $player ->
            [max] { course-at-node-first } na razie { $score }, gra MAX: ostatecznie { $score } lub więcej.
           *[min] { course-at-node-first } na razie { $score }, gra MIN: ostatecznie { $score } lub mniej.
        }
       *[no] { $player ->
            [max] { course-at-node-first } na razie { $score }, gra MAX: zwróci { $score } lub więcej, niezależnie od tego, ile pozycja jest warta.
           *[min] { course-at-node-first } na razie { $score }, gra MIN: zwróci { $score } lub mniej, niezależnie od tego, ile pozycja jest warta.
        }
    }
course-e-has-common = { course-e-has } { course-e-common }: bez odcięcia.
course-e-has-cut =
    { $player ->
        [max] { course-at-node-first }: { $score }, gra MAX, więc { course-e-empty }. { course-cut }
       *[min] { course-at-node-first }: { $score }, gra MIN, więc { course-e-empty }. { course-cut }
    }
course-e-cut = { course-at-node-first } { course-e-empty }, więc { course-lost }. { course-cut }
course-e-keeps =
    { $player ->
        [max] { $score } nie podnosi wartości { $best } { course-at-node }.
       *[min] { $score } nie obniża wartości { $best } { course-at-node }.
    }
course-e-final =
    { $alone ->
        [yes] { course-node-first } nie ma więcej następników: { $score } to wartość ostateczna.
       *[no] Nie ma więcej następników: { $score } to wartość ostateczna.
    }
course-e-handed =
    { $alone ->
        [yes] { course-node-first } zwraca { $score }.
       *[no] Zwracamy { $score }.
    }
course-e-narrow = Następniki { course-node } dostają odtąd okno { course-window }.
course-e-end =
    { $said ->
        [inside] Wynik { $score } leży wewnątrz { course-window }, więc jest dokładny.
        [lower] Wynik to <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: na mocy twierdzenia korzeń ma wartość { $score } lub więcej{ course-end-proved }.
        [upper] Wynik to <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: na mocy twierdzenia korzeń ma wartość { $score } lub mniej{ course-end-proved }.
       *[certain] Wynik { $score } to wartość korzenia.
    }

## C: v between min and max

course-c-start = v zaczyna od min, gdzie gra +, i od max, gdzie gra −; zmienia się tylko wtedy, gdy dziecko jest lepsze. Aby zacząć, zrób krok naprzód.
course-c-start-minimax = v zaczyna od { $least }, gdzie gra +, i od { $greatest }, gdzie gra −; zmienia się tylko wtedy, gdy dziecko jest lepsze. Aby zacząć, zrób krok naprzód.
course-c-called =
    { $called ->
        [window] { " " }w { course-window }
       *[plain] { "" }
    }
course-c-found =
    { $leaf ->
        [static] oszacowania statycznego { $score }
       *[end] { $score }
    }
course-c-descend = Pierwsze wywołania schodzą{ course-c-called } do { course-c-found }.
course-c-below = Wywołanie dla { course-node }{ course-c-called } schodzi do { course-c-found }.
course-c-call = Wywołanie dla { course-node }{ course-c-called }.
course-c-leaf =
    { $told ->
        [yes] Wywołanie dla następnego dziecka{ course-c-called }.
       *[no] Wywołanie dla następnego dziecka{ course-c-called } dochodzi do { course-c-found }.
    }
course-c-moves =
    { $player ->
        [max] <nb>{ $score } > { $from }</nb>: v = { $score } { course-at-node }.
       *[min] <nb>{ $score } { "<" } { $from }</nb>: v = { $score } { course-at-node }.
    }
course-c-next =
    { $player ->
        [max] Kolejne wywołania dostają <nb><a>min = { $to }</a></nb>.
       *[min] Kolejne wywołania dostają <nb><b>max = { $to }</b></nb>.
    }
course-c-grows =
    { $player ->
        [max] Dalej v może tylko rosnąć.
       *[min] Dalej v może tylko maleć.
    }
course-c-keeps =
    { $player ->
        [max] { $score } to nie więcej niż { $to }: v { course-at-node } się nie zmienia.
       *[min] { $score } to nie mniej niż { $to }: v { course-at-node } się nie zmienia.
    }
course-c-cut =
    { $player ->
        [max] <nb>v = { $score } > <b>max = { $met }</b></nb>{ course-c-other }: reszta (…) niczego nie zmieni: <x>X.</x>
       *[min] <nb>v = { $score } { "<" } <a>min = { $met }</a></nb>{ course-c-other }: reszta (…) niczego nie zmieni: <x>X.</x>
    }
course-c-other =
    { $held ->
        [window] , gdzie kończy się okno początkowe
       *[node] { $player ->
            [max] , a { course-holder }, −, może tylko maleć
           *[min] , a { course-holder }, +, może tylko rosnąć
        }
    }
course-c-returns =
    { $handed ->
        [clamped] { $player ->
            [max] { course-node-first } zwraca <b>max</b>: { $best }→{ $score }.
           *[min] { course-node-first } zwraca <a>min</a>: { $best }→{ $score }.
        }
        [past] { $player ->
            [max] Nie ma więcej dzieci, a <nb>v = { $best } > <b>max = { $score }</b></nb>: { course-node } zwraca <b>max</b>.
           *[min] Nie ma więcej dzieci, a <nb>v = { $best } { "<" } <a>min = { $score }</a></nb>: { course-node } zwraca <a>min</a>.
        }
        [left] { course-node-first } nie ma więcej dzieci i zwraca { $score }.
       *[cut] { course-node-first } zwraca { $score }.
    }
course-c-end = Korzeń ma wartość { $score }{ outcome }. { course-leaves }

## B: one bound a node, V(P, α, β)

course-b-start = V(P, α, β) przechodzi drzewo od lewej: α to wynik, który MAX ma zapewniony, β – ten, który ma zapewniony MIN. Aby zacząć, zrób krok naprzód.
course-b-start-minimax = V(P) to największa wartość dzieci tam, gdzie gra MAX, a najmniejsza tam, gdzie gra MIN. Aby zacząć, zrób krok naprzód.
course-b-value =
    { $bound ->
        [lower] { course-b-name } ≈ { $score }, co najmniej { $score }
        [upper] { course-b-name } ≈ { $score }, co najwyżej { $score }
       *[exact] { course-b-name } = { $score }
    }
course-b-name =
    { $at ->
        [root] V
       *[node] V(<k>{ $node }</k>)
    }
course-b-begin =
    { $called ->
        [window] Zaczynamy { course-at-node }, z { course-window }.
       *[plain] Zaczynamy { course-at-node }.
    }
course-b-down =
    { $leaf ->
        [none] W dół do <k>{ $names }</k>.
       *[end] W dół do <k>{ $names }</k> i do wartości { $score }.
    }
course-b-leaf = Następne dziecko daje { $score }.
course-b-takes =
    { $player ->
        [max] { $count ->
            [one] { course-at-node-first } MAX ma jedno dziecko: { course-b-value }.
           *[other] { course-at-node-first } MAX bierze największą z wartości { $scores }: { course-b-value }.
        }
       *[min] { $count ->
            [one] { course-at-node-first } MIN ma jedno dziecko: { course-b-value }.
           *[other] { course-at-node-first } MIN bierze najmniejszą z wartości { $scores }: { course-b-value }.
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
        [yes] Znów { course-at-node }, teraz z { course-b-bound }.
       *[no] Więc { course-b-bound } { course-at-node }.
    }
course-b-so-far = Znów { course-at-node }, na razie z { $score }.
course-b-takes-no-bound = { course-at-node-first } { $score } to na razie najlepsza wartość, ale nie przekracza { course-b-bound }.
course-b-keeps = { course-at-node-first } { $score } nie jest lepsze niż { $best }.
course-b-cut =
    { $player ->
        [max] { course-at-node-first } MAX ma zapewnione co najmniej { $score }, a <nb>{ $score } > <b>β = { $met }</b></nb>{ course-b-prefers }. { course-cut }
       *[min] { course-at-node-first } MIN ma zapewnione co najwyżej { $score }, a <nb>{ $score } { "<" } <a>α = { $met }</a></nb>{ course-b-prefers }. { course-cut }
    }
course-b-prefers =
    { $held ->
        [window] , gdzie kończy się okno początkowe
       *[node] { $player ->
            [max] : MIN { course-at-holder } { course-b-choice }
           *[min] : MAX { course-at-holder } { course-b-choice }
        }
    }
course-b-choice =
    { $childAt ->
        [leaf] woli to, co ma, choć nie zna { course-node }
       *[node] woli <k>{ $child }</k>, choć nie zna { course-node }
    }
course-b-end = { course-b-value }: wariant główny to <k>{ $line }</k>. { course-leaves }

## A: player and opponent, levels, bounds that are assigned

course-a-start = α to granica gracza, β – granica przeciwnika: zmienne, które najpierw się zmienia, a potem porównuje. Aby zacząć, zrób krok naprzód.
course-a-start-minimax = Każdy węzeł zbiera wartości wszystkich dzieci: gracz bierze największą, przeciwnik najmniejszą. Aby zacząć, zrób krok naprzód.
course-a-start-levels = Najpierw wartości mają wszystkie liście. Potem poziom po poziomie, aż do poziomu 0, gracz bierze największą, przeciwnik najmniejszą. Aby zacząć, zrób krok naprzód.
course-a-who =
    { $player ->
        [max] gracz
       *[min] przeciwnik
    }
course-a-place = { course-node-first }, poziom { $level }
course-a-call =
    { $called ->
        [window] { course-a-place }: wywołanie z { course-window }.
       *[plain] { course-a-place }: wywołanie.
    }
course-a-leaf = Następna pozycja ma wartość { $score }.
course-a-moves =
    { $player ->
        [max] { course-a-place }: gracz dostaje { $score }, więc <a>α</a> przyjmuje wartość <a>{ $score }</a>.
       *[min] { course-a-place }: przeciwnik dostaje { $score }, więc <b>β</b> przyjmuje wartość <b>{ $score }</b>.
    }
course-a-met =
    { $player ->
        [max] { course-a-place }: gracz dostaje { $score }, więc <nb><a>α = { $score }</a></nb> osiąga <nb><b>β = { $other }</b></nb>, ale dalszych gałęzi nie ma.
       *[min] { course-a-place }: przeciwnik dostaje { $score }, więc <nb><b>β = { $score }</b></nb> osiąga <nb><a>α = { $other }</a></nb>, ale dalszych gałęzi nie ma.
    }
course-a-keeps =
    { $player ->
        [max] { course-a-place }: { $score } nie podnosi <nb><a>α = { $to }</a></nb>.
       *[min] { course-a-place }: { $score } nie obniża <nb><b>β = { $to }</b></nb>.
    }
course-a-cut =
    { $player ->
        [max] { course-a-place }: gracz dostaje { $score }, więc <nb><a>α = { $score }</a> ≥ <b>β = { $met }</b></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
       *[min] { course-a-place }: przeciwnik dostaje { $score }, więc <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
    }
course-a-has =
    { $held ->
        [window] Tam kończy się okno początkowe
       *[node] { $player ->
            [max] Przeciwnik ma już { $met } { course-at-holder }
           *[min] Gracz ma już { $met } { course-at-holder }
        }
    }
course-a-hanging =
    { $lost ->
        [one] jedna gałąź zostaje wisząca
        [few] { $lost } gałęzie zostają wiszące
       *[many] { $lost } gałęzi zostaje wiszących
    }
course-returns =
    { $side ->
        [alpha] { course-node-first } zwraca <nb><a>α = { $score }</a></nb>.
       *[beta] { course-node-first } zwraca <nb><b>β = { $score }</b></nb>.
    }
course-now = { course-node-first } ma teraz { course-window }.
course-a-collects = { course-a-place }: { course-a-who } zbiera wartości { $scores }.
course-a-takes =
    { $player ->
        [max] { course-a-place }: gracz bierze największą z nich, { $score }.
       *[min] { course-a-place }: przeciwnik bierze najmniejszą z nich, { $score }.
    }
course-a-level-leaves = Poziom { $level }, liście: { $scores }.
course-a-level =
    { $player ->
        [max] Poziom { $level }, gracz: każdy węzeł bierze największą wartość dzieci, { $scores }.
        [min] Poziom { $level }, przeciwnik: każdy węzeł bierze najmniejszą wartość dzieci, { $scores }.
       *[both] Poziom { $level }: każdy węzeł bierze najlepszą wartość dzieci, { $scores }.
    }
course-a-end =
    { $player ->
        [max] Gracz wybiera <k>{ $move }</k> i dostaje { $score }{ outcome }. { course-leaves }
       *[min] Przeciwnik wybiera <k>{ $move }</k> i dostaje { $score }{ outcome }. { course-leaves }
    }

## D: depth counts down, the loop stops

course-d-start = Głębokość zaczyna się od { $depth } i maleje do 0; α i β to zmienne, które zmienia się przed porównaniem. Aby zacząć, zrób krok naprzód.
course-d-start-minimax = Głębokość zaczyna się od { $depth } i maleje do 0; każdy węzeł zbiera wyniki wszystkich dzieci i zwraca ich maksimum albo minimum. Aby zacząć, zrób krok naprzód.
course-d-start-levels = Najpierw wyniki mają stany na głębokości 0. Potem, aż do głębokości { $depth }, każdy węzeł bierze maksimum albo minimum dzieci. Aby zacząć, zrób krok naprzód.
course-d-place = { course-node-first }, głębokość { $depth }
course-d-call =
    { $called ->
        [window] { course-d-place }: wywołanie z { course-window }.
       *[plain] { course-d-place }: wywołanie.
    }
course-d-leaf = Dziecko zwraca swoją ocenę { $score }.
course-d-moves =
    { $player ->
        [max] { course-d-place }: wraca { $score }, więc <a>α</a> przyjmuje wartość <a>{ $score }</a>.
       *[min] { course-d-place }: wraca { $score }, więc <b>β</b> przyjmuje wartość <b>{ $score }</b>.
    }
course-d-met =
    { $player ->
        [max] { course-d-place }: wraca { $score }, więc <nb><a>α = { $score }</a></nb> osiąga <nb><b>β = { $other }</b></nb>, ale dalszych dzieci nie ma.
       *[min] { course-d-place }: wraca { $score }, więc <nb><b>β = { $score }</b></nb> osiąga <nb><a>α = { $other }</a></nb>, ale dalszych dzieci nie ma.
    }
course-d-keeps =
    { $player ->
        [max] { course-d-place }: { $score } niczego nie zmienia: zostaje <nb><a>α = { $to }</a></nb>.
       *[min] { course-d-place }: { $score } niczego nie zmienia: zostaje <nb><b>β = { $to }</b></nb>.
    }
course-d-cut =
    { $player ->
        [max] { course-d-place }: wraca { $score }, więc <nb><b>β = { $met }</b> ≤ <a>α = { $score }</a></nb>: pętla się kończy. { course-d-whose } { course-cut }
       *[min] { course-d-place }: wraca { $score }, więc <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>: pętla się kończy. { course-d-whose } { course-cut }
    }
course-d-whose =
    { $held ->
        [window] { $met } to koniec okna początkowego.
       *[node] { $plies ->
            [one] { $met } to wartość { course-at-holder }, jeden poziom wyżej.
            [few] { $met } to wartość { course-at-holder }, { $plies } poziomy wyżej.
           *[many] { $met } to wartość { course-at-holder }, { $plies } poziomów wyżej.
        }
    }
course-d-collects = { course-d-place }: dzieci zwracają { $scores }.
course-d-takes =
    { $player ->
        [max] { course-d-place }: maksimum to { $score }.
       *[min] { course-d-place }: minimum to { $score }.
    }
course-d-level-leaves = Liście na głębokości { $depth }: { $scores }.
course-d-level =
    { $player ->
        [max] Głębokość { $depth }, maksymalizacja: każdy węzeł bierze maksimum dzieci, { $scores }.
        [min] Głębokość { $depth }, minimalizacja: każdy węzeł bierze minimum dzieci, { $scores }.
       *[both] Głębokość { $depth }: każdy węzeł bierze najlepszą wartość dzieci, { $scores }.
    }
course-d-end = Korzeń zwraca { $score }{ outcome }. { course-leaves }

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
course-e-code-leaf = <k>jeżeli</k> s to stan końcowy: <k>zwróć</k> wypłatę
course-e-code-start =
    { $player ->
        [max] res ← najmniejsza wypłata
       *[min] res ← największa wypłata
    }
course-e-code-each = <k>dla każdego</k> następnika s′:
course-e-code-window =
    { $player ->
        [max] max(<a>α</a>, res), <b>β</b>
       *[min] <a>α</a>, min(<b>β</b>, res)
    }
course-e-code-descend =
    { $callee ->
        [max] resnew ← MAX(s′, { course-e-code-window })
        [min] resnew ← MIN(s′, { course-e-code-window })
       *[any] resnew ← szukaj(s′, { course-e-code-window })
    }
course-e-code-descend-plain =
    { $callee ->
        [max] resnew ← MAX(s′)
        [min] resnew ← MIN(s′)
       *[any] resnew ← szukaj(s′)
    }
course-e-code-best =
    { $player ->
        [max] <k>jeżeli</k> resnew > res: res ← resnew
       *[min] <k>jeżeli</k> resnew { "<" } res: res ← resnew
    }
course-e-code-best-last =
    { $player ->
        [max] <k>jeżeli</k> resnew ≥ res: res ← resnew
       *[min] <k>jeżeli</k> resnew ≤ res: res ← resnew
    }
course-e-code-cut =
    { $player ->
        [max] <k>jeżeli</k> resnew ≥ <b>β</b>: <k>zwróć</k> resnew
       *[min] <k>jeżeli</k> resnew ≤ <a>α</a>: <k>zwróć</k> resnew
    }
course-e-code-return = <k>zwróć</k> res
course-e-code-break =
    { $player ->
        [max] <k>jeżeli</k> resnew ≥ <b>β</b>: res ← resnew, <k>koniec</k> pętli
       *[min] <k>jeżeli</k> resnew ≤ <a>α</a>: res ← resnew, <k>koniec</k> pętli
    }
course-e-code-known = <k>jeżeli</k> tablica rozstrzyga: <k>zwróć</k> wynik
course-e-code-known-narrow = <a>α</a>, <b>β</b> ← zwężone przez tablicę
course-e-code-store = tablica[s] ← czego dowodzi res
course-e-code-mtd = MTD(s, result)
course-e-code-mtd-start = lower ← { $least }, upper ← { $greatest }
course-e-code-mtd-while = <k>dopóki</k> lower { "<" } upper:
course-e-code-mtd-beta = <b>β</b> ← max(result, lower + { $unit })
course-e-code-mtd-search = result ← ab(s, <b>β</b> − { $unit }, <b>β</b>)
course-e-code-mtd-upper = <k>jeżeli</k> result { "<" } <b>β</b>: upper ← result
course-e-code-mtd-lower = <k>w przeciwnym razie</k>: lower ← result
course-code-deepening-sort = uporządkuj dzieci według tych wartości
course-code-deepening-lines = zapamiętaj warianty refutacji
course-c-code-call =
    { $player ->
        [max] szukaj(n, d, <a>min</a>, <b>max</b>), n to +
       *[min] szukaj(n, d, <a>min</a>, <b>max</b>), n to −
    }
course-c-code-plain =
    { $player ->
        [max] szukaj(n, d), n to +
       *[min] szukaj(n, d), n to −
    }
course-c-code-leaf = <k>jeżeli</k> koniec lub d = 0: <k>zwróć</k> wartość
course-c-code-start =
    { $player ->
        [max] v ← <a>min</a>
       *[min] v ← <b>max</b>
    }
course-c-code-start-plain = v ← { $worst }
course-c-code-descend =
    { $player ->
        [max] v′ ← szukaj(dziecko, d−1, v, <b>max</b>)
       *[min] v′ ← szukaj(dziecko, d−1, <a>min</a>, v)
    }
course-c-code-descend-plain = v′ ← szukaj(dziecko, d−1)
course-c-code-best =
    { $player ->
        [max] <k>jeżeli</k> v′ > v: v ← v′
       *[min] <k>jeżeli</k> v′ { "<" } v: v ← v′
    }
course-c-code-best-last =
    { $player ->
        [max] <k>jeżeli</k> v′ ≥ v: v ← v′
       *[min] <k>jeżeli</k> v′ ≤ v: v ← v′
    }
course-c-code-cut =
    { $player ->
        [max] <k>jeżeli</k> v > <b>max</b>: <k>zwróć</k> <b>max</b>
       *[min] <k>jeżeli</k> v { "<" } <a>min</a>: <k>zwróć</k> <a>min</a>
    }
course-c-code-return = <k>zwróć</k> v
course-b-code-call = V(P, <a>α</a>, <b>β</b>)
course-b-code-plain = V(P)
course-b-code-leaf = P bez ruchów: własna wartość
course-b-code-descend = Val ← V(dziecko, <a>α</a>, <b>β</b>)
course-b-code-descend-plain = Val ← V(dziecko)
course-b-code-cut-max = w MAX: <k>stop</k>, <k>jeżeli</k> Val > <b>β</b>
course-b-code-cut-min = w MIN: <k>stop</k>, <k>jeżeli</k> Val { "<" } <a>α</a>
course-b-code-bound =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, Val)
       *[min] <b>β</b> ← min(<b>β</b>, Val)
    }
course-b-code-return =
    { $player ->
        [max] MAX: V(P) to największe Val
       *[min] MIN: V(P) to najmniejsze Val
    }
course-b-code-return-last =
    { $player ->
        [max] MAX: V(P) to największe Val, ostatnie
       *[min] MIN: V(P) to najmniejsze Val, ostatnie
    }
course-a-code-call =
    { $player ->
        [max] GRACZ(w, <a>α</a>, <b>β</b>)
       *[min] PRZECIWNIK(w, <a>α</a>, <b>β</b>)
    }
course-a-code-plain =
    { $player ->
        [max] minimaks(w, g), g = gracz
       *[min] minimaks(w, g), g = przeciwnik
    }
course-a-code-leaf = <k>jeżeli</k> w jest końcowy: <k>zwróć</k> wartość
course-a-code-each = <k>dla każdego</k> dziecka w′ węzła w:
course-a-code-descend-plain = zbierz minimaks(w′, drugi)
course-a-code-assign =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, { course-a-code-called })
       *[min] <b>β</b> ← min(<b>β</b>, { course-a-code-called })
    }
course-a-code-called =
    { $callee ->
        [max] GRACZ(w′, <a>α</a>, <b>β</b>)
        [min] PRZECIWNIK(w′, <a>α</a>, <b>β</b>)
       *[any] szukaj(w′, <a>α</a>, <b>β</b>)
    }
course-a-code-cut =
    { $player ->
        [max] <k>jeżeli</k> <a>α</a> ≥ <b>β</b>: <k>zwróć</k> <b>β</b>
       *[min] <k>jeżeli</k> <b>β</b> ≤ <a>α</a>: <k>zwróć</k> <a>α</a>
    }
course-a-code-return-plain =
    { $player ->
        [max] <k>zwróć</k> największą z nich
       *[min] <k>zwróć</k> najmniejszą z nich
    }
course-a-code-levels = minimaks po poziomach(w)
course-a-code-levels-each = <k>dla każdego</k> poziomu, od najniższego w górę:
course-a-code-levels-leaf = węzeł końcowy: jego wartość
course-a-code-levels-max = gracza: największa wartość dzieci
course-a-code-levels-min = przeciwnika: najmniejsza wartość dzieci
course-a-code-levels-choose = wybierz dziecko o najlepszej wartości
course-code-deepening = pogłębianie(limit)
course-code-deepening-each = <k>dla</k> d ← 1 <k>do</k> limit:
course-code-deepening-search = szukaj(d)
course-d-code-call = szukaj(state, depth, <a>α</a>, <b>β</b>, ruch gracza)
course-d-code-plain = szukaj(state, depth, ruch gracza)
course-d-code-leaf = <k>jeżeli</k> depth = 0: <k>zwróć</k> score(state)
course-d-code-mine = <k>jeżeli</k> ruch gracza: <k>dla każdego</k> dziecka:
course-d-code-else = <k>w przeciwnym razie</k>: <k>dla każdego</k> dziecka:
course-d-code-alpha = <a>α</a> ← max(<a>α</a>, szukaj(dziecko, depth−1))
course-d-code-beta = <b>β</b> ← min(<b>β</b>, szukaj(dziecko, depth−1))
course-d-code-stop = <k>jeżeli</k> <b>β</b> ≤ <a>α</a>: przerwij pętlę
course-d-code-return-alpha = <k>potem</k> <k>zwróć</k> <a>α</a>
course-d-code-return-beta = <k>potem</k> <k>zwróć</k> <b>β</b>
course-d-code-add = dodaj szukaj(dziecko, depth−1) do values
course-d-code-return-max = <k>jeżeli</k> ruch gracza: <k>zwróć</k> max(values)
course-d-code-return-min = <k>w przeciwnym razie</k>: <k>zwróć</k> min(values)
course-d-code-each = <k>dla każdego</k> dziecka:
course-d-code-deepening = pogłębianie(state, limit)
course-d-code-deepening-each = <k>dla</k> depth ← 1 <k>do</k> limit:
course-d-code-deepening-search = szukaj(state, depth, −∞, +∞, TRUE)
course-d-code-now-cutoff =
    { $player ->
        [max] <b>{ $met }</b> ≤ <a>{ $score }</a>
       *[min] <b>{ $score }</b> ≤ <a>{ $met }</a>
    }

## the live values of the courses

course-live-called = { " " }· wywołania
course-live-here = { " " }tutaj
course-live-player = { " " }· gracz
course-live-opponent = { " " }· przeciwnik
course-live-min = min
course-live-max = max
course-live-res = res
course-live-v = v
course-live-w = wartość
course-live-val = Val
course-live-depth = głębokość
