import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the sites of one file, in the order of the text.
///
/// Left out are code under `#if`, of which the platform compiles a part alone, and places that take no expression: patterns, raw values,
/// attributes, and string literals, whose interpolations are messages.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let lines: [Substring]
  private let converter: SourceLocationConverter
  /// How often a change was found in a line, so that the second `0` of a line has a name of its own.
  private var repetitions: [String: Int] = [:]

  static func sites(of source: String, file: String) -> [Site] {
    let parsed = Parser.parse(source: source)
    guard let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in }).as(SourceFileSyntax.self),
      folded.description == source
    else { return [] }
    let finder = SiteFinder(source: source, tree: folded)
    finder.walk(folded)
    return finder.sites.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private init(source: String, tree: SourceFileSyntax) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
    let name = token.text
    let left = node.leftOperand.trimmedDescription
    let right = node.rightOperand.trimmedDescription
    if let (kind, other) = Self.operators[name] {
      add(kind, .value, node, "(\(left)) \(other) (\(right))", token: token, other: other)
    } else if let other = Self.assignments[name], node.parent?.is(CodeBlockItemSyntax.self) == true {
      add(.sign, .statement, node, "\(left) \(other) \(right)", token: token, other: other)
    }
    return .visitChildren
  }

  private static let operators: [String: (Site.Kind, String)] = [
    "<": (.comparison, "<="), "<=": (.comparison, "<"), ">": (.comparison, ">="), ">=": (.comparison, ">"),
    "==": (.comparison, "!="), "!=": (.comparison, "=="), "===": (.comparison, "!=="), "!==": (.comparison, "==="),
    "+": (.sign, "-"), "-": (.sign, "+"), "&&": (.logic, "||"), "||": (.logic, "&&"),
  ]
  private static let assignments = ["+=": "-=", "-=": "+="]

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let kind: Site.Kind? = ["!": .negation, "-": .sign][node.operator.text]
    if let kind { add(kind, .value, node, node.expression.trimmedDescription, token: node.operator, other: "(nothing)") }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let token = called.as(DeclReferenceExprSyntax.self)?.baseName ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
    if let token, let other = ["min": "max", "max": "min"][token.text] {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let name = token.positionAfterSkippingLeadingTrivia.utf8Offset - start
      let bytes = Array(node.trimmedDescription.utf8)
      let mutated = Array(bytes[..<name]) + Array(other.utf8) + Array(bytes[(name + 3)...])
      add(.extremum, .value, node, String(decoding: mutated, as: UTF8.self), token: token, other: other)
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let other = node.literal.text == "true" ? "false" : "true"
    add(.bool, .value, node, other, token: node.literal, other: other)
    return .skipChildren
  }

  /// A whole number grows by one.
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text.filter { $0 != "_" }) {
      add(.constant, .value, node, String(value + 1), token: node.literal, other: String(value + 1))
    }
    return .skipChildren
  }

  /// A fraction doubles, zero becomes one.
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text.filter { $0 != "_" }) {
      let other = value == 0 ? "1.0" : String(value * 2)
      add(.constant, .value, node, other, token: node.literal, other: other)
    }
    return .skipChildren
  }

  private func add(
    _ kind: Site.Kind, _ form: Site.Form, _ node: some ExprSyntaxProtocol, _ mutated: String, token: TokenSyntax, other: String
  ) {
    let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    var change = "\(token.text) -> \(other)"
    let count = repetitions["\(line) \(change)", default: 0] + 1
    repetitions["\(line) \(change)"] = count
    if count > 1 { change += " (\(count))" }
    sites.append(
      Site(
        kind: kind, form: form,
        range: node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
        original: node.trimmedDescription, mutated: mutated, change: change, line: line,
        lineText: String(lines[line - 1].drop { $0 == " " }), function: Self.function(around: Syntax(node))))
  }

  private static func function(around node: Syntax) -> String {
    var names: [String] = []
    var next: Syntax? = node
    while let syntax = next {
      if let name = name(of: syntax) { names.append(name) }
      next = syntax.parent
    }
    return names.reversed().joined(separator: ".")
  }

  private static func name(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): return function.name.text
    case .initializerDecl: return "init"
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl: return "subscript"
    case .extensionDecl(let type): return type.extendedType.trimmedDescription
    case .structDecl(let type): return type.name.text
    case .classDecl(let type): return type.name.text
    case .enumDecl(let type): return type.name.text
    case .protocolDecl(let type): return type.name.text
    case .patternBinding(let binding): return binding.accessorBlock == nil ? nil : binding.pattern.trimmedDescription
    default: return nil
    }
  }
}
