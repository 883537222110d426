# Wykłady, przykłady, przygotowane pozycje i obiegowe twierdzenia po polsku oraz ich lista; może się odwoływać do pl.ftl.

## courses: a name, and what it is

course-books = Podstawy
course-books-kind = podręczniki
course-chance = Los
course-chance-kind = kostki i błędy przeciwnika
course-a = Model gry
course-a-kind = po polsku
course-b = Gry jako przeszukiwanie
course-b-kind = po rumuńsku
course-c = Gomoku
course-c-kind = po angielsku
course-d = Gry w Javie
course-d-kind = po rosyjsku
course-e = α-β i MTD(f)
course-e-kind = po polsku

## examples: a name, and what they show in at most 50 characters

example-textbook = Podręcznik, 2 półruchy
example-textbook-line = jedno odcięcie, takie samo w każdym dialekcie
example-deep = Głębokie odcięcie
example-deep-line = granicę trzyma węzeł powyżej rodzica
example-best-first = Najlepsze dziecko pierwsze
example-best-first-line = żadna kolejność nie ocenia mniej liści
example-worst-first = Najgorsze dziecko pierwsze
example-worst-first-line = ani jednego odcięcia, jak w minimaksie
example-pvs-pays = PVS oszczędza liście
example-pvs-pays-line = okna zerowe odcinają tam, gdzie alfa-beta nie
example-pvs-repeats = PVS szuka od nowa
example-pvs-repeats-line = okno zerowe obiecało więcej, niż było wiadomo
example-bins = Trzy pojemniki
example-bins-line = przeciwnik bierze z każdego najgorsze
example-bins-random = Trzy pojemniki, losowo
example-bins-random-line = przeciwnik, który nie myśli
example-bins-helping = Trzy pojemniki, z pomocą
example-bins-helping-line = przeciwnik wybiera to, co dla ciebie najlepsze
example-bins-errs = Trzy pojemniki, z błędami
example-bins-errs-line = co czwarty ruch jest dowolny
example-order-kept = Średnie
example-order-kept-line = pierwsza liczba w 0,9 przypadków
example-order-kept-moved = Ten sam porządek, inny ruch
example-order-kept-moved-line = większe liczby, ten sam porządek, lepsze jest b
example-mean-open = Wypłaty nieznane
example-mean-open-line = w węźle losowym nic nie jest odcinane
example-mean-bounded = Wypłaty znane
example-mean-bounded-line = od −2 do 2: to samo drzewo z odcięciami
example-mean-plain = Trzy kostki
example-mean-plain-line = każda ścianka jest równie prawdopodobna
example-mean-cut = Odcięcie w węźle losowym
example-mean-cut-line = jakiekolwiek są g i h, b zostaje poniżej 4,6
example-by-levels = Minimaks po poziomach
example-by-levels-line = najpierw wszystkie liście, potem w górę do korzenia
example-recursive = Minimaks rekurencyjny
example-recursive-line = wartości wszystkich dzieci, potem najlepsza
example-hanging = Wiszące gałęzie
example-hanging-line = dwa odcięcia α w węzłach przeciwnika
example-heuristic-2 = ±M i wartości heurystyczne
example-heuristic-2-line = dwa półruchy: poziom 2 tylko oszacowany
example-heuristic-3 = ±M, o półruch głębiej
example-heuristic-3-line = jeden półruch więcej i wartość jest inna
example-line-minimax = Minimaks, wariant a b d
example-line-minimax-line = ta sama wartość wzdłuż całego wariantu
example-line = Alfa-beta, wariant a b d
example-line-line = e i c porzucone wcześniej, wariant ten sam
example-strategy = Strategia MAX
example-strategy-line = b, potem 4 po d i 6 po e
example-three-cuts = Trzy odcięcia
example-three-cuts-line = odcięcie β w b, odcięcia α w d i e
example-keeping = Ruchy zachowujące wartość
example-keeping-line = a i b są równie dobre, c jest gorszy
example-ties-last = Ostatni z równych
example-ties-last-line = oba ruchy są warte 4, wybrany zostaje drugi
example-wins-minimax = Wygrane i przegrane
example-wins-minimax-line = minimaks na samych W i L
example-win-loss = Wygrane i przegrane, z granicami
example-win-loss-line = odcinanie dopiero za granicą nic tu nie daje
example-gomoku = Oszacowania i wygrane
example-gomoku-line = b może tylko rosnąć, a jest co najwyżej 6
example-limit-3 = Limit trzech półruchów
example-limit-3-line = oszacowania zastępują to, co leży głębiej
example-no-limit = To samo bez limitu
example-no-limit-line = głębiej wartość okazuje się inna
example-draw = Wygrana, przegrana, remis
example-draw-line = nikt nie wymusi więcej niż remis
example-graph = Drzewo, które w istocie jest grafem
example-graph-line = do p wiodą dwie drogi, p badane dwa razy
example-demo-minimax = Minimaks, 4 półruchy
example-demo-minimax-line = każdy liść; głębokość maleje do 0
example-demo = Alfa-beta, 4 półruchy
example-demo-line = cztery odcięcia, w tym dwa głębokie
example-demo-both = Oba obok siebie
example-demo-both-line = to samo drzewo, liść po liściu
example-killer = Ruchy zabójcze
example-killer-line = najpierw to, co wcześniej dało odcięcie
example-deepening = Kolejność z poprzedniego przejścia
example-deepening-line = każde przejście układa ruchy następnemu
example-refutation = Tablica refutacji
example-refutation-line = najpierw wariant, który odpowiedział na ruch
example-window-0-10 = Okno (0, 10)
example-window-0-10-line = wynik leży wewnątrz, więc jest dokładny
example-window-4-6 = Okno (4, 6)
example-window-4-6-line = wiadomo tylko tyle: co najmniej 6
example-window-2-3 = Okno zerowe (2, 3)
example-window-2-3-line = jedno pytanie: czy co najmniej 3?
example-window-6-7 = Okno zerowe (6, 7)
example-window-6-7-line = dwa odcięcia α dowodzą: co najwyżej 6
example-mtd = MTD(f), pierwsza wartość 3
example-mtd-line = co najmniej 6, potem co najwyżej 6
example-mtd-range = MTD(f), wypłaty od 0 do 10
example-mtd-range-line = 10 to najwięcej, więc wystarcza jedno przejście
example-table-answers = Tablica odpowiada
example-table-answers-line = o p wiadomo: co najmniej 7, to już za β
example-table-narrows = Tablica zwęża okno
example-table-narrows-line = p to co najmniej 7: z (2, ∞) robi się (7, ∞)
example-static = Kolejność statyczna
example-static-line = dzieci według oszacowań statycznych
example-fewest-nodes = Najpierw najmniej węzłów
example-fewest-nodes-line = mała gałąź daje granicę rozłożystej
example-history = Historia
example-history-line = najpierw ruch, który odcinał gdzie indziej
example-equal = Wszystkie równe
example-equal-line = równość odcina, ale tylko na granicy
example-note = { $course }, { $kind }: { $line }.

## subjects

subject-cuts = Odcięcia
subject-deep = Głębokie odcięcia
subject-windows = Okna
subject-orders = Kolejność dzieci
subject-limits = Limit głębokości
subject-table = Tablica transpozycji
subject-zero = Okna zerowe, MTD(f)
subject-ties = Równe wartości
subject-ends = Wygrane, przegrane, remisy

## the picker

picking-title = Przykłady
picking-find = Szukaj
picking-find-what = Szukaj: słowo, liczba, okno
picking-clear = Wyczyść pole
picking-groups = Grupy
picking-all = Wszystko
picking-courses = Kursy
picking-subjects = Tematy
picking-leaves = liście
picking-cutoffs = odcięcia
picking-on-stage = na scenie
picking-none = Żaden przykład nie zawiera „{ $text }”. Spróbuj liczby, ruchu, okna albo słowa z wykładu.
picking-no-recent = Własne drzewa pojawiają się tutaj, gdy zastąpi je inne.
picking-open = Otwórz
picking-searched = szukanie
picking-window = okno
picking-limit = limit
picking-course = kurs
picking-key-rows = wiersze
picking-key-open = otwiera
picking-key-groups = grupy
picking-key-next = następny, bez tej listy
picking-place = { $place } z { $all } · { $name }
picking-keys = { picking-place } · X dalej · Shift X wstecz · O wszystkie
picking-first = { picking-place } · wcześniej nic nie ma
picking-last = { picking-place } · dalej nic nie ma
picking-here = tutaj
picking-tree = drzewo
picking-heard = słyszane w

## what is heard about searches: the claim, a line, what holds in few words; the answer and what to note

claim-title = Czy na pewno?
claim-asked = { $claim }?
claim-note = Czy na pewno? { $place } z { $all }, słyszane w: { $courses }.
claim-next = następne: { $place } z { $all }
claim-size =
    { $leaves ->
        [one] 1 liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }
claim-other =
    { $size ->
        [smaller] Mniejsze drzewo: { claim-size }
       *[larger] Większe drzewo: { claim-size }
    }
claim-kind-saves = Ile oszczędza
claim-kind-says = Co mówi wynik
claim-kind-rules = Która reguła działa
claim-root = W najlepszym razie alfa-beta ocenia { $sign } liści
claim-root-line = { $root } to { $value }, a najmniej tutaj to { $least }
claim-root-verdict = prawie dwa razy tyle
claim-root-answer = Tutaj N to { $all }, a { $root } to { $value }. W żadnej kolejności dzieci nie wystarczy mniej niż <k>{ $least }</k>.
claim-root-note = Przy parzystej liczbie półruchów najmniej to dokładnie <k>{ $even }</k>: dwa pierwiastki bez jednego.
claim-twice = W najlepszej kolejności szuka się dwa razy głębiej
claim-twice-line = d półruchów minimaksu starcza na 2d − 2
claim-twice-verdict = o dwa mniej
claim-twice-answer = Za 2 półruchy minimaks płaci liśćmi: { $few }. W najlepszej kolejności 3 półruchy kosztują { $three }, a 4 już { $four }: <k>zysku nie ma</k>.
claim-twice-note = Z d półruchów robi się 2d − 2: blisko dwa razy tyle dopiero przy dużym d.
claim-unordered = Nawet bez dobrej kolejności głębokość może się podwoić
claim-unordered-line = losowo { $more } półruchy kosztują { $mean }, nie { $all }
claim-unordered-verdict = tylko w najlepszej
claim-unordered-answer = Minimaks płaci za półruchy ({ $plies }) liśćmi: { $all }. Przy losowych liściach { $more } półruchy kosztują średnio <k>{ $mean }</k>: nie zyskuje się ani jednego.
claim-unordered-note = Podwojenie to dar najlepszej kolejności. Losowo zyskuje się kilka półruchów, i to w głębokich drzewach.
claim-power = W losowej kolejności alfa-beta ocenia b do potęgi ¾ d
claim-power-line = tu średnio { $mean }, a według potęgi { $power }
claim-power-verdict = w małych więcej
claim-power-answer = Dzieci: { $children }, półruchy: { $plies }. Dla losowych liści średnia to <k>{ $mean }</k>, a potęga daje { $power }.
claim-power-note = Potęga mówi, jak szybko koszt rośnie z głębokością, a nie ile wynosi.
claim-slower = W najgorszej kolejności alfa-beta jest wolniejsza od minimaksu
claim-slower-line = liście: { $leaves } z { $all }, tyle samo i nigdy więcej
claim-slower-verdict = liści nigdy więcej
claim-slower-answer = W najgorszej kolejności ocenia liście: { $leaves } z { $all }. To tyle, co minimaks, i <k>nigdy więcej</k>.
claim-slower-note = Tyle że każdy węzeł trwa trochę dłużej, bo porównuje się dwie granice.
claim-each-ply = Każdy kolejny półruch trwa b razy dłużej
claim-each-ply-line = najlepsza kolejność, b = 3: { $steps }
claim-each-ply-verdict = tylko w minimaksie
claim-each-ply-answer = W minimaksie to prawda: liści { $few }, potem { $all }. W najlepszej kolejności małe kroki przeplatają się z dużymi: <k>{ $steps }</k>.
claim-each-ply-note = Z nieparzystej liczby półruchów na parzystą krok jest mały, z parzystej na nieparzystą duży.
claim-at-most = MIN widział { $score }, więc węzeł to najwyżej { $score }
claim-at-most-line = zwraca { $score }, a jest wart { $worth }
claim-at-most-verdict = wart { $worth }
claim-at-most-answer = Węzeł { $child } skończył na „co najmniej { $score }”, a MIN wziął { $score }. Mimo to węzeł { $node } jest <k>wart { $worth }</k>.
claim-at-most-note = „Najwyżej { $score }” dotyczy tego, co w tym oknie wraca, a nie pozycji.
claim-approximate = Węzeł porzucony wcześniej ma wartość przybliżoną
claim-approximate-line = jak bardzo przybliżoną, nie wiadomo
claim-approximate-verdict = tylko ograniczenie
claim-approximate-answer = Może być bardzo odległa. Węzeł porzucony wcześniej zwraca <k>ograniczenie</k>: pewne jest tylko, po której jego stronie leży wartość.
claim-approximate-note = Przeszukiwaniu to wystarcza: ograniczenie pozwala wybrać inny ruch.
claim-skipped = Co nie pobije v, jest pomijane
claim-skipped-line = nic nie pobije { $win }, a jednak 1 jest oceniana
claim-skipped-verdict = dopiero za nią
claim-skipped-answer = Nic nie pobije { $win }, a jednak 1 jest oceniana: ta reguła odcina dopiero <k>za</k> granicą, a za { $win } nie ma nic.
claim-skipped-note = Przy odcięciu na granicy wystarcza jeden liść.
claim-enough = Dobra kolejność wystarcza do wielu odcięć
claim-enough-line = najlepsza kolejność, a liści { $leaves } z { $all }
claim-enough-verdict = { $leaves } z { $all }
claim-enough-answer = Najlepsza kolejność, a liści <k>{ $leaves } z { $all }</k>: wyniki wracają wewnątrz okna, a wewnątrz nic nie jest za granicą.
claim-enough-note = Odcinać może więc tylko liść. Na granicy wystarcza w tej kolejności liści: { $at }.
claim-own = Granice oszczędzają pracę także przy wygranych i przegranych
claim-own-line = reguła z notatek: liści { $leaves } z { $all }
claim-own-verdict = { $leaves } z { $all }
claim-own-answer = Przy tej regule <k>nic nie oszczędzają</k>: żaden wynik nie jest lepszy niż { $win } ani gorszy niż { $loss }, więc żaden nie leży za granicą.
claim-own-note = Przy odcięciu na granicy ocenia się z { $all } liści { $at }.
claim-equals = Z równych ruchów ostatni jest równie dobry jak każdy inny
claim-equals-line = ostatni zwraca { $score }, a jest wart { $worth }
claim-equals-verdict = wart { $worth }
claim-equals-answer = Oba ruchy zwracają { $score } i wybrany zostaje ostatni. Ale jego { $score } to tylko <k>ograniczenie</k>: ruch { $move } jest <k>wart { $worth }</k>.
claim-equals-note = Przy regule z tego kursu to prawda: <nb>fail-soft</nb>, który odcina dopiero za granicą, zna równy wynik dokładnie.
claim-branch = Odcięcie jest dopiero po zbadaniu całej jednej gałęzi
claim-branch-line = w wąskim oknie wystarcza jeden liść
claim-branch-verdict = jeden liść
claim-branch-answer = W oknie { $window } pierwszy liść sięga β i jego sąsiad zostaje od razu <k>odcięty</k>.
claim-branch-note = W pełnym oknie to tutaj prawda: dopóki gałąź nie da granicy, nie ma żadnej.
claim-printed = Procedura przeciwnika działa tak, jak ją wydrukowano
claim-printed-line = w miejscu β stoi α: zamiast { $leaf } wraca { $alpha }
claim-printed-verdict = jedna litera
claim-printed-answer = Bierze minimum z <k>α</k>, a powinna z β. Na początku α to { $alpha }, więc za { $leaf } zwraca <k>{ $alpha }</k>.
claim-printed-note = Tak każdy węzeł przeciwnika zwraca swoje α po jednym dziecku.

## what to look at beside the tree

look-title = Na co patrzeć
look-run = ten przebieg
look-written = jak w zapisie
look-past = za granicą
look-at = na granicy
look-else = reszta tak samo
look-minimax = minimaks
look-every = każdy liść
look-least = najmniej
look-orders = z { $orders } kolejności
look-best = w najlepszej kolejności
look-said = tak się mówi
look-plies = półruchy
look-reached = najlepsza sięga
look-leaves = liście
look-random = losowe liście
look-ordered = najlepsza kolejność
look-mean = średnia
look-power = b do { $exponent } d
look-times = razy więcej
look-node = węzeł
look-returned = zwraca
look-worth = wart
look-equals = z równych
look-dialect = dialekt
look-window = okno
look-before = liście przed odcięciem
look-none = bez odcięcia
look-procedure = procedura
look-minimum = minimum z
look-printed = jak w druku
look-mended = poprawiona

## Games

picking-trees = Drzewa
picking-games = Gry
picking-prepared = Przygotowane pozycje
prepared-last-squares = Kółko i krzyżyk, ostatnie pola
prepared-last-squares-line = zostały trzy pola; X może od razu wygrać
prepared-open-lines = Kółko i krzyżyk, otwarte linie
prepared-open-lines-line = X w środku, O w rogu: kto ma więcej linii?
prepared-mirrored = Kółko i krzyżyk bez odbić
prepared-mirrored-line = 8 z 12 liści; 4, gdy najpierw środek
prepared-to-the-end = Kółko i krzyżyk, do końca
prepared-to-the-end-line = cztery pola: jeden ruch remisuje, inne przegrywają
prepared-nim-again = Nim 1, 2, 3 z tablicą
prepared-nim-again-line = 447 węzłów, ale stosy mają tylko 24 układy
prepared-nim-die = Rzut przed każdym ruchem
prepared-nim-die-line = Nim z kostką: bierze się najwyżej tyle, ile oczek
prepared-from-the-left = Cztery w rzędzie, od lewej
prepared-from-the-left-line = sześć poziomów, od lewej do prawej: 7607 liści
prepared-from-the-middle = Cztery w rzędzie, od środka
prepared-from-the-middle-line = najpierw środek: 685 liści, mniej się nie da
prepared-row-of-four = Gomoku, otwarta czwórka
prepared-row-of-four-line = wolna z obu stron: po każdym ruchu będzie piątka
prepared-corner = Reversi, róg
prepared-corner-line = róg raz zajęty zostaje zajęty
prepared-square-weights = Reversi, wagi pól
prepared-square-weights-line = róg liczy się 100, pola obok minus 20
prepared-further-move = Kalah, dodatkowy ruch
prepared-further-move-line = ostatnie ziarno w magazynie: znów ten sam gracz
prepared-forced-capture = Warcaby, bicie przymusowe
prepared-forced-capture-line = bicie jest obowiązkowe; tutaj przez dwa piony
prepared-horizon = Szachy, horyzont
prepared-horizon-line = wieża bije piona; dalej sama zostaje zbita
prepared-as-listed = Szachy, po kolei
prepared-as-listed-line = bicia czekają na kolej, mało odcięć
prepared-captures-first = Szachy, najpierw bicia
prepared-captures-first-line = to samo drzewo, bicia próbowane najpierw
prepared-won-later = Wygrana odłożona
prepared-won-later-line = wygrane są warte tyle samo: wybrana jest pierwsza
prepared-won-at-once = Wygrana od razu
prepared-won-at-once-line = im szybsza wygrana, tym więcej warta
# What else a prepared position is found by: other names of its game.
prepared-game =
    { $id ->
        [tic-tac-toe] kółko i krzyżyk
        [connect-four] cztery w rzędzie
        [gomoku] pięć w rzędzie
        [reversi] Othello
        [kalah] mankala
        [draughts] warcaby
        [chess] szachy
       *[nim] stosy
    }
# And what it is about.
prepared-subject =
    { $id ->
        [symmetry] symetria
        [evaluation] funkcja oceny, limit głębokości
       *[quiescence] spokojne pozycje, efekt horyzontu
    }
