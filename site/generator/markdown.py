"""Renders the Markdown of docs/: headings, paragraphs, lists, tables, code, quotes, links, pictures and lines of HTML."""

import html
import re

from . import highlight

FENCE = re.compile(r"^( *)```(\w*)\s*$")
HEADING = re.compile(r"^(#{1,6}) +(.*?)#* *$")
ITEM = re.compile(r"^( *)([-*]|\d+\.) +(.*)$")
DELIMITER = re.compile(r"^\|?( *:?-+:? *\|)* *:?-+:? *\|?$")
RULE = re.compile(r"^ *(-{3,}|\*{3,})\s*$")
CODE = re.compile(r"(`+)(.+?)\1(?!`)", re.S)
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
BARE = re.compile(r"<(https?://[^>\s]+)>")
STRONG = re.compile(r"\*\*(\S(?:.*?\S)?)\*\*", re.S)
EMPHASIS = re.compile(r"(?<![\w*\\])[*_](\S(?:[^*_]*?\S)?)[*_](?![\w*])")
ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+.!|<>-])")


class Page:
    """One rendered file.

    `link` gets the destination of a link and returns its address on the site, or None for text without a link; `picture` gets the
    source and the text of a picture and returns HTML.
    """

    def __init__(self, text, link=lambda to: to, picture=None):
        self.link, self.picture = link, picture or plain_picture
        self.title = None
        self.headings = []  # (level, anchor, HTML)
        self.anchors = {}
        self.html = self.blocks(text.split("\n"))

    # Blocks

    def blocks(self, lines):
        parts, at = [], 0
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
            elif FENCE.match(line):
                at = self.code(lines, at, parts)
            elif match := HEADING.match(line):
                parts.append(self.heading(len(match[1]), match[2]))
                at += 1
            elif RULE.match(line):
                parts.append("<hr>")
                at += 1
            elif "|" in line and at + 1 < len(lines) and DELIMITER.match(lines[at + 1].strip()) and "|" in lines[at + 1]:
                at = self.table(lines, at, parts)
            elif ITEM.match(line):
                at = self.list(lines, at, parts)
            elif line.startswith(">"):
                end = run(lines, at, lambda line: line.startswith(">"))
                parts.append(f"<blockquote>{self.blocks([re.sub('^> ?', '', line) for line in lines[at:end]])}</blockquote>")
                at = end
            elif re.match(r"^<(/?[a-z]|!--)", line):
                end = run(lines, at, lambda line: bool(line.strip()))
                parts.append(self.raw("\n".join(lines[at:end])))
                at = end
            else:
                end = run(lines, at, lambda line: bool(line.strip()) and not begins_block(line), least=1)
                parts.append(f"<p>{self.inline(' '.join(line.strip() for line in lines[at:end]))}</p>")
                at = end
        return "\n".join(parts)

    def heading(self, level, text):
        if level == 1 and self.title is None:
            self.title = re.sub("<[^>]+>", "", self.inline(text))
        name = self.anchor(text)
        inner = self.inline(text)
        self.headings.append((level, name, inner))
        return f'<h{level} id="{name}">{inner}<a class="anchor" href="#{name}" aria-label="Link to this section">#</a></h{level}>'

    def anchor(self, text):
        """GitHub's name of a heading."""
        plain = re.sub("<[^>]+>", "", html.unescape(self.inline(text)))
        name = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        count = self.anchors.get(name, 0)
        self.anchors[name] = count + 1
        return f"{name}-{count}" if count else name

    def code(self, lines, at, parts):
        indent, language = FENCE.match(lines[at]).groups()
        end = at + 1
        while end < len(lines) and not re.match(r"^ *```\s*$", lines[end]):
            end += 1
        text = "\n".join(re.sub(f"^ {{0,{len(indent)}}}", "", line) for line in lines[at + 1:end])
        parts.append(code_block(text, language))
        return end + 1

    def table(self, lines, at, parts):
        end = run(lines, at, lambda line: "|" in line and bool(line.strip()))
        head, marks, *rows = [cells(line) for line in lines[at:end]]
        sides = ["right" if mark.endswith(":") and not mark.startswith(":") else "center" if mark.startswith(":") and mark.endswith(":")
                 else "" for mark in marks]

        def row(values, tag):
            values = values + [""] * (len(head) - len(values))
            return "<tr>" + "".join(
                f'<{tag}{f" class={side}" if side else ""}>{self.inline(value)}</{tag}>'
                for value, side in zip(values, sides + [""] * len(values))) + "</tr>"

        headed = f"<thead>{row(head, 'th')}</thead>" if any(head) else ""
        body = "\n".join(row(values, "td") for values in rows)
        parts.append(f'<div class="table" tabindex="0"><table>{headed}<tbody>\n{body}\n</tbody></table></div>')
        return end

    def list(self, lines, at, parts):
        indent, mark, _ = ITEM.match(lines[at]).groups()
        is_ordered = mark[0].isdigit()
        items = []
        while at < len(lines):
            match = ITEM.match(lines[at])
            if not match or len(match[1]) != len(indent) or match[2][0].isdigit() != is_ordered:
                break
            width = len(match[1]) + len(match[2]) + 1
            own = [match[3]]
            at += 1
            while at < len(lines):
                line = lines[at]
                inner = ITEM.match(line)
                if not line.strip():
                    # A blank line belongs to the item if what follows is indented.
                    rest = next((later for later in lines[at:] if later.strip()), "")
                    if len(rest) - len(rest.lstrip()) < width:
                        break
                elif inner and len(inner[1]) <= len(indent) or HEADING.match(line) or not inner and not line.startswith(" ") and not lines[at - 1].strip():
                    break
                own.append(line[width:] if line[:width].strip() == "" else line.strip())
                at += 1
            items.append(own)
            following = at
            while following < len(lines) and not lines[following].strip():
                following += 1
            if following < len(lines) and (match := ITEM.match(lines[following])) and len(match[1]) == len(indent):
                at = following
        tag = "ol" if is_ordered else "ul"
        parts.append(f"<{tag}>" + "".join(f"<li>{self.item(item)}</li>" for item in items) + f"</{tag}>")
        return at

    def item(self, lines):
        rendered = self.blocks(lines)
        match = re.fullmatch(r"<p>(.*?)</p>(.*)", rendered, re.S)
        return match[1] + match[2] if match and "<p>" not in match[2] else rendered

    def raw(self, text):
        def replaced(match):
            attributes = dict(re.findall(r'(\w+)="([^"]*)"', match[0]))
            return self.picture(attributes.get("src", ""), attributes.get("alt", ""))

        return re.sub(r"<img [^>]*>", replaced, text)

    # Spans

    def inline(self, text):
        kept = []

        def keep(markup):
            kept.append(markup)
            return f"\x00{len(kept) - 1}\x00"

        text = CODE.sub(lambda match: keep(f"<code>{html.escape(match[2].strip(), quote=False)}</code>"), text)
        text = ESCAPED.sub(lambda match: keep(html.escape(match[1])), text)
        text = IMAGE.sub(lambda match: keep(self.picture(match[2], match[1])), text)
        text = BARE.sub(lambda match: keep(f'<a href="{match[1]}">{html.escape(match[1])}</a>'), text)
        text = re.sub(r"<(br|kbd|/kbd|sub|/sub|sup|/sup)>", lambda match: keep(match[0]), text)

        def linked(match):
            address = self.link(match[2])
            inner = spans(match[1])
            return inner if address is None else f'{keep(f"""<a href="{html.escape(address)}">""")}{inner}{keep("</a>")}'

        def spans(text):
            text = STRONG.sub(lambda match: f'{keep("<strong>")}{match[1]}{keep("</strong>")}', text)
            return EMPHASIS.sub(lambda match: f'{keep("<em>")}{match[1]}{keep("</em>")}', text)

        text = html.escape(spans(LINK.sub(linked, text)), quote=False)
        while "\x00" in text:
            text = re.sub("\x00(\\d+)\x00", lambda match: kept[int(match[1])], text)
        return text


def code_block(text, language):
    is_shell = language in ("sh", "bash", "console") or not language and re.match(r"^(\./|sudo |swift |scripts/|git |gallery |install )", text)
    inner = highlight.shell(text) if is_shell else highlight.swift(text) if language == "swift" else html.escape(text, quote=False)
    kind = "shell" if is_shell else language or "text"
    return f'<pre class="code {kind}" tabindex="0"><code>{inner}</code></pre>'


def plain_picture(source, text):
    return f'<img src="{html.escape(source)}" alt="{html.escape(text)}" loading="lazy">'


def run(lines, at, holds, least=0):
    """The end of the lines from `at` on for which `holds` is true; the first `least` are not asked."""
    end = at + least
    while end < len(lines) and holds(lines[end]):
        end += 1
    return end


def begins_block(line):
    return bool(FENCE.match(line) or HEADING.match(line) or ITEM.match(line) or RULE.match(line) or line.startswith((">", "|")))


def cells(line):
    line = line.strip().removeprefix("|")
    line = line[:-1] if line.endswith("|") and not line.endswith("\\|") else line
    # A bar inside of code is none if a backslash precedes it.
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)]
