# What the picker of examples says in Russian, fetched with it or with an example that a link opens; it may refer to ru.ftl.

## courses: a name, and what it is

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

example-deep = Глубокое отсечение
example-deep-line = граница стоит выше родителя
example-best-first = Сначала лучший потомок
example-best-first-line = меньше листьев не бывает ни в каком порядке
example-worst-first = Сначала худший потомок
example-worst-first-line = ни одного отсечения, как в минимаксе
example-pvs-pays = PVS экономит листья
example-pvs-pays-line = нулевые окна отсекают там, где альфа-бета не может
example-pvs-repeats = PVS ищет снова
example-pvs-repeats-line = нулевое окно обещало больше, чем было известно
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
example-line-minimax-line = вдоль варианта стоит одно значение
example-line = Альфа-бета, вариант a b d
example-line-line = e и c покинуты раньше, вариант тот же
example-three-cuts = Три отсечения
example-three-cuts-line = β-отсечение в b, α-отсечения в d и e
example-keeping = Ходы, сохраняющие значение
example-keeping-line = a и b одинаково хороши, c хуже
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
example-graph = Дерево, которое есть граф
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
example-table-answers = Таблица отвечает
example-table-answers-line = о p известно: не меньше 7, это за β
example-table-narrows = Таблица сужает
example-table-narrows-line = p не меньше 7: вместо (2, ∞) будет (7, ∞)
example-static = Статический порядок
example-static-line = потомки по статическим оценкам
example-history = История
example-history-line = сначала ход, отсекавший в другом месте
example-equal = Все равны
example-equal-line = равенство отсекает, но только на границе

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
picking-here = на сцене
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
