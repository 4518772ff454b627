import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { scoreOf, type Signal } from './score.ts'
import vectors from './testing/vectors.json' with { type: 'json' }

for (const { id, title, input, expected } of vectors) {
  test(`${id}: ${title}`, () => {
    assert.deepEqual(
      scoreOf(input.signals as Signal[], amount(BigInt(input.amount)), amount(BigInt(input.autoMax))),
      expected,
    )
  })
}

for (const [signals, asked, expected, why] of [
  [
    ['WATCHLIST', 'KYC_VERIFIED'],
    1n,
    { score: 40, decision: 'HOLD' },
    'who is watched for is held, whatever the score',
  ],
  [['NAME_MISMATCH', 'BANK_SHARED'], 1n, { score: 70, decision: 'SENIOR' }, 'from 60 a senior looks too'],
  [
    ['NAME_MISMATCH', 'KYC_VERIFIED', 'CLEAN_HISTORY_3'],
    1n,
    { score: 20, decision: 'MANUAL' },
    'another name is always looked at',
  ],
  [['OPPOSITE_BETTING', 'WATCHLIST', 'NAME_MISMATCH'], 1n, { score: 100, decision: 'HOLD' }, 'no score is above 100'],
  [['FIRST_WITHDRAWAL', 'FIRST_WITHDRAWAL'], 1n, { score: 10, decision: 'AUTO' }, 'a signal counts once'],
  [[], 10n, { score: 0, decision: 'AUTO' }, 'up to the limit nobody looks'],
] as const) {
  test(`risk: ${why}`, () => {
    assert.deepEqual(scoreOf(signals, amount(asked), amount(10n)), expected)
  })
}

test("a brand's own weight counts instead of ours", () => {
  assert.deepEqual(scoreOf(['NEW_ACCOUNT_24H'], amount(1n), amount(10n), { NEW_ACCOUNT_24H: 30 }), {
    score: 30,
    decision: 'MANUAL',
  })
})
