#if UIKitSource
import SwiftSyntax

/// What holds for translated code in `#if` and `#available`: an iPhone's simulator with iOS 17.
public struct Conditions: Codable, Hashable, Sendable {
  /// The major version of iOS that `#available` compares with; 17 by default.
  public var version = 17
  /// The modules that `canImport` finds, and whose imports stay, of those that Apple ships.
  public var modules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "XCTest", "Testing", "Swift", "Selectors", "ImageIO",
    "MessageUI", "PhotosUI", "SafariServices", "Security", "UniformTypeIdentifiers", "UserNotifications",
  ]

  /// iOS 17 with the modules of this package.
  public init() {}

  /// The value of a condition; nil if the compiler must decide. Appends edits that replace what is known by `true` and `false`.
  func value(of condition: ExprSyntax, _ edits: inout [TextEdit]) -> Bool? {
    if let parentheses = condition.as(TupleExprSyntax.self), let inner = parentheses.elements.first,
      parentheses.elements.count == 1
    {
      return value(of: inner.expression, &edits)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression, &edits).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)[...], &edits) }
    if let call = condition.as(FunctionCallExprSyntax.self), let known = value(of: call) {
      edits.append(TextEdit(call.span, known ? "true" : "false"))
      return known
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    return nil
  }

  /// `||` binds weaker than `&&`.
  private func value(of elements: ArraySlice<ExprSyntax>, _ edits: inout [TextEdit]) -> Bool? {
    for name in ["||", "&&"] {
      let places = elements.indices.filter { elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard !places.isEmpty else { continue }
      let starts = [elements.startIndex] + places.map { $0 + 1 }
      let parts = zip(starts, places + [elements.endIndex]).map { value(of: elements[$0..<$1], &edits) }
      let decisive = name == "||"
      if parts.contains(decisive) { return decisive }
      return parts.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? value(of: elements[elements.startIndex], &edits) : nil
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      if modules.contains(module) || AppleModules.replacedAndFound.contains(module) { return true }
      return AppleModules.names.contains(module) ? false : nil
    default: return nil
    }
  }

  /// Whether a list such as `iOS 18, *` holds; nil if it does not name iOS.
  func isAvailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool? {
    for argument in arguments {
      guard let platform = argument.argument.as(PlatformVersionSyntax.self),
        ["iOS", "iOSApplicationExtension"].contains(platform.platform.text)
      else { continue }
      guard let major = platform.version.flatMap({ Int($0.major.text) }) else { return nil }
      return major <= version
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// Of the first byte that is neither space nor comment.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// After the last byte that is neither space nor comment.
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// Without the spaces and comments around it.
  var span: Span { Span(start: startOffset, end: endOffset) }
}
#endif
