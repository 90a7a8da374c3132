// swift-format-ignore-file
/// The JSON Schema of the compiled list.
///
/// Written from `docs/schemas/compiled.schema.json` by a test, which also says when the two differ
/// (`UPDATE_FIXTURES=1 swift test --filter EmbeddedSchema`).
public enum CompiledSchema {
  /// The schema as JSON.
  public static let text = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A compiled list of listspec",
      "description": "What 'listspec render --format json' writes. 'listspec-compiled' is raised only when something described here changes or goes. A later version of the program may write keys that this schema does not have yet.",
      "type": "object",
      "required": ["listspec-compiled", "kind", "runtime", "tag", "sections", "reuse", "totals"],
      "properties": {
        "listspec-compiled": {"description": "The version of this format.", "const": 1},
        "kind": {"const": "table"},
        "runtime": {
          "description": "The library that the list is written for.",
          "enum": ["uikit", "holo", "cb", "mytable", "tf", "p9"]
        },
        "tag": {"description": "The list's own name.", "allOf": [{"$ref": "#/definitions/optionalText"}]},
        "title": {"description": "The title of the screen.", "allOf": [{"$ref": "#/definitions/text"}]},
        "style": {
          "description": "The style of the table view.",
          "anyOf": [{"enum": ["plain", "grouped", "insetGrouped"]}, {"$ref": "#/definitions/code"}]
        },
        "ios": {
          "description": "The lowest version of iOS that the app runs on.",
          "allOf": [{"$ref": "#/definitions/number"}]
        },
        "header": {"description": "What stands above the first section.", "allOf": [{"$ref": "#/definitions/header"}]},
        "footer": {"description": "What stands below the last section.", "allOf": [{"$ref": "#/definitions/header"}]},
        "empty": {"description": "What the list shows when it has no rows.", "allOf": [{"$ref": "#/definitions/empty"}]},
        "sectionIndexTitles": {
          "description": "The index at the side of the list.",
          "anyOf": [
            {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["title", "section"],
                "properties": {
                  "title": {"$ref": "#/definitions/text"},
                  "section": {
                    "description": "The index of the section that it leads to; null where there is none.",
                    "anyOf": [{"type": ["integer", "null"], "minimum": 0}, {"$ref": "#/definitions/event"}]
                  }
                },
                "additionalProperties": false
              }
            },
            {"$ref": "#/definitions/code"}
          ]
        },
        "separatorStyle": {
          "description": "The lines between rows.",
          "anyOf": [{"enum": ["none", "singleLine", "singleLineEtched"]}, {"$ref": "#/definitions/code"}]
        },
        "separatorColor": {
          "description": "The colour of the lines between rows.",
          "allOf": [{"$ref": "#/definitions/color"}]
        },
        "separatorInset": {
          "description": "The insets of the lines between rows, in points.",
          "allOf": [{"$ref": "#/definitions/insets"}]
        },
        "backgroundColor": {"description": "The colour behind the rows.", "allOf": [{"$ref": "#/definitions/color"}]},
        "contentInset": {
          "description": "The space around the rows, in points.",
          "allOf": [{"$ref": "#/definitions/insets"}]
        },
        "allowsSelection": {"description": "Whether rows can be selected.", "allOf": [{"$ref": "#/definitions/flag"}]},
        "allowsMultipleSelection": {
          "description": "Whether several rows can be selected.",
          "allOf": [{"$ref": "#/definitions/flag"}]
        },
        "sectionHeaderTopPadding": {
          "description": "The space above each header since iOS 15, in points.",
          "allOf": [{"$ref": "#/definitions/length"}]
        },
        "keyboardDismissMode": {
          "description": "How scrolling puts the keyboard away.",
          "anyOf": [
            {"enum": ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"]},
            {"$ref": "#/definitions/code"}
          ]
        },
        "events": {
          "type": "object",
          "properties": {
            "sectionForSectionIndexTitle": {
              "description": "Says which section an entry of the index leads to.",
              "allOf": [{"$ref": "#/definitions/event"}]
            },
            "refreshControl": {
              "description": "Pulling down refreshes the list.",
              "allOf": [{"$ref": "#/definitions/event"}]
            },
            "scrollDelegate": {
              "description": "The object that is told about scrolling.",
              "allOf": [{"$ref": "#/definitions/event"}]
            }
          },
          "additionalProperties": false
        },
        "sections": {"type": "array", "items": {"$ref": "#/definitions/section"}},
        "reuse": {
          "description": "Each pair of reuse identifier and cell class that rows have, in the order of first use.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["reuseId", "cell"],
            "properties": {"reuseId": {"$ref": "#/definitions/text"}, "cell": {"$ref": "#/definitions/text"}},
            "additionalProperties": false
          }
        },
        "totals": {
          "type": "object",
          "required": ["sections", "rows", "height", "unknown"],
          "properties": {
            "sections": {"type": "integer", "minimum": 0},
            "rows": {"type": "integer", "minimum": 0},
            "height": {
              "description": "The known heights of rows, headers and footers together, in points.",
              "type": "number",
              "minimum": 0
            },
            "unknown": {
              "description": "How many rows, headers and footers have no number for a height.",
              "type": "integer",
              "minimum": 0
            }
          },
          "additionalProperties": false
        }
      },
      "additionalProperties": false,
      "definitions": {
        "section": {
          "type": "object",
          "required": ["index", "tag", "header", "footer", "rows"],
          "properties": {
            "index": {"description": "Its place, from 0.", "type": "integer", "minimum": 0},
            "tag": {
              "description": "The name that edits, diffs and tests know the section by.",
              "allOf": [{"$ref": "#/definitions/optionalText"}]
            },
            "header": {
              "description": "What stands above the rows.",
              "anyOf": [{"$ref": "#/definitions/header"}, {"type": "null"}]
            },
            "footer": {
              "description": "What stands below the rows.",
              "anyOf": [{"$ref": "#/definitions/header"}, {"type": "null"}]
            },
            "indexTitle": {
              "description": "The section's entry in the index at the side of the list.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "empty": {
              "description": "What the section shows when it has no rows.",
              "allOf": [{"$ref": "#/definitions/empty"}]
            },
            "hidesWhenEmpty": {
              "description": "Whether a section without rows is left out.",
              "allOf": [{"$ref": "#/definitions/flag"}]
            },
            "rows": {"type": "array", "items": {"$ref": "#/definitions/row"}}
          },
          "additionalProperties": false
        },
        "row": {
          "type": "object",
          "required": [
            "indexPath",
            "tag",
            "cell",
            "reuseId",
            "style",
            "model",
            "height",
            "estimatedHeight",
            "canEdit",
            "canMove",
            "events"
          ],
          "properties": {
            "indexPath": {
              "description": "Section and row, from 0.",
              "type": "array",
              "items": {"type": "integer", "minimum": 0},
              "minItems": 2,
              "maxItems": 2
            },
            "tag": {
              "description": "The name that edits, diffs and tests know the row by.",
              "allOf": [{"$ref": "#/definitions/optionalText"}]
            },
            "cell": {"description": "The class of the cell.", "allOf": [{"$ref": "#/definitions/text"}]},
            "reuseId": {
              "description": "The reuse identifier; the class name unless given.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "style": {
              "description": "The style that the cell is created with.",
              "anyOf": [{"enum": ["default", "value1", "value2", "subtitle"]}, {"$ref": "#/definitions/code"}]
            },
            "model": {"description": "What the cell shows; on a class, what rows may leave out."},
            "height": {"description": "Height in points.", "allOf": [{"$ref": "#/definitions/length"}]},
            "estimatedHeight": {
              "description": "Height assumed until the row is measured, in points.",
              "allOf": [{"$ref": "#/definitions/length"}]
            },
            "canEdit": {
              "description": "Whether the row can be edited, which swiping needs too.",
              "allOf": [{"$ref": "#/definitions/flag"}]
            },
            "canMove": {"description": "Whether the row can be moved.", "allOf": [{"$ref": "#/definitions/flag"}]},
            "text": {"description": "The first text of a plain cell.", "allOf": [{"$ref": "#/definitions/text"}]},
            "detail": {
              "description": "The second text of a plain cell, below the first.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "image": {"description": "The image of a plain cell.", "allOf": [{"$ref": "#/definitions/image"}]},
            "accessoryType": {
              "description": "What stands at the trailing edge.",
              "anyOf": [
                {"enum": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]},
                {"$ref": "#/definitions/code"}
              ]
            },
            "selectionStyle": {
              "description": "How the selected row looks.",
              "anyOf": [{"enum": ["none", "blue", "gray", "default"]}, {"$ref": "#/definitions/code"}]
            },
            "separatorInset": {
              "description": "The insets of the line below the row, in points.",
              "allOf": [{"$ref": "#/definitions/insets"}]
            },
            "backgroundColor": {"description": "The colour behind the row.", "allOf": [{"$ref": "#/definitions/color"}]},
            "indentationLevel": {
              "description": "How far the content is indented, in steps.",
              "allOf": [{"$ref": "#/definitions/number"}]
            },
            "shouldHighlight": {
              "description": "Whether a touch highlights the row.",
              "allOf": [{"$ref": "#/definitions/flag"}]
            },
            "editingStyle": {
              "description": "The control that edit mode shows.",
              "anyOf": [{"enum": ["none", "delete", "insert"]}, {"$ref": "#/definitions/code"}]
            },
            "editingDeleteTitle": {
              "description": "The title of the delete button.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "leadingSwipeActions": {
              "description": "The actions that a swipe from the leading edge shows.",
              "anyOf": [{"type": "array", "items": {"$ref": "#/definitions/swipeAction"}}, {"$ref": "#/definitions/code"}]
            },
            "trailingSwipeActions": {
              "description": "The actions that a swipe from the trailing edge shows.",
              "anyOf": [{"type": "array", "items": {"$ref": "#/definitions/swipeAction"}}, {"$ref": "#/definitions/code"}]
            },
            "performsFirstActionWithFullSwipe": {
              "description": "Whether a full swipe performs the first action.",
              "allOf": [{"$ref": "#/definitions/flag"}]
            },
            "contextMenu": {
              "description": "The menu of a long press.",
              "anyOf": [{"type": "array", "items": {"$ref": "#/definitions/menuItem"}}, {"$ref": "#/definitions/code"}]
            },
            "accessibilityIdentifier": {
              "description": "The name that UI tests find the row by; the tag unless given.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "accessibilityLabel": {
              "description": "What VoiceOver says the row is.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "accessibilityHint": {
              "description": "What VoiceOver says a tap does.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "configSEL": {"description": "The selector that fills the cell.", "allOf": [{"$ref": "#/definitions/text"}]},
            "delegateSEL": {
              "description": "The selector that takes the cell's delegate.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "events": {
              "type": "object",
              "properties": {
                "delegate": {
                  "description": "The object that the cell reports to.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "willSelect": {
                  "description": "The row is about to be selected.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didSelect": {"description": "The row was selected.", "allOf": [{"$ref": "#/definitions/event"}]},
                "willDeselect": {
                  "description": "The row is about to be deselected.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didDeselect": {"description": "The row was deselected.", "allOf": [{"$ref": "#/definitions/event"}]},
                "willDisplay": {
                  "description": "The cell is about to be shown.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didEndDisplaying": {
                  "description": "The cell went off the screen.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didHighlight": {"description": "A touch highlighted the row.", "allOf": [{"$ref": "#/definitions/event"}]},
                "didUnhighlight": {"description": "The highlight ended.", "allOf": [{"$ref": "#/definitions/event"}]},
                "accessoryButtonTapped": {
                  "description": "The accessory button was tapped.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "willBeginEditing": {
                  "description": "Editing is about to begin.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didEndEditing": {"description": "Editing ended.", "allOf": [{"$ref": "#/definitions/event"}]},
                "beforeConfigureHandler": {
                  "description": "Runs before the cell is filled.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "afterConfigureHandler": {
                  "description": "Runs after the cell was filled.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "leadingSwipeHandler": {
                  "description": "Runs for every leading swipe action, after its own.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "trailingSwipeHandler": {
                  "description": "Runs for every trailing swipe action, after its own.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "targetMoveHandler": {
                  "description": "Says where a moved row may go.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "moveHandler": {"description": "The row was moved.", "allOf": [{"$ref": "#/definitions/event"}]},
                "editingDeleteHandler": {
                  "description": "The delete button was tapped.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "editingInsertHandler": {
                  "description": "The insert button was tapped.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "header": {
          "type": "object",
          "required": ["view", "title", "height", "estimatedHeight"],
          "properties": {
            "view": {
              "description": "The class of the view; `none` for no view, so that the title shows.",
              "allOf": [{"$ref": "#/definitions/optionalText"}]
            },
            "title": {
              "description": "The text that UIKit shows; hidden by a view.",
              "allOf": [{"$ref": "#/definitions/optionalText"}]
            },
            "model": {"description": "What the view shows; on a class, what may be left out."},
            "reuseId": {
              "description": "The reuse identifier; the class name unless given.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "height": {"description": "Height in points.", "allOf": [{"$ref": "#/definitions/length"}]},
            "estimatedHeight": {
              "description": "Height assumed until the view is measured, in points.",
              "allOf": [{"$ref": "#/definitions/length"}]
            },
            "configSEL": {"description": "The selector that fills the view.", "allOf": [{"$ref": "#/definitions/text"}]},
            "events": {
              "type": "object",
              "properties": {
                "willDisplay": {
                  "description": "The view is about to be shown.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                },
                "didEndDisplaying": {
                  "description": "The view went off the screen.",
                  "allOf": [{"$ref": "#/definitions/event"}]
                }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "swipeAction": {
          "type": "object",
          "required": ["style"],
          "properties": {
            "tag": {"description": "The name that code knows the action by.", "allOf": [{"$ref": "#/definitions/text"}]},
            "title": {"description": "The text of the button.", "allOf": [{"$ref": "#/definitions/text"}]},
            "style": {
              "description": "A destructive action takes its row away.",
              "anyOf": [{"enum": ["normal", "destructive"]}, {"$ref": "#/definitions/code"}]
            },
            "backgroundColor": {"description": "The colour of the button.", "allOf": [{"$ref": "#/definitions/color"}]},
            "backgroundEffect": {
              "description": "The effect behind the button before iOS 11.",
              "allOf": [{"$ref": "#/definitions/text"}]
            },
            "image": {"description": "The image of the button.", "allOf": [{"$ref": "#/definitions/image"}]},
            "events": {
              "type": "object",
              "properties": {
                "handler": {"description": "The button was tapped.", "allOf": [{"$ref": "#/definitions/event"}]}
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "menuItem": {
          "type": "object",
          "required": ["title"],
          "properties": {
            "tag": {"description": "The name that code knows the entry by.", "allOf": [{"$ref": "#/definitions/text"}]},
            "title": {"description": "The text of the entry.", "allOf": [{"$ref": "#/definitions/optionalText"}]},
            "image": {"description": "The image of the entry.", "allOf": [{"$ref": "#/definitions/image"}]},
            "attributes": {
              "description": "How the entry looks and behaves.",
              "anyOf": [
                {"type": "array", "items": {"enum": ["destructive", "disabled", "hidden", "keepsMenuPresented"]}},
                {"$ref": "#/definitions/code"}
              ]
            },
            "children": {
              "description": "The entries of a menu within the menu.",
              "anyOf": [{"type": "array", "items": {"$ref": "#/definitions/menuItem"}}, {"$ref": "#/definitions/code"}]
            },
            "events": {
              "type": "object",
              "properties": {
                "handler": {"description": "The entry was chosen.", "allOf": [{"$ref": "#/definitions/event"}]}
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "empty": {
          "type": "object",
          "properties": {
            "cell": {"description": "The class of the cell that shows it.", "allOf": [{"$ref": "#/definitions/text"}]},
            "model": {"description": "What the cell shows."},
            "text": {"description": "The first text.", "allOf": [{"$ref": "#/definitions/text"}]},
            "detail": {"description": "The second text.", "allOf": [{"$ref": "#/definitions/text"}]},
            "image": {"description": "The image.", "allOf": [{"$ref": "#/definitions/image"}]},
            "height": {"description": "Height in points.", "allOf": [{"$ref": "#/definitions/length"}]},
            "events": {
              "type": "object",
              "properties": {"didSelect": {"description": "It was tapped.", "allOf": [{"$ref": "#/definitions/event"}]}},
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "code": {
          "description": "Known to code at run time only; null where the code has no name.",
          "type": "object",
          "required": ["native"],
          "properties": {"native": {"type": ["string", "null"]}},
          "additionalProperties": false
        },
        "event": {
          "anyOf": [
            {"$ref": "#/definitions/code"},
            {
              "type": "object",
              "required": ["openURL"],
              "properties": {"openURL": {"type": "string"}},
              "additionalProperties": false
            }
          ]
        },
        "text": {"anyOf": [{"type": "string"}, {"$ref": "#/definitions/code"}]},
        "optionalText": {"anyOf": [{"type": ["string", "null"]}, {"$ref": "#/definitions/code"}]},
        "flag": {"anyOf": [{"type": "boolean"}, {"$ref": "#/definitions/code"}]},
        "number": {"anyOf": [{"type": "number"}, {"$ref": "#/definitions/code"}]},
        "length": {
          "description": "Points; 'automatic' where UIKit works it out itself.",
          "anyOf": [{"type": "number", "minimum": 0}, {"const": "automatic"}, {"$ref": "#/definitions/code"}]
        },
        "color": {
          "description": "The name of a system colour, '#' with hexadecimal digits, one for each appearance, or one of the app's own.",
          "anyOf": [
            {"type": "string"},
            {
              "type": "object",
              "required": ["light", "dark"],
              "properties": {"light": {"$ref": "#/definitions/color"}, "dark": {"$ref": "#/definitions/color"}},
              "additionalProperties": false
            },
            {
              "type": "object",
              "required": ["named"],
              "properties": {"named": {"type": "string"}},
              "additionalProperties": false
            },
            {"$ref": "#/definitions/code"}
          ]
        },
        "image": {
          "description": "The name of an asset, an SF Symbol, or where it is.",
          "anyOf": [
            {"type": "string"},
            {
              "type": "object",
              "required": ["symbol"],
              "properties": {"symbol": {"type": "string"}},
              "additionalProperties": false
            },
            {
              "type": "object",
              "required": ["url"],
              "properties": {"url": {"type": "string"}},
              "additionalProperties": false
            },
            {"$ref": "#/definitions/code"}
          ]
        },
        "insets": {
          "description": "Points, for all sides or for some; 0 for the others.",
          "anyOf": [
            {"type": "number"},
            {
              "type": "object",
              "properties": {
                "top": {"type": "number"},
                "left": {"type": "number"},
                "bottom": {"type": "number"},
                "right": {"type": "number"}
              },
              "additionalProperties": false
            },
            {"$ref": "#/definitions/code"}
          ]
        }
      }
    }

    """#
}
