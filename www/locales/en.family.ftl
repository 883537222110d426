# What only the algorithms beyond alpha-beta and minimax say.

## runs side by side

race-title = Runs side by side
race-run = Run { $number }
race-by = Step together
race-by-leaf = by leaf
race-by-event = by event
race-by-end = to the end
race-add = Add a run
race-remove = Remove run { $number }
race-at-start = start
race-at-leaf = leaf { $at }
race-at-event = event { $at }
race-at-end = end
race-leaves = leaves: { $leaves }
race-setting = { $name }: { $value }
race-table = What each run costs
race-count-leaves = leaves evaluated
race-count-distinct = distinct leaves
race-count-visits = visits
race-count-cutoffs = cut-offs
race-count-passes = passes
race-count-hits = answers from the table
race-least = the least
race-text = Copy the table as text
race-latex = Copy the table as LaTeX
race-as-svg = SVG
race-as-png = PNG
race-as-text = Text
race-as-latex = LaTeX
race-not-copied = This browser does not let the page copy.
