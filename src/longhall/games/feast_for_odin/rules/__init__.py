"""The rules, a file for each procedure of the rulebook."""
