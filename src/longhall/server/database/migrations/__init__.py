"""Alembic's migrations; one is written with `alembic revision` whenever the models change."""
