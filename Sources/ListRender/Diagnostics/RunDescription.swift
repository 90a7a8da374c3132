/// What a format for findings may need to know of the run that it writes about.
public struct RunDescription: Sendable {
  /// The program that reports name as their author.
  public let tool: Tool
  /// Whether there is somewhere to put a summary for people beside the report; see `DiagnosticFormat.jobSummary`.
  public let takesJobSummary: Bool
  /// Where the file lies that is called so in reports.
  let locate: @Sendable (String) -> FilePlace

  /// A run; without `locate` files lie where their names say.
  public init(
    tool: Tool, takesJobSummary: Bool = false,
    locate: @escaping @Sendable (String) -> FilePlace = { FilePlace(absolute: $0, inRepository: $0) }
  ) {
    self.tool = tool
    self.takesJobSummary = takesJobSummary
    self.locate = locate
  }
}
