"""The table in a terminal: plain lines for people, JSON for programs."""
