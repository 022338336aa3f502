extension Double {
  /// The nearest multiple of 1 / `scale`, halves away from zero, so that both scroll directions round alike.
  package func snapped(toPixelsAt scale: Double) -> Double {
    let pixels = (magnitude * scale + 0.5).rounded(.down) / scale
    return self < 0 ? 0 - pixels : pixels
  }
}

extension PerAxis where Value == Double {
  package func snapped(toPixelsAt scale: Double) -> Vector {
    Vector(x: x.snapped(toPixelsAt: scale), y: y.snapped(toPixelsAt: scale))
  }
}
