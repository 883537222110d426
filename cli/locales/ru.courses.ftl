# Слова пяти курсов по-русски: предложения, псевдокод и текущие значения, как на их слайдах; можно ссылаться на ru.ftl.

## what is named

# Родительный падеж: «для корня», «не зная листа».
course-node =
    { $at ->
        [root] корня
        [max] узла MAX
        [min] узла MIN
        [plus] узла +
        [minus] узла −
        [leaf] листа
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-node-first =
    { $at ->
        [root] Корень
        [max] Узел MAX
        [min] Узел MIN
        [plus] Узел +
        [minus] Узел −
        [leaf] Лист
        [bracketed] (<k>{ $node }</k>)
       *[node] <k>{ $node }</k>
    }
course-at-node =
    { $at ->
        [root] в корне
        [max] в узле MAX
        [min] в узле MIN
        [plus] в узле +
        [minus] в узле −
        [leaf] в листе
        [bracketed] в (<k>{ $node }</k>)
       *[node] в <k>{ $node }</k>
    }
course-at-node-first =
    { $at ->
        [root] В корне
        [max] В узле MAX
        [min] В узле MIN
        [plus] В узле +
        [minus] В узле −
        [leaf] В листе
        [bracketed] В (<k>{ $node }</k>)
       *[node] В <k>{ $node }</k>
    }
course-holder =
    { $held ->
        [root] корень
        [max] узел MAX
        [min] узел MIN
        [plus] узел +
        [minus] узел −
        [bracketed] (<k>{ $holder }</k>)
       *[node] <k>{ $holder }</k>
    }
course-at-holder =
    { $held ->
        [root] в корне
        [max] в узле MAX
        [min] в узле MIN
        [plus] в узле +
        [minus] в узле −
        [bracketed] в (<k>{ $holder }</k>)
       *[node] в <k>{ $holder }</k>
    }
course-window =
    { $windows ->
        [open] <nb>(<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>)</nb>
        [labelled] <nb><a>α = { $alpha }</a>{ $comma }<b>β = { $beta }</b></nb>
       *[closed] <nb>[<a>{ $alpha }</a>{ $comma }<b>{ $beta }</b>]</nb>
    }
course-lost =
    { $lost ->
        [1] последний потомок ничего не изменит
        [one] последние { $lost } потомок ничего не изменят
        [few] последние { $lost } потомка ничего не изменят
       *[many] последние { $lost } потомков ничего не изменят
    }
course-cut =
    <x>{ $deep ->
        [yes] Глубокое { side }-отсечение
       *[no] { side }-отсечение
    }.</x>
course-leaves = Оценено листьев: { $leaves } (минимакс: { $needed }).
course-end-missed =
    { $bound ->
        [lower] Корень возвращает { $score }, а выше его окно не поднимается: его значение не меньше { $score }{ course-end-proved }.
       *[upper] Корень возвращает { $score }, а ниже его окно не опускается: его значение не больше { $score }{ course-end-proved }.
    } { course-leaves }
course-end-proved =
    { $proved ->
        [yes] { end-proved }
       *[no] { "" }
    }

## passes and the table

course-start-deepening = Поиск идёт до глубины 1, потом заново до глубины 2 и так далее: когда время выходит, ход даёт последний полный проход.
course-pass =
    { $how ->
        [depth] Проход { $pass }: поиск до глубины { $depth }.
        [window] Проход { $pass }: поиск для корня вызывается с окном { course-window }.
       *[both] Проход { $pass }: поиск до глубины { $depth } с окном { course-window }.
    }
course-proof =
    { $deepens ->
        [yes] { course-proof-to-depth }
       *[no] { course-proof-of-pass }
    }
course-proof-to-depth =
    { $bound ->
        [lower] Проход { $pass } возвращает { $score }: до глубины { $depth } значение корня { $score } или больше.
        [upper] Проход { $pass } возвращает { $score }: до глубины { $depth } значение корня { $score } или меньше.
       *[exact] Проход { $pass } возвращает { $score }: таково значение корня до глубины { $depth }.
    }
course-proof-of-pass =
    { $bound ->
        [lower] Проход { $pass } возвращает { $score }: значение корня { $score } или больше{ course-proof-known }.
        [upper] Проход { $pass } возвращает { $score }: значение корня { $score } или меньше{ course-proof-known }.
       *[exact] Проход { $pass } возвращает { $score }: это и есть значение корня.
    }
course-proof-known =
    { $known ->
        [both] , то есть от { $low } до { $high }
        [met] , то есть ровно { $low }: границы сошлись
       *[none] { "" }
    }
course-known =
    { $helps ->
        [leaf] Таблица знает значение { $low }.
        [answer] Таблица знает о значении { course-node }: { known-value }; искать не нужно.
        [window] Таблица знает о значении { course-node }: { known-value }; окно теперь { course-window }.
       *[none] Таблица знает о значении { course-node }: { known-value }; это ничего не решает.
    }
course-cost = { course-leaves }

## E: open windows, current and final value

course-e-start = Поиск для корня вызывается с открытым окном { course-window }, а у каждого вызова ниже своё окно. Чтобы начать, сделайте шаг вперёд.
course-e-start-minimax = res начинает с { $least }, где ходит MAX, и с { $greatest }, где ходит MIN; оно меняется, только если потомок лучше. Чтобы начать, сделайте шаг вперёд.
course-e-formed =
    { $formed ->
        [max] <nb>(<a>{ $best }</a>{ $comma }∞) <cap>∩</cap> ({ $aboveAlpha }{ $comma }{ $aboveBeta }) = { course-window }</nb>
        [min] <nb>(−∞{ $comma }<b>{ $best }</b>) <cap>∩</cap> ({ $aboveAlpha }{ $comma }{ $aboveBeta }) = { course-window }</nb>
       *[plain] { course-window }
    }
course-e-ray =
    { $player ->
        [max] <nb>[{ $score }{ $comma }∞)</nb>
       *[min] <nb>(−∞{ $comma }{ $score }]</nb>
    }
course-e-empty = <nb>{ course-e-ray } <cap>∩</cap> { course-window } <x>= <none>∅</none></x></nb>
course-e-common = <nb>{ course-e-ray } <cap>∩</cap> { course-window } ≠ <none>∅</none></nb>
course-e-to =
    { $leaf ->
        [end] , до конечной позиции { $score }
        [static] , до позиции { $score } на пределе
       *[none] { "" }
    }
course-e-descend =
    { $called ->
        [same] Вызовы идут всегда к первому потомку, все в окне { course-window }{ course-e-to }.
        [other] Вызовы идут всегда к первому потомку, последний в окне { course-window }{ course-e-to }.
       *[plain] Вызовы идут всегда к первому потомку{ course-e-to }.
    }
course-e-call-below =
    { $called ->
        [plain] Вызываем поиск для { course-node }, а ниже всегда для первого потомка{ course-e-to }.
       *[window] Вызываем поиск для { course-node } с окном { course-e-formed }, а ниже всегда для первого потомка{ course-e-to }.
    }
course-e-call =
    { $formed ->
        [max] Вызываем поиск для { course-node } с окном { course-e-formed }: значения ≤ { $best } максимум не поднимут.
        [min] Вызываем поиск для { course-node } с окном { course-e-formed }: значения ≥ { $best } минимум не опустят.
        [plain] Вызываем поиск для { course-node } с окном { course-window }.
       *[none] Вызываем поиск для { course-node }.
    }
course-e-leaf =
    { $formed ->
        [max] Вызываем поиск для следующего потомка с окном { course-e-formed }{ course-e-worth }.
        [min] Вызываем поиск для следующего потомка с окном { course-e-formed }{ course-e-worth }.
        [plain] Вызываем поиск для первого потомка с окном родителя { course-window }{ course-e-worth }.
        [other] Вызываем поиск для потомка с окном { course-window }{ course-e-worth }.
       *[none] Вызываем поиск для потомка{ course-e-worth }.
    }
course-e-worth =
    { $told ->
        [yes] { "" }
       *[no] ; его значение { $score }
    }
course-e-has =
    { $holds ->
        [yes] { $player ->
            [max] { course-at-node-first } пока { $score }, ход MAX: в итоге не меньше { $score }.
           *[min] { course-at-node-first } пока { $score }, ход MIN: в итоге не больше { $score }.
        }
       *[no] { $player ->
            [max] { course-at-node-first } пока { $score }, ход MAX: вернётся не меньше { $score }, какова бы ни была цена позиции.
           *[min] { course-at-node-first } пока { $score }, ход MIN: вернётся не больше { $score }, какова бы ни была цена позиции.
        }
    }
course-e-has-common = { course-e-has } { course-e-common }: отсечения нет.
course-e-has-cut =
    { $player ->
        [max] { course-at-node-first } пока { $score }, ход MAX: { course-e-empty }. { course-cut }
       *[min] { course-at-node-first } пока { $score }, ход MIN: { course-e-empty }. { course-cut }
    }
course-e-cut = { course-at-node-first } { course-e-empty }, значит, { course-lost }. { course-cut }
course-e-keeps =
    { $player ->
        [max] { $score } не поднимает { $best } { course-at-node }.
       *[min] { $score } не опускает { $best } { course-at-node }.
    }
course-e-final =
    { $alone ->
        [yes] { course-at-node-first } потомков больше нет: { $score } — окончательное значение.
       *[no] Потомков больше нет: { $score } — окончательное значение.
    }
course-e-handed =
    { $alone ->
        [yes] { course-node-first } возвращает { $score }.
       *[no] Возвращается { $score }.
    }
course-e-narrow = Потомки { course-node } получают теперь окно { course-window }.
course-e-end =
    { $said ->
        [inside] Результат { $score } лежит внутри { course-window }, значит, он точен.
        [lower] Результат <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: по теореме значение корня { $score } или больше{ course-end-proved }.
        [upper] Результат <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: по теореме значение корня { $score } или меньше{ course-end-proved }.
       *[certain] Результат { $score } и есть значение корня.
    }

## C: v between min and max

course-c-start = v начинает с min, где ходит +, и с max, где ходит −; оно меняется, только если потомок лучше. Чтобы начать, сделайте шаг вперёд.
course-c-start-minimax = v начинает с { $least }, где ходит +, и с { $greatest }, где ходит −; оно меняется, только если потомок лучше. Чтобы начать, сделайте шаг вперёд.
course-c-called =
    { $called ->
        [window] { " " }с окном { course-window }
       *[plain] { "" }
    }
course-c-found =
    { $leaf ->
        [static] статической оценки { $score }
       *[end] { $score }
    }
course-c-descend = Первые вызовы идут вниз{ course-c-called } до { course-c-found }.
course-c-below = Поиск для { course-node }{ course-c-called } идёт вниз до { course-c-found }.
course-c-call = Вызываем поиск для { course-node }{ course-c-called }.
course-c-leaf =
    { $told ->
        [yes] Вызываем поиск для следующего потомка{ course-c-called }.
       *[no] Вызываем поиск для следующего потомка{ course-c-called } и доходим до { course-c-found }.
    }
course-c-moves =
    { $player ->
        [max] <nb>{ $score } > { $from }</nb>: v = { $score } { course-at-node }.
       *[min] <nb>{ $score } { "<" } { $from }</nb>: v = { $score } { course-at-node }.
    }
course-c-next =
    { $player ->
        [max] Следующие вызовы получают <nb><a>min = { $to }</a></nb>.
       *[min] Следующие вызовы получают <nb><b>max = { $to }</b></nb>.
    }
course-c-grows =
    { $player ->
        [max] Дальше v может только расти.
       *[min] Дальше v может только падать.
    }
course-c-keeps =
    { $player ->
        [max] { $score } не больше { $to }: v { course-at-node } не меняется.
       *[min] { $score } не меньше { $to }: v { course-at-node } не меняется.
    }
course-c-cut =
    { $player ->
        [max] <nb>v = { $score } > <b>max = { $met }</b></nb>{ course-c-other }: остальное (…) ничего не изменит: <x>X.</x>
       *[min] <nb>v = { $score } { "<" } <a>min = { $met }</a></nb>{ course-c-other }: остальное (…) ничего не изменит: <x>X.</x>
    }
course-c-other =
    { $held ->
        [window] , где кончается исходное окно
       *[node] { $player ->
            [max] , а { course-holder }, −, может только падать
           *[min] , а { course-holder }, +, может только расти
        }
    }
course-c-returns =
    { $handed ->
        [clamped] { $player ->
            [max] { course-node-first } возвращает <b>max</b>: { $best }→{ $score }.
           *[min] { course-node-first } возвращает <a>min</a>: { $best }→{ $score }.
        }
        [past] { $player ->
            [max] Потомков больше нет, и <nb>v = { $best } > <b>max = { $score }</b></nb>: { course-node } возвращает <b>max</b>.
           *[min] Потомков больше нет, и <nb>v = { $best } { "<" } <a>min = { $score }</a></nb>: { course-node } возвращает <a>min</a>.
        }
        [left] { course-at-node-first } потомков больше нет: возвращается { $score }.
       *[cut] { course-node-first } возвращает { $score }.
    }
course-c-end = Значение корня: { $score }{ outcome }. { course-leaves }

## B: one bound a node, V(P, α, β)

course-b-start = V(P, α, β) обходит дерево слева: α — то, что уже обеспечено MAX, β — то, что обеспечено MIN. Чтобы начать, сделайте шаг вперёд.
course-b-start-minimax = V(P) — наибольшее из значений потомков, где ходит MAX, и наименьшее, где ходит MIN. Чтобы начать, сделайте шаг вперёд.
course-b-value =
    { $bound ->
        [lower] { course-b-name } ≈ { $score }, не меньше { $score }
        [upper] { course-b-name } ≈ { $score }, не больше { $score }
       *[exact] { course-b-name } = { $score }
    }
course-b-name =
    { $at ->
        [root] V
       *[node] V(<k>{ $node }</k>)
    }
course-b-begin =
    { $called ->
        [window] Начинаем { course-at-node }, с { course-window }.
       *[plain] Начинаем { course-at-node }.
    }
course-b-down =
    { $leaf ->
        [none] Вниз к <k>{ $names }</k>.
       *[end] Вниз к <k>{ $names }</k> и к значению { $score }.
    }
course-b-leaf = Следующий потомок даёт { $score }.
course-b-takes =
    { $player ->
        [max] { $count ->
            [1] { course-at-node-first } у MAX один потомок: { course-b-value }.
           *[other] { course-at-node-first } MAX берёт наибольшее из значений { $scores }: { course-b-value }.
        }
       *[min] { $count ->
            [1] { course-at-node-first } у MIN один потомок: { course-b-value }.
           *[other] { course-at-node-first } MIN берёт наименьшее из значений { $scores }: { course-b-value }.
        }
    }
course-b-returns = { course-b-value }.
course-b-bound =
    { $player ->
        [max] <nb><a>α = { $to }</a></nb>
       *[min] <nb><b>β = { $to }</b></nb>
    }
course-b-moves =
    { $first ->
        [yes] Снова { course-at-node }, теперь с { course-b-bound }.
       *[no] Значит, { course-b-bound } { course-at-node }.
    }
course-b-so-far = Снова { course-at-node }, пока с { $score }.
course-b-takes-no-bound = { course-at-node-first } { $score } — пока лучшее значение, но не выходит за { course-b-bound }.
course-b-keeps = { course-at-node-first } { $score } не лучше, чем { $best }.
course-b-cut =
    { $player ->
        [max] { course-at-node-first } MAX обеспечено не меньше { $score }, а <nb>{ $score } > <b>β = { $met }</b></nb>{ course-b-prefers }. { course-cut }
       *[min] { course-at-node-first } MIN обеспечено не больше { $score }, а <nb>{ $score } { "<" } <a>α = { $met }</a></nb>{ course-b-prefers }. { course-cut }
    }
course-b-prefers =
    { $held ->
        [window] , где кончается исходное окно
       *[node] { $player ->
            [max] : MIN { course-at-holder } { course-b-choice }
           *[min] : MAX { course-at-holder } { course-b-choice }
        }
    }
course-b-choice =
    { $childAt ->
        [leaf] предпочтёт то, что есть, не зная { course-node }
       *[node] предпочтёт <k>{ $child }</k>, не зная { course-node }
    }
course-b-end = { course-b-value }: главный вариант — <k>{ $line }</k>. { course-leaves }

## A: player and opponent, levels, bounds that are assigned

course-a-start = α — граница игрока, β — граница противника: переменные, которые сначала меняют, а потом сравнивают. Чтобы начать, сделайте шаг вперёд.
course-a-start-minimax = Каждый узел собирает значения всех потомков: игрок берёт наибольшее, противник наименьшее. Чтобы начать, сделайте шаг вперёд.
course-a-start-levels = Сначала значения есть у всех листьев. Потом уровень за уровнем, до уровня 0, игрок берёт наибольшее, противник наименьшее. Чтобы начать, сделайте шаг вперёд.
course-a-who =
    { $player ->
        [max] игрок
       *[min] противник
    }
course-a-place = { course-node-first }, уровень { $level }
course-a-call =
    { $called ->
        [window] { course-a-place }: вызов с { course-window }.
       *[plain] { course-a-place }: вызов.
    }
course-a-leaf = Значение следующей позиции: { $score }.
course-a-moves =
    { $player ->
        [max] { course-a-place }: игрок получает { $score }, и <a>α</a> становится <a>{ $score }</a>.
       *[min] { course-a-place }: противник получает { $score }, и <b>β</b> становится <b>{ $score }</b>.
    }
course-a-met =
    { $player ->
        [max] { course-a-place }: игрок получает { $score }, и <nb><a>α = { $score }</a></nb> достигает <nb><b>β = { $other }</b></nb>, но ветвей больше нет.
       *[min] { course-a-place }: противник получает { $score }, и <nb><b>β = { $score }</b></nb> достигает <nb><a>α = { $other }</a></nb>, но ветвей больше нет.
    }
course-a-keeps =
    { $player ->
        [max] { course-a-place }: { $score } не поднимает <nb><a>α = { $to }</a></nb>.
       *[min] { course-a-place }: { $score } не опускает <nb><b>β = { $to }</b></nb>.
    }
course-a-cut =
    { $player ->
        [max] { course-a-place }: игрок получает { $score }, и <nb><a>α = { $score }</a> ≥ <b>β = { $met }</b></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
       *[min] { course-a-place }: противник получает { $score }, и <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>. { course-a-has }: { course-a-hanging }. { course-cut }
    }
course-a-has =
    { $held ->
        [window] Там кончается исходное окно
       *[node] { $player ->
            [max] У противника уже есть { $met } { course-at-holder }
           *[min] У игрока уже есть { $met } { course-at-holder }
        }
    }
course-a-hanging =
    { $lost ->
        [1] одна ветвь повисает
        [one] { $lost } ветвь повисает
        [few] { $lost } ветви повисают
       *[many] { $lost } ветвей повисают
    }
course-returns =
    { $side ->
        [alpha] { course-node-first } возвращает <nb><a>α = { $score }</a></nb>.
       *[beta] { course-node-first } возвращает <nb><b>β = { $score }</b></nb>.
    }
course-now = { course-at-node-first } теперь { course-window }.
course-a-collects = { course-a-place }: { course-a-who } собирает значения { $scores }.
course-a-takes =
    { $player ->
        [max] { course-a-place }: игрок берёт наибольшее, { $score }.
       *[min] { course-a-place }: противник берёт наименьшее, { $score }.
    }
course-a-level-leaves = Уровень { $level }, листья: { $scores }.
course-a-level =
    { $player ->
        [max] Уровень { $level }, игрок: каждый узел берёт наибольшее из значений потомков, { $scores }.
        [min] Уровень { $level }, противник: каждый узел берёт наименьшее из значений потомков, { $scores }.
       *[both] Уровень { $level }: каждый узел берёт лучшее из значений потомков, { $scores }.
    }
course-a-end =
    { $player ->
        [max] Игрок выбирает <k>{ $move }</k> и получает { $score }{ outcome }. { course-leaves }
       *[min] Противник выбирает <k>{ $move }</k> и получает { $score }{ outcome }. { course-leaves }
    }

## D: depth counts down, the loop stops

course-d-start = Глубина начинается с { $depth } и убывает до 0; α и β — переменные, которые меняются до сравнения. Чтобы начать, сделайте шаг вперёд.
course-d-start-minimax = Глубина начинается с { $depth } и убывает до 0; каждый узел собирает оценки всех потомков и возвращает их максимум или минимум. Чтобы начать, сделайте шаг вперёд.
course-d-start-levels = Сначала оценки есть у состояний на глубине 0. Потом, до глубины { $depth }, каждый узел берёт максимум или минимум потомков. Чтобы начать, сделайте шаг вперёд.
course-d-place = { course-node-first }, глубина { $depth }
course-d-call =
    { $called ->
        [window] { course-d-place }: вызов с { course-window }.
       *[plain] { course-d-place }: вызов.
    }
course-d-leaf = Потомок возвращает свою оценку { $score }.
course-d-moves =
    { $player ->
        [max] { course-d-place }: вернулось { $score }, и <a>α</a> становится <a>{ $score }</a>.
       *[min] { course-d-place }: вернулось { $score }, и <b>β</b> становится <b>{ $score }</b>.
    }
course-d-met =
    { $player ->
        [max] { course-d-place }: вернулось { $score }, и <nb><a>α = { $score }</a></nb> достигает <nb><b>β = { $other }</b></nb>, но потомков больше нет.
       *[min] { course-d-place }: вернулось { $score }, и <nb><b>β = { $score }</b></nb> достигает <nb><a>α = { $other }</a></nb>, но потомков больше нет.
    }
course-d-keeps =
    { $player ->
        [max] { course-d-place }: { $score } ничего не меняет, <nb><a>α = { $to }</a></nb> остаётся.
       *[min] { course-d-place }: { $score } ничего не меняет, <nb><b>β = { $to }</b></nb> остаётся.
    }
course-d-cut =
    { $player ->
        [max] { course-d-place }: вернулось { $score }, и <nb><b>β = { $met }</b> ≤ <a>α = { $score }</a></nb>: цикл прерван. { course-d-whose } { course-cut }
       *[min] { course-d-place }: вернулось { $score }, и <nb><b>β = { $score }</b> ≤ <a>α = { $met }</a></nb>: цикл прерван. { course-d-whose } { course-cut }
    }
course-d-whose =
    { $held ->
        [window] { $met } — край исходного окна.
       *[node] { $plies ->
            [1] { $met } — значение { course-at-holder }, на уровень выше.
            [one] { $met } — значение { course-at-holder }, на { $plies } уровень выше.
            [few] { $met } — значение { course-at-holder }, на { $plies } уровня выше.
           *[many] { $met } — значение { course-at-holder }, на { $plies } уровней выше.
        }
    }
course-d-collects = { course-d-place }: потомки возвращают { $scores }.
course-d-takes =
    { $player ->
        [max] { course-d-place }: максимум равен { $score }.
       *[min] { course-d-place }: минимум равен { $score }.
    }
course-d-level-leaves = Листья на глубине { $depth }: { $scores }.
course-d-level =
    { $player ->
        [max] Глубина { $depth }, максимизация: каждый узел берёт максимум потомков, { $scores }.
        [min] Глубина { $depth }, минимизация: каждый узел берёт минимум потомков, { $scores }.
       *[both] Глубина { $depth }: каждый узел берёт лучшее из значений потомков, { $scores }.
    }
course-d-end = Корень возвращает { $score }{ outcome }. { course-leaves }

## the pseudo-code of the courses

course-e-code-call =
    { $player ->
        [max] MAX(s, <a>α</a>, <b>β</b>)
       *[min] MIN(s, <a>α</a>, <b>β</b>)
    }
course-e-code-plain =
    { $player ->
        [max] MAX(s)
       *[min] MIN(s)
    }
course-e-code-leaf = <k>если</k> s конечна: <k>вернуть</k> её выигрыш
course-e-code-start =
    { $player ->
        [max] res ← наименьший выигрыш
       *[min] res ← наибольший выигрыш
    }
course-e-code-each = <k>для каждого</k> потомка s′:
course-e-code-window =
    { $player ->
        [max] max(<a>α</a>, res), <b>β</b>
       *[min] <a>α</a>, min(<b>β</b>, res)
    }
course-e-code-descend =
    { $callee ->
        [max] resnew ← MAX(s′, { course-e-code-window })
        [min] resnew ← MIN(s′, { course-e-code-window })
       *[any] resnew ← поиск(s′, { course-e-code-window })
    }
course-e-code-descend-plain =
    { $callee ->
        [max] resnew ← MAX(s′)
        [min] resnew ← MIN(s′)
       *[any] resnew ← поиск(s′)
    }
course-e-code-best =
    { $player ->
        [max] <k>если</k> resnew > res: res ← resnew
       *[min] <k>если</k> resnew { "<" } res: res ← resnew
    }
course-e-code-best-last =
    { $player ->
        [max] <k>если</k> resnew ≥ res: res ← resnew
       *[min] <k>если</k> resnew ≤ res: res ← resnew
    }
course-e-code-cut =
    { $player ->
        [max] <k>если</k> resnew ≥ <b>β</b>: <k>вернуть</k> resnew
       *[min] <k>если</k> resnew ≤ <a>α</a>: <k>вернуть</k> resnew
    }
course-e-code-return = <k>вернуть</k> res
course-e-code-break =
    { $player ->
        [max] <k>если</k> resnew ≥ <b>β</b>: res ← resnew, <k>выйти</k> из цикла
       *[min] <k>если</k> resnew ≤ <a>α</a>: res ← resnew, <k>выйти</k> из цикла
    }
course-e-code-known = <k>если</k> таблица решает: <k>вернуть</k> число
course-e-code-known-narrow = <a>α</a>, <b>β</b> ← сужены таблицей
course-e-code-store = таблица[s] ← что доказывает res
course-e-code-mtd = MTD(s, result)
course-e-code-mtd-start = lower ← { $least }, upper ← { $greatest }
course-e-code-mtd-while = <k>пока</k> lower { "<" } upper:
course-e-code-mtd-beta = <b>β</b> ← max(result, lower + { $unit })
course-e-code-mtd-search = result ← ab(s, <b>β</b> − { $unit }, <b>β</b>)
course-e-code-mtd-upper = <k>если</k> result { "<" } <b>β</b>: upper ← result
course-e-code-mtd-lower = <k>иначе</k>: lower ← result
course-code-deepening-sort = упорядочить потомков по этим значениям
course-code-deepening-lines = сохранить опровергающие варианты
course-c-code-call =
    { $player ->
        [max] поиск(n, d, <a>min</a>, <b>max</b>), n — узел +
       *[min] поиск(n, d, <a>min</a>, <b>max</b>), n — узел −
    }
course-c-code-plain =
    { $player ->
        [max] поиск(n, d), n — узел +
       *[min] поиск(n, d), n — узел −
    }
course-c-code-leaf = <k>если</k> конец или d = 0: <k>вернуть</k> оценку
course-c-code-start =
    { $player ->
        [max] v ← <a>min</a>
       *[min] v ← <b>max</b>
    }
course-c-code-start-plain = v ← { $worst }
course-c-code-descend =
    { $player ->
        [max] v′ ← поиск(потомок, d−1, v, <b>max</b>)
       *[min] v′ ← поиск(потомок, d−1, <a>min</a>, v)
    }
course-c-code-descend-plain = v′ ← поиск(потомок, d−1)
course-c-code-best =
    { $player ->
        [max] <k>если</k> v′ > v: v ← v′
       *[min] <k>если</k> v′ { "<" } v: v ← v′
    }
course-c-code-best-last =
    { $player ->
        [max] <k>если</k> v′ ≥ v: v ← v′
       *[min] <k>если</k> v′ ≤ v: v ← v′
    }
course-c-code-cut =
    { $player ->
        [max] <k>если</k> v > <b>max</b>: <k>вернуть</k> <b>max</b>
       *[min] <k>если</k> v { "<" } <a>min</a>: <k>вернуть</k> <a>min</a>
    }
course-c-code-return = <k>вернуть</k> v
course-b-code-call = V(P, <a>α</a>, <b>β</b>)
course-b-code-plain = V(P)
course-b-code-leaf = P без ходов: своё значение
course-b-code-descend = Val ← V(потомок, <a>α</a>, <b>β</b>)
course-b-code-descend-plain = Val ← V(потомок)
course-b-code-cut-max = у MAX: <k>стоп</k>, <k>если</k> Val > <b>β</b>
course-b-code-cut-min = у MIN: <k>стоп</k>, <k>если</k> Val { "<" } <a>α</a>
course-b-code-bound =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, Val)
       *[min] <b>β</b> ← min(<b>β</b>, Val)
    }
course-b-code-return =
    { $player ->
        [max] MAX: V(P) — наибольшее Val
       *[min] MIN: V(P) — наименьшее Val
    }
course-b-code-return-last =
    { $player ->
        [max] MAX: V(P) — наибольшее Val, последнее
       *[min] MIN: V(P) — наименьшее Val, последнее
    }
course-a-code-call =
    { $player ->
        [max] ИГРОК(w, <a>α</a>, <b>β</b>)
       *[min] ПРОТИВНИК(w, <a>α</a>, <b>β</b>)
    }
course-a-code-plain =
    { $player ->
        [max] минимакс(w, g), g = игрок
       *[min] минимакс(w, g), g = противник
    }
course-a-code-leaf = <k>если</k> w конечна: <k>вернуть</k> её значение
course-a-code-each = <k>для каждого</k> потомка w′ вершины w:
course-a-code-descend-plain = собрать минимакс(w′, другой)
course-a-code-assign =
    { $player ->
        [max] <a>α</a> ← max(<a>α</a>, { course-a-code-called })
       *[min] <b>β</b> ← min(<b>β</b>, { course-a-code-called })
    }
course-a-code-called =
    { $callee ->
        [max] ИГРОК(w′, <a>α</a>, <b>β</b>)
        [min] ПРОТИВНИК(w′, <a>α</a>, <b>β</b>)
       *[any] поиск(w′, <a>α</a>, <b>β</b>)
    }
course-a-code-cut =
    { $player ->
        [max] <k>если</k> <a>α</a> ≥ <b>β</b>: <k>вернуть</k> <b>β</b>
       *[min] <k>если</k> <b>β</b> ≤ <a>α</a>: <k>вернуть</k> <a>α</a>
    }
course-a-code-return-plain =
    { $player ->
        [max] <k>вернуть</k> наибольшее
       *[min] <k>вернуть</k> наименьшее
    }
course-a-code-levels = минимакс по уровням(w)
course-a-code-levels-each = <k>для каждого</k> уровня, снизу вверх:
course-a-code-levels-leaf = конец: его значение
course-a-code-levels-max = игрока: наибольшее из потомков
course-a-code-levels-min = противника: наименьшее из потомков
course-a-code-levels-choose = выбрать потомка с лучшим значением
course-code-deepening = углубление(предел)
course-code-deepening-each = <k>для</k> d ← 1 <k>до</k> предел:
course-code-deepening-search = поиск(d)
course-d-code-call = поиск(state, depth, <a>α</a>, <b>β</b>, мой ход)
course-d-code-plain = поиск(state, depth, мой ход)
course-d-code-leaf = <k>если</k> depth = 0: <k>вернуть</k> score(state)
course-d-code-mine = <k>если</k> мой ход: <k>для каждого</k> потомка:
course-d-code-else = <k>иначе</k>: <k>для каждого</k> потомка:
course-d-code-alpha = <a>α</a> ← max(<a>α</a>, поиск(потомок, depth−1))
course-d-code-beta = <b>β</b> ← min(<b>β</b>, поиск(потомок, depth−1))
course-d-code-stop = <k>если</k> <b>β</b> ≤ <a>α</a>: выйти из цикла
course-d-code-return-alpha = <k>затем</k> <k>вернуть</k> <a>α</a>
course-d-code-return-beta = <k>затем</k> <k>вернуть</k> <b>β</b>
course-d-code-add = добавить поиск(потомок, depth−1) в values
course-d-code-return-max = <k>если</k> мой ход: <k>вернуть</k> max(values)
course-d-code-return-min = <k>иначе</k>: <k>вернуть</k> min(values)
course-d-code-each = <k>для каждого</k> потомка:
course-d-code-deepening = углубление(state, предел)
course-d-code-deepening-each = <k>для</k> depth ← 1 <k>до</k> предел:
course-d-code-deepening-search = поиск(state, depth, −∞, +∞, TRUE)
course-d-code-now-cutoff =
    { $player ->
        [max] <b>{ $met }</b> ≤ <a>{ $score }</a>
       *[min] <b>{ $score }</b> ≤ <a>{ $met }</a>
    }

## the live values of the courses

course-live-called = { " " }· вызова
course-live-here = { " " }здесь
course-live-player = { " " }· игрок
course-live-opponent = { " " }· противник
course-live-min = min
course-live-max = max
course-live-res = res
course-live-v = v
course-live-w = значение
course-live-val = Val
course-live-depth = глубина
