"""How many players a node, a database and a cluster carry: measured costs, and a day simulated with them."""
