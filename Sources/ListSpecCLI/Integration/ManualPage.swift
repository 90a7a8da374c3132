internal import ListRender

/// The manual page of the program, in the man macros of roff, made from the tables of the commands.
enum ManualPage {
  static var text: String {
    var page = ".TH LISTSPEC 1 \"\" \"\(Program.tool.name) \(Program.tool.version)\" \"listspec\"\n"
    page += ".SH NAME\nlistspec \\- check and compile the lists of an iOS app\n"
    page += ".SH SYNOPSIS\n.B listspec\n.I COMMAND\n[options] ...\n"
    page += ".SH DESCRIPTION\n"
    page += paragraph(
      "listspec reads list specs: YAML or JSON files that describe the lists of an iOS app. It checks them, works out what every row will be, and writes the result."
    )
    page += ".SH COMMANDS\n"
    for command in Subcommands.all {
      page += ".SS \(text(command.name)) \(text(command.operands.usage))\n"
      page += paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
      for operand in command.operands { page += term(operand.usage, operand.summary) }
      for option in command.optionDescriptions {
        page += term(option.usage.trimmingPrefix { $0 == " " }.description, option.summary)
      }
    }
    page += ".SH EXIT STATUS\n"
    page += term("0", "done, and nothing to say")
    page += term("1", "done, and the answer is no: findings at or above the threshold, a list that cannot be compiled")
    page += term("2", "the job could not be done: no such file, a wrong flag, nothing could be written")
    page += term("141", "the reader of standard output went away")
    page += ".SH ENVIRONMENT\n"
    page += term("NO_COLOR", "if it is not empty, no colours are used")
    page += term("FORCE_COLOR, CLICOLOR_FORCE", "if one is neither empty nor 0, colours are used everywhere")
    page += term("COLUMNS", "the width of the terminal; 0 is unlimited")
    page += ".SH FILES\n"
    page += term(Configuration.fileName, "the settings of the lists in its folder and below")
    page += term(".gitignore, .listspecignore", "what a search of a folder leaves out")
    page += ".SH EXAMPLES\n"
    for command in Subcommands.all {
      for example in command.examples { page += term(example.command, example.purpose) }
    }
    return page
  }

  private static func term(_ name: String, _ meaning: String) -> String {
    ".TP\n.B \(text(name))\n\(text(meaning))\n"
  }

  private static func paragraph(_ words: String) -> String { ".PP\n\(text(words))\n" }

  /// A text as roff takes it literally: a line must not begin like a request, and a dash is not a hyphen.
  private static func text(_ words: String) -> String {
    let escaped = words.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
