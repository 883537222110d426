# Secateur по-русски. Пометки и правила те же, что в en.ftl; предложения не длиннее 170 знаков.
#
# Словарик: game tree дерево игры · node узел · leaf лист · root корень · child потомок · ply полуход · depth limit
# предел глубины · score оценка · value, worth значение · static evaluation статическая оценка · best лучшая (оценка) ·
# window окно · root window исходное окно · zero window нулевое окно · bound граница · cut-off отсечение · deep глубокое
# · principal variation главный вариант · strict строгий (как неравенство) · running bound текущая граница · dialect
# диалект · step шаг · run ход поиска (при сравнении прогон) · frame кадр · seed зерно · fail-soft и fail-hard без перевода. В псевдокоде
# переводятся и имена переменных.
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
fatal = Secateur не может начать работу: модуль поиска не загружается. Обновите страницу; если не помогает, возьмите современный браузер.
fatal-detail = Браузер сообщает: { $reason }
failed-title = В программе произошла ошибка.
failed-kept = Дерево и все его изменения сохранены. Чтобы продолжить, обновите страницу.
failed-on = Продолжить
failed-without = Продолжить без этого дерева
decimal-sign = ,

## names of nodes, shared by the sentences

who =
    { $at ->
        [root] Корень
        [max] Узел MAX { $node }
       *[min] Узел MIN { $node }
    }
# После «для»: родительный падеж.
caller-whole =
    { $callerAt ->
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
where-node = в узле { $node }
where-holder = в узле { $holder }
where-alpha-holder = в узле { $alphaHolder }
where-beta-holder = в узле { $betaHolder }
caller-player =
    { $callerPlayer ->
        [max] MAX
       *[min] MIN
    }

## the sentence: before the first step and after the last

start-minimax = Минимакс оценивает каждый лист и передаёт оценки вверх: MAX берёт наибольшую, MIN наименьшую. Чтобы начать, сделайте шаг вперёд.
start-alpha-beta = <nb>Альфа-бета</nb> идёт слева направо и пропускает листья, которые не могут изменить значение корня. Чтобы начать, сделайте шаг вперёд.
start-window = <nb>Альфа-бета</nb> получает окно { window }: оценка внутри окна точна, оценка вне его даёт только границу.

end-root =
    { $outcome ->
        [soon] { wins-soon } ({ $score })
       *[none] { $at ->
            [root] Корень имеет значение
           *[node] Корень { $node } имеет значение
        } { $score }{ outcome }
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
       *[whole] { " " }(минимакс: { $needed })
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

## the sentence: one event each

visit-minimax =
    { $player ->
        [max] { who } ищет наибольшую из оценок своих потомков.
       *[min] { who } ищет наименьшую из оценок своих потомков.
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
           *[none] Лист { $node } имеет значение { $score }{ outcome }
        }
       *[leaf] { $outcome ->
            [soon] Лист: { wins-soon } ({ $score })
           *[none] Лист имеет значение { $score }{ outcome }
        }
    }
evaluate-alone =
    { $what ->
        [static] { worth }.
        [pass] { worth }.
       *[leaf] Всё дерево состоит из одного листа со значением { $score }{ outcome }.
    }
evaluate-first = { worth }: это первая оценка для { caller-whole }.
evaluate-better = { worth }: для { caller-player } это лучше, чем { $callerBest } { caller-own }.
evaluate-equal = { worth }, наравне с { $callerBest } { caller-own }: остаётся первая.
evaluate-worse = { worth }: для { caller-player } это не лучше, чем { $callerBest } { caller-own }.

improve-best =
    { $first ->
        [yes] { who } берёт первую оценку { $score } как лучшую
       *[no] { who } берёт { $score } как лучшую оценку вместо { $previous }
    }
improve = { improve-best }.
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
        [1] последний потомок ничего не изменит
        [one] последние { $lost } потомок ничего не изменят
        [few] последние { $lost } потомка ничего не изменят
       *[many] последние { $lost } потомков ничего не изменят
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
arrival =
    { $arrival ->
        [first] Первая оценка для { caller-whole }.
        [better] Для { caller-player } лучше, чем { $callerBest } { caller-own }.
        [tied] Наравне с { $callerBest } { caller-own }: остаётся последняя.
        [equal] Наравне с { $callerBest } { caller-own }: остаётся первая.
       *[worse] Для { caller-player } не лучше, чем { $callerBest } { caller-own }.
    }

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
code-start =
    { $player ->
        [max] лучшая ← { $worst }
       *[min] лучшая ← { $worst }
    }
code-each = <k>для каждого</k> потомка:
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
code-return = <k>вернуть</k> лучшая
code-return-bound =
    { $player ->
        [max] <k>вернуть</k> <a>α</a>
       *[min] <k>вернуть</k> <b>β</b>
    }
code-root = корень
code-now-visit = { $node }
code-now-visit-window = { $node }{ $comma }<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>
code-now-evaluate = { $score }
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

## the tabs beside the tree

panel-label = Что видно из поиска
panel-search = Поиск
panel-counts = Числа

## live values and counters

live-alpha = α
live-alpha-long = { " " }· есть у MAX
live-beta = β
live-beta-long = { " " }· есть у MIN
live-best = лучшая
live-best-long = { "" }
live-none = –
gauge-label = Числовая ось с окном и лучшей оценкой
number-line = Числовая ось: окно от { $low } до { $high }.{ $ray ->
        [up] { " " }Значение здесь будет не меньше { $value }.
        [down] { " " }Значение здесь будет не больше { $value }.
       *[none] { "" }
    }{ $cut ->
        [yes] { " " }Общих точек у них нет: отсечение.
       *[no] { "" }
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

## timeline and transport

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

## header and menu

algorithm-label = Алгоритм
algorithm-minimax = Минимакс
algorithm-alpha-beta = Альфа-бета
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
example-label = Пример
example-own = Своё дерево
example-button = Пример: { $name }
field-tree = Дерево
more = Другие настройки
hint-static = { $score } перед скобкой читается как статическая оценка; запятая после числа делает его листом.

## the example that the page opens with; the others come with the picker

course-books = Основы
course-books-kind = учебники
example-textbook = Учебник, 2 полухода
example-textbook-line = одно отсечение, одинаковое во всех диалектах
example-note = { $course }, { $kind }: { $line }.

## tree

tree-stage-label = Дерево игры. Стрелки ведут от узла к узлу, Enter меняет лист.
tree-others = ещё #
tree-row-max = MAX
tree-row-min = MIN
tree-row-level = уровень { $level }
tree-row-depth = глубина { $depth }
tree-row-score = оценка
tree-row-side-max = максимум
tree-row-side-min = минимум
tree-row-player-max = игрок
tree-row-player-min = противник
tree-who =
    { $kind ->
        [max] узел MAX
        [min] узел MIN
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
tree-value =
    { $bound ->
        [most] не больше { $score }
        [least] не меньше { $score }
       *[exact] значение { $score }
    }
tree-window = окно от { $alpha } до { $beta }
tree-plus-infinity = плюс бесконечность
tree-minus-infinity = минус бесконечность
tree-zoom = Вид дерева
tree-zoom-in = Приблизить
tree-zoom-out = Отдалить
tree-zoom-fit = Показать всё дерево

## stage

stage-present = Показ
stage-grain = Каждый шаг
stage-grain-event = одно событие
stage-grain-lecture = один шаг лекции
stage-grain-slide = один слайд
stage-grain-leaf = один лист
stage-grain-cut-off = одно отсечение
stage-returns = Узел возвращает { $score }. { arrival }
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
    }. Будет ли просмотрен следующий потомок?
# $said: whether the hall has answered, and how.
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

## taking

taking-share = Поделиться
taking-export = Взять с собой
taking-dismiss = Скрыть
taking-ignored-not-loaded = Часть страницы не удалось загрузить. Проверьте сеть и попробуйте ещё раз или обновите страницу: дерево и шаг сохранятся.
notice-restart = Обновить

## making

making-edit = Изменить дерево

## comparing

compare-title = Откуда берутся разные числа?

## семейство алгоритмов: что говорят списки

algorithm-group-basic = Один поиск
algorithm-group-windows = Проходы и нулевые окна
algorithm-group-memory = С памятью
algorithm-negamax = Негамакс
algorithm-minimax-by-levels = Минимакс по уровням
algorithm-iterative-deepening = Итеративное углубление
algorithm-aspiration = Аспирационное окно
algorithm-pvs = PVS (NegaScout)
algorithm-alpha-beta-table = Альфа-бета с таблицей
algorithm-mtd-f = MTD(f)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
