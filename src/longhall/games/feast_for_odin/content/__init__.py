"""The components: rows of data, and what they are read into."""
