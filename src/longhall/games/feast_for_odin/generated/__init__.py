"""Written by tools/generate.py; do not edit."""
