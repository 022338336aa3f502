import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// HTML read by `NSAttributedString(data:options:documentAttributes:)`.
@MainActor @Suite struct HTMLTextTests {
  private let stage = ManualStage()

  private func read(_ html: String) throws -> NSAttributedString {
    stage.screen.makeCurrent()
    return try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, of part: String) throws -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) is not in \(text.string)")
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(_ html: String, of part: String = "x") throws -> UIFont {
    try #require(try attributes(try read(html), of: part)[.font] as? UIFont)
  }

  private func paragraph(_ html: String, of part: String = "x") throws -> NSParagraphStyle {
    try #require(try attributes(try read(html), of: part)[.paragraphStyle] as? NSParagraphStyle)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a <b>b</b> c", "a b c"), ("<p>a</p><p>b</p>", "a\nb\n"), ("a<br>b", "a\u{2028}b"),
    ("  a\n\t b  ", "a b"), ("<div>a<div>b</div>c</div>", "a\nb\nc\n"), ("<p>a<p>b", "a\nb"),
    ("a<script>var x = '<b>';</script>b<style>p{}</style>c<!-- d -- e -->f", "abcf"), ("<title>t</title>a", "a"),
    ("a <unknown attr='>'>b</unknown>", "a b"), ("1 < 2 && 3 > 2", "1 < 2 && 3 > 2"), ("<pre>a  b\n c</pre>", "a  b\n c\n"),
    ("a&nbsp;&amp;&lt;&#65;&#x42;&eacute;&euro;&hellip;&nosuch;", "a\u{A0}&<ABé€…&nosuch;"),
    ("&#0;&#xFFFFFFFF;&#150;", "\u{FFFD}\u{FFFD}–"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc\n"), ("a<b", "a"), ("</p>a</b>", "a"),
    ("<b>a <i>b</b> c", "a b c"), ("a <span style='display: none'>b</span>c", "a c"), ("a<img src='x.png'>b", "ab"),
  ]) func textsOfElements(_ html: String, _ expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test func fontsFollowTheElements() throws {
    #expect(try font("x").pointSize == 12)
    for tag in ["b", "strong"] { #expect(try font("<\(tag)>x</\(tag)>").fontDescriptor.symbolicTraits == .traitBold) }
    for tag in ["i", "em"] { #expect(try font("<\(tag)>x</\(tag)>").fontDescriptor.symbolicTraits == .traitItalic) }
    #expect(try font("<b><i>x</i></b>").fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    for tag in ["code", "pre", "tt"] { #expect(try font("<\(tag)>x</\(tag)>").fontDescriptor.symbolicTraits == .traitMonoSpace) }
    let sizes = try (1...6).map { try font("<h\($0)>x</h\($0)>").pointSize }
    // The factors of the HTML standard's style sheet.
    for (size, factor) in zip(sizes, [2, 1.5, 1.17, 1, 0.83, 0.67]) { #expect(abs(size - 12 * factor) < 0.001) }
    #expect(try font("<h2>x</h2>").fontDescriptor.symbolicTraits == .traitBold)
    #expect(try font("<font size=5>x</font>").pointSize == 18)
    #expect(try font("<font size=+1>x</font>").pointSize == 13.5)
    #expect(try font("<b>y</b>x").fontDescriptor.symbolicTraits == [])
  }

  @Test(
    arguments: [
      ("font-size: 20px", 20), ("font-size: 18", 18), ("font-size: 12pt", 16), ("font-size: 2em", 24), ("font-size: 50%", 6),
      ("font-size: large", 13.5), ("font-size: nonsense", 12), ("font-size: -3px", 0),
      ("font: italic bold 22px/1.5 system-ui", 22),
      ("font-size: 1e300px", 12),
    ] as [(String, Double)]) func sizesOfStyles(_ style: String, _ points: Double) throws
  {
    #expect(try font("<span style=\"\(style)\">x</span>").pointSize == CGFloat(points))
  }

  @Test func stylesOfSpans() throws {
    let text = try read(
      """
      <span style="color: #FF0000; background-color: rgb(0, 255, 0)">red</span> <span style="color: rgba(0,0,255,0.5)">blue</span>
      <span style="font-weight: 600; font-style: italic">heavy</span> <span style="text-decoration: underline line-through">lines</span>
      <font color="green">named</font> <span style="letter-spacing: 3px; color: hsl(240, 100%, 50%)">wide</span>
      """)
    let red = try attributes(text, of: "red")
    #expect(red[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red[.backgroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(try attributes(text, of: "blue")[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let heavy = try #require(try attributes(text, of: "heavy")[.font] as? UIFont)
    #expect(heavy.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let lines = try attributes(text, of: "lines")
    #expect(lines[.underlineStyle] as? Int == 1 && lines[.strikethroughStyle] as? Int == 1)
    let named = try attributes(text, of: "named")[.foregroundColor] as? UIColor
    #expect(named == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    let wide = try attributes(text, of: "wide")
    #expect(wide[.kern] as? CGFloat == 3 && wide[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func tagsOfLines() throws {
    let text = try read(
      "<u>under</u> <ins>ins</ins> <s>struck</s> <del>gone</del> <sup>up</sup> <sub>down</sub> <mark>marked</mark> x")
    #expect(try attributes(text, of: "under")[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, of: "ins")[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, of: "struck")[.strikethroughStyle] as? Int == 1)
    #expect(try attributes(text, of: "gone")[.strikethroughStyle] as? Int == 1)
    let (up, down) = (try attributes(text, of: "up"), try attributes(text, of: "down"))
    #expect(try #require(up[.baselineOffset] as? CGFloat) > 0)
    #expect(try #require(down[.baselineOffset] as? CGFloat) < 0)
    #expect((up[.font] as? UIFont)?.pointSize == 10)
    #expect(try attributes(text, of: "marked")[.backgroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    let plain = try attributes(text, of: "x")
    #expect(Set(plain.keys) == [.font, .foregroundColor, .paragraphStyle])
    #expect(plain[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func linksHaveAnAddress() throws {
    let text = try read("go <a href=\"https://a.de/?q=1&amp;r=2\">there</a> or <a name=x>not</a> or <a href='a b'>spaced</a>")
    let link = try attributes(text, of: "there")
    #expect(link[.link] as? URL == URL(string: "https://a.de/?q=1&r=2") && link[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, of: "not")[.link] == nil)
    #expect((try attributes(text, of: "spaced")[.link] as? URL)?.absoluteString == "a%20b")
  }

  @Test func listsHaveMarkersBetweenTabs() throws {
    let text = try read(
      "<ul><li>a<li>b<ul><li>c</ul></ul><ol start=9><li>d</li><li>e</li></ol><ol type=i><li><p>f</p><p>g</p></ol>")
    #expect(text.string == "\t•\ta\n\t•\tb\n\t◦\tc\n\t9.\td\n\t10.\te\n\ti.\tf\ng\n")
    let item = try #require(try attributes(text, of: "a")[.paragraphStyle] as? NSParagraphStyle)
    #expect(item.headIndent == 36 && item.firstLineHeadIndent == 0 && item.tabStops.map(\.location) == [11, 36])
    #expect((try attributes(text, of: "c")[.paragraphStyle] as? NSParagraphStyle)?.headIndent == 72)
    let second = try #require(try attributes(text, of: "g")[.paragraphStyle] as? NSParagraphStyle)
    #expect(second.firstLineHeadIndent == 36 && second.headIndent == 36)
    #expect(item.paragraphSpacing == 0)
    #expect((try attributes(text, of: "e")[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 12)
  }

  @Test func paragraphsFollowTheirStyles() throws {
    #expect(try paragraph("<p>x</p>").paragraphSpacing == 12)
    #expect(try paragraph("<div>x</div>").paragraphSpacing == 0)
    #expect(try paragraph("<p style='text-align: center'>x</p>").alignment == .center)
    #expect(try paragraph("<p align=right>x</p>").alignment == .right)
    #expect(try paragraph("<center>x</center>").alignment == .center)
    #expect(try paragraph("<blockquote>x</blockquote>").headIndent == 40)
    #expect(try paragraph("<p style='margin: 1px 2px 3px 4px'>x").paragraphSpacing == 3)
    #expect(try paragraph("<p style='margin: 1px 2px 3px 4px'>x").firstLineHeadIndent == 4)
    #expect(try paragraph("<p dir=rtl>x</p>").baseWritingDirection == .rightToLeft)
    #expect(try paragraph("<p style='line-height: 2.4'>x").lineHeightMultiple == 2)
  }

  @Test func rulesOfASheetForTagsClassesAndIdentifiers() throws {
    let sheet =
      "<style>/* p{} */ body, b { font-size: 20px } .red { color: red } p.big{font-size:30px} #one { font-weight: bold }</style>"
    #expect(try font(sheet + "<body>x</body>").pointSize == 20)
    #expect(try font(sheet + "<p class='red big'>x").pointSize == 30)
    let red = try attributes(try read(sheet + "<i class=red>x</i>"), of: "x")[.foregroundColor] as? UIColor
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try font(sheet + "<span id=one>x</span>").fontDescriptor.symbolicTraits == .traitBold)
    #expect(try font(sheet + "<span style='font-size: 9px' class=big>x</span>").pointSize == 9)
    #expect(
      try font("<style>p { font-size: 40px } @media print { p { } } i + b { font-size: 1px }</style><b>x</b>").pointSize == 12)
  }

  @Test func familiesStandForInstalledFonts() throws {
    #expect(try font("<span style=\"font-family: '-apple-system', 'Helvetica'\">x</span>") == .systemFont(ofSize: 12))
    #expect(try font("<font face='NoSuchFont, monospace'>x</font>") == .monospacedSystemFont(ofSize: 12, weight: .regular))
  }

  /// Random and unfinished documents, each of which must be read to its end.
  @Test func anyBytesAreRead() throws {
    stage.screen.makeCurrent()
    var random = SystemRandomNumberGenerator()
    let parts = [
      "<", ">", "</", "<b", "<p style='", "\"", "'", "=", "&", "&#", "&#x", ";", "<!--", "-->", "<ul>", "<li>", "</ul>",
      "<table>", "<td>", "\0",
      "\u{FFFD}", "é", "👩‍👩‍👧", "<style>", "{", "}", "</style>", "<script>", "font-size:", "1e999px", "<pre>", "\r\n", "<a href=",
      "<ol start=-9223372036854775808>",
      "<ol start=9223372036854775807 type=a>", "color:rgb(", "<br>", "</", "<h1>", "</h1>",
    ]
    for _ in 0..<300 {
      let html = (0..<Int.random(in: 0...60, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let text = try read(html)
      #expect(text.length == text.string.utf16.count)
      let bytes = Data((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) })
      let found = try NSAttributedString(
        data: bytes, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
      #expect(found.length <= 400)
    }
  }

  @Test func depthIsBounded() throws {
    let deep = try read(String(repeating: "<div><b>", count: 20_000) + "x" + String(repeating: "</b></div>", count: 20_000) + "y")
    #expect(deep.string == "x\ny" || deep.string == "xy")
    #expect(try font(String(repeating: "<big>", count: 1_000) + "x").pointSize == 10_000)
  }

  @Test func documentsAreRecognized() throws {
    stage.screen.makeCurrent()
    func text(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws -> (String, NSDictionary?)
    {
      var facts: NSDictionary?
      let text = try NSAttributedString(data: data, options: options, documentAttributes: &facts)
      return (text.string, facts)
    }
    #expect(try text(Data("<b>x</b>".utf8)).0 == "<b>x</b>")
    let html = try text(Data(" <!DOCTYPE html><b>x</b>".utf8))
    #expect(html.0 == "x" && html.1?[NSString(string: "DocumentType")] as? String == "NSHTML")
    #expect(try text(Data([0xE4, 0x20, 0x80])).0 == "ä €")
    #expect(try text(Data("<html><meta charset=iso-8859-1>".utf8) + Data([0xE4])).0 == "ä")
    #expect(try text(Data([0xFF, 0xFE, 0x78, 0x00])).0.hasSuffix("x"))
    let styled = try NSAttributedString(
      data: Data("x".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: CGFloat(4)]], documentAttributes: nil)
    #expect(styled.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 4)
    #expect(throws: CocoaError.self) { try text(Data("{\\rtf1 x}".utf8)) }
    #expect(throws: CocoaError.self) { try text(Data("x".utf8), [.documentType: NSAttributedString.DocumentType.rtf]) }
    do {
      _ = try text(Data(), [.documentType: NSAttributedString.DocumentType.rtfd])
    } catch { #expect("\(error)".contains("NSRTFD")) }
  }

  @Test func filesAreReadByTheirNames() throws {
    stage.screen.makeCurrent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, note) = (folder.appendingPathComponent("a.html"), folder.appendingPathComponent("a.txt"))
    for file in [page, note] { try Data("<b>x</b>".utf8).write(to: file) }
    #expect(try NSAttributedString(url: page, documentAttributes: nil).string == "x")
    #expect(try NSAttributedString(url: note, documentAttributes: nil).string == "<b>x</b>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(url: folder.appendingPathComponent("missing.html"), documentAttributes: nil)
    }
  }

  @Test func writtenHTMLIsReadAgain() throws {
    stage.screen.makeCurrent()
    let style = NSMutableParagraphStyle()
    (style.alignment, style.paragraphSpacing) = (.center, 7)
    let text = NSMutableAttributedString(string: "bold <& \"link\"  two\nnext\u{2028}line")
    let whole = NSRange(location: 0, length: text.length)
    text.addAttributes([.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style], range: whole)
    text.addAttribute(.foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), range: whole)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20, weight: .bold), range: NSRange(location: 0, length: 4))
    text.addAttribute(.link, value: try #require(URL(string: "https://a.de/?b=1&c=2")), range: NSRange(location: 9, length: 4))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 20, length: 4))
    let data = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let back = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(back.string == "bold <& \"link\" \u{A0}two\nnext\u{2028}line\n")
    let bold = try #require(try attributes(back, of: "bold")[.font] as? UIFont)
    #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect((try attributes(back, of: "next")[.font] as? UIFont) == .systemFont(ofSize: 17))
    #expect(try attributes(back, of: "link")[.link] as? URL == URL(string: "https://a.de/?b=1&c=2"))
    #expect(try attributes(back, of: "next")[.strikethroughStyle] as? Int == 1)
    let color = try #require(try attributes(back, of: "next")[.foregroundColor] as? UIColor)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let read = try #require(try attributes(back, of: "next")[.paragraphStyle] as? NSParagraphStyle)
    #expect(read.alignment == .center && read.paragraphSpacing == 7)
  }

  @Test func plainTextIsWrittenInItsEncoding() throws {
    let text = NSAttributedString(string: "añb", attributes: [.kern: CGFloat(2)])
    let range = NSRange(location: 1, length: 2)
    #expect(try text.data(from: range) == Data("ñb".utf8))
    #expect(
      try text.data(from: range, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
        == Data([0xF1, 0x62]))
    #expect(throws: CocoaError.self) {
      try text.data(from: range, documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
    #expect(throws: CocoaError.self) {
      try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
