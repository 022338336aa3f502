"""Runs all toolkits of toolkits.py on the same frames, in turn, and prints one table. Called by `./bench peers [quick]`.

A toolkit that cannot be installed, or that fails twice, stands under the table with the reason. Every run has a time limit.
"""

from __future__ import annotations

import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import table
import toolkits
from toolkits import BUILD, COUNTED, HERE, Missing, Toolkit

ROWS, WARM, FRAMES = 1_000_000, 100, 1_000
COUNTED_FRAMES = (100, 200)
MODES, SCALES = ("step", "jump", "flick"), (1, 2, 3)
FIRST_ROW = 100_000  # From here on every row has six digits.
LAST_OFFSET = 11_000_000  # Chromium cannot scroll further than 33,554,428 pixels of the device, a third of that at 3x.
TIME_LIMIT, COUNTING_LIMIT = 120, 600

Key = tuple[str, str, int]


@dataclass
class Results:
    runs: dict[Key, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    instructions: dict[Key, float] = field(default_factory=dict)


def offsets(mode: str) -> list[float]:
    """One for each frame, in points; the warm-up's come first."""
    start, count = FIRST_ROW * 44, WARM + FRAMES
    if mode == "step":
        return [start + 37 * frame for frame in range(count)]
    if mode == "flick":
        return [float(line) for line in (HERE / "flicks.txt").read_text().split()][:count]
    chance = random.Random(1)
    return [chance.randrange(start, LAST_OFFSET) for _ in range(count)]


def offsets_file(mode: str, frames: int) -> pathlib.Path:
    """The offsets of the warm-up and of `frames` frames."""
    return BUILD / f"{mode}-{frames}.txt"


def write_offsets() -> None:
    for mode in MODES:
        for frames in (FRAMES, *COUNTED_FRAMES):
            offsets_file(mode, frames).write_text("".join(f"{offset:.0f}\n" for offset in offsets(mode)[: WARM + frames]))


class Screen:
    """An X server without a display, whose pixels are in a file."""

    def __init__(self) -> None:
        width, height = toolkits.SCREEN
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-fbdir", str(BUILD)],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Missing("Xvfb did not start")
        self.display = f":{number}"

    def end(self) -> None:
        self._server.terminate()
        self._server.wait()


def start(toolkit: Toolkit, scale: int, arguments: list[str], display: str, prefix: list[str], limit: float) -> tuple[str, str]:
    """Standard output and standard error; the process is ended at the limit."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
    environment |= toolkit.environment(scale)
    if toolkit.needs_screen:
        environment["DISPLAY"] = display
    if prefix:
        environment |= COUNTED
    environment["PEER_START_MS"] = repr(time.monotonic() * 1e3)
    process = subprocess.Popen(
        prefix + toolkit.command + arguments, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        output, errors = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        process.terminate()
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
        raise Missing(f"no result within {limit:.0f} s") from None
    if process.returncode:
        last = (errors.strip() or output.strip() or "no output").splitlines()[-1]
        raise Missing(f"ended with {process.returncode}: {last[:120]}")
    return output, errors


def arguments(toolkit: Toolkit, mode: str, scale: int, frames: int) -> list[str]:
    path = str(offsets_file(mode, frames))
    if toolkit.name == "Scrollwork":
        return ["peer", "--rows", str(ROWS), "--warm", str(WARM), "--scale", str(scale), "--offsets", path]
    return [str(ROWS), str(WARM), path]


def measure(toolkit: Toolkit, mode: str, scale: int, display: str) -> dict[str, Any]:
    output, _ = start(toolkit, scale, arguments(toolkit, mode, scale, FRAMES), display, [], TIME_LIMIT)
    result: dict[str, Any] = json.loads(output.strip().splitlines()[-1])
    if not result["drawn"]:
        raise Missing(f"{mode} at {scale}x: the last frame shows no labels")
    if (result["width"], result["height"]) != (375 * scale, 667 * scale):
        raise Missing(f"{mode} at {scale}x: the frame has {result['width']} x {result['height']} pixels")
    return result


def count_instructions(toolkit: Toolkit, mode: str, scale: int, display: str) -> float:
    """Of a frame: the difference of a longer and a shorter run, so that the start cancels out."""
    totals = []
    for frames in COUNTED_FRAMES:
        prefix = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        _, errors = start(toolkit, scale, arguments(toolkit, mode, scale, frames), display, prefix, COUNTING_LIMIT)
        totals.append(max(int(number) for number in re.findall(r"Collected : (\d+)", errors)))
    return (totals[1] - totals[0]) / (COUNTED_FRAMES[1] - COUNTED_FRAMES[0])


def prepare() -> list[Toolkit]:
    for folder in (BUILD, BUILD / "runtime"):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_offsets()
    for toolkit in toolkits.ALL:
        try:
            toolkit.command = toolkit.prepare()
        except Missing as missing:
            toolkit.reason = str(missing)
            note(f"{toolkit.name} is left out: {missing}")
    return toolkits.ALL


def read_files_again(all_toolkits: list[Toolkit], display: str) -> None:
    """Lets the files of all toolkits be read from the disk, as after a restart, and runs each once: of a file that has just been written, like a
    program just linked or a package just installed, the kernel keeps larger parts and maps more. Without root it stays as it is."""
    os.sync()
    try:
        pathlib.Path("/proc/sys/vm/drop_caches").write_text("3")
    except OSError:
        return
    for toolkit in all_toolkits:
        if not toolkit.reason:
            try:
                measure(toolkit, MODES[0], SCALES[0], display)
            except (Missing, ValueError, KeyError, IndexError):
                pass  # The rounds report it.


def note(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


def run_rounds(all_toolkits: list[Toolkit], rounds: int, display: str, results: Results) -> None:
    """Toolkit after toolkit for the same mode and scale, so that what slows the machine down slows all of them."""
    failures: dict[str, int] = defaultdict(int)
    for number in range(rounds):
        note(f"round {number + 1} of {rounds}")
        for scale in SCALES:
            for mode in MODES:
                for toolkit in all_toolkits:
                    if toolkit.reason:
                        continue
                    try:
                        results.runs[toolkit.name, mode, scale].append(measure(toolkit, mode, scale, display))
                    except (Missing, ValueError, KeyError, IndexError) as failure:
                        failures[toolkit.name] += 1
                        note(f"{toolkit.name}, {mode} at {scale}x: {failure}")
                        if failures[toolkit.name] == 2:
                            toolkit.reason = str(failure)


def run_counts(all_toolkits: list[Toolkit], display: str, results: Results) -> None:
    """Two at a time: counts do not depend on what else the machine does."""
    note("instructions, by callgrind")
    keys = [(t, mode, scale) for t in all_toolkits if t.can_count and not t.reason for scale in SCALES for mode in MODES]

    def count(key: tuple[Toolkit, str, int]) -> None:
        toolkit, mode, scale = key
        try:
            results.instructions[toolkit.name, mode, scale] = count_instructions(toolkit, mode, scale, display)
        except (Missing, ValueError) as failure:
            note(f"{toolkit.name}, {mode} at {scale}x, instructions: {failure}")

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(count, keys))


def main() -> None:
    quick = sys.argv[1:] == ["quick"]
    if sys.argv[1:] and not quick:
        sys.exit("usage: ./bench peers [quick]")
    all_toolkits = prepare()
    if all_toolkits[0].reason:
        sys.exit(f"peers: {all_toolkits[0].reason}")
    results, screen = Results(), None
    try:
        try:
            screen = Screen()
        except (Missing, FileNotFoundError) as failure:
            for toolkit in all_toolkits:
                if toolkit.needs_screen and not toolkit.reason:
                    toolkit.reason = f"no X server: {failure}"
        display = screen.display if screen else ""
        read_files_again(all_toolkits, display)
        run_rounds(all_toolkits, 2 if quick else 7, display, results)
        if not quick:
            run_counts(all_toolkits, display, results)
    finally:
        if screen:
            screen.end()
    print(table.text(all_toolkits, results.runs, results.instructions, MODES, SCALES))


main()
