"""A server of two worker processes without a database, as a program: it tells where it listens, and who works."""

import os
import socket
import sys
import time
from pathlib import Path
from typing import Any

if __name__ in ("__main__", "__mp_main__"):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import uvicorn

from longhall.server import logs
from longhall.server.protocol import Http, Socket
from longhall.server.supervisor import Supervisor

LATE = "LONGHALL_TEST_LATE"  # seconds that a worker needs before it can answer anybody
if __name__ == "__mp_main__":
    time.sleep(float(os.environ.get(LATE, "0")))


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Says which process answers."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(os.getpid()).encode()})


if __name__ == "__main__":
    logs.set_up()
    listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    listening.set_inheritable(True)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config("tests.server.supervised:app", workers=2, log_config=None, http=Http, ws=Socket)
    Supervisor(config, [listening]).run()
