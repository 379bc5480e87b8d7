"""A small game with every hard case of the engine; it is played by the tests alone."""
