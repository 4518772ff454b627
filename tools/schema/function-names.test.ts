import assert from 'node:assert/strict'
import { test } from 'vitest'
import { functionNames } from './function-names.ts'

test('groups are sorted by name and their names by number, in capitals', () => {
  assert.equal(
    functionNames({ wager: { WON: 1, OPEN: 0 }, post: { key_conflict: 2, posted: 0 } }),
    `{
  "post": {
    "POSTED": 0,
    "KEY_CONFLICT": 2
  },
  "wager": {
    "OPEN": 0,
    "WON": 1
  }
}
`,
  )
})

test('what the functions name are the numbers that TypeScript reads', () => {
  const names = JSON.parse(functionNames())
  assert.equal(names.operation.IN_PROGRESS, 25)
  assert.equal(names.cancel.SETTLED, names.operation.ALREADY_SETTLED)
  assert.equal(names.play.STALE, 10)
  assert.equal(names.place.AGAIN, 40)
})
