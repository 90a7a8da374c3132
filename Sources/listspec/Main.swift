/// The program.
@main
struct Main {
  static func main() {}
}
