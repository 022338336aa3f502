import Foundation
import Testing
import UIKitCollections

extension NSCollectionLayoutDimension {
  fileprivate static func column(of count: Int) -> Self { fractionalWidth(1 / Double(count)) }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func doubled(_ points: Double) -> Self { fixed(2 * points) }
}

/// The functions that make dimensions and spacings return `Self`, as Objective-C's do for Swift.
@MainActor @Suite struct FactoryTests {
  @Test func extensionsOfClientsReturnSelf() {
    #expect(NSCollectionLayoutDimension.column(of: 4).isEqual(NSCollectionLayoutDimension.fractionalWidth(0.25)))
    #expect(NSCollectionLayoutSpacing.doubled(4).spacing == 8)
  }
}
