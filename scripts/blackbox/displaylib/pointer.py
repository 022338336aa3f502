"""A mouse for a Wayland compositor that knows wlr-virtual-pointer-unstable-v1, like sway: a headless one has none of its own."""

import pathlib
import socket
import struct
import time


class VirtualPointer:
    MANAGER = "zwlr_virtual_pointer_manager_v1"
    # Opcodes of the requests of zwlr_virtual_pointer_v1.
    MOTION_ABSOLUTE, BUTTON, FRAME, AXIS_SOURCE, AXIS_DISCRETE = 1, 2, 4, 5, 7
    DISPLAY, REGISTRY, SYNC, MANAGER_ID, POINTER = 1, 2, 3, 4, 5

    def __init__(self, environment, width, height):
        self.size = (width, height)
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(str(pathlib.Path(environment["XDG_RUNTIME_DIR"]) / environment["WAYLAND_DISPLAY"]))
        self.send(self.DISPLAY, 1, struct.pack("=I", self.REGISTRY))
        self.send(self.DISPLAY, 0, struct.pack("=I", self.SYNC))
        name = self.find_manager()
        self.send(self.REGISTRY, 0, struct.pack("=I", name) + self.string(self.MANAGER) + struct.pack("=II", 1, self.MANAGER_ID))
        self.send(self.MANAGER_ID, 0, struct.pack("=II", 0, self.POINTER))

    @staticmethod
    def string(text):
        data = text.encode() + b"\0"
        return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)

    def send(self, target, opcode, arguments=b""):
        self.connection.sendall(struct.pack("=II", target, (8 + len(arguments)) << 16 | opcode) + arguments)

    def find_manager(self):
        """The number of the manager among the globals that come before the answer to `sync`."""
        found, data = None, b""
        while True:
            data += self.connection.recv(4096)
            while len(data) >= 8:
                target, head = struct.unpack("=II", data[:8])
                size = head >> 16
                if len(data) < size:
                    break
                body, data = data[8:size], data[size:]
                if target == self.REGISTRY:
                    name, length = struct.unpack("=II", body[:8])
                    if body[8:8 + length - 1].decode() == self.MANAGER:
                        found = name
                elif target == self.SYNC:
                    if found is None:
                        raise SystemExit(f"the compositor has no {self.MANAGER}")
                    return found

    def now(self):
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def move(self, x, y):
        self.send(self.POINTER, self.MOTION_ABSOLUTE, struct.pack("=IIIII", self.now(), x, y, *self.size))
        self.send(self.POINTER, self.FRAME)

    def press(self, is_down, button=0x110):
        """0x110 is the left button, 0x113 the first at the side."""
        self.send(self.POINTER, self.BUTTON, struct.pack("=III", self.now(), button, int(is_down)))
        self.send(self.POINTER, self.FRAME)

    def wheel(self, direction):
        """A notch: 1 is downward."""
        self.send(self.POINTER, self.AXIS_SOURCE, struct.pack("=I", 0))
        self.send(self.POINTER, self.AXIS_DISCRETE, struct.pack("=IIii", self.now(), 0, direction * 15 * 256, direction))
        self.send(self.POINTER, self.FRAME)
