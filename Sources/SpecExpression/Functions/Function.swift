/// A function of the language: an entry of `FunctionTable`.
struct Function: Sendable {
  /// How it is called.
  enum Form: Sendable {
    /// `size(x)`
    case global
    /// `x.contains(y)`; the receiver is the first parameter.
    case member
    /// Either way.
    case both
  }

  /// What a function does with arguments that fit its parameters.
  typealias Body = @Sendable (inout Evaluator, Arguments) throws(Failure) -> Value

  /// As written; a global one may have a dot (`math.abs`).
  let name: String
  /// How it is called.
  let form: Form
  /// The parameters, a receiver first.
  let parameters: [Parameter]
  /// How many of the parameters must be given, from the first.
  let required: Int
  /// Whether any number of arguments may be given, or a list of them; they reach the body as one list.
  let isVariadic: Bool
  /// What it gives, for the reference.
  let summary: String
  let body: Body

  /// An entry; all parameters are required unless `required` says how many.
  init(
    _ name: String, _ form: Form, _ parameters: [Parameter], required: Int? = nil, isVariadic: Bool = false,
    _ summary: String, _ body: @escaping Body
  ) {
    self.name = name
    self.form = form
    self.parameters = parameters
    self.required = required ?? parameters.count
    self.isVariadic = isVariadic
    self.summary = summary
    self.body = body
  }

  /// How it is called on a value, or by its name alone: `text.indexOf(text[, int])`; what may be left out stands in
  /// brackets.
  func signature(isMember: Bool) -> String {
    let words = parameters.map(\.word)
    let first = isMember ? 1 : 0
    var list = ""
    for (place, word) in words.enumerated().dropFirst(first) {
      let part = place > first ? ", \(word)" : word
      list += place < required ? part : "[\(part)]"
    }
    return "\(isMember ? "\(words[0])." : "")\(name)(\(list)\(isVariadic ? ", …" : ""))"
  }
}

/// What an argument has to be.
enum Parameter: Sendable {
  case any, text, int, double, number, list, wholeNumber

  /// In a signature.
  var word: String {
    switch self {
    case .any: "any"
    case .text: "text"
    case .int: "int"
    case .double: "double"
    case .number: "number"
    case .list: "list"
    case .wholeNumber: "int or uint"
    }
  }

  /// In a sentence: "expected …".
  var phrase: String {
    switch self {
    case .any: "a value"
    case .text: "a text"
    case .int: "a whole number"
    case .double: "a number with a fraction"
    case .number: "a number"
    case .list: "a list"
    case .wholeNumber: "a whole number"
    }
  }

  /// What to do with a value of another type, as the end of a sentence; empty where nothing helps.
  func advice(for type: ValueType?) -> String {
    switch (self, type) {
    case (.double, .int), (.double, .uint): "; write double(…) around it"
    case (.text, .int), (.text, .uint), (.text, .double), (.text, .bool): "; write string(…) around it"
    default: ""
    }
  }

  /// Whether a value of a type fits; a number that is too large to compute with has none.
  func accepts(_ type: ValueType?) -> Bool {
    switch self {
    case .any: true
    case .text: type == .string
    case .int: type == .int
    case .double: type == .double
    case .number: type == .int || type == .uint || type == .double
    case .list: type == .list
    case .wholeNumber: type == .int || type == .uint
    }
  }
}

/// The arguments of a call, at most four; those that are not given are null.
struct Arguments {
  var first = Value.null
  var second = Value.null
  var third = Value.null
  var fourth = Value.null
  /// How many are given.
  var count = 0

  /// The most arguments, a receiver included.
  static let most = 4

  /// An argument by its place, from 0.
  subscript(index: Int) -> Value {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}
