/// Why libyaml gave up, in our words and with places in bytes.
struct SyntaxFault {
  /// What libyaml did not like; its texts are the cases of this table and go no further.
  enum Kind {
    // Tokens.
    case valueNotAllowed, entryNotAllowed, keyNotAllowed, signNotAllowed, colonMissing
    // Structure.
    case keyMissing, entryMissing, documentMissing, pairEndMissing, itemEndMissing, contentMissing
    // Scalars.
    case colonInText, quoteNotClosed, unknownEscape, hexMissing, surrogate, tabInText, tabInBlock, blockHeader
    case blockIndentation
    // Anchors, tags, directives.
    case nameMissing, tag, tagHandle, directive, directiveName, version, directiveTwice
    case other
  }

  let kind: Kind
  /// Where libyaml gave up; up to the length of the text.
  let offset: Int
  /// Where what it was reading began, when it tells.
  let context: Int?

  /// The fault that libyaml reports, its marks turned to bytes by `marks`.
  init(_ failure: LibYAML.Failure, at place: Int, _ marks: inout MarkMap) {
    kind = Kind(failure.problem, context: failure.context)
    offset = marks.offset(place)
    context = failure.contextPlace.map { marks.offset($0) }
  }
}

extension SyntaxFault.Kind {
  /// libyaml's `problem`, and its `context` where one text has several causes (libyaml 0.2.5: scanner.c, parser.c).
  init(_ problem: String, context: String) {
    switch problem {
    case "mapping values are not allowed in this context": self = .valueNotAllowed
    case "block sequence entries are not allowed in this context": self = .entryNotAllowed
    case "mapping keys are not allowed in this context": self = .keyNotAllowed
    case "found character that cannot start any token": self = .signNotAllowed
    case "could not find expected ':'": self = .colonMissing
    case "did not find expected key": self = .keyMissing
    case "did not find expected '-' indicator": self = .entryMissing
    case "did not find expected <document start>": self = .documentMissing
    case "did not find expected ',' or '}'": self = .pairEndMissing
    case "did not find expected ',' or ']'": self = .itemEndMissing
    case "did not find expected node content": self = .contentMissing
    case "found unexpected ':'": self = .colonInText
    case "found unexpected end of stream", "found unexpected document indicator": self = .quoteNotClosed
    case "found unknown escape character": self = .unknownEscape
    case "did not find expected hexdecimal number": self = .hexMissing
    case "found invalid Unicode character escape code": self = .surrogate
    case "found a tab character that violates indentation": self = .tabInText
    case "found a tab character where an indentation space is expected": self = .tabInBlock
    case "found an indentation indicator equal to 0": self = .blockIndentation
    case "did not find expected alphabetic or numeric character": self = .nameMissing
    case "found undefined tag handle": self = .tagHandle
    case "found unknown directive name": self = .directiveName
    case "found incompatible YAML document": self = .version
    case "found duplicate %YAML directive", "found duplicate %TAG directive": self = .directiveTwice
    case "did not find expected comment or line break" where context == "while scanning a block scalar":
      self = .blockHeader
    default:
      switch context {
      case "while scanning a tag", "while parsing a tag": self = .tag
      case let context where context.contains("directive"): self = .directive
      default: self = .other
      }
    }
  }
}
