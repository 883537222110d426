# What the picker of examples says in Polish, fetched with it or with an example that a link opens; it may refer to pl.ftl.

## courses: a name, and what it is

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

example-deep = Głębokie cięcie
example-deep-line = granicę trzyma węzeł powyżej rodzica
example-best-first = Najlepsze dziecko pierwsze
example-best-first-line = żadna kolejność nie ocenia mniej liści
example-worst-first = Najgorsze dziecko pierwsze
example-worst-first-line = ani jednego cięcia, jak w minimaksie
example-pvs-pays = PVS oszczędza liście
example-pvs-pays-line = okna zerowe tną tam, gdzie alfa-beta nie tnie
example-pvs-repeats = PVS szuka od nowa
example-pvs-repeats-line = okno zerowe obiecało więcej, niż było wiadomo
example-by-levels = Minimaks poziomami
example-by-levels-line = najpierw wszystkie liście, potem w górę do korzenia
example-recursive = Minimaks rekurencyjny
example-recursive-line = wartości wszystkich dzieci, potem najlepsza
example-hanging = Wiszące gałęzie
example-hanging-line = dwa cięcia α w węzłach przeciwnika
example-heuristic-2 = ±M i wartości heurystyczne
example-heuristic-2-line = dwa półruchy: poziom 2 tylko oszacowany
example-heuristic-3 = ±M, o półruch głębiej
example-heuristic-3-line = jeden półruch więcej i wartość jest inna
example-line-minimax = Minimaks, wariant a b d
example-line-minimax-line = wzdłuż wariantu stoi jedna wartość
example-line = Alfa-beta, wariant a b d
example-line-line = e i c porzucone wcześniej, wariant ten sam
example-three-cuts = Trzy cięcia
example-three-cuts-line = cięcie β w b, cięcia α w d i e
example-keeping = Ruchy zachowujące wartość
example-keeping-line = a i b są równie dobre, c jest gorszy
example-wins-minimax = Wygrane i przegrane
example-wins-minimax-line = minimaks na samych W i L
example-win-loss = Wygrane i przegrane, z granicami
example-win-loss-line = cięcie dopiero za granicą nic tu nie pomija
example-gomoku = Oszacowania i wygrane
example-gomoku-line = b może tylko rosnąć, a jest co najwyżej 6
example-limit-3 = Limit trzech półruchów
example-limit-3-line = oszacowania zastępują to, co leży głębiej
example-no-limit = To samo bez limitu
example-no-limit-line = głębiej wartość okazuje się inna
example-draw = Wygrana, przegrana, remis
example-draw-line = nikt nie wymusi więcej niż remis
example-graph = Drzewo, które jest grafem
example-graph-line = do p wiodą dwie drogi, p badane dwa razy
example-demo-minimax = Minimaks, 4 półruchy
example-demo-minimax-line = każdy liść; głębokość maleje do 0
example-demo = Alfa-beta, 4 półruchy
example-demo-line = cztery cięcia, w tym dwa głębokie
example-demo-both = Oba obok siebie
example-demo-both-line = to samo drzewo, liść po liściu
example-killer = Ruchy zabójcze
example-killer-line = najpierw to, co wcześniej dało cięcie
example-deepening = Kolejność z poprzedniego przejścia
example-deepening-line = każde przejście układa ruchy następnemu
example-window-0-10 = Okno (0, 10)
example-window-0-10-line = wynik leży wewnątrz, więc jest dokładny
example-window-4-6 = Okno (4, 6)
example-window-4-6-line = wiadomo tylko tyle: co najmniej 6
example-window-2-3 = Okno zerowe (2, 3)
example-window-2-3-line = jedno pytanie: czy co najmniej 3?
example-window-6-7 = Okno zerowe (6, 7)
example-window-6-7-line = dwa cięcia α dowodzą: co najwyżej 6
example-mtd = MTD(f), pierwsza wartość 3
example-mtd-line = co najmniej 6, potem co najwyżej 6
example-table-answers = Tablica odpowiada
example-table-answers-line = o p wiadomo: co najmniej 7, to już za β
example-table-narrows = Tablica zwęża okno
example-table-narrows-line = p to co najmniej 7: z (2, ∞) robi się (7, ∞)
example-static = Kolejność statyczna
example-static-line = dzieci według oszacowań statycznych
example-history = Historia
example-history-line = najpierw ruch, który ciął gdzie indziej
example-equal = Wszystkie równe
example-equal-line = równość tnie, ale tylko na granicy

## subjects

subject-cuts = Cięcia
subject-deep = Głębokie cięcia
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
picking-cutoffs = cięcia
picking-here = na scenie
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
