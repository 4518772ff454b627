import assert from 'node:assert/strict'
import { DAY, HOUR, MINUTE } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import { turnOf } from './turn.ts'

for (const [cron, turn] of [
  ['* * * * *', MINUTE],
  ['*/10 * * * *', 10 * MINUTE],
  ['5,35 * * * *', 30 * MINUTE],
  ['15 * * * *', HOUR],
  ['30 19 * * *', DAY],
] as const)
  test(`the turn of ${cron}`, () => assert.equal(turnOf(cron), turn))
