/// A motion of a symbol. Symbols here are drawn in one piece: an effect moves the whole symbol also where it says that each layer moves.
public protocol SymbolEffect: Hashable, Sendable {
  /// The motion as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol takes the place of another one.
public protocol ContentTransitionSymbolEffect {}

/// What the effects describe.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case automatic, appear, disappear, bounce, pulse, scale, variableColor, replace, wiggle, rotate, breathe
  }

  let kind: Kind
  /// Radians of a turn or a wiggle, a scale, or a share of the opacity; which one, the kind says.
  var amount: Double
  /// Points to the right and down, of a wiggle.
  var shift = SIMD2<Double>.zero
  /// The least opacity, of a symbol that breathes.
  var opacity: Double = 1

  init(_ kind: Kind, _ amount: Double = 1) { (self.kind, self.amount) = (kind, amount) }
}

/// An effect whose members change its configuration.
protocol AdjustableSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension AdjustableSymbolEffect {
  func with(_ amount: Double, shift: SIMD2<Double> = .zero, opacity: Double = 1) -> Self {
    var effect = self
    (effect.configuration.amount, effect.configuration.shift, effect.configuration.opacity) = (amount, shift, opacity)
    return effect
  }
}

/// Chosen by UIKit: a replacement.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

/// The symbol fades in and grows or shrinks to its size.
public struct AppearSymbolEffect: SymbolEffect, AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.appear, 0.6)

  /// Grows to its size.
  public var up: AppearSymbolEffect { with(0.6) }
  /// Shrinks to its size.
  public var down: AppearSymbolEffect { with(1.4) }
  /// The same effect: the symbol is one piece.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol fades out, and stays away until the effect is removed or it appears again.
public struct DisappearSymbolEffect: SymbolEffect, AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear, 0.6)

  /// Grows on its way.
  public var up: DisappearSymbolEffect { with(1.4) }
  /// Shrinks on its way.
  public var down: DisappearSymbolEffect { with(0.6) }
  /// The same effect: the symbol is one piece.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol grows, or shrinks, and springs back.
public struct BounceSymbolEffect: SymbolEffect, AdjustableSymbolEffect, DiscreteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce, 1.25)

  /// Grows first.
  public var up: BounceSymbolEffect { with(1.25) }
  /// Shrinks first.
  public var down: BounceSymbolEffect { with(0.8) }
  /// The same effect: the symbol is one piece.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol's opacity goes down and up.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse, 0.35) }

  /// The same effect: the symbol is one piece.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol is larger or smaller until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, AdjustableSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.scale, 1.2)

  /// Larger.
  public var up: ScaleSymbolEffect { with(1.2) }
  /// Smaller.
  public var down: ScaleSymbolEffect { with(0.8) }
  /// The same effect: the symbol is one piece.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The layers of a symbol change their opacity one after the other: here all of the symbol does.
public struct VariableColorSymbolEffect: SymbolEffect, AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor, 0.4)

  /// The same effect: the symbol is one piece.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect: the opacity comes back as it went.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect: the opacity comes back as it went.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Goes down to 40 % of the opacity.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(0.4) }
  /// Goes down to nothing.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(0) }
}

/// One symbol goes and the other one comes.
public struct ReplaceSymbolEffect: SymbolEffect, AdjustableSymbolEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.replace, 0.7)

  /// The new symbol grows.
  public var downUp: ReplaceSymbolEffect { with(0.7) }
  /// The new symbol grows.
  public var upUp: ReplaceSymbolEffect { with(0.7) }
  /// The new symbol grows from half of its size.
  public var offUp: ReplaceSymbolEffect { with(0.5) }
  /// The same effect: the symbol is one piece.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The symbol moves or turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle, 0.15)

  /// Turns, clockwise first.
  public var clockwise: WiggleSymbolEffect { with(0.15) }
  /// Turns, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with(-0.15) }
  /// Moves, to the left first.
  public var left: WiggleSymbolEffect { with(0, shift: SIMD2(-3, 0)) }
  /// Moves, to the right first.
  public var right: WiggleSymbolEffect { with(0, shift: SIMD2(3, 0)) }
  /// Moves, up first.
  public var up: WiggleSymbolEffect { with(0, shift: SIMD2(0, -3)) }
  /// Moves, down first.
  public var down: WiggleSymbolEffect { with(0, shift: SIMD2(0, 3)) }
  /// Moves, against the reading direction of Latin text first.
  public var backward: WiggleSymbolEffect { left }
  /// Moves, along the reading direction of Latin text first.
  public var forward: WiggleSymbolEffect { right }
  /// The same effect: the symbol is one piece.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// The symbol turns once round.
public struct RotateSymbolEffect: SymbolEffect, AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate, 2 * .pi)

  /// As a clock's hands do.
  public var clockwise: RotateSymbolEffect { with(2 * .pi) }
  /// The other way round.
  public var counterClockwise: RotateSymbolEffect { with(-2 * .pi) }
  /// The same effect: the symbol is one piece.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe, 1.12)

  /// Without a change of the opacity.
  public var plain: BreatheSymbolEffect { with(1.12) }
  /// Fades a little as it shrinks.
  public var pulse: BreatheSymbolEffect { with(1.12, opacity: 0.6) }
  /// The same effect: the symbol is one piece.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect: the symbol is one piece.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// See `AutomaticSymbolEffect`.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// See `AppearSymbolEffect`.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// See `DisappearSymbolEffect`.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// See `BounceSymbolEffect`.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// See `PulseSymbolEffect`.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// See `ScaleSymbolEffect`.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// See `VariableColorSymbolEffect`.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// See `ReplaceSymbolEffect`.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// See `WiggleSymbolEffect`.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// See `RotateSymbolEffect`.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// See `BreatheSymbolEffect`.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
