internal import Foundation
internal import FoundationXML

/// An element of an Interface Builder file, with its line.
final class InterfaceNode {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceNode] = []
  private(set) var text = ""
  /// The element that contains this one; nil for the document.
  private(set) weak var parent: InterfaceNode?

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The property of the parent that the element is the value of.
  var key: String? { attributes["key"] }

  var id: String? { attributes["id"] }

  func child(_ name: String) -> InterfaceNode? { children.first { $0.name == name } }

  /// The elements in a list such as `subviews`; empty if there is no such list.
  func list(_ name: String) -> [InterfaceNode] { child(name)?.children ?? [] }

  /// The element and all elements in it, each before those that it contains.
  func visit(_ body: (InterfaceNode) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.visit(body) }
  }

  fileprivate func add(_ child: InterfaceNode) {
    child.parent = self
    children.append(child)
  }

  fileprivate func add(_ text: String) { self.text += text }
}

extension InterfaceNode {
  /// The deepest nesting that is read. Xcode's own files stay below 60.
  static let deepest = 300

  /// Reads a document.
  ///
  /// - Parameter path: For the message of an error.
  static func document(_ data: Data, path: String) throws(InterfaceError) -> InterfaceNode {
    let reader = DocumentReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // Of a document of over 10 MB the parser reports libxml2's internal error, 1, behind the end of the last element. Foundation on Linux gives
    // its own constant for it another number.
    let isWhole = parser.parse() || (parser.parserError as NSError?)?.code == 1
    if let error = reader.error { throw InterfaceError(path: path, line: error.line, text: error.text) }
    guard isWhole, reader.isClosed, let root = reader.root else {
      let reason = (parser.parserError as NSError?).map { " (error \($0.code) of the XML parser)" } ?? ""
      throw InterfaceError(
        path: path, line: max(1, parser.lineNumber), text: "the XML ends or breaks here\(reason): restore the file from Xcode")
    }
    return root
  }
}

private final class DocumentReader: NSObject, XMLParserDelegate {
  var root: InterfaceNode?
  var error: (line: Int, text: String)?
  private var open: [InterfaceNode] = []
  /// Whether every element has ended.
  var isClosed: Bool { open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard error == nil else { return }
    guard open.count < InterfaceNode.deepest else {
      error = (
        parser.lineNumber, "elements are nested more than \(InterfaceNode.deepest) deep: the file is not one of Interface Builder"
      )
      return parser.abortParsing()
    }
    let node = InterfaceNode(elementName, attributeDict, line: parser.lineNumber)
    if let last = open.last { last.add(node) } else { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // The text of an element that contains others is the space between them.
    if let last = open.last, ["string", "mutableString", "data"].contains(last.name) { last.add(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.add(String(decoding: CDATABlock, as: UTF8.self))
  }
}
