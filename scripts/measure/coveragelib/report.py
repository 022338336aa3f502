"""Compares Apple's lists with our symbols."""

import collections
import dataclasses
import re

from . import lists

# What the language gives to every value type, and Foundation to every object: the lists leave it out.
GIVEN = {
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue",
    "init(rawValue:)", "description", "debugDescription", "customMirror", "init(arrayLiteral:)", "RawValue",
    "ArrayLiteralElement", "Element", "allCases", "AllCases", "deinit", "isEqual(_:)", "hash", "copy()", "copy(with:)", "mutableCopy(with:)", "observe(_:options:changeHandler:)", "id", "ID",
}
OVERRIDABLE = ("swift.method", "swift.property", "swift.type.property", "swift.subscript")
SUBCLASSED = {"UIResponder", "UIGestureRecognizer", "CALayer", "UIBarItem", "UICollectionViewLayout"}
APPLE = ("UI", "CA", "CG", "CF", "NS")
# How a reason begins whose members are missing, not left out.
NOT_BUILT = "Not built yet,"


@dataclasses.dataclass
class Entry:
    """What became of one line of a list."""
    type: lists.Type
    member: lists.Member | None  # None: a type without members
    state: str  # present, missing, readonly, demanded, out
    reason: str | None = None
    closed: bool = False  # open with Apple, not here
    binding: bool = False  # an initializer required of subclasses, which Apple does not require

    def label(self, top):
        nested = self.type.name.removeprefix(top).lstrip(".")
        return ".".join(part for part in (nested, self.member.spelling if self.member else None) if part)


@dataclasses.dataclass
class Row:
    """One top-level type with everything nested in it."""
    name: str
    kind: str
    topic: str
    entries: list[Entry]
    ours: list[str]
    exists: bool
    sealed: list[str]  # classes that Apple lets subclass, and we do not
    mismatches: list[str]  # sentences about types of another kind or with other ancestors
    known: int = 0  # members that Apple's type has at least, if its list names not all of them
    other: lists.Other | None = None  # what is known of a type without a list
    arrived: bool = False  # has no list, but is here: which members, nobody has compared

    def of(self, *states):
        return [entry for entry in self.entries if entry.state in states]

    @property
    def noteworthy(self):
        return bool(self.of("missing", "readonly", "demanded", "out") or self.closed or self.binding or self.sealed or self.mismatches)

    @property
    def closed(self):
        return [entry for entry in self.entries if entry.closed and entry.type.name not in self.sealed]

    @property
    def binding(self):
        return [entry for entry in self.entries if entry.binding]

    @property
    def present(self):
        return len(self.of("present"))

    @property
    def total(self):
        """All that Apple's type has, what is left out here, too."""
        return max(self.known, len(self.entries))


@dataclasses.dataclass
class Coverage:
    rows: list[Row]
    unlisted: list[str]  # types with Apple's prefix that no list names
    own: dict[str, list[str]]  # types of our own
    idle: dict[str, list[str]]  # why, and which members do nothing here


def compare(apple, module, reasons, others=None, idle=()):
    rows, unused = {}, {pattern for pattern, _ in reasons}
    for type_ in apple.values():
        row = rows.setdefault(type_.top, Row(type_.top, type_.kind, type_.topic, [], [], False, [], []))
        row.exists |= exists(type_, module)
        opened = is_open(type_, apple)
        row.entries += entries(type_, opened, module, reasons, unused)
        row.sealed += [type_.name] if is_sealed(type_, opened, module) else []
        row.mismatches += mismatch(type_, module) + disinherited(type_, module)
        row.ours += ours(type_, apple, module)
    if unused:
        raise lists.ListError(f"reasons.txt: no missing member matches {', '.join(sorted(unused))}: remove the line")
    add(others or {}, rows, module)
    listed = {name.split(".")[0] for type_ in apple.values() for name in type_.names}
    listed |= {member.name for type_ in apple.values() if type_.kind == "functions" for member in type_.members}
    return Coverage(list(rows.values()), *unlisted(listed, module), doing_nothing(rows.values(), idle))


def doing_nothing(rows, idle):
    """{reason: [Type.member]} of the members that are here and do nothing."""
    found = collections.defaultdict(list)
    here = [entry for row in rows for entry in row.entries if entry.member and entry.state not in ("missing", "out")]
    for pattern, reason in idle:
        names = [f"{entry.type.name}.{entry.member.spelling}" for entry in here]
        matching = [name for name in names if matches(pattern, name.replace(" ", ""))]
        if not matching:
            raise lists.ListError(f"idle.txt: no member that is here matches {pattern}: remove the line")
        found[reason] += [name for name in matching if name not in found[reason]]
    return found


def add(others, rows, module):
    """The types without lists; a type with a list that is not built has as many members as the larger number says."""
    for name, other in others.items():
        row = rows.setdefault(name, Row(name, other.kind, other.topic, [], [], False, [], []))
        if not row.exists:
            row.known, row.other = other.members, other
            row.arrived = not row.entries and name in module.types and module.types[name].ours


def entries(type_, opened, module, reasons, unused):
    found = [entry(type_, member, opened, module) for member in type_.members]
    if not found:
        found = [Entry(type_, None, "present" if exists(type_, module) else "missing")]
    for item in found:
        if item.state == "present":
            continue
        spelling = item.member.spelling.replace(" ", "") if item.member else ""
        for pattern, reason in reasons:
            if matches(pattern, f"{type_.name}.{spelling}"):
                item.state, item.reason = (item.state if reason.startswith(NOT_BUILT) else "out"), reason
                unused.discard(pattern)
        if item.member and item.member.tag:
            item.state, item.reason = "out", lists.TAGS[item.member.tag]
    return found


def matches(pattern, name):
    """Of an overload, touches(for:)[UIView], the pattern may leave the last part out: then it holds for all."""
    regex = ".*".join(re.escape(part) for part in pattern.split("*"))
    return re.fullmatch(regex, name) or re.fullmatch(regex, name.partition("[")[0])


def entry(type_, member, opened, module):
    symbols = []
    if type_.kind == "functions":
        symbols = module.members[""].get(member.name, [])
    for name in type_.names:
        symbols = symbols or lookup(name, member, module)
    if member.word:
        symbols = [symbol for symbol in symbols if takes(member.word, symbol.text)]
    if not symbols:
        return Entry(type_, member, "missing")
    binding = opened and member.name != "init(coder:)" and any("required" in symbol.text for symbol in symbols)
    return Entry(type_, member, quality(type_, member, symbols), None, is_closed(opened, symbols), binding)


def is_closed(opened, symbols):
    return opened and all(
        symbol.ours and symbol.access == "public" and symbol.kind in OVERRIDABLE and "static let" not in symbol.text
        for symbol in symbols)


def is_open(type_, apple):
    """Whether it is one of Apple's classes that people subclass: these can be overridden member by member."""
    chain = [type_.name]
    for name in chain:
        chain += [parent for parent in (apple[name].supers if name in apple else []) if parent not in chain]
    return type_.kind == "class" and not SUBCLASSED.isdisjoint(chain)


def is_sealed(type_, opened, module):
    symbol = module.types.get(type_.name)
    return opened and symbol is not None and symbol.ours and symbol.access == "public"


def mismatch(type_, module):
    symbol = module.types.get(type_.name)
    kind = "struct" if type_.kind == "options" else type_.kind
    if symbol is None or kind in ("extension", "functions") or symbol.kind in ("swift.typealias", f"swift.{kind}"):
        return []
    return [f"`{type_.name}` is a {kind} with Apple, here of kind {symbol.kind.removeprefix('swift.')}."]


def disinherited(type_, module):
    if type_.name not in module.types:
        return []
    missing = [name for name in type_.supers if name not in module.ancestors(type_.name)]
    return [f"`{type_.name}` does not inherit {', '.join(f'`{n}`' for n in missing)} here."] if missing else []


def quality(type_, member, symbols):
    if type_.kind == "protocol":
        optional = member.required or any(symbol.extension for symbol in symbols)
        return "present" if optional else "demanded"
    readonly = not member.readonly and all(symbol.readonly for symbol in symbols)
    return "readonly" if readonly else "present"


def takes(word, text):
    return re.search(rf": (any )?{re.escape(word)}(?!\w)", text)


def lookup(name, member, module):
    """Members of the type itself, then of what it inherits; initializers only as far as Swift inherits them."""
    own = module.members[name].get(member.name, []) or defaulted(member.name, module.members[name])
    if own:
        return own
    for parent in module.ancestors(name):
        if member.name.startswith("init(") and not inherits_initializers(name, parent, module):
            continue
        if parent in module.members and member.name in module.members[parent]:
            return module.members[parent][member.name]
    return []


def defaulted(name, members):
    """Overloads that can be called by a name which leaves out parameters with defaults."""
    return [symbol for group in members.values() for symbol in group if stands_for(symbol, [name])]


def stands_for(symbol, names):
    """Whether a function with defaults can be called by one of the names."""
    base = symbol.name.partition("(")[0]
    shorter = [name for name in names if name.startswith(f"{base}(") and name.endswith(":)") and len(name) < len(symbol.name)]
    if not shorter or "(" not in symbol.text:
        return False
    own = parameters(symbol.text)
    return any(leaves(own, name.partition("(")[2].split(":")[:-1]) for name in shorter)


def parameters(text):
    """The labels of a declaration's parameters, and whether each has a default."""
    parts, depth = [""], 0
    for letter in text[text.index("(") + 1:].replace("->", ""):
        depth += (letter in "([{<") - (letter in ")]}>")
        if depth < 0:
            break
        if depth == 0 and letter == ",":
            parts.append("")
        else:
            parts[-1] += letter
    return [(part.split(":")[0].split()[0], " = " in part) for part in parts if ":" in part]


def leaves(parameters, wanted):
    """Whether the labels are those of the parameters without some that have defaults."""
    wanted = list(wanted)
    for label, has_default in parameters:
        if wanted and wanted[0] == label:
            wanted.pop(0)
        elif not has_default:
            return False
    return not wanted


def inherits_initializers(name, parent, module):
    own = {symbol.name for symbol in designated(name, module) if "required" not in symbol.text}
    return not own or own >= {symbol.name for symbol in designated(parent, module) if "required" not in symbol.text}


def designated(name, module):
    members = [symbol for group in module.members[name].values() for symbol in group]
    return [symbol for symbol in members if symbol.kind == "swift.init" and "convenience" not in symbol.text]


def exists(type_, module):
    if type_.kind == "functions":
        return any(member.name in module.members[""] for member in type_.members)
    if type_.kind == "extension":
        return any(symbol.ours for name in type_.names for group in module.members[name].values() for symbol in group)
    symbol = module.types.get(type_.name)
    return symbol is not None


def ours(type_, apple, module):
    """Public members that neither Apple's type nor what it inherits has."""
    known = set(GIVEN)
    pending, seen = list(type_.names), set()
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        pending += module.supers.get(name, [])
        if name in apple:
            known |= {member.name for member in apple[name].members}
            pending += apple[name].supers
    nested = {name.rpartition(".")[2] for name in apple if name.rpartition(".")[0] in type_.names}
    found = []
    for name in type_.names if type_.kind != "functions" else []:
        for group in module.members[name].values():
            extra = [symbol for symbol in group if symbol.ours and not symbol.overrides]
            if extra and extra[0].name not in known | nested and not stands_for(extra[0], known):
                found.append(f"{name.removeprefix(type_.top).lstrip('.')}.{extra[0].name}".lstrip("."))
    return sorted(set(found))


def unlisted(listed, module):
    missing, own = [], {}
    for name, symbol in sorted(module.types.items()):
        if not symbol.ours or "." in name or name in listed:
            continue
        if name.startswith(APPLE):
            missing.append(name)
        else:
            own[name] = sorted(n for n in module.members[name] if n not in GIVEN)
    return missing, own
