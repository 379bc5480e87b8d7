"""The report of a league: one HTML page with plots, which needs nothing from elsewhere."""

from longhall.terminal.report.page import may_report, page

__all__ = ["may_report", "page"]
