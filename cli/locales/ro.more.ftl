# What the rest of the page says in Romanian: menus, notices, dialogs, cards, the edit bar. It may refer to ro.ftl.

## stage

stage-story-who =
    { $kind ->
        [leaf] { $named ->
            [yes] Frunza { $node }
           *[no] Frunza
        }
       *[node] { who }
    }
stage-story-visit =
    { $windowed ->
        [no] intră în căutare
       *[yes] începe cu fereastra { window }
    }
stage-story-evaluate =
    { $windowed ->
        [no] { stage-story-worth }
       *[yes] { stage-story-worth }, fereastra { window }
    }
stage-story-worth =
    { $what ->
        [static] evaluarea statică { $score }
       *[leaf] valoarea { $score }
    }
stage-story-improve =
    { $from ->
        [leaf] ia { $score } dintr-o frunză
       *[node] ia { $score } din nodul { $child }
    }{ $first ->
        [yes] { "" }
        [tied] , dintre egale ultimul
       *[no] , mai bine decât { $previous }
    }
stage-story-narrow =
    { $side ->
        [alpha] <a>α</a> crește de la { $from } la <a>{ $to }</a>
       *[beta] <b>β</b> scade de la { $from } la <b>{ $to }</b>
    }
stage-story-met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
stage-story-cut = <x>{ $deep ->
        [yes] retezare { side } profundă
       *[no] retezare { side }
    }</x>, { stage-story-met }{ $held ->
        [end] { "" }
        [window] , limita ferestrei inițiale
        [root] , limita rădăcinii
        [max] , limita nodului MAX { $holder }
       *[min] , limita nodului MIN { $holder }
    }
stage-story-cutoff = { stage-story-cut }; fii nevizitați: { $lost }
stage-story-return =
    { $proves ->
        [exact] întoarce { $score }: valoarea sa exactă
        [lower] întoarce { $score }: valoarea este cel puțin { $score }
       *[upper] întoarce { $score }: valoarea este cel mult { $score }
    }
stage-story-unseen = fără vizită până acum
stage-story-lost = nu mai intră în căutare. { who }: { stage-story-cut }
stage-story-left = rânduri anterioare: { $left }
tip-step = Apăsați → pentru pasul următor.
tip-leaf = Faceți clic pe o frunză pentru a-i schimba valoarea.
tip-present = Apăsați P pentru a prezenta în fața clasei.
stage-leave = Încheie prezentarea
stage-moment = Codul QR al acestui moment
stage-predict = Întâi prezice
stage-hint-present = Esc încheie prezentarea
stage-hint-dark = { $key } readuce arborele
stage-hint-grain = Fiecare pas: { $grain ->
        [event] { stage-grain-event }
        [lecture] { stage-grain-lecture }
        [slide] { stage-grain-slide }
        [leaf] { stage-grain-leaf }
       *[cut-off] { stage-grain-cut-off }
    }
stage-hint-predict =
    { $predict ->
        [on] Întâi prezice: pornit
       *[off] Întâi prezice: oprit
    }
stage-yes = Da
stage-no = Nu
stage-answers = Răspunsul
stage-tally = { $right } din { $asked } corecte

## taking

taking-close = Închide
taking-link = Linkul către acest pas
taking-copy = Copiază linkul
taking-copied = Linkul este copiat.
taking-not-copied = Acest browser nu lasă pagina să copieze: apăsați Ctrl+C cât timp linkul este selectat.
taking-qr = Codul QR al linkului către acest pas
taking-moment = Acest moment pe telefon: preziceți ce urmează
taking-unreachable =
    { $where ->
        [file] Telefoanele nu pot deschide această adresă: pagina este un fișier de pe acest calculator.
       *[here] Telefoanele nu pot deschide această adresă: pagina rulează doar pe acest calculator.
    } Puneți pagina pe un server web ca să distribuiți pașii într-o sală.
taking-too-long = Acest arbore este prea lung pentru un link: limita de caractere este { $limit }. Dați mai departe arborele ca fișier.
taking-save-tree = Salvează arborele ca fișier
taking-step = Pasul { $step } din { $length }
taking-run =
    { $frames ->
        [one] Rularea, { $frames } cadru
        [few] Rularea, { $frames } cadre
       *[other] Rularea, { $frames } de cadre
    }
taking-tree = Arborele
taking-open-page = Deschide pagina întreagă
taking-embed = Într-o pagină proprie
taking-embed-too-long = Acest arbore este prea lung pentru un link, așa că niciun cadru nu îl poate arăta.
taking-svg = Imagine, SVG
taking-png = Imagine, PNG
taking-tikz = LaTeX, TikZ
taking-handout = Tipar sau PDF
taking-beamer = LaTeX, Beamer
taking-pptx = PowerPoint
taking-text = Fișier text
taking-form = { $form ->
        [json] JSON
        [dot] DOT
        [forest] LaTeX, forest
        [python] Python
       *[outline] Schiță
    }
taking-form-none = În această formă nu încape tot ce are arborele: ia fișierul text.
taking-white = Fundal alb
taking-font = Font în interiorul SVG
taking-dark = Diapozitive întunecate
taking-separate = Beamer: câte un cadru pentru fiecare pas
taking-grain = Un cadru pentru
taking-grain-event = fiecare eveniment
taking-grain-lecture = fiecare pas de curs
taking-grain-leaf = fiecare frunză
taking-grain-cut-off = fiecare retezare
taking-cropped = Limita de cadre este { $limit }: restul cere un pas mai mare.
taking-end = Acesta nu este sfârșitul: rularea continuă după pasul { $step } până la pasul { $length }; aici este doar începutul: { $limit ->
        [one] { $limit } cadru
        [few] { $limit } cadre
       *[other] { $limit } de cadre
    }.
taking-copy-lines = Copiază rândurile
taking-copied-lines = Rândurile sunt copiate.
taking-busy = Se desenează…
taking-frames = Se desenează imaginile: { $done } din { $all }
taking-made = Fișierul este gata.
taking-not-made = Acest lucru nu s-a putut face: { $reason }
taking-too-large = Imaginea este prea mare pentru acest browser. SVG-ul nu are o asemenea limită.
# In the notes of a slide; a node may have no name.
notes-window =
    { $named ->
        [no] Fereastra
       *[yes] Fereastra nodului { $node }
    }: α = { $alpha }{ $comma }β = { $beta }
notes-best =
    { $named ->
        [no] Cel mai bun scor până acum
       *[yes] Cel mai bun scor până acum în nodul { $node }
    }: { $best }
notes-leaves = Frunze evaluate până acum: { $leaves }
taking-ignored-unknown = Linkul spune „{ $piece }”, ceea ce aici nu înseamnă nimic: ignorat.
taking-ignored-unreadable = Linkul spune „{ $piece }”, ceea ce nu se poate citi: ignorat.
taking-ignored-twice = Linkul spune „{ $piece }”, dar mai înainte spune altceva: ignorat.
taking-ignored-tree = Arborele din link nu se poate citi, așa că nu apare:
taking-ignored-step = Linkul spune „{ $piece }”, dar această rulare se încheie la pasul { $limit }.
taking-ignored-random = Linkul spune „{ $piece }”, dar nu există un asemenea arbore: ignorat.
taking-ignored-coming = Se formează arborele din link …
taking-ignored-too-long = Linkul este prea lung pentru a fi citit: ignorat.
taking-ignored-more = Alte părți ignorate ale linkului: { $limit }.

## making

making-label = Editarea arborelui
making-who =
    { $kind ->
        [max] Nodul MAX
        [min] Nodul MIN
       *[leaf] Frunza
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }(rădăcină)
       *[nameless] { "" }
    }
making-add-child = Adaugă un fiu
making-add-sibling = Adaugă un frate
making-add-child-short = Fiu
making-add-sibling-short = Frate
making-move-left = Mută la stânga
making-move-right = Mută la dreapta
making-delete = Șterge
making-onward = Mai departe de aici
making-done = Gata
making-error-no-such-place-root = Rădăcina nu are frați: nu se poate muta și nu se poate șterge.
making-error-no-such-place-left = Acesta este deja primul fiu.
making-error-no-such-place-right = Acesta este deja ultimul fiu.
making-error-bad-name = Un nume nu poate avea spații, paranteze, virgule, două puncte sau ghilimele.
making-error-name-needed = Alte locuri trimit la această poziție prin nume: ea își păstrează numele, și niciun alt nod nu îl poate avea.
making-error-leaf-needs-score = O frunză are nevoie de un scor.
making-error-infinite-static = O evaluare statică este un număr: doar o frunză poate fi W, L sau ∞.
making-error-score-too-precise = Scorurile acestui arbore ar cere împreună prea multe cifre.
making-error-too-deep = Arborele nu poate fi mai adânc.
making-error-too-many-nodes = Arborele nu poate avea mai multe noduri.
making-error-names-too-long = Numele din arbore nu pot fi mai lungi împreună.
making-error-too-long = Textul arborelui nu poate fi mai lung.
making-error-of-a-game = Acest arbore provine dintr-un joc: se pot schimba doar scorurile frunzelor. Delete retrage un astfel de scor.
making-error-settings = Limita de adâncime s-ar opri la un nod fără evaluare statică.
making-player = Cine mută
making-max = MAX
making-min = MIN
making-name = Nume
making-score = Scor
making-static = Evaluare statică
making-random-title = Arbore aleator
making-random-children = Fiii unui nod
making-random-least = Cei mai puțini fii
making-random-most = Cei mai mulți fii
making-random-depth = Adâncime, în niveluri
making-random-scores = Scoruri
making-random-low = Cel mai mic scor
making-random-high = Cel mai mare scor
making-random-order = Ordinea fiilor
making-random-order-random = La întâmplare
making-random-order-best-first = Cel mai bun fiu întâi
making-random-order-worst-first = Cel mai slab fiu întâi
making-random-distinct = Toate frunzele diferite
making-random-seed = Sămânță
making-random-size =
    { $leaves ->
        [one] { $leaves } frunză
        [few] { $leaves } frunze
       *[other] { $leaves } de frunze
    }, { $nodes ->
        [one] { $nodes } nod
        [few] { $nodes } noduri
       *[other] { $nodes } de noduri
    }
making-random-make = Creează arborele
making-random-another = Altul
making-random-close = Închide
making-random-number = Aici trebuie un număr întreg.
making-random-range = Aici trebuie un număr întreg de la { $least } la { $most }.
making-random-empty = Al doilea număr nu poate fi mai mic decât primul.
making-random-empty-range = Al doilea număr nu poate fi mai mic decât primul.
making-random-too-large = Arborele ar putea avea peste 2.000.000 de noduri. Luați mai puține niveluri sau mai puțini fii.
making-random-too-few-scores = Sunt mai puține scoruri decât frunze. Lărgiți intervalul sau permiteți frunze egale.
making-drop = Aduceți aici un arbore: un fișier .txt sau .json, cel mult 2.000.000 de noduri
making-close = Închide
making-file-large =
    { $name ->
        [pasted] Acest text
       *[file] Fișierul „{ $name }”
    } este prea lung pentru un arbore: limita de caractere este { $limit }.
making-file-binary = Fișierul „{ $name }” nu este text, așa că nu poate fi un arbore.
making-file-empty = Fișierul „{ $name }” este gol.
making-file-unreadable = Fișierul „{ $name }” nu s-a putut citi.
making-menu = Arbore
making-random = Arbore aleator…
making-game = Un joc …
making-open = Deschide un fișier…
making-save-text = Salvează ca text
making-save-all = Salvează cu setări și pas
making-undo = Anulează
making-redo = Refă
making-recent = Recente

## comparing

compare-lead = Un arbore, toate dialectele. Rândul ales apare pe arbore; ce diferă de el este <mark>marcat</mark>.
compare-window = Fereastra inițială { window }.
compare-depth = Limită de adâncime: { $depth }.
compare-large = Peste { $limit } de noduri, nodurile nu au coloane proprii.
compare-columns = Doar nodurile cu scoruri diferite au coloane{ $hidden ->
        [0] { "" }
       *[more] ; în afara tabelului: { $hidden }
    }.
compare-returned = scor întors
compare-differs = diferit
compare-current = Acest rând este acum pe pagină.
compare-beside = Cu acest rând se compară celelalte.
compare-same = Aceleași numere pe acest arbore.
compare-coming = Căutarea este încă în curs …
compare-long = Această rulare sau cea din pagină este prea lungă pentru a fi comparată aici.
compare-found = { who } are { stage-story-met }
compare-effort =
    { $unit ->
        [static] { $leaves ->
            [one] { $leaves } poziție
            [few] { $leaves } poziții
           *[other] { $leaves } de poziții
        }
       *[leaf] { $leaves ->
            [one] { $leaves } frunză
            [few] { $leaves } frunze
           *[other] { $leaves } de frunze
        }
    }
compare-goes-on = { compare-found }. { $windowed ->
        [no] Minimax nu are fereastră și nu retează niciodată
       *[yes] { $player ->
            [max] Aici retează doar un scor mai mare
           *[min] Aici retează doar un scor mai mic
        }
    }, deci căutarea continuă acolo: cu { compare-effort } mai mult.
compare-cuts = { compare-found }. Aici ajunge pentru o retezare: cu { compare-effort } mai puțin.
compare-then-goes-on = { who } retează apoi în rândul ales ({ stage-story-met }), dar nu și aici: cu { compare-effort } mai mult.
compare-then-cuts = { who } retează apoi aici ({ stage-story-met }), dar nu și în rândul ales: cu { compare-effort } mai puțin.
compare-clamps = { who } are { $best }, dar întoarce { $score }: { $returns ->
        [running-bound] { $side ->
            [alpha] niciodată mai puțin decât <a>α</a> cu care începe
           *[beta] niciodată mai mult decât <b>β</b> cu care începe
        }
       *[fail-hard] scorul este limitat la fereastra sa { window }
    }.
compare-keeps = { who } întoarce { $best }, cel mai bun scor găsit, și nu { $score }: { $windowed ->
        [no] minimax nu are fereastră
       *[yes] scorul poate ieși din fereastra sa { window }
    }.
compare-last = { compare-found }, dar nu mai sunt fii de retezat: aceleași numere.
compare-open = { compare-title } …
race-open = Compară rulări …
arrange-label = Fiii în ordinea căutării

## notation

# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Manual
notation-by-hand-open = Manual …
notation-by-hand-note = fiecare opțiune separat, pe un arbore mic
# A button: every switch as the course has it.
notation-back = Înapoi la diapozitive
notation-back-general = Înapoi la cea generală
notation-changed-count = schimbări: { $count } •
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], limite cu ≤ și ≥
notation-preset-a-note = ▲ jucător, ▼ oponent, niveluri, ramuri suspendate
notation-preset-b-note = litere, o limită la fiecare nod, linii întrerupte
notation-preset-c-note = + și −, valoarea, apoi fereastra, L și W, X, …
notation-preset-d-note = α și β așa cum sunt atribuite, adâncimea scade
notation-preset-e-note = cercuri MAX, pătrate MIN, (α, β) ca la apel, și la frunze
# The language of a course.
notation-language-pl = poloneză
notation-language-ro = română
notation-language-en = engleză
notation-language-ru = rusă
notation-group-nodes = Noduri
notation-group-windows = Ferestre
notation-group-leaves = Frunze și retezări
notation-group-numbers = Numere
# What the notation means outside the tree: in the panel of α and β, for one key, in the address.
notation-in-panel = în panou
notation-each-step = fiecare pas
notation-in-link = într-un link
notation-in-link-none = nimic
notation-skin = Formă
notation-skin-triangles = triunghiuri
notation-skin-circles = cercuri, pătrate
notation-skin-signs = plus, minus
notation-skin-plain = puncte
notation-skin-letters = litere
notation-skin-pills = cuvinte
notation-skin-why = Forma spune cine mută; la puncte și litere o spun rândurile.
notation-letters = Litere
notation-letters-below = a sub rădăcină
notation-letters-root = a la rădăcină
notation-letters-unnamed = doar dacă niciunul nu are nume
notation-letters-why = Nodurile fără nume primesc litere, rând cu rând; dacă rădăcina se numește a, o linie de joc începe acolo.
notation-rows = Rânduri
notation-rows-names = MAX
notation-rows-none = nimic
notation-rows-players = jucător
notation-rows-levels = 0 1 2
notation-rows-depth = 2 1 0
notation-rows-why = Cine mută, nivelul numărat de la 0 sau cât din adâncime a rămas.
notation-interim = Încă nefinal
notation-interim-signed = ≥ 8
notation-interim-plain = 8
notation-interim-why = Cu semn, un număr spune ce dovedește deja; fără semn, este cel mai bun de până acum.
notation-best = Cel mai bun până acum
notation-best-best = optim
notation-best-none = niciunul
notation-best-v = v
notation-best-res = res
notation-best-why = Variabila pentru cea mai bună valoare de până acum. Unde codul nu are una, nodul își arată valoarea când o întoarce.
notation-windows = Scriere
notation-windows-closed = [α, β]
notation-windows-open = (α, β)
notation-windows-labelled = α = β =
notation-windows-why = O fereastră închisă își cuprinde limitele, una deschisă nu; cu nume, fiecare limită este o variabilă.
notation-as-of = Ferestre arătate
notation-as-of-left = cum au rămas
notation-as-of-called = ca la apel
notation-as-of-why = Ca la apel, fereastra spune ce i s-a cerut nodului; cum a rămas, ce a făcut căutarea din ea.
notation-bounds = La un nod
notation-bounds-both = ambele limite
notation-bounds-own = a lui
notation-bounds-why = A lui este limita pe care nodul o mută singur: α la MAX, β la MIN.
notation-after = După întoarcere
notation-after-kept = rămân
notation-after-cut = dacă a retezat
notation-after-gone = dispar
notation-after-why = Fără ferestre, privirea rămâne pe drum; o fereastră păstrată spune de ce s-a retezat ceva.
notation-leaf-windows = Ferestre la frunze
notation-leaf-windows-none = nu
notation-leaf-windows-called = da
notation-leaf-windows-why = O frunză este apelată cu o fereastră, ca orice nod.
notation-raised = α se mută
notation-raised-after = după probă
notation-raised-before = înainte de ea
notation-raised-why = Înainte de probă, α și β se întâlnesc sau se încrucișează la retezare; după ea, doar valoarea a întâlnit o limită.
notation-names = Numele limitelor
notation-names-greek = α β
notation-names-min-max = min max
notation-names-why = Cum se numesc limitele în codul cursului.
notation-numbers = Numerele frunzelor
notation-numbers-start = de la început
notation-numbers-seen = când sunt văzute
notation-numbers-why = De la început, sala poate întreba „și dacă 7 ar fi 3?”; când sunt văzute, nimeni nu citește înainte.
notation-unseen = Încă nevăzute
notation-unseen-drawn = desenate
notation-unseen-dots = …
notation-unseen-why = După „…” arborele este doar promis, ca pentru căutarea însăși.
notation-cuts = Semnul retezării
notation-cuts-slashes = două linii
notation-cuts-scissors = foarfece
notation-cuts-cross = cruce
notation-cuts-dashed = întrerupt
notation-cuts-stub = ciot
notation-cuts-why = Marchează muchia spre ceea ce nu se mai examinează; un ciot elimină restul ramurii.
notation-infinity = Infinit
notation-infinity-signs = −∞ +∞
notation-infinity-letters = L W
notation-infinity-m = −M M
notation-infinity-unsigned = −∞ ∞
notation-infinity-why = O limită pe care nimic nu o întrece, un joc pierdut sau câștigat ori un număr mai mare decât orice valoare.
notation-separator = Între limite
notation-separator-comma = 6, 10
notation-separator-semicolon = 6; 10
notation-separator-tight = 6,10
notation-separator-why = Un punct și virgulă rămâne clar lângă virgule zecimale; fără spațiu, fereastra se citește ca un cuvânt.

working-label = Lucru în curs
working-reading = Se citește arborele, noduri: { $count }
working-running = Se caută, evenimente: { $count }
working-making = Arborele crește …
working-cancel = Renunță
working-failed = Lucrul din fundal s-a oprit înainte de a fi gata; poate nu a ajuns memoria. Ceea ce se vede aici nu s-a schimbat.
working-again = Încearcă din nou
working-unfinished = Această rulare este mai lungă decât se poate păstra aici. A fost oprită fără rezultat, evenimente: { $count }; toți pașii de până acolo se pot vedea.
field-tree-giant = Text lung, caractere: { $length }; câmpul îi arată începutul. Schimbați scorurile pe arbore sau textul într-un fișier (cel mult 2.000.000 de noduri și 1.000 de niveluri). Textul nu se păstrează după închiderea filei.
making-random-limits = Limita de noduri: { $nodes }, de niveluri: { $plies }.
making-random-at-most = cel mult atâtea noduri: { $nodes }
notation-open = Notație …

## the timeline of a long run

key-leaves = frunze evaluate
key-rise =
    { $side ->
        [alpha] α al rădăcinii crește
       *[beta] β al rădăcinii scade
    }
key-cuts = retezări
timeline-zoom = Vederea rulării
timeline-zoom-in = Mărește rularea
timeline-zoom-out = Micșorează rularea
timeline-zoom-whole = Arată toată rularea
timeline-bin =
    Evenimentele { $from }–{ $to }: { $leaves ->
        [one] { $leaves } frunză
        [few] { $leaves } frunze
       *[other] { $leaves } de frunze
    }{ $windowed ->
        [no] .
       *[yes] , { timeline-cuts }.
    }
timeline-cuts =
    { $cuts ->
        [0] nicio retezare
        [one] { $cuts } retezare
        [few] { $cuts } retezări
       *[other] { $cuts } de retezări
    }
timeline-hint =
    { $windowed ->
        [no] { timeline-wheel }
       *[yes] Un clic pe rândul de jos duce la cea mai apropiată retezare. { timeline-wheel }
    }
timeline-wheel = Rotița mărește, cu Shift deplasează.

## the list of keys

keys-title = Taste
keys-close = Închide
keys-step = pas înainte, pas înapoi
keys-cutoff = retezarea următoare, cea precedentă
keys-ends = primul pas, ultimul pas
keys-play = redare sau pauză
keys-timeline = pe linia unei rulări lungi: mai aproape, mai departe, toată
keys-page = pas, ca de la telecomanda de prezentare
keys-tree = în arbore: părinte, fiu, frate
keys-edit = pe o frunză: schimbă scorul
keys-edit-next = la schimbare: frunza următoare
keys-field = în câmpul arborelui: preia arborele și continuă pașii; rând nou
keys-escape = la schimbare: ca înainte
letter-keys-note =
    { $are ->
        [on] Literele, cifrele și semnele de punctuație sunt singure scurtături. „{ letter-keys }” din meniu le oprește.
       *[off] Literele, cifrele și semnele de punctuație nu fac acum nimic singure. „{ letter-keys }” din meniu le pornește.
    }
keys-help = această listă
key-space = Spațiu
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-tab = Tab
key-escape = Esc
stage-key-present = prezentare: doar propoziția, arborele și rularea
stage-key-show = prezentare de la primul pas, de la pasul curent, ca de la telecomandă
stage-key-full = ecran complet
stage-key-dark = ecran negru și înapoi
stage-key-white = ecran alb și înapoi
stage-key-moment = în prezentare: codul QR al acestui moment, pentru telefoane care întâi prezic
stage-key-grain = cât de departe duce un pas: eveniment, pas de curs, frunză, retezare
stage-key-predict = întâi prezice: oprire înaintea fiecărei decizii
stage-key-answer = la o întrebare: da, nu
stage-key-jump = clic pe un nod interior: când se intră în el, încă o dată: când se închide
stage-click = Clic
making-keys-undo = anulează, refă o schimbare a arborelui
making-keys-edit = editează arborele: nodurile se aleg cu mouse-ul sau cu săgețile
making-keys-child = pe un nod: adaugă un fiu
making-keys-sibling = pe un nod: adaugă un frate
making-keys-delete = pe un nod: șterge nodul
making-keys-move = pe un nod: mută nodul la stânga, la dreapta
making-keys-name = pe un nod: MAX sau MIN; numele său
making-keys-onward = pe un nod interior: mai departe de aici
making-keys-random = alt arbore aleator
making-keys-files = deschide, salvează un arbore
key-ctrl = Ctrl
key-insert = Insert
key-delete = Delete
compare-key = de unde numere diferite între dialecte
critical-key = pe arbore, pe rând: strategia lui MAX, mutări care păstrează valoarea, ce se vede cu cel mai bun fiu întâi
cost-key = câte frunze: această rulare și alte ordini
race-key = compară rulări alăturate
picking-keys-open = lista exemplelor
picking-keys-next = exemplul următor din grup, cel anterior
notation-keys-dialog = notația: ca la unul dintre cursuri sau manual
notation-keys-skin = noduri ca { $skins } (nu în prezentare)

## what this is

about-what = Minimax și alpha-beta pe un arbore de joc, eveniment cu eveniment, pentru cursuri.
about-version = Versiunea { $version }
about-licence = Se poate folosi, modifica și distribui liber, sub licența { $one } sau { $other }, la alegere.
about-parts = Din ce este alcătuit și sub ce licențe

## menu

field-tree-error = Linia { $line }, coloana { $column }: { $message }
menu-label = Setări
menu-search = Căutare
menu-page = Pagină
menu-others = Altele
field-none = fără
trouble-stops =
    { $by ->
        [pass] O trecere se oprește
       *[limit] Limita de adâncime oprește căutarea
    }
trouble-missing-static-evaluation =
    { $at ->
        [root] { trouble-stops } în rădăcină, care nu are evaluare statică: un scor înaintea parantezei sale.
       *[node] { trouble-stops } în nodul { $node }, care nu are evaluare statică: un scor înaintea parantezei sale.
    }
trouble-fill = Completează cu mediile frunzelor
commas-read = Aici „{ $found }” înseamnă două scoruri, { $left } și { $right }: virgula desparte nodurile. Un singur scor se scrie { $meant }.
commas-decimals = Citește ca zecimale
commas-keep = Lasă așa
read-other = Citește ca { $text }
read-keep = Lasă așa
trouble-not-grown = Căutarea ajunge la ce nu a fost dezvoltat, sau ordinea ei cere tot arborele.
trouble-score = Schimbarea unei valori cere tot arborele, iar dezvoltat este doar ceea ce examinează căutarea.
trouble-grow = Dezvoltă tot arborele
trouble-empty-window = Fereastra inițială este vidă: α trebuie să fie mai mic decât β.
trouble-instead =
    { $what ->
        [algorithm] În loc de „{ $asked }” se vede „{ $shown }”.
        [depth] De aceea se vede căutarea fără limită.
        [payoffs] De aceea se vede căutarea ca și cum despre câștiguri nu s-ar ști nimic.
        [order] De aceea se vede căutarea în ordinea jocului.
       *[window] De aceea se vede căutarea cu fereastra completă.
    }
trouble-settle = Rămâi la ce se vede
size-label = Mărimea textului
size-value = { $percent }%
language-label = Limba
theme-label = Temă
theme-auto = Ca sistemul
theme-light = Luminoasă
theme-dark = Întunecată
letter-keys = Scurtături dintr-o literă
show-keys = Taste
about-open = Despre Secateur
offline-kept = Funcționează fără rețea.
offline-new = Există o versiune nouă. Pornește după ce închideți toate filele cu această pagină.

## what can be wrong with a text

error-unexpected-character = aici ar trebui să stea un nod, nu „{ $found }”.
error-unexpected-end = textul se termină acolo unde ar trebui să stea un nod.
error-unclosed = această paranteză nu se închide nicăieri.
error-mismatched-bracket = această paranteză nu se potrivește cu cea pe care o închide.
error-empty-node = aceste paranteze sunt goale; un nod are nevoie de scor sau de fii.
error-missing-score = aici lipsește scorul sau lipsesc fiii.
error-trailing-text = arborele se încheie mai devreme; „{ $found }” este în plus.
error-bad-score = „{ $found }” nu este un scor. Scrieți un număr, W, L, D, inf sau -inf.
error-score-too-precise = scorurile arborelui cer împreună prea multe cifre; limita este { $limit }.
error-too-long = textul este prea lung; limita de caractere este { $limit }.
error-too-many-nodes = arborele este prea mare; limita de noduri este { $limit }.
error-names-too-long = numele tuturor nodurilor sunt prea lungi împreună; limita de octeți este { $limit }.
error-too-deep = arborele este prea adânc; limita de niveluri este { $limit }.
error-not-a-leaf = acest nod nu este frunză.
error-unknown-position = „{ $found }” înseamnă o poziție deja întâlnită, dar niciun nod dinainte nu are acest nume.
error-ambiguous-position = mai multe noduri dinainte au acest nume: nu este clar la care se referă „{ $found }”.
error-endless-position = „{ $found }” stă sub nodul cu acest nume: jocul nu s-ar termina niciodată.
error-no-such-node = arborele nu are niciun nod interior „{ $found }”. Nodurile se dau prin locul printre frați, ca 2.1.
error-bad-depth = „{ $found }” nu este un număr de niveluri.

## a tree in a form of other people or programs

error-form-newick = aceasta pare notația Newick, cu numele după paranteze. Scrieți-le înainte: A: (B: (3 12) C: (2 4)).
error-form-gambit = acesta pare un joc Gambit. Scrieți-i arborele ca liste imbricate: ((3 12) (2 4)).
error-form-sgf = acesta pare SGF, înregistrarea unei partide. Dați jocul prin mutări: game=connect-four&moves=4453&depth=3.
error-form-pgn = aceasta pare o partidă de șah în PGN. Dați mutările ca joc: game=chess&moves=e4 e5&depth=2.
error-form-fen = aceasta pare o poziție de șah. Scrieți game=chess&position= înaintea ei și &depth=2 după ea.
error-form-yaml = acesta pare YAML cu câmpuri. Dați același arbore ca JSON sau indentat, câte un nod pe rând.
error-form-mermaid = acesta pare Mermaid. Scrieți câte o muchie pe rând, A -> B, și scorurile ca B = 3; se citește și DOT.
error-form-uml = acesta pare PlantUML. Dați arborele indentat, câte un nod pe rând, sau ca DOT.
error-form-xml = acesta pare XML sau HTML. Dați arborele ca JSON cu „children” și „value”.
error-form-gml = acesta pare GML. Dați arborele ca DOT sau ca tabel de muchii.
error-form-drawing = acesta pare un arbore desenat cu linii. Scrieți-l indentat sau ca liste imbricate: ((3 12) (2 4)).
error-form-link = aceasta este o adresă. Deschideți-o în browser sau scrieți arborele însuși.
error-form-bare-numbers = aceste numere nu au paranteze, deci se potrivesc multor arbori. Scrieți ((3 5) (2 9)) sau (3 5 2 9) pentru un nod.
error-form-header = acesta pare un tabel. Primul rând trebuie să numească coloanele: parent,child,value.
error-form-payoffs = { $found } pare câștigul mai multor jucători; un scor este un singur număr, pentru MAX. Dacă sunt frunze, omiteți virgulele.
error-form-chance = „{ $found }” pare un nod aleator; aici mută doar MAX și MIN.
error-form-operator = „{ $found }” se poate înțelege în două feluri. Scrieți max (min (3 12) min (2 4)) sau, ca în Lisp, (max (min 3 12) (min 2 4)).
error-form-inner = { $found } înaintea parantezei poate fi etichetă sau fiu. Scrieți 4 (3 5) dacă ține de nod, (4, (3 5)) dacă este frunză.
error-form-named-leaf = „{ $found }” cu un singur număr poate fi frunză sau nod cu un fiu. Scrieți A: 3 pentru o frunză, A: (3) pentru un nod.
error-form-no-score = „{ $found }” este o frunză fără scor. Scrieți-l după nume: b1: 3.
error-form-twice = „{ $found }” este descris de două ori, în mod diferit.
error-form-roots = niciun nod nu duce la „{ $found }”, iar arborele are deja o rădăcină.
error-form-graph = „{ $found }” apare în mai multe dicționare. Scrieți fiii fiecărui nod ca listă: A: [B, C].
error-form-mover = „{ $found }” nu este nici MAX, nici MIN.
error-form-fraction = { $found } nu are scriere zecimală finită. Înmulțiți toate scorurile cu același număr.
error-form-indented = „{ $found }” este indentat ca niciun rând de mai sus.
error-form-label = „{ $found }” nu are loc într-un arbore de această formă.
read-endless = { $number } este atât de mare încât se citește ca infinit.
read-suspected = { $number } se citește ca număr. Dacă înseamnă infinit, scrieți inf.
read-renamed = Aici un nume nu are spații, paranteze sau două puncte: „{ $from }” se numește { $to }.
read-ignored = „{ $field }” nu spune nimic despre arbore și se omite.
read-as = Citit ca { $form ->
        [json] JSON
        [dot] DOT
        [forest] arbore LaTeX (forest)
        [python] Python
        [outline] arbore indentat
        [lisp] Lisp
        [lists] liste imbricate
        [labels] liste cu etichete
        [names] nume imbricate
        [adjacency] liste de fii
        [qtree] arbore LaTeX (qtree)
        [tikz] arbore TikZ
        [csv] tabel de muchii
        [rows] rânduri de numere
       *[notation] notația noastră
    }.

## tree

tree-editor-label =
    { $named ->
        [named] Scorul frunzei { $name }
       *[nameless] Scorul frunzei
    }

## below the tree on paper

print-key = Contur gros: aici este căutarea. Gri: stabilit. Întrerupt: nevizitat. { $cuts ->
        [scissors] Foarfece
        [cross] Cruce
        [dashed] Puncte groase
        [stub] Linie de-a curmezișul
       *[slashes] Linie dublă
    }: retezare. Plin: variația principală.
