import { assert, test } from 'vitest'
import { rate } from '../../money.ts'
import { quotaExceeded } from './quota.ts'

const OWN = rate(10_000)
const QUOTAS = [
  { gap: rate(0), most: 1 },
  { gap: rate(1_000), most: 2 },
]

for (const [wanted, others, exceeded, why] of [
  [10_000, [], undefined, 'the first at the top'],
  [10_000, [10_000], 0, 'a second at the top is one too many'],
  [9_000, [10_000], undefined, 'the second within a thousand'],
  [9_000, [10_000, 9_900], 1_000, 'the third within a thousand'],
  [8_900, [10_000, 9_900, 9_000], undefined, 'a lower rate is not limited'],
] as const)
  test(`a quota: ${why}`, () => {
    const found = quotaExceeded(OWN, rate(wanted), others.map(rate), QUOTAS)
    assert.equal<number | undefined>(found?.gap, exceeded)
  })

test('it says how many there are, and without quotas nothing is limited', () => {
  assert.deepEqual(quotaExceeded(OWN, OWN, [OWN, OWN], QUOTAS), { gap: rate(0), most: 1, used: 2 })
  assert.isUndefined(quotaExceeded(OWN, OWN, [OWN, OWN, OWN], []))
})
