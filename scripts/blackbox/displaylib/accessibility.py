"""The bus of AT-SPI, over which a screen reader reads and uses windows."""

import os
import shutil
import subprocess
import sys

# Debian's modules are Debian's Python's.
PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
STATUS = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method"]


def install():
    """Installs what reading takes, when run as root."""
    missing = [name for name, found in {
        "at-spi2-core": any(map(os.path.exists, LAUNCHERS)), "dbus-daemon": shutil.which("dbus-daemon"), "libglib2.0-bin": shutil.which("gdbus"),
        "python3-pyatspi": subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True).returncode == 0}.items() if not found]
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print(f"install {' '.join(missing)}, or run this as root where there is apt-get")
        sys.exit(77)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment, stdout=subprocess.DEVNULL)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True, env=environment, stdout=subprocess.DEVNULL)


def start_bus(stack, display):
    """A session bus on which nothing listens yet, and the bus of AT-SPI, which only the reader turns on."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], env=display.environment, stdout=subprocess.PIPE, text=True)
    stack.callback(lambda: (bus.terminate(), bus.wait()))
    display.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    display.start(stack, [launcher, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    display.wait("bus of AT-SPI", lambda: "unix:" in display.run(*STATUS, "org.a11y.Bus.GetAddress").stdout)


def listen(display, is_on):
    display.run(*STATUS, "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", f"<{str(is_on).lower()}>")
