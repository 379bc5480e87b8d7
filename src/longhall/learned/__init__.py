"""A learned player's network: its weights and how they are applied. NumPy is imported only when somebody plays.

Training is in `tools/train.py`; the player itself is `longhall.bots.konungr`.
"""
