#if UIKitSource
/// A product of a Swift package that a target needs.
package struct PackageProduct: Hashable, Sendable {
  /// Where the package is.
  package enum Source: Hashable, Sendable {
    /// The URL, and the argument of `.package(url:)` that says which version.
    case remote(url: String, requirement: String)
    /// The absolute path of its folder.
    case local(path: String)
    /// The project file does not say.
    case unknown
  }

  package let name: String
  package let source: Source

  package init(name: String, source: Source) { (self.name, self.source) = (name, source) }

  /// The name in URLs, without owner and ending, by which SwiftPM knows a package.
  package static func identity(_ url: String) -> String {
    let name = Disk.name(url)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}

/// Remote packages that build on Linux as they are, by their own word.
package enum KnownPackages {
  /// Whether a product comes over.
  package static func has(_ product: String, of url: String) -> Bool {
    guard let products = products[key(url)] else { return false }
    return products.isEmpty || products.contains(product)
  }

  /// The product of Scrollwork that stands for another package's: it has the same API.
  package static func replacement(of product: String, of url: String) -> String? {
    guard key(url) == "pointfreeco/swift-snapshot-testing" else { return nil }
    return ["SnapshotTesting", "InlineSnapshotTesting"].contains(product) ? product : nil
  }

  /// `owner/name` in lower case, of URLs of both forms: `https://github.com/owner/name.git`, `git@github.com:owner/name`.
  private static func key(_ url: String) -> String {
    let words = url.lowercased().split { "/:".contains($0) }.suffix(2).map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 }
    return words.joined(separator: "/")
  }

  /// By package the products that build on Linux; empty for all.
  private static let products: [String: Set<String>] = {
    let whole = [
      "apple/swift-algorithms", "apple/swift-argument-parser", "apple/swift-async-algorithms", "apple/swift-atomics",
      "apple/swift-collections", "apple/swift-crypto", "apple/swift-distributed-tracing", "apple/swift-http-types",
      "apple/swift-log",
      "apple/swift-metrics", "apple/swift-nio", "apple/swift-numerics", "apple/swift-protobuf", "apple/swift-system",
      "swiftlang/swift-markdown", "swiftlang/swift-syntax", "apple/swift-markdown", "apple/swift-syntax", "alamofire/alamofire",
      "swiftyjson/swiftyjson", "krzyzanowskim/cryptoswift", "scinfu/swiftsoup", "jpsim/yams", "weichsel/zipfoundation",
      "swinject/swinject", "attaswift/bigint", "johnsundell/ink", "johnsundell/plot", "johnsundell/splash", "johnsundell/files",
      "johnsundell/codextended", "quick/quick", "quick/nimble", "pointfreeco/swift-case-paths",
      "pointfreeco/swift-concurrency-extras",
      "pointfreeco/swift-custom-dump", "pointfreeco/swift-identified-collections", "pointfreeco/swift-nonempty",
      "pointfreeco/swift-overture", "pointfreeco/swift-parsing", "pointfreeco/swift-prelude", "pointfreeco/swift-tagged",
      "pointfreeco/swift-issue-reporting", "pointfreeco/xctest-dynamic-overlay", "pointfreeco/swift-clocks",
      "pointfreeco/swift-dependencies", "opencombine/opencombine", "maxdesiatov/xmlcoder", "drmohundro/swxmlhash",
      "daltoniam/starscream",
      "ra1028/differencekit", "groue/grdb.swift", "stephencelis/sqlite.swift",
    ]
    var products: [String: Set<String>] = Dictionary(uniqueKeysWithValues: whole.map { ($0, []) })
    products["reactivex/rxswift"] = ["RxSwift", "RxRelay", "RxBlocking", "RxTest"]
    products["mxcl/promisekit"] = ["PromiseKit"]
    return products
  }()
}
#endif
