"""Reads slides of PowerPoint as python-pptx finds them: by slide its title, its notes and all texts of its shapes, as JSON."""

import json
import sys

from pptx import Presentation


def texts(shapes):
    for shape in shapes:
        if shape.has_text_frame and shape.text_frame.text:
            yield shape.text_frame.text
        if hasattr(shape, "shapes"):
            yield from texts(shape.shapes)


def told(slide):
    notes = slide.notes_slide.notes_text_frame.text if slide.has_notes_slide else ""
    return {"title": slide.shapes.title.text, "notes": notes, "texts": list(texts(slide.shapes))}


json.dump([told(slide) for slide in Presentation(sys.argv[1]).slides], sys.stdout)
