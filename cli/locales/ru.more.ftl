# What the rest of the page says in Russian: menus, notices, dialogs, cards, the edit bar. It may refer to ru.ftl.

## stage

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
        [no] вступает в поиск
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
stage-story-return =
    { $proves ->
        [exact] возвращает { $score }: своё точное значение
        [lower] возвращает { $score }: значение не меньше { $score }
       *[upper] возвращает { $score }: значение не больше { $score }
    }
stage-story-unseen = пока не просмотрен
stage-story-lost = остаётся без просмотра. { who }: { stage-story-cut }
stage-story-left = предыдущих строк: { $left }
tip-step = Нажмите →, чтобы сделать следующий шаг.
tip-leaf = Нажмите на лист, чтобы изменить его оценку.
tip-present = Нажмите P, чтобы начать показ.
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
stage-yes = Да
stage-no = Нет
stage-answers = Ответ
stage-tally = верно { $right } из { $asked }

## taking

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
taking-too-long = Это дерево слишком длинно для ссылки: предел знаков: { $limit }. Передайте дерево файлом.
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
taking-form = { $form ->
        [json] JSON
        [dot] DOT
        [forest] LaTeX, forest
        [python] Python
       *[outline] Список с отступами
    }
taking-form-none = В этой форме помещается не всё, что есть в дереве: возьмите текстовый файл.
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
taking-ignored-unknown = В ссылке есть «{ $piece }», что здесь ничего не значит: пропущено.
taking-ignored-unreadable = В ссылке есть «{ $piece }», это нельзя прочитать: пропущено.
taking-ignored-twice = В ссылке есть «{ $piece }», хотя раньше в ней сказано другое: пропущено.
taking-ignored-tree = Дерево из ссылки нельзя прочитать, поэтому оно не показано:
taking-ignored-step = В ссылке есть «{ $piece }», но этот поиск кончается на шаге { $limit }.
taking-ignored-random = В ссылке есть «{ $piece }», но такого дерева не бывает: пропущено.
taking-ignored-coming = Строится дерево из ссылки …
taking-ignored-too-long = Ссылка слишком длинна, чтобы её прочитать: пропущено.
taking-ignored-more = Пропущено других частей ссылки: { $limit }.

## making

making-label = Изменение дерева
making-who =
    { $kind ->
        [max] Узел MAX
        [min] Узел MIN
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
making-error-no-such-place-root = У корня нет соседей: его нельзя ни сдвинуть, ни удалить.
making-error-no-such-place-left = Это уже первый потомок.
making-error-no-such-place-right = Это уже последний потомок.
making-error-bad-name = В имени не может быть пробелов, скобок, запятых, двоеточий и кавычек.
making-error-name-needed = Другие места ссылаются на эту позицию по имени: она сохраняет его, и другого узла с ним быть не может.
making-error-leaf-needs-score = Листу нужна оценка.
making-error-infinite-static = Статическая оценка всегда число: только лист может быть W, L или ∞.
making-error-score-too-precise = Оценкам этого дерева вместе понадобилось бы слишком много цифр.
making-error-too-deep = Дерево не может быть глубже.
making-error-too-many-nodes = В дереве не может быть больше узлов.
making-error-names-too-long = Имена в дереве вместе не могут быть длиннее.
making-error-too-long = Текст дерева не может быть длиннее.
making-error-of-a-game = Это дерево построено из игры: менять можно только оценки листьев. Delete возвращает прежнюю оценку.
making-error-settings = Предел глубины остановил бы поиск в узле без статической оценки.
making-player = Чей ход
making-max = MAX
making-min = MIN
making-name = Имя
making-score = Оценка
making-static = Статическая оценка
making-random-title = Случайное дерево
making-random-children = Потомки узла
making-random-least = Меньше всего потомков
making-random-most = Больше всего потомков
making-random-depth = Глубина, в полуходах
making-random-scores = Оценки
making-random-low = Наименьшая оценка
making-random-high = Наибольшая оценка
making-random-order = Порядок потомков
making-random-order-random = Как получится
making-random-order-best-first = Сначала лучший потомок
making-random-order-worst-first = Сначала худший потомок
making-random-distinct = Все листья разные
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
making-drop = Перетащите дерево сюда: файл .txt или .json, не больше 2{ "\u202F" }000{ "\u202F" }000 узлов
making-close = Закрыть
making-file-large =
    { $name ->
        [pasted] Этот текст
       *[file] Файл «{ $name }»
    } слишком длинный для дерева: предел знаков: { $limit }.
making-file-binary = Файл «{ $name }» — не текст, поэтому не может быть деревом.
making-file-empty = Файл «{ $name }» пуст.
making-file-unreadable = Файл «{ $name }» не удалось прочитать.
making-menu = Дерево
making-random = Случайное дерево…
making-game = Игра …
making-open = Открыть файл…
making-save-text = Сохранить как текст
making-save-all = Сохранить с настройками и шагом
making-undo = Отменить
making-redo = Повторить
making-recent = Недавние

## comparing

compare-lead = Одно дерево, все диалекты. Выбранная строка видна на дереве; <mark>отмечено</mark> то, что от неё отличается.
compare-window = Исходное окно { window }.
compare-depth = Предел глубины: { $depth }.
compare-large = Если узлов больше { $limit }, у отдельных узлов нет столбцов.
compare-columns = Столбцы есть только у узлов с разными оценками{ $hidden ->
        [0] { "" }
       *[more] ; вне таблицы: { $hidden }
    }.
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
compare-open = { compare-title } …
race-open = Сравнить прогоны …
arrange-label = Потомки в порядке перебора

## notation

# The dialog in which each switch is chosen alone; and the entry of the menu that opens it.
notation-by-hand = Вручную
notation-by-hand-open = Вручную …
notation-by-hand-note = каждый переключатель отдельно, на маленьком дереве
# A button: every switch as the course has it.
notation-back = Вернуть как на слайдах
notation-back-general = Вернуть общие
notation-changed-count = изменено: { $count } •
notation-preset-general-note = ▲ MAX, ▼ MIN, [α, β], границы с ≤ и ≥
notation-preset-a-note = ▲ игрок, ▼ противник, уровни, висящие ветви
notation-preset-b-note = буквы, одна граница на узел, пунктир
notation-preset-c-note = + и −, значение, за ним окно, L и W, X, …
notation-preset-d-note = α и β как присваиваются, глубина убывает
notation-preset-e-note = круги MAX, квадраты MIN, (α, β) как при вызове, и у листьев
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
notation-cuts-why = Стоит на ребре к тому, что не просматривают; обрубок убирает остаток ветви.
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

working-label = Идёт работа
working-reading = Чтение дерева, узлов: { $count }
working-running = Поиск, событий: { $count }
working-making = Дерево растёт …
working-cancel = Отменить
working-failed = Фоновая работа прервалась до конца; возможно, не хватило памяти. То, что здесь показано, не изменилось.
working-again = Повторить
working-unfinished = Этот прогон длиннее, чем можно здесь сохранить. Он остановлен без результата, событий: { $count }; все шаги до этого места можно посмотреть.
field-tree-giant = Длинный текст, знаков: { $length }; поле показывает его начало. Оценки меняйте на дереве, а текст в файле (не больше 2{ "\u202F" }000{ "\u202F" }000 узлов и 1000 полуходов). Когда вкладка закроется, текст не сохранится.
making-random-limits = Предел узлов: { $nodes }, полуходов: { $plies }.
making-random-at-most = узлов не больше { $nodes }
notation-open = Обозначения …

## the timeline of a long run

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
letter-keys-note =
    { $are ->
        [on] Буквы, цифры и знаки препинания сами по себе служат командами. «{ letter-keys }» в меню отключает это.
       *[off] Буквы, цифры и знаки препинания сейчас сами по себе ничего не делают. «{ letter-keys }» в меню включает их.
    }
keys-help = этот список
key-space = Пробел
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
key-tab = Tab
key-escape = Esc
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
making-keys-random = ещё одно случайное дерево
making-keys-files = открыть, сохранить дерево
key-ctrl = Ctrl
key-insert = Insert
key-delete = Delete
compare-key = откуда разные числа в диалектах
critical-key = на дереве по очереди: стратегия MAX, ходы, сохраняющие значение, что видно, когда сначала лучший потомок
cost-key = сколько листьев: этот прогон и другие порядки
race-key = сравнение прогонов рядом
picking-keys-open = список примеров
picking-keys-next = следующий пример группы, предыдущий
notation-keys-dialog = обозначения: как в одном из курсов или вручную
notation-keys-skin = узлы как { $skins } (не во время показа)

## what this is

about-what = Минимакс и альфа-бета на дереве игры, событие за событием, для лекций.
about-version = Версия { $version }
about-licence = Можно свободно использовать, изменять и распространять по лицензии { $one } или { $other } на выбор.
about-parts = Из чего состоит и по каким лицензиям

## menu

field-tree-error = Строка { $line }, столбец { $column }: { $message }
menu-label = Настройки
menu-search = Поиск
menu-page = Страница
menu-others = Прочее
field-none = нет
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
commas-read = Здесь «{ $found }» — это две оценки, { $left } и { $right }: запятая разделяет узлы. Одна оценка пишется { $meant }.
commas-decimals = Читать как десятичные
commas-keep = Оставить так
read-other = Читать как { $text }
read-keep = Оставить так
trouble-not-grown = Поиск доходит до того, что не построено, или его порядку нужно всё дерево.
trouble-score = Чтобы изменить оценку, нужно всё дерево, а построено только то, что просматривает поиск.
trouble-grow = Построить всё дерево
trouble-empty-window = Исходное окно пусто: α должна быть меньше β.
trouble-instead =
    { $what ->
        [algorithm] Вместо «{ $asked }» показано «{ $shown }».
        [depth] Поэтому показан поиск без предела.
        [payoffs] Поэтому показан поиск, как если бы о выигрышах ничего не было известно.
        [order] Поэтому показан поиск в порядке игры.
       *[window] Поэтому показан поиск с полным окном.
    }
trouble-settle = Оставить то, что показано
size-label = Размер текста
size-value = { $percent }{ "\u00A0" }%
language-label = Язык
theme-label = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
letter-keys = Команды одной буквой
show-keys = Клавиши
about-open = О программе Secateur
offline-kept = Работает без сети.
offline-new = Есть новая версия. Она запустится, когда будут закрыты все вкладки с этой страницей.

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
error-bad-depth = «{ $found }» — не число полуходов.

## a tree in a form of other people or programs

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
error-form-chance = «{ $found }» похоже на случайный узел; здесь ходят только MAX и MIN.
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

## tree

tree-editor-label =
    { $named ->
        [named] Оценка листа { $name }
       *[nameless] Оценка листа
    }

## below the tree on paper

print-key = Толстый контур: поиск здесь. Серое: решено. Пунктир: не просмотрено. { $cuts ->
        [scissors] Ножницы
        [cross] Крест
        [dashed] Жирный пунктир
        [stub] Поперечная черта
       *[slashes] Двойная черта
    }: отсечение. Заливка: главный вариант.
