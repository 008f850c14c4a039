"""Short sounds made of sine tones, so that no file of anybody's is needed."""

from __future__ import annotations

import io
import math
import struct
import wave
from collections.abc import Mapping, Sequence

RATE = 22_050
"""Samples a second."""

LOUDNESS = 0.35
"""Of the loudest there could be."""

FADE = 0.02
"""Seconds in which a tone comes and goes, so that nothing clicks."""

TUNES: Mapping[str, Sequence[tuple[float, float]]] = {
    "turn": ((659.3, 0.12), (880.0, 0.18)),
    "vote": ((523.3, 0.10), (523.3, 0.10), (784.0, 0.20)),
    "over": ((784.0, 0.14), (659.3, 0.14), (523.3, 0.28)),
}
"""Name of a sound -> its tones: hertz and seconds."""


def sound(name: str) -> bytes:
    """One of `TUNES` as a WAV file: 16 bits, one channel."""
    samples = [sample for hertz, seconds in TUNES[name] for sample in _tone(hertz, seconds)]
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return made.getvalue()


def _tone(hertz: float, seconds: float) -> list[int]:
    count = int(RATE * seconds)
    fade = RATE * FADE
    return [
        round(
            32767
            * LOUDNESS
            * min(1.0, place / fade, (count - place) / fade)
            * math.sin(2 * math.pi * hertz * place / RATE)
        )
        for place in range(count)
    ]
