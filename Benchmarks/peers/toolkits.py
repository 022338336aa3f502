"""The toolkits that `./bench peers` compares: how each is installed, built and started."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE.parent / ".build" / "peers"
SCREEN = (1300, 2100)
QT = dict(
    QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_QPA_UPDATE_IDLE_TIME="0", XDG_RUNTIME_DIR=str(BUILD / "runtime"))
# Under valgrind, `rep movsb` would count as one instruction a byte: keep the C library on its vector loops.
COUNTED = dict(
    GLIBC_TUNABLES="glibc.cpu.x86_rep_movsb_threshold=0x7fffffff:glibc.cpu.x86_rep_stosb_threshold=0x7fffffff",
    SWIFT_DETERMINISTIC_HASHING="1", PYTHONHASHSEED="0")


class Missing(Exception):
    """Why a toolkit cannot be measured, in one line."""


def run(*command: str | pathlib.Path, timeout: float = 600) -> None:
    """Runs a command of the preparation; its last line of output is the reason if it fails."""
    words = [str(word) for word in command]
    try:
        result = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=timeout)
    except FileNotFoundError:
        raise Missing(f"there is no {words[0]}") from None
    except subprocess.TimeoutExpired:
        raise Missing(f"{words[0]} took more than {timeout:.0f} s") from None
    if result.returncode:
        lines = result.stdout.strip().splitlines() or ["it printed nothing"]
        raise Missing(f"{' '.join(words[:3])} ended with {result.returncode}: {lines[-1][:120]}")


def install(*packages: str) -> None:
    """The Debian packages that are not there yet."""
    known = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n", *packages], capture_output=True, text=True).stdout
    there = {line.split()[0] for line in known.splitlines() if line.endswith(" installed")}
    missing = [package for package in packages if package not in there]
    if not missing:
        return
    print(f"peers: installing {' '.join(missing)}", file=sys.stderr)
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    run(*as_root, "apt-get", "update", "-qq")
    run(*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing)


def pip(package: str, *options: str) -> pathlib.Path:
    """Python with `package`, in a virtual environment of its own."""
    folder = BUILD / package.split("=")[0]
    python = folder / "bin" / "python"
    mark = folder / "installed"
    if not mark.exists():
        print(f"peers: installing {package} from PyPI", file=sys.stderr)
        run(sys.executable, "-m", "venv", folder)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *options, package)
        mark.touch()
    return python


def flags(*options: str) -> list[str]:
    result = subprocess.run(["pkg-config", *options], capture_output=True, text=True)
    if result.returncode:
        raise Missing(f"pkg-config {' '.join(options)}: {result.stderr.strip()[:120]}")
    return result.stdout.split()


@dataclass
class Toolkit:
    name: str
    # Installs and builds what is missing; returns the command to which rows, warm-up and offsets are added.
    prepare: Callable[[], list[str]]
    # By the scale.
    environment: Callable[[int], dict[str, str]]
    needs_screen: bool = False
    # Whether callgrind can count it: it follows one process, and slows it down by a factor of fifty.
    can_count: bool = True
    command: list[str] = field(default_factory=list)
    # Why it is left out, once it is.
    reason: str = ""


def ours() -> list[str]:
    program = HERE.parent / ".build" / "release" / "bench"
    if not program.exists():
        raise Missing(f"there is no {program}")
    # Valgrind 3.19 cannot read all of the linked debugging information, and needs none of it.
    stripped = BUILD / "bench"
    run("objcopy", "--strip-debug", program, stripped)
    return [str(stripped)]


def qtquick() -> list[str]:
    install(
        "g++", "pkg-config", "fonts-dejavu-core", "qt6-base-dev", "qt6-declarative-dev", "qml6-module-qtquick",
        "qml6-module-qtquick-window", "qml6-module-qtqml", "qml6-module-qtqml-workerscript", "qml6-module-qtqml-models")
    program = BUILD / "qtquick"
    run(
        "g++", "-O2", "-std=c++17", "-fPIC", f'-DPEER_FOLDER="{HERE}"', *flags("--cflags", "Qt6Quick"), "-o", program,
        HERE / "qtquick.cpp", *flags("--libs", "Qt6Quick"))
    return [str(program)]


def pyside6() -> list[str]:
    # The libraries that Qt's own need are those of Debian's.
    install("fonts-dejavu-core", "libegl1", "libgl1", "libfontconfig1", "libxkbcommon0", "libdbus-1-3", "libglib2.0-0")
    return [str(pip("PySide6_Essentials")), str(HERE / "pyside6.py")]


def gtk4() -> list[str]:
    install("gcc", "pkg-config", "fonts-dejavu-core", "libgtk-4-dev", "xvfb")
    program = BUILD / "gtk4"
    run("gcc", "-O2", *flags("--cflags", "gtk4"), "-o", program, HERE / "gtk4.c", *flags("--libs", "gtk4"))
    return [str(program)]


def chromium() -> list[str]:
    install("fonts-dejavu-core", "chromium-headless-shell")
    return [sys.executable, str(HERE / "chromium.py")]


def slint() -> list[str]:
    # Below Python 3.12 PyPI has preliminary versions only: --pre takes the newest that runs here.
    install("fonts-dejavu-core", "xvfb", "libfontconfig1", "libxcb1", "libxkbcommon-x11-0", "libxcursor1", "libxi6", "libxrandr2")
    return [str(pip("slint", "--pre")), str(HERE / "slint_list.py")]


ALL = [
    Toolkit("Scrollwork", ours, lambda scale: {}),
    Toolkit("Qt Quick", qtquick, lambda scale: QT | dict(QT_SCALE_FACTOR=str(scale))),
    Toolkit("PySide6", pyside6, lambda scale: QT | dict(QT_SCALE_FACTOR=str(scale))),
    Toolkit(
        "GTK4", gtk4, lambda scale: dict(GDK_SCALE=str(scale), GDK_BACKEND="x11", GSK_RENDERER="cairo", GTK_A11Y="none"), needs_screen=True),
    Toolkit(
        "Slint", slint,
        lambda scale: dict(SLINT_SCALE_FACTOR=str(scale), SLINT_BACKEND="winit-software", PEER_SCREEN=str(BUILD / "Xvfb_screen0")),
        needs_screen=True),
    Toolkit("Chromium", chromium, lambda scale: dict(PEER_SCALE=str(scale)), can_count=False),
]
