internal import ListSpecCLI

/// The program.
@main
struct Main {
  static func main() { Program.main() }
}
