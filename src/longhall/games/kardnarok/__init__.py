"""Kardnarök, the card game of Alexander Francisco (On The Table Jogos, 2020), for 2 to 4 kingdoms."""
