# What only the algorithms beyond alpha-beta and minimax say.

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
race-leaves = листья: { $leaves }
race-setting = { $name }: { $value }
race-table = Цена каждого прогона
race-count-leaves = оценено листьев
race-count-distinct = разных листьев
race-count-visits = посещений
race-count-cutoffs = отсечений
race-count-passes = проходов
race-count-hits = ответов из таблицы
race-least = меньше всех
race-text = Скопировать таблицу как текст
race-latex = Скопировать таблицу как LaTeX
race-as-svg = SVG
race-as-png = PNG
race-as-text = Текст
race-as-latex = LaTeX
race-not-copied = Браузер не даёт странице копировать.
