# What the rest of the page says in Polish: menus, notices, dialogs, cards, the edit bar. It may refer to pl.ftl.

## stage

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
stage-story-return =
    { $proves ->
        [exact] zwraca { $score }: swoją dokładną wartość
        [lower] zwraca { $score }: wartość to co najmniej { $score }
       *[upper] zwraca { $score }: wartość to co najwyżej { $score }
    }
stage-story-unseen = jeszcze nieodwiedzony
stage-story-lost = pozostaje nieodwiedzony. { who }: { stage-story-cut }
stage-story-left = wcześniejsze wiersze: { $left }
tip-step = Naciśnij →, aby przejść do następnego kroku.
tip-leaf = Kliknij liść, aby zmienić jego wartość.
tip-present = Naciśnij P, aby zaprezentować to klasie.
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
stage-yes = Tak
stage-no = Nie
stage-answers = Odpowiedź
stage-tally = dobrze { $right } z { $asked }

## taking

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
taking-form = { $form ->
        [json] JSON
        [dot] DOT
        [forest] LaTeX, forest
        [python] Python
       *[outline] Konspekt
    }
taking-form-none = W tej postaci nie zmieści się wszystko, co drzewo ma: weź plik tekstowy.
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
taking-ignored-unknown = W linku jest „{ $piece }”, co tu nic nie znaczy: pominięto.
taking-ignored-unreadable = W linku jest „{ $piece }”, czego nie da się odczytać: pominięto.
taking-ignored-twice = W linku jest „{ $piece }”, choć wcześniej jest w nim co innego: pominięto.
taking-ignored-tree = Drzewa z linku nie da się odczytać, więc go tu nie ma:
taking-ignored-step = W linku jest „{ $piece }”, ale ten przebieg kończy się na kroku { $limit }.
taking-ignored-random = W linku jest „{ $piece }”, ale takiego drzewa nie ma: pominięto.
taking-ignored-coming = Powstaje drzewo z linku …
taking-ignored-too-long = Link jest za długi, aby go odczytać: pominięto.
taking-ignored-more = Pominięte dalsze części linku: { $limit }.

## making

making-label = Edycja drzewa
making-who =
    { $kind ->
        [max] Węzeł MAX
        [min] Węzeł MIN
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
making-error-no-such-place-root = Korzeń nie ma rodzeństwa: nie da się go przesunąć ani usunąć.
making-error-no-such-place-left = To już pierwsze dziecko.
making-error-no-such-place-right = To już ostatnie dziecko.
making-error-bad-name = Nazwa nie może mieć spacji, nawiasów, przecinków, dwukropków ani cudzysłowów.
making-error-name-needed = Inne miejsca wskazują tę pozycję po nazwie: musi ją zachować i żaden inny węzeł nie może jej mieć.
making-error-leaf-needs-score = Liść potrzebuje wyniku.
making-error-infinite-static = Oszacowanie statyczne jest liczbą: tylko liść może mieć W, L lub ∞.
making-error-score-too-precise = Wyniki tego drzewa wymagałyby razem zbyt wielu cyfr.
making-error-too-deep = Drzewo nie może być głębsze.
making-error-too-many-nodes = Drzewo nie może mieć więcej węzłów.
making-error-names-too-long = Nazwy w drzewie nie mogą być razem dłuższe.
making-error-too-long = Tekst drzewa nie może być dłuższy.
making-error-of-a-game = To drzewo powstało z gry: zmienić można tylko wyniki liści. Delete cofa taki wynik.
making-error-settings = Limit głębokości zatrzymałby się w węźle bez oszacowania statycznego.
making-player = Czyj ruch
making-max = MAX
making-min = MIN
making-name = Nazwa
making-score = Wynik
making-static = Oszacowanie statyczne
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
making-menu = Drzewo
making-random = Losowe drzewo…
making-game = Gra …
making-open = Otwórz plik…
making-save-text = Zapisz jako tekst
making-save-all = Zapisz z ustawieniami i krokiem
making-undo = Cofnij
making-redo = Ponów
making-recent = Ostatnie

## comparing

compare-lead = Jedno drzewo, wszystkie dialekty. Wybrany wiersz pokazuje się na drzewie; <mark>zaznaczone</mark> jest to, co się od niego różni.
compare-window = Okno początkowe { window }.
compare-depth = Limit głębokości: { $depth }.
compare-large = Powyżej { $limit } węzłów pojedyncze węzły nie mają kolumn.
compare-columns = Kolumny mają tylko węzły o różnych wynikach{ $hidden ->
        [0] { "" }
       *[more] ; poza tabelą: { $hidden }
    }.
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
compare-open = { compare-title } …
race-open = Porównaj przebiegi …
arrange-label = Dzieci w kolejności przeszukiwania

## notation

# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Ręcznie
notation-by-hand-open = Ręcznie …
notation-by-hand-note = każdy przełącznik z osobna, na małym drzewie
# A button: every switch as the course has it.
notation-back = Wróć do slajdów
notation-back-general = Wróć do ogólnej
notation-changed-count = zmian: { $count } •
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], ograniczenia z ≤ i ≥
notation-preset-a-note = ▲ gracz, ▼ przeciwnik, poziomy, zwisające gałęzie
notation-preset-b-note = litery, jedna granica na węzeł, linie przerywane
notation-preset-c-note = + i −, wartość, potem okno, L i W, X, …
notation-preset-d-note = α i β tak, jak są przypisywane, głębokość maleje
notation-preset-e-note = koła MAX, kwadraty MIN, (α, β) z wywołania, także przy liściach
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
notation-interim-why = Ze znakiem liczba mówi, co już wykazuje; bez niego jest najlepszą dotąd liczbą.
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
notation-after-why = Bez okien wzrok zostaje na ścieżce; zachowane okno mówi, dlaczego coś odcięto.
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
notation-cuts-why = Oznacza krawędź do tego, czego się nie ogląda; kikut usuwa resztę gałęzi.
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

working-label = Trwa praca
working-reading = Wczytywanie drzewa, węzły: { $count }
working-running = Przeszukiwanie, zdarzenia: { $count }
working-making = Drzewo rośnie …
working-cancel = Anuluj
working-failed = Praca w tle zakończyła się przed czasem; być może zabrakło pamięci. To, co tu widać, się nie zmieniło.
working-again = Spróbuj ponownie
working-unfinished = Ten przebieg jest dłuższy, niż można tu przechować. Zatrzymano go bez wyniku, zdarzenia: { $count }; wszystkie kroki do tego miejsca można obejrzeć.
field-tree-giant = Tekst jest długi, znaki: { $length }; pole pokazuje jego początek. Wyniki zmień na drzewie, a tekst w pliku (najwyżej 2{ "\u202F" }000{ "\u202F" }000 węzłów i 1000 półruchów). Po zamknięciu karty tekst przepada.
making-random-limits = Limit węzłów: { $nodes }, półruchów: { $plies }.
making-random-at-most = węzłów najwyżej { $nodes }
notation-open = Notacja …

## the timeline of a long run

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
letter-keys-note =
    { $are ->
        [on] Litery, cyfry i znaki przestankowe same są skrótami. Wyłącza to „{ letter-keys }” w menu.
       *[off] Litery, cyfry i znaki przestankowe same nic teraz nie robią. Włącza je „{ letter-keys }” w menu.
    }
keys-help = ta lista
key-space = Spacja
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-tab = Tab
key-escape = Esc
stage-key-present = prezentacja: tylko zdanie, drzewo i przebieg
stage-key-show = prezentacja od pierwszego kroku, od bieżącego kroku, jak z pilota
stage-key-full = pełny ekran
stage-key-dark = czarny ekran i z powrotem
stage-key-white = biały ekran i z powrotem
stage-key-moment = podczas prezentacji: kod QR tej chwili, a telefony najpierw przewidują
stage-key-grain = jak daleko sięga krok: zdarzenie, krok wykładu, liść, odcięcie
stage-key-predict = najpierw przewiduj: postój przed każdą decyzją
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
making-keys-random = następne losowe drzewo
making-keys-files = otwórz, zapisz drzewo
key-ctrl = Ctrl
key-insert = Insert
key-delete = Delete
compare-key = skąd różne liczby w dialektach
critical-key = na drzewie po kolei: strategia MAX, ruchy zachowujące wartość, co widać, gdy najlepsze dziecko jest pierwsze
cost-key = ile liści: ten przebieg i inne kolejności
race-key = porównanie przebiegów obok siebie
picking-keys-open = lista przykładów
picking-keys-next = następny przykład z grupy, poprzedni
notation-keys-dialog = notacja: jak na jednym z kursów albo ręcznie
notation-keys-skin = węzły jako { $skins } (nie podczas prezentacji)

## what this is

about-what = Minimaks i alfa-beta na drzewie gry, zdarzenie po zdarzeniu, na wykłady.
about-version = Wersja { $version }
about-licence = Wolno używać, zmieniać i rozpowszechniać na licencji { $one } albo { $other }, do wyboru.
about-parts = Z czego się składa i na jakich licencjach

## menu

field-tree-error = Wiersz { $line }, kolumna { $column }: { $message }
menu-label = Ustawienia
menu-search = Przeszukiwanie
menu-page = Strona
menu-others = Inne
field-none = brak
trouble-stops =
    { $by ->
        [pass] Jedno z przejść zatrzymuje się
       *[limit] Limit głębokości zatrzymuje się
    }
trouble-missing-static-evaluation =
    { $at ->
        [root] { trouble-stops } w korzeniu, który nie ma oszacowania statycznego: wyniku przed jego nawiasem.
       *[node] { trouble-stops } w węźle { $node }, który nie ma oszacowania statycznego: wyniku przed jego nawiasem.
    }
trouble-fill = Wpisz średnie liści
commas-read = Tutaj „{ $found }” to dwa wyniki, { $left } i { $right }: przecinek rozdziela węzły. Jeden wynik pisze się { $meant }.
commas-decimals = Czytaj jako ułamki
commas-keep = Zostaw, jak jest
read-other = Czytaj jako { $text }
read-keep = Zostaw tak
trouble-not-grown = Przeszukiwanie dochodzi do tego, czego nie rozwinięto, albo jego kolejność wymaga całego drzewa.
trouble-score = Zmiana wartości wymaga całego drzewa, a rozwinięto tylko to, co ogląda przeszukiwanie.
trouble-grow = Rozwiń całe drzewo
trouble-empty-window = Okno początkowe jest puste: α musi być mniejsze od β.
trouble-instead =
    { $what ->
        [algorithm] Zamiast „{ $asked }” pokazano „{ $shown }”.
        [depth] Pokazano więc przeszukiwanie bez limitu.
        [payoffs] Pokazano więc przeszukiwanie, jakby o wypłatach nic nie było wiadomo.
        [order] Pokazano więc przeszukiwanie w kolejności gry.
       *[window] Pokazano więc przeszukiwanie z pełnym oknem.
    }
trouble-settle = Zostań przy tym, co widać
size-label = Wielkość tekstu
size-value = { $percent }%
language-label = Język
theme-label = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
letter-keys = Skróty z jednej litery
show-keys = Klawisze
about-open = O programie Secateur
offline-kept = Działa bez sieci.
offline-new = Jest nowa wersja. Zacznie działać, gdy zamkniesz wszystkie karty z tą stroną.

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
error-bad-depth = „{ $found }” to nie liczba półruchów.

## a tree in a form of other people or programs

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
error-form-chance = „{ $found }” wygląda na węzeł losowy; tu ruszają się tylko MAX i MIN.
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
read-endless = { $number } jest tak duże, że czytamy to jako nieskończoność.
read-suspected = { $number } czytamy jako liczbę. Jeśli to ma być nieskończoność, wpisz inf.
read-renamed = Nazwa nie ma tu spacji, nawiasów ani dwukropków: „{ $from }” nazywa się { $to }.
read-ignored = „{ $field }” nic nie mówi o drzewie i zostaje pominięte.
read-as = Przeczytano jako { $form ->
        [json] JSON
        [dot] DOT
        [forest] drzewo LaTeX-a (forest)
        [python] Pythona
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

## tree

tree-editor-label =
    { $named ->
        [named] Wynik liścia { $name }
       *[nameless] Wynik liścia
    }

## below the tree on paper

print-key = Gruby obrys: tu jest przeszukiwanie. Szary: rozstrzygnięte. Przerywany: nieodwiedzone. { $cuts ->
        [scissors] Nożyczki
        [cross] Krzyżyk
        [dashed] Grube kropki
        [stub] Kreska w poprzek
       *[slashes] Podwójna kreska
    }: odcięcie. Wypełnienie: wariant główny.
