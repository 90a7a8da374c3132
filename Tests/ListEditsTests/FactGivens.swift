extension FactTests {
  /// The lists that the facts begin with, by the library and a name.
  static let givens = [
    "table full": "listspec: 1\nruntime: holo\nsections:\n" + fullRow + twinSections,
    "table short": """
    listspec: 1
    runtime: holo
    sections:
      - rows:
          - {cell: UITableViewCell, tag: HOLO_DEFAULT_TAG}

    """ + twinSections,
    "table tagged": """
    listspec: 1
    runtime: holo
    sections:
      - rows:
          - tag: HOLO_DEFAULT_TAG

    """,
    "table headed": "listspec: 1\nruntime: holo\nsections:\n" + headedSection + lastSection,
    "table single": "listspec: 1\nruntime: holo\nsections:\n  - tag: HOLO_DEFAULT_TAG\n",
    "collection full": "listspec: 1\nruntime: holo\nkind: collection\nsections:\n" + fullItem + twinItemSections,
    "collection short": """
    listspec: 1
    runtime: holo
    kind: collection
    sections:
      - items:
          - {cell: UICollectionViewCell, tag: HOLO_DEFAULT_TAG}

    """ + twinItemSections,
    "collection tagged": """
    listspec: 1
    runtime: holo
    kind: collection
    sections:
      - items:
          - tag: HOLO_DEFAULT_TAG

    """,
    "collection headed": "listspec: 1\nruntime: holo\nkind: collection\nsections:\n" + headedItemSection
      + lastItemSection,
    "collection single": "listspec: 1\nruntime: holo\nkind: collection\nsections:\n  - tag: HOLO_DEFAULT_TAG\n",
  ]

  private static let fullRow = """
      - rows:
          - cell: UITableViewCell
            tag: HOLO_DEFAULT_TAG
            model: "model"
            modelHandler: {native: code}
            style: value1
            styleHandler: {native: code}
            reuseId: "reuseId"
            reuseIdHandler: {native: code}
            height: 10
            heightHandler: {native: code}
            estimatedHeight: 100
            estimatedHeightHandler: {native: code}
            shouldHighlight: false
            canEdit: true
            canEditHandler: {native: code}
            canMove: true
            canMoveHandler: {native: code}
            leadingSwipeActions: [{title: a}]
            trailingSwipeActions: [{title: b}]
            editingDeleteTitle: "editingDeleteTitle"
            editingDeleteTitleHandler: {native: code}
            editingStyle: delete
            editingStyleHandler: {native: code}

    """

  private static let twinSections = """
      - tag: "section-1"
        header: {height: 100}
        rows:
          - {tag: "0", model: "0", height: 0}
          - {tag: "1", model: "1", height: 1}
      - tag: "section-1"
        header: {height: 100}
        rows:
          - {tag: "0", model: "0", height: 0}
          - {tag: "1", model: "1", height: 1}

    """

  private static let lastSection = """
      - tag: "section-1"
        rows:
          - {tag: "0", model: "0", height: 0}
          - {tag: "1", model: "1", height: 1}

    """

  private static let headedSection = """
      - tag: HOLO_DEFAULT_TAG
        header:
          view: UITableViewHeaderFooterView
          reuseId: "headerReuseId"
          reuseIdHandler: {native: code}
          title: "headerTitle"
          titleHandler: {native: code}
          model: "headerModel"
          modelHandler: {native: code}
          height: 10
          heightHandler: {native: code}
          estimatedHeight: 100
          estimatedHeightHandler: {native: code}
        footer:
          view: UITableViewHeaderFooterView
          reuseId: "footerReuseId"
          reuseIdHandler: {native: code}
          title: "footerTitle"
          titleHandler: {native: code}
          model: "footerModel"
          modelHandler: {native: code}
          height: 20
          heightHandler: {native: code}
          estimatedHeight: 200
          estimatedHeightHandler: {native: code}

    """

  private static let fullItem = """
      - items:
          - cell: UICollectionViewCell
            tag: HOLO_DEFAULT_TAG
            model: "model"
            modelHandler: {native: code}
            reuseId: "reuseId"
            reuseIdHandler: {native: code}
            size: {width: 10, height: 10}
            sizeHandler: {native: code}
            shouldHighlight: false
            shouldSelect: false
            shouldDeselect: false
            canMove: true
            canMoveHandler: {native: code}

    """

  private static let twinItemSections = """
      - tag: "section-1"
        header: {size: {width: 100, height: 100}}
        items:
          - {tag: "0", model: "0", size: {width: 0, height: 0}}
          - {tag: "1", model: "1", size: {width: 1, height: 1}}
      - tag: "section-1"
        header: {size: {width: 100, height: 100}}
        items:
          - {tag: "0", model: "0", size: {width: 0, height: 0}}
          - {tag: "1", model: "1", size: {width: 1, height: 1}}

    """

  private static let lastItemSection = """
      - tag: "section-1"
        items:
          - {tag: "0", model: "0", size: {width: 0, height: 0}}
          - {tag: "1", model: "1", size: {width: 1, height: 1}}

    """

  private static let headedItemSection = """
      - tag: HOLO_DEFAULT_TAG
        header:
          view: UICollectionReusableView
          reuseId: "headerReuseId"
          reuseIdHandler: {native: code}
          model: "headerModel"
          modelHandler: {native: code}
          size: {width: 10, height: 10}
          sizeHandler: {native: code}
        footer:
          view: UICollectionReusableView
          reuseId: "footerReuseId"
          reuseIdHandler: {native: code}
          model: "footerModel"
          modelHandler: {native: code}
          size: {width: 20, height: 20}
          sizeHandler: {native: code}
        inset: 1
        insetHandler: {native: code}
        minimumLineSpacing: 10
        minimumLineSpacingHandler: {native: code}
        minimumInteritemSpacing: 20
        minimumInteritemSpacingHandler: {native: code}

    """
}
