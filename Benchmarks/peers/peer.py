"""What each peer in Python measures in the same way; peer.h is the same in C."""

import json
import os
import sys
import time


class Peer:
    """The offsets to visit, the times of the frames, the first frame, memory. Called as PROGRAM ROWS WARM OFFSETS-FILE."""

    def __init__(self, arguments: list[str]) -> None:
        if len(arguments) != 4:
            sys.exit(f"usage: {arguments[0]} ROWS WARM OFFSETS-FILE")
        self.rows, self.warm = int(arguments[1]), int(arguments[2])
        with open(arguments[3]) as file:
            self.offsets = [float(line) for line in file]
        self.frame = 0
        self.first: float | None = None
        self.first_cpu = 0.0
        self.wall: list[float] = []
        self.cpu: list[float] = []
        self._last = (0, 0)

    @property
    def is_done(self) -> bool:
        return self.frame == len(self.offsets)

    @property
    def offset(self) -> float:
        return self.offsets[self.frame]

    def note_first_frame(self) -> None:
        self.first = time.monotonic() * 1e3 - float(os.environ.get("PEER_START_MS", 0))
        self.first_cpu = time.process_time() * 1e3

    def lap(self, drawn: bool = True) -> None:
        """Called once before the first offset, and after each frame; a frame's time is that between two calls."""
        now = (time.monotonic_ns(), time.process_time_ns())
        if drawn and self.frame >= self.warm:
            self.wall.append((now[0] - self._last[0]) / 1e3)
            self.cpu.append((now[1] - self._last[1]) / 1e3)
        self.frame += drawn
        self._last = now

    def report(self, version: str, live: int | None) -> dict[str, object]:
        """Called before pixels are read back, which takes memory of its own."""
        return dict(
            version=version, live=live, first_ms=self.first, first_cpu_ms=self.first_cpu, wall_us=self.wall, cpu_us=self.cpu,
            peak_kib=kib("/proc/self/status", "VmHWM:"), pss_kib=kib("/proc/self/smaps_rollup", "Pss:"))


def kib(path: str, key: str) -> int:
    """The value of `key` in a file of /proc; 0 if the process has ended."""
    try:
        with open(path) as file:
            return next((int(line.split()[1]) for line in file if line.startswith(key)), 0)
    except OSError:
        return 0


def finish(report: dict[str, object]) -> None:
    """Prints the report and ends the process at once, whatever its threads do."""
    print(json.dumps(report), flush=True)
    os._exit(0)
