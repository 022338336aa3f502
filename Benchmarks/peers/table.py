"""The table of compare.py: medians over the rounds, and ratios to ours."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from toolkits import Toolkit

Run = dict[str, Any]
Key = tuple[str, str, int]
COLUMNS = (
    "toolkit", "cpu ms", "x ours", "x memcpy", "Minstr", "x ours", "p99.9 us", "x ours", "rows", "first ms", "peak MB", "pss MB", "x ours")


def cpu_ms(run: Run) -> float:
    """Of a frame, of all threads, user and system."""
    return run["cpu_ms_frame"] if "cpu_ms_frame" in run else sum(run["cpu_us"]) / len(run["cpu_us"]) / 1e3


def tail_us(run: Run) -> float:
    """The time below which 99.9 % of the frames are: CPU time, where a frame's is known."""
    times = sorted(run.get("cpu_us") or run["wall_us"])
    return times[max(0, math.ceil(0.999 * len(times)) - 1)]


def median(runs: Sequence[Run], value: Callable[[Run], float]) -> float:
    return statistics.median(value(run) for run in runs)


def number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def row(toolkit: Toolkit, key: Key, runs: dict[Key, list[Run]], instructions: dict[Key, float]) -> list[str]:
    mine, own = runs[key], runs["Scrollwork", *key[1:]]
    copy = median(own, lambda run: run["memcpy_us"])
    (cpu, tail, pss) = (median(mine, cpu_ms), median(mine, tail_us), median(mine, lambda run: run["pss_kib"] / 1024))
    (count, own_count) = (instructions.get(key), instructions.get(("Scrollwork", *key[1:])))
    live = mine[0]["live"]
    return [
        toolkit.name + (" " + mine[0]["version"] if mine[0]["version"] else ""), number(cpu, 3), number(cpu / median(own, cpu_ms), 2),
        number(cpu * 1e3 / copy, 1), number(count and count / 1e6, 2), number(count / own_count if count and own_count else None, 2),
        number(tail, 0) + ("" if "cpu_us" in mine[0] else "w"), number(tail / median(own, tail_us), 2), "-" if live is None else str(live),
        number(median(mine, lambda run: run["first_ms"]), 1), number(median(mine, lambda run: run["peak_kib"] / 1024), 1), number(pss, 1),
        number(pss / median(own, lambda run: run["pss_kib"] / 1024), 2),
    ]


def grid(rows: list[list[str]]) -> list[str]:
    widths = [max(len(line[column]) for line in rows) for column in range(len(COLUMNS))]
    return [
        "  ".join(cell.ljust(width) if column == 0 else cell.rjust(width) for column, (cell, width) in enumerate(zip(line, widths)))
        for line in rows
    ]


def text(
    all_toolkits: list[Toolkit], runs: dict[Key, list[Run]], instructions: dict[Key, float], modes: Sequence[str], scales: Sequence[int]
) -> str:
    lines: list[str] = []
    for scale in scales:
        for mode in modes:
            own = runs.get(("Scrollwork", mode, scale))
            if not own:
                continue
            measured = [t for t in all_toolkits if runs.get((t.name, mode, scale))]
            copy = median(own, lambda run: run["memcpy_us"])
            lines.append(f"== {mode} at {scale}x: {375 * scale} x {667 * scale} pixels, memcpy {copy:.0f} us, median of {len(own)} runs")
            lines += grid([list(COLUMNS)] + [row(t, (t.name, mode, scale), runs, instructions) for t in measured])
    lines.append("   (x ours: against the same figure of Scrollwork; p99.9: CPU time of a frame, with a w the wall time)")
    for toolkit in all_toolkits:
        if toolkit.reason:
            lines.append(f"   {toolkit.name}: {toolkit.reason}")
    return "\n".join(lines)
