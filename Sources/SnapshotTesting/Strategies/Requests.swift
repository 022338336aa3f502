internal import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method and address, the headers in the order of their names, and the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Method and address, the headers in the order of their names, and the body.
  ///
  /// - Parameter pretty: Whether a body that is JSON is indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.sortedAddress)"]
      lines += request.sortedHeaders.map { "\($0.0): \($0.1)" }
      if let body = request.text(pretty: pretty) { lines += ["", body] }
      return lines.joined(separator: "\n")
    }
  }

  /// The command that sends the request from a shell.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      func quoted(_ text: String) -> String { "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      parts += request.sortedHeaders.filter { $0.0 != "Cookie" }.map { "--header " + quoted("\($0.0): \($0.1)") }
      if let body = request.text(pretty: false) { parts.append("--data " + quoted(body)) }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie " + quoted(cookie)) }
      parts.append(quoted(request.sortedAddress))
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// The address with the parts of its query in the order of their names.
  fileprivate var sortedAddress: String {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "(no URL)" }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }

  fileprivate var sortedHeaders: [(String, String)] { (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key } }

  fileprivate func text(pretty: Bool) -> String? {
    guard let httpBody else { return nil }
    if pretty, let value = try? JSONSerialization.jsonObject(with: httpBody),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: httpBody, as: UTF8.self)
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function's result for each case, as lines of comma-separated values.
  public static func `func`<Result>(into snapshotting: Snapshotting<Result, Format>) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: (Value) -> Result) in
      let cases = Value.allCases.map { (name: "\($0)", result: function($0)) }
      return Async<String> { callback in
        var lines: [Int: String] = [:]
        for (index, item) in cases.enumerated() {
          snapshotting.snapshot(item.result).run { text in
            lines[index] = [item.name, text].map { "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }.joined(
              separator: ",")
            if lines.count == cases.count { callback(lines.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")) }
          }
        }
        if cases.isEmpty { callback("") }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
