"""Displays without a screen for checks of real windows: Xvfb, and sway with its headless backend and software rendering."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

COMMANDS = {
    "Xvfb": "xvfb", "xdotool": "xdotool", "xprop": "x11-utils", "openbox": "openbox", "sway": "sway", "grim": "grim", "wtype": "wtype",
    "convert": "imagemagick", "import": "imagemagick", "chromium": "chromium"}


def install(*commands):
    """Installs the Debian packages of the commands that this machine lacks."""
    missing = [COMMANDS[command] for command in commands if shutil.which(command) is None]
    if not missing:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit(f"install {' '.join(missing)}, or run this as root where there is apt-get")
    print("installing", *missing, file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *missing]):
        subprocess.run(["apt-get", *step], check=True, env=environment, stdout=subprocess.DEVNULL)


class Display:
    """`environment` is what a process needs to open a window; `process` is the display's own."""

    def start(self, stack, command, **options):
        process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL, **options)
        stack.callback(lambda: (process.terminate(), process.wait()))
        return process

    def wait(self, what, condition, seconds=15):
        for _ in range(seconds * 10):
            if condition():
                return
            time.sleep(0.1)
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: no {what} on {self.name} after {seconds} s")

    def run(self, *command):
        return subprocess.run(list(map(str, command)), env=self.environment, capture_output=True, text=True, check=False)


class X11(Display):
    """Xvfb, by default without a window manager: a window has no frame, stays where it opens, and cannot fill the display."""

    name = "X11"

    def __init__(self, stack, width, height, number=97, is_managed=False):
        install("Xvfb", "xdotool", "convert", "import", *(["openbox", "xprop"] if is_managed else []))
        self.environment = {"DISPLAY": f":{number}", "PATH": "/usr/bin:/bin", "HOME": "/tmp", "SDL_VIDEODRIVER": "x11"}
        # Else it starts anew whenever its last client leaves, and drops who connects in that moment.
        command = ["Xvfb", f":{number}", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
        self.process = self.start(stack, command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait("server", lambda: self.run("xdotool", "getmouselocation").returncode == 0)
        if is_managed:
            self.start(stack, ["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.wait("window manager", lambda: "window id" in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").stdout)

    def screenshot(self, path):
        subprocess.run(["import", "-window", "root", str(path)], env=self.environment, check=True)

    def key(self, *keys):
        """Names as of xdotool: `Next`, `alt+Left`."""
        self.run("xdotool", "key", "--delay", "40", *keys)


class Wayland(Display):
    """sway. It will not run as root, so root hands it to the user nobody."""

    name = "Wayland"

    def __init__(self, stack, width, height, scale=1):
        install("sway", "grim", "wtype", "convert")
        folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        settings = folder / "sway.conf"
        settings.write_text(
            f"output HEADLESS-1 resolution {width}x{height} scale {scale}\ndefault_border none\nxwayland disable\n"
            f"exec echo ready > {runtime}/ready\n")
        self.environment = {
            "XDG_RUNTIME_DIR": str(runtime), "PATH": "/usr/bin:/bin", "HOME": str(runtime), "WLR_BACKENDS": "headless",
            "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
        command = ["sway", "-c", str(settings)]
        if os.geteuid() == 0:
            shutil.chown(runtime, "nobody")
            command = ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups", *command]
        self.process = self.start(stack, command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait("compositor", lambda: (runtime / "ready").exists())
        socket = next(path for path in runtime.glob("wayland-*") if path.suffix != ".lock")
        control = next(runtime.glob("sway-ipc.*"))
        self.environment |= {"WAYLAND_DISPLAY": socket.name, "SWAYSOCK": str(control), "SDL_VIDEODRIVER": "wayland"}

    def screenshot(self, path):
        subprocess.run(["grim", str(path)], env=self.environment, check=True)

    def sway(self, *command):
        return self.run("swaymsg", *command)

    def key(self, *keys):
        """The window needs a moment to take up the keyboard that wtype makes, and again before wtype takes it away."""
        steps = ["-s", "100"]
        for key in keys:
            *held, name = key.split("+")
            steps += [*(part for each in held for part in ("-M", each)), "-k", name, *(part for each in held for part in ("-m", each))]
            steps += ["-s", "40"]
        self.run("wtype", *steps, "-s", "100")


def colors(path):
    """The number of colours in a picture, and the part of it that is black, from 0 to 1."""
    count = subprocess.run(["convert", str(path), "-format", "%k", "info:"], capture_output=True, text=True, check=True).stdout
    black = subprocess.run(
        ["convert", str(path), "-fill", "white", "+opaque", "black", "-negate", "-colorspace", "gray", "-format", "%[fx:mean]", "info:"],
        capture_output=True, text=True, check=True).stdout
    return int(count), float(black)
