"""How many members of a desktop's topics are here: whole lists, and what other types have of a topic."""

import re

# A topic: the types that belong to it, and the members of all other listed types that do.
TOPICS = {
    "Focus": (r"UI\w*Focus\w*", r".*[fF]ocus.*"),
    "Context and edit menus": (
        r"UIContextMenu\w*|UIEditMenu\w*|UIMenu\w*|UIAction|UICommand\w*|UIKeyCommand|UIDeferredMenuElement|UIPreview\w+|UITargetedPreview",
        r".*([mM]enu(?!Representation)|ContextMenu|canPerformPrimaryAction|performPrimaryAction).*"),
    "Drag and drop": (
        r"UI(Targeted)?Drag\w*|UIDrop\w*|UISpringLoaded\w*|UIText(Drag|Drop)\w*|UI(Table|Collection)View(Drag|Drop|Placeholder)\w*",
        r".*([dD]rop(?!Shadow)|[sS]pringLoad|dragDelegate|dragInteraction|dragState|DragState|dragging(?!State)|hasActiveDrag|WhileDragging|reorderingCadence).*"),
    "Pointer and hover": (r"UIPointer\w*|UIHover\w*|UIToolTip\w*|UI\w*Shape\w*|UIAxis", r".*([pP]ointer|[hH]over|toolTip).*"),
}
# Words of a topic in members that have nothing to do with it.
STRANGERS = {
    "Focus": {"Accessibility"},
    "Context and edit menus": {"Touches"},
    "Drag and drop": {"ScrollView", "Gestures", "Accessibility"},
    "Pointer and hover": set(),
}
SCROLLING = re.compile(r"(scrollView\w*Dragging|is\w*Dragging|draggingBegan).*")


def members(coverage, topic):
    """The entries of a topic."""
    types, words = (re.compile(pattern) for pattern in TOPICS[topic])
    for row in coverage.rows:
        if row.topic.split("/")[-1] in STRANGERS[topic]:
            continue
        belongs = types.fullmatch(row.name)
        for entry in row.entries:
            if belongs or entry.member and words.fullmatch(entry.member.name) and not SCROLLING.fullmatch(entry.member.name):
                yield row, entry


def render(coverage):
    lines = ["| topic | present | of | |", "| --- | ---: | ---: | ---: |"]
    for topic in TOPICS:
        found = [entry for _, entry in members(coverage, topic)]
        present = sum(entry.state == "present" for entry in found)
        lines.append(f"| {topic} | {present} | {len(found)} | {100 * present / len(found):.0f} % |")
    return "\n".join(lines)


def absent(coverage):
    """What is not here, a line a topic."""
    for topic in TOPICS:
        names = [f"{entry.type.name}.{entry.member.spelling}" if entry.member else entry.type.name
                 for _, entry in members(coverage, topic) if entry.state != "present"]
        yield f"{topic}: {', '.join(names)}"
