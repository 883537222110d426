# Что говорят по-русски алгоритмы кроме альфа-беты и минимакса; загружается вместе с ними и может ссылаться на ru.ftl.
#
# Словарик, продолжение: pass проход · zero window нулевое окно · guess приближение · margin запас · transposition table
# таблица перестановок, коротко таблица · depth глубина · mover тот, чей ход · level уровень · payoff выигрыш.

## the sentence: before the first step and after the last

start-negamax = Негамакс — это <nb>альфа-бета</nb> в одной процедуре: каждая оценка дана с точки зрения того, чей ход, и он берёт наибольшую. Чтобы начать, сделайте шаг вперёд.
start-minimax-by-levels = Минимакс идёт по уровням, снизу вверх: у каждого узла оценки потомков уже готовы. Чтобы начать, сделайте шаг вперёд.
start-iterative-deepening = Итеративное углубление ищет на глубину 1, потом 2 и так далее: когда время выходит, ход даёт последний полный проход.
start-aspiration = Аспирационное окно: узкое окно вокруг приближения { guess-told }. Если оценка в него не попадает, эта сторона открывается, и поиск идёт заново.
start-pvs = PVS доверяет первому потомку. О каждом следующем нулевое окно спрашивает, лучше ли он; после неожиданности поиск повторяется.
start-alpha-beta-table = <nb>Альфа-бета</nb> с таблицей хранит о каждой позиции то, что доказано последним, и смотрит туда, прежде чем искать.
start-mtd-f = MTD(f) берёт только нулевые окна, первое у приближения { guess-told }. Каждый проход сдвигает одну границу, пока обе не встретятся.
start-sss-star = SSS* как MTD({ $greatest }): нулевые окна сверху. Каждый проход опускает верхнюю границу, пока она не встретит значение.
start-dual-star = DUAL* как MTD({ $least }): нулевые окна снизу. Каждый проход поднимает нижнюю границу, пока она не встретит значение.
start-payoffs = <nb>Альфа-бета</nb> начинает с окном { window }, от наименьшего выигрыша в игре до наибольшего: поэтому её результат точен.
start-known = От прежнего поиска таблица ещё знает { $known ->
        [one] { $known } позицию
        [few] { $known } позиции
       *[many] { $known } позиций
    }: { $known ->
        [0] ищется всё.
       *[many] известное не ищут снова.
    }

end-told = { end-root }{ $line ->
        [none] { "" }
       *[some] , { end-line }
    }
end-evaluations =
    { $effort ->
        [known] { end-evaluated } (иначе: { $unaided })
       *[some] { end-effort }
    }
end-levels = { end-told }. { end-evaluated }.
end-found = { end-told }. { end-evaluations }.
outcome-bound =
    { $outcome ->
        [soon] { " " }({ wins-who })
       *[none] { outcome }
    }
end-missed-lower = Поиск возвращает { $score }, и <nb>{ $score } ≥ <b>β = { $met }</b></nb>: значение корня не меньше { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-missed-upper = Поиск возвращает { $score }, и <nb>{ $score } ≤ <a>α = { $met }</a></nb>: значение корня не больше { $score }{ outcome-bound }{ end-more }. { end-evaluations }.
end-deepening = { end-told } (проход на глубину { $depth }). { end-evaluations }.
end-aspiration = { end-told }. { $again ->
        [no] Первого окна достаточно.
       *[yes] Первое окно не попадает.
    } { end-evaluations }.
end-zero = { end-told }. Границы встречаются в проходе { $passes }. { end-evaluations }.
end-greatest = { end-told }. Не меньше, а больше выигрыша нет. { end-evaluations }.
end-least = { end-told }. Не больше, а меньше выигрыша нет. { end-evaluations }.
end-taken = { end-root }. Из равных взят последний ход, { $move }: известно { proved } { $score }.{ $wrong ->
        [yes] { " " }<mark>На деле { $worth }.</mark>
       *[no] { "" }
    } { end-evaluations }.

## negamax: live values, and what is typed

live-alpha-mover = { " " }· у игрока
live-beta-mover = { " " }· у противника
live-best-mover = { live-best-long }
tree-editor-side = Оценки вводятся с точки зрения MAX
making-side = { $label } (для MAX)

## counters

counts-evaluations = вычислено оценок

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

visit-zero = { who } получает нулевое окно { window }: его значение не меньше { $beta } или не больше { $alpha }?
visit-known = { who } начинает с окном { window }, которое по пути сузила таблица.
visit-answered = { who } начинает с окном { window }: один из его концов доказало нулевое окно.
visit-payoffs = { who } начинает с окном { window }, от наименьшего выигрыша до наибольшего: ни у одного игрока ещё ничего нет.
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

evaluate-root = { worth }.
evaluate-level = { worth }, уровень { $ply }.
evaluate-tied = { worth }, наравне с { $callerBest } { caller-own }: из равных остаётся последняя.
evaluate-mover = { worth }.{ turned }{ arrival-told }

improve-mover =
    { $first ->
        [yes] { who } берёт первую оценку { $score } как лучшую.
        [tied] { who } берёт эту { $score } как лучшую вместо прежней: из равных последнюю.
       *[no] { who } берёт { $score } как лучшую оценку вместо { $previous }.
    }
improve-tied = { who } берёт эту { $score } как лучшую вместо прежней: из равных последнюю.

narrow-mover = { who } теперь имеет { $to } для { mover-name }: <nb><a>α</a> растёт</nb> с { $from } до <a>{ $to }</a>, окно теперь { window }.
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

return-asked = { who } возвращает { $score }: его значение { bounded }.{ arrival-told }
return-known = { who } возвращает { $score } из таблицы, без поиска: его значение { bounded }.{ arrival-told }
return-level =
    { $player ->
        [max] { who } имеет значение { $score }, наибольшую из своих оценок.
       *[min] { who } имеет значение { $score }, наименьшую из своих оценок.
    }
turned =
    { $turned ->
        [yes] { " " }Для { caller-player } это { negated }.
        [no] { " " }Выше тоже { caller-player }: знак тот же.
       *[none] { "" }
    }
return-mover = { who } возвращает { $score }: для { mover-name } его значение { bounded }.{ turned }{ arrival-told }
return-mover-clamped = { who } получает { $best }, но возвращает { $score }: для { mover-name } { bounded }.{ turned }{ arrival-told }

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
            [refutation] Проход { $pass } ищет на глубину { $depth } с окном { window }: сначала вдоль вариантов, которые ответили в прошлом проходе.
           *[other] Проход { $pass } ищет на глубину { $depth } с окном { window }: сначала потомки, лучшие в предыдущем проходе.
        }
    }
pass-aspiration =
    { $why ->
        [guess] Проход { $pass } ищет с окном { window }: приближение { guess-told } и { $margin } с обеих сторон.
        [win] Проход { $pass } ищет с окном { window }: приближение { guess-told }, и дальше него нет других оценок.
        [low] Проход { $pass } ищет с { window }: результат не превысил <nb><a>α = { $missed }</a></nb>, поэтому <a>α</a> открывается.
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
prove-deepening = Проход { $pass }, глубина { $depth }, возвращает { $score }: там значение корня { bounded }.{ prove-move }

## the question before a decision

stage-question-given = { who } получает <mark>{ $score }</mark>, а здесь { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Будет ли просмотрен следующий { $reply ->
        [yes] ответ
       *[no] потомок
    }?

## the card beside a node

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

code-stop = <k>если</k> лист или предел: <k>вернуть</k> оценку
code-each-descend =
    { $callee ->
        [max] <k>для</k> потомка: v ← MAX(потомок, <a>α</a>, <b>β</b>)
        [min] <k>для</k> потомка: v ← MIN(потомок, <a>α</a>, <b>β</b>)
       *[any] <k>для</k> потомка: v ← поиск(потомок, <a>α</a>, <b>β</b>)
    }
code-best-last =
    { $player ->
        [max] <k>если</k> v ≥ лучшая: лучшая ← v
       *[min] <k>если</k> v ≤ лучшая: лучшая ← v
    }
code-break =
    { $player ->
        [max] <k>если</k> лучшая ≥ <b>β</b>: <k>прервать</k> цикл
       *[min] <k>если</k> лучшая ≤ <a>α</a>: <k>прервать</k> цикл
    }
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
code-deepening-lines = сохранить ответившие варианты
code-deepening-sort = упорядочить потомков по оценкам
code-aspiration = аспирация(корень, f, запас)
code-aspiration-window = <a>α</a>, <b>β</b> ← f ± запас
code-aspiration-search = m ← поиск(корень, <a>α</a>, <b>β</b>)
code-aspiration-low = <k>если</k> m ≤ <a>α</a>: <a>α</a> ← { $least }, <k>снова</k>
code-aspiration-high = <k>если</k> m ≥ <b>β</b>: <b>β</b> ← { $greatest }, <k>снова</k>
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

panel-window = Окно
panel-passes = Проходы
panel-table = Таблица
panel-moves = Ходы
panel-strategy = Стратегия
panel-keeping = Сохраняет
panel-depths = Глубины
depths-label = Оценено листьев, по глубине; ниже альфа-бета в других порядках
panel-critical = Критическое дерево
panel-leaf = { $parent }: лист { $place }
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
proof-proved = По просмотренным листьям оно равно { $score }.
proof-exact = <nb><a>{ $alpha }</a> { "<" } { $score } { "<" } <b>{ $beta }</b></nb>: внутри окна, поэтому значение корня ровно { $score }.
proof-on-bound = <nb><a>{ $alpha }</a> ≤ { $score } ≤ <b>{ $beta }</b></nb>: здесь отсекает только оценка за границей, поэтому и оценка на границе точна. Значение корня ровно { $score }.
proof-certain = Значение корня ровно { $score }.
proof-greatest = <nb>{ $score } ≥ <b>β = { $beta }</b></nb>, а выигрыша больше { $score } нет: значение корня ровно { $score }.
proof-least = <nb>{ $score } ≤ <a>α = { $alpha }</a></nb>, а выигрыша меньше { $score } нет: значение корня ровно { $score }.
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
moves-lines = Ответившие варианты
moves-answer = Ответ
moves-no-line = Ни один проход ещё не закончился.
critical-type-1 = нужно знать точно
critical-type-2 = хватит одного потомка
critical-type-3 = нужны все потомки
critical-spare = увидено без нужды
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
panel-partial = Построено только то, что просматривает поиск. Какова цена остального, неизвестно.
tree-stub =
    { $moves ->
        [one] { $moves } ход, не построен
        [few] { $moves } хода, не построены
       *[many] { $moves } ходов, не построены
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
end-counted = { end-root }: оценено { $leaves } из { cost-all }. { $least ->
        [yes] Лучшему порядку хватает { $best }
       *[no] С лучшим потомком первым хватает { $best }
    }{ $mean ->
        [none] .
       *[some] ; среднее по всем порядкам — <nb>{ $mean }.</nb>
    }
key-pass = проход
key-table = таблица
key-ask = нулевое окно

## runs side by side

race-title = Прогоны рядом
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

## trees too large to draw whole

# Read aloud after who the node is: its subtree is drawn as one wedge.
tree-folded = свёрнуто: оценено листьев: { $evaluated } из { $leaves }, отсечено: { $cut }
# Read aloud: one wedge for several narrow subtrees side by side.
tree-siblings = соседних поддеревьев: { $siblings }, свёрнуты; оценено листьев: { $evaluated } из { $leaves }, отсечено: { $cut }
# A button: the view goes with the search again after someone has moved it.
tree-zoom-follow = Следовать за поиском
# A small map in a corner of the tree.
tree-map = Всё дерево и показанная часть

## the search rows of the menu

trouble-beyond-payoffs =
    { $at ->
        [node] У узла { $node }
        [child] У листа { $place } под корнем
        [alone] У единственного листа
       *[leaf] У листа { $place } под узлом { $parent }
    } оценка { $score }, а это не выигрыш от { $least } до { $greatest }.
trouble-empty-payoffs = Наименьший выигрыш должен быть меньше наибольшего.
note-payoffs = Выигрыши от { $least } до { $greatest }
payoffs-label = Выигрыши
payoffs-from = от
payoffs-to = до
payoffs-clear = О выигрышах ничего не известно
payoffs-about = Что известно обо всех выигрышах; пусто: ничего.
payoffs-effect =
    { $what ->
        [passes] На этом дереве: проходов { $here }, без этого { $there }.
        [leaves] На этом дереве: листьев { $here }, без этого { $there }.
       *[nothing] На этом дереве это ничего не экономит.
    }
payoffs-why = Ничто не стоит больше выигрыша: у кого есть выигрывающий ход, тот не смотрит на остальные. Без диапазона поиск этого не знает и ищет что-то лучшее.
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
note-ties = Из равных последний
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
field-least = Наименьший выигрыш
field-greatest = Наибольший выигрыш
window-label = Исходное окно
order-label = Порядок потомков
order-label-game = Порядок ходов
arrange-label-game = Ответы в порядке перебора
order-as-written = Как записано
order-centre-first = Сначала центр
order-corners-first = Сначала углы
order-captures-first = Сначала взятия
order-further-move-first = Сначала с ещё одним ходом
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
field-seed = Зерно
field-guess = Первое приближение
field-guess-rounded = Первое приближение, округлено до { $guess }
field-margin = Запас
field-alpha = Исходное окно, α
field-beta = Исходное окно, β
field-depth = Предел глубины, в полуходах
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
       *[deepening] Этот порядок хранит варианты прохода для следующего, более глубокого: ему нужно итеративное углубление.
    }
overlay-label = На дереве
overlay-none = Главный вариант
overlay-strategy = Стратегия MAX
overlay-keeping = Ходы, сохраняющие значение
overlay-critical = Сначала лучший потомок: что видно
overlay-critical-game = Сначала лучший ответ: что видно
strategy-lead =
    { $has ->
        [move] MAX играет { $move } и имеет не меньше { $score }, что бы ни сделал MIN.
       *[none] MAX имеет не меньше { $score }, что бы ни сделал MIN.
    }
strategy-move = MIN играет
strategy-answer = MAX отвечает
strategy-value = Значение
keeping-at = В узле
keeping-moves = Сохраняет значение
keeping-value = Значение

## as in a course

notation-title = Обозначения
# On a chip in the header: the tree is drawn as in this course; then whether some of it has been changed by hand.
notation-as-in = Как в <k>{ $course }</k>
notation-changed = , изменено
# The chip's cross.
notation-leave = Вернуться к общим обозначениям
notation-preset-general = Общая
notation-preset-a = Модель игры
notation-preset-b = Игры как поиск
notation-preset-c = Гомоку
notation-preset-d = Игры на Java
notation-preset-e = α-β и MTD(f)

## what notes and fields say

guess-told =
    { $rounded ->
        [yes] { $guess } (округлено { $asked })
       *[no] { $guess }
    }
note-guess = Первое приближение { guess-told }
note-margin = Запас { $margin }
note-seed = Зерно { $seed }
error-bad-seed = «{ $found }» — не зерно: нужно целое число от 0.
error-bad-margin = «{ $found }» — не запас: нужно число больше 0.
trouble-too-many-passes = Проходов сделано: { $passes }, и ничего нового они уже не дают, поэтому поиск остановлен. Это ошибка программы.
tree-is-earlier = из прежнего поиска

## Игры

game-nim = Ним
game-mnk = m,n,k
game-tic-tac-toe = Крестики-нолики
game-gomoku = Гомоку
game-connect-four = Четыре в ряд
game-reversi = Реверси
game-draughts = Шашки
game-kalah = Калах
game-chess = Шахматы

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
gaming-position = Первая позиция, если другая
gaming-moves = Ходы от неё
gaming-turn =
    { $player ->
        [first] Ходит первый игрок, и он — MAX.
       *[second] Ходит второй игрок, и он — MAX.
    }
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
# A square to put a piece on, for those who do not see it: where it is, and what stands there.
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
gaming-misere = Кто делает последний ход, проигрывает
gaming-most = За ход берут не больше
gaming-capture = Последнее зерно в пустой лунке бьёт и в одиночку
gaming-rest = Оставшиеся в конце зёрна получает игрок, чьи лунки пусты
gaming-all-moves = И ходы вдали от всех фигур
gaming-symmetry = Зеркальные позиции один раз
gaming-seen-by = Только то, что просматривает поиск
gaming-utility = Цена конца игры
gaming-utility-usual = Выигрыш 1, ничья 0, проигрыш −1
gaming-utility-usual-limited = Выигрыш 1000, на 1 меньше за каждый полуход
gaming-utility-result = Выигрыш +∞, ничья 0, проигрыш −∞
gaming-utility-speed = Тем больше, чем скорее выигрыш
gaming-utility-margin = Столько, насколько выиграно
gaming-beyond = Ещё полуходов, где неспокойно
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
    } в дереве того, что просматривает поиск, { $nodes } { $nodes ->
        [one] узел
        [few] узла
       *[many] узлов
    }, из них просмотрено: { $seen }.
gaming-closed =
    { $grown ->
        [seen] С полуходом { $ply } даже того, что просматривает поиск, было бы больше { $nodes } узлов. Дальше может завести лучший порядок ходов или таблица.
       *[all] С полуходом { $ply } узлов в дереве было бы больше, чем { $nodes }. Поместится более поздняя позиция или только то, что просматривает поиск.
    }
gaming-readable =
    { $what ->
        [none] На этом экране даже при одном полуходе нет места для числа у каждого листа.
        [numbers] На этом экране у каждого листа есть число до полухода { $numbers }; для досок у листьев места нет.
        [both] На этом экране у каждого листа есть доска и число до полухода { $numbers }.
       *[apart] На этом экране у каждого листа есть доска и число до полухода { $boards }, а одно число — до полухода { $numbers }.
    }
gaming-end = конец
gaming-open = Открыть дерево

tree-editor-by-hand = Эта оценка задана вручную. Удалите её и нажмите Enter: вернётся та, что даёт игра.

# On the picker's button: the game on the stage, with its moves.
game-title =
    { $plies ->
        [0] { $game }, до конца
        [one] { $game }, { $plies } полуход
        [few] { $game }, { $plies } полухода
       *[many] { $game }, { $plies } полуходов
    }

error-game-unknown = «{ $found }» — не игра. Есть nim, tic-tac-toe, mnk, gomoku, connect-four, reversi, draughts, kalah и chess.
error-game-field = «{ $found }» ничего не говорит об игре.
error-game-twice = «{ $found }» указано дважды.
error-game-missing = у «{ $found }» нет значения.
error-game-value = «{ $found }» — не подходящее значение.
error-game-option = «{ $found }» — этого в этой игре нет.
error-game-order = в этой игре нет порядка ходов с именем «{ $found }».
error-game-rule = в этой игре нет правила с именем «{ $found }».
error-game-size = эта игра не может быть размера «{ $found }».
error-game-feature = этого в этой игре не считают: «{ $found }».
error-game-weight = «{ $found }» — не признак, «=» и число не больше миллиона.
error-game-too-large = в дереве было бы больше { $limit } узлов. Уменьшите предел глубины или число дальнейших полуходов.
error-game-too-deep = дерево было бы глубже { $limit } полуходов. Уменьшите предел глубины или число дальнейших полуходов.
error-game-endless = без предела глубины дерево доходит до конца игры и слишком велико. Добавьте предел: &depth=3.
error-game-no-tree = у этой игры нет дерева.
error-game-seen-by = этому поиску нужно всё дерево: выберите другой алгоритм или порядок потомков.
error-game-whole = для этого нужно всё дерево, а построено только то, что просматривает один поиск. Уберите «seen-by».
error-game-no-captures = в этой игре ничего не бьют; взятия есть только в шашках и шахматах.
error-game-no-margin = в этой игре разница не считается: она есть только в реверси и калахе.
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

panel-position = Позиция
position-first = Первая позиция
position-after = После { $moves }
position-by-hand = Оценка { $score } задана вручную; сумма не учитывается
position-to-move =
  { $who ->
    [first] Ходит первый игрок
   *[second] Ходит второй игрок
  }{ $side ->
    [named] , { $name }
   *[none] {""}
  }
moves-cross = ход X
moves-nought = ход O
moves-black = ход чёрных
moves-white = ход белых
moves-full = ход дисков
moves-ring = ход колец
# The line across a tree that goes on beyond its limit.
tree-limit = предел { $depth }
tree-row-limit = предел
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
tree-row-beyond = за пределом
unrest =
    { $unrest ->
        [threat] кто-то может сразу выиграть
        [capture] возможно взятие
        [check] король под шахом
        [corner] можно занять угол
       *[further-move] тот же игрок может ходить ещё раз
    }
reach-goes-on = Позиция не спокойна, { unrest }: поиск идёт дальше предела глубины ({ $limit }).
reach-may-stand =
    За пределом глубины ({ $limit }) рассматриваются только взятия, но { $player ->
        [max] MAX
       *[min] MIN
    } может и не бить (stand pat): оценка считается ещё одним ответом.
reach-stands =
    { $player ->
        [max] MAX
       *[min] MIN
    } не бьёт (stand pat): позиция стоит столько, сколько её оценка.
reach-quiet = Там ничего не назревает, и поиск останавливается.
reach-ends = Позиция не спокойна, { unrest }, но поиск не идёт дальше.
reach-sure = Это достаточно надёжно: поиск останавливается до предела (полуходов раньше: { $plies }).
grown-goes-on = Позиция не спокойна, { unrest }: дерево идёт дальше своего предела глубины ({ $limit }).
grown-quiet = Там ничего не назревает, и дерево заканчивается.
grown-ends = Позиция не спокойна, { unrest }, но дерево там заканчивается.
grown-sure = Это достаточно надёжно: дерево заканчивается до предела (полуходов раньше: { $plies }).
position-onward = Дальше отсюда
position-back = На ход назад
position-shallower = На полуход меньше
position-deeper = На полуход больше
position-depth = { $depth ->
    [one] { $depth } полуход
    [few] { $depth } полухода
   *[other] { $depth } полуходов
  }
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
feature-further-move = ещё один ход
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

## sentences of a game: a node is called by the moves that lead there. They take the place of those of the same name.

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
stage-question = { who } получает <mark>{ $score }</mark>; { stage-held }, поэтому { $side ->
        [alpha] <nb><mark><a>α = { $met }</a></mark></nb>
       *[beta] <nb><mark><b>β = { $met }</b></mark></nb>
    }. Будет ли просмотрен следующий { $reply ->
        [yes] ответ
       *[no] потомок
    }?
