# Secateur по-русски. Пометки и правила те же, что в en.ftl; предложения не длиннее 170 знаков.
#
# Словарик: game tree дерево игры · node узел · leaf лист · root корень · child потомок · ply полуход · level уровень · chance
# node случайный узел (в ряду СЛУЧАЙ) · mean среднее · weight вес · die кость · depth limit предел глубины · score оценка ·
# value, worth значение · payoff выигрыш · static evaluation статическая оценка · best лучшая (оценка) · window окно · root
# window исходное окно · zero window нулевое окно · bound граница · cut-off отсечение · deep глубокое · principal variation
# главный вариант · strict строгий (как неравенство) · running bound текущая граница · dialect диалект · step шаг · run ход
# поиска (при сравнении прогон) · pass проход · guess приближение · margin запас · transposition table таблица перестановок,
# коротко таблица · depth глубина · mover тот, чей ход · frame кадр · seed зерно · fail-soft и fail-hard без перевода. В
# псевдокоде переводятся и имена переменных.
# Имена узлов и числа стоят после слова («узел MIN b», «в узле b») и не склоняются. Узел, корень и лист мужского рода,
# отсюда «его» и «своё». Окна и ряды чисел делит точка с запятой: запятая отделяет дробную часть. Буква ё пишется
# всегда.

## the page

page-title = Secateur: минимакс и альфа-бета шаг за шагом
brand = Secateur
bar-label = Поиск и дерево
stage-label = Дерево игры
aside-label = Состояние поиска
player-label = Шаги
fatal = Secateur не может начать работу: модуль поиска не загружается. Обновите страницу; если не помогает, используйте современный браузер.
fatal-detail = Браузер сообщает: { $reason }
failed-title = В программе произошла ошибка.
failed-kept = Дерево и все его изменения сохранены. Чтобы продолжить, обновите страницу.
failed-on = Продолжить
failed-without = Продолжить без этого дерева
decimal-sign = ,
offline-kept = Работает без сети.
offline-new = Есть новая версия. Она запустится, когда будут закрыты все вкладки с этой страницей.
notice-restart = Обновить
taking-dismiss = Скрыть

## names of nodes, shared by the sentences

who =
    { $at ->
        [after] После <k>{ $node }</k> { $mover ->
            [max] MAX
           *[min] MIN
        }
        [root] Корень
        [max] Узел MAX { $node }
       *[min] Узел MIN { $node }
    }
# После «для»: родительный падеж.
caller-whole =
    { $callerAt ->
        [after] { $callerPlayer ->
            [max] игрока MAX после <k>{ $caller }</k>
           *[min] игрока MIN после <k>{ $caller }</k>
        }
        [root] корня
        [max] узла MAX { $caller }
       *[min] узла MIN { $caller }
    }
# После числа: «3 в корне».
caller-own =
    { $callerAt ->
        [root] в корне
       *[node] в узле { $caller }
    }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
    }
where-node =
    { $at ->
        [after] после <k>{ $node }</k>
       *[node] в узле { $node }
    }
where-holder =
    { $held ->
        [after] после <k>{ $holder }</k>
       *[node] в узле { $holder }
    }
where-alpha-holder =
    { $alphaHeld ->
        [after] после <k>{ $alphaHolder }</k>
       *[node] в узле { $alphaHolder }
    }
where-beta-holder =
    { $betaHeld ->
        [after] после <k>{ $betaHolder }</k>
       *[node] в узле { $betaHolder }
    }
mover-name =
    { $mover ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step

start-minimax = Минимакс оценивает каждый лист и передаёт оценки вверх: MAX берёт наибольшую, MIN наименьшую. Чтобы начать, сделайте шаг вперёд.
start-minimax-by-levels = Минимакс идёт по уровням, снизу вверх: у каждого узла оценки потомков уже готовы. Чтобы начать, сделайте шаг вперёд.
start-alpha-beta = <nb>Альфа-бета</nb> идёт слева направо и пропускает листья, которые не могут изменить значение корня. Чтобы начать, сделайте шаг вперёд.
start-window = <nb>Альфа-бета</nb> получает окно { window }: оценка внутри окна точна, оценка вне его даёт только границу.
start-payoffs = <nb>Альфа-бета</nb> начинает с окном { window }, от наименьшего выигрыша в игре до наибольшего: поэтому её результат точен.
start-negamax = Негамакс — это <nb>альфа-бета</nb> в одной процедуре: каждая оценка дана с точки зрения того, чей ход, и он берёт наибольшую. Чтобы начать, сделайте шаг вперёд.
start-iterative-deepening = Итеративное углубление ищет на глубину 1, потом 2 и так далее: когда время выходит, ход даёт последний полный проход.
start-aspiration = Аспирационное окно: узкое окно вокруг приближения { guess-told }. Если оценка в него не попадает, эта сторона открывается, и поиск идёт заново.
start-aspiration-grown = Аспирационное окно: узкое окно вокруг приближения { guess-told }. Если оценка в него не попадает, эта сторона раздвигается, и поиск идёт заново.
start-pvs = PVS доверяет первому потомку. О каждом следующем нулевое окно спрашивает, лучше ли он; после неожиданности поиск повторяется.
start-alpha-beta-table = <nb>Альфа-бета</nb> с таблицей хранит о каждой позиции то, что доказано последним, и смотрит туда, прежде чем искать.
start-mtd-f = MTD(f) берёт только нулевые окна, первое у приближения { guess-told }. Каждый проход сдвигает одну границу, пока обе не встретятся.
start-sss-star = SSS* как MTD({ $greatest }): нулевые окна сверху. Каждый проход опускает верхнюю границу, пока она не встретит значение.
start-dual-star = DUAL* как MTD({ $least }): нулевые окна снизу. Каждый проход поднимает нижнюю границу, пока она не встретит значение.
start-expectiminimax = Expectiminimax берёт для MAX наибольшую оценку, для MIN наименьшую, а в случайных узлах среднее.
start-star1 = Star1 — это expectiminimax, который отсекает и в случайных узлах: как только никакие выигрыши остальных потомков не вернут среднее в окно.
start-known = От прежнего поиска таблица ещё знает { $known ->
        [one] { $known } позицию
        [few] { $known } позиции
       *[many] { $known } позиций
    }: { $known ->
        [0] поиск идёт целиком.
       *[many] их не просматривают снова.
    }
guess-told =
    { $rounded ->
        [yes] { $guess } (округлено { $asked })
       *[no] { $guess }
    }

## the sentence: after the last step

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] Значение корня
           *[node] Значение корня { $node }
        } равно { $score }{ outcome }
    }
wins-soon =
    { wins-who } { $plies ->
        [one] за { $plies } полуход
        [few] за { $plies } полухода
       *[many] за { $plies } полуходов
    }
wins-who =
    { $soon ->
        [win] MAX выигрывает
        [loss] MAX проигрывает
        [max-win] MAX выигрывает
        [max-loss] MAX проигрывает
        [min-win] MIN выигрывает
       *[min-loss] MIN проигрывает
    }
outcome =
    { $outcome ->
        [soon] { " " }({ wins-soon })
        [win] { " " }(MAX выигрывает)
        [loss] { " " }(MAX проигрывает)
        [max] { " " }для MAX
        [min] { " " }для MIN
        [max-win] { " " }(MAX выигрывает)
        [max-loss] { " " }(MAX проигрывает)
        [min-win] { " " }(MIN выигрывает)
        [min-loss] { " " }(MIN проигрывает)
       *[none] { "" }
    }
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-line =
    { $line ->
        [long] главный вариант начинается так: { $moves }
       *[whole] главный вариант: { $moves }
    }
end-evaluated =
    { $unit ->
        [static] Оценено позиций
       *[leaf] Оценено листьев
    }: { $leaves }
end-effort =
    { end-evaluated }{ $effort ->
        [partial] { "" }
        [mean] { " " }из { $needed }
       *[whole] { " " }(минимакс: { $needed })
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (иначе: { $unaided })
       *[some] { end-effort }
    }
end-exact-minimax = { end-root }, { end-line }. { end-evaluated }.
end-exact = { end-root }, { end-line }. { end-effort }.
end-lower = Поиск возвращает { $score }, и <nb>{ $score } ≥ <b>β = { $met }</b></nb>: значение корня не меньше { $score }{ end-more }. { end-effort }.
end-upper = Поиск возвращает { $score }, и <nb>{ $score } ≤ <a>α = { $met }</a></nb>: значение корня не больше { $score }{ end-more }. { end-effort }.
end-more =
    { $proved ->
        [yes] { end-proved }
       *[no] , больше ничего не известно
    }
end-proved = ; по листьям ровно { $score }
end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
end-missed-lower = Поиск возвращает { $score }, и <nb>{ $score } ≥ <b>β = { $met }</b></nb>: значение корня не меньше { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Поиск возвращает { $score }, и <nb>{ $score } ≤ <a>α = { $met }</a></nb>: значение корня не больше { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told } (проход на глубину { $depth }). { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Первого окна хватило.
       *[yes] Первого окна не хватило.
    } { end-evaluations }.
end-zero = { end-told }. Границы встречаются в проходе { $passes }. { end-evaluations }.
end-greatest = { end-told }. Оно не меньше, а большего выигрыша нет. { end-evaluations }.
end-least = { end-told }. Оно не больше, а меньшего выигрыша нет. { end-evaluations }.
end-taken = { end-root }. Из равных взят последний ход, { $move }: известно { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>На деле { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.
end-counted = { end-root }: оценено { $leaves } из { cost-all }. { $least ->
        [yes] Лучшему порядку хватает { $best }
       *[no] С лучшим потомком первым хватает { $best }
    }{ $mean ->
        [none] .
       *[some] ; среднее по всем порядкам — <nb>{ $mean }.</nb>
    }

## the sentence: one event each

visit-minimax =
    { $player ->
        [max] { who } ищет наибольшую из оценок своих { $reply ->
            [yes] ответов
           *[no] потомков
        }.
       *[min] { who } ищет наименьшую из оценок своих { $reply ->
            [yes] ответов
           *[no] потомков
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
        [end] нет выигрыша меньше { $alpha }
        [window] исходное окно начинается с { $alpha }
        [root] у MAX уже есть { $alpha } в корне
       *[node] у MAX уже есть { $alpha } { where-alpha-holder }
    }
held-beta =
    { $betaHeld ->
        [end] нет выигрыша больше { $beta }
        [window] исходное окно кончается на { $beta }
        [root] у MIN уже есть { $beta } в корне
       *[node] у MIN уже есть { $beta } { where-beta-holder }
    }
visit-full = { who } начинает с полным окном { window }: ни у одного игрока ещё ничего нет.
visit-alpha = { who } начинает с окном { window }: { held-alpha }.
visit-beta = { who } начинает с окном { window }: { held-beta }.
visit-both = { who } начинает с окном { window }: { held-alpha }, а { held-beta }.
visit-same-window = { who } начинает с исходным окном { window }: ни у одного игрока пока нет лучшего.
visit-root-window = { who } начинает с исходным окном { window }: вопрос только об оценках внутри него.
visit-zero = { who } получает нулевое окно { window }: его значение не меньше { $beta } или не больше { $alpha }?
visit-known = { who } начинает с окном { window }, которое по пути сузила таблица.
visit-answered = { who } начинает с окном { window }: один из его концов доказан нулевым окном.
visit-payoffs = { who } начинает с окном { window }, от наименьшего выигрыша до наибольшего: ни у одного игрока ещё ничего нет.
visit-for-mean = { who } начинает с окном { window }: среднее { caller-own } требует его значения.
visit-asked-by-chance = { who } начинает с окном { window }: оценка вне окна уже решает исход { caller-own }.
visit-level =
    { $player ->
        [max] { who }, уровень { $ply }, берёт наибольшую из оценок своих { $reply ->
            [yes] ответов
           *[no] потомков
        }: все они уже готовы.
       *[min] { who }, уровень { $ply }, берёт наименьшую из оценок своих { $reply ->
            [yes] ответов
           *[no] потомков
        }: все они уже готовы.
    }
visit-mover =
    { $turned ->
        [yes] { who } начинает с окном { window }: для { mover-name } <a>α</a> и <b>β</b> меняют знак и место.
       *[no] { who } начинает с окном { window }.
    }

worth =
    { $what ->
        [static] { $at ->
            [root] Корень
           *[node] Узел { $node }
        } достигает предела глубины со статической оценкой { $score }
        [pass] Предела прохода ({ $limit }) достигает { $at ->
            [root] корень
           *[node] узел { $node }
        } со статической оценкой { $score }
        [named] { $outcome ->
            [soon] Лист { $node }: { wins-soon } ({ $score })
           *[none] Значение листа { $node } равно { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] Лист: { wins-soon } ({ $score })
           *[none] Значение листа равно { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] Всё дерево состоит из одного листа со значением { $score }{ outcome }.
    }
evaluate-root = { worth }.
evaluate-first = { worth }: это первая оценка для { caller-whole }.
evaluate-better = { worth }: для { caller-player } это лучше, чем { $callerBest } { caller-own }.
evaluate-equal = { worth }, наравне с { $callerBest } { caller-own }: остаётся первая.
evaluate-tied = { worth }, наравне с { $callerBest } { caller-own }: из равных остаётся последняя.
evaluate-worse = { worth }: для { caller-player } это не лучше, чем { $callerBest } { caller-own }.
evaluate-level = { worth }, уровень { $ply }.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-best =
    { $first ->
        [yes] { who } берёт первую оценку { $score } как лучшую
       *[no] { who } берёт { $score } как лучшую оценку вместо { $previous }
    }
improve = { improve-best }.
improve-tied = { who } берёт эту { $score } как лучшую вместо прежней: из равных последнюю.
improve-outside =
    { $player ->
        [max] { improve-best }. Это не больше <nb><a>α = { $bound }</a></nb>, поэтому окно не меняется.
       *[min] { improve-best }. Это не меньше <nb><b>β = { $bound }</b></nb>, поэтому окно не меняется.
    }
improve-met =
    { $player ->
        [max] { improve-best }. <nb>{ $score } { compare } <b>β = { $bound }</b></nb>, но отсекать уже нечего.
       *[min] { improve-best }. <nb>{ $score } { compare } <a>α = { $bound }</a></nb>, но отсекать уже нечего.
    }
improve-mover =
    { $first ->
        [yes] { who } берёт первую оценку { $score } как лучшую.
        [tied] { who } берёт эту { $score } как лучшую вместо прежней: из равных последнюю.
       *[no] { who } берёт { $score } как лучшую оценку вместо { $previous }.
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
            [root] У MAX теперь есть { $to } в корне
           *[node] У MAX теперь есть { $to } { where-node }
        }: <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.
       *[min] { $at ->
            [root] У MIN теперь есть { $to } в корне
           *[node] У MIN теперь есть { $to } { where-node }
        }: <nb><b>β</b> падает</nb> с { $from } до <b>{ $to }</b>, окно теперь { window }.
    }
narrow-mover = { who } получает теперь { $to } для { mover-name }: <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.
narrow-known =
    { $side ->
        [alpha] { who }: в таблице не меньше { $to }, поэтому <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.
       *[beta] { who }: в таблице не больше { $to }, поэтому <nb><b>β</b> падает</nb> с { $from } до <b>{ $to }</b>, окно теперь { window }.
    }
narrow-payoffs =
    { $player ->
        [max] { who }: нет выигрыша меньше { $to }, поэтому ещё до первого потомка <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.
       *[min] { who }: нет выигрыша больше { $to }, поэтому ещё до первого потомка <nb><b>β</b> падает</nb> с { $from } до <b>{ $to }</b>, окно теперь { window }.
    }
narrow-mover-payoffs = { who }: нет выигрыша хуже { $to } для { mover-name }, поэтому <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.

cutoff-held =
    { $side ->
        [alpha] { $held ->
            [window] Исходное окно начинается с { $met }
            [root] У MAX уже есть { $met } в корне
           *[node] У MAX уже есть { $met } { where-holder }
        }
       *[beta] { $held ->
            [window] Исходное окно кончается на { $met }
            [root] У MIN уже есть { $met } в корне
           *[node] У MIN уже есть { $met } { where-holder }
        }
    }
cutoff-seen =
    { $held ->
        [end] { who } получает { $score }, лучшую возможную оценку, и <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
       *[held] { who } получает { $score }. { cutoff-held }, и <nb>{ $score } { compare } { $side ->
            [alpha] <a>α = { $met }</a>
           *[beta] <b>β = { $met }</b>
        }</nb>
    }
cutoff-lost =
    { $lost ->
        [1] последний { $reply ->
            [yes] ответ
           *[no] потомок
        } ничего не изменит
        [one] последние { $lost } { $reply ->
            [yes] ответ
           *[no] потомок
        } ничего не изменят
        [few] последние { $lost } { $reply ->
            [yes] ответа
           *[no] потомка
        } ничего не изменят
       *[many] последние { $lost } { $reply ->
            [yes] ответов
           *[no] потомков
        } ничего не изменят
    }
cutoff =
    { cutoff-seen }: { cutoff-lost }. <x>{ $deep ->
        [yes] Глубокое { side }-отсечение
       *[no] { side }-отсечение
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
cutoff-zero = { who } получает { $score }, и { met } отвечает на вопрос: { cutoff-lost }. <x>{ side }-отсечение.</x>
cutoff-known = { who } получает { $score }. { $held ->
        [own] Границу ему дала таблица
        [root] Границу дала таблица в корне
       *[node] Границу дала таблица { where-holder }
    }, и { met }: { cutoff-lost }. <x>{ side }-отсечение.</x>
cutoff-mover = { who } получает { $score }, и <nb>{ $score } { compare } <b>β = { $met }</b></nb>{ $held ->
        [end] { "" }
        [window] , конец исходного окна
        [root] , оценка противника в корне
       *[node] , оценка противника { where-holder }
    }: { cutoff-lost }. <x>{ $deep ->
        [yes] Глубокое отсечение.
       *[no] Отсечение.
    }</x>

return-minimax =
    { $player ->
        [max] { who } возвращает { $score }, наибольшую из своих оценок. { arrival }
       *[min] { who } возвращает { $score }, наименьшую из своих оценок. { arrival }
    }
return-exact = { who } возвращает { $score }, своё точное значение. { arrival }
return-lower = { who } возвращает { $score }: его значение не меньше { $score }. { arrival }
return-upper = { who } возвращает { $score }: его значение не больше { $score }. { arrival }
proved =
    { $bound ->
        [upper] не больше
        [lower] не меньше
       *[exact] ровно
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
        [fail-hard] { who } получает { $best }, но возвращает <nb><a>α = { $score }</a></nb>: fail-hard не выходит за окно. Его значение { proved } { $score }. { arrival }
       *[running-bound] { who } получает { $best }, но возвращает <nb><a>α = { $score }</a></nb>, которую ничто не подняло. Его значение { proved } { $score }. { arrival }
    }
return-lowered =
    { $returns ->
        [fail-hard] { who } получает { $best }, но возвращает <nb><b>β = { $score }</b></nb>: fail-hard не выходит за окно. Его значение { proved } { $score }. { arrival }
       *[running-bound] { who } получает { $best }, но возвращает <nb><b>β = { $score }</b></nb>, которую ничто не опустило. Его значение { proved } { $score }. { arrival }
    }
return-asked = { who } возвращает { $score }: его значение { bounded }.{ arrival-told }
return-known = { who } возвращает { $score } из таблицы, без поиска: его значение { bounded }.{ arrival-told }
# Where chance moves.
who-chance =
    { $at ->
        [root] Корень
       *[chance] Случайный узел { $node }
    }
visit-chance = { who-chance } начинает с окном { window }: он вернёт среднее потомков.
sum-whole = { who-chance } знает всех потомков: среднее равно { $seen }.
sum-between = { who-chance } прибавляет <nb>{ $part } × { $score }</nb>: теперь среднее лежит между { $low } и { $high }.
sum-part = { who-chance } прибавляет к среднему <nb>{ $part } × { $score }</nb>: пока { $seen }, а потомки с общим весом { $left } ещё впереди.
return-worth = { who } возвращает { $score }: его значение { bounded-mean }.{ arrival-told }
return-mean = { who-chance } возвращает { $score }: среднее { bounded-mean }.{ arrival-told }
cutoff-by-chance = { who } получает { $score }, и <nb>{ $score } { compare } { $met }</nb> достаточно для среднего { $held ->
        [root] в корне
       *[node] { where-holder }
    }: { cutoff-lost }.
cutoff-chance =
    { who-chance } даёт среднее { proved } { $score }, что бы ни было дальше, и <nb>{ $score } { $side ->
        [alpha] ≤ <a>α = { $met }</a>
       *[beta] ≥ <b>β = { $met }</b>
    }</nb>: { cutoff-lost }.
return-level =
    { $player ->
        [max] { who }: значение { $score } — наибольшая из его оценок.
       *[min] { who }: значение { $score } — наименьшая из его оценок.
    }
negated =
    { $sign ->
        [minus] <nb>−({ $score }) = { $own }</nb>
       *[plus] { $own }
    }
turned =
    { $turned ->
        [yes] { " " }Для { caller-player } это { negated }.
        [no] { " " }Выше тоже ходит { caller-player }: знак тот же.
       *[none] { "" }
    }
return-mover = { who } возвращает { $score }: для { mover-name } его значение { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } получает { $best }, но возвращает { $score }: для { mover-name } { bounded }.{ turned }{ arrival-told }
arrival =
    { $arrival ->
        [first] Первая оценка для { caller-whole }.
        [better] Для { caller-player } лучше, чем { $callerBest } { caller-own }.
        [tied] Наравне с { $callerBest } { caller-own }: остаётся последняя.
        [equal] Наравне с { $callerBest } { caller-own }: остаётся первая.
       *[worse] Для { caller-player } не лучше, чем { $callerBest } { caller-own }.
    }
arrival-told =
    { $arrival ->
        [none] { "" }
       *[some] { " " }{ arrival }
    }
stage-returns = Узел возвращает { $score }. { arrival }

ask-zero =
    { $callerPlayer ->
        [max] { who }: его значение больше { $than }? Нулевое окно { window } спрашивает только об этом.
       *[min] { who }: его значение меньше { $than }? Нулевое окно { window } спрашивает только об этом.
    }
ask-again =
    { $callerPlayer ->
        [max] { who } удивляет: не меньше { $surprise }, а это больше { $than }. Насколько? Поиск повторяется с окном { window }.
       *[min] { who } удивляет: не больше { $surprise }, а это меньше { $than }. Насколько? Поиск повторяется с окном { window }.
    }

known-value =
    { $known ->
        [exact] ровно { $low }
        [low] не меньше { $low }
        [high] не больше { $high }
        [both] не меньше { $low } и не больше { $high }
       *[none] пока ничего
    }
probe-exact = { who } есть в таблице: { known-value } (глубина { $depth }). Поиск не нужен.
probe-decides =
    { $side ->
        [beta] { who } есть в таблице: { known-value } (глубина { $depth }). <nb>{ $low } ≥ <b>β = { $beta }</b></nb>, поэтому поиск не нужен.
       *[alpha] { who } есть в таблице: { known-value } (глубина { $depth }). <nb>{ $high } ≤ <a>α = { $alpha }</a></nb>, поэтому поиск не нужен.
    }
probe-narrows = { who } есть в таблице: { known-value } (глубина { $depth }). Это сужает окно { window }.
probe-open = { who } есть в таблице: { known-value } (глубина { $depth }). При окне { window } это не решает, нужен поиск.
probe-leaf = { worth }: таблица это знает, новой оценки не нужно.{ arrival-told }
store-leaf =
    { $what ->
        [root] Таблица хранит статическую оценку корня: { $low }.
        [static] Таблица хранит статическую оценку узла { $node }: { $low }.
        [named] Таблица хранит значение листа { $node }: { $low }.
       *[leaf] Таблица хранит значение листа: { $low }.
    }
store-exact = { who }: таблица хранит значение, { known-value } (глубина { $depth }).
store-bound = { who }: таблица хранит границу значения, { known-value } (глубина { $depth }).

pass-deepening =
    { $first ->
        [yes] Проход { $pass } ищет на глубину { $depth } с окном { window }.
       *[no] { $order ->
            [refutation] Проход { $pass } ищет на глубину { $depth } с окном { window }: сначала вдоль опровергающих вариантов прошлого прохода.
           *[other] Проход { $pass } ищет на глубину { $depth } с окном { window }: сначала потомки, лучшие в предыдущем проходе.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Проход { $pass } ищет с окном { window }: приближение { guess-told } и { $margin } с обеих сторон.
        [win] Проход { $pass } ищет с окном { window }: приближение { guess-told }, и дальше него нет других оценок.
        [low] Проход { $pass } ищет с { window }: результат не превысил <nb><a>α = { $missed }</a></nb>, поэтому <a>α</a> открывается.
        [low-grown] Проход { $pass } ищет с { window }: результат не превысил <nb><a>α = { $missed }</a></nb>, поэтому <a>α</a> сдвигается ниже него.
        [high-grown] Проход { $pass } ищет с { window }: результат достиг <nb><b>β = { $missed }</b></nb>, поэтому <b>β</b> сдвигается выше него.
       *[high] Проход { $pass } ищет с { window }: результат достиг <nb><b>β = { $missed }</b></nb>, поэтому <b>β</b> открывается.
    }
pass-zero =
    { $why ->
        [guess] Проход { $pass } начинает с приближения: значение корня не меньше { $beta }? Спрашивает нулевое окно { window }.
        [top] Проход { $pass } начинает сверху, с { $greatest }: значение корня { $beta }? Спрашивает нулевое окно { window }.
        [bottom] Проход { $pass } начинает снизу, с { $least }: значение корня не меньше { $beta }? Спрашивает нулевое окно { window }.
        [low] Проход { $pass }: значение корня не меньше { $low }. Может быть, и { $beta }? Спрашивает нулевое окно { window }.
       *[high] Проход { $pass }: значение корня не больше { $high }. Достигает ли оно { $beta }? Спрашивает нулевое окно { window }.
    }
prove-move =
    { $has ->
        [nothing] { "" }
       *[move] { " " }Если бы время вышло сейчас, ходом был бы { $move }.
    }
prove-pass = Проход { $pass } возвращает { $score }: значение корня { bounded }.{ $known ->
        [both] { " " }Теперь известно: { known-value }.
       *[other] { "" }
    }{ prove-move }
prove-deepening = Проход { $pass }, глубина { $depth }, возвращает { $score }: на этой глубине значение корня { bounded }.{ prove-move }

## the sentence: where the search of a game stops

unrest =
    { $unrest ->
        [threat] кто-то может сразу выиграть
        [capture] возможно взятие
        [check] король под шахом
        [corner] можно занять угол
       *[further-move] тот же игрок может ходить ещё раз
    }
reach-goes-on = Позиция не спокойна: { unrest }, и поиск идёт дальше предела в { $limit ->
    [one] { $limit } полуход
    [few] { $limit } полухода
   *[many] { $limit } полуходов
  }.
reach-may-stand =
    За пределом в { $limit ->
        [one] { $limit } полуход
        [few] { $limit } полухода
       *[many] { $limit } полуходов
      } рассматриваются только взятия, но { $player ->
        [max] MAX
       *[min] MIN
    } может и не бить (stand pat): оценка считается ещё одним ответом.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } не бьёт (stand pat): позиция стоит столько, сколько её оценка.
reach-quiet = Позиция спокойна, и поиск там останавливается.
reach-ends = Позиция не спокойна: { unrest }, но поиск не идёт дальше.
reach-sure = Это достаточно надёжно: поиск останавливается за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  } до предела.
grown-goes-on = Позиция не спокойна: { unrest }, и дерево идёт дальше своего предела в { $limit ->
    [one] { $limit } полуход
    [few] { $limit } полухода
   *[many] { $limit } полуходов
  }.
grown-quiet = Позиция спокойна, и дерево там заканчивается.
grown-ends = Позиция не спокойна: { unrest }, но дерево там заканчивается.
grown-sure = Это достаточно надёжно: дерево заканчивается за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  } до предела.

## the question before a decision

stage-held =
    { $side ->
        [alpha] { $held ->
            [end] нет выигрыша меньше { $met }
            [nobody] у MAX ещё ничего нет
            [window] исходное окно начинается с { $met }
            [root] у MAX уже есть { $met } в корне
           *[node] у MAX уже есть { $met } { where-holder }
        }
       *[beta] { $held ->
            [end] нет выигрыша больше { $met }
            [nobody] у MIN ещё ничего нет
            [window] исходное окно кончается на { $met }
            [root] у MIN уже есть { $met } в корне
           *[node] у MIN уже есть { $met } { where-holder }
        }
    }
stage-question = { who } получает <mark>{ $score }</mark>; { stage-held }, поэтому { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Будет ли просмотрен следующий { $reply ->
        [yes] ответ
       *[no] потомок
    }?
stage-question-given = { who } получает <mark>{ $score }</mark>, а здесь { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Будет ли просмотрен следующий { $reply ->
        [yes] ответ
       *[no] потомок
    }?
# $said: whether the class has answered, and how.
stage-answer =
    { $said ->
        [right] { $answer ->
            [yes] Верно: да.
           *[no] Верно: нет.
        }
        [wrong] { $answer ->
            [yes] Всё же будет.
           *[no] Всё же не будет.
        }
       *[answer] { $answer ->
            [yes] Да.
           *[no] Нет.
        }
    }
stage-yes = Да
stage-no = Нет
stage-answers = Ответ
stage-tally = верно { $right } из { $asked }

## the card beside a node

stage-story-who =
    { $kind ->
        [leaf] { $named ->
            [yes] Лист { $node }
           *[no] Лист
        }
       *[node] { who }
    }
stage-story-visit =
    { $windowed ->
        [no] просматривается
       *[yes] начинает с окном { window }
    }
stage-story-evaluate =
    { $windowed ->
        [no] { stage-story-worth }
       *[yes] { stage-story-worth }, окно { window }
    }
stage-story-worth =
    { $what ->
        [static] статическая оценка { $score }
       *[leaf] значение { $score }
    }
stage-story-improve =
    { $from ->
        [leaf] берёт { $score } из листа
       *[node] берёт { $score } из узла { $child }
    }{ $first ->
        [yes] { "" }
        [tied] , из равных последнюю
       *[no] , лучше, чем { $previous }
    }
stage-story-narrow =
    { $side ->
        [alpha] <a>α</a> растёт с { $from } до <a>{ $to }</a>
       *[beta] <b>β</b> падает с { $from } до <b>{ $to }</b>
    }
stage-story-met = <nb>{ $score } { compare } { $side ->
        [alpha] <a>α = { $met }</a>
       *[beta] <b>β = { $met }</b>
    }</nb>
stage-story-cut = <x>{ $deep ->
        [yes] глубокое { side }-отсечение
       *[no] { side }-отсечение
    }</x>, { stage-story-met }{ $held ->
        [end] { "" }
        [window] , граница исходного окна
        [root] , граница корня
        [max] , граница узла MAX { $holder }
       *[min] , граница узла MIN { $holder }
    }
stage-story-cutoff = { stage-story-cut }; пропущено потомков: { $lost }
stage-story-sum =
    { $from ->
        [leaf] прибавляет к среднему { $score } из листа
       *[node] прибавляет к среднему { $score } из узла { $child }
    }: пока { $seen }
stage-story-return =
    { $proves ->
        [exact] возвращает { $score }: { $fraction ->
            [none] своё точное значение
           *[other] ровно { $fraction }
        }
        [lower] возвращает { $score }: значение не меньше { $score }
       *[upper] возвращает { $score }: значение не больше { $score }
    }
stage-story-unseen = пока не просмотрен
stage-story-lost = остаётся без просмотра. { who }: { stage-story-cut }
stage-story-left = предыдущих строк: { $left }
stage-story-ask =
    { $again ->
        [yes] снова, с окном { window }
       *[no] вопрос с окном { window }
    }
stage-story-probe = таблица знает: { known-value }
stage-story-store = таблица хранит: { known-value }
stage-story-pass = проход { $pass } с окном { window }
stage-story-prove = проход { $pass } возвращает { $score }: { known-value }

## the pseudo-code

code-label = Псевдокод
code-call =
    { $player ->
        [max] MAX(узел)
       *[min] MIN(узел)
    }
code-call-window =
    { $player ->
        [max] MAX(узел, <a>α</a>, <b>β</b>)
       *[min] MIN(узел, <a>α</a>, <b>β</b>)
    }
code-leaf = <k>если</k> лист: <k>вернуть</k> его значение
code-limit = <k>если</k> предел: <k>вернуть</k> ст. оценку
code-stop = <k>если</k> лист или предел: <k>вернуть</k> оценку
code-start =
    { $player ->
        [max] лучшая ← { $worst }
       *[min] лучшая ← { $worst }
    }
code-each = <k>для каждого</k> потомка:
code-each-descend =
    { $callee ->
        [max] <k>для</k> потомка: v ← MAX(потомок, <a>α</a>, <b>β</b>)
        [min] <k>для</k> потомка: v ← MIN(потомок, <a>α</a>, <b>β</b>)
       *[any] <k>для</k> потомка: v ← поиск(потомок, <a>α</a>, <b>β</b>)
    }
code-descend =
    { $callee ->
        [max] v ← MAX(потомок)
        [min] v ← MIN(потомок)
       *[any] v ← поиск(потомок)
    }
code-descend-window =
    { $callee ->
        [max] v ← MAX(потомок, <a>α</a>, <b>β</b>)
        [min] v ← MIN(потомок, <a>α</a>, <b>β</b>)
       *[any] v ← поиск(потомок, <a>α</a>, <b>β</b>)
    }
code-best =
    { $player ->
        [max] лучшая ← max(лучшая, v)
       *[min] лучшая ← min(лучшая, v)
    }
code-best-last =
    { $player ->
        [max] <k>если</k> v ≥ лучшая: лучшая ← v
       *[min] <k>если</k> v ≤ лучшая: лучшая ← v
    }
code-narrow =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, лучшая)
       *[min] <b>β</b> ← min(<b>β</b>, лучшая)
    }
code-cut =
    { $player ->
        [max] <k>если</k> { $returns ->
            [running-bound] <a>α</a>
           *[other] лучшая
        } { compare } <b>β</b>: <k>вернуть</k> { $returns ->
            [fail-hard] <b>β</b>
            [running-bound] <a>α</a>
           *[fail-soft] лучшая
        }
       *[min] <k>если</k> { $returns ->
            [running-bound] <b>β</b>
           *[other] лучшая
        } { compare } <a>α</a>: <k>вернуть</k> { $returns ->
            [fail-hard] <a>α</a>
            [running-bound] <b>β</b>
           *[fail-soft] лучшая
        }
    }
code-break =
    { $player ->
        [max] <k>если</k> лучшая ≥ <b>β</b>: <k>прервать</k> цикл
       *[min] <k>если</k> лучшая ≤ <a>α</a>: <k>прервать</k> цикл
    }
code-return = <k>вернуть</k> лучшая
code-return-bound =
    { $player ->
        [max] <k>вернуть</k> <a>α</a>
       *[min] <k>вернуть</k> <b>β</b>
    }
code-root = корень
code-store = таблица[узел] ← что даёт лучшая
code-known = <k>если</k> таблица решает: <k>вернуть</k> оценку
code-known-narrow = <a>α</a>, <b>β</b> ← сужены таблицей

code-negamax = негамакс(узел, <a>α</a>, <b>β</b>)
code-leaf-mover = <k>если</k> лист: <k>вернуть</k> своё значение
code-limit-mover = <k>если</k> предел: <k>вернуть</k> свою оценку
code-descend-negamax =
    { $turned ->
        [yes] v ← −негамакс(потомок, −<b>β</b>, −<a>α</a>)
        [no] v ← негамакс(потомок, <a>α</a>, <b>β</b>)
       *[some] v ← ±негамакс(потомок)
    }

# Where chance moves: s is the sum so far, r the weight of the rest, L and U are the least and the greatest payoff.
code-chance = СЛУЧАЙ(узел, <a>α</a>, <b>β</b>)
code-chance-start = s ← 0, r ← 1
code-chance-each = <k>для каждого</k> потомка с весом p:
code-chance-descend = v ← поиск(потомок, его окно)
code-chance-sum = s ← s + p · v, r ← r − p
code-chance-cut-low = <k>если</k> s + r · U ≤ <a>α</a>: <k>вернуть</k> s + r · U
code-chance-cut-high = <k>если</k> s + r · L ≥ <b>β</b>: <k>вернуть</k> s + r · L
code-chance-return = <k>вернуть</k> s

code-levels = минимакс по уровням(дерево)
code-levels-plies = <k>для каждого</k> уровня, снизу вверх:
code-levels-nodes = <k>для каждого</k> узла уровня:
code-levels-leaf = <k>если</k> лист: оценка ← значение
code-levels-limit = <k>если</k> предел: ст. оценка
code-levels-start =
    { $player ->
        [max] <k>иначе</k>: лучшая ← { $worst }
       *[min] <k>иначе</k>: лучшая ← { $worst }
    }
code-levels-each = <k>для</k> потомка с оценкой v:
code-levels-best =
    { $player ->
        [max] лучшая ← max(лучшая, v)
       *[min] лучшая ← min(лучшая, v)
    }
code-levels-best-last =
    { $player ->
        [max] <k>если</k> оценка(потомок) ≥ лучшая: лучшая ← оценка(потомок)
       *[min] <k>если</k> оценка(потомок) ≤ лучшая: лучшая ← оценка(потомок)
    }
code-levels-score = оценка(узел) ← лучшая

code-deepening = углубление(корень, предел)
code-deepening-each = <k>для</k> глубина ← 1 <k>до</k> предел:
code-deepening-search = m ← поиск(корень, глубина)
code-deepening-lines = сохранить опровергающие варианты
code-deepening-sort = упорядочить потомков по оценкам
code-aspiration = аспирация(корень, f, запас)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± запас
code-aspiration-search = m ← поиск(корень, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>если</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>снова</k>
code-aspiration-high = <k>если</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>снова</k>
code-aspiration-low-grown = <k>если</k> m ≤ <a>α</a>: запас ← { $growth } · запас, <a>α</a> ← m − запас, <k>снова</k>
code-aspiration-high-grown = <k>если</k> m ≥ <b>β</b>: запас ← { $growth } · запас, <b>β</b> ← m + запас, <k>снова</k>
code-aspiration-return = <k>вернуть</k> m
code-pvs-first =
    { $callee ->
        [max] первый: v ← MAX(потомок, <a>α</a>, <b>β</b>)
        [min] первый: v ← MIN(потомок, <a>α</a>, <b>β</b>)
       *[any] первый: v ← поиск(потомок, <a>α</a>, <b>β</b>)
    }
code-pvs-zero =
    { $player ->
        [max] <a>α</a>, <a>α</a> + { $unit }
       *[min] <b>β</b> − { $unit }, <b>β</b>
    }
code-pvs-ask =
    { $callee ->
        [max] другие: v ← MAX(потомок, { code-pvs-zero })
        [min] другие: v ← MIN(потомок, { code-pvs-zero })
       *[any] другие: v ← поиск(потомок, { code-pvs-zero })
    }
code-pvs-again =
    { $player ->
        [max] <k>если</k> <a>α</a> < v < <b>β</b>: <k>снова</k> с v, <b>β</b>
       *[min] <k>если</k> <a>α</a> < v < <b>β</b>: <k>снова</k> с <a>α</a>, v
    }
code-mtd = MTD(корень, f)
code-sss = SSS*(корень)
code-dual = DUAL*(корень)
code-mtd-start = m ← f, низ ← { $least }, верх ← { $greatest }
code-sss-start = m ← { $greatest }, низ ← { $least }, верх ← { $greatest }
code-dual-start = m ← { $least }, низ ← { $least }, верх ← { $greatest }
code-mtd-while = <k>пока</k> низ < верх:
code-mtd-beta = <b>β</b> ← max(m, низ + { $unit })
code-mtd-search = m ← поиск(корень, <b>β</b> − { $unit }, <b>β</b>)
code-mtd-bound = <k>если</k> m < <b>β</b>: верх ← m <k>иначе</k> низ ← m

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

panel-label = Панели поиска
panel-search = Поиск
panel-counts = Числа
live-alpha = α
live-alpha-long = { " " }· есть у MAX
live-beta = β
live-beta-long = { " " }· есть у MIN
live-best = лучшая
live-best-long = { "" }
live-sum = s
live-sum-long = { " " }пока
live-none = –
live-alpha-mover = { " " }· у игрока
live-beta-mover = { " " }· у противника
live-best-mover = { live-best-long }
gauge-label = Числовая ось с окном и лучшей оценкой
number-line = Числовая ось: окно от { $low } до { $high }.{ $ray ->
        [up] { " " }Значение здесь будет не меньше { $value }.
        [down] { " " }Значение здесь будет не больше { $value }.
        [between] { " " }Значение здесь будет между { $from } и { $to }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Общих точек у них нет: отсечение.
       *[no] { "" }
    }
# How the mean of a chance node adds up, a table: p, v and s are those of the pseudo-code.
mean-child = потомок
mean-part = вес p
mean-worth = значение v
mean-product = p · v
mean-leaf = лист { $place }
mean-others = и ещё { $others }
mean-seen = сумма s пока
mean-reach = среднее: { $node }
# What the child under way is asked for.
mean-need =
    { $side ->
        [alpha] Чтобы достичь <a>α</a>: { $child } ≥ { $how } <nb><a>= { $score }</a></nb>
       *[beta] Чтобы достичь <b>β</b>: { $child } ≥ { $how } <nb><b>= { $score }</b></nb>
    }
counts-leaves = оценено листьев
counts-positions = оценено позиций
counts-number = { $value }
counts-of = из { $all }
counts-needs = в минимаксе
counts-cutoffs =
    { $cutoffs ->
        [one] отсечение
        [few] отсечения
       *[many] отсечений
    }
counts-evaluations = вычислено оценок

## the panels: passes, table, moves, strategy, the critical tree

panel-window = Окно
panel-passes = Проходы
panel-table = Таблица
panel-moves = Ходы
panel-strategy = Стратегия
panel-keeping = Сохраняет
panel-depths = Глубины
panel-critical = Критическое дерево
panel-leaves = Листья
panel-leaf = { $parent }: лист { $place }
panel-partial = Построено только то, что просматривает поиск; значение остального неизвестно.

line-label = Числовая ось: значение корня от { $low } до { $high }
line-guess = приближение
proof-before = Окно { window }. { $cut ->
        [past-bound] { $returns ->
            [fail-soft] Результат ниже <a>α</a> — только верхняя граница, выше <b>β</b> — только нижняя.
           *[other] { proof-open }
        }
       *[at-bound] { proof-open }
    }
proof-open = Результат не выше <a>α</a> — только верхняя граница, не ниже <b>β</b> — только нижняя.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: значение корня не меньше { $score }.
proof-more = Насколько больше, неизвестно.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: значение корня не больше { $score }.
proof-less = Насколько меньше, неизвестно.
proof-exactly =
    { $rounded ->
        [yes] { $score }
       *[no] ровно { $score }
    }
proof-proved = По просмотренным листьям оно { proof-exactly }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: внутри окна, поэтому значение корня { proof-exactly }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: здесь отсекает только оценка за границей, поэтому и оценка на границе точна. Значение корня { proof-exactly }.
proof-certain = Значение корня { proof-exactly }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, а выигрыша больше { $score } нет: значение корня { proof-exactly }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, а выигрыша меньше { $score } нет: значение корня { proof-exactly }.
proof-together = Вместе с прежними проходами: <nb>{ $known }</nb>.
proof-payoffs = Вместе с пределами выигрышей: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] На { $depth } полуход вперёд
        [few] На { $depth } полухода вперёд
       *[many] На { $depth } полуходов вперёд
    }: <nb>корень { $relation } { $score }</nb>.
proof-move = Если время выйдет сейчас, ответ — <nb>{ $move }</nb>.
pass-none =
    { $begin ->
        [top] Ни один проход не начался: значение корня может быть любым. Первый начнёт с { $greatest }.
        [bottom] Ни один проход не начался: значение корня может быть любым. Первый начнёт с { $least }.
       *[guess] Ни один проход не начался: значение корня может быть любым.
    }
pass-asks = Проход { $number } задаёт один вопрос: не меньше ли { $beta } значение корня?
pass-searches = Проход { $number } ищет с окном { window }.
pass-looks =
    { $depth ->
        [one] Проход { $number } смотрит на { $depth } полуход вперёд.
        [few] Проход { $number } смотрит на { $depth } полухода вперёд.
       *[many] Проход { $number } смотрит на { $depth } полуходов вперёд.
    }
pass-called = { window }
pass-go = Проход { $number }: к концу
pass-number = Пр.
pass-depth = Глуб.
pass-window = Окно
pass-result = Итог
pass-known = Известно
pass-move = Ход
pass-leaves = Листья

table-hits = Встречено известных позиций: <k>{ $probes }</k>. Решено одной таблицей: <k>{ $hits }</k>.
table-position = Позиция
table-depth = Полуходы
table-score = Оценка
table-empty = Пока ничего не записано.

moves-nameless = Эти порядки узнают ход по имени, а в дереве нет имён. Их можно написать: (x: 3 y: 12).
moves-killers = Ходы-убийцы
moves-history = История
moves-ply = Полуход
moves-last = Посл.
moves-before = До него
moves-move = Ход
moves-max = MAX
moves-min = MIN
moves-none = Пока без отсечений.
moves-lines = Опровергающие варианты
moves-answer = Ответ
moves-no-line = Ни один проход ещё не закончился.

# Числовая ось листа: что меняет его оценка
strip-heading =
    Этот лист{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $score }
strip-label = Оценка этого листа
strip-all = Все листья
strip-clause =
    { $place ->
        [any] при любой оценке
        [below] ниже { $to }
        [up-to] до { $to } включительно
        [at] при { $from }
        [from] от { $from }
        [above] выше { $from }
       *[between] между { $from } и { $to }
    } { $root ->
        [leaf] значение корня — оценка этого листа
       *[number] значение корня равно { $score }
    }{ $cut ->
        [0] { "" }
        [one] { " " }и отсекается { $cut } ветвь
        [few] { " " }и отсекаются { $cut } ветви
       *[many] { " " }и отсекается { $cut } ветвей
    }
strip-row =
    { $root ->
        [leaf] корень = x
       *[number] корень = { $score }
    }, ход { $move }, { $leaves ->
        [one] { $leaves } лист
        [few] { $leaves } листа
       *[many] { $leaves } листьев
    }{ $cut ->
        [0] { "" }
       *[other] , отсечено: { $cut }
    }
strip-returned = Столько возвращает этот поиск; значение корня может быть другим.
reach-lead = Между какими оценками лист определяет значение корня:
reach-row =
    { $kind ->
        [never] никогда не меняет корень
        [always] всегда равен значению корня
        [below] меняет корень только ниже { $high }
        [above] меняет корень только выше { $low }
       *[between] меняет корень только между { $low } и { $high }
    }
reach-more = Это первые { $count } листьев.

strategy-lead =
    { $has ->
        [move] MAX ходит { $move } и получает не меньше { $score }, что бы ни сделал MIN.
       *[none] MAX получает не меньше { $score }, что бы ни сделал MIN.
    }
strategy-move = MIN ходит
strategy-answer = MAX отвечает
strategy-value = Значение
keeping-at = В узле
keeping-moves = Сохраняет значение
keeping-value = Значение
critical-type-1 = нужно знать точно
critical-type-2 = хватит одного потомка
critical-type-3 = нужны все потомки
critical-spare = просмотрено без нужды

## the panels: what a run costs

depths-label = Оценено листьев, по глубине; ниже альфа-бета в других порядках
cost-all = { $needed } { $unit ->
        [static] { $needed ->
            [one] позиции
           *[other] позиций
        }
       *[leaf] { $needed ->
            [one] листа
           *[other] листьев
        }
    }
cost-counted = Подсчитано
cost-run = этот прогон
cost-run-of = из { cost-all }
cost-run-again = оценки; { $distinct } из { cost-all }
cost-least = минимум
cost-least-note =
    { $own ->
        [no] нужны любому поиску
       *[yes] лучший порядок
    }
cost-best = лучший первым
cost-best-game = лучший первым
cost-best-note = не всегда минимум
cost-mean = среднее, порядки
cost-mean-orders =
    { $some ->
        [countless] все в этом дереве
       *[known] в этом дереве: { $orders }
    }
cost-random = среднее, случайно
cost-random-leaves = с другими листьями
cost-most = максимум
cost-most-note = худший порядок, минимакс
cost-minimax = минимакс
cost-minimax-note =
    { $unit ->
        [static] каждая позиция
       *[leaf] каждый лист
    }
cost-later = Числа видны, когда прогон окончен.
cost-label = Потомков у узла b = { $b }, глубина d = { $d }.
claims-label = По формуле
claims-not = (без подсчёта)
claims-told = { $least ->
        [yes] минимум: { $leaves }
       *[no] лучший: { $leaves }
    }
claims-exact = Кнут, Мур; { claims-told }
claims-best = в лучшем случае; { claims-told }
claims-mean = случайно; среднее: { $leaves }
claims-foot = Жёлтые: этот прогон. Сплошные: подсчитано. Штриховые: по формуле; точки ведут к числу, о котором она говорит.

## steps and timeline

timeline-label = Весь ход поиска
timeline-value = Шаг { $step } из { $length }. { $sentence }
timeline-value-open = Шаг { $step }. { $sentence }
transport-label = Шаги
first-step = Первый шаг
step-back = Шаг назад
play = Воспроизвести
pause = Пауза
step-forward = Шаг вперёд
next-cutoff = Следующее отсечение
next-cutoff-keys = Следующее отсечение (Shift + →); с Shift — предыдущее
last-step = Последний шаг
step-number = { $step }
step-of = из { $length }
speed-label = Скорость показа
speed-value = { $speed } ×

key-leaf = оценён лист
key-narrow = сужено окно
key-cut = отсечение
key-grow = сумма растёт
key-pass = проход
key-table = таблица
key-ask = нулевое окно
key-leaves = оценены листья
key-rise =
    { $side ->
        [alpha] растёт α корня
       *[beta] падает β корня
    }
key-cuts = отсечения
timeline-zoom = Вид хода поиска
timeline-zoom-in = Приблизить ход поиска
timeline-zoom-out = Отдалить ход поиска
timeline-zoom-whole = Показать весь ход поиска
timeline-bin =
    События { $from }–{ $to }: { $leaves ->
        [one] { $leaves } лист
        [few] { $leaves } листа
       *[many] { $leaves } листьев
    }{ $windowed ->
        [no] .
       *[yes] , { timeline-cuts }.
    }
timeline-cuts =
    { $cuts ->
        [0] нет отсечений
        [one] { $cuts } отсечение
        [few] { $cuts } отсечения
       *[many] { $cuts } отсечений
    }
timeline-hint =
    { $windowed ->
        [no] { timeline-wheel }
       *[yes] Щелчок по нижнему ряду ведёт к ближайшему отсечению. { timeline-wheel }
    }
timeline-wheel = Колесо приближает, с Shift сдвигает.

## algorithms, dialects, examples

algorithm-label = Алгоритм
algorithm-group-basic = Один поиск
algorithm-group-windows = Проходы и нулевые окна
algorithm-group-memory = С памятью
algorithm-minimax = Минимакс
algorithm-minimax-by-levels = Минимакс по уровням
algorithm-alpha-beta = Альфа-бета
algorithm-negamax = Негамакс
algorithm-iterative-deepening = Итеративное углубление
algorithm-aspiration = Аспирационное окно
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Альфа-бета с таблицей
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
dialect-label = Диалект
dialect-fail-soft = Fail-soft
dialect-fail-soft-note = Fail-soft: отсекает на границе (≤ α, ≥ β) и возвращает лучшую найденную оценку.
dialect-fail-soft-strict = Fail-soft, строгий
dialect-fail-soft-strict-note = Fail-soft, строгий: отсекает только за границей (< α, > β) и возвращает лучшую найденную оценку.
dialect-fail-hard = Fail-hard
dialect-fail-hard-note = Fail-hard: отсекает на границе (≤ α, ≥ β) и возвращает оценку между α и β.
dialect-fail-hard-strict = Fail-hard, строгий
dialect-fail-hard-strict-note = Fail-hard, строгий: отсекает только за границей (< α, > β) и возвращает оценку между α и β.
dialect-running-bound = Текущая граница
dialect-running-bound-note = Текущая граница: отсекает на границе (≤ α, ≥ β) и возвращает итоговую α (MAX) или β (MIN).
example-own = Своё дерево
example-button = Пример: { $name }

## the menu

menu-label = Настройки
menu-search = Поиск
menu-page = Страница
menu-others = Прочее
more = Другие настройки
field-none = нет
size-label = Размер текста
size-value = { $percent }{ "\u00A0" }%
language-label = Язык
theme-label = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
letter-keys = Команды одной буквой
show-keys = Клавиши

## the menu: how it is searched

window-label = Исходное окно
payoffs-label = Выигрыши
payoffs-from = от
payoffs-to = до
payoffs-clear = Диапазон неизвестен
payoffs-about = Диапазон всех возможных выигрышей; пусто: неизвестен.
payoffs-effect =
    { $what ->
        [passes] На этом дереве: проходов: { $here }, без диапазона: { $there }.
        [leaves] На этом дереве: листьев: { $here }, без диапазона: { $there }.
       *[nothing] На этом дереве диапазон ничего не экономит.
    }
payoffs-why = Нет ничего ценнее победы: у кого есть выигрывающий ход, тому не нужно смотреть на остальные. Без диапазона поиск этого не знает и ищет что-то лучшее.
payoffs-uncounted = На таком большом дереве не подсчитано, что экономит диапазон.

cut-label = Отсечение
rule-cut-at-bound = на границе
rule-cut-past-bound = за ней
ties-label = Из равных
rule-ties-first = первый
rule-ties-last = последний
ties-about = Какой из равных ходов выбирает игрок.
ties-take-first = Брать первый
ties-cut-past = Отсекать за границей
ties-warning =
    { $why ->
        [clamped] Оценки прижаты к окну, из равных последний
       *[cut] Отсечение на границе, из равных последний
    }: ход может быть неверным.
ties-why =
    { $why ->
        [clamped] Оценка, прижатая к границе, может быть для игрока хуже, чем кажется; как последняя из равных она побеждает.
       *[cut] Потомок, отсечённый на границе, для игрока над ним не лучше этого; как последний из равных он побеждает.
    }
ties-here = Здесь: значение { $worth }, а не { $score }.

order-label = Порядок потомков
order-label-game = Порядок ходов
order-as-written = Как записано
order-centre-first = Сначала центр
order-corners-first = Сначала углы
order-captures-first = Сначала взятия
order-further-move-first = Сначала дающие дополнительный ход
order-static = По статической оценке
order-fewest-children = Сначала с меньшим числом потомков
order-fewest-replies = Сначала с меньшим числом ответов
order-fewest-nodes = Сначала с меньшим числом узлов
order-killer = Ходы-убийцы
order-history = История
order-previous-pass = По предыдущему проходу
order-refutation = Таблица опровержений
order-best-first = От лучшего, по значению
order-worst-first = От худшего, по значению
order-reversed = Обратный
order-shuffled = Перемешанный
order-choice = { $name } · { $leaves }
order-choice-lacks =
    { $name } · { $lacks ->
        [game] не здесь
        [names] нет имён
        [passes] нет проходов
       *[deepening] нет углубления
    }
order-effect = Листьев: { $leaves }, как записано { $written }.
order-lacks =
    { $lacks ->
        [game] Это собственный порядок другой игры: у этого дерева его нет.
        [static] У внутренних узлов здесь нет статических оценок перед скобками: упорядочены только листья.
        [names] Этот порядок узнаёт ход по имени, а в этом дереве имён нет.
        [passes] Этот порядок идёт за предыдущим проходом, а у этого поиска один проход.
       *[deepening] Этот порядок хранит опровергающие варианты прохода для следующего, более глубокого: ему нужно итеративное углубление.
    }
arrange-label = Потомки в порядке перебора
arrange-label-game = Ответы в порядке перебора

field-seed = Зерно
field-guess = Первое приближение
field-guess-rounded = Первое приближение, округлено до { $guess }
field-margin = Запас
field-growth = Рост запаса
field-alpha = Исходное окно, α
field-beta = Исходное окно, β
field-least = Наименьший выигрыш
field-greatest = Наибольший выигрыш
field-depth = Предел глубины, в полуходах

overlay-label = На дереве
overlay-none = Главный вариант
overlay-strategy = Стратегия MAX
overlay-keeping = Ходы, сохраняющие значение
overlay-critical = Сначала лучший потомок: что видно
overlay-critical-game = Сначала лучший ответ: что видно
overlay-leaves = Какие листья решают

## notes under the settings, and what is wrong with them

note-payoffs = Выигрыши от { $least } до { $greatest }
note-ties = Из равных последний
note-guess = Первое приближение { guess-told }
note-margin = Запас { $margin }
note-seed = Зерно { $seed }
trouble-stops =
    { $by ->
        [pass] Один из проходов останавливается
       *[limit] Предел глубины останавливает поиск
    }
trouble-missing-static-evaluation =
    { $at ->
        [root] { trouble-stops } в корне, у которого нет статической оценки: числа перед его скобкой.
       *[node] { trouble-stops } в узле { $node }, у которого нет статической оценки: числа перед его скобкой.
    }
trouble-fill = Вписать средние по листьям
trouble-not-grown = Поиск доходит до непостроенной части дерева, или его порядку нужно всё дерево.
trouble-chance = Этот поиск не работает со случайными узлами.
trouble-score = Чтобы изменить оценку, нужно всё дерево, а построено только то, что просматривает поиск.
trouble-grow = Построить всё дерево
trouble-empty-window = Исходное окно пусто: α должна быть меньше β.
trouble-instead =
    { $what ->
        [algorithm] Вместо «{ $asked }» показано «{ $shown }».
        [depth] Поэтому показан поиск без предела.
        [payoffs] Поэтому показан поиск, как если бы диапазон выигрышей был неизвестен.
        [order] Поэтому показан поиск в порядке игры.
       *[window] Поэтому показан поиск с полным окном.
    }
trouble-settle = Оставить то, что показано
trouble-beyond-payoffs =
    { $at ->
        [node] У узла { $node }
        [child] У листа { $place } под корнем
        [alone] У единственного листа
       *[leaf] У листа { $place } под узлом { $parent }
    } оценка { $score }, а это не выигрыш от { $least } до { $greatest }.
trouble-empty-payoffs = Наименьший выигрыш должен быть меньше наибольшего.
trouble-too-many-passes = Проходов сделано: { $passes }, и ничего нового они уже не дают, поэтому поиск остановлен. Это ошибка программы.

## the text of the tree

field-tree = Дерево
field-tree-error = Строка { $line }, столбец { $column }: { $message }
field-tree-giant = Длинный текст, знаков: { $length }; поле показывает его начало. Оценки меняйте на дереве, а текст в файле (не больше 2{ "\u202F" }000{ "\u202F" }000 узлов и 1000 полуходов). Когда вкладка закроется, текст не сохранится.
hint-static = { $score } перед скобкой читается как статическая оценка; запятая после числа делает его листом.
commas-read = Здесь «{ $found }» — это две оценки, { $left } и { $right }: запятая разделяет узлы. Одна оценка пишется { $meant }.
commas-decimals = Читать как десятичные
commas-keep = Оставить так
read-other = Читать как { $text }
read-keep = Оставить так
read-endless = { $number } так велико, что читается как бесконечность.
read-suspected = { $number } читается как число. Если это бесконечность, впишите inf.
read-renamed = В имени здесь нет пробелов, скобок и двоеточий: «{ $from }» называется { $to }.
read-ignored = «{ $field }» ничего не говорит о дереве и пропускается.
read-as = Прочитано как { $form ->
        [json] JSON
        [dot] DOT
        [forest] дерево LaTeX (forest)
        [python] Python
        [outline] дерево с отступами
        [lisp] Лисп
        [lists] вложенные списки
        [labels] списки с метками
        [names] вложенные имена
        [adjacency] списки потомков
        [qtree] дерево LaTeX (qtree)
        [tikz] дерево TikZ
        [csv] таблица рёбер
        [rows] строки чисел
       *[notation] наша запись
    }.

## what can be wrong with a text

error-unexpected-character = здесь должен стоять узел, а не «{ $found }».
error-unexpected-end = текст кончается там, где должен стоять узел.
error-unclosed = эта скобка нигде не закрывается.
error-mismatched-bracket = эта скобка не подходит к той, которую закрывает.
error-empty-node = эти скобки пусты; узлу нужны оценка или потомки.
error-missing-score = здесь не хватает оценки или потомков.
error-trailing-text = дерево кончается раньше; «{ $found }» здесь лишнее.
error-bad-score = «{ $found }» — не оценка. Впишите число, W, L, D, inf или -inf.
error-score-too-precise = оценкам дерева вместе нужно слишком много цифр; предел: { $limit }.
error-too-long = текст слишком длинный; предел знаков: { $limit }.
error-too-many-nodes = дерево слишком большое; предел узлов: { $limit }.
error-names-too-long = имена всех узлов вместе слишком длинные; предел байтов: { $limit }.
error-too-deep = дерево слишком глубокое; предел полуходов: { $limit }.
error-not-a-leaf = этот узел не лист.
error-unknown-position = «{ $found }» означает позицию, которая уже была, но ни один узел до этого так не назван.
error-ambiguous-position = так названо несколько узлов до этого: неясно, какой из них означает «{ $found }».
error-endless-position = «{ $found }» стоит под узлом с этим именем: игра никогда бы не кончилась.
error-no-such-node = в дереве нет внутреннего узла «{ $found }». Узлы задаются местами среди соседей, как 2.1.
error-bad-weight = «{ $found }» — не вес. Нужна десятичная дробь, обыкновенная дробь, например 1/6, или целое число.
error-no-weight = «{ $found }» — не вес: он должен быть больше 0.
error-weight-too-precise = весам вместе нужно слишком много цифр; предел: { $limit }.
error-missing-weight = веса есть либо у всех потомков случайного узла, либо ни у одного.
error-weight-sum = сумма этих весов равна { $found }, а не 1. Долями считаются только целые числа.
error-infinite-below-chance = ниже случайного узла не может быть ни выигрыша, ни проигрыша, ни ∞: среднее не было бы определено.
error-bad-depth = «{ $found }» — не число полуходов.
error-bad-seed = «{ $found }» — не зерно: нужно целое число от 0.
error-bad-margin = «{ $found }» — не запас: нужно число больше 0.
error-bad-growth = «{ $found }» — не множитель роста: нужно целое число, не меньше 2.

## what can be wrong with a tree in another notation

error-form-newick = это похоже на Newick, где имена стоят за скобками. Напишите их перед скобками: A: (B: (3 12) C: (2 4)).
error-form-gambit = это похоже на игру программы Gambit. Запишите её дерево вложенными списками: ((3 12) (2 4)).
error-form-sgf = это похоже на SGF, запись партии. Задайте игру её ходами: game=connect-four&moves=4453&depth=3.
error-form-pgn = это похоже на шахматную партию в PGN. Задайте ходы как игру: game=chess&moves=e4 e5&depth=2.
error-form-fen = это похоже на шахматную позицию. Впишите перед ней game=chess&position=, а после неё &depth=2.
error-form-yaml = это похоже на YAML с полями. Дайте то же в JSON или с отступами, по узлу в строке.
error-form-mermaid = это похоже на Mermaid. Пишите по ребру в строке, A -> B, а оценки как B = 3; читается и DOT.
error-form-uml = это похоже на PlantUML. Дайте дерево с отступами, по узлу в строке, или в DOT.
error-form-xml = это похоже на XML или HTML. Дайте дерево в JSON с полями «children» и «value».
error-form-gml = это похоже на GML. Дайте дерево в DOT или таблицей рёбер.
error-form-drawing = это похоже на дерево, нарисованное чертами. Запишите его с отступами или вложенными списками: ((3 12) (2 4)).
error-form-link = это адрес. Откройте его в браузере или впишите само дерево.
error-form-bare-numbers = эти числа без скобок, они подходят многим деревьям. Впишите ((3 5) (2 9)) или (3 5 2 9) для одного узла.
error-form-header = это похоже на таблицу. Её первая строка должна называть столбцы: parent,child,value.
error-form-payoffs = { $found } похоже на выигрыши нескольких игроков; оценка — одно число, для MAX. Если это листья, уберите запятые.
error-form-chance = «{ $found }» похоже на вероятность, которую здесь нельзя прочитать. Случайные узлы пишутся так: chance (.25: 3 .75: 5).
error-form-operator = «{ $found }» можно понять двояко. Впишите max (min (3 12) min (2 4)) или, как в Лиспе, (max (min 3 12) (min 2 4)).
error-form-inner = { $found } перед скобкой может быть меткой или потомком. Впишите 4 (3 5), если это о самом узле, (4, (3 5)), если это лист.
error-form-named-leaf = «{ $found }» с одним числом может быть листом или узлом с одним потомком. Впишите A: 3 для листа, A: (3) для узла.
error-form-no-score = «{ $found }» — лист без оценки. Впишите её после имени: b1: 3.
error-form-twice = «{ $found }» описан дважды, и по-разному.
error-form-roots = ни один узел не ведёт к «{ $found }», а корень у дерева уже есть.
error-form-graph = «{ $found }» стоит в нескольких словарях. Впишите потомков каждого узла списком: A: [B, C].
error-form-mover = «{ $found }» — ни MAX, ни MIN.
error-form-fraction = { $found } не записать конечной десятичной дробью. Умножьте все оценки на одно и то же число.
error-form-indented = у строки «{ $found }» отступ, какого нет ни у одной строки выше.
error-form-label = для «{ $found }» нет места в дереве такого вида.

## the tree

tree-stage-label = Дерево игры. Стрелки ведут от узла к узлу, Enter меняет лист.
tree-others = ещё #
tree-row-max = MAX
tree-row-min = MIN
tree-row-chance = СЛУЧАЙ
# Beside a chance node whose children are all equally likely, with a # for how likely each is.
tree-each = по #
tree-row-level = уровень { $level }
tree-row-depth = глубина { $depth }
tree-row-score = оценка
tree-row-side-max = максимум
tree-row-side-min = минимум
tree-row-player-max = игрок
tree-row-player-min = противник
tree-row-limit = предел
tree-row-beyond = за пределом
# The line across a tree that goes on beyond its limit.
tree-limit = предел { $depth }

tree-who =
    { $kind ->
        [max] узел MAX
        [min] узел MIN
        [chance] случайный узел
       *[leaf] лист
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }в корне
       *[nameless] { "" }
    }
tree-is-now = здесь
tree-is-pv = на главном варианте
tree-is-unseen = не просмотрен
tree-is-cut = отсечён
tree-is-earlier = из прежнего поиска
tree-value =
    { $bound ->
        [most] не больше { $score }
        [least] не меньше { $score }
       *[exact] значение { $score }
    }
tree-between = между { $low } и { $high }
tree-window = окно от { $alpha } до { $beta }
tree-plus-infinity = плюс бесконечность
tree-minus-infinity = минус бесконечность
# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = свёрнуто: оценено листьев: { $evaluated } из { $leaves }, отсечено: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = соседних поддеревьев: { $siblings }, свёрнуты; оценено листьев: { $evaluated } из { $leaves }, отсечено: { $cut }
tree-stub =
    { $moves ->
        [one] { $moves } ход, не построен
        [few] { $moves } хода, не построены
       *[many] { $moves } ходов, не построены
    }

tree-zoom = Вид дерева
tree-zoom-in = Приблизить
tree-zoom-out = Отдалить
tree-zoom-fit = Показать всё дерево
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Следовать за поиском
# A small map in a corner of the tree.
tree-map = Всё дерево и показанная часть
tree-editor-label =
    { $named ->
        [named] Оценка листа { $name }
       *[nameless] Оценка листа
    }
tree-editor-side = Оценки вводятся с точки зрения MAX
tree-editor-by-hand = Эта оценка задана вручную. Удалите её и нажмите Enter: вернётся та, что даёт игра.

## notation

notation-title = Обозначения
notation-open = Обозначения …
# On a chip in the header: the tree is drawn as in this course; then whether some of it has been changed by hand.
notation-as-in = Как в <k>{ $course }</k>
notation-changed = , изменено
# The chip's cross.
notation-leave = Вернуться к общим обозначениям
notation-preset-general = Общие
notation-preset-a = Модель игры
notation-preset-b = Игры как поиск
notation-preset-c = Гомоку
notation-preset-d = Игры на Java
notation-preset-e = α-β и MTD(f)
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], границы с ≤ и ≥
notation-preset-a-note = ▲ игрок, ▼ противник, уровни, висячие ветви
notation-preset-b-note = буквы, одна граница на узел, пунктир
notation-preset-c-note = + и −, значение, за ним окно, L и W, X, …
notation-preset-d-note = α и β как присваиваются, глубина убывает
notation-preset-e-note = круги MAX, квадраты MIN, (α, β) как при вызове, и у листьев
# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Вручную
notation-by-hand-open = Вручную …
notation-by-hand-note = каждый переключатель отдельно, на маленьком дереве
# A button: every switch as the course has it.
notation-back = Вернуть как на слайдах
notation-back-general = Вернуть общие
notation-changed-count = изменено: { $count } •
# The language of a course.
notation-language-pl = по-польски
notation-language-ro = по-румынски
notation-language-en = по-английски
notation-language-ru = по-русски
notation-group-nodes = Узлы
notation-group-windows = Окна
notation-group-leaves = Листья и отсечения
notation-group-numbers = Числа
# What the notation means outside the tree: in the panel of α and β, for one key, in the address.
notation-in-panel = в панели
notation-each-step = каждый шаг
notation-in-link = в ссылке
notation-in-link-none = ничего

notation-skin = Форма
notation-skin-triangles = треугольники
notation-skin-circles = круги, квадраты
notation-skin-signs = плюс, минус
notation-skin-plain = точки
notation-skin-letters = буквы
notation-skin-pills = слова
notation-skin-why = Форма говорит, чей ход; у точек и букв об этом говорят ряды.
notation-letters = Буквы
notation-letters-below = a под корнем
notation-letters-root = a в корне
notation-letters-unnamed = только если имён нет
notation-letters-why = Узлы без имени получают буквы, ряд за рядом; если корень назван a, линия игры начинается с него.
notation-rows = Ряды
notation-rows-names = MAX
notation-rows-none = нет
notation-rows-players = игрок
notation-rows-levels = 0 1 2
notation-rows-depth = 2 1 0
notation-rows-why = Кто ходит, уровень от 0 или сколько глубины осталось.
notation-interim = Ещё не окончательно
notation-interim-signed = ≥ 8
notation-interim-plain = 8
notation-interim-why = Со знаком число говорит, что уже доказано; без знака это лучшее число на данный момент.
notation-best = Лучшее пока
notation-best-best = лучшая
notation-best-none = нет
notation-best-v = v
notation-best-res = res
notation-best-why = Переменная для лучшего значения. Где в коде её нет, узел показывает значение, когда возвращает его.
notation-windows = Запись
notation-windows-closed = [α, β]
notation-windows-open = (α, β)
notation-windows-labelled = α = β =
notation-windows-why = Закрытое окно включает свои границы, открытое нет; с именами каждая граница — переменная.
notation-as-of = Окна показаны
notation-as-of-left = как остались
notation-as-of-called = как при вызове
notation-as-of-why = Как при вызове: о чём спросили узел; как остались: что сделал с окном поиск.
notation-bounds = У узла
notation-bounds-both = обе границы
notation-bounds-own = своя
notation-bounds-why = Своя — та граница, которую узел двигает сам: α у MAX, β у MIN.
notation-after = После возврата
notation-after-kept = видны
notation-after-cut = если отсекло
notation-after-gone = скрыты
notation-after-why = Без окон взгляд остаётся на пути; оставленное окно говорит, почему что-то отсечено.
notation-leaf-windows = Окна у листьев
notation-leaf-windows-none = нет
notation-leaf-windows-called = да
notation-leaf-windows-why = Лист вызывается с окном, как любой узел.
notation-raised = α меняется
notation-raised-after = после проверки
notation-raised-before = до неё
notation-raised-why = До проверки α и β при отсечении встречаются или расходятся крест-накрест; после неё границы достигло одно значение.
notation-names = Имена границ
notation-names-greek = α β
notation-names-min-max = min max
notation-names-why = Как границы называются в коде курса.
notation-numbers = Числа в листьях
notation-numbers-start = с начала
notation-numbers-seen = когда просмотрены
notation-numbers-why = С начала: зал может спросить «а если вместо 7 было бы 3?»; когда просмотрены: никто не забегает вперёд.
notation-unseen = Ещё не просмотрено
notation-unseen-drawn = нарисовано
notation-unseen-dots = …
notation-unseen-why = За «…» дерево только обещано, как и самому поиску.
notation-cuts = Знак отсечения
notation-cuts-slashes = две черты
notation-cuts-scissors = ножницы
notation-cuts-cross = крест
notation-cuts-dashed = пунктир
notation-cuts-stub = обрубок
notation-cuts-why = Стоит на ребре к ветви, которую не просматривают; обрубок убирает остаток ветви.
notation-infinity = Бесконечность
notation-infinity-signs = −∞ +∞
notation-infinity-letters = L W
notation-infinity-m = −M M
notation-infinity-unsigned = −∞ ∞
notation-infinity-why = Граница, которую ничто не превзойдёт, проигрыш и выигрыш или число больше любого значения.
notation-separator = Между границами
notation-separator-comma = 6, 10
notation-separator-semicolon = 6; 10
notation-separator-tight = 6,10
notation-separator-why = Точка с запятой понятна рядом с десятичными запятыми; без пробела окно читается как одно слово.

## presenting

tip-step = Нажмите →, чтобы сделать следующий шаг.
tip-leaf = Нажмите на лист, чтобы изменить его оценку.
tip-present = Нажмите P, чтобы начать показ.
stage-present = Показ
stage-grain = Каждый шаг
stage-grain-event = одно событие
stage-grain-lecture = один шаг лекции
stage-grain-slide = один слайд
stage-grain-leaf = один лист
stage-grain-cut-off = одно отсечение
stage-leave = Завершить показ
stage-moment = QR-код этого момента
stage-predict = Сначала предсказать
stage-hint-present = Esc завершает показ
stage-hint-dark = { $key } возвращает дерево
stage-hint-grain = Каждый шаг: { $grain ->
        [event] { stage-grain-event }
        [lecture] { stage-grain-lecture }
        [slide] { stage-grain-slide }
        [leaf] { stage-grain-leaf }
       *[cut-off] { stage-grain-cut-off }
    }
stage-hint-predict =
    { $predict ->
        [on] Сначала предсказать: включено
       *[off] Сначала предсказать: выключено
    }

## sharing and exporting

taking-share = Поделиться
taking-export = Экспорт
taking-ignored-not-loaded = Часть страницы не удалось загрузить. Проверьте сеть и попробуйте ещё раз или обновите страницу: дерево и шаг сохранятся.
taking-close = Закрыть
taking-link = Ссылка на этот шаг
taking-copy = Копировать ссылку
taking-copied = Ссылка скопирована.
taking-not-copied = Этот браузер не даёт странице копировать: нажмите Ctrl+C, пока ссылка выделена.
taking-qr = QR-код ссылки на этот шаг
taking-moment = Этот момент на телефоне: предскажите, что будет дальше
taking-unreachable =
    { $where ->
        [file] Телефоны не откроют этот адрес: страница лежит файлом на этом компьютере.
       *[here] Телефоны не откроют этот адрес: страница работает только на этом компьютере.
    } Чтобы делиться шагами с залом, поместите страницу на веб-сервер.
taking-too-long = Это дерево слишком длинно для ссылки (предел знаков: { $limit }). Передайте дерево файлом.
taking-save-tree = Сохранить дерево в файл
taking-step = Шаг { $step } из { $length }
taking-run =
    { $frames ->
        [one] Ход поиска, { $frames } кадр
        [few] Ход поиска, { $frames } кадра
       *[many] Ход поиска, { $frames } кадров
    }
taking-tree = Дерево
taking-open-page = Открыть страницу целиком
taking-embed = На своей странице
taking-embed-too-long = Это дерево слишком длинно для ссылки, поэтому рамка не может его показать.
taking-svg = Рисунок, SVG
taking-png = Рисунок, PNG
taking-tikz = LaTeX, TikZ
taking-handout = Печать или PDF
taking-beamer = LaTeX, Beamer
taking-pptx = PowerPoint
taking-text = Текстовый файл
taking-json = JSON
taking-dot = DOT
taking-forest = LaTeX, forest
taking-python = Python
taking-outline = Список с отступами
taking-form-none = В этот формат помещается не всё, что есть в дереве: возьмите текстовый файл.
taking-white = Белый фон
taking-font = Шрифт внутри SVG
taking-dark = Тёмные слайды
taking-separate = Beamer: отдельный кадр на каждый шаг
taking-grain = Кадр на
taking-grain-event = каждое событие
taking-grain-lecture = каждый шаг лекции
taking-grain-leaf = каждый лист
taking-grain-cut-off = каждое отсечение
taking-cropped = Предел кадров: { $limit }. Для остальных нужен шаг крупнее.
taking-end = Это не конец: после шага { $step } поиск идёт до шага { $length }; здесь только начало: { $limit ->
        [one] { $limit } кадр
        [few] { $limit } кадра
       *[many] { $limit } кадров
    }.
taking-copy-lines = Копировать строки
taking-copied-lines = Строки скопированы.
taking-busy = Рисование…
taking-frames = Рисуются кадры: { $done } из { $all }
taking-made = Файл готов.
taking-not-made = Это не удалось сделать: { $reason }
taking-too-large = Рисунок слишком велик для этого браузера. У SVG такого предела нет.
taking-ignored-unknown = В ссылке есть «{ $piece }», что здесь ничего не значит: пропущено.
taking-ignored-unreadable = В ссылке есть «{ $piece }», это нельзя прочитать: пропущено.
taking-ignored-twice = В ссылке есть «{ $piece }», хотя раньше в ней сказано другое: пропущено.
taking-ignored-tree = Дерево из ссылки нельзя прочитать, поэтому оно не показано:
taking-ignored-step = В ссылке есть «{ $piece }», но этот поиск кончается на шаге { $limit }.
taking-ignored-random = В ссылке есть «{ $piece }», но такого дерева не бывает: пропущено.
taking-ignored-too-long = Ссылка слишком длинна, чтобы её прочитать: пропущено.
taking-ignored-more = Пропущено других частей ссылки: { $limit }.
# In the notes of a slide; a node may have no name.
notes-window =
    { $named ->
        [no] Окно
       *[yes] Окно узла { $node }
    }: α = { $alpha }{ $comma }β = { $beta }
notes-best =
    { $named ->
        [no] Лучшая оценка пока
       *[yes] Лучшая оценка пока в узле { $node }
    }: { $best }
notes-leaves = Оценено листьев: { $leaves }

## making a tree

making-edit = Изменить дерево
making-label = Изменение дерева
making-who =
    { $kind ->
        [max] Узел MAX
        [min] Узел MIN
        [chance] Случайный узел
       *[leaf] Лист
    }{ $named ->
        [named] { " " }{ $name }
        [root] { " " }(корень)
       *[nameless] { "" }
    }
making-add-child = Добавить потомка
making-add-sibling = Добавить соседа
making-add-child-short = Потомок
making-add-sibling-short = Сосед
making-move-left = Сдвинуть влево
making-move-right = Сдвинуть вправо
making-delete = Удалить
making-onward = Дальше отсюда
making-done = Готово
making-player = Чей ход
making-max = MAX
making-min = MIN
making-chance = СЛУЧАЙ
making-name = Имя
making-score = Оценка
making-static = Статическая оценка
making-likelihood = Вероятность
making-errs = Ошибается раз в
making-side = { $label } (для MAX)
making-error-no-such-place-root = У корня нет соседей: его нельзя ни сдвинуть, ни удалить.
making-error-no-such-place-left = Это уже первый потомок.
making-error-no-such-place-right = Это уже последний потомок.
making-error-bad-name = В имени не может быть пробелов, скобок, запятых, двоеточий и кавычек.
making-error-name-needed = Другие места ссылаются на эту позицию по имени: она сохраняет его, и другого узла с ним быть не может.
making-error-leaf-needs-score = Листу нужна оценка.
making-error-infinite-static = Статическая оценка всегда число: только лист может быть W, L или ∞.
making-error-score-too-precise = Оценкам этого дерева вместе понадобилось бы слишком много цифр.
making-error-infinite-below-chance = Ниже случайного узла каждая оценка — число: среднее с W, L или ∞ не определено.
making-error-no-weight = Вес должен быть больше 0.
making-error-weight-too-precise = Весам вместе понадобилось бы слишком много цифр.
making-error-too-deep = Дерево не может быть глубже.
making-error-too-many-nodes = В дереве не может быть больше узлов.
making-error-names-too-long = Имена в дереве вместе не могут быть длиннее.
making-error-too-long = Текст дерева не может быть длиннее.
making-error-of-a-game = Это дерево построено из игры: менять можно только оценки листьев. Delete возвращает оценку игры.
making-error-settings = Предел глубины остановил бы поиск в узле без статической оценки.
making-error-times = Нужно целое число от 2 до 1000: раз в столько ходов игрок делает любой ход.
making-error-likelihood = Вероятность лежит между 0 и 1: десятичная дробь, например .25, или обыкновенная, например 1/6.
making-mark = Отсечь
making-scores = Найти оценки
making-marked =
    { $count ->
        [one] Отсечь нужно { $count } ветвь
        [few] Отсечь нужно { $count } ветви
       *[many] Отсечь нужно { $count } ветвей
    }
wanted-fewest =
    { $count ->
        [0] Именно эти ветви уже отсечены.
        [one] Теперь отсечены именно эти ветви. { $count } новая оценка; без неё нельзя.
        [few] Теперь отсечены именно эти ветви. { $count } новые оценки; меньше не хватит.
       *[many] Теперь отсечены именно эти ветви. { $count } новых оценок; меньше не хватит.
    }
wanted-found =
    { $count ->
        [0] Именно эти ветви уже отсечены.
        [one] Теперь отсечены именно эти ветви. { $count } новая оценка.
        [few] Теперь отсечены именно эти ветви. { $count } новые оценки; возможно, хватит и меньшего числа.
       *[many] Теперь отсечены именно эти ветви. { $count } новых оценок; возможно, хватит и меньшего числа.
    }
wanted-root = Корень — не ветвь, его нельзя отсечь.
wanted-below-limit = Предел глубины останавливает поиск выше этого узла.
wanted-inside = Отмечена и ветвь выше, поэтому поиск сюда не доходит.
wanted-cuts-nothing = Этот алгоритм ничего не отсекает.
wanted-only-child = Это единственный потомок, его просматривают всегда.
wanted-first-child = Этот потомок просматривается первым и никогда не отсекается.
wanted-later-child = Отсечение убирает и всех следующих потомков, а этот не отмечен.
wanted-open-root = Потомка корня отсекают только заданное исходное окно или известные пределы выигрышей.
wanted-no-bound = Здесь ещё нет границы, поэтому отсечь ничего нельзя.
wanted-too-many-leaves = Оценки можно найти для деревьев не более чем с 64 листьями.
wanted-follows = Оценки этого дерева следуют из другого, и выбрать их нельзя.
wanted-search = Такого поиска на этом дереве нет.
wanted-no-node = Отмеченной ветви больше нет.
wanted-impossible = Никакие оценки не отсекают ровно эти ветви.
wanted-not-found = Такие оценки не найдены, хотя они могут существовать. Следующая попытка начнётся с других оценок.

making-random-title = Случайное дерево
making-random-children = Потомки узла
making-random-least = Потомков не меньше
making-random-most = Потомков не больше
making-random-depth = Глубина, в полуходах
making-random-scores = Оценки
making-random-low = Наименьшая оценка
making-random-high = Наибольшая оценка
making-random-order = Порядок потомков
making-random-order-random = Как получится
making-random-order-best-first = Сначала лучший потомок
making-random-order-worst-first = Сначала худший потомок
making-random-distinct = Все листья разные
making-random-chance = Случайный узел после каждого хода
making-random-seed = Зерно
making-random-size =
    { $leaves ->
        [one] { $leaves } лист
        [few] { $leaves } листа
       *[many] { $leaves } листьев
    }, { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }
making-random-make = Создать дерево
making-random-another = Ещё одно
making-random-close = Закрыть
making-random-number = Здесь нужно целое число.
making-random-range = Здесь нужно целое число от { $least } до { $most }.
making-random-empty = Второе число не может быть меньше первого.
making-random-empty-range = Второе число не может быть меньше первого.
making-random-too-large = В дереве могло бы быть больше 2{ "\u202F" }000{ "\u202F" }000 узлов. Возьмите меньше полуходов или потомков.
making-random-too-few-scores = Оценок меньше, чем листьев. Расширьте диапазон или разрешите равные листья.
making-random-limits = Предел узлов: { $nodes }, полуходов: { $plies }.
making-random-at-most = узлов не больше { $nodes }

making-menu = Дерево
making-random = Случайное дерево…
making-game = Игра …
making-open = Открыть файл…
making-save-text = Сохранить как текст
making-save-all = Сохранить с настройками и шагом
making-undo = Отменить
making-redo = Повторить
making-recent = Недавние
making-drop = Перетащите дерево сюда: файл .txt или .json, не больше 2{ "\u202F" }000{ "\u202F" }000 узлов
making-close = Закрыть
making-file-large =
    { $name ->
        [pasted] Этот текст
       *[file] Файл «{ $name }»
    } слишком длинный для дерева (предел знаков: { $limit }).
making-file-binary = Файл «{ $name }» — не текст, поэтому не может быть деревом.
making-file-empty = Файл «{ $name }» пуст.
making-file-unreadable = Файл «{ $name }» не удалось прочитать.

## comparing dialects

compare-title = Откуда берутся разные числа?
compare-open = { compare-title } …
compare-lead = Одно дерево, все диалекты. Выбранная строка видна на дереве; <mark>отмечено</mark> то, что от неё отличается.
compare-window = Исходное окно { window }.
compare-depth = Предел глубины: { $depth }.
compare-large = Если узлов больше { $limit }, у отдельных узлов нет столбцов.
compare-columns = Столбцы есть только у узлов с разными оценками{ $hidden ->
        [0] { "" }
       *[more] ; вне таблицы: { $hidden }
    }.
compare-chance = Диалекты есть у альфа-беты, а она не умеет работать со случайными узлами.
compare-returned = возвращённая оценка
compare-differs = иначе
compare-current = Эта строка сейчас на странице.
compare-beside = С этой строкой сравниваются остальные.
compare-same = На этом дереве числа те же.
compare-coming = Поиск ещё идёт …
compare-long = Этот прогон или прогон на странице слишком длинный для сравнения.
compare-found = { who } получает { stage-story-met }
# После «на»: винительный падеж.
compare-effort =
    { $unit ->
        [static] { $leaves ->
            [one] { $leaves } позицию
            [few] { $leaves } позиции
           *[many] { $leaves } позиций
        }
       *[leaf] { $leaves ->
            [one] { $leaves } лист
            [few] { $leaves } листа
           *[many] { $leaves } листьев
        }
    }
compare-goes-on = { compare-found }. { $windowed ->
        [no] У минимакса нет окна, и он никогда не отсекает
       *[yes] { $player ->
            [max] Здесь отсекает только большая оценка
           *[min] Здесь отсекает только меньшая оценка
        }
    }, поэтому поиск там идёт дальше: на { compare-effort } больше.
compare-cuts = { compare-found }. Здесь этого хватает для отсечения: на { compare-effort } меньше.
compare-then-goes-on = { who } затем отсекает в выбранной строке ({ stage-story-met }), а здесь нет: на { compare-effort } больше.
compare-then-cuts = { who } затем отсекает здесь ({ stage-story-met }), а в выбранной строке нет: на { compare-effort } меньше.
compare-clamps = { who } получает { $best }, но возвращает { $score }: { $returns ->
        [running-bound] { $side ->
            [alpha] не меньше той <a>α</a>, с которой он начинает
           *[beta] не больше той <b>β</b>, с которой он начинает
        }
       *[fail-hard] оценка ограничена его окном { window }
    }.
compare-keeps = { who } возвращает { $best }, лучшую найденную оценку, а не { $score }: { $windowed ->
        [no] у минимакса нет окна
       *[yes] оценка может лежать вне его окна { window }
    }.
compare-last = { compare-found }, но отсекать уже нечего: числа те же.

## other opponents

opponents-title = Другие противники
opponents-who = Если { $player ->
        [max] MAX
       *[min] MIN
    } …
opponents-best = играет лучше всего
opponents-errs = ошибается раз в четыре хода
opponents-random = ходит наугад
opponents-helps = помогает
opponents-worth = значение каждого хода
opponents-move = лучший ход
opponents-value = значение
opponents-undefined = –: среднее с W, L или ∞ не определено.

## runs side by side

race-title = Прогоны рядом
race-open = Сравнить прогоны …
race-run = Прогон { $number }
race-by = Общий шаг
race-by-leaf = по листу
race-by-event = по событию
race-by-end = до конца
race-add = Добавить прогон
race-remove = Убрать прогон { $number }
race-at-start = начало
race-at-leaf = лист { $at }
race-at-event = событие { $at }
race-at-end = конец
race-leaves = вычислено оценок: { $leaves }
race-setting = { $name }: { $value }
race-table = Цена каждого прогона до этого места
race-count-leaves = вычислено оценок
race-count-distinct = разных узлов
race-count-visits = посещений
race-count-cutoffs = отсечений
race-count-passes = проходов
race-count-hits = ответов из таблицы
race-least = меньше всех
race-text = Скопировать таблицу как текст
race-latex = Скопировать таблицу как LaTeX
race-as-share = Поделиться
race-as-file = Файл
race-as-svg = SVG
race-as-png = PNG
race-as-text = Текст
race-as-latex = LaTeX
race-not-copied = Браузер не даёт странице копировать.

## work in the background

working-label = Идёт работа
working-reading = Чтение дерева, узлов: { $count }
working-running = Поиск, событий: { $count }
working-making = Дерево растёт …
working-finding = Поиск оценок …
working-cancel = Отменить
working-failed = Фоновая работа прервалась до конца; возможно, не хватило памяти. То, что здесь показано, не изменилось.
working-again = Повторить
working-unfinished = Этот прогон длиннее, чем можно здесь сохранить. Он остановлен без результата, событий: { $count }; все шаги до этого места можно посмотреть.

## games

game-nim = Ним
game-mnk = m,n,k
game-tic-tac-toe = Крестики-нолики
game-gomoku = Гомоку
game-connect-four = Четыре в ряд
game-reversi = Реверси
game-draughts = Шашки
game-kalah = Калах
game-chess = Шахматы
# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, до конца
        [one] { $game }, { $plies } полуход
        [few] { $game }, { $plies } полухода
       *[many] { $game }, { $plies } полуходов
    }
gaming-title = Игра
gaming-game = Какая игра
gaming-size =
    { $game ->
        [kalah] Лунки и зёрна
       *[other] Ширина и высота
    }
gaming-heaps = Кучи
gaming-mnk = Ширина, высота, сколько в ряд
gaming-such = например, { $such }
gaming-position = Начальная позиция, если другая
gaming-moves = Ходы от неё
gaming-turn =
    { $who ->
        [first] { $throws ->
            [yes] Кость бросает первый игрок
           *[no] Ходит первый игрок
        }
       *[second] { $throws ->
            [yes] Кость бросает второй игрок
           *[no] Ходит второй игрок
        }
    }, и он — MAX.
gaming-over = Здесь игра окончена.
gaming-play = Сделать ход
gaming-put = Поставить фигуры
gaming-put-turn = Ход другого игрока
gaming-put-end = Снова играть ходами
gaming-put-nothing = ничего
gaming-put-piece =
    { position-kind }, { $player ->
        [first] первый игрок
       *[second] второй игрок
    }
# A square to place a piece on, for those who do not see it: where it is, and what stands there.
gaming-put-square =
    { $where ->
        [number] поле { $place }
        [hole] столбец { $column }, ряд { $row } снизу
       *[name] { $place }
    }: { $kind ->
        [none] пусто
       *[other] { gaming-put-piece }
    }
gaming-put-squares = Доска, стрелки ведут от поля к полю
gaming-rule = Кто делает последний ход, проигрывает
gaming-most = За ход берут не больше
gaming-die = Граней у кости, которую бросают перед ходом
gaming-capture = Последнее зерно в пустой лунке бьёт и в одиночку
gaming-rest = Оставшиеся в конце зёрна получает игрок, чьи лунки пусты
gaming-all-moves = И ходы вдали от всех фигур
gaming-symmetry = Зеркальные позиции один раз
gaming-seen-by = Только то, что просматривает поиск
gaming-utility = Значение в конце игры
gaming-utility-usual = Выигрыш 1, ничья 0, проигрыш −1
gaming-utility-usual-limited = Выигрыш 1000, на 1 меньше за каждый полуход
gaming-utility-usual-chance = Выигрыш 1, проигрыш 0
gaming-utility-result = Выигрыш +∞, ничья 0, проигрыш −∞
gaming-utility-speed = Тем больше, чем скорее выигрыш
gaming-utility-margin = Столько, насколько выиграно
gaming-beyond = Ещё полуходов в неспокойных позициях
gaming-quiescence = Там только взятия или stand pat (оценка без хода)
gaming-sure = Надёжно от стольких очков
gaming-weights = Веса оценки
gaming-nodes = узлы
gaming-positions = позиции
gaming-seen = просмотрено
gaming-limit = Предел глубины
gaming-counting = Идёт подсчёт …
gaming-told =
    { $plies ->
        [one] При пределе в { $plies } полуход
        [few] При пределе в { $plies } полухода
       *[many] При пределе в { $plies } полуходов
    }: { $nodes } { $nodes ->
        [one] узел
        [few] узла
       *[many] узлов
    }, { $positions } { $positions ->
        [one] позиция
        [few] позиции
       *[many] позиций
    }. В дереве { $all } { $all ->
        [one] узел
        [few] узла
       *[many] узлов
    }{ $beyond ->
        [0] .
       *[other] , из них { $beyond } за пределом.
    }
gaming-told-seen = При пределе в { $plies } { $plies ->
        [one] полуход
        [few] полухода
       *[many] полуходов
    } в дереве, построенном для поиска, { $nodes } { $nodes ->
        [one] узел
        [few] узла
       *[many] узлов
    }, из них просмотрено: { $seen }.
gaming-closed =
    { $grown ->
        [seen] На глубине { $ply } даже в том, что просматривает поиск, было бы больше { $nodes } узлов. Дальше может завести лучший порядок ходов или таблица.
       *[all] На глубине { $ply } в дереве было бы больше { $nodes } узлов. Поместится более поздняя позиция или только то, что просматривает поиск.
    }
gaming-readable =
    { $what ->
        [none] На этом экране даже при одном полуходе нет места для числа у каждого листа.
        [numbers] На этом экране у каждого листа есть число до глубины { $numbers }; для досок у листьев места нет.
        [both] На этом экране у каждого листа есть доска и число до глубины { $numbers }.
       *[apart] На этом экране у каждого листа есть доска и число до глубины { $boards }, а одно число — до глубины { $numbers }.
    }
gaming-end = конец
gaming-open = Открыть дерево

## games: the position

panel-position = Позиция
position-first = Начальная позиция
position-after = После { $moves }
position-by-hand = Оценка { $score } задана вручную; сумма не учитывается
position-to-move =
  { $who ->
    [first] { $throws ->
        [yes] Бросает первый игрок
       *[no] Ходит первый игрок
    }
   *[second] { $throws ->
        [yes] Бросает второй игрок
       *[no] Ходит второй игрок
    }
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
position-over = Игра окончена.
# A board in words, for those who do not see it: a sentence for each player, or for each column or heap.
position-read =
    { $player ->
        [first] Первый игрок
       *[second] Второй игрок
    }: { $count ->
        [0] ничего
       *[other] { $list }
    }.
position-piece =
    { $kind ->
        [mark] { $place }
       *[other] { position-kind } { $place }
    }
position-kind =
    { $kind ->
        [piece] фишка
        [crowned] дамка
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
    }
position-pit =
    лунка { $pit } { $seeds ->
        [0] пуста
        [one] с { $seeds } зерном
       *[other] с { $seeds } зёрнами
    }
position-store =
    амбар { $seeds ->
        [0] пуст
        [one] с { $seeds } зерном
       *[other] с { $seeds } зёрнами
    }
position-heap =
    Куча { $heap }: { $counters ->
        [0] пуста
        [one] { $counters } фишка
        [few] { $counters } фишки
       *[other] { $counters } фишек
    }.
position-die = На кости выпало { $thrown }.
position-column =
    Столбец { $column }{ $height ->
        [0] : пуст, места на { $rows }
       *[other] , высота { $height } из { $rows }, снизу вверх: { $list }
    }.
position-disc =
    { $player ->
        [first] первый игрок
       *[second] второй игрок
    }
position-evaluation = Оценка для MAX{ $asked ->
        [no] : здесь не нужна
        [over] : здесь считается исход
       *[yes] { "" }
    }
position-total = сумма
position-counted = Считается за { $counted }: между проигрышем и выигрышем.
position-weight = Вес признака «{ $name }»
position-no-weight = Вес — число, не больше миллиона.
position-best = { $move } лучше всех от { $from } до { $to }.
position-line = ходы
position-beyond = { $unrest ->
    [threat] угрозы
    [capture] взятия
    [corner] углы
   *[further-move] дополнительные ходы
  }: { $plies ->
    [0] стоп
   *[other] +{ $plies }
  }
position-beyond-why = Там, где { unrest }, поиск идёт дальше предела.
position-beyond-told =
    { $plies ->
        [0] Не заходя за предел
       *[other] Заходя за предел
    }: { $leaves ->
        [same] листьев столько же
       *[other] листья { $oldLeaves } → { $newLeaves }
    }, { $score ->
        [same] оценка по-прежнему { $newScore }
       *[other] оценка { $oldScore } → { $newScore }
    }.
position-sure = надёжно от: { $points }
position-sure-why = Где спокойная позиция даёт кому-то хотя бы столько очков, поиск останавливается до предела.
position-onward = Дальше отсюда
position-back = На ход назад
position-shallower = На полуход меньше
position-deeper = На полуход больше
position-depth = { $depth ->
    [one] { $depth } полуход
    [few] { $depth } полухода
   *[other] { $depth } полуходов
  }
moves-cross = ход X
moves-nought = ход O
moves-black = ход чёрных
moves-white = ход белых
moves-full = ход дисков
moves-ring = ход колец

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
        [yes] ; просмотрено листьев: { $leaves }, а не { $oldLeaves }
       *[no] { "" }
    }
weighed = Вес признака «{ weighed-feature }»: <mark>{ $now }</mark> вместо { $before }. MAX получает { $score }{ outcome } ходом <k>{ $best }</k>, а не { $oldScore } ходом { $oldBest }{ weighed-effort }.
weighed-same = Вес признака «{ weighed-feature }»: <mark>{ $now }</mark> вместо { $before }. MAX по-прежнему получает { $score }{ outcome } ходом <k>{ $best }</k>{ weighed-effort }.
weighed-back = Вес признака «{ weighed-feature }»: <mark>{ $now }</mark>, как и раньше.
rated-open = Оценить каждый ход
rated-label = Оценка каждого хода
rated-move = Ход
rated-score = Оценка
rated-best = лучший
rated-sort = Сортировать: { $by }

feature-bishops = слоны
feature-centre = центр
feature-corners = углы
feature-discs = диски
feature-further-move = дополнительный ход
feature-kings = дамки
feature-knights = кони
feature-men = шашки
feature-mobility = подвижность
feature-open-lines = открытые линии
feature-pawns = пешки
feature-queens = ферзи
feature-rooks = ладьи
feature-rows-with-four = ряды с четырьмя
feature-rows-with-one = ряды с одним
feature-rows-with-three = ряды с тремя
feature-rows-with-two = ряды с двумя
feature-seeds = зёрна
feature-squares = веса клеток
feature-store = амбар
feature-sum = кто возьмёт последний
feature-threes = открытые тройки

## what can be wrong with a game

error-game-unknown = «{ $found }» — не игра. Есть { $others } и { $last }.
error-game-field = «{ $found }» ничего не говорит об игре.
error-game-twice = «{ $found }» указано дважды.
error-game-missing = у «{ $found }» нет значения.
error-game-value = «{ $found }» — не подходящее значение.
error-game-option = в этой игре нет параметра «{ $found }».
error-game-order = в этой игре нет порядка ходов с именем «{ $found }».
error-game-rule = в этой игре нет правила с именем «{ $found }».
error-game-size = эта игра не может быть размера «{ $found }».
error-game-feature = в этой игре нет признака «{ $found }».
error-game-weight = «{ $found }» — не признак, «=» и число не больше миллиона.
error-game-too-large = в дереве было бы больше { $limit } узлов. Уменьшите предел глубины или число дальнейших полуходов.
error-game-too-deep = дерево было бы глубже { $limit } полуходов. Уменьшите предел глубины или число дальнейших полуходов.
error-game-endless = без предела глубины дерево доходит до конца игры и слишком велико. Добавьте предел: &depth=3.
error-game-no-tree = у этой игры нет дерева.
error-game-seen-by = этому поиску нужно всё дерево: выберите другой алгоритм или порядок потомков.
error-game-whole = для этого нужно всё дерево, а построено только то, что просматривает один поиск. Уберите «seen-by».
error-game-no-captures = в этой игре ничего не бьют; взятия есть только в шашках и шахматах.
error-game-no-margin = в этой игре разница не считается: она есть только в реверси и калахе.
error-game-chance = в этой игре есть случайные узлы: выигрыш стоит 1, проигрыш 0.
error-game-node = «{ $found }» не ведёт ни к одному листу дерева.
error-game-sign = «{ $found }» здесь ничего не означает.
error-game-rows = рядов на доске: { $limit }.
error-game-squares = мест в каждом ряду: { $limit }.
error-game-number = здесь не хватает целого числа, или оно слишком велико.
error-game-no-mover = не сказано, чей ход.
error-game-impossible = ни одна партия не приводит к этой позиции.
error-game-no-player = не хватает игрока, «B» или «W».
error-game-both-players = фигуры каждого игрока указывают один раз.
error-game-taken = на этом поле уже стоит фигура.
error-game-fields = позиция — это доска, чей ход, рокировки, взятие на проходе и два счётчика.
error-game-kings = у каждого игрока один король, и короли не стоят рядом.
error-game-check = сделавший ход оставил своего короля под шахом.
error-game-castling = король или ладья стоят не там, где начинается рокировка.
error-game-en-passant = ни одна пешка не могла пройти через это поле.
error-game-no-move = «{ $found }» здесь не ход.
error-game-is-over = партия окончена раньше, чем «{ $found }».

## the list of keys

keys-title = Клавиши
keys-close = Закрыть
keys-step = шаг вперёд, шаг назад
keys-cutoff = следующее, предыдущее отсечение
keys-ends = первый шаг, последний шаг
keys-play = воспроизведение или пауза
keys-timeline = на шкале долгого поиска: ближе, дальше, весь ход
keys-page = шаг, как с пульта для презентаций
keys-tree = в дереве: родитель, потомок, сосед
keys-edit = на листе: изменить его оценку
keys-edit-next = при изменении: следующий лист
keys-field = в поле дерева: принять дерево и шагать дальше; новая строка
keys-escape = при изменении: вернуть прежнее
keys-help = этот список
letter-keys-note =
    { $are ->
        [on] Буквы, цифры и знаки препинания сами по себе служат командами. «{ letter-keys }» в меню отключает это.
       *[off] Буквы, цифры и знаки препинания сейчас сами по себе ничего не делают. «{ letter-keys }» в меню включает их.
    }
key-space = Пробел
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

stage-key-present = показ: только предложение, дерево и ход поиска
stage-key-show = показ с первого шага, с текущего шага, как с пульта
stage-key-full = на весь экран
stage-key-dark = чёрный экран и обратно
stage-key-white = белый экран и обратно
stage-key-moment = во время показа: QR-код этого момента, на телефонах сначала предсказывают
stage-key-grain = как далеко идёт шаг: событие, шаг лекции, лист, отсечение
stage-key-predict = сначала предсказать: остановка перед каждым решением
stage-key-answer = на вопрос: да, нет
stage-key-jump = щелчок по внутреннему узлу: момент входа, второй щелчок: момент выхода
stage-click = Щелчок
making-keys-undo = отменить, повторить изменение дерева
making-keys-edit = изменить дерево: выбор узлов мышью или стрелками
making-keys-child = на узле: добавить потомка
making-keys-sibling = на узле: добавить соседа
making-keys-delete = на узле: удалить его
making-keys-move = на узле: сдвинуть его влево, вправо
making-keys-name = на узле: MAX или MIN; его имя
making-keys-onward = на внутреннем узле: дальше отсюда
making-keys-mark = на узле: отметить ветвь, которую нужно отсечь; найти такие оценки
making-keys-random = ещё одно случайное дерево
making-keys-files = открыть, сохранить дерево
compare-key = откуда разные числа в диалектах
critical-key = на дереве по очереди: стратегия MAX, ходы, сохраняющие значение, что видно, когда сначала лучший потомок, какие листья решают
cost-key = сколько листьев: этот прогон и другие порядки
race-key = сравнение прогонов рядом
picking-keys-open = список примеров
picking-keys-next = следующий пример группы, предыдущий
notation-keys-dialog = обозначения: как в одном из курсов или вручную
notation-keys-skin = узлы как { $skins } (не во время показа)

## what this is

about-what = Минимакс и альфа-бета на дереве игры, событие за событием, для лекций.
about-guide = Руководство (на английском)
about-version = Версия { $version }
about-licence = Можно свободно использовать, изменять и распространять по лицензии { $one } или { $other } на выбор.
about-parts = Из чего состоит и по каким лицензиям
about-open = О программе Secateur

## below the tree on paper

print-key = Толстый контур: поиск здесь. Тонкий серый: ещё не просмотрено. Пунктир: пропущено. { $cuts ->
        [scissors] Ножницы
        [cross] Крест
        [dashed] Жирный пунктир
        [stub] Поперечная черта
       *[slashes] Двойная черта
    }: отсечение. Заливка: главный вариант.
