"""How our small drawings are drawn: pieces of SVG round the point 0 0.

Lines and fills take `currentColor`; other colours come from paints.py. The group round a drawing
says how broad its lines are.
"""

from __future__ import annotations

from html import escape


def put(drawing: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
    """A drawing moved, turned clockwise and scaled."""
    steps = f"translate({x:g} {y:g})"
    steps += f" rotate({turn})" if turn else ""
    steps += f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="{steps}">{drawing}</g>'


def line(path: str) -> str:
    """A line in ink."""
    return f'<path d="{path}"/>'


def shape(path: str, fill: str = "currentColor", edge: str = "none") -> str:
    """A filled shape."""
    return f'<path d="{path}" fill="{fill}" stroke="{edge}"/>'


def dot(x: float, y: float, radius: float, fill: str = "currentColor", edge: str = "none") -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'


def ring(x: float, y: float, radius: float) -> str:
    """A circle in ink."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def stroked(drawing: str, width: float, ink: str = "currentColor") -> str:
    """A drawing in lines of another width and colour."""
    return f'<g stroke="{ink}" stroke-width="{width:g}">{drawing}</g>'


def dashed(drawing: str, dashes: str) -> str:
    """A drawing in broken lines."""
    return f'<g stroke-dasharray="{dashes}">{drawing}</g>'


def words(text: str, y: float, size: float | str, fill: str, x: float = 0) -> str:
    """A line of bold text round x."""
    height = size if isinstance(size, str) else f"{size:.3g}"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{height}" font-weight="700" text-anchor="middle"'
        f' fill="{fill}" stroke="none">{escape(text)}</text>'
    )
