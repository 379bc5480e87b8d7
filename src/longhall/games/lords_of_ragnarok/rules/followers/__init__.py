"""The procedures of the Followers of Surtur, one file each."""
