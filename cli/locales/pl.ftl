# Secateur po polsku. Znaczniki i reguły jak w en.ftl; zdania najwyżej na 170 znaków.
#
# Słowniczek: game tree drzewo gry · node węzeł · leaf liść · root korzeń · child dziecko · level, ply poziom, półruch · depth
# limit limit głębokości · chance node węzeł losowy (w rzędzie LOS) · mean średnia · weight waga · die kostka · score wynik ·
# value, worth wartość · payoff wypłata · static evaluation oszacowanie statyczne · best najlepszy (wynik), w pseudokodzie naj ·
# window okno · root window okno początkowe · zero window okno zerowe · bound granica (okna), ograniczenie (wartości) · cut-off
# odcięcie · deep głęboki · principal variation wariant główny · strict ostry (jak nierówność) · running bound bieżąca granica ·
# dialect dialekt · step krok · run przebieg · pass przejście · guess przybliżenie · margin margines · transposition table
# tablica transpozycji, krótko tablica · depth (wpisu) głębokość · mover gracz na ruchu · frame klatka · seed ziarno · fail-soft
# i fail-hard bez tłumaczenia. W pseudokodzie tłumaczone są też nazwy zmiennych.
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
offline-kept = Działa bez sieci.
offline-new = Jest nowa wersja. Zacznie działać, gdy zamkniesz wszystkie karty z tą stroną.
notice-restart = Odśwież
taking-dismiss = Ukryj

## names of nodes, shared by the sentences

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
# Po „dla”: dopełniacz.
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
# Po liczbie: „3 w korzeniu”.
caller-own =
    { $callerAt ->
        [root] w korzeniu
       *[node] w węźle { $caller }
    }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
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
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step

start-minimax = Minimaks ocenia każdy liść i przekazuje wyniki w górę: MAX bierze największy, MIN najmniejszy. Aby zacząć, zrób krok naprzód.
start-minimax-by-levels = Minimaks idzie poziom po poziomie, od najniższego w górę: każdy węzeł ma już gotowe wyniki dzieci. Aby zacząć, zrób krok naprzód.
start-alpha-beta = <nb>Alfa-beta</nb> idzie od lewej i pomija liście, które nie mogą zmienić wartości korzenia. Aby zacząć, zrób krok naprzód.
start-window = <nb>Alfa-beta</nb> dostaje okno { window }: wynik wewnątrz okna jest dokładny, wynik poza nim to tylko ograniczenie.
start-payoffs = <nb>Alfa-beta</nb> zaczyna z oknem { window }, od najmniejszej wypłaty w grze do największej: jej wynik jest więc dokładny.
start-negamax = Negamaks to <nb>alfa-beta</nb> w jednej procedurze: każdy wynik podany jest dla gracza na ruchu, a ten bierze największy. Aby zacząć, zrób krok naprzód.
start-iterative-deepening = Iteracyjne pogłębianie przeszukuje drzewo na głębokość 1, potem 2 i tak dalej: gdy kończy się czas, ruch daje ostatnie pełne przejście.
start-aspiration = Okno aspiracji: wąskie okno wokół przybliżenia { guess-told }. Gdy wynik leży poza nim, okno otwiera się z tej strony i przeszukiwanie rusza od nowa.
start-aspiration-grown = Okno aspiracji: wąskie okno wokół przybliżenia { guess-told }. Gdy wynik leży poza nim, okno rośnie z tej strony i przeszukiwanie rusza od nowa.
start-pvs = PVS ufa pierwszemu dziecku. O każde następne pyta oknem zerowym, czy jest lepsze; niespodziankę przeszukuje ponownie.
start-alpha-beta-table = <nb>Alfa-beta</nb> z tablicą zapamiętuje o każdej pozycji to, co ostatnio wykazano, i zagląda tam, zanim zacznie ją przeszukiwać.
start-mtd-f = MTD(f) używa tylko okien zerowych, pierwsze jest przy przybliżeniu { guess-told }. Każde przejście przesuwa jedno ograniczenie, aż oba się spotkają.
start-sss-star = SSS* jako MTD({ $greatest }): okna zerowe od góry. Każde przejście obniża górne ograniczenie, aż spotka ono wartość.
start-dual-star = DUAL* jako MTD({ $least }): okna zerowe od dołu. Każde przejście podnosi dolne ograniczenie, aż spotka ono wartość.
start-expectiminimax = Expectiminimax bierze największy wynik dla MAX, najmniejszy dla MIN, a w węzłach losowych średnią.
start-star1 = Star1 to expectiminimax, który odcina także w węzłach losowych: gdy żadne wypłaty pozostałych dzieci nie przywrócą już średniej do okna.
start-known = Z poprzedniego przeszukiwania tablica zna jeszcze { $known ->
        [one] { $known } pozycję
        [few] { $known } pozycje
       *[many] { $known } pozycji
    }: { $known ->
        [0] przeszukuje się wszystko.
       *[many] nie przeszukuje się ich ponownie.
    }
guess-told =
    { $rounded ->
        [yes] { $guess } (zaokrąglone { $asked })
       *[no] { $guess }
    }

## the sentence: after the last step

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
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
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
        [mean] { " " }z { $needed }
       *[whole] { " " }(minimaks: { $needed })
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (inaczej: { $unaided })
       *[some] { end-effort }
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
end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
end-missed-lower = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≥ <b>β = { $met }</b></nb>: korzeń ma wartość co najmniej { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Przeszukiwanie zwraca { $score }, a <nb>{ $score } ≤ <a>α = { $met }</a></nb>: korzeń ma wartość co najwyżej { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told }; tak mówi przejście na głębokość { $depth }. { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Pierwsze okno wystarczyło.
       *[yes] Pierwsze okno nie wystarczyło.
    } { end-evaluations }.
end-zero = { end-told }. Ograniczenia zrównują się w przejściu { $passes }. { end-evaluations }.
end-greatest = { end-told }. To co najmniej tyle, a więcej być nie może. { end-evaluations }.
end-least = { end-told }. To co najwyżej tyle, a mniej być nie może. { end-evaluations }.
end-taken = { end-root }. Z równych wybrano ostatni, { $move }; wiadomo: { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>Jest wart { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.
end-counted = { end-root }, oceniono { $leaves } z { cost-all }. { $least ->
        [yes] Najlepsza kolejność wymaga { $best }
       *[no] Najlepsze dziecko pierwsze: { $best }
    }{ $mean ->
        [none] .
       *[some] ; średnia ze wszystkich kolejności to <nb>{ $mean }.</nb>
    }

## the sentence: one event each

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
visit-zero = { who } dostaje okno zerowe { window }: czy ma wartość co najmniej { $beta }, czy co najwyżej { $alpha }?
visit-known = { who } zaczyna z oknem { window }, które po drodze zwęziła tablica.
visit-answered = { who } zaczyna z oknem { window }: jeden z jego końców wynika z okna zerowego.
visit-payoffs = { who } zaczyna z oknem { window }, od najmniejszej wypłaty do największej: żaden z graczy nic jeszcze nie ma.
visit-for-mean = { who } zaczyna z oknem { window }: średnia { caller-own } wymaga jego wartości.
visit-asked-by-chance = { who } zaczyna z oknem { window }: wynik poza nim już rozstrzyga o średniej { caller-own }.
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
evaluate-root = { worth }.
evaluate-first = { worth }: to pierwszy wynik dla { caller-whole }.
evaluate-better = { worth }: dla { caller-player } to lepiej niż { $callerBest } { caller-own }.
evaluate-equal = { worth }, tyle co { $callerBest } { caller-own }: zostaje pierwszy.
evaluate-tied = { worth }, tyle co { $callerBest } { caller-own }: z równych zostaje ostatni.
evaluate-worse = { worth }: dla { caller-player } to nie lepiej niż { $callerBest } { caller-own }.
evaluate-level = { worth }, poziom { $ply }.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-best =
    { $first ->
        [yes] { who } przyjmuje { $score }, swój pierwszy wynik, jako najlepszy dotąd
       *[no] { who } przyjmuje { $score } jako swój najlepszy wynik, lepszy niż { $previous }
    }
improve = { improve-best }.
improve-tied = { who } przyjmuje to { $score } jako najlepszy wynik w miejsce poprzedniego: z równych ostatni.
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
improve-mover =
    { $first ->
        [yes] { who } przyjmuje { $score }, swój pierwszy wynik, jako najlepszy dotąd.
        [tied] { who } przyjmuje to { $score } jako najlepszy wynik w miejsce poprzedniego: z równych ostatni.
       *[no] { who } przyjmuje { $score } jako swój najlepszy wynik, lepszy niż { $previous }.
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
        [one] { $reply ->
            [yes] ostatnia odpowiedź
           *[no] ostatnie dziecko
        } nie może już nic zmienić
        [few] { $reply ->
            [yes] ostatnie { $lost } odpowiedzi nie mogą
           *[no] ostatnich { $lost } dzieci nie może
        } już nic zmienić
       *[many] ostatnich { $lost } { $reply ->
            [yes] odpowiedzi
           *[no] dzieci
        } nie może już nic zmienić
    }
cutoff =
    { cutoff-seen }: { cutoff-lost }. <x>{ $deep ->
        [yes] Głębokie odcięcie { side }
       *[no] Odcięcie { side }
    }.</x>
side =
    { $side ->
        [alpha] α
       *[beta] β
    }
met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
cutoff-zero = { who } ma { $score }, a { met } to odpowiedź na pytanie: { cutoff-lost }. <x>Odcięcie { side }.</x>
cutoff-known = { who } ma { $score }. { $held ->
        [own] Tę granicę dała mu tablica
        [root] Granicę dała tablica w korzeniu
       *[node] Granicę dała tablica { where-holder }
    }, a { met }: { cutoff-lost }. <x>Odcięcie { side }.</x>
cutoff-mover = { who } ma { $score }, a <nb>{ $score } { compare } <b>β = { $met }</b></nb>{ $held ->
        [end] { "" }
        [window] , koniec okna początkowego
        [root] , wynik przeciwnika w korzeniu
       *[node] , wynik przeciwnika { where-holder }
    }: { cutoff-lost }. <x>{ $deep ->
        [yes] Głębokie odcięcie.
       *[no] Odcięcie.
    }</x>

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
bounded = <nb>{ proved } { $score }</nb>
bounded-mean =
    { $rounded ->
        [no] { bounded }
        [fraction] <nb>{ proved } { $fraction }</nb>
       *[yes] { $score }
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
return-asked = { who } zwraca { $score }: jego wartość to { bounded }.{ arrival-told }
return-known = { who } zwraca { $score } z tablicy, bez przeszukiwania: jego wartość to { bounded }.{ arrival-told }
# Where chance moves.
who-chance =
    { $at ->
        [root] Korzeń
       *[chance] Węzeł losowy { $node }
    }
visit-chance = { who-chance } zaczyna z oknem { window }: zwróci średnią swoich dzieci.
sum-whole = { who-chance } zna wszystkie swoje dzieci: średnia to { $seen }.
sum-between = { who-chance } dodaje <nb>{ $part } × { $score }</nb>: średnia leży teraz między { $low } a { $high }.
sum-part = { who-chance } dodaje do średniej <nb>{ $part } × { $score }</nb>: razem { $seen }, a dzieci o łącznej wadze { $left } są jeszcze przed nim.
return-worth = { who } zwraca { $score }: jego wartość to { bounded-mean }.{ arrival-told }
return-mean = { who-chance } zwraca { $score }: średnia to { bounded-mean }.{ arrival-told }
cutoff-by-chance = { who } ma { $score }, a <nb>{ $score } { compare } { $met }</nb> wystarcza średniej { $held ->
        [root] w korzeniu
       *[node] { where-holder }
    }: { cutoff-lost }.
cutoff-chance =
    { who-chance } ma średnią { proved } { $score }, cokolwiek nastąpi, a <nb>{ $score } { $side ->
        [alpha] ≤ <a>α = { $met }</a>
       *[beta] ≥ <b>β = { $met }</b>
    }</nb>: { cutoff-lost }.
return-level =
    { $player ->
        [max] { who } ma wartość { $score }, największy ze swoich wyników.
       *[min] { who } ma wartość { $score }, najmniejszy ze swoich wyników.
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }
turned =
    { $turned ->
        [yes] { " " }Dla { caller-player } to { negated }.
        [no] { " " }Wyżej też gra { caller-player }: znak zostaje.
       *[none] { "" }
    }
return-mover = { who } zwraca { $score }: dla { mover-name } ma wartość { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } ma { $best }, ale zwraca { $score }: dla { mover-name } { bounded }.{ turned }{ arrival-told }
arrival =
    { $arrival ->
        [first] To pierwszy wynik dla { caller-whole }.
        [better] Dla { caller-player } to lepiej niż { $callerBest } { caller-own }.
        [tied] To tyle co { $callerBest } { caller-own }: zostaje ostatni.
        [equal] To tyle co { $callerBest } { caller-own }: zostaje pierwszy.
       *[worse] Dla { caller-player } to nie lepiej niż { $callerBest } { caller-own }.
    }
arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
stage-returns = Węzeł zwraca { $score }. { arrival }

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
probe-leaf = { worth }: tablica już to zna, więc ocena jest zbędna.{ arrival-told }
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
        [yes] Przejście { $pass }: przeszukiwanie na głębokość { $depth } z oknem { window }.
       *[no] { $order ->
            [refutation] Przejście { $pass }: przeszukiwanie na głębokość { $depth } z oknem { window }, najpierw wzdłuż wariantów refutacji z poprzedniego.
           *[other] Przejście { $pass }: przeszukiwanie na głębokość { $depth } z oknem { window }, najpierw dzieci, które poprzednie uznało za najlepsze.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Przejście { $pass }: przeszukiwanie z oknem { window }, czyli przybliżenie { guess-told } i { $margin } po obu stronach.
        [win] Przejście { $pass }: przeszukiwanie z oknem { window }, bo przybliżenie to { guess-told } i żaden wynik nie leży za nim.
        [low] Przejście { $pass }: przeszukiwanie z oknem { window }. Wynik nie przekroczył <nb><a>α = { $missed }</a></nb>, więc <a>α</a> się otwiera.
        [low-grown] Przejście { $pass }: przeszukiwanie z oknem { window }. Wynik nie przekroczył <nb><a>α = { $missed }</a></nb>, więc <a>α</a> przesuwa się poniżej niego.
        [high-grown] Przejście { $pass }: przeszukiwanie z oknem { window }. Wynik osiągnął <nb><b>β = { $missed }</b></nb>, więc <b>β</b> przesuwa się powyżej niego.
       *[high] Przejście { $pass }: przeszukiwanie z oknem { window }. Wynik osiągnął <nb><b>β = { $missed }</b></nb>, więc <b>β</b> się otwiera.
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
prove-deepening = Przejście { $pass }, głębokość { $depth }, zwraca { $score }: na tej głębokości korzeń ma wartość { bounded }.{ prove-move }

## the sentence: where the search of a game stops

unrest =
    { $unrest ->
        [threat] ktoś może od razu wygrać
        [capture] możliwe jest bicie
        [check] król jest szachowany
        [corner] można zająć róg
       *[further-move] ten sam gracz może ruszyć się znowu
    }
reach-goes-on = Pozycja nie jest spokojna: { unrest }, więc przeszukiwanie idzie poza limit { $limit ->
    [one] { $limit } półruchu
   *[many] { $limit } półruchów
  }.
reach-may-stand =
    Poza limitem { $limit ->
        [one] { $limit } półruchu
       *[many] { $limit } półruchów
      } sprawdza się tylko bicia, a { $player ->
        [max] MAX
       *[min] MIN
    } może też nie bić (stand pat): ocena pozycji liczy się jak jeszcze jedna odpowiedź.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } nie bije (stand pat): pozycja jest warta tyle, ile jej ocena.
reach-quiet = Pozycja jest spokojna, więc przeszukiwanie się tam zatrzymuje.
reach-ends = Pozycja nie jest spokojna: { unrest }, ale przeszukiwanie nie idzie dalej.
reach-sure = To dość pewne: przeszukiwanie zatrzymuje się { $plies ->
    [one] { $plies } półruch
    [few] { $plies } półruchy
   *[many] { $plies } półruchów
  } przed limitem.
grown-goes-on = Pozycja nie jest spokojna: { unrest }, więc drzewo sięga poza swój limit { $limit ->
    [one] { $limit } półruchu
   *[many] { $limit } półruchów
  }.
grown-quiet = Pozycja jest spokojna, więc drzewo się tam kończy.
grown-ends = Pozycja nie jest spokojna: { unrest }, ale drzewo się tam kończy.
grown-sure = To dość pewne: drzewo kończy się { $plies ->
    [one] { $plies } półruch
    [few] { $plies } półruchy
   *[many] { $plies } półruchów
  } przed limitem.

## the question before a decision

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
    }. Czy { $reply ->
        [yes] następna odpowiedź zostanie odwiedzona
       *[no] następne dziecko zostanie odwiedzone
    }?
stage-question-given = { who } ma <mark>{ $score }</mark>, a tutaj { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Czy { $reply ->
        [yes] następna odpowiedź zostanie odwiedzona
       *[no] następne dziecko zostanie odwiedzone
    }?
# $said: whether the class has answered, and how.
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
stage-yes = Tak
stage-no = Nie
stage-answers = Odpowiedź
stage-tally = dobrze { $right } z { $asked }

## the card beside a node

stage-story-who =
    { $kind ->
        [leaf] { $named ->
            [yes] Liść { $node }
           *[no] Liść
        }
       *[node] { who }
    }
stage-story-visit =
    { $windowed ->
        [no] wchodzi do przeszukiwania
       *[yes] zaczyna z oknem { window }
    }
stage-story-evaluate =
    { $windowed ->
        [no] { stage-story-worth }
       *[yes] { stage-story-worth }, okno { window }
    }
stage-story-worth =
    { $what ->
        [static] oszacowanie statyczne { $score }
       *[leaf] wartość { $score }
    }
stage-story-improve =
    { $from ->
        [leaf] przyjmuje { $score } z liścia
       *[node] przyjmuje { $score } z węzła { $child }
    }{ $first ->
        [yes] { "" }
        [tied] , z równych ostatni
       *[no] , lepiej niż { $previous }
    }
stage-story-narrow =
    { $side ->
        [alpha] <a>α</a> rośnie z { $from } do <a>{ $to }</a>
       *[beta] <b>β</b> spada z { $from } do <b>{ $to }</b>
    }
stage-story-met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
stage-story-cut = <x>{ $deep ->
        [yes] głębokie odcięcie { side }
       *[no] odcięcie { side }
    }</x>, { stage-story-met }{ $held ->
        [end] { "" }
        [window] , granica okna początkowego
        [root] , granica korzenia
        [max] , granica węzła MAX { $holder }
       *[min] , granica węzła MIN { $holder }
    }
stage-story-cutoff = { stage-story-cut }; pominięte dzieci: { $lost }
stage-story-sum =
    { $from ->
        [leaf] dodaje { $score } z liścia do średniej
       *[node] dodaje { $score } z węzła { $child } do średniej
    }: dotąd { $seen }
stage-story-return =
    { $proves ->
        [exact] zwraca { $score }: { $fraction ->
            [none] swoją dokładną wartość
           *[other] dokładnie { $fraction }
        }
        [lower] zwraca { $score }: wartość to co najmniej { $score }
       *[upper] zwraca { $score }: wartość to co najwyżej { $score }
    }
stage-story-unseen = jeszcze nieodwiedzony
stage-story-lost = pozostaje nieodwiedzony. { who }: { stage-story-cut }
stage-story-left = wcześniejsze wiersze: { $left }
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
code-stop = <k>jeżeli</k> liść lub limit: <k>zwróć</k> wynik
code-start =
    { $player ->
        [max] naj ← { $worst }
       *[min] naj ← { $worst }
    }
code-each = <k>dla każdego</k> dziecka:
code-each-descend =
    { $callee ->
        [max] <k>dla</k> dziecka: v ← MAX(dziecko, <a>α</a>, <b>β</b>)
        [min] <k>dla</k> dziecka: v ← MIN(dziecko, <a>α</a>, <b>β</b>)
       *[any] <k>dla</k> dziecka: v ← szukaj(dziecko, <a>α</a>, <b>β</b>)
    }
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
code-best-last =
    { $player ->
        [max] <k>jeżeli</k> v ≥ naj: naj ← v
       *[min] <k>jeżeli</k> v ≤ naj: naj ← v
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
code-break =
    { $player ->
        [max] <k>jeżeli</k> naj ≥ <b>β</b>: <k>przerwij</k> pętlę
       *[min] <k>jeżeli</k> naj ≤ <a>α</a>: <k>przerwij</k> pętlę
    }
code-return = <k>zwróć</k> naj
code-return-bound =
    { $player ->
        [max] <k>zwróć</k> <a>α</a>
       *[min] <k>zwróć</k> <b>β</b>
    }
code-root = korzeń
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

# Where chance moves: s is the sum so far, r the weight of the rest, L and U are the least and the greatest payoff.
code-chance = LOS(węzeł, <a>α</a>, <b>β</b>)
code-chance-start = s ← 0, r ← 1
code-chance-each = <k>dla każdego</k> dziecka o wadze p:
code-chance-descend = v ← szukaj(dziecko, jego okno)
code-chance-sum = s ← s + p · v, r ← r − p
code-chance-cut-low = <k>jeżeli</k> s + r · U ≤ <a>α</a>: <k>zwróć</k> s + r · U
code-chance-cut-high = <k>jeżeli</k> s + r · L ≥ <b>β</b>: <k>zwróć</k> s + r · L
code-chance-return = <k>zwróć</k> s

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
code-deepening-lines = zapamiętaj warianty refutacji
code-deepening-sort = uporządkuj dzieci według wyników
code-aspiration = aspiracja(korzeń, f, margines)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± margines
code-aspiration-search = m ← szukaj(korzeń, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>jeżeli</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>ponownie</k>
code-aspiration-high = <k>jeżeli</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>ponownie</k>
code-aspiration-low-grown = <k>jeżeli</k> m ≤ <a>α</a>: margines ← { $growth } · margines, <a>α</a> ← m − margines, <k>ponownie</k>
code-aspiration-high-grown = <k>jeżeli</k> m ≥ <b>β</b>: margines ← { $growth } · margines, <b>β</b> ← m + margines, <k>ponownie</k>
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

panel-label = Podgląd przeszukiwania
panel-search = Przeszukiwanie
panel-counts = Liczby
live-alpha = α
live-alpha-long = { " " }· ma MAX
live-beta = β
live-beta-long = { " " }· ma MIN
live-best = najlepszy
live-best-long = { "" }
live-sum = s
live-sum-long = { " " }dotąd
live-none = –
live-alpha-mover = { " " }· ma gracz
live-beta-mover = { " " }· ma przeciwnik
live-best-mover = { live-best-long }
gauge-label = Oś liczbowa z oknem i najlepszym wynikiem
number-line = Oś liczbowa: okno ma końce { $low } i { $high }.{ $ray ->
        [up] { " " }Wartość będzie tu równa co najmniej { $value }.
        [down] { " " }Wartość będzie tu równa co najwyżej { $value }.
        [between] { " " }Wartość będzie tu między { $from } a { $to }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Nie mają części wspólnej: odcięcie.
       *[no] { "" }
    }
# How the mean of a chance node adds up, a table: p, v and s are those of the pseudo-code.
mean-child = dziecko
mean-part = waga p
mean-worth = wartość v
mean-product = p · v
mean-leaf = liść { $place }
mean-others = i jeszcze { $others }
mean-seen = suma s dotąd
mean-reach = średnia: { $node }
# What the child under way is asked for.
mean-need =
    { $side ->
        [alpha] Aby osiągnąć <a>α</a>: { $child } ≥ { $how } <nb><a>= { $score }</a></nb>
       *[beta] Aby osiągnąć <b>β</b>: { $child } ≥ { $how } <nb><b>= { $score }</b></nb>
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
counts-evaluations = liczba ocen

## the panels: passes, table, moves, strategy, the critical tree

panel-window = Okno
panel-passes = Przejścia
panel-table = Tablica
panel-moves = Ruchy
panel-strategy = Strategia
panel-keeping = Zachowuje
panel-depths = Głębokości
panel-critical = Drzewo krytyczne
panel-leaves = Liście
panel-leaf = { $parent }: liść { $place }
panel-partial = Rozwinięto tylko to, co ogląda przeszukiwanie; ile warta jest reszta, nie wiadomo.

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
proof-exactly =
    { $rounded ->
        [yes] { $score }
       *[no] dokładnie { $score }
    }
proof-proved = Z obejrzanych liści wynika, że { proof-exactly }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: wewnątrz okna, więc korzeń ma wartość { proof-exactly }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: tu odcina tylko wynik poza granicą, więc równy granicy też jest dokładny. Korzeń ma wartość { proof-exactly }.
proof-certain = Korzeń ma wartość { proof-exactly }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, a żadna wypłata nie jest większa niż { $score }: korzeń ma wartość { proof-exactly }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, a żadna wypłata nie jest mniejsza niż { $score }: korzeń ma wartość { proof-exactly }.
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
pass-searches = Przejście { $number }: przeszukiwanie z oknem { window }.
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
moves-lines = Warianty refutacji
moves-answer = Odpowiedź
moves-no-line = Jeszcze żadne przejście się nie skończyło.

# Oś liczbowa liścia: co zmienia jego wynik
strip-heading =
    Ten liść{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $score }
strip-label = Wynik tego liścia
strip-all = Wszystkie liście
strip-clause =
    { $place ->
        [any] przy każdym wyniku
        [below] poniżej { $to }
        [up-to] do { $to } włącznie
        [at] przy { $from }
        [from] od { $from }
        [above] powyżej { $from }
       *[between] między { $from } a { $to }
    } { $root ->
        [leaf] wartość korzenia to ten liść
       *[number] wartość korzenia to { $score }
    }{ $cut ->
        [0] { "" }
        [one] , a odcięta jest { $cut } gałąź
        [few] , a odcięte są { $cut } gałęzie
       *[many] , a odciętych jest { $cut } gałęzi
    }
strip-row =
    { $root ->
        [leaf] korzeń = x
       *[number] korzeń = { $score }
    }, ruch { $move }, { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }{ $cut ->
        [0] { "" }
       *[other] , odcięte: { $cut }
    }
strip-returned = Tyle zwraca to przeszukiwanie; wartość korzenia może być inna.
reach-lead = Między jakimi wynikami liść decyduje o wartości korzenia:
reach-row =
    { $kind ->
        [never] nigdy nie zmienia korzenia
        [always] zawsze jest wartością korzenia
        [below] zmienia korzeń tylko poniżej { $high }
        [above] zmienia korzeń tylko powyżej { $low }
       *[between] zmienia korzeń tylko między { $low } a { $high }
    }
reach-more = To pierwsze { $count } liści.

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
critical-type-1 = wartość musi być dokładna
critical-type-2 = wystarczy jedno dziecko
critical-type-3 = potrzebne wszystkie dzieci
critical-spare = obejrzane niepotrzebnie

## the panels: what a run costs

depths-label = Ocenione liście według głębokości; niżej alfa-beta w innych kolejnościach
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

## steps and timeline

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
key-grow = suma rośnie
key-pass = przejście
key-table = tablica
key-ask = okno zerowe
key-leaves = ocenione liście
key-rise =
    { $side ->
        [alpha] α korzenia rośnie
       *[beta] β korzenia spada
    }
key-cuts = odcięcia
timeline-zoom = Widok przebiegu
timeline-zoom-in = Przybliż przebieg
timeline-zoom-out = Oddal przebieg
timeline-zoom-whole = Pokaż cały przebieg
timeline-bin =
    Zdarzenia { $from }–{ $to }: { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }{ $windowed ->
        [no] .
       *[yes] , { timeline-cuts }.
    }
timeline-cuts =
    { $cuts ->
        [0] bez odcięć
        [one] { $cuts } odcięcie
        [few] { $cuts } odcięcia
       *[many] { $cuts } odcięć
    }
timeline-hint =
    { $windowed ->
        [no] { timeline-wheel }
       *[yes] Kliknięcie w dolny rząd prowadzi do najbliższego odcięcia. { timeline-wheel }
    }
timeline-wheel = Kółko przybliża, z Shiftem przesuwa.

## algorithms, dialects, examples

algorithm-label = Algorytm
algorithm-group-basic = Jedno przeszukanie
algorithm-group-windows = Przejścia i okna zerowe
algorithm-group-memory = Z pamięcią
algorithm-minimax = Minimaks
algorithm-minimax-by-levels = Minimaks, poziom po poziomie
algorithm-alpha-beta = Alfa-beta
algorithm-negamax = Negamaks
algorithm-iterative-deepening = Iteracyjne pogłębianie
algorithm-aspiration = Okno aspiracji
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alfa-beta z tablicą
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
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
example-own = Własne drzewo
example-button = Przykład: { $name }

## the menu

menu-label = Ustawienia
menu-search = Przeszukiwanie
menu-page = Strona
menu-others = Inne
more = Więcej ustawień
field-none = brak
size-label = Wielkość tekstu
size-value = { $percent }%
language-label = Język
theme-label = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
letter-keys = Skróty z jednej litery
show-keys = Klawisze

## the menu: how it is searched

window-label = Okno początkowe
payoffs-label = Wypłaty
payoffs-from = od
payoffs-to = do
payoffs-clear = Zakres wypłat nieznany
payoffs-about = Zakres wszystkich możliwych wypłat; puste pola: nieznany.
payoffs-effect =
    { $what ->
        [passes] Na tym drzewie: przejścia: { $here }, bez zakresu: { $there }.
        [leaves] Na tym drzewie: liście: { $here }, bez zakresu: { $there }.
       *[nothing] Na tym drzewie zakres niczego nie oszczędza.
    }
payoffs-why = Nic nie jest warte więcej niż wygrana: kto ma ruch wygrywający, nie musi oglądać pozostałych. Bez zakresu przeszukiwanie tego nie wie i szuka czegoś lepszego.
payoffs-uncounted = Na tak dużym drzewie nie liczymy, ile oszczędza zakres.

cut-label = Odcięcie
rule-cut-at-bound = na granicy
rule-cut-past-bound = za nią
ties-label = Z równych
rule-ties-first = pierwszy
rule-ties-last = ostatni
ties-about = Który z równych ruchów wybiera gracz.
ties-take-first = Wybieraj pierwszy
ties-cut-past = Odcinaj za granicą
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

order-label = Kolejność dzieci
order-label-game = Kolejność ruchów
order-as-written = Jak w zapisie
order-centre-first = Najpierw środek
order-corners-first = Najpierw rogi
order-captures-first = Najpierw bicia
order-further-move-first = Najpierw dające dodatkowy ruch
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
       *[deepening] Ta kolejność zapamiętuje warianty refutacji dla następnego, głębszego przejścia: wymaga iteracyjnego pogłębiania.
    }
arrange-label = Dzieci w kolejności przeszukiwania
arrange-label-game = Odpowiedzi w kolejności przeszukiwania

field-seed = Ziarno
field-guess = Pierwsze przybliżenie
field-guess-rounded = Pierwsze przybliżenie, zaokrąglone do { $guess }
field-margin = Margines
field-growth = Wzrost marginesu
field-alpha = Okno początkowe, α
field-beta = Okno początkowe, β
field-least = Najmniejsza wypłata
field-greatest = Największa wypłata
field-depth = Limit głębokości, w półruchach

overlay-label = Na drzewie
overlay-none = Wariant główny
overlay-strategy = Strategia MAX
overlay-keeping = Ruchy zachowujące wartość
overlay-critical = Najlepsze dziecko pierwsze: co widać
overlay-critical-game = Najlepsza odpowiedź pierwsza: co widać
overlay-leaves = Które liście decydują

## notes under the settings, and what is wrong with them

note-payoffs = Wypłaty od { $least } do { $greatest }
note-ties = Z równych ostatni
note-guess = Pierwsze przybliżenie { guess-told }
note-margin = Margines { $margin }
note-seed = Ziarno { $seed }
trouble-stops =
    { $by ->
        [pass] Jedno z przejść zatrzymuje się
       *[limit] Limit głębokości zatrzymuje przeszukiwanie
    }
trouble-missing-static-evaluation =
    { $at ->
        [root] { trouble-stops } w korzeniu, który nie ma oszacowania statycznego: wyniku przed jego nawiasem.
       *[node] { trouble-stops } w węźle { $node }, który nie ma oszacowania statycznego: wyniku przed jego nawiasem.
    }
trouble-fill = Wpisz średnie liści
trouble-not-grown = Przeszukiwanie dochodzi do nierozwiniętej części drzewa albo jego kolejność wymaga całego drzewa.
trouble-chance = To przeszukiwanie nie obsługuje węzłów losowych.
trouble-score = Zmiana wartości wymaga całego drzewa, a rozwinięto tylko to, co ogląda przeszukiwanie.
trouble-grow = Rozwiń całe drzewo
trouble-empty-window = Okno początkowe jest puste: α musi być mniejsze od β.
trouble-instead =
    { $what ->
        [algorithm] Zamiast „{ $asked }” pokazano „{ $shown }”.
        [depth] Pokazano więc przeszukiwanie bez limitu.
        [payoffs] Pokazano więc przeszukiwanie, jakby zakres wypłat był nieznany.
        [order] Pokazano więc przeszukiwanie w kolejności gry.
       *[window] Pokazano więc przeszukiwanie z pełnym oknem.
    }
trouble-settle = Zostań przy tym, co widać
trouble-beyond-payoffs =
    { $at ->
        [node] Węzeł { $node }
        [child] Liść { $place } korzenia
        [alone] Jedyny liść
       *[leaf] Liść { $place } węzła { $parent }
    } ma { $score }, a to nie jest wypłata od { $least } do { $greatest }.
trouble-empty-payoffs = Najmniejsza wypłata musi być mniejsza niż największa.
trouble-too-many-passes = Przeszukiwanie przerwano po tylu przejściach: { $passes }, bo niczego nowego już nie wykazywały. To błąd programu.

## the text of the tree

field-tree = Drzewo
field-tree-error = Wiersz { $line }, kolumna { $column }: { $message }
field-tree-giant = Tekst jest długi, znaki: { $length }; pole pokazuje jego początek. Wyniki zmień na drzewie, a tekst w pliku (najwyżej 2{ "\u202F" }000{ "\u202F" }000 węzłów i 1000 półruchów). Po zamknięciu karty tekst przepada.
hint-static = { $score } przed nawiasem to oszacowanie statyczne; przecinek po liczbie czyni z niej liść.
commas-read = Tutaj „{ $found }” to dwa wyniki, { $left } i { $right }: przecinek rozdziela węzły. Jeden wynik pisze się { $meant }.
commas-decimals = Czytaj jako ułamki
commas-keep = Zostaw, jak jest
read-other = Czytaj jako { $text }
read-keep = Zostaw tak
read-endless = { $number } jest tak duże, że czytamy to jako nieskończoność.
read-suspected = { $number } czytamy jako liczbę. Jeśli to ma być nieskończoność, wpisz inf.
read-renamed = Nazwa nie ma tu spacji, nawiasów ani dwukropków: „{ $from }” nazywa się { $to }.
read-ignored = „{ $field }” nic nie mówi o drzewie i zostaje pominięte.
read-as = Przeczytano jako { $form ->
        [json] JSON
        [dot] DOT
        [forest] drzewo LaTeX-a (forest)
        [python] kod w Pythonie
        [outline] drzewo z wcięciami
        [lisp] Lisp
        [lists] listy zagnieżdżone
        [labels] listy z etykietami
        [names] nazwy zagnieżdżone
        [adjacency] listy dzieci
        [qtree] drzewo LaTeX-a (qtree)
        [tikz] drzewo TikZ-a
        [csv] tabelę krawędzi
        [rows] wiersze liczb
       *[notation] nasz zapis
    }.

## what can be wrong with a text

error-unexpected-character = tu powinien stać węzeł, a nie „{ $found }”.
error-unexpected-end = tekst kończy się tam, gdzie powinien stać węzeł.
error-unclosed = ten nawias nigdzie się nie zamyka.
error-mismatched-bracket = ten nawias nie pasuje do tego, który zamyka.
error-empty-node = ten nawias jest pusty; węzeł potrzebuje wyniku albo dzieci.
error-missing-score = tu brakuje wyniku albo dzieci.
error-trailing-text = drzewo kończy się wcześniej; „{ $found }” jest już poza nim.
error-bad-score = „{ $found }” to nie wynik. Wpisz liczbę, W, L, D, inf lub -inf.
error-score-too-precise = wyniki drzewa wymagają razem zbyt wielu cyfr; limit to { $limit }.
error-too-long = tekst jest za długi; limit znaków to { $limit }.
error-too-many-nodes = drzewo jest za duże; limit węzłów to { $limit }.
error-names-too-long = nazwy wszystkich węzłów są razem za długie; limit bajtów to { $limit }.
error-too-deep = drzewo jest za głębokie; limit półruchów to { $limit }.
error-not-a-leaf = ten węzeł nie jest liściem.
error-unknown-position = „{ $found }” oznacza pozycję, która już była, ale żaden wcześniejszy węzeł tak się nie nazywa.
error-ambiguous-position = tak nazywa się kilka wcześniejszych węzłów: nie wiadomo, o który chodzi w „{ $found }”.
error-endless-position = „{ $found }” stoi pod węzłem o tej nazwie: gra nigdy by się nie skończyła.
error-no-such-node = drzewo nie ma węzła wewnętrznego „{ $found }”. Węzły podaje się miejscami wśród rodzeństwa, jak 2.1.
error-bad-weight = „{ $found }” nie jest wagą. Podaj ułamek dziesiętny, ułamek zwykły, np. 1/6, lub liczbę całkowitą.
error-no-weight = „{ $found }” nie jest wagą: waga musi być większa od 0.
error-weight-too-precise = wagi wymagają razem zbyt wielu cyfr; limit to { $limit }.
error-missing-weight = wagi mają albo wszystkie dzieci węzła losowego, albo żadne.
error-weight-sum = suma tych wag to { $found }, a nie 1. Za udziały uważa się tylko liczby całkowite.
error-infinite-below-chance = poniżej węzła losowego nie może stać wygrana, przegrana ani ∞: średnia nie byłaby określona.
error-bad-depth = „{ $found }” to nie liczba półruchów.
error-bad-seed = „{ $found }” to nie ziarno: ma to być liczba całkowita, co najmniej 0.
error-bad-margin = „{ $found }” to nie margines: ma to być liczba większa od 0.
error-bad-growth = „{ $found }” to nie współczynnik wzrostu: ma to być liczba całkowita, co najmniej 2.

## what can be wrong with a tree in another notation

error-form-newick = to wygląda na zapis Newick, z nazwami za nawiasem. Wpisz je przed nawiasem: A: (B: (3 12) C: (2 4)).
error-form-gambit = to wygląda na grę programu Gambit. Zapisz jej drzewo jako listy zagnieżdżone: ((3 12) (2 4)).
error-form-sgf = to wygląda na SGF, zapis partii. Podaj grę przez jej ruchy: game=connect-four&moves=4453&depth=3.
error-form-pgn = to wygląda na partię szachów w PGN. Podaj ruchy jako grę: game=chess&moves=e4 e5&depth=2.
error-form-fen = to wygląda na pozycję szachową. Wpisz przed nią game=chess&position=, a za nią &depth=2.
error-form-yaml = to wygląda na YAML z polami. Podaj to samo jako JSON albo z wcięciami, po jednym węźle w wierszu.
error-form-mermaid = to wygląda na Mermaid. Pisz po jednej krawędzi w wierszu, A -> B, a wyniki jako B = 3; czytany jest też DOT.
error-form-uml = to wygląda na PlantUML. Podaj drzewo z wcięciami, po jednym węźle w wierszu, albo jako DOT.
error-form-xml = to wygląda na XML lub HTML. Podaj drzewo jako JSON z „children” i „value”.
error-form-gml = to wygląda na GML. Podaj drzewo jako DOT albo jako tabelę krawędzi.
error-form-drawing = to wygląda na drzewo narysowane kreskami. Zapisz je z wcięciami albo jako listy zagnieżdżone: ((3 12) (2 4)).
error-form-link = to jest adres. Otwórz go w przeglądarce albo wpisz samo drzewo.
error-form-bare-numbers = te liczby nie mają nawiasów, więc pasują do wielu drzew. Wpisz ((3 5) (2 9)) albo (3 5 2 9) dla jednego węzła.
error-form-header = to wygląda na tabelę. Jej pierwszy wiersz musi nazywać kolumny: parent,child,value.
error-form-payoffs = { $found } wygląda na wypłaty kilku graczy; wynik to jedna liczba, dla MAX. Jeśli to liście, pomiń przecinki.
error-form-chance = „{ $found }” wygląda na prawdopodobieństwo, którego tu nie da się odczytać. Węzły losowe zapisuje się tak: chance (.25: 3 .75: 5).
error-form-operator = „{ $found }” można rozumieć dwojako. Wpisz max (min (3 12) min (2 4)) albo, jak w Lispie, (max (min 3 12) (min 2 4)).
error-form-inner = { $found } przed nawiasem może być etykietą lub dzieckiem. Wpisz 4 (3 5), jeśli należy do węzła, (4, (3 5)), jeśli to liść.
error-form-named-leaf = „{ $found }” z jedną liczbą może być liściem albo węzłem z jednym dzieckiem. Wpisz A: 3 dla liścia, A: (3) dla węzła.
error-form-no-score = „{ $found }” to liść bez wyniku. Wpisz go za nazwą: b1: 3.
error-form-twice = „{ $found }” opisano dwa razy, za każdym razem inaczej.
error-form-roots = żaden węzeł nie prowadzi do „{ $found }”, a drzewo ma już korzeń.
error-form-graph = „{ $found }” stoi w kilku słownikach. Wpisz dzieci każdego węzła jako listę: A: [B, C].
error-form-mover = „{ $found }” to ani MAX, ani MIN.
error-form-fraction = { $found } nie ma skończonego rozwinięcia dziesiętnego. Pomnóż wszystkie wyniki przez tę samą liczbę.
error-form-indented = „{ $found }” ma wcięcie, jakiego nie ma żaden wiersz wyżej.
error-form-label = na „{ $found }” nie ma miejsca w drzewie tej postaci.

## the tree

tree-stage-label = Drzewo gry. Strzałki prowadzą od węzła do węzła, Enter zmienia liść.
tree-others = inne: #
tree-row-max = MAX
tree-row-min = MIN
tree-row-chance = LOS
# Beside a chance node whose children are all equally likely, with a # for how likely each is.
tree-each = po #
tree-row-level = poziom { $level }
tree-row-depth = głębokość { $depth }
tree-row-score = ocena
tree-row-side-max = maksymalizuje
tree-row-side-min = minimalizuje
tree-row-player-max = gracz
tree-row-player-min = przeciwnik
tree-row-limit = limit
tree-row-beyond = poza
# The line across a tree that goes on beyond its limit.
tree-limit = limit { $depth }

tree-who =
    { $kind ->
        [max] węzeł MAX
        [min] węzeł MIN
        [chance] węzeł losowy
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
tree-is-earlier = z wcześniejszego przeszukania
tree-value =
    { $bound ->
        [most] co najwyżej { $score }
        [least] co najmniej { $score }
       *[exact] wartość { $score }
    }
tree-between = między { $low } a { $high }
tree-window = okno od { $alpha } do { $beta }
tree-plus-infinity = plus nieskończoność
tree-minus-infinity = minus nieskończoność
# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = zwinięte: ocenione liście: { $evaluated } z { $leaves }, odcięte: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = sąsiednie poddrzewa: { $siblings }, zwinięte; ocenione liście: { $evaluated } z { $leaves }, odcięte: { $cut }
tree-stub =
    { $moves ->
        [one] { $moves } ruch, nierozwinięty
        [few] { $moves } ruchy, nierozwinięte
       *[many] { $moves } ruchów, nierozwinięte
    }

tree-zoom = Widok drzewa
tree-zoom-in = Powiększ
tree-zoom-out = Pomniejsz
tree-zoom-fit = Pokaż całe drzewo
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Podążaj za przeszukiwaniem
# A small map in a corner of the tree.
tree-map = Całe drzewo i pokazana część
tree-editor-label =
    { $named ->
        [named] Wynik liścia { $name }
       *[nameless] Wynik liścia
    }
tree-editor-side = Wyniki wpisuje się z punktu widzenia MAX
tree-editor-by-hand = Ten wynik podano ręcznie. Usuń go i naciśnij Enter, a wróci ten, który daje gra.

## notation

notation-title = Notacja
notation-open = Notacja …
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
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], ograniczenia z ≤ i ≥
notation-preset-a-note = ▲ gracz, ▼ przeciwnik, poziomy, wiszące gałęzie
notation-preset-b-note = litery, jedna granica na węzeł, linie przerywane
notation-preset-c-note = + i −, wartość, potem okno, L i W, X, …
notation-preset-d-note = α i β tak, jak są przypisywane, głębokość maleje
notation-preset-e-note = koła MAX, kwadraty MIN, (α, β) z wywołania, także przy liściach
# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Ręcznie
notation-by-hand-open = Ręcznie …
notation-by-hand-note = każdy przełącznik z osobna, na małym drzewie
# A button: every switch as the course has it.
notation-back = Wróć do slajdów
notation-back-general = Wróć do ogólnej
notation-changed-count = zmian: { $count } •
# The language of a course.
notation-language-pl = po polsku
notation-language-ro = po rumuńsku
notation-language-en = po angielsku
notation-language-ru = po rosyjsku
notation-group-nodes = Węzły
notation-group-windows = Okna
notation-group-leaves = Liście i odcięcia
notation-group-numbers = Liczby
# What the notation means outside the tree: in the panel of α and β, for one key, in the address.
notation-in-panel = w panelu
notation-each-step = każdy krok
notation-in-link = w linku
notation-in-link-none = nic

notation-skin = Kształt
notation-skin-triangles = trójkąty
notation-skin-circles = koła, kwadraty
notation-skin-signs = plus, minus
notation-skin-plain = kropki
notation-skin-letters = litery
notation-skin-pills = słowa
notation-skin-why = Kształt mówi, czyj jest ruch; przy kropkach i literach mówią to wiersze.
notation-letters = Litery
notation-letters-below = a pod korzeniem
notation-letters-root = a w korzeniu
notation-letters-unnamed = tylko gdy żaden nie ma nazwy
notation-letters-why = Węzły bez nazwy dostają litery, wiersz po wierszu; gdy korzeń nazywa się a, tam zaczyna się linia gry.
notation-rows = Wiersze
notation-rows-names = MAX
notation-rows-none = brak
notation-rows-players = gracz
notation-rows-levels = 0 1 2
notation-rows-depth = 2 1 0
notation-rows-why = Kto wykonuje ruch, poziom liczony od 0 albo ile głębokości zostało.
notation-interim = Jeszcze nie ostatecznie
notation-interim-signed = ≥ 8
notation-interim-plain = 8
notation-interim-why = Ze znakiem liczba mówi, co już wykazano; bez znaku jest tylko najlepszą dotąd liczbą.
notation-best = Najlepsza dotąd
notation-best-best = najlepszy
notation-best-none = brak
notation-best-v = v
notation-best-res = res
notation-best-why = Zmienna na najlepszą dotąd wartość. Gdzie kod jej nie ma, węzeł pokazuje wartość, gdy ją zwraca.
notation-windows = Zapis
notation-windows-closed = [α, β]
notation-windows-open = (α, β)
notation-windows-labelled = α = β =
notation-windows-why = Okno domknięte zawiera swoje końce, otwarte nie; z nazwami każda granica jest zmienną.
notation-as-of = Pokazane okna
notation-as-of-left = zostawione
notation-as-of-called = z wywołania
notation-as-of-why = Okno z wywołania mówi, o co zapytano węzeł; zostawione – co zrobiło z nim przeszukiwanie.
notation-bounds = Przy węźle
notation-bounds-both = obie granice
notation-bounds-own = własna
notation-bounds-why = Własna to ta, którą węzeł sam przesuwa: α w MAX, β w MIN.
notation-after = Po powrocie
notation-after-kept = zostają
notation-after-cut = jeśli odcięło
notation-after-gone = znikają
notation-after-why = Bez okien wzrok zostaje na ścieżce; okno, które zostaje, mówi, dlaczego coś odcięto.
notation-leaf-windows = Okna przy liściach
notation-leaf-windows-none = nie
notation-leaf-windows-called = tak
notation-leaf-windows-why = Liść jest wywoływany z oknem tak jak każdy węzeł.
notation-raised = Zmiana α
notation-raised-after = po sprawdzeniu
notation-raised-before = przed nim
notation-raised-why = Przed sprawdzeniem α i β przy odcięciu spotykają się lub mijają; po nim granicę spotkała sama wartość.
notation-names = Nazwy granic
notation-names-greek = α β
notation-names-min-max = min max
notation-names-why = Jak granice nazywają się w kodzie kursu.
notation-numbers = Liczby w liściach
notation-numbers-start = od początku
notation-numbers-seen = po obejrzeniu
notation-numbers-why = Od początku: sala może zapytać „a gdyby 7 było 3?”; po obejrzeniu: nikt nie czyta z wyprzedzeniem.
notation-unseen = Jeszcze nieobejrzane
notation-unseen-drawn = narysowane
notation-unseen-dots = …
notation-unseen-why = Za „…” drzewo jest tylko obiecane, tak jak dla samego przeszukiwania.
notation-cuts = Znak odcięcia
notation-cuts-slashes = dwie kreski
notation-cuts-scissors = nożyczki
notation-cuts-cross = krzyżyk
notation-cuts-dashed = przerywana
notation-cuts-stub = kikut
notation-cuts-why = Oznacza krawędź do gałęzi, której się nie ogląda; kikut usuwa resztę gałęzi.
notation-infinity = Nieskończoność
notation-infinity-signs = −∞ +∞
notation-infinity-letters = L W
notation-infinity-m = −M M
notation-infinity-unsigned = −∞ ∞
notation-infinity-why = Granica, której nic nie przebije, gra przegrana lub wygrana albo liczba większa od każdej wartości.
notation-separator = Między granicami
notation-separator-comma = 6, 10
notation-separator-semicolon = 6; 10
notation-separator-tight = 6,10
notation-separator-why = Średnik jest czytelny obok przecinków dziesiętnych; bez odstępu okno czyta się jak jedno słowo.

## presenting

tip-step = Naciśnij →, aby przejść do następnego kroku.
tip-leaf = Kliknij liść, aby zmienić jego wartość.
tip-present = Naciśnij P, aby zaprezentować to klasie.
stage-present = Prezentuj
stage-grain = Każdy krok
stage-grain-event = jedno zdarzenie
stage-grain-lecture = jeden krok wykładu
stage-grain-slide = jeden slajd
stage-grain-leaf = jeden liść
stage-grain-cut-off = jedno odcięcie
stage-leave = Zakończ prezentację
stage-moment = Kod QR tej chwili
stage-predict = Najpierw przewiduj
stage-hint-present = Esc kończy prezentację
stage-hint-dark = { $key } przywraca drzewo
stage-hint-grain = Każdy krok: { $grain ->
        [event] { stage-grain-event }
        [lecture] { stage-grain-lecture }
        [slide] { stage-grain-slide }
        [leaf] { stage-grain-leaf }
       *[cut-off] { stage-grain-cut-off }
    }
stage-hint-predict =
    { $predict ->
        [on] Najpierw przewiduj: włączone
       *[off] Najpierw przewiduj: wyłączone
    }

## sharing and exporting

taking-share = Udostępnij
taking-export = Eksportuj
taking-ignored-not-loaded = Części strony nie udało się wczytać. Sprawdź sieć i spróbuj ponownie albo odśwież stronę: drzewo i krok zostaną.
taking-close = Zamknij
taking-link = Link do tego kroku
taking-copy = Kopiuj link
taking-copied = Link jest skopiowany.
taking-not-copied = Ta przeglądarka nie pozwala stronie kopiować: przy zaznaczonym linku naciśnij Ctrl+C.
taking-qr = Kod QR linku do tego kroku
taking-moment = Ta chwila na telefonie: przewidź, co będzie dalej
taking-unreachable =
    { $where ->
        [file] Telefony nie otworzą tego adresu: strona jest plikiem na tym komputerze.
       *[here] Telefony nie otworzą tego adresu: strona działa tylko na tym komputerze.
    } Kroki można udostępnić sali, gdy strona jest na serwerze WWW.
taking-too-long = To drzewo jest za długie na link: limit znaków to { $limit }. Zamiast linku przekaż drzewo jako plik.
taking-save-tree = Zapisz drzewo jako plik
taking-step = Krok { $step } z { $length }
taking-run =
    { $frames ->
        [one] Przebieg, { $frames } klatka
        [few] Przebieg, { $frames } klatki
       *[many] Przebieg, { $frames } klatek
    }
taking-tree = Drzewo
taking-open-page = Otwórz całą stronę
taking-embed = Na własnej stronie
taking-embed-too-long = To drzewo jest za długie na link, więc żadna ramka go nie pokaże.
taking-svg = Obraz, SVG
taking-png = Obraz, PNG
taking-tikz = LaTeX, TikZ
taking-handout = Druk lub PDF
taking-beamer = LaTeX, Beamer
taking-pptx = PowerPoint
taking-text = Plik tekstowy
taking-json = JSON
taking-dot = DOT
taking-forest = LaTeX, forest
taking-python = Python
taking-outline = Tekst z wcięciami
taking-form-none = Ten format nie pomieści wszystkiego, co jest w drzewie: wybierz plik tekstowy.
taking-white = Białe tło
taking-font = Czcionka wewnątrz SVG
taking-dark = Ciemne slajdy
taking-separate = Beamer: osobna klatka na każdy krok
taking-grain = Klatka na
taking-grain-event = każde zdarzenie
taking-grain-lecture = każdy krok wykładu
taking-grain-leaf = każdy liść
taking-grain-cut-off = każde odcięcie
taking-cropped = Limit klatek to { $limit }: resztę pokazuje większy krok.
taking-end = To nie koniec: przebieg trwa po kroku { $step } aż do kroku { $length }, a tu jest tylko jego początek: { $limit ->
        [one] { $limit } klatka
        [few] { $limit } klatki
       *[many] { $limit } klatek
    }.
taking-copy-lines = Kopiuj wiersze
taking-copied-lines = Wiersze są skopiowane.
taking-busy = Rysowanie…
taking-frames = Rysowanie obrazów: { $done } z { $all }
taking-made = Plik jest gotowy.
taking-not-made = Nie udało się tego utworzyć: { $reason }
taking-too-large = Rysunek jest za duży dla tej przeglądarki. SVG nie ma takiego ograniczenia.
taking-ignored-unknown = W linku jest „{ $piece }”, co tu nic nie znaczy: pominięto.
taking-ignored-unreadable = W linku jest „{ $piece }”, czego nie da się odczytać: pominięto.
taking-ignored-twice = W linku jest „{ $piece }”, choć wcześniej jest w nim co innego: pominięto.
taking-ignored-tree = Drzewa z linku nie da się odczytać, więc go tu nie ma:
taking-ignored-step = W linku jest „{ $piece }”, ale ten przebieg kończy się na kroku { $limit }.
taking-ignored-random = W linku jest „{ $piece }”, ale takiego drzewa nie ma: pominięto.
taking-ignored-too-long = Link jest za długi, aby go odczytać: pominięto.
taking-ignored-more = Pominięte dalsze części linku: { $limit }.
# In the notes of a slide; a node may have no name.
notes-window =
    { $named ->
        [no] Okno
       *[yes] Okno węzła { $node }
    }: α = { $alpha }{ $comma }β = { $beta }
notes-best =
    { $named ->
        [no] Najlepszy wynik dotąd
       *[yes] Najlepszy wynik dotąd w węźle { $node }
    }: { $best }
notes-leaves = Ocenione dotąd liście: { $leaves }

## making a tree

making-edit = Edytuj drzewo
making-label = Edycja drzewa
making-who =
    { $kind ->
        [max] Węzeł MAX
        [min] Węzeł MIN
        [chance] Węzeł losowy
       *[leaf] Liść
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }(korzeń)
       *[nameless] { "" }
    }
making-add-child = Dodaj dziecko
making-add-sibling = Dodaj rodzeństwo
making-add-child-short = Dziecko
making-add-sibling-short = Rodzeństwo
making-move-left = Przesuń w lewo
making-move-right = Przesuń w prawo
making-delete = Usuń
making-onward = Dalej stąd
making-done = Gotowe
making-player = Czyj ruch
making-max = MAX
making-min = MIN
making-chance = LOS
making-name = Nazwa
making-score = Wynik
making-static = Oszacowanie statyczne
making-likelihood = Prawdopodobieństwo
making-errs = Myli się raz na
making-side = { $label } (dla MAX)
making-error-no-such-place-root = Korzeń nie ma rodzeństwa: nie da się go przesunąć ani usunąć.
making-error-no-such-place-left = To już pierwsze dziecko.
making-error-no-such-place-right = To już ostatnie dziecko.
making-error-bad-name = Nazwa nie może mieć spacji, nawiasów, przecinków, dwukropków ani cudzysłowów.
making-error-name-needed = Inne miejsca wskazują tę pozycję po nazwie: musi ją zachować i żaden inny węzeł nie może jej mieć.
making-error-leaf-needs-score = Liść potrzebuje wyniku.
making-error-infinite-static = Oszacowanie statyczne jest liczbą: tylko liść może mieć W, L lub ∞.
making-error-score-too-precise = Wyniki tego drzewa wymagałyby razem zbyt wielu cyfr.
making-error-infinite-below-chance = Poniżej węzła losowego każdy wynik jest liczbą: średnia z W, L lub ∞ nie jest określona.
making-error-no-weight = Waga musi być większa od 0.
making-error-weight-too-precise = Wagi wymagałyby razem zbyt wielu cyfr.
making-error-too-deep = Drzewo nie może być głębsze.
making-error-too-many-nodes = Drzewo nie może mieć więcej węzłów.
making-error-names-too-long = Nazwy w drzewie nie mogą być razem dłuższe.
making-error-too-long = Tekst drzewa nie może być dłuższy.
making-error-of-a-game = To drzewo powstało z gry: zmienić można tylko wyniki liści. Delete przywraca wynik z gry.
making-error-settings = Limit głębokości zatrzymałby przeszukiwanie w węźle bez oszacowania statycznego.
making-error-times = Potrzebna jest liczba całkowita od 2 do 1000: raz na tyle ruchów gracz wybiera dowolny.
making-error-likelihood = Prawdopodobieństwo leży między 0 a 1: ułamek dziesiętny, np. .25, albo zwykły, np. 1/6.
making-mark = Do odcięcia
making-scores = Znajdź wyniki
making-marked =
    { $count ->
        [one] { $count } gałąź do odcięcia
        [few] { $count } gałęzie do odcięcia
       *[many] { $count } gałęzi do odcięcia
    }
wanted-fewest =
    { $count ->
        [0] Dokładnie te gałęzie są już odcięte.
        [one] Teraz odcięte są dokładnie te gałęzie. { $count } nowy wynik; bez zmiany się nie da.
        [few] Teraz odcięte są dokładnie te gałęzie. { $count } nowe wyniki; mniej nie wystarczy.
       *[many] Teraz odcięte są dokładnie te gałęzie. { $count } nowych wyników; mniej nie wystarczy.
    }
wanted-found =
    { $count ->
        [0] Dokładnie te gałęzie są już odcięte.
        [one] Teraz odcięte są dokładnie te gałęzie. { $count } nowy wynik.
        [few] Teraz odcięte są dokładnie te gałęzie. { $count } nowe wyniki; może wystarczy mniej.
       *[many] Teraz odcięte są dokładnie te gałęzie. { $count } nowych wyników; może wystarczy mniej.
    }
wanted-root = Korzeń nie jest gałęzią, nie można go odciąć.
wanted-below-limit = Limit głębokości kończy przeszukiwanie powyżej tego węzła.
wanted-inside = Zaznaczona jest też gałąź powyżej, więc przeszukiwanie tu nie dociera.
wanted-cuts-nothing = Ten algorytm niczego nie odcina.
wanted-only-child = To jedyne dziecko, więc zawsze jest przeszukiwane.
wanted-first-child = To dziecko jest przeszukiwane jako pierwsze, więc nigdy nie jest odcinane.
wanted-later-child = Odcięcie zabiera też wszystkie dalsze dzieci, a to nie jest zaznaczone.
wanted-open-root = Dziecko korzenia może odciąć tylko zadane okno początkowe albo znany zakres wypłat.
wanted-no-bound = Nie ma tu jeszcze granicy, więc niczego nie można odciąć.
wanted-too-many-leaves = Wyniki można znaleźć dla drzew do 64 liści.
wanted-follows = Wyniki w tym drzewie zależą od czegoś innego i nie można ich dowolnie wybrać.
wanted-search = Takiego przeszukiwania na tym drzewie nie ma.
wanted-no-node = Zaznaczonej gałęzi już nie ma.
wanted-impossible = Żadne wyniki nie odcinają dokładnie tych gałęzi.
wanted-not-found = Nie znaleziono takich wyników, choć mogą istnieć. Następna próba zacznie się od innych wyników.

making-random-title = Losowe drzewo
making-random-children = Dzieci węzła
making-random-least = Najmniej dzieci
making-random-most = Najwięcej dzieci
making-random-depth = Głębokość, w półruchach
making-random-scores = Wyniki
making-random-low = Najmniejszy wynik
making-random-high = Największy wynik
making-random-order = Kolejność dzieci
making-random-order-random = Jak wypadnie
making-random-order-best-first = Najlepsze dziecko pierwsze
making-random-order-worst-first = Najgorsze dziecko pierwsze
making-random-distinct = Wszystkie liście różne
making-random-chance = Węzeł losowy po każdym ruchu
making-random-seed = Ziarno
making-random-size =
    { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }, { $nodes ->
        [one] { $nodes } węzeł
        [few] { $nodes } węzły
       *[many] { $nodes } węzłów
    }
making-random-make = Utwórz drzewo
making-random-another = Następne
making-random-close = Zamknij
making-random-number = Tu potrzebna jest liczba całkowita.
making-random-range = Tu potrzebna jest liczba całkowita od { $least } do { $most }.
making-random-empty = Druga liczba nie może być mniejsza od pierwszej.
making-random-empty-range = Druga liczba nie może być mniejsza od pierwszej.
making-random-too-large = Drzewo mogłoby mieć ponad 2{ "\u202F" }000{ "\u202F" }000 węzłów. Zmniejsz liczbę półruchów lub dzieci.
making-random-too-few-scores = Wyników jest mniej niż liści. Poszerz zakres albo dopuść równe liście.
making-random-limits = Limit węzłów: { $nodes }, półruchów: { $plies }.
making-random-at-most = węzłów najwyżej { $nodes }

making-menu = Drzewo
making-random = Losowe drzewo…
making-game = Gra …
making-open = Otwórz plik…
making-save-text = Zapisz jako tekst
making-save-all = Zapisz z ustawieniami i krokiem
making-undo = Cofnij
making-redo = Ponów
making-recent = Ostatnie
making-drop = Upuść tu drzewo: plik .txt lub .json, najwyżej 2{ "\u202F" }000{ "\u202F" }000 węzłów
making-close = Zamknij
making-file-large =
    { $name ->
        [pasted] Ten tekst
       *[file] Plik „{ $name }”
    } jest za długi na drzewo: limit znaków to { $limit }.
making-file-binary = Plik „{ $name }” nie jest tekstem, więc nie może być drzewem.
making-file-empty = Plik „{ $name }” jest pusty.
making-file-unreadable = Pliku „{ $name }” nie udało się odczytać.

## comparing dialects

compare-title = Skąd biorą się różne liczby?
compare-open = { compare-title } …
compare-lead = Jedno drzewo, wszystkie dialekty. Wybrany wiersz pokazuje się na drzewie; <mark>zaznaczone</mark> jest to, co się od niego różni.
compare-window = Okno początkowe { window }.
compare-depth = Limit głębokości: { $depth }.
compare-large = Powyżej { $limit } węzłów pojedyncze węzły nie mają kolumn.
compare-columns = Kolumny mają tylko węzły o różnych wynikach{ $hidden ->
        [0] { "" }
       *[more] ; poza tabelą: { $hidden }
    }.
compare-chance = Dialekty są odmianami alfa-bety, która nie radzi sobie z węzłami losowymi.
compare-returned = zwracany wynik
compare-differs = inaczej
compare-current = Ten wiersz jest teraz na stronie.
compare-beside = Z tym wierszem porównane są pozostałe.
compare-same = Na tym drzewie te same liczby.
compare-coming = Przeszukiwanie jeszcze trwa …
compare-long = Ten przebieg albo przebieg na stronie jest za długi, by go tu porównać.
compare-found = { who } ma { stage-story-met }
# Po „o”: biernik.
compare-effort =
    { $unit ->
        [static] { $leaves ->
            [one] { $leaves } pozycję
            [few] { $leaves } pozycje
           *[many] { $leaves } pozycji
        }
       *[leaf] { $leaves ->
            [one] { $leaves } liść
            [few] { $leaves } liście
           *[many] { $leaves } liści
        }
    }
compare-goes-on = { compare-found }. { $windowed ->
        [no] Minimaks nie ma okna i nigdy nie odcina
       *[yes] { $player ->
            [max] Tu odcina dopiero wynik większy
           *[min] Tu odcina dopiero wynik mniejszy
        }
    }, więc przeszukiwanie idzie tam dalej: o { compare-effort } więcej.
compare-cuts = { compare-found }. Tu to wystarcza do odcięcia: o { compare-effort } mniej.
compare-then-goes-on = { who } odcina potem w wybranym wierszu ({ stage-story-met }), a tutaj nie: o { compare-effort } więcej.
compare-then-cuts = { who } odcina potem tutaj ({ stage-story-met }), a w wybranym wierszu nie: o { compare-effort } mniej.
compare-clamps = { who } ma { $best }, ale zwraca { $score }: { $returns ->
        [running-bound] { $side ->
            [alpha] nigdy mniej niż <a>α</a>, z którym zaczyna
           *[beta] nigdy więcej niż <b>β</b>, z którym zaczyna
        }
       *[fail-hard] wynik jest ograniczony do jego okna { window }
    }.
compare-keeps = { who } zwraca { $best }, najlepszy znaleziony wynik, a nie { $score }: { $windowed ->
        [no] minimaks nie ma okna
       *[yes] wynik może leżeć poza jego oknem { window }
    }.
compare-last = { compare-found }, ale nie ma już dzieci do odcięcia: te same liczby.

## other opponents

opponents-title = Inni przeciwnicy
opponents-who = Jeśli { $player ->
        [max] MAX
       *[min] MIN
    } …
opponents-best = gra najlepiej
opponents-errs = myli się raz na cztery ruchy
opponents-random = gra losowo
opponents-helps = pomaga
opponents-worth = wartość każdego ruchu
opponents-move = najlepszy ruch
opponents-value = wartość
opponents-undefined = –: średnia z W, L lub ∞ nie jest określona.

## runs side by side

race-title = Przebiegi obok siebie
race-open = Porównaj przebiegi …
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

## work in the background

working-label = Trwa praca
working-reading = Wczytywanie drzewa, węzły: { $count }
working-running = Przeszukiwanie, zdarzenia: { $count }
working-making = Drzewo rośnie …
working-finding = Szukanie wyników …
working-cancel = Anuluj
working-failed = Praca w tle zakończyła się przed czasem; być może zabrakło pamięci. To, co tu widać, się nie zmieniło.
working-again = Spróbuj ponownie
working-unfinished = Ten przebieg jest dłuższy, niż można tu przechować. Zatrzymano go bez wyniku, zdarzenia: { $count }; wszystkie kroki do tego miejsca można obejrzeć.

## games

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = Kółko i krzyżyk
game-gomoku = Gomoku
game-connect-four = Cztery w rzędzie
game-reversi = Reversi
game-draughts = Warcaby
game-kalah = Kalah
game-chess = Szachy
# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, do końca
        [one] { $game }, { $plies } półruch
        [few] { $game }, { $plies } półruchy
       *[many] { $game }, { $plies } półruchów
    }
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
gaming-position = Pozycja początkowa, jeśli inna
gaming-moves = Ruchy od niej
gaming-turn =
    { $who ->
        [first] { $throws ->
            [yes] Pierwszy gracz rzuca kostką
           *[no] Na ruchu jest pierwszy gracz
        }
       *[second] { $throws ->
            [yes] Drugi gracz rzuca kostką
           *[no] Na ruchu jest drugi gracz
        }
    } i to on jest MAX.
gaming-over = Tutaj gra jest skończona.
gaming-play = Zagraj ruch
gaming-put = Ustaw bierki
gaming-put-turn = Ruch ma drugi gracz
gaming-put-end = Wróć do ruchów
gaming-put-nothing = nic
gaming-put-piece =
    { position-kind }, { $player ->
        [first] pierwszy gracz
       *[second] drugi gracz
    }
# A square to place a piece on, for those who do not see it: where it is, and what stands there.
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
gaming-rule = Kto robi ostatni ruch, przegrywa
gaming-most = Ruch zabiera najwyżej
gaming-die = Ścianki kostki, którą rzuca się przed ruchem
gaming-capture = Ostatnie ziarno w pustym dołku bije także samo
gaming-rest = Pozostałe na końcu ziarna dostaje gracz, którego dołki są puste
gaming-all-moves = Także ruchy z dala od zajętych pól
gaming-symmetry = Lustrzane odbicia tylko raz
gaming-seen-by = Tylko to, co ogląda przeszukiwanie
gaming-utility = Wartość końca gry
gaming-utility-usual = Wygrana 1, remis 0, przegrana −1
gaming-utility-usual-limited = Wygrana 1000, o 1 mniej za każdy półruch
gaming-utility-usual-chance = Wygrana 1, przegrana 0
gaming-utility-result = Wygrana +∞, remis 0, przegrana −∞
gaming-utility-speed = Tym więcej, im szybsza wygrana
gaming-utility-margin = Tyle, o ile się wygrywa
gaming-beyond = Dalsze półruchy w niespokojnych pozycjach
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
    } drzewo rozwinięte dla przeszukiwania ma { $nodes } { $nodes ->
        [one] węzeł
        [few] węzły
       *[many] węzłów
    }, z czego obejrzanych: { $seen }.
gaming-closed =
    { $grown ->
        [seen] Na głębokości { $ply } nawet to, co ogląda przeszukiwanie, miałoby więcej niż { $nodes } węzłów. Dalej może sięgnąć lepsza kolejność ruchów albo tablica.
       *[all] Na głębokości { $ply } drzewo miałoby więcej niż { $nodes } węzłów. Zmieści się późniejsza pozycja albo tylko to, co ogląda przeszukiwanie.
    }
gaming-readable =
    { $what ->
        [none] Na tym ekranie nawet po jednym półruchu nie ma miejsca na liczbę przy każdym liściu.
        [numbers] Na tym ekranie każdy liść ma swoją liczbę do głębokości { $numbers }; na plansze przy liściach nie ma miejsca.
        [both] Na tym ekranie każdy liść ma swoją planszę i liczbę do głębokości { $numbers }.
       *[apart] Na tym ekranie każdy liść ma swoją planszę i liczbę do głębokości { $boards }, a samą liczbę do głębokości { $numbers }.
    }
gaming-end = koniec
gaming-open = Otwórz drzewo

## games: the position

panel-position = Pozycja
position-first = Pozycja początkowa
position-after = Po { $moves }
position-by-hand = Wynik { $score } podano ręcznie; suma się nie liczy
position-to-move =
  { $who ->
    [first] { $throws ->
        [yes] Rzuca pierwszy gracz
       *[no] Ruch ma pierwszy gracz
    }
   *[second] { $throws ->
        [yes] Rzuca drugi gracz
       *[no] Ruch ma drugi gracz
    }
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
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
       *[pawn] pion
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
position-die = Kostka pokazuje { $thrown }.
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
position-line = linia gry
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
        [same] wynik nadal { $newScore }
       *[other] wynik { $oldScore } → { $newScore }
    }.
position-sure = pewne od: { $points }
position-sure-why = Gdzie spokojna pozycja daje komuś co najmniej tyle punktów, przeszukiwanie zatrzymuje się przed limitem.
position-onward = Dalej stąd
position-back = Ruch wstecz
position-shallower = Półruch mniej
position-deeper = Półruch więcej
position-depth = { $depth ->
    [one] 1 półruch
    [few] { $depth } półruchy
   *[other] { $depth } półruchów
  }
moves-cross = ruch X
moves-nought = ruch O
moves-black = ruch czarnych
moves-white = ruch białych
moves-full = ruch pełnych
moves-ring = ruch pustych

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
rated-open = Oceń każdy ruch
rated-label = Wynik każdego ruchu
rated-move = Ruch
rated-score = Wynik
rated-best = najlepszy
rated-sort = Sortuj według: { $by }

feature-bishops = gońce
feature-centre = środek
feature-corners = rogi
feature-discs = krążki
feature-further-move = dodatkowy ruch
feature-kings = damki
feature-knights = skoczki
feature-men = piony
feature-mobility = ruchliwość
feature-open-lines = otwarte linie
feature-pawns = piony
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

## what can be wrong with a game

error-game-unknown = „{ $found }” nie jest grą. Gry to { $others } i { $last }.
error-game-field = „{ $found }” nie mówi nic o grze.
error-game-twice = „{ $found }” podano dwa razy.
error-game-missing = „{ $found }” nie ma wartości.
error-game-value = „{ $found }” nie jest tu poprawną wartością.
error-game-option = ta gra nie ma opcji „{ $found }”.
error-game-order = ta gra nie ma kolejności ruchów o nazwie „{ $found }”.
error-game-rule = ta gra nie ma zasady o nazwie „{ $found }”.
error-game-size = ta gra nie może mieć rozmiaru „{ $found }”.
error-game-feature = ta gra nie ma cechy „{ $found }”.
error-game-weight = „{ $found }” nie jest cechą, znakiem „=” i liczbą nie większą niż milion.
error-game-too-large = drzewo miałoby więcej niż { $limit } węzłów. Zmniejsz limit głębokości albo liczbę dalszych półruchów.
error-game-too-deep = drzewo byłoby głębsze niż { $limit } półruchów. Zmniejsz limit głębokości albo liczbę dalszych półruchów.
error-game-endless = bez limitu głębokości drzewo sięga końca gry i jest za duże. Dodaj limit: &depth=3.
error-game-no-tree = ta gra nie ma drzewa.
error-game-seen-by = to przeszukiwanie wymaga całego drzewa: wybierz inny algorytm albo inną kolejność dzieci.
error-game-whole = do tego trzeba całego drzewa, a rozwinięto tylko to, co ogląda jedno przeszukiwanie. Usuń „seen-by”.
error-game-no-captures = w tej grze nic się nie bije; bicia są tylko w warcabach i szachach.
error-game-no-margin = w tej grze nie liczy się różnicy; liczy się ją tylko w Reversi i Kalah.
error-game-chance = ta gra ma węzły losowe: wygrana jest warta 1, a przegrana 0.
error-game-node = „{ $found }” nie prowadzi do żadnego liścia drzewa.
error-game-sign = „{ $found }” nic tu nie oznacza.
error-game-rows = liczba rzędów planszy to { $limit }.
error-game-squares = liczba pól w każdym rzędzie to { $limit }.
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
error-game-en-passant = żaden pion nie mógł minąć tego pola.
error-game-no-move = „{ $found }” nie jest tu ruchem.
error-game-is-over = gra kończy się przed „{ $found }”.

## the list of keys

keys-title = Klawisze
keys-close = Zamknij
keys-step = krok naprzód, krok wstecz
keys-cutoff = następne, poprzednie odcięcie
keys-ends = pierwszy krok, ostatni krok
keys-play = odtwarzaj lub wstrzymaj
keys-timeline = na linii długiego przebiegu: bliżej, dalej, cały
keys-page = krok, jak z pilota do prezentacji
keys-tree = w drzewie: rodzic, dziecko, rodzeństwo
keys-edit = na liściu: zmiana jego wyniku
keys-edit-next = w trakcie zmiany: następny liść
keys-field = w polu drzewa: przyjęcie drzewa i dalsze kroki; nowy wiersz
keys-escape = w trakcie zmiany: jak było przedtem
keys-help = ta lista
letter-keys-note =
    { $are ->
        [on] Litery, cyfry i znaki przestankowe same są skrótami. Wyłącza to „{ letter-keys }” w menu.
       *[off] Litery, cyfry i znaki przestankowe same nic teraz nie robią. Włącza je „{ letter-keys }” w menu.
    }
key-space = Spacja
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

stage-key-present = prezentacja: tylko zdanie, drzewo i przebieg
stage-key-show = prezentacja od pierwszego kroku, od bieżącego kroku, jak z pilota
stage-key-full = pełny ekran
stage-key-dark = czarny ekran i z powrotem
stage-key-white = biały ekran i z powrotem
stage-key-moment = podczas prezentacji: kod QR tej chwili, a telefony najpierw przewidują
stage-key-grain = jak daleko sięga krok: zdarzenie, krok wykładu, liść, odcięcie
stage-key-predict = najpierw przewiduj: zatrzymanie przed każdą decyzją
stage-key-answer = przy pytaniu: tak, nie
stage-key-jump = kliknięcie węzła wewnętrznego: chwila wejścia, drugie: chwila zamknięcia
stage-click = Kliknięcie
making-keys-undo = cofnij, ponów zmianę drzewa
making-keys-edit = edycja drzewa: wybór węzłów myszą lub strzałkami
making-keys-child = na węźle: dodaj dziecko
making-keys-sibling = na węźle: dodaj rodzeństwo
making-keys-delete = na węźle: usuń go
making-keys-move = na węźle: przesuń go w lewo, w prawo
making-keys-name = na węźle: MAX lub MIN; jego nazwa
making-keys-onward = na węźle wewnętrznym: dalej stąd
making-keys-mark = na węźle: zaznacz gałąź do odcięcia; znajdź wyniki, które ją odcinają
making-keys-random = następne losowe drzewo
making-keys-files = otwórz, zapisz drzewo
compare-key = skąd różne liczby w dialektach
critical-key = na drzewie po kolei: strategia MAX, ruchy zachowujące wartość, co widać, gdy najlepsze dziecko jest pierwsze, które liście decydują
cost-key = ile liści: ten przebieg i inne kolejności
race-key = porównanie przebiegów obok siebie
picking-keys-open = lista przykładów
picking-keys-next = następny przykład z grupy, poprzedni
notation-keys-dialog = notacja: jak na jednym z kursów albo ręcznie
notation-keys-skin = węzły jako { $skins } (nie podczas prezentacji)

## what this is

about-what = Minimaks i alfa-beta na drzewie gry, zdarzenie po zdarzeniu, na wykłady.
about-guide = Przewodnik (po angielsku)
about-version = Wersja { $version }
about-licence = Wolno używać, zmieniać i rozpowszechniać na licencji { $one } albo { $other }, do wyboru.
about-parts = Z czego się składa i na jakich licencjach
about-open = O programie Secateur

## below the tree on paper

print-key = Gruby obrys: tu jest przeszukiwanie. Cienki szary: jeszcze nieodwiedzone. Przerywany: pominięte. { $cuts ->
        [scissors] Nożyczki
        [cross] Krzyżyk
        [dashed] Grube kropki
        [stub] Kreska w poprzek
       *[slashes] Podwójna kreska
    }: odcięcie. Wypełnienie: wariant główny.
