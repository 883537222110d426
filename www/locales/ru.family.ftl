# What only the algorithms beyond alpha-beta and minimax say.

## the panels: passes, table, moves, what any search must see

panel-label = Что видно из поиска
panel-window = Окно
panel-passes = Проходы
panel-table = Таблица
panel-moves = Ходы
panel-critical = Обязательно
panel-leaf = { $parent }: лист { $place }
line-label = Числовая ось: значение корня от { $low } до { $high }
line-guess = приближение
proof-before = Окно { window }. Результат не выше <a>α</a> — только верхняя граница, не ниже <b>β</b> — только нижняя.
proof-lower = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>: значение корня не меньше { $score }.
proof-more = Насколько больше, неизвестно.
proof-upper = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>: значение корня не больше { $score }.
proof-less = Насколько меньше, неизвестно.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: внутри окна, поэтому значение корня ровно { $score }.
proof-certain = Значение корня ровно { $score }.
proof-together = Вместе с прежними проходами: <nb>{ $known }</nb>.
proof-depth =
    { $depth ->
        [one] На { $depth } полуход вперёд
        [few] На { $depth } полухода вперёд
       *[many] На { $depth } полуходов вперёд
    }: <nb>корень { $relation } { $score }</nb>.
proof-move = Если время выйдет сейчас, ответ — <nb>{ $move }</nb>.
pass-none = Ни один проход не начался: значение корня может быть любым.
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
critical-leaves = Оценённые листья
critical-run = этот поиск
critical-best = наименьшее
critical-random = случайный порядок
critical-minimax = минимакс
critical-type-1 = нужно знать точно
critical-type-2 = хватит одного потомка
critical-type-3 = нужны все потомки
critical-spare = увидено без нужды
cost-label = Потомков у узла: { $b }, глубина { $d }
key-pass = проход
key-table = таблица
key-ask = нулевое окно
