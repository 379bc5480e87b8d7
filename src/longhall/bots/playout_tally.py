"""What playouts said of an option, and how options compare."""

from math import sqrt

CAUTION = 0.3  # how many standard errors an option must be ahead of the favourite to be preferred to it


class Tally:
    """The values of one option, a value for each world in the order in which the worlds were tried."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.opinions = 0.0

    def add(self, opinion: float, value: float) -> None:
        self.opinions += opinion
        self.values.append(value)

    @property
    def opinion(self) -> float:
        """What it looks like at once."""
        return self.opinions / len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def compared(tallies: dict[str, Tally]) -> dict[str, float]:
    """A value for every option: that of the favourite at first sight, and of the others how far they differ from it in
    the same worlds, less a part of what may be mere chance. So an option must prove that it is better."""
    favourite = tallies[max(tallies, key=lambda key: tallies[key].opinion)]
    found = {}
    for key, tally in tallies.items():
        found[key] = favourite.mean
        if tally is not favourite:
            differences = [one - two for one, two in zip(tally.values, favourite.values, strict=False)]
            found[key] += cautious(differences)
    return found


def cautious(differences: list[float]) -> float:
    """Their mean, less so many of its standard errors."""
    many = len(differences)
    mean = sum(differences) / many
    spread = sum((each - mean) ** 2 for each in differences) + 0.01
    return mean - CAUTION * sqrt(spread) / many
