# What only the algorithms beyond alpha-beta and minimax say.
