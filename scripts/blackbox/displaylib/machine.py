"""A machine in QEMU without a display of its own: pictures of its screen, touches and keys, by QEMU's protocol QMP."""

import json
import socket
import subprocess
import time


class Machine:
    """Boots a kernel with a disk. Without KVM the processor is emulated, which takes minutes where seconds would do."""

    def __init__(self, stack, folder, disk, width, height, accelerator="tcg,thread=multi"):
        self.size, self.log, self.folder = (width, height), folder / "serial.log", folder
        address = folder / "qmp"
        # Not the newest processor: LLVM, which Mesa draws with, does not know what QEMU calls "max".
        command = [
            "qemu-system-x86_64", "-machine", "q35", "-accel", accelerator, "-cpu", "Nehalem", "-m", "1024", "-smp", "2", "-nic", "none",
            "-kernel", str(folder / "vmlinuz"), "-initrd", str(folder / "initrd"), "-append",
            "root=/dev/vda ro console=tty0 console=ttyS0 systemd.journald.forward_to_console=1 systemd.show_status=0",
            "-drive", f"file={disk},format=raw,if=virtio", "-snapshot", "-vga", "none", "-display", "none", "-monitor", "none",
            "-device", f"virtio-gpu-pci,xres={width},yres={height}", "-device", "virtio-keyboard-pci", "-device", "virtio-multitouch-pci",
            "-serial", f"file:{self.log}", "-qmp", f"unix:{address},server=on,wait=off"]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        stack.callback(lambda: (self.process.kill(), self.process.wait()))
        for _ in range(100):
            if address.exists():
                break
            if self.process.poll() is not None:
                raise RuntimeError(f"QEMU has ended with {self.process.returncode}: {self.process.stderr.read()}")
            time.sleep(0.1)
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(str(address))
        stack.callback(connection.close)
        self.file = connection.makefile("rw")
        self.file.readline()
        self.command("qmp_capabilities")

    def command(self, name, **arguments):
        self.file.write(json.dumps({"execute": name, "arguments": arguments}) + "\n")
        self.file.flush()
        # Events come between the answers.
        for line in self.file:
            answer = json.loads(line)
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise RuntimeError(f"{name}: {answer['error']['desc']}")
        raise RuntimeError(f"{name}: QEMU has ended: {self.process.stderr.read()}")

    def screenshot(self, path):
        self.command("screendump", filename=str(path), format="png")

    def text(self):
        """What the kernel and the services have written."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def key(self, name):
        """Names as of QEMU: `pgdn`."""
        for down in (True, False):
            self._send({"type": "key", "data": {"down": down, "key": {"type": "qcode", "data": name}}})
            time.sleep(0.2)

    def touch(self, *path):
        """A finger goes down at the first point, moves over the others, and lifts."""
        def contact(kind, number):
            return {"type": "mtt", "data": {"type": kind, "slot": 0, "tracking-id": number, "axis": "x", "value": 0}}

        def place(point):
            # Of 32,767 parts.
            return [
                {"type": "mtt", "data": {"type": "data", "slot": 0, "tracking-id": 7, "axis": axis, "value": round(at * 0x7FFF / length)}}
                for axis, at, length in zip("xy", point, self.size)]

        def button(down):
            return {"type": "btn", "data": {"down": down, "button": "touch"}}

        self._send(contact("begin", 7), *place(path[0]), button(True))
        for point in path[1:]:
            time.sleep(0.2)
            self._send(*place(point))
        time.sleep(0.2)
        self._send(contact("end", -1), button(False))

    def _send(self, *events):
        self.command("input-send-event", events=list(events))
