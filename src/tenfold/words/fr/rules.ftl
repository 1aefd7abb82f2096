### The titles of the rule books' sections.

rules-M1 = Reprendre un coup
rules-M2 = Partie nulle

rules-T1 = Les tuiles
rules-T2 = La mise en place
rules-T3 = Un tour
rules-T4 = Les liaisons
rules-T5 = La victoire
rules-T6 = Les variantes
rules-T7 = Ce que savent les autres

rules-H1 = La mise en place
rules-H2 = Prendre des cartes
rules-H3 = Prendre possession d’une route
rules-H4 = Doubler
rules-H5 = Les cartes Destination
rules-H6 = Réussir une carte Destination
rules-H7 = La fin
rules-H8 = Ce que savent les autres

rules-Z1 = Les cartes
rules-Z2 = La mise en place
rules-Z3 = Un tour
rules-Z4 = Les choix
rules-Z5 = Ramasser
rules-Z6 = Piocher
rules-Z7 = La fin
rules-Z8 = Ce que l’on sait
