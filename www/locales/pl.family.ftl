# What only the algorithms beyond alpha-beta and minimax say.

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
race-leaves = liście: { $leaves }
race-setting = { $name }: { $value }
race-table = Koszt każdego przebiegu
race-count-leaves = ocenione liście
race-count-distinct = różne liście
race-count-visits = odwiedziny
race-count-cutoffs = cięcia
race-count-passes = przejścia
race-count-hits = odpowiedzi z tablicy
race-least = najmniej
race-text = Kopiuj tabelę jako tekst
race-latex = Kopiuj tabelę jako LaTeX
race-as-svg = SVG
race-as-png = PNG
race-as-text = Tekst
race-as-latex = LaTeX
race-not-copied = Przeglądarka nie pozwala stronie kopiować.
