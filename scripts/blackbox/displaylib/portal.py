"""A desktop's settings portal on the session bus, in Debian's Python: answers ReadAll, and says what comes on standard input.

A line is a namespace, a key and a value in GVariant's text: `org.freedesktop.appearance color-scheme uint32 1`.
"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

XML = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop"
settings = {"org.freedesktop.appearance": {"color-scheme": GLib.Variant("u", 0)}}


def call(connection, sender, path, interface, method, parameters, invocation):
    wanted = parameters.unpack()[0]
    answer = {space: values for space, values in settings.items() if not wanted or space in wanted}
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (answer,)))


def say(channel, condition, connection):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    space, key, text = line.strip().split(" ", 2)
    value = GLib.Variant.parse(None, text, None, None)
    settings.setdefault(space, {})[key] = value
    connection.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", GLib.Variant("(ssv)", (space, key, value)))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], call, None, None)
loop = GLib.MainLoop()
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.IO_IN | GLib.IO_HUP, say, bus)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
loop.run()
