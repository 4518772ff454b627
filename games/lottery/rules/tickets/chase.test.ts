import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { type LotteryCase, lotteryCases } from '../../../vectors/lottery.ts'
import type { Json } from './bet-type.ts'
import { chaseOf, type EntryResult, multiplesOf, outcomeOf } from './chase.ts'
import { d5 } from '../families/ssc/index.ts'
import { payoutOf } from '../money/payout.ts'
import { flat } from '../catalogue/prices/odds.ts'

interface ChaseCase {
  draw: { drawNumber: string; result: unknown }[]
  stake: number
  bet: {
    type: string
    selection: Json
    line_stake: number
    odds_milli: number
    entries: { drawNumber: string; multiple: number }[]
    stop_on_win: boolean
    locked_index_when_win_known: number | null
  }
  expected: {
    entries: { drawNumber: string; multiple: number; stake: number; status: string; payout: number }[]
    total_refund: number
    total_payout: number
    net: number
  }
}

for (const worked of lotteryCases.filter(
  (lotteryCase): lotteryCase is LotteryCase & ChaseCase => lotteryCase.kind === 'chase',
)) {
  const { draw, bet, stake, expected } = worked
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const type = d5.betTypes.get(bet.type)
    assert.ok(type)
    const picked = type.pick(bet.selection)
    const price = flat(bet.odds_milli)
    const entries = chaseOf(
      {
        drawNumbers: bet.entries.map(({ drawNumber }) => drawNumber),
        multiples: bet.entries.map(({ multiple }) => multiple),
        stake: amount(BigInt(bet.line_stake * picked.lines)),
      },
      () => true,
    )
    assert.ok(entries)
    const results = new Map(draw.map(({ drawNumber, result }) => [drawNumber, d5.readResult(result)]))
    const outcome = outcomeOf(
      entries,
      ({ drawNumber, multiple }): EntryResult => {
        const result = results.get(drawNumber)
        assert.ok(result)
        const payout = payoutOf(
          type,
          price,
          amount(BigInt(bet.line_stake * multiple)),
          picked.outcome({ result, facts: {} }),
        )
        return { status: payout > 0n ? 'WON' : 'LOST', payout }
      },
      {
        onWin: bet.stop_on_win,
        isLocked: (drawNumber) =>
          bet.entries.findIndex((entry) => entry.drawNumber === drawNumber) <= (bet.locked_index_when_win_known ?? -1),
      },
    )
    assert.deepEqual(
      outcome.entries.map((entry) => ({ ...entry, stake: Number(entry.stake), payout: Number(entry.payout) })),
      expected.entries,
    )
    assert.deepEqual([outcome.refund, outcome.payout, outcome.net].map(Number), [
      expected.total_refund,
      expected.total_payout,
      expected.net,
    ])
    assert.equal(Number(entries.reduce((sum, entry) => sum + entry.stake, 0n)), stake)
  })
}

const order = (drawNumbers: readonly string[], multiples: readonly number[]) => ({
  drawNumbers,
  multiples,
  stake: amount(2000n),
})
const run = (...statuses: EntryResult['status'][]) => {
  const entries = chaseOf(
    order(
      statuses.map((_, i) => `20260105060${i}`),
      statuses.map(() => 1),
    ),
    () => true,
  )
  assert.ok(entries)
  return (isLocked: (drawNumber: string) => boolean, onWin = true) =>
    outcomeOf(
      entries,
      ({ drawNumber }) => {
        const status = statuses[Number(drawNumber.at(-1))] ?? 'LOST'
        return {
          status,
          payout: amount(status === 'WON' ? 19_600n : status === 'PUSH' || status === 'VOID' ? 2000n : 0n),
        }
      },
      { onWin, isLocked },
    )
}

test('entries locked before a win was known stand, and can win themselves', () => {
  const { entries, refund, payout, net } = run(
    'WON',
    'WON',
    'LOST',
    'LOST',
  )((drawNumber) => drawNumber <= '202601050601')
  assert.deepEqual(
    entries.map(({ status }) => status),
    ['WON', 'WON', 'CANCELLED_STOP_ON_WIN', 'CANCELLED_STOP_ON_WIN'],
  )
  assert.deepEqual([refund, payout, net], [4000n, 39_200n, 35_200n])
})

test('a void draw is refunded and the rest goes on', () => {
  const { entries, refund, payout, net } = run('LOST', 'VOID', 'WON', 'LOST')(() => false)
  assert.deepEqual(
    entries.map(({ status }) => status),
    ['LOST', 'VOID', 'WON', 'CANCELLED_STOP_ON_WIN'],
  )
  assert.deepEqual([refund, payout, net], [4000n, 19_600n, 15_600n])
})

test('a push is no win: it stops nothing', () => {
  const { entries, payout } = run('PUSH', 'LOST')(() => false)
  assert.deepEqual(
    entries.map(({ status }) => status),
    ['PUSH', 'LOST'],
  )
  assert.equal(payout, 2000n)
})

for (const [why, drawNumbers, multiples] of [
  ['no draw', [], []],
  ['a draw twice', ['202601050601', '202601050601'], [1, 1]],
  ['draws that go back', ['202601050602', '202601050601'], [1, 1]],
  ['fewer multiples than draws', ['202601050601', '202601050602'], [1]],
  ['no multiple', ['202601050601'], [0]],
  ['half a multiple', ['202601050601'], [1.5]],
  ['too large a multiple', ['202601050601'], [100_000]],
  [
    'more than a hundred draws',
    Array.from({ length: 101 }, (_, i) => `20260105${String(i + 1).padStart(4, '0')}`),
    Array.from({ length: 101 }, () => 1),
  ],
  ['a locked draw', ['202601050600', '202601050601'], [1, 1]],
] as const) {
  test(`a chase isn't run with ${why}`, () =>
    assert.equal(
      chaseOf(order(drawNumbers, multiples), (drawNumber) => drawNumber !== '202601050600'),
      undefined,
    ))
}

test('a hundred draws are run', () => {
  const drawNumbers = Array.from({ length: 100 }, (_, i) => `20260105${String(i + 1).padStart(4, '0')}`)
  assert.equal(
    chaseOf(
      order(
        drawNumbers,
        drawNumbers.map(() => 99_999),
      ),
      () => true,
    )?.at(-1)?.stake,
    199_998_000n,
  )
})

test('multiples stay, double or are raised as a profit needs', () => {
  assert.deepEqual(multiplesOf({ by: 'SAME', multiple: 3 }, 4), [3, 3, 3, 3])
  assert.deepEqual(multiplesOf({ by: 'TIMES', start: 1, factor: 2, every: 2 }, 6), [1, 1, 2, 2, 4, 4])
  assert.deepEqual(multiplesOf({ by: 'TIMES', start: 1, factor: 10, every: 1 }, 9), [1, 10, 100, 1000, 10_000])
  const profit = { by: 'PROFIT', start: 1, ppm: 100_000, stake: amount(2000n), payout: amount(19_600n) } as const
  const multiples = multiplesOf(profit, 20)
  assert.equal(multiples.length, 20)
  let staked = 0n
  for (const multiple of multiples) {
    staked += 2000n * BigInt(multiple)
    assert.ok(19_600n * BigInt(multiple) * 10n >= staked * 11n, 'a win leaves a tenth of everything staked')
    if (multiple > 1) assert.ok(19_600n * BigInt(multiple - 1) * 10n < (staked - 2000n) * 11n, 'and no less would do')
  }
  assert.deepEqual(multiplesOf({ ...profit, ppm: 9_000_000 }, 20), [], 'no multiple reaches more than the play pays')
})
