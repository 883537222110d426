# Cursurile, exemplele, pozițiile pregătite și afirmațiile răspândite, în română, și lista lor; pot folosi ro.ftl.

## courses: a name, and what it is

course-books = Fundamente
course-books-kind = manuale
course-chance = Noduri aleatoare
course-chance-kind = zaruri și oponenți care greșesc
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

example-textbook = Manual, 2 niveluri
example-textbook-line = o retezare, aceeași în orice dialect
example-deep = Retezare profundă
example-deep-line = limita vine de mai sus de părinte
example-best-first = Cel mai bun fiu întâi
example-best-first-line = nicio ordine nu cere mai puține frunze
example-worst-first = Cel mai slab fiu întâi
example-worst-first-line = nimic nu se retează, ca la minimax
example-pvs-pays = PVS economisește frunze
example-pvs-pays-line = ferestrele nule retează unde alpha-beta nu o face
example-pvs-repeats = PVS caută din nou
example-pvs-repeats-line = o fereastră nulă a promis mai mult decât se știa
example-bins = Trei cutii
example-bins-line = oponentul ia din fiecare ce e mai rău
example-bins-random = Trei cutii, la întâmplare
example-bins-random-line = un oponent care nu gândește
example-bins-helping = Trei cutii, cu ajutor
example-bins-helping-line = oponentul alege ce e mai bine pentru tine
example-bins-errs = Trei cutii, cu greșeli
example-bins-errs-line = o mutare din patru este oricare
example-order-kept = Medii
example-order-kept-line = primul număr în 0,9 din cazuri
example-order-kept-moved = Aceeași ordine, altă mutare
example-order-kept-moved-line = numere mai mari în aceeași ordine, iar b e mai bun
example-mean-open = Câștiguri necunoscute
example-mean-open-line = la un nod aleator nu se retează nimic
example-mean-bounded = Câștiguri cunoscute
example-mean-bounded-line = de la −2 la 2: același arbore, cu retezări
example-mean-plain = Trei zaruri
example-mean-plain-line = fiecare față este la fel de probabilă
example-mean-cut = Retezare la un nod aleator
example-mean-cut-line = oricare ar fi g și h, b rămâne sub 4,6
example-by-levels = Minimax pe niveluri
example-by-levels-line = întâi toate frunzele, apoi în sus spre rădăcină
example-recursive = Minimax recursiv
example-recursive-line = valorile tuturor fiilor, apoi cea mai bună
example-hanging = Ramuri suspendate
example-hanging-line = două retezări α la nodurile oponentului
example-heuristic-2 = ±M și valori euristice
example-heuristic-2-line = două niveluri: nivelul 2 e doar evaluat static
example-heuristic-3 = ±M, cu un nivel mai adânc
example-heuristic-3-line = încă un nivel, și valoarea e alta
example-line-minimax = Minimax, variația a b d
example-line-minimax-line = aceeași valoare de-a lungul variației
example-line = Alpha-beta, variația a b d
example-line-line = e și c se părăsesc devreme, variația rămâne
example-strategy = Strategia lui MAX
example-strategy-line = b, apoi 4 după d și 6 după e
example-three-cuts = Trei retezări
example-three-cuts-line = o retezare β la b, retezări α la d și e
example-keeping = Mutări care păstrează valoarea
example-keeping-line = a și b sunt la fel de bune, c e mai slabă
example-ties-last = Ultima dintre egale
example-ties-last-line = ambele mutări valorează 4, se ia a doua
example-wins-minimax = Victorii și înfrângeri
example-wins-minimax-line = minimax doar pe W și L
example-win-loss = Victorii și înfrângeri, cu limite
example-win-loss-line = retezarea doar dincolo de limită nu sare nimic
example-gomoku = Valori statice și victorii
example-gomoku-line = b poate doar să crească, a e cel mult 6
example-limit-3 = Limită de trei niveluri
example-limit-3-line = valorile statice țin locul adâncimii
example-no-limit = Același, fără limită
example-no-limit-line = mai adânc, valoarea e alta
example-draw = Victorie, înfrângere, remiză
example-draw-line = nimeni nu poate forța mai mult decât remiza
example-graph = Un arbore care de fapt e graf
example-graph-line = două drumuri duc la p, căutat de două ori
example-demo-minimax = Minimax, 4 niveluri
example-demo-minimax-line = fiecare frunză; adâncimea scade până la 0
example-demo = Alpha-beta, 4 niveluri
example-demo-line = patru retezări, dintre care două profunde
example-demo-both = Amândouă alăturate
example-demo-both-line = același arbore, frunză cu frunză
example-killer = Mutări ucigașe
example-killer-line = întâi ce a retezat mai înainte
example-deepening = Ordinea din trecerea anterioară
example-deepening-line = fiecare trecere așază mutările următoarei
example-refutation = Tabela respingerilor
example-refutation-line = întâi varianta care a răspuns la mutare
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
example-mtd-range = MTD(f), câștiguri de la 0 la 10
example-mtd-range-line = 10 e câștigul maxim, deci ajunge o trecere
example-table-answers = Tabela răspunde
example-table-answers-line = despre p se știe: cel puțin 7, dincolo de β
example-table-narrows = Tabela îngustează
example-table-narrows-line = p e cel puțin 7: din (2, ∞) se face (7, ∞)
example-static = Ordine statică
example-static-line = fiii așezați după valorile statice
example-fewest-nodes = Întâi cele mai puține noduri
example-fewest-nodes-line = ramura mică îi dă celei stufoase o limită
example-history = Istoric
example-history-line = întâi mutarea care a retezat în altă parte
example-equal = Toate egale
example-equal-line = egalitatea retează, dar numai la limită
example-note = { $course }, { $kind }: { $line }.

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
picking-on-stage = pe scenă
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
picking-here = aici
picking-tree = arbore
picking-heard = auzit în

## what is heard about searches: the claim, a line, what holds in few words; the answer and what to note

claim-title = Chiar așa?
claim-asked = { $claim }?
claim-note = Chiar așa? { $place } din { $all }, auzit în: { $courses }.
claim-next = urmează: { $place } din { $all }
claim-size =
    { $leaves ->
        [one] 1 frunză
        [few] { $leaves } frunze
       *[other] { $leaves } de frunze
    }
claim-other =
    { $size ->
        [smaller] Un arbore mai mic: { claim-size }
       *[larger] Un arbore mai mare: { claim-size }
    }
claim-kind-saves = Cât economisește
claim-kind-says = Ce spune un rezultat
claim-kind-rules = Ce regulă se folosește
claim-root = În cel mai bun caz, alpha-beta cere { $sign } frunze
claim-root-line = { $root } e { $value }, iar minimul aici e { $least }
claim-root-verdict = aproape dublu
claim-root-answer = Aici N este { $all }, iar { $root } este { $value }. În nicio ordine a fiilor nu ajung mai puțin de <k>{ $least }</k>.
claim-root-note = Pentru un număr par de niveluri, minimul este exact <k>{ $even }</k>: de două ori rădăcina, minus unu.
claim-twice = În cea mai bună ordine se caută de două ori mai adânc
claim-twice-line = d niveluri de minimax ajung pentru 2d − 2
claim-twice-verdict = cu două mai puțin
claim-twice-answer = Pentru 2 niveluri minimax plătește în frunze: { $few }. În cea mai bună ordine, 3 niveluri costă { $three }, iar 4 costă { $four }: <k>nu se câștigă nimic</k>.
claim-twice-note = Din d niveluri se fac 2d − 2: aproape dublu doar când d e mare.
claim-unordered = Și fără o ordine bună, adâncimea se poate dubla
claim-unordered-line = la întâmplare { $more } niveluri cer { $mean }, nu { $all }
claim-unordered-verdict = doar cea mai bună
claim-unordered-answer = Pentru { $plies } niveluri minimax plătește în frunze: { $all }. Cu frunze aleatoare, { $more } niveluri cer în medie <k>{ $mean }</k>: nu se câștigă niciunul.
claim-unordered-note = Dublarea ține de cea mai bună ordine. La întâmplare se câștigă câteva niveluri, și doar în arbori adânci.
claim-power = În ordine aleatoare, alpha-beta cere b la puterea ¾ d
claim-power-line = aici în medie { $mean }, puterea spune { $power }
claim-power-verdict = mai mult în cei mici
claim-power-answer = Fii: { $children }, niveluri: { $plies }. Pentru frunze aleatoare media este <k>{ $mean }</k>, iar puterea spune { $power }.
claim-power-note = O putere spune cât de repede crește costul cu adâncimea, nu cât este el.
claim-slower = În cea mai slabă ordine, alpha-beta e mai lentă decât minimax
claim-slower-line = frunze: { $leaves } din { $all }, niciodată mai multe
claim-slower-verdict = niciodată mai multe
claim-slower-answer = În cea mai slabă ordine cere frunze: { $leaves } din { $all }. Tot atâtea cere minimax și <k>niciodată mai multe</k>.
claim-slower-note = Doar fiecare nod durează puțin mai mult, fiindcă se compară două limite.
claim-each-ply = Fiecare nivel în plus durează de b ori mai mult
claim-each-ply-line = cea mai bună ordine, b = 3: { $steps }
claim-each-ply-verdict = doar la minimax
claim-each-ply-answer = La minimax e adevărat: frunze { $few }, apoi { $all }. În cea mai bună ordine pașii mici și mari alternează: <k>{ $steps }</k>.
claim-each-ply-note = De la un număr impar de niveluri la unul par pasul e mic, de la par la impar e mare.
claim-at-most = MIN a văzut { $score }, deci nodul e cel mult { $score }
claim-at-most-line = întoarce { $score }, dar valorează { $worth }
claim-at-most-verdict = valorează { $worth }
claim-at-most-answer = Nodul { $child } s-a oprit la cel puțin { $score }, iar MIN a luat { $score }. Totuși nodul { $node } <k>valorează { $worth }</k>.
claim-at-most-note = „Cel mult { $score }” e adevărat despre ceea ce se întoarce în această fereastră, nu despre poziție.
claim-approximate = Un nod părăsit devreme are o valoare aproximativă
claim-approximate-line = cât de departe e, nu știe nimeni
claim-approximate-verdict = doar o limită
claim-approximate-answer = Poate fi departe. Un nod părăsit devreme întoarce <k>o limită</k>: sigur e doar de ce parte a ei se află valoarea.
claim-approximate-note = Căutării îi ajunge: limita e destul pentru a prefera altă mutare.
claim-skipped = Ce nu poate bate v se sare
claim-skipped-line = nimic nu bate { $win }, și totuși 1 se evaluează
claim-skipped-verdict = doar dincolo
claim-skipped-answer = Nimic nu bate { $win }, și totuși 1 se evaluează: regula retează doar <k>dincolo</k> de limită, iar dincolo de { $win } nu e nimic.
claim-skipped-note = Retezând la limită, ajunge o frunză.
claim-enough = O ordine bună ajunge pentru multe retezări
claim-enough-line = cea mai bună ordine, iar frunze { $leaves } din { $all }
claim-enough-verdict = { $leaves } din { $all }
claim-enough-answer = Cea mai bună ordine, iar frunze <k>{ $leaves } din { $all }</k>: scorurile se întorc în interiorul ferestrei, iar acolo nimic nu trece de limită.
claim-enough-note = Deci numai o frunză poate reteza. La limită, în această ordine ajung atâtea frunze: { $at }.
claim-own = Limitele economisesc și la victorii și înfrângeri
claim-own-line = după regula din notițe, frunze { $leaves } din { $all }
claim-own-verdict = { $leaves } din { $all }
claim-own-answer = După această regulă <k>nu economisesc nimic</k>: niciun scor nu e mai bun decât { $win } sau mai slab decât { $loss }, deci niciunul nu trece de limită.
claim-own-note = Retezând la limită, din { $all } se evaluează { $at }.
claim-equals = Dintre mutările egale, ultima e la fel de bună ca oricare
claim-equals-line = ultima întoarce { $score }, dar valorează { $worth }
claim-equals-verdict = valorează { $worth }
claim-equals-answer = Ambele mutări întorc { $score } și se ia ultima. Dar acest { $score } e doar <k>o limită</k>: mutarea { $move } <k>valorează { $worth }</k>.
claim-equals-note = Cu regula cursului e adevărat: <nb>fail-soft</nb> care retează doar dincolo de limită știe exact un scor egal.
claim-branch = O retezare vine abia după o ramură văzută în întregime
claim-branch-line = într-o fereastră îngustă ajunge o frunză
claim-branch-verdict = o frunză
claim-branch-answer = În fereastra { $window } prima frunză atinge β, iar sora ei se <k>retează</k> îndată.
claim-branch-note = Cu fereastra întreagă e adevărat aici: până ce o ramură nu dă o limită, nu există niciuna.
claim-printed = Procedura oponentului merge așa cum e tipărită
claim-printed-line = în locul lui β stă α: din { $leaf } se face { $alpha }
claim-printed-verdict = o literă
claim-printed-answer = Ia minimul cu <k>α</k>, unde ar trebui β. La început α este { $alpha }, deci pentru { $leaf } întoarce <k>{ $alpha }</k>.
claim-printed-note = Astfel fiecare nod al oponentului întoarce α după un singur fiu.

## what to look at beside the tree

look-title = La ce să ne uităm
look-run = această rulare
look-written = ca în text
look-past = dincolo de limită
look-at = la limită
look-else = în rest la fel
look-minimax = minimax
look-every = fiecare frunză
look-least = cel mai puțin
look-orders = din { $orders } ordini
look-best = în cea mai bună ordine
look-said = ce se spune
look-plies = niveluri
look-reached = cea mai bună ajunge
look-leaves = cu frunze
look-random = frunze aleatoare
look-ordered = cea mai bună ordine
look-mean = media
look-power = b la { $exponent } d
look-times = de câte ori
look-node = nod
look-returned = întoarce
look-worth = valoare
look-equals = dintre egale
look-dialect = dialect
look-window = fereastra
look-before = frunze până la retezare
look-none = nicio retezare
look-procedure = procedura
look-minimum = minimul dintre
look-printed = cum e tipărită
look-mended = corectată

## Games

picking-trees = Arbori
picking-games = Jocuri
picking-prepared = Poziții pregătite
prepared-last-squares = X și 0, ultimele câmpuri
prepared-last-squares-line = au rămas trei câmpuri; X poate câștiga imediat
prepared-open-lines = X și 0, linii deschise
prepared-open-lines-line = X în centru, 0 în colț: cine are mai multe linii?
prepared-mirrored = X și 0, fără simetrii
prepared-mirrored-line = 8 din 12 frunze; 4 cu centrul întâi
prepared-to-the-end = X și 0, până la sfârșit
prepared-to-the-end-line = patru câmpuri: o mutare e remiză, restul pierd
prepared-nim-again = Nim 1, 2, 3 cu tabelă
prepared-nim-again-line = 447 de noduri, dar grămezile au doar 24 de stări
prepared-nim-die = O aruncare înaintea mutării
prepared-nim-die-line = Nim cu zar: se iau cel mult atâtea cât arată zarul
prepared-from-the-left = Patru în linie, de la stânga
prepared-from-the-left-line = șase niveluri, de la stânga: 7607 frunze
prepared-from-the-middle = Patru în linie, de la mijloc
prepared-from-the-middle-line = întâi mijlocul: 685 de frunze, minimul posibil
prepared-row-of-four = Gomoku, patru la rând, deschis
prepared-row-of-four-line = liber la ambele capete: oricum urmează cinci
prepared-corner = Reversi, un colț
prepared-corner-line = un colț odată ocupat rămâne ocupat
prepared-square-weights = Reversi, ponderile câmpurilor
prepared-square-weights-line = colțul valorează 100, câmpurile de lângă minus 20
prepared-further-move = Kalah, o mutare în plus
prepared-further-move-line = ultima sămânță în magazie: mută același jucător
prepared-forced-capture = Dame, captură obligatorie
prepared-forced-capture-line = captura este obligatorie; aici, peste două piese
prepared-horizon = Șah, orizontul
prepared-horizon-line = turnul ia un pion; mai departe e luat și el
prepared-as-listed = Șah, pe rând
prepared-as-listed-line = capturile își așteaptă rândul, se retează puțin
prepared-captures-first = Șah, capturile întâi
prepared-captures-first-line = același arbore, întâi capturile
prepared-won-later = O victorie amânată
prepared-won-later-line = victoriile valorează la fel: se ia prima
prepared-won-at-once = O victorie imediată
prepared-won-at-once-line = cu cât mai repede, cu atât valorează mai mult
# What else a prepared position is found by: other names of its game.
prepared-game =
    { $id ->
        [tic-tac-toe] x și zero
        [connect-four] patru în linie
        [gomoku] cinci în linie
        [reversi] Othello
        [kalah] mancala
        [draughts] dame
        [chess] șah
       *[nim] grămezi
    }
# And what it is about.
prepared-subject =
    { $id ->
        [symmetry] simetrie
        [evaluation] funcție de evaluare, limită de adâncime
       *[quiescence] poziții liniștite, efectul de orizont
    }
