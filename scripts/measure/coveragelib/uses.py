"""Whether tests use every member that is here of scroll views, lists, gesture recognizers, constraints and traits, and of a desktop's topics."""

import re

from . import topics

TESTS = "Tests/UIKit*"
TYPES = {
    "UIScrollView", "UIScrollViewDelegate", "UIRefreshControl", "UIScrollTypeMask", "NSLayoutConstraint", "NSLayoutAnchor",
    "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "UILayoutGuide", "UIKeyboardLayoutGuide", "UIStackView",
    "UITraitCollection", "UITraitOverrides", "UIMutableTraits",
    "UICollectionView", "UICollectionViewDataSource", "UICollectionViewDataSourcePrefetching", "UICollectionViewDelegate",
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayout", "UICollectionViewFlowLayoutInvalidationContext",
    "UICollectionViewDelegateFlowLayout", "UICollectionViewController", "UICollectionViewDiffableDataSource", "UITableView",
    "UITableViewDataSource", "UITableViewDelegate", "UITableViewDataSourcePrefetching", "UITableViewCell",
    "UITableViewHeaderFooterView", "UITableViewDiffableDataSource", "NSDiffableDataSourceSnapshot", "UIListContentConfiguration",
    "UIListContentView", "UIBackgroundConfiguration", "UICellConfigurationState", "UIViewConfigurationState",
    "UIConfigurationColorTransformer",
}


def unused(coverage, root):
    """Lines `Type.member` for members that are present, but that no test names."""
    tests = text(root, TESTS)
    entries = [
        entry for row in coverage.rows if row.name in TYPES or "GestureRecognizer" in row.name for entry in row.of("present")]
    entries += [entry for topic in topics.TOPICS for _, entry in topics.members(coverage, topic) if entry.state == "present"]
    seen = set()
    for entry in entries:
        if entry.member is None or is_used(entry, tests):
            continue
        name = f"{entry.type.name}.{entry.member.spelling}"
        if name not in seen:
            yield name
        seen.add(name)


def text(root, folders):
    return "\n".join(path.read_text() for path in sorted(root.glob(f"{folders}/**/*.swift")))


def is_used(entry, text):
    word, _, labels = entry.member.name.partition("(")
    if word == "init":
        return re.search(rf"\b{entry.type.name.split('.')[-1]}(<[^\n]*>)?( {{|\()", text) is not None
    if word == "subscript":
        return ".self]" in text or re.search(r"\bstate\[key\]", text) is not None
    if word in ("tableView", "collectionView") and labels:
        # A message of a list is known by what follows its first word.
        names = [label for label in labels.rstrip("):").split(":") if label != "_"]
        return re.search(r"\b" + r"\b[^{}]*?\b".join(map(re.escape, names)) + r"\b", text) is not None
    return re.search(rf"\b{re.escape(word)}\b", text) is not None
