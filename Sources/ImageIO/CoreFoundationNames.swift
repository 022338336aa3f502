public import Foundation

// Core Foundation's names for Foundation's classes, as in ImageIO's declarations.

public typealias CFDictionary = NSDictionary
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
