"""How the Followers of Surtur decide: what they reckon, and how they choose."""
