/// A SARIF document, as far as these tests look at it.
struct SARIFLog: Decodable {
  struct Text: Decodable {
    let text: String
  }

  struct Run: Decodable {
    let tool: Tool
    let automationDetails: Details
    let columnKind: String
    let results: [Result]
    let invocations: [Invocation]?
  }

  struct Details: Decodable {
    let id: String
  }

  struct Tool: Decodable {
    let driver: Driver
  }

  struct Driver: Decodable {
    let rules: [Rule]
  }

  struct Rule: Decodable {
    struct Configuration: Decodable {
      let level: String
    }

    let id: String
    let name: String
    let defaultConfiguration: Configuration
  }

  struct Invocation: Decodable {
    struct Notification: Decodable {
      let message: Text
    }

    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: Fingerprints
    let fixes: [Fix]?
  }

  struct Fingerprints: Decodable {
    let primaryLocationLineHash: String
    let tagPath: String

    enum CodingKeys: String, CodingKey {
      case primaryLocationLineHash
      case tagPath = "listspecTagPath/v1"
    }
  }

  struct Location: Decodable {
    let physicalLocation: Physical
  }

  struct Physical: Decodable {
    struct Artifact: Decodable {
      let uri: String
    }

    let artifactLocation: Artifact
    let region: Region
  }

  struct Region: Decodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct Fix: Decodable {
    struct Change: Decodable {
      let replacements: [Replacement]
    }

    struct Replacement: Decodable {
      let deletedRegion: Region
      let insertedContent: Text
    }

    let artifactChanges: [Change]
  }

  let runs: [Run]
}
