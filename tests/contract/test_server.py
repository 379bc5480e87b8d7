"""The page's types say what the server says."""

import pytest

from tools import contract


def test_the_files_say_what_the_server_says() -> None:
    assert contract.main(["--check"]) == 0


def test_a_change_at_the_server_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    there = contract.files()
    changed = {path: text.replace("waiting_for_bot", "late_bot") for path, text in there.items()}
    monkeypatch.setattr(contract, "files", lambda: changed)
    assert contract.main(["--check"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["web/src/contract/server.ts", "docs/protocol/server.md"]


def test_every_route_of_the_api_is_there() -> None:
    text = contract.files()[contract.TYPESCRIPT / "routes.ts"]
    update = "table_id: string; seat?: number | null; since?: number; patches?: boolean;"
    assert f"'/tables/{{table_id}}/update': {{ params: {{ {update} }}" in text
    assert "'/tables': { params: { }; body: NewTable; answer: Opened }" in text
    assert "'/words/{lang}': { params: { lang: string; }; body: undefined; answer: Words }" in text
