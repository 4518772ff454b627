import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { inShort, longestStreak, resultsOf } from './streak.ts'

const round = (stake: bigint, payout: bigint, validBet = stake) => ({ stake, payout, validBet })
const results = fc.array(fc.constantFrom('W', 'L'), { maxLength: 40 }).map((all) => all.join(''))

test('a win pays one and a half times its stake at least; what has no valid bet is passed over', () => {
  const rounds = [
    round(1_000n, 1_500n),
    round(1_000n, 1_000n, 0n),
    round(1_000n, 2_000n),
    round(1_000n, 90_000n, 0n),
    round(1_001n, 1_501n),
    round(1_001n, 1_502n),
    round(1_000n, 0n),
  ]
  assert.equal(resultsOf(rounds), 'WWLWL')
  assert.equal(resultsOf([]), '')
})

for (const [all, longest] of [
  ['', 0],
  ['L', 0],
  ['W', 1],
  ['WWLWWWLW', 3],
  ['WWWW', 4],
  ['LLWWLL', 2],
] as const)
  test(`the longest row of wins in "${all}" is ${longest}`, () => assert.equal(longestStreak(all), longest))

test('days in short, put behind each other, have the longest row of all their rounds', () => {
  fc.assert(
    fc.property(fc.array(results, { minLength: 1, maxLength: 7 }), (days) => {
      const whole = days.join('')
      const short = days.map(inShort).join('')
      assert.equal(longestStreak(short), longestStreak(whole))
      assert.equal(inShort(short), inShort(whole))
      assert.ok(inShort(whole).length <= 3 * longestStreak(whole) + 2)
    }),
  )
})
