# Ce spun în română algoritmii în afară de alpha-beta și minimax; se încarcă odată cu ei și pot folosi ro.ftl.
#
# Glosar, continuare: pass trecere · zero window fereastră nulă · guess estimare · margin margine (a ferestrei) ·
# transposition table tabelă de transpoziții, pe scurt tabelă · depth adâncime · mover jucătorul la mutare · level nivel ·
# payoff câștig.

## the sentence: before the first step and after the last

start-negamax = Negamax este <nb>alpha-beta</nb> într-o singură procedură: orice scor este pentru cel la mutare, care îl ia pe cel mai mare. Pentru a începe, faceți un pas înainte.
start-minimax-by-levels = Minimax merge nivel cu nivel, de jos în sus: fiecare nod găsește gata scorurile fiilor săi. Pentru a începe, faceți un pas înainte.
start-iterative-deepening = Adâncirea iterativă caută la adâncimea 1, apoi 2 și așa mai departe: când timpul se termină, ultima trecere întreagă are o mutare.
start-aspiration = Fereastră îngustă în jurul estimării { guess-told }. Dacă scorul nu cade în ea, partea aceea se deschide și căutarea se reia.
start-pvs = PVS are încredere în primul fiu. Despre fiecare fiu următor întreabă cu o fereastră nulă dacă e mai bun; o surpriză se caută din nou.
start-alpha-beta-table = <nb>Alpha-beta</nb> cu tabelă păstrează, pentru fiecare poziție, ce a dovedit ultima dată și se uită acolo înainte să caute.
start-mtd-f = MTD(f) folosește doar ferestre nule, prima la estimarea { guess-told }. Fiecare trecere mută o limită, până când cele două se întâlnesc.
start-sss-star = SSS*, ca MTD({ $greatest }): ferestre nule de sus în jos. Fiecare trecere coboară limita de sus, până când atinge valoarea.
start-dual-star = DUAL*, ca MTD({ $least }): ferestre nule de jos în sus. Fiecare trecere ridică limita de jos, până când atinge valoarea.
start-payoffs = <nb>Alpha-beta</nb> începe cu fereastra { window }, de la cel mai mic câștig al jocului la cel mai mare: deci ce întoarce este exact.
start-known = Din căutarea dinainte tabela mai știe { $known ->
        [one] { $known } poziție
        [few] { $known } poziții
       *[other] { $known } de poziții
    }: { $known ->
        [0] se caută tot.
       *[other] ce știe nu se mai caută.
    }

end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (altfel: { $unaided })
       *[some] { end-effort }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-missed-lower = Căutarea întoarce { $score }, iar <nb>{ $score } ≥ <b>β = { $met }</b></nb>: valoarea rădăcinii este cel puțin { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Căutarea întoarce { $score }, iar <nb>{ $score } ≤ <a>α = { $met }</a></nb>: valoarea rădăcinii este cel mult { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told } (trecerea de adâncime { $depth }). { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Prima fereastră o cuprinde.
       *[yes] Prima fereastră nu o cuprinde.
    } { end-evaluations }.
end-zero = { end-told }. Limite egale în trecerea { $passes }. { end-evaluations }.
end-greatest = { end-told }. Cel puțin atât, adică maximul. { end-evaluations }.
end-least = { end-told }. Cel mult atât, adică minimul. { end-evaluations }.
end-taken = { end-root }. Dintre egale se ia ultima, { $move }: se știe { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>Valorează { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.

## negamax: live values, and what is typed

live-alpha-mover = { " " }· are jucătorul
live-beta-mover = { " " }· are oponentul
live-best-mover = { live-best-long }
tree-editor-side = Scorurile se scriu din punctul de vedere al lui MAX
making-side = { $label } (pentru MAX)

## counters

counts-evaluations = evaluări

## the sentence: one event each

arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
bounded = <nb>{ proved } { $score }</nb>
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }

visit-zero = { who } primește fereastra nulă { window }: valoarea este cel puțin { $beta } sau cel mult { $alpha }?
visit-known = { who } începe cu fereastra { window }, îngustată pe drum de tabelă.
visit-answered = { who } începe cu fereastra { window }: unul dintre capete l-a dovedit o fereastră nulă.
visit-payoffs = { who } începe cu fereastra { window }, de la cel mai mic câștig la cel mai mare: niciun jucător nu are încă nimic.
visit-level =
    { $player ->
        [max] { who }, nivelul { $ply }, ia cel mai mare dintre scorurile { $reply ->
            [yes] răspunsurilor sale
           *[no] fiilor săi
        }: toate sunt deja gata.
       *[min] { who }, nivelul { $ply }, ia cel mai mic dintre scorurile { $reply ->
            [yes] răspunsurilor sale
           *[no] fiilor săi
        }: toate sunt deja gata.
    }
visit-mover =
    { $turned ->
        [yes] { who } începe cu fereastra { window }: pentru { mover-name }, <a>α</a> și <b>β</b> își schimbă semnul și locul.
       *[no] { who } începe cu fereastra { window }.
    }

evaluate-root = { worth }.
evaluate-level = { worth }, nivelul { $ply }.
evaluate-tied = { worth }, la fel ca { $callerBest } { caller-own }: dintre egale rămâne ultimul.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-mover =
    { $first ->
        [yes] { who } ia { $score }, primul său scor, drept cel mai bun de până acum.
        [tied] { who } ia acest { $score } drept cel mai bun scor în locul celui dinainte: dintre egale, ultimul.
       *[no] { who } ia { $score } drept cel mai bun scor al său, mai bun decât { $previous }.
    }
improve-tied = { who } ia acest { $score } drept cel mai bun scor în locul celui dinainte: dintre egale, ultimul.

narrow-mover = { who } are acum { $to } pentru { mover-name }: <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.
narrow-known =
    { $side ->
        [alpha] { who }: tabela dă cel puțin { $to }, deci <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.
       *[beta] { who }: tabela dă cel mult { $to }, deci <nb><b>β</b> scade</nb> de la { $from } la <b>{ $to }</b>, iar fereastra este { window }.
    }
narrow-payoffs =
    { $player ->
        [max] { who }: niciun câștig nu este mai mic decât { $to }, deci încă înainte de primul fiu <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.
       *[min] { who }: niciun câștig nu este mai mare decât { $to }, deci încă înainte de primul fiu <nb><b>β</b> scade</nb> de la { $from } la <b>{ $to }</b>, iar fereastra este { window }.
    }
narrow-mover-payoffs = { who }: niciun câștig nu este mai rău pentru { mover-name } decât { $to }, deci <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.

met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
cutoff-zero = { who } are { $score }, iar { met } răspunde la întrebare: { cutoff-lost }. <x>Retezare { side }.</x>
cutoff-known = { who } are { $score }. { $held ->
        [own] Tabela i-a dat limita
        [root] Tabela a dat limita în rădăcină
       *[node] Tabela a dat limita { where-holder }
    }, iar { met }: { cutoff-lost }. <x>Retezare { side }.</x>
cutoff-mover = { who } are { $score }, iar <nb>{ $score } { compare } <b>β = { $met }</b></nb>{ $held ->
        [end] { "" }
        [window] , capătul ferestrei inițiale
        [root] , scorul oponentului din rădăcină
       *[node] , scorul oponentului din nodul { $holder }
    }: { cutoff-lost }. <x>{ $deep ->
        [yes] Retezare profundă.
       *[no] Retezare.
    }</x>

return-asked = { who } întoarce { $score }: valoarea sa este { bounded }.{ arrival-told }
return-known = { who } întoarce { $score } din tabelă, fără căutare: valoarea sa este { bounded }.{ arrival-told }
return-level =
    { $player ->
        [max] { who } are valoarea { $score }, cel mai mare dintre scorurile sale.
       *[min] { who } are valoarea { $score }, cel mai mic dintre scorurile sale.
    }
turned =
    { $turned ->
        [yes] { " " }Pentru { caller-player } este { negated }.
        [no] { " " }Mai sus tot { caller-player }: același semn.
       *[none] { "" }
    }
return-mover = { who } întoarce { $score }: pentru { mover-name } valorează { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } are { $best }, dar întoarce { $score }: pentru { mover-name } { bounded }.{ turned }{ arrival-told }

ask-zero =
    { $callerPlayer ->
        [max] { who }: valoarea sa este mai mare decât { $than }? Doar atât întreabă fereastra nulă { window }.
       *[min] { who }: valoarea sa este mai mică decât { $than }? Doar atât întreabă fereastra nulă { window }.
    }
ask-again =
    { $callerPlayer ->
        [max] { who } surprinde: cel puțin { $surprise } e mai mult decât { $than }. Cu cât? Căutarea se reia cu fereastra { window }.
       *[min] { who } surprinde: cel mult { $surprise } e mai puțin decât { $than }. Cu cât? Căutarea se reia cu fereastra { window }.
    }

known-value =
    { $known ->
        [exact] exact { $low }
        [low] cel puțin { $low }
        [high] cel mult { $high }
        [both] cel puțin { $low } și cel mult { $high }
       *[none] încă nimic
    }
probe-exact = { who } este în tabelă: { known-value } (adâncimea { $depth }). Nu mai trebuie căutat.
probe-decides =
    { $side ->
        [beta] { who } este în tabelă: { known-value } (adâncimea { $depth }). <nb>{ $low } ≥ <b>β = { $beta }</b></nb>, deci nu mai trebuie căutat.
       *[alpha] { who } este în tabelă: { known-value } (adâncimea { $depth }). <nb>{ $high } ≤ <a>α = { $alpha }</a></nb>, deci nu mai trebuie căutat.
    }
probe-narrows = { who } este în tabelă: { known-value } (adâncimea { $depth }). Aceasta îngustează fereastra { window }.
probe-open = { who } este în tabelă: { known-value } (adâncimea { $depth }). Pentru { window } aceasta nu decide, deci trebuie căutat.
probe-leaf = { worth }: tabela o știe deja, deci nu se evaluează din nou.{ arrival-told }

store-leaf =
    { $what ->
        [root] Tabela păstrează evaluarea statică a rădăcinii: { $low }.
        [static] Tabela păstrează evaluarea statică a nodului { $node }: { $low }.
        [named] Tabela păstrează valoarea frunzei { $node }: { $low }.
       *[leaf] Tabela păstrează valoarea frunzei: { $low }.
    }
store-exact = { who }: tabela păstrează valoarea, { known-value } (adâncimea { $depth }).
store-bound = { who }: tabela păstrează o limită a valorii, { known-value } (adâncimea { $depth }).

pass-deepening =
    { $first ->
        [yes] Trecerea { $pass } caută la adâncimea { $depth } cu fereastra { window }.
       *[no] { $order ->
            [refutation] Trecerea { $pass } caută la adâncimea { $depth } cu fereastra { window }: întâi pe variantele care au răspuns în trecerea dinainte.
           *[other] Trecerea { $pass } caută la adâncimea { $depth } cu fereastra { window }: întâi fiii cei mai buni în trecerea dinainte.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Trecerea { $pass } caută cu fereastra { window }: estimarea { guess-told } și { $margin } de ambele părți.
        [win] Trecerea { $pass } caută cu fereastra { window }: estimarea este { guess-told }, iar dincolo de ea nu mai este niciun scor.
        [low] Trecerea { $pass } caută cu { window }: rezultatul nu a trecut de <nb><a>α = { $missed }</a></nb>, deci <a>α</a> se deschide.
       *[high] Trecerea { $pass } caută cu { window }: rezultatul a atins <nb><b>β = { $missed }</b></nb>, deci <b>β</b> se deschide.
    }
pass-zero =
    { $why ->
        [guess] Trecerea { $pass } începe la estimare: valoarea rădăcinii este cel puțin { $beta }? Întreabă fereastra nulă { window }.
        [top] Trecerea { $pass } începe de sus, de la { $greatest }: valoarea rădăcinii este { $beta }? Întreabă fereastra nulă { window }.
        [bottom] Trecerea { $pass } începe de jos, de la { $least }: valoarea rădăcinii este cel puțin { $beta }? Întreabă fereastra nulă { window }.
        [low] Trecerea { $pass }: valoarea rădăcinii este cel puțin { $low }. Este chiar { $beta }? Întreabă fereastra nulă { window }.
       *[high] Trecerea { $pass }: valoarea rădăcinii este cel mult { $high }. Este chiar { $beta }? Întreabă fereastra nulă { window }.
    }
prove-move =
    { $has ->
        [nothing] { "" }
       *[move] { " " }Dacă timpul s-ar termina, mutarea ar fi { $move }.
    }
prove-pass = Trecerea { $pass } întoarce { $score }: valoarea rădăcinii este { bounded }.{ $known ->
        [both] { " " }Se știe: { known-value }.
       *[other] { "" }
    }{ prove-move }
prove-deepening = Trecerea { $pass }, adâncimea { $depth }, întoarce { $score }: acolo valoarea rădăcinii este { bounded }.{ prove-move }

## the question before a decision

stage-question-given = { who } are <mark>{ $score }</mark>, iar aici { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Va fi vizitat { $reply ->
        [yes] următorul răspuns
       *[no] următorul fiu
    }?

## the card beside a node

stage-story-ask =
    { $again ->
        [yes] din nou, cu fereastra { window }
       *[no] întrebare cu fereastra { window }
    }
stage-story-probe = tabela știe: { known-value }
stage-story-store = tabela păstrează: { known-value }
stage-story-pass = trecerea { $pass } cu fereastra { window }
stage-story-prove = trecerea { $pass } întoarce { $score }: { known-value }

## the pseudo-code

code-stop = <k>dacă</k> frunză sau limită: <k>întoarce</k> scorul
code-each-descend =
    { $callee ->
        [max] <k>pentru</k> fiu: v ← MAX(fiu, <a>α</a>, <b>β</b>)
        [min] <k>pentru</k> fiu: v ← MIN(fiu, <a>α</a>, <b>β</b>)
       *[any] <k>pentru</k> fiu: v ← caută(fiu, <a>α</a>, <b>β</b>)
    }
code-best-last =
    { $player ->
        [max] <k>dacă</k> v ≥ optim: optim ← v
       *[min] <k>dacă</k> v ≤ optim: optim ← v
    }
code-break =
    { $player ->
        [max] <k>dacă</k> optim ≥ <b>β</b>: <k>ieși</k> din buclă
       *[min] <k>dacă</k> optim ≤ <a>α</a>: <k>ieși</k> din buclă
    }
code-store = tabelă[nod] ← ce dovedește optim
code-known = <k>dacă</k> tabela decide: <k>întoarce</k> scorul
code-known-narrow = <a>α</a>, <b>β</b> ← îngustate de tabelă
code-negamax = negamax(nod, <a>α</a>, <b>β</b>)
code-leaf-mover = <k>dacă</k> frunză: <k>întoarce</k> valoarea proprie
code-limit-mover = <k>dacă</k> limită: <k>întoarce</k> evaluarea proprie
code-descend-negamax =
    { $turned ->
        [yes] v ← −negamax(fiu, −<b>β</b>, −<a>α</a>)
        [no] v ← negamax(fiu, <a>α</a>, <b>β</b>)
       *[some] v ← ±negamax(fiu)
    }
code-levels = minimax pe niveluri(arbore)
code-levels-plies = <k>pentru fiecare</k> nivel, de jos:
code-levels-nodes = <k>pentru fiecare</k> nod al nivelului:
code-levels-leaf = <k>dacă</k> frunză: scor(nod) ← valoarea
code-levels-limit = <k>dacă</k> limită: evaluarea statică
code-levels-start =
    { $player ->
        [max] <k>altfel</k>: optim ← { $worst }
       *[min] <k>altfel</k>: optim ← { $worst }
    }
code-levels-each = <k>pentru fiecare</k> fiu:
code-levels-best =
    { $player ->
        [max] optim ← max(optim, scor(fiu))
       *[min] optim ← min(optim, scor(fiu))
    }
code-levels-best-last =
    { $player ->
        [max] <k>dacă</k> scor(fiu) ≥ optim: optim ← scor(fiu)
       *[min] <k>dacă</k> scor(fiu) ≤ optim: optim ← scor(fiu)
    }
code-levels-score = scor(nod) ← optim
code-deepening = adâncire(rădăcină, limită)
code-deepening-each = <k>pentru</k> adâncime ← 1 <k>la</k> limită:
code-deepening-search = m ← caută(rădăcină, adâncime)
code-deepening-lines = păstrează variantele care au răspuns
code-deepening-sort = sortează fiii după scoruri
code-aspiration = aspirație(rădăcină, f, margine)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± margine
code-aspiration-search = m ← caută(rădăcină, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>dacă</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>din nou</k>
code-aspiration-high = <k>dacă</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>din nou</k>
code-aspiration-return = <k>întoarce</k> m
code-pvs-first =
    { $callee ->
        [max] primul: v ← MAX(fiu, <a>α</a>, <b>β</b>)
        [min] primul: v ← MIN(fiu, <a>α</a>, <b>β</b>)
       *[any] primul: v ← caută(fiu, <a>α</a>, <b>β</b>)
    }
code-pvs-zero =
    { $player ->
        [max] <a>α</a>, <a>α</a> + { $unit }
       *[min] <b>β</b> − { $unit }, <b>β</b>
    }
code-pvs-ask =
    { $callee ->
        [max] ceilalți: v ← MAX(fiu, { code-pvs-zero })
        [min] ceilalți: v ← MIN(fiu, { code-pvs-zero })
       *[any] ceilalți: v ← caută(fiu, { code-pvs-zero })
    }
code-pvs-again =
    { $player ->
        [max] <k>dacă</k> <a>α</a> < v < <b>β</b>: <k>din nou</k> cu v, <b>β</b>
       *[min] <k>dacă</k> <a>α</a> < v < <b>β</b>: <k>din nou</k> cu <a>α</a>, v
    }
code-mtd = MTD(rădăcină, f)
code-sss = SSS*(rădăcină)
code-dual = DUAL*(rădăcină)
code-mtd-start = m ← f, jos ← { $least }, sus ← { $greatest }
code-sss-start = m ← { $greatest }, jos ← { $least }, sus ← { $greatest }
code-dual-start = m ← { $least }, jos ← { $least }, sus ← { $greatest }
code-mtd-while = <k>cât timp</k> jos < sus:
code-mtd-beta = <b>β</b> ← max(m, jos + { $unit })
code-mtd-search = m ← caută(rădăcină, <b>β</b> − { $unit }, <b>β</b>)
code-mtd-bound = <k>dacă</k> m < <b>β</b>: sus ← m <k>altfel</k> jos ← m
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

# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, the critical tree

panel-window = Fereastră
panel-passes = Treceri
panel-table = Tabelă
panel-moves = Mutări
panel-strategy = Strategie
panel-keeping = Păstrează
panel-depths = Adâncimi
depths-label = Frunze evaluate, după adâncime; mai jos, alpha-beta în alte ordini
panel-critical = Arbore critic
panel-leaf = { $parent }: frunza { $place }
line-label = Axa numerelor: valoarea rădăcinii între { $low } și { $high }
line-guess = estimare
proof-before = Fereastra { window }. { $cut ->
        [past-bound] { $returns ->
            [fail-soft] Un rezultat mai mic decât <a>α</a> este doar o limită superioară; mai mare decât <b>β</b>, doar una inferioară.
           *[other] { proof-open }
        }
       *[at-bound] { proof-open }
    }
proof-open = Un rezultat egal cu <a>α</a> sau mai mic este doar o limită superioară; egal cu <b>β</b> sau mai mare, doar una inferioară.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: valoarea rădăcinii este cel puțin { $score }.
proof-more = Cu cât mai mare, nu se știe.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: valoarea rădăcinii este cel mult { $score }.
proof-less = Cu cât mai mică, nu se știe.
proof-proved = Din frunzele văzute rezultă că este exact { $score }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: în interiorul ferestrei, deci valoarea rădăcinii este exact { $score }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: aici retează doar un scor dincolo de limită, deci și unul egal cu limita este exact. Valoarea rădăcinii este exact { $score }.
proof-certain = Valoarea rădăcinii este exact { $score }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, iar niciun câștig nu este mai mare decât { $score }: valoarea rădăcinii este exact { $score }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, iar niciun câștig nu este mai mic decât { $score }: valoarea rădăcinii este exact { $score }.
proof-together = Împreună cu trecerile anterioare: <nb>{ $known }</nb>.
proof-payoffs = Împreună cu limitele câștigurilor: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] Cu { $depth } nivel înainte
        [few] Cu { $depth } niveluri înainte
       *[other] Cu { $depth } de niveluri înainte
    }: <nb>rădăcina { $relation } { $score }</nb>.
proof-move = Dacă timpul se termină acum, răspunsul este <nb>{ $move }</nb>.
pass-none =
    { $begin ->
        [top] Nicio trecere nu a început: rădăcina poate avea orice valoare. Prima începe de la { $greatest }.
        [bottom] Nicio trecere nu a început: rădăcina poate avea orice valoare. Prima începe de la { $least }.
       *[guess] Nicio trecere nu a început: rădăcina poate avea orice valoare.
    }
pass-asks = Trecerea { $number } pune o singură întrebare: este valoarea rădăcinii cel puțin { $beta }?
pass-searches = Trecerea { $number } caută cu fereastra { window }.
pass-looks =
    { $depth ->
        [one] Trecerea { $number } privește { $depth } nivel înainte.
        [few] Trecerea { $number } privește { $depth } niveluri înainte.
       *[other] Trecerea { $number } privește { $depth } de niveluri înainte.
    }
pass-called = { window }
pass-go = Trecerea { $number }: la sfârșit
pass-number = Nr.
pass-depth = Ad.
pass-window = Fereastra
pass-result = Rezultat
pass-known = Se știe
pass-move = Mutare
pass-leaves = Frunze
table-hits = Poziții cunoscute întâlnite: <k>{ $probes }</k>. Rezolvate doar de tabelă: <k>{ $hits }</k>.
table-position = Poziție
table-depth = Niveluri
table-score = Scor
table-empty = Nimic nu este păstrat încă.
moves-nameless = Aceste ordini recunosc o mutare după nume, iar arborele nu are nume. Se pot scrie: (x: 3 y: 12).
moves-killers = Mutări ucigașe
moves-history = Istoric
moves-ply = Nivel
moves-last = Ultima
moves-before = Înainte
moves-move = Mutare
moves-max = MAX
moves-min = MIN
moves-none = Nicio retezare încă.
moves-lines = Variantele care au răspuns
moves-answer = Răspuns
moves-no-line = Nicio trecere nu s-a încheiat.
critical-type-1 = trebuie știut exact
critical-type-2 = ajunge un fiu
critical-type-3 = trebuie toți fiii
critical-spare = văzut fără nevoie
cost-all = { $needed } { $unit ->
        [static] { $needed ->
            [one] poziție
            [few] poziții
           *[other] de poziții
        }
       *[leaf] { $needed ->
            [one] frunză
            [few] frunze
           *[other] de frunze
        }
    }
cost-counted = Numărate
cost-run = această rulare
cost-run-of = din { cost-all }
cost-run-again = evaluări; { $distinct } din { cost-all }
cost-least = minim
cost-least-note =
    { $own ->
        [no] le cere orice căutare
       *[yes] cea mai bună ordine
    }
cost-best = cel mai bun fiu
cost-best-game = cel mai bun răspuns
cost-best-note = primul; nu mereu minim
cost-mean = medie, ordini
cost-mean-orders =
    { $some ->
        [countless] toate ale arborelui
       *[known] ale arborelui: { $orders }
    }
cost-random = medie, aleatoriu
cost-random-leaves = cu alte frunze
cost-most = maxim
cost-most-note = cea mai slabă ordine, minimax
cost-minimax = minimax
cost-minimax-note =
    { $unit ->
        [static] fiecare poziție
       *[leaf] fiecare frunză
    }
panel-partial = Este dezvoltat doar ceea ce examinează căutarea. Nu se știe cât valorează restul.
tree-stub =
    { $moves ->
        [one] { $moves } mutare, nedezvoltată
        [few] { $moves } mutări, nedezvoltate
       *[other] { $moves } de mutări, nedezvoltate
    }
cost-later = Numerele apar când rularea s-a încheiat.
cost-label = Fiecare nod are fii: b = { $b }, adâncime d = { $d }.
claims-label = Formule
claims-not = (fără numărare)
claims-told = { $least ->
        [yes] minim: { $leaves }
       *[no] cel mai bun: { $leaves }
    }
claims-exact = Knuth, Moore; { claims-told }
claims-best = cel mai bine; { claims-told }
claims-mean = aleatoriu; medie: { $leaves }
claims-foot = Galben: această rulare. Plin: numărat. Întrerupt: ce spune o formulă; punctele duc la numărul despre care vorbește.
end-counted = { end-root }, după { $leaves } din { cost-all }. { $least ->
        [yes] Cea mai bună ordine cere { $best }
       *[no] Cu cel mai bun fiu primul: { $best }
    }{ $mean ->
        [none] .
       *[some] ; media tuturor ordinilor este <nb>{ $mean }.</nb>
    }
key-pass = trecere
key-table = tabelă
key-ask = fereastră nulă

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
race-leaves = evaluări: { $leaves }
race-setting = { $name }: { $value }
race-table = Costul de până acum al fiecărei rulări
race-count-leaves = evaluări
race-count-distinct = noduri distincte
race-count-visits = vizite
race-count-cutoffs = retezări
race-count-passes = treceri
race-count-hits = răspunsuri din tabelă
race-least = cel mai puțin
race-text = Copiază tabelul ca text
race-latex = Copiază tabelul ca LaTeX
race-as-share = Distribuie
race-as-file = Fișier
race-as-svg = SVG
race-as-png = PNG
race-as-text = Text
race-as-latex = LaTeX
race-not-copied = Acest browser nu lasă pagina să copieze.

## trees too large to draw whole

# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = restrâns: frunze evaluate: { $evaluated } din { $leaves }, retezate: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = subarbori vecini: { $siblings }, restrânși; frunze evaluate: { $evaluated } din { $leaves }, retezate: { $cut }
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Urmează căutarea
# A small map in a corner of the tree.
tree-map = Întregul arbore și partea arătată

## the search rows of the menu

trouble-beyond-payoffs =
    { $at ->
        [node] Nodul { $node }
        [child] Frunza { $place } a rădăcinii
        [alone] Singura frunză
       *[leaf] Frunza { $place } a nodului { $parent }
    } are { $score }, iar acesta nu este un câștig de la { $least } la { $greatest }.
trouble-empty-payoffs = Cel mai mic câștig trebuie să fie mai mic decât cel mai mare.
note-payoffs = Câștiguri de la { $least } la { $greatest }
payoffs-label = Câștiguri
payoffs-from = de la
payoffs-to = la
payoffs-clear = Despre câștiguri nu se știe nimic
payoffs-about = Ce se știe despre toate câștigurile; gol: nimic.
payoffs-effect =
    { $what ->
        [passes] Pe acest arbore: treceri { $here }, fără asta { $there }.
        [leaves] Pe acest arbore: frunze { $here }, fără asta { $there }.
       *[nothing] Pe acest arbore nu se economisește nimic.
    }
payoffs-why = Nimic nu valorează mai mult decât un câștig: cine are o mutare câștigătoare nu trebuie să le mai examineze pe celelalte. Fără interval, căutarea nu știe asta și caută ceva mai bun.
payoffs-uncounted = Pe un arbore atât de mare, nu numărăm aici cât economisește intervalul.
cut-label = Retezare
rule-cut-at-bound = la limită
rule-cut-past-bound = dincolo de ea
ties-label = Dintre egale
rule-ties-first = prima
rule-ties-last = ultima
ties-about = Care dintre mutările egale este aleasă.
ties-take-first = Ia prima
ties-cut-past = Retează dincolo de limită
note-ties = Dintre egale, ultima
ties-warning =
    { $why ->
        [clamped] Scoruri aduse în fereastră, ultima dintre egale
       *[cut] Retezare la limită, ultima dintre egale
    }: mutarea poate fi greșită.
ties-why =
    { $why ->
        [clamped] Un scor adus la limită poate valora pentru jucător mai puțin decât pare, iar ca ultimul dintre egale câștigă.
       *[cut] Un fiu retezat la limită valorează cel mult atât pentru jucătorul de sus, iar ca ultimul dintre egale câștigă.
    }
ties-here = Aici: valorează { $worth }, nu { $score }.
field-least = Cel mai mic câștig
field-greatest = Cel mai mare câștig
window-label = Fereastra inițială
order-label = Ordinea fiilor
order-label-game = Ordinea mutărilor
arrange-label-game = Răspunsurile în ordinea căutării
order-as-written = Ca în text
order-centre-first = Întâi centrul
order-corners-first = Întâi colțurile
order-captures-first = Întâi capturile
order-further-move-first = Întâi cele cu încă o mutare
order-static = După evaluarea statică
order-fewest-children = Întâi cu cei mai puțini fii
order-fewest-replies = Întâi cu cele mai puține răspunsuri
order-fewest-nodes = Întâi cu cele mai puține noduri
order-killer = Mutări ucigașe
order-history = Istoric
order-previous-pass = După trecerea anterioară
order-refutation = Tabela respingerilor
order-best-first = De la cel mai bun, după valoare
order-worst-first = De la cel mai slab, după valoare
order-reversed = Inversată
order-shuffled = Amestecată
field-seed = Sămânță
field-guess = Prima estimare
field-guess-rounded = Prima estimare, rotunjită la { $guess }
field-margin = Margine
field-alpha = Fereastra inițială, α
field-beta = Fereastra inițială, β
field-depth = Limită de adâncime, în niveluri
order-choice = { $name } · { $leaves }
order-choice-lacks =
    { $name } · { $lacks ->
        [game] nu aici
        [names] fără nume
        [passes] fără treceri
       *[deepening] fără adâncire
    }
order-effect = Frunze: { $leaves }, ca în text { $written }.
order-lacks =
    { $lacks ->
        [game] Este ordinea proprie a altui joc: arborele acesta nu o are.
        [static] Nodurile interioare nu au aici evaluări statice, scoruri înaintea parantezelor: se sortează doar frunzele.
        [names] Această ordine recunoaște o mutare după nume, iar arborele nu are nume.
        [passes] Această ordine merge după trecerea anterioară, iar această căutare are o singură trecere.
       *[deepening] Această ordine păstrează variantele unei treceri pentru următoarea, mai adâncă: îi trebuie adâncirea iterativă.
    }
overlay-label = Pe arbore
overlay-none = Variația principală
overlay-strategy = Strategia lui MAX
overlay-keeping = Mutări care păstrează valoarea
overlay-critical = Cel mai bun fiu întâi: ce se vede
overlay-critical-game = Cel mai bun răspuns întâi: ce se vede
strategy-lead =
    { $has ->
        [move] MAX joacă { $move } și are cel puțin { $score }, orice ar face MIN.
       *[none] MAX are cel puțin { $score }, orice ar face MIN.
    }
strategy-move = MIN joacă
strategy-answer = MAX răspunde
strategy-value = Valoare
keeping-at = În nodul
keeping-moves = Păstrează valoarea
keeping-value = Valoare

## as in a course

notation-title = Notație
# On a chip in the header: the tree is drawn as in this course; then whether some of it has been changed by hand.
notation-as-in = Ca în <k>{ $course }</k>
notation-changed = , schimbată
# The chip's cross.
notation-leave = Înapoi la notația generală
notation-preset-general = Generală
notation-preset-a = Modelul jocului
notation-preset-b = Jocuri ca probleme de căutare
notation-preset-c = Gomoku
notation-preset-d = Jocuri în Java
notation-preset-e = α-β și MTD(f)

## what notes and fields say

guess-told =
    { $rounded ->
        [yes] { $guess } ({ $asked } rotunjit)
       *[no] { $guess }
    }
note-guess = Prima estimare { guess-told }
note-margin = Marginea { $margin }
note-seed = Sămânța { $seed }
error-bad-seed = „{ $found }” nu este o sămânță: trebuie un număr întreg, cel puțin 0.
error-bad-margin = „{ $found }” nu este o margine: trebuie un număr mai mare ca 0.
trouble-too-many-passes = Căutarea a făcut { $passes } treceri și nu mai afla nimic nou, așa că a fost oprită. Este o eroare a programului.
tree-is-earlier = dintr-o căutare anterioară

## Jocuri

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = X și 0
game-gomoku = Gomoku
game-connect-four = Patru în linie
game-reversi = Reversi
game-draughts = Dame
game-kalah = Kalah
game-chess = Șah

gaming-title = Un joc
gaming-game = Care joc
gaming-size =
    { $game ->
        [kalah] Gropi și semințe
       *[other] Lățime și înălțime
    }
gaming-heaps = Grămezi
gaming-mnk = Lățime, înălțime, câte la rând
gaming-such = de pildă { $such }
gaming-position = Prima poziție, dacă e alta
gaming-moves = Mutări de acolo
gaming-turn =
    { $player ->
        [first] La mutare este primul jucător, și el este MAX.
       *[second] La mutare este al doilea jucător, și el este MAX.
    }
gaming-over = Aici jocul s-a încheiat.
gaming-play = Joacă o mutare
gaming-put = Pune piese
gaming-put-turn = Mută celălalt jucător
gaming-put-end = Joacă iar mutări
gaming-put-nothing = nimic
gaming-put-piece =
    { position-kind }, { $player ->
        [first] primul jucător
       *[second] al doilea jucător
    }
# A square to put a piece on, for those who do not see it: where it is, and what stands there.
gaming-put-square =
    { $where ->
        [number] câmpul { $place }
        [hole] coloana { $column }, rândul { $row } de jos
       *[name] { $place }
    }: { $kind ->
        [none] gol
       *[other] { gaming-put-piece }
    }
gaming-put-squares = Tabla, săgețile duc de la un câmp la altul
gaming-misere = Cine face ultima mutare pierde
gaming-most = O mutare ia cel mult
gaming-capture = Ultima sămânță într-o groapă goală capturează și singură
gaming-rest = Semințele rămase la sfârșit revin jucătorului ale cărui gropi sunt goale
gaming-all-moves = Și mutări departe de orice piesă
gaming-symmetry = Imaginile în oglindă o singură dată
gaming-seen-by = Doar ceea ce examinează căutarea
gaming-utility = Un sfârșit valorează
gaming-utility-usual = Câștig 1, remiză 0, pierdere −1
gaming-utility-usual-limited = Câștig 1000, cu 1 mai puțin la fiecare semimutare
gaming-utility-result = Câștig +∞, remiză 0, pierdere −∞
gaming-utility-speed = Cu atât mai mult, cu cât e mai repede
gaming-utility-margin = Diferența cu care se câștigă
gaming-beyond = Încă niveluri unde nu e liniște
gaming-quiescence = Acolo doar capturi, cu stand pat (evaluarea fără mutare)
gaming-sure = Sigur de la atâtea puncte
gaming-weights = Ponderile evaluării
gaming-nodes = noduri
gaming-positions = poziții
gaming-seen = examinate
gaming-limit = Limita de adâncime
gaming-counting = Se numără …
gaming-told =
    { $plies ->
        [one] La limita de { $plies } nivel
        [few] La limita de { $plies } niveluri
       *[other] La limita de { $plies } de niveluri
    }: { $nodes } { $nodes ->
        [one] nod
        [few] noduri
       *[other] de noduri
    }, { $positions } { $positions ->
        [one] poziție
        [few] poziții
       *[other] de poziții
    }. Arborele are { $all } { $all ->
        [one] nod
        [few] noduri
       *[other] de noduri
    }{ $beyond ->
        [0] .
       *[other] , dintre care { $beyond } peste limită.
    }
gaming-told-seen = La limita de { $plies } { $plies ->
        [one] nivel
        [few] niveluri
       *[other] de niveluri
    }, arborele a ceea ce examinează căutarea are { $nodes } { $nodes ->
        [one] nod
        [few] noduri
       *[other] de noduri
    }, dintre care examinate: { $seen }.
gaming-closed =
    { $grown ->
        [seen] Cu nivelul { $ply } chiar și ceea ce examinează căutarea ar avea peste { $nodes } de noduri. Mai departe poate ajunge o ordine mai bună a mutărilor sau un tabel.
       *[all] Cu nivelul { $ply } arborele ar avea peste { $nodes } de noduri. Încap o poziție mai târzie sau doar ceea ce examinează căutarea.
    }
gaming-readable =
    { $what ->
        [none] Pe acest ecran nici măcar la un nivel nu e loc pentru câte un număr la fiecare frunză.
        [numbers] Pe acest ecran fiecare frunză are numărul ei până la nivelul { $numbers }; pentru table la frunze nu e loc.
        [both] Pe acest ecran fiecare frunză are tabla și numărul ei până la nivelul { $numbers }.
       *[apart] Pe acest ecran fiecare frunză are tabla și numărul ei până la nivelul { $boards }, iar numai numărul până la nivelul { $numbers }.
    }
gaming-end = sfârșitul
gaming-open = Deschide arborele

tree-editor-by-hand = Acest scor a fost dat de mână. Ștergeți-l și apăsați Enter: revine cel pe care îl dă jocul.

# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, până la sfârșit
        [one] { $game }, { $plies } nivel
        [few] { $game }, { $plies } niveluri
       *[other] { $game }, { $plies } de niveluri
    }

error-game-unknown = „{ $found }” nu este un joc. Există nim, tic-tac-toe, mnk, gomoku, connect-four, reversi, draughts, kalah și chess.
error-game-field = „{ $found }” nu spune nimic despre un joc.
error-game-twice = „{ $found }” apare aici de două ori.
error-game-missing = „{ $found }” nu are valoare.
error-game-value = „{ $found }” nu este o valoare potrivită aici.
error-game-option = „{ $found }” nu există în acest joc.
error-game-order = acest joc nu are o ordine a mutărilor numită „{ $found }”.
error-game-rule = acest joc nu are o regulă numită „{ $found }”.
error-game-size = acest joc nu poate avea dimensiunea „{ $found }”.
error-game-feature = acest joc nu numără așa ceva: „{ $found }”.
error-game-weight = „{ $found }” nu este o caracteristică, „=” și un număr de cel mult un milion.
error-game-too-large = arborele ar avea mai mult de { $limit } noduri. Micșorați limita de adâncime sau nivelurile de după ea.
error-game-too-deep = arborele ar fi mai adânc de { $limit } niveluri. Micșorați limita de adâncime sau nivelurile de după ea.
error-game-endless = fără limită de adâncime arborele merge până la sfârșitul jocului și este prea mare. Adăugați o limită: &depth=3.
error-game-no-tree = acest joc nu are arbore.
error-game-seen-by = această căutare cere tot arborele: alegeți alt algoritm sau altă ordine a fiilor.
error-game-whole = pentru asta trebuie tot arborele, iar dezvoltat este doar ceea ce examinează o căutare. Eliminați „seen-by”.
error-game-no-captures = în acest joc nu se capturează nimic; doar la dame și la șah.
error-game-no-margin = în acest joc nu se numără diferența; doar la Reversi și Kalah.
error-game-node = „{ $found }” nu duce la nicio frunză a arborelui.
error-game-sign = „{ $found }” nu înseamnă nimic aici.
error-game-rows = tabla are { $limit } rânduri.
error-game-squares = fiecare rând are { $limit } locuri.
error-game-number = aici lipsește un număr întreg, sau este prea mare.
error-game-no-mover = lipsește jucătorul care mută.
error-game-impossible = niciun joc nu ajunge la această poziție.
error-game-no-player = lipsește un jucător, „B” sau „W”.
error-game-both-players = piesele fiecărui jucător se dau o singură dată.
error-game-taken = pe acest câmp se află deja o piesă.
error-game-fields = o poziție este tabla, cine mută, rocada, en passant și două contoare.
error-game-kings = fiecare jucător are un rege, iar regii nu stau unul lângă altul.
error-game-check = cine tocmai a mutat și-a lăsat regele în șah.
error-game-castling = regele sau turnul nu stau acolo unde începe rocada.
error-game-en-passant = niciun pion nu poate să fi trecut peste acest câmp.
error-game-no-move = „{ $found }” nu este o mutare aici.
error-game-is-over = jocul se termină înainte de „{ $found }”.

panel-position = Poziție
position-first = Prima poziție
position-after = După { $moves }
position-by-hand = Scorul { $score } este dat de mână; suma nu contează
position-to-move =
  { $who ->
    [first] Mută primul jucător
   *[second] Mută al doilea jucător
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
moves-cross = mută X
moves-nought = mută O
moves-black = mută negrul
moves-white = mută albul
moves-full = mută plinele
moves-ring = mută inelele
# The line across a tree that goes on beyond its limit.
tree-limit = limită { $depth }
tree-row-limit = limită
position-over = Jocul s-a terminat.
# A board in words, for those who do not see it: a sentence for each player, or for each column or heap.
position-read =
    { $player ->
        [first] Primul jucător
       *[second] Al doilea jucător
    }: { $count ->
        [0] nimic
       *[other] { $list }
    }.
position-piece =
    { $kind ->
        [mark] { $place }
       *[other] { position-kind } { $place }
    }
position-kind =
    { $kind ->
        [piece] piesă
        [crowned] damă
        [king] rege
        [queen] regină
        [rook] turn
        [bishop] nebun
        [knight] cal
       *[pawn] pion
    }
position-pit =
    groapa { $pit } { $seeds ->
        [0] goală
        [one] cu 1 sămânță
        [few] cu { $seeds } semințe
       *[other] cu { $seeds } de semințe
    }
position-store =
    magazia { $seeds ->
        [0] goală
        [one] cu 1 sămânță
        [few] cu { $seeds } semințe
       *[other] cu { $seeds } de semințe
    }
position-heap =
    Grămada { $heap }: { $counters ->
        [0] goală
        [one] 1 jeton
        [few] { $counters } jetoane
       *[other] { $counters } de jetoane
    }.
position-column =
    Coloana { $column }{ $height ->
        [0] : goală, loc pentru { $rows }
       *[other] , înălțime { $height } din { $rows }, de jos în sus: { $list }
    }.
position-disc =
    { $player ->
        [first] primul jucător
       *[second] al doilea jucător
    }
position-evaluation = Evaluarea, pentru MAX{ $asked ->
        [no] : aici nu este cerută
        [over] : aici contează rezultatul
       *[yes] { "" }
    }
position-total = suma
position-counted = Contează ca { $counted }: între pierdere și câștig.
position-weight = Ponderea pentru „{ $name }”
position-no-weight = O pondere este un număr, cel mult un milion.
position-best = { $move } este cea mai bună de la { $from } la { $to }.
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
        [yes] ; frunze evaluate: { $leaves }, nu { $oldLeaves }
       *[no] { "" }
    }
weighed = Ponderea pentru „{ weighed-feature }”: <mark>{ $now }</mark> în loc de { $before }. MAX obține { $score }{ outcome } cu <k>{ $best }</k>, nu { $oldScore } cu { $oldBest }{ weighed-effort }.
weighed-same = Ponderea pentru „{ weighed-feature }”: <mark>{ $now }</mark> în loc de { $before }. MAX obține tot { $score }{ outcome } cu <k>{ $best }</k>{ weighed-effort }.
weighed-back = Ponderea pentru „{ weighed-feature }”: <mark>{ $now }</mark>, ca înainte.
position-line = linia de joc
position-beyond = { $unrest ->
    [threat] amenințări
    [capture] capturi
    [corner] colțuri
   *[further-move] mutări în plus
  }: { $plies ->
    [0] oprire
   *[other] +{ $plies }
  }
position-beyond-why = Când { unrest }, căutarea trece peste limită.
position-beyond-told =
    { $plies ->
        [0] Fără a trece peste limită
       *[other] Trecând peste limită
    }: { $leaves ->
        [same] tot atâtea frunze
       *[other] frunze { $oldLeaves } → { $newLeaves }
    }, { $score ->
        [same] scorul rămâne { $newScore }
       *[other] scorul { $oldScore } → { $newScore }
    }.
position-sure = sigur de la: { $points }
position-sure-why = Unde o poziție liniștită dă cuiva cel puțin atâtea puncte, căutarea se oprește înainte de limită.
tree-row-beyond = peste
unrest =
    { $unrest ->
        [threat] cineva poate câștiga imediat
        [capture] se poate captura ceva
        [check] regele este în șah
        [corner] se poate ocupa un colț
       *[further-move] același jucător poate muta din nou
    }
reach-goes-on = Poziția nu este liniștită, { unrest }: căutarea trece peste limita de adâncime ({ $limit }).
reach-may-stand =
    Dincolo de limita de adâncime ({ $limit }) se caută doar capturile, iar { $player ->
        [max] MAX
       *[min] MIN
    } poate și să nu captureze (stand pat): evaluarea contează ca încă o replică.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } nu capturează (stand pat): poziția valorează cât evaluarea ei.
reach-quiet = Acolo nu se anunță nimic, deci căutarea se oprește.
reach-ends = Poziția nu este liniștită, { unrest }, dar căutarea nu merge mai departe.
reach-sure = E destul de sigur: căutarea se oprește înainte de limită (niveluri: { $plies }).
grown-goes-on = Poziția nu este liniștită, { unrest }: arborele trece peste limita lui de adâncime ({ $limit }).
grown-quiet = Acolo nu se anunță nimic, deci arborele se termină.
grown-ends = Poziția nu este liniștită, { unrest }, dar arborele se termină acolo.
grown-sure = E destul de sigur: arborele se termină înainte de limită (niveluri: { $plies }).
position-onward = Mai departe de aici
position-back = O mutare înapoi
position-shallower = Un nivel mai puțin
position-deeper = Un nivel în plus
position-depth = { $depth ->
    [one] 1 nivel
    [few] { $depth } niveluri
   *[other] { $depth } de niveluri
  }
rated-open = Evaluează fiecare mutare
rated-label = Scorul fiecărei mutări
rated-move = Mutare
rated-score = Scor
rated-best = cea mai bună
rated-sort = Sortează după: { $by }
feature-bishops = nebuni
feature-centre = centru
feature-corners = colțuri
feature-discs = discuri
feature-further-move = încă o mutare
feature-kings = dame
feature-knights = cai
feature-men = piese
feature-mobility = mobilitate
feature-open-lines = linii deschise
feature-pawns = pioni
feature-queens = regine
feature-rooks = turnuri
feature-rows-with-four = linii cu patru
feature-rows-with-one = linii cu una
feature-rows-with-three = linii cu trei
feature-rows-with-two = linii cu două
feature-seeds = semințe
feature-squares = ponderile câmpurilor
feature-store = magazie
feature-sum = cine ia ultimul
feature-threes = trei deschise

## sentences of a game: a node is called by the moves that lead there. They take the place of those of the same name.

who =
    { $at ->
        [after] După <k>{ $node }</k>, { $mover ->
            [max] MAX
           *[min] MIN
        }
        [root] Rădăcina
        [max] Nodul MAX { $node }
       *[min] Nodul MIN { $node }
    }
caller-whole =
    { $callerAt ->
        [after] { $callerPlayer ->
            [max] MAX după <k>{ $caller }</k>
           *[min] MIN după <k>{ $caller }</k>
        }
        [root] rădăcină
        [max] nodul MAX { $caller }
       *[min] nodul MIN { $caller }
    }
where-node =
    { $at ->
        [after] după <k>{ $node }</k>
       *[node] în nodul { $node }
    }
where-holder =
    { $held ->
        [after] după <k>{ $holder }</k>
       *[node] în nodul { $holder }
    }
where-alpha-holder =
    { $alphaHeld ->
        [after] după <k>{ $alphaHolder }</k>
       *[node] în nodul { $alphaHolder }
    }
where-beta-holder =
    { $betaHeld ->
        [after] după <k>{ $betaHolder }</k>
       *[node] în nodul { $betaHolder }
    }
visit-minimax =
    { $player ->
        [max] { who } caută cel mai mare dintre scorurile { $reply ->
            [yes] răspunsurilor sale
           *[no] fiilor săi
        }.
       *[min] { who } caută cel mai mic dintre scorurile { $reply ->
            [yes] răspunsurilor sale
           *[no] fiilor săi
        }.
    }
cutoff-lost =
    { $lost ->
        [one] { $reply ->
            [yes] ultimul răspuns
           *[no] ultimul fiu
        } nu mai poate schimba nimic
        [few] { $reply ->
            [yes] ultimele { $lost } răspunsuri
           *[no] ultimii { $lost } fii
        } nu mai pot schimba nimic
       *[other] { $reply ->
            [yes] ultimele { $lost } de răspunsuri
           *[no] ultimii { $lost } de fii
        } nu mai pot schimba nimic
    }
stage-question = { who } are <mark>{ $score }</mark>; { stage-held }, deci { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Va fi vizitat { $reply ->
        [yes] următorul răspuns
       *[no] următorul fiu
    }?
