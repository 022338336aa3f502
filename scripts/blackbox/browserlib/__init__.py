"""Chromium without a window, driven by its DevTools protocol over two pipes, and a file server for it."""

import base64
import collections
import contextlib
import functools
import http.server
import json
import os
import pathlib
import select
import subprocess
import sys
import tempfile
import threading
import time

import displaylib


class BrowserError(Exception):
    pass


class Browser:
    def __init__(self, stack):
        displaylib.install("chromium")
        profile = stack.enter_context(tempfile.TemporaryDirectory(prefix="scrollwork-chromium.", ignore_cleanup_errors=True))
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        command = [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={profile}", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb", "--hide-scrollbars"]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec 3<&{to_browser} 4>&{from_browser}; exec "$@"', "-", *command], pass_fds=(to_browser, from_browser),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        stack.callback(self.close)
        self.count = 0
        self.buffer = b""
        self.replies = {}
        self.events = collections.defaultdict(list)  # by session

    def close(self):
        with contextlib.suppress(OSError, BrowserError):
            self.send("Browser.close")
        self.process.wait(timeout=20)
        os.close(self.output)
        os.close(self.input)

    def send(self, method, session=None, **parameters):
        """Sends a command; returns its result."""
        self.count += 1
        number = self.count
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        self.read_until(lambda: number in self.replies, 60, method)
        reply = self.replies.pop(number)
        if "error" in reply:
            raise BrowserError(f"{method}: {reply['error']['message']}")
        return reply["result"]

    def read_until(self, condition, seconds, what):
        end = time.monotonic() + seconds
        while not condition():
            rest = end - time.monotonic()
            if rest <= 0:
                raise BrowserError(f"{what}: nothing after {seconds} s")
            if select.select([self.input], [], [], rest)[0]:
                self.receive()

    def receive(self):
        data = os.read(self.input, 1 << 20)
        if not data:
            raise BrowserError("the browser has ended")
        *messages, self.buffer = (self.buffer + data).split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self.replies[message["id"]] = message
            else:
                self.events[message.get("sessionId")].append((message["method"], message["params"]))

    def page(self, width, height=844, scale=1, is_dark=False, is_touch=False, has_less_motion=False):
        return Page(self, width, height, scale, is_dark, is_touch, has_less_motion)


class Page:
    """A tab. `faults` are errors and warnings of the console, addresses that did not load and requests to other servers, since the last `open`."""

    def __init__(self, browser, width, height, scale, is_dark, is_touch, has_less_motion):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.send("Network.setCacheDisabled", cacheDisabled=True)
        self.resize(width, height, scale, is_touch)
        if is_touch:
            self.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if has_less_motion else "no-preference"}])
        self.found = []
        self.bytes = 0

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def open(self, address):
        self.collect()
        self.found, self.bytes, self.loaded = [], 0, False
        self.server = "/".join(address.split("/")[:3])
        result = self.send("Page.navigate", url=address)
        if "errorText" in result:
            raise BrowserError(f"{address}: {result['errorText']}")
        # An address that differs by its fragment alone loads nothing.
        if result.get("loaderId"):
            self.wait_for_load(address)

    def wait_for_load(self, address):
        def is_loaded():
            self.collect()
            return self.loaded

        self.browser.read_until(is_loaded, 30, f"loading {address}")

    @property
    def errors(self):
        """The faults that are no warnings."""
        return [text for text, is_warning in self.found if not is_warning]

    @property
    def faults(self):
        return [text for text, _ in self.found]

    def add(self, text, level="error"):
        self.found.append((text, level == "warning"))

    def collect(self):
        events = self.browser.events.pop(self.session, [])
        for method, values in events:
            if method == "Page.loadEventFired":
                self.loaded = True
            elif method == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                self.add(details.get("exception", {}).get("description") or details["text"])
            elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
                self.add(" ".join(str(part.get("value", part.get("description"))) for part in values["args"]), values["type"])
            elif method == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
                self.add(f"{values['entry']['text']} {values['entry'].get('url', '')}", values["entry"]["level"])
            elif method == "Network.requestWillBeSent" and not values["request"]["url"].startswith((self.server, "data:", "blob:")):
                self.add(f"error: a request to another server: {values['request']['url']}")
            elif method == "Network.loadingFailed" and not values.get("canceled"):
                self.add(f"not loaded: {values['errorText']}")
            elif method == "Network.loadingFinished":
                self.bytes += values["encodedDataLength"]

    def evaluate(self, script):
        """The value of an expression; a promise is awaited."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(f"{script}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def wait(self, script, seconds=10):
        end = time.monotonic() + seconds
        while not self.evaluate(script):
            if time.monotonic() > end:
                raise BrowserError(f"not so after {seconds} s: {script}")
            time.sleep(0.05)

    def resize(self, width, height, scale=1, is_touch=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=is_touch)

    def touch(self, phase, x, y):
        """A finger that has "began", "moved" or "ended"."""
        kinds = {"began": "touchStart", "moved": "touchMove", "ended": "touchEnd"}
        self.send("Input.dispatchTouchEvent", type=kinds[phase], touchPoints=[] if phase == "ended" else [{"x": x, "y": y}])

    def mouse(self, phase, x, y):
        """A mouse with its left button pressed, as `touch`."""
        kinds = {"began": "mousePressed", "moved": "mouseMoved", "ended": "mouseReleased"}
        self.send(
            "Input.dispatchMouseEvent", type=kinds[phase], x=x, y=y, button="left", buttons=0 if phase == "ended" else 1, clickCount=1)

    def wheel(self, x, y, delta):
        self.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta)

    def key(self, name, code):
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)

    def screenshot(self, path, is_whole=True):
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))


class Server(http.server.ThreadingHTTPServer):
    """Shows a folder's files at a free port of this machine, without special headers."""

    def __init__(self, stack, folder):
        super().__init__(("127.0.0.1", 0), functools.partial(QuietHandler, directory=folder))
        threading.Thread(target=self.serve_forever, daemon=True).start()
        stack.callback(self.shutdown)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass
