"""Text for spreadsheets, which would carry out a cell that begins like a formula."""

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def plain_cell(text: str) -> str:
    """The same text, that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(FORMULAS) else text
