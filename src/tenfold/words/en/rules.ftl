### The titles of the rule books' sections.

rules-M1 = Taking back
rules-M2 = A draw

rules-T1 = The tiles
rules-T2 = Setting up
rules-T3 = A turn
rules-T4 = Connections
rules-T5 = Winning
rules-T6 = Variants
rules-T7 = What others may know

rules-H1 = Setting up
rules-H2 = Drawing cards
rules-H3 = Claiming a route
rules-H4 = Doubling
rules-H5 = Tickets
rules-H6 = What a ticket takes
rules-H7 = The end
rules-H8 = What others may know

rules-Z1 = The cards
rules-Z2 = Setting up
rules-Z3 = A turn
rules-Z4 = Choices
rules-Z5 = Taking
rules-Z6 = Drawing
rules-Z7 = The end
rules-Z8 = What is known
