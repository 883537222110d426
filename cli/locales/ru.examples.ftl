# Курсы, примеры, подготовленные позиции и расхожие утверждения по-русски и их список; можно ссылаться на ru.ftl.

## courses: a name, and what it is

course-books = Основы
course-books-kind = учебники
course-chance = Случай
course-chance-kind = кости и ошибки противника
course-a = Модель игры
course-a-kind = на польском
course-b = Игры как поиск
course-b-kind = на румынском
course-c = Гомоку
course-c-kind = на английском
course-d = Игры на Java
course-d-kind = на русском
course-e = α-β и MTD(f)
course-e-kind = на польском

## examples: a name, and what they show in at most 50 characters

example-textbook = Учебник, 2 полухода
example-textbook-line = одно отсечение, одинаковое во всех диалектах
example-deep = Глубокое отсечение
example-deep-line = границу держит узел выше родителя
example-best-first = Сначала лучший потомок
example-best-first-line = меньше листьев не бывает ни в каком порядке
example-worst-first = Сначала худший потомок
example-worst-first-line = ни одного отсечения, как в минимаксе
example-pvs-pays = PVS экономит листья
example-pvs-pays-line = нулевые окна отсекают там, где альфа-бета не может
example-pvs-repeats = PVS ищет снова
example-pvs-repeats-line = нулевое окно обещало больше, чем было известно
example-bins = Три ящика
example-bins-line = противник берёт из каждого худшее
example-bins-random = Три ящика, наугад
example-bins-random-line = противник, который не думает
example-bins-helping = Три ящика, с помощью
example-bins-helping-line = противник выбирает лучшее для вас
example-bins-errs = Три ящика, с ошибками
example-bins-errs-line = каждый четвёртый ход — любой
example-order-kept = Средние
example-order-kept-line = первое число в 0,9 случаев
example-order-kept-moved = Тот же порядок, другой ход
example-order-kept-moved-line = числа больше, порядок тот же, а лучше b
example-mean-open = Выигрыши неизвестны
example-mean-open-line = в случайном узле ничего не отсекается
example-mean-bounded = Выигрыши известны
example-mean-bounded-line = от −2 до 2: то же дерево с отсечениями
example-mean-plain = Три кости
example-mean-plain-line = все грани равновероятны
example-mean-cut = Отсечение в случайном узле
example-mean-cut-line = какими бы ни были g и h, b остаётся ниже 4,6
example-by-levels = Минимакс по уровням
example-by-levels-line = сначала все листья, потом вверх до корня
example-recursive = Минимакс, рекурсия
example-recursive-line = значения всех потомков, потом лучшее
example-hanging = Висячие ветви
example-hanging-line = два α-отсечения в узлах противника
example-heuristic-2 = ±M и эвристические оценки
example-heuristic-2-line = два полухода: уровень 2 только оценён
example-heuristic-3 = ±M, на полуход глубже
example-heuristic-3-line = ещё полуход, и значение другое
example-line-minimax = Минимакс, вариант a b d
example-line-minimax-line = одно и то же значение вдоль варианта
example-line = Альфа-бета, вариант a b d
example-line-line = e и c покинуты раньше, вариант тот же
example-strategy = Стратегия MAX
example-strategy-line = b, потом 4 после d и 6 после e
example-three-cuts = Три отсечения
example-three-cuts-line = β-отсечение в b, α-отсечения в d и e
example-keeping = Ходы, сохраняющие значение
example-keeping-line = a и b одинаково хороши, c хуже
example-ties-last = Последний из равных
example-ties-last-line = у обоих ходов значение 4, берётся второй
example-wins-minimax = Победы и поражения
example-wins-minimax-line = минимакс на одних W и L
example-win-loss = Победы и поражения, с границами
example-win-loss-line = отсечение только за границей ничего не экономит
example-gomoku = Оценки и победы
example-gomoku-line = b может только расти, a не больше 6
example-limit-3 = Предел в три полухода
example-limit-3-line = статические оценки вместо того, что глубже
example-no-limit = То же без предела
example-no-limit-line = глубже значение оказывается другим
example-draw = Победа, поражение, ничья
example-draw-line = никто не добьётся больше ничьей
example-graph = Дерево, которое на деле граф
example-graph-line = к p ведут два пути, и p исследуется дважды
example-demo-minimax = Минимакс, 4 полухода
example-demo-minimax-line = каждый лист; глубина убывает до 0
example-demo = Альфа-бета, 4 полухода
example-demo-line = четыре отсечения, два из них глубокие
example-demo-both = Оба рядом
example-demo-both-line = одно дерево, лист за листом
example-killer = Ходы-убийцы
example-killer-line = сначала то, что уже отсекало
example-deepening = Порядок из прошлого прохода
example-deepening-line = каждый проход упорядочивает ходы следующему
example-refutation = Таблица опровержений
example-refutation-line = сначала вариант, который ответил на ход
example-window-0-10 = Окно (0, 10)
example-window-0-10-line = результат внутри, значит, точен
example-window-4-6 = Окно (4, 6)
example-window-4-6-line = известно лишь одно: не меньше 6
example-window-2-3 = Нулевое окно (2, 3)
example-window-2-3-line = один вопрос: не меньше ли 3?
example-window-6-7 = Нулевое окно (6, 7)
example-window-6-7-line = два α-отсечения доказывают: не больше 6
example-mtd = MTD(f), первое значение 3
example-mtd-line = не меньше 6, затем не больше 6
example-mtd-range = MTD(f), выигрыши от 0 до 10
example-mtd-range-line = больше 10 не бывает, и хватает одного прохода
example-table-answers = Таблица отвечает
example-table-answers-line = о p известно: не меньше 7, это за β
example-table-narrows = Таблица сужает
example-table-narrows-line = p не меньше 7: вместо (2, ∞) будет (7, ∞)
example-static = Статический порядок
example-static-line = потомки по статическим оценкам
example-fewest-nodes = Сначала с меньшим числом узлов
example-fewest-nodes-line = малая ветвь даёт границу для большой
example-history = История
example-history-line = сначала ход, отсекавший в другом месте
example-equal = Все равны
example-equal-line = равенство отсекает, но только на границе
example-note = { $course }, { $kind }: { $line }.

## subjects

subject-cuts = Отсечения
subject-deep = Глубокие отсечения
subject-windows = Окна
subject-orders = Порядок потомков
subject-limits = Предел глубины
subject-table = Таблица перестановок
subject-zero = Нулевые окна, MTD(f)
subject-ties = Равные значения
subject-ends = Победы, поражения, ничьи

## the picker

picking-title = Примеры
picking-find = Искать
picking-find-what = Искать: слово, число, окно
picking-clear = Очистить поле
picking-groups = Группы
picking-all = Всё
picking-courses = Курсы
picking-subjects = Темы
picking-leaves = листья
picking-cutoffs = отсечения
picking-on-stage = на сцене
picking-none = Нет примера с «{ $text }». Попробуйте число, ход, окно или слово из лекции.
picking-no-recent = Свои деревья появляются здесь, когда их сменяет другое.
picking-open = Открыть
picking-searched = поиск
picking-window = окно
picking-limit = предел
picking-course = курс
picking-key-rows = строки
picking-key-open = открыть
picking-key-groups = группы
picking-key-next = следующий, без этого списка
picking-place = { $place } из { $all } · { $name }
picking-keys = { picking-place } · X дальше · Shift X назад · O все
picking-first = { picking-place } · до него ничего нет
picking-last = { picking-place } · после него ничего нет
picking-here = здесь
picking-tree = дерево
picking-heard = звучит в

## what is heard about searches: the claim, a line, what holds in few words; the answer and what to note

claim-title = Так ли это?
claim-asked = { $claim }?
claim-note = Так ли это? { $place } из { $all }, звучит в: { $courses }.
claim-next = дальше: { $place } из { $all }
claim-size =
    { $leaves ->
        [one] { $leaves } лист
        [few] { $leaves } листа
       *[many] { $leaves } листьев
    }
claim-other =
    { $size ->
        [smaller] Дерево меньше: { claim-size }
       *[larger] Дерево больше: { claim-size }
    }
claim-kind-saves = Сколько экономится
claim-kind-says = Что говорит результат
claim-kind-rules = Какое правило действует
claim-root = В лучшем случае альфа-бета оценивает { $sign } листьев
claim-root-line = { $root } — это { $value }, а меньше { $least } тут не бывает
claim-root-verdict = почти вдвое больше
claim-root-answer = Здесь N — это { $all }, а { $root } — это { $value }. Ни в каком порядке потомков не хватит меньше чем <k>{ $least }</k>.
claim-root-note = При чётном числе полуходов меньше всего ровно <k>{ $even }</k>: два корня без единицы.
claim-twice = В лучшем порядке ищут вдвое глубже
claim-twice-line = d полуходов минимакса хватает на 2d − 2
claim-twice-verdict = на два меньше
claim-twice-answer = За 2 полухода минимакс платит листьями: { $few }. В лучшем порядке 3 полухода стоят { $three }, а 4 уже { $four }: <k>выигрыша нет</k>.
claim-twice-note = Из d полуходов выходит 2d − 2: почти вдвое больше лишь при большом d.
claim-unordered = И без хорошего порядка глубина может удвоиться
claim-unordered-line = наугад { $more } полухода стоят { $mean }, а не { $all }
claim-unordered-verdict = только в лучшем
claim-unordered-answer = Минимакс платит за полуходы ({ $plies }) листьями: { $all }. При случайных листьях { $more } полухода стоят в среднем <k>{ $mean }</k>: не выигран ни один.
claim-unordered-note = Удвоение даёт лучший порядок. Наугад выигрывают несколько полуходов, и то в глубоких деревьях.
claim-power = В случайном порядке альфа-бета оценивает b в степени ¾ d
claim-power-line = здесь в среднем { $mean }, а по степени { $power }
claim-power-verdict = в малых больше
claim-power-answer = Потомков: { $children }, полуходов: { $plies }. При случайных листьях среднее <k>{ $mean }</k>, а степень даёт { $power }.
claim-power-note = Степень говорит, как быстро растёт цена с глубиной, а не какова она.
claim-slower = В худшем порядке альфа-бета медленнее минимакса
claim-slower-line = листьев { $leaves } из { $all }: столько же, не больше
claim-slower-verdict = листьев не больше
claim-slower-answer = В худшем порядке она оценивает листья: { $leaves } из { $all }. Это столько же, сколько минимакс, и <k>никогда не больше</k>.
claim-slower-note = Только каждый узел занимает чуть больше времени: сравниваются две границы.
claim-each-ply = Каждый лишний полуход занимает в b раз больше времени
claim-each-ply-line = лучший порядок, b = 3: { $steps }
claim-each-ply-verdict = только в минимаксе
claim-each-ply-answer = В минимаксе это так: листьев { $few }, затем { $all }. В лучшем порядке малые шаги чередуются с большими: <k>{ $steps }</k>.
claim-each-ply-note = От нечётного числа полуходов к чётному шаг мал, от чётного к нечётному велик.
claim-at-most = MIN видел { $score }, значит, узел не больше { $score }
claim-at-most-line = возвращает { $score }, а значение узла { $worth }
claim-at-most-verdict = значение { $worth }
claim-at-most-answer = Узел { $child } остановился на «не меньше { $score }», и MIN взял { $score }. Но значение узла { $node } <k>равно { $worth }</k>.
claim-at-most-note = «Не больше { $score }» верно о том, что возвращается в этом окне, а не о позиции.
claim-approximate = У рано покинутого узла приближённое значение
claim-approximate-line = насколько приближённое, неизвестно
claim-approximate-verdict = лишь граница
claim-approximate-answer = Оно может быть далеко. Рано покинутый узел возвращает <k>границу</k>: известно лишь, по какую её сторону лежит значение.
claim-approximate-note = Поиску этого хватает: по границе уже можно предпочесть другой ход.
claim-skipped = Что не лучше v, пропускается
claim-skipped-line = лучше { $win } ничего нет, а 1 всё же оценивается
claim-skipped-verdict = только за ней
claim-skipped-answer = Лучше { $win } ничего нет, а 1 всё же оценивается: это правило отсекает только <k>за</k> границей, а за { $win } ничего нет.
claim-skipped-note = При отсечении на границе хватает одного листа.
claim-enough = Хорошего порядка хватает для многих отсечений
claim-enough-line = лучший порядок, а листьев { $leaves } из { $all }
claim-enough-verdict = { $leaves } из { $all }
claim-enough-answer = Лучший порядок, а листьев <k>{ $leaves } из { $all }</k>: оценки возвращаются внутрь окна, а внутри ничто не выходит за границу.
claim-enough-note = Поэтому отсечь может только лист. На границе в этом порядке листьев хватает { $at }.
claim-own = Границы экономят работу и на победах с поражениями
claim-own-line = по правилу конспекта листьев { $leaves } из { $all }
claim-own-verdict = { $leaves } из { $all }
claim-own-answer = По этому правилу они <k>не экономят ничего</k>: нет оценки лучше { $win } или хуже { $loss }, и за границу не выходит ни одна.
claim-own-note = При отсечении на границе из { $all } листьев оценивается { $at }.
claim-equals = Из равных ходов последний не хуже любого другого
claim-equals-line = последний возвращает { $score }, а значение хода { $worth }
claim-equals-verdict = значение { $worth }
claim-equals-answer = Оба хода возвращают { $score }, и берётся последний. Но его { $score } — лишь <k>граница</k>: значение хода { $move } <k>равно { $worth }</k>.
claim-equals-note = По правилу самого курса это так: <nb>fail-soft</nb>, отсекающий только за границей, знает равную оценку точно.
claim-branch = Отсечение бывает лишь после одной целиком изученной ветви
claim-branch-line = в узком окне хватает одного листа
claim-branch-verdict = один лист
claim-branch-answer = В окне { $window } первый же лист достигает β, и его сосед сразу <k>отсекается</k>.
claim-branch-note = При полном окне это здесь верно: пока ветвь не дала границы, её нет.
claim-printed = Процедура противника работает так, как напечатана
claim-printed-line = вместо β стоит α: из { $leaf } выходит { $alpha }
claim-printed-verdict = одна буква
claim-printed-answer = Она берёт минимум с <k>α</k>, а надо с β. Вначале α — это { $alpha }, поэтому за { $leaf } она возвращает <k>{ $alpha }</k>.
claim-printed-note = Так каждый узел противника возвращает свою α после одного потомка.

## what to look at beside the tree

look-title = На что смотреть
look-run = этот прогон
look-written = как записано
look-past = за границей
look-at = на границе
look-else = остальное так же
look-minimax = минимакс
look-every = каждый лист
look-least = меньше всего
look-orders = из { $orders } порядков
look-best = в лучшем порядке
look-said = так говорят
look-plies = полуходы
look-reached = лучший достигает
look-leaves = листья
look-random = случайные листья
look-ordered = лучший порядок
look-mean = среднее
look-power = b в степени { $exponent } d
look-times = во сколько раз
look-node = узел
look-returned = возвращает
look-worth = значение
look-equals = из равных
look-dialect = диалект
look-window = окно
look-before = листьев до отсечения
look-none = без отсечений
look-procedure = процедура
look-minimum = минимум из
look-printed = как напечатано
look-mended = исправлено

## Games

picking-trees = Деревья
picking-games = Игры
picking-prepared = Готовые позиции
prepared-last-squares = Крестики-нолики, последние клетки
prepared-last-squares-line = осталось три клетки; X может сразу выиграть
prepared-open-lines = Крестики-нолики, открытые линии
prepared-open-lines-line = X в центре, O в углу: у кого больше линий?
prepared-mirrored = Крестики-нолики без отражений
prepared-mirrored-line = 8 листьев из 12; 4, если сначала центр
prepared-to-the-end = Крестики-нолики, до конца
prepared-to-the-end-line = четыре клетки: один ход — ничья, другие проигрывают
prepared-nim-again = Ним 1, 2, 3 с таблицей
prepared-nim-again-line = 447 узлов, а положений куч всего 24
prepared-nim-die = Бросок перед каждым ходом
prepared-nim-die-line = ним с костью: берут не больше, чем выпало
prepared-from-the-left = Четыре в ряд, слева направо
prepared-from-the-left-line = шесть уровней, слева направо: 7607 листьев
prepared-from-the-middle = Четыре в ряд, с середины
prepared-from-the-middle-line = сначала средний столбец: 685 листьев, минимум
prepared-row-of-four = Гомоку, открытая четвёрка
prepared-row-of-four-line = свободна с обоих концов: пять будет при любом ходе
prepared-corner = Реверси, угол
prepared-corner-line = занятый угол уже не потерять
prepared-square-weights = Реверси, веса клеток
prepared-square-weights-line = угол стоит 100, клетки рядом с ним — минус 20
prepared-further-move = Калах, дополнительный ход
prepared-further-move-line = последнее зерно в амбаре: ходит тот же игрок
prepared-forced-capture = Шашки, взятие обязательно
prepared-forced-capture-line = бить обязательно; здесь через две шашки
prepared-horizon = Шахматы, горизонт
prepared-horizon-line = ладья берёт пешку; дальше берут её саму
prepared-as-listed = Шахматы, по порядку
prepared-as-listed-line = взятия ждут очереди, отсекается мало
prepared-captures-first = Шахматы, сперва взятия
prepared-captures-first-line = то же дерево, взятия пробуются первыми
prepared-won-later = Отложенный выигрыш
prepared-won-later-line = все выигрыши равноценны: берётся первый
prepared-won-at-once = Выигрыш сразу
prepared-won-at-once-line = чем раньше выигрыш, тем он ценнее
# What else a prepared position is found by: other names of its game.
prepared-game =
    { $id ->
        [tic-tac-toe] крестики-нолики
        [connect-four] четыре в ряд
        [gomoku] пять в ряд
        [reversi] отелло
        [kalah] манкала
        [draughts] шашки
        [chess] шахматы
       *[nim] кучки
    }
# And what it is about.
prepared-subject =
    { $id ->
        [symmetry] симметрия
        [evaluation] оценочная функция, предел глубины
       *[quiescence] спокойные позиции, эффект горизонта
    }
