# Secateur în română. Marcajele și regulile sunt cele din en.ftl; propoziții de cel mult 170 de caractere.
#
# Glosar: game tree arbore de joc · node nod · leaf frunză · root rădăcină · child fiu · level, ply nivel (până la o victorie,
# semimutare) · chance node nod aleator (în rând ALEATOR) · mean medie · weight pondere · die zar · depth limit limită de
# adâncime · score scor · value, worth valoare · payoff câștig · static evaluation evaluare statică · best optim (cel mai bun
# scor) · window fereastră · root window fereastra inițială · zero window fereastră nulă · bound limită · cut-off retezare ·
# deep profund · principal variation variația principală · strict strict · running bound limită curentă · dialect dialect · step
# pas · run rulare · pass trecere · guess estimare · margin margine (a ferestrei) · transposition table tabelă de transpoziții,
# pe scurt tabelă · depth adâncime · mover jucătorul la mutare · frame cadru · seed sămânță · fail-soft și fail-hard netraduse.
# În pseudocod se traduc și numele variabilelor.
# Numele nodurilor și numerele stau după substantiv („nodul MIN b”, „din nodul b”) și nu se declină. De la 20 în sus
# numerele cer „de”. Ferestrele și șirurile de numere se despart prin punct și virgulă: virgula este zecimală.

## the page

page-title = Secateur: minimax și alpha-beta, pas cu pas
brand = Secateur
bar-label = Căutare și arbore
stage-label = Arbore de joc
aside-label = Starea căutării
player-label = Pași
fatal = Secateur nu poate porni: modulul de căutare nu se încarcă. Reîncărcați pagina; dacă nu ajută, folosiți un browser actual.
fatal-detail = Browserul spune: { $reason }
failed-title = În program a apărut o eroare.
failed-kept = Arborele și toate schimbările lui sunt păstrate. Pentru a continua, reîncărcați pagina.
failed-on = Continuă
failed-without = Continuă fără acest arbore
decimal-sign = ,
offline-kept = Funcționează fără rețea.
offline-new = Există o versiune nouă. Pornește după ce închideți toate filele cu această pagină.
notice-restart = Reîncarcă
taking-dismiss = Ascunde

## names of nodes, shared by the sentences

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
# După „pentru”.
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
# După număr: „3 din rădăcină”.
caller-own =
    { $callerAt ->
        [root] din rădăcină
       *[node] din nodul { $caller }
    }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
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
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step

start-minimax = Minimax evaluează fiecare frunză și duce scorurile în sus: MAX ia scorul cel mai mare, MIN scorul cel mai mic. Pentru a începe, faceți un pas înainte.
start-minimax-by-levels = Minimax merge nivel cu nivel, de jos în sus: fiecare nod găsește gata scorurile fiilor săi. Pentru a începe, faceți un pas înainte.
start-alpha-beta = <nb>Alpha-beta</nb> caută de la stânga și sare peste frunzele care nu pot schimba valoarea rădăcinii. Pentru a începe, faceți un pas înainte.
start-window = <nb>Alpha-beta</nb> primește fereastra { window }: un scor din interiorul ei este exact, unul din afară este doar o limită.
start-payoffs = <nb>Alpha-beta</nb> începe cu fereastra { window }, de la cel mai mic câștig al jocului la cel mai mare: deci rezultatul este exact.
start-negamax = Negamax este <nb>alpha-beta</nb> într-o singură procedură: fiecare scor este dat pentru jucătorul la mutare, care ia scorul cel mai mare. Pentru a începe, faceți un pas înainte.
start-iterative-deepening = Adâncirea iterativă caută la adâncimea 1, apoi 2 și așa mai departe: când timpul se termină, mutarea o dă ultima trecere întreagă.
start-aspiration = Fereastră îngustă în jurul estimării { guess-told }. Dacă scorul nu cade în ea, partea aceea se deschide și căutarea se reia.
start-aspiration-grown = Fereastră îngustă în jurul estimării { guess-told }. Dacă scorul nu cade în ea, partea aceea se lărgește treptat și căutarea se reia.
start-pvs = PVS are încredere în primul fiu. Despre fiecare fiu următor întreabă cu o fereastră nulă dacă e mai bun; o surpriză se caută din nou.
start-alpha-beta-table = <nb>Alpha-beta</nb> cu tabelă păstrează, pentru fiecare poziție, ceea ce s-a dovedit ultima dată și se uită acolo înainte să caute.
start-mtd-f = MTD(f) folosește doar ferestre nule, prima la estimarea { guess-told }. Fiecare trecere mută o limită, până când cele două se întâlnesc.
start-sss-star = SSS*, ca MTD({ $greatest }): ferestre nule de sus în jos. Fiecare trecere coboară limita de sus, până când atinge valoarea.
start-dual-star = DUAL*, ca MTD({ $least }): ferestre nule de jos în sus. Fiecare trecere ridică limita de jos, până când atinge valoarea.
start-expectiminimax = Expectiminimax ia cel mai mare scor pentru MAX, cel mai mic pentru MIN, iar la nodurile aleatoare media.
start-star1 = Star1 este expectiminimax care retează și la nodurile aleatoare: de îndată ce niciun câștig al celorlalți fii nu mai poate aduce media în fereastră.
start-known = Din căutarea dinainte tabela mai știe { $known ->
        [one] { $known } poziție
        [few] { $known } poziții
       *[other] { $known } de poziții
    }: { $known ->
        [0] se caută tot.
       *[other] acestea nu se mai caută.
    }
guess-told =
    { $rounded ->
        [yes] { $guess } ({ $asked } rotunjit)
       *[no] { $guess }
    }

## the sentence: after the last step

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] Rădăcina are valoarea
           *[node] Rădăcina { $node } are valoarea
        } { $score }{ outcome }
    }
wins-soon =
    { wins-who } { $plies ->
        [one] în { $plies } semimutare
        [few] în { $plies } semimutări
       *[other] în { $plies } de semimutări
    }
wins-who =
    { $soon ->
        [win] MAX câștigă
        [loss] MAX pierde
        [max-win] MAX câștigă
        [max-loss] MAX pierde
        [min-win] MIN câștigă
       *[min-loss] MIN pierde
    }
outcome =
    { $outcome ->
        [soon] { " " }({ wins-soon })
        [win] { " " }(MAX câștigă)
        [loss] { " " }(MAX pierde)
        [max] { " " }pentru MAX
        [min] { " " }pentru MIN
        [max-win] { " " }(MAX câștigă)
        [max-loss] { " " }(MAX pierde)
        [min-win] { " " }(MIN câștigă)
        [min-loss] { " " }(MIN pierde)
       *[none] { "" }
    }
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-line =
    { $line ->
        [long] variația principală începe cu { $moves }
       *[whole] variația principală este { $moves }
    }
end-evaluated =
    { $unit ->
        [static] Poziții evaluate
       *[leaf] Frunze evaluate
    }: { $leaves }
end-effort =
    { end-evaluated }{ $effort ->
        [partial] { "" }
        [mean] { " " }din { $needed }
       *[whole] { " " }(minimax: { $needed })
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (altfel: { $unaided })
       *[some] { end-effort }
    }
end-exact-minimax = { end-root }, { end-line }. { end-evaluated }.
end-exact = { end-root }, { end-line }. { end-effort }.
end-lower = Căutarea întoarce { $score }, iar <nb>{ $score } ≥ <b>β = { $met }</b></nb>: valoarea rădăcinii este cel puțin { $score }{ end-more }. { end-effort }.
end-upper = Căutarea întoarce { $score }, iar <nb>{ $score } ≤ <a>α = { $met }</a></nb>: valoarea rădăcinii este cel mult { $score }{ end-more }. { end-effort }.
end-more =
    { $proved ->
        [yes] { end-proved }
       *[no] , mai mult nu se știe
    }
end-proved = ; din frunze, exact { $score }
end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
end-missed-lower = Căutarea întoarce { $score }, iar <nb>{ $score } ≥ <b>β = { $met }</b></nb>: valoarea rădăcinii este cel puțin { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Căutarea întoarce { $score }, iar <nb>{ $score } ≤ <a>α = { $met }</a></nb>: valoarea rădăcinii este cel mult { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told } (trecerea de adâncime { $depth }). { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Prima fereastră o cuprinde.
       *[yes] Prima fereastră nu o cuprinde.
    } { end-evaluations }.
end-zero = { end-told }. Limite egale în trecerea { $passes }. { end-evaluations }.
end-greatest = { end-told }. Cel puțin atât; mai mult nu se poate. { end-evaluations }.
end-least = { end-told }. Cel mult atât; mai puțin nu se poate. { end-evaluations }.
end-taken = { end-root }. Dintre egale se ia ultima, { $move }: se știe { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>Valorează { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.
end-counted = { end-root }, după { $leaves } din { cost-all }. { $least ->
        [yes] Cea mai bună ordine cere { $best }
       *[no] Cu cel mai bun fiu primul: { $best }
    }{ $mean ->
        [none] .
       *[some] ; media tuturor ordinilor este <nb>{ $mean }.</nb>
    }

## the sentence: one event each

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
window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
held-alpha =
    { $alphaHeld ->
        [end] niciun câștig nu este mai mic decât { $alpha }
        [window] fereastra inițială începe la { $alpha }
        [root] MAX are deja { $alpha } în rădăcină
       *[node] MAX are deja { $alpha } { where-alpha-holder }
    }
held-beta =
    { $betaHeld ->
        [end] niciun câștig nu este mai mare decât { $beta }
        [window] fereastra inițială se termină la { $beta }
        [root] MIN are deja { $beta } în rădăcină
       *[node] MIN are deja { $beta } { where-beta-holder }
    }
visit-full = { who } începe cu fereastra completă { window }: niciun jucător nu are încă nimic.
visit-alpha = { who } începe cu fereastra { window }: { held-alpha }.
visit-beta = { who } începe cu fereastra { window }: { held-beta }.
visit-both = { who } începe cu fereastra { window }: { held-alpha }, iar { held-beta }.
visit-same-window = { who } începe cu fereastra inițială { window }: niciun jucător nu are încă ceva mai bun.
visit-root-window = { who } începe cu fereastra inițială { window }: întrebarea privește doar scorurile din interiorul ei.
visit-zero = { who } primește fereastra nulă { window }: valoarea este cel puțin { $beta } sau cel mult { $alpha }?
visit-known = { who } începe cu fereastra { window }, îngustată pe drum de tabelă.
visit-answered = { who } începe cu fereastra { window }: unul dintre capete a fost dovedit de o fereastră nulă.
visit-payoffs = { who } începe cu fereastra { window }, de la cel mai mic câștig la cel mai mare: niciun jucător nu are încă nimic.
visit-for-mean = { who } începe cu fereastra { window }: media { caller-own } are nevoie de valoarea lui.
visit-asked-by-chance = { who } începe cu fereastra { window }: un scor în afara ei decide deja media { caller-own }.
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

worth =
    { $what ->
        [static] { $at ->
            [root] Rădăcina
           *[node] Nodul { $node }
        } atinge limita de adâncime cu evaluarea statică { $score }
        [pass] Limita trecerii ({ $limit }): { $at ->
            [root] rădăcina
           *[node] nodul { $node }
        } are evaluarea statică { $score }
        [named] { $outcome ->
            [soon] Frunza { $node }: { wins-soon } ({ $score })
           *[none] Frunza { $node } are valoarea { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] Frunza: { wins-soon } ({ $score })
           *[none] Frunza are valoarea { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] Tot arborele este o singură frunză, cu valoarea { $score }{ outcome }.
    }
evaluate-root = { worth }.
evaluate-first = { worth }: este primul scor pentru { caller-whole }.
evaluate-better = { worth }: pentru { caller-player } e mai bine decât { $callerBest } { caller-own }.
evaluate-equal = { worth }, la fel ca { $callerBest } { caller-own }: rămâne primul.
evaluate-tied = { worth }, la fel ca { $callerBest } { caller-own }: dintre egale rămâne ultimul.
evaluate-worse = { worth }: pentru { caller-player } nu e mai bine decât { $callerBest } { caller-own }.
evaluate-level = { worth }, nivelul { $ply }.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-best =
    { $first ->
        [yes] { who } ia { $score }, primul său scor, drept cel mai bun de până acum
       *[no] { who } ia { $score } drept cel mai bun scor al său, mai bun decât { $previous }
    }
improve = { improve-best }.
improve-tied = { who } ia acest { $score } drept cel mai bun scor în locul celui dinainte: dintre egale, ultimul.
improve-outside =
    { $player ->
        [max] { improve-best }. Nu este peste <nb><a>α = { $bound }</a></nb>, deci fereastra rămâne.
       *[min] { improve-best }. Nu este sub <nb><b>β = { $bound }</b></nb>, deci fereastra rămâne.
    }
improve-met =
    { $player ->
        [max] { improve-best }. <nb>{ $score } { compare } <b>β = { $bound }</b></nb>, dar nu mai este nimic de retezat.
       *[min] { improve-best }. <nb>{ $score } { compare } <a>α = { $bound }</a></nb>, dar nu mai este nimic de retezat.
    }
improve-mover =
    { $first ->
        [yes] { who } ia { $score }, primul său scor, drept cel mai bun de până acum.
        [tied] { who } ia acest { $score } drept cel mai bun scor în locul celui dinainte: dintre egale, ultimul.
       *[no] { who } ia { $score } drept cel mai bun scor al său, mai bun decât { $previous }.
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
            [root] MAX are acum { $to } în rădăcină
           *[node] MAX are acum { $to } { where-node }
        }: <nb><a>α</a> crește</nb> de la { $from } la <a>{ $to }</a>, iar fereastra este { window }.
       *[min] { $at ->
            [root] MIN are acum { $to } în rădăcină
           *[node] MIN are acum { $to } { where-node }
        }: <nb><b>β</b> scade</nb> de la { $from } la <b>{ $to }</b>, iar fereastra este { window }.
    }
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

cutoff-held =
    { $side ->
        [alpha] { $held ->
            [window] Fereastra inițială începe la { $met }
            [root] MAX are deja { $met } în rădăcină
           *[node] MAX are deja { $met } { where-holder }
        }
       *[beta] { $held ->
            [window] Fereastra inițială se termină la { $met }
            [root] MIN are deja { $met } în rădăcină
           *[node] MIN are deja { $met } { where-holder }
        }
    }
cutoff-seen =
    { $held ->
        [end] { who } are { $score }, cel mai bun scor posibil, iar <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
       *[held] { who } are { $score }. { cutoff-held }, iar <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
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
cutoff =
    { cutoff-seen }: { cutoff-lost }. <x>{ $deep ->
        [yes] Retezare { side } profundă
       *[no] Retezare { side }
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
       *[node] , scorul oponentului { where-holder }
    }: { cutoff-lost }. <x>{ $deep ->
        [yes] Retezare profundă.
       *[no] Retezare.
    }</x>

return-minimax =
    { $player ->
        [max] { who } întoarce { $score }, cel mai mare dintre scorurile sale. { arrival }
       *[min] { who } întoarce { $score }, cel mai mic dintre scorurile sale. { arrival }
    }
return-exact = { who } întoarce { $score }, valoarea sa exactă. { arrival }
return-lower = { who } întoarce { $score }: valoarea sa este cel puțin { $score }. { arrival }
return-upper = { who } întoarce { $score }: valoarea sa este cel mult { $score }. { arrival }
proved =
    { $bound ->
        [upper] cel mult
        [lower] cel puțin
       *[exact] exact
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
        [fail-hard] { who } are { $best }, dar întoarce <nb><a>α = { $score }</a></nb>: fail-hard nu iese din fereastră. Valoarea sa: { proved } { $score }. { arrival }
       *[running-bound] { who } are { $best }, dar întoarce <nb><a>α = { $score }</a></nb>, pe care nu l-a ridicat nimic. Valoarea sa: { proved } { $score }. { arrival }
    }
return-lowered =
    { $returns ->
        [fail-hard] { who } are { $best }, dar întoarce <nb><b>β = { $score }</b></nb>: fail-hard nu iese din fereastră. Valoarea sa: { proved } { $score }. { arrival }
       *[running-bound] { who } are { $best }, dar întoarce <nb><b>β = { $score }</b></nb>, pe care nu l-a coborât nimic. Valoarea sa: { proved } { $score }. { arrival }
    }
return-asked = { who } întoarce { $score }: valoarea sa este { bounded }.{ arrival-told }
return-known = { who } întoarce { $score } din tabelă, fără căutare: valoarea sa este { bounded }.{ arrival-told }
# Where chance moves.
who-chance =
    { $at ->
        [root] Rădăcina
       *[chance] Nodul aleator { $node }
    }
visit-chance = { who-chance } începe cu fereastra { window }: întoarce media fiilor săi.
sum-whole = { who-chance } are toți fiii: media este { $seen }.
sum-between = { who-chance } adună <nb>{ $part } × { $score }</nb>: media este acum între { $low } și { $high }.
sum-part = { who-chance } adună la medie <nb>{ $part } × { $score }</nb>: deocamdată { $seen }, iar fiii care urmează au împreună ponderea { $left }.
return-worth = { who } întoarce { $score }: valoarea sa este { bounded-mean }.{ arrival-told }
return-mean = { who-chance } întoarce { $score }: media este { bounded-mean }.{ arrival-told }
cutoff-by-chance = { who } are { $score }, iar <nb>{ $score } { compare } { $met }</nb> ajunge pentru media { $held ->
        [root] din rădăcină
       *[node] { where-holder }
    }: { cutoff-lost }.
cutoff-chance =
    { who-chance } are media { proved } { $score }, orice ar urma, iar <nb>{ $score } { $side ->
        [alpha] ≤ <a>α = { $met }</a>
       *[beta] ≥ <b>β = { $met }</b>
    }</nb>: { cutoff-lost }.
return-level =
    { $player ->
        [max] { who } are valoarea { $score }, cel mai mare dintre scorurile sale.
       *[min] { who } are valoarea { $score }, cel mai mic dintre scorurile sale.
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }
turned =
    { $turned ->
        [yes] { " " }Pentru { caller-player } este { negated }.
        [no] { " " }Și mai sus mută { caller-player }: același semn.
       *[none] { "" }
    }
return-mover = { who } întoarce { $score }: pentru { mover-name } valorează { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } are { $best }, dar întoarce { $score }: pentru { mover-name } { bounded }.{ turned }{ arrival-told }
arrival =
    { $arrival ->
        [first] Este primul scor pentru { caller-whole }.
        [better] Pentru { caller-player } e mai bine decât { $callerBest } { caller-own }.
        [tied] La fel ca { $callerBest } { caller-own }: rămâne ultimul.
        [equal] La fel ca { $callerBest } { caller-own }: rămâne primul.
       *[worse] Pentru { caller-player } nu e mai bine decât { $callerBest } { caller-own }.
    }
arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
stage-returns = Nodul întoarce { $score }. { arrival }

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
probe-exact = { who } este în tabelă: { known-value } (adâncimea { $depth }). Căutarea nu mai este necesară.
probe-decides =
    { $side ->
        [beta] { who } este în tabelă: { known-value } (adâncimea { $depth }). <nb>{ $low } ≥ <b>β = { $beta }</b></nb>, deci căutarea nu mai este necesară.
       *[alpha] { who } este în tabelă: { known-value } (adâncimea { $depth }). <nb>{ $high } ≤ <a>α = { $alpha }</a></nb>, deci căutarea nu mai este necesară.
    }
probe-narrows = { who } este în tabelă: { known-value } (adâncimea { $depth }). Aceasta îngustează fereastra { window }.
probe-open = { who } este în tabelă: { known-value } (adâncimea { $depth }). Pentru { window } aceasta nu decide, deci se caută.
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
            [refutation] Trecerea { $pass } caută la adâncimea { $depth } cu fereastra { window }: întâi pe variantele de respingere din trecerea dinainte.
           *[other] Trecerea { $pass } caută la adâncimea { $depth } cu fereastra { window }: întâi fiii cei mai buni în trecerea dinainte.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Trecerea { $pass } caută cu fereastra { window }: estimarea { guess-told } și { $margin } de ambele părți.
        [win] Trecerea { $pass } caută cu fereastra { window }: estimarea este { guess-told }, iar dincolo de ea nu mai este niciun scor.
        [low] Trecerea { $pass } caută cu { window }: rezultatul nu a trecut de <nb><a>α = { $missed }</a></nb>, deci <a>α</a> se deschide.
        [low-grown] Trecerea { $pass } caută cu { window }: rezultatul nu a trecut de <nb><a>α = { $missed }</a></nb>, deci <a>α</a> se mută sub el.
        [high-grown] Trecerea { $pass } caută cu { window }: rezultatul a atins <nb><b>β = { $missed }</b></nb>, deci <b>β</b> se mută deasupra lui.
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
prove-deepening = Trecerea { $pass }, adâncimea { $depth }, întoarce { $score }: la această adâncime valoarea rădăcinii este { bounded }.{ prove-move }

## the sentence: where the search of a game stops

unrest =
    { $unrest ->
        [threat] cineva poate câștiga imediat
        [capture] se poate captura ceva
        [check] regele este în șah
        [corner] se poate ocupa un colț
       *[further-move] același jucător poate muta din nou
    }
reach-goes-on = Poziția nu este liniștită: { unrest }, deci căutarea trece peste limita de { $limit ->
    [one] { $limit } nivel
    [few] { $limit } niveluri
   *[other] { $limit } de niveluri
  }.
reach-may-stand =
    Dincolo de limita de { $limit ->
        [one] { $limit } nivel
        [few] { $limit } niveluri
       *[other] { $limit } de niveluri
      } se caută doar capturile, iar { $player ->
        [max] MAX
       *[min] MIN
    } poate și să nu captureze (stand pat): evaluarea contează ca încă un răspuns.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } nu capturează (stand pat): poziția valorează cât evaluarea ei.
reach-quiet = Poziția este liniștită, deci căutarea se oprește acolo.
reach-ends = Poziția nu este liniștită: { unrest }, dar căutarea nu merge mai departe.
reach-sure = E destul de sigur: căutarea se oprește cu { $plies ->
    [one] { $plies } nivel
    [few] { $plies } niveluri
   *[other] { $plies } de niveluri
  } înainte de limită.
grown-goes-on = Poziția nu este liniștită: { unrest }, deci arborele trece peste limita lui de { $limit ->
    [one] { $limit } nivel
    [few] { $limit } niveluri
   *[other] { $limit } de niveluri
  }.
grown-quiet = Poziția este liniștită, deci arborele se termină acolo.
grown-ends = Poziția nu este liniștită: { unrest }, dar arborele se termină acolo.
grown-sure = E destul de sigur: arborele se termină cu { $plies ->
    [one] { $plies } nivel
    [few] { $plies } niveluri
   *[other] { $plies } de niveluri
  } înainte de limită.

## the question before a decision

stage-held =
    { $side ->
        [alpha] { $held ->
            [end] niciun câștig nu este mai mic decât { $met }
            [nobody] MAX nu are încă nimic
            [window] fereastra inițială începe la { $met }
            [root] MAX are deja { $met } în rădăcină
           *[node] MAX are deja { $met } { where-holder }
        }
       *[beta] { $held ->
            [end] niciun câștig nu este mai mare decât { $met }
            [nobody] MIN nu are încă nimic
            [window] fereastra inițială se termină la { $met }
            [root] MIN are deja { $met } în rădăcină
           *[node] MIN are deja { $met } { where-holder }
        }
    }
stage-question = { who } are <mark>{ $score }</mark>; { stage-held }, deci { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Va fi vizitat { $reply ->
        [yes] următorul răspuns
       *[no] următorul fiu
    }?
stage-question-given = { who } are <mark>{ $score }</mark>, iar aici { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Va fi vizitat { $reply ->
        [yes] următorul răspuns
       *[no] următorul fiu
    }?
# $said: whether the class has answered, and how.
stage-answer =
    { $said ->
        [right] { $answer ->
            [yes] Corect: da.
           *[no] Corect: nu.
        }
        [wrong] { $answer ->
            [yes] Ba da, va fi vizitat.
           *[no] Totuși nu va fi vizitat.
        }
       *[answer] { $answer ->
            [yes] Da.
           *[no] Nu.
        }
    }
stage-yes = Da
stage-no = Nu
stage-answers = Răspunsul
stage-tally = { $right } din { $asked } corecte

## the card beside a node

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
stage-story-sum =
    { $from ->
        [leaf] adună la medie { $score } dintr-o frunză
       *[node] adună la medie { $score } din nodul { $child }
    }: până acum { $seen }
stage-story-return =
    { $proves ->
        [exact] întoarce { $score }: { $fraction ->
            [none] valoarea sa exactă
           *[other] exact { $fraction }
        }
        [lower] întoarce { $score }: valoarea este cel puțin { $score }
       *[upper] întoarce { $score }: valoarea este cel mult { $score }
    }
stage-story-unseen = fără vizită până acum
stage-story-lost = nu mai intră în căutare. { who }: { stage-story-cut }
stage-story-left = rânduri anterioare: { $left }
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

code-label = Pseudocod
code-call =
    { $player ->
        [max] MAX(nod)
       *[min] MIN(nod)
    }
code-call-window =
    { $player ->
        [max] MAX(nod, <a>α</a>, <b>β</b>)
       *[min] MIN(nod, <a>α</a>, <b>β</b>)
    }
code-leaf = <k>dacă</k> frunză: <k>întoarce</k> valoarea
code-limit = <k>dacă</k> limită: <k>întoarce</k> eval. statică
code-stop = <k>dacă</k> frunză sau limită: <k>întoarce</k> scorul
code-start =
    { $player ->
        [max] optim ← { $worst }
       *[min] optim ← { $worst }
    }
code-each = <k>pentru fiecare</k> fiu:
code-each-descend =
    { $callee ->
        [max] <k>pentru</k> fiu: v ← MAX(fiu, <a>α</a>, <b>β</b>)
        [min] <k>pentru</k> fiu: v ← MIN(fiu, <a>α</a>, <b>β</b>)
       *[any] <k>pentru</k> fiu: v ← caută(fiu, <a>α</a>, <b>β</b>)
    }
code-descend =
    { $callee ->
        [max] v ← MAX(fiu)
        [min] v ← MIN(fiu)
       *[any] v ← caută(fiu)
    }
code-descend-window =
    { $callee ->
        [max] v ← MAX(fiu, <a>α</a>, <b>β</b>)
        [min] v ← MIN(fiu, <a>α</a>, <b>β</b>)
       *[any] v ← caută(fiu, <a>α</a>, <b>β</b>)
    }
code-best =
    { $player ->
        [max] optim ← max(optim, v)
       *[min] optim ← min(optim, v)
    }
code-best-last =
    { $player ->
        [max] <k>dacă</k> v ≥ optim: optim ← v
       *[min] <k>dacă</k> v ≤ optim: optim ← v
    }
code-narrow =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, optim)
       *[min] <b>β</b> ← min(<b>β</b>, optim)
    }
code-cut =
    { $player ->
        [max] <k>dacă</k> { $returns ->
            [running-bound] <a>α</a>
           *[other] optim
        } { compare } <b>β</b>: <k>întoarce</k> { $returns ->
            [fail-hard] <b>β</b>
            [running-bound] <a>α</a>
           *[fail-soft] optim
        }
       *[min] <k>dacă</k> { $returns ->
            [running-bound] <b>β</b>
           *[other] optim
        } { compare } <a>α</a>: <k>întoarce</k> { $returns ->
            [fail-hard] <a>α</a>
            [running-bound] <b>β</b>
           *[fail-soft] optim
        }
    }
code-break =
    { $player ->
        [max] <k>dacă</k> optim ≥ <b>β</b>: <k>ieși</k> din buclă
       *[min] <k>dacă</k> optim ≤ <a>α</a>: <k>ieși</k> din buclă
    }
code-return = <k>întoarce</k> optim
code-return-bound =
    { $player ->
        [max] <k>întoarce</k> <a>α</a>
       *[min] <k>întoarce</k> <b>β</b>
    }
code-root = rădăcină
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

# Where chance moves: s is the sum so far, r the weight of the rest, L and U are the least and the greatest payoff.
code-chance = ALEATOR(nod, <a>α</a>, <b>β</b>)
code-chance-start = s ← 0, r ← 1
code-chance-each = <k>pentru fiecare</k> fiu cu ponderea p:
code-chance-descend = v ← caută(fiu, fereastra lui)
code-chance-sum = s ← s + p · v, r ← r − p
code-chance-cut-low = <k>dacă</k> s + r · U ≤ <a>α</a>: <k>întoarce</k> s + r · U
code-chance-cut-high = <k>dacă</k> s + r · L ≥ <b>β</b>: <k>întoarce</k> s + r · L
code-chance-return = <k>întoarce</k> s

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
code-deepening-lines = păstrează variantele de respingere
code-deepening-sort = sortează fiii după scoruri
code-aspiration = aspirație(rădăcină, f, margine)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± margine
code-aspiration-search = m ← caută(rădăcină, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>dacă</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>din nou</k>
code-aspiration-high = <k>dacă</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>din nou</k>
code-aspiration-low-grown = <k>dacă</k> m ≤ <a>α</a>: margine ← { $growth } · margine, <a>α</a> ← m − margine, <k>din nou</k>
code-aspiration-high-grown = <k>dacă</k> m ≥ <b>β</b>: margine ← { $growth } · margine, <b>β</b> ← m + margine, <k>din nou</k>
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

panel-label = Panourile căutării
panel-search = Căutare
panel-counts = Numere
live-alpha = α
live-alpha-long = { " " }· are MAX
live-beta = β
live-beta-long = { " " }· are MIN
live-best = optim
live-best-long = { " " }aici
live-sum = s
live-sum-long = { " " }până acum
live-none = –
live-alpha-mover = { " " }· are jucătorul
live-beta-mover = { " " }· are oponentul
live-best-mover = { live-best-long }
gauge-label = Axa numerelor, cu fereastra și cel mai bun scor
number-line = Axa numerelor: fereastra merge de la { $low } la { $high }.{ $ray ->
        [up] { " " }Valoarea de aici va fi cel puțin { $value }.
        [down] { " " }Valoarea de aici va fi cel mult { $value }.
        [between] { " " }Valoarea de aici va fi între { $from } și { $to }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Cele două nu se întâlnesc: o retezare.
       *[no] { "" }
    }
# How the mean of a chance node adds up, a table: p, v and s are those of the pseudo-code.
mean-child = fiu
mean-part = pondere p
mean-worth = valoare v
mean-product = p · v
mean-leaf = frunza { $place }
mean-others = și încă { $others }
mean-seen = suma s până acum
mean-reach = media: { $node }
# What the child under way is asked for.
mean-need =
    { $side ->
        [alpha] Pentru a ajunge la <a>α</a>: { $child } ≥ { $how } <nb><a>= { $score }</a></nb>
       *[beta] Pentru a ajunge la <b>β</b>: { $child } ≥ { $how } <nb><b>= { $score }</b></nb>
    }
counts-leaves = frunze evaluate
counts-positions = poziții evaluate
counts-number = { $value }
counts-of = din { $all }
counts-needs = pentru minimax
counts-cutoffs =
    { $cutoffs ->
        [one] retezare
       *[other] retezări
    }
counts-evaluations = evaluări

## the panels: passes, table, moves, strategy, the critical tree

panel-window = Fereastră
panel-passes = Treceri
panel-table = Tabelă
panel-moves = Mutări
panel-strategy = Strategie
panel-keeping = Păstrează
panel-depths = Adâncimi
panel-critical = Arbore critic
panel-leaves = Frunze
panel-leaf = { $parent }: frunza { $place }
panel-partial = Este dezvoltat doar ceea ce examinează căutarea. Nu se știe cât valorează restul.

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
proof-exactly =
    { $rounded ->
        [yes] { $score }
       *[no] exact { $score }
    }
proof-proved = Din frunzele văzute rezultă că este { proof-exactly }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: în interiorul ferestrei, deci valoarea rădăcinii este { proof-exactly }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: aici retează doar un scor dincolo de limită, deci și unul egal cu limita este exact. Valoarea rădăcinii este { proof-exactly }.
proof-certain = Valoarea rădăcinii este { proof-exactly }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, iar niciun câștig nu este mai mare decât { $score }: valoarea rădăcinii este { proof-exactly }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, iar niciun câștig nu este mai mic decât { $score }: valoarea rădăcinii este { proof-exactly }.
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
moves-lines = Variante de respingere
moves-answer = Răspuns
moves-no-line = Nicio trecere nu s-a încheiat.

# Axa unei frunze: ce schimbă scorul ei
strip-heading =
    Această frunză{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $score }
strip-label = Scorul acestei frunze
strip-all = Toate frunzele
strip-clause =
    { $place ->
        [any] la orice scor
        [below] sub { $to }
        [up-to] până la { $to } inclusiv
        [at] la { $from }
        [from] de la { $from }
        [above] peste { $from }
       *[between] între { $from } și { $to }
    } { $root ->
        [leaf] valoarea rădăcinii este această frunză
       *[number] valoarea rădăcinii este { $score }
    }{ $cut ->
        [0] { "" }
        [one] { " " }și este retezată { $cut } ramură
        [few] { " " }și sunt retezate { $cut } ramuri
       *[other] { " " }și sunt retezate { $cut } de ramuri
    }
strip-row =
    { $root ->
        [leaf] rădăcina = x
       *[number] rădăcina = { $score }
    }, mutarea { $move }, { $leaves ->
        [one] { $leaves } frunză
        [few] { $leaves } frunze
       *[other] { $leaves } de frunze
    }{ $cut ->
        [0] { "" }
       *[other] , retezate: { $cut }
    }
strip-returned = Atât întoarce această căutare; valoarea rădăcinii poate fi alta.
reach-lead = Scorurile între care o frunză decide valoarea rădăcinii:
reach-row =
    { $kind ->
        [never] nu schimbă niciodată rădăcina
        [always] este mereu valoarea rădăcinii
        [below] schimbă rădăcina doar sub { $high }
        [above] schimbă rădăcina doar peste { $low }
       *[between] schimbă rădăcina doar între { $low } și { $high }
    }
reach-more = Acestea sunt primele { $count } de frunze.

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
critical-type-1 = trebuie știut exact
critical-type-2 = ajunge un fiu
critical-type-3 = trebuie toți fiii
critical-spare = văzut fără să fie nevoie

## the panels: what a run costs

depths-label = Frunze evaluate, după adâncime; mai jos, alpha-beta în alte ordini
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

## steps and timeline

timeline-label = Toată rularea
timeline-value = Pasul { $step } din { $length }. { $sentence }
timeline-value-open = Pasul { $step }. { $sentence }
transport-label = Pași
first-step = Primul pas
step-back = Pas înapoi
play = Redă
pause = Pauză
step-forward = Pas înainte
next-cutoff = Retezarea următoare
next-cutoff-keys = Retezarea următoare (Shift + →); cu Shift, cea precedentă
last-step = Ultimul pas
step-number = { $step }
step-of = din { $length }
speed-label = Viteza de redare
speed-value = { $speed } ×

key-leaf = frunză evaluată
key-narrow = fereastră îngustată
key-cut = retezare
key-grow = suma crește
key-pass = trecere
key-table = tabelă
key-ask = fereastră nulă
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

## algorithms, dialects, examples

algorithm-label = Algoritm
algorithm-group-basic = O singură căutare
algorithm-group-windows = Treceri și ferestre nule
algorithm-group-memory = Cu memorie
algorithm-minimax = Minimax
algorithm-minimax-by-levels = Minimax, nivel cu nivel
algorithm-alpha-beta = Alpha-beta
algorithm-negamax = Negamax
algorithm-iterative-deepening = Adâncire iterativă
algorithm-aspiration = Fereastră de aspirație
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Alpha-beta cu tabelă
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
dialect-label = Dialect
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: retează la limită (≤ α, ≥ β) și întoarce cel mai bun scor găsit.
dialect-fail-soft-strict = Fail-soft, strict
dialect-fail-soft-strict-note = Fail-soft, strict: retează doar dincolo de limită (< α, > β) și întoarce cel mai bun scor găsit.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: retează la limită (≤ α, ≥ β) și întoarce un scor între α și β.
dialect-fail-hard-strict = Fail-hard, strict
dialect-fail-hard-strict-note = Fail-hard, strict: retează doar dincolo de limită (< α, > β) și întoarce un scor între α și β.
dialect-running-bound = Limită curentă
dialect-running-bound-note = Limită curentă: retează la limită (≤ α, ≥ β) și întoarce α final (MAX) sau β final (MIN).
example-own = Arbore propriu
example-button = Exemplu: { $name }

## the menu

menu-label = Setări
menu-search = Căutare
menu-page = Pagină
menu-others = Altele
more = Mai multe setări
field-none = fără
size-label = Mărimea textului
size-value = { $percent }%
language-label = Limba
theme-label = Temă
theme-auto = Ca sistemul
theme-light = Luminoasă
theme-dark = Întunecată
letter-keys = Scurtături dintr-o literă
show-keys = Taste

## the menu: how it is searched

window-label = Fereastra inițială
payoffs-label = Câștiguri
payoffs-from = de la
payoffs-to = la
payoffs-clear = Interval necunoscut
payoffs-about = Intervalul tuturor câștigurilor posibile; gol: necunoscut.
payoffs-effect =
    { $what ->
        [passes] Pe acest arbore: treceri: { $here }, fără interval: { $there }.
        [leaves] Pe acest arbore: frunze: { $here }, fără interval: { $there }.
       *[nothing] Pe acest arbore intervalul nu economisește nimic.
    }
payoffs-why = Nimic nu valorează mai mult decât o victorie: cine are o mutare câștigătoare nu trebuie să le mai examineze pe celelalte. Fără interval, căutarea nu știe asta și caută ceva mai bun.
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

order-label = Ordinea fiilor
order-label-game = Ordinea mutărilor
order-as-written = Ca în text
order-centre-first = Întâi centrul
order-corners-first = Întâi colțurile
order-captures-first = Întâi capturile
order-further-move-first = Întâi cele cu o mutare în plus
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
       *[deepening] Această ordine păstrează variantele de respingere ale unei treceri pentru următoarea, mai adâncă: îi trebuie adâncirea iterativă.
    }
arrange-label = Fiii în ordinea căutării
arrange-label-game = Răspunsurile în ordinea căutării

field-seed = Sămânță
field-guess = Prima estimare
field-guess-rounded = Prima estimare, rotunjită la { $guess }
field-margin = Margine
field-growth = Creșterea marginii
field-alpha = Fereastra inițială, α
field-beta = Fereastra inițială, β
field-least = Cel mai mic câștig
field-greatest = Cel mai mare câștig
field-depth = Limită de adâncime, în niveluri

overlay-label = Pe arbore
overlay-none = Variația principală
overlay-strategy = Strategia lui MAX
overlay-keeping = Mutări care păstrează valoarea
overlay-critical = Cel mai bun fiu întâi: ce se vede
overlay-critical-game = Cel mai bun răspuns întâi: ce se vede
overlay-leaves = Ce frunze decid

## notes under the settings, and what is wrong with them

note-payoffs = Câștiguri de la { $least } la { $greatest }
note-ties = Dintre egale, ultima
note-guess = Prima estimare { guess-told }
note-margin = Marginea { $margin }
note-seed = Sămânța { $seed }
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
trouble-not-grown = Căutarea ajunge la o parte nedezvoltată a arborelui, sau ordinea ei cere tot arborele.
trouble-chance = Această căutare nu poate lucra cu noduri aleatoare.
trouble-score = Schimbarea unei valori cere tot arborele, iar dezvoltat este doar ceea ce examinează căutarea.
trouble-grow = Dezvoltă tot arborele
trouble-empty-window = Fereastra inițială este vidă: α trebuie să fie mai mic decât β.
trouble-instead =
    { $what ->
        [algorithm] În loc de „{ $asked }” se vede „{ $shown }”.
        [depth] De aceea se vede căutarea fără limită.
        [payoffs] De aceea se vede căutarea ca și cum intervalul câștigurilor ar fi necunoscut.
        [order] De aceea se vede căutarea în ordinea jocului.
       *[window] De aceea se vede căutarea cu fereastra completă.
    }
trouble-settle = Păstrează ceea ce se vede
trouble-beyond-payoffs =
    { $at ->
        [node] Nodul { $node }
        [child] Frunza { $place } a rădăcinii
        [alone] Singura frunză
       *[leaf] Frunza { $place } a nodului { $parent }
    } are { $score }, iar acesta nu este un câștig de la { $least } la { $greatest }.
trouble-empty-payoffs = Cel mai mic câștig trebuie să fie mai mic decât cel mai mare.
trouble-too-many-passes = Căutarea a făcut { $passes } treceri și nu mai afla nimic nou, așa că a fost oprită. Este o eroare a programului.

## the text of the tree

field-tree = Arbore
field-tree-error = Linia { $line }, coloana { $column }: { $message }
field-tree-giant = Text lung, caractere: { $length }; câmpul îi arată începutul. Schimbați scorurile pe arbore sau textul într-un fișier (cel mult 2.000.000 de noduri și 1.000 de niveluri). Textul nu se păstrează după închiderea filei.
hint-static = { $score } înaintea unei paranteze este evaluare statică; o virgulă după număr îl face frunză.
commas-read = Aici „{ $found }” înseamnă două scoruri, { $left } și { $right }: virgula desparte nodurile. Un singur scor se scrie { $meant }.
commas-decimals = Citește ca zecimale
commas-keep = Lasă așa
read-other = Citește ca { $text }
read-keep = Lasă așa
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
error-bad-weight = „{ $found }” nu este o pondere. Scrieți un număr zecimal, o fracție ca 1/6 sau un număr întreg.
error-no-weight = „{ $found }” nu este o pondere: ea trebuie să fie mai mare decât 0.
error-weight-too-precise = ponderile cer împreună prea multe cifre; limita este { $limit }.
error-missing-weight = fie toți fiii unui nod aleator au ponderi, fie niciunul.
error-weight-sum = suma acestor ponderi este { $found }, nu 1. Numai numerele întregi se citesc drept cote.
error-infinite-below-chance = sub un nod aleator nu poate sta nicio victorie, înfrângere sau ∞: media nu ar fi definită.
error-bad-depth = „{ $found }” nu este un număr de niveluri.
error-bad-seed = „{ $found }” nu este o sămânță: trebuie un număr întreg, cel puțin 0.
error-bad-margin = „{ $found }” nu este o margine: trebuie un număr mai mare ca 0.
error-bad-growth = „{ $found }” nu este un factor de creștere: trebuie un număr întreg, cel puțin 2.

## what can be wrong with a tree in another notation

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
error-form-chance = „{ $found }” pare o probabilitate, care aici nu se citește. Nodurile aleatoare se scriu așa: chance (.25: 3 .75: 5).
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

## the tree

tree-stage-label = Arbore de joc. Săgețile duc de la nod la nod, Enter schimbă o frunză.
tree-others = alte #
tree-row-max = MAX
tree-row-min = MIN
tree-row-chance = ALEATOR
# Beside a chance node whose children are all equally likely, with a # for how likely each is.
tree-each = câte #
tree-row-level = nivel { $level }
tree-row-depth = adâncime { $depth }
tree-row-score = scor
tree-row-side-max = maximizează
tree-row-side-min = minimizează
tree-row-player-max = jucător
tree-row-player-min = oponent
tree-row-limit = limită
tree-row-beyond = peste
# The line across a tree that goes on beyond its limit.
tree-limit = limită { $depth }

tree-who =
    { $kind ->
        [max] nodul MAX
        [min] nodul MIN
        [chance] nodul aleator
       *[leaf] frunza
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }din rădăcină
       *[nameless] { "" }
    }
tree-is-now = aici
tree-is-pv = pe variația principală
tree-is-unseen = încă fără vizită
tree-is-cut = în partea retezată
tree-is-earlier = dintr-o căutare anterioară
tree-value =
    { $bound ->
        [most] cel mult { $score }
        [least] cel puțin { $score }
       *[exact] valoarea { $score }
    }
tree-between = între { $low } și { $high }
tree-window = fereastra de la { $alpha } la { $beta }
tree-plus-infinity = plus infinit
tree-minus-infinity = minus infinit
# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = restrâns: frunze evaluate: { $evaluated } din { $leaves }, retezate: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = subarbori vecini: { $siblings }, restrânși; frunze evaluate: { $evaluated } din { $leaves }, retezate: { $cut }
tree-stub =
    { $moves ->
        [one] { $moves } mutare, nedezvoltată
        [few] { $moves } mutări, nedezvoltate
       *[other] { $moves } de mutări, nedezvoltate
    }

tree-zoom = Vederea arborelui
tree-zoom-in = Mărește
tree-zoom-out = Micșorează
tree-zoom-fit = Arată tot arborele
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Urmează căutarea
# A small map in a corner of the tree.
tree-map = Întregul arbore și partea arătată
tree-editor-label =
    { $named ->
        [named] Scorul frunzei { $name }
       *[nameless] Scorul frunzei
    }
tree-editor-side = Scorurile se scriu din punctul de vedere al lui MAX
tree-editor-by-hand = Acest scor a fost dat de mână. Ștergeți-l și apăsați Enter: revine cel pe care îl dă jocul.

## notation

notation-title = Notație
notation-open = Notație …
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
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], limite cu ≤ și ≥
notation-preset-a-note = ▲ jucător, ▼ oponent, niveluri, ramuri suspendate
notation-preset-b-note = litere, o limită la fiecare nod, linii întrerupte
notation-preset-c-note = + și −, valoarea, apoi fereastra, L și W, X, …
notation-preset-d-note = α și β așa cum sunt atribuite, adâncimea scade
notation-preset-e-note = cercuri MAX, pătrate MIN, (α, β) ca la apel, și la frunze
# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Manual
notation-by-hand-open = Manual …
notation-by-hand-note = fiecare opțiune separat, pe un arbore mic
# A button: every switch as the course has it.
notation-back = Înapoi la diapozitive
notation-back-general = Înapoi la cea generală
notation-changed-count = schimbări: { $count } •
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
notation-cuts-why = Marchează muchia spre o ramură care nu se mai examinează; un ciot elimină restul ramurii.
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

## presenting

tip-step = Apăsați → pentru pasul următor.
tip-leaf = Faceți clic pe o frunză pentru a-i schimba valoarea.
tip-present = Apăsați P pentru a prezenta în fața clasei.
stage-present = Prezintă
stage-grain = Fiecare pas
stage-grain-event = un eveniment
stage-grain-lecture = un pas de curs
stage-grain-slide = un diapozitiv
stage-grain-leaf = o frunză
stage-grain-cut-off = o retezare
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

## sharing and exporting

taking-share = Distribuie
taking-export = Exportă
taking-ignored-not-loaded = O parte a paginii nu s-a putut încărca. Verificați rețeaua și încercați din nou sau reîncărcați pagina: arborele și pasul rămân.
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
taking-json = JSON
taking-dot = DOT
taking-forest = LaTeX, forest
taking-python = Python
taking-outline = Text indentat
taking-form-none = În acest format nu încape tot ce are arborele: folosiți fișierul text.
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
taking-ignored-unknown = Linkul spune „{ $piece }”, ceea ce aici nu înseamnă nimic: ignorat.
taking-ignored-unreadable = Linkul spune „{ $piece }”, ceea ce nu se poate citi: ignorat.
taking-ignored-twice = Linkul spune „{ $piece }”, dar mai înainte spune altceva: ignorat.
taking-ignored-tree = Arborele din link nu se poate citi, așa că nu apare:
taking-ignored-step = Linkul spune „{ $piece }”, dar această rulare se încheie la pasul { $limit }.
taking-ignored-random = Linkul spune „{ $piece }”, dar nu există un asemenea arbore: ignorat.
taking-ignored-too-long = Linkul este prea lung pentru a fi citit: ignorat.
taking-ignored-more = Alte părți ignorate ale linkului: { $limit }.
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

## making a tree

making-edit = Editează arborele
making-label = Editarea arborelui
making-who =
    { $kind ->
        [max] Nodul MAX
        [min] Nodul MIN
        [chance] Nodul aleator
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
making-onward = Continuă de aici
making-done = Gata
making-player = Cine mută
making-max = MAX
making-min = MIN
making-chance = ALEATOR
making-name = Nume
making-score = Scor
making-static = Evaluare statică
making-likelihood = Probabilitate
making-errs = Greșește o dată la
making-side = { $label } (pentru MAX)
making-error-no-such-place-root = Rădăcina nu are frați: nu se poate muta și nu se poate șterge.
making-error-no-such-place-left = Acesta este deja primul fiu.
making-error-no-such-place-right = Acesta este deja ultimul fiu.
making-error-bad-name = Un nume nu poate avea spații, paranteze, virgule, două puncte sau ghilimele.
making-error-name-needed = Alte locuri trimit la această poziție prin nume: ea își păstrează numele, și niciun alt nod nu îl poate avea.
making-error-leaf-needs-score = O frunză are nevoie de un scor.
making-error-infinite-static = O evaluare statică este un număr: doar o frunză poate fi W, L sau ∞.
making-error-score-too-precise = Scorurile acestui arbore ar cere împreună prea multe cifre.
making-error-infinite-below-chance = Sub un nod aleator orice scor este un număr: o medie cu W, L sau ∞ nu este definită.
making-error-no-weight = O pondere trebuie să fie mai mare decât 0.
making-error-weight-too-precise = Ponderile ar cere împreună prea multe cifre.
making-error-too-deep = Arborele nu poate fi mai adânc.
making-error-too-many-nodes = Arborele nu poate avea mai multe noduri.
making-error-names-too-long = Numele din arbore nu pot fi mai lungi împreună.
making-error-too-long = Textul arborelui nu poate fi mai lung.
making-error-of-a-game = Acest arbore provine dintr-un joc: se pot schimba doar scorurile frunzelor. Delete readuce scorul jocului.
making-error-settings = Limita de adâncime ar opri căutarea la un nod fără evaluare statică.
making-error-times = Este nevoie de un număr întreg de la 2 la 1000: o dată la atâtea mutări jucătorul alege oricare.
making-error-likelihood = Probabilitatea este între 0 și 1: un număr zecimal, de exemplu .25, sau o fracție, de exemplu 1/6.
making-mark = De retezat
making-scores = Găsește scoruri
making-marked =
    { $count ->
        [one] { $count } ramură de retezat
        [few] { $count } ramuri de retezat
       *[other] { $count } de ramuri de retezat
    }
wanted-fewest =
    { $count ->
        [0] Exact acestea sunt deja retezate.
        [one] Acum sunt retezate exact acestea. { $count } scor nou; fără el nu se poate.
        [few] Acum sunt retezate exact acestea. { $count } scoruri noi; mai puține nu ajung.
       *[other] Acum sunt retezate exact acestea. { $count } de scoruri noi; mai puține nu ajung.
    }
wanted-found =
    { $count ->
        [0] Exact acestea sunt deja retezate.
        [one] Acum sunt retezate exact acestea. { $count } scor nou.
        [few] Acum sunt retezate exact acestea. { $count } scoruri noi; poate ajung mai puține.
       *[other] Acum sunt retezate exact acestea. { $count } de scoruri noi; poate ajung mai puține.
    }
wanted-root = Rădăcina nu este o ramură, deci nu poate fi retezată.
wanted-below-limit = Limita de adâncime oprește căutarea deasupra acestui nod.
wanted-inside = Este marcată și o ramură de deasupra, deci căutarea nu ajunge aici.
wanted-cuts-nothing = Acest algoritm nu retează nicio ramură.
wanted-only-child = Este singurul fiu, deci este explorat mereu.
wanted-first-child = Acest fiu este explorat primul, deci nu este retezat niciodată.
wanted-later-child = O retezare ia cu ea toți fiii următori, iar acesta nu este marcat.
wanted-open-root = Un fiu al rădăcinii este retezat doar dacă se dă fereastra inițială sau se cunosc câștigurile.
wanted-no-bound = Aici nu există încă o limită, deci nu se poate reteza nimic.
wanted-too-many-leaves = Scorurile se pot găsi pentru arbori de cel mult 64 de frunze.
wanted-follows = Scorurile acestui arbore decurg din altceva și nu pot fi alese liber.
wanted-search = Pe acest arbore nu există o asemenea căutare.
wanted-no-node = O ramură marcată nu mai există.
wanted-impossible = Niciun set de scoruri nu retează exact aceste ramuri.
wanted-not-found = Nu s-au găsit astfel de scoruri, dar pot exista. Următoarea încercare începe de la alte scoruri.

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
making-random-chance = Nod aleator după fiecare mutare
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
making-random-limits = Limita de noduri: { $nodes }, de niveluri: { $plies }.
making-random-at-most = cel mult atâtea noduri: { $nodes }

making-menu = Arbore
making-random = Arbore aleator…
making-game = Un joc …
making-open = Deschide un fișier…
making-save-text = Salvează ca text
making-save-all = Salvează cu setări și pas
making-undo = Anulează
making-redo = Refă
making-recent = Recente
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

## comparing dialects

compare-title = De unde vin numerele diferite?
compare-open = { compare-title } …
compare-lead = Un arbore, toate dialectele. Rândul ales apare pe arbore; ce diferă de el este <mark>marcat</mark>.
compare-window = Fereastra inițială { window }.
compare-depth = Limită de adâncime: { $depth }.
compare-large = Peste { $limit } de noduri, nodurile nu au coloane proprii.
compare-columns = Doar nodurile cu scoruri diferite au coloane{ $hidden ->
        [0] { "" }
       *[more] ; în afara tabelului: { $hidden }
    }.
compare-chance = Dialectele sunt ale lui alfa-beta, care nu se descurcă cu noduri aleatoare.
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

## other opponents

opponents-title = Alți oponenți
opponents-who = Dacă { $player ->
        [max] MAX
       *[min] MIN
    } …
opponents-best = joacă cel mai bine
opponents-errs = greșește o mutare din patru
opponents-random = mută la întâmplare
opponents-helps = ajută
opponents-worth = valoarea fiecărei mutări
opponents-move = cea mai bună mutare
opponents-value = valoare
opponents-undefined = –: o medie cu W, L sau ∞ nu este definită.

## runs side by side

race-title = Rulări alăturate
race-open = Compară rulări …
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

## work in the background

working-label = Lucru în curs
working-reading = Se citește arborele, noduri: { $count }
working-running = Se caută, evenimente: { $count }
working-making = Arborele crește …
working-finding = Se caută scoruri …
working-cancel = Renunță
working-failed = Lucrul din fundal s-a oprit înainte de a fi gata; poate nu a ajuns memoria. Ceea ce se vede aici nu s-a schimbat.
working-again = Încearcă din nou
working-unfinished = Această rulare este mai lungă decât se poate păstra aici. A fost oprită fără rezultat, evenimente: { $count }; toți pașii de până acolo se pot vedea.

## games

game-nim = Nim
game-mnk = m,n,k
game-tic-tac-toe = X și 0
game-gomoku = Gomoku
game-connect-four = Patru în linie
game-reversi = Reversi
game-draughts = Dame
game-kalah = Kalah
game-chess = Șah
# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, până la sfârșit
        [one] { $game }, { $plies } nivel
        [few] { $game }, { $plies } niveluri
       *[other] { $game }, { $plies } de niveluri
    }
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
gaming-position = Poziția inițială, dacă e alta
gaming-moves = Mutări de acolo
gaming-turn =
    { $who ->
        [first] { $throws ->
            [yes] Primul jucător aruncă zarul
           *[no] La mutare este primul jucător
        }
       *[second] { $throws ->
            [yes] Al doilea jucător aruncă zarul
           *[no] La mutare este al doilea jucător
        }
    }, și el este MAX.
gaming-over = Aici jocul s-a încheiat.
gaming-play = Joacă o mutare
gaming-put = Așază piese
gaming-put-turn = Mută celălalt jucător
gaming-put-end = Joacă iar mutări
gaming-put-nothing = nimic
gaming-put-piece =
    { position-kind }, { $player ->
        [first] primul jucător
       *[second] al doilea jucător
    }
# A square to place a piece on, for those who do not see it: where it is, and what stands there.
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
gaming-rule = Cine face ultima mutare pierde
gaming-most = O mutare ia cel mult
gaming-die = Fețele zarului aruncat înainte de mutare
gaming-capture = Ultima sămânță într-o groapă goală capturează și singură
gaming-rest = Semințele rămase la sfârșit revin jucătorului ale cărui gropi sunt goale
gaming-all-moves = Și mutări departe de orice piesă
gaming-symmetry = Imaginile în oglindă o singură dată
gaming-seen-by = Doar ceea ce examinează căutarea
gaming-utility = Un joc încheiat valorează
gaming-utility-usual = Victorie 1, remiză 0, înfrângere −1
gaming-utility-usual-limited = Victorie 1000, cu 1 mai puțin la fiecare semimutare
gaming-utility-usual-chance = Victorie 1, înfrângere 0
gaming-utility-result = Victorie +∞, remiză 0, înfrângere −∞
gaming-utility-speed = Cu atât mai mult cu cât victoria vine mai repede
gaming-utility-margin = Diferența cu care se câștigă
gaming-beyond = Niveluri în plus în poziții neliniștite
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
    }, arborele dezvoltat pentru căutare are { $nodes } { $nodes ->
        [one] nod
        [few] noduri
       *[other] de noduri
    }, dintre care examinate: { $seen }.
gaming-closed =
    { $grown ->
        [seen] La nivelul { $ply } chiar și ceea ce examinează căutarea ar avea peste { $nodes } de noduri. Mai departe poate ajunge o ordine mai bună a mutărilor sau o tabelă.
       *[all] La nivelul { $ply } arborele ar avea peste { $nodes } de noduri. Încap o poziție mai târzie sau doar ceea ce examinează căutarea.
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

## games: the position

panel-position = Poziție
position-first = Poziția inițială
position-after = După { $moves }
position-by-hand = Scorul { $score } este dat de mână; suma nu contează
position-to-move =
  { $who ->
    [first] { $throws ->
        [yes] Aruncă zarul primul jucător
       *[no] Mută primul jucător
    }
   *[second] { $throws ->
        [yes] Aruncă zarul al doilea jucător
       *[no] Mută al doilea jucător
    }
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
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
position-die = Zarul arată { $thrown }.
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
position-counted = Contează ca { $counted }: între înfrângere și victorie.
position-weight = Ponderea pentru „{ $name }”
position-no-weight = O pondere este un număr, cel mult un milion.
position-best = { $move } este cea mai bună de la { $from } la { $to }.
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
position-onward = Continuă de aici
position-back = O mutare înapoi
position-shallower = Un nivel mai puțin
position-deeper = Un nivel în plus
position-depth = { $depth ->
    [one] 1 nivel
    [few] { $depth } niveluri
   *[other] { $depth } de niveluri
  }
moves-cross = mută X
moves-nought = mută O
moves-black = mută negrul
moves-white = mută albul
moves-full = mută plinele
moves-ring = mută inelele

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
feature-further-move = mutare în plus
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

## what can be wrong with a game

error-game-unknown = „{ $found }” nu este un joc. Jocurile sunt { $others } și { $last }.
error-game-field = „{ $found }” nu spune nimic despre un joc.
error-game-twice = „{ $found }” apare aici de două ori.
error-game-missing = „{ $found }” nu are valoare.
error-game-value = „{ $found }” nu este o valoare potrivită aici.
error-game-option = acest joc nu are opțiunea „{ $found }”.
error-game-order = acest joc nu are o ordine a mutărilor numită „{ $found }”.
error-game-rule = acest joc nu are o regulă numită „{ $found }”.
error-game-size = acest joc nu poate avea dimensiunea „{ $found }”.
error-game-feature = acest joc nu are caracteristica „{ $found }”.
error-game-weight = „{ $found }” nu este o caracteristică, „=” și un număr de cel mult un milion.
error-game-too-large = arborele ar avea peste { $limit } de noduri. Micșorați limita de adâncime sau nivelurile de după ea.
error-game-too-deep = arborele ar avea peste { $limit } de niveluri. Micșorați limita de adâncime sau nivelurile de după ea.
error-game-endless = fără limită de adâncime arborele merge până la sfârșitul jocului și este prea mare. Adăugați o limită: &depth=3.
error-game-no-tree = acest joc nu are arbore.
error-game-seen-by = această căutare cere tot arborele: alegeți alt algoritm sau altă ordine a fiilor.
error-game-whole = pentru asta trebuie tot arborele, iar dezvoltat este doar ceea ce examinează o căutare. Eliminați „seen-by”.
error-game-no-captures = în acest joc nu se capturează nimic; doar la dame și la șah.
error-game-no-margin = în acest joc nu se numără diferența; doar la Reversi și Kalah.
error-game-chance = acest joc are noduri aleatoare: o victorie valorează 1, o înfrângere 0.
error-game-node = „{ $found }” nu duce la nicio frunză a arborelui.
error-game-sign = „{ $found }” nu înseamnă nimic aici.
error-game-rows = numărul de rânduri ale tablei este { $limit }.
error-game-squares = numărul de locuri din fiecare rând este { $limit }.
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
keys-help = această listă
letter-keys-note =
    { $are ->
        [on] Literele, cifrele și semnele de punctuație funcționează singure ca scurtături. „{ letter-keys }” din meniu le oprește.
       *[off] Literele, cifrele și semnele de punctuație nu fac acum nimic singure. „{ letter-keys }” din meniu le pornește.
    }
key-space = Spațiu
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
making-keys-onward = pe un nod interior: continuă de aici
making-keys-mark = pe un nod: marchează ramura de retezat; găsește scoruri care o retează
making-keys-random = alt arbore aleator
making-keys-files = deschide, salvează un arbore
compare-key = de unde numere diferite între dialecte
critical-key = pe arbore, pe rând: strategia lui MAX, mutări care păstrează valoarea, ce se vede cu cel mai bun fiu întâi, ce frunze decid
cost-key = câte frunze: această rulare și alte ordini
race-key = compară rulări alăturate
picking-keys-open = lista exemplelor
picking-keys-next = exemplul următor din grup, cel anterior
notation-keys-dialog = notația: ca la unul dintre cursuri sau manual
notation-keys-skin = noduri ca { $skins } (nu în prezentare)

## what this is

about-what = Minimax și alpha-beta pe un arbore de joc, eveniment cu eveniment, pentru cursuri.
about-guide = Ghid (în engleză)
about-version = Versiunea { $version }
about-licence = Se poate folosi, modifica și distribui liber, sub licența { $one } sau { $other }, la alegere.
about-parts = Din ce este alcătuit și sub ce licențe
about-open = Despre Secateur

## below the tree on paper

print-key = Contur gros: aici este căutarea. Gri subțire: încă nevizitat. Întrerupt: omis. { $cuts ->
        [scissors] Foarfece
        [cross] Cruce
        [dashed] Puncte groase
        [stub] Linie de-a curmezișul
       *[slashes] Linie dublă
    }: retezare. Plin: variația principală.
