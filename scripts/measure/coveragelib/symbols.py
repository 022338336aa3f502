"""Our public API, as `swift symbolgraph-extract` sees the debug build."""

import collections
import dataclasses
import json
import pathlib
import subprocess
import tempfile

OURS = (
    "UIKit", "UIKitGraphics", "UIKitAccessibility", "Accessibility", "UIKitCore", "UIKitAnimation", "UIKitControls", "UIKitApp",
    "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitControllers", "UIKitText", "UIKitKeyboard", "UIKitDocuments",
    "Selectors", "QuartzCore", "CoreGraphics", "ImageIO", "Security", "UserNotifications", "MessageUI", "SafariServices",
    "PhotosUI")
SOURCES = pathlib.Path(__file__).resolve().parents[3] / "Sources"
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor"}


class BuildError(Exception):
    pass


@dataclasses.dataclass
class Symbol:
    name: str  # the last path component
    kind: str  # swift.method
    text: str  # the declaration
    ours: bool  # not Foundation's
    access: str
    extension: bool  # stands in an extension: of a protocol, a default
    overrides: bool = False

    @property
    def readonly(self):
        if self.kind != "swift.property":
            return False
        return "set" not in self.text.split("{")[-1] if "{" in self.text else " let " in f" {self.text}"


class Module:
    """Types by dotted name, each with its members by name, and what it inherits."""

    def __init__(self):
        self.members = collections.defaultdict(lambda: collections.defaultdict(list))
        self.types = {}  # dotted name: Symbol
        self.supers = collections.defaultdict(list)  # dotted names of superclass and protocols

    def ancestors(self, name, seen=None):
        seen = seen if seen is not None else [name]
        for parent in self.supers.get(name, []):
            if parent not in seen:
                seen.append(parent)
                self.ancestors(parent, seen)
        return seen[1:] if seen and seen[0] == name else seen


def load(build):
    modules = build / "Modules"
    for name in OURS:
        if not (modules / f"{name}.swiftmodule").exists():
            raise BuildError(f"{modules}/{name}.swiftmodule is not there: run `swift build` first")
    module = Module()
    options = search(build)
    with tempfile.TemporaryDirectory() as folder:
        for name in OURS + ("Foundation", "FoundationEssentials"):
            extract(name, options, folder)
        graphs = [(path, json.loads(path.read_text())) for path in sorted(pathlib.Path(folder).glob("*.json"))]
    names = {}
    for path, graph in graphs:
        collect(graph, path.stem.split("@")[0].split(".")[0] in OURS, module, names)
    for _, graph in graphs:
        relate(graph, module, names)
    return module


def search(build):
    """What the extractor needs to find a module of the build, and what that module imports."""
    target = json.loads(run(["swift", "-print-target-info"]))["target"]["triple"]
    # UIKit does not load without the C modules that stand behind the window.
    folders = [build / "Modules"] + sorted(path.parent for path in SOURCES.glob("**/module.modulemap"))
    options = ["-target", target] + [argument for path in folders for argument in ("-I", str(path))]
    # ... nor without the headers behind those.
    for flag in run(["pkg-config", "--cflags-only-I", "cairo", "pangocairo"]).split():
        options += ["-Xcc", flag]
    return options


def extract(name, options, folder):
    """Writes the symbol graphs of a module into the folder; `search(build)` makes the options."""
    run(
        ["swift", "symbolgraph-extract", "-module-name", name, "-output-dir", folder, "-minimum-access-level", "public",
         "-skip-synthesized-members"] + options)


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise BuildError(f"`{' '.join(command)}` failed:\n{done.stderr.strip()}")
    return done.stdout


def collect(graph, ours, module, names):
    for raw in graph["symbols"]:
        path = raw["pathComponents"]
        text = "".join(part["spelling"] for part in raw.get("declarationFragments", []))
        symbol = Symbol(path[-1], raw["kind"]["identifier"], text, ours, raw["accessLevel"], "swiftExtension" in raw)
        names[raw["identifier"]["precise"]] = (".".join(path), symbol)
        if symbol.kind in TYPES:
            module.types.setdefault(".".join(path), symbol)
        module.members[".".join(path[:-1])][path[-1]].append(symbol)


def relate(graph, module, names):
    for raw in graph["relationships"]:
        name, symbol = names.get(raw["source"], (None, None))
        if name is None:
            continue
        target = names[raw["target"]][0] if raw["target"] in names else raw.get("targetFallback", "").partition(".")[2]
        if raw["kind"] in ("inheritsFrom", "conformsTo") and target:
            module.supers[name].append(target)
        elif raw["kind"] == "overrides":
            symbol.overrides = True
