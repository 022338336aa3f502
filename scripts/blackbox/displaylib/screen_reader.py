"""The part of check-screen-reader that runs in Debian's Python, as a screen reader: reads the gallery's tree by pyatspi and acts on it."""

import json
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

failures = 0


def check(name, fits, shown=""):
    global failures
    print(f"{'ok     ' if fits else 'BROKEN '} {name}{': ' if shown != '' else ''}{shown}", flush=True)
    failures += not fits
    return fits


def wait(condition, seconds=10):
    for _ in range(seconds * 20):
        try:
            found = condition()
        except GLib.GError:
            # The window draws for longer than pyatspi waits for an answer: thumbnails of a debug build, on a busy machine.
            found = None
        if found:
            return found
        time.sleep(0.05)
    return None


def application(pid):
    desktop = pyatspi.Registry.getDesktop(0)
    for index in range(desktop.childCount):
        child = desktop.getChildAtIndex(index)
        if child is not None and child.get_process_id() == pid:
            return child
    return None


def visible(node, depth=0):
    """The node and all below it that show, each before its children; rows of a list that have no cell are not asked for."""
    yield node, depth
    count = node.childCount
    if node.getRole() in (pyatspi.ROLE_TABLE, pyatspi.ROLE_LIST) and count > 100:
        count = 30
    for index in range(count):
        child = node.getChildAtIndex(index)
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield from visible(child, depth + 1)


def find(root, role=None, name=None):
    for node, _ in visible(root):
        if (role is None or node.getRole() == role) and (name is None or node.name == name):
            return node
    return None


def labelled(nodes):
    """Buttons, switches and rows without a name."""
    roles = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_SLIDER)
    return [node for node in nodes if node.getRole() in roles and not node.name]


def events(action):
    """The kinds of events that arrive within two seconds of an action."""
    heard = set()
    kinds = ("object:state-changed", "object:property-change", "object:children-changed", "focus", "window")
    listener = lambda event: heard.add(str(event.type))  # noqa: E731
    pyatspi.Registry.registerEventListener(listener, *kinds)
    GLib.timeout_add(100, lambda: bool(action()) and False)
    GLib.timeout_add(2000, pyatspi.Registry.stop)
    pyatspi.Registry.start()
    pyatspi.Registry.deregisterEventListener(listener, *kinds)
    return heard


def type_into_a_field(window):
    """Of the scene `search`: writes by AT-SPI and by keys, and reads what came of it."""
    entry = find(window, pyatspi.ROLE_ENTRY)
    check("the field is there", entry is not None and entry.getState().contains(pyatspi.STATE_EDITABLE), entry and entry.name)
    check("it takes the focus", entry.queryComponent().grabFocus() and wait(lambda: entry.getState().contains(pyatspi.STATE_FOCUSED)))
    text, editable = entry.queryText(), entry.queryEditableText()
    check("text is inserted", editable.insertText(0, "Salt", 4) and text.getText(0, -1) == "Salt", text.getText(0, -1))
    table = find(window, pyatspi.ROLE_TABLE)
    check("the list follows", wait(lambda: table.childCount < 2000), table.childCount)
    check("the caret is set", text.setCaretOffset(2) and text.caretOffset == 2, text.caretOffset)
    subprocess.run(["xdotool", "type", "xy"], check=True)
    check("keys write at the caret", wait(lambda: text.getText(0, -1) == "Saxylt"), text.getText(0, -1))
    check("a selection", text.addSelection(2, 4) and text.getNSelections() == 1 and text.getSelection(0) == (2, 4), text.getSelection(0))
    check("text is deleted", editable.deleteText(2, 4) and text.getText(0, -1) == "Salt", text.getText(0, -1))
    check("all is replaced", editable.setTextContents("") and text.characterCount == 0 and wait(lambda: table.childCount == 2000), table.childCount)


def read_aloud(pid):
    """For each line of the standard input, a line of JSON: role, name, states and box of everything that shows in the process's windows."""
    states = {
        pyatspi.STATE_FOCUSED: "focused", pyatspi.STATE_SELECTED: "selected", pyatspi.STATE_ACTIVE: "active", pyatspi.STATE_CHECKED: "checked"}
    for _ in sys.stdin:
        desktop = pyatspi.Registry.getDesktop(0)
        apps = [desktop.getChildAtIndex(index) for index in range(desktop.childCount)]
        shown = []
        for node, _ in (found for app in apps if app is not None and app.get_process_id() == pid for window in app for found in visible(window)):
            held, box = node.getState(), node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            names = [name for state, name in states.items() if held.contains(state)]
            shown.append([node.getRoleName(), node.name, names, [box.x, box.y, box.width, box.height]])
        print(json.dumps(shown), flush=True)


def main():
    pid = int(sys.argv[1])
    if sys.argv[2:] == ["aloud"]:
        return read_aloud(pid)
    app = wait(lambda: application(pid))
    if not check("the application is on the bus", app is not None):
        sys.exit(1)
    window = wait(lambda: app.childCount > 0 and app.getChildAtIndex(0))
    if sys.argv[2:] == ["typing"]:
        type_into_a_field(window)
        sys.exit(failures > 0)
    nodes = list(visible(window))
    for node, depth in nodes:
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        print(f"        {'  ' * depth}{node.getRoleName()} {node.name!r} ({box.x}, {box.y}, {box.width}, {box.height})")
    check("toolkit and role", (app.toolkitName, app.getRoleName()) == ("Scrollwork", "application"), app.toolkitName)
    check("the window is active", window.getState().contains(pyatspi.STATE_ACTIVE), window.name)
    check("the tree has parents", all(node.parent is not None and node.getIndexInParent() >= 0 for node, _ in nodes))
    check("everything to operate has a name", not labelled(node for node, _ in nodes), len(nodes))

    tables = [node for node, _ in nodes if node.getRole() == pyatspi.ROLE_TABLE]
    check("tables that show", len(tables) >= 1, [node.childCount for node in tables])
    label = find(window, pyatspi.ROLE_LABEL) or find(window, pyatspi.ROLE_HEADING)
    text = label.queryText()
    check("text of a label", text.getText(0, -1) == label.name and text.characterCount == len(label.name), label.name)
    word = text.getTextAtOffset(0, pyatspi.TEXT_BOUNDARY_WORD_START)
    check("first word", word[0].strip() == label.name.split()[0], word)

    switch = find(window, pyatspi.ROLE_TOGGLE_BUTTON, "X-ray")
    check("the switch is off", not switch.getState().contains(pyatspi.STATE_CHECKED), switch.name)
    actions = switch.queryAction()
    check("the switch is pressed", actions.getName(0) == "click" and actions.doAction(0))
    check("the switch is on", wait(lambda: switch.getState().contains(pyatspi.STATE_CHECKED)))
    actions.doAction(0)
    check("and off again", wait(lambda: not switch.getState().contains(pyatspi.STATE_CHECKED)))

    page = find(window, pyatspi.ROLE_SCROLL_PANE)
    scroll = page.queryAction()
    names = [scroll.getName(index) for index in range(scroll.nActions)]
    first = tables[0].getChildAtIndex(0)
    before = first.queryComponent().getExtents(pyatspi.DESKTOP_COORDS).y
    scroll.doAction(names.index("scroll down"))
    check("content scrolls by a page", wait(lambda: not first.getState().contains(pyatspi.STATE_SHOWING)), names)
    wait(lambda: False, 1)
    scroll.doAction(names.index("scroll up"))
    check("and back", wait(lambda: first.queryComponent().getExtents(pyatspi.DESKTOP_COORDS).y == before), before)

    # The orange table is reached by scrolling until it shows.
    def orange():
        return next((table for table, _ in visible(window) if table.getRole() == pyatspi.ROLE_TABLE and table.childCount > 5000), None)
    big = wait(lambda: orange() or (scroll.doAction(names.index("scroll down")), time.sleep(0.5), None)[-1], 20)
    check("the long table shows", big is not None, big and big.childCount)
    grid = big.queryTable()
    check("its rows are counted", grid.nRows >= 10000 and grid.nColumns == 1, grid.nRows)
    row = grid.getAccessibleAt(9999, 0)
    check("row 9,999 has no cell yet", not row.getState().contains(pyatspi.STATE_SHOWING) and row.name == "", repr(row.name))
    row.queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE)
    check("row 9,999 is reached", wait(lambda: row.getState().contains(pyatspi.STATE_SHOWING) and "10000" in row.name.replace(",", "")), row.name)
    place = row.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    check("it stands in the window", 0 <= place.y < 852 and place.height > 10, (place.x, place.y, place.width, place.height))
    check("its index", row.getIndexInParent() == 9999 and row.parent == big)
    named = [index for index in range(9900, 10000) if grid.getAccessibleAt(index, 0).name]
    check("cells for the screen only", 0 < len(named) < 30, f"{len(named)} of the last 100 rows have a name")
    check("the row can be touched", row.queryAction().doAction(0))
    check("focus", row.queryComponent().grabFocus() and wait(lambda: row.getState().contains(pyatspi.STATE_FOCUSED)))

    heard = events(lambda: grid.getAccessibleAt(9998, 0).queryComponent().grabFocus() and actions.doAction(0))
    check("events tell the focus and the switch", {"object:state-changed:focused", "object:state-changed:checked"} <= heard, sorted(heard))
    actions.doAction(0)

    button = find(window, pyatspi.ROLE_PUSH_BUTTON, "Scrollwork")
    check("a button is pressed", button.queryAction().doAction(0))
    rows = wait(lambda: [node.name for node, _ in visible(window) if node.getRole() == pyatspi.ROLE_TABLE_CELL and "X-ray" in node.name], 60)
    check("it leads to the list of scenes", rows, rows)
    sys.exit(failures > 0)


main()
