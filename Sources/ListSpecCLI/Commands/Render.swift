internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// `listspec render`: writes the list as it will be.
struct Render: Subcommand {
  static let name = "render"
  static let summary = "compile a list spec and show the list as it will be"
  static let operands = [OperandDescription("FILE", .one, "a list spec, or - for standard input")]

  static let options: [CommandOption<Render>] =
    [
      .value(
        "format", "f", formats.joined(separator: "|"), choices: formats,
        "what the list is written as (default: by the name of --output, else table)"
      ) { (command, argument) throws(Failure) in
        guard let format = ListFormats.all.first(where: { $0.name == argument.text }) else {
          throw .unknownValue(argument.text, of: "format", formats)
        }
        command.format = format
      },
      .flag(
        "as-written", nil, \.isAsWritten, "write the spec in its canonical form, as JSON, instead of the compiled list"),
      .flag(
        "provenance", nil, \.hasProvenance, "say of each value who gave it and where; for --format json"),
      .value("columns", nil, "NAMES", "the columns of the table or of CSV, separated by commas") {
        (command, argument) throws(Failure) in
        do throws(UnknownColumn) {
          command.columns = try TableColumn.columns(argument.text)
        } catch {
          throw .unknownColumn(error)
        }
      },
      .document { $0.document = $1 },
    ] + OutputOptions.table.map { $0.within(\.output) } + InputOptions.table.map { $0.within(\.input) }

  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the list was written"),
    (status: ExitStatus.findings, meaning: "the file cannot be read as a list; nothing was written"),
    (status: ExitStatus.failure, meaning: "the file could not be opened, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec render home.list.yaml", purpose: "show the rows of a list as a table"),
    (command: "listspec render home.list.yaml -o home.json", purpose: "compile a list for an app"),
  ]

  private static let formats = ListFormats.all.map { $0.name }

  /// The format that was asked for.
  var format: (any ListFormat.Type)?
  var isAsWritten = false
  var hasProvenance = false
  var columns: [TableColumn]?
  var document: DocumentChoice?
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let format = isAsWritten ? ListFormats.asWritten : format ?? usualFormat
    if columns != nil, !format.hasColumns {
      let other = isAsWritten ? "'--as-written'" : "'--format \(format.name)'"
      let formats = ListFormats.all.filter { $0.hasColumns }.map { $0.name }.joined(separator: ", ")
      throw Failure("'--columns' is for the formats \(formats), and \(other) has none")
    }
    if hasProvenance, !format.hasProvenance {
      let other = isAsWritten ? "'--as-written'" : "'--format \(format.name)'"
      throw Failure("'--provenance' is for '--format json', and \(other) has no place for it")
    }
    let job = try ListJob(operands[0].path, input, output, in: &console)
    output.show(job.check.report, in: &console)
    if job.check.stopsCompiling { return .findings }

    let list = try job.list(document)
    let style = job.style(in: console)
    let files = hasProvenance ? job.check.report : nil
    try job.write(in: &console) { write(list, as: format, style, files, to: &$0) }
    return .success
  }

  /// The format where none is asked for: the one that the output is named after, else the one for people.
  private var usualFormat: any ListFormat.Type {
    guard let name = output.file?.shown.lowercased() else { return ListFormats.table }
    return ListFormats.all.first { $0.endings.contains { name.hasSuffix(".\($0)") } } ?? ListFormats.table
  }

  /// Compiles a list and writes it.
  private func write(
    _ list: CompiledList, as format: any ListFormat.Type, _ style: TextStyle, _ provenance: FileReport?,
    to out: inout ByteBuffer
  ) {
    let (spec, tree) = isAsWritten ? (list.written, list.writtenTree) : (list.spec, list.tree)
    let options = ListFormatOptions(
      style: style, width: input.width ?? 390, columns: columns,
      rowsBeside: RowsBeside(spec, in: tree) { Threads.beside($0) },
      provenance: provenance)
    tree.withView { format.write(Resolver(spec, in: $0), options, to: &out) }
  }
}

extension Failure {
  /// A name after `--columns` that no column has.
  fileprivate static func unknownColumn(_ column: UnknownColumn) -> Failure {
    guard let nearest = column.nearest else {
      let fault = column.name.isEmpty ? "has an empty name" : "names '\(column.name)', which is no property of a row"
      return Failure(
        "'--columns' \(fault)", hint: "a column is a property such as tag or height, or indexPath, events or also")
    }
    return Failure("'--columns' names '\(column.name)', which is no property of a row; did you mean '\(nearest)'?")
  }
}
