internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// `listspec explain`: says why something is what it is.
struct Explain: Subcommand {
  static let name = "explain"
  static let summary = "say where a value comes from, and what it beat"
  static let operands = [
    OperandDescription("FILE", .one, "a list spec, or - for standard input"),
    OperandDescription(
      "ADDRESS", .one,
      "the tag of a row or a section, SECTION/ROW, SECTION@header, SECTION@footer, @list, @header or @footer; #N instead "
        + "of a tag is a place, from 0"),
    OperandDescription(
      "PROPERTY", .optional, "the property to explain, such as height (default: all that are spoken of)"),
  ]

  static let options: [CommandOption<Explain>] =
    [
      .value(
        "format", "f", formats.joined(separator: "|"), choices: formats,
        "what the explanation is written as (default: text)"
      ) { (command, argument) throws(Failure) in
        guard let format = ExplanationFormats.all.first(where: { $0.name == argument.text }) else {
          throw .unknownValue(argument.text, of: "format", formats)
        }
        command.format = format
      },
      .document { $0.document = $1 },
    ] + OutputOptions.table.map { $0.within(\.output) } + InputOptions.table.map { $0.within(\.input) }

  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the explanation was written"),
    (status: ExitStatus.findings, meaning: "the file cannot be read as a list, or has nothing of that address or name"),
    (status: ExitStatus.failure, meaning: "the file could not be opened, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec explain home.list.yaml sync height", purpose: "say why a row is as high as it is"),
    (command: "listspec explain home.list.yaml account@header", purpose: "say what a header shows, and why"),
  ]

  private static let formats = ExplanationFormats.all.map { $0.name }

  var format = ExplanationFormats.text
  var document: DocumentChoice?
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let job = try ListJob(operands[0].path, input, output, in: &console)
    if job.check.stopsCompiling {
      console.show(job.check.report, output.color)
      return .findings
    }
    let style = job.style(in: console)
    var written = ByteBuffer()
    let answer = explain(operands, try job.list(document), job.check, style, to: &written)
    output.show(answer.report, in: &console)
    let others = job.check.report.counts.total - answer.report.counts.total
    if others > 0, !output.isQuiet {
      let path = operands[0].path
      let found = others == 1 ? "1 finding is" : "\(others) findings are"
      console.say(
        "note: \(found) about other things" + (path.isDash ? "" : "; 'listspec validate \(path.shown)' shows all"))
    }
    if let failure = answer.failure { throw failure }
    try job.write(in: &console) { $0.append(written) }
    return .success
  }

  /// Writes the explanation. What keeps it from being written instead, and the findings that are about it.
  private func explain(
    _ operands: [Argument], _ list: CompiledList, _ check: SpecCheck, _ style: TextStyle, to out: inout ByteBuffer
  ) -> (failure: Failure?, report: FileReport) {
    let address = operands[1].text
    let name = operands.count > 2 ? operands[2].text : nil
    return list.tree.withView { view in
      let resolver = Resolver(list.spec, in: view)
      var report = check.report.only { _ in false }
      do throws(AddressFault) {
        let subjects = try resolver.subjects(at: address)
        let places = resolver.places(of: subjects[0])
        report = check.report.only(places.concern)
        var slot: Slot?
        if let name {
          let found = resolver.slot(named: name, of: subjects[0])
          slot = found.slot
          if slot == nil { return (.unknownProperty(name, of: subjects[0], nearest: found.nearest), report) }
        }
        let explanation = ExplanationReport(
          resolver.explain(subjects[0], slot), by: resolver, in: check.report, ofOneProperty: slot != nil,
          others: Array(subjects.dropFirst()))
        format.write(explanation, style, to: &out)
        return (nil, report)
      } catch {
        return (.address(address, error, in: check.report.path), report)
      }
    }
  }
}

extension Failure {
  /// An address that leads to nothing: the question has no answer, which is not a failure of the run.
  fileprivate static func address(_ address: String, _ fault: AddressFault, in file: String) -> Failure {
    var failure: Failure
    switch fault {
    case .unknown(let nearest):
      failure = Failure(
        "'\(file)' has no row or section '\(address)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        hint: nearest == nil ? "'listspec render \(file)' shows the tags; '#0/#1' is a row by its place" : nil)
    case .outOfRange(let what, let count):
      let range = count == 0 ? "there are none" : count == 1 ? "expected #0" : "expected #0 to #\(count - 1)"
      failure = Failure("'\(address)' is behind the last of \(what): \(range)")
    case .noHeader(let side, of: .list): failure = Failure("the list has no \(side.rawValue)")
    case .noHeader(let side, of: let section):
      let shown = address.split(separator: "@").first.map { " '\($0)'" } ?? " \(section.address)"
      failure = Failure("section\(shown) has no \(side.rawValue)")
    }
    failure.status = .findings
    return failure
  }

  /// A name that is no property of what was asked about.
  fileprivate static func unknownProperty(_ name: String, of subject: Subject, nearest: String?) -> Failure {
    let element = PropertyTable.of(subject.element).element.name
    var failure = Failure(
      "'\(name)' is no property of \(element)" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      hint: nearest == nil ? "'listspec explain FILE ADDRESS' without a property shows all that are spoken of" : nil)
    failure.status = .findings
    return failure
  }
}
