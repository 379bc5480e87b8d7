"""The web table's back end: it loses nothing and tells nobody what is not theirs. It knows no game."""
