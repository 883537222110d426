# What the picker of examples says in Romanian, fetched with it or with an example that a link opens; it may refer to ro.ftl.

## courses: a name, and what it is

course-a = Modelul jocului
course-a-kind = în poloneză
course-b = Jocuri ca probleme de căutare
course-b-kind = în română
course-c = Gomoku
course-c-kind = în engleză
course-d = Jocuri în Java
course-d-kind = în rusă
course-e = α-β și MTD(f)
course-e-kind = în poloneză

## examples: a name, and what they show in at most 50 characters

example-deep = Retezare profundă
example-deep-line = marginea vine de mai sus de părinte
example-best-first = Cel mai bun fiu întâi
example-best-first-line = nicio ordine nu cere mai puține frunze
example-worst-first = Cel mai rău fiu întâi
example-worst-first-line = nimic nu se retează, ca la minimax
example-pvs-pays = PVS cruță frunze
example-pvs-pays-line = ferestrele nule retează unde alfa-beta nu o face
example-pvs-repeats = PVS caută din nou
example-pvs-repeats-line = o fereastră nulă a promis mai mult decât se știa
example-by-levels = Minimax pe niveluri
example-by-levels-line = întâi toate frunzele, apoi în sus spre rădăcină
example-recursive = Minimax recursiv
example-recursive-line = valorile tuturor fiilor, apoi cea mai bună
example-hanging = Ramuri atârnate
example-hanging-line = două retezări α la nodurile adversarului
example-heuristic-2 = ±M și valori euristice
example-heuristic-2-line = două niveluri: nivelul 2 e doar apreciat
example-heuristic-3 = ±M, cu un nivel mai adânc
example-heuristic-3-line = încă un nivel, și valoarea e alta
example-line-minimax = Minimax, variația a b d
example-line-minimax-line = de-a lungul variației stă o singură valoare
example-line = Alfa-beta, variația a b d
example-line-line = e și c se părăsesc devreme, variația rămâne
example-three-cuts = Trei retezări
example-three-cuts-line = o retezare β la b, retezări α la d și e
example-keeping = Mutări care păstrează valoarea
example-keeping-line = a și b sunt la fel de bune, c e mai slabă
example-wins-minimax = Victorii și înfrângeri
example-wins-minimax-line = minimax doar pe W și L
example-win-loss = Victorii și înfrângeri, cu margini
example-win-loss-line = retezarea doar dincolo de margine nu sare nimic
example-gomoku = Valori statice și victorii
example-gomoku-line = b poate doar să crească, a e cel mult 6
example-limit-3 = Limită de trei niveluri
example-limit-3-line = valorile statice țin locul adâncimii
example-no-limit = Același, fără limită
example-no-limit-line = mai adânc, valoarea e alta
example-draw = Victorie, înfrângere, remiză
example-draw-line = nimeni nu poate forța mai mult decât remiza
example-graph = Un arbore care e graf
example-graph-line = două drumuri duc la p, căutat de două ori
example-demo-minimax = Minimax, 4 niveluri
example-demo-minimax-line = fiecare frunză; adâncimea scade până la 0
example-demo = Alfa-beta, 4 niveluri
example-demo-line = patru retezări, dintre care două profunde
example-demo-both = Amândouă alăturate
example-demo-both-line = același arbore, frunză cu frunză
example-killer = Mutări ucigașe
example-killer-line = întâi ce a retezat mai înainte
example-deepening = Ordinea din trecerea anterioară
example-deepening-line = fiecare trecere așază mutările următoarei
example-window-0-10 = Fereastra (0, 10)
example-window-0-10-line = rezultatul e înăuntru, deci exact
example-window-4-6 = Fereastra (4, 6)
example-window-4-6-line = se află doar atât: cel puțin 6
example-window-2-3 = Fereastra nulă (2, 3)
example-window-2-3-line = o singură întrebare: e cel puțin 3?
example-window-6-7 = Fereastra nulă (6, 7)
example-window-6-7-line = două retezări α dovedesc: cel mult 6
example-mtd = MTD(f), prima valoare 3
example-mtd-line = cel puțin 6, apoi cel mult 6
example-table-answers = Tabela răspunde
example-table-answers-line = despre p se știe: cel puțin 7, dincolo de β
example-table-narrows = Tabela îngustează
example-table-narrows-line = p e cel puțin 7: din (2, ∞) se face (7, ∞)
example-static = Ordine statică
example-static-line = fiii așezați după valorile statice
example-history = Istoric
example-history-line = întâi mutarea care a retezat în altă parte
example-equal = Toate egale
example-equal-line = egalitatea retează, dar numai la margine

## subjects

subject-cuts = Retezări
subject-deep = Retezări profunde
subject-windows = Ferestre
subject-orders = Ordinea fiilor
subject-limits = Limită de adâncime
subject-table = Tabela de transpoziții
subject-zero = Ferestre nule, MTD(f)
subject-ties = Valori egale
subject-ends = Victorii, înfrângeri, remize

## the picker

picking-title = Exemple
picking-find = Caută
picking-find-what = Caută: un cuvânt, un număr, o fereastră
picking-clear = Golește câmpul
picking-groups = Grupe
picking-all = Toate
picking-courses = Cursuri
picking-subjects = Teme
picking-leaves = frunze
picking-cutoffs = retezări
picking-here = pe scenă
picking-none = Niciun exemplu nu conține „{ $text }”. Încercați un număr, o mutare, o fereastră sau un cuvânt din curs.
picking-no-recent = Arborii proprii apar aici când le ia locul altul.
picking-open = Deschide
picking-searched = căutarea
picking-window = fereastra
picking-limit = limita
picking-course = cursul
picking-key-rows = rânduri
picking-key-open = deschide
picking-key-groups = grupe
picking-key-next = următorul, fără lista aceasta
picking-place = { $place } din { $all } · { $name }
picking-keys = { picking-place } · X înainte · Shift X înapoi · O toate
picking-first = { picking-place } · nimic înaintea lui
picking-last = { picking-place } · nimic după el
