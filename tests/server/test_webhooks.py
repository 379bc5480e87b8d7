"""Messages to addresses that people name, with a network that is made up."""

import asyncio
from collections.abc import Sequence

import pytest

from longhall.server.webhook_sender import PAUSES, BadAddress, Webhooks, checked, is_public, signature

PUBLIC = "93.184.215.14"
URL = "https://example.org/hook?a=1"


class Net:
    """A network with one host; it answers with these statuses, or fails where there is none."""

    def __init__(self, statuses: Sequence[int | None] = (204,), addresses: Sequence[str] = (PUBLIC,)) -> None:
        self.statuses = list(statuses)
        self.addresses = addresses
        self.sent: list[tuple[str, str, bytes]] = []
        self.pauses: list[float] = []

    async def resolve(self, host: str) -> Sequence[str]:
        return self.addresses

    async def send(self, address: str, host: str, request: bytes) -> int:
        self.sent.append((address, host, request))
        status = self.statuses.pop(0)
        if status is None:
            raise ConnectionResetError
        return status

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def deliver(self, url: str = URL) -> bool:
        return asyncio.run(Webhooks(self.resolve, self.send, self.pause).deliver(url, b"{}", "secret"))


def test_a_message_is_signed_and_goes_to_the_checked_address() -> None:
    net = Net()
    assert net.deliver()
    ((address, host, request),) = net.sent
    assert (address, host) == (PUBLIC, "example.org")
    assert request.startswith(b"POST /hook?a=1 HTTP/1.1\r\nHost: example.org\r\n")
    assert f"X-Longhall-Signature: {signature('secret', b'{}')}\r\n".encode() in request
    assert request.endswith(b"\r\n\r\n{}")


def test_what_fails_is_tried_again_a_few_times() -> None:
    net = Net([None, 503, 200])
    assert net.deliver()
    assert net.pauses == [*PAUSES[:2]]
    net = Net([None] * 9)
    assert not net.deliver()
    assert (len(net.sent), net.pauses) == (len(PAUSES) + 1, [*PAUSES])


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 404, 410])
def test_redirects_are_not_followed_and_refusals_not_repeated(status: int) -> None:
    net = Net([status, 200])
    assert not net.deliver()
    assert len(net.sent) == 1


PRIVATE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::1",
    "2001:0:1:2::3",
    "name",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_nothing_goes_to_an_address_that_is_not_public(address: str) -> None:
    assert not is_public(address)
    for addresses in ([address], [PUBLIC, address]):
        net = Net(addresses=addresses)
        with pytest.raises(BadAddress):
            net.deliver()
        assert not net.sent


def test_public_addresses_are_public() -> None:
    assert is_public(PUBLIC)
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


BAD = (
    "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://example.org:8443/",
    "https://a:b@example.org/", "https://example.org/ x", "https://example.org/\r\nHost: x", "https://[x/",
    "https://example.org:x/", "https://exämple.org/", "",
)  # fmt: skip


@pytest.mark.parametrize("url", BAD)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        checked(url)
