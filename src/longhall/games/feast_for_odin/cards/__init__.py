"""The occupations: what they do, and where they listen."""
