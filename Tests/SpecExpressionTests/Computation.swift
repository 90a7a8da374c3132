import SpecSource
import SpecTree

@testable import SpecExpression

/// A template computed over a file, for tests that look at a result in one line.
enum Computation {
  /// The names that templates of these tests may use; `data` is the whole file, `each` the first element of its `list`.
  static let names = ScopeNames(["model", "each", "index", "extra", "data", "list"])

  /// The value of a text with expressions, spelled out, or the message of its first fault with what it points at:
  /// `unknown name 'x' <x>`.
  static func result(of text: String, over file: String = "{}", limits: Limits = Limits()) -> String {
    with(file, limits) { evaluator in
      do {
        let template = try Template(text, names: names)
        return evaluator.spelling(try template.value(in: &evaluator))
      } catch let faults as TemplateFaults {
        return faults.all.map { shown($0, in: text) }.joined(separator: "; ")
      } catch let fault as ExpressionFault {
        return shown(fault, in: text)
      } catch {
        return "\(error)"
      }
    }
  }

  /// The first fault of a text with expressions, or nil.
  static func fault(of text: String, over file: String = "{}", limits: Limits = Limits()) -> ExpressionFault? {
    with(file, limits) { evaluator in
      do {
        let template = try Template(text, names: names)
        _ = try template.value(in: &evaluator)
        return nil
      } catch let faults as TemplateFaults {
        return faults.all.first
      } catch {
        return error as? ExpressionFault
      }
    }
  }

  /// Calls `body` with an evaluator over a file; a file that begins with a brace is read as JSON.
  static func with<Result>(_ file: String, _ limits: Limits = Limits(), _ body: (inout Evaluator) -> Result) -> Result {
    let source = SourceFile(name: file.hasPrefix("{") ? "data.json" : "data.yaml", bytes: Array(file.utf8))
    let tree = SpecReader.read(source).tree
    return tree.withView { view in
      var evaluator = Evaluator(trees: [view], limits: limits)
      if let root = tree.documents.first?.root {
        set("data", to: evaluator.value(of: root, in: 0), &evaluator)
        if let list = view.value(of: "list", in: root), view.count(of: list) > 0 {
          set("each", to: evaluator.value(of: list.next, in: 0), &evaluator)
        }
      }
      set("index", to: .int(3), &evaluator)
      return body(&evaluator)
    }
  }

  private static func set(_ name: String, to value: Value, _ evaluator: inout Evaluator) {
    if let slot = names.slot(of: name) { evaluator[slot] = value }
  }

  private static func shown(_ fault: ExpressionFault, in text: String) -> String {
    "\(fault.message) <\(String(decoding: Array(text.utf8)[fault.range], as: UTF8.self))>"
  }
}

extension Evaluator {
  /// A value with its type, spelled out as a literal; what stands in a file is read.
  func spelling(_ value: Value) -> String {
    let value = plain(value)
    switch value {
    case .null: return "null"
    case .bool(let bool): return "\(bool)"
    case .int(let number): return "\(number)"
    case .uint(let number): return "\(number)u"
    case .double(let number): return "\(number)"
    case .type(let type): return type.rawValue
    case .string, .list, .map, .node: break
    }
    if let text = text(of: value) { return "'\(text)'" }
    guard var cursor = ElementCursor(over: value, in: self) else { return phrase(value) }
    var parts: [String] = []
    while let element = next(&cursor) {
      parts.append(cursor.isMap ? "\(spelling(element.key)): \(spelling(element.value))" : spelling(element.value))
    }
    return cursor.isMap ? "{\(parts.joined(separator: ", "))}" : "[\(parts.joined(separator: ", "))]"
  }
}
