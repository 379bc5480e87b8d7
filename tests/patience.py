"""How long tests wait for what must come. It is no measure of speed: the busiest machine gets there in time, and only a
test that would hang ends by it."""

PATIENCE = 180.0  # seconds
