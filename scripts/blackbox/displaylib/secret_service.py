"""A secret service on the session bus, in Debian's Python: org.freedesktop.secrets with one keyring, in plain sessions.

Lines on standard input change how it behaves: `hang` answers no call any more, `answer` does again, `lock` locks the keyring, whose
question the person then answers (`agree`, at first) or closes (`decline`), `count` prints the number of items, `end` ends the process.
"""

import os

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

XML = """
<node>
<interface name="org.freedesktop.Secret.Service">
  <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/>
    <arg type="v" direction="out"/><arg type="o" direction="out"/></method>
  <method name="SearchItems"><arg type="a{ss}" direction="in"/><arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
  <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
  <method name="GetSecrets"><arg type="ao" direction="in"/><arg type="o" direction="in"/><arg type="a{o(oayays)}" direction="out"/></method>
  <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
  <property name="Collections" type="ao" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Collection">
  <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/><arg type="b" direction="in"/>
    <arg type="o" direction="out"/><arg type="o" direction="out"/></method>
  <property name="Items" type="ao" access="read"/><property name="Label" type="s" access="read"/>
  <property name="Locked" type="b" access="read"/><property name="Created" type="t" access="read"/>
  <property name="Modified" type="t" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Item">
  <method name="Delete"><arg type="o" direction="out"/></method>
  <method name="GetSecret"><arg type="o" direction="in"/><arg type="(oayays)" direction="out"/></method>
  <method name="SetSecret"><arg type="(oayays)" direction="in"/></method>
  <property name="Locked" type="b" access="read"/><property name="Attributes" type="a{ss}" access="readwrite"/>
  <property name="Label" type="s" access="readwrite"/><property name="Created" type="t" access="read"/>
  <property name="Modified" type="t" access="read"/>
</interface>
<interface name="org.freedesktop.Secret.Session"><method name="Close"/></interface>
<interface name="org.freedesktop.Secret.Prompt">
  <method name="Prompt"><arg type="s" direction="in"/></method><method name="Dismiss"/>
  <signal name="Completed"><arg type="b"/><arg type="v"/></signal>
</interface>
</node>
"""
ROOT, NAME = "/org/freedesktop/secrets", "org.freedesktop.secrets"
KEYRING, SESSION, PROMPT = f"{ROOT}/collection/login", f"{ROOT}/session/s1", f"{ROOT}/prompt/p1"
ALIAS = f"{ROOT}/aliases/default"
interfaces = {interface.name.rsplit(".", 1)[1]: interface for interface in Gio.DBusNodeInfo.new_for_xml(XML).interfaces}
items = {}  # by path: attributes, label, secret
asked = []  # the paths that the open question is about
state = {"hangs": False, "locked": False, "agrees": True, "created": 0}


def register(path, kind):
    return bus.register_object(path, interfaces[kind], call, get, set_)


def call(connection, sender, path, interface, method, parameters, invocation):
    if state["hangs"]:
        return
    given = parameters.unpack()
    if method == "OpenSession" and given[0] != "plain":
        invocation.return_dbus_error("org.freedesktop.DBus.Error.NotSupported", "plain sessions alone")
        return
    if state["locked"] and method in ("GetSecret", "SetSecret", "CreateItem", "Delete"):
        invocation.return_dbus_error("org.freedesktop.Secret.Error.IsLocked", "the keyring is locked")
        return
    invocation.return_value(globals()[f"on_{method}"](path, *given))


def get(connection, sender, path, interface, name):
    item = items.get(path)
    if name == "Items" or name == "Collections":
        return GLib.Variant("ao", list(items) if name == "Items" else [KEYRING])
    if name == "Locked":
        return GLib.Variant("b", state["locked"])
    if name == "Label":
        return GLib.Variant("s", item["label"] if item else "Login")
    if name == "Attributes":
        return GLib.Variant("a{ss}", item["attributes"])
    return GLib.Variant("t", 0)


def set_(connection, sender, path, interface, name, value):
    items[path][name.lower()] = value.unpack()
    bus.emit_signal(
        None, path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
        GLib.Variant("(sa{sv}as)", (interface, {name: value}, [])))
    return True


def on_OpenSession(path, algorithm, value):
    return GLib.Variant("(vo)", (GLib.Variant("s", ""), SESSION))


def on_Close(path):
    return None


def on_ReadAlias(path, name):
    return GLib.Variant("(o)", (KEYRING if name == "default" else "/",))


def on_SearchItems(path, wanted):
    found = [path for path, item in items.items() if wanted.items() <= item["attributes"].items()]
    return GLib.Variant("(aoao)", ([], found) if state["locked"] else (found, []))


def on_Unlock(path, paths):
    if not state["locked"]:
        return GLib.Variant("(aoo)", (paths, "/"))
    asked[:] = paths
    return GLib.Variant("(aoo)", ([], PROMPT))


def on_Prompt(path, window):
    GLib.idle_add(complete)
    return None


def on_Dismiss(path):
    return None


def tell_lock():
    for path in list(items) + [KEYRING]:
        kind = "Collection" if path == KEYRING else "Item"
        bus.emit_signal(
            None, path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
            GLib.Variant("(sa{sv}as)", (f"org.freedesktop.Secret.{kind}", {"Locked": GLib.Variant("b", state["locked"])}, [])))


def complete():
    state["locked"] = state["locked"] and not state["agrees"]
    tell_lock()
    bus.emit_signal(
        None, PROMPT, "org.freedesktop.Secret.Prompt", "Completed",
        GLib.Variant("(bv)", (not state["agrees"], GLib.Variant("ao", asked if state["agrees"] else []))))
    return False


def secret_of(item):
    return (SESSION, b"", item["secret"], "application/octet-stream")


def on_GetSecrets(path, paths, session):
    return GLib.Variant("(a{o(oayays)})", ({path: secret_of(items[path]) for path in paths if path in items},))


def on_GetSecret(path, session):
    return GLib.Variant("((oayays))", (secret_of(items[path]),))


def on_SetSecret(path, secret):
    items[path]["secret"] = bytes(secret[2])
    return None


def on_CreateItem(path, properties, secret, replaces):
    attributes = properties.get("org.freedesktop.Secret.Item.Attributes", {})
    for path, item in items.items():
        if replaces and item["attributes"] == attributes:
            item["secret"] = bytes(secret[2])
            return GLib.Variant("(oo)", (path, "/"))
    state["created"] += 1
    path = f"{KEYRING}/{state['created']}"
    label = properties.get("org.freedesktop.Secret.Item.Label", "")
    items[path] = {"attributes": attributes, "label": label, "secret": bytes(secret[2])}
    items[path]["registration"] = register(path, "Item")
    return GLib.Variant("(oo)", (path, "/"))


def on_Delete(path):
    bus.unregister_object(items.pop(path)["registration"])
    return GLib.Variant("(o)", ("/",))


def say(channel, condition):
    lines = os.read(0, 4096).decode().split()
    for line in lines or ["end"]:
        obey(line)
    return True


def obey(line):
    if line == "end":
        os._exit(0)
    changes = {
        "hang": ("hangs", True), "answer": ("hangs", False), "lock": ("locked", True), "agree": ("agrees", True),
        "decline": ("agrees", False)}
    if line in changes:
        key, value = changes[line]
        state[key] = value
        if line == "lock":
            tell_lock()
    print(len(items) if line == "count" else "ok", flush=True)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
register(ROOT, "Service")
for path in (KEYRING, ALIAS):
    register(path, "Collection")
register(SESSION, "Session")
register(PROMPT, "Prompt")
loop = GLib.MainLoop()
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IO_IN | GLib.IO_HUP, say)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
loop.run()
