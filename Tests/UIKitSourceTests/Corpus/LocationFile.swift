// expect: true
import UIKit

func fLocationFile(_ file: String = #filePath) -> String { file }

@MainActor func corpusLocationFile() -> String { "\(fLocationFile().hasSuffix("Corpus/LocationFile.swift"))" }
