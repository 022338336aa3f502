"""Films of the gallery: animated WebP, and the first picture of each for those who want no motion."""

import dataclasses
import html
import re
import shutil


@dataclasses.dataclass
class Film:
    name: str
    text: str
    width: int
    height: int
    address: str  # below the site's folder
    still: str
    moves: bool

    def html(self, root, dark=None):
        """`dark` is the same film in the dark appearance."""
        sources = [f'<source media="(prefers-reduced-motion: reduce)" srcset="{root}{self.still}">']
        names = f' data-still="{root}{self.still}"' if self.moves else ""
        if dark:
            sources = [
                f'<source media="(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)" srcset="{root}{dark.still}">', *sources,
                f'<source media="(prefers-color-scheme: dark)" srcset="{root}{dark.address}">']
            names += f' data-dark="{root}{dark.address}" data-dark-still="{root}{dark.still}"'
        return (f'<span class="frame"><picture{names}>{"".join(sources) if self.moves else ""}<img src="{root}{self.address}" width="{self.width}" height="{self.height}" '
                f'alt="{html.escape(self.text)}" loading="lazy" decoding="async"></picture></span>')


def chunks(data):
    at = 12
    while at + 8 <= len(data):
        length = int.from_bytes(data[at + 4:at + 8], "little")
        yield data[at:at + 4], data[at + 8:at + 8 + length]
        at += 8 + length + length % 2


def size(data):
    """Width and height in pixels."""
    kind, body = next(chunks(data))
    if kind == b"VP8X":
        return 1 + int.from_bytes(body[4:7], "little"), 1 + int.from_bytes(body[7:10], "little")
    if kind == b"VP8 ":
        return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
    bits = int.from_bytes(body[1:5], "little")
    return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)


def first_picture(data):
    """A WebP of the first picture of an animated one; a picture without motion as it is."""
    frame = next((body for kind, body in chunks(data) if kind == b"ANMF"), None)
    if frame is None:
        return data
    parts = frame[16:]
    if b"ALPH" == parts[:4]:
        extended = b"\x10\0\0\0" + frame[6:12]
        parts = b"VP8X" + len(extended).to_bytes(4, "little") + extended + parts
    return b"RIFF" + (len(parts) + 4).to_bytes(4, "little") + b"WEBP" + parts


def copy(source, name, text, site):
    data = source.read_bytes()
    folder = site / "films"
    folder.mkdir(exist_ok=True)
    shutil.copyfile(source, folder / f"{name}.webp")
    still = first_picture(data)
    if still != data:
        (folder / f"{name}-still.webp").write_bytes(still)
    return Film(name, text, *size(data), f"films/{name}.webp", f"films/{name}-still.webp", still != data)


def listed(path):
    """[(scene, text)]"""
    lines = [line for line in path.read_text().split("\n") if line.strip() and not line.startswith("#")]
    return [tuple(re.split(r"\s+", line, maxsplit=1)) for line in lines]


def figure(film):
    kind = "film wide" if film.width > 500 else "film"
    return (f'<figure class="{kind}" id="{film.name}" style="--width:{film.width}px">{film.html("")}'
            f"<figcaption><strong>{film.name}</strong> {html.escape(film.text)} <code>./run open {film.name}</code></figcaption></figure>")
