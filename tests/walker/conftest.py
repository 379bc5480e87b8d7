from tests.toy.play import toy_is_known

__all__ = ["toy_is_known"]
