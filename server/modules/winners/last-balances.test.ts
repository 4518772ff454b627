import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { LastBalances } from './last-balances.ts'

const [A, B] = [id<'member'>(randomUUID()), id<'member'>(randomUUID())]
const LEAST = amount(500n)

for (const [why, events, expected] of [
  ['the first is not known, so it may', [[1, 900n]], [true]],
  ['unless all that is held is less', [[1, 400n]], [false]],
  [
    'the next version tells what was won',
    [
      [1, 900n],
      [2, 1_399n],
      [3, 1_899n],
      [4, 1_700n],
    ],
    [true, false, true, false],
  ],
  [
    'after a gap it is not known',
    [
      [1, 900n],
      [3, 901n],
    ],
    [true, true],
  ],
  [
    'told twice it is not known',
    [
      [1, 900n],
      [2, 901n],
      [2, 901n],
    ],
    [true, false, true],
  ],
  [
    'an older one does not hide the newer',
    [
      [1, 900n],
      [3, 1_000n],
      [2, 950n],
      [4, 1_500n],
    ],
    [true, true, true, true],
  ],
] as const) {
  test(`whether a round may have won 500: ${why}`, () => {
    const balances = new LastBalances()
    assert.deepEqual(
      events.map(([version, balance]) =>
        balances.mayHaveWon({ memberId: A, version, balance: amount(balance) }, LEAST),
      ),
      expected,
    )
    assert.equal(
      balances.mayHaveWon({ memberId: B, version: 2, balance: amount(600n) }, LEAST),
      true,
      'of another wallet',
    )
  })
}
