# What only the algorithms beyond alpha-beta and minimax say.

## runs side by side

race-title = Rulări alăturate
race-run = Rularea { $number }
race-by = Pas comun
race-by-leaf = câte o frunză
race-by-event = câte un eveniment
race-by-end = până la capăt
race-add = Adaugă o rulare
race-remove = Elimină rularea { $number }
race-at-start = început
race-at-leaf = frunza { $at }
race-at-event = evenimentul { $at }
race-at-end = sfârșit
race-leaves = frunze: { $leaves }
race-setting = { $name }: { $value }
race-table = Costul fiecărei rulări
race-count-leaves = frunze evaluate
race-count-distinct = frunze distincte
race-count-visits = vizite
race-count-cutoffs = retezări
race-count-passes = treceri
race-count-hits = răspunsuri din tabelă
race-least = cel mai puțin
race-text = Copiază tabelul ca text
race-latex = Copiază tabelul ca LaTeX
race-as-svg = SVG
race-as-png = PNG
race-as-text = Text
race-as-latex = LaTeX
race-not-copied = Acest browser nu lasă pagina să copieze.
