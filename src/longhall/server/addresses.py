"""Client addresses, as limits count them."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network

NEIGHBOURS = 64  # bits that all addresses of one network have in common


def network_of(host: str) -> str:
    """Whom limits count for: an address of the fourth version, or the network of one of the sixth, because whoever has
    one of those has all those around it."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, NEIGHBOURS), strict=False))
    return str(found)


def is_among(host: str, networks: Sequence[str]) -> bool:
    """Does an address belong to one of these networks?"""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return any(found in ip_network(each) for each in networks)
