"""Slint: a ListView in a window of the software renderer, on the X server of PEER_SCREEN, whose pixels are in that file.

A frame is one turn of the window's event loop, presenting included: Slint's Python interface cannot draw without a window.
"""

import os
import pathlib
import sys

import slint

from peer import Peer, finish


def read_screen(width: int, height: int) -> tuple[int, int]:
    """The dark and the light pixels of a window in the corner of the screen, from a file in the format of xwd."""
    data = pathlib.Path(os.environ["PEER_SCREEN"]).read_bytes()
    (header, stride, colors) = (int.from_bytes(data[at : at + 4], "big") for at in (0, 48, 76))
    start = header + 12 * colors
    dark = light = 0
    for y in range(height):
        row = data[start + y * stride : start + y * stride + 4 * width]
        for green in row[1::4]:
            dark += green < 0x80
            light += green > 0xF0
    return (dark, light)


def main() -> None:
    peer = Peer(sys.argv)
    window = slint.load_file(pathlib.Path(__file__).with_name("slint.slint")).List()
    window.count = peer.rows
    drawn = 0

    def seen(_: object) -> float:
        nonlocal drawn
        drawn += 1
        return 374.0

    def next_offset() -> float:
        if peer.first is None:
            if drawn == 0:
                return 0.0
            peer.note_first_frame()
            peer.lap(drawn=False)
        else:
            peer.lap()
        if peer.is_done:
            end(peer)
        return peer.offset

    (window.next, window.seen) = (next_offset, seen)
    window.run()


def end(peer: Peer) -> None:
    report = peer.report(os.environ.get("PEER_VERSION", ""), None)
    scale = int(os.environ["SLINT_SCALE_FACTOR"])
    (width, height) = (375 * scale, 667 * scale)
    (dark, light) = read_screen(width, height)
    finish(report | dict(drawn=0 < dark < light, width=width, height=height))


main()
