// expect: GET example.org 2
import UIKit

class ANetworkingTypes: NSObject, XMLParserDelegate {
  var elements = 0
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) { elements += 1 }
}

@MainActor func corpusNetworkingTypes() -> String {
  let request = URLRequest(url: URL(string: "https://example.org/a")!)
  let counter = ANetworkingTypes()
  let parser = XMLParser(data: Data("<a><b/></a>".utf8))
  parser.delegate = counter
  _ = parser.parse()
  return "\(request.httpMethod ?? "") \(request.url?.host ?? "") \(counter.elements)"
}
