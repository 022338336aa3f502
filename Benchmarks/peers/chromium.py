"""Chromium: a virtual list in the headless shell, driven through the DevTools pipe, without a limit of frames a second.

CPU time and proportional memory are of all its processes, the peak resident size is that of the largest. Times of single frames are wall
time: a page can read no other clock. Called as chromium.py ROWS WARM OFFSETS-FILE, the scale in PEER_SCALE.
"""

import base64
import fcntl
import glob
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

import json

from peer import Peer, finish, kib

SHELL = "/usr/lib/chromium/chromium-headless-shell"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--window-size=375,667", "--hide-scrollbars", "--no-first-run",
    "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--disable-frame-rate-limit", "--disable-gpu-vsync",
]


class Browser:
    """A process, and its messages in both directions."""

    def __init__(self, url: str, profile: str) -> None:
        (their_input, self._commands), (self._answers, their_output) = os.pipe(), os.pipe()
        # The shell reads from 3 and writes to 4: move the pipes out of the way first.
        (source, sink) = (fcntl.fcntl(their_input, fcntl.F_DUPFD, 60), fcntl.fcntl(their_output, fcntl.F_DUPFD, 60))

        def prepare() -> None:
            os.dup2(source, 3)
            os.dup2(sink, 4)

        scale = os.environ.get("PEER_SCALE", "1")
        self.start_ms = time.time() * 1e3
        self.process = subprocess.Popen(
            [SHELL, *FLAGS, f"--user-data-dir={profile}", f"--force-device-scale-factor={scale}", url], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=prepare, start_new_session=True)
        for descriptor in (their_input, their_output, source, sink):
            os.close(descriptor)
        self._buffer = b""
        self._number = 0
        self._session: str | None = None

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        message: dict[str, Any] = dict(id=self._number, method=method, params=parameters)
        if self._session:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            data = os.read(self._answers, 1 << 20)
            if not data:
                sys.exit("chromium closed its pipe")
            self._buffer += data
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def attach(self) -> None:
        """To the page, as soon as there is one."""
        while True:
            targets = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page" and t["url"].startswith("file:")]
            if targets:
                break
            time.sleep(0.01)
        self._session = self.call("Target.attachToTarget", targetId=targets[0]["targetId"], flatten=True)["sessionId"]

    def evaluate(self, expression: str) -> Any:
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(f"{expression[:60]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def processes(self) -> list[int]:
        found, waiting = [], [self.process.pid]
        while waiting:
            found.append(waiting.pop())
            for path in glob.glob(f"/proc/{found[-1]}/task/*/children"):
                waiting += [int(child) for child in pathlib.Path(path).read_text().split()]
        return found

    def end(self) -> None:
        # The session of its own, made above: Chromium's processes and no others.
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


def cpu_ms(process: int) -> float:
    total = 0
    for path in glob.glob(f"/proc/{process}/task/*/schedstat"):
        try:
            total += int(pathlib.Path(path).read_text().split()[0])
        except (OSError, IndexError):
            pass
    return total / 1e6


def measure(peer: Peer, browser: Browser) -> dict[str, object]:
    browser.attach()
    while (first := browser.evaluate("typeof firstPaint === 'function' ? firstPaint() : null")) is None:
        time.sleep(0.01)
    version = browser.call("Browser.getVersion")["product"].split("/")[1]
    processes = browser.processes()
    first_cpu = sum(map(cpu_ms, processes))
    browser.evaluate(f"visit({peer.offsets[:peer.warm]})")
    before = sum(map(cpu_ms, processes))
    result = browser.evaluate(f"visit({peer.offsets[peer.warm:]})")
    after = sum(map(cpu_ms, processes))
    if abs(result["reached"] - peer.offsets[-1]) > 1:
        sys.exit(f"the list is at {result['reached']}, not at {peer.offsets[-1]}")
    report: dict[str, object] = dict(
        version=version, live=result["live"], first_ms=first - browser.start_ms, first_cpu_ms=first_cpu, wall_us=result["times"],
        cpu_ms_frame=(after - before) / (len(peer.offsets) - peer.warm),
        peak_kib=max(kib(f"/proc/{process}/status", "VmHWM:") for process in processes),
        pss_kib=sum(kib(f"/proc/{process}/smaps_rollup", "Pss:") for process in processes))
    picture = base64.b64decode(browser.call("Page.captureScreenshot")["data"])
    if path := os.environ.get("PEER_PICTURE"):
        pathlib.Path(path).write_bytes(picture)
    # The size stands in the header of a PNG; a list without labels takes less than a kilobyte.
    (width, height) = (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24]))
    return report | dict(drawn=len(picture) > 4096, width=width, height=height)


def main() -> None:
    peer = Peer(sys.argv)
    profile = tempfile.mkdtemp(prefix="peer-chromium-")
    page = pathlib.Path(__file__).with_name("chromium.html").as_uri()
    browser = Browser(f"{page}?rows={peer.rows}", profile)
    # A timeout of the caller ends this process by SIGTERM: let the browser go, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    try:
        report = measure(peer, browser)
    finally:
        browser.end()
        shutil.rmtree(profile, ignore_errors=True)
    finish(report)


main()
