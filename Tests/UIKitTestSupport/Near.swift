package import Foundation

/// Equal but for rounding.
package func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) < tolerance }
