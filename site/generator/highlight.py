"""Marks words of Swift and of a shell for the style sheet."""

import html
import re

KEYWORDS = """actor any as associatedtype async await break case catch class continue convenience default defer deinit do else enum extension
fallthrough false final for func get guard if import in indirect init inout internal is lazy let mutating nil nonisolated open operator override
package private protocol public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try
typealias unowned var weak where while willSet didSet""".split()
TOKEN = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)"
    r'|(?P<string>"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")'
    r"|(?P<attribute>[@#]\w+)"
    r"|(?P<number>\b\d[\d_]*(?:\.\d+)?\b)"
    r"|(?P<word>\b[A-Za-z_]\w*\b)", re.S)
SHELL = re.compile(r"(?P<comment>(?<!\S)#[^\n]*)|(?P<string>\"[^\"\n]*\"|'[^'\n]*')|(?P<attribute>(?<=\s)--?[\w-]+)")


def swift(text):
    return mark(TOKEN, text, lambda kind, word: word_kind(word) if kind == "word" else kind)


def word_kind(word):
    return "keyword" if word in KEYWORDS else "type" if word[0].isupper() else None


def shell(text):
    return mark(SHELL, text, lambda kind, word: kind)


def mark(pattern, text, kind_of):
    parts, end = [], 0
    for match in pattern.finditer(text):
        parts.append(html.escape(text[end:match.start()], quote=False))
        word, kind = html.escape(match[0], quote=False), kind_of(match.lastgroup, match[0])
        parts.append(f'<span class="{kind}">{word}</span>' if kind else word)
        end = match.end()
    return "".join(parts) + html.escape(text[end:], quote=False)
