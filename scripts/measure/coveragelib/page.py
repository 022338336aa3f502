"""docs/coverage.md."""

import collections

from . import lists

INTRO = """# How much of UIKit is here

Written by `scripts/coverage` from the debug build and the lists in `docs/coverage`: `api` names the members of types (public API of
the iOS 17 SDK, in Swift's spelling), `others.txt` all other public types with the number of their members (public headers of the
iOS 16 and iOS 26 SDKs). Please do not edit it; `docs/coverage/README.md` tells how to correct it.

**Present** counts a type's members with those of its nested types, inherited ones included. **Left out** are members that
Linux cannot have or that nobody should start to use, each with its reason below; they are part of the total all the same.
A type that is here before it has a list counts as a type; none of its members counts as present.
"""
MODULES = ("UIKit", "QuartzCore", "CoreGraphics")


def render(coverage):
    built = [row for row in coverage.rows if row.exists]
    parts = [INTRO, totals(coverage) + "\n"]
    for topic in topics(built):
        parts.append(table(topic, [row for row in built if row.topic == topic]))
    parts.append("## What is missing\n")
    parts += [section(row) for row in built if row.noteworthy]
    parts.append(idle(coverage))
    parts.append(additions(coverage, built))
    parts.append(not_built([row for row in coverage.rows if not row.exists and not row.arrived]))
    return "\n".join(part for part in parts if part)


def topics(rows):
    return list(dict.fromkeys(row.topic for row in sorted(rows, key=lambda row: order(row.topic))))


def order(topic):
    module = topic.split("/")[0]
    others = ("Foundation", "ImageIO", "Security", "UserNotifications", "MessageUI", "SafariServices", "PhotosUI")
    return (*MODULES, *others).index(module), topic


def totals(coverage):
    rows = [row for row in coverage.rows if row.topic.split("/")[0] in MODULES]
    built, arrived = [row for row in rows if row.exists], [row for row in rows if row.arrived]
    absent = [row.other for row in rows if row.other and not row.arrived]
    out = sum(len(row.of("out")) for row in built)
    unlisted = f"; {types(arrived)} of them are here, but without a list of members" if arrived else ""
    return "\n".join([
        f"- **{types(built + arrived)} of {types(rows)}** public types are here. Of those that are not,"
        f" {sum(other.deprecated for other in absent)} were deprecated before iOS 13 and {sum(other.newer for other in absent)} are newer than iOS 16.",
        f"- {share(rows)} of {types(rows)} types, all that Apple has{unlisted}.",
        f"- {share(built)} of {types(built)} types, those that are here and listed; {out:,} of their members are left out."])


def share(rows):
    present, total = sum(row.present for row in rows), sum(row.total for row in rows)
    return f"**{100 * present / max(1, total):.0f} %**: {present:,} of {total:,} members"


def types(rows):
    return f"{sum(row.kind not in ('extension', 'functions') for row in rows):,}"


def table(topic, rows):
    lines = [f"## {topic.replace('/', ': ')}\n", "| | present | of | left out |", "| --- | ---: | ---: | ---: |"]
    for row in rows:
        name = f"[{row.name}](#{anchor(row.name)})" if row.noteworthy else row.name
        lines.append(f"| {name} | {row.present} | {row.total} | {len(row.of('out')) or ''} |")
    return "\n".join(lines) + "\n"


def anchor(name):
    return "".join(c for c in name.lower().replace(" ", "-") if c.isalnum() or c in "-_")


def section(row):
    lines = [f"### {row.name}\n"]
    missing = [entry for entry in row.of("missing") if not entry.reason]
    if missing:
        lines.append(f"Missing: {names(row, missing)}.\n")
    for state, text in (("readonly", "Cannot be set here"), ("demanded", "Optional with Apple, demanded here")):
        if row.of(state):
            lines.append(f"{text}: {names(row, row.of(state))}.\n")
    if row.closed:
        lines.append(f"Cannot be overridden here: {names(row, row.closed)}.\n")
    if row.binding:
        lines.append(f"Required here, so a subclass writes `required override`: {names(row, row.binding)}.\n")
    if row.sealed:
        lines.append(f"Cannot be subclassed here: {spans(row.sealed)}.\n")
    lines += [f"{sentence}\n" for sentence in row.mismatches]
    reasons = collections.defaultdict(list)
    for entry in sorted(row.entries, key=lambda entry: entry.state == "out"):
        if entry.reason and entry.state in ("missing", "out"):
            reasons[entry.reason].append(entry)
    lines += [f"{reason}: {names(row, entries)}.\n" for reason, entries in reasons.items()]
    return "\n".join(lines)


def names(row, entries):
    """Code spans; a nested type of which nothing is in another state is named once."""
    whole = collections.Counter(entry.type.name for entry in row.entries)
    here = collections.Counter(entry.type.name for entry in entries)
    result = []
    for entry in entries:
        type_ = entry.type
        if type_.name != row.name and whole[type_.name] == here[type_.name]:
            text = f"`{type_.name.removeprefix(row.name).lstrip('.')}` (all {whole[type_.name]})"
            if text not in result:
                result.append(text)
        else:
            result.append(f"`{entry.label(row.name)}`")
    return ", ".join(result)


def idle(coverage):
    lines = ["## Here, and without an effect\n", "Calls without a meaning on a desktop do nothing, so that code that makes them compiles and runs.\n"]
    lines += [f"- {reason}: {spans(members)}." for reason, members in coverage.idle.items()]
    return "\n".join(lines) + "\n" if coverage.idle else ""


def additions(coverage, built):
    lines = ["## Ours, not Apple's\n", "Code that uses these need not compile against Apple's UIKit.\n"]
    for row in built:
        if row.ours:
            lines.append(f"- {row.name}: {spans(row.ours)}")
    for name, members in coverage.own.items():
        lines.append(f"- {name}" + (f" (the type): {spans(members)}" if members else " (the type)"))
    if coverage.unlisted:
        lines.append(f"\nApple's, but in no list yet: {spans(coverage.unlisted)}.")
    return "\n".join(lines) + "\n"


def spans(values):
    return ", ".join(f"`{value}`" for value in values)


def not_built(rows):
    """Every type that is not here, with the number of its members, by topic; nested ones count with theirs."""
    lines = []
    for topic in topics(rows):
        missing = sorted((row for row in rows if row.topic == topic), key=lambda row: row.name)
        lines.append(f"- {topic.replace('/', ', ')}: {', '.join(map(with_number, missing))}.")
    text = "Each with the number of its members; † marks what Apple deprecated before iOS 13, * what is newer than iOS 16.\n"
    return "\n".join(["## Types that are not here\n", text] + lines) + "\n" if lines else ""


def with_number(row):
    mark = ("†" if row.other.deprecated else "\\*" if row.other.newer else "") if row.other else ""
    return f"{row.name}{mark} ({row.total})"


def one(coverage, name):
    row = next((row for row in coverage.rows if row.name == name), None)
    if row is None:
        raise lists.ListError(f"no list names the type {name}")
    own = f"Ours: {spans(row.ours)}.\n" if row.ours else ""
    state = "" if row.exists else ", here, but without a list" if row.arrived else ", not built"
    return f"{row.present} of {row.total}{state}\n{section(row)}{own}"
