"""All that goes over the network, as structs; `serializers` makes it from a game."""
