#if UIKitSource
import SwiftSyntax

// Names that stand for others on Linux: those of Swift 4, and those of modules that are imported on iOS with Foundation.
extension FileReader {
  /// Types of Foundation that Linux has in modules of their own.
  private static let networking: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "NSURLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLProtectionSpace", "URLCredential",
    "URLCredentialStorage", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtocol",
    "URLProtocolClient",
  ]

  /// Names of Core Foundation and of Security, which iOS sources use with `import Foundation` alone.
  private static let security: Set<String> = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes", "SecCopyErrorMessageString",
    "OSStatus",
    "CFTypeRef", "CFString", "CFDictionary", "CFMutableDictionary", "CFArray", "CFData", "CFDate", "CFNumber", "CFBoolean",
    "CFError",
    "kCFBooleanTrue", "kCFBooleanFalse", "kCFBundleIdentifierKey", "noErr",
  ]

  /// Reads a name that stands alone, at the beginning of a type or an expression.
  func readName(_ token: TokenSyntax) {
    let name = token.text
    if name.hasPrefix("URLSession") || Self.networking.contains(name) { summary.modules.insert("FoundationNetworking") }
    if name.hasPrefix("kSec") || name.hasPrefix("errSec") || Self.security.contains(name) { summary.modules.insert("Security") }
    if name.hasPrefix("XMLParser") { summary.modules.insert("FoundationXML") }
    let member = localNames.contains(name) ? nil : SwiftFourNames.members[name]
    if let replacement = SwiftFourNames.globals[name] ?? member {
      summary.oldNames.append(OldName(name: name, edit: TextEdit(token.span, replacement)))
    }
    if name == "Combine", imports.contains("Combine") { summary.edits.append(TextEdit(token.span, AppleModules.combine)) }
  }

  func readMemberName(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if let base = node.base?.as(SuperExprSyntax.self) {
      let span = Span(start: base.startOffset, end: node.declName.baseName.endOffset)
      summary.superUses.append(SuperUse(name: name, span: span, scope: scopes.last))
    }
    if let replacement = SwiftFourNames.notifications[name] {
      let base = node.base?.trimmedDescription
      guard base == nil || base == "NSNotification.Name" || base == "Notification.Name" else { return }
      summary.oldNames.append(OldName(name: name, edit: TextEdit(node.span, replacement)))
    } else if let replacement = SwiftFourNames.members[name] {
      summary.oldNames.append(OldName(name: name, edit: TextEdit(node.declName.baseName.span, replacement)))
    }
  }

  /// The label of a call's only argument.
  func readOldLabel(_ node: FunctionCallExprSyntax, _ callee: TokenSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1, let label = argument.label,
      let (name, new) = SwiftFourNames.labels[callee.text]?[label.text]
    else { return }
    if name != callee.text { summary.edits.append(TextEdit(callee.span, name)) }
    let end = new == "_" ? argument.expression.startOffset : label.endOffset
    summary.edits.append(TextEdit(Span(start: label.startOffset, end: end), new == "_" ? "" : new))
  }

  /// The same in a declaration that overrides the method.
  func readOldLabel(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard let first = parameters.first?.firstName, parameters.count == 1,
      let (name, new) = SwiftFourNames.labels[node.name.text]?[first.text]
    else { return }
    if name != node.name.text { summary.edits.append(TextEdit(node.name.span, name)) }
    summary.edits.append(TextEdit(first.span, parameters.first?.secondName == nil ? "\(new) \(first.text)" : new))
  }

  func readDeclaredName(_ token: TokenSyntax, isOverride: Bool = false) {
    let name = token.text
    guard SwiftFourNames.contains(name) else { return }
    if isOverride, let replacement = SwiftFourNames.members[name] {
      summary.oldNames.append(OldName(name: name, edit: TextEdit(token.span, replacement)))
    } else if functionDepth > 0 {
      localNames.insert(name)
    } else {
      summary.ownNames.insert(name)
    }
  }
}
#endif
