"""The pages of the site."""

import dataclasses
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from . import charts, films, markdown, uikit

NAVIGATION = [
    ("films.html", "Films"), ("speed.html", "Speed"), ("uikit.html", "UIKit"), ("guides/index.html", "Guides"), ("api/index.html", "API")]
USERS = ["teams", "apps", "kiosks", "containers", "ports"]
GROUPS = [
    ("Bring code over", ["docs/porting.md", "docs/interface-builder.md"]),
    ("Build an app", ["docs/desktop.md", "docs/symbols.md", "docs/colors.md"]),
    ("Find out why", ["docs/debugging.md", "docs/measurements.md"]),
    ("Examples", []),
    ("Work on the package", [
        "CONTRIBUTING.md", "docs/architecture.md", "docs/internals.md", "scripts/README.md", "docs/coverage/README.md", "site/README.md"]),
    ("Versions", ["CHANGELOG.md"]),
]
PICTURES = (".png", ".webp", ".svg", ".jpg", ".gif")
# A page of its own is made of these; README.md is the first page in another form.
OWN = {"docs/coverage.md": "uikit.html", "docs/speed.md": "speed.html", "README.md": "index.html"}


@dataclasses.dataclass
class Guide:
    source: str  # below the repository's folder
    address: str  # below the site's folder
    title: str = ""
    summary: str = ""


class Site:
    def __init__(self, root, out, recorded, documentation):
        self.root, self.out = root, out
        self.recorded = recorded  # a folder with larger films, or None
        self.documentation = documentation  # the folder of DocC's output, or None
        self.template = (root / "site/templates/page.html").read_text()
        self.guides = {guide.source: guide for guide in self.find_guides()}
        self.modules = sorted(path.name for path in documentation.iterdir() if (path / "index.html").exists()) if documentation else []
        self.version = version(root)

    # Files

    def find_guides(self):
        names = [
            *self.root.glob("*.md"), *self.root.glob("docs/**/*.md"), *self.root.glob("Examples/*/README.md"),
            *self.root.glob("Benchmarks/*/README.md"), self.root / "scripts/README.md", self.root / "site/README.md"]
        for path in sorted(path for path in names if path.exists()):
            source = path.relative_to(self.root).as_posix()
            if source not in OWN:
                yield Guide(source, f"guides/{guide_name(source)}.html")

    def target(self, to, source):
        """The site's address of what a link in the file `source` leads to; None for what the site does not have."""
        if re.match(r"^[a-z]+:", to):
            return to
        path, _, fragment = to.partition("#")
        fragment = f"#{fragment}" if fragment else ""
        if not path:
            return fragment
        if path.endswith(".html"):
            return path + fragment
        full = os.path.normpath(os.path.join(os.path.dirname(source), path))
        for candidate in (full, f"{full}/README.md"):
            if candidate in OWN:
                return OWN[candidate] + fragment
            if candidate in self.guides:
                return self.guides[candidate].address + fragment
        return self.article(full)

    def article(self, full):
        """The page that DocC has made of an article."""
        match = re.fullmatch(r"Sources/(\w+)/\w+\.docc/(\w+)\.md", full)
        if not match or match[1] not in self.modules:
            return None
        module, name = match.groups()
        page = f"{module}/documentation/{module.lower()}" + ("" if name == module else f"/{name.lower()}")
        return f"api/{page}/" if (self.documentation / page / "index.html").exists() else None

    def render(self, text, source, address):
        """The Markdown of the file `source` for the page at `address`."""
        root = up(address)

        def link(to):
            target = self.target(to, source)
            return target if target is None or re.match(r"^([a-z]+:|#)", target) else root + target

        def picture(to, text):
            return self.picture(os.path.normpath(os.path.join(os.path.dirname(source), to)), text, root)

        return markdown.Page(text, link, picture)

    def picture(self, source, text, root):
        path = self.root / source
        if path.suffix == ".webp":
            film = films.copy(path, path.stem, text, self.out)
            return film.html(root)
        if path.suffix not in PICTURES or not path.exists():
            raise FileNotFoundError(f"{source}: no such picture")
        (self.out / "pictures").mkdir(exist_ok=True)
        shutil.copyfile(path, self.out / "pictures" / path.name)
        return f'<img src="{root}pictures/{path.name}" alt="{html.escape(text)}" loading="lazy">'

    # Pages

    def write(self, address, title, body, kind, description="", head=""):
        root = up(address)
        links = []
        for place, name in NAVIGATION:
            if place == "api/index.html" and not self.modules:
                continue
            here = place == address or place.split("/")[0] == address.split("/")[0] and "/" in place
            links.append(f'<a href="{root}{place}"{" aria-current=page" if here else ""}>{name}</a>')
        values = {
            "title": html.escape(title if title == "Scrollwork" or "Scrollwork" in title else f"{title} – Scrollwork"), "description": html.escape(description or title),
            "root": root, "head": head, "kind": kind, "navigation": "".join(links), "body": body, "version": self.version[0], "built": self.version[1]}
        path = self.out / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill(self.template, values))

    def build(self, wasm):
        for name in ("site.css", "films.js", "uikit.js", "icon.svg"):
            shutil.copyfile(self.root / "site" / name, self.out / name)
        stage = json.loads((self.root / "site/live/flicks.json").read_text())
        self.live(wasm)
        users = [self.user(name) for name in USERS]
        self.first_page(stage, users, wasm)
        self.films_page()
        self.speed_page()
        self.uikit_page()
        self.guide_pages()
        if self.modules:
            self.api_pages()

    def live(self, wasm):
        folder = self.out / "live"
        folder.mkdir()
        for source in (wasm, self.root / "site/live/live.js", self.root / "site/live/flicks.json"):
            shutil.copyfile(source, folder / source.name)

    def first_page(self, stage, users, wasm):
        rows = sum(list_["rows"] for list_ in stage["lists"])
        ghosts, place = [], 0
        for number, list_ in enumerate(stage["lists"], 1):
            start = place + list_["headerHeight"]
            place = start + list_["rows"] * list_["rowHeight"]
            ghosts.append(f"--start{number}:{start}px;--end{number}:{place}px;--row{number}:{list_['rowHeight']}px")
        film, dark = (
            films.copy(self.root / "site/films" / f"{name}.webp", f"{name}-wide", "Notes in three columns on a Linux desktop: dragged, and edited by keys", self.out)
            for name in ("desk", "desk-dark"))
        speed = (self.root / "docs/speed.md").read_text()
        steps = charts.tables(speed)[1]
        own = dict(zip(steps[0], steps[1]))
        motion = dict(zip(charts.tables(speed)[0][0], charts.tables(speed)[0][1]))
        figures = [
            (f"{motion['step 1x']} ms", "of processor time for a step through a million rows"), (own["first frame"], "from the start of the process to the first frame"),
            (own["proportional memory"], "of memory, linked as the page on speed describes")]
        body = fill((self.root / "site/templates/index.html").read_text(), {
            "rows": f"{rows:,}", "nodes": f"{rows + len(stage['lists']):,}", "ghosts": ";".join(ghosts),
            "wasm": str(round(wasm.stat().st_size / 1000)),
            "flicks": "".join(f'<button type="button" data-flick="{html.escape(flick["name"])}" aria-pressed="false">{html.escape(flick["name"].capitalize())}</button>'
                              for flick in stage["flicks"]),
            "users": "".join(users), "film": film.html("", dark=dark),
            "figures": "".join(f"<div><dt>{value}</dt><dd>{text}</dd></div>" for value, text in figures), "teaser": charts.teaser(speed)})
        self.write("index.html", "Scrollwork: UIKit’s scroll view, everywhere Swift runs", body, "first",
                   "UIKit for Linux in Swift: the same names, the same messages, the same motion to the pixel.",
                   '<script type="module" src="live/live.js"></script>')

    def user(self, name):
        """Writes the page of a kind of user; returns its entry on the first page."""
        source = f"site/users/{name}.md"
        values, text = front(self.root / source)
        page = self.render(text, source, f"{name}.html")
        others = []
        for other in USERS:
            title = front(self.root / f"site/users/{other}.md")[0]["nav"]
            others.append(f'<a href="{other}.html"{" aria-current=page" if other == name else ""}>{html.escape(title)}</a>')
        body = (f'<nav class="tabs" aria-label="Kinds of users">{"".join(others)}</nav><article class="text user"><header><h1>{html.escape(values["title"])}</h1>'
                f'<p class="lead">{page.inline(values["lead"])}</p></header>{page.html}</article>')
        self.write(f"{name}.html", values["title"], body, "article", values["lead"])
        command = re.search(r"```sh\n(.*?)\n```", text, re.S)[1].split("\n")[-1]
        return (f'<li><a href="{name}.html"><strong>{html.escape(values["nav"])}</strong><span>{html.escape(values["card"])}</span>'
                f"<code>{html.escape(command)}</code></a></li>")

    def films_page(self):
        figures = []
        for name, text in films.listed(self.root / "site/films.txt"):
            sources = [folder / f"{name}.webp" for folder in (self.recorded, self.root / "docs/pictures") if folder]
            source = next((path for path in sources if path.exists()), None)
            if source is None:
                print(f"site: no film of {name}", file=sys.stderr)
                continue
            figures.append(films.figure(films.copy(source, name, text, self.out)))
        body = ('<header class="head"><h1>Films</h1><p class="lead">Scenes of the gallery, played by a script of fingers and recorded without a display. '
                "Each opens in a window with the command below it.</p></header>"
                f'<div class="films">{"".join(figures)}</div>')
        self.write("films.html", "Films", body, "films")

    def speed_page(self):
        text = (self.root / "docs/speed.md").read_text()
        peers, screen = charts.speed(text)
        page = self.render(re.sub(r"^# .*\n", "", text, count=1), "docs/speed.md", "speed.html")
        parts = re.split(r'(?=<h2 id=")', page.html)
        for index, part in enumerate(parts):
            if part.startswith('<h2 id="beside-other-toolkits"'):
                parts[index] = wrapped(part, peers, "The same figures as tables")
            elif part.startswith('<h2 id="a-screen-made-of-controllers"'):
                parts[index] = wrapped(part, screen, None)
        body = f'<article class="text speed"><header><h1>Speed</h1></header>{"".join(parts)}</article>'
        self.write("speed.html", "Speed", body, "article")

    def uikit_page(self):
        page = markdown.Page("")
        body = uikit.page(self.root, page.inline, self.type_address)
        body = ('<header class="head"><h1>What is here of UIKit</h1><p class="lead">Every public type and member of UIKit, QuartzCore and CoreGraphics, '
                f"compared with this package by a script: what is here, what is missing, and why.</p></header>{body}")
        self.write("uikit.html", "What is here of UIKit", f'<div class="uikit">{body}</div>', "coverage", head='<script type="module" src="uikit.js"></script>')

    def type_address(self, name):
        page = f"UIKit/documentation/uikit/{name.lower()}"
        return f"api/{page}/" if self.documentation and (self.documentation / page / "index.html").exists() else None

    def guide_pages(self):
        for guide in self.guides.values():
            self.guide(guide)
        known = {source for _, sources in GROUPS for source in sources}
        parts = []
        for name, sources in GROUPS:
            if name == "Examples":
                sources = [source for source in self.guides if source.startswith(("Examples/", "Benchmarks/"))]
                known |= set(sources)
            parts.append(self.group(name, [self.guides[source] for source in sources if source in self.guides]))
        decisions = [guide for source, guide in self.guides.items() if source.startswith("docs/decisions/")]
        rest = [guide for source, guide in self.guides.items() if source not in known and guide not in decisions]
        if rest:
            parts.append(self.group("Also", rest))
        entries = "".join(f'<li><a href="{guide.address.removeprefix("guides/")}">{html.escape(untold(guide.title))}</a></li>' for guide in decisions)
        body = (f'<header class="head"><h1>Guides</h1></header><div class="groups">{"".join(parts)}</div>'
                f'<section class="decisions"><h2>Decisions</h2><p>What was chosen, what was rejected, and why.</p><ol>{entries}</ol></section>')
        self.write("guides/index.html", "Guides", body, "guides")

    def group(self, name, guides):
        entries = "".join(
            f'<li><a href="{guide.address.removeprefix("guides/")}">{html.escape(guide.title)}</a><p>{guide.summary}</p></li>' for guide in guides)
        return f"<section><h2>{name}</h2><ul>{entries}</ul></section>"

    def guide(self, guide):
        page = self.render((self.root / guide.source).read_text(), guide.source, guide.address)
        guide.title = html.unescape(page.title or guide.source)
        first = re.search(r"<p>(.*?)</p>", page.html, re.S)
        guide.summary = sentence(re.sub("<[^>]+>", "", first[1])) if first else ""
        headings = [(level, name, inner) for level, name, inner in page.headings if level in (2, 3)]
        if sum(level == 2 for level, _, _ in headings) > 12:
            headings = [heading for heading in headings if heading[0] == 2]
        contents = "".join(f'<li class="l{level}"><a href="#{name}">{re.sub("</?a[^>]*>", "", inner)}</a></li>' for level, name, inner in headings)
        aside = f'<details class="contents"><summary>On this page</summary><ul>{contents}</ul></details>' if len(headings) > 2 else ""
        body = f'<div class="guide">{aside}<article class="text"><p class="from"><a href="{up(guide.address)}guides/index.html">Guides</a> / <code>{guide.source}</code></p>{page.html}</article></div>'
        self.write(guide.address, guide.title, body, "article", guide.summary)

    def api_pages(self):
        entries = []
        for module in self.modules:
            copy_documentation(self.documentation / module, self.out / "api" / module)
            text = MODULES.get(module, "")
            entries.append(f'<li><a href="{module}/documentation/{module.lower()}/"><strong>{module}</strong><span>{text}</span></a></li>')
        body = ('<header class="head"><h1>API</h1><p class="lead">From the doc comments, by DocC.</p></header>'
                f'<section class="users"><ul>{"".join(entries)}</ul></section>')
        self.write("api/index.html", "API", body, "api")


MODULES = {
    "UIKit": "Views, gestures, scroll views, tables, collections, controls, text, controllers; layers and drawing.",
    "Scrollwork": "The containers: stacks of lists, pages, grids, endless tiles, timelines.",
    "UIKitTesting": "The stage: a device as a value, with a virtual clock and fingers.",
    "SnapshotTesting": "Pictures and texts of screens as references.",
}


def copy_documentation(source, to):
    """DocC's pages name their files from the server's root; here from their own place, so that the site may stand in any folder."""
    shutil.copytree(source, to)
    # Asked for by each page, and absent from what DocC writes.
    (to / "theme-settings.json").write_text("{}")
    for page in to.glob("**/*.html"):
        above = "../" * len(page.parent.relative_to(to).parts)
        text = page.read_text()
        text = text.replace('var baseUrl = "/"', f'var baseUrl = new URL("{above or "./"}", location.href).pathname')
        page.write_text(re.sub(r'(href|src)="/(?!/)', rf'\1="{above or "./"}', text))


def wrapped(part, chart, caption):
    """A section of docs/speed.md: its head and introduction, the charts, then the rest, whose tables fold."""
    tables = re.findall(r'<div class="table".*?</div>', part, re.S)
    first = part.index(tables[0])
    if caption:
        for table in tables:
            part = part.replace(table, "")
        folded = f"<details class=\"figures-table\"><summary>{caption}</summary>{''.join(tables)}</details>"
        return part[:first] + chart + folded + part[first:]
    return part[:first] + chart + part[first:]


def guide_name(source):
    name = source.removeprefix("docs/").removesuffix(".md")
    name = name.removesuffix("/README") if name.endswith("/README") else name
    return name.lower().replace("examples/", "example-").replace("benchmarks/", "benchmark-").replace("coverage", "coverage-lists") if "/" in name or name == "coverage" else name.lower()


def untold(title):
    """A decision's title without its number, which some have."""
    return re.sub(r"^\d+[.:]? ", "", title)


def sentence(text):
    """The first sentence, or as much of it as a list of pages has room for."""
    match = re.match(r"(.{20,170}?)[.:;](\s|$)", text, re.S)
    return f"{match[1]}." if match else text[:150].rsplit(" ", 1)[0] + " …"


def front(path):
    """The values between the lines `---` at a file's start, and the text after them."""
    _, head, text = path.read_text().split("---\n", 2)
    return dict(line.split(": ", 1) for line in head.strip().split("\n")), text


def fill(template, values):
    text = re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], template)
    return text


def up(address):
    return "../" * address.count("/")


def version(root):
    match = re.search(r"^## (\S+)(?: \((\w+)\))?", (root / "CHANGELOG.md").read_text(), re.M)
    name = f"{match[1]} ({match[2].lower()})" if match and match[2] else match[1] if match else ""
    commit = subprocess.run(["git", "log", "-1", "--format=%h, %cd", "--date=format:%-d %B %Y"], cwd=root, capture_output=True, text=True).stdout.strip()
    return name, f"Built from {commit}." if commit else ""
