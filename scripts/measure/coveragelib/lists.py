"""Reads the lists of Apple's API. docs/coverage/README.md describes their format."""

import dataclasses
import re

KINDS = ("class", "struct", "enum", "options", "protocol", "extension", "functions")
TAGS = {"objc": "Needs the Objective-C runtime", "deprecated": "Deprecated before iOS 15"}
MEMBER = re.compile(r"^(?P<name>\S+)(?: \[(?P<word>\w+|\[\w+\])\])?(?P<readonly> \{get\})?(?P<required> \{required\})?$")
OTHER_NOTE = re.compile(r"^(deprecated: iOS [\d.]+|newer than iOS 16)$")


class ListError(Exception):
    pass


@dataclasses.dataclass
class Member:
    name: str  # DocC spelling: setContentOffset(_:animated:)
    word: str | None  # tells overloads apart: the type of one parameter
    readonly: bool  # with Apple
    required: bool  # of a protocol: not optional with Apple
    tag: str | None
    where: str  # file:line

    @property
    def spelling(self):
        return f"{self.name} [{self.word}]" if self.word else self.name


@dataclasses.dataclass
class Type:
    kind: str
    names: list[str]  # an extension may list alternatives: NSString | String
    supers: list[str]
    topic: str  # UIKit/ScrollView
    members: list[Member]

    @property
    def name(self):
        return self.names[0]

    @property
    def top(self):
        """The outermost type, under which nested ones are counted; an extended type stands for itself."""
        return self.name if self.kind in ("extension", "functions") else self.name.split(".")[0]


def read(folder):
    types = {}
    for path in sorted(folder.glob("*/*.txt")):
        topic = f"{path.parent.name}/{path.stem}"
        for type_ in read_file(path, topic):
            if type_.name in types:
                raise ListError(f"{path}: {type_.name} is listed twice")
            types[type_.name] = type_
    if not types:
        raise ListError(f"no lists in {folder}")
    return types


def read_file(path, topic):
    types = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        where = f"{path.name}:{number}"
        text, _, comment = line.partition("  # ")
        text = text.strip()
        if not text or text.startswith("#"):
            continue
        if text.split(" ")[0] in KINDS and not line.startswith(" "):
            types.append(header(text, topic))
        elif not types or not line.startswith(" "):
            raise ListError(f"{where}: “{text}” is neither a type ({', '.join(KINDS)}) nor an indented member")
        else:
            add(types[-1], member(text, comment, where))
    return types


def header(text, topic):
    kind, _, rest = text.partition(" ")
    if kind == "functions":
        return Type(kind, [rest], [], topic, [])
    names, _, supers = rest.partition(": ")
    return Type(kind, names.split(" | "), supers.split(", ") if supers else [], topic, [])


def member(text, comment, where):
    match = MEMBER.match(text)
    if not match:
        raise ListError(f"{where}: cannot read the member “{text}”")
    tag = comment.partition(":")[0] or None
    if tag and tag not in TAGS:
        raise ListError(f"{where}: unknown tag “{tag}”, expected one of {', '.join(TAGS)}")
    return Member(match["name"], match["word"], bool(match["readonly"]), bool(match["required"]), tag, where)


def add(type_, new):
    if any(old.spelling == new.spelling for old in type_.members):
        raise ListError(f"{new.where}: {type_.name}.{new.spelling} is listed twice")
    type_.members.append(new)


@dataclasses.dataclass
class Other:
    """A type without a list, or with a part of one."""
    kind: str
    topic: str  # UIKit/Search
    members: int
    deprecated: bool  # before iOS 13
    newer: bool  # than iOS 16


def read_others(path):
    """{name: Other}; a topic stands above its types."""
    others, topic = {}, None
    for number, line in enumerate(path.read_text().splitlines() if path.exists() else [], 1):
        if not line.strip() or line.startswith("#"):
            continue
        text, _, note = line.partition("  # ")
        words = text.split()
        if not line.startswith(" "):
            topic = text.strip()
        elif topic is None or len(words) != 3 or words[0] not in KINDS or not words[2].isdigit():
            raise ListError(f"{path.name}:{number}: “{line.strip()}” is not a kind, a type and a number below a topic")
        elif note and not OTHER_NOTE.match(note):
            raise ListError(f"{path.name}:{number}: unknown note “{note}”")
        elif words[1] in others:
            raise ListError(f"{path.name}:{number}: {words[1]} is listed twice")
        else:
            others[words[1]] = Other(words[0], topic, int(words[2]), note.startswith("deprecated"), note.startswith("newer"))
    return others


def read_reasons(path):
    """[(pattern, reason)], a pattern being Type.member with shell wildcards, indented under its reason."""
    reasons, reason = [], None
    for number, line in enumerate(path.read_text().splitlines() if path.exists() else [], 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            reason = line.strip()
        elif reason is None:
            raise ListError(f"{path.name}:{number}: a member without a reason above it")
        else:
            reasons += [(pattern, reason) for pattern in line.split()]
    return reasons
