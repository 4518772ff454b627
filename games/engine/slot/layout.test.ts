import { assert, test } from 'vitest'
import { layoutOf, controlsSpace, type BoardShape } from './layout.ts'

const REELS: BoardShape = { columns: 5, rows: 3, cell: 200, border: 34, wide: 180, tall: 240 }

for (const [width, height, tall] of [
  [1440, 856, false],
  [1920, 1036, false],
  [1024, 724, false],
  [844, 346, false],
  [768, 980, true],
  [390, 800, true],
  [320, 524, true],
] as const) {
  test(`${width} × ${height}: the board fits between the controls, ${tall ? 'upright' : 'wide'}`, () => {
    const { board, cell, border, tall: upright } = layoutOf(REELS, width, height)
    const space = controlsSpace(width, height)
    assert.equal(upright, tall)
    assert.isAtLeast(board.x, space.side - 0.01)
    assert.isAtMost(board.x + board.width, width - space.side + 0.01)
    assert.isAtLeast(board.y, space.top - 0.01)
    assert.isAtMost(board.y + board.height, height - space.bottom + 0.01)
    assert.approximately(board.width, cell.width * 5 + border * 2, 0.01)
    assert.approximately(board.height, cell.height * 3 + border * 2, 0.01)
  })
}

test('a frame without any room still has a board', () => {
  const { board } = layoutOf(REELS, 0, 0)
  assert.isAbove(board.width, 0)
})
