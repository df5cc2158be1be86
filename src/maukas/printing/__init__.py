"""What is printed on paper: the pack, the rules as a leaflet, score sheets; made from the same cards, texts and art as all the rest."""
