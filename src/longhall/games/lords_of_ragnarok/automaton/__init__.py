"""The Followers of Surtur: they play by rules of their own."""
