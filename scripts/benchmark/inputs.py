"""The lists that are measured: seeded, so the same everywhere; each as YAML and as JSON with the same content."""

import random

CELLS = ["ProfileCell", "ToggleCell", "DisclosureCell", "ImageCell", "TextFieldCell", "ButtonCell"]
REUSE_IDS = ["profile", "toggle", "disclosure", "image", "text-field", "button"]
SUBTITLES = [
    "shown on every device",
    "a longer line of text that wraps where the screen is narrow",
    "Wi-Fi and cellular data",
    "updated 3 minutes ago",
    "opens the details",
]
HEIGHTS = [40, 44, 48, 52, 56, 60, 72]
ROWS_IN_A_SECTION = 100


def sections(rows, seed):
    """(number, height or title of the header, rows) of each section; a row is (cell, tag, title, subtitle, heights)."""
    chance = random.Random(seed)
    for number, first in enumerate(range(0, rows, ROWS_IN_A_SECTION)):
        yield number, [
            (chance.randrange(len(CELLS)), row, chance.choice(SUBTITLES), chance.choice(HEIGHTS), chance.choice(HEIGHTS))
            for row in range(min(ROWS_IN_A_SECTION, rows - first))
        ]


def write_yaml(path, rows, seed):
    """Block style down to the row, flow style for what is small, as people write lists."""
    with open(path, "w", encoding="utf-8") as out:
        out.write("listspec: 1\nruntime: holo\ntag: measured\ncells:\n")
        for cell in CELLS:
            out.write(f"  {cell}: {{implements: [configure]}}\n")
        out.write("views:\n  SettingsHeader: {}\nsections:\n")
        for number, entries in sections(rows, seed):
            header = "view: SettingsHeader" if number % 2 else f'title: "Section {number}"'
            out.write(f"  - tag: section-{number}\n    header: {{{header}, height: 28}}\n    rows:\n")
            for cell, row, subtitle, model_height, height in entries:
                out.write(
                    f"      - cell: {CELLS[cell]}\n"
                    f"        tag: row-{number}-{row}\n"
                    f'        model: {{title: "Row {row} of {number}", subtitle: {subtitle}, height: {model_height}}}\n'
                    f"        height: {height}\n"
                    f"        reuseId: {REUSE_IDS[cell]}\n"
                )


def write_json(path, rows, seed):
    """Indented by two, as programs write JSON that people read."""
    with open(path, "w", encoding="utf-8") as out:
        out.write('{\n  "listspec": 1,\n  "runtime": "holo",\n  "tag": "measured",\n  "cells": {\n')
        out.write(",\n".join(f'    "{cell}": {{\n      "implements": [\n        "configure"\n      ]\n    }}' for cell in CELLS))
        out.write('\n  },\n  "views": {\n    "SettingsHeader": {}\n  },\n  "sections": [')
        for number, entries in sections(rows, seed):
            header = '"view": "SettingsHeader"' if number % 2 else f'"title": "Section {number}"'
            out.write("," if number else "")
            out.write(
                f'\n    {{\n      "tag": "section-{number}",\n      "header": {{\n        {header},\n'
                f'        "height": 28\n      }},\n      "rows": [\n'
            )
            out.write(
                ",\n".join(
                    "        {\n"
                    f'          "cell": "{CELLS[cell]}",\n'
                    f'          "tag": "row-{number}-{row}",\n'
                    '          "model": {\n'
                    f'            "title": "Row {row} of {number}",\n'
                    f'            "subtitle": "{subtitle}",\n'
                    f'            "height": {model_height}\n'
                    "          },\n"
                    f'          "height": {height},\n'
                    f'          "reuseId": "{REUSE_IDS[cell]}"\n'
                    "        }"
                    for cell, row, subtitle, model_height, height in entries
                )
            )
            out.write("\n      ]\n    }")
        out.write("\n  ]\n}\n")


def write_plain_rows(path, tags):
    """A list of plain rows in one section, a tag each; those without one are all equal."""
    with open(path, "w", encoding="utf-8") as out:
        out.write("listspec: 1\nrows:\n")
        out.writelines("  - {text: Row}\n" if tag is None else f"  - {{tag: {tag}, text: Row {tag}}}\n" for tag in tags)


def write_data(path, rows, seed):
    """Rows as data for `write_repetition`; read by itself it is a list of one untagged section."""
    chance = random.Random(seed)
    with open(path, "w", encoding="utf-8") as out:
        out.write('{\n  "listspec": 1,\n  "runtime": "holo",\n  "rows": [\n')
        out.write(
            ",\n".join(
                "    {\n"
                f'      "cell": "{chance.choice(CELLS)}",\n'
                f'      "tag": "row-{row}",\n'
                '      "model": {\n'
                f'        "title": "Row {row}",\n'
                f'        "subtitle": "{chance.choice(SUBTITLES)}",\n'
                f'        "height": {chance.choice(HEIGHTS)}\n'
                "      },\n"
                f'      "height": {chance.choice(HEIGHTS)}\n'
                "    }"
                for row in range(rows)
            )
        )
        out.write("\n  ]\n}\n")


def write_repetition(path, data):
    """A list that makes one row of each row of a data file beside it, with three expressions."""
    with open(path, "w", encoding="utf-8") as out:
        out.write(
            "listspec: 1\nruntime: holo\ncells:\n  RowCell: {implements: [configure]}\n"
            f"data:\n  entries: {{file: {data}, at: rows}}\n"
            "sections:\n  - tag: made\n    rows:\n"
            '      - forEach: "$(data.entries)"\n        cell: RowCell\n        tag: "made-$(each.tag)"\n'
            '        height: "$(each.height + 4)"\n        model: {title: "$(each.model.title)"}\n'
        )


def write_edits(path, rows, count, seed):
    """Edits of a generated list, all over it and in no order: half of them updates, the others removals and insertions."""
    chance = random.Random(seed)
    with open(path, "w", encoding="utf-8") as out:
        out.write("listspec-edits: 1\nedits:\n")
        for number, row in enumerate(chance.sample(range(rows), count)):
            tag = f"row-{row // ROWS_IN_A_SECTION}-{row % ROWS_IN_A_SECTION}"
            if number % 4 < 2:
                out.write(f"  - updateRows: [{{tag: {tag}, height: {chance.choice(HEIGHTS) + 1}, model.title: Changed}}]\n")
            elif number % 4 == 2:
                out.write(f"  - removeRows: [{tag}]\n")
            else:
                out.write(f"  - insertRows: {{after: {tag}, rows: [{{tag: new-{number}, cell: ButtonCell, height: 44}}]}}\n")
