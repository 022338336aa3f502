"""Charts of the tables in docs/speed.md, as SVG whose lengths are shares of the width: texts keep their size on a narrow screen."""

import html
import math
import re

ROW = 46  # pixels
OWN = "Scrollwork"


def number(cell):
    """The number at the start of a cell such as `0.010`, `13 ms` or `2,003`; None without one."""
    match = re.match(r"\d[\d,]*\.?\d*", cell.strip())
    return float(match[0].replace(",", "")) if match else None


def tables(text):
    """The tables of a Markdown text: lists of rows, the first of which is the head."""
    found, rows = [], []
    for line in text.split("\n") + [""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif rows:
            found.append([rows[0]] + rows[2:])
            rows = []
    return found


def svg(height, title, body):
    return (f'<svg class="chart" width="100%" height="{height}" role="img" aria-label="{html.escape(title)}">'
            f"<title>{html.escape(title)}</title>{body}</svg>")


def percent(value):
    return f"{value:.2f}%"


def dots(title, rows, names, least, most, ticks):
    """For each row (name, cells) a dot a cell on a logarithmic axis; `names` says what the cells of a row are."""

    def x(value):
        return 1 + 93 * (math.log10(value) - math.log10(least)) / (math.log10(most) - math.log10(least))

    height = ROW * len(rows) + 26
    parts = []
    for tick in ticks:
        parts.append(f'<line class="grid" x1="{percent(x(tick))}" x2="{percent(x(tick))}" y1="0" y2="{height - 22}"/>')
        parts.append(f'<text class="tick" x="{percent(x(tick))}" y="{height - 6}" text-anchor="middle">{tick:g}</text>')
    for index, (name, cells) in enumerate(rows):
        values = [number(cell) for cell in cells]
        top, style = ROW * index, " own" if name.startswith(OWN) else ""
        y = top + 33
        parts.append(f'<text class="name{style}" x="0" y="{top + 17}">{html.escape(name)}</text>')
        parts.append(f'<text class="value{style}" x="100%" y="{top + 17}" text-anchor="end">{" · ".join(cells)}</text>')
        parts.append(f'<line class="span{style}" x1="{percent(x(min(values)))}" x2="{percent(x(max(values)))}" y1="{y}" y2="{y}"/>')
        for place, value in enumerate(values):
            parts.append(
                f'<circle class="dot{style} d{place}" cx="{percent(x(value))}" cy="{y}" r="{4 + place}">'
                f"<title>{html.escape(name)}, {names[place]}: {cells[place]} ms</title></circle>")
    return svg(height, title, "".join(parts))


def bars(title, rows, own=OWN):
    """For each row (name, value, text) a bar from 0."""
    most = max(value for _, value, _ in rows)
    parts = []
    for index, (name, value, text) in enumerate(rows):
        top, style = ROW * index, " own" if name.startswith(own) else ""
        parts.append(f'<text class="name{style}" x="0" y="{top + 17}">{html.escape(name)}</text>')
        parts.append(f'<text class="value{style}" x="100%" y="{top + 17}" text-anchor="end">{html.escape(text)}</text>')
        parts.append(f'<rect class="track" x="0" y="{top + 26}" width="100%" height="10" rx="2"/>')
        parts.append(f'<rect class="bar{style}" x="0" y="{top + 26}" width="{percent(max(0.4, 100 * value / most))}" height="10" rx="2"/>')
    return svg(ROW * len(rows), title, "".join(parts))


def column_bars(table, column, title, own=OWN):
    """Bars of a column; rows without a number in it are left out, and what follows a comma in a row's name, for which there is no room."""
    rows = [(plain(row[0]).split(",")[0], number(row[column]), row[column]) for row in table[1:] if number(row[column]) is not None]
    return bars(title, rows, own)


def plain(name):
    return re.sub(r"[`*]", "", name)


def figure(caption, note, chart):
    return f"<figure class=\"plot\"><figcaption><strong>{caption}</strong><span>{note}</span></figcaption>{chart}</figure>"


def speed(text):
    """The charts of docs/speed.md; a table whose head has changed is an error here."""
    motion, steps, home = tables(text)[:3]
    expect(motion, "CPU ms a frame")
    expect(steps, "steps at 1x")
    expect(home, "four shelves, 2,003 rows")
    dated = re.search(r"(\d{1,2} \w+ \d{4}), (Debian \d+, [^.]*?in a virtual machine)", " ".join(text.split()))
    if not dated:
        raise ValueError("docs/speed.md: the date and the machine of the comparison are not where they were")
    scales = ["1x", "2x", "3x"]
    parts = [f'<p class="machine">{html.escape(dated[1])} · {html.escape(dated[2])} · medians of 7 runs</p>']
    for offset, (name, what) in enumerate([
            ("A step", "37 points a frame"), ("A flick", "the offsets of recorded flicks"), ("A jump", "a random offset each frame")]):
        rows = [(plain(row[0]), row[1 + 3 * offset:4 + 3 * offset]) for row in motion[1:]]
        parts.append(figure(
            f"{name}: milliseconds of processor time a frame", f"{what}; at 1x, 2x and 3x; logarithmic; less is better",
            dots(f"{name}: processor time a frame", rows, scales, 0.004, 4, [0.01, 0.1, 1])))
    head = steps[0]
    for column, caption, note in [
            ("proportional memory", "Memory", "of a program that shows the list, proportional"), ("first frame", "First frame", "from the start of the process"),
            ("rows with views", "Rows with views", "of a million; unknown for Slint")]:
        parts.append(figure(caption, note, column_bars(steps, head.index(column), caption)))
    screen = "".join(
        figure(caption, "four shelves, 2,003 rows", column_bars(home, home[0].index(column), caption, home[1][0].strip("`")))
        for column, caption in [("rows with a cell", "Rows with a cell"), ("memory", "Memory"), ("first frame", "First frame")])
    return f'<div class="plots">{"".join(parts)}</div>', f'<div class="plots three">{screen}</div>'


def expect(table, head):
    if table[0][0] != head:
        raise ValueError(f"docs/speed.md: expected the table '{head}', found '{table[0][0]}'")


def teaser(text):
    """One chart for the first page: a step at 1x, in instructions of the processor's time."""
    motion = tables(text)[0]
    expect(motion, "CPU ms a frame")
    rows = [(plain(row[0]), number(row[1]), f"{row[1]} ms") for row in motion[1:]]
    return bars("Processor time of a scroll step, in milliseconds", rows)
