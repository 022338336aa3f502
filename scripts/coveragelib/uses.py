"""Whether the tests in Members use every member that is here of scroll views, gesture recognizers, constraints and traits."""

import re

FOLDER = "Tests/UIKitCoreTests/Members"
TYPES = {
    "UIScrollView", "UIScrollViewDelegate", "UIRefreshControl", "UIScrollTypeMask", "NSLayoutConstraint", "NSLayoutAnchor",
    "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "UILayoutGuide", "UIKeyboardLayoutGuide", "UIStackView",
    "UITraitCollection", "UITraitOverrides", "UIMutableTraits",
}


def unused(coverage, root):
    """Lines `Type.member` for members that are present, but that no file in the folder names."""
    text = "\n".join(path.read_text() for path in sorted((root / FOLDER).glob("*.swift")))
    for row in coverage.rows:
        if row.name not in TYPES and "GestureRecognizer" not in row.name:
            continue
        for entry in row.of("present"):
            if entry.member and not is_used(entry, text):
                yield f"{entry.type.name}.{entry.member.spelling}"


def is_used(entry, text):
    word = entry.member.name.split("(")[0]
    if word == "init":
        return f"{entry.type.name.split('.')[-1]}(" in text
    if word == "subscript":
        return ".self]" in text
    return re.search(rf"\b{re.escape(word)}\b", text) is not None
