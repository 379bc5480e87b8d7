"""Every card of Blood Rage, played."""
