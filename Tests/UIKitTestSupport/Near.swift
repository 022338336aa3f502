package import Foundation

/// Equality within a tolerance for rounding errors.
package func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) < tolerance }
