"""Clients ¶Browser: a table's address as a QR code."""

from __future__ import annotations

import pytest

from web import qr

# As another implementation draws it with the same mask.
DRAWN = """
#######..#.#...##..##.#######
#.....#...###.......#.#.....#
#.###.#.#.#...#.#.###.#.###.#
#.###.#.##......##.#..#.###.#
#.###.#.#....###..##..#.###.#
#.....#.#.##.####.#.#.#.....#
#######.#.#.#.#.#.#.#.#######
........#.##.#.#.............
#.#####..#....##.#..#.#####..
###.........#..##.##.##.#...#
.#..#####.#.#....##...#.#....
.#......#...#.#.#.#..##.#..#.
#.#.#####..##...##..##.#.##..
.##....##.#..###.###..#.#.#.#
.######.#.##.####....#....#..
#.#.........##.#..#..#.#...#.
###.###..####.##.#..##....#..
#.#.#..######..##.##.##.###.#
#.#.#.####.#..........##.##..
#..#....#...#.#.#...#####..#.
#.###.##.#.#....###.#####.###
........#.##.###.####...#####
#######......#####.##.#.###..
#.....#.##.#.#.#....#...#....
#.###.#.##..#.##.##.#######.#
#.###.#.#..#.#.##...##.#.....
#.###.#.#...#.#..#..#.#.##.#.
#.....#..#..##..#..###.....#.
#######.#.##.##...#.....###..
"""


def test_an_address_is_drawn_as_everybody_draws_it():
    grid = qr.modules("http://127.0.0.1:4001/table/7")
    assert ["".join("#" if dark else "." for dark in row) for row in grid] == DRAWN.split()


@pytest.mark.parametrize("length", [1, 14, 15, 42, 62, 84, qr.MOST_BYTES])
def test_every_length_fills_a_square_with_its_three_corners(length):
    grid = qr.modules("x" * length)
    size = len(grid)
    assert size % 4 == 1 and all(len(row) == size for row in grid)
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        assert all(grid[y][x : x + 7]) and grid[y + 1][x : x + 7] == [True, *[False] * 5, True]


def test_what_is_too_long_is_refused():
    with pytest.raises(ValueError):
        qr.modules("x" * (qr.MOST_BYTES + 1))


def test_the_picture_has_a_quiet_edge_and_a_light_ground():
    picture = qr.picture("http://127.0.0.1:4001/table/7")
    size = len(DRAWN.split()) + 2 * qr.QUIET
    assert f'viewBox="0 0 {size} {size}"' in picture and 'fill="#fff"' in picture
