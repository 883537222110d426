algorithm-label = Algoritmo
algorithm-minimax = Minimakso
start-minimax = Minimakso rigardas ĉiun folion. Paŝu antaŭen por komenci.
