import { describe, expect, test } from 'vitest'
import { visibleRows } from './use-visible-rows.ts'

describe('rows in view', () => {
  for (const [top, height, count, rows, why] of [
    [-200, 800, 1000, [0, 6], 'above the list only its beginning'],
    [0, 800, 1000, [0, 7], 'at the top'],
    [100_000, 800, 1000, [497, 507], 'far down, three more on both sides'],
    [199_500, 800, 1000, [994, 999], 'never past the end'],
    [0, 800, 2, [0, 1], 'a short list whole'],
  ] as const) {
    test(why, () => expect(visibleRows(top, height, 200, count)).toEqual(rows))
  }
})
