"""The searchable page of what is here of UIKit, from docs/coverage.md and the lists in docs/coverage."""

import collections
import dataclasses
import html
import re

from coveragelib import lists

PRESENT = "present"


@dataclasses.dataclass
class Row:
    name: str
    topic: str
    present: int
    total: int
    out: int
    notes: dict  # {label of a member: what the page says of it}
    sentences: list  # what it says of the type
    members: list  # labels, in Apple's order


def read(root):
    """(totals in HTML-free Markdown, rows by topic, [(topic, [(name, members, mark)])] of types that are not here)"""
    text = (root / "docs/coverage.md").read_text()
    apple = lists.read(root / "docs/coverage/api")
    members = collections.defaultdict(list)
    nested = {}
    for type_ in apple.values():
        prefix = type_.name.removeprefix(type_.top).lstrip(".")
        labels = [".".join(part for part in (prefix, member.spelling) if part) for member in type_.members]
        members[type_.top] += labels or ([prefix] if prefix else [])
        nested[type_.top, prefix] = labels or [prefix]
    rows = table_rows(text)
    for name, paragraphs in sections(text).items():
        if name in rows:
            describe(rows[name], paragraphs, nested)
    for row in rows.values():
        row.members = members[row.name]
    totals = re.findall(r"^- (\*\*.*)$", text, re.M)[:3]
    return totals, rows, absent(text)


def table_rows(text):
    rows, topic = {}, None
    for line in text.split("\n"):
        if match := re.match(r"^## (UIKit|QuartzCore|CoreGraphics|Foundation): (.*)", line):
            topic = f"{match[1]}: {spaced(match[2])}"
        elif line.startswith("## "):
            topic = None
        elif topic and (match := re.match(r"^\| (?:\[([^\]]+)\]\([^)]*\)|([^|\[]+?)) \| ([\d,]+) \| ([\d,]+) \| ([\d,]*) \|", line)):
            name = match[1] or match[2]
            present, total, out = (int(cell.replace(",", "") or 0) for cell in match.groups()[2:])
            rows[name] = Row(name, topic, present, total, out, {}, [], [])
    return rows


def spaced(topic):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", topic)


def sections(text):
    body = text.split("## What is missing\n", 1)[1].split("\n## ", 1)[0]
    parts = re.split(r"^### (.*)$", body, flags=re.M)[1:]
    return {name: [line for line in paragraphs.split("\n") if line.strip()] for name, paragraphs in zip(parts[::2], parts[1::2])}


def describe(row, paragraphs, nested):
    for paragraph in paragraphs:
        reason, _, names = paragraph.partition(": `")
        if not names:
            row.sentences.append(paragraph)
            continue
        # A reason may hold a colon of its own: what precedes the first code span is the reason.
        for name, whole in re.findall(r"`([^`]+)`( \(all \d+\))?", "`" + names):
            for label in nested.get((row.name, name), [name]) if whole else [name]:
                row.notes[label] = reason


def absent(text):
    body = text.split("## Types that are not here\n", 1)[1]
    found = []
    for topic, names in re.findall(r"^- ([^:\n]+): (.*)\.$", body, re.M):
        types = [(name, int(count.replace(",", "")), mark.replace("\\", "")) for name, mark, count in re.findall(r"([\w. ]+?)(†|\\?\*)? \(([\d,]+)\)", names)]
        found.append((topic.replace(", ", ": ", 1), [(name.strip(), count, mark) for name, count, mark in types]))
    return found


def state(note):
    """The style of a member: present, missing, or here with a difference."""
    if note is None:
        return PRESENT
    if note.startswith(("Cannot be", "Optional with Apple", "Required here")):
        return "differs"
    return "missing" if note == "Missing" or note.startswith("Not built yet") else "out"


def member(label, note):
    title = f' title="{html.escape(note)}"' if note else ""
    return f'<code class="{state(note)}"{title}>{html.escape(label)}</code>'


def type_entry(row, inline, address):
    share = 100 * row.present / max(1, row.total)
    groups = collections.OrderedDict()
    for label in row.members:
        note = row.notes.get(label)
        if note:
            groups.setdefault(note, []).append(label)
    here = [label for label in row.members if state(row.notes.get(label)) in (PRESENT, "differs")]
    parts = []
    if here:
        parts.append(f'<p class="members">{" ".join(member(label, row.notes.get(label)) for label in here)}</p>')
    for note, labels in groups.items():
        parts.append(f'<p class="note">{inline(note)}</p><p class="members">{" ".join(member(label, note) for label in labels)}</p>')
    parts += [f'<p class="note">{inline(sentence)}</p>' for sentence in row.sentences]
    if address:
        parts.append(f'<p class="note"><a href="{address}">Documentation</a></p>')
    full = " full" if row.present == row.total else ""
    return (f'<details class="type{full}" id="{html.escape(row.name.lower())}"><summary><span class="name">{html.escape(row.name)}</span>'
            f'<span class="share"><i style="width:{share:.0f}%"></i></span><span class="figures">{row.present} of {row.total}</span></summary>'
            f'{"".join(parts)}</details>')


def page(root, inline, address):
    """The page's HTML; `address` gets the name of a type and returns that of its documentation, or None."""
    totals, rows, missing = read(root)
    topics = collections.OrderedDict()
    for row in rows.values():
        topics.setdefault(row.topic, []).append(row)
    parts = ['<ul class="totals">' + "".join(f"<li>{inline(total)}</li>" for total in totals) + "</ul>", controls()]
    for topic, types in topics.items():
        entries = "".join(type_entry(row, inline, address(row.name)) for row in types)
        parts.append(f'<section class="topic" data-topic><h2>{html.escape(topic)}</h2>{entries}</section>')
    parts.append('<h2 id="types-that-are-not-here">Types that are not here</h2><p>With the number of their members; '
                 "† marks what Apple deprecated before iOS 13, * what is newer than iOS 16.</p>")
    for topic, types in missing:
        names = " ".join(f'<code class="missing" data-absent>{html.escape(name)}{mark} <small>{count}</small></code>' for name, count, mark in types)
        parts.append(f'<section class="topic absent" data-topic><h3>{html.escape(topic)}</h3><p class="members">{names}</p></section>')
    return "\n".join(parts)


def controls():
    return """<form class="search" role="search" data-search onsubmit="return false">
<label for="uikit-search">A type or a member</label>
<input id="uikit-search" type="search" placeholder="UITableView, scrollToItem, …" autocomplete="off" spellcheck="false">
<output aria-live="polite"></output>
<p class="legend"><code class="present">here</code> <code class="differs">here, with a difference</code> <code class="missing">missing</code>
<code class="out">left out, with a reason</code></p>
</form>"""
